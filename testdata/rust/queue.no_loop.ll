source_filename = "queue.f54886ffc70555ed-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::sync::atomic::AtomicUsize" = type { i64 }
%"std::thread::join_handle::JoinHandle<u32>" = type { %"std::thread::lifecycle::JoinInner<'_, u32>" }
%"std::thread::lifecycle::JoinInner<'_, u32>" = type { ptr, ptr, i64 }
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
@vtable.0 = private unnamed_addr constant <{ ptr, [16 x i8], ptr, ptr, ptr }> <{ ptr @"_ZN4core3ptr93drop_in_place$LT$std..io..default_write_fmt..Adapter$LT$std..sys..stdio..unix..Stderr$GT$$GT$17hd78369becbc61632E", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17hd724fc4d6015c641E", ptr @_ZN4core3fmt5Write10write_char17hc051b52a9ba1273eE, ptr @_ZN4core3fmt5Write9write_fmt17hc7ca1de91176c019E }>, align 8
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
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hb5c4e3a7c1596506E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17ha47a0877e4620cabE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17ha47a0877e4620cabE" }>, align 8
@_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT = external global %"core::sync::atomic::AtomicUsize"
@anon.652250405fae0e53746ff1caeefe0f5b.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_e3605bf48dd8479a638909176cc37fce = private unnamed_addr constant [22 x i8] c"failed to spawn thread", align 1
@alloc_ac3c4e69c0cf013c504e8d949189a5f7 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/functions.rs\00", align 1
@alloc_0246dd9f5900f3685febed10b072f357 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac3c4e69c0cf013c504e8d949189a5f7, [16 x i8] c"S\00\00\00\00\00\00\00\83\00\00\00\1D\00\00\00" }>, align 8
@vtable.2 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr143drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$C$u32$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hbb550306865bb045E", [16 x i8] c"0\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h86d5d282fc37672dE" }>, align 8
@_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN = external global %"core::sync::atomic::AtomicUsize"
@alloc_7a0078e56453c84a4274ce689b2bb39a = private unnamed_addr constant [14 x i8] c"RUST_MIN_STACK", align 1
@alloc_987f9181f01088182face37be6d0a1cd = private unnamed_addr constant [41 x i8] c"threads should not terminate unexpectedly", align 1
@alloc_d71163240bab68464d47d4f464e0e58e = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/lifecycle.rs\00", align 1
@alloc_c8fa0f44c6d4fbb5209642c5dc0b0954 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d71163240bab68464d47d4f464e0e58e, [16 x i8] c"S\00\00\00\00\00\00\00\F7\00\00\00\0E\00\00\00" }>, align 8
@alloc_5c930fb1751f82b8f0fb1f0c7d0d38d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d71163240bab68464d47d4f464e0e58e, [16 x i8] c"S\00\00\00\00\00\00\00\FB\00\00\00\0E\00\00\00" }>, align 8
@anon.652250405fae0e53746ff1caeefe0f5b.1 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_e05d24d8281e788759f08dbea3521ad4 = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/mod.rs\00", align 1
@alloc_a7ca6b33fc9d174499ffd85537cb5ade = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e05d24d8281e788759f08dbea3521ad4, [16 x i8] c"K\00\00\00\00\00\00\00\0A\07\00\00\01\00\00\00" }>, align 8
@alloc_7f40ab16d52f282df0c782611f779477 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/char/methods.rs\00", align 1
@alloc_6b557263fd484559e1266c7bddec5c17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00U\07\00\00\09\00\00\00" }>, align 8
@alloc_2800f9fd9aa1f3e24fde08ad5f3cf8ec = private unnamed_addr constant [71 x i8] c"\12encode_utf8: need \C0\13 bytes to encode U+\C3 \00\00i\04\00\15 but buffer has just \C0\00", align 1
@alloc_78b6a49e36fe808e0ef950c2feb9fafc = private unnamed_addr constant [71 x i8] c"to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive", align 1
@alloc_d5231788140d59bda2c80f53d0e0d46e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00\93\01\00\00\09\00\00\00" }>, align 8
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
@alloc_929e9b2e7b7429614ca4fc017efff666 = private unnamed_addr constant [41 x i8] c"there is no such thing as a relaxed fence", align 1
@alloc_ea5b21d5fc560c6358071a0315535da4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\19\11\00\00\18\00\00\00" }>, align 8
@vtable.3 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h470d0c555b1f7c9fE", [16 x i8] c"\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt }>, align 8
@vtable.4 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr134drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$$GT$17h5f05dd0ce614feb1E", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb0d7075f3c877b5cE" }>, align 8
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@vtable.5 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hd327ae88e1634a35E", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN67_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h8187aae3da9dfa48E" }>, align 8
@alloc_326f6ec427947e8579e60c6e85cf0045 = private unnamed_addr constant [91 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/exact_size.rs\00", align 1
@alloc_e1f90aecb5b3a2b58f8f12270549e59d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_326f6ec427947e8579e60c6e85cf0045, [16 x i8] c"Z\00\00\00\00\00\00\00z\00\00\00\09\00\00\00" }>, align 8
@alloc_bc6c24833cc57d8ab679f3fbe0b0ac4a = private unnamed_addr constant [4 x i8] c"\03\00\00\00", align 4
@alloc_97b524d915855bf5449e8ffd161ec9e3 = private unnamed_addr constant [9 x i8] c"queue.rs\00", align 1
@alloc_ae80acb9956e1f16acc3f3598f880058 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\003\00\00\00\05\00\00\00" }>, align 8
@alloc_13aef844602d3ce1b9a2a1ae4f5b0c82 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\001\00\00\00\19\00\00\00" }>, align 8
@alloc_9e2faea450ea94e56c3dcde2ce970a2d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\001\00\00\00\09\00\00\00" }>, align 8
@alloc_bb75f02717e31ed616e918610a840459 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\00\0D\00\00\00+\00\00\00" }>, align 8
@alloc_c5e2092e2c8c72091012e7aa421c15d2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\00\0F\00\00\00.\00\00\00" }>, align 8
@alloc_55268fea908b15ad602ddedda45024f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\00\16\00\00\00+\00\00\00" }>, align 8
@alloc_fde16fec29b28e2eefc80b0fa913b6db = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\00\19\00\00\002\00\00\00" }>, align 8
@alloc_52d92b16babe41aa5b7ac862bd276817 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_97b524d915855bf5449e8ffd161ec9e3, [16 x i8] c"\08\00\00\00\00\00\00\00 \00\00\00\22\00\00\00" }>, align 8
@alloc_8e2410b80645266732854088d21653bc = private unnamed_addr constant [11 x i8] c"PoisonError", align 1
@alloc_58f213f5b48e0bea76ba0b429606a6b5 = private unnamed_addr constant [62 x i8] c"fatal runtime error: thread result panicked on drop, aborting\0A", align 1

define internal void @"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc5c80fb633179f67E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_17 = alloca [24 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_14 = getelementptr inbounds i8, ptr %self, i64 24
  %_12 = load ptr, ptr %_14, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_21 = load ptr, ptr %0, align 8
  %_9 = icmp eq ptr %_21, %_12
  br i1 %_9, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %2 = load ptr, ptr %1, align 8
  store ptr %2, ptr %ptr, align 8
  %_24 = load ptr, ptr %ptr, align 8
  %_23 = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<u32>", ptr %_24, i64 1
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %_23, ptr %3, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8
  br label %bb8

bb7:                                              ; preds = %bb6
  %_25 = load ptr, ptr %ptr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_17, ptr align 8 %_25, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_17, i64 24, i1 false)
  br label %bb9

bb9:                                              ; preds = %bb8, %bb7
  ret void

bb8:                                              ; preds = %bb5
  br label %bb9

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h60cbcf10a4e4fa35E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_10 = getelementptr inbounds i8, ptr %self, i64 24
  %self1 = load ptr, ptr %_10, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %subtracted = load ptr, ptr %0, align 8
  br label %bb7

bb7:                                              ; preds = %bb2
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %self1 to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 24
  store i64 %4, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #20
  unreachable

bb3:                                              ; preds = %bb9
  %_12 = load i64, ptr %exact, align 8
  %_13.1 = load i64, ptr %exact, align 8
  store i64 %_12, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %_13.1, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN105_$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hca5b71a716c01219E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr61drop_in_place$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2bb3f8e65e7abcf6E"(ptr align 8 %self) #21
  ret void
}

define internal i32 @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h2e2cb71ed7ee99c9E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_3 = alloca [40 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %self, i64 40, i1 false)
  %_0 = call i32 @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h862af6a42a42aa84E"(ptr align 8 %_3) #22
  ret i32 %_0
}

define internal void @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h41e051e63cfb485dE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  call void @_ZN4core3ops8function6FnOnce9call_once17hb05d519cf64cfa5bE(ptr align 8 %self) #22
  ret void
}

define internal void @"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7f3600dc01613e28E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %capacity = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %_7 = load ptr, ptr %self, align 8
  %_8 = load ptr, ptr %self, align 8
  %ptr = load ptr, ptr %_8, align 8
  %_9 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %_9, i64 16
  %capacity1 = load i64, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  store i64 %capacity1, ptr %capacity, align 8
  br label %bb2

bb2:                                              ; preds = %bb4
  %_12.0 = load i64, ptr %capacity, align 8
  store i64 %_12.0, ptr %_4, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr %ptr, ptr %1, align 8
  call void @"_ZN4core3ptr98drop_in_place$LT$alloc..raw_vec..RawVec$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$$GT$17h9dc6ff107c10107bE"(ptr align 8 %_4) #21
  ret void

bb3:                                              ; No predecessors!
  unreachable
}

define internal ptr @_ZN3std2io17default_write_fmt17h8b43ffb3e048c06cE(ptr align 1 %this, ptr %args.0, ptr %args.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %output = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %this, ptr %output, align 8
  %1 = getelementptr inbounds i8, ptr %output, i64 8
  store ptr null, ptr %1, align 8
  %_4 = call zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1 %output, ptr align 8 @vtable.0, ptr %args.0, ptr %args.1) #21
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
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17h4fcc3537b266a5e2E"(ptr align 8 %7) #21
  br label %bb9

bb9:                                              ; preds = %bb5, %bb4
  %8 = load ptr, ptr %_0, align 8
  ret ptr %8

bb6:                                              ; preds = %bb3
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_a439077caaee6bab9af745f1531d72a4, ptr inttoptr (i64 173 to ptr), ptr align 8 @alloc_b0ae37a9738c727c4872e897e1f5ac1b) #20
  unreachable

bb5:                                              ; preds = %bb3
  %9 = getelementptr inbounds i8, ptr %output, i64 8
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %_0, align 8
  br label %bb9

bb2:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr93drop_in_place$LT$std..io..default_write_fmt..Adapter$LT$std..sys..stdio..unix..Stderr$GT$$GT$17hd78369becbc61632E"(ptr align 8 %output) #23
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15
}

define internal ptr @_ZN3std2io5Write9write_all17h182281645fc50efaE(ptr align 1 %self, ptr align 1 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %7 = call { i64, ptr } @_RNvXs3_NtNtNtCsjrHSEGnQ3l9_3std3sys5stdio4unixNtB5_6StderrNtNtBb_2io5Write5write(ptr align 1 %self, ptr align 1 %_5.0, i64 %_5.1) #21
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
  call void @_ZN3std2io5error14repr_bitpacked11decode_repr17hfbff40e229c20cf7E(ptr sret([16 x i8]) align 8 %_15, ptr %_25) #22
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %n, i64 %_30, i64 %_30, ptr align 8 @alloc_a2b462ac72db38b51a27d3bbf062bd3b) #20
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
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h470d0c555b1f7c9fE"(ptr align 8 %47) #21
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
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h470d0c555b1f7c9fE"(ptr align 8 %51) #23
  br label %bb14

bb14:                                             ; preds = %bb18, %bb19
  %52 = load ptr, ptr %2, align 8
  %53 = getelementptr inbounds i8, ptr %2, i64 8
  %54 = load i32, ptr %53, align 8
  %55 = insertvalue { ptr, i32 } poison, ptr %52, 0
  %56 = insertvalue { ptr, i32 } %55, i32 %54, 1
  resume { ptr, i32 } %56
}

define internal ptr @_ZN3std2io5Write9write_fmt17hdd7039b0bd4cc050E(ptr align 1 %self, ptr %0, ptr %1) unnamed_addr #1 {
start:
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %3 = call { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17hc00cfa8ddf68e096E(ptr align 8 %args) #22
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
  %14 = call ptr @_ZN3std2io5Write9write_all17h182281645fc50efaE(ptr align 1 %self, ptr align 1 %s.0, i64 %s.1) #21
  store ptr %14, ptr %_0, align 8
  br label %bb5

bb4:                                              ; preds = %start
  %15 = load ptr, ptr %args, align 8
  %16 = getelementptr inbounds i8, ptr %args, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = call ptr @_ZN3std2io17default_write_fmt17h8b43ffb3e048c06cE(ptr align 1 %self, ptr %15, ptr %17) #21
  store ptr %18, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb4, %bb2
  %19 = load ptr, ptr %_0, align 8
  ret ptr %19

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN3std2io5error14repr_bitpacked11decode_repr17hbcabc1b132017549E(ptr sret([16 x i8]) align 8 %_0, ptr %ptr) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_001eb85a62c5c94c4f46cb7ac3a24716) #20
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
  %3 = call i8 @_ZN3std2io5error14repr_bitpacked14kind_from_prim17h4f254a79ea8ffb58E(i32 %kind_bits) #22
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
  %_17 = call align 8 ptr @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h4e272bf0fbf09577E"(ptr %_33) #22
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
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h3fd86556e27398acE(ptr align 8 @alloc_a185c37a7413867ddb596db6d01df0de) #22
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

define internal void @_ZN3std2io5error14repr_bitpacked11decode_repr17hfbff40e229c20cf7E(ptr sret([16 x i8]) align 8 %_0, ptr %ptr) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a500d906b91607583596fa15e63c2ada, i64 40, ptr align 8 @alloc_001eb85a62c5c94c4f46cb7ac3a24716) #20
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
  %3 = call i8 @_ZN3std2io5error14repr_bitpacked14kind_from_prim17h4f254a79ea8ffb58E(i32 %kind_bits) #22
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
  %_17 = call align 8 ptr @"_ZN3std2io5error14repr_bitpacked4Repr4data28_$u7b$$u7b$closure$u7d$$u7d$17hf15c8c2a9d532e5fE"(ptr %_33) #22
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
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h3fd86556e27398acE(ptr align 8 @alloc_a185c37a7413867ddb596db6d01df0de) #22
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

define internal i8 @_ZN3std2io5error14repr_bitpacked14kind_from_prim17h4f254a79ea8ffb58E(i32 %ek) unnamed_addr #0 {
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

define internal align 8 ptr @"_ZN3std2io5error14repr_bitpacked4Repr4data28_$u7b$$u7b$closure$u7d$$u7d$17hf15c8c2a9d532e5fE"(ptr %c) unnamed_addr #0 {
start:
  ret ptr %c
}

define hidden i64 @_ZN3std2rt10lang_start17hf000492d520dce7cE(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #1 {
start:
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %_7, align 8
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.1, i64 %argc, ptr %argv, i8 %sigpipe) #21
  ret i64 %_0
}

define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17ha47a0877e4620cabE"(ptr align 8 %_1) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %_1, align 8
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hd6d461a4981e3a7aE(ptr %_4) #24
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h7c59947f1174c0f0E"() #22
  %_0 = zext i8 %self to i32
  ret i32 %_0
}

define internal void @_ZN3std3env6var_os17hc7c7aa2a01a10100E(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %key = alloca [16 x i8], align 8
  store ptr %0, ptr %key, align 8
  %3 = getelementptr inbounds i8, ptr %key, i64 8
  store i64 %1, ptr %3, align 8
  %4 = call { ptr, i64 } @"_ZN55_$LT$$RF$T$u20$as$u20$core..convert..AsRef$LT$U$GT$$GT$6as_ref17h4ae90af8ba13dbeeE"(ptr align 8 %key) #22
  %_2.0 = extractvalue { ptr, i64 } %4, 0
  %_2.1 = extractvalue { ptr, i64 } %4, 1
  br label %bb1

bb1:                                              ; preds = %start
  call void @_RNvNtCsjrHSEGnQ3l9_3std3env7__var_os(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %_2.0, i64 %_2.1) #21
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

define internal { ptr, i64 } @"_ZN3std3ffi6os_str85_$LT$impl$u20$core..convert..AsRef$LT$std..ffi..os_str..OsStr$GT$$u20$for$u20$str$GT$6as_ref17h8ac9c176a93caa90E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  ret { ptr, i64 } %1
}

define internal i32 @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h3728d4a998ec2e66E(ptr %f) unnamed_addr #2 {
start:
  %result = call i32 @"_ZN5queue4main28_$u7b$$u7b$closure$u7d$$u7d$17h37d764b5678eed30E"(ptr %f) #22
  call void asm sideeffect "", "~{memory}"(), !srcloc !4
  ret i32 %result
}

define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hd6d461a4981e3a7aE(ptr %f) unnamed_addr #2 {
start:
  call void @_ZN4core3ops8function6FnOnce9call_once17h2e18d07967d89729E(ptr %f) #22
  call void asm sideeffect "", "~{memory}"(), !srcloc !4
  ret void
}

define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17heb578bc03c3a3e61E(ptr align 8 %f) unnamed_addr #2 {
start:
  call void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h3edcfc3dce867e13E"(ptr align 8 %f) #22
  call void asm sideeffect "", "~{memory}"(), !srcloc !4
  ret void
}

define internal void @_ZN3std4sync6poison10map_result17hc5e5b94cb624b54fE(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %0, i8 %1, ptr align 4 %f) unnamed_addr #1 {
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
  %11 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h857e5bfe4e63ce51E"(ptr align 4 %f, i1 zeroext %data) #22
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
  %17 = call { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h857e5bfe4e63ce51E"(ptr align 4 %f, i1 zeroext %t) #22
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

define internal void @_ZN3std4sync6poison4Flag4done17hd50886636fb41486E(ptr align 1 %self, ptr align 1 %guard) unnamed_addr #0 {
start:
  %0 = load i8, ptr %guard, align 1
  %_3 = trunc nuw i8 %0 to i1
  br i1 %_3, label %bb3, label %bb1

bb1:                                              ; preds = %start
  %_8 = call i64 @_ZN4core4sync6atomic11atomic_load17hcfc5be9789fc7dc6E(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, i8 0) #22
  %_7 = and i64 %_8, 9223372036854775807
  %1 = icmp eq i64 %_7, 0
  br i1 %1, label %bb5, label %bb6

bb3:                                              ; preds = %bb2, %bb6, %bb5, %start
  ret void

bb5:                                              ; preds = %bb1
  br label %bb3

bb6:                                              ; preds = %bb1
  %_6 = call zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #24
  %_4 = xor i1 %_6, true
  br i1 %_4, label %bb2, label %bb3

bb2:                                              ; preds = %bb6
  call void @_ZN4core4sync6atomic12atomic_store17ha3dc6ae4d814fbb5E(ptr %self, i8 1, i8 0) #22
  br label %bb3
}

define internal { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h1d0820056d664a15E(ptr align 1 %self) unnamed_addr #0 {
start:
  %_5 = alloca [1 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  %_7 = call i64 @_ZN4core4sync6atomic11atomic_load17hcfc5be9789fc7dc6E(ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT, i8 0) #22
  %_6 = and i64 %_7, 9223372036854775807
  %0 = icmp eq i64 %_6, 0
  br i1 %0, label %bb5, label %bb6

bb5:                                              ; preds = %start
  store i8 1, ptr %_5, align 1
  br label %bb4

bb6:                                              ; preds = %start
  %1 = call zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #24
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_5, align 1
  br label %bb4

bb4:                                              ; preds = %bb6, %bb5
  %3 = load i8, ptr %_5, align 1
  %4 = trunc nuw i8 %3 to i1
  %_3 = xor i1 %4, true
  %_13 = call i8 @_ZN4core4sync6atomic11atomic_load17ha47d96669167e451E(ptr %self, i8 0) #22
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

define internal void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$3new17h1408cae97eadfa6fE"(ptr sret([16 x i8]) align 4 %_0, i32 %t.0, i32 %t.1) unnamed_addr #0 {
start:
  %_6 = alloca [1 x i8], align 1
  %_5 = alloca [4 x i8], align 4
  %_3 = alloca [1 x i8], align 1
  %_2 = alloca [4 x i8], align 4
  store i32 0, ptr %_5, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_2, ptr align 4 %_5, i64 4, i1 false)
  store i8 0, ptr %_6, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %_6, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %_2, i64 4, i1 false)
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 1 %_3, i64 1, i1 false)
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %t.0, ptr %1, align 4
  %2 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %t.1, ptr %2, align 4
  ret void
}

define internal void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h64cbe026181e32a3E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17h662668bbf2044f00E(ptr %self, i32 0, i32 1, i8 2, i8 0) #22
  %_5.0 = extractvalue { i32, i32 } %0, 0
  %_5.1 = extractvalue { i32, i32 } %0, 1
  %_12 = zext i32 %_5.0 to i64
  %_11 = icmp eq i64 %_12, 0
  %_3 = xor i1 %_11, true
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4 %self) #21
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_14 = getelementptr inbounds i8, ptr %self, i64 4
  %1 = call { i1, i8 } @_ZN3std4sync6poison4Flag5guard17h1d0820056d664a15E(ptr align 1 %_14) #22
  %_13.0 = extractvalue { i1, i8 } %1, 0
  %_13.1 = extractvalue { i1, i8 } %1, 1
  call void @_ZN3std4sync6poison10map_result17hc5e5b94cb624b54fE(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %_13.0, i8 %_13.1, ptr align 4 %self) #21
  ret void
}

define internal { ptr, i1 } @"_ZN3std4sync6poison5mutex19MutexGuard$LT$T$GT$3new28_$u7b$$u7b$closure$u7d$$u7d$17h857e5bfe4e63ce51E"(ptr align 4 %_1, i1 zeroext %guard) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, i1 } poison, ptr %_1, 0
  %1 = insertvalue { ptr, i1 } %0, i1 %guard, 1
  ret { ptr, i1 } %1
}

define internal i32 @_ZN3std4sync6poison7condvar7Condvar3new17h165a69e97311f1daE() unnamed_addr #0 {
start:
  %_2 = alloca [4 x i8], align 4
  %_1 = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  store i32 0, ptr %_2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_1, ptr align 4 %_2, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %_1, i64 4, i1 false)
  %0 = load i32, ptr %_0, align 4
  ret i32 %0
}

define internal void @_ZN3std4sync6poison7condvar7Condvar4wait17h8cf3ec17f9051d15E(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self, ptr align 4 %0, i1 zeroext %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %guard = alloca [16 x i8], align 8
  store ptr %0, ptr %guard, align 8
  %3 = getelementptr inbounds i8, ptr %guard, i64 8
  %4 = zext i1 %1 to i8
  store i8 %4, ptr %3, align 8
  %_13 = load ptr, ptr %guard, align 8
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync7condvar5futexNtB2_7Condvar4wait(ptr align 4 %self, ptr align 4 %_13) #21
  br label %bb1

bb1:                                              ; preds = %start
  %_14 = load ptr, ptr %guard, align 8
  %_19 = getelementptr inbounds i8, ptr %_14, i64 4
  %_16 = call i8 @_ZN4core4sync6atomic11atomic_load17ha47d96669167e451E(ptr %_19, i8 0) #22
  br label %bb7

bb7:                                              ; preds = %bb1
  %poisoned = icmp ne i8 %_16, 0
  %5 = icmp eq i8 %_16, 0
  br i1 %5, label %bb3, label %bb2

bb3:                                              ; preds = %bb7
  %_12.0 = load ptr, ptr %guard, align 8
  %6 = getelementptr inbounds i8, ptr %guard, i64 8
  %7 = load i8, ptr %6, align 8
  %_12.1 = trunc nuw i8 %7 to i1
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_12.0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = zext i1 %_12.1 to i8
  store i8 %10, ptr %9, align 8
  store i64 0, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %bb7
  %data.0 = load ptr, ptr %guard, align 8
  %11 = getelementptr inbounds i8, ptr %guard, i64 8
  %12 = load i8, ptr %11, align 8
  %data.1 = trunc nuw i8 %12 to i1
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %data.0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %15 = zext i1 %data.1 to i8
  store i8 %15, ptr %14, align 8
  store i64 1, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb6:                                              ; No predecessors!
  call void @"_ZN4core3ptr96drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$17h4b9c68016c05031dE"(ptr align 8 %guard) #23
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20
}

define internal void @"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17hd8bda2c06d5d18eaE"(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %self, i64 24, i1 false)
  call void @"_ZN3std6thread9lifecycle18JoinInner$LT$T$GT$4join17he2c78ba8e6bd41feE"(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %_2) #21
  ret void
}

define internal void @_ZN3std6thread7builder7Builder15spawn_unchecked17h6e56f16d775d6851E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, ptr %f) unnamed_addr #1 {
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
  call void @_ZN3std6thread9lifecycle15spawn_unchecked17h95be8fb2a3086bc7E(ptr sret([24 x i8]) align 8 %self1, ptr align 8 %name, i64 %stack_size.0, i64 %stack_size.1, i1 zeroext %no_hooks, ptr null, ptr %f) #21
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

define internal void @_ZN3std6thread9functions5spawn17h8dcf7f8984041149E(ptr sret([24 x i8]) align 8 %_0, ptr %f) unnamed_addr #1 {
start:
  %_4 = alloca [24 x i8], align 8
  %self = alloca [48 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  store i64 -9223372036854775808, ptr %_4, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %_4, i64 24, i1 false)
  %1 = load i64, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
  store i64 %1, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 40
  store i8 0, ptr %4, align 8
  call void @_ZN3std6thread7builder7Builder15spawn_unchecked17h6e56f16d775d6851E(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self, ptr %f) #21
  call void @"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h9fee497f3d0d8bb1E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %_2, ptr align 1 @alloc_e3605bf48dd8479a638909176cc37fce, i64 22, ptr align 8 @alloc_0246dd9f5900f3685febed10b072f357) #22
  ret void
}

define internal void @_ZN3std6thread9lifecycle15spawn_unchecked17h95be8fb2a3086bc7E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %name, i64 %0, i64 %1, i1 zeroext %no_hooks, ptr %2, ptr %3) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %4 = alloca [16 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
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
  %_30 = alloca [48 x i8], align 8
  %rust_start = alloca [48 x i8], align 8
  %value = alloca [24 x i8], align 8
  %_15 = alloca [24 x i8], align 8
  %data = alloca [32 x i8], align 8
  %my_packet = alloca [8 x i8], align 8
  %hooks = alloca [32 x i8], align 8
  %_9 = alloca [24 x i8], align 8
  %thread = alloca [8 x i8], align 8
  %stack_size1 = alloca [8 x i8], align 8
  %f = alloca [8 x i8], align 8
  %scope_data = alloca [8 x i8], align 8
  %stack_size = alloca [16 x i8], align 8
  store i64 %0, ptr %stack_size, align 8
  %7 = getelementptr inbounds i8, ptr %stack_size, i64 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %scope_data, align 8
  store ptr %3, ptr %f, align 8
  store i8 1, ptr %_47, align 1
  store i8 1, ptr %_46, align 1
  store i8 1, ptr %_45, align 1
  %_48 = load i64, ptr %stack_size, align 8
  %8 = getelementptr inbounds i8, ptr %stack_size, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = trunc nuw i64 %_48 to i1
  br i1 %10, label %bb31, label %bb30

bb31:                                             ; preds = %start
  %11 = getelementptr inbounds i8, ptr %stack_size, i64 8
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %stack_size1, align 8
  br label %bb29

bb30:                                             ; preds = %start
  %13 = call i64 @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h5afd4203e88b5e3dE"() #22
  store i64 %13, ptr %stack_size1, align 8
  br label %bb45

bb45:                                             ; preds = %bb30
  br label %bb29

bb29:                                             ; preds = %bb31, %bb45
  %id = call i64 @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread2idNtB2_8ThreadId3new() #21
  br label %bb1

bb1:                                              ; preds = %bb29
  store i8 0, ptr %_47, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %name, i64 24, i1 false)
  %14 = call ptr @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread3new(i64 %id, ptr align 8 %_9) #21
  store ptr %14, ptr %thread, align 8
  br label %bb2

bb2:                                              ; preds = %bb1
  br i1 %no_hooks, label %bb32, label %bb3

bb3:                                              ; preds = %bb2
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook15run_spawn_hooks(ptr sret([32 x i8]) align 8 %hooks, ptr align 8 %thread) #21
  br label %bb4

bb32:                                             ; preds = %bb2
  store i64 0, ptr %_49, align 8
  %15 = getelementptr inbounds i8, ptr %_49, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %_49, i64 16
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %hooks, i64 24
  store ptr null, ptr %17, align 8
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
  %18 = getelementptr inbounds i8, ptr %data, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %_15, i64 24, i1 false)
  store i64 1, ptr %_52, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_51, ptr align 8 %_52, i64 8, i1 false)
  %19 = getelementptr inbounds i8, ptr %_51, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %_52, i64 8, i1 false)
  %20 = getelementptr inbounds i8, ptr %_51, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %data, i64 32, i1 false)
  %_3.i = call ptr @_ZN5alloc5boxed14box_new_uninit17hd05abf6d895e8b6eE(i64 8, i64 48) #22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i, ptr align 8 %_51, i64 48, i1 false)
  br label %bb33

bb33:                                             ; preds = %bb5
  store ptr %_3.i, ptr %my_packet, align 8
  %_64 = load ptr, ptr %my_packet, align 8
  %21 = atomicrmw add ptr %_64, i64 1 monotonic, align 8
  store i64 %21, ptr %6, align 8
  %old_size = load i64, ptr %6, align 8
  %_59 = icmp ugt i64 %old_size, 9223372036854775807
  br i1 %_59, label %bb34, label %bb35

bb35:                                             ; preds = %bb33
  %ptr = load ptr, ptr %my_packet, align 8
  store i8 0, ptr %_45, align 1
  %x2 = load ptr, ptr %f, align 8
  store i8 0, ptr %_44, align 1
  store i8 1, ptr %_43, align 1
  %22 = getelementptr inbounds i8, ptr %rust_start, i64 40
  store ptr %x2, ptr %22, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %rust_start, ptr align 8 %hooks, i64 32, i1 false)
  %23 = getelementptr inbounds i8, ptr %rust_start, i64 32
  store ptr %ptr, ptr %23, align 8
  %_72 = load ptr, ptr %my_packet, align 8
  %24 = getelementptr inbounds i8, ptr %_72, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = icmp eq i64 %26, 0
  %_23 = select i1 %27, i64 0, i64 1
  %28 = trunc nuw i64 %_23 to i1
  br i1 %28, label %bb6, label %bb8

bb34:                                             ; preds = %bb33
  call void @llvm.trap()
  unreachable

bb6:                                              ; preds = %bb35
  %29 = getelementptr inbounds i8, ptr %_72, i64 16
  %_74 = load ptr, ptr %29, align 8
  %_26 = getelementptr inbounds i8, ptr %_74, i64 16
  call void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29increment_num_running_threads(ptr align 8 %_26) #21
  br label %bb7

bb8:                                              ; preds = %bb7, %bb35
  store i8 0, ptr %_43, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_30, ptr align 8 %rust_start, i64 48, i1 false)
  %_3.i5 = call ptr @_ZN5alloc5boxed14box_new_uninit17hd05abf6d895e8b6eE(i64 8, i64 48) #22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i5, ptr align 8 %_30, i64 48, i1 false)
  br label %bb9

bb7:                                              ; preds = %bb6
  br label %bb8

bb9:                                              ; preds = %bb8
  br label %bb39

bb39:                                             ; preds = %bb9
  %_92 = load ptr, ptr %thread, align 8
  %30 = atomicrmw add ptr %_92, i64 1 monotonic, align 8
  store i64 %30, ptr %5, align 8
  %old_size3 = load i64, ptr %5, align 8
  %_87 = icmp ugt i64 %old_size3, 9223372036854775807
  br i1 %_87, label %bb40, label %bb41

bb41:                                             ; preds = %bb39
  %ptr4 = load ptr, ptr %thread, align 8
  store ptr %ptr4, ptr %_33, align 8
  %31 = getelementptr inbounds i8, ptr %_33, i64 8
  store ptr %_3.i5, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  store ptr @vtable.2, ptr %32, align 8
  %_3.i6 = call ptr @_ZN5alloc5boxed14box_new_uninit17hd05abf6d895e8b6eE(i64 8, i64 24) #22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i6, ptr align 8 %_33, i64 24, i1 false)
  br label %bb10

bb40:                                             ; preds = %bb39
  call void @llvm.trap()
  unreachable

bb10:                                             ; preds = %bb41
  %33 = load i64, ptr %stack_size1, align 8
  %34 = call { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64 %33, ptr align 8 %_3.i6) #21
  %35 = extractvalue { i64, ptr } %34, 0
  %36 = extractvalue { i64, ptr } %34, 1
  store i64 %35, ptr %self, align 8
  %37 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %36, ptr %37, align 8
  br label %bb11

bb11:                                             ; preds = %bb10
  %_96 = load i64, ptr %self, align 8
  %38 = getelementptr inbounds i8, ptr %self, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = trunc nuw i64 %_96 to i1
  br i1 %40, label %bb43, label %bb44

bb43:                                             ; preds = %bb11
  %41 = getelementptr inbounds i8, ptr %self, i64 8
  %e = load ptr, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %_37, i64 8
  store ptr %e, ptr %42, align 8
  store i64 1, ptr %_37, align 8
  %43 = getelementptr inbounds i8, ptr %_37, i64 8
  %residual = load ptr, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %residual, ptr %44, align 8
  store ptr null, ptr %_0, align 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %my_packet) #21
  br label %bb13

bb44:                                             ; preds = %bb11
  %45 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %_37, i64 8
  store i64 %v, ptr %46, align 8
  store i64 0, ptr %_37, align 8
  %47 = getelementptr inbounds i8, ptr %_37, i64 8
  %val = load i64, ptr %47, align 8
  %_41 = load ptr, ptr %thread, align 8
  %_42 = load ptr, ptr %my_packet, align 8
  %48 = getelementptr inbounds i8, ptr %_36, i64 16
  store i64 %val, ptr %48, align 8
  store ptr %_41, ptr %_36, align 8
  %49 = getelementptr inbounds i8, ptr %_36, i64 8
  store ptr %_42, ptr %49, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_36, i64 24, i1 false)
  br label %bb15

bb15:                                             ; preds = %bb14, %bb44
  ret void

bb13:                                             ; preds = %bb43
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %thread) #21
  br label %bb14

bb14:                                             ; preds = %bb13
  br label %bb15

bb22:                                             ; No predecessors!
  %50 = load i8, ptr %_43, align 1
  %51 = trunc nuw i8 %50 to i1
  br i1 %51, label %bb21, label %bb16

bb16:                                             ; preds = %bb21, %bb22
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %my_packet) #23
  br label %bb24

bb21:                                             ; preds = %bb22
  call void @"_ZN4core3ptr143drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$C$u32$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hbb550306865bb045E"(ptr align 8 %rust_start) #23
  br label %bb16

bb24:                                             ; preds = %bb16
  %52 = load i8, ptr %_44, align 1
  %53 = trunc nuw i8 %52 to i1
  br i1 %53, label %bb23, label %bb17

bb17:                                             ; preds = %bb23, %bb24
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %thread) #23
  br label %bb26

bb23:                                             ; preds = %bb24
  call void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17h0b96f898564114aaE"(ptr align 8 %hooks) #23
  br label %bb17

bb26:                                             ; preds = %bb17
  %54 = load i8, ptr %_45, align 1
  %55 = trunc nuw i8 %54 to i1
  br i1 %55, label %bb25, label %bb18

bb18:                                             ; preds = %bb25, %bb26
  %56 = load i8, ptr %_46, align 1
  %57 = trunc nuw i8 %56 to i1
  br i1 %57, label %bb27, label %bb19

bb25:                                             ; preds = %bb26
  call void @"_ZN4core3ptr61drop_in_place$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2bb3f8e65e7abcf6E"(ptr align 8 %f) #23
  br label %bb18

bb19:                                             ; preds = %bb27, %bb18
  %58 = load i8, ptr %_47, align 1
  %59 = trunc nuw i8 %58 to i1
  br i1 %59, label %bb28, label %bb20

bb27:                                             ; preds = %bb18
  call void @"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17h43803e9b27fb9ba5E"(ptr align 8 %scope_data) #23
  br label %bb19

bb20:                                             ; preds = %bb28, %bb19
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds i8, ptr %4, i64 8
  %62 = load i32, ptr %61, align 8
  %63 = insertvalue { ptr, i32 } poison, ptr %60, 0
  %64 = insertvalue { ptr, i32 } %63, i32 %62, 1
  resume { ptr, i32 } %64

bb28:                                             ; preds = %bb19
  call void @"_ZN4core3ptr70drop_in_place$LT$core..option..Option$LT$alloc..string..String$GT$$GT$17h061ecdbdb257f020E"(ptr align 8 %name) #23
  br label %bb20

bb12:                                             ; No predecessors!
  unreachable

bb37:                                             ; No predecessors!
  unreachable

bb38:                                             ; No predecessors!
  unreachable
}

define internal i64 @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h5afd4203e88b5e3dE"() unnamed_addr #0 {
start:
  %_13 = alloca [24 x i8], align 8
  %x = alloca [24 x i8], align 8
  %self1 = alloca [24 x i8], align 8
  %self = alloca [16 x i8], align 8
  %amt = alloca [8 x i8], align 8
  %n = call i64 @_ZN4core4sync6atomic11atomic_load17hcfc5be9789fc7dc6E(ptr @_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN, i8 0) #22
  %0 = icmp eq i64 %n, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN3std3env6var_os17hc7c7aa2a01a10100E(ptr sret([24 x i8]) align 8 %self1, ptr align 1 @alloc_7a0078e56453c84a4274ce689b2bb39a, i64 14) #21
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
  %5 = call { i64, i64 } @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h0b0cbc5f65205e41E"(ptr align 8 %_13) #22
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
  %12 = load i64, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %13 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
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
  call void @_ZN4core4sync6atomic12atomic_store17h536bd3dc9013d7b3E(ptr @_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN, i64 %val, i8 0) #22
  br label %bb4

bb4:                                              ; preds = %bb1, %bb10
  %17 = load i64, ptr %amt, align 8
  ret i64 %17

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9aefdf76bbdb690bE"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [4 x i8], align 4
  %_31 = alloca [40 x i8], align 8
  %slot1 = alloca [16 x i8], align 8
  %slot = alloca [4 x i8], align 4
  %_21 = alloca [40 x i8], align 8
  %data = alloca [40 x i8], align 8
  %this = alloca [8 x i8], align 8
  %_12 = alloca [1 x i8], align 1
  %_x = alloca [8 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %_6 = alloca [40 x i8], align 8
  %f = alloca [40 x i8], align 8
  %try_result = alloca [16 x i8], align 8
  store i8 1, ptr %_12, align 1
  %2 = getelementptr inbounds i8, ptr %_1, i64 40
  %self = load ptr, ptr %2, align 8
  store ptr %self, ptr %this, align 8
  %f2 = load ptr, ptr %this, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %_1, i64 32, i1 false)
  %3 = getelementptr inbounds i8, ptr %_6, i64 32
  store ptr %f2, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %_6, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_31, ptr align 8 %f, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_21, ptr align 8 %_31, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %data, ptr align 8 %_21, i64 40, i1 false)
  call void @_ZN3std9panicking12catch_unwind7do_call17h55c32ce58e7054b1E(ptr %data)
  store i32 0, ptr %1, align 4
  %_24 = load i32, ptr %1, align 4
  %4 = icmp eq i32 %_24, 0
  br i1 %4, label %bb8, label %bb9

bb8:                                              ; preds = %start
  %5 = load i32, ptr %data, align 8
  store i32 %5, ptr %slot, align 4
  %_27 = load i32, ptr %slot, align 4
  %6 = getelementptr inbounds i8, ptr %try_result, i64 8
  store i32 %_27, ptr %6, align 8
  store ptr null, ptr %try_result, align 8
  br label %bb10

bb9:                                              ; preds = %start
  %7 = load ptr, ptr %data, align 8
  %8 = getelementptr inbounds i8, ptr %data, i64 8
  %9 = load ptr, ptr %8, align 8
  store ptr %7, ptr %slot1, align 8
  %10 = getelementptr inbounds i8, ptr %slot1, i64 8
  store ptr %9, ptr %10, align 8
  %_29.0 = load ptr, ptr %slot1, align 8
  %11 = getelementptr inbounds i8, ptr %slot1, i64 8
  %_29.1 = load ptr, ptr %11, align 8
  store ptr %_29.0, ptr %try_result, align 8
  %12 = getelementptr inbounds i8, ptr %try_result, i64 8
  store ptr %_29.1, ptr %12, align 8
  br label %bb10

bb10:                                             ; preds = %bb9, %bb8
  %13 = getelementptr inbounds i8, ptr %_7, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %try_result, i64 16, i1 false)
  store i64 1, ptr %_7, align 8
  %14 = getelementptr inbounds i8, ptr %_1, i64 32
  %_37 = load ptr, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %_37, i64 16
  %_38 = getelementptr inbounds i8, ptr %15, i64 8
  call void @"_ZN4core3ptr153drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h93d60e85525f82f0E"(ptr align 8 %_38) #21
  br label %bb1

bb1:                                              ; preds = %bb10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_38, ptr align 8 %_7, i64 24, i1 false)
  store i8 0, ptr %_12, align 1
  %16 = getelementptr inbounds i8, ptr %_1, i64 32
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %_x, align 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %_x) #21
  br label %bb11

bb11:                                             ; preds = %bb1
  ret void

bb2:                                              ; No predecessors!
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_38, ptr align 8 %_7, i64 24, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb2
  %18 = load i8, ptr %_12, align 1
  %19 = trunc nuw i8 %18 to i1
  br i1 %19, label %bb5, label %bb3

bb3:                                              ; preds = %bb5, %bb4
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = insertvalue { ptr, i32 } poison, ptr %20, 0
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1
  resume { ptr, i32 } %24

bb5:                                              ; preds = %bb4
  %25 = getelementptr inbounds i8, ptr %_1, i64 32
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %25) #23
  br label %bb3
}

define internal { i64, i64 } @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h0b0cbc5f65205e41E"(ptr align 8 %s) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core3str8converts9from_utf8(ptr sret([24 x i8]) align 8 %self1, ptr align 1 %_10, i64 %_9) #21
  br label %bb4

bb4:                                              ; preds = %start
  %_16 = load i64, ptr %self1, align 8
  %3 = trunc nuw i64 %_16 to i1
  br i1 %3, label %bb6, label %bb7

bb6:                                              ; preds = %bb4
  %4 = load ptr, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
  store ptr %4, ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %5, ptr %6, align 8
  %7 = load i64, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %8 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
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
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$16from_ascii_radix17hc3b75468df27ff33E"(ptr sret([16 x i8]) align 8 %self2, ptr align 1 %x.03, i64 %x.14, i32 10) #22
  br label %bb9

bb9:                                              ; preds = %bb7
  %14 = load i8, ptr %self2, align 8
  %15 = trunc nuw i8 %14 to i1
  %_21 = zext i1 %15 to i64
  %16 = trunc nuw i64 %_21 to i1
  br i1 %16, label %bb10, label %bb11

bb10:                                             ; preds = %bb9
  %17 = load i64, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %18 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
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
  call void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17h20a4060b370f7965E"(ptr align 8 %s) #21
  %22 = load i64, ptr %_0, align 8
  %23 = getelementptr inbounds i8, ptr %_0, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = insertvalue { i64, i64 } poison, i64 %22, 0
  %26 = insertvalue { i64, i64 } %25, i64 %24, 1
  ret { i64, i64 } %26

bb5:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  call void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17h20a4060b370f7965E"(ptr align 8 %s) #23
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = insertvalue { ptr, i32 } poison, ptr %27, 0
  %31 = insertvalue { ptr, i32 } %30, i32 %29, 1
  resume { ptr, i32 } %31
}

define internal i32 @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h862af6a42a42aa84E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %_3 = alloca [32 x i8], align 8
  store i8 1, ptr %_5, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_1, i64 32, i1 false)
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17heb578bc03c3a3e61E(ptr align 8 %_3) #24
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_5, align 1
  %1 = getelementptr inbounds i8, ptr %_1, i64 32
  %_4 = load ptr, ptr %1, align 8
  %_0 = call i32 @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h3728d4a998ec2e66E(ptr %_4) #24
  br label %bb2

bb2:                                              ; preds = %bb1
  ret i32 %_0

bb5:                                              ; No predecessors!
  %2 = load i8, ptr %_5, align 1
  %3 = trunc nuw i8 %2 to i1
  br i1 %3, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

bb4:                                              ; preds = %bb5
  %9 = getelementptr inbounds i8, ptr %_1, i64 32
  call void @"_ZN4core3ptr61drop_in_place$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2bb3f8e65e7abcf6E"(ptr align 8 %9) #23
  br label %bb3
}

define internal void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h3edcfc3dce867e13E"(ptr align 8 %_1) unnamed_addr #0 {
start:
  %_2 = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %_1, i64 32, i1 false)
  call void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB4_15ChildSpawnHooks3run(ptr align 8 %_2) #21
  ret void
}

define internal void @"_ZN3std6thread9lifecycle18JoinInner$LT$T$GT$4join17he2c78ba8e6bd41feE"(ptr sret([16 x i8]) align 8 %val, ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [24 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %_3 = load i64, ptr %1, align 8
  call void @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread4join(i64 %_3) #21
  br label %bb1

bb1:                                              ; preds = %start
  %_11 = getelementptr inbounds i8, ptr %self, i64 8
  %_10 = call zeroext i1 @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9is_unique17h97686c3d63845c5eE"(ptr align 8 %_11) #22
  br label %bb8

bb8:                                              ; preds = %bb1
  br i1 %_10, label %bb9, label %bb10

bb10:                                             ; preds = %bb8
  store ptr null, ptr %self2, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 @alloc_987f9181f01088182face37be6d0a1cd, i64 41, ptr align 8 @alloc_c8fa0f44c6d4fbb5209642c5dc0b0954) #20
  unreachable

bb9:                                              ; preds = %bb8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_14 = load ptr, ptr %2, align 8
  %_12 = getelementptr inbounds i8, ptr %_14, i64 16
  store ptr %_12, ptr %self2, align 8
  %val3 = load ptr, ptr %self2, align 8
  store i64 0, ptr %_16, align 8
  %3 = getelementptr inbounds i8, ptr %val3, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %3, i64 24, i1 false)
  %4 = getelementptr inbounds i8, ptr %val3, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %_16, i64 24, i1 false)
  %_17 = load i64, ptr %self1, align 8
  %5 = trunc nuw i64 %_17 to i1
  br i1 %5, label %bb13, label %bb12

bb13:                                             ; preds = %bb9
  %6 = getelementptr inbounds i8, ptr %self1, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %6, i64 16, i1 false)
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %self) #21
  br label %bb5

bb12:                                             ; preds = %bb9
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_5c930fb1751f82b8f0fb1f0c7d0d38d5) #20
  unreachable

bb5:                                              ; preds = %bb13
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %7) #21
  ret void

bb4:                                              ; No predecessors!
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %8) #23
  br label %bb2

bb2:                                              ; preds = %bb7, %bb4
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  resume { ptr, i32 } %13

bb11:                                             ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %self) #23
  %14 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %14) #23
  br label %bb2
}

define internal void @_ZN3std9panicking12catch_unwind7do_call17h55c32ce58e7054b1E(ptr %data) unnamed_addr #0 {
start:
  %f = alloca [40 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 %data, i64 40, i1 false)
  %value = call i32 @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h2e2cb71ed7ee99c9E"(ptr align 8 %f) #22
  store i32 %value, ptr %data, align 8
  ret void
}

define internal void @_ZN3std9panicking12catch_unwind7do_call17hf9cab154904b5920E(ptr %data) unnamed_addr #0 {
start:
  %f = load ptr, ptr %data, align 8
  call void @"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h41e051e63cfb485dE"(ptr align 8 %f) #22
  ret void
}

define internal void @_ZN3std9panicking12catch_unwind8do_catch17h0907247d9cf396dfE(ptr %data, ptr %payload) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = call { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr %payload) #21
  %obj.0 = extractvalue { ptr, ptr } %0, 0
  %obj.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %obj.0, ptr %data, align 8
  %1 = getelementptr inbounds i8, ptr %data, i64 8
  store ptr %obj.1, ptr %1, align 8
  ret void
}

define internal void @_ZN3std9panicking12catch_unwind8do_catch17h8c917ffb791c8061E(ptr %data, ptr %payload) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = call { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr %payload) #21
  %obj.0 = extractvalue { ptr, ptr } %0, 0
  %obj.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %obj.0, ptr %data, align 8
  %1 = getelementptr inbounds i8, ptr %data, i64 8
  store ptr %obj.1, ptr %1, align 8
  ret void
}

define internal i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h6c8fb77ecea8fb8aE"(i32 %start1, i64 %n) unnamed_addr #0 {
start:
  %self = alloca [8 x i8], align 4
  %rhs = trunc i64 %n to i32
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %start1, i32 %rhs)
  %_8.0 = extractvalue { i32, i1 } %0, 0
  %_8.1 = extractvalue { i32, i1 } %0, 1
  %_10 = icmp slt i32 %rhs, 0
  %b = xor i1 %_8.1, %_10
  br i1 %b, label %bb1, label %bb3

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_8.0, ptr %1, align 4
  store i32 1, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  %val = load i32, ptr %2, align 4
  ret i32 %val

bb1:                                              ; preds = %start
  %3 = load i32, ptr @anon.652250405fae0e53746ff1caeefe0f5b.1, align 4
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.1, i64 4), align 4
  store i32 %3, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %4, ptr %5, align 4
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h3fd86556e27398acE(ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #22
  unreachable
}

define internal void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h2321fe9bf2b20dc8E"(ptr align 8 %self, ptr %ptr, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %self, align 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hc2c40982a96dc8deE"(ptr align 1 %_4, ptr %ptr, i64 %layout.0, i64 %layout.1) #22
  ret void
}

define internal zeroext i1 @_ZN4core10intrinsics23is_val_statically_known17h2c41cb4f6339f11dE(i1 zeroext %_arg) unnamed_addr #1 {
start:
  ret i1 false
}

define internal void @_ZN4core10intrinsics9cold_path17h01c224b325b74985E() unnamed_addr #3 {
start:
  ret void
}

define internal zeroext i1 @_ZN4core3fmt5Write10write_char17hc051b52a9ba1273eE(ptr align 8 %self, i32 %c) unnamed_addr #1 {
start:
  %_6 = alloca [4 x i8], align 1
  call void @llvm.memset.p0.i64(ptr align 1 %_6, i8 0, i64 4, i1 false)
  %0 = call { ptr, i64 } @_ZN4core4char7methods15encode_utf8_raw17h0fbb56c23733d9a7E(i32 %c, ptr align 1 %_6, i64 4) #22
  %v.0 = extractvalue { ptr, i64 } %0, 0
  %v.1 = extractvalue { ptr, i64 } %0, 1
  %_0 = call zeroext i1 @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17hd724fc4d6015c641E"(ptr align 8 %self, ptr align 1 %v.0, i64 %v.1) #21
  ret i1 %_0
}

define internal zeroext i1 @_ZN4core3fmt5Write9write_fmt17hc7ca1de91176c019E(ptr align 8 %self, ptr %args.0, ptr %args.1) unnamed_addr #1 {
start:
  %_0 = call zeroext i1 @"_ZN75_$LT$$RF$mut$u20$W$u20$as$u20$core..fmt..Write..write_fmt..SpecWriteFmt$GT$14spec_write_fmt17heb24beec873306bcE"(ptr align 8 %self, ptr %args.0, ptr %args.1) #22
  ret i1 %_0
}

define internal { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17hc00cfa8ddf68e096E(ptr align 8 %self) unnamed_addr #0 {
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
  %3 = load ptr, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
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
  %15 = load ptr, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %16 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
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

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$16from_ascii_radix17hc3b75468df27ff33E"(ptr sret([16 x i8]) align 8 %_0, ptr align 1 %0, i64 %1, i32 %radix) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core3num22from_ascii_radix_panic(i32 %radix, ptr align 8 @alloc_a7ca6b33fc9d174499ffd85537cb5ade) #20
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
  %40 = call { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h37b7a5d9ae27162eE"(i32 %39, i32 %radix) #22
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
  %50 = load i64, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %51 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
  store i64 %50, ptr %mul, align 8
  %52 = getelementptr inbounds i8, ptr %mul, i64 8
  store i64 %51, ptr %52, align 8
  %53 = load i8, ptr %c, align 1
  store i8 %53, ptr %_38, align 1
  %54 = load i8, ptr %_38, align 1
  %55 = zext i8 %54 to i32
  store i32 %55, ptr %_37, align 4
  %56 = load i32, ptr %_37, align 4
  %57 = call { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h37b7a5d9ae27162eE"(i32 %56, i32 %radix) #22
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
  %97 = call { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h37b7a5d9ae27162eE"(i32 %_19, i32 %radix) #22
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

define internal void @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h86d5d282fc37672dE"(ptr %_1) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  call void @"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9aefdf76bbdb690bE"(ptr align 8 %_1) #22
  ret void
}

define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hb5c4e3a7c1596506E"(ptr %_1) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %0 = load ptr, ptr %_1, align 8
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hf1d75bc6413a6d4bE(ptr %0) #22
  ret i32 %_0
}

define internal void @_ZN4core3ops8function6FnOnce9call_once17h2e18d07967d89729E(ptr %_1) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  call void %_1() #21
  ret void
}

define internal void @_ZN4core3ops8function6FnOnce9call_once17hb05d519cf64cfa5bE(ptr align 8 %0) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  call void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h06b7b37daee90612E"(ptr align 8 %_1) #22
  ret void
}

define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hf1d75bc6413a6d4bE(ptr %0) unnamed_addr #0 {
start:
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  %_0 = call i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17ha47a0877e4620cabE"(ptr align 8 %_1) #22
  ret i32 %_0
}

define internal void @"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h8058d088f1da9f3fE"(ptr align 8 %_1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h93816fd973a43582E"(ptr align 8 %1) #21
  br label %bb1

bb1:                                              ; preds = %bb2, %start, %start, %start
  ret void
}

define internal void @"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17h7711990860ab255aE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h45bb74d6470ab11cE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17h43803e9b27fb9ba5E"(ptr align 8 %_1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17hbbfc73b4e7368c07E"(ptr align 8 %_1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17hd41055b7a515d8f7E"(ptr align 8 %_1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17ha9ffbd5f19eed817E"(ptr align 8 %_1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr107drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$$GT$17h13582ac7daefc28bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h3db1215c3a610c8bE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr114drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$u32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hd904b0a8587ad9e3E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h46d70d444cc82321E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hce3eba5c0afd49d2E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h02a92c63a630dc79E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17hd5b016fd896052b9E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6.1, i64 0
  %2 = load ptr, ptr %1, align 8, !invariant.load !5
  %3 = icmp ne ptr %2, null
  br i1 %3, label %is_not_null, label %bb2

is_not_null:                                      ; preds = %start
  call void %2(ptr %_6.0) #22
  br label %bb2

bb2:                                              ; preds = %is_not_null, %start
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9c451b75288904efE"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr123drop_in_place$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h5c5d1731c0a9b9cbE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN105_$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hca5b71a716c01219E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr125drop_in_place$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h8b27fa22b57f35afE"(ptr align 8 %_1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hd327ae88e1634a35E"(ptr align 8 %_1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr129drop_in_place$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$17h2ef2d33919e19994E"(ptr align 1 %_1.0, ptr align 8 %_1.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1.1, i64 0
  %1 = load ptr, ptr %0, align 8, !invariant.load !5
  %2 = icmp ne ptr %1, null
  br i1 %2, label %is_not_null, label %bb1

is_not_null:                                      ; preds = %start
  call void %1(ptr %_1.0) #22
  br label %bb1

bb1:                                              ; preds = %is_not_null, %start
  ret void
}

define internal void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h551a9dc5ac5fb6acE"(ptr align 8 %_1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hd327ae88e1634a35E"(ptr align 8 %_1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr134drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$$GT$17h5f05dd0ce614feb1E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr96drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$17h4b9c68016c05031dE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr143drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$C$u32$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hbb550306865bb045E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 40
  call void @"_ZN4core3ptr123drop_in_place$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h5c5d1731c0a9b9cbE"(ptr align 8 %0) #21
  call void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17h0b96f898564114aaE"(ptr align 8 %_1) #21
  %1 = getelementptr inbounds i8, ptr %_1, i64 32
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %1) #21
  ret void
}

define internal void @"_ZN4core3ptr153drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h93d60e85525f82f0E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_2 = load i64, ptr %_1, align 8
  %0 = icmp eq i64 %_2, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr125drop_in_place$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h8b27fa22b57f35afE"(ptr align 8 %1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h88d82bf807de2495E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6.1, i64 0
  %2 = load ptr, ptr %1, align 8, !invariant.load !5
  %3 = icmp ne ptr %2, null
  br i1 %3, label %is_not_null, label %bb2

is_not_null:                                      ; preds = %start
  call void %2(ptr %_6.0) #22
  br label %bb2

bb2:                                              ; preds = %is_not_null, %start
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8ee875d44a31553cE"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr164drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$u5d$$GT$17h5afe97a6b3eb4186E"(ptr align 8 %_1.0, i64 %_1.1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h88d82bf807de2495E"(ptr align 8 %_6) #21
  br label %bb3

bb1:                                              ; preds = %bb3
  ret void
}

define internal void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17he72ac56932643199E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h46de9a0fcf55579eE"(ptr align 8 %_1) #21
  call void @"_ZN4core3ptr184drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17hda812a6cc516334aE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr183drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17h02c963cfe7c35fb6E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr153drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h93d60e85525f82f0E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr184drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17hda812a6cc516334aE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h14232ad65757dff2E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr201drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$C$alloc..alloc..Global$GT$$GT$17hac29118108c1f024E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h7f3600dc01613e28E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h8d19820b18686260E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hf42bea49caf60f46E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h470d0c555b1f7c9fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hca01b2c7a390c69dE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17h361d67479889bc52E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17hd5b016fd896052b9E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hf42bea49caf60f46E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8 %_1) #21
  call void @"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h4aa43e931a53a5b5E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17h20a4060b370f7965E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr49drop_in_place$LT$std..sys..os_str..bytes..Buf$GT$17h60289ae8cdd2d197E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hce3eba5c0afd49d2E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr49drop_in_place$LT$std..sys..os_str..bytes..Buf$GT$17h60289ae8cdd2d197E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hf42bea49caf60f46E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr51drop_in_place$LT$std..sys..thread..unix..Thread$GT$17h4714c92c08abf756E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6ThreadNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr51drop_in_place$LT$std..thread..scoped..ScopeData$GT$17h271c57a6b06e61baE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h4aa43e931a53a5b5E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$std..thread..lifecycle..ThreadInit$GT$17h493a632dab1f7b1cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %_1) #21
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h88d82bf807de2495E"(ptr align 8 %0) #21
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$std..thread..spawnhook..SpawnHooks$GT$17hb5e83ca33e23f93bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr align 8 %_1) #21
  call void @"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17hd41055b7a515d8f7E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr57drop_in_place$LT$alloc..sync..Arc$LT$queue..Queue$GT$$GT$17h6887d3c87709dcbdE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0396465685024007E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hca01b2c7a390c69dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop17h655a0f8eef18abfbE"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17h0b96f898564114aaE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 24
  call void @"_ZN4core3ptr55drop_in_place$LT$std..thread..spawnhook..SpawnHooks$GT$17hb5e83ca33e23f93bE"(ptr align 8 %0) #21
  call void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17he72ac56932643199E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr61drop_in_place$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2bb3f8e65e7abcf6E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr57drop_in_place$LT$alloc..sync..Arc$LT$queue..Queue$GT$$GT$17h6887d3c87709dcbdE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr62drop_in_place$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$17h94601b15b9b44d01E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf506bac1685af030E"(ptr align 8 %_1) #21
  call void @"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17h43803e9b27fb9ba5E"(ptr align 8 %_1) #21
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr183drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17h02c963cfe7c35fb6E"(ptr align 8 %0) #21
  ret void
}

define internal void @"_ZN4core3ptr65drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$u32$GT$$GT$17h647a346a2156cf0cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16
  call void @"_ZN4core3ptr51drop_in_place$LT$std..sys..thread..unix..Thread$GT$17h4714c92c08abf756E"(ptr align 8 %0) #21
  call void @"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17h69f9dd17a1e3129bE"(ptr align 8 %_1) #21
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %1) #21
  ret void
}

define internal void @"_ZN4core3ptr66drop_in_place$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$17h34b021acd0c8434bE"(ptr align 1 %_1.0, ptr align 8 %_1.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1.1, i64 0
  %1 = load ptr, ptr %0, align 8, !invariant.load !5
  %2 = icmp ne ptr %1, null
  br i1 %2, label %is_not_null, label %bb1

is_not_null:                                      ; preds = %start
  call void %1(ptr %_1.0) #22
  br label %bb1

bb1:                                              ; preds = %is_not_null, %start
  ret void
}

define internal void @"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h93816fd973a43582E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6 = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17h361d67479889bc52E"(ptr align 8 %_6) #21
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9f35e36eb871bef1E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr68drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$17hd379863673bd3f8cE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr65drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$u32$GT$$GT$17h647a346a2156cf0cE"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr70drop_in_place$LT$core..option..Option$LT$alloc..string..String$GT$$GT$17h061ecdbdb257f020E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = load i64, ptr %_1, align 8
  %1 = icmp eq i64 %0, -9223372036854775808
  %_2 = select i1 %1, i64 0, i64 1
  %2 = icmp eq i64 %_2, 0
  br i1 %2, label %bb1, label %bb2

bb1:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  call void @"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h8d19820b18686260E"(ptr align 8 %_1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17hbbfc73b4e7368c07E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd4480a70e8af1536E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr78drop_in_place$LT$$u5b$std..thread..join_handle..JoinHandle$LT$u32$GT$$u5d$$GT$17h3df30433357f0dc2E"(ptr align 8 %_1.0, i64 %_1.1) unnamed_addr #1 {
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
  %_6 = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<u32>", ptr %_1.0, i64 %1
  %2 = load i64, ptr %_3, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %_3, align 8
  call void @"_ZN4core3ptr68drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$17hd379863673bd3f8cE"(ptr align 8 %_6) #21
  br label %bb3

bb1:                                              ; preds = %bb3
  ret void
}

define internal void @"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17ha9ffbd5f19eed817E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h420e06183106bef0E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17h4fcc3537b266a5e2E"(ptr align 8 %_1) unnamed_addr #1 {
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
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h470d0c555b1f7c9fE"(ptr align 8 %_1) #21
  br label %bb1
}

define internal void @"_ZN4core3ptr85drop_in_place$LT$alloc..sync..Weak$LT$queue..Queue$C$$RF$alloc..alloc..Global$GT$$GT$17he3042a438141156eE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h90b7617882868405E"(ptr align 8 %_1) #21
  ret void
}

define internal void @"_ZN4core3ptr86drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17hf91986cb7682360dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h91a98d242c508555E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hd327ae88e1634a35E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6.1, i64 0
  %2 = load ptr, ptr %1, align 8, !invariant.load !5
  %3 = icmp ne ptr %2, null
  br i1 %3, label %is_not_null, label %bb2

is_not_null:                                      ; preds = %start
  call void %2(ptr %_6.0) #22
  br label %bb2

bb2:                                              ; preds = %is_not_null, %start
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbc7451d593651da1E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr91drop_in_place$LT$alloc..sync..ArcInner$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$$GT$17h6ba4df12f0815344E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16
  call void @"_ZN4core3ptr62drop_in_place$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$17h94601b15b9b44d01E"(ptr align 8 %0) #21
  ret void
}

define internal void @"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h02a92c63a630dc79E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h64a428a146e89a96E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr93drop_in_place$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$17h512dd26e2e9e7680E"(ptr align 1 %_1.0, ptr align 8 %_1.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1.1, i64 0
  %1 = load ptr, ptr %0, align 8, !invariant.load !5
  %2 = icmp ne ptr %1, null
  br i1 %2, label %is_not_null, label %bb1

is_not_null:                                      ; preds = %start
  call void %1(ptr %_1.0) #22
  br label %bb1

bb1:                                              ; preds = %is_not_null, %start
  ret void
}

define internal void @"_ZN4core3ptr93drop_in_place$LT$std..io..default_write_fmt..Adapter$LT$std..sys..stdio..unix..Stderr$GT$$GT$17hd78369becbc61632E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17h4fcc3537b266a5e2E"(ptr align 8 %0) #21
  ret void
}

define internal void @"_ZN4core3ptr96drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$17h4b9c68016c05031dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb1e1947bf2d687a3E"(ptr align 8 %_1) #22
  ret void
}

define internal void @"_ZN4core3ptr98drop_in_place$LT$alloc..raw_vec..RawVec$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$$GT$17h9dc6ff107c10107bE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc3540e9034da47d9E"(ptr align 8 %_1) #21
  ret void
}

define internal { ptr, i64 } @_ZN4core4char7methods15encode_utf8_raw17h0fbb56c23733d9a7E(i32 %code, ptr align 1 %dst.0, i64 %dst.1) unnamed_addr #0 {
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
  call void @_ZN4core4char7methods25encode_utf8_raw_unchecked17ha801de1603b1d594E(i32 %code, ptr %dst.0) #22
  br label %bb13

bb1:                                              ; preds = %bb4
  %0 = load i64, ptr %len, align 8
  call void @_ZN4core4char7methods15encode_utf8_raw8do_panic7runtime17h7666eb6ca3a650c2E(i32 %code, i64 %0, i64 %dst.1, ptr align 8 @alloc_6b557263fd484559e1266c7bddec5c17) #25
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

define internal void @_ZN4core4char7methods15encode_utf8_raw8do_panic7runtime17h7666eb6ca3a650c2E(i32 %0, i64 %1, i64 %2, ptr align 8 %3) unnamed_addr #4 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_2800f9fd9aa1f3e24fde08ad5f3cf8ec, ptr %args, ptr align 8 %3) #20
  unreachable
}

define internal { i32, i32 } @"_ZN4core4char7methods22_$LT$impl$u20$char$GT$8to_digit17h37b7a5d9ae27162eE"(i32 %self, i32 %radix) unnamed_addr #0 {
start:
  %value = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp uge i32 %radix, 2
  br i1 %_3, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_78b6a49e36fe808e0ef950c2feb9fafc, ptr inttoptr (i64 143 to ptr), ptr align 8 @alloc_d5231788140d59bda2c80f53d0e0d46e) #20
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
  %2 = load i32, ptr @anon.652250405fae0e53746ff1caeefe0f5b.1, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.1, i64 4), align 4
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

define internal void @_ZN4core4char7methods25encode_utf8_raw_unchecked17ha801de1603b1d594E(i32 %code, ptr %dst) unnamed_addr #0 {
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

define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17h3fd86556e27398acE(ptr align 8 %0) unnamed_addr #0 {
start:
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_75fb06c2453febd814e73f5f2e72ae38, ptr inttoptr (i64 399 to ptr), i1 zeroext false, ptr align 8 %0) #20
  unreachable
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6a873198931c33e9E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hd3315dd212596bb6E"(ptr align 4 %self) #22
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal i8 @_ZN4core4sync6atomic11atomic_load17ha47d96669167e451E(ptr %dst, i8 %order) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #20
  unreachable

bb5:                                              ; preds = %start
  %1 = load atomic i8, ptr %dst acquire, align 1
  store i8 %1, ptr %_0, align 1
  br label %bb7

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #20
  unreachable

bb4:                                              ; preds = %start
  %2 = load atomic i8, ptr %dst seq_cst, align 1
  store i8 %2, ptr %_0, align 1
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load i8, ptr %_0, align 1
  ret i8 %3
}

define internal i64 @_ZN4core4sync6atomic11atomic_load17hcfc5be9789fc7dc6E(ptr %dst, i8 %order) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #20
  unreachable

bb5:                                              ; preds = %start
  %1 = load atomic i64, ptr %dst acquire, align 8
  store i64 %1, ptr %_0, align 8
  br label %bb7

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #20
  unreachable

bb4:                                              ; preds = %start
  %2 = load atomic i64, ptr %dst seq_cst, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load i64, ptr %_0, align 8
  ret i64 %3
}

define internal void @_ZN4core4sync6atomic12atomic_store17h536bd3dc9013d7b3E(ptr %dst, i64 %val, i8 %order) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #20
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #20
  unreachable

bb4:                                              ; preds = %start
  store atomic i64 %val, ptr %dst seq_cst, align 8
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

define internal void @_ZN4core4sync6atomic12atomic_store17ha3dc6ae4d814fbb5E(ptr %dst, i8 %val, i8 %order) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #20
  unreachable

bb2:                                              ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #20
  unreachable

bb4:                                              ; preds = %start
  store atomic i8 %val, ptr %dst seq_cst, align 1
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

define internal { i32, i32 } @_ZN4core4sync6atomic23atomic_compare_exchange17h662668bbf2044f00E(ptr %dst, i32 %old, i32 %new, i8 %success, i8 %failure) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #20
  unreachable

bb9:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #20
  unreachable
}

define internal { i64, i64 } @_ZN4core4sync6atomic23atomic_compare_exchange17hbb353fa4b1ec5f5cE(ptr %dst, i64 %old, i64 %new, i8 %success, i8 %failure) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #20
  unreachable

bb9:                                              ; preds = %bb1
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #20
  unreachable
}

define internal void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 %order) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_929e9b2e7b7429614ca4fc017efff666, ptr inttoptr (i64 83 to ptr), ptr align 8 @alloc_ea5b21d5fc560c6358071a0315535da4) #20
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

define internal { i32, i32 } @"_ZN4core6option15Option$LT$T$GT$4take17hafc82dc7c93c37b9E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %_0.0 = load i32, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %self, i64 4
  %_0.1 = load i32, ptr %0, align 4
  store i32 0, ptr %self, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 undef, ptr %1, align 4
  %2 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %3 = insertvalue { i32, i32 } %2, i32 %_0.1, 1
  ret { i32, i32 } %3
}

define internal zeroext i1 @"_ZN4core6option15Option$LT$T$GT$7is_none17h6949bccfa1e6e347E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %0 = load i32, ptr %self, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  %2 = load i32, ptr %1, align 4
  %_3 = zext i32 %0 to i64
  %_2 = icmp eq i64 %_3, 1
  %_0 = xor i1 %_2, true
  ret i1 %_0
}

define internal zeroext i1 @"_ZN4core6option15Option$LT$T$GT$7is_some17h6b93b70b9a3acbb4E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %0 = load i32, ptr %self, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  %2 = load i32, ptr %1, align 4
  %_2 = zext i32 %0 to i64
  %_0 = icmp eq i64 %_2, 1
  ret i1 %_0
}

define internal void @"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h9fee497f3d0d8bb1E"(ptr sret([24 x i8]) align 8 %t, ptr align 8 %self, ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 %msg.0, i64 %msg.1, ptr align 1 %e, ptr align 8 @vtable.3, ptr align 8 %0) #20
  unreachable

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %self, i64 24, i1 false)
  ret void

bb4:                                              ; No predecessors!
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h470d0c555b1f7c9fE"(ptr align 8 %e) #23
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12

bb1:                                              ; No predecessors!
  unreachable
}

define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h7c59947f1174c0f0E"() unnamed_addr #0 {
start:
  ret i8 0
}

define internal { ptr, i64 } @"_ZN55_$LT$$RF$T$u20$as$u20$core..convert..AsRef$LT$U$GT$$GT$6as_ref17h4ae90af8ba13dbeeE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_2.1 = load i64, ptr %0, align 8
  %1 = call { ptr, i64 } @"_ZN3std3ffi6os_str85_$LT$impl$u20$core..convert..AsRef$LT$std..ffi..os_str..OsStr$GT$$u20$for$u20$str$GT$6as_ref17h8ac9c176a93caa90E"(ptr align 1 %_2.0, i64 %_2.1) #22
  %_0.0 = extractvalue { ptr, i64 } %1, 0
  %_0.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1
  ret { ptr, i64 } %3
}

define internal void @"_ZN59_$LT$alloc..alloc..Global$u20$as$u20$core..clone..Clone$GT$5clone17hf117ccf19cb1ce29E"(ptr align 1 %self) unnamed_addr #0 {
start:
  ret void
}

define internal void @"_ZN5alloc3vec12Vec$LT$T$GT$3new17hcf464f69b6de42cbE"(ptr sret([24 x i8]) align 8 %_0) unnamed_addr #0 {
start:
  store i64 0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %1, align 8
  ret void
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h57e3af82ba7a12b3E"(ptr align 8 %self, ptr align 8 %value) unnamed_addr #0 {
start:
  %_3 = call align 8 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h782453399f068371E"(ptr align 8 %self, ptr align 8 %value) #22
  ret void
}

define internal align 8 ptr @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h782453399f068371E"(ptr align 8 %self, ptr align 8 %value) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hb438687089d69178E"(ptr align 8 %self) #24
  br label %bb2

bb4:                                              ; preds = %bb2, %bb3
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_14 = load ptr, ptr %3, align 8
  %end = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<u32>", ptr %_14, i64 %len
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %src, ptr align 8 %value, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %end, ptr align 8 %src, i64 24, i1 false)
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %5 = add i64 %len, 1
  store i64 %5, ptr %4, align 8
  ret ptr %end

bb2:                                              ; preds = %bb1
  br label %bb4

bb6:                                              ; No predecessors!
  call void @"_ZN4core3ptr68drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$17hd379863673bd3f8cE"(ptr align 8 %value) #23
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb8:                                              ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @"_ZN5alloc3vec9into_iter21IntoIter$LT$T$C$A$GT$16as_raw_mut_slice17h3c6ebf2fb6205702E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_11 = alloca [16 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %upper = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self1 = load ptr, ptr %0, align 8
  call void @"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h60cbcf10a4e4fa35E"(ptr sret([24 x i8]) align 8 %_8, ptr align 8 %self) #22
  %lower = load i64, ptr %_8, align 8
  %1 = getelementptr inbounds i8, ptr %_8, i64 8
  %2 = load i64, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  store i64 %2, ptr %upper, align 8
  %5 = getelementptr inbounds i8, ptr %upper, i64 8
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 %lower, ptr %6, align 8
  store i64 1, ptr %_11, align 8
  %_14 = load i64, ptr %upper, align 8
  %7 = getelementptr inbounds i8, ptr %upper, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = trunc nuw i64 %_14 to i1
  br i1 %9, label %bb6, label %bb5

bb6:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %upper, i64 8
  %_17 = load i64, ptr %10, align 8
  %_12 = icmp eq i64 %_17, %lower
  br i1 %_12, label %bb2, label %bb3

bb5:                                              ; preds = %start
  br label %bb3

bb3:                                              ; preds = %bb6, %bb5
  %11 = load ptr, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %12 = load ptr, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
  call void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedINtNtB4_6option6OptionjEBM_EB4_(i8 0, ptr align 8 %upper, ptr align 8 %_11, ptr %11, ptr %12, ptr align 8 @alloc_e1f90aecb5b3a2b58f8f12270549e59d) #20
  unreachable

bb2:                                              ; preds = %bb6
  %13 = insertvalue { ptr, i64 } poison, ptr %self1, 0
  %14 = insertvalue { ptr, i64 } %13, i64 %lower, 1
  ret { ptr, i64 } %14

bb4:                                              ; No predecessors!
  unreachable
}

define internal ptr @"_ZN5alloc4sync12Arc$LT$T$GT$3new17h9238f229422a54d9E"(ptr align 4 %data) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4 = alloca [8 x i8], align 8
  %_3 = alloca [40 x i8], align 8
  store i64 1, ptr %_4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_4, i64 8, i1 false)
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %_4, i64 8, i1 false)
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %data, i64 20, i1 false)
  %_3.i = call ptr @_ZN5alloc5boxed14box_new_uninit17hd05abf6d895e8b6eE(i64 8, i64 40) #22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i, ptr align 8 %_3, i64 40, i1 false)
  ret ptr %_3.i
}

define internal void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h2500cceafe955f07E"(ptr align 8 %self) unnamed_addr #2 personality ptr @rust_eh_personality {
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
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..sync..Weak$LT$queue..Queue$C$$RF$alloc..alloc..Global$GT$$GT$17he3042a438141156eE"(ptr align 8 %_weak) #21
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr85drop_in_place$LT$alloc..sync..Weak$LT$queue..Queue$C$$RF$alloc..alloc..Global$GT$$GT$17he3042a438141156eE"(ptr align 8 %_weak) #23
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h3d4bf63234d515f4E"(ptr align 8 %self) unnamed_addr #2 personality ptr @rust_eh_personality {
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
  call void @"_ZN4core3ptr51drop_in_place$LT$std..thread..scoped..ScopeData$GT$17h271c57a6b06e61baE"(ptr align 8 %_6) #21
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17h7711990860ab255aE"(ptr align 8 %_weak) #21
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17h7711990860ab255aE"(ptr align 8 %_weak) #23
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17hc09ebb3824560fb4E"(ptr align 8 %self) unnamed_addr #2 personality ptr @rust_eh_personality {
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
  call void @"_ZN4core3ptr62drop_in_place$LT$std..thread..lifecycle..Packet$LT$u32$GT$$GT$17h94601b15b9b44d01E"(ptr align 8 %_6) #21
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr114drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$u32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hd904b0a8587ad9e3E"(ptr align 8 %_weak) #21
  ret void

bb3:                                              ; No predecessors!
  call void @"_ZN4core3ptr114drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$u32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hd904b0a8587ad9e3E"(ptr align 8 %_weak) #23
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal zeroext i1 @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9is_unique17h97686c3d63845c5eE"(ptr align 8 %this) unnamed_addr #0 {
start:
  %unique = alloca [1 x i8], align 1
  %_9 = load ptr, ptr %this, align 8
  %_12 = getelementptr inbounds i8, ptr %_9, i64 8
  %0 = call { i64, i64 } @_ZN4core4sync6atomic23atomic_compare_exchange17hbb353fa4b1ec5f5cE(ptr %_12, i64 1, i64 -1, i8 2, i8 0) #22
  %_3.0 = extractvalue { i64, i64 } %0, 0
  %_3.1 = extractvalue { i64, i64 } %0, 1
  %1 = icmp eq i64 %_3.0, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %_15 = load ptr, ptr %this, align 8
  %_5 = call i64 @_ZN4core4sync6atomic11atomic_load17hcfc5be9789fc7dc6E(ptr %_15, i8 2) #22
  %2 = icmp eq i64 %_5, 1
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %unique, align 1
  %_20 = load ptr, ptr %this, align 8
  %_24 = getelementptr inbounds i8, ptr %_20, i64 8
  call void @_ZN4core4sync6atomic12atomic_store17h536bd3dc9013d7b3E(ptr %_24, i64 1, i8 1) #22
  br label %bb3

bb2:                                              ; preds = %start
  store i8 0, ptr %unique, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %unique, align 1
  %5 = trunc nuw i8 %4 to i1
  ret i1 %5
}

define internal { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17h11c2c0e288b2b72dE(i64 %layout.0, i64 %layout.1, i1 zeroext %zeroed) unnamed_addr #0 {
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
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #21
  %7 = call ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 %layout.1, i64 %layout.0) #21
  store ptr %7, ptr %raw_ptr, align 8
  br label %bb5

bb3:                                              ; preds = %bb1
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #21
  %8 = call ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64 %layout.1, i64 %layout.0) #21
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
  %11 = load ptr, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %12 = load i64, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
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

define internal ptr @_ZN5alloc5boxed14box_new_uninit17hd05abf6d895e8b6eE(i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17h11c2c0e288b2b72dE(i64 %layout.0, i64 %layout.1, i1 zeroext false) #22
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
  call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 %layout.0, i64 %layout.1) #26
  unreachable

bb3:                                              ; preds = %start
  %ptr.0 = load ptr, ptr %_2, align 8
  %10 = getelementptr inbounds i8, ptr %_2, i64 8
  %ptr.1 = load i64, ptr %10, align 8
  ret ptr %ptr.0

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17hb438687089d69178E"(ptr align 8 %self) unnamed_addr #2 {
start:
  %_3 = alloca [16 x i8], align 8
  %self1 = load i64, ptr %self, align 8
  %0 = call { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 %self1, i64 1, i64 8, i64 24) #21
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
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #26
  unreachable

bb3:                                              ; preds = %start
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

define hidden void @_ZN5queue4main17h5ce62d2a2e4319c7E() unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [16 x i8], align 8
  %0 = alloca [24 x i8], align 8
  %1 = alloca [4 x i8], align 4
  %_34 = alloca [16 x i8], align 8
  %c = alloca [24 x i8], align 8
  %_29 = alloca [24 x i8], align 8
  %iter1 = alloca [32 x i8], align 8
  %_27 = alloca [24 x i8], align 8
  %_26 = alloca [32 x i8], align 8
  %sum = alloca [4 x i8], align 4
  %_17 = alloca [24 x i8], align 8
  %iter = alloca [8 x i8], align 4
  %consumers = alloca [24 x i8], align 8
  %_5 = alloca [4 x i8], align 4
  %_3 = alloca [16 x i8], align 4
  %_2 = alloca [20 x i8], align 4
  %queue = alloca [8 x i8], align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$3new17h1408cae97eadfa6fE"(ptr sret([16 x i8]) align 4 %_3, i32 0, i32 undef) #22
  %2 = call i32 @_ZN3std4sync6poison7condvar7Condvar3new17h165a69e97311f1daE() #22
  store i32 %2, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_5, ptr align 4 %1, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_2, ptr align 4 %_3, i64 16, i1 false)
  %3 = getelementptr inbounds i8, ptr %_2, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %_5, i64 4, i1 false)
  %4 = call ptr @"_ZN5alloc4sync12Arc$LT$T$GT$3new17h9238f229422a54d9E"(ptr align 4 %_2) #22
  store ptr %4, ptr %queue, align 8
  call void @"_ZN5alloc3vec12Vec$LT$T$GT$3new17hcf464f69b6de42cbE"(ptr sret([24 x i8]) align 8 %consumers) #22
  %5 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf11cc873ac6b5df1E"(i32 0, i32 2) #22
  %_7.0 = extractvalue { i32, i32 } %5, 0
  %_7.1 = extractvalue { i32, i32 } %5, 1
  store i32 %_7.0, ptr %iter, align 4
  %6 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_7.1, ptr %6, align 4
  br label %bb6

bb6:                                              ; preds = %bb9, %start
  %7 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6a873198931c33e9E"(ptr align 4 %iter) #22
  %_10.0 = extractvalue { i32, i32 } %7, 0
  %_10.1 = extractvalue { i32, i32 } %7, 1
  %_12 = zext i32 %_10.0 to i64
  %8 = trunc nuw i64 %_12 to i1
  br i1 %8, label %bb9, label %bb10

bb9:                                              ; preds = %bb6
  %queue2 = call ptr @"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17hb5376dbda26d7adbE"(ptr align 8 %queue) #22
  call void @_ZN3std6thread9functions5spawn17h8dcf7f8984041149E(ptr sret([24 x i8]) align 8 %_17, ptr %queue2) #21
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h57e3af82ba7a12b3E"(ptr align 8 %consumers, ptr align 8 %_17) #22
  br label %bb6

bb10:                                             ; preds = %bb6
  %_20 = call align 4 ptr @"_ZN73_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h4c999f6465fb8f68E"(ptr align 8 %queue) #22
  call void @_ZN5queue5Queue3put17h2d0e69ab7e88c5c7E(ptr align 4 %_20, i32 1) #21
  %_23 = call align 4 ptr @"_ZN73_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h4c999f6465fb8f68E"(ptr align 8 %queue) #22
  call void @_ZN5queue5Queue3put17h2d0e69ab7e88c5c7E(ptr align 4 %_23, i32 2) #21
  store i32 0, ptr %sum, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_27, ptr align 8 %consumers, i64 24, i1 false)
  call void @"_ZN90_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5f444352cb86c5f6E"(ptr sret([32 x i8]) align 8 %_26, ptr align 8 %_27) #22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_26, i64 32, i1 false)
  br label %bb18

bb18:                                             ; preds = %bb24, %bb10
  call void @"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc5c80fb633179f67E"(ptr sret([24 x i8]) align 8 %_29, ptr align 8 %iter1) #22
  %9 = load ptr, ptr %_29, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_31 = select i1 %11, i64 0, i64 1
  %12 = trunc nuw i64 %_31 to i1
  br i1 %12, label %bb20, label %bb21

bb20:                                             ; preds = %bb18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %c, ptr align 8 %_29, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %c, i64 24, i1 false)
  call void @"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17hd8bda2c06d5d18eaE"(ptr sret([16 x i8]) align 8 %_34, ptr align 8 %0) #21
  %13 = load ptr, ptr %_34, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = icmp eq i64 %14, 0
  %_2.i = select i1 %15, i64 0, i64 1
  %16 = trunc nuw i64 %_2.i to i1
  br i1 %16, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hd0ee150219d7fd79E.exit"

bb2.i:                                            ; preds = %bb20
  %17 = load ptr, ptr %_34, align 8
  %18 = getelementptr inbounds i8, ptr %_34, i64 8
  %19 = load ptr, ptr %18, align 8
  store ptr %17, ptr %e.i, align 8
  %20 = getelementptr inbounds i8, ptr %e.i, i64 8
  store ptr %19, ptr %20, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.5, ptr align 8 @alloc_13aef844602d3ce1b9a2a1ae4f5b0c82) #20
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hd0ee150219d7fd79E.exit": ; preds = %bb20
  %21 = getelementptr inbounds i8, ptr %_34, i64 8
  %t.i = load i32, ptr %21, align 8
  %22 = load i32, ptr %sum, align 4
  %_35.0 = add i32 %22, %t.i
  %_35.1 = icmp ult i32 %_35.0, %22
  br i1 %_35.1, label %panic, label %bb24

bb21:                                             ; preds = %bb18
  call void @"_ZN4core3ptr107drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$GT$$GT$17h13582ac7daefc28bE"(ptr align 8 %iter1) #21
  %_42 = load i32, ptr %sum, align 4
  %_43 = load i32, ptr @alloc_bc6c24833cc57d8ab679f3fbe0b0ac4a, align 4
  %_41 = icmp eq i32 %_42, %_43
  br i1 %_41, label %bb26, label %bb27

bb27:                                             ; preds = %bb21
  call void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedmmECsjrHSEGnQ3l9_3std(i8 0, ptr align 4 %sum, ptr align 4 @alloc_bc6c24833cc57d8ab679f3fbe0b0ac4a, ptr null, ptr undef, ptr align 8 @alloc_ae80acb9956e1f16acc3f3598f880058) #20
  unreachable

bb26:                                             ; preds = %bb21
  call void @"_ZN4core3ptr57drop_in_place$LT$alloc..sync..Arc$LT$queue..Queue$GT$$GT$17h6887d3c87709dcbdE"(ptr align 8 %queue) #21
  ret void

bb24:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hd0ee150219d7fd79E.exit"
  store i32 %_35.0, ptr %sum, align 4
  br label %bb18

panic:                                            ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17hd0ee150219d7fd79E.exit"
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9e2faea450ea94e56c3dcde2ce970a2d) #20
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal i32 @"_ZN5queue4main28_$u7b$$u7b$closure$u7d$$u7d$17h37d764b5678eed30E"(ptr %0) unnamed_addr #0 {
start:
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  %_2 = call align 4 ptr @"_ZN73_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h4c999f6465fb8f68E"(ptr align 8 %_1) #22
  %_0 = call i32 @_ZN5queue5Queue4take17h95e8de5352895aaeE(ptr align 4 %_2) #21
  call void @"_ZN4core3ptr61drop_in_place$LT$queue..main..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2bb3f8e65e7abcf6E"(ptr align 8 %_1) #21
  ret i32 %_0
}

define internal void @_ZN5queue5Queue3put17h2d0e69ab7e88c5c7E(ptr align 4 %self, i32 %value) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i1 = alloca [16 x i8], align 8
  %e.i = alloca [16 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %place = alloca [16 x i8], align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h64cbe026181e32a3E"(ptr sret([24 x i8]) align 8 %_4, ptr align 4 %self) #21
  %_2.i2 = load i64, ptr %_4, align 8
  %0 = trunc nuw i64 %_2.i2 to i1
  br i1 %0, label %bb2.i5, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit6"

bb2.i5:                                           ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i8, ptr %3, align 8
  %5 = trunc nuw i8 %4 to i1
  store ptr %2, ptr %e.i1, align 8
  %6 = getelementptr inbounds i8, ptr %e.i1, i64 8
  %7 = zext i1 %5 to i8
  store i8 %7, ptr %6, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i1, ptr align 8 @vtable.4, ptr align 8 @alloc_bb75f02717e31ed616e918610a840459) #20
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit6": ; preds = %start
  %8 = getelementptr inbounds i8, ptr %_4, i64 8
  %t.0.i3 = load ptr, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load i8, ptr %9, align 8
  %t.1.i4 = trunc nuw i8 %10 to i1
  %11 = insertvalue { ptr, i1 } poison, ptr %t.0.i3, 0
  %12 = insertvalue { ptr, i1 } %11, i1 %t.1.i4, 1
  %13 = extractvalue { ptr, i1 } %12, 0
  %14 = extractvalue { ptr, i1 } %12, 1
  store ptr %13, ptr %place, align 8
  %15 = getelementptr inbounds i8, ptr %place, i64 8
  %16 = zext i1 %14 to i8
  store i8 %16, ptr %15, align 8
  br label %bb2

bb2:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit", %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit6"
  %_7 = call align 4 ptr @"_ZN89_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hd258645ee44e4c45E"(ptr align 8 %place) #21
  %_6 = call zeroext i1 @"_ZN4core6option15Option$LT$T$GT$7is_some17h6b93b70b9a3acbb4E"(ptr align 4 %_7) #22
  br i1 %_6, label %bb5, label %bb8

bb8:                                              ; preds = %bb2
  %_14 = call align 4 ptr @"_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h71d2faa4494d2c84E"(ptr align 8 %place) #21
  store i32 1, ptr %_14, align 4
  %17 = getelementptr inbounds i8, ptr %_14, i64 4
  store i32 %value, ptr %17, align 4
  %_17 = getelementptr inbounds i8, ptr %self, i64 16
  call void @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync6poison7condvarNtB2_7Condvar10notify_all(ptr align 4 %_17) #21
  call void @"_ZN4core3ptr96drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$17h4b9c68016c05031dE"(ptr align 8 %place) #21
  ret void

bb5:                                              ; preds = %bb2
  %_11 = getelementptr inbounds i8, ptr %self, i64 16
  %_12.0 = load ptr, ptr %place, align 8
  %18 = getelementptr inbounds i8, ptr %place, i64 8
  %19 = load i8, ptr %18, align 8
  %_12.1 = trunc nuw i8 %19 to i1
  call void @_ZN3std4sync6poison7condvar7Condvar4wait17h8cf3ec17f9051d15E(ptr sret([24 x i8]) align 8 %_10, ptr align 4 %_11, ptr align 4 %_12.0, i1 zeroext %_12.1) #21
  %_2.i = load i64, ptr %_10, align 8
  %20 = trunc nuw i64 %_2.i to i1
  br i1 %20, label %bb2.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit"

bb2.i:                                            ; preds = %bb5
  %21 = getelementptr inbounds i8, ptr %_10, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %21, i64 8
  %24 = load i8, ptr %23, align 8
  %25 = trunc nuw i8 %24 to i1
  store ptr %22, ptr %e.i, align 8
  %26 = getelementptr inbounds i8, ptr %e.i, i64 8
  %27 = zext i1 %25 to i8
  store i8 %27, ptr %26, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.4, ptr align 8 @alloc_c5e2092e2c8c72091012e7aa421c15d2) #20
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit": ; preds = %bb5
  %28 = getelementptr inbounds i8, ptr %_10, i64 8
  %t.0.i = load ptr, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %30 = load i8, ptr %29, align 8
  %t.1.i = trunc nuw i8 %30 to i1
  %31 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %32 = insertvalue { ptr, i1 } %31, i1 %t.1.i, 1
  %_9.0 = extractvalue { ptr, i1 } %32, 0
  %_9.1 = extractvalue { ptr, i1 } %32, 1
  store ptr %_9.0, ptr %place, align 8
  %33 = getelementptr inbounds i8, ptr %place, i64 8
  %34 = zext i1 %_9.1 to i8
  store i8 %34, ptr %33, align 8
  br label %bb2
}

define internal i32 @_ZN5queue5Queue4take17h95e8de5352895aaeE(ptr align 4 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %e.i3 = alloca [16 x i8], align 8
  %e.i = alloca [16 x i8], align 8
  %self.i = alloca [8 x i8], align 4
  %_9 = alloca [24 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %place = alloca [16 x i8], align 8
  call void @"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17h64cbe026181e32a3E"(ptr sret([24 x i8]) align 8 %_3, ptr align 4 %self) #21
  %_2.i4 = load i64, ptr %_3, align 8
  %0 = trunc nuw i64 %_2.i4 to i1
  br i1 %0, label %bb2.i7, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit8"

bb2.i7:                                           ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i8, ptr %3, align 8
  %5 = trunc nuw i8 %4 to i1
  store ptr %2, ptr %e.i3, align 8
  %6 = getelementptr inbounds i8, ptr %e.i3, i64 8
  %7 = zext i1 %5 to i8
  store i8 %7, ptr %6, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i3, ptr align 8 @vtable.4, ptr align 8 @alloc_55268fea908b15ad602ddedda45024f2) #20
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit8": ; preds = %start
  %8 = getelementptr inbounds i8, ptr %_3, i64 8
  %t.0.i5 = load ptr, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load i8, ptr %9, align 8
  %t.1.i6 = trunc nuw i8 %10 to i1
  %11 = insertvalue { ptr, i1 } poison, ptr %t.0.i5, 0
  %12 = insertvalue { ptr, i1 } %11, i1 %t.1.i6, 1
  %13 = extractvalue { ptr, i1 } %12, 0
  %14 = extractvalue { ptr, i1 } %12, 1
  store ptr %13, ptr %place, align 8
  %15 = getelementptr inbounds i8, ptr %place, i64 8
  %16 = zext i1 %14 to i8
  store i8 %16, ptr %15, align 8
  %_6 = call align 4 ptr @"_ZN89_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hd258645ee44e4c45E"(ptr align 8 %place) #21
  %_5 = call zeroext i1 @"_ZN4core6option15Option$LT$T$GT$7is_none17h6949bccfa1e6e347E"(ptr align 4 %_6) #22
  br i1 %_5, label %bb5, label %bb8

bb8:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit", %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit8"
  %_13 = call align 4 ptr @"_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h71d2faa4494d2c84E"(ptr align 8 %place) #21
  %17 = call { i32, i32 } @"_ZN4core6option15Option$LT$T$GT$4take17hafc82dc7c93c37b9E"(ptr align 4 %_13) #22
  %_12.0 = extractvalue { i32, i32 } %17, 0
  %_12.1 = extractvalue { i32, i32 } %17, 1
  store i32 %_12.0, ptr %self.i, align 4
  %18 = getelementptr inbounds i8, ptr %self.i, i64 4
  store i32 %_12.1, ptr %18, align 4
  %19 = load i32, ptr %self.i, align 4
  %20 = getelementptr inbounds i8, ptr %self.i, i64 4
  %21 = load i32, ptr %20, align 4
  %_2.i = zext i32 %19 to i64
  %22 = trunc nuw i64 %_2.i to i1
  br i1 %22, label %"_ZN4core6option15Option$LT$T$GT$6unwrap17h5d5b7525d43c1494E.exit", label %bb2.i

bb2.i:                                            ; preds = %bb8
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_52d92b16babe41aa5b7ac862bd276817) #20
  unreachable

"_ZN4core6option15Option$LT$T$GT$6unwrap17h5d5b7525d43c1494E.exit": ; preds = %bb8
  %23 = getelementptr inbounds i8, ptr %self.i, i64 4
  %val.i = load i32, ptr %23, align 4
  %_16 = getelementptr inbounds i8, ptr %self, i64 16
  call void @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync6poison7condvarNtB2_7Condvar10notify_all(ptr align 4 %_16) #21
  call void @"_ZN4core3ptr96drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$core..option..Option$LT$u32$GT$$GT$$GT$17h4b9c68016c05031dE"(ptr align 8 %place) #21
  ret i32 %val.i

bb5:                                              ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit8"
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
  %_11.0 = load ptr, ptr %place, align 8
  %24 = getelementptr inbounds i8, ptr %place, i64 8
  %25 = load i8, ptr %24, align 8
  %_11.1 = trunc nuw i8 %25 to i1
  call void @_ZN3std4sync6poison7condvar7Condvar4wait17h8cf3ec17f9051d15E(ptr sret([24 x i8]) align 8 %_9, ptr align 4 %_10, ptr align 4 %_11.0, i1 zeroext %_11.1) #21
  %_2.i1 = load i64, ptr %_9, align 8
  %26 = trunc nuw i64 %_2.i1 to i1
  br i1 %26, label %bb2.i2, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit"

bb2.i2:                                           ; preds = %bb5
  %27 = getelementptr inbounds i8, ptr %_9, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 8
  %30 = load i8, ptr %29, align 8
  %31 = trunc nuw i8 %30 to i1
  store ptr %28, ptr %e.i, align 8
  %32 = getelementptr inbounds i8, ptr %e.i, i64 8
  %33 = zext i1 %31 to i8
  store i8 %33, ptr %32, align 8
  call void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1 @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 43, ptr align 1 %e.i, ptr align 8 @vtable.4, ptr align 8 @alloc_fde16fec29b28e2eefc80b0fa913b6db) #20
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h309bde7899b69660E.exit": ; preds = %bb5
  %34 = getelementptr inbounds i8, ptr %_9, i64 8
  %t.0.i = load ptr, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 8
  %36 = load i8, ptr %35, align 8
  %t.1.i = trunc nuw i8 %36 to i1
  %37 = insertvalue { ptr, i1 } poison, ptr %t.0.i, 0
  %38 = insertvalue { ptr, i1 } %37, i1 %t.1.i, 1
  %_8.0 = extractvalue { ptr, i1 } %38, 0
  %_8.1 = extractvalue { ptr, i1 } %38, 1
  store ptr %_8.0, ptr %place, align 8
  %39 = getelementptr inbounds i8, ptr %place, i64 8
  %40 = zext i1 %_8.1 to i8
  store i8 %40, ptr %39, align 8
  br label %bb8
}

define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf11cc873ac6b5df1E"(i32 %self.0, i32 %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hc2c40982a96dc8deE"(ptr align 1 %self, ptr %ptr, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %0 = icmp eq i64 %layout.1, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %bb1, %start
  ret void

bb1:                                              ; preds = %start
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr %ptr, i64 %layout.1, i64 %layout.0) #21
  br label %bb2
}

define internal zeroext i1 @"_ZN67_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h8187aae3da9dfa48E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_5.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5.1 = load ptr, ptr %0, align 8
  %_0 = call zeroext i1 @_RNvXs0_NtCsgEmfK2I1SDS_4core3anyDNtB5_3AnyNtNtB7_6marker4SendEL_NtNtB7_3fmt5Debug3fmt(ptr align 1 %_5.0, ptr align 8 %_5.1, ptr align 8 %f) #21
  ret i1 %_0
}

define internal ptr @"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17hb5376dbda26d7adbE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw add ptr %_10, i64 1 monotonic, align 8
  store i64 %1, ptr %0, align 8
  %old_size = load i64, ptr %0, align 8
  %_4 = icmp ugt i64 %old_size, 9223372036854775807
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %ptr = load ptr, ptr %self, align 8
  %_8 = getelementptr inbounds i8, ptr %self, i64 8
  call void @"_ZN59_$LT$alloc..alloc..Global$u20$as$u20$core..clone..Clone$GT$5clone17hf117ccf19cb1ce29E"(ptr align 1 %_8) #22
  ret ptr %ptr

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h46de9a0fcf55579eE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  call void @"_ZN4core3ptr164drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$u5d$$GT$17h5afe97a6b3eb4186E"(ptr align 8 %_5, i64 %len) #21
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0396465685024007E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
  call void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h2500cceafe955f07E"(ptr align 8 %self) #24
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h420e06183106bef0E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
  call void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr align 8 %self) #24
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h64a428a146e89a96E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
  call void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr align 8 %self) #24
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h91a98d242c508555E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
  call void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17hc09ebb3824560fb4E"(ptr align 8 %self) #24
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd4480a70e8af1536E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_10 = load ptr, ptr %self, align 8
  %1 = atomicrmw sub ptr %_10, i64 1 release, align 8
  store i64 %1, ptr %0, align 8
  %_2 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %_2, 1
  br i1 %2, label %bb2, label %bb1

bb2:                                              ; preds = %start
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
  call void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h3d4bf63234d515f4E"(ptr align 8 %self) #24
  br label %bb4

bb1:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb1, %bb2
  ret void
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8ee875d44a31553cE"(ptr align 8 %self) unnamed_addr #0 {
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
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hc2c40982a96dc8deE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #22
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9c451b75288904efE"(ptr align 8 %self) unnamed_addr #0 {
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
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hc2c40982a96dc8deE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #22
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9f35e36eb871bef1E"(ptr align 8 %self) unnamed_addr #0 {
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
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hc2c40982a96dc8deE"(ptr align 1 %_7, ptr %ptr, i64 %align, i64 %size) #22
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbc7451d593651da1E"(ptr align 8 %self) unnamed_addr #0 {
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
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hc2c40982a96dc8deE"(ptr align 1 %_7, ptr %ptr.0, i64 %align, i64 %size) #22
  br label %bb3

bb6:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h45bb74d6470ab11cE"(ptr align 8 %self) unnamed_addr #1 {
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
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
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
  call void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h2321fe9bf2b20dc8E"(ptr align 8 %_8, ptr %self3, i64 %align, i64 %size) #22
  br label %bb5

bb5:                                              ; preds = %bb4, %bb15
  br label %bb6

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h46d70d444cc82321E"(ptr align 8 %self) unnamed_addr #1 {
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
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
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
  call void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h2321fe9bf2b20dc8E"(ptr align 8 %_8, ptr %self3, i64 %align, i64 %size) #22
  br label %bb5

bb5:                                              ; preds = %bb4, %bb15
  br label %bb6

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h90b7617882868405E"(ptr align 8 %self) unnamed_addr #1 {
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
  call void @_ZN4core4sync6atomic5fence17ha4c8ba0e30224b10E(i8 2) #22
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
  call void @"_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h2321fe9bf2b20dc8E"(ptr align 8 %_8, ptr %self3, i64 %align, i64 %size) #22
  br label %bb5

bb5:                                              ; preds = %bb4, %bb15
  br label %bb6

bb12:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

define internal align 4 ptr @"_ZN73_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h4c999f6465fb8f68E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_0 = getelementptr inbounds i8, ptr %_3, i64 16
  ret ptr %_0
}

define internal zeroext i1 @"_ZN75_$LT$$RF$mut$u20$W$u20$as$u20$core..fmt..Write..write_fmt..SpecWriteFmt$GT$14spec_write_fmt17heb24beec873306bcE"(ptr align 8 %self, ptr %0, ptr %1) unnamed_addr #0 {
start:
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %3 = call { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17hc00cfa8ddf68e096E(ptr align 8 %args) #22
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
  %14 = call zeroext i1 @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17hd724fc4d6015c641E"(ptr align 8 %self, ptr align 1 %s.0, i64 %s.1) #21
  %15 = zext i1 %14 to i8
  store i8 %15, ptr %_0, align 1
  br label %bb6

bb4:                                              ; preds = %start
  %16 = load ptr, ptr %args, align 8
  %17 = getelementptr inbounds i8, ptr %args, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = call zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1 %self, ptr align 8 @vtable.0, ptr %16, ptr %18) #21
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

define internal zeroext i1 @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb0d7075f3c877b5cE"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_4 = alloca [16 x i8], align 8
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8 %_4, ptr align 8 %f, ptr align 1 @alloc_8e2410b80645266732854088d21653bc, i64 11) #21
  %_0 = call zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8 %_4) #21
  ret i1 %_0
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h14232ad65757dff2E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 8, i64 16) #21
  ret void
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc3540e9034da47d9E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8 %self, i64 8, i64 24) #21
  ret void
}

define internal void @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop17h655a0f8eef18abfbE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  %_3 = load ptr, ptr %self, align 8
  call void @_ZN3std2io5error14repr_bitpacked11decode_repr17hbcabc1b132017549E(ptr sret([16 x i8]) align 8 %_2, ptr %_3) #22
  call void @"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h8058d088f1da9f3fE"(ptr align 8 %_2) #21
  ret void
}

define internal align 8 ptr @"_ZN78_$LT$std..io..error..repr_bitpacked..Repr$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h4e272bf0fbf09577E"(ptr %p) unnamed_addr #0 {
start:
  br label %bb3

bb3:                                              ; preds = %start
  ret ptr %p

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @"_ZN81_$LT$std..io..default_write_fmt..Adapter$LT$T$GT$$u20$as$u20$core..fmt..Write$GT$9write_str17hd724fc4d6015c641E"(ptr align 8 %self, ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %_7 = load ptr, ptr %self, align 8
  %1 = call ptr @_ZN3std2io5Write9write_all17h182281645fc50efaE(ptr align 1 %_7, ptr align 1 %s.0, i64 %s.1) #21
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
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17h4fcc3537b266a5e2E"(ptr align 8 %6) #21
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

define internal void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf506bac1685af030E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_4 = select i1 %8, i64 0, i64 1
  %9 = icmp eq i64 %_4, 1
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %unhandled_panic, align 1
  br label %bb3

bb1:                                              ; preds = %start
  store i8 0, ptr %unhandled_panic, align 1
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_9 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %_9, ptr %data, align 8
  call void @_ZN3std9panicking12catch_unwind7do_call17hf9cab154904b5920E(ptr %data)
  store i32 0, ptr %1, align 4
  %_24 = load i32, ptr %1, align 4
  %11 = icmp eq i32 %_24, 0
  br i1 %11, label %bb15, label %bb16

bb15:                                             ; preds = %bb3
  %12 = load ptr, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, align 8
  %13 = load ptr, ptr getelementptr inbounds (i8, ptr @anon.652250405fae0e53746ff1caeefe0f5b.0, i64 8), align 8
  store ptr %12, ptr %_6, align 8
  %14 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %13, ptr %14, align 8
  br label %bb17

bb16:                                             ; preds = %bb3
  %15 = load ptr, ptr %data, align 8
  %16 = getelementptr inbounds i8, ptr %data, i64 8
  %17 = load ptr, ptr %16, align 8
  store ptr %15, ptr %slot, align 8
  %18 = getelementptr inbounds i8, ptr %slot, i64 8
  store ptr %17, ptr %18, align 8
  %_27.0 = load ptr, ptr %slot, align 8
  %19 = getelementptr inbounds i8, ptr %slot, i64 8
  %_27.1 = load ptr, ptr %19, align 8
  store ptr %_27.0, ptr %_6, align 8
  %20 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %_27.1, ptr %20, align 8
  br label %bb17

bb17:                                             ; preds = %bb16, %bb15
  %21 = load ptr, ptr %_6, align 8
  %22 = getelementptr inbounds i8, ptr %_6, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = ptrtoint ptr %21 to i64
  %25 = icmp eq i64 %24, 0
  %_10 = select i1 %25, i64 0, i64 1
  %26 = trunc nuw i64 %_10 to i1
  br i1 %26, label %bb4, label %bb7

bb4:                                              ; preds = %bb17
  %27 = call ptr @_ZN3std2io5Write9write_fmt17hdd7039b0bd4cc050E(ptr align 1 %_11, ptr @alloc_58f213f5b48e0bea76ba0b429606a6b5, ptr inttoptr (i64 125 to ptr)) #21
  store ptr %27, ptr %_12, align 8
  br label %bb5

bb7:                                              ; preds = %bb17
  call void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h551a9dc5ac5fb6acE"(ptr align 8 %_6) #21
  %28 = load ptr, ptr %self, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = icmp eq i64 %29, 0
  %_16 = select i1 %30, i64 0, i64 1
  %31 = trunc nuw i64 %_16 to i1
  br i1 %31, label %bb9, label %bb11

bb5:                                              ; preds = %bb4
  call void @"_ZN4core3ptr81drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$std..io..error..Error$GT$$GT$17h4fcc3537b266a5e2E"(ptr align 8 %_12) #21
  br label %bb6

bb6:                                              ; preds = %bb5
  call void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() #26
  unreachable

bb12:                                             ; No predecessors!
  call void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h551a9dc5ac5fb6acE"(ptr align 8 %_6) #23
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = insertvalue { ptr, i32 } poison, ptr %32, 0
  %36 = insertvalue { ptr, i32 } %35, i32 %34, 1
  resume { ptr, i32 } %36

bb9:                                              ; preds = %bb7
  %_42 = load ptr, ptr %self, align 8
  %_19 = getelementptr inbounds i8, ptr %_42, i64 16
  %37 = load i8, ptr %unhandled_panic, align 1
  %38 = trunc nuw i8 %37 to i1
  call void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29decrement_num_running_threads(ptr align 8 %_19, i1 zeroext %38) #21
  br label %bb11

bb11:                                             ; preds = %bb9, %bb7
  ret void

bb18:                                             ; No predecessors!
  unreachable
}

define internal void @"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17h06b7b37daee90612E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  store i64 0, ptr %_2, align 8
  %self = load ptr, ptr %_1, align 8
  call void @"_ZN4core3ptr153drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$u32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h93d60e85525f82f0E"(ptr align 8 %self) #21
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

define internal void @"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h3db1215c3a610c8bE"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %guard = alloca [8 x i8], align 8
  store ptr %self, ptr %guard, align 8
  %_5 = load ptr, ptr %guard, align 8
  %1 = call { ptr, i64 } @"_ZN5alloc3vec9into_iter21IntoIter$LT$T$C$A$GT$16as_raw_mut_slice17h3c6ebf2fb6205702E"(ptr align 8 %_5) #21
  %_4.0 = extractvalue { ptr, i64 } %1, 0
  %_4.1 = extractvalue { ptr, i64 } %1, 1
  br label %bb1

bb1:                                              ; preds = %start
  call void @"_ZN4core3ptr78drop_in_place$LT$$u5b$std..thread..join_handle..JoinHandle$LT$u32$GT$$u5d$$GT$17h3df30433357f0dc2E"(ptr align 8 %_4.0, i64 %_4.1) #21
  br label %bb2

bb2:                                              ; preds = %bb1
  call void @"_ZN4core3ptr201drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$C$alloc..alloc..Global$GT$$GT$17hac29118108c1f024E"(ptr align 8 %guard) #21
  ret void

bb4:                                              ; No predecessors!
  call void @"_ZN4core3ptr201drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$u32$GT$$C$alloc..alloc..Global$GT$$GT$17hac29118108c1f024E"(ptr align 8 %guard) #23
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal void @"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb1e1947bf2d687a3E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_6 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds i8, ptr %_6, i64 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  call void @_ZN3std4sync6poison4Flag4done17hd50886636fb41486E(ptr align 1 %_3, ptr align 1 %_4) #22
  %_7 = load ptr, ptr %self, align 8
  %1 = atomicrmw xchg ptr %_7, i32 0 release, align 4
  store i32 %1, ptr %0, align 4
  %_8 = load i32, ptr %0, align 4
  %2 = icmp eq i32 %_8, 2
  br i1 %2, label %bb3, label %bb4

bb3:                                              ; preds = %start
  call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4 %_7) #21
  br label %bb2

bb4:                                              ; preds = %start
  br label %bb2

bb2:                                              ; preds = %bb4, %bb3
  ret void
}

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hd3315dd212596bb6E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_4, align 4
  %_0.i = icmp slt i32 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i32, ptr %self, align 4
  %_6 = call i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h6c8fb77ecea8fb8aE"(i32 %old, i64 1) #22
  store i32 %_6, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %old, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i32, ptr %_0, align 4
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1
  ret { i32, i32 } %5
}

define internal align 4 ptr @"_ZN89_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hd258645ee44e4c45E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_4 = getelementptr inbounds i8, ptr %_3, i64 8
  ret ptr %_4
}

define internal void @"_ZN90_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5f444352cb86c5f6E"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_23 = alloca [24 x i8], align 8
  %cap = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %me = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_23, ptr align 8 %self, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %me, ptr align 8 %_23, i64 24, i1 false)
  %src = getelementptr inbounds i8, ptr %me, i64 16
  %0 = getelementptr inbounds i8, ptr %me, i64 8
  %_25 = load ptr, ptr %0, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %me, i64 16
  %count = load i64, ptr %1, align 8
  %_33 = icmp ule i64 %count, 384307168202282325
  %_16 = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<u32>", ptr %_25, i64 %count
  store ptr %_16, ptr %end, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  br label %bb7

bb7:                                              ; preds = %bb3
  %self1 = load i64, ptr %me, align 8
  store i64 %self1, ptr %cap, align 8
  br label %bb5

bb5:                                              ; preds = %bb7
  store ptr %_25, ptr %_0, align 8
  %2 = load i64, ptr %cap, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_25, ptr %4, align 8
  %5 = load ptr, ptr %end, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 24
  store ptr %5, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb4:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal align 4 ptr @"_ZN92_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h71d2faa4494d2c84E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_4 = getelementptr inbounds i8, ptr %_3, i64 8
  ret ptr %_4
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #6

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #1

declare zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1, ptr align 8, ptr, ptr) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

declare { i64, ptr } @_RNvXs3_NtNtNtCsjrHSEGnQ3l9_3std3sys5stdio4unixNtB5_6StderrNtNtBb_2io5Write5write(ptr align 1, ptr align 1, i64) unnamed_addr #1

declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #6

declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #1

declare void @_RNvNtCsjrHSEGnQ3l9_3std3env7__var_os(ptr sret([24 x i8]) align 8, ptr align 1, i64) unnamed_addr #1

declare zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() unnamed_addr #7

declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr align 4) unnamed_addr #3

declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync7condvar5futexNtB2_7Condvar4wait(ptr align 4, ptr align 4) unnamed_addr #1

declare i64 @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread2idNtB2_8ThreadId3new() unnamed_addr #1

declare ptr @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread3new(i64, ptr align 8) unnamed_addr #1

declare void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook15run_spawn_hooks(ptr sret([32 x i8]) align 8, ptr align 8) unnamed_addr #1

declare void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29increment_num_running_threads(ptr align 8) unnamed_addr #1

declare { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64, ptr align 8) unnamed_addr #1

declare void @llvm.trap() #8

declare void @_RNvNtNtCsgEmfK2I1SDS_4core3str8converts9from_utf8(ptr sret([24 x i8]) align 8, ptr align 1, i64) unnamed_addr #1

declare void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB4_15ChildSpawnHooks3run(ptr align 8) unnamed_addr #1

declare void @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread4join(i64) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #6

declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8) unnamed_addr #6

declare { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr) unnamed_addr #9

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #10

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

declare i1 @llvm.is.constant.i1(i1) #12

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #10

declare void @_RNvNtCsgEmfK2I1SDS_4core3num22from_ascii_radix_panic(i32, ptr align 8) unnamed_addr #6

declare void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8) unnamed_addr #1

declare void @_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6ThreadNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr align 8) unnamed_addr #1

declare void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr align 8) unnamed_addr #1

declare void @_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr align 8) unnamed_addr #1

declare zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr align 8, ptr align 8) unnamed_addr #1

declare zeroext i1 @_RNvXsw_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8UpperHex3fmt(ptr align 4, ptr align 8) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

declare zeroext i1 @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt(ptr align 8, ptr align 8) unnamed_addr #1

declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr align 1, i64, ptr align 1, ptr align 8, ptr align 8) unnamed_addr #6

declare void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedINtNtB4_6option6OptionjEBM_EB4_(i8, ptr align 8, ptr align 8, ptr, ptr, ptr align 8) unnamed_addr #13

declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #1

declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64, i64 allocalign) unnamed_addr #14

declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64, i64 allocalign) unnamed_addr #15

declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64, i64) unnamed_addr #16

declare { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr align 8, i64, i64, i64, i64) unnamed_addr #1

declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64, i64) unnamed_addr #16

declare void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedmmECsjrHSEGnQ3l9_3std(i8, ptr align 4, ptr align 4, ptr, ptr, ptr align 8) unnamed_addr #13

declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

declare void @_RNvMNtNtNtCsjrHSEGnQ3l9_3std4sync6poison7condvarNtB2_7Condvar10notify_all(ptr align 4) unnamed_addr #1

declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr captures(address), i64, i64) unnamed_addr #17

declare zeroext i1 @_RNvXs0_NtCsgEmfK2I1SDS_4core3anyDNtB5_3AnyNtNtB7_6marker4SendEL_NtNtB7_3fmt5Debug3fmt(ptr align 1, ptr align 8, ptr align 8) unnamed_addr #1

declare void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr align 8) unnamed_addr #2

declare void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr align 8) unnamed_addr #2

declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr sret([16 x i8]) align 8, ptr align 8, ptr align 1, i64) unnamed_addr #1

declare zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr align 8) unnamed_addr #1

declare void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr align 8, i64, i64) unnamed_addr #1

declare void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() unnamed_addr #18

declare void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29decrement_num_running_threads(ptr align 8, i1 zeroext) unnamed_addr #1

declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr align 4) unnamed_addr #3

define i32 @main(i32 %0, ptr %1) unnamed_addr #19 {
top:
  %2 = sext i32 %0 to i64
  %3 = call i64 @_ZN3std2rt10lang_start17hf000492d520dce7cE(ptr @_ZN5queue4main17h5ce62d2a2e4319c7E, i64 %2, ptr %1, i8 0)
  %4 = trunc i64 %3 to i32
  ret i32 %4
}

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { inlinehint noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { cold minsize nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #15 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #16 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #17 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #18 = { cold noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #19 = { nonlazybind "target-cpu"="x86-64" }
attributes #20 = { noinline noreturn nounwind }
attributes #21 = { nounwind }
attributes #22 = { inlinehint nounwind }
attributes #23 = { cold nounwind }
attributes #24 = { noinline nounwind }
attributes #25 = { inlinehint noreturn nounwind }
attributes #26 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = !{i64 19324737201416092}
!5 = !{}
