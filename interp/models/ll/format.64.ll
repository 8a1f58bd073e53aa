source_filename = "format.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.spec = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.sink = type { ptr, i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_format.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_format.str.1 = private unnamed_addr constant [26 x i8] c"snprintf: buffer overflow\00", align 1
@__gomc_format.str.2 = private unnamed_addr constant [25 x i8] c"sprintf: buffer overflow\00", align 1
@__gomc_format.str.3 = private unnamed_addr constant [31 x i8] c"conversion of a wide character\00", align 1
@__gomc_format.str.4 = private unnamed_addr constant [28 x i8] c"conversion of a wide string\00", align 1
@__gomc_format.str.5 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@__gomc_format.str.6 = private unnamed_addr constant [42 x i8] c"conversion of a number in a format string\00", align 1
@__gomc_format.str.7 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@__gomc_format.str.8 = private unnamed_addr constant [37 x i8] c"a number with more than 10000 digits\00", align 1

define i32 @vsnprintf(ptr noundef %to, i64 noundef %size, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 8
  store ptr %to, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i64 %size, 0
  %sub.i = sub i64 %size, 1
  %cond.i = select i1 %cmp.i, i64 %sub.i, i64 0
  store i64 %cond.i, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %f.addr.i1.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %0 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %1 = load i64, ptr %count.i, align 8
  %2 = load i64, ptr %limit.i, align 8
  %cmp.i15 = icmp ult i64 %1, %2
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %3 = load ptr, ptr %s.i, align 8
  %arrayidx.i16 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %4 = load i64, ptr %count.i, align 8
  %inc.i18 = add i64 %4, 1
  store i64 %inc.i18, ptr %count.i, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i1.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i1.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i1.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i1.1, i32 1
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %10
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond109 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond109, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %args, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i1.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond110 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond110, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i1.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split111
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split111:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split111, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split111 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i, align 8
  %23 = load i64, ptr %limit.i, align 8
  %cmp.i24 = icmp ult i64 %22, %23
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i, align 8
  %arrayidx.i26 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %25 = load i64, ptr %count.i, align 8
  %inc.i29 = add i64 %25, 1
  store i64 %inc.i29, ptr %count.i, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %args, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %args, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then172.i
  %n.addr.i54.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end175.i

for.body.i60:                                     ; preds = %for.cond.i56
  %32 = load i64, ptr %count.i, align 8
  %33 = load i64, ptr %limit.i, align 8
  %cmp.i.i59 = icmp ult i64 %32, %33
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %34 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %35 = load i64, ptr %count.i, align 8
  %inc.i.i65 = add i64 %35, 1
  store i64 %inc.i.i65, ptr %count.i, align 8
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end175.i:                                      ; preds = %for.cond.i56, %vaarg.end168.i
  %36 = load i64, ptr %count.i, align 8
  %37 = load i64, ptr %limit.i, align 8
  %cmp.i36 = icmp ult i64 %36, %37
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i, align 8
  %arrayidx.i38 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end175.i
  %39 = load i64, ptr %count.i, align 8
  %inc.i41 = add i64 %39, 1
  store i64 %inc.i41, ptr %count.i, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit43
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then178.i
  %n.addr.i.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %42 = load i64, ptr %count.i, align 8
  %43 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %42, %43
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %44 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %45 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %45, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %args, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %args, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %args, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %args, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true232.i
  ]

cond.true.i6:                                     ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %args, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i6
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %args, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i6
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %args, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %args, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %args, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %args, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i70:                                        ; preds = %if.then266.i
  %conv.i69 = trunc i64 %cond258.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i
  %conv3.i = trunc i64 %cond258.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i
  %conv6.i71 = trunc i64 %cond258.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i78
    i32 -1, label %sw.bb2.i81
    i32 0, label %sw.bb5.i84
  ]

sw.bb.i78:                                        ; preds = %if.else290.i
  %conv.i76 = trunc i64 %cond258.i to i8
  %conv1.i77 = zext i8 %conv.i76 to i64
  br label %if.end292.i

sw.bb2.i81:                                       ; preds = %if.else290.i
  %conv3.i79 = trunc i64 %cond258.i to i16
  %conv4.i80 = zext i16 %conv3.i79 to i64
  br label %if.end292.i

sw.bb5.i84:                                       ; preds = %if.else290.i
  %conv6.i82 = trunc i64 %cond258.i to i32
  %conv7.i83 = zext i32 %conv6.i82 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i78, %sw.bb2.i81, %sw.bb5.i84, %if.else290.i, %cond.end280.i
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i84 ], [ 0, %sw.bb2.i81 ], [ 0, %sw.bb.i78 ]
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i83, %sw.bb5.i84 ], [ %conv4.i80, %sw.bb2.i81 ], [ %conv1.i77, %sw.bb.i78 ], [ %cond258.i, %if.else290.i ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond107 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond107, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i = or i32 %conv118.i, 32
  %conv1.i89 = trunc i32 %or.i to i8
  %conv2.i90 = sext i8 %conv1.i89 to i32
  %cmp.i91 = icmp eq i32 %conv2.i90, 97
  br i1 %cmp.i91, label %lor.lhs.false313.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i93 = icmp sge i32 %conv2.i90, 101
  %cmp8.i = icmp sle i32 %conv2.i90, 103
  %69 = select i1 %cmp5.i93, i1 %cmp8.i, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond108 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond108, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit43, %for.cond.i47, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit31
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i, align 8
  %conv327.i = trunc i64 %74 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %75 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %74, %75
  %cond11.i = select i1 %cmp5.i, i64 %74, i64 %75
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  ret i32 %conv327.i
}

define i32 @vsprintf(ptr noundef %to, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 8
  store ptr %to, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  store i64 1073741823, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %f.addr.i1.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %0 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %1 = load i64, ptr %count.i, align 8
  %2 = load i64, ptr %limit.i, align 8
  %cmp.i15 = icmp ult i64 %1, %2
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %3 = load ptr, ptr %s.i, align 8
  %arrayidx.i16 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %4 = load i64, ptr %count.i, align 8
  %inc.i18 = add i64 %4, 1
  store i64 %inc.i18, ptr %count.i, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i1.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i1.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i1.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i1.1, i32 1
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %10
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond109 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond109, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %args, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i1.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond110 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond110, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i1.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split111
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split111:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split111, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split111 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i, align 8
  %23 = load i64, ptr %limit.i, align 8
  %cmp.i24 = icmp ult i64 %22, %23
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i, align 8
  %arrayidx.i26 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %25 = load i64, ptr %count.i, align 8
  %inc.i29 = add i64 %25, 1
  store i64 %inc.i29, ptr %count.i, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %args, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %args, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then172.i
  %n.addr.i54.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end175.i

for.body.i60:                                     ; preds = %for.cond.i56
  %32 = load i64, ptr %count.i, align 8
  %33 = load i64, ptr %limit.i, align 8
  %cmp.i.i59 = icmp ult i64 %32, %33
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %34 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %35 = load i64, ptr %count.i, align 8
  %inc.i.i65 = add i64 %35, 1
  store i64 %inc.i.i65, ptr %count.i, align 8
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end175.i:                                      ; preds = %for.cond.i56, %vaarg.end168.i
  %36 = load i64, ptr %count.i, align 8
  %37 = load i64, ptr %limit.i, align 8
  %cmp.i36 = icmp ult i64 %36, %37
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i, align 8
  %arrayidx.i38 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end175.i
  %39 = load i64, ptr %count.i, align 8
  %inc.i41 = add i64 %39, 1
  store i64 %inc.i41, ptr %count.i, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit43
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then178.i
  %n.addr.i.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %42 = load i64, ptr %count.i, align 8
  %43 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %42, %43
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %44 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %45 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %45, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %args, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %args, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %args, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %args, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true232.i
  ]

cond.true.i6:                                     ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %args, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i6
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %args, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i6
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %args, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %args, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %args, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %args, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i70:                                        ; preds = %if.then266.i
  %conv.i69 = trunc i64 %cond258.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i
  %conv3.i = trunc i64 %cond258.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i
  %conv6.i71 = trunc i64 %cond258.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i78
    i32 -1, label %sw.bb2.i81
    i32 0, label %sw.bb5.i84
  ]

sw.bb.i78:                                        ; preds = %if.else290.i
  %conv.i76 = trunc i64 %cond258.i to i8
  %conv1.i77 = zext i8 %conv.i76 to i64
  br label %if.end292.i

sw.bb2.i81:                                       ; preds = %if.else290.i
  %conv3.i79 = trunc i64 %cond258.i to i16
  %conv4.i80 = zext i16 %conv3.i79 to i64
  br label %if.end292.i

sw.bb5.i84:                                       ; preds = %if.else290.i
  %conv6.i82 = trunc i64 %cond258.i to i32
  %conv7.i83 = zext i32 %conv6.i82 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i78, %sw.bb2.i81, %sw.bb5.i84, %if.else290.i, %cond.end280.i
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i83, %sw.bb5.i84 ], [ %conv4.i80, %sw.bb2.i81 ], [ %conv1.i77, %sw.bb.i78 ], [ %cond258.i, %if.else290.i ]
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i84 ], [ 0, %sw.bb2.i81 ], [ 0, %sw.bb.i78 ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond107 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond107, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i = or i32 %conv118.i, 32
  %conv1.i89 = trunc i32 %or.i to i8
  %conv2.i90 = sext i8 %conv1.i89 to i32
  %cmp.i91 = icmp eq i32 %conv2.i90, 97
  br i1 %cmp.i91, label %lor.lhs.false313.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i93 = icmp sge i32 %conv2.i90, 101
  %cmp8.i = icmp sle i32 %conv2.i90, 103
  %69 = select i1 %cmp5.i93, i1 %cmp8.i, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond108 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond108, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit43, %for.cond.i47, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit31
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i, align 8
  %conv327.i = trunc i64 %74 to i32
  %75 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %74, %75
  %cond11.i = select i1 %cmp5.i, i64 %74, i64 %75
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  ret i32 %conv327.i
}

define i32 @snprintf(ptr noundef %to, i64 noundef %size, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  store ptr %to, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i64 %size, 0
  %sub.i = sub i64 %size, 1
  %cond.i = select i1 %cmp.i, i64 %sub.i, i64 0
  store i64 %cond.i, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %f.addr.i3.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i3.0, i32 1
  %0 = load i8, ptr %f.addr.i3.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i6 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i6:                                       ; preds = %for.cond.i
  %1 = load i64, ptr %count.i, align 8
  %2 = load i64, ptr %limit.i, align 8
  %cmp.i17 = icmp ult i64 %1, %2
  br i1 %cmp.i17, label %if.then.i19, label %put.exit

if.then.i19:                                      ; preds = %if.then.i6
  %3 = load ptr, ptr %s.i, align 8
  %arrayidx.i18 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i18, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i19, %if.then.i6
  %4 = load i64, ptr %count.i, align 8
  %inc.i20 = add i64 %4, 1
  store i64 %inc.i20, ptr %count.i, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i3.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i3.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i3.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i3.1, i32 1
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i7 = sub nsw i32 0, %10
  store i32 %sub.i7, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i3.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i3.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i3.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond109 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond109, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i3.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i3.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i3.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i3.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i3.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %args, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i3.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i3.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond110 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond110, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i3.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i3.6 = phi ptr [ %f.addr.i3.3, %if.end65.i ], [ %f.addr.i3.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i3.7 = phi ptr [ %f.addr.i3.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i3.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split111
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i3.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split111:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split111, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split111 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i3.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i, align 8
  %23 = load i64, ptr %limit.i, align 8
  %cmp.i26 = icmp ult i64 %22, %23
  br i1 %cmp.i26, label %if.then.i29, label %put.exit33

if.then.i29:                                      ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i, align 8
  %arrayidx.i28 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i28, align 1
  br label %put.exit33

put.exit33:                                       ; preds = %if.then.i29, %sw.bb.i
  %25 = load i64, ptr %count.i, align 8
  %inc.i31 = add i64 %25, 1
  store i64 %inc.i31, ptr %count.i, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %args, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %args, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i58

for.cond.i58:                                     ; preds = %put.exit.i68, %if.then172.i
  %n.addr.i56.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i69, %put.exit.i68 ]
  %cmp.i57 = icmp sgt i32 %n.addr.i56.0, 0
  br i1 %cmp.i57, label %for.body.i62, label %if.end175.i

for.body.i62:                                     ; preds = %for.cond.i58
  %32 = load i64, ptr %count.i, align 8
  %33 = load i64, ptr %limit.i, align 8
  %cmp.i.i61 = icmp ult i64 %32, %33
  br i1 %cmp.i.i61, label %if.then.i.i65, label %put.exit.i68

if.then.i.i65:                                    ; preds = %for.body.i62
  %34 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i64 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i64, align 1
  br label %put.exit.i68

put.exit.i68:                                     ; preds = %if.then.i.i65, %for.body.i62
  %35 = load i64, ptr %count.i, align 8
  %inc.i.i67 = add i64 %35, 1
  store i64 %inc.i.i67, ptr %count.i, align 8
  %dec.i69 = add nsw i32 %n.addr.i56.0, -1
  br label %for.cond.i58

if.end175.i:                                      ; preds = %for.cond.i58, %vaarg.end168.i
  %36 = load i64, ptr %count.i, align 8
  %37 = load i64, ptr %limit.i, align 8
  %cmp.i38 = icmp ult i64 %36, %37
  br i1 %cmp.i38, label %if.then.i41, label %put.exit45

if.then.i41:                                      ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i, align 8
  %arrayidx.i40 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i40, align 1
  br label %put.exit45

put.exit45:                                       ; preds = %if.then.i41, %if.end175.i
  %39 = load i64, ptr %count.i, align 8
  %inc.i43 = add i64 %39, 1
  store i64 %inc.i43, ptr %count.i, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit45
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i49

for.cond.i49:                                     ; preds = %put.exit.i, %if.then178.i
  %n.addr.i.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i51, %put.exit.i ]
  %cmp.i48 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i48, label %for.body.i50, label %sw.epilog.i

for.body.i50:                                     ; preds = %for.cond.i49
  %42 = load i64, ptr %count.i, align 8
  %43 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %42, %43
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i50
  %44 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i50
  %45 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %45, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i51 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i49

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %args, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %args, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %args, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %args, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i8
    i32 1, label %cond.true232.i
  ]

cond.true.i8:                                     ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %args, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i8
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %args, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i8
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %args, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %args, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %args, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %args, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i72
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i72:                                        ; preds = %if.then266.i
  %conv.i71 = trunc i64 %cond258.i to i8
  %conv1.i = sext i8 %conv.i71 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i
  %conv3.i = trunc i64 %cond258.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i
  %conv6.i73 = trunc i64 %cond258.i to i32
  %conv7.i = sext i32 %conv6.i73 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i72
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i72 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i80
    i32 -1, label %sw.bb2.i83
    i32 0, label %sw.bb5.i86
  ]

sw.bb.i80:                                        ; preds = %if.else290.i
  %conv.i78 = trunc i64 %cond258.i to i8
  %conv1.i79 = zext i8 %conv.i78 to i64
  br label %if.end292.i

sw.bb2.i83:                                       ; preds = %if.else290.i
  %conv3.i81 = trunc i64 %cond258.i to i16
  %conv4.i82 = zext i16 %conv3.i81 to i64
  br label %if.end292.i

sw.bb5.i86:                                       ; preds = %if.else290.i
  %conv6.i84 = trunc i64 %cond258.i to i32
  %conv7.i85 = zext i32 %conv6.i84 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i80, %sw.bb2.i83, %sw.bb5.i86, %if.else290.i, %cond.end280.i
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i86 ], [ 0, %sw.bb2.i83 ], [ 0, %sw.bb.i80 ]
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i85, %sw.bb5.i86 ], [ %conv4.i82, %sw.bb2.i83 ], [ %conv1.i79, %sw.bb.i80 ], [ %cond258.i, %if.else290.i ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond107 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond107, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i = or i32 %conv118.i, 32
  %conv1.i91 = trunc i32 %or.i to i8
  %conv2.i92 = sext i8 %conv1.i91 to i32
  %cmp.i93 = icmp eq i32 %conv2.i92, 97
  br i1 %cmp.i93, label %lor.lhs.false313.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i95 = icmp sge i32 %conv2.i92, 101
  %cmp8.i = icmp sle i32 %conv2.i92, 103
  %69 = select i1 %cmp5.i95, i1 %cmp8.i, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond108 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond108, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit45, %for.cond.i49, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit33
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i, align 8
  %conv327.i = trunc i64 %74 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %75 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %74, %75
  %cond11.i = select i1 %cmp5.i, i64 %74, i64 %75
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %conv327.i
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @sprintf(ptr noundef %to, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  store ptr %to, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  store i64 1073741823, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %f.addr.i3.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i3.0, i32 1
  %0 = load i8, ptr %f.addr.i3.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i6 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i6:                                       ; preds = %for.cond.i
  %1 = load i64, ptr %count.i, align 8
  %2 = load i64, ptr %limit.i, align 8
  %cmp.i17 = icmp ult i64 %1, %2
  br i1 %cmp.i17, label %if.then.i19, label %put.exit

if.then.i19:                                      ; preds = %if.then.i6
  %3 = load ptr, ptr %s.i, align 8
  %arrayidx.i18 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i18, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i19, %if.then.i6
  %4 = load i64, ptr %count.i, align 8
  %inc.i20 = add i64 %4, 1
  store i64 %inc.i20, ptr %count.i, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i3.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i3.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i3.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i3.1, i32 1
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i7 = sub nsw i32 0, %10
  store i32 %sub.i7, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i3.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i3.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i3.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond109 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond109, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i3.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i3.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i3.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i3.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i3.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %args, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i3.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i3.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond110 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond110, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i3.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i3.6 = phi ptr [ %f.addr.i3.3, %if.end65.i ], [ %f.addr.i3.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i3.7 = phi ptr [ %f.addr.i3.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i3.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split111
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i3.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split111:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split111, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split111 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i3.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i, align 8
  %23 = load i64, ptr %limit.i, align 8
  %cmp.i26 = icmp ult i64 %22, %23
  br i1 %cmp.i26, label %if.then.i29, label %put.exit33

if.then.i29:                                      ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i, align 8
  %arrayidx.i28 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i28, align 1
  br label %put.exit33

put.exit33:                                       ; preds = %if.then.i29, %sw.bb.i
  %25 = load i64, ptr %count.i, align 8
  %inc.i31 = add i64 %25, 1
  store i64 %inc.i31, ptr %count.i, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %args, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %args, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i58

for.cond.i58:                                     ; preds = %put.exit.i68, %if.then172.i
  %n.addr.i56.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i69, %put.exit.i68 ]
  %cmp.i57 = icmp sgt i32 %n.addr.i56.0, 0
  br i1 %cmp.i57, label %for.body.i62, label %if.end175.i

for.body.i62:                                     ; preds = %for.cond.i58
  %32 = load i64, ptr %count.i, align 8
  %33 = load i64, ptr %limit.i, align 8
  %cmp.i.i61 = icmp ult i64 %32, %33
  br i1 %cmp.i.i61, label %if.then.i.i65, label %put.exit.i68

if.then.i.i65:                                    ; preds = %for.body.i62
  %34 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i64 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i64, align 1
  br label %put.exit.i68

put.exit.i68:                                     ; preds = %if.then.i.i65, %for.body.i62
  %35 = load i64, ptr %count.i, align 8
  %inc.i.i67 = add i64 %35, 1
  store i64 %inc.i.i67, ptr %count.i, align 8
  %dec.i69 = add nsw i32 %n.addr.i56.0, -1
  br label %for.cond.i58

if.end175.i:                                      ; preds = %for.cond.i58, %vaarg.end168.i
  %36 = load i64, ptr %count.i, align 8
  %37 = load i64, ptr %limit.i, align 8
  %cmp.i38 = icmp ult i64 %36, %37
  br i1 %cmp.i38, label %if.then.i41, label %put.exit45

if.then.i41:                                      ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i, align 8
  %arrayidx.i40 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i40, align 1
  br label %put.exit45

put.exit45:                                       ; preds = %if.then.i41, %if.end175.i
  %39 = load i64, ptr %count.i, align 8
  %inc.i43 = add i64 %39, 1
  store i64 %inc.i43, ptr %count.i, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit45
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i49

for.cond.i49:                                     ; preds = %put.exit.i, %if.then178.i
  %n.addr.i.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i51, %put.exit.i ]
  %cmp.i48 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i48, label %for.body.i50, label %sw.epilog.i

for.body.i50:                                     ; preds = %for.cond.i49
  %42 = load i64, ptr %count.i, align 8
  %43 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %42, %43
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i50
  %44 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i50
  %45 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %45, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i51 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i49

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %args, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %args, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %args, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %args, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i8
    i32 1, label %cond.true232.i
  ]

cond.true.i8:                                     ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %args, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i8
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %args, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i8
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %args, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %args, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %args, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %args, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i72
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i72:                                        ; preds = %if.then266.i
  %conv.i71 = trunc i64 %cond258.i to i8
  %conv1.i = sext i8 %conv.i71 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i
  %conv3.i = trunc i64 %cond258.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i
  %conv6.i73 = trunc i64 %cond258.i to i32
  %conv7.i = sext i32 %conv6.i73 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i72
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i72 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i80
    i32 -1, label %sw.bb2.i83
    i32 0, label %sw.bb5.i86
  ]

sw.bb.i80:                                        ; preds = %if.else290.i
  %conv.i78 = trunc i64 %cond258.i to i8
  %conv1.i79 = zext i8 %conv.i78 to i64
  br label %if.end292.i

sw.bb2.i83:                                       ; preds = %if.else290.i
  %conv3.i81 = trunc i64 %cond258.i to i16
  %conv4.i82 = zext i16 %conv3.i81 to i64
  br label %if.end292.i

sw.bb5.i86:                                       ; preds = %if.else290.i
  %conv6.i84 = trunc i64 %cond258.i to i32
  %conv7.i85 = zext i32 %conv6.i84 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i80, %sw.bb2.i83, %sw.bb5.i86, %if.else290.i, %cond.end280.i
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i85, %sw.bb5.i86 ], [ %conv4.i82, %sw.bb2.i83 ], [ %conv1.i79, %sw.bb.i80 ], [ %cond258.i, %if.else290.i ]
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i86 ], [ 0, %sw.bb2.i83 ], [ 0, %sw.bb.i80 ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond107 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond107, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i = or i32 %conv118.i, 32
  %conv1.i91 = trunc i32 %or.i to i8
  %conv2.i92 = sext i8 %conv1.i91 to i32
  %cmp.i93 = icmp eq i32 %conv2.i92, 97
  br i1 %cmp.i93, label %lor.lhs.false313.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i95 = icmp sge i32 %conv2.i92, 101
  %cmp8.i = icmp sle i32 %conv2.i92, 103
  %69 = select i1 %cmp5.i95, i1 %cmp8.i, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond108 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond108, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit45, %for.cond.i49, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit33
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i, align 8
  %conv327.i = trunc i64 %74 to i32
  %75 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %74, %75
  %cond11.i = select i1 %cmp5.i, i64 %74, i64 %75
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  call void @llvm.va_end(ptr %args)
  ret i32 %conv327.i
}

define i32 @__snprintf_chk(ptr noundef %to, i64 noundef %size, i32 noundef %flag, i64 noundef %object, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %cmp = icmp ult i64 %object, %size
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_format.str, ptr noundef @__gomc_format.str.1)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.va_start(ptr %args)
  store ptr %to, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i64 %size, 0
  %sub.i = sub i64 %size, 1
  %cond.i = select i1 %cmp.i, i64 %sub.i, i64 0
  store i64 %cond.i, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %if.end
  %f.addr.i3.0 = phi ptr [ %f, %if.end ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i3.0, i32 1
  %0 = load i8, ptr %f.addr.i3.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i6 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i6:                                       ; preds = %for.cond.i
  %1 = load i64, ptr %count.i, align 8
  %2 = load i64, ptr %limit.i, align 8
  %cmp.i17 = icmp ult i64 %1, %2
  br i1 %cmp.i17, label %if.then.i19, label %put.exit

if.then.i19:                                      ; preds = %if.then.i6
  %3 = load ptr, ptr %s.i, align 8
  %arrayidx.i18 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i18, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i19, %if.then.i6
  %4 = load i64, ptr %count.i, align 8
  %inc.i20 = add i64 %4, 1
  store i64 %inc.i20, ptr %count.i, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i3.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i3.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i3.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i3.1, i32 1
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i7 = sub nsw i32 0, %10
  store i32 %sub.i7, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i3.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i3.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i3.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond110 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond110, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i3.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i3.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i3.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i3.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i3.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %args, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i3.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i3.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond111 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond111, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i3.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i3.6 = phi ptr [ %f.addr.i3.3, %if.end65.i ], [ %f.addr.i3.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i3.7 = phi ptr [ %f.addr.i3.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i3.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split112
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i3.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split112:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split112, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split112 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i3.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i, align 8
  %23 = load i64, ptr %limit.i, align 8
  %cmp.i26 = icmp ult i64 %22, %23
  br i1 %cmp.i26, label %if.then.i29, label %put.exit33

if.then.i29:                                      ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i, align 8
  %arrayidx.i28 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i28, align 1
  br label %put.exit33

put.exit33:                                       ; preds = %if.then.i29, %sw.bb.i
  %25 = load i64, ptr %count.i, align 8
  %inc.i31 = add i64 %25, 1
  store i64 %inc.i31, ptr %count.i, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %args, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %args, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i58

for.cond.i58:                                     ; preds = %put.exit.i68, %if.then172.i
  %n.addr.i56.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i69, %put.exit.i68 ]
  %cmp.i57 = icmp sgt i32 %n.addr.i56.0, 0
  br i1 %cmp.i57, label %for.body.i62, label %if.end175.i

for.body.i62:                                     ; preds = %for.cond.i58
  %32 = load i64, ptr %count.i, align 8
  %33 = load i64, ptr %limit.i, align 8
  %cmp.i.i61 = icmp ult i64 %32, %33
  br i1 %cmp.i.i61, label %if.then.i.i65, label %put.exit.i68

if.then.i.i65:                                    ; preds = %for.body.i62
  %34 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i64 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i64, align 1
  br label %put.exit.i68

put.exit.i68:                                     ; preds = %if.then.i.i65, %for.body.i62
  %35 = load i64, ptr %count.i, align 8
  %inc.i.i67 = add i64 %35, 1
  store i64 %inc.i.i67, ptr %count.i, align 8
  %dec.i69 = add nsw i32 %n.addr.i56.0, -1
  br label %for.cond.i58

if.end175.i:                                      ; preds = %for.cond.i58, %vaarg.end168.i
  %36 = load i64, ptr %count.i, align 8
  %37 = load i64, ptr %limit.i, align 8
  %cmp.i38 = icmp ult i64 %36, %37
  br i1 %cmp.i38, label %if.then.i41, label %put.exit45

if.then.i41:                                      ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i, align 8
  %arrayidx.i40 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i40, align 1
  br label %put.exit45

put.exit45:                                       ; preds = %if.then.i41, %if.end175.i
  %39 = load i64, ptr %count.i, align 8
  %inc.i43 = add i64 %39, 1
  store i64 %inc.i43, ptr %count.i, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit45
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i49

for.cond.i49:                                     ; preds = %put.exit.i, %if.then178.i
  %n.addr.i.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i51, %put.exit.i ]
  %cmp.i48 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i48, label %for.body.i50, label %sw.epilog.i

for.body.i50:                                     ; preds = %for.cond.i49
  %42 = load i64, ptr %count.i, align 8
  %43 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %42, %43
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i50
  %44 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i50
  %45 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %45, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i51 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i49

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %args, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %args, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %args, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %args, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i8
    i32 1, label %cond.true232.i
  ]

cond.true.i8:                                     ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %args, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i8
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %args, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i8
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %args, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %args, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %args, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %args, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i72
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i72:                                        ; preds = %if.then266.i
  %conv.i71 = trunc i64 %cond258.i to i8
  %conv1.i = sext i8 %conv.i71 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i
  %conv3.i = trunc i64 %cond258.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i
  %conv6.i73 = trunc i64 %cond258.i to i32
  %conv7.i = sext i32 %conv6.i73 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i72
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i72 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i80
    i32 -1, label %sw.bb2.i83
    i32 0, label %sw.bb5.i86
  ]

sw.bb.i80:                                        ; preds = %if.else290.i
  %conv.i78 = trunc i64 %cond258.i to i8
  %conv1.i79 = zext i8 %conv.i78 to i64
  br label %if.end292.i

sw.bb2.i83:                                       ; preds = %if.else290.i
  %conv3.i81 = trunc i64 %cond258.i to i16
  %conv4.i82 = zext i16 %conv3.i81 to i64
  br label %if.end292.i

sw.bb5.i86:                                       ; preds = %if.else290.i
  %conv6.i84 = trunc i64 %cond258.i to i32
  %conv7.i85 = zext i32 %conv6.i84 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i80, %sw.bb2.i83, %sw.bb5.i86, %if.else290.i, %cond.end280.i
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i86 ], [ 0, %sw.bb2.i83 ], [ 0, %sw.bb.i80 ]
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i85, %sw.bb5.i86 ], [ %conv4.i82, %sw.bb2.i83 ], [ %conv1.i79, %sw.bb.i80 ], [ %cond258.i, %if.else290.i ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond108 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond108, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i = or i32 %conv118.i, 32
  %conv1.i91 = trunc i32 %or.i to i8
  %conv2.i92 = sext i8 %conv1.i91 to i32
  %cmp.i93 = icmp eq i32 %conv2.i92, 97
  br i1 %cmp.i93, label %lor.lhs.false313.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i95 = icmp sge i32 %conv2.i92, 101
  %cmp8.i = icmp sle i32 %conv2.i92, 103
  %69 = select i1 %cmp5.i95, i1 %cmp8.i, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond109 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond109, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit45, %for.cond.i49, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit33
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i, align 8
  %conv327.i = trunc i64 %74 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %75 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %74, %75
  %cond11.i = select i1 %cmp5.i, i64 %74, i64 %75
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %conv327.i
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define i32 @__sprintf_chk(ptr noundef %to, i32 noundef %flag, i64 noundef %object, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %cmp = icmp ult i64 %object, 1073741824
  %object. = select i1 %cmp, i64 %object, i64 1073741824
  store ptr %to, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i64 %object., 0
  %sub.i = sub i64 %object., 1
  %cond.i = select i1 %cmp.i, i64 %sub.i, i64 0
  store i64 %cond.i, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %f.addr.i5.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i5.0, i32 1
  %0 = load i8, ptr %f.addr.i5.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i8 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i8:                                       ; preds = %for.cond.i
  %1 = load i64, ptr %count.i, align 8
  %2 = load i64, ptr %limit.i, align 8
  %cmp.i19 = icmp ult i64 %1, %2
  br i1 %cmp.i19, label %if.then.i21, label %put.exit

if.then.i21:                                      ; preds = %if.then.i8
  %3 = load ptr, ptr %s.i, align 8
  %arrayidx.i20 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i20, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i21, %if.then.i8
  %4 = load i64, ptr %count.i, align 8
  %inc.i22 = add i64 %4, 1
  store i64 %inc.i22, ptr %count.i, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i5.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i5.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i5.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i5.1, i32 1
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i9 = sub nsw i32 0, %10
  store i32 %sub.i9, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i5.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i5.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i5.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond112 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond112, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i5.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i5.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i5.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i5.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i5.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %args, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i5.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i5.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond113 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond113, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i5.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i5.6 = phi ptr [ %f.addr.i5.3, %if.end65.i ], [ %f.addr.i5.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i5.7 = phi ptr [ %f.addr.i5.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i5.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split114
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i5.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split114:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split114, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split114 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i5.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i, align 8
  %23 = load i64, ptr %limit.i, align 8
  %cmp.i28 = icmp ult i64 %22, %23
  br i1 %cmp.i28, label %if.then.i31, label %put.exit35

if.then.i31:                                      ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i, align 8
  %arrayidx.i30 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i30, align 1
  br label %put.exit35

put.exit35:                                       ; preds = %if.then.i31, %sw.bb.i
  %25 = load i64, ptr %count.i, align 8
  %inc.i33 = add i64 %25, 1
  store i64 %inc.i33, ptr %count.i, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %args, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %args, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i60

for.cond.i60:                                     ; preds = %put.exit.i70, %if.then172.i
  %n.addr.i58.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i71, %put.exit.i70 ]
  %cmp.i59 = icmp sgt i32 %n.addr.i58.0, 0
  br i1 %cmp.i59, label %for.body.i64, label %if.end175.i

for.body.i64:                                     ; preds = %for.cond.i60
  %32 = load i64, ptr %count.i, align 8
  %33 = load i64, ptr %limit.i, align 8
  %cmp.i.i63 = icmp ult i64 %32, %33
  br i1 %cmp.i.i63, label %if.then.i.i67, label %put.exit.i70

if.then.i.i67:                                    ; preds = %for.body.i64
  %34 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i66 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i66, align 1
  br label %put.exit.i70

put.exit.i70:                                     ; preds = %if.then.i.i67, %for.body.i64
  %35 = load i64, ptr %count.i, align 8
  %inc.i.i69 = add i64 %35, 1
  store i64 %inc.i.i69, ptr %count.i, align 8
  %dec.i71 = add nsw i32 %n.addr.i58.0, -1
  br label %for.cond.i60

if.end175.i:                                      ; preds = %for.cond.i60, %vaarg.end168.i
  %36 = load i64, ptr %count.i, align 8
  %37 = load i64, ptr %limit.i, align 8
  %cmp.i40 = icmp ult i64 %36, %37
  br i1 %cmp.i40, label %if.then.i43, label %put.exit47

if.then.i43:                                      ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i, align 8
  %arrayidx.i42 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i42, align 1
  br label %put.exit47

put.exit47:                                       ; preds = %if.then.i43, %if.end175.i
  %39 = load i64, ptr %count.i, align 8
  %inc.i45 = add i64 %39, 1
  store i64 %inc.i45, ptr %count.i, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit47
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i51

for.cond.i51:                                     ; preds = %put.exit.i, %if.then178.i
  %n.addr.i.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i53, %put.exit.i ]
  %cmp.i50 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i50, label %for.body.i52, label %sw.epilog.i

for.body.i52:                                     ; preds = %for.cond.i51
  %42 = load i64, ptr %count.i, align 8
  %43 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %42, %43
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i52
  %44 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i52
  %45 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %45, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i53 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i51

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %args, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %args, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %args, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %args, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i10
    i32 1, label %cond.true232.i
  ]

cond.true.i10:                                    ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %args, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i10
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %args, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i10
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %args, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %args, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %args, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %args, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i74
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i74:                                        ; preds = %if.then266.i
  %conv.i73 = trunc i64 %cond258.i to i8
  %conv1.i = sext i8 %conv.i73 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i
  %conv3.i = trunc i64 %cond258.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i
  %conv6.i75 = trunc i64 %cond258.i to i32
  %conv7.i = sext i32 %conv6.i75 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i74
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i74 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i82
    i32 -1, label %sw.bb2.i85
    i32 0, label %sw.bb5.i88
  ]

sw.bb.i82:                                        ; preds = %if.else290.i
  %conv.i80 = trunc i64 %cond258.i to i8
  %conv1.i81 = zext i8 %conv.i80 to i64
  br label %if.end292.i

sw.bb2.i85:                                       ; preds = %if.else290.i
  %conv3.i83 = trunc i64 %cond258.i to i16
  %conv4.i84 = zext i16 %conv3.i83 to i64
  br label %if.end292.i

sw.bb5.i88:                                       ; preds = %if.else290.i
  %conv6.i86 = trunc i64 %cond258.i to i32
  %conv7.i87 = zext i32 %conv6.i86 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i82, %sw.bb2.i85, %sw.bb5.i88, %if.else290.i, %cond.end280.i
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i88 ], [ 0, %sw.bb2.i85 ], [ 0, %sw.bb.i82 ]
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i87, %sw.bb5.i88 ], [ %conv4.i84, %sw.bb2.i85 ], [ %conv1.i81, %sw.bb.i82 ], [ %cond258.i, %if.else290.i ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond110 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond110, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i = or i32 %conv118.i, 32
  %conv1.i93 = trunc i32 %or.i to i8
  %conv2.i94 = sext i8 %conv1.i93 to i32
  %cmp.i95 = icmp eq i32 %conv2.i94, 97
  br i1 %cmp.i95, label %lor.lhs.false313.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i97 = icmp sge i32 %conv2.i94, 101
  %cmp8.i = icmp sle i32 %conv2.i94, 103
  %69 = select i1 %cmp5.i97, i1 %cmp8.i, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond111 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond111, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit47, %for.cond.i51, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit35
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i, align 8
  %conv327.i = trunc i64 %74 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %75 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %74, %75
  %cond11.i = select i1 %cmp5.i, i64 %74, i64 %75
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  %conv = sext i32 %conv327.i to i64
  %cmp3 = icmp ule i64 %object, %conv
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %print.exit
  call void @__gomc_error(ptr noundef @__gomc_format.str, ptr noundef @__gomc_format.str.2)
  unreachable

if.end:                                           ; preds = %print.exit
  ret i32 %conv327.i
}

define i32 @vasprintf(ptr noundef %result, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i55 = alloca %struct.spec, align 4
  %p.i = alloca %struct.spec, align 4
  %s.i11 = alloca %struct.sink, align 8
  %s.i = alloca %struct.sink, align 8
  %again = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_copy(ptr %again, ptr %args)
  store ptr null, ptr %s.i11, align 8
  %limit.i13 = getelementptr inbounds %struct.sink, ptr %s.i11, i32 0, i32 1
  store i64 0, ptr %limit.i13, align 8
  %count.i19 = getelementptr inbounds %struct.sink, ptr %s.i11, i32 0, i32 2
  store i64 0, ptr %count.i19, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit427, %entry
  %f.addr.i38.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit427 ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i38.0, i32 1
  %0 = load i8, ptr %f.addr.i38.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i41 [
    i32 0, label %format.exit
    i32 37, label %if.end.i42
  ]

if.then.i41:                                      ; preds = %for.cond.i
  %1 = load i64, ptr %count.i19, align 8
  %2 = load i64, ptr %limit.i13, align 8
  %cmp.i420 = icmp ult i64 %1, %2
  br i1 %cmp.i420, label %if.then.i423, label %put.exit427

if.then.i423:                                     ; preds = %if.then.i41
  %3 = load ptr, ptr %s.i11, align 8
  %arrayidx.i422 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i422, align 1
  br label %put.exit427

put.exit427:                                      ; preds = %if.then.i423, %if.then.i41
  %4 = load i64, ptr %count.i19, align 8
  %inc.i425 = add i64 %4, 1
  store i64 %inc.i425, ptr %count.i19, align 8
  br label %for.cond.i

if.end.i42:                                       ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i42
  %f.addr.i38.1 = phi ptr [ %incdec.ptr.i, %if.end.i42 ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i38.1, align 1
  %conv6.i = sext i8 %5 to i32
  switch i32 %conv6.i, label %for.cond50.i [
    i32 45, label %if.then9.i
    i32 43, label %if.then13.i
    i32 32, label %if.then18.i
    i32 35, label %if.then23.i
    i32 48, label %if.then28.i
    i32 42, label %if.then39.i
  ]

if.then9.i:                                       ; preds = %for.cond5.i
  store i32 1, ptr %p.i, align 4
  br label %if.end34.i

if.then13.i:                                      ; preds = %for.cond5.i
  %plus.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  store i32 1, ptr %plus.i, align 4
  br label %if.end34.i

if.then18.i:                                      ; preds = %for.cond5.i
  %space.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  store i32 1, ptr %space.i, align 4
  br label %if.end34.i

if.then23.i:                                      ; preds = %for.cond5.i
  %alternate.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate.i, align 4
  br label %if.end34.i

if.then28.i:                                      ; preds = %for.cond5.i
  %zero.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 4
  store i32 1, ptr %zero.i, align 4
  br label %if.end34.i

if.end34.i:                                       ; preds = %if.then13.i, %if.then23.i, %if.then28.i, %if.then18.i, %if.then9.i
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i38.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i38.1, i32 1
  %gp_offset.i = load i32, ptr %again, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then39.i
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %6, align 8
  %7 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %8 = add i32 %gp_offset.i, 8
  store i32 %8, ptr %again, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then39.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %7, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %9 = load i32, ptr %vaarg.addr.i, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %9, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %9, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %vaarg.end.i
  store i32 1, ptr %p.i, align 4
  %10 = load i32, ptr %width.i, align 4
  %sub.i43 = sub nsw i32 0, %10
  store i32 %sub.i43, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i38.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i38.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i38.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond228 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond228, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i38.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i38.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i38.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i38.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i38.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %14 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %14 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond96.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %gp_offset78.i = load i32, ptr %again, align 8
  %fits_in_gp79.i = icmp ule i32 %gp_offset78.i, 40
  br i1 %fits_in_gp79.i, label %vaarg.in_reg80.i, label %vaarg.in_mem82.i

vaarg.in_reg80.i:                                 ; preds = %if.then75.i
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area81.i = load ptr, ptr %15, align 8
  %16 = getelementptr i8, ptr %reg_save_area81.i, i32 %gp_offset78.i
  %17 = add i32 %gp_offset78.i, 8
  store i32 %17, ptr %again, align 8
  br label %vaarg.end86.i

vaarg.in_mem82.i:                                 ; preds = %if.then75.i
  %overflow_arg_area_p83.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area84.i = load ptr, ptr %overflow_arg_area_p83.i, align 8
  %overflow_arg_area.next85.i = getelementptr i8, ptr %overflow_arg_area84.i, i32 8
  store ptr %overflow_arg_area.next85.i, ptr %overflow_arg_area_p83.i, align 8
  br label %vaarg.end86.i

vaarg.end86.i:                                    ; preds = %vaarg.in_mem82.i, %vaarg.in_reg80.i
  %vaarg.addr87.i = phi ptr [ %16, %vaarg.in_reg80.i ], [ %overflow_arg_area84.i, %vaarg.in_mem82.i ]
  %18 = load i32, ptr %vaarg.addr87.i, align 4
  store i32 %18, ptr %precision.i, align 4
  %cmp90.i = icmp slt i32 %18, 0
  %spec.store.select = select i1 %cmp90.i, i32 -1, i32 %18
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end116.i

for.cond96.i:                                     ; preds = %if.then69.i, %for.body105.i
  %f.addr.i38.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i38.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond229 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond229, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i38.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i38.6 = phi ptr [ %f.addr.i38.3, %if.end65.i ], [ %f.addr.i38.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i38.7 = phi ptr [ %f.addr.i38.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i38.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split230
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i38.7, i32 1
  switch i32 %conv118.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb154.i
    i32 115, label %sw.bb182.i
    i32 112, label %sw.bb198.i
    i32 100, label %sw.bb215.i
    i32 105, label %sw.bb215.i
    i32 111, label %sw.bb215.i
    i32 117, label %sw.bb215.i
    i32 120, label %sw.bb215.i
    i32 88, label %sw.bb215.i
  ]

if.end148.i.fold.split:                           ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i.fold.split230:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split230, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split230 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i38.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i19, align 8
  %23 = load i64, ptr %limit.i13, align 8
  %cmp.i432 = icmp ult i64 %22, %23
  br i1 %cmp.i432, label %if.then.i435, label %put.exit439

if.then.i435:                                     ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i11, align 8
  %arrayidx.i434 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i434, align 1
  br label %put.exit439

put.exit439:                                      ; preds = %if.then.i435, %sw.bb.i
  %25 = load i64, ptr %count.i19, align 8
  %inc.i437 = add i64 %25, 1
  store i64 %inc.i437, ptr %count.i19, align 8
  br label %sw.epilog.i

sw.bb154.i:                                       ; preds = %if.else144.i
  %cmp155.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp155.i, label %if.then157.i, label %if.end158.i

if.then157.i:                                     ; preds = %sw.bb154.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i:                                      ; preds = %sw.bb154.i
  %gp_offset160.i = load i32, ptr %again, align 8
  %fits_in_gp161.i = icmp ule i32 %gp_offset160.i, 40
  br i1 %fits_in_gp161.i, label %vaarg.in_reg162.i, label %vaarg.in_mem164.i

vaarg.in_reg162.i:                                ; preds = %if.end158.i
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area163.i = load ptr, ptr %26, align 8
  %27 = getelementptr i8, ptr %reg_save_area163.i, i32 %gp_offset160.i
  %28 = add i32 %gp_offset160.i, 8
  store i32 %28, ptr %again, align 8
  br label %vaarg.end168.i

vaarg.in_mem164.i:                                ; preds = %if.end158.i
  %overflow_arg_area_p165.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area166.i = load ptr, ptr %overflow_arg_area_p165.i, align 8
  %overflow_arg_area.next167.i = getelementptr i8, ptr %overflow_arg_area166.i, i32 8
  store ptr %overflow_arg_area.next167.i, ptr %overflow_arg_area_p165.i, align 8
  br label %vaarg.end168.i

vaarg.end168.i:                                   ; preds = %vaarg.in_mem164.i, %vaarg.in_reg162.i
  %vaarg.addr169.i = phi ptr [ %27, %vaarg.in_reg162.i ], [ %overflow_arg_area166.i, %vaarg.in_mem164.i ]
  %29 = load i32, ptr %vaarg.addr169.i, align 4
  %conv170.i = trunc i32 %29 to i8
  %30 = load i32, ptr %p.i, align 4
  %tobool.i44 = icmp ne i32 %30, 0
  br i1 %tobool.i44, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i502

for.cond.i502:                                    ; preds = %put.exit.i512, %if.then172.i
  %n.addr.i500.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i513, %put.exit.i512 ]
  %cmp.i501 = icmp sgt i32 %n.addr.i500.0, 0
  br i1 %cmp.i501, label %for.body.i506, label %if.end175.i

for.body.i506:                                    ; preds = %for.cond.i502
  %32 = load i64, ptr %count.i19, align 8
  %33 = load i64, ptr %limit.i13, align 8
  %cmp.i.i505 = icmp ult i64 %32, %33
  br i1 %cmp.i.i505, label %if.then.i.i509, label %put.exit.i512

if.then.i.i509:                                   ; preds = %for.body.i506
  %34 = load ptr, ptr %s.i11, align 8
  %arrayidx.i.i508 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i508, align 1
  br label %put.exit.i512

put.exit.i512:                                    ; preds = %if.then.i.i509, %for.body.i506
  %35 = load i64, ptr %count.i19, align 8
  %inc.i.i511 = add i64 %35, 1
  store i64 %inc.i.i511, ptr %count.i19, align 8
  %dec.i513 = add nsw i32 %n.addr.i500.0, -1
  br label %for.cond.i502

if.end175.i:                                      ; preds = %for.cond.i502, %vaarg.end168.i
  %36 = load i64, ptr %count.i19, align 8
  %37 = load i64, ptr %limit.i13, align 8
  %cmp.i444 = icmp ult i64 %36, %37
  br i1 %cmp.i444, label %if.then.i447, label %put.exit451

if.then.i447:                                     ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i11, align 8
  %arrayidx.i446 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i446, align 1
  br label %put.exit451

put.exit451:                                      ; preds = %if.then.i447, %if.end175.i
  %39 = load i64, ptr %count.i19, align 8
  %inc.i449 = add i64 %39, 1
  store i64 %inc.i449, ptr %count.i19, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit451
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i483

for.cond.i483:                                    ; preds = %put.exit.i493, %if.then178.i
  %n.addr.i481.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i494, %put.exit.i493 ]
  %cmp.i482 = icmp sgt i32 %n.addr.i481.0, 0
  br i1 %cmp.i482, label %for.body.i487, label %sw.epilog.i

for.body.i487:                                    ; preds = %for.cond.i483
  %42 = load i64, ptr %count.i19, align 8
  %43 = load i64, ptr %limit.i13, align 8
  %cmp.i.i486 = icmp ult i64 %42, %43
  br i1 %cmp.i.i486, label %if.then.i.i490, label %put.exit.i493

if.then.i.i490:                                   ; preds = %for.body.i487
  %44 = load ptr, ptr %s.i11, align 8
  %arrayidx.i.i489 = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i489, align 1
  br label %put.exit.i493

put.exit.i493:                                    ; preds = %if.then.i.i490, %for.body.i487
  %45 = load i64, ptr %count.i19, align 8
  %inc.i.i492 = add i64 %45, 1
  store i64 %inc.i.i492, ptr %count.i19, align 8
  %dec.i494 = add nsw i32 %n.addr.i481.0, -1
  br label %for.cond.i483

sw.bb182.i:                                       ; preds = %if.else144.i
  %cmp183.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp183.i, label %if.then185.i, label %if.end186.i

if.then185.i:                                     ; preds = %sw.bb182.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i:                                      ; preds = %sw.bb182.i
  %gp_offset188.i = load i32, ptr %again, align 8
  %fits_in_gp189.i = icmp ule i32 %gp_offset188.i, 40
  br i1 %fits_in_gp189.i, label %vaarg.in_reg190.i, label %vaarg.in_mem192.i

vaarg.in_reg190.i:                                ; preds = %if.end186.i
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area191.i = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area191.i, i32 %gp_offset188.i
  %48 = add i32 %gp_offset188.i, 8
  store i32 %48, ptr %again, align 8
  br label %vaarg.end196.i

vaarg.in_mem192.i:                                ; preds = %if.end186.i
  %overflow_arg_area_p193.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area194.i = load ptr, ptr %overflow_arg_area_p193.i, align 8
  %overflow_arg_area.next195.i = getelementptr i8, ptr %overflow_arg_area194.i, i32 8
  store ptr %overflow_arg_area.next195.i, ptr %overflow_arg_area_p193.i, align 8
  br label %vaarg.end196.i

vaarg.end196.i:                                   ; preds = %vaarg.in_mem192.i, %vaarg.in_reg190.i
  %vaarg.addr197.i = phi ptr [ %47, %vaarg.in_reg190.i ], [ %overflow_arg_area194.i, %vaarg.in_mem192.i ]
  %49 = load ptr, ptr %vaarg.addr197.i, align 8
  call void @__gomc_put_text(ptr noundef %s.i11, ptr noundef %p.i, ptr noundef %49)
  br label %sw.epilog.i

sw.bb198.i:                                       ; preds = %if.else144.i
  %gp_offset200.i = load i32, ptr %again, align 8
  %fits_in_gp201.i = icmp ule i32 %gp_offset200.i, 40
  br i1 %fits_in_gp201.i, label %vaarg.in_reg202.i, label %vaarg.in_mem204.i

vaarg.in_reg202.i:                                ; preds = %sw.bb198.i
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area203.i = load ptr, ptr %50, align 8
  %51 = getelementptr i8, ptr %reg_save_area203.i, i32 %gp_offset200.i
  %52 = add i32 %gp_offset200.i, 8
  store i32 %52, ptr %again, align 8
  br label %vaarg.end208.i

vaarg.in_mem204.i:                                ; preds = %sw.bb198.i
  %overflow_arg_area_p205.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area206.i = load ptr, ptr %overflow_arg_area_p205.i, align 8
  %overflow_arg_area.next207.i = getelementptr i8, ptr %overflow_arg_area206.i, i32 8
  store ptr %overflow_arg_area.next207.i, ptr %overflow_arg_area_p205.i, align 8
  br label %vaarg.end208.i

vaarg.end208.i:                                   ; preds = %vaarg.in_mem204.i, %vaarg.in_reg202.i
  %vaarg.addr209.i = phi ptr [ %51, %vaarg.in_reg202.i ], [ %overflow_arg_area206.i, %vaarg.in_mem204.i ]
  %53 = load ptr, ptr %vaarg.addr209.i, align 8
  %54 = ptrtoint ptr %53 to i64
  %alternate210.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate210.i, align 4
  %tobool211.i = icmp ne i64 %54, 0
  br i1 %tobool211.i, label %if.then212.i, label %if.else213.i

if.then212.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_number(ptr noundef %s.i11, ptr noundef %p.i, i64 noundef %54, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else213.i:                                     ; preds = %vaarg.end208.i
  call void @__gomc_put_text(ptr noundef %s.i11, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb215.i:                                       ; preds = %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i, %if.else144.i
  switch i32 %length.i.0, label %cond.false244.i [
    i32 2, label %cond.true.i45
    i32 1, label %cond.true232.i
  ]

cond.true.i45:                                    ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %again, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i45
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %again, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i45
  %overflow_arg_area_p225.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area226.i = load ptr, ptr %overflow_arg_area_p225.i, align 8
  %overflow_arg_area.next227.i = getelementptr i8, ptr %overflow_arg_area226.i, i32 8
  store ptr %overflow_arg_area.next227.i, ptr %overflow_arg_area_p225.i, align 8
  br label %vaarg.end228.i

vaarg.end228.i:                                   ; preds = %vaarg.in_mem224.i, %vaarg.in_reg222.i
  %vaarg.addr229.i = phi ptr [ %56, %vaarg.in_reg222.i ], [ %overflow_arg_area226.i, %vaarg.in_mem224.i ]
  %58 = load i64, ptr %vaarg.addr229.i, align 8
  br label %cond.end257.i

cond.true232.i:                                   ; preds = %sw.bb215.i
  %gp_offset234.i = load i32, ptr %again, align 8
  %fits_in_gp235.i = icmp ule i32 %gp_offset234.i, 40
  br i1 %fits_in_gp235.i, label %vaarg.in_reg236.i, label %vaarg.in_mem238.i

vaarg.in_reg236.i:                                ; preds = %cond.true232.i
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area237.i = load ptr, ptr %59, align 8
  %60 = getelementptr i8, ptr %reg_save_area237.i, i32 %gp_offset234.i
  %61 = add i32 %gp_offset234.i, 8
  store i32 %61, ptr %again, align 8
  br label %vaarg.end242.i

vaarg.in_mem238.i:                                ; preds = %cond.true232.i
  %overflow_arg_area_p239.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area240.i = load ptr, ptr %overflow_arg_area_p239.i, align 8
  %overflow_arg_area.next241.i = getelementptr i8, ptr %overflow_arg_area240.i, i32 8
  store ptr %overflow_arg_area.next241.i, ptr %overflow_arg_area_p239.i, align 8
  br label %vaarg.end242.i

vaarg.end242.i:                                   ; preds = %vaarg.in_mem238.i, %vaarg.in_reg236.i
  %vaarg.addr243.i = phi ptr [ %60, %vaarg.in_reg236.i ], [ %overflow_arg_area240.i, %vaarg.in_mem238.i ]
  %62 = load i64, ptr %vaarg.addr243.i, align 8
  br label %cond.end257.i

cond.false244.i:                                  ; preds = %sw.bb215.i
  %gp_offset246.i = load i32, ptr %again, align 8
  %fits_in_gp247.i = icmp ule i32 %gp_offset246.i, 40
  br i1 %fits_in_gp247.i, label %vaarg.in_reg248.i, label %vaarg.in_mem250.i

vaarg.in_reg248.i:                                ; preds = %cond.false244.i
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area249.i = load ptr, ptr %63, align 8
  %64 = getelementptr i8, ptr %reg_save_area249.i, i32 %gp_offset246.i
  %65 = add i32 %gp_offset246.i, 8
  store i32 %65, ptr %again, align 8
  br label %vaarg.end254.i

vaarg.in_mem250.i:                                ; preds = %cond.false244.i
  %overflow_arg_area_p251.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area252.i = load ptr, ptr %overflow_arg_area_p251.i, align 8
  %overflow_arg_area.next253.i = getelementptr i8, ptr %overflow_arg_area252.i, i32 8
  store ptr %overflow_arg_area.next253.i, ptr %overflow_arg_area_p251.i, align 8
  br label %vaarg.end254.i

vaarg.end254.i:                                   ; preds = %vaarg.in_mem250.i, %vaarg.in_reg248.i
  %vaarg.addr255.i = phi ptr [ %64, %vaarg.in_reg248.i ], [ %overflow_arg_area252.i, %vaarg.in_mem250.i ]
  %66 = load i32, ptr %vaarg.addr255.i, align 4
  %conv256.i = zext i32 %66 to i64
  br label %cond.end257.i

cond.end257.i:                                    ; preds = %vaarg.end242.i, %vaarg.end254.i, %vaarg.end228.i
  %cond258.i = phi i64 [ %58, %vaarg.end228.i ], [ %62, %vaarg.end242.i ], [ %conv256.i, %vaarg.end254.i ]
  switch i32 %conv118.i, label %if.else290.i [
    i32 105, label %if.then266.i
    i32 100, label %if.then266.i
  ]

if.then266.i:                                     ; preds = %cond.end257.i, %cond.end257.i
  switch i32 %length.i.0, label %signed_of.exit534 [
    i32 -2, label %sw.bb.i525
    i32 -1, label %sw.bb2.i528
    i32 0, label %sw.bb5.i531
  ]

sw.bb.i525:                                       ; preds = %if.then266.i
  %conv.i523 = trunc i64 %cond258.i to i8
  %conv1.i524 = sext i8 %conv.i523 to i64
  br label %signed_of.exit534

sw.bb2.i528:                                      ; preds = %if.then266.i
  %conv3.i526 = trunc i64 %cond258.i to i16
  %conv4.i527 = sext i16 %conv3.i526 to i64
  br label %signed_of.exit534

sw.bb5.i531:                                      ; preds = %if.then266.i
  %conv6.i529 = trunc i64 %cond258.i to i32
  %conv7.i530 = sext i32 %conv6.i529 to i64
  br label %signed_of.exit534

signed_of.exit534:                                ; preds = %if.then266.i, %sw.bb5.i531, %sw.bb2.i528, %sw.bb.i525
  %retval.i520.0 = phi i64 [ %conv7.i530, %sw.bb5.i531 ], [ %conv4.i527, %sw.bb2.i528 ], [ %conv1.i524, %sw.bb.i525 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i520.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit534
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit534, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit534 ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i520.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i520.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i554
    i32 -1, label %sw.bb2.i557
    i32 0, label %sw.bb5.i560
  ]

sw.bb.i554:                                       ; preds = %if.else290.i
  %conv.i552 = trunc i64 %cond258.i to i8
  %conv1.i553 = zext i8 %conv.i552 to i64
  br label %if.end292.i

sw.bb2.i557:                                      ; preds = %if.else290.i
  %conv3.i555 = trunc i64 %cond258.i to i16
  %conv4.i556 = zext i16 %conv3.i555 to i64
  br label %if.end292.i

sw.bb5.i560:                                      ; preds = %if.else290.i
  %conv6.i558 = trunc i64 %cond258.i to i32
  %conv7.i559 = zext i32 %conv6.i558 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i554, %sw.bb2.i557, %sw.bb5.i560, %if.else290.i, %cond.end280.i
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i559, %sw.bb5.i560 ], [ %conv4.i556, %sw.bb2.i557 ], [ %conv1.i553, %sw.bb.i554 ], [ %cond258.i, %if.else290.i ]
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i560 ], [ 0, %sw.bb2.i557 ], [ 0, %sw.bb.i554 ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond222 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond222, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i11, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  %or.i576 = or i32 %conv118.i, 32
  %conv1.i577 = trunc i32 %or.i576 to i8
  %conv2.i578 = sext i8 %conv1.i577 to i32
  %cmp.i579 = icmp eq i32 %conv2.i578, 97
  br i1 %cmp.i579, label %lor.lhs.false313.i.critedge, label %lor.rhs.i582

lor.rhs.i582:                                     ; preds = %sw.default.i
  %cmp5.i581 = icmp sge i32 %conv2.i578, 101
  %cmp8.i584 = icmp sle i32 %conv2.i578, 103
  %69 = select i1 %cmp5.i581, i1 %cmp8.i584, i1 false
  %.not = xor i1 %69, true
  %cmp314.i = icmp sgt i32 %length.i.0, 1
  %or.cond223 = select i1 %.not, i1 true, i1 %cmp314.i
  br i1 %or.cond223, label %if.then316.i, label %if.end317.i

lor.lhs.false313.i.critedge:                      ; preds = %sw.default.i
  %cmp314.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp314.i.old, label %if.then316.i, label %if.end317.i

if.then316.i:                                     ; preds = %lor.lhs.false313.i.critedge, %lor.rhs.i582
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i:                                      ; preds = %lor.rhs.i582, %lor.lhs.false313.i.critedge
  %fp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 1
  %fp_offset.i = load i32, ptr %fp_offset_p.i, align 4
  %fits_in_fp.i = icmp ule i32 %fp_offset.i, 160
  br i1 %fits_in_fp.i, label %vaarg.in_reg318.i, label %vaarg.in_mem320.i

vaarg.in_reg318.i:                                ; preds = %if.end317.i
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area319.i = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area319.i, i32 %fp_offset.i
  %72 = add i32 %fp_offset.i, 16
  store i32 %72, ptr %fp_offset_p.i, align 4
  br label %vaarg.end324.i

vaarg.in_mem320.i:                                ; preds = %if.end317.i
  %overflow_arg_area_p321.i = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 2
  %overflow_arg_area322.i = load ptr, ptr %overflow_arg_area_p321.i, align 8
  %overflow_arg_area.next323.i = getelementptr i8, ptr %overflow_arg_area322.i, i32 8
  store ptr %overflow_arg_area.next323.i, ptr %overflow_arg_area_p321.i, align 8
  br label %vaarg.end324.i

vaarg.end324.i:                                   ; preds = %vaarg.in_mem320.i, %vaarg.in_reg318.i
  %vaarg.addr325.i = phi ptr [ %71, %vaarg.in_reg318.i ], [ %overflow_arg_area322.i, %vaarg.in_mem320.i ]
  %73 = load double, ptr %vaarg.addr325.i, align 8
  call void @__gomc_put_real(ptr noundef %s.i11, ptr noundef %p.i, double noundef %73, i8 noundef signext %21)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit451, %for.cond.i483, %vaarg.end324.i, %if.end292.i, %vaarg.end196.i, %put.exit439
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %74 = load i64, ptr %count.i19, align 8
  %conv327.i = trunc i64 %74 to i32
  call void @llvm.va_end(ptr %again)
  %conv = sext i32 %conv327.i to i64
  %add = add i64 %conv, 1
  %call.i36 = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i36, 0
  br i1 %tobool.i, label %if.then.i37, label %if.end.i

if.then.i37:                                      ; preds = %format.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i589 = icmp ne i32 %call.i, 0
  br i1 %tobool.i589, label %if.end.i593, label %allocate.exit

if.end.i593:                                      ; preds = %if.then.i37
  %call1.i591 = call ptr @__errno_location()
  %75 = load i32, ptr %call1.i591, align 4
  %cmp.i592 = icmp ne i32 %75, 12
  br i1 %cmp.i592, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i593
  store i32 12, ptr %call1.i591, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %format.exit
  %call.i596 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i597 = icmp ne i32 %call.i596, 0
  br i1 %tobool.i597, label %cond.true.i599, label %cond.false.i601

cond.true.i599:                                   ; preds = %if.end.i
  %call1.i598 = call ptr @__gomc_new_or_again(i64 noundef %add, i32 noundef 0)
  br label %allocate.exit

cond.false.i601:                                  ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %add, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i599, %cond.false.i601, %if.end.i593, %if.then2.i, %if.then.i37
  %retval.i.0 = phi ptr [ null, %if.then.i37 ], [ null, %if.then2.i ], [ null, %if.end.i593 ], [ %call1.i598, %cond.true.i599 ], [ %call2.i, %cond.false.i601 ]
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %allocate.exit
  store ptr %retval.i.0, ptr %result, align 8
  store ptr %retval.i.0, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i64 %add, 0
  %conv4. = select i1 %cmp.i, i64 %conv, i64 0
  store i64 %conv4., ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i66

for.cond.i66:                                     ; preds = %sw.epilog.i380, %put.exit, %if.end
  %f.addr.i52.0 = phi ptr [ %f, %if.end ], [ %incdec.ptr.i63, %put.exit ], [ %incdec.ptr152.i216, %sw.epilog.i380 ]
  %incdec.ptr.i63 = getelementptr inbounds i8, ptr %f.addr.i52.0, i32 1
  %76 = load i8, ptr %f.addr.i52.0, align 1
  %conv.i64 = sext i8 %76 to i32
  switch i32 %conv.i64, label %if.then.i70 [
    i32 0, label %format.exit383
    i32 37, label %if.end.i72
  ]

if.then.i70:                                      ; preds = %for.cond.i66
  %77 = load i64, ptr %count.i, align 8
  %78 = load i64, ptr %limit.i, align 8
  %cmp.i387 = icmp ult i64 %77, %78
  br i1 %cmp.i387, label %if.then.i389, label %put.exit

if.then.i389:                                     ; preds = %if.then.i70
  %79 = load ptr, ptr %s.i, align 8
  %arrayidx.i388 = getelementptr inbounds i8, ptr %79, i64 %77
  store i8 %76, ptr %arrayidx.i388, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i389, %if.then.i70
  %80 = load i64, ptr %count.i, align 8
  %inc.i390 = add i64 %80, 1
  store i64 %inc.i390, ptr %count.i, align 8
  br label %for.cond.i66

if.end.i72:                                       ; preds = %for.cond.i66
  call void @llvm.memset.p0.i64(ptr align 4 %p.i55, i8 0, i64 28, i1 false)
  %precision.i71 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 6
  store i32 -1, ptr %precision.i71, align 4
  br label %for.cond5.i75

for.cond5.i75:                                    ; preds = %if.end34.i101, %if.end.i72
  %f.addr.i52.1 = phi ptr [ %incdec.ptr.i63, %if.end.i72 ], [ %incdec.ptr35.i102, %if.end34.i101 ]
  %81 = load i8, ptr %f.addr.i52.1, align 1
  %conv6.i73 = sext i8 %81 to i32
  switch i32 %conv6.i73, label %for.cond50.i128 [
    i32 45, label %if.then9.i76
    i32 43, label %if.then13.i81
    i32 32, label %if.then18.i86
    i32 35, label %if.then23.i91
    i32 48, label %if.then28.i96
    i32 42, label %if.then39.i108
  ]

if.then9.i76:                                     ; preds = %for.cond5.i75
  store i32 1, ptr %p.i55, align 4
  br label %if.end34.i101

if.then13.i81:                                    ; preds = %for.cond5.i75
  %plus.i80 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 1
  store i32 1, ptr %plus.i80, align 4
  br label %if.end34.i101

if.then18.i86:                                    ; preds = %for.cond5.i75
  %space.i85 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 2
  store i32 1, ptr %space.i85, align 4
  br label %if.end34.i101

if.then23.i91:                                    ; preds = %for.cond5.i75
  %alternate.i90 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 3
  store i32 1, ptr %alternate.i90, align 4
  br label %if.end34.i101

if.then28.i96:                                    ; preds = %for.cond5.i75
  %zero.i95 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 4
  store i32 1, ptr %zero.i95, align 4
  br label %if.end34.i101

if.end34.i101:                                    ; preds = %if.then13.i81, %if.then23.i91, %if.then28.i96, %if.then18.i86, %if.then9.i76
  %incdec.ptr35.i102 = getelementptr inbounds i8, ptr %f.addr.i52.1, i32 1
  br label %for.cond5.i75

if.then39.i108:                                   ; preds = %for.cond5.i75
  %incdec.ptr40.i105 = getelementptr inbounds i8, ptr %f.addr.i52.1, i32 1
  %gp_offset.i106 = load i32, ptr %args, align 8
  %fits_in_gp.i107 = icmp ule i32 %gp_offset.i106, 40
  br i1 %fits_in_gp.i107, label %vaarg.in_reg.i110, label %vaarg.in_mem.i114

vaarg.in_reg.i110:                                ; preds = %if.then39.i108
  %82 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i109 = load ptr, ptr %82, align 8
  %83 = getelementptr i8, ptr %reg_save_area.i109, i32 %gp_offset.i106
  %84 = add i32 %gp_offset.i106, 8
  store i32 %84, ptr %args, align 8
  br label %vaarg.end.i119

vaarg.in_mem.i114:                                ; preds = %if.then39.i108
  %overflow_arg_area_p.i111 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i112 = load ptr, ptr %overflow_arg_area_p.i111, align 8
  %overflow_arg_area.next.i113 = getelementptr i8, ptr %overflow_arg_area.i112, i32 8
  store ptr %overflow_arg_area.next.i113, ptr %overflow_arg_area_p.i111, align 8
  br label %vaarg.end.i119

vaarg.end.i119:                                   ; preds = %vaarg.in_mem.i114, %vaarg.in_reg.i110
  %vaarg.addr.i115 = phi ptr [ %83, %vaarg.in_reg.i110 ], [ %overflow_arg_area.i112, %vaarg.in_mem.i114 ]
  %85 = load i32, ptr %vaarg.addr.i115, align 4
  %width.i116 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 5
  store i32 %85, ptr %width.i116, align 4
  %cmp42.i118 = icmp slt i32 %85, 0
  br i1 %cmp42.i118, label %if.then44.i123, label %if.end65.i144

if.then44.i123:                                   ; preds = %vaarg.end.i119
  store i32 1, ptr %p.i55, align 4
  %86 = load i32, ptr %width.i116, align 4
  %sub.i121 = sub nsw i32 0, %86
  store i32 %sub.i121, ptr %width.i116, align 4
  br label %if.end65.i144

for.cond50.i128:                                  ; preds = %for.cond5.i75, %for.body57.i139
  %f.addr.i52.2 = phi ptr [ %incdec.ptr63.i140, %for.body57.i139 ], [ %f.addr.i52.1, %for.cond5.i75 ]
  %87 = load i8, ptr %f.addr.i52.2, align 1
  %conv51.i126 = sext i8 %87 to i32
  %cmp52.i127 = icmp sge i32 %conv51.i126, 48
  %cmp55.i130 = icmp sle i32 %conv51.i126, 57
  %or.cond = and i1 %cmp52.i127, %cmp55.i130
  br i1 %or.cond, label %for.body57.i139, label %if.end65.i144

for.body57.i139:                                  ; preds = %for.cond50.i128
  %width58.i133 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 5
  %88 = load i32, ptr %width58.i133, align 4
  %mul.i134 = mul nsw i32 10, %88
  %sub60.i136 = sub nsw i32 %conv51.i126, 48
  %add.i137 = add nsw i32 %mul.i134, %sub60.i136
  store i32 %add.i137, ptr %width58.i133, align 4
  %incdec.ptr63.i140 = getelementptr inbounds i8, ptr %f.addr.i52.2, i32 1
  br label %for.cond50.i128

if.end65.i144:                                    ; preds = %for.cond50.i128, %vaarg.end.i119, %if.then44.i123
  %f.addr.i52.3 = phi ptr [ %incdec.ptr40.i105, %if.then44.i123 ], [ %incdec.ptr40.i105, %vaarg.end.i119 ], [ %f.addr.i52.2, %for.cond50.i128 ]
  %89 = load i8, ptr %f.addr.i52.3, align 1
  %conv66.i142 = sext i8 %89 to i32
  %cmp67.i143 = icmp eq i32 %conv66.i142, 46
  br i1 %cmp67.i143, label %if.then69.i149, label %if.end116.i186

if.then69.i149:                                   ; preds = %if.end65.i144
  %incdec.ptr70.i145 = getelementptr inbounds i8, ptr %f.addr.i52.3, i32 1
  store i32 0, ptr %precision.i71, align 4
  %90 = load i8, ptr %incdec.ptr70.i145, align 1
  %conv72.i147 = sext i8 %90 to i32
  %cmp73.i148 = icmp eq i32 %conv72.i147, 42
  br i1 %cmp73.i148, label %if.then75.i153, label %for.cond96.i171

if.then75.i153:                                   ; preds = %if.then69.i149
  %incdec.ptr76.i150 = getelementptr inbounds i8, ptr %incdec.ptr70.i145, i32 1
  %gp_offset78.i151 = load i32, ptr %args, align 8
  %fits_in_gp79.i152 = icmp ule i32 %gp_offset78.i151, 40
  br i1 %fits_in_gp79.i152, label %vaarg.in_reg80.i155, label %vaarg.in_mem82.i159

vaarg.in_reg80.i155:                              ; preds = %if.then75.i153
  %91 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i154 = load ptr, ptr %91, align 8
  %92 = getelementptr i8, ptr %reg_save_area81.i154, i32 %gp_offset78.i151
  %93 = add i32 %gp_offset78.i151, 8
  store i32 %93, ptr %args, align 8
  br label %vaarg.end86.i164

vaarg.in_mem82.i159:                              ; preds = %if.then75.i153
  %overflow_arg_area_p83.i156 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i157 = load ptr, ptr %overflow_arg_area_p83.i156, align 8
  %overflow_arg_area.next85.i158 = getelementptr i8, ptr %overflow_arg_area84.i157, i32 8
  store ptr %overflow_arg_area.next85.i158, ptr %overflow_arg_area_p83.i156, align 8
  br label %vaarg.end86.i164

vaarg.end86.i164:                                 ; preds = %vaarg.in_mem82.i159, %vaarg.in_reg80.i155
  %vaarg.addr87.i160 = phi ptr [ %92, %vaarg.in_reg80.i155 ], [ %overflow_arg_area84.i157, %vaarg.in_mem82.i159 ]
  %94 = load i32, ptr %vaarg.addr87.i160, align 4
  store i32 %94, ptr %precision.i71, align 4
  %cmp90.i163 = icmp slt i32 %94, 0
  %spec.store.select231 = select i1 %cmp90.i163, i32 -1, i32 %94
  store i32 %spec.store.select231, ptr %precision.i71, align 4
  br label %if.end116.i186

for.cond96.i171:                                  ; preds = %if.then69.i149, %for.body105.i182
  %f.addr.i52.4 = phi ptr [ %incdec.ptr113.i183, %for.body105.i182 ], [ %incdec.ptr70.i145, %if.then69.i149 ]
  %95 = load i8, ptr %f.addr.i52.4, align 1
  %conv97.i169 = sext i8 %95 to i32
  %cmp98.i170 = icmp sge i32 %conv97.i169, 48
  %cmp102.i173 = icmp sle i32 %conv97.i169, 57
  %or.cond232 = and i1 %cmp98.i170, %cmp102.i173
  br i1 %or.cond232, label %for.body105.i182, label %if.end116.i186

for.body105.i182:                                 ; preds = %for.cond96.i171
  %96 = load i32, ptr %precision.i71, align 4
  %mul107.i177 = mul nsw i32 10, %96
  %sub109.i179 = sub nsw i32 %conv97.i169, 48
  %add110.i180 = add nsw i32 %mul107.i177, %sub109.i179
  store i32 %add110.i180, ptr %precision.i71, align 4
  %incdec.ptr113.i183 = getelementptr inbounds i8, ptr %f.addr.i52.4, i32 1
  br label %for.cond96.i171

if.end116.i186:                                   ; preds = %vaarg.end86.i164, %for.cond96.i171, %if.end65.i144
  %f.addr.i52.6 = phi ptr [ %f.addr.i52.3, %if.end65.i144 ], [ %f.addr.i52.4, %for.cond96.i171 ], [ %incdec.ptr76.i150, %vaarg.end86.i164 ]
  br label %for.cond117.i189

for.cond117.i189:                                 ; preds = %if.end148.i214, %if.end116.i186
  %length.i56.0 = phi i32 [ 0, %if.end116.i186 ], [ %length.i56.3, %if.end148.i214 ]
  %f.addr.i52.7 = phi ptr [ %f.addr.i52.6, %if.end116.i186 ], [ %incdec.ptr150.i215, %if.end148.i214 ]
  %97 = load i8, ptr %f.addr.i52.7, align 1
  %conv118.i187 = sext i8 %97 to i32
  switch i32 %conv118.i187, label %if.else144.i211 [
    i32 104, label %if.then121.i191
    i32 108, label %if.then126.i196
    i32 122, label %if.end148.i214
    i32 116, label %if.end148.i214
    i32 106, label %if.end148.i214.fold.split
    i32 113, label %if.end148.i214.fold.split233
  ]

if.then121.i191:                                  ; preds = %for.cond117.i189
  %dec.i190 = add nsw i32 %length.i56.0, -1
  br label %if.end148.i214

if.then126.i196:                                  ; preds = %for.cond117.i189
  %inc.i195 = add nsw i32 %length.i56.0, 1
  br label %if.end148.i214

if.else144.i211:                                  ; preds = %for.cond117.i189
  %incdec.ptr152.i216 = getelementptr inbounds i8, ptr %f.addr.i52.7, i32 1
  switch i32 %conv118.i187, label %sw.default.i364 [
    i32 37, label %sw.bb.i218
    i32 99, label %sw.bb154.i220
    i32 115, label %sw.bb182.i245
    i32 112, label %sw.bb198.i260
    i32 100, label %sw.bb215.i275
    i32 105, label %sw.bb215.i275
    i32 111, label %sw.bb215.i275
    i32 117, label %sw.bb215.i275
    i32 120, label %sw.bb215.i275
    i32 88, label %sw.bb215.i275
  ]

if.end148.i214.fold.split:                        ; preds = %for.cond117.i189
  br label %if.end148.i214

if.end148.i214.fold.split233:                     ; preds = %for.cond117.i189
  br label %if.end148.i214

if.end148.i214:                                   ; preds = %for.cond117.i189, %for.cond117.i189, %if.end148.i214.fold.split233, %if.end148.i214.fold.split, %if.then126.i196, %if.then121.i191
  %length.i56.3 = phi i32 [ %dec.i190, %if.then121.i191 ], [ %inc.i195, %if.then126.i196 ], [ 1, %for.cond117.i189 ], [ 1, %for.cond117.i189 ], [ 2, %if.end148.i214.fold.split ], [ 2, %if.end148.i214.fold.split233 ]
  %incdec.ptr150.i215 = getelementptr inbounds i8, ptr %f.addr.i52.7, i32 1
  br label %for.cond117.i189

sw.bb.i218:                                       ; preds = %if.else144.i211
  %98 = load i64, ptr %count.i, align 8
  %99 = load i64, ptr %limit.i, align 8
  %cmp.i396 = icmp ult i64 %98, %99
  br i1 %cmp.i396, label %if.then.i399, label %put.exit403

if.then.i399:                                     ; preds = %sw.bb.i218
  %100 = load ptr, ptr %s.i, align 8
  %arrayidx.i398 = getelementptr inbounds i8, ptr %100, i64 %98
  store i8 37, ptr %arrayidx.i398, align 1
  br label %put.exit403

put.exit403:                                      ; preds = %if.then.i399, %sw.bb.i218
  %101 = load i64, ptr %count.i, align 8
  %inc.i401 = add i64 %101, 1
  store i64 %inc.i401, ptr %count.i, align 8
  br label %sw.epilog.i380

sw.bb154.i220:                                    ; preds = %if.else144.i211
  %cmp155.i219 = icmp ne i32 %length.i56.0, 0
  br i1 %cmp155.i219, label %if.then157.i221, label %if.end158.i224

if.then157.i221:                                  ; preds = %sw.bb154.i220
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i224:                                   ; preds = %sw.bb154.i220
  %gp_offset160.i222 = load i32, ptr %args, align 8
  %fits_in_gp161.i223 = icmp ule i32 %gp_offset160.i222, 40
  br i1 %fits_in_gp161.i223, label %vaarg.in_reg162.i226, label %vaarg.in_mem164.i230

vaarg.in_reg162.i226:                             ; preds = %if.end158.i224
  %102 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i225 = load ptr, ptr %102, align 8
  %103 = getelementptr i8, ptr %reg_save_area163.i225, i32 %gp_offset160.i222
  %104 = add i32 %gp_offset160.i222, 8
  store i32 %104, ptr %args, align 8
  br label %vaarg.end168.i234

vaarg.in_mem164.i230:                             ; preds = %if.end158.i224
  %overflow_arg_area_p165.i227 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i228 = load ptr, ptr %overflow_arg_area_p165.i227, align 8
  %overflow_arg_area.next167.i229 = getelementptr i8, ptr %overflow_arg_area166.i228, i32 8
  store ptr %overflow_arg_area.next167.i229, ptr %overflow_arg_area_p165.i227, align 8
  br label %vaarg.end168.i234

vaarg.end168.i234:                                ; preds = %vaarg.in_mem164.i230, %vaarg.in_reg162.i226
  %vaarg.addr169.i231 = phi ptr [ %103, %vaarg.in_reg162.i226 ], [ %overflow_arg_area166.i228, %vaarg.in_mem164.i230 ]
  %105 = load i32, ptr %vaarg.addr169.i231, align 4
  %conv170.i232 = trunc i32 %105 to i8
  %106 = load i32, ptr %p.i55, align 4
  %tobool.i233 = icmp ne i32 %106, 0
  br i1 %tobool.i233, label %if.end175.i239, label %if.then172.i237

if.then172.i237:                                  ; preds = %vaarg.end168.i234
  %width173.i235 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 5
  %107 = load i32, ptr %width173.i235, align 4
  %sub174.i236 = sub nsw i32 %107, 1
  br label %for.cond.i464

for.cond.i464:                                    ; preds = %put.exit.i474, %if.then172.i237
  %n.addr.i462.0 = phi i32 [ %sub174.i236, %if.then172.i237 ], [ %dec.i475, %put.exit.i474 ]
  %cmp.i463 = icmp sgt i32 %n.addr.i462.0, 0
  br i1 %cmp.i463, label %for.body.i468, label %if.end175.i239

for.body.i468:                                    ; preds = %for.cond.i464
  %108 = load i64, ptr %count.i, align 8
  %109 = load i64, ptr %limit.i, align 8
  %cmp.i.i467 = icmp ult i64 %108, %109
  br i1 %cmp.i.i467, label %if.then.i.i471, label %put.exit.i474

if.then.i.i471:                                   ; preds = %for.body.i468
  %110 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i470 = getelementptr inbounds i8, ptr %110, i64 %108
  store i8 32, ptr %arrayidx.i.i470, align 1
  br label %put.exit.i474

put.exit.i474:                                    ; preds = %if.then.i.i471, %for.body.i468
  %111 = load i64, ptr %count.i, align 8
  %inc.i.i473 = add i64 %111, 1
  store i64 %inc.i.i473, ptr %count.i, align 8
  %dec.i475 = add nsw i32 %n.addr.i462.0, -1
  br label %for.cond.i464

if.end175.i239:                                   ; preds = %for.cond.i464, %vaarg.end168.i234
  %112 = load i64, ptr %count.i, align 8
  %113 = load i64, ptr %limit.i, align 8
  %cmp.i408 = icmp ult i64 %112, %113
  br i1 %cmp.i408, label %if.then.i411, label %put.exit415

if.then.i411:                                     ; preds = %if.end175.i239
  %114 = load ptr, ptr %s.i, align 8
  %arrayidx.i410 = getelementptr inbounds i8, ptr %114, i64 %112
  store i8 %conv170.i232, ptr %arrayidx.i410, align 1
  br label %put.exit415

put.exit415:                                      ; preds = %if.then.i411, %if.end175.i239
  %115 = load i64, ptr %count.i, align 8
  %inc.i413 = add i64 %115, 1
  store i64 %inc.i413, ptr %count.i, align 8
  %116 = load i32, ptr %p.i55, align 4
  %tobool177.i238 = icmp ne i32 %116, 0
  br i1 %tobool177.i238, label %if.then178.i242, label %sw.epilog.i380

if.then178.i242:                                  ; preds = %put.exit415
  %width179.i240 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 5
  %117 = load i32, ptr %width179.i240, align 4
  %sub180.i241 = sub nsw i32 %117, 1
  br label %for.cond.i455

for.cond.i455:                                    ; preds = %put.exit.i, %if.then178.i242
  %n.addr.i.0 = phi i32 [ %sub180.i241, %if.then178.i242 ], [ %dec.i457, %put.exit.i ]
  %cmp.i454 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i454, label %for.body.i456, label %sw.epilog.i380

for.body.i456:                                    ; preds = %for.cond.i455
  %118 = load i64, ptr %count.i, align 8
  %119 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %118, %119
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i456
  %120 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %120, i64 %118
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i456
  %121 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %121, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i457 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i455

sw.bb182.i245:                                    ; preds = %if.else144.i211
  %cmp183.i244 = icmp ne i32 %length.i56.0, 0
  br i1 %cmp183.i244, label %if.then185.i246, label %if.end186.i249

if.then185.i246:                                  ; preds = %sw.bb182.i245
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i249:                                   ; preds = %sw.bb182.i245
  %gp_offset188.i247 = load i32, ptr %args, align 8
  %fits_in_gp189.i248 = icmp ule i32 %gp_offset188.i247, 40
  br i1 %fits_in_gp189.i248, label %vaarg.in_reg190.i251, label %vaarg.in_mem192.i255

vaarg.in_reg190.i251:                             ; preds = %if.end186.i249
  %122 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i250 = load ptr, ptr %122, align 8
  %123 = getelementptr i8, ptr %reg_save_area191.i250, i32 %gp_offset188.i247
  %124 = add i32 %gp_offset188.i247, 8
  store i32 %124, ptr %args, align 8
  br label %vaarg.end196.i257

vaarg.in_mem192.i255:                             ; preds = %if.end186.i249
  %overflow_arg_area_p193.i252 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i253 = load ptr, ptr %overflow_arg_area_p193.i252, align 8
  %overflow_arg_area.next195.i254 = getelementptr i8, ptr %overflow_arg_area194.i253, i32 8
  store ptr %overflow_arg_area.next195.i254, ptr %overflow_arg_area_p193.i252, align 8
  br label %vaarg.end196.i257

vaarg.end196.i257:                                ; preds = %vaarg.in_mem192.i255, %vaarg.in_reg190.i251
  %vaarg.addr197.i256 = phi ptr [ %123, %vaarg.in_reg190.i251 ], [ %overflow_arg_area194.i253, %vaarg.in_mem192.i255 ]
  %125 = load ptr, ptr %vaarg.addr197.i256, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i55, ptr noundef %125)
  br label %sw.epilog.i380

sw.bb198.i260:                                    ; preds = %if.else144.i211
  %gp_offset200.i258 = load i32, ptr %args, align 8
  %fits_in_gp201.i259 = icmp ule i32 %gp_offset200.i258, 40
  br i1 %fits_in_gp201.i259, label %vaarg.in_reg202.i262, label %vaarg.in_mem204.i266

vaarg.in_reg202.i262:                             ; preds = %sw.bb198.i260
  %126 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i261 = load ptr, ptr %126, align 8
  %127 = getelementptr i8, ptr %reg_save_area203.i261, i32 %gp_offset200.i258
  %128 = add i32 %gp_offset200.i258, 8
  store i32 %128, ptr %args, align 8
  br label %vaarg.end208.i270

vaarg.in_mem204.i266:                             ; preds = %sw.bb198.i260
  %overflow_arg_area_p205.i263 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i264 = load ptr, ptr %overflow_arg_area_p205.i263, align 8
  %overflow_arg_area.next207.i265 = getelementptr i8, ptr %overflow_arg_area206.i264, i32 8
  store ptr %overflow_arg_area.next207.i265, ptr %overflow_arg_area_p205.i263, align 8
  br label %vaarg.end208.i270

vaarg.end208.i270:                                ; preds = %vaarg.in_mem204.i266, %vaarg.in_reg202.i262
  %vaarg.addr209.i267 = phi ptr [ %127, %vaarg.in_reg202.i262 ], [ %overflow_arg_area206.i264, %vaarg.in_mem204.i266 ]
  %129 = load ptr, ptr %vaarg.addr209.i267, align 8
  %130 = ptrtoint ptr %129 to i64
  %alternate210.i268 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 3
  store i32 1, ptr %alternate210.i268, align 4
  %tobool211.i269 = icmp ne i64 %130, 0
  br i1 %tobool211.i269, label %if.then212.i271, label %if.else213.i272

if.then212.i271:                                  ; preds = %vaarg.end208.i270
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i55, i64 noundef %130, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i380

if.else213.i272:                                  ; preds = %vaarg.end208.i270
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i55, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i380

sw.bb215.i275:                                    ; preds = %if.else144.i211, %if.else144.i211, %if.else144.i211, %if.else144.i211, %if.else144.i211, %if.else144.i211
  switch i32 %length.i56.0, label %cond.false244.i302 [
    i32 2, label %cond.true.i278
    i32 1, label %cond.true232.i291
  ]

cond.true.i278:                                   ; preds = %sw.bb215.i275
  %gp_offset220.i276 = load i32, ptr %args, align 8
  %fits_in_gp221.i277 = icmp ule i32 %gp_offset220.i276, 40
  br i1 %fits_in_gp221.i277, label %vaarg.in_reg222.i280, label %vaarg.in_mem224.i284

vaarg.in_reg222.i280:                             ; preds = %cond.true.i278
  %131 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i279 = load ptr, ptr %131, align 8
  %132 = getelementptr i8, ptr %reg_save_area223.i279, i32 %gp_offset220.i276
  %133 = add i32 %gp_offset220.i276, 8
  store i32 %133, ptr %args, align 8
  br label %vaarg.end228.i286

vaarg.in_mem224.i284:                             ; preds = %cond.true.i278
  %overflow_arg_area_p225.i281 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i282 = load ptr, ptr %overflow_arg_area_p225.i281, align 8
  %overflow_arg_area.next227.i283 = getelementptr i8, ptr %overflow_arg_area226.i282, i32 8
  store ptr %overflow_arg_area.next227.i283, ptr %overflow_arg_area_p225.i281, align 8
  br label %vaarg.end228.i286

vaarg.end228.i286:                                ; preds = %vaarg.in_mem224.i284, %vaarg.in_reg222.i280
  %vaarg.addr229.i285 = phi ptr [ %132, %vaarg.in_reg222.i280 ], [ %overflow_arg_area226.i282, %vaarg.in_mem224.i284 ]
  %134 = load i64, ptr %vaarg.addr229.i285, align 8
  br label %cond.end257.i317

cond.true232.i291:                                ; preds = %sw.bb215.i275
  %gp_offset234.i289 = load i32, ptr %args, align 8
  %fits_in_gp235.i290 = icmp ule i32 %gp_offset234.i289, 40
  br i1 %fits_in_gp235.i290, label %vaarg.in_reg236.i293, label %vaarg.in_mem238.i297

vaarg.in_reg236.i293:                             ; preds = %cond.true232.i291
  %135 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i292 = load ptr, ptr %135, align 8
  %136 = getelementptr i8, ptr %reg_save_area237.i292, i32 %gp_offset234.i289
  %137 = add i32 %gp_offset234.i289, 8
  store i32 %137, ptr %args, align 8
  br label %vaarg.end242.i299

vaarg.in_mem238.i297:                             ; preds = %cond.true232.i291
  %overflow_arg_area_p239.i294 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i295 = load ptr, ptr %overflow_arg_area_p239.i294, align 8
  %overflow_arg_area.next241.i296 = getelementptr i8, ptr %overflow_arg_area240.i295, i32 8
  store ptr %overflow_arg_area.next241.i296, ptr %overflow_arg_area_p239.i294, align 8
  br label %vaarg.end242.i299

vaarg.end242.i299:                                ; preds = %vaarg.in_mem238.i297, %vaarg.in_reg236.i293
  %vaarg.addr243.i298 = phi ptr [ %136, %vaarg.in_reg236.i293 ], [ %overflow_arg_area240.i295, %vaarg.in_mem238.i297 ]
  %138 = load i64, ptr %vaarg.addr243.i298, align 8
  br label %cond.end257.i317

cond.false244.i302:                               ; preds = %sw.bb215.i275
  %gp_offset246.i300 = load i32, ptr %args, align 8
  %fits_in_gp247.i301 = icmp ule i32 %gp_offset246.i300, 40
  br i1 %fits_in_gp247.i301, label %vaarg.in_reg248.i304, label %vaarg.in_mem250.i308

vaarg.in_reg248.i304:                             ; preds = %cond.false244.i302
  %139 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i303 = load ptr, ptr %139, align 8
  %140 = getelementptr i8, ptr %reg_save_area249.i303, i32 %gp_offset246.i300
  %141 = add i32 %gp_offset246.i300, 8
  store i32 %141, ptr %args, align 8
  br label %vaarg.end254.i311

vaarg.in_mem250.i308:                             ; preds = %cond.false244.i302
  %overflow_arg_area_p251.i305 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i306 = load ptr, ptr %overflow_arg_area_p251.i305, align 8
  %overflow_arg_area.next253.i307 = getelementptr i8, ptr %overflow_arg_area252.i306, i32 8
  store ptr %overflow_arg_area.next253.i307, ptr %overflow_arg_area_p251.i305, align 8
  br label %vaarg.end254.i311

vaarg.end254.i311:                                ; preds = %vaarg.in_mem250.i308, %vaarg.in_reg248.i304
  %vaarg.addr255.i309 = phi ptr [ %140, %vaarg.in_reg248.i304 ], [ %overflow_arg_area252.i306, %vaarg.in_mem250.i308 ]
  %142 = load i32, ptr %vaarg.addr255.i309, align 4
  %conv256.i310 = zext i32 %142 to i64
  br label %cond.end257.i317

cond.end257.i317:                                 ; preds = %vaarg.end242.i299, %vaarg.end254.i311, %vaarg.end228.i286
  %cond258.i314 = phi i64 [ %134, %vaarg.end228.i286 ], [ %138, %vaarg.end242.i299 ], [ %conv256.i310, %vaarg.end254.i311 ]
  switch i32 %conv118.i187, label %if.else290.i345 [
    i32 105, label %if.then266.i323
    i32 100, label %if.then266.i323
  ]

if.then266.i323:                                  ; preds = %cond.end257.i317, %cond.end257.i317
  switch i32 %length.i56.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i517
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i517:                                       ; preds = %if.then266.i323
  %conv.i516 = trunc i64 %cond258.i314 to i8
  %conv1.i = sext i8 %conv.i516 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i323
  %conv3.i = trunc i64 %cond258.i314 to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i323
  %conv6.i518 = trunc i64 %cond258.i314 to i32
  %conv7.i = sext i32 %conv6.i518 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i323, %sw.bb5.i, %sw.bb2.i, %sw.bb.i517
  %retval.i515.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i517 ], [ %cond258.i314, %if.then266.i323 ]
  %cmp267.i322 = icmp slt i64 %retval.i515.0, 0
  br i1 %cmp267.i322, label %cond.end280.i338, label %cond.false270.i327

cond.false270.i327:                               ; preds = %signed_of.exit
  %plus271.i325 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 1
  %143 = load i32, ptr %plus271.i325, align 4
  %tobool272.i326 = icmp ne i32 %143, 0
  %space275.i329 = getelementptr inbounds %struct.spec, ptr %p.i55, i32 0, i32 2
  %144 = load i32, ptr %space275.i329, align 4
  %tobool276.i330 = icmp ne i32 %144, 0
  %cond277.i331 = select i1 %tobool276.i330, i32 32, i32 0
  %cond279.i333 = select i1 %tobool272.i326, i32 43, i32 %cond277.i331
  br label %cond.end280.i338

cond.end280.i338:                                 ; preds = %signed_of.exit, %cond.false270.i327
  %cond281.i335 = phi i32 [ %cond279.i333, %cond.false270.i327 ], [ 45, %signed_of.exit ]
  %conv282.i336 = trunc i32 %cond281.i335 to i8
  %sub286.i339 = sub i64 0, %retval.i515.0
  %cond289.i342 = select i1 %cmp267.i322, i64 %sub286.i339, i64 %retval.i515.0
  br label %if.end292.i348

if.else290.i345:                                  ; preds = %cond.end257.i317
  switch i32 %length.i56.0, label %if.end292.i348 [
    i32 -2, label %sw.bb.i540
    i32 -1, label %sw.bb2.i543
    i32 0, label %sw.bb5.i546
  ]

sw.bb.i540:                                       ; preds = %if.else290.i345
  %conv.i538 = trunc i64 %cond258.i314 to i8
  %conv1.i539 = zext i8 %conv.i538 to i64
  br label %if.end292.i348

sw.bb2.i543:                                      ; preds = %if.else290.i345
  %conv3.i541 = trunc i64 %cond258.i314 to i16
  %conv4.i542 = zext i16 %conv3.i541 to i64
  br label %if.end292.i348

sw.bb5.i546:                                      ; preds = %if.else290.i345
  %conv6.i544 = trunc i64 %cond258.i314 to i32
  %conv7.i545 = zext i32 %conv6.i544 to i64
  br label %if.end292.i348

if.end292.i348:                                   ; preds = %sw.bb.i540, %sw.bb2.i543, %sw.bb5.i546, %if.else290.i345, %cond.end280.i338
  %sign.i61.0 = phi i8 [ %conv282.i336, %cond.end280.i338 ], [ 0, %if.else290.i345 ], [ 0, %sw.bb5.i546 ], [ 0, %sw.bb2.i543 ], [ 0, %sw.bb.i540 ]
  %value216.i60.0 = phi i64 [ %cond289.i342, %cond.end280.i338 ], [ %conv7.i545, %sw.bb5.i546 ], [ %conv4.i542, %sw.bb2.i543 ], [ %conv1.i539, %sw.bb.i540 ], [ %cond258.i314, %if.else290.i345 ]
  %cmp294.i347 = icmp eq i32 %conv118.i187, 111
  %cmp299.i351 = icmp eq i32 %conv118.i187, 120
  %cmp303.i354 = icmp eq i32 %conv118.i187, 88
  %or.cond225 = or i1 %cmp299.i351, %cmp303.i354
  %base.i57.0 = select i1 %or.cond225, i32 16, i32 10
  %base.i57.1 = select i1 %cmp294.i347, i32 8, i32 %base.i57.0
  %conv310.i360 = zext i1 %cmp303.i354 to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i55, i64 noundef %value216.i60.0, i32 noundef %base.i57.1, i32 noundef %conv310.i360, i8 noundef signext %sign.i61.0)
  br label %sw.epilog.i380

sw.default.i364:                                  ; preds = %if.else144.i211
  %or.i = or i32 %conv118.i187, 32
  %conv1.i566 = trunc i32 %or.i to i8
  %conv2.i567 = sext i8 %conv1.i566 to i32
  %cmp.i568 = icmp eq i32 %conv2.i567, 97
  br i1 %cmp.i568, label %lor.lhs.false313.i366.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i364
  %cmp5.i570 = icmp sge i32 %conv2.i567, 101
  %cmp8.i = icmp sle i32 %conv2.i567, 103
  %145 = select i1 %cmp5.i570, i1 %cmp8.i, i1 false
  %.not226 = xor i1 %145, true
  %cmp314.i365 = icmp sgt i32 %length.i56.0, 1
  %or.cond227 = select i1 %.not226, i1 true, i1 %cmp314.i365
  br i1 %or.cond227, label %if.then316.i367, label %if.end317.i371

lor.lhs.false313.i366.critedge:                   ; preds = %sw.default.i364
  %cmp314.i365.old = icmp sgt i32 %length.i56.0, 1
  br i1 %cmp314.i365.old, label %if.then316.i367, label %if.end317.i371

if.then316.i367:                                  ; preds = %lor.lhs.false313.i366.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end317.i371:                                   ; preds = %lor.rhs.i, %lor.lhs.false313.i366.critedge
  %fp_offset_p.i368 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset.i369 = load i32, ptr %fp_offset_p.i368, align 4
  %fits_in_fp.i370 = icmp ule i32 %fp_offset.i369, 160
  br i1 %fits_in_fp.i370, label %vaarg.in_reg318.i373, label %vaarg.in_mem320.i377

vaarg.in_reg318.i373:                             ; preds = %if.end317.i371
  %146 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area319.i372 = load ptr, ptr %146, align 8
  %147 = getelementptr i8, ptr %reg_save_area319.i372, i32 %fp_offset.i369
  %148 = add i32 %fp_offset.i369, 16
  store i32 %148, ptr %fp_offset_p.i368, align 4
  br label %vaarg.end324.i379

vaarg.in_mem320.i377:                             ; preds = %if.end317.i371
  %overflow_arg_area_p321.i374 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area322.i375 = load ptr, ptr %overflow_arg_area_p321.i374, align 8
  %overflow_arg_area.next323.i376 = getelementptr i8, ptr %overflow_arg_area322.i375, i32 8
  store ptr %overflow_arg_area.next323.i376, ptr %overflow_arg_area_p321.i374, align 8
  br label %vaarg.end324.i379

vaarg.end324.i379:                                ; preds = %vaarg.in_mem320.i377, %vaarg.in_reg318.i373
  %vaarg.addr325.i378 = phi ptr [ %147, %vaarg.in_reg318.i373 ], [ %overflow_arg_area322.i375, %vaarg.in_mem320.i377 ]
  %149 = load double, ptr %vaarg.addr325.i378, align 8
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i55, double noundef %149, i8 noundef signext %97)
  br label %sw.epilog.i380

sw.epilog.i380:                                   ; preds = %if.then212.i271, %if.else213.i272, %put.exit415, %for.cond.i455, %vaarg.end324.i379, %if.end292.i348, %vaarg.end196.i257, %put.exit403
  br label %for.cond.i66

format.exit383:                                   ; preds = %for.cond.i66
  %150 = load i64, ptr %count.i, align 8
  %conv327.i382 = trunc i64 %150 to i32
  br i1 %cmp.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %format.exit383
  %151 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %150, %151
  %cond11.i = select i1 %cmp5.i, i64 %150, i64 %151
  %arrayidx.i = getelementptr inbounds i8, ptr %retval.i.0, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %return

return:                                           ; preds = %format.exit383, %if.then.i, %allocate.exit
  %retval.0 = phi i32 [ -1, %allocate.exit ], [ %conv327.i382, %if.then.i ], [ %conv327.i382, %format.exit383 ]
  ret i32 %retval.0
}

declare void @llvm.va_copy(ptr, ptr)

define i32 @asprintf(ptr noundef %result, ptr noundef %f, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call = call i32 @vasprintf(ptr noundef %result, ptr noundef %f, ptr noundef %args)
  call void @llvm.va_end(ptr %args)
  ret i32 %call
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @__gomc_unsupported(ptr noundef)

define internal void @__gomc_put_text(ptr noundef %s, ptr noundef %f, ptr noundef %text) {
entry:
  %tobool = icmp ne ptr %text, null
  %spec.select = select i1 %tobool, ptr %text, ptr @__gomc_format.str.7
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %precision = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 6
  %0 = load i32, ptr %precision, align 4
  %cmp = icmp slt i32 %0, 0
  %cmp2 = icmp slt i32 %n.0, %0
  %or.cond = select i1 %cmp, i1 true, i1 %cmp2
  br i1 %or.cond, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %idxprom = sext i32 %n.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %spec.select, i64 %idxprom
  %1 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %1 to i32
  %tobool3 = icmp ne i32 %conv, 0
  br i1 %tobool3, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nsw i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  %2 = load i32, ptr %f, align 4
  %tobool4 = icmp ne i32 %2, 0
  br i1 %tobool4, label %if.end6, label %if.then5

if.then5:                                         ; preds = %while.end
  %width = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 5
  %3 = load i32, ptr %width, align 4
  %sub = sub nsw i32 %3, %n.0
  br label %for.cond.i27

for.cond.i27:                                     ; preds = %put.exit.i37, %if.then5
  %n.addr.i25.0 = phi i32 [ %sub, %if.then5 ], [ %dec.i38, %put.exit.i37 ]
  %cmp.i26 = icmp sgt i32 %n.addr.i25.0, 0
  br i1 %cmp.i26, label %for.body.i31, label %if.end6

for.body.i31:                                     ; preds = %for.cond.i27
  %count.i.i28 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %4 = load i64, ptr %count.i.i28, align 8
  %limit.i.i29 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %5 = load i64, ptr %limit.i.i29, align 8
  %cmp.i.i30 = icmp ult i64 %4, %5
  br i1 %cmp.i.i30, label %if.then.i.i34, label %put.exit.i37

if.then.i.i34:                                    ; preds = %for.body.i31
  %6 = load ptr, ptr %s, align 8
  %arrayidx.i.i33 = getelementptr inbounds i8, ptr %6, i64 %4
  store i8 32, ptr %arrayidx.i.i33, align 1
  br label %put.exit.i37

put.exit.i37:                                     ; preds = %if.then.i.i34, %for.body.i31
  %7 = load i64, ptr %count.i.i28, align 8
  %inc.i.i36 = add i64 %7, 1
  store i64 %inc.i.i36, ptr %count.i.i28, align 8
  %dec.i38 = add nsw i32 %n.addr.i25.0, -1
  br label %for.cond.i27

if.end6:                                          ; preds = %for.cond.i27, %while.end
  br label %for.cond

for.cond:                                         ; preds = %put.exit, %if.end6
  %i.0 = phi i32 [ 0, %if.end6 ], [ %inc11, %put.exit ]
  %cmp7 = icmp slt i32 %i.0, %n.0
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom9 = sext i32 %i.0 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %spec.select, i64 %idxprom9
  %8 = load i8, ptr %arrayidx10, align 1
  %count.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %9 = load i64, ptr %count.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %10 = load i64, ptr %limit.i, align 8
  %cmp.i = icmp ult i64 %9, %10
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.body
  %11 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %11, i64 %9
  store i8 %8, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.body
  %12 = load i64, ptr %count.i, align 8
  %inc.i = add i64 %12, 1
  store i64 %inc.i, ptr %count.i, align 8
  %inc11 = add nsw i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %13 = load i32, ptr %f, align 4
  %tobool13 = icmp ne i32 %13, 0
  br i1 %tobool13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %for.end
  %width15 = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 5
  %14 = load i32, ptr %width15, align 4
  %sub16 = sub nsw i32 %14, %n.0
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i, %if.then14
  %n.addr.i.0 = phi i32 [ %sub16, %if.then14 ], [ %dec.i, %put.exit.i ]
  %cmp.i20 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i20, label %for.body.i, label %if.end17

for.body.i:                                       ; preds = %for.cond.i
  %count.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %15 = load i64, ptr %count.i.i, align 8
  %limit.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %16 = load i64, ptr %limit.i.i, align 8
  %cmp.i.i = icmp ult i64 %15, %16
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %17 = load ptr, ptr %s, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %17, i64 %15
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %18 = load i64, ptr %count.i.i, align 8
  %inc.i.i = add i64 %18, 1
  store i64 %inc.i.i, ptr %count.i.i, align 8
  %dec.i = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i

if.end17:                                         ; preds = %for.cond.i, %for.end
  ret void
}

define internal void @__gomc_put_number(ptr noundef %s, ptr noundef %f, i64 noundef %value, i32 noundef %base, i32 noundef %upper, i8 noundef signext %sign) {
entry:
  %digits = alloca [24 x i8], align 16
  br label %for.cond.i131

for.cond.i131:                                    ; preds = %cond.end.i, %entry
  %n.i.0 = phi i32 [ 0, %entry ], [ %inc.i133, %cond.end.i ]
  %value.addr.i.0 = phi i64 [ %value, %entry ], [ %div.i, %cond.end.i ]
  %cmp.i130 = icmp ne i64 %value.addr.i.0, 0
  br i1 %cmp.i130, label %for.body.i132, label %digits_of.exit

for.body.i132:                                    ; preds = %for.cond.i131
  %conv.i = zext i32 %base to i64
  %rem.i = urem i64 %value.addr.i.0, %conv.i
  %conv1.i = trunc i64 %rem.i to i32
  %cmp2.i = icmp ult i32 %conv1.i, 10
  br i1 %cmp2.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body.i132
  %add.i = add i32 48, %conv1.i
  br label %cond.end.i

cond.false.i:                                     ; preds = %for.body.i132
  %tobool.i = icmp ne i32 %upper, 0
  %cond.i = select i1 %tobool.i, i32 65, i32 97
  %add4.i = add i32 %cond.i, %conv1.i
  %sub.i = sub i32 %add4.i, 10
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond5.i = phi i32 [ %add.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %conv6.i = trunc i32 %cond5.i to i8
  %inc.i133 = add nsw i32 %n.i.0, 1
  %idxprom.i = sext i32 %n.i.0 to i64
  %arrayidx.i134 = getelementptr inbounds i8, ptr %digits, i64 %idxprom.i
  store i8 %conv6.i, ptr %arrayidx.i134, align 1
  %div.i = udiv i64 %value.addr.i.0, %conv.i
  br label %for.cond.i131

digits_of.exit:                                   ; preds = %for.cond.i131
  %precision = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 6
  %0 = load i32, ptr %precision, align 4
  %cmp = icmp slt i32 %0, 0
  %spec.select78 = select i1 %cmp, i32 1, i32 %0
  %alternate = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 3
  %1 = load i32, ptr %alternate, align 4
  %tobool = icmp ne i32 %1, 0
  %cmp2 = icmp eq i32 %base, 16
  %or.cond = and i1 %tobool, %cmp2
  %cmp4 = icmp ne i64 %value, 0
  %or.cond73 = and i1 %or.cond, %cmp4
  %prefix.0 = select i1 %or.cond73, i32 2, i32 0
  %cmp8 = icmp eq i32 %base, 8
  %or.cond74 = and i1 %tobool, %cmp8
  %cmp10 = icmp sle i32 %spec.select78, %n.i.0
  %or.cond75 = select i1 %or.cond74, i1 %cmp10, i1 false
  %add = add nsw i32 %n.i.0, 1
  %least.0 = select i1 %or.cond75, i32 %add, i32 %spec.select78
  %cmp13 = icmp sgt i32 %least.0, %n.i.0
  %sub = sub nsw i32 %least.0, %n.i.0
  %cond17 = select i1 %cmp13, i32 %sub, i32 0
  %width = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 5
  %2 = load i32, ptr %width, align 4
  %sub18 = sub nsw i32 %2, %n.i.0
  %sub19 = sub nsw i32 %sub18, %cond17
  %sub20 = sub nsw i32 %sub19, %prefix.0
  %conv = sext i8 %sign to i32
  %cmp21 = icmp ne i32 %conv, 0
  %conv22 = zext i1 %cmp21 to i32
  %sub23 = sub nsw i32 %sub20, %conv22
  %zero = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 4
  %3 = load i32, ptr %zero, align 4
  %tobool24 = icmp ne i32 %3, 0
  br i1 %tobool24, label %land.lhs.true25, label %if.end36

land.lhs.true25:                                  ; preds = %digits_of.exit
  %4 = load i32, ptr %f, align 4
  %tobool26 = icmp ne i32 %4, 0
  br i1 %tobool26, label %if.end36, label %land.lhs.true27

land.lhs.true27:                                  ; preds = %land.lhs.true25
  %5 = load i32, ptr %precision, align 4
  %cmp29 = icmp slt i32 %5, 0
  %cmp32 = icmp sgt i32 %sub23, 0
  %or.cond76 = select i1 %cmp29, i1 %cmp32, i1 false
  %add35 = add nsw i32 %cond17, %sub23
  %spec.select = select i1 %or.cond76, i32 %add35, i32 %cond17
  %spec.select77 = select i1 %or.cond76, i32 0, i32 %sub23
  br label %if.end36

if.end36:                                         ; preds = %land.lhs.true27, %land.lhs.true25, %digits_of.exit
  %zeros.0 = phi i32 [ %cond17, %land.lhs.true25 ], [ %cond17, %digits_of.exit ], [ %spec.select, %land.lhs.true27 ]
  %rest.0 = phi i32 [ %sub23, %land.lhs.true25 ], [ %sub23, %digits_of.exit ], [ %spec.select77, %land.lhs.true27 ]
  %6 = load i32, ptr %f, align 4
  %tobool38 = icmp ne i32 %6, 0
  br i1 %tobool38, label %if.end40, label %for.cond.i117

for.cond.i117:                                    ; preds = %if.end36, %put.exit.i127
  %n.addr.i115.0 = phi i32 [ %dec.i128, %put.exit.i127 ], [ %rest.0, %if.end36 ]
  %cmp.i116 = icmp sgt i32 %n.addr.i115.0, 0
  br i1 %cmp.i116, label %for.body.i121, label %if.end40

for.body.i121:                                    ; preds = %for.cond.i117
  %count.i.i118 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %7 = load i64, ptr %count.i.i118, align 8
  %limit.i.i119 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %8 = load i64, ptr %limit.i.i119, align 8
  %cmp.i.i120 = icmp ult i64 %7, %8
  br i1 %cmp.i.i120, label %if.then.i.i124, label %put.exit.i127

if.then.i.i124:                                   ; preds = %for.body.i121
  %9 = load ptr, ptr %s, align 8
  %arrayidx.i.i123 = getelementptr inbounds i8, ptr %9, i64 %7
  store i8 32, ptr %arrayidx.i.i123, align 1
  br label %put.exit.i127

put.exit.i127:                                    ; preds = %if.then.i.i124, %for.body.i121
  %10 = load i64, ptr %count.i.i118, align 8
  %inc.i.i126 = add i64 %10, 1
  store i64 %inc.i.i126, ptr %count.i.i118, align 8
  %dec.i128 = add nsw i32 %n.addr.i115.0, -1
  br label %for.cond.i117

if.end40:                                         ; preds = %for.cond.i117, %if.end36
  %tobool41 = icmp ne i8 %sign, 0
  br i1 %tobool41, label %if.then42, label %if.end43

if.then42:                                        ; preds = %if.end40
  %count.i80 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %11 = load i64, ptr %count.i80, align 8
  %limit.i81 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %12 = load i64, ptr %limit.i81, align 8
  %cmp.i82 = icmp ult i64 %11, %12
  br i1 %cmp.i82, label %if.then.i85, label %put.exit88

if.then.i85:                                      ; preds = %if.then42
  %13 = load ptr, ptr %s, align 8
  %arrayidx.i84 = getelementptr inbounds i8, ptr %13, i64 %11
  store i8 %sign, ptr %arrayidx.i84, align 1
  br label %put.exit88

put.exit88:                                       ; preds = %if.then.i85, %if.then42
  %14 = load i64, ptr %count.i80, align 8
  %inc.i87 = add i64 %14, 1
  store i64 %inc.i87, ptr %count.i80, align 8
  br label %if.end43

if.end43:                                         ; preds = %put.exit88, %if.end40
  br i1 %or.cond73, label %if.then45, label %if.end49

if.then45:                                        ; preds = %if.end43
  %count.i69 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %15 = load i64, ptr %count.i69, align 8
  %limit.i70 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %16 = load i64, ptr %limit.i70, align 8
  %cmp.i71 = icmp ult i64 %15, %16
  br i1 %cmp.i71, label %if.then.i74, label %put.exit77

if.then.i74:                                      ; preds = %if.then45
  %17 = load ptr, ptr %s, align 8
  %arrayidx.i73 = getelementptr inbounds i8, ptr %17, i64 %15
  store i8 48, ptr %arrayidx.i73, align 1
  br label %put.exit77

put.exit77:                                       ; preds = %if.then.i74, %if.then45
  %18 = load i64, ptr %count.i69, align 8
  %inc.i76 = add i64 %18, 1
  store i64 %inc.i76, ptr %count.i69, align 8
  %tobool46 = icmp ne i32 %upper, 0
  %cond47 = select i1 %tobool46, i32 88, i32 120
  %conv48 = trunc i32 %cond47 to i8
  %19 = load i64, ptr %limit.i70, align 8
  %cmp.i60 = icmp ult i64 %inc.i76, %19
  br i1 %cmp.i60, label %if.then.i63, label %put.exit66

if.then.i63:                                      ; preds = %put.exit77
  %20 = load ptr, ptr %s, align 8
  %arrayidx.i62 = getelementptr inbounds i8, ptr %20, i64 %inc.i76
  store i8 %conv48, ptr %arrayidx.i62, align 1
  br label %put.exit66

put.exit66:                                       ; preds = %if.then.i63, %put.exit77
  %21 = load i64, ptr %count.i69, align 8
  %inc.i65 = add i64 %21, 1
  store i64 %inc.i65, ptr %count.i69, align 8
  br label %if.end49

if.end49:                                         ; preds = %put.exit66, %if.end43
  br label %for.cond.i98

for.cond.i98:                                     ; preds = %put.exit.i108, %if.end49
  %n.addr.i96.0 = phi i32 [ %zeros.0, %if.end49 ], [ %dec.i109, %put.exit.i108 ]
  %cmp.i97 = icmp sgt i32 %n.addr.i96.0, 0
  br i1 %cmp.i97, label %for.body.i102, label %while.cond

for.body.i102:                                    ; preds = %for.cond.i98
  %count.i.i99 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %22 = load i64, ptr %count.i.i99, align 8
  %limit.i.i100 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %23 = load i64, ptr %limit.i.i100, align 8
  %cmp.i.i101 = icmp ult i64 %22, %23
  br i1 %cmp.i.i101, label %if.then.i.i105, label %put.exit.i108

if.then.i.i105:                                   ; preds = %for.body.i102
  %24 = load ptr, ptr %s, align 8
  %arrayidx.i.i104 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 48, ptr %arrayidx.i.i104, align 1
  br label %put.exit.i108

put.exit.i108:                                    ; preds = %if.then.i.i105, %for.body.i102
  %25 = load i64, ptr %count.i.i99, align 8
  %inc.i.i107 = add i64 %25, 1
  store i64 %inc.i.i107, ptr %count.i.i99, align 8
  %dec.i109 = add nsw i32 %n.addr.i96.0, -1
  br label %for.cond.i98

while.cond:                                       ; preds = %for.cond.i98, %put.exit
  %n.0 = phi i32 [ %dec, %put.exit ], [ %n.i.0, %for.cond.i98 ]
  %cmp50 = icmp sgt i32 %n.0, 0
  br i1 %cmp50, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %dec = add nsw i32 %n.0, -1
  %idxprom = sext i32 %dec to i64
  %arrayidx = getelementptr inbounds [24 x i8], ptr %digits, i64 0, i64 %idxprom
  %26 = load i8, ptr %arrayidx, align 1
  %count.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %27 = load i64, ptr %count.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %28 = load i64, ptr %limit.i, align 8
  %cmp.i = icmp ult i64 %27, %28
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %while.body
  %29 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %29, i64 %27
  store i8 %26, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %while.body
  %30 = load i64, ptr %count.i, align 8
  %inc.i = add i64 %30, 1
  store i64 %inc.i, ptr %count.i, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %31 = load i32, ptr %f, align 4
  %tobool53 = icmp ne i32 %31, 0
  br i1 %tobool53, label %for.cond.i, label %if.end55

for.cond.i:                                       ; preds = %while.end, %put.exit.i
  %n.addr.i.0 = phi i32 [ %dec.i, %put.exit.i ], [ %rest.0, %while.end ]
  %cmp.i91 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i91, label %for.body.i, label %if.end55

for.body.i:                                       ; preds = %for.cond.i
  %count.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %32 = load i64, ptr %count.i.i, align 8
  %limit.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %33 = load i64, ptr %limit.i.i, align 8
  %cmp.i.i = icmp ult i64 %32, %33
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %34 = load ptr, ptr %s, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %35 = load i64, ptr %count.i.i, align 8
  %inc.i.i = add i64 %35, 1
  store i64 %inc.i.i, ptr %count.i.i, align 8
  %dec.i = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i

if.end55:                                         ; preds = %for.cond.i, %while.end
  ret void
}

define internal void @__gomc_put_real(ptr noundef %s, ptr noundef %f, double noundef %value, i8 noundef signext %letter) {
entry:
  %0 = bitcast double %value to i64
  %shr = lshr i64 %0, 63
  %tobool = icmp ne i64 %shr, 0
  br i1 %tobool, label %cond.end6, label %cond.false

cond.false:                                       ; preds = %entry
  %plus = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 1
  %1 = load i32, ptr %plus, align 4
  %tobool1 = icmp ne i32 %1, 0
  br i1 %tobool1, label %cond.end6, label %cond.false3

cond.false3:                                      ; preds = %cond.false
  %space = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 2
  %2 = load i32, ptr %space, align 4
  %tobool4 = icmp ne i32 %2, 0
  %cond = select i1 %tobool4, i32 32, i32 0
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false3, %cond.false, %entry
  %cond7 = phi i32 [ 45, %entry ], [ %cond, %cond.false3 ], [ 43, %cond.false ]
  %conv = trunc i32 %cond7 to i8
  %and = and i64 %0, 9223372036854775807
  %3 = bitcast i64 %and to double
  %cmp = icmp uge i64 %and, 9218868437227405312
  %conv11 = sext i8 %letter to i32
  %or = or i32 %conv11, 32
  %cmp12 = icmp eq i32 %or, 97
  %4 = select i1 %cmp, i1 false, i1 %cmp12
  %land.ext = zext i1 %4 to i32
  %precision = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 6
  %5 = load i32, ptr %precision, align 4
  %cmp14 = icmp sgt i32 %5, 10000
  br i1 %cmp14, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end6
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.8)
  unreachable

if.end:                                           ; preds = %cond.end6
  br i1 %cmp, label %if.then17, label %if.end29

if.then17:                                        ; preds = %if.end
  %cmp18 = fcmp oeq double %3, %3
  %. = select i1 %cmp18, i64 6712937, i64 7233902
  %and25 = and i32 %conv11, 32
  %tobool26 = icmp ne i32 %and25, 0
  %cond27 = select i1 %tobool26, i32 0, i32 2105376
  %conv28 = sext i32 %cond27 to i64
  %xor = xor i64 %., %conv28
  br label %if.end29

if.end29:                                         ; preds = %if.then17, %if.end
  %word.0 = phi i64 [ %xor, %if.then17 ], [ 0, %if.end ]
  br label %for.cond

for.cond:                                         ; preds = %for.end, %if.end29
  %n.0 = phi i32 [ 0, %if.end29 ], [ %n.1, %for.end ]
  %piece.0 = phi i64 [ 0, %if.end29 ], [ %add, %for.end ]
  br i1 %cmp, label %cond.true31, label %cond.false37

cond.true31:                                      ; preds = %for.cond
  %tobool32 = icmp ne i64 %piece.0, 0
  %.word.0 = select i1 %tobool32, i64 0, i64 %word.0
  br label %cond.end40

cond.false37:                                     ; preds = %for.cond
  %6 = load i32, ptr %precision, align 4
  %alternate = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 3
  %7 = load i32, ptr %alternate, align 4
  %call = call i64 @__gomc_real_text(double noundef %3, i32 noundef %conv11, i32 noundef %6, i32 noundef %7, i64 noundef %piece.0)
  br label %cond.end40

cond.end40:                                       ; preds = %cond.false37, %cond.true31
  %cond41 = phi i64 [ %.word.0, %cond.true31 ], [ %call, %cond.false37 ]
  br label %for.cond42

for.cond42:                                       ; preds = %for.body, %cond.end40
  %n.1 = phi i32 [ %n.0, %cond.end40 ], [ %inc, %for.body ]
  %text.0 = phi i64 [ %cond41, %cond.end40 ], [ %shr44, %for.body ]
  %tobool43 = icmp ne i64 %text.0, 0
  br i1 %tobool43, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond42
  %inc = add nsw i32 %n.1, 1
  %shr44 = lshr i64 %text.0, 8
  br label %for.cond42

for.end:                                          ; preds = %for.cond42
  %add = add i64 %piece.0, 1
  %conv45 = trunc i64 %add to i32
  %mul = mul nsw i32 8, %conv45
  %cmp46 = icmp slt i32 %n.1, %mul
  br i1 %cmp46, label %for.end52, label %for.cond

for.end52:                                        ; preds = %for.end
  %width = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 5
  %8 = load i32, ptr %width, align 4
  %sub = sub nsw i32 %8, %n.1
  %mul53 = mul nsw i32 2, %land.ext
  %sub54 = sub nsw i32 %sub, %mul53
  %conv55 = sext i8 %conv to i32
  %cmp56 = icmp ne i32 %conv55, 0
  %conv57 = zext i1 %cmp56 to i32
  %sub58 = sub nsw i32 %sub54, %conv57
  %9 = load i32, ptr %f, align 4
  %tobool59 = icmp ne i32 %9, 0
  br i1 %tobool59, label %if.end64, label %land.lhs.true

land.lhs.true:                                    ; preds = %for.end52
  %zero = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 4
  %10 = load i32, ptr %zero, align 4
  %tobool60 = icmp ne i32 %10, 0
  %tobool60.not = xor i1 %tobool60, true
  %brmerge = or i1 %tobool60.not, %cmp
  br i1 %brmerge, label %for.cond.i172, label %if.end64

for.cond.i172:                                    ; preds = %land.lhs.true, %put.exit.i182
  %n.addr.i170.0 = phi i32 [ %dec.i183, %put.exit.i182 ], [ %sub58, %land.lhs.true ]
  %cmp.i171 = icmp sgt i32 %n.addr.i170.0, 0
  br i1 %cmp.i171, label %for.body.i176, label %if.end64

for.body.i176:                                    ; preds = %for.cond.i172
  %count.i.i173 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %11 = load i64, ptr %count.i.i173, align 8
  %limit.i.i174 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %12 = load i64, ptr %limit.i.i174, align 8
  %cmp.i.i175 = icmp ult i64 %11, %12
  br i1 %cmp.i.i175, label %if.then.i.i179, label %put.exit.i182

if.then.i.i179:                                   ; preds = %for.body.i176
  %13 = load ptr, ptr %s, align 8
  %arrayidx.i.i178 = getelementptr inbounds i8, ptr %13, i64 %11
  store i8 32, ptr %arrayidx.i.i178, align 1
  br label %put.exit.i182

put.exit.i182:                                    ; preds = %if.then.i.i179, %for.body.i176
  %14 = load i64, ptr %count.i.i173, align 8
  %inc.i.i181 = add i64 %14, 1
  store i64 %inc.i.i181, ptr %count.i.i173, align 8
  %dec.i183 = add nsw i32 %n.addr.i170.0, -1
  br label %for.cond.i172

if.end64:                                         ; preds = %for.cond.i172, %land.lhs.true, %for.end52
  %tobool65 = icmp ne i8 %conv, 0
  br i1 %tobool65, label %if.then66, label %if.end67

if.then66:                                        ; preds = %if.end64
  %count.i135 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %15 = load i64, ptr %count.i135, align 8
  %limit.i136 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %16 = load i64, ptr %limit.i136, align 8
  %cmp.i137 = icmp ult i64 %15, %16
  br i1 %cmp.i137, label %if.then.i140, label %put.exit143

if.then.i140:                                     ; preds = %if.then66
  %17 = load ptr, ptr %s, align 8
  %arrayidx.i139 = getelementptr inbounds i8, ptr %17, i64 %15
  store i8 %conv, ptr %arrayidx.i139, align 1
  br label %put.exit143

put.exit143:                                      ; preds = %if.then.i140, %if.then66
  %18 = load i64, ptr %count.i135, align 8
  %inc.i142 = add i64 %18, 1
  store i64 %inc.i142, ptr %count.i135, align 8
  br label %if.end67

if.end67:                                         ; preds = %put.exit143, %if.end64
  br i1 %4, label %if.then69, label %if.end75

if.then69:                                        ; preds = %if.end67
  %count.i124 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %19 = load i64, ptr %count.i124, align 8
  %limit.i125 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %20 = load i64, ptr %limit.i125, align 8
  %cmp.i126 = icmp ult i64 %19, %20
  br i1 %cmp.i126, label %if.then.i129, label %put.exit132

if.then.i129:                                     ; preds = %if.then69
  %21 = load ptr, ptr %s, align 8
  %arrayidx.i128 = getelementptr inbounds i8, ptr %21, i64 %19
  store i8 48, ptr %arrayidx.i128, align 1
  br label %put.exit132

put.exit132:                                      ; preds = %if.then.i129, %if.then69
  %22 = load i64, ptr %count.i124, align 8
  %inc.i131 = add i64 %22, 1
  store i64 %inc.i131, ptr %count.i124, align 8
  %cmp71 = icmp eq i32 %conv11, 97
  %cond73 = select i1 %cmp71, i32 120, i32 88
  %conv74 = trunc i32 %cond73 to i8
  %23 = load i64, ptr %limit.i125, align 8
  %cmp.i115 = icmp ult i64 %inc.i131, %23
  br i1 %cmp.i115, label %if.then.i118, label %put.exit121

if.then.i118:                                     ; preds = %put.exit132
  %24 = load ptr, ptr %s, align 8
  %arrayidx.i117 = getelementptr inbounds i8, ptr %24, i64 %inc.i131
  store i8 %conv74, ptr %arrayidx.i117, align 1
  br label %put.exit121

put.exit121:                                      ; preds = %if.then.i118, %put.exit132
  %25 = load i64, ptr %count.i124, align 8
  %inc.i120 = add i64 %25, 1
  store i64 %inc.i120, ptr %count.i124, align 8
  br label %if.end75

if.end75:                                         ; preds = %put.exit121, %if.end67
  %26 = load i32, ptr %f, align 4
  %tobool77 = icmp ne i32 %26, 0
  br i1 %tobool77, label %if.end84, label %land.lhs.true78

land.lhs.true78:                                  ; preds = %if.end75
  %zero79 = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 4
  %27 = load i32, ptr %zero79, align 4
  %tobool80 = icmp ne i32 %27, 0
  %tobool80.not = xor i1 %tobool80, true
  %brmerge83 = or i1 %tobool80.not, %cmp
  br i1 %brmerge83, label %if.end84, label %for.cond.i153

for.cond.i153:                                    ; preds = %land.lhs.true78, %put.exit.i163
  %n.addr.i151.0 = phi i32 [ %dec.i164, %put.exit.i163 ], [ %sub58, %land.lhs.true78 ]
  %cmp.i152 = icmp sgt i32 %n.addr.i151.0, 0
  br i1 %cmp.i152, label %for.body.i157, label %if.end84

for.body.i157:                                    ; preds = %for.cond.i153
  %count.i.i154 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %28 = load i64, ptr %count.i.i154, align 8
  %limit.i.i155 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %29 = load i64, ptr %limit.i.i155, align 8
  %cmp.i.i156 = icmp ult i64 %28, %29
  br i1 %cmp.i.i156, label %if.then.i.i160, label %put.exit.i163

if.then.i.i160:                                   ; preds = %for.body.i157
  %30 = load ptr, ptr %s, align 8
  %arrayidx.i.i159 = getelementptr inbounds i8, ptr %30, i64 %28
  store i8 48, ptr %arrayidx.i.i159, align 1
  br label %put.exit.i163

put.exit.i163:                                    ; preds = %if.then.i.i160, %for.body.i157
  %31 = load i64, ptr %count.i.i154, align 8
  %inc.i.i162 = add i64 %31, 1
  store i64 %inc.i.i162, ptr %count.i.i154, align 8
  %dec.i164 = add nsw i32 %n.addr.i151.0, -1
  br label %for.cond.i153

if.end84:                                         ; preds = %for.cond.i153, %land.lhs.true78, %if.end75
  br label %for.cond85

for.cond85:                                       ; preds = %put.exit, %if.end84
  %word.1 = phi i64 [ %word.0, %if.end84 ], [ %word.2, %put.exit ]
  %i.0 = phi i32 [ 0, %if.end84 ], [ %inc105, %put.exit ]
  %cmp86 = icmp slt i32 %i.0, %n.1
  br i1 %cmp86, label %for.body88, label %for.end106

for.body88:                                       ; preds = %for.cond85
  %cmp.not = xor i1 %cmp, true
  %rem = srem i32 %i.0, 8
  %cmp91 = icmp eq i32 %rem, 0
  %or.cond = select i1 %cmp.not, i1 %cmp91, i1 false
  br i1 %or.cond, label %if.then93, label %if.end99

if.then93:                                        ; preds = %for.body88
  %32 = load i32, ptr %precision, align 4
  %alternate96 = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 3
  %33 = load i32, ptr %alternate96, align 4
  %conv97 = sext i32 %i.0 to i64
  %div = udiv i64 %conv97, 8
  %call98 = call i64 @__gomc_real_text(double noundef %3, i32 noundef %conv11, i32 noundef %32, i32 noundef %33, i64 noundef %div)
  br label %if.end99

if.end99:                                         ; preds = %if.then93, %for.body88
  %word.2 = phi i64 [ %word.1, %for.body88 ], [ %call98, %if.then93 ]
  %mul101 = mul nsw i32 8, %rem
  %sh_prom = zext i32 %mul101 to i64
  %shr102 = lshr i64 %word.2, %sh_prom
  %conv103 = trunc i64 %shr102 to i8
  %count.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %34 = load i64, ptr %count.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %35 = load i64, ptr %limit.i, align 8
  %cmp.i = icmp ult i64 %34, %35
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %if.end99
  %36 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %36, i64 %34
  store i8 %conv103, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %if.end99
  %37 = load i64, ptr %count.i, align 8
  %inc.i = add i64 %37, 1
  store i64 %inc.i, ptr %count.i, align 8
  %inc105 = add nsw i32 %i.0, 1
  br label %for.cond85

for.end106:                                       ; preds = %for.cond85
  %38 = load i32, ptr %f, align 4
  %tobool108 = icmp ne i32 %38, 0
  br i1 %tobool108, label %for.cond.i, label %if.end110

for.cond.i:                                       ; preds = %for.end106, %put.exit.i
  %n.addr.i.0 = phi i32 [ %dec.i, %put.exit.i ], [ %sub58, %for.end106 ]
  %cmp.i146 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i146, label %for.body.i, label %if.end110

for.body.i:                                       ; preds = %for.cond.i
  %count.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %39 = load i64, ptr %count.i.i, align 8
  %limit.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %40 = load i64, ptr %limit.i.i, align 8
  %cmp.i.i = icmp ult i64 %39, %40
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %41 = load ptr, ptr %s, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %41, i64 %39
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %42 = load i64, ptr %count.i.i, align 8
  %inc.i.i = add i64 %42, 1
  store i64 %inc.i.i, ptr %count.i.i, align 8
  %dec.i = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i

if.end110:                                        ; preds = %for.cond.i, %for.end106
  ret void
}

declare i64 @__gomc_real_text(double noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i32 @__gomc_may_happen(i32 noundef)

declare ptr @__gomc_new_or_again(i64 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

