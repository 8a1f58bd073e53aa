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
  %or.cond93 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond93, label %for.body57.i, label %if.end65.i

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
  %or.cond94 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond94, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split95
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

if.end139.i.fold.split95:                         ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split95, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split95 ]
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
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i88 ], [ 0, %sw.bb5.i85 ], [ 0, %sw.bb2.i82 ], [ 0, %sw.bb.i79 ]
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i87, %sw.bb8.i88 ], [ %conv7.i84, %sw.bb5.i85 ], [ %conv4.i81, %sw.bb2.i82 ], [ %conv1.i78, %sw.bb.i79 ], [ %cond196.i, %if.else228.i ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond92 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond92, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %45 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %46 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %45, %46
  %cond11.i = select i1 %cmp5.i, i32 %45, i32 %46
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  ret i32 %45
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
  %or.cond93 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond93, label %for.body57.i, label %if.end65.i

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
  %or.cond94 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond94, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split95
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

if.end139.i.fold.split95:                         ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split95, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split95 ]
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
  %or.cond92 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond92, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %45 = load i32, ptr %count.i, align 4
  %46 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %45, %46
  %cond11.i = select i1 %cmp5.i, i32 %45, i32 %46
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  ret i32 %45
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
  %or.cond93 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond93, label %for.body57.i, label %if.end65.i

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
  %or.cond94 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond94, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split95
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

if.end139.i.fold.split95:                         ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split95, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split95 ]
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
  %or.cond92 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond92, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %46 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %47 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %46, %47
  %cond11.i = select i1 %cmp5.i, i32 %46, i32 %47
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %46
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
  %or.cond93 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond93, label %for.body57.i, label %if.end65.i

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
  %or.cond94 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond94, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split95
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

if.end139.i.fold.split95:                         ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split95, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split95 ]
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
  %or.cond92 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond92, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %46 = load i32, ptr %count.i, align 4
  %47 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %46, %47
  %cond11.i = select i1 %cmp5.i, i32 %46, i32 %47
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  call void @llvm.va_end(ptr %args)
  ret i32 %46
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
  %or.cond94 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond94, label %for.body57.i, label %if.end65.i

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
  %or.cond95 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond95, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split96
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

if.end139.i.fold.split96:                         ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split96, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split96 ]
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
  %or.cond93 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond93, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit43, %for.cond.i47, %if.end230.i, %if.end168.i, %put.exit31
  %args.addr.i2.6 = phi ptr [ %args.addr.i2.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i2.3, %put.exit31 ], [ %argp.next151.i, %for.cond.i47 ], [ %argp.next151.i, %put.exit43 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %46 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %47 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %46, %47
  %cond11.i = select i1 %cmp5.i, i32 %46, i32 %47
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  ret i32 %46
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
  %or.cond96 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond96, label %for.body57.i, label %if.end65.i

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
  %or.cond97 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond97, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split98
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

if.end139.i.fold.split98:                         ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split98, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split98 ]
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
  %or.cond95 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond95, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit44, %for.cond.i48, %if.end230.i, %if.end168.i, %put.exit32
  %args.addr.i3.6 = phi ptr [ %args.addr.i3.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i3.3, %put.exit32 ], [ %argp.next151.i, %for.cond.i48 ], [ %argp.next151.i, %put.exit44 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %46 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit
  %47 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %46, %47
  %cond11.i = select i1 %cmp5.i, i32 %46, i32 %47
  %arrayidx.i = getelementptr inbounds i8, ptr %to, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit
  call void @llvm.va_end(ptr %args)
  %cmp1 = icmp ule i32 %object, %46
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %print.exit
  call void @__gomc_error(ptr noundef @__gomc_format.str, ptr noundef @__gomc_format.str.2)
  unreachable

if.end:                                           ; preds = %print.exit
  ret i32 %46
}

define i32 @vasprintf(ptr noundef %result, ptr noundef %f, ptr noundef %args) {
entry:
  %p.i47 = alloca %struct.spec, align 4
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

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit338, %entry
  %args.addr.i33.0 = phi ptr [ %0, %entry ], [ %args.addr.i33.0, %put.exit338 ], [ %args.addr.i33.6, %sw.epilog.i ]
  %f.addr.i32.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit338 ], [ %incdec.ptr143.i, %sw.epilog.i ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i32.0, i32 1
  %1 = load i8, ptr %f.addr.i32.0, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i35 [
    i32 0, label %format.exit
    i32 37, label %if.end.i
  ]

if.then.i35:                                      ; preds = %for.cond.i
  %2 = load i32, ptr %count.i16, align 4
  %3 = load i32, ptr %limit.i10, align 4
  %cmp.i331 = icmp ult i32 %2, %3
  br i1 %cmp.i331, label %if.then.i334, label %put.exit338

if.then.i334:                                     ; preds = %if.then.i35
  %4 = load ptr, ptr %s.i8, align 4
  %arrayidx.i333 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i333, align 1
  br label %put.exit338

put.exit338:                                      ; preds = %if.then.i334, %if.then.i35
  %5 = load i32, ptr %count.i16, align 4
  %inc.i336 = add i32 %5, 1
  store i32 %inc.i336, ptr %count.i16, align 4
  br label %for.cond.i

if.end.i:                                         ; preds = %for.cond.i
  call void @llvm.memset.p0.i32(ptr align 4 %p.i, i8 0, i32 28, i1 false)
  %precision.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 6
  store i32 -1, ptr %precision.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %if.end34.i, %if.end.i
  %f.addr.i32.1 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ %incdec.ptr35.i, %if.end34.i ]
  %6 = load i8, ptr %f.addr.i32.1, align 1
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
  %incdec.ptr35.i = getelementptr inbounds i8, ptr %f.addr.i32.1, i32 1
  br label %for.cond5.i

if.then39.i:                                      ; preds = %for.cond5.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %f.addr.i32.1, i32 1
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i33.0, i32 4
  %7 = load i32, ptr %args.addr.i33.0, align 4
  %width.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  store i32 %7, ptr %width.i, align 4
  %cmp42.i = icmp slt i32 %7, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end65.i

if.then44.i:                                      ; preds = %if.then39.i
  store i32 1, ptr %p.i, align 4
  %8 = load i32, ptr %width.i, align 4
  %sub.i36 = sub nsw i32 0, %8
  store i32 %sub.i36, ptr %width.i, align 4
  br label %if.end65.i

for.cond50.i:                                     ; preds = %for.cond5.i, %for.body57.i
  %f.addr.i32.2 = phi ptr [ %incdec.ptr63.i, %for.body57.i ], [ %f.addr.i32.1, %for.cond5.i ]
  %9 = load i8, ptr %f.addr.i32.2, align 1
  %conv51.i = sext i8 %9 to i32
  %cmp52.i = icmp sge i32 %conv51.i, 48
  %cmp55.i = icmp sle i32 %conv51.i, 57
  %or.cond189 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond189, label %for.body57.i, label %if.end65.i

for.body57.i:                                     ; preds = %for.cond50.i
  %width58.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %10 = load i32, ptr %width58.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub60.i = sub nsw i32 %conv51.i, 48
  %add.i = add nsw i32 %mul.i, %sub60.i
  store i32 %add.i, ptr %width58.i, align 4
  %incdec.ptr63.i = getelementptr inbounds i8, ptr %f.addr.i32.2, i32 1
  br label %for.cond50.i

if.end65.i:                                       ; preds = %for.cond50.i, %if.then39.i, %if.then44.i
  %args.addr.i33.1 = phi ptr [ %argp.next.i, %if.then44.i ], [ %argp.next.i, %if.then39.i ], [ %args.addr.i33.0, %for.cond50.i ]
  %f.addr.i32.3 = phi ptr [ %incdec.ptr40.i, %if.then44.i ], [ %incdec.ptr40.i, %if.then39.i ], [ %f.addr.i32.2, %for.cond50.i ]
  %11 = load i8, ptr %f.addr.i32.3, align 1
  %conv66.i = sext i8 %11 to i32
  %cmp67.i = icmp eq i32 %conv66.i, 46
  br i1 %cmp67.i, label %if.then69.i, label %if.end107.i

if.then69.i:                                      ; preds = %if.end65.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %f.addr.i32.3, i32 1
  store i32 0, ptr %precision.i, align 4
  %12 = load i8, ptr %incdec.ptr70.i, align 1
  %conv72.i = sext i8 %12 to i32
  %cmp73.i = icmp eq i32 %conv72.i, 42
  br i1 %cmp73.i, label %if.then75.i, label %for.cond87.i

if.then75.i:                                      ; preds = %if.then69.i
  %incdec.ptr76.i = getelementptr inbounds i8, ptr %incdec.ptr70.i, i32 1
  %argp.next78.i = getelementptr inbounds i8, ptr %args.addr.i33.1, i32 4
  %13 = load i32, ptr %args.addr.i33.1, align 4
  store i32 %13, ptr %precision.i, align 4
  %cmp81.i = icmp slt i32 %13, 0
  %spec.store.select = select i1 %cmp81.i, i32 -1, i32 %13
  store i32 %spec.store.select, ptr %precision.i, align 4
  br label %if.end107.i

for.cond87.i:                                     ; preds = %if.then69.i, %for.body96.i
  %f.addr.i32.4 = phi ptr [ %incdec.ptr104.i, %for.body96.i ], [ %incdec.ptr70.i, %if.then69.i ]
  %14 = load i8, ptr %f.addr.i32.4, align 1
  %conv88.i = sext i8 %14 to i32
  %cmp89.i = icmp sge i32 %conv88.i, 48
  %cmp93.i = icmp sle i32 %conv88.i, 57
  %or.cond190 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond190, label %for.body96.i, label %if.end107.i

for.body96.i:                                     ; preds = %for.cond87.i
  %15 = load i32, ptr %precision.i, align 4
  %mul98.i = mul nsw i32 10, %15
  %sub100.i = sub nsw i32 %conv88.i, 48
  %add101.i = add nsw i32 %mul98.i, %sub100.i
  store i32 %add101.i, ptr %precision.i, align 4
  %incdec.ptr104.i = getelementptr inbounds i8, ptr %f.addr.i32.4, i32 1
  br label %for.cond87.i

if.end107.i:                                      ; preds = %if.then75.i, %for.cond87.i, %if.end65.i
  %args.addr.i33.3 = phi ptr [ %args.addr.i33.1, %if.end65.i ], [ %args.addr.i33.1, %for.cond87.i ], [ %argp.next78.i, %if.then75.i ]
  %f.addr.i32.6 = phi ptr [ %f.addr.i32.3, %if.end65.i ], [ %f.addr.i32.4, %for.cond87.i ], [ %incdec.ptr76.i, %if.then75.i ]
  br label %for.cond108.i

for.cond108.i:                                    ; preds = %if.end139.i, %if.end107.i
  %length.i.0 = phi i32 [ 0, %if.end107.i ], [ %length.i.3, %if.end139.i ]
  %f.addr.i32.7 = phi ptr [ %f.addr.i32.6, %if.end107.i ], [ %incdec.ptr141.i, %if.end139.i ]
  %16 = load i8, ptr %f.addr.i32.7, align 1
  %conv109.i = sext i8 %16 to i32
  switch i32 %conv109.i, label %if.else135.i [
    i32 104, label %if.then112.i
    i32 108, label %if.then117.i
    i32 122, label %if.end139.i
    i32 116, label %if.end139.i
    i32 106, label %if.end139.i.fold.split
    i32 113, label %if.end139.i.fold.split191
  ]

if.then112.i:                                     ; preds = %for.cond108.i
  %dec.i = add nsw i32 %length.i.0, -1
  br label %if.end139.i

if.then117.i:                                     ; preds = %for.cond108.i
  %inc.i = add nsw i32 %length.i.0, 1
  br label %if.end139.i

if.else135.i:                                     ; preds = %for.cond108.i
  %incdec.ptr143.i = getelementptr inbounds i8, ptr %f.addr.i32.7, i32 1
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

if.end139.i.fold.split191:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split191, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split191 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i32.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i16, align 4
  %18 = load i32, ptr %limit.i10, align 4
  %cmp.i343 = icmp ult i32 %17, %18
  br i1 %cmp.i343, label %if.then.i346, label %put.exit350

if.then.i346:                                     ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i8, align 4
  %arrayidx.i345 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i345, align 1
  br label %put.exit350

put.exit350:                                      ; preds = %if.then.i346, %sw.bb.i
  %20 = load i32, ptr %count.i16, align 4
  %inc.i348 = add i32 %20, 1
  store i32 %inc.i348, ptr %count.i16, align 4
  br label %sw.epilog.i

sw.bb145.i:                                       ; preds = %if.else135.i
  %cmp146.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp146.i, label %if.then148.i, label %if.end149.i

if.then148.i:                                     ; preds = %sw.bb145.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i:                                      ; preds = %sw.bb145.i
  %argp.next151.i = getelementptr inbounds i8, ptr %args.addr.i33.3, i32 4
  %21 = load i32, ptr %args.addr.i33.3, align 4
  %conv152.i = trunc i32 %21 to i8
  %22 = load i32, ptr %p.i, align 4
  %tobool.i = icmp ne i32 %22, 0
  br i1 %tobool.i, label %if.end157.i, label %if.then154.i

if.then154.i:                                     ; preds = %if.end149.i
  %width155.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %23 = load i32, ptr %width155.i, align 4
  %sub156.i = sub nsw i32 %23, 1
  br label %for.cond.i413

for.cond.i413:                                    ; preds = %put.exit.i423, %if.then154.i
  %n.addr.i411.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i424, %put.exit.i423 ]
  %cmp.i412 = icmp sgt i32 %n.addr.i411.0, 0
  br i1 %cmp.i412, label %for.body.i417, label %if.end157.i

for.body.i417:                                    ; preds = %for.cond.i413
  %24 = load i32, ptr %count.i16, align 4
  %25 = load i32, ptr %limit.i10, align 4
  %cmp.i.i416 = icmp ult i32 %24, %25
  br i1 %cmp.i.i416, label %if.then.i.i420, label %put.exit.i423

if.then.i.i420:                                   ; preds = %for.body.i417
  %26 = load ptr, ptr %s.i8, align 4
  %arrayidx.i.i419 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i419, align 1
  br label %put.exit.i423

put.exit.i423:                                    ; preds = %if.then.i.i420, %for.body.i417
  %27 = load i32, ptr %count.i16, align 4
  %inc.i.i422 = add i32 %27, 1
  store i32 %inc.i.i422, ptr %count.i16, align 4
  %dec.i424 = add nsw i32 %n.addr.i411.0, -1
  br label %for.cond.i413

if.end157.i:                                      ; preds = %for.cond.i413, %if.end149.i
  %28 = load i32, ptr %count.i16, align 4
  %29 = load i32, ptr %limit.i10, align 4
  %cmp.i355 = icmp ult i32 %28, %29
  br i1 %cmp.i355, label %if.then.i358, label %put.exit362

if.then.i358:                                     ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i8, align 4
  %arrayidx.i357 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i357, align 1
  br label %put.exit362

put.exit362:                                      ; preds = %if.then.i358, %if.end157.i
  %31 = load i32, ptr %count.i16, align 4
  %inc.i360 = add i32 %31, 1
  store i32 %inc.i360, ptr %count.i16, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit362
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i394

for.cond.i394:                                    ; preds = %put.exit.i404, %if.then160.i
  %n.addr.i392.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i405, %put.exit.i404 ]
  %cmp.i393 = icmp sgt i32 %n.addr.i392.0, 0
  br i1 %cmp.i393, label %for.body.i398, label %sw.epilog.i

for.body.i398:                                    ; preds = %for.cond.i394
  %34 = load i32, ptr %count.i16, align 4
  %35 = load i32, ptr %limit.i10, align 4
  %cmp.i.i397 = icmp ult i32 %34, %35
  br i1 %cmp.i.i397, label %if.then.i.i401, label %put.exit.i404

if.then.i.i401:                                   ; preds = %for.body.i398
  %36 = load ptr, ptr %s.i8, align 4
  %arrayidx.i.i400 = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i400, align 1
  br label %put.exit.i404

put.exit.i404:                                    ; preds = %if.then.i.i401, %for.body.i398
  %37 = load i32, ptr %count.i16, align 4
  %inc.i.i403 = add i32 %37, 1
  store i32 %inc.i.i403, ptr %count.i16, align 4
  %dec.i405 = add nsw i32 %n.addr.i392.0, -1
  br label %for.cond.i394

sw.bb164.i:                                       ; preds = %if.else135.i
  %cmp165.i = icmp ne i32 %length.i.0, 0
  br i1 %cmp165.i, label %if.then167.i, label %if.end168.i

if.then167.i:                                     ; preds = %sw.bb164.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i:                                      ; preds = %sw.bb164.i
  %argp.next170.i = getelementptr inbounds i8, ptr %args.addr.i33.3, i32 4
  %38 = load ptr, ptr %args.addr.i33.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i8, ptr noundef %p.i, ptr noundef %38)
  br label %sw.epilog.i

sw.bb171.i:                                       ; preds = %if.else135.i
  %argp.next173.i = getelementptr inbounds i8, ptr %args.addr.i33.3, i32 4
  %39 = load ptr, ptr %args.addr.i33.3, align 4
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
    i32 2, label %cond.true.i37
    i32 1, label %cond.true188.i
  ]

cond.true.i37:                                    ; preds = %sw.bb180.i
  %argp.next185.i = getelementptr inbounds i8, ptr %args.addr.i33.3, i32 8
  %41 = load i64, ptr %args.addr.i33.3, align 4
  br label %cond.end195.i

cond.true188.i:                                   ; preds = %sw.bb180.i
  %argp.next190.i = getelementptr inbounds i8, ptr %args.addr.i33.3, i32 4
  %42 = load i32, ptr %args.addr.i33.3, align 4
  br label %cond.end.i40

cond.false191.i:                                  ; preds = %sw.bb180.i
  %argp.next193.i = getelementptr inbounds i8, ptr %args.addr.i33.3, i32 4
  %43 = load i32, ptr %args.addr.i33.3, align 4
  br label %cond.end.i40

cond.end.i40:                                     ; preds = %cond.false191.i, %cond.true188.i
  %args.addr.i33.4 = phi ptr [ %argp.next190.i, %cond.true188.i ], [ %argp.next193.i, %cond.false191.i ]
  %cond.i39 = phi i32 [ %42, %cond.true188.i ], [ %43, %cond.false191.i ]
  %conv194.i = zext i32 %cond.i39 to i64
  br label %cond.end195.i

cond.end195.i:                                    ; preds = %cond.end.i40, %cond.true.i37
  %args.addr.i33.5 = phi ptr [ %argp.next185.i, %cond.true.i37 ], [ %args.addr.i33.4, %cond.end.i40 ]
  %cond196.i = phi i64 [ %41, %cond.true.i37 ], [ %conv194.i, %cond.end.i40 ]
  switch i32 %conv109.i, label %if.else228.i [
    i32 105, label %if.then204.i
    i32 100, label %if.then204.i
  ]

if.then204.i:                                     ; preds = %cond.end195.i, %cond.end195.i
  switch i32 %length.i.0, label %signed_of.exit447 [
    i32 -2, label %sw.bb.i436
    i32 -1, label %sw.bb2.i439
    i32 0, label %sw.bb5.i442
    i32 1, label %sw.bb8.i445
  ]

sw.bb.i436:                                       ; preds = %if.then204.i
  %conv.i434 = trunc i64 %cond196.i to i8
  %conv1.i435 = sext i8 %conv.i434 to i64
  br label %signed_of.exit447

sw.bb2.i439:                                      ; preds = %if.then204.i
  %conv3.i437 = trunc i64 %cond196.i to i16
  %conv4.i438 = sext i16 %conv3.i437 to i64
  br label %signed_of.exit447

sw.bb5.i442:                                      ; preds = %if.then204.i
  %conv6.i440 = trunc i64 %cond196.i to i32
  %conv7.i441 = sext i32 %conv6.i440 to i64
  br label %signed_of.exit447

sw.bb8.i445:                                      ; preds = %if.then204.i
  %conv9.i443 = trunc i64 %cond196.i to i32
  %conv10.i444 = sext i32 %conv9.i443 to i64
  br label %signed_of.exit447

signed_of.exit447:                                ; preds = %if.then204.i, %sw.bb8.i445, %sw.bb5.i442, %sw.bb2.i439, %sw.bb.i436
  %retval.i431.0 = phi i64 [ %conv10.i444, %sw.bb8.i445 ], [ %conv7.i441, %sw.bb5.i442 ], [ %conv4.i438, %sw.bb2.i439 ], [ %conv1.i435, %sw.bb.i436 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i431.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit447
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit447, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit447 ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i431.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i431.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i469
    i32 -1, label %sw.bb2.i472
    i32 0, label %sw.bb5.i475
    i32 1, label %sw.bb8.i478
  ]

sw.bb.i469:                                       ; preds = %if.else228.i
  %conv.i467 = trunc i64 %cond196.i to i8
  %conv1.i468 = zext i8 %conv.i467 to i64
  br label %if.end230.i

sw.bb2.i472:                                      ; preds = %if.else228.i
  %conv3.i470 = trunc i64 %cond196.i to i16
  %conv4.i471 = zext i16 %conv3.i470 to i64
  br label %if.end230.i

sw.bb5.i475:                                      ; preds = %if.else228.i
  %conv6.i473 = trunc i64 %cond196.i to i32
  %conv7.i474 = zext i32 %conv6.i473 to i64
  br label %if.end230.i

sw.bb8.i478:                                      ; preds = %if.else228.i
  %conv9.i476 = trunc i64 %cond196.i to i32
  %conv10.i477 = zext i32 %conv9.i476 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i469, %sw.bb2.i472, %sw.bb5.i475, %sw.bb8.i478, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i477, %sw.bb8.i478 ], [ %conv7.i474, %sw.bb5.i475 ], [ %conv4.i471, %sw.bb2.i472 ], [ %conv1.i468, %sw.bb.i469 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i478 ], [ 0, %sw.bb5.i475 ], [ 0, %sw.bb2.i472 ], [ 0, %sw.bb.i469 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond186 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond186, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i8, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit362, %for.cond.i394, %if.end230.i, %if.end168.i, %put.exit350
  %args.addr.i33.6 = phi ptr [ %args.addr.i33.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i33.3, %put.exit350 ], [ %argp.next151.i, %for.cond.i394 ], [ %argp.next151.i, %put.exit362 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %46 = load i32, ptr %count.i16, align 4
  call void @llvm.va_end(ptr %again)
  %conv = sext i32 %46 to i64
  %add = add i64 %conv, 1
  %call1 = call ptr @__gomc_alloc(i64 noundef %add, i32 noundef 0)
  store ptr %call1, ptr %result, align 4
  %add2 = add i32 %46, 1
  %47 = load ptr, ptr %args.addr, align 4
  store ptr %call1, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %add2, 0
  %cond.i = select i1 %cmp.i, i32 %46, i32 0
  store i32 %cond.i, ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i58

for.cond.i58:                                     ; preds = %sw.epilog.i292, %put.exit, %format.exit
  %args.addr.i45.0 = phi ptr [ %47, %format.exit ], [ %args.addr.i45.0, %put.exit ], [ %args.addr.i45.6, %sw.epilog.i292 ]
  %f.addr.i44.0 = phi ptr [ %f, %format.exit ], [ %incdec.ptr.i55, %put.exit ], [ %incdec.ptr143.i192, %sw.epilog.i292 ]
  %incdec.ptr.i55 = getelementptr inbounds i8, ptr %f.addr.i44.0, i32 1
  %48 = load i8, ptr %f.addr.i44.0, align 1
  %conv.i56 = sext i8 %48 to i32
  switch i32 %conv.i56, label %if.then.i62 [
    i32 0, label %format.exit294
    i32 37, label %if.end.i64
  ]

if.then.i62:                                      ; preds = %for.cond.i58
  %49 = load i32, ptr %count.i, align 4
  %50 = load i32, ptr %limit.i, align 4
  %cmp.i298 = icmp ult i32 %49, %50
  br i1 %cmp.i298, label %if.then.i300, label %put.exit

if.then.i300:                                     ; preds = %if.then.i62
  %51 = load ptr, ptr %s.i, align 4
  %arrayidx.i299 = getelementptr inbounds i8, ptr %51, i32 %49
  store i8 %48, ptr %arrayidx.i299, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i300, %if.then.i62
  %52 = load i32, ptr %count.i, align 4
  %inc.i301 = add i32 %52, 1
  store i32 %inc.i301, ptr %count.i, align 4
  br label %for.cond.i58

if.end.i64:                                       ; preds = %for.cond.i58
  call void @llvm.memset.p0.i32(ptr align 4 %p.i47, i8 0, i32 28, i1 false)
  %precision.i63 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 6
  store i32 -1, ptr %precision.i63, align 4
  br label %for.cond5.i67

for.cond5.i67:                                    ; preds = %if.end34.i93, %if.end.i64
  %f.addr.i44.1 = phi ptr [ %incdec.ptr.i55, %if.end.i64 ], [ %incdec.ptr35.i94, %if.end34.i93 ]
  %53 = load i8, ptr %f.addr.i44.1, align 1
  %conv6.i65 = sext i8 %53 to i32
  switch i32 %conv6.i65, label %for.cond50.i112 [
    i32 45, label %if.then9.i68
    i32 43, label %if.then13.i73
    i32 32, label %if.then18.i78
    i32 35, label %if.then23.i83
    i32 48, label %if.then28.i88
    i32 42, label %if.then39.i103
  ]

if.then9.i68:                                     ; preds = %for.cond5.i67
  store i32 1, ptr %p.i47, align 4
  br label %if.end34.i93

if.then13.i73:                                    ; preds = %for.cond5.i67
  %plus.i72 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 1
  store i32 1, ptr %plus.i72, align 4
  br label %if.end34.i93

if.then18.i78:                                    ; preds = %for.cond5.i67
  %space.i77 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 2
  store i32 1, ptr %space.i77, align 4
  br label %if.end34.i93

if.then23.i83:                                    ; preds = %for.cond5.i67
  %alternate.i82 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 3
  store i32 1, ptr %alternate.i82, align 4
  br label %if.end34.i93

if.then28.i88:                                    ; preds = %for.cond5.i67
  %zero.i87 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 4
  store i32 1, ptr %zero.i87, align 4
  br label %if.end34.i93

if.end34.i93:                                     ; preds = %if.then13.i73, %if.then23.i83, %if.then28.i88, %if.then18.i78, %if.then9.i68
  %incdec.ptr35.i94 = getelementptr inbounds i8, ptr %f.addr.i44.1, i32 1
  br label %for.cond5.i67

if.then39.i103:                                   ; preds = %for.cond5.i67
  %incdec.ptr40.i97 = getelementptr inbounds i8, ptr %f.addr.i44.1, i32 1
  %argp.next.i99 = getelementptr inbounds i8, ptr %args.addr.i45.0, i32 4
  %54 = load i32, ptr %args.addr.i45.0, align 4
  %width.i100 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 5
  store i32 %54, ptr %width.i100, align 4
  %cmp42.i102 = icmp slt i32 %54, 0
  br i1 %cmp42.i102, label %if.then44.i107, label %if.end65.i128

if.then44.i107:                                   ; preds = %if.then39.i103
  store i32 1, ptr %p.i47, align 4
  %55 = load i32, ptr %width.i100, align 4
  %sub.i105 = sub nsw i32 0, %55
  store i32 %sub.i105, ptr %width.i100, align 4
  br label %if.end65.i128

for.cond50.i112:                                  ; preds = %for.cond5.i67, %for.body57.i123
  %f.addr.i44.2 = phi ptr [ %incdec.ptr63.i124, %for.body57.i123 ], [ %f.addr.i44.1, %for.cond5.i67 ]
  %56 = load i8, ptr %f.addr.i44.2, align 1
  %conv51.i110 = sext i8 %56 to i32
  %cmp52.i111 = icmp sge i32 %conv51.i110, 48
  %cmp55.i114 = icmp sle i32 %conv51.i110, 57
  %or.cond = and i1 %cmp52.i111, %cmp55.i114
  br i1 %or.cond, label %for.body57.i123, label %if.end65.i128

for.body57.i123:                                  ; preds = %for.cond50.i112
  %width58.i117 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 5
  %57 = load i32, ptr %width58.i117, align 4
  %mul.i118 = mul nsw i32 10, %57
  %sub60.i120 = sub nsw i32 %conv51.i110, 48
  %add.i121 = add nsw i32 %mul.i118, %sub60.i120
  store i32 %add.i121, ptr %width58.i117, align 4
  %incdec.ptr63.i124 = getelementptr inbounds i8, ptr %f.addr.i44.2, i32 1
  br label %for.cond50.i112

if.end65.i128:                                    ; preds = %for.cond50.i112, %if.then39.i103, %if.then44.i107
  %args.addr.i45.1 = phi ptr [ %argp.next.i99, %if.then44.i107 ], [ %argp.next.i99, %if.then39.i103 ], [ %args.addr.i45.0, %for.cond50.i112 ]
  %f.addr.i44.3 = phi ptr [ %incdec.ptr40.i97, %if.then44.i107 ], [ %incdec.ptr40.i97, %if.then39.i103 ], [ %f.addr.i44.2, %for.cond50.i112 ]
  %58 = load i8, ptr %f.addr.i44.3, align 1
  %conv66.i126 = sext i8 %58 to i32
  %cmp67.i127 = icmp eq i32 %conv66.i126, 46
  br i1 %cmp67.i127, label %if.then69.i133, label %if.end107.i162

if.then69.i133:                                   ; preds = %if.end65.i128
  %incdec.ptr70.i129 = getelementptr inbounds i8, ptr %f.addr.i44.3, i32 1
  store i32 0, ptr %precision.i63, align 4
  %59 = load i8, ptr %incdec.ptr70.i129, align 1
  %conv72.i131 = sext i8 %59 to i32
  %cmp73.i132 = icmp eq i32 %conv72.i131, 42
  br i1 %cmp73.i132, label %if.then75.i140, label %for.cond87.i147

if.then75.i140:                                   ; preds = %if.then69.i133
  %incdec.ptr76.i134 = getelementptr inbounds i8, ptr %incdec.ptr70.i129, i32 1
  %argp.next78.i136 = getelementptr inbounds i8, ptr %args.addr.i45.1, i32 4
  %60 = load i32, ptr %args.addr.i45.1, align 4
  store i32 %60, ptr %precision.i63, align 4
  %cmp81.i139 = icmp slt i32 %60, 0
  %spec.store.select192 = select i1 %cmp81.i139, i32 -1, i32 %60
  store i32 %spec.store.select192, ptr %precision.i63, align 4
  br label %if.end107.i162

for.cond87.i147:                                  ; preds = %if.then69.i133, %for.body96.i158
  %f.addr.i44.4 = phi ptr [ %incdec.ptr104.i159, %for.body96.i158 ], [ %incdec.ptr70.i129, %if.then69.i133 ]
  %61 = load i8, ptr %f.addr.i44.4, align 1
  %conv88.i145 = sext i8 %61 to i32
  %cmp89.i146 = icmp sge i32 %conv88.i145, 48
  %cmp93.i149 = icmp sle i32 %conv88.i145, 57
  %or.cond193 = and i1 %cmp89.i146, %cmp93.i149
  br i1 %or.cond193, label %for.body96.i158, label %if.end107.i162

for.body96.i158:                                  ; preds = %for.cond87.i147
  %62 = load i32, ptr %precision.i63, align 4
  %mul98.i153 = mul nsw i32 10, %62
  %sub100.i155 = sub nsw i32 %conv88.i145, 48
  %add101.i156 = add nsw i32 %mul98.i153, %sub100.i155
  store i32 %add101.i156, ptr %precision.i63, align 4
  %incdec.ptr104.i159 = getelementptr inbounds i8, ptr %f.addr.i44.4, i32 1
  br label %for.cond87.i147

if.end107.i162:                                   ; preds = %if.then75.i140, %for.cond87.i147, %if.end65.i128
  %args.addr.i45.3 = phi ptr [ %args.addr.i45.1, %if.end65.i128 ], [ %args.addr.i45.1, %for.cond87.i147 ], [ %argp.next78.i136, %if.then75.i140 ]
  %f.addr.i44.6 = phi ptr [ %f.addr.i44.3, %if.end65.i128 ], [ %f.addr.i44.4, %for.cond87.i147 ], [ %incdec.ptr76.i134, %if.then75.i140 ]
  br label %for.cond108.i165

for.cond108.i165:                                 ; preds = %if.end139.i190, %if.end107.i162
  %length.i48.0 = phi i32 [ 0, %if.end107.i162 ], [ %length.i48.3, %if.end139.i190 ]
  %f.addr.i44.7 = phi ptr [ %f.addr.i44.6, %if.end107.i162 ], [ %incdec.ptr141.i191, %if.end139.i190 ]
  %63 = load i8, ptr %f.addr.i44.7, align 1
  %conv109.i163 = sext i8 %63 to i32
  switch i32 %conv109.i163, label %if.else135.i187 [
    i32 104, label %if.then112.i167
    i32 108, label %if.then117.i172
    i32 122, label %if.end139.i190
    i32 116, label %if.end139.i190
    i32 106, label %if.end139.i190.fold.split
    i32 113, label %if.end139.i190.fold.split194
  ]

if.then112.i167:                                  ; preds = %for.cond108.i165
  %dec.i166 = add nsw i32 %length.i48.0, -1
  br label %if.end139.i190

if.then117.i172:                                  ; preds = %for.cond108.i165
  %inc.i171 = add nsw i32 %length.i48.0, 1
  br label %if.end139.i190

if.else135.i187:                                  ; preds = %for.cond108.i165
  %incdec.ptr143.i192 = getelementptr inbounds i8, ptr %f.addr.i44.7, i32 1
  switch i32 %conv109.i163, label %sw.default.i291 [
    i32 37, label %sw.bb.i194
    i32 99, label %sw.bb145.i196
    i32 115, label %sw.bb164.i213
    i32 112, label %sw.bb171.i222
    i32 100, label %sw.bb180.i228
    i32 105, label %sw.bb180.i228
    i32 111, label %sw.bb180.i228
    i32 117, label %sw.bb180.i228
    i32 120, label %sw.bb180.i228
    i32 88, label %sw.bb180.i228
  ]

if.end139.i190.fold.split:                        ; preds = %for.cond108.i165
  br label %if.end139.i190

if.end139.i190.fold.split194:                     ; preds = %for.cond108.i165
  br label %if.end139.i190

if.end139.i190:                                   ; preds = %for.cond108.i165, %for.cond108.i165, %if.end139.i190.fold.split194, %if.end139.i190.fold.split, %if.then117.i172, %if.then112.i167
  %length.i48.3 = phi i32 [ %dec.i166, %if.then112.i167 ], [ %inc.i171, %if.then117.i172 ], [ 1, %for.cond108.i165 ], [ 1, %for.cond108.i165 ], [ 2, %if.end139.i190.fold.split ], [ 2, %if.end139.i190.fold.split194 ]
  %incdec.ptr141.i191 = getelementptr inbounds i8, ptr %f.addr.i44.7, i32 1
  br label %for.cond108.i165

sw.bb.i194:                                       ; preds = %if.else135.i187
  %64 = load i32, ptr %count.i, align 4
  %65 = load i32, ptr %limit.i, align 4
  %cmp.i307 = icmp ult i32 %64, %65
  br i1 %cmp.i307, label %if.then.i310, label %put.exit314

if.then.i310:                                     ; preds = %sw.bb.i194
  %66 = load ptr, ptr %s.i, align 4
  %arrayidx.i309 = getelementptr inbounds i8, ptr %66, i32 %64
  store i8 37, ptr %arrayidx.i309, align 1
  br label %put.exit314

put.exit314:                                      ; preds = %if.then.i310, %sw.bb.i194
  %67 = load i32, ptr %count.i, align 4
  %inc.i312 = add i32 %67, 1
  store i32 %inc.i312, ptr %count.i, align 4
  br label %sw.epilog.i292

sw.bb145.i196:                                    ; preds = %if.else135.i187
  %cmp146.i195 = icmp ne i32 %length.i48.0, 0
  br i1 %cmp146.i195, label %if.then148.i197, label %if.end149.i202

if.then148.i197:                                  ; preds = %sw.bb145.i196
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i202:                                   ; preds = %sw.bb145.i196
  %argp.next151.i199 = getelementptr inbounds i8, ptr %args.addr.i45.3, i32 4
  %68 = load i32, ptr %args.addr.i45.3, align 4
  %conv152.i200 = trunc i32 %68 to i8
  %69 = load i32, ptr %p.i47, align 4
  %tobool.i201 = icmp ne i32 %69, 0
  br i1 %tobool.i201, label %if.end157.i207, label %if.then154.i205

if.then154.i205:                                  ; preds = %if.end149.i202
  %width155.i203 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 5
  %70 = load i32, ptr %width155.i203, align 4
  %sub156.i204 = sub nsw i32 %70, 1
  br label %for.cond.i375

for.cond.i375:                                    ; preds = %put.exit.i385, %if.then154.i205
  %n.addr.i373.0 = phi i32 [ %sub156.i204, %if.then154.i205 ], [ %dec.i386, %put.exit.i385 ]
  %cmp.i374 = icmp sgt i32 %n.addr.i373.0, 0
  br i1 %cmp.i374, label %for.body.i379, label %if.end157.i207

for.body.i379:                                    ; preds = %for.cond.i375
  %71 = load i32, ptr %count.i, align 4
  %72 = load i32, ptr %limit.i, align 4
  %cmp.i.i378 = icmp ult i32 %71, %72
  br i1 %cmp.i.i378, label %if.then.i.i382, label %put.exit.i385

if.then.i.i382:                                   ; preds = %for.body.i379
  %73 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i381 = getelementptr inbounds i8, ptr %73, i32 %71
  store i8 32, ptr %arrayidx.i.i381, align 1
  br label %put.exit.i385

put.exit.i385:                                    ; preds = %if.then.i.i382, %for.body.i379
  %74 = load i32, ptr %count.i, align 4
  %inc.i.i384 = add i32 %74, 1
  store i32 %inc.i.i384, ptr %count.i, align 4
  %dec.i386 = add nsw i32 %n.addr.i373.0, -1
  br label %for.cond.i375

if.end157.i207:                                   ; preds = %for.cond.i375, %if.end149.i202
  %75 = load i32, ptr %count.i, align 4
  %76 = load i32, ptr %limit.i, align 4
  %cmp.i319 = icmp ult i32 %75, %76
  br i1 %cmp.i319, label %if.then.i322, label %put.exit326

if.then.i322:                                     ; preds = %if.end157.i207
  %77 = load ptr, ptr %s.i, align 4
  %arrayidx.i321 = getelementptr inbounds i8, ptr %77, i32 %75
  store i8 %conv152.i200, ptr %arrayidx.i321, align 1
  br label %put.exit326

put.exit326:                                      ; preds = %if.then.i322, %if.end157.i207
  %78 = load i32, ptr %count.i, align 4
  %inc.i324 = add i32 %78, 1
  store i32 %inc.i324, ptr %count.i, align 4
  %79 = load i32, ptr %p.i47, align 4
  %tobool159.i206 = icmp ne i32 %79, 0
  br i1 %tobool159.i206, label %if.then160.i210, label %sw.epilog.i292

if.then160.i210:                                  ; preds = %put.exit326
  %width161.i208 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 5
  %80 = load i32, ptr %width161.i208, align 4
  %sub162.i209 = sub nsw i32 %80, 1
  br label %for.cond.i366

for.cond.i366:                                    ; preds = %put.exit.i, %if.then160.i210
  %n.addr.i.0 = phi i32 [ %sub162.i209, %if.then160.i210 ], [ %dec.i368, %put.exit.i ]
  %cmp.i365 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i365, label %for.body.i367, label %sw.epilog.i292

for.body.i367:                                    ; preds = %for.cond.i366
  %81 = load i32, ptr %count.i, align 4
  %82 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %81, %82
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i367
  %83 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %83, i32 %81
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i367
  %84 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %84, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i368 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i366

sw.bb164.i213:                                    ; preds = %if.else135.i187
  %cmp165.i212 = icmp ne i32 %length.i48.0, 0
  br i1 %cmp165.i212, label %if.then167.i214, label %if.end168.i217

if.then167.i214:                                  ; preds = %sw.bb164.i213
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i217:                                   ; preds = %sw.bb164.i213
  %argp.next170.i216 = getelementptr inbounds i8, ptr %args.addr.i45.3, i32 4
  %85 = load ptr, ptr %args.addr.i45.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i47, ptr noundef %85)
  br label %sw.epilog.i292

sw.bb171.i222:                                    ; preds = %if.else135.i187
  %argp.next173.i219 = getelementptr inbounds i8, ptr %args.addr.i45.3, i32 4
  %86 = load ptr, ptr %args.addr.i45.3, align 4
  %87 = ptrtoint ptr %86 to i32
  %alternate174.i220 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 3
  store i32 1, ptr %alternate174.i220, align 4
  %tobool175.i221 = icmp ne i32 %87, 0
  br i1 %tobool175.i221, label %if.then176.i224, label %if.else178.i225

if.then176.i224:                                  ; preds = %sw.bb171.i222
  %conv177.i223 = zext i32 %87 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i47, i64 noundef %conv177.i223, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i292

if.else178.i225:                                  ; preds = %sw.bb171.i222
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i47, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i292

sw.bb180.i228:                                    ; preds = %if.else135.i187, %if.else135.i187, %if.else135.i187, %if.else135.i187, %if.else135.i187, %if.else135.i187
  switch i32 %length.i48.0, label %cond.false191.i239 [
    i32 2, label %cond.true.i231
    i32 1, label %cond.true188.i236
  ]

cond.true.i231:                                   ; preds = %sw.bb180.i228
  %argp.next185.i230 = getelementptr inbounds i8, ptr %args.addr.i45.3, i32 8
  %88 = load i64, ptr %args.addr.i45.3, align 4
  br label %cond.end195.i246

cond.true188.i236:                                ; preds = %sw.bb180.i228
  %argp.next190.i235 = getelementptr inbounds i8, ptr %args.addr.i45.3, i32 4
  %89 = load i32, ptr %args.addr.i45.3, align 4
  br label %cond.end.i242

cond.false191.i239:                               ; preds = %sw.bb180.i228
  %argp.next193.i238 = getelementptr inbounds i8, ptr %args.addr.i45.3, i32 4
  %90 = load i32, ptr %args.addr.i45.3, align 4
  br label %cond.end.i242

cond.end.i242:                                    ; preds = %cond.false191.i239, %cond.true188.i236
  %args.addr.i45.4 = phi ptr [ %argp.next190.i235, %cond.true188.i236 ], [ %argp.next193.i238, %cond.false191.i239 ]
  %cond.i240 = phi i32 [ %89, %cond.true188.i236 ], [ %90, %cond.false191.i239 ]
  %conv194.i241 = zext i32 %cond.i240 to i64
  br label %cond.end195.i246

cond.end195.i246:                                 ; preds = %cond.end.i242, %cond.true.i231
  %args.addr.i45.5 = phi ptr [ %argp.next185.i230, %cond.true.i231 ], [ %args.addr.i45.4, %cond.end.i242 ]
  %cond196.i243 = phi i64 [ %88, %cond.true.i231 ], [ %conv194.i241, %cond.end.i242 ]
  switch i32 %conv109.i163, label %if.else228.i274 [
    i32 105, label %if.then204.i252
    i32 100, label %if.then204.i252
  ]

if.then204.i252:                                  ; preds = %cond.end195.i246, %cond.end195.i246
  switch i32 %length.i48.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i427
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i427:                                       ; preds = %if.then204.i252
  %conv.i426 = trunc i64 %cond196.i243 to i8
  %conv1.i = sext i8 %conv.i426 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i252
  %conv3.i = trunc i64 %cond196.i243 to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i252
  %conv6.i428 = trunc i64 %cond196.i243 to i32
  %conv7.i = sext i32 %conv6.i428 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i252
  %conv9.i = trunc i64 %cond196.i243 to i32
  %conv10.i429 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i252, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i427
  %retval.i.0 = phi i64 [ %conv10.i429, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i427 ], [ %cond196.i243, %if.then204.i252 ]
  %cmp205.i251 = icmp slt i64 %retval.i.0, 0
  br i1 %cmp205.i251, label %cond.end218.i267, label %cond.false208.i256

cond.false208.i256:                               ; preds = %signed_of.exit
  %plus209.i254 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 1
  %91 = load i32, ptr %plus209.i254, align 4
  %tobool210.i255 = icmp ne i32 %91, 0
  %space213.i258 = getelementptr inbounds %struct.spec, ptr %p.i47, i32 0, i32 2
  %92 = load i32, ptr %space213.i258, align 4
  %tobool214.i259 = icmp ne i32 %92, 0
  %cond215.i260 = select i1 %tobool214.i259, i32 32, i32 0
  %cond217.i262 = select i1 %tobool210.i255, i32 43, i32 %cond215.i260
  br label %cond.end218.i267

cond.end218.i267:                                 ; preds = %signed_of.exit, %cond.false208.i256
  %cond219.i264 = phi i32 [ %cond217.i262, %cond.false208.i256 ], [ 45, %signed_of.exit ]
  %conv220.i265 = trunc i32 %cond219.i264 to i8
  %sub224.i268 = sub i64 0, %retval.i.0
  %cond227.i271 = select i1 %cmp205.i251, i64 %sub224.i268, i64 %retval.i.0
  br label %if.end230.i277

if.else228.i274:                                  ; preds = %cond.end195.i246
  switch i32 %length.i48.0, label %if.end230.i277 [
    i32 -2, label %sw.bb.i453
    i32 -1, label %sw.bb2.i456
    i32 0, label %sw.bb5.i459
    i32 1, label %sw.bb8.i462
  ]

sw.bb.i453:                                       ; preds = %if.else228.i274
  %conv.i451 = trunc i64 %cond196.i243 to i8
  %conv1.i452 = zext i8 %conv.i451 to i64
  br label %if.end230.i277

sw.bb2.i456:                                      ; preds = %if.else228.i274
  %conv3.i454 = trunc i64 %cond196.i243 to i16
  %conv4.i455 = zext i16 %conv3.i454 to i64
  br label %if.end230.i277

sw.bb5.i459:                                      ; preds = %if.else228.i274
  %conv6.i457 = trunc i64 %cond196.i243 to i32
  %conv7.i458 = zext i32 %conv6.i457 to i64
  br label %if.end230.i277

sw.bb8.i462:                                      ; preds = %if.else228.i274
  %conv9.i460 = trunc i64 %cond196.i243 to i32
  %conv10.i461 = zext i32 %conv9.i460 to i64
  br label %if.end230.i277

if.end230.i277:                                   ; preds = %sw.bb.i453, %sw.bb2.i456, %sw.bb5.i459, %sw.bb8.i462, %if.else228.i274, %cond.end218.i267
  %sign.i53.0 = phi i8 [ %conv220.i265, %cond.end218.i267 ], [ 0, %if.else228.i274 ], [ 0, %sw.bb8.i462 ], [ 0, %sw.bb5.i459 ], [ 0, %sw.bb2.i456 ], [ 0, %sw.bb.i453 ]
  %value181.i52.0 = phi i64 [ %cond227.i271, %cond.end218.i267 ], [ %conv10.i461, %sw.bb8.i462 ], [ %conv7.i458, %sw.bb5.i459 ], [ %conv4.i455, %sw.bb2.i456 ], [ %conv1.i452, %sw.bb.i453 ], [ %cond196.i243, %if.else228.i274 ]
  %cmp232.i276 = icmp eq i32 %conv109.i163, 111
  %cmp237.i280 = icmp eq i32 %conv109.i163, 120
  %cmp241.i283 = icmp eq i32 %conv109.i163, 88
  %or.cond188 = or i1 %cmp237.i280, %cmp241.i283
  %base.i49.0 = select i1 %or.cond188, i32 16, i32 10
  %base.i49.1 = select i1 %cmp232.i276, i32 8, i32 %base.i49.0
  %conv248.i289 = zext i1 %cmp241.i283 to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i47, i64 noundef %value181.i52.0, i32 noundef %base.i49.1, i32 noundef %conv248.i289, i8 noundef signext %sign.i53.0)
  br label %sw.epilog.i292

sw.default.i291:                                  ; preds = %if.else135.i187
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i292:                                   ; preds = %if.then176.i224, %if.else178.i225, %put.exit326, %for.cond.i366, %if.end230.i277, %if.end168.i217, %put.exit314
  %args.addr.i45.6 = phi ptr [ %args.addr.i45.5, %if.end230.i277 ], [ %argp.next170.i216, %if.end168.i217 ], [ %args.addr.i45.3, %put.exit314 ], [ %argp.next151.i199, %for.cond.i366 ], [ %argp.next151.i199, %put.exit326 ], [ %argp.next173.i219, %if.else178.i225 ], [ %argp.next173.i219, %if.then176.i224 ]
  br label %for.cond.i58

format.exit294:                                   ; preds = %for.cond.i58
  %93 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %print.exit

if.then.i:                                        ; preds = %format.exit294
  %94 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %93, %94
  %cond11.i = select i1 %cmp5.i, i32 %93, i32 %94
  %arrayidx.i = getelementptr inbounds i8, ptr %call1, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %print.exit

print.exit:                                       ; preds = %if.then.i, %format.exit294
  ret i32 %93
}

declare void @llvm.va_copy(ptr, ptr)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

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

