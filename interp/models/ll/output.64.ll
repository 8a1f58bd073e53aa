source_filename = "output.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_output.str = private unnamed_addr constant [48 x i8] c"write to anything but standard output and error\00", align 1
@__gomc_output.str.1 = private unnamed_addr constant [9 x i8] c"an error\00", align 1
@__gomc_output.str.2 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@__gomc_output.str.3 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1

define i64 @write(i32 noundef %file, ptr noundef %bytes, i64 noundef %size) {
entry:
  switch i32 %file, label %if.then [
    i32 1, label %if.end
    i32 2, label %if.end
  ]

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_output.str)
  unreachable

if.end:                                           ; preds = %entry, %entry
  call void @__look_at_bytes(ptr noundef %bytes, i64 noundef %size, i64 noundef 1)
  ret i64 %size
}

declare void @__gomc_unsupported(ptr noundef)

declare void @__look_at_bytes(ptr noundef, i64 noundef, i64 noundef)

define i32 @setvbuf(ptr noundef %stream, ptr noundef %buffer, i32 noundef %mode, i64 noundef %size) {
entry:
  ret i32 0
}

define void @setbuf(ptr noundef %stream, ptr noundef %buffer) {
entry:
  ret void
}

define void @setlinebuf(ptr noundef %stream) {
entry:
  ret void
}

define ptr @strerror(i32 noundef %error) {
entry:
  ret ptr @__gomc_output.str.1
}

define ptr @strerror_r(i32 noundef %error, ptr noundef %buffer, i64 noundef %size) {
entry:
  %call = call ptr @strerror(i32 noundef %error)
  ret ptr %call
}

define i32 @__xpg_strerror_r(i32 noundef %error, ptr noundef %buffer, i64 noundef %size) {
entry:
  %call = call ptr @strerror(i32 noundef %error)
  br label %for.cond

for.cond:                                         ; preds = %cond.end, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %add, %cond.end ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %add = add i64 %i.0, 1
  %cmp1 = icmp ult i64 %add, %size
  br i1 %cmp1, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %arrayidx = getelementptr inbounds i8, ptr %call, i64 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %for.body ]
  %conv2 = trunc i32 %cond to i8
  %arrayidx3 = getelementptr inbounds i8, ptr %buffer, i64 %i.0
  store i8 %conv2, ptr %arrayidx3, align 1
  %arrayidx4 = getelementptr inbounds i8, ptr %call, i64 %i.0
  %1 = load i8, ptr %arrayidx4, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %for.cond, label %return

return:                                           ; preds = %for.cond, %cond.end
  %retval.0 = phi i32 [ 0, %cond.end ], [ 34, %for.cond ]
  ret i32 %retval.0
}

define ptr @setlocale(i32 noundef %category, ptr noundef %name) {
entry:
  %tobool = icmp ne ptr %name, null
  br i1 %tobool, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  %0 = load i8, ptr %name, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %lor.lhs.false2, label %return

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 67
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %lor.lhs.false2
  %arrayidx5 = getelementptr inbounds i8, ptr %name, i64 1
  %1 = load i8, ptr %arrayidx5, align 1
  %tobool6 = icmp ne i8 %1, 0
  br i1 %tobool6, label %if.end, label %return

if.end:                                           ; preds = %land.lhs.true, %lor.lhs.false2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %idxprom = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds i8, ptr %name, i64 %idxprom
  %2 = load i8, ptr %arrayidx7, align 1
  %conv8 = sext i8 %2 to i32
  %arrayidx10 = getelementptr inbounds i8, ptr @__gomc_output.str.3, i64 %idxprom
  %3 = load i8, ptr %arrayidx10, align 1
  %conv11 = sext i8 %3 to i32
  %cmp12 = icmp eq i32 %conv8, %conv11
  br i1 %cmp12, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %tobool16 = icmp ne i8 %3, 0
  br i1 %tobool16, label %for.inc, label %return

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body, %entry, %lor.lhs.false, %land.lhs.true
  %retval.0 = phi ptr [ @__gomc_output.str.2, %land.lhs.true ], [ @__gomc_output.str.2, %lor.lhs.false ], [ @__gomc_output.str.2, %entry ], [ @__gomc_output.str.2, %for.body ], [ null, %for.cond ]
  ret ptr %retval.0
}

