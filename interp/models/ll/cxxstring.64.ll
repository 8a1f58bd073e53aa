source_filename = "cxxstring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@__gomc_cxxstring.str = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1
@__gomc_cxxstring.str.1 = private unnamed_addr constant [27 x i8] c"basic_string::basic_string\00", align 1
@__gomc_cxxstring.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__gomc_cxxstring.str.3 = private unnamed_addr constant [20 x i8] c"basic_string::erase\00", align 1
@__gomc_cxxstring.str.4 = private unnamed_addr constant [21 x i8] c"basic_string::insert\00", align 1
@__gomc_cxxstring.str.5 = private unnamed_addr constant [22 x i8] c"basic_string::replace\00", align 1
@__gomc_cxxstring.str.6 = private unnamed_addr constant [21 x i8] c"basic_string::substr\00", align 1
@__gomc_cxxstring.str.7 = private unnamed_addr constant [19 x i8] c"basic_string::copy\00", align 1
@__gomc_cxxstring.str.8 = private unnamed_addr constant [22 x i8] c"basic_string::compare\00", align 1
@__gomc_cxxstring.str.9 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@__gomc_cxxstring.str.10 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@__gomc_cxxstring.str.11 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@__gomc_cxxstring.str.12 = private unnamed_addr constant [68 x i8] c"basic_string::at: __n (which is %zu) >= this->size() (which is %zu)\00", align 1

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef %t) {
entry:
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store ptr %0, ptr %t, align 8
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 0, ptr %size.i, align 8
  store i8 0, ptr %0, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(ptr noundef %t) {
entry:
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store ptr %0, ptr %t, align 8
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 0, ptr %size.i, align 8
  store i8 0, ptr %0, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS3_(ptr noundef %t, ptr noundef %allocator) {
entry:
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store ptr %0, ptr %t, align 8
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 0, ptr %size.i, align 8
  store i8 0, ptr %0, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  call void @__gomc_construct(ptr noundef %t, ptr noundef %0, i64 noundef %1, i8 noundef signext 0)
  ret void
}

define internal void @__gomc_construct(ptr noundef %t, ptr noundef %from, i64 noundef %size, i8 noundef signext %c) {
entry:
  %wanted = alloca i64, align 8
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store ptr %0, ptr %t, align 8
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 0, ptr %size.i, align 8
  store i8 0, ptr %0, align 8
  %cmp = icmp uge i64 %size, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 %size, ptr %wanted, align 8
  %call = call ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef 0)
  store ptr %call, ptr %t, align 8
  %1 = load i64, ptr %wanted, align 8
  store i64 %1, ptr %0, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %tobool = icmp ne i64 %size, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  call void @__gomc_replace_by(ptr noundef %t, i64 noundef 0, i64 noundef 0, ptr noundef %from, i64 noundef %size, i8 noundef signext %c)
  br label %if.end2

if.end2:                                          ; preds = %if.then1, %if.end
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  call void @__gomc_construct(ptr noundef %t, ptr noundef %0, i64 noundef %1, i8 noundef signext 0)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcmRKS3_(ptr noundef %t, ptr noundef %from, i64 noundef %size, ptr noundef %allocator) {
entry:
  %tobool = icmp eq ptr %from, null
  %tobool1 = icmp ne i64 %size, 0
  %or.cond = and i1 %tobool, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt19__throw_logic_errorPKc(ptr noundef @__gomc_cxxstring.str)
  unreachable

if.end:                                           ; preds = %entry
  call void @__gomc_construct(ptr noundef %t, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  ret void
}

declare void @_ZSt19__throw_logic_errorPKc(ptr noundef)

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr noundef %t, ptr noundef %from, ptr noundef %allocator) {
entry:
  %tobool = icmp ne ptr %from, null
  br i1 %tobool, label %while.cond.i, label %if.then

if.then:                                          ; preds = %entry
  call void @_ZSt19__throw_logic_errorPKc(ptr noundef @__gomc_cxxstring.str)
  unreachable

while.cond.i:                                     ; preds = %entry, %while.body.i
  %n.i.0 = phi i64 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  call void @__gomc_construct(ptr noundef %t, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EmcRKS3_(ptr noundef %t, i64 noundef %size, i8 noundef signext %c, ptr noundef %allocator) {
entry:
  call void @__gomc_construct(ptr noundef %t, ptr noundef null, i64 noundef %size, i8 noundef signext %c)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_mm(ptr noundef %t, ptr noundef %other, i64 noundef %place, i64 noundef %size) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.1, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %1 = load ptr, ptr %other, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %place
  %sub.i = sub i64 %0, %place
  %cmp.i4 = icmp ult i64 %size, %sub.i
  %spec.select = select i1 %cmp.i4, i64 %size, i64 %sub.i
  call void @__gomc_construct(ptr noundef %t, ptr noundef %add.ptr, i64 noundef %spec.select, i8 noundef signext 0)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_(ptr noundef %t, ptr noundef %other) {
entry:
  call void @__gomc_take(ptr noundef %t, ptr noundef %other)
  ret void
}

define internal void @__gomc_take(ptr noundef %t, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %other, align 8
  %1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 2
  %cmp = icmp eq ptr %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %2 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store ptr %2, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %3 = load i64, ptr %size, align 8
  %add = add i64 %3, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %1, i64 %add, i1 false)
  br label %if.end

if.else:                                          ; preds = %entry
  store ptr %0, ptr %t, align 8
  %4 = load i64, ptr %1, align 8
  %5 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i64 %4, ptr %5, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %size7 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %6 = load i64, ptr %size7, align 8
  %size8 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %6, ptr %size8, align 8
  store ptr %1, ptr %other, align 8
  store i64 0, ptr %size7, align 8
  store i8 0, ptr %1, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_(ptr noundef %t, ptr noundef %other) {
entry:
  call void @__gomc_take(ptr noundef %t, ptr noundef %other)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC1EPcRKS3_(ptr noundef %t, ptr noundef %at, ptr noundef %allocator) {
entry:
  store ptr %at, ptr %t, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC1EPcOS3_(ptr noundef %t, ptr noundef %at, ptr noundef %allocator) {
entry:
  store ptr %at, ptr %t, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef %t, i64 noundef %room) {
entry:
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i64 %room, ptr %0, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef %t, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %size, ptr %size1, align 8
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef %t, ptr noundef %at) {
entry:
  store ptr %at, ptr %t, align 8
  ret void
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef %t) {
entry:
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  ret ptr %0
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef %t) {
entry:
  %0 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  ret ptr %0
}

define zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp = icmp eq ptr %0, %1
  ret i1 %cmp
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %t, ptr noundef %wanted, i64 noundef %before) {
entry:
  %call = call ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %before)
  ret ptr %call
}

define internal ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %before) {
entry:
  %0 = load i64, ptr %wanted, align 8
  %cmp = icmp ugt i64 %0, 4611686018427387903
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @__gomc_cxxstring.str.10)
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

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %cmp = icmp ne ptr %t, %other
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %1 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define internal ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size, i8 noundef signext %c) {
entry:
  %cmp = icmp ugt i64 %size, %old
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %sub = sub i64 %size, %old
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %sub2 = sub i64 4611686018427387903, %0
  %cmp3 = icmp ugt i64 %sub, %sub2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @__gomc_cxxstring.str.11)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  %tobool = icmp ne ptr %from, null
  %tobool5 = icmp ne i64 %size, 0
  %or.cond = and i1 %tobool, %tobool5
  br i1 %or.cond, label %land.lhs.true6, label %if.else

land.lhs.true6:                                   ; preds = %if.end
  %1 = load ptr, ptr %t, align 8
  %cmp7 = icmp uge ptr %from, %1
  br i1 %cmp7, label %land.lhs.true8, label %if.else

land.lhs.true8:                                   ; preds = %land.lhs.true6
  %size10 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %2 = load i64, ptr %size10, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %2
  %cmp11 = icmp ule ptr %from, %add.ptr
  br i1 %cmp11, label %if.then12, label %if.else

if.then12:                                        ; preds = %land.lhs.true8
  %call = call ptr @_Znwm(i64 noundef %size)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call, ptr align 1 %from, i64 %size, i1 false)
  call void @__gomc_replace_by(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %call, i64 noundef %size, i8 noundef signext %c)
  call void @_ZdlPv(ptr noundef %call)
  br label %if.end13

if.else:                                          ; preds = %land.lhs.true8, %land.lhs.true6, %if.end
  call void @__gomc_replace_by(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size, i8 noundef signext %c)
  br label %if.end13

if.end13:                                         ; preds = %if.else, %if.then12
  ret ptr %t
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr noundef %t, ptr noundef %from, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size) {
entry:
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc(ptr noundef %t, i64 noundef %place, i64 noundef %old, i64 noundef %size, i8 noundef signext %c) {
entry:
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef null, i64 noundef %size, i8 noundef signext %c)
  ret ptr %call
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm(ptr noundef %t, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %size, ptr noundef @__gomc_cxxstring.str.2, i64 noundef 0, i8 noundef signext 0)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef %t, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %size, ptr %size1, align 8
  %0 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 %size
  store i8 0, ptr %arrayidx, align 1
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(ptr noundef %t, i64 noundef %size, i8 noundef signext %c) {
entry:
  %wanted = alloca i64, align 8
  store i64 %size, ptr %wanted, align 8
  %cmp = icmp uge i64 %size, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef 0)
  store ptr %call, ptr %t, align 8
  %0 = load i64, ptr %wanted, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i64 %0, ptr %1, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %t, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 %c, i64 %size, i1 false)
  %size2 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %size, ptr %size2, align 8
  %3 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %size
  store i8 0, ptr %arrayidx, align 1
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size) {
entry:
  %wanted = alloca i64, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %sub = sub i64 %0, %place
  %sub2 = sub i64 %sub, %old
  %add = add i64 %0, %size
  %sub4 = sub i64 %add, %old
  store i64 %sub4, ptr %wanted, align 8
  %1 = load ptr, ptr %t, align 8
  %2 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i14 = icmp eq ptr %1, %2
  br i1 %cmp.i14, label %room.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %3 = load i64, ptr %2, align 8
  br label %room.exit

room.exit:                                        ; preds = %entry, %cond.false.i
  %cond.i = phi i64 [ %3, %cond.false.i ], [ 15, %entry ]
  %call5 = call ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %cond.i)
  %4 = load ptr, ptr %t, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call5, ptr align 1 %4, i64 %place, i1 false)
  %tobool = icmp ne ptr %from, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %room.exit
  %add.ptr = getelementptr inbounds i8, ptr %call5, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %from, i64 %size, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %room.exit
  %add.ptr7 = getelementptr inbounds i8, ptr %call5, i64 %place
  %add.ptr8 = getelementptr inbounds i8, ptr %add.ptr7, i64 %size
  %5 = load ptr, ptr %t, align 8
  %add.ptr10 = getelementptr inbounds i8, ptr %5, i64 %place
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr10, i64 %old
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr8, ptr align 1 %add.ptr11, i64 %sub2, i1 false)
  %6 = load ptr, ptr %t, align 8
  %cmp.i = icmp ne ptr %6, %2
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %if.end
  call void @_ZdlPv(ptr noundef %6)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %if.end
  store ptr %call5, ptr %t, align 8
  %7 = load i64, ptr %wanted, align 8
  store i64 %7, ptr %2, align 8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_(ptr noundef %to, ptr noundef %from, ptr noundef %end) {
entry:
  %sub.ptr.lhs.cast = ptrtoint ptr %end to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %from to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %sub.ptr.sub, i1 false)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcS5_S5_(ptr noundef %to, ptr noundef %from, ptr noundef %end) {
entry:
  %sub.ptr.lhs.cast = ptrtoint ptr %end to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %from to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %sub.ptr.sub, i1 false)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_(ptr noundef %to, ptr noundef %from, ptr noundef %end) {
entry:
  %sub.ptr.lhs.cast = ptrtoint ptr %end to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %from to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %sub.ptr.sub, i1 false)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_(ptr noundef %to, ptr noundef %from, ptr noundef %end) {
entry:
  %sub.ptr.lhs.cast = ptrtoint ptr %end to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %from to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %sub.ptr.sub, i1 false)
  ret void
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef %t) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  ret i64 %0
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef %t) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  ret i64 %0
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef %t) {
entry:
  ret i64 4611686018427387903
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i = icmp eq ptr %0, %1
  br i1 %cmp.i, label %room.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %2 = load i64, ptr %1, align 8
  br label %room.exit

room.exit:                                        ; preds = %entry, %cond.false.i
  %cond.i = phi i64 [ %2, %cond.false.i ], [ 15, %entry ]
  ret i64 %cond.i
}

define void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13get_allocatorEv(ptr noundef %result, ptr noundef %t) {
entry:
  ret void
}

define zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv(ptr noundef %t) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %cmp = icmp eq i64 %0, 0
  ret i1 %cmp
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %1
  ret ptr %add.ptr
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %1
  ret ptr %add.ptr
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6cbeginEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4cendEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %1
  ret ptr %add.ptr
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %1
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 -1
  ret ptr %add.ptr1
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  ret ptr %0
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %1
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 -1
  ret ptr %add.ptr1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(ptr noundef %t, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %place
  ret ptr %add.ptr
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(ptr noundef %t, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %place
  ret ptr %add.ptr
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm(ptr noundef %t, i64 noundef %place) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp uge i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %at.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.12, i64 noundef %place, i64 noundef %0)
  unreachable

at.exit:                                          ; preds = %entry
  %1 = load ptr, ptr %t, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %place
  ret ptr %add.ptr.i
}

define ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm(ptr noundef %t, i64 noundef %place) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp uge i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %at.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.12, i64 noundef %place, i64 noundef %0)
  unreachable

at.exit:                                          ; preds = %entry
  %1 = load ptr, ptr %t, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %place
  ret ptr %add.ptr.i
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %cmp = icmp eq ptr %t, %other
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %1 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi ptr [ %call, %cond.false ], [ %t, %entry ]
  ret ptr %cond
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc(ptr noundef %t, ptr noundef %from) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEc(ptr noundef %t, i8 noundef signext %c) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef null, i64 noundef 1, i8 noundef signext %c)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %call = call ptr @__gomc_move(ptr noundef %t, ptr noundef %other)
  ret ptr %call
}

define internal ptr @__gomc_move(ptr noundef %t, ptr noundef %other) {
entry:
  %cmp = icmp eq ptr %t, %other
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load ptr, ptr %other, align 8
  %1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 2
  %cmp1 = icmp eq ptr %0, %1
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %2 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %3 = load i64, ptr %size, align 8
  %add = add i64 %3, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %0, i64 %add, i1 false)
  %4 = load i64, ptr %size, align 8
  %size6 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %4, ptr %size6, align 8
  br label %if.end19

if.else:                                          ; preds = %if.end
  %5 = load ptr, ptr %t, align 8
  %6 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i = icmp eq ptr %5, %6
  br i1 %cmp.i, label %room.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.else
  %7 = load i64, ptr %6, align 8
  br label %room.exit

room.exit:                                        ; preds = %if.else, %cond.false.i
  %cond.i = phi i64 [ %7, %cond.false.i ], [ 15, %if.else ]
  %8 = load ptr, ptr %other, align 8
  store ptr %8, ptr %t, align 8
  %size11 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %9 = load i64, ptr %size11, align 8
  %size12 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %9, ptr %size12, align 8
  %10 = load i64, ptr %1, align 8
  store i64 %10, ptr %6, align 8
  store ptr %1, ptr %other, align 8
  %cmp15 = icmp uge i64 %cond.i, 16
  br i1 %cmp15, label %if.then16, label %if.end19

if.then16:                                        ; preds = %room.exit
  store ptr %5, ptr %other, align 8
  store i64 %cond.i, ptr %1, align 8
  br label %if.end19

if.end19:                                         ; preds = %room.exit, %if.then16, %if.then2
  %size20 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  store i64 0, ptr %size20, align 8
  %11 = load ptr, ptr %other, align 8
  store i8 0, ptr %11, align 1
  br label %return

return:                                           ; preds = %entry, %if.end19
  ret ptr %t
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEOS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %call = call ptr @__gomc_move(ptr noundef %t, ptr noundef %other)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %cmp = icmp eq ptr %t, %other
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %1 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi ptr [ %call, %cond.false ], [ %t, %entry ]
  ret ptr %cond
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc(ptr noundef %t, ptr noundef %from) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKcm(ptr noundef %t, ptr noundef %from, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEmc(ptr noundef %t, i64 noundef %size, i8 noundef signext %c) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef 0, i64 noundef %0, ptr noundef null, i64 noundef %size, i8 noundef signext %c)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %1 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc(ptr noundef %t, ptr noundef %from) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm(ptr noundef %t, ptr noundef %from, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEmc(ptr noundef %t, i64 noundef %size, i8 noundef signext %c) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef null, i64 noundef %size, i8 noundef signext %c)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %1 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size1, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc(ptr noundef %t, ptr noundef %from) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEc(ptr noundef %t, i8 noundef signext %c) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef null, i64 noundef 1, i8 noundef signext %c)
  ret ptr %call
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9push_backEc(ptr noundef %t, i8 noundef signext %c) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef null, i64 noundef 1, i8 noundef signext %c)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8pop_backEv(ptr noundef %t) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size, align 8
  %sub = sub i64 %0, 1
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %sub, i64 noundef 1, ptr noundef @__gomc_cxxstring.str.2, i64 noundef 0, i8 noundef signext 0)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5clearEv(ptr noundef %t) {
entry:
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 0, ptr %size, align 8
  %0 = load ptr, ptr %t, align 8
  store i8 0, ptr %0, align 1
  ret void
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm(ptr noundef %t, i64 noundef %place, i64 noundef %size) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.3, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %sub.i = sub i64 %0, %place
  %cmp.i5 = icmp ult i64 %size, %sub.i
  %spec.select = select i1 %cmp.i5, i64 %size, i64 %sub.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %spec.select, ptr noundef @__gomc_cxxstring.str.2, i64 noundef 0, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(ptr noundef %t, i64 noundef %place, ptr noundef %from) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %while.cond.i

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.4, i64 noundef %place, i64 noundef %0)
  unreachable

while.cond.i:                                     ; preds = %entry, %while.body.i
  %n.i.0 = phi i64 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef 0, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_(ptr noundef %t, i64 noundef %place, ptr noundef %other) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.4, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %1 = load ptr, ptr %other, align 8
  %size = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size, align 8
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef 0, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmmc(ptr noundef %t, i64 noundef %place, i64 noundef %size, i8 noundef signext %c) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.4, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef 0, ptr noundef null, i64 noundef %size, i8 noundef signext %c)
  ret ptr %call
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.5, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %sub.i = sub i64 %0, %place
  %cmp.i6 = icmp ult i64 %old, %sub.i
  %spec.select = select i1 %cmp.i6, i64 %old, i64 %sub.i
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %check.exit
  %n.i.0 = phi i64 [ 0, %check.exit ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i64 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call2 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %spec.select, ptr noundef %from, i64 noundef %n.i.0, i8 noundef signext 0)
  ret ptr %call2
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.5, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %sub.i = sub i64 %0, %place
  %cmp.i5 = icmp ult i64 %old, %sub.i
  %spec.select = select i1 %cmp.i5, i64 %old, i64 %sub.i
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %spec.select, ptr noundef %from, i64 noundef %size, i8 noundef signext 0)
  ret ptr %call1
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %other) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.5, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %sub.i = sub i64 %0, %place
  %cmp.i5 = icmp ult i64 %old, %sub.i
  %spec.select = select i1 %cmp.i5, i64 %old, i64 %sub.i
  %1 = load ptr, ptr %other, align 8
  %size = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %2 = load i64, ptr %size, align 8
  %call1 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %place, i64 noundef %spec.select, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  ret ptr %call1
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm(ptr noundef %t, i64 noundef %size) {
entry:
  call void @__gomc_resize(ptr noundef %t, i64 noundef %size, i8 noundef signext 0)
  ret void
}

define internal void @__gomc_resize(ptr noundef %t, i64 noundef %size, i8 noundef signext %c) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %cmp = icmp ugt i64 %size, %0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %sub = sub i64 %size, %0
  %call = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %0, i64 noundef 0, ptr noundef null, i64 noundef %sub, i8 noundef signext %c)
  br label %if.end

if.else:                                          ; preds = %entry
  %sub5 = sub i64 %0, %size
  %call6 = call ptr @__gomc_replace(ptr noundef %t, i64 noundef %size, i64 noundef %sub5, ptr noundef @__gomc_cxxstring.str.2, i64 noundef 0, i8 noundef signext 0)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc(ptr noundef %t, i64 noundef %size, i8 noundef signext %c) {
entry:
  call void @__gomc_resize(ptr noundef %t, i64 noundef %size, i8 noundef signext %c)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm(ptr noundef %t, i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i9 = icmp eq ptr %0, %1
  br i1 %cmp.i9, label %room.exit13, label %cond.false.i11

cond.false.i11:                                   ; preds = %entry
  %2 = load i64, ptr %1, align 8
  br label %room.exit13

room.exit13:                                      ; preds = %entry, %cond.false.i11
  %cond.i12 = phi i64 [ %2, %cond.false.i11 ], [ 15, %entry ]
  %cmp = icmp ule i64 %size, %cond.i12
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %room.exit13
  %3 = load ptr, ptr %t, align 8
  %cmp.i7 = icmp eq ptr %3, %1
  br i1 %cmp.i7, label %room.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.end
  %4 = load i64, ptr %1, align 8
  br label %room.exit

room.exit:                                        ; preds = %if.end, %cond.false.i
  %cond.i = phi i64 [ %4, %cond.false.i ], [ 15, %if.end ]
  %call2 = call ptr @__gomc_text_room(ptr noundef %size.addr, i64 noundef %cond.i)
  %5 = load ptr, ptr %t, align 8
  %size4 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %6 = load i64, ptr %size4, align 8
  %add = add i64 %6, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call2, ptr align 1 %5, i64 %add, i1 false)
  %7 = load ptr, ptr %t, align 8
  %cmp.i = icmp ne ptr %7, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %room.exit
  call void @_ZdlPv(ptr noundef %7)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %room.exit
  store ptr %call2, ptr %t, align 8
  %8 = load i64, ptr %size.addr, align 8
  store i64 %8, ptr %1, align 8
  br label %return

return:                                           ; preds = %room.exit13, %delete_text.exit
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv(ptr noundef %t) {
entry:
  call void @__gomc_shrink(ptr noundef %t)
  ret void
}

define internal void @__gomc_shrink(ptr noundef %t) {
entry:
  %0 = load ptr, ptr %t, align 8
  %1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp = icmp eq ptr %0, %1
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %2 = load i64, ptr %size, align 8
  %3 = load i64, ptr %1, align 8
  %cmp1 = icmp eq i64 %2, %3
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  %cmp5 = icmp ult i64 %2, 16
  br i1 %cmp5, label %if.then6, label %if.else

if.then6:                                         ; preds = %if.end
  store ptr %1, ptr %t, align 8
  br label %if.end10

if.else:                                          ; preds = %if.end
  %add = add i64 %2, 1
  %call = call ptr @_Znwm(i64 noundef %add)
  store ptr %call, ptr %t, align 8
  store i64 %2, ptr %1, align 8
  br label %if.end10

if.end10:                                         ; preds = %if.else, %if.then6
  %4 = load ptr, ptr %t, align 8
  %add12 = add i64 %2, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %0, i64 %add12, i1 false)
  call void @_ZdlPv(ptr noundef %0)
  br label %return

return:                                           ; preds = %entry, %lor.lhs.false, %if.end10
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13shrink_to_fitEv(ptr noundef %t) {
entry:
  call void @__gomc_shrink(ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %between = alloca %struct.text, align 8
  %cmp = icmp eq ptr %t, %other
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  call void @__gomc_take(ptr noundef %between, ptr noundef %t)
  call void @__gomc_take(ptr noundef %t, ptr noundef %other)
  call void @__gomc_take(ptr noundef %other, ptr noundef %between)
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

define void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm(ptr noundef %result, ptr noundef %t, i64 noundef %place, i64 noundef %size) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.6, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %1 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %place
  %sub.i = sub i64 %0, %place
  %cmp.i4 = icmp ult i64 %size, %sub.i
  %spec.select = select i1 %cmp.i4, i64 %size, i64 %sub.i
  call void @__gomc_construct(ptr noundef %result, ptr noundef %add.ptr, i64 noundef %spec.select, i8 noundef signext 0)
  ret void
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm(ptr noundef %t, ptr noundef %to, i64 noundef %size, i64 noundef %place) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.7, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %sub.i = sub i64 %0, %place
  %cmp.i4 = icmp ult i64 %size, %sub.i
  %spec.select = select i1 %cmp.i4, i64 %size, i64 %sub.i
  %1 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %add.ptr, i64 %spec.select, i1 false)
  ret i64 %spec.select
}

define i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(ptr noundef %t, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %other, i64 %n.i.0
  %2 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %2, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i32 @__gomc_compare(ptr noundef %0, i64 noundef %1, ptr noundef %other, i64 noundef %n.i.0)
  ret i32 %call1
}

define internal i32 @__gomc_compare(ptr noundef %a, i64 noundef %n, ptr noundef %b, i64 noundef %m) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %n
  %cmp1 = icmp ult i64 %i.0, %m
  %spec.select = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %spec.select, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %arrayidx2 = getelementptr inbounds i8, ptr %b, i64 %i.0
  %1 = load i8, ptr %arrayidx2, align 1
  %conv3 = sext i8 %1 to i32
  %cmp4 = icmp ne i32 %conv, %conv3
  br i1 %cmp4, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %conv7 = zext i8 %0 to i32
  %conv9 = zext i8 %1 to i32
  %cmp10 = icmp slt i32 %conv7, %conv9
  %cond = select i1 %cmp10, i32 -1, i32 1
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add i64 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %sub = sub i64 %n, %m
  %cmp12 = icmp sgt i64 %sub, 2147483647
  br i1 %cmp12, label %return, label %cond.false

cond.false:                                       ; preds = %for.end
  %cmp14 = icmp slt i64 %sub, -2147483648
  %conv18 = trunc i64 %sub to i32
  %cond19 = select i1 %cmp14, i32 -2147483648, i32 %conv18
  br label %return

return:                                           ; preds = %cond.false, %for.end, %if.then
  %retval.0 = phi i32 [ %cond, %if.then ], [ %cond19, %cond.false ], [ 2147483647, %for.end ]
  ret i32 %retval.0
}

define i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_(ptr noundef %t, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %2 = load ptr, ptr %other, align 8
  %size2 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %3 = load i64, ptr %size2, align 8
  %call = call i32 @__gomc_compare(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %call
}

define i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc(ptr noundef %t, i64 noundef %place, i64 noundef %size, ptr noundef %other) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.8, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %1 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %place
  %sub.i = sub i64 %0, %place
  %cmp.i6 = icmp ult i64 %size, %sub.i
  %spec.select = select i1 %cmp.i6, i64 %size, i64 %sub.i
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %check.exit
  %n.i.0 = phi i64 [ 0, %check.exit ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %other, i64 %n.i.0
  %2 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %2, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call2 = call i32 @__gomc_compare(ptr noundef %add.ptr, i64 noundef %spec.select, ptr noundef %other, i64 noundef %n.i.0)
  ret i32 %call2
}

define i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_(ptr noundef %t, i64 noundef %place, i64 noundef %size, ptr noundef %other) {
entry:
  %size.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size.i, align 8
  %cmp.i = icmp ugt i64 %place, %0
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @__gomc_cxxstring.str.9, ptr noundef @__gomc_cxxstring.str.8, i64 noundef %place, i64 noundef %0)
  unreachable

check.exit:                                       ; preds = %entry
  %1 = load ptr, ptr %t, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %place
  %sub.i = sub i64 %0, %place
  %cmp.i7 = icmp ult i64 %size, %sub.i
  %spec.select = select i1 %cmp.i7, i64 %size, i64 %sub.i
  %2 = load ptr, ptr %other, align 8
  %size2 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %3 = load i64, ptr %size2, align 8
  %call3 = call i32 @__gomc_compare(ptr noundef %add.ptr, i64 noundef %spec.select, ptr noundef %2, i64 noundef %3)
  ret i32 %call3
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call i64 @__gomc_find(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size)
  ret i64 %call
}

define internal i64 @__gomc_find(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %place.addr.0 = phi i64 [ %place, %entry ], [ %inc, %for.inc ]
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %cmp = icmp ule i64 %place.addr.0, %0
  %sub = sub i64 %0, %place.addr.0
  %cmp3 = icmp ule i64 %size, %sub
  %or.cond = and i1 %cmp, %cmp3
  br i1 %or.cond, label %for.cond.i, label %return

for.cond.i:                                       ; preds = %for.cond, %if.end.i
  %i.i.0 = phi i64 [ %inc.i, %if.end.i ], [ 0, %for.cond ]
  %cmp.i = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i, label %for.body.i, label %stands_at.exit

for.body.i:                                       ; preds = %for.cond.i
  %1 = load ptr, ptr %t, align 8
  %add.i = add i64 %place.addr.0, %i.i.0
  %arrayidx.i = getelementptr inbounds i8, ptr %1, i64 %add.i
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  %arrayidx1.i = getelementptr inbounds i8, ptr %what, i64 %i.i.0
  %3 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %3 to i32
  %cmp3.i = icmp ne i32 %conv.i, %conv2.i
  br i1 %cmp3.i, label %stands_at.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

stands_at.exit:                                   ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 0, %for.body.i ], [ 1, %for.cond.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %return, label %for.inc

for.inc:                                          ; preds = %stands_at.exit
  %inc = add i64 %place.addr.0, 1
  br label %for.cond

return:                                           ; preds = %for.cond, %stands_at.exit
  %retval.0 = phi i64 [ %place.addr.0, %stands_at.exit ], [ -1, %for.cond ]
  ret i64 %retval.0
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm(ptr noundef %t, ptr noundef %what, i64 noundef %place) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i64 @__gomc_find(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %n.i.0)
  ret i64 %call1
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findERKS4_m(ptr noundef %t, ptr noundef %other, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size1, align 8
  %call = call i64 @__gomc_find(ptr noundef %t, ptr noundef %0, i64 noundef %place, i64 noundef %1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm(ptr noundef %t, i8 noundef signext %c, i64 noundef %place) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call i64 @__gomc_find(ptr noundef %t, ptr noundef %c.addr, i64 noundef %place, i64 noundef 1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call i64 @__gomc_find_back(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size)
  ret i64 %call
}

define internal i64 @__gomc_find_back(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %cmp = icmp ugt i64 %size, %0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %sub = sub i64 %0, %size
  %cmp3 = icmp ult i64 %place, %sub
  %spec.select = select i1 %cmp3, i64 %place, i64 %sub
  %add = add i64 %spec.select, 1
  br label %for.cond

for.cond:                                         ; preds = %stands_at.exit, %if.end
  %i.0 = phi i64 [ %add, %if.end ], [ %dec, %stands_at.exit ]
  %dec = add i64 %i.0, -1
  %cmp6 = icmp ugt i64 %i.0, 0
  br i1 %cmp6, label %for.cond.i, label %return

for.cond.i:                                       ; preds = %for.cond, %if.end.i
  %i.i.0 = phi i64 [ %inc.i, %if.end.i ], [ 0, %for.cond ]
  %cmp.i = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i, label %for.body.i, label %stands_at.exit

for.body.i:                                       ; preds = %for.cond.i
  %1 = load ptr, ptr %t, align 8
  %add.i = add i64 %dec, %i.i.0
  %arrayidx.i = getelementptr inbounds i8, ptr %1, i64 %add.i
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  %arrayidx1.i = getelementptr inbounds i8, ptr %what, i64 %i.i.0
  %3 = load i8, ptr %arrayidx1.i, align 1
  %conv2.i = sext i8 %3 to i32
  %cmp3.i = icmp ne i32 %conv.i, %conv2.i
  br i1 %cmp3.i, label %stands_at.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

stands_at.exit:                                   ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 0, %for.body.i ], [ 1, %for.cond.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %return, label %for.cond

return:                                           ; preds = %for.cond, %stands_at.exit, %entry
  %retval.0 = phi i64 [ -1, %entry ], [ %dec, %stands_at.exit ], [ -1, %for.cond ]
  ret i64 %retval.0
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcm(ptr noundef %t, ptr noundef %what, i64 noundef %place) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i64 @__gomc_find_back(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %n.i.0)
  ret i64 %call1
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindERKS4_m(ptr noundef %t, ptr noundef %other, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size1, align 8
  %call = call i64 @__gomc_find_back(ptr noundef %t, ptr noundef %0, i64 noundef %place, i64 noundef %1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm(ptr noundef %t, i8 noundef signext %c, i64 noundef %place) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call i64 @__gomc_find_back(ptr noundef %t, ptr noundef %c.addr, i64 noundef %place, i64 noundef 1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size, i32 noundef 1)
  ret i64 %call
}

define internal i64 @__gomc_find_first(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size, i32 noundef %wanted) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %place.addr.0 = phi i64 [ %place, %entry ], [ %inc, %for.inc ]
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %cmp = icmp ult i64 %place.addr.0, %0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %1, i64 %place.addr.0
  %2 = load i8, ptr %arrayidx, align 1
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %i.i.0 = phi i64 [ 0, %for.body ], [ %inc.i, %if.end.i ]
  %cmp.i = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i, label %for.body.i, label %is_among.exit

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %i.i.0
  %3 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %3 to i32
  %conv1.i = sext i8 %2 to i32
  %cmp2.i = icmp eq i32 %conv.i, %conv1.i
  br i1 %cmp2.i, label %is_among.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

is_among.exit:                                    ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 1, %for.body.i ], [ 0, %for.cond.i ]
  %cmp2 = icmp eq i32 %retval.i.0, %wanted
  br i1 %cmp2, label %return, label %for.inc

for.inc:                                          ; preds = %is_among.exit
  %inc = add i64 %place.addr.0, 1
  br label %for.cond

return:                                           ; preds = %for.cond, %is_among.exit
  %retval.0 = phi i64 [ %place.addr.0, %is_among.exit ], [ -1, %for.cond ]
  ret i64 %retval.0
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm(ptr noundef %t, ptr noundef %what, i64 noundef %place) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %n.i.0, i32 noundef 1)
  ret i64 %call1
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofERKS4_m(ptr noundef %t, ptr noundef %other, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size1, align 8
  %call = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %0, i64 noundef %place, i64 noundef %1, i32 noundef 1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEcm(ptr noundef %t, i8 noundef signext %c, i64 noundef %place) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %c.addr, i64 noundef %place, i64 noundef 1, i32 noundef 1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size, i32 noundef 1)
  ret i64 %call
}

define internal i64 @__gomc_find_last(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size, i32 noundef %wanted) {
entry:
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %cmp = icmp ult i64 %place, %0
  %add = add i64 %place, 1
  %cond = select i1 %cmp, i64 %add, i64 %0
  br label %for.cond

for.cond:                                         ; preds = %is_among.exit, %entry
  %i.0 = phi i64 [ %cond, %entry ], [ %dec, %is_among.exit ]
  %dec = add i64 %i.0, -1
  %cmp3 = icmp ugt i64 %i.0, 0
  br i1 %cmp3, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %1, i64 %dec
  %2 = load i8, ptr %arrayidx, align 1
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %i.i.0 = phi i64 [ 0, %for.body ], [ %inc.i, %if.end.i ]
  %cmp.i = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i, label %for.body.i, label %is_among.exit

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %i.i.0
  %3 = load i8, ptr %arrayidx.i, align 1
  %conv.i = sext i8 %3 to i32
  %conv1.i = sext i8 %2 to i32
  %cmp2.i = icmp eq i32 %conv.i, %conv1.i
  br i1 %cmp2.i, label %is_among.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

is_among.exit:                                    ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 1, %for.body.i ], [ 0, %for.cond.i ]
  %cmp4 = icmp eq i32 %retval.i.0, %wanted
  br i1 %cmp4, label %return, label %for.cond

return:                                           ; preds = %for.cond, %is_among.exit
  %retval.0 = phi i64 [ %dec, %is_among.exit ], [ -1, %for.cond ]
  ret i64 %retval.0
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcm(ptr noundef %t, ptr noundef %what, i64 noundef %place) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %n.i.0, i32 noundef 1)
  ret i64 %call1
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofERKS4_m(ptr noundef %t, ptr noundef %other, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size1, align 8
  %call = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %0, i64 noundef %place, i64 noundef %1, i32 noundef 1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEcm(ptr noundef %t, i8 noundef signext %c, i64 noundef %place) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %c.addr, i64 noundef %place, i64 noundef 1, i32 noundef 1)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size, i32 noundef 0)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcm(ptr noundef %t, ptr noundef %what, i64 noundef %place) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %n.i.0, i32 noundef 0)
  ret i64 %call1
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofERKS4_m(ptr noundef %t, ptr noundef %other, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size1, align 8
  %call = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %0, i64 noundef %place, i64 noundef %1, i32 noundef 0)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm(ptr noundef %t, i8 noundef signext %c, i64 noundef %place) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call i64 @__gomc_find_first(ptr noundef %t, ptr noundef %c.addr, i64 noundef %place, i64 noundef 1, i32 noundef 0)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size) {
entry:
  %call = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %size, i32 noundef 0)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcm(ptr noundef %t, ptr noundef %what, i64 noundef %place) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %n.i.0 = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %what, i64 %n.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %length_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc.i = add i64 %n.i.0, 1
  br label %while.cond.i

length_of.exit:                                   ; preds = %while.cond.i
  %call1 = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %what, i64 noundef %place, i64 noundef %n.i.0, i32 noundef 0)
  ret i64 %call1
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofERKS4_m(ptr noundef %t, ptr noundef %other, i64 noundef %place) {
entry:
  %0 = load ptr, ptr %other, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %other, i32 0, i32 1
  %1 = load i64, ptr %size1, align 8
  %call = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %0, i64 noundef %place, i64 noundef %1, i32 noundef 0)
  ret i64 %call
}

define i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm(ptr noundef %t, i8 noundef signext %c, i64 noundef %place) {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %call = call i64 @__gomc_find_last(ptr noundef %t, ptr noundef %c.addr, i64 noundef %place, i64 noundef 1, i32 noundef 0)
  ret i64 %call
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
  %cmp.i36 = icmp eq ptr %1, %2
  br i1 %cmp.i36, label %room.exit40, label %cond.false.i38

cond.false.i38:                                   ; preds = %entry
  %3 = load i64, ptr %2, align 8
  br label %room.exit40

room.exit40:                                      ; preds = %entry, %cond.false.i38
  %cond.i39 = phi i64 [ %3, %cond.false.i38 ], [ 15, %entry ]
  %cmp = icmp ugt i64 %add3, %cond.i39
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %room.exit40
  %4 = load ptr, ptr %t, align 8
  %cmp.i34 = icmp eq ptr %4, %2
  br i1 %cmp.i34, label %room.exit, label %cond.false.i

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

if.else:                                          ; preds = %room.exit40
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
  %cmp.i = icmp ne ptr %9, %2
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

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

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...)

declare void @_ZdlPv(ptr noundef)

declare void @_ZSt20__throw_length_errorPKc(ptr noundef)

declare ptr @_Znwm(i64 noundef)

