source_filename = "tools.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_tools.str = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
@__gomc_tools.str.1 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@__gomc_tools.str.2 = private unnamed_addr constant [15 x i8] c"__ESBMC_assert\00", align 1
@__gomc_tools.str.3 = private unnamed_addr constant [17 x i8] c"__CPROVER_assert\00", align 1
@__gomc_tools.str.4 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@__gomc_tools.str.5 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1

define void @__ESBMC_assume(i64 noundef %condition) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @assume_abort_if_not(i64 noundef %condition) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @__CPROVER_assume(i64 noundef %condition) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @__goblint_assume(i64 noundef %condition) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @assert(i64 noundef %condition) {
entry:
  %tobool = icmp ne i64 %condition, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_tools.str, ptr noundef @__gomc_tools.str.1)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__ESBMC_assert(i64 noundef %condition, ptr noundef %message) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.2)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__CPROVER_assert(i64 noundef %condition, ptr noundef %message) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.3)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__goblint_check(i64 noundef %condition) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.4)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__goblint_assert(i64 noundef %condition) {
entry:
  %tobool.i = icmp ne i64 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.5)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__ESBMC_atomic_begin() {
entry:
  call void @__gomc_atomic_begin()
  ret void
}

declare void @__gomc_atomic_begin()

define void @__ESBMC_atomic_end() {
entry:
  call void @__gomc_atomic_end()
  ret void
}

declare void @__gomc_atomic_end()

define void @__CPROVER_atomic_begin() {
entry:
  call void @__gomc_atomic_begin()
  ret void
}

define void @__CPROVER_atomic_end() {
entry:
  call void @__gomc_atomic_end()
  ret void
}

define void @__ESBMC_yield() {
entry:
  ret void
}

define void @__VERIFIER_loop_bound(i32 noundef %bound) {
entry:
  ret void
}

define void @__VERIFIER_loop_begin() {
entry:
  ret void
}

define void @__VERIFIER_spin_start() {
entry:
  ret void
}

define void @__VERIFIER_spin_end(i1 noundef zeroext %goes_on) {
entry:
  ret void
}

define void @__VERIFIER_annotate_begin(i32 noundef %kind) {
entry:
  ret void
}

define void @__VERIFIER_annotate_end(i32 noundef %kind) {
entry:
  ret void
}

define void @__goblint_split_begin(i32 noundef %value) {
entry:
  ret void
}

define void @__goblint_split_end(i32 noundef %value) {
entry:
  ret void
}

define void @__goblint_bounded(i64 noundef %value) {
entry:
  ret void
}

define void @__goblint_globalize(ptr noundef %pointer) {
entry:
  ret void
}

declare void @__gomc_block(i32 noundef)

declare void @__gomc_claim(ptr noundef)

