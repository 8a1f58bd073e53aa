source_filename = "cxxrandom.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cxxrandom.str = private unnamed_addr constant [14 x i8] c"random_device\00", align 1

define void @_ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %device, ptr noundef %token) {
entry:
  ret void
}

define void @_ZNSt13random_device7_M_finiEv(ptr noundef %device) {
entry:
  ret void
}

define i32 @_ZNSt13random_device9_M_getvalEv(ptr noundef %device) {
entry:
  %call = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 0, ptr noundef @__gomc_cxxrandom.str)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

define double @_ZNKSt13random_device13_M_getentropyEv(ptr noundef %device) {
entry:
  ret double 3.200000e+01
}

