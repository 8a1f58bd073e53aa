source_filename = "cxxclock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cxxclock.str = private unnamed_addr constant [18 x i8] c"system_clock::now\00", align 1
@__gomc_cxxclock.str.1 = private unnamed_addr constant [18 x i8] c"steady_clock::now\00", align 1

define i64 @_ZNSt6chrono3_V212system_clock3nowEv() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 62, i32 noundef 0, ptr noundef @__gomc_cxxclock.str)
  ret i64 %call.i
}

define i64 @_ZNSt6chrono3_V212steady_clock3nowEv() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 62, i32 noundef 0, ptr noundef @__gomc_cxxclock.str.1)
  %call1 = call i64 @__gomc_keep(i64 noundef -27, i64 noundef 0)
  %cmp = icmp sgt i64 %call.i, %call1
  %call.i.call1 = select i1 %cmp, i64 %call.i, i64 %call1
  %call2 = call i64 @__gomc_keep(i64 noundef -27, i64 noundef %call.i.call1)
  ret i64 %call.i.call1
}

declare i64 @__gomc_keep(i64 noundef, i64 noundef)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

