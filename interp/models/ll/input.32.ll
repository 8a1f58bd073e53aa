source_filename = "input.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_input.str = private unnamed_addr constant [8 x i8] c"getchar\00", align 1
@__gomc_input.str.1 = private unnamed_addr constant [5 x i8] c"getc\00", align 1
@__gomc_input.str.2 = private unnamed_addr constant [6 x i8] c"fgetc\00", align 1
@__gomc_input.str.3 = private unnamed_addr constant [6 x i8] c"fgets\00", align 1
@__gomc_input.str.4 = private unnamed_addr constant [32 x i8] c"conversion in a format of scanf\00", align 1
@__gomc_input.str.5 = private unnamed_addr constant [6 x i8] c"scanf\00", align 1

define i32 @getchar() {
entry:
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %character.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call1.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_input.str)
  %conv.i = trunc i64 %call1.i to i32
  br label %character.exit

character.exit:                                   ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ %conv.i, %if.end.i ], [ -1, %entry ]
  ret i32 %retval.i.0
}

define i32 @getc(ptr noundef %from) {
entry:
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %character.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call1.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_input.str.1)
  %conv.i = trunc i64 %call1.i to i32
  br label %character.exit

character.exit:                                   ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ %conv.i, %if.end.i ], [ -1, %entry ]
  ret i32 %retval.i.0
}

define i32 @fgetc(ptr noundef %from) {
entry:
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %character.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call1.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_input.str.2)
  %conv.i = trunc i64 %call1.i to i32
  br label %character.exit

character.exit:                                   ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ %conv.i, %if.end.i ], [ -1, %entry ]
  ret i32 %retval.i.0
}

define i32 @_IO_getc(ptr noundef %from) {
entry:
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %character.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call1.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_input.str.1)
  %conv.i = trunc i64 %call1.i to i32
  br label %character.exit

character.exit:                                   ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ %conv.i, %if.end.i ], [ -1, %entry ]
  ret i32 %retval.i.0
}

define ptr @fgets(ptr noundef %to, i32 noundef %size, ptr noundef %from) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %if.end ]
  %sub = sub nsw i32 %size, 1
  %cmp = icmp slt i32 %n.0, %sub
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %character.exit, label %if.end.i

if.end.i:                                         ; preds = %while.body
  %call1.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_input.str.3)
  %conv.i = trunc i64 %call1.i to i32
  br label %character.exit

character.exit:                                   ; preds = %while.body, %if.end.i
  %retval.i.0 = phi i32 [ %conv.i, %if.end.i ], [ -1, %while.body ]
  %cmp1 = icmp slt i32 %retval.i.0, 0
  br i1 %cmp1, label %while.end, label %if.end

if.end:                                           ; preds = %character.exit
  %conv = trunc i32 %retval.i.0 to i8
  %inc = add nsw i32 %n.0, 1
  %arrayidx = getelementptr inbounds i8, ptr %to, i32 %n.0
  store i8 %conv, ptr %arrayidx, align 1
  %cmp2 = icmp eq i32 %retval.i.0, 10
  br i1 %cmp2, label %while.end, label %while.cond

while.end:                                        ; preds = %if.end, %character.exit, %while.cond
  %n.1 = phi i32 [ %n.0, %while.cond ], [ %n.0, %character.exit ], [ %inc, %if.end ]
  %cmp6 = icmp eq i32 %n.1, 0
  %cmp8 = icmp sgt i32 %size, 1
  %or.cond = and i1 %cmp6, %cmp8
  br i1 %or.cond, label %return, label %if.end11

if.end11:                                         ; preds = %while.end
  %arrayidx12 = getelementptr inbounds i8, ptr %to, i32 %n.1
  store i8 0, ptr %arrayidx12, align 1
  br label %return

return:                                           ; preds = %while.end, %if.end11
  %retval.0 = phi ptr [ %to, %if.end11 ], [ null, %while.end ]
  ret ptr %retval.0
}

define i32 @scanf(ptr noundef %f, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %entry
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.1, %for.inc.i ]
  %args.addr.i.0 = phi ptr [ %0, %entry ], [ %args.addr.i.1, %for.inc.i ]
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr89.i, %for.inc.i ]
  %1 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %for.body.i, label %scan.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp ne i32 %conv.i, 37
  br i1 %cmp.i, label %for.inc.i, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %2 = load i8, ptr %incdec.ptr.i, align 1
  %conv2.i = sext i8 %2 to i32
  switch i32 %conv2.i, label %if.else29.i [
    i32 37, label %for.inc.i
    i32 104, label %if.then10.i
    i32 108, label %if.then19.i
  ]

if.then10.i:                                      ; preds = %if.end.i
  %incdec.ptr11.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %3 = load i8, ptr %incdec.ptr11.i, align 1
  %conv12.i = sext i8 %3 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 104
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %incdec.ptr11.i, i32 1
  %f.addr.i.1 = select i1 %cmp13.i, ptr %incdec.ptr15.i, ptr %incdec.ptr11.i
  %cond.i = select i1 %cmp13.i, i32 1, i32 2
  br label %if.end37.i

if.then19.i:                                      ; preds = %if.end.i
  %incdec.ptr20.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %4 = load i8, ptr %incdec.ptr20.i, align 1
  %conv21.i = sext i8 %4 to i32
  %cmp22.i = icmp eq i32 %conv21.i, 108
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %incdec.ptr20.i, i32 1
  %f.addr.i.2 = select i1 %cmp22.i, ptr %incdec.ptr25.i, ptr %incdec.ptr20.i
  %cond28.i = select i1 %cmp22.i, i32 8, i32 4
  br label %if.end37.i

if.else29.i:                                      ; preds = %if.end.i
  %cmp31.i = icmp eq i32 %conv2.i, 122
  %incdec.ptr34.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %spec.select = select i1 %cmp31.i, ptr %incdec.ptr34.i, ptr %incdec.ptr.i
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.then19.i, %if.else29.i, %if.then10.i
  %size.i.2 = phi i32 [ %cond.i, %if.then10.i ], [ %cond28.i, %if.then19.i ], [ 4, %if.else29.i ]
  %f.addr.i.5 = phi ptr [ %f.addr.i.1, %if.then10.i ], [ %f.addr.i.2, %if.then19.i ], [ %spec.select, %if.else29.i ]
  %5 = load i8, ptr %f.addr.i.5, align 1
  %conv38.i = sext i8 %5 to i32
  %cmp39.i = icmp eq i32 %conv38.i, 100
  %cmp42.i = icmp eq i32 %conv38.i, 105
  %spec.select30 = select i1 %cmp39.i, i1 true, i1 %cmp42.i
  %lor.ext.i = zext i1 %spec.select30 to i32
  %6 = load i8, ptr %f.addr.i.5, align 1
  %conv44.i = sext i8 %6 to i32
  %cmp45.i = icmp eq i32 %conv44.i, 99
  %brmerge = select i1 %cmp45.i, i1 true, i1 %spec.select30
  %.mux = select i1 %cmp45.i, i32 1, i32 %size.i.2
  br i1 %brmerge, label %if.end67.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end37.i
  switch i32 %conv44.i, label %if.then65.i [
    i32 117, label %if.end67.i
    i32 120, label %if.end67.i
    i32 88, label %if.end67.i
    i32 111, label %if.end67.i
  ]

if.then65.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_input.str.4)
  unreachable

if.end67.i:                                       ; preds = %land.lhs.true.i, %land.lhs.true.i, %land.lhs.true.i, %land.lhs.true.i, %if.end37.i
  %size.i.3 = phi i32 [ %.mux, %if.end37.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ]
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool68.i = icmp ne i64 %call.i, 0
  br i1 %tobool68.i, label %if.then69.i, label %if.end79.i

if.then69.i:                                      ; preds = %if.end67.i
  %cmp70.i = icmp eq i32 %done.i.0, 0
  br i1 %cmp70.i, label %land.lhs.true72.i, label %cond.false76.i

land.lhs.true72.i:                                ; preds = %if.then69.i
  %call73.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool74.i = icmp ne i64 %call73.i, 0
  br i1 %tobool74.i, label %scan.exit, label %cond.false76.i

cond.false76.i:                                   ; preds = %land.lhs.true72.i, %if.then69.i
  br label %scan.exit

if.end79.i:                                       ; preds = %if.end67.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %7 = load ptr, ptr %args.addr.i.0, align 4
  switch i32 %size.i.3, label %sw.default.i [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb82.i
    i32 4, label %sw.bb85.i
  ]

sw.bb.i:                                          ; preds = %if.end79.i
  %call80.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv81.i = trunc i64 %call80.i to i8
  store i8 %conv81.i, ptr %7, align 1
  br label %sw.epilog.i

sw.bb82.i:                                        ; preds = %if.end79.i
  %call83.i = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv84.i = trunc i64 %call83.i to i16
  store i16 %conv84.i, ptr %7, align 2
  br label %sw.epilog.i

sw.bb85.i:                                        ; preds = %if.end79.i
  %call86.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv87.i = trunc i64 %call86.i to i32
  store i32 %conv87.i, ptr %7, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.end79.i
  %call88.i = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  store i64 %call88.i, ptr %7, align 4
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.default.i, %sw.bb85.i, %sw.bb82.i, %sw.bb.i
  %inc.i = add nsw i32 %done.i.0, 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end.i, %for.body.i, %sw.epilog.i
  %done.i.1 = phi i32 [ %inc.i, %sw.epilog.i ], [ %done.i.0, %for.body.i ], [ %done.i.0, %if.end.i ]
  %args.addr.i.1 = phi ptr [ %argp.next.i, %sw.epilog.i ], [ %args.addr.i.0, %for.body.i ], [ %args.addr.i.0, %if.end.i ]
  %f.addr.i.6 = phi ptr [ %f.addr.i.5, %sw.epilog.i ], [ %f.addr.i.0, %for.body.i ], [ %incdec.ptr.i, %if.end.i ]
  %incdec.ptr89.i = getelementptr inbounds i8, ptr %f.addr.i.6, i32 1
  br label %for.cond.i

scan.exit:                                        ; preds = %for.cond.i, %cond.false76.i, %land.lhs.true72.i
  %retval.i.0 = phi i32 [ %done.i.0, %cond.false76.i ], [ -1, %land.lhs.true72.i ], [ %done.i.0, %for.cond.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @__isoc99_scanf(ptr noundef %f, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %entry
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.1, %for.inc.i ]
  %args.addr.i.0 = phi ptr [ %0, %entry ], [ %args.addr.i.1, %for.inc.i ]
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr89.i, %for.inc.i ]
  %1 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %for.body.i, label %scan.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp ne i32 %conv.i, 37
  br i1 %cmp.i, label %for.inc.i, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %2 = load i8, ptr %incdec.ptr.i, align 1
  %conv2.i = sext i8 %2 to i32
  switch i32 %conv2.i, label %if.else29.i [
    i32 37, label %for.inc.i
    i32 104, label %if.then10.i
    i32 108, label %if.then19.i
  ]

if.then10.i:                                      ; preds = %if.end.i
  %incdec.ptr11.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %3 = load i8, ptr %incdec.ptr11.i, align 1
  %conv12.i = sext i8 %3 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 104
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %incdec.ptr11.i, i32 1
  %f.addr.i.1 = select i1 %cmp13.i, ptr %incdec.ptr15.i, ptr %incdec.ptr11.i
  %cond.i = select i1 %cmp13.i, i32 1, i32 2
  br label %if.end37.i

if.then19.i:                                      ; preds = %if.end.i
  %incdec.ptr20.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %4 = load i8, ptr %incdec.ptr20.i, align 1
  %conv21.i = sext i8 %4 to i32
  %cmp22.i = icmp eq i32 %conv21.i, 108
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %incdec.ptr20.i, i32 1
  %f.addr.i.2 = select i1 %cmp22.i, ptr %incdec.ptr25.i, ptr %incdec.ptr20.i
  %cond28.i = select i1 %cmp22.i, i32 8, i32 4
  br label %if.end37.i

if.else29.i:                                      ; preds = %if.end.i
  %cmp31.i = icmp eq i32 %conv2.i, 122
  %incdec.ptr34.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %spec.select = select i1 %cmp31.i, ptr %incdec.ptr34.i, ptr %incdec.ptr.i
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.then19.i, %if.else29.i, %if.then10.i
  %size.i.2 = phi i32 [ %cond.i, %if.then10.i ], [ %cond28.i, %if.then19.i ], [ 4, %if.else29.i ]
  %f.addr.i.5 = phi ptr [ %f.addr.i.1, %if.then10.i ], [ %f.addr.i.2, %if.then19.i ], [ %spec.select, %if.else29.i ]
  %5 = load i8, ptr %f.addr.i.5, align 1
  %conv38.i = sext i8 %5 to i32
  %cmp39.i = icmp eq i32 %conv38.i, 100
  %cmp42.i = icmp eq i32 %conv38.i, 105
  %spec.select30 = select i1 %cmp39.i, i1 true, i1 %cmp42.i
  %lor.ext.i = zext i1 %spec.select30 to i32
  %6 = load i8, ptr %f.addr.i.5, align 1
  %conv44.i = sext i8 %6 to i32
  %cmp45.i = icmp eq i32 %conv44.i, 99
  %brmerge = select i1 %cmp45.i, i1 true, i1 %spec.select30
  %.mux = select i1 %cmp45.i, i32 1, i32 %size.i.2
  br i1 %brmerge, label %if.end67.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end37.i
  switch i32 %conv44.i, label %if.then65.i [
    i32 117, label %if.end67.i
    i32 120, label %if.end67.i
    i32 88, label %if.end67.i
    i32 111, label %if.end67.i
  ]

if.then65.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_input.str.4)
  unreachable

if.end67.i:                                       ; preds = %land.lhs.true.i, %land.lhs.true.i, %land.lhs.true.i, %land.lhs.true.i, %if.end37.i
  %size.i.3 = phi i32 [ %.mux, %if.end37.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ]
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool68.i = icmp ne i64 %call.i, 0
  br i1 %tobool68.i, label %if.then69.i, label %if.end79.i

if.then69.i:                                      ; preds = %if.end67.i
  %cmp70.i = icmp eq i32 %done.i.0, 0
  br i1 %cmp70.i, label %land.lhs.true72.i, label %cond.false76.i

land.lhs.true72.i:                                ; preds = %if.then69.i
  %call73.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool74.i = icmp ne i64 %call73.i, 0
  br i1 %tobool74.i, label %scan.exit, label %cond.false76.i

cond.false76.i:                                   ; preds = %land.lhs.true72.i, %if.then69.i
  br label %scan.exit

if.end79.i:                                       ; preds = %if.end67.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %7 = load ptr, ptr %args.addr.i.0, align 4
  switch i32 %size.i.3, label %sw.default.i [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb82.i
    i32 4, label %sw.bb85.i
  ]

sw.bb.i:                                          ; preds = %if.end79.i
  %call80.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv81.i = trunc i64 %call80.i to i8
  store i8 %conv81.i, ptr %7, align 1
  br label %sw.epilog.i

sw.bb82.i:                                        ; preds = %if.end79.i
  %call83.i = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv84.i = trunc i64 %call83.i to i16
  store i16 %conv84.i, ptr %7, align 2
  br label %sw.epilog.i

sw.bb85.i:                                        ; preds = %if.end79.i
  %call86.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv87.i = trunc i64 %call86.i to i32
  store i32 %conv87.i, ptr %7, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.end79.i
  %call88.i = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  store i64 %call88.i, ptr %7, align 4
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.default.i, %sw.bb85.i, %sw.bb82.i, %sw.bb.i
  %inc.i = add nsw i32 %done.i.0, 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end.i, %for.body.i, %sw.epilog.i
  %done.i.1 = phi i32 [ %inc.i, %sw.epilog.i ], [ %done.i.0, %for.body.i ], [ %done.i.0, %if.end.i ]
  %args.addr.i.1 = phi ptr [ %argp.next.i, %sw.epilog.i ], [ %args.addr.i.0, %for.body.i ], [ %args.addr.i.0, %if.end.i ]
  %f.addr.i.6 = phi ptr [ %f.addr.i.5, %sw.epilog.i ], [ %f.addr.i.0, %for.body.i ], [ %incdec.ptr.i, %if.end.i ]
  %incdec.ptr89.i = getelementptr inbounds i8, ptr %f.addr.i.6, i32 1
  br label %for.cond.i

scan.exit:                                        ; preds = %for.cond.i, %cond.false76.i, %land.lhs.true72.i
  %retval.i.0 = phi i32 [ %done.i.0, %cond.false76.i ], [ -1, %land.lhs.true72.i ], [ %done.i.0, %for.cond.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__isoc23_scanf(ptr noundef %f, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %entry
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.1, %for.inc.i ]
  %args.addr.i.0 = phi ptr [ %0, %entry ], [ %args.addr.i.1, %for.inc.i ]
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr89.i, %for.inc.i ]
  %1 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %for.body.i, label %scan.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp ne i32 %conv.i, 37
  br i1 %cmp.i, label %for.inc.i, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %2 = load i8, ptr %incdec.ptr.i, align 1
  %conv2.i = sext i8 %2 to i32
  switch i32 %conv2.i, label %if.else29.i [
    i32 37, label %for.inc.i
    i32 104, label %if.then10.i
    i32 108, label %if.then19.i
  ]

if.then10.i:                                      ; preds = %if.end.i
  %incdec.ptr11.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %3 = load i8, ptr %incdec.ptr11.i, align 1
  %conv12.i = sext i8 %3 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 104
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %incdec.ptr11.i, i32 1
  %f.addr.i.1 = select i1 %cmp13.i, ptr %incdec.ptr15.i, ptr %incdec.ptr11.i
  %cond.i = select i1 %cmp13.i, i32 1, i32 2
  br label %if.end37.i

if.then19.i:                                      ; preds = %if.end.i
  %incdec.ptr20.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %4 = load i8, ptr %incdec.ptr20.i, align 1
  %conv21.i = sext i8 %4 to i32
  %cmp22.i = icmp eq i32 %conv21.i, 108
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %incdec.ptr20.i, i32 1
  %f.addr.i.2 = select i1 %cmp22.i, ptr %incdec.ptr25.i, ptr %incdec.ptr20.i
  %cond28.i = select i1 %cmp22.i, i32 8, i32 4
  br label %if.end37.i

if.else29.i:                                      ; preds = %if.end.i
  %cmp31.i = icmp eq i32 %conv2.i, 122
  %incdec.ptr34.i = getelementptr inbounds i8, ptr %incdec.ptr.i, i32 1
  %spec.select = select i1 %cmp31.i, ptr %incdec.ptr34.i, ptr %incdec.ptr.i
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.then19.i, %if.else29.i, %if.then10.i
  %size.i.2 = phi i32 [ %cond.i, %if.then10.i ], [ %cond28.i, %if.then19.i ], [ 4, %if.else29.i ]
  %f.addr.i.5 = phi ptr [ %f.addr.i.1, %if.then10.i ], [ %f.addr.i.2, %if.then19.i ], [ %spec.select, %if.else29.i ]
  %5 = load i8, ptr %f.addr.i.5, align 1
  %conv38.i = sext i8 %5 to i32
  %cmp39.i = icmp eq i32 %conv38.i, 100
  %cmp42.i = icmp eq i32 %conv38.i, 105
  %spec.select30 = select i1 %cmp39.i, i1 true, i1 %cmp42.i
  %lor.ext.i = zext i1 %spec.select30 to i32
  %6 = load i8, ptr %f.addr.i.5, align 1
  %conv44.i = sext i8 %6 to i32
  %cmp45.i = icmp eq i32 %conv44.i, 99
  %brmerge = select i1 %cmp45.i, i1 true, i1 %spec.select30
  %.mux = select i1 %cmp45.i, i32 1, i32 %size.i.2
  br i1 %brmerge, label %if.end67.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end37.i
  switch i32 %conv44.i, label %if.then65.i [
    i32 117, label %if.end67.i
    i32 120, label %if.end67.i
    i32 88, label %if.end67.i
    i32 111, label %if.end67.i
  ]

if.then65.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_input.str.4)
  unreachable

if.end67.i:                                       ; preds = %land.lhs.true.i, %land.lhs.true.i, %land.lhs.true.i, %land.lhs.true.i, %if.end37.i
  %size.i.3 = phi i32 [ %.mux, %if.end37.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ], [ %size.i.2, %land.lhs.true.i ]
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool68.i = icmp ne i64 %call.i, 0
  br i1 %tobool68.i, label %if.then69.i, label %if.end79.i

if.then69.i:                                      ; preds = %if.end67.i
  %cmp70.i = icmp eq i32 %done.i.0, 0
  br i1 %cmp70.i, label %land.lhs.true72.i, label %cond.false76.i

land.lhs.true72.i:                                ; preds = %if.then69.i
  %call73.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool74.i = icmp ne i64 %call73.i, 0
  br i1 %tobool74.i, label %scan.exit, label %cond.false76.i

cond.false76.i:                                   ; preds = %land.lhs.true72.i, %if.then69.i
  br label %scan.exit

if.end79.i:                                       ; preds = %if.end67.i
  %argp.next.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %7 = load ptr, ptr %args.addr.i.0, align 4
  switch i32 %size.i.3, label %sw.default.i [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb82.i
    i32 4, label %sw.bb85.i
  ]

sw.bb.i:                                          ; preds = %if.end79.i
  %call80.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv81.i = trunc i64 %call80.i to i8
  store i8 %conv81.i, ptr %7, align 1
  br label %sw.epilog.i

sw.bb82.i:                                        ; preds = %if.end79.i
  %call83.i = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv84.i = trunc i64 %call83.i to i16
  store i16 %conv84.i, ptr %7, align 2
  br label %sw.epilog.i

sw.bb85.i:                                        ; preds = %if.end79.i
  %call86.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  %conv87.i = trunc i64 %call86.i to i32
  store i32 %conv87.i, ptr %7, align 4
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %if.end79.i
  %call88.i = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef %lor.ext.i, ptr noundef @__gomc_input.str.5)
  store i64 %call88.i, ptr %7, align 4
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.default.i, %sw.bb85.i, %sw.bb82.i, %sw.bb.i
  %inc.i = add nsw i32 %done.i.0, 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end.i, %for.body.i, %sw.epilog.i
  %done.i.1 = phi i32 [ %inc.i, %sw.epilog.i ], [ %done.i.0, %for.body.i ], [ %done.i.0, %if.end.i ]
  %args.addr.i.1 = phi ptr [ %argp.next.i, %sw.epilog.i ], [ %args.addr.i.0, %for.body.i ], [ %args.addr.i.0, %if.end.i ]
  %f.addr.i.6 = phi ptr [ %f.addr.i.5, %sw.epilog.i ], [ %f.addr.i.0, %for.body.i ], [ %incdec.ptr.i, %if.end.i ]
  %incdec.ptr89.i = getelementptr inbounds i8, ptr %f.addr.i.6, i32 1
  br label %for.cond.i

scan.exit:                                        ; preds = %for.cond.i, %cond.false76.i, %land.lhs.true72.i
  %retval.i.0 = phi i32 [ %done.i.0, %cond.false76.i ], [ -1, %land.lhs.true72.i ], [ %done.i.0, %for.cond.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

declare i64 @__gomc_choice(i64 noundef)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

