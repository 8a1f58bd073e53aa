source_filename = "channel.824a39d5130d776c-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"std::sys::thread_local::native::lazy::Storage<core::cell::Cell<core::option::Option<std::sync::mpmc::context::Context>>, ()>" = type { ptr, i8, [7 x i8] }
%"core::sync::atomic::AtomicUsize" = type { i64 }
%"std::sync::mpmc::waker::Entry" = type { ptr, i64, ptr }
%"std::sync::mpmc::list::Slot<u32>" = type { %"core::sync::atomic::AtomicUsize", i32, [1 x i32] }
%"std::sync::mpmc::array::Slot<u32>" = type { %"core::sync::atomic::AtomicUsize", i32, [1 x i32] }
%"alloc::boxed::Box<dyn core::ops::function::FnOnce() + core::marker::Send>" = type { %"core::ptr::unique::Unique<dyn core::ops::function::FnOnce() + core::marker::Send>", %"alloc::alloc::Global" }
%"core::ptr::unique::Unique<dyn core::ops::function::FnOnce() + core::marker::Send>" = type { %"core::ptr::non_null::NonNull<dyn core::ops::function::FnOnce() + core::marker::Send>", %"core::marker::PhantomData<dyn core::ops::function::FnOnce() + core::marker::Send>" }
%"core::ptr::non_null::NonNull<dyn core::ops::function::FnOnce() + core::marker::Send>" = type { { ptr, ptr } }
%"core::marker::PhantomData<dyn core::ops::function::FnOnce() + core::marker::Send>" = type {}
%"alloc::alloc::Global" = type {}
%"core::fmt::rt::Argument<'_>" = type { %"core::fmt::rt::ArgumentType<'_>" }
%"core::fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_f669120e3e486c1bafaf3a5c53b19058 = private unnamed_addr constant [61 x i8] c"fatal runtime error: thread local panicked on drop, aborting\0A", align 1
@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_804fe84f71ba8a214211f2b7d0b18246 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00x\00\00\00\11\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ ptr, [16 x i8], ptr, ptr, ptr }> <{ ptr @"_ZN4core3ptr93drop_in_place$LT$std..io..default_write_fmt..Adapter$LT$std..sys..stdio..unix..Stderr$GT$$GT$17hd4b191529ad00722E", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17h7b9a04e550e1a8b6E", ptr @_ZN4core3fmt5Write10write_char17h94b2cb25f2580b7cE, ptr @_ZN4core3fmt5Write9write_fmt17hb586fd158bd3ff18E }>, align 8
@alloc_a439077caaee6bab9af745f1531d72a4 = private unnamed_addr constant [86 x i8] c"a formatting trait implementation returned an error when the underlying stream did not", align 1
@alloc_99934ceadea2ef3a7bbccbd3e4b2fedc = private unnamed_addr constant [74 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/io/mod.rs\00", align 1
@alloc_b0ae37a9738c727c4872e897e1f5ac1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_99934ceadea2ef3a7bbccbd3e4b2fedc, [16 x i8] c"I\00\00\00\00\00\00\00\88\02\00\00\11\00\00\00" }>, align 8
@alloc_8d68fcbc011419193bd208f22e2789d1 = private unnamed_addr constant [28 x i8] c"failed to write whole buffer", align 1
@alloc_0c6bd0c1dc63d8d7fb1eb0c800f5dec2 = private unnamed_addr constant <{ ptr, [9 x i8], [7 x i8] }> <{ ptr @alloc_8d68fcbc011419193bd208f22e2789d1, [9 x i8] c"\1C\00\00\00\00\00\00\00\17", [7 x i8] undef }>, align 8
@alloc_a2b462ac72db38b51a27d3bbf062bd3b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_99934ceadea2ef3a7bbccbd3e4b2fedc, [16 x i8] c"I\00\00\00\00\00\00\00Y\07\00\00$\00\00\00" }>, align 8
@alloc_6784ef57cf171ae632d19b0dd5318396 = private unnamed_addr constant [91 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/io/error/repr_bitpacked.rs\00", align 1
@alloc_a185c37a7413867ddb596db6d01df0de = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6784ef57cf171ae632d19b0dd5318396, [16 x i8] c"Z\00\00\00\00\00\00\00\08\01\00\00\1A\00\00\00" }>, align 8
@alloc_a500d906b91607583596fa15e63c2ada = private unnamed_addr constant [40 x i8] c"internal error: entered unreachable code", align 1
@alloc_001eb85a62c5c94c4f46cb7ac3a24716 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6784ef57cf171ae632d19b0dd5318396, [16 x i8] c"Z\00\00\00\00\00\00\00\19\01\00\00\0D\00\00\00" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hacb6e0a589dca08eE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h50a4466b163476d3E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h50a4466b163476d3E" }>, align 8
@alloc_aa56ab6dfb94b431d8f79adbe7eb243c = private unnamed_addr constant [96 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sys/thread_local/native/lazy.rs\00", align 1
@alloc_7b53e7a1035f036603d7de98df4bcfcb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_aa56ab6dfb94b431d8f79adbe7eb243c, [16 x i8] c"_\00\00\00\00\00\00\00b\00\00\00$\00\00\00" }>, align 8
@anon.332503de82924a7fe9122b5bde75d6f1.0 = private unnamed_addr constant <{ [8 x i8], [4 x i8], [4 x i8] }> <{ [8 x i8] undef, [4 x i8] c"\00\CA\9A;", [4 x i8] undef }>, align 8
@alloc_51f942b131f9acca854baa3b3f0e8699 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/mod.rs\00", align 1
@alloc_c231dcbbaabc6514b17419c5c30dc320 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_51f942b131f9acca854baa3b3f0e8699, [16 x i8] c"P\00\00\00\00\00\00\00\91\01\00\00-\00\00\00" }>, align 8
@alloc_ac8b2d80e250e2d1effb6e8fc2325e5c = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/list.rs\00", align 1
@alloc_6eb866dd21fd4eb1f65dd40a11ec59a2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac8b2d80e250e2d1effb6e8fc2325e5c, [16 x i8] c"Q\00\00\00\00\00\00\00\F3\00\00\00C\00\00\00" }>, align 8
@alloc_d7dd55b78b495652c75ea84bc1d6216b = private unnamed_addr constant [25 x i8] c"assertion failed: val > 2", align 1
@alloc_f3436559834aca99d906adbbc9446255 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/select.rs\00", align 1
@alloc_9f74ab123ea452d860c10c4d9e15d827 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f3436559834aca99d906adbbc9446255, [16 x i8] c"S\00\00\00\00\00\00\00\1C\00\00\00\09\00\00\00" }>, align 8
@anon.332503de82924a7fe9122b5bde75d6f1.1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\01\00\00\00\00\00\00\00", [8 x i8] undef }>, align 8
@alloc_25d0e2c313a4186c5b7622480420459e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac8b2d80e250e2d1effb6e8fc2325e5c, [16 x i8] c"Q\00\00\00\00\00\00\00\C8\01\00\00*\00\00\00" }>, align 8
@alloc_454718e1b1e8adbe91118d5bc770e2da = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac8b2d80e250e2d1effb6e8fc2325e5c, [16 x i8] c"Q\00\00\00\00\00\00\00\CA\01\00\009\00\00\00" }>, align 8
@alloc_1f7cb7956ca47d867175b1c4e7b9e0f3 = private unnamed_addr constant [40 x i8] c"assertion failed: self.start_send(token)", align 1
@alloc_fa8c66dc7d4a41fcd14b17187f392270 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac8b2d80e250e2d1effb6e8fc2325e5c, [16 x i8] c"Q\00\00\00\00\00\00\00\9A\01\00\00\09\00\00\00" }>, align 8
@alloc_b87cc0d03b6b2a40c9a0944adaf8a344 = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/zero.rs\00", align 1
@alloc_6d374db918d607bb8077675d05398ef3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\1F\01\00\00+\00\00\00" }>, align 8
@alloc_273a3812b6a7133b3beec30941d4ba98 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\86\00\00\00:\00\00\00" }>, align 8
@alloc_e0593c2a9d89c1ed371f09114f116e68 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00~\00\00\00A\00\00\00" }>, align 8
@alloc_836b849d98830829cf6a7a08bc89960f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\ED\00\00\00+\00\00\00" }>, align 8
@alloc_89b6fef165d2b1d917a76e1eb964ba4c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\09\01\00\00&\00\00\00" }>, align 8
@alloc_0d4d6533511804e07e03a4266d13e553 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\0B\01\00\00'\00\00\00" }>, align 8
@alloc_5ee0200cdb7819debc31b31561ba30bb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\0B\01\00\00K\00\00\00" }>, align 8
@alloc_d0e2435c66b242d5578d26cddc93f07d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\0F\01\00\00'\00\00\00" }>, align 8
@alloc_5b8fd68198658edd6d8da21b2d4f5724 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\0F\01\00\00K\00\00\00" }>, align 8
@alloc_099c615d988f27910181db6109cc0854 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\15\01\00\00@\00\00\00" }>, align 8
@alloc_c5ac89cffbf7b72ecfe44e281ee8f9ba = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\A8\00\00\00+\00\00\00" }>, align 8
@alloc_a24084a104f5701bf6f6123842f44a61 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\AF\00\00\00-\00\00\00" }>, align 8
@alloc_4099a96aea6918a5ab06bff907b789f0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\C5\00\00\00&\00\00\00" }>, align 8
@alloc_e8d23d6b83fd3491b73daebeed4e1933 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\C7\00\00\00'\00\00\00" }>, align 8
@alloc_2f97e8dc745b7f7e04461e0351afcf89 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\C7\00\00\00I\00\00\00" }>, align 8
@alloc_9c89138bb37ec3fdf6014bea1ae46262 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\C8\00\00\00G\00\00\00" }>, align 8
@alloc_3684ceb8d6a320d049a72e654dcfeac8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\CC\00\00\00'\00\00\00" }>, align 8
@alloc_eb1200c0d7ee0c4ce3b91e0dde3b43ca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\CC\00\00\00I\00\00\00" }>, align 8
@alloc_70b6a9c0f29ed2f6fe96d4c13346b6d2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b87cc0d03b6b2a40c9a0944adaf8a344, [16 x i8] c"Q\00\00\00\00\00\00\00\CD\00\00\00G\00\00\00" }>, align 8
@alloc_5dde618bf9b1401ddcfabae0f06ab79b = private unnamed_addr constant [83 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/array.rs\00", align 1
@alloc_f956ba7891e2f7abb01e32e451f1407a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5dde618bf9b1401ddcfabae0f06ab79b, [16 x i8] c"R\00\00\00\00\00\00\00\95\01\00\00*\00\00\00" }>, align 8
@alloc_da9d3d52ba5580f0ed1e25c1faa6f3cc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5dde618bf9b1401ddcfabae0f06ab79b, [16 x i8] c"R\00\00\00\00\00\00\00\97\01\00\009\00\00\00" }>, align 8
@alloc_8c12747f02621079697067a4495602c0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5dde618bf9b1401ddcfabae0f06ab79b, [16 x i8] c"R\00\00\00\00\00\00\00a\01\00\00*\00\00\00" }>, align 8
@alloc_076054f9f98b2b6e4125c6918e54786c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5dde618bf9b1401ddcfabae0f06ab79b, [16 x i8] c"R\00\00\00\00\00\00\00c\01\00\007\00\00\00" }>, align 8
@_RNvNCNKNvNvNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc5waker17current_thread_id5DUMMY0s_023___RUST_STD_INTERNAL_VAL = external thread_local global i8
@anon.332503de82924a7fe9122b5bde75d6f1.2 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\02\00\00\00\00\00\00\00", [8 x i8] undef }>, align 8
@alloc_7d5dc1fdce8299737078b6c26762bc7a = private unnamed_addr constant ptr @_ZN4core3ops8function6FnOnce9call_once17haf8b06c62888e39bE, align 8
@alloc_16088388ce4f595ad370e2176055da79 = private unnamed_addr constant [83 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/waker.rs\00", align 1
@alloc_63b5c34c438db15014983a9f272dcd78 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_16088388ce4f595ad370e2176055da79, [16 x i8] c"R\00\00\00\00\00\00\00\\\00\00\00+\00\00\00" }>, align 8
@alloc_03736e89e5fcffc740f8466ca4edc3aa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_16088388ce4f595ad370e2176055da79, [16 x i8] c"R\00\00\00\00\00\00\00:\00\00\00(\00\00\00" }>, align 8
@alloc_b4ceacc3e8c78fe287518490c0ee722c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_16088388ce4f595ad370e2176055da79, [16 x i8] c"R\00\00\00\00\00\00\00\BC\00\00\00+\00\00\00" }>, align 8
@alloc_631b16c3a01116d2e4ec58a07df7234d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_16088388ce4f595ad370e2176055da79, [16 x i8] c"R\00\00\00\00\00\00\00\A2\00\00\00+\00\00\00" }>, align 8
@alloc_7f282321ec518a239e66cd4cfbac1aa2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_16088388ce4f595ad370e2176055da79, [16 x i8] c"R\00\00\00\00\00\00\00\AD\00\00\00/\00\00\00" }>, align 8
@alloc_05392fe26e591e6d1d386ec632a50745 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_16088388ce4f595ad370e2176055da79, [16 x i8] c"R\00\00\00\00\00\00\00\99\00\00\00+\00\00\00" }>, align 8
@anon.332503de82924a7fe9122b5bde75d6f1.3 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@anon.332503de82924a7fe9122b5bde75d6f1.4 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\04\00\00\00\00\00\00\00", [8 x i8] undef }>, align 8
@alloc_fd1c8db6843c83ae44595e2764d9d1b9 = private unnamed_addr constant ptr @_ZN4core3ops8function6FnOnce9call_once17h79e92f08971bb2d7E, align 8
@alloc_f2e8319ff7fa589f211f54258e392e49 = private unnamed_addr constant [85 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/sync/mpmc/context.rs\00", align 1
@alloc_550649586b304ee6cb72a18e1c51a650 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f2e8319ff7fa589f211f54258e392e49, [16 x i8] c"T\00\00\00\00\00\00\000\00\00\00\1E\00\00\00" }>, align 8
@_RNvNCNKNvNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtBa_7Context4with7CONTEXT0023___RUST_STD_INTERNAL_VAL = external thread_local global %"std::sys::thread_local::native::lazy::Storage<core::cell::Cell<core::option::Option<std::sync::mpmc::context::Context>>, ()>"
@_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT = external global %"core::sync::atomic::AtomicUsize"
@alloc_db90a5aeb47db099fc1c8c0d7189d4d1 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/local.rs\00", align 1
@alloc_341485d7d7ef100ada79b2549f019e24 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_db90a5aeb47db099fc1c8c0d7189d4d1, [16 x i8] c"O\00\00\00\00\00\00\00\DF\01\00\00\19\00\00\00" }>, align 8
@alloc_e3605bf48dd8479a638909176cc37fce = private unnamed_addr constant [22 x i8] c"failed to spawn thread", align 1
@alloc_ac3c4e69c0cf013c504e8d949189a5f7 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/functions.rs\00", align 1
@alloc_0246dd9f5900f3685febed10b072f357 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac3c4e69c0cf013c504e8d949189a5f7, [16 x i8] c"S\00\00\00\00\00\00\00\83\00\00\00\1D\00\00\00" }>, align 8
@vtable.2 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr150drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h070cc167e6f99740E", [16 x i8] c"8\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1b29c2e328df5f10E" }>, align 8
@_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN = external global %"core::sync::atomic::AtomicUsize"
@alloc_7a0078e56453c84a4274ce689b2bb39a = private unnamed_addr constant [14 x i8] c"RUST_MIN_STACK", align 1
@alloc_987f9181f01088182face37be6d0a1cd = private unnamed_addr constant [41 x i8] c"threads should not terminate unexpectedly", align 1
@alloc_d71163240bab68464d47d4f464e0e58e = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/lifecycle.rs\00", align 1
@alloc_c8fa0f44c6d4fbb5209642c5dc0b0954 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d71163240bab68464d47d4f464e0e58e, [16 x i8] c"S\00\00\00\00\00\00\00\F7\00\00\00\0E\00\00\00" }>, align 8
@alloc_5c930fb1751f82b8f0fb1f0c7d0d38d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d71163240bab68464d47d4f464e0e58e, [16 x i8] c"S\00\00\00\00\00\00\00\FB\00\00\00\0E\00\00\00" }>, align 8
@alloc_e05d24d8281e788759f08dbea3521ad4 = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/mod.rs\00", align 1
@alloc_b49a5b928370fb477a9bbed72ec2f772 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e05d24d8281e788759f08dbea3521ad4, [16 x i8] c"K\00\00\00\00\00\00\00\DB\04\00\00\05\00\00\00" }>, align 8
@alloc_a7ca6b33fc9d174499ffd85537cb5ade = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e05d24d8281e788759f08dbea3521ad4, [16 x i8] c"K\00\00\00\00\00\00\00\0A\07\00\00\01\00\00\00" }>, align 8
@alloc_7f40ab16d52f282df0c782611f779477 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/char/methods.rs\00", align 1
@alloc_6b557263fd484559e1266c7bddec5c17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00U\07\00\00\09\00\00\00" }>, align 8
@alloc_2800f9fd9aa1f3e24fde08ad5f3cf8ec = private unnamed_addr constant [71 x i8] c"\12encode_utf8: need \C0\13 bytes to encode U+\C3 \00\00i\04\00\15 but buffer has just \C0\00", align 1
@alloc_78b6a49e36fe808e0ef950c2feb9fafc = private unnamed_addr constant [71 x i8] c"to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive", align 1
@alloc_d5231788140d59bda2c80f53d0e0d46e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00\93\01\00\00\09\00\00\00" }>, align 8
@anon.332503de82924a7fe9122b5bde75d6f1.5 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_75fb06c2453febd814e73f5f2e72ae38 = private unnamed_addr constant [199 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_9cd20c3e415f4d39f0ceb012cb758628 = private unnamed_addr constant [40 x i8] c"there is no such thing as a release load", align 1
@alloc_e17502e153481471943c37e20438384b = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/sync/atomic.rs\00", align 1
@alloc_b7d26e4bc52b7f02cc25e37f0bf633e4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\005\0F\00\00\18\00\00\00" }>, align 8
@alloc_96ab912d0054b46da785b206a96c9a45 = private unnamed_addr constant [49 x i8] c"there is no such thing as an acquire-release load", align 1
@alloc_738c866d826467e54726b360a2118a62 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\006\0F\00\00\17\00\00\00" }>, align 8
@alloc_bf39103a6db665396aab4632362d9353 = private unnamed_addr constant [42 x i8] c"there is no such thing as an acquire store", align 1
@alloc_a574beff59ab58cf5ed2d6bc163e2302 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00&\0F\00\00\18\00\00\00" }>, align 8
@alloc_00c0bce0fa6327f8ec8e69d6d765d508 = private unnamed_addr constant [50 x i8] c"there is no such thing as an acquire-release store", align 1
@alloc_aec0388915b72a4f610ad656c35be884 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00'\0F\00\00\17\00\00\00" }>, align 8
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_9358981a0abd66965a2745829d6abd34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AB\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_5d2b33ea973198a6afb110fdf3882ee7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AA\0F\00\00\1C\00\00\00" }>, align 8
@alloc_1dbbdb33ce56ab0f629d5d081745ad16 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EC\0F\00\00\1D\00\00\00" }>, align 8
@alloc_11a7b6bb3417a8fba26ae9c100d23a1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EB\0F\00\00\1C\00\00\00" }>, align 8
@alloc_929e9b2e7b7429614ca4fc017efff666 = private unnamed_addr constant [41 x i8] c"there is no such thing as a relaxed fence", align 1
@alloc_ea5b21d5fc560c6358071a0315535da4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\19\11\00\00\18\00\00\00" }>, align 8
@alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/index.rs\00", align 1
@alloc_21c90d6ce026acc7b582d8b311b740c9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\F8\03\00\004\00\00\00" }>, align 8
@alloc_c06608df6cc0d2bd95c819188c4ea232 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\FC\03\00\003\00\00\00" }>, align 8
@alloc_9c3779819ac11be89abc0afc5d90a891 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\07\04\00\007\00\00\00" }>, align 8
@alloc_7562524d953770acb7353b229c3fecbe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\03\04\00\008\00\00\00" }>, align 8
@vtable.3 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h38b05d4450ffbc4cE", [16 x i8] c"\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt }>, align 8
@vtable.4 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @"_ZN72_$LT$std..sync..mpsc..SendError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h08bd17098e442943E" }>, align 8
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@vtable.5 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17ha49dcde8d60e910bE", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN67_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h0a1366824a5c03b4E" }>, align 8
@vtable.6 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr131drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$$GT$17hdf469105667c77ddE", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h021e5c7e288ad0a7E" }>, align 8
@vtable.7 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN63_$LT$std..sync..mpsc..RecvError$u20$as$u20$core..fmt..Debug$GT$3fmt17hcb674463e78678a6E" }>, align 8
@vtable.8 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr132drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$$GT$17h1d27009a7a230eb8E", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hba7286a0f9a40f15E" }>, align 8
@alloc_9877fdffb06d7cb7231dc08b14b0e6fe = private unnamed_addr constant [77 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/vec/mod.rs\00", align 1
@alloc_474885fb42d5bbafad0057f15443a5d3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9877fdffb06d7cb7231dc08b14b0e6fe, [16 x i8] c"L\00\00\00\00\00\00\00y\0B\00\00$\00\00\00" }>, align 8
@alloc_0d39b42616559cee74cf067de278b432 = private unnamed_addr constant [9 x i8] c"RecvError", align 1
@alloc_b787fa9c78ca34a7fff824832ad7eff7 = private unnamed_addr constant [9 x i8] c"SendError", align 1
@alloc_8e2410b80645266732854088d21653bc = private unnamed_addr constant [11 x i8] c"PoisonError", align 1
@alloc_4cbb306fa0e9b78a3d73bb143e307b64 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/vec/drain.rs\00", align 1
@alloc_ccbed1f0fd9ac04b89118b089b1cca1d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cbb306fa0e9b78a3d73bb143e307b64, [16 x i8] c"N\00\00\00\00\00\00\00\EA\00\00\00(\00\00\00" }>, align 8
@alloc_8adadb088437dea76e9ca16ec451ab13 = private unnamed_addr constant [11 x i8] c"channel.rs\00", align 1
@alloc_06a69d3c4851d9be4d1dea1307619a0d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adadb088437dea76e9ca16ec451ab13, [16 x i8] c"\0A\00\00\00\00\00\00\00\09\00\00\00_\00\00\00" }>, align 8
@alloc_fc18870ebd3bffa18e161a5a63775070 = private unnamed_addr constant [4 x i8] c"\07\00\00\00", align 4
@alloc_6911d0ae5923c61e3640776cfaa1f564 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adadb088437dea76e9ca16ec451ab13, [16 x i8] c"\0A\00\00\00\00\00\00\00\0A\00\00\00\05\00\00\00" }>, align 8
@alloc_5418e81ed67d0a14cc4e5614bdd3067e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adadb088437dea76e9ca16ec451ab13, [16 x i8] c"\0A\00\00\00\00\00\00\00\0B\00\00\00\0E\00\00\00" }>, align 8
@alloc_42848ab6de049ac238386af76a196ffd = private unnamed_addr constant [42 x i8] c"assertion failed: receiver.recv().is_err()", align 1
@alloc_c82da7801efcdc898d4965c0f2fb1d9a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adadb088437dea76e9ca16ec451ab13, [16 x i8] c"\0A\00\00\00\00\00\00\00\0C\00\00\00\05\00\00\00" }>, align 8
@alloc_e540d73e23a0eeac6a5277b137a1b951 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adadb088437dea76e9ca16ec451ab13, [16 x i8] c"\0A\00\00\00\00\00\00\00\08\00\00\002\00\00\00" }>, align 8
@alloc_58f213f5b48e0bea76ba0b429606a6b5 = private unnamed_addr constant [62 x i8] c"fatal runtime error: thread result panicked on drop, aborting\0A", align 1

define internal void @"_ZN103_$LT$std..sys..thread_local..abort_on_dtor_unwind..DtorUnwindGuard$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7b5a36222b62e08aE"(ptr align 1 %self) unnamed_addr #0 {
start:
  %_3 = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %0 = call ptr @_ZN3std2io5Write9write_fmt17h47d242be5115f635E(ptr align 1 %_2, ptr @alloc_f669120e3e486c1bafaf3a5c53b19058, ptr inttoptr (i64 123 to ptr)) #10
  store ptr %0, ptr %_3, align 8
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17hfc82fdaf993f409bE"(ptr align 8 %_3) #10
  call void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() #22
  unreachable
}

define internal void @"_ZN105_$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hca320a52e27e2b56E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr63drop_in_place$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17heda251417571725fE"(ptr align 8 %self) #10
  ret void
}

define internal { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17h71b7180f56e25f76E"(ptr align 8 %_1, ptr align 8 %item) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_10 = load ptr, ptr %1, align 8
  %_8 = load i64, ptr %_10, align 8
  %2 = call { i64, ptr } @"_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h58e7c26b413b8da5E"(ptr align 8 %_1, i64 %_8, ptr align 8 %item) #23
  %acc.0 = extractvalue { i64, ptr } %2, 0
  %acc.1 = extractvalue { i64, ptr } %2, 1
  %3 = getelementptr inbounds i8, ptr %_1, i64 8
  %_11 = load ptr, ptr %3, align 8
  %4 = load i64, ptr %_11, align 8
  %_9.0 = add i64 %4, 1
  %_9.1 = icmp ult i64 %_9.0, %4
  %5 = getelementptr inbounds i8, ptr %_1, i64 8
  %_12 = load ptr, ptr %5, align 8
  br i1 %_9.1, label %panic, label %bb2

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %_1, i64 8
  %_13 = load ptr, ptr %6, align 8
  store i64 %_9.0, ptr %_13, align 8
  %7 = insertvalue { i64, ptr } poison, i64 %acc.0, 0
  %8 = insertvalue { i64, ptr } %7, ptr %acc.1, 1
  ret { i64, ptr } %8

panic:                                            ; preds = %start
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_804fe84f71ba8a214211f2b7d0b18246) #24
  unreachable

bb3:                                              ; No predecessors!
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  resume { ptr, i32 } %13
}

define internal void @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h66429c12f21ea2e6E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_3 = alloca [48 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %self, i64 48, i1 false)
  call void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h314aca560fc06cd2E"(ptr align 8 %_3) #23
  ret void
}

define internal void @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17ha555ccb57a769d34E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  call void @_ZN4core3ops8function6FnOnce9call_once17h8938cf5c4f5cdc1cE(ptr align 8 %self) #23
  ret void
}

define internal void @"_ZN150_$LT$$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17had3be15ceec6e8a3E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_16 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %_16, i64 32
  %_3 = load i64, ptr %0, align 8
  %_2 = icmp ugt i64 %_3, 0
  br i1 %_2, label %bb1, label %bb4

bb4:                                              ; preds = %start
  br label %bb5

bb1:                                              ; preds = %start
  %_17 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %_17, i64 16
  %_22 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_22, i64 16
  %start1 = load i64, ptr %2, align 8
  %_23 = icmp ule i64 %start1, 384307168202282325
  %_18 = load ptr, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %_18, i64 24
  %tail = load i64, ptr %3, align 8
  %_7 = icmp ne i64 %tail, %start1
  br i1 %_7, label %bb2, label %bb3

bb5:                                              ; preds = %bb15, %bb4
  ret void

bb3:                                              ; preds = %bb12, %bb1
  %_20 = load ptr, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %_20, i64 32
  %_15 = load i64, ptr %4, align 8
  %new_len = add i64 %start1, %_15
  br label %bb15

bb2:                                              ; preds = %bb1
  %5 = getelementptr inbounds i8, ptr %_22, i64 8
  %_24 = load ptr, ptr %5, align 8
  %src = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_24, i64 %tail
  %6 = getelementptr inbounds i8, ptr %_22, i64 8
  %_25 = load ptr, ptr %6, align 8
  %dst = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_25, i64 %start1
  %_19 = load ptr, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %_19, i64 32
  %count = load i64, ptr %7, align 8
  br label %bb12

bb12:                                             ; preds = %bb2
  %8 = mul i64 24, %count
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %dst, ptr align 8 %src, i64 %8, i1 false)
  br label %bb3

bb15:                                             ; preds = %bb3
  %9 = getelementptr inbounds i8, ptr %_22, i64 16
  store i64 %new_len, ptr %9, align 8
  br label %bb5

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb16:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable
}

define internal { i64, ptr } @"_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17hcd8e5eb55276bb16E"(i64 %residual.0, ptr align 8 %residual.1) unnamed_addr #0 {
start:
  %0 = insertvalue { i64, ptr } poison, i64 %residual.0, 0
  %1 = insertvalue { i64, ptr } %0, ptr %residual.1, 1
  ret { i64, ptr } %1
}

define internal ptr @_ZN3std2io17default_write_fmt17hb127903dcf4fb0b6E(ptr align 1 %this, ptr %args.0, ptr %args.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %output = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %this, ptr %output, align 8
  %1 = getelementptr inbounds i8, ptr %output, i64 8
  store ptr null, ptr %1, align 8
  %_4 = call zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1 %output, ptr align 8 @vtable.0, ptr %args.0, ptr %args.1) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_7 = zext i1 %_4 to i64
  %2 = trunc nuw i64 %_7 to i1
  br i1 %2, label %bb3, label %bb4

bb3:                                              ; preds = %bb1
  %3 = getelementptr inbounds i8, ptr %output, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_13 = select i1 %6, i64 0, i64 1
  %_12 = icmp eq i64 %_13, 0
  %_8 = xor i1 %_12, true
  br i1 %_8, label %bb5, label %bb6

bb4:                                              ; preds = %bb1
  store ptr null, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %output, i64 8
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17hfc82fdaf993f409bE"(ptr align 8 %7) #10
  br label %bb9

bb9:                                              ; preds = %bb5, %bb4
  %8 = load ptr, ptr %_0, align 8
  ret ptr %8

bb6:                                              ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_a439077caaee6bab9af745f1531d72a4, ptr inttoptr (i64 173 to ptr), ptr align 8 @alloc_b0ae37a9738c727c4872e897e1f5ac1b) #24
  unreachable

bb5:                                              ; preds = %bb3
  %9 = getelementptr inbounds i8, ptr %output, i64 8
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %_0, align 8
  br label %bb9

bb2:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..io..default_write_fmt..Adapter$LT$std..sys..stdio..unix..Stderr$GT$$GT$17hd4b191529ad00722E"(ptr align 8 %output) #25
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15
}

define internal ptr @_ZN3std2io5Write9write_all17h95ef8b3d359b0de7E(ptr align 1 %self, ptr align 1 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_15 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_4 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %buf = alloca [16 x i8], align 8
  store ptr %0, ptr %buf, align 8
  %3 = getelementptr inbounds i8, ptr %buf, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb1

bb1:                                              ; preds = %bb15, %start
  %self.0 = load ptr, ptr %buf, align 8
  %4 = getelementptr inbounds i8, ptr %buf, i64 8
  %self.1 = load i64, ptr %4, align 8
  %5 = icmp eq i64 %self.1, 0
  br i1 %5, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  store ptr null, ptr %_0, align 8
  br label %bb13

bb3:                                              ; preds = %bb1
  %_5.0 = load ptr, ptr %buf, align 8
  %6 = getelementptr inbounds i8, ptr %buf, i64 8
  %_5.1 = load i64, ptr %6, align 8
  %7 = call { i64, ptr } @_RNvXs3_NtNtNtCsjrHSEGnQ3l9_3std3sys5stdio4unixNtB5_6StderrNtNtBb_2io5Write5write(ptr align 1 %self, ptr align 1 %_5.0, i64 %_5.1) #10
  %8 = extractvalue { i64, ptr } %7, 0
  %9 = extractvalue { i64, ptr } %7, 1
  store i64 %8, ptr %_4, align 8
  %10 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr %9, ptr %10, align 8
  %_6 = load i64, ptr %_4, align 8
  %11 = getelementptr inbounds i8, ptr %_4, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = trunc nuw i64 %_6 to i1
  br i1 %13, label %bb7, label %bb6

bb13:                                             ; preds = %bb12, %bb2
  %14 = load ptr, ptr %_0, align 8
  ret ptr %14

bb7:                                              ; preds = %bb3
  %15 = getelementptr inbounds i8, ptr %_4, i64 8
  %_25 = load ptr, ptr %15, align 8
  call void @_ZN3std2io5error14repr_bitpacked11decode_repr17hdb7c9e3cae1b613aE(ptr sret([16 x i8]) align 8 %_15, ptr %_25) #23
  br label %bb25

bb6:                                              ; preds = %bb3
  %16 = getelementptr inbounds i8, ptr %_4, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %bb9, label %bb8

bb9:                                              ; preds = %bb6
  store ptr @alloc_0c6bd0c1dc63d8d7fb1eb0c800f5dec2, ptr %_0, align 8
  br label %bb12

bb8:                                              ; preds = %bb6
  %19 = getelementptr inbounds i8, ptr %_4, i64 8
  %n = load i64, ptr %19, align 8
  %20 = load ptr, ptr %buf, align 8
  %21 = getelementptr inbounds i8, ptr %buf, i64 8
  %_30 = load i64, ptr %21, align 8
  %_29 = icmp ugt i64 %n, %_30
  br i1 %_29, label %bb26, label %bb27

bb12:                                             ; preds = %bb11, %bb9
  br label %bb13

bb27:                                             ; preds = %bb8
  %new_len = sub nuw i64 %_30, %n
  %_34.0 = load ptr, ptr %buf, align 8
  %22 = getelementptr inbounds i8, ptr %buf, i64 8
  %_34.1 = load i64, ptr %22, align 8
  %_36 = getelementptr inbounds nuw i8, ptr %_34.0, i64 %n
  store ptr %_36, ptr %buf, align 8
  %23 = getelementptr inbounds i8, ptr %buf, i64 8
  store i64 %new_len, ptr %23, align 8
  br label %bb17

bb26:                                             ; preds = %bb8
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %n, i64 %_30, i64 %_30, ptr align 8 @alloc_a2b462ac72db38b51a27d3bbf062bd3b) #24
  unreachable

bb17:                                             ; preds = %bb10, %bb27
  %_12 = load i64, ptr %_4, align 8
  %24 = getelementptr inbounds i8, ptr %_4, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = trunc nuw i64 %_12 to i1
  br i1 %26, label %bb16, label %bb15

bb25:                                             ; preds = %bb7
  %27 = load i8, ptr %_15, align 8
  %_17 = zext i8 %27 to i64
  switch i64 %_17, label %bb5 [
    i64 0, label %bb23
    i64 1, label %bb21
    i64 2, label %bb20
    i64 3, label %bb22
  ]

bb5:                                              ; preds = %bb25
  unreachable

bb23:                                             ; preds = %bb25
  %28 = getelementptr inbounds i8, ptr %_15, i64 4
  %code = load i32, ptr %28, align 4
  %29 = icmp eq i32 %code, 4
  %30 = zext i1 %29 to i8
  store i8 %30, ptr %_10, align 1
  br label %bb24

bb21:                                             ; preds = %bb25
  %31 = getelementptr inbounds i8, ptr %_15, i64 1
  %kind = load i8, ptr %31, align 1
  %_27 = zext i8 %kind to i64
  %32 = icmp eq i64 %_27, 35
  %33 = zext i1 %32 to i8
  store i8 %33, ptr %_10, align 1
  br label %bb24

bb20:                                             ; preds = %bb25
  %34 = getelementptr inbounds i8, ptr %_15, i64 8
  %m = load ptr, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %m, i64 16
  %36 = load i8, ptr %35, align 8
  %_26 = zext i8 %36 to i64
  %37 = icmp eq i64 %_26, 35
  %38 = zext i1 %37 to i8
  store i8 %38, ptr %_10, align 1
  br label %bb24

bb22:                                             ; preds = %bb25
  %39 = getelementptr inbounds i8, ptr %_15, i64 8
  %c = load ptr, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %c, i64 16
  %41 = load i8, ptr %40, align 8
  %_28 = zext i8 %41 to i64
  %42 = icmp eq i64 %_28, 35
  %43 = zext i1 %42 to i8
  store i8 %43, ptr %_10, align 1
  br label %bb24

bb24:                                             ; preds = %bb22, %bb20, %bb21, %bb23
  %44 = load i8, ptr %_10, align 1
  %45 = trunc nuw i8 %44 to i1
  br i1 %45, label %bb10, label %bb11

bb11:                                             ; preds = %bb24
  %46 = getelementptr inbounds i8, ptr %_4, i64 8
  %e = load ptr, ptr %46, align 8
  store ptr %e, ptr %_0, align 8
  br label %bb12

bb10:                                             ; preds = %bb24
  br label %bb17

bb16:                                             ; preds = %bb17
  %47 = getelementptr inbounds i8, ptr %_4, i64 8
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h38b05d4450ffbc4cE"(ptr align 8 %47) #10
  br label %bb15

bb15:                                             ; preds = %bb16, %bb17
  br label %bb1

bb19:                                             ; No predecessors!
  %_13 = load i64, ptr %_4, align 8
  %48 = getelementptr inbounds i8, ptr %_4, i64 8
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq i64 %_13, 1
  br i1 %50, label %bb18, label %bb14

bb18:                                             ; preds = %bb19
  %51 = getelementptr inbounds i8, ptr %_4, i64 8
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h38b05d4450ffbc4cE"(ptr align 8 %51) #25
  br label %bb14

bb14:                                             ; preds = %bb18, %bb19
  %52 = load ptr, ptr %2, align 8
  %53 = getelementptr inbounds i8, ptr %2, i64 8
  %54 = load i32, ptr %53, align 8
  %55 = insertvalue { ptr, i32 } poison, ptr %52, 0
  %56 = insertvalue { ptr, i32 } %55, i32 %54, 1
  resume { ptr, i32 } %56
}

define internal ptr @_ZN3std2io5Write9write_fmt17h47d242be5115f635E(ptr align 1 %self, ptr %0, ptr %1) unnamed_addr #1 {
start:
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %3 = call { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17hf262952706fc4b59E(ptr align 8 %args) #23
  %4 = extractvalue { ptr, i64 } %3, 0
  %5 = extractvalue { ptr, i64 } %3, 1
  store ptr %4, ptr %_3, align 8
  %6 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %5, ptr %6, align 8
  %7 = load ptr, ptr %_3, align 8
  %8 = getelementptr inbounds i8, ptr %_3, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = ptrtoint ptr %7 to i64
  %11 = icmp eq i64 %10, 0
  %_5 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_5 to i1
  br i1 %12, label %bb2, label %bb4

bb2:                                              ; preds = %start
  %s.0 = load ptr, ptr %_3, align 8
  %13 = getelementptr inbounds i8, ptr %_3, i64 8
  %s.1 = load i64, ptr %13, align 8
  %14 = call ptr @_ZN3std2io5Write9write_all17h95ef8b3d359b0de7E(ptr align 1 %self, ptr align 1 %s.0, i64 %s.1) #10
  store ptr %14, ptr %_0, align 8
  br label %bb5

bb4:                                              ; preds = %start
  %15 = load ptr, ptr %args, align 8
  %16 = getelementptr inbounds i8, ptr %args, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = call ptr @_ZN3std2io17default_write_fmt17hb127903dcf4fb0b6E(ptr align 1 %self, ptr %15, ptr %17) #10
  store ptr %18, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb4, %bb2
  %19 = load ptr, ptr %_0, align 8
  ret ptr %19

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN3std2io5error14repr_bitpacked11decode_repr17h8fc84d1493b3ec45E(ptr sret([16 x i8]) align 8 %_0, ptr %ptr) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_21 = alloca [1 x i8], align 1
  %self = alloca [1 x i8], align 1
  store i8 1, ptr %_21, align 1
  %bits = ptrtoint ptr %ptr to i64
  %_5 = and i64 %bits, 3
  switch i64 %_5, label %bb1 [
    i64 2, label %bb5
    i64 3, label %bb4
    i64 0, label %bb3
    i64 1, label %bb2
  ]

bb1:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_001eb85a62c5c94c4f46cb7ac3a24716) #24
  unreachable

bb5:                                              ; preds = %start
  %_7 = ashr i64 %bits, 32
  %code = trunc i64 %_7 to i32
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %code, ptr %2, align 4
  store i8 0, ptr %_0, align 8
  br label %bb16

bb4:                                              ; preds = %start
  %_10 = lshr i64 %bits, 32
  %kind_bits = trunc i64 %_10 to i32
  %3 = call i8 @_ZN3std2io5error14repr_bitpacked14kind_from_prim17he94f4b66191bdf7eE(i32 %kind_bits) #23
  store i8 %3, ptr %self, align 1
  br label %bb6

bb3:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %ptr, ptr %4, align 8
  store i8 2, ptr %_0, align 8
  br label %bb16

bb2:                                              ; preds = %start
  %5 = getelementptr i8, ptr %ptr, i64 -1
  store ptr %5, ptr %1, align 8
  %_33 = load ptr, ptr %1, align 8
  store i8 0, ptr %_21, align 1
  %_17 = call align 8 ptr @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h3643f794b74baa9eE"(ptr %_33) #23
  br label %bb7

bb16:                                             ; preds = %bb3, %bb14, %bb5
  br label %bb8

bb6:                                              ; preds = %bb4
  %6 = load i8, ptr %self, align 1
  %7 = icmp eq i8 %6, 42
  %_23 = select i1 %7, i64 0, i64 1
  %8 = trunc nuw i64 %_23 to i1
  br i1 %8, label %bb14, label %bb13

bb14:                                             ; preds = %bb6
  %kind = load i8, ptr %self, align 1
  %9 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %kind, ptr %9, align 1
  store i8 1, ptr %_0, align 8
  br label %bb16

bb13:                                             ; preds = %bb6
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17ha1608d938331c011E(ptr align 8 @alloc_a185c37a7413867ddb596db6d01df0de) #23
  br label %bb12

bb12:                                             ; preds = %bb13
  unreachable

bb8:                                              ; preds = %bb7, %bb16
  ret void

bb7:                                              ; preds = %bb2
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_17, ptr %10, align 8
  store i8 3, ptr %_0, align 8
  br label %bb8

bb11:                                             ; No predecessors!
  %11 = load i8, ptr %_21, align 1
  %12 = trunc nuw i8 %11 to i1
  br i1 %12, label %bb10, label %bb9

bb9:                                              ; preds = %bb10, %bb11
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb10:                                             ; preds = %bb11
  br label %bb9
}

define internal void @_ZN3std2io5error14repr_bitpacked11decode_repr17hdb7c9e3cae1b613aE(ptr sret([16 x i8]) align 8 %_0, ptr %ptr) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_21 = alloca [1 x i8], align 1
  %self = alloca [1 x i8], align 1
  store i8 1, ptr %_21, align 1
  %bits = ptrtoint ptr %ptr to i64
  %_5 = and i64 %bits, 3
  switch i64 %_5, label %bb1 [
    i64 2, label %bb5
    i64 3, label %bb4
    i64 0, label %bb3
    i64 1, label %bb2
  ]

bb1:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_001eb85a62c5c94c4f46cb7ac3a24716) #24
  unreachable

bb5:                                              ; preds = %start
  %_7 = ashr i64 %bits, 32
  %code = trunc i64 %_7 to i32
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %code, ptr %2, align 4
  store i8 0, ptr %_0, align 8
  br label %bb16

bb4:                                              ; preds = %start
  %_10 = lshr i64 %bits, 32
  %kind_bits = trunc i64 %_10 to i32
  %3 = call i8 @_ZN3std2io5error14repr_bitpacked14kind_from_prim17he94f4b66191bdf7eE(i32 %kind_bits) #23
  store i8 %3, ptr %self, align 1
  br label %bb6

bb3:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %ptr, ptr %4, align 8
  store i8 2, ptr %_0, align 8
  br label %bb16

bb2:                                              ; preds = %start
  %5 = getelementptr i8, ptr %ptr, i64 -1
  store ptr %5, ptr %1, align 8
  %_33 = load ptr, ptr %1, align 8
  store i8 0, ptr %_21, align 1
  %_17 = call align 8 ptr @"_ZN3std2io5error14repr_bitpacked4Repr4data28_$u7b$$u7b$closure$u7d$$u7d$17h16977864021f7271E"(ptr %_33) #23
  br label %bb7

bb16:                                             ; preds = %bb3, %bb14, %bb5
  br label %bb8

bb6:                                              ; preds = %bb4
  %6 = load i8, ptr %self, align 1
  %7 = icmp eq i8 %6, 42
  %_23 = select i1 %7, i64 0, i64 1
  %8 = trunc nuw i64 %_23 to i1
  br i1 %8, label %bb14, label %bb13

bb14:                                             ; preds = %bb6
  %kind = load i8, ptr %self, align 1
  %9 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %kind, ptr %9, align 1
  store i8 1, ptr %_0, align 8
  br label %bb16

bb13:                                             ; preds = %bb6
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17ha1608d938331c011E(ptr align 8 @alloc_a185c37a7413867ddb596db6d01df0de) #23
  br label %bb12

bb12:                                             ; preds = %bb13
  unreachable

bb8:                                              ; preds = %bb7, %bb16
  ret void

bb7:                                              ; preds = %bb2
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_17, ptr %10, align 8
  store i8 3, ptr %_0, align 8
  br label %bb8

bb11:                                             ; No predecessors!
  %11 = load i8, ptr %_21, align 1
  %12 = trunc nuw i8 %11 to i1
  br i1 %12, label %bb10, label %bb9

bb9:                                              ; preds = %bb10, %bb11
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb10:                                             ; preds = %bb11
  br label %bb9
}

define internal i8 @_ZN3std2io5error14repr_bitpacked14kind_from_prim17he94f4b66191bdf7eE(i32 %ek) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = icmp eq i32 %ek, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb85

bb2:                                              ; preds = %start
  %1 = icmp eq i32 %ek, 1
  br i1 %1, label %bb3, label %bb4

bb85:                                             ; preds = %bb84, %bb83, %bb81, %bb79, %bb77, %bb75, %bb73, %bb71, %bb69, %bb67, %bb65, %bb63, %bb61, %bb59, %bb57, %bb55, %bb53, %bb51, %bb49, %bb47, %bb45, %bb43, %bb41, %bb39, %bb37, %bb35, %bb33, %bb31, %bb29, %bb27, %bb25, %bb23, %bb21, %bb19, %bb17, %bb15, %bb13, %bb11, %bb9, %bb7, %bb5, %bb3, %bb1
  %2 = load i8, ptr %_0, align 1
  ret i8 %2

bb3:                                              ; preds = %bb2
  store i8 1, ptr %_0, align 1
  br label %bb85

bb4:                                              ; preds = %bb2
  %3 = icmp eq i32 %ek, 2
  br i1 %3, label %bb5, label %bb6

bb5:                                              ; preds = %bb4
  store i8 2, ptr %_0, align 1
  br label %bb85

bb6:                                              ; preds = %bb4
  %4 = icmp eq i32 %ek, 3
  br i1 %4, label %bb7, label %bb8

bb7:                                              ; preds = %bb6
  store i8 3, ptr %_0, align 1
  br label %bb85

bb8:                                              ; preds = %bb6
  %5 = icmp eq i32 %ek, 4
  br i1 %5, label %bb9, label %bb10

bb9:                                              ; preds = %bb8
  store i8 4, ptr %_0, align 1
  br label %bb85

bb10:                                             ; preds = %bb8
  %6 = icmp eq i32 %ek, 5
  br i1 %6, label %bb11, label %bb12

bb11:                                             ; preds = %bb10
  store i8 5, ptr %_0, align 1
  br label %bb85

bb12:                                             ; preds = %bb10
  %7 = icmp eq i32 %ek, 6
  br i1 %7, label %bb13, label %bb14

bb13:                                             ; preds = %bb12
  store i8 6, ptr %_0, align 1
  br label %bb85

bb14:                                             ; preds = %bb12
  %8 = icmp eq i32 %ek, 7
  br i1 %8, label %bb15, label %bb16

bb15:                                             ; preds = %bb14
  store i8 7, ptr %_0, align 1
  br label %bb85

bb16:                                             ; preds = %bb14
  %9 = icmp eq i32 %ek, 8
  br i1 %9, label %bb17, label %bb18

bb17:                                             ; preds = %bb16
  store i8 8, ptr %_0, align 1
  br label %bb85

bb18:                                             ; preds = %bb16
  %10 = icmp eq i32 %ek, 9
  br i1 %10, label %bb19, label %bb20

bb19:                                             ; preds = %bb18
  store i8 9, ptr %_0, align 1
  br label %bb85

bb20:                                             ; preds = %bb18
  %11 = icmp eq i32 %ek, 10
  br i1 %11, label %bb21, label %bb22

bb21:                                             ; preds = %bb20
  store i8 10, ptr %_0, align 1
  br label %bb85

bb22:                                             ; preds = %bb20
  %12 = icmp eq i32 %ek, 11
  br i1 %12, label %bb23, label %bb24

bb23:                                             ; preds = %bb22
  store i8 11, ptr %_0, align 1
  br label %bb85

bb24:                                             ; preds = %bb22
  %13 = icmp eq i32 %ek, 12
  br i1 %13, label %bb25, label %bb26

bb25:                                             ; preds = %bb24
  store i8 12, ptr %_0, align 1
  br label %bb85

bb26:                                             ; preds = %bb24
  %14 = icmp eq i32 %ek, 13
  br i1 %14, label %bb27, label %bb28

bb27:                                             ; preds = %bb26
  store i8 13, ptr %_0, align 1
  br label %bb85

bb28:                                             ; preds = %bb26
  %15 = icmp eq i32 %ek, 14
  br i1 %15, label %bb29, label %bb30

bb29:                                             ; preds = %bb28
  store i8 14, ptr %_0, align 1
  br label %bb85

bb30:                                             ; preds = %bb28
  %16 = icmp eq i32 %ek, 15
  br i1 %16, label %bb31, label %bb32

bb31:                                             ; preds = %bb30
  store i8 15, ptr %_0, align 1
  br label %bb85

bb32:                                             ; preds = %bb30
  %17 = icmp eq i32 %ek, 16
  br i1 %17, label %bb33, label %bb34

bb33:                                             ; preds = %bb32
  store i8 16, ptr %_0, align 1
  br label %bb85

bb34:                                             ; preds = %bb32
  %18 = icmp eq i32 %ek, 17
  br i1 %18, label %bb35, label %bb36

bb35:                                             ; preds = %bb34
  store i8 17, ptr %_0, align 1
  br label %bb85

bb36:                                             ; preds = %bb34
  %19 = icmp eq i32 %ek, 18
  br i1 %19, label %bb37, label %bb38

bb37:                                             ; preds = %bb36
  store i8 18, ptr %_0, align 1
  br label %bb85

bb38:                                             ; preds = %bb36
  %20 = icmp eq i32 %ek, 19
  br i1 %20, label %bb39, label %bb40

bb39:                                             ; preds = %bb38
  store i8 19, ptr %_0, align 1
  br label %bb85

bb40:                                             ; preds = %bb38
  %21 = icmp eq i32 %ek, 20
  br i1 %21, label %bb41, label %bb42

bb41:                                             ; preds = %bb40
  store i8 20, ptr %_0, align 1
  br label %bb85

bb42:                                             ; preds = %bb40
  %22 = icmp eq i32 %ek, 21
  br i1 %22, label %bb43, label %bb44

bb43:                                             ; preds = %bb42
  store i8 21, ptr %_0, align 1
  br label %bb85

bb44:                                             ; preds = %bb42
  %23 = icmp eq i32 %ek, 22
  br i1 %23, label %bb45, label %bb46

bb45:                                             ; preds = %bb44
  store i8 22, ptr %_0, align 1
  br label %bb85

bb46:                                             ; preds = %bb44
  %24 = icmp eq i32 %ek, 23
  br i1 %24, label %bb47, label %bb48

bb47:                                             ; preds = %bb46
  store i8 23, ptr %_0, align 1
  br label %bb85

bb48:                                             ; preds = %bb46
  %25 = icmp eq i32 %ek, 24
  br i1 %25, label %bb49, label %bb50

bb49:                                             ; preds = %bb48
  store i8 24, ptr %_0, align 1
  br label %bb85

bb50:                                             ; preds = %bb48
  %26 = icmp eq i32 %ek, 25
  br i1 %26, label %bb51, label %bb52

bb51:                                             ; preds = %bb50
  store i8 25, ptr %_0, align 1
  br label %bb85

bb52:                                             ; preds = %bb50
  %27 = icmp eq i32 %ek, 26
  br i1 %27, label %bb53, label %bb54

bb53:                                             ; preds = %bb52
  store i8 26, ptr %_0, align 1
  br label %bb85

bb54:                                             ; preds = %bb52
  %28 = icmp eq i32 %ek, 27
  br i1 %28, label %bb55, label %bb56

bb55:                                             ; preds = %bb54
  store i8 27, ptr %_0, align 1
  br label %bb85

bb56:                                             ; preds = %bb54
  %29 = icmp eq i32 %ek, 28
  br i1 %29, label %bb57, label %bb58

bb57:                                             ; preds = %bb56
  store i8 28, ptr %_0, align 1
  br label %bb85

bb58:                                             ; preds = %bb56
  %30 = icmp eq i32 %ek, 29
  br i1 %30, label %bb59, label %bb60

bb59:                                             ; preds = %bb58
  store i8 29, ptr %_0, align 1
  br label %bb85

bb60:                                             ; preds = %bb58
  %31 = icmp eq i32 %ek, 30
  br i1 %31, label %bb61, label %bb62

bb61:                                             ; preds = %bb60
  store i8 30, ptr %_0, align 1
  br label %bb85

bb62:                                             ; preds = %bb60
  %32 = icmp eq i32 %ek, 31
  br i1 %32, label %bb63, label %bb64

bb63:                                             ; preds = %bb62
  store i8 31, ptr %_0, align 1
  br label %bb85

bb64:                                             ; preds = %bb62
  %33 = icmp eq i32 %ek, 32
  br i1 %33, label %bb65, label %bb66

bb65:                                             ; preds = %bb64
  store i8 32, ptr %_0, align 1
  br label %bb85

bb66:                                             ; preds = %bb64
  %34 = icmp eq i32 %ek, 33
  br i1 %34, label %bb67, label %bb68

bb67:                                             ; preds = %bb66
  store i8 33, ptr %_0, align 1
  br label %bb85

bb68:                                             ; preds = %bb66
  %35 = icmp eq i32 %ek, 34
  br i1 %35, label %bb69, label %bb70

bb69:                                             ; preds = %bb68
  store i8 34, ptr %_0, align 1
  br label %bb85

bb70:                                             ; preds = %bb68
  %36 = icmp eq i32 %ek, 35
  br i1 %36, label %bb71, label %bb72

bb71:                                             ; preds = %bb70
  store i8 35, ptr %_0, align 1
  br label %bb85

bb72:                                             ; preds = %bb70
  %37 = icmp eq i32 %ek, 40
  br i1 %37, label %bb73, label %bb74

bb73:                                             ; preds = %bb72
  store i8 40, ptr %_0, align 1
  br label %bb85

bb74:                                             ; preds = %bb72
  %38 = icmp eq i32 %ek, 37
  br i1 %38, label %bb75, label %bb76

bb75:                                             ; preds = %bb74
  store i8 37, ptr %_0, align 1
  br label %bb85

bb76:                                             ; preds = %bb74
  %39 = icmp eq i32 %ek, 36
  br i1 %39, label %bb77, label %bb78

bb77:                                             ; preds = %bb76
  store i8 36, ptr %_0, align 1
  br label %bb85

bb78:                                             ; preds = %bb76
  %40 = icmp eq i32 %ek, 38
  br i1 %40, label %bb79, label %bb80

bb79:                                             ; preds = %bb78
  store i8 38, ptr %_0, align 1
  br label %bb85

bb80:                                             ; preds = %bb78
  %41 = icmp eq i32 %ek, 39
  br i1 %41, label %bb81, label %bb82

bb81:                                             ; preds = %bb80
  store i8 39, ptr %_0, align 1
  br label %bb85

bb82:                                             ; preds = %bb80
  %42 = icmp eq i32 %ek, 41
  br i1 %42, label %bb83, label %bb84

bb83:                                             ; preds = %bb82
  store i8 41, ptr %_0, align 1
  br label %bb85

bb84:                                             ; preds = %bb82
  store i8 42, ptr %_0, align 1
  br label %bb85
}

define internal align 8 ptr @"_ZN3std2io5error14repr_bitpacked4Repr4data28_$u7b$$u7b$closure$u7d$$u7d$17h16977864021f7271E"(ptr %c) unnamed_addr #0 {
start:
  ret ptr %c
}

define hidden i64 @_ZN3std2rt10lang_start17h59f0897b7715c7bcE(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #1 {
start:
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %_7, align 8
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.1, i64 %argc, ptr %argv, i8 %sigpipe) #10
  ret i64 %_0
}

define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h50a4466b163476d3E"(ptr align 8 %_1) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %_1, align 8
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h009fe8033cd5c405E(ptr %_4) #26
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h1758a1325e70b017E"() #23
  %_0 = zext i8 %self to i32
  ret i32 %_0
}

define internal void @_ZN3std3env6var_os17ha6bf34789e42f9eaE(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %key = alloca [16 x i8], align 8
  store ptr %0, ptr %key, align 8
  %3 = getelementptr inbounds i8, ptr %key, i64 8
  store i64 %1, ptr %3, align 8
  %4 = call { ptr, i64 } @"_ZN55_$LT$$RF$T$u20$as$u20$core..convert..AsRef$LT$U$GT$$GT$6as_ref17hb63e9f5f58cfbf3fE"(ptr align 8 %key) #23
  %_2.0 = extractvalue { ptr, i64 } %4, 0
  %_2.1 = extractvalue { ptr, i64 } %4, 1
  br label %bb1

bb1:                                              ; preds = %start
  call void @_RNvNtCsjrHSEGnQ3l9_3std3env7__var_os(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %_2.0, i64 %_2.1) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret void

bb4:                                              ; No predecessors!
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = insertvalue { ptr, i32 } poison, ptr %5, 0
  %9 = insertvalue { ptr, i32 } %8, i32 %7, 1
  resume { ptr, i32 } %9
}

define internal { ptr, i64 } @"_ZN3std3ffi6os_str85_$LT$impl$u20$core..convert..AsRef$LT$std..ffi..os_str..OsStr$GT$$u20$for$u20$str$GT$6as_ref17h480313b8f51ce5aaE"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  ret { ptr, i64 } %1
}

define internal void @_ZN3std3sys12thread_local20abort_on_dtor_unwind17h45cd317bdd5d406bE(ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  call void @"_ZN3std3sys12thread_local6native4lazy7destroy28_$u7b$$u7b$closure$u7d$$u7d$17h4a4cfe03866407a2E"(ptr align 8 %f) #23
  br label %bb1

bb1:                                              ; preds = %start
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr82drop_in_place$LT$std..sys..thread_local..abort_on_dtor_unwind..DtorUnwindGuard$GT$17hccdc642b66fd2edcE"(ptr align 1 %_2) #25
  %1 = load ptr, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = insertvalue { ptr, i32 } poison, ptr %1, 0
  %5 = insertvalue { ptr, i32 } %4, i32 %3, 1
  resume { ptr, i32 } %5
}

define internal ptr @"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$11get_or_init17h02272b4fcbcdcdd6E"(ptr align 8 %self, ptr align 8 %i) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %_12 = getelementptr inbounds i8, ptr %self, i64 8
  %_4 = load i8, ptr %_12, align 1
  %_6 = zext i8 %_4 to i64
  %1 = icmp eq i64 %_6, 1
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store ptr %self, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  %2 = call ptr @"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17h5dd1405a4b74e44aE"(ptr align 8 %self, ptr align 8 %i) #10
  store ptr %2, ptr %_0, align 8
  br label %bb3

bb4:                                              ; preds = %bb3, %bb1
  %3 = load ptr, ptr %_0, align 8
  ret ptr %3

bb3:                                              ; preds = %bb2
  br label %bb4

bb7:                                              ; No predecessors!
  br label %bb5

bb5:                                              ; preds = %bb6, %bb7
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

bb6:                                              ; No predecessors!
  br label %bb5
}

define internal ptr @"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17h5dd1405a4b74e44aE"(ptr align 8 %self, ptr align 8 %0) unnamed_addr #2 {
start:
  %old_value = alloca [8 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %v = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  store ptr %0, ptr %i, align 8
  %_26 = getelementptr inbounds i8, ptr %self, i64 8
  %_4 = load i8, ptr %_26, align 1
  %_6 = zext i8 %_4 to i64
  switch i64 %_6, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %bb17, %start
  unreachable

bb4:                                              ; preds = %start
  %1 = load ptr, ptr %i, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_28 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_28 to i1
  br i1 %4, label %bb12, label %bb11

bb3:                                              ; preds = %start
  store ptr %self, ptr %_0, align 8
  br label %bb9

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb9

bb12:                                             ; preds = %bb4
  %x = load ptr, ptr %i, align 8
  %5 = load i64, ptr %x, align 8
  %6 = getelementptr inbounds i8, ptr %x, i64 8
  %7 = load ptr, ptr %6, align 8
  store i64 %5, ptr %self1, align 8
  %8 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %7, ptr %8, align 8
  store i64 0, ptr %x, align 8
  %9 = getelementptr inbounds i8, ptr %x, i64 8
  store ptr undef, ptr %9, align 8
  %_31 = load i64, ptr %self1, align 8
  %10 = getelementptr inbounds i8, ptr %self1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = trunc nuw i64 %_31 to i1
  br i1 %12, label %bb15, label %bb14

bb11:                                             ; preds = %bb4
  store i64 0, ptr %self1, align 8
  br label %bb14

bb14:                                             ; preds = %bb12, %bb11
  %13 = call ptr @_ZN4core3ops8function6FnOnce9call_once17he4966c3ccf9b7a02E() #23
  store ptr %13, ptr %v, align 8
  br label %bb13

bb15:                                             ; preds = %bb12
  %14 = getelementptr inbounds i8, ptr %self1, i64 8
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %v, align 8
  br label %bb13

bb13:                                             ; preds = %bb15, %bb14
  %_35 = load ptr, ptr %v, align 8
  br label %bb20

bb20:                                             ; preds = %bb13
  br label %bb22

bb22:                                             ; preds = %bb20
  %16 = load ptr, ptr %self, align 8
  store ptr %16, ptr %old_value, align 8
  store ptr %_35, ptr %self, align 8
  br label %bb17

bb17:                                             ; preds = %bb22
  %_39 = getelementptr inbounds i8, ptr %self, i64 8
  %_17 = load i8, ptr %_39, align 1
  store i8 1, ptr %_39, align 1
  %_20 = zext i8 %_17 to i64
  switch i64 %_20, label %bb1 [
    i64 0, label %bb7
    i64 1, label %bb6
    i64 2, label %bb5
  ]

bb7:                                              ; preds = %bb17
  call void @"_ZN81_$LT$$LP$$RP$$u20$as$u20$std..sys..thread_local..native..lazy..DestroyedState$GT$13register_dtor17h7b38e55b4b4235d5E"(ptr align 8 %self) #10
  br label %bb8

bb6:                                              ; preds = %bb17
  call void @"_ZN4core3ptr106drop_in_place$LT$core..cell..Cell$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$$GT$17hae02e84180cc7234E"(ptr align 8 %old_value) #10
  br label %bb8

bb5:                                              ; preds = %bb17
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_7b53e7a1035f036603d7de98df4bcfcb) #24
  unreachable

bb8:                                              ; preds = %bb6, %bb7
  store ptr %self, ptr %_0, align 8
  br label %bb10

bb10:                                             ; preds = %bb9, %bb8
  %17 = load ptr, ptr %_0, align 8
  ret ptr %17

bb9:                                              ; preds = %bb2, %bb3
  br label %bb10

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb21:                                             ; No predecessors!
  unreachable
}

define internal void @_ZN3std3sys12thread_local6native4lazy7destroy17hfdcabf45cf16bcf2E(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %ptr = alloca [8 x i8], align 8
  store ptr %0, ptr %ptr, align 8
  call void @_ZN3std3sys12thread_local20abort_on_dtor_unwind17h45cd317bdd5d406bE(ptr align 8 %ptr) #23
  ret void
}

define internal void @"_ZN3std3sys12thread_local6native4lazy7destroy28_$u7b$$u7b$closure$u7d$$u7d$17h4a4cfe03866407a2E"(ptr align 8 %_1) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %_1, align 8
  %_11 = getelementptr inbounds i8, ptr %_3, i64 8
  %_4 = load i8, ptr %_11, align 1
  store i8 2, ptr %_11, align 1
  %_6 = zext i8 %_4 to i64
  %0 = icmp eq i64 %_6, 1
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr106drop_in_place$LT$core..cell..Cell$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$$GT$17hae02e84180cc7234E"(ptr align 8 %_3) #10
  br label %bb3

bb2:                                              ; preds = %start
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  ret void
}

define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h009fe8033cd5c405E(ptr %f) unnamed_addr #3 {
start:
  call void @_ZN4core3ops8function6FnOnce9call_once17hc20e2e395b7586d8E(ptr %f) #23
  call void asm sideeffect "", "~{memory}"(), !srcloc !4
  ret void
}

define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h701b8e9d8c05b777E(i64 %f.0, ptr %f.1) unnamed_addr #3 {
start:
  call void @"_ZN7channel4main28_$u7b$$u7b$closure$u7d$$u7d$17h4773d2ea5430e1aeE"(i64 %f.0, ptr %f.1) #23
  call void asm sideeffect "", "~{memory}"(), !srcloc !4
  ret void
}

define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17heb52970cc22687c2E(ptr align 8 %f) unnamed_addr #3 {
start:
  call void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hcc6464b0a0076b2aE"(ptr align 8 %f) #23
  call void asm sideeffect "", "~{memory}"(), !srcloc !4
  ret void
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc15Sender$LT$T$GT$4send17h3d56ab9480179e0aE"(ptr align 8 %self, i32 %msg) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_14 = alloca [1 x i8], align 1
  %self1 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_4 = load i64, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %2 = load ptr, ptr %1, align 8
  switch i64 %_4, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_17 = load ptr, ptr %3, align 8
  store i8 0, ptr %_14, align 1
  %4 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, align 8
  %5 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, i64 8), align 8
  %6 = call { i32, i32 } @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4send17he4709be4504c3e0cE"(ptr align 128 %_17, i32 %msg, i64 %4, i32 %5) #10
  %7 = extractvalue { i32, i32 } %6, 0
  %8 = extractvalue { i32, i32 } %6, 1
  store i32 %7, ptr %self1, align 4
  %9 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %8, ptr %9, align 4
  br label %bb5

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %self, i64 8
  %_16 = load ptr, ptr %10, align 8
  store i8 0, ptr %_14, align 1
  %11 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, align 8
  %12 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, i64 8), align 8
  %13 = call { i32, i32 } @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4send17h1611b333ce33d2b6E"(ptr align 128 %_16, i32 %msg, i64 %11, i32 %12) #10
  %14 = extractvalue { i32, i32 } %13, 0
  %15 = extractvalue { i32, i32 } %13, 1
  store i32 %14, ptr %self1, align 4
  %16 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %15, ptr %16, align 4
  br label %bb6

bb2:                                              ; preds = %start
  %17 = getelementptr inbounds i8, ptr %self, i64 8
  %_15 = load ptr, ptr %17, align 8
  store i8 0, ptr %_14, align 1
  %18 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, align 8
  %19 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, i64 8), align 8
  %20 = call { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4send17h1170059ccc0a0831E"(ptr align 8 %_15, i32 %msg, i64 %18, i32 %19) #10
  %21 = extractvalue { i32, i32 } %20, 0
  %22 = extractvalue { i32, i32 } %20, 1
  store i32 %21, ptr %self1, align 4
  %23 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %22, ptr %23, align 4
  br label %bb7

bb5:                                              ; preds = %bb4
  br label %bb8

bb8:                                              ; preds = %bb7, %bb6, %bb5
  %24 = load i32, ptr %self1, align 4
  %25 = getelementptr inbounds i8, ptr %self1, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %24, 2
  %_18 = select i1 %27, i64 0, i64 1
  %28 = trunc nuw i64 %_18 to i1
  br i1 %28, label %bb13, label %bb14

bb6:                                              ; preds = %bb3
  br label %bb8

bb7:                                              ; preds = %bb2
  br label %bb8

bb13:                                             ; preds = %bb8
  %e.0 = load i32, ptr %self1, align 4
  %29 = getelementptr inbounds i8, ptr %self1, i64 4
  %e.1 = load i32, ptr %29, align 4
  %_20 = call i32 @"_ZN3std4sync4mpmc15Sender$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17hc44e5feba869000bE"(i32 %e.0, i32 %e.1) #23
  br label %bb15

bb14:                                             ; preds = %bb8
  store i32 0, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb15, %bb14
  %30 = load i32, ptr %_0, align 4
  %31 = getelementptr inbounds i8, ptr %_0, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = insertvalue { i32, i32 } poison, i32 %30, 0
  %34 = insertvalue { i32, i32 } %33, i32 %32, 1
  ret { i32, i32 } %34

bb15:                                             ; preds = %bb13
  %35 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_20, ptr %35, align 4
  store i32 1, ptr %_0, align 4
  br label %bb12

bb11:                                             ; No predecessors!
  %36 = load i8, ptr %_14, align 1
  %37 = trunc nuw i8 %36 to i1
  br i1 %37, label %bb10, label %bb9

bb9:                                              ; preds = %bb10, %bb11
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = insertvalue { ptr, i32 } poison, ptr %38, 0
  %42 = insertvalue { ptr, i32 } %41, i32 %40, 1
  resume { ptr, i32 } %42

bb10:                                             ; preds = %bb11
  br label %bb9
}

define internal i32 @"_ZN3std4sync4mpmc15Sender$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17hc44e5feba869000bE"(i32 %0, i32 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %err = alloca [8 x i8], align 4
  store i32 %0, ptr %err, align 4
  %3 = getelementptr inbounds i8, ptr %err, i64 4
  store i32 %1, ptr %3, align 4
  %4 = load i32, ptr %err, align 4
  %5 = getelementptr inbounds i8, ptr %err, i64 4
  %6 = load i32, ptr %5, align 4
  %_3 = zext i32 %4 to i64
  %7 = trunc nuw i64 %_3 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %err, i64 4
  %msg = load i32, ptr %8, align 4
  %9 = load i32, ptr %err, align 4
  %10 = getelementptr inbounds i8, ptr %err, i64 4
  %11 = load i32, ptr %10, align 4
  %_6 = zext i32 %9 to i64
  %12 = trunc nuw i64 %_6 to i1
  br i1 %12, label %bb5, label %bb6

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_c231dcbbaabc6514b17419c5c30dc320) #24
  unreachable

bb8:                                              ; No predecessors!
  %13 = load i32, ptr %err, align 4
  %14 = getelementptr inbounds i8, ptr %err, i64 4
  %15 = load i32, ptr %14, align 4
  %_7 = zext i32 %13 to i64
  %16 = icmp eq i64 %_7, 1
  br i1 %16, label %bb4, label %bb7

bb4:                                              ; preds = %bb7, %bb8
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb7:                                              ; preds = %bb8
  br label %bb4

bb5:                                              ; preds = %bb6, %bb3
  ret i32 %msg

bb6:                                              ; preds = %bb3
  br label %bb5

bb1:                                              ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc17Receiver$LT$T$GT$4recv17he2d1758b5ad244dfE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_3 = load i64, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load ptr, ptr %3, align 8
  switch i64 %_3, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %_12 = load ptr, ptr %5, align 8
  %6 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, align 8
  %7 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, i64 8), align 8
  %8 = call i64 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4recv17h5453a3cfd8fcc80fE"(ptr align 128 %_12, i64 %6, i32 %7) #10
  store i64 %8, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self1, ptr align 8 %2, i64 8, i1 false)
  br label %bb8

bb3:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  %_11 = load ptr, ptr %9, align 8
  %10 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, align 8
  %11 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, i64 8), align 8
  %12 = call i64 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv17h8a1cfcbf5da83b6fE"(ptr align 128 %_11, i64 %10, i32 %11) #10
  store i64 %12, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self1, ptr align 8 %1, i64 8, i1 false)
  br label %bb8

bb2:                                              ; preds = %start
  %13 = getelementptr inbounds i8, ptr %self, i64 8
  %_10 = load ptr, ptr %13, align 8
  %14 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, align 8
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.0, i64 8), align 8
  %16 = call i64 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4recv17h8c245b94f44faeceE"(ptr align 8 %_10, i64 %14, i32 %15) #10
  store i64 %16, ptr %0, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self1, ptr align 8 %0, i64 8, i1 false)
  br label %bb8

bb8:                                              ; preds = %bb2, %bb3, %bb4
  %17 = load i8, ptr %self1, align 4
  %18 = trunc nuw i8 %17 to i1
  %_13 = zext i1 %18 to i64
  %19 = trunc nuw i64 %_13 to i1
  br i1 %19, label %bb10, label %bb11

bb10:                                             ; preds = %bb8
  %20 = getelementptr inbounds i8, ptr %self1, i64 1
  %21 = load i8, ptr %20, align 1
  %e = trunc nuw i8 %21 to i1
  store i32 1, ptr %_0, align 4
  br label %bb9

bb11:                                             ; preds = %bb8
  %22 = getelementptr inbounds i8, ptr %self1, i64 4
  %t = load i32, ptr %22, align 4
  %23 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %t, ptr %23, align 4
  store i32 0, ptr %_0, align 4
  br label %bb9

bb9:                                              ; preds = %bb10, %bb11
  %24 = load i32, ptr %_0, align 4
  %25 = getelementptr inbounds i8, ptr %_0, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = insertvalue { i32, i32 } poison, i32 %24, 0
  %28 = insertvalue { i32, i32 } %27, i32 %26, 1
  ret { i32, i32 } %28
}

define internal void @"_ZN3std4sync4mpmc4list13Slot$LT$T$GT$10wait_write17ha4f9d512142f81edE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %backoff = alloca [4 x i8], align 4
  store i32 0, ptr %backoff, align 4
  br label %bb1

bb1:                                              ; preds = %bb2, %start
  %_4 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 2) #23
  %_3 = and i64 %_4, 1
  %0 = icmp eq i64 %_3, 0
  br i1 %0, label %bb2, label %bb4

bb2:                                              ; preds = %bb1
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  br label %bb1

bb4:                                              ; preds = %bb1
  ret void
}

define internal void @"_ZN3std4sync4mpmc4list14Block$LT$T$GT$7destroy17h915cf86a7d5a554eE"(ptr %this, i64 %start1) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  store i64 %start1, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 30, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %bb6, %start
  %_21 = load i64, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_22 = load i64, ptr %2, align 8
  %_16 = icmp ult i64 %_21, %_22
  br i1 %_16, label %bb8, label %bb9

bb9:                                              ; preds = %bb1
  br label %bb16

bb8:                                              ; preds = %bb1
  %old = load i64, ptr %iter, align 8
  br label %bb11

bb16:                                             ; preds = %bb9
  store ptr %this, ptr %_x, align 8
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_x) #10
  br label %bb7

bb7:                                              ; preds = %bb3, %bb16
  ret void

bb11:                                             ; preds = %bb8
  %_20 = add nuw i64 %old, 1
  store i64 %_20, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %old, ptr %3, align 8
  store i64 1, ptr %_4, align 8
  %4 = getelementptr inbounds i8, ptr %_4, i64 8
  %i = load i64, ptr %4, align 8
  br label %bb13

bb13:                                             ; preds = %bb11
  %_26 = icmp ult i64 %i, 31
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::list::Slot<u32>", ptr %this, i64 %i
  %_10 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %slot, i8 2) #23
  %_9 = and i64 %_10, 2
  %5 = icmp eq i64 %_9, 0
  br i1 %5, label %bb2, label %bb5

bb2:                                              ; preds = %bb13
  %6 = atomicrmw or ptr %slot, i64 4 acq_rel, align 8
  store i64 %6, ptr %0, align 8
  %_13 = load i64, ptr %0, align 8
  %_12 = and i64 %_13, 2
  %7 = icmp eq i64 %_12, 0
  br i1 %7, label %bb3, label %bb4

bb5:                                              ; preds = %bb13
  br label %bb6

bb3:                                              ; preds = %bb2
  br label %bb7

bb4:                                              ; preds = %bb2
  br label %bb6

bb6:                                              ; preds = %bb5, %bb4
  br label %bb1

bb10:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb15:                                             ; No predecessors!
  unreachable
}

define internal ptr @"_ZN3std4sync4mpmc4list14Block$LT$T$GT$9wait_next17h118f715eeb8c2104E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %backoff = alloca [4 x i8], align 4
  store i32 0, ptr %backoff, align 4
  br label %bb1

bb1:                                              ; preds = %bb2, %start
  %_8 = getelementptr inbounds i8, ptr %self, i64 496
  %next = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_8, i8 2) #23
  %_9 = ptrtoint ptr %next to i64
  %0 = icmp eq i64 %_9, 0
  br i1 %0, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  br label %bb1

bb3:                                              ; preds = %bb1
  ret ptr %next
}

define internal zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$10start_recv17h28539003023f2e46E"(ptr align 128 %self, ptr align 8 %token) unnamed_addr #1 {
start:
  %block = alloca [8 x i8], align 8
  %head = alloca [8 x i8], align 8
  %next_index = alloca [8 x i8], align 8
  %new_head = alloca [8 x i8], align 8
  %backoff = alloca [4 x i8], align 4
  %_0 = alloca [1 x i8], align 1
  store i32 0, ptr %backoff, align 4
  %0 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 2) #23
  store i64 %0, ptr %head, align 8
  %_71 = getelementptr inbounds i8, ptr %self, i64 8
  %1 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_71, i8 2) #23
  store ptr %1, ptr %block, align 8
  br label %bb1

bb1:                                              ; preds = %bb20, %bb16, %bb2, %start
  %_10 = load i64, ptr %head, align 8
  %_9 = lshr i64 %_10, 1
  %offset = urem i64 %_9, 32
  %2 = icmp eq i64 %offset, 31
  br i1 %2, label %bb2, label %bb4

bb2:                                              ; preds = %bb1
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  %3 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 2) #23
  store i64 %3, ptr %head, align 8
  %_77 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_77, i8 2) #23
  store ptr %4, ptr %block, align 8
  br label %bb1

bb4:                                              ; preds = %bb1
  %_18 = load i64, ptr %head, align 8
  %5 = add i64 %_18, 2
  store i64 %5, ptr %new_head, align 8
  %_20 = load i64, ptr %new_head, align 8
  %_19 = and i64 %_20, 1
  %6 = icmp eq i64 %_19, 0
  br i1 %6, label %bb5, label %bb6

bb5:                                              ; preds = %bb4
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 4) #23
  %_80 = getelementptr inbounds i8, ptr %self, i64 128
  %tail = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_80, i8 0) #23
  %_27 = load i64, ptr %head, align 8
  %_26 = lshr i64 %_27, 1
  %_28 = lshr i64 %tail, 1
  %_25 = icmp eq i64 %_26, %_28
  br i1 %_25, label %bb8, label %bb11

bb6:                                              ; preds = %bb4
  br label %bb15

bb11:                                             ; preds = %bb5
  %_33 = load i64, ptr %head, align 8
  %_32 = lshr i64 %_33, 1
  %_31 = udiv i64 %_32, 32
  %_34 = udiv i64 %_28, 32
  %_30 = icmp ne i64 %_31, %_34
  br i1 %_30, label %bb12, label %bb13

bb8:                                              ; preds = %bb5
  %_29 = and i64 %tail, 1
  %7 = icmp eq i64 %_29, 0
  br i1 %7, label %bb10, label %bb9

bb13:                                             ; preds = %bb11
  br label %bb14

bb12:                                             ; preds = %bb11
  %8 = load i64, ptr %new_head, align 8
  %9 = or i64 %8, 1
  store i64 %9, ptr %new_head, align 8
  br label %bb14

bb14:                                             ; preds = %bb12, %bb13
  br label %bb15

bb15:                                             ; preds = %bb6, %bb14
  %self1 = load ptr, ptr %block, align 8
  %_81 = ptrtoint ptr %self1 to i64
  %10 = icmp eq i64 %_81, 0
  br i1 %10, label %bb16, label %bb18

bb10:                                             ; preds = %bb8
  store i8 0, ptr %_0, align 1
  br label %bb30

bb9:                                              ; preds = %bb8
  %11 = getelementptr inbounds i8, ptr %token, i64 16
  store ptr null, ptr %11, align 8
  store i8 1, ptr %_0, align 1
  br label %bb30

bb30:                                             ; preds = %bb9, %bb10
  br label %bb31

bb31:                                             ; preds = %bb28, %bb30
  %12 = load i8, ptr %_0, align 1
  %13 = trunc nuw i8 %12 to i1
  ret i1 %13

bb16:                                             ; preds = %bb15
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  %14 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 2) #23
  store i64 %14, ptr %head, align 8
  %_87 = getelementptr inbounds i8, ptr %self, i64 8
  %15 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_87, i8 2) #23
  store ptr %15, ptr %block, align 8
  br label %bb1

bb18:                                             ; preds = %bb15
  %new = load i64, ptr %new_head, align 8
  %16 = load i64, ptr %head, align 8
  %17 = call { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h6ad118b8e228987cE(ptr %self, i64 %16, i64 %new, i8 4, i8 2) #23
  %_42.0 = extractvalue { i64, i64 } %17, 0
  %_42.1 = extractvalue { i64, i64 } %17, 1
  %18 = trunc nuw i64 %_42.0 to i1
  br i1 %18, label %bb20, label %bb21

bb20:                                             ; preds = %bb18
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %backoff) #23
  %19 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 2) #23
  store i64 %19, ptr %head, align 8
  %_108 = getelementptr inbounds i8, ptr %self, i64 8
  %20 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_108, i8 2) #23
  store ptr %20, ptr %block, align 8
  br label %bb1

bb21:                                             ; preds = %bb18
  %_47 = add i64 %offset, 1
  %21 = icmp eq i64 %_47, 31
  br i1 %21, label %bb22, label %bb27

bb22:                                             ; preds = %bb21
  %_49 = load ptr, ptr %block, align 8
  %next = call ptr @"_ZN3std4sync4mpmc4list14Block$LT$T$GT$9wait_next17h118f715eeb8c2104E"(ptr align 8 %_49) #10
  %22 = load i64, ptr %new_head, align 8
  %self2 = and i64 %22, -2
  %23 = add i64 %self2, 2
  store i64 %23, ptr %next_index, align 8
  %_93 = getelementptr inbounds i8, ptr %next, i64 496
  %self3 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_93, i8 0) #23
  %_94 = ptrtoint ptr %self3 to i64
  %24 = icmp eq i64 %_94, 0
  br i1 %24, label %bb24, label %bb25

bb27:                                             ; preds = %bb21
  br label %bb28

bb24:                                             ; preds = %bb22
  br label %bb26

bb25:                                             ; preds = %bb22
  %25 = load i64, ptr %next_index, align 8
  %26 = or i64 %25, 1
  store i64 %26, ptr %next_index, align 8
  br label %bb26

bb26:                                             ; preds = %bb25, %bb24
  %_98 = getelementptr inbounds i8, ptr %self, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17h0895608256542fd7E(ptr %_98, ptr %next, i8 1) #23
  %27 = load i64, ptr %next_index, align 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %self, i64 %27, i8 1) #23
  br label %bb28

bb28:                                             ; preds = %bb27, %bb26
  %28 = getelementptr inbounds i8, ptr %token, i64 16
  %29 = load ptr, ptr %block, align 8
  store ptr %29, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %token, i64 16
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 %offset, ptr %31, align 8
  store i8 1, ptr %_0, align 1
  br label %bb31

bb19:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$10start_send17hfd559b9a7a75258fE"(ptr align 128 %self, ptr align 8 %token) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_63 = alloca [1 x i8], align 1
  %block = alloca [8 x i8], align 8
  %tail = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %next_block = alloca [8 x i8], align 8
  %backoff = alloca [4 x i8], align 4
  %_0 = alloca [1 x i8], align 1
  store i32 0, ptr %backoff, align 4
  %_66 = getelementptr inbounds i8, ptr %self, i64 128
  %2 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_66, i8 2) #23
  store i64 %2, ptr %tail, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 128
  %_69 = getelementptr inbounds i8, ptr %3, i64 8
  %4 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_69, i8 2) #23
  store ptr %4, ptr %block, align 8
  store i8 1, ptr %_63, align 1
  store ptr null, ptr %next_block, align 8
  br label %bb1

bb1:                                              ; preds = %bb51, %bb43, %bb34, %start
  %_10 = load i64, ptr %tail, align 8
  %_9 = and i64 %_10, 1
  %5 = icmp eq i64 %_9, 0
  br i1 %5, label %bb3, label %bb2

bb3:                                              ; preds = %bb1
  %_13 = load i64, ptr %tail, align 8
  %_12 = lshr i64 %_13, 1
  %offset = urem i64 %_12, 32
  %6 = icmp eq i64 %offset, 31
  br i1 %6, label %bb4, label %bb6

bb2:                                              ; preds = %bb1
  %7 = getelementptr inbounds i8, ptr %token, i64 16
  store ptr null, ptr %7, align 8
  store i8 1, ptr %_0, align 1
  br label %bb25

bb4:                                              ; preds = %bb3
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  br label %bb5

bb6:                                              ; preds = %bb3
  %_21 = add i64 %offset, 1
  %_20 = icmp eq i64 %_21, 31
  %8 = icmp eq i64 %_21, 31
  br i1 %8, label %bb7, label %bb11

bb5:                                              ; preds = %bb4
  %_72 = getelementptr inbounds i8, ptr %self, i64 128
  %9 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_72, i8 2) #23
  store i64 %9, ptr %tail, align 8
  br label %bb33

bb33:                                             ; preds = %bb5
  %10 = getelementptr inbounds i8, ptr %self, i64 128
  %_75 = getelementptr inbounds i8, ptr %10, i64 8
  %11 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_75, i8 2) #23
  store ptr %11, ptr %block, align 8
  br label %bb34

bb34:                                             ; preds = %bb33
  br label %bb1

bb7:                                              ; preds = %bb6
  %12 = load ptr, ptr %next_block, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = icmp eq i64 %13, 0
  %_77 = select i1 %14, i64 0, i64 1
  %_76 = icmp eq i64 %_77, 1
  %_22 = xor i1 %_76, true
  br i1 %_22, label %bb8, label %bb11

bb11:                                             ; preds = %bb9, %bb7, %bb6
  %self3 = load ptr, ptr %block, align 8
  %_79 = ptrtoint ptr %self3 to i64
  %15 = icmp eq i64 %_79, 0
  br i1 %15, label %bb12, label %bb17

bb8:                                              ; preds = %bb7
  %self2 = call align 8 ptr @"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_zeroed_in17hfcc7ca8ee7aa96f6E"() #10
  br label %bb35

bb35:                                             ; preds = %bb8
  call void @"_ZN4core3ptr113drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$$GT$17h352544af9e226764E"(ptr align 8 %next_block) #10
  br label %bb9

bb9:                                              ; preds = %bb35
  store i8 1, ptr %_63, align 1
  store ptr %self2, ptr %next_block, align 8
  br label %bb11

bb10:                                             ; No predecessors!
  store i8 1, ptr %_63, align 1
  store ptr %self2, ptr %next_block, align 8
  br label %bb30

bb30:                                             ; preds = %bb16, %bb10
  %16 = load i8, ptr %_63, align 1
  %17 = trunc nuw i8 %16 to i1
  br i1 %17, label %bb29, label %bb27

bb12:                                             ; preds = %bb11
  %self4 = call align 8 ptr @"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_zeroed_in17hfcc7ca8ee7aa96f6E"() #10
  br label %bb36

bb17:                                             ; preds = %bb11
  br label %bb18

bb36:                                             ; preds = %bb12
  %18 = getelementptr inbounds i8, ptr %self, i64 128
  %_85 = getelementptr inbounds i8, ptr %18, i64 8
  %19 = load ptr, ptr %block, align 8
  %20 = call { i64, ptr } @_ZN4core4sync6atomic23atomic_compare_exchange17hc920a6a4e530ea6fE(ptr %_85, ptr %19, ptr %self4, i8 1, i8 0) #23
  %_30.0 = extractvalue { i64, ptr } %20, 0
  %_30.1 = extractvalue { i64, ptr } %20, 1
  br label %bb37

bb37:                                             ; preds = %bb36
  %21 = icmp eq i64 %_30.0, 0
  br i1 %21, label %bb13, label %bb14

bb13:                                             ; preds = %bb37
  %_90 = getelementptr inbounds i8, ptr %self, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17h0895608256542fd7E(ptr %_90, ptr %self4, i8 1) #23
  br label %bb38

bb14:                                             ; preds = %bb37
  br label %bb41

bb38:                                             ; preds = %bb13
  store ptr %self4, ptr %block, align 8
  br label %bb18

bb18:                                             ; preds = %bb17, %bb38
  %_42 = load i64, ptr %tail, align 8
  %new_tail = add i64 %_42, 2
  %_103 = getelementptr inbounds i8, ptr %self, i64 128
  %22 = load i64, ptr %tail, align 8
  %23 = call { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h6ad118b8e228987cE(ptr %_103, i64 %22, i64 %new_tail, i8 4, i8 2) #23
  %_43.0 = extractvalue { i64, i64 } %23, 0
  %_43.1 = extractvalue { i64, i64 } %23, 1
  br label %bb44

bb41:                                             ; preds = %bb14
  call void @"_ZN4core3ptr113drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$$GT$17h352544af9e226764E"(ptr align 8 %next_block) #10
  br label %bb15

bb15:                                             ; preds = %bb41
  store i8 1, ptr %_63, align 1
  store ptr %self4, ptr %next_block, align 8
  %_97 = getelementptr inbounds i8, ptr %self, i64 128
  %24 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_97, i8 2) #23
  store i64 %24, ptr %tail, align 8
  br label %bb42

bb42:                                             ; preds = %bb15
  %25 = getelementptr inbounds i8, ptr %self, i64 128
  %_100 = getelementptr inbounds i8, ptr %25, i64 8
  %26 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_100, i8 2) #23
  store ptr %26, ptr %block, align 8
  br label %bb43

bb43:                                             ; preds = %bb42
  br label %bb1

bb16:                                             ; No predecessors!
  store i8 1, ptr %_63, align 1
  store ptr %self4, ptr %next_block, align 8
  br label %bb30

bb44:                                             ; preds = %bb18
  %27 = trunc nuw i64 %_43.0 to i1
  br i1 %27, label %bb20, label %bb21

bb20:                                             ; preds = %bb44
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %backoff) #23
  br label %bb24

bb21:                                             ; preds = %bb44
  br i1 %_20, label %bb22, label %bb23

bb23:                                             ; preds = %bb21
  %28 = getelementptr inbounds i8, ptr %token, i64 16
  %29 = load ptr, ptr %block, align 8
  store ptr %29, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %token, i64 16
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 %offset, ptr %31, align 8
  store i8 1, ptr %_0, align 1
  br label %bb25

bb22:                                             ; preds = %bb21
  store i8 0, ptr %_63, align 1
  %32 = load ptr, ptr %next_block, align 8
  store ptr %32, ptr %self1, align 8
  %33 = load ptr, ptr %self1, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = icmp eq i64 %34, 0
  %_104 = select i1 %35, i64 0, i64 1
  %36 = trunc nuw i64 %_104 to i1
  br i1 %36, label %bb46, label %bb45

bb25:                                             ; preds = %bb2, %bb23
  %37 = load i8, ptr %_63, align 1
  %38 = trunc nuw i8 %37 to i1
  br i1 %38, label %bb28, label %bb26

bb46:                                             ; preds = %bb22
  %val = load ptr, ptr %self1, align 8
  %39 = getelementptr inbounds i8, ptr %self, i64 128
  %_110 = getelementptr inbounds i8, ptr %39, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17h0895608256542fd7E(ptr %_110, ptr %val, i8 1) #23
  br label %bb47

bb45:                                             ; preds = %bb22
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_6eb866dd21fd4eb1f65dd40a11ec59a2) #24
  unreachable

bb47:                                             ; preds = %bb46
  %_113 = getelementptr inbounds i8, ptr %self, i64 128
  %40 = atomicrmw add ptr %_113, i64 2 release, align 8
  store i64 %40, ptr %1, align 8
  %_51 = load i64, ptr %1, align 8
  %41 = load ptr, ptr %block, align 8
  %self5 = getelementptr inbounds i8, ptr %41, i64 496
  call void @_ZN4core4sync6atomic12atomic_store17h0895608256542fd7E(ptr %self5, ptr %val, i8 1) #23
  br label %bb49

bb49:                                             ; preds = %bb47
  %42 = getelementptr inbounds i8, ptr %token, i64 16
  %43 = load ptr, ptr %block, align 8
  store ptr %43, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %token, i64 16
  %45 = getelementptr inbounds i8, ptr %44, i64 8
  store i64 %offset, ptr %45, align 8
  store i8 1, ptr %_0, align 1
  br label %bb26

bb26:                                             ; preds = %bb28, %bb25, %bb49
  %46 = load i8, ptr %_0, align 1
  %47 = trunc nuw i8 %46 to i1
  ret i1 %47

bb24:                                             ; preds = %bb20
  %_120 = getelementptr inbounds i8, ptr %self, i64 128
  %48 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_120, i8 2) #23
  store i64 %48, ptr %tail, align 8
  br label %bb50

bb50:                                             ; preds = %bb24
  %49 = getelementptr inbounds i8, ptr %self, i64 128
  %_123 = getelementptr inbounds i8, ptr %49, i64 8
  %50 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_123, i8 2) #23
  store ptr %50, ptr %block, align 8
  br label %bb51

bb51:                                             ; preds = %bb50
  br label %bb1

bb19:                                             ; No predecessors!
  unreachable

bb27:                                             ; preds = %bb29, %bb30
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load i32, ptr %52, align 8
  %54 = insertvalue { ptr, i32 } poison, ptr %51, 0
  %55 = insertvalue { ptr, i32 } %54, i32 %53, 1
  resume { ptr, i32 } %55

bb29:                                             ; preds = %bb30
  call void @"_ZN4core3ptr113drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$$GT$17h352544af9e226764E"(ptr align 8 %next_block) #25
  br label %bb27

bb28:                                             ; preds = %bb25
  call void @"_ZN4core3ptr113drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$$GT$17h352544af9e226764E"(ptr align 8 %next_block) #10
  br label %bb26

bb39:                                             ; No predecessors!
  unreachable

bb40:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$18disconnect_senders17h756204b91bdc5a3aE"(ptr align 128 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %_10 = getelementptr inbounds i8, ptr %self, i64 128
  %1 = atomicrmw or ptr %_10, i64 1 seq_cst, align 8
  store i64 %1, ptr %0, align 8
  %tail = load i64, ptr %0, align 8
  %_5 = and i64 %tail, 1
  %2 = icmp eq i64 %_5, 0
  br i1 %2, label %bb1, label %bb3

bb1:                                              ; preds = %start
  %_7 = getelementptr inbounds i8, ptr %self, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker10disconnect17h5cab1fad0169f6f4E(ptr align 8 %_7) #23
  store i8 1, ptr %_0, align 1
  br label %bb4

bb3:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb4

bb4:                                              ; preds = %bb3, %bb1
  %3 = load i8, ptr %_0, align 1
  %4 = trunc nuw i8 %3 to i1
  ret i1 %4
}

define internal void @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$20discard_all_messages17h31e2068389b0f069E"(ptr align 128 %self) unnamed_addr #1 {
start:
  %_x1 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %block = alloca [8 x i8], align 8
  %head = alloca [8 x i8], align 8
  %tail = alloca [8 x i8], align 8
  %backoff = alloca [4 x i8], align 4
  store i32 0, ptr %backoff, align 4
  %_58 = getelementptr inbounds i8, ptr %self, i64 128
  %0 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_58, i8 2) #23
  store i64 %0, ptr %tail, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  %_7 = load i64, ptr %tail, align 8
  %_6 = lshr i64 %_7, 1
  %offset = urem i64 %_6, 32
  %1 = icmp eq i64 %offset, 31
  br i1 %1, label %bb3, label %bb2

bb3:                                              ; preds = %bb1
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  %_61 = getelementptr inbounds i8, ptr %self, i64 128
  %2 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_61, i8 2) #23
  store i64 %2, ptr %tail, align 8
  br label %bb1

bb2:                                              ; preds = %bb1
  %3 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 2) #23
  store i64 %3, ptr %head, align 8
  %_67 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = atomicrmw xchg ptr %_67, ptr null acq_rel, align 8
  store ptr %4, ptr %block, align 8
  %_20 = load i64, ptr %head, align 8
  %_19 = lshr i64 %_20, 1
  %_22 = load i64, ptr %tail, align 8
  %_21 = lshr i64 %_22, 1
  %_18 = icmp ne i64 %_19, %_21
  br i1 %_18, label %bb5, label %bb10

bb10:                                             ; preds = %bb2
  br label %bb11

bb5:                                              ; preds = %bb2
  br label %bb6

bb11:                                             ; preds = %bb9, %bb10
  br label %bb12

bb6:                                              ; preds = %bb7, %bb5
  %self2 = load ptr, ptr %block, align 8
  %_68 = ptrtoint ptr %self2 to i64
  %5 = icmp eq i64 %_68, 0
  br i1 %5, label %bb7, label %bb9

bb7:                                              ; preds = %bb6
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  %_71 = getelementptr inbounds i8, ptr %self, i64 8
  %6 = atomicrmw xchg ptr %_71, ptr null acq_rel, align 8
  store ptr %6, ptr %block, align 8
  br label %bb6

bb9:                                              ; preds = %bb6
  br label %bb11

bb12:                                             ; preds = %bb18, %bb11
  %_31 = load i64, ptr %head, align 8
  %_30 = lshr i64 %_31, 1
  %_33 = load i64, ptr %tail, align 8
  %_32 = lshr i64 %_33, 1
  %_29 = icmp ne i64 %_30, %_32
  br i1 %_29, label %bb13, label %bb19

bb19:                                             ; preds = %bb12
  %self3 = load ptr, ptr %block, align 8
  %_84 = ptrtoint ptr %self3 to i64
  %7 = icmp eq i64 %_84, 0
  br i1 %7, label %bb20, label %bb21

bb13:                                             ; preds = %bb12
  %_36 = load i64, ptr %head, align 8
  %_35 = lshr i64 %_36, 1
  %offset4 = urem i64 %_35, 32
  %_37 = icmp ult i64 %offset4, 31
  br i1 %_37, label %bb14, label %bb16

bb20:                                             ; preds = %bb19
  br label %bb22

bb21:                                             ; preds = %bb19
  br label %bb38

bb22:                                             ; preds = %bb38, %bb20
  %8 = load i64, ptr %head, align 8
  %9 = and i64 %8, -2
  store i64 %9, ptr %head, align 8
  %10 = load i64, ptr %head, align 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %self, i64 %10, i8 1) #23
  ret void

bb38:                                             ; preds = %bb21
  %_86 = load ptr, ptr %block, align 8
  store ptr %_86, ptr %_x1, align 8
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_x1) #10
  br label %bb22

bb16:                                             ; preds = %bb13
  %_47 = load ptr, ptr %block, align 8
  %_46 = call ptr @"_ZN3std4sync4mpmc4list14Block$LT$T$GT$9wait_next17h118f715eeb8c2104E"(ptr align 8 %_47) #10
  %11 = load ptr, ptr %block, align 8
  %self5 = getelementptr inbounds i8, ptr %11, i64 496
  %next = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %self5, i8 2) #23
  br label %bb34

bb14:                                             ; preds = %bb13
  %_40 = load ptr, ptr %block, align 8
  br label %bb29

bb34:                                             ; preds = %bb16
  %_81 = load ptr, ptr %block, align 8
  store ptr %_81, ptr %_x, align 8
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_x) #10
  store ptr %next, ptr %block, align 8
  br label %bb18

bb18:                                             ; preds = %bb29, %bb34
  %12 = load i64, ptr %head, align 8
  %_51 = add i64 %12, 2
  store i64 %_51, ptr %head, align 8
  br label %bb12

bb29:                                             ; preds = %bb14
  %_74 = icmp ult i64 %offset4, 31
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::list::Slot<u32>", ptr %_40, i64 %offset4
  call void @"_ZN3std4sync4mpmc4list13Slot$LT$T$GT$10wait_write17ha4f9d512142f81edE"(ptr align 8 %slot) #10
  %_75 = getelementptr inbounds i8, ptr %slot, i64 8
  br label %bb18

bb28:                                             ; No predecessors!
  unreachable

bb32:                                             ; No predecessors!
  unreachable

bb33:                                             ; No predecessors!
  unreachable

bb36:                                             ; No predecessors!
  unreachable

bb37:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$20disconnect_receivers17h977a88aa2f126a79E"(ptr align 128 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %_9 = getelementptr inbounds i8, ptr %self, i64 128
  %1 = atomicrmw or ptr %_9, i64 1 seq_cst, align 8
  store i64 %1, ptr %0, align 8
  %tail = load i64, ptr %0, align 8
  %_5 = and i64 %tail, 1
  %2 = icmp eq i64 %_5, 0
  br i1 %2, label %bb1, label %bb3

bb1:                                              ; preds = %start
  call void @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$20discard_all_messages17h31e2068389b0f069E"(ptr align 128 %self) #10
  store i8 1, ptr %_0, align 1
  br label %bb4

bb3:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb4

bb4:                                              ; preds = %bb3, %bb1
  %3 = load i8, ptr %_0, align 1
  %4 = trunc nuw i8 %3 to i1
  ret i1 %4
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4read17h2dd49792135697b9E"(ptr align 128 %self, ptr align 8 %token) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %self1 = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %2 = getelementptr inbounds i8, ptr %token, i64 16
  %self2 = load ptr, ptr %2, align 8
  %_22 = ptrtoint ptr %self2 to i64
  %3 = icmp eq i64 %_22, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i32 1, ptr %_0, align 4
  br label %bb10

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %token, i64 16
  %_5 = load ptr, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %token, i64 16
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %offset = load i64, ptr %6, align 8
  br label %bb14

bb10:                                             ; preds = %bb9, %bb1
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue { i32, i32 } poison, i32 %7, 0
  %11 = insertvalue { i32, i32 } %10, i32 %9, 1
  ret { i32, i32 } %11

bb14:                                             ; preds = %bb2
  %_25 = icmp ult i64 %offset, 31
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::list::Slot<u32>", ptr %_5, i64 %offset
  call void @"_ZN3std4sync4mpmc4list13Slot$LT$T$GT$10wait_write17ha4f9d512142f81edE"(ptr align 8 %slot) #10
  %_26 = getelementptr inbounds i8, ptr %slot, i64 8
  %12 = load i32, ptr %_26, align 4
  store i32 %12, ptr %self1, align 4
  %msg = load i32, ptr %self1, align 4
  %_15 = add i64 %offset, 1
  %13 = icmp eq i64 %_15, 31
  br i1 %13, label %bb4, label %bb5

bb4:                                              ; preds = %bb14
  call void @"_ZN3std4sync4mpmc4list14Block$LT$T$GT$7destroy17h915cf86a7d5a554eE"(ptr %_5, i64 0) #10
  br label %bb17

bb5:                                              ; preds = %bb14
  %14 = atomicrmw or ptr %slot, i64 2 acq_rel, align 8
  store i64 %14, ptr %1, align 8
  %_18 = load i64, ptr %1, align 8
  %_17 = and i64 %_18, 4
  %15 = icmp eq i64 %_17, 0
  br i1 %15, label %bb7, label %bb6

bb17:                                             ; preds = %bb4
  br label %bb9

bb9:                                              ; preds = %bb8, %bb17
  %16 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %16, align 4
  store i32 0, ptr %_0, align 4
  br label %bb10

bb7:                                              ; preds = %bb5
  br label %bb8

bb6:                                              ; preds = %bb5
  call void @"_ZN3std4sync4mpmc4list14Block$LT$T$GT$7destroy17h915cf86a7d5a554eE"(ptr %_5, i64 %_15) #10
  br label %bb18

bb8:                                              ; preds = %bb18, %bb7
  br label %bb9

bb18:                                             ; preds = %bb6
  br label %bb8

bb11:                                             ; No predecessors!
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb13:                                             ; No predecessors!
  unreachable
}

define internal i64 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv17h8a1cfcbf5da83b6fE"(ptr align 128 %self, i64 %0, i32 %1) unnamed_addr #1 {
start:
  %self2 = alloca [1 x i8], align 1
  %_14 = alloca [24 x i8], align 8
  %self1 = alloca [8 x i8], align 4
  %_4 = alloca [40 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %deadline = alloca [16 x i8], align 8
  store i64 %0, ptr %deadline, align 8
  %2 = getelementptr inbounds i8, ptr %deadline, i64 8
  store i32 %1, ptr %2, align 8
  store ptr null, ptr %_4, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_4, i64 16
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_4, i64 32
  store ptr null, ptr %6, align 8
  br label %bb1

bb1:                                              ; preds = %bb10, %start
  %_5 = call zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$10start_recv17h28539003023f2e46E"(ptr align 128 %self, ptr align 8 %_4) #10
  br i1 %_5, label %bb3, label %bb5

bb5:                                              ; preds = %bb1
  %7 = load i64, ptr %deadline, align 8
  %8 = getelementptr inbounds i8, ptr %deadline, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 1000000000
  %_7 = select i1 %10, i64 0, i64 1
  %11 = trunc nuw i64 %_7 to i1
  br i1 %11, label %bb6, label %bb10

bb3:                                              ; preds = %bb1
  %12 = call { i32, i32 } @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4read17h2dd49792135697b9E"(ptr align 128 %self, ptr align 8 %_4) #10
  %13 = extractvalue { i32, i32 } %12, 0
  %14 = extractvalue { i32, i32 } %12, 1
  store i32 %13, ptr %self1, align 4
  %15 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %14, ptr %15, align 4
  %16 = load i32, ptr %self1, align 4
  %17 = getelementptr inbounds i8, ptr %self1, i64 4
  %18 = load i32, ptr %17, align 4
  %_16 = zext i32 %16 to i64
  %19 = trunc nuw i64 %_16 to i1
  br i1 %19, label %bb15, label %bb16

bb6:                                              ; preds = %bb5
  %d.0 = load i64, ptr %deadline, align 8
  %20 = getelementptr inbounds i8, ptr %deadline, i64 8
  %d.1 = load i32, ptr %20, align 8
  %21 = call { i64, i32 } @_RNvMNtCsjrHSEGnQ3l9_3std4timeNtB2_7Instant3now() #10
  %_11.0 = extractvalue { i64, i32 } %21, 0
  %_11.1 = extractvalue { i64, i32 } %21, 1
  %_30 = call i8 @llvm.scmp.i8.i64(i64 %_11.0, i64 %d.0)
  store i8 %_30, ptr %self2, align 1
  %22 = icmp eq i8 %_30, 0
  br i1 %22, label %bb18, label %bb17

bb10:                                             ; preds = %bb9, %bb5
  store ptr %_4, ptr %_14, align 8
  %23 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr %self, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %_14, i64 16
  store ptr %deadline, ptr %24, align 8
  call void @_ZN3std4sync4mpmc7context7Context4with17hc5e0a5ebae4fcdeeE(ptr align 8 %_14) #23
  br label %bb1

bb18:                                             ; preds = %bb6
  %_33 = call i8 @llvm.ucmp.i8.i32(i32 %_11.1, i32 %d.1)
  store i8 %_33, ptr %self2, align 1
  br label %bb17

bb17:                                             ; preds = %bb18, %bb6
  %x = load i8, ptr %self2, align 1
  %_9 = icmp sge i8 %x, 0
  br i1 %_9, label %bb8, label %bb9

bb9:                                              ; preds = %bb17
  br label %bb10

bb8:                                              ; preds = %bb17
  %25 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 0, ptr %25, align 1
  store i8 1, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb13, %bb8
  %26 = load i64, ptr %_0, align 4
  ret i64 %26

bb15:                                             ; preds = %bb3
  %27 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %27, align 1
  store i8 1, ptr %_0, align 4
  br label %bb13

bb16:                                             ; preds = %bb3
  %28 = getelementptr inbounds i8, ptr %self1, i64 4
  %t = load i32, ptr %28, align 4
  %29 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %t, ptr %29, align 4
  store i8 0, ptr %_0, align 4
  br label %bb13

bb13:                                             ; preds = %bb15, %bb16
  br label %bb12

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hcefe47d7e3f2ab39E"(ptr align 8 %_1, ptr align 8 %cx) unnamed_addr #0 {
start:
  %self = alloca [24 x i8], align 8
  %val = alloca [24 x i8], align 8
  %r = load ptr, ptr %_1, align 8
  %val1 = ptrtoint ptr %r to i64
  %_20 = icmp ugt i64 %val1, 2
  br i1 %_20, label %bb16, label %bb17

bb17:                                             ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d7dd55b78b495652c75ea84bc1d6216b, i64 25, ptr align 8 @alloc_9f74ab123ea452d860c10c4d9e15d827) #24
  unreachable

bb16:                                             ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %self2 = load ptr, ptr %0, align 8
  %_5 = getelementptr inbounds i8, ptr %self2, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker8register17h2d30602adb8f9c45E(ptr align 8 %_5, i64 %val1, ptr align 8 %cx) #23
  %_6 = call zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$8is_empty17h0c3769880af5ada8E"(ptr align 128 %self2) #10
  br i1 %_6, label %bb3, label %bb5

bb5:                                              ; preds = %bb4, %bb16
  %1 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  %3 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %cx, i64 %1, i64 %2) #23
  %_7.0 = extractvalue { i64, i64 } %3, 0
  %_7.1 = extractvalue { i64, i64 } %3, 1
  br label %bb8

bb3:                                              ; preds = %bb16
  %_28 = getelementptr inbounds i8, ptr %self2, i64 128
  %_23 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_28, i8 4) #23
  %_22 = and i64 %_23, 1
  %4 = icmp eq i64 %_22, 0
  br i1 %4, label %bb7, label %bb4

bb7:                                              ; preds = %bb3
  br label %bb8

bb4:                                              ; preds = %bb3
  br label %bb5

bb8:                                              ; preds = %bb5, %bb7
  %5 = getelementptr inbounds i8, ptr %_1, i64 16
  %_17 = load ptr, ptr %5, align 8
  %_9.0 = load i64, ptr %_17, align 8
  %6 = getelementptr inbounds i8, ptr %_17, i64 8
  %_9.1 = load i32, ptr %6, align 8
  %7 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10wait_until17h69ed6a708480b42aE(ptr align 8 %cx, i64 %_9.0, i32 %_9.1) #23
  %sel.0 = extractvalue { i64, i64 } %7, 0
  %sel.1 = extractvalue { i64, i64 } %7, 1
  switch i64 %sel.0, label %bb10 [
    i64 0, label %bb12
    i64 1, label %bb11
    i64 2, label %bb11
    i64 3, label %bb15
  ]

bb10:                                             ; preds = %bb8
  unreachable

bb12:                                             ; preds = %bb8
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_25d0e2c313a4186c5b7622480420459e) #24
  unreachable

bb11:                                             ; preds = %bb8, %bb8
  %_14 = getelementptr inbounds i8, ptr %self2, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker10unregister17h68aa166e57f6135cE(ptr sret([24 x i8]) align 8 %self, ptr align 8 %_14, i64 %val1) #23
  %8 = load ptr, ptr %self, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = icmp eq i64 %9, 0
  %_29 = select i1 %10, i64 0, i64 1
  %11 = trunc nuw i64 %_29 to i1
  br i1 %11, label %bb20, label %bb19

bb15:                                             ; preds = %bb20, %bb8
  ret void

bb20:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val) #10
  br label %bb15

bb19:                                             ; preds = %bb11
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_454718e1b1e8adbe91118d5bc770e2da) #24
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4send17h1611b333ce33d2b6E"(ptr align 128 %self, i32 %msg, i64 %_deadline.0, i32 %_deadline.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %self1 = alloca [8 x i8], align 4
  %_5 = alloca [40 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  store i8 1, ptr %_10, align 1
  store ptr null, ptr %_5, align 8
  %1 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 0, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_5, i64 16
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 32
  store ptr null, ptr %4, align 8
  %_6 = call zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$10start_send17hfd559b9a7a75258fE"(ptr align 128 %self, ptr align 8 %_5) #10
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_6, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_1f7cb7956ca47d867175b1c4e7b9e0f3, i64 40, ptr align 8 @alloc_fa8c66dc7d4a41fcd14b17187f392270) #24
  unreachable

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_10, align 1
  %5 = call { i32, i32 } @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$5write17h907c54f5d8ef8038E"(ptr align 128 %self, ptr align 8 %_5, i32 %msg) #10
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %self1, align 4
  %8 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %7, ptr %8, align 4
  br label %bb4

bb4:                                              ; preds = %bb2
  %9 = load i32, ptr %self1, align 4
  %10 = getelementptr inbounds i8, ptr %self1, i64 4
  %11 = load i32, ptr %10, align 4
  %_11 = zext i32 %9 to i64
  %12 = trunc nuw i64 %_11 to i1
  br i1 %12, label %bb10, label %bb11

bb10:                                             ; preds = %bb4
  %13 = getelementptr inbounds i8, ptr %self1, i64 4
  %e = load i32, ptr %13, align 4
  store i32 1, ptr %_0, align 4
  %14 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %e, ptr %14, align 4
  br label %bb8

bb11:                                             ; preds = %bb4
  store i32 2, ptr %_0, align 4
  br label %bb8

bb8:                                              ; preds = %bb10, %bb11
  %15 = load i32, ptr %_0, align 4
  %16 = getelementptr inbounds i8, ptr %_0, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = insertvalue { i32, i32 } poison, i32 %15, 0
  %19 = insertvalue { i32, i32 } %18, i32 %17, 1
  ret { i32, i32 } %19

bb9:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  %20 = load i8, ptr %_10, align 1
  %21 = trunc nuw i8 %20 to i1
  br i1 %21, label %bb6, label %bb5

bb5:                                              ; preds = %bb6, %bb7
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  resume { ptr, i32 } %26

bb6:                                              ; preds = %bb7
  br label %bb5
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$5write17h907c54f5d8ef8038E"(ptr align 128 %self, ptr align 8 %token, i32 %msg) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %1 = getelementptr inbounds i8, ptr %token, i64 16
  %self1 = load ptr, ptr %1, align 8
  %_17 = ptrtoint ptr %self1 to i64
  %2 = icmp eq i64 %_17, 0
  br i1 %2, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %3, align 4
  store i32 1, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %token, i64 16
  %_6 = load ptr, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %token, i64 16
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %offset = load i64, ptr %6, align 8
  br label %bb6

bb4:                                              ; preds = %bb6, %bb1
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue { i32, i32 } poison, i32 %7, 0
  %11 = insertvalue { i32, i32 } %10, i32 %9, 1
  ret { i32, i32 } %11

bb6:                                              ; preds = %bb2
  %_20 = icmp ult i64 %offset, 31
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::list::Slot<u32>", ptr %_6, i64 %offset
  %_21 = getelementptr inbounds i8, ptr %slot, i64 8
  store i32 %msg, ptr %_21, align 4
  %12 = atomicrmw or ptr %slot, i64 1 release, align 8
  store i64 %12, ptr %0, align 8
  %_13 = load i64, ptr %0, align 8
  %_16 = getelementptr inbounds i8, ptr %self, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker6notify17h7af3cf6b8c45cb0bE(ptr align 8 %_16) #23
  store i32 0, ptr %_0, align 4
  br label %bb4

bb5:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$8is_empty17h0c3769880af5ada8E"(ptr align 128 %self) unnamed_addr #1 {
start:
  %head = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 4) #23
  %_15 = getelementptr inbounds i8, ptr %self, i64 128
  %tail = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_15, i8 4) #23
  %_8 = lshr i64 %head, 1
  %_9 = lshr i64 %tail, 1
  %_0 = icmp eq i64 %_8, %_9
  ret i1 %_0
}

define internal void @"_ZN3std4sync4mpmc4zero15Packet$LT$T$GT$10wait_ready17h5a63b383343f24c1E"(ptr align 4 %self) unnamed_addr #1 {
start:
  %backoff = alloca [4 x i8], align 4
  store i32 0, ptr %backoff, align 4
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  %_9 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = call i8 @_ZN4core4sync6atomic11atomic_load17h443132ccd8aca7f4E(ptr %_9, i8 2) #23
  %0 = icmp eq i8 %_6, 0
  br i1 %0, label %bb3, label %bb2

bb3:                                              ; preds = %bb1
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  br label %bb1

bb2:                                              ; preds = %bb1
  ret void
}

define internal zeroext i1 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$10disconnect17hab5df705e080c767E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %self) #10
  %_2.i = load i64, ptr %_3, align 8
  %1 = trunc nuw i64 %_2.i to i1
  br i1 %1, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"

bb2.i:                                            ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i8, ptr %4, align 8
  %6 = trunc nuw i8 %5 to i1
  store ptr %3, ptr %e.i, align 8
  %7 = getelementptr inbounds i8, ptr %e.i, i64 8
  %8 = zext i1 %6 to i8
  store i8 %8, ptr %7, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.6, ptr align 8 @alloc_6d374db918d607bb8077675d05398ef3) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit": ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_3, i64 8
  %t.0.i = load ptr, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %11 = load i8, ptr %10, align 8
  %t.1.i = trunc nuw i8 %11 to i1
  %12 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %13 = insertvalue { ptr, i1 } %12, i1 %t.1.i, 1
  %14 = extractvalue { ptr, i1 } %13, 0
  %15 = extractvalue { ptr, i1 } %13, 1
  store ptr %14, ptr %inner, align 8
  %16 = getelementptr inbounds i8, ptr %inner, i64 8
  %17 = zext i1 %15 to i8
  store i8 %17, ptr %16, align 8
  %_15 = load ptr, ptr %inner, align 8
  %_16 = getelementptr inbounds i8, ptr %_15, i64 8
  %18 = getelementptr inbounds i8, ptr %_16, i64 96
  %19 = load i8, ptr %18, align 8
  %_5 = trunc nuw i8 %19 to i1
  br i1 %_5, label %bb6, label %bb3

bb3:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"
  %_18 = load ptr, ptr %inner, align 8
  %_19 = getelementptr inbounds i8, ptr %_18, i64 8
  %20 = getelementptr inbounds i8, ptr %_19, i64 96
  store i8 1, ptr %20, align 8
  %_21 = load ptr, ptr %inner, align 8
  %_22 = getelementptr inbounds i8, ptr %_21, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10disconnect17h333e26c883a34592E(ptr align 8 %_22) #23
  br label %bb4

bb6:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"
  store i8 0, ptr %_0, align 1
  br label %bb7

bb4:                                              ; preds = %bb3
  %_24 = load ptr, ptr %inner, align 8
  %_25 = getelementptr inbounds i8, ptr %_24, i64 8
  %_12 = getelementptr inbounds i8, ptr %_25, i64 48
  call void @_ZN3std4sync4mpmc5waker5Waker10disconnect17h333e26c883a34592E(ptr align 8 %_12) #23
  br label %bb5

bb5:                                              ; preds = %bb4
  store i8 1, ptr %_0, align 1
  br label %bb7

bb7:                                              ; preds = %bb6, %bb5
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %inner) #10
  %21 = load i8, ptr %_0, align 1
  %22 = trunc nuw i8 %21 to i1
  ret i1 %22

bb9:                                              ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %inner) #25
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = insertvalue { ptr, i32 } poison, ptr %23, 0
  %27 = insertvalue { ptr, i32 } %26, i32 %25, 1
  resume { ptr, i32 } %27
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4read17h0adb7660574d54faE"(ptr align 8 %self, ptr align 8 %token) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %self2 = alloca [8 x i8], align 4
  %self1 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %1 = getelementptr inbounds i8, ptr %token, i64 32
  %self3 = load ptr, ptr %1, align 8
  %_25 = ptrtoint ptr %self3 to i64
  %2 = icmp eq i64 %_25, 0
  br i1 %2, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i32 1, ptr %_0, align 4
  br label %bb7

bb2:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %token, i64 32
  %_6 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_6, i64 9
  %5 = load i8, ptr %4, align 1
  %_7 = trunc nuw i8 %5 to i1
  br i1 %_7, label %bb3, label %bb4

bb7:                                              ; preds = %bb6, %bb1
  %6 = load i32, ptr %_0, align 4
  %7 = getelementptr inbounds i8, ptr %_0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = insertvalue { i32, i32 } poison, i32 %6, 0
  %10 = insertvalue { i32, i32 } %9, i32 %8, 1
  ret { i32, i32 } %10

bb4:                                              ; preds = %bb2
  call void @"_ZN3std4sync4mpmc4zero15Packet$LT$T$GT$10wait_ready17h5a63b383343f24c1E"(ptr align 4 %_6) #10
  br label %bb22

bb3:                                              ; preds = %bb2
  br label %bb13

bb22:                                             ; preds = %bb4
  br label %bb24

bb24:                                             ; preds = %bb22
  %11 = load i32, ptr %_6, align 4
  %12 = getelementptr inbounds i8, ptr %_6, i64 4
  %13 = load i32, ptr %12, align 4
  store i32 %11, ptr %self2, align 4
  %14 = getelementptr inbounds i8, ptr %self2, i64 4
  store i32 %13, ptr %14, align 4
  store i32 0, ptr %_6, align 4
  %15 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 undef, ptr %15, align 4
  %16 = load i32, ptr %self2, align 4
  %17 = getelementptr inbounds i8, ptr %self2, i64 4
  %18 = load i32, ptr %17, align 4
  %_38 = zext i32 %16 to i64
  %19 = trunc nuw i64 %_38 to i1
  br i1 %19, label %bb26, label %bb25

bb26:                                             ; preds = %bb24
  %20 = getelementptr inbounds i8, ptr %self2, i64 4
  %msg = load i32, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %token, i64 32
  %_23 = load ptr, ptr %21, align 8
  br label %bb28

bb25:                                             ; preds = %bb24
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_273a3812b6a7133b3beec30941d4ba98) #24
  unreachable

bb28:                                             ; preds = %bb26
  store ptr %_23, ptr %_x, align 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..zero..Packet$LT$u32$GT$$GT$$GT$17hfc6fb7d118f67ac9E"(ptr align 8 %_x) #10
  br label %bb29

bb29:                                             ; preds = %bb28
  %22 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %22, align 4
  store i32 0, ptr %_0, align 4
  br label %bb6

bb6:                                              ; preds = %bb19, %bb29
  br label %bb7

bb8:                                              ; No predecessors!
  br label %bb10

bb10:                                             ; preds = %bb9, %bb8
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = insertvalue { ptr, i32 } poison, ptr %23, 0
  %27 = insertvalue { ptr, i32 } %26, i32 %25, 1
  resume { ptr, i32 } %27

bb13:                                             ; preds = %bb3
  br label %bb15

bb15:                                             ; preds = %bb13
  %28 = load i32, ptr %_6, align 4
  %29 = getelementptr inbounds i8, ptr %_6, i64 4
  %30 = load i32, ptr %29, align 4
  store i32 %28, ptr %self1, align 4
  %31 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %30, ptr %31, align 4
  store i32 0, ptr %_6, align 4
  %32 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 undef, ptr %32, align 4
  %33 = load i32, ptr %self1, align 4
  %34 = getelementptr inbounds i8, ptr %self1, i64 4
  %35 = load i32, ptr %34, align 4
  %_29 = zext i32 %33 to i64
  %36 = trunc nuw i64 %_29 to i1
  br i1 %36, label %bb18, label %bb17

bb18:                                             ; preds = %bb15
  %37 = getelementptr inbounds i8, ptr %self1, i64 4
  %msg4 = load i32, ptr %37, align 4
  %_34 = getelementptr inbounds i8, ptr %_6, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %_34, i8 1, i8 1) #23
  br label %bb19

bb17:                                             ; preds = %bb15
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_e0593c2a9d89c1ed371f09114f116e68) #24
  unreachable

bb19:                                             ; preds = %bb18
  %38 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg4, ptr %38, align 4
  store i32 0, ptr %_0, align 4
  br label %bb6

bb9:                                              ; No predecessors!
  br label %bb10

bb16:                                             ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb21:                                             ; No predecessors!
  unreachable

bb23:                                             ; No predecessors!
  unreachable

bb27:                                             ; No predecessors!
  unreachable
}

define internal i64 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4recv17h8c245b94f44faeceE"(ptr align 8 %self, i64 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %_20 = alloca [1 x i8], align 1
  %_18 = alloca [40 x i8], align 8
  %self1 = alloca [8 x i8], align 4
  %_x = alloca [16 x i8], align 8
  %operation = alloca [24 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  %_4 = alloca [40 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %deadline = alloca [16 x i8], align 8
  store i64 %0, ptr %deadline, align 8
  %4 = getelementptr inbounds i8, ptr %deadline, i64 8
  store i32 %1, ptr %4, align 8
  store ptr null, ptr %_4, align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_4, i64 16
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_4, i64 32
  store ptr null, ptr %8, align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_6, ptr align 8 %self) #10
  %_2.i = load i64, ptr %_6, align 8
  %9 = trunc nuw i64 %_2.i to i1
  br i1 %9, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"

bb2.i:                                            ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_6, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = load i8, ptr %12, align 8
  %14 = trunc nuw i8 %13 to i1
  store ptr %11, ptr %e.i, align 8
  %15 = getelementptr inbounds i8, ptr %e.i, i64 8
  %16 = zext i1 %14 to i8
  store i8 %16, ptr %15, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.6, ptr align 8 @alloc_836b849d98830829cf6a7a08bc89960f) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit": ; preds = %start
  %17 = getelementptr inbounds i8, ptr %_6, i64 8
  %t.0.i = load ptr, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  %19 = load i8, ptr %18, align 8
  %t.1.i = trunc nuw i8 %19 to i1
  %20 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %21 = insertvalue { ptr, i1 } %20, i1 %t.1.i, 1
  %22 = extractvalue { ptr, i1 } %21, 0
  %23 = extractvalue { ptr, i1 } %21, 1
  store ptr %22, ptr %inner, align 8
  %24 = getelementptr inbounds i8, ptr %inner, i64 8
  %25 = zext i1 %23 to i8
  store i8 %25, ptr %24, align 8
  store i8 1, ptr %_20, align 1
  %_22 = load ptr, ptr %inner, align 8
  %_23 = getelementptr inbounds i8, ptr %_22, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10try_select17h0cea96aaf3cfab9fE(ptr sret([24 x i8]) align 8 %_8, ptr align 8 %_23) #23
  br label %bb3

bb3:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"
  %26 = load ptr, ptr %_8, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = icmp eq i64 %27, 0
  %_11 = select i1 %28, i64 0, i64 1
  %29 = trunc nuw i64 %_11 to i1
  br i1 %29, label %bb4, label %bb14

bb4:                                              ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %operation, ptr align 8 %_8, i64 24, i1 false)
  %30 = getelementptr inbounds i8, ptr %operation, i64 16
  %_13 = load ptr, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %_4, i64 32
  store ptr %_13, ptr %31, align 8
  store i8 0, ptr %_20, align 1
  %32 = load ptr, ptr %inner, align 8
  %33 = getelementptr inbounds i8, ptr %inner, i64 8
  %34 = load i8, ptr %33, align 8
  %35 = trunc nuw i8 %34 to i1
  store ptr %32, ptr %_x, align 8
  %36 = getelementptr inbounds i8, ptr %_x, i64 8
  %37 = zext i1 %35 to i8
  store i8 %37, ptr %36, align 8
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_x) #10
  br label %bb17

bb14:                                             ; preds = %bb3
  %_27 = load ptr, ptr %inner, align 8
  %_28 = getelementptr inbounds i8, ptr %_27, i64 8
  %38 = getelementptr inbounds i8, ptr %_28, i64 96
  %39 = load i8, ptr %38, align 8
  %_16 = trunc nuw i8 %39 to i1
  br i1 %_16, label %bb6, label %bb7

bb17:                                             ; preds = %bb4
  %40 = call { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4read17h0adb7660574d54faE"(ptr align 8 %self, ptr align 8 %_4) #10
  %41 = extractvalue { i32, i32 } %40, 0
  %42 = extractvalue { i32, i32 } %40, 1
  store i32 %41, ptr %self1, align 4
  %43 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %42, ptr %43, align 4
  br label %bb5

bb5:                                              ; preds = %bb17
  %44 = load i32, ptr %self1, align 4
  %45 = getelementptr inbounds i8, ptr %self1, i64 4
  %46 = load i32, ptr %45, align 4
  %_24 = zext i32 %44 to i64
  %47 = trunc nuw i64 %_24 to i1
  br i1 %47, label %bb20, label %bb21

bb20:                                             ; preds = %bb5
  %48 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %48, align 1
  store i8 1, ptr %_0, align 4
  br label %bb18

bb21:                                             ; preds = %bb5
  %49 = getelementptr inbounds i8, ptr %self1, i64 4
  %t = load i32, ptr %49, align 4
  %50 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %t, ptr %50, align 4
  store i8 0, ptr %_0, align 4
  br label %bb18

bb18:                                             ; preds = %bb20, %bb21
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %operation) #10
  br label %bb9

bb9:                                              ; preds = %bb18
  br label %bb10

bb10:                                             ; preds = %bb6, %bb9
  br label %bb11

bb12:                                             ; No predecessors!
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %operation) #25
  br label %bb16

bb16:                                             ; preds = %bb12
  %51 = load i8, ptr %_20, align 1
  %52 = trunc nuw i8 %51 to i1
  br i1 %52, label %bb15, label %bb13

bb7:                                              ; preds = %bb14
  store i8 0, ptr %_20, align 1
  store ptr %_4, ptr %_18, align 8
  %53 = load ptr, ptr %inner, align 8
  %54 = getelementptr inbounds i8, ptr %inner, i64 8
  %55 = load i8, ptr %54, align 8
  %56 = trunc nuw i8 %55 to i1
  %57 = getelementptr inbounds i8, ptr %_18, i64 24
  store ptr %53, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  %59 = zext i1 %56 to i8
  store i8 %59, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %_18, i64 8
  store ptr %deadline, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %_18, i64 16
  store ptr %self, ptr %61, align 8
  %62 = call i64 @_ZN3std4sync4mpmc7context7Context4with17h01fe30e858d935d6E(ptr align 8 %_18) #23
  store i64 %62, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 8 %3, i64 8, i1 false)
  br label %bb8

bb6:                                              ; preds = %bb14
  %63 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %63, align 1
  store i8 1, ptr %_0, align 4
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %inner) #10
  br label %bb10

bb8:                                              ; preds = %bb7
  br label %bb11

bb11:                                             ; preds = %bb10, %bb8
  %64 = load i64, ptr %_0, align 4
  ret i64 %64

bb19:                                             ; No predecessors!
  unreachable

bb13:                                             ; preds = %bb15, %bb16
  %65 = load ptr, ptr %2, align 8
  %66 = getelementptr inbounds i8, ptr %2, i64 8
  %67 = load i32, ptr %66, align 8
  %68 = insertvalue { ptr, i32 } poison, ptr %65, 0
  %69 = insertvalue { ptr, i32 } %68, i32 %67, 1
  resume { ptr, i32 } %69

bb15:                                             ; preds = %bb16
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %inner) #25
  br label %bb13
}

define internal i64 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17he485c33d0eecc712E"(ptr align 8 %_1, ptr align 8 %cx) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i7 = alloca [16 x i8], align 8
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %value = alloca [24 x i8], align 8
  %_46 = alloca [1 x i8], align 1
  %_41 = alloca [1 x i8], align 1
  %self3 = alloca [8 x i8], align 4
  %_29 = alloca [24 x i8], align 8
  %_28 = alloca [16 x i8], align 8
  %self2 = alloca [24 x i8], align 8
  %val1 = alloca [24 x i8], align 8
  %_22 = alloca [24 x i8], align 8
  %_21 = alloca [16 x i8], align 8
  %self = alloca [24 x i8], align 8
  %val = alloca [24 x i8], align 8
  %_x = alloca [16 x i8], align 8
  %packet = alloca [12 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store i8 1, ptr %_41, align 1
  %r = load ptr, ptr %_1, align 8
  %val4 = ptrtoint ptr %r to i64
  %_44 = icmp ugt i64 %val4, 2
  br i1 %_44, label %bb27, label %bb28

bb28:                                             ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d7dd55b78b495652c75ea84bc1d6216b, i64 25, ptr align 8 @alloc_9f74ab123ea452d860c10c4d9e15d827) #24
  unreachable

bb27:                                             ; preds = %start
  store i8 0, ptr %_46, align 1
  %2 = getelementptr inbounds i8, ptr %packet, i64 9
  store i8 1, ptr %2, align 1
  %3 = getelementptr inbounds i8, ptr %packet, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 1 %_46, i64 1, i1 false)
  store i32 0, ptr %packet, align 4
  %4 = getelementptr inbounds i8, ptr %packet, i64 4
  store i32 undef, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %_1, i64 24
  %_50 = load ptr, ptr %5, align 8
  %_51 = getelementptr inbounds i8, ptr %_50, i64 8
  %self5 = getelementptr inbounds i8, ptr %_51, i64 48
  %ptr = load ptr, ptr %cx, align 8
  %6 = atomicrmw add ptr %ptr, i64 1 monotonic, align 8
  store i64 %6, ptr %1, align 8
  %old_size = load i64, ptr %1, align 8
  %_59 = icmp ugt i64 %old_size, 9223372036854775807
  br i1 %_59, label %bb29, label %bb30

bb30:                                             ; preds = %bb27
  %7 = getelementptr inbounds i8, ptr %value, i64 8
  store i64 %val4, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %value, i64 16
  store ptr %packet, ptr %8, align 8
  store ptr %ptr, ptr %value, align 8
  %_67 = call align 8 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17he835e2a568d80017E"(ptr align 8 %self5, ptr align 8 %value) #23
  br label %bb32

bb29:                                             ; preds = %bb27
  call void @llvm.trap()
  unreachable

bb32:                                             ; preds = %bb30
  %9 = getelementptr inbounds i8, ptr %_1, i64 24
  %_69 = load ptr, ptr %9, align 8
  %_70 = getelementptr inbounds i8, ptr %_69, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker6notify17haea6f47df2b36d20E(ptr align 8 %_70) #23
  br label %bb1

bb1:                                              ; preds = %bb32
  store i8 0, ptr %_41, align 1
  %10 = getelementptr inbounds i8, ptr %_1, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = load i8, ptr %12, align 8
  %14 = trunc nuw i8 %13 to i1
  store ptr %11, ptr %_x, align 8
  %15 = getelementptr inbounds i8, ptr %_x, i64 8
  %16 = zext i1 %14 to i8
  store i8 %16, ptr %15, align 8
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_x) #10
  br label %bb33

bb33:                                             ; preds = %bb1
  %17 = getelementptr inbounds i8, ptr %_1, i64 8
  %_38 = load ptr, ptr %17, align 8
  %_14.0 = load i64, ptr %_38, align 8
  %18 = getelementptr inbounds i8, ptr %_38, i64 8
  %_14.1 = load i32, ptr %18, align 8
  %19 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10wait_until17h69ed6a708480b42aE(ptr align 8 %cx, i64 %_14.0, i32 %_14.1) #23
  %sel.0 = extractvalue { i64, i64 } %19, 0
  %sel.1 = extractvalue { i64, i64 } %19, 1
  br label %bb2

bb2:                                              ; preds = %bb33
  switch i64 %sel.0, label %bb3 [
    i64 0, label %bb7
    i64 1, label %bb6
    i64 2, label %bb5
    i64 3, label %bb4
  ]

bb3:                                              ; preds = %bb2
  unreachable

bb7:                                              ; preds = %bb2
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_89b6fef165d2b1d917a76e1eb964ba4c) #24
  unreachable

bb6:                                              ; preds = %bb2
  %20 = getelementptr inbounds i8, ptr %_1, i64 16
  %_40 = load ptr, ptr %20, align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_22, ptr align 8 %_40) #10
  br label %bb8

bb5:                                              ; preds = %bb2
  %21 = getelementptr inbounds i8, ptr %_1, i64 16
  %_39 = load ptr, ptr %21, align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_29, ptr align 8 %_39) #10
  br label %bb13

bb4:                                              ; preds = %bb2
  call void @"_ZN3std4sync4mpmc4zero15Packet$LT$T$GT$10wait_ready17h5a63b383343f24c1E"(ptr align 4 %packet) #10
  br label %bb18

bb8:                                              ; preds = %bb6
  %_2.i8 = load i64, ptr %_22, align 8
  %22 = trunc nuw i64 %_2.i8 to i1
  br i1 %22, label %bb2.i11, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit12"

bb2.i11:                                          ; preds = %bb8
  %23 = getelementptr inbounds i8, ptr %_22, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 8
  %26 = load i8, ptr %25, align 8
  %27 = trunc nuw i8 %26 to i1
  store ptr %24, ptr %e.i7, align 8
  %28 = getelementptr inbounds i8, ptr %e.i7, i64 8
  %29 = zext i1 %27 to i8
  store i8 %29, ptr %28, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i7, ptr align 8 @vtable.6, ptr align 8 @alloc_0d4d6533511804e07e03a4266d13e553) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit12": ; preds = %bb8
  %30 = getelementptr inbounds i8, ptr %_22, i64 8
  %t.0.i9 = load ptr, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  %32 = load i8, ptr %31, align 8
  %t.1.i10 = trunc nuw i8 %32 to i1
  %33 = insertvalue { ptr, i1 } poison, ptr %t.0.i9, 0
  %34 = insertvalue { ptr, i1 } %33, i1 %t.1.i10, 1
  %35 = extractvalue { ptr, i1 } %34, 0
  %36 = extractvalue { ptr, i1 } %34, 1
  store ptr %35, ptr %_21, align 8
  %37 = getelementptr inbounds i8, ptr %_21, i64 8
  %38 = zext i1 %36 to i8
  store i8 %38, ptr %37, align 8
  br label %bb9

bb9:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit12"
  %_72 = load ptr, ptr %_21, align 8
  %_73 = getelementptr inbounds i8, ptr %_72, i64 8
  %_19 = getelementptr inbounds i8, ptr %_73, i64 48
  call void @_ZN3std4sync4mpmc5waker5Waker10unregister17hbcde7bd7357fd1f8E(ptr sret([24 x i8]) align 8 %self, ptr align 8 %_19, i64 %val4) #23
  br label %bb10

bb10:                                             ; preds = %bb9
  %39 = load ptr, ptr %self, align 8
  %40 = ptrtoint ptr %39 to i64
  %41 = icmp eq i64 %40, 0
  %_74 = select i1 %41, i64 0, i64 1
  %42 = trunc nuw i64 %_74 to i1
  br i1 %42, label %bb35, label %bb34

bb35:                                             ; preds = %bb10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val) #10
  br label %bb11

bb34:                                             ; preds = %bb10
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_5ee0200cdb7819debc31b31561ba30bb) #24
  unreachable

bb11:                                             ; preds = %bb35
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_21) #10
  br label %bb12

bb12:                                             ; preds = %bb11
  %43 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 0, ptr %43, align 1
  store i8 1, ptr %_0, align 4
  br label %bb19

bb19:                                             ; preds = %bb44, %bb17, %bb12
  br label %bb20

bb22:                                             ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_21) #25
  br label %bb23

bb23:                                             ; preds = %bb21, %bb22
  br label %bb26

bb13:                                             ; preds = %bb5
  %_2.i = load i64, ptr %_29, align 8
  %44 = trunc nuw i64 %_2.i to i1
  br i1 %44, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"

bb2.i:                                            ; preds = %bb13
  %45 = getelementptr inbounds i8, ptr %_29, i64 8
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %45, i64 8
  %48 = load i8, ptr %47, align 8
  %49 = trunc nuw i8 %48 to i1
  store ptr %46, ptr %e.i, align 8
  %50 = getelementptr inbounds i8, ptr %e.i, i64 8
  %51 = zext i1 %49 to i8
  store i8 %51, ptr %50, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.6, ptr align 8 @alloc_d0e2435c66b242d5578d26cddc93f07d) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit": ; preds = %bb13
  %52 = getelementptr inbounds i8, ptr %_29, i64 8
  %t.0.i = load ptr, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  %54 = load i8, ptr %53, align 8
  %t.1.i = trunc nuw i8 %54 to i1
  %55 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %56 = insertvalue { ptr, i1 } %55, i1 %t.1.i, 1
  %57 = extractvalue { ptr, i1 } %56, 0
  %58 = extractvalue { ptr, i1 } %56, 1
  store ptr %57, ptr %_28, align 8
  %59 = getelementptr inbounds i8, ptr %_28, i64 8
  %60 = zext i1 %58 to i8
  store i8 %60, ptr %59, align 8
  br label %bb14

bb14:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"
  %_77 = load ptr, ptr %_28, align 8
  %_78 = getelementptr inbounds i8, ptr %_77, i64 8
  %_26 = getelementptr inbounds i8, ptr %_78, i64 48
  call void @_ZN3std4sync4mpmc5waker5Waker10unregister17hbcde7bd7357fd1f8E(ptr sret([24 x i8]) align 8 %self2, ptr align 8 %_26, i64 %val4) #23
  br label %bb15

bb15:                                             ; preds = %bb14
  %61 = load ptr, ptr %self2, align 8
  %62 = ptrtoint ptr %61 to i64
  %63 = icmp eq i64 %62, 0
  %_79 = select i1 %63, i64 0, i64 1
  %64 = trunc nuw i64 %_79 to i1
  br i1 %64, label %bb37, label %bb36

bb37:                                             ; preds = %bb15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val1, ptr align 8 %self2, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val1) #10
  br label %bb16

bb36:                                             ; preds = %bb15
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_5b8fd68198658edd6d8da21b2d4f5724) #24
  unreachable

bb16:                                             ; preds = %bb37
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_28) #10
  br label %bb17

bb17:                                             ; preds = %bb16
  %65 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %65, align 1
  store i8 1, ptr %_0, align 4
  br label %bb19

bb21:                                             ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_28) #25
  br label %bb23

bb18:                                             ; preds = %bb4
  br label %bb40

bb40:                                             ; preds = %bb18
  br label %bb42

bb42:                                             ; preds = %bb40
  %66 = load i32, ptr %packet, align 4
  %67 = getelementptr inbounds i8, ptr %packet, i64 4
  %68 = load i32, ptr %67, align 4
  store i32 %66, ptr %self3, align 4
  %69 = getelementptr inbounds i8, ptr %self3, i64 4
  store i32 %68, ptr %69, align 4
  store i32 0, ptr %packet, align 4
  %70 = getelementptr inbounds i8, ptr %packet, i64 4
  store i32 undef, ptr %70, align 4
  %71 = load i32, ptr %self3, align 4
  %72 = getelementptr inbounds i8, ptr %self3, i64 4
  %73 = load i32, ptr %72, align 4
  %_84 = zext i32 %71 to i64
  %74 = trunc nuw i64 %_84 to i1
  br i1 %74, label %bb44, label %bb43

bb44:                                             ; preds = %bb42
  %75 = getelementptr inbounds i8, ptr %self3, i64 4
  %val6 = load i32, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val6, ptr %76, align 4
  store i8 0, ptr %_0, align 4
  br label %bb19

bb43:                                             ; preds = %bb42
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_099c615d988f27910181db6109cc0854) #24
  unreachable

bb20:                                             ; preds = %bb19
  %77 = load i64, ptr %_0, align 4
  ret i64 %77

bb26:                                             ; preds = %bb23
  %78 = load i8, ptr %_41, align 1
  %79 = trunc nuw i8 %78 to i1
  br i1 %79, label %bb25, label %bb24

bb24:                                             ; preds = %bb25, %bb26
  %80 = load ptr, ptr %0, align 8
  %81 = getelementptr inbounds i8, ptr %0, i64 8
  %82 = load i32, ptr %81, align 8
  %83 = insertvalue { ptr, i32 } poison, ptr %80, 0
  %84 = insertvalue { ptr, i32 } %83, i32 %82, 1
  resume { ptr, i32 } %84

bb25:                                             ; preds = %bb26
  %85 = getelementptr inbounds i8, ptr %_1, i64 24
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %85) #25
  br label %bb24

bb38:                                             ; No predecessors!
  unreachable

bb39:                                             ; No predecessors!
  unreachable

bb41:                                             ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4send17h1170059ccc0a0831E"(ptr align 8 %self, i32 %msg, i64 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %_26 = alloca [1 x i8], align 1
  %_25 = alloca [1 x i8], align 1
  %_23 = alloca [48 x i8], align 8
  %self1 = alloca [1 x i8], align 1
  %_x = alloca [16 x i8], align 8
  %operation = alloca [24 x i8], align 8
  %_9 = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  %_5 = alloca [40 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %deadline = alloca [16 x i8], align 8
  store i64 %0, ptr %deadline, align 8
  %3 = getelementptr inbounds i8, ptr %deadline, i64 8
  store i32 %1, ptr %3, align 8
  store i8 1, ptr %_26, align 1
  store ptr null, ptr %_5, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_5, i64 16
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_5, i64 32
  store ptr null, ptr %7, align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_7, ptr align 8 %self) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_2.i = load i64, ptr %_7, align 8
  %8 = trunc nuw i64 %_2.i to i1
  br i1 %8, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"

bb2.i:                                            ; preds = %bb1
  %9 = getelementptr inbounds i8, ptr %_7, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = load i8, ptr %11, align 8
  %13 = trunc nuw i8 %12 to i1
  store ptr %10, ptr %e.i, align 8
  %14 = getelementptr inbounds i8, ptr %e.i, i64 8
  %15 = zext i1 %13 to i8
  store i8 %15, ptr %14, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.6, ptr align 8 @alloc_c5ac89cffbf7b72ecfe44e281ee8f9ba) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit": ; preds = %bb1
  %16 = getelementptr inbounds i8, ptr %_7, i64 8
  %t.0.i = load ptr, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  %18 = load i8, ptr %17, align 8
  %t.1.i = trunc nuw i8 %18 to i1
  %19 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %20 = insertvalue { ptr, i1 } %19, i1 %t.1.i, 1
  %21 = extractvalue { ptr, i1 } %20, 0
  %22 = extractvalue { ptr, i1 } %20, 1
  store ptr %21, ptr %inner, align 8
  %23 = getelementptr inbounds i8, ptr %inner, i64 8
  %24 = zext i1 %22 to i8
  store i8 %24, ptr %23, align 8
  br label %bb2

bb2:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"
  store i8 1, ptr %_25, align 1
  %_28 = load ptr, ptr %inner, align 8
  %_29 = getelementptr inbounds i8, ptr %_28, i64 8
  %_10 = getelementptr inbounds i8, ptr %_29, i64 48
  call void @_ZN3std4sync4mpmc5waker5Waker10try_select17h0cea96aaf3cfab9fE(ptr sret([24 x i8]) align 8 %_9, ptr align 8 %_10) #23
  br label %bb3

bb3:                                              ; preds = %bb2
  %25 = load ptr, ptr %_9, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = icmp eq i64 %26, 0
  %_12 = select i1 %27, i64 0, i64 1
  %28 = trunc nuw i64 %_12 to i1
  br i1 %28, label %bb4, label %bb14

bb4:                                              ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %operation, ptr align 8 %_9, i64 24, i1 false)
  %29 = getelementptr inbounds i8, ptr %operation, i64 16
  %_14 = load ptr, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %_5, i64 32
  store ptr %_14, ptr %30, align 8
  store i8 0, ptr %_25, align 1
  %31 = load ptr, ptr %inner, align 8
  %32 = getelementptr inbounds i8, ptr %inner, i64 8
  %33 = load i8, ptr %32, align 8
  %34 = trunc nuw i8 %33 to i1
  store ptr %31, ptr %_x, align 8
  %35 = getelementptr inbounds i8, ptr %_x, i64 8
  %36 = zext i1 %34 to i8
  store i8 %36, ptr %35, align 8
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_x) #10
  br label %bb19

bb14:                                             ; preds = %bb3
  %_35 = load ptr, ptr %inner, align 8
  %_36 = getelementptr inbounds i8, ptr %_35, i64 8
  %37 = getelementptr inbounds i8, ptr %_36, i64 96
  %38 = load i8, ptr %37, align 8
  %_19 = trunc nuw i8 %38 to i1
  br i1 %_19, label %bb6, label %bb7

bb19:                                             ; preds = %bb4
  store i8 0, ptr %_26, align 1
  %39 = call { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$5write17h5ed71ce8e9a0d90fE"(ptr align 8 %self, ptr align 8 %_5, i32 %msg) #10
  %self.0 = extractvalue { i32, i32 } %39, 0
  %self.1 = extractvalue { i32, i32 } %39, 1
  br label %bb5

bb5:                                              ; preds = %bb19
  %_30 = zext i32 %self.0 to i64
  %40 = trunc nuw i64 %_30 to i1
  br i1 %40, label %bb21, label %bb22

bb21:                                             ; preds = %bb5
  store i8 0, ptr %self1, align 1
  br label %bb25

bb22:                                             ; preds = %bb5
  store i8 1, ptr %self1, align 1
  br label %bb25

bb25:                                             ; preds = %bb21, %bb22
  %_31 = zext i32 %self.0 to i64
  %41 = trunc nuw i64 %_31 to i1
  br i1 %41, label %bb24, label %bb23

bb24:                                             ; preds = %bb25
  br label %bb23

bb23:                                             ; preds = %bb24, %bb25
  %42 = load i8, ptr %self1, align 1
  %43 = trunc nuw i8 %42 to i1
  %_32 = zext i1 %43 to i64
  %44 = trunc nuw i64 %_32 to i1
  br i1 %44, label %bb27, label %bb26

bb27:                                             ; preds = %bb23
  store i32 2, ptr %_0, align 4
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %operation) #10
  br label %bb9

bb26:                                             ; preds = %bb23
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_a24084a104f5701bf6f6123842f44a61) #24
  unreachable

bb9:                                              ; preds = %bb27
  br label %bb10

bb10:                                             ; preds = %bb6, %bb9
  br label %bb11

bb12:                                             ; No predecessors!
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %operation) #25
  br label %bb16

bb16:                                             ; preds = %bb12
  %45 = load i8, ptr %_25, align 1
  %46 = trunc nuw i8 %45 to i1
  br i1 %46, label %bb15, label %bb18

bb7:                                              ; preds = %bb14
  store i8 0, ptr %_26, align 1
  store i8 0, ptr %_25, align 1
  %47 = getelementptr inbounds i8, ptr %_23, i64 16
  store ptr %_5, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %_23, i64 40
  store i32 %msg, ptr %48, align 8
  %49 = load ptr, ptr %inner, align 8
  %50 = getelementptr inbounds i8, ptr %inner, i64 8
  %51 = load i8, ptr %50, align 8
  %52 = trunc nuw i8 %51 to i1
  store ptr %49, ptr %_23, align 8
  %53 = getelementptr inbounds i8, ptr %_23, i64 8
  %54 = zext i1 %52 to i8
  store i8 %54, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %_23, i64 24
  store ptr %deadline, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %_23, i64 32
  store ptr %self, ptr %56, align 8
  %57 = call { i32, i32 } @_ZN3std4sync4mpmc7context7Context4with17hfcc2c06d5932cabcE(ptr align 8 %_23) #23
  %58 = extractvalue { i32, i32 } %57, 0
  %59 = extractvalue { i32, i32 } %57, 1
  store i32 %58, ptr %_0, align 4
  %60 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %59, ptr %60, align 4
  br label %bb8

bb6:                                              ; preds = %bb14
  store i8 0, ptr %_26, align 1
  store i32 1, ptr %_0, align 4
  %61 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %61, align 4
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %inner) #10
  br label %bb10

bb8:                                              ; preds = %bb7
  br label %bb11

bb11:                                             ; preds = %bb10, %bb8
  %62 = load i32, ptr %_0, align 4
  %63 = getelementptr inbounds i8, ptr %_0, i64 4
  %64 = load i32, ptr %63, align 4
  %65 = insertvalue { i32, i32 } poison, i32 %62, 0
  %66 = insertvalue { i32, i32 } %65, i32 %64, 1
  ret { i32, i32 } %66

bb20:                                             ; No predecessors!
  unreachable

bb18:                                             ; preds = %bb15, %bb16
  %67 = load i8, ptr %_26, align 1
  %68 = trunc nuw i8 %67 to i1
  br i1 %68, label %bb17, label %bb13

bb15:                                             ; preds = %bb16
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %inner) #25
  br label %bb18

bb13:                                             ; preds = %bb17, %bb18
  %69 = load ptr, ptr %2, align 8
  %70 = getelementptr inbounds i8, ptr %2, i64 8
  %71 = load i32, ptr %70, align 8
  %72 = insertvalue { ptr, i32 } poison, ptr %69, 0
  %73 = insertvalue { ptr, i32 } %72, i32 %71, 1
  resume { ptr, i32 } %73

bb17:                                             ; preds = %bb18
  br label %bb13
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17hdb42b4a696e27fe1E"(ptr align 8 %_1, ptr align 8 %cx) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i8 = alloca [16 x i8], align 8
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %value = alloca [24 x i8], align 8
  %_56 = alloca [1 x i8], align 1
  %_51 = alloca [1 x i8], align 1
  %_50 = alloca [1 x i8], align 1
  %self4 = alloca [8 x i8], align 4
  %_36 = alloca [24 x i8], align 8
  %_35 = alloca [16 x i8], align 8
  %self3 = alloca [24 x i8], align 8
  %val2 = alloca [24 x i8], align 8
  %self1 = alloca [8 x i8], align 4
  %_23 = alloca [24 x i8], align 8
  %_22 = alloca [16 x i8], align 8
  %self = alloca [24 x i8], align 8
  %val = alloca [24 x i8], align 8
  %_x = alloca [16 x i8], align 8
  %packet = alloca [12 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store i8 1, ptr %_50, align 1
  store i8 1, ptr %_51, align 1
  %2 = getelementptr inbounds i8, ptr %_1, i64 16
  %r = load ptr, ptr %2, align 8
  %val5 = ptrtoint ptr %r to i64
  %_54 = icmp ugt i64 %val5, 2
  br i1 %_54, label %bb29, label %bb30

bb30:                                             ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d7dd55b78b495652c75ea84bc1d6216b, i64 25, ptr align 8 @alloc_9f74ab123ea452d860c10c4d9e15d827) #24
  unreachable

bb29:                                             ; preds = %start
  store i8 0, ptr %_51, align 1
  %3 = getelementptr inbounds i8, ptr %_1, i64 40
  %msg = load i32, ptr %3, align 8
  store i8 0, ptr %_56, align 1
  %4 = getelementptr inbounds i8, ptr %packet, i64 9
  store i8 1, ptr %4, align 1
  %5 = getelementptr inbounds i8, ptr %packet, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 1 %_56, i64 1, i1 false)
  store i32 1, ptr %packet, align 4
  %6 = getelementptr inbounds i8, ptr %packet, i64 4
  store i32 %msg, ptr %6, align 4
  %_60 = load ptr, ptr %_1, align 8
  %_61 = getelementptr inbounds i8, ptr %_60, i64 8
  %ptr = load ptr, ptr %cx, align 8
  %7 = atomicrmw add ptr %ptr, i64 1 monotonic, align 8
  store i64 %7, ptr %1, align 8
  %old_size = load i64, ptr %1, align 8
  %_69 = icmp ugt i64 %old_size, 9223372036854775807
  br i1 %_69, label %bb31, label %bb32

bb32:                                             ; preds = %bb29
  %8 = getelementptr inbounds i8, ptr %value, i64 8
  store i64 %val5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %value, i64 16
  store ptr %packet, ptr %9, align 8
  store ptr %ptr, ptr %value, align 8
  %_77 = call align 8 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17he835e2a568d80017E"(ptr align 8 %_61, ptr align 8 %value) #23
  br label %bb34

bb31:                                             ; preds = %bb29
  call void @llvm.trap()
  unreachable

bb34:                                             ; preds = %bb32
  %_79 = load ptr, ptr %_1, align 8
  %_80 = getelementptr inbounds i8, ptr %_79, i64 8
  %_11 = getelementptr inbounds i8, ptr %_80, i64 48
  call void @_ZN3std4sync4mpmc5waker5Waker6notify17haea6f47df2b36d20E(ptr align 8 %_11) #23
  br label %bb1

bb1:                                              ; preds = %bb34
  store i8 0, ptr %_50, align 1
  %10 = load ptr, ptr %_1, align 8
  %11 = getelementptr inbounds i8, ptr %_1, i64 8
  %12 = load i8, ptr %11, align 8
  %13 = trunc nuw i8 %12 to i1
  store ptr %10, ptr %_x, align 8
  %14 = getelementptr inbounds i8, ptr %_x, i64 8
  %15 = zext i1 %13 to i8
  store i8 %15, ptr %14, align 8
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_x) #10
  br label %bb35

bb35:                                             ; preds = %bb1
  %16 = getelementptr inbounds i8, ptr %_1, i64 24
  %_47 = load ptr, ptr %16, align 8
  %_15.0 = load i64, ptr %_47, align 8
  %17 = getelementptr inbounds i8, ptr %_47, i64 8
  %_15.1 = load i32, ptr %17, align 8
  %18 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10wait_until17h69ed6a708480b42aE(ptr align 8 %cx, i64 %_15.0, i32 %_15.1) #23
  %sel.0 = extractvalue { i64, i64 } %18, 0
  %sel.1 = extractvalue { i64, i64 } %18, 1
  br label %bb2

bb2:                                              ; preds = %bb35
  switch i64 %sel.0, label %bb3 [
    i64 0, label %bb7
    i64 1, label %bb6
    i64 2, label %bb5
    i64 3, label %bb4
  ]

bb3:                                              ; preds = %bb2
  unreachable

bb7:                                              ; preds = %bb2
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_4099a96aea6918a5ab06bff907b789f0) #24
  unreachable

bb6:                                              ; preds = %bb2
  %19 = getelementptr inbounds i8, ptr %_1, i64 32
  %_49 = load ptr, ptr %19, align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_23, ptr align 8 %_49) #10
  br label %bb8

bb5:                                              ; preds = %bb2
  %20 = getelementptr inbounds i8, ptr %_1, i64 32
  %_48 = load ptr, ptr %20, align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_36, ptr align 8 %_48) #10
  br label %bb13

bb4:                                              ; preds = %bb2
  call void @"_ZN3std4sync4mpmc4zero15Packet$LT$T$GT$10wait_ready17h5a63b383343f24c1E"(ptr align 4 %packet) #10
  br label %bb18

bb8:                                              ; preds = %bb6
  %_2.i9 = load i64, ptr %_23, align 8
  %21 = trunc nuw i64 %_2.i9 to i1
  br i1 %21, label %bb2.i12, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit13"

bb2.i12:                                          ; preds = %bb8
  %22 = getelementptr inbounds i8, ptr %_23, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 8
  %25 = load i8, ptr %24, align 8
  %26 = trunc nuw i8 %25 to i1
  store ptr %23, ptr %e.i8, align 8
  %27 = getelementptr inbounds i8, ptr %e.i8, i64 8
  %28 = zext i1 %26 to i8
  store i8 %28, ptr %27, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i8, ptr align 8 @vtable.6, ptr align 8 @alloc_e8d23d6b83fd3491b73daebeed4e1933) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit13": ; preds = %bb8
  %29 = getelementptr inbounds i8, ptr %_23, i64 8
  %t.0.i10 = load ptr, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = load i8, ptr %30, align 8
  %t.1.i11 = trunc nuw i8 %31 to i1
  %32 = insertvalue { ptr, i1 } poison, ptr %t.0.i10, 0
  %33 = insertvalue { ptr, i1 } %32, i1 %t.1.i11, 1
  %34 = extractvalue { ptr, i1 } %33, 0
  %35 = extractvalue { ptr, i1 } %33, 1
  store ptr %34, ptr %_22, align 8
  %36 = getelementptr inbounds i8, ptr %_22, i64 8
  %37 = zext i1 %35 to i8
  store i8 %37, ptr %36, align 8
  br label %bb9

bb9:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit13"
  %_82 = load ptr, ptr %_22, align 8
  %_83 = getelementptr inbounds i8, ptr %_82, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10unregister17hbcde7bd7357fd1f8E(ptr sret([24 x i8]) align 8 %self, ptr align 8 %_83, i64 %val5) #23
  br label %bb10

bb10:                                             ; preds = %bb9
  %38 = load ptr, ptr %self, align 8
  %39 = ptrtoint ptr %38 to i64
  %40 = icmp eq i64 %39, 0
  %_84 = select i1 %40, i64 0, i64 1
  %41 = trunc nuw i64 %_84 to i1
  br i1 %41, label %bb37, label %bb36

bb37:                                             ; preds = %bb10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val) #10
  br label %bb11

bb36:                                             ; preds = %bb10
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_2f97e8dc745b7f7e04461e0351afcf89) #24
  unreachable

bb11:                                             ; preds = %bb37
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_22) #10
  br label %bb12

bb12:                                             ; preds = %bb11
  br label %bb40

bb40:                                             ; preds = %bb12
  br label %bb42

bb42:                                             ; preds = %bb40
  %42 = load i32, ptr %packet, align 4
  %43 = getelementptr inbounds i8, ptr %packet, i64 4
  %44 = load i32, ptr %43, align 4
  store i32 %42, ptr %self1, align 4
  %45 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %44, ptr %45, align 4
  store i32 0, ptr %packet, align 4
  %46 = getelementptr inbounds i8, ptr %packet, i64 4
  store i32 undef, ptr %46, align 4
  %47 = load i32, ptr %self1, align 4
  %48 = getelementptr inbounds i8, ptr %self1, i64 4
  %49 = load i32, ptr %48, align 4
  %_89 = zext i32 %47 to i64
  %50 = trunc nuw i64 %_89 to i1
  br i1 %50, label %bb44, label %bb43

bb44:                                             ; preds = %bb42
  %51 = getelementptr inbounds i8, ptr %self1, i64 4
  %msg6 = load i32, ptr %51, align 4
  store i32 0, ptr %_0, align 4
  %52 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg6, ptr %52, align 4
  br label %bb19

bb43:                                             ; preds = %bb42
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_9c89138bb37ec3fdf6014bea1ae46262) #24
  unreachable

bb19:                                             ; preds = %bb18, %bb53, %bb44
  br label %bb20

bb22:                                             ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_22) #25
  br label %bb23

bb23:                                             ; preds = %bb21, %bb22
  br label %bb28

bb13:                                             ; preds = %bb5
  %_2.i = load i64, ptr %_36, align 8
  %53 = trunc nuw i64 %_2.i to i1
  br i1 %53, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"

bb2.i:                                            ; preds = %bb13
  %54 = getelementptr inbounds i8, ptr %_36, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %54, i64 8
  %57 = load i8, ptr %56, align 8
  %58 = trunc nuw i8 %57 to i1
  store ptr %55, ptr %e.i, align 8
  %59 = getelementptr inbounds i8, ptr %e.i, i64 8
  %60 = zext i1 %58 to i8
  store i8 %60, ptr %59, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.6, ptr align 8 @alloc_3684ceb8d6a320d049a72e654dcfeac8) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit": ; preds = %bb13
  %61 = getelementptr inbounds i8, ptr %_36, i64 8
  %t.0.i = load ptr, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  %63 = load i8, ptr %62, align 8
  %t.1.i = trunc nuw i8 %63 to i1
  %64 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %65 = insertvalue { ptr, i1 } %64, i1 %t.1.i, 1
  %66 = extractvalue { ptr, i1 } %65, 0
  %67 = extractvalue { ptr, i1 } %65, 1
  store ptr %66, ptr %_35, align 8
  %68 = getelementptr inbounds i8, ptr %_35, i64 8
  %69 = zext i1 %67 to i8
  store i8 %69, ptr %68, align 8
  br label %bb14

bb14:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h5decdced0355e56dE.exit"
  %_92 = load ptr, ptr %_35, align 8
  %_93 = getelementptr inbounds i8, ptr %_92, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10unregister17hbcde7bd7357fd1f8E(ptr sret([24 x i8]) align 8 %self3, ptr align 8 %_93, i64 %val5) #23
  br label %bb15

bb15:                                             ; preds = %bb14
  %70 = load ptr, ptr %self3, align 8
  %71 = ptrtoint ptr %70 to i64
  %72 = icmp eq i64 %71, 0
  %_94 = select i1 %72, i64 0, i64 1
  %73 = trunc nuw i64 %_94 to i1
  br i1 %73, label %bb46, label %bb45

bb46:                                             ; preds = %bb15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val2, ptr align 8 %self3, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val2) #10
  br label %bb16

bb45:                                             ; preds = %bb15
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_eb1200c0d7ee0c4ce3b91e0dde3b43ca) #24
  unreachable

bb16:                                             ; preds = %bb46
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_35) #10
  br label %bb17

bb17:                                             ; preds = %bb16
  br label %bb49

bb49:                                             ; preds = %bb17
  br label %bb51

bb51:                                             ; preds = %bb49
  %74 = load i32, ptr %packet, align 4
  %75 = getelementptr inbounds i8, ptr %packet, i64 4
  %76 = load i32, ptr %75, align 4
  store i32 %74, ptr %self4, align 4
  %77 = getelementptr inbounds i8, ptr %self4, i64 4
  store i32 %76, ptr %77, align 4
  store i32 0, ptr %packet, align 4
  %78 = getelementptr inbounds i8, ptr %packet, i64 4
  store i32 undef, ptr %78, align 4
  %79 = load i32, ptr %self4, align 4
  %80 = getelementptr inbounds i8, ptr %self4, i64 4
  %81 = load i32, ptr %80, align 4
  %_99 = zext i32 %79 to i64
  %82 = trunc nuw i64 %_99 to i1
  br i1 %82, label %bb53, label %bb52

bb53:                                             ; preds = %bb51
  %83 = getelementptr inbounds i8, ptr %self4, i64 4
  %msg7 = load i32, ptr %83, align 4
  store i32 1, ptr %_0, align 4
  %84 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg7, ptr %84, align 4
  br label %bb19

bb52:                                             ; preds = %bb51
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_70b6a9c0f29ed2f6fe96d4c13346b6d2) #24
  unreachable

bb21:                                             ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_35) #25
  br label %bb23

bb18:                                             ; preds = %bb4
  store i32 2, ptr %_0, align 4
  br label %bb19

bb20:                                             ; preds = %bb19
  %85 = load i32, ptr %_0, align 4
  %86 = getelementptr inbounds i8, ptr %_0, i64 4
  %87 = load i32, ptr %86, align 4
  %88 = insertvalue { i32, i32 } poison, i32 %85, 0
  %89 = insertvalue { i32, i32 } %88, i32 %87, 1
  ret { i32, i32 } %89

bb28:                                             ; preds = %bb23
  %90 = load i8, ptr %_51, align 1
  %91 = trunc nuw i8 %90 to i1
  br i1 %91, label %bb27, label %bb25

bb25:                                             ; preds = %bb27, %bb28
  %92 = load i8, ptr %_50, align 1
  %93 = trunc nuw i8 %92 to i1
  br i1 %93, label %bb26, label %bb24

bb27:                                             ; preds = %bb28
  br label %bb25

bb24:                                             ; preds = %bb26, %bb25
  %94 = load ptr, ptr %0, align 8
  %95 = getelementptr inbounds i8, ptr %0, i64 8
  %96 = load i32, ptr %95, align 8
  %97 = insertvalue { ptr, i32 } poison, ptr %94, 0
  %98 = insertvalue { ptr, i32 } %97, i32 %96, 1
  resume { ptr, i32 } %98

bb26:                                             ; preds = %bb25
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_1) #25
  br label %bb24

bb38:                                             ; No predecessors!
  unreachable

bb39:                                             ; No predecessors!
  unreachable

bb41:                                             ; No predecessors!
  unreachable

bb47:                                             ; No predecessors!
  unreachable

bb48:                                             ; No predecessors!
  unreachable

bb50:                                             ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$5write17h5ed71ce8e9a0d90fE"(ptr align 8 %self, ptr align 8 %token, i32 %msg) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = getelementptr inbounds i8, ptr %token, i64 32
  %self1 = load ptr, ptr %0, align 8
  %_11 = ptrtoint ptr %self1 to i64
  %1 = icmp eq i64 %_11, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %2, align 4
  store i32 1, ptr %_0, align 4
  br label %bb3

bb2:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %token, i64 32
  %_6 = load ptr, ptr %3, align 8
  store i32 1, ptr %_6, align 4
  %4 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %msg, ptr %4, align 4
  %_16 = getelementptr inbounds i8, ptr %_6, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %_16, i8 1, i8 1) #23
  store i32 0, ptr %_0, align 4
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %5 = load i32, ptr %_0, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = insertvalue { i32, i32 } poison, i32 %5, 0
  %9 = insertvalue { i32, i32 } %8, i32 %7, 1
  ret { i32, i32 } %9
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$10start_recv17h69e1b3aa15ea0410E"(ptr align 128 %self, ptr align 8 %token) unnamed_addr #1 {
start:
  %head = alloca [8 x i8], align 8
  %new = alloca [8 x i8], align 8
  %backoff = alloca [4 x i8], align 4
  %_0 = alloca [1 x i8], align 1
  store i32 0, ptr %backoff, align 4
  %0 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  store i64 %0, ptr %head, align 8
  br label %bb1

bb1:                                              ; preds = %bb21, %start
  %_7 = load i64, ptr %head, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 400
  %_9 = load i64, ptr %1, align 16
  %_8 = sub i64 %_9, 1
  %index = and i64 %_7, %_8
  %_11 = load i64, ptr %head, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 392
  %_14 = load i64, ptr %2, align 8
  %_13 = sub i64 %_14, 1
  %_12 = xor i64 %_13, -1
  %lap = and i64 %_11, %_12
  %3 = getelementptr inbounds i8, ptr %self, i64 408
  %_86.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %_86.1 = load i64, ptr %4, align 8
  br label %bb27

bb27:                                             ; preds = %bb1
  %_66 = icmp ult i64 %index, %_86.1
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::array::Slot<u32>", ptr %_86.0, i64 %index
  %stamp = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %slot, i8 2) #23
  %_19 = load i64, ptr %head, align 8
  %_18 = add i64 %_19, 1
  %_17 = icmp eq i64 %_18, %stamp
  br i1 %_17, label %bb2, label %bb10

bb10:                                             ; preds = %bb27
  %_39 = load i64, ptr %head, align 8
  %_38 = icmp eq i64 %stamp, %_39
  br i1 %_38, label %bb11, label %bb18

bb2:                                              ; preds = %bb27
  %_22 = add i64 %index, 1
  %5 = getelementptr inbounds i8, ptr %self, i64 384
  %_23 = load i64, ptr %5, align 128
  %_21 = icmp ult i64 %_22, %_23
  br i1 %_21, label %bb3, label %bb4

bb18:                                             ; preds = %bb10
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  %6 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  store i64 %6, ptr %head, align 8
  br label %bb20

bb11:                                             ; preds = %bb10
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 4) #23
  %_79 = getelementptr inbounds i8, ptr %self, i64 128
  %tail = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_79, i8 0) #23
  %7 = getelementptr inbounds i8, ptr %self, i64 400
  %_47 = load i64, ptr %7, align 16
  %_46 = xor i64 %_47, -1
  %_45 = and i64 %tail, %_46
  %8 = load i64, ptr %head, align 8
  %_44 = icmp eq i64 %_45, %8
  br i1 %_44, label %bb13, label %bb16

bb20:                                             ; preds = %bb16, %bb18
  br label %bb21

bb16:                                             ; preds = %bb11
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %backoff) #23
  %9 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  store i64 %9, ptr %head, align 8
  br label %bb20

bb13:                                             ; preds = %bb11
  %10 = getelementptr inbounds i8, ptr %self, i64 400
  %_49 = load i64, ptr %10, align 16
  %_48 = and i64 %tail, %_49
  %11 = icmp eq i64 %_48, 0
  br i1 %11, label %bb15, label %bb14

bb21:                                             ; preds = %bb7, %bb20
  br label %bb1

bb15:                                             ; preds = %bb13
  store i8 0, ptr %_0, align 1
  br label %bb22

bb14:                                             ; preds = %bb13
  store ptr null, ptr %token, align 8
  %12 = getelementptr inbounds i8, ptr %token, i64 8
  store i64 0, ptr %12, align 8
  store i8 1, ptr %_0, align 1
  br label %bb22

bb22:                                             ; preds = %bb14, %bb15
  br label %bb23

bb23:                                             ; preds = %bb8, %bb22
  %13 = load i8, ptr %_0, align 1
  %14 = trunc nuw i8 %13 to i1
  ret i1 %14

bb4:                                              ; preds = %bb2
  %15 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs = load i64, ptr %15, align 8
  %16 = add i64 %lap, %rhs
  store i64 %16, ptr %new, align 8
  br label %bb5

bb3:                                              ; preds = %bb2
  %_24 = load i64, ptr %head, align 8
  %17 = add i64 %_24, 1
  store i64 %17, ptr %new, align 8
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %current = load i64, ptr %head, align 8
  %18 = load i64, ptr %new, align 8
  %19 = call { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h6ad118b8e228987cE(ptr %self, i64 %current, i64 %18, i8 4, i8 0) #23
  %_26.0 = extractvalue { i64, i64 } %19, 0
  %_26.1 = extractvalue { i64, i64 } %19, 1
  %20 = trunc nuw i64 %_26.0 to i1
  br i1 %20, label %bb7, label %bb8

bb7:                                              ; preds = %bb5
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %backoff) #23
  %21 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  store i64 %21, ptr %head, align 8
  br label %bb21

bb8:                                              ; preds = %bb5
  store ptr %slot, ptr %token, align 8
  %22 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs1 = load i64, ptr %22, align 8
  %23 = load i64, ptr %head, align 8
  %_32 = add i64 %23, %rhs1
  %24 = getelementptr inbounds i8, ptr %token, i64 8
  store i64 %_32, ptr %24, align 8
  store i8 1, ptr %_0, align 1
  br label %bb23

bb6:                                              ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$10start_send17hadf2adf685f85c71E"(ptr align 128 %self, ptr align 8 %token) unnamed_addr #1 {
start:
  %tail = alloca [8 x i8], align 8
  %new_tail = alloca [8 x i8], align 8
  %backoff = alloca [4 x i8], align 4
  %_0 = alloca [1 x i8], align 1
  store i32 0, ptr %backoff, align 4
  %_62 = getelementptr inbounds i8, ptr %self, i64 128
  %0 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_62, i8 0) #23
  store i64 %0, ptr %tail, align 8
  br label %bb1

bb1:                                              ; preds = %bb21, %start
  %_7 = load i64, ptr %tail, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 400
  %_8 = load i64, ptr %1, align 16
  %_6 = and i64 %_7, %_8
  %2 = icmp eq i64 %_6, 0
  br i1 %2, label %bb3, label %bb2

bb3:                                              ; preds = %bb1
  %_10 = load i64, ptr %tail, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 400
  %_12 = load i64, ptr %3, align 16
  %_11 = sub i64 %_12, 1
  %index = and i64 %_10, %_11
  %_14 = load i64, ptr %tail, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 392
  %_17 = load i64, ptr %4, align 8
  %_16 = sub i64 %_17, 1
  %_15 = xor i64 %_16, -1
  %lap = and i64 %_14, %_15
  %5 = getelementptr inbounds i8, ptr %self, i64 408
  %_86.0 = load ptr, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %_86.1 = load i64, ptr %6, align 8
  br label %bb27

bb2:                                              ; preds = %bb1
  store ptr null, ptr %token, align 8
  %7 = getelementptr inbounds i8, ptr %token, i64 8
  store i64 0, ptr %7, align 8
  store i8 1, ptr %_0, align 1
  br label %bb23

bb27:                                             ; preds = %bb3
  %_66 = icmp ult i64 %index, %_86.1
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::array::Slot<u32>", ptr %_86.0, i64 %index
  %stamp = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %slot, i8 2) #23
  %_21 = load i64, ptr %tail, align 8
  %_20 = icmp eq i64 %_21, %stamp
  br i1 %_20, label %bb4, label %bb12

bb12:                                             ; preds = %bb27
  %8 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs = load i64, ptr %8, align 8
  %_39 = add i64 %stamp, %rhs
  %_42 = load i64, ptr %tail, align 8
  %_41 = add i64 %_42, 1
  %_38 = icmp eq i64 %_39, %_41
  br i1 %_38, label %bb13, label %bb18

bb4:                                              ; preds = %bb27
  %_24 = add i64 %index, 1
  %9 = getelementptr inbounds i8, ptr %self, i64 384
  %_25 = load i64, ptr %9, align 128
  %_23 = icmp ult i64 %_24, %_25
  br i1 %_23, label %bb5, label %bb6

bb18:                                             ; preds = %bb12
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  %_85 = getelementptr inbounds i8, ptr %self, i64 128
  %10 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_85, i8 0) #23
  store i64 %10, ptr %tail, align 8
  br label %bb20

bb13:                                             ; preds = %bb12
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 4) #23
  %head = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  %11 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs1 = load i64, ptr %11, align 8
  %_48 = add i64 %head, %rhs1
  %12 = load i64, ptr %tail, align 8
  %_47 = icmp eq i64 %_48, %12
  br i1 %_47, label %bb15, label %bb16

bb20:                                             ; preds = %bb16, %bb18
  br label %bb21

bb16:                                             ; preds = %bb13
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %backoff) #23
  %_82 = getelementptr inbounds i8, ptr %self, i64 128
  %13 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_82, i8 0) #23
  store i64 %13, ptr %tail, align 8
  br label %bb20

bb15:                                             ; preds = %bb13
  store i8 0, ptr %_0, align 1
  br label %bb22

bb21:                                             ; preds = %bb9, %bb20
  br label %bb1

bb22:                                             ; preds = %bb10, %bb15
  br label %bb23

bb6:                                              ; preds = %bb4
  %14 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs2 = load i64, ptr %14, align 8
  %15 = add i64 %lap, %rhs2
  store i64 %15, ptr %new_tail, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  %_26 = load i64, ptr %tail, align 8
  %16 = add i64 %_26, 1
  store i64 %16, ptr %new_tail, align 8
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  %current = load i64, ptr %tail, align 8
  %_73 = getelementptr inbounds i8, ptr %self, i64 128
  %17 = load i64, ptr %new_tail, align 8
  %18 = call { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h6ad118b8e228987cE(ptr %_73, i64 %current, i64 %17, i8 4, i8 0) #23
  %_28.0 = extractvalue { i64, i64 } %18, 0
  %_28.1 = extractvalue { i64, i64 } %18, 1
  %19 = trunc nuw i64 %_28.0 to i1
  br i1 %19, label %bb9, label %bb10

bb9:                                              ; preds = %bb7
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %backoff) #23
  %_76 = getelementptr inbounds i8, ptr %self, i64 128
  %20 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_76, i8 0) #23
  store i64 %20, ptr %tail, align 8
  br label %bb21

bb10:                                             ; preds = %bb7
  store ptr %slot, ptr %token, align 8
  %21 = getelementptr inbounds i8, ptr %token, i64 8
  %22 = load i64, ptr %tail, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8
  store i8 1, ptr %_0, align 1
  br label %bb22

bb23:                                             ; preds = %bb2, %bb22
  %24 = load i8, ptr %_0, align 1
  %25 = trunc nuw i8 %24 to i1
  ret i1 %25

bb8:                                              ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$18disconnect_senders17h871f91946acbb8d7E"(ptr align 128 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %1 = getelementptr inbounds i8, ptr %self, i64 400
  %val = load i64, ptr %1, align 16
  %_12 = getelementptr inbounds i8, ptr %self, i64 128
  %2 = atomicrmw or ptr %_12, i64 %val seq_cst, align 8
  store i64 %2, ptr %0, align 8
  %tail = load i64, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 400
  %_7 = load i64, ptr %3, align 16
  %_6 = and i64 %tail, %_7
  %4 = icmp eq i64 %_6, 0
  br i1 %4, label %bb1, label %bb3

bb1:                                              ; preds = %start
  %_9 = getelementptr inbounds i8, ptr %self, i64 320
  call void @_ZN3std4sync4mpmc5waker9SyncWaker10disconnect17h5cab1fad0169f6f4E(ptr align 8 %_9) #23
  store i8 1, ptr %_0, align 1
  br label %bb4

bb3:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb4

bb4:                                              ; preds = %bb3, %bb1
  %5 = load i8, ptr %_0, align 1
  %6 = trunc nuw i8 %5 to i1
  ret i1 %6
}

define internal void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$20discard_all_messages17h3ff7a8a32b9dd6b9E"(ptr align 128 %self, i64 %tail) unnamed_addr #1 {
start:
  %_25 = alloca [8 x i8], align 8
  %backoff = alloca [4 x i8], align 4
  %head = alloca [8 x i8], align 8
  %0 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  store i64 %0, ptr %head, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 400
  %_9 = load i64, ptr %1, align 16
  %_8 = xor i64 %_9, -1
  %tail1 = and i64 %tail, %_8
  store i32 0, ptr %backoff, align 4
  br label %bb1

bb1:                                              ; preds = %bb10, %start
  %_12 = load i64, ptr %head, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 400
  %_14 = load i64, ptr %2, align 16
  %_13 = sub i64 %_14, 1
  %index = and i64 %_12, %_13
  %_16 = load i64, ptr %head, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 392
  %_19 = load i64, ptr %3, align 8
  %_18 = sub i64 %_19, 1
  %_17 = xor i64 %_18, -1
  %lap = and i64 %_16, %_17
  %4 = getelementptr inbounds i8, ptr %self, i64 408
  %_55.0 = load ptr, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %_55.1 = load i64, ptr %5, align 8
  br label %bb14

bb14:                                             ; preds = %bb1
  %_47 = icmp ult i64 %index, %_55.1
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::array::Slot<u32>", ptr %_55.0, i64 %index
  %stamp = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %slot, i8 2) #23
  %_24 = load i64, ptr %head, align 8
  %_23 = add i64 %_24, 1
  %_22 = icmp eq i64 %_23, %stamp
  br i1 %_22, label %bb2, label %bb6

bb6:                                              ; preds = %bb14
  %_34 = load i64, ptr %head, align 8
  %_33 = icmp eq i64 %tail1, %_34
  br i1 %_33, label %bb7, label %bb8

bb2:                                              ; preds = %bb14
  %_27 = add i64 %index, 1
  %6 = getelementptr inbounds i8, ptr %self, i64 384
  %_28 = load i64, ptr %6, align 128
  %_26 = icmp ult i64 %_27, %_28
  br i1 %_26, label %bb3, label %bb4

bb8:                                              ; preds = %bb6
  call void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %backoff) #23
  br label %bb10

bb7:                                              ; preds = %bb6
  ret void

bb10:                                             ; preds = %bb5, %bb8
  br label %bb1

bb4:                                              ; preds = %bb2
  %7 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs = load i64, ptr %7, align 8
  %8 = add i64 %lap, %rhs
  store i64 %8, ptr %_25, align 8
  br label %bb5

bb3:                                              ; preds = %bb2
  %9 = load i64, ptr %head, align 8
  %10 = add i64 %9, 1
  store i64 %10, ptr %_25, align 8
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %11 = load i64, ptr %_25, align 8
  store i64 %11, ptr %head, align 8
  %_52 = getelementptr inbounds i8, ptr %slot, i64 8
  br label %bb10

bb12:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$20disconnect_receivers17hce77c10c49bea4b5E"(ptr align 128 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %disconnected = alloca [1 x i8], align 1
  %1 = getelementptr inbounds i8, ptr %self, i64 400
  %val = load i64, ptr %1, align 16
  %_13 = getelementptr inbounds i8, ptr %self, i64 128
  %2 = atomicrmw or ptr %_13, i64 %val seq_cst, align 8
  store i64 %2, ptr %0, align 8
  %tail = load i64, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 400
  %_7 = load i64, ptr %3, align 16
  %_6 = and i64 %tail, %_7
  %4 = icmp eq i64 %_6, 0
  br i1 %4, label %bb1, label %bb3

bb1:                                              ; preds = %start
  %_9 = getelementptr inbounds i8, ptr %self, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker10disconnect17h5cab1fad0169f6f4E(ptr align 8 %_9) #23
  store i8 1, ptr %disconnected, align 1
  br label %bb4

bb3:                                              ; preds = %start
  store i8 0, ptr %disconnected, align 1
  br label %bb4

bb4:                                              ; preds = %bb3, %bb1
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$20discard_all_messages17h3ff7a8a32b9dd6b9E"(ptr align 128 %self, i64 %tail) #10
  %5 = load i8, ptr %disconnected, align 1
  %6 = trunc nuw i8 %5 to i1
  ret i1 %6
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4read17h44a729684df861c0E"(ptr align 128 %self, ptr align 8 %token) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self1 = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %self2 = load ptr, ptr %token, align 8
  %_16 = ptrtoint ptr %self2 to i64
  %1 = icmp eq i64 %_16, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i32 1, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %start
  %_6 = load ptr, ptr %token, align 8
  %_17 = getelementptr inbounds i8, ptr %_6, i64 8
  %2 = load i32, ptr %_17, align 4
  store i32 %2, ptr %self1, align 4
  %msg = load i32, ptr %self1, align 4
  %3 = getelementptr inbounds i8, ptr %token, i64 8
  %val = load i64, ptr %3, align 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_6, i64 %val, i8 1) #23
  br label %bb9

bb4:                                              ; preds = %bb3, %bb1
  %4 = load i32, ptr %_0, align 4
  %5 = getelementptr inbounds i8, ptr %_0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = insertvalue { i32, i32 } poison, i32 %4, 0
  %8 = insertvalue { i32, i32 } %7, i32 %6, 1
  ret { i32, i32 } %8

bb9:                                              ; preds = %bb2
  %_14 = getelementptr inbounds i8, ptr %self, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker6notify17h7af3cf6b8c45cb0bE(ptr align 8 %_14) #23
  br label %bb3

bb3:                                              ; preds = %bb9
  %9 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %9, align 4
  store i32 0, ptr %_0, align 4
  br label %bb4

bb5:                                              ; No predecessors!
  br label %bb7

bb7:                                              ; preds = %bb6, %bb5
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = insertvalue { ptr, i32 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1
  resume { ptr, i32 } %14

bb6:                                              ; No predecessors!
  br label %bb7
}

define internal i64 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4recv17h5453a3cfd8fcc80fE"(ptr align 128 %self, i64 %0, i32 %1) unnamed_addr #1 {
start:
  %self1 = alloca [1 x i8], align 1
  %_14 = alloca [24 x i8], align 8
  %res = alloca [8 x i8], align 4
  %_4 = alloca [40 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %deadline = alloca [16 x i8], align 8
  store i64 %0, ptr %deadline, align 8
  %2 = getelementptr inbounds i8, ptr %deadline, i64 8
  store i32 %1, ptr %2, align 8
  store ptr null, ptr %_4, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_4, i64 16
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_4, i64 32
  store ptr null, ptr %6, align 8
  br label %bb1

bb1:                                              ; preds = %bb10, %start
  %_5 = call zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$10start_recv17h69e1b3aa15ea0410E"(ptr align 128 %self, ptr align 8 %_4) #10
  br i1 %_5, label %bb3, label %bb5

bb5:                                              ; preds = %bb1
  %7 = load i64, ptr %deadline, align 8
  %8 = getelementptr inbounds i8, ptr %deadline, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 1000000000
  %_7 = select i1 %10, i64 0, i64 1
  %11 = trunc nuw i64 %_7 to i1
  br i1 %11, label %bb6, label %bb10

bb3:                                              ; preds = %bb1
  %12 = call { i32, i32 } @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4read17h44a729684df861c0E"(ptr align 128 %self, ptr align 8 %_4) #10
  %13 = extractvalue { i32, i32 } %12, 0
  %14 = extractvalue { i32, i32 } %12, 1
  store i32 %13, ptr %res, align 4
  %15 = getelementptr inbounds i8, ptr %res, i64 4
  store i32 %14, ptr %15, align 4
  %16 = load i32, ptr %res, align 4
  %17 = getelementptr inbounds i8, ptr %res, i64 4
  %18 = load i32, ptr %17, align 4
  %_16 = zext i32 %16 to i64
  %19 = trunc nuw i64 %_16 to i1
  br i1 %19, label %bb15, label %bb16

bb6:                                              ; preds = %bb5
  %d.0 = load i64, ptr %deadline, align 8
  %20 = getelementptr inbounds i8, ptr %deadline, i64 8
  %d.1 = load i32, ptr %20, align 8
  %21 = call { i64, i32 } @_RNvMNtCsjrHSEGnQ3l9_3std4timeNtB2_7Instant3now() #10
  %_11.0 = extractvalue { i64, i32 } %21, 0
  %_11.1 = extractvalue { i64, i32 } %21, 1
  %_30 = call i8 @llvm.scmp.i8.i64(i64 %_11.0, i64 %d.0)
  store i8 %_30, ptr %self1, align 1
  %22 = icmp eq i8 %_30, 0
  br i1 %22, label %bb18, label %bb17

bb10:                                             ; preds = %bb9, %bb5
  store ptr %_4, ptr %_14, align 8
  %23 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr %self, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %_14, i64 16
  store ptr %deadline, ptr %24, align 8
  call void @_ZN3std4sync4mpmc7context7Context4with17h7e5d2a5dbdb86539E(ptr align 8 %_14) #23
  br label %bb1

bb18:                                             ; preds = %bb6
  %_33 = call i8 @llvm.ucmp.i8.i32(i32 %_11.1, i32 %d.1)
  store i8 %_33, ptr %self1, align 1
  br label %bb17

bb17:                                             ; preds = %bb18, %bb6
  %x = load i8, ptr %self1, align 1
  %_9 = icmp sge i8 %x, 0
  br i1 %_9, label %bb8, label %bb9

bb9:                                              ; preds = %bb17
  br label %bb10

bb8:                                              ; preds = %bb17
  %25 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 0, ptr %25, align 1
  store i8 1, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb13, %bb8
  %26 = load i64, ptr %_0, align 4
  ret i64 %26

bb15:                                             ; preds = %bb3
  %27 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %27, align 1
  store i8 1, ptr %_0, align 4
  br label %bb13

bb16:                                             ; preds = %bb3
  %28 = getelementptr inbounds i8, ptr %res, i64 4
  %t = load i32, ptr %28, align 4
  %29 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %t, ptr %29, align 4
  store i8 0, ptr %_0, align 4
  br label %bb13

bb13:                                             ; preds = %bb15, %bb16
  br label %bb12

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hb6b9e52946b8bf4bE"(ptr align 8 %_1, ptr align 8 %cx) unnamed_addr #0 {
start:
  %self = alloca [24 x i8], align 8
  %val = alloca [24 x i8], align 8
  %r = load ptr, ptr %_1, align 8
  %val1 = ptrtoint ptr %r to i64
  %_20 = icmp ugt i64 %val1, 2
  br i1 %_20, label %bb16, label %bb17

bb17:                                             ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d7dd55b78b495652c75ea84bc1d6216b, i64 25, ptr align 8 @alloc_9f74ab123ea452d860c10c4d9e15d827) #24
  unreachable

bb16:                                             ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %self2 = load ptr, ptr %0, align 8
  %_5 = getelementptr inbounds i8, ptr %self2, i64 320
  call void @_ZN3std4sync4mpmc5waker9SyncWaker8register17h2d30602adb8f9c45E(ptr align 8 %_5, i64 %val1, ptr align 8 %cx) #23
  %_6 = call zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$8is_empty17he2d7f3c2ad3f6165E"(ptr align 128 %self2) #10
  br i1 %_6, label %bb3, label %bb5

bb5:                                              ; preds = %bb4, %bb16
  %1 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  %3 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %cx, i64 %1, i64 %2) #23
  %_7.0 = extractvalue { i64, i64 } %3, 0
  %_7.1 = extractvalue { i64, i64 } %3, 1
  br label %bb8

bb3:                                              ; preds = %bb16
  %_29 = getelementptr inbounds i8, ptr %self2, i64 128
  %_23 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_29, i8 4) #23
  %4 = getelementptr inbounds i8, ptr %self2, i64 400
  %_26 = load i64, ptr %4, align 16
  %_22 = and i64 %_23, %_26
  %5 = icmp eq i64 %_22, 0
  br i1 %5, label %bb7, label %bb4

bb7:                                              ; preds = %bb3
  br label %bb8

bb4:                                              ; preds = %bb3
  br label %bb5

bb8:                                              ; preds = %bb5, %bb7
  %6 = getelementptr inbounds i8, ptr %_1, i64 16
  %_17 = load ptr, ptr %6, align 8
  %_9.0 = load i64, ptr %_17, align 8
  %7 = getelementptr inbounds i8, ptr %_17, i64 8
  %_9.1 = load i32, ptr %7, align 8
  %8 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10wait_until17h69ed6a708480b42aE(ptr align 8 %cx, i64 %_9.0, i32 %_9.1) #23
  %sel.0 = extractvalue { i64, i64 } %8, 0
  %sel.1 = extractvalue { i64, i64 } %8, 1
  switch i64 %sel.0, label %bb10 [
    i64 0, label %bb12
    i64 1, label %bb11
    i64 2, label %bb11
    i64 3, label %bb15
  ]

bb10:                                             ; preds = %bb8
  unreachable

bb12:                                             ; preds = %bb8
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_f956ba7891e2f7abb01e32e451f1407a) #24
  unreachable

bb11:                                             ; preds = %bb8, %bb8
  %_14 = getelementptr inbounds i8, ptr %self2, i64 320
  call void @_ZN3std4sync4mpmc5waker9SyncWaker10unregister17h68aa166e57f6135cE(ptr sret([24 x i8]) align 8 %self, ptr align 8 %_14, i64 %val1) #23
  %9 = load ptr, ptr %self, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_30 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_30 to i1
  br i1 %12, label %bb20, label %bb19

bb15:                                             ; preds = %bb20, %bb8
  ret void

bb20:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val) #10
  br label %bb15

bb19:                                             ; preds = %bb11
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_da9d3d52ba5580f0ed1e25c1faa6f3cc) #24
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4send17he4709be4504c3e0cE"(ptr align 128 %self, i32 %msg, i64 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %self1 = alloca [1 x i8], align 1
  %_20 = alloca [1 x i8], align 1
  %_18 = alloca [24 x i8], align 8
  %res = alloca [8 x i8], align 4
  %_5 = alloca [40 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %deadline = alloca [16 x i8], align 8
  store i64 %0, ptr %deadline, align 8
  %3 = getelementptr inbounds i8, ptr %deadline, i64 8
  store i32 %1, ptr %3, align 8
  store i8 1, ptr %_20, align 1
  store ptr null, ptr %_5, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_5, i64 16
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_5, i64 32
  store ptr null, ptr %7, align 8
  br label %bb1

bb1:                                              ; preds = %bb11, %start
  %_6 = call zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$10start_send17hadf2adf685f85c71E"(ptr align 128 %self, ptr align 8 %_5) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  br i1 %_6, label %bb3, label %bb5

bb5:                                              ; preds = %bb2
  %8 = load i64, ptr %deadline, align 8
  %9 = getelementptr inbounds i8, ptr %deadline, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 1000000000
  %_9 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_9 to i1
  br i1 %12, label %bb6, label %bb10

bb3:                                              ; preds = %bb2
  store i8 0, ptr %_20, align 1
  %13 = call { i32, i32 } @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$5write17h50cf011bf0782dc0E"(ptr align 128 %self, ptr align 8 %_5, i32 %msg) #10
  %14 = extractvalue { i32, i32 } %13, 0
  %15 = extractvalue { i32, i32 } %13, 1
  store i32 %14, ptr %res, align 4
  %16 = getelementptr inbounds i8, ptr %res, i64 4
  store i32 %15, ptr %16, align 4
  br label %bb4

bb6:                                              ; preds = %bb5
  %d.0 = load i64, ptr %deadline, align 8
  %17 = getelementptr inbounds i8, ptr %deadline, i64 8
  %d.1 = load i32, ptr %17, align 8
  %18 = call { i64, i32 } @_RNvMNtCsjrHSEGnQ3l9_3std4timeNtB2_7Instant3now() #10
  %_13.0 = extractvalue { i64, i32 } %18, 0
  %_13.1 = extractvalue { i64, i32 } %18, 1
  br label %bb7

bb10:                                             ; preds = %bb9, %bb5
  store ptr %_5, ptr %_18, align 8
  %19 = getelementptr inbounds i8, ptr %_18, i64 8
  store ptr %self, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %_18, i64 16
  store ptr %deadline, ptr %20, align 8
  call void @_ZN3std4sync4mpmc7context7Context4with17h134ec20154a8f571E(ptr align 8 %_18) #23
  br label %bb11

bb7:                                              ; preds = %bb6
  %_36 = call i8 @llvm.scmp.i8.i64(i64 %_13.0, i64 %d.0)
  store i8 %_36, ptr %self1, align 1
  %21 = icmp eq i8 %_36, 0
  br i1 %21, label %bb21, label %bb20

bb21:                                             ; preds = %bb7
  %_39 = call i8 @llvm.ucmp.i8.i32(i32 %_13.1, i32 %d.1)
  store i8 %_39, ptr %self1, align 1
  br label %bb20

bb20:                                             ; preds = %bb21, %bb7
  %x = load i8, ptr %self1, align 1
  %_11 = icmp sge i8 %x, 0
  br i1 %_11, label %bb8, label %bb9

bb9:                                              ; preds = %bb20
  br label %bb10

bb8:                                              ; preds = %bb20
  store i32 0, ptr %_0, align 4
  %22 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %22, align 4
  br label %bb12

bb12:                                             ; preds = %bb16, %bb8
  %23 = load i32, ptr %_0, align 4
  %24 = getelementptr inbounds i8, ptr %_0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = insertvalue { i32, i32 } poison, i32 %23, 0
  %27 = insertvalue { i32, i32 } %26, i32 %25, 1
  ret { i32, i32 } %27

bb11:                                             ; preds = %bb10
  br label %bb1

bb4:                                              ; preds = %bb3
  %28 = load i32, ptr %res, align 4
  %29 = getelementptr inbounds i8, ptr %res, i64 4
  %30 = load i32, ptr %29, align 4
  %_21 = zext i32 %28 to i64
  %31 = trunc nuw i64 %_21 to i1
  br i1 %31, label %bb18, label %bb19

bb18:                                             ; preds = %bb4
  %32 = getelementptr inbounds i8, ptr %res, i64 4
  %e = load i32, ptr %32, align 4
  store i32 1, ptr %_0, align 4
  %33 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %e, ptr %33, align 4
  br label %bb16

bb19:                                             ; preds = %bb4
  store i32 2, ptr %_0, align 4
  br label %bb16

bb16:                                             ; preds = %bb18, %bb19
  br label %bb12

bb17:                                             ; No predecessors!
  unreachable

bb15:                                             ; No predecessors!
  %34 = load i8, ptr %_20, align 1
  %35 = trunc nuw i8 %34 to i1
  br i1 %35, label %bb14, label %bb13

bb13:                                             ; preds = %bb14, %bb15
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds i8, ptr %2, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = insertvalue { ptr, i32 } poison, ptr %36, 0
  %40 = insertvalue { ptr, i32 } %39, i32 %38, 1
  resume { ptr, i32 } %40

bb14:                                             ; preds = %bb15
  br label %bb13
}

define internal void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17h96ed6671f138b40aE"(ptr align 8 %_1, ptr align 8 %cx) unnamed_addr #0 {
start:
  %self = alloca [24 x i8], align 8
  %val = alloca [24 x i8], align 8
  %r = load ptr, ptr %_1, align 8
  %val1 = ptrtoint ptr %r to i64
  %_20 = icmp ugt i64 %val1, 2
  br i1 %_20, label %bb16, label %bb17

bb17:                                             ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d7dd55b78b495652c75ea84bc1d6216b, i64 25, ptr align 8 @alloc_9f74ab123ea452d860c10c4d9e15d827) #24
  unreachable

bb16:                                             ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %self2 = load ptr, ptr %0, align 8
  %_5 = getelementptr inbounds i8, ptr %self2, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker8register17h2d30602adb8f9c45E(ptr align 8 %_5, i64 %val1, ptr align 8 %cx) #23
  %_6 = call zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$7is_full17h81199b69c088544cE"(ptr align 128 %self2) #10
  br i1 %_6, label %bb3, label %bb5

bb5:                                              ; preds = %bb4, %bb16
  %1 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  %3 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %cx, i64 %1, i64 %2) #23
  %_7.0 = extractvalue { i64, i64 } %3, 0
  %_7.1 = extractvalue { i64, i64 } %3, 1
  br label %bb8

bb3:                                              ; preds = %bb16
  %_29 = getelementptr inbounds i8, ptr %self2, i64 128
  %_23 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_29, i8 4) #23
  %4 = getelementptr inbounds i8, ptr %self2, i64 400
  %_26 = load i64, ptr %4, align 16
  %_22 = and i64 %_23, %_26
  %5 = icmp eq i64 %_22, 0
  br i1 %5, label %bb7, label %bb4

bb7:                                              ; preds = %bb3
  br label %bb8

bb4:                                              ; preds = %bb3
  br label %bb5

bb8:                                              ; preds = %bb5, %bb7
  %6 = getelementptr inbounds i8, ptr %_1, i64 16
  %_17 = load ptr, ptr %6, align 8
  %_9.0 = load i64, ptr %_17, align 8
  %7 = getelementptr inbounds i8, ptr %_17, i64 8
  %_9.1 = load i32, ptr %7, align 8
  %8 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10wait_until17h69ed6a708480b42aE(ptr align 8 %cx, i64 %_9.0, i32 %_9.1) #23
  %sel.0 = extractvalue { i64, i64 } %8, 0
  %sel.1 = extractvalue { i64, i64 } %8, 1
  switch i64 %sel.0, label %bb10 [
    i64 0, label %bb12
    i64 1, label %bb11
    i64 2, label %bb11
    i64 3, label %bb15
  ]

bb10:                                             ; preds = %bb8
  unreachable

bb12:                                             ; preds = %bb8
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_8c12747f02621079697067a4495602c0) #24
  unreachable

bb11:                                             ; preds = %bb8, %bb8
  %_14 = getelementptr inbounds i8, ptr %self2, i64 256
  call void @_ZN3std4sync4mpmc5waker9SyncWaker10unregister17h68aa166e57f6135cE(ptr sret([24 x i8]) align 8 %self, ptr align 8 %_14, i64 %val1) #23
  %9 = load ptr, ptr %self, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_30 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_30 to i1
  br i1 %12, label %bb20, label %bb19

bb15:                                             ; preds = %bb20, %bb8
  ret void

bb20:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %val) #10
  br label %bb15

bb19:                                             ; preds = %bb11
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_076054f9f98b2b6e4125c6918e54786c) #24
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$5write17h50cf011bf0782dc0E"(ptr align 128 %self, ptr align 8 %token, i32 %msg) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %self1 = load ptr, ptr %token, align 8
  %_14 = ptrtoint ptr %self1 to i64
  %0 = icmp eq i64 %_14, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %msg, ptr %1, align 4
  store i32 1, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %start
  %_6 = load ptr, ptr %token, align 8
  %_15 = getelementptr inbounds i8, ptr %_6, i64 8
  store i32 %msg, ptr %_15, align 4
  %2 = getelementptr inbounds i8, ptr %token, i64 8
  %val = load i64, ptr %2, align 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_6, i64 %val, i8 1) #23
  %_13 = getelementptr inbounds i8, ptr %self, i64 320
  call void @_ZN3std4sync4mpmc5waker9SyncWaker6notify17h7af3cf6b8c45cb0bE(ptr align 8 %_13) #23
  store i32 0, ptr %_0, align 4
  br label %bb4

bb4:                                              ; preds = %bb2, %bb1
  %3 = load i32, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = insertvalue { i32, i32 } poison, i32 %3, 0
  %7 = insertvalue { i32, i32 } %6, i32 %5, 1
  ret { i32, i32 } %7
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$7is_full17h81199b69c088544cE"(ptr align 128 %self) unnamed_addr #1 {
start:
  %_15 = getelementptr inbounds i8, ptr %self, i64 128
  %tail = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_15, i8 4) #23
  %head = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 4) #23
  %0 = getelementptr inbounds i8, ptr %self, i64 392
  %rhs = load i64, ptr %0, align 8
  %_8 = add i64 %head, %rhs
  %1 = getelementptr inbounds i8, ptr %self, i64 400
  %_12 = load i64, ptr %1, align 16
  %_11 = xor i64 %_12, -1
  %_10 = and i64 %tail, %_11
  %_0 = icmp eq i64 %_8, %_10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$8is_empty17he2d7f3c2ad3f6165E"(ptr align 128 %self) unnamed_addr #1 {
start:
  %head = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 4) #23
  %_16 = getelementptr inbounds i8, ptr %self, i64 128
  %tail = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_16, i8 4) #23
  %0 = getelementptr inbounds i8, ptr %self, i64 400
  %_10 = load i64, ptr %0, align 16
  %_9 = xor i64 %_10, -1
  %_8 = and i64 %tail, %_9
  %_0 = icmp eq i64 %_8, %head
  ret i1 %_0
}

define internal void @_ZN3std4sync4mpmc5utils7Backoff10spin_heavy17h504972fb77de3a38E(ptr align 4 %self) unnamed_addr #0 {
start:
  %iter = alloca [8 x i8], align 4
  %_3 = load i32, ptr %self, align 4
  %_2 = icmp ule i32 %_3, 6
  br i1 %_2, label %bb1, label %bb4

bb4:                                              ; preds = %start
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9functions9yield_now() #10
  br label %bb5

bb1:                                              ; preds = %start
  %_7 = load i32, ptr %self, align 4
  %_6 = call i32 @"_ZN4core3num21_$LT$impl$u20$u32$GT$3pow17h087df9602772ab78E"(i32 %_7, i32 2) #23
  store i32 0, ptr %iter, align 4
  %0 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_6, ptr %0, align 4
  br label %bb3

bb5:                                              ; preds = %bb7, %bb4
  %_14 = load i32, ptr %self, align 4
  %val = add i32 %_14, 1
  store i32 %val, ptr %self, align 4
  ret void

bb3:                                              ; preds = %bb9, %bb1
  %_25 = load i32, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  %_26 = load i32, ptr %1, align 4
  %_20 = icmp ult i32 %_25, %_26
  br i1 %_20, label %bb6, label %bb7

bb7:                                              ; preds = %bb3
  br label %bb5

bb6:                                              ; preds = %bb3
  %old = load i32, ptr %iter, align 4
  br label %bb9

bb9:                                              ; preds = %bb6
  %_24 = add nuw i32 %old, 1
  store i32 %_24, ptr %iter, align 4
  call void @llvm.x86.sse2.pause()
  br label %bb3

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN3std4sync4mpmc5utils7Backoff10spin_light17h88e71652dc61238bE(ptr align 4 %self) unnamed_addr #0 {
start:
  %iter = alloca [8 x i8], align 4
  %_3 = load i32, ptr %self, align 4
  %step = call i32 @_ZN4core3cmp3Ord3min17h06ed762af7b38ec2E(i32 %_3, i32 6) #23
  %_6 = call i32 @"_ZN4core3num21_$LT$impl$u20$u32$GT$3pow17h087df9602772ab78E"(i32 %step, i32 2) #23
  store i32 0, ptr %iter, align 4
  %0 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_6, ptr %0, align 4
  br label %bb3

bb3:                                              ; preds = %bb7, %start
  %_20 = load i32, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  %_21 = load i32, ptr %1, align 4
  %_15 = icmp ult i32 %_20, %_21
  br i1 %_15, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  %_11 = load i32, ptr %self, align 4
  %val = add i32 %_11, 1
  store i32 %val, ptr %self, align 4
  ret void

bb4:                                              ; preds = %bb3
  %old = load i32, ptr %iter, align 4
  br label %bb7

bb7:                                              ; preds = %bb4
  %_19 = add nuw i32 %old, 1
  store i32 %_19, ptr %iter, align 4
  call void @llvm.x86.sse2.pause()
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable
}

define internal i64 @"_ZN3std4sync4mpmc5waker17current_thread_id28_$u7b$$u7b$closure$u7d$$u7d$17h21b0da27e11e0cb3E"(ptr align 1 %x) unnamed_addr #0 {
start:
  %_0 = ptrtoint ptr %x to i64
  ret i64 %_0
}

define internal ptr @"_ZN3std4sync4mpmc5waker17current_thread_id5DUMMY29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h5cbe26d49871c425E"(ptr align 1 %_1, ptr align 1 %_2) unnamed_addr #0 {
start:
  %_3 = call ptr @llvm.threadlocal.address.p0(ptr @_RNvNCNKNvNvNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc5waker17current_thread_id5DUMMY0s_023___RUST_STD_INTERNAL_VAL)
  ret ptr %_3
}

define internal void @_ZN3std4sync4mpmc5waker5Waker10disconnect17h333e26c883a34592E(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_4 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_15 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  %_19 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_15, i64 %len
  store ptr %_15, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_19, ptr %3, align 8
  br label %bb1

bb1:                                              ; preds = %bb5, %start
  %ptr = load ptr, ptr %iter, align 8
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  %end_or_len = load ptr, ptr %4, align 8
  %_28 = icmp eq ptr %ptr, %end_or_len
  br i1 %_28, label %bb7, label %bb8

bb8:                                              ; preds = %bb1
  %_37 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %ptr, i64 1
  store ptr %_37, ptr %iter, align 8
  store ptr %ptr, ptr %_4, align 8
  %entry = load ptr, ptr %_4, align 8
  %5 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, align 8
  %6 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, i64 8), align 8
  %7 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %entry, i64 %5, i64 %6) #23
  %_8.0 = extractvalue { i64, i64 } %7, 0
  %_8.1 = extractvalue { i64, i64 } %7, 1
  %8 = icmp eq i64 %_8.0, 4
  %_39 = select i1 %8, i64 0, i64 1
  %9 = icmp eq i64 %_39, 0
  br i1 %9, label %bb3, label %bb4

bb7:                                              ; preds = %bb1
  call void @_ZN3std4sync4mpmc5waker5Waker6notify17haea6f47df2b36d20E(ptr align 8 %self) #23
  ret void

bb3:                                              ; preds = %bb8
  %_43 = load ptr, ptr %entry, align 8
  %10 = getelementptr inbounds i8, ptr %_43, i64 16
  %_49 = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_49, i64 16
  %pointer = getelementptr inbounds i8, ptr %11, i64 24
  %12 = getelementptr inbounds i8, ptr %_49, i64 16
  %_60 = getelementptr inbounds i8, ptr %12, i64 24
  %13 = atomicrmw xchg ptr %_60, i32 1 release, align 4
  store i32 %13, ptr %0, align 4
  %_51 = load i32, ptr %0, align 4
  %14 = icmp eq i32 %_51, -1
  br i1 %14, label %bb10, label %bb12

bb4:                                              ; preds = %bb8
  br label %bb5

bb10:                                             ; preds = %bb3
  %15 = getelementptr inbounds i8, ptr %_49, i64 16
  %_55 = getelementptr inbounds i8, ptr %15, i64 24
  %_54 = call zeroext i1 @_RNvNtNtNtNtCsjrHSEGnQ3l9_3std3sys3pal4unix5futex10futex_wake(ptr align 4 %_55) #10
  br label %bb9

bb12:                                             ; preds = %bb3
  br label %bb9

bb9:                                              ; preds = %bb12, %bb10
  br label %bb5

bb5:                                              ; preds = %bb4, %bb9
  br label %bb1
}

define internal void @_ZN3std4sync4mpmc5waker5Waker10try_select17h0cea96aaf3cfab9fE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_27 = alloca [24 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %thread_id = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_11 = load i64, ptr %0, align 8
  %_12 = icmp ule i64 %_11, 384307168202282325
  %1 = icmp eq i64 %_11, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  %2 = call i64 @"_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h15c9543eb118b5d5E"(ptr align 8 @alloc_7d5dc1fdce8299737078b6c26762bc7a) #10
  store i64 %2, ptr %thread_id, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_16 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %4, align 8
  %_20 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_16, i64 %len
  store ptr %_16, ptr %_6, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %_20, ptr %5, align 8
  %6 = call { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h9ab852a7a0b65ad5E"(ptr align 8 %_6, ptr align 8 %thread_id) #23
  %7 = extractvalue { i64, i64 } %6, 0
  %8 = extractvalue { i64, i64 } %6, 1
  store i64 %7, ptr %self1, align 8
  %9 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %8, ptr %9, align 8
  %_25 = load i64, ptr %self1, align 8
  %10 = getelementptr inbounds i8, ptr %self1, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = trunc nuw i64 %_25 to i1
  br i1 %12, label %bb9, label %bb8

bb4:                                              ; preds = %bb6, %bb1
  ret void

bb9:                                              ; preds = %bb2
  %13 = getelementptr inbounds i8, ptr %self1, i64 8
  %x = load i64, ptr %13, align 8
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6remove17h6edf5dfe309f7a01E"(ptr sret([24 x i8]) align 8 %_27, ptr align 8 %self, i64 %x, ptr align 8 @alloc_63b5c34c438db15014983a9f272dcd78) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_27, i64 24, i1 false)
  br label %bb6

bb8:                                              ; preds = %bb2
  store ptr null, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb9, %bb8
  br label %bb4

bb7:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5waker5Waker10try_select28_$u7b$$u7b$closure$u7d$$u7d$17h28dd041c7213e3e0E"(ptr align 8 %_1, ptr align 8 %selector) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_0 = alloca [1 x i8], align 1
  %_17 = load ptr, ptr %selector, align 8
  %1 = getelementptr inbounds i8, ptr %_17, i64 16
  %2 = getelementptr inbounds i8, ptr %1, i64 24
  %_4 = load i64, ptr %2, align 8
  %_15 = load ptr, ptr %_1, align 8
  %_6 = load i64, ptr %_15, align 8
  %_3 = icmp ne i64 %_4, %_6
  br i1 %_3, label %bb1, label %bb5

bb5:                                              ; preds = %start
  br label %bb6

bb1:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %selector, i64 8
  %_11 = load i64, ptr %3, align 8
  %4 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %selector, i64 3, i64 %_11) #23
  %_8.0 = extractvalue { i64, i64 } %4, 0
  %_8.1 = extractvalue { i64, i64 } %4, 1
  %5 = icmp eq i64 %_8.0, 4
  %_18 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_18, 0
  br i1 %6, label %bb3, label %bb4

bb6:                                              ; preds = %bb4, %bb5
  store i8 0, ptr %_0, align 1
  br label %bb7

bb3:                                              ; preds = %bb1
  %7 = getelementptr inbounds i8, ptr %selector, i64 16
  %packet = load ptr, ptr %7, align 8
  %_21 = ptrtoint ptr %packet to i64
  %8 = icmp eq i64 %_21, 0
  br i1 %8, label %bb9, label %bb10

bb4:                                              ; preds = %bb1
  br label %bb6

bb9:                                              ; preds = %bb3
  br label %bb8

bb10:                                             ; preds = %bb3
  %9 = getelementptr inbounds i8, ptr %_17, i64 16
  %_25 = getelementptr inbounds i8, ptr %9, i64 16
  call void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %_25, ptr %packet, i8 1) #23
  br label %bb8

bb8:                                              ; preds = %bb10, %bb9
  %10 = getelementptr inbounds i8, ptr %_17, i64 16
  %_33 = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_33, i64 16
  %pointer = getelementptr inbounds i8, ptr %11, i64 24
  %12 = getelementptr inbounds i8, ptr %_33, i64 16
  %_44 = getelementptr inbounds i8, ptr %12, i64 24
  %13 = atomicrmw xchg ptr %_44, i32 1 release, align 4
  store i32 %13, ptr %0, align 4
  %_35 = load i32, ptr %0, align 4
  %14 = icmp eq i32 %_35, -1
  br i1 %14, label %bb13, label %bb15

bb13:                                             ; preds = %bb8
  %15 = getelementptr inbounds i8, ptr %_33, i64 16
  %_39 = getelementptr inbounds i8, ptr %15, i64 24
  %_38 = call zeroext i1 @_RNvNtNtNtNtCsjrHSEGnQ3l9_3std3sys3pal4unix5futex10futex_wake(ptr align 4 %_39) #10
  br label %bb12

bb15:                                             ; preds = %bb8
  br label %bb12

bb12:                                             ; preds = %bb15, %bb13
  store i8 1, ptr %_0, align 1
  br label %bb7

bb7:                                              ; preds = %bb6, %bb12
  %16 = load i8, ptr %_0, align 1
  %17 = trunc nuw i8 %16 to i1
  ret i1 %17
}

define internal void @_ZN3std4sync4mpmc5waker5Waker10unregister17hbcde7bd7357fd1f8E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %0) unnamed_addr #0 {
start:
  %self1 = alloca [16 x i8], align 8
  %entry = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %oper = alloca [8 x i8], align 8
  store i64 %0, ptr %oper, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_16 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  %_20 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_16, i64 %len
  store ptr %_16, ptr %_5, align 8
  %3 = getelementptr inbounds i8, ptr %_5, i64 8
  store ptr %_20, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 16
  store i64 0, ptr %4, align 8
  %count = getelementptr inbounds i8, ptr %_5, i64 16
  %5 = call { i64, ptr } @_ZN4core4iter6traits8iterator8Iterator8try_fold17h55bcb553433516cfE(ptr align 8 %_5, ptr align 8 %oper, ptr align 8 %count) #23
  %6 = extractvalue { i64, ptr } %5, 0
  %7 = extractvalue { i64, ptr } %5, 1
  store i64 %6, ptr %self1, align 8
  %8 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %7, ptr %8, align 8
  %9 = load i64, ptr %self1, align 8
  %10 = getelementptr inbounds i8, ptr %self1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = ptrtoint ptr %11 to i64
  %13 = icmp eq i64 %12, 0
  %_27 = select i1 %13, i64 0, i64 1
  %14 = trunc nuw i64 %_27 to i1
  br i1 %14, label %bb4, label %bb5

bb4:                                              ; preds = %start
  %x.0 = load i64, ptr %self1, align 8
  %15 = getelementptr inbounds i8, ptr %self1, i64 8
  %x.1 = load ptr, ptr %15, align 8
  store i64 %x.0, ptr %_3, align 8
  %16 = getelementptr inbounds i8, ptr %_3, i64 8
  store ptr %x.1, ptr %16, align 8
  %i = load i64, ptr %_3, align 8
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6remove17h6edf5dfe309f7a01E"(ptr sret([24 x i8]) align 8 %entry, ptr align 8 %self, i64 %i, ptr align 8 @alloc_03736e89e5fcffc740f8466ca4edc3aa) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %entry, i64 24, i1 false)
  br label %bb2

bb5:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb2

bb2:                                              ; preds = %bb4, %bb5
  ret void

bb3:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std4sync4mpmc5waker5Waker10unregister28_$u7b$$u7b$closure$u7d$$u7d$17h2d2256a80eb1bb84E"(ptr align 8 %_1, ptr align 8 %_2) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %_2, i64 8
  %_3 = load ptr, ptr %0, align 8
  %_4 = load ptr, ptr %_1, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  %_5 = load i64, ptr %1, align 8
  %_6 = load i64, ptr %_4, align 8
  %_0 = icmp eq i64 %_5, %_6
  ret i1 %_0
}

define internal void @_ZN3std4sync4mpmc5waker5Waker6notify17haea6f47df2b36d20E(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [4 x i8], align 4
  %_32 = alloca [24 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %entry = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %iter = alloca [40 x i8], align 8
  %self1 = alloca [40 x i8], align 8
  %_3 = getelementptr inbounds i8, ptr %self, i64 24
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5drain17h990475bf393914a0E"(ptr sret([40 x i8]) align 8 %self1, ptr align 8 %_3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %self1, i64 40, i1 false)
  br label %bb2

bb2:                                              ; preds = %bb7, %start
  %ptr = load ptr, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %end_or_len = load ptr, ptr %2, align 8
  %_20 = icmp eq ptr %ptr, %end_or_len
  br i1 %_20, label %bb12, label %bb13

bb13:                                             ; preds = %bb2
  %_29 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %ptr, i64 1
  store ptr %_29, ptr %iter, align 8
  store ptr %ptr, ptr %self2, align 8
  %x = load ptr, ptr %self2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_32, ptr align 8 %x, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_32, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %entry, ptr align 8 %_5, i64 24, i1 false)
  %3 = getelementptr inbounds i8, ptr %entry, i64 8
  %_12 = load i64, ptr %3, align 8
  %4 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %entry, i64 3, i64 %_12) #23
  %_9.0 = extractvalue { i64, i64 } %4, 0
  %_9.1 = extractvalue { i64, i64 } %4, 1
  br label %bb3

bb12:                                             ; preds = %bb2
  store ptr null, ptr %self2, align 8
  call void @"_ZN4core3ptr82drop_in_place$LT$alloc..vec..drain..Drain$LT$std..sync..mpmc..waker..Entry$GT$$GT$17heabb23dc29834c9cE"(ptr align 8 %iter) #10
  ret void

bb3:                                              ; preds = %bb13
  %5 = icmp eq i64 %_9.0, 4
  %_33 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_33, 0
  br i1 %6, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  %_37 = load ptr, ptr %entry, align 8
  %7 = getelementptr inbounds i8, ptr %_37, i64 16
  %_43 = load ptr, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_43, i64 16
  %pointer = getelementptr inbounds i8, ptr %8, i64 24
  %9 = getelementptr inbounds i8, ptr %_43, i64 16
  %_54 = getelementptr inbounds i8, ptr %9, i64 24
  %10 = atomicrmw xchg ptr %_54, i32 1 release, align 4
  store i32 %10, ptr %1, align 4
  %_45 = load i32, ptr %1, align 4
  %11 = icmp eq i32 %_45, -1
  br i1 %11, label %bb15, label %bb17

bb5:                                              ; preds = %bb3
  br label %bb6

bb15:                                             ; preds = %bb4
  %12 = getelementptr inbounds i8, ptr %_43, i64 16
  %_49 = getelementptr inbounds i8, ptr %12, i64 24
  %_48 = call zeroext i1 @_RNvNtNtNtNtCsjrHSEGnQ3l9_3std3sys3pal4unix5futex10futex_wake(ptr align 4 %_49) #10
  br label %bb16

bb17:                                             ; preds = %bb4
  br label %bb14

bb16:                                             ; preds = %bb15
  br label %bb14

bb14:                                             ; preds = %bb17, %bb16
  br label %bb6

bb6:                                              ; preds = %bb5, %bb14
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %entry) #10
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb2

bb9:                                              ; No predecessors!
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %entry) #25
  br label %bb11

bb11:                                             ; preds = %bb9
  call void @"_ZN4core3ptr82drop_in_place$LT$alloc..vec..drain..Drain$LT$std..sync..mpmc..waker..Entry$GT$$GT$17heabb23dc29834c9cE"(ptr align 8 %iter) #25
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17
}

define internal void @_ZN3std4sync4mpmc5waker9SyncWaker10disconnect17h5cab1fad0169f6f4E(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %val = alloca [1 x i8], align 1
  %_3 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h051b608045de3b02E"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %self) #10
  %_2.i = load i64, ptr %_3, align 8
  %1 = trunc nuw i64 %_2.i to i1
  br i1 %1, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"

bb2.i:                                            ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i8, ptr %4, align 8
  %6 = trunc nuw i8 %5 to i1
  store ptr %3, ptr %e.i, align 8
  %7 = getelementptr inbounds i8, ptr %e.i, i64 8
  %8 = zext i1 %6 to i8
  store i8 %8, ptr %7, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.8, ptr align 8 @alloc_b4ceacc3e8c78fe287518490c0ee722c) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit": ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_3, i64 8
  %t.0.i = load ptr, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %11 = load i8, ptr %10, align 8
  %t.1.i = trunc nuw i8 %11 to i1
  %12 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %13 = insertvalue { ptr, i1 } %12, i1 %t.1.i, 1
  %14 = extractvalue { ptr, i1 } %13, 0
  %15 = extractvalue { ptr, i1 } %13, 1
  store ptr %14, ptr %inner, align 8
  %16 = getelementptr inbounds i8, ptr %inner, i64 8
  %17 = zext i1 %15 to i8
  store i8 %17, ptr %16, align 8
  %_15 = load ptr, ptr %inner, align 8
  %_16 = getelementptr inbounds i8, ptr %_15, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10disconnect17h333e26c883a34592E(ptr align 8 %_16) #23
  br label %bb3

bb3:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"
  %_18 = load ptr, ptr %inner, align 8
  %_19 = getelementptr inbounds i8, ptr %_18, i64 8
  %18 = getelementptr inbounds i8, ptr %_19, i64 16
  %_20 = load i64, ptr %18, align 8
  %_21 = icmp ule i64 %_20, 384307168202282325
  %19 = icmp eq i64 %_20, 0
  br i1 %19, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  %_23 = load ptr, ptr %inner, align 8
  %_24 = getelementptr inbounds i8, ptr %_23, i64 8
  %20 = getelementptr inbounds i8, ptr %_24, i64 24
  %21 = getelementptr inbounds i8, ptr %20, i64 16
  %_25 = load i64, ptr %21, align 8
  %_26 = icmp ule i64 %_25, 384307168202282325
  %22 = icmp eq i64 %_25, 0
  %23 = zext i1 %22 to i8
  store i8 %23, ptr %val, align 1
  br label %bb6

bb5:                                              ; preds = %bb3
  store i8 0, ptr %val, align 1
  br label %bb6

bb6:                                              ; preds = %bb5, %bb4
  %_31 = getelementptr inbounds i8, ptr %self, i64 56
  %24 = load i8, ptr %val, align 1
  %25 = trunc nuw i8 %24 to i1
  %_30 = zext i1 %25 to i8
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %_31, i8 %_30, i8 4) #23
  br label %bb10

bb10:                                             ; preds = %bb6
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #10
  ret void

bb8:                                              ; No predecessors!
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #25
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = insertvalue { ptr, i32 } poison, ptr %26, 0
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1
  resume { ptr, i32 } %30
}

define internal void @_ZN3std4sync4mpmc5waker9SyncWaker10unregister17h68aa166e57f6135cE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %oper) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %val = alloca [1 x i8], align 1
  %entry = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h051b608045de3b02E"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %self) #10
  %_2.i = load i64, ptr %_4, align 8
  %1 = trunc nuw i64 %_2.i to i1
  br i1 %1, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"

bb2.i:                                            ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i8, ptr %4, align 8
  %6 = trunc nuw i8 %5 to i1
  store ptr %3, ptr %e.i, align 8
  %7 = getelementptr inbounds i8, ptr %e.i, i64 8
  %8 = zext i1 %6 to i8
  store i8 %8, ptr %7, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.8, ptr align 8 @alloc_631b16c3a01116d2e4ec58a07df7234d) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit": ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_4, i64 8
  %t.0.i = load ptr, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %11 = load i8, ptr %10, align 8
  %t.1.i = trunc nuw i8 %11 to i1
  %12 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %13 = insertvalue { ptr, i1 } %12, i1 %t.1.i, 1
  %14 = extractvalue { ptr, i1 } %13, 0
  %15 = extractvalue { ptr, i1 } %13, 1
  store ptr %14, ptr %inner, align 8
  %16 = getelementptr inbounds i8, ptr %inner, i64 8
  %17 = zext i1 %15 to i8
  store i8 %17, ptr %16, align 8
  %_16 = load ptr, ptr %inner, align 8
  %_17 = getelementptr inbounds i8, ptr %_16, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10unregister17hbcde7bd7357fd1f8E(ptr sret([24 x i8]) align 8 %entry, ptr align 8 %_17, i64 %oper) #23
  br label %bb3

bb3:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"
  %_19 = load ptr, ptr %inner, align 8
  %_20 = getelementptr inbounds i8, ptr %_19, i64 8
  %18 = getelementptr inbounds i8, ptr %_20, i64 16
  %_21 = load i64, ptr %18, align 8
  %_22 = icmp ule i64 %_21, 384307168202282325
  %19 = icmp eq i64 %_21, 0
  br i1 %19, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  %_24 = load ptr, ptr %inner, align 8
  %_25 = getelementptr inbounds i8, ptr %_24, i64 8
  %20 = getelementptr inbounds i8, ptr %_25, i64 24
  %21 = getelementptr inbounds i8, ptr %20, i64 16
  %_26 = load i64, ptr %21, align 8
  %_27 = icmp ule i64 %_26, 384307168202282325
  %22 = icmp eq i64 %_26, 0
  %23 = zext i1 %22 to i8
  store i8 %23, ptr %val, align 1
  br label %bb6

bb5:                                              ; preds = %bb3
  store i8 0, ptr %val, align 1
  br label %bb6

bb6:                                              ; preds = %bb5, %bb4
  %_32 = getelementptr inbounds i8, ptr %self, i64 56
  %24 = load i8, ptr %val, align 1
  %25 = trunc nuw i8 %24 to i1
  %_31 = zext i1 %25 to i8
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %_32, i8 %_31, i8 4) #23
  br label %bb11

bb11:                                             ; preds = %bb6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %entry, i64 24, i1 false)
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #10
  ret void

bb8:                                              ; No predecessors!
  call void @"_ZN4core3ptr78drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..waker..Entry$GT$$GT$17h2ce008b81f2037b2E"(ptr align 8 %entry) #25
  br label %bb9

bb9:                                              ; preds = %bb8
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #25
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = insertvalue { ptr, i32 } poison, ptr %26, 0
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1
  resume { ptr, i32 } %30
}

define internal void @_ZN3std4sync4mpmc5waker9SyncWaker6notify17h7af3cf6b8c45cb0bE(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %val = alloca [1 x i8], align 1
  %_7 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  %_22 = getelementptr inbounds i8, ptr %self, i64 56
  %_19 = call i8 @_ZN4core4sync6atomic11atomic_load17h443132ccd8aca7f4E(ptr %_22, i8 4) #23
  %1 = icmp eq i8 %_19, 0
  br i1 %1, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h051b608045de3b02E"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %self) #10
  %_2.i = load i64, ptr %_4, align 8
  %2 = trunc nuw i64 %_2.i to i1
  br i1 %2, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"

bb2.i:                                            ; preds = %bb2
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load i8, ptr %5, align 8
  %7 = trunc nuw i8 %6 to i1
  store ptr %4, ptr %e.i, align 8
  %8 = getelementptr inbounds i8, ptr %e.i, i64 8
  %9 = zext i1 %7 to i8
  store i8 %9, ptr %8, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.8, ptr align 8 @alloc_7f282321ec518a239e66cd4cfbac1aa2) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit": ; preds = %bb2
  %10 = getelementptr inbounds i8, ptr %_4, i64 8
  %t.0.i = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i8, ptr %11, align 8
  %t.1.i = trunc nuw i8 %12 to i1
  %13 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %14 = insertvalue { ptr, i1 } %13, i1 %t.1.i, 1
  %15 = extractvalue { ptr, i1 } %14, 0
  %16 = extractvalue { ptr, i1 } %14, 1
  store ptr %15, ptr %inner, align 8
  %17 = getelementptr inbounds i8, ptr %inner, i64 8
  %18 = zext i1 %16 to i8
  store i8 %18, ptr %17, align 8
  %_26 = getelementptr inbounds i8, ptr %self, i64 56
  %_23 = call i8 @_ZN4core4sync6atomic11atomic_load17h443132ccd8aca7f4E(ptr %_26, i8 4) #23
  br label %bb19

bb1:                                              ; preds = %start
  br label %bb15

bb19:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"
  %19 = icmp eq i8 %_23, 0
  br i1 %19, label %bb6, label %bb5

bb6:                                              ; preds = %bb19
  %_28 = load ptr, ptr %inner, align 8
  %_29 = getelementptr inbounds i8, ptr %_28, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker10try_select17h0cea96aaf3cfab9fE(ptr sret([24 x i8]) align 8 %_7, ptr align 8 %_29) #23
  br label %bb7

bb5:                                              ; preds = %bb19
  br label %bb13

bb7:                                              ; preds = %bb6
  call void @"_ZN4core3ptr78drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..waker..Entry$GT$$GT$17h2ce008b81f2037b2E"(ptr align 8 %_7) #10
  br label %bb8

bb8:                                              ; preds = %bb7
  %_31 = load ptr, ptr %inner, align 8
  %_32 = getelementptr inbounds i8, ptr %_31, i64 8
  call void @_ZN3std4sync4mpmc5waker5Waker6notify17haea6f47df2b36d20E(ptr align 8 %_32) #23
  br label %bb9

bb9:                                              ; preds = %bb8
  %_34 = load ptr, ptr %inner, align 8
  %_35 = getelementptr inbounds i8, ptr %_34, i64 8
  %20 = getelementptr inbounds i8, ptr %_35, i64 16
  %_36 = load i64, ptr %20, align 8
  %_37 = icmp ule i64 %_36, 384307168202282325
  %21 = icmp eq i64 %_36, 0
  br i1 %21, label %bb10, label %bb11

bb10:                                             ; preds = %bb9
  %_39 = load ptr, ptr %inner, align 8
  %_40 = getelementptr inbounds i8, ptr %_39, i64 8
  %22 = getelementptr inbounds i8, ptr %_40, i64 24
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  %_41 = load i64, ptr %23, align 8
  %_42 = icmp ule i64 %_41, 384307168202282325
  %24 = icmp eq i64 %_41, 0
  %25 = zext i1 %24 to i8
  store i8 %25, ptr %val, align 1
  br label %bb12

bb11:                                             ; preds = %bb9
  store i8 0, ptr %val, align 1
  br label %bb12

bb12:                                             ; preds = %bb11, %bb10
  %_47 = getelementptr inbounds i8, ptr %self, i64 56
  %26 = load i8, ptr %val, align 1
  %27 = trunc nuw i8 %26 to i1
  %_46 = zext i1 %27 to i8
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %_47, i8 %_46, i8 4) #23
  br label %bb20

bb20:                                             ; preds = %bb12
  br label %bb13

bb13:                                             ; preds = %bb5, %bb20
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #10
  br label %bb15

bb15:                                             ; preds = %bb1, %bb13
  ret void

bb16:                                             ; No predecessors!
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #25
  %28 = load ptr, ptr %0, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = insertvalue { ptr, i32 } poison, ptr %28, 0
  %32 = insertvalue { ptr, i32 } %31, i32 %30, 1
  resume { ptr, i32 } %32
}

define internal void @_ZN3std4sync4mpmc5waker9SyncWaker8register17h2d30602adb8f9c45E(ptr align 8 %self, i64 %oper, ptr align 8 %cx) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %value = alloca [24 x i8], align 8
  %val = alloca [1 x i8], align 1
  %_5 = alloca [24 x i8], align 8
  %inner = alloca [16 x i8], align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h051b608045de3b02E"(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %self) #10
  %_2.i = load i64, ptr %_5, align 8
  %2 = trunc nuw i64 %_2.i to i1
  br i1 %2, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"

bb2.i:                                            ; preds = %start
  %3 = getelementptr inbounds i8, ptr %_5, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load i8, ptr %5, align 8
  %7 = trunc nuw i8 %6 to i1
  store ptr %4, ptr %e.i, align 8
  %8 = getelementptr inbounds i8, ptr %e.i, i64 8
  %9 = zext i1 %7 to i8
  store i8 %9, ptr %8, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.8, ptr align 8 @alloc_05392fe26e591e6d1d386ec632a50745) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit": ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_5, i64 8
  %t.0.i = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i8, ptr %11, align 8
  %t.1.i = trunc nuw i8 %12 to i1
  %13 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %14 = insertvalue { ptr, i1 } %13, i1 %t.1.i, 1
  %15 = extractvalue { ptr, i1 } %14, 0
  %16 = extractvalue { ptr, i1 } %14, 1
  store ptr %15, ptr %inner, align 8
  %17 = getelementptr inbounds i8, ptr %inner, i64 8
  %18 = zext i1 %16 to i8
  store i8 %18, ptr %17, align 8
  %_15 = load ptr, ptr %inner, align 8
  %_16 = getelementptr inbounds i8, ptr %_15, i64 8
  %ptr = load ptr, ptr %cx, align 8
  %19 = atomicrmw add ptr %ptr, i64 1 monotonic, align 8
  store i64 %19, ptr %1, align 8
  %old_size = load i64, ptr %1, align 8
  %_24 = icmp ugt i64 %old_size, 9223372036854775807
  br i1 %_24, label %bb9, label %bb10

bb10:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"
  %20 = getelementptr inbounds i8, ptr %value, i64 8
  store i64 %oper, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %value, i64 16
  store ptr null, ptr %21, align 8
  store ptr %ptr, ptr %value, align 8
  %_32 = call align 8 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17he835e2a568d80017E"(ptr align 8 %_16, ptr align 8 %value) #23
  br label %bb12

bb9:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hf2c0f7b9561af499E.exit"
  call void @llvm.trap()
  unreachable

bb12:                                             ; preds = %bb10
  %_34 = load ptr, ptr %inner, align 8
  %_35 = getelementptr inbounds i8, ptr %_34, i64 8
  %22 = getelementptr inbounds i8, ptr %_35, i64 16
  %_36 = load i64, ptr %22, align 8
  %_37 = icmp ule i64 %_36, 384307168202282325
  %23 = icmp eq i64 %_36, 0
  br i1 %23, label %bb3, label %bb4

bb3:                                              ; preds = %bb12
  %_39 = load ptr, ptr %inner, align 8
  %_40 = getelementptr inbounds i8, ptr %_39, i64 8
  %24 = getelementptr inbounds i8, ptr %_40, i64 24
  %25 = getelementptr inbounds i8, ptr %24, i64 16
  %_41 = load i64, ptr %25, align 8
  %_42 = icmp ule i64 %_41, 384307168202282325
  %26 = icmp eq i64 %_41, 0
  %27 = zext i1 %26 to i8
  store i8 %27, ptr %val, align 1
  br label %bb5

bb4:                                              ; preds = %bb12
  store i8 0, ptr %val, align 1
  br label %bb5

bb5:                                              ; preds = %bb4, %bb3
  %_47 = getelementptr inbounds i8, ptr %self, i64 56
  %28 = load i8, ptr %val, align 1
  %29 = trunc nuw i8 %28 to i1
  %_46 = zext i1 %29 to i8
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %_47, i8 %_46, i8 4) #23
  br label %bb13

bb13:                                             ; preds = %bb5
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #10
  ret void

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %inner) #25
  %30 = load ptr, ptr %0, align 8
  %31 = getelementptr inbounds i8, ptr %0, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = insertvalue { ptr, i32 } poison, ptr %30, 0
  %34 = insertvalue { ptr, i32 } %33, i32 %32, 1
  resume { ptr, i32 } %34
}

define internal void @_ZN3std4sync4mpmc7channel17hd44107bab030d726E(ptr sret([32 x i8]) align 8 %_0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_24 = alloca [8 x i8], align 8
  %_23 = alloca [512 x i8], align 128
  %_20 = alloca [1 x i8], align 1
  %_19 = alloca [4 x i8], align 4
  %_18 = alloca [48 x i8], align 8
  %_17 = alloca [1 x i8], align 1
  %_16 = alloca [4 x i8], align 4
  %_15 = alloca [24 x i8], align 8
  %_14 = alloca [24 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_12 = alloca [48 x i8], align 8
  %_11 = alloca [56 x i8], align 8
  %_10 = alloca [64 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %_8 = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %_6 = alloca [128 x i8], align 128
  %chan = alloca [384 x i8], align 128
  store ptr null, ptr %_8, align 8
  store i64 0, ptr %_9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_7, ptr align 8 %_9, i64 8, i1 false)
  %0 = getelementptr inbounds i8, ptr %_7, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %_8, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %_6, ptr align 8 %_7, i64 16, i1 false)
  store i64 0, ptr %_14, align 8
  %1 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_14, i64 16
  store i64 0, ptr %2, align 8
  store i64 0, ptr %_15, align 8
  %3 = getelementptr inbounds i8, ptr %_15, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_15, i64 16
  store i64 0, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_12, ptr align 8 %_14, i64 24, i1 false)
  %5 = getelementptr inbounds i8, ptr %_12, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %_15, i64 24, i1 false)
  store i32 0, ptr %_19, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_16, ptr align 4 %_19, i64 4, i1 false)
  store i8 0, ptr %_20, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_17, ptr align 1 %_20, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_18, ptr align 8 %_12, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_11, ptr align 4 %_16, i64 4, i1 false)
  %6 = getelementptr inbounds i8, ptr %_11, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %_17, i64 1, i1 false)
  %7 = getelementptr inbounds i8, ptr %_11, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %_18, i64 48, i1 false)
  store i8 1, ptr %_13, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_10, ptr align 8 %_11, i64 56, i1 false)
  %8 = getelementptr inbounds i8, ptr %_10, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 1 %_13, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %chan, ptr align 128 %_6, i64 128, i1 false)
  %9 = getelementptr inbounds i8, ptr %chan, i64 128
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %9, ptr align 128 %_6, i64 128, i1 false)
  %10 = getelementptr inbounds i8, ptr %chan, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %10, ptr align 8 %_10, i64 64, i1 false)
  store i64 1, ptr %_24, align 8
  %11 = getelementptr inbounds i8, ptr %_23, i64 384
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %11, ptr align 8 %_24, i64 8, i1 false)
  %12 = getelementptr inbounds i8, ptr %_23, i64 392
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %_24, i64 8, i1 false)
  %13 = getelementptr inbounds i8, ptr %_23, i64 400
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 1 %_20, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %_23, ptr align 128 %chan, i64 384, i1 false)
  %_3.i = call ptr @_ZN5alloc5boxed14box_new_uninit17hd2a2bf7b70671dc6E(i64 128, i64 512) #23
  call void @llvm.memcpy.p0.p0.i64(ptr align 128 %_3.i, ptr align 128 %_23, i64 512, i1 false)
  store i64 1, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_3.i, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  store ptr %_3.i, ptr %16, align 8
  ret void
}

define internal { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %self, i64 %0, i64 %1) unnamed_addr #0 {
start:
  %_19 = alloca [16 x i8], align 8
  %val = alloca [8 x i8], align 8
  %self2 = alloca [16 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %select = alloca [16 x i8], align 8
  store i64 %0, ptr %select, align 8
  %2 = getelementptr inbounds i8, ptr %select, i64 8
  store i64 %1, ptr %2, align 8
  %_10 = load ptr, ptr %self, align 8
  %_11 = load i64, ptr %select, align 8
  %3 = getelementptr inbounds i8, ptr %select, i64 8
  %4 = load i64, ptr %3, align 8
  switch i64 %_11, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb4
    i64 3, label %bb3
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store i64 0, ptr %val, align 8
  br label %bb2

bb5:                                              ; preds = %start
  store i64 1, ptr %val, align 8
  br label %bb2

bb4:                                              ; preds = %start
  store i64 2, ptr %val, align 8
  br label %bb2

bb3:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %select, i64 8
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %val, align 8
  br label %bb2

bb2:                                              ; preds = %bb3, %bb4, %bb5, %bb6
  %7 = getelementptr inbounds i8, ptr %_10, i64 16
  %_14 = getelementptr inbounds i8, ptr %7, i64 8
  %8 = load i64, ptr %val, align 8
  %9 = call { i64, i64 } @_ZN4core4sync6atomic23atomic_compare_exchange17h0c33c8fc832161a4E(ptr %_14, i64 0, i64 %8, i8 3, i8 2) #23
  %10 = extractvalue { i64, i64 } %9, 0
  %11 = extractvalue { i64, i64 } %9, 1
  store i64 %10, ptr %self2, align 8
  %12 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %11, ptr %12, align 8
  %_15 = load i64, ptr %self2, align 8
  %13 = getelementptr inbounds i8, ptr %self2, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = trunc nuw i64 %_15 to i1
  br i1 %15, label %bb8, label %bb9

bb8:                                              ; preds = %bb2
  %16 = getelementptr inbounds i8, ptr %self2, i64 8
  %e = load i64, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %e, ptr %17, align 8
  store i64 1, ptr %self1, align 8
  %18 = getelementptr inbounds i8, ptr %self1, i64 8
  %e3 = load i64, ptr %18, align 8
  switch i64 %e3, label %bb12 [
    i64 0, label %bb15
    i64 1, label %bb14
    i64 2, label %bb13
  ]

bb9:                                              ; preds = %bb2
  %19 = getelementptr inbounds i8, ptr %self2, i64 8
  %t = load i64, ptr %19, align 8
  %20 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %21 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %20, ptr %self1, align 8
  %22 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %21, ptr %22, align 8
  %23 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.4, align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.4, i64 8), align 8
  store i64 %23, ptr %_0, align 8
  %25 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %24, ptr %25, align 8
  br label %bb10

bb10:                                             ; preds = %bb11, %bb9
  %26 = load i64, ptr %_0, align 8
  %27 = getelementptr inbounds i8, ptr %_0, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = insertvalue { i64, i64 } poison, i64 %26, 0
  %30 = insertvalue { i64, i64 } %29, i64 %28, 1
  ret { i64, i64 } %30

bb12:                                             ; preds = %bb8
  %31 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %e3, ptr %31, align 8
  store i64 3, ptr %_19, align 8
  br label %bb11

bb15:                                             ; preds = %bb8
  %32 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %33 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %32, ptr %_19, align 8
  %34 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %33, ptr %34, align 8
  br label %bb11

bb14:                                             ; preds = %bb8
  %35 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %36 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  store i64 %35, ptr %_19, align 8
  %37 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %36, ptr %37, align 8
  br label %bb11

bb13:                                             ; preds = %bb8
  %38 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, align 8
  %39 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, i64 8), align 8
  store i64 %38, ptr %_19, align 8
  %40 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %39, ptr %40, align 8
  br label %bb11

bb11:                                             ; preds = %bb12, %bb13, %bb14, %bb15
  %41 = load i64, ptr %_19, align 8
  %42 = getelementptr inbounds i8, ptr %_19, i64 8
  %43 = load i64, ptr %42, align 8
  store i64 %41, ptr %_0, align 8
  %44 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %43, ptr %44, align 8
  br label %bb10
}

define internal { i64, i64 } @_ZN3std4sync4mpmc7context7Context10wait_until17h69ed6a708480b42aE(ptr align 8 %self, i64 %0, i32 %1) unnamed_addr #0 {
start:
  %self1 = alloca [1 x i8], align 1
  %__self_discr = alloca [8 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %sel = alloca [16 x i8], align 8
  %deadline = alloca [16 x i8], align 8
  store i64 %0, ptr %deadline, align 8
  %2 = getelementptr inbounds i8, ptr %deadline, i64 8
  store i32 %1, ptr %2, align 8
  br label %bb1

bb1:                                              ; preds = %bb14, %start
  %_23 = load ptr, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %_23, i64 16
  %_26 = getelementptr inbounds i8, ptr %3, i64 8
  %val = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_26, i8 2) #23
  switch i64 %val, label %bb18 [
    i64 0, label %bb21
    i64 1, label %bb20
    i64 2, label %bb19
  ]

bb18:                                             ; preds = %bb1
  %4 = getelementptr inbounds i8, ptr %sel, i64 8
  store i64 %val, ptr %4, align 8
  store i64 3, ptr %sel, align 8
  %5 = load i64, ptr %sel, align 8
  %6 = getelementptr inbounds i8, ptr %sel, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %5, ptr %__self_discr, align 8
  br label %bb22

bb21:                                             ; preds = %bb1
  %8 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %9 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %8, ptr %sel, align 8
  %10 = getelementptr inbounds i8, ptr %sel, i64 8
  store i64 %9, ptr %10, align 8
  %11 = load i64, ptr %sel, align 8
  %12 = getelementptr inbounds i8, ptr %sel, i64 8
  %13 = load i64, ptr %12, align 8
  store i64 %11, ptr %__self_discr, align 8
  %14 = load i64, ptr %deadline, align 8
  %15 = getelementptr inbounds i8, ptr %deadline, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 1000000000
  %_7 = select i1 %17, i64 0, i64 1
  %18 = trunc nuw i64 %_7 to i1
  br i1 %18, label %bb3, label %bb2

bb20:                                             ; preds = %bb1
  %19 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %20 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  store i64 %19, ptr %sel, align 8
  %21 = getelementptr inbounds i8, ptr %sel, i64 8
  store i64 %20, ptr %21, align 8
  br label %bb25

bb19:                                             ; preds = %bb1
  %22 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, align 8
  %23 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, i64 8), align 8
  store i64 %22, ptr %sel, align 8
  %24 = getelementptr inbounds i8, ptr %sel, i64 8
  store i64 %23, ptr %24, align 8
  br label %bb25

bb3:                                              ; preds = %bb21
  %end.0 = load i64, ptr %deadline, align 8
  %25 = getelementptr inbounds i8, ptr %deadline, i64 8
  %end.1 = load i32, ptr %25, align 8
  %26 = call { i64, i32 } @_RNvMNtCsjrHSEGnQ3l9_3std4timeNtB2_7Instant3now() #10
  %now.0 = extractvalue { i64, i32 } %26, 0
  %now.1 = extractvalue { i64, i32 } %26, 1
  %_45 = call i8 @llvm.scmp.i8.i64(i64 %now.0, i64 %end.0)
  store i8 %_45, ptr %self1, align 1
  %27 = icmp eq i8 %_45, 0
  br i1 %27, label %bb24, label %bb23

bb2:                                              ; preds = %bb21
  %_20 = getelementptr inbounds i8, ptr %_23, i64 16
  call void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread4park(ptr align 8 %_20) #10
  br label %bb14

bb24:                                             ; preds = %bb3
  %_48 = call i8 @llvm.ucmp.i8.i32(i32 %now.1, i32 %end.1)
  store i8 %_48, ptr %self1, align 1
  br label %bb23

bb23:                                             ; preds = %bb24, %bb3
  %x = load i8, ptr %self1, align 1
  %_10 = icmp slt i8 %x, 0
  br i1 %_10, label %bb5, label %bb8

bb8:                                              ; preds = %bb23
  %28 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %29 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  %30 = call { i64, i64 } @_ZN3std4sync4mpmc7context7Context10try_select17hb1f417b99723e18aE(ptr align 8 %self, i64 %28, i64 %29) #23
  %31 = extractvalue { i64, i64 } %30, 0
  %32 = extractvalue { i64, i64 } %30, 1
  store i64 %31, ptr %_17, align 8
  %33 = getelementptr inbounds i8, ptr %_17, i64 8
  store i64 %32, ptr %33, align 8
  %34 = load i64, ptr %_17, align 8
  %35 = getelementptr inbounds i8, ptr %_17, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, 4
  %_18 = select i1 %37, i64 0, i64 1
  %38 = trunc nuw i64 %_18 to i1
  br i1 %38, label %bb11, label %bb12

bb5:                                              ; preds = %bb23
  %_14 = getelementptr inbounds i8, ptr %_23, i64 16
  %39 = call { i64, i32 } @_RNvXs3_NtCsjrHSEGnQ3l9_3std4timeNtB5_7InstantNtNtNtCsgEmfK2I1SDS_4core3ops5arith3Sub3sub(i64 %end.0, i32 %end.1, i64 %now.0, i32 %now.1) #10
  %_16.0 = extractvalue { i64, i32 } %39, 0
  %_16.1 = extractvalue { i64, i32 } %39, 1
  call void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread12park_timeout(ptr align 8 %_14, i64 %_16.0, i32 %_16.1) #10
  br label %bb14

bb11:                                             ; preds = %bb8
  %40 = load i64, ptr %_17, align 8
  %41 = getelementptr inbounds i8, ptr %_17, i64 8
  %42 = load i64, ptr %41, align 8
  store i64 %40, ptr %sel, align 8
  %43 = getelementptr inbounds i8, ptr %sel, i64 8
  store i64 %42, ptr %43, align 8
  br label %bb15

bb12:                                             ; preds = %bb8
  %44 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, align 8
  %45 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.1, i64 8), align 8
  store i64 %44, ptr %sel, align 8
  %46 = getelementptr inbounds i8, ptr %sel, i64 8
  store i64 %45, ptr %46, align 8
  br label %bb15

bb15:                                             ; preds = %bb11, %bb12
  br label %bb16

bb16:                                             ; preds = %bb22, %bb15
  %47 = load i64, ptr %sel, align 8
  %48 = getelementptr inbounds i8, ptr %sel, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = insertvalue { i64, i64 } poison, i64 %47, 0
  %51 = insertvalue { i64, i64 } %50, i64 %49, 1
  ret { i64, i64 } %51

bb14:                                             ; preds = %bb2, %bb5
  br label %bb1

bb10:                                             ; No predecessors!
  unreachable

bb25:                                             ; preds = %bb19, %bb20
  %52 = load i64, ptr %sel, align 8
  %53 = getelementptr inbounds i8, ptr %sel, i64 8
  %54 = load i64, ptr %53, align 8
  store i64 %52, ptr %__self_discr, align 8
  br label %bb22

bb22:                                             ; preds = %bb18, %bb25
  br label %bb16
}

define internal i64 @_ZN3std4sync4mpmc7context7Context4with17h01fe30e858d935d6E(ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 4
  %f2 = alloca [8 x i8], align 8
  %f1 = alloca [40 x i8], align 8
  %t = alloca [8 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %f, i64 40, i1 false)
  store ptr %f1, ptr %f2, align 8
  %3 = call i64 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17hf63032528cc06232E"(ptr align 8 @alloc_fd1c8db6843c83ae44595e2764d9d1b9, ptr align 8 %f2) #23
  store i64 %3, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self, ptr align 8 %2, i64 8, i1 false)
  br label %bb1

bb1:                                              ; preds = %start
  %4 = load i8, ptr %self, align 4
  %5 = icmp eq i8 %4, 2
  %_10 = select i1 %5, i64 1, i64 0
  %6 = trunc nuw i64 %_10 to i1
  br i1 %6, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  %7 = call i64 @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17h6ddff5f285c01d6cE"(ptr align 8 %f2) #23
  store i64 %7, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 8 %1, i64 8, i1 false)
  br label %bb9

bb8:                                              ; preds = %bb1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %self, i64 8, i1 false)
  br label %bb5

bb5:                                              ; preds = %bb9, %bb8
  call void @"_ZN4core3ptr125drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..recv..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h872dc4a0e380f94aE"(ptr align 8 %f1) #10
  %8 = load i64, ptr %t, align 4
  ret i64 %8

bb9:                                              ; preds = %bb7
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr125drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..recv..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h872dc4a0e380f94aE"(ptr align 8 %f1) #25
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  resume { ptr, i32 } %13
}

define internal void @_ZN3std4sync4mpmc7context7Context4with17h134ec20154a8f571E(ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self = alloca [1 x i8], align 1
  %f2 = alloca [8 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %f, i64 24, i1 false)
  store ptr %f1, ptr %f2, align 8
  %1 = call zeroext i1 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17he48989c3315f2093E"(ptr align 8 @alloc_fd1c8db6843c83ae44595e2764d9d1b9, ptr align 8 %f2) #23
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %self, align 1
  br label %bb1

bb1:                                              ; preds = %start
  %3 = load i8, ptr %self, align 1
  %4 = trunc nuw i8 %3 to i1
  %_10 = zext i1 %4 to i64
  %5 = trunc nuw i64 %_10 to i1
  br i1 %5, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  call void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hce0df30483286963E"(ptr align 8 %f2) #23
  br label %bb9

bb8:                                              ; preds = %bb1
  br label %bb5

bb5:                                              ; preds = %bb9, %bb8
  ret void

bb9:                                              ; preds = %bb7
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10
}

define internal void @_ZN3std4sync4mpmc7context7Context4with17h7e5d2a5dbdb86539E(ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self = alloca [1 x i8], align 1
  %f2 = alloca [8 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %f, i64 24, i1 false)
  store ptr %f1, ptr %f2, align 8
  %1 = call zeroext i1 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h218c7bfae27154f7E"(ptr align 8 @alloc_fd1c8db6843c83ae44595e2764d9d1b9, ptr align 8 %f2) #23
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %self, align 1
  br label %bb1

bb1:                                              ; preds = %start
  %3 = load i8, ptr %self, align 1
  %4 = trunc nuw i8 %3 to i1
  %_10 = zext i1 %4 to i64
  %5 = trunc nuw i64 %_10 to i1
  br i1 %5, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  call void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hdb86043a92b48fe8E"(ptr align 8 %f2) #23
  br label %bb9

bb8:                                              ; preds = %bb1
  br label %bb5

bb5:                                              ; preds = %bb9, %bb8
  ret void

bb9:                                              ; preds = %bb7
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10
}

define internal void @_ZN3std4sync4mpmc7context7Context4with17hc5e0a5ebae4fcdeeE(ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self = alloca [1 x i8], align 1
  %f2 = alloca [8 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %f, i64 24, i1 false)
  store ptr %f1, ptr %f2, align 8
  %1 = call zeroext i1 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17heef545e7692f35d1E"(ptr align 8 @alloc_fd1c8db6843c83ae44595e2764d9d1b9, ptr align 8 %f2) #23
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %self, align 1
  br label %bb1

bb1:                                              ; preds = %start
  %3 = load i8, ptr %self, align 1
  %4 = trunc nuw i8 %3 to i1
  %_10 = zext i1 %4 to i64
  %5 = trunc nuw i64 %_10 to i1
  br i1 %5, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  call void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17h6459f9a166cfde74E"(ptr align 8 %f2) #23
  br label %bb9

bb8:                                              ; preds = %bb1
  br label %bb5

bb5:                                              ; preds = %bb9, %bb8
  ret void

bb9:                                              ; preds = %bb7
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10
}

define internal { i32, i32 } @_ZN3std4sync4mpmc7context7Context4with17hfcc2c06d5932cabcE(ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 4
  %f2 = alloca [8 x i8], align 8
  %f1 = alloca [48 x i8], align 8
  %t = alloca [8 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %f, i64 48, i1 false)
  store ptr %f1, ptr %f2, align 8
  %1 = call { i32, i32 } @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h2a10c3312b6ae435E"(ptr align 8 @alloc_fd1c8db6843c83ae44595e2764d9d1b9, ptr align 8 %f2) #23
  %2 = extractvalue { i32, i32 } %1, 0
  %3 = extractvalue { i32, i32 } %1, 1
  store i32 %2, ptr %self, align 4
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb1

bb1:                                              ; preds = %start
  %5 = load i32, ptr %self, align 4
  %6 = getelementptr inbounds i8, ptr %self, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %5, 3
  %_10 = select i1 %8, i64 1, i64 0
  %9 = trunc nuw i64 %_10 to i1
  br i1 %9, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  %10 = call { i32, i32 } @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hef66fac966ff122aE"(ptr align 8 %f2) #23
  %11 = extractvalue { i32, i32 } %10, 0
  %12 = extractvalue { i32, i32 } %10, 1
  store i32 %11, ptr %t, align 4
  %13 = getelementptr inbounds i8, ptr %t, i64 4
  store i32 %12, ptr %13, align 4
  br label %bb9

bb8:                                              ; preds = %bb1
  %14 = load i32, ptr %self, align 4
  %15 = getelementptr inbounds i8, ptr %self, i64 4
  %16 = load i32, ptr %15, align 4
  store i32 %14, ptr %t, align 4
  %17 = getelementptr inbounds i8, ptr %t, i64 4
  store i32 %16, ptr %17, align 4
  br label %bb5

bb5:                                              ; preds = %bb9, %bb8
  call void @"_ZN4core3ptr125drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..send..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17hbfccea854382d768E"(ptr align 8 %f1) #10
  %18 = load i32, ptr %t, align 4
  %19 = getelementptr inbounds i8, ptr %t, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = insertvalue { i32, i32 } poison, i32 %18, 0
  %22 = insertvalue { i32, i32 } %21, i32 %20, 1
  ret { i32, i32 } %22

bb9:                                              ; preds = %bb7
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr125drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..send..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17hbfccea854382d768E"(ptr align 8 %f1) #25
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = insertvalue { ptr, i32 } poison, ptr %23, 0
  %27 = insertvalue { ptr, i32 } %26, i32 %25, 1
  resume { ptr, i32 } %27
}

define internal void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17h6459f9a166cfde74E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %self = alloca [24 x i8], align 8
  %f = alloca [24 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %1 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %1, ptr %_4, align 8
  %self1 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self1, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %_10, i64 24, i1 false)
  %2 = load ptr, ptr %self, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_11 to i1
  br i1 %5, label %bb8, label %bb7

bb8:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hcefe47d7e3f2ab39E"(ptr align 8 %f, ptr align 8 %_4) #23
  br label %bb5

bb7:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb5:                                              ; preds = %bb8
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #10
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #25
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb6:                                              ; No predecessors!
  unreachable
}

define internal i64 @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17h646bf9f563a15ea6E"(ptr align 8 %_1, ptr align 8 %cell) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_46 = alloca [8 x i8], align 8
  %_43 = alloca [40 x i8], align 8
  %self2 = alloca [40 x i8], align 8
  %f1 = alloca [40 x i8], align 8
  %_36 = alloca [40 x i8], align 8
  %self = alloca [40 x i8], align 8
  %f = alloca [40 x i8], align 8
  %_15 = alloca [1 x i8], align 1
  %res = alloca [8 x i8], align 4
  %cx = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %3 = load ptr, ptr %cell, align 8
  store ptr %3, ptr %_3, align 8
  store ptr null, ptr %cell, align 8
  %4 = load ptr, ptr %_3, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_4 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_4 to i1
  br i1 %7, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store i8 1, ptr %_15, align 1
  %8 = load ptr, ptr %_3, align 8
  store ptr %8, ptr %cx, align 8
  %_23 = load ptr, ptr %cx, align 8
  %9 = getelementptr inbounds i8, ptr %_23, i64 16
  %_27 = getelementptr inbounds i8, ptr %9, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_27, i64 0, i8 1) #23
  br label %bb12

bb3:                                              ; preds = %start
  %10 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %10, ptr %_6, align 8
  %self3 = load ptr, ptr %_1, align 8
  %11 = getelementptr inbounds i8, ptr %_36, i64 32
  store i8 2, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self3, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self3, ptr align 8 %_36, i64 40, i1 false)
  %12 = getelementptr inbounds i8, ptr %self, i64 32
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 2
  %_37 = select i1 %14, i64 0, i64 1
  %15 = trunc nuw i64 %_37 to i1
  br i1 %15, label %bb16, label %bb15

bb16:                                             ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 40, i1 false)
  %16 = call i64 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17he485c33d0eecc712E"(ptr align 8 %f, ptr align 8 %_6) #23
  store i64 %16, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 8 %2, i64 8, i1 false)
  br label %bb14

bb15:                                             ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb14:                                             ; preds = %bb16
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #10
  br label %bb8

bb8:                                              ; preds = %bb20, %bb14
  %17 = load i64, ptr %_0, align 4
  ret i64 %17

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #25
  br label %bb11

bb11:                                             ; preds = %bb9, %bb10, %bb7
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  resume { ptr, i32 } %22

bb12:                                             ; preds = %bb2
  %23 = getelementptr inbounds i8, ptr %_23, i64 16
  %_31 = getelementptr inbounds i8, ptr %23, i64 16
  call void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %_31, ptr null, i8 1) #23
  br label %bb13

bb13:                                             ; preds = %bb12
  %self4 = load ptr, ptr %_1, align 8
  %24 = getelementptr inbounds i8, ptr %_43, i64 32
  store i8 2, ptr %24, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self2, ptr align 8 %self4, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self4, ptr align 8 %_43, i64 40, i1 false)
  %25 = getelementptr inbounds i8, ptr %self2, i64 32
  %26 = load i8, ptr %25, align 8
  %27 = icmp eq i8 %26, 2
  %_44 = select i1 %27, i64 0, i64 1
  %28 = trunc nuw i64 %_44 to i1
  br i1 %28, label %bb19, label %bb18

bb19:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %self2, i64 40, i1 false)
  %29 = call i64 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17he485c33d0eecc712E"(ptr align 8 %f1, ptr align 8 %cx) #23
  store i64 %29, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %res, ptr align 8 %1, i64 8, i1 false)
  br label %bb17

bb18:                                             ; preds = %bb13
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb17:                                             ; preds = %bb19
  store i8 0, ptr %_15, align 1
  %_12 = load ptr, ptr %cx, align 8
  %30 = load ptr, ptr %cell, align 8
  store ptr %30, ptr %_46, align 8
  store ptr %_12, ptr %cell, align 8
  call void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_46) #10
  br label %bb20

bb20:                                             ; preds = %bb17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %res, i64 8, i1 false)
  br label %bb8

bb6:                                              ; No predecessors!
  br label %bb10

bb10:                                             ; preds = %bb6
  %31 = load i8, ptr %_15, align 1
  %32 = trunc nuw i8 %31 to i1
  br i1 %32, label %bb9, label %bb11

bb9:                                              ; preds = %bb10
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %cx) #25
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable
}

define internal i64 @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17h6ddff5f285c01d6cE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [40 x i8], align 8
  %self = alloca [40 x i8], align 8
  %f = alloca [40 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %2 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %2, ptr %_4, align 8
  %self1 = load ptr, ptr %_1, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 32
  store i8 2, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self1, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %_10, i64 40, i1 false)
  %4 = getelementptr inbounds i8, ptr %self, i64 32
  %5 = load i8, ptr %4, align 8
  %6 = icmp eq i8 %5, 2
  %_11 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_11 to i1
  br i1 %7, label %bb8, label %bb7

bb8:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 40, i1 false)
  %8 = call i64 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17he485c33d0eecc712E"(ptr align 8 %f, ptr align 8 %_4) #23
  store i64 %8, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 8 %1, i64 8, i1 false)
  br label %bb5

bb7:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb5:                                              ; preds = %bb8
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #10
  %9 = load i64, ptr %_0, align 4
  ret i64 %9

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #25
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = insertvalue { ptr, i32 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1
  resume { ptr, i32 } %14

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17ha80b036d2ffdc900E"(ptr align 8 %_1, ptr align 8 %cell) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_46 = alloca [8 x i8], align 8
  %_43 = alloca [24 x i8], align 8
  %self2 = alloca [24 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  %_36 = alloca [24 x i8], align 8
  %self = alloca [24 x i8], align 8
  %f = alloca [24 x i8], align 8
  %_15 = alloca [1 x i8], align 1
  %cx = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %1 = load ptr, ptr %cell, align 8
  store ptr %1, ptr %_3, align 8
  store ptr null, ptr %cell, align 8
  %2 = load ptr, ptr %_3, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_4 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_4 to i1
  br i1 %5, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store i8 1, ptr %_15, align 1
  %6 = load ptr, ptr %_3, align 8
  store ptr %6, ptr %cx, align 8
  %_23 = load ptr, ptr %cx, align 8
  %7 = getelementptr inbounds i8, ptr %_23, i64 16
  %_27 = getelementptr inbounds i8, ptr %7, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_27, i64 0, i8 1) #23
  br label %bb12

bb3:                                              ; preds = %start
  %8 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %8, ptr %_6, align 8
  %self3 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_36, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self3, ptr align 8 %_36, i64 24, i1 false)
  %9 = load ptr, ptr %self, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_37 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_37 to i1
  br i1 %12, label %bb16, label %bb15

bb16:                                             ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17h96ed6671f138b40aE"(ptr align 8 %f, ptr align 8 %_6) #23
  br label %bb14

bb15:                                             ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb14:                                             ; preds = %bb16
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #10
  br label %bb8

bb8:                                              ; preds = %bb20, %bb14
  ret void

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #25
  br label %bb11

bb11:                                             ; preds = %bb9, %bb10, %bb7
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb12:                                             ; preds = %bb2
  %18 = getelementptr inbounds i8, ptr %_23, i64 16
  %_31 = getelementptr inbounds i8, ptr %18, i64 16
  call void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %_31, ptr null, i8 1) #23
  br label %bb13

bb13:                                             ; preds = %bb12
  %self4 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self2, ptr align 8 %self4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self4, ptr align 8 %_43, i64 24, i1 false)
  %19 = load ptr, ptr %self2, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = icmp eq i64 %20, 0
  %_44 = select i1 %21, i64 0, i64 1
  %22 = trunc nuw i64 %_44 to i1
  br i1 %22, label %bb19, label %bb18

bb19:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %self2, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17h96ed6671f138b40aE"(ptr align 8 %f1, ptr align 8 %cx) #23
  br label %bb17

bb18:                                             ; preds = %bb13
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb17:                                             ; preds = %bb19
  store i8 0, ptr %_15, align 1
  %_12 = load ptr, ptr %cx, align 8
  %23 = load ptr, ptr %cell, align 8
  store ptr %23, ptr %_46, align 8
  store ptr %_12, ptr %cell, align 8
  call void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_46) #10
  br label %bb20

bb20:                                             ; preds = %bb17
  br label %bb8

bb6:                                              ; No predecessors!
  br label %bb10

bb10:                                             ; preds = %bb6
  %24 = load i8, ptr %_15, align 1
  %25 = trunc nuw i8 %24 to i1
  br i1 %25, label %bb9, label %bb11

bb9:                                              ; preds = %bb10
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %cx) #25
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hc0049485dfa0d12aE"(ptr align 8 %_1, ptr align 8 %cell) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_46 = alloca [8 x i8], align 8
  %_43 = alloca [24 x i8], align 8
  %self2 = alloca [24 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  %_36 = alloca [24 x i8], align 8
  %self = alloca [24 x i8], align 8
  %f = alloca [24 x i8], align 8
  %_15 = alloca [1 x i8], align 1
  %cx = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %1 = load ptr, ptr %cell, align 8
  store ptr %1, ptr %_3, align 8
  store ptr null, ptr %cell, align 8
  %2 = load ptr, ptr %_3, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_4 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_4 to i1
  br i1 %5, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store i8 1, ptr %_15, align 1
  %6 = load ptr, ptr %_3, align 8
  store ptr %6, ptr %cx, align 8
  %_23 = load ptr, ptr %cx, align 8
  %7 = getelementptr inbounds i8, ptr %_23, i64 16
  %_27 = getelementptr inbounds i8, ptr %7, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_27, i64 0, i8 1) #23
  br label %bb12

bb3:                                              ; preds = %start
  %8 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %8, ptr %_6, align 8
  %self3 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_36, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self3, ptr align 8 %_36, i64 24, i1 false)
  %9 = load ptr, ptr %self, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_37 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_37 to i1
  br i1 %12, label %bb16, label %bb15

bb16:                                             ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hb6b9e52946b8bf4bE"(ptr align 8 %f, ptr align 8 %_6) #23
  br label %bb14

bb15:                                             ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb14:                                             ; preds = %bb16
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #10
  br label %bb8

bb8:                                              ; preds = %bb20, %bb14
  ret void

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #25
  br label %bb11

bb11:                                             ; preds = %bb9, %bb10, %bb7
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb12:                                             ; preds = %bb2
  %18 = getelementptr inbounds i8, ptr %_23, i64 16
  %_31 = getelementptr inbounds i8, ptr %18, i64 16
  call void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %_31, ptr null, i8 1) #23
  br label %bb13

bb13:                                             ; preds = %bb12
  %self4 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self2, ptr align 8 %self4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self4, ptr align 8 %_43, i64 24, i1 false)
  %19 = load ptr, ptr %self2, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = icmp eq i64 %20, 0
  %_44 = select i1 %21, i64 0, i64 1
  %22 = trunc nuw i64 %_44 to i1
  br i1 %22, label %bb19, label %bb18

bb19:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %self2, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hb6b9e52946b8bf4bE"(ptr align 8 %f1, ptr align 8 %cx) #23
  br label %bb17

bb18:                                             ; preds = %bb13
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb17:                                             ; preds = %bb19
  store i8 0, ptr %_15, align 1
  %_12 = load ptr, ptr %cx, align 8
  %23 = load ptr, ptr %cell, align 8
  store ptr %23, ptr %_46, align 8
  store ptr %_12, ptr %cell, align 8
  call void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_46) #10
  br label %bb20

bb20:                                             ; preds = %bb17
  br label %bb8

bb6:                                              ; No predecessors!
  br label %bb10

bb10:                                             ; preds = %bb6
  %24 = load i8, ptr %_15, align 1
  %25 = trunc nuw i8 %24 to i1
  br i1 %25, label %bb9, label %bb11

bb9:                                              ; preds = %bb10
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %cx) #25
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hce0df30483286963E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %self = alloca [24 x i8], align 8
  %f = alloca [24 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %1 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %1, ptr %_4, align 8
  %self1 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self1, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %_10, i64 24, i1 false)
  %2 = load ptr, ptr %self, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_11 to i1
  br i1 %5, label %bb8, label %bb7

bb8:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17h96ed6671f138b40aE"(ptr align 8 %f, ptr align 8 %_4) #23
  br label %bb5

bb7:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb5:                                              ; preds = %bb8
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #10
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #25
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb6:                                              ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hd80d9250d3b98a11E"(ptr align 8 %_1, ptr align 8 %cell) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_46 = alloca [8 x i8], align 8
  %_43 = alloca [48 x i8], align 8
  %self2 = alloca [48 x i8], align 8
  %f1 = alloca [48 x i8], align 8
  %_36 = alloca [48 x i8], align 8
  %self = alloca [48 x i8], align 8
  %f = alloca [48 x i8], align 8
  %_15 = alloca [1 x i8], align 1
  %cx = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %1 = load ptr, ptr %cell, align 8
  store ptr %1, ptr %_3, align 8
  store ptr null, ptr %cell, align 8
  %2 = load ptr, ptr %_3, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_4 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_4 to i1
  br i1 %5, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store i8 1, ptr %_15, align 1
  %6 = load ptr, ptr %_3, align 8
  store ptr %6, ptr %cx, align 8
  %_23 = load ptr, ptr %cx, align 8
  %7 = getelementptr inbounds i8, ptr %_23, i64 16
  %_27 = getelementptr inbounds i8, ptr %7, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_27, i64 0, i8 1) #23
  br label %bb12

bb3:                                              ; preds = %start
  %8 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %8, ptr %_6, align 8
  %self3 = load ptr, ptr %_1, align 8
  %9 = getelementptr inbounds i8, ptr %_36, i64 8
  store i8 2, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self3, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self3, ptr align 8 %_36, i64 48, i1 false)
  %10 = getelementptr inbounds i8, ptr %self, i64 8
  %11 = load i8, ptr %10, align 8
  %12 = icmp eq i8 %11, 2
  %_37 = select i1 %12, i64 0, i64 1
  %13 = trunc nuw i64 %_37 to i1
  br i1 %13, label %bb16, label %bb15

bb16:                                             ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 48, i1 false)
  %14 = call { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17hdb42b4a696e27fe1E"(ptr align 8 %f, ptr align 8 %_6) #23
  %15 = extractvalue { i32, i32 } %14, 0
  %16 = extractvalue { i32, i32 } %14, 1
  store i32 %15, ptr %_0, align 4
  %17 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %16, ptr %17, align 4
  br label %bb14

bb15:                                             ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb14:                                             ; preds = %bb16
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #10
  br label %bb8

bb8:                                              ; preds = %bb20, %bb14
  %18 = load i32, ptr %_0, align 4
  %19 = getelementptr inbounds i8, ptr %_0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = insertvalue { i32, i32 } poison, i32 %18, 0
  %22 = insertvalue { i32, i32 } %21, i32 %20, 1
  ret { i32, i32 } %22

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #25
  br label %bb11

bb11:                                             ; preds = %bb9, %bb10, %bb7
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = insertvalue { ptr, i32 } poison, ptr %23, 0
  %27 = insertvalue { ptr, i32 } %26, i32 %25, 1
  resume { ptr, i32 } %27

bb12:                                             ; preds = %bb2
  %28 = getelementptr inbounds i8, ptr %_23, i64 16
  %_31 = getelementptr inbounds i8, ptr %28, i64 16
  call void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %_31, ptr null, i8 1) #23
  br label %bb13

bb13:                                             ; preds = %bb12
  %self4 = load ptr, ptr %_1, align 8
  %29 = getelementptr inbounds i8, ptr %_43, i64 8
  store i8 2, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self2, ptr align 8 %self4, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self4, ptr align 8 %_43, i64 48, i1 false)
  %30 = getelementptr inbounds i8, ptr %self2, i64 8
  %31 = load i8, ptr %30, align 8
  %32 = icmp eq i8 %31, 2
  %_44 = select i1 %32, i64 0, i64 1
  %33 = trunc nuw i64 %_44 to i1
  br i1 %33, label %bb19, label %bb18

bb19:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %self2, i64 48, i1 false)
  %34 = call { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17hdb42b4a696e27fe1E"(ptr align 8 %f1, ptr align 8 %cx) #23
  %res.0 = extractvalue { i32, i32 } %34, 0
  %res.1 = extractvalue { i32, i32 } %34, 1
  br label %bb17

bb18:                                             ; preds = %bb13
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb17:                                             ; preds = %bb19
  store i8 0, ptr %_15, align 1
  %_12 = load ptr, ptr %cx, align 8
  %35 = load ptr, ptr %cell, align 8
  store ptr %35, ptr %_46, align 8
  store ptr %_12, ptr %cell, align 8
  call void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_46) #10
  br label %bb20

bb20:                                             ; preds = %bb17
  store i32 %res.0, ptr %_0, align 4
  %36 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %res.1, ptr %36, align 4
  br label %bb8

bb6:                                              ; No predecessors!
  br label %bb10

bb10:                                             ; preds = %bb6
  %37 = load i8, ptr %_15, align 1
  %38 = trunc nuw i8 %37 to i1
  br i1 %38, label %bb9, label %bb11

bb9:                                              ; preds = %bb10
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %cx) #25
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hdb86043a92b48fe8E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %self = alloca [24 x i8], align 8
  %f = alloca [24 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %1 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %1, ptr %_4, align 8
  %self1 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self1, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %_10, i64 24, i1 false)
  %2 = load ptr, ptr %self, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_11 to i1
  br i1 %5, label %bb8, label %bb7

bb8:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hb6b9e52946b8bf4bE"(ptr align 8 %f, ptr align 8 %_4) #23
  br label %bb5

bb7:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb5:                                              ; preds = %bb8
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #10
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #25
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb6:                                              ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hef66fac966ff122aE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [48 x i8], align 8
  %self = alloca [48 x i8], align 8
  %f = alloca [48 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %1 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %1, ptr %_4, align 8
  %self1 = load ptr, ptr %_1, align 8
  %2 = getelementptr inbounds i8, ptr %_10, i64 8
  store i8 2, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self1, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %_10, i64 48, i1 false)
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load i8, ptr %3, align 8
  %5 = icmp eq i8 %4, 2
  %_11 = select i1 %5, i64 0, i64 1
  %6 = trunc nuw i64 %_11 to i1
  br i1 %6, label %bb8, label %bb7

bb8:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 48, i1 false)
  %7 = call { i32, i32 } @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$4send28_$u7b$$u7b$closure$u7d$$u7d$17hdb42b4a696e27fe1E"(ptr align 8 %f, ptr align 8 %_4) #23
  %_0.0 = extractvalue { i32, i32 } %7, 0
  %_0.1 = extractvalue { i32, i32 } %7, 1
  br label %bb5

bb7:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb5:                                              ; preds = %bb8
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #10
  %8 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %9 = insertvalue { i32, i32 } %8, i32 %_0.1, 1
  ret { i32, i32 } %9

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_4) #25
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = insertvalue { ptr, i32 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1
  resume { ptr, i32 } %14

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hefbd84a81b05e9acE"(ptr align 8 %_1, ptr align 8 %cell) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_46 = alloca [8 x i8], align 8
  %_43 = alloca [24 x i8], align 8
  %self2 = alloca [24 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  %_36 = alloca [24 x i8], align 8
  %self = alloca [24 x i8], align 8
  %f = alloca [24 x i8], align 8
  %_15 = alloca [1 x i8], align 1
  %cx = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %1 = load ptr, ptr %cell, align 8
  store ptr %1, ptr %_3, align 8
  store ptr null, ptr %cell, align 8
  %2 = load ptr, ptr %_3, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_4 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_4 to i1
  br i1 %5, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store i8 1, ptr %_15, align 1
  %6 = load ptr, ptr %_3, align 8
  store ptr %6, ptr %cx, align 8
  %_23 = load ptr, ptr %cx, align 8
  %7 = getelementptr inbounds i8, ptr %_23, i64 16
  %_27 = getelementptr inbounds i8, ptr %7, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_27, i64 0, i8 1) #23
  br label %bb12

bb3:                                              ; preds = %start
  %8 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  store ptr %8, ptr %_6, align 8
  %self3 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_36, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %self3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self3, ptr align 8 %_36, i64 24, i1 false)
  %9 = load ptr, ptr %self, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_37 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_37 to i1
  br i1 %12, label %bb16, label %bb15

bb16:                                             ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hcefe47d7e3f2ab39E"(ptr align 8 %f, ptr align 8 %_6) #23
  br label %bb14

bb15:                                             ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb14:                                             ; preds = %bb16
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #10
  br label %bb8

bb8:                                              ; preds = %bb20, %bb14
  ret void

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_6) #25
  br label %bb11

bb11:                                             ; preds = %bb9, %bb10, %bb7
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb12:                                             ; preds = %bb2
  %18 = getelementptr inbounds i8, ptr %_23, i64 16
  %_31 = getelementptr inbounds i8, ptr %18, i64 16
  call void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %_31, ptr null, i8 1) #23
  br label %bb13

bb13:                                             ; preds = %bb12
  %self4 = load ptr, ptr %_1, align 8
  store ptr null, ptr %_43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self2, ptr align 8 %self4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self4, ptr align 8 %_43, i64 24, i1 false)
  %19 = load ptr, ptr %self2, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = icmp eq i64 %20, 0
  %_44 = select i1 %21, i64 0, i64 1
  %22 = trunc nuw i64 %_44 to i1
  br i1 %22, label %bb19, label %bb18

bb19:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f1, ptr align 8 %self2, i64 24, i1 false)
  call void @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4recv28_$u7b$$u7b$closure$u7d$$u7d$17hcefe47d7e3f2ab39E"(ptr align 8 %f1, ptr align 8 %cx) #23
  br label %bb17

bb18:                                             ; preds = %bb13
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_550649586b304ee6cb72a18e1c51a650) #24
  unreachable

bb17:                                             ; preds = %bb19
  store i8 0, ptr %_15, align 1
  %_12 = load ptr, ptr %cx, align 8
  %23 = load ptr, ptr %cell, align 8
  store ptr %23, ptr %_46, align 8
  store ptr %_12, ptr %cell, align 8
  call void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_46) #10
  br label %bb20

bb20:                                             ; preds = %bb17
  br label %bb8

bb6:                                              ; No predecessors!
  br label %bb10

bb10:                                             ; preds = %bb6
  %24 = load i8, ptr %_15, align 1
  %25 = trunc nuw i8 %24 to i1
  br i1 %25, label %bb9, label %bb11

bb9:                                              ; preds = %bb10
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %cx) #25
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable
}

define internal ptr @_ZN3std4sync4mpmc7context7Context4with7CONTEXT27__rust_std_internal_init_fn17h24228a5035fe4e39E() unnamed_addr #0 {
start:
  %_2 = call ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() #10
  ret ptr %_2
}

define internal ptr @"_ZN3std4sync4mpmc7context7Context4with7CONTEXT29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hae328ed93fa6fd86E"(ptr align 1 %_1, ptr align 8 %__rust_std_internal_init) unnamed_addr #0 {
start:
  %_3 = call ptr @llvm.threadlocal.address.p0(ptr @_RNvNCNKNvNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtBa_7Context4with7CONTEXT0023___RUST_STD_INTERNAL_VAL)
  %_0 = call ptr @"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$11get_or_init17h02272b4fcbcdcdd6E"(ptr align 8 %_3, ptr align 8 %__rust_std_internal_init) #23
  ret ptr %_0
}

define internal void @"_ZN3std4sync4mpmc7counter15Sender$LT$C$GT$7release17h74efe4f11ebd64b2E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [1 x i8], align 1
  %2 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %raw = load ptr, ptr %self, align 8
  %_15 = getelementptr inbounds i8, ptr %raw, i64 112
  %3 = atomicrmw sub ptr %_15, i64 1 acq_rel, align 8
  store i64 %3, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %_5 = call zeroext i1 @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h90ed244a0463849eE"(ptr align 8 %raw) #23
  br label %bb2

bb6:                                              ; preds = %start
  br label %bb7

bb2:                                              ; preds = %bb1
  %_29 = getelementptr inbounds i8, ptr %raw, i64 128
  %5 = atomicrmw xchg ptr %_29, i8 1 acq_rel, align 1
  store i8 %5, ptr %1, align 1
  %_20 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %_20, 0
  br i1 %6, label %bb4, label %bb3

bb4:                                              ; preds = %bb2
  br label %bb5

bb3:                                              ; preds = %bb2
  br label %bb15

bb5:                                              ; preds = %bb16, %bb4
  br label %bb7

bb15:                                             ; preds = %bb3
  store ptr %raw, ptr %_x, align 8
  call void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$$GT$$GT$17ha7817561e10c99c0E"(ptr align 8 %_x) #10
  br label %bb16

bb16:                                             ; preds = %bb15
  br label %bb5

bb7:                                              ; preds = %bb6, %bb5
  ret void

bb10:                                             ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb9, %bb10
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb9:                                              ; No predecessors!
  br label %bb8

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7counter15Sender$LT$C$GT$7release17hbadfb2e6f649b264E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [1 x i8], align 1
  %2 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %raw = load ptr, ptr %self, align 8
  %_15 = getelementptr inbounds i8, ptr %raw, i64 512
  %3 = atomicrmw sub ptr %_15, i64 1 acq_rel, align 8
  store i64 %3, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %_5 = call zeroext i1 @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17ha2b1bc344cfd3c6cE"(ptr align 128 %raw) #23
  br label %bb2

bb6:                                              ; preds = %start
  br label %bb7

bb2:                                              ; preds = %bb1
  %_29 = getelementptr inbounds i8, ptr %raw, i64 528
  %5 = atomicrmw xchg ptr %_29, i8 1 acq_rel, align 1
  store i8 %5, ptr %1, align 1
  %_20 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %_20, 0
  br i1 %6, label %bb4, label %bb3

bb4:                                              ; preds = %bb2
  br label %bb5

bb3:                                              ; preds = %bb2
  br label %bb15

bb5:                                              ; preds = %bb16, %bb4
  br label %bb7

bb15:                                             ; preds = %bb3
  store ptr %raw, ptr %_x, align 8
  call void @"_ZN4core3ptr129drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$$GT$$GT$17hd024ad817b6956d2E"(ptr align 8 %_x) #10
  br label %bb16

bb16:                                             ; preds = %bb15
  br label %bb5

bb7:                                              ; preds = %bb6, %bb5
  ret void

bb10:                                             ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb9, %bb10
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb9:                                              ; No predecessors!
  br label %bb8

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7counter15Sender$LT$C$GT$7release17hda3dcfa27e8965e1E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [1 x i8], align 1
  %2 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %raw = load ptr, ptr %self, align 8
  %_15 = getelementptr inbounds i8, ptr %raw, i64 384
  %3 = atomicrmw sub ptr %_15, i64 1 acq_rel, align 8
  store i64 %3, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %_5 = call zeroext i1 @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h93c730d7fa153cd9E"(ptr align 128 %raw) #23
  br label %bb2

bb6:                                              ; preds = %start
  br label %bb7

bb2:                                              ; preds = %bb1
  %_29 = getelementptr inbounds i8, ptr %raw, i64 400
  %5 = atomicrmw xchg ptr %_29, i8 1 acq_rel, align 1
  store i8 %5, ptr %1, align 1
  %_20 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %_20, 0
  br i1 %6, label %bb4, label %bb3

bb4:                                              ; preds = %bb2
  br label %bb5

bb3:                                              ; preds = %bb2
  br label %bb15

bb5:                                              ; preds = %bb16, %bb4
  br label %bb7

bb15:                                             ; preds = %bb3
  store ptr %raw, ptr %_x, align 8
  call void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$$GT$$GT$17ha733b05b096ecdafE"(ptr align 8 %_x) #10
  br label %bb16

bb16:                                             ; preds = %bb15
  br label %bb5

bb7:                                              ; preds = %bb6, %bb5
  ret void

bb10:                                             ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb9, %bb10
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb9:                                              ; No predecessors!
  br label %bb8

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7counter17Receiver$LT$C$GT$7release17h4160529efab7004eE"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [1 x i8], align 1
  %2 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %raw = load ptr, ptr %self, align 8
  %_15 = getelementptr inbounds i8, ptr %raw, i64 120
  %3 = atomicrmw sub ptr %_15, i64 1 acq_rel, align 8
  store i64 %3, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %_5 = call zeroext i1 @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h96c1cc768b7a53caE"(ptr align 8 %raw) #23
  br label %bb2

bb6:                                              ; preds = %start
  br label %bb7

bb2:                                              ; preds = %bb1
  %_29 = getelementptr inbounds i8, ptr %raw, i64 128
  %5 = atomicrmw xchg ptr %_29, i8 1 acq_rel, align 1
  store i8 %5, ptr %1, align 1
  %_20 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %_20, 0
  br i1 %6, label %bb4, label %bb3

bb4:                                              ; preds = %bb2
  br label %bb5

bb3:                                              ; preds = %bb2
  br label %bb15

bb5:                                              ; preds = %bb16, %bb4
  br label %bb7

bb15:                                             ; preds = %bb3
  store ptr %raw, ptr %_x, align 8
  call void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$$GT$$GT$17ha7817561e10c99c0E"(ptr align 8 %_x) #10
  br label %bb16

bb16:                                             ; preds = %bb15
  br label %bb5

bb7:                                              ; preds = %bb6, %bb5
  ret void

bb10:                                             ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb9, %bb10
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb9:                                              ; No predecessors!
  br label %bb8

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7counter17Receiver$LT$C$GT$7release17h5573e73c8d8e1651E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [1 x i8], align 1
  %2 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %raw = load ptr, ptr %self, align 8
  %_15 = getelementptr inbounds i8, ptr %raw, i64 520
  %3 = atomicrmw sub ptr %_15, i64 1 acq_rel, align 8
  store i64 %3, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %_5 = call zeroext i1 @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h341fb764731cc584E"(ptr align 128 %raw) #23
  br label %bb2

bb6:                                              ; preds = %start
  br label %bb7

bb2:                                              ; preds = %bb1
  %_29 = getelementptr inbounds i8, ptr %raw, i64 528
  %5 = atomicrmw xchg ptr %_29, i8 1 acq_rel, align 1
  store i8 %5, ptr %1, align 1
  %_20 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %_20, 0
  br i1 %6, label %bb4, label %bb3

bb4:                                              ; preds = %bb2
  br label %bb5

bb3:                                              ; preds = %bb2
  br label %bb15

bb5:                                              ; preds = %bb16, %bb4
  br label %bb7

bb15:                                             ; preds = %bb3
  store ptr %raw, ptr %_x, align 8
  call void @"_ZN4core3ptr129drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$$GT$$GT$17hd024ad817b6956d2E"(ptr align 8 %_x) #10
  br label %bb16

bb16:                                             ; preds = %bb15
  br label %bb5

bb7:                                              ; preds = %bb6, %bb5
  ret void

bb10:                                             ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb9, %bb10
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb9:                                              ; No predecessors!
  br label %bb8

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std4sync4mpmc7counter17Receiver$LT$C$GT$7release17hb2cd813b8e142a03E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [1 x i8], align 1
  %2 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %raw = load ptr, ptr %self, align 8
  %_15 = getelementptr inbounds i8, ptr %raw, i64 392
  %3 = atomicrmw sub ptr %_15, i64 1 acq_rel, align 8
  store i64 %3, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %_5 = call zeroext i1 @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17hebd09c887200ce24E"(ptr align 128 %raw) #23
  br label %bb2

bb6:                                              ; preds = %start
  br label %bb7

bb2:                                              ; preds = %bb1
  %_29 = getelementptr inbounds i8, ptr %raw, i64 400
  %5 = atomicrmw xchg ptr %_29, i8 1 acq_rel, align 1
  store i8 %5, ptr %1, align 1
  %_20 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %_20, 0
  br i1 %6, label %bb4, label %bb3

bb4:                                              ; preds = %bb2
  br label %bb5

bb3:                                              ; preds = %bb2
  br label %bb15

bb5:                                              ; preds = %bb16, %bb4
  br label %bb7

bb15:                                             ; preds = %bb3
  store ptr %raw, ptr %_x, align 8
  call void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$$GT$$GT$17ha733b05b096ecdafE"(ptr align 8 %_x) #10
  br label %bb16

bb16:                                             ; preds = %bb15
  br label %bb5

bb7:                                              ; preds = %bb6, %bb5
  ret void

bb10:                                             ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb9, %bb10
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb9:                                              ; No predecessors!
  br label %bb8

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN3std4sync4mpsc15Sender$LT$T$GT$4send17hbe1e160cffb9986aE"(ptr align 8 %self, i32 %t) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN3std4sync4mpmc15Sender$LT$T$GT$4send17h3d56ab9480179e0aE"(ptr align 8 %self, i32 %t) #10
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i32, i32 } @"_ZN3std4sync4mpsc17Receiver$LT$T$GT$4recv17ha78c9db5f8f32bc6E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN3std4sync4mpmc17Receiver$LT$T$GT$4recv17he2d1758b5ad244dfE"(ptr align 8 %self) #10
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal void @_ZN3std4sync4mpsc7channel17had893c50e37b048bE(ptr sret([32 x i8]) align 8 %_0) unnamed_addr #1 {
start:
  %_3 = alloca [32 x i8], align 8
  call void @_ZN3std4sync4mpmc7channel17hd44107bab030d726E(ptr sret([32 x i8]) align 8 %_3) #10
  %tx.0 = load i64, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  %tx.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  %rx.0 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  %rx.1 = load ptr, ptr %2, align 8
  store i64 %tx.0, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %tx.1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %rx.0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %rx.1, ptr %5, align 8
  ret void
}

define internal void @_ZN3std4sync6poison10map_result17ha21a4765a03d9373E(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %0, i8 %1, ptr align 8 %f) unnamed_addr #1 {
start:
  %result = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %result, align 1
  %3 = getelementptr inbounds i8, ptr %result, i64 1
  store i8 %1, ptr %3, align 1
  %4 = load i8, ptr %result, align 1
  %5 = trunc nuw i8 %4 to i1
  %6 = getelementptr inbounds i8, ptr %result, i64 1
  %7 = load i8, ptr %6, align 1
  %_3 = zext i1 %5 to i64
  %8 = trunc nuw i64 %_3 to i1
  br i1 %8, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %result, i64 1
  %10 = load i8, ptr %9, align 1
  %data = trunc nuw i8 %10 to i1
  %11 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h24942b715608df44E"(ptr align 8 %f, i1 zeroext %data) #23
  %data.0 = extractvalue { ptr, i1 } %11, 0
  %data.1 = extractvalue { ptr, i1 } %11, 1
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %data.0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = zext i1 %data.1 to i8
  store i8 %14, ptr %13, align 8
  store i64 1, ptr %_0, align 8
  br label %bb6

bb3:                                              ; preds = %start
  %15 = getelementptr inbounds i8, ptr %result, i64 1
  %16 = load i8, ptr %15, align 1
  %t = trunc nuw i8 %16 to i1
  %17 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h24942b715608df44E"(ptr align 8 %f, i1 zeroext %t) #23
  %_5.0 = extractvalue { ptr, i1 } %17, 0
  %_5.1 = extractvalue { ptr, i1 } %17, 1
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_5.0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %20 = zext i1 %_5.1 to i8
  store i8 %20, ptr %19, align 8
  store i64 0, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN3std4sync6poison10map_result17he402f53647fc1c98E(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %0, i8 %1, ptr align 8 %f) unnamed_addr #1 {
start:
  %result = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %result, align 1
  %3 = getelementptr inbounds i8, ptr %result, i64 1
  store i8 %1, ptr %3, align 1
  %4 = load i8, ptr %result, align 1
  %5 = trunc nuw i8 %4 to i1
  %6 = getelementptr inbounds i8, ptr %result, i64 1
  %7 = load i8, ptr %6, align 1
  %_3 = zext i1 %5 to i64
  %8 = trunc nuw i64 %_3 to i1
  br i1 %8, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %result, i64 1
  %10 = load i8, ptr %9, align 1
  %data = trunc nuw i8 %10 to i1
  %11 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h69cffdf91c187b39E"(ptr align 8 %f, i1 zeroext %data) #23
  %data.0 = extractvalue { ptr, i1 } %11, 0
  %data.1 = extractvalue { ptr, i1 } %11, 1
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %data.0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = zext i1 %data.1 to i8
  store i8 %14, ptr %13, align 8
  store i64 1, ptr %_0, align 8
  br label %bb6

bb3:                                              ; preds = %start
  %15 = getelementptr inbounds i8, ptr %result, i64 1
  %16 = load i8, ptr %15, align 1
  %t = trunc nuw i8 %16 to i1
  %17 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h69cffdf91c187b39E"(ptr align 8 %f, i1 zeroext %t) #23
  %_5.0 = extractvalue { ptr, i1 } %17, 0
  %_5.1 = extractvalue { ptr, i1 } %17, 1
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_5.0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %20 = zext i1 %_5.1 to i8
  store i8 %20, ptr %19, align 8
  store i64 0, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN3std4sync6poison4Flag4done17h023879fac9abbbe4E(ptr align 1 %self, ptr align 1 %guard) unnamed_addr #0 {
start:
  %0 = load i8, ptr %guard, align 1
  %_3 = trunc nuw i8 %0 to i1
  br i1 %_3, label %bb3, label %bb1

bb1:                                              ; preds = %start
  %_8 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, i8 0) #23
  %_7 = and i64 %_8, 9223372036854775807
  %1 = icmp eq i64 %_7, 0
  br i1 %1, label %bb5, label %bb6

bb3:                                              ; preds = %bb2, %bb6, %bb5, %start
  ret void

bb5:                                              ; preds = %bb1
  br label %bb3

bb6:                                              ; preds = %bb1
  %_6 = call zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #26
  %_4 = xor i1 %_6, true
  br i1 %_4, label %bb2, label %bb3

bb2:                                              ; preds = %bb6
  call void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %self, i8 1, i8 0) #23
  br label %bb3
}

define internal { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h99c055f4a82876a4E(ptr align 1 %self) unnamed_addr #0 {
start:
  %_5 = alloca [1 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  %_7 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, i8 0) #23
  %_6 = and i64 %_7, 9223372036854775807
  %0 = icmp eq i64 %_6, 0
  br i1 %0, label %bb5, label %bb6

bb5:                                              ; preds = %start
  store i8 1, ptr %_5, align 1
  br label %bb4

bb6:                                              ; preds = %start
  %1 = call zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #26
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_5, align 1
  br label %bb4

bb4:                                              ; preds = %bb6, %bb5
  %3 = load i8, ptr %_5, align 1
  %4 = trunc nuw i8 %3 to i1
  %_3 = xor i1 %4, true
  %_13 = call i8 @_ZN4core4sync6atomic11atomic_load17h443132ccd8aca7f4E(ptr %self, i8 0) #23
  %5 = icmp eq i8 %_13, 0
  br i1 %5, label %bb2, label %bb1

bb2:                                              ; preds = %bb4
  %6 = getelementptr inbounds i8, ptr %_0, i64 1
  %7 = zext i1 %_3 to i8
  store i8 %7, ptr %6, align 1
  store i8 0, ptr %_0, align 1
  br label %bb3

bb1:                                              ; preds = %bb4
  %8 = getelementptr inbounds i8, ptr %_0, i64 1
  %9 = zext i1 %_3 to i8
  store i8 %9, ptr %8, align 1
  store i8 1, ptr %_0, align 1
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %10 = load i8, ptr %_0, align 1
  %11 = trunc nuw i8 %10 to i1
  %12 = getelementptr inbounds i8, ptr %_0, i64 1
  %13 = load i8, ptr %12, align 1
  %14 = insertvalue { i1, i8 } poison, i1 %11, 0
  %15 = insertvalue { i1, i8 } %14, i8 %13, 1
  ret { i1, i8 } %15
}

define internal void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h051b608045de3b02E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17hd30ae8cf335ff002E(ptr %self, i32 0, i32 1, i8 2, i8 0) #23
  %_5.0 = extractvalue { i32, i32 } %0, 0
  %_5.1 = extractvalue { i32, i32 } %0, 1
  %_12 = zext i32 %_5.0 to i64
  %_11 = icmp eq i64 %_12, 0
  %_3 = xor i1 %_11, true
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4 %self) #10
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_14 = getelementptr inbounds i8, ptr %self, i64 4
  %1 = call { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h99c055f4a82876a4E(ptr align 1 %_14) #23
  %_13.0 = extractvalue { i1, i8 } %1, 0
  %_13.1 = extractvalue { i1, i8 } %1, 1
  call void @_ZN3std4sync6poison10map_result17he402f53647fc1c98E(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %_13.0, i8 %_13.1, ptr align 8 %self) #10
  ret void
}

define internal void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h4486bb80d130bedcE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17hd30ae8cf335ff002E(ptr %self, i32 0, i32 1, i8 2, i8 0) #23
  %_5.0 = extractvalue { i32, i32 } %0, 0
  %_5.1 = extractvalue { i32, i32 } %0, 1
  %_12 = zext i32 %_5.0 to i64
  %_11 = icmp eq i64 %_12, 0
  %_3 = xor i1 %_11, true
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4 %self) #10
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_14 = getelementptr inbounds i8, ptr %self, i64 4
  %1 = call { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h99c055f4a82876a4E(ptr align 1 %_14) #23
  %_13.0 = extractvalue { i1, i8 } %1, 0
  %_13.1 = extractvalue { i1, i8 } %1, 1
  call void @_ZN3std4sync6poison10map_result17ha21a4765a03d9373E(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %_13.0, i8 %_13.1, ptr align 8 %self) #10
  ret void
}

define internal { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h24942b715608df44E"(ptr align 8 %_1, i1 zeroext %guard) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, i1 } poison, ptr %_1, 0
  %1 = insertvalue { ptr, i1 } %0, i1 %guard, 1
  ret { ptr, i1 } %1
}

define internal { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h69cffdf91c187b39E"(ptr align 8 %_1, i1 zeroext %guard) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, i1 } poison, ptr %_1, 0
  %1 = insertvalue { ptr, i1 } %0, i1 %guard, 1
  ret { ptr, i1 } %1
}

define internal { ptr, ptr } @"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17hb89f107ea05115a1E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %self, i64 24, i1 false)
  %0 = call { ptr, ptr } @"_ZN3std6thread9lifecycle18JoinInner$LT$T$GT$4join17h63bd2c2bf4993902E"(ptr align 8 %_2) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal i64 @"_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h15c9543eb118b5d5E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_3 = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h254b78fb7319200dE"(ptr align 8 %self) #23
  %1 = extractvalue { i64, i64 } %0, 0
  %2 = extractvalue { i64, i64 } %0, 1
  store i64 %1, ptr %_3, align 8
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %2, ptr %3, align 8
  %_4 = load i64, ptr %_3, align 8
  %4 = getelementptr inbounds i8, ptr %_3, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = trunc nuw i64 %_4 to i1
  br i1 %6, label %bb3, label %bb4

bb3:                                              ; preds = %start
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread5local18panic_access_error(ptr align 8 @alloc_341485d7d7ef100ada79b2549f019e24) #24
  unreachable

bb4:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %_3, i64 8
  %r = load i64, ptr %7, align 8
  ret i64 %r

bb2:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h218c7bfae27154f7E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  store i8 1, ptr %_13, align 1
  %_7 = load ptr, ptr %self, align 8
  %self3 = call ptr %_7(ptr align 8 null) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_15 = ptrtoint ptr %self3 to i64
  %1 = icmp eq i64 %_15, 0
  br i1 %1, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  store i8 1, ptr %_0, align 1
  br label %bb3

bb8:                                              ; preds = %bb1
  store ptr %self3, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v4 = load ptr, ptr %self1, align 8
  store ptr %v4, ptr %_3, align 8
  %thread_local = load ptr, ptr %_3, align 8
  store i8 0, ptr %_13, align 1
  call void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hc0049485dfa0d12aE"(ptr align 8 %f, ptr align 8 %thread_local) #23
  br label %bb2

bb3:                                              ; preds = %bb2, %bb7
  %2 = load i8, ptr %_0, align 1
  %3 = trunc nuw i8 %2 to i1
  ret i1 %3

bb2:                                              ; preds = %bb8
  store i8 0, ptr %_0, align 1
  br label %bb3

bb6:                                              ; No predecessors!
  %4 = load i8, ptr %_13, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb5, label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb5:                                              ; preds = %bb6
  br label %bb4
}

define internal { i64, i64 } @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h254b78fb7319200dE"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store i8 1, ptr %_13, align 1
  %_7 = load ptr, ptr %self, align 8
  %self3 = call ptr %_7(ptr align 1 null) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_15 = ptrtoint ptr %self3 to i64
  %1 = icmp eq i64 %_15, 0
  br i1 %1, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb3

bb8:                                              ; preds = %bb1
  store ptr %self3, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v4 = load ptr, ptr %self1, align 8
  store ptr %v4, ptr %_3, align 8
  %thread_local = load ptr, ptr %_3, align 8
  store i8 0, ptr %_13, align 1
  %_10 = call i64 @"_ZN3std4sync4mpmc5waker17current_thread_id28_$u7b$$u7b$closure$u7d$$u7d$17h21b0da27e11e0cb3E"(ptr align 1 %thread_local) #23
  br label %bb2

bb3:                                              ; preds = %bb2, %bb7
  %2 = load i64, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = insertvalue { i64, i64 } poison, i64 %2, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6

bb2:                                              ; preds = %bb8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_10, ptr %7, align 8
  store i64 0, ptr %_0, align 8
  br label %bb3

bb6:                                              ; No predecessors!
  %8 = load i8, ptr %_13, align 1
  %9 = trunc nuw i8 %8 to i1
  br i1 %9, label %bb5, label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = insertvalue { ptr, i32 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1
  resume { ptr, i32 } %14

bb5:                                              ; preds = %bb6
  br label %bb4
}

define internal { i32, i32 } @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h2a10c3312b6ae435E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  store i8 1, ptr %_13, align 1
  %_7 = load ptr, ptr %self, align 8
  %self3 = call ptr %_7(ptr align 8 null) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_15 = ptrtoint ptr %self3 to i64
  %1 = icmp eq i64 %_15, 0
  br i1 %1, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  store i32 3, ptr %_0, align 4
  br label %bb3

bb8:                                              ; preds = %bb1
  store ptr %self3, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v4 = load ptr, ptr %self1, align 8
  store ptr %v4, ptr %_3, align 8
  %thread_local = load ptr, ptr %_3, align 8
  store i8 0, ptr %_13, align 1
  %2 = call { i32, i32 } @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hd80d9250d3b98a11E"(ptr align 8 %f, ptr align 8 %thread_local) #23
  %_10.0 = extractvalue { i32, i32 } %2, 0
  %_10.1 = extractvalue { i32, i32 } %2, 1
  br label %bb2

bb3:                                              ; preds = %bb2, %bb7
  %3 = load i32, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = insertvalue { i32, i32 } poison, i32 %3, 0
  %7 = insertvalue { i32, i32 } %6, i32 %5, 1
  ret { i32, i32 } %7

bb2:                                              ; preds = %bb8
  store i32 %_10.0, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_10.1, ptr %8, align 4
  br label %bb3

bb6:                                              ; No predecessors!
  %9 = load i8, ptr %_13, align 1
  %10 = trunc nuw i8 %9 to i1
  br i1 %10, label %bb5, label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15

bb5:                                              ; preds = %bb6
  br label %bb4
}

define internal zeroext i1 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17he48989c3315f2093E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  store i8 1, ptr %_13, align 1
  %_7 = load ptr, ptr %self, align 8
  %self3 = call ptr %_7(ptr align 8 null) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_15 = ptrtoint ptr %self3 to i64
  %1 = icmp eq i64 %_15, 0
  br i1 %1, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  store i8 1, ptr %_0, align 1
  br label %bb3

bb8:                                              ; preds = %bb1
  store ptr %self3, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v4 = load ptr, ptr %self1, align 8
  store ptr %v4, ptr %_3, align 8
  %thread_local = load ptr, ptr %_3, align 8
  store i8 0, ptr %_13, align 1
  call void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17ha80b036d2ffdc900E"(ptr align 8 %f, ptr align 8 %thread_local) #23
  br label %bb2

bb3:                                              ; preds = %bb2, %bb7
  %2 = load i8, ptr %_0, align 1
  %3 = trunc nuw i8 %2 to i1
  ret i1 %3

bb2:                                              ; preds = %bb8
  store i8 0, ptr %_0, align 1
  br label %bb3

bb6:                                              ; No predecessors!
  %4 = load i8, ptr %_13, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb5, label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb5:                                              ; preds = %bb6
  br label %bb4
}

define internal zeroext i1 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17heef545e7692f35d1E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  store i8 1, ptr %_13, align 1
  %_7 = load ptr, ptr %self, align 8
  %self3 = call ptr %_7(ptr align 8 null) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_15 = ptrtoint ptr %self3 to i64
  %1 = icmp eq i64 %_15, 0
  br i1 %1, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  store i8 1, ptr %_0, align 1
  br label %bb3

bb8:                                              ; preds = %bb1
  store ptr %self3, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v4 = load ptr, ptr %self1, align 8
  store ptr %v4, ptr %_3, align 8
  %thread_local = load ptr, ptr %_3, align 8
  store i8 0, ptr %_13, align 1
  call void @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17hefbd84a81b05e9acE"(ptr align 8 %f, ptr align 8 %thread_local) #23
  br label %bb2

bb3:                                              ; preds = %bb2, %bb7
  %2 = load i8, ptr %_0, align 1
  %3 = trunc nuw i8 %2 to i1
  ret i1 %3

bb2:                                              ; preds = %bb8
  store i8 0, ptr %_0, align 1
  br label %bb3

bb6:                                              ; No predecessors!
  %4 = load i8, ptr %_13, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb5, label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb5:                                              ; preds = %bb6
  br label %bb4
}

define internal i64 @"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17hf63032528cc06232E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_10 = alloca [8 x i8], align 4
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  store i8 1, ptr %_13, align 1
  %_7 = load ptr, ptr %self, align 8
  %self3 = call ptr %_7(ptr align 8 null) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_15 = ptrtoint ptr %self3 to i64
  %2 = icmp eq i64 %_15, 0
  br i1 %2, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  store i8 2, ptr %_0, align 4
  br label %bb3

bb8:                                              ; preds = %bb1
  store ptr %self3, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v4 = load ptr, ptr %self1, align 8
  store ptr %v4, ptr %_3, align 8
  %thread_local = load ptr, ptr %_3, align 8
  store i8 0, ptr %_13, align 1
  %3 = call i64 @"_ZN3std4sync4mpmc7context7Context4with28_$u7b$$u7b$closure$u7d$$u7d$17h646bf9f563a15ea6E"(ptr align 8 %f, ptr align 8 %thread_local) #23
  store i64 %3, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_10, ptr align 8 %1, i64 8, i1 false)
  br label %bb2

bb3:                                              ; preds = %bb2, %bb7
  %4 = load i64, ptr %_0, align 4
  ret i64 %4

bb2:                                              ; preds = %bb8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %_10, i64 8, i1 false)
  br label %bb3

bb6:                                              ; No predecessors!
  %5 = load i8, ptr %_13, align 1
  %6 = trunc nuw i8 %5 to i1
  br i1 %6, label %bb5, label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb5:                                              ; preds = %bb6
  br label %bb4
}

define internal void @_ZN3std6thread7builder7Builder15spawn_unchecked17hf75a39cb1ec47737E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %f.0, ptr %f.1) unnamed_addr #1 {
start:
  %v = alloca [24 x i8], align 8
  %val = alloca [24 x i8], align 8
  %self1 = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %name = alloca [24 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %name, ptr align 8 %0, i64 24, i1 false)
  %stack_size.0 = load i64, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %stack_size.1 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 40
  %3 = load i8, ptr %2, align 8
  %no_hooks = trunc nuw i8 %3 to i1
  call void @_ZN3std6thread9lifecycle15spawn_unchecked17h2fe90d291b295b05E(ptr sret([24 x i8]) align 8 %self1, ptr align 8 %name, i64 %stack_size.0, i64 %stack_size.1, i1 zeroext %no_hooks, ptr null, i64 %f.0, ptr %f.1) #10
  %4 = load ptr, ptr %self1, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_11 = select i1 %6, i64 1, i64 0
  %7 = trunc nuw i64 %_11 to i1
  br i1 %7, label %bb4, label %bb5

bb4:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self1, i64 8
  %e = load ptr, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %_7, i64 8
  store ptr %e, ptr %9, align 8
  store ptr null, ptr %_7, align 8
  %10 = getelementptr inbounds i8, ptr %_7, i64 8
  %residual = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %residual, ptr %11, align 8
  store ptr null, ptr %_0, align 8
  br label %bb3

bb5:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v, ptr align 8 %self1, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_7, ptr align 8 %v, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %_7, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %val, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_6, i64 24, i1 false)
  br label %bb3

bb3:                                              ; preds = %bb4, %bb5
  ret void

bb2:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN3std6thread9functions5spawn17hdfcf1332a2290701E(ptr sret([24 x i8]) align 8 %_0, i64 %f.0, ptr %f.1) unnamed_addr #1 {
start:
  %_4 = alloca [24 x i8], align 8
  %self = alloca [48 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  store i64 -9223372036854775808, ptr %_4, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %_4, i64 24, i1 false)
  %1 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %1, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 40
  store i8 0, ptr %4, align 8
  call void @_ZN3std6thread7builder7Builder15spawn_unchecked17hf75a39cb1ec47737E(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self, i64 %f.0, ptr %f.1) #10
  call void @"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h0452e13f13868f00E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %_2, ptr align 1 @alloc_e3605bf48dd8479a638909176cc37fce, i64 22, ptr align 8 @alloc_0246dd9f5900f3685febed10b072f357) #23
  ret void
}

define internal void @_ZN3std6thread9lifecycle15spawn_unchecked17h2fe90d291b295b05E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %name, i64 %0, i64 %1, i1 zeroext %no_hooks, ptr %2, i64 %3, ptr %4) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %5 = alloca [16 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 8
  %_52 = alloca [8 x i8], align 8
  %_51 = alloca [48 x i8], align 8
  %_49 = alloca [24 x i8], align 8
  %_47 = alloca [1 x i8], align 1
  %_46 = alloca [1 x i8], align 1
  %_45 = alloca [1 x i8], align 1
  %_44 = alloca [1 x i8], align 1
  %_43 = alloca [1 x i8], align 1
  %self = alloca [16 x i8], align 8
  %_37 = alloca [16 x i8], align 8
  %_36 = alloca [24 x i8], align 8
  %_33 = alloca [24 x i8], align 8
  %_30 = alloca [56 x i8], align 8
  %rust_start = alloca [56 x i8], align 8
  %value = alloca [24 x i8], align 8
  %_15 = alloca [24 x i8], align 8
  %data = alloca [32 x i8], align 8
  %my_packet = alloca [8 x i8], align 8
  %hooks = alloca [32 x i8], align 8
  %_9 = alloca [24 x i8], align 8
  %thread = alloca [8 x i8], align 8
  %stack_size1 = alloca [8 x i8], align 8
  %f = alloca [16 x i8], align 8
  %scope_data = alloca [8 x i8], align 8
  %stack_size = alloca [16 x i8], align 8
  store i64 %0, ptr %stack_size, align 8
  %8 = getelementptr inbounds i8, ptr %stack_size, i64 8
  store i64 %1, ptr %8, align 8
  store ptr %2, ptr %scope_data, align 8
  store i64 %3, ptr %f, align 8
  %9 = getelementptr inbounds i8, ptr %f, i64 8
  store ptr %4, ptr %9, align 8
  store i8 1, ptr %_47, align 1
  store i8 1, ptr %_46, align 1
  store i8 1, ptr %_45, align 1
  %_48 = load i64, ptr %stack_size, align 8
  %10 = getelementptr inbounds i8, ptr %stack_size, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = trunc nuw i64 %_48 to i1
  br i1 %12, label %bb31, label %bb30

bb31:                                             ; preds = %start
  %13 = getelementptr inbounds i8, ptr %stack_size, i64 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %stack_size1, align 8
  br label %bb29

bb30:                                             ; preds = %start
  %15 = call i64 @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h5aa53275b29bd4e8E"() #23
  store i64 %15, ptr %stack_size1, align 8
  br label %bb45

bb45:                                             ; preds = %bb30
  br label %bb29

bb29:                                             ; preds = %bb31, %bb45
  %id = call i64 @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread2idNtB2_8ThreadId3new() #10
  br label %bb1

bb1:                                              ; preds = %bb29
  store i8 0, ptr %_47, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %name, i64 24, i1 false)
  %16 = call ptr @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread3new(i64 %id, ptr align 8 %_9) #10
  store ptr %16, ptr %thread, align 8
  br label %bb2

bb2:                                              ; preds = %bb1
  br i1 %no_hooks, label %bb32, label %bb3

bb3:                                              ; preds = %bb2
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook15run_spawn_hooks(ptr sret([32 x i8]) align 8 %hooks, ptr align 8 %thread) #10
  br label %bb4

bb32:                                             ; preds = %bb2
  store i64 0, ptr %_49, align 8
  %17 = getelementptr inbounds i8, ptr %_49, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %_49, i64 16
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %hooks, i64 24
  store ptr null, ptr %19, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %hooks, ptr align 8 %_49, i64 24, i1 false)
  store i8 1, ptr %_44, align 1
  br label %bb5

bb4:                                              ; preds = %bb3
  store i8 1, ptr %_44, align 1
  br label %bb5

bb5:                                              ; preds = %bb32, %bb4
  store i8 0, ptr %_46, align 1
  %_14 = load ptr, ptr %scope_data, align 8
  store i64 0, ptr %value, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_15, ptr align 8 %value, i64 24, i1 false)
  store ptr %_14, ptr %data, align 8
  %20 = getelementptr inbounds i8, ptr %data, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %_15, i64 24, i1 false)
  store i64 1, ptr %_52, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_51, ptr align 8 %_52, i64 8, i1 false)
  %21 = getelementptr inbounds i8, ptr %_51, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %_52, i64 8, i1 false)
  %22 = getelementptr inbounds i8, ptr %_51, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %data, i64 32, i1 false)
  %_3.i = call ptr @_ZN5alloc5boxed14box_new_uninit17hd2a2bf7b70671dc6E(i64 8, i64 48) #23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i, ptr align 8 %_51, i64 48, i1 false)
  br label %bb33

bb33:                                             ; preds = %bb5
  store ptr %_3.i, ptr %my_packet, align 8
  %_64 = load ptr, ptr %my_packet, align 8
  %23 = atomicrmw add ptr %_64, i64 1 monotonic, align 8
  store i64 %23, ptr %7, align 8
  %old_size = load i64, ptr %7, align 8
  %_59 = icmp ugt i64 %old_size, 9223372036854775807
  br i1 %_59, label %bb34, label %bb35

bb35:                                             ; preds = %bb33
  %ptr = load ptr, ptr %my_packet, align 8
  store i8 0, ptr %_45, align 1
  %x.0 = load i64, ptr %f, align 8
  %24 = getelementptr inbounds i8, ptr %f, i64 8
  %x.1 = load ptr, ptr %24, align 8
  store i8 0, ptr %_44, align 1
  store i8 1, ptr %_43, align 1
  %25 = getelementptr inbounds i8, ptr %rust_start, i64 40
  store i64 %x.0, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  store ptr %x.1, ptr %26, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %rust_start, ptr align 8 %hooks, i64 32, i1 false)
  %27 = getelementptr inbounds i8, ptr %rust_start, i64 32
  store ptr %ptr, ptr %27, align 8
  %_72 = load ptr, ptr %my_packet, align 8
  %28 = getelementptr inbounds i8, ptr %_72, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = icmp eq i64 %30, 0
  %_23 = select i1 %31, i64 0, i64 1
  %32 = trunc nuw i64 %_23 to i1
  br i1 %32, label %bb6, label %bb8

bb34:                                             ; preds = %bb33
  call void @llvm.trap()
  unreachable

bb6:                                              ; preds = %bb35
  %33 = getelementptr inbounds i8, ptr %_72, i64 16
  %_74 = load ptr, ptr %33, align 8
  %_26 = getelementptr inbounds i8, ptr %_74, i64 16
  call void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29increment_num_running_threads(ptr align 8 %_26) #10
  br label %bb7

bb8:                                              ; preds = %bb7, %bb35
  store i8 0, ptr %_43, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_30, ptr align 8 %rust_start, i64 56, i1 false)
  %_3.i4 = call ptr @_ZN5alloc5boxed14box_new_uninit17hd2a2bf7b70671dc6E(i64 8, i64 56) #23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i4, ptr align 8 %_30, i64 56, i1 false)
  br label %bb9

bb7:                                              ; preds = %bb6
  br label %bb8

bb9:                                              ; preds = %bb8
  br label %bb39

bb39:                                             ; preds = %bb9
  %_92 = load ptr, ptr %thread, align 8
  %34 = atomicrmw add ptr %_92, i64 1 monotonic, align 8
  store i64 %34, ptr %6, align 8
  %old_size2 = load i64, ptr %6, align 8
  %_87 = icmp ugt i64 %old_size2, 9223372036854775807
  br i1 %_87, label %bb40, label %bb41

bb41:                                             ; preds = %bb39
  %ptr3 = load ptr, ptr %thread, align 8
  store ptr %ptr3, ptr %_33, align 8
  %35 = getelementptr inbounds i8, ptr %_33, i64 8
  store ptr %_3.i4, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store ptr @vtable.2, ptr %36, align 8
  %_3.i5 = call ptr @_ZN5alloc5boxed14box_new_uninit17hd2a2bf7b70671dc6E(i64 8, i64 24) #23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i5, ptr align 8 %_33, i64 24, i1 false)
  br label %bb10

bb40:                                             ; preds = %bb39
  call void @llvm.trap()
  unreachable

bb10:                                             ; preds = %bb41
  %37 = load i64, ptr %stack_size1, align 8
  %38 = call { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64 %37, ptr align 8 %_3.i5) #10
  %39 = extractvalue { i64, ptr } %38, 0
  %40 = extractvalue { i64, ptr } %38, 1
  store i64 %39, ptr %self, align 8
  %41 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %40, ptr %41, align 8
  br label %bb11

bb11:                                             ; preds = %bb10
  %_96 = load i64, ptr %self, align 8
  %42 = getelementptr inbounds i8, ptr %self, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = trunc nuw i64 %_96 to i1
  br i1 %44, label %bb43, label %bb44

bb43:                                             ; preds = %bb11
  %45 = getelementptr inbounds i8, ptr %self, i64 8
  %e = load ptr, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %_37, i64 8
  store ptr %e, ptr %46, align 8
  store i64 1, ptr %_37, align 8
  %47 = getelementptr inbounds i8, ptr %_37, i64 8
  %residual = load ptr, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %residual, ptr %48, align 8
  store ptr null, ptr %_0, align 8
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %my_packet) #10
  br label %bb13

bb44:                                             ; preds = %bb11
  %49 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %_37, i64 8
  store i64 %v, ptr %50, align 8
  store i64 0, ptr %_37, align 8
  %51 = getelementptr inbounds i8, ptr %_37, i64 8
  %val = load i64, ptr %51, align 8
  %_41 = load ptr, ptr %thread, align 8
  %_42 = load ptr, ptr %my_packet, align 8
  %52 = getelementptr inbounds i8, ptr %_36, i64 16
  store i64 %val, ptr %52, align 8
  store ptr %_41, ptr %_36, align 8
  %53 = getelementptr inbounds i8, ptr %_36, i64 8
  store ptr %_42, ptr %53, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_36, i64 24, i1 false)
  br label %bb15

bb15:                                             ; preds = %bb14, %bb44
  ret void

bb13:                                             ; preds = %bb43
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %thread) #10
  br label %bb14

bb14:                                             ; preds = %bb13
  br label %bb15

bb22:                                             ; No predecessors!
  %54 = load i8, ptr %_43, align 1
  %55 = trunc nuw i8 %54 to i1
  br i1 %55, label %bb21, label %bb16

bb16:                                             ; preds = %bb21, %bb22
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %my_packet) #25
  br label %bb24

bb21:                                             ; preds = %bb22
  call void @"_ZN4core3ptr150drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h070cc167e6f99740E"(ptr align 8 %rust_start) #25
  br label %bb16

bb24:                                             ; preds = %bb16
  %56 = load i8, ptr %_44, align 1
  %57 = trunc nuw i8 %56 to i1
  br i1 %57, label %bb23, label %bb17

bb17:                                             ; preds = %bb23, %bb24
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %thread) #25
  br label %bb26

bb23:                                             ; preds = %bb24
  call void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17h407ebdc22bb4debbE"(ptr align 8 %hooks) #25
  br label %bb17

bb26:                                             ; preds = %bb17
  %58 = load i8, ptr %_45, align 1
  %59 = trunc nuw i8 %58 to i1
  br i1 %59, label %bb25, label %bb18

bb18:                                             ; preds = %bb25, %bb26
  %60 = load i8, ptr %_46, align 1
  %61 = trunc nuw i8 %60 to i1
  br i1 %61, label %bb27, label %bb19

bb25:                                             ; preds = %bb26
  call void @"_ZN4core3ptr63drop_in_place$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17heda251417571725fE"(ptr align 8 %f) #25
  br label %bb18

bb19:                                             ; preds = %bb27, %bb18
  %62 = load i8, ptr %_47, align 1
  %63 = trunc nuw i8 %62 to i1
  br i1 %63, label %bb28, label %bb20

bb27:                                             ; preds = %bb18
  call void @"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17h6cb11166d0b56c71E"(ptr align 8 %scope_data) #25
  br label %bb19

bb20:                                             ; preds = %bb28, %bb19
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds i8, ptr %5, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = insertvalue { ptr, i32 } poison, ptr %64, 0
  %68 = insertvalue { ptr, i32 } %67, i32 %66, 1
  resume { ptr, i32 } %68

bb28:                                             ; preds = %bb19
  call void @"_ZN4core3ptr70drop_in_place$LT$core..option..Option$LT$alloc..string..String$GT$$GT$17h9f67ab1c146dab31E"(ptr align 8 %name) #25
  br label %bb20

bb12:                                             ; No predecessors!
  unreachable

bb37:                                             ; No predecessors!
  unreachable

bb38:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h11eada2050c3178aE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [4 x i8], align 4
  %_31 = alloca [48 x i8], align 8
  %slot1 = alloca [16 x i8], align 8
  %slot = alloca [0 x i8], align 1
  %_21 = alloca [48 x i8], align 8
  %data = alloca [48 x i8], align 8
  %this = alloca [16 x i8], align 8
  %_12 = alloca [1 x i8], align 1
  %_x = alloca [8 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %_6 = alloca [48 x i8], align 8
  %f = alloca [48 x i8], align 8
  %try_result = alloca [16 x i8], align 8
  store i8 1, ptr %_12, align 1
  %2 = getelementptr inbounds i8, ptr %_1, i64 40
  %self.0 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %self.1 = load ptr, ptr %3, align 8
  store i64 %self.0, ptr %this, align 8
  %4 = getelementptr inbounds i8, ptr %this, i64 8
  store ptr %self.1, ptr %4, align 8
  %f.0 = load i64, ptr %this, align 8
  %5 = getelementptr inbounds i8, ptr %this, i64 8
  %f.1 = load ptr, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_6, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %_1, i64 32, i1 false)
  store i64 %f.0, ptr %_6, align 8
  %7 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %f.1, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %_6, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_31, ptr align 8 %f, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_21, ptr align 8 %_31, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %data, ptr align 8 %_21, i64 48, i1 false)
  call void @_ZN3std9panicking12catch_unwind7do_call17hf1a37da3e00153c4E(ptr %data)
  store i32 0, ptr %1, align 4
  %_24 = load i32, ptr %1, align 4
  %8 = icmp eq i32 %_24, 0
  br i1 %8, label %bb8, label %bb9

bb8:                                              ; preds = %start
  store ptr null, ptr %try_result, align 8
  br label %bb10

bb9:                                              ; preds = %start
  %9 = load ptr, ptr %data, align 8
  %10 = getelementptr inbounds i8, ptr %data, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %9, ptr %slot1, align 8
  %12 = getelementptr inbounds i8, ptr %slot1, i64 8
  store ptr %11, ptr %12, align 8
  %_29.0 = load ptr, ptr %slot1, align 8
  %13 = getelementptr inbounds i8, ptr %slot1, i64 8
  %_29.1 = load ptr, ptr %13, align 8
  store ptr %_29.0, ptr %try_result, align 8
  %14 = getelementptr inbounds i8, ptr %try_result, i64 8
  store ptr %_29.1, ptr %14, align 8
  br label %bb10

bb10:                                             ; preds = %bb9, %bb8
  %15 = load ptr, ptr %try_result, align 8
  %16 = getelementptr inbounds i8, ptr %try_result, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %_7, i64 8
  store ptr %15, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  store ptr %17, ptr %19, align 8
  store i64 1, ptr %_7, align 8
  %20 = getelementptr inbounds i8, ptr %_1, i64 32
  %_37 = load ptr, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %_37, i64 16
  %_38 = getelementptr inbounds i8, ptr %21, i64 8
  call void @"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17hff8a297a3ea2b63cE"(ptr align 8 %_38) #10
  br label %bb1

bb1:                                              ; preds = %bb10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_38, ptr align 8 %_7, i64 24, i1 false)
  store i8 0, ptr %_12, align 1
  %22 = getelementptr inbounds i8, ptr %_1, i64 32
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %_x, align 8
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %_x) #10
  br label %bb11

bb11:                                             ; preds = %bb1
  ret void

bb2:                                              ; No predecessors!
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_38, ptr align 8 %_7, i64 24, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb2
  %24 = load i8, ptr %_12, align 1
  %25 = trunc nuw i8 %24 to i1
  br i1 %25, label %bb5, label %bb3

bb3:                                              ; preds = %bb5, %bb4
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = insertvalue { ptr, i32 } poison, ptr %26, 0
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1
  resume { ptr, i32 } %30

bb5:                                              ; preds = %bb4
  %31 = getelementptr inbounds i8, ptr %_1, i64 32
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %31) #25
  br label %bb3
}

define internal i64 @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h5aa53275b29bd4e8E"() unnamed_addr #0 {
start:
  %_13 = alloca [24 x i8], align 8
  %x = alloca [24 x i8], align 8
  %self1 = alloca [24 x i8], align 8
  %self = alloca [16 x i8], align 8
  %amt = alloca [8 x i8], align 8
  %n = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr @_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN, i8 0) #23
  %0 = icmp eq i64 %n, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN3std3env6var_os17ha6bf34789e42f9eaE(ptr sret([24 x i8]) align 8 %self1, ptr align 1 @alloc_7a0078e56453c84a4274ce689b2bb39a, i64 14) #10
  %1 = load i64, ptr %self1, align 8
  %2 = icmp eq i64 %1, -9223372036854775808
  %_11 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_11 to i1
  br i1 %3, label %bb8, label %bb7

bb1:                                              ; preds = %start
  %4 = sub i64 %n, 1
  store i64 %4, ptr %amt, align 8
  br label %bb4

bb8:                                              ; preds = %bb2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %x, ptr align 8 %self1, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_13, ptr align 8 %x, i64 24, i1 false)
  %5 = call { i64, i64 } @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd2db107c9debfb6fE"(ptr align 8 %_13) #23
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  store i64 %6, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %7, ptr %8, align 8
  %_14 = load i64, ptr %self, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = trunc nuw i64 %_14 to i1
  br i1 %11, label %bb12, label %bb11

bb7:                                              ; preds = %bb2
  %12 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %13 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %12, ptr %self, align 8
  %14 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %13, ptr %14, align 8
  br label %bb11

bb11:                                             ; preds = %bb8, %bb7
  store i64 2097152, ptr %amt, align 8
  br label %bb10

bb12:                                             ; preds = %bb8
  %15 = getelementptr inbounds i8, ptr %self, i64 8
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %amt, align 8
  br label %bb10

bb10:                                             ; preds = %bb12, %bb11
  %_7 = load i64, ptr %amt, align 8
  %val = add i64 %_7, 1
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr @_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN, i64 %val, i8 0) #23
  br label %bb4

bb4:                                              ; preds = %bb1, %bb10
  %17 = load i64, ptr %amt, align 8
  ret i64 %17

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h314aca560fc06cd2E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %_3 = alloca [32 x i8], align 8
  store i8 1, ptr %_5, align 1
  %1 = getelementptr inbounds i8, ptr %_1, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %1, i64 32, i1 false)
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17heb52970cc22687c2E(ptr align 8 %_3) #26
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_5, align 1
  %_4.0 = load i64, ptr %_1, align 8
  %2 = getelementptr inbounds i8, ptr %_1, i64 8
  %_4.1 = load ptr, ptr %2, align 8
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h701b8e9d8c05b777E(i64 %_4.0, ptr %_4.1) #26
  br label %bb2

bb2:                                              ; preds = %bb1
  ret void

bb5:                                              ; No predecessors!
  %3 = load i8, ptr %_5, align 1
  %4 = trunc nuw i8 %3 to i1
  br i1 %4, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = insertvalue { ptr, i32 } poison, ptr %5, 0
  %9 = insertvalue { ptr, i32 } %8, i32 %7, 1
  resume { ptr, i32 } %9

bb4:                                              ; preds = %bb5
  call void @"_ZN4core3ptr63drop_in_place$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17heda251417571725fE"(ptr align 8 %_1) #25
  br label %bb3
}

define internal { i64, i64 } @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd2db107c9debfb6fE"(ptr align 8 %s) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self2 = alloca [16 x i8], align 8
  %self1 = alloca [24 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %s, i64 8
  %_10 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %s, i64 16
  %_9 = load i64, ptr %2, align 8
  call void @_RNvNtNtCsgEmfK2I1SDS_4core3str8converts9from_utf8(ptr sret([24 x i8]) align 8 %self1, ptr align 1 %_10, i64 %_9) #10
  br label %bb4

bb4:                                              ; preds = %start
  %_16 = load i64, ptr %self1, align 8
  %3 = trunc nuw i64 %_16 to i1
  br i1 %3, label %bb6, label %bb7

bb6:                                              ; preds = %bb4
  %4 = load ptr, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store ptr %4, ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %5, ptr %6, align 8
  %7 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %8 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %7, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %8, ptr %9, align 8
  br label %bb8

bb7:                                              ; preds = %bb4
  %10 = getelementptr inbounds i8, ptr %self1, i64 8
  %x.0 = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %x.1 = load i64, ptr %11, align 8
  store ptr %x.0, ptr %self, align 8
  %12 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %x.1, ptr %12, align 8
  %x.03 = load ptr, ptr %self, align 8
  %13 = getelementptr inbounds i8, ptr %self, i64 8
  %x.14 = load i64, ptr %13, align 8
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$16from_ascii_radix17h7ff093e1b059cc30E"(ptr sret([16 x i8]) align 8 %self2, ptr align 1 %x.03, i64 %x.14, i32 10) #23
  br label %bb9

bb9:                                              ; preds = %bb7
  %14 = load i8, ptr %self2, align 8
  %15 = trunc nuw i8 %14 to i1
  %_21 = zext i1 %15 to i64
  %16 = trunc nuw i64 %_21 to i1
  br i1 %16, label %bb10, label %bb11

bb10:                                             ; preds = %bb9
  %17 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %18 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %17, ptr %_0, align 8
  %19 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %18, ptr %19, align 8
  br label %bb12

bb11:                                             ; preds = %bb9
  %20 = getelementptr inbounds i8, ptr %self2, i64 8
  %x = load i64, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %x, ptr %21, align 8
  store i64 1, ptr %_0, align 8
  br label %bb12

bb12:                                             ; preds = %bb10, %bb11
  br label %bb8

bb8:                                              ; preds = %bb6, %bb12
  call void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17hd70772b7a54a48d3E"(ptr align 8 %s) #10
  %22 = load i64, ptr %_0, align 8
  %23 = getelementptr inbounds i8, ptr %_0, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = insertvalue { i64, i64 } poison, i64 %22, 0
  %26 = insertvalue { i64, i64 } %25, i64 %24, 1
  ret { i64, i64 } %26

bb5:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  call void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17hd70772b7a54a48d3E"(ptr align 8 %s) #25
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = insertvalue { ptr, i32 } poison, ptr %27, 0
  %31 = insertvalue { ptr, i32 } %30, i32 %29, 1
  resume { ptr, i32 } %31
}

define internal void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hcc6464b0a0076b2aE"(ptr align 8 %_1) unnamed_addr #0 {
start:
  %_2 = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %_1, i64 32, i1 false)
  call void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB4_15ChildSpawnHooks3run(ptr align 8 %_2) #10
  ret void
}

define internal { ptr, ptr } @"_ZN3std6thread9lifecycle18JoinInner$LT$T$GT$4join17h63bd2c2bf4993902E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [24 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %_3 = load i64, ptr %1, align 8
  call void @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread4join(i64 %_3) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_11 = getelementptr inbounds i8, ptr %self, i64 8
  %_10 = call zeroext i1 @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9is_unique17h70e01dbeed1cde24E"(ptr align 8 %_11) #23
  br label %bb8

bb8:                                              ; preds = %bb1
  br i1 %_10, label %bb9, label %bb10

bb10:                                             ; preds = %bb8
  store ptr null, ptr %self2, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 @alloc_987f9181f01088182face37be6d0a1cd, i64 41, ptr align 8 @alloc_c8fa0f44c6d4fbb5209642c5dc0b0954) #24
  unreachable

bb9:                                              ; preds = %bb8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_14 = load ptr, ptr %2, align 8
  %_12 = getelementptr inbounds i8, ptr %_14, i64 16
  store ptr %_12, ptr %self2, align 8
  %val = load ptr, ptr %self2, align 8
  store i64 0, ptr %_16, align 8
  %3 = getelementptr inbounds i8, ptr %val, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %3, i64 24, i1 false)
  %4 = getelementptr inbounds i8, ptr %val, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %_16, i64 24, i1 false)
  %_17 = load i64, ptr %self1, align 8
  %5 = trunc nuw i64 %_17 to i1
  br i1 %5, label %bb13, label %bb12

bb13:                                             ; preds = %bb9
  %6 = getelementptr inbounds i8, ptr %self1, i64 8
  %val.0 = load ptr, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %val.1 = load ptr, ptr %7, align 8
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %self) #10
  br label %bb5

bb12:                                             ; preds = %bb9
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_5c930fb1751f82b8f0fb1f0c7d0d38d5) #24
  unreachable

bb5:                                              ; preds = %bb13
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %8) #10
  %9 = insertvalue { ptr, ptr } poison, ptr %val.0, 0
  %10 = insertvalue { ptr, ptr } %9, ptr %val.1, 1
  ret { ptr, ptr } %10

bb4:                                              ; No predecessors!
  %11 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %11) #25
  br label %bb2

bb2:                                              ; preds = %bb7, %bb4
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1
  resume { ptr, i32 } %16

bb11:                                             ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %self) #25
  %17 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %17) #25
  br label %bb2
}

define internal void @_ZN3std9panicking12catch_unwind7do_call17h58718c251f97839dE(ptr %data) unnamed_addr #0 {
start:
  %f = load ptr, ptr %data, align 8
  call void @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17ha555ccb57a769d34E"(ptr align 8 %f) #23
  ret void
}

define internal void @_ZN3std9panicking12catch_unwind7do_call17hf1a37da3e00153c4E(ptr %data) unnamed_addr #0 {
start:
  %f = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %data, i64 48, i1 false)
  call void @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h66429c12f21ea2e6E"(ptr align 8 %f) #23
  ret void
}

define internal void @_ZN3std9panicking12catch_unwind8do_catch17hb3d8218e664c895aE(ptr %data, ptr %payload) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = call { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr %payload) #10
  %obj.0 = extractvalue { ptr, ptr } %0, 0
  %obj.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %obj.0, ptr %data, align 8
  %1 = getelementptr inbounds i8, ptr %data, i64 8
  store ptr %obj.1, ptr %1, align 8
  ret void
}

define internal void @_ZN3std9panicking12catch_unwind8do_catch17hfbf5c147d78a505fE(ptr %data, ptr %payload) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = call { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr %payload) #10
  %obj.0 = extractvalue { ptr, ptr } %0, 0
  %obj.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %obj.0, ptr %data, align 8
  %1 = getelementptr inbounds i8, ptr %data, i64 8
  store ptr %obj.1, ptr %1, align 8
  ret void
}

define internal void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hcf2f34d405703c67E"(ptr align 8 %self, ptr %ptr, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %self, align 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_4, ptr %ptr, i64 %layout.0, i64 %layout.1) #23
  ret void
}

define internal zeroext i1 @_ZN4core10intrinsics23is_val_statically_known17h8783e630bb593b71E(i1 zeroext %_arg) unnamed_addr #1 {
start:
  ret i1 false
}

define internal zeroext i1 @_ZN4core10intrinsics23is_val_statically_known17hc214d121aeb1a471E(i32 %_arg) unnamed_addr #1 {
start:
  ret i1 false
}

define internal void @_ZN4core10intrinsics9cold_path17h26091ce1bb816728E() unnamed_addr #2 {
start:
  ret void
}

define internal i32 @_ZN4core3cmp3Ord3min17h06ed762af7b38ec2E(i32 %0, i32 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %other = alloca [4 x i8], align 4
  %self = alloca [4 x i8], align 4
  store i32 %0, ptr %self, align 4
  store i32 %1, ptr %other, align 4
  store i8 1, ptr %_6, align 1
  %_3.i = load i32, ptr %other, align 4
  %_4.i = load i32, ptr %self, align 4
  %_0.i = icmp ult i32 %_3.i, %_4.i
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %3 = load i32, ptr %self, align 4
  store i32 %3, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %bb1
  %4 = load i32, ptr %other, align 4
  store i32 %4, ptr %_0, align 4
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i32, ptr %_0, align 4
  ret i32 %5

bb5:                                              ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb5
  %6 = load i8, ptr %_6, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12

bb7:                                              ; preds = %bb8
  br label %bb6
}

define internal zeroext i1 @_ZN4core3fmt5Write10write_char17h94b2cb25f2580b7cE(ptr align 8 %self, i32 %c) unnamed_addr #1 {
start:
  %_6 = alloca [4 x i8], align 1
  call void @llvm.memset.p0.i64(ptr align 1 %_6, i8 0, i64 4, i1 false)
  %0 = call { ptr, i64 } @_ZN4core4char7methods15encode_utf8_raw17h7f2922a11838b2f3E(i32 %c, ptr align 1 %_6, i64 4) #23
  %v.0 = extractvalue { ptr, i64 } %0, 0
  %v.1 = extractvalue { ptr, i64 } %0, 1
  %_0 = call zeroext i1 @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17h7b9a04e550e1a8b6E"(ptr align 8 %self, ptr align 1 %v.0, i64 %v.1) #10
  ret i1 %_0
}

define internal zeroext i1 @_ZN4core3fmt5Write9write_fmt17hb586fd158bd3ff18E(ptr align 8 %self, ptr %args.0, ptr %args.1) unnamed_addr #1 {
start:
  %_0 = call zeroext i1 @"_ZN75_$LT$$RF$mut$u20$W$u20$as$u20$core..fmt..Write..write_fmt..SpecWriteFmt$GT$14spec_write_fmt17hfad6e618cba36bbeE"(ptr align 8 %self, ptr %args.0, ptr %args.1) #23
  ret i1 %_0
}

define internal { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17hf262952706fc4b59E(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [1 x i8], align 1
  %s = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load ptr, ptr %1, align 8
  %bits = ptrtoint ptr %_6 to i64
  %_7 = and i64 %bits, 1
  %2 = icmp eq i64 %_7, 1
  br i1 %2, label %bb6, label %bb7

bb6:                                              ; preds = %start
  %self1 = load ptr, ptr %self, align 8
  %len = lshr i64 %bits, 1
  br label %bb10

bb7:                                              ; preds = %start
  %3 = load ptr, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store ptr %3, ptr %s, align 8
  %5 = getelementptr inbounds i8, ptr %s, i64 8
  store i64 %4, ptr %5, align 8
  br label %bb5

bb10:                                             ; preds = %bb6
  store ptr %self1, ptr %s, align 8
  %6 = getelementptr inbounds i8, ptr %s, i64 8
  store i64 %len, ptr %6, align 8
  br label %bb5

bb5:                                              ; preds = %bb7, %bb10
  %7 = load ptr, ptr %s, align 8
  %8 = getelementptr inbounds i8, ptr %s, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = ptrtoint ptr %7 to i64
  %11 = icmp eq i64 %10, 0
  %_16 = select i1 %11, i64 0, i64 1
  %_3 = icmp eq i64 %_16, 1
  %12 = call i1 @llvm.is.constant.i1(i1 %_3)
  %13 = zext i1 %12 to i8
  store i8 %13, ptr %0, align 1
  %14 = load i8, ptr %0, align 1
  %_2 = trunc nuw i8 %14 to i1
  br i1 %_2, label %bb2, label %bb3

bb3:                                              ; preds = %bb5
  %15 = load ptr, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %16 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store ptr %15, ptr %s, align 8
  %17 = getelementptr inbounds i8, ptr %s, i64 8
  store i64 %16, ptr %17, align 8
  br label %bb4

bb2:                                              ; preds = %bb5
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %18 = load ptr, ptr %s, align 8
  %19 = getelementptr inbounds i8, ptr %s, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = insertvalue { ptr, i64 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i64 } %21, i64 %20, 1
  ret { ptr, i64 } %22

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal i32 @"_ZN4core3num21_$LT$impl$u20$u32$GT$3pow17h087df9602772ab78E"(i32 %0, i32 %1) unnamed_addr #0 {
start:
  %2 = alloca [1 x i8], align 1
  %acc = alloca [4 x i8], align 4
  %exp = alloca [4 x i8], align 4
  %self = alloca [4 x i8], align 4
  store i32 %0, ptr %self, align 4
  store i32 %1, ptr %exp, align 4
  %_3 = load i32, ptr %exp, align 4
  %3 = icmp eq i32 %_3, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i32 1, ptr %acc, align 4
  br label %bb23

bb2:                                              ; preds = %start
  store i32 1, ptr %acc, align 4
  %_5 = load i32, ptr %exp, align 4
  %4 = call i1 @llvm.is.constant.i32(i32 %_5)
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %2, align 1
  %6 = load i8, ptr %2, align 1
  %_4 = trunc nuw i8 %6 to i1
  br i1 %_4, label %bb4, label %bb14

bb23:                                             ; preds = %bb13, %bb18, %bb1
  %7 = load i32, ptr %acc, align 4
  ret i32 %7

bb14:                                             ; preds = %bb2
  br label %bb15

bb4:                                              ; preds = %bb2
  br label %bb5

bb15:                                             ; preds = %bb22, %bb14
  %_16 = load i32, ptr %exp, align 4
  %_15 = and i32 %_16, 1
  %8 = icmp eq i32 %_15, 1
  br i1 %8, label %bb16, label %bb20

bb16:                                             ; preds = %bb15
  %_17 = load i32, ptr %self, align 4
  %9 = load i32, ptr %acc, align 4
  %10 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %9, i32 %_17)
  %_18.0 = extractvalue { i32, i1 } %10, 0
  %_18.1 = extractvalue { i32, i1 } %10, 1
  br i1 %_18.1, label %panic, label %bb17

bb20:                                             ; preds = %bb15
  br label %bb21

bb17:                                             ; preds = %bb16
  store i32 %_18.0, ptr %acc, align 4
  %_19 = load i32, ptr %exp, align 4
  %11 = icmp eq i32 %_19, 1
  br i1 %11, label %bb18, label %bb19

panic:                                            ; preds = %bb16
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b49a5b928370fb477a9bbed72ec2f772) #24
  unreachable

bb18:                                             ; preds = %bb17
  br label %bb23

bb19:                                             ; preds = %bb17
  br label %bb21

bb21:                                             ; preds = %bb20, %bb19
  %12 = load i32, ptr %exp, align 4
  %13 = udiv i32 %12, 2
  store i32 %13, ptr %exp, align 4
  %_20 = load i32, ptr %self, align 4
  %14 = load i32, ptr %self, align 4
  %15 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_20, i32 %14)
  %_21.0 = extractvalue { i32, i1 } %15, 0
  %_21.1 = extractvalue { i32, i1 } %15, 1
  br i1 %_21.1, label %panic1, label %bb22

bb22:                                             ; preds = %bb21
  store i32 %_21.0, ptr %self, align 4
  br label %bb15

panic1:                                           ; preds = %bb21
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b49a5b928370fb477a9bbed72ec2f772) #24
  unreachable

bb5:                                              ; preds = %bb11, %bb4
  %_7 = load i32, ptr %exp, align 4
  %_6 = icmp ugt i32 %_7, 1
  br i1 %_6, label %bb6, label %bb12

bb12:                                             ; preds = %bb5
  %16 = load i32, ptr %acc, align 4
  %17 = load i32, ptr %self, align 4
  %18 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %16, i32 %17)
  %_14.0 = extractvalue { i32, i1 } %18, 0
  %_14.1 = extractvalue { i32, i1 } %18, 1
  br i1 %_14.1, label %panic2, label %bb13

bb6:                                              ; preds = %bb5
  %_9 = load i32, ptr %exp, align 4
  %_8 = and i32 %_9, 1
  %19 = icmp eq i32 %_8, 1
  br i1 %19, label %bb7, label %bb9

bb13:                                             ; preds = %bb12
  store i32 %_14.0, ptr %acc, align 4
  br label %bb23

panic2:                                           ; preds = %bb12
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b49a5b928370fb477a9bbed72ec2f772) #24
  unreachable

bb7:                                              ; preds = %bb6
  %_10 = load i32, ptr %self, align 4
  %20 = load i32, ptr %acc, align 4
  %21 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %20, i32 %_10)
  %_11.0 = extractvalue { i32, i1 } %21, 0
  %_11.1 = extractvalue { i32, i1 } %21, 1
  br i1 %_11.1, label %panic3, label %bb8

bb9:                                              ; preds = %bb6
  br label %bb10

bb8:                                              ; preds = %bb7
  store i32 %_11.0, ptr %acc, align 4
  br label %bb10

panic3:                                           ; preds = %bb7
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b49a5b928370fb477a9bbed72ec2f772) #24
  unreachable

bb10:                                             ; preds = %bb9, %bb8
  %22 = load i32, ptr %exp, align 4
  %23 = udiv i32 %22, 2
  store i32 %23, ptr %exp, align 4
  %_12 = load i32, ptr %self, align 4
  %24 = load i32, ptr %self, align 4
  %25 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_12, i32 %24)
  %_13.0 = extractvalue { i32, i1 } %25, 0
  %_13.1 = extractvalue { i32, i1 } %25, 1
  br i1 %_13.1, label %panic4, label %bb11

bb11:                                             ; preds = %bb10
  store i32 %_13.0, ptr %self, align 4
  br label %bb5

panic4:                                           ; preds = %bb10
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b49a5b928370fb477a9bbed72ec2f772) #24
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$16from_ascii_radix17h7ff093e1b059cc30E"(ptr sret([16 x i8]) align 8 %_0, ptr align 1 %0, i64 %1, i32 %radix) unnamed_addr #0 {
start:
  %is_positive = alloca [1 x i8], align 1
  %_42 = alloca [16 x i8], align 8
  %result = alloca [8 x i8], align 8
  %value = alloca [4 x i8], align 4
  %_39 = alloca [8 x i8], align 8
  %_38 = alloca [1 x i8], align 1
  %_37 = alloca [4 x i8], align 4
  %_36 = alloca [8 x i8], align 4
  %x = alloca [8 x i8], align 8
  %mul = alloca [16 x i8], align 8
  %_18 = alloca [8 x i8], align 4
  %src = alloca [16 x i8], align 8
  store ptr %0, ptr %src, align 8
  %2 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = icmp ugt i32 2, %radix
  br i1 %_3, label %bb2, label %bb1

bb1:                                              ; preds = %start
  %_4 = icmp ugt i32 %radix, 36
  br i1 %_4, label %bb2, label %bb3

bb2:                                              ; preds = %bb1, %start
  call void @_RNvNtCsgEmfK2I1SDS_4core3num22from_ascii_radix_panic(i32 %radix, ptr align 8 @alloc_a7ca6b33fc9d174499ffd85537cb5ade) #24
  unreachable

bb3:                                              ; preds = %bb1
  %3 = load ptr, ptr %src, align 8
  %4 = getelementptr inbounds i8, ptr %src, i64 8
  %_55 = load i64, ptr %4, align 8
  %5 = icmp eq i64 %_55, 0
  br i1 %5, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  %6 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 0, ptr %6, align 1
  store i8 1, ptr %_0, align 8
  br label %bb28

bb5:                                              ; preds = %bb3
  %7 = icmp eq i64 %_55, 1
  br i1 %7, label %bb7, label %bb6

bb28:                                             ; preds = %bb27, %bb25, %bb12, %bb4
  ret void

bb7:                                              ; preds = %bb5
  %8 = load ptr, ptr %src, align 8
  %9 = getelementptr inbounds i8, ptr %src, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 0
  %12 = load i8, ptr %11, align 1
  switch i8 %12, label %bb6 [
    i8 43, label %bb12
    i8 45, label %bb12
  ]

bb6:                                              ; preds = %bb7, %bb5
  %_6 = icmp uge i64 %_55, 1
  br i1 %_6, label %bb9, label %bb8

bb12:                                             ; preds = %bb7, %bb7
  %13 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %13, align 1
  store i8 1, ptr %_0, align 8
  br label %bb28

bb8:                                              ; preds = %bb10, %bb9, %bb6
  store i8 1, ptr %is_positive, align 1
  br label %bb13

bb9:                                              ; preds = %bb6
  %14 = load ptr, ptr %src, align 8
  %15 = getelementptr inbounds i8, ptr %src, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 0
  %18 = load i8, ptr %17, align 1
  switch i8 %18, label %bb8 [
    i8 43, label %bb11
    i8 45, label %bb10
  ]

bb11:                                             ; preds = %bb9
  %19 = load ptr, ptr %src, align 8
  %20 = getelementptr inbounds i8, ptr %src, i64 8
  %21 = load i64, ptr %20, align 8
  %rest.0 = getelementptr inbounds nuw i8, ptr %19, i64 1
  %rest.1 = sub i64 %21, 1
  store i8 1, ptr %is_positive, align 1
  store ptr %rest.0, ptr %src, align 8
  %22 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %rest.1, ptr %22, align 8
  br label %bb13

bb10:                                             ; preds = %bb9
  br label %bb8

bb13:                                             ; preds = %bb8, %bb11
  store i64 0, ptr %result, align 8
  %digits.0 = load ptr, ptr %src, align 8
  %23 = getelementptr inbounds i8, ptr %src, i64 8
  %digits.1 = load i64, ptr %23, align 8
  %_56 = icmp ule i32 %radix, 16
  br i1 %_56, label %bb29, label %bb30

bb30:                                             ; preds = %bb13
  br label %bb21

bb29:                                             ; preds = %bb13
  %_10 = icmp ule i64 %digits.1, 16
  br i1 %_10, label %bb14, label %bb21

bb21:                                             ; preds = %bb29, %bb30
  br label %bb22

bb14:                                             ; preds = %bb29
  br label %bb15

bb22:                                             ; preds = %bb36, %bb21
  %24 = load ptr, ptr %src, align 8
  %25 = getelementptr inbounds i8, ptr %src, i64 8
  %_29 = load i64, ptr %25, align 8
  %_30 = icmp uge i64 %_29, 1
  br i1 %_30, label %bb23, label %bb25

bb25:                                             ; preds = %bb15, %bb22
  %26 = load i64, ptr %result, align 8
  %27 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %26, ptr %27, align 8
  store i8 0, ptr %_0, align 8
  br label %bb28

bb23:                                             ; preds = %bb22
  %28 = load ptr, ptr %src, align 8
  %29 = getelementptr inbounds i8, ptr %src, i64 8
  %30 = load i64, ptr %29, align 8
  %c = getelementptr inbounds nuw i8, ptr %28, i64 0
  %31 = load ptr, ptr %src, align 8
  %32 = getelementptr inbounds i8, ptr %src, i64 8
  %33 = load i64, ptr %32, align 8
  %rest.01 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %rest.12 = sub i64 %33, 1
  %rhs = zext i32 %radix to i64
  %_61 = load i64, ptr %result, align 8
  %34 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_61, i64 %rhs)
  %_60.0 = extractvalue { i64, i1 } %34, 0
  %_60.1 = extractvalue { i64, i1 } %34, 1
  br i1 %_60.1, label %bb31, label %bb33

bb33:                                             ; preds = %bb23
  %35 = getelementptr inbounds i8, ptr %mul, i64 8
  store i64 %_60.0, ptr %35, align 8
  store i64 1, ptr %mul, align 8
  %36 = load i8, ptr %c, align 1
  store i8 %36, ptr %_38, align 1
  %37 = load i8, ptr %_38, align 1
  %38 = zext i8 %37 to i32
  store i32 %38, ptr %_37, align 4
  %39 = load i32, ptr %_37, align 4
  %40 = call { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h8a391307d2963121E"(i32 %39, i32 %radix) #23
  %41 = extractvalue { i32, i32 } %40, 0
  %42 = extractvalue { i32, i32 } %40, 1
  store i32 %41, ptr %_36, align 4
  %43 = getelementptr inbounds i8, ptr %_36, i64 4
  store i32 %42, ptr %43, align 4
  %44 = load i32, ptr %_36, align 4
  %45 = getelementptr inbounds i8, ptr %_36, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %44 to i64
  store i64 %47, ptr %_39, align 8
  %48 = load i64, ptr %_39, align 8
  %49 = trunc nuw i64 %48 to i1
  br i1 %49, label %bb40, label %bb24

bb31:                                             ; preds = %bb23
  %50 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %51 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %50, ptr %mul, align 8
  %52 = getelementptr inbounds i8, ptr %mul, i64 8
  store i64 %51, ptr %52, align 8
  %53 = load i8, ptr %c, align 1
  store i8 %53, ptr %_38, align 1
  %54 = load i8, ptr %_38, align 1
  %55 = zext i8 %54 to i32
  store i32 %55, ptr %_37, align 4
  %56 = load i32, ptr %_37, align 4
  %57 = call { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h8a391307d2963121E"(i32 %56, i32 %radix) #23
  %58 = extractvalue { i32, i32 } %57, 0
  %59 = extractvalue { i32, i32 } %57, 1
  store i32 %58, ptr %_36, align 4
  %60 = getelementptr inbounds i8, ptr %_36, i64 4
  store i32 %59, ptr %60, align 4
  %61 = load i32, ptr %_36, align 4
  %62 = getelementptr inbounds i8, ptr %_36, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = zext i32 %61 to i64
  store i64 %64, ptr %_39, align 8
  %65 = load i64, ptr %_39, align 8
  %66 = trunc nuw i64 %65 to i1
  br i1 %66, label %bb38, label %bb24

bb40:                                             ; preds = %bb33
  %67 = getelementptr inbounds i8, ptr %_36, i64 4
  %68 = load i32, ptr %67, align 4
  store i32 %68, ptr %value, align 4
  %69 = load i32, ptr %value, align 4
  %70 = zext i32 %69 to i64
  store i64 %70, ptr %x, align 8
  %71 = getelementptr inbounds i8, ptr %mul, i64 8
  %72 = load i64, ptr %71, align 8
  store i64 %72, ptr %result, align 8
  %rhs3 = load i64, ptr %x, align 8
  %73 = load i64, ptr %result, align 8
  %74 = load i64, ptr %x, align 8
  %_66.0 = add i64 %73, %74
  %_66.1 = icmp ult i64 %_66.0, %73
  br i1 %_66.1, label %bb34, label %bb36

bb24:                                             ; preds = %bb31, %bb33
  %75 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %75, align 1
  store i8 1, ptr %_0, align 8
  br label %bb26

bb36:                                             ; preds = %bb40
  %76 = load i64, ptr %result, align 8
  %77 = load i64, ptr %x, align 8
  %_67 = add nuw i64 %76, %77
  %78 = getelementptr inbounds i8, ptr %_42, i64 8
  store i64 %_67, ptr %78, align 8
  store i64 1, ptr %_42, align 8
  %79 = getelementptr inbounds i8, ptr %_42, i64 8
  %80 = load i64, ptr %79, align 8
  store i64 %80, ptr %result, align 8
  store ptr %rest.01, ptr %src, align 8
  %81 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %rest.12, ptr %81, align 8
  br label %bb22

bb34:                                             ; preds = %bb40
  %82 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 2, ptr %82, align 1
  store i8 1, ptr %_0, align 8
  br label %bb26

bb26:                                             ; preds = %bb38, %bb24, %bb34
  br label %bb27

bb38:                                             ; preds = %bb31
  %83 = getelementptr inbounds i8, ptr %_36, i64 4
  %84 = load i32, ptr %83, align 4
  store i32 %84, ptr %value, align 4
  %85 = load i32, ptr %value, align 4
  %86 = zext i32 %85 to i64
  store i64 %86, ptr %x, align 8
  %87 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 2, ptr %87, align 1
  store i8 1, ptr %_0, align 8
  br label %bb26

bb27:                                             ; preds = %bb19, %bb26
  br label %bb28

bb15:                                             ; preds = %bb20, %bb14
  %88 = load ptr, ptr %src, align 8
  %89 = getelementptr inbounds i8, ptr %src, i64 8
  %_12 = load i64, ptr %89, align 8
  %_13 = icmp uge i64 %_12, 1
  br i1 %_13, label %bb16, label %bb25

bb16:                                             ; preds = %bb15
  %90 = load ptr, ptr %src, align 8
  %91 = getelementptr inbounds i8, ptr %src, i64 8
  %92 = load i64, ptr %91, align 8
  %c4 = getelementptr inbounds nuw i8, ptr %90, i64 0
  %93 = load ptr, ptr %src, align 8
  %94 = getelementptr inbounds i8, ptr %src, i64 8
  %95 = load i64, ptr %94, align 8
  %rest.05 = getelementptr inbounds nuw i8, ptr %93, i64 1
  %rest.16 = sub i64 %95, 1
  %_16 = load i64, ptr %result, align 8
  %_17 = zext i32 %radix to i64
  %96 = mul i64 %_16, %_17
  store i64 %96, ptr %result, align 8
  %_20 = load i8, ptr %c4, align 1
  %_19 = zext i8 %_20 to i32
  %97 = call { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h8a391307d2963121E"(i32 %_19, i32 %radix) #23
  %98 = extractvalue { i32, i32 } %97, 0
  %99 = extractvalue { i32, i32 } %97, 1
  store i32 %98, ptr %_18, align 4
  %100 = getelementptr inbounds i8, ptr %_18, i64 4
  store i32 %99, ptr %100, align 4
  %101 = load i32, ptr %_18, align 4
  %102 = getelementptr inbounds i8, ptr %_18, i64 4
  %103 = load i32, ptr %102, align 4
  %_21 = zext i32 %101 to i64
  %104 = trunc nuw i64 %_21 to i1
  br i1 %104, label %bb20, label %bb19

bb20:                                             ; preds = %bb16
  %105 = getelementptr inbounds i8, ptr %_18, i64 4
  %x7 = load i32, ptr %105, align 4
  %_23 = load i64, ptr %result, align 8
  %_24 = zext i32 %x7 to i64
  %106 = add i64 %_23, %_24
  store i64 %106, ptr %result, align 8
  store ptr %rest.05, ptr %src, align 8
  %107 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %rest.16, ptr %107, align 8
  br label %bb15

bb19:                                             ; preds = %bb16
  %108 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %108, align 1
  store i8 1, ptr %_0, align 8
  br label %bb27

bb18:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1b29c2e328df5f10E"(ptr %_1) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  call void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h11eada2050c3178aE"(ptr align 8 %_1) #23
  ret void
}

define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hacb6e0a589dca08eE"(ptr %_1) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %0 = load ptr, ptr %_1, align 8
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17heb4a68bea6b9ad87E(ptr %0) #23
  ret i32 %_0
}

define internal ptr @_ZN4core3ops8function6FnOnce9call_once17h79e92f08971bb2d7E(ptr align 8 %0) unnamed_addr #0 {
start:
  %_2 = alloca [8 x i8], align 8
  %_1 = alloca [0 x i8], align 1
  store ptr %0, ptr %_2, align 8
  %1 = load ptr, ptr %_2, align 8
  %_0 = call ptr @"_ZN3std4sync4mpmc7context7Context4with7CONTEXT29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hae328ed93fa6fd86E"(ptr align 1 %_1, ptr align 8 %1) #23
  ret ptr %_0
}

define internal void @_ZN4core3ops8function6FnOnce9call_once17h8938cf5c4f5cdc1cE(ptr align 8 %0) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  call void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17hb1155e4254dad02eE"(ptr align 8 %_1) #23
  ret void
}

define internal ptr @_ZN4core3ops8function6FnOnce9call_once17haf8b06c62888e39bE(ptr align 1 %0) unnamed_addr #0 {
start:
  %_2 = alloca [8 x i8], align 8
  %_1 = alloca [0 x i8], align 1
  store ptr %0, ptr %_2, align 8
  %1 = load ptr, ptr %_2, align 8
  %_0 = call ptr @"_ZN3std4sync4mpmc5waker17current_thread_id5DUMMY29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h5cbe26d49871c425E"(ptr align 1 %_1, ptr align 1 %1) #23
  ret ptr %_0
}

define internal void @_ZN4core3ops8function6FnOnce9call_once17hc20e2e395b7586d8E(ptr %_1) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  call void %_1() #10
  ret void
}

define internal ptr @_ZN4core3ops8function6FnOnce9call_once17he4966c3ccf9b7a02E() unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %_0 = call ptr @_ZN3std4sync4mpmc7context7Context4with7CONTEXT27__rust_std_internal_init_fn17h24228a5035fe4e39E() #23
  ret ptr %_0
}

define internal i32 @_ZN4core3ops8function6FnOnce9call_once17heb4a68bea6b9ad87E(ptr %0) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  %_0 = call i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h50a4466b163476d3E"(ptr align 8 %_1) #23
  ret i32 %_0
}

define internal void @"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h3caa3b87f6303270E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load i8, ptr %_1, align 8
  %_2 = zext i8 %0 to i64
  switch i64 %_2, label %bb2 [
    i64 0, label %bb1
    i64 1, label %bb1
    i64 2, label %bb1
  ]

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h9d2769bbfad3ffebE"(ptr align 8 %1) #10
  br label %bb1

bb1:                                              ; preds = %bb2, %start, %start, %start
  ret void
}

define internal void @"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17h9f466f629a0bc58fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h44ddd6a47389aea2E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17h6cb11166d0b56c71E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17hb2069fe022e36265E"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr103drop_in_place$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$$GT$17h33ce48bbc3063975E"(ptr align 128 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr62drop_in_place$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$17h3b5ce1e2d2c9d76dE"(ptr align 128 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr103drop_in_place$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$$GT$17h06807eb6b01d7e87E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr62drop_in_place$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$17h8b364b0870b465c4E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr104drop_in_place$LT$alloc..sync..Weak$LT$std..sync..mpmc..context..Inner$C$$RF$alloc..alloc..Global$GT$$GT$17h818d472e128f30acE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h428aabb7f3eb4632E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr104drop_in_place$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$$GT$17hcb1071f3d9f71ad3E"(ptr align 128 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr63drop_in_place$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$17h713246f4b8406c2dE"(ptr align 128 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr106drop_in_place$LT$core..cell..Cell$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$$GT$17hae02e84180cc7234E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr112drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$$GT$17h2fd2138befe117efE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17h9da29e4187efaab8E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17h68f113448e313465E"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr112drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$$GT$17h2fd2138befe117efE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr113drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$$GT$17h352544af9e226764E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17h15336529ab122353E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h248fbd41d00b71b9E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17h5a9d4448bd568536E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6.1, i64 0
  %2 = load ptr, ptr %1, align 8, !invariant.load !5
  %3 = icmp ne ptr %2, null
  br i1 %3, label %is_not_null, label %bb2

is_not_null:                                      ; preds = %start
  call void %2(ptr %_6.0) #23
  br label %bb2

bb2:                                              ; preds = %is_not_null, %start
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h25fdb920fd5c9219E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hde211439ba08c840E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haf151904a57c68e9E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr125drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..recv..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h872dc4a0e380f94aE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 32
  %1 = load i8, ptr %0, align 8
  %2 = icmp eq i8 %1, 2
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr97drop_in_place$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..recv..$u7b$$u7b$closure$u7d$$u7d$$GT$17h6719a95cc173e25cE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr125drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..send..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17hbfccea854382d768E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %1 = load i8, ptr %0, align 8
  %2 = icmp eq i8 %1, 2
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr97drop_in_place$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..send..$u7b$$u7b$closure$u7d$$u7d$$GT$17he8efdbbe603e35ebE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr125drop_in_place$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h27363f56ce77ec0dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN105_$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hca320a52e27e2b56E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$$GT$$GT$17ha733b05b096ecdafE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr103drop_in_place$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$$GT$17h33ce48bbc3063975E"(ptr align 128 %_6) #10
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8d12aa3b5e18d010E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$$GT$$GT$17ha7817561e10c99c0E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr103drop_in_place$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$$GT$17h06807eb6b01d7e87E"(ptr align 8 %_6) #10
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hae47d1bd588c91d5E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr129drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$$GT$$GT$17hd024ad817b6956d2E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr104drop_in_place$LT$std..sync..mpmc..counter..Counter$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$$GT$17hcb1071f3d9f71ad3E"(ptr align 128 %_6) #10
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94d0b37b510129a7E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr129drop_in_place$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$17h9b550de04c2bbb2aE"(ptr align 1 %_1.0, ptr align 8 %_1.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1.1, i64 0
  %1 = load ptr, ptr %0, align 8, !invariant.load !5
  %2 = icmp ne ptr %1, null
  br i1 %2, label %is_not_null, label %bb1

is_not_null:                                      ; preds = %start
  call void %1(ptr %_1.0) #23
  br label %bb1

bb1:                                              ; preds = %is_not_null, %start
  ret void
}

define internal void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hccc65f95e0c124e7E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %2 = load ptr, ptr %1, align 8
  %3 = ptrtoint ptr %0 to i64
  %4 = icmp eq i64 %3, 0
  %_2 = select i1 %4, i64 0, i64 1
  %5 = icmp eq i64 %_2, 0
  br i1 %5, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17ha49dcde8d60e910bE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr131drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$$GT$17hdf469105667c77ddE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr132drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$$GT$17h1d27009a7a230eb8E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr150drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h070cc167e6f99740E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 40
  call void @"_ZN4core3ptr125drop_in_place$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h27363f56ce77ec0dE"(ptr align 8 %0) #10
  call void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17h407ebdc22bb4debbE"(ptr align 8 %_1) #10
  %1 = getelementptr inbounds i8, ptr %_1, i64 32
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %1) #10
  ret void
}

define internal void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17hdad1394c1779babfE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6.1, i64 0
  %2 = load ptr, ptr %1, align 8, !invariant.load !5
  %3 = icmp ne ptr %2, null
  br i1 %3, label %is_not_null, label %bb2

is_not_null:                                      ; preds = %start
  call void %2(ptr %_6.0) #23
  br label %bb2

bb2:                                              ; preds = %is_not_null, %start
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfcf7ade4d96e343aE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17hff8a297a3ea2b63cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_2 = load i64, ptr %_1, align 8
  %0 = icmp eq i64 %_2, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hccc65f95e0c124e7E"(ptr align 8 %1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr164drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$u5d$$GT$17hb0962bc8818a5cfeE"(ptr align 8 %_1.0, i64 %_1.1) unnamed_addr #1 {
start:
  %_3 = alloca [8 x i8], align 8
  store i64 0, ptr %_3, align 8
  br label %bb3

bb3:                                              ; preds = %bb2, %start
  %0 = load i64, ptr %_3, align 8
  %_7 = icmp eq i64 %0, %_1.1
  br i1 %_7, label %bb1, label %bb2

bb2:                                              ; preds = %bb3
  %1 = load i64, ptr %_3, align 8
  %_6 = getelementptr inbounds nuw %"alloc::boxed::Box<dyn core::ops::function::FnOnce() + core::marker::Send>", ptr %_1.0, i64 %1
  %2 = load i64, ptr %_3, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %_3, align 8
  call void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17hdad1394c1779babfE"(ptr align 8 %_6) #10
  br label %bb3

bb1:                                              ; preds = %bb3
  ret void
}

define internal void @"_ZN4core3ptr176drop_in_place$LT$$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..sync..mpmc..waker..Entry$C$alloc..alloc..Global$GT$$GT$17he274c59727a56eafE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN150_$LT$$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17had3be15ceec6e8a3E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17h5265b5936fb1c546E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2496879dc0e051b8E"(ptr align 8 %_1) #10
  call void @"_ZN4core3ptr184drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17hdd3b021fca1b152fE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr184drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17hdd3b021fca1b152fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfbe889eeb3840578E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hf471b06ae1da7d4fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17hff8a297a3ea2b63cE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h74482428ab231fcbE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h7d42c15e46d3ec5aE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h38b05d4450ffbc4cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17h43e83ad2df5ec56dE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17h1cf31d645a393dd8E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17h5a9d4448bd568536E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h7d42c15e46d3ec5aE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8 %_1) #10
  call void @"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h0a093e02ee9e1a66E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17hd70772b7a54a48d3E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr49drop_in_place$LT$std..sys..os_str..bytes..Buf$GT$17h76380cedcf2a1f9aE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17h15336529ab122353E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr49drop_in_place$LT$std..sync..mpmc..zero..Inner$GT$17hfe3b144c087814a2E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Waker$GT$17h921a564c552b772eE"(ptr align 8 %_1) #10
  %0 = getelementptr inbounds i8, ptr %_1, i64 48
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Waker$GT$17h921a564c552b772eE"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr49drop_in_place$LT$std..sys..os_str..bytes..Buf$GT$17h76380cedcf2a1f9aE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h7d42c15e46d3ec5aE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Waker$GT$17h921a564c552b772eE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$std..sync..mpmc..waker..Waker$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0b6a104d89cd3b66E"(ptr align 8 %_1) #23
  call void @"_ZN4core3ptr73drop_in_place$LT$alloc..vec..Vec$LT$std..sync..mpmc..waker..Entry$GT$$GT$17h16607ef154dc3518E"(ptr align 8 %_1) #10
  %0 = getelementptr inbounds i8, ptr %_1, i64 24
  call void @"_ZN4core3ptr73drop_in_place$LT$alloc..vec..Vec$LT$std..sync..mpmc..waker..Entry$GT$$GT$17h16607ef154dc3518E"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr51drop_in_place$LT$std..thread..scoped..ScopeData$GT$17hec6e0626cb1016faE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr52drop_in_place$LT$std..sync..mpmc..context..Inner$GT$17hb8fa35a2c38b7aeeE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h0a093e02ee9e1a66E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr76drop_in_place$LT$alloc..sync..Arc$LT$std..sync..mpmc..context..Inner$GT$$GT$17h09cd230c2b283bf0E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..waker..SyncWaker$GT$17hb846a0fe2bb72816E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN75_$LT$std..sync..mpmc..waker..SyncWaker$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2e3b80c6bb59f713E"(ptr align 8 %_1) #23
  call void @"_ZN4core3ptr89drop_in_place$LT$std..sync..poison..mutex..Mutex$LT$std..sync..mpmc..waker..Waker$GT$$GT$17hf335fb2edb7b08e9E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$std..sync..mpmc..Sender$LT$u32$GT$$GT$17ha8fe8651d8d7f33dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h645378998e28313aE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$std..sync..mpsc..Sender$LT$u32$GT$$GT$17he0bc99979febc8feE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr55drop_in_place$LT$std..sync..mpmc..Sender$LT$u32$GT$$GT$17ha8fe8651d8d7f33dE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$std..thread..lifecycle..ThreadInit$GT$17hd5b98aaa04c1db96E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h795537e54f4c0042E"(ptr align 8 %_1) #10
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17hdad1394c1779babfE"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$std..thread..spawnhook..SpawnHooks$GT$17h076b66f583cd9d1dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr align 8 %_1) #10
  call void @"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17h9da29e4187efaab8E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17h43e83ad2df5ec56dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6e264083562b19adE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr57drop_in_place$LT$std..sync..mpmc..Receiver$LT$u32$GT$$GT$17hbd8cfea136e6befaE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha31bf4f0089dc77fE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr57drop_in_place$LT$std..sync..mpsc..Receiver$LT$u32$GT$$GT$17hc4a517c1cbf1475bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr57drop_in_place$LT$std..sync..mpmc..Receiver$LT$u32$GT$$GT$17hbd8cfea136e6befaE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr60drop_in_place$LT$$u5b$std..sync..mpmc..waker..Entry$u5d$$GT$17ha0e3ae3b3928de90E"(ptr align 8 %_1.0, i64 %_1.1) unnamed_addr #1 {
start:
  %_3 = alloca [8 x i8], align 8
  store i64 0, ptr %_3, align 8
  br label %bb3

bb3:                                              ; preds = %bb2, %start
  %0 = load i64, ptr %_3, align 8
  %_7 = icmp eq i64 %0, %_1.1
  br i1 %_7, label %bb1, label %bb2

bb2:                                              ; preds = %bb3
  %1 = load i64, ptr %_3, align 8
  %_6 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_1.0, i64 %1
  %2 = load i64, ptr %_3, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %_3, align 8
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %_6) #10
  br label %bb3

bb1:                                              ; preds = %bb3
  ret void
}

define internal void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17h407ebdc22bb4debbE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 24
  call void @"_ZN4core3ptr55drop_in_place$LT$std..thread..spawnhook..SpawnHooks$GT$17h076b66f583cd9d1dE"(ptr align 8 %0) #10
  call void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17h5265b5936fb1c546E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr62drop_in_place$LT$std..sync..mpmc..list..Channel$LT$u32$GT$$GT$17h3b5ce1e2d2c9d76dE"(ptr align 128 %_1) unnamed_addr #1 {
start:
  call void @"_ZN81_$LT$std..sync..mpmc..list..Channel$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2d83161aff53fbeeE"(ptr align 128 %_1) #10
  %0 = getelementptr inbounds i8, ptr %_1, i64 256
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..waker..SyncWaker$GT$17hb846a0fe2bb72816E"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr62drop_in_place$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$$GT$17h8b364b0870b465c4E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr88drop_in_place$LT$std..sync..poison..mutex..Mutex$LT$std..sync..mpmc..zero..Inner$GT$$GT$17h89fe59d572529178E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr63drop_in_place$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17heda251417571725fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr55drop_in_place$LT$std..sync..mpsc..Sender$LT$u32$GT$$GT$17he0bc99979febc8feE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr63drop_in_place$LT$std..sync..mpmc..array..Channel$LT$u32$GT$$GT$17h713246f4b8406c2dE"(ptr align 128 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 408
  call void @"_ZN4core3ptr95drop_in_place$LT$alloc..boxed..Box$LT$$u5b$std..sync..mpmc..array..Slot$LT$u32$GT$$u5d$$GT$$GT$17hff08cbabbb0566faE"(ptr align 8 %0) #10
  %1 = getelementptr inbounds i8, ptr %_1, i64 256
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..waker..SyncWaker$GT$17hb846a0fe2bb72816E"(ptr align 8 %1) #10
  %2 = getelementptr inbounds i8, ptr %_1, i64 320
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..waker..SyncWaker$GT$17hb846a0fe2bb72816E"(ptr align 8 %2) #10
  ret void
}

define internal void @"_ZN4core3ptr66drop_in_place$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$17h8985f4798033e02aE"(ptr align 1 %_1.0, ptr align 8 %_1.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1.1, i64 0
  %1 = load ptr, ptr %0, align 8, !invariant.load !5
  %2 = icmp ne ptr %1, null
  br i1 %2, label %is_not_null, label %bb1

is_not_null:                                      ; preds = %start
  call void %1(ptr %_1.0) #23
  br label %bb1

bb1:                                              ; preds = %is_not_null, %start
  ret void
}

define internal void @"_ZN4core3ptr67drop_in_place$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$17hc8ba13f325e90fbcE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5bf614c0442d363bE"(ptr align 8 %_1) #10
  call void @"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17h6cb11166d0b56c71E"(ptr align 8 %_1) #10
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hf471b06ae1da7d4fE"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h9d2769bbfad3ffebE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17h1cf31d645a393dd8E"(ptr align 8 %_6) #10
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h050d9d78fb98e7ffE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr70drop_in_place$LT$core..option..Option$LT$alloc..string..String$GT$$GT$17h9f67ab1c146dab31E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load i64, ptr %_1, align 8
  %1 = icmp eq i64 %0, -9223372036854775808
  %_2 = select i1 %1, i64 0, i64 1
  %2 = icmp eq i64 %_2, 0
  br i1 %2, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h74482428ab231fcbE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr73drop_in_place$LT$alloc..vec..Vec$LT$std..sync..mpmc..waker..Entry$GT$$GT$17h16607ef154dc3518E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc1f9219211b5e0c7E"(ptr align 8 %_1) #10
  call void @"_ZN4core3ptr80drop_in_place$LT$alloc..raw_vec..RawVec$LT$std..sync..mpmc..waker..Entry$GT$$GT$17hb19127aa40363535E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17hb2069fe022e36265E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdfb4777907826be7E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr76drop_in_place$LT$alloc..sync..Arc$LT$std..sync..mpmc..context..Inner$GT$$GT$17h09cd230c2b283bf0E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h71984c493a75fbcaE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17h68f113448e313465E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4f2f1a50a7d86f4dE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr78drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..waker..Entry$GT$$GT$17h2ce008b81f2037b2E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr79drop_in_place$LT$core..cell..UnsafeCell$LT$std..sync..mpmc..zero..Inner$GT$$GT$17h14eee2cb038bc240E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr49drop_in_place$LT$std..sync..mpmc..zero..Inner$GT$17hfe3b144c087814a2E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr80drop_in_place$LT$alloc..raw_vec..RawVec$LT$std..sync..mpmc..waker..Entry$GT$$GT$17hb19127aa40363535E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0fb81a15f2eba5d9E"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr80drop_in_place$LT$core..cell..UnsafeCell$LT$std..sync..mpmc..waker..Waker$GT$$GT$17h2361dc34944cea74E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Waker$GT$17h921a564c552b772eE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17hfc82fdaf993f409bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h38b05d4450ffbc4cE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr82drop_in_place$LT$alloc..vec..drain..Drain$LT$std..sync..mpmc..waker..Entry$GT$$GT$17heabb23dc29834c9cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN79_$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he7b8feb61000a29fE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN4core3ptr82drop_in_place$LT$core..option..Option$LT$std..sync..mpmc..context..Context$GT$$GT$17hf3ccc4c19d52ab79E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load ptr, ptr %_1, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr54drop_in_place$LT$std..sync..mpmc..context..Context$GT$17h5bab42e948cb592fE"(ptr align 8 %_1) #10
  br label %bb1
}

define internal void @"_ZN4core3ptr82drop_in_place$LT$std..sys..thread_local..abort_on_dtor_unwind..DtorUnwindGuard$GT$17hccdc642b66fd2edcE"(ptr align 1 %_1) unnamed_addr #1 {
start:
  call void @"_ZN103_$LT$std..sys..thread_local..abort_on_dtor_unwind..DtorUnwindGuard$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7b5a36222b62e08aE"(ptr align 1 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha2d76f3c9333c087E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr86drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..zero..Packet$LT$u32$GT$$GT$$GT$17hfc6fb7d118f67ac9E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haef851b53820307dE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr88drop_in_place$LT$std..sync..poison..mutex..Mutex$LT$std..sync..mpmc..zero..Inner$GT$$GT$17h89fe59d572529178E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr79drop_in_place$LT$core..cell..UnsafeCell$LT$std..sync..mpmc..zero..Inner$GT$$GT$17h14eee2cb038bc240E"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr89drop_in_place$LT$std..sync..poison..mutex..Mutex$LT$std..sync..mpmc..waker..Waker$GT$$GT$17hf335fb2edb7b08e9E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr80drop_in_place$LT$core..cell..UnsafeCell$LT$std..sync..mpmc..waker..Waker$GT$$GT$17h2361dc34944cea74E"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17ha49dcde8d60e910bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6.1, i64 0
  %2 = load ptr, ptr %1, align 8, !invariant.load !5
  %3 = icmp ne ptr %2, null
  br i1 %3, label %is_not_null, label %bb2

is_not_null:                                      ; preds = %start
  call void %2(ptr %_6.0) #23
  br label %bb2

bb2:                                              ; preds = %is_not_null, %start
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h186c2f093ba227ebE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h0d77d527546085beE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7c0649b5e59fe8cbE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h248fbd41d00b71b9E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6f3e126b9cab98c5E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr93drop_in_place$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$17hab8f9dc37e340a03E"(ptr align 1 %_1.0, ptr align 8 %_1.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1.1, i64 0
  %1 = load ptr, ptr %0, align 8, !invariant.load !5
  %2 = icmp ne ptr %1, null
  br i1 %2, label %is_not_null, label %bb1

is_not_null:                                      ; preds = %start
  call void %1(ptr %_1.0) #23
  br label %bb1

bb1:                                              ; preds = %is_not_null, %start
  ret void
}

define internal void @"_ZN4core3ptr93drop_in_place$LT$std..io..default_write_fmt..Adapter$LT$std..sys..stdio..unix..Stderr$GT$$GT$17hd4b191529ad00722E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17hfc82fdaf993f409bE"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7d403a644d944943E"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr94drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..waker..Waker$GT$$GT$17ha8213a5e45db37dfE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdf2493646191d8ecE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr95drop_in_place$LT$alloc..boxed..Box$LT$$u5b$std..sync..mpmc..array..Slot$LT$u32$GT$$u5d$$GT$$GT$17hff08cbabbb0566faE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load i64, ptr %0, align 8
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7ded04181c1ac61eE"(ptr align 8 %_1) #23
  ret void
}

define internal void @"_ZN4core3ptr96drop_in_place$LT$alloc..sync..ArcInner$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17h3bffe5dc8734a831E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16
  call void @"_ZN4core3ptr67drop_in_place$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$17hc8ba13f325e90fbcE"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr97drop_in_place$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..recv..$u7b$$u7b$closure$u7d$$u7d$$GT$17h6719a95cc173e25cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 24
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %0) #10
  ret void
}

define internal void @"_ZN4core3ptr97drop_in_place$LT$std..sync..mpmc..zero..Channel$LT$u32$GT$..send..$u7b$$u7b$closure$u7d$$u7d$$GT$17he8efdbbe603e35ebE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr93drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..sync..mpmc..zero..Inner$GT$$GT$17hfe5874bca506cd77E"(ptr align 8 %_1) #10
  ret void
}

define internal { ptr, i64 } @_ZN4core4char7methods15encode_utf8_raw17h7f2922a11838b2f3E(i32 %code, ptr align 1 %dst.0, i64 %dst.1) unnamed_addr #0 {
start:
  %len = alloca [8 x i8], align 8
  %_11 = icmp ult i32 %code, 128
  br i1 %_11, label %bb10, label %bb5

bb5:                                              ; preds = %start
  %_12 = icmp ult i32 %code, 2048
  br i1 %_12, label %bb9, label %bb6

bb10:                                             ; preds = %start
  store i64 1, ptr %len, align 8
  br label %bb4

bb6:                                              ; preds = %bb5
  %_13 = icmp ult i32 %code, 65536
  br i1 %_13, label %bb8, label %bb7

bb9:                                              ; preds = %bb5
  store i64 2, ptr %len, align 8
  br label %bb4

bb7:                                              ; preds = %bb6
  store i64 4, ptr %len, align 8
  br label %bb4

bb8:                                              ; preds = %bb6
  store i64 3, ptr %len, align 8
  br label %bb4

bb4:                                              ; preds = %bb10, %bb9, %bb8, %bb7
  %_6 = load i64, ptr %len, align 8
  %_4 = icmp ult i64 %dst.1, %_6
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %bb4
  call void @_ZN4core4char7methods25encode_utf8_raw_unchecked17hecd2790c02af9bdcE(i32 %code, ptr %dst.0) #23
  br label %bb13

bb1:                                              ; preds = %bb4
  %0 = load i64, ptr %len, align 8
  call void @_ZN4core4char7methods15encode_utf8_raw8do_panic7runtime17h57965bef61ba43e7E(i32 %code, i64 %0, i64 %dst.1, ptr align 8 @alloc_6b557263fd484559e1266c7bddec5c17) #27
  unreachable

bb13:                                             ; preds = %bb2
  %_18.1 = load i64, ptr %len, align 8
  %1 = insertvalue { ptr, i64 } poison, ptr %dst.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_18.1, 1
  ret { ptr, i64 } %2

bb11:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable
}

define internal void @_ZN4core4char7methods15encode_utf8_raw8do_panic7runtime17h57965bef61ba43e7E(i32 %0, i64 %1, i64 %2, ptr align 8 %3) unnamed_addr #4 {
start:
  %_24 = alloca [16 x i8], align 8
  %_19 = alloca [16 x i8], align 8
  %_14 = alloca [16 x i8], align 8
  %_12 = alloca [16 x i8], align 8
  %_11 = alloca [16 x i8], align 8
  %_10 = alloca [16 x i8], align 8
  %args = alloca [48 x i8], align 8
  %dst_len = alloca [8 x i8], align 8
  %len = alloca [8 x i8], align 8
  %code = alloca [4 x i8], align 4
  store i32 %0, ptr %code, align 4
  store i64 %1, ptr %len, align 8
  store i64 %2, ptr %dst_len, align 8
  store ptr %len, ptr %_14, align 8
  %4 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_10, ptr align 8 %_14, i64 16, i1 false)
  store ptr %code, ptr %_19, align 8
  %5 = getelementptr inbounds i8, ptr %_19, i64 8
  store ptr @_RNvXsw_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8UpperHex3fmt, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_11, ptr align 8 %_19, i64 16, i1 false)
  store ptr %dst_len, ptr %_24, align 8
  %6 = getelementptr inbounds i8, ptr %_24, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_12, ptr align 8 %_24, i64 16, i1 false)
  %7 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %_10, i64 16, i1 false)
  %8 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %_11, i64 16, i1 false)
  %9 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %_12, i64 16, i1 false)
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_2800f9fd9aa1f3e24fde08ad5f3cf8ec, ptr %args, ptr align 8 %3) #24
  unreachable
}

define internal { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h8a391307d2963121E"(i32 %self, i32 %radix) unnamed_addr #0 {
start:
  %value = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp uge i32 %radix, 2
  br i1 %_3, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_78b6a49e36fe808e0ef950c2feb9fafc, ptr inttoptr (i64 143 to ptr), ptr align 8 @alloc_d5231788140d59bda2c80f53d0e0d46e) #24
  unreachable

bb1:                                              ; preds = %start
  %_4 = icmp ule i32 %radix, 36
  br i1 %_4, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  %_8 = icmp ugt i32 %self, 57
  br i1 %_8, label %bb4, label %bb6

bb6:                                              ; preds = %bb4, %bb2
  %0 = sub i32 %self, 48
  store i32 %0, ptr %value, align 4
  br label %bb7

bb4:                                              ; preds = %bb2
  %_9 = icmp ugt i32 %radix, 10
  br i1 %_9, label %bb5, label %bb6

bb5:                                              ; preds = %bb4
  %_11 = sub i32 %self, 65
  %_10 = and i32 %_11, -33
  %1 = add i32 %_10, 10
  store i32 %1, ptr %value, align 4
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  %_15 = load i32, ptr %value, align 4
  %_14 = icmp ult i32 %_15, %radix
  br i1 %_14, label %bb8, label %bb9

bb9:                                              ; preds = %bb7
  %2 = load i32, ptr @anon.332503de82924a7fe9122b5bde75d6f1.5, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.5, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb10

bb8:                                              ; preds = %bb7
  %5 = load i32, ptr %value, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %5, ptr %6, align 4
  store i32 1, ptr %_0, align 4
  br label %bb10

bb10:                                             ; preds = %bb8, %bb9
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue { i32, i32 } poison, i32 %7, 0
  %11 = insertvalue { i32, i32 } %10, i32 %9, 1
  ret { i32, i32 } %11
}

define internal void @_ZN4core4char7methods25encode_utf8_raw_unchecked17hecd2790c02af9bdcE(i32 %code, ptr %dst) unnamed_addr #0 {
start:
  %len = alloca [8 x i8], align 8
  %_26 = icmp ult i32 %code, 128
  br i1 %_26, label %bb12, label %bb7

bb7:                                              ; preds = %start
  %_27 = icmp ult i32 %code, 2048
  br i1 %_27, label %bb11, label %bb8

bb12:                                             ; preds = %start
  store i64 1, ptr %len, align 8
  %0 = trunc i32 %code to i8
  store i8 %0, ptr %dst, align 1
  br label %bb5

bb8:                                              ; preds = %bb7
  %_28 = icmp ult i32 %code, 65536
  br i1 %_28, label %bb10, label %bb9

bb11:                                             ; preds = %bb7
  store i64 2, ptr %len, align 8
  br label %bb13

bb9:                                              ; preds = %bb8
  store i64 4, ptr %len, align 8
  br label %bb13

bb10:                                             ; preds = %bb8
  store i64 3, ptr %len, align 8
  br label %bb13

bb13:                                             ; preds = %bb11, %bb10, %bb9
  %_6 = and i32 %code, 63
  %_5 = trunc i32 %_6 to i8
  %last1 = or i8 %_5, -128
  %_10 = lshr i32 %code, 6
  %_9 = and i32 %_10, 63
  %_8 = trunc i32 %_9 to i8
  %last2 = or i8 %_8, -128
  %_14 = lshr i32 %code, 12
  %_13 = and i32 %_14, 63
  %_12 = trunc i32 %_13 to i8
  %last3 = or i8 %_12, -128
  %_18 = lshr i32 %code, 18
  %_17 = and i32 %_18, 63
  %_16 = trunc i32 %_17 to i8
  %last4 = or i8 %_16, -16
  %_19 = load i64, ptr %len, align 8
  %1 = icmp eq i64 %_19, 2
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %bb13
  %2 = or i8 %last2, -64
  store i8 %2, ptr %dst, align 1
  %_20 = getelementptr inbounds nuw i8, ptr %dst, i64 1
  store i8 %last1, ptr %_20, align 1
  br label %bb5

bb2:                                              ; preds = %bb13
  %3 = load i64, ptr %len, align 8
  %4 = icmp eq i64 %3, 3
  br i1 %4, label %bb3, label %bb4

bb5:                                              ; preds = %bb12, %bb3, %bb1
  br label %bb6

bb3:                                              ; preds = %bb2
  %5 = or i8 %last3, -32
  store i8 %5, ptr %dst, align 1
  %_21 = getelementptr inbounds nuw i8, ptr %dst, i64 1
  store i8 %last2, ptr %_21, align 1
  %_22 = getelementptr inbounds nuw i8, ptr %dst, i64 2
  store i8 %last1, ptr %_22, align 1
  br label %bb5

bb4:                                              ; preds = %bb2
  store i8 %last4, ptr %dst, align 1
  %_23 = getelementptr inbounds nuw i8, ptr %dst, i64 1
  store i8 %last3, ptr %_23, align 1
  %_24 = getelementptr inbounds nuw i8, ptr %dst, i64 2
  store i8 %last2, ptr %_24, align 1
  %_25 = getelementptr inbounds nuw i8, ptr %dst, i64 3
  store i8 %last1, ptr %_25, align 1
  br label %bb6

bb6:                                              ; preds = %bb5, %bb4
  ret void
}

define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17ha1608d938331c011E(ptr align 8 %0) unnamed_addr #0 {
start:
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_75fb06c2453febd814e73f5f2e72ae38, ptr inttoptr (i64 399 to ptr), i1 zeroext false, ptr align 8 %0) #24
  unreachable
}

define internal { i64, ptr } @"_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h58e7c26b413b8da5E"(ptr align 8 %_1, i64 %0, ptr align 8 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %x = alloca [16 x i8], align 8
  store i64 %0, ptr %x, align 8
  %3 = getelementptr inbounds i8, ptr %x, i64 8
  store ptr %1, ptr %3, align 8
  %_4 = call zeroext i1 @"_ZN3std4sync4mpmc5waker5Waker10unregister28_$u7b$$u7b$closure$u7d$$u7d$17h2d2256a80eb1bb84E"(ptr align 8 %_1, ptr align 8 %x) #23
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_4, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %4, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  %_8.0 = load i64, ptr %x, align 8
  %5 = getelementptr inbounds i8, ptr %x, i64 8
  %_8.1 = load ptr, ptr %5, align 8
  store i64 %_8.0, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %6, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %7 = load i64, ptr %_0, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = insertvalue { i64, ptr } poison, i64 %7, 0
  %11 = insertvalue { i64, ptr } %10, ptr %9, 1
  ret { i64, ptr } %11

bb5:                                              ; No predecessors!
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1
  resume { ptr, i32 } %16
}

define internal { i64, ptr } @_ZN4core4iter6traits8iterator8Iterator8try_fold17h55bcb553433516cfE(ptr align 8 %self, ptr align 8 %0, ptr align 8 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_17 = alloca [1 x i8], align 1
  %_8 = alloca [16 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [16 x i8], align 8
  store ptr %0, ptr %f, align 8
  %3 = getelementptr inbounds i8, ptr %f, i64 8
  store ptr %1, ptr %3, align 8
  store i8 1, ptr %_17, align 1
  br label %bb1

bb1:                                              ; preds = %bb7, %start
  %4 = call align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hdfe2383180ff7c5dE"(ptr align 8 %self) #23
  store ptr %4, ptr %_5, align 8
  br label %bb2

bb2:                                              ; preds = %bb1
  %5 = load ptr, ptr %_5, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_6 = select i1 %7, i64 0, i64 1
  %8 = trunc nuw i64 %_6 to i1
  br i1 %8, label %bb3, label %bb10

bb3:                                              ; preds = %bb2
  %x = load ptr, ptr %_5, align 8
  store i8 0, ptr %_17, align 1
  %9 = call { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17h71b7180f56e25f76E"(ptr align 8 %f, ptr align 8 %x) #23
  %_9.0 = extractvalue { i64, ptr } %9, 0
  %_9.1 = extractvalue { i64, ptr } %9, 1
  br label %bb4

bb10:                                             ; preds = %bb2
  store i8 0, ptr %_17, align 1
  %10 = call { i64, ptr } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17ha1cffa4865acfc95E"() #23
  %11 = extractvalue { i64, ptr } %10, 0
  %12 = extractvalue { i64, ptr } %10, 1
  store i64 %11, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %12, ptr %13, align 8
  br label %bb11

bb4:                                              ; preds = %bb3
  %14 = call { i64, ptr } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h3d2c122d59a700a0E"(i64 %_9.0, ptr align 8 %_9.1) #23
  %15 = extractvalue { i64, ptr } %14, 0
  %16 = extractvalue { i64, ptr } %14, 1
  store i64 %15, ptr %_8, align 8
  %17 = getelementptr inbounds i8, ptr %_8, i64 8
  store ptr %16, ptr %17, align 8
  br label %bb5

bb5:                                              ; preds = %bb4
  %18 = load i64, ptr %_8, align 8
  %19 = getelementptr inbounds i8, ptr %_8, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = ptrtoint ptr %20 to i64
  %22 = icmp eq i64 %21, 0
  %_13 = select i1 %22, i64 0, i64 1
  %23 = trunc nuw i64 %_13 to i1
  br i1 %23, label %bb8, label %bb7

bb8:                                              ; preds = %bb5
  %residual.0 = load i64, ptr %_8, align 8
  %24 = getelementptr inbounds i8, ptr %_8, i64 8
  %residual.1 = load ptr, ptr %24, align 8
  %25 = call { i64, ptr } @"_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17hcd8e5eb55276bb16E"(i64 %residual.0, ptr align 8 %residual.1) #23
  %26 = extractvalue { i64, ptr } %25, 0
  %27 = extractvalue { i64, ptr } %25, 1
  store i64 %26, ptr %_0, align 8
  %28 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %27, ptr %28, align 8
  br label %bb9

bb7:                                              ; preds = %bb5
  store i8 1, ptr %_17, align 1
  br label %bb1

bb9:                                              ; preds = %bb8
  br label %bb12

bb12:                                             ; preds = %bb11, %bb9
  %29 = load i64, ptr %_0, align 8
  %30 = getelementptr inbounds i8, ptr %_0, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = insertvalue { i64, ptr } poison, i64 %29, 0
  %33 = insertvalue { i64, ptr } %32, ptr %31, 1
  ret { i64, ptr } %33

bb11:                                             ; preds = %bb10
  br label %bb12

bb6:                                              ; No predecessors!
  unreachable

bb16:                                             ; No predecessors!
  %34 = load i8, ptr %_17, align 1
  %35 = trunc nuw i8 %34 to i1
  br i1 %35, label %bb15, label %bb13

bb13:                                             ; preds = %bb15, %bb16
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds i8, ptr %2, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = insertvalue { ptr, i32 } poison, ptr %36, 0
  %40 = insertvalue { ptr, i32 } %39, i32 %38, 1
  resume { ptr, i32 } %40

bb15:                                             ; preds = %bb16
  br label %bb13
}

define internal i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %dst, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = zext i8 %order to i64
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  %0 = load atomic i64, ptr %dst monotonic, align 8
  store i64 %0, ptr %_0, align 8
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #24
  unreachable

bb5:                                              ; preds = %start
  %1 = load atomic i64, ptr %dst acquire, align 8
  store i64 %1, ptr %_0, align 8
  br label %bb7

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #24
  unreachable

bb4:                                              ; preds = %start
  %2 = load atomic i64, ptr %dst seq_cst, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load i64, ptr %_0, align 8
  ret i64 %3
}

define internal ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %dst, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = zext i8 %order to i64
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  %0 = load atomic ptr, ptr %dst monotonic, align 8
  store ptr %0, ptr %_0, align 8
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #24
  unreachable

bb5:                                              ; preds = %start
  %1 = load atomic ptr, ptr %dst acquire, align 8
  store ptr %1, ptr %_0, align 8
  br label %bb7

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #24
  unreachable

bb4:                                              ; preds = %start
  %2 = load atomic ptr, ptr %dst seq_cst, align 8
  store ptr %2, ptr %_0, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load ptr, ptr %_0, align 8
  ret ptr %3
}

define internal i8 @_ZN4core4sync6atomic11atomic_load17h443132ccd8aca7f4E(ptr %dst, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %_3 = zext i8 %order to i64
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  %0 = load atomic i8, ptr %dst monotonic, align 1
  store i8 %0, ptr %_0, align 1
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #24
  unreachable

bb5:                                              ; preds = %start
  %1 = load atomic i8, ptr %dst acquire, align 1
  store i8 %1, ptr %_0, align 1
  br label %bb7

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #24
  unreachable

bb4:                                              ; preds = %start
  %2 = load atomic i8, ptr %dst seq_cst, align 1
  store i8 %2, ptr %_0, align 1
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load i8, ptr %_0, align 1
  ret i8 %3
}

define internal void @_ZN4core4sync6atomic12atomic_store17h0895608256542fd7E(ptr %dst, ptr %val, i8 %order) unnamed_addr #0 {
start:
  %_4 = zext i8 %order to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store atomic ptr %val, ptr %dst monotonic, align 8
  br label %bb7

bb5:                                              ; preds = %start
  store atomic ptr %val, ptr %dst release, align 8
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #24
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #24
  unreachable

bb4:                                              ; preds = %start
  store atomic ptr %val, ptr %dst seq_cst, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

define internal void @_ZN4core4sync6atomic12atomic_store17h60b644df60e480faE(ptr %dst, ptr %val, i8 %order) unnamed_addr #0 {
start:
  %_4 = zext i8 %order to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store atomic ptr %val, ptr %dst monotonic, align 8
  br label %bb7

bb5:                                              ; preds = %start
  store atomic ptr %val, ptr %dst release, align 8
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #24
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #24
  unreachable

bb4:                                              ; preds = %start
  store atomic ptr %val, ptr %dst seq_cst, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

define internal void @_ZN4core4sync6atomic12atomic_store17h807f6b72d618a9e8E(ptr %dst, i8 %val, i8 %order) unnamed_addr #0 {
start:
  %_4 = zext i8 %order to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store atomic i8 %val, ptr %dst monotonic, align 1
  br label %bb7

bb5:                                              ; preds = %start
  store atomic i8 %val, ptr %dst release, align 1
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #24
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #24
  unreachable

bb4:                                              ; preds = %start
  store atomic i8 %val, ptr %dst seq_cst, align 1
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

define internal void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %dst, i64 %val, i8 %order) unnamed_addr #0 {
start:
  %_4 = zext i8 %order to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store atomic i64 %val, ptr %dst monotonic, align 8
  br label %bb7

bb5:                                              ; preds = %start
  store atomic i64 %val, ptr %dst release, align 8
  br label %bb7

bb3:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #24
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #24
  unreachable

bb4:                                              ; preds = %start
  store atomic i64 %val, ptr %dst seq_cst, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

define internal { i64, i64 } @_ZN4core4sync6atomic23atomic_compare_exchange17h0c33c8fc832161a4E(ptr %dst, i64 %old, i64 %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
  %_8 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg ptr %dst, i64 %old, i64 %new monotonic monotonic, align 8
  %2 = extractvalue { i64, i1 } %1, 0
  %3 = extractvalue { i64, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store i64 %2, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %4, ptr %5, align 8
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg ptr %dst, i64 %old, i64 %new monotonic acquire, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store i64 %7, ptr %_8, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %9, ptr %10, align 8
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg ptr %dst, i64 %old, i64 %new monotonic seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = extractvalue { i64, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store i64 %12, ptr %_8, align 8
  %15 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %14, ptr %15, align 8
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i64, ptr %_8, align 8
  %16 = getelementptr inbounds i8, ptr %_8, i64 8
  %17 = load i8, ptr %16, align 8
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg ptr %dst, i64 %old, i64 %new release monotonic, align 8
  %19 = extractvalue { i64, i1 } %18, 0
  %20 = extractvalue { i64, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store i64 %19, ptr %_8, align 8
  %22 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %21, ptr %22, align 8
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg ptr %dst, i64 %old, i64 %new release acquire, align 8
  %24 = extractvalue { i64, i1 } %23, 0
  %25 = extractvalue { i64, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store i64 %24, ptr %_8, align 8
  %27 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %26, ptr %27, align 8
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg ptr %dst, i64 %old, i64 %new release seq_cst, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store i64 %29, ptr %_8, align 8
  %32 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %31, ptr %32, align 8
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg ptr %dst, i64 %old, i64 %new acquire monotonic, align 8
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = extractvalue { i64, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store i64 %34, ptr %_8, align 8
  %37 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %36, ptr %37, align 8
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg ptr %dst, i64 %old, i64 %new acquire acquire, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store i64 %39, ptr %_8, align 8
  %42 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %41, ptr %42, align 8
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg ptr %dst, i64 %old, i64 %new acquire seq_cst, align 8
  %44 = extractvalue { i64, i1 } %43, 0
  %45 = extractvalue { i64, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store i64 %44, ptr %_8, align 8
  %47 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %46, ptr %47, align 8
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg ptr %dst, i64 %old, i64 %new acq_rel monotonic, align 8
  %49 = extractvalue { i64, i1 } %48, 0
  %50 = extractvalue { i64, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store i64 %49, ptr %_8, align 8
  %52 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %51, ptr %52, align 8
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg ptr %dst, i64 %old, i64 %new acq_rel acquire, align 8
  %54 = extractvalue { i64, i1 } %53, 0
  %55 = extractvalue { i64, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store i64 %54, ptr %_8, align 8
  %57 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %56, ptr %57, align 8
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg ptr %dst, i64 %old, i64 %new acq_rel seq_cst, align 8
  %59 = extractvalue { i64, i1 } %58, 0
  %60 = extractvalue { i64, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store i64 %59, ptr %_8, align 8
  %62 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %61, ptr %62, align 8
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg ptr %dst, i64 %old, i64 %new seq_cst monotonic, align 8
  %64 = extractvalue { i64, i1 } %63, 0
  %65 = extractvalue { i64, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store i64 %64, ptr %_8, align 8
  %67 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %66, ptr %67, align 8
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg ptr %dst, i64 %old, i64 %new seq_cst acquire, align 8
  %69 = extractvalue { i64, i1 } %68, 0
  %70 = extractvalue { i64, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store i64 %69, ptr %_8, align 8
  %72 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %71, ptr %72, align 8
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg ptr %dst, i64 %old, i64 %new seq_cst seq_cst, align 8
  %74 = extractvalue { i64, i1 } %73, 0
  %75 = extractvalue { i64, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store i64 %74, ptr %_8, align 8
  %77 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %76, ptr %77, align 8
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %val, ptr %78, align 8
  store i64 1, ptr %_0, align 8
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %val, ptr %79, align 8
  store i64 0, ptr %_0, align 8
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i64, ptr %_0, align 8
  %81 = getelementptr inbounds i8, ptr %_0, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = insertvalue { i64, i64 } poison, i64 %80, 0
  %84 = insertvalue { i64, i64 } %83, i64 %82, 1
  ret { i64, i64 } %84

bb8:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #24
  unreachable

bb9:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #24
  unreachable
}

define internal { i64, ptr } @_ZN4core4sync6atomic23atomic_compare_exchange17hc920a6a4e530ea6fE(ptr %dst, ptr %old, ptr %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
  %_8 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg ptr %dst, ptr %old, ptr %new monotonic monotonic, align 8
  %2 = extractvalue { ptr, i1 } %1, 0
  %3 = extractvalue { ptr, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store ptr %2, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %4, ptr %5, align 8
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg ptr %dst, ptr %old, ptr %new monotonic acquire, align 8
  %7 = extractvalue { ptr, i1 } %6, 0
  %8 = extractvalue { ptr, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store ptr %7, ptr %_8, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %9, ptr %10, align 8
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg ptr %dst, ptr %old, ptr %new monotonic seq_cst, align 8
  %12 = extractvalue { ptr, i1 } %11, 0
  %13 = extractvalue { ptr, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store ptr %12, ptr %_8, align 8
  %15 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %14, ptr %15, align 8
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load ptr, ptr %_8, align 8
  %16 = getelementptr inbounds i8, ptr %_8, i64 8
  %17 = load i8, ptr %16, align 8
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg ptr %dst, ptr %old, ptr %new release monotonic, align 8
  %19 = extractvalue { ptr, i1 } %18, 0
  %20 = extractvalue { ptr, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store ptr %19, ptr %_8, align 8
  %22 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %21, ptr %22, align 8
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg ptr %dst, ptr %old, ptr %new release acquire, align 8
  %24 = extractvalue { ptr, i1 } %23, 0
  %25 = extractvalue { ptr, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store ptr %24, ptr %_8, align 8
  %27 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %26, ptr %27, align 8
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg ptr %dst, ptr %old, ptr %new release seq_cst, align 8
  %29 = extractvalue { ptr, i1 } %28, 0
  %30 = extractvalue { ptr, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store ptr %29, ptr %_8, align 8
  %32 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %31, ptr %32, align 8
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg ptr %dst, ptr %old, ptr %new acquire monotonic, align 8
  %34 = extractvalue { ptr, i1 } %33, 0
  %35 = extractvalue { ptr, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store ptr %34, ptr %_8, align 8
  %37 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %36, ptr %37, align 8
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg ptr %dst, ptr %old, ptr %new acquire acquire, align 8
  %39 = extractvalue { ptr, i1 } %38, 0
  %40 = extractvalue { ptr, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store ptr %39, ptr %_8, align 8
  %42 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %41, ptr %42, align 8
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg ptr %dst, ptr %old, ptr %new acquire seq_cst, align 8
  %44 = extractvalue { ptr, i1 } %43, 0
  %45 = extractvalue { ptr, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store ptr %44, ptr %_8, align 8
  %47 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %46, ptr %47, align 8
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg ptr %dst, ptr %old, ptr %new acq_rel monotonic, align 8
  %49 = extractvalue { ptr, i1 } %48, 0
  %50 = extractvalue { ptr, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store ptr %49, ptr %_8, align 8
  %52 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %51, ptr %52, align 8
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg ptr %dst, ptr %old, ptr %new acq_rel acquire, align 8
  %54 = extractvalue { ptr, i1 } %53, 0
  %55 = extractvalue { ptr, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store ptr %54, ptr %_8, align 8
  %57 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %56, ptr %57, align 8
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg ptr %dst, ptr %old, ptr %new acq_rel seq_cst, align 8
  %59 = extractvalue { ptr, i1 } %58, 0
  %60 = extractvalue { ptr, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store ptr %59, ptr %_8, align 8
  %62 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %61, ptr %62, align 8
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg ptr %dst, ptr %old, ptr %new seq_cst monotonic, align 8
  %64 = extractvalue { ptr, i1 } %63, 0
  %65 = extractvalue { ptr, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store ptr %64, ptr %_8, align 8
  %67 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %66, ptr %67, align 8
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg ptr %dst, ptr %old, ptr %new seq_cst acquire, align 8
  %69 = extractvalue { ptr, i1 } %68, 0
  %70 = extractvalue { ptr, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store ptr %69, ptr %_8, align 8
  %72 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %71, ptr %72, align 8
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg ptr %dst, ptr %old, ptr %new seq_cst seq_cst, align 8
  %74 = extractvalue { ptr, i1 } %73, 0
  %75 = extractvalue { ptr, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store ptr %74, ptr %_8, align 8
  %77 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %76, ptr %77, align 8
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %val, ptr %78, align 8
  store i64 1, ptr %_0, align 8
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %val, ptr %79, align 8
  store i64 0, ptr %_0, align 8
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i64, ptr %_0, align 8
  %81 = getelementptr inbounds i8, ptr %_0, i64 8
  %82 = load ptr, ptr %81, align 8
  %83 = insertvalue { i64, ptr } poison, i64 %80, 0
  %84 = insertvalue { i64, ptr } %83, ptr %82, 1
  ret { i64, ptr } %84

bb8:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #24
  unreachable

bb9:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #24
  unreachable
}

define internal { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17hd30ae8cf335ff002E(ptr %dst, i32 %old, i32 %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
  %_8 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = extractvalue { i32, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store i32 %2, ptr %_8, align 4
  %5 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %4, ptr %5, align 4
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic acquire, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store i32 %7, ptr %_8, align 4
  %10 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %9, ptr %10, align 4
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = extractvalue { i32, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store i32 %12, ptr %_8, align 4
  %15 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %14, ptr %15, align 4
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i32, ptr %_8, align 4
  %16 = getelementptr inbounds i8, ptr %_8, i64 4
  %17 = load i8, ptr %16, align 4
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg ptr %dst, i32 %old, i32 %new release monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store i32 %19, ptr %_8, align 4
  %22 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %21, ptr %22, align 4
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg ptr %dst, i32 %old, i32 %new release acquire, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store i32 %24, ptr %_8, align 4
  %27 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %26, ptr %27, align 4
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg ptr %dst, i32 %old, i32 %new release seq_cst, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = extractvalue { i32, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store i32 %29, ptr %_8, align 4
  %32 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %31, ptr %32, align 4
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg ptr %dst, i32 %old, i32 %new acquire monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store i32 %34, ptr %_8, align 4
  %37 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %36, ptr %37, align 4
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg ptr %dst, i32 %old, i32 %new acquire acquire, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store i32 %39, ptr %_8, align 4
  %42 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %41, ptr %42, align 4
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg ptr %dst, i32 %old, i32 %new acquire seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = extractvalue { i32, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store i32 %44, ptr %_8, align 4
  %47 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %46, ptr %47, align 4
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 0
  %50 = extractvalue { i32, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store i32 %49, ptr %_8, align 4
  %52 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %51, ptr %52, align 4
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel acquire, align 4
  %54 = extractvalue { i32, i1 } %53, 0
  %55 = extractvalue { i32, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store i32 %54, ptr %_8, align 4
  %57 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %56, ptr %57, align 4
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel seq_cst, align 4
  %59 = extractvalue { i32, i1 } %58, 0
  %60 = extractvalue { i32, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store i32 %59, ptr %_8, align 4
  %62 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %61, ptr %62, align 4
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst monotonic, align 4
  %64 = extractvalue { i32, i1 } %63, 0
  %65 = extractvalue { i32, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store i32 %64, ptr %_8, align 4
  %67 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %66, ptr %67, align 4
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst acquire, align 4
  %69 = extractvalue { i32, i1 } %68, 0
  %70 = extractvalue { i32, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store i32 %69, ptr %_8, align 4
  %72 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %71, ptr %72, align 4
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst seq_cst, align 4
  %74 = extractvalue { i32, i1 } %73, 0
  %75 = extractvalue { i32, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store i32 %74, ptr %_8, align 4
  %77 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %76, ptr %77, align 4
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val, ptr %78, align 4
  store i32 1, ptr %_0, align 4
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val, ptr %79, align 4
  store i32 0, ptr %_0, align 4
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i32, ptr %_0, align 4
  %81 = getelementptr inbounds i8, ptr %_0, i64 4
  %82 = load i32, ptr %81, align 4
  %83 = insertvalue { i32, i32 } poison, i32 %80, 0
  %84 = insertvalue { i32, i32 } %83, i32 %82, 1
  ret { i32, i32 } %84

bb8:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #24
  unreachable

bb9:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #24
  unreachable
}

define internal { i64, i64 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h6ad118b8e228987cE(ptr %dst, i64 %old, i64 %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
  %_8 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic monotonic, align 8
  %2 = extractvalue { i64, i1 } %1, 0
  %3 = extractvalue { i64, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store i64 %2, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %4, ptr %5, align 8
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic acquire, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store i64 %7, ptr %_8, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %9, ptr %10, align 8
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg weak ptr %dst, i64 %old, i64 %new monotonic seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = extractvalue { i64, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store i64 %12, ptr %_8, align 8
  %15 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %14, ptr %15, align 8
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i64, ptr %_8, align 8
  %16 = getelementptr inbounds i8, ptr %_8, i64 8
  %17 = load i8, ptr %16, align 8
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg weak ptr %dst, i64 %old, i64 %new release monotonic, align 8
  %19 = extractvalue { i64, i1 } %18, 0
  %20 = extractvalue { i64, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store i64 %19, ptr %_8, align 8
  %22 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %21, ptr %22, align 8
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg weak ptr %dst, i64 %old, i64 %new release acquire, align 8
  %24 = extractvalue { i64, i1 } %23, 0
  %25 = extractvalue { i64, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store i64 %24, ptr %_8, align 8
  %27 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %26, ptr %27, align 8
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg weak ptr %dst, i64 %old, i64 %new release seq_cst, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store i64 %29, ptr %_8, align 8
  %32 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %31, ptr %32, align 8
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire monotonic, align 8
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = extractvalue { i64, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store i64 %34, ptr %_8, align 8
  %37 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %36, ptr %37, align 8
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire acquire, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store i64 %39, ptr %_8, align 8
  %42 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %41, ptr %42, align 8
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg weak ptr %dst, i64 %old, i64 %new acquire seq_cst, align 8
  %44 = extractvalue { i64, i1 } %43, 0
  %45 = extractvalue { i64, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store i64 %44, ptr %_8, align 8
  %47 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %46, ptr %47, align 8
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel monotonic, align 8
  %49 = extractvalue { i64, i1 } %48, 0
  %50 = extractvalue { i64, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store i64 %49, ptr %_8, align 8
  %52 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %51, ptr %52, align 8
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel acquire, align 8
  %54 = extractvalue { i64, i1 } %53, 0
  %55 = extractvalue { i64, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store i64 %54, ptr %_8, align 8
  %57 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %56, ptr %57, align 8
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg weak ptr %dst, i64 %old, i64 %new acq_rel seq_cst, align 8
  %59 = extractvalue { i64, i1 } %58, 0
  %60 = extractvalue { i64, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store i64 %59, ptr %_8, align 8
  %62 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %61, ptr %62, align 8
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst monotonic, align 8
  %64 = extractvalue { i64, i1 } %63, 0
  %65 = extractvalue { i64, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store i64 %64, ptr %_8, align 8
  %67 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %66, ptr %67, align 8
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst acquire, align 8
  %69 = extractvalue { i64, i1 } %68, 0
  %70 = extractvalue { i64, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store i64 %69, ptr %_8, align 8
  %72 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %71, ptr %72, align 8
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg weak ptr %dst, i64 %old, i64 %new seq_cst seq_cst, align 8
  %74 = extractvalue { i64, i1 } %73, 0
  %75 = extractvalue { i64, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store i64 %74, ptr %_8, align 8
  %77 = getelementptr inbounds i8, ptr %_8, i64 8
  store i8 %76, ptr %77, align 8
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %val, ptr %78, align 8
  store i64 1, ptr %_0, align 8
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %val, ptr %79, align 8
  store i64 0, ptr %_0, align 8
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i64, ptr %_0, align 8
  %81 = getelementptr inbounds i8, ptr %_0, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = insertvalue { i64, i64 } poison, i64 %80, 0
  %84 = insertvalue { i64, i64 } %83, i64 %82, 1
  ret { i64, i64 } %84

bb8:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_1dbbdb33ce56ab0f629d5d081745ad16) #24
  unreachable

bb9:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_11a7b6bb3417a8fba26ae9c100d23a1b) #24
  unreachable
}

define internal void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 %order) unnamed_addr #0 {
start:
  %_2 = zext i8 %order to i64
  switch i64 %_2, label %bb1 [
    i64 0, label %bb2
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb1:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_929e9b2e7b7429614ca4fc017efff666, ptr inttoptr (i64 83 to ptr), ptr align 8 @alloc_ea5b21d5fc560c6358071a0315535da4) #24
  unreachable

bb5:                                              ; preds = %start
  fence release
  br label %bb7

bb6:                                              ; preds = %start
  fence acquire
  br label %bb7

bb4:                                              ; preds = %start
  fence acq_rel
  br label %bb7

bb3:                                              ; preds = %start
  fence seq_cst
  br label %bb7

bb7:                                              ; preds = %bb3, %bb4, %bb6, %bb5
  ret void
}

define internal { i64, i64 } @_ZN4core5slice5index16into_slice_range17hfc100fa9c2a8b055E(i64 %len, ptr align 8 %_2) unnamed_addr #0 {
start:
  %start3 = alloca [8 x i8], align 8
  %end2 = alloca [8 x i8], align 8
  %end = alloca [16 x i8], align 8
  %start1 = alloca [16 x i8], align 8
  %0 = load i64, ptr %_2, align 8
  %1 = getelementptr inbounds i8, ptr %_2, i64 8
  %2 = load i64, ptr %1, align 8
  store i64 %0, ptr %start1, align 8
  %3 = getelementptr inbounds i8, ptr %start1, i64 8
  store i64 %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %5, ptr %end, align 8
  %8 = getelementptr inbounds i8, ptr %end, i64 8
  store i64 %7, ptr %8, align 8
  %_5 = load i64, ptr %end, align 8
  %9 = getelementptr inbounds i8, ptr %end, i64 8
  %10 = load i64, ptr %9, align 8
  switch i64 %_5, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %bb9, %start
  unreachable

bb4:                                              ; preds = %start
  %11 = getelementptr inbounds i8, ptr %end, i64 8
  %end4 = load i64, ptr %11, align 8
  %_7 = icmp uge i64 %end4, %len
  br i1 %_7, label %bb5, label %bb6

bb3:                                              ; preds = %start
  %12 = getelementptr inbounds i8, ptr %end, i64 8
  %13 = load i64, ptr %12, align 8
  store i64 %13, ptr %end2, align 8
  %14 = load i64, ptr %end2, align 8
  %_11 = icmp ugt i64 %14, %len
  br i1 %_11, label %bb7, label %bb8

bb2:                                              ; preds = %start
  store i64 %len, ptr %end2, align 8
  br label %bb9

bb6:                                              ; preds = %bb4
  %15 = add i64 %end4, 1
  store i64 %15, ptr %end2, align 8
  br label %bb9

bb5:                                              ; preds = %bb4
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %end4, i64 %len, ptr align 8 @alloc_21c90d6ce026acc7b582d8b311b740c9) #24
  unreachable

bb9:                                              ; preds = %bb2, %bb8, %bb6
  %_14 = load i64, ptr %start1, align 8
  %16 = getelementptr inbounds i8, ptr %start1, i64 8
  %17 = load i64, ptr %16, align 8
  switch i64 %_14, label %bb1 [
    i64 0, label %bb11
    i64 1, label %bb12
    i64 2, label %bb10
  ]

bb8:                                              ; preds = %bb3
  br label %bb9

bb7:                                              ; preds = %bb3
  %18 = load i64, ptr %end2, align 8
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %18, i64 %len, ptr align 8 @alloc_c06608df6cc0d2bd95c819188c4ea232) #24
  unreachable

bb11:                                             ; preds = %bb9
  %19 = getelementptr inbounds i8, ptr %start1, i64 8
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %start3, align 8
  %_23 = load i64, ptr %end2, align 8
  %21 = load i64, ptr %start3, align 8
  %_21 = icmp ugt i64 %21, %_23
  br i1 %_21, label %bb15, label %bb16

bb12:                                             ; preds = %bb9
  %22 = getelementptr inbounds i8, ptr %start1, i64 8
  %start5 = load i64, ptr %22, align 8
  %_18 = load i64, ptr %end2, align 8
  %_16 = icmp uge i64 %start5, %_18
  br i1 %_16, label %bb13, label %bb14

bb10:                                             ; preds = %bb9
  store i64 0, ptr %start3, align 8
  br label %bb17

bb16:                                             ; preds = %bb11
  br label %bb17

bb15:                                             ; preds = %bb11
  %23 = load i64, ptr %start3, align 8
  %24 = load i64, ptr %end2, align 8
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %23, i64 %24, i64 %len, ptr align 8 @alloc_9c3779819ac11be89abc0afc5d90a891) #24
  unreachable

bb17:                                             ; preds = %bb10, %bb14, %bb16
  %_0.0 = load i64, ptr %start3, align 8
  %_0.1 = load i64, ptr %end2, align 8
  %25 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %26 = insertvalue { i64, i64 } %25, i64 %_0.1, 1
  ret { i64, i64 } %26

bb14:                                             ; preds = %bb12
  %27 = add i64 %start5, 1
  store i64 %27, ptr %start3, align 8
  br label %bb17

bb13:                                             ; preds = %bb12
  %28 = load i64, ptr %end2, align 8
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %start5, i64 %28, i64 %len, ptr align 8 @alloc_7562524d953770acb7353b229c3fecbe) #24
  unreachable
}

define internal { i64, i64 } @_ZN4core5slice5index5range17h52361010b4df968bE(i64 %bounds, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %_4 = alloca [32 x i8], align 8
  %range = alloca [0 x i8], align 1
  %2 = call { i64, ptr } @"_ZN86_$LT$core..ops..range..RangeFull$u20$as$u20$core..ops..range..RangeBounds$LT$T$GT$$GT$11start_bound17hae66dd1b7ccb9bf9E"(ptr align 1 %range) #10
  %3 = extractvalue { i64, ptr } %2, 0
  %4 = extractvalue { i64, ptr } %2, 1
  store i64 %3, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %4, ptr %5, align 8
  br label %bb1

bb1:                                              ; preds = %start
  %_11 = load i64, ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %7 = load ptr, ptr %6, align 8
  switch i64 %_11, label %bb8 [
    i64 0, label %bb10
    i64 1, label %bb9
    i64 2, label %bb11
  ]

bb8:                                              ; preds = %bb2, %bb1
  unreachable

bb10:                                             ; preds = %bb1
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %x = load ptr, ptr %8, align 8
  %_13 = load i64, ptr %x, align 8
  %9 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %_13, ptr %9, align 8
  store i64 0, ptr %_5, align 8
  br label %bb7

bb9:                                              ; preds = %bb1
  %10 = getelementptr inbounds i8, ptr %self, i64 8
  %x2 = load ptr, ptr %10, align 8
  %_15 = load i64, ptr %x2, align 8
  %11 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %_15, ptr %11, align 8
  store i64 1, ptr %_5, align 8
  br label %bb7

bb11:                                             ; preds = %bb1
  %12 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, align 8
  %13 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, i64 8), align 8
  store i64 %12, ptr %_5, align 8
  %14 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %13, ptr %14, align 8
  br label %bb7

bb7:                                              ; preds = %bb11, %bb9, %bb10
  %15 = call { i64, ptr } @"_ZN86_$LT$core..ops..range..RangeFull$u20$as$u20$core..ops..range..RangeBounds$LT$T$GT$$GT$9end_bound17h7a5361dbc6543640E"(ptr align 1 %range) #10
  %16 = extractvalue { i64, ptr } %15, 0
  %17 = extractvalue { i64, ptr } %15, 1
  store i64 %16, ptr %self1, align 8
  %18 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %17, ptr %18, align 8
  br label %bb2

bb2:                                              ; preds = %bb7
  %_16 = load i64, ptr %self1, align 8
  %19 = getelementptr inbounds i8, ptr %self1, i64 8
  %20 = load ptr, ptr %19, align 8
  switch i64 %_16, label %bb8 [
    i64 0, label %bb14
    i64 1, label %bb13
    i64 2, label %bb15
  ]

bb14:                                             ; preds = %bb2
  %21 = getelementptr inbounds i8, ptr %self1, i64 8
  %x3 = load ptr, ptr %21, align 8
  %_18 = load i64, ptr %x3, align 8
  %22 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %_18, ptr %22, align 8
  store i64 0, ptr %_8, align 8
  br label %bb12

bb13:                                             ; preds = %bb2
  %23 = getelementptr inbounds i8, ptr %self1, i64 8
  %x4 = load ptr, ptr %23, align 8
  %_20 = load i64, ptr %x4, align 8
  %24 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %_20, ptr %24, align 8
  store i64 1, ptr %_8, align 8
  br label %bb12

bb15:                                             ; preds = %bb2
  %25 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, align 8
  %26 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.2, i64 8), align 8
  store i64 %25, ptr %_8, align 8
  %27 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %26, ptr %27, align 8
  br label %bb12

bb12:                                             ; preds = %bb15, %bb13, %bb14
  %28 = load i64, ptr %_5, align 8
  %29 = getelementptr inbounds i8, ptr %_5, i64 8
  %30 = load i64, ptr %29, align 8
  store i64 %28, ptr %_4, align 8
  %31 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %30, ptr %31, align 8
  %32 = load i64, ptr %_8, align 8
  %33 = getelementptr inbounds i8, ptr %_8, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %_4, i64 16
  store i64 %32, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store i64 %34, ptr %36, align 8
  %37 = call { i64, i64 } @_ZN4core5slice5index16into_slice_range17hfc100fa9c2a8b055E(i64 %bounds, ptr align 8 %_4) #23
  %_0.0 = extractvalue { i64, i64 } %37, 0
  %_0.1 = extractvalue { i64, i64 } %37, 1
  br label %bb3

bb3:                                              ; preds = %bb12
  %38 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %39 = insertvalue { i64, i64 } %38, i64 %_0.1, 1
  ret { i64, i64 } %39

bb5:                                              ; No predecessors!
  %40 = load ptr, ptr %1, align 8
  %41 = getelementptr inbounds i8, ptr %1, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = insertvalue { ptr, i32 } poison, ptr %40, 0
  %44 = insertvalue { ptr, i32 } %43, i32 %42, 1
  resume { ptr, i32 } %44
}

define internal void @"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h0452e13f13868f00E"(ptr sret([24 x i8]) align 8 %t, ptr align 8 %self, ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %e = alloca [8 x i8], align 8
  %2 = load ptr, ptr %self, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_3 = select i1 %4, i64 1, i64 0
  %5 = trunc nuw i64 %_3 to i1
  br i1 %5, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %e, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 %msg.0, i64 %msg.1, ptr align 1 %e, ptr align 8 @vtable.3, ptr align 8 %0) #24
  unreachable

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %self, i64 24, i1 false)
  ret void

bb4:                                              ; No predecessors!
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h38b05d4450ffbc4cE"(ptr align 8 %e) #25
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12

bb1:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$6is_err17h7363103ca8e21c70E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %0 = load i32, ptr %self, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  %2 = load i32, ptr %1, align 4
  %_3 = zext i32 %0 to i64
  %_2 = icmp eq i64 %_3, 0
  %_0 = xor i1 %_2, true
  ret i1 %_0
}

define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h1758a1325e70b017E"() unnamed_addr #0 {
start:
  ret i8 0
}

define internal { ptr, i64 } @"_ZN55_$LT$$RF$T$u20$as$u20$core..convert..AsRef$LT$U$GT$$GT$6as_ref17hb63e9f5f58cfbf3fE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_2.1 = load i64, ptr %0, align 8
  %1 = call { ptr, i64 } @"_ZN3std3ffi6os_str85_$LT$impl$u20$core..convert..AsRef$LT$std..ffi..os_str..OsStr$GT$$u20$for$u20$str$GT$6as_ref17h480313b8f51ce5aaE"(ptr align 1 %_2.0, i64 %_2.1) #23
  %_0.0 = extractvalue { ptr, i64 } %1, 0
  %_0.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1
  ret { ptr, i64 } %3
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$10try_remove17h24ef71214083836dE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %index) unnamed_addr #1 {
start:
  %ret = alloca [24 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %0, align 8
  %_15 = icmp ule i64 %len, 384307168202282325
  %_4 = icmp uge i64 %index, %len
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_16 = load ptr, ptr %1, align 8
  %ptr = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_16, i64 %index
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ret, ptr align 8 %ptr, i64 24, i1 false)
  %_11 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %ptr, i64 1
  %_13 = sub i64 %len, %index
  %count = sub i64 %_13, 1
  br label %bb10

bb1:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb3

bb10:                                             ; preds = %bb2
  %2 = mul i64 24, %count
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %ptr, ptr align 8 %_11, i64 %2, i1 false)
  %new_len = sub i64 %len, 1
  br label %bb13

bb13:                                             ; preds = %bb10
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %new_len, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %ret, i64 24, i1 false)
  br label %bb3

bb3:                                              ; preds = %bb1, %bb13
  ret void

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb15:                                             ; No predecessors!
  unreachable

bb16:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5drain17h990475bf393914a0E"(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %0, align 8
  %_14 = icmp ule i64 %len, 384307168202282325
  %1 = call { i64, i64 } @_ZN4core5slice5index5range17h52361010b4df968bE(i64 %len, ptr align 8 @alloc_474885fb42d5bbafad0057f15443a5d3) #10
  %_6.0 = extractvalue { i64, i64 } %1, 0
  %_6.1 = extractvalue { i64, i64 } %1, 1
  br label %bb4

bb4:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_6.0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_20 = load ptr, ptr %3, align 8
  %data = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_20, i64 %_6.0
  %len1 = sub i64 %_6.1, %_6.0
  br label %bb10

bb10:                                             ; preds = %bb4
  %_11 = sub i64 %len, %_6.1
  br label %bb12

bb12:                                             ; preds = %bb10
  %_27 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %data, i64 %len1
  store ptr %_27, ptr %end_or_len, align 8
  br label %bb13

bb13:                                             ; preds = %bb12
  %_12.1 = load ptr, ptr %end_or_len, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 24
  store i64 %_6.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 %_11, ptr %5, align 8
  store ptr %data, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_12.1, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %self, ptr %7, align 8
  ret void

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6remove17h6edf5dfe309f7a01E"(ptr sret([24 x i8]) align 8 %elem, ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = alloca [24 x i8], align 8
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$10try_remove17h24ef71214083836dE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %self, i64 %index) #10
  %1 = load ptr, ptr %_3, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_4 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_4 to i1
  br i1 %4, label %bb4, label %bb3

bb4:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %elem, ptr align 8 %_3, i64 24, i1 false)
  ret void

bb3:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %self, i64 16
  %_6 = load i64, ptr %5, align 8
  %_7 = icmp ule i64 %_6, 384307168202282325
  call void @_RNvNvMs_NtCslNYArtu3iFV_5alloc3vecINtB6_3VecppE6remove13assert_failed(i64 %index, i64 %_6, ptr align 8 %0) #24
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17he835e2a568d80017E"(ptr align 8 %self, ptr align 8 %value) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %src = alloca [24 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  br label %bb9

bb9:                                              ; preds = %start
  %self1 = load i64, ptr %self, align 8
  store i64 %self1, ptr %_5, align 8
  br label %bb7

bb7:                                              ; preds = %bb9
  %2 = load i64, ptr %_5, align 8
  %_4 = icmp eq i64 %len, %2
  br i1 %_4, label %bb1, label %bb3

bb3:                                              ; preds = %bb7
  br label %bb4

bb1:                                              ; preds = %bb7
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hb85eed78dbe38a9eE"(ptr align 8 %self) #26
  br label %bb2

bb4:                                              ; preds = %bb2, %bb3
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_14 = load ptr, ptr %3, align 8
  %end = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_14, i64 %len
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %src, ptr align 8 %value, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %end, ptr align 8 %src, i64 24, i1 false)
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %5 = add i64 %len, 1
  store i64 %5, ptr %4, align 8
  ret ptr %end

bb2:                                              ; preds = %bb1
  br label %bb4

bb6:                                              ; No predecessors!
  call void @"_ZN4core3ptr50drop_in_place$LT$std..sync..mpmc..waker..Entry$GT$17h415d5d1df16364dfE"(ptr align 8 %value) #25
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h537a9af1f95459a6E"(ptr align 8 %self) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_weak = alloca [16 x i8], align 8
  %_3 = load ptr, ptr %self, align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %_3, ptr %_weak, align 8
  %1 = getelementptr inbounds i8, ptr %_weak, i64 8
  store ptr %_4, ptr %1, align 8
  %self1 = load ptr, ptr %self, align 8
  %_6 = getelementptr inbounds i8, ptr %self1, i64 16
  call void @"_ZN4core3ptr67drop_in_place$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$17hc8ba13f325e90fbcE"(ptr align 8 %_6) #10
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hde211439ba08c840E"(ptr align 8 %_weak) #10
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hde211439ba08c840E"(ptr align 8 %_weak) #25
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h91211869cfaaeca2E"(ptr align 8 %self) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_weak = alloca [16 x i8], align 8
  %_3 = load ptr, ptr %self, align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %_3, ptr %_weak, align 8
  %1 = getelementptr inbounds i8, ptr %_weak, i64 8
  store ptr %_4, ptr %1, align 8
  %self1 = load ptr, ptr %self, align 8
  %_6 = getelementptr inbounds i8, ptr %self1, i64 16
  call void @"_ZN4core3ptr51drop_in_place$LT$std..thread..scoped..ScopeData$GT$17hec6e0626cb1016faE"(ptr align 8 %_6) #10
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17h9f466f629a0bc58fE"(ptr align 8 %_weak) #10
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17h9f466f629a0bc58fE"(ptr align 8 %_weak) #25
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h9ca35a3da3f54a54E"(ptr align 8 %self) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_weak = alloca [16 x i8], align 8
  %_3 = load ptr, ptr %self, align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %_3, ptr %_weak, align 8
  %1 = getelementptr inbounds i8, ptr %_weak, i64 8
  store ptr %_4, ptr %1, align 8
  %self1 = load ptr, ptr %self, align 8
  %_6 = getelementptr inbounds i8, ptr %self1, i64 16
  call void @"_ZN4core3ptr52drop_in_place$LT$std..sync..mpmc..context..Inner$GT$17hb8fa35a2c38b7aeeE"(ptr align 8 %_6) #10
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr104drop_in_place$LT$alloc..sync..Weak$LT$std..sync..mpmc..context..Inner$C$$RF$alloc..alloc..Global$GT$$GT$17h818d472e128f30acE"(ptr align 8 %_weak) #10
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr104drop_in_place$LT$alloc..sync..Weak$LT$std..sync..mpmc..context..Inner$C$$RF$alloc..alloc..Global$GT$$GT$17h818d472e128f30acE"(ptr align 8 %_weak) #25
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal zeroext i1 @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9is_unique17h70e01dbeed1cde24E"(ptr align 8 %this) unnamed_addr #0 {
start:
  %unique = alloca [1 x i8], align 1
  %_9 = load ptr, ptr %this, align 8
  %_12 = getelementptr inbounds i8, ptr %_9, i64 8
  %0 = call { i64, i64 } @_ZN4core4sync6atomic23atomic_compare_exchange17h0c33c8fc832161a4E(ptr %_12, i64 1, i64 -1, i8 2, i8 0) #23
  %_3.0 = extractvalue { i64, i64 } %0, 0
  %_3.1 = extractvalue { i64, i64 } %0, 1
  %1 = icmp eq i64 %_3.0, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %_15 = load ptr, ptr %this, align 8
  %_5 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_15, i8 2) #23
  %2 = icmp eq i64 %_5, 1
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %unique, align 1
  %_20 = load ptr, ptr %this, align 8
  %_24 = getelementptr inbounds i8, ptr %_20, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17hfad83a4d80936ec8E(ptr %_24, i64 1, i8 1) #23
  br label %bb3

bb2:                                              ; preds = %start
  store i8 0, ptr %unique, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %unique, align 1
  %5 = trunc nuw i8 %4 to i1
  ret i1 %5
}

define internal { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17ha72ed24127dbdf52E(i64 %layout.0, i64 %layout.1, i1 zeroext %zeroed) unnamed_addr #0 {
start:
  %self1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %raw_ptr = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = icmp eq i64 %layout.1, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %start
  %data = inttoptr i64 %layout.0 to ptr
  %data2 = inttoptr i64 %layout.0 to ptr
  br label %bb9

bb1:                                              ; preds = %start
  br i1 %zeroed, label %bb3, label %bb4

bb9:                                              ; preds = %bb2
  store ptr %data2, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %1, align 8
  br label %bb6

bb6:                                              ; preds = %bb21, %bb14, %bb9
  %2 = load ptr, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = insertvalue { ptr, i64 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i64 } %5, i64 %4, 1
  ret { ptr, i64 } %6

bb4:                                              ; preds = %bb1
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #10
  %7 = call ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 %layout.1, i64 %layout.0) #10
  store ptr %7, ptr %raw_ptr, align 8
  br label %bb5

bb3:                                              ; preds = %bb1
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #10
  %8 = call ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64 %layout.1, i64 %layout.0) #10
  store ptr %8, ptr %raw_ptr, align 8
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %9 = load ptr, ptr %raw_ptr, align 8
  %_29 = ptrtoint ptr %9 to i64
  %10 = icmp eq i64 %_29, 0
  br i1 %10, label %bb14, label %bb15

bb14:                                             ; preds = %bb5
  store ptr null, ptr %self1, align 8
  store ptr null, ptr %self, align 8
  %11 = load ptr, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %12 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store ptr %11, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %12, ptr %13, align 8
  br label %bb6

bb15:                                             ; preds = %bb5
  br label %bb18

bb18:                                             ; preds = %bb15
  %_28 = load ptr, ptr %raw_ptr, align 8
  store ptr %_28, ptr %self1, align 8
  %v = load ptr, ptr %self1, align 8
  store ptr %v, ptr %self, align 8
  %v3 = load ptr, ptr %self, align 8
  store ptr %v3, ptr %_9, align 8
  %ptr = load ptr, ptr %_9, align 8
  br label %bb21

bb21:                                             ; preds = %bb18
  store ptr %ptr, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %layout.1, ptr %14, align 8
  br label %bb6

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb16:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable
}

define internal ptr @_ZN5alloc5boxed14box_new_uninit17hd2a2bf7b70671dc6E(i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17ha72ed24127dbdf52E(i64 %layout.0, i64 %layout.1, i1 zeroext false) #23
  %1 = extractvalue { ptr, i64 } %0, 0
  %2 = extractvalue { ptr, i64 } %0, 1
  store ptr %1, ptr %_2, align 8
  %3 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %2, ptr %3, align 8
  %4 = load ptr, ptr %_2, align 8
  %5 = getelementptr inbounds i8, ptr %_2, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = ptrtoint ptr %4 to i64
  %8 = icmp eq i64 %7, 0
  %_3 = select i1 %8, i64 1, i64 0
  %9 = trunc nuw i64 %_3 to i1
  br i1 %9, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 %layout.0, i64 %layout.1) #22
  unreachable

bb3:                                              ; preds = %start
  %ptr.0 = load ptr, ptr %_2, align 8
  %10 = getelementptr inbounds i8, ptr %_2, i64 8
  %ptr.1 = load i64, ptr %10, align 8
  ret ptr %ptr.0

bb1:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_zeroed_in17hfcc7ca8ee7aa96f6E"() unnamed_addr #1 {
start:
  %_2 = alloca [8 x i8], align 8
  %0 = call align 8 ptr @"_ZN5alloc5boxed16Box$LT$T$C$A$GT$17try_new_zeroed_in17h64e86ee0e9c09ec6E"() #10
  store ptr %0, ptr %_2, align 8
  %1 = load ptr, ptr %_2, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_3 = select i1 %3, i64 1, i64 0
  %4 = trunc nuw i64 %_3 to i1
  br i1 %4, label %bb3, label %bb4

bb3:                                              ; preds = %start
  call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 8, i64 504) #22
  unreachable

bb4:                                              ; preds = %start
  %m = load ptr, ptr %_2, align 8
  ret ptr %m

bb2:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @"_ZN5alloc5boxed16Box$LT$T$C$A$GT$17try_new_zeroed_in17h64e86ee0e9c09ec6E"() unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %alloc = alloca [0 x i8], align 1
  br label %bb2

bb2:                                              ; preds = %start
  %1 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$15allocate_zeroed17he57109455f381b16E"(ptr align 1 %alloc, i64 8, i64 504) #23
  %2 = extractvalue { ptr, i64 } %1, 0
  %3 = extractvalue { ptr, i64 } %1, 1
  store ptr %2, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %5 = load ptr, ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = ptrtoint ptr %5 to i64
  %9 = icmp eq i64 %8, 0
  %_11 = select i1 %9, i64 1, i64 0
  %10 = trunc nuw i64 %_11 to i1
  br i1 %10, label %bb9, label %bb10

bb9:                                              ; preds = %bb3
  store ptr null, ptr %_0, align 8
  br label %bb6

bb10:                                             ; preds = %bb3
  %v.0 = load ptr, ptr %self, align 8
  %11 = getelementptr inbounds i8, ptr %self, i64 8
  %v.1 = load i64, ptr %11, align 8
  store ptr %v.0, ptr %_3, align 8
  %12 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %v.1, ptr %12, align 8
  %val.0 = load ptr, ptr %_3, align 8
  %13 = getelementptr inbounds i8, ptr %_3, i64 8
  %val.1 = load i64, ptr %13, align 8
  store ptr %val.0, ptr %ptr, align 8
  br label %bb5

bb5:                                              ; preds = %bb10
  %raw = load ptr, ptr %ptr, align 8
  br label %bb13

bb13:                                             ; preds = %bb5
  %_17 = load ptr, ptr %ptr, align 8
  store ptr %_17, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb9, %bb13
  %14 = load ptr, ptr %_0, align 8
  ret ptr %14

bb4:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19

bb1:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hb85eed78dbe38a9eE"(ptr align 8 %self) unnamed_addr #3 {
start:
  %_3 = alloca [16 x i8], align 8
  %self1 = load i64, ptr %self, align 8
  %0 = call { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 %self1, i64 1, i64 8, i64 24) #10
  %1 = extractvalue { i64, i64 } %0, 0
  %2 = extractvalue { i64, i64 } %0, 1
  store i64 %1, ptr %_3, align 8
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %2, ptr %3, align 8
  %4 = load i64, ptr %_3, align 8
  %5 = getelementptr inbounds i8, ptr %_3, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, -9223372036854775807
  %_6 = select i1 %7, i64 0, i64 1
  %8 = trunc nuw i64 %_6 to i1
  br i1 %8, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %err.0 = load i64, ptr %_3, align 8
  %9 = getelementptr inbounds i8, ptr %_3, i64 8
  %err.1 = load i64, ptr %9, align 8
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #22
  unreachable

bb3:                                              ; preds = %start
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %self, ptr %ptr, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %0 = icmp eq i64 %layout.1, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %bb1, %start
  ret void

bb1:                                              ; preds = %start
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr %ptr, i64 %layout.1, i64 %layout.0) #10
  br label %bb2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$15allocate_zeroed17he57109455f381b16E"(ptr align 1 %self, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17ha72ed24127dbdf52E(i64 %layout.0, i64 %layout.1, i1 zeroext true) #23
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal zeroext i1 @"_ZN63_$LT$std..sync..mpsc..RecvError$u20$as$u20$core..fmt..Debug$GT$3fmt17hcb674463e78678a6E"(ptr align 1 %self, ptr align 8 %f) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr align 8 %f, ptr align 1 @alloc_0d39b42616559cee74cf067de278b432, i64 9) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN67_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h0a1366824a5c03b4E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_5.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5.1 = load ptr, ptr %0, align 8
  %_0 = call zeroext i1 @_RNvXs0_NtCsgEmfK2I1SDS_4core3anyDNtB5_3AnyNtNtB7_6marker4SendEL_NtNtB7_3fmt5Debug3fmt(ptr align 1 %_5.0, ptr align 8 %_5.1, ptr align 8 %f) #10
  ret i1 %_0
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2496879dc0e051b8E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  call void @"_ZN4core3ptr164drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$u5d$$GT$17hb0962bc8818a5cfeE"(ptr align 8 %_5, i64 %len) #10
  ret void
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc1f9219211b5e0c7E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  call void @"_ZN4core3ptr60drop_in_place$LT$$u5b$std..sync..mpmc..waker..Entry$u5d$$GT$17ha0e3ae3b3928de90E"(ptr align 8 %_5, i64 %len) #10
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4f2f1a50a7d86f4dE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  call void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr align 8 %self) #26
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6f3e126b9cab98c5E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  call void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr align 8 %self) #26
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h71984c493a75fbcaE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  call void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h9ca35a3da3f54a54E"(ptr align 8 %self) #26
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7c0649b5e59fe8cbE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  call void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h537a9af1f95459a6E"(ptr align 8 %self) #26
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdfb4777907826be7E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  call void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h91211869cfaaeca2E"(ptr align 8 %self) #26
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$std..sync..mpmc..waker..Waker$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0b6a104d89cd3b66E"(ptr align 8 %self) unnamed_addr #0 {
start:
  ret void
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h050d9d78fb98e7ffE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  store i64 24, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %2 = icmp eq i64 %size, 0
  br i1 %2, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h186c2f093ba227ebE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %ptr.1 = load ptr, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %ptr.1, i64 8
  %4 = load i64, ptr %3, align 8, !invariant.load !5
  %5 = getelementptr inbounds i8, ptr %ptr.1, i64 16
  %6 = load i64, ptr %5, align 8, !invariant.load !5
  store i64 %4, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %ptr.1, i64 8
  %8 = load i64, ptr %7, align 8, !invariant.load !5
  %9 = getelementptr inbounds i8, ptr %ptr.1, i64 16
  %10 = load i64, ptr %9, align 8, !invariant.load !5
  store i64 %10, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %11 = icmp eq i64 %size, 0
  br i1 %11, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h25fdb920fd5c9219E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %ptr.1 = load ptr, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %ptr.1, i64 8
  %4 = load i64, ptr %3, align 8, !invariant.load !5
  %5 = getelementptr inbounds i8, ptr %ptr.1, i64 16
  %6 = load i64, ptr %5, align 8, !invariant.load !5
  store i64 %4, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %ptr.1, i64 8
  %8 = load i64, ptr %7, align 8, !invariant.load !5
  %9 = getelementptr inbounds i8, ptr %ptr.1, i64 16
  %10 = load i64, ptr %9, align 8, !invariant.load !5
  store i64 %10, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %11 = icmp eq i64 %size, 0
  br i1 %11, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7ded04181c1ac61eE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %ptr.1 = load i64, ptr %2, align 8
  %3 = mul nuw nsw i64 %ptr.1, 16
  store i64 %3, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  %4 = mul nuw nsw i64 %ptr.1, 16
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %5 = icmp eq i64 %size, 0
  br i1 %5, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8d12aa3b5e18d010E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  store i64 512, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 128, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %2 = icmp eq i64 %size, 0
  br i1 %2, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94d0b37b510129a7E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  store i64 640, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 128, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %2 = icmp eq i64 %size, 0
  br i1 %2, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha2d76f3c9333c087E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  store i64 504, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %2 = icmp eq i64 %size, 0
  br i1 %2, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hae47d1bd588c91d5E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  store i64 136, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %2 = icmp eq i64 %size, 0
  br i1 %2, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haef851b53820307dE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  store i64 12, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 4, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %2 = icmp eq i64 %size, 0
  br i1 %2, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfcf7ade4d96e343aE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %ptr.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %ptr.1 = load ptr, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %ptr.1, i64 8
  %4 = load i64, ptr %3, align 8, !invariant.load !5
  %5 = getelementptr inbounds i8, ptr %ptr.1, i64 16
  %6 = load i64, ptr %5, align 8, !invariant.load !5
  store i64 %4, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %ptr.1, i64 8
  %8 = load i64, ptr %7, align 8, !invariant.load !5
  %9 = getelementptr inbounds i8, ptr %ptr.1, i64 16
  %10 = load i64, ptr %9, align 8, !invariant.load !5
  store i64 %10, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %start
  br label %bb9

bb9:                                              ; preds = %bb7
  %11 = icmp eq i64 %size, 0
  br i1 %11, label %bb3, label %bb1

bb3:                                              ; preds = %bb1, %bb9
  ret void

bb1:                                              ; preds = %bb9
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h05a18c80a03a942bE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #23
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h428aabb7f3eb4632E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  %self1 = load ptr, ptr %self, align 8
  %_20 = ptrtoint ptr %self1 to i64
  %3 = icmp eq i64 %_20, -1
  br i1 %3, label %bb7, label %bb8

bb7:                                              ; preds = %start
  br label %bb6

bb8:                                              ; preds = %start
  %_19 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %_19, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %self1, ptr %4, align 8
  %inner = load ptr, ptr %_2, align 8
  %5 = getelementptr inbounds i8, ptr %_2, i64 8
  %inner2 = load ptr, ptr %5, align 8
  %6 = atomicrmw sub ptr %inner, i64 1 release, align 8
  store i64 %6, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %_3, 1
  br i1 %7, label %bb1, label %bb4

bb6:                                              ; preds = %bb5, %bb7
  ret void

bb1:                                              ; preds = %bb8
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  %_8 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self, align 8
  %self4 = load ptr, ptr %self, align 8
  store i64 48, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb13

bb4:                                              ; preds = %bb8
  br label %bb5

bb13:                                             ; preds = %bb1
  br label %bb15

bb15:                                             ; preds = %bb13
  call void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hcf2f34d405703c67E"(ptr align 8 %_8, ptr %self3, i64 %align, i64 %size) #23
  br label %bb5

bb5:                                              ; preds = %bb4, %bb15
  br label %bb6

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h44ddd6a47389aea2E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  %self1 = load ptr, ptr %self, align 8
  %_20 = ptrtoint ptr %self1 to i64
  %3 = icmp eq i64 %_20, -1
  br i1 %3, label %bb7, label %bb8

bb7:                                              ; preds = %start
  br label %bb6

bb8:                                              ; preds = %start
  %_19 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %_19, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %self1, ptr %4, align 8
  %inner = load ptr, ptr %_2, align 8
  %5 = getelementptr inbounds i8, ptr %_2, i64 8
  %inner2 = load ptr, ptr %5, align 8
  %6 = atomicrmw sub ptr %inner, i64 1 release, align 8
  store i64 %6, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %_3, 1
  br i1 %7, label %bb1, label %bb4

bb6:                                              ; preds = %bb5, %bb7
  ret void

bb1:                                              ; preds = %bb8
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  %_8 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self, align 8
  %self4 = load ptr, ptr %self, align 8
  store i64 40, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb13

bb4:                                              ; preds = %bb8
  br label %bb5

bb13:                                             ; preds = %bb1
  br label %bb15

bb15:                                             ; preds = %bb13
  call void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hcf2f34d405703c67E"(ptr align 8 %_8, ptr %self3, i64 %align, i64 %size) #23
  br label %bb5

bb5:                                              ; preds = %bb4, %bb15
  br label %bb6

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haf151904a57c68e9E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  %self1 = load ptr, ptr %self, align 8
  %_20 = ptrtoint ptr %self1 to i64
  %3 = icmp eq i64 %_20, -1
  br i1 %3, label %bb7, label %bb8

bb7:                                              ; preds = %start
  br label %bb6

bb8:                                              ; preds = %start
  %_19 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %_19, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %self1, ptr %4, align 8
  %inner = load ptr, ptr %_2, align 8
  %5 = getelementptr inbounds i8, ptr %_2, i64 8
  %inner2 = load ptr, ptr %5, align 8
  %6 = atomicrmw sub ptr %inner, i64 1 release, align 8
  store i64 %6, ptr %2, align 8
  %_3 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %_3, 1
  br i1 %7, label %bb1, label %bb4

bb6:                                              ; preds = %bb5, %bb7
  ret void

bb1:                                              ; preds = %bb8
  call void @_ZN4core4sync6atomic5fence17hf2204cb514f02c2fE(i8 2) #23
  %_8 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self, align 8
  %self4 = load ptr, ptr %self, align 8
  store i64 48, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  store i64 8, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb13

bb4:                                              ; preds = %bb8
  br label %bb5

bb13:                                             ; preds = %bb1
  br label %bb15

bb15:                                             ; preds = %bb13
  call void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hcf2f34d405703c67E"(ptr align 8 %_8, ptr %self3, i64 %align, i64 %size) #23
  br label %bb5

bb5:                                              ; preds = %bb4, %bb15
  br label %bb6

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN72_$LT$std..sync..mpsc..SendError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h08bd17098e442943E"(ptr align 4 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_4 = alloca [16 x i8], align 8
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8 %_4, ptr align 8 %f, ptr align 1 @alloc_b787fa9c78ca34a7fff824832ad7eff7, i64 9) #10
  %_0 = call zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8 %_4) #10
  ret i1 %_0
}

define internal void @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h645378998e28313aE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = load i64, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %1 = load ptr, ptr %0, align 8
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %chan = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN3std4sync4mpmc7counter15Sender$LT$C$GT$7release17hbadfb2e6f649b264E"(ptr align 8 %chan) #10
  br label %bb5

bb3:                                              ; preds = %start
  %chan1 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN3std4sync4mpmc7counter15Sender$LT$C$GT$7release17hda3dcfa27e8965e1E"(ptr align 8 %chan1) #10
  br label %bb5

bb2:                                              ; preds = %start
  %chan2 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN3std4sync4mpmc7counter15Sender$LT$C$GT$7release17h74efe4f11ebd64b2E"(ptr align 8 %chan2) #10
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3, %bb4
  ret void
}

define internal zeroext i1 @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h90ed244a0463849eE"(ptr align 8 %c) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$10disconnect17hab5df705e080c767E"(ptr align 8 %c) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h93c730d7fa153cd9E"(ptr align 128 %c) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$18disconnect_senders17h756204b91bdc5a3aE"(ptr align 128 %c) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN74_$LT$std..sync..mpmc..Sender$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17ha2b1bc344cfd3c6cE"(ptr align 128 %c) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$18disconnect_senders17h871f91946acbb8d7E"(ptr align 128 %c) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN75_$LT$$RF$mut$u20$W$u20$as$u20$core..fmt..Write..write_fmt..SpecWriteFmt$GT$14spec_write_fmt17hfad6e618cba36bbeE"(ptr align 8 %self, ptr %0, ptr %1) unnamed_addr #0 {
start:
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %3 = call { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17hf262952706fc4b59E(ptr align 8 %args) #23
  %4 = extractvalue { ptr, i64 } %3, 0
  %5 = extractvalue { ptr, i64 } %3, 1
  store ptr %4, ptr %_3, align 8
  %6 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %5, ptr %6, align 8
  %7 = load ptr, ptr %_3, align 8
  %8 = getelementptr inbounds i8, ptr %_3, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = ptrtoint ptr %7 to i64
  %11 = icmp eq i64 %10, 0
  %_5 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_5 to i1
  br i1 %12, label %bb2, label %bb4

bb2:                                              ; preds = %start
  %s.0 = load ptr, ptr %_3, align 8
  %13 = getelementptr inbounds i8, ptr %_3, i64 8
  %s.1 = load i64, ptr %13, align 8
  %14 = call zeroext i1 @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17h7b9a04e550e1a8b6E"(ptr align 8 %self, ptr align 1 %s.0, i64 %s.1) #10
  %15 = zext i1 %14 to i8
  store i8 %15, ptr %_0, align 1
  br label %bb6

bb4:                                              ; preds = %start
  %16 = load ptr, ptr %args, align 8
  %17 = getelementptr inbounds i8, ptr %args, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = call zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1 %self, ptr align 8 @vtable.0, ptr %16, ptr %18) #10
  %20 = zext i1 %19 to i8
  store i8 %20, ptr %_0, align 1
  br label %bb6

bb6:                                              ; preds = %bb4, %bb2
  %21 = load i8, ptr %_0, align 1
  %22 = trunc nuw i8 %21 to i1
  ret i1 %22

bb7:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN75_$LT$std..sync..mpmc..waker..SyncWaker$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2e3b80c6bb59f713E"(ptr align 8 %self) unnamed_addr #0 {
start:
  ret void
}

define internal void @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha31bf4f0089dc77fE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = load i64, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %1 = load ptr, ptr %0, align 8
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %chan = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN3std4sync4mpmc7counter17Receiver$LT$C$GT$7release17h5573e73c8d8e1651E"(ptr align 8 %chan) #10
  br label %bb5

bb3:                                              ; preds = %start
  %chan1 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN3std4sync4mpmc7counter17Receiver$LT$C$GT$7release17hb2cd813b8e142a03E"(ptr align 8 %chan1) #10
  br label %bb5

bb2:                                              ; preds = %start
  %chan2 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN3std4sync4mpmc7counter17Receiver$LT$C$GT$7release17h4160529efab7004eE"(ptr align 8 %chan2) #10
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3, %bb4
  ret void
}

define internal zeroext i1 @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h341fb764731cc584E"(ptr align 128 %c) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @"_ZN3std4sync4mpmc5array16Channel$LT$T$GT$20disconnect_receivers17hce77c10c49bea4b5E"(ptr align 128 %c) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h96c1cc768b7a53caE"(ptr align 8 %c) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @"_ZN3std4sync4mpmc4zero16Channel$LT$T$GT$10disconnect17hab5df705e080c767E"(ptr align 8 %c) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN76_$LT$std..sync..mpmc..Receiver$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17hebd09c887200ce24E"(ptr align 128 %c) unnamed_addr #0 {
start:
  %_0 = call zeroext i1 @"_ZN3std4sync4mpmc4list16Channel$LT$T$GT$20disconnect_receivers17h977a88aa2f126a79E"(ptr align 128 %c) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h021e5c7e288ad0a7E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_4 = alloca [16 x i8], align 8
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8 %_4, ptr align 8 %f, ptr align 1 @alloc_8e2410b80645266732854088d21653bc, i64 11) #10
  %_0 = call zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8 %_4) #10
  ret i1 %_0
}

define internal zeroext i1 @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hba7286a0f9a40f15E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_4 = alloca [16 x i8], align 8
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8 %_4, ptr align 8 %f, ptr align 1 @alloc_8e2410b80645266732854088d21653bc, i64 11) #10
  %_0 = call zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8 %_4) #10
  ret i1 %_0
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0fb81a15f2eba5d9E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 8, i64 24) #10
  ret void
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfbe889eeb3840578E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 8, i64 16) #10
  ret void
}

define internal void @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop17h6e264083562b19adE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  %_3 = load ptr, ptr %self, align 8
  call void @_ZN3std2io5error14repr_bitpacked11decode_repr17h8fc84d1493b3ec45E(ptr sret([16 x i8]) align 8 %_2, ptr %_3) #23
  call void @"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h3caa3b87f6303270E"(ptr align 8 %_2) #10
  ret void
}

define internal align 8 ptr @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h3643f794b74baa9eE"(ptr %p) unnamed_addr #0 {
start:
  br label %bb3

bb3:                                              ; preds = %start
  ret ptr %p

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN79_$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he7b8feb61000a29fE"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %len.i1 = alloca [8 x i8], align 8
  %len.i = alloca [8 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  %_guard = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  br label %bb14

bb14:                                             ; preds = %start
  store ptr inttoptr (i64 8 to ptr), ptr %end_or_len, align 8
  br label %bb15

bb15:                                             ; preds = %bb14
  %src.1 = load ptr, ptr %end_or_len, align 8
  %2 = load ptr, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %iter, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %4, ptr %5, align 8
  store ptr inttoptr (i64 8 to ptr), ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %src.1, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %iter, i64 8
  %_4.i = load ptr, ptr %7, align 8
  %subtracted.i = load ptr, ptr %iter, align 8
  %8 = ptrtoint ptr %_4.i to i64
  %9 = ptrtoint ptr %subtracted.i to i64
  %10 = sub nuw i64 %8, %9
  %11 = udiv exact i64 %10, 24
  store i64 %11, ptr %len.i, align 8
  %12 = load i64, ptr %len.i, align 8
  %13 = getelementptr inbounds i8, ptr %self, i64 16
  %vec = load ptr, ptr %13, align 8
  br label %bb3

bb3:                                              ; preds = %bb15
  store ptr %self, ptr %_guard, align 8
  %14 = icmp eq i64 %12, 0
  br i1 %14, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  call void @"_ZN4core3ptr176drop_in_place$LT$$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..sync..mpmc..waker..Entry$C$alloc..alloc..Global$GT$$GT$17he274c59727a56eafE"(ptr align 8 %_guard) #10
  br label %bb9

bb5:                                              ; preds = %bb3
  %self1.i = load ptr, ptr %iter, align 8
  %15 = getelementptr inbounds i8, ptr %iter, i64 8
  %_7.i = load ptr, ptr %15, align 8
  %16 = ptrtoint ptr %_7.i to i64
  %17 = ptrtoint ptr %self1.i to i64
  %18 = sub nuw i64 %16, %17
  %19 = udiv exact i64 %18, 24
  store i64 %19, ptr %len.i1, align 8
  %_18.1.i = load i64, ptr %len.i1, align 8
  %20 = insertvalue { ptr, i64 } poison, ptr %self1.i, 0
  %21 = insertvalue { ptr, i64 } %20, i64 %_18.1.i, 1
  %self.0 = extractvalue { ptr, i64 } %21, 0
  %self.1 = extractvalue { ptr, i64 } %21, 1
  br label %bb25

bb9:                                              ; preds = %bb4
  br label %bb10

bb10:                                             ; preds = %bb6, %bb9
  ret void

bb25:                                             ; preds = %bb5
  %22 = getelementptr inbounds i8, ptr %vec, i64 8
  %_52 = load ptr, ptr %22, align 8
  br label %bb29

bb29:                                             ; preds = %bb25
  br label %bb30

bb30:                                             ; preds = %bb29
  br label %bb31

bb31:                                             ; preds = %bb30
  %23 = ptrtoint ptr %self.0 to i64
  %24 = ptrtoint ptr %_52 to i64
  %25 = sub nuw i64 %23, %24
  %26 = udiv exact i64 %25, 24
  store i64 %26, ptr %1, align 8
  %drop_offset = load i64, ptr %1, align 8
  %data = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %_52, i64 %drop_offset
  call void @"_ZN4core3ptr60drop_in_place$LT$$u5b$std..sync..mpmc..waker..Entry$u5d$$GT$17ha0e3ae3b3928de90E"(ptr align 8 %data, i64 %12) #10
  br label %bb6

bb32:                                             ; No predecessors!
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ccbed1f0fd9ac04b89118b089b1cca1d) #24
  unreachable

bb6:                                              ; preds = %bb31
  call void @"_ZN4core3ptr176drop_in_place$LT$$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..sync..mpmc..waker..Entry$C$alloc..alloc..Global$GT$$GT$17he274c59727a56eafE"(ptr align 8 %_guard) #10
  br label %bb10

bb11:                                             ; No predecessors!
  call void @"_ZN4core3ptr176drop_in_place$LT$$LT$alloc..vec..drain..Drain$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..sync..mpmc..waker..Entry$C$alloc..alloc..Global$GT$$GT$17he274c59727a56eafE"(ptr align 8 %_guard) #25
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = insertvalue { ptr, i32 } poison, ptr %27, 0
  %31 = insertvalue { ptr, i32 } %30, i32 %29, 1
  resume { ptr, i32 } %31

bb2:                                              ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb16:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb21:                                             ; No predecessors!
  unreachable

bb22:                                             ; No predecessors!
  unreachable

bb23:                                             ; No predecessors!
  unreachable

bb24:                                             ; No predecessors!
  unreachable

bb27:                                             ; No predecessors!
  unreachable

bb28:                                             ; No predecessors!
  unreachable
}

define hidden void @_ZN7channel4main17h1bb4a1924d737ae6E() unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i1 = alloca [0 x i8], align 1
  %self.i2 = alloca [8 x i8], align 4
  %e.i = alloca [16 x i8], align 8
  %self.i = alloca [16 x i8], align 8
  %0 = alloca [24 x i8], align 8
  %_24 = alloca [8 x i8], align 4
  %message = alloca [4 x i8], align 4
  %t = alloca [24 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %receiver = alloca [16 x i8], align 8
  call void @_ZN3std4sync4mpsc7channel17had893c50e37b048bE(ptr sret([32 x i8]) align 8 %_3) #10
  %sender.0 = load i64, ptr %_3, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  %sender.1 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 16
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8
  store i64 %3, ptr %receiver, align 8
  %6 = getelementptr inbounds i8, ptr %receiver, i64 8
  store ptr %5, ptr %6, align 8
  call void @_ZN3std6thread9functions5spawn17hdfcf1332a2290701E(ptr sret([24 x i8]) align 8 %t, i64 %sender.0, ptr %sender.1) #10
  %7 = call { i32, i32 } @"_ZN3std4sync4mpsc17Receiver$LT$T$GT$4recv17ha78c9db5f8f32bc6E"(ptr align 8 %receiver) #10
  %_7.0 = extractvalue { i32, i32 } %7, 0
  %_7.1 = extractvalue { i32, i32 } %7, 1
  store i32 %_7.0, ptr %self.i2, align 4
  %8 = getelementptr inbounds i8, ptr %self.i2, i64 4
  store i32 %_7.1, ptr %8, align 4
  %9 = load i32, ptr %self.i2, align 4
  %10 = getelementptr inbounds i8, ptr %self.i2, i64 4
  %11 = load i32, ptr %10, align 4
  %_2.i3 = zext i32 %9 to i64
  %12 = trunc nuw i64 %_2.i3 to i1
  br i1 %12, label %bb2.i4, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hb747b8c91cb94f61E.exit"

bb2.i4:                                           ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i1, ptr align 8 @vtable.7, ptr align 8 @alloc_06a69d3c4851d9be4d1dea1307619a0d) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hb747b8c91cb94f61E.exit": ; preds = %start
  %13 = getelementptr inbounds i8, ptr %self.i2, i64 4
  %t.i = load i32, ptr %13, align 4
  store i32 %t.i, ptr %message, align 4
  %_15 = load i32, ptr %message, align 4
  %_16 = load i32, ptr @alloc_fc18870ebd3bffa18e161a5a63775070, align 4
  %_14 = icmp eq i32 %_15, %_16
  br i1 %_14, label %bb5, label %bb6

bb6:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hb747b8c91cb94f61E.exit"
  call void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedmmECsjrHSEGnQ3l9_3std(i8 0, ptr align 4 %message, ptr align 4 @alloc_fc18870ebd3bffa18e161a5a63775070, ptr null, ptr undef, ptr align 8 @alloc_6911d0ae5923c61e3640776cfaa1f564) #24
  unreachable

bb5:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hb747b8c91cb94f61E.exit"
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %t, i64 24, i1 false)
  %14 = call { ptr, ptr } @"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17hb89f107ea05115a1E"(ptr align 8 %0) #10
  %_21.0 = extractvalue { ptr, ptr } %14, 0
  %_21.1 = extractvalue { ptr, ptr } %14, 1
  store ptr %_21.0, ptr %self.i, align 8
  %15 = getelementptr inbounds i8, ptr %self.i, i64 8
  store ptr %_21.1, ptr %15, align 8
  %16 = load ptr, ptr %self.i, align 8
  %17 = getelementptr inbounds i8, ptr %self.i, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %16 to i64
  %20 = icmp eq i64 %19, 0
  %_2.i = select i1 %20, i64 0, i64 1
  %21 = trunc nuw i64 %_2.i to i1
  br i1 %21, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h52c1a9a4b68625b5E.exit"

bb2.i:                                            ; preds = %bb5
  %22 = load ptr, ptr %self.i, align 8
  %23 = getelementptr inbounds i8, ptr %self.i, i64 8
  %24 = load ptr, ptr %23, align 8
  store ptr %22, ptr %e.i, align 8
  %25 = getelementptr inbounds i8, ptr %e.i, i64 8
  store ptr %24, ptr %25, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.5, ptr align 8 @alloc_5418e81ed67d0a14cc4e5614bdd3067e) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h52c1a9a4b68625b5E.exit": ; preds = %bb5
  %26 = call { i32, i32 } @"_ZN3std4sync4mpsc17Receiver$LT$T$GT$4recv17ha78c9db5f8f32bc6E"(ptr align 8 %receiver) #10
  %27 = extractvalue { i32, i32 } %26, 0
  %28 = extractvalue { i32, i32 } %26, 1
  store i32 %27, ptr %_24, align 4
  %29 = getelementptr inbounds i8, ptr %_24, i64 4
  store i32 %28, ptr %29, align 4
  %_22 = call zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$6is_err17h7363103ca8e21c70E"(ptr align 4 %_24) #23
  br i1 %_22, label %bb11, label %bb12

bb12:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h52c1a9a4b68625b5E.exit"
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_42848ab6de049ac238386af76a196ffd, i64 42, ptr align 8 @alloc_c82da7801efcdc898d4965c0f2fb1d9a) #24
  unreachable

bb11:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h52c1a9a4b68625b5E.exit"
  call void @"_ZN4core3ptr57drop_in_place$LT$std..sync..mpsc..Receiver$LT$u32$GT$$GT$17hc4a517c1cbf1475bE"(ptr align 8 %receiver) #10
  ret void
}

define internal void @"_ZN7channel4main28_$u7b$$u7b$closure$u7d$$u7d$17h4773d2ea5430e1aeE"(i64 %0, ptr %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [4 x i8], align 4
  %self.i = alloca [8 x i8], align 4
  %_1 = alloca [16 x i8], align 8
  store i64 %0, ptr %_1, align 8
  %2 = getelementptr inbounds i8, ptr %_1, i64 8
  store ptr %1, ptr %2, align 8
  %3 = call { i32, i32 } @"_ZN3std4sync4mpsc15Sender$LT$T$GT$4send17hbe1e160cffb9986aE"(ptr align 8 %_1, i32 7) #10
  %_2.0 = extractvalue { i32, i32 } %3, 0
  %_2.1 = extractvalue { i32, i32 } %3, 1
  store i32 %_2.0, ptr %self.i, align 4
  %4 = getelementptr inbounds i8, ptr %self.i, i64 4
  store i32 %_2.1, ptr %4, align 4
  %5 = load i32, ptr %self.i, align 4
  %6 = getelementptr inbounds i8, ptr %self.i, i64 4
  %7 = load i32, ptr %6, align 4
  %_2.i = zext i32 %5 to i64
  %8 = trunc nuw i64 %_2.i to i1
  br i1 %8, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h33e16192fd64a5e6E.exit"

bb2.i:                                            ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self.i, i64 4
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %e.i, align 4
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.4, ptr align 8 @alloc_e540d73e23a0eeac6a5277b137a1b951) #24
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h33e16192fd64a5e6E.exit": ; preds = %start
  call void @"_ZN4core3ptr63drop_in_place$LT$channel..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17heda251417571725fE"(ptr align 8 %_1) #10
  ret void
}

define internal void @"_ZN81_$LT$$LP$$RP$$u20$as$u20$std..sys..thread_local..native..lazy..DestroyedState$GT$13register_dtor17h7b38e55b4b4235d5E"(ptr align 8 %s) unnamed_addr #1 {
start:
  call void @_RNvNtNtNtNtCsjrHSEGnQ3l9_3std3sys12thread_local11destructors10linux_like8register(ptr %s, ptr @_ZN3std3sys12thread_local6native4lazy7destroy17hfdcabf45cf16bcf2E) #10
  ret void
}

define internal zeroext i1 @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17h7b9a04e550e1a8b6E"(ptr align 8 %self, ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %_7 = load ptr, ptr %self, align 8
  %1 = call ptr @_ZN3std2io5Write9write_all17h95ef8b3d359b0de7E(ptr align 1 %_7, ptr align 1 %s.0, i64 %s.1) #10
  store ptr %1, ptr %_3, align 8
  %2 = load ptr, ptr %_3, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_5 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_5 to i1
  br i1 %5, label %bb3, label %bb4

bb3:                                              ; preds = %start
  %e = load ptr, ptr %_3, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17hfc82fdaf993f409bE"(ptr align 8 %6) #10
  br label %bb5

bb4:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb7

bb7:                                              ; preds = %bb5, %bb4
  %7 = load i8, ptr %_0, align 1
  %8 = trunc nuw i8 %7 to i1
  ret i1 %8

bb5:                                              ; preds = %bb3
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  %10 = load ptr, ptr %_3, align 8
  store ptr %10, ptr %9, align 8
  store i8 1, ptr %_0, align 1
  br label %bb7

bb6:                                              ; No predecessors!
  %11 = getelementptr inbounds i8, ptr %self, i64 8
  %12 = load ptr, ptr %_3, align 8
  store ptr %12, ptr %11, align 8
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb2:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN81_$LT$std..sync..mpmc..list..Channel$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2d83161aff53fbeeE"(ptr align 128 %self) unnamed_addr #1 {
start:
  %_x1 = alloca [8 x i8], align 8
  %_x = alloca [8 x i8], align 8
  %block = alloca [8 x i8], align 8
  %tail = alloca [8 x i8], align 8
  %head = alloca [8 x i8], align 8
  %0 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %self, i8 0) #23
  store i64 %0, ptr %head, align 8
  %_35 = getelementptr inbounds i8, ptr %self, i64 128
  %1 = call i64 @_ZN4core4sync6atomic11atomic_load17h1ca3ff9111a144e4E(ptr %_35, i8 0) #23
  store i64 %1, ptr %tail, align 8
  %_38 = getelementptr inbounds i8, ptr %self, i64 8
  %2 = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %_38, i8 0) #23
  store ptr %2, ptr %block, align 8
  %3 = load i64, ptr %head, align 8
  %4 = and i64 %3, -2
  store i64 %4, ptr %head, align 8
  %5 = load i64, ptr %tail, align 8
  %6 = and i64 %5, -2
  store i64 %6, ptr %tail, align 8
  br label %bb1

bb1:                                              ; preds = %bb5, %start
  %_12 = load i64, ptr %head, align 8
  %_13 = load i64, ptr %tail, align 8
  %_11 = icmp ne i64 %_12, %_13
  br i1 %_11, label %bb2, label %bb6

bb6:                                              ; preds = %bb1
  %self2 = load ptr, ptr %block, align 8
  %_51 = ptrtoint ptr %self2 to i64
  %7 = icmp eq i64 %_51, 0
  br i1 %7, label %bb7, label %bb8

bb2:                                              ; preds = %bb1
  %_16 = load i64, ptr %head, align 8
  %_15 = lshr i64 %_16, 1
  %offset = urem i64 %_15, 32
  %_17 = icmp ult i64 %offset, 31
  br i1 %_17, label %bb3, label %bb4

bb7:                                              ; preds = %bb6
  br label %bb9

bb8:                                              ; preds = %bb6
  br label %bb23

bb9:                                              ; preds = %bb23, %bb7
  ret void

bb23:                                             ; preds = %bb8
  %_53 = load ptr, ptr %block, align 8
  store ptr %_53, ptr %_x1, align 8
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_x1) #10
  br label %bb9

bb4:                                              ; preds = %bb2
  %8 = load ptr, ptr %block, align 8
  %self3 = getelementptr inbounds i8, ptr %8, i64 496
  %next = call ptr @_ZN4core4sync6atomic11atomic_load17h30fc56f9f032dfefE(ptr %self3, i8 0) #23
  br label %bb19

bb3:                                              ; preds = %bb2
  %_19 = load ptr, ptr %block, align 8
  br label %bb14

bb19:                                             ; preds = %bb4
  %_48 = load ptr, ptr %block, align 8
  store ptr %_48, ptr %_x, align 8
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..boxed..Box$LT$std..sync..mpmc..list..Block$LT$u32$GT$$GT$$GT$17h50d553a9e9233683E"(ptr align 8 %_x) #10
  store ptr %next, ptr %block, align 8
  br label %bb5

bb5:                                              ; preds = %bb14, %bb19
  %9 = load i64, ptr %head, align 8
  %_27 = add i64 %9, 2
  store i64 %_27, ptr %head, align 8
  br label %bb1

bb14:                                             ; preds = %bb3
  %_41 = icmp ult i64 %offset, 31
  %slot = getelementptr inbounds nuw %"std::sync::mpmc::list::Slot<u32>", ptr %_19, i64 %offset
  %_42 = getelementptr inbounds i8, ptr %slot, i64 8
  br label %bb5

bb13:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb21:                                             ; No predecessors!
  unreachable

bb22:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5bf614c0442d363bE"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [4 x i8], align 4
  %slot = alloca [16 x i8], align 8
  %data = alloca [16 x i8], align 8
  %_12 = alloca [8 x i8], align 8
  %_11 = alloca [0 x i8], align 1
  %_6 = alloca [16 x i8], align 8
  %unhandled_panic = alloca [1 x i8], align 1
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load i64, ptr %2, align 8
  %3 = trunc nuw i64 %_5 to i1
  br i1 %3, label %bb2, label %bb1

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = ptrtoint ptr %6 to i64
  %10 = icmp eq i64 %9, 0
  %_4 = select i1 %10, i64 0, i64 1
  %11 = icmp eq i64 %_4, 1
  %12 = zext i1 %11 to i8
  store i8 %12, ptr %unhandled_panic, align 1
  br label %bb3

bb1:                                              ; preds = %start
  store i8 0, ptr %unhandled_panic, align 1
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_9 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %_9, ptr %data, align 8
  call void @_ZN3std9panicking12catch_unwind7do_call17h58718c251f97839dE(ptr %data)
  store i32 0, ptr %1, align 4
  %_24 = load i32, ptr %1, align 4
  %13 = icmp eq i32 %_24, 0
  br i1 %13, label %bb15, label %bb16

bb15:                                             ; preds = %bb3
  %14 = load ptr, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %15 = load ptr, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store ptr %14, ptr %_6, align 8
  %16 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %15, ptr %16, align 8
  br label %bb17

bb16:                                             ; preds = %bb3
  %17 = load ptr, ptr %data, align 8
  %18 = getelementptr inbounds i8, ptr %data, i64 8
  %19 = load ptr, ptr %18, align 8
  store ptr %17, ptr %slot, align 8
  %20 = getelementptr inbounds i8, ptr %slot, i64 8
  store ptr %19, ptr %20, align 8
  %_27.0 = load ptr, ptr %slot, align 8
  %21 = getelementptr inbounds i8, ptr %slot, i64 8
  %_27.1 = load ptr, ptr %21, align 8
  store ptr %_27.0, ptr %_6, align 8
  %22 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %_27.1, ptr %22, align 8
  br label %bb17

bb17:                                             ; preds = %bb16, %bb15
  %23 = load ptr, ptr %_6, align 8
  %24 = getelementptr inbounds i8, ptr %_6, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %23 to i64
  %27 = icmp eq i64 %26, 0
  %_10 = select i1 %27, i64 0, i64 1
  %28 = trunc nuw i64 %_10 to i1
  br i1 %28, label %bb4, label %bb7

bb4:                                              ; preds = %bb17
  %29 = call ptr @_ZN3std2io5Write9write_fmt17h47d242be5115f635E(ptr align 1 %_11, ptr @alloc_58f213f5b48e0bea76ba0b429606a6b5, ptr inttoptr (i64 125 to ptr)) #10
  store ptr %29, ptr %_12, align 8
  br label %bb5

bb7:                                              ; preds = %bb17
  call void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hccc65f95e0c124e7E"(ptr align 8 %_6) #10
  %30 = load ptr, ptr %self, align 8
  %31 = ptrtoint ptr %30 to i64
  %32 = icmp eq i64 %31, 0
  %_16 = select i1 %32, i64 0, i64 1
  %33 = trunc nuw i64 %_16 to i1
  br i1 %33, label %bb9, label %bb11

bb5:                                              ; preds = %bb4
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17hfc82fdaf993f409bE"(ptr align 8 %_12) #10
  br label %bb6

bb6:                                              ; preds = %bb5
  call void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() #22
  unreachable

bb12:                                             ; No predecessors!
  call void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hccc65f95e0c124e7E"(ptr align 8 %_6) #25
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = insertvalue { ptr, i32 } poison, ptr %34, 0
  %38 = insertvalue { ptr, i32 } %37, i32 %36, 1
  resume { ptr, i32 } %38

bb9:                                              ; preds = %bb7
  %_42 = load ptr, ptr %self, align 8
  %_19 = getelementptr inbounds i8, ptr %_42, i64 16
  %39 = load i8, ptr %unhandled_panic, align 1
  %40 = trunc nuw i8 %39 to i1
  call void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29decrement_num_running_threads(ptr align 8 %_19, i1 zeroext %40) #10
  br label %bb11

bb11:                                             ; preds = %bb9, %bb7
  ret void

bb18:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17hb1155e4254dad02eE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  store i64 0, ptr %_2, align 8
  %self = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17hff8a297a3ea2b63cE"(ptr align 8 %self) #10
  br label %bb1

bb1:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %_2, i64 24, i1 false)
  ret void

bb2:                                              ; No predecessors!
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self, ptr align 8 %_2, i64 24, i1 false)
  %1 = load ptr, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = insertvalue { ptr, i32 } poison, ptr %1, 0
  %5 = insertvalue { ptr, i32 } %4, i32 %3, 1
  resume { ptr, i32 } %5
}

define internal { i64, ptr } @"_ZN86_$LT$core..ops..range..RangeFull$u20$as$u20$core..ops..range..RangeBounds$LT$T$GT$$GT$11start_bound17hae66dd1b7ccb9bf9E"(ptr align 1 %self) unnamed_addr #1 {
start:
  ret { i64, ptr } { i64 2, ptr undef }
}

define internal { i64, ptr } @"_ZN86_$LT$core..ops..range..RangeFull$u20$as$u20$core..ops..range..RangeBounds$LT$T$GT$$GT$9end_bound17h7a5361dbc6543640E"(ptr align 1 %self) unnamed_addr #1 {
start:
  ret { i64, ptr } { i64 2, ptr undef }
}

define internal void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7d403a644d944943E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_6 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds i8, ptr %_6, i64 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  call void @_ZN3std4sync6poison4Flag4done17h023879fac9abbbe4E(ptr align 1 %_3, ptr align 1 %_4) #23
  %_7 = load ptr, ptr %self, align 8
  %1 = atomicrmw xchg ptr %_7, i32 0 release, align 4
  store i32 %1, ptr %0, align 4
  %_8 = load i32, ptr %0, align 4
  %2 = icmp eq i32 %_8, 2
  br i1 %2, label %bb3, label %bb4

bb3:                                              ; preds = %start
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4 %_7) #10
  br label %bb2

bb4:                                              ; preds = %start
  br label %bb2

bb2:                                              ; preds = %bb4, %bb3
  ret void
}

define internal void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdf2493646191d8ecE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_6 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds i8, ptr %_6, i64 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  call void @_ZN3std4sync6poison4Flag4done17h023879fac9abbbe4E(ptr align 1 %_3, ptr align 1 %_4) #23
  %_7 = load ptr, ptr %self, align 8
  %1 = atomicrmw xchg ptr %_7, i32 0 release, align 4
  store i32 %1, ptr %0, align 4
  %_8 = load i32, ptr %0, align 4
  %2 = icmp eq i32 %_8, 2
  br i1 %2, label %bb3, label %bb4

bb3:                                              ; preds = %start
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4 %_7) #10
  br label %bb2

bb4:                                              ; preds = %start
  br label %bb2

bb2:                                              ; preds = %bb4, %bb3
  ret void
}

define internal align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hdfe2383180ff7c5dE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_6 = icmp eq ptr %ptr, %end_or_len
  br i1 %_6, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %ptr, i64 1
  store ptr %_16, ptr %self, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8
  br label %bb8

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8
  ret ptr %1

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

define internal { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h9ab852a7a0b65ad5E"(ptr align 8 %self, ptr align 8 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %predicate = alloca [8 x i8], align 8
  store ptr %0, ptr %predicate, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load ptr, ptr %2, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb14

bb14:                                             ; preds = %bb2
  br label %bb15

bb15:                                             ; preds = %bb14
  br label %bb16

bb16:                                             ; preds = %bb15
  %3 = ptrtoint ptr %_6 to i64
  %4 = ptrtoint ptr %subtracted to i64
  %5 = sub nuw i64 %3, %4
  %6 = udiv exact i64 %5, 24
  store i64 %6, ptr %n, align 8
  br label %bb3

bb17:                                             ; No predecessors!
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #24
  unreachable

bb3:                                              ; preds = %bb16
  store i64 0, ptr %i, align 8
  br label %bb4

bb4:                                              ; preds = %bb7, %bb3
  %ptr = load ptr, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %7, align 8
  br label %bb21

bb21:                                             ; preds = %bb4
  %_29 = icmp eq ptr %ptr, %end_or_len
  br i1 %_29, label %bb22, label %bb23

bb23:                                             ; preds = %bb21
  %_39 = getelementptr inbounds nuw %"std::sync::mpmc::waker::Entry", ptr %ptr, i64 1
  store ptr %_39, ptr %self, align 8
  br label %bb24

bb22:                                             ; preds = %bb21
  br label %bb29

bb24:                                             ; preds = %bb23
  store ptr %ptr, ptr %_9, align 8
  %x = load ptr, ptr %_9, align 8
  %_11 = call zeroext i1 @"_ZN3std4sync4mpmc5waker5Waker10try_select28_$u7b$$u7b$closure$u7d$$u7d$17h28dd041c7213e3e0E"(ptr align 8 %predicate, ptr align 8 %x) #23
  br label %bb5

bb5:                                              ; preds = %bb24
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %bb5
  %8 = load i64, ptr %i, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %i, align 8
  br label %bb4

bb6:                                              ; preds = %bb5
  %_15 = load i64, ptr %i, align 8
  %10 = load i64, ptr %n, align 8
  %cond = icmp ult i64 %_15, %10
  br label %bb28

bb28:                                             ; preds = %bb6
  %11 = load i64, ptr %i, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %11, ptr %12, align 8
  store i64 1, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb29, %bb28
  %13 = load i64, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = insertvalue { i64, i64 } poison, i64 %13, 0
  %17 = insertvalue { i64, i64 } %16, i64 %15, 1
  ret { i64, i64 } %17

bb9:                                              ; No predecessors!
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  resume { ptr, i32 } %22

bb29:                                             ; preds = %bb22
  %23 = load i64, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @anon.332503de82924a7fe9122b5bde75d6f1.3, i64 8), align 8
  store i64 %23, ptr %_0, align 8
  %25 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %24, ptr %25, align 8
  br label %bb8

bb1:                                              ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable

bb27:                                             ; No predecessors!
  unreachable
}

define internal { i64, ptr } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17ha1cffa4865acfc95E"() unnamed_addr #0 {
start:
  ret { i64, ptr } { i64 undef, ptr null }
}

define internal { i64, ptr } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h3d2c122d59a700a0E"(i64 %0, ptr align 8 %1) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load i64, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_2 = select i1 %7, i64 0, i64 1
  %8 = trunc nuw i64 %_2 to i1
  br i1 %8, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %b.0 = load i64, ptr %self, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  %b.1 = load ptr, ptr %9, align 8
  store i64 %b.0, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %b.1, ptr %10, align 8
  br label %bb4

bb3:                                              ; preds = %start
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %11, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %12 = load i64, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = insertvalue { i64, ptr } poison, i64 %12, 0
  %16 = insertvalue { i64, ptr } %15, ptr %14, 1
  ret { i64, ptr } %16

bb1:                                              ; No predecessors!
  unreachable
}

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #5

declare void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() unnamed_addr #6

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #1

declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

declare zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1, ptr align 8, ptr, ptr) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #5

declare { i64, ptr } @_RNvXs3_NtNtNtCsjrHSEGnQ3l9_3std3sys5stdio4unixNtB5_6StderrNtNtBb_2io5Write5write(ptr align 1, ptr align 1, i64) unnamed_addr #1

declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #5

declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #1

declare void @_RNvNtCsjrHSEGnQ3l9_3std3env7__var_os(ptr sret([24 x i8]) align 8, ptr align 1, i64) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8) unnamed_addr #5

declare { i64, i32 } @_RNvMNtCsjrHSEGnQ3l9_3std4timeNtB2_7Instant3now() unnamed_addr #1

declare range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64, i64) #8

declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i32(i32, i32) #8

declare void @llvm.trap() #9

declare void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9functions9yield_now() unnamed_addr #1

declare void @llvm.x86.sse2.pause() unnamed_addr #10

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #11

declare zeroext i1 @_RNvNtNtNtNtCsjrHSEGnQ3l9_3std3sys3pal4unix5futex10futex_wake(ptr align 4) unnamed_addr #1

declare { i64, i32 } @_RNvXs3_NtCsjrHSEGnQ3l9_3std4timeNtB5_7InstantNtNtNtCsgEmfK2I1SDS_4core3ops5arith3Sub3sub(i64, i32, i64, i32) unnamed_addr #1

declare void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread12park_timeout(ptr align 8, i64, i32) unnamed_addr #1

declare void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread4park(ptr align 8) unnamed_addr #1

declare ptr @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc7contextNtB2_7Context3new() unnamed_addr #2

declare zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() unnamed_addr #12

declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4) unnamed_addr #2

declare void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread5local18panic_access_error(ptr align 8) unnamed_addr #5

declare i64 @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread2idNtB2_8ThreadId3new() unnamed_addr #1

declare ptr @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread3new(i64, ptr align 8) unnamed_addr #1

declare void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook15run_spawn_hooks(ptr sret([32 x i8]) align 8, ptr align 8) unnamed_addr #1

declare void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29increment_num_running_threads(ptr align 8) unnamed_addr #1

declare { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64, ptr align 8) unnamed_addr #1

declare void @_RNvNtNtCsgEmfK2I1SDS_4core3str8converts9from_utf8(ptr sret([24 x i8]) align 8, ptr align 1, i64) unnamed_addr #1

declare void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB4_15ChildSpawnHooks3run(ptr align 8) unnamed_addr #1

declare void @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread4join(i64) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #5

declare { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr) unnamed_addr #13

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

declare i1 @llvm.is.constant.i1(i1) #15

declare i1 @llvm.is.constant.i32(i32) #15

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #8

declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #8

declare void @_RNvNtCsgEmfK2I1SDS_4core3num22from_ascii_radix_panic(i32, ptr align 8) unnamed_addr #5

declare void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8) unnamed_addr #1

declare void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8) unnamed_addr #1

declare void @_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr align 8) unnamed_addr #1

declare zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr align 8, ptr align 8) unnamed_addr #1

declare zeroext i1 @_RNvXsw_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8UpperHex3fmt(ptr align 4, ptr align 8) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #5

declare zeroext i1 @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt(ptr align 8, ptr align 8) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1, i64, ptr align 1, ptr align 8, ptr align 8) unnamed_addr #5

declare void @_RNvNvMs_NtCslNYArtu3iFV_5alloc3vecINtB6_3VecppE6remove13assert_failed(i64, i64, ptr align 8) unnamed_addr #16

declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #1

declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64, i64 allocalign) unnamed_addr #17

declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64, i64 allocalign) unnamed_addr #18

declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64, i64) unnamed_addr #19

declare { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8, i64, i64, i64, i64) unnamed_addr #1

declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64, i64) unnamed_addr #19

declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr captures(address), i64, i64) unnamed_addr #20

declare zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr align 8, ptr align 1, i64) unnamed_addr #1

declare zeroext i1 @_RNvXs0_NtCsgEmfK2I1SDS_4core3anyDNtB5_3AnyNtNtB7_6marker4SendEL_NtNtB7_3fmt5Debug3fmt(ptr align 1, ptr align 8, ptr align 8) unnamed_addr #1

declare void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr align 8) unnamed_addr #3

declare void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr align 8) unnamed_addr #3

declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8, ptr align 8, ptr align 1, i64) unnamed_addr #1

declare zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8) unnamed_addr #1

declare void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8, i64, i64) unnamed_addr #1

declare void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedmmECsjrHSEGnQ3l9_3std(i8, ptr align 4, ptr align 4, ptr, ptr, ptr align 8) unnamed_addr #16

declare void @_RNvNtNtNtNtCsjrHSEGnQ3l9_3std3sys12thread_local11destructors10linux_like8register(ptr, ptr) unnamed_addr #1

declare void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29decrement_num_running_threads(ptr align 8, i1 zeroext) unnamed_addr #1

declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4) unnamed_addr #2

define i32 @main(i32 %0, ptr %1) unnamed_addr #21 {
top:
  %2 = sext i32 %0 to i64
  %3 = call i64 @_ZN3std2rt10lang_start17h59f0897b7715c7bcE(ptr @_ZN7channel4main17h1bb4a1924d737ae6E, i64 %2, ptr %1, i8 0)
  %4 = trunc i64 %3 to i32
  ret i32 %4
}

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { inlinehint noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { nounwind }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { cold noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { cold minsize nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #16 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #17 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #18 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #19 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #20 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #21 = { nonlazybind "target-cpu"="x86-64" }
attributes #22 = { noreturn nounwind }
attributes #23 = { inlinehint nounwind }
attributes #24 = { noinline noreturn nounwind }
attributes #25 = { cold nounwind }
attributes #26 = { noinline nounwind }
attributes #27 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = !{i64 22555205443789236}
!5 = !{}
