source_filename = "cxxoutput.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ostream = type { ptr, %struct.ios }
%struct.ios = type { ptr, i64, i64, i32, i32, i32, ptr, [2 x i64], i64, i64, [14 x i64], i32, ptr, ptr, ptr, i8, i8, ptr, ptr, ptr, ptr }
%struct.text = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.string_buffer = type { ptr, [3 x ptr], [3 x ptr], ptr, i32, %struct.text }

@__gomc_cxxoutput.str = private unnamed_addr constant [4 x i8] c"%hd\00", align 1
@__gomc_cxxoutput.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@__gomc_cxxoutput.str.2 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@__gomc_cxxoutput.str.3 = private unnamed_addr constant [5 x i8] c"%lld\00", align 1
@__gomc_cxxoutput.str.4 = private unnamed_addr constant [4 x i8] c"%hu\00", align 1
@__gomc_cxxoutput.str.5 = private unnamed_addr constant [3 x i8] c"%u\00", align 1
@__gomc_cxxoutput.str.6 = private unnamed_addr constant [4 x i8] c"%lu\00", align 1
@__gomc_cxxoutput.str.7 = private unnamed_addr constant [5 x i8] c"%llu\00", align 1
@__gomc_cxxoutput.str.8 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@__gomc_cxxoutput.str.9 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@__gomc_cxxoutput.str.10 = private unnamed_addr constant [5 x i8] c"%#lx\00", align 1
@__gomc_cxxoutput.str.11 = private unnamed_addr constant [8 x i8] c"nullptr\00", align 1
@__gomc_cxxoutput.str.12 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@__gomc_cxxoutput.str.13 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@__gomc_cxxoutput.str.14 = private unnamed_addr constant [5 x i8] c"%-*s\00", align 1
@__gomc_cxxoutput.str.15 = private unnamed_addr constant [4 x i8] c"%*s\00", align 1
@__gomc_cxxoutput.str.16 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@__gomc_cxxoutput.str.17 = private unnamed_addr constant [5 x i8] c"%-*c\00", align 1
@__gomc_cxxoutput.str.18 = private unnamed_addr constant [4 x i8] c"%*c\00", align 1
@_ZSt4cout = external global %struct.ostream, align 8
@_ZSt4cerr = external global %struct.ostream, align 8
@_ZSt4clog = external global %struct.ostream, align 8
@__gomc_cxxoutput.str.19 = private unnamed_addr constant [43 x i8] c"a stream with a precision of more than 100\00", align 1
@__gomc_cxxoutput.str.20 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@__gomc_cxxoutput.str.21 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1

define ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef %s, ptr noundef %from, i64 noundef %size) {
entry:
  %call = call ptr @__gomc_insert(ptr noundef %s, ptr noundef %from, i64 noundef %size, i64 noundef 0)
  ret ptr %call
}

define internal ptr @__gomc_insert(ptr noundef %s, ptr noundef %from, i64 noundef %size, i64 noundef %prefix) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond36 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond36, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond36, label %ready.exit, label %lor.lhs.false.i15

lor.lhs.false.i15:                                ; preds = %ios_for.exit
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i14 = icmp eq i32 %3, 0
  br i1 %cmp.i14, label %ready.exit, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false.i15
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %ready.exit

ready.exit:                                       ; preds = %lor.lhs.false.i15, %ios_for.exit, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %ios_for.exit ], [ 1, %lor.lhs.false.i15 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %ready.exit
  %width1.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width1.i monotonic, align 8
  %cmp.i17 = icmp ne i64 %4, 0
  br i1 %cmp.i17, label %if.then.i18, label %take_width.exit

if.then.i18:                                      ; preds = %if.end
  store atomic i64 0, ptr %width1.i monotonic, align 8
  br label %take_width.exit

take_width.exit:                                  ; preds = %if.then.i18, %if.end
  %sub = sub nsw i64 %4, %size
  %cmp = icmp sle i64 %sub, 0
  br i1 %cmp, label %if.then3, label %if.end4

if.then3:                                         ; preds = %take_width.exit
  call void @__gomc_put_all(ptr noundef %s, ptr noundef %cond.i, ptr noundef %from, i64 noundef %size)
  br label %return

if.end4:                                          ; preds = %take_width.exit
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %and = and i32 %5, 176
  switch i32 %and, label %cond.false8 [
    i32 32, label %cond.end9
    i32 16, label %cond.end
  ]

cond.false8:                                      ; preds = %if.end4
  br label %cond.end

cond.end:                                         ; preds = %if.end4, %cond.false8
  %cond = phi i64 [ 0, %cond.false8 ], [ %prefix, %if.end4 ]
  br label %cond.end9

cond.end9:                                        ; preds = %if.end4, %cond.end
  %cond10 = phi i64 [ %cond, %cond.end ], [ %size, %if.end4 ]
  call void @__gomc_put_all(ptr noundef %s, ptr noundef %cond.i, ptr noundef %from, i64 noundef %cond10)
  call void @__gomc_pad(ptr noundef %s, ptr noundef %cond.i, i64 noundef %sub)
  %add.ptr = getelementptr inbounds i8, ptr %from, i64 %cond10
  %sub11 = sub i64 %size, %cond10
  call void @__gomc_put_all(ptr noundef %s, ptr noundef %cond.i, ptr noundef %add.ptr, i64 noundef %sub11)
  br label %return

return:                                           ; preds = %ready.exit, %cond.end9, %if.then3
  ret ptr %s
}

define ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %call = call ptr @__gomc_insert(ptr noundef %s, ptr noundef %0, i64 noundef %1, i64 noundef 0)
  ret ptr %call
}

define ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef %s, ptr noundef %from) {
entry:
  %call = call ptr @__gomc_insert_text(ptr noundef %s, ptr noundef %from)
  ret ptr %call
}

define internal ptr @__gomc_insert_text(ptr noundef %s, ptr noundef %from) {
entry:
  %tobool = icmp ne ptr %from, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond37 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond37, label %cond.true.i28, label %cond.false.i30

cond.true.i28:                                    ; preds = %if.then
  %ios.i27 = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit32

cond.false.i30:                                   ; preds = %if.then
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit32

ios_for.exit32:                                   ; preds = %cond.false.i30, %cond.true.i28
  %cond.i31 = phi ptr [ %ios.i27, %cond.true.i28 ], [ %add.ptr.i, %cond.false.i30 ]
  %state = getelementptr inbounds %struct.ios, ptr %cond.i31, i32 0, i32 5
  %3 = load i32, ptr %state, align 8
  %or = or i32 %3, 1
  store i32 %or, ptr %state, align 8
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call i64 @__look_at_text(ptr noundef %from, i64 noundef -1)
  %cmp.i51 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i52 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond32 = or i1 %cmp.i51, %cmp1.i52
  %cmp2.i54 = icmp eq ptr %s, @_ZSt4clog
  %or.cond35 = or i1 %or.cond32, %cmp2.i54
  br i1 %or.cond35, label %cond.true.i19, label %if.then4

if.then4:                                         ; preds = %if.end
  %call5 = call ptr @__gomc_insert(ptr noundef %s, ptr noundef %from, i64 noundef %call1, i64 noundef 0)
  br label %return

cond.true.i19:                                    ; preds = %if.end
  %ios.i18 = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  %width1.i = getelementptr inbounds %struct.ios, ptr %ios.i18, i32 0, i32 2
  %4 = load atomic i64, ptr %width1.i monotonic, align 8
  %cond36 = icmp eq i64 %4, 0
  br i1 %cond36, label %if.then9, label %if.then.i

if.then.i:                                        ; preds = %cond.true.i19
  store atomic i64 0, ptr %width1.i monotonic, align 8
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  %flags = getelementptr inbounds %struct.ios, ptr %ios.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %and = and i32 %5, 32
  %tobool13 = icmp ne i32 %and, 0
  %cond = select i1 %tobool13, ptr @__gomc_cxxoutput.str.14, ptr @__gomc_cxxoutput.str.15
  %conv = trunc i64 %4 to i32
  %call14 = call i32 (ptr, ...) @printf(ptr noundef %cond, i32 noundef %conv, ptr noundef %from)
  br label %return

if.then9:                                         ; preds = %cond.true.i19
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.13, ptr noundef %from)
  br label %return

return:                                           ; preds = %if.then.i, %if.then9, %if.then4, %ios_for.exit32
  %retval.0 = phi ptr [ %s, %if.then9 ], [ %s, %if.then.i ], [ %call5, %if.then4 ], [ %s, %ios_for.exit32 ]
  ret ptr %retval.0
}

define ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKa(ptr noundef %s, ptr noundef %from) {
entry:
  %call = call ptr @__gomc_insert_text(ptr noundef %s, ptr noundef %from)
  ret ptr %call
}

define ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKh(ptr noundef %s, ptr noundef %from) {
entry:
  %call = call ptr @__gomc_insert_text(ptr noundef %s, ptr noundef %from)
  ret ptr %call
}

define ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef %s, i8 noundef signext %c) {
entry:
  %call = call ptr @__gomc_insert_character(ptr noundef %s, i8 noundef signext %c)
  ret ptr %call
}

define internal ptr @__gomc_insert_character(ptr noundef %s, i8 noundef signext %c) {
entry:
  %cmp.i31 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i32 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i31, %cmp1.i32
  %cmp2.i34 = icmp eq ptr %s, @_ZSt4clog
  %or.cond24 = or i1 %or.cond, %cmp2.i34
  br i1 %or.cond24, label %cond.true.i16, label %if.then

if.then:                                          ; preds = %entry
  %call1 = call ptr @__gomc_insert_one(ptr noundef %s, i8 noundef signext %c)
  br label %return

cond.true.i16:                                    ; preds = %entry
  %ios.i15 = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  %width1.i = getelementptr inbounds %struct.ios, ptr %ios.i15, i32 0, i32 2
  %0 = load atomic i64, ptr %width1.i monotonic, align 8
  %cmp.i38 = icmp ne i64 %0, 0
  br i1 %cmp.i38, label %if.then.i, label %take_width.exit

if.then.i:                                        ; preds = %cond.true.i16
  store atomic i64 0, ptr %width1.i monotonic, align 8
  br label %take_width.exit

take_width.exit:                                  ; preds = %if.then.i, %cond.true.i16
  %cmp = icmp sle i64 %0, 1
  br i1 %cmp, label %if.then4, label %cond.true.i

if.then4:                                         ; preds = %take_width.exit
  %conv = sext i8 %c to i32
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.16, i32 noundef %conv)
  br label %return

cond.true.i:                                      ; preds = %take_width.exit
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  %flags = getelementptr inbounds %struct.ios, ptr %ios.i, i32 0, i32 3
  %1 = load i32, ptr %flags, align 8
  %and = and i32 %1, 32
  %tobool7 = icmp ne i32 %and, 0
  %cond = select i1 %tobool7, ptr @__gomc_cxxoutput.str.17, ptr @__gomc_cxxoutput.str.18
  %conv8 = trunc i64 %0 to i32
  %conv9 = sext i8 %c to i32
  %call10 = call i32 (ptr, ...) @printf(ptr noundef %cond, i32 noundef %conv8, i32 noundef %conv9)
  br label %return

return:                                           ; preds = %if.then4, %cond.true.i, %if.then
  %retval.0 = phi ptr [ %call1, %if.then ], [ %s, %cond.true.i ], [ %s, %if.then4 ]
  ret ptr %retval.0
}

define ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(ptr noundef %s, i8 noundef signext %c) {
entry:
  %call = call ptr @__gomc_insert_character(ptr noundef %s, i8 noundef signext %c)
  ret ptr %call
}

define ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(ptr noundef %s, i8 noundef signext %c) {
entry:
  %call = call ptr @__gomc_insert_character(ptr noundef %s, i8 noundef signext %c)
  ret ptr %call
}

define ptr @_ZNSolsEs(ptr noundef %s, i16 noundef signext %value) {
entry:
  %cmp.i26 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i27 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i26, %cmp1.i27
  %cmp2.i29 = icmp eq ptr %s, @_ZSt4clog
  %or.cond20 = or i1 %or.cond, %cmp2.i29
  br i1 %or.cond20, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond20, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %conv = sext i16 %value to i32
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str, i32 noundef %conv)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %conv3 = sext i16 %value to i32
  %cmp = icmp slt i32 %conv3, 0
  %conv6 = sext i16 %value to i64
  %sub = sub i64 0, %conv6
  %cond = select i1 %cmp, i64 %sub, i64 %conv6
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %conv8 = zext i16 %value to i64
  %and = and i32 %5, 2048
  %tobool13 = icmp ne i32 %and, 0
  %cond14 = select i1 %tobool13, i32 43, i32 0
  %cond16 = select i1 %cmp, i32 45, i32 %cond14
  %conv17 = trunc i32 %cond16 to i8
  %call18 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %conv8, i64 noundef %cond, i8 noundef signext %conv17)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call18, %if.end ]
  ret ptr %retval.0
}

declare i32 @printf(ptr noundef, ...)

define internal ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %flags, i64 noundef %bits, i64 noundef %magnitude, i8 noundef signext %sign) {
entry:
  %body = alloca [32 x i8], align 16
  %and = and i32 %flags, 16384
  %and1 = and i32 %flags, 74
  %cmp = icmp eq i32 %and1, 64
  %cmp2 = icmp eq i32 %and1, 8
  %cond = select i1 %cmp2, i32 16, i32 10
  %cond3 = select i1 %cmp, i32 8, i32 %cond
  %cmp4 = icmp eq i32 %cond3, 10
  %cond8 = select i1 %cmp4, i64 %magnitude, i64 %bits
  br label %do.body

do.body:                                          ; preds = %cond.end16, %entry
  %at.0 = phi i32 [ 32, %entry ], [ %dec, %cond.end16 ]
  %value.0 = phi i64 [ %cond8, %entry ], [ %div, %cond.end16 ]
  %conv = zext i32 %cond3 to i64
  %rem = urem i64 %value.0, %conv
  %conv9 = trunc i64 %rem to i32
  %cmp10 = icmp ult i32 %conv9, 10
  br i1 %cmp10, label %cond.true12, label %cond.false13

cond.true12:                                      ; preds = %do.body
  %add = add i32 48, %conv9
  br label %cond.end16

cond.false13:                                     ; preds = %do.body
  %tobool = icmp ne i32 %and, 0
  %cond14 = select i1 %tobool, i32 65, i32 97
  %add15 = add i32 %cond14, %conv9
  %sub = sub i32 %add15, 10
  br label %cond.end16

cond.end16:                                       ; preds = %cond.false13, %cond.true12
  %cond17 = phi i32 [ %add, %cond.true12 ], [ %sub, %cond.false13 ]
  %conv18 = trunc i32 %cond17 to i8
  %dec = add i32 %at.0, -1
  %idxprom = zext i32 %dec to i64
  %arrayidx = getelementptr inbounds [32 x i8], ptr %body, i64 0, i64 %idxprom
  store i8 %conv18, ptr %arrayidx, align 1
  %div = udiv i64 %value.0, %conv
  %tobool20 = icmp ne i64 %div, 0
  br i1 %tobool20, label %do.body, label %do.end

do.end:                                           ; preds = %cond.end16
  %and21 = and i32 %flags, 512
  %tobool22 = icmp ne i32 %and21, 0
  %or.cond = and i1 %tobool22, %cmp
  %tobool26 = icmp ne i64 %bits, 0
  %or.cond28 = and i1 %or.cond, %tobool26
  br i1 %or.cond28, label %if.then, label %if.end

if.then:                                          ; preds = %do.end
  %dec27 = add i32 %dec, -1
  %idxprom28 = zext i32 %dec27 to i64
  %arrayidx29 = getelementptr inbounds [32 x i8], ptr %body, i64 0, i64 %idxprom28
  store i8 48, ptr %arrayidx29, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %do.end
  %at.1 = phi i32 [ %dec27, %if.then ], [ %dec, %do.end ]
  %cmp33 = icmp eq i32 %cond3, 16
  %or.cond29 = and i1 %tobool22, %cmp33
  %or.cond30 = and i1 %or.cond29, %tobool26
  br i1 %or.cond30, label %if.then37, label %if.end47

if.then37:                                        ; preds = %if.end
  %tobool38 = icmp ne i32 %and, 0
  %cond39 = select i1 %tobool38, i32 88, i32 120
  %conv40 = trunc i32 %cond39 to i8
  %dec41 = add i32 %at.1, -1
  %idxprom42 = zext i32 %dec41 to i64
  %arrayidx43 = getelementptr inbounds [32 x i8], ptr %body, i64 0, i64 %idxprom42
  store i8 %conv40, ptr %arrayidx43, align 1
  %dec44 = add i32 %dec41, -1
  %idxprom45 = zext i32 %dec44 to i64
  %arrayidx46 = getelementptr inbounds [32 x i8], ptr %body, i64 0, i64 %idxprom45
  store i8 48, ptr %arrayidx46, align 1
  br label %if.end47

if.end47:                                         ; preds = %if.then37, %if.end
  %at.2 = phi i32 [ %dec44, %if.then37 ], [ %at.1, %if.end ]
  %conv48 = sext i8 %sign to i32
  %tobool49 = icmp ne i32 %conv48, 0
  %or.cond31 = and i1 %tobool49, %cmp4
  br i1 %or.cond31, label %if.then53, label %if.end57

if.then53:                                        ; preds = %if.end47
  %dec54 = add i32 %at.2, -1
  %idxprom55 = zext i32 %dec54 to i64
  %arrayidx56 = getelementptr inbounds [32 x i8], ptr %body, i64 0, i64 %idxprom55
  store i8 %sign, ptr %arrayidx56, align 1
  br label %if.end57

if.end57:                                         ; preds = %if.then53, %if.end47
  %at.3 = phi i32 [ %dec54, %if.then53 ], [ %at.2, %if.end47 ]
  %spec.select = select i1 %cmp, i32 %at.3, i32 %dec
  %idx.ext = zext i32 %at.3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %body, i64 %idx.ext
  %sub63 = sub i64 32, %idx.ext
  %sub64 = sub i32 %spec.select, %at.3
  %conv65 = zext i32 %sub64 to i64
  %call = call ptr @__gomc_insert(ptr noundef %s, ptr noundef %add.ptr, i64 noundef %sub63, i64 noundef %conv65)
  ret ptr %call
}

define ptr @_ZNSolsEi(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i24 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i25 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i24, %cmp1.i25
  %cmp2.i27 = icmp eq ptr %s, @_ZSt4clog
  %or.cond20 = or i1 %or.cond, %cmp2.i27
  br i1 %or.cond20, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond20, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.1, i32 noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %cmp = icmp slt i32 %value, 0
  %conv4 = sext i32 %value to i64
  %sub = sub i64 0, %conv4
  %cond = select i1 %cmp, i64 %sub, i64 %conv4
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %conv6 = zext i32 %value to i64
  %and = and i32 %5, 2048
  %tobool11 = icmp ne i32 %and, 0
  %cond12 = select i1 %tobool11, i32 43, i32 0
  %cond14 = select i1 %cmp, i32 45, i32 %cond12
  %conv15 = trunc i32 %cond14 to i8
  %call16 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %conv6, i64 noundef %cond, i8 noundef signext %conv15)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call16, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEl(ptr noundef %s, i64 noundef %value) {
entry:
  %cmp.i21 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i22 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i21, %cmp1.i22
  %cmp2.i24 = icmp eq ptr %s, @_ZSt4clog
  %or.cond20 = or i1 %or.cond, %cmp2.i24
  br i1 %or.cond20, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond20, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.2, i64 noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %cmp = icmp slt i64 %value, 0
  %sub = sub i64 0, %value
  %cond = select i1 %cmp, i64 %sub, i64 %value
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %and = and i32 %5, 2048
  %tobool8 = icmp ne i32 %and, 0
  %cond9 = select i1 %tobool8, i32 43, i32 0
  %cond11 = select i1 %cmp, i32 45, i32 %cond9
  %conv12 = trunc i32 %cond11 to i8
  %call13 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %value, i64 noundef %cond, i8 noundef signext %conv12)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call13, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEx(ptr noundef %s, i64 noundef %value) {
entry:
  %cmp.i21 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i22 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i21, %cmp1.i22
  %cmp2.i24 = icmp eq ptr %s, @_ZSt4clog
  %or.cond20 = or i1 %or.cond, %cmp2.i24
  br i1 %or.cond20, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond20, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.3, i64 noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %cmp = icmp slt i64 %value, 0
  %sub = sub i64 0, %value
  %cond = select i1 %cmp, i64 %sub, i64 %value
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %and = and i32 %5, 2048
  %tobool8 = icmp ne i32 %and, 0
  %cond9 = select i1 %tobool8, i32 43, i32 0
  %cond11 = select i1 %cmp, i32 45, i32 %cond9
  %conv12 = trunc i32 %cond11 to i8
  %call13 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %value, i64 noundef %cond, i8 noundef signext %conv12)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call13, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEt(ptr noundef %s, i16 noundef zeroext %value) {
entry:
  %cmp.i13 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i14 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i13, %cmp1.i14
  %cmp2.i16 = icmp eq ptr %s, @_ZSt4clog
  %or.cond16 = or i1 %or.cond, %cmp2.i16
  br i1 %or.cond16, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond16, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %conv = zext i16 %value to i32
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.4, i32 noundef %conv)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %conv3 = zext i16 %value to i64
  %call5 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %conv3, i64 noundef %conv3, i8 noundef signext 0)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call5, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEj(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i12 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i13 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i12, %cmp1.i13
  %cmp2.i15 = icmp eq ptr %s, @_ZSt4clog
  %or.cond16 = or i1 %or.cond, %cmp2.i15
  br i1 %or.cond16, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond16, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.5, i32 noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %conv = zext i32 %value to i64
  %call4 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %conv, i64 noundef %conv, i8 noundef signext 0)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call4, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEm(ptr noundef %s, i64 noundef %value) {
entry:
  %cmp.i11 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i12 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i11, %cmp1.i12
  %cmp2.i14 = icmp eq ptr %s, @_ZSt4clog
  %or.cond16 = or i1 %or.cond, %cmp2.i14
  br i1 %or.cond16, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond16, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.6, i64 noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %call3 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %value, i64 noundef %value, i8 noundef signext 0)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call3, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEy(ptr noundef %s, i64 noundef %value) {
entry:
  %cmp.i11 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i12 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i11, %cmp1.i12
  %cmp2.i14 = icmp eq ptr %s, @_ZSt4clog
  %or.cond16 = or i1 %or.cond, %cmp2.i14
  br i1 %or.cond16, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond16, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %3, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %4 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %4, 0
  br i1 %cmp1.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.7, i64 noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags, align 8
  %call3 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %5, i64 noundef %value, i64 noundef %value, i8 noundef signext 0)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call3, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEb(ptr noundef %s, i1 noundef zeroext %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond9 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond9, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %and = and i32 %3, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %ios_for.exit
  %cond = select i1 %value, ptr @__gomc_cxxoutput.str.8, ptr @__gomc_cxxoutput.str.9
  %call2 = call ptr @__gomc_insert_text(ptr noundef %s, ptr noundef %cond)
  br label %return

if.end:                                           ; preds = %ios_for.exit
  %conv = zext i1 %value to i64
  %call4 = call ptr @_ZNSolsEl(ptr noundef %s, i64 noundef %conv)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %call2, %if.then ], [ %call4, %if.end ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEPKv(ptr noundef %s, ptr noundef %value) {
entry:
  %cmp.i26 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i27 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i26, %cmp1.i27
  %cmp2.i29 = icmp eq ptr %s, @_ZSt4clog
  %or.cond20 = or i1 %or.cond, %cmp2.i29
  br i1 %or.cond20, label %cond.true.i11, label %cond.false.i

cond.true.i11:                                    ; preds = %entry
  %ios.i10 = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  %width = getelementptr inbounds %struct.ios, ptr %ios.i10, i32 0, i32 2
  %0 = load atomic i64, ptr %width monotonic, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.true.i11
  %1 = ptrtoint ptr %value to i64
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.10, i64 noundef %1)
  br label %return

if.end:                                           ; preds = %cond.true.i11
  br i1 %or.cond20, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry, %if.end
  %2 = load ptr, ptr %s, align 8
  %arrayidx.i35 = getelementptr inbounds ptr, ptr %2, i64 -3
  %3 = load ptr, ptr %arrayidx.i35, align 8
  %4 = ptrtoint ptr %3 to i64
  %add.ptr.i36 = getelementptr inbounds i8, ptr %s, i64 %4
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i36, %cond.false.i ]
  %flags4 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %5 = load i32, ptr %flags4, align 8
  %and = and i32 %5, -16451
  %or = or i32 %and, 8
  %or5 = or i32 %or, 512
  %6 = ptrtoint ptr %value to i64
  %call6 = call ptr @__gomc_insert_number(ptr noundef %s, i32 noundef %or5, i64 noundef %6, i64 noundef 0, i8 noundef signext 0)
  br label %return

return:                                           ; preds = %ios_for.exit, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call6, %ios_for.exit ]
  ret ptr %retval.0
}

define ptr @_ZNSolsEDn(ptr noundef %s) {
entry:
  %call = call ptr @__gomc_insert_text(ptr noundef %s, ptr noundef @__gomc_cxxoutput.str.11)
  ret ptr %call
}

define ptr @_ZNSolsEd(ptr noundef %s, double noundef %value) {
entry:
  %cmp.i12 = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i13 = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i12, %cmp1.i13
  %cmp2.i15 = icmp eq ptr %s, @_ZSt4clog
  %or.cond18 = or i1 %or.cond, %cmp2.i15
  br i1 %or.cond18, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %precision1 = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 1
  %3 = load i64, ptr %precision1, align 8
  br i1 %or.cond18, label %land.lhs.true.i, label %if.end

land.lhs.true.i:                                  ; preds = %ios_for.exit
  %flags.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %4 = load i32, ptr %flags.i, align 8
  %and.i = and i32 %4, -12321
  %cmp.i = icmp eq i32 %and.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %width.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  %5 = load atomic i64, ptr %width.i monotonic, align 8
  %cmp1.i = icmp eq i64 %5, 0
  %cmp = icmp eq i64 %3, 6
  %or.cond17 = select i1 %cmp1.i, i1 %cmp, i1 false
  br i1 %or.cond17, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.12, double noundef %value)
  br label %return

if.end:                                           ; preds = %ios_for.exit, %land.lhs.true.i, %land.rhs.i
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %6 = load i32, ptr %flags, align 8
  %call4 = call ptr @__gomc_insert_real(ptr noundef %s, i32 noundef %6, i64 noundef %3, double noundef %value)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %s, %if.then ], [ %call4, %if.end ]
  ret ptr %retval.0
}

define internal ptr @__gomc_insert_real(ptr noundef %s, i32 noundef %flags, i64 noundef %precision, double noundef %value) {
entry:
  %format = alloca [8 x i8], align 1
  %body = alloca [512 x i8], align 16
  %and = and i32 %flags, 260
  %incdec.ptr = getelementptr inbounds i8, ptr %format, i32 1
  store i8 37, ptr %format, align 1
  %and1 = and i32 %flags, 2048
  %tobool = icmp ne i32 %and1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %incdec.ptr2 = getelementptr inbounds i8, ptr %incdec.ptr, i32 1
  store i8 43, ptr %incdec.ptr, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %f.0 = phi ptr [ %incdec.ptr2, %if.then ], [ %incdec.ptr, %entry ]
  %and3 = and i32 %flags, 1024
  %tobool4 = icmp ne i32 %and3, 0
  br i1 %tobool4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  %incdec.ptr6 = getelementptr inbounds i8, ptr %f.0, i32 1
  store i8 35, ptr %f.0, align 1
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %if.end
  %f.1 = phi ptr [ %incdec.ptr6, %if.then5 ], [ %f.0, %if.end ]
  %cmp = icmp ne i32 %and, 260
  br i1 %cmp, label %if.then8, label %if.end11

if.then8:                                         ; preds = %if.end7
  %incdec.ptr9 = getelementptr inbounds i8, ptr %f.1, i32 1
  store i8 46, ptr %f.1, align 1
  %incdec.ptr10 = getelementptr inbounds i8, ptr %incdec.ptr9, i32 1
  store i8 42, ptr %incdec.ptr9, align 1
  br label %if.end11

if.end11:                                         ; preds = %if.then8, %if.end7
  %f.2 = phi ptr [ %incdec.ptr10, %if.then8 ], [ %f.1, %if.end7 ]
  switch i32 %and, label %cond.false15 [
    i32 4, label %cond.end18
    i32 256, label %cond.end
  ]

cond.false15:                                     ; preds = %if.end11
  %tobool16 = icmp ne i32 %and, 0
  %cond = select i1 %tobool16, i32 97, i32 103
  br label %cond.end

cond.end:                                         ; preds = %if.end11, %cond.false15
  %cond17 = phi i32 [ %cond, %cond.false15 ], [ 101, %if.end11 ]
  br label %cond.end18

cond.end18:                                       ; preds = %if.end11, %cond.end
  %cond19 = phi i32 [ %cond17, %cond.end ], [ 102, %if.end11 ]
  %conv = trunc i32 %cond19 to i8
  %and20 = and i32 %flags, 16384
  %tobool21 = icmp ne i32 %and20, 0
  %conv23 = sext i8 %conv to i32
  %sub = sub nsw i32 %conv23, 97
  %add = add nsw i32 %sub, 65
  %cond27 = select i1 %tobool21, i32 %add, i32 %conv23
  %conv28 = trunc i32 %cond27 to i8
  %incdec.ptr29 = getelementptr inbounds i8, ptr %f.2, i32 1
  store i8 %conv28, ptr %f.2, align 1
  store i8 0, ptr %incdec.ptr29, align 1
  %cmp30 = icmp sgt i64 %precision, 100
  %cmp32 = icmp slt i64 %precision, 0
  %or.cond = or i1 %cmp30, %cmp32
  br i1 %or.cond, label %if.then34, label %if.end35

if.then34:                                        ; preds = %cond.end18
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxoutput.str.19)
  unreachable

if.end35:                                         ; preds = %cond.end18
  %cmp36 = icmp eq i32 %and, 260
  br i1 %cmp36, label %cond.true38, label %cond.false41

cond.true38:                                      ; preds = %if.end35
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %body, i64 noundef 512, ptr noundef %format, double noundef %value)
  br label %cond.end46

cond.false41:                                     ; preds = %if.end35
  %conv44 = trunc i64 %precision to i32
  %call45 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %body, i64 noundef 512, ptr noundef %format, i32 noundef %conv44, double noundef %value)
  br label %cond.end46

cond.end46:                                       ; preds = %cond.false41, %cond.true38
  %cond47 = phi i32 [ %call, %cond.true38 ], [ %call45, %cond.false41 ]
  %conv49 = sext i32 %cond47 to i64
  %0 = load i8, ptr %body, align 16
  %conv50 = sext i8 %0 to i32
  %cmp51 = icmp eq i32 %conv50, 45
  %cmp55 = icmp eq i32 %conv50, 43
  %1 = select i1 %cmp51, i1 true, i1 %cmp55
  %lor.ext = zext i1 %1 to i32
  %conv57 = sext i32 %lor.ext to i64
  %call58 = call ptr @__gomc_insert(ptr noundef %s, ptr noundef %body, i64 noundef %conv49, i64 noundef %conv57)
  ret ptr %call58
}

define ptr @_ZNSolsEf(ptr noundef %s, float noundef %value) {
entry:
  %conv = fpext float %value to double
  %call = call ptr @_ZNSolsEd(ptr noundef %s, double noundef %conv)
  ret ptr %call
}

define ptr @_ZNSolsEe(ptr noundef %s, x86_fp80 noundef %value) {
entry:
  %conv = fptrunc x86_fp80 %value to double
  %call = call ptr @_ZNSolsEd(ptr noundef %s, double noundef %conv)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef %s, i1 noundef zeroext %value) {
entry:
  %call = call ptr @_ZNSolsEb(ptr noundef %s, i1 noundef zeroext %value)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef %s, i64 noundef %value) {
entry:
  %call = call ptr @_ZNSolsEl(ptr noundef %s, i64 noundef %value)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef %s, i64 noundef %value) {
entry:
  %call = call ptr @_ZNSolsEm(ptr noundef %s, i64 noundef %value)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIxEERSoT_(ptr noundef %s, i64 noundef %value) {
entry:
  %call = call ptr @_ZNSolsEx(ptr noundef %s, i64 noundef %value)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIyEERSoT_(ptr noundef %s, i64 noundef %value) {
entry:
  %call = call ptr @_ZNSolsEy(ptr noundef %s, i64 noundef %value)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef %s, double noundef %value) {
entry:
  %call = call ptr @_ZNSolsEd(ptr noundef %s, double noundef %value)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIeEERSoT_(ptr noundef %s, x86_fp80 noundef %value) {
entry:
  %conv = fptrunc x86_fp80 %value to double
  %call = call ptr @_ZNSolsEd(ptr noundef %s, double noundef %conv)
  ret ptr %call
}

define ptr @_ZNSo9_M_insertIPKvEERSoT_(ptr noundef %s, ptr noundef %value) {
entry:
  %call = call ptr @_ZNSolsEPKv(ptr noundef %s, ptr noundef %value)
  ret ptr %call
}

define ptr @_ZNSolsEPFRSoS_E(ptr noundef %s, ptr noundef %f) {
entry:
  %call = call ptr %f(ptr noundef %s)
  ret ptr %call
}

define ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef %s, ptr noundef %f) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %call1 = call ptr %f(ptr noundef %cond.i)
  ret ptr %s
}

define ptr @_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(ptr noundef %s, ptr noundef %f) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %call1 = call ptr %f(ptr noundef %cond.i)
  ret ptr %s
}

define ptr @_ZNSo3putEc(ptr noundef %s, i8 noundef signext %c) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond19 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond19, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond19, label %ready.exit, label %lor.lhs.false.i5

lor.lhs.false.i5:                                 ; preds = %ios_for.exit
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i4 = icmp eq i32 %3, 0
  br i1 %cmp.i4, label %ready.exit, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false.i5
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %ready.exit

ready.exit:                                       ; preds = %lor.lhs.false.i5, %ios_for.exit, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %ios_for.exit ], [ 1, %lor.lhs.false.i5 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %ready.exit
  br i1 %or.cond19, label %if.then.i17, label %if.else.i

if.then.i17:                                      ; preds = %if.then
  %conv.i = sext i8 %c to i32
  %call1.i16 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.16, i32 noundef %conv.i)
  br label %if.end

if.else.i:                                        ; preds = %if.then
  call void @__gomc_put_one(ptr noundef %cond.i, i8 noundef signext %c)
  br label %if.end

if.end:                                           ; preds = %if.then.i17, %if.else.i, %ready.exit
  ret ptr %s
}

define ptr @_ZNSo5writeEPKcl(ptr noundef %s, ptr noundef %from, i64 noundef %size) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond15 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond15, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  br i1 %or.cond15, label %ready.exit, label %lor.lhs.false.i5

lor.lhs.false.i5:                                 ; preds = %ios_for.exit
  %state.i = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 5
  %3 = load i32, ptr %state.i, align 8
  %cmp.i4 = icmp eq i32 %3, 0
  br i1 %cmp.i4, label %ready.exit, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false.i5
  %or.i = or i32 %3, 4
  store i32 %or.i, ptr %state.i, align 8
  br label %ready.exit

ready.exit:                                       ; preds = %lor.lhs.false.i5, %ios_for.exit, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %ios_for.exit ], [ 1, %lor.lhs.false.i5 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %ready.exit
  call void @__gomc_put_all(ptr noundef %s, ptr noundef %cond.i, ptr noundef %from, i64 noundef %size)
  br label %if.end

if.end:                                           ; preds = %if.then, %ready.exit
  ret ptr %s
}

define internal void @__gomc_put_all(ptr noundef %s, ptr noundef %ios, ptr noundef %from, i64 noundef %size) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @__look_at_bytes(ptr noundef %from, i64 noundef %size, i64 noundef 1)
  %conv = trunc i64 %size to i32
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.21, i32 noundef %conv, ptr noundef %from)
  br label %if.end

if.else:                                          ; preds = %entry
  call void @__gomc_put_text(ptr noundef %ios, ptr noundef %from, i64 noundef %size)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

define ptr @_ZNSo5flushEv(ptr noundef %s) {
entry:
  ret ptr %s
}

define ptr @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr noundef %s) {
entry:
  ret ptr %s
}

define ptr @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr noundef %s) {
entry:
  %call = call ptr @_ZNSo3putEc(ptr noundef %s, i8 noundef signext 10)
  ret ptr %call
}

define ptr @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr noundef %s) {
entry:
  %call = call ptr @_ZNSo3putEc(ptr noundef %s, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %conv = sext i32 %value to i64
  %width = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 2
  store i64 %conv, ptr %width, align 8
  ret ptr %s
}

define ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %conv = sext i32 %value to i64
  %precision = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 1
  store i64 %conv, ptr %precision, align 8
  ret ptr %s
}

define ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef %s, i8 noundef signext %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %fill = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 15
  store i8 %value, ptr %fill, align 8
  ret ptr %s
}

define ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond10 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond10, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %and.i = and i32 %3, -75
  switch i32 %value, label %cond.false3.i [
    i32 8, label %with_base.exit
    i32 10, label %cond.end.i
  ]

cond.false3.i:                                    ; preds = %ios_for.exit
  %cmp4.i = icmp eq i32 %value, 16
  %cond.i8 = select i1 %cmp4.i, i32 8, i32 0
  br label %cond.end.i

cond.end.i:                                       ; preds = %ios_for.exit, %cond.false3.i
  %cond5.i = phi i32 [ %cond.i8, %cond.false3.i ], [ 2, %ios_for.exit ]
  br label %with_base.exit

with_base.exit:                                   ; preds = %ios_for.exit, %cond.end.i
  %cond7.i = phi i32 [ %cond5.i, %cond.end.i ], [ 64, %ios_for.exit ]
  %or.i = or i32 %and.i, %cond7.i
  store i32 %or.i, ptr %flags, align 8
  ret ptr %s
}

define ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St12_Setiosflags(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %or = or i32 %3, %value
  store i32 %or, ptr %flags, align 8
  ret ptr %s
}

define ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St14_Resetiosflags(ptr noundef %s, i32 noundef %value) {
entry:
  %cmp.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i, %cmp1.i
  %cmp2.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i
  br i1 %or.cond7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %ios.i = getelementptr inbounds %struct.ostream, ptr %s, i32 0, i32 1
  br label %ios_for.exit

cond.false.i:                                     ; preds = %entry
  %0 = load ptr, ptr %s, align 8
  %arrayidx.i = getelementptr inbounds ptr, ptr %0, i64 -3
  %1 = load ptr, ptr %arrayidx.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s, i64 %2
  br label %ios_for.exit

ios_for.exit:                                     ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %ios.i, %cond.true.i ], [ %add.ptr.i, %cond.false.i ]
  %not = xor i32 %value, -1
  %flags = getelementptr inbounds %struct.ios, ptr %cond.i, i32 0, i32 3
  %3 = load i32, ptr %flags, align 8
  %and = and i32 %3, %not
  store i32 %and, ptr %flags, align 8
  ret ptr %s
}

define internal void @__gomc_pad(ptr noundef %s, ptr noundef %ios, i64 noundef %n) {
entry:
  %cmp = icmp sgt i64 %n, 0
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %fill1 = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 15
  %0 = load i8, ptr %fill1, align 8
  %conv = sext i8 %0 to i32
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 32, %entry ]
  %conv2 = trunc i32 %cond to i8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %n.addr.0 = phi i64 [ %n, %cond.end ], [ %dec, %for.inc ]
  %cmp3 = icmp sgt i64 %n.addr.0, 0
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp.i.i = icmp eq ptr %s, @_ZSt4cout
  %cmp1.i.i = icmp eq ptr %s, @_ZSt4cerr
  %or.cond = or i1 %cmp.i.i, %cmp1.i.i
  %cmp2.i.i = icmp eq ptr %s, @_ZSt4clog
  %or.cond7 = or i1 %or.cond, %cmp2.i.i
  br i1 %or.cond7, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body
  %conv.i = sext i8 %conv2 to i32
  %call1.i = call i32 (ptr, ...) @printf(ptr noundef @__gomc_cxxoutput.str.16, i32 noundef %conv.i)
  br label %for.inc

if.else.i:                                        ; preds = %for.body
  call void @__gomc_put_one(ptr noundef %ios, i8 noundef signext %conv2)
  br label %for.inc

for.inc:                                          ; preds = %if.then.i, %if.else.i
  %dec = add nsw i64 %n.addr.0, -1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret void
}

declare i64 @__look_at_text(ptr noundef, i64 noundef)

define internal ptr @__gomc_insert_one(ptr noundef %s, i8 noundef signext %c) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call ptr @__gomc_insert(ptr noundef %s, ptr noundef %c.addr, i64 noundef 1, i64 noundef 0)
  ret ptr %call
}

declare void @__gomc_unsupported(ptr noundef)

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)

define internal void @__gomc_put_one(ptr noundef %ios, i8 noundef signext %c) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  call void @__gomc_put_text(ptr noundef %ios, ptr noundef %c.addr, i64 noundef 1)
  ret void
}

define internal void @__gomc_put_text(ptr noundef %ios, ptr noundef %from, i64 noundef %size) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.string_buffer, ptr %ios, i64 -1
  %mode = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i, i32 0, i32 4
  %0 = load i32, ptr %mode, align 8
  %and = and i32 %0, 17
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %1 = load i32, ptr %state, align 8
  %or = or i32 %1, 1
  store i32 %or, ptr %state, align 8
  br label %return

if.end:                                           ; preds = %entry
  %text = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i, i32 0, i32 5
  %size1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  %2 = load i64, ptr %size1, align 8
  %written = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 9
  %3 = load i64, ptr %written, align 8
  %sub = sub i64 %2, %3
  %cmp = icmp ult i64 %size, %sub
  %size.sub = select i1 %cmp, i64 %size, i64 %sub
  call void @__gomc_replace_by(ptr noundef %text, i64 noundef %3, i64 noundef %size.sub, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  %4 = load i64, ptr %written, align 8
  %add = add i64 %4, %size
  store i64 %add, ptr %written, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

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
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @__gomc_cxxoutput.str.20)
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

declare void @__look_at_bytes(ptr noundef, i64 noundef, i64 noundef)

