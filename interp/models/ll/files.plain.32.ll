source_filename = "files.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { %struct.packed, i32, i32 }
%struct.packed = type { [8 x i64] }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32, ptr }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

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
@__gomc_cancel_words = external global [4096 x i32], align 4
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
  %arrayidx = getelementptr inbounds [32 x %struct.description], ptr %description, i32 0, i32 %i.0
  %0 = load atomic i32, ptr %arrayidx monotonic, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %for.inc, label %if.end

if.end:                                           ; preds = %for.body
  %flags2 = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 1
  store atomic i32 %flags, ptr %flags2 monotonic, align 4
  %place = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 2
  store i32 0, ptr %place, align 4
  %stream = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 3
  store i32 0, ptr %stream, align 4
  %channel3 = getelementptr inbounds %struct.description, ptr %arrayidx, i32 0, i32 4
  store ptr %channel, ptr %channel3, align 4
  store atomic i32 %file, ptr %arrayidx release, align 4
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
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
  %or.cond115 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond115, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %1, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i100

while.cond.i100:                                  ; preds = %if.end37.i, %while.body.i109
  %i.i96.0 = phi i32 [ %inc.i108, %while.body.i109 ], [ 0, %if.end37.i ]
  %arrayidx.i97 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i96.0
  %5 = load i8, ptr %arrayidx.i97, align 1
  %conv.i98 = sext i8 %5 to i32
  %tobool.i99 = icmp ne i32 %conv.i98, 0
  br i1 %tobool.i99, label %land.rhs.i106, label %has_prefix.exit114

land.rhs.i106:                                    ; preds = %while.cond.i100
  %arrayidx1.i101 = getelementptr inbounds i8, ptr %text.i, i32 %i.i96.0
  %6 = load i8, ptr %arrayidx1.i101, align 1
  %conv2.i102 = sext i8 %6 to i32
  %cmp.i105 = icmp eq i32 %conv2.i102, %conv.i98
  br i1 %cmp.i105, label %while.body.i109, label %has_prefix.exit114

while.body.i109:                                  ; preds = %land.rhs.i106
  %inc.i108 = add nsw i32 %i.i96.0, 1
  br label %while.cond.i100

has_prefix.exit114:                               ; preds = %while.cond.i100, %land.rhs.i106
  %7 = load i8, ptr %arrayidx.i97, align 1
  %tobool7.i111 = icmp ne i8 %7, 0
  %lnot.i112 = xor i1 %tobool7.i111, true
  br i1 %lnot.i112, label %if.then62.i, label %while.cond.i79

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond116 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond116, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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

while.cond.i79:                                   ; preds = %has_prefix.exit114, %while.body.i88
  %i.i75.0 = phi i32 [ %inc.i87, %while.body.i88 ], [ 0, %has_prefix.exit114 ]
  %arrayidx.i76 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i75.0
  %8 = load i8, ptr %arrayidx.i76, align 1
  %conv.i77 = sext i8 %8 to i32
  %tobool.i78 = icmp ne i32 %conv.i77, 0
  br i1 %tobool.i78, label %land.rhs.i85, label %has_prefix.exit93

land.rhs.i85:                                     ; preds = %while.cond.i79
  %arrayidx1.i80 = getelementptr inbounds i8, ptr %text.i, i32 %i.i75.0
  %9 = load i8, ptr %arrayidx1.i80, align 1
  %conv2.i81 = sext i8 %9 to i32
  %cmp.i84 = icmp eq i32 %conv2.i81, %conv.i77
  br i1 %cmp.i84, label %while.body.i88, label %has_prefix.exit93

while.body.i88:                                   ; preds = %land.rhs.i85
  %inc.i87 = add nsw i32 %i.i75.0, 1
  br label %while.cond.i79

has_prefix.exit93:                                ; preds = %while.cond.i79, %land.rhs.i85
  %10 = load i8, ptr %arrayidx.i76, align 1
  %tobool7.i90 = icmp ne i8 %10, 0
  %lnot.i91 = xor i1 %tobool7.i90, true
  br i1 %lnot.i91, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit93, %while.body.i
  %i.i63.0 = phi i32 [ %inc.i70, %while.body.i ], [ 0, %has_prefix.exit93 ]
  %arrayidx.i64 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i63.0
  %11 = load i8, ptr %arrayidx.i64, align 1
  %conv.i65 = sext i8 %11 to i32
  %tobool.i66 = icmp ne i32 %conv.i65, 0
  br i1 %tobool.i66, label %land.rhs.i68, label %has_prefix.exit

land.rhs.i68:                                     ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i63.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i67 = icmp eq i32 %conv2.i, %conv.i65
  br i1 %cmp.i67, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i68
  %inc.i70 = add nsw i32 %i.i63.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i68
  %13 = load i8, ptr %arrayidx.i64, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i72 = xor i1 %tobool7.i, true
  br i1 %lnot.i72, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit93, %has_prefix.exit114
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond.i119

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %14 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %14 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond.i119:                                    ; preds = %for.cond65.i, %for.end.i127
  %w.i.0 = phi i32 [ %inc7.i, %for.end.i127 ], [ 0, %for.cond65.i ]
  %cmp.i118 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i118, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i119, %for.body3.i
  %i.i117.0 = phi i32 [ %inc.i125, %for.body3.i ], [ 0, %for.cond.i119 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i119 ]
  %cmp2.i = icmp ult i32 %i.i117.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i127

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i121 = mul i32 8, %w.i.0
  %add.i122 = add i32 %mul.i121, %i.i117.0
  %arrayidx.i123 = getelementptr inbounds i8, ptr %text.i, i32 %add.i122
  %15 = load i8, ptr %arrayidx.i123, align 1
  %conv.i124 = zext i8 %15 to i64
  %mul4.i = mul i32 8, %i.i117.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i124, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i125 = add i32 %i.i117.0, 1
  br label %for.cond1.i

for.end.i127:                                     ; preds = %for.cond1.i
  %arrayidx5.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx5.i, align 4
  %inc7.i = add i32 %w.i.0, 1
  br label %for.cond.i119

pack.exit:                                        ; preds = %for.cond.i119
  %last75.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last75.i, align 4
  %16 = load i8, ptr %text.i, align 1
  %conv77.i = sext i8 %16 to i32
  %cmp78.i = icmp eq i32 %conv77.i, 47
  %conv79.i = zext i1 %cmp78.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv79.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %pack.exit
  %call.i130 = call i32 @__gomc_self()
  %conv.i131 = zext i32 %call.i130 to i64
  %add.i132 = add i64 %conv.i131, 1
  %call1.i128 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i132, i64 noundef 0, i32 noundef 1)
  %and.i133 = and i64 %call1.i128, 4294967295
  %conv.i134 = trunc i64 %and.i133 to i32
  %cmp.i129 = icmp ne i32 %conv.i134, 0
  br i1 %cmp.i129, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i20

for.cond.i20:                                     ; preds = %if.end11.i, %hold_lock.exit
  %i.i18.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i30, %if.end11.i ]
  %cmp.i19 = icmp ult i32 %i.i18.0, %17
  br i1 %cmp.i19, label %for.body.i24, label %for.end.i

for.body.i24:                                     ; preds = %for.cond.i20
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx.i21 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i18.0
  br label %for.cond.i138

for.cond.i138:                                    ; preds = %if.end7.i146, %for.body.i24
  %w.i136.0 = phi i32 [ 0, %for.body.i24 ], [ %inc.i147, %if.end7.i146 ]
  %cmp.i137 = icmp ult i32 %w.i136.0, 8
  br i1 %cmp.i137, label %for.body.i141, label %is_same.exit

for.body.i141:                                    ; preds = %for.cond.i138
  %arrayidx.i139 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i136.0
  %18 = load i64, ptr %arrayidx.i139, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i21, i32 0, i32 %w.i136.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i140 = icmp ne i64 %18, %19
  br i1 %cmp3.i140, label %is_same.exit, label %if.end.i145

if.end.i145:                                      ; preds = %for.body.i141
  %shr.i = lshr i64 %18, 56
  %tobool.i144 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i144, label %if.end7.i146, label %is_same.exit

if.end7.i146:                                     ; preds = %if.end.i145
  %inc.i147 = add i32 %w.i136.0, 1
  br label %for.cond.i138

is_same.exit:                                     ; preds = %for.cond.i138, %if.end.i145, %for.body.i141
  %retval.i135.0 = phi i32 [ 0, %for.body.i141 ], [ 1, %if.end.i145 ], [ 1, %for.cond.i138 ]
  %tobool.i23 = icmp ne i32 %retval.i135.0, 0
  br i1 %tobool.i23, label %entry_of.exit, label %if.end.i27

if.end.i27:                                       ; preds = %is_same.exit
  %last.i26 = getelementptr inbounds %struct.name, ptr %arrayidx.i21, i32 0, i32 1
  %20 = load i32, ptr %last.i26, align 4
  %21 = load i32, ptr %last75.i, align 4
  %cmp6.i = icmp eq i32 %20, %21
  br i1 %cmp6.i, label %land.lhs.true.i29, label %if.end11.i

land.lhs.true.i29:                                ; preds = %if.end.i27
  %absolute.i28 = getelementptr inbounds %struct.name, ptr %arrayidx.i21, i32 0, i32 2
  %22 = load i32, ptr %absolute.i28, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %22, %23
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i29
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i29, %if.end.i27
  %inc.i30 = add i32 %i.i18.0, 1
  br label %for.cond.i20

for.end.i:                                        ; preds = %for.cond.i20
  %cmp12.i = icmp eq i32 %17, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i32 = add i32 %17, 1
  store i32 %add.i32, ptr %names.i, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i32 0, i32 %17
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx17.i, ptr align 4 %name, i32 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %is_same.exit, %if.end14.i
  %new.0 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end14.i ], [ %arrayidx.i21, %is_same.exit ]
  %cmp.i36 = icmp ne i32 %and3, 0
  %and1.i = and i32 %flags, 64
  %tobool.i38 = icmp eq i32 %and1.i, 0
  %and2.i = and i32 %flags, 128
  %tobool3.i = icmp ne i32 %and2.i, 0
  %or.cond117 = or i1 %tobool.i38, %tobool3.i
  %brmerge119 = or i1 %or.cond117, %cmp.i36
  %.mux = select i1 %or.cond117, i1 false, i1 true
  br i1 %brmerge119, label %land.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry_of.exit
  %call.i40 = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call.i40, 0
  %lnot.i = xor i1 %tobool5.i, true
  br label %land.end.i

land.end.i:                                       ; preds = %entry_of.exit, %lor.rhs.i
  %24 = phi i1 [ %.mux, %entry_of.exit ], [ %lnot.i, %lor.rhs.i ]
  %tobool6.i = icmp ne i32 %new.0, 0
  %tobool6.i.not = xor i1 %tobool6.i, true
  %brmerge = select i1 %tobool6.i.not, i1 true, i1 %24
  br i1 %brmerge, label %if.end.i42, label %if.then.i41

if.then.i41:                                      ; preds = %land.end.i
  %call.i59 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i60 = icmp ne i64 %call.i59, 0
  br i1 %tobool.i60, label %if.then.i61, label %if.end.i42

if.then.i61:                                      ; preds = %if.then.i41
  %files.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i154 = icmp eq i32 %25, 16
  br i1 %cmp.i154, label %if.then.i155, label %if.end.i160

if.then.i155:                                     ; preds = %if.then.i61
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i160:                                      ; preds = %if.then.i61
  %add.i156 = add i32 %25, 1
  store i32 %add.i156, ptr %files.i, align 4
  %file.i157 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i156, ptr %file.i157, align 4
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %arrayidx.i158 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i32 0, i32 %25
  store i32 1, ptr %arrayidx.i158, align 4
  br label %if.end.i42

if.end.i42:                                       ; preds = %if.then.i41, %if.end.i160, %land.end.i
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %26 = load i32, ptr %file.i, align 4
  %tobool9.i = icmp ne i32 %26, 0
  br i1 %tobool9.i, label %if.end19.i, label %if.then10.i43

if.then10.i43:                                    ; preds = %if.end.i42
  %tobool12.i = icmp ne i32 %and1.i, 0
  br i1 %tobool12.i, label %if.end14.i46, label %resolve.exit

if.end14.i46:                                     ; preds = %if.then10.i43
  %and15.i = and i32 %mode, 384
  %cmp16.i = icmp ne i32 %and15.i, 384
  %conv17.i45 = zext i1 %cmp16.i to i32
  %files.i166 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %27 = load i32, ptr %files.i166, align 4
  %cmp.i167 = icmp eq i32 %27, 16
  br i1 %cmp.i167, label %if.then.i168, label %if.end.i176

if.then.i168:                                     ; preds = %if.end14.i46
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i176:                                      ; preds = %if.end14.i46
  %add.i169 = add i32 %27, 1
  store i32 %add.i169, ptr %files.i166, align 4
  store i32 %add.i169, ptr %file.i, align 4
  %file3.i173 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %arrayidx.i174 = getelementptr inbounds [16 x %struct.file], ptr %file3.i173, i32 0, i32 %27
  %forbidden.i = getelementptr inbounds %struct.file, ptr %arrayidx.i174, i32 0, i32 1
  store i32 %conv17.i45, ptr %forbidden.i, align 4
  br label %resolve.exit

if.end19.i:                                       ; preds = %if.end.i42
  %tobool21.i = icmp ne i32 %and1.i, 0
  %or.cond118 = and i1 %tobool21.i, %tobool3.i
  br i1 %or.cond118, label %resolve.exit, label %if.end26.i

if.end26.i:                                       ; preds = %if.end19.i
  %file27.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %sub.i47 = sub i32 %26, 1
  %arrayidx.i48 = getelementptr inbounds [16 x %struct.file], ptr %file27.i, i32 0, i32 %sub.i47
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
  %tobool.i52 = icmp ne i32 %29, 0
  br i1 %tobool.i52, label %if.then.i55, label %nothing_held_back.exit

if.then.i55:                                      ; preds = %if.end32.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end32.i
  br i1 %cmp.i36, label %if.then34.i, label %resolve.exit

if.then34.i:                                      ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i48, align 4
  %size.i49 = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 2
  store i32 0, ptr %size.i49, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i48, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc.i50 = add i32 %30, 1
  store i32 %inc.i50, ptr %changes.i, align 4
  br label %resolve.exit

resolve.exit:                                     ; preds = %nothing_held_back.exit, %if.then34.i, %if.end19.i, %if.then10.i43, %if.end.i176
  %retval.i33.0 = phi i32 [ 0, %if.end.i176 ], [ -2, %if.then10.i43 ], [ -17, %if.end19.i ], [ 0, %if.then34.i ], [ 0, %nothing_held_back.exit ]
  %cmp12 = icmp eq i32 %retval.i33.0, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %resolve.exit
  %31 = load i32, ptr %file.i, align 4
  %call14 = call i32 @__files_descriptor(ptr noundef %call.i16, i32 noundef %31, i32 noundef %flags, ptr noundef null)
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %resolve.exit
  %result.0 = phi i32 [ %call14, %if.then13 ], [ %retval.i33.0, %resolve.exit ]
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
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %entry
  %1 = load i32, ptr %0, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ %1, %cond.true.i ], [ 0, %entry ]
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
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %and.i = and i32 %flags, 64
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %open_with.exit

cond.true.i:                                      ; preds = %entry
  %1 = load i32, ptr %0, align 4
  br label %open_with.exit

open_with.exit:                                   ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ %1, %cond.true.i ], [ 0, %entry ]
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

define i32 @mkstemp(ptr noundef %path) {
entry:
  %call = call i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef 0, i32 noundef 0)
  ret i32 %call
}

define internal i32 @__gomc_open_temporary(ptr noundef %path, i32 noundef %behind, i32 noundef %flags) {
entry:
  %text.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, ptr %path, i32 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %cmp = icmp slt i32 %behind, 0
  %add = add i32 6, %behind
  %cmp1 = icmp ult i32 %n.0, %add
  %or.cond = select i1 %cmp, i1 true, i1 %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %while.end
  %idx.neg = sub i32 0, %behind
  %add.ptr2 = getelementptr inbounds i8, ptr %arrayidx, i32 %idx.neg
  %add.ptr3 = getelementptr inbounds i8, ptr %add.ptr2, i32 -6
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc11, %for.inc ]
  %cmp4 = icmp slt i32 %i.0, 6
  br i1 %cmp4, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx5 = getelementptr inbounds i8, ptr %add.ptr3, i32 %i.0
  %1 = load i8, ptr %arrayidx5, align 1
  %conv = sext i8 %1 to i32
  %cmp6 = icmp ne i32 %conv, 88
  br i1 %cmp6, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %inc11 = add nsw i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %and = and i32 %flags, -1613057
  %tobool12 = icmp ne i32 %and, 0
  br i1 %tobool12, label %if.then13, label %if.end14

if.then13:                                        ; preds = %for.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

if.end14:                                         ; preds = %for.end
  %call.i36 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end14
  %call.i122 = call i32 @__gomc_self()
  %conv.i123 = zext i32 %call.i122 to i64
  %add.i124 = add i64 %conv.i123, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i36, i32 noundef 8, i64 noundef %add.i124, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i125 = trunc i64 %and.i to i32
  %cmp.i121 = icmp ne i32 %conv.i125, 0
  br i1 %cmp.i121, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names = getelementptr inbounds %struct.files, ptr %call.i36, i32 0, i32 1
  %2 = load i32, ptr %names, align 8
  br label %for.cond16

for.cond16:                                       ; preds = %for.inc30, %hold_lock.exit
  %new.0 = phi i32 [ 0, %hold_lock.exit ], [ %new.1, %for.inc30 ]
  %e.0 = phi ptr [ undef, %hold_lock.exit ], [ %retval.i.0, %for.inc30 ]
  %number.0 = phi i32 [ %2, %hold_lock.exit ], [ %inc31, %for.inc30 ]
  %tobool17 = icmp ne i32 %new.0, 0
  %lnot = xor i1 %tobool17, true
  br i1 %lnot, label %for.cond20, label %for.end32

for.cond20:                                       ; preds = %for.cond16, %for.body23
  %left.0 = phi i32 [ %div, %for.body23 ], [ %number.0, %for.cond16 ]
  %i19.0 = phi i32 [ %dec, %for.body23 ], [ 5, %for.cond16 ]
  %cmp21 = icmp sge i32 %i19.0, 0
  br i1 %cmp21, label %for.body23, label %for.end28

for.body23:                                       ; preds = %for.cond20
  %rem = urem i32 %left.0, 10
  %add24 = add i32 71, %rem
  %conv25 = trunc i32 %add24 to i8
  %arrayidx26 = getelementptr inbounds i8, ptr %add.ptr3, i32 %i19.0
  store i8 %conv25, ptr %arrayidx26, align 1
  %dec = add nsw i32 %i19.0, -1
  %div = udiv i32 %left.0, 10
  br label %for.cond20

for.end28:                                        ; preds = %for.cond20
  call void @llvm.memset.p0.i32(ptr align 1 %text.i, i8 0, i32 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %for.end28
  %n.i.0 = phi i32 [ 0, %for.end28 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %for.end28 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %for.end28 ], [ %inc52.i, %for.inc.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %path, i32 %i.i.0
  %3 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %3 to i32
  switch i32 %conv.i, label %if.then.i [
    i32 47, label %if.end7.i
    i32 0, label %if.end7.i
  ]

if.then.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp eq i32 %n.i.0, 63
  br i1 %cmp3.i, label %if.then5.i, label %if.end.i

if.then5.i:                                       ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %inc.i = add i32 %n.i.0, 1
  %arrayidx6.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %n.i.0
  store i8 %3, ptr %arrayidx6.i, align 1
  br label %for.inc.i

if.end7.i:                                        ; preds = %for.cond.i, %for.cond.i
  %sub.i = sub i32 %n.i.0, %begin.i.0
  switch i32 %sub.i, label %if.end31.i [
    i32 2, label %land.lhs.true10.i
    i32 1, label %land.lhs.true24.i
  ]

land.lhs.true10.i:                                ; preds = %if.end7.i
  %arrayidx11.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %4 = load i8, ptr %arrayidx11.i, align 1
  %conv12.i = sext i8 %4 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 46
  br i1 %cmp13.i, label %land.lhs.true15.i, label %if.end21.i

land.lhs.true15.i:                                ; preds = %land.lhs.true10.i
  %add.i = add i32 %begin.i.0, 1
  %arrayidx16.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %add.i
  %5 = load i8, ptr %arrayidx16.i, align 1
  %conv17.i = sext i8 %5 to i32
  %cmp18.i = icmp eq i32 %conv17.i, 46
  br i1 %cmp18.i, label %if.then20.i, label %if.end21.i

if.then20.i:                                      ; preds = %land.lhs.true15.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
  unreachable

if.end21.i:                                       ; preds = %land.lhs.true15.i, %land.lhs.true10.i
  %cmp22.i = icmp eq i32 %sub.i, 1
  br i1 %cmp22.i, label %land.lhs.true24.i, label %if.end31.i

land.lhs.true24.i:                                ; preds = %if.end7.i, %if.end21.i
  %arrayidx25.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %begin.i.0
  %6 = load i8, ptr %arrayidx25.i, align 1
  %conv26.i = sext i8 %6 to i32
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
  %tobool32.i = icmp eq i8 %3, 0
  %cmp34.i = icmp eq i32 %size.i.0, 0
  %or.cond103 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond103, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %3, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i93

while.cond.i93:                                   ; preds = %if.end37.i, %while.body.i102
  %i.i89.0 = phi i32 [ %inc.i101, %while.body.i102 ], [ 0, %if.end37.i ]
  %arrayidx.i90 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i89.0
  %7 = load i8, ptr %arrayidx.i90, align 1
  %conv.i91 = sext i8 %7 to i32
  %tobool.i92 = icmp ne i32 %conv.i91, 0
  br i1 %tobool.i92, label %land.rhs.i99, label %has_prefix.exit107

land.rhs.i99:                                     ; preds = %while.cond.i93
  %arrayidx1.i94 = getelementptr inbounds i8, ptr %text.i, i32 %i.i89.0
  %8 = load i8, ptr %arrayidx1.i94, align 1
  %conv2.i95 = sext i8 %8 to i32
  %cmp.i98 = icmp eq i32 %conv2.i95, %conv.i91
  br i1 %cmp.i98, label %while.body.i102, label %has_prefix.exit107

while.body.i102:                                  ; preds = %land.rhs.i99
  %inc.i101 = add nsw i32 %i.i89.0, 1
  br label %while.cond.i93

has_prefix.exit107:                               ; preds = %while.cond.i93, %land.rhs.i99
  %9 = load i8, ptr %arrayidx.i90, align 1
  %tobool7.i104 = icmp ne i8 %9, 0
  %lnot.i105 = xor i1 %tobool7.i104, true
  br i1 %lnot.i105, label %if.then62.i, label %while.cond.i72

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond104 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond104, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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

while.cond.i72:                                   ; preds = %has_prefix.exit107, %while.body.i81
  %i.i68.0 = phi i32 [ %inc.i80, %while.body.i81 ], [ 0, %has_prefix.exit107 ]
  %arrayidx.i69 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i68.0
  %10 = load i8, ptr %arrayidx.i69, align 1
  %conv.i70 = sext i8 %10 to i32
  %tobool.i71 = icmp ne i32 %conv.i70, 0
  br i1 %tobool.i71, label %land.rhs.i78, label %has_prefix.exit86

land.rhs.i78:                                     ; preds = %while.cond.i72
  %arrayidx1.i73 = getelementptr inbounds i8, ptr %text.i, i32 %i.i68.0
  %11 = load i8, ptr %arrayidx1.i73, align 1
  %conv2.i74 = sext i8 %11 to i32
  %cmp.i77 = icmp eq i32 %conv2.i74, %conv.i70
  br i1 %cmp.i77, label %while.body.i81, label %has_prefix.exit86

while.body.i81:                                   ; preds = %land.rhs.i78
  %inc.i80 = add nsw i32 %i.i68.0, 1
  br label %while.cond.i72

has_prefix.exit86:                                ; preds = %while.cond.i72, %land.rhs.i78
  %12 = load i8, ptr %arrayidx.i69, align 1
  %tobool7.i83 = icmp ne i8 %12, 0
  %lnot.i84 = xor i1 %tobool7.i83, true
  br i1 %lnot.i84, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit86, %while.body.i
  %i.i59.0 = phi i32 [ %inc.i64, %while.body.i ], [ 0, %has_prefix.exit86 ]
  %arrayidx.i60 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i59.0
  %13 = load i8, ptr %arrayidx.i60, align 1
  %conv.i61 = sext i8 %13 to i32
  %tobool.i62 = icmp ne i32 %conv.i61, 0
  br i1 %tobool.i62, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i59.0
  %14 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %14 to i32
  %cmp.i63 = icmp eq i32 %conv2.i, %conv.i61
  br i1 %cmp.i63, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i64 = add nsw i32 %i.i59.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %15 = load i8, ptr %arrayidx.i60, align 1
  %tobool7.i = icmp ne i8 %15, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit86, %has_prefix.exit107
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond.i112

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %16 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %16 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond.i112:                                    ; preds = %for.cond65.i, %for.end.i120
  %w.i.0 = phi i32 [ %inc7.i, %for.end.i120 ], [ 0, %for.cond65.i ]
  %cmp.i111 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i111, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i112, %for.body3.i
  %i.i110.0 = phi i32 [ %inc.i118, %for.body3.i ], [ 0, %for.cond.i112 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i112 ]
  %cmp2.i = icmp ult i32 %i.i110.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i120

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i114 = mul i32 8, %w.i.0
  %add.i115 = add i32 %mul.i114, %i.i110.0
  %arrayidx.i116 = getelementptr inbounds i8, ptr %text.i, i32 %add.i115
  %17 = load i8, ptr %arrayidx.i116, align 1
  %conv.i117 = zext i8 %17 to i64
  %mul4.i = mul i32 8, %i.i110.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i117, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i118 = add i32 %i.i110.0, 1
  br label %for.cond1.i

for.end.i120:                                     ; preds = %for.cond1.i
  %arrayidx5.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx5.i, align 4
  %inc7.i = add i32 %w.i.0, 1
  br label %for.cond.i112

pack.exit:                                        ; preds = %for.cond.i112
  %last75.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last75.i, align 4
  %18 = load i8, ptr %text.i, align 1
  %conv77.i = sext i8 %18 to i32
  %cmp78.i = icmp eq i32 %conv77.i, 47
  %conv79.i = zext i1 %cmp78.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv79.i, ptr %absolute.i, align 4
  %19 = load i32, ptr %names, align 8
  br label %for.cond.i40

for.cond.i40:                                     ; preds = %if.end11.i, %pack.exit
  %i.i38.0 = phi i32 [ 0, %pack.exit ], [ %inc.i50, %if.end11.i ]
  %cmp.i39 = icmp ult i32 %i.i38.0, %19
  br i1 %cmp.i39, label %for.body.i44, label %for.end.i

for.body.i44:                                     ; preds = %for.cond.i40
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i36, i32 0, i32 4
  %arrayidx.i41 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i38.0
  br label %for.cond.i129

for.cond.i129:                                    ; preds = %if.end7.i137, %for.body.i44
  %w.i127.0 = phi i32 [ 0, %for.body.i44 ], [ %inc.i138, %if.end7.i137 ]
  %cmp.i128 = icmp ult i32 %w.i127.0, 8
  br i1 %cmp.i128, label %for.body.i132, label %is_same.exit

for.body.i132:                                    ; preds = %for.cond.i129
  %arrayidx.i130 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i127.0
  %20 = load i64, ptr %arrayidx.i130, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i41, i32 0, i32 %w.i127.0
  %21 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i131 = icmp ne i64 %20, %21
  br i1 %cmp3.i131, label %is_same.exit, label %if.end.i136

if.end.i136:                                      ; preds = %for.body.i132
  %shr.i = lshr i64 %20, 56
  %tobool.i135 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i135, label %if.end7.i137, label %is_same.exit

if.end7.i137:                                     ; preds = %if.end.i136
  %inc.i138 = add i32 %w.i127.0, 1
  br label %for.cond.i129

is_same.exit:                                     ; preds = %for.cond.i129, %if.end.i136, %for.body.i132
  %retval.i126.0 = phi i32 [ 0, %for.body.i132 ], [ 1, %if.end.i136 ], [ 1, %for.cond.i129 ]
  %tobool.i43 = icmp ne i32 %retval.i126.0, 0
  br i1 %tobool.i43, label %for.inc30, label %if.end.i47

if.end.i47:                                       ; preds = %is_same.exit
  %last.i46 = getelementptr inbounds %struct.name, ptr %arrayidx.i41, i32 0, i32 1
  %22 = load i32, ptr %last.i46, align 4
  %23 = load i32, ptr %last75.i, align 4
  %cmp6.i = icmp eq i32 %22, %23
  br i1 %cmp6.i, label %land.lhs.true.i49, label %if.end11.i

land.lhs.true.i49:                                ; preds = %if.end.i47
  %absolute.i48 = getelementptr inbounds %struct.name, ptr %arrayidx.i41, i32 0, i32 2
  %24 = load i32, ptr %absolute.i48, align 4
  %25 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %24, %25
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i49
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i49, %if.end.i47
  %inc.i50 = add i32 %i.i38.0, 1
  br label %for.cond.i40

for.end.i:                                        ; preds = %for.cond.i40
  %cmp12.i = icmp eq i32 %19, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i52 = add i32 %19, 1
  store i32 %add.i52, ptr %names, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i36, i32 0, i32 4
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i32 0, i32 %19
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx17.i, ptr align 4 %name, i32 72, i1 false)
  br label %for.inc30

for.inc30:                                        ; preds = %if.end14.i, %is_same.exit
  %new.1 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end14.i ], [ %arrayidx.i41, %is_same.exit ]
  %inc31 = add i32 %number.0, 1
  br label %for.cond16

for.end32:                                        ; preds = %for.cond16
  %files.i = getelementptr inbounds %struct.files, ptr %call.i36, i32 0, i32 2
  %26 = load i32, ptr %files.i, align 4
  %cmp.i143 = icmp eq i32 %26, 16
  br i1 %cmp.i143, label %if.then.i144, label %if.end.i148

if.then.i144:                                     ; preds = %for.end32
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i148:                                      ; preds = %for.end32
  %add.i145 = add i32 %26, 1
  store i32 %add.i145, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %e.0, i32 0, i32 1
  store i32 %add.i145, ptr %file.i, align 4
  %or = or i32 %flags, 2
  %call34 = call i32 @__files_descriptor(ptr noundef %call.i36, i32 noundef %add.i145, i32 noundef %or, ptr noundef null)
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i150 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i36, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp.i54 = icmp slt i32 %call34, 0
  %cond.i = select i1 %cmp.i54, i32 -1, i32 %call34
  br label %return

return:                                           ; preds = %for.body, %while.end, %if.end.i148
  %retval.0 = phi i32 [ %cond.i, %if.end.i148 ], [ -1, %while.end ], [ -1, %for.body ]
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
  %cmp.i55 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i55, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i15, label %cancellation_point.exit

if.then.i15:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

cancellation_point.exit:                          ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cancellation_point.exit
  %call.i30 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i30 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i28 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i31 = and i64 %call1.i28, 4294967295
  %conv.i32 = trunc i64 %and.i31 to i32
  %cmp.i29 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i29, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i63 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i63
  br i1 %or.cond, label %find.exit, label %if.end.i68

if.end.i68:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i65 = sub nsw i32 %number, 3
  %arrayidx.i66 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i65
  %0 = load atomic i32, ptr %arrayidx.i66 monotonic, align 4
  %tobool.i67 = icmp ne i32 %0, 0
  %arrayidx.i66. = select i1 %tobool.i67, ptr %arrayidx.i66, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i68
  %retval.i.0 = phi ptr [ %arrayidx.i66., %if.end.i68 ], [ null, %hold_lock.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end9, label %land.lhs.true.i20

land.lhs.true.i20:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.lhs.true

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i20
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %arrayidx.i21 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i21, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i = icmp ne i32 %2, 0
  br i1 %cmp.i, label %if.then.i22, label %land.lhs.true

if.then.i22:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.lhs.true:                                    ; preds = %land.lhs.true.i20, %land.lhs.true2.i
  %3 = load i32, ptr %stream.i, align 4
  %tobool2 = icmp ne i32 %3, 0
  br i1 %tobool2, label %if.then, label %land.rhs.i

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i25 = icmp eq i32 %4, -1
  br i1 %cmp.i25, label %if.then5, label %if.then8

if.then5:                                         ; preds = %land.rhs.i
  call void @__channel_close(ptr noundef %retval.i.0)
  br label %if.then8

if.then8:                                         ; preds = %land.rhs.i, %if.then5
  store atomic i32 0, ptr %retval.i.0 release, align 4
  br label %if.end9

if.end9:                                          ; preds = %find.exit, %if.then8
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i34 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %tobool10 = icmp ne ptr %retval.i.0, null
  %. = select i1 %tobool10, i32 0, i32 -1
  ret i32 %.
}

declare void @__channel_close(ptr noundef)

define i32 @read(i32 noundef %number, ptr noundef %to, i32 noundef %size) {
entry:
  %cmp = icmp eq i32 %number, 0
  br i1 %cmp, label %while.cond.i, label %if.end

while.cond.i:                                     ; preds = %entry, %while.body.i
  %n.i.0 = phi i32 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %cmp.i35 = icmp ult i32 %n.i.0, %size
  br i1 %cmp.i35, label %land.rhs.i38, label %return

land.rhs.i38:                                     ; preds = %while.cond.i
  %call.i36 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i37 = icmp ne i64 %call.i36, 0
  %lnot.i = xor i1 %tobool.i37, true
  br i1 %lnot.i, label %while.body.i, label %return

while.body.i:                                     ; preds = %land.rhs.i38
  %call1.i39 = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_files.str.20)
  %conv.i = trunc i64 %call1.i39 to i8
  %inc.i = add i32 %n.i.0, 1
  %arrayidx.i40 = getelementptr inbounds i8, ptr %to, i32 %n.i.0
  store i8 %conv.i, ptr %arrayidx.i40, align 1
  br label %while.cond.i

if.end:                                           ; preds = %entry
  %cmp.i104 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i104, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i23, label %not_standard.exit

if.then.i23:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i75 = call i32 @__gomc_self()
  %conv.i76 = zext i32 %call.i75 to i64
  %add.i77 = add i64 %conv.i76, 1
  %call1.i73 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i77, i64 noundef 0, i32 noundef 1)
  %and.i78 = and i64 %call1.i73, 4294967295
  %conv.i79 = trunc i64 %and.i78 to i32
  %cmp.i74 = icmp ne i32 %conv.i79, 0
  br i1 %cmp.i74, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i113 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i113
  br i1 %or.cond, label %find.exit, label %if.end.i118

if.end.i118:                                      ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i115 = sub nsw i32 %number, 3
  %arrayidx.i116 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i115
  %0 = load atomic i32, ptr %arrayidx.i116 monotonic, align 4
  %tobool.i117 = icmp ne i32 %0, 0
  %arrayidx.i116. = select i1 %tobool.i117, ptr %arrayidx.i116, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i118
  %retval.i.0 = phi ptr [ %arrayidx.i116., %if.end.i118 ], [ null, %hold_lock.exit ]
  %magicptr46 = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr46, 0
  br i1 %cond, label %if.end17, label %land.lhs.true.i28

land.lhs.true.i28:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.rhs.i

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i28
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %arrayidx.i29 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i29, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i = icmp ne i32 %2, 0
  br i1 %cmp.i, label %if.then.i30, label %land.rhs.i

if.then.i30:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true.i28, %land.lhs.true2.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i33 = icmp eq i32 %3, -1
  br i1 %cmp.i33, label %land.lhs.true, label %land.lhs.true9

land.lhs.true:                                    ; preds = %land.rhs.i
  %flags.i46 = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i46, align 4
  %and.i47 = and i32 %4, 1
  %tobool.i48 = icmp ne i32 %and.i47, 0
  %lnot.i49 = xor i1 %tobool.i48, true
  br i1 %lnot.i49, label %if.then6, label %land.lhs.true9

if.then6:                                         ; preds = %land.lhs.true
  %call7 = call i32 @__channel_read(ptr noundef %call.i, ptr noundef %retval.i.0, ptr noundef %to, i32 noundef %size)
  br label %if.end17

land.lhs.true9:                                   ; preds = %land.rhs.i, %land.lhs.true
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %5 = load i32, ptr %flags.i, align 4
  %and.i42 = and i32 %5, 1
  %tobool.i43 = icmp ne i32 %and.i42, 0
  %lnot.i44 = xor i1 %tobool.i43, true
  br i1 %lnot.i44, label %if.then12, label %if.end17

if.then12:                                        ; preds = %land.lhs.true9
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i54 = sub i32 %6, 1
  %arrayidx.i55 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i54
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i55, i32 0, i32 4
  %7 = load i32, ptr %held_back.i, align 4
  %tobool.i56 = icmp ne i32 %7, 0
  br i1 %tobool.i56, label %if.then.i59, label %nothing_held_back.exit

if.then.i59:                                      ; preds = %if.then12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then12
  %place = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %8 = load i32, ptr %place, align 4
  %9 = load i32, ptr %arrayidx.i55, align 4
  %tobool.i70 = icmp ne i32 %9, 0
  br i1 %tobool.i70, label %if.then.i71, label %known.exit

if.then.i71:                                      ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i55, i32 0, i32 2
  %10 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i63.0 = phi i32 [ 0, %known.exit ], [ %inc.i68, %for.body.i ]
  %cmp.i64 = icmp ult i32 %n.i63.0, %size
  %add.i = add i32 %8, %n.i63.0
  %cmp2.i = icmp ult i32 %add.i, %10
  %11 = select i1 %cmp.i64, i1 %cmp2.i, i1 false
  br i1 %11, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i55, i32 0, i32 5
  %arrayidx.i67 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i
  %12 = load i8, ptr %arrayidx.i67, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %to, i32 %n.i63.0
  store i8 %12, ptr %arrayidx4.i, align 1
  %inc.i68 = add i32 %n.i63.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %13 = load i32, ptr %place, align 4
  %add = add i32 %13, %n.i63.0
  store i32 %add, ptr %place, align 4
  br label %if.end17

if.end17:                                         ; preds = %find.exit, %land.lhs.true9, %get_bytes.exit, %if.then6
  %result.1 = phi i32 [ %call7, %if.then6 ], [ %n.i63.0, %get_bytes.exit ], [ -9, %land.lhs.true9 ], [ -9, %find.exit ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i81 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp18 = icmp slt i32 %result.1, 0
  %.result.1 = select i1 %cmp18, i32 -1, i32 %result.1
  br label %return

return:                                           ; preds = %land.rhs.i38, %while.cond.i, %if.end17
  %retval.0 = phi i32 [ %.result.1, %if.end17 ], [ %n.i.0, %while.cond.i ], [ %n.i.0, %land.rhs.i38 ]
  ret i32 %retval.0
}

declare i32 @__channel_read(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

define i32 @__file_write(i32 noundef %number, ptr noundef %from, i32 noundef %size) {
entry:
  switch i32 %number, label %lor.lhs.false2 [
    i32 1, label %if.then
    i32 2, label %if.then
  ]

lor.lhs.false2:                                   ; preds = %entry
  %call = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry, %entry, %lor.lhs.false2
  call void @__look_at_bytes(ptr noundef %from, i32 noundef %size, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false2
  switch i32 %number, label %if.end7 [
    i32 1, label %return
    i32 2, label %return
  ]

if.end7:                                          ; preds = %if.end
  %cmp.i142 = icmp sge i32 %number, 0
  %cmp1.i143 = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i142, i1 %cmp1.i143, i1 false
  br i1 %spec.select, label %if.then.i39, label %not_standard.exit

if.then.i39:                                      ; preds = %if.end7
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %if.end7
  %call8 = call i32 @__gomc_reads_files()
  %tobool9 = icmp ne i32 %call8, 0
  br i1 %tobool9, label %if.end14, label %land.lhs.true

land.lhs.true:                                    ; preds = %not_standard.exit
  %call10 = call ptr @__files_state()
  %cmp1.i82 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i143, %cmp1.i82
  br i1 %or.cond, label %can_write.exit98, label %if.end.i89

if.end.i89:                                       ; preds = %land.lhs.true
  %description.i85 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 6
  %sub.i86 = sub nsw i32 %number, 3
  %arrayidx.i87 = getelementptr inbounds [32 x %struct.description], ptr %description.i85, i32 0, i32 %sub.i86
  %0 = load atomic i32, ptr %arrayidx.i87 acquire, align 4
  switch i32 %0, label %land.rhs.i95 [
    i32 0, label %land.end.i97
    i32 -1, label %land.end.i97
  ]

land.rhs.i95:                                     ; preds = %if.end.i89
  %flags.i92 = getelementptr inbounds %struct.description, ptr %arrayidx.i87, i32 0, i32 1
  %1 = load atomic i32, ptr %flags.i92 monotonic, align 4
  %and.i93 = and i32 %1, 3
  %tobool5.i94 = icmp ne i32 %and.i93, 0
  br label %land.end.i97

land.end.i97:                                     ; preds = %if.end.i89, %if.end.i89, %land.rhs.i95
  %2 = phi i1 [ false, %if.end.i89 ], [ %tobool5.i94, %land.rhs.i95 ], [ false, %if.end.i89 ]
  %land.ext.i96 = zext i1 %2 to i32
  br label %can_write.exit98

can_write.exit98:                                 ; preds = %land.lhs.true, %land.end.i97
  %retval.i74.0 = phi i32 [ %land.ext.i96, %land.end.i97 ], [ 0, %land.lhs.true ]
  %tobool12 = icmp ne i32 %retval.i74.0, 0
  br i1 %tobool12, label %return, label %if.end14

if.end14:                                         ; preds = %can_write.exit98, %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end14
  %call.i114 = call i32 @__gomc_self()
  %conv.i115 = zext i32 %call.i114 to i64
  %add.i116 = add i64 %conv.i115, 1
  %call1.i112 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i116, i64 noundef 0, i32 noundef 1)
  %and.i117 = and i64 %call1.i112, 4294967295
  %conv.i118 = trunc i64 %and.i117 to i32
  %cmp.i113 = icmp ne i32 %conv.i118, 0
  br i1 %cmp.i113, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i153 = icmp sge i32 %number, 35
  %or.cond76 = or i1 %cmp1.i143, %cmp1.i153
  br i1 %or.cond76, label %find.exit, label %if.end.i160

if.end.i160:                                      ; preds = %hold_lock.exit
  %description.i156 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i157 = sub nsw i32 %number, 3
  %arrayidx.i158 = getelementptr inbounds [32 x %struct.description], ptr %description.i156, i32 0, i32 %sub.i157
  %3 = load atomic i32, ptr %arrayidx.i158 monotonic, align 4
  %tobool.i159 = icmp ne i32 %3, 0
  %arrayidx.i158. = select i1 %tobool.i159, ptr %arrayidx.i158, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i160
  %retval.i147.0 = phi ptr [ %arrayidx.i158., %if.end.i160 ], [ null, %hold_lock.exit ]
  %magicptr = ptrtoint ptr %retval.i147.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.else, label %land.lhs.true.i44

land.lhs.true.i44:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i147.0, i32 0, i32 3
  %4 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %4, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i44
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %4, 1
  %arrayidx.i45 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i45, i32 0, i32 4
  %5 = load i32, ptr %last.i, align 4
  %cmp.i = icmp ne i32 %5, 0
  br i1 %cmp.i, label %if.then.i46, label %find_alone.exit

if.then.i46:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i44
  %tobool.i48 = icmp ne ptr %retval.i147.0, null
  br i1 %tobool.i48, label %land.rhs.i, label %if.else

land.rhs.i:                                       ; preds = %find_alone.exit
  %6 = load atomic i32, ptr %retval.i147.0 monotonic, align 4
  %cmp.i49 = icmp eq i32 %6, -1
  br i1 %cmp.i49, label %land.lhs.true19, label %if.else

land.lhs.true19:                                  ; preds = %land.rhs.i
  %flags.i100 = getelementptr inbounds %struct.description, ptr %retval.i147.0, i32 0, i32 1
  %7 = load i32, ptr %flags.i100, align 4
  %and.i101 = and i32 %7, 3
  %cmp.i102 = icmp ne i32 %and.i101, 0
  br i1 %cmp.i102, label %if.then22, label %if.else

if.then22:                                        ; preds = %land.lhs.true19
  %call23 = call i32 @__channel_write(ptr noundef %retval.i147.0, ptr noundef %from, i32 noundef %size)
  br label %if.end33

if.else:                                          ; preds = %find.exit, %find_alone.exit, %land.lhs.true19, %land.rhs.i
  br i1 %or.cond76, label %can_write.exit, label %if.end.i

if.end.i:                                         ; preds = %if.else
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i67 = sub nsw i32 %number, 3
  %arrayidx.i68 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i67
  %8 = load atomic i32, ptr %arrayidx.i68 acquire, align 4
  switch i32 %8, label %land.rhs.i72 [
    i32 0, label %land.end.i
    i32 -1, label %land.end.i
  ]

land.rhs.i72:                                     ; preds = %if.end.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i68, i32 0, i32 1
  %9 = load atomic i32, ptr %flags.i monotonic, align 4
  %and.i71 = and i32 %9, 3
  %tobool5.i = icmp ne i32 %and.i71, 0
  br label %land.end.i

land.end.i:                                       ; preds = %if.end.i, %if.end.i, %land.rhs.i72
  %10 = phi i1 [ false, %if.end.i ], [ %tobool5.i, %land.rhs.i72 ], [ false, %if.end.i ]
  %land.ext.i73 = zext i1 %10 to i32
  br label %can_write.exit

can_write.exit:                                   ; preds = %if.else, %land.end.i
  %retval.i.0 = phi i32 [ %land.ext.i73, %land.end.i ], [ 0, %if.else ]
  %tobool25 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool25, label %if.then26, label %if.end33

if.then26:                                        ; preds = %can_write.exit
  %call27 = call i32 @__gomc_reads_files()
  %tobool28 = icmp ne i32 %call27, 0
  br i1 %tobool28, label %if.then29, label %if.end33

if.then29:                                        ; preds = %if.then26
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %11 = load atomic i32, ptr %retval.i147.0 monotonic, align 4
  %sub.i54 = sub i32 %11, 1
  %arrayidx.i55 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i54
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i55, i32 0, i32 4
  %12 = load i32, ptr %held_back.i, align 4
  %tobool.i56 = icmp ne i32 %12, 0
  br i1 %tobool.i56, label %if.then.i59, label %nothing_held_back.exit

if.then.i59:                                      ; preds = %if.then29
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then29
  %13 = load atomic i32, ptr %retval.i147.0 monotonic, align 4
  %sub.i.i = sub i32 %13, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %cmp.i105 = icmp eq i32 %size, 0
  br i1 %cmp.i105, label %if.end33, label %if.end.i110

if.end.i110:                                      ; preds = %nothing_held_back.exit
  %flags.i107 = getelementptr inbounds %struct.description, ptr %retval.i147.0, i32 0, i32 1
  %14 = load i32, ptr %flags.i107, align 4
  %and.i108 = and i32 %14, 1024
  %tobool.i109 = icmp ne i32 %and.i108, 0
  br i1 %tobool.i109, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i110
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %15 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i147.0, i32 0, i32 2
  store i32 %15, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i110
  %place4.i = getelementptr inbounds %struct.description, ptr %retval.i147.0, i32 0, i32 2
  %16 = load i32, ptr %place4.i, align 4
  %17 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i166 = icmp ne i32 %17, 0
  br i1 %tobool.i166, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i169 = call i32 @__gomc_reads_files()
  %tobool2.i170 = icmp ne i32 %call.i169, 0
  br i1 %tobool2.i170, label %if.end.i173, label %put_bytes.exit

if.end.i173:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i172 = icmp ugt i32 %16, 8192
  %sub.i174 = sub i32 8192, %16
  %cmp5.i = icmp ugt i32 %size, %sub.i174
  %or.cond78 = or i1 %cmp3.i172, %cmp5.i
  br i1 %or.cond78, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i173
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i173
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %18 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %18, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %16
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i175 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i175, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %19 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i176 = add i32 %16, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i176
  store i8 %19, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %16, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select79 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select79, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %20 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %20, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %21 = load i32, ptr %place4.i, align 4
  %add.i = add i32 %21, %size
  store i32 %add.i, ptr %place4.i, align 4
  br label %if.end33

if.end33:                                         ; preds = %can_write.exit, %put_bytes.exit, %nothing_held_back.exit, %if.then26, %if.then22
  %result.1 = phi i32 [ %call23, %if.then22 ], [ -9, %can_write.exit ], [ %size, %put_bytes.exit ], [ %size, %nothing_held_back.exit ], [ %size, %if.then26 ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i120 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp34 = icmp slt i32 %result.1, 0
  %.result.1 = select i1 %cmp34, i32 -1, i32 %result.1
  br label %return

return:                                           ; preds = %can_write.exit98, %if.end, %if.end, %if.end33
  %retval.0 = phi i32 [ %.result.1, %if.end33 ], [ %size, %if.end ], [ %size, %if.end ], [ %size, %can_write.exit98 ]
  ret i32 %retval.0
}

declare i32 @__gomc_reads_files()

declare void @__look_at_bytes(ptr noundef, i32 noundef, i32 noundef)

declare i32 @__channel_write(ptr noundef, ptr noundef, i32 noundef)

define i32 @pread(i32 noundef %number, ptr noundef %to, i32 noundef %size, i32 noundef %place) {
entry:
  %conv = sext i32 %place to i64
  %cmp.i51 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i51, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i38.i, label %cancellation_point.exit.i

if.then.i38.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %conv, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i20 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i20, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i57 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i57
  br i1 %or.cond, label %find.exit, label %if.end.i60

if.end.i60:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i59 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i59, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i60
  %retval.i52.0 = phi ptr [ %arrayidx.i., %if.end.i60 ], [ null, %hold_lock.exit ]
  %magicptr66 = ptrtoint ptr %retval.i52.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i14

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %arrayidx.i.i11 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i10
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i11, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i12 = icmp ne i32 %2, 0
  br i1 %cmp.i.i12, label %if.then.i.i13, label %land.rhs.i.i14

if.then.i.i13:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %land.lhs.true.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i14
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i.i, align 4
  %and.i41.i = and i32 %4, 1
  %tobool.i42.i = icmp ne i32 %and.i41.i, 0
  %lnot.i.i = xor i1 %tobool.i42.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end27.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i54.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %5 = load i32, ptr %flags.i54.i, align 4
  %and.i55.i = and i32 %5, 3
  %cmp.i56.i = icmp ne i32 %and.i55.i, 0
  br i1 %cmp.i56.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %sub.i.i = sub i32 %6, 1
  %arrayidx.i46.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 4
  %7 = load i32, ptr %held_back.i.i, align 4
  %tobool.i47.i = icmp ne i32 %7, 0
  br i1 %tobool.i47.i, label %if.then.i49.i, label %nothing_held_back.exit.i

if.then.i49.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %conv, 8192
  %.place = select i1 %cmp10.i, i32 8193, i32 %place
  br i1 %tobool3.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %nothing_held_back.exit.i
  %8 = load i32, ptr %arrayidx.i46.i, align 4
  %tobool.i17 = icmp ne i32 %8, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %if.then14.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %9 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i51.i = icmp ult i32 %n.i.i.0, %size
  %add.i.i = add i32 %.place, %n.i.i.0
  %cmp2.i.i = icmp ult i32 %add.i.i, %9
  %10 = select i1 %cmp.i51.i, i1 %cmp2.i.i, i1 false
  br i1 %10, label %for.body.i.i, label %if.end27.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %arrayidx.i52.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i32 0, i32 %add.i.i
  %11 = load i8, ptr %arrayidx.i52.i, align 1
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %to, i32 %n.i.i.0
  store i8 %11, ptr %arrayidx4.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %if.then18.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__look_at_bytes(ptr noundef null, i32 noundef %size, i32 noundef 1)
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then18.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %12 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %12, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %13 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %13, %cond.true21.i ], [ %.place, %if.end19.i ]
  %14 = load i32, ptr %arrayidx.i46.i, align 4
  %tobool.i71 = icmp ne i32 %14, 0
  %cmp.i72 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i71, %cmp.i72
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i74 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i74, 0
  br i1 %tobool2.i, label %if.end.i76, label %if.end27.i

if.end.i76:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i77 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i77
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i76
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i76
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %15 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %15, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %arrayidx.i78 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i78, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr null, i32 %i.i.0
  %16 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %add.i79 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i79
  store i8 %16, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %17, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %for.cond.i.i, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i32 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %n.i.i.0, %for.cond.i.i ], [ %size, %cond.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end18.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  %.result.i.1 = select i1 %cmp28.i, i32 -1, i32 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end27.i
  %retval.i.0 = phi i32 [ %.result.i.1, %if.end27.i ], [ -1, %cancellation_point.exit.i ]
  ret i32 %retval.i.0
}

define i32 @pread64(i32 noundef %number, ptr noundef %to, i32 noundef %size, i64 noundef %place) {
entry:
  %cmp.i51 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i51, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i38.i, label %cancellation_point.exit.i

if.then.i38.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i20 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i20, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i57 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i57
  br i1 %or.cond, label %find.exit, label %if.end.i60

if.end.i60:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i59 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i59, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i60
  %retval.i52.0 = phi ptr [ %arrayidx.i., %if.end.i60 ], [ null, %hold_lock.exit ]
  %magicptr66 = ptrtoint ptr %retval.i52.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i14

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %arrayidx.i.i11 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i10
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i11, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i12 = icmp ne i32 %2, 0
  br i1 %cmp.i.i12, label %if.then.i.i13, label %land.rhs.i.i14

if.then.i.i13:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %land.lhs.true.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i14
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i.i, align 4
  %and.i41.i = and i32 %4, 1
  %tobool.i42.i = icmp ne i32 %and.i41.i, 0
  %lnot.i.i = xor i1 %tobool.i42.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end27.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i54.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %5 = load i32, ptr %flags.i54.i, align 4
  %and.i55.i = and i32 %5, 3
  %cmp.i56.i = icmp ne i32 %and.i55.i, 0
  br i1 %cmp.i56.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %sub.i.i = sub i32 %6, 1
  %arrayidx.i46.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 4
  %7 = load i32, ptr %held_back.i.i, align 4
  %tobool.i47.i = icmp ne i32 %7, 0
  br i1 %tobool.i47.i, label %if.then.i49.i, label %nothing_held_back.exit.i

if.then.i49.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv.i
  br i1 %tobool3.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %nothing_held_back.exit.i
  %8 = load i32, ptr %arrayidx.i46.i, align 4
  %tobool.i17 = icmp ne i32 %8, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %if.then14.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %9 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i51.i = icmp ult i32 %n.i.i.0, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp2.i.i = icmp ult i32 %add.i.i, %9
  %10 = select i1 %cmp.i51.i, i1 %cmp2.i.i, i1 false
  br i1 %10, label %for.body.i.i, label %if.end27.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %arrayidx.i52.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i32 0, i32 %add.i.i
  %11 = load i8, ptr %arrayidx.i52.i, align 1
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %to, i32 %n.i.i.0
  store i8 %11, ptr %arrayidx4.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %if.then18.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__look_at_bytes(ptr noundef null, i32 noundef %size, i32 noundef 1)
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then18.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %12 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %12, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %13 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %13, %cond.true21.i ], [ %cond.i, %if.end19.i ]
  %14 = load i32, ptr %arrayidx.i46.i, align 4
  %tobool.i71 = icmp ne i32 %14, 0
  %cmp.i72 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i71, %cmp.i72
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i74 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i74, 0
  br i1 %tobool2.i, label %if.end.i76, label %if.end27.i

if.end.i76:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i77 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i77
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i76
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i76
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %15 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %15, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %arrayidx.i78 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i78, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr null, i32 %i.i.0
  %16 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %add.i79 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i79
  store i8 %16, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 3
  %17 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %17, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %for.cond.i.i, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i32 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %n.i.i.0, %for.cond.i.i ], [ %size, %cond.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end18.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  %.result.i.1 = select i1 %cmp28.i, i32 -1, i32 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end27.i
  %retval.i.0 = phi i32 [ %.result.i.1, %if.end27.i ], [ -1, %cancellation_point.exit.i ]
  ret i32 %retval.i.0
}

define i32 @pwrite(i32 noundef %number, ptr noundef %from, i32 noundef %size, i32 noundef %place) {
entry:
  %conv = sext i32 %place to i64
  %cmp.i51 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i51, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i38.i, label %cancellation_point.exit.i

if.then.i38.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %conv, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i20 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i20, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i57 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i57
  br i1 %or.cond, label %find.exit, label %if.end.i60

if.end.i60:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i59 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i59, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i60
  %retval.i52.0 = phi ptr [ %arrayidx.i., %if.end.i60 ], [ null, %hold_lock.exit ]
  %magicptr66 = ptrtoint ptr %retval.i52.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i14

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %arrayidx.i.i11 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i10
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i11, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i12 = icmp ne i32 %2, 0
  br i1 %cmp.i.i12, label %if.then.i.i13, label %land.rhs.i.i14

if.then.i.i13:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %cond.false.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i14
  %flags.i54.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i54.i, align 4
  %and.i55.i = and i32 %4, 3
  %cmp.i56.i = icmp ne i32 %and.i55.i, 0
  br i1 %cmp.i56.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i46.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 4
  %6 = load i32, ptr %held_back.i.i, align 4
  %tobool.i47.i = icmp ne i32 %6, 0
  br i1 %tobool.i47.i, label %if.then.i49.i, label %nothing_held_back.exit.i

if.then.i49.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %conv, 8192
  %.place = select i1 %cmp10.i, i32 8193, i32 %place
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %if.then18.i

if.then18.i:                                      ; preds = %nothing_held_back.exit.i
  call void @__look_at_bytes(ptr noundef %from, i32 noundef %size, i32 noundef 1)
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then18.i, %nothing_held_back.exit.i
  %7 = load i32, ptr %flags.i54.i, align 4
  %and.i = and i32 %7, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %8 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %8, %cond.true21.i ], [ %.place, %if.end19.i ]
  %9 = load i32, ptr %arrayidx.i46.i, align 4
  %tobool.i71 = icmp ne i32 %9, 0
  %cmp.i72 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i71, %cmp.i72
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i74 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i74, 0
  br i1 %tobool2.i, label %if.end.i76, label %if.end27.i

if.end.i76:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i77 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i77
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i76
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i76
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %10 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %10, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %arrayidx.i78 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i78, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %11 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %add.i79 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i79
  store i8 %11, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 3
  %12 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %12, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i
  %result.i.1 = phi i32 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end18.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end24.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  %.result.i.1 = select i1 %cmp28.i, i32 -1, i32 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end27.i
  %retval.i.0 = phi i32 [ %.result.i.1, %if.end27.i ], [ -1, %cancellation_point.exit.i ]
  ret i32 %retval.i.0
}

define i32 @pwrite64(i32 noundef %number, ptr noundef %from, i32 noundef %size, i64 noundef %place) {
entry:
  %cmp.i51 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i51, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i38.i, label %cancellation_point.exit.i

if.then.i38.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

if.end.i:                                         ; preds = %cancellation_point.exit.i
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call1.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i20 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i20, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i57 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i57
  br i1 %or.cond, label %find.exit, label %if.end.i60

if.end.i60:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i59 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i59, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i60
  %retval.i52.0 = phi ptr [ %arrayidx.i., %if.end.i60 ], [ null, %hold_lock.exit ]
  %magicptr66 = ptrtoint ptr %retval.i52.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i14

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %arrayidx.i.i11 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i10
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i11, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i12 = icmp ne i32 %2, 0
  br i1 %cmp.i.i12, label %if.then.i.i13, label %land.rhs.i.i14

if.then.i.i13:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %cond.false.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i14
  %flags.i54.i = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i54.i, align 4
  %and.i55.i = and i32 %4, 3
  %cmp.i56.i = icmp ne i32 %and.i55.i, 0
  br i1 %cmp.i56.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i52.0 monotonic, align 4
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i46.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 4
  %6 = load i32, ptr %held_back.i.i, align 4
  %tobool.i47.i = icmp ne i32 %6, 0
  br i1 %tobool.i47.i, label %if.then.i49.i, label %nothing_held_back.exit.i

if.then.i49.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %if.then18.i

if.then18.i:                                      ; preds = %nothing_held_back.exit.i
  call void @__look_at_bytes(ptr noundef %from, i32 noundef %size, i32 noundef 1)
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then18.i, %nothing_held_back.exit.i
  %7 = load i32, ptr %flags.i54.i, align 4
  %and.i = and i32 %7, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %8 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %8, %cond.true21.i ], [ %cond.i, %if.end19.i ]
  %9 = load i32, ptr %arrayidx.i46.i, align 4
  %tobool.i71 = icmp ne i32 %9, 0
  %cmp.i72 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i71, %cmp.i72
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i74 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i74, 0
  br i1 %tobool2.i, label %if.end.i76, label %if.end27.i

if.end.i76:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i77 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i77
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i76
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i76
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 2
  %10 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %10, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %arrayidx.i78 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i78, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %11 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 5
  %add.i79 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i79
  store i8 %11, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46.i, i32 0, i32 3
  %12 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %12, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i
  %result.i.1 = phi i32 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end18.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end24.i ]
  %call.i.i26 = call i32 @__gomc_self()
  %conv.i.i27 = zext i32 %call.i.i26 to i64
  %add.i.i28 = add i64 %conv.i.i27, 1
  %call1.i29 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i28, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  %.result.i.1 = select i1 %cmp28.i, i32 -1, i32 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end27.i
  %retval.i.0 = phi i32 [ %.result.i.1, %if.end27.i ], [ -1, %cancellation_point.exit.i ]
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

define i32 @lseek(i32 noundef %number, i32 noundef %offset, i32 noundef %from) {
entry:
  %conv = sext i32 %offset to i64
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
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i35
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i36 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i36, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i37
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i37 ], [ null, %hold_lock.exit ]
  %magicptr22 = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr22, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i10

land.lhs.true.i.i10:                              ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i10
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i11 = sub i32 %1, 1
  %arrayidx.i.i12 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i11
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i12, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i13 = icmp ne i32 %2, 0
  br i1 %cmp.i.i13, label %if.then.i.i14, label %land.rhs.i.i

if.then.i.i14:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i10, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %if.then.i

if.then.i15:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i.i = sub i32 %4, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
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
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %conv, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i.i25 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i25 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i26 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  %.result.i.0 = select i1 %cmp.i, i64 -1, i64 %result.i.0
  %conv1 = trunc i64 %.result.i.0 to i32
  ret i32 %conv1
}

define i64 @lseek64(i32 noundef %number, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp.i27 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i27, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit.i
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i = add i64 %conv.i21, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i22 = trunc i64 %and.i to i32
  %cmp.i19 = icmp ne i32 %conv.i22, 0
  br i1 %cmp.i19, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i32 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i32
  br i1 %or.cond, label %find.exit, label %if.end.i36

if.end.i36:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i34 = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i34
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i35 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i35, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i36
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i36 ], [ null, %hold_lock.exit ]
  %magicptr22 = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr22, 0
  br i1 %cond, label %if.end.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i9
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i10 = sub i32 %1, 1
  %arrayidx.i.i11 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i10
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i11, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i12 = icmp ne i32 %2, 0
  br i1 %cmp.i.i12, label %if.then.i.i13, label %land.rhs.i.i

if.then.i.i13:                                    ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i14, label %if.then.i

if.then.i14:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i.i = sub i32 %4, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i9.i = icmp ne i32 %5, 0
  br i1 %tobool.i9.i, label %if.then.i10.i, label %nothing_held_back.exit.i

if.then.i10.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %6 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i16 = icmp ne i32 %6, 0
  br i1 %tobool.i16, label %if.then.i17, label %known.exit

if.then.i17:                                      ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i.i24 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i24 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i25 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  %.result.i.0 = select i1 %cmp.i, i64 -1, i64 %result.i.0
  ret i64 %.result.i.0
}

define i32 @fsync(i32 noundef %number) {
entry:
  %cmp.i41 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %0 = select i1 %cmp.i41, i1 %cmp1.i, i1 false
  br i1 %0, label %is_descriptor.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
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
  %cmp1.i48 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i48
  br i1 %or.cond, label %find.exit, label %if.end.i52

if.end.i52:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i50 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %1 = load atomic i32, ptr %arrayidx.i50 monotonic, align 4
  %tobool.i51 = icmp ne i32 %1, 0
  %arrayidx.i50. = select i1 %tobool.i51, ptr %arrayidx.i50, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i52
  %retval.i42.0 = phi ptr [ %arrayidx.i50., %if.end.i52 ], [ null, %hold_lock.exit ]
  %magicptr = ptrtoint ptr %retval.i42.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %find_file.exit, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i42.0, i32 0, i32 3
  %2 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %2, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %2, 1
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %3 = load i32, ptr %last.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %find_alone.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i.i
  %tobool.i2.i = icmp ne ptr %retval.i42.0, null
  br i1 %tobool.i2.i, label %land.rhs.i.i, label %find_file.exit

land.rhs.i.i:                                     ; preds = %find_alone.exit.i
  %4 = load atomic i32, ptr %retval.i42.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %4, -1
  br i1 %cmp.i3.i, label %if.then.i9, label %find_file.exit

if.then.i9:                                       ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

find_file.exit:                                   ; preds = %find.exit, %find_alone.exit.i, %land.rhs.i.i
  %cmp.i = icmp ne ptr %retval.i42.0, null
  %conv.i = zext i1 %cmp.i to i32
  %call.i.i19 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i19 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i20 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %is_descriptor.exit

is_descriptor.exit:                               ; preds = %entry, %find_file.exit
  %retval.i.0 = phi i32 [ %conv.i, %find_file.exit ], [ 1, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %. = select i1 %tobool, i32 0, i32 -1
  ret i32 %.
}

define i32 @fdatasync(i32 noundef %number) {
entry:
  %call = call i32 @fsync(i32 noundef %number)
  ret i32 %call
}

define i32 @ftruncate(i32 noundef %number, i32 noundef %size) {
entry:
  %cmp.i48 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i48, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i40 = call i32 @__gomc_self()
  %conv.i41 = zext i32 %call.i40 to i64
  %add.i = add i64 %conv.i41, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42 = and i64 %call1.i, 4294967295
  %conv.i43 = trunc i64 %and.i42 to i32
  %cmp.i39 = icmp ne i32 %conv.i43, 0
  br i1 %cmp.i39, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i54 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i54
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i56 = sub nsw i32 %number, 3
  %arrayidx.i57 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i56
  %0 = load atomic i32, ptr %arrayidx.i57 monotonic, align 4
  %tobool.i58 = icmp ne i32 %0, 0
  %arrayidx.i57. = select i1 %tobool.i58, ptr %arrayidx.i57, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i57., %if.end.i ], [ null, %hold_lock.exit ]
  %magicptr32 = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr32, 0
  br i1 %cond, label %land.end, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %1, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %land.rhs.i.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i.i = sub i32 %1, 1
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %2 = load i32, ptr %last.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %land.rhs.i.i

if.then.i.i:                                      ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.19)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i34, label %land.lhs.true

if.then.i34:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

land.lhs.true:                                    ; preds = %land.rhs.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %4, 3
  %cmp.i31 = icmp ne i32 %and.i, 0
  %cmp = icmp sge i32 %size, 0
  %spec.select33 = select i1 %cmp.i31, i1 %cmp, i1 false
  br label %land.end

land.end:                                         ; preds = %land.lhs.true, %find.exit
  %5 = phi i1 [ false, %find.exit ], [ %spec.select33, %land.lhs.true ]
  br i1 %5, label %if.then, label %if.end20

if.then:                                          ; preds = %land.end
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i = sub i32 %6, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %7 = load i32, ptr %held_back.i, align 4
  %tobool.i28 = icmp ne i32 %7, 0
  br i1 %tobool.i28, label %if.then.i29, label %nothing_held_back.exit

if.then.i29:                                      ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then
  %cmp6 = icmp eq i32 %size, 0
  br i1 %cmp6, label %if.then7, label %if.end

if.then7:                                         ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i, align 4
  br label %if.end

if.end:                                           ; preds = %if.then7, %nothing_held_back.exit
  %8 = load i32, ptr %arrayidx.i, align 4
  %tobool.i36 = icmp ne i32 %8, 0
  br i1 %tobool.i36, label %if.then.i37, label %known.exit

if.then.i37:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.23)
  unreachable

known.exit:                                       ; preds = %if.end
  %cmp8 = icmp sgt i32 %size, 8192
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
  %cmp12 = icmp ult i32 %end.0, %size
  br i1 %cmp12, label %land.rhs13, label %for.end

land.rhs13:                                       ; preds = %for.cond
  %call14 = call i32 @__gomc_reads_files()
  %tobool15 = icmp ne i32 %call14, 0
  br i1 %tobool15, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs13
  %bytes = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 5
  %arrayidx = getelementptr inbounds [8192 x i8], ptr %bytes, i32 0, i32 %end.0
  store i8 0, ptr %arrayidx, align 1
  %inc = add i32 %end.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond, %land.rhs13
  store i32 %size, ptr %size11, align 4
  %changes = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %10 = load i32, ptr %changes, align 4
  %inc19 = add i32 %10, 1
  store i32 %inc19, ptr %changes, align 4
  br label %if.end20

if.end20:                                         ; preds = %for.end, %land.end
  %call.i.i45 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i45 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %. = select i1 %5, i32 0, i32 -1
  ret i32 %.
}

define i32 @unlink(ptr noundef %path) {
entry:
  %text.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
  %0 = load i8, ptr %path, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  call void @llvm.memset.p0.i32(ptr align 1 %text.i, i8 0, i32 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end
  %n.i.0 = phi i32 [ 0, %if.end ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end ], [ %inc52.i, %for.inc.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
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
  %or.cond78 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond78, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %1, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i69

while.cond.i69:                                   ; preds = %if.end37.i, %while.body.i78
  %i.i65.0 = phi i32 [ %inc.i77, %while.body.i78 ], [ 0, %if.end37.i ]
  %arrayidx.i66 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i65.0
  %5 = load i8, ptr %arrayidx.i66, align 1
  %conv.i67 = sext i8 %5 to i32
  %tobool.i68 = icmp ne i32 %conv.i67, 0
  br i1 %tobool.i68, label %land.rhs.i75, label %has_prefix.exit83

land.rhs.i75:                                     ; preds = %while.cond.i69
  %arrayidx1.i70 = getelementptr inbounds i8, ptr %text.i, i32 %i.i65.0
  %6 = load i8, ptr %arrayidx1.i70, align 1
  %conv2.i71 = sext i8 %6 to i32
  %cmp.i74 = icmp eq i32 %conv2.i71, %conv.i67
  br i1 %cmp.i74, label %while.body.i78, label %has_prefix.exit83

while.body.i78:                                   ; preds = %land.rhs.i75
  %inc.i77 = add nsw i32 %i.i65.0, 1
  br label %while.cond.i69

has_prefix.exit83:                                ; preds = %while.cond.i69, %land.rhs.i75
  %7 = load i8, ptr %arrayidx.i66, align 1
  %tobool7.i80 = icmp ne i8 %7, 0
  %lnot.i81 = xor i1 %tobool7.i80, true
  br i1 %lnot.i81, label %if.then62.i, label %while.cond.i48

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond79 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond79, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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

while.cond.i48:                                   ; preds = %has_prefix.exit83, %while.body.i57
  %i.i44.0 = phi i32 [ %inc.i56, %while.body.i57 ], [ 0, %has_prefix.exit83 ]
  %arrayidx.i45 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i44.0
  %8 = load i8, ptr %arrayidx.i45, align 1
  %conv.i46 = sext i8 %8 to i32
  %tobool.i47 = icmp ne i32 %conv.i46, 0
  br i1 %tobool.i47, label %land.rhs.i54, label %has_prefix.exit62

land.rhs.i54:                                     ; preds = %while.cond.i48
  %arrayidx1.i49 = getelementptr inbounds i8, ptr %text.i, i32 %i.i44.0
  %9 = load i8, ptr %arrayidx1.i49, align 1
  %conv2.i50 = sext i8 %9 to i32
  %cmp.i53 = icmp eq i32 %conv2.i50, %conv.i46
  br i1 %cmp.i53, label %while.body.i57, label %has_prefix.exit62

while.body.i57:                                   ; preds = %land.rhs.i54
  %inc.i56 = add nsw i32 %i.i44.0, 1
  br label %while.cond.i48

has_prefix.exit62:                                ; preds = %while.cond.i48, %land.rhs.i54
  %10 = load i8, ptr %arrayidx.i45, align 1
  %tobool7.i59 = icmp ne i8 %10, 0
  %lnot.i60 = xor i1 %tobool7.i59, true
  br i1 %lnot.i60, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit62, %while.body.i
  %i.i35.0 = phi i32 [ %inc.i40, %while.body.i ], [ 0, %has_prefix.exit62 ]
  %arrayidx.i36 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i35.0
  %11 = load i8, ptr %arrayidx.i36, align 1
  %conv.i37 = sext i8 %11 to i32
  %tobool.i38 = icmp ne i32 %conv.i37, 0
  br i1 %tobool.i38, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i35.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i39 = icmp eq i32 %conv2.i, %conv.i37
  br i1 %cmp.i39, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i40 = add nsw i32 %i.i35.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %13 = load i8, ptr %arrayidx.i36, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit62, %has_prefix.exit83
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond.i88

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %14 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %14 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond.i88:                                     ; preds = %for.cond65.i, %for.end.i96
  %w.i.0 = phi i32 [ %inc7.i, %for.end.i96 ], [ 0, %for.cond65.i ]
  %cmp.i87 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i87, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i88, %for.body3.i
  %i.i86.0 = phi i32 [ %inc.i94, %for.body3.i ], [ 0, %for.cond.i88 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i88 ]
  %cmp2.i = icmp ult i32 %i.i86.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i96

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i90 = mul i32 8, %w.i.0
  %add.i91 = add i32 %mul.i90, %i.i86.0
  %arrayidx.i92 = getelementptr inbounds i8, ptr %text.i, i32 %add.i91
  %15 = load i8, ptr %arrayidx.i92, align 1
  %conv.i93 = zext i8 %15 to i64
  %mul4.i = mul i32 8, %i.i86.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i93, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i94 = add i32 %i.i86.0, 1
  br label %for.cond1.i

for.end.i96:                                      ; preds = %for.cond1.i
  %arrayidx5.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx5.i, align 4
  %inc7.i = add i32 %w.i.0, 1
  br label %for.cond.i88

pack.exit:                                        ; preds = %for.cond.i88
  %last75.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last75.i, align 4
  %16 = load i8, ptr %text.i, align 1
  %conv77.i = sext i8 %16 to i32
  %cmp78.i = icmp eq i32 %conv77.i, 47
  %conv79.i = zext i1 %cmp78.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv79.i, ptr %absolute.i, align 4
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %pack.exit
  %call.i98 = call i32 @__gomc_self()
  %conv.i99 = zext i32 %call.i98 to i64
  %add.i100 = add i64 %conv.i99, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i100, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i101 = trunc i64 %and.i to i32
  %cmp.i97 = icmp ne i32 %conv.i101, 0
  br i1 %cmp.i97, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 1
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i20

for.cond.i20:                                     ; preds = %if.end11.i, %hold_lock.exit
  %i.i18.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i30, %if.end11.i ]
  %cmp.i19 = icmp ult i32 %i.i18.0, %17
  br i1 %cmp.i19, label %for.body.i24, label %for.end.i

for.body.i24:                                     ; preds = %for.cond.i20
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx.i21 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i18.0
  br label %for.cond.i105

for.cond.i105:                                    ; preds = %if.end7.i113, %for.body.i24
  %w.i103.0 = phi i32 [ 0, %for.body.i24 ], [ %inc.i114, %if.end7.i113 ]
  %cmp.i104 = icmp ult i32 %w.i103.0, 8
  br i1 %cmp.i104, label %for.body.i108, label %is_same.exit

for.body.i108:                                    ; preds = %for.cond.i105
  %arrayidx.i106 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i103.0
  %18 = load i64, ptr %arrayidx.i106, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i21, i32 0, i32 %w.i103.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i107 = icmp ne i64 %18, %19
  br i1 %cmp3.i107, label %is_same.exit, label %if.end.i112

if.end.i112:                                      ; preds = %for.body.i108
  %shr.i = lshr i64 %18, 56
  %tobool.i111 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i111, label %if.end7.i113, label %is_same.exit

if.end7.i113:                                     ; preds = %if.end.i112
  %inc.i114 = add i32 %w.i103.0, 1
  br label %for.cond.i105

is_same.exit:                                     ; preds = %for.cond.i105, %if.end.i112, %for.body.i108
  %retval.i102.0 = phi i32 [ 0, %for.body.i108 ], [ 1, %if.end.i112 ], [ 1, %for.cond.i105 ]
  %tobool.i23 = icmp ne i32 %retval.i102.0, 0
  br i1 %tobool.i23, label %entry_of.exit, label %if.end.i27

if.end.i27:                                       ; preds = %is_same.exit
  %last.i26 = getelementptr inbounds %struct.name, ptr %arrayidx.i21, i32 0, i32 1
  %20 = load i32, ptr %last.i26, align 4
  %21 = load i32, ptr %last75.i, align 4
  %cmp6.i = icmp eq i32 %20, %21
  br i1 %cmp6.i, label %land.lhs.true.i29, label %if.end11.i

land.lhs.true.i29:                                ; preds = %if.end.i27
  %absolute.i28 = getelementptr inbounds %struct.name, ptr %arrayidx.i21, i32 0, i32 2
  %22 = load i32, ptr %absolute.i28, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %22, %23
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i29
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i29, %if.end.i27
  %inc.i30 = add i32 %i.i18.0, 1
  br label %for.cond.i20

for.end.i:                                        ; preds = %for.cond.i20
  %cmp12.i = icmp eq i32 %17, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i32 = add i32 %17, 1
  store i32 %add.i32, ptr %names.i, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 4
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i32 0, i32 %17
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx17.i, ptr align 4 %name, i32 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %is_same.exit, %if.end14.i
  %new.0 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end14.i ], [ %arrayidx.i21, %is_same.exit ]
  %tobool3 = icmp ne i32 %new.0, 0
  br i1 %tobool3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry_of.exit
  %call4 = call i64 @__gomc_choice(i64 noundef 2)
  %conv = trunc i64 %call4 to i32
  br label %cond.end

cond.false:                                       ; preds = %entry_of.exit
  %file = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %24 = load i32, ptr %file, align 4
  %cmp = icmp ne i32 %24, 0
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i118 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  %text.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
  %and = and i32 %rights, -7
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.4)
  unreachable

if.end:                                           ; preds = %entry
  %0 = load i8, ptr %path, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end3, label %return

if.end3:                                          ; preds = %if.end
  call void @llvm.memset.p0.i32(ptr align 1 %text.i, i8 0, i32 64, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %if.end3
  %n.i.0 = phi i32 [ 0, %if.end3 ], [ %n.i.3, %for.inc.i ]
  %begin.i.0 = phi i32 [ 0, %if.end3 ], [ %begin.i.2, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end3 ], [ %inc52.i, %for.inc.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.7)
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
  %or.cond90 = and i1 %tobool32.i, %cmp34.i
  br i1 %or.cond90, label %if.then36.i, label %if.end37.i

if.then36.i:                                      ; preds = %if.end31.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.8)
  unreachable

if.end37.i:                                       ; preds = %if.end31.i
  %tobool38.i = icmp ne i8 %1, 0
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i82

while.cond.i82:                                   ; preds = %if.end37.i, %while.body.i91
  %i.i78.0 = phi i32 [ %inc.i90, %while.body.i91 ], [ 0, %if.end37.i ]
  %arrayidx.i79 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i78.0
  %5 = load i8, ptr %arrayidx.i79, align 1
  %conv.i80 = sext i8 %5 to i32
  %tobool.i81 = icmp ne i32 %conv.i80, 0
  br i1 %tobool.i81, label %land.rhs.i88, label %has_prefix.exit96

land.rhs.i88:                                     ; preds = %while.cond.i82
  %arrayidx1.i83 = getelementptr inbounds i8, ptr %text.i, i32 %i.i78.0
  %6 = load i8, ptr %arrayidx1.i83, align 1
  %conv2.i84 = sext i8 %6 to i32
  %cmp.i87 = icmp eq i32 %conv2.i84, %conv.i80
  br i1 %cmp.i87, label %while.body.i91, label %has_prefix.exit96

while.body.i91:                                   ; preds = %land.rhs.i88
  %inc.i90 = add nsw i32 %i.i78.0, 1
  br label %while.cond.i82

has_prefix.exit96:                                ; preds = %while.cond.i82, %land.rhs.i88
  %7 = load i8, ptr %arrayidx.i79, align 1
  %tobool7.i93 = icmp ne i8 %7, 0
  %lnot.i94 = xor i1 %tobool7.i93, true
  br i1 %lnot.i94, label %if.then62.i, label %while.cond.i61

if.end40.i:                                       ; preds = %if.end37.i
  %tobool41.i = icmp ne i32 %size.i.0, 0
  %cmp42.i = icmp eq i32 %i.i.0, 0
  %or.cond91 = select i1 %tobool41.i, i1 true, i1 %cmp42.i
  br i1 %or.cond91, label %if.then44.i, label %for.inc.i

if.then44.i:                                      ; preds = %if.end40.i
  %cmp45.i = icmp eq i32 %n.i.1, 63
  br i1 %cmp45.i, label %if.then47.i, label %if.end48.i

if.then47.i:                                      ; preds = %if.then44.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.6)
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

while.cond.i61:                                   ; preds = %has_prefix.exit96, %while.body.i70
  %i.i57.0 = phi i32 [ %inc.i69, %while.body.i70 ], [ 0, %has_prefix.exit96 ]
  %arrayidx.i58 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i57.0
  %8 = load i8, ptr %arrayidx.i58, align 1
  %conv.i59 = sext i8 %8 to i32
  %tobool.i60 = icmp ne i32 %conv.i59, 0
  br i1 %tobool.i60, label %land.rhs.i67, label %has_prefix.exit75

land.rhs.i67:                                     ; preds = %while.cond.i61
  %arrayidx1.i62 = getelementptr inbounds i8, ptr %text.i, i32 %i.i57.0
  %9 = load i8, ptr %arrayidx1.i62, align 1
  %conv2.i63 = sext i8 %9 to i32
  %cmp.i66 = icmp eq i32 %conv2.i63, %conv.i59
  br i1 %cmp.i66, label %while.body.i70, label %has_prefix.exit75

while.body.i70:                                   ; preds = %land.rhs.i67
  %inc.i69 = add nsw i32 %i.i57.0, 1
  br label %while.cond.i61

has_prefix.exit75:                                ; preds = %while.cond.i61, %land.rhs.i67
  %10 = load i8, ptr %arrayidx.i58, align 1
  %tobool7.i72 = icmp ne i8 %10, 0
  %lnot.i73 = xor i1 %tobool7.i72, true
  br i1 %lnot.i73, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit75, %while.body.i
  %i.i48.0 = phi i32 [ %inc.i53, %while.body.i ], [ 0, %has_prefix.exit75 ]
  %arrayidx.i49 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i48.0
  %11 = load i8, ptr %arrayidx.i49, align 1
  %conv.i50 = sext i8 %11 to i32
  %tobool.i51 = icmp ne i32 %conv.i50, 0
  br i1 %tobool.i51, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i48.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i52 = icmp eq i32 %conv2.i, %conv.i50
  br i1 %cmp.i52, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i53 = add nsw i32 %i.i48.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %13 = load i8, ptr %arrayidx.i49, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit75, %has_prefix.exit96
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
  unreachable

for.cond65.i:                                     ; preds = %has_prefix.exit, %for.body.i
  %last.i.0 = phi i32 [ %add70.i, %for.body.i ], [ 0, %has_prefix.exit ]
  %i64.i.0 = phi i32 [ %inc72.i, %for.body.i ], [ %begin.i.0, %has_prefix.exit ]
  %cmp66.i = icmp ult i32 %i64.i.0, %n.i.1
  br i1 %cmp66.i, label %for.body.i, label %for.cond.i101

for.body.i:                                       ; preds = %for.cond65.i
  %mul.i = mul i32 %last.i.0, 31
  %arrayidx68.i = getelementptr inbounds [64 x i8], ptr %text.i, i32 0, i32 %i64.i.0
  %14 = load i8, ptr %arrayidx68.i, align 1
  %conv69.i = zext i8 %14 to i32
  %add70.i = add i32 %mul.i, %conv69.i
  %inc72.i = add i32 %i64.i.0, 1
  br label %for.cond65.i

for.cond.i101:                                    ; preds = %for.cond65.i, %for.end.i109
  %w.i.0 = phi i32 [ %inc7.i, %for.end.i109 ], [ 0, %for.cond65.i ]
  %cmp.i100 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i100, label %for.cond1.i, label %pack.exit

for.cond1.i:                                      ; preds = %for.cond.i101, %for.body3.i
  %i.i99.0 = phi i32 [ %inc.i107, %for.body3.i ], [ 0, %for.cond.i101 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i101 ]
  %cmp2.i = icmp ult i32 %i.i99.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i109

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i103 = mul i32 8, %w.i.0
  %add.i104 = add i32 %mul.i103, %i.i99.0
  %arrayidx.i105 = getelementptr inbounds i8, ptr %text.i, i32 %add.i104
  %15 = load i8, ptr %arrayidx.i105, align 1
  %conv.i106 = zext i8 %15 to i64
  %mul4.i = mul i32 8, %i.i99.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i106, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i107 = add i32 %i.i99.0, 1
  br label %for.cond1.i

for.end.i109:                                     ; preds = %for.cond1.i
  %arrayidx5.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx5.i, align 4
  %inc7.i = add i32 %w.i.0, 1
  br label %for.cond.i101

pack.exit:                                        ; preds = %for.cond.i101
  %last75.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 1
  store i32 %last.i.0, ptr %last75.i, align 4
  %16 = load i8, ptr %text.i, align 1
  %conv77.i = sext i8 %16 to i32
  %cmp78.i = icmp eq i32 %conv77.i, 47
  %conv79.i = zext i1 %cmp78.i to i32
  %absolute.i = getelementptr inbounds %struct.name, ptr %name, i32 0, i32 2
  store i32 %conv79.i, ptr %absolute.i, align 4
  %call.i24 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %pack.exit
  %call.i112 = call i32 @__gomc_self()
  %conv.i113 = zext i32 %call.i112 to i64
  %add.i114 = add i64 %conv.i113, 1
  %call1.i110 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i24, i32 noundef 8, i64 noundef %add.i114, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i110, 4294967295
  %conv.i115 = trunc i64 %and.i to i32
  %cmp.i111 = icmp ne i32 %conv.i115, 0
  br i1 %cmp.i111, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %names.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 1
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i28

for.cond.i28:                                     ; preds = %if.end11.i, %hold_lock.exit
  %i.i26.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i38, %if.end11.i ]
  %cmp.i27 = icmp ult i32 %i.i26.0, %17
  br i1 %cmp.i27, label %for.body.i32, label %for.end.i

for.body.i32:                                     ; preds = %for.cond.i28
  %entry1.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 4
  %arrayidx.i29 = getelementptr inbounds [32 x %struct.entry], ptr %entry1.i, i32 0, i32 %i.i26.0
  br label %for.cond.i119

for.cond.i119:                                    ; preds = %if.end7.i127, %for.body.i32
  %w.i117.0 = phi i32 [ 0, %for.body.i32 ], [ %inc.i128, %if.end7.i127 ]
  %cmp.i118 = icmp ult i32 %w.i117.0, 8
  br i1 %cmp.i118, label %for.body.i122, label %is_same.exit

for.body.i122:                                    ; preds = %for.cond.i119
  %arrayidx.i120 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i117.0
  %18 = load i64, ptr %arrayidx.i120, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i29, i32 0, i32 %w.i117.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i121 = icmp ne i64 %18, %19
  br i1 %cmp3.i121, label %is_same.exit, label %if.end.i126

if.end.i126:                                      ; preds = %for.body.i122
  %shr.i = lshr i64 %18, 56
  %tobool.i125 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i125, label %if.end7.i127, label %is_same.exit

if.end7.i127:                                     ; preds = %if.end.i126
  %inc.i128 = add i32 %w.i117.0, 1
  br label %for.cond.i119

is_same.exit:                                     ; preds = %for.cond.i119, %if.end.i126, %for.body.i122
  %retval.i116.0 = phi i32 [ 0, %for.body.i122 ], [ 1, %if.end.i126 ], [ 1, %for.cond.i119 ]
  %tobool.i31 = icmp ne i32 %retval.i116.0, 0
  br i1 %tobool.i31, label %entry_of.exit, label %if.end.i35

if.end.i35:                                       ; preds = %is_same.exit
  %last.i34 = getelementptr inbounds %struct.name, ptr %arrayidx.i29, i32 0, i32 1
  %20 = load i32, ptr %last.i34, align 4
  %21 = load i32, ptr %last75.i, align 4
  %cmp6.i = icmp eq i32 %20, %21
  br i1 %cmp6.i, label %land.lhs.true.i37, label %if.end11.i

land.lhs.true.i37:                                ; preds = %if.end.i35
  %absolute.i36 = getelementptr inbounds %struct.name, ptr %arrayidx.i29, i32 0, i32 2
  %22 = load i32, ptr %absolute.i36, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp9.i = icmp ne i32 %22, %23
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i37
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i37, %if.end.i35
  %inc.i38 = add i32 %i.i26.0, 1
  br label %for.cond.i28

for.end.i:                                        ; preds = %for.cond.i28
  %cmp12.i = icmp eq i32 %17, 32
  br i1 %cmp12.i, label %if.then13.i, label %if.end14.i

if.then13.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end14.i:                                       ; preds = %for.end.i
  %add.i40 = add i32 %17, 1
  store i32 %add.i40, ptr %names.i, align 8
  %entry16.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 4
  %arrayidx17.i = getelementptr inbounds [32 x %struct.entry], ptr %entry16.i, i32 0, i32 %17
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arrayidx17.i, ptr align 4 %name, i32 72, i1 false)
  br label %entry_of.exit

entry_of.exit:                                    ; preds = %is_same.exit, %if.end14.i
  %new.0 = phi i32 [ 1, %if.end14.i ], [ 0, %is_same.exit ]
  %retval.i.0 = phi ptr [ %arrayidx17.i, %if.end14.i ], [ %arrayidx.i29, %is_same.exit ]
  %tobool6 = icmp ne i32 %new.0, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %entry_of.exit
  %call.i44 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i45 = icmp ne i64 %call.i44, 0
  br i1 %tobool.i45, label %if.then.i46, label %if.end8

if.then.i46:                                      ; preds = %if.then7
  %files.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 2
  %24 = load i32, ptr %files.i, align 4
  %cmp.i134 = icmp eq i32 %24, 16
  br i1 %cmp.i134, label %if.then.i135, label %if.end.i139

if.then.i135:                                     ; preds = %if.then.i46
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i139:                                      ; preds = %if.then.i46
  %add.i136 = add i32 %24, 1
  store i32 %add.i136, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i136, ptr %file.i, align 4
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 5
  %arrayidx.i137 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i32 0, i32 %24
  store i32 1, ptr %arrayidx.i137, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end.i139, %entry_of.exit
  %file9 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  %25 = load i32, ptr %file9, align 4
  %tobool10 = icmp ne i32 %25, 0
  %tobool11 = icmp ne i32 %rights, 0
  %or.cond92 = and i1 %tobool10, %tobool11
  br i1 %or.cond92, label %land.lhs.true12, label %if.end21

land.lhs.true12:                                  ; preds = %if.end8
  %file13 = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 5
  %sub = sub i32 %25, 1
  %arrayidx14 = getelementptr inbounds [16 x %struct.file], ptr %file13, i32 0, i32 %sub
  %26 = load i32, ptr %arrayidx14, align 4
  %tobool15 = icmp ne i32 %26, 0
  br i1 %tobool15, label %if.then20, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true12
  %forbidden = getelementptr inbounds %struct.file, ptr %arrayidx14, i32 0, i32 1
  %27 = load i32, ptr %forbidden, align 4
  %tobool19 = icmp ne i32 %27, 0
  br i1 %tobool19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %lor.lhs.false, %land.lhs.true12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.5)
  unreachable

if.end21:                                         ; preds = %lor.lhs.false, %if.end8
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i24, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %. = select i1 %tobool10, i32 0, i32 -1
  br label %return

return:                                           ; preds = %if.end, %if.end21
  %retval.0 = phi i32 [ %., %if.end21 ], [ -1, %if.end ]
  ret i32 %retval.0
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

