source_filename = "verifier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_verifier.str = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
@__gomc_verifier.str.1 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@__gomc_verifier.str.2 = private unnamed_addr constant [6 x i8] c"reach\00", align 1
@__gomc_verifier.str.3 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@__gomc_verifier.str.4 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@__gomc_verifier.str.5 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_bool\00", align 1
@__gomc_verifier.str.6 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet__Bool\00", align 1
@__gomc_verifier.str.7 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_char\00", align 1
@__gomc_verifier.str.8 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_schar\00", align 1
@__gomc_verifier.str.9 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_uchar\00", align 1
@__gomc_verifier.str.10 = private unnamed_addr constant [32 x i8] c"__VERIFIER_nondet_unsigned_char\00", align 1
@__gomc_verifier.str.11 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_short\00", align 1
@__gomc_verifier.str.12 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_ushort\00", align 1
@__gomc_verifier.str.13 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_int\00", align 1
@__gomc_verifier.str.14 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_uint\00", align 1
@__gomc_verifier.str.15 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_unsigned\00", align 1
@__gomc_verifier.str.16 = private unnamed_addr constant [31 x i8] c"__VERIFIER_nondet_unsigned_int\00", align 1
@__gomc_verifier.str.17 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_long\00", align 1
@__gomc_verifier.str.18 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_ulong\00", align 1
@__gomc_verifier.str.19 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_longlong\00", align 1
@__gomc_verifier.str.20 = private unnamed_addr constant [28 x i8] c"__VERIFIER_nondet_ulonglong\00", align 1
@__gomc_verifier.str.21 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_size_t\00", align 1
@__gomc_verifier.str.22 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_loff_t\00", align 1
@__gomc_verifier.str.23 = private unnamed_addr constant [21 x i8] c"__VERIFIER_nondet_s8\00", align 1
@__gomc_verifier.str.24 = private unnamed_addr constant [21 x i8] c"__VERIFIER_nondet_u8\00", align 1
@__gomc_verifier.str.25 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_s16\00", align 1
@__gomc_verifier.str.26 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_u16\00", align 1
@__gomc_verifier.str.27 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_s32\00", align 1
@__gomc_verifier.str.28 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_u32\00", align 1
@__gomc_verifier.str.29 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_s64\00", align 1
@__gomc_verifier.str.30 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_u64\00", align 1
@__gomc_verifier.str.31 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_sector_t\00", align 1

define void @__VERIFIER_assume(i32 noundef %condition) {
entry:
  %tobool = icmp ne i32 %condition, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

declare void @__gomc_block(i32 noundef)

define void @__VERIFIER_assert(i32 noundef %condition) {
entry:
  %tobool = icmp ne i32 %condition, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_verifier.str, ptr noundef @__gomc_verifier.str.1)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__VERIFIER_error() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_verifier.str.2, ptr noundef @__gomc_verifier.str.3)
  unreachable
}

define void @reach_error() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_verifier.str.2, ptr noundef @__gomc_verifier.str.4)
  unreachable
}

define void @__VERIFIER_atomic_begin() {
entry:
  call void @__gomc_atomic_begin()
  ret void
}

declare void @__gomc_atomic_begin()

define void @__VERIFIER_atomic_end() {
entry:
  call void @__gomc_atomic_end()
  ret void
}

declare void @__gomc_atomic_end()

define zeroext i1 @__VERIFIER_nondet_bool() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 1, i32 noundef 0, ptr noundef @__gomc_verifier.str.5)
  %tobool = icmp ne i64 %call, 0
  ret i1 %tobool
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

define zeroext i1 @__VERIFIER_nondet__Bool() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 1, i32 noundef 0, ptr noundef @__gomc_verifier.str.6)
  %tobool = icmp ne i64 %call, 0
  ret i1 %tobool
}

define signext i8 @__VERIFIER_nondet_char() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 1, ptr noundef @__gomc_verifier.str.7)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define signext i8 @__VERIFIER_nondet_schar() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 1, ptr noundef @__gomc_verifier.str.8)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define zeroext i8 @__VERIFIER_nondet_uchar() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_verifier.str.9)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define zeroext i8 @__VERIFIER_nondet_unsigned_char() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_verifier.str.10)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define signext i16 @__VERIFIER_nondet_short() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef 1, ptr noundef @__gomc_verifier.str.11)
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define zeroext i16 @__VERIFIER_nondet_ushort() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef 0, ptr noundef @__gomc_verifier.str.12)
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define i32 @__VERIFIER_nondet_int() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 1, ptr noundef @__gomc_verifier.str.13)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_uint() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 0, ptr noundef @__gomc_verifier.str.14)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_unsigned() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 0, ptr noundef @__gomc_verifier.str.15)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_unsigned_int() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 0, ptr noundef @__gomc_verifier.str.16)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @__VERIFIER_nondet_long() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 1, ptr noundef @__gomc_verifier.str.17)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_ulong() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 0, ptr noundef @__gomc_verifier.str.18)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_longlong() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 1, ptr noundef @__gomc_verifier.str.19)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_ulonglong() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 0, ptr noundef @__gomc_verifier.str.20)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_size_t() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 0, ptr noundef @__gomc_verifier.str.21)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_loff_t() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 1, ptr noundef @__gomc_verifier.str.22)
  ret i64 %call
}

define signext i8 @__VERIFIER_nondet_s8() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 1, ptr noundef @__gomc_verifier.str.23)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define zeroext i8 @__VERIFIER_nondet_u8() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 8, i32 noundef 0, ptr noundef @__gomc_verifier.str.24)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define signext i16 @__VERIFIER_nondet_s16() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef 1, ptr noundef @__gomc_verifier.str.25)
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define zeroext i16 @__VERIFIER_nondet_u16() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 16, i32 noundef 0, ptr noundef @__gomc_verifier.str.26)
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define i32 @__VERIFIER_nondet_s32() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 1, ptr noundef @__gomc_verifier.str.27)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_u32() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 0, ptr noundef @__gomc_verifier.str.28)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @__VERIFIER_nondet_s64() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 1, ptr noundef @__gomc_verifier.str.29)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_u64() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 0, ptr noundef @__gomc_verifier.str.30)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_sector_t() {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 64, i32 noundef 0, ptr noundef @__gomc_verifier.str.31)
  ret i64 %call
}

