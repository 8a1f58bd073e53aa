source_filename = "tools.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_tools.str = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
@__gomc_tools.str.1 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@__gomc_tools.str.2 = private unnamed_addr constant [15 x i8] c"__ESBMC_assert\00", align 1
@__gomc_tools.str.3 = private unnamed_addr constant [17 x i8] c"__CPROVER_assert\00", align 1
@__gomc_tools.str.4 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@__gomc_tools.str.5 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1

define void @__ESBMC_assume(i32 noundef %condition) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @assume_abort_if_not(i32 noundef %condition) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @__CPROVER_assume(i32 noundef %condition) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @__goblint_assume(i32 noundef %condition) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %assume.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_block(i32 noundef 1)
  unreachable

assume.exit:                                      ; preds = %entry
  ret void
}

define void @__goblint_assume_join(i32 noundef %thread) {
entry:
  %conv = zext i32 %thread to i64
  %sub.i = sub i64 %conv, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then

land.lhs.true.i:                                  ; preds = %entry
  %shl.i14 = shl i64 %shr.i, 8
  %add.i15 = add i64 1509949605, %shl.i14
  %cmp2.i = icmp eq i64 %add.i15, %conv
  br i1 %cmp2.i, label %land.rhs.i, label %if.then

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i = icmp ne i32 %call3.i, 0
  br i1 %tobool.i, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %land.rhs.i
  %call.i7 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i7 to i64
  %shl.i = shl i64 %conv.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp = icmp eq i64 %conv, %add.i
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true.i, %entry, %lor.lhs.false, %land.rhs.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.end:                                           ; preds = %lor.lhs.false
  %call6 = call i64 @__gomc_join(i64 noundef %shr.i)
  ret void
}

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_join(i64 noundef)

define void @assert(i32 noundef %condition) {
entry:
  %tobool = icmp ne i32 %condition, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_tools.str, ptr noundef @__gomc_tools.str.1)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__ESBMC_assert(i32 noundef %condition, ptr noundef %message) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.2)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__CPROVER_assert(i32 noundef %condition, ptr noundef %message) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.3)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__goblint_check(i32 noundef %condition) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
  br i1 %tobool.i, label %check.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_claim(ptr noundef @__gomc_tools.str.4)
  br label %check.exit

check.exit:                                       ; preds = %if.then.i, %entry
  ret void
}

define void @__goblint_assert(i32 noundef %condition) {
entry:
  %tobool.i = icmp ne i32 %condition, 0
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

define i32 @__VERIFIER_load_await_aint(ptr noundef %p, i32 noundef %condition, i32 noundef %operand) {
entry:
  br label %do.body

do.body:                                          ; preds = %holds.exit, %entry
  %call = call i64 @__gomc_wait_load(ptr noundef %p, i32 noundef 4, i32 noundef 0)
  %conv = trunc i64 %call to i32
  %cmp.i = icmp eq i32 %conv, %operand
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.body
  %and.i = and i32 %condition, 2
  %cmp1.i = icmp ne i32 %and.i, 0
  %conv.i = zext i1 %cmp1.i to i32
  br label %holds.exit

if.end.i:                                         ; preds = %do.body
  %and2.i = and i32 %condition, 8
  %tobool.i = icmp ne i32 %and2.i, 0
  %cmp3.i = icmp slt i32 %conv, %operand
  %conv4.i = zext i1 %cmp3.i to i32
  %cmp5.i = icmp ult i32 %conv, %operand
  %conv6.i = zext i1 %cmp5.i to i32
  %cond.i = select i1 %tobool.i, i32 %conv4.i, i32 %conv6.i
  %tobool7.i = icmp ne i32 %cond.i, 0
  %cond8.i = select i1 %tobool7.i, i32 4, i32 1
  %and9.i = and i32 %condition, %cond8.i
  %cmp10.i = icmp ne i32 %and9.i, 0
  %conv11.i = zext i1 %cmp10.i to i32
  br label %holds.exit

holds.exit:                                       ; preds = %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i ], [ %conv11.i, %if.end.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %do.body, label %do.end

do.end:                                           ; preds = %holds.exit
  ret i32 %conv
}

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

define i32 @__VERIFIER_xchg_await_aint(ptr noundef %p, i32 noundef %fresh, i32 noundef %condition, i32 noundef %operand) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond, %entry
  %call = call i32 @__VERIFIER_load_await_aint(ptr noundef %p, i32 noundef %condition, i32 noundef %operand)
  %conv = zext i32 %fresh to i64
  %conv1 = zext i32 %call to i64
  %call2 = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef %conv1, i32 noundef 0)
  %cmp = icmp eq i64 %call2, %conv1
  br i1 %cmp, label %if.then, label %for.cond

if.then:                                          ; preds = %for.cond
  ret i32 %call
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare i32 @__gomc_self()

declare void @__gomc_claim(ptr noundef)

