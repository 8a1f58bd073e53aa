source_filename = "files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { %struct.packed, i32, i32 }
%struct.packed = type { [8 x i64] }
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
@__gomc_files.str.17 = private unnamed_addr constant [18 x i8] c"flags of mkostemp\00", align 1
@__gomc_files.str.18 = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_files.str.19 = private unnamed_addr constant [44 x i8] c"a descriptor that is used beside its stream\00", align 1
@__gomc_files.str.20 = private unnamed_addr constant [5 x i8] c"read\00", align 1
@__gomc_files.str.21 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@__gomc_files.str.22 = private unnamed_addr constant [40 x i8] c"a pipe or an eventfd in place of a file\00", align 1
@__gomc_files.str.23 = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1

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
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i109

while.cond.i109:                                  ; preds = %if.end43.i, %while.body.i120
  %i.i104.0 = phi i32 [ %inc.i119, %while.body.i120 ], [ 0, %if.end43.i ]
  %idxprom.i105 = sext i32 %i.i104.0 to i64
  %arrayidx.i106 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i105
  %5 = load i8, ptr %arrayidx.i106, align 1
  %conv.i107 = sext i8 %5 to i32
  %tobool.i108 = icmp ne i32 %conv.i107, 0
  br i1 %tobool.i108, label %land.rhs.i117, label %has_prefix.exit126

land.rhs.i117:                                    ; preds = %while.cond.i109
  %arrayidx2.i111 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i105
  %6 = load i8, ptr %arrayidx2.i111, align 1
  %conv3.i112 = sext i8 %6 to i32
  %cmp.i116 = icmp eq i32 %conv3.i112, %conv.i107
  br i1 %cmp.i116, label %while.body.i120, label %has_prefix.exit126

while.body.i120:                                  ; preds = %land.rhs.i117
  %inc.i119 = add nsw i32 %i.i104.0, 1
  br label %while.cond.i109

has_prefix.exit126:                               ; preds = %while.cond.i109, %land.rhs.i117
  %7 = load i8, ptr %arrayidx.i106, align 1
  %tobool10.i123 = icmp ne i8 %7, 0
  %lnot.i124 = xor i1 %tobool10.i123, true
  br i1 %lnot.i124, label %if.then70.i, label %while.cond.i84

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

while.cond.i84:                                   ; preds = %has_prefix.exit126, %while.body.i95
  %i.i79.0 = phi i32 [ %inc.i94, %while.body.i95 ], [ 0, %has_prefix.exit126 ]
  %idxprom.i80 = sext i32 %i.i79.0 to i64
  %arrayidx.i81 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i80
  %8 = load i8, ptr %arrayidx.i81, align 1
  %conv.i82 = sext i8 %8 to i32
  %tobool.i83 = icmp ne i32 %conv.i82, 0
  br i1 %tobool.i83, label %land.rhs.i92, label %has_prefix.exit101

land.rhs.i92:                                     ; preds = %while.cond.i84
  %arrayidx2.i86 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i80
  %9 = load i8, ptr %arrayidx2.i86, align 1
  %conv3.i87 = sext i8 %9 to i32
  %cmp.i91 = icmp eq i32 %conv3.i87, %conv.i82
  br i1 %cmp.i91, label %while.body.i95, label %has_prefix.exit101

while.body.i95:                                   ; preds = %land.rhs.i92
  %inc.i94 = add nsw i32 %i.i79.0, 1
  br label %while.cond.i84

has_prefix.exit101:                               ; preds = %while.cond.i84, %land.rhs.i92
  %10 = load i8, ptr %arrayidx.i81, align 1
  %tobool10.i98 = icmp ne i8 %10, 0
  %lnot.i99 = xor i1 %tobool10.i98, true
  br i1 %lnot.i99, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit101, %while.body.i
  %i.i66.0 = phi i32 [ %inc.i75, %while.body.i ], [ 0, %has_prefix.exit101 ]
  %idxprom.i67 = sext i32 %i.i66.0 to i64
  %arrayidx.i68 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i67
  %11 = load i8, ptr %arrayidx.i68, align 1
  %conv.i69 = sext i8 %11 to i32
  %tobool.i70 = icmp ne i32 %conv.i69, 0
  br i1 %tobool.i70, label %land.rhs.i73, label %has_prefix.exit

land.rhs.i73:                                     ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i67
  %12 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i71 = sext i8 %12 to i32
  %cmp.i72 = icmp eq i32 %conv3.i71, %conv.i69
  br i1 %cmp.i72, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i73
  %inc.i75 = add nsw i32 %i.i66.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i73
  %13 = load i8, ptr %arrayidx.i68, align 1
  %tobool10.i = icmp ne i8 %13, 0
  %lnot.i76 = xor i1 %tobool10.i, true
  br i1 %lnot.i76, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit101, %has_prefix.exit126
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond.i131

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %14 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %14 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond.i131:                                    ; preds = %for.cond73.i, %for.end.i140
  %w.i.0 = phi i32 [ %inc8.i, %for.end.i140 ], [ 0, %for.cond73.i ]
  %cmp.i130 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i130, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i131, %for.body3.i
  %i.i129.0 = phi i32 [ %inc.i138, %for.body3.i ], [ 0, %for.cond.i131 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i131 ]
  %cmp2.i = icmp ult i32 %i.i129.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i140

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i133 = mul i32 8, %w.i.0
  %add.i134 = add i32 %mul.i133, %i.i129.0
  %idxprom.i135 = zext i32 %add.i134 to i64
  %arrayidx.i136 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i135
  %15 = load i8, ptr %arrayidx.i136, align 1
  %conv.i137 = zext i8 %15 to i64
  %mul4.i = mul i32 8, %i.i129.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i137, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i138 = add i32 %i.i129.0, 1
  br label %for.cond1.i

for.end.i140:                                     ; preds = %for.cond1.i
  %idxprom5.i = zext i32 %w.i.0 to i64
  %arrayidx6.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom5.i
  store i64 %packed.i.0, ptr %arrayidx6.i, align 8
  %inc8.i = add i32 %w.i.0, 1
  br label %for.cond.i131

pack.exit:                                        ; preds = %for.cond.i131
  %last84.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last84.i, align 8
  %16 = load i8, ptr %text.i, align 16
  %conv86.i = sext i8 %16 to i32
  %cmp87.i = icmp eq i32 %conv86.i, 47
  %conv88.i = zext i1 %cmp87.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv88.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %pack.exit
  %call.i143 = call i32 @__gomc_self()
  %conv.i144 = zext i32 %call.i143 to i64
  %add.i145 = add i64 %conv.i144, 1
  %call1.i141 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i145, i64 noundef 0, i32 noundef 1)
  %and.i146 = and i64 %call1.i141, 4294967295
  %conv.i147 = trunc i64 %and.i146 to i32
  %cmp.i142 = icmp ne i32 %conv.i147, 0
  br i1 %cmp.i142, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i20

for.cond.i20:                                     ; preds = %if.end11.i, %hold_lock.exit
  %i.i18.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i31, %if.end11.i ]
  %cmp.i19 = icmp ult i32 %i.i18.0, %17
  br i1 %cmp.i19, label %for.body.i25, label %for.end.i

for.body.i25:                                     ; preds = %for.cond.i20
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom.i21 = zext i32 %i.i18.0 to i64
  %arrayidx.i22 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i21
  br label %for.cond.i151

for.cond.i151:                                    ; preds = %if.end9.i159, %for.body.i25
  %w.i149.0 = phi i32 [ 0, %for.body.i25 ], [ %inc.i160, %if.end9.i159 ]
  %cmp.i150 = icmp ult i32 %w.i149.0, 8
  br i1 %cmp.i150, label %for.body.i155, label %is_same.exit

for.body.i155:                                    ; preds = %for.cond.i151
  %idxprom.i152 = zext i32 %w.i149.0 to i64
  %arrayidx.i153 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i152
  %18 = load i64, ptr %arrayidx.i153, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i22, i64 0, i64 %idxprom.i152
  %19 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i154 = icmp ne i64 %18, %19
  br i1 %cmp4.i154, label %is_same.exit, label %if.end.i158

if.end.i158:                                      ; preds = %for.body.i155
  %shr.i = lshr i64 %18, 56
  %tobool.i157 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i157, label %if.end9.i159, label %is_same.exit

if.end9.i159:                                     ; preds = %if.end.i158
  %inc.i160 = add i32 %w.i149.0, 1
  br label %for.cond.i151

is_same.exit:                                     ; preds = %for.cond.i151, %if.end.i158, %for.body.i155
  %retval.i148.0 = phi i32 [ 0, %for.body.i155 ], [ 1, %if.end.i158 ], [ 1, %for.cond.i151 ]
  %tobool.i24 = icmp ne i32 %retval.i148.0, 0
  br i1 %tobool.i24, label %entry_of.exit, label %if.end.i28

if.end.i28:                                       ; preds = %is_same.exit
  %last.i27 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 1
  %20 = load i32, ptr %last.i27, align 8
  %21 = load i32, ptr %last84.i, align 8
  %cmp6.i = icmp eq i32 %20, %21
  br i1 %cmp6.i, label %land.lhs.true.i30, label %if.end11.i

land.lhs.true.i30:                                ; preds = %if.end.i28
  %absolute.i29 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 2
  %22 = load i32, ptr %absolute.i29, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %22, %23
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i30
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i30, %if.end.i28
  %inc.i31 = add i32 %i.i18.0, 1
  br label %for.cond.i20

for.end.i:                                        ; preds = %for.cond.i20
  %cmp12.i = icmp eq i32 %17, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i33 = add i32 %17, 1
  store i32 %add.i33, ptr %names.i, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom17.i = zext i32 %17 to i64
  %arrayidx18.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i64 0, i64 %idxprom17.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18.i, ptr align 8 %name, i64 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %is_same.exit, %if.end14.i
  %new.0 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx18.i, %if.end14.i ], [ %arrayidx.i22, %is_same.exit ]
  %cmp.i37 = icmp ne i32 %and3, 0
  %and1.i = and i32 %flags, 64
  %tobool.i39 = icmp eq i32 %and1.i, 0
  %and2.i = and i32 %flags, 128
  %tobool3.i = icmp ne i32 %and2.i, 0
  %or.cond117 = or i1 %tobool.i39, %tobool3.i
  %brmerge119 = or i1 %or.cond117, %cmp.i37
  %.mux = select i1 %or.cond117, i1 false, i1 true
  br i1 %brmerge119, label %land.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry_of.exit
  %call.i41 = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call.i41, 0
  %lnot.i = xor i1 %tobool5.i, true
  br label %land.end.i

land.end.i:                                       ; preds = %entry_of.exit, %lor.rhs.i
  %24 = phi i1 [ %.mux, %entry_of.exit ], [ %lnot.i, %lor.rhs.i ]
  %tobool6.i = icmp ne i32 %new.0, 0
  %tobool6.i.not = xor i1 %tobool6.i, true
  %brmerge = select i1 %tobool6.i.not, i1 true, i1 %24
  br i1 %brmerge, label %if.end.i43, label %if.then.i42

if.then.i42:                                      ; preds = %land.end.i
  %call.i62 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i63 = icmp ne i64 %call.i62, 0
  br i1 %tobool.i63, label %if.then.i64, label %if.end.i43

if.then.i64:                                      ; preds = %if.then.i42
  %files.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i167 = icmp eq i32 %25, 16
  br i1 %cmp.i167, label %if.then.i168, label %if.end.i174

if.then.i168:                                     ; preds = %if.then.i64
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i174:                                      ; preds = %if.then.i64
  %add.i169 = add i32 %25, 1
  store i32 %add.i169, ptr %files.i, align 4
  %file.i170 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i169, ptr %file.i170, align 8
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %idxprom.i171 = zext i32 %25 to i64
  %arrayidx.i172 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i64 0, i64 %idxprom.i171
  store i32 1, ptr %arrayidx.i172, align 4
  br label %if.end.i43

if.end.i43:                                       ; preds = %if.then.i42, %if.end.i174, %land.end.i
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %26 = load i32, ptr %file.i, align 8
  %tobool9.i = icmp ne i32 %26, 0
  br i1 %tobool9.i, label %if.end19.i, label %if.then10.i44

if.then10.i44:                                    ; preds = %if.end.i43
  %tobool12.i = icmp ne i32 %and1.i, 0
  br i1 %tobool12.i, label %if.end14.i47, label %resolve.exit

if.end14.i47:                                     ; preds = %if.then10.i44
  %and15.i = and i32 %mode, 384
  %cmp16.i46 = icmp ne i32 %and15.i, 384
  %conv17.i = zext i1 %cmp16.i46 to i32
  %files.i180 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %27 = load i32, ptr %files.i180, align 4
  %cmp.i181 = icmp eq i32 %27, 16
  br i1 %cmp.i181, label %if.then.i182, label %if.end.i191

if.then.i182:                                     ; preds = %if.end14.i47
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i191:                                      ; preds = %if.end14.i47
  %add.i183 = add i32 %27, 1
  store i32 %add.i183, ptr %files.i180, align 4
  store i32 %add.i183, ptr %file.i, align 8
  %file3.i187 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %idxprom.i188 = zext i32 %27 to i64
  %arrayidx.i189 = getelementptr inbounds [16 x %struct.file], ptr %file3.i187, i64 0, i64 %idxprom.i188
  %forbidden.i = getelementptr inbounds %struct.file, ptr %arrayidx.i189, i32 0, i32 1
  store i32 %conv17.i, ptr %forbidden.i, align 4
  br label %resolve.exit

if.end19.i:                                       ; preds = %if.end.i43
  %tobool21.i = icmp ne i32 %and1.i, 0
  %or.cond118 = and i1 %tobool21.i, %tobool3.i
  br i1 %or.cond118, label %resolve.exit, label %if.end26.i

if.end26.i:                                       ; preds = %if.end19.i
  %file27.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %sub.i48 = sub i32 %26, 1
  %idxprom.i49 = zext i32 %sub.i48 to i64
  %arrayidx.i50 = getelementptr inbounds [16 x %struct.file], ptr %file27.i, i64 0, i64 %idxprom.i49
  %forbidden29.i = getelementptr inbounds %struct.file, ptr %arrayidx.i50, i32 0, i32 1
  %28 = load i32, ptr %forbidden29.i, align 4
  %tobool30.i = icmp ne i32 %28, 0
  br i1 %tobool30.i, label %if.then31.i, label %if.end32.i

if.then31.i:                                      ; preds = %if.end26.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end32.i:                                       ; preds = %if.end26.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i50, i32 0, i32 4
  %29 = load i32, ptr %held_back.i, align 4
  %tobool.i55 = icmp ne i32 %29, 0
  br i1 %tobool.i55, label %if.then.i58, label %nothing_held_back.exit

if.then.i58:                                      ; preds = %if.end32.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end32.i
  br i1 %cmp.i37, label %if.then34.i53, label %resolve.exit

if.then34.i53:                                    ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i50, align 4
  %size.i51 = getelementptr inbounds %struct.file, ptr %arrayidx.i50, i32 0, i32 2
  store i32 0, ptr %size.i51, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i50, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc.i52 = add i32 %30, 1
  store i32 %inc.i52, ptr %changes.i, align 4
  br label %resolve.exit

resolve.exit:                                     ; preds = %nothing_held_back.exit, %if.then34.i53, %if.end19.i, %if.then10.i44, %if.end.i191
  %retval.i34.0 = phi i32 [ 0, %if.end.i191 ], [ -2, %if.then10.i44 ], [ -17, %if.end19.i ], [ 0, %if.then34.i53 ], [ 0, %nothing_held_back.exit ]
  %cmp12 = icmp eq i32 %retval.i34.0, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %resolve.exit
  %31 = load i32, ptr %file.i, align 8
  %call14 = call i32 @__files_descriptor(ptr noundef %call.i16, i32 noundef %31, i32 noundef %flags, ptr noundef null)
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %resolve.exit
  %result.0 = phi i32 [ %call14, %if.then13 ], [ %retval.i34.0, %resolve.exit ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i16 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i17 = and i64 %call.i16, -9223372036854775808
  %tobool.i18 = icmp ne i64 %and.i17, 0
  br i1 %tobool.i18, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i16, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i25 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i26 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i25)
  %call.i21 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i23 = shl i64 %call.i16, 1
  %2 = inttoptr i64 %shl.i23 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i20, label %if.end.i

if.then.i20:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i23, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
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
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %4, align 8
  %5 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %6 = add i32 %gp_offset.i, 8
  store i32 %6, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %cond.true.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %5, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %7 = load i32, ptr %vaarg.addr.i, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %cancellation_point.exit, %vaarg.end.i
  %cond.i = phi i32 [ %7, %vaarg.end.i ], [ 0, %cancellation_point.exit ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i8, label %failing.exit

cond.true.i8:                                     ; preds = %open_with.exit
  %sub.i = sub nsw i32 0, %call.i
  %call.i28 = call i32 @__gomc_reads_errno()
  %tobool.i29 = icmp ne i32 %call.i28, 0
  br i1 %tobool.i29, label %if.end.i33, label %failing.exit

if.end.i33:                                       ; preds = %cond.true.i8
  %call1.i31 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i31, align 4
  %cmp.i32 = icmp ne i32 %8, %sub.i
  br i1 %cmp.i32, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i33
  store i32 %sub.i, ptr %call1.i31, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %open_with.exit, %if.end.i33, %if.then2.i, %cond.true.i8
  %cond.i10 = phi i32 [ -1, %cond.true.i8 ], [ -1, %if.then2.i ], [ -1, %if.end.i33 ], [ %call.i, %open_with.exit ]
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
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i16 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i17 = and i64 %call.i16, -9223372036854775808
  %tobool.i18 = icmp ne i64 %and.i17, 0
  br i1 %tobool.i18, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i16, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i25 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i26 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i25)
  %call.i21 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i23 = shl i64 %call.i16, 1
  %2 = inttoptr i64 %shl.i23 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i20, label %if.end.i

if.then.i20:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i23, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
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
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %4, align 8
  %5 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %6 = add i32 %gp_offset.i, 8
  store i32 %6, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %cond.true.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %5, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %7 = load i32, ptr %vaarg.addr.i, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %cancellation_point.exit, %vaarg.end.i
  %cond.i = phi i32 [ %7, %vaarg.end.i ], [ 0, %cancellation_point.exit ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i8, label %failing.exit

cond.true.i8:                                     ; preds = %open_with.exit
  %sub.i = sub nsw i32 0, %call.i
  %call.i28 = call i32 @__gomc_reads_errno()
  %tobool.i29 = icmp ne i32 %call.i28, 0
  br i1 %tobool.i29, label %if.end.i33, label %failing.exit

if.end.i33:                                       ; preds = %cond.true.i8
  %call1.i31 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i31, align 4
  %cmp.i32 = icmp ne i32 %8, %sub.i
  br i1 %cmp.i32, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i33
  store i32 %sub.i, ptr %call1.i31, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %open_with.exit, %if.end.i33, %if.then2.i, %cond.true.i8
  %cond.i10 = phi i32 [ -1, %cond.true.i8 ], [ -1, %if.then2.i ], [ -1, %if.end.i33 ], [ %call.i, %open_with.exit ]
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
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i8 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i9 = and i64 %call.i8, -9223372036854775808
  %tobool.i10 = icmp ne i64 %and.i9, 0
  br i1 %tobool.i10, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i8, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i17 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i18 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i17)
  %call.i13 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i15 = shl i64 %call.i8, 1
  %2 = inttoptr i64 %shl.i15 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i12, label %if.end.i

if.then.i12:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i15, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %call = call i32 @__files_open(ptr noundef %path, i32 noundef 577, i32 noundef %mode)
  %cmp.i = icmp slt i32 %call, 0
  br i1 %cmp.i, label %cond.true.i, label %failing.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %sub.i = sub nsw i32 0, %call
  %call.i20 = call i32 @__gomc_reads_errno()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %if.end.i25, label %failing.exit

if.end.i25:                                       ; preds = %cond.true.i
  %call1.i23 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i23, align 4
  %cmp.i24 = icmp ne i32 %4, %sub.i
  br i1 %cmp.i24, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i25
  store i32 %sub.i, ptr %call1.i23, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %cancellation_point.exit, %if.end.i25, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i25 ], [ %call, %cancellation_point.exit ]
  ret i32 %cond.i
}

define i32 @creat64(ptr noundef %path, i32 noundef %mode) {
entry:
  %call = call i32 @creat(ptr noundef %path, i32 noundef %mode)
  ret i32 %call
}

define i32 @mkstemp(ptr noundef %path) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef 0, i32 noundef 0)
  ret i32 %call
}

define internal i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef %behind, i32 noundef %flags) {
entry:
  %text.i = alloca [64 x i8], align 16
  %name = alloca %struct.name, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, ptr %path, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %cmp = icmp slt i32 %behind, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.end
  %conv = sext i32 %behind to i64
  %add = add i64 6, %conv
  %cmp1 = icmp ult i64 %n.0, %add
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %while.end
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i169 = icmp ne i32 %call.i, 0
  br i1 %tobool.i169, label %if.end.i173, label %return

if.end.i173:                                      ; preds = %if.then
  %call1.i171 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i171, align 4
  %cmp.i172 = icmp ne i32 %1, 22
  br i1 %cmp.i172, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i173
  store i32 22, ptr %call1.i171, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %idx.neg = sub i64 0, %conv
  %add.ptr4 = getelementptr inbounds i8, ptr %arrayidx, i64 %idx.neg
  %add.ptr5 = getelementptr inbounds i8, ptr %add.ptr4, i64 -6
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc15, %for.inc ]
  %cmp6 = icmp slt i32 %i.0, 6
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx8 = getelementptr inbounds i8, ptr %add.ptr5, i64 %idxprom
  %2 = load i8, ptr %arrayidx8, align 1
  %conv9 = sext i8 %2 to i32
  %cmp10 = icmp ne i32 %conv9, 88
  br i1 %cmp10, label %if.then12, label %for.inc

if.then12:                                        ; preds = %for.body
  %call.i176 = call i32 @__gomc_reads_errno()
  %tobool.i177 = icmp ne i32 %call.i176, 0
  br i1 %tobool.i177, label %if.end.i181, label %return

if.end.i181:                                      ; preds = %if.then12
  %call1.i179 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i179, align 4
  %cmp.i180 = icmp ne i32 %3, 22
  br i1 %cmp.i180, label %if.then2.i182, label %return

if.then2.i182:                                    ; preds = %if.end.i181
  store i32 22, ptr %call1.i179, align 4
  br label %return

for.inc:                                          ; preds = %for.body
  %inc15 = add nsw i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %and = and i32 %flags, -1613057
  %tobool16 = icmp ne i32 %and, 0
  br i1 %tobool16, label %if.then17, label %if.end18

if.then17:                                        ; preds = %for.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

if.end18:                                         ; preds = %for.end
  %call.i41 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end18
  %call.i138 = call i32 @__gomc_self()
  %conv.i139 = zext i32 %call.i138 to i64
  %add.i140 = add i64 %conv.i139, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i41, i32 noundef 8, i64 noundef %add.i140, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i141 = trunc i64 %and.i to i32
  %cmp.i137 = icmp ne i32 %conv.i141, 0
  br i1 %cmp.i137, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names = getelementptr inbounds %struct.files, ptr %call.i41, i32 0, i32 1
  %4 = load i32, ptr %names, align 8
  br label %for.cond20

for.cond20:                                       ; preds = %for.inc35, %hold_lock.exit
  %new.0 = phi i32 [ 0, %hold_lock.exit ], [ %new.1, %for.inc35 ]
  %e.0 = phi ptr [ undef, %hold_lock.exit ], [ %retval.i.0, %for.inc35 ]
  %number.0 = phi i32 [ %4, %hold_lock.exit ], [ %inc36, %for.inc35 ]
  %tobool21 = icmp ne i32 %new.0, 0
  %lnot = xor i1 %tobool21, true
  br i1 %lnot, label %for.cond24, label %for.end37

for.cond24:                                       ; preds = %for.cond20, %for.body27
  %left.0 = phi i32 [ %div, %for.body27 ], [ %number.0, %for.cond20 ]
  %i23.0 = phi i32 [ %dec, %for.body27 ], [ 5, %for.cond20 ]
  %cmp25 = icmp sge i32 %i23.0, 0
  br i1 %cmp25, label %for.body27, label %for.end33

for.body27:                                       ; preds = %for.cond24
  %rem = urem i32 %left.0, 10
  %add28 = add i32 71, %rem
  %conv29 = trunc i32 %add28 to i8
  %idxprom30 = sext i32 %i23.0 to i64
  %arrayidx31 = getelementptr inbounds i8, ptr %add.ptr5, i64 %idxprom30
  store i8 %conv29, ptr %arrayidx31, align 1
  %dec = add nsw i32 %i23.0, -1
  %div = udiv i32 %left.0, 10
  br label %for.cond24

for.end33:                                        ; preds = %for.cond24
  call void @llvm.memset.p0.i64(ptr align 16 %text.i, i8 0, i64 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %for.end33
  %n.i.0 = phi i32 [ 0, %for.end33 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %for.end33 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %for.end33 ], [ %inc60.i, %for.inc.i ]
  %idxprom.i = zext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i64 %idxprom.i
  %5 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %5 to i32
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
  store i8 %5, ptr %arrayidx8.i, align 1
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
  %6 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %6 to i32
  %cmp16.i = icmp eq i32 %conv15.i, 46
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end25.i

land.lhs.true18.i:                                ; preds = %land.lhs.true12.i
  %add.i = add i32 %begin.i.0, 1
  %idxprom19.i = zext i32 %add.i to i64
  %arrayidx20.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom19.i
  %7 = load i8, ptr %arrayidx20.i, align 1
  %conv21.i = sext i8 %7 to i32
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
  %8 = load i8, ptr %arrayidx30.i, align 1
  %conv31.i = sext i8 %8 to i32
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
  %tobool38.i = icmp eq i8 %5, 0
  %cmp40.i = icmp eq i32 %size.i.0, 0
  %or.cond108 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond108, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %5, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i105

while.cond.i105:                                  ; preds = %if.end43.i, %while.body.i116
  %i.i100.0 = phi i32 [ %inc.i115, %while.body.i116 ], [ 0, %if.end43.i ]
  %idxprom.i101 = sext i32 %i.i100.0 to i64
  %arrayidx.i102 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i101
  %9 = load i8, ptr %arrayidx.i102, align 1
  %conv.i103 = sext i8 %9 to i32
  %tobool.i104 = icmp ne i32 %conv.i103, 0
  br i1 %tobool.i104, label %land.rhs.i113, label %has_prefix.exit122

land.rhs.i113:                                    ; preds = %while.cond.i105
  %arrayidx2.i107 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i101
  %10 = load i8, ptr %arrayidx2.i107, align 1
  %conv3.i108 = sext i8 %10 to i32
  %cmp.i112 = icmp eq i32 %conv3.i108, %conv.i103
  br i1 %cmp.i112, label %while.body.i116, label %has_prefix.exit122

while.body.i116:                                  ; preds = %land.rhs.i113
  %inc.i115 = add nsw i32 %i.i100.0, 1
  br label %while.cond.i105

has_prefix.exit122:                               ; preds = %while.cond.i105, %land.rhs.i113
  %11 = load i8, ptr %arrayidx.i102, align 1
  %tobool10.i119 = icmp ne i8 %11, 0
  %lnot.i120 = xor i1 %tobool10.i119, true
  br i1 %lnot.i120, label %if.then70.i, label %while.cond.i80

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond109 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond109, label %if.then50.i, label %for.inc.i

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

while.cond.i80:                                   ; preds = %has_prefix.exit122, %while.body.i91
  %i.i75.0 = phi i32 [ %inc.i90, %while.body.i91 ], [ 0, %has_prefix.exit122 ]
  %idxprom.i76 = sext i32 %i.i75.0 to i64
  %arrayidx.i77 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i76
  %12 = load i8, ptr %arrayidx.i77, align 1
  %conv.i78 = sext i8 %12 to i32
  %tobool.i79 = icmp ne i32 %conv.i78, 0
  br i1 %tobool.i79, label %land.rhs.i88, label %has_prefix.exit97

land.rhs.i88:                                     ; preds = %while.cond.i80
  %arrayidx2.i82 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i76
  %13 = load i8, ptr %arrayidx2.i82, align 1
  %conv3.i83 = sext i8 %13 to i32
  %cmp.i87 = icmp eq i32 %conv3.i83, %conv.i78
  br i1 %cmp.i87, label %while.body.i91, label %has_prefix.exit97

while.body.i91:                                   ; preds = %land.rhs.i88
  %inc.i90 = add nsw i32 %i.i75.0, 1
  br label %while.cond.i80

has_prefix.exit97:                                ; preds = %while.cond.i80, %land.rhs.i88
  %14 = load i8, ptr %arrayidx.i77, align 1
  %tobool10.i94 = icmp ne i8 %14, 0
  %lnot.i95 = xor i1 %tobool10.i94, true
  br i1 %lnot.i95, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit97, %while.body.i
  %i.i65.0 = phi i32 [ %inc.i72, %while.body.i ], [ 0, %has_prefix.exit97 ]
  %idxprom.i66 = sext i32 %i.i65.0 to i64
  %arrayidx.i67 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i66
  %15 = load i8, ptr %arrayidx.i67, align 1
  %conv.i68 = sext i8 %15 to i32
  %tobool.i69 = icmp ne i32 %conv.i68, 0
  br i1 %tobool.i69, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i66
  %16 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i70 = sext i8 %16 to i32
  %cmp.i71 = icmp eq i32 %conv3.i70, %conv.i68
  br i1 %cmp.i71, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i72 = add nsw i32 %i.i65.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %17 = load i8, ptr %arrayidx.i67, align 1
  %tobool10.i = icmp ne i8 %17, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit97, %has_prefix.exit122
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond.i127

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %18 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %18 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond.i127:                                    ; preds = %for.cond73.i, %for.end.i136
  %w.i.0 = phi i32 [ %inc8.i, %for.end.i136 ], [ 0, %for.cond73.i ]
  %cmp.i126 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i126, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i127, %for.body3.i
  %i.i125.0 = phi i32 [ %inc.i134, %for.body3.i ], [ 0, %for.cond.i127 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i127 ]
  %cmp2.i = icmp ult i32 %i.i125.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i136

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i129 = mul i32 8, %w.i.0
  %add.i130 = add i32 %mul.i129, %i.i125.0
  %idxprom.i131 = zext i32 %add.i130 to i64
  %arrayidx.i132 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i131
  %19 = load i8, ptr %arrayidx.i132, align 1
  %conv.i133 = zext i8 %19 to i64
  %mul4.i = mul i32 8, %i.i125.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i133, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i134 = add i32 %i.i125.0, 1
  br label %for.cond1.i

for.end.i136:                                     ; preds = %for.cond1.i
  %idxprom5.i = zext i32 %w.i.0 to i64
  %arrayidx6.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom5.i
  store i64 %packed.i.0, ptr %arrayidx6.i, align 8
  %inc8.i = add i32 %w.i.0, 1
  br label %for.cond.i127

pack.exit:                                        ; preds = %for.cond.i127
  %last84.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last84.i, align 8
  %20 = load i8, ptr %text.i, align 16
  %conv86.i = sext i8 %20 to i32
  %cmp87.i = icmp eq i32 %conv86.i, 47
  %conv88.i = zext i1 %cmp87.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv88.i, ptr %absolute.i, align 4
  %21 = load i32, ptr %names, align 8
  br label %for.cond.i45

for.cond.i45:                                     ; preds = %if.end11.i, %pack.exit
  %i.i43.0 = phi i32 [ 0, %pack.exit ], [ %inc.i56, %if.end11.i ]
  %cmp.i44 = icmp ult i32 %i.i43.0, %21
  br i1 %cmp.i44, label %for.body.i50, label %for.end.i

for.body.i50:                                     ; preds = %for.cond.i45
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i41, i32 0, i32 4
  %idxprom.i46 = zext i32 %i.i43.0 to i64
  %arrayidx.i47 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i46
  br label %for.cond.i145

for.cond.i145:                                    ; preds = %if.end9.i153, %for.body.i50
  %w.i143.0 = phi i32 [ 0, %for.body.i50 ], [ %inc.i154, %if.end9.i153 ]
  %cmp.i144 = icmp ult i32 %w.i143.0, 8
  br i1 %cmp.i144, label %for.body.i149, label %is_same.exit

for.body.i149:                                    ; preds = %for.cond.i145
  %idxprom.i146 = zext i32 %w.i143.0 to i64
  %arrayidx.i147 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i146
  %22 = load i64, ptr %arrayidx.i147, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i47, i64 0, i64 %idxprom.i146
  %23 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i148 = icmp ne i64 %22, %23
  br i1 %cmp4.i148, label %is_same.exit, label %if.end.i152

if.end.i152:                                      ; preds = %for.body.i149
  %shr.i = lshr i64 %22, 56
  %tobool.i151 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i151, label %if.end9.i153, label %is_same.exit

if.end9.i153:                                     ; preds = %if.end.i152
  %inc.i154 = add i32 %w.i143.0, 1
  br label %for.cond.i145

is_same.exit:                                     ; preds = %for.cond.i145, %if.end.i152, %for.body.i149
  %retval.i142.0 = phi i32 [ 0, %for.body.i149 ], [ 1, %if.end.i152 ], [ 1, %for.cond.i145 ]
  %tobool.i49 = icmp ne i32 %retval.i142.0, 0
  br i1 %tobool.i49, label %for.inc35, label %if.end.i53

if.end.i53:                                       ; preds = %is_same.exit
  %last.i52 = getelementptr inbounds %struct.name, ptr %arrayidx.i47, i32 0, i32 1
  %24 = load i32, ptr %last.i52, align 8
  %25 = load i32, ptr %last84.i, align 8
  %cmp6.i = icmp eq i32 %24, %25
  br i1 %cmp6.i, label %land.lhs.true.i55, label %if.end11.i

land.lhs.true.i55:                                ; preds = %if.end.i53
  %absolute.i54 = getelementptr inbounds %struct.name, ptr %arrayidx.i47, i32 0, i32 2
  %26 = load i32, ptr %absolute.i54, align 4
  %27 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %26, %27
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i55
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i55, %if.end.i53
  %inc.i56 = add i32 %i.i43.0, 1
  br label %for.cond.i45

for.end.i:                                        ; preds = %for.cond.i45
  %cmp12.i = icmp eq i32 %21, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i58 = add i32 %21, 1
  store i32 %add.i58, ptr %names, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i41, i32 0, i32 4
  %idxprom17.i = zext i32 %21 to i64
  %arrayidx18.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i64 0, i64 %idxprom17.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18.i, ptr align 8 %name, i64 72, i1 false)
  br label %for.inc35

for.inc35:                                        ; preds = %if.end14.i, %is_same.exit
  %new.1 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx18.i, %if.end14.i ], [ %arrayidx.i47, %is_same.exit ]
  %inc36 = add i32 %number.0, 1
  br label %for.cond20

for.end37:                                        ; preds = %for.cond20
  %files.i = getelementptr inbounds %struct.files, ptr %call.i41, i32 0, i32 2
  %28 = load i32, ptr %files.i, align 4
  %cmp.i159 = icmp eq i32 %28, 16
  br i1 %cmp.i159, label %if.then.i160, label %if.end.i165

if.then.i160:                                     ; preds = %for.end37
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i165:                                      ; preds = %for.end37
  %add.i161 = add i32 %28, 1
  store i32 %add.i161, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %e.0, i32 0, i32 1
  store i32 %add.i161, ptr %file.i, align 8
  %or = or i32 %flags, 2
  %call39 = call i32 @__files_descriptor(ptr noundef %call.i41, i32 noundef %add.i161, i32 noundef %or, ptr noundef null)
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i167 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i41, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp.i60 = icmp slt i32 %call39, 0
  br i1 %cmp.i60, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end.i165
  %sub.i61 = sub nsw i32 0, %call39
  %call.i186 = call i32 @__gomc_reads_errno()
  %tobool.i187 = icmp ne i32 %call.i186, 0
  br i1 %tobool.i187, label %if.end.i191, label %return

if.end.i191:                                      ; preds = %cond.true.i
  %call1.i189 = call ptr @__errno_location()
  %29 = load i32, ptr %call1.i189, align 4
  %cmp.i190 = icmp ne i32 %29, %sub.i61
  br i1 %cmp.i190, label %if.then2.i192, label %return

if.then2.i192:                                    ; preds = %if.end.i191
  store i32 %sub.i61, ptr %call1.i189, align 4
  br label %return

return:                                           ; preds = %cond.true.i, %if.then2.i192, %if.end.i191, %if.end.i165, %if.end.i181, %if.then2.i182, %if.then12, %if.end.i173, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i173 ], [ -1, %if.then12 ], [ -1, %if.then2.i182 ], [ -1, %if.end.i181 ], [ -1, %cond.true.i ], [ -1, %if.then2.i192 ], [ -1, %if.end.i191 ], [ %call39, %if.end.i165 ]
  ret i32 %retval.0
}

define i32 @mkstemp64(ptr noundef %path) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef 0, i32 noundef 0)
  ret i32 %call
}

define i32 @mkostemp(ptr noundef %path, i32 noundef %flags) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef 0, i32 noundef %flags)
  ret i32 %call
}

define i32 @mkostemp64(ptr noundef %path, i32 noundef %flags) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef 0, i32 noundef %flags)
  ret i32 %call
}

define i32 @mkstemps(ptr noundef %path, i32 noundef %behind) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef %behind, i32 noundef 0)
  ret i32 %call
}

define i32 @mkstemps64(ptr noundef %path, i32 noundef %behind) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef %behind, i32 noundef 0)
  ret i32 %call
}

define i32 @close(i32 noundef %number) {
entry:
  %cmp.i57 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i57, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i15, label %not_standard.exit

if.then.i15:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i36 = call i32 @__gomc_cancels()
  %tobool.i37 = icmp ne i32 %call.i36, 0
  br i1 %tobool.i37, label %land.rhs.i40, label %cancellation_point.exit

land.rhs.i40:                                     ; preds = %not_standard.exit
  %call1.i38 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i39 = icmp eq i64 %call1.i38, 0
  br i1 %cmp.i39, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i40
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i42 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i43 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i44 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i45 = and i64 %call.i44, -9223372036854775808
  %tobool.i46 = icmp ne i64 %and.i45, 0
  br i1 %tobool.i46, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i44, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i54 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i55 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i54)
  %call.i49 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i51 = shl i64 %call.i44, 1
  %2 = inttoptr i64 %shl.i51 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i48, label %if.end.i

if.then.i48:                                      ; preds = %while.end.i
  %add.i52 = add i64 %shl.i51, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i52, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %not_standard.exit, %land.lhs.true.i, %land.rhs.i40
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cancellation_point.exit
  %call.i31 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i31 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i29 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i32 = and i64 %call1.i29, 4294967295
  %conv.i33 = trunc i64 %and.i32 to i32
  %cmp.i30 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i30, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i65 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i65
  br i1 %or.cond, label %find.exit, label %if.end.i71

if.end.i71:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i67 = sub nsw i32 %number, 3
  %idxprom.i68 = sext i32 %sub.i67 to i64
  %arrayidx.i69 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i68
  %4 = load atomic i32, ptr %arrayidx.i69 monotonic, align 8
  %tobool.i70 = icmp ne i32 %4, 0
  %arrayidx.i69. = select i1 %tobool.i70, ptr %arrayidx.i69, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i71
  %retval.i.0 = phi ptr [ %arrayidx.i69., %if.end.i71 ], [ null, %hold_lock.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i64
  %cond29 = icmp eq i64 %magicptr, 0
  br i1 %cond29, label %if.end9, label %land.lhs.true.i20

land.lhs.true.i20:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %5, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.lhs.true

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i20
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %5, 1
  %idxprom.i21 = zext i32 %sub.i to i64
  %arrayidx.i22 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i21
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i22, i32 0, i32 4
  %6 = load i32, ptr %last.i, align 4
  %cmp.i = icmp ne i32 %6, 0
  br i1 %cmp.i, label %if.then.i23, label %land.lhs.true

if.then.i23:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.lhs.true:                                    ; preds = %land.lhs.true.i20, %land.lhs.true2.i
  %7 = load i32, ptr %stream.i, align 4
  %tobool2 = icmp ne i32 %7, 0
  br i1 %tobool2, label %if.then, label %land.rhs.i

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true
  %8 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i26 = icmp eq i32 %8, -1
  br i1 %cmp.i26, label %if.then5, label %if.then8

if.then5:                                         ; preds = %land.rhs.i
  call void @__channel_close(ptr noundef %retval.i.0)
  br label %if.then8

if.then8:                                         ; preds = %land.rhs.i, %if.then5
  store atomic i32 0, ptr %retval.i.0 release, align 8
  br label %if.end9

if.end9:                                          ; preds = %find.exit, %if.then8
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i35 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %tobool10 = icmp ne ptr %retval.i.0, null
  br i1 %tobool10, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end9
  %call.i73 = call i32 @__gomc_reads_errno()
  %tobool.i74 = icmp ne i32 %call.i73, 0
  br i1 %tobool.i74, label %if.end.i78, label %cond.end

if.end.i78:                                       ; preds = %cond.false
  %call1.i76 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i76, align 4
  %cmp.i77 = icmp ne i32 %9, 9
  br i1 %cmp.i77, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i78
  store i32 9, ptr %call1.i76, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i78, %if.then2.i, %cond.false, %if.end9
  %cond = phi i32 [ 0, %if.end9 ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i78 ]
  ret i32 %cond
}

declare void @__channel_close(ptr noundef)

define i64 @read(i32 noundef %number, ptr noundef %to, i64 noundef %size) {
entry:
  %call.i90 = call i32 @__gomc_cancels()
  %tobool.i91 = icmp ne i32 %call.i90, 0
  br i1 %tobool.i91, label %land.rhs.i94, label %cancellation_point.exit

land.rhs.i94:                                     ; preds = %entry
  %call1.i92 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i93 = icmp eq i64 %call1.i92, 0
  br i1 %cmp.i93, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i94
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i97 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i98 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i102

while.cond.i102:                                  ; preds = %while.body.i104, %if.then.i
  %call.i99 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i100 = and i64 %call.i99, -9223372036854775808
  %tobool.i101 = icmp ne i64 %and.i100, 0
  br i1 %tobool.i101, label %while.body.i104, label %while.end.i

while.body.i104:                                  ; preds = %while.cond.i102
  %shl.i = shl i64 %call.i99, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i111 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i112 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i111)
  %call.i106 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i102

while.end.i:                                      ; preds = %while.cond.i102
  %shl.i108 = shl i64 %call.i99, 1
  %2 = inttoptr i64 %shl.i108 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i105, label %if.end.i

if.then.i105:                                     ; preds = %while.end.i
  %add.i109 = add i64 %shl.i108, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i109, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i94
  %cmp = icmp eq i32 %number, 0
  br i1 %cmp, label %while.cond.i, label %if.end

while.cond.i:                                     ; preds = %cancellation_point.exit, %while.body.i
  %n.i.0 = phi i64 [ %inc.i, %while.body.i ], [ 0, %cancellation_point.exit ]
  %cmp.i40 = icmp ult i64 %n.i.0, %size
  br i1 %cmp.i40, label %land.rhs.i43, label %return

land.rhs.i43:                                     ; preds = %while.cond.i
  %call.i41 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i42 = icmp ne i64 %call.i41, 0
  %lnot.i = xor i1 %tobool.i42, true
  br i1 %lnot.i, label %while.body.i, label %return

while.body.i:                                     ; preds = %land.rhs.i43
  %call1.i44 = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_files.str.20)
  %conv.i = trunc i64 %call1.i44 to i8
  %inc.i = add i64 %n.i.0, 1
  %arrayidx.i45 = getelementptr inbounds i8, ptr %to, i64 %n.i.0
  store i8 %conv.i, ptr %arrayidx.i45, align 1
  br label %while.cond.i

if.end:                                           ; preds = %cancellation_point.exit
  %cmp.i114 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i114, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i27, label %not_standard.exit

if.then.i27:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i83 = call i32 @__gomc_self()
  %conv.i84 = zext i32 %call.i83 to i64
  %add.i85 = add i64 %conv.i84, 1
  %call1.i81 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i85, i64 noundef 0, i32 noundef 1)
  %and.i86 = and i64 %call1.i81, 4294967295
  %conv.i87 = trunc i64 %and.i86 to i32
  %cmp.i82 = icmp ne i32 %conv.i87, 0
  br i1 %cmp.i82, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i123 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i123
  br i1 %or.cond, label %find.exit, label %if.end.i129

if.end.i129:                                      ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i125 = sub nsw i32 %number, 3
  %idxprom.i126 = sext i32 %sub.i125 to i64
  %arrayidx.i127 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i126
  %4 = load atomic i32, ptr %arrayidx.i127 monotonic, align 8
  %tobool.i128 = icmp ne i32 %4, 0
  %arrayidx.i127. = select i1 %tobool.i128, ptr %arrayidx.i127, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i129
  %retval.i.0 = phi ptr [ %arrayidx.i127., %if.end.i129 ], [ null, %hold_lock.exit ]
  %magicptr48 = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr48, 0
  br i1 %cond, label %if.end18, label %land.lhs.true.i32

land.lhs.true.i32:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %5, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.rhs.i

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i32
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %5, 1
  %idxprom.i33 = zext i32 %sub.i to i64
  %arrayidx.i34 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i33
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i34, i32 0, i32 4
  %6 = load i32, ptr %last.i, align 4
  %cmp.i = icmp ne i32 %6, 0
  br i1 %cmp.i, label %if.then.i35, label %land.rhs.i

if.then.i35:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true.i32, %land.lhs.true2.i
  %7 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i38 = icmp eq i32 %7, -1
  br i1 %cmp.i38, label %land.lhs.true, label %land.lhs.true9

land.lhs.true:                                    ; preds = %land.rhs.i
  %flags.i51 = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i51, align 4
  %and.i52 = and i32 %8, 1
  %tobool.i53 = icmp ne i32 %and.i52, 0
  %lnot.i54 = xor i1 %tobool.i53, true
  br i1 %lnot.i54, label %if.then6, label %land.lhs.true9

if.then6:                                         ; preds = %land.lhs.true
  %call7 = call i64 @__channel_read(ptr noundef %call.i, ptr noundef %retval.i.0, ptr noundef %to, i64 noundef %size)
  br label %if.end18

land.lhs.true9:                                   ; preds = %land.rhs.i, %land.lhs.true
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i, align 4
  %and.i47 = and i32 %9, 1
  %tobool.i48 = icmp ne i32 %and.i47, 0
  %lnot.i49 = xor i1 %tobool.i48, true
  br i1 %lnot.i49, label %if.then12, label %if.end18

if.then12:                                        ; preds = %land.lhs.true9
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %10 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i59 = sub i32 %10, 1
  %idxprom.i60 = zext i32 %sub.i59 to i64
  %arrayidx.i61 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i60
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i61, i32 0, i32 4
  %11 = load i32, ptr %held_back.i, align 4
  %tobool.i62 = icmp ne i32 %11, 0
  br i1 %tobool.i62, label %if.then.i65, label %nothing_held_back.exit

if.then.i65:                                      ; preds = %if.then12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then12
  %place = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %12 = load i32, ptr %place, align 8
  %13 = load i32, ptr %arrayidx.i61, align 4
  %tobool.i78 = icmp ne i32 %13, 0
  br i1 %tobool.i78, label %if.then.i79, label %known.exit

if.then.i79:                                      ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i61, i32 0, i32 2
  %14 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i69.0 = phi i32 [ 0, %known.exit ], [ %inc.i76, %for.body.i ]
  %conv.i70 = zext i32 %n.i69.0 to i64
  %cmp.i71 = icmp ult i64 %conv.i70, %size
  %add.i = add i32 %12, %n.i69.0
  %cmp3.i = icmp ult i32 %add.i, %14
  %15 = select i1 %cmp.i71, i1 %cmp3.i, i1 false
  br i1 %15, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i61, i32 0, i32 5
  %idxprom.i74 = zext i32 %add.i to i64
  %arrayidx.i75 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i74
  %16 = load i8, ptr %arrayidx.i75, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %to, i64 %conv.i70
  store i8 %16, ptr %arrayidx7.i, align 1
  %inc.i76 = add i32 %n.i69.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %17 = load i32, ptr %place, align 8
  %add = add i32 %17, %n.i69.0
  store i32 %add, ptr %place, align 8
  br label %if.end18

if.end18:                                         ; preds = %find.exit, %land.lhs.true9, %get_bytes.exit, %if.then6
  %result.1 = phi i64 [ %call7, %if.then6 ], [ %conv.i70, %get_bytes.exit ], [ -9, %land.lhs.true9 ], [ -9, %find.exit ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i89 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp19 = icmp slt i64 %result.1, 0
  br i1 %cmp19, label %cond.true, label %return

cond.true:                                        ; preds = %if.end18
  %sub = sub nsw i64 0, %result.1
  %conv21 = trunc i64 %sub to i32
  %call.i131 = call i32 @__gomc_reads_errno()
  %tobool.i132 = icmp ne i32 %call.i131, 0
  br i1 %tobool.i132, label %if.end.i136, label %return

if.end.i136:                                      ; preds = %cond.true
  %call1.i134 = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i134, align 4
  %cmp.i135 = icmp ne i32 %18, %conv21
  br i1 %cmp.i135, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i136
  store i32 %conv21, ptr %call1.i134, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i, %if.end.i136, %if.end18, %land.rhs.i43, %while.cond.i
  %retval.0 = phi i64 [ %n.i.0, %while.cond.i ], [ %n.i.0, %land.rhs.i43 ], [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i136 ], [ %result.1, %if.end18 ]
  ret i64 %retval.0
}

declare i64 @__channel_read(ptr noundef, ptr noundef, ptr noundef, i64 noundef)

define i64 @__file_write(i32 noundef %number, ptr noundef %from, i64 noundef %size) {
entry:
  %call.i127 = call i32 @__gomc_cancels()
  %tobool.i128 = icmp ne i32 %call.i127, 0
  br i1 %tobool.i128, label %land.rhs.i131, label %cancellation_point.exit

land.rhs.i131:                                    ; preds = %entry
  %call1.i129 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i130 = icmp eq i64 %call1.i129, 0
  br i1 %cmp.i130, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i131
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i134 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i135 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i136 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i137 = and i64 %call.i136, -9223372036854775808
  %tobool.i138 = icmp ne i64 %and.i137, 0
  br i1 %tobool.i138, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i136, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i147 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i148 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i147)
  %call.i142 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i144 = shl i64 %call.i136, 1
  %2 = inttoptr i64 %shl.i144 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i140, label %if.end.i141

if.then.i140:                                     ; preds = %while.end.i
  %add.i145 = add i64 %shl.i144, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i145, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i141:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i131
  switch i32 %number, label %lor.lhs.false2 [
    i32 1, label %if.then
    i32 2, label %if.then
  ]

lor.lhs.false2:                                   ; preds = %cancellation_point.exit
  %call = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %cancellation_point.exit, %cancellation_point.exit, %lor.lhs.false2
  call void @__look_at_bytes(ptr noundef %from, i64 noundef %size, i64 noundef 1)
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false2
  switch i32 %number, label %if.end7 [
    i32 1, label %return
    i32 2, label %return
  ]

if.end7:                                          ; preds = %if.end
  %cmp.i150 = icmp sge i32 %number, 0
  %cmp1.i151 = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i150, i1 %cmp1.i151, i1 false
  br i1 %spec.select, label %if.then.i40, label %not_standard.exit

if.then.i40:                                      ; preds = %if.end7
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %if.end7
  %call8 = call i32 @__gomc_reads_files()
  %tobool9 = icmp ne i32 %call8, 0
  br i1 %tobool9, label %if.end14, label %land.lhs.true

land.lhs.true:                                    ; preds = %not_standard.exit
  %call10 = call ptr @__files_state()
  %cmp1.i86 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i151, %cmp1.i86
  br i1 %or.cond, label %can_write.exit103, label %if.end.i94

if.end.i94:                                       ; preds = %land.lhs.true
  %description.i89 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 6
  %sub.i90 = sub nsw i32 %number, 3
  %idxprom.i91 = sext i32 %sub.i90 to i64
  %arrayidx.i92 = getelementptr inbounds [32 x %struct.description], ptr %description.i89, i64 0, i64 %idxprom.i91
  %4 = load atomic i32, ptr %arrayidx.i92 acquire, align 8
  switch i32 %4, label %land.rhs.i100 [
    i32 0, label %land.end.i102
    i32 -1, label %land.end.i102
  ]

land.rhs.i100:                                    ; preds = %if.end.i94
  %flags.i97 = getelementptr inbounds %struct.description, ptr %arrayidx.i92, i32 0, i32 1
  %5 = load atomic i32, ptr %flags.i97 monotonic, align 4
  %and.i98 = and i32 %5, 3
  %tobool5.i99 = icmp ne i32 %and.i98, 0
  br label %land.end.i102

land.end.i102:                                    ; preds = %if.end.i94, %if.end.i94, %land.rhs.i100
  %6 = phi i1 [ false, %if.end.i94 ], [ %tobool5.i99, %land.rhs.i100 ], [ false, %if.end.i94 ]
  %land.ext.i101 = zext i1 %6 to i32
  br label %can_write.exit103

can_write.exit103:                                ; preds = %land.lhs.true, %land.end.i102
  %retval.i78.0 = phi i32 [ %land.ext.i101, %land.end.i102 ], [ 0, %land.lhs.true ]
  %tobool12 = icmp ne i32 %retval.i78.0, 0
  br i1 %tobool12, label %return, label %if.end14

if.end14:                                         ; preds = %can_write.exit103, %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end14
  %call.i120 = call i32 @__gomc_self()
  %conv.i121 = zext i32 %call.i120 to i64
  %add.i122 = add i64 %conv.i121, 1
  %call1.i118 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i122, i64 noundef 0, i32 noundef 1)
  %and.i123 = and i64 %call1.i118, 4294967295
  %conv.i124 = trunc i64 %and.i123 to i32
  %cmp.i119 = icmp ne i32 %conv.i124, 0
  br i1 %cmp.i119, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i161 = icmp sge i32 %number, 35
  %or.cond78 = or i1 %cmp1.i151, %cmp1.i161
  br i1 %or.cond78, label %find.exit, label %if.end.i169

if.end.i169:                                      ; preds = %hold_lock.exit
  %description.i164 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i165 = sub nsw i32 %number, 3
  %idxprom.i166 = sext i32 %sub.i165 to i64
  %arrayidx.i167 = getelementptr inbounds [32 x %struct.description], ptr %description.i164, i64 0, i64 %idxprom.i166
  %7 = load atomic i32, ptr %arrayidx.i167 monotonic, align 8
  %tobool.i168 = icmp ne i32 %7, 0
  %arrayidx.i167. = select i1 %tobool.i168, ptr %arrayidx.i167, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i169
  %retval.i155.0 = phi ptr [ %arrayidx.i167., %if.end.i169 ], [ null, %hold_lock.exit ]
  %magicptr = ptrtoint ptr %retval.i155.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.else, label %land.lhs.true.i45

land.lhs.true.i45:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i155.0, i32 0, i32 3
  %8 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %8, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i45
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %8, 1
  %idxprom.i46 = zext i32 %sub.i to i64
  %arrayidx.i47 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i46
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i47, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i = icmp ne i32 %9, 0
  br i1 %cmp.i, label %if.then.i48, label %find_alone.exit

if.then.i48:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i45
  %tobool.i50 = icmp ne ptr %retval.i155.0, null
  br i1 %tobool.i50, label %land.rhs.i, label %if.else

land.rhs.i:                                       ; preds = %find_alone.exit
  %10 = load atomic i32, ptr %retval.i155.0 monotonic, align 8
  %cmp.i51 = icmp eq i32 %10, -1
  br i1 %cmp.i51, label %land.lhs.true19, label %if.else

land.lhs.true19:                                  ; preds = %land.rhs.i
  %flags.i105 = getelementptr inbounds %struct.description, ptr %retval.i155.0, i32 0, i32 1
  %11 = load i32, ptr %flags.i105, align 4
  %and.i106 = and i32 %11, 3
  %cmp.i107 = icmp ne i32 %and.i106, 0
  br i1 %cmp.i107, label %if.then22, label %if.else

if.then22:                                        ; preds = %land.lhs.true19
  %call23 = call i64 @__channel_write(ptr noundef %retval.i155.0, ptr noundef %from, i64 noundef %size)
  br label %if.end33

if.else:                                          ; preds = %find.exit, %find_alone.exit, %land.lhs.true19, %land.rhs.i
  br i1 %or.cond78, label %can_write.exit, label %if.end.i

if.end.i:                                         ; preds = %if.else
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i70 = sub nsw i32 %number, 3
  %idxprom.i71 = sext i32 %sub.i70 to i64
  %arrayidx.i72 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i71
  %12 = load atomic i32, ptr %arrayidx.i72 acquire, align 8
  switch i32 %12, label %land.rhs.i76 [
    i32 0, label %land.end.i
    i32 -1, label %land.end.i
  ]

land.rhs.i76:                                     ; preds = %if.end.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i72, i32 0, i32 1
  %13 = load atomic i32, ptr %flags.i monotonic, align 4
  %and.i75 = and i32 %13, 3
  %tobool5.i = icmp ne i32 %and.i75, 0
  br label %land.end.i

land.end.i:                                       ; preds = %if.end.i, %if.end.i, %land.rhs.i76
  %14 = phi i1 [ false, %if.end.i ], [ %tobool5.i, %land.rhs.i76 ], [ false, %if.end.i ]
  %land.ext.i77 = zext i1 %14 to i32
  br label %can_write.exit

can_write.exit:                                   ; preds = %if.else, %land.end.i
  %retval.i.0 = phi i32 [ %land.ext.i77, %land.end.i ], [ 0, %if.else ]
  %tobool25 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool25, label %if.then26, label %if.end33

if.then26:                                        ; preds = %can_write.exit
  %call27 = call i32 @__gomc_reads_files()
  %tobool28 = icmp ne i32 %call27, 0
  br i1 %tobool28, label %if.then29, label %if.end33

if.then29:                                        ; preds = %if.then26
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %15 = load atomic i32, ptr %retval.i155.0 monotonic, align 8
  %sub.i56 = sub i32 %15, 1
  %idxprom.i57 = zext i32 %sub.i56 to i64
  %arrayidx.i58 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i57
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58, i32 0, i32 4
  %16 = load i32, ptr %held_back.i, align 4
  %tobool.i59 = icmp ne i32 %16, 0
  br i1 %tobool.i59, label %if.then.i62, label %nothing_held_back.exit

if.then.i62:                                      ; preds = %if.then29
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then29
  %17 = load atomic i32, ptr %retval.i155.0 monotonic, align 8
  %sub.i.i = sub i32 %17, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %cmp.i110 = icmp eq i64 %size, 0
  br i1 %cmp.i110, label %if.end33, label %if.end.i115

if.end.i115:                                      ; preds = %nothing_held_back.exit
  %flags.i112 = getelementptr inbounds %struct.description, ptr %retval.i155.0, i32 0, i32 1
  %18 = load i32, ptr %flags.i112, align 4
  %and.i113 = and i32 %18, 1024
  %tobool.i114 = icmp ne i32 %and.i113, 0
  br i1 %tobool.i114, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i115
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %19 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i155.0, i32 0, i32 2
  store i32 %19, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i115
  %place4.i = getelementptr inbounds %struct.description, ptr %retval.i155.0, i32 0, i32 2
  %20 = load i32, ptr %place4.i, align 8
  %21 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i182 = icmp ne i32 %21, 0
  br i1 %tobool.i182, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i185 = call i32 @__gomc_reads_files()
  %tobool2.i186 = icmp ne i32 %call.i185, 0
  br i1 %tobool2.i186, label %if.end.i189, label %put_bytes.exit

if.end.i189:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i188 = icmp ugt i32 %20, 8192
  %sub.i190 = sub i32 8192, %20
  %conv.i191 = zext i32 %sub.i190 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i191
  %or.cond80 = select i1 %cmp3.i188, i1 true, i1 %cmp5.i
  br i1 %or.cond80, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i189
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i189
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %22 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %22, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %20
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i192 = zext i32 %end.i.0 to i64
  %arrayidx.i193 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i192
  store i8 0, ptr %arrayidx.i193, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %23 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i194 = add i32 %20, %i.i.0
  %idxprom20.i = zext i32 %add.i194 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %23, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
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
  %conv.i116 = trunc i64 %size to i32
  %25 = load i32, ptr %place4.i, align 8
  %add.i = add i32 %25, %conv.i116
  store i32 %add.i, ptr %place4.i, align 8
  br label %if.end33

if.end33:                                         ; preds = %can_write.exit, %put_bytes.exit, %nothing_held_back.exit, %if.then26, %if.then22
  %result.1 = phi i64 [ %call23, %if.then22 ], [ -9, %can_write.exit ], [ %size, %put_bytes.exit ], [ %size, %nothing_held_back.exit ], [ %size, %if.then26 ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i126 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp34 = icmp slt i64 %result.1, 0
  br i1 %cmp34, label %cond.true, label %return

cond.true:                                        ; preds = %if.end33
  %sub = sub nsw i64 0, %result.1
  %conv = trunc i64 %sub to i32
  %call.i172 = call i32 @__gomc_reads_errno()
  %tobool.i173 = icmp ne i32 %call.i172, 0
  br i1 %tobool.i173, label %if.end.i177, label %return

if.end.i177:                                      ; preds = %cond.true
  %call1.i175 = call ptr @__errno_location()
  %26 = load i32, ptr %call1.i175, align 4
  %cmp.i176 = icmp ne i32 %26, %conv
  br i1 %cmp.i176, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i177
  store i32 %conv, ptr %call1.i175, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i, %if.end.i177, %if.end33, %can_write.exit103, %if.end, %if.end
  %retval.0 = phi i64 [ %size, %if.end ], [ %size, %if.end ], [ %size, %can_write.exit103 ], [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i177 ], [ %result.1, %if.end33 ]
  ret i64 %retval.0
}

declare i32 @__gomc_reads_files()

declare void @__look_at_bytes(ptr noundef, i64 noundef, i64 noundef)

declare i64 @__channel_write(ptr noundef, ptr noundef, i64 noundef)

define i64 @pread(i32 noundef %number, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i50 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i50, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i42.i, label %not_standard.exit.i

if.then.i42.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i = call i32 @__gomc_cancels()
  %tobool.i30 = icmp ne i32 %call.i, 0
  br i1 %tobool.i30, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i31 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i32 = icmp eq i64 %call1.i31, 0
  br i1 %cmp.i32, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i33 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i34 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i.i
  %call.i35 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i36 = and i64 %call.i35, -9223372036854775808
  %tobool.i37 = icmp ne i64 %and.i36, 0
  br i1 %tobool.i37, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i35, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i47 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i48 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i47)
  %call.i42 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i44 = shl i64 %call.i35, 1
  %2 = inttoptr i64 %shl.i44 to ptr
  %tobool3.i39 = icmp ne ptr %2, null
  br i1 %tobool3.i39, label %if.then.i40, label %if.end.i41

if.then.i40:                                      ; preds = %while.end.i
  %add.i45 = add i64 %shl.i44, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i45, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i41:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i67 = call i32 @__gomc_reads_errno()
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.end.i72, label %transfer.exit

if.end.i72:                                       ; preds = %if.then.i
  %call1.i70 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i70, align 4
  %cmp.i71 = icmp ne i32 %4, 22
  br i1 %cmp.i71, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i72
  store i32 22, ptr %call1.i70, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i21 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i21, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i58 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i58
  br i1 %or.cond, label %find.exit, label %if.end.i61

if.end.i61:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %5 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i60 = icmp ne i32 %5, 0
  %arrayidx.i. = select i1 %tobool.i60, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i61
  %retval.i53.0 = phi ptr [ %arrayidx.i., %if.end.i61 ], [ null, %hold_lock.exit ]
  %magicptr70 = ptrtoint ptr %retval.i53.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 3
  %6 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %6, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %6, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %7 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %7, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %8 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %8, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %land.lhs.true.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i15
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i.i, align 4
  %and.i45.i = and i32 %9, 1
  %tobool.i46.i = icmp ne i32 %and.i45.i, 0
  %lnot.i.i = xor i1 %tobool.i46.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end30.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i60.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %10 = load i32, ptr %flags.i60.i, align 4
  %and.i61.i = and i32 %10, 3
  %cmp.i62.i = icmp ne i32 %and.i61.i, 0
  br i1 %cmp.i62.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %11 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %sub.i.i = sub i32 %11, 1
  %idxprom.i50.i = zext i32 %sub.i.i to i64
  %arrayidx.i51.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i50.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 4
  %12 = load i32, ptr %held_back.i.i, align 4
  %tobool.i52.i = icmp ne i32 %12, 0
  br i1 %tobool.i52.i, label %if.then.i54.i, label %nothing_held_back.exit.i

if.then.i54.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  br i1 %tobool3.i, label %if.then16.i, label %if.else.i

if.then16.i:                                      ; preds = %nothing_held_back.exit.i
  %13 = load i32, ptr %arrayidx.i51.i, align 4
  %tobool.i18 = icmp ne i32 %13, 0
  br i1 %tobool.i18, label %if.then.i19, label %known.exit

if.then.i19:                                      ; preds = %if.then16.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %if.then16.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %14 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %n.i.i.0 to i64
  %cmp.i56.i = icmp ult i64 %conv.i.i, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp3.i.i = icmp ult i32 %add.i.i, %14
  %15 = select i1 %cmp.i56.i, i1 %cmp3.i.i, i1 false
  br i1 %15, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %idxprom.i57.i = zext i32 %add.i.i to i64
  %arrayidx.i58.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i64 0, i64 %idxprom.i57.i
  %16 = load i8, ptr %arrayidx.i58.i, align 1
  %arrayidx7.i.i = getelementptr inbounds i8, ptr %to, i64 %conv.i.i
  store i8 %16, ptr %arrayidx7.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %if.then21.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__look_at_bytes(ptr noundef null, i64 noundef %size, i64 noundef 1)
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then21.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %17 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %17, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %18 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %18, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %19 = load i32, ptr %arrayidx.i51.i, align 4
  %tobool.i87 = icmp ne i32 %19, 0
  %cmp.i88 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i87, %cmp.i88
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i90 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i90, 0
  br i1 %tobool2.i, label %if.end.i92, label %if.end30.i

if.end.i92:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i93 = sub i32 8192, %cond28.i
  %conv.i94 = zext i32 %sub.i93 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i94
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i92
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i92
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %20 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %20, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i95 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i95, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %idxprom.i96 = zext i32 %end.i.0 to i64
  %arrayidx.i97 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i96
  store i8 0, ptr %arrayidx.i97, align 1
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
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %add.i98 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i98 to i64
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 3
  %22 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %22, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %for.cond.i.i, %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i64 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %cond.end27.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end24.i ], [ %conv.i.i, %for.cond.i.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i75 = call i32 @__gomc_reads_errno()
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.end.i80, label %transfer.exit

if.end.i80:                                       ; preds = %cond.true33.i
  %call1.i78 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i78, align 4
  %cmp.i79 = icmp ne i32 %23, 9
  br i1 %cmp.i79, label %if.then2.i81, label %transfer.exit

if.then2.i81:                                     ; preds = %if.end.i80
  store i32 9, ptr %call1.i78, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i81, %if.end.i80, %if.end30.i, %if.end.i72, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i72 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i81 ], [ -1, %if.end.i80 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @pread64(i32 noundef %number, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i50 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i50, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i42.i, label %not_standard.exit.i

if.then.i42.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i = call i32 @__gomc_cancels()
  %tobool.i30 = icmp ne i32 %call.i, 0
  br i1 %tobool.i30, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i31 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i32 = icmp eq i64 %call1.i31, 0
  br i1 %cmp.i32, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i33 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i34 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i.i
  %call.i35 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i36 = and i64 %call.i35, -9223372036854775808
  %tobool.i37 = icmp ne i64 %and.i36, 0
  br i1 %tobool.i37, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i35, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i47 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i48 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i47)
  %call.i42 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i44 = shl i64 %call.i35, 1
  %2 = inttoptr i64 %shl.i44 to ptr
  %tobool3.i39 = icmp ne ptr %2, null
  br i1 %tobool3.i39, label %if.then.i40, label %if.end.i41

if.then.i40:                                      ; preds = %while.end.i
  %add.i45 = add i64 %shl.i44, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i45, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i41:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i67 = call i32 @__gomc_reads_errno()
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.end.i72, label %transfer.exit

if.end.i72:                                       ; preds = %if.then.i
  %call1.i70 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i70, align 4
  %cmp.i71 = icmp ne i32 %4, 22
  br i1 %cmp.i71, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i72
  store i32 22, ptr %call1.i70, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i21 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i21, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i58 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i58
  br i1 %or.cond, label %find.exit, label %if.end.i61

if.end.i61:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %5 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i60 = icmp ne i32 %5, 0
  %arrayidx.i. = select i1 %tobool.i60, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i61
  %retval.i53.0 = phi ptr [ %arrayidx.i., %if.end.i61 ], [ null, %hold_lock.exit ]
  %magicptr70 = ptrtoint ptr %retval.i53.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 3
  %6 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %6, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %6, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %7 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %7, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %8 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %8, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %land.lhs.true.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i15
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i.i, align 4
  %and.i45.i = and i32 %9, 1
  %tobool.i46.i = icmp ne i32 %and.i45.i, 0
  %lnot.i.i = xor i1 %tobool.i46.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end30.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i60.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %10 = load i32, ptr %flags.i60.i, align 4
  %and.i61.i = and i32 %10, 3
  %cmp.i62.i = icmp ne i32 %and.i61.i, 0
  br i1 %cmp.i62.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %11 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %sub.i.i = sub i32 %11, 1
  %idxprom.i50.i = zext i32 %sub.i.i to i64
  %arrayidx.i51.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i50.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 4
  %12 = load i32, ptr %held_back.i.i, align 4
  %tobool.i52.i = icmp ne i32 %12, 0
  br i1 %tobool.i52.i, label %if.then.i54.i, label %nothing_held_back.exit.i

if.then.i54.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  br i1 %tobool3.i, label %if.then16.i, label %if.else.i

if.then16.i:                                      ; preds = %nothing_held_back.exit.i
  %13 = load i32, ptr %arrayidx.i51.i, align 4
  %tobool.i18 = icmp ne i32 %13, 0
  br i1 %tobool.i18, label %if.then.i19, label %known.exit

if.then.i19:                                      ; preds = %if.then16.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %if.then16.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %14 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %n.i.i.0 to i64
  %cmp.i56.i = icmp ult i64 %conv.i.i, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp3.i.i = icmp ult i32 %add.i.i, %14
  %15 = select i1 %cmp.i56.i, i1 %cmp3.i.i, i1 false
  br i1 %15, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %idxprom.i57.i = zext i32 %add.i.i to i64
  %arrayidx.i58.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i64 0, i64 %idxprom.i57.i
  %16 = load i8, ptr %arrayidx.i58.i, align 1
  %arrayidx7.i.i = getelementptr inbounds i8, ptr %to, i64 %conv.i.i
  store i8 %16, ptr %arrayidx7.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %if.then21.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__look_at_bytes(ptr noundef null, i64 noundef %size, i64 noundef 1)
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then21.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %17 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %17, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %18 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %18, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %19 = load i32, ptr %arrayidx.i51.i, align 4
  %tobool.i87 = icmp ne i32 %19, 0
  %cmp.i88 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i87, %cmp.i88
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i90 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i90, 0
  br i1 %tobool2.i, label %if.end.i92, label %if.end30.i

if.end.i92:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i93 = sub i32 8192, %cond28.i
  %conv.i94 = zext i32 %sub.i93 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i94
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i92
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i92
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %20 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %20, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i95 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i95, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %idxprom.i96 = zext i32 %end.i.0 to i64
  %arrayidx.i97 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i96
  store i8 0, ptr %arrayidx.i97, align 1
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
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %add.i98 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i98 to i64
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 3
  %22 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %22, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %for.cond.i.i, %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i64 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %cond.end27.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end24.i ], [ %conv.i.i, %for.cond.i.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i75 = call i32 @__gomc_reads_errno()
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.end.i80, label %transfer.exit

if.end.i80:                                       ; preds = %cond.true33.i
  %call1.i78 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i78, align 4
  %cmp.i79 = icmp ne i32 %23, 9
  br i1 %cmp.i79, label %if.then2.i81, label %transfer.exit

if.then2.i81:                                     ; preds = %if.end.i80
  store i32 9, ptr %call1.i78, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i81, %if.end.i80, %if.end30.i, %if.end.i72, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i72 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i81 ], [ -1, %if.end.i80 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @pwrite(i32 noundef %number, ptr noundef %from, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i50 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i50, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i42.i, label %not_standard.exit.i

if.then.i42.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i = call i32 @__gomc_cancels()
  %tobool.i30 = icmp ne i32 %call.i, 0
  br i1 %tobool.i30, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i31 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i32 = icmp eq i64 %call1.i31, 0
  br i1 %cmp.i32, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i33 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i34 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i.i
  %call.i35 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i36 = and i64 %call.i35, -9223372036854775808
  %tobool.i37 = icmp ne i64 %and.i36, 0
  br i1 %tobool.i37, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i35, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i47 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i48 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i47)
  %call.i42 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i44 = shl i64 %call.i35, 1
  %2 = inttoptr i64 %shl.i44 to ptr
  %tobool3.i39 = icmp ne ptr %2, null
  br i1 %tobool3.i39, label %if.then.i40, label %if.end.i41

if.then.i40:                                      ; preds = %while.end.i
  %add.i45 = add i64 %shl.i44, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i45, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i41:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i67 = call i32 @__gomc_reads_errno()
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.end.i72, label %transfer.exit

if.end.i72:                                       ; preds = %if.then.i
  %call1.i70 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i70, align 4
  %cmp.i71 = icmp ne i32 %4, 22
  br i1 %cmp.i71, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i72
  store i32 22, ptr %call1.i70, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i21 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i21, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i58 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i58
  br i1 %or.cond, label %find.exit, label %if.end.i61

if.end.i61:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %5 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i60 = icmp ne i32 %5, 0
  %arrayidx.i. = select i1 %tobool.i60, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i61
  %retval.i53.0 = phi ptr [ %arrayidx.i., %if.end.i61 ], [ null, %hold_lock.exit ]
  %magicptr70 = ptrtoint ptr %retval.i53.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 3
  %6 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %6, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %6, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %7 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %7, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %8 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %8, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %cond.false.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i15
  %flags.i60.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i60.i, align 4
  %and.i61.i = and i32 %9, 3
  %cmp.i62.i = icmp ne i32 %and.i61.i, 0
  br i1 %cmp.i62.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %10 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %sub.i.i = sub i32 %10, 1
  %idxprom.i50.i = zext i32 %sub.i.i to i64
  %arrayidx.i51.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i50.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 4
  %11 = load i32, ptr %held_back.i.i, align 4
  %tobool.i52.i = icmp ne i32 %11, 0
  br i1 %tobool.i52.i, label %if.then.i54.i, label %nothing_held_back.exit.i

if.then.i54.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %if.then21.i

if.then21.i:                                      ; preds = %nothing_held_back.exit.i
  call void @__look_at_bytes(ptr noundef %from, i64 noundef %size, i64 noundef 1)
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then21.i, %nothing_held_back.exit.i
  %12 = load i32, ptr %flags.i60.i, align 4
  %and.i = and i32 %12, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %13 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %13, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %14 = load i32, ptr %arrayidx.i51.i, align 4
  %tobool.i87 = icmp ne i32 %14, 0
  %cmp.i88 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i87, %cmp.i88
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i90 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i90, 0
  br i1 %tobool2.i, label %if.end.i92, label %if.end30.i

if.end.i92:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i93 = sub i32 8192, %cond28.i
  %conv.i94 = zext i32 %sub.i93 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i94
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i92
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i92
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %15 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %15, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i95 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i95, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %idxprom.i96 = zext i32 %end.i.0 to i64
  %arrayidx.i97 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i96
  store i8 0, ptr %arrayidx.i97, align 1
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
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %add.i98 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i98 to i64
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %17, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i
  %result.i.1 = phi i64 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end27.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i75 = call i32 @__gomc_reads_errno()
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.end.i80, label %transfer.exit

if.end.i80:                                       ; preds = %cond.true33.i
  %call1.i78 = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i78, align 4
  %cmp.i79 = icmp ne i32 %18, 9
  br i1 %cmp.i79, label %if.then2.i81, label %transfer.exit

if.then2.i81:                                     ; preds = %if.end.i80
  store i32 9, ptr %call1.i78, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i81, %if.end.i80, %if.end30.i, %if.end.i72, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i72 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i81 ], [ -1, %if.end.i80 ], [ %result.i.1, %if.end30.i ]
  ret i64 %retval.i.0
}

define i64 @pwrite64(i32 noundef %number, ptr noundef %from, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i50 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i50, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i42.i, label %not_standard.exit.i

if.then.i42.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i = call i32 @__gomc_cancels()
  %tobool.i30 = icmp ne i32 %call.i, 0
  br i1 %tobool.i30, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i31 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i32 = icmp eq i64 %call1.i31, 0
  br i1 %cmp.i32, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call1.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i33 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i34 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i.i
  %call.i35 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i36 = and i64 %call.i35, -9223372036854775808
  %tobool.i37 = icmp ne i64 %and.i36, 0
  br i1 %tobool.i37, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i35, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i47 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i48 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i47)
  %call.i42 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i44 = shl i64 %call.i35, 1
  %2 = inttoptr i64 %shl.i44 to ptr
  %tobool3.i39 = icmp ne ptr %2, null
  br i1 %tobool3.i39, label %if.then.i40, label %if.end.i41

if.then.i40:                                      ; preds = %while.end.i
  %add.i45 = add i64 %shl.i44, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i45, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i41:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i67 = call i32 @__gomc_reads_errno()
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.end.i72, label %transfer.exit

if.end.i72:                                       ; preds = %if.then.i
  %call1.i70 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i70, align 4
  %cmp.i71 = icmp ne i32 %4, 22
  br i1 %cmp.i71, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i72
  store i32 22, ptr %call1.i70, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i21 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i21, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i58 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i58
  br i1 %or.cond, label %find.exit, label %if.end.i61

if.end.i61:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %5 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i60 = icmp ne i32 %5, 0
  %arrayidx.i. = select i1 %tobool.i60, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i61
  %retval.i53.0 = phi ptr [ %arrayidx.i., %if.end.i61 ], [ null, %hold_lock.exit ]
  %magicptr70 = ptrtoint ptr %retval.i53.0 to i64
  %cond = icmp eq i64 %magicptr70, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 3
  %6 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %6, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i15

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %6, 1
  %idxprom.i.i11 = zext i32 %sub.i.i10 to i64
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %7 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %7, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i15

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i15:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %8 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %8, -1
  br i1 %cmp.i3.i, label %if.then.i16, label %cond.false.i

if.then.i16:                                      ; preds = %land.rhs.i.i15
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i15
  %flags.i60.i = getelementptr inbounds %struct.description, ptr %retval.i53.0, i32 0, i32 1
  %9 = load i32, ptr %flags.i60.i, align 4
  %and.i61.i = and i32 %9, 3
  %cmp.i62.i = icmp ne i32 %and.i61.i, 0
  br i1 %cmp.i62.i, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %10 = load atomic i32, ptr %retval.i53.0 monotonic, align 8
  %sub.i.i = sub i32 %10, 1
  %idxprom.i50.i = zext i32 %sub.i.i to i64
  %arrayidx.i51.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i50.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 4
  %11 = load i32, ptr %held_back.i.i, align 4
  %tobool.i52.i = icmp ne i32 %11, 0
  br i1 %tobool.i52.i, label %if.then.i54.i, label %nothing_held_back.exit.i

if.then.i54.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %if.then21.i

if.then21.i:                                      ; preds = %nothing_held_back.exit.i
  call void @__look_at_bytes(ptr noundef %from, i64 noundef %size, i64 noundef 1)
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then21.i, %nothing_held_back.exit.i
  %12 = load i32, ptr %flags.i60.i, align 4
  %and.i = and i32 %12, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %13 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %13, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %14 = load i32, ptr %arrayidx.i51.i, align 4
  %tobool.i87 = icmp ne i32 %14, 0
  %cmp.i88 = icmp eq i64 %size, 0
  %or.cond71 = or i1 %tobool.i87, %cmp.i88
  br i1 %or.cond71, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i90 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i90, 0
  br i1 %tobool2.i, label %if.end.i92, label %if.end30.i

if.end.i92:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i93 = sub i32 8192, %cond28.i
  %conv.i94 = zext i32 %sub.i93 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i94
  %or.cond72 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond72, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i92
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end8.i:                                        ; preds = %if.end.i92
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 2
  %15 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %15, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i95 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i95, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %idxprom.i96 = zext i32 %end.i.0 to i64
  %arrayidx.i97 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i96
  store i8 0, ptr %arrayidx.i97, align 1
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
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 5
  %add.i98 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i98 to i64
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i51.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %17, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i
  %result.i.1 = phi i64 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end27.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  br i1 %cmp31.i, label %cond.true33.i, label %transfer.exit

cond.true33.i:                                    ; preds = %if.end30.i
  %call.i75 = call i32 @__gomc_reads_errno()
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.end.i80, label %transfer.exit

if.end.i80:                                       ; preds = %cond.true33.i
  %call1.i78 = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i78, align 4
  %cmp.i79 = icmp ne i32 %18, 9
  br i1 %cmp.i79, label %if.then2.i81, label %transfer.exit

if.then2.i81:                                     ; preds = %if.end.i80
  store i32 9, ptr %call1.i78, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true33.i, %if.then2.i81, %if.end.i80, %if.end30.i, %if.end.i72, %if.then2.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i72 ], [ -1, %cond.true33.i ], [ -1, %if.then2.i81 ], [ -1, %if.end.i80 ], [ %result.i.1, %if.end30.i ]
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
  %cmp.i28 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i28, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i23 = trunc i64 %and.i to i32
  %cmp.i20 = icmp ne i32 %conv.i23, 0
  br i1 %cmp.i20, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i33 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i33
  br i1 %or.cond, label %find.exit, label %if.end.i37

if.end.i37:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i35 = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i35 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i36 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i36, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i37
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i37 ], [ null, %hold_lock.exit ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %if.then.i

if.then.i15:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i.i = sub i32 %4, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i9.i = icmp ne i32 %5, 0
  br i1 %tobool.i9.i, label %if.then.i10.i, label %nothing_held_back.exit.i

if.then.i10.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %6 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i17 = icmp ne i32 %6, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i.i25 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i25 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i26 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  br i1 %cmp.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end.i
  %sub.i = sub nsw i64 0, %result.i.0
  %conv.i = trunc i64 %sub.i to i32
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i, 0
  br i1 %tobool.i43, label %if.end.i47, label %seek.exit

if.end.i47:                                       ; preds = %cond.true.i
  %call1.i45 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i45, align 4
  %cmp.i46 = icmp ne i32 %7, %conv.i
  br i1 %cmp.i46, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i47
  store i32 %conv.i, ptr %call1.i45, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end.i, %if.end.i47, %if.then2.i, %cond.true.i
  %cond.i = phi i64 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i47 ], [ %result.i.0, %if.end.i ]
  ret i64 %cond.i
}

define i64 @lseek64(i32 noundef %number, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp.i28 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i28, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i23 = trunc i64 %and.i to i32
  %cmp.i20 = icmp ne i32 %conv.i23, 0
  br i1 %cmp.i20, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i33 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i33
  br i1 %or.cond, label %find.exit, label %if.end.i37

if.end.i37:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i35 = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i35 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %tobool.i36 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i36, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i37
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i37 ], [ null, %hold_lock.exit ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %if.then.i

if.then.i15:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %sub.i.i = sub i32 %4, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i9.i = icmp ne i32 %5, 0
  br i1 %tobool.i9.i, label %if.then.i10.i, label %nothing_held_back.exit.i

if.then.i10.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %6 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i17 = icmp ne i32 %6, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i.i25 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i25 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i26 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  br i1 %cmp.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end.i
  %sub.i = sub nsw i64 0, %result.i.0
  %conv.i = trunc i64 %sub.i to i32
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i, 0
  br i1 %tobool.i43, label %if.end.i47, label %seek.exit

if.end.i47:                                       ; preds = %cond.true.i
  %call1.i45 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i45, align 4
  %cmp.i46 = icmp ne i32 %7, %conv.i
  br i1 %cmp.i46, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i47
  store i32 %conv.i, ptr %call1.i45, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end.i, %if.end.i47, %if.then2.i, %cond.true.i
  %cond.i = phi i64 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i47 ], [ %result.i.0, %if.end.i ]
  ret i64 %cond.i
}

define i32 @fsync(i32 noundef %number) {
entry:
  %call.i21 = call i32 @__gomc_cancels()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i23 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i24 = icmp eq i64 %call1.i23, 0
  br i1 %cmp.i24, label %land.lhs.true.i, label %cancellation_point.exit

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
  %call1.i25 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i26 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i27 = and i64 %call.i26, -9223372036854775808
  %tobool.i28 = icmp ne i64 %and.i27, 0
  br i1 %tobool.i28, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i26, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i37 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i38 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i37)
  %call.i32 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i34 = shl i64 %call.i26, 1
  %2 = inttoptr i64 %shl.i34 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i30, label %if.end.i31

if.then.i30:                                      ; preds = %while.end.i
  %add.i35 = add i64 %shl.i34, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i35, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i31:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %cmp.i40 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i40, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %is_descriptor.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i = add i64 %conv.i15, 1
  %call1.i12 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i16 = and i64 %call1.i12, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp.i13 = icmp ne i32 %conv.i17, 0
  br i1 %cmp.i13, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i49 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i49
  br i1 %or.cond, label %find.exit, label %if.end.i54

if.end.i54:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i51 = sext i32 %sub.i to i64
  %arrayidx.i52 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i51
  %4 = load atomic i32, ptr %arrayidx.i52 monotonic, align 8
  %tobool.i53 = icmp ne i32 %4, 0
  %arrayidx.i52. = select i1 %tobool.i53, ptr %arrayidx.i52, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i54
  %retval.i43.0 = phi ptr [ %arrayidx.i52., %if.end.i54 ], [ null, %hold_lock.exit ]
  %magicptr = ptrtoint ptr %retval.i43.0 to i64
  %cond20 = icmp eq i64 %magicptr, 0
  br i1 %cond20, label %find_file.exit, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i43.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %5, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i.i = icmp ne i32 %6, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %find_alone.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i.i
  %tobool.i2.i = icmp ne ptr %retval.i43.0, null
  br i1 %tobool.i2.i, label %land.rhs.i.i, label %find_file.exit

land.rhs.i.i:                                     ; preds = %find_alone.exit.i
  %7 = load atomic i32, ptr %retval.i43.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %7, -1
  br i1 %cmp.i3.i, label %if.then.i9, label %find_file.exit

if.then.i9:                                       ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

find_file.exit:                                   ; preds = %find.exit, %find_alone.exit.i, %land.rhs.i.i
  %cmp.i = icmp ne ptr %retval.i43.0, null
  %conv.i = zext i1 %cmp.i to i32
  %call.i.i19 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i19 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i20 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %is_descriptor.exit

is_descriptor.exit:                               ; preds = %cancellation_point.exit, %find_file.exit
  %retval.i.0 = phi i32 [ %conv.i, %find_file.exit ], [ 1, %cancellation_point.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.end, label %cond.false

cond.false:                                       ; preds = %is_descriptor.exit
  %call.i56 = call i32 @__gomc_reads_errno()
  %tobool.i57 = icmp ne i32 %call.i56, 0
  br i1 %tobool.i57, label %if.end.i61, label %cond.end

if.end.i61:                                       ; preds = %cond.false
  %call1.i59 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i59, align 4
  %cmp.i60 = icmp ne i32 %8, 9
  br i1 %cmp.i60, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i61
  store i32 9, ptr %call1.i59, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i61, %if.then2.i, %cond.false, %is_descriptor.exit
  %cond = phi i32 [ 0, %is_descriptor.exit ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i61 ]
  ret i32 %cond
}

define i32 @fdatasync(i32 noundef %number) {
entry:
  %call = call i32 @fsync(i32 noundef %number)
  ret i32 %call
}

define i32 @ftruncate(i32 noundef %number, i64 noundef %size) {
entry:
  %cmp.i50 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i50, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i42 = call i32 @__gomc_self()
  %conv.i43 = zext i32 %call.i42 to i64
  %add.i = add i64 %conv.i43, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i44 = and i64 %call1.i, 4294967295
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp.i41 = icmp ne i32 %conv.i45, 0
  br i1 %cmp.i41, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i56 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i56
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i58 = sub nsw i32 %number, 3
  %idxprom.i59 = sext i32 %sub.i58 to i64
  %arrayidx.i60 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i59
  %0 = load atomic i32, ptr %arrayidx.i60 monotonic, align 8
  %tobool.i61 = icmp ne i32 %0, 0
  %arrayidx.i60. = select i1 %tobool.i61, ptr %arrayidx.i60, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i60., %if.end.i ], [ null, %hold_lock.exit ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 8
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i36, label %land.lhs.true

if.then.i36:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

land.lhs.true:                                    ; preds = %land.rhs.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %4, 3
  %cmp.i33 = icmp ne i32 %and.i, 0
  %cmp = icmp sge i64 %size, 0
  %spec.select35 = select i1 %cmp.i33, i1 %cmp, i1 false
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
  %tobool.i30 = icmp ne i32 %7, 0
  br i1 %tobool.i30, label %if.then.i31, label %nothing_held_back.exit

if.then.i31:                                      ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then
  %cmp6 = icmp eq i64 %size, 0
  br i1 %cmp6, label %if.then7, label %if.end

if.then7:                                         ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i, align 4
  br label %if.end

if.end:                                           ; preds = %if.then7, %nothing_held_back.exit
  %8 = load i32, ptr %arrayidx.i, align 4
  %tobool.i38 = icmp ne i32 %8, 0
  br i1 %tobool.i38, label %if.then.i39, label %known.exit

if.then.i39:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
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
  %call.i.i47 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i47 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i48 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br i1 %5, label %cond.end, label %cond.false

cond.false.critedge:                              ; preds = %land.end
  %call.i.i47.c = call i32 @__gomc_self()
  %conv.i.i.c = zext i32 %call.i.i47.c to i64
  %add.i.i.c = add i64 %conv.i.i.c, 1
  %call1.i48.c = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i.c, i64 noundef 0, i32 noundef 1)
  br label %cond.false

cond.false:                                       ; preds = %cond.false.critedge, %for.end
  %tobool24 = icmp ne ptr %retval.i.0, null
  %cond = select i1 %tobool24, i32 22, i32 9
  %call.i63 = call i32 @__gomc_reads_errno()
  %tobool.i64 = icmp ne i32 %call.i63, 0
  br i1 %tobool.i64, label %if.end.i68, label %cond.end

if.end.i68:                                       ; preds = %cond.false
  %call1.i66 = call ptr @__errno_location()
  %11 = load i32, ptr %call1.i66, align 4
  %cmp.i67 = icmp ne i32 %11, %cond
  br i1 %cmp.i67, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i68
  store i32 %cond, ptr %call1.i66, align 4
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
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i131 = icmp ne i32 %call.i, 0
  br i1 %tobool.i131, label %if.end.i135, label %return

if.end.i135:                                      ; preds = %if.then
  %call1.i133 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i133, align 4
  %cmp.i134 = icmp ne i32 %1, 2
  br i1 %cmp.i134, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i135
  store i32 2, ptr %call1.i133, align 4
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
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i76

while.cond.i76:                                   ; preds = %if.end43.i, %while.body.i87
  %i.i71.0 = phi i32 [ %inc.i86, %while.body.i87 ], [ 0, %if.end43.i ]
  %idxprom.i72 = sext i32 %i.i71.0 to i64
  %arrayidx.i73 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i72
  %6 = load i8, ptr %arrayidx.i73, align 1
  %conv.i74 = sext i8 %6 to i32
  %tobool.i75 = icmp ne i32 %conv.i74, 0
  br i1 %tobool.i75, label %land.rhs.i84, label %has_prefix.exit93

land.rhs.i84:                                     ; preds = %while.cond.i76
  %arrayidx2.i78 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i72
  %7 = load i8, ptr %arrayidx2.i78, align 1
  %conv3.i79 = sext i8 %7 to i32
  %cmp.i83 = icmp eq i32 %conv3.i79, %conv.i74
  br i1 %cmp.i83, label %while.body.i87, label %has_prefix.exit93

while.body.i87:                                   ; preds = %land.rhs.i84
  %inc.i86 = add nsw i32 %i.i71.0, 1
  br label %while.cond.i76

has_prefix.exit93:                                ; preds = %while.cond.i76, %land.rhs.i84
  %8 = load i8, ptr %arrayidx.i73, align 1
  %tobool10.i90 = icmp ne i8 %8, 0
  %lnot.i91 = xor i1 %tobool10.i90, true
  br i1 %lnot.i91, label %if.then70.i, label %while.cond.i51

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

while.cond.i51:                                   ; preds = %has_prefix.exit93, %while.body.i62
  %i.i46.0 = phi i32 [ %inc.i61, %while.body.i62 ], [ 0, %has_prefix.exit93 ]
  %idxprom.i47 = sext i32 %i.i46.0 to i64
  %arrayidx.i48 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i47
  %9 = load i8, ptr %arrayidx.i48, align 1
  %conv.i49 = sext i8 %9 to i32
  %tobool.i50 = icmp ne i32 %conv.i49, 0
  br i1 %tobool.i50, label %land.rhs.i59, label %has_prefix.exit68

land.rhs.i59:                                     ; preds = %while.cond.i51
  %arrayidx2.i53 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i47
  %10 = load i8, ptr %arrayidx2.i53, align 1
  %conv3.i54 = sext i8 %10 to i32
  %cmp.i58 = icmp eq i32 %conv3.i54, %conv.i49
  br i1 %cmp.i58, label %while.body.i62, label %has_prefix.exit68

while.body.i62:                                   ; preds = %land.rhs.i59
  %inc.i61 = add nsw i32 %i.i46.0, 1
  br label %while.cond.i51

has_prefix.exit68:                                ; preds = %while.cond.i51, %land.rhs.i59
  %11 = load i8, ptr %arrayidx.i48, align 1
  %tobool10.i65 = icmp ne i8 %11, 0
  %lnot.i66 = xor i1 %tobool10.i65, true
  br i1 %lnot.i66, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit68, %while.body.i
  %i.i36.0 = phi i32 [ %inc.i43, %while.body.i ], [ 0, %has_prefix.exit68 ]
  %idxprom.i37 = sext i32 %i.i36.0 to i64
  %arrayidx.i38 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i37
  %12 = load i8, ptr %arrayidx.i38, align 1
  %conv.i39 = sext i8 %12 to i32
  %tobool.i40 = icmp ne i32 %conv.i39, 0
  br i1 %tobool.i40, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i37
  %13 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i41 = sext i8 %13 to i32
  %cmp.i42 = icmp eq i32 %conv3.i41, %conv.i39
  br i1 %cmp.i42, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i43 = add nsw i32 %i.i36.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %14 = load i8, ptr %arrayidx.i38, align 1
  %tobool10.i = icmp ne i8 %14, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit68, %has_prefix.exit93
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond.i98

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %15 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %15 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond.i98:                                     ; preds = %for.cond73.i, %for.end.i107
  %w.i.0 = phi i32 [ %inc8.i, %for.end.i107 ], [ 0, %for.cond73.i ]
  %cmp.i97 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i97, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i98, %for.body3.i
  %i.i96.0 = phi i32 [ %inc.i105, %for.body3.i ], [ 0, %for.cond.i98 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i98 ]
  %cmp2.i = icmp ult i32 %i.i96.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i107

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i100 = mul i32 8, %w.i.0
  %add.i101 = add i32 %mul.i100, %i.i96.0
  %idxprom.i102 = zext i32 %add.i101 to i64
  %arrayidx.i103 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i102
  %16 = load i8, ptr %arrayidx.i103, align 1
  %conv.i104 = zext i8 %16 to i64
  %mul4.i = mul i32 8, %i.i96.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i104, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i105 = add i32 %i.i96.0, 1
  br label %for.cond1.i

for.end.i107:                                     ; preds = %for.cond1.i
  %idxprom5.i = zext i32 %w.i.0 to i64
  %arrayidx6.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom5.i
  store i64 %packed.i.0, ptr %arrayidx6.i, align 8
  %inc8.i = add i32 %w.i.0, 1
  br label %for.cond.i98

pack.exit:                                        ; preds = %for.cond.i98
  %last84.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last84.i, align 8
  %17 = load i8, ptr %text.i, align 16
  %conv86.i = sext i8 %17 to i32
  %cmp87.i = icmp eq i32 %conv86.i, 47
  %conv88.i = zext i1 %cmp87.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv88.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %pack.exit
  %call.i109 = call i32 @__gomc_self()
  %conv.i110 = zext i32 %call.i109 to i64
  %add.i111 = add i64 %conv.i110, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i111, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i112 = trunc i64 %and.i to i32
  %cmp.i108 = icmp ne i32 %conv.i112, 0
  br i1 %cmp.i108, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %18 = load i32, ptr %names.i, align 8
  br label %for.cond.i20

for.cond.i20:                                     ; preds = %if.end11.i, %hold_lock.exit
  %i.i18.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i31, %if.end11.i ]
  %cmp.i19 = icmp ult i32 %i.i18.0, %18
  br i1 %cmp.i19, label %for.body.i25, label %for.end.i

for.body.i25:                                     ; preds = %for.cond.i20
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom.i21 = zext i32 %i.i18.0 to i64
  %arrayidx.i22 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i21
  br label %for.cond.i116

for.cond.i116:                                    ; preds = %if.end9.i124, %for.body.i25
  %w.i114.0 = phi i32 [ 0, %for.body.i25 ], [ %inc.i125, %if.end9.i124 ]
  %cmp.i115 = icmp ult i32 %w.i114.0, 8
  br i1 %cmp.i115, label %for.body.i120, label %is_same.exit

for.body.i120:                                    ; preds = %for.cond.i116
  %idxprom.i117 = zext i32 %w.i114.0 to i64
  %arrayidx.i118 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i117
  %19 = load i64, ptr %arrayidx.i118, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i22, i64 0, i64 %idxprom.i117
  %20 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i119 = icmp ne i64 %19, %20
  br i1 %cmp4.i119, label %is_same.exit, label %if.end.i123

if.end.i123:                                      ; preds = %for.body.i120
  %shr.i = lshr i64 %19, 56
  %tobool.i122 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i122, label %if.end9.i124, label %is_same.exit

if.end9.i124:                                     ; preds = %if.end.i123
  %inc.i125 = add i32 %w.i114.0, 1
  br label %for.cond.i116

is_same.exit:                                     ; preds = %for.cond.i116, %if.end.i123, %for.body.i120
  %retval.i113.0 = phi i32 [ 0, %for.body.i120 ], [ 1, %if.end.i123 ], [ 1, %for.cond.i116 ]
  %tobool.i24 = icmp ne i32 %retval.i113.0, 0
  br i1 %tobool.i24, label %entry_of.exit, label %if.end.i28

if.end.i28:                                       ; preds = %is_same.exit
  %last.i27 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 1
  %21 = load i32, ptr %last.i27, align 8
  %22 = load i32, ptr %last84.i, align 8
  %cmp6.i = icmp eq i32 %21, %22
  br i1 %cmp6.i, label %land.lhs.true.i30, label %if.end11.i

land.lhs.true.i30:                                ; preds = %if.end.i28
  %absolute.i29 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 2
  %23 = load i32, ptr %absolute.i29, align 4
  %24 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %23, %24
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i30
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i30, %if.end.i28
  %inc.i31 = add i32 %i.i18.0, 1
  br label %for.cond.i20

for.end.i:                                        ; preds = %for.cond.i20
  %cmp12.i = icmp eq i32 %18, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i33 = add i32 %18, 1
  store i32 %add.i33, ptr %names.i, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %idxprom17.i = zext i32 %18 to i64
  %arrayidx18.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i64 0, i64 %idxprom17.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18.i, ptr align 8 %name, i64 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %is_same.exit, %if.end14.i
  %new.0 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx18.i, %if.end14.i ], [ %arrayidx.i22, %is_same.exit ]
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i129 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %tobool10 = icmp ne i32 %cond, 0
  br i1 %tobool10, label %return, label %cond.false12

cond.false12:                                     ; preds = %if.end9
  %call.i138 = call i32 @__gomc_reads_errno()
  %tobool.i139 = icmp ne i32 %call.i138, 0
  br i1 %tobool.i139, label %if.end.i143, label %return

if.end.i143:                                      ; preds = %cond.false12
  %call1.i141 = call ptr @__errno_location()
  %26 = load i32, ptr %call1.i141, align 4
  %cmp.i142 = icmp ne i32 %26, 2
  br i1 %cmp.i142, label %if.then2.i144, label %return

if.then2.i144:                                    ; preds = %if.end.i143
  store i32 2, ptr %call1.i141, align 4
  br label %return

return:                                           ; preds = %if.end9, %cond.false12, %if.then2.i144, %if.end.i143, %if.end.i135, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i135 ], [ 0, %if.end9 ], [ -1, %cond.false12 ], [ -1, %if.then2.i144 ], [ -1, %if.end.i143 ]
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
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i155 = icmp ne i32 %call.i, 0
  br i1 %tobool.i155, label %if.end.i159, label %return

if.end.i159:                                      ; preds = %if.then2
  %call1.i157 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i157, align 4
  %cmp.i158 = icmp ne i32 %1, 2
  br i1 %cmp.i158, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i159
  store i32 2, ptr %call1.i157, align 4
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
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i90

while.cond.i90:                                   ; preds = %if.end43.i, %while.body.i101
  %i.i85.0 = phi i32 [ %inc.i100, %while.body.i101 ], [ 0, %if.end43.i ]
  %idxprom.i86 = sext i32 %i.i85.0 to i64
  %arrayidx.i87 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i86
  %6 = load i8, ptr %arrayidx.i87, align 1
  %conv.i88 = sext i8 %6 to i32
  %tobool.i89 = icmp ne i32 %conv.i88, 0
  br i1 %tobool.i89, label %land.rhs.i98, label %has_prefix.exit107

land.rhs.i98:                                     ; preds = %while.cond.i90
  %arrayidx2.i92 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i86
  %7 = load i8, ptr %arrayidx2.i92, align 1
  %conv3.i93 = sext i8 %7 to i32
  %cmp.i97 = icmp eq i32 %conv3.i93, %conv.i88
  br i1 %cmp.i97, label %while.body.i101, label %has_prefix.exit107

while.body.i101:                                  ; preds = %land.rhs.i98
  %inc.i100 = add nsw i32 %i.i85.0, 1
  br label %while.cond.i90

has_prefix.exit107:                               ; preds = %while.cond.i90, %land.rhs.i98
  %8 = load i8, ptr %arrayidx.i87, align 1
  %tobool10.i104 = icmp ne i8 %8, 0
  %lnot.i105 = xor i1 %tobool10.i104, true
  br i1 %lnot.i105, label %if.then70.i, label %while.cond.i65

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

while.cond.i65:                                   ; preds = %has_prefix.exit107, %while.body.i76
  %i.i60.0 = phi i32 [ %inc.i75, %while.body.i76 ], [ 0, %has_prefix.exit107 ]
  %idxprom.i61 = sext i32 %i.i60.0 to i64
  %arrayidx.i62 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i61
  %9 = load i8, ptr %arrayidx.i62, align 1
  %conv.i63 = sext i8 %9 to i32
  %tobool.i64 = icmp ne i32 %conv.i63, 0
  br i1 %tobool.i64, label %land.rhs.i73, label %has_prefix.exit82

land.rhs.i73:                                     ; preds = %while.cond.i65
  %arrayidx2.i67 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i61
  %10 = load i8, ptr %arrayidx2.i67, align 1
  %conv3.i68 = sext i8 %10 to i32
  %cmp.i72 = icmp eq i32 %conv3.i68, %conv.i63
  br i1 %cmp.i72, label %while.body.i76, label %has_prefix.exit82

while.body.i76:                                   ; preds = %land.rhs.i73
  %inc.i75 = add nsw i32 %i.i60.0, 1
  br label %while.cond.i65

has_prefix.exit82:                                ; preds = %while.cond.i65, %land.rhs.i73
  %11 = load i8, ptr %arrayidx.i62, align 1
  %tobool10.i79 = icmp ne i8 %11, 0
  %lnot.i80 = xor i1 %tobool10.i79, true
  br i1 %lnot.i80, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit82, %while.body.i
  %i.i50.0 = phi i32 [ %inc.i57, %while.body.i ], [ 0, %has_prefix.exit82 ]
  %idxprom.i51 = sext i32 %i.i50.0 to i64
  %arrayidx.i52 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i64 %idxprom.i51
  %12 = load i8, ptr %arrayidx.i52, align 1
  %conv.i53 = sext i8 %12 to i32
  %tobool.i54 = icmp ne i32 %conv.i53, 0
  br i1 %tobool.i54, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i51
  %13 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i55 = sext i8 %13 to i32
  %cmp.i56 = icmp eq i32 %conv3.i55, %conv.i53
  br i1 %cmp.i56, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i57 = add nsw i32 %i.i50.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %14 = load i8, ptr %arrayidx.i52, align 1
  %tobool10.i = icmp ne i8 %14, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit82, %has_prefix.exit107
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond73.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add79.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i72.i.0 = phi i32 [ %inc81.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp74.i = icmp ult i32 %i72.i.0, %n.i.1
  br i1 %cmp74.i, label %for.body.i, label %for.cond.i112

for.body.i:                                       ; preds = %for.cond73.i
  %mul.i = mul i32 %last.i.0, 31
  %idxprom76.i = zext i32 %i72.i.0 to i64
  %arrayidx77.i = getelementptr inbounds [64 x i8], ptr %text.i, i64 0, i64 %idxprom76.i
  %15 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = zext i8 %15 to i32
  %add79.i = add i32 %mul.i, %conv78.i
  %inc81.i = add i32 %i72.i.0, 1
  br label %for.cond73.i

for.cond.i112:                                    ; preds = %for.cond73.i, %for.end.i121
  %w.i.0 = phi i32 [ %inc8.i, %for.end.i121 ], [ 0, %for.cond73.i ]
  %cmp.i111 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i111, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i112, %for.body3.i
  %i.i110.0 = phi i32 [ %inc.i119, %for.body3.i ], [ 0, %for.cond.i112 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i112 ]
  %cmp2.i = icmp ult i32 %i.i110.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i121

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i114 = mul i32 8, %w.i.0
  %add.i115 = add i32 %mul.i114, %i.i110.0
  %idxprom.i116 = zext i32 %add.i115 to i64
  %arrayidx.i117 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i116
  %16 = load i8, ptr %arrayidx.i117, align 1
  %conv.i118 = zext i8 %16 to i64
  %mul4.i = mul i32 8, %i.i110.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i118, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i119 = add i32 %i.i110.0, 1
  br label %for.cond1.i

for.end.i121:                                     ; preds = %for.cond1.i
  %idxprom5.i = zext i32 %w.i.0 to i64
  %arrayidx6.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom5.i
  store i64 %packed.i.0, ptr %arrayidx6.i, align 8
  %inc8.i = add i32 %w.i.0, 1
  br label %for.cond.i112

pack.exit:                                        ; preds = %for.cond.i112
  %last84.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last84.i, align 8
  %17 = load i8, ptr %text.i, align 16
  %conv86.i = sext i8 %17 to i32
  %cmp87.i = icmp eq i32 %conv86.i, 47
  %conv88.i = zext i1 %cmp87.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv88.i, ptr %absolute.i, align 4
  %call.i25 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %pack.exit
  %call.i124 = call i32 @__gomc_self()
  %conv.i125 = zext i32 %call.i124 to i64
  %add.i126 = add i64 %conv.i125, 1
  %call1.i122 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i25, i32 noundef 8, i64 noundef %add.i126, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i122, 4294967295
  %conv.i127 = trunc i64 %and.i to i32
  %cmp.i123 = icmp ne i32 %conv.i127, 0
  br i1 %cmp.i123, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 1
  %18 = load i32, ptr %names.i, align 8
  br label %for.cond.i29

for.cond.i29:                                     ; preds = %if.end11.i, %hold_lock.exit
  %i.i27.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i40, %if.end11.i ]
  %cmp.i28 = icmp ult i32 %i.i27.0, %18
  br i1 %cmp.i28, label %for.body.i34, label %for.end.i

for.body.i34:                                     ; preds = %for.cond.i29
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 4
  %idxprom.i30 = zext i32 %i.i27.0 to i64
  %arrayidx.i31 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i64 0, i64 %idxprom.i30
  br label %for.cond.i131

for.cond.i131:                                    ; preds = %if.end9.i139, %for.body.i34
  %w.i129.0 = phi i32 [ 0, %for.body.i34 ], [ %inc.i140, %if.end9.i139 ]
  %cmp.i130 = icmp ult i32 %w.i129.0, 8
  br i1 %cmp.i130, label %for.body.i135, label %is_same.exit

for.body.i135:                                    ; preds = %for.cond.i131
  %idxprom.i132 = zext i32 %w.i129.0 to i64
  %arrayidx.i133 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i132
  %19 = load i64, ptr %arrayidx.i133, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i31, i64 0, i64 %idxprom.i132
  %20 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i134 = icmp ne i64 %19, %20
  br i1 %cmp4.i134, label %is_same.exit, label %if.end.i138

if.end.i138:                                      ; preds = %for.body.i135
  %shr.i = lshr i64 %19, 56
  %tobool.i137 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i137, label %if.end9.i139, label %is_same.exit

if.end9.i139:                                     ; preds = %if.end.i138
  %inc.i140 = add i32 %w.i129.0, 1
  br label %for.cond.i131

is_same.exit:                                     ; preds = %for.cond.i131, %if.end.i138, %for.body.i135
  %retval.i128.0 = phi i32 [ 0, %for.body.i135 ], [ 1, %if.end.i138 ], [ 1, %for.cond.i131 ]
  %tobool.i33 = icmp ne i32 %retval.i128.0, 0
  br i1 %tobool.i33, label %entry_of.exit, label %if.end.i37

if.end.i37:                                       ; preds = %is_same.exit
  %last.i36 = getelementptr inbounds %struct.name, ptr %arrayidx.i31, i32 0, i32 1
  %21 = load i32, ptr %last.i36, align 8
  %22 = load i32, ptr %last84.i, align 8
  %cmp6.i = icmp eq i32 %21, %22
  br i1 %cmp6.i, label %land.lhs.true.i39, label %if.end11.i

land.lhs.true.i39:                                ; preds = %if.end.i37
  %absolute.i38 = getelementptr inbounds %struct.name, ptr %arrayidx.i31, i32 0, i32 2
  %23 = load i32, ptr %absolute.i38, align 4
  %24 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %23, %24
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i39
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i39, %if.end.i37
  %inc.i40 = add i32 %i.i27.0, 1
  br label %for.cond.i29

for.end.i:                                        ; preds = %for.cond.i29
  %cmp12.i = icmp eq i32 %18, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i42 = add i32 %18, 1
  store i32 %add.i42, ptr %names.i, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 4
  %idxprom17.i = zext i32 %18 to i64
  %arrayidx18.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i64 0, i64 %idxprom17.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18.i, ptr align 8 %name, i64 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %is_same.exit, %if.end14.i
  %new.0 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx18.i, %if.end14.i ], [ %arrayidx.i31, %is_same.exit ]
  %tobool6 = icmp ne i32 %new.0, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %entry_of.exit
  %call.i46 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i47 = icmp ne i64 %call.i46, 0
  br i1 %tobool.i47, label %if.then.i48, label %if.end8

if.then.i48:                                      ; preds = %if.then7
  %files.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i146 = icmp eq i32 %25, 16
  br i1 %cmp.i146, label %if.then.i147, label %if.end.i152

if.then.i147:                                     ; preds = %if.then.i48
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i152:                                      ; preds = %if.then.i48
  %add.i148 = add i32 %25, 1
  store i32 %add.i148, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i148, ptr %file.i, align 8
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 5
  %idxprom.i149 = zext i32 %25 to i64
  %arrayidx.i150 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i64 0, i64 %idxprom.i149
  store i32 1, ptr %arrayidx.i150, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end.i152, %entry_of.exit
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i25, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br i1 %tobool10, label %return, label %cond.false

cond.false:                                       ; preds = %if.end22
  %call.i162 = call i32 @__gomc_reads_errno()
  %tobool.i163 = icmp ne i32 %call.i162, 0
  br i1 %tobool.i163, label %if.end.i167, label %return

if.end.i167:                                      ; preds = %cond.false
  %call1.i165 = call ptr @__errno_location()
  %29 = load i32, ptr %call1.i165, align 4
  %cmp.i166 = icmp ne i32 %29, 2
  br i1 %cmp.i166, label %if.then2.i168, label %return

if.then2.i168:                                    ; preds = %if.end.i167
  store i32 2, ptr %call1.i165, align 4
  br label %return

return:                                           ; preds = %if.end22, %cond.false, %if.then2.i168, %if.end.i167, %if.end.i159, %if.then2.i, %if.then2
  %retval.0 = phi i32 [ -1, %if.then2 ], [ -1, %if.then2.i ], [ -1, %if.end.i159 ], [ 0, %if.end22 ], [ -1, %cond.false ], [ -1, %if.then2.i168 ], [ -1, %if.end.i167 ]
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

