source_filename = "files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32, ptr }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_files = internal global %struct.files zeroinitializer, align 8
@__gomc_files.str = private unnamed_addr constant [33 x i8] c"more than 32 files that are open\00", align 1
@__gomc_files.str.1 = private unnamed_addr constant [14 x i8] c"flags of open\00", align 1
@__gomc_files.str.2 = private unnamed_addr constant [36 x i8] c"close of the descriptor of a stream\00", align 1
@__gomc_files.str.3 = private unnamed_addr constant [30 x i8] c"files of more than 8192 bytes\00", align 1
@__gomc_files.str.4 = private unnamed_addr constant [31 x i8] c"whether a file can be executed\00", align 1
@__gomc_files.str.5 = private unnamed_addr constant [52 x i8] c"the rights to a file that the program did not write\00", align 1
@__gomc_files.str.6 = private unnamed_addr constant [44 x i8] c"a name of a file of more than 63 characters\00", align 1
@__gomc_files.str.7 = private unnamed_addr constant [42 x i8] c"a name of a file with the directory above\00", align 1
@__gomc_files.str.8 = private unnamed_addr constant [24 x i8] c"the name of a directory\00", align 1
@__gomc_files.str.9 = private unnamed_addr constant [6 x i8] c"/dev/\00", align 1
@__gomc_files.str.10 = private unnamed_addr constant [7 x i8] c"/proc/\00", align 1
@__gomc_files.str.11 = private unnamed_addr constant [6 x i8] c"/sys/\00", align 1
@__gomc_files.str.12 = private unnamed_addr constant [20 x i8] c"files of the system\00", align 1
@__gomc_files.str.13 = private unnamed_addr constant [56 x i8] c"a relative and an absolute name that may be of one file\00", align 1
@__gomc_files.str.14 = private unnamed_addr constant [28 x i8] c"more than 32 names of files\00", align 1
@__gomc_files.str.15 = private unnamed_addr constant [63 x i8] c"a file that was created without the right to read and write it\00", align 1
@__gomc_files.str.16 = private unnamed_addr constant [19 x i8] c"more than 16 files\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16
@__gomc_files.str.17 = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_files.str.18 = private unnamed_addr constant [44 x i8] c"a descriptor that is used beside its stream\00", align 1
@__gomc_files.str.19 = private unnamed_addr constant [5 x i8] c"read\00", align 1
@__gomc_files.str.20 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@__gomc_files.str.21 = private unnamed_addr constant [40 x i8] c"a pipe or an eventfd in place of a file\00", align 1
@__gomc_files.str.22 = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1

define ptr @__files_state() {
entry:
  ret ptr @__gomc_files
}

define i32 @__files_descriptor(ptr noundef %all, i32 noundef %file, i32 noundef %flags, ptr noundef %channel) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 32
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %description = getelementptr inbounds %struct.files, ptr %all, i32 0, i32 6
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [32 x %struct.description], ptr %description, i64 0, i64 %idxprom
  %0 = load atomic i32, ptr %arrayidx monotonic, align 8
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %for.inc, label %if.end

if.end:                                           ; preds = %for.body
  %flags2 = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 1
  store atomic i32 %flags, ptr %flags2 monotonic, align 4
  %place = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 2
  store i32 0, ptr %place, align 8
  %stream = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 3
  store i32 0, ptr %stream, align 4
  %channel3 = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 4
  store ptr %channel, ptr %channel3, align 8
  store atomic i32 %file, ptr %arrayidx release, align 8
  %add = add nsw i32 3, %i.0
  ret i32 %add

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str)
  unreachable
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %mode) {
entry:
  %text.i = alloca [64 x i8], align 16
  %name = alloca %struct.name, align 8
  %and = and i32 %flags, -1613764
  %tobool = icmp ne i32 %and, 0
  %and1 = and i32 %flags, 3
  %cmp = icmp eq i32 %and1, 3
  %or.cond = or i1 %tobool, %cmp
  br i1 %or.cond, label %if.then, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %entry
  %and3 = and i32 %flags, 512
  %tobool4 = icmp eq i32 %and3, 0
  %tobool6 = icmp ne i32 %and1, 0
  %or.cond113 = or i1 %tobool4, %tobool6
  br i1 %or.cond113, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false2, %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.1)
  unreachable

if.end:                                           ; preds = %lor.lhs.false2
  %0 = load i8, ptr %path, align 1
  %tobool7 = icmp ne i8 %0, 0
  br i1 %tobool7, label %if.end9, label %return

if.end9:                                          ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr align 16 %text.i, i8 0, i64 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end9
  %n.i.0 = phi i32 [ 0, %if.end9 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end9 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end9 ], [ %inc60.i, %for.inc.i ]
  %idxprom.i = zext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i64 %idxprom.i
  %1 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end9.i
    i32 0, label %if.end9.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %conv3.i = zext i32 %n.i.0 to i64
  %cmp4.i = icmp eq i64 %conv3.i, 63
  br i1 %cmp4.i, label %if.then6.i, label %if.end.i

if.then6.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx8.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %conv3.i
  store i8 %1, ptr %arrayidx8.i, align 1
  br label %for.inc.i

if.end9.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end37.i [
    i32 2, label %land.lhs.true12.i
    i32 1, label %land.lhs.true28.i
  ]

land.lhs.true12.i:                                ; preds = %if.end9.i
  %idxprom13.i = zext i32 %begin.i.0 to i64
  %arrayidx14.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom13.i
  %2 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %2 to i32
  %cmp16.i = icmp eq i32 %conv15.i, 46
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end25.i

land.lhs.true18.i:                                ; preds = %land.lhs.true12.i
  %add.i = add i32 %begin.i.0, 1
  %idxprom19.i = zext i32 %add.i to i64
  %arrayidx20.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom19.i
  %3 = load i8, ptr %arrayidx20.i, align 1
  %conv21.i = sext i8 %3 to i32
  %cmp22.i = icmp eq i32 %conv21.i, 46
  br i1 %cmp22.i, label %if.then24.i, label %if.end25.i

if.then24.i:                                      ; preds = %land.lhs.true18.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end25.i:                                       ; preds = %land.lhs.true18.i, %land.lhs.true12.i
  %cmp26.i = icmp eq i32 %sub.i, 1
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end37.i

land.lhs.true28.i:                                ; preds = %if.end9.i, %if.end25.i
  %idxprom29.i = zext i32 %begin.i.0 to i64
  %arrayidx30.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom29.i
  %4 = load i8, ptr %arrayidx30.i, align 1
  %conv31.i = sext i8 %4 to i32
  %cmp32.i = icmp eq i32 %conv31.i, 46
  br i1 %cmp32.i, label %if.then34.i, label %if.end37.i

if.then34.i:                                      ; preds = %land.lhs.true28.i
  %dec.i = add i32 %n.i.0, -1
  %idxprom35.i = zext i32 %dec.i to i64
  %arrayidx36.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom35.i
  store i8 0, ptr %arrayidx36.i, align 1
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.end9.i, %if.then34.i, %land.lhs.true28.i, %if.end25.i
  %n.i.1 = phi i32 [ %dec.i, %if.then34.i ], [ %n.i.0, %land.lhs.true28.i ], [ %n.i.0, %if.end25.i ], [ %n.i.0, %if.end9.i ]
  %size.i.0 = phi i32 [ 0, %if.then34.i ], [ %sub.i, %land.lhs.true28.i ], [ %sub.i, %if.end25.i ], [ %sub.i, %if.end9.i ]
  %tobool38.i = icmp eq i8 %1, 0
  %cmp40.i = icmp eq i32 %size.i.0, 0
  %or.cond115 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond115, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %1, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i110

while.cond.i110:                                  ; preds = %if.end43.i, %while.body.i121
  %i.i105.0 = phi i32 [ %inc.i120, %while.body.i121 ], [ 0, %if.end43.i ]
  %idxprom.i106 = sext i32 %i.i105.0 to i64
  %arrayidx.i107 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i106
  %5 = load i8, ptr %arrayidx.i107, align 1
  %conv.i108 = sext i8 %5 to i32
  %tobool.i109 = icmp ne i32 %conv.i108, 0
  br i1 %tobool.i109, label %land.rhs.i118, label %has_prefix.exit127

land.rhs.i118:                                    ; preds = %while.cond.i110
  %arrayidx2.i112 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i106
  %6 = load i8, ptr %arrayidx2.i112, align 1
  %conv3.i113 = sext i8 %6 to i32
  %cmp.i117 = icmp eq i32 %conv3.i113, %conv.i108
  br i1 %cmp.i117, label %while.body.i121, label %has_prefix.exit127

while.body.i121:                                  ; preds = %land.rhs.i118
  %inc.i120 = add nsw i32 %i.i105.0, 1
  br label %while.cond.i110

has_prefix.exit127:                               ; preds = %while.cond.i110, %land.rhs.i118
  %7 = load i8, ptr %arrayidx.i107, align 1
  %tobool10.i124 = icmp ne i8 %7, 0
  %lnot.i125 = xor i1 %tobool10.i124, true
  br i1 %lnot.i125, label %if.then70.i, label %while.cond.i85

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond116 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond116, label %if.then50.i, label %for.inc.i

if.then50.i:                                      ; preds = %if.end46.i
  %conv51.i = zext i32 %n.i.1 to i64
  %cmp52.i = icmp eq i64 %conv51.i, 63
  br i1 %cmp52.i, label %if.then54.i, label %if.end55.i

if.then54.i:                                      ; preds = %if.then50.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end55.i:                                       ; preds = %if.then50.i
  %inc56.i = add i32 %n.i.1, 1
  %arrayidx58.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %conv51.i
  store i8 47, ptr %arrayidx58.i, align 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end55.i, %if.end46.i, %if.end.i
  %n.i.3 = phi i32 [ %inc.i, %if.end.i ], [ %inc56.i, %if.end55.i ], [ %n.i.1, %if.end46.i ]
  %begin.i.2 = phi i32 [ %begin.i.0, %if.end.i ], [ %inc56.i, %if.end55.i ], [ %begin.i.0, %if.end46.i ]
  %inc60.i = add i32 %i.i.0, 1
  br label %for.cond.i

while.cond.i85:                                   ; preds = %has_prefix.exit127, %while.body.i96
  %i.i80.0 = phi i32 [ %inc.i95, %while.body.i96 ], [ 0, %has_prefix.exit127 ]
  %idxprom.i81 = sext i32 %i.i80.0 to i64
  %arrayidx.i82 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i81
  %8 = load i8, ptr %arrayidx.i82, align 1
  %conv.i83 = sext i8 %8 to i32
  %tobool.i84 = icmp ne i32 %conv.i83, 0
  br i1 %tobool.i84, label %land.rhs.i93, label %has_prefix.exit102

land.rhs.i93:                                     ; preds = %while.cond.i85
  %arrayidx2.i87 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i81
  %9 = load i8, ptr %arrayidx2.i87, align 1
  %conv3.i88 = sext i8 %9 to i32
  %cmp.i92 = icmp eq i32 %conv3.i88, %conv.i83
  br i1 %cmp.i92, label %while.body.i96, label %has_prefix.exit102

while.body.i96:                                   ; preds = %land.rhs.i93
  %inc.i95 = add nsw i32 %i.i80.0, 1
  br label %while.cond.i85

has_prefix.exit102:                               ; preds = %while.cond.i85, %land.rhs.i93
  %10 = load i8, ptr %arrayidx.i82, align 1
  %tobool10.i99 = icmp ne i8 %10, 0
  %lnot.i100 = xor i1 %tobool10.i99, true
  br i1 %lnot.i100, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit102, %while.body.i
  %i.i67.0 = phi i32 [ %inc.i76, %while.body.i ], [ 0, %has_prefix.exit102 ]
  %idxprom.i68 = sext i32 %i.i67.0 to i64
  %arrayidx.i69 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i68
  %11 = load i8, ptr %arrayidx.i69, align 1
  %conv.i70 = sext i8 %11 to i32
  %tobool.i71 = icmp ne i32 %conv.i70, 0
  br i1 %tobool.i71, label %land.rhs.i74, label %has_prefix.exit

land.rhs.i74:                                     ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i68
  %12 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i72 = sext i8 %12 to i32
  %cmp.i73 = icmp eq i32 %conv3.i72, %conv.i70
  br i1 %cmp.i73, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i74
  %inc.i76 = add nsw i32 %i.i67.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i74
  %13 = load i8, ptr %arrayidx.i69, align 1
  %tobool10.i = icmp ne i8 %13, 0
  %lnot.i77 = xor i1 %tobool10.i, true
  br i1 %lnot.i77, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit102, %has_prefix.exit127
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond83.i

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %14 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %14 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond83.i:                                     ; preds = %for.cond73.i, %for.end100.i
  %w.i.0 = phi i32 [ %inc104.i, %for.end100.i ], [ 0, %for.cond73.i ]
  %cmp84.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp84.i, label %for.cond88.i, label %parse_name.exit

for.cond88.i:                                     ; preds = %for.cond83.i, %for.body91.i
  %packed.i.0 = phi i64 [ %or.i, %for.body91.i ], [ 0, %for.cond83.i ]
  %i87.i.0 = phi i32 [ %inc99.i, %for.body91.i ], [ 0, %for.cond83.i ]
  %cmp89.i = icmp ult i32 %i87.i.0, 8
  br i1 %cmp89.i, label %for.body91.i, label %for.end100.i

for.body91.i:                                     ; preds = %for.cond88.i
  %mul92.i = mul i32 8, %w.i.0
  %add93.i = add i32 %mul92.i, %i87.i.0
  %idxprom94.i = zext i32 %add93.i to i64
  %arrayidx95.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom94.i
  %15 = load i8, ptr %arrayidx95.i, align 1
  %conv96.i = zext i8 %15 to i64
  %mul97.i = mul i32 8, %i87.i.0
  %sh_prom.i = zext i32 %mul97.i to i64
  %shl.i = shl i64 %conv96.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc99.i = add i32 %i87.i.0, 1
  br label %for.cond88.i

for.end100.i:                                     ; preds = %for.cond88.i
  %idxprom101.i = zext i32 %w.i.0 to i64
  %arrayidx102.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom101.i
  store i64 %packed.i.0, ptr %arrayidx102.i, align 8
  %inc104.i = add i32 %w.i.0, 1
  br label %for.cond83.i

parse_name.exit:                                  ; preds = %for.cond83.i
  %last106.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last106.i, align 8
  %16 = load i8, ptr %text.i, align 16
  %conv108.i = sext i8 %16 to i32
  %cmp109.i = icmp eq i32 %conv108.i, 47
  %conv110.i = zext i1 %cmp109.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv110.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %parse_name.exit
  %call.i130 = call i32 @__gomc_self()
  %conv.i131 = zext i32 %call.i130 to i64
  %add.i132 = add i64 %conv.i131, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i132, i64 noundef 0, i32 noundef 1)
  %and.i133 = and i64 %call2.i, 4294967295
  %conv.i134 = trunc i64 %and.i133 to i32
  %cmp.i17 = icmp ne i32 %conv.i134, 0
  br i1 %cmp.i17, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i21

for.cond.i21:                                     ; preds = %if.end10.i, %hold.exit
  %i.i19.0 = phi i32 [ 0, %hold.exit ], [ %inc.i32, %if.end10.i ]
  %cmp.i20 = icmp ult i32 %i.i19.0, %17
  br i1 %cmp.i20, label %for.body.i26, label %for.end.i

for.body.i26:                                     ; preds = %for.cond.i21
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom.i22 = zext i32 %i.i19.0 to i64
  %arrayidx.i23 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i22
  br label %for.cond.i138

for.cond.i138:                                    ; preds = %if.end9.i146, %for.body.i26
  %w.i136.0 = phi i32 [ 0, %for.body.i26 ], [ %inc.i147, %if.end9.i146 ]
  %cmp.i137 = icmp ult i32 %w.i136.0, 8
  br i1 %cmp.i137, label %for.body.i142, label %same_name.exit

for.body.i142:                                    ; preds = %for.cond.i138
  %idxprom.i139 = zext i32 %w.i136.0 to i64
  %arrayidx.i140 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i139
  %18 = load i64, ptr %arrayidx.i140, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i23, i64 0, i64 %idxprom.i139
  %19 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i141 = icmp ne i64 %18, %19
  br i1 %cmp4.i141, label %same_name.exit, label %if.end.i145

if.end.i145:                                      ; preds = %for.body.i142
  %shr.i = lshr i64 %18, 56
  %tobool.i144 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i144, label %if.end9.i146, label %same_name.exit

if.end9.i146:                                     ; preds = %if.end.i145
  %inc.i147 = add i32 %w.i136.0, 1
  br label %for.cond.i138

same_name.exit:                                   ; preds = %for.cond.i138, %if.end.i145, %for.body.i142
  %retval.i135.0 = phi i32 [ 0, %for.body.i142 ], [ 1, %if.end.i145 ], [ 1, %for.cond.i138 ]
  %tobool.i25 = icmp ne i32 %retval.i135.0, 0
  br i1 %tobool.i25, label %entry_of.exit, label %if.end.i29

if.end.i29:                                       ; preds = %same_name.exit
  %last.i28 = getelementptr inbounds %struct.name, ptr %arrayidx.i23, i32 0, i32 1
  %20 = load i32, ptr %last.i28, align 8
  %21 = load i32, ptr %last106.i, align 8
  %cmp5.i = icmp eq i32 %20, %21
  br i1 %cmp5.i, label %land.lhs.true.i31, label %if.end10.i

land.lhs.true.i31:                                ; preds = %if.end.i29
  %absolute.i30 = getelementptr inbounds %struct.name, ptr %arrayidx.i23, i32 0, i32 2
  %22 = load i32, ptr %absolute.i30, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp8.i = icmp ne i32 %22, %23
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i31
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i29
  %inc.i32 = add i32 %i.i19.0, 1
  br label %for.cond.i21

for.end.i:                                        ; preds = %for.cond.i21
  %cmp11.i = icmp eq i32 %17, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i34 = add i32 %17, 1
  store i32 %add.i34, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom16.i = zext i32 %17 to i64
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i64 0, i64 %idxprom16.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx17.i, ptr align 8 %name, i64 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %same_name.exit, %if.end13.i
  %new.0 = phi i32 [ 1, %if.end13.i ], [ 0, %same_name.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end13.i ], [ %arrayidx.i23, %same_name.exit ]
  %cmp.i38 = icmp ne i32 %and3, 0
  %and1.i = and i32 %flags, 64
  %tobool.i40 = icmp eq i32 %and1.i, 0
  %and2.i = and i32 %flags, 128
  %tobool3.i = icmp ne i32 %and2.i, 0
  %or.cond117 = or i1 %tobool.i40, %tobool3.i
  %brmerge119 = or i1 %or.cond117, %cmp.i38
  %.mux = select i1 %or.cond117, i1 false, i1 true
  br i1 %brmerge119, label %land.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry_of.exit
  %call.i42 = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call.i42, 0
  %lnot.i = xor i1 %tobool5.i, true
  br label %land.end.i

land.end.i:                                       ; preds = %entry_of.exit, %lor.rhs.i
  %24 = phi i1 [ %.mux, %entry_of.exit ], [ %lnot.i, %lor.rhs.i ]
  %tobool6.i = icmp ne i32 %new.0, 0
  %tobool6.i.not = xor i1 %tobool6.i, true
  %brmerge = select i1 %tobool6.i.not, i1 true, i1 %24
  br i1 %brmerge, label %if.end.i44, label %if.then.i43

if.then.i43:                                      ; preds = %land.end.i
  %call.i62 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i63 = icmp ne i64 %call.i62, 0
  br i1 %tobool.i63, label %if.then.i65, label %if.end.i44

if.then.i65:                                      ; preds = %if.then.i43
  %files.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i154 = icmp eq i32 %25, 16
  br i1 %cmp.i154, label %if.then.i155, label %if.end.i161

if.then.i155:                                     ; preds = %if.then.i65
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i161:                                      ; preds = %if.then.i65
  %add.i156 = add i32 %25, 1
  store i32 %add.i156, ptr %files.i, align 4
  %file.i157 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i156, ptr %file.i157, align 8
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %idxprom.i158 = zext i32 %25 to i64
  %arrayidx.i159 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i64 0, i64 %idxprom.i158
  store i32 1, ptr %arrayidx.i159, align 4
  br label %if.end.i44

if.end.i44:                                       ; preds = %if.then.i43, %if.end.i161, %land.end.i
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %26 = load i32, ptr %file.i, align 8
  %tobool9.i = icmp ne i32 %26, 0
  br i1 %tobool9.i, label %if.end19.i, label %if.then10.i

if.then10.i:                                      ; preds = %if.end.i44
  %tobool12.i = icmp ne i32 %and1.i, 0
  br i1 %tobool12.i, label %if.end14.i, label %resolve.exit

if.end14.i:                                       ; preds = %if.then10.i
  %and15.i = and i32 %mode, 384
  %cmp16.i45 = icmp ne i32 %and15.i, 384
  %conv17.i = zext i1 %cmp16.i45 to i32
  %files.i167 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %27 = load i32, ptr %files.i167, align 4
  %cmp.i168 = icmp eq i32 %27, 16
  br i1 %cmp.i168, label %if.then.i169, label %if.end.i178

if.then.i169:                                     ; preds = %if.end14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i178:                                      ; preds = %if.end14.i
  %add.i170 = add i32 %27, 1
  store i32 %add.i170, ptr %files.i167, align 4
  store i32 %add.i170, ptr %file.i, align 8
  %file3.i174 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %idxprom.i175 = zext i32 %27 to i64
  %arrayidx.i176 = getelementptr inbounds [16 x %struct.file], ptr %file3.i174, i64 0, i64 %idxprom.i175
  %forbidden.i = getelementptr inbounds %struct.file, ptr %arrayidx.i176, i32 0, i32 1
  store i32 %conv17.i, ptr %forbidden.i, align 4
  br label %resolve.exit

if.end19.i:                                       ; preds = %if.end.i44
  %tobool21.i = icmp ne i32 %and1.i, 0
  %or.cond118 = and i1 %tobool21.i, %tobool3.i
  br i1 %or.cond118, label %resolve.exit, label %if.end26.i

if.end26.i:                                       ; preds = %if.end19.i
  %file27.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %sub.i46 = sub i32 %26, 1
  %idxprom.i47 = zext i32 %sub.i46 to i64
  %arrayidx.i48 = getelementptr inbounds [16 x %struct.file], ptr %file27.i, i64 0, i64 %idxprom.i47
  %forbidden29.i = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 1
  %28 = load i32, ptr %forbidden29.i, align 4
  %tobool30.i = icmp ne i32 %28, 0
  br i1 %tobool30.i, label %if.then31.i, label %if.end32.i

if.then31.i:                                      ; preds = %if.end26.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end32.i:                                       ; preds = %if.end26.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 4
  %29 = load i32, ptr %held_back.i, align 4
  %tobool.i55 = icmp ne i32 %29, 0
  br i1 %tobool.i55, label %if.then.i58, label %nothing_held_back.exit

if.then.i58:                                      ; preds = %if.end32.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end32.i
  br i1 %cmp.i38, label %if.then34.i51, label %resolve.exit

if.then34.i51:                                    ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i48, align 4
  %size.i49 = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 2
  store i32 0, ptr %size.i49, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc.i50 = add i32 %30, 1
  store i32 %inc.i50, ptr %changes.i, align 4
  br label %resolve.exit

resolve.exit:                                     ; preds = %nothing_held_back.exit, %if.then34.i51, %if.end19.i, %if.then10.i, %if.end.i178
  %retval.i35.0 = phi i32 [ 0, %if.end.i178 ], [ -2, %if.then10.i ], [ -17, %if.end19.i ], [ 0, %if.then34.i51 ], [ 0, %nothing_held_back.exit ]
  %cmp12 = icmp eq i32 %retval.i35.0, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %resolve.exit
  %31 = load i32, ptr %file.i, align 8
  %call14 = call i32 @__files_descriptor(ptr noundef %call.i16, i32 noundef %31, i32 noundef %flags, ptr noundef null)
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %resolve.exit
  %result.0 = phi i32 [ %call14, %if.then13 ], [ %retval.i35.0, %resolve.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i128 = zext i32 %call.i to i64
  %add.i129 = add i64 %conv.i128, 1
  %call1.i54 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i129, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end, %if.end15
  %retval.0 = phi i32 [ %result.0, %if.end15 ], [ -2, %if.end ]
  ret i32 %retval.0
}

define i32 @open(ptr noundef %path, i32 noundef %flags, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call.i11 = call i32 @__gomc_cancels()
  %tobool.i12 = icmp ne i32 %call.i11, 0
  br i1 %tobool.i12, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i13 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i13, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i5 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i5 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i6 = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i6, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i14 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i15 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i16 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i16, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i18 = icmp ne ptr %1, null
  br i1 %tobool.i18, label %if.then.i19, label %if.end.i

if.then.i19:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %cond.true.i
  %3 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %3, align 8
  %4 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %5 = add i32 %gp_offset.i, 8
  store i32 %5, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %cond.true.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %4, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %6 = load i32, ptr %vaarg.addr.i, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %cancellation_point.exit, %vaarg.end.i
  %cond.i = phi i32 [ %6, %vaarg.end.i ], [ 0, %cancellation_point.exit ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i8, label %failing.exit

cond.true.i8:                                     ; preds = %open_with.exit
  %sub.i = sub nsw i32 0, %call.i
  %call.i21 = call i32 @__gomc_reads_errno()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %if.end.i26, label %failing.exit

if.end.i26:                                       ; preds = %cond.true.i8
  %call1.i24 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i24, align 4
  %cmp.i25 = icmp ne i32 %7, %sub.i
  br i1 %cmp.i25, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i26
  store i32 %sub.i, ptr %call1.i24, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %open_with.exit, %if.end.i26, %if.then2.i, %cond.true.i8
  %cond.i10 = phi i32 [ -1, %cond.true.i8 ], [ -1, %if.then2.i ], [ -1, %if.end.i26 ], [ %call.i, %open_with.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %cond.i10
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @open64(ptr noundef %path, i32 noundef %flags, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call.i11 = call i32 @__gomc_cancels()
  %tobool.i12 = icmp ne i32 %call.i11, 0
  br i1 %tobool.i12, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i13 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i13, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i5 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i5 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i6 = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i6, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i14 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i15 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i16 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i16, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i18 = icmp ne ptr %1, null
  br i1 %tobool.i18, label %if.then.i19, label %if.end.i

if.then.i19:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %cond.true.i
  %3 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %3, align 8
  %4 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %5 = add i32 %gp_offset.i, 8
  store i32 %5, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %cond.true.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %4, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %6 = load i32, ptr %vaarg.addr.i, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %cancellation_point.exit, %vaarg.end.i
  %cond.i = phi i32 [ %6, %vaarg.end.i ], [ 0, %cancellation_point.exit ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i8, label %failing.exit

cond.true.i8:                                     ; preds = %open_with.exit
  %sub.i = sub nsw i32 0, %call.i
  %call.i21 = call i32 @__gomc_reads_errno()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %if.end.i26, label %failing.exit

if.end.i26:                                       ; preds = %cond.true.i8
  %call1.i24 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i24, align 4
  %cmp.i25 = icmp ne i32 %7, %sub.i
  br i1 %cmp.i25, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i26
  store i32 %sub.i, ptr %call1.i24, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %open_with.exit, %if.end.i26, %if.then2.i, %cond.true.i8
  %cond.i10 = phi i32 [ -1, %cond.true.i8 ], [ -1, %if.then2.i ], [ -1, %if.end.i26 ], [ %call.i, %open_with.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %cond.i10
}

define i32 @creat(ptr noundef %path, i32 noundef %mode) {
entry:
  %call.i3 = call i32 @__gomc_cancels()
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i5 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i6 = icmp eq i64 %call1.i5, 0
  br i1 %cmp.i6, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i7 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i8 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i8, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i10 = icmp ne ptr %1, null
  br i1 %tobool.i10, label %if.then.i11, label %if.end.i

if.then.i11:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %call = call i32 @__files_open(ptr noundef %path, i32 noundef 577, i32 noundef %mode)
  %cmp.i = icmp slt i32 %call, 0
  br i1 %cmp.i, label %cond.true.i, label %failing.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %sub.i = sub nsw i32 0, %call
  %call.i13 = call i32 @__gomc_reads_errno()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %if.end.i18, label %failing.exit

if.end.i18:                                       ; preds = %cond.true.i
  %call1.i16 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i16, align 4
  %cmp.i17 = icmp ne i32 %3, %sub.i
  br i1 %cmp.i17, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i18
  store i32 %sub.i, ptr %call1.i16, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %cancellation_point.exit, %if.end.i18, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i18 ], [ %call, %cancellation_point.exit ]
  ret i32 %cond.i
}

define i32 @creat64(ptr noundef %path, i32 noundef %mode) {
entry:
  %call = call i32 @creat(ptr noundef %path, i32 noundef %mode)
  ret i32 %call
}

define i32 @close(i32 noundef %number) {
entry:
  %cmp.i52 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i52, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i18, label %not_standard.exit

if.then.i18:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i38 = call i32 @__gomc_cancels()
  %tobool.i39 = icmp ne i32 %call.i38, 0
  br i1 %tobool.i39, label %land.rhs.i41, label %cancellation_point.exit

land.rhs.i41:                                     ; preds = %not_standard.exit
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i40 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i40, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i41
  %call1.i15 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i15 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i43 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i44 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i45 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i45, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i47 = icmp ne ptr %1, null
  br i1 %tobool.i47, label %if.then.i49, label %if.end.i

if.then.i49:                                      ; preds = %if.then.i
  %add.i50 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i50, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %not_standard.exit, %land.lhs.true.i, %land.rhs.i41
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cancellation_point.exit
  %call.i33 = call i32 @__gomc_self()
  %conv.i34 = zext i32 %call.i33 to i64
  %add.i35 = add i64 %conv.i34, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i35, i64 noundef 0, i32 noundef 1)
  %and.i36 = and i64 %call2.i, 4294967295
  %conv.i37 = trunc i64 %and.i36 to i32
  %cmp.i = icmp ne i32 %conv.i37, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i60 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i60
  br i1 %or.cond, label %find.exit, label %if.end.i66

if.end.i66:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i62 = sub nsw i32 %number, 3
  %idxprom.i63 = sext i32 %sub.i62 to i64
  %arrayidx.i64 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i63
  %3 = load atomic i32, ptr %arrayidx.i64 monotonic, align 8
  %tobool.i65 = icmp ne i32 %3, 0
  %arrayidx.i64. = select i1 %tobool.i65, ptr %arrayidx.i64, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i66
  %retval.i.0 = phi ptr [ %arrayidx.i64., %if.end.i66 ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i64
  %cond27 = icmp eq i64 %magicptr, 0
  br i1 %cond27, label %if.end9, label %land.lhs.true.i23

land.lhs.true.i23:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %4 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %4, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.lhs.true

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i23
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %4, 1
  %idxprom.i24 = zext i32 %sub.i to i64
  %arrayidx.i25 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i24
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i25, i32 0, i32 4
  %5 = load i32, ptr %last.i, align 4
  %cmp.i26 = icmp ne i32 %5, 0
  br i1 %cmp.i26, label %if.then.i27, label %land.lhs.true

if.then.i27:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.lhs.true:                                    ; preds = %land.lhs.true.i23, %land.lhs.true2.i
  %6 = load i32, ptr %stream.i, align 4
  %tobool2 = icmp ne i32 %6, 0
  br i1 %tobool2, label %if.then, label %land.rhs.i

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true
  %7 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i30 = icmp eq i32 %7, -1
  br i1 %cmp.i30, label %if.then5, label %if.then8

if.then5:                                         ; preds = %land.rhs.i
  call void @__channel_close(ptr noundef %retval.i.0)
  br label %if.then8

if.then8:                                         ; preds = %land.rhs.i, %if.then5
  store atomic i32 0, ptr %retval.i.0 release, align 8
  br label %if.end9

if.end9:                                          ; preds = %find.exit, %if.then8
  %call.i32 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i32 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %tobool10 = icmp ne ptr %retval.i.0, null
  br i1 %tobool10, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end9
  %call.i68 = call i32 @__gomc_reads_errno()
  %tobool.i69 = icmp ne i32 %call.i68, 0
  br i1 %tobool.i69, label %if.end.i73, label %cond.end

if.end.i73:                                       ; preds = %cond.false
  %call1.i71 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i71, align 4
  %cmp.i72 = icmp ne i32 %8, 9
  br i1 %cmp.i72, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i73
  store i32 9, ptr %call1.i71, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i73, %if.then2.i, %cond.false, %if.end9
  %cond = phi i32 [ 0, %if.end9 ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i73 ]
  ret i32 %cond
}

declare void @__channel_close(ptr noundef)

define i64 @read(i32 noundef %number, ptr noundef %to, i64 noundef %size) {
entry:
  %call.i92 = call i32 @__gomc_cancels()
  %tobool.i93 = icmp ne i32 %call.i92, 0
  br i1 %tobool.i93, label %land.rhs.i95, label %cancellation_point.exit

land.rhs.i95:                                     ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i94 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i94, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i95
  %call1.i27 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i27 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i98 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i99 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i100 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i100, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i102 = icmp ne ptr %1, null
  br i1 %tobool.i102, label %if.then.i104, label %if.end.i

if.then.i104:                                     ; preds = %if.then.i
  %add.i105 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i105, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i95
  %cmp = icmp eq i32 %number, 0
  br i1 %cmp, label %while.cond.i, label %if.end

while.cond.i:                                     ; preds = %cancellation_point.exit, %while.body.i
  %n.i.0 = phi i64 [ %inc.i, %while.body.i ], [ 0, %cancellation_point.exit ]
  %cmp.i44 = icmp ult i64 %n.i.0, %size
  br i1 %cmp.i44, label %land.rhs.i47, label %return

land.rhs.i47:                                     ; preds = %while.cond.i
  %call.i45 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i46 = icmp ne i64 %call.i45, 0
  %lnot.i = xor i1 %tobool.i46, true
  br i1 %lnot.i, label %while.body.i, label %return

while.body.i:                                     ; preds = %land.rhs.i47
  %call1.i48 = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_files.str.19)
  %conv.i = trunc i64 %call1.i48 to i8
  %inc.i = add i64 %n.i.0, 1
  %arrayidx.i49 = getelementptr inbounds i8, ptr %to, i64 %n.i.0
  store i8 %conv.i, ptr %arrayidx.i49, align 1
  br label %while.cond.i

if.end:                                           ; preds = %cancellation_point.exit
  %cmp.i107 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i107, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i30, label %not_standard.exit

if.then.i30:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i87 = call i32 @__gomc_self()
  %conv.i88 = zext i32 %call.i87 to i64
  %add.i89 = add i64 %conv.i88, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i89, i64 noundef 0, i32 noundef 1)
  %and.i90 = and i64 %call2.i, 4294967295
  %conv.i91 = trunc i64 %and.i90 to i32
  %cmp.i = icmp ne i32 %conv.i91, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i116 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i116
  br i1 %or.cond, label %find.exit, label %if.end.i122

if.end.i122:                                      ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i118 = sub nsw i32 %number, 3
  %idxprom.i119 = sext i32 %sub.i118 to i64
  %arrayidx.i120 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i119
  %3 = load atomic i32, ptr %arrayidx.i120 monotonic, align 8
  %tobool.i121 = icmp ne i32 %3, 0
  %arrayidx.i120. = select i1 %tobool.i121, ptr %arrayidx.i120, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i122
  %retval.i.0 = phi ptr [ %arrayidx.i120., %if.end.i122 ], [ null, %hold.exit ]
  %magicptr46 = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr46, 0
  br i1 %cond, label %if.end18, label %land.lhs.true.i35

land.lhs.true.i35:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %4 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %4, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.rhs.i

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i35
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %4, 1
  %idxprom.i36 = zext i32 %sub.i to i64
  %arrayidx.i37 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i36
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i37, i32 0, i32 4
  %5 = load i32, ptr %last.i, align 4
  %cmp.i38 = icmp ne i32 %5, 0
  br i1 %cmp.i38, label %if.then.i39, label %land.rhs.i

if.then.i39:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true.i35, %land.lhs.true2.i
  %6 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i42 = icmp eq i32 %6, -1
  br i1 %cmp.i42, label %land.lhs.true, label %land.lhs.true9

land.lhs.true:                                    ; preds = %land.rhs.i
  %flags.i55 = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %7 = load i32, ptr %flags.i55, align 4
  %and.i56 = and i32 %7, 1
  %tobool.i57 = icmp ne i32 %and.i56, 0
  %lnot.i58 = xor i1 %tobool.i57, true
  br i1 %lnot.i58, label %if.then6, label %land.lhs.true9

if.then6:                                         ; preds = %land.lhs.true
  %call7 = call i64 @__channel_read(ptr noundef %call.i, ptr noundef %retval.i.0, ptr noundef %to, i64 noundef %size)
  br label %if.end18

land.lhs.true9:                                   ; preds = %land.rhs.i, %land.lhs.true
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i, align 4
  %and.i51 = and i32 %8, 1
  %tobool.i52 = icmp ne i32 %and.i51, 0
  %lnot.i53 = xor i1 %tobool.i52, true
  br i1 %lnot.i53, label %if.then12, label %if.end18

if.then12:                                        ; preds = %land.lhs.true9
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %9 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i63 = sub i32 %9, 1
  %idxprom.i64 = zext i32 %sub.i63 to i64
  %arrayidx.i65 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i64
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i65, i32 0, i32 4
  %10 = load i32, ptr %held_back.i, align 4
  %tobool.i66 = icmp ne i32 %10, 0
  br i1 %tobool.i66, label %if.then.i69, label %nothing_held_back.exit

if.then.i69:                                      ; preds = %if.then12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then12
  %place = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %11 = load i32, ptr %place, align 8
  %12 = load i32, ptr %arrayidx.i65, align 4
  %tobool.i82 = icmp ne i32 %12, 0
  br i1 %tobool.i82, label %if.then.i83, label %known.exit

if.then.i83:                                      ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i65, i32 0, i32 2
  %13 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i73.0 = phi i32 [ 0, %known.exit ], [ %inc.i80, %for.body.i ]
  %conv.i74 = zext i32 %n.i73.0 to i64
  %cmp.i75 = icmp ult i64 %conv.i74, %size
  %add.i = add i32 %11, %n.i73.0
  %cmp3.i = icmp ult i32 %add.i, %13
  %14 = select i1 %cmp.i75, i1 %cmp3.i, i1 false
  br i1 %14, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i65, i32 0, i32 5
  %idxprom.i78 = zext i32 %add.i to i64
  %arrayidx.i79 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i78
  %15 = load i8, ptr %arrayidx.i79, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %to, i64 %conv.i74
  store i8 %15, ptr %arrayidx7.i, align 1
  %inc.i80 = add i32 %n.i73.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %16 = load i32, ptr %place, align 8
  %add = add i32 %16, %n.i73.0
  store i32 %add, ptr %place, align 8
  br label %if.end18

if.end18:                                         ; preds = %find.exit, %land.lhs.true9, %get_bytes.exit, %if.then6
  %result.1 = phi i64 [ %call7, %if.then6 ], [ %conv.i74, %get_bytes.exit ], [ -9, %land.lhs.true9 ], [ -9, %find.exit ]
  %call.i84 = call i32 @__gomc_self()
  %conv.i85 = zext i32 %call.i84 to i64
  %add.i86 = add i64 %conv.i85, 1
  %call1.i25 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i86, i64 noundef 0, i32 noundef 1)
  %cmp19 = icmp slt i64 %result.1, 0
  br i1 %cmp19, label %cond.true, label %return

cond.true:                                        ; preds = %if.end18
  %sub = sub nsw i64 0, %result.1
  %conv21 = trunc i64 %sub to i32
  %call.i124 = call i32 @__gomc_reads_errno()
  %tobool.i125 = icmp ne i32 %call.i124, 0
  br i1 %tobool.i125, label %if.end.i129, label %return

if.end.i129:                                      ; preds = %cond.true
  %call1.i127 = call ptr @__errno_location()
  %17 = load i32, ptr %call1.i127, align 4
  %cmp.i128 = icmp ne i32 %17, %conv21
  br i1 %cmp.i128, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i129
  store i32 %conv21, ptr %call1.i127, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i, %if.end.i129, %if.end18, %land.rhs.i47, %while.cond.i
  %retval.0 = phi i64 [ %n.i.0, %while.cond.i ], [ %n.i.0, %land.rhs.i47 ], [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i129 ], [ %result.1, %if.end18 ]
  ret i64 %retval.0
}

declare i64 @__channel_read(ptr noundef, ptr noundef, ptr noundef, i64 noundef)

define i64 @__file_write(i32 noundef %number, ptr noundef %from, i64 noundef %size) {
entry:
  %call.i129 = call i32 @__gomc_cancels()
  %tobool.i130 = icmp ne i32 %call.i129, 0
  br i1 %tobool.i130, label %land.rhs.i132, label %cancellation_point.exit

land.rhs.i132:                                    ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i131 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i131, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i132
  %call1.i36 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i36 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i135 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i136 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i137 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i137, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i139 = icmp ne ptr %1, null
  br i1 %tobool.i139, label %if.then.i141, label %if.end.i142

if.then.i141:                                     ; preds = %if.then.i
  %add.i143 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i143, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i142:                                      ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i132
  switch i32 %number, label %if.end [
    i32 1, label %return
    i32 2, label %return
  ]

if.end:                                           ; preds = %cancellation_point.exit
  %cmp.i145 = icmp sge i32 %number, 0
  %cmp1.i146 = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i145, i1 %cmp1.i146, i1 false
  br i1 %spec.select, label %if.then.i39, label %not_standard.exit

if.then.i39:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end3, label %for.cond.i

for.cond.i:                                       ; preds = %not_standard.exit, %for.body.i
  %i.i.0 = phi i64 [ %inc.i, %for.body.i ], [ 0, %not_standard.exit ]
  %cmp.i63 = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i63, label %for.body.i, label %if.end3

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i64 = getelementptr inbounds i8, ptr %from, i64 %i.i.0
  %3 = load volatile i8, ptr %arrayidx.i64, align 1
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

if.end3:                                          ; preds = %for.cond.i, %not_standard.exit
  %call4 = call i32 @__gomc_reads_files()
  %tobool5 = icmp ne i32 %call4, 0
  br i1 %tobool5, label %if.end10, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end3
  %call6 = call ptr @__files_state()
  %cmp1.i88 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i146, %cmp1.i88
  br i1 %or.cond, label %can_write.exit105, label %if.end.i96

if.end.i96:                                       ; preds = %land.lhs.true
  %description.i91 = getelementptr inbounds %struct.files, ptr %call6, i32 0, i32 6
  %sub.i92 = sub nsw i32 %number, 3
  %idxprom.i93 = sext i32 %sub.i92 to i64
  %arrayidx.i94 = getelementptr inbounds [32 x %struct.description], ptr %description.i91, i64 0, i64 %idxprom.i93
  %4 = load atomic i32, ptr %arrayidx.i94 acquire, align 8
  switch i32 %4, label %land.rhs.i102 [
    i32 0, label %land.end.i104
    i32 -1, label %land.end.i104
  ]

land.rhs.i102:                                    ; preds = %if.end.i96
  %flags.i99 = getelementptr inbounds %struct.description, ptr %arrayidx.i94, i32 0, i32 1
  %5 = load atomic i32, ptr %flags.i99 monotonic, align 4
  %and.i100 = and i32 %5, 3
  %tobool5.i101 = icmp ne i32 %and.i100, 0
  br label %land.end.i104

land.end.i104:                                    ; preds = %if.end.i96, %if.end.i96, %land.rhs.i102
  %6 = phi i1 [ false, %if.end.i96 ], [ %tobool5.i101, %land.rhs.i102 ], [ false, %if.end.i96 ]
  %land.ext.i103 = zext i1 %6 to i32
  br label %can_write.exit105

can_write.exit105:                                ; preds = %land.lhs.true, %land.end.i104
  %retval.i80.0 = phi i32 [ %land.ext.i103, %land.end.i104 ], [ 0, %land.lhs.true ]
  %tobool8 = icmp ne i32 %retval.i80.0, 0
  br i1 %tobool8, label %return, label %if.end10

if.end10:                                         ; preds = %can_write.exit105, %if.end3
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end10
  %call.i124 = call i32 @__gomc_self()
  %conv.i125 = zext i32 %call.i124 to i64
  %add.i126 = add i64 %conv.i125, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i126, i64 noundef 0, i32 noundef 1)
  %and.i127 = and i64 %call2.i, 4294967295
  %conv.i128 = trunc i64 %and.i127 to i32
  %cmp.i = icmp ne i32 %conv.i128, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i156 = icmp sge i32 %number, 35
  %or.cond76 = or i1 %cmp1.i146, %cmp1.i156
  br i1 %or.cond76, label %find.exit, label %if.end.i164

if.end.i164:                                      ; preds = %hold.exit
  %description.i159 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i160 = sub nsw i32 %number, 3
  %idxprom.i161 = sext i32 %sub.i160 to i64
  %arrayidx.i162 = getelementptr inbounds [32 x %struct.description], ptr %description.i159, i64 0, i64 %idxprom.i161
  %7 = load atomic i32, ptr %arrayidx.i162 monotonic, align 8
  %tobool.i163 = icmp ne i32 %7, 0
  %arrayidx.i162. = select i1 %tobool.i163, ptr %arrayidx.i162, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i164
  %retval.i150.0 = phi ptr [ %arrayidx.i162., %if.end.i164 ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i150.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.else, label %land.lhs.true.i44

land.lhs.true.i44:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i150.0, i32 0, i32 3
  %8 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %8, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i44
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %8, 1
  %idxprom.i45 = zext i32 %sub.i to i64
  %arrayidx.i46 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i45
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i46, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i47 = icmp ne i32 %9, 0
  br i1 %cmp.i47, label %if.then.i48, label %find_alone.exit

if.then.i48:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i44
  %tobool.i50 = icmp ne ptr %retval.i150.0, null
  br i1 %tobool.i50, label %land.rhs.i, label %if.else

land.rhs.i:                                       ; preds = %find_alone.exit
  %10 = load atomic i32, ptr %retval.i150.0 monotonic, align 8
  %cmp.i51 = icmp eq i32 %10, -1
  br i1 %cmp.i51, label %land.lhs.true15, label %if.else

land.lhs.true15:                                  ; preds = %land.rhs.i
  %flags.i107 = getelementptr inbounds %struct.description, ptr %retval.i150.0, i32 0, i32 1
  %11 = load i32, ptr %flags.i107, align 4
  %and.i108 = and i32 %11, 3
  %cmp.i109 = icmp ne i32 %and.i108, 0
  br i1 %cmp.i109, label %if.then18, label %if.else

if.then18:                                        ; preds = %land.lhs.true15
  %call19 = call i64 @__channel_write(ptr noundef %retval.i150.0, ptr noundef %from, i64 noundef %size)
  br label %if.end29

if.else:                                          ; preds = %find.exit, %find_alone.exit, %land.lhs.true15, %land.rhs.i
  br i1 %or.cond76, label %can_write.exit, label %if.end.i

if.end.i:                                         ; preds = %if.else
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i72 = sub nsw i32 %number, 3
  %idxprom.i73 = sext i32 %sub.i72 to i64
  %arrayidx.i74 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i73
  %12 = load atomic i32, ptr %arrayidx.i74 acquire, align 8
  switch i32 %12, label %land.rhs.i78 [
    i32 0, label %land.end.i
    i32 -1, label %land.end.i
  ]

land.rhs.i78:                                     ; preds = %if.end.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i74, i32 0, i32 1
  %13 = load atomic i32, ptr %flags.i monotonic, align 4
  %and.i77 = and i32 %13, 3
  %tobool5.i = icmp ne i32 %and.i77, 0
  br label %land.end.i

land.end.i:                                       ; preds = %if.end.i, %if.end.i, %land.rhs.i78
  %14 = phi i1 [ false, %if.end.i ], [ %tobool5.i, %land.rhs.i78 ], [ false, %if.end.i ]
  %land.ext.i79 = zext i1 %14 to i32
  br label %can_write.exit

can_write.exit:                                   ; preds = %if.else, %land.end.i
  %retval.i.0 = phi i32 [ %land.ext.i79, %land.end.i ], [ 0, %if.else ]
  %tobool21 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool21, label %if.then22, label %if.end29

if.then22:                                        ; preds = %can_write.exit
  %call23 = call i32 @__gomc_reads_files()
  %tobool24 = icmp ne i32 %call23, 0
  br i1 %tobool24, label %if.then25, label %if.end29

if.then25:                                        ; preds = %if.then22
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %15 = load atomic i32, ptr %retval.i150.0 monotonic, align 8
  %sub.i56 = sub i32 %15, 1
  %idxprom.i57 = zext i32 %sub.i56 to i64
  %arrayidx.i58 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i57
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58, i32 0, i32 4
  %16 = load i32, ptr %held_back.i, align 4
  %tobool.i59 = icmp ne i32 %16, 0
  br i1 %tobool.i59, label %if.then.i62, label %nothing_held_back.exit

if.then.i62:                                      ; preds = %if.then25
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then25
  %17 = load atomic i32, ptr %retval.i150.0 monotonic, align 8
  %sub.i.i = sub i32 %17, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %cmp.i114 = icmp eq i64 %size, 0
  br i1 %cmp.i114, label %if.end29, label %if.end.i119

if.end.i119:                                      ; preds = %nothing_held_back.exit
  %flags.i116 = getelementptr inbounds %struct.description, ptr %retval.i150.0, i32 0, i32 1
  %18 = load i32, ptr %flags.i116, align 4
  %and.i117 = and i32 %18, 1024
  %tobool.i118 = icmp ne i32 %and.i117, 0
  br i1 %tobool.i118, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i119
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %19 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i150.0, i32 0, i32 2
  store i32 %19, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i119
  %place4.i = getelementptr inbounds %struct.description, ptr %retval.i150.0, i32 0, i32 2
  %20 = load i32, ptr %place4.i, align 8
  %21 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i178 = icmp ne i32 %21, 0
  br i1 %tobool.i178, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i181 = call i32 @__gomc_reads_files()
  %tobool2.i182 = icmp ne i32 %call.i181, 0
  br i1 %tobool2.i182, label %if.end.i185, label %put_bytes.exit

if.end.i185:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i184 = icmp ugt i32 %20, 8192
  %sub.i186 = sub i32 8192, %20
  %conv.i187 = zext i32 %sub.i186 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i187
  %or.cond78 = select i1 %cmp3.i184, i1 true, i1 %cmp5.i
  br i1 %or.cond78, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i185
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i185
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %22 = load i32, ptr %size9.i, align 4
  br label %for.cond.i188

for.cond.i188:                                    ; preds = %for.body.i191, %if.end8.i
  %end.i.0 = phi i32 [ %22, %if.end8.i ], [ %inc.i192, %for.body.i191 ]
  %cmp10.i = icmp ult i32 %end.i.0, %20
  br i1 %cmp10.i, label %for.body.i191, label %for.cond12.i

for.body.i191:                                    ; preds = %for.cond.i188
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i189 = zext i32 %end.i.0 to i64
  %arrayidx.i190 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i189
  store i8 0, ptr %arrayidx.i190, align 1
  %inc.i192 = add i32 %end.i.0, 1
  br label %for.cond.i188

for.cond12.i:                                     ; preds = %for.cond.i188, %for.body16.i
  %i.i177.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i188 ]
  %conv13.i = zext i32 %i.i177.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %23 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i193 = add i32 %20, %i.i177.0
  %idxprom20.i = zext i32 %add.i193 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %23, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i177.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %20 to i64
  %add26.i = add i64 %conv25.i, %size
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %size to i32
  %add32.i = add i32 %20, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %24 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %24, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %conv.i120 = trunc i64 %size to i32
  %25 = load i32, ptr %place4.i, align 8
  %add.i = add i32 %25, %conv.i120
  store i32 %add.i, ptr %place4.i, align 8
  br label %if.end29

if.end29:                                         ; preds = %can_write.exit, %put_bytes.exit, %nothing_held_back.exit, %if.then22, %if.then18
  %result.1 = phi i64 [ %call19, %if.then18 ], [ -9, %can_write.exit ], [ %size, %put_bytes.exit ], [ %size, %nothing_held_back.exit ], [ %size, %if.then22 ]
  %call.i121 = call i32 @__gomc_self()
  %conv.i122 = zext i32 %call.i121 to i64
  %add.i123 = add i64 %conv.i122, 1
  %call1.i34 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i123, i64 noundef 0, i32 noundef 1)
  %cmp30 = icmp slt i64 %result.1, 0
  br i1 %cmp30, label %cond.true, label %return

cond.true:                                        ; preds = %if.end29
  %sub = sub nsw i64 0, %result.1
  %conv = trunc i64 %sub to i32
  %call.i167 = call i32 @__gomc_reads_errno()
  %tobool.i168 = icmp ne i32 %call.i167, 0
  br i1 %tobool.i168, label %if.end.i172, label %return

if.end.i172:                                      ; preds = %cond.true
  %call1.i170 = call ptr @__errno_location()
  %26 = load i32, ptr %call1.i170, align 4
  %cmp.i171 = icmp ne i32 %26, %conv
  br i1 %cmp.i171, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i172
  store i32 %conv, ptr %call1.i170, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i, %if.end.i172, %if.end29, %can_write.exit105, %cancellation_point.exit, %cancellation_point.exit
  %retval.0 = phi i64 [ %size, %cancellation_point.exit ], [ %size, %cancellation_point.exit ], [ %size, %can_write.exit105 ], [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i172 ], [ %result.1, %if.end29 ]
  ret i64 %retval.0
}

declare i32 @__gomc_reads_files()

declare i64 @__channel_write(ptr noundef, ptr noundef, i64 noundef)

define i64 @pread(i32 noundef %number, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i38 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i38, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %not_standard.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i26 = call i32 @__gomc_cancels()
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i28 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i28, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i42.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i42.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i29 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i31 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i31, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i33 = icmp ne ptr %1, null
  br i1 %tobool.i33, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %if.then.i.i
  %add.i36 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i55 = call i32 @__gomc_reads_errno()
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %if.end.i60, label %transfer.exit

if.end.i60:                                       ; preds = %if.then.i
  %call1.i58 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i58, align 4
  %cmp.i59 = icmp ne i32 %3, 22
  br i1 %cmp.i59, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i60
  store i32 22, ptr %call1.i58, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i24 = and i64 %call2.i.i, 4294967295
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp.i.i = icmp ne i32 %conv.i25, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i46 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i46
  br i1 %or.cond, label %find.exit, label %if.end.i49

if.end.i49:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i48 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i48, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i49
  %retval.i41.0 = phi ptr [ %arrayidx.i., %if.end.i49 ], [ null, %hold.exit.i ]
  %magicptr70 = ptrtoint ptr %retval.i41.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %5, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %6, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %7 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %7, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %land.lhs.true.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i15
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i.i, align 4
  %and.i48.i = and i32 %8, 1
  %tobool.i49.i = icmp ne i32 %and.i48.i, 0
  %lnot.i.i = xor i1 %tobool.i49.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end30.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i70.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i70.i, align 4
  %and.i71.i = and i32 %9, 3
  %cmp.i72.i = icmp ne i32 %and.i71.i, 0
  br i1 %cmp.i72.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %10 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %sub.i.i = sub i32 %10, 1
  %idxprom.i53.i = zext i32 %sub.i.i to i64
  %arrayidx.i54.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i53.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 4
  %11 = load i32, ptr %held_back.i.i, align 4
  %tobool.i55.i = icmp ne i32 %11, 0
  br i1 %tobool.i55.i, label %if.then.i58.i, label %nothing_held_back.exit.i

if.then.i58.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  br i1 %tobool3.i, label %if.then16.i, label %if.else.i

if.then16.i:                                      ; preds = %nothing_held_back.exit.i
  %12 = load i32, ptr %arrayidx.i54.i, align 4
  %tobool.i18 = icmp ne i32 %12, 0
  br i1 %tobool.i18, label %if.then.i19, label %known.exit

if.then.i19:                                      ; preds = %if.then16.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %if.then16.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %13 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %n.i.i.0 to i64
  %cmp.i60.i = icmp ult i64 %conv.i.i, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp3.i.i = icmp ult i32 %add.i.i, %13
  %14 = select i1 %cmp.i60.i, i1 %cmp3.i.i, i1 false
  br i1 %14, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %idxprom.i61.i = zext i32 %add.i.i to i64
  %arrayidx.i62.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i64 0, i64 %idxprom.i61.i
  %15 = load i8, ptr %arrayidx.i62.i, align 1
  %arrayidx7.i.i = getelementptr inbounds i8, ptr %to, i64 %conv.i.i
  store i8 %15, ptr %arrayidx7.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i65.i

for.cond.i65.i:                                   ; preds = %if.else.i, %for.body.i67.i
  %i.i.i.0 = phi i64 [ %inc.i68.i, %for.body.i67.i ], [ 0, %if.else.i ]
  %cmp.i64.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i64.i, label %for.body.i67.i, label %if.end22.i

for.body.i67.i:                                   ; preds = %for.cond.i65.i
  %arrayidx.i66.i = getelementptr inbounds i8, ptr null, i64 %i.i.i.0
  %16 = load volatile i8, ptr %arrayidx.i66.i, align 1
  %inc.i68.i = add i64 %i.i.i.0, 1
  br label %for.cond.i65.i

if.end22.i:                                       ; preds = %for.cond.i65.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %17 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %17, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %18 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %18, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %19 = load i32, ptr %arrayidx.i54.i, align 4
  %tobool.i75 = icmp ne i32 %19, 0
  %cmp.i76 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i75, %cmp.i76
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i78 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i78, 0
  br i1 %tobool2.i, label %if.end.i80, label %if.end30.i

if.end.i80:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i81 = sub i32 8192, %cond28.i
  %conv.i82 = zext i32 %sub.i81 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i82
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i80
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %20 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %20, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i83 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i83, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %idxprom.i84 = zext i32 %end.i.0 to i64
  %arrayidx.i85 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i84
  store i8 0, ptr %arrayidx.i85, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr null, i64 %conv13.i
  %21 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %add.i86 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i86 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %21, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %cond28.i to i64
  %add26.i = add i64 %conv25.i, %size
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %size to i32
  %add32.i = add i32 %cond28.i, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 3
  %22 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %22, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %for.cond.i.i, %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i64 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %cond.end27.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end24.i ], [ %conv.i.i, %for.cond.i.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i63 = call i32 @__gomc_reads_errno()
  %tobool.i64 = icmp ne i32 %call.i63, 0
  br i1 %tobool.i64, label %if.end.i68, label %transfer.exit

if.end.i68:                                       ; preds = %cond.true33.i
  %call1.i66 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i66, align 4
  %cmp.i67 = icmp ne i32 %23, 9
  br i1 %cmp.i67, label %if.then2.i69, label %transfer.exit

if.then2.i69:                                     ; preds = %if.end.i68
  store i32 9, ptr %call1.i66, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i69, %if.end.i68, %if.end30.i, %if.end.i60, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i60 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i69 ], [ -1, %if.end.i68 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @pread64(i32 noundef %number, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i38 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i38, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %not_standard.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i26 = call i32 @__gomc_cancels()
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i28 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i28, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i42.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i42.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i29 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i31 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i31, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i33 = icmp ne ptr %1, null
  br i1 %tobool.i33, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %if.then.i.i
  %add.i36 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i55 = call i32 @__gomc_reads_errno()
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %if.end.i60, label %transfer.exit

if.end.i60:                                       ; preds = %if.then.i
  %call1.i58 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i58, align 4
  %cmp.i59 = icmp ne i32 %3, 22
  br i1 %cmp.i59, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i60
  store i32 22, ptr %call1.i58, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i24 = and i64 %call2.i.i, 4294967295
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp.i.i = icmp ne i32 %conv.i25, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i46 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i46
  br i1 %or.cond, label %find.exit, label %if.end.i49

if.end.i49:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i48 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i48, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i49
  %retval.i41.0 = phi ptr [ %arrayidx.i., %if.end.i49 ], [ null, %hold.exit.i ]
  %magicptr70 = ptrtoint ptr %retval.i41.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %5, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %6, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %7 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %7, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %land.lhs.true.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i15
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i.i, align 4
  %and.i48.i = and i32 %8, 1
  %tobool.i49.i = icmp ne i32 %and.i48.i, 0
  %lnot.i.i = xor i1 %tobool.i49.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end30.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i70.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i70.i, align 4
  %and.i71.i = and i32 %9, 3
  %cmp.i72.i = icmp ne i32 %and.i71.i, 0
  br i1 %cmp.i72.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %10 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %sub.i.i = sub i32 %10, 1
  %idxprom.i53.i = zext i32 %sub.i.i to i64
  %arrayidx.i54.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i53.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 4
  %11 = load i32, ptr %held_back.i.i, align 4
  %tobool.i55.i = icmp ne i32 %11, 0
  br i1 %tobool.i55.i, label %if.then.i58.i, label %nothing_held_back.exit.i

if.then.i58.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  br i1 %tobool3.i, label %if.then16.i, label %if.else.i

if.then16.i:                                      ; preds = %nothing_held_back.exit.i
  %12 = load i32, ptr %arrayidx.i54.i, align 4
  %tobool.i18 = icmp ne i32 %12, 0
  br i1 %tobool.i18, label %if.then.i19, label %known.exit

if.then.i19:                                      ; preds = %if.then16.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %if.then16.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %13 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %n.i.i.0 to i64
  %cmp.i60.i = icmp ult i64 %conv.i.i, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp3.i.i = icmp ult i32 %add.i.i, %13
  %14 = select i1 %cmp.i60.i, i1 %cmp3.i.i, i1 false
  br i1 %14, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %idxprom.i61.i = zext i32 %add.i.i to i64
  %arrayidx.i62.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i64 0, i64 %idxprom.i61.i
  %15 = load i8, ptr %arrayidx.i62.i, align 1
  %arrayidx7.i.i = getelementptr inbounds i8, ptr %to, i64 %conv.i.i
  store i8 %15, ptr %arrayidx7.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i65.i

for.cond.i65.i:                                   ; preds = %if.else.i, %for.body.i67.i
  %i.i.i.0 = phi i64 [ %inc.i68.i, %for.body.i67.i ], [ 0, %if.else.i ]
  %cmp.i64.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i64.i, label %for.body.i67.i, label %if.end22.i

for.body.i67.i:                                   ; preds = %for.cond.i65.i
  %arrayidx.i66.i = getelementptr inbounds i8, ptr null, i64 %i.i.i.0
  %16 = load volatile i8, ptr %arrayidx.i66.i, align 1
  %inc.i68.i = add i64 %i.i.i.0, 1
  br label %for.cond.i65.i

if.end22.i:                                       ; preds = %for.cond.i65.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %17 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %17, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %18 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %18, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %19 = load i32, ptr %arrayidx.i54.i, align 4
  %tobool.i75 = icmp ne i32 %19, 0
  %cmp.i76 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i75, %cmp.i76
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i78 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i78, 0
  br i1 %tobool2.i, label %if.end.i80, label %if.end30.i

if.end.i80:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i81 = sub i32 8192, %cond28.i
  %conv.i82 = zext i32 %sub.i81 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i82
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i80
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %20 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %20, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i83 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i83, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %idxprom.i84 = zext i32 %end.i.0 to i64
  %arrayidx.i85 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i84
  store i8 0, ptr %arrayidx.i85, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr null, i64 %conv13.i
  %21 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %add.i86 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i86 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %21, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %cond28.i to i64
  %add26.i = add i64 %conv25.i, %size
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %size to i32
  %add32.i = add i32 %cond28.i, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 3
  %22 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %22, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %for.cond.i.i, %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i64 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %cond.end27.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end24.i ], [ %conv.i.i, %for.cond.i.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i63 = call i32 @__gomc_reads_errno()
  %tobool.i64 = icmp ne i32 %call.i63, 0
  br i1 %tobool.i64, label %if.end.i68, label %transfer.exit

if.end.i68:                                       ; preds = %cond.true33.i
  %call1.i66 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i66, align 4
  %cmp.i67 = icmp ne i32 %23, 9
  br i1 %cmp.i67, label %if.then2.i69, label %transfer.exit

if.then2.i69:                                     ; preds = %if.end.i68
  store i32 9, ptr %call1.i66, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i69, %if.end.i68, %if.end30.i, %if.end.i60, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i60 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i69 ], [ -1, %if.end.i68 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @pwrite(i32 noundef %number, ptr noundef %from, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i38 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i38, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %not_standard.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i26 = call i32 @__gomc_cancels()
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i28 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i28, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i42.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i42.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i29 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i31 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i31, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i33 = icmp ne ptr %1, null
  br i1 %tobool.i33, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %if.then.i.i
  %add.i36 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i55 = call i32 @__gomc_reads_errno()
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %if.end.i60, label %transfer.exit

if.end.i60:                                       ; preds = %if.then.i
  %call1.i58 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i58, align 4
  %cmp.i59 = icmp ne i32 %3, 22
  br i1 %cmp.i59, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i60
  store i32 22, ptr %call1.i58, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i24 = and i64 %call2.i.i, 4294967295
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp.i.i = icmp ne i32 %conv.i25, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i46 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i46
  br i1 %or.cond, label %find.exit, label %if.end.i49

if.end.i49:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i48 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i48, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i49
  %retval.i41.0 = phi ptr [ %arrayidx.i., %if.end.i49 ], [ null, %hold.exit.i ]
  %magicptr70 = ptrtoint ptr %retval.i41.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %5, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %6, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %7 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %7, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %cond.false.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i15
  %flags.i70.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i70.i, align 4
  %and.i71.i = and i32 %8, 3
  %cmp.i72.i = icmp ne i32 %and.i71.i, 0
  br i1 %cmp.i72.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %9 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %sub.i.i = sub i32 %9, 1
  %idxprom.i53.i = zext i32 %sub.i.i to i64
  %arrayidx.i54.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i53.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 4
  %10 = load i32, ptr %held_back.i.i, align 4
  %tobool.i55.i = icmp ne i32 %10, 0
  br i1 %tobool.i55.i, label %if.then.i58.i, label %nothing_held_back.exit.i

if.then.i58.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i65.i

for.cond.i65.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i67.i
  %i.i.i.0 = phi i64 [ %inc.i68.i, %for.body.i67.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i64.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i64.i, label %for.body.i67.i, label %if.end22.i

for.body.i67.i:                                   ; preds = %for.cond.i65.i
  %arrayidx.i66.i = getelementptr inbounds i8, ptr %from, i64 %i.i.i.0
  %11 = load volatile i8, ptr %arrayidx.i66.i, align 1
  %inc.i68.i = add i64 %i.i.i.0, 1
  br label %for.cond.i65.i

if.end22.i:                                       ; preds = %for.cond.i65.i, %nothing_held_back.exit.i
  %12 = load i32, ptr %flags.i70.i, align 4
  %and.i = and i32 %12, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %13 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %13, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %14 = load i32, ptr %arrayidx.i54.i, align 4
  %tobool.i75 = icmp ne i32 %14, 0
  %cmp.i76 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i75, %cmp.i76
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i78 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i78, 0
  br i1 %tobool2.i, label %if.end.i80, label %if.end30.i

if.end.i80:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i81 = sub i32 8192, %cond28.i
  %conv.i82 = zext i32 %sub.i81 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i82
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i80
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %15 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %15, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i83 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i83, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %idxprom.i84 = zext i32 %end.i.0 to i64
  %arrayidx.i85 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i84
  store i8 0, ptr %arrayidx.i85, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %16 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %add.i86 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i86 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %16, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %cond28.i to i64
  %add26.i = add i64 %conv25.i, %size
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %size to i32
  %add32.i = add i32 %cond28.i, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %17, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i
  %result.i.1 = phi i64 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end27.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i63 = call i32 @__gomc_reads_errno()
  %tobool.i64 = icmp ne i32 %call.i63, 0
  br i1 %tobool.i64, label %if.end.i68, label %transfer.exit

if.end.i68:                                       ; preds = %cond.true33.i
  %call1.i66 = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i66, align 4
  %cmp.i67 = icmp ne i32 %18, 9
  br i1 %cmp.i67, label %if.then2.i69, label %transfer.exit

if.then2.i69:                                     ; preds = %if.end.i68
  store i32 9, ptr %call1.i66, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i69, %if.end.i68, %if.end30.i, %if.end.i60, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i60 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i69 ], [ -1, %if.end.i68 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @pwrite64(i32 noundef %number, ptr noundef %from, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i38 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i38, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %not_standard.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i26 = call i32 @__gomc_cancels()
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i28 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i28, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i42.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i42.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i29 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i31 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i31, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i33 = icmp ne ptr %1, null
  br i1 %tobool.i33, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %if.then.i.i
  %add.i36 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i55 = call i32 @__gomc_reads_errno()
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %if.end.i60, label %transfer.exit

if.end.i60:                                       ; preds = %if.then.i
  %call1.i58 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i58, align 4
  %cmp.i59 = icmp ne i32 %3, 22
  br i1 %cmp.i59, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i60
  store i32 22, ptr %call1.i58, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i24 = and i64 %call2.i.i, 4294967295
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp.i.i = icmp ne i32 %conv.i25, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i46 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i46
  br i1 %or.cond, label %find.exit, label %if.end.i49

if.end.i49:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i48 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i48, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i49
  %retval.i41.0 = phi ptr [ %arrayidx.i., %if.end.i49 ], [ null, %hold.exit.i ]
  %magicptr70 = ptrtoint ptr %retval.i41.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %5, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %6, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %7 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %7, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %cond.false.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i15
  %flags.i70.i = getelementptr inbounds %struct.description, ptr %retval.i41.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i70.i, align 4
  %and.i71.i = and i32 %8, 3
  %cmp.i72.i = icmp ne i32 %and.i71.i, 0
  br i1 %cmp.i72.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %9 = load atomic i32, ptr %retval.i41.0 monotonic, align 8
  %sub.i.i = sub i32 %9, 1
  %idxprom.i53.i = zext i32 %sub.i.i to i64
  %arrayidx.i54.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i53.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 4
  %10 = load i32, ptr %held_back.i.i, align 4
  %tobool.i55.i = icmp ne i32 %10, 0
  br i1 %tobool.i55.i, label %if.then.i58.i, label %nothing_held_back.exit.i

if.then.i58.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i65.i

for.cond.i65.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i67.i
  %i.i.i.0 = phi i64 [ %inc.i68.i, %for.body.i67.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i64.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i64.i, label %for.body.i67.i, label %if.end22.i

for.body.i67.i:                                   ; preds = %for.cond.i65.i
  %arrayidx.i66.i = getelementptr inbounds i8, ptr %from, i64 %i.i.i.0
  %11 = load volatile i8, ptr %arrayidx.i66.i, align 1
  %inc.i68.i = add i64 %i.i.i.0, 1
  br label %for.cond.i65.i

if.end22.i:                                       ; preds = %for.cond.i65.i, %nothing_held_back.exit.i
  %12 = load i32, ptr %flags.i70.i, align 4
  %and.i = and i32 %12, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %13 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %13, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %14 = load i32, ptr %arrayidx.i54.i, align 4
  %tobool.i75 = icmp ne i32 %14, 0
  %cmp.i76 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i75, %cmp.i76
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i78 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i78, 0
  br i1 %tobool2.i, label %if.end.i80, label %if.end30.i

if.end.i80:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i81 = sub i32 8192, %cond28.i
  %conv.i82 = zext i32 %sub.i81 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i82
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i80
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 2
  %15 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %15, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i83 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i83, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %idxprom.i84 = zext i32 %end.i.0 to i64
  %arrayidx.i85 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i84
  store i8 0, ptr %arrayidx.i85, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %16 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 5
  %add.i86 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i86 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %16, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %cond28.i to i64
  %add26.i = add i64 %conv25.i, %size
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %size to i32
  %add32.i = add i32 %cond28.i, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i54.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %17, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i
  %result.i.1 = phi i64 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end27.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i63 = call i32 @__gomc_reads_errno()
  %tobool.i64 = icmp ne i32 %call.i63, 0
  br i1 %tobool.i64, label %if.end.i68, label %transfer.exit

if.end.i68:                                       ; preds = %cond.true33.i
  %call1.i66 = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i66, align 4
  %cmp.i67 = icmp ne i32 %18, 9
  br i1 %cmp.i67, label %if.then2.i69, label %transfer.exit

if.then2.i69:                                     ; preds = %if.end.i68
  store i32 9, ptr %call1.i66, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i69, %if.end.i68, %if.end30.i, %if.end.i60, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i60 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i69 ], [ -1, %if.end.i68 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @__files_seek(ptr noundef %f, ptr noundef %place, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp = icmp slt i32 %from, 0
  %cmp1 = icmp sgt i32 %from, 2
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp2 = icmp sgt i64 %offset, 8192
  %cmp4 = icmp slt i64 %offset, -8192
  %or.cond9 = or i1 %cmp2, %cmp4
  br i1 %or.cond9, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end6:                                          ; preds = %if.end
  switch i32 %from, label %cond.false10 [
    i32 0, label %cond.end11
    i32 1, label %cond.true9
  ]

cond.true9:                                       ; preds = %if.end6
  %0 = load i32, ptr %place, align 4
  br label %cond.end11

cond.false10:                                     ; preds = %if.end6
  %size = getelementptr inbounds %struct.file, ptr %f, i32 0, i32 2
  %1 = load i32, ptr %size, align 4
  br label %cond.end11

cond.end11:                                       ; preds = %cond.true9, %cond.false10, %if.end6
  %cond12 = phi i32 [ 0, %if.end6 ], [ %0, %cond.true9 ], [ %1, %cond.false10 ]
  %conv = zext i32 %cond12 to i64
  %add = add nsw i64 %offset, %conv
  %cmp13 = icmp slt i64 %add, 0
  br i1 %cmp13, label %return, label %if.end16

if.end16:                                         ; preds = %cond.end11
  %conv17 = trunc i64 %add to i32
  store i32 %conv17, ptr %place, align 4
  br label %return

return:                                           ; preds = %cond.end11, %entry, %if.end16
  %retval.0 = phi i64 [ %add, %if.end16 ], [ -22, %entry ], [ -22, %cond.end11 ]
  ret i64 %retval.0
}

define i64 @lseek(i32 noundef %number, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp.i26 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i26, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %not_standard.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i24 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i31 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i31
  br i1 %or.cond, label %find.exit, label %if.end.i35

if.end.i35:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i33 = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i33 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i34 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i34, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i35
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i35 ], [ null, %hold.exit.i ]
  %magicptr24 = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr24, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %2, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %if.then.i

if.then.i15:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i.i = sub i32 %4, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i11.i = icmp ne i32 %5, 0
  br i1 %tobool.i11.i, label %if.then.i13.i, label %nothing_held_back.exit.i

if.then.i13.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %6 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i17 = icmp ne i32 %6, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  br i1 %cmp.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end.i
  %sub.i = sub nsw i64 0, %result.i.0
  %conv.i = trunc i64 %sub.i to i32
  %call.i41 = call i32 @__gomc_reads_errno()
  %tobool.i42 = icmp ne i32 %call.i41, 0
  br i1 %tobool.i42, label %if.end.i45, label %seek.exit

if.end.i45:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i, align 4
  %cmp.i44 = icmp ne i32 %7, %conv.i
  br i1 %cmp.i44, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i45
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end.i, %if.end.i45, %if.then2.i, %cond.true.i
  %cond.i = phi i64 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i45 ], [ %result.i.0, %if.end.i ]
  ret i64 %cond.i
}

define i64 @lseek64(i32 noundef %number, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp.i26 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i26, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %not_standard.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i24 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i31 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i31
  br i1 %or.cond, label %find.exit, label %if.end.i35

if.end.i35:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i33 = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i33 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i34 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i34, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i35
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i35 ], [ null, %hold.exit.i ]
  %magicptr24 = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr24, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %2, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %if.then.i

if.then.i15:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i.i = sub i32 %4, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i11.i = icmp ne i32 %5, 0
  br i1 %tobool.i11.i, label %if.then.i13.i, label %nothing_held_back.exit.i

if.then.i13.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %6 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i17 = icmp ne i32 %6, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  br i1 %cmp.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end.i
  %sub.i = sub nsw i64 0, %result.i.0
  %conv.i = trunc i64 %sub.i to i32
  %call.i41 = call i32 @__gomc_reads_errno()
  %tobool.i42 = icmp ne i32 %call.i41, 0
  br i1 %tobool.i42, label %if.end.i45, label %seek.exit

if.end.i45:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i, align 4
  %cmp.i44 = icmp ne i32 %7, %conv.i
  br i1 %cmp.i44, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i45
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end.i, %if.end.i45, %if.then2.i, %cond.true.i
  %cond.i = phi i64 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i45 ], [ %result.i.0, %if.end.i ]
  ret i64 %cond.i
}

define i32 @fsync(i32 noundef %number) {
entry:
  %call.i19 = call i32 @__gomc_cancels()
  %tobool.i20 = icmp ne i32 %call.i19, 0
  br i1 %tobool.i20, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i21 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i22 = icmp eq i64 %call1.i21, 0
  br i1 %cmp.i22, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i23 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i24 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i24, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i26 = icmp ne ptr %1, null
  br i1 %tobool.i26, label %if.then.i27, label %if.end.i28

if.then.i27:                                      ; preds = %if.then.i
  %add.i29 = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i29, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i28:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %cmp.i31 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i31, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %is_descriptor.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i16 = add i64 %conv.i15, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i16, i64 noundef 0, i32 noundef 1)
  %and.i17 = and i64 %call2.i.i, 4294967295
  %conv.i18 = trunc i64 %and.i17 to i32
  %cmp.i.i = icmp ne i32 %conv.i18, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i40 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i40
  br i1 %or.cond, label %find.exit, label %if.end.i45

if.end.i45:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i42 = sext i32 %sub.i to i64
  %arrayidx.i43 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i42
  %3 = load atomic i32, ptr %arrayidx.i43 monotonic, align 8
  %tobool.i44 = icmp ne i32 %3, 0
  %arrayidx.i43. = select i1 %tobool.i44, ptr %arrayidx.i43, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i45
  %retval.i34.0 = phi ptr [ %arrayidx.i43., %if.end.i45 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i34.0 to i64
  %cond18 = icmp eq i64 %magicptr, 0
  br i1 %cond18, label %find_file.exit, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i34.0, i32 0, i32 3
  %4 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %4, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %4, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %last.i.i, align 4
  %cmp.i.i9 = icmp ne i32 %5, 0
  br i1 %cmp.i.i9, label %if.then.i.i, label %find_alone.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i.i
  %tobool.i2.i = icmp ne ptr %retval.i34.0, null
  br i1 %tobool.i2.i, label %land.rhs.i.i, label %find_file.exit

land.rhs.i.i:                                     ; preds = %find_alone.exit.i
  %6 = load atomic i32, ptr %retval.i34.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %6, -1
  br i1 %cmp.i3.i, label %if.then.i10, label %find_file.exit

if.then.i10:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

find_file.exit:                                   ; preds = %find.exit, %find_alone.exit.i, %land.rhs.i.i
  %cmp.i = icmp ne ptr %retval.i34.0, null
  %conv.i = zext i1 %cmp.i to i32
  %call.i12 = call i32 @__gomc_self()
  %conv.i13 = zext i32 %call.i12 to i64
  %add.i = add i64 %conv.i13, 1
  %call1.i4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %is_descriptor.exit

is_descriptor.exit:                               ; preds = %cancellation_point.exit, %find_file.exit
  %retval.i.0 = phi i32 [ %conv.i, %find_file.exit ], [ 1, %cancellation_point.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.end, label %cond.false

cond.false:                                       ; preds = %is_descriptor.exit
  %call.i47 = call i32 @__gomc_reads_errno()
  %tobool.i48 = icmp ne i32 %call.i47, 0
  br i1 %tobool.i48, label %if.end.i52, label %cond.end

if.end.i52:                                       ; preds = %cond.false
  %call1.i50 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i50, align 4
  %cmp.i51 = icmp ne i32 %7, 9
  br i1 %cmp.i51, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i52
  store i32 9, ptr %call1.i50, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i52, %if.then2.i, %cond.false, %is_descriptor.exit
  %cond = phi i32 [ 0, %is_descriptor.exit ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i52 ]
  ret i32 %cond
}

define i32 @fdatasync(i32 noundef %number) {
entry:
  %call = call i32 @fsync(i32 noundef %number)
  ret i32 %call
}

define i32 @ftruncate(i32 noundef %number, i64 noundef %size) {
entry:
  %cmp.i51 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i51, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i45 = call i32 @__gomc_self()
  %conv.i46 = zext i32 %call.i45 to i64
  %add.i47 = add i64 %conv.i46, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i47, i64 noundef 0, i32 noundef 1)
  %and.i48 = and i64 %call2.i, 4294967295
  %conv.i49 = trunc i64 %and.i48 to i32
  %cmp.i = icmp ne i32 %conv.i49, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i57 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i57
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i59 = sub nsw i32 %number, 3
  %idxprom.i60 = sext i32 %sub.i59 to i64
  %arrayidx.i61 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i60
  %0 = load atomic i32, ptr %arrayidx.i61 monotonic, align 8
  %tobool.i62 = icmp ne i32 %0, 0
  %arrayidx.i61. = select i1 %tobool.i62, ptr %arrayidx.i61, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i61., %if.end.i ], [ null, %hold.exit ]
  %magicptr34 = ptrtoint ptr %retval.i.0 to i64
  %cond36 = icmp eq i64 %magicptr34, 0
  br i1 %cond36, label %land.end, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %land.rhs.i.i

if.then.i.i:                                      ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i39, label %land.lhs.true

if.then.i39:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

land.lhs.true:                                    ; preds = %land.rhs.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %4, 3
  %cmp.i36 = icmp ne i32 %and.i, 0
  %cmp = icmp sge i64 %size, 0
  %spec.select35 = select i1 %cmp.i36, i1 %cmp, i1 false
  br label %land.end

land.end:                                         ; preds = %land.lhs.true, %find.exit
  %5 = phi i1 [ false, %find.exit ], [ %spec.select35, %land.lhs.true ]
  br i1 %5, label %if.then, label %cond.false.critedge

if.then:                                          ; preds = %land.end
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i = sub i32 %6, 1
  %idxprom.i = zext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %7 = load i32, ptr %held_back.i, align 4
  %tobool.i32 = icmp ne i32 %7, 0
  br i1 %tobool.i32, label %if.then.i34, label %nothing_held_back.exit

if.then.i34:                                      ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then
  %cmp6 = icmp eq i64 %size, 0
  br i1 %cmp6, label %if.then7, label %if.end

if.then7:                                         ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i, align 4
  br label %if.end

if.end:                                           ; preds = %if.then7, %nothing_held_back.exit
  %8 = load i32, ptr %arrayidx.i, align 4
  %tobool.i41 = icmp ne i32 %8, 0
  br i1 %tobool.i41, label %if.then.i42, label %known.exit

if.then.i42:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %if.end
  %cmp8 = icmp sgt i64 %size, 8192
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %known.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end10:                                         ; preds = %known.exit
  %size11 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 2
  %9 = load i32, ptr %size11, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.end10
  %end.0 = phi i32 [ %9, %if.end10 ], [ %inc, %for.body ]
  %conv = trunc i64 %size to i32
  %cmp12 = icmp ult i32 %end.0, %conv
  br i1 %cmp12, label %land.rhs14, label %for.end

land.rhs14:                                       ; preds = %for.cond
  %call15 = call i32 @__gomc_reads_files()
  %tobool16 = icmp ne i32 %call15, 0
  br i1 %tobool16, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs14
  %bytes = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 5
  %idxprom = zext i32 %end.0 to i64
  %arrayidx = getelementptr inbounds [8192 x i8], ptr %bytes, i64 0, i64 %idxprom
  store i8 0, ptr %arrayidx, align 1
  %inc = add i32 %end.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond, %land.rhs14
  store i32 %conv, ptr %size11, align 4
  %changes = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %10 = load i32, ptr %changes, align 4
  %inc21 = add i32 %10, 1
  store i32 %inc21, ptr %changes, align 4
  %call.i43 = call i32 @__gomc_self()
  %conv.i44 = zext i32 %call.i43 to i64
  %add.i = add i64 %conv.i44, 1
  %call1.i28 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br i1 %5, label %cond.end, label %cond.false

cond.false.critedge:                              ; preds = %land.end
  %call.i43.c = call i32 @__gomc_self()
  %conv.i44.c = zext i32 %call.i43.c to i64
  %add.i.c = add i64 %conv.i44.c, 1
  %call1.i28.c = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.c, i64 noundef 0, i32 noundef 1)
  br label %cond.false

cond.false:                                       ; preds = %cond.false.critedge, %for.end
  %tobool24 = icmp ne ptr %retval.i.0, null
  %cond = select i1 %tobool24, i32 22, i32 9
  %call.i64 = call i32 @__gomc_reads_errno()
  %tobool.i65 = icmp ne i32 %call.i64, 0
  br i1 %tobool.i65, label %if.end.i68, label %cond.end

if.end.i68:                                       ; preds = %cond.false
  %call1.i = call ptr @__errno_location()
  %11 = load i32, ptr %call1.i, align 4
  %cmp.i67 = icmp ne i32 %11, %cond
  br i1 %cmp.i67, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i68
  store i32 %cond, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i68, %if.then2.i, %cond.false, %for.end
  %cond26 = phi i32 [ 0, %for.end ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i68 ]
  ret i32 %cond26
}

define i32 @unlink(ptr noundef %path) {
entry:
  %text.i = alloca [64 x i8], align 16
  %name = alloca %struct.name, align 8
  %0 = load i8, ptr %path, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i119 = call i32 @__gomc_reads_errno()
  %tobool.i120 = icmp ne i32 %call.i119, 0
  br i1 %tobool.i120, label %if.end.i123, label %return

if.end.i123:                                      ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i122 = icmp ne i32 %1, 2
  br i1 %cmp.i122, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i123
  store i32 2, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.memset.p0.i64(ptr align 16 %text.i, i8 0, i64 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end
  %n.i.0 = phi i32 [ 0, %if.end ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end ], [ %inc60.i, %for.inc.i ]
  %idxprom.i = zext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i64 %idxprom.i
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end9.i
    i32 0, label %if.end9.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %conv3.i = zext i32 %n.i.0 to i64
  %cmp4.i = icmp eq i64 %conv3.i, 63
  br i1 %cmp4.i, label %if.then6.i, label %if.end.i

if.then6.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx8.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %conv3.i
  store i8 %2, ptr %arrayidx8.i, align 1
  br label %for.inc.i

if.end9.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end37.i [
    i32 2, label %land.lhs.true12.i
    i32 1, label %land.lhs.true28.i
  ]

land.lhs.true12.i:                                ; preds = %if.end9.i
  %idxprom13.i = zext i32 %begin.i.0 to i64
  %arrayidx14.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom13.i
  %3 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %3 to i32
  %cmp16.i = icmp eq i32 %conv15.i, 46
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end25.i

land.lhs.true18.i:                                ; preds = %land.lhs.true12.i
  %add.i = add i32 %begin.i.0, 1
  %idxprom19.i = zext i32 %add.i to i64
  %arrayidx20.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom19.i
  %4 = load i8, ptr %arrayidx20.i, align 1
  %conv21.i = sext i8 %4 to i32
  %cmp22.i = icmp eq i32 %conv21.i, 46
  br i1 %cmp22.i, label %if.then24.i, label %if.end25.i

if.then24.i:                                      ; preds = %land.lhs.true18.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end25.i:                                       ; preds = %land.lhs.true18.i, %land.lhs.true12.i
  %cmp26.i = icmp eq i32 %sub.i, 1
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end37.i

land.lhs.true28.i:                                ; preds = %if.end9.i, %if.end25.i
  %idxprom29.i = zext i32 %begin.i.0 to i64
  %arrayidx30.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom29.i
  %5 = load i8, ptr %arrayidx30.i, align 1
  %conv31.i = sext i8 %5 to i32
  %cmp32.i = icmp eq i32 %conv31.i, 46
  br i1 %cmp32.i, label %if.then34.i, label %if.end37.i

if.then34.i:                                      ; preds = %land.lhs.true28.i
  %dec.i = add i32 %n.i.0, -1
  %idxprom35.i = zext i32 %dec.i to i64
  %arrayidx36.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom35.i
  store i8 0, ptr %arrayidx36.i, align 1
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.end9.i, %if.then34.i, %land.lhs.true28.i, %if.end25.i
  %n.i.1 = phi i32 [ %dec.i, %if.then34.i ], [ %n.i.0, %land.lhs.true28.i ], [ %n.i.0, %if.end25.i ], [ %n.i.0, %if.end9.i ]
  %size.i.0 = phi i32 [ 0, %if.then34.i ], [ %sub.i, %land.lhs.true28.i ], [ %sub.i, %if.end25.i ], [ %sub.i, %if.end9.i ]
  %tobool38.i = icmp eq i8 %2, 0
  %cmp40.i = icmp eq i32 %size.i.0, 0
  %or.cond82 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond82, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %2, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i79

while.cond.i79:                                   ; preds = %if.end43.i, %while.body.i90
  %i.i74.0 = phi i32 [ %inc.i89, %while.body.i90 ], [ 0, %if.end43.i ]
  %idxprom.i75 = sext i32 %i.i74.0 to i64
  %arrayidx.i76 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i75
  %6 = load i8, ptr %arrayidx.i76, align 1
  %conv.i77 = sext i8 %6 to i32
  %tobool.i78 = icmp ne i32 %conv.i77, 0
  br i1 %tobool.i78, label %land.rhs.i87, label %has_prefix.exit96

land.rhs.i87:                                     ; preds = %while.cond.i79
  %arrayidx2.i81 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i75
  %7 = load i8, ptr %arrayidx2.i81, align 1
  %conv3.i82 = sext i8 %7 to i32
  %cmp.i86 = icmp eq i32 %conv3.i82, %conv.i77
  br i1 %cmp.i86, label %while.body.i90, label %has_prefix.exit96

while.body.i90:                                   ; preds = %land.rhs.i87
  %inc.i89 = add nsw i32 %i.i74.0, 1
  br label %while.cond.i79

has_prefix.exit96:                                ; preds = %while.cond.i79, %land.rhs.i87
  %8 = load i8, ptr %arrayidx.i76, align 1
  %tobool10.i93 = icmp ne i8 %8, 0
  %lnot.i94 = xor i1 %tobool10.i93, true
  br i1 %lnot.i94, label %if.then70.i, label %while.cond.i54

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond83 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond83, label %if.then50.i, label %for.inc.i

if.then50.i:                                      ; preds = %if.end46.i
  %conv51.i = zext i32 %n.i.1 to i64
  %cmp52.i = icmp eq i64 %conv51.i, 63
  br i1 %cmp52.i, label %if.then54.i, label %if.end55.i

if.then54.i:                                      ; preds = %if.then50.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end55.i:                                       ; preds = %if.then50.i
  %inc56.i = add i32 %n.i.1, 1
  %arrayidx58.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %conv51.i
  store i8 47, ptr %arrayidx58.i, align 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end55.i, %if.end46.i, %if.end.i
  %n.i.3 = phi i32 [ %inc.i, %if.end.i ], [ %inc56.i, %if.end55.i ], [ %n.i.1, %if.end46.i ]
  %begin.i.2 = phi i32 [ %begin.i.0, %if.end.i ], [ %inc56.i, %if.end55.i ], [ %begin.i.0, %if.end46.i ]
  %inc60.i = add i32 %i.i.0, 1
  br label %for.cond.i

while.cond.i54:                                   ; preds = %has_prefix.exit96, %while.body.i65
  %i.i49.0 = phi i32 [ %inc.i64, %while.body.i65 ], [ 0, %has_prefix.exit96 ]
  %idxprom.i50 = sext i32 %i.i49.0 to i64
  %arrayidx.i51 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i50
  %9 = load i8, ptr %arrayidx.i51, align 1
  %conv.i52 = sext i8 %9 to i32
  %tobool.i53 = icmp ne i32 %conv.i52, 0
  br i1 %tobool.i53, label %land.rhs.i62, label %has_prefix.exit71

land.rhs.i62:                                     ; preds = %while.cond.i54
  %arrayidx2.i56 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i50
  %10 = load i8, ptr %arrayidx2.i56, align 1
  %conv3.i57 = sext i8 %10 to i32
  %cmp.i61 = icmp eq i32 %conv3.i57, %conv.i52
  br i1 %cmp.i61, label %while.body.i65, label %has_prefix.exit71

while.body.i65:                                   ; preds = %land.rhs.i62
  %inc.i64 = add nsw i32 %i.i49.0, 1
  br label %while.cond.i54

has_prefix.exit71:                                ; preds = %while.cond.i54, %land.rhs.i62
  %11 = load i8, ptr %arrayidx.i51, align 1
  %tobool10.i68 = icmp ne i8 %11, 0
  %lnot.i69 = xor i1 %tobool10.i68, true
  br i1 %lnot.i69, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit71, %while.body.i
  %i.i39.0 = phi i32 [ %inc.i46, %while.body.i ], [ 0, %has_prefix.exit71 ]
  %idxprom.i40 = sext i32 %i.i39.0 to i64
  %arrayidx.i41 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i40
  %12 = load i8, ptr %arrayidx.i41, align 1
  %conv.i42 = sext i8 %12 to i32
  %tobool.i43 = icmp ne i32 %conv.i42, 0
  br i1 %tobool.i43, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i40
  %13 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i44 = sext i8 %13 to i32
  %cmp.i45 = icmp eq i32 %conv3.i44, %conv.i42
  br i1 %cmp.i45, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i46 = add nsw i32 %i.i39.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %14 = load i8, ptr %arrayidx.i41, align 1
  %tobool10.i = icmp ne i8 %14, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit71, %has_prefix.exit96
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond83.i

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %15 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %15 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond83.i:                                     ; preds = %for.cond73.i, %for.end100.i
  %w.i.0 = phi i32 [ %inc104.i, %for.end100.i ], [ 0, %for.cond73.i ]
  %cmp84.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp84.i, label %for.cond88.i, label %parse_name.exit

for.cond88.i:                                     ; preds = %for.cond83.i, %for.body91.i
  %packed.i.0 = phi i64 [ %or.i, %for.body91.i ], [ 0, %for.cond83.i ]
  %i87.i.0 = phi i32 [ %inc99.i, %for.body91.i ], [ 0, %for.cond83.i ]
  %cmp89.i = icmp ult i32 %i87.i.0, 8
  br i1 %cmp89.i, label %for.body91.i, label %for.end100.i

for.body91.i:                                     ; preds = %for.cond88.i
  %mul92.i = mul i32 8, %w.i.0
  %add93.i = add i32 %mul92.i, %i87.i.0
  %idxprom94.i = zext i32 %add93.i to i64
  %arrayidx95.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom94.i
  %16 = load i8, ptr %arrayidx95.i, align 1
  %conv96.i = zext i8 %16 to i64
  %mul97.i = mul i32 8, %i87.i.0
  %sh_prom.i = zext i32 %mul97.i to i64
  %shl.i = shl i64 %conv96.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc99.i = add i32 %i87.i.0, 1
  br label %for.cond88.i

for.end100.i:                                     ; preds = %for.cond88.i
  %idxprom101.i = zext i32 %w.i.0 to i64
  %arrayidx102.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom101.i
  store i64 %packed.i.0, ptr %arrayidx102.i, align 8
  %inc104.i = add i32 %w.i.0, 1
  br label %for.cond83.i

parse_name.exit:                                  ; preds = %for.cond83.i
  %last106.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last106.i, align 8
  %17 = load i8, ptr %text.i, align 16
  %conv108.i = sext i8 %17 to i32
  %cmp109.i = icmp eq i32 %conv108.i, 47
  %conv110.i = zext i1 %cmp109.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv110.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %parse_name.exit
  %call.i99 = call i32 @__gomc_self()
  %conv.i100 = zext i32 %call.i99 to i64
  %add.i101 = add i64 %conv.i100, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i101, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i, 4294967295
  %conv.i102 = trunc i64 %and.i to i32
  %cmp.i17 = icmp ne i32 %conv.i102, 0
  br i1 %cmp.i17, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %18 = load i32, ptr %names.i, align 8
  br label %for.cond.i21

for.cond.i21:                                     ; preds = %if.end10.i, %hold.exit
  %i.i19.0 = phi i32 [ 0, %hold.exit ], [ %inc.i32, %if.end10.i ]
  %cmp.i20 = icmp ult i32 %i.i19.0, %18
  br i1 %cmp.i20, label %for.body.i26, label %for.end.i

for.body.i26:                                     ; preds = %for.cond.i21
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom.i22 = zext i32 %i.i19.0 to i64
  %arrayidx.i23 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i22
  br label %for.cond.i106

for.cond.i106:                                    ; preds = %if.end9.i114, %for.body.i26
  %w.i104.0 = phi i32 [ 0, %for.body.i26 ], [ %inc.i115, %if.end9.i114 ]
  %cmp.i105 = icmp ult i32 %w.i104.0, 8
  br i1 %cmp.i105, label %for.body.i110, label %same_name.exit

for.body.i110:                                    ; preds = %for.cond.i106
  %idxprom.i107 = zext i32 %w.i104.0 to i64
  %arrayidx.i108 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i107
  %19 = load i64, ptr %arrayidx.i108, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i23, i64 0, i64 %idxprom.i107
  %20 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i109 = icmp ne i64 %19, %20
  br i1 %cmp4.i109, label %same_name.exit, label %if.end.i113

if.end.i113:                                      ; preds = %for.body.i110
  %shr.i = lshr i64 %19, 56
  %tobool.i112 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i112, label %if.end9.i114, label %same_name.exit

if.end9.i114:                                     ; preds = %if.end.i113
  %inc.i115 = add i32 %w.i104.0, 1
  br label %for.cond.i106

same_name.exit:                                   ; preds = %for.cond.i106, %if.end.i113, %for.body.i110
  %retval.i103.0 = phi i32 [ 0, %for.body.i110 ], [ 1, %if.end.i113 ], [ 1, %for.cond.i106 ]
  %tobool.i25 = icmp ne i32 %retval.i103.0, 0
  br i1 %tobool.i25, label %entry_of.exit, label %if.end.i29

if.end.i29:                                       ; preds = %same_name.exit
  %last.i28 = getelementptr inbounds %struct.name, ptr %arrayidx.i23, i32 0, i32 1
  %21 = load i32, ptr %last.i28, align 8
  %22 = load i32, ptr %last106.i, align 8
  %cmp5.i = icmp eq i32 %21, %22
  br i1 %cmp5.i, label %land.lhs.true.i31, label %if.end10.i

land.lhs.true.i31:                                ; preds = %if.end.i29
  %absolute.i30 = getelementptr inbounds %struct.name, ptr %arrayidx.i23, i32 0, i32 2
  %23 = load i32, ptr %absolute.i30, align 4
  %24 = load i32, ptr %absolute.i, align 4
  %cmp8.i = icmp ne i32 %23, %24
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i31
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i29
  %inc.i32 = add i32 %i.i19.0, 1
  br label %for.cond.i21

for.end.i:                                        ; preds = %for.cond.i21
  %cmp11.i = icmp eq i32 %18, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i34 = add i32 %18, 1
  store i32 %add.i34, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom16.i = zext i32 %18 to i64
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i64 0, i64 %idxprom16.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx17.i, ptr align 8 %name, i64 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %same_name.exit, %if.end13.i
  %new.0 = phi i32 [ 1, %if.end13.i ], [ 0, %same_name.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end13.i ], [ %arrayidx.i23, %same_name.exit ]
  %tobool3 = icmp ne i32 %new.0, 0
  br i1 %tobool3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry_of.exit
  %call4 = call i64 @__gomc_choice(i64 noundef 2)
  %conv = trunc i64 %call4 to i32
  br label %cond.end

cond.false:                                       ; preds = %entry_of.exit
  %file = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %25 = load i32, ptr %file, align 8
  %cmp = icmp ne i32 %25, 0
  %conv5 = zext i1 %cmp to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ %conv5, %cond.false ]
  br i1 %tobool3, label %if.end9, label %if.then7

if.then7:                                         ; preds = %cond.end
  %file8 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 0, ptr %file8, align 8
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %cond.end
  %call.i = call i32 @__gomc_self()
  %conv.i97 = zext i32 %call.i to i64
  %add.i98 = add i64 %conv.i97, 1
  %call1.i37 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i98, i64 noundef 0, i32 noundef 1)
  %tobool10 = icmp ne i32 %cond, 0
  br i1 %tobool10, label %return, label %cond.false12

cond.false12:                                     ; preds = %if.end9
  %call.i126 = call i32 @__gomc_reads_errno()
  %tobool.i127 = icmp ne i32 %call.i126, 0
  br i1 %tobool.i127, label %if.end.i131, label %return

if.end.i131:                                      ; preds = %cond.false12
  %call1.i129 = call ptr @__errno_location()
  %26 = load i32, ptr %call1.i129, align 4
  %cmp.i130 = icmp ne i32 %26, 2
  br i1 %cmp.i130, label %if.then2.i132, label %return

if.then2.i132:                                    ; preds = %if.end.i131
  store i32 2, ptr %call1.i129, align 4
  br label %return

return:                                           ; preds = %if.end9, %cond.false12, %if.then2.i132, %if.end.i131, %if.end.i123, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i123 ], [ 0, %if.end9 ], [ -1, %cond.false12 ], [ -1, %if.then2.i132 ], [ -1, %if.end.i131 ]
  ret i32 %retval.0
}

declare i64 @__gomc_choice(i64 noundef)

define i32 @remove(ptr noundef %path) {
entry:
  %call = call i32 @unlink(ptr noundef %path)
  ret i32 %call
}

define i32 @access(ptr noundef %path, i32 noundef %rights) {
entry:
  %text.i = alloca [64 x i8], align 16
  %name = alloca %struct.name, align 8
  %and = and i32 %rights, -7
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.4)
  unreachable

if.end:                                           ; preds = %entry
  %0 = load i8, ptr %path, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %call.i144 = call i32 @__gomc_reads_errno()
  %tobool.i145 = icmp ne i32 %call.i144, 0
  br i1 %tobool.i145, label %if.end.i148, label %return

if.end.i148:                                      ; preds = %if.then2
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i147 = icmp ne i32 %1, 2
  br i1 %cmp.i147, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i148
  store i32 2, ptr %call1.i, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr align 16 %text.i, i8 0, i64 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end3
  %n.i.0 = phi i32 [ 0, %if.end3 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end3 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end3 ], [ %inc60.i, %for.inc.i ]
  %idxprom.i = zext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i64 %idxprom.i
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end9.i
    i32 0, label %if.end9.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %conv3.i = zext i32 %n.i.0 to i64
  %cmp4.i = icmp eq i64 %conv3.i, 63
  br i1 %cmp4.i, label %if.then6.i, label %if.end.i

if.then6.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx8.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %conv3.i
  store i8 %2, ptr %arrayidx8.i, align 1
  br label %for.inc.i

if.end9.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end37.i [
    i32 2, label %land.lhs.true12.i
    i32 1, label %land.lhs.true28.i
  ]

land.lhs.true12.i:                                ; preds = %if.end9.i
  %idxprom13.i = zext i32 %begin.i.0 to i64
  %arrayidx14.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom13.i
  %3 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %3 to i32
  %cmp16.i = icmp eq i32 %conv15.i, 46
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end25.i

land.lhs.true18.i:                                ; preds = %land.lhs.true12.i
  %add.i = add i32 %begin.i.0, 1
  %idxprom19.i = zext i32 %add.i to i64
  %arrayidx20.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom19.i
  %4 = load i8, ptr %arrayidx20.i, align 1
  %conv21.i = sext i8 %4 to i32
  %cmp22.i = icmp eq i32 %conv21.i, 46
  br i1 %cmp22.i, label %if.then24.i, label %if.end25.i

if.then24.i:                                      ; preds = %land.lhs.true18.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end25.i:                                       ; preds = %land.lhs.true18.i, %land.lhs.true12.i
  %cmp26.i = icmp eq i32 %sub.i, 1
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end37.i

land.lhs.true28.i:                                ; preds = %if.end9.i, %if.end25.i
  %idxprom29.i = zext i32 %begin.i.0 to i64
  %arrayidx30.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom29.i
  %5 = load i8, ptr %arrayidx30.i, align 1
  %conv31.i = sext i8 %5 to i32
  %cmp32.i = icmp eq i32 %conv31.i, 46
  br i1 %cmp32.i, label %if.then34.i, label %if.end37.i

if.then34.i:                                      ; preds = %land.lhs.true28.i
  %dec.i = add i32 %n.i.0, -1
  %idxprom35.i = zext i32 %dec.i to i64
  %arrayidx36.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom35.i
  store i8 0, ptr %arrayidx36.i, align 1
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.end9.i, %if.then34.i, %land.lhs.true28.i, %if.end25.i
  %n.i.1 = phi i32 [ %dec.i, %if.then34.i ], [ %n.i.0, %land.lhs.true28.i ], [ %n.i.0, %if.end25.i ], [ %n.i.0, %if.end9.i ]
  %size.i.0 = phi i32 [ 0, %if.then34.i ], [ %sub.i, %land.lhs.true28.i ], [ %sub.i, %if.end25.i ], [ %sub.i, %if.end9.i ]
  %tobool38.i = icmp eq i8 %2, 0
  %cmp40.i = icmp eq i32 %size.i.0, 0
  %or.cond94 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond94, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %2, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i94

while.cond.i94:                                   ; preds = %if.end43.i, %while.body.i105
  %i.i89.0 = phi i32 [ %inc.i104, %while.body.i105 ], [ 0, %if.end43.i ]
  %idxprom.i90 = sext i32 %i.i89.0 to i64
  %arrayidx.i91 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i90
  %6 = load i8, ptr %arrayidx.i91, align 1
  %conv.i92 = sext i8 %6 to i32
  %tobool.i93 = icmp ne i32 %conv.i92, 0
  br i1 %tobool.i93, label %land.rhs.i102, label %has_prefix.exit111

land.rhs.i102:                                    ; preds = %while.cond.i94
  %arrayidx2.i96 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i90
  %7 = load i8, ptr %arrayidx2.i96, align 1
  %conv3.i97 = sext i8 %7 to i32
  %cmp.i101 = icmp eq i32 %conv3.i97, %conv.i92
  br i1 %cmp.i101, label %while.body.i105, label %has_prefix.exit111

while.body.i105:                                  ; preds = %land.rhs.i102
  %inc.i104 = add nsw i32 %i.i89.0, 1
  br label %while.cond.i94

has_prefix.exit111:                               ; preds = %while.cond.i94, %land.rhs.i102
  %8 = load i8, ptr %arrayidx.i91, align 1
  %tobool10.i108 = icmp ne i8 %8, 0
  %lnot.i109 = xor i1 %tobool10.i108, true
  br i1 %lnot.i109, label %if.then70.i, label %while.cond.i69

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond95 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond95, label %if.then50.i, label %for.inc.i

if.then50.i:                                      ; preds = %if.end46.i
  %conv51.i = zext i32 %n.i.1 to i64
  %cmp52.i = icmp eq i64 %conv51.i, 63
  br i1 %cmp52.i, label %if.then54.i, label %if.end55.i

if.then54.i:                                      ; preds = %if.then50.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end55.i:                                       ; preds = %if.then50.i
  %inc56.i = add i32 %n.i.1, 1
  %arrayidx58.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %conv51.i
  store i8 47, ptr %arrayidx58.i, align 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end55.i, %if.end46.i, %if.end.i
  %n.i.3 = phi i32 [ %inc.i, %if.end.i ], [ %inc56.i, %if.end55.i ], [ %n.i.1, %if.end46.i ]
  %begin.i.2 = phi i32 [ %begin.i.0, %if.end.i ], [ %inc56.i, %if.end55.i ], [ %begin.i.0, %if.end46.i ]
  %inc60.i = add i32 %i.i.0, 1
  br label %for.cond.i

while.cond.i69:                                   ; preds = %has_prefix.exit111, %while.body.i80
  %i.i64.0 = phi i32 [ %inc.i79, %while.body.i80 ], [ 0, %has_prefix.exit111 ]
  %idxprom.i65 = sext i32 %i.i64.0 to i64
  %arrayidx.i66 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i65
  %9 = load i8, ptr %arrayidx.i66, align 1
  %conv.i67 = sext i8 %9 to i32
  %tobool.i68 = icmp ne i32 %conv.i67, 0
  br i1 %tobool.i68, label %land.rhs.i77, label %has_prefix.exit86

land.rhs.i77:                                     ; preds = %while.cond.i69
  %arrayidx2.i71 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i65
  %10 = load i8, ptr %arrayidx2.i71, align 1
  %conv3.i72 = sext i8 %10 to i32
  %cmp.i76 = icmp eq i32 %conv3.i72, %conv.i67
  br i1 %cmp.i76, label %while.body.i80, label %has_prefix.exit86

while.body.i80:                                   ; preds = %land.rhs.i77
  %inc.i79 = add nsw i32 %i.i64.0, 1
  br label %while.cond.i69

has_prefix.exit86:                                ; preds = %while.cond.i69, %land.rhs.i77
  %11 = load i8, ptr %arrayidx.i66, align 1
  %tobool10.i83 = icmp ne i8 %11, 0
  %lnot.i84 = xor i1 %tobool10.i83, true
  br i1 %lnot.i84, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit86, %while.body.i
  %i.i54.0 = phi i32 [ %inc.i61, %while.body.i ], [ 0, %has_prefix.exit86 ]
  %idxprom.i55 = sext i32 %i.i54.0 to i64
  %arrayidx.i56 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i55
  %12 = load i8, ptr %arrayidx.i56, align 1
  %conv.i57 = sext i8 %12 to i32
  %tobool.i58 = icmp ne i32 %conv.i57, 0
  br i1 %tobool.i58, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i55
  %13 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i59 = sext i8 %13 to i32
  %cmp.i60 = icmp eq i32 %conv3.i59, %conv.i57
  br i1 %cmp.i60, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i61 = add nsw i32 %i.i54.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %14 = load i8, ptr %arrayidx.i56, align 1
  %tobool10.i = icmp ne i8 %14, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit86, %has_prefix.exit111
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond83.i

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %15 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %15 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond83.i:                                     ; preds = %for.cond73.i, %for.end100.i
  %w.i.0 = phi i32 [ %inc104.i, %for.end100.i ], [ 0, %for.cond73.i ]
  %cmp84.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp84.i, label %for.cond88.i, label %parse_name.exit

for.cond88.i:                                     ; preds = %for.cond83.i, %for.body91.i
  %packed.i.0 = phi i64 [ %or.i, %for.body91.i ], [ 0, %for.cond83.i ]
  %i87.i.0 = phi i32 [ %inc99.i, %for.body91.i ], [ 0, %for.cond83.i ]
  %cmp89.i = icmp ult i32 %i87.i.0, 8
  br i1 %cmp89.i, label %for.body91.i, label %for.end100.i

for.body91.i:                                     ; preds = %for.cond88.i
  %mul92.i = mul i32 8, %w.i.0
  %add93.i = add i32 %mul92.i, %i87.i.0
  %idxprom94.i = zext i32 %add93.i to i64
  %arrayidx95.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom94.i
  %16 = load i8, ptr %arrayidx95.i, align 1
  %conv96.i = zext i8 %16 to i64
  %mul97.i = mul i32 8, %i87.i.0
  %sh_prom.i = zext i32 %mul97.i to i64
  %shl.i = shl i64 %conv96.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc99.i = add i32 %i87.i.0, 1
  br label %for.cond88.i

for.end100.i:                                     ; preds = %for.cond88.i
  %idxprom101.i = zext i32 %w.i.0 to i64
  %arrayidx102.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom101.i
  store i64 %packed.i.0, ptr %arrayidx102.i, align 8
  %inc104.i = add i32 %w.i.0, 1
  br label %for.cond83.i

parse_name.exit:                                  ; preds = %for.cond83.i
  %last106.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last106.i, align 8
  %17 = load i8, ptr %text.i, align 16
  %conv108.i = sext i8 %17 to i32
  %cmp109.i = icmp eq i32 %conv108.i, 47
  %conv110.i = zext i1 %cmp109.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv110.i, ptr %absolute.i, align 4
  %call.i25 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %parse_name.exit
  %call.i114 = call i32 @__gomc_self()
  %conv.i115 = zext i32 %call.i114 to i64
  %add.i116 = add i64 %conv.i115, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i25, i32 noundef 8, i64 noundef %add.i116, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i, 4294967295
  %conv.i117 = trunc i64 %and.i to i32
  %cmp.i26 = icmp ne i32 %conv.i117, 0
  br i1 %cmp.i26, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 1
  %18 = load i32, ptr %names.i, align 8
  br label %for.cond.i30

for.cond.i30:                                     ; preds = %if.end10.i, %hold.exit
  %i.i28.0 = phi i32 [ 0, %hold.exit ], [ %inc.i41, %if.end10.i ]
  %cmp.i29 = icmp ult i32 %i.i28.0, %18
  br i1 %cmp.i29, label %for.body.i35, label %for.end.i

for.body.i35:                                     ; preds = %for.cond.i30
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 4
  %idxprom.i31 = zext i32 %i.i28.0 to i64
  %arrayidx.i32 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i31
  br label %for.cond.i121

for.cond.i121:                                    ; preds = %if.end9.i129, %for.body.i35
  %w.i119.0 = phi i32 [ 0, %for.body.i35 ], [ %inc.i130, %if.end9.i129 ]
  %cmp.i120 = icmp ult i32 %w.i119.0, 8
  br i1 %cmp.i120, label %for.body.i125, label %same_name.exit

for.body.i125:                                    ; preds = %for.cond.i121
  %idxprom.i122 = zext i32 %w.i119.0 to i64
  %arrayidx.i123 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i122
  %19 = load i64, ptr %arrayidx.i123, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i32, i64 0, i64 %idxprom.i122
  %20 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i124 = icmp ne i64 %19, %20
  br i1 %cmp4.i124, label %same_name.exit, label %if.end.i128

if.end.i128:                                      ; preds = %for.body.i125
  %shr.i = lshr i64 %19, 56
  %tobool.i127 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i127, label %if.end9.i129, label %same_name.exit

if.end9.i129:                                     ; preds = %if.end.i128
  %inc.i130 = add i32 %w.i119.0, 1
  br label %for.cond.i121

same_name.exit:                                   ; preds = %for.cond.i121, %if.end.i128, %for.body.i125
  %retval.i118.0 = phi i32 [ 0, %for.body.i125 ], [ 1, %if.end.i128 ], [ 1, %for.cond.i121 ]
  %tobool.i34 = icmp ne i32 %retval.i118.0, 0
  br i1 %tobool.i34, label %entry_of.exit, label %if.end.i38

if.end.i38:                                       ; preds = %same_name.exit
  %last.i37 = getelementptr inbounds %struct.name, ptr %arrayidx.i32, i32 0, i32 1
  %21 = load i32, ptr %last.i37, align 8
  %22 = load i32, ptr %last106.i, align 8
  %cmp5.i = icmp eq i32 %21, %22
  br i1 %cmp5.i, label %land.lhs.true.i40, label %if.end10.i

land.lhs.true.i40:                                ; preds = %if.end.i38
  %absolute.i39 = getelementptr inbounds %struct.name, ptr %arrayidx.i32, i32 0, i32 2
  %23 = load i32, ptr %absolute.i39, align 4
  %24 = load i32, ptr %absolute.i, align 4
  %cmp8.i = icmp ne i32 %23, %24
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i40
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i40, %if.end.i38
  %inc.i41 = add i32 %i.i28.0, 1
  br label %for.cond.i30

for.end.i:                                        ; preds = %for.cond.i30
  %cmp11.i = icmp eq i32 %18, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i43 = add i32 %18, 1
  store i32 %add.i43, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 4
  %idxprom16.i = zext i32 %18 to i64
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i64 0, i64 %idxprom16.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx17.i, ptr align 8 %name, i64 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %same_name.exit, %if.end13.i
  %new.0 = phi i32 [ 1, %if.end13.i ], [ 0, %same_name.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end13.i ], [ %arrayidx.i32, %same_name.exit ]
  %tobool6 = icmp ne i32 %new.0, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %entry_of.exit
  %call.i49 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i50 = icmp ne i64 %call.i49, 0
  br i1 %tobool.i50, label %if.then.i52, label %if.end8

if.then.i52:                                      ; preds = %if.then7
  %files.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i136 = icmp eq i32 %25, 16
  br i1 %cmp.i136, label %if.then.i137, label %if.end.i142

if.then.i137:                                     ; preds = %if.then.i52
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i142:                                      ; preds = %if.then.i52
  %add.i138 = add i32 %25, 1
  store i32 %add.i138, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i138, ptr %file.i, align 8
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 5
  %idxprom.i139 = zext i32 %25 to i64
  %arrayidx.i140 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i64 0, i64 %idxprom.i139
  store i32 1, ptr %arrayidx.i140, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end.i142, %entry_of.exit
  %file9 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %26 = load i32, ptr %file9, align 8
  %tobool10 = icmp ne i32 %26, 0
  %tobool11 = icmp ne i32 %rights, 0
  %or.cond96 = and i1 %tobool10, %tobool11
  br i1 %or.cond96, label %land.lhs.true12, label %if.end22

land.lhs.true12:                                  ; preds = %if.end8
  %file13 = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 5
  %sub = sub i32 %26, 1
  %idxprom = zext i32 %sub to i64
  %arrayidx14 = getelementptr inbounds [16 x %struct.file], ptr %file13, i64 0, i64 %idxprom
  %27 = load i32, ptr %arrayidx14, align 4
  %tobool15 = icmp ne i32 %27, 0
  br i1 %tobool15, label %if.then21, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true12
  %forbidden = getelementptr inbounds %struct.file, ptr %arrayidx14, i32 0, i32 1
  %28 = load i32, ptr %forbidden, align 4
  %tobool20 = icmp ne i32 %28, 0
  br i1 %tobool20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %lor.lhs.false, %land.lhs.true12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end22:                                         ; preds = %lor.lhs.false, %if.end8
  %call.i = call i32 @__gomc_self()
  %conv.i112 = zext i32 %call.i to i64
  %add.i113 = add i64 %conv.i112, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i25, i32 noundef 8, i64 noundef %add.i113, i64 noundef 0, i32 noundef 1)
  br i1 %tobool10, label %return, label %cond.false

cond.false:                                       ; preds = %if.end22
  %call.i151 = call i32 @__gomc_reads_errno()
  %tobool.i152 = icmp ne i32 %call.i151, 0
  br i1 %tobool.i152, label %if.end.i156, label %return

if.end.i156:                                      ; preds = %cond.false
  %call1.i154 = call ptr @__errno_location()
  %29 = load i32, ptr %call1.i154, align 4
  %cmp.i155 = icmp ne i32 %29, 2
  br i1 %cmp.i155, label %if.then2.i157, label %return

if.then2.i157:                                    ; preds = %if.end.i156
  store i32 2, ptr %call1.i154, align 4
  br label %return

return:                                           ; preds = %if.end22, %cond.false, %if.then2.i157, %if.end.i156, %if.end.i148, %if.then2.i, %if.then2
  %retval.0 = phi i32 [ -1, %if.then2 ], [ -1, %if.then2.i ], [ -1, %if.end.i148 ], [ 0, %if.end22 ], [ -1, %cond.false ], [ -1, %if.then2.i157 ], [ -1, %if.end.i156 ]
  ret i32 %retval.0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

