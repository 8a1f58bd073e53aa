source_filename = "files.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32 }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

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
@__gomc_cancel_words = external global [4096 x i32], align 4
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
  %text.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
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
  call void @llvm.memset.p0.i32(ptr align 1 %text.i, i8 0, i32 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end9
  %n.i.0 = phi i32 [ 0, %if.end9 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end9 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end9 ], [ %inc52.i, %for.inc.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i32 %i.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end7.i
    i32 0, label %if.end7.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp eq i32 %n.i.0, 63
  br i1 %cmp3.i, label %if.then5.i, label %if.end.i

if.then5.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx6.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.0
  store i8 %1, ptr %arrayidx6.i, align 1
  br label %for.inc.i

if.end7.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end31.i [
    i32 2, label %land.lhs.true10.i
    i32 1, label %land.lhs.true24.i
  ]

land.lhs.true10.i:                                ; preds = %if.end7.i
  %arrayidx11.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %2 = load i8, ptr %arrayidx11.i, align 1
  %conv12.i = sext i8 %2 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 46
  br i1 %cmp13.i, label %land.lhs.true15.i, label %if.end21.i

land.lhs.true15.i:                                ; preds = %land.lhs.true10.i
  %add.i = add i32 %begin.i.0, 1
  %arrayidx16.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add.i
  %3 = load i8, ptr %arrayidx16.i, align 1
  %conv17.i = sext i8 %3 to i32
  %cmp18.i = icmp eq i32 %conv17.i, 46
  br i1 %cmp18.i, label %if.then20.i, label %if.end21.i

if.then20.i:                                      ; preds = %land.lhs.true15.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end21.i:                                       ; preds = %land.lhs.true15.i, %land.lhs.true10.i
  %cmp22.i = icmp eq i32 %sub.i, 1
  br i1 %cmp22.i, label %land.lhs.true24.i, label %if.end31.i

land.lhs.true24.i:                                ; preds = %if.end7.i, %if.end21.i
  %arrayidx25.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %4 = load i8, ptr %arrayidx25.i, align 1
  %conv26.i = sext i8 %4 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 46
  br i1 %cmp27.i, label %if.then29.i, label %if.end31.i

if.then29.i:                                      ; preds = %land.lhs.true24.i
  %dec.i = add i32 %n.i.0, -1
  %arrayidx30.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %dec.i
  store i8 0, ptr %arrayidx30.i, align 1
  br label %if.end31.i

if.end31.i:                                       ; preds = %if.end7.i, %if.then29.i, %land.lhs.true24.i, %if.end21.i
  %n.i.1 = phi i32 [ %dec.i, %if.then29.i ], [ %n.i.0, %land.lhs.true24.i ], [ %n.i.0, %if.end21.i ], [ %n.i.0, %if.end7.i ]
  %size.i.0 = phi i32 [ 0, %if.then29.i ], [ %sub.i, %land.lhs.true24.i ], [ %sub.i, %if.end21.i ], [ %sub.i, %if.end7.i ]
  %tobool32.i = icmp eq i8 %1, 0
  %cmp34.i = icmp eq i32 %size.i.0, 0
  %or.cond122 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond122, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %1, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i117

while.cond.i117:                                  ; preds = %if.end37.i, %while.body.i126
  %i.i113.0 = phi i32 [ %inc.i125, %while.body.i126 ], [ 0, %if.end37.i ]
  %arrayidx.i114 = getelementptr inbounds i8, ptr @__gomc_files.str.8, i32 %i.i113.0
  %5 = load i8, ptr %arrayidx.i114, align 1
  %conv.i115 = sext i8 %5 to i32
  %tobool.i116 = icmp ne i32 %conv.i115, 0
  br i1 %tobool.i116, label %land.rhs.i123, label %has_prefix.exit131

land.rhs.i123:                                    ; preds = %while.cond.i117
  %arrayidx1.i118 = getelementptr inbounds i8, ptr %text.i, i32 %i.i113.0
  %6 = load i8, ptr %arrayidx1.i118, align 1
  %conv2.i119 = sext i8 %6 to i32
  %cmp.i122 = icmp eq i32 %conv2.i119, %conv.i115
  br i1 %cmp.i122, label %while.body.i126, label %has_prefix.exit131

while.body.i126:                                  ; preds = %land.rhs.i123
  %inc.i125 = add nsw i32 %i.i113.0, 1
  br label %while.cond.i117

has_prefix.exit131:                               ; preds = %while.cond.i117, %land.rhs.i123
  %7 = load i8, ptr %arrayidx.i114, align 1
  %tobool7.i128 = icmp ne i8 %7, 0
  %lnot.i129 = xor i1 %tobool7.i128, true
  br i1 %lnot.i129, label %if.then62.i, label %while.cond.i96

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond123 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond123, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end48.i:                                       ; preds = %if.then44.i
  %inc49.i = add i32 %n.i.1, 1
  %arrayidx50.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.1
  store i8 47, ptr %arrayidx50.i, align 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end48.i, %if.end40.i, %if.end.i
  %n.i.3 = phi i32 [ %inc.i, %if.end.i ], [ %inc49.i, %if.end48.i ], [ %n.i.1, %if.end40.i ]
  %begin.i.2 = phi i32 [ %begin.i.0, %if.end.i ], [ %inc49.i, %if.end48.i ], [ %begin.i.0, %if.end40.i ]
  %inc52.i = add i32 %i.i.0, 1
  br label %for.cond.i

while.cond.i96:                                   ; preds = %has_prefix.exit131, %while.body.i105
  %i.i92.0 = phi i32 [ %inc.i104, %while.body.i105 ], [ 0, %has_prefix.exit131 ]
  %arrayidx.i93 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i92.0
  %8 = load i8, ptr %arrayidx.i93, align 1
  %conv.i94 = sext i8 %8 to i32
  %tobool.i95 = icmp ne i32 %conv.i94, 0
  br i1 %tobool.i95, label %land.rhs.i102, label %has_prefix.exit110

land.rhs.i102:                                    ; preds = %while.cond.i96
  %arrayidx1.i97 = getelementptr inbounds i8, ptr %text.i, i32 %i.i92.0
  %9 = load i8, ptr %arrayidx1.i97, align 1
  %conv2.i98 = sext i8 %9 to i32
  %cmp.i101 = icmp eq i32 %conv2.i98, %conv.i94
  br i1 %cmp.i101, label %while.body.i105, label %has_prefix.exit110

while.body.i105:                                  ; preds = %land.rhs.i102
  %inc.i104 = add nsw i32 %i.i92.0, 1
  br label %while.cond.i96

has_prefix.exit110:                               ; preds = %while.cond.i96, %land.rhs.i102
  %10 = load i8, ptr %arrayidx.i93, align 1
  %tobool7.i107 = icmp ne i8 %10, 0
  %lnot.i108 = xor i1 %tobool7.i107, true
  br i1 %lnot.i108, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit110, %while.body.i
  %i.i80.0 = phi i32 [ %inc.i87, %while.body.i ], [ 0, %has_prefix.exit110 ]
  %arrayidx.i81 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i80.0
  %11 = load i8, ptr %arrayidx.i81, align 1
  %conv.i82 = sext i8 %11 to i32
  %tobool.i83 = icmp ne i32 %conv.i82, 0
  br i1 %tobool.i83, label %land.rhs.i85, label %has_prefix.exit

land.rhs.i85:                                     ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i80.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i84 = icmp eq i32 %conv2.i, %conv.i82
  br i1 %cmp.i84, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i85
  %inc.i87 = add nsw i32 %i.i80.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i85
  %13 = load i8, ptr %arrayidx.i81, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i89 = xor i1 %tobool7.i, true
  br i1 %lnot.i89, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit110, %has_prefix.exit131
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.11)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond74.i

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %14 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %14 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond74.i:                                     ; preds = %for.cond65.i, %for.end90.i
  %w.i.0 = phi i32 [ %inc93.i, %for.end90.i ], [ 0, %for.cond65.i ]
  %cmp75.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp75.i, label %for.cond79.i, label %parse_name.exit

for.cond79.i:                                     ; preds = %for.cond74.i, %for.body82.i
  %packed.i.0 = phi i64 [ %or.i, %for.body82.i ], [ 0, %for.cond74.i ]
  %i78.i.0 = phi i32 [ %inc89.i, %for.body82.i ], [ 0, %for.cond74.i ]
  %cmp80.i = icmp ult i32 %i78.i.0, 8
  br i1 %cmp80.i, label %for.body82.i, label %for.end90.i

for.body82.i:                                     ; preds = %for.cond79.i
  %mul83.i = mul i32 8, %w.i.0
  %add84.i = add i32 %mul83.i, %i78.i.0
  %arrayidx85.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add84.i
  %15 = load i8, ptr %arrayidx85.i, align 1
  %conv86.i = zext i8 %15 to i64
  %mul87.i = mul i32 8, %i78.i.0
  %sh_prom.i = zext i32 %mul87.i to i64
  %shl.i = shl i64 %conv86.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc89.i = add i32 %i78.i.0, 1
  br label %for.cond79.i

for.end90.i:                                      ; preds = %for.cond79.i
  %arrayidx91.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx91.i, align 4
  %inc93.i = add i32 %w.i.0, 1
  br label %for.cond74.i

parse_name.exit:                                  ; preds = %for.cond74.i
  %last95.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last95.i, align 4
  %16 = load i8, ptr %text.i, align 1
  %conv97.i = sext i8 %16 to i32
  %cmp98.i = icmp eq i32 %conv97.i, 47
  %conv99.i = zext i1 %cmp98.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv99.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %parse_name.exit
  %call.i134 = call i32 @__gomc_self()
  %conv.i135 = zext i32 %call.i134 to i64
  %add.i136 = add i64 %conv.i135, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i136, i64 noundef 0, i32 noundef 1)
  %and.i137 = and i64 %call2.i, 4294967295
  %conv.i138 = trunc i64 %and.i137 to i32
  %cmp.i17 = icmp ne i32 %conv.i138, 0
  br i1 %cmp.i17, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i21

for.cond.i21:                                     ; preds = %if.end10.i, %hold.exit
  %i.i19.0 = phi i32 [ 0, %hold.exit ], [ %inc.i32, %if.end10.i ]
  %cmp.i20 = icmp ult i32 %i.i19.0, %17
  br i1 %cmp.i20, label %for.body.i25, label %for.end.i

for.body.i25:                                     ; preds = %for.cond.i21
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx.i22 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i19.0
  br label %for.cond.i142

for.cond.i142:                                    ; preds = %if.end7.i149, %for.body.i25
  %w.i140.0 = phi i32 [ 0, %for.body.i25 ], [ %inc.i150, %if.end7.i149 ]
  %cmp.i141 = icmp ult i32 %w.i140.0, 8
  br i1 %cmp.i141, label %for.body.i145, label %same_name.exit

for.body.i145:                                    ; preds = %for.cond.i142
  %arrayidx.i143 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i140.0
  %18 = load i64, ptr %arrayidx.i143, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i22, i32 0, i32 %w.i140.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i144 = icmp ne i64 %18, %19
  br i1 %cmp3.i144, label %same_name.exit, label %if.end.i148

if.end.i148:                                      ; preds = %for.body.i145
  %shr.i = lshr i64 %18, 56
  %tobool.i147 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i147, label %if.end7.i149, label %same_name.exit

if.end7.i149:                                     ; preds = %if.end.i148
  %inc.i150 = add i32 %w.i140.0, 1
  br label %for.cond.i142

same_name.exit:                                   ; preds = %for.cond.i142, %if.end.i148, %for.body.i145
  %retval.i139.0 = phi i32 [ 0, %for.body.i145 ], [ 1, %if.end.i148 ], [ 1, %for.cond.i142 ]
  %tobool.i24 = icmp ne i32 %retval.i139.0, 0
  br i1 %tobool.i24, label %entry_of.exit, label %if.end.i28

if.end.i28:                                       ; preds = %same_name.exit
  %last.i27 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 1
  %20 = load i32, ptr %last.i27, align 4
  %21 = load i32, ptr %last95.i, align 4
  %cmp5.i = icmp eq i32 %20, %21
  br i1 %cmp5.i, label %land.lhs.true.i31, label %if.end10.i

land.lhs.true.i31:                                ; preds = %if.end.i28
  %absolute.i29 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 2
  %22 = load i32, ptr %absolute.i29, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp8.i30 = icmp ne i32 %22, %23
  br i1 %cmp8.i30, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i31
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i28
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
  %arrayidx16.i35 = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i32 0, i32 %17
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx16.i35, ptr align 4 %name, i32 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %same_name.exit, %if.end13.i
  %new.0 = phi i32 [ 1, %if.end13.i ], [ 0, %same_name.exit ]
  %retval.i.0 = phi ptr [ %arrayidx16.i35, %if.end13.i ], [ %arrayidx.i22, %same_name.exit ]
  %cmp.i39 = icmp ne i32 %and3, 0
  %and1.i = and i32 %flags, 64
  %tobool.i41 = icmp eq i32 %and1.i, 0
  %and2.i = and i32 %flags, 128
  %tobool3.i = icmp ne i32 %and2.i, 0
  %or.cond124 = or i1 %tobool.i41, %tobool3.i
  %brmerge126 = or i1 %or.cond124, %cmp.i39
  %.mux = select i1 %or.cond124, i1 false, i1 true
  br i1 %brmerge126, label %land.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry_of.exit
  %call.i43 = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call.i43, 0
  %lnot.i = xor i1 %tobool5.i, true
  br label %land.end.i

land.end.i:                                       ; preds = %entry_of.exit, %lor.rhs.i
  %24 = phi i1 [ %.mux, %entry_of.exit ], [ %lnot.i, %lor.rhs.i ]
  %tobool6.i = icmp ne i32 %new.0, 0
  %tobool6.i.not = xor i1 %tobool6.i, true
  %brmerge = select i1 %tobool6.i.not, i1 true, i1 %24
  br i1 %brmerge, label %if.end.i45, label %if.then.i44

if.then.i44:                                      ; preds = %land.end.i
  %call.i75 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i76 = icmp ne i64 %call.i75, 0
  br i1 %tobool.i76, label %if.then.i78, label %if.end.i45

if.then.i78:                                      ; preds = %if.then.i44
  %files.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i157 = icmp eq i32 %25, 16
  br i1 %cmp.i157, label %if.then.i158, label %if.end.i163

if.then.i158:                                     ; preds = %if.then.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end.i163:                                      ; preds = %if.then.i78
  %add.i159 = add i32 %25, 1
  store i32 %add.i159, ptr %files.i, align 4
  %file.i160 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i159, ptr %file.i160, align 4
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %arrayidx.i161 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i32 0, i32 %25
  store i32 1, ptr %arrayidx.i161, align 4
  br label %if.end.i45

if.end.i45:                                       ; preds = %if.then.i44, %if.end.i163, %land.end.i
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %26 = load i32, ptr %file.i, align 4
  %tobool9.i = icmp ne i32 %26, 0
  br i1 %tobool9.i, label %if.end19.i, label %if.then10.i

if.then10.i:                                      ; preds = %if.end.i45
  %tobool12.i = icmp ne i32 %and1.i, 0
  br i1 %tobool12.i, label %if.end14.i, label %resolve.exit

if.end14.i:                                       ; preds = %if.then10.i
  %and15.i = and i32 %mode, 384
  %cmp16.i = icmp ne i32 %and15.i, 384
  %conv17.i46 = zext i1 %cmp16.i to i32
  %files.i169 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %27 = load i32, ptr %files.i169, align 4
  %cmp.i170 = icmp eq i32 %27, 16
  br i1 %cmp.i170, label %if.then.i171, label %if.end.i179

if.then.i171:                                     ; preds = %if.end14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end.i179:                                      ; preds = %if.end14.i
  %add.i172 = add i32 %27, 1
  store i32 %add.i172, ptr %files.i169, align 4
  store i32 %add.i172, ptr %file.i, align 4
  %file3.i176 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %arrayidx.i177 = getelementptr inbounds [16 x %struct.file], ptr %file3.i176, i32 0, i32 %27
  %forbidden.i = getelementptr inbounds %struct.file, ptr %arrayidx.i177, i32 0, i32 1
  store i32 %conv17.i46, ptr %forbidden.i, align 4
  br label %resolve.exit

if.end19.i:                                       ; preds = %if.end.i45
  %tobool21.i = icmp ne i32 %and1.i, 0
  %or.cond125 = and i1 %tobool21.i, %tobool3.i
  br i1 %or.cond125, label %resolve.exit, label %if.end26.i

if.end26.i:                                       ; preds = %if.end19.i
  %file27.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %sub.i47 = sub i32 %26, 1
  %arrayidx.i48 = getelementptr inbounds [16 x %struct.file], ptr %file27.i, i32 0, i32 %sub.i47
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
  %tobool.i68 = icmp ne i32 %29, 0
  br i1 %tobool.i68, label %if.then.i71, label %nothing_held_back.exit

if.then.i71:                                      ; preds = %if.end32.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end32.i
  br i1 %cmp.i39, label %if.then34.i, label %resolve.exit

if.then34.i:                                      ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i48, align 4
  %size.i49 = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 2
  store i32 0, ptr %size.i49, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc.i50 = add i32 %30, 1
  store i32 %inc.i50, ptr %changes.i, align 4
  br label %resolve.exit

resolve.exit:                                     ; preds = %nothing_held_back.exit, %if.then34.i, %if.end19.i, %if.then10.i, %if.end.i179
  %retval.i36.0 = phi i32 [ 0, %if.end.i179 ], [ -2, %if.then10.i ], [ -17, %if.end19.i ], [ 0, %if.then34.i ], [ 0, %nothing_held_back.exit ]
  %cmp12 = icmp eq i32 %retval.i36.0, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %resolve.exit
  %31 = load i32, ptr %file.i, align 4
  br label %for.cond.i55

for.cond.i55:                                     ; preds = %if.then.i59, %if.then13
  %i.i53.0 = phi i32 [ 0, %if.then13 ], [ %inc.i62, %if.then.i59 ]
  %cmp.i54 = icmp slt i32 %i.i53.0, 32
  br i1 %cmp.i54, label %for.body.i58, label %for.end.i64

for.body.i58:                                     ; preds = %for.cond.i55
  %description.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 6
  %arrayidx.i56 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %i.i53.0
  %32 = load atomic i32, ptr %arrayidx.i56 monotonic, align 4
  %tobool.i57 = icmp ne i32 %32, 0
  br i1 %tobool.i57, label %if.then.i59, label %new_description.exit

if.then.i59:                                      ; preds = %for.body.i58
  %inc.i62 = add nsw i32 %i.i53.0, 1
  br label %for.cond.i55

for.end.i64:                                      ; preds = %for.cond.i55
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

new_description.exit:                             ; preds = %for.body.i58
  %flags2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i56, i32 0, i32 1
  store atomic i32 %flags, ptr %flags2.i monotonic, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i56, i32 0, i32 2
  store i32 0, ptr %place.i, align 4
  %stream.i = getelementptr inbounds %struct.description, ptr %arrayidx.i56, i32 0, i32 3
  store i32 0, ptr %stream.i, align 4
  store atomic i32 %31, ptr %arrayidx.i56 release, align 4
  %add.i60 = add nsw i32 3, %i.i53.0
  br label %if.end15

if.end15:                                         ; preds = %new_description.exit, %resolve.exit
  %result.0 = phi i32 [ %add.i60, %new_description.exit ], [ %retval.i36.0, %resolve.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i132 = zext i32 %call.i to i64
  %add.i133 = add i64 %conv.i132, 1
  %call1.i67 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i133, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end, %if.end15
  %retval.0 = phi i32 [ %result.0, %if.end15 ], [ -2, %if.end ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @open(ptr noundef %path, i32 noundef %flags, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call.i9 = call i32 @__gomc_cancels()
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i11 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i11, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i3 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i3
  %1 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i4 = and i32 %1, 1
  %tobool2.i = icmp ne i32 %and.i4, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i12 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i13 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i14 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i14, 1
  %conv.i18 = trunc i64 %shl.i to i32
  %2 = inttoptr i32 %conv.i18 to ptr
  %tobool.i16 = icmp ne ptr %2, null
  br i1 %tobool.i16, label %if.then.i17, label %if.end.i

if.then.i17:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i18, 16
  %conv.i19 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i19, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %3 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %4 = load i32, ptr %0, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %cancellation_point.exit, %cond.true.i
  %cond.i = phi i32 [ %4, %cond.true.i ], [ 0, %cancellation_point.exit ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i6, label %failing.exit

cond.true.i6:                                     ; preds = %open_with.exit
  %sub.i = sub nsw i32 0, %call.i
  %call.i21 = call i32 @__gomc_reads_errno()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %if.end.i26, label %failing.exit

if.end.i26:                                       ; preds = %cond.true.i6
  %call1.i24 = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i24, align 4
  %cmp.i25 = icmp ne i32 %5, %sub.i
  br i1 %cmp.i25, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i26
  store i32 %sub.i, ptr %call1.i24, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %open_with.exit, %if.end.i26, %if.then2.i, %cond.true.i6
  %cond.i8 = phi i32 [ -1, %cond.true.i6 ], [ -1, %if.then2.i ], [ -1, %if.end.i26 ], [ %call.i, %open_with.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %cond.i8
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @open64(ptr noundef %path, i32 noundef %flags, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call.i9 = call i32 @__gomc_cancels()
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i11 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i11, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i3 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i3
  %1 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i4 = and i32 %1, 1
  %tobool2.i = icmp ne i32 %and.i4, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i12 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i13 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i14 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i14, 1
  %conv.i18 = trunc i64 %shl.i to i32
  %2 = inttoptr i32 %conv.i18 to ptr
  %tobool.i16 = icmp ne ptr %2, null
  br i1 %tobool.i16, label %if.then.i17, label %if.end.i

if.then.i17:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i18, 16
  %conv.i19 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i19, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %3 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %4 = load i32, ptr %0, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %cancellation_point.exit, %cond.true.i
  %cond.i = phi i32 [ %4, %cond.true.i ], [ 0, %cancellation_point.exit ]
  %call.i = call i32 @__files_open(ptr noundef %path, i32 noundef %flags, i32 noundef %cond.i)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i6, label %failing.exit

cond.true.i6:                                     ; preds = %open_with.exit
  %sub.i = sub nsw i32 0, %call.i
  %call.i21 = call i32 @__gomc_reads_errno()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %if.end.i26, label %failing.exit

if.end.i26:                                       ; preds = %cond.true.i6
  %call1.i24 = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i24, align 4
  %cmp.i25 = icmp ne i32 %5, %sub.i
  br i1 %cmp.i25, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i26
  store i32 %sub.i, ptr %call1.i24, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %open_with.exit, %if.end.i26, %if.then2.i, %cond.true.i6
  %cond.i8 = phi i32 [ -1, %cond.true.i6 ], [ -1, %if.then2.i ], [ -1, %if.end.i26 ], [ %call.i, %open_with.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %cond.i8
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
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i7 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i8 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i8, 1
  %conv.i12 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i12 to ptr
  %tobool.i10 = icmp ne ptr %1, null
  br i1 %tobool.i10, label %if.then.i11, label %if.end.i

if.then.i11:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i12, 16
  %conv.i13 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i13, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %call = call i32 @__files_open(ptr noundef %path, i32 noundef 577, i32 noundef %mode)
  %cmp.i = icmp slt i32 %call, 0
  br i1 %cmp.i, label %cond.true.i, label %failing.exit

cond.true.i:                                      ; preds = %cancellation_point.exit
  %sub.i = sub nsw i32 0, %call
  %call.i15 = call i32 @__gomc_reads_errno()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %if.end.i20, label %failing.exit

if.end.i20:                                       ; preds = %cond.true.i
  %call1.i18 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i18, align 4
  %cmp.i19 = icmp ne i32 %3, %sub.i
  br i1 %cmp.i19, label %if.then2.i, label %failing.exit

if.then2.i:                                       ; preds = %if.end.i20
  store i32 %sub.i, ptr %call1.i18, align 4
  br label %failing.exit

failing.exit:                                     ; preds = %cancellation_point.exit, %if.end.i20, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i20 ], [ %call, %cancellation_point.exit ]
  ret i32 %cond.i
}

define i32 @creat64(ptr noundef %path, i32 noundef %mode) {
entry:
  %call = call i32 @creat(ptr noundef %path, i32 noundef %mode)
  ret i32 %call
}

define i32 @close(i32 noundef %number) {
entry:
  %cmp.i45 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i45, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i14, label %not_standard.exit

if.then.i14:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i30 = call i32 @__gomc_cancels()
  %tobool.i31 = icmp ne i32 %call.i30, 0
  br i1 %tobool.i31, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %not_standard.exit
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i32 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i32, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i11 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i11
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i33 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i34 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i35 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i35, 1
  %conv.i41 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i41 to ptr
  %tobool.i37 = icmp ne ptr %1, null
  br i1 %tobool.i37, label %if.then.i39, label %if.end.i

if.then.i39:                                      ; preds = %if.then.i
  %add.i42 = add i32 %conv.i41, 16
  %conv.i43 = zext i32 %add.i42 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i43, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i40 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i40 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %not_standard.exit, %land.lhs.true.i, %land.rhs.i
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cancellation_point.exit
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  %and.i28 = and i64 %call2.i, 4294967295
  %conv.i29 = trunc i64 %and.i28 to i32
  %cmp.i = icmp ne i32 %conv.i29, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i53 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i53
  br i1 %or.cond, label %find.exit, label %if.end.i58

if.end.i58:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i55 = sub nsw i32 %number, 3
  %arrayidx.i56 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i55
  %3 = load atomic i32, ptr %arrayidx.i56 monotonic, align 4
  %tobool.i57 = icmp ne i32 %3, 0
  %arrayidx.i56. = select i1 %tobool.i57, ptr %arrayidx.i56, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i58
  %retval.i.0 = phi ptr [ %arrayidx.i56., %if.end.i58 ], [ null, %hold.exit ]
  %magicptr21 = ptrtoint ptr %retval.i.0 to i32
  %cond22 = icmp eq i32 %magicptr21, 0
  br i1 %cond22, label %if.end5, label %land.lhs.true.i19

land.lhs.true.i19:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %4 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %4, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.lhs.true

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i19
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %4, 1
  %arrayidx.i20 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i20, i32 0, i32 4
  %5 = load i32, ptr %last.i, align 4
  %cmp.i21 = icmp ne i32 %5, 0
  br i1 %cmp.i21, label %if.then.i22, label %land.lhs.true

if.then.i22:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.lhs.true:                                    ; preds = %land.lhs.true.i19, %land.lhs.true2.i
  %6 = load i32, ptr %stream.i, align 4
  %tobool2 = icmp ne i32 %6, 0
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
  %call.i24 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i24 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i9 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %tobool6 = icmp ne ptr %retval.i.0, null
  br i1 %tobool6, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end5
  %call.i60 = call i32 @__gomc_reads_errno()
  %tobool.i61 = icmp ne i32 %call.i60, 0
  br i1 %tobool.i61, label %if.end.i65, label %cond.end

if.end.i65:                                       ; preds = %cond.false
  %call1.i63 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i63, align 4
  %cmp.i64 = icmp ne i32 %7, 9
  br i1 %cmp.i64, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i65
  store i32 9, ptr %call1.i63, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i65, %if.then2.i, %cond.false, %if.end5
  %cond = phi i32 [ 0, %if.end5 ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i65 ]
  ret i32 %cond
}

define i32 @read(i32 noundef %number, ptr noundef %to, i32 noundef %size) {
entry:
  %call.i65 = call i32 @__gomc_cancels()
  %tobool.i66 = icmp ne i32 %call.i65, 0
  br i1 %tobool.i66, label %land.rhs.i68, label %cancellation_point.exit

land.rhs.i68:                                     ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i67 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i67, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i68
  %call1.i15 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i15
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i70 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i71 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i72 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i72, 1
  %conv.i78 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i78 to ptr
  %tobool.i74 = icmp ne ptr %1, null
  br i1 %tobool.i74, label %if.then.i76, label %if.end.i

if.then.i76:                                      ; preds = %if.then.i
  %add.i79 = add i32 %conv.i78, 16
  %conv.i80 = zext i32 %add.i79 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i80, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i77 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i77 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i68
  %cmp = icmp eq i32 %number, 0
  br i1 %cmp, label %while.cond.i, label %if.end

while.cond.i:                                     ; preds = %cancellation_point.exit, %while.body.i
  %n.i.0 = phi i32 [ %inc.i, %while.body.i ], [ 0, %cancellation_point.exit ]
  %cmp.i28 = icmp ult i32 %n.i.0, %size
  br i1 %cmp.i28, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %while.cond.i
  %call.i29 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i30 = icmp ne i64 %call.i29, 0
  %lnot.i = xor i1 %tobool.i30, true
  br i1 %lnot.i, label %while.body.i, label %return

while.body.i:                                     ; preds = %land.rhs.i
  %call1.i31 = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_files.str.19)
  %conv.i = trunc i64 %call1.i31 to i8
  %inc.i = add i32 %n.i.0, 1
  %arrayidx.i32 = getelementptr inbounds i8, ptr %to, i32 %n.i.0
  store i8 %conv.i, ptr %arrayidx.i32, align 1
  br label %while.cond.i

if.end:                                           ; preds = %cancellation_point.exit
  %cmp.i82 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i82, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i18, label %not_standard.exit

if.then.i18:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i60 = call i32 @__gomc_self()
  %conv.i61 = zext i32 %call.i60 to i64
  %add.i62 = add i64 %conv.i61, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i62, i64 noundef 0, i32 noundef 1)
  %and.i63 = and i64 %call2.i, 4294967295
  %conv.i64 = trunc i64 %and.i63 to i32
  %cmp.i = icmp ne i32 %conv.i64, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i91 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i91
  br i1 %or.cond, label %find.exit, label %if.end.i96

if.end.i96:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i93 = sub nsw i32 %number, 3
  %arrayidx.i94 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i93
  %3 = load atomic i32, ptr %arrayidx.i94 monotonic, align 4
  %tobool.i95 = icmp ne i32 %3, 0
  %arrayidx.i94. = select i1 %tobool.i95, ptr %arrayidx.i94, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i96
  %retval.i.0 = phi ptr [ %arrayidx.i94., %if.end.i96 ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end9, label %land.lhs.true.i23

land.lhs.true.i23:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %4 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %4, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i23
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %4, 1
  %arrayidx.i24 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i24, i32 0, i32 4
  %5 = load i32, ptr %last.i, align 4
  %cmp.i25 = icmp ne i32 %5, 0
  br i1 %cmp.i25, label %if.then.i26, label %find_alone.exit

if.then.i26:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i23
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %find_alone.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i33 = and i32 %6, 1
  %tobool.i34 = icmp ne i32 %and.i33, 0
  %lnot.i35 = xor i1 %tobool.i34, true
  br i1 %lnot.i35, label %if.then5, label %if.end9

if.then5:                                         ; preds = %land.lhs.true
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %7 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i39 = sub i32 %7, 1
  %arrayidx.i40 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i39
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 4
  %8 = load i32, ptr %held_back.i, align 4
  %tobool.i41 = icmp ne i32 %8, 0
  br i1 %tobool.i41, label %if.then.i44, label %nothing_held_back.exit

if.then.i44:                                      ; preds = %if.then5
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then5
  %place = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %9 = load i32, ptr %place, align 4
  %10 = load i32, ptr %arrayidx.i40, align 4
  %tobool.i55 = icmp ne i32 %10, 0
  br i1 %tobool.i55, label %if.then.i56, label %known.exit

if.then.i56:                                      ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 2
  %11 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i48.0 = phi i32 [ 0, %known.exit ], [ %inc.i53, %for.body.i ]
  %cmp.i49 = icmp ult i32 %n.i48.0, %size
  %add.i = add i32 %9, %n.i48.0
  %cmp2.i = icmp ult i32 %add.i, %11
  %12 = select i1 %cmp.i49, i1 %cmp2.i, i1 false
  br i1 %12, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 5
  %arrayidx.i52 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i
  %13 = load i8, ptr %arrayidx.i52, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %to, i32 %n.i48.0
  store i8 %13, ptr %arrayidx4.i, align 1
  %inc.i53 = add i32 %n.i48.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %14 = load i32, ptr %place, align 4
  %add = add i32 %14, %n.i48.0
  store i32 %add, ptr %place, align 4
  br label %if.end9

if.end9:                                          ; preds = %find.exit, %get_bytes.exit, %land.lhs.true, %find_alone.exit
  %result.0 = phi i32 [ %n.i48.0, %get_bytes.exit ], [ -1, %land.lhs.true ], [ -1, %find_alone.exit ], [ -1, %find.exit ]
  %call.i57 = call i32 @__gomc_self()
  %conv.i58 = zext i32 %call.i57 to i64
  %add.i59 = add i64 %conv.i58, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i59, i64 noundef 0, i32 noundef 1)
  %cmp10 = icmp slt i32 %result.0, 0
  br i1 %cmp10, label %cond.true, label %return

cond.true:                                        ; preds = %if.end9
  %call.i98 = call i32 @__gomc_reads_errno()
  %tobool.i99 = icmp ne i32 %call.i98, 0
  br i1 %tobool.i99, label %if.end.i103, label %return

if.end.i103:                                      ; preds = %cond.true
  %call1.i101 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i101, align 4
  %cmp.i102 = icmp ne i32 %15, 9
  br i1 %cmp.i102, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i103
  store i32 9, ptr %call1.i101, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i, %if.end.i103, %if.end9, %land.rhs.i, %while.cond.i
  %retval.0 = phi i32 [ %n.i.0, %while.cond.i ], [ %n.i.0, %land.rhs.i ], [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i103 ], [ %result.0, %if.end9 ]
  ret i32 %retval.0
}

define i32 @__file_write(i32 noundef %number, ptr noundef %from, i32 noundef %size) {
entry:
  %call.i98 = call i32 @__gomc_cancels()
  %tobool.i99 = icmp ne i32 %call.i98, 0
  br i1 %tobool.i99, label %land.rhs.i101, label %cancellation_point.exit

land.rhs.i101:                                    ; preds = %entry
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i100 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i100, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i101
  %call1.i26 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i26
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i104 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i105 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i106 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i106, 1
  %conv.i113 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i113 to ptr
  %tobool.i108 = icmp ne ptr %1, null
  br i1 %tobool.i108, label %if.then.i110, label %if.end.i112

if.then.i110:                                     ; preds = %if.then.i
  %add.i114 = add i32 %conv.i113, 16
  %conv.i115 = zext i32 %add.i114 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i115, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i112:                                      ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i111 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i111 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i101
  switch i32 %number, label %if.end [
    i32 1, label %return
    i32 2, label %return
  ]

if.end:                                           ; preds = %cancellation_point.exit
  %cmp.i117 = icmp sge i32 %number, 0
  %cmp1.i118 = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i117, i1 %cmp1.i118, i1 false
  br i1 %spec.select, label %if.then.i29, label %not_standard.exit

if.then.i29:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end3, label %for.cond.i

for.cond.i:                                       ; preds = %not_standard.exit, %for.body.i
  %i.i.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %not_standard.exit ]
  %cmp.i47 = icmp ult i32 %i.i.0, %size
  br i1 %cmp.i47, label %for.body.i, label %if.end3

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i48 = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %3 = load volatile i8, ptr %arrayidx.i48, align 1
  %inc.i = add i32 %i.i.0, 1
  br label %for.cond.i

if.end3:                                          ; preds = %for.cond.i, %not_standard.exit
  %call4 = call i32 @__gomc_reads_files()
  %tobool5 = icmp ne i32 %call4, 0
  br i1 %tobool5, label %if.end10, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end3
  %call6 = call ptr @__files_state()
  %cmp1.i66 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i118, %cmp1.i66
  br i1 %or.cond, label %can_write.exit80, label %if.end.i73

if.end.i73:                                       ; preds = %land.lhs.true
  %description.i69 = getelementptr inbounds %struct.files, ptr %call6, i32 0, i32 6
  %sub.i70 = sub nsw i32 %number, 3
  %arrayidx.i71 = getelementptr inbounds [32 x %struct.description], ptr %description.i69, i32 0, i32 %sub.i70
  %4 = load atomic i32, ptr %arrayidx.i71 acquire, align 4
  %tobool.i72 = icmp ne i32 %4, 0
  br i1 %tobool.i72, label %land.rhs.i77, label %land.end.i79

land.rhs.i77:                                     ; preds = %if.end.i73
  %flags.i74 = getelementptr inbounds %struct.description, ptr %arrayidx.i71, i32 0, i32 1
  %5 = load atomic i32, ptr %flags.i74 monotonic, align 4
  %and.i75 = and i32 %5, 3
  %tobool3.i76 = icmp ne i32 %and.i75, 0
  br label %land.end.i79

land.end.i79:                                     ; preds = %land.rhs.i77, %if.end.i73
  %6 = phi i1 [ false, %if.end.i73 ], [ %tobool3.i76, %land.rhs.i77 ]
  %land.ext.i78 = zext i1 %6 to i32
  br label %can_write.exit80

can_write.exit80:                                 ; preds = %land.lhs.true, %land.end.i79
  %retval.i59.0 = phi i32 [ %land.ext.i78, %land.end.i79 ], [ 0, %land.lhs.true ]
  %tobool8 = icmp ne i32 %retval.i59.0, 0
  br i1 %tobool8, label %return, label %if.end10

if.end10:                                         ; preds = %can_write.exit80, %if.end3
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end10
  %call.i93 = call i32 @__gomc_self()
  %conv.i94 = zext i32 %call.i93 to i64
  %add.i95 = add i64 %conv.i94, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i95, i64 noundef 0, i32 noundef 1)
  %and.i96 = and i64 %call2.i, 4294967295
  %conv.i97 = trunc i64 %and.i96 to i32
  %cmp.i = icmp ne i32 %conv.i97, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i128 = icmp sge i32 %number, 35
  %or.cond67 = or i1 %cmp1.i118, %cmp1.i128
  br i1 %or.cond67, label %find.exit, label %if.end.i135

if.end.i135:                                      ; preds = %hold.exit
  %description.i131 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i132 = sub nsw i32 %number, 3
  %arrayidx.i133 = getelementptr inbounds [32 x %struct.description], ptr %description.i131, i32 0, i32 %sub.i132
  %7 = load atomic i32, ptr %arrayidx.i133 monotonic, align 4
  %tobool.i134 = icmp ne i32 %7, 0
  %arrayidx.i133. = select i1 %tobool.i134, ptr %arrayidx.i133, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i135
  %retval.i122.0 = phi ptr [ %arrayidx.i133., %if.end.i135 ], [ null, %hold.exit ]
  %tobool.i33 = icmp ne ptr %retval.i122.0, null
  br i1 %tobool.i33, label %land.lhs.true.i34, label %find_alone.exit

land.lhs.true.i34:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i122.0, i32 0, i32 3
  %8 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %8, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i34
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %8, 1
  %arrayidx.i35 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i35, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i36 = icmp ne i32 %9, 0
  br i1 %cmp.i36, label %if.then.i37, label %find_alone.exit

if.then.i37:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i34, %find.exit
  br i1 %or.cond67, label %can_write.exit, label %if.end.i

if.end.i:                                         ; preds = %find_alone.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i55 = sub nsw i32 %number, 3
  %arrayidx.i56 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i55
  %10 = load atomic i32, ptr %arrayidx.i56 acquire, align 4
  %tobool.i57 = icmp ne i32 %10, 0
  br i1 %tobool.i57, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %if.end.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i56, i32 0, i32 1
  %11 = load atomic i32, ptr %flags.i monotonic, align 4
  %and.i58 = and i32 %11, 3
  %tobool3.i = icmp ne i32 %and.i58, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %if.end.i
  %12 = phi i1 [ false, %if.end.i ], [ %tobool3.i, %land.rhs.i ]
  %land.ext.i = zext i1 %12 to i32
  br label %can_write.exit

can_write.exit:                                   ; preds = %find_alone.exit, %land.end.i
  %retval.i.0 = phi i32 [ %land.ext.i, %land.end.i ], [ 0, %find_alone.exit ]
  %tobool14 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool14, label %land.lhs.true15, label %cond.false.critedge

land.lhs.true15:                                  ; preds = %can_write.exit
  %call16 = call i32 @__gomc_reads_files()
  %tobool17 = icmp ne i32 %call16, 0
  br i1 %tobool17, label %if.then18, label %if.end20

if.then18:                                        ; preds = %land.lhs.true15
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %13 = load atomic i32, ptr %retval.i122.0 monotonic, align 4
  %sub.i41 = sub i32 %13, 1
  %arrayidx.i42 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i41
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i42, i32 0, i32 4
  %14 = load i32, ptr %held_back.i, align 4
  %tobool.i43 = icmp ne i32 %14, 0
  br i1 %tobool.i43, label %if.then.i46, label %nothing_held_back.exit

if.then.i46:                                      ; preds = %if.then18
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then18
  %15 = load atomic i32, ptr %retval.i122.0 monotonic, align 4
  %sub.i.i = sub i32 %15, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %cmp.i85 = icmp eq i32 %size, 0
  br i1 %cmp.i85, label %if.end20, label %if.end.i90

if.end.i90:                                       ; preds = %nothing_held_back.exit
  %flags.i87 = getelementptr inbounds %struct.description, ptr %retval.i122.0, i32 0, i32 1
  %16 = load i32, ptr %flags.i87, align 4
  %and.i88 = and i32 %16, 1024
  %tobool.i89 = icmp ne i32 %and.i88, 0
  br i1 %tobool.i89, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i90
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %17 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i122.0, i32 0, i32 2
  store i32 %17, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i90
  %place4.i = getelementptr inbounds %struct.description, ptr %retval.i122.0, i32 0, i32 2
  %18 = load i32, ptr %place4.i, align 4
  %19 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i149 = icmp ne i32 %19, 0
  br i1 %tobool.i149, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i152 = call i32 @__gomc_reads_files()
  %tobool2.i153 = icmp ne i32 %call.i152, 0
  br i1 %tobool2.i153, label %if.end.i155, label %put_bytes.exit

if.end.i155:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %18, 8192
  %sub.i156 = sub i32 8192, %18
  %cmp5.i = icmp ugt i32 %size, %sub.i156
  %or.cond69 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond69, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i155
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end7.i:                                        ; preds = %if.end.i155
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %20 = load i32, ptr %size8.i, align 4
  br label %for.cond.i157

for.cond.i157:                                    ; preds = %for.body.i159, %if.end7.i
  %end.i.0 = phi i32 [ %20, %if.end7.i ], [ %inc.i160, %for.body.i159 ]
  %cmp9.i = icmp ult i32 %end.i.0, %18
  br i1 %cmp9.i, label %for.body.i159, label %for.cond10.i

for.body.i159:                                    ; preds = %for.cond.i157
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i158 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i158, align 1
  %inc.i160 = add i32 %end.i.0, 1
  br label %for.cond.i157

for.cond10.i:                                     ; preds = %for.cond.i157, %for.body12.i
  %i.i148.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i157 ]
  %cmp11.i = icmp ult i32 %i.i148.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i148.0
  %21 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i161 = add i32 %18, %i.i148.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i161
  store i8 %21, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i148.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %18, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select70 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select70, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %22 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %22, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %23 = load i32, ptr %place4.i, align 4
  %add.i = add i32 %23, %size
  store i32 %add.i, ptr %place4.i, align 4
  br label %if.end20

if.end20:                                         ; preds = %put_bytes.exit, %nothing_held_back.exit, %land.lhs.true15
  %call.i91 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i91 to i64
  %add.i92 = add i64 %conv.i, 1
  %call1.i24 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i92, i64 noundef 0, i32 noundef 1)
  br i1 %tobool14, label %return, label %cond.false

cond.false.critedge:                              ; preds = %can_write.exit
  %call.i91.c = call i32 @__gomc_self()
  %conv.i.c = zext i32 %call.i91.c to i64
  %add.i92.c = add i64 %conv.i.c, 1
  %call1.i24.c = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i92.c, i64 noundef 0, i32 noundef 1)
  br label %cond.false

cond.false:                                       ; preds = %cond.false.critedge, %if.end20
  %call.i138 = call i32 @__gomc_reads_errno()
  %tobool.i139 = icmp ne i32 %call.i138, 0
  br i1 %tobool.i139, label %if.end.i143, label %return

if.end.i143:                                      ; preds = %cond.false
  %call1.i141 = call ptr @__errno_location()
  %24 = load i32, ptr %call1.i141, align 4
  %cmp.i142 = icmp ne i32 %24, 9
  br i1 %cmp.i142, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i143
  store i32 9, ptr %call1.i141, align 4
  br label %return

return:                                           ; preds = %if.end20, %cond.false, %if.then2.i, %if.end.i143, %can_write.exit80, %cancellation_point.exit, %cancellation_point.exit
  %retval.0 = phi i32 [ %size, %cancellation_point.exit ], [ %size, %cancellation_point.exit ], [ %size, %can_write.exit80 ], [ %size, %if.end20 ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i143 ]
  ret i32 %retval.0
}

declare i32 @__gomc_reads_files()

define i32 @pread(i32 noundef %number, ptr noundef %to, i32 noundef %size, i32 noundef %place) {
entry:
  %conv = sext i32 %place to i64
  %cmp.i29 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i29, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %not_standard.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i16, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i38.i = call i32 @__gomc_self()
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i38.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i17 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i18 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i19, 1
  %conv.i25 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i25 to ptr
  %tobool.i21 = icmp ne ptr %1, null
  br i1 %tobool.i21, label %if.then.i22, label %if.end.i24

if.then.i22:                                      ; preds = %if.then.i.i
  %add.i26 = add i32 %conv.i25, 16
  %conv.i27 = zext i32 %add.i26 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i27, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i24:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i23 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i23 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %conv, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i50, label %transfer.exit

if.end.i50:                                       ; preds = %if.then.i
  %call1.i48 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i48, align 4
  %cmp.i49 = icmp ne i32 %3, 22
  br i1 %cmp.i49, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i50
  store i32 22, ptr %call1.i48, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i9 = call i32 @__gomc_self()
  %conv.i10 = zext i32 %call.i9 to i64
  %add.i11 = add i64 %conv.i10, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call2.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %cmp.i.i = icmp ne i32 %conv.i13, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i36 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i36
  br i1 %or.cond, label %find.exit, label %if.end.i39

if.end.i39:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i38 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i38, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i39
  %retval.i32.0 = phi ptr [ %arrayidx.i., %if.end.i39 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i32.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i46.i

land.lhs.true.i46.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i46.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i47.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i47.i, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i48.i = icmp ne i32 %6, 0
  br i1 %cmp.i48.i, label %if.then.i49.i, label %find_alone.exit.i

if.then.i49.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i46.i
  %tobool.i = icmp ne ptr %retval.i32.0, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end27.i

land.lhs.true.i:                                  ; preds = %find_alone.exit.i
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %7 = load i32, ptr %flags.i.i, align 4
  %and.i52.i = and i32 %7, 1
  %tobool.i53.i = icmp ne i32 %and.i52.i, 0
  %lnot.i.i = xor i1 %tobool.i53.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end27.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %8, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %9 = load atomic i32, ptr %retval.i32.0 monotonic, align 4
  %sub.i57.i = sub i32 %9, 1
  %arrayidx.i58.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i57.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 4
  %10 = load i32, ptr %held_back.i.i, align 4
  %tobool.i59.i = icmp ne i32 %10, 0
  br i1 %tobool.i59.i, label %if.then.i62.i, label %nothing_held_back.exit.i

if.then.i62.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %conv, 8192
  %.place = select i1 %cmp10.i, i32 8193, i32 %place
  br i1 %tobool3.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %nothing_held_back.exit.i
  %11 = load i32, ptr %arrayidx.i58.i, align 4
  %tobool.i5 = icmp ne i32 %11, 0
  br i1 %tobool.i5, label %if.then.i6, label %known.exit

if.then.i6:                                       ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %if.then14.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %12 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i64.i = icmp ult i32 %n.i.i.0, %size
  %add.i.i = add i32 %.place, %n.i.i.0
  %cmp2.i.i = icmp ult i32 %add.i.i, %12
  %13 = select i1 %cmp.i64.i, i1 %cmp2.i.i, i1 false
  br i1 %13, label %for.body.i.i, label %if.end27.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %arrayidx.i65.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i32 0, i32 %add.i.i
  %14 = load i8, ptr %arrayidx.i65.i, align 1
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %to, i32 %n.i.i.0
  store i8 %14, ptr %arrayidx4.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i68.i

for.cond.i68.i:                                   ; preds = %if.else.i, %for.body.i70.i
  %i.i.i.0 = phi i32 [ %inc.i71.i, %for.body.i70.i ], [ 0, %if.else.i ]
  %cmp.i67.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i67.i, label %for.body.i70.i, label %if.end19.i

for.body.i70.i:                                   ; preds = %for.cond.i68.i
  %arrayidx.i69.i = getelementptr inbounds i8, ptr null, i32 %i.i.i.0
  %15 = load volatile i8, ptr %arrayidx.i69.i, align 1
  %inc.i71.i = add i32 %i.i.i.0, 1
  br label %for.cond.i68.i

if.end19.i:                                       ; preds = %for.cond.i68.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %16 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %16, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %17 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %17, %cond.true21.i ], [ %.place, %if.end19.i ]
  %18 = load i32, ptr %arrayidx.i58.i, align 4
  %tobool.i65 = icmp ne i32 %18, 0
  %cmp.i66 = icmp eq i32 %size, 0
  %or.cond68 = or i1 %tobool.i65, %cmp.i66
  br i1 %or.cond68, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i68 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i68, 0
  br i1 %tobool2.i, label %if.end.i70, label %if.end27.i

if.end.i70:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i71 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i71
  %or.cond69 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond69, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i70
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end7.i:                                        ; preds = %if.end.i70
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %19 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %19, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %arrayidx.i72 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i72, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr null, i32 %i.i.0
  %20 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %add.i73 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i73
  store i8 %20, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select70 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select70, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 3
  %21 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %21, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %for.cond.i.i, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %cond.true.i, %find_alone.exit.i
  %result.i.1 = phi i32 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %n.i.i.0, %for.cond.i.i ], [ %size, %cond.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end18.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i8 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i8, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  br i1 %cmp28.i, label %cond.true30.i, label %transfer.exit

cond.true30.i:                                    ; preds = %if.end27.i
  %call.i53 = call i32 @__gomc_reads_errno()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %if.end.i58, label %transfer.exit

if.end.i58:                                       ; preds = %cond.true30.i
  %call1.i56 = call ptr @__errno_location()
  %22 = load i32, ptr %call1.i56, align 4
  %cmp.i57 = icmp ne i32 %22, 9
  br i1 %cmp.i57, label %if.then2.i59, label %transfer.exit

if.then2.i59:                                     ; preds = %if.end.i58
  store i32 9, ptr %call1.i56, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true30.i, %if.then2.i59, %if.end.i58, %if.end27.i, %if.end.i50, %if.then2.i, %if.then.i
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i50 ], [ -1, %cond.true30.i ], [ -1, %if.then2.i59 ], [ -1, %if.end.i58 ], [ %result.i.1, %if.end27.i ]
  ret i32 %retval.i.0
}

define i32 @pread64(i32 noundef %number, ptr noundef %to, i32 noundef %size, i64 noundef %place) {
entry:
  %cmp.i29 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i29, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %not_standard.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i16, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i38.i = call i32 @__gomc_self()
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i38.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i17 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i18 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i19, 1
  %conv.i25 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i25 to ptr
  %tobool.i21 = icmp ne ptr %1, null
  br i1 %tobool.i21, label %if.then.i22, label %if.end.i24

if.then.i22:                                      ; preds = %if.then.i.i
  %add.i26 = add i32 %conv.i25, 16
  %conv.i27 = zext i32 %add.i26 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i27, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i24:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i23 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i23 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i50, label %transfer.exit

if.end.i50:                                       ; preds = %if.then.i
  %call1.i48 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i48, align 4
  %cmp.i49 = icmp ne i32 %3, 22
  br i1 %cmp.i49, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i50
  store i32 22, ptr %call1.i48, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i9 = call i32 @__gomc_self()
  %conv.i10 = zext i32 %call.i9 to i64
  %add.i11 = add i64 %conv.i10, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call2.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %cmp.i.i = icmp ne i32 %conv.i13, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i36 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i36
  br i1 %or.cond, label %find.exit, label %if.end.i39

if.end.i39:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i38 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i38, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i39
  %retval.i32.0 = phi ptr [ %arrayidx.i., %if.end.i39 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i32.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i46.i

land.lhs.true.i46.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i46.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i47.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i47.i, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i48.i = icmp ne i32 %6, 0
  br i1 %cmp.i48.i, label %if.then.i49.i, label %find_alone.exit.i

if.then.i49.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i46.i
  %tobool.i = icmp ne ptr %retval.i32.0, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end27.i

land.lhs.true.i:                                  ; preds = %find_alone.exit.i
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %7 = load i32, ptr %flags.i.i, align 4
  %and.i52.i = and i32 %7, 1
  %tobool.i53.i = icmp ne i32 %and.i52.i, 0
  %lnot.i.i = xor i1 %tobool.i53.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end27.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %8, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %9 = load atomic i32, ptr %retval.i32.0 monotonic, align 4
  %sub.i57.i = sub i32 %9, 1
  %arrayidx.i58.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i57.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 4
  %10 = load i32, ptr %held_back.i.i, align 4
  %tobool.i59.i = icmp ne i32 %10, 0
  br i1 %tobool.i59.i, label %if.then.i62.i, label %nothing_held_back.exit.i

if.then.i62.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv.i
  br i1 %tobool3.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %nothing_held_back.exit.i
  %11 = load i32, ptr %arrayidx.i58.i, align 4
  %tobool.i5 = icmp ne i32 %11, 0
  br i1 %tobool.i5, label %if.then.i6, label %known.exit

if.then.i6:                                       ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %if.then14.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %12 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i64.i = icmp ult i32 %n.i.i.0, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp2.i.i = icmp ult i32 %add.i.i, %12
  %13 = select i1 %cmp.i64.i, i1 %cmp2.i.i, i1 false
  br i1 %13, label %for.body.i.i, label %if.end27.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %arrayidx.i65.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i32 0, i32 %add.i.i
  %14 = load i8, ptr %arrayidx.i65.i, align 1
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %to, i32 %n.i.i.0
  store i8 %14, ptr %arrayidx4.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i68.i

for.cond.i68.i:                                   ; preds = %if.else.i, %for.body.i70.i
  %i.i.i.0 = phi i32 [ %inc.i71.i, %for.body.i70.i ], [ 0, %if.else.i ]
  %cmp.i67.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i67.i, label %for.body.i70.i, label %if.end19.i

for.body.i70.i:                                   ; preds = %for.cond.i68.i
  %arrayidx.i69.i = getelementptr inbounds i8, ptr null, i32 %i.i.i.0
  %15 = load volatile i8, ptr %arrayidx.i69.i, align 1
  %inc.i71.i = add i32 %i.i.i.0, 1
  br label %for.cond.i68.i

if.end19.i:                                       ; preds = %for.cond.i68.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %16 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %16, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %17 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %17, %cond.true21.i ], [ %cond.i, %if.end19.i ]
  %18 = load i32, ptr %arrayidx.i58.i, align 4
  %tobool.i65 = icmp ne i32 %18, 0
  %cmp.i66 = icmp eq i32 %size, 0
  %or.cond68 = or i1 %tobool.i65, %cmp.i66
  br i1 %or.cond68, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i68 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i68, 0
  br i1 %tobool2.i, label %if.end.i70, label %if.end27.i

if.end.i70:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i71 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i71
  %or.cond69 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond69, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i70
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end7.i:                                        ; preds = %if.end.i70
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %19 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %19, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %arrayidx.i72 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i72, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr null, i32 %i.i.0
  %20 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %add.i73 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i73
  store i8 %20, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select70 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select70, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 3
  %21 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %21, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %for.cond.i.i, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %cond.true.i, %find_alone.exit.i
  %result.i.1 = phi i32 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %n.i.i.0, %for.cond.i.i ], [ %size, %cond.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end18.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i8 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i8, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  br i1 %cmp28.i, label %cond.true30.i, label %transfer.exit

cond.true30.i:                                    ; preds = %if.end27.i
  %call.i53 = call i32 @__gomc_reads_errno()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %if.end.i58, label %transfer.exit

if.end.i58:                                       ; preds = %cond.true30.i
  %call1.i56 = call ptr @__errno_location()
  %22 = load i32, ptr %call1.i56, align 4
  %cmp.i57 = icmp ne i32 %22, 9
  br i1 %cmp.i57, label %if.then2.i59, label %transfer.exit

if.then2.i59:                                     ; preds = %if.end.i58
  store i32 9, ptr %call1.i56, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true30.i, %if.then2.i59, %if.end.i58, %if.end27.i, %if.end.i50, %if.then2.i, %if.then.i
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i50 ], [ -1, %cond.true30.i ], [ -1, %if.then2.i59 ], [ -1, %if.end.i58 ], [ %result.i.1, %if.end27.i ]
  ret i32 %retval.i.0
}

define i32 @pwrite(i32 noundef %number, ptr noundef %from, i32 noundef %size, i32 noundef %place) {
entry:
  %conv = sext i32 %place to i64
  %cmp.i29 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i29, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %not_standard.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i16, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i38.i = call i32 @__gomc_self()
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i38.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i17 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i18 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i19, 1
  %conv.i25 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i25 to ptr
  %tobool.i21 = icmp ne ptr %1, null
  br i1 %tobool.i21, label %if.then.i22, label %if.end.i24

if.then.i22:                                      ; preds = %if.then.i.i
  %add.i26 = add i32 %conv.i25, 16
  %conv.i27 = zext i32 %add.i26 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i27, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i24:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i23 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i23 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %conv, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i50, label %transfer.exit

if.end.i50:                                       ; preds = %if.then.i
  %call1.i48 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i48, align 4
  %cmp.i49 = icmp ne i32 %3, 22
  br i1 %cmp.i49, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i50
  store i32 22, ptr %call1.i48, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i9 = call i32 @__gomc_self()
  %conv.i10 = zext i32 %call.i9 to i64
  %add.i11 = add i64 %conv.i10, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call2.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %cmp.i.i = icmp ne i32 %conv.i13, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i36 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i36
  br i1 %or.cond, label %find.exit, label %if.end.i39

if.end.i39:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i38 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i38, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i39
  %retval.i32.0 = phi ptr [ %arrayidx.i., %if.end.i39 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i32.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i46.i

land.lhs.true.i46.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i46.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i47.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i47.i, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i48.i = icmp ne i32 %6, 0
  br i1 %cmp.i48.i, label %if.then.i49.i, label %find_alone.exit.i

if.then.i49.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i46.i
  %tobool.i = icmp ne ptr %retval.i32.0, null
  br i1 %tobool.i, label %cond.false.i, label %if.end27.i

cond.false.i:                                     ; preds = %find_alone.exit.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %7 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %7, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %retval.i32.0 monotonic, align 4
  %sub.i57.i = sub i32 %8, 1
  %arrayidx.i58.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i57.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 4
  %9 = load i32, ptr %held_back.i.i, align 4
  %tobool.i59.i = icmp ne i32 %9, 0
  br i1 %tobool.i59.i, label %if.then.i62.i, label %nothing_held_back.exit.i

if.then.i62.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %conv, 8192
  %.place = select i1 %cmp10.i, i32 8193, i32 %place
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i68.i

for.cond.i68.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i70.i
  %i.i.i.0 = phi i32 [ %inc.i71.i, %for.body.i70.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i67.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i67.i, label %for.body.i70.i, label %if.end19.i

for.body.i70.i:                                   ; preds = %for.cond.i68.i
  %arrayidx.i69.i = getelementptr inbounds i8, ptr %from, i32 %i.i.i.0
  %10 = load volatile i8, ptr %arrayidx.i69.i, align 1
  %inc.i71.i = add i32 %i.i.i.0, 1
  br label %for.cond.i68.i

if.end19.i:                                       ; preds = %for.cond.i68.i, %nothing_held_back.exit.i
  %11 = load i32, ptr %flags.i1, align 4
  %and.i = and i32 %11, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %12 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %12, %cond.true21.i ], [ %.place, %if.end19.i ]
  %13 = load i32, ptr %arrayidx.i58.i, align 4
  %tobool.i65 = icmp ne i32 %13, 0
  %cmp.i66 = icmp eq i32 %size, 0
  %or.cond68 = or i1 %tobool.i65, %cmp.i66
  br i1 %or.cond68, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i68 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i68, 0
  br i1 %tobool2.i, label %if.end.i70, label %if.end27.i

if.end.i70:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i71 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i71
  %or.cond69 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond69, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i70
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end7.i:                                        ; preds = %if.end.i70
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %14 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %14, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %arrayidx.i72 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i72, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %15 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %add.i73 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i73
  store i8 %15, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select70 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select70, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 3
  %16 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %16, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %find_alone.exit.i
  %result.i.1 = phi i32 [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %size, %for.end18.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end24.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i8 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i8, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  br i1 %cmp28.i, label %cond.true30.i, label %transfer.exit

cond.true30.i:                                    ; preds = %if.end27.i
  %call.i53 = call i32 @__gomc_reads_errno()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %if.end.i58, label %transfer.exit

if.end.i58:                                       ; preds = %cond.true30.i
  %call1.i56 = call ptr @__errno_location()
  %17 = load i32, ptr %call1.i56, align 4
  %cmp.i57 = icmp ne i32 %17, 9
  br i1 %cmp.i57, label %if.then2.i59, label %transfer.exit

if.then2.i59:                                     ; preds = %if.end.i58
  store i32 9, ptr %call1.i56, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true30.i, %if.then2.i59, %if.end.i58, %if.end27.i, %if.end.i50, %if.then2.i, %if.then.i
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i50 ], [ -1, %cond.true30.i ], [ -1, %if.then2.i59 ], [ -1, %if.end.i58 ], [ %result.i.1, %if.end27.i ]
  ret i32 %retval.i.0
}

define i32 @pwrite64(i32 noundef %number, ptr noundef %from, i32 noundef %size, i64 noundef %place) {
entry:
  %cmp.i29 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i29, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %not_standard.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i, label %cancellation_point.exit.i

land.rhs.i:                                       ; preds = %not_standard.exit.i
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i, 0
  br i1 %cmp.i16, label %land.lhs.true.i.i, label %cancellation_point.exit.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call1.i38.i = call i32 @__gomc_self()
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i38.i
  %0 = load atomic i32, ptr %arrayidx.i.i seq_cst, align 4
  %and.i.i = and i32 %0, 1
  %tobool2.i.i = icmp ne i32 %and.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %cancellation_point.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call.i17 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i18 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i19, 1
  %conv.i25 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i25 to ptr
  %tobool.i21 = icmp ne ptr %1, null
  br i1 %tobool.i21, label %if.then.i22, label %if.end.i24

if.then.i22:                                      ; preds = %if.then.i.i
  %add.i26 = add i32 %conv.i25, 16
  %conv.i27 = zext i32 %add.i26 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i27, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i24:                                       ; preds = %if.then.i.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i23 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i23 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit.i:                        ; preds = %not_standard.exit.i, %land.lhs.true.i.i, %land.rhs.i
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cancellation_point.exit.i
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i50, label %transfer.exit

if.end.i50:                                       ; preds = %if.then.i
  %call1.i48 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i48, align 4
  %cmp.i49 = icmp ne i32 %3, 22
  br i1 %cmp.i49, label %if.then2.i, label %transfer.exit

if.then2.i:                                       ; preds = %if.end.i50
  store i32 22, ptr %call1.i48, align 4
  br label %transfer.exit

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %call.i9 = call i32 @__gomc_self()
  %conv.i10 = zext i32 %call.i9 to i64
  %add.i11 = add i64 %conv.i10, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call2.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %cmp.i.i = icmp ne i32 %conv.i13, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i36 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i36
  br i1 %or.cond, label %find.exit, label %if.end.i39

if.end.i39:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %4 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i38 = icmp ne i32 %4, 0
  %arrayidx.i. = select i1 %tobool.i38, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i39
  %retval.i32.0 = phi ptr [ %arrayidx.i., %if.end.i39 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i32.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i46.i

land.lhs.true.i46.i:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %5, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i46.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i47.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i47.i, i32 0, i32 4
  %6 = load i32, ptr %last.i.i, align 4
  %cmp.i48.i = icmp ne i32 %6, 0
  br i1 %cmp.i48.i, label %if.then.i49.i, label %find_alone.exit.i

if.then.i49.i:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i46.i
  %tobool.i = icmp ne ptr %retval.i32.0, null
  br i1 %tobool.i, label %cond.false.i, label %if.end27.i

cond.false.i:                                     ; preds = %find_alone.exit.i
  %flags.i1 = getelementptr inbounds %struct.description, ptr %retval.i32.0, i32 0, i32 1
  %7 = load i32, ptr %flags.i1, align 4
  %and.i2 = and i32 %7, 3
  %cmp.i3 = icmp ne i32 %and.i2, 0
  br i1 %cmp.i3, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %retval.i32.0 monotonic, align 4
  %sub.i57.i = sub i32 %8, 1
  %arrayidx.i58.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i57.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 4
  %9 = load i32, ptr %held_back.i.i, align 4
  %tobool.i59.i = icmp ne i32 %9, 0
  br i1 %tobool.i59.i, label %if.then.i62.i, label %nothing_held_back.exit.i

if.then.i62.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i68.i

for.cond.i68.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i70.i
  %i.i.i.0 = phi i32 [ %inc.i71.i, %for.body.i70.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i67.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i67.i, label %for.body.i70.i, label %if.end19.i

for.body.i70.i:                                   ; preds = %for.cond.i68.i
  %arrayidx.i69.i = getelementptr inbounds i8, ptr %from, i32 %i.i.i.0
  %10 = load volatile i8, ptr %arrayidx.i69.i, align 1
  %inc.i71.i = add i32 %i.i.i.0, 1
  br label %for.cond.i68.i

if.end19.i:                                       ; preds = %for.cond.i68.i, %nothing_held_back.exit.i
  %11 = load i32, ptr %flags.i1, align 4
  %and.i = and i32 %11, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %12 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %12, %cond.true21.i ], [ %cond.i, %if.end19.i ]
  %13 = load i32, ptr %arrayidx.i58.i, align 4
  %tobool.i65 = icmp ne i32 %13, 0
  %cmp.i66 = icmp eq i32 %size, 0
  %or.cond68 = or i1 %tobool.i65, %cmp.i66
  br i1 %or.cond68, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i68 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i68, 0
  br i1 %tobool2.i, label %if.end.i70, label %if.end27.i

if.end.i70:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i71 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i71
  %or.cond69 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond69, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i70
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end7.i:                                        ; preds = %if.end.i70
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 2
  %14 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %14, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %arrayidx.i72 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i72, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %15 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 5
  %add.i73 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i73
  store i8 %15, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select70 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select70, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i58.i, i32 0, i32 3
  %16 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %16, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %find_alone.exit.i
  %result.i.1 = phi i32 [ -1, %cond.false.i ], [ -1, %find_alone.exit.i ], [ -1, %find.exit ], [ %size, %for.end18.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end24.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i8 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i8, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  br i1 %cmp28.i, label %cond.true30.i, label %transfer.exit

cond.true30.i:                                    ; preds = %if.end27.i
  %call.i53 = call i32 @__gomc_reads_errno()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %if.end.i58, label %transfer.exit

if.end.i58:                                       ; preds = %cond.true30.i
  %call1.i56 = call ptr @__errno_location()
  %17 = load i32, ptr %call1.i56, align 4
  %cmp.i57 = icmp ne i32 %17, 9
  br i1 %cmp.i57, label %if.then2.i59, label %transfer.exit

if.then2.i59:                                     ; preds = %if.end.i58
  store i32 9, ptr %call1.i56, align 4
  br label %transfer.exit

transfer.exit:                                    ; preds = %cond.true30.i, %if.then2.i59, %if.end.i58, %if.end27.i, %if.end.i50, %if.then2.i, %if.then.i
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i50 ], [ -1, %cond.true30.i ], [ -1, %if.then2.i59 ], [ -1, %if.end.i58 ], [ %result.i.1, %if.end27.i ]
  ret i32 %retval.i.0
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

define i32 @lseek(i32 noundef %number, i32 noundef %offset, i32 noundef %from) {
entry:
  %conv = sext i32 %offset to i64
  %cmp.i11 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i11, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %not_standard.exit.i
  %call.i6 = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i6 to i64
  %add.i8 = add i64 %conv.i7, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i8, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i9 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i9, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i15 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i15
  br i1 %or.cond, label %find.exit, label %if.end.i19

if.end.i19:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i17 = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i17
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i18 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i18, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i19
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i19 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
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
  %arrayidx.i18.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i17.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i18.i, i32 0, i32 4
  %4 = load i32, ptr %held_back.i.i, align 4
  %tobool.i19.i = icmp ne i32 %4, 0
  br i1 %tobool.i19.i, label %if.then.i22.i, label %nothing_held_back.exit.i

if.then.i22.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %5 = load i32, ptr %arrayidx.i18.i, align 4
  %tobool.i2 = icmp ne i32 %5, 0
  br i1 %tobool.i2, label %if.then.i3, label %known.exit

if.then.i3:                                       ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i18.i, ptr noundef %place.i, i64 noundef %conv, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit, %find_alone.exit.i
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find_alone.exit.i ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i5 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i5, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  br i1 %cmp.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end.i
  %sub.i = sub nsw i64 0, %result.i.0
  %conv.i = trunc i64 %sub.i to i32
  %call.i25 = call i32 @__gomc_reads_errno()
  %tobool.i26 = icmp ne i32 %call.i25, 0
  br i1 %tobool.i26, label %if.end.i29, label %seek.exit

if.end.i29:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i, align 4
  %cmp.i28 = icmp ne i32 %6, %conv.i
  br i1 %cmp.i28, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i29
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end.i, %if.end.i29, %if.then2.i, %cond.true.i
  %cond.i = phi i64 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i29 ], [ %result.i.0, %if.end.i ]
  %conv1 = trunc i64 %cond.i to i32
  ret i32 %conv1
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
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i16
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i17 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i17, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i18
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i18 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
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
  %arrayidx.i18.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i17.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i18.i, i32 0, i32 4
  %4 = load i32, ptr %held_back.i.i, align 4
  %tobool.i19.i = icmp ne i32 %4, 0
  br i1 %tobool.i19.i, label %if.then.i22.i, label %nothing_held_back.exit.i

if.then.i22.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %5 = load i32, ptr %arrayidx.i18.i, align 4
  %tobool.i1 = icmp ne i32 %5, 0
  br i1 %tobool.i1, label %if.then.i2, label %known.exit

if.then.i2:                                       ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i18.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit, %find_alone.exit.i
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find_alone.exit.i ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i4 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i4, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  br i1 %cmp.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end.i
  %sub.i = sub nsw i64 0, %result.i.0
  %conv.i = trunc i64 %sub.i to i32
  %call.i24 = call i32 @__gomc_reads_errno()
  %tobool.i25 = icmp ne i32 %call.i24, 0
  br i1 %tobool.i25, label %if.end.i28, label %seek.exit

if.end.i28:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i, align 4
  %cmp.i27 = icmp ne i32 %6, %conv.i
  br i1 %cmp.i27, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i28
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end.i, %if.end.i28, %if.then2.i, %cond.true.i
  %cond.i = phi i64 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i28 ], [ %result.i.0, %if.end.i ]
  ret i64 %cond.i
}

define i32 @fsync(i32 noundef %number) {
entry:
  %call.i13 = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i17 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i18 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i18, 1
  %conv.i25 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i25 to ptr
  %tobool.i20 = icmp ne ptr %1, null
  br i1 %tobool.i20, label %if.then.i22, label %if.end.i24

if.then.i22:                                      ; preds = %if.then.i
  %add.i26 = add i32 %conv.i25, 16
  %conv.i27 = zext i32 %add.i26 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i27, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i24:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i23 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i23 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %cmp.i29 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i29, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %is_descriptor.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit
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
  %cmp1.i36 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i36
  br i1 %or.cond, label %find.exit, label %if.end.i40

if.end.i40:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i38 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %3 = load atomic i32, ptr %arrayidx.i38 monotonic, align 4
  %tobool.i39 = icmp ne i32 %3, 0
  %arrayidx.i38. = select i1 %tobool.i39, ptr %arrayidx.i38, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i40
  %retval.i32.0 = phi ptr [ %arrayidx.i38., %if.end.i40 ], [ null, %hold.exit.i ]
  %cmp.i = icmp ne ptr %retval.i32.0, null
  %conv.i = zext i1 %cmp.i to i32
  %call.i6 = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i6 to i64
  %add.i = add i64 %conv.i7, 1
  %call1.i4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %is_descriptor.exit

is_descriptor.exit:                               ; preds = %cancellation_point.exit, %find.exit
  %retval.i.0 = phi i32 [ %conv.i, %find.exit ], [ 1, %cancellation_point.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.end, label %cond.false

cond.false:                                       ; preds = %is_descriptor.exit
  %call.i42 = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i42, 0
  br i1 %tobool.i43, label %if.end.i47, label %cond.end

if.end.i47:                                       ; preds = %cond.false
  %call1.i45 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i45, align 4
  %cmp.i46 = icmp ne i32 %4, 9
  br i1 %cmp.i46, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i47
  store i32 9, ptr %call1.i45, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i47, %if.then2.i, %cond.false, %is_descriptor.exit
  %cond = phi i32 [ 0, %is_descriptor.exit ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i47 ]
  ret i32 %cond
}

define i32 @fdatasync(i32 noundef %number) {
entry:
  %call = call i32 @fsync(i32 noundef %number)
  ret i32 %call
}

define i32 @ftruncate(i32 noundef %number, i32 noundef %size) {
entry:
  %cmp.i55 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i55, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i49 = call i32 @__gomc_self()
  %conv.i50 = zext i32 %call.i49 to i64
  %add.i51 = add i64 %conv.i50, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i51, i64 noundef 0, i32 noundef 1)
  %and.i52 = and i64 %call2.i, 4294967295
  %conv.i53 = trunc i64 %and.i52 to i32
  %cmp.i = icmp ne i32 %conv.i53, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i61 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i61
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i63 = sub nsw i32 %number, 3
  %arrayidx.i64 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i63
  %0 = load atomic i32, ptr %arrayidx.i64 monotonic, align 4
  %tobool.i65 = icmp ne i32 %0, 0
  %arrayidx.i64. = select i1 %tobool.i65, ptr %arrayidx.i64, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i64., %if.end.i ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond33 = icmp eq i32 %magicptr, 0
  br i1 %cond33, label %land.end, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i32 = icmp ne i32 %2, 0
  br i1 %cmp.i32, label %if.then.i33, label %find_alone.exit

if.then.i33:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i
  %tobool = icmp ne ptr %retval.i.0, null
  br i1 %tobool, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %find_alone.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %3 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %3, 3
  %cmp.i43 = icmp ne i32 %and.i, 0
  %cmp = icmp sge i32 %size, 0
  %spec.select32 = select i1 %cmp.i43, i1 %cmp, i1 false
  br label %land.end

land.end:                                         ; preds = %land.lhs.true, %find.exit, %find_alone.exit
  %4 = phi i1 [ false, %find_alone.exit ], [ false, %find.exit ], [ %spec.select32, %land.lhs.true ]
  br i1 %4, label %if.then, label %cond.false.critedge

if.then:                                          ; preds = %land.end
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i36 = sub i32 %5, 1
  %arrayidx.i37 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i36
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i37, i32 0, i32 4
  %6 = load i32, ptr %held_back.i, align 4
  %tobool.i38 = icmp ne i32 %6, 0
  br i1 %tobool.i38, label %if.then.i41, label %nothing_held_back.exit

if.then.i41:                                      ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then
  %cmp6 = icmp eq i32 %size, 0
  br i1 %cmp6, label %if.then7, label %if.end

if.then7:                                         ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i37, align 4
  br label %if.end

if.end:                                           ; preds = %if.then7, %nothing_held_back.exit
  %7 = load i32, ptr %arrayidx.i37, align 4
  %tobool.i45 = icmp ne i32 %7, 0
  br i1 %tobool.i45, label %if.then.i46, label %known.exit

if.then.i46:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

known.exit:                                       ; preds = %if.end
  %cmp8 = icmp sgt i32 %size, 8192
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %known.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

if.end10:                                         ; preds = %known.exit
  %size11 = getelementptr inbounds %struct.file, ptr %arrayidx.i37, i32 0, i32 2
  %8 = load i32, ptr %size11, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.end10
  %end.0 = phi i32 [ %8, %if.end10 ], [ %inc, %for.body ]
  %cmp12 = icmp ult i32 %end.0, %size
  br i1 %cmp12, label %land.rhs13, label %for.end

land.rhs13:                                       ; preds = %for.cond
  %call14 = call i32 @__gomc_reads_files()
  %tobool15 = icmp ne i32 %call14, 0
  br i1 %tobool15, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs13
  %bytes = getelementptr inbounds %struct.file, ptr %arrayidx.i37, i32 0, i32 5
  %arrayidx = getelementptr inbounds [8192 x i8], ptr %bytes, i32 0, i32 %end.0
  store i8 0, ptr %arrayidx, align 1
  %inc = add i32 %end.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond, %land.rhs13
  store i32 %size, ptr %size11, align 4
  %changes = getelementptr inbounds %struct.file, ptr %arrayidx.i37, i32 0, i32 3
  %9 = load i32, ptr %changes, align 4
  %inc19 = add i32 %9, 1
  store i32 %inc19, ptr %changes, align 4
  %call.i47 = call i32 @__gomc_self()
  %conv.i48 = zext i32 %call.i47 to i64
  %add.i = add i64 %conv.i48, 1
  %call1.i26 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br i1 %4, label %cond.end, label %cond.false

cond.false.critedge:                              ; preds = %land.end
  %call.i47.c = call i32 @__gomc_self()
  %conv.i48.c = zext i32 %call.i47.c to i64
  %add.i.c = add i64 %conv.i48.c, 1
  %call1.i26.c = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.c, i64 noundef 0, i32 noundef 1)
  br label %cond.false

cond.false:                                       ; preds = %cond.false.critedge, %for.end
  %tobool22 = icmp ne ptr %retval.i.0, null
  %cond = select i1 %tobool22, i32 22, i32 9
  %call.i67 = call i32 @__gomc_reads_errno()
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.end.i71, label %cond.end

if.end.i71:                                       ; preds = %cond.false
  %call1.i = call ptr @__errno_location()
  %10 = load i32, ptr %call1.i, align 4
  %cmp.i70 = icmp ne i32 %10, %cond
  br i1 %cmp.i70, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i71
  store i32 %cond, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i71, %if.then2.i, %cond.false, %for.end
  %cond24 = phi i32 [ 0, %for.end ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i71 ]
  ret i32 %cond24
}

define i32 @unlink(ptr noundef %path) {
entry:
  %text.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
  %0 = load i8, ptr %path, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i110 = call i32 @__gomc_reads_errno()
  %tobool.i111 = icmp ne i32 %call.i110, 0
  br i1 %tobool.i111, label %if.end.i114, label %return

if.end.i114:                                      ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i113 = icmp ne i32 %1, 2
  br i1 %cmp.i113, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i114
  store i32 2, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.memset.p0.i32(ptr align 1 %text.i, i8 0, i32 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end
  %n.i.0 = phi i32 [ 0, %if.end ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end ], [ %inc52.i, %for.inc.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i32 %i.i.0
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end7.i
    i32 0, label %if.end7.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp eq i32 %n.i.0, 63
  br i1 %cmp3.i, label %if.then5.i, label %if.end.i

if.then5.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx6.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.0
  store i8 %2, ptr %arrayidx6.i, align 1
  br label %for.inc.i

if.end7.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end31.i [
    i32 2, label %land.lhs.true10.i
    i32 1, label %land.lhs.true24.i
  ]

land.lhs.true10.i:                                ; preds = %if.end7.i
  %arrayidx11.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %3 = load i8, ptr %arrayidx11.i, align 1
  %conv12.i = sext i8 %3 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 46
  br i1 %cmp13.i, label %land.lhs.true15.i, label %if.end21.i

land.lhs.true15.i:                                ; preds = %land.lhs.true10.i
  %add.i = add i32 %begin.i.0, 1
  %arrayidx16.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add.i
  %4 = load i8, ptr %arrayidx16.i, align 1
  %conv17.i = sext i8 %4 to i32
  %cmp18.i = icmp eq i32 %conv17.i, 46
  br i1 %cmp18.i, label %if.then20.i, label %if.end21.i

if.then20.i:                                      ; preds = %land.lhs.true15.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end21.i:                                       ; preds = %land.lhs.true15.i, %land.lhs.true10.i
  %cmp22.i = icmp eq i32 %sub.i, 1
  br i1 %cmp22.i, label %land.lhs.true24.i, label %if.end31.i

land.lhs.true24.i:                                ; preds = %if.end7.i, %if.end21.i
  %arrayidx25.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %5 = load i8, ptr %arrayidx25.i, align 1
  %conv26.i = sext i8 %5 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 46
  br i1 %cmp27.i, label %if.then29.i, label %if.end31.i

if.then29.i:                                      ; preds = %land.lhs.true24.i
  %dec.i = add i32 %n.i.0, -1
  %arrayidx30.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %dec.i
  store i8 0, ptr %arrayidx30.i, align 1
  br label %if.end31.i

if.end31.i:                                       ; preds = %if.end7.i, %if.then29.i, %land.lhs.true24.i, %if.end21.i
  %n.i.1 = phi i32 [ %dec.i, %if.then29.i ], [ %n.i.0, %land.lhs.true24.i ], [ %n.i.0, %if.end21.i ], [ %n.i.0, %if.end7.i ]
  %size.i.0 = phi i32 [ 0, %if.then29.i ], [ %sub.i, %land.lhs.true24.i ], [ %sub.i, %if.end21.i ], [ %sub.i, %if.end7.i ]
  %tobool32.i = icmp eq i8 %2, 0
  %cmp34.i = icmp eq i32 %size.i.0, 0
  %or.cond82 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond82, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %2, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i74

while.cond.i74:                                   ; preds = %if.end37.i, %while.body.i83
  %i.i70.0 = phi i32 [ %inc.i82, %while.body.i83 ], [ 0, %if.end37.i ]
  %arrayidx.i71 = getelementptr inbounds i8, ptr @__gomc_files.str.8, i32 %i.i70.0
  %6 = load i8, ptr %arrayidx.i71, align 1
  %conv.i72 = sext i8 %6 to i32
  %tobool.i73 = icmp ne i32 %conv.i72, 0
  br i1 %tobool.i73, label %land.rhs.i80, label %has_prefix.exit88

land.rhs.i80:                                     ; preds = %while.cond.i74
  %arrayidx1.i75 = getelementptr inbounds i8, ptr %text.i, i32 %i.i70.0
  %7 = load i8, ptr %arrayidx1.i75, align 1
  %conv2.i76 = sext i8 %7 to i32
  %cmp.i79 = icmp eq i32 %conv2.i76, %conv.i72
  br i1 %cmp.i79, label %while.body.i83, label %has_prefix.exit88

while.body.i83:                                   ; preds = %land.rhs.i80
  %inc.i82 = add nsw i32 %i.i70.0, 1
  br label %while.cond.i74

has_prefix.exit88:                                ; preds = %while.cond.i74, %land.rhs.i80
  %8 = load i8, ptr %arrayidx.i71, align 1
  %tobool7.i85 = icmp ne i8 %8, 0
  %lnot.i86 = xor i1 %tobool7.i85, true
  br i1 %lnot.i86, label %if.then62.i, label %while.cond.i53

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond83 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond83, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end48.i:                                       ; preds = %if.then44.i
  %inc49.i = add i32 %n.i.1, 1
  %arrayidx50.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.1
  store i8 47, ptr %arrayidx50.i, align 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end48.i, %if.end40.i, %if.end.i
  %n.i.3 = phi i32 [ %inc.i, %if.end.i ], [ %inc49.i, %if.end48.i ], [ %n.i.1, %if.end40.i ]
  %begin.i.2 = phi i32 [ %begin.i.0, %if.end.i ], [ %inc49.i, %if.end48.i ], [ %begin.i.0, %if.end40.i ]
  %inc52.i = add i32 %i.i.0, 1
  br label %for.cond.i

while.cond.i53:                                   ; preds = %has_prefix.exit88, %while.body.i62
  %i.i49.0 = phi i32 [ %inc.i61, %while.body.i62 ], [ 0, %has_prefix.exit88 ]
  %arrayidx.i50 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i49.0
  %9 = load i8, ptr %arrayidx.i50, align 1
  %conv.i51 = sext i8 %9 to i32
  %tobool.i52 = icmp ne i32 %conv.i51, 0
  br i1 %tobool.i52, label %land.rhs.i59, label %has_prefix.exit67

land.rhs.i59:                                     ; preds = %while.cond.i53
  %arrayidx1.i54 = getelementptr inbounds i8, ptr %text.i, i32 %i.i49.0
  %10 = load i8, ptr %arrayidx1.i54, align 1
  %conv2.i55 = sext i8 %10 to i32
  %cmp.i58 = icmp eq i32 %conv2.i55, %conv.i51
  br i1 %cmp.i58, label %while.body.i62, label %has_prefix.exit67

while.body.i62:                                   ; preds = %land.rhs.i59
  %inc.i61 = add nsw i32 %i.i49.0, 1
  br label %while.cond.i53

has_prefix.exit67:                                ; preds = %while.cond.i53, %land.rhs.i59
  %11 = load i8, ptr %arrayidx.i50, align 1
  %tobool7.i64 = icmp ne i8 %11, 0
  %lnot.i65 = xor i1 %tobool7.i64, true
  br i1 %lnot.i65, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit67, %while.body.i
  %i.i40.0 = phi i32 [ %inc.i45, %while.body.i ], [ 0, %has_prefix.exit67 ]
  %arrayidx.i41 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i40.0
  %12 = load i8, ptr %arrayidx.i41, align 1
  %conv.i42 = sext i8 %12 to i32
  %tobool.i43 = icmp ne i32 %conv.i42, 0
  br i1 %tobool.i43, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i40.0
  %13 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %13 to i32
  %cmp.i44 = icmp eq i32 %conv2.i, %conv.i42
  br i1 %cmp.i44, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i45 = add nsw i32 %i.i40.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %14 = load i8, ptr %arrayidx.i41, align 1
  %tobool7.i = icmp ne i8 %14, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit67, %has_prefix.exit88
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.11)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond74.i

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %15 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %15 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond74.i:                                     ; preds = %for.cond65.i, %for.end90.i
  %w.i.0 = phi i32 [ %inc93.i, %for.end90.i ], [ 0, %for.cond65.i ]
  %cmp75.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp75.i, label %for.cond79.i, label %parse_name.exit

for.cond79.i:                                     ; preds = %for.cond74.i, %for.body82.i
  %packed.i.0 = phi i64 [ %or.i, %for.body82.i ], [ 0, %for.cond74.i ]
  %i78.i.0 = phi i32 [ %inc89.i, %for.body82.i ], [ 0, %for.cond74.i ]
  %cmp80.i = icmp ult i32 %i78.i.0, 8
  br i1 %cmp80.i, label %for.body82.i, label %for.end90.i

for.body82.i:                                     ; preds = %for.cond79.i
  %mul83.i = mul i32 8, %w.i.0
  %add84.i = add i32 %mul83.i, %i78.i.0
  %arrayidx85.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add84.i
  %16 = load i8, ptr %arrayidx85.i, align 1
  %conv86.i = zext i8 %16 to i64
  %mul87.i = mul i32 8, %i78.i.0
  %sh_prom.i = zext i32 %mul87.i to i64
  %shl.i = shl i64 %conv86.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc89.i = add i32 %i78.i.0, 1
  br label %for.cond79.i

for.end90.i:                                      ; preds = %for.cond79.i
  %arrayidx91.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx91.i, align 4
  %inc93.i = add i32 %w.i.0, 1
  br label %for.cond74.i

parse_name.exit:                                  ; preds = %for.cond74.i
  %last95.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last95.i, align 4
  %17 = load i8, ptr %text.i, align 1
  %conv97.i = sext i8 %17 to i32
  %cmp98.i = icmp eq i32 %conv97.i, 47
  %conv99.i = zext i1 %cmp98.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv99.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %parse_name.exit
  %call.i91 = call i32 @__gomc_self()
  %conv.i92 = zext i32 %call.i91 to i64
  %add.i93 = add i64 %conv.i92, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i93, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i, 4294967295
  %conv.i94 = trunc i64 %and.i to i32
  %cmp.i17 = icmp ne i32 %conv.i94, 0
  br i1 %cmp.i17, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %18 = load i32, ptr %names.i, align 8
  br label %for.cond.i21

for.cond.i21:                                     ; preds = %if.end10.i, %hold.exit
  %i.i19.0 = phi i32 [ 0, %hold.exit ], [ %inc.i32, %if.end10.i ]
  %cmp.i20 = icmp ult i32 %i.i19.0, %18
  br i1 %cmp.i20, label %for.body.i25, label %for.end.i

for.body.i25:                                     ; preds = %for.cond.i21
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx.i22 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i19.0
  br label %for.cond.i98

for.cond.i98:                                     ; preds = %if.end7.i105, %for.body.i25
  %w.i96.0 = phi i32 [ 0, %for.body.i25 ], [ %inc.i106, %if.end7.i105 ]
  %cmp.i97 = icmp ult i32 %w.i96.0, 8
  br i1 %cmp.i97, label %for.body.i101, label %same_name.exit

for.body.i101:                                    ; preds = %for.cond.i98
  %arrayidx.i99 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i96.0
  %19 = load i64, ptr %arrayidx.i99, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i22, i32 0, i32 %w.i96.0
  %20 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i100 = icmp ne i64 %19, %20
  br i1 %cmp3.i100, label %same_name.exit, label %if.end.i104

if.end.i104:                                      ; preds = %for.body.i101
  %shr.i = lshr i64 %19, 56
  %tobool.i103 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i103, label %if.end7.i105, label %same_name.exit

if.end7.i105:                                     ; preds = %if.end.i104
  %inc.i106 = add i32 %w.i96.0, 1
  br label %for.cond.i98

same_name.exit:                                   ; preds = %for.cond.i98, %if.end.i104, %for.body.i101
  %retval.i95.0 = phi i32 [ 0, %for.body.i101 ], [ 1, %if.end.i104 ], [ 1, %for.cond.i98 ]
  %tobool.i24 = icmp ne i32 %retval.i95.0, 0
  br i1 %tobool.i24, label %entry_of.exit, label %if.end.i28

if.end.i28:                                       ; preds = %same_name.exit
  %last.i27 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 1
  %21 = load i32, ptr %last.i27, align 4
  %22 = load i32, ptr %last95.i, align 4
  %cmp5.i = icmp eq i32 %21, %22
  br i1 %cmp5.i, label %land.lhs.true.i31, label %if.end10.i

land.lhs.true.i31:                                ; preds = %if.end.i28
  %absolute.i29 = getelementptr inbounds %struct.name, ptr %arrayidx.i22, i32 0, i32 2
  %23 = load i32, ptr %absolute.i29, align 4
  %24 = load i32, ptr %absolute.i, align 4
  %cmp8.i30 = icmp ne i32 %23, %24
  br i1 %cmp8.i30, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i31
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i28
  %inc.i32 = add i32 %i.i19.0, 1
  br label %for.cond.i21

for.end.i:                                        ; preds = %for.cond.i21
  %cmp11.i = icmp eq i32 %18, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i34 = add i32 %18, 1
  store i32 %add.i34, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx16.i35 = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i32 0, i32 %18
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx16.i35, ptr align 4 %name, i32 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %same_name.exit, %if.end13.i
  %new.0 = phi i32 [ 1, %if.end13.i ], [ 0, %same_name.exit ]
  %retval.i.0 = phi ptr [ %arrayidx16.i35, %if.end13.i ], [ %arrayidx.i22, %same_name.exit ]
  %tobool3 = icmp ne i32 %new.0, 0
  br i1 %tobool3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry_of.exit
  %call4 = call i64 @__gomc_choice(i64 noundef 2)
  %conv = trunc i64 %call4 to i32
  br label %cond.end

cond.false:                                       ; preds = %entry_of.exit
  %file = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %25 = load i32, ptr %file, align 4
  %cmp = icmp ne i32 %25, 0
  %conv5 = zext i1 %cmp to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ %conv5, %cond.false ]
  br i1 %tobool3, label %if.end9, label %if.then7

if.then7:                                         ; preds = %cond.end
  %file8 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 0, ptr %file8, align 4
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %cond.end
  %call.i = call i32 @__gomc_self()
  %conv.i89 = zext i32 %call.i to i64
  %add.i90 = add i64 %conv.i89, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i90, i64 noundef 0, i32 noundef 1)
  %tobool10 = icmp ne i32 %cond, 0
  br i1 %tobool10, label %return, label %cond.false12

cond.false12:                                     ; preds = %if.end9
  %call.i117 = call i32 @__gomc_reads_errno()
  %tobool.i118 = icmp ne i32 %call.i117, 0
  br i1 %tobool.i118, label %if.end.i122, label %return

if.end.i122:                                      ; preds = %cond.false12
  %call1.i120 = call ptr @__errno_location()
  %26 = load i32, ptr %call1.i120, align 4
  %cmp.i121 = icmp ne i32 %26, 2
  br i1 %cmp.i121, label %if.then2.i123, label %return

if.then2.i123:                                    ; preds = %if.end.i122
  store i32 2, ptr %call1.i120, align 4
  br label %return

return:                                           ; preds = %if.end9, %cond.false12, %if.then2.i123, %if.end.i122, %if.end.i114, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i114 ], [ 0, %if.end9 ], [ -1, %cond.false12 ], [ -1, %if.then2.i123 ], [ -1, %if.end.i122 ]
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
  %text.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
  %and = and i32 %rights, -7
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end:                                           ; preds = %entry
  %0 = load i8, ptr %path, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %call.i133 = call i32 @__gomc_reads_errno()
  %tobool.i134 = icmp ne i32 %call.i133, 0
  br i1 %tobool.i134, label %if.end.i137, label %return

if.end.i137:                                      ; preds = %if.then2
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i136 = icmp ne i32 %1, 2
  br i1 %cmp.i136, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i137
  store i32 2, ptr %call1.i, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  call void @llvm.memset.p0.i32(ptr align 1 %text.i, i8 0, i32 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end3
  %n.i.0 = phi i32 [ 0, %if.end3 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end3 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end3 ], [ %inc52.i, %for.inc.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i32 %i.i.0
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end7.i
    i32 0, label %if.end7.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp eq i32 %n.i.0, 63
  br i1 %cmp3.i, label %if.then5.i, label %if.end.i

if.then5.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx6.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.0
  store i8 %2, ptr %arrayidx6.i, align 1
  br label %for.inc.i

if.end7.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end31.i [
    i32 2, label %land.lhs.true10.i
    i32 1, label %land.lhs.true24.i
  ]

land.lhs.true10.i:                                ; preds = %if.end7.i
  %arrayidx11.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %3 = load i8, ptr %arrayidx11.i, align 1
  %conv12.i = sext i8 %3 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 46
  br i1 %cmp13.i, label %land.lhs.true15.i, label %if.end21.i

land.lhs.true15.i:                                ; preds = %land.lhs.true10.i
  %add.i = add i32 %begin.i.0, 1
  %arrayidx16.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add.i
  %4 = load i8, ptr %arrayidx16.i, align 1
  %conv17.i = sext i8 %4 to i32
  %cmp18.i = icmp eq i32 %conv17.i, 46
  br i1 %cmp18.i, label %if.then20.i, label %if.end21.i

if.then20.i:                                      ; preds = %land.lhs.true15.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end21.i:                                       ; preds = %land.lhs.true15.i, %land.lhs.true10.i
  %cmp22.i = icmp eq i32 %sub.i, 1
  br i1 %cmp22.i, label %land.lhs.true24.i, label %if.end31.i

land.lhs.true24.i:                                ; preds = %if.end7.i, %if.end21.i
  %arrayidx25.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %5 = load i8, ptr %arrayidx25.i, align 1
  %conv26.i = sext i8 %5 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 46
  br i1 %cmp27.i, label %if.then29.i, label %if.end31.i

if.then29.i:                                      ; preds = %land.lhs.true24.i
  %dec.i = add i32 %n.i.0, -1
  %arrayidx30.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %dec.i
  store i8 0, ptr %arrayidx30.i, align 1
  br label %if.end31.i

if.end31.i:                                       ; preds = %if.end7.i, %if.then29.i, %land.lhs.true24.i, %if.end21.i
  %n.i.1 = phi i32 [ %dec.i, %if.then29.i ], [ %n.i.0, %land.lhs.true24.i ], [ %n.i.0, %if.end21.i ], [ %n.i.0, %if.end7.i ]
  %size.i.0 = phi i32 [ 0, %if.then29.i ], [ %sub.i, %land.lhs.true24.i ], [ %sub.i, %if.end21.i ], [ %sub.i, %if.end7.i ]
  %tobool32.i = icmp eq i8 %2, 0
  %cmp34.i = icmp eq i32 %size.i.0, 0
  %or.cond94 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond94, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %2, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i88

while.cond.i88:                                   ; preds = %if.end37.i, %while.body.i97
  %i.i84.0 = phi i32 [ %inc.i96, %while.body.i97 ], [ 0, %if.end37.i ]
  %arrayidx.i85 = getelementptr inbounds i8, ptr @__gomc_files.str.8, i32 %i.i84.0
  %6 = load i8, ptr %arrayidx.i85, align 1
  %conv.i86 = sext i8 %6 to i32
  %tobool.i87 = icmp ne i32 %conv.i86, 0
  br i1 %tobool.i87, label %land.rhs.i94, label %has_prefix.exit102

land.rhs.i94:                                     ; preds = %while.cond.i88
  %arrayidx1.i89 = getelementptr inbounds i8, ptr %text.i, i32 %i.i84.0
  %7 = load i8, ptr %arrayidx1.i89, align 1
  %conv2.i90 = sext i8 %7 to i32
  %cmp.i93 = icmp eq i32 %conv2.i90, %conv.i86
  br i1 %cmp.i93, label %while.body.i97, label %has_prefix.exit102

while.body.i97:                                   ; preds = %land.rhs.i94
  %inc.i96 = add nsw i32 %i.i84.0, 1
  br label %while.cond.i88

has_prefix.exit102:                               ; preds = %while.cond.i88, %land.rhs.i94
  %8 = load i8, ptr %arrayidx.i85, align 1
  %tobool7.i99 = icmp ne i8 %8, 0
  %lnot.i100 = xor i1 %tobool7.i99, true
  br i1 %lnot.i100, label %if.then62.i, label %while.cond.i67

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond95 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond95, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end48.i:                                       ; preds = %if.then44.i
  %inc49.i = add i32 %n.i.1, 1
  %arrayidx50.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.1
  store i8 47, ptr %arrayidx50.i, align 1
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end48.i, %if.end40.i, %if.end.i
  %n.i.3 = phi i32 [ %inc.i, %if.end.i ], [ %inc49.i, %if.end48.i ], [ %n.i.1, %if.end40.i ]
  %begin.i.2 = phi i32 [ %begin.i.0, %if.end.i ], [ %inc49.i, %if.end48.i ], [ %begin.i.0, %if.end40.i ]
  %inc52.i = add i32 %i.i.0, 1
  br label %for.cond.i

while.cond.i67:                                   ; preds = %has_prefix.exit102, %while.body.i76
  %i.i63.0 = phi i32 [ %inc.i75, %while.body.i76 ], [ 0, %has_prefix.exit102 ]
  %arrayidx.i64 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i63.0
  %9 = load i8, ptr %arrayidx.i64, align 1
  %conv.i65 = sext i8 %9 to i32
  %tobool.i66 = icmp ne i32 %conv.i65, 0
  br i1 %tobool.i66, label %land.rhs.i73, label %has_prefix.exit81

land.rhs.i73:                                     ; preds = %while.cond.i67
  %arrayidx1.i68 = getelementptr inbounds i8, ptr %text.i, i32 %i.i63.0
  %10 = load i8, ptr %arrayidx1.i68, align 1
  %conv2.i69 = sext i8 %10 to i32
  %cmp.i72 = icmp eq i32 %conv2.i69, %conv.i65
  br i1 %cmp.i72, label %while.body.i76, label %has_prefix.exit81

while.body.i76:                                   ; preds = %land.rhs.i73
  %inc.i75 = add nsw i32 %i.i63.0, 1
  br label %while.cond.i67

has_prefix.exit81:                                ; preds = %while.cond.i67, %land.rhs.i73
  %11 = load i8, ptr %arrayidx.i64, align 1
  %tobool7.i78 = icmp ne i8 %11, 0
  %lnot.i79 = xor i1 %tobool7.i78, true
  br i1 %lnot.i79, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit81, %while.body.i
  %i.i54.0 = phi i32 [ %inc.i59, %while.body.i ], [ 0, %has_prefix.exit81 ]
  %arrayidx.i55 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i54.0
  %12 = load i8, ptr %arrayidx.i55, align 1
  %conv.i56 = sext i8 %12 to i32
  %tobool.i57 = icmp ne i32 %conv.i56, 0
  br i1 %tobool.i57, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i54.0
  %13 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %13 to i32
  %cmp.i58 = icmp eq i32 %conv2.i, %conv.i56
  br i1 %cmp.i58, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i59 = add nsw i32 %i.i54.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %14 = load i8, ptr %arrayidx.i55, align 1
  %tobool7.i = icmp ne i8 %14, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit81, %has_prefix.exit102
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.11)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond74.i

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %15 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %15 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond74.i:                                     ; preds = %for.cond65.i, %for.end90.i
  %w.i.0 = phi i32 [ %inc93.i, %for.end90.i ], [ 0, %for.cond65.i ]
  %cmp75.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp75.i, label %for.cond79.i, label %parse_name.exit

for.cond79.i:                                     ; preds = %for.cond74.i, %for.body82.i
  %packed.i.0 = phi i64 [ %or.i, %for.body82.i ], [ 0, %for.cond74.i ]
  %i78.i.0 = phi i32 [ %inc89.i, %for.body82.i ], [ 0, %for.cond74.i ]
  %cmp80.i = icmp ult i32 %i78.i.0, 8
  br i1 %cmp80.i, label %for.body82.i, label %for.end90.i

for.body82.i:                                     ; preds = %for.cond79.i
  %mul83.i = mul i32 8, %w.i.0
  %add84.i = add i32 %mul83.i, %i78.i.0
  %arrayidx85.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add84.i
  %16 = load i8, ptr %arrayidx85.i, align 1
  %conv86.i = zext i8 %16 to i64
  %mul87.i = mul i32 8, %i78.i.0
  %sh_prom.i = zext i32 %mul87.i to i64
  %shl.i = shl i64 %conv86.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc89.i = add i32 %i78.i.0, 1
  br label %for.cond79.i

for.end90.i:                                      ; preds = %for.cond79.i
  %arrayidx91.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx91.i, align 4
  %inc93.i = add i32 %w.i.0, 1
  br label %for.cond74.i

parse_name.exit:                                  ; preds = %for.cond74.i
  %last95.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last95.i, align 4
  %17 = load i8, ptr %text.i, align 1
  %conv97.i = sext i8 %17 to i32
  %cmp98.i = icmp eq i32 %conv97.i, 47
  %conv99.i = zext i1 %cmp98.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv99.i, ptr %absolute.i, align 4
  %call.i24 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %parse_name.exit
  %call.i105 = call i32 @__gomc_self()
  %conv.i106 = zext i32 %call.i105 to i64
  %add.i107 = add i64 %conv.i106, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i24, i32 noundef 8, i64 noundef %add.i107, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i, 4294967295
  %conv.i108 = trunc i64 %and.i to i32
  %cmp.i25 = icmp ne i32 %conv.i108, 0
  br i1 %cmp.i25, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 1
  %18 = load i32, ptr %names.i, align 8
  br label %for.cond.i29

for.cond.i29:                                     ; preds = %if.end10.i, %hold.exit
  %i.i27.0 = phi i32 [ 0, %hold.exit ], [ %inc.i40, %if.end10.i ]
  %cmp.i28 = icmp ult i32 %i.i27.0, %18
  br i1 %cmp.i28, label %for.body.i33, label %for.end.i

for.body.i33:                                     ; preds = %for.cond.i29
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 4
  %arrayidx.i30 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i27.0
  br label %for.cond.i112

for.cond.i112:                                    ; preds = %if.end7.i119, %for.body.i33
  %w.i110.0 = phi i32 [ 0, %for.body.i33 ], [ %inc.i120, %if.end7.i119 ]
  %cmp.i111 = icmp ult i32 %w.i110.0, 8
  br i1 %cmp.i111, label %for.body.i115, label %same_name.exit

for.body.i115:                                    ; preds = %for.cond.i112
  %arrayidx.i113 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i110.0
  %19 = load i64, ptr %arrayidx.i113, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i30, i32 0, i32 %w.i110.0
  %20 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i114 = icmp ne i64 %19, %20
  br i1 %cmp3.i114, label %same_name.exit, label %if.end.i118

if.end.i118:                                      ; preds = %for.body.i115
  %shr.i = lshr i64 %19, 56
  %tobool.i117 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i117, label %if.end7.i119, label %same_name.exit

if.end7.i119:                                     ; preds = %if.end.i118
  %inc.i120 = add i32 %w.i110.0, 1
  br label %for.cond.i112

same_name.exit:                                   ; preds = %for.cond.i112, %if.end.i118, %for.body.i115
  %retval.i109.0 = phi i32 [ 0, %for.body.i115 ], [ 1, %if.end.i118 ], [ 1, %for.cond.i112 ]
  %tobool.i32 = icmp ne i32 %retval.i109.0, 0
  br i1 %tobool.i32, label %entry_of.exit, label %if.end.i36

if.end.i36:                                       ; preds = %same_name.exit
  %last.i35 = getelementptr inbounds %struct.name, ptr %arrayidx.i30, i32 0, i32 1
  %21 = load i32, ptr %last.i35, align 4
  %22 = load i32, ptr %last95.i, align 4
  %cmp5.i = icmp eq i32 %21, %22
  br i1 %cmp5.i, label %land.lhs.true.i39, label %if.end10.i

land.lhs.true.i39:                                ; preds = %if.end.i36
  %absolute.i37 = getelementptr inbounds %struct.name, ptr %arrayidx.i30, i32 0, i32 2
  %23 = load i32, ptr %absolute.i37, align 4
  %24 = load i32, ptr %absolute.i, align 4
  %cmp8.i38 = icmp ne i32 %23, %24
  br i1 %cmp8.i38, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i39
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i39, %if.end.i36
  %inc.i40 = add i32 %i.i27.0, 1
  br label %for.cond.i29

for.end.i:                                        ; preds = %for.cond.i29
  %cmp11.i = icmp eq i32 %18, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i42 = add i32 %18, 1
  store i32 %add.i42, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 4
  %arrayidx16.i43 = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i32 0, i32 %18
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx16.i43, ptr align 4 %name, i32 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %same_name.exit, %if.end13.i
  %new.0 = phi i32 [ 1, %if.end13.i ], [ 0, %same_name.exit ]
  %retval.i.0 = phi ptr [ %arrayidx16.i43, %if.end13.i ], [ %arrayidx.i30, %same_name.exit ]
  %tobool6 = icmp ne i32 %new.0, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %entry_of.exit
  %call.i49 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i50 = icmp ne i64 %call.i49, 0
  br i1 %tobool.i50, label %if.then.i52, label %if.end8

if.then.i52:                                      ; preds = %if.then7
  %files.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i126 = icmp eq i32 %25, 16
  br i1 %cmp.i126, label %if.then.i127, label %if.end.i131

if.then.i127:                                     ; preds = %if.then.i52
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.15)
  unreachable

if.end.i131:                                      ; preds = %if.then.i52
  %add.i128 = add i32 %25, 1
  store i32 %add.i128, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i128, ptr %file.i, align 4
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 5
  %arrayidx.i129 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i32 0, i32 %25
  store i32 1, ptr %arrayidx.i129, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end.i131, %entry_of.exit
  %file9 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %26 = load i32, ptr %file9, align 4
  %tobool10 = icmp ne i32 %26, 0
  %tobool11 = icmp ne i32 %rights, 0
  %or.cond96 = and i1 %tobool10, %tobool11
  br i1 %or.cond96, label %land.lhs.true12, label %if.end21

land.lhs.true12:                                  ; preds = %if.end8
  %file13 = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 5
  %sub = sub i32 %26, 1
  %arrayidx14 = getelementptr inbounds [16 x %struct.file], ptr %file13, i32 0, i32 %sub
  %27 = load i32, ptr %arrayidx14, align 4
  %tobool15 = icmp ne i32 %27, 0
  br i1 %tobool15, label %if.then20, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true12
  %forbidden = getelementptr inbounds %struct.file, ptr %arrayidx14, i32 0, i32 1
  %28 = load i32, ptr %forbidden, align 4
  %tobool19 = icmp ne i32 %28, 0
  br i1 %tobool19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %lor.lhs.false, %land.lhs.true12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.4)
  unreachable

if.end21:                                         ; preds = %lor.lhs.false, %if.end8
  %call.i = call i32 @__gomc_self()
  %conv.i103 = zext i32 %call.i to i64
  %add.i104 = add i64 %conv.i103, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i24, i32 noundef 8, i64 noundef %add.i104, i64 noundef 0, i32 noundef 1)
  br i1 %tobool10, label %return, label %cond.false

cond.false:                                       ; preds = %if.end21
  %call.i140 = call i32 @__gomc_reads_errno()
  %tobool.i141 = icmp ne i32 %call.i140, 0
  br i1 %tobool.i141, label %if.end.i145, label %return

if.end.i145:                                      ; preds = %cond.false
  %call1.i143 = call ptr @__errno_location()
  %29 = load i32, ptr %call1.i143, align 4
  %cmp.i144 = icmp ne i32 %29, 2
  br i1 %cmp.i144, label %if.then2.i146, label %return

if.then2.i146:                                    ; preds = %if.end.i145
  store i32 2, ptr %call1.i143, align 4
  br label %return

return:                                           ; preds = %if.end21, %cond.false, %if.then2.i146, %if.end.i145, %if.end.i137, %if.then2.i, %if.then2
  %retval.0 = phi i32 [ -1, %if.then2 ], [ -1, %if.then2.i ], [ -1, %if.end.i137 ], [ 0, %if.end21 ], [ -1, %cond.false ], [ -1, %if.then2.i146 ], [ -1, %if.end.i145 ]
  ret i32 %retval.0
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

