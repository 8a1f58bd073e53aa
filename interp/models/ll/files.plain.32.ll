source_filename = "files.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
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
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i103

while.cond.i103:                                  ; preds = %if.end37.i, %while.body.i112
  %i.i99.0 = phi i32 [ %inc.i111, %while.body.i112 ], [ 0, %if.end37.i ]
  %arrayidx.i100 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i99.0
  %5 = load i8, ptr %arrayidx.i100, align 1
  %conv.i101 = sext i8 %5 to i32
  %tobool.i102 = icmp ne i32 %conv.i101, 0
  br i1 %tobool.i102, label %land.rhs.i109, label %has_prefix.exit117

land.rhs.i109:                                    ; preds = %while.cond.i103
  %arrayidx1.i104 = getelementptr inbounds i8, ptr %text.i, i32 %i.i99.0
  %6 = load i8, ptr %arrayidx1.i104, align 1
  %conv2.i105 = sext i8 %6 to i32
  %cmp.i108 = icmp eq i32 %conv2.i105, %conv.i101
  br i1 %cmp.i108, label %while.body.i112, label %has_prefix.exit117

while.body.i112:                                  ; preds = %land.rhs.i109
  %inc.i111 = add nsw i32 %i.i99.0, 1
  br label %while.cond.i103

has_prefix.exit117:                               ; preds = %while.cond.i103, %land.rhs.i109
  %7 = load i8, ptr %arrayidx.i100, align 1
  %tobool7.i114 = icmp ne i8 %7, 0
  %lnot.i115 = xor i1 %tobool7.i114, true
  br i1 %lnot.i115, label %if.then62.i, label %while.cond.i82

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

while.cond.i82:                                   ; preds = %has_prefix.exit117, %while.body.i91
  %i.i78.0 = phi i32 [ %inc.i90, %while.body.i91 ], [ 0, %has_prefix.exit117 ]
  %arrayidx.i79 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i78.0
  %8 = load i8, ptr %arrayidx.i79, align 1
  %conv.i80 = sext i8 %8 to i32
  %tobool.i81 = icmp ne i32 %conv.i80, 0
  br i1 %tobool.i81, label %land.rhs.i88, label %has_prefix.exit96

land.rhs.i88:                                     ; preds = %while.cond.i82
  %arrayidx1.i83 = getelementptr inbounds i8, ptr %text.i, i32 %i.i78.0
  %9 = load i8, ptr %arrayidx1.i83, align 1
  %conv2.i84 = sext i8 %9 to i32
  %cmp.i87 = icmp eq i32 %conv2.i84, %conv.i80
  br i1 %cmp.i87, label %while.body.i91, label %has_prefix.exit96

while.body.i91:                                   ; preds = %land.rhs.i88
  %inc.i90 = add nsw i32 %i.i78.0, 1
  br label %while.cond.i82

has_prefix.exit96:                                ; preds = %while.cond.i82, %land.rhs.i88
  %10 = load i8, ptr %arrayidx.i79, align 1
  %tobool7.i93 = icmp ne i8 %10, 0
  %lnot.i94 = xor i1 %tobool7.i93, true
  br i1 %lnot.i94, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit96, %while.body.i
  %i.i66.0 = phi i32 [ %inc.i73, %while.body.i ], [ 0, %has_prefix.exit96 ]
  %arrayidx.i67 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i66.0
  %11 = load i8, ptr %arrayidx.i67, align 1
  %conv.i68 = sext i8 %11 to i32
  %tobool.i69 = icmp ne i32 %conv.i68, 0
  br i1 %tobool.i69, label %land.rhs.i71, label %has_prefix.exit

land.rhs.i71:                                     ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i66.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i70 = icmp eq i32 %conv2.i, %conv.i68
  br i1 %cmp.i70, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i71
  %inc.i73 = add nsw i32 %i.i66.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i71
  %13 = load i8, ptr %arrayidx.i67, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i75 = xor i1 %tobool7.i, true
  br i1 %lnot.i75, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit96, %has_prefix.exit117
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
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
  %call.i120 = call i32 @__gomc_self()
  %conv.i121 = zext i32 %call.i120 to i64
  %add.i122 = add i64 %conv.i121, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i122, i64 noundef 0, i32 noundef 1)
  %and.i123 = and i64 %call2.i, 4294967295
  %conv.i124 = trunc i64 %and.i123 to i32
  %cmp.i17 = icmp ne i32 %conv.i124, 0
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
  br label %for.cond.i128

for.cond.i128:                                    ; preds = %if.end7.i135, %for.body.i25
  %w.i126.0 = phi i32 [ 0, %for.body.i25 ], [ %inc.i136, %if.end7.i135 ]
  %cmp.i127 = icmp ult i32 %w.i126.0, 8
  br i1 %cmp.i127, label %for.body.i131, label %same_name.exit

for.body.i131:                                    ; preds = %for.cond.i128
  %arrayidx.i129 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i126.0
  %18 = load i64, ptr %arrayidx.i129, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i22, i32 0, i32 %w.i126.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i130 = icmp ne i64 %18, %19
  br i1 %cmp3.i130, label %same_name.exit, label %if.end.i134

if.end.i134:                                      ; preds = %for.body.i131
  %shr.i = lshr i64 %18, 56
  %tobool.i133 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i133, label %if.end7.i135, label %same_name.exit

if.end7.i135:                                     ; preds = %if.end.i134
  %inc.i136 = add i32 %w.i126.0, 1
  br label %for.cond.i128

same_name.exit:                                   ; preds = %for.cond.i128, %if.end.i134, %for.body.i131
  %retval.i125.0 = phi i32 [ 0, %for.body.i131 ], [ 1, %if.end.i134 ], [ 1, %for.cond.i128 ]
  %tobool.i24 = icmp ne i32 %retval.i125.0, 0
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i28
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
  %or.cond117 = or i1 %tobool.i41, %tobool3.i
  %brmerge119 = or i1 %or.cond117, %cmp.i39
  %.mux = select i1 %or.cond117, i1 false, i1 true
  br i1 %brmerge119, label %land.end.i, label %lor.rhs.i

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
  %call.i61 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i62 = icmp ne i64 %call.i61, 0
  br i1 %tobool.i62, label %if.then.i64, label %if.end.i45

if.then.i64:                                      ; preds = %if.then.i44
  %files.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %25 = load i32, ptr %files.i, align 4
  %cmp.i143 = icmp eq i32 %25, 16
  br i1 %cmp.i143, label %if.then.i144, label %if.end.i149

if.then.i144:                                     ; preds = %if.then.i64
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i149:                                      ; preds = %if.then.i64
  %add.i145 = add i32 %25, 1
  store i32 %add.i145, ptr %files.i, align 4
  %file.i146 = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i145, ptr %file.i146, align 4
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %arrayidx.i147 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i32 0, i32 %25
  store i32 1, ptr %arrayidx.i147, align 4
  br label %if.end.i45

if.end.i45:                                       ; preds = %if.then.i44, %if.end.i149, %land.end.i
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
  %files.i155 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 2
  %27 = load i32, ptr %files.i155, align 4
  %cmp.i156 = icmp eq i32 %27, 16
  br i1 %cmp.i156, label %if.then.i157, label %if.end.i165

if.then.i157:                                     ; preds = %if.end14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i165:                                      ; preds = %if.end14.i
  %add.i158 = add i32 %27, 1
  store i32 %add.i158, ptr %files.i155, align 4
  store i32 %add.i158, ptr %file.i, align 4
  %file3.i162 = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 5
  %arrayidx.i163 = getelementptr inbounds [16 x %struct.file], ptr %file3.i162, i32 0, i32 %27
  %forbidden.i = getelementptr inbounds %struct.file, ptr %arrayidx.i163, i32 0, i32 1
  store i32 %conv17.i46, ptr %forbidden.i, align 4
  br label %resolve.exit

if.end19.i:                                       ; preds = %if.end.i45
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
  %tobool.i54 = icmp ne i32 %29, 0
  br i1 %tobool.i54, label %if.then.i57, label %nothing_held_back.exit

if.then.i57:                                      ; preds = %if.end32.i
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

resolve.exit:                                     ; preds = %nothing_held_back.exit, %if.then34.i, %if.end19.i, %if.then10.i, %if.end.i165
  %retval.i36.0 = phi i32 [ 0, %if.end.i165 ], [ -2, %if.then10.i ], [ -17, %if.end19.i ], [ 0, %if.then34.i ], [ 0, %nothing_held_back.exit ]
  %cmp12 = icmp eq i32 %retval.i36.0, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %resolve.exit
  %31 = load i32, ptr %file.i, align 4
  %call14 = call i32 @__files_descriptor(ptr noundef %call.i16, i32 noundef %31, i32 noundef %flags, ptr noundef null)
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %resolve.exit
  %result.0 = phi i32 [ %call14, %if.then13 ], [ %retval.i36.0, %resolve.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i118 = zext i32 %call.i to i64
  %add.i119 = add i64 %conv.i118, 1
  %call1.i53 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i119, i64 noundef 0, i32 noundef 1)
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

define i32 @close(i32 noundef %number) {
entry:
  %cmp.i48 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i48, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i18, label %cancellation_point.exit

if.then.i18:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit:                          ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cancellation_point.exit
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i35 = and i64 %call2.i, 4294967295
  %conv.i36 = trunc i64 %and.i35 to i32
  %cmp.i = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i56 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i56
  br i1 %or.cond, label %find.exit, label %if.end.i61

if.end.i61:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i58 = sub nsw i32 %number, 3
  %arrayidx.i59 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i58
  %0 = load atomic i32, ptr %arrayidx.i59 monotonic, align 4
  %tobool.i60 = icmp ne i32 %0, 0
  %arrayidx.i59. = select i1 %tobool.i60, ptr %arrayidx.i59, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i61
  %retval.i.0 = phi ptr [ %arrayidx.i59., %if.end.i61 ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.end9, label %land.lhs.true.i23

land.lhs.true.i23:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.lhs.true

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i23
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %arrayidx.i24 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i24, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i25 = icmp ne i32 %2, 0
  br i1 %cmp.i25, label %if.then.i26, label %land.lhs.true

if.then.i26:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.lhs.true:                                    ; preds = %land.lhs.true.i23, %land.lhs.true2.i
  %3 = load i32, ptr %stream.i, align 4
  %tobool2 = icmp ne i32 %3, 0
  br i1 %tobool2, label %if.then, label %land.rhs.i

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.2)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i29 = icmp eq i32 %4, -1
  br i1 %cmp.i29, label %if.then5, label %if.then8

if.then5:                                         ; preds = %land.rhs.i
  call void @__channel_close(ptr noundef %retval.i.0)
  br label %if.then8

if.then8:                                         ; preds = %land.rhs.i, %if.then5
  store atomic i32 0, ptr %retval.i.0 release, align 4
  br label %if.end9

if.end9:                                          ; preds = %find.exit, %if.then8
  %call.i31 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i31 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
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
  %cmp.i39 = icmp ult i32 %n.i.0, %size
  br i1 %cmp.i39, label %land.rhs.i42, label %return

land.rhs.i42:                                     ; preds = %while.cond.i
  %call.i40 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i41 = icmp ne i64 %call.i40, 0
  %lnot.i = xor i1 %tobool.i41, true
  br i1 %lnot.i, label %while.body.i, label %return

while.body.i:                                     ; preds = %land.rhs.i42
  %call1.i43 = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_files.str.19)
  %conv.i = trunc i64 %call1.i43 to i8
  %inc.i = add i32 %n.i.0, 1
  %arrayidx.i44 = getelementptr inbounds i8, ptr %to, i32 %n.i.0
  store i8 %conv.i, ptr %arrayidx.i44, align 1
  br label %while.cond.i

if.end:                                           ; preds = %entry
  %cmp.i95 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i95, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i26, label %not_standard.exit

if.then.i26:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i79 = call i32 @__gomc_self()
  %conv.i80 = zext i32 %call.i79 to i64
  %add.i81 = add i64 %conv.i80, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i81, i64 noundef 0, i32 noundef 1)
  %and.i82 = and i64 %call2.i, 4294967295
  %conv.i83 = trunc i64 %and.i82 to i32
  %cmp.i = icmp ne i32 %conv.i83, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i104 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i104
  br i1 %or.cond, label %find.exit, label %if.end.i109

if.end.i109:                                      ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i106 = sub nsw i32 %number, 3
  %arrayidx.i107 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i106
  %0 = load atomic i32, ptr %arrayidx.i107 monotonic, align 4
  %tobool.i108 = icmp ne i32 %0, 0
  %arrayidx.i107. = select i1 %tobool.i108, ptr %arrayidx.i107, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i109
  %retval.i.0 = phi ptr [ %arrayidx.i107., %if.end.i109 ], [ null, %hold.exit ]
  %magicptr44 = ptrtoint ptr %retval.i.0 to i32
  %cond = icmp eq i32 %magicptr44, 0
  br i1 %cond, label %if.end17, label %land.lhs.true.i31

land.lhs.true.i31:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 3
  %1 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %1, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %land.rhs.i

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i31
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %1, 1
  %arrayidx.i32 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i32, i32 0, i32 4
  %2 = load i32, ptr %last.i, align 4
  %cmp.i33 = icmp ne i32 %2, 0
  br i1 %cmp.i33, label %if.then.i34, label %land.rhs.i

if.then.i34:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i:                                       ; preds = %land.lhs.true.i31, %land.lhs.true2.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i37 = icmp eq i32 %3, -1
  br i1 %cmp.i37, label %land.lhs.true, label %land.lhs.true9

land.lhs.true:                                    ; preds = %land.rhs.i
  %flags.i50 = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i50, align 4
  %and.i51 = and i32 %4, 1
  %tobool.i52 = icmp ne i32 %and.i51, 0
  %lnot.i53 = xor i1 %tobool.i52, true
  br i1 %lnot.i53, label %if.then6, label %land.lhs.true9

if.then6:                                         ; preds = %land.lhs.true
  %call7 = call i32 @__channel_read(ptr noundef %call.i, ptr noundef %retval.i.0, ptr noundef %to, i32 noundef %size)
  br label %if.end17

land.lhs.true9:                                   ; preds = %land.rhs.i, %land.lhs.true
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %5 = load i32, ptr %flags.i, align 4
  %and.i46 = and i32 %5, 1
  %tobool.i47 = icmp ne i32 %and.i46, 0
  %lnot.i48 = xor i1 %tobool.i47, true
  br i1 %lnot.i48, label %if.then12, label %if.end17

if.then12:                                        ; preds = %land.lhs.true9
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i58 = sub i32 %6, 1
  %arrayidx.i59 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i58
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i59, i32 0, i32 4
  %7 = load i32, ptr %held_back.i, align 4
  %tobool.i60 = icmp ne i32 %7, 0
  br i1 %tobool.i60, label %if.then.i63, label %nothing_held_back.exit

if.then.i63:                                      ; preds = %if.then12
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then12
  %place = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %8 = load i32, ptr %place, align 4
  %9 = load i32, ptr %arrayidx.i59, align 4
  %tobool.i74 = icmp ne i32 %9, 0
  br i1 %tobool.i74, label %if.then.i75, label %known.exit

if.then.i75:                                      ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i59, i32 0, i32 2
  %10 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i67.0 = phi i32 [ 0, %known.exit ], [ %inc.i72, %for.body.i ]
  %cmp.i68 = icmp ult i32 %n.i67.0, %size
  %add.i = add i32 %8, %n.i67.0
  %cmp2.i = icmp ult i32 %add.i, %10
  %11 = select i1 %cmp.i68, i1 %cmp2.i, i1 false
  br i1 %11, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i59, i32 0, i32 5
  %arrayidx.i71 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i
  %12 = load i8, ptr %arrayidx.i71, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %to, i32 %n.i67.0
  store i8 %12, ptr %arrayidx4.i, align 1
  %inc.i72 = add i32 %n.i67.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %13 = load i32, ptr %place, align 4
  %add = add i32 %13, %n.i67.0
  store i32 %add, ptr %place, align 4
  br label %if.end17

if.end17:                                         ; preds = %find.exit, %land.lhs.true9, %get_bytes.exit, %if.then6
  %result.1 = phi i32 [ %call7, %if.then6 ], [ %n.i67.0, %get_bytes.exit ], [ -9, %land.lhs.true9 ], [ -9, %find.exit ]
  %call.i76 = call i32 @__gomc_self()
  %conv.i77 = zext i32 %call.i76 to i64
  %add.i78 = add i64 %conv.i77, 1
  %call1.i21 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i78, i64 noundef 0, i32 noundef 1)
  %cmp18 = icmp slt i32 %result.1, 0
  %.result.1 = select i1 %cmp18, i32 -1, i32 %result.1
  br label %return

return:                                           ; preds = %land.rhs.i42, %while.cond.i, %if.end17
  %retval.0 = phi i32 [ %.result.1, %if.end17 ], [ %n.i.0, %while.cond.i ], [ %n.i.0, %land.rhs.i42 ]
  ret i32 %retval.0
}

declare i32 @__channel_read(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

define i32 @__file_write(i32 noundef %number, ptr noundef %from, i32 noundef %size) {
entry:
  switch i32 %number, label %if.end [
    i32 1, label %return
    i32 2, label %return
  ]

if.end:                                           ; preds = %entry
  %cmp.i135 = icmp sge i32 %number, 0
  %cmp1.i136 = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i135, i1 %cmp1.i136, i1 false
  br i1 %spec.select, label %if.then.i38, label %not_standard.exit

if.then.i38:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end3, label %for.cond.i

for.cond.i:                                       ; preds = %not_standard.exit, %for.body.i
  %i.i.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %not_standard.exit ]
  %cmp.i60 = icmp ult i32 %i.i.0, %size
  br i1 %cmp.i60, label %for.body.i, label %if.end3

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i61 = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %0 = load volatile i8, ptr %arrayidx.i61, align 1
  %inc.i = add i32 %i.i.0, 1
  br label %for.cond.i

if.end3:                                          ; preds = %for.cond.i, %not_standard.exit
  %call4 = call i32 @__gomc_reads_files()
  %tobool5 = icmp ne i32 %call4, 0
  br i1 %tobool5, label %if.end10, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end3
  %call6 = call ptr @__files_state()
  %cmp1.i84 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i136, %cmp1.i84
  br i1 %or.cond, label %can_write.exit100, label %if.end.i91

if.end.i91:                                       ; preds = %land.lhs.true
  %description.i87 = getelementptr inbounds %struct.files, ptr %call6, i32 0, i32 6
  %sub.i88 = sub nsw i32 %number, 3
  %arrayidx.i89 = getelementptr inbounds [32 x %struct.description], ptr %description.i87, i32 0, i32 %sub.i88
  %1 = load atomic i32, ptr %arrayidx.i89 acquire, align 4
  switch i32 %1, label %land.rhs.i97 [
    i32 0, label %land.end.i99
    i32 -1, label %land.end.i99
  ]

land.rhs.i97:                                     ; preds = %if.end.i91
  %flags.i94 = getelementptr inbounds %struct.description, ptr %arrayidx.i89, i32 0, i32 1
  %2 = load atomic i32, ptr %flags.i94 monotonic, align 4
  %and.i95 = and i32 %2, 3
  %tobool5.i96 = icmp ne i32 %and.i95, 0
  br label %land.end.i99

land.end.i99:                                     ; preds = %if.end.i91, %if.end.i91, %land.rhs.i97
  %3 = phi i1 [ false, %if.end.i91 ], [ %tobool5.i96, %land.rhs.i97 ], [ false, %if.end.i91 ]
  %land.ext.i98 = zext i1 %3 to i32
  br label %can_write.exit100

can_write.exit100:                                ; preds = %land.lhs.true, %land.end.i99
  %retval.i76.0 = phi i32 [ %land.ext.i98, %land.end.i99 ], [ 0, %land.lhs.true ]
  %tobool8 = icmp ne i32 %retval.i76.0, 0
  br i1 %tobool8, label %return, label %if.end10

if.end10:                                         ; preds = %can_write.exit100, %if.end3
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end10
  %call.i118 = call i32 @__gomc_self()
  %conv.i119 = zext i32 %call.i118 to i64
  %add.i120 = add i64 %conv.i119, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i120, i64 noundef 0, i32 noundef 1)
  %and.i121 = and i64 %call2.i, 4294967295
  %conv.i122 = trunc i64 %and.i121 to i32
  %cmp.i = icmp ne i32 %conv.i122, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i146 = icmp sge i32 %number, 35
  %or.cond74 = or i1 %cmp1.i136, %cmp1.i146
  br i1 %or.cond74, label %find.exit, label %if.end.i153

if.end.i153:                                      ; preds = %hold.exit
  %description.i149 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i150 = sub nsw i32 %number, 3
  %arrayidx.i151 = getelementptr inbounds [32 x %struct.description], ptr %description.i149, i32 0, i32 %sub.i150
  %4 = load atomic i32, ptr %arrayidx.i151 monotonic, align 4
  %tobool.i152 = icmp ne i32 %4, 0
  %arrayidx.i151. = select i1 %tobool.i152, ptr %arrayidx.i151, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i153
  %retval.i140.0 = phi ptr [ %arrayidx.i151., %if.end.i153 ], [ null, %hold.exit ]
  %magicptr = ptrtoint ptr %retval.i140.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %if.else, label %land.lhs.true.i43

land.lhs.true.i43:                                ; preds = %find.exit
  %stream.i = getelementptr inbounds %struct.description, ptr %retval.i140.0, i32 0, i32 3
  %5 = load i32, ptr %stream.i, align 4
  %tobool1.i = icmp ne i32 %5, 0
  br i1 %tobool1.i, label %land.lhs.true2.i, label %find_alone.exit

land.lhs.true2.i:                                 ; preds = %land.lhs.true.i43
  %stream3.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %sub.i = sub i32 %5, 1
  %arrayidx.i44 = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i, i32 0, i32 %sub.i
  %last.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i44, i32 0, i32 4
  %6 = load i32, ptr %last.i, align 4
  %cmp.i45 = icmp ne i32 %6, 0
  br i1 %cmp.i45, label %if.then.i46, label %find_alone.exit

if.then.i46:                                      ; preds = %land.lhs.true2.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit:                                  ; preds = %land.lhs.true2.i, %land.lhs.true.i43
  %tobool.i48 = icmp ne ptr %retval.i140.0, null
  br i1 %tobool.i48, label %land.rhs.i, label %if.else

land.rhs.i:                                       ; preds = %find_alone.exit
  %7 = load atomic i32, ptr %retval.i140.0 monotonic, align 4
  %cmp.i49 = icmp eq i32 %7, -1
  br i1 %cmp.i49, label %land.lhs.true15, label %if.else

land.lhs.true15:                                  ; preds = %land.rhs.i
  %flags.i102 = getelementptr inbounds %struct.description, ptr %retval.i140.0, i32 0, i32 1
  %8 = load i32, ptr %flags.i102, align 4
  %and.i103 = and i32 %8, 3
  %cmp.i104 = icmp ne i32 %and.i103, 0
  br i1 %cmp.i104, label %if.then18, label %if.else

if.then18:                                        ; preds = %land.lhs.true15
  %call19 = call i32 @__channel_write(ptr noundef %retval.i140.0, ptr noundef %from, i32 noundef %size)
  br label %if.end29

if.else:                                          ; preds = %find.exit, %find_alone.exit, %land.lhs.true15, %land.rhs.i
  br i1 %or.cond74, label %can_write.exit, label %if.end.i

if.end.i:                                         ; preds = %if.else
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i69 = sub nsw i32 %number, 3
  %arrayidx.i70 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i69
  %9 = load atomic i32, ptr %arrayidx.i70 acquire, align 4
  switch i32 %9, label %land.rhs.i74 [
    i32 0, label %land.end.i
    i32 -1, label %land.end.i
  ]

land.rhs.i74:                                     ; preds = %if.end.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i70, i32 0, i32 1
  %10 = load atomic i32, ptr %flags.i monotonic, align 4
  %and.i73 = and i32 %10, 3
  %tobool5.i = icmp ne i32 %and.i73, 0
  br label %land.end.i

land.end.i:                                       ; preds = %if.end.i, %if.end.i, %land.rhs.i74
  %11 = phi i1 [ false, %if.end.i ], [ %tobool5.i, %land.rhs.i74 ], [ false, %if.end.i ]
  %land.ext.i75 = zext i1 %11 to i32
  br label %can_write.exit

can_write.exit:                                   ; preds = %if.else, %land.end.i
  %retval.i.0 = phi i32 [ %land.ext.i75, %land.end.i ], [ 0, %if.else ]
  %tobool21 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool21, label %if.then22, label %if.end29

if.then22:                                        ; preds = %can_write.exit
  %call23 = call i32 @__gomc_reads_files()
  %tobool24 = icmp ne i32 %call23, 0
  br i1 %tobool24, label %if.then25, label %if.end29

if.then25:                                        ; preds = %if.then22
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %12 = load atomic i32, ptr %retval.i140.0 monotonic, align 4
  %sub.i54 = sub i32 %12, 1
  %arrayidx.i55 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i54
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i55, i32 0, i32 4
  %13 = load i32, ptr %held_back.i, align 4
  %tobool.i56 = icmp ne i32 %13, 0
  br i1 %tobool.i56, label %if.then.i59, label %nothing_held_back.exit

if.then.i59:                                      ; preds = %if.then25
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then25
  %14 = load atomic i32, ptr %retval.i140.0 monotonic, align 4
  %sub.i.i = sub i32 %14, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %cmp.i109 = icmp eq i32 %size, 0
  br i1 %cmp.i109, label %if.end29, label %if.end.i114

if.end.i114:                                      ; preds = %nothing_held_back.exit
  %flags.i111 = getelementptr inbounds %struct.description, ptr %retval.i140.0, i32 0, i32 1
  %15 = load i32, ptr %flags.i111, align 4
  %and.i112 = and i32 %15, 1024
  %tobool.i113 = icmp ne i32 %and.i112, 0
  br i1 %tobool.i113, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i114
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %16 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i140.0, i32 0, i32 2
  store i32 %16, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i114
  %place4.i = getelementptr inbounds %struct.description, ptr %retval.i140.0, i32 0, i32 2
  %17 = load i32, ptr %place4.i, align 4
  %18 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i160 = icmp ne i32 %18, 0
  br i1 %tobool.i160, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i163 = call i32 @__gomc_reads_files()
  %tobool2.i164 = icmp ne i32 %call.i163, 0
  br i1 %tobool2.i164, label %if.end.i167, label %put_bytes.exit

if.end.i167:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i166 = icmp ugt i32 %17, 8192
  %sub.i168 = sub i32 8192, %17
  %cmp5.i = icmp ugt i32 %size, %sub.i168
  %or.cond76 = or i1 %cmp3.i166, %cmp5.i
  br i1 %or.cond76, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i167
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i167
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %19 = load i32, ptr %size8.i, align 4
  br label %for.cond.i169

for.cond.i169:                                    ; preds = %for.body.i171, %if.end7.i
  %end.i.0 = phi i32 [ %19, %if.end7.i ], [ %inc.i172, %for.body.i171 ]
  %cmp9.i = icmp ult i32 %end.i.0, %17
  br i1 %cmp9.i, label %for.body.i171, label %for.cond10.i

for.body.i171:                                    ; preds = %for.cond.i169
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i170 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i170, align 1
  %inc.i172 = add i32 %end.i.0, 1
  br label %for.cond.i169

for.cond10.i:                                     ; preds = %for.cond.i169, %for.body12.i
  %i.i159.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i169 ]
  %cmp11.i = icmp ult i32 %i.i159.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i159.0
  %20 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i173 = add i32 %17, %i.i159.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i173
  store i8 %20, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i159.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %17, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select77 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select77, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %21 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %21, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %22 = load i32, ptr %place4.i, align 4
  %add.i = add i32 %22, %size
  store i32 %add.i, ptr %place4.i, align 4
  br label %if.end29

if.end29:                                         ; preds = %can_write.exit, %put_bytes.exit, %nothing_held_back.exit, %if.then22, %if.then18
  %result.1 = phi i32 [ %call19, %if.then18 ], [ -9, %can_write.exit ], [ %size, %put_bytes.exit ], [ %size, %nothing_held_back.exit ], [ %size, %if.then22 ]
  %call.i115 = call i32 @__gomc_self()
  %conv.i116 = zext i32 %call.i115 to i64
  %add.i117 = add i64 %conv.i116, 1
  %call1.i33 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i117, i64 noundef 0, i32 noundef 1)
  %cmp30 = icmp slt i32 %result.1, 0
  %.result.1 = select i1 %cmp30, i32 -1, i32 %result.1
  br label %return

return:                                           ; preds = %can_write.exit100, %entry, %entry, %if.end29
  %retval.0 = phi i32 [ %.result.1, %if.end29 ], [ %size, %entry ], [ %size, %entry ], [ %size, %can_write.exit100 ]
  ret i32 %retval.0
}

declare i32 @__gomc_reads_files()

declare i32 @__channel_write(ptr noundef, ptr noundef, i32 noundef)

define i32 @pread(i32 noundef %number, ptr noundef %to, i32 noundef %size, i32 noundef %place) {
entry:
  %conv = sext i32 %place to i64
  %cmp.i37 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i37, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %cancellation_point.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %conv, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

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
  %cmp1.i43 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i43
  br i1 %or.cond, label %find.exit, label %if.end.i46

if.end.i46:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i45 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i45, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i46
  %retval.i38.0 = phi ptr [ %arrayidx.i., %if.end.i46 ], [ null, %hold.exit.i ]
  %magicptr66 = ptrtoint ptr %retval.i38.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 3
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %land.lhs.true.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i14
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i.i, align 4
  %and.i44.i = and i32 %4, 1
  %tobool.i45.i = icmp ne i32 %and.i44.i, 0
  %lnot.i.i = xor i1 %tobool.i45.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end27.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i64.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %5 = load i32, ptr %flags.i64.i, align 4
  %and.i65.i = and i32 %5, 3
  %cmp.i66.i = icmp ne i32 %and.i65.i, 0
  br i1 %cmp.i66.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %sub.i.i = sub i32 %6, 1
  %arrayidx.i49.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 4
  %7 = load i32, ptr %held_back.i.i, align 4
  %tobool.i50.i = icmp ne i32 %7, 0
  br i1 %tobool.i50.i, label %if.then.i53.i, label %nothing_held_back.exit.i

if.then.i53.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %conv, 8192
  %.place = select i1 %cmp10.i, i32 8193, i32 %place
  br i1 %tobool3.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %nothing_held_back.exit.i
  %8 = load i32, ptr %arrayidx.i49.i, align 4
  %tobool.i17 = icmp ne i32 %8, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %if.then14.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %9 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i55.i = icmp ult i32 %n.i.i.0, %size
  %add.i.i = add i32 %.place, %n.i.i.0
  %cmp2.i.i = icmp ult i32 %add.i.i, %9
  %10 = select i1 %cmp.i55.i, i1 %cmp2.i.i, i1 false
  br i1 %10, label %for.body.i.i, label %if.end27.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %arrayidx.i56.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i32 0, i32 %add.i.i
  %11 = load i8, ptr %arrayidx.i56.i, align 1
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %to, i32 %n.i.i.0
  store i8 %11, ptr %arrayidx4.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i59.i

for.cond.i59.i:                                   ; preds = %if.else.i, %for.body.i61.i
  %i.i.i.0 = phi i32 [ %inc.i62.i, %for.body.i61.i ], [ 0, %if.else.i ]
  %cmp.i58.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i58.i, label %for.body.i61.i, label %if.end19.i

for.body.i61.i:                                   ; preds = %for.cond.i59.i
  %arrayidx.i60.i = getelementptr inbounds i8, ptr null, i32 %i.i.i.0
  %12 = load volatile i8, ptr %arrayidx.i60.i, align 1
  %inc.i62.i = add i32 %i.i.i.0, 1
  br label %for.cond.i59.i

if.end19.i:                                       ; preds = %for.cond.i59.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %13, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %14 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %14, %cond.true21.i ], [ %.place, %if.end19.i ]
  %15 = load i32, ptr %arrayidx.i49.i, align 4
  %tobool.i57 = icmp ne i32 %15, 0
  %cmp.i58 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i57, %cmp.i58
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i60 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i60, 0
  br i1 %tobool2.i, label %if.end.i62, label %if.end27.i

if.end.i62:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i63 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i63
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i62
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i62
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %16 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %16, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %arrayidx.i64 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i64, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr null, i32 %i.i.0
  %17 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %add.i65 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i65
  store i8 %17, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 3
  %18 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %18, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %for.cond.i.i, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i32 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %n.i.i.0, %for.cond.i.i ], [ %size, %cond.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end18.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  %.result.i.1 = select i1 %cmp28.i, i32 -1, i32 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end27.i
  %retval.i.0 = phi i32 [ %.result.i.1, %if.end27.i ], [ -1, %cancellation_point.exit.i ]
  ret i32 %retval.i.0
}

define i32 @pread64(i32 noundef %number, ptr noundef %to, i32 noundef %size, i64 noundef %place) {
entry:
  %cmp.i37 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i37, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %cancellation_point.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

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
  %cmp1.i43 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i43
  br i1 %or.cond, label %find.exit, label %if.end.i46

if.end.i46:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i45 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i45, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i46
  %retval.i38.0 = phi ptr [ %arrayidx.i., %if.end.i46 ], [ null, %hold.exit.i ]
  %magicptr66 = ptrtoint ptr %retval.i38.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 3
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %land.lhs.true.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

land.lhs.true.i:                                  ; preds = %land.rhs.i.i14
  %tobool3.i = icmp ne ptr %to, null
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %land.lhs.true.i
  %flags.i.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i.i, align 4
  %and.i44.i = and i32 %4, 1
  %tobool.i45.i = icmp ne i32 %and.i44.i, 0
  %lnot.i.i = xor i1 %tobool.i45.i, true
  br i1 %lnot.i.i, label %if.then8.i, label %if.end27.i

cond.false.i:                                     ; preds = %land.lhs.true.i
  %flags.i64.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %5 = load i32, ptr %flags.i64.i, align 4
  %and.i65.i = and i32 %5, 3
  %cmp.i66.i = icmp ne i32 %and.i65.i, 0
  br i1 %cmp.i66.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i, %cond.true.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %6 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %sub.i.i = sub i32 %6, 1
  %arrayidx.i49.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 4
  %7 = load i32, ptr %held_back.i.i, align 4
  %tobool.i50.i = icmp ne i32 %7, 0
  br i1 %tobool.i50.i, label %if.then.i53.i, label %nothing_held_back.exit.i

if.then.i53.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv.i
  br i1 %tobool3.i, label %if.then14.i, label %if.else.i

if.then14.i:                                      ; preds = %nothing_held_back.exit.i
  %8 = load i32, ptr %arrayidx.i49.i, align 4
  %tobool.i17 = icmp ne i32 %8, 0
  br i1 %tobool.i17, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %if.then14.i
  %size1.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %9 = load i32, ptr %size1.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %for.body.i.i, %known.exit
  %n.i.i.0 = phi i32 [ 0, %known.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i55.i = icmp ult i32 %n.i.i.0, %size
  %add.i.i = add i32 %cond.i, %n.i.i.0
  %cmp2.i.i = icmp ult i32 %add.i.i, %9
  %10 = select i1 %cmp.i55.i, i1 %cmp2.i.i, i1 false
  br i1 %10, label %for.body.i.i, label %if.end27.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %bytes.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %arrayidx.i56.i = getelementptr inbounds [8192 x i8], ptr %bytes.i.i, i32 0, i32 %add.i.i
  %11 = load i8, ptr %arrayidx.i56.i, align 1
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %to, i32 %n.i.i.0
  store i8 %11, ptr %arrayidx4.i.i, align 1
  %inc.i.i = add i32 %n.i.i.0, 1
  br label %for.cond.i.i

if.else.i:                                        ; preds = %nothing_held_back.exit.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i59.i

for.cond.i59.i:                                   ; preds = %if.else.i, %for.body.i61.i
  %i.i.i.0 = phi i32 [ %inc.i62.i, %for.body.i61.i ], [ 0, %if.else.i ]
  %cmp.i58.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i58.i, label %for.body.i61.i, label %if.end19.i

for.body.i61.i:                                   ; preds = %for.cond.i59.i
  %arrayidx.i60.i = getelementptr inbounds i8, ptr null, i32 %i.i.i.0
  %12 = load volatile i8, ptr %arrayidx.i60.i, align 1
  %inc.i62.i = add i32 %i.i.i.0, 1
  br label %for.cond.i59.i

if.end19.i:                                       ; preds = %for.cond.i59.i, %if.else.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %13, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %14 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %14, %cond.true21.i ], [ %cond.i, %if.end19.i ]
  %15 = load i32, ptr %arrayidx.i49.i, align 4
  %tobool.i57 = icmp ne i32 %15, 0
  %cmp.i58 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i57, %cmp.i58
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i60 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i60, 0
  br i1 %tobool2.i, label %if.end.i62, label %if.end27.i

if.end.i62:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i63 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i63
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i62
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i62
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %16 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %16, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %arrayidx.i64 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i64, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr null, i32 %i.i.0
  %17 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %add.i65 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i65
  store i8 %17, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 3
  %18 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %18, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %for.cond.i.i, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i, %cond.true.i
  %result.i.1 = phi i32 [ -1, %cond.true.i ], [ -1, %cond.false.i ], [ -1, %find.exit ], [ %n.i.i.0, %for.cond.i.i ], [ %size, %cond.end24.i ], [ %size, %lor.lhs.false1.i ], [ %size, %for.end18.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
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
  %cmp.i37 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i37, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %cancellation_point.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %conv, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

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
  %cmp1.i43 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i43
  br i1 %or.cond, label %find.exit, label %if.end.i46

if.end.i46:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i45 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i45, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i46
  %retval.i38.0 = phi ptr [ %arrayidx.i., %if.end.i46 ], [ null, %hold.exit.i ]
  %magicptr66 = ptrtoint ptr %retval.i38.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 3
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %cond.false.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i14
  %flags.i64.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i64.i, align 4
  %and.i65.i = and i32 %4, 3
  %cmp.i66.i = icmp ne i32 %and.i65.i, 0
  br i1 %cmp.i66.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i49.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 4
  %6 = load i32, ptr %held_back.i.i, align 4
  %tobool.i50.i = icmp ne i32 %6, 0
  br i1 %tobool.i50.i, label %if.then.i53.i, label %nothing_held_back.exit.i

if.then.i53.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %conv, 8192
  %.place = select i1 %cmp10.i, i32 8193, i32 %place
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i59.i

for.cond.i59.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i61.i
  %i.i.i.0 = phi i32 [ %inc.i62.i, %for.body.i61.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i58.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i58.i, label %for.body.i61.i, label %if.end19.i

for.body.i61.i:                                   ; preds = %for.cond.i59.i
  %arrayidx.i60.i = getelementptr inbounds i8, ptr %from, i32 %i.i.i.0
  %7 = load volatile i8, ptr %arrayidx.i60.i, align 1
  %inc.i62.i = add i32 %i.i.i.0, 1
  br label %for.cond.i59.i

if.end19.i:                                       ; preds = %for.cond.i59.i, %nothing_held_back.exit.i
  %8 = load i32, ptr %flags.i64.i, align 4
  %and.i = and i32 %8, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %9 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %9, %cond.true21.i ], [ %.place, %if.end19.i ]
  %10 = load i32, ptr %arrayidx.i49.i, align 4
  %tobool.i57 = icmp ne i32 %10, 0
  %cmp.i58 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i57, %cmp.i58
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i60 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i60, 0
  br i1 %tobool2.i, label %if.end.i62, label %if.end27.i

if.end.i62:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i63 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i63
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i62
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i62
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %11 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %11, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %arrayidx.i64 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i64, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %12 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %add.i65 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i65
  store i8 %12, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 3
  %13 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %13, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i
  %result.i.1 = phi i32 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end18.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end24.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp28.i = icmp slt i32 %result.i.1, 0
  %.result.i.1 = select i1 %cmp28.i, i32 -1, i32 %result.i.1
  br label %transfer.exit

transfer.exit:                                    ; preds = %cancellation_point.exit.i, %if.end27.i
  %retval.i.0 = phi i32 [ %.result.i.1, %if.end27.i ], [ -1, %cancellation_point.exit.i ]
  ret i32 %retval.i.0
}

define i32 @pwrite64(i32 noundef %number, ptr noundef %from, i32 noundef %size, i64 noundef %place) {
entry:
  %cmp.i37 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i37, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i41.i, label %cancellation_point.exit.i

if.then.i41.i:                                    ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

cancellation_point.exit.i:                        ; preds = %entry
  %cmp.i = icmp slt i64 %place, 0
  br i1 %cmp.i, label %transfer.exit, label %if.end.i

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
  %cmp1.i43 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i43
  br i1 %or.cond, label %find.exit, label %if.end.i46

if.end.i46:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i45 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i45, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i46
  %retval.i38.0 = phi ptr [ %arrayidx.i., %if.end.i46 ], [ null, %hold.exit.i ]
  %magicptr66 = ptrtoint ptr %retval.i38.0 to i32
  %cond = icmp eq i32 %magicptr66, 0
  br i1 %cond, label %if.end27.i, label %land.lhs.true.i.i9

land.lhs.true.i.i9:                               ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 3
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i14:                                   ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %cond.false.i

if.then.i15:                                      ; preds = %land.rhs.i.i14
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

cond.false.i:                                     ; preds = %land.rhs.i.i14
  %flags.i64.i = getelementptr inbounds %struct.description, ptr %retval.i38.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i64.i, align 4
  %and.i65.i = and i32 %4, 3
  %cmp.i66.i = icmp ne i32 %and.i65.i, 0
  br i1 %cmp.i66.i, label %if.then8.i, label %if.end27.i

if.then8.i:                                       ; preds = %cond.false.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %5 = load atomic i32, ptr %retval.i38.0 monotonic, align 4
  %sub.i.i = sub i32 %5, 1
  %arrayidx.i49.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 4
  %6 = load i32, ptr %held_back.i.i, align 4
  %tobool.i50.i = icmp ne i32 %6, 0
  br i1 %tobool.i50.i, label %if.then.i53.i, label %nothing_held_back.exit.i

if.then.i53.i:                                    ; preds = %if.then8.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then8.i
  %cmp10.i = icmp sgt i64 %place, 8192
  %conv.i = trunc i64 %place to i32
  %cond.i = select i1 %cmp10.i, i32 8193, i32 %conv.i
  %call16.i = call i32 @__gomc_reads_files()
  %tobool17.i = icmp ne i32 %call16.i, 0
  br i1 %tobool17.i, label %if.end19.i, label %for.cond.i59.i

for.cond.i59.i:                                   ; preds = %nothing_held_back.exit.i, %for.body.i61.i
  %i.i.i.0 = phi i32 [ %inc.i62.i, %for.body.i61.i ], [ 0, %nothing_held_back.exit.i ]
  %cmp.i58.i = icmp ult i32 %i.i.i.0, %size
  br i1 %cmp.i58.i, label %for.body.i61.i, label %if.end19.i

for.body.i61.i:                                   ; preds = %for.cond.i59.i
  %arrayidx.i60.i = getelementptr inbounds i8, ptr %from, i32 %i.i.i.0
  %7 = load volatile i8, ptr %arrayidx.i60.i, align 1
  %inc.i62.i = add i32 %i.i.i.0, 1
  br label %for.cond.i59.i

if.end19.i:                                       ; preds = %for.cond.i59.i, %nothing_held_back.exit.i
  %8 = load i32, ptr %flags.i64.i, align 4
  %and.i = and i32 %8, 1024
  %tobool20.i = icmp ne i32 %and.i, 0
  br i1 %tobool20.i, label %cond.true21.i, label %cond.end24.i

cond.true21.i:                                    ; preds = %if.end19.i
  %size22.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %9 = load i32, ptr %size22.i, align 4
  br label %cond.end24.i

cond.end24.i:                                     ; preds = %if.end19.i, %cond.true21.i
  %cond25.i = phi i32 [ %9, %cond.true21.i ], [ %cond.i, %if.end19.i ]
  %10 = load i32, ptr %arrayidx.i49.i, align 4
  %tobool.i57 = icmp ne i32 %10, 0
  %cmp.i58 = icmp eq i32 %size, 0
  %or.cond67 = or i1 %tobool.i57, %cmp.i58
  br i1 %or.cond67, label %if.end27.i, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %cond.end24.i
  %call.i60 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i60, 0
  br i1 %tobool2.i, label %if.end.i62, label %if.end27.i

if.end.i62:                                       ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %cond25.i, 8192
  %sub.i63 = sub i32 8192, %cond25.i
  %cmp5.i = icmp ugt i32 %size, %sub.i63
  %or.cond68 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond68, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i62
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i62
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 2
  %11 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %11, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %cond25.i
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %arrayidx.i64 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i64, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %12 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 5
  %add.i65 = add i32 %cond25.i, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i65
  store i8 %12, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %cond25.i, %size
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select69 = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select69, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i49.i, i32 0, i32 3
  %13 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %13, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %if.end27.i

if.end27.i:                                       ; preds = %find.exit, %cond.end24.i, %lor.lhs.false1.i, %for.end18.i, %cond.false.i
  %result.i.1 = phi i32 [ -1, %cond.false.i ], [ -1, %find.exit ], [ %size, %for.end18.i ], [ %size, %lor.lhs.false1.i ], [ %size, %cond.end24.i ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i36.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
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
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i33
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i34 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i34, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i35
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i35 ], [ null, %hold.exit.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i10, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i15, label %if.then.i

if.then.i15:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i.i = sub i32 %4, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
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
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %conv, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i20, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  %.result.i.0 = select i1 %cmp.i, i64 -1, i64 %result.i.0
  %conv1 = trunc i64 %.result.i.0 to i32
  ret i32 %conv1
}

define i64 @lseek64(i32 noundef %number, i64 noundef %offset, i32 noundef %from) {
entry:
  %cmp.i25 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i25, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %not_standard.exit.i
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i22 = add i64 %conv.i21, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i22, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i23 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i23, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %cmp1.i30 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i30
  br i1 %or.cond, label %find.exit, label %if.end.i34

if.end.i34:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i32 = sub nsw i32 %number, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i32
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i33 = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i33, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i34
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i34 ], [ null, %hold.exit.i ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i9, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i14, label %if.then.i

if.then.i14:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

if.then.i:                                        ; preds = %land.rhs.i.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %4 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %sub.i.i = sub i32 %4, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 4
  %5 = load i32, ptr %held_back.i.i, align 4
  %tobool.i11.i = icmp ne i32 %5, 0
  br i1 %tobool.i11.i, label %if.then.i13.i, label %nothing_held_back.exit.i

if.then.i13.i:                                    ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit.i:                         ; preds = %if.then.i
  %6 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i16 = icmp ne i32 %6, 0
  br i1 %tobool.i16, label %if.then.i17, label %known.exit

if.then.i17:                                      ; preds = %nothing_held_back.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
  unreachable

known.exit:                                       ; preds = %nothing_held_back.exit.i
  %place.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 2
  %call3.i = call i64 @__files_seek(ptr noundef %arrayidx.i.i, ptr noundef %place.i, i64 noundef %offset, i32 noundef %from)
  br label %if.end.i

if.end.i:                                         ; preds = %find.exit, %known.exit
  %result.i.0 = phi i64 [ %call3.i, %known.exit ], [ -9, %find.exit ]
  %call.i = call i32 @__gomc_self()
  %conv.i19 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i19, 1
  %call1.i7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp slt i64 %result.i.0, 0
  %.result.i.0 = select i1 %cmp.i, i64 -1, i64 %result.i.0
  ret i64 %.result.i.0
}

define i32 @fsync(i32 noundef %number) {
entry:
  %cmp.i30 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %0 = select i1 %cmp.i30, i1 %cmp1.i, i1 false
  br i1 %0, label %is_descriptor.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
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
  %cmp1.i37 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i37
  br i1 %or.cond, label %find.exit, label %if.end.i41

if.end.i41:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i39 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %1 = load atomic i32, ptr %arrayidx.i39 monotonic, align 4
  %tobool.i40 = icmp ne i32 %1, 0
  %arrayidx.i39. = select i1 %tobool.i40, ptr %arrayidx.i39, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit.i, %if.end.i41
  %retval.i31.0 = phi ptr [ %arrayidx.i39., %if.end.i41 ], [ null, %hold.exit.i ]
  %magicptr = ptrtoint ptr %retval.i31.0 to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %find_file.exit, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %find.exit
  %stream.i.i = getelementptr inbounds %struct.description, ptr %retval.i31.0, i32 0, i32 3
  %2 = load i32, ptr %stream.i.i, align 4
  %tobool1.i.i = icmp ne i32 %2, 0
  br i1 %tobool1.i.i, label %land.lhs.true2.i.i, label %find_alone.exit.i

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %stream3.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %sub.i.i = sub i32 %2, 1
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.stream], ptr %stream3.i.i, i32 0, i32 %sub.i.i
  %last.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i.i, i32 0, i32 4
  %3 = load i32, ptr %last.i.i, align 4
  %cmp.i.i9 = icmp ne i32 %3, 0
  br i1 %cmp.i.i9, label %if.then.i.i, label %find_alone.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true2.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

find_alone.exit.i:                                ; preds = %land.lhs.true2.i.i, %land.lhs.true.i.i
  %tobool.i2.i = icmp ne ptr %retval.i31.0, null
  br i1 %tobool.i2.i, label %land.rhs.i.i, label %find_file.exit

land.rhs.i.i:                                     ; preds = %find_alone.exit.i
  %4 = load atomic i32, ptr %retval.i31.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %4, -1
  br i1 %cmp.i3.i, label %if.then.i10, label %find_file.exit

if.then.i10:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

find_file.exit:                                   ; preds = %find.exit, %find_alone.exit.i, %land.rhs.i.i
  %cmp.i = icmp ne ptr %retval.i31.0, null
  %conv.i = zext i1 %cmp.i to i32
  %call.i12 = call i32 @__gomc_self()
  %conv.i13 = zext i32 %call.i12 to i64
  %add.i = add i64 %conv.i13, 1
  %call1.i4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
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
  %cmp.i49 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i49, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.17)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %not_standard.exit
  %call.i43 = call i32 @__gomc_self()
  %conv.i44 = zext i32 %call.i43 to i64
  %add.i45 = add i64 %conv.i44, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i45, i64 noundef 0, i32 noundef 1)
  %and.i46 = and i64 %call2.i, 4294967295
  %conv.i47 = trunc i64 %and.i46 to i32
  %cmp.i = icmp ne i32 %conv.i47, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %cmp1.i55 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i55
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i57 = sub nsw i32 %number, 3
  %arrayidx.i58 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i57
  %0 = load atomic i32, ptr %arrayidx.i58 monotonic, align 4
  %tobool.i59 = icmp ne i32 %0, 0
  %arrayidx.i58. = select i1 %tobool.i59, ptr %arrayidx.i58, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i58., %if.end.i ], [ null, %hold.exit ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.18)
  unreachable

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i, %land.lhs.true2.i.i
  %3 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp.i3.i = icmp eq i32 %3, -1
  br i1 %cmp.i3.i, label %if.then.i37, label %land.lhs.true

if.then.i37:                                      ; preds = %land.rhs.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.21)
  unreachable

land.lhs.true:                                    ; preds = %land.rhs.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %4 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %4, 3
  %cmp.i34 = icmp ne i32 %and.i, 0
  %cmp = icmp sge i32 %size, 0
  %spec.select33 = select i1 %cmp.i34, i1 %cmp, i1 false
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
  %tobool.i30 = icmp ne i32 %7, 0
  br i1 %tobool.i30, label %if.then.i32, label %nothing_held_back.exit

if.then.i32:                                      ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.20)
  unreachable

nothing_held_back.exit:                           ; preds = %if.then
  %cmp6 = icmp eq i32 %size, 0
  br i1 %cmp6, label %if.then7, label %if.end

if.then7:                                         ; preds = %nothing_held_back.exit
  store i32 0, ptr %arrayidx.i, align 4
  br label %if.end

if.end:                                           ; preds = %if.then7, %nothing_held_back.exit
  %8 = load i32, ptr %arrayidx.i, align 4
  %tobool.i39 = icmp ne i32 %8, 0
  br i1 %tobool.i39, label %if.then.i40, label %known.exit

if.then.i40:                                      ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.22)
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
  %call.i41 = call i32 @__gomc_self()
  %conv.i42 = zext i32 %call.i41 to i64
  %add.i = add i64 %conv.i42, 1
  %call1.i26 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
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
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i74

while.cond.i74:                                   ; preds = %if.end37.i, %while.body.i83
  %i.i70.0 = phi i32 [ %inc.i82, %while.body.i83 ], [ 0, %if.end37.i ]
  %arrayidx.i71 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i70.0
  %5 = load i8, ptr %arrayidx.i71, align 1
  %conv.i72 = sext i8 %5 to i32
  %tobool.i73 = icmp ne i32 %conv.i72, 0
  br i1 %tobool.i73, label %land.rhs.i80, label %has_prefix.exit88

land.rhs.i80:                                     ; preds = %while.cond.i74
  %arrayidx1.i75 = getelementptr inbounds i8, ptr %text.i, i32 %i.i70.0
  %6 = load i8, ptr %arrayidx1.i75, align 1
  %conv2.i76 = sext i8 %6 to i32
  %cmp.i79 = icmp eq i32 %conv2.i76, %conv.i72
  br i1 %cmp.i79, label %while.body.i83, label %has_prefix.exit88

while.body.i83:                                   ; preds = %land.rhs.i80
  %inc.i82 = add nsw i32 %i.i70.0, 1
  br label %while.cond.i74

has_prefix.exit88:                                ; preds = %while.cond.i74, %land.rhs.i80
  %7 = load i8, ptr %arrayidx.i71, align 1
  %tobool7.i85 = icmp ne i8 %7, 0
  %lnot.i86 = xor i1 %tobool7.i85, true
  br i1 %lnot.i86, label %if.then62.i, label %while.cond.i53

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

while.cond.i53:                                   ; preds = %has_prefix.exit88, %while.body.i62
  %i.i49.0 = phi i32 [ %inc.i61, %while.body.i62 ], [ 0, %has_prefix.exit88 ]
  %arrayidx.i50 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i49.0
  %8 = load i8, ptr %arrayidx.i50, align 1
  %conv.i51 = sext i8 %8 to i32
  %tobool.i52 = icmp ne i32 %conv.i51, 0
  br i1 %tobool.i52, label %land.rhs.i59, label %has_prefix.exit67

land.rhs.i59:                                     ; preds = %while.cond.i53
  %arrayidx1.i54 = getelementptr inbounds i8, ptr %text.i, i32 %i.i49.0
  %9 = load i8, ptr %arrayidx1.i54, align 1
  %conv2.i55 = sext i8 %9 to i32
  %cmp.i58 = icmp eq i32 %conv2.i55, %conv.i51
  br i1 %cmp.i58, label %while.body.i62, label %has_prefix.exit67

while.body.i62:                                   ; preds = %land.rhs.i59
  %inc.i61 = add nsw i32 %i.i49.0, 1
  br label %while.cond.i53

has_prefix.exit67:                                ; preds = %while.cond.i53, %land.rhs.i59
  %10 = load i8, ptr %arrayidx.i50, align 1
  %tobool7.i64 = icmp ne i8 %10, 0
  %lnot.i65 = xor i1 %tobool7.i64, true
  br i1 %lnot.i65, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit67, %while.body.i
  %i.i40.0 = phi i32 [ %inc.i45, %while.body.i ], [ 0, %has_prefix.exit67 ]
  %arrayidx.i41 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i40.0
  %11 = load i8, ptr %arrayidx.i41, align 1
  %conv.i42 = sext i8 %11 to i32
  %tobool.i43 = icmp ne i32 %conv.i42, 0
  br i1 %tobool.i43, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i40.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i44 = icmp eq i32 %conv2.i, %conv.i42
  br i1 %cmp.i44, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i45 = add nsw i32 %i.i40.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %13 = load i8, ptr %arrayidx.i41, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit67, %has_prefix.exit88
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
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
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i21

for.cond.i21:                                     ; preds = %if.end10.i, %hold.exit
  %i.i19.0 = phi i32 [ 0, %hold.exit ], [ %inc.i32, %if.end10.i ]
  %cmp.i20 = icmp ult i32 %i.i19.0, %17
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
  %18 = load i64, ptr %arrayidx.i99, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i22, i32 0, i32 %w.i96.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i100 = icmp ne i64 %18, %19
  br i1 %cmp3.i100, label %same_name.exit, label %if.end.i104

if.end.i104:                                      ; preds = %for.body.i101
  %shr.i = lshr i64 %18, 56
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
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i31, %if.end.i28
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
  %arrayidx16.i35 = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i32 0, i32 %17
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
  %call.i = call i32 @__gomc_self()
  %conv.i89 = zext i32 %call.i to i64
  %add.i90 = add i64 %conv.i89, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i90, i64 noundef 0, i32 noundef 1)
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
  br i1 %tobool38.i, label %if.end40.i, label %while.cond.i88

while.cond.i88:                                   ; preds = %if.end37.i, %while.body.i97
  %i.i84.0 = phi i32 [ %inc.i96, %while.body.i97 ], [ 0, %if.end37.i ]
  %arrayidx.i85 = getelementptr inbounds i8, ptr @__gomc_files.str.9, i32 %i.i84.0
  %5 = load i8, ptr %arrayidx.i85, align 1
  %conv.i86 = sext i8 %5 to i32
  %tobool.i87 = icmp ne i32 %conv.i86, 0
  br i1 %tobool.i87, label %land.rhs.i94, label %has_prefix.exit102

land.rhs.i94:                                     ; preds = %while.cond.i88
  %arrayidx1.i89 = getelementptr inbounds i8, ptr %text.i, i32 %i.i84.0
  %6 = load i8, ptr %arrayidx1.i89, align 1
  %conv2.i90 = sext i8 %6 to i32
  %cmp.i93 = icmp eq i32 %conv2.i90, %conv.i86
  br i1 %cmp.i93, label %while.body.i97, label %has_prefix.exit102

while.body.i97:                                   ; preds = %land.rhs.i94
  %inc.i96 = add nsw i32 %i.i84.0, 1
  br label %while.cond.i88

has_prefix.exit102:                               ; preds = %while.cond.i88, %land.rhs.i94
  %7 = load i8, ptr %arrayidx.i85, align 1
  %tobool7.i99 = icmp ne i8 %7, 0
  %lnot.i100 = xor i1 %tobool7.i99, true
  br i1 %lnot.i100, label %if.then62.i, label %while.cond.i67

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

while.cond.i67:                                   ; preds = %has_prefix.exit102, %while.body.i76
  %i.i63.0 = phi i32 [ %inc.i75, %while.body.i76 ], [ 0, %has_prefix.exit102 ]
  %arrayidx.i64 = getelementptr inbounds i8, ptr @__gomc_files.str.10, i32 %i.i63.0
  %8 = load i8, ptr %arrayidx.i64, align 1
  %conv.i65 = sext i8 %8 to i32
  %tobool.i66 = icmp ne i32 %conv.i65, 0
  br i1 %tobool.i66, label %land.rhs.i73, label %has_prefix.exit81

land.rhs.i73:                                     ; preds = %while.cond.i67
  %arrayidx1.i68 = getelementptr inbounds i8, ptr %text.i, i32 %i.i63.0
  %9 = load i8, ptr %arrayidx1.i68, align 1
  %conv2.i69 = sext i8 %9 to i32
  %cmp.i72 = icmp eq i32 %conv2.i69, %conv.i65
  br i1 %cmp.i72, label %while.body.i76, label %has_prefix.exit81

while.body.i76:                                   ; preds = %land.rhs.i73
  %inc.i75 = add nsw i32 %i.i63.0, 1
  br label %while.cond.i67

has_prefix.exit81:                                ; preds = %while.cond.i67, %land.rhs.i73
  %10 = load i8, ptr %arrayidx.i64, align 1
  %tobool7.i78 = icmp ne i8 %10, 0
  %lnot.i79 = xor i1 %tobool7.i78, true
  br i1 %lnot.i79, label %if.then62.i, label %while.cond.i

while.cond.i:                                     ; preds = %has_prefix.exit81, %while.body.i
  %i.i54.0 = phi i32 [ %inc.i59, %while.body.i ], [ 0, %has_prefix.exit81 ]
  %arrayidx.i55 = getelementptr inbounds i8, ptr @__gomc_files.str.11, i32 %i.i54.0
  %11 = load i8, ptr %arrayidx.i55, align 1
  %conv.i56 = sext i8 %11 to i32
  %tobool.i57 = icmp ne i32 %conv.i56, 0
  br i1 %tobool.i57, label %land.rhs.i, label %has_prefix.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %arrayidx1.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i54.0
  %12 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %12 to i32
  %cmp.i58 = icmp eq i32 %conv2.i, %conv.i56
  br i1 %cmp.i58, label %while.body.i, label %has_prefix.exit

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i59 = add nsw i32 %i.i54.0, 1
  br label %while.cond.i

has_prefix.exit:                                  ; preds = %while.cond.i, %land.rhs.i
  %13 = load i8, ptr %arrayidx.i55, align 1
  %tobool7.i = icmp ne i8 %13, 0
  %lnot.i = xor i1 %tobool7.i, true
  br i1 %lnot.i, label %if.then62.i, label %for.cond65.i

if.then62.i:                                      ; preds = %has_prefix.exit, %has_prefix.exit81, %has_prefix.exit102
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.12)
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
  %17 = load i32, ptr %names.i, align 8
  br label %for.cond.i29

for.cond.i29:                                     ; preds = %if.end10.i, %hold.exit
  %i.i27.0 = phi i32 [ 0, %hold.exit ], [ %inc.i40, %if.end10.i ]
  %cmp.i28 = icmp ult i32 %i.i27.0, %17
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
  %18 = load i64, ptr %arrayidx.i113, align 4
  %arrayidx2.i = getelementptr inbounds [8 x i64], ptr %arrayidx.i30, i32 0, i32 %w.i110.0
  %19 = load i64, ptr %arrayidx2.i, align 4
  %cmp3.i114 = icmp ne i64 %18, %19
  br i1 %cmp3.i114, label %same_name.exit, label %if.end.i118

if.end.i118:                                      ; preds = %for.body.i115
  %shr.i = lshr i64 %18, 56
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
  %20 = load i32, ptr %last.i35, align 4
  %21 = load i32, ptr %last95.i, align 4
  %cmp5.i = icmp eq i32 %20, %21
  br i1 %cmp5.i, label %land.lhs.true.i39, label %if.end10.i

land.lhs.true.i39:                                ; preds = %if.end.i36
  %absolute.i37 = getelementptr inbounds %struct.name, ptr %arrayidx.i30, i32 0, i32 2
  %22 = load i32, ptr %absolute.i37, align 4
  %23 = load i32, ptr %absolute.i, align 4
  %cmp8.i38 = icmp ne i32 %22, %23
  br i1 %cmp8.i38, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %land.lhs.true.i39
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.13)
  unreachable

if.end10.i:                                       ; preds = %land.lhs.true.i39, %if.end.i36
  %inc.i40 = add i32 %i.i27.0, 1
  br label %for.cond.i29

for.end.i:                                        ; preds = %for.cond.i29
  %cmp11.i = icmp eq i32 %17, 32
  br i1 %cmp11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %for.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.14)
  unreachable

if.end13.i:                                       ; preds = %for.end.i
  %add.i42 = add i32 %17, 1
  store i32 %add.i42, ptr %names.i, align 8
  %entry15.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 4
  %arrayidx16.i43 = getelementptr inbounds [32 x %struct.entry], ptr %entry15.i, i32 0, i32 %17
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
  %24 = load i32, ptr %files.i, align 4
  %cmp.i126 = icmp eq i32 %24, 16
  br i1 %cmp.i126, label %if.then.i127, label %if.end.i131

if.then.i127:                                     ; preds = %if.then.i52
  call void @__gomc_unsupported(ptr noundef @__gomc_files.str.16)
  unreachable

if.end.i131:                                      ; preds = %if.then.i52
  %add.i128 = add i32 %24, 1
  store i32 %add.i128, ptr %files.i, align 4
  %file.i = getelementptr inbounds %struct.entry, ptr %retval.i.0, i32 0, i32 1
  store i32 %add.i128, ptr %file.i, align 4
  %file3.i = getelementptr inbounds %struct.files, ptr %call.i24, i32 0, i32 5
  %arrayidx.i129 = getelementptr inbounds [16 x %struct.file], ptr %file3.i, i32 0, i32 %24
  store i32 1, ptr %arrayidx.i129, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end.i131, %entry_of.exit
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
  %call.i = call i32 @__gomc_self()
  %conv.i103 = zext i32 %call.i to i64
  %add.i104 = add i64 %conv.i103, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i24, i32 noundef 8, i64 noundef %add.i104, i64 noundef 0, i32 noundef 1)
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

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

