source_filename = "format.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.spec = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.sink = type { ptr, i32, i32 }

@__gomc_format.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_format.str.1 = private unnamed_addr constant [26 x i8] c"snprintf: buffer overflow\00", align 1
@__gomc_format.str.2 = private unnamed_addr constant [25 x i8] c"sprintf: buffer overflow\00", align 1
@__gomc_format.str.3 = private unnamed_addr constant [31 x i8] c"conversion of a wide character\00", align 1
@__gomc_format.str.4 = private unnamed_addr constant [28 x i8] c"conversion of a wide string\00", align 1
@__gomc_format.str.5 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@__gomc_format.str.6 = private unnamed_addr constant [42 x i8] c"conversion of a number in a format string\00", align 1
@__gomc_format.str.7 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@__gomc_format.str.8 = private unnamed_addr constant [37 x i8] c"a number with more than 10000 digits\00", align 1

define i32 @vsnprintf(ptr noundef %to, i32 noundef %size, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 4
  store ptr %to, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %size, 0
  %sub.i = sub i32 %size, 1
  %cond.i = select i1 %cmp.i, i32 %sub.i, i32 0
  store i32 %cond.i, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %args.addr.i2.0 = phi ptr [ %args, %entry ], [ %args.addr.i2.0, %put.exit ], [ %args.addr.i2.6, %sw.epilog.i ]
  %f.addr.i1.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %0 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %1 = load i32, ptr %count.i, align 4
  %2 = load i32, ptr %limit.i, align 4
  %cmp.i15 = icmp ult i32 %1, %2
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %3 = load ptr, ptr %s.i, align 4
  %arrayidx.i16 = getelementptr inbounds i8, ptr %3, i32 %1
  store i8 %0, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %4 = load i32, ptr %count.i, align 4
  %inc.i18 = add i32 %4, 1
  store i32 %inc.i18, ptr %count.i, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
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
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i2.0, i32 4
  %6 = load i32, ptr %args.addr.i2.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %6, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %6, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %7 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %7
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %8 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %8 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond101 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond101, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %9 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %9
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i2.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i2.0, %for.cond50.i ]
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %10 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %10 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %11 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %11 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i2.1, i32 4
  %12 = load i32, ptr %args.addr.i2.1, align 4
  store i32 %12, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %12, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %12
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %13 = load i8, ptr %f.addr.i1.4, align 1
  %conv88.i = sext i8 %13 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond102 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond102, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %14 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %14
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i2.3 = phi ptr [ %args.addr.i2.1, %if.end65.i ], [ %args.addr.i2.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %15 = load i8, ptr %f.addr.i1.7, align 1
  %conv109.i = sext i8 %15 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split103
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split103:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split103, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split103 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %16 = load i32, ptr %count.i, align 4
  %17 = load i32, ptr %limit.i, align 4
  %cmp.i24 = icmp ult i32 %16, %17
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %18 = load ptr, ptr %s.i, align 4
  %arrayidx.i26 = getelementptr inbounds i8, ptr %18, i32 %16
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %19 = load i32, ptr %count.i, align 4
  %inc.i29 = add i32 %19, 1
  store i32 %inc.i29, ptr %count.i, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %20 = load i32, ptr %args.addr.i2.3, align 4
  %conv152.i = trunc i32 %20 to i8
  %21 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %21, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %22 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %22, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then154.i
  %n.addr.i54.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end157.i

for.body.i60:                                     ; preds = %for.cond.i56
  %23 = load i32, ptr %count.i, align 4
  %24 = load i32, ptr %limit.i, align 4
  %cmp.i.i59 = icmp ult i32 %23, %24
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %25 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %25, i32 %23
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %26 = load i32, ptr %count.i, align 4
  %inc.i.i65 = add i32 %26, 1
  store i32 %inc.i.i65, ptr %count.i, align 4
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end157.i:                                      ; preds = %for.cond.i56, %if.end149.i
  %27 = load i32, ptr %count.i, align 4
  %28 = load i32, ptr %limit.i, align 4
  %cmp.i36 = icmp ult i32 %27, %28
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end157.i
  %29 = load ptr, ptr %s.i, align 4
  %arrayidx.i38 = getelementptr inbounds i8, ptr %29, i32 %27
  store i8 %conv152.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end157.i
  %30 = load i32, ptr %count.i, align 4
  %inc.i41 = add i32 %30, 1
  store i32 %inc.i41, ptr %count.i, align 4
  %31 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %31, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit43
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %32 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %32, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then160.i
  %n.addr.i.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %33 = load i32, ptr %count.i, align 4
  %34 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %33, %34
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %35 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %35, i32 %33
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %36 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %36, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %37 = load ptr, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %37)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %38 = load ptr, ptr %args.addr.i2.3, align 4
  %39 = ptrtoint ptr %38 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %39, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %39 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true188.i
  ]

cond.true.i6:                                     ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %40 = load i64, ptr %args.addr.i2.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %41 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %42 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.end.i9:                                      ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i2.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i8 = phi i32 [ %41, %cond.true188.i ], [ %42, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i8 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i9, %cond.true.i6
  %args.addr.i2.5 = phi ptr [ %argp.next185.i, %cond.true.i6 ], [ %args.addr.i2.4, %cond.end.i9 ]
  %cond196.i = phi i64 [ %40, %cond.true.i6 ], [ %conv194.i, %cond.end.i9 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i70:                                        ; preds = %if.then204.i
  %conv.i69 = trunc i64 %cond196.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i
  %conv3.i = trunc i64 %cond196.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i
  %conv6.i71 = trunc i64 %cond196.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i
  %conv9.i = trunc i64 %cond196.i to i32
  %conv10.i72 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv10.i72, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %43 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %43, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %44 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %44, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i79
    i32 -1, label %sw.bb2.i82
    i32 0, label %sw.bb5.i85
    i32 1, label %sw.bb8.i88
  ]

sw.bb.i79:                                        ; preds = %if.else228.i
  %conv.i77 = trunc i64 %cond196.i to i8
  %conv1.i78 = zext i8 %conv.i77 to i64
  br label %if.end230.i

sw.bb2.i82:                                       ; preds = %if.else228.i
  %conv3.i80 = trunc i64 %cond196.i to i16
  %conv4.i81 = zext i16 %conv3.i80 to i64
  br label %if.end230.i

sw.bb5.i85:                                       ; preds = %if.else228.i
  %conv6.i83 = trunc i64 %cond196.i to i32
  %conv7.i84 = zext i32 %conv6.i83 to i64
  br label %if.end230.i

sw.bb8.i88:                                       ; preds = %if.else228.i
  %conv9.i86 = trunc i64 %cond196.i to i32
  %conv10.i87 = zext i32 %conv9.i86 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i79, %sw.bb2.i82, %sw.bb5.i85, %sw.bb8.i88, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i87, %sw.bb8.i88 ], [ %conv7.i84, %sw.bb5.i85 ], [ %conv4.i81, %sw.bb2.i82 ], [ %conv1.i78, %sw.bb.i79 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i88 ], [ 0, %sw.bb5.i85 ], [ 0, %sw.bb2.i82 ], [ 0, %sw.bb.i79 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond99 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i = or i32 %conv109.i, 32
  %conv1.i92 = trunc i32 %or.i to i8
  %conv2.i93 = sext i8 %conv1.i92 to i32
  %cmp.i94 = icmp eq i32 %conv2.i93, 97
  br i1 %cmp.i94, label %lor.lhs.false251.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i96 = icmp sge i32 %conv2.i93, 101
  %cmp8.i = icmp sle i32 %conv2.i93, 103
  %45 = select i1 %cmp5.i96, i1 %cmp8.i, i1 false
  %.not = xor i1 %45, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond100 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond100, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %46 = load double, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %46, i8 noundef signext %15)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %47 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %48 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %47, %48
  %cond11.i = select i1 %cmp5.i, i32 %47, i32 %48
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  ret i32 %47
}

define i32 @vsprintf(ptr noundef %to, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 4
  store ptr %to, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  store i32 1073741823, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %args.addr.i2.0 = phi ptr [ %args, %entry ], [ %args.addr.i2.0, %put.exit ], [ %args.addr.i2.6, %sw.epilog.i ]
  %f.addr.i1.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %0 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %1 = load i32, ptr %count.i, align 4
  %2 = load i32, ptr %limit.i, align 4
  %cmp.i15 = icmp ult i32 %1, %2
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %3 = load ptr, ptr %s.i, align 4
  %arrayidx.i16 = getelementptr inbounds i8, ptr %3, i32 %1
  store i8 %0, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %4 = load i32, ptr %count.i, align 4
  %inc.i18 = add i32 %4, 1
  store i32 %inc.i18, ptr %count.i, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
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
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i2.0, i32 4
  %6 = load i32, ptr %args.addr.i2.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %6, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %6, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %7 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %7
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %8 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %8 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond101 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond101, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %9 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %9
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i2.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i2.0, %for.cond50.i ]
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %10 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %10 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %11 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %11 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i2.1, i32 4
  %12 = load i32, ptr %args.addr.i2.1, align 4
  store i32 %12, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %12, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %12
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %13 = load i8, ptr %f.addr.i1.4, align 1
  %conv88.i = sext i8 %13 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond102 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond102, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %14 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %14
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i2.3 = phi ptr [ %args.addr.i2.1, %if.end65.i ], [ %args.addr.i2.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %15 = load i8, ptr %f.addr.i1.7, align 1
  %conv109.i = sext i8 %15 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split103
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split103:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split103, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split103 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %16 = load i32, ptr %count.i, align 4
  %17 = load i32, ptr %limit.i, align 4
  %cmp.i24 = icmp ult i32 %16, %17
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %18 = load ptr, ptr %s.i, align 4
  %arrayidx.i26 = getelementptr inbounds i8, ptr %18, i32 %16
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %19 = load i32, ptr %count.i, align 4
  %inc.i29 = add i32 %19, 1
  store i32 %inc.i29, ptr %count.i, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %20 = load i32, ptr %args.addr.i2.3, align 4
  %conv152.i = trunc i32 %20 to i8
  %21 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %21, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %22 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %22, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then154.i
  %n.addr.i54.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end157.i

for.body.i60:                                     ; preds = %for.cond.i56
  %23 = load i32, ptr %count.i, align 4
  %24 = load i32, ptr %limit.i, align 4
  %cmp.i.i59 = icmp ult i32 %23, %24
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %25 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %25, i32 %23
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %26 = load i32, ptr %count.i, align 4
  %inc.i.i65 = add i32 %26, 1
  store i32 %inc.i.i65, ptr %count.i, align 4
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end157.i:                                      ; preds = %for.cond.i56, %if.end149.i
  %27 = load i32, ptr %count.i, align 4
  %28 = load i32, ptr %limit.i, align 4
  %cmp.i36 = icmp ult i32 %27, %28
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end157.i
  %29 = load ptr, ptr %s.i, align 4
  %arrayidx.i38 = getelementptr inbounds i8, ptr %29, i32 %27
  store i8 %conv152.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end157.i
  %30 = load i32, ptr %count.i, align 4
  %inc.i41 = add i32 %30, 1
  store i32 %inc.i41, ptr %count.i, align 4
  %31 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %31, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit43
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %32 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %32, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then160.i
  %n.addr.i.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %33 = load i32, ptr %count.i, align 4
  %34 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %33, %34
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %35 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %35, i32 %33
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %36 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %36, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %37 = load ptr, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %37)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %38 = load ptr, ptr %args.addr.i2.3, align 4
  %39 = ptrtoint ptr %38 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %39, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %39 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true188.i
  ]

cond.true.i6:                                     ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %40 = load i64, ptr %args.addr.i2.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %41 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %42 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.end.i9:                                      ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i2.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i8 = phi i32 [ %41, %cond.true188.i ], [ %42, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i8 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i9, %cond.true.i6
  %args.addr.i2.5 = phi ptr [ %argp.next185.i, %cond.true.i6 ], [ %args.addr.i2.4, %cond.end.i9 ]
  %cond196.i = phi i64 [ %40, %cond.true.i6 ], [ %conv194.i, %cond.end.i9 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i70:                                        ; preds = %if.then204.i
  %conv.i69 = trunc i64 %cond196.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i
  %conv3.i = trunc i64 %cond196.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i
  %conv6.i71 = trunc i64 %cond196.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i
  %conv9.i = trunc i64 %cond196.i to i32
  %conv10.i72 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv10.i72, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %43 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %43, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %44 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %44, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i79
    i32 -1, label %sw.bb2.i82
    i32 0, label %sw.bb5.i85
    i32 1, label %sw.bb8.i88
  ]

sw.bb.i79:                                        ; preds = %if.else228.i
  %conv.i77 = trunc i64 %cond196.i to i8
  %conv1.i78 = zext i8 %conv.i77 to i64
  br label %if.end230.i

sw.bb2.i82:                                       ; preds = %if.else228.i
  %conv3.i80 = trunc i64 %cond196.i to i16
  %conv4.i81 = zext i16 %conv3.i80 to i64
  br label %if.end230.i

sw.bb5.i85:                                       ; preds = %if.else228.i
  %conv6.i83 = trunc i64 %cond196.i to i32
  %conv7.i84 = zext i32 %conv6.i83 to i64
  br label %if.end230.i

sw.bb8.i88:                                       ; preds = %if.else228.i
  %conv9.i86 = trunc i64 %cond196.i to i32
  %conv10.i87 = zext i32 %conv9.i86 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i79, %sw.bb2.i82, %sw.bb5.i85, %sw.bb8.i88, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i87, %sw.bb8.i88 ], [ %conv7.i84, %sw.bb5.i85 ], [ %conv4.i81, %sw.bb2.i82 ], [ %conv1.i78, %sw.bb.i79 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i88 ], [ 0, %sw.bb5.i85 ], [ 0, %sw.bb2.i82 ], [ 0, %sw.bb.i79 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond99 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i = or i32 %conv109.i, 32
  %conv1.i92 = trunc i32 %or.i to i8
  %conv2.i93 = sext i8 %conv1.i92 to i32
  %cmp.i94 = icmp eq i32 %conv2.i93, 97
  br i1 %cmp.i94, label %lor.lhs.false251.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i96 = icmp sge i32 %conv2.i93, 101
  %cmp8.i = icmp sle i32 %conv2.i93, 103
  %45 = select i1 %cmp5.i96, i1 %cmp8.i, i1 false
  %.not = xor i1 %45, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond100 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond100, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %46 = load double, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %46, i8 noundef signext %15)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %47 = load i32, ptr %count.i, align 4
  %48 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %47, %48
  %cond11.i = select i1 %cmp5.i, i32 %47, i32 %48
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  ret i32 %47
}

define i32 @snprintf(ptr noundef %to, i32 noundef %size, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 4
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  store ptr %to, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %size, 0
  %sub.i = sub i32 %size, 1
  %cond.i = select i1 %cmp.i, i32 %sub.i, i32 0
  store i32 %cond.i, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %args.addr.i2.0 = phi ptr [ %0, %entry ], [ %args.addr.i2.0, %put.exit ], [ %args.addr.i2.6, %sw.epilog.i ]
  %f.addr.i1.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %1 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %2 = load i32, ptr %count.i, align 4
  %3 = load i32, ptr %limit.i, align 4
  %cmp.i15 = icmp ult i32 %2, %3
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %4 = load ptr, ptr %s.i, align 4
  %arrayidx.i16 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %5 = load i32, ptr %count.i, align 4
  %inc.i18 = add i32 %5, 1
  store i32 %inc.i18, ptr %count.i, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i1.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %6 = load i8, ptr %f.addr.i1.1, align 1
  %conv6.i = sext i8 %6 to i32
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
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i2.0, i32 4
  %7 = load i32, ptr %args.addr.i2.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %7, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %7, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %8 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %8
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %9 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %9 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond101 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond101, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %10 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i2.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i2.0, %for.cond50.i ]
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %11 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %11 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %12 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %12 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i2.1, i32 4
  %13 = load i32, ptr %args.addr.i2.1, align 4
  store i32 %13, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %13, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %13
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %14 = load i8, ptr %f.addr.i1.4, align 1
  %conv88.i = sext i8 %14 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond102 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond102, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %15 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %15
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i2.3 = phi ptr [ %args.addr.i2.1, %if.end65.i ], [ %args.addr.i2.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %16 = load i8, ptr %f.addr.i1.7, align 1
  %conv109.i = sext i8 %16 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split103
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split103:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split103, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split103 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i, align 4
  %18 = load i32, ptr %limit.i, align 4
  %cmp.i24 = icmp ult i32 %17, %18
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i, align 4
  %arrayidx.i26 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %20 = load i32, ptr %count.i, align 4
  %inc.i29 = add i32 %20, 1
  store i32 %inc.i29, ptr %count.i, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %21 = load i32, ptr %args.addr.i2.3, align 4
  %conv152.i = trunc i32 %21 to i8
  %22 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %22, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %23 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %23, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then154.i
  %n.addr.i54.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end157.i

for.body.i60:                                     ; preds = %for.cond.i56
  %24 = load i32, ptr %count.i, align 4
  %25 = load i32, ptr %limit.i, align 4
  %cmp.i.i59 = icmp ult i32 %24, %25
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %26 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %27 = load i32, ptr %count.i, align 4
  %inc.i.i65 = add i32 %27, 1
  store i32 %inc.i.i65, ptr %count.i, align 4
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end157.i:                                      ; preds = %for.cond.i56, %if.end149.i
  %28 = load i32, ptr %count.i, align 4
  %29 = load i32, ptr %limit.i, align 4
  %cmp.i36 = icmp ult i32 %28, %29
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i, align 4
  %arrayidx.i38 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end157.i
  %31 = load i32, ptr %count.i, align 4
  %inc.i41 = add i32 %31, 1
  store i32 %inc.i41, ptr %count.i, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit43
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then160.i
  %n.addr.i.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %34 = load i32, ptr %count.i, align 4
  %35 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %34, %35
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %36 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %37 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %37, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %38 = load ptr, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %38)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %39 = load ptr, ptr %args.addr.i2.3, align 4
  %40 = ptrtoint ptr %39 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %40, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %40 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true188.i
  ]

cond.true.i6:                                     ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %41 = load i64, ptr %args.addr.i2.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %42 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %43 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.end.i9:                                      ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i2.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i8 = phi i32 [ %42, %cond.true188.i ], [ %43, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i8 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i9, %cond.true.i6
  %args.addr.i2.5 = phi ptr [ %argp.next185.i, %cond.true.i6 ], [ %args.addr.i2.4, %cond.end.i9 ]
  %cond196.i = phi i64 [ %41, %cond.true.i6 ], [ %conv194.i, %cond.end.i9 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i70:                                        ; preds = %if.then204.i
  %conv.i69 = trunc i64 %cond196.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i
  %conv3.i = trunc i64 %cond196.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i
  %conv6.i71 = trunc i64 %cond196.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i
  %conv9.i = trunc i64 %cond196.i to i32
  %conv10.i72 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv10.i72, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i79
    i32 -1, label %sw.bb2.i82
    i32 0, label %sw.bb5.i85
    i32 1, label %sw.bb8.i88
  ]

sw.bb.i79:                                        ; preds = %if.else228.i
  %conv.i77 = trunc i64 %cond196.i to i8
  %conv1.i78 = zext i8 %conv.i77 to i64
  br label %if.end230.i

sw.bb2.i82:                                       ; preds = %if.else228.i
  %conv3.i80 = trunc i64 %cond196.i to i16
  %conv4.i81 = zext i16 %conv3.i80 to i64
  br label %if.end230.i

sw.bb5.i85:                                       ; preds = %if.else228.i
  %conv6.i83 = trunc i64 %cond196.i to i32
  %conv7.i84 = zext i32 %conv6.i83 to i64
  br label %if.end230.i

sw.bb8.i88:                                       ; preds = %if.else228.i
  %conv9.i86 = trunc i64 %cond196.i to i32
  %conv10.i87 = zext i32 %conv9.i86 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i79, %sw.bb2.i82, %sw.bb5.i85, %sw.bb8.i88, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i87, %sw.bb8.i88 ], [ %conv7.i84, %sw.bb5.i85 ], [ %conv4.i81, %sw.bb2.i82 ], [ %conv1.i78, %sw.bb.i79 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i88 ], [ 0, %sw.bb5.i85 ], [ 0, %sw.bb2.i82 ], [ 0, %sw.bb.i79 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond99 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i = or i32 %conv109.i, 32
  %conv1.i92 = trunc i32 %or.i to i8
  %conv2.i93 = sext i8 %conv1.i92 to i32
  %cmp.i94 = icmp eq i32 %conv2.i93, 97
  br i1 %cmp.i94, label %lor.lhs.false251.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i96 = icmp sge i32 %conv2.i93, 101
  %cmp8.i = icmp sle i32 %conv2.i93, 103
  %46 = select i1 %cmp5.i96, i1 %cmp8.i, i1 false
  %.not = xor i1 %46, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond100 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond100, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %47 = load double, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %47, i8 noundef signext %16)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %48 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %49 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %48, %49
  %cond11.i = select i1 %cmp5.i, i32 %48, i32 %49
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %48
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @sprintf(ptr noundef %to, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 4
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  store ptr %to, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  store i32 1073741823, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %args.addr.i2.0 = phi ptr [ %0, %entry ], [ %args.addr.i2.0, %put.exit ], [ %args.addr.i2.6, %sw.epilog.i ]
  %f.addr.i1.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %1 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %2 = load i32, ptr %count.i, align 4
  %3 = load i32, ptr %limit.i, align 4
  %cmp.i15 = icmp ult i32 %2, %3
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %4 = load ptr, ptr %s.i, align 4
  %arrayidx.i16 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %5 = load i32, ptr %count.i, align 4
  %inc.i18 = add i32 %5, 1
  store i32 %inc.i18, ptr %count.i, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i1.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %6 = load i8, ptr %f.addr.i1.1, align 1
  %conv6.i = sext i8 %6 to i32
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
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i2.0, i32 4
  %7 = load i32, ptr %args.addr.i2.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %7, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %7, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %8 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %8
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %9 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %9 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond101 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond101, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %10 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i2.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i2.0, %for.cond50.i ]
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %11 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %11 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %12 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %12 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i2.1, i32 4
  %13 = load i32, ptr %args.addr.i2.1, align 4
  store i32 %13, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %13, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %13
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %14 = load i8, ptr %f.addr.i1.4, align 1
  %conv88.i = sext i8 %14 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond102 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond102, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %15 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %15
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i2.3 = phi ptr [ %args.addr.i2.1, %if.end65.i ], [ %args.addr.i2.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %16 = load i8, ptr %f.addr.i1.7, align 1
  %conv109.i = sext i8 %16 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split103
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split103:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split103, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split103 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i, align 4
  %18 = load i32, ptr %limit.i, align 4
  %cmp.i24 = icmp ult i32 %17, %18
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i, align 4
  %arrayidx.i26 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %20 = load i32, ptr %count.i, align 4
  %inc.i29 = add i32 %20, 1
  store i32 %inc.i29, ptr %count.i, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %21 = load i32, ptr %args.addr.i2.3, align 4
  %conv152.i = trunc i32 %21 to i8
  %22 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %22, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %23 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %23, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then154.i
  %n.addr.i54.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end157.i

for.body.i60:                                     ; preds = %for.cond.i56
  %24 = load i32, ptr %count.i, align 4
  %25 = load i32, ptr %limit.i, align 4
  %cmp.i.i59 = icmp ult i32 %24, %25
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %26 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %27 = load i32, ptr %count.i, align 4
  %inc.i.i65 = add i32 %27, 1
  store i32 %inc.i.i65, ptr %count.i, align 4
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end157.i:                                      ; preds = %for.cond.i56, %if.end149.i
  %28 = load i32, ptr %count.i, align 4
  %29 = load i32, ptr %limit.i, align 4
  %cmp.i36 = icmp ult i32 %28, %29
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i, align 4
  %arrayidx.i38 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end157.i
  %31 = load i32, ptr %count.i, align 4
  %inc.i41 = add i32 %31, 1
  store i32 %inc.i41, ptr %count.i, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit43
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then160.i
  %n.addr.i.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %34 = load i32, ptr %count.i, align 4
  %35 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %34, %35
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %36 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %37 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %37, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %38 = load ptr, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %38)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %39 = load ptr, ptr %args.addr.i2.3, align 4
  %40 = ptrtoint ptr %39 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %40, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %40 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true188.i
  ]

cond.true.i6:                                     ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %41 = load i64, ptr %args.addr.i2.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %42 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %43 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.end.i9:                                      ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i2.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i8 = phi i32 [ %42, %cond.true188.i ], [ %43, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i8 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i9, %cond.true.i6
  %args.addr.i2.5 = phi ptr [ %argp.next185.i, %cond.true.i6 ], [ %args.addr.i2.4, %cond.end.i9 ]
  %cond196.i = phi i64 [ %41, %cond.true.i6 ], [ %conv194.i, %cond.end.i9 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i70:                                        ; preds = %if.then204.i
  %conv.i69 = trunc i64 %cond196.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i
  %conv3.i = trunc i64 %cond196.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i
  %conv6.i71 = trunc i64 %cond196.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i
  %conv9.i = trunc i64 %cond196.i to i32
  %conv10.i72 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv10.i72, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i79
    i32 -1, label %sw.bb2.i82
    i32 0, label %sw.bb5.i85
    i32 1, label %sw.bb8.i88
  ]

sw.bb.i79:                                        ; preds = %if.else228.i
  %conv.i77 = trunc i64 %cond196.i to i8
  %conv1.i78 = zext i8 %conv.i77 to i64
  br label %if.end230.i

sw.bb2.i82:                                       ; preds = %if.else228.i
  %conv3.i80 = trunc i64 %cond196.i to i16
  %conv4.i81 = zext i16 %conv3.i80 to i64
  br label %if.end230.i

sw.bb5.i85:                                       ; preds = %if.else228.i
  %conv6.i83 = trunc i64 %cond196.i to i32
  %conv7.i84 = zext i32 %conv6.i83 to i64
  br label %if.end230.i

sw.bb8.i88:                                       ; preds = %if.else228.i
  %conv9.i86 = trunc i64 %cond196.i to i32
  %conv10.i87 = zext i32 %conv9.i86 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i79, %sw.bb2.i82, %sw.bb5.i85, %sw.bb8.i88, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i87, %sw.bb8.i88 ], [ %conv7.i84, %sw.bb5.i85 ], [ %conv4.i81, %sw.bb2.i82 ], [ %conv1.i78, %sw.bb.i79 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i88 ], [ 0, %sw.bb5.i85 ], [ 0, %sw.bb2.i82 ], [ 0, %sw.bb.i79 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond99 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond99, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i = or i32 %conv109.i, 32
  %conv1.i92 = trunc i32 %or.i to i8
  %conv2.i93 = sext i8 %conv1.i92 to i32
  %cmp.i94 = icmp eq i32 %conv2.i93, 97
  br i1 %cmp.i94, label %lor.lhs.false251.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i96 = icmp sge i32 %conv2.i93, 101
  %cmp8.i = icmp sle i32 %conv2.i93, 103
  %46 = select i1 %cmp5.i96, i1 %cmp8.i, i1 false
  %.not = xor i1 %46, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond100 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond100, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %47 = load double, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %47, i8 noundef signext %16)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %48 = load i32, ptr %count.i, align 4
  %49 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %48, %49
  %cond11.i = select i1 %cmp5.i, i32 %48, i32 %49
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  call void @llvm.va_end(ptr %args)
  ret i32 %48
}

define i32 @__snprintf_chk(ptr noundef %to, i32 noundef %size, i32 noundef %flag, i32 noundef %object, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 4
  %args = alloca ptr, align 4
  %cmp = icmp ult i32 %object, %size
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_format.str, ptr noundef @__gomc_format.str.1)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  store ptr %to, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %size, 0
  %sub.i = sub i32 %size, 1
  %cond.i = select i1 %cmp.i, i32 %sub.i, i32 0
  store i32 %cond.i, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %if.end
  %args.addr.i2.0 = phi ptr [ %0, %if.end ], [ %args.addr.i2.0, %put.exit ], [ %args.addr.i2.6, %sw.epilog.i ]
  %f.addr.i1.0 = phi ptr [ %f, %if.end ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i1.0, i32 1
  %1 = load i8, ptr %f.addr.i1.0, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i4 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i4:                                       ; preds = %for.cond.i
  %2 = load i32, ptr %count.i, align 4
  %3 = load i32, ptr %limit.i, align 4
  %cmp.i15 = icmp ult i32 %2, %3
  br i1 %cmp.i15, label %if.then.i17, label %put.exit

if.then.i17:                                      ; preds = %if.then.i4
  %4 = load ptr, ptr %s.i, align 4
  %arrayidx.i16 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i16, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i17, %if.then.i4
  %5 = load i32, ptr %count.i, align 4
  %inc.i18 = add i32 %5, 1
  store i32 %inc.i18, ptr %count.i, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i1.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %6 = load i8, ptr %f.addr.i1.1, align 1
  %conv6.i = sext i8 %6 to i32
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
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i2.0, i32 4
  %7 = load i32, ptr %args.addr.i2.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %7, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %7, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %8 = load i32, ptr %width.i, align 4
  %sub.i5 = sub nsw i32 0, %8
  store i32 %sub.i5, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i1.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i1.1, %for.cond5.i ]
  %9 = load i8, ptr %f.addr.i1.2, align 1
  %conv51.i = sext i8 %9 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond102 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond102, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %10 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i1.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i2.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i2.0, %for.cond50.i ]
  %f.addr.i1.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i1.2, %for.cond50.i ]
  %11 = load i8, ptr %f.addr.i1.3, align 1
  %conv66.i = sext i8 %11 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i1.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %12 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %12 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i2.1, i32 4
  %13 = load i32, ptr %args.addr.i2.1, align 4
  store i32 %13, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %13, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %13
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i1.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %14 = load i8, ptr %f.addr.i1.4, align 1
  %conv88.i = sext i8 %14 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond103 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond103, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %15 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %15
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i1.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i2.3 = phi ptr [ %args.addr.i2.1, %if.end65.i ], [ %args.addr.i2.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i1.6 = phi ptr [ %f.addr.i1.3, %if.end65.i ], [ %f.addr.i1.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i1.7 = phi ptr [ %f.addr.i1.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %16 = load i8, ptr %f.addr.i1.7, align 1
  %conv109.i = sext i8 %16 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split104
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split104:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split104, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split104 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i1.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i, align 4
  %18 = load i32, ptr %limit.i, align 4
  %cmp.i24 = icmp ult i32 %17, %18
  br i1 %cmp.i24, label %if.then.i27, label %put.exit31

if.then.i27:                                      ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i, align 4
  %arrayidx.i26 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i26, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i27, %sw.bb.i
  %20 = load i32, ptr %count.i, align 4
  %inc.i29 = add i32 %20, 1
  store i32 %inc.i29, ptr %count.i, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %21 = load i32, ptr %args.addr.i2.3, align 4
  %conv152.i = trunc i32 %21 to i8
  %22 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %22, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %23 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %23, 1
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %put.exit.i66, %if.then154.i
  %n.addr.i54.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i67, %put.exit.i66 ]
  %cmp.i55 = icmp sgt i32 %n.addr.i54.0, 0
  br i1 %cmp.i55, label %for.body.i60, label %if.end157.i

for.body.i60:                                     ; preds = %for.cond.i56
  %24 = load i32, ptr %count.i, align 4
  %25 = load i32, ptr %limit.i, align 4
  %cmp.i.i59 = icmp ult i32 %24, %25
  br i1 %cmp.i.i59, label %if.then.i.i63, label %put.exit.i66

if.then.i.i63:                                    ; preds = %for.body.i60
  %26 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i62 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i62, align 1
  br label %put.exit.i66

put.exit.i66:                                     ; preds = %if.then.i.i63, %for.body.i60
  %27 = load i32, ptr %count.i, align 4
  %inc.i.i65 = add i32 %27, 1
  store i32 %inc.i.i65, ptr %count.i, align 4
  %dec.i67 = add nsw i32 %n.addr.i54.0, -1
  br label %for.cond.i56

if.end157.i:                                      ; preds = %for.cond.i56, %if.end149.i
  %28 = load i32, ptr %count.i, align 4
  %29 = load i32, ptr %limit.i, align 4
  %cmp.i36 = icmp ult i32 %28, %29
  br i1 %cmp.i36, label %if.then.i39, label %put.exit43

if.then.i39:                                      ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i, align 4
  %arrayidx.i38 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i38, align 1
  br label %put.exit43

put.exit43:                                       ; preds = %if.then.i39, %if.end157.i
  %31 = load i32, ptr %count.i, align 4
  %inc.i41 = add i32 %31, 1
  store i32 %inc.i41, ptr %count.i, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit43
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i47

for.cond.i47:                                     ; preds = %put.exit.i, %if.then160.i
  %n.addr.i.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i49, %put.exit.i ]
  %cmp.i46 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i46, label %for.body.i48, label %sw.epilog.i

for.body.i48:                                     ; preds = %for.cond.i47
  %34 = load i32, ptr %count.i, align 4
  %35 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %34, %35
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i48
  %36 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i48
  %37 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %37, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i49 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i47

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %38 = load ptr, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %38)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %39 = load ptr, ptr %args.addr.i2.3, align 4
  %40 = ptrtoint ptr %39 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %40, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %40 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i6
    i32 1, label %cond.true188.i
  ]

cond.true.i6:                                     ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %41 = load i64, ptr %args.addr.i2.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %42 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 4
  %43 = load i32, ptr %args.addr.i2.3, align 4
  br label %cond.end.i9

cond.end.i9:                                      ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i2.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i8 = phi i32 [ %42, %cond.true188.i ], [ %43, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i8 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i9, %cond.true.i6
  %args.addr.i2.5 = phi ptr [ %argp.next185.i, %cond.true.i6 ], [ %args.addr.i2.4, %cond.end.i9 ]
  %cond196.i = phi i64 [ %41, %cond.true.i6 ], [ %conv194.i, %cond.end.i9 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i70
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i70:                                        ; preds = %if.then204.i
  %conv.i69 = trunc i64 %cond196.i to i8
  %conv1.i = sext i8 %conv.i69 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i
  %conv3.i = trunc i64 %cond196.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i
  %conv6.i71 = trunc i64 %cond196.i to i32
  %conv7.i = sext i32 %conv6.i71 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i
  %conv9.i = trunc i64 %cond196.i to i32
  %conv10.i72 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i70
  %retval.i.0 = phi i64 [ %conv10.i72, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i70 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i79
    i32 -1, label %sw.bb2.i82
    i32 0, label %sw.bb5.i85
    i32 1, label %sw.bb8.i88
  ]

sw.bb.i79:                                        ; preds = %if.else228.i
  %conv.i77 = trunc i64 %cond196.i to i8
  %conv1.i78 = zext i8 %conv.i77 to i64
  br label %if.end230.i

sw.bb2.i82:                                       ; preds = %if.else228.i
  %conv3.i80 = trunc i64 %cond196.i to i16
  %conv4.i81 = zext i16 %conv3.i80 to i64
  br label %if.end230.i

sw.bb5.i85:                                       ; preds = %if.else228.i
  %conv6.i83 = trunc i64 %cond196.i to i32
  %conv7.i84 = zext i32 %conv6.i83 to i64
  br label %if.end230.i

sw.bb8.i88:                                       ; preds = %if.else228.i
  %conv9.i86 = trunc i64 %cond196.i to i32
  %conv10.i87 = zext i32 %conv9.i86 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i79, %sw.bb2.i82, %sw.bb5.i85, %sw.bb8.i88, %if.else228.i, %cond.end218.i
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i88 ], [ 0, %sw.bb5.i85 ], [ 0, %sw.bb2.i82 ], [ 0, %sw.bb.i79 ]
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i87, %sw.bb8.i88 ], [ %conv7.i84, %sw.bb5.i85 ], [ %conv4.i81, %sw.bb2.i82 ], [ %conv1.i78, %sw.bb.i79 ], [ %cond196.i, %if.else228.i ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond100 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond100, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i = or i32 %conv109.i, 32
  %conv1.i92 = trunc i32 %or.i to i8
  %conv2.i93 = sext i8 %conv1.i92 to i32
  %cmp.i94 = icmp eq i32 %conv2.i93, 97
  br i1 %cmp.i94, label %lor.lhs.false251.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i96 = icmp sge i32 %conv2.i93, 101
  %cmp8.i = icmp sle i32 %conv2.i93, 103
  %46 = select i1 %cmp5.i96, i1 %cmp8.i, i1 false
  %.not = xor i1 %46, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond101 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond101, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i2.3, i32 8
  %47 = load double, ptr %args.addr.i2.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %47, i8 noundef signext %16)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %48 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %49 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %48, %49
  %cond11.i = select i1 %cmp5.i, i32 %48, i32 %49
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %48
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define i32 @__sprintf_chk(ptr noundef %to, i32 noundef %flag, i32 noundef %object, ptr noundef %f, ...) {
entry:
  %p.i = alloca %struct.spec, align 4
  %s.i = alloca %struct.sink, align 4
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %cmp = icmp ult i32 %object, 1073741824
  %object. = select i1 %cmp, i32 %object, i32 1073741824
  %0 = load ptr, ptr %args, align 4
  store ptr %to, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %object., 0
  %sub.i = sub i32 %object., 1
  %cond.i = select i1 %cmp.i, i32 %sub.i, i32 0
  store i32 %cond.i, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit, %entry
  %args.addr.i3.0 = phi ptr [ %0, %entry ], [ %args.addr.i3.0, %put.exit ], [ %args.addr.i3.6, %sw.epilog.i ]
  %f.addr.i2.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i2.0, i32 1
  %1 = load i8, ptr %f.addr.i2.0, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i5 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i5:                                       ; preds = %for.cond.i
  %2 = load i32, ptr %count.i, align 4
  %3 = load i32, ptr %limit.i, align 4
  %cmp.i16 = icmp ult i32 %2, %3
  br i1 %cmp.i16, label %if.then.i18, label %put.exit

if.then.i18:                                      ; preds = %if.then.i5
  %4 = load ptr, ptr %s.i, align 4
  %arrayidx.i17 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i17, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i18, %if.then.i5
  %5 = load i32, ptr %count.i, align 4
  %inc.i19 = add i32 %5, 1
  store i32 %inc.i19, ptr %count.i, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i2.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %6 = load i8, ptr %f.addr.i2.1, align 1
  %conv6.i = sext i8 %6 to i32
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
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i2.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i2.1, i32 1
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i3.0, i32 4
  %7 = load i32, ptr %args.addr.i3.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %7, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %7, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %8 = load i32, ptr %width.i, align 4
  %sub.i6 = sub nsw i32 0, %8
  store i32 %sub.i6, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i2.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i2.1, %for.cond5.i ]
  %9 = load i8, ptr %f.addr.i2.2, align 1
  %conv51.i = sext i8 %9 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond104 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond104, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %10 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i2.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i3.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i3.0, %for.cond50.i ]
  %f.addr.i2.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i2.2, %for.cond50.i ]
  %11 = load i8, ptr %f.addr.i2.3, align 1
  %conv66.i = sext i8 %11 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i2.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %12 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %12 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i3.1, i32 4
  %13 = load i32, ptr %args.addr.i3.1, align 4
  store i32 %13, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %13, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %13
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i2.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %14 = load i8, ptr %f.addr.i2.4, align 1
  %conv88.i = sext i8 %14 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond105 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond105, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %15 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %15
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i2.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i3.3 = phi ptr [ %args.addr.i3.1, %if.end65.i ], [ %args.addr.i3.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i2.6 = phi ptr [ %f.addr.i2.3, %if.end65.i ], [ %f.addr.i2.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i2.7 = phi ptr [ %f.addr.i2.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %16 = load i8, ptr %f.addr.i2.7, align 1
  %conv109.i = sext i8 %16 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split106
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i2.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split106:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split106, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split106 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i2.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i, align 4
  %18 = load i32, ptr %limit.i, align 4
  %cmp.i25 = icmp ult i32 %17, %18
  br i1 %cmp.i25, label %if.then.i28, label %put.exit32

if.then.i28:                                      ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i, align 4
  %arrayidx.i27 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i27, align 1
  br label %put.exit32

put.exit32:                                       ; preds = %if.then.i28, %sw.bb.i
  %20 = load i32, ptr %count.i, align 4
  %inc.i30 = add i32 %20, 1
  store i32 %inc.i30, ptr %count.i, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 4
  %21 = load i32, ptr %args.addr.i3.3, align 4
  %conv152.i = trunc i32 %21 to i8
  %22 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %22, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %23 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %23, 1
  br label %for.cond.i57

for.cond.i57:                                     ; preds = %put.exit.i67, %if.then154.i
  %n.addr.i55.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i68, %put.exit.i67 ]
  %cmp.i56 = icmp sgt i32 %n.addr.i55.0, 0
  br i1 %cmp.i56, label %for.body.i61, label %if.end157.i

for.body.i61:                                     ; preds = %for.cond.i57
  %24 = load i32, ptr %count.i, align 4
  %25 = load i32, ptr %limit.i, align 4
  %cmp.i.i60 = icmp ult i32 %24, %25
  br i1 %cmp.i.i60, label %if.then.i.i64, label %put.exit.i67

if.then.i.i64:                                    ; preds = %for.body.i61
  %26 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i63 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i63, align 1
  br label %put.exit.i67

put.exit.i67:                                     ; preds = %if.then.i.i64, %for.body.i61
  %27 = load i32, ptr %count.i, align 4
  %inc.i.i66 = add i32 %27, 1
  store i32 %inc.i.i66, ptr %count.i, align 4
  %dec.i68 = add nsw i32 %n.addr.i55.0, -1
  br label %for.cond.i57

if.end157.i:                                      ; preds = %for.cond.i57, %if.end149.i
  %28 = load i32, ptr %count.i, align 4
  %29 = load i32, ptr %limit.i, align 4
  %cmp.i37 = icmp ult i32 %28, %29
  br i1 %cmp.i37, label %if.then.i40, label %put.exit44

if.then.i40:                                      ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i, align 4
  %arrayidx.i39 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i39, align 1
  br label %put.exit44

put.exit44:                                       ; preds = %if.then.i40, %if.end157.i
  %31 = load i32, ptr %count.i, align 4
  %inc.i42 = add i32 %31, 1
  store i32 %inc.i42, ptr %count.i, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit44
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i48

for.cond.i48:                                     ; preds = %put.exit.i, %if.then160.i
  %n.addr.i.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i50, %put.exit.i ]
  %cmp.i47 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i47, label %for.body.i49, label %sw.epilog.i

for.body.i49:                                     ; preds = %for.cond.i48
  %34 = load i32, ptr %count.i, align 4
  %35 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %34, %35
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i49
  %36 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i49
  %37 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %37, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i50 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i48

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 4
  %38 = load ptr, ptr %args.addr.i3.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef %38)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 4
  %39 = load ptr, ptr %args.addr.i3.3, align 4
  %40 = ptrtoint ptr %39 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %40, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %40 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i7
    i32 1, label %cond.true188.i
  ]

cond.true.i7:                                     ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 8
  %41 = load i64, ptr %args.addr.i3.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 4
  %42 = load i32, ptr %args.addr.i3.3, align 4
  br label %cond.end.i10

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 4
  %43 = load i32, ptr %args.addr.i3.3, align 4
  br label %cond.end.i10

cond.end.i10:                                     ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i3.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i9 = phi i32 [ %42, %cond.true188.i ], [ %43, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i9 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i10, %cond.true.i7
  %args.addr.i3.5 = phi ptr [ %argp.next185.i, %cond.true.i7 ], [ %args.addr.i3.4, %cond.end.i10 ]
  %cond196.i = phi i64 [ %41, %cond.true.i7 ], [ %conv194.i, %cond.end.i10 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i71
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i71:                                        ; preds = %if.then204.i
  %conv.i70 = trunc i64 %cond196.i to i8
  %conv1.i = sext i8 %conv.i70 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i
  %conv3.i = trunc i64 %cond196.i to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i
  %conv6.i72 = trunc i64 %cond196.i to i32
  %conv7.i = sext i32 %conv6.i72 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i
  %conv9.i = trunc i64 %cond196.i to i32
  %conv10.i73 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i71
  %retval.i.0 = phi i64 [ %conv10.i73, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i71 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i80
    i32 -1, label %sw.bb2.i83
    i32 0, label %sw.bb5.i86
    i32 1, label %sw.bb8.i89
  ]

sw.bb.i80:                                        ; preds = %if.else228.i
  %conv.i78 = trunc i64 %cond196.i to i8
  %conv1.i79 = zext i8 %conv.i78 to i64
  br label %if.end230.i

sw.bb2.i83:                                       ; preds = %if.else228.i
  %conv3.i81 = trunc i64 %cond196.i to i16
  %conv4.i82 = zext i16 %conv3.i81 to i64
  br label %if.end230.i

sw.bb5.i86:                                       ; preds = %if.else228.i
  %conv6.i84 = trunc i64 %cond196.i to i32
  %conv7.i85 = zext i32 %conv6.i84 to i64
  br label %if.end230.i

sw.bb8.i89:                                       ; preds = %if.else228.i
  %conv9.i87 = trunc i64 %cond196.i to i32
  %conv10.i88 = zext i32 %conv9.i87 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i80, %sw.bb2.i83, %sw.bb5.i86, %sw.bb8.i89, %if.else228.i, %cond.end218.i
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i89 ], [ 0, %sw.bb5.i86 ], [ 0, %sw.bb2.i83 ], [ 0, %sw.bb.i80 ]
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i88, %sw.bb8.i89 ], [ %conv7.i85, %sw.bb5.i86 ], [ %conv4.i82, %sw.bb2.i83 ], [ %conv1.i79, %sw.bb.i80 ], [ %cond196.i, %if.else228.i ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond102 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond102, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i = or i32 %conv109.i, 32
  %conv1.i93 = trunc i32 %or.i to i8
  %conv2.i94 = sext i8 %conv1.i93 to i32
  %cmp.i95 = icmp eq i32 %conv2.i94, 97
  br i1 %cmp.i95, label %lor.lhs.false251.i.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i
  %cmp5.i97 = icmp sge i32 %conv2.i94, 101
  %cmp8.i = icmp sle i32 %conv2.i94, 103
  %46 = select i1 %cmp5.i97, i1 %cmp8.i, i1 false
  %.not = xor i1 %46, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond103 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond103, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i3.3, i32 8
  %47 = load double, ptr %args.addr.i3.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i, double noundef %47, i8 noundef signext %16)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit44, %for.cond.i48, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit32
  %args.addr.i3.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i3.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i3.3, %put.exit32 ], [ %argp.next151.i, %for.cond.i48 ], [ %argp.next151.i, %put.exit44 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %48 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %49 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %48, %49
  %cond11.i = select i1 %cmp5.i, i32 %48, i32 %49
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  %cmp1 = icmp ule i32 %object, %48
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %print.exit
  call void @__gomc_error(ptr noundef @__gomc_format.str, ptr noundef @__gomc_format.str.2)
  unreachable

if.end:                                           ; preds = %print.exit
  ret i32 %48
}

define i32 @vasprintf(ptr noundef %result, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i52 = alloca %struct.spec, align 4
  %p.i = alloca %struct.spec, align 4
  %s.i8 = alloca %struct.sink, align 4
  %s.i = alloca %struct.sink, align 4
  %args.addr = alloca ptr, align 4
  %again = alloca ptr, align 4
  store ptr %args, ptr %args.addr, align 4
  call void @llvm.va_copy(ptr %again, ptr %args.addr)
  %0 = load ptr, ptr %again, align 4
  store ptr null, ptr %s.i8, align 4
  %limit.i10 = getelementptr inbounds %struct.sink, ptr %s.i8, i32 0, i32 1
  store i32 0, ptr %limit.i10, align 4
  %count.i16 = getelementptr inbounds %struct.sink, ptr %s.i8, i32 0, i32 2
  store i32 0, ptr %count.i16, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit351, %entry
  %args.addr.i36.0 = phi ptr [ %0, %entry ], [ %args.addr.i36.0, %put.exit351 ], [ %args.addr.i36.6, %sw.epilog.i ]
  %f.addr.i35.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit351 ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i35.0, i32 1
  %1 = load i8, ptr %f.addr.i35.0, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i38 [
    i32 0, label %format.exit
    i32 37, label %if.end.i39
  ]

if.then.i38:                                      ; preds = %for.cond.i
  %2 = load i32, ptr %count.i16, align 4
  %3 = load i32, ptr %limit.i10, align 4
  %cmp.i344 = icmp ult i32 %2, %3
  br i1 %cmp.i344, label %if.then.i347, label %put.exit351

if.then.i347:                                     ; preds = %if.then.i38
  %4 = load ptr, ptr %s.i8, align 4
  %arrayidx.i346 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i346, align 1
  br label %put.exit351

put.exit351:                                      ; preds = %if.then.i347, %if.then.i38
  %5 = load i32, ptr %count.i16, align 4
  %inc.i349 = add i32 %5, 1
  store i32 %inc.i349, ptr %count.i16, align 4
  br label %for.cond.i

if.end.i39:                                       ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i39
  %f.addr.i35.1 = phi ptr [ %incdec.ptr.i, %if.end.i39 ], [ %incdec.ptr35.i, %if.end34.i ]
  %6 = load i8, ptr %f.addr.i35.1, align 1
  %conv6.i = sext i8 %6 to i32
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
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i36.0, i32 4
  %7 = load i32, ptr %args.addr.i36.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %7, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %7, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %8 = load i32, ptr %width.i, align 4
  %sub.i40 = sub nsw i32 0, %8
  store i32 %sub.i40, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i35.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i35.1, %for.cond5.i ]
  %9 = load i8, ptr %f.addr.i35.2, align 1
  %conv51.i = sext i8 %9 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond211 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond211, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %10 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i35.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i36.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i36.0, %for.cond50.i ]
  %f.addr.i35.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i35.2, %for.cond50.i ]
  %11 = load i8, ptr %f.addr.i35.3, align 1
  %conv66.i = sext i8 %11 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i35.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %12 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %12 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i36.1, i32 4
  %13 = load i32, ptr %args.addr.i36.1, align 4
  store i32 %13, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %13, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %13
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i35.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %14 = load i8, ptr %f.addr.i35.4, align 1
  %conv88.i = sext i8 %14 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond212 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond212, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %15 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %15
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i35.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i36.3 = phi ptr [ %args.addr.i36.1, %if.end65.i ], [ %args.addr.i36.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i35.6 = phi ptr [ %f.addr.i35.3, %if.end65.i ], [ %f.addr.i35.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i35.7 = phi ptr [ %f.addr.i35.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %16 = load i8, ptr %f.addr.i35.7, align 1
  %conv109.i = sext i8 %16 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split213
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i35.7, i32 1
  switch i32 %conv109.i, label %sw.default.i [
    i32 37, label %sw.bb.i
    i32 99, label %sw.bb145.i
    i32 115, label %sw.bb164.i
    i32 112, label %sw.bb171.i
    i32 100, label %sw.bb180.i
    i32 105, label %sw.bb180.i
    i32 111, label %sw.bb180.i
    i32 117, label %sw.bb180.i
    i32 120, label %sw.bb180.i
    i32 88, label %sw.bb180.i
  ]

if.end139.i.fold.split:                           ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i.fold.split213:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split213, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split213 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i35.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i16, align 4
  %18 = load i32, ptr %limit.i10, align 4
  %cmp.i356 = icmp ult i32 %17, %18
  br i1 %cmp.i356, label %if.then.i359, label %put.exit363

if.then.i359:                                     ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i8, align 4
  %arrayidx.i358 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i358, align 1
  br label %put.exit363

put.exit363:                                      ; preds = %if.then.i359, %sw.bb.i
  %20 = load i32, ptr %count.i16, align 4
  %inc.i361 = add i32 %20, 1
  store i32 %inc.i361, ptr %count.i16, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 4
  %21 = load i32, ptr %args.addr.i36.3, align 4
  %conv152.i = trunc i32 %21 to i8
  %22 = load i32, ptr %p.i, align 4
  %tobool.i41 = icmp ne i32 %22, 0
  br i1 %tobool.i41, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %23 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %23, 1
  br label %for.cond.i426

for.cond.i426:                                    ; preds = %put.exit.i436, %if.then154.i
  %n.addr.i424.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i437, %put.exit.i436 ]
  %cmp.i425 = icmp sgt i32 %n.addr.i424.0, 0
  br i1 %cmp.i425, label %for.body.i430, label %if.end157.i

for.body.i430:                                    ; preds = %for.cond.i426
  %24 = load i32, ptr %count.i16, align 4
  %25 = load i32, ptr %limit.i10, align 4
  %cmp.i.i429 = icmp ult i32 %24, %25
  br i1 %cmp.i.i429, label %if.then.i.i433, label %put.exit.i436

if.then.i.i433:                                   ; preds = %for.body.i430
  %26 = load ptr, ptr %s.i8, align 4
  %arrayidx.i.i432 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i432, align 1
  br label %put.exit.i436

put.exit.i436:                                    ; preds = %if.then.i.i433, %for.body.i430
  %27 = load i32, ptr %count.i16, align 4
  %inc.i.i435 = add i32 %27, 1
  store i32 %inc.i.i435, ptr %count.i16, align 4
  %dec.i437 = add nsw i32 %n.addr.i424.0, -1
  br label %for.cond.i426

if.end157.i:                                      ; preds = %for.cond.i426, %if.end149.i
  %28 = load i32, ptr %count.i16, align 4
  %29 = load i32, ptr %limit.i10, align 4
  %cmp.i368 = icmp ult i32 %28, %29
  br i1 %cmp.i368, label %if.then.i371, label %put.exit375

if.then.i371:                                     ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i8, align 4
  %arrayidx.i370 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i370, align 1
  br label %put.exit375

put.exit375:                                      ; preds = %if.then.i371, %if.end157.i
  %31 = load i32, ptr %count.i16, align 4
  %inc.i373 = add i32 %31, 1
  store i32 %inc.i373, ptr %count.i16, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit375
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i407

for.cond.i407:                                    ; preds = %put.exit.i417, %if.then160.i
  %n.addr.i405.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i418, %put.exit.i417 ]
  %cmp.i406 = icmp sgt i32 %n.addr.i405.0, 0
  br i1 %cmp.i406, label %for.body.i411, label %sw.epilog.i

for.body.i411:                                    ; preds = %for.cond.i407
  %34 = load i32, ptr %count.i16, align 4
  %35 = load i32, ptr %limit.i10, align 4
  %cmp.i.i410 = icmp ult i32 %34, %35
  br i1 %cmp.i.i410, label %if.then.i.i414, label %put.exit.i417

if.then.i.i414:                                   ; preds = %for.body.i411
  %36 = load ptr, ptr %s.i8, align 4
  %arrayidx.i.i413 = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i413, align 1
  br label %put.exit.i417

put.exit.i417:                                    ; preds = %if.then.i.i414, %for.body.i411
  %37 = load i32, ptr %count.i16, align 4
  %inc.i.i416 = add i32 %37, 1
  store i32 %inc.i.i416, ptr %count.i16, align 4
  %dec.i418 = add nsw i32 %n.addr.i405.0, -1
  br label %for.cond.i407

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 4
  %38 = load ptr, ptr %args.addr.i36.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i8, ptr noundef %p.i, ptr noundef %38)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 4
  %39 = load ptr, ptr %args.addr.i36.3, align 4
  %40 = ptrtoint ptr %39 to i32
  %alternate174.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 3
  store i32 1, ptr %alternate174.i, align 4
  %tobool175.i = icmp ne i32 %40, 0
  br i1 %tobool175.i, label %if.then176.i, label %if.else178.i

if.then176.i:                                     ; preds = %sw.bb171.i
  %conv177.i = zext i32 %40 to i64
  call void @__gomc_put_number(ptr noundef %s.i8, ptr noundef %p.i, i64 noundef %conv177.i, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i

if.else178.i:                                     ; preds = %sw.bb171.i
  call void @__gomc_put_text(ptr noundef %s.i8, ptr noundef %p.i, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i, %if.else135.i
  switch i32 %length.i.0, label %cond.false191.i [
    i32 2, label %cond.true.i42
    i32 1, label %cond.true188.i
  ]

cond.true.i42:                                    ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 8
  %41 = load i64, ptr %args.addr.i36.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 4
  %42 = load i32, ptr %args.addr.i36.3, align 4
  br label %cond.end.i45

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 4
  %43 = load i32, ptr %args.addr.i36.3, align 4
  br label %cond.end.i45

cond.end.i45:                                     ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i36.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i44 = phi i32 [ %42, %cond.true188.i ], [ %43, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i44 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i45, %cond.true.i42
  %args.addr.i36.5 = phi ptr [ %argp.next185.i, %cond.true.i42 ], [ %args.addr.i36.4, %cond.end.i45 ]
  %cond196.i = phi i64 [ %41, %cond.true.i42 ], [ %conv194.i, %cond.end.i45 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit461 [
    i32 -2, label %sw.bb.i450
    i32 -1, label %sw.bb2.i453
    i32 0, label %sw.bb5.i456
    i32 1, label %sw.bb8.i459
  ]

sw.bb.i450:                                       ; preds = %if.then204.i
  %conv.i448 = trunc i64 %cond196.i to i8
  %conv1.i449 = sext i8 %conv.i448 to i64
  br label %signed_of.exit461

sw.bb2.i453:                                      ; preds = %if.then204.i
  %conv3.i451 = trunc i64 %cond196.i to i16
  %conv4.i452 = sext i16 %conv3.i451 to i64
  br label %signed_of.exit461

sw.bb5.i456:                                      ; preds = %if.then204.i
  %conv6.i454 = trunc i64 %cond196.i to i32
  %conv7.i455 = sext i32 %conv6.i454 to i64
  br label %signed_of.exit461

sw.bb8.i459:                                      ; preds = %if.then204.i
  %conv9.i457 = trunc i64 %cond196.i to i32
  %conv10.i458 = sext i32 %conv9.i457 to i64
  br label %signed_of.exit461

signed_of.exit461:                                ; preds = %if.then204.i, %sw.bb8.i459, %sw.bb5.i456, %sw.bb2.i453, %sw.bb.i450
  %retval.i445.0 = phi i64 [ %conv10.i458, %sw.bb8.i459 ], [ %conv7.i455, %sw.bb5.i456 ], [ %conv4.i452, %sw.bb2.i453 ], [ %conv1.i449, %sw.bb.i450 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i445.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit461
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit461, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit461 ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i445.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i445.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i483
    i32 -1, label %sw.bb2.i486
    i32 0, label %sw.bb5.i489
    i32 1, label %sw.bb8.i492
  ]

sw.bb.i483:                                       ; preds = %if.else228.i
  %conv.i481 = trunc i64 %cond196.i to i8
  %conv1.i482 = zext i8 %conv.i481 to i64
  br label %if.end230.i

sw.bb2.i486:                                      ; preds = %if.else228.i
  %conv3.i484 = trunc i64 %cond196.i to i16
  %conv4.i485 = zext i16 %conv3.i484 to i64
  br label %if.end230.i

sw.bb5.i489:                                      ; preds = %if.else228.i
  %conv6.i487 = trunc i64 %cond196.i to i32
  %conv7.i488 = zext i32 %conv6.i487 to i64
  br label %if.end230.i

sw.bb8.i492:                                      ; preds = %if.else228.i
  %conv9.i490 = trunc i64 %cond196.i to i32
  %conv10.i491 = zext i32 %conv9.i490 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i483, %sw.bb2.i486, %sw.bb5.i489, %sw.bb8.i492, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i491, %sw.bb8.i492 ], [ %conv7.i488, %sw.bb5.i489 ], [ %conv4.i485, %sw.bb2.i486 ], [ %conv1.i482, %sw.bb.i483 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i492 ], [ 0, %sw.bb5.i489 ], [ 0, %sw.bb2.i486 ], [ 0, %sw.bb.i483 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond205 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond205, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i8, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  %or.i507 = or i32 %conv109.i, 32
  %conv1.i508 = trunc i32 %or.i507 to i8
  %conv2.i509 = sext i8 %conv1.i508 to i32
  %cmp.i510 = icmp eq i32 %conv2.i509, 97
  br i1 %cmp.i510, label %lor.lhs.false251.i.critedge, label %lor.rhs.i513

lor.rhs.i513:                                     ; preds = %sw.default.i
  %cmp5.i512 = icmp sge i32 %conv2.i509, 101
  %cmp8.i515 = icmp sle i32 %conv2.i509, 103
  %46 = select i1 %cmp5.i512, i1 %cmp8.i515, i1 false
  %.not = xor i1 %46, true
  %cmp252.i = icmp sgt i32 %length.i.0, 1
  %or.cond206 = select i1 %.not, i1 true, i1 %cmp252.i
  br i1 %or.cond206, label %if.then254.i, label %if.end255.i

lor.lhs.false251.i.critedge:                      ; preds = %sw.default.i
  %cmp252.i.old = icmp sgt i32 %length.i.0, 1
  br i1 %cmp252.i.old, label %if.then254.i, label %if.end255.i

if.then254.i:                                     ; preds = %lor.lhs.false251.i.critedge, %lor.rhs.i513
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i:                                      ; preds = %lor.rhs.i513, %lor.lhs.false251.i.critedge
  %argp.next257.i = getelementptr inbounds i8, ptr %args.addr.i36.3, i32 8
  %47 = load double, ptr %args.addr.i36.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i8, ptr noundef %p.i, double noundef %47, i8 noundef signext %16)
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit375, %for.cond.i407, %if.end255.i, %if.end230.i, %if.end168.i, %put.exit363
  %args.addr.i36.6 = phi ptr [ %argp.next257.i, %if.end255.i ], [ %args.addr.i36.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i36.3, %put.exit363 ], [ %argp.next151.i, %for.cond.i407 ], [ %argp.next151.i, %put.exit375 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %48 = load i32, ptr %count.i16, align 4
  call void @llvm.va_end(ptr %again)
  %conv = sext i32 %48 to i64
  %add = add i64 %conv, 1
  %call.i33 = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i33, 0
  br i1 %tobool.i, label %if.then.i34, label %if.end.i

if.then.i34:                                      ; preds = %format.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i520 = icmp ne i32 %call.i, 0
  br i1 %tobool.i520, label %if.end.i524, label %allocate.exit

if.end.i524:                                      ; preds = %if.then.i34
  %call1.i522 = call ptr @__errno_location()
  %49 = load i32, ptr %call1.i522, align 4
  %cmp.i523 = icmp ne i32 %49, 12
  br i1 %cmp.i523, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i524
  store i32 12, ptr %call1.i522, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %format.exit
  %call.i527 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i528 = icmp ne i32 %call.i527, 0
  br i1 %tobool.i528, label %cond.true.i530, label %cond.false.i531

cond.true.i530:                                   ; preds = %if.end.i
  %call1.i529 = call ptr @__gomc_new_or_again(i64 noundef %add, i32 noundef 0)
  br label %allocate.exit

cond.false.i531:                                  ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %add, i32 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i530, %cond.false.i531, %if.end.i524, %if.then2.i, %if.then.i34
  %retval.i.0 = phi ptr [ null, %if.then.i34 ], [ null, %if.then2.i ], [ null, %if.end.i524 ], [ %call1.i529, %cond.true.i530 ], [ %call2.i, %cond.false.i531 ]
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %allocate.exit
  store ptr %retval.i.0, ptr %result, align 4
  %add2 = add i32 %48, 1
  %50 = load ptr, ptr %args.addr, align 4
  store ptr %retval.i.0, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %add2, 0
  %. = select i1 %cmp.i, i32 %48, i32 0
  store i32 %., ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i63

for.cond.i63:                                     ; preds = %sw.epilog.i305, %put.exit, %if.end
  %args.addr.i50.0 = phi ptr [ %50, %if.end ], [ %args.addr.i50.0, %put.exit ], [ %args.addr.i50.6, %sw.epilog.i305 ]
  %f.addr.i49.0 = phi ptr [ %f, %if.end ], [ %incdec.ptr.i60, %put.exit ], [ %incdec.ptr143.i197, %sw.epilog.i305 ]
  %incdec.ptr.i60 = getelementptr inbounds i8, ptr %f.addr.i49.0, i32 1
  %51 = load i8, ptr %f.addr.i49.0, align 1
  %conv.i61 = sext i8 %51 to i32
  switch i32 %conv.i61, label %if.then.i67 [
    i32 0, label %format.exit307
    i32 37, label %if.end.i69
  ]

if.then.i67:                                      ; preds = %for.cond.i63
  %52 = load i32, ptr %count.i, align 4
  %53 = load i32, ptr %limit.i, align 4
  %cmp.i311 = icmp ult i32 %52, %53
  br i1 %cmp.i311, label %if.then.i313, label %put.exit

if.then.i313:                                     ; preds = %if.then.i67
  %54 = load ptr, ptr %s.i, align 4
  %arrayidx.i312 = getelementptr inbounds i8, ptr %54, i32 %52
  store i8 %51, ptr %arrayidx.i312, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i313, %if.then.i67
  %55 = load i32, ptr %count.i, align 4
  %inc.i314 = add i32 %55, 1
  store i32 %inc.i314, ptr %count.i, align 4
  br label %for.cond.i63

if.end.i69:                                       ; preds = %for.cond.i63
  call void @llvm.memset.p0.i32(ptr align 4 %p.i52, i8 0, i32 28, i1 false)
  %precision.i68 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 6
  store i32 -1, ptr %precision.i68, align 4
  br label %for.cond5.i72

for.cond5.i72:                                    ; preds = %if.end34.i98, %if.end.i69
  %f.addr.i49.1 = phi ptr [ %incdec.ptr.i60, %if.end.i69 ], [ %incdec.ptr35.i99, %if.end34.i98 ]
  %56 = load i8, ptr %f.addr.i49.1, align 1
  %conv6.i70 = sext i8 %56 to i32
  switch i32 %conv6.i70, label %for.cond50.i117 [
    i32 45, label %if.then9.i73
    i32 43, label %if.then13.i78
    i32 32, label %if.then18.i83
    i32 35, label %if.then23.i88
    i32 48, label %if.then28.i93
    i32 42, label %if.then39.i108
  ]

if.then9.i73:                                     ; preds = %for.cond5.i72
  store i32 1, ptr %p.i52, align 4
  br label %if.end34.i98

if.then13.i78:                                    ; preds = %for.cond5.i72
  %plus.i77 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 1
  store i32 1, ptr %plus.i77, align 4
  br label %if.end34.i98

if.then18.i83:                                    ; preds = %for.cond5.i72
  %space.i82 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 2
  store i32 1, ptr %space.i82, align 4
  br label %if.end34.i98

if.then23.i88:                                    ; preds = %for.cond5.i72
  %alternate.i87 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 3
  store i32 1, ptr %alternate.i87, align 4
  br label %if.end34.i98

if.then28.i93:                                    ; preds = %for.cond5.i72
  %zero.i92 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 4
  store i32 1, ptr %zero.i92, align 4
  br label %if.end34.i98

if.end34.i98:                                     ; preds = %if.then13.i78, %if.then23.i88, %if.then28.i93, %if.then18.i83, %if.then9.i73
  %incdec.ptr35.i99 = getelementptr inbounds i8, ptr %f.addr.i49.1, i32 1
  br label %for.cond5.i72

if.then39.i108:                                   ; preds = %for.cond5.i72
  %incdec.ptr40.i102 = getelementptr inbounds i8, ptr %f.addr.i49.1, i32 1
  %argp.next.i104 = getelementptr inbounds i8, ptr %args.addr.i50.0, i32 4
  %57 = load i32, ptr %args.addr.i50.0, align 4
  %width.i105 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  store i32 %57, ptr %width.i105, align 4
  %cmp42.i107 = icmp slt i32 %57, 0
  br i1 %cmp42.i107, label %if.then44.i112, label %if.end65.i133

if.then44.i112:                                   ; preds = %if.then39.i108
  store i32 1, ptr %p.i52, align 4
  %58 = load i32, ptr %width.i105, align 4
  %sub.i110 = sub nsw i32 0, %58
  store i32 %sub.i110, ptr %width.i105, align 4
  br label %if.end65.i133

for.cond50.i117:                                  ; preds = %for.cond5.i72, %for.body57.i128
  %f.addr.i49.2 = phi ptr [ %incdec.ptr63.i129, %for.body57.i128 ], [ %f.addr.i49.1, %for.cond5.i72 ]
  %59 = load i8, ptr %f.addr.i49.2, align 1
  %conv51.i115 = sext i8 %59 to i32
  %cmp52.i116 = icmp sge i32 %conv51.i115, 48
  %cmp55.i119 = icmp sle i32 %conv51.i115, 57
  %or.cond = and i1 %cmp52.i116, %cmp55.i119
  br i1 %or.cond, label %for.body57.i128, label %if.end65.i133

for.body57.i128:                                  ; preds = %for.cond50.i117
  %width58.i122 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  %60 = load i32, ptr %width58.i122, align 4
  %mul.i123 = mul nsw i32 10, %60
  %sub60.i125 = sub nsw i32 %conv51.i115, 48
  %add.i126 = add nsw i32 %mul.i123, %sub60.i125
  store i32 %add.i126, ptr %width58.i122, align 4
  %incdec.ptr63.i129 = getelementptr inbounds i8, ptr %f.addr.i49.2, i32 1
  br label %for.cond50.i117

if.end65.i133:                                    ; preds = %for.cond50.i117, %if.then39.i108, %if.then44.i112
  %args.addr.i50.1 = phi ptr [ %argp.next.i104, %if.then44.i112 ], [ %argp.next.i104, %if.then39.i108 ], [ %args.addr.i50.0, %for.cond50.i117 ]
  %f.addr.i49.3 = phi ptr [ %incdec.ptr40.i102, %if.then44.i112 ], [ %incdec.ptr40.i102, %if.then39.i108 ], [ %f.addr.i49.2, %for.cond50.i117 ]
  %61 = load i8, ptr %f.addr.i49.3, align 1
  %conv66.i131 = sext i8 %61 to i32
  %cmp67.i132 = icmp eq i32 %conv66.i131, 46
  br i1 %cmp67.i132, label %if.then69.i138, label %if.end107.i167

if.then69.i138:                                   ; preds = %if.end65.i133
  %incdec.ptr70.i134 = getelementptr inbounds i8, ptr %f.addr.i49.3, i32 1
  store i32 0, ptr %precision.i68, align 4
  %62 = load i8, ptr %incdec.ptr70.i134, align 1
  %conv72.i136 = sext i8 %62 to i32
  %cmp73.i137 = icmp eq i32 %conv72.i136, 42
  br i1 %cmp73.i137, label %if.then75.i145, label %for.cond87.i152

if.then75.i145:                                   ; preds = %if.then69.i138
  %incdec.ptr76.i139 = getelementptr inbounds i8, ptr %incdec.ptr70.i134, i32 1
  %argp.next78.i141 = getelementptr inbounds i8, ptr %args.addr.i50.1, i32 4
  %63 = load i32, ptr %args.addr.i50.1, align 4
  store i32 %63, ptr %precision.i68, align 4
  %cmp81.i144 = icmp slt i32 %63, 0
  %spec.store.select214 = select i1 %cmp81.i144, i32 -1, i32 %63
  store i32 %spec.store.select214, ptr %precision.i68, align 4
  br label %if.end107.i167

for.cond87.i152:                                  ; preds = %if.then69.i138, %for.body96.i163
  %f.addr.i49.4 = phi ptr [ %incdec.ptr104.i164, %for.body96.i163 ], [ %incdec.ptr70.i134, %if.then69.i138 ]
  %64 = load i8, ptr %f.addr.i49.4, align 1
  %conv88.i150 = sext i8 %64 to i32
  %cmp89.i151 = icmp sge i32 %conv88.i150, 48
  %cmp93.i154 = icmp sle i32 %conv88.i150, 57
  %or.cond215 = and i1 %cmp89.i151, %cmp93.i154
  br i1 %or.cond215, label %for.body96.i163, label %if.end107.i167

for.body96.i163:                                  ; preds = %for.cond87.i152
  %65 = load i32, ptr %precision.i68, align 4
  %mul98.i158 = mul nsw i32 10, %65
  %sub100.i160 = sub nsw i32 %conv88.i150, 48
  %add101.i161 = add nsw i32 %mul98.i158, %sub100.i160
  store i32 %add101.i161, ptr %precision.i68, align 4
  %incdec.ptr104.i164 = getelementptr inbounds i8, ptr %f.addr.i49.4, i32 1
  br label %for.cond87.i152

if.end107.i167:                                   ; preds = %if.then75.i145, %for.cond87.i152, %if.end65.i133
  %args.addr.i50.3 = phi ptr [ %args.addr.i50.1, %if.end65.i133 ], [ %args.addr.i50.1, %for.cond87.i152 ], [ %argp.next78.i141, %if.then75.i145 ]
  %f.addr.i49.6 = phi ptr [ %f.addr.i49.3, %if.end65.i133 ], [ %f.addr.i49.4, %for.cond87.i152 ], [ %incdec.ptr76.i139, %if.then75.i145 ]
  br label %for.cond108.i170

for.cond108.i170:                                 ; preds = %if.end139.i195, %if.end107.i167
  %length.i53.0 = phi i32 [ 0, %if.end107.i167 ], [ %length.i53.3, %if.end139.i195 ]
  %f.addr.i49.7 = phi ptr [ %f.addr.i49.6, %if.end107.i167 ], [ %incdec.ptr141.i196, %if.end139.i195 ]
  %66 = load i8, ptr %f.addr.i49.7, align 1
  %conv109.i168 = sext i8 %66 to i32
  switch i32 %conv109.i168, label %if.else135.i192 [
    i32 104, label %if.then112.i172
    i32 108, label %if.then117.i177
    i32 122, label %if.end139.i195
    i32 116, label %if.end139.i195
    i32 106, label %if.end139.i195.fold.split
    i32 113, label %if.end139.i195.fold.split216
  ]

if.then112.i172:                                  ; preds = %for.cond108.i170
  %dec.i171 = add nsw i32 %length.i53.0, -1
  br label %if.end139.i195

if.then117.i177:                                  ; preds = %for.cond108.i170
  %inc.i176 = add nsw i32 %length.i53.0, 1
  br label %if.end139.i195

if.else135.i192:                                  ; preds = %for.cond108.i170
  %incdec.ptr143.i197 = getelementptr inbounds i8, ptr %f.addr.i49.7, i32 1
  switch i32 %conv109.i168, label %sw.default.i298 [
    i32 37, label %sw.bb.i199
    i32 99, label %sw.bb145.i201
    i32 115, label %sw.bb164.i218
    i32 112, label %sw.bb171.i227
    i32 100, label %sw.bb180.i233
    i32 105, label %sw.bb180.i233
    i32 111, label %sw.bb180.i233
    i32 117, label %sw.bb180.i233
    i32 120, label %sw.bb180.i233
    i32 88, label %sw.bb180.i233
  ]

if.end139.i195.fold.split:                        ; preds = %for.cond108.i170
  br label %if.end139.i195

if.end139.i195.fold.split216:                     ; preds = %for.cond108.i170
  br label %if.end139.i195

if.end139.i195:                                   ; preds = %for.cond108.i170, %for.cond108.i170, %if.end139.i195.fold.split216, %if.end139.i195.fold.split, %if.then117.i177, %if.then112.i172
  %length.i53.3 = phi i32 [ %dec.i171, %if.then112.i172 ], [ %inc.i176, %if.then117.i177 ], [ 1, %for.cond108.i170 ], [ 1, %for.cond108.i170 ], [ 2, %if.end139.i195.fold.split ], [ 2, %if.end139.i195.fold.split216 ]
  %incdec.ptr141.i196 = getelementptr inbounds i8, ptr %f.addr.i49.7, i32 1
  br label %for.cond108.i170

sw.bb.i199:                                       ; preds = %if.else135.i192
  %67 = load i32, ptr %count.i, align 4
  %68 = load i32, ptr %limit.i, align 4
  %cmp.i320 = icmp ult i32 %67, %68
  br i1 %cmp.i320, label %if.then.i323, label %put.exit327

if.then.i323:                                     ; preds = %sw.bb.i199
  %69 = load ptr, ptr %s.i, align 4
  %arrayidx.i322 = getelementptr inbounds i8, ptr %69, i32 %67
  store i8 37, ptr %arrayidx.i322, align 1
  br label %put.exit327

put.exit327:                                      ; preds = %if.then.i323, %sw.bb.i199
  %70 = load i32, ptr %count.i, align 4
  %inc.i325 = add i32 %70, 1
  store i32 %inc.i325, ptr %count.i, align 4
  br label %sw.epilog.i305

sw.bb145.i201:                                    ; preds = %if.else135.i192
  %cmp146.i200 = icmp ne i32 %length.i53.0, 0
  br i1 %cmp146.i200, label %if.then148.i202, label %if.end149.i207

if.then148.i202:                                  ; preds = %sw.bb145.i201
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i207:                                   ; preds = %sw.bb145.i201
  %argp.next151.i204 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %71 = load i32, ptr %args.addr.i50.3, align 4
  %conv152.i205 = trunc i32 %71 to i8
  %72 = load i32, ptr %p.i52, align 4
  %tobool.i206 = icmp ne i32 %72, 0
  br i1 %tobool.i206, label %if.end157.i212, label %if.then154.i210

if.then154.i210:                                  ; preds = %if.end149.i207
  %width155.i208 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  %73 = load i32, ptr %width155.i208, align 4
  %sub156.i209 = sub nsw i32 %73, 1
  br label %for.cond.i388

for.cond.i388:                                    ; preds = %put.exit.i398, %if.then154.i210
  %n.addr.i386.0 = phi i32 [ %sub156.i209, %if.then154.i210 ], [ %dec.i399, %put.exit.i398 ]
  %cmp.i387 = icmp sgt i32 %n.addr.i386.0, 0
  br i1 %cmp.i387, label %for.body.i392, label %if.end157.i212

for.body.i392:                                    ; preds = %for.cond.i388
  %74 = load i32, ptr %count.i, align 4
  %75 = load i32, ptr %limit.i, align 4
  %cmp.i.i391 = icmp ult i32 %74, %75
  br i1 %cmp.i.i391, label %if.then.i.i395, label %put.exit.i398

if.then.i.i395:                                   ; preds = %for.body.i392
  %76 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i394 = getelementptr inbounds i8, ptr %76, i32 %74
  store i8 32, ptr %arrayidx.i.i394, align 1
  br label %put.exit.i398

put.exit.i398:                                    ; preds = %if.then.i.i395, %for.body.i392
  %77 = load i32, ptr %count.i, align 4
  %inc.i.i397 = add i32 %77, 1
  store i32 %inc.i.i397, ptr %count.i, align 4
  %dec.i399 = add nsw i32 %n.addr.i386.0, -1
  br label %for.cond.i388

if.end157.i212:                                   ; preds = %for.cond.i388, %if.end149.i207
  %78 = load i32, ptr %count.i, align 4
  %79 = load i32, ptr %limit.i, align 4
  %cmp.i332 = icmp ult i32 %78, %79
  br i1 %cmp.i332, label %if.then.i335, label %put.exit339

if.then.i335:                                     ; preds = %if.end157.i212
  %80 = load ptr, ptr %s.i, align 4
  %arrayidx.i334 = getelementptr inbounds i8, ptr %80, i32 %78
  store i8 %conv152.i205, ptr %arrayidx.i334, align 1
  br label %put.exit339

put.exit339:                                      ; preds = %if.then.i335, %if.end157.i212
  %81 = load i32, ptr %count.i, align 4
  %inc.i337 = add i32 %81, 1
  store i32 %inc.i337, ptr %count.i, align 4
  %82 = load i32, ptr %p.i52, align 4
  %tobool159.i211 = icmp ne i32 %82, 0
  br i1 %tobool159.i211, label %if.then160.i215, label %sw.epilog.i305

if.then160.i215:                                  ; preds = %put.exit339
  %width161.i213 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  %83 = load i32, ptr %width161.i213, align 4
  %sub162.i214 = sub nsw i32 %83, 1
  br label %for.cond.i379

for.cond.i379:                                    ; preds = %put.exit.i, %if.then160.i215
  %n.addr.i.0 = phi i32 [ %sub162.i214, %if.then160.i215 ], [ %dec.i381, %put.exit.i ]
  %cmp.i378 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i378, label %for.body.i380, label %sw.epilog.i305

for.body.i380:                                    ; preds = %for.cond.i379
  %84 = load i32, ptr %count.i, align 4
  %85 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %84, %85
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i380
  %86 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %86, i32 %84
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i380
  %87 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %87, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i381 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i379

sw.bb164.i218:                                    ; preds = %if.else135.i192
  %cmp165.i217 = icmp ne i32 %length.i53.0, 0
  br i1 %cmp165.i217, label %if.then167.i219, label %if.end168.i222

if.then167.i219:                                  ; preds = %sw.bb164.i218
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i222:                                   ; preds = %sw.bb164.i218
  %argp.next170.i221 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %88 = load ptr, ptr %args.addr.i50.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i52, ptr noundef %88)
  br label %sw.epilog.i305

sw.bb171.i227:                                    ; preds = %if.else135.i192
  %argp.next173.i224 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %89 = load ptr, ptr %args.addr.i50.3, align 4
  %90 = ptrtoint ptr %89 to i32
  %alternate174.i225 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 3
  store i32 1, ptr %alternate174.i225, align 4
  %tobool175.i226 = icmp ne i32 %90, 0
  br i1 %tobool175.i226, label %if.then176.i229, label %if.else178.i230

if.then176.i229:                                  ; preds = %sw.bb171.i227
  %conv177.i228 = zext i32 %90 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i52, i64 noundef %conv177.i228, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i305

if.else178.i230:                                  ; preds = %sw.bb171.i227
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i52, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i305

sw.bb180.i233:                                    ; preds = %if.else135.i192, %if.else135.i192, %if.else135.i192, %if.else135.i192, %if.else135.i192, %if.else135.i192
  switch i32 %length.i53.0, label %cond.false191.i244 [
    i32 2, label %cond.true.i236
    i32 1, label %cond.true188.i241
  ]

cond.true.i236:                                   ; preds = %sw.bb180.i233
  %argp.next185.i235 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 8
  %91 = load i64, ptr %args.addr.i50.3, align 4
  br label %cond.end195.i251

cond.true188.i241:                                ; preds = %sw.bb180.i233
  %argp.next190.i240 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %92 = load i32, ptr %args.addr.i50.3, align 4
  br label %cond.end.i247

cond.false191.i244:                               ; preds = %sw.bb180.i233
  %argp.next193.i243 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %93 = load i32, ptr %args.addr.i50.3, align 4
  br label %cond.end.i247

cond.end.i247:                                    ; preds = %cond.false191.i244, %cond.true188.i241
  %args.addr.i50.4 = phi ptr [ %argp.next190.i240, %cond.true188.i241 ], [ %argp.next193.i243, %cond.false191.i244 ]
  %cond.i245 = phi i32 [ %92, %cond.true188.i241 ], [ %93, %cond.false191.i244 ]
  %conv194.i246 = zext i32 %cond.i245 to i64
  br label %cond.end195.i251

cond.end195.i251:                                 ; preds = %cond.end.i247, %cond.true.i236
  %args.addr.i50.5 = phi ptr [ %argp.next185.i235, %cond.true.i236 ], [ %args.addr.i50.4, %cond.end.i247 ]
  %cond196.i248 = phi i64 [ %91, %cond.true.i236 ], [ %conv194.i246, %cond.end.i247 ]
  switch i32 %conv109.i168, label %if.else228.i279 [
    i32 105, label %if.then204.i257
    i32 100, label %if.then204.i257
  ]

if.then204.i257:                                  ; preds = %cond.end195.i251, %cond.end195.i251
  switch i32 %length.i53.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i441
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i441:                                       ; preds = %if.then204.i257
  %conv.i440 = trunc i64 %cond196.i248 to i8
  %conv1.i = sext i8 %conv.i440 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i257
  %conv3.i = trunc i64 %cond196.i248 to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i257
  %conv6.i442 = trunc i64 %cond196.i248 to i32
  %conv7.i = sext i32 %conv6.i442 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i257
  %conv9.i = trunc i64 %cond196.i248 to i32
  %conv10.i443 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i257, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i441
  %retval.i439.0 = phi i64 [ %conv10.i443, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i441 ], [ %cond196.i248, %if.then204.i257 ]
  %cmp205.i256 = icmp slt i64 %retval.i439.0, 0
  br i1 %cmp205.i256, label %cond.end218.i272, label %cond.false208.i261

cond.false208.i261:                               ; preds = %signed_of.exit
  %plus209.i259 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 1
  %94 = load i32, ptr %plus209.i259, align 4
  %tobool210.i260 = icmp ne i32 %94, 0
  %space213.i263 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 2
  %95 = load i32, ptr %space213.i263, align 4
  %tobool214.i264 = icmp ne i32 %95, 0
  %cond215.i265 = select i1 %tobool214.i264, i32 32, i32 0
  %cond217.i267 = select i1 %tobool210.i260, i32 43, i32 %cond215.i265
  br label %cond.end218.i272

cond.end218.i272:                                 ; preds = %signed_of.exit, %cond.false208.i261
  %cond219.i269 = phi i32 [ %cond217.i267, %cond.false208.i261 ], [ 45, %signed_of.exit ]
  %conv220.i270 = trunc i32 %cond219.i269 to i8
  %sub224.i273 = sub i64 0, %retval.i439.0
  %cond227.i276 = select i1 %cmp205.i256, i64 %sub224.i273, i64 %retval.i439.0
  br label %if.end230.i282

if.else228.i279:                                  ; preds = %cond.end195.i251
  switch i32 %length.i53.0, label %if.end230.i282 [
    i32 -2, label %sw.bb.i467
    i32 -1, label %sw.bb2.i470
    i32 0, label %sw.bb5.i473
    i32 1, label %sw.bb8.i476
  ]

sw.bb.i467:                                       ; preds = %if.else228.i279
  %conv.i465 = trunc i64 %cond196.i248 to i8
  %conv1.i466 = zext i8 %conv.i465 to i64
  br label %if.end230.i282

sw.bb2.i470:                                      ; preds = %if.else228.i279
  %conv3.i468 = trunc i64 %cond196.i248 to i16
  %conv4.i469 = zext i16 %conv3.i468 to i64
  br label %if.end230.i282

sw.bb5.i473:                                      ; preds = %if.else228.i279
  %conv6.i471 = trunc i64 %cond196.i248 to i32
  %conv7.i472 = zext i32 %conv6.i471 to i64
  br label %if.end230.i282

sw.bb8.i476:                                      ; preds = %if.else228.i279
  %conv9.i474 = trunc i64 %cond196.i248 to i32
  %conv10.i475 = zext i32 %conv9.i474 to i64
  br label %if.end230.i282

if.end230.i282:                                   ; preds = %sw.bb.i467, %sw.bb2.i470, %sw.bb5.i473, %sw.bb8.i476, %if.else228.i279, %cond.end218.i272
  %sign.i58.0 = phi i8 [ %conv220.i270, %cond.end218.i272 ], [ 0, %if.else228.i279 ], [ 0, %sw.bb8.i476 ], [ 0, %sw.bb5.i473 ], [ 0, %sw.bb2.i470 ], [ 0, %sw.bb.i467 ]
  %value181.i57.0 = phi i64 [ %cond227.i276, %cond.end218.i272 ], [ %conv10.i475, %sw.bb8.i476 ], [ %conv7.i472, %sw.bb5.i473 ], [ %conv4.i469, %sw.bb2.i470 ], [ %conv1.i466, %sw.bb.i467 ], [ %cond196.i248, %if.else228.i279 ]
  %cmp232.i281 = icmp eq i32 %conv109.i168, 111
  %cmp237.i285 = icmp eq i32 %conv109.i168, 120
  %cmp241.i288 = icmp eq i32 %conv109.i168, 88
  %or.cond208 = or i1 %cmp237.i285, %cmp241.i288
  %base.i54.0 = select i1 %or.cond208, i32 16, i32 10
  %base.i54.1 = select i1 %cmp232.i281, i32 8, i32 %base.i54.0
  %conv248.i294 = zext i1 %cmp241.i288 to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i52, i64 noundef %value181.i57.0, i32 noundef %base.i54.1, i32 noundef %conv248.i294, i8 noundef signext %sign.i58.0)
  br label %sw.epilog.i305

sw.default.i298:                                  ; preds = %if.else135.i192
  %or.i = or i32 %conv109.i168, 32
  %conv1.i497 = trunc i32 %or.i to i8
  %conv2.i498 = sext i8 %conv1.i497 to i32
  %cmp.i499 = icmp eq i32 %conv2.i498, 97
  br i1 %cmp.i499, label %lor.lhs.false251.i300.critedge, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %sw.default.i298
  %cmp5.i501 = icmp sge i32 %conv2.i498, 101
  %cmp8.i = icmp sle i32 %conv2.i498, 103
  %96 = select i1 %cmp5.i501, i1 %cmp8.i, i1 false
  %.not209 = xor i1 %96, true
  %cmp252.i299 = icmp sgt i32 %length.i53.0, 1
  %or.cond210 = select i1 %.not209, i1 true, i1 %cmp252.i299
  br i1 %or.cond210, label %if.then254.i301, label %if.end255.i304

lor.lhs.false251.i300.critedge:                   ; preds = %sw.default.i298
  %cmp252.i299.old = icmp sgt i32 %length.i53.0, 1
  br i1 %cmp252.i299.old, label %if.then254.i301, label %if.end255.i304

if.then254.i301:                                  ; preds = %lor.lhs.false251.i300.critedge, %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

if.end255.i304:                                   ; preds = %lor.rhs.i, %lor.lhs.false251.i300.critedge
  %argp.next257.i303 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 8
  %97 = load double, ptr %args.addr.i50.3, align 4
  call void @__gomc_put_real(ptr noundef %s.i, ptr noundef %p.i52, double noundef %97, i8 noundef signext %66)
  br label %sw.epilog.i305

sw.epilog.i305:                                   ; preds = %if.then176.i229, %if.else178.i230, %put.exit339, %for.cond.i379, %if.end255.i304, %if.end230.i282, %if.end168.i222, %put.exit327
  %args.addr.i50.6 = phi ptr [ %argp.next257.i303, %if.end255.i304 ], [ %args.addr.i50.5, %if.end230.i282 ], [ %argp.next170.i221, %if.end168.i222 ], [ %args.addr.i50.3, %put.exit327 ], [ %argp.next151.i204, %for.cond.i379 ], [ %argp.next151.i204, %put.exit339 ], [ %argp.next173.i224, %if.else178.i230 ], [ %argp.next173.i224, %if.then176.i229 ]
  br label %for.cond.i63

format.exit307:                                   ; preds = %for.cond.i63
  %98 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %format.exit307
  %99 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %98, %99
  %cond11.i = select i1 %cmp5.i, i32 %98, i32 %99
  %arrayidx.i = getelementptr inbounds i8, ptr %retval.i.0, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %return

return:                                           ; preds = %format.exit307, %if.then.i, %allocate.exit
  %retval.0 = phi i32 [ -1, %allocate.exit ], [ %98, %if.then.i ], [ %98, %format.exit307 ]
  ret i32 %retval.0
}

declare void @llvm.va_copy(ptr, ptr)

define i32 @asprintf(ptr noundef %result, ptr noundef %f, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call = call i32 @vasprintf(ptr noundef %result, ptr noundef %f, ptr noundef %0)
  call void @llvm.va_end(ptr %args)
  ret i32 %call
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

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
  %arrayidx = getelementptr inbounds i8, ptr %spec.select, i32 %n.0
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
  br label %for.cond.i26

for.cond.i26:                                     ; preds = %put.exit.i36, %if.then5
  %n.addr.i24.0 = phi i32 [ %sub, %if.then5 ], [ %dec.i37, %put.exit.i36 ]
  %cmp.i25 = icmp sgt i32 %n.addr.i24.0, 0
  br i1 %cmp.i25, label %for.body.i30, label %if.end6

for.body.i30:                                     ; preds = %for.cond.i26
  %count.i.i27 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %4 = load i32, ptr %count.i.i27, align 4
  %limit.i.i28 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %5 = load i32, ptr %limit.i.i28, align 4
  %cmp.i.i29 = icmp ult i32 %4, %5
  br i1 %cmp.i.i29, label %if.then.i.i33, label %put.exit.i36

if.then.i.i33:                                    ; preds = %for.body.i30
  %6 = load ptr, ptr %s, align 4
  %arrayidx.i.i32 = getelementptr inbounds i8, ptr %6, i32 %4
  store i8 32, ptr %arrayidx.i.i32, align 1
  br label %put.exit.i36

put.exit.i36:                                     ; preds = %if.then.i.i33, %for.body.i30
  %7 = load i32, ptr %count.i.i27, align 4
  %inc.i.i35 = add i32 %7, 1
  store i32 %inc.i.i35, ptr %count.i.i27, align 4
  %dec.i37 = add nsw i32 %n.addr.i24.0, -1
  br label %for.cond.i26

if.end6:                                          ; preds = %for.cond.i26, %while.end
  br label %for.cond

for.cond:                                         ; preds = %put.exit, %if.end6
  %i.0 = phi i32 [ 0, %if.end6 ], [ %inc10, %put.exit ]
  %cmp7 = icmp slt i32 %i.0, %n.0
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx9 = getelementptr inbounds i8, ptr %spec.select, i32 %i.0
  %8 = load i8, ptr %arrayidx9, align 1
  %count.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %9 = load i32, ptr %count.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %10 = load i32, ptr %limit.i, align 4
  %cmp.i = icmp ult i32 %9, %10
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.body
  %11 = load ptr, ptr %s, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %11, i32 %9
  store i8 %8, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.body
  %12 = load i32, ptr %count.i, align 4
  %inc.i = add i32 %12, 1
  store i32 %inc.i, ptr %count.i, align 4
  %inc10 = add nsw i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %13 = load i32, ptr %f, align 4
  %tobool12 = icmp ne i32 %13, 0
  br i1 %tobool12, label %if.then13, label %if.end16

if.then13:                                        ; preds = %for.end
  %width14 = getelementptr inbounds %struct.spec, ptr %f, i32 0, i32 5
  %14 = load i32, ptr %width14, align 4
  %sub15 = sub nsw i32 %14, %n.0
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i, %if.then13
  %n.addr.i.0 = phi i32 [ %sub15, %if.then13 ], [ %dec.i, %put.exit.i ]
  %cmp.i19 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i19, label %for.body.i, label %if.end16

for.body.i:                                       ; preds = %for.cond.i
  %count.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %count.i.i, align 4
  %limit.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %16 = load i32, ptr %limit.i.i, align 4
  %cmp.i.i = icmp ult i32 %15, %16
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %17 = load ptr, ptr %s, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %17, i32 %15
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %18 = load i32, ptr %count.i.i, align 4
  %inc.i.i = add i32 %18, 1
  store i32 %inc.i.i, ptr %count.i.i, align 4
  %dec.i = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i

if.end16:                                         ; preds = %for.cond.i, %for.end
  ret void
}

define internal void @__gomc_put_number(ptr noundef %s, ptr noundef %f, i64 noundef %value, i32 noundef %base, i32 noundef %upper, i8 noundef signext %sign) {
entry:
  %digits = alloca [24 x i8], align 1
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
  %arrayidx.i134 = getelementptr inbounds i8, ptr %digits, i32 %n.i.0
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
  %7 = load i32, ptr %count.i.i118, align 4
  %limit.i.i119 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %limit.i.i119, align 4
  %cmp.i.i120 = icmp ult i32 %7, %8
  br i1 %cmp.i.i120, label %if.then.i.i124, label %put.exit.i127

if.then.i.i124:                                   ; preds = %for.body.i121
  %9 = load ptr, ptr %s, align 4
  %arrayidx.i.i123 = getelementptr inbounds i8, ptr %9, i32 %7
  store i8 32, ptr %arrayidx.i.i123, align 1
  br label %put.exit.i127

put.exit.i127:                                    ; preds = %if.then.i.i124, %for.body.i121
  %10 = load i32, ptr %count.i.i118, align 4
  %inc.i.i126 = add i32 %10, 1
  store i32 %inc.i.i126, ptr %count.i.i118, align 4
  %dec.i128 = add nsw i32 %n.addr.i115.0, -1
  br label %for.cond.i117

if.end40:                                         ; preds = %for.cond.i117, %if.end36
  %tobool41 = icmp ne i8 %sign, 0
  br i1 %tobool41, label %if.then42, label %if.end43

if.then42:                                        ; preds = %if.end40
  %count.i80 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %11 = load i32, ptr %count.i80, align 4
  %limit.i81 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %limit.i81, align 4
  %cmp.i82 = icmp ult i32 %11, %12
  br i1 %cmp.i82, label %if.then.i85, label %put.exit88

if.then.i85:                                      ; preds = %if.then42
  %13 = load ptr, ptr %s, align 4
  %arrayidx.i84 = getelementptr inbounds i8, ptr %13, i32 %11
  store i8 %sign, ptr %arrayidx.i84, align 1
  br label %put.exit88

put.exit88:                                       ; preds = %if.then.i85, %if.then42
  %14 = load i32, ptr %count.i80, align 4
  %inc.i87 = add i32 %14, 1
  store i32 %inc.i87, ptr %count.i80, align 4
  br label %if.end43

if.end43:                                         ; preds = %put.exit88, %if.end40
  br i1 %or.cond73, label %if.then45, label %if.end49

if.then45:                                        ; preds = %if.end43
  %count.i69 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %count.i69, align 4
  %limit.i70 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %16 = load i32, ptr %limit.i70, align 4
  %cmp.i71 = icmp ult i32 %15, %16
  br i1 %cmp.i71, label %if.then.i74, label %put.exit77

if.then.i74:                                      ; preds = %if.then45
  %17 = load ptr, ptr %s, align 4
  %arrayidx.i73 = getelementptr inbounds i8, ptr %17, i32 %15
  store i8 48, ptr %arrayidx.i73, align 1
  br label %put.exit77

put.exit77:                                       ; preds = %if.then.i74, %if.then45
  %18 = load i32, ptr %count.i69, align 4
  %inc.i76 = add i32 %18, 1
  store i32 %inc.i76, ptr %count.i69, align 4
  %tobool46 = icmp ne i32 %upper, 0
  %cond47 = select i1 %tobool46, i32 88, i32 120
  %conv48 = trunc i32 %cond47 to i8
  %19 = load i32, ptr %limit.i70, align 4
  %cmp.i60 = icmp ult i32 %inc.i76, %19
  br i1 %cmp.i60, label %if.then.i63, label %put.exit66

if.then.i63:                                      ; preds = %put.exit77
  %20 = load ptr, ptr %s, align 4
  %arrayidx.i62 = getelementptr inbounds i8, ptr %20, i32 %inc.i76
  store i8 %conv48, ptr %arrayidx.i62, align 1
  br label %put.exit66

put.exit66:                                       ; preds = %if.then.i63, %put.exit77
  %21 = load i32, ptr %count.i69, align 4
  %inc.i65 = add i32 %21, 1
  store i32 %inc.i65, ptr %count.i69, align 4
  br label %if.end49

if.end49:                                         ; preds = %put.exit66, %if.end43
  br label %for.cond.i98

for.cond.i98:                                     ; preds = %put.exit.i108, %if.end49
  %n.addr.i96.0 = phi i32 [ %zeros.0, %if.end49 ], [ %dec.i109, %put.exit.i108 ]
  %cmp.i97 = icmp sgt i32 %n.addr.i96.0, 0
  br i1 %cmp.i97, label %for.body.i102, label %while.cond

for.body.i102:                                    ; preds = %for.cond.i98
  %count.i.i99 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %22 = load i32, ptr %count.i.i99, align 4
  %limit.i.i100 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %23 = load i32, ptr %limit.i.i100, align 4
  %cmp.i.i101 = icmp ult i32 %22, %23
  br i1 %cmp.i.i101, label %if.then.i.i105, label %put.exit.i108

if.then.i.i105:                                   ; preds = %for.body.i102
  %24 = load ptr, ptr %s, align 4
  %arrayidx.i.i104 = getelementptr inbounds i8, ptr %24, i32 %22
  store i8 48, ptr %arrayidx.i.i104, align 1
  br label %put.exit.i108

put.exit.i108:                                    ; preds = %if.then.i.i105, %for.body.i102
  %25 = load i32, ptr %count.i.i99, align 4
  %inc.i.i107 = add i32 %25, 1
  store i32 %inc.i.i107, ptr %count.i.i99, align 4
  %dec.i109 = add nsw i32 %n.addr.i96.0, -1
  br label %for.cond.i98

while.cond:                                       ; preds = %for.cond.i98, %put.exit
  %n.0 = phi i32 [ %dec, %put.exit ], [ %n.i.0, %for.cond.i98 ]
  %cmp50 = icmp sgt i32 %n.0, 0
  br i1 %cmp50, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %dec = add nsw i32 %n.0, -1
  %arrayidx = getelementptr inbounds [24 x i8], ptr %digits, i32 0, i32 %dec
  %26 = load i8, ptr %arrayidx, align 1
  %count.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %27 = load i32, ptr %count.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %28 = load i32, ptr %limit.i, align 4
  %cmp.i = icmp ult i32 %27, %28
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %while.body
  %29 = load ptr, ptr %s, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %29, i32 %27
  store i8 %26, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %while.body
  %30 = load i32, ptr %count.i, align 4
  %inc.i = add i32 %30, 1
  store i32 %inc.i, ptr %count.i, align 4
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
  %32 = load i32, ptr %count.i.i, align 4
  %limit.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %33 = load i32, ptr %limit.i.i, align 4
  %cmp.i.i = icmp ult i32 %32, %33
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %34 = load ptr, ptr %s, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %34, i32 %32
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %35 = load i32, ptr %count.i.i, align 4
  %inc.i.i = add i32 %35, 1
  store i32 %inc.i.i, ptr %count.i.i, align 4
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
  %11 = load i32, ptr %count.i.i173, align 4
  %limit.i.i174 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %limit.i.i174, align 4
  %cmp.i.i175 = icmp ult i32 %11, %12
  br i1 %cmp.i.i175, label %if.then.i.i179, label %put.exit.i182

if.then.i.i179:                                   ; preds = %for.body.i176
  %13 = load ptr, ptr %s, align 4
  %arrayidx.i.i178 = getelementptr inbounds i8, ptr %13, i32 %11
  store i8 32, ptr %arrayidx.i.i178, align 1
  br label %put.exit.i182

put.exit.i182:                                    ; preds = %if.then.i.i179, %for.body.i176
  %14 = load i32, ptr %count.i.i173, align 4
  %inc.i.i181 = add i32 %14, 1
  store i32 %inc.i.i181, ptr %count.i.i173, align 4
  %dec.i183 = add nsw i32 %n.addr.i170.0, -1
  br label %for.cond.i172

if.end64:                                         ; preds = %for.cond.i172, %land.lhs.true, %for.end52
  %tobool65 = icmp ne i8 %conv, 0
  br i1 %tobool65, label %if.then66, label %if.end67

if.then66:                                        ; preds = %if.end64
  %count.i135 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %count.i135, align 4
  %limit.i136 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %16 = load i32, ptr %limit.i136, align 4
  %cmp.i137 = icmp ult i32 %15, %16
  br i1 %cmp.i137, label %if.then.i140, label %put.exit143

if.then.i140:                                     ; preds = %if.then66
  %17 = load ptr, ptr %s, align 4
  %arrayidx.i139 = getelementptr inbounds i8, ptr %17, i32 %15
  store i8 %conv, ptr %arrayidx.i139, align 1
  br label %put.exit143

put.exit143:                                      ; preds = %if.then.i140, %if.then66
  %18 = load i32, ptr %count.i135, align 4
  %inc.i142 = add i32 %18, 1
  store i32 %inc.i142, ptr %count.i135, align 4
  br label %if.end67

if.end67:                                         ; preds = %put.exit143, %if.end64
  br i1 %4, label %if.then69, label %if.end75

if.then69:                                        ; preds = %if.end67
  %count.i124 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %count.i124, align 4
  %limit.i125 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %20 = load i32, ptr %limit.i125, align 4
  %cmp.i126 = icmp ult i32 %19, %20
  br i1 %cmp.i126, label %if.then.i129, label %put.exit132

if.then.i129:                                     ; preds = %if.then69
  %21 = load ptr, ptr %s, align 4
  %arrayidx.i128 = getelementptr inbounds i8, ptr %21, i32 %19
  store i8 48, ptr %arrayidx.i128, align 1
  br label %put.exit132

put.exit132:                                      ; preds = %if.then.i129, %if.then69
  %22 = load i32, ptr %count.i124, align 4
  %inc.i131 = add i32 %22, 1
  store i32 %inc.i131, ptr %count.i124, align 4
  %cmp71 = icmp eq i32 %conv11, 97
  %cond73 = select i1 %cmp71, i32 120, i32 88
  %conv74 = trunc i32 %cond73 to i8
  %23 = load i32, ptr %limit.i125, align 4
  %cmp.i115 = icmp ult i32 %inc.i131, %23
  br i1 %cmp.i115, label %if.then.i118, label %put.exit121

if.then.i118:                                     ; preds = %put.exit132
  %24 = load ptr, ptr %s, align 4
  %arrayidx.i117 = getelementptr inbounds i8, ptr %24, i32 %inc.i131
  store i8 %conv74, ptr %arrayidx.i117, align 1
  br label %put.exit121

put.exit121:                                      ; preds = %if.then.i118, %put.exit132
  %25 = load i32, ptr %count.i124, align 4
  %inc.i120 = add i32 %25, 1
  store i32 %inc.i120, ptr %count.i124, align 4
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
  %28 = load i32, ptr %count.i.i154, align 4
  %limit.i.i155 = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %29 = load i32, ptr %limit.i.i155, align 4
  %cmp.i.i156 = icmp ult i32 %28, %29
  br i1 %cmp.i.i156, label %if.then.i.i160, label %put.exit.i163

if.then.i.i160:                                   ; preds = %for.body.i157
  %30 = load ptr, ptr %s, align 4
  %arrayidx.i.i159 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 48, ptr %arrayidx.i.i159, align 1
  br label %put.exit.i163

put.exit.i163:                                    ; preds = %if.then.i.i160, %for.body.i157
  %31 = load i32, ptr %count.i.i154, align 4
  %inc.i.i162 = add i32 %31, 1
  store i32 %inc.i.i162, ptr %count.i.i154, align 4
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
  %34 = load i32, ptr %count.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %35 = load i32, ptr %limit.i, align 4
  %cmp.i = icmp ult i32 %34, %35
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %if.end99
  %36 = load ptr, ptr %s, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 %conv103, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %if.end99
  %37 = load i32, ptr %count.i, align 4
  %inc.i = add i32 %37, 1
  store i32 %inc.i, ptr %count.i, align 4
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
  %39 = load i32, ptr %count.i.i, align 4
  %limit.i.i = getelementptr inbounds %struct.sink, ptr %s, i32 0, i32 1
  %40 = load i32, ptr %limit.i.i, align 4
  %cmp.i.i = icmp ult i32 %39, %40
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %41 = load ptr, ptr %s, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %41, i32 %39
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %42 = load i32, ptr %count.i.i, align 4
  %inc.i.i = add i32 %42, 1
  store i32 %inc.i.i, ptr %count.i.i, align 4
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

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

