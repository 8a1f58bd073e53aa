source_filename = "scan.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.set = type { [4 x i64], i32 }
%struct.source = type { ptr, ptr, i32, i32, [160 x i8] }

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
  %.compoundliteral.i = alloca %struct.set, align 4
  %in.i = alloca %struct.source, align 4
  %set.i = alloca %struct.set, align 4
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 4
  store ptr %s, ptr %in.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end104.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end104.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %args.addr.i.0 = phi ptr [ %0, %entry ], [ %args.addr.i.0, %for.end.i ], [ %args.addr.i.0, %if.end20.i ], [ %args.addr.i.0, %if.end91.i ], [ %args.addr.i.1, %if.end104.i ], [ %args.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end104.i ], [ %add189.i, %sw.epilog.i ]
  %1 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i18 = sext i8 %1 to i32
  %cmp.i19 = icmp eq i32 %conv.i18, 32
  br i1 %cmp.i19, label %if.then.i, label %lor.rhs.i22

lor.rhs.i22:                                      ; preds = %while.body.i
  %cmp3.i21 = icmp sge i32 %conv.i18, 9
  %cmp6.i24 = icmp sle i32 %conv.i18, 13
  %2 = select i1 %cmp3.i21, i1 %cmp6.i24, i1 false
  br i1 %2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i22
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %3 = load ptr, ptr %at.i, align 4
  %4 = load i8, ptr %3, align 1
  %conv.i1 = sext i8 %4 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 32
  br i1 %cmp.i2, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i1, 9
  %cmp6.i = icmp sle i32 %conv.i1, 13
  %5 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %5, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %6 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 4
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %7 = load ptr, ptr %at.i, align 4
  %8 = load i8, ptr %7, align 1
  %conv11.i = sext i8 %8 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %8, 0
  %or.cond148 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select150 = select i1 %or.cond148, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 4
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %9 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %9 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i32 %conv28.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 4
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %10 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %10 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond149 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond149, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 4
  %mul.i = mul nsw i32 10, %11
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 4
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %12 = load i32, ptr %width.i, align 4
  %tobool45.i = icmp ne i32 %12, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 4
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %13 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %13 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i35
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb20.i
    i32 113, label %sw.bb20.i
    i32 122, label %sw.bb22.i
    i32 116, label %sw.bb22.i
    i32 76, label %sw.bb24.i
  ]

sw.bb.i35:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %14 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %14 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %add.ptr.i34 = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond7.i
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %15 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %15 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  %cond18.i = select i1 %cmp11.i, i32 2, i32 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond18.i
  br label %read_length.exit

sw.bb20.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr21.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb22.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb24.i:                                        ; preds = %if.end48.i
  %add.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb24.i, %sw.bb22.i, %sw.bb20.i, %sw.bb8.i, %sw.bb.i35
  %size.i.0 = phi i32 [ 16, %sw.bb24.i ], [ 4, %sw.bb22.i ], [ 8, %sw.bb20.i ], [ %cond13.i, %sw.bb8.i ], [ %cond.i33, %sw.bb.i35 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr.i34, %sw.bb.i35 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %16 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %16 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end105.i
    i32 99, label %if.end105.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %17 = load ptr, ptr %at.i, align 4
  %18 = load i8, ptr %17, align 1
  %conv.i6 = sext i8 %18 to i32
  %cmp.i7 = icmp eq i32 %conv.i6, 32
  br i1 %cmp.i7, label %for.body67.i, label %lor.rhs.i10

lor.rhs.i10:                                      ; preds = %for.cond63.i
  %cmp3.i9 = icmp sge i32 %conv.i6, 9
  %cmp6.i12 = icmp sle i32 %conv.i6, 13
  %19 = select i1 %cmp3.i9, i1 %cmp6.i12, i1 false
  br i1 %19, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i10
  %20 = load ptr, ptr %at.i, align 4
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 4
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end105.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %21 = load ptr, ptr %at.i, align 4
  %22 = load i8, ptr %21, align 1
  %conv78.i = sext i8 %22 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %22, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select151 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 4
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end104.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %23 = load ptr, ptr %args.addr.i.0, align 4
  %24 = load ptr, ptr %at.i, align 4
  %25 = load ptr, ptr %in.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint ptr %24 to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %25 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv103.i = sext i32 %sub.ptr.sub.i to i64
  %tobool.i39 = icmp ne ptr %23, null
  br i1 %tobool.i39, label %if.end.i41, label %if.end104.i

if.end.i41:                                       ; preds = %if.then100.i
  switch i32 %size.i.0, label %sw.default.i46 [
    i32 1, label %sw.bb.i43
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i43:                                        ; preds = %if.end.i41
  %conv.i42 = trunc i64 %conv103.i to i8
  store i8 %conv.i42, ptr %23, align 1
  br label %if.end104.i

sw.bb1.i:                                         ; preds = %if.end.i41
  %conv2.i44 = trunc i64 %conv103.i to i16
  store i16 %conv2.i44, ptr %23, align 2
  br label %if.end104.i

sw.bb3.i:                                         ; preds = %if.end.i41
  store i32 %sub.ptr.sub.i, ptr %23, align 4
  br label %if.end104.i

sw.default.i46:                                   ; preds = %if.end.i41
  store i64 %conv103.i, ptr %23, align 4
  br label %if.end104.i

if.end104.i:                                      ; preds = %sw.bb.i43, %sw.bb1.i, %sw.bb3.i, %sw.default.i46, %if.then100.i, %if.then98.i
  %args.addr.i.1 = phi ptr [ %args.addr.i.0, %if.then98.i ], [ %argp.next.i, %if.then100.i ], [ %argp.next.i, %sw.default.i46 ], [ %argp.next.i, %sw.bb3.i ], [ %argp.next.i, %sw.bb1.i ], [ %argp.next.i, %sw.bb.i43 ]
  br label %while.cond.i

if.end105.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %26 = load ptr, ptr %at.i, align 4
  %27 = load i8, ptr %26, align 1
  %tobool107.i = icmp ne i8 %27, 0
  br i1 %tobool107.i, label %if.end115.i, label %if.then108.i

if.then108.i:                                     ; preds = %if.end105.i
  %cmp109.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp109.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end115.i:                                      ; preds = %if.end105.i
  br i1 %cmp27.i, label %cond.end121.i, label %cond.false118.i

cond.false118.i:                                  ; preds = %if.end115.i
  %argp.next120.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %28 = load ptr, ptr %args.addr.i.0, align 4
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %if.end115.i, %cond.false118.i
  %args.addr.i.2 = phi ptr [ %argp.next120.i, %cond.false118.i ], [ %args.addr.i.0, %if.end115.i ]
  %cond122.i = phi ptr [ %28, %cond.false118.i ], [ null, %if.end115.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %set.i, i8 0, i32 36, i1 false)
  %29 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %29, align 4
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb133.i
    i32 99, label %sw.bb140.i
    i32 97, label %sw.bb150.i
    i32 65, label %sw.bb150.i
    i32 101, label %sw.bb150.i
    i32 69, label %sw.bb150.i
    i32 102, label %sw.bb150.i
    i32 70, label %sw.bb150.i
    i32 103, label %sw.bb150.i
    i32 71, label %sw.bb150.i
    i32 112, label %integer.i
    i32 100, label %sw.bb176.i
    i32 105, label %sw.bb177.i
    i32 111, label %sw.bb178.i
    i32 120, label %sw.bb179.i
    i32 88, label %sw.bb179.i
    i32 117, label %sw.bb180.i
  ]

sw.bb.i:                                          ; preds = %cond.end121.i
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.i, ptr align 4 %.compoundliteral.i, i32 36, i1 false)
  %30 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i66 = sext i8 %30 to i32
  %cmp.i67 = icmp eq i32 %conv.i66, 94
  br i1 %cmp.i67, label %if.then.i69, label %if.end.i70

if.then.i69:                                      ; preds = %sw.bb.i
  store i32 1, ptr %29, align 4
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i69, %sw.bb.i
  %f.addr.i63.0 = phi ptr [ %incdec.ptr.i68, %if.then.i69 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i73

for.cond.i73:                                     ; preds = %for.end.i82, %if.end.i70
  %f.addr.i63.1 = phi ptr [ %f.addr.i63.0, %if.end.i70 ], [ %incdec.ptr32.i, %for.end.i82 ]
  %31 = load i8, ptr %f.addr.i63.1, align 1
  %conv2.i71 = sext i8 %31 to i32
  %cmp3.i72 = icmp ne i32 %conv2.i71, 93
  %cmp5.i74 = icmp eq ptr %f.addr.i63.1, %f.addr.i63.0
  %spec.select = select i1 %cmp3.i72, i1 true, i1 %cmp5.i74
  br i1 %spec.select, label %for.body.i77, label %read_set.exit

for.body.i77:                                     ; preds = %for.cond.i73
  %tobool.i76 = icmp ne i8 %31, 0
  br i1 %tobool.i76, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i77
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %32 = load i8, ptr %arrayidx.i78, align 1
  %conv9.i = sext i8 %32 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i79, label %if.end22.i

land.lhs.true.i79:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 2
  %33 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %33 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i79
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i79, %land.lhs.true.i79, %if.then20.i, %if.end8.i
  %to.i64.0 = phi i8 [ %33, %if.then20.i ], [ %31, %land.lhs.true.i79 ], [ %31, %if.end8.i ], [ %31, %land.lhs.true.i79 ]
  %f.addr.i63.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ], [ %f.addr.i63.1, %if.end8.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ]
  %conv23.i = zext i8 %31 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i65.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i64.0 to i32
  %cmp26.i = icmp ule i32 %c.i65.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i82

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i65.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i65.0, 64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i
  %34 = load i64, ptr %arrayidx30.i, align 4
  %or.i = or i64 %34, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 4
  %inc.i = add i32 %c.i65.0, 1
  br label %for.cond24.i

for.end.i82:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i63.2, i32 1
  br label %for.cond.i73

read_set.exit:                                    ; preds = %for.cond.i73
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %cmp125.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp125.i, label %if.then127.i, label %for.cond.i87

if.then127.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i87:                                     ; preds = %read_set.exit, %if.end.i98
  %n.i.0 = phi i32 [ %inc.i99, %if.end.i98 ], [ 0, %read_set.exit ]
  %35 = load i32, ptr %width.i, align 4
  %cmp.i86 = icmp sgt i32 %35, 0
  br i1 %cmp.i86, label %land.lhs.true.i91, label %for.end.i102

land.lhs.true.i91:                                ; preds = %for.cond.i87
  %36 = load ptr, ptr %at.i, align 4
  %37 = load i8, ptr %36, align 1
  %conv.i89 = sext i8 %37 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %land.rhs.i93, label %for.end.i102

land.rhs.i93:                                     ; preds = %land.lhs.true.i91
  %conv.i188 = zext i8 %37 to i32
  %div.i189 = sdiv i32 %conv.i188, 64
  %arrayidx.i190 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i189
  %38 = load i64, ptr %arrayidx.i190, align 4
  %rem.i192 = srem i32 %conv.i188, 64
  %sh_prom.i193 = zext i32 %rem.i192 to i64
  %shr.i194 = lshr i64 %38, %sh_prom.i193
  %and.i195 = and i64 %shr.i194, 1
  %39 = load i32, ptr %29, align 4
  %conv2.i197 = sext i32 %39 to i64
  %cmp.i198 = icmp ne i64 %and.i195, %conv2.i197
  br i1 %cmp.i198, label %for.body.i95, label %for.end.i102

for.body.i95:                                     ; preds = %land.rhs.i93
  %tobool3.i = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i, label %if.then.i97, label %if.end.i98

if.then.i97:                                      ; preds = %for.body.i95
  %arrayidx.i96 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 %37, ptr %arrayidx.i96, align 1
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i97, %for.body.i95
  %40 = load i32, ptr %width.i, align 4
  %dec.i = add nsw i32 %40, -1
  store i32 %dec.i, ptr %width.i, align 4
  %inc.i99 = add nsw i32 %n.i.0, 1
  %41 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i101 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %incdec.ptr.i101, ptr %at.i, align 4
  br label %for.cond.i87

for.end.i102:                                     ; preds = %land.lhs.true.i91, %for.cond.i87, %land.rhs.i93
  %tobool7.i = icmp ne ptr %cond122.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond146 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond146, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i102
  %arrayidx12.i103 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 0, ptr %arrayidx12.i103, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i102
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb133.i:                                       ; preds = %cond.end121.i
  store i64 4294983168, ptr %set.i, align 4
  %cmp135.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp135.i, label %if.then137.i, label %for.cond.i112

if.then137.i:                                     ; preds = %sw.bb133.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i112:                                    ; preds = %sw.bb133.i, %if.end.i127
  %n.i109.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb133.i ]
  %42 = load i32, ptr %width.i, align 4
  %cmp.i111 = icmp sgt i32 %42, 0
  br i1 %cmp.i111, label %land.lhs.true.i116, label %for.end.i134

land.lhs.true.i116:                               ; preds = %for.cond.i112
  %43 = load ptr, ptr %at.i, align 4
  %44 = load i8, ptr %43, align 1
  %conv.i114 = sext i8 %44 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %land.rhs.i120, label %for.end.i134

land.rhs.i120:                                    ; preds = %land.lhs.true.i116
  %conv.i176 = zext i8 %44 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %arrayidx.i178 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i177
  %45 = load i64, ptr %arrayidx.i178, align 4
  %rem.i180 = srem i32 %conv.i176, 64
  %sh_prom.i181 = zext i32 %rem.i180 to i64
  %shr.i = lshr i64 %45, %sh_prom.i181
  %and.i = and i64 %shr.i, 1
  %46 = load i32, ptr %29, align 4
  %conv2.i183 = sext i32 %46 to i64
  %cmp.i184 = icmp ne i64 %and.i, %conv2.i183
  br i1 %cmp.i184, label %for.body.i123, label %for.end.i134

for.body.i123:                                    ; preds = %land.rhs.i120
  %tobool3.i122 = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i122, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i123
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 %44, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i123
  %47 = load i32, ptr %width.i, align 4
  %dec.i129 = add nsw i32 %47, -1
  store i32 %dec.i129, ptr %width.i, align 4
  %inc.i130 = add nsw i32 %n.i109.0, 1
  %48 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %48, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 4
  br label %for.cond.i112

for.end.i134:                                     ; preds = %land.lhs.true.i116, %for.cond.i112, %land.rhs.i120
  %tobool7.i133 = icmp ne ptr %cond122.i, null
  %cmp9.i135 = icmp sgt i32 %n.i109.0, 0
  %or.cond147 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond147, label %if.then11.i138, label %sw.epilog.i

if.then11.i138:                                   ; preds = %for.end.i134
  %arrayidx12.i137 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 0, ptr %arrayidx12.i137, align 1
  br label %sw.epilog.i

sw.bb140.i:                                       ; preds = %cond.end121.i
  %cmp141.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp141.i, label %if.then143.i, label %if.end144.i

if.then143.i:                                     ; preds = %sw.bb140.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end144.i:                                      ; preds = %sw.bb140.i
  %. = select i1 %tobool45.i, i32 %12, i32 1
  br label %for.cond.i146

for.cond.i146:                                    ; preds = %if.end.i155, %if.end144.i
  %n.i144.0 = phi i32 [ 0, %if.end144.i ], [ %inc.i156, %if.end.i155 ]
  %cmp.i145 = icmp slt i32 %n.i144.0, %.
  br i1 %cmp.i145, label %land.rhs.i150, label %sw.epilog.i

land.rhs.i150:                                    ; preds = %for.cond.i146
  %49 = load ptr, ptr %at.i, align 4
  %50 = load i8, ptr %49, align 1
  %conv.i148 = sext i8 %50 to i32
  %tobool.i149 = icmp ne i32 %conv.i148, 0
  br i1 %tobool.i149, label %for.body.i152, label %sw.epilog.i

for.body.i152:                                    ; preds = %land.rhs.i150
  %tobool1.i = icmp ne ptr %cond122.i, null
  br i1 %tobool1.i, label %if.then.i154, label %if.end.i155

if.then.i154:                                     ; preds = %for.body.i152
  %arrayidx.i153 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i144.0
  store i8 %50, ptr %arrayidx.i153, align 1
  br label %if.end.i155

if.end.i155:                                      ; preds = %if.then.i154, %for.body.i152
  %inc.i156 = add nsw i32 %n.i144.0, 1
  %51 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i158 = getelementptr inbounds i8, ptr %51, i32 1
  store ptr %incdec.ptr.i158, ptr %at.i, align 4
  br label %for.cond.i146

sw.bb150.i:                                       ; preds = %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i
  %cmp151.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp151.i, label %if.then153.i, label %if.end154.i

if.then153.i:                                     ; preds = %sw.bb150.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end154.i:                                      ; preds = %sw.bb150.i
  %call155.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool156.i = icmp ne i32 %call155.i, 0
  br i1 %tobool156.i, label %if.end158.i, label %scan.exit

if.end158.i:                                      ; preds = %if.end154.i
  %magicptr = ptrtoint ptr %cond122.i to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true160.i

land.lhs.true160.i:                               ; preds = %if.end158.i
  %arrayidx161.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 -2
  %52 = load i8, ptr %arrayidx161.i, align 1
  %conv162.i = sext i8 %52 to i32
  %cmp163.i = icmp eq i32 %conv162.i, 108
  br i1 %cmp163.i, label %if.then165.i, label %if.else.i

if.then165.i:                                     ; preds = %land.lhs.true160.i
  %call167.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call167.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true160.i
  %tobool168.i = icmp ne ptr %cond122.i, null
  br i1 %tobool168.i, label %if.then169.i, label %sw.epilog.i

if.then169.i:                                     ; preds = %if.else.i
  %call172.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call172.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.bb176.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb177.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb178.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb179.i:                                       ; preds = %cond.end121.i, %cond.end121.i
  br label %integer.i

sw.bb180.i:                                       ; preds = %cond.end121.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end121.i, %sw.bb180.i, %sw.bb179.i, %sw.bb178.i, %sw.bb177.i, %sw.bb176.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb180.i ], [ %size.i.0, %sw.bb179.i ], [ %size.i.0, %sw.bb178.i ], [ %size.i.0, %sw.bb177.i ], [ %size.i.0, %sw.bb176.i ], [ 4, %cond.end121.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb180.i ], [ 16, %sw.bb179.i ], [ 8, %sw.bb178.i ], [ 0, %sw.bb177.i ], [ 10, %sw.bb176.i ], [ 16, %cond.end121.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb180.i ], [ 0, %sw.bb179.i ], [ 0, %sw.bb178.i ], [ 1, %sw.bb177.i ], [ 1, %sw.bb176.i ], [ 0, %cond.end121.i ]
  %call181.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool182.i = icmp ne i32 %call181.i, 0
  br i1 %tobool182.i, label %if.end184.i, label %scan.exit

if.end184.i:                                      ; preds = %integer.i
  %cmp.i162 = icmp sle i32 %size.i.1, 4
  br i1 %cmp.i162, label %if.then.i164, label %if.end.i173

if.then.i164:                                     ; preds = %if.end184.i
  %tobool.i163 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i163, label %cond.true.i167, label %cond.false.i169

cond.true.i167:                                   ; preds = %if.then.i164
  %call.i165 = call i32 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv.i166 = sext i32 %call.i165 to i64
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i164
  %call1.i = call i32 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv2.i168 = zext i32 %call1.i to i64
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end184.i
  %tobool3.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool3.i172, label %cond.true4.i, label %cond.false6.i

cond.true4.i:                                     ; preds = %if.end.i173
  %call5.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

cond.false6.i:                                    ; preds = %if.end.i173
  %call7.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true4.i, %cond.false6.i, %cond.true.i167, %cond.false.i169
  %retval.i160.0 = phi i64 [ %conv.i166, %cond.true.i167 ], [ %conv2.i168, %cond.false.i169 ], [ %call5.i, %cond.true4.i ], [ %call7.i, %cond.false6.i ]
  %tobool.i51 = icmp ne ptr %cond122.i, null
  br i1 %tobool.i51, label %if.end.i53, label %sw.epilog.i

if.end.i53:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i60 [
    i32 1, label %sw.bb.i55
    i32 2, label %sw.bb1.i57
    i32 4, label %sw.bb3.i59
  ]

sw.bb.i55:                                        ; preds = %if.end.i53
  %conv.i54 = trunc i64 %retval.i160.0 to i8
  store i8 %conv.i54, ptr %cond122.i, align 1
  br label %sw.epilog.i

sw.bb1.i57:                                       ; preds = %if.end.i53
  %conv2.i56 = trunc i64 %retval.i160.0 to i16
  store i16 %conv2.i56, ptr %cond122.i, align 2
  br label %sw.epilog.i

sw.bb3.i59:                                       ; preds = %if.end.i53
  %conv4.i58 = trunc i64 %retval.i160.0 to i32
  store i32 %conv4.i58, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i60:                                   ; preds = %if.end.i53
  store i64 %retval.i160.0, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end121.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end158.i, %sw.bb.i55, %sw.bb1.i57, %sw.bb3.i59, %sw.default.i60, %integer_of.exit, %if.then165.i, %if.then169.i, %if.else.i, %land.rhs.i150, %for.cond.i146, %for.end.i134, %if.then11.i138, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i138 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i146 ], [ %incdec.ptr50.i, %land.rhs.i150 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then169.i ], [ %incdec.ptr50.i, %if.end158.i ], [ %incdec.ptr50.i, %if.then165.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i60 ], [ %incdec.ptr50.i, %sw.bb3.i59 ], [ %incdec.ptr50.i, %sw.bb1.i57 ], [ %incdec.ptr50.i, %sw.bb.i55 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add189.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end154.i, %copy_string.exit, %if.then108.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then108.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end154.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select150, %if.then15.i ], [ %spec.select151, %if.then81.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @__isoc99_sscanf(ptr noundef %s, ptr noundef %f, ...) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 4
  %in.i = alloca %struct.source, align 4
  %set.i = alloca %struct.set, align 4
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 4
  store ptr %s, ptr %in.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end104.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end104.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %args.addr.i.0 = phi ptr [ %0, %entry ], [ %args.addr.i.0, %for.end.i ], [ %args.addr.i.0, %if.end20.i ], [ %args.addr.i.0, %if.end91.i ], [ %args.addr.i.1, %if.end104.i ], [ %args.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end104.i ], [ %add189.i, %sw.epilog.i ]
  %1 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i18 = sext i8 %1 to i32
  %cmp.i19 = icmp eq i32 %conv.i18, 32
  br i1 %cmp.i19, label %if.then.i, label %lor.rhs.i22

lor.rhs.i22:                                      ; preds = %while.body.i
  %cmp3.i21 = icmp sge i32 %conv.i18, 9
  %cmp6.i24 = icmp sle i32 %conv.i18, 13
  %2 = select i1 %cmp3.i21, i1 %cmp6.i24, i1 false
  br i1 %2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i22
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %3 = load ptr, ptr %at.i, align 4
  %4 = load i8, ptr %3, align 1
  %conv.i1 = sext i8 %4 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 32
  br i1 %cmp.i2, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i1, 9
  %cmp6.i = icmp sle i32 %conv.i1, 13
  %5 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %5, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %6 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 4
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %7 = load ptr, ptr %at.i, align 4
  %8 = load i8, ptr %7, align 1
  %conv11.i = sext i8 %8 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %8, 0
  %or.cond148 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select150 = select i1 %or.cond148, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 4
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %9 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %9 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i32 %conv28.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 4
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %10 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %10 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond149 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond149, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 4
  %mul.i = mul nsw i32 10, %11
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 4
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %12 = load i32, ptr %width.i, align 4
  %tobool45.i = icmp ne i32 %12, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 4
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %13 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %13 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i35
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb20.i
    i32 113, label %sw.bb20.i
    i32 122, label %sw.bb22.i
    i32 116, label %sw.bb22.i
    i32 76, label %sw.bb24.i
  ]

sw.bb.i35:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %14 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %14 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %add.ptr.i34 = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond7.i
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %15 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %15 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  %cond18.i = select i1 %cmp11.i, i32 2, i32 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond18.i
  br label %read_length.exit

sw.bb20.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr21.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb22.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb24.i:                                        ; preds = %if.end48.i
  %add.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb24.i, %sw.bb22.i, %sw.bb20.i, %sw.bb8.i, %sw.bb.i35
  %size.i.0 = phi i32 [ 16, %sw.bb24.i ], [ 4, %sw.bb22.i ], [ 8, %sw.bb20.i ], [ %cond13.i, %sw.bb8.i ], [ %cond.i33, %sw.bb.i35 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr.i34, %sw.bb.i35 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %16 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %16 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end105.i
    i32 99, label %if.end105.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %17 = load ptr, ptr %at.i, align 4
  %18 = load i8, ptr %17, align 1
  %conv.i6 = sext i8 %18 to i32
  %cmp.i7 = icmp eq i32 %conv.i6, 32
  br i1 %cmp.i7, label %for.body67.i, label %lor.rhs.i10

lor.rhs.i10:                                      ; preds = %for.cond63.i
  %cmp3.i9 = icmp sge i32 %conv.i6, 9
  %cmp6.i12 = icmp sle i32 %conv.i6, 13
  %19 = select i1 %cmp3.i9, i1 %cmp6.i12, i1 false
  br i1 %19, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i10
  %20 = load ptr, ptr %at.i, align 4
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 4
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end105.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %21 = load ptr, ptr %at.i, align 4
  %22 = load i8, ptr %21, align 1
  %conv78.i = sext i8 %22 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %22, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select151 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 4
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end104.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %23 = load ptr, ptr %args.addr.i.0, align 4
  %24 = load ptr, ptr %at.i, align 4
  %25 = load ptr, ptr %in.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint ptr %24 to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %25 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv103.i = sext i32 %sub.ptr.sub.i to i64
  %tobool.i39 = icmp ne ptr %23, null
  br i1 %tobool.i39, label %if.end.i41, label %if.end104.i

if.end.i41:                                       ; preds = %if.then100.i
  switch i32 %size.i.0, label %sw.default.i46 [
    i32 1, label %sw.bb.i43
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i43:                                        ; preds = %if.end.i41
  %conv.i42 = trunc i64 %conv103.i to i8
  store i8 %conv.i42, ptr %23, align 1
  br label %if.end104.i

sw.bb1.i:                                         ; preds = %if.end.i41
  %conv2.i44 = trunc i64 %conv103.i to i16
  store i16 %conv2.i44, ptr %23, align 2
  br label %if.end104.i

sw.bb3.i:                                         ; preds = %if.end.i41
  store i32 %sub.ptr.sub.i, ptr %23, align 4
  br label %if.end104.i

sw.default.i46:                                   ; preds = %if.end.i41
  store i64 %conv103.i, ptr %23, align 4
  br label %if.end104.i

if.end104.i:                                      ; preds = %sw.bb.i43, %sw.bb1.i, %sw.bb3.i, %sw.default.i46, %if.then100.i, %if.then98.i
  %args.addr.i.1 = phi ptr [ %args.addr.i.0, %if.then98.i ], [ %argp.next.i, %if.then100.i ], [ %argp.next.i, %sw.default.i46 ], [ %argp.next.i, %sw.bb3.i ], [ %argp.next.i, %sw.bb1.i ], [ %argp.next.i, %sw.bb.i43 ]
  br label %while.cond.i

if.end105.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %26 = load ptr, ptr %at.i, align 4
  %27 = load i8, ptr %26, align 1
  %tobool107.i = icmp ne i8 %27, 0
  br i1 %tobool107.i, label %if.end115.i, label %if.then108.i

if.then108.i:                                     ; preds = %if.end105.i
  %cmp109.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp109.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end115.i:                                      ; preds = %if.end105.i
  br i1 %cmp27.i, label %cond.end121.i, label %cond.false118.i

cond.false118.i:                                  ; preds = %if.end115.i
  %argp.next120.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %28 = load ptr, ptr %args.addr.i.0, align 4
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %if.end115.i, %cond.false118.i
  %args.addr.i.2 = phi ptr [ %argp.next120.i, %cond.false118.i ], [ %args.addr.i.0, %if.end115.i ]
  %cond122.i = phi ptr [ %28, %cond.false118.i ], [ null, %if.end115.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %set.i, i8 0, i32 36, i1 false)
  %29 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %29, align 4
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb133.i
    i32 99, label %sw.bb140.i
    i32 97, label %sw.bb150.i
    i32 65, label %sw.bb150.i
    i32 101, label %sw.bb150.i
    i32 69, label %sw.bb150.i
    i32 102, label %sw.bb150.i
    i32 70, label %sw.bb150.i
    i32 103, label %sw.bb150.i
    i32 71, label %sw.bb150.i
    i32 112, label %integer.i
    i32 100, label %sw.bb176.i
    i32 105, label %sw.bb177.i
    i32 111, label %sw.bb178.i
    i32 120, label %sw.bb179.i
    i32 88, label %sw.bb179.i
    i32 117, label %sw.bb180.i
  ]

sw.bb.i:                                          ; preds = %cond.end121.i
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.i, ptr align 4 %.compoundliteral.i, i32 36, i1 false)
  %30 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i66 = sext i8 %30 to i32
  %cmp.i67 = icmp eq i32 %conv.i66, 94
  br i1 %cmp.i67, label %if.then.i69, label %if.end.i70

if.then.i69:                                      ; preds = %sw.bb.i
  store i32 1, ptr %29, align 4
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i69, %sw.bb.i
  %f.addr.i63.0 = phi ptr [ %incdec.ptr.i68, %if.then.i69 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i73

for.cond.i73:                                     ; preds = %for.end.i82, %if.end.i70
  %f.addr.i63.1 = phi ptr [ %f.addr.i63.0, %if.end.i70 ], [ %incdec.ptr32.i, %for.end.i82 ]
  %31 = load i8, ptr %f.addr.i63.1, align 1
  %conv2.i71 = sext i8 %31 to i32
  %cmp3.i72 = icmp ne i32 %conv2.i71, 93
  %cmp5.i74 = icmp eq ptr %f.addr.i63.1, %f.addr.i63.0
  %spec.select = select i1 %cmp3.i72, i1 true, i1 %cmp5.i74
  br i1 %spec.select, label %for.body.i77, label %read_set.exit

for.body.i77:                                     ; preds = %for.cond.i73
  %tobool.i76 = icmp ne i8 %31, 0
  br i1 %tobool.i76, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i77
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %32 = load i8, ptr %arrayidx.i78, align 1
  %conv9.i = sext i8 %32 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i79, label %if.end22.i

land.lhs.true.i79:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 2
  %33 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %33 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i79
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i79, %land.lhs.true.i79, %if.then20.i, %if.end8.i
  %to.i64.0 = phi i8 [ %33, %if.then20.i ], [ %31, %land.lhs.true.i79 ], [ %31, %if.end8.i ], [ %31, %land.lhs.true.i79 ]
  %f.addr.i63.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ], [ %f.addr.i63.1, %if.end8.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ]
  %conv23.i = zext i8 %31 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i65.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i64.0 to i32
  %cmp26.i = icmp ule i32 %c.i65.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i82

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i65.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i65.0, 64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i
  %34 = load i64, ptr %arrayidx30.i, align 4
  %or.i = or i64 %34, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 4
  %inc.i = add i32 %c.i65.0, 1
  br label %for.cond24.i

for.end.i82:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i63.2, i32 1
  br label %for.cond.i73

read_set.exit:                                    ; preds = %for.cond.i73
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %cmp125.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp125.i, label %if.then127.i, label %for.cond.i87

if.then127.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i87:                                     ; preds = %read_set.exit, %if.end.i98
  %n.i.0 = phi i32 [ %inc.i99, %if.end.i98 ], [ 0, %read_set.exit ]
  %35 = load i32, ptr %width.i, align 4
  %cmp.i86 = icmp sgt i32 %35, 0
  br i1 %cmp.i86, label %land.lhs.true.i91, label %for.end.i102

land.lhs.true.i91:                                ; preds = %for.cond.i87
  %36 = load ptr, ptr %at.i, align 4
  %37 = load i8, ptr %36, align 1
  %conv.i89 = sext i8 %37 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %land.rhs.i93, label %for.end.i102

land.rhs.i93:                                     ; preds = %land.lhs.true.i91
  %conv.i188 = zext i8 %37 to i32
  %div.i189 = sdiv i32 %conv.i188, 64
  %arrayidx.i190 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i189
  %38 = load i64, ptr %arrayidx.i190, align 4
  %rem.i192 = srem i32 %conv.i188, 64
  %sh_prom.i193 = zext i32 %rem.i192 to i64
  %shr.i194 = lshr i64 %38, %sh_prom.i193
  %and.i195 = and i64 %shr.i194, 1
  %39 = load i32, ptr %29, align 4
  %conv2.i197 = sext i32 %39 to i64
  %cmp.i198 = icmp ne i64 %and.i195, %conv2.i197
  br i1 %cmp.i198, label %for.body.i95, label %for.end.i102

for.body.i95:                                     ; preds = %land.rhs.i93
  %tobool3.i = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i, label %if.then.i97, label %if.end.i98

if.then.i97:                                      ; preds = %for.body.i95
  %arrayidx.i96 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 %37, ptr %arrayidx.i96, align 1
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i97, %for.body.i95
  %40 = load i32, ptr %width.i, align 4
  %dec.i = add nsw i32 %40, -1
  store i32 %dec.i, ptr %width.i, align 4
  %inc.i99 = add nsw i32 %n.i.0, 1
  %41 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i101 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %incdec.ptr.i101, ptr %at.i, align 4
  br label %for.cond.i87

for.end.i102:                                     ; preds = %land.lhs.true.i91, %for.cond.i87, %land.rhs.i93
  %tobool7.i = icmp ne ptr %cond122.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond146 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond146, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i102
  %arrayidx12.i103 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 0, ptr %arrayidx12.i103, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i102
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb133.i:                                       ; preds = %cond.end121.i
  store i64 4294983168, ptr %set.i, align 4
  %cmp135.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp135.i, label %if.then137.i, label %for.cond.i112

if.then137.i:                                     ; preds = %sw.bb133.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i112:                                    ; preds = %sw.bb133.i, %if.end.i127
  %n.i109.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb133.i ]
  %42 = load i32, ptr %width.i, align 4
  %cmp.i111 = icmp sgt i32 %42, 0
  br i1 %cmp.i111, label %land.lhs.true.i116, label %for.end.i134

land.lhs.true.i116:                               ; preds = %for.cond.i112
  %43 = load ptr, ptr %at.i, align 4
  %44 = load i8, ptr %43, align 1
  %conv.i114 = sext i8 %44 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %land.rhs.i120, label %for.end.i134

land.rhs.i120:                                    ; preds = %land.lhs.true.i116
  %conv.i176 = zext i8 %44 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %arrayidx.i178 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i177
  %45 = load i64, ptr %arrayidx.i178, align 4
  %rem.i180 = srem i32 %conv.i176, 64
  %sh_prom.i181 = zext i32 %rem.i180 to i64
  %shr.i = lshr i64 %45, %sh_prom.i181
  %and.i = and i64 %shr.i, 1
  %46 = load i32, ptr %29, align 4
  %conv2.i183 = sext i32 %46 to i64
  %cmp.i184 = icmp ne i64 %and.i, %conv2.i183
  br i1 %cmp.i184, label %for.body.i123, label %for.end.i134

for.body.i123:                                    ; preds = %land.rhs.i120
  %tobool3.i122 = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i122, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i123
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 %44, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i123
  %47 = load i32, ptr %width.i, align 4
  %dec.i129 = add nsw i32 %47, -1
  store i32 %dec.i129, ptr %width.i, align 4
  %inc.i130 = add nsw i32 %n.i109.0, 1
  %48 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %48, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 4
  br label %for.cond.i112

for.end.i134:                                     ; preds = %land.lhs.true.i116, %for.cond.i112, %land.rhs.i120
  %tobool7.i133 = icmp ne ptr %cond122.i, null
  %cmp9.i135 = icmp sgt i32 %n.i109.0, 0
  %or.cond147 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond147, label %if.then11.i138, label %sw.epilog.i

if.then11.i138:                                   ; preds = %for.end.i134
  %arrayidx12.i137 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 0, ptr %arrayidx12.i137, align 1
  br label %sw.epilog.i

sw.bb140.i:                                       ; preds = %cond.end121.i
  %cmp141.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp141.i, label %if.then143.i, label %if.end144.i

if.then143.i:                                     ; preds = %sw.bb140.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end144.i:                                      ; preds = %sw.bb140.i
  %. = select i1 %tobool45.i, i32 %12, i32 1
  br label %for.cond.i146

for.cond.i146:                                    ; preds = %if.end.i155, %if.end144.i
  %n.i144.0 = phi i32 [ 0, %if.end144.i ], [ %inc.i156, %if.end.i155 ]
  %cmp.i145 = icmp slt i32 %n.i144.0, %.
  br i1 %cmp.i145, label %land.rhs.i150, label %sw.epilog.i

land.rhs.i150:                                    ; preds = %for.cond.i146
  %49 = load ptr, ptr %at.i, align 4
  %50 = load i8, ptr %49, align 1
  %conv.i148 = sext i8 %50 to i32
  %tobool.i149 = icmp ne i32 %conv.i148, 0
  br i1 %tobool.i149, label %for.body.i152, label %sw.epilog.i

for.body.i152:                                    ; preds = %land.rhs.i150
  %tobool1.i = icmp ne ptr %cond122.i, null
  br i1 %tobool1.i, label %if.then.i154, label %if.end.i155

if.then.i154:                                     ; preds = %for.body.i152
  %arrayidx.i153 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i144.0
  store i8 %50, ptr %arrayidx.i153, align 1
  br label %if.end.i155

if.end.i155:                                      ; preds = %if.then.i154, %for.body.i152
  %inc.i156 = add nsw i32 %n.i144.0, 1
  %51 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i158 = getelementptr inbounds i8, ptr %51, i32 1
  store ptr %incdec.ptr.i158, ptr %at.i, align 4
  br label %for.cond.i146

sw.bb150.i:                                       ; preds = %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i
  %cmp151.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp151.i, label %if.then153.i, label %if.end154.i

if.then153.i:                                     ; preds = %sw.bb150.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end154.i:                                      ; preds = %sw.bb150.i
  %call155.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool156.i = icmp ne i32 %call155.i, 0
  br i1 %tobool156.i, label %if.end158.i, label %scan.exit

if.end158.i:                                      ; preds = %if.end154.i
  %magicptr = ptrtoint ptr %cond122.i to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true160.i

land.lhs.true160.i:                               ; preds = %if.end158.i
  %arrayidx161.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 -2
  %52 = load i8, ptr %arrayidx161.i, align 1
  %conv162.i = sext i8 %52 to i32
  %cmp163.i = icmp eq i32 %conv162.i, 108
  br i1 %cmp163.i, label %if.then165.i, label %if.else.i

if.then165.i:                                     ; preds = %land.lhs.true160.i
  %call167.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call167.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true160.i
  %tobool168.i = icmp ne ptr %cond122.i, null
  br i1 %tobool168.i, label %if.then169.i, label %sw.epilog.i

if.then169.i:                                     ; preds = %if.else.i
  %call172.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call172.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.bb176.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb177.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb178.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb179.i:                                       ; preds = %cond.end121.i, %cond.end121.i
  br label %integer.i

sw.bb180.i:                                       ; preds = %cond.end121.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end121.i, %sw.bb180.i, %sw.bb179.i, %sw.bb178.i, %sw.bb177.i, %sw.bb176.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb180.i ], [ %size.i.0, %sw.bb179.i ], [ %size.i.0, %sw.bb178.i ], [ %size.i.0, %sw.bb177.i ], [ %size.i.0, %sw.bb176.i ], [ 4, %cond.end121.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb180.i ], [ 16, %sw.bb179.i ], [ 8, %sw.bb178.i ], [ 0, %sw.bb177.i ], [ 10, %sw.bb176.i ], [ 16, %cond.end121.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb180.i ], [ 0, %sw.bb179.i ], [ 0, %sw.bb178.i ], [ 1, %sw.bb177.i ], [ 1, %sw.bb176.i ], [ 0, %cond.end121.i ]
  %call181.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool182.i = icmp ne i32 %call181.i, 0
  br i1 %tobool182.i, label %if.end184.i, label %scan.exit

if.end184.i:                                      ; preds = %integer.i
  %cmp.i162 = icmp sle i32 %size.i.1, 4
  br i1 %cmp.i162, label %if.then.i164, label %if.end.i173

if.then.i164:                                     ; preds = %if.end184.i
  %tobool.i163 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i163, label %cond.true.i167, label %cond.false.i169

cond.true.i167:                                   ; preds = %if.then.i164
  %call.i165 = call i32 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv.i166 = sext i32 %call.i165 to i64
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i164
  %call1.i = call i32 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv2.i168 = zext i32 %call1.i to i64
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end184.i
  %tobool3.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool3.i172, label %cond.true4.i, label %cond.false6.i

cond.true4.i:                                     ; preds = %if.end.i173
  %call5.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

cond.false6.i:                                    ; preds = %if.end.i173
  %call7.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true4.i, %cond.false6.i, %cond.true.i167, %cond.false.i169
  %retval.i160.0 = phi i64 [ %conv.i166, %cond.true.i167 ], [ %conv2.i168, %cond.false.i169 ], [ %call5.i, %cond.true4.i ], [ %call7.i, %cond.false6.i ]
  %tobool.i51 = icmp ne ptr %cond122.i, null
  br i1 %tobool.i51, label %if.end.i53, label %sw.epilog.i

if.end.i53:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i60 [
    i32 1, label %sw.bb.i55
    i32 2, label %sw.bb1.i57
    i32 4, label %sw.bb3.i59
  ]

sw.bb.i55:                                        ; preds = %if.end.i53
  %conv.i54 = trunc i64 %retval.i160.0 to i8
  store i8 %conv.i54, ptr %cond122.i, align 1
  br label %sw.epilog.i

sw.bb1.i57:                                       ; preds = %if.end.i53
  %conv2.i56 = trunc i64 %retval.i160.0 to i16
  store i16 %conv2.i56, ptr %cond122.i, align 2
  br label %sw.epilog.i

sw.bb3.i59:                                       ; preds = %if.end.i53
  %conv4.i58 = trunc i64 %retval.i160.0 to i32
  store i32 %conv4.i58, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i60:                                   ; preds = %if.end.i53
  store i64 %retval.i160.0, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end121.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end158.i, %sw.bb.i55, %sw.bb1.i57, %sw.bb3.i59, %sw.default.i60, %integer_of.exit, %if.then165.i, %if.then169.i, %if.else.i, %land.rhs.i150, %for.cond.i146, %for.end.i134, %if.then11.i138, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i138 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i146 ], [ %incdec.ptr50.i, %land.rhs.i150 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then169.i ], [ %incdec.ptr50.i, %if.end158.i ], [ %incdec.ptr50.i, %if.then165.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i60 ], [ %incdec.ptr50.i, %sw.bb3.i59 ], [ %incdec.ptr50.i, %sw.bb1.i57 ], [ %incdec.ptr50.i, %sw.bb.i55 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add189.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end154.i, %copy_string.exit, %if.then108.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then108.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end154.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select150, %if.then15.i ], [ %spec.select151, %if.then81.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__isoc23_sscanf(ptr noundef %s, ptr noundef %f, ...) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 4
  %in.i = alloca %struct.source, align 4
  %set.i = alloca %struct.set, align 4
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 4
  store ptr %s, ptr %in.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end104.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end104.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %args.addr.i.0 = phi ptr [ %0, %entry ], [ %args.addr.i.0, %for.end.i ], [ %args.addr.i.0, %if.end20.i ], [ %args.addr.i.0, %if.end91.i ], [ %args.addr.i.1, %if.end104.i ], [ %args.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end104.i ], [ %add189.i, %sw.epilog.i ]
  %1 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i18 = sext i8 %1 to i32
  %cmp.i19 = icmp eq i32 %conv.i18, 32
  br i1 %cmp.i19, label %if.then.i, label %lor.rhs.i22

lor.rhs.i22:                                      ; preds = %while.body.i
  %cmp3.i21 = icmp sge i32 %conv.i18, 9
  %cmp6.i24 = icmp sle i32 %conv.i18, 13
  %2 = select i1 %cmp3.i21, i1 %cmp6.i24, i1 false
  br i1 %2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i22
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %3 = load ptr, ptr %at.i, align 4
  %4 = load i8, ptr %3, align 1
  %conv.i1 = sext i8 %4 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 32
  br i1 %cmp.i2, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i1, 9
  %cmp6.i = icmp sle i32 %conv.i1, 13
  %5 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %5, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %6 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 4
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %7 = load ptr, ptr %at.i, align 4
  %8 = load i8, ptr %7, align 1
  %conv11.i = sext i8 %8 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %8, 0
  %or.cond148 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select150 = select i1 %or.cond148, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 4
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %9 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %9 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i32 %conv28.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 4
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %10 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %10 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond149 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond149, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 4
  %mul.i = mul nsw i32 10, %11
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 4
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %12 = load i32, ptr %width.i, align 4
  %tobool45.i = icmp ne i32 %12, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 4
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %13 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %13 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i35
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb20.i
    i32 113, label %sw.bb20.i
    i32 122, label %sw.bb22.i
    i32 116, label %sw.bb22.i
    i32 76, label %sw.bb24.i
  ]

sw.bb.i35:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %14 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %14 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %add.ptr.i34 = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond7.i
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %15 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %15 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  %cond18.i = select i1 %cmp11.i, i32 2, i32 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond18.i
  br label %read_length.exit

sw.bb20.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr21.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb22.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb24.i:                                        ; preds = %if.end48.i
  %add.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb24.i, %sw.bb22.i, %sw.bb20.i, %sw.bb8.i, %sw.bb.i35
  %size.i.0 = phi i32 [ 16, %sw.bb24.i ], [ 4, %sw.bb22.i ], [ 8, %sw.bb20.i ], [ %cond13.i, %sw.bb8.i ], [ %cond.i33, %sw.bb.i35 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr.i34, %sw.bb.i35 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %16 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %16 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end105.i
    i32 99, label %if.end105.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %17 = load ptr, ptr %at.i, align 4
  %18 = load i8, ptr %17, align 1
  %conv.i6 = sext i8 %18 to i32
  %cmp.i7 = icmp eq i32 %conv.i6, 32
  br i1 %cmp.i7, label %for.body67.i, label %lor.rhs.i10

lor.rhs.i10:                                      ; preds = %for.cond63.i
  %cmp3.i9 = icmp sge i32 %conv.i6, 9
  %cmp6.i12 = icmp sle i32 %conv.i6, 13
  %19 = select i1 %cmp3.i9, i1 %cmp6.i12, i1 false
  br i1 %19, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i10
  %20 = load ptr, ptr %at.i, align 4
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 4
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end105.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %21 = load ptr, ptr %at.i, align 4
  %22 = load i8, ptr %21, align 1
  %conv78.i = sext i8 %22 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %22, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select151 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 4
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end104.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %23 = load ptr, ptr %args.addr.i.0, align 4
  %24 = load ptr, ptr %at.i, align 4
  %25 = load ptr, ptr %in.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint ptr %24 to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %25 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv103.i = sext i32 %sub.ptr.sub.i to i64
  %tobool.i39 = icmp ne ptr %23, null
  br i1 %tobool.i39, label %if.end.i41, label %if.end104.i

if.end.i41:                                       ; preds = %if.then100.i
  switch i32 %size.i.0, label %sw.default.i46 [
    i32 1, label %sw.bb.i43
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i43:                                        ; preds = %if.end.i41
  %conv.i42 = trunc i64 %conv103.i to i8
  store i8 %conv.i42, ptr %23, align 1
  br label %if.end104.i

sw.bb1.i:                                         ; preds = %if.end.i41
  %conv2.i44 = trunc i64 %conv103.i to i16
  store i16 %conv2.i44, ptr %23, align 2
  br label %if.end104.i

sw.bb3.i:                                         ; preds = %if.end.i41
  store i32 %sub.ptr.sub.i, ptr %23, align 4
  br label %if.end104.i

sw.default.i46:                                   ; preds = %if.end.i41
  store i64 %conv103.i, ptr %23, align 4
  br label %if.end104.i

if.end104.i:                                      ; preds = %sw.bb.i43, %sw.bb1.i, %sw.bb3.i, %sw.default.i46, %if.then100.i, %if.then98.i
  %args.addr.i.1 = phi ptr [ %args.addr.i.0, %if.then98.i ], [ %argp.next.i, %if.then100.i ], [ %argp.next.i, %sw.default.i46 ], [ %argp.next.i, %sw.bb3.i ], [ %argp.next.i, %sw.bb1.i ], [ %argp.next.i, %sw.bb.i43 ]
  br label %while.cond.i

if.end105.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %26 = load ptr, ptr %at.i, align 4
  %27 = load i8, ptr %26, align 1
  %tobool107.i = icmp ne i8 %27, 0
  br i1 %tobool107.i, label %if.end115.i, label %if.then108.i

if.then108.i:                                     ; preds = %if.end105.i
  %cmp109.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp109.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end115.i:                                      ; preds = %if.end105.i
  br i1 %cmp27.i, label %cond.end121.i, label %cond.false118.i

cond.false118.i:                                  ; preds = %if.end115.i
  %argp.next120.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %28 = load ptr, ptr %args.addr.i.0, align 4
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %if.end115.i, %cond.false118.i
  %args.addr.i.2 = phi ptr [ %argp.next120.i, %cond.false118.i ], [ %args.addr.i.0, %if.end115.i ]
  %cond122.i = phi ptr [ %28, %cond.false118.i ], [ null, %if.end115.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %set.i, i8 0, i32 36, i1 false)
  %29 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %29, align 4
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb133.i
    i32 99, label %sw.bb140.i
    i32 97, label %sw.bb150.i
    i32 65, label %sw.bb150.i
    i32 101, label %sw.bb150.i
    i32 69, label %sw.bb150.i
    i32 102, label %sw.bb150.i
    i32 70, label %sw.bb150.i
    i32 103, label %sw.bb150.i
    i32 71, label %sw.bb150.i
    i32 112, label %integer.i
    i32 100, label %sw.bb176.i
    i32 105, label %sw.bb177.i
    i32 111, label %sw.bb178.i
    i32 120, label %sw.bb179.i
    i32 88, label %sw.bb179.i
    i32 117, label %sw.bb180.i
  ]

sw.bb.i:                                          ; preds = %cond.end121.i
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.i, ptr align 4 %.compoundliteral.i, i32 36, i1 false)
  %30 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i66 = sext i8 %30 to i32
  %cmp.i67 = icmp eq i32 %conv.i66, 94
  br i1 %cmp.i67, label %if.then.i69, label %if.end.i70

if.then.i69:                                      ; preds = %sw.bb.i
  store i32 1, ptr %29, align 4
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i69, %sw.bb.i
  %f.addr.i63.0 = phi ptr [ %incdec.ptr.i68, %if.then.i69 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i73

for.cond.i73:                                     ; preds = %for.end.i82, %if.end.i70
  %f.addr.i63.1 = phi ptr [ %f.addr.i63.0, %if.end.i70 ], [ %incdec.ptr32.i, %for.end.i82 ]
  %31 = load i8, ptr %f.addr.i63.1, align 1
  %conv2.i71 = sext i8 %31 to i32
  %cmp3.i72 = icmp ne i32 %conv2.i71, 93
  %cmp5.i74 = icmp eq ptr %f.addr.i63.1, %f.addr.i63.0
  %spec.select = select i1 %cmp3.i72, i1 true, i1 %cmp5.i74
  br i1 %spec.select, label %for.body.i77, label %read_set.exit

for.body.i77:                                     ; preds = %for.cond.i73
  %tobool.i76 = icmp ne i8 %31, 0
  br i1 %tobool.i76, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i77
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %32 = load i8, ptr %arrayidx.i78, align 1
  %conv9.i = sext i8 %32 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i79, label %if.end22.i

land.lhs.true.i79:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 2
  %33 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %33 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i79
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i79, %land.lhs.true.i79, %if.then20.i, %if.end8.i
  %to.i64.0 = phi i8 [ %33, %if.then20.i ], [ %31, %land.lhs.true.i79 ], [ %31, %if.end8.i ], [ %31, %land.lhs.true.i79 ]
  %f.addr.i63.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ], [ %f.addr.i63.1, %if.end8.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ]
  %conv23.i = zext i8 %31 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i65.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i64.0 to i32
  %cmp26.i = icmp ule i32 %c.i65.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i82

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i65.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i65.0, 64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i
  %34 = load i64, ptr %arrayidx30.i, align 4
  %or.i = or i64 %34, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 4
  %inc.i = add i32 %c.i65.0, 1
  br label %for.cond24.i

for.end.i82:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i63.2, i32 1
  br label %for.cond.i73

read_set.exit:                                    ; preds = %for.cond.i73
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %cmp125.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp125.i, label %if.then127.i, label %for.cond.i87

if.then127.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i87:                                     ; preds = %read_set.exit, %if.end.i98
  %n.i.0 = phi i32 [ %inc.i99, %if.end.i98 ], [ 0, %read_set.exit ]
  %35 = load i32, ptr %width.i, align 4
  %cmp.i86 = icmp sgt i32 %35, 0
  br i1 %cmp.i86, label %land.lhs.true.i91, label %for.end.i102

land.lhs.true.i91:                                ; preds = %for.cond.i87
  %36 = load ptr, ptr %at.i, align 4
  %37 = load i8, ptr %36, align 1
  %conv.i89 = sext i8 %37 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %land.rhs.i93, label %for.end.i102

land.rhs.i93:                                     ; preds = %land.lhs.true.i91
  %conv.i188 = zext i8 %37 to i32
  %div.i189 = sdiv i32 %conv.i188, 64
  %arrayidx.i190 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i189
  %38 = load i64, ptr %arrayidx.i190, align 4
  %rem.i192 = srem i32 %conv.i188, 64
  %sh_prom.i193 = zext i32 %rem.i192 to i64
  %shr.i194 = lshr i64 %38, %sh_prom.i193
  %and.i195 = and i64 %shr.i194, 1
  %39 = load i32, ptr %29, align 4
  %conv2.i197 = sext i32 %39 to i64
  %cmp.i198 = icmp ne i64 %and.i195, %conv2.i197
  br i1 %cmp.i198, label %for.body.i95, label %for.end.i102

for.body.i95:                                     ; preds = %land.rhs.i93
  %tobool3.i = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i, label %if.then.i97, label %if.end.i98

if.then.i97:                                      ; preds = %for.body.i95
  %arrayidx.i96 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 %37, ptr %arrayidx.i96, align 1
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i97, %for.body.i95
  %40 = load i32, ptr %width.i, align 4
  %dec.i = add nsw i32 %40, -1
  store i32 %dec.i, ptr %width.i, align 4
  %inc.i99 = add nsw i32 %n.i.0, 1
  %41 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i101 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %incdec.ptr.i101, ptr %at.i, align 4
  br label %for.cond.i87

for.end.i102:                                     ; preds = %land.lhs.true.i91, %for.cond.i87, %land.rhs.i93
  %tobool7.i = icmp ne ptr %cond122.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond146 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond146, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i102
  %arrayidx12.i103 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 0, ptr %arrayidx12.i103, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i102
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb133.i:                                       ; preds = %cond.end121.i
  store i64 4294983168, ptr %set.i, align 4
  %cmp135.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp135.i, label %if.then137.i, label %for.cond.i112

if.then137.i:                                     ; preds = %sw.bb133.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i112:                                    ; preds = %sw.bb133.i, %if.end.i127
  %n.i109.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb133.i ]
  %42 = load i32, ptr %width.i, align 4
  %cmp.i111 = icmp sgt i32 %42, 0
  br i1 %cmp.i111, label %land.lhs.true.i116, label %for.end.i134

land.lhs.true.i116:                               ; preds = %for.cond.i112
  %43 = load ptr, ptr %at.i, align 4
  %44 = load i8, ptr %43, align 1
  %conv.i114 = sext i8 %44 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %land.rhs.i120, label %for.end.i134

land.rhs.i120:                                    ; preds = %land.lhs.true.i116
  %conv.i176 = zext i8 %44 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %arrayidx.i178 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i177
  %45 = load i64, ptr %arrayidx.i178, align 4
  %rem.i180 = srem i32 %conv.i176, 64
  %sh_prom.i181 = zext i32 %rem.i180 to i64
  %shr.i = lshr i64 %45, %sh_prom.i181
  %and.i = and i64 %shr.i, 1
  %46 = load i32, ptr %29, align 4
  %conv2.i183 = sext i32 %46 to i64
  %cmp.i184 = icmp ne i64 %and.i, %conv2.i183
  br i1 %cmp.i184, label %for.body.i123, label %for.end.i134

for.body.i123:                                    ; preds = %land.rhs.i120
  %tobool3.i122 = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i122, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i123
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 %44, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i123
  %47 = load i32, ptr %width.i, align 4
  %dec.i129 = add nsw i32 %47, -1
  store i32 %dec.i129, ptr %width.i, align 4
  %inc.i130 = add nsw i32 %n.i109.0, 1
  %48 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %48, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 4
  br label %for.cond.i112

for.end.i134:                                     ; preds = %land.lhs.true.i116, %for.cond.i112, %land.rhs.i120
  %tobool7.i133 = icmp ne ptr %cond122.i, null
  %cmp9.i135 = icmp sgt i32 %n.i109.0, 0
  %or.cond147 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond147, label %if.then11.i138, label %sw.epilog.i

if.then11.i138:                                   ; preds = %for.end.i134
  %arrayidx12.i137 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 0, ptr %arrayidx12.i137, align 1
  br label %sw.epilog.i

sw.bb140.i:                                       ; preds = %cond.end121.i
  %cmp141.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp141.i, label %if.then143.i, label %if.end144.i

if.then143.i:                                     ; preds = %sw.bb140.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end144.i:                                      ; preds = %sw.bb140.i
  %. = select i1 %tobool45.i, i32 %12, i32 1
  br label %for.cond.i146

for.cond.i146:                                    ; preds = %if.end.i155, %if.end144.i
  %n.i144.0 = phi i32 [ 0, %if.end144.i ], [ %inc.i156, %if.end.i155 ]
  %cmp.i145 = icmp slt i32 %n.i144.0, %.
  br i1 %cmp.i145, label %land.rhs.i150, label %sw.epilog.i

land.rhs.i150:                                    ; preds = %for.cond.i146
  %49 = load ptr, ptr %at.i, align 4
  %50 = load i8, ptr %49, align 1
  %conv.i148 = sext i8 %50 to i32
  %tobool.i149 = icmp ne i32 %conv.i148, 0
  br i1 %tobool.i149, label %for.body.i152, label %sw.epilog.i

for.body.i152:                                    ; preds = %land.rhs.i150
  %tobool1.i = icmp ne ptr %cond122.i, null
  br i1 %tobool1.i, label %if.then.i154, label %if.end.i155

if.then.i154:                                     ; preds = %for.body.i152
  %arrayidx.i153 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i144.0
  store i8 %50, ptr %arrayidx.i153, align 1
  br label %if.end.i155

if.end.i155:                                      ; preds = %if.then.i154, %for.body.i152
  %inc.i156 = add nsw i32 %n.i144.0, 1
  %51 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i158 = getelementptr inbounds i8, ptr %51, i32 1
  store ptr %incdec.ptr.i158, ptr %at.i, align 4
  br label %for.cond.i146

sw.bb150.i:                                       ; preds = %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i
  %cmp151.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp151.i, label %if.then153.i, label %if.end154.i

if.then153.i:                                     ; preds = %sw.bb150.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end154.i:                                      ; preds = %sw.bb150.i
  %call155.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool156.i = icmp ne i32 %call155.i, 0
  br i1 %tobool156.i, label %if.end158.i, label %scan.exit

if.end158.i:                                      ; preds = %if.end154.i
  %magicptr = ptrtoint ptr %cond122.i to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true160.i

land.lhs.true160.i:                               ; preds = %if.end158.i
  %arrayidx161.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 -2
  %52 = load i8, ptr %arrayidx161.i, align 1
  %conv162.i = sext i8 %52 to i32
  %cmp163.i = icmp eq i32 %conv162.i, 108
  br i1 %cmp163.i, label %if.then165.i, label %if.else.i

if.then165.i:                                     ; preds = %land.lhs.true160.i
  %call167.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call167.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true160.i
  %tobool168.i = icmp ne ptr %cond122.i, null
  br i1 %tobool168.i, label %if.then169.i, label %sw.epilog.i

if.then169.i:                                     ; preds = %if.else.i
  %call172.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call172.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.bb176.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb177.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb178.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb179.i:                                       ; preds = %cond.end121.i, %cond.end121.i
  br label %integer.i

sw.bb180.i:                                       ; preds = %cond.end121.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end121.i, %sw.bb180.i, %sw.bb179.i, %sw.bb178.i, %sw.bb177.i, %sw.bb176.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb180.i ], [ %size.i.0, %sw.bb179.i ], [ %size.i.0, %sw.bb178.i ], [ %size.i.0, %sw.bb177.i ], [ %size.i.0, %sw.bb176.i ], [ 4, %cond.end121.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb180.i ], [ 16, %sw.bb179.i ], [ 8, %sw.bb178.i ], [ 0, %sw.bb177.i ], [ 10, %sw.bb176.i ], [ 16, %cond.end121.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb180.i ], [ 0, %sw.bb179.i ], [ 0, %sw.bb178.i ], [ 1, %sw.bb177.i ], [ 1, %sw.bb176.i ], [ 0, %cond.end121.i ]
  %call181.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool182.i = icmp ne i32 %call181.i, 0
  br i1 %tobool182.i, label %if.end184.i, label %scan.exit

if.end184.i:                                      ; preds = %integer.i
  %cmp.i162 = icmp sle i32 %size.i.1, 4
  br i1 %cmp.i162, label %if.then.i164, label %if.end.i173

if.then.i164:                                     ; preds = %if.end184.i
  %tobool.i163 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i163, label %cond.true.i167, label %cond.false.i169

cond.true.i167:                                   ; preds = %if.then.i164
  %call.i165 = call i32 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv.i166 = sext i32 %call.i165 to i64
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i164
  %call1.i = call i32 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv2.i168 = zext i32 %call1.i to i64
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end184.i
  %tobool3.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool3.i172, label %cond.true4.i, label %cond.false6.i

cond.true4.i:                                     ; preds = %if.end.i173
  %call5.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

cond.false6.i:                                    ; preds = %if.end.i173
  %call7.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true4.i, %cond.false6.i, %cond.true.i167, %cond.false.i169
  %retval.i160.0 = phi i64 [ %conv.i166, %cond.true.i167 ], [ %conv2.i168, %cond.false.i169 ], [ %call5.i, %cond.true4.i ], [ %call7.i, %cond.false6.i ]
  %tobool.i51 = icmp ne ptr %cond122.i, null
  br i1 %tobool.i51, label %if.end.i53, label %sw.epilog.i

if.end.i53:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i60 [
    i32 1, label %sw.bb.i55
    i32 2, label %sw.bb1.i57
    i32 4, label %sw.bb3.i59
  ]

sw.bb.i55:                                        ; preds = %if.end.i53
  %conv.i54 = trunc i64 %retval.i160.0 to i8
  store i8 %conv.i54, ptr %cond122.i, align 1
  br label %sw.epilog.i

sw.bb1.i57:                                       ; preds = %if.end.i53
  %conv2.i56 = trunc i64 %retval.i160.0 to i16
  store i16 %conv2.i56, ptr %cond122.i, align 2
  br label %sw.epilog.i

sw.bb3.i59:                                       ; preds = %if.end.i53
  %conv4.i58 = trunc i64 %retval.i160.0 to i32
  store i32 %conv4.i58, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i60:                                   ; preds = %if.end.i53
  store i64 %retval.i160.0, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end121.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end158.i, %sw.bb.i55, %sw.bb1.i57, %sw.bb3.i59, %sw.default.i60, %integer_of.exit, %if.then165.i, %if.then169.i, %if.else.i, %land.rhs.i150, %for.cond.i146, %for.end.i134, %if.then11.i138, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i138 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i146 ], [ %incdec.ptr50.i, %land.rhs.i150 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then169.i ], [ %incdec.ptr50.i, %if.end158.i ], [ %incdec.ptr50.i, %if.then165.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i60 ], [ %incdec.ptr50.i, %sw.bb3.i59 ], [ %incdec.ptr50.i, %sw.bb1.i57 ], [ %incdec.ptr50.i, %sw.bb.i55 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add189.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end154.i, %copy_string.exit, %if.then108.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then108.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end154.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select150, %if.then15.i ], [ %spec.select151, %if.then81.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @vsscanf(ptr noundef %s, ptr noundef %f, ptr noundef %args) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 4
  %in.i = alloca %struct.source, align 4
  %set.i = alloca %struct.set, align 4
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 4
  store ptr %s, ptr %in.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end104.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end104.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %args.addr.i.0 = phi ptr [ %args, %entry ], [ %args.addr.i.0, %for.end.i ], [ %args.addr.i.0, %if.end20.i ], [ %args.addr.i.0, %if.end91.i ], [ %args.addr.i.1, %if.end104.i ], [ %args.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end104.i ], [ %add189.i, %sw.epilog.i ]
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
  %2 = load ptr, ptr %at.i, align 4
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
  %5 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 4
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 4
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond148 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select150 = select i1 %or.cond148, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 4
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i32 %conv28.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 4
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond149 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond149, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 4
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 4
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 4
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %12 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i35
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb20.i
    i32 113, label %sw.bb20.i
    i32 122, label %sw.bb22.i
    i32 116, label %sw.bb22.i
    i32 76, label %sw.bb24.i
  ]

sw.bb.i35:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %add.ptr.i34 = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond7.i
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %14 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %14 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  %cond18.i = select i1 %cmp11.i, i32 2, i32 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond18.i
  br label %read_length.exit

sw.bb20.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr21.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb22.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb24.i:                                        ; preds = %if.end48.i
  %add.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb24.i, %sw.bb22.i, %sw.bb20.i, %sw.bb8.i, %sw.bb.i35
  %size.i.0 = phi i32 [ 16, %sw.bb24.i ], [ 4, %sw.bb22.i ], [ 8, %sw.bb20.i ], [ %cond13.i, %sw.bb8.i ], [ %cond.i33, %sw.bb.i35 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr.i34, %sw.bb.i35 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %15 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end105.i
    i32 99, label %if.end105.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 4
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
  %19 = load ptr, ptr %at.i, align 4
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 4
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end105.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 4
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select151 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 4
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end104.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %22 = load ptr, ptr %args.addr.i.0, align 4
  %23 = load ptr, ptr %at.i, align 4
  %24 = load ptr, ptr %in.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint ptr %23 to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %24 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv103.i = sext i32 %sub.ptr.sub.i to i64
  %tobool.i39 = icmp ne ptr %22, null
  br i1 %tobool.i39, label %if.end.i41, label %if.end104.i

if.end.i41:                                       ; preds = %if.then100.i
  switch i32 %size.i.0, label %sw.default.i46 [
    i32 1, label %sw.bb.i43
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i43:                                        ; preds = %if.end.i41
  %conv.i42 = trunc i64 %conv103.i to i8
  store i8 %conv.i42, ptr %22, align 1
  br label %if.end104.i

sw.bb1.i:                                         ; preds = %if.end.i41
  %conv2.i44 = trunc i64 %conv103.i to i16
  store i16 %conv2.i44, ptr %22, align 2
  br label %if.end104.i

sw.bb3.i:                                         ; preds = %if.end.i41
  store i32 %sub.ptr.sub.i, ptr %22, align 4
  br label %if.end104.i

sw.default.i46:                                   ; preds = %if.end.i41
  store i64 %conv103.i, ptr %22, align 4
  br label %if.end104.i

if.end104.i:                                      ; preds = %sw.bb.i43, %sw.bb1.i, %sw.bb3.i, %sw.default.i46, %if.then100.i, %if.then98.i
  %args.addr.i.1 = phi ptr [ %args.addr.i.0, %if.then98.i ], [ %argp.next.i, %if.then100.i ], [ %argp.next.i, %sw.default.i46 ], [ %argp.next.i, %sw.bb3.i ], [ %argp.next.i, %sw.bb1.i ], [ %argp.next.i, %sw.bb.i43 ]
  br label %while.cond.i

if.end105.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %25 = load ptr, ptr %at.i, align 4
  %26 = load i8, ptr %25, align 1
  %tobool107.i = icmp ne i8 %26, 0
  br i1 %tobool107.i, label %if.end115.i, label %if.then108.i

if.then108.i:                                     ; preds = %if.end105.i
  %cmp109.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp109.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end115.i:                                      ; preds = %if.end105.i
  br i1 %cmp27.i, label %cond.end121.i, label %cond.false118.i

cond.false118.i:                                  ; preds = %if.end115.i
  %argp.next120.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %27 = load ptr, ptr %args.addr.i.0, align 4
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %if.end115.i, %cond.false118.i
  %args.addr.i.2 = phi ptr [ %argp.next120.i, %cond.false118.i ], [ %args.addr.i.0, %if.end115.i ]
  %cond122.i = phi ptr [ %27, %cond.false118.i ], [ null, %if.end115.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %set.i, i8 0, i32 36, i1 false)
  %28 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %28, align 4
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb133.i
    i32 99, label %sw.bb140.i
    i32 97, label %sw.bb150.i
    i32 65, label %sw.bb150.i
    i32 101, label %sw.bb150.i
    i32 69, label %sw.bb150.i
    i32 102, label %sw.bb150.i
    i32 70, label %sw.bb150.i
    i32 103, label %sw.bb150.i
    i32 71, label %sw.bb150.i
    i32 112, label %integer.i
    i32 100, label %sw.bb176.i
    i32 105, label %sw.bb177.i
    i32 111, label %sw.bb178.i
    i32 120, label %sw.bb179.i
    i32 88, label %sw.bb179.i
    i32 117, label %sw.bb180.i
  ]

sw.bb.i:                                          ; preds = %cond.end121.i
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.i, ptr align 4 %.compoundliteral.i, i32 36, i1 false)
  %29 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i66 = sext i8 %29 to i32
  %cmp.i67 = icmp eq i32 %conv.i66, 94
  br i1 %cmp.i67, label %if.then.i69, label %if.end.i70

if.then.i69:                                      ; preds = %sw.bb.i
  store i32 1, ptr %28, align 4
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i69, %sw.bb.i
  %f.addr.i63.0 = phi ptr [ %incdec.ptr.i68, %if.then.i69 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i73

for.cond.i73:                                     ; preds = %for.end.i82, %if.end.i70
  %f.addr.i63.1 = phi ptr [ %f.addr.i63.0, %if.end.i70 ], [ %incdec.ptr32.i, %for.end.i82 ]
  %30 = load i8, ptr %f.addr.i63.1, align 1
  %conv2.i71 = sext i8 %30 to i32
  %cmp3.i72 = icmp ne i32 %conv2.i71, 93
  %cmp5.i74 = icmp eq ptr %f.addr.i63.1, %f.addr.i63.0
  %spec.select = select i1 %cmp3.i72, i1 true, i1 %cmp5.i74
  br i1 %spec.select, label %for.body.i77, label %read_set.exit

for.body.i77:                                     ; preds = %for.cond.i73
  %tobool.i76 = icmp ne i8 %30, 0
  br i1 %tobool.i76, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i77
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %31 = load i8, ptr %arrayidx.i78, align 1
  %conv9.i = sext i8 %31 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i79, label %if.end22.i

land.lhs.true.i79:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 2
  %32 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %32 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i79
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i79, %land.lhs.true.i79, %if.then20.i, %if.end8.i
  %to.i64.0 = phi i8 [ %32, %if.then20.i ], [ %30, %land.lhs.true.i79 ], [ %30, %if.end8.i ], [ %30, %land.lhs.true.i79 ]
  %f.addr.i63.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ], [ %f.addr.i63.1, %if.end8.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ]
  %conv23.i = zext i8 %30 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i65.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i64.0 to i32
  %cmp26.i = icmp ule i32 %c.i65.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i82

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i65.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i65.0, 64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i
  %33 = load i64, ptr %arrayidx30.i, align 4
  %or.i = or i64 %33, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 4
  %inc.i = add i32 %c.i65.0, 1
  br label %for.cond24.i

for.end.i82:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i63.2, i32 1
  br label %for.cond.i73

read_set.exit:                                    ; preds = %for.cond.i73
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %cmp125.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp125.i, label %if.then127.i, label %for.cond.i87

if.then127.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i87:                                     ; preds = %read_set.exit, %if.end.i98
  %n.i.0 = phi i32 [ %inc.i99, %if.end.i98 ], [ 0, %read_set.exit ]
  %34 = load i32, ptr %width.i, align 4
  %cmp.i86 = icmp sgt i32 %34, 0
  br i1 %cmp.i86, label %land.lhs.true.i91, label %for.end.i102

land.lhs.true.i91:                                ; preds = %for.cond.i87
  %35 = load ptr, ptr %at.i, align 4
  %36 = load i8, ptr %35, align 1
  %conv.i89 = sext i8 %36 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %land.rhs.i93, label %for.end.i102

land.rhs.i93:                                     ; preds = %land.lhs.true.i91
  %conv.i188 = zext i8 %36 to i32
  %div.i189 = sdiv i32 %conv.i188, 64
  %arrayidx.i190 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i189
  %37 = load i64, ptr %arrayidx.i190, align 4
  %rem.i192 = srem i32 %conv.i188, 64
  %sh_prom.i193 = zext i32 %rem.i192 to i64
  %shr.i194 = lshr i64 %37, %sh_prom.i193
  %and.i195 = and i64 %shr.i194, 1
  %38 = load i32, ptr %28, align 4
  %conv2.i197 = sext i32 %38 to i64
  %cmp.i198 = icmp ne i64 %and.i195, %conv2.i197
  br i1 %cmp.i198, label %for.body.i95, label %for.end.i102

for.body.i95:                                     ; preds = %land.rhs.i93
  %tobool3.i = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i, label %if.then.i97, label %if.end.i98

if.then.i97:                                      ; preds = %for.body.i95
  %arrayidx.i96 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 %36, ptr %arrayidx.i96, align 1
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i97, %for.body.i95
  %39 = load i32, ptr %width.i, align 4
  %dec.i = add nsw i32 %39, -1
  store i32 %dec.i, ptr %width.i, align 4
  %inc.i99 = add nsw i32 %n.i.0, 1
  %40 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i101 = getelementptr inbounds i8, ptr %40, i32 1
  store ptr %incdec.ptr.i101, ptr %at.i, align 4
  br label %for.cond.i87

for.end.i102:                                     ; preds = %land.lhs.true.i91, %for.cond.i87, %land.rhs.i93
  %tobool7.i = icmp ne ptr %cond122.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond146 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond146, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i102
  %arrayidx12.i103 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 0, ptr %arrayidx12.i103, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i102
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb133.i:                                       ; preds = %cond.end121.i
  store i64 4294983168, ptr %set.i, align 4
  %cmp135.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp135.i, label %if.then137.i, label %for.cond.i112

if.then137.i:                                     ; preds = %sw.bb133.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i112:                                    ; preds = %sw.bb133.i, %if.end.i127
  %n.i109.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb133.i ]
  %41 = load i32, ptr %width.i, align 4
  %cmp.i111 = icmp sgt i32 %41, 0
  br i1 %cmp.i111, label %land.lhs.true.i116, label %for.end.i134

land.lhs.true.i116:                               ; preds = %for.cond.i112
  %42 = load ptr, ptr %at.i, align 4
  %43 = load i8, ptr %42, align 1
  %conv.i114 = sext i8 %43 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %land.rhs.i120, label %for.end.i134

land.rhs.i120:                                    ; preds = %land.lhs.true.i116
  %conv.i176 = zext i8 %43 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %arrayidx.i178 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i177
  %44 = load i64, ptr %arrayidx.i178, align 4
  %rem.i180 = srem i32 %conv.i176, 64
  %sh_prom.i181 = zext i32 %rem.i180 to i64
  %shr.i = lshr i64 %44, %sh_prom.i181
  %and.i = and i64 %shr.i, 1
  %45 = load i32, ptr %28, align 4
  %conv2.i183 = sext i32 %45 to i64
  %cmp.i184 = icmp ne i64 %and.i, %conv2.i183
  br i1 %cmp.i184, label %for.body.i123, label %for.end.i134

for.body.i123:                                    ; preds = %land.rhs.i120
  %tobool3.i122 = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i122, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i123
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 %43, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i123
  %46 = load i32, ptr %width.i, align 4
  %dec.i129 = add nsw i32 %46, -1
  store i32 %dec.i129, ptr %width.i, align 4
  %inc.i130 = add nsw i32 %n.i109.0, 1
  %47 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %47, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 4
  br label %for.cond.i112

for.end.i134:                                     ; preds = %land.lhs.true.i116, %for.cond.i112, %land.rhs.i120
  %tobool7.i133 = icmp ne ptr %cond122.i, null
  %cmp9.i135 = icmp sgt i32 %n.i109.0, 0
  %or.cond147 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond147, label %if.then11.i138, label %sw.epilog.i

if.then11.i138:                                   ; preds = %for.end.i134
  %arrayidx12.i137 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 0, ptr %arrayidx12.i137, align 1
  br label %sw.epilog.i

sw.bb140.i:                                       ; preds = %cond.end121.i
  %cmp141.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp141.i, label %if.then143.i, label %if.end144.i

if.then143.i:                                     ; preds = %sw.bb140.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end144.i:                                      ; preds = %sw.bb140.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i146

for.cond.i146:                                    ; preds = %if.end.i155, %if.end144.i
  %n.i144.0 = phi i32 [ 0, %if.end144.i ], [ %inc.i156, %if.end.i155 ]
  %cmp.i145 = icmp slt i32 %n.i144.0, %.
  br i1 %cmp.i145, label %land.rhs.i150, label %sw.epilog.i

land.rhs.i150:                                    ; preds = %for.cond.i146
  %48 = load ptr, ptr %at.i, align 4
  %49 = load i8, ptr %48, align 1
  %conv.i148 = sext i8 %49 to i32
  %tobool.i149 = icmp ne i32 %conv.i148, 0
  br i1 %tobool.i149, label %for.body.i152, label %sw.epilog.i

for.body.i152:                                    ; preds = %land.rhs.i150
  %tobool1.i = icmp ne ptr %cond122.i, null
  br i1 %tobool1.i, label %if.then.i154, label %if.end.i155

if.then.i154:                                     ; preds = %for.body.i152
  %arrayidx.i153 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i144.0
  store i8 %49, ptr %arrayidx.i153, align 1
  br label %if.end.i155

if.end.i155:                                      ; preds = %if.then.i154, %for.body.i152
  %inc.i156 = add nsw i32 %n.i144.0, 1
  %50 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i158 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %incdec.ptr.i158, ptr %at.i, align 4
  br label %for.cond.i146

sw.bb150.i:                                       ; preds = %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i
  %cmp151.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp151.i, label %if.then153.i, label %if.end154.i

if.then153.i:                                     ; preds = %sw.bb150.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end154.i:                                      ; preds = %sw.bb150.i
  %call155.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool156.i = icmp ne i32 %call155.i, 0
  br i1 %tobool156.i, label %if.end158.i, label %scan.exit

if.end158.i:                                      ; preds = %if.end154.i
  %magicptr = ptrtoint ptr %cond122.i to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true160.i

land.lhs.true160.i:                               ; preds = %if.end158.i
  %arrayidx161.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 -2
  %51 = load i8, ptr %arrayidx161.i, align 1
  %conv162.i = sext i8 %51 to i32
  %cmp163.i = icmp eq i32 %conv162.i, 108
  br i1 %cmp163.i, label %if.then165.i, label %if.else.i

if.then165.i:                                     ; preds = %land.lhs.true160.i
  %call167.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call167.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true160.i
  %tobool168.i = icmp ne ptr %cond122.i, null
  br i1 %tobool168.i, label %if.then169.i, label %sw.epilog.i

if.then169.i:                                     ; preds = %if.else.i
  %call172.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call172.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.bb176.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb177.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb178.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb179.i:                                       ; preds = %cond.end121.i, %cond.end121.i
  br label %integer.i

sw.bb180.i:                                       ; preds = %cond.end121.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end121.i, %sw.bb180.i, %sw.bb179.i, %sw.bb178.i, %sw.bb177.i, %sw.bb176.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb180.i ], [ %size.i.0, %sw.bb179.i ], [ %size.i.0, %sw.bb178.i ], [ %size.i.0, %sw.bb177.i ], [ %size.i.0, %sw.bb176.i ], [ 4, %cond.end121.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb180.i ], [ 16, %sw.bb179.i ], [ 8, %sw.bb178.i ], [ 0, %sw.bb177.i ], [ 10, %sw.bb176.i ], [ 16, %cond.end121.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb180.i ], [ 0, %sw.bb179.i ], [ 0, %sw.bb178.i ], [ 1, %sw.bb177.i ], [ 1, %sw.bb176.i ], [ 0, %cond.end121.i ]
  %call181.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool182.i = icmp ne i32 %call181.i, 0
  br i1 %tobool182.i, label %if.end184.i, label %scan.exit

if.end184.i:                                      ; preds = %integer.i
  %cmp.i162 = icmp sle i32 %size.i.1, 4
  br i1 %cmp.i162, label %if.then.i164, label %if.end.i173

if.then.i164:                                     ; preds = %if.end184.i
  %tobool.i163 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i163, label %cond.true.i167, label %cond.false.i169

cond.true.i167:                                   ; preds = %if.then.i164
  %call.i165 = call i32 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv.i166 = sext i32 %call.i165 to i64
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i164
  %call1.i = call i32 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv2.i168 = zext i32 %call1.i to i64
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end184.i
  %tobool3.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool3.i172, label %cond.true4.i, label %cond.false6.i

cond.true4.i:                                     ; preds = %if.end.i173
  %call5.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

cond.false6.i:                                    ; preds = %if.end.i173
  %call7.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true4.i, %cond.false6.i, %cond.true.i167, %cond.false.i169
  %retval.i160.0 = phi i64 [ %conv.i166, %cond.true.i167 ], [ %conv2.i168, %cond.false.i169 ], [ %call5.i, %cond.true4.i ], [ %call7.i, %cond.false6.i ]
  %tobool.i51 = icmp ne ptr %cond122.i, null
  br i1 %tobool.i51, label %if.end.i53, label %sw.epilog.i

if.end.i53:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i60 [
    i32 1, label %sw.bb.i55
    i32 2, label %sw.bb1.i57
    i32 4, label %sw.bb3.i59
  ]

sw.bb.i55:                                        ; preds = %if.end.i53
  %conv.i54 = trunc i64 %retval.i160.0 to i8
  store i8 %conv.i54, ptr %cond122.i, align 1
  br label %sw.epilog.i

sw.bb1.i57:                                       ; preds = %if.end.i53
  %conv2.i56 = trunc i64 %retval.i160.0 to i16
  store i16 %conv2.i56, ptr %cond122.i, align 2
  br label %sw.epilog.i

sw.bb3.i59:                                       ; preds = %if.end.i53
  %conv4.i58 = trunc i64 %retval.i160.0 to i32
  store i32 %conv4.i58, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i60:                                   ; preds = %if.end.i53
  store i64 %retval.i160.0, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end121.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end158.i, %sw.bb.i55, %sw.bb1.i57, %sw.bb3.i59, %sw.default.i60, %integer_of.exit, %if.then165.i, %if.then169.i, %if.else.i, %land.rhs.i150, %for.cond.i146, %for.end.i134, %if.then11.i138, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i138 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i146 ], [ %incdec.ptr50.i, %land.rhs.i150 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then169.i ], [ %incdec.ptr50.i, %if.end158.i ], [ %incdec.ptr50.i, %if.then165.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i60 ], [ %incdec.ptr50.i, %sw.bb3.i59 ], [ %incdec.ptr50.i, %sw.bb1.i57 ], [ %incdec.ptr50.i, %sw.bb.i55 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add189.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end154.i, %copy_string.exit, %if.then108.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then108.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end154.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select150, %if.then15.i ], [ %spec.select151, %if.then81.i ]
  ret i32 %retval.i.0
}

define i32 @__isoc99_vsscanf(ptr noundef %s, ptr noundef %f, ptr noundef %args) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 4
  %in.i = alloca %struct.source, align 4
  %set.i = alloca %struct.set, align 4
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 4
  store ptr %s, ptr %in.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end104.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end104.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %args.addr.i.0 = phi ptr [ %args, %entry ], [ %args.addr.i.0, %for.end.i ], [ %args.addr.i.0, %if.end20.i ], [ %args.addr.i.0, %if.end91.i ], [ %args.addr.i.1, %if.end104.i ], [ %args.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end104.i ], [ %add189.i, %sw.epilog.i ]
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
  %2 = load ptr, ptr %at.i, align 4
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
  %5 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 4
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 4
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond148 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select150 = select i1 %or.cond148, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 4
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i32 %conv28.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 4
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond149 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond149, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 4
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 4
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 4
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %12 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i35
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb20.i
    i32 113, label %sw.bb20.i
    i32 122, label %sw.bb22.i
    i32 116, label %sw.bb22.i
    i32 76, label %sw.bb24.i
  ]

sw.bb.i35:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %add.ptr.i34 = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond7.i
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %14 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %14 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  %cond18.i = select i1 %cmp11.i, i32 2, i32 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond18.i
  br label %read_length.exit

sw.bb20.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr21.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb22.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb24.i:                                        ; preds = %if.end48.i
  %add.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb24.i, %sw.bb22.i, %sw.bb20.i, %sw.bb8.i, %sw.bb.i35
  %size.i.0 = phi i32 [ 16, %sw.bb24.i ], [ 4, %sw.bb22.i ], [ 8, %sw.bb20.i ], [ %cond13.i, %sw.bb8.i ], [ %cond.i33, %sw.bb.i35 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr.i34, %sw.bb.i35 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %15 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end105.i
    i32 99, label %if.end105.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 4
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
  %19 = load ptr, ptr %at.i, align 4
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 4
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end105.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 4
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select151 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 4
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end104.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %22 = load ptr, ptr %args.addr.i.0, align 4
  %23 = load ptr, ptr %at.i, align 4
  %24 = load ptr, ptr %in.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint ptr %23 to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %24 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv103.i = sext i32 %sub.ptr.sub.i to i64
  %tobool.i39 = icmp ne ptr %22, null
  br i1 %tobool.i39, label %if.end.i41, label %if.end104.i

if.end.i41:                                       ; preds = %if.then100.i
  switch i32 %size.i.0, label %sw.default.i46 [
    i32 1, label %sw.bb.i43
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i43:                                        ; preds = %if.end.i41
  %conv.i42 = trunc i64 %conv103.i to i8
  store i8 %conv.i42, ptr %22, align 1
  br label %if.end104.i

sw.bb1.i:                                         ; preds = %if.end.i41
  %conv2.i44 = trunc i64 %conv103.i to i16
  store i16 %conv2.i44, ptr %22, align 2
  br label %if.end104.i

sw.bb3.i:                                         ; preds = %if.end.i41
  store i32 %sub.ptr.sub.i, ptr %22, align 4
  br label %if.end104.i

sw.default.i46:                                   ; preds = %if.end.i41
  store i64 %conv103.i, ptr %22, align 4
  br label %if.end104.i

if.end104.i:                                      ; preds = %sw.bb.i43, %sw.bb1.i, %sw.bb3.i, %sw.default.i46, %if.then100.i, %if.then98.i
  %args.addr.i.1 = phi ptr [ %args.addr.i.0, %if.then98.i ], [ %argp.next.i, %if.then100.i ], [ %argp.next.i, %sw.default.i46 ], [ %argp.next.i, %sw.bb3.i ], [ %argp.next.i, %sw.bb1.i ], [ %argp.next.i, %sw.bb.i43 ]
  br label %while.cond.i

if.end105.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %25 = load ptr, ptr %at.i, align 4
  %26 = load i8, ptr %25, align 1
  %tobool107.i = icmp ne i8 %26, 0
  br i1 %tobool107.i, label %if.end115.i, label %if.then108.i

if.then108.i:                                     ; preds = %if.end105.i
  %cmp109.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp109.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end115.i:                                      ; preds = %if.end105.i
  br i1 %cmp27.i, label %cond.end121.i, label %cond.false118.i

cond.false118.i:                                  ; preds = %if.end115.i
  %argp.next120.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %27 = load ptr, ptr %args.addr.i.0, align 4
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %if.end115.i, %cond.false118.i
  %args.addr.i.2 = phi ptr [ %argp.next120.i, %cond.false118.i ], [ %args.addr.i.0, %if.end115.i ]
  %cond122.i = phi ptr [ %27, %cond.false118.i ], [ null, %if.end115.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %set.i, i8 0, i32 36, i1 false)
  %28 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %28, align 4
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb133.i
    i32 99, label %sw.bb140.i
    i32 97, label %sw.bb150.i
    i32 65, label %sw.bb150.i
    i32 101, label %sw.bb150.i
    i32 69, label %sw.bb150.i
    i32 102, label %sw.bb150.i
    i32 70, label %sw.bb150.i
    i32 103, label %sw.bb150.i
    i32 71, label %sw.bb150.i
    i32 112, label %integer.i
    i32 100, label %sw.bb176.i
    i32 105, label %sw.bb177.i
    i32 111, label %sw.bb178.i
    i32 120, label %sw.bb179.i
    i32 88, label %sw.bb179.i
    i32 117, label %sw.bb180.i
  ]

sw.bb.i:                                          ; preds = %cond.end121.i
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.i, ptr align 4 %.compoundliteral.i, i32 36, i1 false)
  %29 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i66 = sext i8 %29 to i32
  %cmp.i67 = icmp eq i32 %conv.i66, 94
  br i1 %cmp.i67, label %if.then.i69, label %if.end.i70

if.then.i69:                                      ; preds = %sw.bb.i
  store i32 1, ptr %28, align 4
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i69, %sw.bb.i
  %f.addr.i63.0 = phi ptr [ %incdec.ptr.i68, %if.then.i69 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i73

for.cond.i73:                                     ; preds = %for.end.i82, %if.end.i70
  %f.addr.i63.1 = phi ptr [ %f.addr.i63.0, %if.end.i70 ], [ %incdec.ptr32.i, %for.end.i82 ]
  %30 = load i8, ptr %f.addr.i63.1, align 1
  %conv2.i71 = sext i8 %30 to i32
  %cmp3.i72 = icmp ne i32 %conv2.i71, 93
  %cmp5.i74 = icmp eq ptr %f.addr.i63.1, %f.addr.i63.0
  %spec.select = select i1 %cmp3.i72, i1 true, i1 %cmp5.i74
  br i1 %spec.select, label %for.body.i77, label %read_set.exit

for.body.i77:                                     ; preds = %for.cond.i73
  %tobool.i76 = icmp ne i8 %30, 0
  br i1 %tobool.i76, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i77
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %31 = load i8, ptr %arrayidx.i78, align 1
  %conv9.i = sext i8 %31 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i79, label %if.end22.i

land.lhs.true.i79:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 2
  %32 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %32 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i79
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i79, %land.lhs.true.i79, %if.then20.i, %if.end8.i
  %to.i64.0 = phi i8 [ %32, %if.then20.i ], [ %30, %land.lhs.true.i79 ], [ %30, %if.end8.i ], [ %30, %land.lhs.true.i79 ]
  %f.addr.i63.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ], [ %f.addr.i63.1, %if.end8.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ]
  %conv23.i = zext i8 %30 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i65.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i64.0 to i32
  %cmp26.i = icmp ule i32 %c.i65.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i82

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i65.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i65.0, 64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i
  %33 = load i64, ptr %arrayidx30.i, align 4
  %or.i = or i64 %33, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 4
  %inc.i = add i32 %c.i65.0, 1
  br label %for.cond24.i

for.end.i82:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i63.2, i32 1
  br label %for.cond.i73

read_set.exit:                                    ; preds = %for.cond.i73
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %cmp125.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp125.i, label %if.then127.i, label %for.cond.i87

if.then127.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i87:                                     ; preds = %read_set.exit, %if.end.i98
  %n.i.0 = phi i32 [ %inc.i99, %if.end.i98 ], [ 0, %read_set.exit ]
  %34 = load i32, ptr %width.i, align 4
  %cmp.i86 = icmp sgt i32 %34, 0
  br i1 %cmp.i86, label %land.lhs.true.i91, label %for.end.i102

land.lhs.true.i91:                                ; preds = %for.cond.i87
  %35 = load ptr, ptr %at.i, align 4
  %36 = load i8, ptr %35, align 1
  %conv.i89 = sext i8 %36 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %land.rhs.i93, label %for.end.i102

land.rhs.i93:                                     ; preds = %land.lhs.true.i91
  %conv.i188 = zext i8 %36 to i32
  %div.i189 = sdiv i32 %conv.i188, 64
  %arrayidx.i190 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i189
  %37 = load i64, ptr %arrayidx.i190, align 4
  %rem.i192 = srem i32 %conv.i188, 64
  %sh_prom.i193 = zext i32 %rem.i192 to i64
  %shr.i194 = lshr i64 %37, %sh_prom.i193
  %and.i195 = and i64 %shr.i194, 1
  %38 = load i32, ptr %28, align 4
  %conv2.i197 = sext i32 %38 to i64
  %cmp.i198 = icmp ne i64 %and.i195, %conv2.i197
  br i1 %cmp.i198, label %for.body.i95, label %for.end.i102

for.body.i95:                                     ; preds = %land.rhs.i93
  %tobool3.i = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i, label %if.then.i97, label %if.end.i98

if.then.i97:                                      ; preds = %for.body.i95
  %arrayidx.i96 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 %36, ptr %arrayidx.i96, align 1
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i97, %for.body.i95
  %39 = load i32, ptr %width.i, align 4
  %dec.i = add nsw i32 %39, -1
  store i32 %dec.i, ptr %width.i, align 4
  %inc.i99 = add nsw i32 %n.i.0, 1
  %40 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i101 = getelementptr inbounds i8, ptr %40, i32 1
  store ptr %incdec.ptr.i101, ptr %at.i, align 4
  br label %for.cond.i87

for.end.i102:                                     ; preds = %land.lhs.true.i91, %for.cond.i87, %land.rhs.i93
  %tobool7.i = icmp ne ptr %cond122.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond146 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond146, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i102
  %arrayidx12.i103 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 0, ptr %arrayidx12.i103, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i102
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb133.i:                                       ; preds = %cond.end121.i
  store i64 4294983168, ptr %set.i, align 4
  %cmp135.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp135.i, label %if.then137.i, label %for.cond.i112

if.then137.i:                                     ; preds = %sw.bb133.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i112:                                    ; preds = %sw.bb133.i, %if.end.i127
  %n.i109.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb133.i ]
  %41 = load i32, ptr %width.i, align 4
  %cmp.i111 = icmp sgt i32 %41, 0
  br i1 %cmp.i111, label %land.lhs.true.i116, label %for.end.i134

land.lhs.true.i116:                               ; preds = %for.cond.i112
  %42 = load ptr, ptr %at.i, align 4
  %43 = load i8, ptr %42, align 1
  %conv.i114 = sext i8 %43 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %land.rhs.i120, label %for.end.i134

land.rhs.i120:                                    ; preds = %land.lhs.true.i116
  %conv.i176 = zext i8 %43 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %arrayidx.i178 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i177
  %44 = load i64, ptr %arrayidx.i178, align 4
  %rem.i180 = srem i32 %conv.i176, 64
  %sh_prom.i181 = zext i32 %rem.i180 to i64
  %shr.i = lshr i64 %44, %sh_prom.i181
  %and.i = and i64 %shr.i, 1
  %45 = load i32, ptr %28, align 4
  %conv2.i183 = sext i32 %45 to i64
  %cmp.i184 = icmp ne i64 %and.i, %conv2.i183
  br i1 %cmp.i184, label %for.body.i123, label %for.end.i134

for.body.i123:                                    ; preds = %land.rhs.i120
  %tobool3.i122 = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i122, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i123
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 %43, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i123
  %46 = load i32, ptr %width.i, align 4
  %dec.i129 = add nsw i32 %46, -1
  store i32 %dec.i129, ptr %width.i, align 4
  %inc.i130 = add nsw i32 %n.i109.0, 1
  %47 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %47, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 4
  br label %for.cond.i112

for.end.i134:                                     ; preds = %land.lhs.true.i116, %for.cond.i112, %land.rhs.i120
  %tobool7.i133 = icmp ne ptr %cond122.i, null
  %cmp9.i135 = icmp sgt i32 %n.i109.0, 0
  %or.cond147 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond147, label %if.then11.i138, label %sw.epilog.i

if.then11.i138:                                   ; preds = %for.end.i134
  %arrayidx12.i137 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 0, ptr %arrayidx12.i137, align 1
  br label %sw.epilog.i

sw.bb140.i:                                       ; preds = %cond.end121.i
  %cmp141.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp141.i, label %if.then143.i, label %if.end144.i

if.then143.i:                                     ; preds = %sw.bb140.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end144.i:                                      ; preds = %sw.bb140.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i146

for.cond.i146:                                    ; preds = %if.end.i155, %if.end144.i
  %n.i144.0 = phi i32 [ 0, %if.end144.i ], [ %inc.i156, %if.end.i155 ]
  %cmp.i145 = icmp slt i32 %n.i144.0, %.
  br i1 %cmp.i145, label %land.rhs.i150, label %sw.epilog.i

land.rhs.i150:                                    ; preds = %for.cond.i146
  %48 = load ptr, ptr %at.i, align 4
  %49 = load i8, ptr %48, align 1
  %conv.i148 = sext i8 %49 to i32
  %tobool.i149 = icmp ne i32 %conv.i148, 0
  br i1 %tobool.i149, label %for.body.i152, label %sw.epilog.i

for.body.i152:                                    ; preds = %land.rhs.i150
  %tobool1.i = icmp ne ptr %cond122.i, null
  br i1 %tobool1.i, label %if.then.i154, label %if.end.i155

if.then.i154:                                     ; preds = %for.body.i152
  %arrayidx.i153 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i144.0
  store i8 %49, ptr %arrayidx.i153, align 1
  br label %if.end.i155

if.end.i155:                                      ; preds = %if.then.i154, %for.body.i152
  %inc.i156 = add nsw i32 %n.i144.0, 1
  %50 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i158 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %incdec.ptr.i158, ptr %at.i, align 4
  br label %for.cond.i146

sw.bb150.i:                                       ; preds = %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i
  %cmp151.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp151.i, label %if.then153.i, label %if.end154.i

if.then153.i:                                     ; preds = %sw.bb150.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end154.i:                                      ; preds = %sw.bb150.i
  %call155.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool156.i = icmp ne i32 %call155.i, 0
  br i1 %tobool156.i, label %if.end158.i, label %scan.exit

if.end158.i:                                      ; preds = %if.end154.i
  %magicptr = ptrtoint ptr %cond122.i to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true160.i

land.lhs.true160.i:                               ; preds = %if.end158.i
  %arrayidx161.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 -2
  %51 = load i8, ptr %arrayidx161.i, align 1
  %conv162.i = sext i8 %51 to i32
  %cmp163.i = icmp eq i32 %conv162.i, 108
  br i1 %cmp163.i, label %if.then165.i, label %if.else.i

if.then165.i:                                     ; preds = %land.lhs.true160.i
  %call167.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call167.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true160.i
  %tobool168.i = icmp ne ptr %cond122.i, null
  br i1 %tobool168.i, label %if.then169.i, label %sw.epilog.i

if.then169.i:                                     ; preds = %if.else.i
  %call172.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call172.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.bb176.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb177.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb178.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb179.i:                                       ; preds = %cond.end121.i, %cond.end121.i
  br label %integer.i

sw.bb180.i:                                       ; preds = %cond.end121.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end121.i, %sw.bb180.i, %sw.bb179.i, %sw.bb178.i, %sw.bb177.i, %sw.bb176.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb180.i ], [ %size.i.0, %sw.bb179.i ], [ %size.i.0, %sw.bb178.i ], [ %size.i.0, %sw.bb177.i ], [ %size.i.0, %sw.bb176.i ], [ 4, %cond.end121.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb180.i ], [ 16, %sw.bb179.i ], [ 8, %sw.bb178.i ], [ 0, %sw.bb177.i ], [ 10, %sw.bb176.i ], [ 16, %cond.end121.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb180.i ], [ 0, %sw.bb179.i ], [ 0, %sw.bb178.i ], [ 1, %sw.bb177.i ], [ 1, %sw.bb176.i ], [ 0, %cond.end121.i ]
  %call181.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool182.i = icmp ne i32 %call181.i, 0
  br i1 %tobool182.i, label %if.end184.i, label %scan.exit

if.end184.i:                                      ; preds = %integer.i
  %cmp.i162 = icmp sle i32 %size.i.1, 4
  br i1 %cmp.i162, label %if.then.i164, label %if.end.i173

if.then.i164:                                     ; preds = %if.end184.i
  %tobool.i163 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i163, label %cond.true.i167, label %cond.false.i169

cond.true.i167:                                   ; preds = %if.then.i164
  %call.i165 = call i32 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv.i166 = sext i32 %call.i165 to i64
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i164
  %call1.i = call i32 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv2.i168 = zext i32 %call1.i to i64
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end184.i
  %tobool3.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool3.i172, label %cond.true4.i, label %cond.false6.i

cond.true4.i:                                     ; preds = %if.end.i173
  %call5.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

cond.false6.i:                                    ; preds = %if.end.i173
  %call7.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true4.i, %cond.false6.i, %cond.true.i167, %cond.false.i169
  %retval.i160.0 = phi i64 [ %conv.i166, %cond.true.i167 ], [ %conv2.i168, %cond.false.i169 ], [ %call5.i, %cond.true4.i ], [ %call7.i, %cond.false6.i ]
  %tobool.i51 = icmp ne ptr %cond122.i, null
  br i1 %tobool.i51, label %if.end.i53, label %sw.epilog.i

if.end.i53:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i60 [
    i32 1, label %sw.bb.i55
    i32 2, label %sw.bb1.i57
    i32 4, label %sw.bb3.i59
  ]

sw.bb.i55:                                        ; preds = %if.end.i53
  %conv.i54 = trunc i64 %retval.i160.0 to i8
  store i8 %conv.i54, ptr %cond122.i, align 1
  br label %sw.epilog.i

sw.bb1.i57:                                       ; preds = %if.end.i53
  %conv2.i56 = trunc i64 %retval.i160.0 to i16
  store i16 %conv2.i56, ptr %cond122.i, align 2
  br label %sw.epilog.i

sw.bb3.i59:                                       ; preds = %if.end.i53
  %conv4.i58 = trunc i64 %retval.i160.0 to i32
  store i32 %conv4.i58, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i60:                                   ; preds = %if.end.i53
  store i64 %retval.i160.0, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end121.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end158.i, %sw.bb.i55, %sw.bb1.i57, %sw.bb3.i59, %sw.default.i60, %integer_of.exit, %if.then165.i, %if.then169.i, %if.else.i, %land.rhs.i150, %for.cond.i146, %for.end.i134, %if.then11.i138, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i138 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i146 ], [ %incdec.ptr50.i, %land.rhs.i150 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then169.i ], [ %incdec.ptr50.i, %if.end158.i ], [ %incdec.ptr50.i, %if.then165.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i60 ], [ %incdec.ptr50.i, %sw.bb3.i59 ], [ %incdec.ptr50.i, %sw.bb1.i57 ], [ %incdec.ptr50.i, %sw.bb.i55 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add189.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end154.i, %copy_string.exit, %if.then108.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then108.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end154.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select150, %if.then15.i ], [ %spec.select151, %if.then81.i ]
  ret i32 %retval.i.0
}

define i32 @__isoc23_vsscanf(ptr noundef %s, ptr noundef %f, ptr noundef %args) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 4
  %in.i = alloca %struct.source, align 4
  %set.i = alloca %struct.set, align 4
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 4
  store ptr %s, ptr %in.i, align 4
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end104.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end104.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %args.addr.i.0 = phi ptr [ %args, %entry ], [ %args.addr.i.0, %for.end.i ], [ %args.addr.i.0, %if.end20.i ], [ %args.addr.i.0, %if.end91.i ], [ %args.addr.i.1, %if.end104.i ], [ %args.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end104.i ], [ %add189.i, %sw.epilog.i ]
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
  %2 = load ptr, ptr %at.i, align 4
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
  %5 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 4
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 4
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond148 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select150 = select i1 %or.cond148, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 4
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i32 %conv28.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 4
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond149 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond149, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 4
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 4
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 4
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 4
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %12 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i35
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb20.i
    i32 113, label %sw.bb20.i
    i32 122, label %sw.bb22.i
    i32 116, label %sw.bb22.i
    i32 76, label %sw.bb24.i
  ]

sw.bb.i35:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %add.ptr.i34 = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond7.i
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  %14 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %14 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 108
  %cond13.i = select i1 %cmp11.i, i32 8, i32 4
  %cond18.i = select i1 %cmp11.i, i32 2, i32 1
  %add.ptr19.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 %cond18.i
  br label %read_length.exit

sw.bb20.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr21.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb22.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

sw.bb24.i:                                        ; preds = %if.end48.i
  %add.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb24.i, %sw.bb22.i, %sw.bb20.i, %sw.bb8.i, %sw.bb.i35
  %size.i.0 = phi i32 [ 16, %sw.bb24.i ], [ 4, %sw.bb22.i ], [ 8, %sw.bb20.i ], [ %cond13.i, %sw.bb8.i ], [ %cond.i33, %sw.bb.i35 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr25.i, %sw.bb24.i ], [ %add.ptr23.i, %sw.bb22.i ], [ %add.ptr21.i, %sw.bb20.i ], [ %add.ptr19.i, %sw.bb8.i ], [ %add.ptr.i34, %sw.bb.i35 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %15 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end105.i
    i32 99, label %if.end105.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 4
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
  %19 = load ptr, ptr %at.i, align 4
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 4
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end105.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 4
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select151 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 4
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end104.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %22 = load ptr, ptr %args.addr.i.0, align 4
  %23 = load ptr, ptr %at.i, align 4
  %24 = load ptr, ptr %in.i, align 4
  %sub.ptr.lhs.cast.i = ptrtoint ptr %23 to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %24 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %conv103.i = sext i32 %sub.ptr.sub.i to i64
  %tobool.i39 = icmp ne ptr %22, null
  br i1 %tobool.i39, label %if.end.i41, label %if.end104.i

if.end.i41:                                       ; preds = %if.then100.i
  switch i32 %size.i.0, label %sw.default.i46 [
    i32 1, label %sw.bb.i43
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i43:                                        ; preds = %if.end.i41
  %conv.i42 = trunc i64 %conv103.i to i8
  store i8 %conv.i42, ptr %22, align 1
  br label %if.end104.i

sw.bb1.i:                                         ; preds = %if.end.i41
  %conv2.i44 = trunc i64 %conv103.i to i16
  store i16 %conv2.i44, ptr %22, align 2
  br label %if.end104.i

sw.bb3.i:                                         ; preds = %if.end.i41
  store i32 %sub.ptr.sub.i, ptr %22, align 4
  br label %if.end104.i

sw.default.i46:                                   ; preds = %if.end.i41
  store i64 %conv103.i, ptr %22, align 4
  br label %if.end104.i

if.end104.i:                                      ; preds = %sw.bb.i43, %sw.bb1.i, %sw.bb3.i, %sw.default.i46, %if.then100.i, %if.then98.i
  %args.addr.i.1 = phi ptr [ %args.addr.i.0, %if.then98.i ], [ %argp.next.i, %if.then100.i ], [ %argp.next.i, %sw.default.i46 ], [ %argp.next.i, %sw.bb3.i ], [ %argp.next.i, %sw.bb1.i ], [ %argp.next.i, %sw.bb.i43 ]
  br label %while.cond.i

if.end105.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %25 = load ptr, ptr %at.i, align 4
  %26 = load i8, ptr %25, align 1
  %tobool107.i = icmp ne i8 %26, 0
  br i1 %tobool107.i, label %if.end115.i, label %if.then108.i

if.then108.i:                                     ; preds = %if.end105.i
  %cmp109.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp109.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end115.i:                                      ; preds = %if.end105.i
  br i1 %cmp27.i, label %cond.end121.i, label %cond.false118.i

cond.false118.i:                                  ; preds = %if.end115.i
  %argp.next120.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %27 = load ptr, ptr %args.addr.i.0, align 4
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %if.end115.i, %cond.false118.i
  %args.addr.i.2 = phi ptr [ %argp.next120.i, %cond.false118.i ], [ %args.addr.i.0, %if.end115.i ]
  %cond122.i = phi ptr [ %27, %cond.false118.i ], [ null, %if.end115.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %set.i, i8 0, i32 36, i1 false)
  %28 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %28, align 4
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb133.i
    i32 99, label %sw.bb140.i
    i32 97, label %sw.bb150.i
    i32 65, label %sw.bb150.i
    i32 101, label %sw.bb150.i
    i32 69, label %sw.bb150.i
    i32 102, label %sw.bb150.i
    i32 70, label %sw.bb150.i
    i32 103, label %sw.bb150.i
    i32 71, label %sw.bb150.i
    i32 112, label %integer.i
    i32 100, label %sw.bb176.i
    i32 105, label %sw.bb177.i
    i32 111, label %sw.bb178.i
    i32 120, label %sw.bb179.i
    i32 88, label %sw.bb179.i
    i32 117, label %sw.bb180.i
  ]

sw.bb.i:                                          ; preds = %cond.end121.i
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.i, ptr align 4 %.compoundliteral.i, i32 36, i1 false)
  %29 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i66 = sext i8 %29 to i32
  %cmp.i67 = icmp eq i32 %conv.i66, 94
  br i1 %cmp.i67, label %if.then.i69, label %if.end.i70

if.then.i69:                                      ; preds = %sw.bb.i
  store i32 1, ptr %28, align 4
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i69, %sw.bb.i
  %f.addr.i63.0 = phi ptr [ %incdec.ptr.i68, %if.then.i69 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i73

for.cond.i73:                                     ; preds = %for.end.i82, %if.end.i70
  %f.addr.i63.1 = phi ptr [ %f.addr.i63.0, %if.end.i70 ], [ %incdec.ptr32.i, %for.end.i82 ]
  %30 = load i8, ptr %f.addr.i63.1, align 1
  %conv2.i71 = sext i8 %30 to i32
  %cmp3.i72 = icmp ne i32 %conv2.i71, 93
  %cmp5.i74 = icmp eq ptr %f.addr.i63.1, %f.addr.i63.0
  %spec.select = select i1 %cmp3.i72, i1 true, i1 %cmp5.i74
  br i1 %spec.select, label %for.body.i77, label %read_set.exit

for.body.i77:                                     ; preds = %for.cond.i73
  %tobool.i76 = icmp ne i8 %30, 0
  br i1 %tobool.i76, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i77
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %31 = load i8, ptr %arrayidx.i78, align 1
  %conv9.i = sext i8 %31 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i79, label %if.end22.i

land.lhs.true.i79:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 2
  %32 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %32 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i79
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i79, %land.lhs.true.i79, %if.then20.i, %if.end8.i
  %to.i64.0 = phi i8 [ %32, %if.then20.i ], [ %30, %land.lhs.true.i79 ], [ %30, %if.end8.i ], [ %30, %land.lhs.true.i79 ]
  %f.addr.i63.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ], [ %f.addr.i63.1, %if.end8.i ], [ %f.addr.i63.1, %land.lhs.true.i79 ]
  %conv23.i = zext i8 %30 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i65.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i64.0 to i32
  %cmp26.i = icmp ule i32 %c.i65.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i82

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i65.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i65.0, 64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i
  %33 = load i64, ptr %arrayidx30.i, align 4
  %or.i = or i64 %33, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 4
  %inc.i = add i32 %c.i65.0, 1
  br label %for.cond24.i

for.end.i82:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i63.2, i32 1
  br label %for.cond.i73

read_set.exit:                                    ; preds = %for.cond.i73
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i63.1, i32 1
  %cmp125.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp125.i, label %if.then127.i, label %for.cond.i87

if.then127.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i87:                                     ; preds = %read_set.exit, %if.end.i98
  %n.i.0 = phi i32 [ %inc.i99, %if.end.i98 ], [ 0, %read_set.exit ]
  %34 = load i32, ptr %width.i, align 4
  %cmp.i86 = icmp sgt i32 %34, 0
  br i1 %cmp.i86, label %land.lhs.true.i91, label %for.end.i102

land.lhs.true.i91:                                ; preds = %for.cond.i87
  %35 = load ptr, ptr %at.i, align 4
  %36 = load i8, ptr %35, align 1
  %conv.i89 = sext i8 %36 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %land.rhs.i93, label %for.end.i102

land.rhs.i93:                                     ; preds = %land.lhs.true.i91
  %conv.i188 = zext i8 %36 to i32
  %div.i189 = sdiv i32 %conv.i188, 64
  %arrayidx.i190 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i189
  %37 = load i64, ptr %arrayidx.i190, align 4
  %rem.i192 = srem i32 %conv.i188, 64
  %sh_prom.i193 = zext i32 %rem.i192 to i64
  %shr.i194 = lshr i64 %37, %sh_prom.i193
  %and.i195 = and i64 %shr.i194, 1
  %38 = load i32, ptr %28, align 4
  %conv2.i197 = sext i32 %38 to i64
  %cmp.i198 = icmp ne i64 %and.i195, %conv2.i197
  br i1 %cmp.i198, label %for.body.i95, label %for.end.i102

for.body.i95:                                     ; preds = %land.rhs.i93
  %tobool3.i = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i, label %if.then.i97, label %if.end.i98

if.then.i97:                                      ; preds = %for.body.i95
  %arrayidx.i96 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 %36, ptr %arrayidx.i96, align 1
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i97, %for.body.i95
  %39 = load i32, ptr %width.i, align 4
  %dec.i = add nsw i32 %39, -1
  store i32 %dec.i, ptr %width.i, align 4
  %inc.i99 = add nsw i32 %n.i.0, 1
  %40 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i101 = getelementptr inbounds i8, ptr %40, i32 1
  store ptr %incdec.ptr.i101, ptr %at.i, align 4
  br label %for.cond.i87

for.end.i102:                                     ; preds = %land.lhs.true.i91, %for.cond.i87, %land.rhs.i93
  %tobool7.i = icmp ne ptr %cond122.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond146 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond146, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i102
  %arrayidx12.i103 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i.0
  store i8 0, ptr %arrayidx12.i103, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i102
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb133.i:                                       ; preds = %cond.end121.i
  store i64 4294983168, ptr %set.i, align 4
  %cmp135.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp135.i, label %if.then137.i, label %for.cond.i112

if.then137.i:                                     ; preds = %sw.bb133.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i112:                                    ; preds = %sw.bb133.i, %if.end.i127
  %n.i109.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb133.i ]
  %41 = load i32, ptr %width.i, align 4
  %cmp.i111 = icmp sgt i32 %41, 0
  br i1 %cmp.i111, label %land.lhs.true.i116, label %for.end.i134

land.lhs.true.i116:                               ; preds = %for.cond.i112
  %42 = load ptr, ptr %at.i, align 4
  %43 = load i8, ptr %42, align 1
  %conv.i114 = sext i8 %43 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %land.rhs.i120, label %for.end.i134

land.rhs.i120:                                    ; preds = %land.lhs.true.i116
  %conv.i176 = zext i8 %43 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %arrayidx.i178 = getelementptr inbounds [4 x i64], ptr %set.i, i32 0, i32 %div.i177
  %44 = load i64, ptr %arrayidx.i178, align 4
  %rem.i180 = srem i32 %conv.i176, 64
  %sh_prom.i181 = zext i32 %rem.i180 to i64
  %shr.i = lshr i64 %44, %sh_prom.i181
  %and.i = and i64 %shr.i, 1
  %45 = load i32, ptr %28, align 4
  %conv2.i183 = sext i32 %45 to i64
  %cmp.i184 = icmp ne i64 %and.i, %conv2.i183
  br i1 %cmp.i184, label %for.body.i123, label %for.end.i134

for.body.i123:                                    ; preds = %land.rhs.i120
  %tobool3.i122 = icmp ne ptr %cond122.i, null
  br i1 %tobool3.i122, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i123
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 %43, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i123
  %46 = load i32, ptr %width.i, align 4
  %dec.i129 = add nsw i32 %46, -1
  store i32 %dec.i129, ptr %width.i, align 4
  %inc.i130 = add nsw i32 %n.i109.0, 1
  %47 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %47, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 4
  br label %for.cond.i112

for.end.i134:                                     ; preds = %land.lhs.true.i116, %for.cond.i112, %land.rhs.i120
  %tobool7.i133 = icmp ne ptr %cond122.i, null
  %cmp9.i135 = icmp sgt i32 %n.i109.0, 0
  %or.cond147 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond147, label %if.then11.i138, label %sw.epilog.i

if.then11.i138:                                   ; preds = %for.end.i134
  %arrayidx12.i137 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i109.0
  store i8 0, ptr %arrayidx12.i137, align 1
  br label %sw.epilog.i

sw.bb140.i:                                       ; preds = %cond.end121.i
  %cmp141.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp141.i, label %if.then143.i, label %if.end144.i

if.then143.i:                                     ; preds = %sw.bb140.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end144.i:                                      ; preds = %sw.bb140.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i146

for.cond.i146:                                    ; preds = %if.end.i155, %if.end144.i
  %n.i144.0 = phi i32 [ 0, %if.end144.i ], [ %inc.i156, %if.end.i155 ]
  %cmp.i145 = icmp slt i32 %n.i144.0, %.
  br i1 %cmp.i145, label %land.rhs.i150, label %sw.epilog.i

land.rhs.i150:                                    ; preds = %for.cond.i146
  %48 = load ptr, ptr %at.i, align 4
  %49 = load i8, ptr %48, align 1
  %conv.i148 = sext i8 %49 to i32
  %tobool.i149 = icmp ne i32 %conv.i148, 0
  br i1 %tobool.i149, label %for.body.i152, label %sw.epilog.i

for.body.i152:                                    ; preds = %land.rhs.i150
  %tobool1.i = icmp ne ptr %cond122.i, null
  br i1 %tobool1.i, label %if.then.i154, label %if.end.i155

if.then.i154:                                     ; preds = %for.body.i152
  %arrayidx.i153 = getelementptr inbounds i8, ptr %cond122.i, i32 %n.i144.0
  store i8 %49, ptr %arrayidx.i153, align 1
  br label %if.end.i155

if.end.i155:                                      ; preds = %if.then.i154, %for.body.i152
  %inc.i156 = add nsw i32 %n.i144.0, 1
  %50 = load ptr, ptr %at.i, align 4
  %incdec.ptr.i158 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %incdec.ptr.i158, ptr %at.i, align 4
  br label %for.cond.i146

sw.bb150.i:                                       ; preds = %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i, %cond.end121.i
  %cmp151.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp151.i, label %if.then153.i, label %if.end154.i

if.then153.i:                                     ; preds = %sw.bb150.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end154.i:                                      ; preds = %sw.bb150.i
  %call155.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool156.i = icmp ne i32 %call155.i, 0
  br i1 %tobool156.i, label %if.end158.i, label %scan.exit

if.end158.i:                                      ; preds = %if.end154.i
  %magicptr = ptrtoint ptr %cond122.i to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true160.i

land.lhs.true160.i:                               ; preds = %if.end158.i
  %arrayidx161.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 -2
  %51 = load i8, ptr %arrayidx161.i, align 1
  %conv162.i = sext i8 %51 to i32
  %cmp163.i = icmp eq i32 %conv162.i, 108
  br i1 %cmp163.i, label %if.then165.i, label %if.else.i

if.then165.i:                                     ; preds = %land.lhs.true160.i
  %call167.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call167.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true160.i
  %tobool168.i = icmp ne ptr %cond122.i, null
  br i1 %tobool168.i, label %if.then169.i, label %sw.epilog.i

if.then169.i:                                     ; preds = %if.else.i
  %call172.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call172.i, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.bb176.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb177.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb178.i:                                       ; preds = %cond.end121.i
  br label %integer.i

sw.bb179.i:                                       ; preds = %cond.end121.i, %cond.end121.i
  br label %integer.i

sw.bb180.i:                                       ; preds = %cond.end121.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end121.i, %sw.bb180.i, %sw.bb179.i, %sw.bb178.i, %sw.bb177.i, %sw.bb176.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb180.i ], [ %size.i.0, %sw.bb179.i ], [ %size.i.0, %sw.bb178.i ], [ %size.i.0, %sw.bb177.i ], [ %size.i.0, %sw.bb176.i ], [ 4, %cond.end121.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb180.i ], [ 16, %sw.bb179.i ], [ 8, %sw.bb178.i ], [ 0, %sw.bb177.i ], [ 10, %sw.bb176.i ], [ 16, %cond.end121.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb180.i ], [ 0, %sw.bb179.i ], [ 0, %sw.bb178.i ], [ 1, %sw.bb177.i ], [ 1, %sw.bb176.i ], [ 0, %cond.end121.i ]
  %call181.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool182.i = icmp ne i32 %call181.i, 0
  br i1 %tobool182.i, label %if.end184.i, label %scan.exit

if.end184.i:                                      ; preds = %integer.i
  %cmp.i162 = icmp sle i32 %size.i.1, 4
  br i1 %cmp.i162, label %if.then.i164, label %if.end.i173

if.then.i164:                                     ; preds = %if.end184.i
  %tobool.i163 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i163, label %cond.true.i167, label %cond.false.i169

cond.true.i167:                                   ; preds = %if.then.i164
  %call.i165 = call i32 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv.i166 = sext i32 %call.i165 to i64
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i164
  %call1.i = call i32 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  %conv2.i168 = zext i32 %call1.i to i64
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end184.i
  %tobool3.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool3.i172, label %cond.true4.i, label %cond.false6.i

cond.true4.i:                                     ; preds = %if.end.i173
  %call5.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

cond.false6.i:                                    ; preds = %if.end.i173
  %call7.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call181.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true4.i, %cond.false6.i, %cond.true.i167, %cond.false.i169
  %retval.i160.0 = phi i64 [ %conv.i166, %cond.true.i167 ], [ %conv2.i168, %cond.false.i169 ], [ %call5.i, %cond.true4.i ], [ %call7.i, %cond.false6.i ]
  %tobool.i51 = icmp ne ptr %cond122.i, null
  br i1 %tobool.i51, label %if.end.i53, label %sw.epilog.i

if.end.i53:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i60 [
    i32 1, label %sw.bb.i55
    i32 2, label %sw.bb1.i57
    i32 4, label %sw.bb3.i59
  ]

sw.bb.i55:                                        ; preds = %if.end.i53
  %conv.i54 = trunc i64 %retval.i160.0 to i8
  store i8 %conv.i54, ptr %cond122.i, align 1
  br label %sw.epilog.i

sw.bb1.i57:                                       ; preds = %if.end.i53
  %conv2.i56 = trunc i64 %retval.i160.0 to i16
  store i16 %conv2.i56, ptr %cond122.i, align 2
  br label %sw.epilog.i

sw.bb3.i59:                                       ; preds = %if.end.i53
  %conv4.i58 = trunc i64 %retval.i160.0 to i32
  store i32 %conv4.i58, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i60:                                   ; preds = %if.end.i53
  store i64 %retval.i160.0, ptr %cond122.i, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end121.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end158.i, %sw.bb.i55, %sw.bb1.i57, %sw.bb3.i59, %sw.default.i60, %integer_of.exit, %if.then165.i, %if.then169.i, %if.else.i, %land.rhs.i150, %for.cond.i146, %for.end.i134, %if.then11.i138, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i138 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i146 ], [ %incdec.ptr50.i, %land.rhs.i150 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then169.i ], [ %incdec.ptr50.i, %if.end158.i ], [ %incdec.ptr50.i, %if.then165.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i60 ], [ %incdec.ptr50.i, %sw.bb3.i59 ], [ %incdec.ptr50.i, %sw.bb1.i57 ], [ %incdec.ptr50.i, %sw.bb.i55 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add189.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end154.i, %copy_string.exit, %if.then108.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then108.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end154.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select150, %if.then15.i ], [ %spec.select151, %if.then81.i ]
  ret i32 %retval.i.0
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

declare void @__gomc_unsupported(ptr noundef)

define internal i32 @__gomc_take_real(ptr noundef %in) {
entry:
  %width.i50 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 2
  %0 = load i32, ptr %width.i50, align 4
  %cmp.i51 = icmp sgt i32 %0, 0
  br i1 %cmp.i51, label %land.lhs.true.i55, label %take_sign.exit61

land.lhs.true.i55:                                ; preds = %entry
  %at.i52 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %1 = load ptr, ptr %at.i52, align 4
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
  %3 = load i32, ptr %width.i50, align 4
  %cmp.i106 = icmp sgt i32 %3, 0
  br i1 %cmp.i106, label %land.rhs.i112, label %if.end

land.rhs.i112:                                    ; preds = %take_sign.exit61
  %at.i107 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %4 = load ptr, ptr %at.i107, align 4
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
  %7 = load i32, ptr %width.i50, align 4
  %cmp.i.i148 = icmp sgt i32 %7, 0
  br i1 %cmp.i.i148, label %land.rhs.i.i155, label %return

land.rhs.i.i155:                                  ; preds = %for.body.i149
  %8 = load ptr, ptr %at.i107, align 4
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
  %10 = load i32, ptr %width.i50, align 4
  %cmp.i94 = icmp sgt i32 %10, 0
  br i1 %cmp.i94, label %land.rhs.i100, label %if.end12

land.rhs.i100:                                    ; preds = %if.end
  %at.i95 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %11 = load ptr, ptr %at.i95, align 4
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
  %14 = load i32, ptr %width.i50, align 4
  %cmp.i.i125 = icmp sgt i32 %14, 0
  br i1 %cmp.i.i125, label %land.rhs.i.i132, label %take_word.exit139

land.rhs.i.i132:                                  ; preds = %for.body.i126
  %15 = load ptr, ptr %at.i95, align 4
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
  %17 = load i32, ptr %width.i50, align 4
  %cmp.i82 = icmp sgt i32 %17, 0
  br i1 %cmp.i82, label %land.rhs.i88, label %return

land.rhs.i88:                                     ; preds = %if.end8
  %18 = load ptr, ptr %at.i95, align 4
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
  %21 = load i32, ptr %width.i50, align 4
  %cmp.i.i = icmp sgt i32 %21, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %return

land.rhs.i.i:                                     ; preds = %for.body.i
  %22 = load ptr, ptr %at.i95, align 4
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
  %24 = load i32, ptr %width.i50, align 4
  %cmp = icmp sgt i32 %24, 0
  br i1 %cmp, label %land.lhs.true, label %if.end20

land.lhs.true:                                    ; preds = %if.end12
  %at = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %25 = load ptr, ptr %at, align 4
  %26 = load i8, ptr %25, align 1
  %conv = sext i8 %26 to i32
  %cmp13 = icmp eq i32 %conv, 48
  br i1 %cmp13, label %if.then15, label %if.end20

if.then15:                                        ; preds = %land.lhs.true
  call void @__gomc_take(ptr noundef %in)
  %27 = load i32, ptr %width.i50, align 4
  %cmp.i70 = icmp sgt i32 %27, 0
  br i1 %cmp.i70, label %land.rhs.i76, label %if.end20

land.rhs.i76:                                     ; preds = %if.then15
  %28 = load ptr, ptr %at, align 4
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
  %30 = load i32, ptr %width.i50, align 4
  %cmp.i191 = icmp sgt i32 %30, 0
  br i1 %cmp.i191, label %land.rhs.i196, label %take_digits.exit201

land.rhs.i196:                                    ; preds = %for.cond.i192
  %at.i193 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %31 = load ptr, ptr %at.i193, align 4
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
  %34 = load i32, ptr %width.i50, align 4
  %cmp23 = icmp sgt i32 %34, 0
  br i1 %cmp23, label %land.lhs.true25, label %if.end36

land.lhs.true25:                                  ; preds = %take_digits.exit201
  %at26 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %35 = load ptr, ptr %at26, align 4
  %36 = load i8, ptr %35, align 1
  %conv27 = sext i8 %36 to i32
  %cmp28 = icmp eq i32 %conv27, 46
  br i1 %cmp28, label %if.then30, label %if.end36

if.then30:                                        ; preds = %land.lhs.true25
  call void @__gomc_take(ptr noundef %in)
  br label %for.cond.i177

for.cond.i177:                                    ; preds = %for.body.i183, %if.then30
  %n.i174.0 = phi i32 [ 0, %if.then30 ], [ %inc.i184, %for.body.i183 ]
  %37 = load i32, ptr %width.i50, align 4
  %cmp.i176 = icmp sgt i32 %37, 0
  br i1 %cmp.i176, label %land.rhs.i181, label %take_digits.exit186

land.rhs.i181:                                    ; preds = %for.cond.i177
  %38 = load ptr, ptr %at26, align 4
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
  %41 = load i32, ptr %width.i50, align 4
  %cmp.i64 = icmp sgt i32 %41, 0
  br i1 %cmp.i64, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %if.end39
  %at.i65 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %42 = load ptr, ptr %at.i65, align 4
  %43 = load i8, ptr %42, align 1
  %conv.i66 = sext i8 %43 to i32
  %or.i = or i32 %conv.i66, 32
  %conv1.i = sext i8 %conv43 to i32
  %cmp2.i = icmp eq i32 %or.i, %conv1.i
  br i1 %cmp2.i, label %if.then46, label %return

if.then46:                                        ; preds = %land.rhs.i
  call void @__gomc_take(ptr noundef %in)
  %44 = load i32, ptr %width.i50, align 4
  %cmp.i = icmp sgt i32 %44, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %take_sign.exit

land.lhs.true.i:                                  ; preds = %if.then46
  %45 = load ptr, ptr %at.i65, align 4
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
  %47 = load i32, ptr %width.i50, align 4
  %cmp.i165 = icmp sgt i32 %47, 0
  br i1 %cmp.i165, label %land.rhs.i169, label %return

land.rhs.i169:                                    ; preds = %for.cond.i166
  %48 = load ptr, ptr %at.i65, align 4
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
  %0 = load i32, ptr %width.i, align 4
  %cmp.i = icmp sgt i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %take_sign.exit

land.lhs.true.i:                                  ; preds = %entry
  %at.i = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %1 = load ptr, ptr %at.i, align 4
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
  %3 = load i32, ptr %width.i, align 4
  %cmp2 = icmp sgt i32 %3, 0
  br i1 %cmp2, label %land.lhs.true3, label %if.end11

land.lhs.true3:                                   ; preds = %land.lhs.true
  %at = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %4 = load ptr, ptr %at, align 4
  %5 = load i8, ptr %4, align 1
  %conv = sext i8 %5 to i32
  %cmp4 = icmp eq i32 %conv, 48
  br i1 %cmp4, label %if.then, label %if.end11

if.then:                                          ; preds = %land.lhs.true3
  call void @__gomc_take(ptr noundef %in)
  %6 = load i32, ptr %width.i, align 4
  %cmp.i21 = icmp sgt i32 %6, 0
  br i1 %cmp.i21, label %land.rhs.i, label %if.else

land.rhs.i:                                       ; preds = %if.then
  %7 = load ptr, ptr %at, align 4
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
  %9 = load i32, ptr %width.i, align 4
  %cmp.i26 = icmp sgt i32 %9, 0
  br i1 %cmp.i26, label %land.rhs.i28, label %take_digits.exit

land.rhs.i28:                                     ; preds = %for.cond.i
  %at.i27 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %10 = load ptr, ptr %at.i27, align 4
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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

define internal void @__gomc_take(ptr noundef %in) {
entry:
  %length = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 3
  %0 = load i32, ptr %length, align 4
  %cmp = icmp eq i32 %0, 159
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.7)
  unreachable

if.end:                                           ; preds = %entry
  %at = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %1 = load ptr, ptr %at, align 4
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %at, align 4
  %2 = load i8, ptr %1, align 1
  %text = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 4
  %3 = load i32, ptr %length, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %length, align 4
  %arrayidx = getelementptr inbounds [160 x i8], ptr %text, i32 0, i32 %3
  store i8 %2, ptr %arrayidx, align 1
  %4 = load i32, ptr %length, align 4
  %arrayidx4 = getelementptr inbounds [160 x i8], ptr %text, i32 0, i32 %4
  store i8 0, ptr %arrayidx4, align 1
  %width = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 2
  %5 = load i32, ptr %width, align 4
  %dec = add nsw i32 %5, -1
  store i32 %dec, ptr %width, align 4
  ret void
}

declare i32 @strtol(ptr noundef, ptr noundef, i32 noundef)

declare i32 @strtoul(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoull(ptr noundef, ptr noundef, i32 noundef)

