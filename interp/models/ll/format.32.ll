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

for.cond.i:                                       ; preds = %sw.epilog.i, %put.exit343, %entry
  %args.addr.i36.0 = phi ptr [ %0, %entry ], [ %args.addr.i36.0, %put.exit343 ], [ %args.addr.i36.6, %sw.epilog.i ]
  %f.addr.i35.0 = phi ptr [ %f, %entry ], [ %incdec.ptr.i, %put.exit343 ], [ %incdec.ptr143.i, %sw.epilog.i ]
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
  %cmp.i336 = icmp ult i32 %2, %3
  br i1 %cmp.i336, label %if.then.i339, label %put.exit343

if.then.i339:                                     ; preds = %if.then.i38
  %4 = load ptr, ptr %s.i8, align 4
  %arrayidx.i338 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i338, align 1
  br label %put.exit343

put.exit343:                                      ; preds = %if.then.i339, %if.then.i38
  %5 = load i32, ptr %count.i16, align 4
  %inc.i341 = add i32 %5, 1
  store i32 %inc.i341, ptr %count.i16, align 4
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
  %or.cond192 = and i1 %cmp52.i, %cmp55.i
  br i1 %or.cond192, label %for.body57.i, label %if.end65.i

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
  %or.cond193 = and i1 %cmp89.i, %cmp93.i
  br i1 %or.cond193, label %for.body96.i, label %if.end107.i

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
    i32 113, label %if.end139.i.fold.split194
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

if.end139.i.fold.split194:                        ; preds = %for.cond108.i
  br label %if.end139.i

if.end139.i:                                      ; preds = %for.cond108.i, %for.cond108.i, %if.end139.i.fold.split194, %if.end139.i.fold.split, %if.then117.i, %if.then112.i
  %length.i.3 = phi i32 [ %dec.i, %if.then112.i ], [ %inc.i, %if.then117.i ], [ 1, %for.cond108.i ], [ 1, %for.cond108.i ], [ 2, %if.end139.i.fold.split ], [ 2, %if.end139.i.fold.split194 ]
  %incdec.ptr141.i = getelementptr inbounds i8, ptr %f.addr.i35.7, i32 1
  br label %for.cond108.i

sw.bb.i:                                          ; preds = %if.else135.i
  %17 = load i32, ptr %count.i16, align 4
  %18 = load i32, ptr %limit.i10, align 4
  %cmp.i348 = icmp ult i32 %17, %18
  br i1 %cmp.i348, label %if.then.i351, label %put.exit355

if.then.i351:                                     ; preds = %sw.bb.i
  %19 = load ptr, ptr %s.i8, align 4
  %arrayidx.i350 = getelementptr inbounds i8, ptr %19, i32 %17
  store i8 37, ptr %arrayidx.i350, align 1
  br label %put.exit355

put.exit355:                                      ; preds = %if.then.i351, %sw.bb.i
  %20 = load i32, ptr %count.i16, align 4
  %inc.i353 = add i32 %20, 1
  store i32 %inc.i353, ptr %count.i16, align 4
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
  br label %for.cond.i418

for.cond.i418:                                    ; preds = %put.exit.i428, %if.then154.i
  %n.addr.i416.0 = phi i32 [ %sub156.i, %if.then154.i ], [ %dec.i429, %put.exit.i428 ]
  %cmp.i417 = icmp sgt i32 %n.addr.i416.0, 0
  br i1 %cmp.i417, label %for.body.i422, label %if.end157.i

for.body.i422:                                    ; preds = %for.cond.i418
  %24 = load i32, ptr %count.i16, align 4
  %25 = load i32, ptr %limit.i10, align 4
  %cmp.i.i421 = icmp ult i32 %24, %25
  br i1 %cmp.i.i421, label %if.then.i.i425, label %put.exit.i428

if.then.i.i425:                                   ; preds = %for.body.i422
  %26 = load ptr, ptr %s.i8, align 4
  %arrayidx.i.i424 = getelementptr inbounds i8, ptr %26, i32 %24
  store i8 32, ptr %arrayidx.i.i424, align 1
  br label %put.exit.i428

put.exit.i428:                                    ; preds = %if.then.i.i425, %for.body.i422
  %27 = load i32, ptr %count.i16, align 4
  %inc.i.i427 = add i32 %27, 1
  store i32 %inc.i.i427, ptr %count.i16, align 4
  %dec.i429 = add nsw i32 %n.addr.i416.0, -1
  br label %for.cond.i418

if.end157.i:                                      ; preds = %for.cond.i418, %if.end149.i
  %28 = load i32, ptr %count.i16, align 4
  %29 = load i32, ptr %limit.i10, align 4
  %cmp.i360 = icmp ult i32 %28, %29
  br i1 %cmp.i360, label %if.then.i363, label %put.exit367

if.then.i363:                                     ; preds = %if.end157.i
  %30 = load ptr, ptr %s.i8, align 4
  %arrayidx.i362 = getelementptr inbounds i8, ptr %30, i32 %28
  store i8 %conv152.i, ptr %arrayidx.i362, align 1
  br label %put.exit367

put.exit367:                                      ; preds = %if.then.i363, %if.end157.i
  %31 = load i32, ptr %count.i16, align 4
  %inc.i365 = add i32 %31, 1
  store i32 %inc.i365, ptr %count.i16, align 4
  %32 = load i32, ptr %p.i, align 4
  %tobool159.i = icmp ne i32 %32, 0
  br i1 %tobool159.i, label %if.then160.i, label %sw.epilog.i

if.then160.i:                                     ; preds = %put.exit367
  %width161.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 5
  %33 = load i32, ptr %width161.i, align 4
  %sub162.i = sub nsw i32 %33, 1
  br label %for.cond.i399

for.cond.i399:                                    ; preds = %put.exit.i409, %if.then160.i
  %n.addr.i397.0 = phi i32 [ %sub162.i, %if.then160.i ], [ %dec.i410, %put.exit.i409 ]
  %cmp.i398 = icmp sgt i32 %n.addr.i397.0, 0
  br i1 %cmp.i398, label %for.body.i403, label %sw.epilog.i

for.body.i403:                                    ; preds = %for.cond.i399
  %34 = load i32, ptr %count.i16, align 4
  %35 = load i32, ptr %limit.i10, align 4
  %cmp.i.i402 = icmp ult i32 %34, %35
  br i1 %cmp.i.i402, label %if.then.i.i406, label %put.exit.i409

if.then.i.i406:                                   ; preds = %for.body.i403
  %36 = load ptr, ptr %s.i8, align 4
  %arrayidx.i.i405 = getelementptr inbounds i8, ptr %36, i32 %34
  store i8 32, ptr %arrayidx.i.i405, align 1
  br label %put.exit.i409

put.exit.i409:                                    ; preds = %if.then.i.i406, %for.body.i403
  %37 = load i32, ptr %count.i16, align 4
  %inc.i.i408 = add i32 %37, 1
  store i32 %inc.i.i408, ptr %count.i16, align 4
  %dec.i410 = add nsw i32 %n.addr.i397.0, -1
  br label %for.cond.i399

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
  switch i32 %length.i.0, label %signed_of.exit453 [
    i32 -2, label %sw.bb.i442
    i32 -1, label %sw.bb2.i445
    i32 0, label %sw.bb5.i448
    i32 1, label %sw.bb8.i451
  ]

sw.bb.i442:                                       ; preds = %if.then204.i
  %conv.i440 = trunc i64 %cond196.i to i8
  %conv1.i441 = sext i8 %conv.i440 to i64
  br label %signed_of.exit453

sw.bb2.i445:                                      ; preds = %if.then204.i
  %conv3.i443 = trunc i64 %cond196.i to i16
  %conv4.i444 = sext i16 %conv3.i443 to i64
  br label %signed_of.exit453

sw.bb5.i448:                                      ; preds = %if.then204.i
  %conv6.i446 = trunc i64 %cond196.i to i32
  %conv7.i447 = sext i32 %conv6.i446 to i64
  br label %signed_of.exit453

sw.bb8.i451:                                      ; preds = %if.then204.i
  %conv9.i449 = trunc i64 %cond196.i to i32
  %conv10.i450 = sext i32 %conv9.i449 to i64
  br label %signed_of.exit453

signed_of.exit453:                                ; preds = %if.then204.i, %sw.bb8.i451, %sw.bb5.i448, %sw.bb2.i445, %sw.bb.i442
  %retval.i437.0 = phi i64 [ %conv10.i450, %sw.bb8.i451 ], [ %conv7.i447, %sw.bb5.i448 ], [ %conv4.i444, %sw.bb2.i445 ], [ %conv1.i441, %sw.bb.i442 ], [ %cond196.i, %if.then204.i ]
  %cmp205.i = icmp slt i64 %retval.i437.0, 0
  br i1 %cmp205.i, label %cond.end218.i, label %cond.false208.i

cond.false208.i:                                  ; preds = %signed_of.exit453
  %plus209.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 1
  %44 = load i32, ptr %plus209.i, align 4
  %tobool210.i = icmp ne i32 %44, 0
  %space213.i = getelementptr inbounds %struct.spec, ptr %p.i, i32 0, i32 2
  %45 = load i32, ptr %space213.i, align 4
  %tobool214.i = icmp ne i32 %45, 0
  %cond215.i = select i1 %tobool214.i, i32 32, i32 0
  %cond217.i = select i1 %tobool210.i, i32 43, i32 %cond215.i
  br label %cond.end218.i

cond.end218.i:                                    ; preds = %signed_of.exit453, %cond.false208.i
  %cond219.i = phi i32 [ %cond217.i, %cond.false208.i ], [ 45, %signed_of.exit453 ]
  %conv220.i = trunc i32 %cond219.i to i8
  %sub224.i = sub i64 0, %retval.i437.0
  %cond227.i = select i1 %cmp205.i, i64 %sub224.i, i64 %retval.i437.0
  br label %if.end230.i

if.else228.i:                                     ; preds = %cond.end195.i
  switch i32 %length.i.0, label %if.end230.i [
    i32 -2, label %sw.bb.i475
    i32 -1, label %sw.bb2.i478
    i32 0, label %sw.bb5.i481
    i32 1, label %sw.bb8.i484
  ]

sw.bb.i475:                                       ; preds = %if.else228.i
  %conv.i473 = trunc i64 %cond196.i to i8
  %conv1.i474 = zext i8 %conv.i473 to i64
  br label %if.end230.i

sw.bb2.i478:                                      ; preds = %if.else228.i
  %conv3.i476 = trunc i64 %cond196.i to i16
  %conv4.i477 = zext i16 %conv3.i476 to i64
  br label %if.end230.i

sw.bb5.i481:                                      ; preds = %if.else228.i
  %conv6.i479 = trunc i64 %cond196.i to i32
  %conv7.i480 = zext i32 %conv6.i479 to i64
  br label %if.end230.i

sw.bb8.i484:                                      ; preds = %if.else228.i
  %conv9.i482 = trunc i64 %cond196.i to i32
  %conv10.i483 = zext i32 %conv9.i482 to i64
  br label %if.end230.i

if.end230.i:                                      ; preds = %sw.bb.i475, %sw.bb2.i478, %sw.bb5.i481, %sw.bb8.i484, %if.else228.i, %cond.end218.i
  %value181.i.0 = phi i64 [ %cond227.i, %cond.end218.i ], [ %conv10.i483, %sw.bb8.i484 ], [ %conv7.i480, %sw.bb5.i481 ], [ %conv4.i477, %sw.bb2.i478 ], [ %conv1.i474, %sw.bb.i475 ], [ %cond196.i, %if.else228.i ]
  %sign.i.0 = phi i8 [ %conv220.i, %cond.end218.i ], [ 0, %if.else228.i ], [ 0, %sw.bb8.i484 ], [ 0, %sw.bb5.i481 ], [ 0, %sw.bb2.i478 ], [ 0, %sw.bb.i475 ]
  %cmp232.i = icmp eq i32 %conv109.i, 111
  %cmp237.i = icmp eq i32 %conv109.i, 120
  %cmp241.i = icmp eq i32 %conv109.i, 88
  %or.cond189 = or i1 %cmp237.i, %cmp241.i
  %base.i.0 = select i1 %or.cond189, i32 16, i32 10
  %base.i.1 = select i1 %cmp232.i, i32 8, i32 %base.i.0
  %conv248.i = zext i1 %cmp241.i to i32
  call void @__gomc_put_number(ptr noundef %s.i8, ptr noundef %p.i, i64 noundef %value181.i.0, i32 noundef %base.i.1, i32 noundef %conv248.i, i8 noundef signext %sign.i.0)
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.else135.i
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i:                                      ; preds = %if.then176.i, %if.else178.i, %put.exit367, %for.cond.i399, %if.end230.i, %if.end168.i, %put.exit355
  %args.addr.i36.6 = phi ptr [ %args.addr.i36.5, %if.end230.i ], [ %argp.next170.i, %if.end168.i ], [ %args.addr.i36.3, %put.exit355 ], [ %argp.next151.i, %for.cond.i399 ], [ %argp.next151.i, %put.exit367 ], [ %argp.next173.i, %if.else178.i ], [ %argp.next173.i, %if.then176.i ]
  br label %for.cond.i

format.exit:                                      ; preds = %for.cond.i
  %46 = load i32, ptr %count.i16, align 4
  call void @llvm.va_end(ptr %again)
  %conv = sext i32 %46 to i64
  %add = add i64 %conv, 1
  %call.i33 = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i33, 0
  br i1 %tobool.i, label %if.then.i34, label %if.end.i

if.then.i34:                                      ; preds = %format.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i487 = icmp ne i32 %call.i, 0
  br i1 %tobool.i487, label %if.end.i491, label %allocate.exit

if.end.i491:                                      ; preds = %if.then.i34
  %call1.i489 = call ptr @__errno_location()
  %47 = load i32, ptr %call1.i489, align 4
  %cmp.i490 = icmp ne i32 %47, 12
  br i1 %cmp.i490, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i491
  store i32 12, ptr %call1.i489, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %format.exit
  %call1.i = call ptr @__gomc_alloc(i64 noundef %add, i32 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %if.end.i491, %if.then2.i, %if.then.i34, %if.end.i
  %retval.i.0 = phi ptr [ %call1.i, %if.end.i ], [ null, %if.then.i34 ], [ null, %if.then2.i ], [ null, %if.end.i491 ]
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %allocate.exit
  store ptr %retval.i.0, ptr %result, align 4
  %add2 = add i32 %46, 1
  %48 = load ptr, ptr %args.addr, align 4
  store ptr %retval.i.0, ptr %s.i, align 4
  %limit.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 1
  %cmp.i = icmp ugt i32 %add2, 0
  %. = select i1 %cmp.i, i32 %46, i32 0
  store i32 %., ptr %limit.i, align 4
  %count.i = getelementptr inbounds %struct.sink, ptr %s.i, i32 0, i32 2
  store i32 0, ptr %count.i, align 4
  br label %for.cond.i63

for.cond.i63:                                     ; preds = %sw.epilog.i297, %put.exit, %if.end
  %args.addr.i50.0 = phi ptr [ %48, %if.end ], [ %args.addr.i50.0, %put.exit ], [ %args.addr.i50.6, %sw.epilog.i297 ]
  %f.addr.i49.0 = phi ptr [ %f, %if.end ], [ %incdec.ptr.i60, %put.exit ], [ %incdec.ptr143.i197, %sw.epilog.i297 ]
  %incdec.ptr.i60 = getelementptr inbounds i8, ptr %f.addr.i49.0, i32 1
  %49 = load i8, ptr %f.addr.i49.0, align 1
  %conv.i61 = sext i8 %49 to i32
  switch i32 %conv.i61, label %if.then.i67 [
    i32 0, label %format.exit299
    i32 37, label %if.end.i69
  ]

if.then.i67:                                      ; preds = %for.cond.i63
  %50 = load i32, ptr %count.i, align 4
  %51 = load i32, ptr %limit.i, align 4
  %cmp.i303 = icmp ult i32 %50, %51
  br i1 %cmp.i303, label %if.then.i305, label %put.exit

if.then.i305:                                     ; preds = %if.then.i67
  %52 = load ptr, ptr %s.i, align 4
  %arrayidx.i304 = getelementptr inbounds i8, ptr %52, i32 %50
  store i8 %49, ptr %arrayidx.i304, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i305, %if.then.i67
  %53 = load i32, ptr %count.i, align 4
  %inc.i306 = add i32 %53, 1
  store i32 %inc.i306, ptr %count.i, align 4
  br label %for.cond.i63

if.end.i69:                                       ; preds = %for.cond.i63
  call void @llvm.memset.p0.i32(ptr align 4 %p.i52, i8 0, i32 28, i1 false)
  %precision.i68 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 6
  store i32 -1, ptr %precision.i68, align 4
  br label %for.cond5.i72

for.cond5.i72:                                    ; preds = %if.end34.i98, %if.end.i69
  %f.addr.i49.1 = phi ptr [ %incdec.ptr.i60, %if.end.i69 ], [ %incdec.ptr35.i99, %if.end34.i98 ]
  %54 = load i8, ptr %f.addr.i49.1, align 1
  %conv6.i70 = sext i8 %54 to i32
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
  %55 = load i32, ptr %args.addr.i50.0, align 4
  %width.i105 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  store i32 %55, ptr %width.i105, align 4
  %cmp42.i107 = icmp slt i32 %55, 0
  br i1 %cmp42.i107, label %if.then44.i112, label %if.end65.i133

if.then44.i112:                                   ; preds = %if.then39.i108
  store i32 1, ptr %p.i52, align 4
  %56 = load i32, ptr %width.i105, align 4
  %sub.i110 = sub nsw i32 0, %56
  store i32 %sub.i110, ptr %width.i105, align 4
  br label %if.end65.i133

for.cond50.i117:                                  ; preds = %for.cond5.i72, %for.body57.i128
  %f.addr.i49.2 = phi ptr [ %incdec.ptr63.i129, %for.body57.i128 ], [ %f.addr.i49.1, %for.cond5.i72 ]
  %57 = load i8, ptr %f.addr.i49.2, align 1
  %conv51.i115 = sext i8 %57 to i32
  %cmp52.i116 = icmp sge i32 %conv51.i115, 48
  %cmp55.i119 = icmp sle i32 %conv51.i115, 57
  %or.cond = and i1 %cmp52.i116, %cmp55.i119
  br i1 %or.cond, label %for.body57.i128, label %if.end65.i133

for.body57.i128:                                  ; preds = %for.cond50.i117
  %width58.i122 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  %58 = load i32, ptr %width58.i122, align 4
  %mul.i123 = mul nsw i32 10, %58
  %sub60.i125 = sub nsw i32 %conv51.i115, 48
  %add.i126 = add nsw i32 %mul.i123, %sub60.i125
  store i32 %add.i126, ptr %width58.i122, align 4
  %incdec.ptr63.i129 = getelementptr inbounds i8, ptr %f.addr.i49.2, i32 1
  br label %for.cond50.i117

if.end65.i133:                                    ; preds = %for.cond50.i117, %if.then39.i108, %if.then44.i112
  %args.addr.i50.1 = phi ptr [ %argp.next.i104, %if.then44.i112 ], [ %argp.next.i104, %if.then39.i108 ], [ %args.addr.i50.0, %for.cond50.i117 ]
  %f.addr.i49.3 = phi ptr [ %incdec.ptr40.i102, %if.then44.i112 ], [ %incdec.ptr40.i102, %if.then39.i108 ], [ %f.addr.i49.2, %for.cond50.i117 ]
  %59 = load i8, ptr %f.addr.i49.3, align 1
  %conv66.i131 = sext i8 %59 to i32
  %cmp67.i132 = icmp eq i32 %conv66.i131, 46
  br i1 %cmp67.i132, label %if.then69.i138, label %if.end107.i167

if.then69.i138:                                   ; preds = %if.end65.i133
  %incdec.ptr70.i134 = getelementptr inbounds i8, ptr %f.addr.i49.3, i32 1
  store i32 0, ptr %precision.i68, align 4
  %60 = load i8, ptr %incdec.ptr70.i134, align 1
  %conv72.i136 = sext i8 %60 to i32
  %cmp73.i137 = icmp eq i32 %conv72.i136, 42
  br i1 %cmp73.i137, label %if.then75.i145, label %for.cond87.i152

if.then75.i145:                                   ; preds = %if.then69.i138
  %incdec.ptr76.i139 = getelementptr inbounds i8, ptr %incdec.ptr70.i134, i32 1
  %argp.next78.i141 = getelementptr inbounds i8, ptr %args.addr.i50.1, i32 4
  %61 = load i32, ptr %args.addr.i50.1, align 4
  store i32 %61, ptr %precision.i68, align 4
  %cmp81.i144 = icmp slt i32 %61, 0
  %spec.store.select195 = select i1 %cmp81.i144, i32 -1, i32 %61
  store i32 %spec.store.select195, ptr %precision.i68, align 4
  br label %if.end107.i167

for.cond87.i152:                                  ; preds = %if.then69.i138, %for.body96.i163
  %f.addr.i49.4 = phi ptr [ %incdec.ptr104.i164, %for.body96.i163 ], [ %incdec.ptr70.i134, %if.then69.i138 ]
  %62 = load i8, ptr %f.addr.i49.4, align 1
  %conv88.i150 = sext i8 %62 to i32
  %cmp89.i151 = icmp sge i32 %conv88.i150, 48
  %cmp93.i154 = icmp sle i32 %conv88.i150, 57
  %or.cond196 = and i1 %cmp89.i151, %cmp93.i154
  br i1 %or.cond196, label %for.body96.i163, label %if.end107.i167

for.body96.i163:                                  ; preds = %for.cond87.i152
  %63 = load i32, ptr %precision.i68, align 4
  %mul98.i158 = mul nsw i32 10, %63
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
  %64 = load i8, ptr %f.addr.i49.7, align 1
  %conv109.i168 = sext i8 %64 to i32
  switch i32 %conv109.i168, label %if.else135.i192 [
    i32 104, label %if.then112.i172
    i32 108, label %if.then117.i177
    i32 122, label %if.end139.i195
    i32 116, label %if.end139.i195
    i32 106, label %if.end139.i195.fold.split
    i32 113, label %if.end139.i195.fold.split197
  ]

if.then112.i172:                                  ; preds = %for.cond108.i170
  %dec.i171 = add nsw i32 %length.i53.0, -1
  br label %if.end139.i195

if.then117.i177:                                  ; preds = %for.cond108.i170
  %inc.i176 = add nsw i32 %length.i53.0, 1
  br label %if.end139.i195

if.else135.i192:                                  ; preds = %for.cond108.i170
  %incdec.ptr143.i197 = getelementptr inbounds i8, ptr %f.addr.i49.7, i32 1
  switch i32 %conv109.i168, label %sw.default.i296 [
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

if.end139.i195.fold.split197:                     ; preds = %for.cond108.i170
  br label %if.end139.i195

if.end139.i195:                                   ; preds = %for.cond108.i170, %for.cond108.i170, %if.end139.i195.fold.split197, %if.end139.i195.fold.split, %if.then117.i177, %if.then112.i172
  %length.i53.3 = phi i32 [ %dec.i171, %if.then112.i172 ], [ %inc.i176, %if.then117.i177 ], [ 1, %for.cond108.i170 ], [ 1, %for.cond108.i170 ], [ 2, %if.end139.i195.fold.split ], [ 2, %if.end139.i195.fold.split197 ]
  %incdec.ptr141.i196 = getelementptr inbounds i8, ptr %f.addr.i49.7, i32 1
  br label %for.cond108.i170

sw.bb.i199:                                       ; preds = %if.else135.i192
  %65 = load i32, ptr %count.i, align 4
  %66 = load i32, ptr %limit.i, align 4
  %cmp.i312 = icmp ult i32 %65, %66
  br i1 %cmp.i312, label %if.then.i315, label %put.exit319

if.then.i315:                                     ; preds = %sw.bb.i199
  %67 = load ptr, ptr %s.i, align 4
  %arrayidx.i314 = getelementptr inbounds i8, ptr %67, i32 %65
  store i8 37, ptr %arrayidx.i314, align 1
  br label %put.exit319

put.exit319:                                      ; preds = %if.then.i315, %sw.bb.i199
  %68 = load i32, ptr %count.i, align 4
  %inc.i317 = add i32 %68, 1
  store i32 %inc.i317, ptr %count.i, align 4
  br label %sw.epilog.i297

sw.bb145.i201:                                    ; preds = %if.else135.i192
  %cmp146.i200 = icmp ne i32 %length.i53.0, 0
  br i1 %cmp146.i200, label %if.then148.i202, label %if.end149.i207

if.then148.i202:                                  ; preds = %sw.bb145.i201
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.3)
  unreachable

if.end149.i207:                                   ; preds = %sw.bb145.i201
  %argp.next151.i204 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %69 = load i32, ptr %args.addr.i50.3, align 4
  %conv152.i205 = trunc i32 %69 to i8
  %70 = load i32, ptr %p.i52, align 4
  %tobool.i206 = icmp ne i32 %70, 0
  br i1 %tobool.i206, label %if.end157.i212, label %if.then154.i210

if.then154.i210:                                  ; preds = %if.end149.i207
  %width155.i208 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  %71 = load i32, ptr %width155.i208, align 4
  %sub156.i209 = sub nsw i32 %71, 1
  br label %for.cond.i380

for.cond.i380:                                    ; preds = %put.exit.i390, %if.then154.i210
  %n.addr.i378.0 = phi i32 [ %sub156.i209, %if.then154.i210 ], [ %dec.i391, %put.exit.i390 ]
  %cmp.i379 = icmp sgt i32 %n.addr.i378.0, 0
  br i1 %cmp.i379, label %for.body.i384, label %if.end157.i212

for.body.i384:                                    ; preds = %for.cond.i380
  %72 = load i32, ptr %count.i, align 4
  %73 = load i32, ptr %limit.i, align 4
  %cmp.i.i383 = icmp ult i32 %72, %73
  br i1 %cmp.i.i383, label %if.then.i.i387, label %put.exit.i390

if.then.i.i387:                                   ; preds = %for.body.i384
  %74 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i386 = getelementptr inbounds i8, ptr %74, i32 %72
  store i8 32, ptr %arrayidx.i.i386, align 1
  br label %put.exit.i390

put.exit.i390:                                    ; preds = %if.then.i.i387, %for.body.i384
  %75 = load i32, ptr %count.i, align 4
  %inc.i.i389 = add i32 %75, 1
  store i32 %inc.i.i389, ptr %count.i, align 4
  %dec.i391 = add nsw i32 %n.addr.i378.0, -1
  br label %for.cond.i380

if.end157.i212:                                   ; preds = %for.cond.i380, %if.end149.i207
  %76 = load i32, ptr %count.i, align 4
  %77 = load i32, ptr %limit.i, align 4
  %cmp.i324 = icmp ult i32 %76, %77
  br i1 %cmp.i324, label %if.then.i327, label %put.exit331

if.then.i327:                                     ; preds = %if.end157.i212
  %78 = load ptr, ptr %s.i, align 4
  %arrayidx.i326 = getelementptr inbounds i8, ptr %78, i32 %76
  store i8 %conv152.i205, ptr %arrayidx.i326, align 1
  br label %put.exit331

put.exit331:                                      ; preds = %if.then.i327, %if.end157.i212
  %79 = load i32, ptr %count.i, align 4
  %inc.i329 = add i32 %79, 1
  store i32 %inc.i329, ptr %count.i, align 4
  %80 = load i32, ptr %p.i52, align 4
  %tobool159.i211 = icmp ne i32 %80, 0
  br i1 %tobool159.i211, label %if.then160.i215, label %sw.epilog.i297

if.then160.i215:                                  ; preds = %put.exit331
  %width161.i213 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 5
  %81 = load i32, ptr %width161.i213, align 4
  %sub162.i214 = sub nsw i32 %81, 1
  br label %for.cond.i371

for.cond.i371:                                    ; preds = %put.exit.i, %if.then160.i215
  %n.addr.i.0 = phi i32 [ %sub162.i214, %if.then160.i215 ], [ %dec.i373, %put.exit.i ]
  %cmp.i370 = icmp sgt i32 %n.addr.i.0, 0
  br i1 %cmp.i370, label %for.body.i372, label %sw.epilog.i297

for.body.i372:                                    ; preds = %for.cond.i371
  %82 = load i32, ptr %count.i, align 4
  %83 = load i32, ptr %limit.i, align 4
  %cmp.i.i = icmp ult i32 %82, %83
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i372
  %84 = load ptr, ptr %s.i, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %84, i32 %82
  store i8 32, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i372
  %85 = load i32, ptr %count.i, align 4
  %inc.i.i = add i32 %85, 1
  store i32 %inc.i.i, ptr %count.i, align 4
  %dec.i373 = add nsw i32 %n.addr.i.0, -1
  br label %for.cond.i371

sw.bb164.i218:                                    ; preds = %if.else135.i192
  %cmp165.i217 = icmp ne i32 %length.i53.0, 0
  br i1 %cmp165.i217, label %if.then167.i219, label %if.end168.i222

if.then167.i219:                                  ; preds = %sw.bb164.i218
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.4)
  unreachable

if.end168.i222:                                   ; preds = %sw.bb164.i218
  %argp.next170.i221 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %86 = load ptr, ptr %args.addr.i50.3, align 4
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i52, ptr noundef %86)
  br label %sw.epilog.i297

sw.bb171.i227:                                    ; preds = %if.else135.i192
  %argp.next173.i224 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %87 = load ptr, ptr %args.addr.i50.3, align 4
  %88 = ptrtoint ptr %87 to i32
  %alternate174.i225 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 3
  store i32 1, ptr %alternate174.i225, align 4
  %tobool175.i226 = icmp ne i32 %88, 0
  br i1 %tobool175.i226, label %if.then176.i229, label %if.else178.i230

if.then176.i229:                                  ; preds = %sw.bb171.i227
  %conv177.i228 = zext i32 %88 to i64
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i52, i64 noundef %conv177.i228, i32 noundef 16, i32 noundef 0, i8 noundef signext 0)
  br label %sw.epilog.i297

if.else178.i230:                                  ; preds = %sw.bb171.i227
  call void @__gomc_put_text(ptr noundef %s.i, ptr noundef %p.i52, ptr noundef @__gomc_format.str.5)
  br label %sw.epilog.i297

sw.bb180.i233:                                    ; preds = %if.else135.i192, %if.else135.i192, %if.else135.i192, %if.else135.i192, %if.else135.i192, %if.else135.i192
  switch i32 %length.i53.0, label %cond.false191.i244 [
    i32 2, label %cond.true.i236
    i32 1, label %cond.true188.i241
  ]

cond.true.i236:                                   ; preds = %sw.bb180.i233
  %argp.next185.i235 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 8
  %89 = load i64, ptr %args.addr.i50.3, align 4
  br label %cond.end195.i251

cond.true188.i241:                                ; preds = %sw.bb180.i233
  %argp.next190.i240 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %90 = load i32, ptr %args.addr.i50.3, align 4
  br label %cond.end.i247

cond.false191.i244:                               ; preds = %sw.bb180.i233
  %argp.next193.i243 = getelementptr inbounds i8, ptr %args.addr.i50.3, i32 4
  %91 = load i32, ptr %args.addr.i50.3, align 4
  br label %cond.end.i247

cond.end.i247:                                    ; preds = %cond.false191.i244, %cond.true188.i241
  %args.addr.i50.4 = phi ptr [ %argp.next190.i240, %cond.true188.i241 ], [ %argp.next193.i243, %cond.false191.i244 ]
  %cond.i245 = phi i32 [ %90, %cond.true188.i241 ], [ %91, %cond.false191.i244 ]
  %conv194.i246 = zext i32 %cond.i245 to i64
  br label %cond.end195.i251

cond.end195.i251:                                 ; preds = %cond.end.i247, %cond.true.i236
  %args.addr.i50.5 = phi ptr [ %argp.next185.i235, %cond.true.i236 ], [ %args.addr.i50.4, %cond.end.i247 ]
  %cond196.i248 = phi i64 [ %89, %cond.true.i236 ], [ %conv194.i246, %cond.end.i247 ]
  switch i32 %conv109.i168, label %if.else228.i279 [
    i32 105, label %if.then204.i257
    i32 100, label %if.then204.i257
  ]

if.then204.i257:                                  ; preds = %cond.end195.i251, %cond.end195.i251
  switch i32 %length.i53.0, label %signed_of.exit [
    i32 -2, label %sw.bb.i433
    i32 -1, label %sw.bb2.i
    i32 0, label %sw.bb5.i
    i32 1, label %sw.bb8.i
  ]

sw.bb.i433:                                       ; preds = %if.then204.i257
  %conv.i432 = trunc i64 %cond196.i248 to i8
  %conv1.i = sext i8 %conv.i432 to i64
  br label %signed_of.exit

sw.bb2.i:                                         ; preds = %if.then204.i257
  %conv3.i = trunc i64 %cond196.i248 to i16
  %conv4.i = sext i16 %conv3.i to i64
  br label %signed_of.exit

sw.bb5.i:                                         ; preds = %if.then204.i257
  %conv6.i434 = trunc i64 %cond196.i248 to i32
  %conv7.i = sext i32 %conv6.i434 to i64
  br label %signed_of.exit

sw.bb8.i:                                         ; preds = %if.then204.i257
  %conv9.i = trunc i64 %cond196.i248 to i32
  %conv10.i435 = sext i32 %conv9.i to i64
  br label %signed_of.exit

signed_of.exit:                                   ; preds = %if.then204.i257, %sw.bb8.i, %sw.bb5.i, %sw.bb2.i, %sw.bb.i433
  %retval.i431.0 = phi i64 [ %conv10.i435, %sw.bb8.i ], [ %conv7.i, %sw.bb5.i ], [ %conv4.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i433 ], [ %cond196.i248, %if.then204.i257 ]
  %cmp205.i256 = icmp slt i64 %retval.i431.0, 0
  br i1 %cmp205.i256, label %cond.end218.i272, label %cond.false208.i261

cond.false208.i261:                               ; preds = %signed_of.exit
  %plus209.i259 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 1
  %92 = load i32, ptr %plus209.i259, align 4
  %tobool210.i260 = icmp ne i32 %92, 0
  %space213.i263 = getelementptr inbounds %struct.spec, ptr %p.i52, i32 0, i32 2
  %93 = load i32, ptr %space213.i263, align 4
  %tobool214.i264 = icmp ne i32 %93, 0
  %cond215.i265 = select i1 %tobool214.i264, i32 32, i32 0
  %cond217.i267 = select i1 %tobool210.i260, i32 43, i32 %cond215.i265
  br label %cond.end218.i272

cond.end218.i272:                                 ; preds = %signed_of.exit, %cond.false208.i261
  %cond219.i269 = phi i32 [ %cond217.i267, %cond.false208.i261 ], [ 45, %signed_of.exit ]
  %conv220.i270 = trunc i32 %cond219.i269 to i8
  %sub224.i273 = sub i64 0, %retval.i431.0
  %cond227.i276 = select i1 %cmp205.i256, i64 %sub224.i273, i64 %retval.i431.0
  br label %if.end230.i282

if.else228.i279:                                  ; preds = %cond.end195.i251
  switch i32 %length.i53.0, label %if.end230.i282 [
    i32 -2, label %sw.bb.i459
    i32 -1, label %sw.bb2.i462
    i32 0, label %sw.bb5.i465
    i32 1, label %sw.bb8.i468
  ]

sw.bb.i459:                                       ; preds = %if.else228.i279
  %conv.i457 = trunc i64 %cond196.i248 to i8
  %conv1.i458 = zext i8 %conv.i457 to i64
  br label %if.end230.i282

sw.bb2.i462:                                      ; preds = %if.else228.i279
  %conv3.i460 = trunc i64 %cond196.i248 to i16
  %conv4.i461 = zext i16 %conv3.i460 to i64
  br label %if.end230.i282

sw.bb5.i465:                                      ; preds = %if.else228.i279
  %conv6.i463 = trunc i64 %cond196.i248 to i32
  %conv7.i464 = zext i32 %conv6.i463 to i64
  br label %if.end230.i282

sw.bb8.i468:                                      ; preds = %if.else228.i279
  %conv9.i466 = trunc i64 %cond196.i248 to i32
  %conv10.i467 = zext i32 %conv9.i466 to i64
  br label %if.end230.i282

if.end230.i282:                                   ; preds = %sw.bb.i459, %sw.bb2.i462, %sw.bb5.i465, %sw.bb8.i468, %if.else228.i279, %cond.end218.i272
  %sign.i58.0 = phi i8 [ %conv220.i270, %cond.end218.i272 ], [ 0, %if.else228.i279 ], [ 0, %sw.bb8.i468 ], [ 0, %sw.bb5.i465 ], [ 0, %sw.bb2.i462 ], [ 0, %sw.bb.i459 ]
  %value181.i57.0 = phi i64 [ %cond227.i276, %cond.end218.i272 ], [ %conv10.i467, %sw.bb8.i468 ], [ %conv7.i464, %sw.bb5.i465 ], [ %conv4.i461, %sw.bb2.i462 ], [ %conv1.i458, %sw.bb.i459 ], [ %cond196.i248, %if.else228.i279 ]
  %cmp232.i281 = icmp eq i32 %conv109.i168, 111
  %cmp237.i285 = icmp eq i32 %conv109.i168, 120
  %cmp241.i288 = icmp eq i32 %conv109.i168, 88
  %or.cond191 = or i1 %cmp237.i285, %cmp241.i288
  %base.i54.0 = select i1 %or.cond191, i32 16, i32 10
  %base.i54.1 = select i1 %cmp232.i281, i32 8, i32 %base.i54.0
  %conv248.i294 = zext i1 %cmp241.i288 to i32
  call void @__gomc_put_number(ptr noundef %s.i, ptr noundef %p.i52, i64 noundef %value181.i57.0, i32 noundef %base.i54.1, i32 noundef %conv248.i294, i8 noundef signext %sign.i58.0)
  br label %sw.epilog.i297

sw.default.i296:                                  ; preds = %if.else135.i192
  call void @__gomc_unsupported(ptr noundef @__gomc_format.str.6)
  unreachable

sw.epilog.i297:                                   ; preds = %if.then176.i229, %if.else178.i230, %put.exit331, %for.cond.i371, %if.end230.i282, %if.end168.i222, %put.exit319
  %args.addr.i50.6 = phi ptr [ %args.addr.i50.5, %if.end230.i282 ], [ %argp.next170.i221, %if.end168.i222 ], [ %args.addr.i50.3, %put.exit319 ], [ %argp.next151.i204, %for.cond.i371 ], [ %argp.next151.i204, %put.exit331 ], [ %argp.next173.i224, %if.else178.i230 ], [ %argp.next173.i224, %if.then176.i229 ]
  br label %for.cond.i63

format.exit299:                                   ; preds = %for.cond.i63
  %94 = load i32, ptr %count.i, align 4
  br i1 %cmp.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %format.exit299
  %95 = load i32, ptr %limit.i, align 4
  %cmp5.i = icmp ult i32 %94, %95
  %cond11.i = select i1 %cmp5.i, i32 %94, i32 %95
  %arrayidx.i = getelementptr inbounds i8, ptr %retval.i.0, i32 %cond11.i
  store i8 0, ptr %arrayidx.i, align 1
  br label %return

return:                                           ; preds = %format.exit299, %if.then.i, %allocate.exit
  %retval.0 = phi i32 [ -1, %allocate.exit ], [ %94, %if.then.i ], [ %94, %format.exit299 ]
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

declare i32 @__gomc_happens(i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

