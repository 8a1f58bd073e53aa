source_filename = "string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_strtok_rest = internal global ptr null, align 8
@__gomc_string.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_string.str.1 = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1

define ptr @memcpy(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret ptr %to
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define ptr @memmove(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret ptr %to
}

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

define ptr @memset(ptr noundef %to, i32 noundef %byte, i64 noundef %n) {
entry:
  %0 = trunc i32 %byte to i8
  call void @llvm.memset.p0.i64(ptr align 1 %to, i8 %0, i64 %n, i1 false)
  ret ptr %to
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define ptr @mempcpy(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %n
  ret ptr %add.ptr
}

define ptr @__mempcpy(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  %call = call ptr @mempcpy(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call
}

define void @bcopy(ptr noundef %from, ptr noundef %to, i64 noundef %n) {
entry:
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret void
}

define void @bzero(ptr noundef %to, i64 noundef %n) {
entry:
  call void @llvm.memset.p0.i64(ptr align 1 %to, i8 0, i64 %n, i1 false)
  ret void
}

define void @explicit_bzero(ptr noundef %to, i64 noundef %n) {
entry:
  call void @llvm.memset.p0.i64(ptr align 1 %to, i8 0, i64 %n, i1 false)
  ret void
}

define ptr @memccpy(ptr noundef %to, ptr noundef %from, i32 noundef %byte, i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %t.0 = phi ptr [ %to, %entry ], [ %incdec.ptr1, %for.inc ]
  %f.0 = phi ptr [ %from, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %f.0, i32 1
  %0 = load i8, ptr %f.0, align 1
  %incdec.ptr1 = getelementptr inbounds i8, ptr %t.0, i32 1
  store i8 %0, ptr %t.0, align 1
  %conv = zext i8 %0 to i32
  %conv2 = trunc i32 %byte to i8
  %conv3 = zext i8 %conv2 to i32
  %cmp4 = icmp eq i32 %conv, %conv3
  br i1 %cmp4, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi ptr [ %incdec.ptr1, %for.body ], [ null, %for.cond ]
  ret ptr %retval.0
}

define i32 @memcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %p.0 = phi ptr [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %q.0 = phi ptr [ %b, %entry ], [ %incdec.ptr2, %for.inc ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = load i8, ptr %p.0, align 1
  %conv = zext i8 %0 to i32
  %1 = load i8, ptr %q.0, align 1
  %conv1 = zext i8 %1 to i32
  %sub = sub nsw i32 %conv, %conv1
  %tobool = icmp ne i32 %sub, 0
  br i1 %tobool, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %p.0, i32 1
  %incdec.ptr2 = getelementptr inbounds i8, ptr %q.0, i32 1
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi i32 [ %sub, %for.body ], [ 0, %for.cond ]
  ret i32 %retval.0
}

define i32 @bcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) {
entry:
  %call = call i32 @memcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n)
  ret i32 %call
}

define ptr @memchr(ptr noundef %s, i32 noundef %byte, i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %p.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = load i8, ptr %p.0, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %p.0, i32 1
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi ptr [ %p.0, %for.body ], [ null, %for.cond ]
  ret ptr %retval.0
}

define ptr @memrchr(ptr noundef %s, i32 noundef %byte, i64 noundef %n) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %while.body ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %while.body, label %return

while.body:                                       ; preds = %while.cond
  %dec = add i64 %n.addr.0, -1
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %dec
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %return, label %while.cond

return:                                           ; preds = %while.body, %while.cond
  %retval.0 = phi ptr [ null, %while.cond ], [ %arrayidx, %while.body ]
  ret ptr %retval.0
}

define ptr @rawmemchr(ptr noundef %s, i32 noundef %byte) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %p.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, ptr %p.0, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp ne i32 %conv, %conv2
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %p.0, i32 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret ptr %p.0
}

define ptr @__rawmemchr(ptr noundef %s, i32 noundef %byte) {
entry:
  %call = call ptr @rawmemchr(ptr noundef %s, i32 noundef %byte)
  ret ptr %call
}

define ptr @memmem(ptr noundef %s, i64 noundef %n, ptr noundef %part, i64 noundef %m) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %p.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp uge i64 %n.addr.0, %m
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %call = call i32 @memcmp(ptr noundef %p.0, ptr noundef %part, i64 noundef %m)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %p.0, i32 1
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi ptr [ %p.0, %for.body ], [ null, %for.cond ]
  ret ptr %retval.0
}

define i64 @strlen(ptr noundef %s) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret i64 %n.0
}

define i64 @strnlen(ptr noundef %s, i64 noundef %limit) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i64 %n.0, %limit
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i64 %n.0
}

define i32 @strcmp(ptr noundef %a, ptr noundef %b) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %b.addr.0 = phi ptr [ %b, %entry ], [ %incdec.ptr8, %for.inc ]
  %a.addr.0 = phi ptr [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %a.addr.0, align 1
  %1 = load i8, ptr %b.addr.0, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %1 to i32
  %cmp = icmp ne i32 %conv, %conv1
  %cmp4 = icmp eq i32 %conv, 0
  %or.cond = or i1 %cmp, %cmp4
  br i1 %or.cond, label %if.then, label %for.inc

if.then:                                          ; preds = %for.cond
  %sub = sub nsw i32 %conv, %conv1
  ret i32 %sub

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.0, i32 1
  %incdec.ptr8 = getelementptr inbounds i8, ptr %b.addr.0, i32 1
  br label %for.cond
}

define i32 @strncmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %b.addr.0 = phi ptr [ %b, %entry ], [ %incdec.ptr9, %for.inc ]
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %a.addr.0 = phi ptr [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = load i8, ptr %a.addr.0, align 1
  %1 = load i8, ptr %b.addr.0, align 1
  %conv = zext i8 %0 to i32
  %conv1 = zext i8 %1 to i32
  %cmp2 = icmp ne i32 %conv, %conv1
  %cmp5 = icmp eq i32 %conv, 0
  %or.cond = or i1 %cmp2, %cmp5
  br i1 %or.cond, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %sub = sub nsw i32 %conv, %conv1
  br label %return

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.0, i32 1
  %incdec.ptr9 = getelementptr inbounds i8, ptr %b.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %for.cond, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.cond ]
  ret i32 %retval.0
}

define i32 @strcoll(ptr noundef %a, ptr noundef %b) {
entry:
  %call = call i32 @strcmp(ptr noundef %a, ptr noundef %b)
  ret i32 %call
}

define i32 @strcasecmp(ptr noundef %a, ptr noundef %b) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %b.addr.0 = phi ptr [ %b, %entry ], [ %incdec.ptr3, %for.inc ]
  %a.addr.0 = phi ptr [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %a.addr.0, align 1
  %conv.i5 = zext i8 %0 to i32
  %cmp.i6 = icmp sge i32 %conv.i5, 65
  %cmp3.i8 = icmp sle i32 %conv.i5, 90
  %or.cond = and i1 %cmp.i6, %cmp3.i8
  %sub.i11 = sub nsw i32 %conv.i5, 65
  %add.i12 = add nsw i32 %sub.i11, 97
  %cond.i16 = select i1 %or.cond, i32 %add.i12, i32 %conv.i5
  %1 = load i8, ptr %b.addr.0, align 1
  %conv.i = zext i8 %1 to i32
  %cmp.i = icmp sge i32 %conv.i, 65
  %cmp3.i = icmp sle i32 %conv.i, 90
  %or.cond12 = and i1 %cmp.i, %cmp3.i
  %sub.i = sub nsw i32 %conv.i, 65
  %add.i = add nsw i32 %sub.i, 97
  %cond.i = select i1 %or.cond12, i32 %add.i, i32 %conv.i
  %cmp = icmp ne i32 %cond.i16, %cond.i
  %cmp2 = icmp eq i32 %cond.i16, 0
  %or.cond13 = or i1 %cmp, %cmp2
  br i1 %or.cond13, label %if.then, label %for.inc

if.then:                                          ; preds = %for.cond
  %sub = sub nsw i32 %cond.i16, %cond.i
  ret i32 %sub

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.0, i32 1
  %incdec.ptr3 = getelementptr inbounds i8, ptr %b.addr.0, i32 1
  br label %for.cond
}

define i32 @strncasecmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %b.addr.0 = phi ptr [ %b, %entry ], [ %incdec.ptr4, %for.inc ]
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %a.addr.0 = phi ptr [ %a, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = load i8, ptr %a.addr.0, align 1
  %conv.i6 = zext i8 %0 to i32
  %cmp.i7 = icmp sge i32 %conv.i6, 65
  %cmp3.i9 = icmp sle i32 %conv.i6, 90
  %or.cond = and i1 %cmp.i7, %cmp3.i9
  %sub.i12 = sub nsw i32 %conv.i6, 65
  %add.i13 = add nsw i32 %sub.i12, 97
  %cond.i17 = select i1 %or.cond, i32 %add.i13, i32 %conv.i6
  %1 = load i8, ptr %b.addr.0, align 1
  %conv.i = zext i8 %1 to i32
  %cmp.i = icmp sge i32 %conv.i, 65
  %cmp3.i = icmp sle i32 %conv.i, 90
  %or.cond13 = and i1 %cmp.i, %cmp3.i
  %sub.i = sub nsw i32 %conv.i, 65
  %add.i = add nsw i32 %sub.i, 97
  %cond.i = select i1 %or.cond13, i32 %add.i, i32 %conv.i
  %cmp2 = icmp ne i32 %cond.i17, %cond.i
  %cmp3 = icmp eq i32 %cond.i17, 0
  %or.cond14 = or i1 %cmp2, %cmp3
  br i1 %or.cond14, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %sub = sub nsw i32 %cond.i17, %cond.i
  br label %return

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.0, i32 1
  %incdec.ptr4 = getelementptr inbounds i8, ptr %b.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %for.cond, %if.then
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %for.cond ]
  ret i32 %retval.0
}

define ptr @stpcpy(ptr noundef %to, ptr noundef %from) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %from.addr.0 = phi ptr [ %from, %entry ], [ %incdec.ptr1, %for.inc ]
  %to.addr.0 = phi ptr [ %to, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %from.addr.0, align 1
  store i8 %0, ptr %to.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc, label %if.then

if.then:                                          ; preds = %for.cond
  ret ptr %to.addr.0

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %to.addr.0, i32 1
  %incdec.ptr1 = getelementptr inbounds i8, ptr %from.addr.0, i32 1
  br label %for.cond
}

define ptr @__stpcpy(ptr noundef %to, ptr noundef %from) {
entry:
  %call = call ptr @stpcpy(ptr noundef %to, ptr noundef %from)
  ret ptr %call
}

define ptr @strcpy(ptr noundef %to, ptr noundef %from) {
entry:
  %call = call ptr @stpcpy(ptr noundef %to, ptr noundef %from)
  ret ptr %to
}

define ptr @stpncpy(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %for.inc ]
  %from.addr.0 = phi ptr [ %from, %entry ], [ %incdec.ptr1, %for.inc ]
  %to.addr.0 = phi ptr [ %to, %entry ], [ %incdec.ptr, %for.inc ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = load i8, ptr %from.addr.0, align 1
  store i8 %0, ptr %to.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc, label %for.end

for.inc:                                          ; preds = %for.body
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %to.addr.0, i32 1
  %incdec.ptr1 = getelementptr inbounds i8, ptr %from.addr.0, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.body, %for.cond
  br label %for.cond2

for.cond2:                                        ; preds = %for.body4, %for.end
  %n.addr.1 = phi i64 [ %n.addr.0, %for.end ], [ %dec7, %for.body4 ]
  %to.addr.1 = phi ptr [ %to.addr.0, %for.end ], [ %incdec.ptr5, %for.body4 ]
  %cmp3 = icmp ugt i64 %n.addr.1, 0
  br i1 %cmp3, label %for.body4, label %for.end8

for.body4:                                        ; preds = %for.cond2
  %incdec.ptr5 = getelementptr inbounds i8, ptr %to.addr.1, i32 1
  store i8 0, ptr %to.addr.1, align 1
  %dec7 = add i64 %n.addr.1, -1
  br label %for.cond2

for.end8:                                         ; preds = %for.cond2
  ret ptr %to.addr.0
}

define ptr @strncpy(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  %call = call ptr @stpncpy(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %to
}

define ptr @strcat(ptr noundef %to, ptr noundef %from) {
entry:
  %call = call i64 @strlen(ptr noundef %to)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  %call1 = call ptr @stpcpy(ptr noundef %add.ptr, ptr noundef %from)
  ret ptr %to
}

define ptr @strncat(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
entry:
  %call = call i64 @strlen(ptr noundef %to)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %if.end ]
  %end.0 = phi ptr [ %add.ptr, %entry ], [ %incdec.ptr, %if.end ]
  %from.addr.0 = phi ptr [ %from, %entry ], [ %incdec.ptr1, %if.end ]
  %cmp = icmp ugt i64 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %0 = load i8, ptr %from.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %for.end

if.end:                                           ; preds = %for.body
  %incdec.ptr = getelementptr inbounds i8, ptr %end.0, i32 1
  store i8 %0, ptr %end.0, align 1
  %dec = add i64 %n.addr.0, -1
  %incdec.ptr1 = getelementptr inbounds i8, ptr %from.addr.0, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.body, %for.cond
  store i8 0, ptr %end.0, align 1
  ret ptr %to
}

define i64 @strlcpy(ptr noundef %to, ptr noundef %from, i64 noundef %size) {
entry:
  %call = call i64 @strlen(ptr noundef %from)
  %cmp = icmp ugt i64 %size, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp1 = icmp ult i64 %call, %size
  %sub = sub i64 %size, 1
  %cond = select i1 %cmp1, i64 %call, i64 %sub
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %cond, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %to, i64 %cond
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i64 %call
}

define i64 @strlcat(ptr noundef %to, ptr noundef %from, i64 noundef %size) {
entry:
  %call = call i64 @strnlen(ptr noundef %to, i64 noundef %size)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  %sub = sub i64 %size, %call
  %call1 = call i64 @strlcpy(ptr noundef %add.ptr, ptr noundef %from, i64 noundef %sub)
  %add = add i64 %call, %call1
  ret i64 %add
}

define ptr @strchrnul(ptr noundef %s, i32 noundef %byte) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  %cmp5 = icmp eq i32 %conv, 0
  %or.cond = or i1 %cmp, %cmp5
  br i1 %or.cond, label %if.then, label %for.inc

if.then:                                          ; preds = %for.cond
  ret ptr %s.addr.0

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
  br label %for.cond
}

define ptr @strchr(ptr noundef %s, i32 noundef %byte) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %for.cond
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc, label %return

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %if.end, %for.cond
  %retval.0 = phi ptr [ %s.addr.0, %for.cond ], [ null, %if.end ]
  ret ptr %retval.0
}

define ptr @strrchr(ptr noundef %s, i32 noundef %byte) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %last.0 = phi ptr [ null, %entry ], [ %spec.select, %for.inc ]
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %byte to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  %spec.select = select i1 %cmp, ptr %s.addr.0, ptr %last.0
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc, label %if.then4

if.then4:                                         ; preds = %for.cond
  ret ptr %spec.select

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
  br label %for.cond
}

define ptr @index(ptr noundef %s, i32 noundef %byte) {
entry:
  %call = call ptr @strchr(ptr noundef %s, i32 noundef %byte)
  ret ptr %call
}

define ptr @rindex(ptr noundef %s, i32 noundef %byte) {
entry:
  %call = call ptr @strrchr(ptr noundef %s, i32 noundef %byte)
  ret ptr %call
}

define ptr @strstr(ptr noundef %s, ptr noundef %part) {
entry:
  %call = call i64 @strlen(ptr noundef %part)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %call1 = call i32 @strncmp(ptr noundef %s.addr.0, ptr noundef %part, i64 noundef %call)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %for.cond
  %0 = load i8, ptr %s.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc, label %return

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %if.end, %for.cond
  %retval.0 = phi ptr [ %s.addr.0, %for.cond ], [ null, %if.end ]
  ret ptr %retval.0
}

define ptr @strcasestr(ptr noundef %s, ptr noundef %part) {
entry:
  %call = call i64 @strlen(ptr noundef %part)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %call1 = call i32 @strncasecmp(ptr noundef %s.addr.0, ptr noundef %part, i64 noundef %call)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %for.cond
  %0 = load i8, ptr %s.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.inc, label %return

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
  br label %for.cond

return:                                           ; preds = %if.end, %for.cond
  %retval.0 = phi ptr [ %s.addr.0, %for.cond ], [ null, %if.end ]
  ret ptr %retval.0
}

define i64 @strspn(ptr noundef %s, ptr noundef %accept) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %call = call ptr @strchr(ptr noundef %accept, i32 noundef %conv)
  %tobool3 = icmp ne ptr %call, null
  br i1 %tobool3, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i64 %n.0
}

define i64 @strcspn(ptr noundef %s, ptr noundef %reject) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %call = call ptr @strchr(ptr noundef %reject, i32 noundef %conv)
  %tobool = icmp ne ptr %call, null
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret i64 %n.0
}

define ptr @strpbrk(ptr noundef %s, ptr noundef %accept) {
entry:
  %call = call i64 @strcspn(ptr noundef %s, ptr noundef %accept)
  %add.ptr = getelementptr inbounds i8, ptr %s, i64 %call
  %0 = load i8, ptr %add.ptr, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  %add.ptr. = select i1 %tobool, ptr %add.ptr, ptr null
  ret ptr %add.ptr.
}

define ptr @strtok_r(ptr noundef %s, ptr noundef %separators, ptr noundef %rest) {
entry:
  %tobool = icmp ne ptr %s, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %rest, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %0, %if.then ]
  %call = call i64 @strspn(ptr noundef %s.addr.0, ptr noundef %separators)
  %add.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 %call
  %1 = load i8, ptr %add.ptr, align 1
  %tobool1 = icmp ne i8 %1, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  store ptr %add.ptr, ptr %rest, align 8
  br label %return

if.end3:                                          ; preds = %if.end
  %call4 = call i64 @strcspn(ptr noundef %add.ptr, ptr noundef %separators)
  %add.ptr5 = getelementptr inbounds i8, ptr %add.ptr, i64 %call4
  %2 = load i8, ptr %add.ptr5, align 1
  %tobool6 = icmp ne i8 %2, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end3
  %incdec.ptr = getelementptr inbounds i8, ptr %add.ptr5, i32 1
  store i8 0, ptr %add.ptr5, align 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end3
  %end.0 = phi ptr [ %incdec.ptr, %if.then7 ], [ %add.ptr5, %if.end3 ]
  store ptr %end.0, ptr %rest, align 8
  br label %return

return:                                           ; preds = %if.end8, %if.then2
  %retval.0 = phi ptr [ %add.ptr, %if.end8 ], [ null, %if.then2 ]
  ret ptr %retval.0
}

define ptr @__strtok_r(ptr noundef %s, ptr noundef %separators, ptr noundef %rest) {
entry:
  %call = call ptr @strtok_r(ptr noundef %s, ptr noundef %separators, ptr noundef %rest)
  ret ptr %call
}

define ptr @strtok(ptr noundef %s, ptr noundef %separators) {
entry:
  %call = call ptr @strtok_r(ptr noundef %s, ptr noundef %separators, ptr noundef @__gomc_strtok_rest)
  ret ptr %call
}

define ptr @strsep(ptr noundef %rest, ptr noundef %separators) {
entry:
  %0 = load ptr, ptr %rest, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call = call i64 @strcspn(ptr noundef %0, ptr noundef %separators)
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %call
  %1 = load i8, ptr %add.ptr, align 1
  %tobool1 = icmp ne i8 %1, 0
  br i1 %tobool1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %add.ptr, i32 1
  store i8 0, ptr %add.ptr, align 1
  br label %if.end3

if.end3:                                          ; preds = %if.end, %if.then2
  %end.0 = phi ptr [ %incdec.ptr, %if.then2 ], [ null, %if.end ]
  store ptr %end.0, ptr %rest, align 8
  br label %return

return:                                           ; preds = %entry, %if.end3
  %retval.0 = phi ptr [ %0, %if.end3 ], [ null, %entry ]
  ret ptr %retval.0
}

define ptr @strndup(ptr noundef %s, i64 noundef %limit) {
entry:
  %call = call i64 @strnlen(ptr noundef %s, i64 noundef %limit)
  %add = add i64 %call, 1
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i2 = call i32 @__gomc_reads_errno()
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %if.end.i6, label %allocate.exit

if.end.i6:                                        ; preds = %if.then.i
  %call1.i5 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i5, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i6
  store i32 12, ptr %call1.i5, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %entry
  %call.i9 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i11 = call ptr @__gomc_new_or_again(i64 noundef %add, i32 noundef 0)
  br label %allocate.exit

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %add, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i, %cond.false.i, %if.end.i6, %if.then2.i, %if.then.i
  %retval.i.0 = phi ptr [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i6 ], [ %call1.i11, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %allocate.exit
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %retval.i.0, ptr align 1 %s, i64 %call, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %retval.i.0, i64 %call
  store i8 0, ptr %arrayidx, align 1
  br label %return

return:                                           ; preds = %allocate.exit, %if.end
  %retval.0 = phi ptr [ %retval.i.0, %if.end ], [ null, %allocate.exit ]
  ret ptr %retval.0
}

define ptr @strdup(ptr noundef %s) {
entry:
  %call = call i64 @strlen(ptr noundef %s)
  %add = add i64 %call, 1
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i2 = call i32 @__gomc_reads_errno()
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %if.end.i6, label %allocate.exit

if.end.i6:                                        ; preds = %if.then.i
  %call1.i5 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i5, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i6
  store i32 12, ptr %call1.i5, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %entry
  %call.i9 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i11 = call ptr @__gomc_new_or_again(i64 noundef %add, i32 noundef 0)
  br label %allocate.exit

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %add, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i, %cond.false.i, %if.end.i6, %if.then2.i, %if.then.i
  %retval.i.0 = phi ptr [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i6 ], [ %call1.i11, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %allocate.exit
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %retval.i.0, ptr align 1 %s, i64 %add, i1 false)
  br label %cond.end

cond.end:                                         ; preds = %allocate.exit, %cond.true
  %cond = phi ptr [ %retval.i.0, %cond.true ], [ null, %allocate.exit ]
  ret ptr %cond
}

define ptr @__strdup(ptr noundef %s) {
entry:
  %call = call ptr @strdup(ptr noundef %s)
  ret ptr %call
}

define ptr @__strndup(ptr noundef %s, i64 noundef %limit) {
entry:
  %call = call ptr @strndup(ptr noundef %s, i64 noundef %limit)
  ret ptr %call
}

define ptr @__memcpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call = call ptr @memcpy(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call
}

define ptr @__mempcpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call = call ptr @mempcpy(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call
}

define ptr @__memmove_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call = call ptr @memmove(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call
}

define ptr @__memset_chk(ptr noundef %to, i32 noundef %byte, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call = call ptr @memset(ptr noundef %to, i32 noundef %byte, i64 noundef %n)
  ret ptr %call
}

define void @__explicit_bzero_chk(ptr noundef %to, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  call void @explicit_bzero(ptr noundef %to, i64 noundef %n)
  ret void
}

define ptr @__stpcpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %room) {
entry:
  %call = call i64 @strlen(ptr noundef %from)
  %add = add i64 %call, 1
  %cmp.i = icmp ugt i64 %add, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call1 = call ptr @stpcpy(ptr noundef %to, ptr noundef %from)
  ret ptr %call1
}

define ptr @__strcpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %room) {
entry:
  %call = call i64 @strlen(ptr noundef %from)
  %add = add i64 %call, 1
  %cmp.i = icmp ugt i64 %add, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call1 = call ptr @strcpy(ptr noundef %to, ptr noundef %from)
  ret ptr %call1
}

define ptr @__stpncpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call = call ptr @stpncpy(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call
}

define ptr @__strncpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %cmp.i = icmp ugt i64 %n, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call = call ptr @strncpy(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call
}

define ptr @__strcat_chk(ptr noundef %to, ptr noundef %from, i64 noundef %room) {
entry:
  %call = call i64 @strlen(ptr noundef %to)
  %call1 = call i64 @strlen(ptr noundef %from)
  %add = add i64 %call, %call1
  %add2 = add i64 %add, 1
  %cmp.i = icmp ugt i64 %add2, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call3 = call ptr @strcat(ptr noundef %to, ptr noundef %from)
  ret ptr %call3
}

define ptr @__strncat_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %call = call i64 @strlen(ptr noundef %to)
  %call1 = call i64 @strnlen(ptr noundef %from, i64 noundef %n)
  %add = add i64 %call, %call1
  %add2 = add i64 %add, 1
  %cmp.i = icmp ugt i64 %add2, %room
  br i1 %cmp.i, label %if.then.i, label %fits.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_string.str, ptr noundef @__gomc_string.str.1)
  unreachable

fits.exit:                                        ; preds = %entry
  %call3 = call ptr @strncat(ptr noundef %to, ptr noundef %from, i64 noundef %n)
  ret ptr %call3
}

define i32 @memcpy_s(ptr noundef %to, i64 noundef %size, ptr noundef %from, i64 noundef %n) {
entry:
  %0 = ptrtoint ptr %to to i64
  %1 = ptrtoint ptr %from to i64
  %tobool = icmp eq ptr %to, null
  %cmp = icmp ugt i64 %size, 9223372036854775807
  %or.cond = or i1 %tobool, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %tobool1 = icmp ne ptr %from, null
  %cmp2 = icmp ule i64 %n, %size
  %or.cond16 = and i1 %tobool1, %cmp2
  br i1 %or.cond16, label %land.lhs.true3, label %if.end9

land.lhs.true3:                                   ; preds = %if.end
  %add = add i64 %0, %n
  %cmp4 = icmp ule i64 %add, %1
  %add6 = add i64 %1, %n
  %cmp7 = icmp ule i64 %add6, %0
  %or.cond17 = or i1 %cmp4, %cmp7
  br i1 %or.cond17, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true3
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  br label %return

if.end9:                                          ; preds = %land.lhs.true3, %if.end
  call void @llvm.memset.p0.i64(ptr align 1 %to, i8 0, i64 %size, i1 false)
  %spec.select = select i1 %tobool1, i1 %cmp2, i1 false
  %cond = select i1 %spec.select, i32 22, i32 34
  br label %return

return:                                           ; preds = %entry, %if.end9, %if.then8
  %retval.0 = phi i32 [ 0, %if.then8 ], [ %cond, %if.end9 ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @htonl(i32 noundef %x) {
entry:
  %0 = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %0
}

declare i32 @llvm.bswap.i32(i32)

define i32 @ntohl(i32 noundef %x) {
entry:
  %0 = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %0
}

define zeroext i16 @htons(i16 noundef zeroext %x) {
entry:
  %0 = call i16 @llvm.bswap.i16(i16 %x)
  ret i16 %0
}

declare i16 @llvm.bswap.i16(i16)

define zeroext i16 @ntohs(i16 noundef zeroext %x) {
entry:
  %0 = call i16 @llvm.bswap.i16(i16 %x)
  ret i16 %0
}

define ptr @basename(ptr noundef %path) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %path.addr.0 = phi ptr [ %path, %entry ], [ %incdec.ptr, %for.body ]
  %last.0 = phi ptr [ %path, %entry ], [ %spec.select, %for.body ]
  %0 = load i8, ptr %path.addr.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 47
  %add.ptr = getelementptr inbounds i8, ptr %path.addr.0, i64 1
  %spec.select = select i1 %cmp, ptr %add.ptr, ptr %last.0
  %incdec.ptr = getelementptr inbounds i8, ptr %path.addr.0, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret ptr %last.0
}

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i32 @__gomc_may_happen(i32 noundef)

declare ptr @__gomc_new_or_again(i64 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

