source_filename = "files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32 }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_files = internal global %struct.files zeroinitializer, align 8
@__gomc_files.str = private unnamed_addr constant [14 x i8] c"flags of open\00", align 1
@__gomc_files.str.1 = private unnamed_addr constant [36 x i8] c"close of the descriptor of a stream\00", align 1
@__gomc_files.str.2 = private unnamed_addr constant [30 x i8] c"files of more than 8192 bytes\00", align 1
@__gomc_files.str.3 = private unnamed_addr constant [31 x i8] c"whether a file can be executed\00", align 1
@__gomc_files.str.4 = private unnamed_addr constant [52 x i8] c"the rights to a file that the program did not write\00", align 1
@__gomc_files.str.5 = private unnamed_addr constant [44 x i8] c"a name of a file of more than 63 characters\00", align 1
@__gomc_files.str.6 = private unnamed_addr constant [42 x i8] c"a name of a file with the directory above\00", align 1
@__gomc_files.str.7 = private unnamed_addr constant [24 x i8] c"the name of a directory\00", align 1
@__gomc_files.str.8 = private unnamed_addr constant [6 x i8] c"/dev/\00", align 1
@__gomc_files.str.9 = private unnamed_addr constant [7 x i8] c"/proc/\00", align 1
@__gomc_files.str.10 = private unnamed_addr constant [6 x i8] c"/sys/\00", align 1
@__gomc_files.str.11 = private unnamed_addr constant [20 x i8] c"files of the system\00", align 1
@__gomc_files.str.12 = private unnamed_addr constant [56 x i8] c"a relative and an absolute name that may be of one file\00", align 1
@__gomc_files.str.13 = private unnamed_addr constant [28 x i8] c"more than 32 names of files\00", align 1
@__gomc_files.str.14 = private unnamed_addr constant [63 x i8] c"a file that was created without the right to read and write it\00", align 1
@__gomc_files.str.15 = private unnamed_addr constant [19 x i8] c"more than 16 files\00", align 1
@__gomc_files.str.16 = private unnamed_addr constant [33 x i8] c"more than 32 files that are open\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16
@__gomc_files.str.17 = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_files.str.18 = private unnamed_addr constant [44 x i8] c"a descriptor that is used beside its stream\00", align 1
@__gomc_files.str.19 = private unnamed_addr constant [5 x i8] c"read\00", align 1
@__gomc_files.str.20 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@__gomc_files.str.21 = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1

define ptr @__files_state() {
entry:
  ret ptr @__gomc_files
}

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
  %or.cond120 = or i1 %tobool4, %tobool6
  br i1 %or.cond120, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false2, %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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
  %or.cond122 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond122, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %1, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i125

while.cond.i125:                                  ; preds = %if.end43.i, %while.body.i136
  %i.i120.0 = phi i32 [ %inc.i135, %while.body.i136 ], [ 0, %if.end43.i ]
  %idxprom.i121 = sext i32 %i.i120.0 to i64
  %arrayidx.i122 = getelementptr inbounds i8, ptr @__gomc_files.str.8, i64 %idxprom.i121
  %5 = load i8, ptr %arrayidx.i122, align 1
  %conv.i123 = sext i8 %5 to i32
  %tobool.i124 = icmp ne i32 %conv.i123, 0
  br i1 %tobool.i124, label %land.rhs.i133, label %has_prefix.exit142

land.rhs.i133:                                    ; preds = %while.cond.i125
  %arrayidx2.i127 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i121
  %6 = load i8, ptr %arrayidx2.i127, align 1
  %conv3.i128 = sext i8 %6 to i32
  %cmp.i132 = icmp eq i32 %conv3.i128, %conv.i123
  br i1 %cmp.i132, label %while.body.i136, label %has_prefix.exit142

while.body.i136:                                  ; preds = %land.rhs.i133
  %inc.i135 = add nsw i32 %i.i120.0, 1
  br label %while.cond.i125

has_prefix.exit142:                               ; preds = %while.cond.i125, %land.rhs.i133
  %7 = load i8, ptr %arrayidx.i122, align 1
  %tobool10.i139 = icmp ne i8 %7, 0
  %lnot.i140 = xor i1 %tobool10.i139, true
  br i1 %lnot.i140, label %if.then70.i, label %while.cond.i100

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond123 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond123, label %if.then50.i, label %for.inc.i

if.then50.i:                                      ; preds = %if.end46.i
  %conv51.i = zext i32 %n.i.1 to i64
  %cmp52.i = icmp eq i64 %conv51.i, 63
  br i1 %cmp52.i, label %if.then54.i, label %if.end55.i

if.then54.i:                                      ; preds = %if.then50.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
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

while.cond.i100:                                  ; preds = %has_prefix.exit142, %while.body.i111
  %i.i95.0 = phi i32 [ %inc.i110, %while.body.i111 ], [ 0, %has_prefix.exit142 ]
  %idxprom.i96 = sext i32 %i.i95.0 to i64
  %arrayidx.i97 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i96
  %8 = load i8, ptr %arrayidx.i97, align 1
  %conv.i98 = sext i8 %8 to i32
  %tobool.i99 = icmp ne i32 %conv.i98, 0
  br i1 %tobool.i99, label %land.rhs.i108, label %has_prefix.exit117

land.rhs.i108:                                    ; preds = %while.cond.i100
  %arrayidx2.i102 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i96
  %9 = load i8, ptr %arrayidx2.i102, align 1
  %conv3.i103 = sext i8 %9 to i32
  %cmp.i107 = icmp eq i32 %conv3.i103, %conv.i98
  br i1 %cmp.i107, label %while.body.i111, label %has_prefix.exit117

while.body.i111:                                  ; preds = %land.rhs.i108
  %inc.i110 = add nsw i32 %i.i95.0, 1
  br label %while.cond.i100

has_prefix.exit117:                               ; preds = %while.cond.i100, %land.rhs.i108
  %10 = load i8, ptr %arrayidx.i97, align 1
  %tobool10.i114 = icmp ne i8 %10, 0
  %lnot.i115 = xor i1 %tobool10.i114, true
  br i1 %lnot.i115, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit117, %while.body.i
  %i.i82.0 = phi i32 [ %inc.i91, %while.body.i ], [ 0, %has_prefix.exit117 ]
  %idxprom.i83 = sext i32 %i.i82.0 to i64
  %arrayidx.i84 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i83
  %11 = load i8, ptr %arrayidx.i84, align 1
  %conv.i85 = sext i8 %11 to i32
  %tobool.i86 = icmp ne i32 %conv.i85, 0
  br i1 %tobool.i86, label %land.rhs.i89, label %has_prefix.exit

land.rhs.i89:                                     ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i83
  %12 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i87 = sext i8 %12 to i32
  %cmp.i88 = icmp eq i32 %conv3.i87, %conv.i85
  br i1 %cmp.i88, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i89
  %inc.i91 = add nsw i32 %i.i82.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i89
  %13 = load i8, ptr %arrayidx.i84, align 1
  %tobool10.i = icmp ne i8 %13, 0
  %lnot.i92 = xor i1 %tobool10.i, true
  br i1 %lnot.i92, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit117, %has_prefix.exit142
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.11)
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
  %call.i145 = call i32 @__gomc_self()
  %conv.i146 = zext i32 %call.i145 to i64
  %add.i147 = add i64 %conv.i146, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i147, i64 noundef 0, i32 noundef 1)
  %and.i148 = and i64 %call2.i, 4294967295
  %conv.i149 = trunc i64 %and.i148 to i32
  %cmp.i17 = icmp ne i32 %conv.i149, 0
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
  br label %for.cond.i153

for.cond.i153:                                    ; preds = %if.end9.i161, %for.body.i26
  %w.i151.0 = phi i32 [ 0, %for.body.i26 ], [ %inc.i162, %if.end9.i161 ]
  %cmp.i152 = icmp ult i32 %w.i151.0, 8
  br i1 %cmp.i152, label %for.body.i157, label %same_name.exit

for.body.i157:                                    ; preds = %for.cond.i153
  %idxprom.i154 = zext i32 %w.i151.0 to i64
  %arrayidx.i155 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i154
  %18 = load i64, ptr %arrayidx.i155, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i23, i64 0, i64 %idxprom.i154
  %19 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i156 = icmp ne i64 %18, %19
  br i1 %cmp4.i156, label %same_name.exit, label %if.end.i160

if.end.i160:                                      ; preds = %for.body.i157
  %shr.i = lshr i64 %18, 56
  %tobool.i159 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i159, label %if.end9.i161, label %same_name.exit

if.end9.i161:                                     ; preds = %if.end.i160
  %inc.i162 = add i32 %w.i151.0, 1
  br label %for.cond.i153

same_name.exit:                                   ; preds = %for.cond.i153, %if.end.i160, %for.body.i157
  %retval.i150.0 = phi i32 [ 0, %for.body.i157 ], [ 1, %if.end.i160 ], [ 1, %for.cond.i153 ]
  %tobool.i25 = icmp ne i32 %retval.i150.0, 0
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i29
  %inc.i32 = add i32 %i.i19.0, 1
  br label %for.cond.i21

for.end.i:                                        ; preds = %for.cond.i21
  %cmp11.i = icmp eq i32 %17, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
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
  %or.cond124 = or i1 %tobool.i40, %tobool3.i
  %brmerge126 = or i1 %or.cond124, %cmp.i38
  %.mux = select i1 %or.cond124, i1 false, i1 true
  br i1 %brmerge126, label %land.end.i, label %lor.rhs.i

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
  %call.i77 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i78 = icmp ne i64 %call.i77, 0
  br i1 %tobool.i78, label %if.then.i80, label %if.end.i44

if.then.i80:                                      ; preds = %if.then.i43
  %files.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i169 = icmp eq i32 %25, 16
  br i1 %cmp.i169, label %if.then.i170, label %if.end.i176

if.then.i170:                                     ; preds = %if.then.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end.i176:                                      ; preds = %if.then.i80
  %add.i171 = add i32 %25, 1
  store i32 %add.i171, ptr %files.i, align 4
  %file.i172 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i171, ptr %file.i172, align 8
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %idxprom.i173 = zext i32 %25 to i64
  %arrayidx.i174 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i64 0, i64 %idxprom.i173
  store i32 1, ptr %arrayidx.i174, align 4
  br label %if.end.i44

if.end.i44:                                       ; preds = %if.then.i43, %if.end.i176, %land.end.i
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
  %files.i182 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %27 = load i32, ptr %files.i182, align 4
  %cmp.i183 = icmp eq i32 %27, 16
  br i1 %cmp.i183, label %if.then.i184, label %if.end.i193

if.then.i184:                                     ; preds = %if.end14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end.i193:                                      ; preds = %if.end14.i
  %add.i185 = add i32 %27, 1
  store i32 %add.i185, ptr %files.i182, align 4
  store i32 %add.i185, ptr %file.i, align 8
  %file3.i189 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %idxprom.i190 = zext i32 %27 to i64
  %arrayidx.i191 = getelementptr inbounds [16 x %struct.file], ptr %file3.i189, i64 0, i64 %idxprom.i190
  %forbidden.i = getelementptr inbounds %struct.file, ptr %arrayidx.i191, i32 0, i32 1
  store i32 %conv17.i, ptr %forbidden.i, align 4
  br label %resolve.exit

if.end19.i:                                       ; preds = %if.end.i44
  %tobool21.i = icmp ne i32 %and1.i, 0
  %or.cond125 = and i1 %tobool21.i, %tobool3.i
  br i1 %or.cond125, label %resolve.exit, label %if.end26.i

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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end32.i:                                       ; preds = %if.end26.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 4
  %29 = load i32, ptr %held_back.i, align 4
  %tobool.i70 = icmp ne i32 %29, 0
  br i1 %tobool.i70, label %if.then.i73, label %nothing_held_back.exit

if.then.i73:                                      ; preds = %if.end32.i
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

resolve.exit:                                     ; preds = %nothing_held_back.exit, %if.then34.i51, %if.end19.i, %if.then10.i, %if.end.i193
  %retval.i35.0 = phi i32 [ 0, %if.end.i193 ], [ -2, %if.then10.i ], [ -17, %if.end19.i ], [ 0, %if.then34.i51 ], [ 0, %nothing_held_back.exit ]
  %cmp12 = icmp eq i32 %retval.i35.0, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %resolve.exit
  %31 = load i32, ptr %file.i, align 8
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %if.then.i61, %if.then13
  %i.i54.0 = phi i32 [ 0, %if.then13 ], [ %inc.i64, %if.then.i61 ]
  %cmp.i55 = icmp slt i32 %i.i54.0, 32
  br i1 %cmp.i55, label %for.body.i60, label %for.end.i66

for.body.i60:                                     ; preds = %for.cond.i56
  %description.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 6
  %idxprom.i57 = sext i32 %i.i54.0 to i64
  %arrayidx.i58 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i57
  %32 = load atomic i32, ptr %arrayidx.i58 monotonic, align 4
  %tobool.i59 = icmp ne i32 %32, 0
  br i1 %tobool.i59, label %if.then.i61, label %new_description.exit

if.then.i61:                                      ; preds = %for.body.i60
  %inc.i64 = add nsw i32 %i.i54.0, 1
  br label %for.cond.i56

for.end.i66:                                      ; preds = %for.cond.i56
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

new_description.exit:                             ; preds = %for.body.i60
  %flags2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i58, i32 0, i32 1
  store atomic i32 %flags, ptr %flags2.i monotonic, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i58, i32 0, i32 2
  store i32 0, ptr %place.i, align 4
  %stream.i = getelementptr inbounds %struct.description, ptr %arrayidx.i58, i32 0, i32 3
  store i32 0, ptr %stream.i, align 4
  store atomic i32 %31, ptr %arrayidx.i58 release, align 4
  %add.i62 = add nsw i32 3, %i.i54.0
  br label %if.end15

if.end15:                                         ; preds = %new_description.exit, %resolve.exit
  %result.0 = phi i32 [ %add.i62, %new_description.exit ], [ %retval.i35.0, %resolve.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i143 = zext i32 %call.i to i64
  %add.i144 = add i64 %conv.i143, 1
  %call1.i69 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i144, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end, %if.end15
  %retval.0 = phi i32 [ %result.0, %if.end15 ], [ -2, %if.end ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @open(ptr noundef %path, i32 noundef %flags, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %entry
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %cond.true.i
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %0, align 8
  %1 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %2 = add i32 %gp_offset.i, 8
  store i32 %2, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %cond.true.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %1, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %3 = load i32, ptr %vaarg.addr.i, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %entry, %vaarg.end.i
  %cond.i = phi i32 [ %3, %vaarg.end.i ], [ 0, %entry ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  %.call.i = select i1 %cmp.i, i32 -1, i32 %call.i
  call void @llvm.va_end(ptr %args)
  ret i32 %.call.i
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @open64(ptr noundef %path, i32 noundef %flags, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %entry
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %cond.true.i
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %0, align 8
  %1 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %2 = add i32 %gp_offset.i, 8
  store i32 %2, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %cond.true.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %1, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %3 = load i32, ptr %vaarg.addr.i, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %entry, %vaarg.end.i
  %cond.i = phi i32 [ %3, %vaarg.end.i ], [ 0, %entry ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  %.call.i = select i1 %cmp.i, i32 -1, i32 %call.i
  call void @llvm.va_end(ptr %args)
  ret i32 %.call.i
}

define i32 @creat(ptr noundef %path, i32 noundef %mode) {
entry:
  %call = call i32 @__files_open(ptr noundef %path, i32 noundef 577, i32 noundef %mode)
  %cmp.i = icmp slt i32 %call, 0
  %cond.i = select i1 %cmp.i, i32 -1, i32 %call
  ret i32 %cond.i
}

define i32 @creat64(ptr noundef %path, i32 noundef %mode) {
entry:
  %call = call i32 @creat(ptr noundef %path, i32 noundef %mode)
  ret i32 %call
}

define i32 @close(i32 noundef %number) {
entry:
  %cmp.i39 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i39, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i14, label %cancellation_point.exit

if.then.i14:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit:                          ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cancellation_point.exit
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  %and.i29 = and i64 %call2.i, 4294967295
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp.i = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i45 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i45
  br i1 %or.cond, label %find.exit, label %if.end.i51

if.end.i51:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i47 = sub nsw i32 %number, 3
  %idxprom.i48 = sext i32 %sub.i47 to i64
  %arrayidx.i49 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i48
  %0 = load atomic i32, ptr %arrayidx.i49 monotonic, align 4
  %tobool.i50 = icmp ne i32 %0, 0
  %arrayidx.i49. = select i1 %tobool.i50, ptr %arrayidx.i49, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i51
  %retval.i.0 = phi ptr [ %arrayidx.i49., %if.end.i51 ], [ null, %hold.exit ]
  %magicptr19 = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr19, 0
  br i1 %cond, label %if.end5, label %land.lhs.true.i19

land.lhs.true.i19:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.lhs.true

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i19
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %idxprom.i20 = zext i32 %sub.i to i64
  %arrayidx.i21 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i20
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i21, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp ne i32 %2, 0
  br i1 %cmp.i22, label %if.then.i23, label %land.lhs.true

if.then.i23:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.lhs.true:                                    ; preds = %land.lhs.true.i19, %land.lhs.true2.i
  %3 = load i32, ptr %stream.i, align 4
  %tobool2 = icmp ne i32 %3, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.1)
  unreachable

if.end:                                           ; preds = %land.lhs.true
  %tobool3 = icmp ne ptr %retval.i.0, null
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  store atomic i32 0, ptr %retval.i.0 release, align 4
  br label %if.end5

if.end5:                                          ; preds = %find.exit, %if.then4, %if.end
  %call.i25 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i25 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i9 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %tobool6 = icmp ne ptr %retval.i.0, null
  %. = select i1 %tobool6, i32 0, i32 -1
  ret i32 %.
}

define i64 @read(i32 noundef %number, ptr noundef %to, i64 noundef %size) {
entry:
  %cmp = icmp eq i32 %number, 0
  br i1 %cmp, label %while.cond.i, label %if.end

while.cond.i:                                     ; preds = %entry, %while.body.i
  %n.i.0 = phi i64 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %cmp.i32 = icmp ult i64 %n.i.0, %size
  br i1 %cmp.i32, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %while.cond.i
  %call.i33 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i34 = icmp ne i64 %call.i33, 0
  %lnot.i = xor i1 %tobool.i34, true
  br i1 %lnot.i, label %while.body.i, label %return

while.body.i:                                     ; preds = %land.rhs.i
  %call1.i35 = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_files.str.19)
  %conv.i = trunc i64 %call1.i35 to i8
  %inc.i = add i64 %n.i.0, 1
  %arrayidx.i36 = getelementptr inbounds i8, ptr %to, i64 %n.i.0
  store i8 %conv.i, ptr %arrayidx.i36, align 1
  br label %while.cond.i

if.end:                                           ; preds = %entry
  %cmp.i80 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i80, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i21, label %not_standard.exit

if.then.i21:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i67 = call i32 @__gomc_self()
  %conv.i68 = zext i32 %call.i67 to i64
  %add.i69 = add i64 %conv.i68, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i69, i64 noundef 0, i32 noundef 1)
  %and.i70 = and i64 %call2.i, 4294967295
  %conv.i71 = trunc i64 %and.i70 to i32
  %cmp.i = icmp ne i32 %conv.i71, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i88 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i88
  br i1 %or.cond, label %find.exit, label %if.end.i94

if.end.i94:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i90 = sub nsw i32 %number, 3
  %idxprom.i91 = sext i32 %sub.i90 to i64
  %arrayidx.i92 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i91
  %0 = load atomic i32, ptr %arrayidx.i92 monotonic, align 4
  %tobool.i93 = icmp ne i32 %0, 0
  %arrayidx.i92. = select i1 %tobool.i93, ptr %arrayidx.i92, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i94
  %retval.i.0 = phi ptr [ %arrayidx.i92., %if.end.i94 ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end10, label %land.lhs.true.i26

land.lhs.true.i26:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i26
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %idxprom.i27 = zext i32 %sub.i to i64
  %arrayidx.i28 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i27
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i28, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i29 = icmp ne i32 %2, 0
  br i1 %cmp.i29, label %if.then.i30, label %find_alone.exit

if.then.i30:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i26
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %find_alone.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i, align 4
  %and.i37 = and i32 %3, 1
  %tobool.i38 = icmp ne i32 %and.i37, 0
  %lnot.i39 = xor i1 %tobool.i38, true
  br i1 %lnot.i39, label %if.then5, label %if.end10

if.then5:                                         ; preds = %land.lhs.true
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i43 = sub i32 %4, 1
  %idxprom.i44 = zext i32 %sub.i43 to i64
  %arrayidx.i45 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i44
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 4
  %5 = load i32, ptr %held_back.i, align 4
  %tobool.i46 = icmp ne i32 %5, 0
  br i1 %tobool.i46, label %if.then.i49, label %nothing_held_back.exit

if.then.i49:                                      ; preds = %if.then5
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then5
  %place = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %6 = load i32, ptr %place, align 4
  %7 = load i32, ptr %arrayidx.i45, align 4
  %tobool.i62 = icmp ne i32 %7, 0
  br i1 %tobool.i62, label %if.then.i63, label %known.exit

if.then.i63:                                      ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 2
  %8 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i53.0 = phi i32 [ 0, %known.exit ], [ %inc.i60, %for.body.i ]
  %conv.i54 = zext i32 %n.i53.0 to i64
  %cmp.i55 = icmp ult i64 %conv.i54, %size
  %add.i = add i32 %6, %n.i53.0
  %cmp3.i = icmp ult i32 %add.i, %8
  %9 = select i1 %cmp.i55, i1 %cmp3.i, i1 false
  br i1 %9, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 5
  %idxprom.i58 = zext i32 %add.i to i64
  %arrayidx.i59 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i58
  %10 = load i8, ptr %arrayidx.i59, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %to, i64 %conv.i54
  store i8 %10, ptr %arrayidx7.i, align 1
  %inc.i60 = add i32 %n.i53.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %11 = load i32, ptr %place, align 4
  %add = add i32 %11, %n.i53.0
  store i32 %add, ptr %place, align 4
  br label %if.end10

if.end10:                                         ; preds = %find.exit, %get_bytes.exit, %land.lhs.true, %find_alone.exit
  %result.0 = phi i64 [ %conv.i54, %get_bytes.exit ], [ -1, %land.lhs.true ], [ -1, %find_alone.exit ], [ -1, %find.exit ]
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call1.i16 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i66, i64 noundef 0, i32 noundef 1)
  %cmp11 = icmp slt i64 %result.0, 0
  %.result.0 = select i1 %cmp11, i64 -1, i64 %result.0
  br label %return

return:                                           ; preds = %land.rhs.i, %while.cond.i, %if.end10
  %retval.0 = phi i64 [ %.result.0, %if.end10 ], [ %n.i.0, %while.cond.i ], [ %n.i.0, %land.rhs.i ]
  ret i64 %retval.0
}

define i64 @__file_write(i32 noundef %number, ptr noundef %from, i64 noundef %size) {
entry:
  switch i32 %number, label %if.end [
    i32 1, label %return
    i32 2, label %return
  ]

if.end:                                           ; preds = %entry
  %cmp.i112 = icmp sge i32 %number, 0
  %cmp1.i113 = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i112, i1 %cmp1.i113, i1 false
  br i1 %spec.select, label %if.then.i29, label %not_standard.exit

if.then.i29:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end3, label %for.cond.i

for.cond.i:                                       ; preds = %not_standard.exit, %for.body.i
  %i.i.0 = phi i64 [ %inc.i, %for.body.i ], [ 0, %not_standard.exit ]
  %cmp.i49 = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i49, label %for.body.i, label %if.end3

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i50 = getelementptr inbounds i8, ptr %from, i64 %i.i.0
  %0 = load volatile i8, ptr %arrayidx.i50, align 1
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

if.end3:                                          ; preds = %for.cond.i, %not_standard.exit
  %call4 = call i32 @__gomc_reads_files()
  %tobool5 = icmp ne i32 %call4, 0
  br i1 %tobool5, label %if.end10, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end3
  %call6 = call ptr @__files_state()
  %cmp1.i69 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i113, %cmp1.i69
  br i1 %or.cond, label %can_write.exit84, label %if.end.i77

if.end.i77:                                       ; preds = %land.lhs.true
  %description.i72 = getelementptr inbounds %struct.files, ptr %call6, i32 0, i32 6
  %sub.i73 = sub nsw i32 %number, 3
  %idxprom.i74 = sext i32 %sub.i73 to i64
  %arrayidx.i75 = getelementptr inbounds [32 x %struct.description], ptr %description.i72, i64 0, i64 %idxprom.i74
  %1 = load atomic i32, ptr %arrayidx.i75 acquire, align 4
  %tobool.i76 = icmp ne i32 %1, 0
  br i1 %tobool.i76, label %land.rhs.i81, label %land.end.i83

land.rhs.i81:                                     ; preds = %if.end.i77
  %flags.i78 = getelementptr inbounds %struct.description, ptr %arrayidx.i75, i32 0, i32 1
  %2 = load atomic i32, ptr %flags.i78 monotonic, align 4
  %and.i79 = and i32 %2, 3
  %tobool3.i80 = icmp ne i32 %and.i79, 0
  br label %land.end.i83

land.end.i83:                                     ; preds = %land.rhs.i81, %if.end.i77
  %3 = phi i1 [ false, %if.end.i77 ], [ %tobool3.i80, %land.rhs.i81 ]
  %land.ext.i82 = zext i1 %3 to i32
  br label %can_write.exit84

can_write.exit84:                                 ; preds = %land.lhs.true, %land.end.i83
  %retval.i62.0 = phi i32 [ %land.ext.i82, %land.end.i83 ], [ 0, %land.lhs.true ]
  %tobool8 = icmp ne i32 %retval.i62.0, 0
  br i1 %tobool8, label %return, label %if.end10

if.end10:                                         ; preds = %can_write.exit84, %if.end3
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end10
  %call.i98 = call i32 @__gomc_self()
  %conv.i99 = zext i32 %call.i98 to i64
  %add.i100 = add i64 %conv.i99, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i100, i64 noundef 0, i32 noundef 1)
  %and.i101 = and i64 %call2.i, 4294967295
  %conv.i102 = trunc i64 %and.i101 to i32
  %cmp.i = icmp ne i32 %conv.i102, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i123 = icmp sge i32 %number, 35
  %or.cond65 = or i1 %cmp1.i113, %cmp1.i123
  br i1 %or.cond65, label %find.exit, label %if.end.i131

if.end.i131:                                      ; preds = %hold.exit
  %description.i126 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i127 = sub nsw i32 %number, 3
  %idxprom.i128 = sext i32 %sub.i127 to i64
  %arrayidx.i129 = getelementptr inbounds [32 x %struct.description], ptr %description.i126, i64 0, i64 %idxprom.i128
  %4 = load atomic i32, ptr %arrayidx.i129 monotonic, align 4
  %tobool.i130 = icmp ne i32 %4, 0
  %arrayidx.i129. = select i1 %tobool.i130, ptr %arrayidx.i129, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i131
  %retval.i117.0 = phi ptr [ %arrayidx.i129., %if.end.i131 ], [ null, %hold.exit ]
  %tobool.i33 = icmp ne ptr %retval.i117.0, null
  br i1 %tobool.i33, label %land.lhs.true.i34, label %find_alone.exit

land.lhs.true.i34:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i117.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %5, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i34
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %5, 1
  %idxprom.i35 = zext i32 %sub.i to i64
  %arrayidx.i36 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i35
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i36, i32 0, i32 4
  %6 = load i32, ptr %last.i, align 4
  %cmp.i37 = icmp ne i32 %6, 0
  br i1 %cmp.i37, label %if.then.i38, label %find_alone.exit

if.then.i38:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i34, %find.exit
  br i1 %or.cond65, label %can_write.exit, label %if.end.i

if.end.i:                                         ; preds = %find_alone.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i57 = sub nsw i32 %number, 3
  %idxprom.i58 = sext i32 %sub.i57 to i64
  %arrayidx.i59 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i58
  %7 = load atomic i32, ptr %arrayidx.i59 acquire, align 4
  %tobool.i60 = icmp ne i32 %7, 0
  br i1 %tobool.i60, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %if.end.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i59, i32 0, i32 1
  %8 = load atomic i32, ptr %flags.i monotonic, align 4
  %and.i61 = and i32 %8, 3
  %tobool3.i = icmp ne i32 %and.i61, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %if.end.i
  %9 = phi i1 [ false, %if.end.i ], [ %tobool3.i, %land.rhs.i ]
  %land.ext.i = zext i1 %9 to i32
  br label %can_write.exit

can_write.exit:                                   ; preds = %find_alone.exit, %land.end.i
  %retval.i.0 = phi i32 [ %land.ext.i, %land.end.i ], [ 0, %find_alone.exit ]
  %tobool14 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool14, label %land.lhs.true15, label %if.end20

land.lhs.true15:                                  ; preds = %can_write.exit
  %call16 = call i32 @__gomc_reads_files()
  %tobool17 = icmp ne i32 %call16, 0
  br i1 %tobool17, label %if.then18, label %if.end20

if.then18:                                        ; preds = %land.lhs.true15
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %10 = load atomic i32, ptr %retval.i117.0 monotonic, align 4
  %sub.i42 = sub i32 %10, 1
  %idxprom.i43 = zext i32 %sub.i42 to i64
  %arrayidx.i44 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i43
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i44, i32 0, i32 4
  %11 = load i32, ptr %held_back.i, align 4
  %tobool.i45 = icmp ne i32 %11, 0
  br i1 %tobool.i45, label %if.then.i48, label %nothing_held_back.exit

if.then.i48:                                      ; preds = %if.then18
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then18
  %12 = load atomic i32, ptr %retval.i117.0 monotonic, align 4
  %sub.i.i = sub i32 %12, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %cmp.i89 = icmp eq i64 %size, 0
  br i1 %cmp.i89, label %if.end20, label %if.end.i94

if.end.i94:                                       ; preds = %nothing_held_back.exit
  %flags.i91 = getelementptr inbounds %struct.description, ptr %retval.i117.0, i32 0, i32 1
  %13 = load i32, ptr %flags.i91, align 4
  %and.i92 = and i32 %13, 1024
  %tobool.i93 = icmp ne i32 %and.i92, 0
  br i1 %tobool.i93, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i94
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %14 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i117.0, i32 0, i32 2
  store i32 %14, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i94
  %place4.i = getelementptr inbounds %struct.description, ptr %retval.i117.0, i32 0, i32 2
  %15 = load i32, ptr %place4.i, align 4
  %16 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i138 = icmp ne i32 %16, 0
  br i1 %tobool.i138, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i141 = call i32 @__gomc_reads_files()
  %tobool2.i142 = icmp ne i32 %call.i141, 0
  br i1 %tobool2.i142, label %if.end.i144, label %put_bytes.exit

if.end.i144:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %15, 8192
  %sub.i145 = sub i32 8192, %15
  %conv.i146 = zext i32 %sub.i145 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i146
  %or.cond67 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond67, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i144
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end8.i:                                        ; preds = %if.end.i144
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %17 = load i32, ptr %size9.i, align 4
  br label %for.cond.i147

for.cond.i147:                                    ; preds = %for.body.i150, %if.end8.i
  %end.i.0 = phi i32 [ %17, %if.end8.i ], [ %inc.i151, %for.body.i150 ]
  %cmp10.i = icmp ult i32 %end.i.0, %15
  br i1 %cmp10.i, label %for.body.i150, label %for.cond12.i

for.body.i150:                                    ; preds = %for.cond.i147
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i148 = zext i32 %end.i.0 to i64
  %arrayidx.i149 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i148
  store i8 0, ptr %arrayidx.i149, align 1
  %inc.i151 = add i32 %end.i.0, 1
  br label %for.cond.i147

for.cond12.i:                                     ; preds = %for.cond.i147, %for.body16.i
  %i.i137.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i147 ]
  %conv13.i = zext i32 %i.i137.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %18 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i152 = add i32 %15, %i.i137.0
  %idxprom20.i = zext i32 %add.i152 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %18, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i137.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %15 to i64
  %add26.i = add i64 %conv25.i, %size
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %size to i32
  %add32.i = add i32 %15, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %19 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %19, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %conv.i = trunc i64 %size to i32
  %20 = load i32, ptr %place4.i, align 4
  %add.i = add i32 %20, %conv.i
  store i32 %add.i, ptr %place4.i, align 4
  br label %if.end20

if.end20:                                         ; preds = %put_bytes.exit, %nothing_held_back.exit, %land.lhs.true15, %can_write.exit
  %call.i95 = call i32 @__gomc_self()
  %conv.i96 = zext i32 %call.i95 to i64
  %add.i97 = add i64 %conv.i96, 1
  %call1.i24 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i97, i64 noundef 0, i32 noundef 1)
  %size. = select i1 %tobool14, i64 %size, i64 -1
  br label %return

return:                                           ; preds = %can_write.exit84, %entry, %entry, %if.end20
  %retval.0 = phi i64 [ %size., %if.end20 ], [ %size, %entry ], [ %size, %entry ], [ %size, %can_write.exit84 ]
  ret i64 %retval.0
}

declare i32 @__gomc_reads_files()

define i64 @pread(i32 noundef %number, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i21 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i21, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %cancellation_point.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i10 = add i64 %conv.i9, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i10, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call2.i.i, 4294967295
  %conv.i12 = trunc i64 %and.i11 to i32
  %cmp.i.i = icmp ne i32 %conv.i12, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i26 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i26
  br i1 %or.cond, label %find.exit, label %if.end.i29

if.end.i29:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i28 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i28, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i29
  %retval.i22.0 = phi ptr [ %arrayidx.i., %if.end.i29 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i22.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i50.i

land.lhs.true.i50.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i50.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i51.i = zext i32 %sub.i.i to i64
  %arrayidx.i52.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i51.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i52.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i53.i = icmp ne i32 %2, 0
  br i1 %cmp.i53.i, label %if.then.i54.i, label %find_alone.exit.i

if.then.i54.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i50.i
  %tobool.i = icmp ne ptr %retval.i22.0, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end30.i

land.lhs.true.i:                                  ; preds = %find_alone.exit.i
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i.i, align 4
  %and.i57.i = and i32 %3, 1
  %tobool.i58.i = icmp ne i32 %and.i57.i, 0
  %lnot.i.i = xor i1 %tobool.i58.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end30.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %4, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i22.0 monotonic, align 4
  %sub.i62.i = sub i32 %5, 1
  %idxprom.i63.i = zext i32 %sub.i62.i to i64
  %arrayidx.i64.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i63.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 4
  %6 = load i32, ptr %held_back.i.i, align 4
  %tobool.i65.i = icmp ne i32 %6, 0
  br i1 %tobool.i65.i, label %if.then.i68.i, label %nothing_held_back.exit.i

if.then.i68.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  br i1 %tobool3.i, label %if.then16.i, label %if.else.i

if.then16.i:                                      ; preds = %nothing_held_back.exit.i
  %7 = load i32, ptr %arrayidx.i64.i, align 4
  %tobool.i4 = icmp ne i32 %7, 0
  br i1 %tobool.i4, label %if.then.i5, label %known.exit

if.then.i5:                                       ; preds = %if.then16.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %if.then16.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %8 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %n.i.i.0 to i64
  %cmp.i70.i = icmp ult i64 %conv.i.i, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp3.i.i = icmp ult i32 %add.i.i, %8
  %9 = select i1 %cmp.i70.i, i1 %cmp3.i.i, i1 false
  br i1 %9, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %idxprom.i71.i = zext i32 %add.i.i to i64
  %arrayidx.i72.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i64 0, i64 %idxprom.i71.i
  %10 = load i8, ptr %arrayidx.i72.i, align 1
  %arrayidx7.i.i = getelementptr inbounds i8, ptr %to, i64 %conv.i.i
  store i8 %10, ptr %arrayidx7.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i75.i

for.cond.i75.i:                                   ; preds = %if.else.i, %for.body.i77.i
  %i.i.i.0 = phi i64 [ %inc.i78.i, %for.body.i77.i ], [ 0, %if.else.i ]
  %cmp.i74.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i74.i, label %for.body.i77.i, label %if.end22.i

for.body.i77.i:                                   ; preds = %for.cond.i75.i
  %arrayidx.i76.i = getelementptr inbounds i8, ptr null, i64 %i.i.i.0
  %11 = load volatile i8, ptr %arrayidx.i76.i, align 1
  %inc.i78.i = add i64 %i.i.i.0, 1
  br label %for.cond.i75.i

if.end22.i:                                       ; preds = %for.cond.i75.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %12 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %12, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %13 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %13, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %14 = load i32, ptr %arrayidx.i64.i, align 4
  %tobool.i40 = icmp ne i32 %14, 0
  %cmp.i41 = icmp eq i64 %size, 0
  %or.cond64 = or i1 %tobool.i40, %cmp.i41
  br i1 %or.cond64, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i43 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i43, 0
  br i1 %tobool2.i, label %if.end.i45, label %if.end30.i

if.end.i45:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i46 = sub i32 8192, %cond28.i
  %conv.i47 = zext i32 %sub.i46 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i47
  %or.cond65 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond65, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i45
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end8.i:                                        ; preds = %if.end.i45
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %15 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %15, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i48 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i48, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %idxprom.i49 = zext i32 %end.i.0 to i64
  %arrayidx.i50 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i49
  store i8 0, ptr %arrayidx.i50, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr null, i64 %conv13.i
  %16 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %add.i51 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i51 to i64
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %17, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %for.cond.i.i, %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %cond.true.i, %find_alone.exit.i
  %result.i.1 = phi i64 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %size, %cond.end27.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end24.i ], [ %conv.i.i, %for.cond.i.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i7, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  %.result.i.1 = select i1 %cmp31.i, i64 -1, i64 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end30.i
  %retval.i.0 = phi i64 [ %.result.i.1, %if.end30.i ], [ -1, %cancellation_point.exit.i ]
  ret i64 %retval.i.0
}

define i64 @pread64(i32 noundef %number, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i21 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i21, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %cancellation_point.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i10 = add i64 %conv.i9, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i10, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call2.i.i, 4294967295
  %conv.i12 = trunc i64 %and.i11 to i32
  %cmp.i.i = icmp ne i32 %conv.i12, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i26 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i26
  br i1 %or.cond, label %find.exit, label %if.end.i29

if.end.i29:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i28 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i28, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i29
  %retval.i22.0 = phi ptr [ %arrayidx.i., %if.end.i29 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i22.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i50.i

land.lhs.true.i50.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i50.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i51.i = zext i32 %sub.i.i to i64
  %arrayidx.i52.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i51.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i52.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i53.i = icmp ne i32 %2, 0
  br i1 %cmp.i53.i, label %if.then.i54.i, label %find_alone.exit.i

if.then.i54.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i50.i
  %tobool.i = icmp ne ptr %retval.i22.0, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end30.i

land.lhs.true.i:                                  ; preds = %find_alone.exit.i
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i.i, align 4
  %and.i57.i = and i32 %3, 1
  %tobool.i58.i = icmp ne i32 %and.i57.i, 0
  %lnot.i.i = xor i1 %tobool.i58.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end30.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %4, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i22.0 monotonic, align 4
  %sub.i62.i = sub i32 %5, 1
  %idxprom.i63.i = zext i32 %sub.i62.i to i64
  %arrayidx.i64.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i63.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 4
  %6 = load i32, ptr %held_back.i.i, align 4
  %tobool.i65.i = icmp ne i32 %6, 0
  br i1 %tobool.i65.i, label %if.then.i68.i, label %nothing_held_back.exit.i

if.then.i68.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  br i1 %tobool3.i, label %if.then16.i, label %if.else.i

if.then16.i:                                      ; preds = %nothing_held_back.exit.i
  %7 = load i32, ptr %arrayidx.i64.i, align 4
  %tobool.i4 = icmp ne i32 %7, 0
  br i1 %tobool.i4, label %if.then.i5, label %known.exit

if.then.i5:                                       ; preds = %if.then16.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %if.then16.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %8 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %n.i.i.0 to i64
  %cmp.i70.i = icmp ult i64 %conv.i.i, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp3.i.i = icmp ult i32 %add.i.i, %8
  %9 = select i1 %cmp.i70.i, i1 %cmp3.i.i, i1 false
  br i1 %9, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %idxprom.i71.i = zext i32 %add.i.i to i64
  %arrayidx.i72.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i64 0, i64 %idxprom.i71.i
  %10 = load i8, ptr %arrayidx.i72.i, align 1
  %arrayidx7.i.i = getelementptr inbounds i8, ptr %to, i64 %conv.i.i
  store i8 %10, ptr %arrayidx7.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i75.i

for.cond.i75.i:                                   ; preds = %if.else.i, %for.body.i77.i
  %i.i.i.0 = phi i64 [ %inc.i78.i, %for.body.i77.i ], [ 0, %if.else.i ]
  %cmp.i74.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i74.i, label %for.body.i77.i, label %if.end22.i

for.body.i77.i:                                   ; preds = %for.cond.i75.i
  %arrayidx.i76.i = getelementptr inbounds i8, ptr null, i64 %i.i.i.0
  %11 = load volatile i8, ptr %arrayidx.i76.i, align 1
  %inc.i78.i = add i64 %i.i.i.0, 1
  br label %for.cond.i75.i

if.end22.i:                                       ; preds = %for.cond.i75.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %12 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %12, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %13 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %13, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %14 = load i32, ptr %arrayidx.i64.i, align 4
  %tobool.i40 = icmp ne i32 %14, 0
  %cmp.i41 = icmp eq i64 %size, 0
  %or.cond64 = or i1 %tobool.i40, %cmp.i41
  br i1 %or.cond64, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i43 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i43, 0
  br i1 %tobool2.i, label %if.end.i45, label %if.end30.i

if.end.i45:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i46 = sub i32 8192, %cond28.i
  %conv.i47 = zext i32 %sub.i46 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i47
  %or.cond65 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond65, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i45
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end8.i:                                        ; preds = %if.end.i45
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %15 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %15, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i48 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i48, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %idxprom.i49 = zext i32 %end.i.0 to i64
  %arrayidx.i50 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i49
  store i8 0, ptr %arrayidx.i50, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr null, i64 %conv13.i
  %16 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %add.i51 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i51 to i64
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %17, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %for.cond.i.i, %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %cond.true.i, %find_alone.exit.i
  %result.i.1 = phi i64 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %size, %cond.end27.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end24.i ], [ %conv.i.i, %for.cond.i.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i7, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  %.result.i.1 = select i1 %cmp31.i, i64 -1, i64 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end30.i
  %retval.i.0 = phi i64 [ %.result.i.1, %if.end30.i ], [ -1, %cancellation_point.exit.i ]
  ret i64 %retval.i.0
}

define i64 @pwrite(i32 noundef %number, ptr noundef %from, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i21 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i21, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %cancellation_point.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i10 = add i64 %conv.i9, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i10, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call2.i.i, 4294967295
  %conv.i12 = trunc i64 %and.i11 to i32
  %cmp.i.i = icmp ne i32 %conv.i12, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i26 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i26
  br i1 %or.cond, label %find.exit, label %if.end.i29

if.end.i29:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i28 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i28, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i29
  %retval.i22.0 = phi ptr [ %arrayidx.i., %if.end.i29 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i22.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i50.i

land.lhs.true.i50.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i50.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i51.i = zext i32 %sub.i.i to i64
  %arrayidx.i52.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i51.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i52.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i53.i = icmp ne i32 %2, 0
  br i1 %cmp.i53.i, label %if.then.i54.i, label %find_alone.exit.i

if.then.i54.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i50.i
  %tobool.i = icmp ne ptr %retval.i22.0, null
  br i1 %tobool.i, label %cond.false.i, label %if.end30.i

cond.false.i:                                     ; preds = %find_alone.exit.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %3, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i22.0 monotonic, align 4
  %sub.i62.i = sub i32 %4, 1
  %idxprom.i63.i = zext i32 %sub.i62.i to i64
  %arrayidx.i64.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i63.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i65.i = icmp ne i32 %5, 0
  br i1 %tobool.i65.i, label %if.then.i68.i, label %nothing_held_back.exit.i

if.then.i68.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i75.i

for.cond.i75.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i77.i
  %i.i.i.0 = phi i64 [ %inc.i78.i, %for.body.i77.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i74.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i74.i, label %for.body.i77.i, label %if.end22.i

for.body.i77.i:                                   ; preds = %for.cond.i75.i
  %arrayidx.i76.i = getelementptr inbounds i8, ptr %from, i64 %i.i.i.0
  %6 = load volatile i8, ptr %arrayidx.i76.i, align 1
  %inc.i78.i = add i64 %i.i.i.0, 1
  br label %for.cond.i75.i

if.end22.i:                                       ; preds = %for.cond.i75.i, %nothing_held_back.exit.i
  %7 = load i32, ptr %flags.i1, align 4
  %and.i = and i32 %7, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %8 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %8, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %9 = load i32, ptr %arrayidx.i64.i, align 4
  %tobool.i40 = icmp ne i32 %9, 0
  %cmp.i41 = icmp eq i64 %size, 0
  %or.cond64 = or i1 %tobool.i40, %cmp.i41
  br i1 %or.cond64, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i43 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i43, 0
  br i1 %tobool2.i, label %if.end.i45, label %if.end30.i

if.end.i45:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i46 = sub i32 8192, %cond28.i
  %conv.i47 = zext i32 %sub.i46 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i47
  %or.cond65 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond65, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i45
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end8.i:                                        ; preds = %if.end.i45
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %10 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %10, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i48 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i48, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %idxprom.i49 = zext i32 %end.i.0 to i64
  %arrayidx.i50 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i49
  store i8 0, ptr %arrayidx.i50, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %11 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %add.i51 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i51 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %11, ptr %arrayidx21.i, align 1
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 3
  %12 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %12, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %find_alone.exit.i
  %result.i.1 = phi i64 [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %size, %for.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end27.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i7, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  %.result.i.1 = select i1 %cmp31.i, i64 -1, i64 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end30.i
  %retval.i.0 = phi i64 [ %.result.i.1, %if.end30.i ], [ -1, %cancellation_point.exit.i ]
  ret i64 %retval.i.0
}

define i64 @pwrite64(i32 noundef %number, ptr noundef %from, i64 noundef %size, i64 noundef %place) {
entry:
  %cmp.i21 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i21, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i45.i, label %cancellation_point.exit.i

if.then.i45.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i10 = add i64 %conv.i9, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i10, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call2.i.i, 4294967295
  %conv.i12 = trunc i64 %and.i11 to i32
  %cmp.i.i = icmp ne i32 %conv.i12, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i26 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i26
  br i1 %or.cond, label %find.exit, label %if.end.i29

if.end.i29:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i28 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i28, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i29
  %retval.i22.0 = phi ptr [ %arrayidx.i., %if.end.i29 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i22.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end30.i, label %land.lhs.true.i50.i

land.lhs.true.i50.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i50.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i51.i = zext i32 %sub.i.i to i64
  %arrayidx.i52.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i51.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i52.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i53.i = icmp ne i32 %2, 0
  br i1 %cmp.i53.i, label %if.then.i54.i, label %find_alone.exit.i

if.then.i54.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i50.i
  %tobool.i = icmp ne ptr %retval.i22.0, null
  br i1 %tobool.i, label %cond.false.i, label %if.end30.i

cond.false.i:                                     ; preds = %find_alone.exit.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i22.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %3, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end30.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i22.0 monotonic, align 4
  %sub.i62.i = sub i32 %4, 1
  %idxprom.i63.i = zext i32 %sub.i62.i to i64
  %arrayidx.i64.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i63.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i65.i = icmp ne i32 %5, 0
  br i1 %tobool.i65.i, label %if.then.i68.i, label %nothing_held_back.exit.i

if.then.i68.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv14.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv14.i
  %call19.i = call i32 @__gomc_reads_files()
  %tobool20.i = icmp ne i32 %call19.i, 0
  br i1 %tobool20.i, label %if.end22.i, label %for.cond.i75.i

for.cond.i75.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i77.i
  %i.i.i.0 = phi i64 [ %inc.i78.i, %for.body.i77.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i74.i = icmp ult i64 %i.i.i.0, %size
  br i1 %cmp.i74.i, label %for.body.i77.i, label %if.end22.i

for.body.i77.i:                                   ; preds = %for.cond.i75.i
  %arrayidx.i76.i = getelementptr inbounds i8, ptr %from, i64 %i.i.i.0
  %6 = load volatile i8, ptr %arrayidx.i76.i, align 1
  %inc.i78.i = add i64 %i.i.i.0, 1
  br label %for.cond.i75.i

if.end22.i:                                       ; preds = %for.cond.i75.i, %nothing_held_back.exit.i
  %7 = load i32, ptr %flags.i1, align 4
  %and.i = and i32 %7, 1024
  %tobool23.i = icmp ne i32 %and.i, 0
  br i1 %tobool23.i, label %cond.true24.i, label %cond.end27.i

cond.true24.i:                                    ; preds = %if.end22.i
  %size25.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %8 = load i32, ptr %size25.i, align 4
  br label %cond.end27.i

cond.end27.i:                                     ; preds = %if.end22.i, %cond.true24.i
  %cond28.i = phi i32 [ %8, %cond.true24.i ], [ %cond.i, %if.end22.i ]
  %9 = load i32, ptr %arrayidx.i64.i, align 4
  %tobool.i40 = icmp ne i32 %9, 0
  %cmp.i41 = icmp eq i64 %size, 0
  %or.cond64 = or i1 %tobool.i40, %cmp.i41
  br i1 %or.cond64, label %if.end30.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end27.i
  %call.i43 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i43, 0
  br i1 %tobool2.i, label %if.end.i45, label %if.end30.i

if.end.i45:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond28.i, 8192
  %sub.i46 = sub i32 8192, %cond28.i
  %conv.i47 = zext i32 %sub.i46 to i64
  %cmp5.i = icmp ugt i64 %size, %conv.i47
  %or.cond65 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond65, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i45
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end8.i:                                        ; preds = %if.end.i45
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 2
  %10 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %10, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i48 = icmp ult i32 %end.i.0, %cond28.i
  br i1 %cmp10.i48, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %idxprom.i49 = zext i32 %end.i.0 to i64
  %arrayidx.i50 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i49
  store i8 0, ptr %arrayidx.i50, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %size
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %11 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 5
  %add.i51 = add i32 %cond28.i, %i.i.0
  %idxprom20.i = zext i32 %add.i51 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %11, ptr %arrayidx21.i, align 1
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
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i64.i, i32 0, i32 3
  %12 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %12, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %if.end30.i

if.end30.i:                                       ; preds = %find.exit, %cond.end27.i, %lor.lhs.false1.i, %for.end24.i, %cond.false.i, %find_alone.exit.i
  %result.i.1 = phi i64 [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %size, %for.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end27.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i7, 1
  %call1.i40.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp31.i = icmp slt i64 %result.i.1, 0
  %.result.i.1 = select i1 %cmp31.i, i64 -1, i64 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end30.i
  %retval.i.0 = phi i64 [ %.result.i.1, %if.end30.i ], [ -1, %cancellation_point.exit.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
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
  %cmp.i10 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i10, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %not_standard.exit.i
  %call.i5 = call i32 @__gomc_self()
  %conv.i6 = zext i32 %call.i5 to i64
  %add.i7 = add i64 %conv.i6, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i7, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i8 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i8, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i14 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i14
  br i1 %or.cond, label %find.exit, label %if.end.i18

if.end.i18:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i16 = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i16 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i17 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i17, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i18
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i18 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i13.i = icmp ne i32 %2, 0
  br i1 %cmp.i13.i, label %if.then.i14.i, label %find_alone.exit.i

if.then.i14.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i.i
  %tobool.i = icmp ne ptr %retval.i.0, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %find_alone.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i17.i = sub i32 %3, 1
  %idxprom.i18.i = zext i32 %sub.i17.i to i64
  %arrayidx.i19.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i18.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i19.i, i32 0, i32 4
  %4 = load i32, ptr %held_back.i.i, align 4
  %tobool.i20.i = icmp ne i32 %4, 0
  br i1 %tobool.i20.i, label %if.then.i23.i, label %nothing_held_back.exit.i

if.then.i23.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %5 = load i32, ptr %arrayidx.i19.i, align 4
  %tobool.i1 = icmp ne i32 %5, 0
  br i1 %tobool.i1, label %if.then.i2, label %known.exit

if.then.i2:                                       ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i19.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit, %find_alone.exit.i
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find_alone.exit.i ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i4 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i4, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  %.result.i.0 = select i1 %cmp.i, i64 -1, i64 %result.i.0
  ret i64 %.result.i.0
}

define i64 @lseek64(i32 noundef %number, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp.i10 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i10, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %not_standard.exit.i
  %call.i5 = call i32 @__gomc_self()
  %conv.i6 = zext i32 %call.i5 to i64
  %add.i7 = add i64 %conv.i6, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i7, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i8 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i8, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i14 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i14
  br i1 %or.cond, label %find.exit, label %if.end.i18

if.end.i18:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i16 = sub nsw i32 %number, 3
  %idxprom.i = sext i32 %sub.i16 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i17 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i17, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i18
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i18 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i64 0, i64 %idxprom.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i13.i = icmp ne i32 %2, 0
  br i1 %cmp.i13.i, label %if.then.i14.i, label %find_alone.exit.i

if.then.i14.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i.i
  %tobool.i = icmp ne ptr %retval.i.0, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %find_alone.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i17.i = sub i32 %3, 1
  %idxprom.i18.i = zext i32 %sub.i17.i to i64
  %arrayidx.i19.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i64 0, i64 %idxprom.i18.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i19.i, i32 0, i32 4
  %4 = load i32, ptr %held_back.i.i, align 4
  %tobool.i20.i = icmp ne i32 %4, 0
  br i1 %tobool.i20.i, label %if.then.i23.i, label %nothing_held_back.exit.i

if.then.i23.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %5 = load i32, ptr %arrayidx.i19.i, align 4
  %tobool.i1 = icmp ne i32 %5, 0
  br i1 %tobool.i1, label %if.then.i2, label %known.exit

if.then.i2:                                       ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i19.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit, %find_alone.exit.i
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find_alone.exit.i ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i4 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i4, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  %.result.i.0 = select i1 %cmp.i, i64 -1, i64 %result.i.0
  ret i64 %.result.i.0
}

define i32 @fsync(i32 noundef %number) {
entry:
  %cmp.i22 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %0 = select i1 %cmp.i22, i1 %cmp1.i, i1 false
  br i1 %0, label %is_descriptor.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i10 = add i64 %conv.i9, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i10, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call2.i.i, 4294967295
  %conv.i12 = trunc i64 %and.i11 to i32
  %cmp.i.i = icmp ne i32 %conv.i12, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i27 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i27
  br i1 %or.cond, label %find.exit, label %if.end.i32

if.end.i32:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i29 = sext i32 %sub.i to i64
  %arrayidx.i30 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i29
  %1 = load atomic i32, ptr %arrayidx.i30 monotonic, align 4
  %tobool.i31 = icmp ne i32 %1, 0
  %arrayidx.i30. = select i1 %tobool.i31, ptr %arrayidx.i30, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i32
  %retval.i23.0 = phi ptr [ %arrayidx.i30., %if.end.i32 ], [ null, %hold.exit.i ]
  %cmp.i = icmp ne ptr %retval.i23.0, null
  %conv.i = zext i1 %cmp.i to i32
  %call.i6 = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i6 to i64
  %add.i = add i64 %conv.i7, 1
  %call1.i4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %is_descriptor.exit

is_descriptor.exit:                               ; preds = %entry, %find.exit
  %retval.i.0 = phi i32 [ %conv.i, %find.exit ], [ 1, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %. = select i1 %tobool, i32 0, i32 -1
  ret i32 %.
}

define i32 @fdatasync(i32 noundef %number) {
entry:
  %call = call i32 @fsync(i32 noundef %number)
  ret i32 %call
}

define i32 @ftruncate(i32 noundef %number, i64 noundef %size) {
entry:
  %cmp.i58 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i58, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i52 = call i32 @__gomc_self()
  %conv.i53 = zext i32 %call.i52 to i64
  %add.i54 = add i64 %conv.i53, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i54, i64 noundef 0, i32 noundef 1)
  %and.i55 = and i64 %call2.i, 4294967295
  %conv.i56 = trunc i64 %and.i55 to i32
  %cmp.i = icmp ne i32 %conv.i56, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i64 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i64
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i66 = sub nsw i32 %number, 3
  %idxprom.i67 = sext i32 %sub.i66 to i64
  %arrayidx.i68 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i67
  %0 = load atomic i32, ptr %arrayidx.i68 monotonic, align 4
  %tobool.i69 = icmp ne i32 %0, 0
  %arrayidx.i68. = select i1 %tobool.i69, ptr %arrayidx.i68, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i68., %if.end.i ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %land.end, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %idxprom.i = zext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i64 0, i64 %idxprom.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i34 = icmp ne i32 %2, 0
  br i1 %cmp.i34, label %if.then.i35, label %find_alone.exit

if.then.i35:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %find_alone.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %3, 3
  %cmp.i46 = icmp ne i32 %and.i, 0
  %cmp = icmp sge i64 %size, 0
  %spec.select30 = select i1 %cmp.i46, i1 %cmp, i1 false
  br label %land.end

land.end:                                         ; preds = %land.lhs.true, %find.exit, %find_alone.exit
  %4 = phi i1 [ false, %find_alone.exit ], [ false, %find.exit ], [ %spec.select30, %land.lhs.true ]
  br i1 %4, label %if.then, label %if.end22

if.then:                                          ; preds = %land.end
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i38 = sub i32 %5, 1
  %idxprom.i39 = zext i32 %sub.i38 to i64
  %arrayidx.i40 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i39
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 4
  %6 = load i32, ptr %held_back.i, align 4
  %tobool.i41 = icmp ne i32 %6, 0
  br i1 %tobool.i41, label %if.then.i44, label %nothing_held_back.exit

if.then.i44:                                      ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then
  %cmp6 = icmp eq i64 %size, 0
  br i1 %cmp6, label %if.then7, label %if.end

if.then7:                                         ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i40, align 4
  br label %if.end

if.end:                                           ; preds = %if.then7, %nothing_held_back.exit
  %7 = load i32, ptr %arrayidx.i40, align 4
  %tobool.i48 = icmp ne i32 %7, 0
  br i1 %tobool.i48, label %if.then.i49, label %known.exit

if.then.i49:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %if.end
  %cmp8 = icmp sgt i64 %size, 8192
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %known.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end10:                                         ; preds = %known.exit
  %size11 = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 2
  %8 = load i32, ptr %size11, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.end10
  %end.0 = phi i32 [ %8, %if.end10 ], [ %inc, %for.body ]
  %conv = trunc i64 %size to i32
  %cmp12 = icmp ult i32 %end.0, %conv
  br i1 %cmp12, label %land.rhs14, label %for.end

land.rhs14:                                       ; preds = %for.cond
  %call15 = call i32 @__gomc_reads_files()
  %tobool16 = icmp ne i32 %call15, 0
  br i1 %tobool16, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs14
  %bytes = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 5
  %idxprom = zext i32 %end.0 to i64
  %arrayidx = getelementptr inbounds [8192 x i8], ptr %bytes, i64 0, i64 %idxprom
  store i8 0, ptr %arrayidx, align 1
  %inc = add i32 %end.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond, %land.rhs14
  store i32 %conv, ptr %size11, align 4
  %changes = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 3
  %9 = load i32, ptr %changes, align 4
  %inc21 = add i32 %9, 1
  store i32 %inc21, ptr %changes, align 4
  br label %if.end22

if.end22:                                         ; preds = %for.end, %land.end
  %call.i50 = call i32 @__gomc_self()
  %conv.i51 = zext i32 %call.i50 to i64
  %add.i = add i64 %conv.i51, 1
  %call1.i28 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %. = select i1 %4, i32 0, i32 -1
  ret i32 %.
}

define i32 @unlink(ptr noundef %path) {
entry:
  %text.i = alloca [64 x i8], align 16
  %name = alloca %struct.name, align 8
  %0 = load i8, ptr %path, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  call void @llvm.memset.p0.i64(ptr align 16 %text.i, i8 0, i64 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end
  %n.i.0 = phi i32 [ 0, %if.end ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end ], [ %inc60.i, %for.inc.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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
  %or.cond78 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond78, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %1, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i79

while.cond.i79:                                   ; preds = %if.end43.i, %while.body.i90
  %i.i74.0 = phi i32 [ %inc.i89, %while.body.i90 ], [ 0, %if.end43.i ]
  %idxprom.i75 = sext i32 %i.i74.0 to i64
  %arrayidx.i76 = getelementptr inbounds i8, ptr @__gomc_files.str.8, i64 %idxprom.i75
  %5 = load i8, ptr %arrayidx.i76, align 1
  %conv.i77 = sext i8 %5 to i32
  %tobool.i78 = icmp ne i32 %conv.i77, 0
  br i1 %tobool.i78, label %land.rhs.i87, label %has_prefix.exit96

land.rhs.i87:                                     ; preds = %while.cond.i79
  %arrayidx2.i81 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i75
  %6 = load i8, ptr %arrayidx2.i81, align 1
  %conv3.i82 = sext i8 %6 to i32
  %cmp.i86 = icmp eq i32 %conv3.i82, %conv.i77
  br i1 %cmp.i86, label %while.body.i90, label %has_prefix.exit96

while.body.i90:                                   ; preds = %land.rhs.i87
  %inc.i89 = add nsw i32 %i.i74.0, 1
  br label %while.cond.i79

has_prefix.exit96:                                ; preds = %while.cond.i79, %land.rhs.i87
  %7 = load i8, ptr %arrayidx.i76, align 1
  %tobool10.i93 = icmp ne i8 %7, 0
  %lnot.i94 = xor i1 %tobool10.i93, true
  br i1 %lnot.i94, label %if.then70.i, label %while.cond.i54

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond79 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond79, label %if.then50.i, label %for.inc.i

if.then50.i:                                      ; preds = %if.end46.i
  %conv51.i = zext i32 %n.i.1 to i64
  %cmp52.i = icmp eq i64 %conv51.i, 63
  br i1 %cmp52.i, label %if.then54.i, label %if.end55.i

if.then54.i:                                      ; preds = %if.then50.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
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
  %arrayidx.i51 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i50
  %8 = load i8, ptr %arrayidx.i51, align 1
  %conv.i52 = sext i8 %8 to i32
  %tobool.i53 = icmp ne i32 %conv.i52, 0
  br i1 %tobool.i53, label %land.rhs.i62, label %has_prefix.exit71

land.rhs.i62:                                     ; preds = %while.cond.i54
  %arrayidx2.i56 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i50
  %9 = load i8, ptr %arrayidx2.i56, align 1
  %conv3.i57 = sext i8 %9 to i32
  %cmp.i61 = icmp eq i32 %conv3.i57, %conv.i52
  br i1 %cmp.i61, label %while.body.i65, label %has_prefix.exit71

while.body.i65:                                   ; preds = %land.rhs.i62
  %inc.i64 = add nsw i32 %i.i49.0, 1
  br label %while.cond.i54

has_prefix.exit71:                                ; preds = %while.cond.i54, %land.rhs.i62
  %10 = load i8, ptr %arrayidx.i51, align 1
  %tobool10.i68 = icmp ne i8 %10, 0
  %lnot.i69 = xor i1 %tobool10.i68, true
  br i1 %lnot.i69, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit71, %while.body.i
  %i.i39.0 = phi i32 [ %inc.i46, %while.body.i ], [ 0, %has_prefix.exit71 ]
  %idxprom.i40 = sext i32 %i.i39.0 to i64
  %arrayidx.i41 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i40
  %11 = load i8, ptr %arrayidx.i41, align 1
  %conv.i42 = sext i8 %11 to i32
  %tobool.i43 = icmp ne i32 %conv.i42, 0
  br i1 %tobool.i43, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i40
  %12 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i44 = sext i8 %12 to i32
  %cmp.i45 = icmp eq i32 %conv3.i44, %conv.i42
  br i1 %cmp.i45, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i46 = add nsw i32 %i.i39.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %13 = load i8, ptr %arrayidx.i41, align 1
  %tobool10.i = icmp ne i8 %13, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit71, %has_prefix.exit96
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.11)
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
  br label %for.cond.i106

for.cond.i106:                                    ; preds = %if.end9.i114, %for.body.i26
  %w.i104.0 = phi i32 [ 0, %for.body.i26 ], [ %inc.i115, %if.end9.i114 ]
  %cmp.i105 = icmp ult i32 %w.i104.0, 8
  br i1 %cmp.i105, label %for.body.i110, label %same_name.exit

for.body.i110:                                    ; preds = %for.cond.i106
  %idxprom.i107 = zext i32 %w.i104.0 to i64
  %arrayidx.i108 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i107
  %18 = load i64, ptr %arrayidx.i108, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i23, i64 0, i64 %idxprom.i107
  %19 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i109 = icmp ne i64 %18, %19
  br i1 %cmp4.i109, label %same_name.exit, label %if.end.i113

if.end.i113:                                      ; preds = %for.body.i110
  %shr.i = lshr i64 %18, 56
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i29
  %inc.i32 = add i32 %i.i19.0, 1
  br label %for.cond.i21

for.end.i:                                        ; preds = %for.cond.i21
  %cmp11.i = icmp eq i32 %17, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
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
  %tobool3 = icmp ne i32 %new.0, 0
  br i1 %tobool3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry_of.exit
  %call4 = call i64 @__gomc_choice(i64 noundef 2)
  %conv = trunc i64 %call4 to i32
  br label %cond.end

cond.false:                                       ; preds = %entry_of.exit
  %file = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %24 = load i32, ptr %file, align 8
  %cmp = icmp ne i32 %24, 0
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
  %. = select i1 %tobool10, i32 0, i32 -1
  br label %return

return:                                           ; preds = %entry, %if.end9
  %retval.0 = phi i32 [ %., %if.end9 ], [ -1, %entry ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end:                                           ; preds = %entry
  %0 = load i8, ptr %path, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end3, label %return

if.end3:                                          ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr align 16 %text.i, i8 0, i64 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end3
  %n.i.0 = phi i32 [ 0, %if.end3 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end3 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end3 ], [ %inc60.i, %for.inc.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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
  %or.cond90 = and i1 %tobool38.i, %cmp40.i
  br i1 %or.cond90, label %if.then42.i, label %if.end43.i

if.then42.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end43.i:                                       ; preds = %if.end37.i
  %tobool44.i = icmp ne i8 %1, 0
  br i1 %tobool44.i, label %if.end46.i, label %while.cond.i94

while.cond.i94:                                   ; preds = %if.end43.i, %while.body.i105
  %i.i89.0 = phi i32 [ %inc.i104, %while.body.i105 ], [ 0, %if.end43.i ]
  %idxprom.i90 = sext i32 %i.i89.0 to i64
  %arrayidx.i91 = getelementptr inbounds i8, ptr @__gomc_files.str.8, i64 %idxprom.i90
  %5 = load i8, ptr %arrayidx.i91, align 1
  %conv.i92 = sext i8 %5 to i32
  %tobool.i93 = icmp ne i32 %conv.i92, 0
  br i1 %tobool.i93, label %land.rhs.i102, label %has_prefix.exit111

land.rhs.i102:                                    ; preds = %while.cond.i94
  %arrayidx2.i96 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i90
  %6 = load i8, ptr %arrayidx2.i96, align 1
  %conv3.i97 = sext i8 %6 to i32
  %cmp.i101 = icmp eq i32 %conv3.i97, %conv.i92
  br i1 %cmp.i101, label %while.body.i105, label %has_prefix.exit111

while.body.i105:                                  ; preds = %land.rhs.i102
  %inc.i104 = add nsw i32 %i.i89.0, 1
  br label %while.cond.i94

has_prefix.exit111:                               ; preds = %while.cond.i94, %land.rhs.i102
  %7 = load i8, ptr %arrayidx.i91, align 1
  %tobool10.i108 = icmp ne i8 %7, 0
  %lnot.i109 = xor i1 %tobool10.i108, true
  br i1 %lnot.i109, label %if.then70.i, label %while.cond.i69

if.end46.i:                                       ; preds = %if.end43.i
  %tobool47.i = icmp ne i32 %size.i.0, 0
  %cmp48.i = icmp eq i32 %i.i.0, 0
  %or.cond91 = select i1 %tobool47.i, i1 true, i1 %cmp48.i
  br i1 %or.cond91, label %if.then50.i, label %for.inc.i

if.then50.i:                                      ; preds = %if.end46.i
  %conv51.i = zext i32 %n.i.1 to i64
  %cmp52.i = icmp eq i64 %conv51.i, 63
  br i1 %cmp52.i, label %if.then54.i, label %if.end55.i

if.then54.i:                                      ; preds = %if.then50.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
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
  %arrayidx.i66 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i64 %idxprom.i65
  %8 = load i8, ptr %arrayidx.i66, align 1
  %conv.i67 = sext i8 %8 to i32
  %tobool.i68 = icmp ne i32 %conv.i67, 0
  br i1 %tobool.i68, label %land.rhs.i77, label %has_prefix.exit86

land.rhs.i77:                                     ; preds = %while.cond.i69
  %arrayidx2.i71 = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i65
  %9 = load i8, ptr %arrayidx2.i71, align 1
  %conv3.i72 = sext i8 %9 to i32
  %cmp.i76 = icmp eq i32 %conv3.i72, %conv.i67
  br i1 %cmp.i76, label %while.body.i80, label %has_prefix.exit86

while.body.i80:                                   ; preds = %land.rhs.i77
  %inc.i79 = add nsw i32 %i.i64.0, 1
  br label %while.cond.i69

has_prefix.exit86:                                ; preds = %while.cond.i69, %land.rhs.i77
  %10 = load i8, ptr %arrayidx.i66, align 1
  %tobool10.i83 = icmp ne i8 %10, 0
  %lnot.i84 = xor i1 %tobool10.i83, true
  br i1 %lnot.i84, label %if.then70.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit86, %while.body.i
  %i.i54.0 = phi i32 [ %inc.i61, %while.body.i ], [ 0, %has_prefix.exit86 ]
  %idxprom.i55 = sext i32 %i.i54.0 to i64
  %arrayidx.i56 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i64 %idxprom.i55
  %11 = load i8, ptr %arrayidx.i56, align 1
  %conv.i57 = sext i8 %11 to i32
  %tobool.i58 = icmp ne i32 %conv.i57, 0
  br i1 %tobool.i58, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %text.i, i64 %idxprom.i55
  %12 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i59 = sext i8 %12 to i32
  %cmp.i60 = icmp eq i32 %conv3.i59, %conv.i57
  br i1 %cmp.i60, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i61 = add nsw i32 %i.i54.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %13 = load i8, ptr %arrayidx.i56, align 1
  %tobool10.i = icmp ne i8 %13, 0
  %lnot.i = xor i1 %tobool10.i, true
  br i1 %lnot.i, label %if.then70.i, label %for.cond73.i

if.then70.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit86, %has_prefix.exit111
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.11)
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
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i30

for.cond.i30:                                     ; preds = %if.end10.i, %hold.exit
  %i.i28.0 = phi i32 [ 0, %hold.exit ], [ %inc.i41, %if.end10.i ]
  %cmp.i29 = icmp ult i32 %i.i28.0, %17
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
  %18 = load i64, ptr %arrayidx.i123, align 8
  %arrayidx3.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i32, i64 0, i64 %idxprom.i122
  %19 = load i64, ptr %arrayidx3.i, align 8
  %cmp4.i124 = icmp ne i64 %18, %19
  br i1 %cmp4.i124, label %same_name.exit, label %if.end.i128

if.end.i128:                                      ; preds = %for.body.i125
  %shr.i = lshr i64 %18, 56
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
  %20 = load i32, ptr %last.i37, align 8
  %21 = load i32, ptr %last106.i, align 8
  %cmp5.i = icmp eq i32 %20, %21
  br i1 %cmp5.i, label %land.lhs.true.i40, label %if.end10.i

land.lhs.true.i40:                                ; preds = %if.end.i38
  %absolute.i39 = getelementptr inbounds %struct.name, ptr %arrayidx.i32, i32 0, i32 2
  %22 = load i32, ptr %absolute.i39, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp8.i = icmp ne i32 %22, %23
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i40
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i40, %if.end.i38
  %inc.i41 = add i32 %i.i28.0, 1
  br label %for.cond.i30

for.end.i:                                        ; preds = %for.cond.i30
  %cmp11.i = icmp eq i32 %17, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i43 = add i32 %17, 1
  store i32 %add.i43, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 4
  %idxprom16.i = zext i32 %17 to i64
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
  %24 = load i32, ptr %files.i, align 4
  %cmp.i136 = icmp eq i32 %24, 16
  br i1 %cmp.i136, label %if.then.i137, label %if.end.i142

if.then.i137:                                     ; preds = %if.then.i52
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end.i142:                                      ; preds = %if.then.i52
  %add.i138 = add i32 %24, 1
  store i32 %add.i138, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i138, ptr %file.i, align 8
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 5
  %idxprom.i139 = zext i32 %24 to i64
  %arrayidx.i140 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i64 0, i64 %idxprom.i139
  store i32 1, ptr %arrayidx.i140, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end.i142, %entry_of.exit
  %file9 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %25 = load i32, ptr %file9, align 8
  %tobool10 = icmp ne i32 %25, 0
  %tobool11 = icmp ne i32 %rights, 0
  %or.cond92 = and i1 %tobool10, %tobool11
  br i1 %or.cond92, label %land.lhs.true12, label %if.end22

land.lhs.true12:                                  ; preds = %if.end8
  %file13 = getelementptr inbounds %struct.files, ptr %call.i25, i32 0, i32 5
  %sub = sub i32 %25, 1
  %idxprom = zext i32 %sub to i64
  %arrayidx14 = getelementptr inbounds [16 x %struct.file], ptr %file13, i64 0, i64 %idxprom
  %26 = load i32, ptr %arrayidx14, align 4
  %tobool15 = icmp ne i32 %26, 0
  br i1 %tobool15, label %if.then21, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true12
  %forbidden = getelementptr inbounds %struct.file, ptr %arrayidx14, i32 0, i32 1
  %27 = load i32, ptr %forbidden, align 4
  %tobool20 = icmp ne i32 %27, 0
  br i1 %tobool20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %lor.lhs.false, %land.lhs.true12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.4)
  unreachable

if.end22:                                         ; preds = %lor.lhs.false, %if.end8
  %call.i = call i32 @__gomc_self()
  %conv.i112 = zext i32 %call.i to i64
  %add.i113 = add i64 %conv.i112, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i25, i32 noundef 8, i64 noundef %add.i113, i64 noundef 0, i32 noundef 1)
  %. = select i1 %tobool10, i32 0, i32 -1
  br label %return

return:                                           ; preds = %if.end, %if.end22
  %retval.0 = phi i32 [ %., %if.end22 ], [ -1, %if.end ]
  ret i32 %retval.0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

