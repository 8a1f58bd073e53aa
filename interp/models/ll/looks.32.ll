source_filename = "looks.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_looks.str = private unnamed_addr constant [8 x i8] c"-+ #0'I\00", align 1
@__gomc_looks.str.1 = private unnamed_addr constant [9 x i8] c"hlqLjzZt\00", align 1
@__gomc_looks.str.2 = private unnamed_addr constant [40 x i8] c"%n in the format of a printing function\00", align 1

define i32 @__look_at_text(ptr noundef %text, i32 noundef %limit) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i32 %n.0, %limit
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, ptr %text, i32 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i32 %n.0
}

define i32 @__look_at_message(ptr noundef %text, i32 noundef %limit) {
entry:
  %tobool = icmp ne ptr %text, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = call i32 @__look_at_text(ptr noundef %text, i32 noundef %limit)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ 0, %entry ]
  ret i32 %cond
}

define void @__look_at_bytes(ptr noundef %start, i32 noundef %size, i32 noundef %count) {
entry:
  %piece = alloca [64 x i8], align 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %from.0 = phi ptr [ %start, %entry ], [ %from.1, %for.inc ]
  %count.addr.0 = phi i32 [ %count, %entry ], [ %dec, %for.inc ]
  %tobool = icmp ne i32 %size, 0
  %cmp = icmp ugt i32 %count.addr.0, 0
  %spec.select = select i1 %tobool, i1 %cmp, i1 false
  br i1 %spec.select, label %for.cond1, label %for.end6

for.cond1:                                        ; preds = %for.cond, %for.body3
  %from.1 = phi ptr [ %add.ptr, %for.body3 ], [ %from.0, %for.cond ]
  %rest.0 = phi i32 [ %sub, %for.body3 ], [ %size, %for.cond ]
  %cmp2 = icmp ugt i32 %rest.0, 0
  br i1 %cmp2, label %for.body3, label %for.inc

for.body3:                                        ; preds = %for.cond1
  %cmp4 = icmp ult i32 %rest.0, 64
  %rest.0. = select i1 %cmp4, i32 %rest.0, i32 64
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %piece, ptr align 1 %from.1, i32 %rest.0., i1 false)
  %piece.0. = load volatile i8, ptr %piece, align 1
  %add.ptr = getelementptr inbounds i8, ptr %from.1, i32 %rest.0.
  %sub = sub i32 %rest.0, %rest.0.
  br label %for.cond1

for.inc:                                          ; preds = %for.cond1
  %dec = add i32 %count.addr.0, -1
  br label %for.cond

for.end6:                                         ; preds = %for.cond
  ret void
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

define void @__look_at_list(ptr noundef %f, ptr noundef %args) {
entry:
  %f.addr = alloca ptr, align 4
  %next = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %sw.epilog, %entry
  %args.addr.0 = phi ptr [ %args, %entry ], [ %args.addr.8, %sw.epilog ], [ %args.addr.0, %while.body ]
  %0 = load ptr, ptr %f.addr, align 4
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end118

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 1
  store ptr %incdec.ptr, ptr %f.addr, align 4
  %2 = load i8, ptr %0, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %while.cond, label %while.cond2

while.cond2:                                      ; preds = %while.body, %while.body6
  %3 = load ptr, ptr %f.addr, align 4
  %4 = load i8, ptr %3, align 1
  %conv3 = sext i8 %4 to i32
  %tobool4 = icmp ne i32 %conv3, 0
  br i1 %tobool4, label %for.cond.i123, label %while.end

for.cond.i123:                                    ; preds = %while.cond2, %if.end.i129
  %these.addr.i121.0 = phi ptr [ %incdec.ptr.i130, %if.end.i129 ], [ @__gomc_looks.str, %while.cond2 ]
  %5 = load i8, ptr %these.addr.i121.0, align 1
  %tobool.i122 = icmp ne i8 %5, 0
  br i1 %tobool.i122, label %for.body.i127, label %is_one_of.exit132

for.body.i127:                                    ; preds = %for.cond.i123
  %conv1.i125 = sext i8 %5 to i32
  %cmp.i126 = icmp eq i32 %conv3, %conv1.i125
  br i1 %cmp.i126, label %is_one_of.exit132, label %if.end.i129

if.end.i129:                                      ; preds = %for.body.i127
  %incdec.ptr.i130 = getelementptr inbounds i8, ptr %these.addr.i121.0, i32 1
  br label %for.cond.i123

is_one_of.exit132:                                ; preds = %for.cond.i123, %for.body.i127
  %retval.i119.0 = phi i32 [ 1, %for.body.i127 ], [ 0, %for.cond.i123 ]
  %tobool5 = icmp ne i32 %retval.i119.0, 0
  br i1 %tobool5, label %while.body6, label %while.end

while.body6:                                      ; preds = %is_one_of.exit132
  %6 = load ptr, ptr %f.addr, align 4
  %incdec.ptr7 = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr7, ptr %f.addr, align 4
  br label %while.cond2

while.end:                                        ; preds = %while.cond2, %is_one_of.exit132
  %7 = load ptr, ptr %f.addr, align 4
  %8 = load i8, ptr %7, align 1
  %conv8 = sext i8 %8 to i32
  %cmp9 = icmp eq i32 %conv8, 42
  br i1 %cmp9, label %if.then11, label %if.end12

if.then11:                                        ; preds = %while.end
  %argp.next = getelementptr inbounds i8, ptr %args.addr.0, i32 4
  %9 = load i32, ptr %args.addr.0, align 4
  store i32 %9, ptr %next, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %while.end
  %args.addr.1 = phi ptr [ %argp.next, %if.then11 ], [ %args.addr.0, %while.end ]
  %call13 = call i32 @__gomc_look_at_number(ptr noundef %f.addr, ptr noundef %next)
  %10 = load ptr, ptr %f.addr, align 4
  %11 = load i8, ptr %10, align 1
  %conv14 = sext i8 %11 to i32
  %cmp15 = icmp eq i32 %conv14, 46
  br i1 %cmp15, label %if.then17, label %if.end27

if.then17:                                        ; preds = %if.end12
  %incdec.ptr18 = getelementptr inbounds i8, ptr %10, i32 1
  store ptr %incdec.ptr18, ptr %f.addr, align 4
  %12 = load i8, ptr %incdec.ptr18, align 1
  %conv19 = sext i8 %12 to i32
  %cmp20 = icmp eq i32 %conv19, 42
  br i1 %cmp20, label %if.then22, label %if.end25

if.then22:                                        ; preds = %if.then17
  %argp.next24 = getelementptr inbounds i8, ptr %args.addr.1, i32 4
  %13 = load i32, ptr %args.addr.1, align 4
  store i32 %13, ptr %next, align 4
  br label %if.end25

if.end25:                                         ; preds = %if.then22, %if.then17
  %args.addr.2 = phi ptr [ %argp.next24, %if.then22 ], [ %args.addr.1, %if.then17 ]
  %call26 = call i32 @__gomc_look_at_number(ptr noundef %f.addr, ptr noundef %next)
  br label %if.end27

if.end27:                                         ; preds = %if.end25, %if.end12
  %args.addr.3 = phi ptr [ %args.addr.2, %if.end25 ], [ %args.addr.1, %if.end12 ]
  %precision.0 = phi i32 [ %call26, %if.end25 ], [ -1, %if.end12 ]
  br label %for.cond

for.cond:                                         ; preds = %lor.end58, %if.end27
  %longs.0 = phi i32 [ 0, %if.end27 ], [ %add, %lor.end58 ]
  %wide.0 = phi i32 [ 0, %if.end27 ], [ %or, %lor.end58 ]
  %14 = load ptr, ptr %f.addr, align 4
  %15 = load i8, ptr %14, align 1
  %conv28 = sext i8 %15 to i32
  %tobool29 = icmp ne i32 %conv28, 0
  br i1 %tobool29, label %for.cond.i, label %for.end

for.cond.i:                                       ; preds = %for.cond, %if.end.i
  %these.addr.i.0 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ @__gomc_looks.str.1, %for.cond ]
  %16 = load i8, ptr %these.addr.i.0, align 1
  %tobool.i = icmp ne i8 %16, 0
  br i1 %tobool.i, label %for.body.i, label %is_one_of.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv1.i = sext i8 %16 to i32
  %cmp.i = icmp eq i32 %conv28, %conv1.i
  br i1 %cmp.i, label %is_one_of.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %these.addr.i.0, i32 1
  br label %for.cond.i

is_one_of.exit:                                   ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 1, %for.body.i ], [ 0, %for.cond.i ]
  %tobool32 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool32, label %for.body, label %for.end

for.body:                                         ; preds = %is_one_of.exit
  %17 = load ptr, ptr %f.addr, align 4
  %18 = load i8, ptr %17, align 1
  %conv34 = sext i8 %18 to i32
  switch i32 %conv34, label %lor.rhs [
    i32 108, label %lor.end
    i32 122, label %lor.end
    i32 90, label %lor.end
    i32 116, label %lor.end
  ]

lor.rhs:                                          ; preds = %for.body
  br label %lor.end

lor.end:                                          ; preds = %for.body, %for.body, %for.body, %for.body, %lor.rhs
  %19 = phi i1 [ true, %for.body ], [ false, %lor.rhs ], [ true, %for.body ], [ true, %for.body ], [ true, %for.body ]
  %lor.ext = zext i1 %19 to i32
  %add = add nsw i32 %longs.0, %lor.ext
  %20 = load ptr, ptr %f.addr, align 4
  %21 = load i8, ptr %20, align 1
  %conv47 = sext i8 %21 to i32
  switch i32 %conv47, label %lor.rhs54 [
    i32 113, label %lor.end58
    i32 76, label %lor.end58
    i32 106, label %lor.end58
  ]

lor.rhs54:                                        ; preds = %lor.end
  br label %lor.end58

lor.end58:                                        ; preds = %lor.end, %lor.end, %lor.end, %lor.rhs54
  %22 = phi i1 [ true, %lor.end ], [ false, %lor.rhs54 ], [ true, %lor.end ], [ true, %lor.end ]
  %lor.ext59 = zext i1 %22 to i32
  %or = or i32 %wide.0, %lor.ext59
  %23 = load ptr, ptr %f.addr, align 4
  %incdec.ptr60 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %incdec.ptr60, ptr %f.addr, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond, %is_one_of.exit
  %24 = load ptr, ptr %f.addr, align 4
  %25 = load i8, ptr %24, align 1
  %conv61 = sext i8 %25 to i32
  switch i32 %conv61, label %while.end118 [
    i32 67, label %sw.bb99
    i32 37, label %sw.epilog
    i32 109, label %sw.epilog
    i32 115, label %sw.bb63
    i32 83, label %sw.bb63
    i32 112, label %sw.bb86
    i32 110, label %sw.bb89
    i32 97, label %sw.bb90
    i32 65, label %sw.bb90
    i32 101, label %sw.bb90
    i32 69, label %sw.bb90
    i32 102, label %sw.bb90
    i32 70, label %sw.bb90
    i32 103, label %sw.bb90
    i32 71, label %sw.bb90
    i32 100, label %sw.bb99
    i32 105, label %sw.bb99
    i32 111, label %sw.bb99
    i32 117, label %sw.bb99
    i32 120, label %sw.bb99
    i32 88, label %sw.bb99
    i32 99, label %sw.bb99
  ]

sw.bb63:                                          ; preds = %for.end, %for.end
  %cmp64 = icmp slt i32 %precision.0, 0
  %.precision.0 = select i1 %cmp64, i32 -1, i32 %precision.0
  %tobool66 = icmp ne i32 %longs.0, 0
  br i1 %tobool66, label %if.then71, label %lor.lhs.false67

lor.lhs.false67:                                  ; preds = %sw.bb63
  %26 = load ptr, ptr %f.addr, align 4
  %27 = load i8, ptr %26, align 1
  %conv68 = sext i8 %27 to i32
  %cmp69 = icmp eq i32 %conv68, 83
  br i1 %cmp69, label %if.then71, label %if.else

if.then71:                                        ; preds = %lor.lhs.false67, %sw.bb63
  %argp.next73 = getelementptr inbounds i8, ptr %args.addr.3, i32 4
  %28 = load ptr, ptr %args.addr.3, align 4
  %tobool74 = icmp ne ptr %28, null
  br i1 %tobool74, label %if.then75, label %sw.epilog

if.then75:                                        ; preds = %if.then71
  %call76 = call i32 @__gomc_look_at_wide(ptr noundef %28, i32 noundef %.precision.0)
  br label %sw.epilog

if.else:                                          ; preds = %lor.lhs.false67
  %argp.next80 = getelementptr inbounds i8, ptr %args.addr.3, i32 4
  %29 = load ptr, ptr %args.addr.3, align 4
  %tobool81 = icmp ne ptr %29, null
  br i1 %tobool81, label %if.then82, label %sw.epilog

if.then82:                                        ; preds = %if.else
  %call83 = call i32 @__look_at_text(ptr noundef %29, i32 noundef %.precision.0)
  br label %sw.epilog

sw.bb86:                                          ; preds = %for.end
  %argp.next88 = getelementptr inbounds i8, ptr %args.addr.3, i32 4
  br label %sw.epilog

sw.bb89:                                          ; preds = %for.end
  call void @__gomc_unsupported(ptr noundef @__gomc_looks.str.2)
  unreachable

sw.bb90:                                          ; preds = %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end
  %tobool91 = icmp ne i32 %wide.0, 0
  %argp.next94 = getelementptr inbounds i8, ptr %args.addr.3, i32 12
  %argp.next97 = getelementptr inbounds i8, ptr %args.addr.3, i32 8
  %args.addr.5 = select i1 %tobool91, ptr %argp.next94, ptr %argp.next97
  br label %sw.epilog

sw.bb99:                                          ; preds = %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end
  %tobool100 = icmp ne i32 %wide.0, 0
  %cmp102 = icmp sgt i32 %longs.0, 1
  %or.cond = select i1 %tobool100, i1 true, i1 %cmp102
  br i1 %or.cond, label %if.then104, label %if.else107

if.then104:                                       ; preds = %sw.bb99
  %argp.next106 = getelementptr inbounds i8, ptr %args.addr.3, i32 8
  br label %sw.epilog

if.else107:                                       ; preds = %sw.bb99
  %argp.next111 = getelementptr inbounds i8, ptr %args.addr.3, i32 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %if.then104, %if.else107, %if.then75, %if.then71, %if.then82, %if.else, %for.end, %for.end, %sw.bb90, %sw.bb86
  %args.addr.8 = phi ptr [ %args.addr.5, %sw.bb90 ], [ %argp.next88, %sw.bb86 ], [ %args.addr.3, %for.end ], [ %args.addr.3, %for.end ], [ %argp.next73, %if.then75 ], [ %argp.next73, %if.then71 ], [ %argp.next80, %if.then82 ], [ %argp.next80, %if.else ], [ %argp.next106, %if.then104 ], [ %argp.next111, %if.else107 ]
  %30 = load ptr, ptr %f.addr, align 4
  %incdec.ptr117 = getelementptr inbounds i8, ptr %30, i32 1
  store ptr %incdec.ptr117, ptr %f.addr, align 4
  br label %while.cond

while.end118:                                     ; preds = %for.end, %while.cond
  ret void
}

define internal i32 @__gomc_look_at_number(ptr noundef %format, ptr noundef %next) {
entry:
  %0 = load ptr, ptr %format, align 4
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 42
  br i1 %cmp, label %if.then, label %for.cond

if.then:                                          ; preds = %entry
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 1
  store ptr %incdec.ptr, ptr %format, align 4
  %2 = load i32, ptr %next, align 4
  br label %return

for.cond:                                         ; preds = %entry, %for.body
  %n.0 = phi i32 [ %sub, %for.body ], [ 0, %entry ]
  %3 = load ptr, ptr %format, align 4
  %4 = load i8, ptr %3, align 1
  %conv2 = sext i8 %4 to i32
  %cmp3 = icmp sge i32 %conv2, 48
  %cmp6 = icmp sle i32 %conv2, 57
  %or.cond = and i1 %cmp3, %cmp6
  br i1 %or.cond, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 10, %n.0
  %add = add nsw i32 %mul, %conv2
  %sub = sub nsw i32 %add, 48
  %incdec.ptr9 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %incdec.ptr9, ptr %format, align 4
  br label %for.cond

return:                                           ; preds = %for.cond, %if.then
  %retval.0 = phi i32 [ %2, %if.then ], [ %n.0, %for.cond ]
  ret i32 %retval.0
}

define internal i32 @__gomc_look_at_wide(ptr noundef %text, i32 noundef %limit) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i32 %n.0, %limit
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i32, ptr %text, i32 %n.0
  %0 = load i32, ptr %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i32 %n.0
}

declare void @__gomc_unsupported(ptr noundef)

define void @__look_at_arguments(ptr noundef %format, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  call void @__look_at_list(ptr noundef %format, ptr noundef %0)
  call void @llvm.va_end(ptr %args)
  ret void
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

