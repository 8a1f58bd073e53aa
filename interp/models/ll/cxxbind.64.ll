source_filename = "cxxbind.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZNSt12placeholders2_1E = constant i8 0, align 1
@_ZNSt12placeholders2_2E = constant i8 0, align 1
@_ZNSt12placeholders2_3E = constant i8 0, align 1
@_ZNSt12placeholders2_4E = constant i8 0, align 1
@_ZNSt12placeholders2_5E = constant i8 0, align 1
@_ZNSt12placeholders2_6E = constant i8 0, align 1
@_ZNSt12placeholders2_7E = constant i8 0, align 1
@_ZNSt12placeholders2_8E = constant i8 0, align 1
@_ZNSt12placeholders2_9E = constant i8 0, align 1

