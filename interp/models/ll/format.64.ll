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
  %or.cond100 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond100, label %for.body57.i, label %if.end65.i

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
  %or.cond101 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond101, label %for.body105.i, label %if.end116.i

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
    i32 113, label %if.end148.i.fold.split102
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

if.end148.i.fold.split102:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split102, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split102 ]
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
  %or.cond99 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit43, %for.cond.i47, %if.end292.i, %vaarg.end196.i, %put.exit31
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i, align 8
  %conv312.i = trunc i64 %69 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %70 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %69, %70
  %cond11.i = select i1 %cmp5.i, i64 %69, i64 %70
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  ret i32 %conv312.i
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
  %or.cond100 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond100, label %for.body57.i, label %if.end65.i

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
  %or.cond101 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond101, label %for.body105.i, label %if.end116.i

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
    i32 113, label %if.end148.i.fold.split102
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

if.end148.i.fold.split102:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split102, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split102 ]
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
  %or.cond99 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit43, %for.cond.i47, %if.end292.i, %vaarg.end196.i, %put.exit31
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i, align 8
  %conv312.i = trunc i64 %69 to i32
  %70 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %69, %70
  %cond11.i = select i1 %cmp5.i, i64 %69, i64 %70
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  ret i32 %conv312.i
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
  %or.cond100 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond100, label %for.body57.i, label %if.end65.i

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
  %or.cond101 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond101, label %for.body105.i, label %if.end116.i

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
    i32 113, label %if.end148.i.fold.split102
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

if.end148.i.fold.split102:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split102, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split102 ]
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
  %or.cond99 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit45, %for.cond.i49, %if.end292.i, %vaarg.end196.i, %put.exit33
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i, align 8
  %conv312.i = trunc i64 %69 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %70 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %69, %70
  %cond11.i = select i1 %cmp5.i, i64 %69, i64 %70
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %conv312.i
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
  %or.cond100 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond100, label %for.body57.i, label %if.end65.i

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
  %or.cond101 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond101, label %for.body105.i, label %if.end116.i

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
    i32 113, label %if.end148.i.fold.split102
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

if.end148.i.fold.split102:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split102, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split102 ]
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
  %or.cond99 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit45, %for.cond.i49, %if.end292.i, %vaarg.end196.i, %put.exit33
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i, align 8
  %conv312.i = trunc i64 %69 to i32
  %70 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %69, %70
  %cond11.i = select i1 %cmp5.i, i64 %69, i64 %70
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  call void @llvm.va_end(ptr %args)
  ret i32 %conv312.i
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
  %or.cond101 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond101, label %for.body57.i, label %if.end65.i

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
  %or.cond102 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond102, label %for.body105.i, label %if.end116.i

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
    i32 113, label %if.end148.i.fold.split103
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

if.end148.i.fold.split103:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split103, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split103 ]
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
  %or.cond100 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond100, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit45, %for.cond.i49, %if.end292.i, %vaarg.end196.i, %put.exit33
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i, align 8
  %conv312.i = trunc i64 %69 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %70 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %69, %70
  %cond11.i = select i1 %cmp5.i, i64 %69, i64 %70
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %conv312.i
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
  %or.cond103 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond103, label %for.body57.i, label %if.end65.i

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
  %or.cond104 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond104, label %for.body105.i, label %if.end116.i

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
    i32 113, label %if.end148.i.fold.split105
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

if.end148.i.fold.split105:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split105, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split105 ]
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
  %or.cond102 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond102, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit47, %for.cond.i51, %if.end292.i, %vaarg.end196.i, %put.exit35
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i, align 8
  %conv312.i = trunc i64 %69 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %70 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %69, %70
  %cond11.i = select i1 %cmp5.i, i64 %69, i64 %70
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  %conv = sext i32 %conv312.i to i64
  %cmp3 = icmp ule i64 %object, %conv
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %print.exit
  call void @__gomc_error(ptr noundef @__gomc_format.str, ptr noundef @__gomc_format.str.2)
  unreachable

if.end:                                           ; preds = %print.exit
  ret i32 %conv312.i
}

define i32 @vasprintf(ptr noundef %result, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i50 = alloca %struct.spec, align 4
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

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit405, %entry
  %f.addr.i35.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit405 ], [ %incdec.ptr152.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i35.0, i32 1
  %0 = load i8, ptr %f.addr.i35.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i38 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i38:                                      ; preds = %for.cond.i
  %1 = load i64, ptr %count.i19, align 8
  %2 = load i64, ptr %limit.i13, align 8
  %cmp.i398 = icmp ult i64 %1, %2
  br i1 %cmp.i398, label %if.then.i401, label %put.exit405

if.then.i401:                                     ; preds = %if.then.i38
  %3 = load ptr, ptr %s.i11, align 8
  %arrayidx.i400 = getelementptr inbounds i8, ptr %3, i64 %1
  store i8 %0, ptr %arrayidx.i400, align 1
  br label %put.exit405

put.exit405:                                      ; preds = %if.then.i401, %if.then.i38
  %4 = load i64, ptr %count.i19, align 8
  %inc.i403 = add i64 %4, 1
  store i64 %inc.i403, ptr %count.i19, align 8
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i64(ptr align 4 %p.i, i8 0, i64 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i35.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %5 = load i8, ptr %f.addr.i35.1, align 1
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
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i35.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i35.1, i32 1
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
  %sub.i39 = sub nsw i32 0, %10
  store i32 %sub.i39, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i35.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i35.1, %for.cond5.i ]
  %11 = load i8, ptr %f.addr.i35.2, align 1
  %conv51.i = sext i8 %11 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond204 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond204, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %12 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %12
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i35.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %vaarg.end.i, %if.then44.i
  %f.addr.i35.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %vaarg.end.i ], [ %f.addr.i35.2, %for.cond50.i ]
  %13 = load i8, ptr %f.addr.i35.3, align 1
  %conv66.i = sext i8 %13 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end116.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i35.3, i32 1
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
  %f.addr.i35.4 = phi ptr [ %incdec.ptr113.i, %for.body105.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %19 = load i8, ptr %f.addr.i35.4, align 1
  %conv97.i = sext i8 %19 to i32
  %cmp98.i = icmp sge i32 %conv97.i, 48
  %cmp102.i = icmp sle i32 %conv97.i, 57
  %or.cond205 = and i1 %cmp98.i, %cmp102.i
  br i1 %or.cond205, label %for.body105.i, label %if.end116.i

for.body105.i:                                    ; preds = %for.cond96.i
  %20 = load i32, ptr %precision.i, align 4
  %mul107.i = mul nsw i32 10, %20
  %sub109.i = sub nsw i32 %conv97.i, 48
  %add110.i = add nsw i32 %mul107.i, %sub109.i
  store i32 %add110.i, ptr %precision.i, align 4
  %incdec.ptr113.i = getelementptr inbounds i8, ptr %f.addr.i35.4, i32 1
  br label %for.cond96.i

if.end116.i:                                      ; preds = %vaarg.end86.i, %for.cond96.i, %if.end65.i
  %f.addr.i35.6 = phi ptr [ %f.addr.i35.3, %if.end65.i ], [ %f.addr.i35.4, %for.cond96.i ], [ %incdec.ptr76.i, %vaarg.end86.i ]
  br label %for.cond117.i

for.cond117.i:                                    ; preds = %if.end148.i, %if.end116.i
  %length.i.0 = phi i32 [ 0, %if.end116.i ], [ %length.i.3, %if.end148.i ]
  %f.addr.i35.7 = phi ptr [ %f.addr.i35.6, %if.end116.i ], [ %incdec.ptr150.i, %if.end148.i ]
  %21 = load i8, ptr %f.addr.i35.7, align 1
  %conv118.i = sext i8 %21 to i32
  switch i32 %conv118.i, label %if.else144.i [
    i32 104, label %if.then121.i
    i32 108, label %if.then126.i
    i32 122, label %if.end148.i
    i32 116, label %if.end148.i
    i32 106, label %if.end148.i.fold.split
    i32 113, label %if.end148.i.fold.split206
  ]

if.then121.i:                                     ; preds = %for.cond117.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end148.i

if.then126.i:                                     ; preds = %for.cond117.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end148.i

if.else144.i:                                     ; preds = %for.cond117.i
  %incdec.ptr152.i = getelementptr inbounds i8, ptr %f.addr.i35.7, i32 1
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

if.end148.i.fold.split206:                        ; preds = %for.cond117.i
  br label %if.end148.i

if.end148.i:                                      ; preds = %for.cond117.i, %for.cond117.i, %if.end148.i.fold.split206, %if.end148.i.fold.split, %if.then126.i, %if.then121.i
  %length.i.3 = phi i32 [ %dec.i, %if.then121.i ], [ %inc.i, %if.then126.i ], [ 1, %for.cond117.i ], [ 1, %for.cond117.i ], [ 2, %if.end148.i.fold.split ], [ 2, %if.end148.i.fold.split206 ]
  %incdec.ptr150.i = getelementptr inbounds i8, ptr %f.addr.i35.7, i32 1
  br label %for.cond117.i

sw.bb.i:                                          ; preds = %if.else144.i
  %22 = load i64, ptr %count.i19, align 8
  %23 = load i64, ptr %limit.i13, align 8
  %cmp.i410 = icmp ult i64 %22, %23
  br i1 %cmp.i410, label %if.then.i413, label %put.exit417

if.then.i413:                                     ; preds = %sw.bb.i
  %24 = load ptr, ptr %s.i11, align 8
  %arrayidx.i412 = getelementptr inbounds i8, ptr %24, i64 %22
  store i8 37, ptr %arrayidx.i412, align 1
  br label %put.exit417

put.exit417:                                      ; preds = %if.then.i413, %sw.bb.i
  %25 = load i64, ptr %count.i19, align 8
  %inc.i415 = add i64 %25, 1
  store i64 %inc.i415, ptr %count.i19, align 8
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
  %tobool.i = icmp ne i32 %30, 0
  br i1 %tobool.i, label %if.end175.i, label %if.then172.i

if.then172.i:                                     ; preds = %vaarg.end168.i
  %width173.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %31 = load i32, ptr %width173.i, align 4
  %sub174.i = sub nsw i32 %31, 1
  br label %for.cond.i480

for.cond.i480:                                    ; preds = %put.exit.i490, %if.then172.i
  %n.addr.i478.0 = phi i32 [ %sub174.i, %if.then172.i ], [ %dec.i491, %put.exit.i490 ]
  %cmp.i479 = icmp sgt i32 %n.addr.i478.0, 0
  br i1 %cmp.i479, label %for.body.i484, label %if.end175.i

for.body.i484:                                    ; preds = %for.cond.i480
  %32 = load i64, ptr %count.i19, align 8
  %33 = load i64, ptr %limit.i13, align 8
  %cmp.i.i483 = icmp ult i64 %32, %33
  br i1 %cmp.i.i483, label %if.then.i.i487, label %put.exit.i490

if.then.i.i487:                                   ; preds = %for.body.i484
  %34 = load ptr, ptr %s.i11, align 8
  %arrayidx.i.i486 = getelementptr inbounds i8, ptr %34, i64 %32
  store i8 32, ptr %arrayidx.i.i486, align 1
  br label %put.exit.i490

put.exit.i490:                                    ; preds = %if.then.i.i487, %for.body.i484
  %35 = load i64, ptr %count.i19, align 8
  %inc.i.i489 = add i64 %35, 1
  store i64 %inc.i.i489, ptr %count.i19, align 8
  %dec.i491 = add nsw i32 %n.addr.i478.0, -1
  br label %for.cond.i480

if.end175.i:                                      ; preds = %for.cond.i480, %vaarg.end168.i
  %36 = load i64, ptr %count.i19, align 8
  %37 = load i64, ptr %limit.i13, align 8
  %cmp.i422 = icmp ult i64 %36, %37
  br i1 %cmp.i422, label %if.then.i425, label %put.exit429

if.then.i425:                                     ; preds = %if.end175.i
  %38 = load ptr, ptr %s.i11, align 8
  %arrayidx.i424 = getelementptr inbounds i8, ptr %38, i64 %36
  store i8 %conv170.i, ptr %arrayidx.i424, align 1
  br label %put.exit429

put.exit429:                                      ; preds = %if.then.i425, %if.end175.i
  %39 = load i64, ptr %count.i19, align 8
  %inc.i427 = add i64 %39, 1
  store i64 %inc.i427, ptr %count.i19, align 8
  %40 = load i32, ptr %p.i, align 4
  %tobool177.i = icmp ne i32 %40, 0
  br i1 %tobool177.i, label %if.then178.i, label %sw.epilog.i

if.then178.i:                                     ; preds = %put.exit429
  %width179.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %41 = load i32, ptr %width179.i, align 4
  %sub180.i = sub nsw i32 %41, 1
  br label %for.cond.i461

for.cond.i461:                                    ; preds = %put.exit.i471, %if.then178.i
  %n.addr.i459.0 = phi i32 [ %sub180.i, %if.then178.i ], [ %dec.i472, %put.exit.i471 ]
  %cmp.i460 = icmp sgt i32 %n.addr.i459.0, 0
  br i1 %cmp.i460, label %for.body.i465, label %sw.epilog.i

for.body.i465:                                    ; preds = %for.cond.i461
  %42 = load i64, ptr %count.i19, align 8
  %43 = load i64, ptr %limit.i13, align 8
  %cmp.i.i464 = icmp ult i64 %42, %43
  br i1 %cmp.i.i464, label %if.then.i.i468, label %put.exit.i471

if.then.i.i468:                                   ; preds = %for.body.i465
  %44 = load ptr, ptr %s.i11, align 8
  %arrayidx.i.i467 = getelementptr inbounds i8, ptr %44, i64 %42
  store i8 32, ptr %arrayidx.i.i467, align 1
  br label %put.exit.i471

put.exit.i471:                                    ; preds = %if.then.i.i468, %for.body.i465
  %45 = load i64, ptr %count.i19, align 8
  %inc.i.i470 = add i64 %45, 1
  store i64 %inc.i.i470, ptr %count.i19, align 8
  %dec.i472 = add nsw i32 %n.addr.i459.0, -1
  br label %for.cond.i461

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
    i32 2, label %cond.true.i40
    i32 1, label %cond.true232.i
  ]

cond.true.i40:                                    ; preds = %sw.bb215.i
  %gp_offset220.i = load i32, ptr %again, align 8
  %fits_in_gp221.i = icmp ule i32 %gp_offset220.i, 40
  br i1 %fits_in_gp221.i, label %vaarg.in_reg222.i, label %vaarg.in_mem224.i

vaarg.in_reg222.i:                                ; preds = %cond.true.i40
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %again, i32 0, i32 3
  %reg_save_area223.i = load ptr, ptr %55, align 8
  %56 = getelementptr i8, ptr %reg_save_area223.i, i32 %gp_offset220.i
  %57 = add i32 %gp_offset220.i, 8
  store i32 %57, ptr %again, align 8
  br label %vaarg.end228.i

vaarg.in_mem224.i:                                ; preds = %cond.true.i40
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
  switch i32 %length.i.0, label %signed_of.exit511 [
    i32 -2, label %sw.bb.i502
    i32 -1, label %sw.bb2.i505
    i32 0, label %sw.bb5.i508
  ]

sw.bb.i502:                                       ; preds = %if.then266.i
  %conv.i500 = trunc i64 %cond258.i to i8
  %conv1.i501 = sext i8 %conv.i500 to i64
  br label %signed_of.exit511

sw.bb2.i505:                                      ; preds = %if.then266.i
  %conv3.i503 = trunc i64 %cond258.i to i16
  %conv4.i504 = sext i16 %conv3.i503 to i64
  br label %signed_of.exit511

sw.bb5.i508:                                      ; preds = %if.then266.i
  %conv6.i506 = trunc i64 %cond258.i to i32
  %conv7.i507 = sext i32 %conv6.i506 to i64
  br label %signed_of.exit511

signed_of.exit511:                                ; preds = %if.then266.i, %sw.bb5.i508, %sw.bb2.i505, %sw.bb.i502
  %retval.i497.0 = phi i64 [ %conv7.i507, %sw.bb5.i508 ], [ %conv4.i504, %sw.bb2.i505 ], [ %conv1.i501, %sw.bb.i502 ], [ %cond258.i, %if.then266.i ]
  %cmp267.i = icmp slt i64 %retval.i497.0, 0
  br i1 %cmp267.i, label %cond.end280.i, label %cond.false270.i

cond.false270.i:                                  ; preds = %signed_of.exit511
  %plus271.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %67 = load i32, ptr %plus271.i, align 4
  %tobool272.i = icmp ne i32 %67, 0
  %space275.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %68 = load i32, ptr %space275.i, align 4
  %tobool276.i = icmp ne i32 %68, 0
  %cond277.i = select i1 %tobool276.i, i32 32, i32 0
  %cond279.i = select i1 %tobool272.i, i32 43, i32 %cond277.i
  br label %cond.end280.i

cond.end280.i:                                    ; preds = %signed_of.exit511, %cond.false270.i
  %cond281.i = phi i32 [ %cond279.i, %cond.false270.i ], [ 45, %signed_of.exit511 ]
  %conv282.i = trunc i32 %cond281.i to i8
  %sub286.i = sub i64 0, %retval.i497.0
  %cond289.i = select i1 %cmp267.i, i64 %sub286.i, i64 %retval.i497.0
  br label %if.end292.i

if.else290.i:                                     ; preds = %cond.end257.i
  switch i32 %length.i.0, label %if.end292.i [
    i32 -2, label %sw.bb.i531
    i32 -1, label %sw.bb2.i534
    i32 0, label %sw.bb5.i537
  ]

sw.bb.i531:                                       ; preds = %if.else290.i
  %conv.i529 = trunc i64 %cond258.i to i8
  %conv1.i530 = zext i8 %conv.i529 to i64
  br label %if.end292.i

sw.bb2.i534:                                      ; preds = %if.else290.i
  %conv3.i532 = trunc i64 %cond258.i to i16
  %conv4.i533 = zext i16 %conv3.i532 to i64
  br label %if.end292.i

sw.bb5.i537:                                      ; preds = %if.else290.i
  %conv6.i535 = trunc i64 %cond258.i to i32
  %conv7.i536 = zext i32 %conv6.i535 to i64
  br label %if.end292.i

if.end292.i:                                      ; preds = %sw.bb.i531, %sw.bb2.i534, %sw.bb5.i537, %if.else290.i, %cond.end280.i
  %value216.i.0 = phi i64 [ %cond289.i, %cond.end280.i ], [ %conv7.i536, %sw.bb5.i537 ], [ %conv4.i533, %sw.bb2.i534 ], [ %conv1.i530, %sw.bb.i531 ], [ %cond258.i, %if.else290.i ]
  %sign.i.0 = phi i8 [ %conv282.i, %cond.end280.i ], [ 0, %if.else290.i ], [ 0, %sw.bb5.i537 ], [ 0, %sw.bb2.i534 ], [ 0, %sw.bb.i531 ]
  %cmp294.i = icmp eq i32 %conv118.i, 111
  %cmp299.i = icmp eq i32 %conv118.i, 120
  %cmp303.i = icmp eq i32 %conv118.i, 88
  %or.cond201 = or i1 %cmp299.i, %cmp303.i
  %base.i.0 = select i1 %or.cond201, i32 16, i32 10
  %base.i.1 = select i1 %cmp294.i, i32 8, i32 %base.i.0
  %conv310.i = zext i1 %cmp303.i to i32
  call void @__gomc_put_number(ptr noundef %s.i11, ptr noundef %p.i, i64 noundef %value216.i.0, i32 noundef %base.i.1, i32 noundef %conv310.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else144.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then212.i, %if.else213.i, %put.exit429, %for.cond.i461, %if.end292.i, %vaarg.end196.i, %put.exit417
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %69 = load i64, ptr %count.i19, align 8
  %conv312.i = trunc i64 %69 to i32
  call void @llvm.va_end(ptr %again)
  %conv = sext i32 %conv312.i to i64
  %add = add i64 %conv, 1
  %call3 = call ptr @__gomc_alloc(i64 noundef %add, i64 noundef 0)
  store ptr %call3, ptr %result, align 8
  store ptr %call3, ptr %s.i, align 8
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i64 %add, 0
  %cond.i = select i1 %cmp.i, i64 %conv, i64 0
  store i64 %cond.i, ptr %limit.i, align 8
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i64 0, ptr %count.i, align 8
  br label %for.cond.i61

for.cond.i61:                                     ; preds = %sw.epilog.i358, %put.exit, %format.exit
  %f.addr.i47.0 = phi ptr [ %f, %format.exit ], [ %incdec.ptr.i58, %put.exit ], [ %incdec.ptr152.i211, %sw.epilog.i358 ]
  %incdec.ptr.i58 = getelementptr inbounds i8, ptr %f.addr.i47.0, i32 1
  %70 = load i8, ptr %f.addr.i47.0, align 1
  %conv.i59 = sext i8 %70 to i32
  switch i32 %conv.i59, label %if.then.i65 [
    i32 0, label %format.exit361
    i32 37, label %if.end.i67
  ]

if.then.i65:                                      ; preds = %for.cond.i61
  %71 = load i64, ptr %count.i, align 8
  %72 = load i64, ptr %limit.i, align 8
  %cmp.i365 = icmp ult i64 %71, %72
  br i1 %cmp.i365, label %if.then.i367, label %put.exit

if.then.i367:                                     ; preds = %if.then.i65
  %73 = load ptr, ptr %s.i, align 8
  %arrayidx.i366 = getelementptr inbounds i8, ptr %73, i64 %71
  store i8 %70, ptr %arrayidx.i366, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i367, %if.then.i65
  %74 = load i64, ptr %count.i, align 8
  %inc.i368 = add i64 %74, 1
  store i64 %inc.i368, ptr %count.i, align 8
  br label %for.cond.i61

if.end.i67:                                       ; preds = %for.cond.i61
  call void @llvm.memset.p0.i64(ptr align 4 %p.i50, i8 0, i64 28, i1 false)
  %precision.i66 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 6
  store i32 -1, ptr %precision.i66, align 4
  br label %for.cond5.i70

for.cond5.i70:                                    ; preds = %if.end34.i96, %if.end.i67
  %f.addr.i47.1 = phi ptr [ %incdec.ptr.i58, %if.end.i67 ], [ %incdec.ptr35.i97, %if.end34.i96 ]
  %75 = load i8, ptr %f.addr.i47.1, align 1
  %conv6.i68 = sext i8 %75 to i32
  switch i32 %conv6.i68, label %for.cond50.i123 [
    i32 45, label %if.then9.i71
    i32 43, label %if.then13.i76
    i32 32, label %if.then18.i81
    i32 35, label %if.then23.i86
    i32 48, label %if.then28.i91
    i32 42, label %if.then39.i103
  ]

if.then9.i71:                                     ; preds = %for.cond5.i70
  store i32 1, ptr %p.i50, align 4
  br label %if.end34.i96

if.then13.i76:                                    ; preds = %for.cond5.i70
  %plus.i75 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 1
  store i32 1, ptr %plus.i75, align 4
  br label %if.end34.i96

if.then18.i81:                                    ; preds = %for.cond5.i70
  %space.i80 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 2
  store i32 1, ptr %space.i80, align 4
  br label %if.end34.i96

if.then23.i86:                                    ; preds = %for.cond5.i70
  %alternate.i85 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 3
  store i32 1, ptr %alternate.i85, align 4
  br label %if.end34.i96

if.then28.i91:                                    ; preds = %for.cond5.i70
  %zero.i90 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 4
  store i32 1, ptr %zero.i90, align 4
  br label %if.end34.i96

if.end34.i96:                                     ; preds = %if.then13.i76, %if.then23.i86, %if.then28.i91, %if.then18.i81, %if.then9.i71
  %incdec.ptr35.i97 = getelementptr inbounds i8, ptr %f.addr.i47.1, i32 1
  br label %for.cond5.i70

if.then39.i103:                                   ; preds = %for.cond5.i70
  %incdec.ptr40.i100 = getelementptr inbounds i8, ptr %f.addr.i47.1, i32 1
  %gp_offset.i101 = load i32, ptr %args, align 8
  %fits_in_gp.i102 = icmp ule i32 %gp_offset.i101, 40
  br i1 %fits_in_gp.i102, label %vaarg.in_reg.i105, label %vaarg.in_mem.i109

vaarg.in_reg.i105:                                ; preds = %if.then39.i103
  %76 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i104 = load ptr, ptr %76, align 8
  %77 = getelementptr i8, ptr %reg_save_area.i104, i32 %gp_offset.i101
  %78 = add i32 %gp_offset.i101, 8
  store i32 %78, ptr %args, align 8
  br label %vaarg.end.i114

vaarg.in_mem.i109:                                ; preds = %if.then39.i103
  %overflow_arg_area_p.i106 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i107 = load ptr, ptr %overflow_arg_area_p.i106, align 8
  %overflow_arg_area.next.i108 = getelementptr i8, ptr %overflow_arg_area.i107, i32 8
  store ptr %overflow_arg_area.next.i108, ptr %overflow_arg_area_p.i106, align 8
  br label %vaarg.end.i114

vaarg.end.i114:                                   ; preds = %vaarg.in_mem.i109, %vaarg.in_reg.i105
  %vaarg.addr.i110 = phi ptr [ %77, %vaarg.in_reg.i105 ], [ %overflow_arg_area.i107, %vaarg.in_mem.i109 ]
  %79 = load i32, ptr %vaarg.addr.i110, align 4
  %width.i111 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 5
  store i32 %79, ptr %width.i111, align 4
  %cmp42.i113 = icmp slt i32 %79, 0
  br i1 %cmp42.i113, label %if.then44.i118, label %if.end65.i139

if.then44.i118:                                   ; preds = %vaarg.end.i114
  store i32 1, ptr %p.i50, align 4
  %80 = load i32, ptr %width.i111, align 4
  %sub.i116 = sub nsw i32 0, %80
  store i32 %sub.i116, ptr %width.i111, align 4
  br label %if.end65.i139

for.cond50.i123:                                  ; preds = %for.cond5.i70, %for.body57.i134
  %f.addr.i47.2 = phi ptr [ %incdec.ptr63.i135, %for.body57.i134 ], [ %f.addr.i47.1, %for.cond5.i70 ]
  %81 = load i8, ptr %f.addr.i47.2, align 1
  %conv51.i121 = sext i8 %81 to i32
  %cmp52.i122 = icmp sge i32 %conv51.i121, 48
  %cmp55.i125 = icmp sle i32 %conv51.i121, 57
  %or.cond = and i1 %cmp52.i122, %cmp55.i125
  br i1 %or.cond, label %for.body57.i134, label %if.end65.i139

for.body57.i134:                                  ; preds = %for.cond50.i123
  %width58.i128 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 5
  %82 = load i32, ptr %width58.i128, align 4
  %mul.i129 = mul nsw i32 10, %82
  %sub60.i131 = sub nsw i32 %conv51.i121, 48
  %add.i132 = add nsw i32 %mul.i129, %sub60.i131
  store i32 %add.i132, ptr %width58.i128, align 4
  %incdec.ptr63.i135 = getelementptr inbounds i8, ptr %f.addr.i47.2, i32 1
  br label %for.cond50.i123

if.end65.i139:                                    ; preds = %for.cond50.i123, %vaarg.end.i114, %if.then44.i118
  %f.addr.i47.3 = phi ptr [ %incdec.ptr40.i100, %if.then44.i118 ], [ %incdec.ptr40.i100, %vaarg.end.i114 ], [ %f.addr.i47.2, %for.cond50.i123 ]
  %83 = load i8, ptr %f.addr.i47.3, align 1
  %conv66.i137 = sext i8 %83 to i32
  %cmp67.i138 = icmp eq i32 %conv66.i137, 46
  br i1 %cmp67.i138, label %if.then69.i144, label %if.end116.i181

if.then69.i144:                                   ; preds = %if.end65.i139
  %incdec.ptr70.i140 = getelementptr inbounds i8, ptr %f.addr.i47.3, i32 1
  store i32 0, ptr %precision.i66, align 4
  %84 = load i8, ptr %incdec.ptr70.i140, align 1
  %conv72.i142 = sext i8 %84 to i32
  %cmp73.i143 = icmp eq i32 %conv72.i142, 42
  br i1 %cmp73.i143, label %if.then75.i148, label %for.cond96.i166

if.then75.i148:                                   ; preds = %if.then69.i144
  %incdec.ptr76.i145 = getelementptr inbounds i8, ptr %incdec.ptr70.i140, i32 1
  %gp_offset78.i146 = load i32, ptr %args, align 8
  %fits_in_gp79.i147 = icmp ule i32 %gp_offset78.i146, 40
  br i1 %fits_in_gp79.i147, label %vaarg.in_reg80.i150, label %vaarg.in_mem82.i154

vaarg.in_reg80.i150:                              ; preds = %if.then75.i148
  %85 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area81.i149 = load ptr, ptr %85, align 8
  %86 = getelementptr i8, ptr %reg_save_area81.i149, i32 %gp_offset78.i146
  %87 = add i32 %gp_offset78.i146, 8
  store i32 %87, ptr %args, align 8
  br label %vaarg.end86.i159

vaarg.in_mem82.i154:                              ; preds = %if.then75.i148
  %overflow_arg_area_p83.i151 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area84.i152 = load ptr, ptr %overflow_arg_area_p83.i151, align 8
  %overflow_arg_area.next85.i153 = getelementptr i8, ptr %overflow_arg_area84.i152, i32 8
  store ptr %overflow_arg_area.next85.i153, ptr %overflow_arg_area_p83.i151, align 8
  br label %vaarg.end86.i159

vaarg.end86.i159:                                 ; preds = %vaarg.in_mem82.i154, %vaarg.in_reg80.i150
  %vaarg.addr87.i155 = phi ptr [ %86, %vaarg.in_reg80.i150 ], [ %overflow_arg_area84.i152, %vaarg.in_mem82.i154 ]
  %88 = load i32, ptr %vaarg.addr87.i155, align 4
  store i32 %88, ptr %precision.i66, align 4
  %cmp90.i158 = icmp slt i32 %88, 0
  %spec.store.select207 = select i1 %cmp90.i158, i32 -1, i32 %88
  store i32 %spec.store.select207, ptr %precision.i66, align 4
  br label %if.end116.i181

for.cond96.i166:                                  ; preds = %if.then69.i144, %for.body105.i177
  %f.addr.i47.4 = phi ptr [ %incdec.ptr113.i178, %for.body105.i177 ], [ %incdec.ptr70.i140, %if.then69.i144 ]
  %89 = load i8, ptr %f.addr.i47.4, align 1
  %conv97.i164 = sext i8 %89 to i32
  %cmp98.i165 = icmp sge i32 %conv97.i164, 48
  %cmp102.i168 = icmp sle i32 %conv97.i164, 57
  %or.cond208 = and i1 %cmp98.i165, %cmp102.i168
  br i1 %or.cond208, label %for.body105.i177, label %if.end116.i181

for.body105.i177:                                 ; preds = %for.cond96.i166
  %90 = load i32, ptr %precision.i66, align 4
  %mul107.i172 = mul nsw i32 10, %90
  %sub109.i174 = sub nsw i32 %conv97.i164, 48
  %add110.i175 = add nsw i32 %mul107.i172, %sub109.i174
  store i32 %add110.i175, ptr %precision.i66, align 4
  %incdec.ptr113.i178 = getelementptr inbounds i8, ptr %f.addr.i47.4, i32 1
  br label %for.cond96.i166

if.end116.i181:                                   ; preds = %vaarg.end86.i159, %for.cond96.i166, %if.end65.i139
  %f.addr.i47.6 = phi ptr [ %f.addr.i47.3, %if.end65.i139 ], [ %f.addr.i47.4, %for.cond96.i166 ], [ %incdec.ptr76.i145, %vaarg.end86.i159 ]
  br label %for.cond117.i184

for.cond117.i184:                                 ; preds = %if.end148.i209, %if.end116.i181
  %length.i51.0 = phi i32 [ 0, %if.end116.i181 ], [ %length.i51.3, %if.end148.i209 ]
  %f.addr.i47.7 = phi ptr [ %f.addr.i47.6, %if.end116.i181 ], [ %incdec.ptr150.i210, %if.end148.i209 ]
  %91 = load i8, ptr %f.addr.i47.7, align 1
  %conv118.i182 = sext i8 %91 to i32
  switch i32 %conv118.i182, label %if.else144.i206 [
    i32 104, label %if.then121.i186
    i32 108, label %if.then126.i191
    i32 122, label %if.end148.i209
    i32 116, label %if.end148.i209
    i32 106, label %if.end148.i209.fold.split
    i32 113, label %if.end148.i209.fold.split209
  ]

if.then121.i186:                                  ; preds = %for.cond117.i184
  %dec.i185 = add nsw i32 %length.i51.0, -1
  br label %if.end148.i209

if.then126.i191:                                  ; preds = %for.cond117.i184
  %inc.i190 = add nsw i32 %length.i51.0, 1
  br label %if.end148.i209

if.else144.i206:                                  ; preds = %for.cond117.i184
  %incdec.ptr152.i211 = getelementptr inbounds i8, ptr %f.addr.i47.7, i32 1
  switch i32 %conv118.i182, label %sw.default.i357 [
    i32 37, label %sw.bb.i213
    i32 99, label %sw.bb154.i215
    i32 115, label %sw.bb182.i240
    i32 112, label %sw.bb198.i255
    i32 100, label %sw.bb215.i270
    i32 105, label %sw.bb215.i270
    i32 111, label %sw.bb215.i270
    i32 117, label %sw.bb215.i270
    i32 120, label %sw.bb215.i270
    i32 88, label %sw.bb215.i270
  ]

if.end148.i209.fold.split:                        ; preds = %for.cond117.i184
  br label %if.end148.i209

if.end148.i209.fold.split209:                     ; preds = %for.cond117.i184
  br label %if.end148.i209

if.end148.i209:                                   ; preds = %for.cond117.i184, %for.cond117.i184, %if.end148.i209.fold.split209, %if.end148.i209.fold.split, %if.then126.i191, %if.then121.i186
  %length.i51.3 = phi i32 [ %dec.i185, %if.then121.i186 ], [ %inc.i190, %if.then126.i191 ], [ 1, %for.cond117.i184 ], [ 1, %for.cond117.i184 ], [ 2, %if.end148.i209.fold.split ], [ 2, %if.end148.i209.fold.split209 ]
  %incdec.ptr150.i210 = getelementptr inbounds i8, ptr %f.addr.i47.7, i32 1
  br label %for.cond117.i184

sw.bb.i213:                                       ; preds = %if.else144.i206
  %92 = load i64, ptr %count.i, align 8
  %93 = load i64, ptr %limit.i, align 8
  %cmp.i374 = icmp ult i64 %92, %93
  br i1 %cmp.i374, label %if.then.i377, label %put.exit381

if.then.i377:                                     ; preds = %sw.bb.i213
  %94 = load ptr, ptr %s.i, align 8
  %arrayidx.i376 = getelementptr inbounds i8, ptr %94, i64 %92
  store i8 37, ptr %arrayidx.i376, align 1
  br label %put.exit381

put.exit381:                                      ; preds = %if.then.i377, %sw.bb.i213
  %95 = load i64, ptr %count.i, align 8
  %inc.i379 = add i64 %95, 1
  store i64 %inc.i379, ptr %count.i, align 8
  br label %sw.epilog.i358

sw.bb154.i215:                                    ; preds = %if.else144.i206
  %cmp155.i214 = icmp ne i32 %length.i51.0, 0
  br i1 %cmp155.i214, label %if.then157.i216, label %if.end158.i219

if.then157.i216:                                  ; preds = %sw.bb154.i215
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end158.i219:                                   ; preds = %sw.bb154.i215
  %gp_offset160.i217 = load i32, ptr %args, align 8
  %fits_in_gp161.i218 = icmp ule i32 %gp_offset160.i217, 40
  br i1 %fits_in_gp161.i218, label %vaarg.in_reg162.i221, label %vaarg.in_mem164.i225

vaarg.in_reg162.i221:                             ; preds = %if.end158.i219
  %96 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area163.i220 = load ptr, ptr %96, align 8
  %97 = getelementptr i8, ptr %reg_save_area163.i220, i32 %gp_offset160.i217
  %98 = add i32 %gp_offset160.i217, 8
  store i32 %98, ptr %args, align 8
  br label %vaarg.end168.i229

vaarg.in_mem164.i225:                             ; preds = %if.end158.i219
  %overflow_arg_area_p165.i222 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area166.i223 = load ptr, ptr %overflow_arg_area_p165.i222, align 8
  %overflow_arg_area.next167.i224 = getelementptr i8, ptr %overflow_arg_area166.i223, i32 8
  store ptr %overflow_arg_area.next167.i224, ptr %overflow_arg_area_p165.i222, align 8
  br label %vaarg.end168.i229

vaarg.end168.i229:                                ; preds = %vaarg.in_mem164.i225, %vaarg.in_reg162.i221
  %vaarg.addr169.i226 = phi ptr [ %97, %vaarg.in_reg162.i221 ], [ %overflow_arg_area166.i223, %vaarg.in_mem164.i225 ]
  %99 = load i32, ptr %vaarg.addr169.i226, align 4
  %conv170.i227 = trunc i32 %99 to i8
  %100 = load i32, ptr %p.i50, align 4
  %tobool.i228 = icmp ne i32 %100, 0
  br i1 %tobool.i228, label %if.end175.i234, label %if.then172.i232

if.then172.i232:                                  ; preds = %vaarg.end168.i229
  %width173.i230 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 5
  %101 = load i32, ptr %width173.i230, align 4
  %sub174.i231 = sub nsw i32 %101, 1
  br label %for.cond.i442

for.cond.i442:                                    ; preds = %put.exit.i452, %if.then172.i232
  %n.addr.i440.0 = phi i32 [ %sub174.i231, %if.then172.i232 ], [ %dec.i453, %put.exit.i452 ]
  %cmp.i441 = icmp sgt i32 %n.addr.i440.0, 0
  br i1 %cmp.i441, label %for.body.i446, label %if.end175.i234

for.body.i446:                                    ; preds = %for.cond.i442
  %102 = load i64, ptr %count.i, align 8
  %103 = load i64, ptr %limit.i, align 8
  %cmp.i.i445 = icmp ult i64 %102, %103
  br i1 %cmp.i.i445, label %if.then.i.i449, label %put.exit.i452

if.then.i.i449:                                   ; preds = %for.body.i446
  %104 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i448 = getelementptr inbounds i8, ptr %104, i64 %102
  store i8 32, ptr %arrayidx.i.i448, align 1
  br label %put.exit.i452

put.exit.i452:                                    ; preds = %if.then.i.i449, %for.body.i446
  %105 = load i64, ptr %count.i, align 8
  %inc.i.i451 = add i64 %105, 1
  store i64 %inc.i.i451, ptr %count.i, align 8
  %dec.i453 = add nsw i32 %n.addr.i440.0, -1
  br label %for.cond.i442

if.end175.i234:                                   ; preds = %for.cond.i442, %vaarg.end168.i229
  %106 = load i64, ptr %count.i, align 8
  %107 = load i64, ptr %limit.i, align 8
  %cmp.i386 = icmp ult i64 %106, %107
  br i1 %cmp.i386, label %if.then.i389, label %put.exit393

if.then.i389:                                     ; preds = %if.end175.i234
  %108 = load ptr, ptr %s.i, align 8
  %arrayidx.i388 = getelementptr inbounds i8, ptr %108, i64 %106
  store i8 %conv170.i227, ptr %arrayidx.i388, align 1
  br label %put.exit393

put.exit393:                                      ; preds = %if.then.i389, %if.end175.i234
  %109 = load i64, ptr %count.i, align 8
  %inc.i391 = add i64 %109, 1
  store i64 %inc.i391, ptr %count.i, align 8
  %110 = load i32, ptr %p.i50, align 4
  %tobool177.i233 = icmp ne i32 %110, 0
  br i1 %tobool177.i233, label %if.then178.i237, label %sw.epilog.i358

if.then178.i237:                                  ; preds = %put.exit393
  %width179.i235 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 5
  %111 = load i32, ptr %width179.i235, align 4
  %sub180.i236 = sub nsw i32 %111, 1
  br label %for.cond.i433

for.cond.i433:                                    ; preds = %put.exit.i, %if.then178.i237
  %n.addr.i.0 = phi i32 [ %sub180.i236, %if.then178.i237 ], [ %dec.i435, %put.exit.i ]
  %cmp.i432 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i432, label %for.body.i434, label %sw.epilog.i358

for.body.i434:                                    ; preds = %for.cond.i433
  %112 = load i64, ptr %count.i, align 8
  %113 = load i64, ptr %limit.i, align 8
  %cmp.i.i = icmp ult i64 %112, %113
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i434
  %114 = load ptr, ptr %s.i, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %114, i64 %112
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i434
  %115 = load i64, ptr %count.i, align 8
  %inc.i.i = add i64 %115, 1
  store i64 %inc.i.i, ptr %count.i, align 8
  %dec.i435 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i433

sw.bb182.i240:                                    ; preds = %if.else144.i206
  %cmp183.i239 = icmp ne i32 %length.i51.0, 0
  br i1 %cmp183.i239, label %if.then185.i241, label %if.end186.i244

if.then185.i241:                                  ; preds = %sw.bb182.i240
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end186.i244:                                   ; preds = %sw.bb182.i240
  %gp_offset188.i242 = load i32, ptr %args, align 8
  %fits_in_gp189.i243 = icmp ule i32 %gp_offset188.i242, 40
  br i1 %fits_in_gp189.i243, label %vaarg.in_reg190.i246, label %vaarg.in_mem192.i250

vaarg.in_reg190.i246:                             ; preds = %if.end186.i244
  %116 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area191.i245 = load ptr, ptr %116, align 8
  %117 = getelementptr i8, ptr %reg_save_area191.i245, i32 %gp_offset188.i242
  %118 = add i32 %gp_offset188.i242, 8
  store i32 %118, ptr %args, align 8
  br label %vaarg.end196.i252

vaarg.in_mem192.i250:                             ; preds = %if.end186.i244
  %overflow_arg_area_p193.i247 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area194.i248 = load ptr, ptr %overflow_arg_area_p193.i247, align 8
  %overflow_arg_area.next195.i249 = getelementptr i8, ptr %overflow_arg_area194.i248, i32 8
  store ptr %overflow_arg_area.next195.i249, ptr %overflow_arg_area_p193.i247, align 8
  br label %vaarg.end196.i252

vaarg.end196.i252:                                ; preds = %vaarg.in_mem192.i250, %vaarg.in_reg190.i246
  %vaarg.addr197.i251 = phi ptr [ %117, %vaarg.in_reg190.i246 ], [ %overflow_arg_area194.i248, %vaarg.in_mem192.i250 ]
  %119 = load ptr, ptr %vaarg.addr197.i251, align 8
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i50, ptr noundef %119)
  br label %sw.epilog.i358

sw.bb198.i255:                                    ; preds = %if.else144.i206
  %gp_offset200.i253 = load i32, ptr %args, align 8
  %fits_in_gp201.i254 = icmp ule i32 %gp_offset200.i253, 40
  br i1 %fits_in_gp201.i254, label %vaarg.in_reg202.i257, label %vaarg.in_mem204.i261

vaarg.in_reg202.i257:                             ; preds = %sw.bb198.i255
  %120 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area203.i256 = load ptr, ptr %120, align 8
  %121 = getelementptr i8, ptr %reg_save_area203.i256, i32 %gp_offset200.i253
  %122 = add i32 %gp_offset200.i253, 8
  store i32 %122, ptr %args, align 8
  br label %vaarg.end208.i265

vaarg.in_mem204.i261:                             ; preds = %sw.bb198.i255
  %overflow_arg_area_p205.i258 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area206.i259 = load ptr, ptr %overflow_arg_area_p205.i258, align 8
  %overflow_arg_area.next207.i260 = getelementptr i8, ptr %overflow_arg_area206.i259, i32 8
  store ptr %overflow_arg_area.next207.i260, ptr %overflow_arg_area_p205.i258, align 8
  br label %vaarg.end208.i265

vaarg.end208.i265:                                ; preds = %vaarg.in_mem204.i261, %vaarg.in_reg202.i257
  %vaarg.addr209.i262 = phi ptr [ %121, %vaarg.in_reg202.i257 ], [ %overflow_arg_area206.i259, %vaarg.in_mem204.i261 ]
  %123 = load ptr, ptr %vaarg.addr209.i262, align 8
  %124 = ptrtoint ptr %123 to i64
  %alternate210.i263 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 3
  store i32 1, ptr %alternate210.i263, align 4
  %tobool211.i264 = icmp ne i64 %124, 0
  br i1 %tobool211.i264, label %if.then212.i266, label %if.else213.i267

if.then212.i266:                                  ; preds = %vaarg.end208.i265
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i50, i64 noundef %124, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i358

if.else213.i267:                                  ; preds = %vaarg.end208.i265
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i50, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i358

sw.bb215.i270:                                    ; preds = %if.else144.i206, %if.else144.i206, %if.else144.i206, %if.else144.i206, %if.else144.i206, %if.else144.i206
  switch i32 %length.i51.0, label %cond.false244.i297 [
    i32 2, label %cond.true.i273
    i32 1, label %cond.true232.i286
  ]

cond.true.i273:                                   ; preds = %sw.bb215.i270
  %gp_offset220.i271 = load i32, ptr %args, align 8
  %fits_in_gp221.i272 = icmp ule i32 %gp_offset220.i271, 40
  br i1 %fits_in_gp221.i272, label %vaarg.in_reg222.i275, label %vaarg.in_mem224.i279

vaarg.in_reg222.i275:                             ; preds = %cond.true.i273
  %125 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area223.i274 = load ptr, ptr %125, align 8
  %126 = getelementptr i8, ptr %reg_save_area223.i274, i32 %gp_offset220.i271
  %127 = add i32 %gp_offset220.i271, 8
  store i32 %127, ptr %args, align 8
  br label %vaarg.end228.i281

vaarg.in_mem224.i279:                             ; preds = %cond.true.i273
  %overflow_arg_area_p225.i276 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area226.i277 = load ptr, ptr %overflow_arg_area_p225.i276, align 8
  %overflow_arg_area.next227.i278 = getelementptr i8, ptr %overflow_arg_area226.i277, i32 8
  store ptr %overflow_arg_area.next227.i278, ptr %overflow_arg_area_p225.i276, align 8
  br label %vaarg.end228.i281

vaarg.end228.i281:                                ; preds = %vaarg.in_mem224.i279, %vaarg.in_reg222.i275
  %vaarg.addr229.i280 = phi ptr [ %126, %vaarg.in_reg222.i275 ], [ %overflow_arg_area226.i277, %vaarg.in_mem224.i279 ]
  %128 = load i64, ptr %vaarg.addr229.i280, align 8
  br label %cond.end257.i312

cond.true232.i286:                                ; preds = %sw.bb215.i270
  %gp_offset234.i284 = load i32, ptr %args, align 8
  %fits_in_gp235.i285 = icmp ule i32 %gp_offset234.i284, 40
  br i1 %fits_in_gp235.i285, label %vaarg.in_reg236.i288, label %vaarg.in_mem238.i292

vaarg.in_reg236.i288:                             ; preds = %cond.true232.i286
  %129 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area237.i287 = load ptr, ptr %129, align 8
  %130 = getelementptr i8, ptr %reg_save_area237.i287, i32 %gp_offset234.i284
  %131 = add i32 %gp_offset234.i284, 8
  store i32 %131, ptr %args, align 8
  br label %vaarg.end242.i294

vaarg.in_mem238.i292:                             ; preds = %cond.true232.i286
  %overflow_arg_area_p239.i289 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area240.i290 = load ptr, ptr %overflow_arg_area_p239.i289, align 8
  %overflow_arg_area.next241.i291 = getelementptr i8, ptr %overflow_arg_area240.i290, i32 8
  store ptr %overflow_arg_area.next241.i291, ptr %overflow_arg_area_p239.i289, align 8
  br label %vaarg.end242.i294

vaarg.end242.i294:                                ; preds = %vaarg.in_mem238.i292, %vaarg.in_reg236.i288
  %vaarg.addr243.i293 = phi ptr [ %130, %vaarg.in_reg236.i288 ], [ %overflow_arg_area240.i290, %vaarg.in_mem238.i292 ]
  %132 = load i64, ptr %vaarg.addr243.i293, align 8
  br label %cond.end257.i312

cond.false244.i297:                               ; preds = %sw.bb215.i270
  %gp_offset246.i295 = load i32, ptr %args, align 8
  %fits_in_gp247.i296 = icmp ule i32 %gp_offset246.i295, 40
  br i1 %fits_in_gp247.i296, label %vaarg.in_reg248.i299, label %vaarg.in_mem250.i303

vaarg.in_reg248.i299:                             ; preds = %cond.false244.i297
  %133 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area249.i298 = load ptr, ptr %133, align 8
  %134 = getelementptr i8, ptr %reg_save_area249.i298, i32 %gp_offset246.i295
  %135 = add i32 %gp_offset246.i295, 8
  store i32 %135, ptr %args, align 8
  br label %vaarg.end254.i306

vaarg.in_mem250.i303:                             ; preds = %cond.false244.i297
  %overflow_arg_area_p251.i300 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area252.i301 = load ptr, ptr %overflow_arg_area_p251.i300, align 8
  %overflow_arg_area.next253.i302 = getelementptr i8, ptr %overflow_arg_area252.i301, i32 8
  store ptr %overflow_arg_area.next253.i302, ptr %overflow_arg_area_p251.i300, align 8
  br label %vaarg.end254.i306

vaarg.end254.i306:                                ; preds = %vaarg.in_mem250.i303, %vaarg.in_reg248.i299
  %vaarg.addr255.i304 = phi ptr [ %134, %vaarg.in_reg248.i299 ], [ %overflow_arg_area252.i301, %vaarg.in_mem250.i303 ]
  %136 = load i32, ptr %vaarg.addr255.i304, align 4
  %conv256.i305 = zext i32 %136 to i64
  br label %cond.end257.i312

cond.end257.i312:                                 ; preds = %vaarg.end242.i294, %vaarg.end254.i306, %vaarg.end228.i281
  %cond258.i309 = phi i64 [ %128, %vaarg.end228.i281 ], [ %132, %vaarg.end242.i294 ], [ %conv256.i305, %vaarg.end254.i306 ]
  switch i32 %conv118.i182, label %if.else290.i340 [
    i32 105, label %if.then266.i318
    i32 100, label %if.then266.i318
  ]

if.then266.i318:                                  ; preds = %cond.end257.i312, %cond.end257.i312
  switch i32 %length.i51.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i494
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
  ]

sw.bb.i494:                                       ; preds = %if.then266.i318
  %conv.i493 = trunc i64 %cond258.i309 to i8
  %conv1.i = sext i8 %conv.i493 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then266.i318
  %conv3.i = trunc i64 %cond258.i309 to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then266.i318
  %conv6.i495 = trunc i64 %cond258.i309 to i32
  %conv7.i = sext i32 %conv6.i495 to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then266.i318, %sw.bb5.i, %sw.bb2.i, %sw.bb.i494
  %retval.i.0 = phi i64 [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i494 ], [ %cond258.i309, %if.then266.i318 ]
  %cmp267.i317 = icmp slt i64 %retval.i.0, 0
  br i1 %cmp267.i317, label %cond.end280.i333, label %cond.false270.i322

cond.false270.i322:                               ; preds = %signed_of.exit
  %plus271.i320 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 1
  %137 = load i32, ptr %plus271.i320, align 4
  %tobool272.i321 = icmp ne i32 %137, 0
  %space275.i324 = getelementptr inbounds %struct.spec, ptr %p.i50, i32 0, i32 2
  %138 = load i32, ptr %space275.i324, align 4
  %tobool276.i325 = icmp ne i32 %138, 0
  %cond277.i326 = select i1 %tobool276.i325, i32 32, i32 0
  %cond279.i328 = select i1 %tobool272.i321, i32 43, i32 %cond277.i326
  br label %cond.end280.i333

cond.end280.i333:                                 ; preds = %signed_of.exit, %cond.false270.i322
  %cond281.i330 = phi i32 [ %cond279.i328, %cond.false270.i322 ], [ 45, %signed_of.exit ]
  %conv282.i331 = trunc i32 %cond281.i330 to i8
  %sub286.i334 = sub i64 0, %retval.i.0
  %cond289.i337 = select i1 %cmp267.i317, i64 %sub286.i334, i64 %retval.i.0
  br label %if.end292.i343

if.else290.i340:                                  ; preds = %cond.end257.i312
  switch i32 %length.i51.0, label %if.end292.i343 [
    i32 -2, label %sw.bb.i517
    i32 -1, label %sw.bb2.i520
    i32 0, label %sw.bb5.i523
  ]

sw.bb.i517:                                       ; preds = %if.else290.i340
  %conv.i515 = trunc i64 %cond258.i309 to i8
  %conv1.i516 = zext i8 %conv.i515 to i64
  br label %if.end292.i343

sw.bb2.i520:                                      ; preds = %if.else290.i340
  %conv3.i518 = trunc i64 %cond258.i309 to i16
  %conv4.i519 = zext i16 %conv3.i518 to i64
  br label %if.end292.i343

sw.bb5.i523:                                      ; preds = %if.else290.i340
  %conv6.i521 = trunc i64 %cond258.i309 to i32
  %conv7.i522 = zext i32 %conv6.i521 to i64
  br label %if.end292.i343

if.end292.i343:                                   ; preds = %sw.bb.i517, %sw.bb2.i520, %sw.bb5.i523, %if.else290.i340, %cond.end280.i333
  %sign.i56.0 = phi i8 [ %conv282.i331, %cond.end280.i333 ], [ 0, %if.else290.i340 ], [ 0, %sw.bb5.i523 ], [ 0, %sw.bb2.i520 ], [ 0, %sw.bb.i517 ]
  %value216.i55.0 = phi i64 [ %cond289.i337, %cond.end280.i333 ], [ %conv7.i522, %sw.bb5.i523 ], [ %conv4.i519, %sw.bb2.i520 ], [ %conv1.i516, %sw.bb.i517 ], [ %cond258.i309, %if.else290.i340 ]
  %cmp294.i342 = icmp eq i32 %conv118.i182, 111
  %cmp299.i346 = icmp eq i32 %conv118.i182, 120
  %cmp303.i349 = icmp eq i32 %conv118.i182, 88
  %or.cond203 = or i1 %cmp299.i346, %cmp303.i349
  %base.i52.0 = select i1 %or.cond203, i32 16, i32 10
  %base.i52.1 = select i1 %cmp294.i342, i32 8, i32 %base.i52.0
  %conv310.i355 = zext i1 %cmp303.i349 to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i50, i64 noundef %value216.i55.0, i32 noundef %base.i52.1, i32 noundef %conv310.i355, i8 noundef signext %sign.i56.0)
  br label %sw.epilog.i358

sw.default.i357:                                  ; preds = %if.else144.i206
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i358:                                   ; preds = %if.then212.i266, %if.else213.i267, %put.exit393, %for.cond.i433, %if.end292.i343, %vaarg.end196.i252, %put.exit381
  br label %for.cond.i61

format.exit361:                                   ; preds = %for.cond.i61
  %139 = load i64, ptr %count.i, align 8
  %conv312.i360 = trunc i64 %139 to i32
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit361
  %140 = load i64, ptr %limit.i, align 8
  %cmp5.i = icmp ult i64 %139, %140
  %cond11.i = select i1 %cmp5.i, i64 %139, i64 %140
  %arrayidx.i = getelementptr inbounds i8, ptr %call3, i64 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit361
  ret i32 %conv312.i360
}

declare void @llvm.va_copy(ptr, ptr)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

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

