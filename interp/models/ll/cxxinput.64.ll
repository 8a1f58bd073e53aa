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
@__gomc_cxxinput.str.3 = private unnamed_addr constant [33 x i8] c"gcount of std::cin behind ignore\00", align 1
@__gomc_cxxinput.str.4 = private unnamed_addr constant [17 x i8] c"peek of std::cin\00", align 1
@__gomc_cxxinput.str.5 = private unnamed_addr constant [24 x i8] c"white space of std::cin\00", align 1
@__gomc_cxxinput.str.6 = private unnamed_addr constant [9 x i8] c"std::cin\00", align 1
@__gomc_cxxinput.str.7 = private unnamed_addr constant [39 x i8] c"a number with a fraction from std::cin\00", align 1
@__gomc_cxxinput.str.8 = private unnamed_addr constant [50 x i8] c"a number with more than 62 characters in a stream\00", align 1
@_ZSt3cin = external global %struct.istream, align 8
@__gomc_cxxinput.str.9 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1

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
  %cmp.i256 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i256, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i262 = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i262, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
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
  br i1 %cmp.i256, label %if.then, label %if.end47

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
  %cmp18 = icmp eq i64 %call17, 1
  br i1 %cmp18, label %if.then22, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %call20 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool21 = icmp ne i64 %call20, 0
  br i1 %tobool21, label %if.then22, label %if.end25

if.then22:                                        ; preds = %lor.lhs.false, %if.end
  %4 = load i32, ptr %state, align 8
  %or24 = or i32 %4, 2
  store i32 %or24, ptr %state, align 8
  br label %if.end25

if.end25:                                         ; preds = %if.then22, %lor.lhs.false
  %cmp26 = icmp eq i64 %call17, 0
  br i1 %cmp26, label %if.then28, label %if.end30

if.then28:                                        ; preds = %if.end25
  %call29 = call i64 @__gomc_nondet(i32 noundef %bits, i32 noundef %is_signed, ptr noundef @__gomc_cxxinput.str.6)
  store i64 %call29, ptr %result, align 8
  br label %return

if.end30:                                         ; preds = %if.end25
  %5 = load i32, ptr %state, align 8
  %or32 = or i32 %5, 4
  store i32 %or32, ptr %state, align 8
  switch i64 %call17, label %cond.false40 [
    i64 3, label %cond.end43
    i64 4, label %cond.end41
  ]

cond.false40:                                     ; preds = %if.end30
  br label %cond.end41

cond.end41:                                       ; preds = %if.end30, %cond.false40
  %cond42 = phi i64 [ 0, %cond.false40 ], [ %cond10, %if.end30 ]
  br label %cond.end43

cond.end43:                                       ; preds = %if.end30, %cond.end41
  %cond44 = phi i64 [ %cond42, %cond.end41 ], [ %cond, %if.end30 ]
  store i64 %cond44, ptr %result, align 8
  %cmp45 = icmp ne i64 %call17, 1
  %conv46 = zext i1 %cmp45 to i32
  br label %return

if.end47:                                         ; preds = %cond.end
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %6 = load i32, ptr %state.i, align 8
  %cmp.i = icmp ne i32 %6, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end47
  %or.i = or i32 %6, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %begin.exit

if.end.i:                                         ; preds = %if.end47
  %add.ptr.i266 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i266, i32 0, i32 4
  %7 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %7, 8
  %tobool.i174 = icmp ne i32 %and.i, 0
  br i1 %tobool.i174, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %6, 6
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i266, i32 0, i32 5
  %8 = load ptr, ptr %text.i, align 8
  %read.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  %9 = load i64, ptr %read.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %8, i64 %9
  %size.i = getelementptr inbounds %struct.text, ptr %text.i, i32 0, i32 1
  %10 = load i64, ptr %size.i, align 8
  %add.ptr11.i = getelementptr inbounds i8, ptr %8, i64 %10
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %11 = load i32, ptr %flags.i, align 8
  %and14.i = and i32 %11, 4096
  %tobool15.i = icmp ne i32 %and14.i, 0
  br i1 %tobool15.i, label %while.cond.i, label %begin.exit

while.cond.i:                                     ; preds = %if.end6.i, %while.body.i
  %in.sroa.34.0 = phi i32 [ %in.sroa.34.1, %while.body.i ], [ 0, %if.end6.i ]
  %in.sroa.0.0 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %add.ptr.i, %if.end6.i ]
  %cmp.i187 = icmp ult ptr %in.sroa.0.0, %add.ptr11.i
  br i1 %cmp.i187, label %if.then.i189, label %if.end.i192

if.then.i189:                                     ; preds = %while.cond.i
  %12 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i188 = zext i8 %12 to i32
  br label %look.exit193

if.end.i192:                                      ; preds = %while.cond.i
  %or.i191 = or i32 %in.sroa.34.0, 2
  br label %look.exit193

look.exit193:                                     ; preds = %if.end.i192, %if.then.i189
  %in.sroa.34.1 = phi i32 [ %in.sroa.34.0, %if.then.i189 ], [ %or.i191, %if.end.i192 ]
  %retval.i184.0 = phi i32 [ %conv.i188, %if.then.i189 ], [ -1, %if.end.i192 ]
  %cmp.i244 = icmp eq i32 %retval.i184.0, 32
  br i1 %cmp.i244, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %look.exit193
  %cmp1.i = icmp sge i32 %retval.i184.0, 9
  %cmp2.i = icmp sle i32 %retval.i184.0, 13
  %spec.select = select i1 %cmp1.i, i1 %cmp2.i, i1 false
  br i1 %spec.select, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %look.exit193, %lor.rhs.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %in.sroa.0.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  br i1 %cmp.i187, label %if.then.i180, label %if.end.i183

if.then.i180:                                     ; preds = %while.end.i
  %13 = load i8, ptr %in.sroa.0.0, align 1
  %conv.i = zext i8 %13 to i32
  br label %look.exit

if.end.i183:                                      ; preds = %while.end.i
  %or.i182 = or i32 %in.sroa.34.1, 2
  br label %look.exit

look.exit:                                        ; preds = %if.end.i183, %if.then.i180
  %in.sroa.34.2 = phi i32 [ %in.sroa.34.1, %if.then.i180 ], [ %or.i182, %if.end.i183 ]
  %retval.i176.0 = phi i32 [ %conv.i, %if.then.i180 ], [ -1, %if.end.i183 ]
  %cmp23.i = icmp slt i32 %retval.i176.0, 0
  br i1 %cmp23.i, label %if.then24.i, label %begin.exit

if.then24.i:                                      ; preds = %look.exit
  %14 = load i64, ptr %size.i, align 8
  store i64 %14, ptr %read.i, align 8
  %15 = load i32, ptr %state.i, align 8
  %or29.i = or i32 %15, 6
  store i32 %or29.i, ptr %state.i, align 8
  br label %begin.exit

begin.exit:                                       ; preds = %look.exit, %if.end6.i, %if.then24.i, %if.then2.i, %if.then.i
  %in.sroa.34.3 = phi i32 [ undef, %if.then.i ], [ %in.sroa.34.2, %if.then24.i ], [ undef, %if.then2.i ], [ 0, %if.end6.i ], [ %in.sroa.34.2, %look.exit ]
  %in.sroa.26.0 = phi ptr [ undef, %if.then.i ], [ %add.ptr11.i, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr11.i, %if.end6.i ], [ %add.ptr11.i, %look.exit ]
  %in.sroa.0.1 = phi ptr [ undef, %if.then.i ], [ %in.sroa.0.0, %if.then24.i ], [ undef, %if.then2.i ], [ %add.ptr.i, %if.end6.i ], [ %in.sroa.0.0, %look.exit ]
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 0, %if.then24.i ], [ 0, %if.then2.i ], [ 1, %if.end6.i ], [ 1, %look.exit ]
  %tobool49 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool49, label %if.end51, label %return

if.end51:                                         ; preds = %begin.exit
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %16 = load i32, ptr %flags, align 8
  %and = and i32 %16, 74
  %cmp52 = icmp eq i32 %and, 64
  %cmp56 = icmp eq i32 %and, 8
  %cond58 = select i1 %cmp56, i32 16, i32 10
  %cond60 = select i1 %cmp52, i32 8, i32 %cond58
  %cmp.i237 = icmp ult ptr %in.sroa.0.1, %in.sroa.26.0
  br i1 %cmp.i237, label %if.then.i239, label %if.end.i242

if.then.i239:                                     ; preds = %if.end51
  %17 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i238 = zext i8 %17 to i32
  br label %look.exit243

if.end.i242:                                      ; preds = %if.end51
  %or.i241 = or i32 %in.sroa.34.3, 2
  br label %look.exit243

look.exit243:                                     ; preds = %if.end.i242, %if.then.i239
  %in.sroa.34.4 = phi i32 [ %in.sroa.34.3, %if.then.i239 ], [ %or.i241, %if.end.i242 ]
  %retval.i234.0 = phi i32 [ %conv.i238, %if.then.i239 ], [ -1, %if.end.i242 ]
  %cmp62 = icmp eq i32 %retval.i234.0, 45
  br i1 %cmp62, label %if.then69, label %lor.lhs.false65

lor.lhs.false65:                                  ; preds = %look.exit243
  br i1 %cmp.i237, label %if.then.i229, label %if.end.i232

if.then.i229:                                     ; preds = %lor.lhs.false65
  %18 = load i8, ptr %in.sroa.0.1, align 1
  %conv.i228 = zext i8 %18 to i32
  br label %look.exit233

if.end.i232:                                      ; preds = %lor.lhs.false65
  %or.i231 = or i32 %in.sroa.34.4, 2
  br label %look.exit233

look.exit233:                                     ; preds = %if.end.i232, %if.then.i229
  %in.sroa.34.5 = phi i32 [ %in.sroa.34.4, %if.then.i229 ], [ %or.i231, %if.end.i232 ]
  %retval.i224.0 = phi i32 [ %conv.i228, %if.then.i229 ], [ -1, %if.end.i232 ]
  %cmp67 = icmp eq i32 %retval.i224.0, 43
  br i1 %cmp67, label %if.then69, label %if.end70

if.then69:                                        ; preds = %look.exit233, %look.exit243
  %in.sroa.34.6 = phi i32 [ %in.sroa.34.4, %look.exit243 ], [ %in.sroa.34.5, %look.exit233 ]
  %incdec.ptr = getelementptr inbounds i8, ptr %in.sroa.0.1, i32 1
  br label %if.end70

if.end70:                                         ; preds = %if.then69, %look.exit233
  %in.sroa.34.7 = phi i32 [ %in.sroa.34.6, %if.then69 ], [ %in.sroa.34.5, %look.exit233 ]
  %in.sroa.0.2 = phi ptr [ %incdec.ptr, %if.then69 ], [ %in.sroa.0.1, %look.exit233 ]
  %cmp71 = icmp eq i32 %cond60, 16
  %cmp74 = icmp eq i32 %and, 0
  %or.cond = select i1 %cmp71, i1 true, i1 %cmp74
  br i1 %or.cond, label %land.lhs.true, label %if.end94

land.lhs.true:                                    ; preds = %if.end70
  %cmp.i217 = icmp ult ptr %in.sroa.0.2, %in.sroa.26.0
  br i1 %cmp.i217, label %if.then.i219, label %if.end.i222

if.then.i219:                                     ; preds = %land.lhs.true
  %19 = load i8, ptr %in.sroa.0.2, align 1
  %conv.i218 = zext i8 %19 to i32
  br label %look.exit223

if.end.i222:                                      ; preds = %land.lhs.true
  %or.i221 = or i32 %in.sroa.34.7, 2
  br label %look.exit223

look.exit223:                                     ; preds = %if.end.i222, %if.then.i219
  %in.sroa.34.8 = phi i32 [ %in.sroa.34.7, %if.then.i219 ], [ %or.i221, %if.end.i222 ]
  %retval.i214.0 = phi i32 [ %conv.i218, %if.then.i219 ], [ -1, %if.end.i222 ]
  %cmp77 = icmp eq i32 %retval.i214.0, 48
  br i1 %cmp77, label %if.then79, label %if.end94

if.then79:                                        ; preds = %look.exit223
  %incdec.ptr81 = getelementptr inbounds i8, ptr %in.sroa.0.2, i32 1
  %spec.select130 = select i1 %cmp74, i32 8, i32 %cond60
  %cmp.i207 = icmp ult ptr %incdec.ptr81, %in.sroa.26.0
  br i1 %cmp.i207, label %if.then.i209, label %if.end.i212

if.then.i209:                                     ; preds = %if.then79
  %20 = load i8, ptr %incdec.ptr81, align 1
  %conv.i208 = zext i8 %20 to i32
  br label %look.exit213

if.end.i212:                                      ; preds = %if.then79
  %or.i211 = or i32 %in.sroa.34.8, 2
  br label %look.exit213

look.exit213:                                     ; preds = %if.end.i212, %if.then.i209
  %in.sroa.34.9 = phi i32 [ %in.sroa.34.8, %if.then.i209 ], [ %or.i211, %if.end.i212 ]
  %retval.i204.0 = phi i32 [ %conv.i208, %if.then.i209 ], [ -1, %if.end.i212 ]
  %or87 = or i32 %retval.i204.0, 32
  %cmp88 = icmp eq i32 %or87, 120
  %incdec.ptr92 = getelementptr inbounds i8, ptr %incdec.ptr81, i32 1
  %in.sroa.0.3 = select i1 %cmp88, ptr %incdec.ptr92, ptr %incdec.ptr81
  %base.1 = select i1 %cmp88, i32 16, i32 %spec.select130
  %digits.0 = select i1 %cmp88, i32 0, i32 1
  br label %if.end94

if.end94:                                         ; preds = %if.end70, %look.exit213, %look.exit223
  %in.sroa.34.10 = phi i32 [ %in.sroa.34.9, %look.exit213 ], [ %in.sroa.34.8, %look.exit223 ], [ %in.sroa.34.7, %if.end70 ]
  %in.sroa.0.4 = phi ptr [ %in.sroa.0.3, %look.exit213 ], [ %in.sroa.0.2, %look.exit223 ], [ %in.sroa.0.2, %if.end70 ]
  %base.2 = phi i32 [ %base.1, %look.exit213 ], [ %cond60, %look.exit223 ], [ %cond60, %if.end70 ]
  %digits.1 = phi i32 [ %digits.0, %look.exit213 ], [ 0, %look.exit223 ], [ 0, %if.end70 ]
  br label %for.cond

for.cond:                                         ; preds = %if.end124, %if.end94
  %in.sroa.34.11 = phi i32 [ %in.sroa.34.10, %if.end94 ], [ %in.sroa.34.12, %if.end124 ]
  %in.sroa.0.5 = phi ptr [ %in.sroa.0.4, %if.end94 ], [ %incdec.ptr136, %if.end124 ]
  %digits.2 = phi i32 [ %digits.1, %if.end94 ], [ %inc, %if.end124 ]
  %too_large.0 = phi i32 [ 0, %if.end94 ], [ %spec.select133, %if.end124 ]
  %value.0 = phi i64 [ 0, %if.end94 ], [ %add134, %if.end124 ]
  %cmp.i197 = icmp ult ptr %in.sroa.0.5, %in.sroa.26.0
  br i1 %cmp.i197, label %if.then.i199, label %if.end.i202

if.then.i199:                                     ; preds = %for.cond
  %21 = load i8, ptr %in.sroa.0.5, align 1
  %conv.i198 = zext i8 %21 to i32
  br label %look.exit203

if.end.i202:                                      ; preds = %for.cond
  %or.i201 = or i32 %in.sroa.34.11, 2
  br label %look.exit203

look.exit203:                                     ; preds = %if.end.i202, %if.then.i199
  %in.sroa.34.12 = phi i32 [ %in.sroa.34.11, %if.then.i199 ], [ %or.i201, %if.end.i202 ]
  %retval.i194.0 = phi i32 [ %conv.i198, %if.then.i199 ], [ -1, %if.end.i202 ]
  %cmp96 = icmp sge i32 %retval.i194.0, 0
  br i1 %cmp96, label %for.body, label %for.end

for.body:                                         ; preds = %look.exit203
  %cmp98 = icmp sge i32 %retval.i194.0, 48
  %cmp101 = icmp sle i32 %retval.i194.0, 57
  %or.cond131 = and i1 %cmp98, %cmp101
  br i1 %or.cond131, label %cond.true103, label %cond.false105

cond.true103:                                     ; preds = %for.body
  %sub104 = sub nsw i32 %retval.i194.0, 48
  br label %cond.end119

cond.false105:                                    ; preds = %for.body
  %or106 = or i32 %retval.i194.0, 32
  %cmp107 = icmp sge i32 %or106, 97
  %cmp111 = icmp sle i32 %or106, 102
  %or.cond132 = and i1 %cmp107, %cmp111
  %sub115 = sub nsw i32 %or106, 97
  %add = add nsw i32 %sub115, 10
  %cond118 = select i1 %or.cond132, i32 %add, i32 99
  br label %cond.end119

cond.end119:                                      ; preds = %cond.false105, %cond.true103
  %cond120 = phi i32 [ %sub104, %cond.true103 ], [ %cond118, %cond.false105 ]
  %cmp121 = icmp uge i32 %cond120, %base.2
  br i1 %cmp121, label %for.end, label %if.end124

if.end124:                                        ; preds = %cond.end119
  %inc = add nsw i32 %digits.2, 1
  %conv125 = zext i32 %cond120 to i64
  %sub126 = sub i64 -1, %conv125
  %conv127 = zext i32 %base.2 to i64
  %div = udiv i64 %sub126, %conv127
  %cmp128 = icmp ugt i64 %value.0, %div
  %spec.select133 = select i1 %cmp128, i32 1, i32 %too_large.0
  %mul = mul i64 %value.0, %conv127
  %add134 = add i64 %mul, %conv125
  %incdec.ptr136 = getelementptr inbounds i8, ptr %in.sroa.0.5, i32 1
  br label %for.cond

for.end:                                          ; preds = %cond.end119, %look.exit203
  %tobool137.not = xor i1 %tobool, true
  %cmp62.not = xor i1 %cmp62, true
  %brmerge = or i1 %tobool137.not, %cmp62.not
  %add141 = add i64 %cond, 1
  %cond144 = select i1 %brmerge, i64 %cond, i64 %add141
  %cmp145 = icmp ugt i64 %value.0, %cond144
  %too_large.2 = select i1 %cmp145, i32 1, i32 %too_large.0
  %tobool149 = icmp ne i32 %digits.2, 0
  br i1 %tobool149, label %if.else, label %if.then150

if.then150:                                       ; preds = %for.end
  store i64 0, ptr %result, align 8
  %or152 = or i32 %in.sroa.34.12, 4
  br label %if.end172

if.else:                                          ; preds = %for.end
  %tobool153 = icmp ne i32 %too_large.2, 0
  br i1 %tobool153, label %if.then154, label %if.else164

if.then154:                                       ; preds = %if.else
  %cond161 = select i1 %brmerge, i64 %cond, i64 %cond10
  store i64 %cond161, ptr %result, align 8
  %or163 = or i32 %in.sroa.34.12, 4
  br label %if.end172

if.else164:                                       ; preds = %if.else
  %sub167 = sub i64 0, %value.0
  %cond170 = select i1 %cmp62, i64 %sub167, i64 %value.0
  store i64 %cond170, ptr %result, align 8
  br label %if.end172

if.end172:                                        ; preds = %if.then154, %if.else164, %if.then150
  %in.sroa.34.14 = phi i32 [ %or152, %if.then150 ], [ %or163, %if.then154 ], [ %in.sroa.34.12, %if.else164 ]
  %add.ptr.i264 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %text.i248 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i264, i32 0, i32 5
  %22 = load ptr, ptr %text.i248, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %in.sroa.0.5 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %22 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %read.i249 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i249, align 8
  %tobool.i251 = icmp ne i32 %in.sroa.34.14, 0
  br i1 %tobool.i251, label %if.then.i253, label %return

if.then.i253:                                     ; preds = %if.end172
  %23 = load i32, ptr %state.i, align 8
  %or.i252 = or i32 %23, %in.sroa.34.14
  store i32 %or.i252, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %if.end172, %if.then.i253, %begin.exit, %cond.end43, %if.then28, %if.then13
  %retval.0 = phi i32 [ 0, %if.then13 ], [ 1, %if.then28 ], [ %conv46, %cond.end43 ], [ 0, %begin.exit ], [ 1, %if.then.i253 ], [ 1, %if.end172 ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.7)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.8)
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
  %call6.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_cxxinput.str.6)
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
  %spec.select74 = select i1 %cmp1.i68, i1 %cmp2.i70, i1 false
  br label %is_space.exit74

is_space.exit74:                                  ; preds = %lor.rhs.i69, %look.exit54
  %16 = phi i1 [ true, %look.exit54 ], [ %spec.select74, %lor.rhs.i69 ]
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
  %spec.select75 = select i1 %cmp13, i32 %or, i32 %in.sroa.23.7
  %size1.i = getelementptr inbounds %struct.text, ptr %to, i32 0, i32 1
  %18 = load i64, ptr %size1.i, align 8
  call void @__gomc_replace_by(ptr noundef %to, i64 noundef 0, i64 noundef %18, ptr noundef %in.sroa.0.1, i64 noundef %sub.ptr.sub, i8 noundef signext 0)
  %add.ptr.i94 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i92, i64 -1
  %text.i78 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i94, i32 0, i32 5
  %19 = load ptr, ptr %text.i78, align 8
  %sub.ptr.rhs.cast.i = ptrtoint ptr %19 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i
  %read.i79 = getelementptr inbounds %struct.ios, ptr %add.ptr.i92, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i79, align 8
  %tobool.i81 = icmp ne i32 %spec.select75, 0
  br i1 %tobool.i81, label %if.then.i83, label %return

if.then.i83:                                      ; preds = %while.end
  %20 = load i32, ptr %state.i, align 8
  %or.i82 = or i32 %20, %spec.select75
  store i32 %or.i82, ptr %state.i, align 8
  br label %return

return:                                           ; preds = %while.end, %if.then.i83, %begin.exit
  ret ptr %s
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
  %size1.i = getelementptr inbounds %struct.text, ptr %to, i32 0, i32 1
  %10 = load i64, ptr %size1.i, align 8
  call void @__gomc_replace_by(ptr noundef %to, i64 noundef 0, i64 noundef %10, ptr noundef %in.sroa.0.1, i64 noundef %sub, i8 noundef signext 0)
  %cmp10 = icmp eq ptr %spec.select, %in.sroa.0.1
  %or = or i32 %in.sroa.19.5, 4
  %spec.select63 = select i1 %cmp10, i32 %or, i32 %in.sroa.19.5
  %add.ptr.i64 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i62, i64 -1
  %text.i43 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i64, i32 0, i32 5
  %11 = load ptr, ptr %text.i43, align 8
  %sub.ptr.rhs.cast.i = ptrtoint ptr %11 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i
  %read.i44 = getelementptr inbounds %struct.ios, ptr %add.ptr.i62, i32 0, i32 8
  store i64 %sub.ptr.sub.i, ptr %read.i44, align 8
  %tobool.i46 = icmp ne i32 %spec.select63, 0
  br i1 %tobool.i46, label %if.then.i48, label %return

if.then.i48:                                      ; preds = %while.end
  %12 = load i32, ptr %state.i, align 8
  %or.i47 = or i32 %12, %spec.select63
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
  %cmp = icmp eq i64 %0, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.3)
  unreachable

if.end:                                           ; preds = %entry
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
  %call6.i = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_cxxinput.str.6)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.4)
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
  %cmp.i68 = icmp eq ptr %s, @_ZSt3cin
  br i1 %cmp.i68, label %ios_for.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i74 = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %entry, %cond.false.i
  %cond.i = phi ptr [ %add.ptr.i74, %cond.false.i ], [ getelementptr inbounds (%struct.istream, ptr @_ZSt3cin, i32 0, i32 2), %entry ]
  %count.i66 = getelementptr inbounds %struct.istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i66, align 8
  br i1 %cmp.i68, label %if.then, label %if.end11

if.then:                                          ; preds = %ios_for.exit
  %state = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state, align 8
  %cmp = icmp ne i32 %3, 0
  br i1 %cmp, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.then
  %or = or i32 %3, 4
  store i32 %or, ptr %state, align 8
  br label %return

if.end:                                           ; preds = %if.then
  store i64 -1, ptr %count.i66, align 8
  %cmp4 = icmp sgt i64 %most, 0
  br i1 %cmp4, label %land.lhs.true, label %return

land.lhs.true:                                    ; preds = %if.end
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
  %add.ptr.i78 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %mode.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i78, i32 0, i32 4
  %6 = load i32, ptr %mode.i, align 8
  %and.i = and i32 %6, 8
  %tobool.i24 = icmp ne i32 %and.i, 0
  br i1 %tobool.i24, label %if.end6.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %or5.i = or i32 %5, 2
  store i32 %or5.i, ptr %state.i, align 8
  br label %begin.exit

if.end6.i:                                        ; preds = %if.end.i
  %text.i = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i78, i32 0, i32 5
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
  %or.cond67 = select i1 %or.cond, i1 %cmp18, i1 false
  br i1 %or.cond67, label %for.body, label %for.end

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
  store i64 %n.0, ptr %count.i66, align 8
  %add.ptr.i76 = getelementptr inbounds %struct.string_buffer, ptr %cond.i, i64 -1
  %text.i48 = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i76, i32 0, i32 5
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

return:                                           ; preds = %for.end, %if.then.i53, %begin.exit, %if.end, %land.lhs.true, %if.then7, %if.then2
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
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxinput.str.5)
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

define internal void @__gomc_replace_by(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size, i8 noundef signext %c) {
entry:
  %wanted = alloca i64, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %sub = sub i64 %0, %place
  %sub2 = sub i64 %sub, %old
  %add = add i64 %place, %size
  %add3 = add i64 %add, %sub2
  store i64 %add3, ptr %wanted, align 8
  %1 = load ptr, ptr %t, align 8
  %2 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i34 = icmp eq ptr %1, %2
  br i1 %cmp.i34, label %room.exit38, label %cond.false.i36

cond.false.i36:                                   ; preds = %entry
  %3 = load i64, ptr %2, align 8
  br label %room.exit38

room.exit38:                                      ; preds = %entry, %cond.false.i36
  %cond.i37 = phi i64 [ %3, %cond.false.i36 ], [ 15, %entry ]
  %cmp = icmp ugt i64 %add3, %cond.i37
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %room.exit38
  %4 = load ptr, ptr %t, align 8
  %cmp.i = icmp eq ptr %4, %2
  br i1 %cmp.i, label %room.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.then
  %5 = load i64, ptr %2, align 8
  br label %room.exit

room.exit:                                        ; preds = %if.then, %cond.false.i
  %cond.i = phi i64 [ %5, %cond.false.i ], [ 15, %if.then ]
  %call6 = call ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %cond.i)
  %6 = load ptr, ptr %t, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call6, ptr align 1 %6, i64 %place, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %call6, i64 %place
  %add.ptr8 = getelementptr inbounds i8, ptr %add.ptr, i64 %size
  %7 = load ptr, ptr %t, align 8
  %add.ptr10 = getelementptr inbounds i8, ptr %7, i64 %place
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr10, i64 %old
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr8, ptr align 1 %add.ptr11, i64 %sub2, i1 false)
  br label %if.end19

if.else:                                          ; preds = %room.exit38
  %cmp12 = icmp ne i64 %size, %old
  br i1 %cmp12, label %if.then13, label %if.end19

if.then13:                                        ; preds = %if.else
  %add.ptr14 = getelementptr inbounds i8, ptr %1, i64 %place
  %add.ptr15 = getelementptr inbounds i8, ptr %add.ptr14, i64 %size
  %8 = load ptr, ptr %t, align 8
  %add.ptr17 = getelementptr inbounds i8, ptr %8, i64 %place
  %add.ptr18 = getelementptr inbounds i8, ptr %add.ptr17, i64 %old
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr15, ptr align 1 %add.ptr18, i64 %sub2, i1 false)
  br label %if.end19

if.end19:                                         ; preds = %if.else, %if.then13, %room.exit
  %at.0 = phi ptr [ %call6, %room.exit ], [ %1, %if.then13 ], [ %1, %if.else ]
  %tobool = icmp ne ptr %from, null
  br i1 %tobool, label %if.then20, label %if.else22

if.then20:                                        ; preds = %if.end19
  %add.ptr21 = getelementptr inbounds i8, ptr %at.0, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr21, ptr align 1 %from, i64 %size, i1 false)
  br label %if.end24

if.else22:                                        ; preds = %if.end19
  %add.ptr23 = getelementptr inbounds i8, ptr %at.0, i64 %place
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr23, i8 %c, i64 %size, i1 false)
  br label %if.end24

if.end24:                                         ; preds = %if.else22, %if.then20
  %9 = load ptr, ptr %t, align 8
  %cmp26 = icmp ne ptr %at.0, %9
  br i1 %cmp26, label %if.then28, label %if.end30

if.then28:                                        ; preds = %if.end24
  %cmp.i40 = icmp ne ptr %9, %2
  br i1 %cmp.i40, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %if.then28
  call void @_ZdlPv(ptr noundef %9)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %if.then28
  store ptr %at.0, ptr %t, align 8
  %10 = load i64, ptr %wanted, align 8
  store i64 %10, ptr %2, align 8
  br label %if.end30

if.end30:                                         ; preds = %delete_text.exit, %if.end24
  store i64 %add3, ptr %size1, align 8
  %11 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %11, i64 %add3
  store i8 0, ptr %arrayidx, align 1
  ret void
}

define internal ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %before) {
entry:
  %0 = load i64, ptr %wanted, align 8
  %cmp = icmp ugt i64 %0, 4611686018427387903
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @__gomc_cxxinput.str.9)
  unreachable

if.end:                                           ; preds = %entry
  %cmp1 = icmp ugt i64 %0, %before
  br i1 %cmp1, label %land.lhs.true, label %if.end7

land.lhs.true:                                    ; preds = %if.end
  %mul = mul i64 2, %before
  %cmp2 = icmp ult i64 %0, %mul
  br i1 %cmp2, label %if.then3, label %if.end7

if.then3:                                         ; preds = %land.lhs.true
  %cmp5 = icmp ult i64 %mul, 4611686018427387903
  %cond = select i1 %cmp5, i64 %mul, i64 4611686018427387903
  store i64 %cond, ptr %wanted, align 8
  br label %if.end7

if.end7:                                          ; preds = %if.then3, %land.lhs.true, %if.end
  %1 = load i64, ptr %wanted, align 8
  %add = add i64 %1, 1
  %call = call ptr @_Znwm(i64 noundef %add)
  ret ptr %call
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @_ZSt20__throw_length_errorPKc(ptr noundef)

declare ptr @_Znwm(i64 noundef)

declare void @_ZdlPv(ptr noundef)

