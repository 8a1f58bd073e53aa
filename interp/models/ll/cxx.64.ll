source_filename = "cxx.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZSt7nothrow = constant i8 0, align 1
@__dso_handle = global ptr null, align 8
@__libc_single_threaded = constant i8 0, align 1
@__gomc_cxx.str = private unnamed_addr constant [10 x i8] c"terminate\00", align 1
@__gomc_cxx.str.1 = private unnamed_addr constant [26 x i8] c"std::terminate was called\00", align 1
@__gomc_cxx.str.2 = private unnamed_addr constant [35 x i8] c"a pure virtual function was called\00", align 1
@__gomc_cxx.str.3 = private unnamed_addr constant [38 x i8] c"a deleted virtual function was called\00", align 1
@__gomc_cxx.str.4 = private unnamed_addr constant [50 x i8] c"nobody catches an exception of type std::bad_cast\00", align 1
@__gomc_cxx.str.5 = private unnamed_addr constant [52 x i8] c"nobody catches an exception of type std::bad_typeid\00", align 1
@__gomc_cxx.str.6 = private unnamed_addr constant [62 x i8] c"nobody catches an exception of type std::bad_array_new_length\00", align 1
@__gomc_cxx.str.7 = private unnamed_addr constant [51 x i8] c"nobody catches an exception of type std::bad_alloc\00", align 1
@__gomc_cxx.str.8 = private unnamed_addr constant [55 x i8] c"nobody catches an exception of type std::bad_exception\00", align 1
@__gomc_cxx.str.9 = private unnamed_addr constant [59 x i8] c"nobody catches an exception of type std::bad_function_call\00", align 1
@__gomc_cxx.str.10 = private unnamed_addr constant [53 x i8] c"nobody catches an exception of type std::logic_error\00", align 1
@__gomc_cxx.str.11 = private unnamed_addr constant [54 x i8] c"nobody catches an exception of type std::domain_error\00", align 1
@__gomc_cxx.str.12 = private unnamed_addr constant [58 x i8] c"nobody catches an exception of type std::invalid_argument\00", align 1
@__gomc_cxx.str.13 = private unnamed_addr constant [54 x i8] c"nobody catches an exception of type std::length_error\00", align 1
@__gomc_cxx.str.14 = private unnamed_addr constant [54 x i8] c"nobody catches an exception of type std::out_of_range\00", align 1
@__gomc_cxx.str.15 = private unnamed_addr constant [55 x i8] c"nobody catches an exception of type std::runtime_error\00", align 1
@__gomc_cxx.str.16 = private unnamed_addr constant [53 x i8] c"nobody catches an exception of type std::range_error\00", align 1
@__gomc_cxx.str.17 = private unnamed_addr constant [56 x i8] c"nobody catches an exception of type std::overflow_error\00", align 1
@__gomc_cxx.str.18 = private unnamed_addr constant [57 x i8] c"nobody catches an exception of type std::underflow_error\00", align 1
@__gomc_cxx.str.19 = private unnamed_addr constant [54 x i8] c"nobody catches an exception of type std::system_error\00", align 1
@__gomc_cxx.str.20 = private unnamed_addr constant [54 x i8] c"nobody catches an exception of type std::future_error\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__function_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv116__enum_type_infoE = global [11 x ptr] zeroinitializer, align 16
@__gomc_cxx.str.21 = private unnamed_addr constant [26 x i8] c"alignment of a heap block\00", align 1
@__gomc_cxx.str.22 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_cxx.str.23 = private unnamed_addr constant [12 x i8] c"double free\00", align 1

define ptr @_Znwm(i64 noundef %size) {
entry:
  %call = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  ret ptr %call
}

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

define ptr @_Znam(i64 noundef %size) {
entry:
  %call = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  ret ptr %call
}

define ptr @_ZnwmRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) {
entry:
  %call = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  ret ptr %call
}

define ptr @_ZnamRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) {
entry:
  %call = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  ret ptr %call
}

define ptr @_ZnwmSt11align_val_t(i64 noundef %size, i64 noundef %alignment) {
entry:
  %call.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  %0 = ptrtoint ptr %call.i to i64
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.21)
  unreachable

aligned.exit:                                     ; preds = %entry
  ret ptr %call.i
}

define ptr @_ZnamSt11align_val_t(i64 noundef %size, i64 noundef %alignment) {
entry:
  %call.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  %0 = ptrtoint ptr %call.i to i64
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.21)
  unreachable

aligned.exit:                                     ; preds = %entry
  ret ptr %call.i
}

define ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %alignment, ptr noundef %tag) {
entry:
  %call.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  %0 = ptrtoint ptr %call.i to i64
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.21)
  unreachable

aligned.exit:                                     ; preds = %entry
  ret ptr %call.i
}

define ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %alignment, ptr noundef %tag) {
entry:
  %call.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  %0 = ptrtoint ptr %call.i to i64
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.21)
  unreachable

aligned.exit:                                     ; preds = %entry
  ret ptr %call.i
}

define void @_ZdlPv(ptr noundef %block) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdaPv(ptr noundef %block) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdlPvm(ptr noundef %block, i64 noundef %size) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdaPvm(ptr noundef %block, i64 noundef %size) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdlPvRKSt9nothrow_t(ptr noundef %block, ptr noundef %tag) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdaPvRKSt9nothrow_t(ptr noundef %block, ptr noundef %tag) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdlPvSt11align_val_t(ptr noundef %block, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdaPvSt11align_val_t(ptr noundef %block, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdlPvmSt11align_val_t(ptr noundef %block, i64 noundef %size, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define void @_ZdaPvmSt11align_val_t(ptr noundef %block, i64 noundef %size, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %land.lhs.true.i, label %destroy.exit

land.lhs.true.i:                                  ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool1.i = icmp ne i32 %call.i, 0
  br i1 %tobool1.i, label %destroy.exit, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.22, ptr noundef @__gomc_cxx.str.23)
  unreachable

destroy.exit:                                     ; preds = %land.lhs.true.i, %entry
  ret void
}

define i32 @__cxa_guard_acquire(ptr noundef %guard) {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %add.ptr = getelementptr inbounds i8, ptr %guard, i64 4
  %call = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %add.ptr, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %conv, 1
  br i1 %cmp, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  %cmp2 = icmp eq i32 %conv, 0
  %conv3 = zext i1 %cmp2 to i32
  ret i32 %conv3
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define void @__cxa_guard_release(ptr noundef %guard) {
entry:
  store atomic i8 1, ptr %guard release, align 1
  %add.ptr = getelementptr inbounds i8, ptr %guard, i64 4
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %add.ptr, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 6)
  ret void
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define void @__cxa_guard_abort(ptr noundef %guard) {
entry:
  %add.ptr = getelementptr inbounds i8, ptr %guard, i64 4
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %add.ptr, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  ret void
}

define i32 @__cxa_thread_atexit(ptr noundef %destructor, ptr noundef %object, ptr noundef %module) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add = add i64 %call, 1
  %mul = mul i64 4, %add
  %add1 = add i64 32, %mul
  %not = xor i64 %add1, -1
  %0 = ptrtoint ptr %destructor to i64
  %call2 = call i64 @__gomc_remember(i64 noundef %not, i64 noundef %0)
  %add4 = add i64 34, %mul
  %not5 = xor i64 %add4, -1
  %1 = ptrtoint ptr %object to i64
  %call6 = call i64 @__gomc_remember(i64 noundef %not5, i64 noundef %1)
  ret i32 0
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define void @__gomc_thread_destructors() {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %call.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %while.body.i, label %run_destructors.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub i64 %call.i, 1
  %call1.i = call i64 @__gomc_remember(i64 noundef -17, i64 noundef %sub.i)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 32, %mul.i
  %not.i = xor i64 %add.i, -1
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef 0)
  %0 = inttoptr i64 %call2.i to ptr
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef 0)
  %1 = inttoptr i64 %call6.i to ptr
  call void %0(ptr noundef %1)
  br label %while.cond.i

run_destructors.exit:                             ; preds = %while.cond.i
  ret void
}

define void @_ZSt9terminatev() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.1)
  unreachable
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__cxa_pure_virtual() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.2)
  unreachable
}

define void @__cxa_deleted_virtual() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.3)
  unreachable
}

define void @__cxa_bad_cast() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.4)
  unreachable
}

define void @__cxa_bad_typeid() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.5)
  unreachable
}

define void @__cxa_throw_bad_array_new_length() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.6)
  unreachable
}

define void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef %file, i32 noundef %line, ptr noundef %function, ptr noundef %condition) {
entry:
  call void @__gomc_assert_fail(ptr noundef %condition)
  unreachable
}

declare void @__gomc_assert_fail(ptr noundef)

define void @_ZSt17__throw_bad_allocv() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.7)
  unreachable
}

define void @_ZSt28__throw_bad_array_new_lengthv() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.6)
  unreachable
}

define void @_ZSt16__throw_bad_castv() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.4)
  unreachable
}

define void @_ZSt18__throw_bad_typeidv() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.5)
  unreachable
}

define void @_ZSt21__throw_bad_exceptionv() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.8)
  unreachable
}

define void @_ZSt25__throw_bad_function_callv() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.9)
  unreachable
}

define void @_ZSt19__throw_logic_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.10)
  unreachable
}

define void @_ZSt20__throw_domain_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.11)
  unreachable
}

define void @_ZSt24__throw_invalid_argumentPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.12)
  unreachable
}

define void @_ZSt20__throw_length_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.13)
  unreachable
}

define void @_ZSt20__throw_out_of_rangePKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.14)
  unreachable
}

define void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef %what, ...) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.14)
  unreachable
}

define void @_ZSt21__throw_runtime_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.15)
  unreachable
}

define void @_ZSt19__throw_range_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.16)
  unreachable
}

define void @_ZSt22__throw_overflow_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.17)
  unreachable
}

define void @_ZSt23__throw_underflow_errorPKc(ptr noundef %what) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.18)
  unreachable
}

define void @_ZSt20__throw_system_errori(i32 noundef %error) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.19)
  unreachable
}

define void @_ZSt20__throw_future_errori(i32 noundef %error) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.20)
  unreachable
}

define void @_ZNSaIcEC1Ev(ptr noundef %allocator) {
entry:
  ret void
}

define void @_ZNSaIcEC2Ev(ptr noundef %allocator) {
entry:
  ret void
}

define void @_ZNSaIcEC1ERKS_(ptr noundef %allocator, ptr noundef %other) {
entry:
  ret void
}

define void @_ZNSaIcEC2ERKS_(ptr noundef %allocator, ptr noundef %other) {
entry:
  ret void
}

define void @_ZNSaIcED1Ev(ptr noundef %allocator) {
entry:
  ret void
}

define void @_ZNSaIcED2Ev(ptr noundef %allocator) {
entry:
  ret void
}

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_free(ptr noundef)

