source_filename = "cxxinput.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.istream = type { ptr, i64, %struct.ios }
%struct.ios = type { ptr, i64, i64, i32, i32, i32, ptr, [2 x i64], i64, i64, [14 x i64], i32, ptr, ptr, ptr, i8, i8, ptr, ptr, ptr, ptr }
%struct.string_buffer = type { ptr, [3 x ptr], [3 x ptr], ptr, i32, %struct.text }
%struct.text = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@__gomc_cxxinput.str = private unnamed_addr constant [35 x i8] c"input of a truth value by its name\00", align 1
@__gomc_cxxinput.str.1 = private unnamed_addr constant [23 x i8] c"a string from std::cin\00", align 1
@__gomc_cxxinput.str.2 = private unnamed_addr constant [21 x i8] c"a line from std::cin\00", align 1
@__gomc_cxxinput.str.3 = private unnamed_addr constant [17 x i8] c"peek of std::cin\00", align 1
@__gomc_cxxinput.str.4 = private unnamed_addr constant [24 x i8] c"white space of std::cin\00", align 1
@__gomc_cxxinput.str.5 = private unnamed_addr constant [9 x i8] c"std::cin\00", align 1
@__gomc_cxxinput.str.6 = private unnamed_addr constant [39 x i8] c"a number with a fraction from std::cin\00", align 1
@__gomc_cxxinput.str.7 = private unnamed_addr constant [50 x i8] c"a number with more than 62 characters in a stream\00", align 1
@_ZSt3cin = external global %struct.istream, align 8

define ptr @_ZNSirsERs(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 16, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  %conv = trunc i64 %0 to i16
  store i16 %conv, ptr %to, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define internal i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %result, i32 noundef %bits, i32 noundef %is_signed) {
entry:
  %cmp.i250 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i250, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i256 = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i256, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %tobool = icmp ne i32 %is_signed, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %ios_for.exit
  %sub = sub nsw i32 %bits, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %sub1 = sub i64 %shl, 1
  br label %cond.end

cond.false:                                       ; preds = %ios_for.exit
  %sub2 = sub nsw i32 64, %bits
  %sh_prom3 = zext i32 %sub2 to i64
  %shr = lshr i64 -1, %sh_prom3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub1, %cond.true ], [ %shr, %cond.false ]
  %sub6 = sub i64 0, %cond
  %sub7 = sub i64 %sub6, 1
  %cond10 = select i1 %tobool, i64 %sub7, i64 0
  br i1 %cmp.i250, label %if.then, label %if.end42

if.then:                                          ; preds = %cond.end
  %state = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state, align 8
  %cmp = icmp ne i32 %3, 0
  br i1 %cmp, label %if.then13, label %if.end

if.then13:                                        ; preds = %if.then
  %or = or i32 %3, 4
  store i32 %or, ptr %state, align 8
  br label %return

if.end:                                           ; preds = %if.then
  %cond16 = select i1 %tobool, i32 5, i32 4
  %conv = sext i32 %cond16 to i64
  %call17 = call i64 @__gomc_choice(i64 noundef %conv)
  %cmp18 = icmp eq i64 %call17, 0
  br i1 %cmp18, label %if.then20, label %if.end22

if.then20:                                        ; preds = %if.end
  %call21 = call i64 @__gomc_nondet(i32 noundef %bits, i32 noundef %is_signed, ptr noundef @__gomc_cxxinput.str.5)
  store i64 %call21, ptr %result, align 8
  br label %return

if.end22:                                         ; preds = %if.end
  %cmp23 = icmp eq i64 %call17, 1
  %cond25 = select i1 %cmp23, i32 6, i32 4
  %4 = load i32, ptr %state, align 8
  %or27 = or i32 %4, %cond25
  store i32 %or27, ptr %state, align 8
  switch i64 %call17, label %cond.false35 [
    i64 3, label %cond.end38
    i64 4, label %cond.end36
  ]

cond.false35:                                     ; preds = %if.end22
  br label %cond.end36

cond.end36:                                       ; preds = %if.end22, %cond.false35
  %cond37 = phi i64 [ 0, %cond.false35 ], [ %cond10, %if.end22 ]
  br label %cond.end38

cond.end38:                                       ; preds = %if.end22, %cond.end36
  %cond39 = phi i64 [ %cond37, %cond.end36 ], [ %cond, %if.end22 ]
  store i64 %cond39, ptr %result, align 8
  %cmp40 = icmp ne i64 %call17, 1
  %conv41 = zext i1 %cmp40 to i32
  br label %return

if.end42:                                         ; preds = %cond.end
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %5 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %5, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end42
  %or.i = or i32 %5, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %if.end42
  %add.ptr.i260 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i260, i32 0, i32 4
  %6 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %6, 8
  %tobool.i168 = icmp ne i32 %and.i, 0
  br i1 %tobool.i168, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %5, 6
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i260, i32 0, i32 5
  %7 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  %8 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %7, i64 %8
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %9 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %7, i64 %9
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %10 = load i32, ptr %flags.i, align 8
  %and14.i = and i32 %10, 4096
  %tobool15.i = icmp ne i32 %and14.i, 0
  br i1 %tobool15.i, label %while.cond.i, label %begin.exit

while.cond.i:                                     ; preds = %if.end6.i, %while.body.i
  %in.sroa.34.0 = phi i32 [ %in.sroa.34.1, %while.body.i ], [ 0, %if.end6.i ]
  %in.sroa.0.0 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %add.ptr.i, %if.end6.i ]
  %cmp.i181 = icmp ult ptr %in.sroa.0.0, %add.ptr11.i
  br i1 %cmp.i181, label %if.then.i183, label %if.end.i186

if.then.i183:                                     ; preds = %while.cond.i
  %11 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i182 = zext i8 %11 to i32
  br label %look.exit187

if.end.i186:                                      ; preds = %while.cond.i
  %or.i185 = or i32 %in.sroa.34.0, 2
  br label %look.exit187

look.exit187:                                     ; preds = %if.end.i186, %if.then.i183
  %in.sroa.34.1 = phi i32 [ %in.sroa.34.0, %if.then.i183 ], [ %or.i185, %if.end.i186 ]
  %retval.i178.0 = phi i32 [ %conv.i182, %if.then.i183 ], [ -1, %if.end.i186 ]
  %cmp.i238 = icmp eq i32 %retval.i178.0, 32
  br i1 %cmp.i238, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %look.exit187
  %cmp1.i = icmp sge i32 %retval.i178.0, 9
  %cmp2.i = icmp sle i32 %retval.i178.0, 13
  %spec.select = select i1 %cmp1.i, i1 %cmp2.i, i1 false
  br i1 %spec.select, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %look.exit187, %lor.rhs.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %in.sroa.0.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  br i1 %cmp.i181, label %if.then.i174, label %if.end.i177

if.then.i174:                                     ; preds = %while.end.i
  %12 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i = zext i8 %12 to i32
  br label %look.exit

if.end.i177:                                      ; preds = %while.end.i
  %or.i176 = or i32 %in.sroa.34.1, 2
  br label %look.exit

look.exit:                                        ; preds = %if.end.i177, %if.then.i174
  %in.sroa.34.2 = phi i32 [ %in.sroa.34.1, %if.then.i174 ], [ %or.i176, %if.end.i177 ]
  %retval.i170.0 = phi i32 [ %conv.i, %if.then.i174 ], [ -1, %if.end.i177 ]
  %cmp23.i = icmp slt i32 %retval.i170.0, 0
  br i1 %cmp23.i, label %if.then24.i, label %begin.exit

if.then24.i:                                      ; preds = %look.exit
  %13 = load i64, ptr %size.i, align 8
  store i64 %13, ptr %read.i, align 8
  %14 = load i32, ptr %state.i, align 8
  %or29.i = or i32 %14, 6
  store i32 %or29.i, ptr %state.i, align 8
  br label %begin.exit

begin.exit:                                       ; preds = %look.exit, %if.end6.i, %if.then24.i, %if.then2.i, %if.then.i
  %in.sroa.34.3 = phi i32 [ undef, %if.then.i ], [ %in.sroa.34.2, %if.then24.i ], [ undef, %if.then2.i ], [ 0, %if.end6.i ], [ %in.sroa.34.2, %look.exit ]
  %in.sroa.26.0 = phi ptr [ undef, %if.then.i ], [ %add.ptr11.i, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr11.i, %if.end6.i ], [ %add.ptr11.i, %look.exit ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i ], [ %in.sroa.0.0, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr.i, %if.end6.i ], [ %in.sroa.0.0, %look.exit ]
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 0, %if.then24.i ], [ 0, %if.then2.i ], [ 1, %if.end6.i ], [ 1, %look.exit ]
  %tobool44 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool44, label %if.end46, label %return

if.end46:                                         ; preds = %begin.exit
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %15 = load i32, ptr %flags, align 8
  %and = and i32 %15, 74
  %cmp47 = icmp eq i32 %and, 64
  %cmp51 = icmp eq i32 %and, 8
  %cond53 = select i1 %cmp51, i32 16, i32 10
  %cond55 = select i1 %cmp47, i32 8, i32 %cond53
  %cmp.i231 = icmp ult ptr %in.sroa.0.1, %in.sroa.26.0
  br i1 %cmp.i231, label %if.then.i233, label %if.end.i236

if.then.i233:                                     ; preds = %if.end46
  %16 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i232 = zext i8 %16 to i32
  br label %look.exit237

if.end.i236:                                      ; preds = %if.end46
  %or.i235 = or i32 %in.sroa.34.3, 2
  br label %look.exit237

look.exit237:                                     ; preds = %if.end.i236, %if.then.i233
  %in.sroa.34.4 = phi i32 [ %in.sroa.34.3, %if.then.i233 ], [ %or.i235, %if.end.i236 ]
  %retval.i228.0 = phi i32 [ %conv.i232, %if.then.i233 ], [ -1, %if.end.i236 ]
  %cmp57 = icmp eq i32 %retval.i228.0, 45
  br i1 %cmp57, label %if.then63, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %look.exit237
  br i1 %cmp.i231, label %if.then.i223, label %if.end.i226

if.then.i223:                                     ; preds = %lor.lhs.false
  %17 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i222 = zext i8 %17 to i32
  br label %look.exit227

if.end.i226:                                      ; preds = %lor.lhs.false
  %or.i225 = or i32 %in.sroa.34.4, 2
  br label %look.exit227

look.exit227:                                     ; preds = %if.end.i226, %if.then.i223
  %in.sroa.34.5 = phi i32 [ %in.sroa.34.4, %if.then.i223 ], [ %or.i225, %if.end.i226 ]
  %retval.i218.0 = phi i32 [ %conv.i222, %if.then.i223 ], [ -1, %if.end.i226 ]
  %cmp61 = icmp eq i32 %retval.i218.0, 43
  br i1 %cmp61, label %if.then63, label %if.end64

if.then63:                                        ; preds = %look.exit227, %look.exit237
  %in.sroa.34.6 = phi i32 [ %in.sroa.34.4, %look.exit237 ], [ %in.sroa.34.5, %look.exit227 ]
  %incdec.ptr = getelementptr inbounds i8, ptr %in.sroa.0.1, i32 1
  br label %if.end64

if.end64:                                         ; preds = %if.then63, %look.exit227
  %in.sroa.34.7 = phi i32 [ %in.sroa.34.6, %if.then63 ], [ %in.sroa.34.5, %look.exit227 ]
  %in.sroa.0.2 = phi ptr [ %incdec.ptr, %if.then63 ], [ %in.sroa.0.1, %look.exit227 ]
  %cmp65 = icmp eq i32 %cond55, 16
  %cmp68 = icmp eq i32 %and, 0
  %or.cond = select i1 %cmp65, i1 true, i1 %cmp68
  br i1 %or.cond, label %land.lhs.true, label %if.end88

land.lhs.true:                                    ; preds = %if.end64
  %cmp.i211 = icmp ult ptr %in.sroa.0.2, %in.sroa.26.0
  br i1 %cmp.i211, label %if.then.i213, label %if.end.i216

if.then.i213:                                     ; preds = %land.lhs.true
  %18 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i212 = zext i8 %18 to i32
  br label %look.exit217

if.end.i216:                                      ; preds = %land.lhs.true
  %or.i215 = or i32 %in.sroa.34.7, 2
  br label %look.exit217

look.exit217:                                     ; preds = %if.end.i216, %if.then.i213
  %in.sroa.34.8 = phi i32 [ %in.sroa.34.7, %if.then.i213 ], [ %or.i215, %if.end.i216 ]
  %retval.i208.0 = phi i32 [ %conv.i212, %if.then.i213 ], [ -1, %if.end.i216 ]
  %cmp71 = icmp eq i32 %retval.i208.0, 48
  br i1 %cmp71, label %if.then73, label %if.end88

if.then73:                                        ; preds = %look.exit217
  %incdec.ptr75 = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  %spec.select129 = select i1 %cmp68, i32 8, i32 %cond55
  %cmp.i201 = icmp ult ptr %incdec.ptr75, %in.sroa.26.0
  br i1 %cmp.i201, label %if.then.i203, label %if.end.i206

if.then.i203:                                     ; preds = %if.then73
  %19 = load i8, ptr %incdec.ptr75, align 1
  %conv.i202 = zext i8 %19 to i32
  br label %look.exit207

if.end.i206:                                      ; preds = %if.then73
  %or.i205 = or i32 %in.sroa.34.8, 2
  br label %look.exit207

look.exit207:                                     ; preds = %if.end.i206, %if.then.i203
  %in.sroa.34.9 = phi i32 [ %in.sroa.34.8, %if.then.i203 ], [ %or.i205, %if.end.i206 ]
  %retval.i198.0 = phi i32 [ %conv.i202, %if.then.i203 ], [ -1, %if.end.i206 ]
  %or81 = or i32 %retval.i198.0, 32
  %cmp82 = icmp eq i32 %or81, 120
  %incdec.ptr86 = getelementptr inbounds i8, ptr %incdec.ptr75, i32 1
  %in.sroa.0.3 = select i1 %cmp82, ptr %incdec.ptr86, ptr %incdec.ptr75
  %base.1 = select i1 %cmp82, i32 16, i32 %spec.select129
  %digits.0 = select i1 %cmp82, i32 0, i32 1
  br label %if.end88

if.end88:                                         ; preds = %if.end64, %look.exit207, %look.exit217
  %in.sroa.34.10 = phi i32 [ %in.sroa.34.9, %look.exit207 ], [ %in.sroa.34.8, %look.exit217 ], [ %in.sroa.34.7, %if.end64 ]
  %in.sroa.0.4 = phi ptr [ %in.sroa.0.3, %look.exit207 ], [ %in.sroa.0.2, %look.exit217 ], [ %in.sroa.0.2, %if.end64 ]
  %base.2 = phi i32 [ %base.1, %look.exit207 ], [ %cond55, %look.exit217 ], [ %cond55, %if.end64 ]
  %digits.1 = phi i32 [ %digits.0, %look.exit207 ], [ 0, %look.exit217 ], [ 0, %if.end64 ]
  br label %for.cond

for.cond:                                         ; preds = %if.end118, %if.end88
  %in.sroa.34.11 = phi i32 [ %in.sroa.34.10, %if.end88 ], [ %in.sroa.34.12, %if.end118 ]
  %in.sroa.0.5 = phi ptr [ %in.sroa.0.4, %if.end88 ], [ %incdec.ptr130, %if.end118 ]
  %digits.2 = phi i32 [ %digits.1, %if.end88 ], [ %inc, %if.end118 ]
  %too_large.0 = phi i32 [ 0, %if.end88 ], [ %spec.select132, %if.end118 ]
  %value.0 = phi i64 [ 0, %if.end88 ], [ %add128, %if.end118 ]
  %cmp.i191 = icmp ult ptr %in.sroa.0.5, %in.sroa.26.0
  br i1 %cmp.i191, label %if.then.i193, label %if.end.i196

if.then.i193:                                     ; preds = %for.cond
  %20 = load i8, ptr %in.sroa.0.5, align 1
  %conv.i192 = zext i8 %20 to i32
  br label %look.exit197

if.end.i196:                                      ; preds = %for.cond
  %or.i195 = or i32 %in.sroa.34.11, 2
  br label %look.exit197

look.exit197:                                     ; preds = %if.end.i196, %if.then.i193
  %in.sroa.34.12 = phi i32 [ %in.sroa.34.11, %if.then.i193 ], [ %or.i195, %if.end.i196 ]
  %retval.i188.0 = phi i32 [ %conv.i192, %if.then.i193 ], [ -1, %if.end.i196 ]
  %cmp90 = icmp sge i32 %retval.i188.0, 0
  br i1 %cmp90, label %for.body, label %for.end

for.body:                                         ; preds = %look.exit197
  %cmp92 = icmp sge i32 %retval.i188.0, 48
  %cmp95 = icmp sle i32 %retval.i188.0, 57
  %or.cond130 = and i1 %cmp92, %cmp95
  br i1 %or.cond130, label %cond.true97, label %cond.false99

cond.true97:                                      ; preds = %for.body
  %sub98 = sub nsw i32 %retval.i188.0, 48
  br label %cond.end113

cond.false99:                                     ; preds = %for.body
  %or100 = or i32 %retval.i188.0, 32
  %cmp101 = icmp sge i32 %or100, 97
  %cmp105 = icmp sle i32 %or100, 102
  %or.cond131 = and i1 %cmp101, %cmp105
  %sub109 = sub nsw i32 %or100, 97
  %add = add nsw i32 %sub109, 10
  %cond112 = select i1 %or.cond131, i32 %add, i32 99
  br label %cond.end113

cond.end113:                                      ; preds = %cond.false99, %cond.true97
  %cond114 = phi i32 [ %sub98, %cond.true97 ], [ %cond112, %cond.false99 ]
  %cmp115 = icmp uge i32 %cond114, %base.2
  br i1 %cmp115, label %for.end, label %if.end118

if.end118:                                        ; preds = %cond.end113
  %inc = add nsw i32 %digits.2, 1
  %conv119 = zext i32 %cond114 to i64
  %sub120 = sub i64 -1, %conv119
  %conv121 = zext i32 %base.2 to i64
  %div = udiv i64 %sub120, %conv121
  %cmp122 = icmp ugt i64 %value.0, %div
  %spec.select132 = select i1 %cmp122, i32 1, i32 %too_large.0
  %mul = mul i64 %value.0, %conv121
  %add128 = add i64 %mul, %conv119
  %incdec.ptr130 = getelementptr inbounds i8, ptr %in.sroa.0.5, i32 1
  br label %for.cond

for.end:                                          ; preds = %cond.end113, %look.exit197
  %tobool131.not = xor i1 %tobool, true
  %cmp57.not = xor i1 %cmp57, true
  %brmerge = or i1 %tobool131.not, %cmp57.not
  %add135 = add i64 %cond, 1
  %cond138 = select i1 %brmerge, i64 %cond, i64 %add135
  %cmp139 = icmp ugt i64 %value.0, %cond138
  %too_large.2 = select i1 %cmp139, i32 1, i32 %too_large.0
  %tobool143 = icmp ne i32 %digits.2, 0
  br i1 %tobool143, label %if.else, label %if.then144

if.then144:                                       ; preds = %for.end
  store i64 0, ptr %result, align 8
  %or146 = or i32 %in.sroa.34.12, 4
  br label %if.end166

if.else:                                          ; preds = %for.end
  %tobool147 = icmp ne i32 %too_large.2, 0
  br i1 %tobool147, label %if.then148, label %if.else158

if.then148:                                       ; preds = %if.else
  %cond155 = select i1 %brmerge, i64 %cond, i64 %cond10
  store i64 %cond155, ptr %result, align 8
  %or157 = or i32 %in.sroa.34.12, 4
  br label %if.end166

if.else158:                                       ; preds = %if.else
  %sub161 = sub i64 0, %value.0
  %cond164 = select i1 %cmp57, i64 %sub161, i64 %value.0
  store i64 %cond164, ptr %result, align 8
  br label %if.end166

if.end166:                                        ; preds = %if.then148, %if.else158, %if.then144
  %in.sroa.34.14 = phi i32 [ %or146, %if.then144 ], [ %or157, %if.then148 ], [ %in.sroa.34.12, %if.else158 ]
  %add.ptr.i258 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %text.i242 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i258, i32 0, i32 5
  %21 = load ptr, ptr %text.i242, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %in.sroa.0.5 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %21 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i243 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i243, align 8
  %tobool.i245 = icmp ne i32 %in.sroa.34.14, 0
  br i1 %tobool.i245, label %if.then.i247, label %return

if.then.i247:                                     ; preds = %if.end166
  %22 = load i32, ptr %state.i, align 8
  %or.i246 = or i32 %22, %in.sroa.34.14
  store i32 %or.i246, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %if.end166, %if.then.i247, %begin.exit, %cond.end38, %if.then20, %if.then13
  %retval.0 = phi i32 [ 0, %if.then13 ], [ 1, %if.then20 ], [ %conv41, %cond.end38 ], [ 0, %begin.exit ], [ 1, %if.then.i247 ], [ 1, %if.end166 ]
  ret i32 %retval.0
}

define ptr @_ZNSirsERi(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 32, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  %conv = trunc i64 %0 to i32
  store i32 %conv, ptr %to, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERl(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSi10_M_extractIlEERSiRT_(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERx(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSi10_M_extractIxEERSiRT_(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERt(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 16, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  %conv = trunc i64 %0 to i16
  store i16 %conv, ptr %to, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSi10_M_extractItEERSiRT_(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 16, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  %conv = trunc i64 %0 to i16
  store i16 %conv, ptr %to, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERj(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 32, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  %conv = trunc i64 %0 to i32
  store i32 %conv, ptr %to, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSi10_M_extractIjEERSiRT_(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 32, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  %conv = trunc i64 %0 to i32
  store i32 %conv, ptr %to, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERm(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSi10_M_extractImEERSiRT_(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERy(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSi10_M_extractIyEERSiRT_(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %call = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %value, align 8
  store i64 %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERd(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca double, align 8
  %call = call i32 @__gomc_read_real(ptr noundef %s, ptr noundef %value)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load double, ptr %value, align 8
  store double %0, ptr %to, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define internal i32 @__gomc_read_real(ptr noundef %s, ptr noundef %result) {
entry:
  %text = alloca [63 x i8], align 16
  %cmp.i45 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i45, label %if.then.i, label %cond.false.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.6)
  unreachable

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i68 = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i68, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i69 = getelementptr inbounds i8, ptr %s, i64 %2
  %state.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i69, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %3, 0
  br i1 %cmp.i, label %if.then.i11, label %if.end.i

if.then.i11:                                      ; preds = %cond.false.i
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %cond.false.i
  %add.ptr.i73 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i69, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i73, i32 0, i32 4
  %4 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %4, 8
  %tobool.i13 = icmp ne i32 %and.i, 0
  br i1 %tobool.i13, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %3, 6
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i73, i32 0, i32 5
  %5 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i69, i32 0, i32 8
  %6 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 %6
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %7 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %5, i64 %7
  %flags.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i69, i32 0, i32 3
  %8 = load i32, ptr %flags.i, align 8
  %and14.i = and i32 %8, 4096
  %tobool15.i = icmp ne i32 %and14.i, 0
  br i1 %tobool15.i, label %while.cond.i, label %begin.exit

while.cond.i:                                     ; preds = %if.end6.i, %while.body.i
  %in.sroa.16.0 = phi i32 [ %in.sroa.16.1, %while.body.i ], [ 0, %if.end6.i ]
  %in.sroa.0.0 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %add.ptr.i, %if.end6.i ]
  %cmp.i26 = icmp ult ptr %in.sroa.0.0, %add.ptr11.i
  br i1 %cmp.i26, label %if.then.i28, label %if.end.i31

if.then.i28:                                      ; preds = %while.cond.i
  %9 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i27 = zext i8 %9 to i32
  br label %look.exit32

if.end.i31:                                       ; preds = %while.cond.i
  %or.i30 = or i32 %in.sroa.16.0, 2
  br label %look.exit32

look.exit32:                                      ; preds = %if.end.i31, %if.then.i28
  %in.sroa.16.1 = phi i32 [ %in.sroa.16.0, %if.then.i28 ], [ %or.i30, %if.end.i31 ]
  %retval.i23.0 = phi i32 [ %conv.i27, %if.then.i28 ], [ -1, %if.end.i31 ]
  %cmp.i33 = icmp eq i32 %retval.i23.0, 32
  br i1 %cmp.i33, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %look.exit32
  %cmp1.i = icmp sge i32 %retval.i23.0, 9
  %cmp2.i = icmp sle i32 %retval.i23.0, 13
  %spec.select = select i1 %cmp1.i, i1 %cmp2.i, i1 false
  br i1 %spec.select, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %look.exit32, %lor.rhs.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %in.sroa.0.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  br i1 %cmp.i26, label %if.then.i19, label %if.end.i22

if.then.i19:                                      ; preds = %while.end.i
  %10 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i = zext i8 %10 to i32
  br label %look.exit

if.end.i22:                                       ; preds = %while.end.i
  %or.i21 = or i32 %in.sroa.16.1, 2
  br label %look.exit

look.exit:                                        ; preds = %if.end.i22, %if.then.i19
  %in.sroa.16.2 = phi i32 [ %in.sroa.16.1, %if.then.i19 ], [ %or.i21, %if.end.i22 ]
  %retval.i15.0 = phi i32 [ %conv.i, %if.then.i19 ], [ -1, %if.end.i22 ]
  %cmp23.i = icmp slt i32 %retval.i15.0, 0
  br i1 %cmp23.i, label %if.then24.i, label %begin.exit

if.then24.i:                                      ; preds = %look.exit
  %11 = load i64, ptr %size.i, align 8
  store i64 %11, ptr %read.i, align 8
  %12 = load i32, ptr %state.i, align 8
  %or29.i = or i32 %12, 6
  store i32 %or29.i, ptr %state.i, align 8
  br label %begin.exit

begin.exit:                                       ; preds = %look.exit, %if.end6.i, %if.then24.i, %if.then2.i, %if.then.i11
  %in.sroa.16.3 = phi i32 [ undef, %if.then.i11 ], [ %in.sroa.16.2, %if.then24.i ], [ undef, %if.then2.i ], [ 0, %if.end6.i ], [ %in.sroa.16.2, %look.exit ]
  %in.sroa.12.0 = phi ptr [ undef, %if.then.i11 ], [ %add.ptr11.i, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr11.i, %if.end6.i ], [ %add.ptr11.i, %look.exit ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i11 ], [ %in.sroa.0.0, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr.i, %if.end6.i ], [ %in.sroa.0.0, %look.exit ]
  %retval.i.0 = phi i32 [ 0, %if.then.i11 ], [ 0, %if.then24.i ], [ 0, %if.then2.i ], [ 1, %if.end6.i ], [ 1, %look.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %for.cond.i, label %return

for.cond.i:                                       ; preds = %begin.exit, %if.end31.i
  %in.sroa.16.4 = phi i32 [ %in.sroa.16.5, %if.end31.i ], [ %in.sroa.16.3, %begin.exit ]
  %in.sroa.0.2 = phi ptr [ %incdec.ptr.i66, %if.end31.i ], [ %in.sroa.0.1, %begin.exit ]
  %exponent.i.0 = phi i32 [ %exponent.i.3, %if.end31.i ], [ 0, %begin.exit ]
  %point.i.0 = phi i32 [ %point.i.2, %if.end31.i ], [ 0, %begin.exit ]
  %digits.i.0 = phi i32 [ %digits.i.3, %if.end31.i ], [ 0, %begin.exit ]
  %n.i.0 = phi i32 [ %inc33.i, %if.end31.i ], [ 0, %begin.exit ]
  %cmp.i.i = icmp ult ptr %in.sroa.0.2, %in.sroa.12.0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.cond.i
  %13 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i.i = zext i8 %13 to i32
  br label %look.exit.i

if.end.i.i:                                       ; preds = %for.cond.i
  %or.i.i = or i32 %in.sroa.16.4, 2
  br label %look.exit.i

look.exit.i:                                      ; preds = %if.end.i.i, %if.then.i.i
  %in.sroa.16.5 = phi i32 [ %in.sroa.16.4, %if.then.i.i ], [ %or.i.i, %if.end.i.i ]
  %retval.i.i.0 = phi i32 [ %conv.i.i, %if.then.i.i ], [ -1, %if.end.i.i ]
  %cmp.i51 = icmp sge i32 %retval.i.i.0, 0
  br i1 %cmp.i51, label %for.body.i, label %copy_real.exit

for.body.i:                                       ; preds = %look.exit.i
  %cmp3.i = icmp sge i32 %retval.i.i.0, 48
  %cmp4.i = icmp sle i32 %retval.i.i.0, 57
  %or.cond = and i1 %cmp3.i, %cmp4.i
  br i1 %or.cond, label %if.then.i56, label %if.else.i

if.then.i56:                                      ; preds = %for.body.i
  %inc.i = add nsw i32 %digits.i.0, 1
  br label %if.end27.i

if.else.i:                                        ; preds = %for.body.i
  %cmp5.i = icmp ne i32 %retval.i.i.0, 46
  %tobool.i57 = icmp ne i32 %point.i.0, 0
  %or.cond70 = select i1 %cmp5.i, i1 true, i1 %tobool.i57
  %tobool8.i = icmp ne i32 %exponent.i.0, 0
  %or.cond71 = select i1 %or.cond70, i1 true, i1 %tobool8.i
  br i1 %or.cond71, label %if.else10.i, label %if.end27.i

if.else10.i:                                      ; preds = %if.else.i
  %or.i58 = or i32 %retval.i.i.0, 32
  %cmp11.i = icmp eq i32 %or.i58, 101
  %tobool13.i59 = icmp ne i32 %digits.i.0, 0
  %or.cond72 = select i1 %cmp11.i, i1 %tobool13.i59, i1 false
  %or.cond72.not = xor i1 %or.cond72, true
  %or.cond73 = select i1 %or.cond72.not, i1 true, i1 %tobool8.i
  br i1 %or.cond73, label %if.else17.i, label %if.end27.i

if.else17.i:                                      ; preds = %if.else10.i
  switch i32 %retval.i.i.0, label %copy_real.exit [
    i32 45, label %lor.lhs.false.i62
    i32 43, label %lor.lhs.false.i62
  ]

lor.lhs.false.i62:                                ; preds = %if.else17.i, %if.else17.i
  %cmp19.i = icmp sgt i32 %n.i.0, 0
  br i1 %cmp19.i, label %land.lhs.true20.i, label %if.end27.i

land.lhs.true20.i:                                ; preds = %lor.lhs.false.i62
  %sub.i = sub nsw i32 %n.i.0, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %text, i64 %idxprom.i
  %14 = load i8, ptr %arrayidx.i, align 1
  %conv.i63 = sext i8 %14 to i32
  %or21.i = or i32 %conv.i63, 32
  %cmp22.i = icmp ne i32 %or21.i, 101
  br i1 %cmp22.i, label %copy_real.exit, label %if.end27.i

if.end27.i:                                       ; preds = %if.else.i, %lor.lhs.false.i62, %land.lhs.true20.i, %if.else10.i, %if.then.i56
  %exponent.i.3 = phi i32 [ %exponent.i.0, %if.then.i56 ], [ %exponent.i.0, %if.else.i ], [ 1, %if.else10.i ], [ %exponent.i.0, %land.lhs.true20.i ], [ %exponent.i.0, %lor.lhs.false.i62 ]
  %point.i.2 = phi i32 [ %point.i.0, %if.then.i56 ], [ 1, %if.else.i ], [ %point.i.0, %lor.lhs.false.i62 ], [ %point.i.0, %land.lhs.true20.i ], [ %point.i.0, %if.else10.i ]
  %digits.i.3 = phi i32 [ %inc.i, %if.then.i56 ], [ %digits.i.0, %if.else.i ], [ 0, %if.else10.i ], [ %digits.i.0, %land.lhs.true20.i ], [ %digits.i.0, %lor.lhs.false.i62 ]
  %cmp28.i = icmp sge i32 %n.i.0, 62
  br i1 %cmp28.i, label %if.then30.i, label %if.end31.i

if.then30.i:                                      ; preds = %if.end27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.7)
  unreachable

if.end31.i:                                       ; preds = %if.end27.i
  %conv32.i = trunc i32 %retval.i.i.0 to i8
  %inc33.i = add nsw i32 %n.i.0, 1
  %idxprom34.i = sext i32 %n.i.0 to i64
  %arrayidx35.i = getelementptr inbounds i8, ptr %text, i64 %idxprom34.i
  store i8 %conv32.i, ptr %arrayidx35.i, align 1
  %incdec.ptr.i66 = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  br label %for.cond.i

copy_real.exit:                                   ; preds = %land.lhs.true20.i, %if.else17.i, %look.exit.i
  %idxprom36.i = sext i32 %n.i.0 to i64
  %arrayidx37.i = getelementptr inbounds i8, ptr %text, i64 %idxprom36.i
  store i8 0, ptr %arrayidx37.i, align 1
  %cmp38.i = icmp sgt i32 %digits.i.0, 0
  br i1 %cmp38.i, label %if.then4, label %if.else

if.then4:                                         ; preds = %copy_real.exit
  %call6 = call double @strtod(ptr noundef %text, ptr noundef null)
  store double %call6, ptr %result, align 8
  br label %if.end7

if.else:                                          ; preds = %copy_real.exit
  store double 0.000000e+00, ptr %result, align 8
  %or = or i32 %in.sroa.16.5, 4
  br label %if.end7

if.end7:                                          ; preds = %if.else, %if.then4
  %in.sroa.16.6 = phi i32 [ %in.sroa.16.5, %if.then4 ], [ %or, %if.else ]
  %add.ptr.i71 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i69, i64 -1
  %text.i37 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i71, i32 0, i32 5
  %15 = load ptr, ptr %text.i37, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %in.sroa.0.2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %15 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i38 = getelementptr inbounds %struct.ios, ptr %add.ptr.i69, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i38, align 8
  %tobool.i40 = icmp ne i32 %in.sroa.16.6, 0
  br i1 %tobool.i40, label %if.then.i42, label %return

if.then.i42:                                      ; preds = %if.end7
  %16 = load i32, ptr %state.i, align 8
  %or.i41 = or i32 %16, %in.sroa.16.6
  store i32 %or.i41, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %if.end7, %if.then.i42, %begin.exit
  %retval.0 = phi i32 [ 0, %begin.exit ], [ 1, %if.then.i42 ], [ 1, %if.end7 ]
  ret i32 %retval.0
}

define ptr @_ZNSirsERf(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca double, align 8
  %call = call i32 @__gomc_read_real(ptr noundef %s, ptr noundef %value)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load double, ptr %value, align 8
  %conv = fptrunc double %0 to float
  store float %conv, ptr %to, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define ptr @_ZNSirsERb(ptr noundef %s, ptr noundef %to) {
entry:
  %value = alloca i64, align 8
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit18, label %cond.false.i16

cond.false.i16:                                   ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit18

ios_for.exit18:                                   ; preds = %entry, %cond.false.i16
  %cond.i17 = phi ptr [ %add.ptr.i, %cond.false.i16 ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i17, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %and = and i32 %3, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %ios_for.exit18
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str)
  unreachable

if.end:                                           ; preds = %ios_for.exit18
  %call1 = call i32 @__gomc_read_integer(ptr noundef %s, ptr noundef %value, i32 noundef 64, i32 noundef 1)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.end4, label %return

if.end4:                                          ; preds = %if.end
  %4 = load i64, ptr %value, align 8
  %cmp = icmp ne i64 %4, 0
  %conv = zext i1 %cmp to i32
  %conv5 = trunc i32 %conv to i8
  store i8 %conv5, ptr %to, align 1
  %5 = load i64, ptr %value, align 8
  %cmp6 = icmp ugt i64 %5, 1
  br i1 %cmp6, label %if.then8, label %return

if.then8:                                         ; preds = %if.end4
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.then8
  %6 = load ptr, ptr %s, align 8
  %arrayidx.i25 = getelementptr inbounds ptr, ptr %6, i64 -3
  %7 = load ptr, ptr %arrayidx.i25, align 8
  %8 = ptrtoint ptr %7 to i64
  %add.ptr.i26 = getelementptr inbounds i8, ptr %s, i64 %8
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %if.then8, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i26, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %if.then8 ]
  %state = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %9 = load i32, ptr %state, align 8
  %or = or i32 %9, 4
  store i32 %or, ptr %state, align 8
  br label %return

return:                                           ; preds = %if.end4, %ios_for.exit, %if.end
  ret ptr %s
}

declare void @__gomc_unsupported(ptr noundef)

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef %s, ptr noundef %to) {
entry:
  %call = call ptr @__gomc_read_character(ptr noundef %s, ptr noundef %to)
  ret ptr %call
}

define internal ptr @__gomc_read_character(ptr noundef %s, ptr noundef %to) {
entry:
  %cmp.i54 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i54, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i72 = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i72, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  br i1 %cmp.i54, label %if.then, label %if.end4

if.then:                                          ; preds = %ios_for.exit
  %state.i61 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state.i61, align 8
  %cmp.i62 = icmp ne i32 %3, 0
  br i1 %cmp.i62, label %if.then.i65, label %if.end.i67

if.then.i65:                                      ; preds = %if.then
  %or.i64 = or i32 %3, 4
  store i32 %or.i64, ptr %state.i61, align 8
  br label %standard_character.exit

if.end.i67:                                       ; preds = %if.then
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i66 = icmp ne i64 %call.i, 0
  br i1 %tobool.i66, label %if.then2.i69, label %if.end5.i

if.then2.i69:                                     ; preds = %if.end.i67
  %4 = load i32, ptr %state.i61, align 8
  %or4.i = or i32 %4, 6
  store i32 %or4.i, ptr %state.i61, align 8
  br label %standard_character.exit

if.end5.i:                                        ; preds = %if.end.i67
  %call6.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_cxxinput.str.5)
  %conv.i70 = trunc i64 %call6.i to i32
  br label %standard_character.exit

standard_character.exit:                          ; preds = %if.end5.i, %if.then2.i69, %if.then.i65
  %retval.i59.0 = phi i32 [ -1, %if.then.i65 ], [ -1, %if.then2.i69 ], [ %conv.i70, %if.end5.i ]
  %cmp = icmp sge i32 %retval.i59.0, 0
  br i1 %cmp, label %if.then3, label %return

if.then3:                                         ; preds = %standard_character.exit
  %conv = trunc i32 %retval.i59.0 to i8
  store i8 %conv, ptr %to, align 1
  br label %return

if.end4:                                          ; preds = %ios_for.exit
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %5 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %5, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end4
  %or.i = or i32 %5, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %if.end4
  %add.ptr.i76 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i76, i32 0, i32 4
  %6 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %6, 8
  %tobool.i17 = icmp ne i32 %and.i, 0
  br i1 %tobool.i17, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %5, 6
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i76, i32 0, i32 5
  %7 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  %8 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %7, i64 %8
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %9 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %7, i64 %9
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %10 = load i32, ptr %flags.i, align 8
  %and14.i = and i32 %10, 4096
  %tobool15.i = icmp ne i32 %and14.i, 0
  br i1 %tobool15.i, label %while.cond.i, label %begin.exit

while.cond.i:                                     ; preds = %if.end6.i, %while.body.i
  %in.sroa.16.0 = phi i32 [ %in.sroa.16.1, %while.body.i ], [ 0, %if.end6.i ]
  %in.sroa.0.0 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %add.ptr.i, %if.end6.i ]
  %cmp.i30 = icmp ult ptr %in.sroa.0.0, %add.ptr11.i
  br i1 %cmp.i30, label %if.then.i32, label %if.end.i35

if.then.i32:                                      ; preds = %while.cond.i
  %11 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i31 = zext i8 %11 to i32
  br label %look.exit36

if.end.i35:                                       ; preds = %while.cond.i
  %or.i34 = or i32 %in.sroa.16.0, 2
  br label %look.exit36

look.exit36:                                      ; preds = %if.end.i35, %if.then.i32
  %in.sroa.16.1 = phi i32 [ %in.sroa.16.0, %if.then.i32 ], [ %or.i34, %if.end.i35 ]
  %retval.i27.0 = phi i32 [ %conv.i31, %if.then.i32 ], [ -1, %if.end.i35 ]
  %cmp.i37 = icmp eq i32 %retval.i27.0, 32
  br i1 %cmp.i37, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %look.exit36
  %cmp1.i = icmp sge i32 %retval.i27.0, 9
  %cmp2.i = icmp sle i32 %retval.i27.0, 13
  %spec.select = select i1 %cmp1.i, i1 %cmp2.i, i1 false
  br i1 %spec.select, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %look.exit36, %lor.rhs.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %in.sroa.0.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  br i1 %cmp.i30, label %if.then.i23, label %if.end.i26

if.then.i23:                                      ; preds = %while.end.i
  %12 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i = zext i8 %12 to i32
  br label %look.exit

if.end.i26:                                       ; preds = %while.end.i
  %or.i25 = or i32 %in.sroa.16.1, 2
  br label %look.exit

look.exit:                                        ; preds = %if.end.i26, %if.then.i23
  %in.sroa.16.2 = phi i32 [ %in.sroa.16.1, %if.then.i23 ], [ %or.i25, %if.end.i26 ]
  %retval.i19.0 = phi i32 [ %conv.i, %if.then.i23 ], [ -1, %if.end.i26 ]
  %cmp23.i = icmp slt i32 %retval.i19.0, 0
  br i1 %cmp23.i, label %if.then24.i, label %begin.exit

if.then24.i:                                      ; preds = %look.exit
  %13 = load i64, ptr %size.i, align 8
  store i64 %13, ptr %read.i, align 8
  %14 = load i32, ptr %state.i, align 8
  %or29.i = or i32 %14, 6
  store i32 %or29.i, ptr %state.i, align 8
  br label %begin.exit

begin.exit:                                       ; preds = %look.exit, %if.end6.i, %if.then24.i, %if.then2.i, %if.then.i
  %in.sroa.16.3 = phi i32 [ undef, %if.then.i ], [ %in.sroa.16.2, %if.then24.i ], [ undef, %if.then2.i ], [ 0, %if.end6.i ], [ %in.sroa.16.2, %look.exit ]
  %in.sroa.12.0 = phi ptr [ undef, %if.then.i ], [ %add.ptr11.i, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr11.i, %if.end6.i ], [ %add.ptr11.i, %look.exit ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i ], [ %in.sroa.0.0, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr.i, %if.end6.i ], [ %in.sroa.0.0, %look.exit ]
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 0, %if.then24.i ], [ 0, %if.then2.i ], [ 1, %if.end6.i ], [ 1, %look.exit ]
  %tobool6 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool6, label %if.end8, label %return

if.end8:                                          ; preds = %begin.exit
  %cmp.i.i = icmp ult ptr %in.sroa.0.1, %in.sroa.12.0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end8
  %15 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i.i = zext i8 %15 to i32
  br label %look.exit.i

if.end.i.i:                                       ; preds = %if.end8
  %or.i.i = or i32 %in.sroa.16.3, 2
  br label %look.exit.i

look.exit.i:                                      ; preds = %if.end.i.i, %if.then.i.i
  %in.sroa.16.4 = phi i32 [ %in.sroa.16.3, %if.then.i.i ], [ %or.i.i, %if.end.i.i ]
  %retval.i.i.0 = phi i32 [ %conv.i.i, %if.then.i.i ], [ -1, %if.end.i.i ]
  %cmp.i49 = icmp sge i32 %retval.i.i.0, 0
  %incdec.ptr.i50 = getelementptr inbounds i8, ptr %in.sroa.0.1, i32 1
  %spec.select63 = select i1 %cmp.i49, ptr %incdec.ptr.i50, ptr %in.sroa.0.1
  br i1 %cmp.i49, label %if.then13, label %if.else

if.then13:                                        ; preds = %look.exit.i
  %conv14 = trunc i32 %retval.i.i.0 to i8
  store i8 %conv14, ptr %to, align 1
  br label %if.end15

if.else:                                          ; preds = %look.exit.i
  %or = or i32 %in.sroa.16.4, 4
  br label %if.end15

if.end15:                                         ; preds = %if.else, %if.then13
  %in.sroa.16.5 = phi i32 [ %in.sroa.16.4, %if.then13 ], [ %or, %if.else ]
  %add.ptr.i74 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %text.i41 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i74, i32 0, i32 5
  %16 = load ptr, ptr %text.i41, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %spec.select63 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %16 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i42 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i42, align 8
  %tobool.i44 = icmp ne i32 %in.sroa.16.5, 0
  br i1 %tobool.i44, label %if.then.i46, label %return

if.then.i46:                                      ; preds = %if.end15
  %17 = load i32, ptr %state.i, align 8
  %or.i45 = or i32 %17, %in.sroa.16.5
  store i32 %or.i45, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %if.end15, %if.then.i46, %begin.exit, %standard_character.exit, %if.then3
  ret ptr %s
}

define ptr @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ra(ptr noundef %s, ptr noundef %to) {
entry:
  %call = call ptr @__gomc_read_character(ptr noundef %s, ptr noundef %to)
  ret ptr %call
}

define ptr @_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Rh(ptr noundef %s, ptr noundef %to) {
entry:
  %call = call ptr @__gomc_read_character(ptr noundef %s, ptr noundef %to)
  ret ptr %call
}

define ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef %s, ptr noundef %to) {
entry:
  %cmp.i86 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i86, label %if.then.i, label %cond.false.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.1)
  unreachable

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i92 = getelementptr inbounds i8, ptr %s, i64 %2
  %state.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i92, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %3, 0
  br i1 %cmp.i, label %if.then.i23, label %if.end.i

if.then.i23:                                      ; preds = %cond.false.i
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %cond.false.i
  %add.ptr.i96 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i92, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i96, i32 0, i32 4
  %4 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %4, 8
  %tobool.i25 = icmp ne i32 %and.i, 0
  br i1 %tobool.i25, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %3, 6
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i96, i32 0, i32 5
  %5 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i92, i32 0, i32 8
  %6 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 %6
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %7 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %5, i64 %7
  %flags.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i92, i32 0, i32 3
  %8 = load i32, ptr %flags.i, align 8
  %and14.i = and i32 %8, 4096
  %tobool15.i = icmp ne i32 %and14.i, 0
  br i1 %tobool15.i, label %while.cond.i, label %begin.exit

while.cond.i:                                     ; preds = %if.end6.i, %while.body.i
  %in.sroa.23.0 = phi i32 [ %in.sroa.23.1, %while.body.i ], [ 0, %if.end6.i ]
  %in.sroa.0.0 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %add.ptr.i, %if.end6.i ]
  %cmp.i38 = icmp ult ptr %in.sroa.0.0, %add.ptr11.i
  br i1 %cmp.i38, label %if.then.i40, label %if.end.i43

if.then.i40:                                      ; preds = %while.cond.i
  %9 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i39 = zext i8 %9 to i32
  br label %look.exit44

if.end.i43:                                       ; preds = %while.cond.i
  %or.i42 = or i32 %in.sroa.23.0, 2
  br label %look.exit44

look.exit44:                                      ; preds = %if.end.i43, %if.then.i40
  %in.sroa.23.1 = phi i32 [ %in.sroa.23.0, %if.then.i40 ], [ %or.i42, %if.end.i43 ]
  %retval.i35.0 = phi i32 [ %conv.i39, %if.then.i40 ], [ -1, %if.end.i43 ]
  %cmp.i65 = icmp eq i32 %retval.i35.0, 32
  br i1 %cmp.i65, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %look.exit44
  %cmp1.i = icmp sge i32 %retval.i35.0, 9
  %cmp2.i = icmp sle i32 %retval.i35.0, 13
  %spec.select = select i1 %cmp1.i, i1 %cmp2.i, i1 false
  br i1 %spec.select, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %look.exit44, %lor.rhs.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %in.sroa.0.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  br i1 %cmp.i38, label %if.then.i31, label %if.end.i34

if.then.i31:                                      ; preds = %while.end.i
  %10 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i = zext i8 %10 to i32
  br label %look.exit

if.end.i34:                                       ; preds = %while.end.i
  %or.i33 = or i32 %in.sroa.23.1, 2
  br label %look.exit

look.exit:                                        ; preds = %if.end.i34, %if.then.i31
  %in.sroa.23.2 = phi i32 [ %in.sroa.23.1, %if.then.i31 ], [ %or.i33, %if.end.i34 ]
  %retval.i27.0 = phi i32 [ %conv.i, %if.then.i31 ], [ -1, %if.end.i34 ]
  %cmp23.i = icmp slt i32 %retval.i27.0, 0
  br i1 %cmp23.i, label %if.then24.i, label %begin.exit

if.then24.i:                                      ; preds = %look.exit
  %11 = load i64, ptr %size.i, align 8
  store i64 %11, ptr %read.i, align 8
  %12 = load i32, ptr %state.i, align 8
  %or29.i = or i32 %12, 6
  store i32 %or29.i, ptr %state.i, align 8
  br label %begin.exit

begin.exit:                                       ; preds = %look.exit, %if.end6.i, %if.then24.i, %if.then2.i, %if.then.i23
  %in.sroa.23.3 = phi i32 [ undef, %if.then.i23 ], [ %in.sroa.23.2, %if.then24.i ], [ undef, %if.then2.i ], [ 0, %if.end6.i ], [ %in.sroa.23.2, %look.exit ]
  %in.sroa.18.0 = phi ptr [ undef, %if.then.i23 ], [ %add.ptr11.i, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr11.i, %if.end6.i ], [ %add.ptr11.i, %look.exit ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i23 ], [ %in.sroa.0.0, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr.i, %if.end6.i ], [ %in.sroa.0.0, %look.exit ]
  %retval.i.0 = phi i32 [ 0, %if.then.i23 ], [ 0, %if.then24.i ], [ 0, %if.then2.i ], [ 1, %if.end6.i ], [ 1, %look.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %begin.exit
  %width2 = getelementptr inbounds %struct.ios, ptr %add.ptr.i92, i32 0, i32 2
  %13 = load i64, ptr %width2, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %in.sroa.23.4 = phi i32 [ %in.sroa.23.3, %if.end ], [ %in.sroa.23.7, %while.body ]
  %in.sroa.0.2 = phi ptr [ %in.sroa.0.1, %if.end ], [ %incdec.ptr, %while.body ]
  %cmp = icmp sle i64 %13, 0
  %sub.ptr.lhs.cast = ptrtoint ptr %in.sroa.0.2 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %in.sroa.0.1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp4 = icmp slt i64 %sub.ptr.sub, %13
  %or.cond = select i1 %cmp, i1 true, i1 %cmp4
  br i1 %or.cond, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %while.cond
  %cmp.i58 = icmp ult ptr %in.sroa.0.2, %in.sroa.18.0
  br i1 %cmp.i58, label %if.then.i60, label %if.end.i63

if.then.i60:                                      ; preds = %land.lhs.true
  %14 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i59 = zext i8 %14 to i32
  br label %look.exit64

if.end.i63:                                       ; preds = %land.lhs.true
  %or.i62 = or i32 %in.sroa.23.4, 2
  br label %look.exit64

look.exit64:                                      ; preds = %if.end.i63, %if.then.i60
  %in.sroa.23.5 = phi i32 [ %in.sroa.23.4, %if.then.i60 ], [ %or.i62, %if.end.i63 ]
  %retval.i55.0 = phi i32 [ %conv.i59, %if.then.i60 ], [ -1, %if.end.i63 ]
  %cmp6 = icmp sge i32 %retval.i55.0, 0
  br i1 %cmp6, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %look.exit64
  br i1 %cmp.i58, label %if.then.i50, label %if.end.i53

if.then.i50:                                      ; preds = %land.rhs
  %15 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i49 = zext i8 %15 to i32
  br label %look.exit54

if.end.i53:                                       ; preds = %land.rhs
  %or.i52 = or i32 %in.sroa.23.5, 2
  br label %look.exit54

look.exit54:                                      ; preds = %if.end.i53, %if.then.i50
  %in.sroa.23.6 = phi i32 [ %in.sroa.23.5, %if.then.i50 ], [ %or.i52, %if.end.i53 ]
  %retval.i45.0 = phi i32 [ %conv.i49, %if.then.i50 ], [ -1, %if.end.i53 ]
  %cmp.i67 = icmp eq i32 %retval.i45.0, 32
  br i1 %cmp.i67, label %is_space.exit74, label %lor.rhs.i69

lor.rhs.i69:                                      ; preds = %look.exit54
  %cmp1.i68 = icmp sge i32 %retval.i45.0, 9
  %cmp2.i70 = icmp sle i32 %retval.i45.0, 13
  %spec.select73 = select i1 %cmp1.i68, i1 %cmp2.i70, i1 false
  br label %is_space.exit74

is_space.exit74:                                  ; preds = %lor.rhs.i69, %look.exit54
  %16 = phi i1 [ true, %look.exit54 ], [ %spec.select73, %lor.rhs.i69 ]
  %lnot = xor i1 %16, true
  br label %land.end

land.end:                                         ; preds = %while.cond, %is_space.exit74, %look.exit64
  %in.sroa.23.7 = phi i32 [ %in.sroa.23.6, %is_space.exit74 ], [ %in.sroa.23.5, %look.exit64 ], [ %in.sroa.23.4, %while.cond ]
  %17 = phi i1 [ false, %look.exit64 ], [ %lnot, %is_space.exit74 ], [ false, %while.cond ]
  br i1 %17, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %incdec.ptr = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  br label %while.cond

while.end:                                        ; preds = %land.end
  store i64 0, ptr %width2, align 8
  %cmp13 = icmp eq ptr %in.sroa.0.2, %in.sroa.0.1
  %or = or i32 %in.sroa.23.7, 4
  %spec.select74 = select i1 %cmp13, i32 %or, i32 %in.sroa.23.7
  call void @__gomc_assign(ptr noundef %to, ptr noundef %in.sroa.0.1, i64 noundef %sub.ptr.sub)
  %add.ptr.i94 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i92, i64 -1
  %text.i78 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i94, i32 0, i32 5
  %18 = load ptr, ptr %text.i78, align 8
  %sub.ptr.rhs.cast.i = ptrtoint ptr %18 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i
  %read.i79 = getelementptr inbounds %struct.ios, ptr %add.ptr.i92, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i79, align 8
  %tobool.i81 = icmp ne i32 %spec.select74, 0
  br i1 %tobool.i81, label %if.then.i83, label %return

if.then.i83:                                      ; preds = %while.end
  %19 = load i32, ptr %state.i, align 8
  %or.i82 = or i32 %19, %spec.select74
  store i32 %or.i82, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then.i83, %begin.exit
  ret ptr %s
}

define internal void @__gomc_assign(ptr noundef %t, ptr noundef %from, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 0, ptr %size1, align 8
  %0 = load ptr, ptr %t, align 8
  store i8 0, ptr %0, align 1
  call void @__gomc_write(ptr noundef %t, i64 noundef 0, ptr noundef %from, i64 noundef %size)
  ret void
}

define ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef %s, ptr noundef %to, i8 noundef signext %end) {
entry:
  %cmp.i56 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i56, label %if.then.i, label %cond.false.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.2)
  unreachable

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i62 = getelementptr inbounds i8, ptr %s, i64 %2
  %state.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i62, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %3, 0
  br i1 %cmp.i, label %if.then.i17, label %if.end.i

if.then.i17:                                      ; preds = %cond.false.i
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %cond.false.i
  %add.ptr.i66 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i62, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i66, i32 0, i32 4
  %4 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %4, 8
  %tobool.i19 = icmp ne i32 %and.i, 0
  br i1 %tobool.i19, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %3, 2
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i66, i32 0, i32 5
  %5 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i62, i32 0, i32 8
  %6 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 %6
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %7 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %5, i64 %7
  br label %begin.exit

begin.exit:                                       ; preds = %if.end6.i, %if.then2.i, %if.then.i17
  %in.sroa.15.0 = phi ptr [ undef, %if.then.i17 ], [ %add.ptr11.i, %if.end6.i ], [ undef, %if.then2.i ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i17 ], [ %add.ptr.i, %if.end6.i ], [ undef, %if.then2.i ]
  %retval.i.0 = phi i32 [ 0, %if.then.i17 ], [ 1, %if.end6.i ], [ 0, %if.then2.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %while.cond, label %return

while.cond:                                       ; preds = %look.exit.i, %begin.exit
  %in.sroa.19.4 = phi i32 [ 0, %begin.exit ], [ %in.sroa.19.5, %look.exit.i ]
  %in.sroa.0.2 = phi ptr [ %in.sroa.0.1, %begin.exit ], [ %spec.select, %look.exit.i ]
  %cmp.i.i = icmp ult ptr %in.sroa.0.2, %in.sroa.15.0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %while.cond
  %8 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i.i = zext i8 %8 to i32
  br label %look.exit.i

if.end.i.i:                                       ; preds = %while.cond
  %or.i.i = or i32 %in.sroa.19.4, 2
  br label %look.exit.i

look.exit.i:                                      ; preds = %if.end.i.i, %if.then.i.i
  %in.sroa.19.5 = phi i32 [ %in.sroa.19.4, %if.then.i.i ], [ %or.i.i, %if.end.i.i ]
  %retval.i.i.0 = phi i32 [ %conv.i.i, %if.then.i.i ], [ -1, %if.end.i.i ]
  %cmp.i51 = icmp sge i32 %retval.i.i.0, 0
  %incdec.ptr.i52 = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  %spec.select = select i1 %cmp.i51, ptr %incdec.ptr.i52, ptr %in.sroa.0.2
  %conv = zext i8 %end to i32
  %cmp3 = icmp ne i32 %retval.i.i.0, %conv
  %9 = select i1 %cmp.i51, i1 %cmp3, i1 false
  br i1 %9, label %while.cond, label %while.end

while.end:                                        ; preds = %look.exit.i
  %sub.ptr.lhs.cast = ptrtoint ptr %spec.select to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %in.sroa.0.1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv7 = zext i1 %cmp.i51 to i32
  %conv8 = sext i32 %conv7 to i64
  %sub = sub i64 %sub.ptr.sub, %conv8
  call void @__gomc_assign(ptr noundef %to, ptr noundef %in.sroa.0.1, i64 noundef %sub)
  %cmp10 = icmp eq ptr %spec.select, %in.sroa.0.1
  %or = or i32 %in.sroa.19.5, 4
  %spec.select62 = select i1 %cmp10, i32 %or, i32 %in.sroa.19.5
  %add.ptr.i64 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i62, i64 -1
  %text.i43 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i64, i32 0, i32 5
  %10 = load ptr, ptr %text.i43, align 8
  %sub.ptr.rhs.cast.i = ptrtoint ptr %10 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i
  %read.i44 = getelementptr inbounds %struct.ios, ptr %add.ptr.i62, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i44, align 8
  %tobool.i46 = icmp ne i32 %spec.select62, 0
  br i1 %tobool.i46, label %if.then.i48, label %return

if.then.i48:                                      ; preds = %while.end
  %11 = load i32, ptr %state.i, align 8
  %or.i47 = or i32 %11, %spec.select62
  store i32 %or.i47, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then.i48, %begin.exit
  ret ptr %s
}

define ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef %s, ptr noundef %to) {
entry:
  %call = call ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef %s, ptr noundef %to, i8 noundef signext 10)
  ret ptr %call
}

define i64 @_ZNKSi6gcountEv(ptr noundef %s) {
entry:
  %count = getelementptr inbounds %struct.istream, ptr %s, i32 0, i32 1
  %0 = load i64, ptr %count, align 8
  ret i64 %0
}

define i32 @_ZNSi3getEv(ptr noundef %s) {
entry:
  %cmp.i55 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i55, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i73 = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i73, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %count.i53 = getelementptr inbounds %struct.istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i53, align 8
  br i1 %cmp.i55, label %if.then, label %if.else

if.then:                                          ; preds = %ios_for.exit
  %state.i62 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state.i62, align 8
  %cmp.i63 = icmp ne i32 %3, 0
  br i1 %cmp.i63, label %if.then.i66, label %if.end.i68

if.then.i66:                                      ; preds = %if.then
  %or.i65 = or i32 %3, 4
  store i32 %or.i65, ptr %state.i62, align 8
  br label %if.end9

if.end.i68:                                       ; preds = %if.then
  %call.i = call i64 @__gomc_choice(i64 noundef 2)
  %tobool.i67 = icmp ne i64 %call.i, 0
  br i1 %tobool.i67, label %if.then2.i70, label %if.end5.i

if.then2.i70:                                     ; preds = %if.end.i68
  %4 = load i32, ptr %state.i62, align 8
  %or4.i = or i32 %4, 6
  store i32 %or4.i, ptr %state.i62, align 8
  br label %if.end9

if.end5.i:                                        ; preds = %if.end.i68
  %call6.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_cxxinput.str.5)
  %conv.i71 = trunc i64 %call6.i to i32
  br label %if.end9

if.else:                                          ; preds = %ios_for.exit
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %5 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %5, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.else
  %or.i = or i32 %5, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %if.else
  %add.ptr.i77 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i77, i32 0, i32 4
  %6 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %6, 8
  %tobool.i14 = icmp ne i32 %and.i, 0
  br i1 %tobool.i14, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %5, 2
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i77, i32 0, i32 5
  %7 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  %8 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %7, i64 %8
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %9 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %7, i64 %9
  br label %begin.exit

begin.exit:                                       ; preds = %if.end6.i, %if.then2.i, %if.then.i
  %in.sroa.12.0 = phi ptr [ undef, %if.then.i ], [ %add.ptr11.i, %if.end6.i ], [ undef, %if.then2.i ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i ], [ %add.ptr.i, %if.end6.i ], [ undef, %if.then2.i ]
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 1, %if.end6.i ], [ 0, %if.then2.i ]
  %tobool4 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool4, label %if.then5, label %if.end9

if.then5:                                         ; preds = %begin.exit
  %cmp.i.i = icmp ult ptr %in.sroa.0.1, %in.sroa.12.0
  br i1 %cmp.i.i, label %if.then.i.i, label %look.exit.i

if.then.i.i:                                      ; preds = %if.then5
  %10 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i.i = zext i8 %10 to i32
  br label %look.exit.i

look.exit.i:                                      ; preds = %if.then5, %if.then.i.i
  %in.sroa.16.4 = phi i32 [ 0, %if.then.i.i ], [ 2, %if.then5 ]
  %retval.i.i.0 = phi i32 [ %conv.i.i, %if.then.i.i ], [ -1, %if.then5 ]
  %cmp.i46 = icmp sge i32 %retval.i.i.0, 0
  %incdec.ptr.i47 = getelementptr inbounds i8, ptr %in.sroa.0.1, i32 1
  %spec.select = select i1 %cmp.i46, ptr %incdec.ptr.i47, ptr %in.sroa.0.1
  %cmp = icmp slt i32 %retval.i.i.0, 0
  %or = or i32 %in.sroa.16.4, 4
  %in.sroa.16.5 = select i1 %cmp, i32 %or, i32 %in.sroa.16.4
  %add.ptr.i75 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %text.i38 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i75, i32 0, i32 5
  %11 = load ptr, ptr %text.i38, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %spec.select to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %11 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i39 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i39, align 8
  %tobool.i41 = icmp ne i32 %in.sroa.16.5, 0
  br i1 %tobool.i41, label %if.then.i43, label %if.end9

if.then.i43:                                      ; preds = %look.exit.i
  %12 = load i32, ptr %state.i, align 8
  %or.i42 = or i32 %12, %in.sroa.16.5
  store i32 %or.i42, ptr %state.i, align 8
  br label %if.end9

if.end9:                                          ; preds = %begin.exit, %if.then.i43, %look.exit.i, %if.then.i66, %if.then2.i70, %if.end5.i
  %c.1 = phi i32 [ -1, %if.then.i66 ], [ -1, %if.then2.i70 ], [ %conv.i71, %if.end5.i ], [ -1, %begin.exit ], [ %retval.i.i.0, %if.then.i43 ], [ %retval.i.i.0, %look.exit.i ]
  %cmp10 = icmp sge i32 %c.1, 0
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  store i64 1, ptr %count.i53, align 8
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  ret i32 %c.1
}

define ptr @_ZNSi3getERc(ptr noundef %s, ptr noundef %to) {
entry:
  %call = call i32 @_ZNSi3getEv(ptr noundef %s)
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv = trunc i32 %call to i8
  store i8 %conv, ptr %to, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %s
}

define i32 @_ZNSi4peekEv(ptr noundef %s) {
entry:
  %cmp.i51 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i51, label %if.then.i, label %cond.false.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.3)
  unreachable

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i57 = getelementptr inbounds i8, ptr %s, i64 %2
  %count.i = getelementptr inbounds %struct.istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %state.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i57, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %3, 0
  br i1 %cmp.i, label %if.then.i6, label %if.end.i

if.then.i6:                                       ; preds = %cond.false.i
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %cond.false.i
  %add.ptr.i61 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i57, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i61, i32 0, i32 4
  %4 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %4, 8
  %tobool.i8 = icmp ne i32 %and.i, 0
  br i1 %tobool.i8, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %3, 2
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i61, i32 0, i32 5
  %5 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i57, i32 0, i32 8
  %6 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 %6
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %7 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %5, i64 %7
  br label %begin.exit

begin.exit:                                       ; preds = %if.end6.i, %if.then2.i, %if.then.i6
  %in.sroa.10.0 = phi ptr [ undef, %if.then.i6 ], [ %add.ptr11.i, %if.end6.i ], [ undef, %if.then2.i ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i6 ], [ %add.ptr.i, %if.end6.i ], [ undef, %if.then2.i ]
  %retval.i.0 = phi i32 [ 0, %if.then.i6 ], [ 1, %if.end6.i ], [ 0, %if.then2.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %begin.exit
  %cmp.i31 = icmp ult ptr %in.sroa.0.1, %in.sroa.10.0
  br i1 %cmp.i31, label %if.then.i33, label %look.exit37

if.then.i33:                                      ; preds = %if.end
  %8 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i32 = zext i8 %8 to i32
  br label %look.exit37

look.exit37:                                      ; preds = %if.end, %if.then.i33
  %in.sroa.14.4 = phi i32 [ 0, %if.then.i33 ], [ 2, %if.end ]
  %retval.i28.0 = phi i32 [ %conv.i32, %if.then.i33 ], [ -1, %if.end ]
  %add.ptr.i59 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i57, i64 -1
  %text.i42 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i59, i32 0, i32 5
  %9 = load ptr, ptr %text.i42, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %in.sroa.0.1 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %9 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i43 = getelementptr inbounds %struct.ios, ptr %add.ptr.i57, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i43, align 8
  %tobool.i45 = icmp ne i32 %in.sroa.14.4, 0
  br i1 %tobool.i45, label %if.then.i47, label %return

if.then.i47:                                      ; preds = %look.exit37
  %10 = load i32, ptr %state.i, align 8
  %or.i46 = or i32 %10, %in.sroa.14.4
  store i32 %or.i46, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %look.exit37, %if.then.i47, %begin.exit
  %retval.0 = phi i32 [ -1, %begin.exit ], [ %retval.i28.0, %if.then.i47 ], [ %retval.i28.0, %look.exit37 ]
  ret i32 %retval.0
}

define ptr @_ZNSi6ignoreEli(ptr noundef %s, i64 noundef %most, i32 noundef %end) {
entry:
  %cmp.i65 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i65, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i71 = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i71, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %count.i63 = getelementptr inbounds %struct.istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i63, align 8
  br i1 %cmp.i65, label %if.then, label %if.end11

if.then:                                          ; preds = %ios_for.exit
  %state = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state, align 8
  %cmp = icmp ne i32 %3, 0
  br i1 %cmp, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.then
  %or = or i32 %3, 4
  store i32 %or, ptr %state, align 8
  br label %return

if.else:                                          ; preds = %if.then
  %cmp4 = icmp sgt i64 %most, 0
  br i1 %cmp4, label %land.lhs.true, label %return

land.lhs.true:                                    ; preds = %if.else
  %call5 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool6 = icmp ne i64 %call5, 0
  br i1 %tobool6, label %if.then7, label %return

if.then7:                                         ; preds = %land.lhs.true
  %4 = load i32, ptr %state, align 8
  %or9 = or i32 %4, 2
  store i32 %or9, ptr %state, align 8
  br label %return

if.end11:                                         ; preds = %ios_for.exit
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %5 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %5, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end11
  %or.i = or i32 %5, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %if.end11
  %add.ptr.i75 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i75, i32 0, i32 4
  %6 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %6, 8
  %tobool.i24 = icmp ne i32 %and.i, 0
  br i1 %tobool.i24, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %5, 2
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i75, i32 0, i32 5
  %7 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  %8 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %7, i64 %8
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %9 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %7, i64 %9
  br label %begin.exit

begin.exit:                                       ; preds = %if.end6.i, %if.then2.i, %if.then.i
  %in.sroa.12.0 = phi ptr [ undef, %if.then.i ], [ %add.ptr11.i, %if.end6.i ], [ undef, %if.then2.i ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i ], [ %add.ptr.i, %if.end6.i ], [ undef, %if.then2.i ]
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 1, %if.end6.i ], [ 0, %if.then2.i ]
  %tobool13 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool13, label %for.cond, label %return

for.cond:                                         ; preds = %begin.exit, %for.inc
  %in.sroa.16.4 = phi i32 [ %in.sroa.16.5, %for.inc ], [ 0, %begin.exit ]
  %in.sroa.0.2 = phi ptr [ %spec.select, %for.inc ], [ %in.sroa.0.1, %begin.exit ]
  %n.0 = phi i64 [ %inc, %for.inc ], [ 0, %begin.exit ]
  %c.0 = phi i32 [ %retval.i.i.0, %for.inc ], [ 0, %begin.exit ]
  %cmp16 = icmp slt i64 %n.0, %most
  %cmp17 = icmp eq i64 %most, 9223372036854775807
  %or.cond = or i1 %cmp16, %cmp17
  %cmp18 = icmp ne i32 %c.0, %end
  %or.cond65 = select i1 %or.cond, i1 %cmp18, i1 false
  br i1 %or.cond65, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp.i.i = icmp ult ptr %in.sroa.0.2, %in.sroa.12.0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body
  %10 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i.i = zext i8 %10 to i32
  br label %look.exit.i

if.end.i.i:                                       ; preds = %for.body
  %or.i.i = or i32 %in.sroa.16.4, 2
  br label %look.exit.i

look.exit.i:                                      ; preds = %if.end.i.i, %if.then.i.i
  %in.sroa.16.5 = phi i32 [ %in.sroa.16.4, %if.then.i.i ], [ %or.i.i, %if.end.i.i ]
  %retval.i.i.0 = phi i32 [ %conv.i.i, %if.then.i.i ], [ -1, %if.end.i.i ]
  %cmp.i56 = icmp sge i32 %retval.i.i.0, 0
  %incdec.ptr.i57 = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  %spec.select = select i1 %cmp.i56, ptr %incdec.ptr.i57, ptr %in.sroa.0.2
  %cmp20 = icmp slt i32 %retval.i.i.0, 0
  br i1 %cmp20, label %for.end, label %for.inc

for.inc:                                          ; preds = %look.exit.i
  %inc = add nsw i64 %n.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond, %look.exit.i
  %in.sroa.16.6 = phi i32 [ %in.sroa.16.5, %look.exit.i ], [ %in.sroa.16.4, %for.cond ]
  %in.sroa.0.4 = phi ptr [ %spec.select, %look.exit.i ], [ %in.sroa.0.2, %for.cond ]
  store i64 %n.0, ptr %count.i63, align 8
  %add.ptr.i73 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %text.i48 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i73, i32 0, i32 5
  %11 = load ptr, ptr %text.i48, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %in.sroa.0.4 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %11 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i49 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i49, align 8
  %tobool.i51 = icmp ne i32 %in.sroa.16.6, 0
  br i1 %tobool.i51, label %if.then.i53, label %return

if.then.i53:                                      ; preds = %for.end
  %12 = load i32, ptr %state.i, align 8
  %or.i52 = or i32 %12, %in.sroa.16.6
  store i32 %or.i52, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %for.end, %if.then.i53, %begin.exit, %if.then2, %if.then7, %land.lhs.true, %if.else
  ret ptr %s
}

declare i64 @__gomc_choice(i64 noundef)

define ptr @_ZNSi6ignoreEl(ptr noundef %s, i64 noundef %most) {
entry:
  %call = call ptr @_ZNSi6ignoreEli(ptr noundef %s, i64 noundef %most, i32 noundef -1)
  ret ptr %call
}

define ptr @_ZNSi6ignoreEv(ptr noundef %s) {
entry:
  %call = call ptr @_ZNSi6ignoreEli(ptr noundef %s, i64 noundef 1, i32 noundef -1)
  ret ptr %call
}

define ptr @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(ptr noundef %s) {
entry:
  %cmp.i61 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i61, label %if.then.i, label %cond.false.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.4)
  unreachable

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i67 = getelementptr inbounds i8, ptr %s, i64 %2
  %state.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i67, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %3, 0
  br i1 %cmp.i, label %if.then.i8, label %if.end.i

if.then.i8:                                       ; preds = %cond.false.i
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %cond.false.i
  %add.ptr.i71 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i67, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i71, i32 0, i32 4
  %4 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %4, 8
  %tobool.i10 = icmp ne i32 %and.i, 0
  br i1 %tobool.i10, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %3, 2
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i71, i32 0, i32 5
  %5 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %add.ptr.i67, i32 0, i32 8
  %6 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 %6
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %7 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %5, i64 %7
  br label %begin.exit

begin.exit:                                       ; preds = %if.end6.i, %if.then2.i, %if.then.i8
  %in.sroa.12.0 = phi ptr [ undef, %if.then.i8 ], [ %add.ptr11.i, %if.end6.i ], [ undef, %if.then2.i ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i8 ], [ %add.ptr.i, %if.end6.i ], [ undef, %if.then2.i ]
  %retval.i.0 = phi i32 [ 0, %if.then.i8 ], [ 1, %if.end6.i ], [ 0, %if.then2.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %while.cond, label %return

while.cond:                                       ; preds = %begin.exit, %while.body
  %in.sroa.16.4 = phi i32 [ %in.sroa.16.5, %while.body ], [ 0, %begin.exit ]
  %in.sroa.0.2 = phi ptr [ %incdec.ptr, %while.body ], [ %in.sroa.0.1, %begin.exit ]
  %cmp.i33 = icmp ult ptr %in.sroa.0.2, %in.sroa.12.0
  br i1 %cmp.i33, label %if.then.i35, label %if.end.i38

if.then.i35:                                      ; preds = %while.cond
  %8 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i34 = zext i8 %8 to i32
  br label %look.exit39

if.end.i38:                                       ; preds = %while.cond
  %or.i37 = or i32 %in.sroa.16.4, 2
  br label %look.exit39

look.exit39:                                      ; preds = %if.end.i38, %if.then.i35
  %in.sroa.16.5 = phi i32 [ %in.sroa.16.4, %if.then.i35 ], [ %or.i37, %if.end.i38 ]
  %retval.i30.0 = phi i32 [ %conv.i34, %if.then.i35 ], [ -1, %if.end.i38 ]
  %cmp.i42 = icmp eq i32 %retval.i30.0, 32
  br i1 %cmp.i42, label %while.body, label %lor.rhs.i44

lor.rhs.i44:                                      ; preds = %look.exit39
  %cmp1.i43 = icmp sge i32 %retval.i30.0, 9
  %cmp2.i45 = icmp sle i32 %retval.i30.0, 13
  %spec.select = select i1 %cmp1.i43, i1 %cmp2.i45, i1 false
  br i1 %spec.select, label %while.body, label %while.end

while.body:                                       ; preds = %look.exit39, %lor.rhs.i44
  %incdec.ptr = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  br label %while.cond

while.end:                                        ; preds = %lor.rhs.i44
  %add.ptr.i69 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i67, i64 -1
  %text.i53 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i69, i32 0, i32 5
  %9 = load ptr, ptr %text.i53, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %in.sroa.0.2 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %9 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i54 = getelementptr inbounds %struct.ios, ptr %add.ptr.i67, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i54, align 8
  %tobool.i56 = icmp ne i32 %in.sroa.16.5, 0
  br i1 %tobool.i56, label %if.then.i58, label %return

if.then.i58:                                      ; preds = %while.end
  %10 = load i32, ptr %state.i, align 8
  %or.i57 = or i32 %10, %in.sroa.16.5
  store i32 %or.i57, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then.i58, %begin.exit
  ret ptr %s
}

define ptr @_ZNSirsEPFRSiS_E(ptr noundef %s, ptr noundef %f) {
entry:
  %call = call ptr %f(ptr noundef %s)
  ret ptr %call
}

define ptr @_ZNSirsEPFRSt8ios_baseS0_E(ptr noundef %s, ptr noundef %f) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %call1 = call ptr %f(ptr noundef %cond.i)
  ret ptr %s
}

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %conv = sext i32 %value to i64
  %width = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  store i64 %conv, ptr %width, align 8
  ret ptr %s
}

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St13_Setprecision(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %conv = sext i32 %value to i64
  %precision = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 1
  store i64 %conv, ptr %precision, align 8
  ret ptr %s
}

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef %s, i8 noundef signext %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %fill = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 15
  store i8 %value, ptr %fill, align 8
  ret ptr %s
}

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St8_Setbase(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %and.i = and i32 %3, -75
  switch i32 %value, label %cond.false3.i [
    i32 8, label %with_base.exit
    i32 10, label %cond.end.i
  ]

cond.false3.i:                                    ; preds = %ios_for.exit
  %cmp4.i = icmp eq i32 %value, 16
  %cond.i7 = select i1 %cmp4.i, i32 8, i32 0
  br label %cond.end.i

cond.end.i:                                       ; preds = %ios_for.exit, %cond.false3.i
  %cond5.i = phi i32 [ %cond.i7, %cond.false3.i ], [ 2, %ios_for.exit ]
  br label %with_base.exit

with_base.exit:                                   ; preds = %ios_for.exit, %cond.end.i
  %cond7.i = phi i32 [ %cond5.i, %cond.end.i ], [ 64, %ios_for.exit ]
  %or.i = or i32 %and.i, %cond7.i
  store i32 %or.i, ptr %flags, align 8
  ret ptr %s
}

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St12_Setiosflags(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %or = or i32 %3, %value
  store i32 %or, ptr %flags, align 8
  ret ptr %s
}

define ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St14_Resetiosflags(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %not = xor i32 %value, -1
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %and = and i32 %3, %not
  store i32 %and, ptr %flags, align 8
  ret ptr %s
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

declare double @strtod(ptr noundef, ptr noundef)

define internal void @__gomc_write(ptr noundef %t, i64 noundef %place, ptr noundef %from, i64 noundef %size) {
entry:
  %add = add i64 %place, %size
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %cmp = icmp ugt i64 %add, %0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_reserve(ptr noundef %t, i64 noundef %add)
  %1 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %1, i64 %add
  store i8 0, ptr %arrayidx, align 1
  store i64 %add, ptr %size1, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %from, i64 %size, i1 false)
  ret void
}

define internal void @__gomc_reserve(ptr noundef %t, i64 noundef %size) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp = icmp eq ptr %0, %1
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %2 = load i64, ptr %1, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i64 [ %2, %cond.false ], [ 15, %entry ]
  %cmp1 = icmp ule i64 %size, %cond
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %cond.end
  %mul = mul i64 2, %cond
  %cmp2 = icmp ult i64 %size, %mul
  %spec.select = select i1 %cmp2, i64 %mul, i64 %size
  %add = add i64 %spec.select, 1
  %call = call ptr @_Znwm(i64 noundef %add)
  %3 = load ptr, ptr %t, align 8
  %size8 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %4 = load i64, ptr %size8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call, ptr align 1 %3, i64 %4, i1 false)
  %5 = load ptr, ptr %t, align 8
  %cmp.i = icmp ne ptr %5, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %if.end
  call void @_ZdlPv(ptr noundef %5)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %if.end
  store ptr %call, ptr %t, align 8
  store i64 %spec.select, ptr %1, align 8
  br label %return

return:                                           ; preds = %cond.end, %delete_text.exit
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @_Znwm(i64 noundef)

declare void @_ZdlPv(ptr noundef)

