; ModuleID = 'values.cpp'
source_filename = "values.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"struct.std::optional" = type { %struct.anon }
%struct.anon = type { %struct.anon.1, i8 }
%struct.anon.1 = type { i32 }
%"struct.shop::Base" = type { i32 }
%"struct.shop::Item" = type { %"struct.shop::Base", i32, [2 x i32] }
%"struct.std::__mutex_base" = type { %union.pthread_mutex_t }
%"struct.std::vector" = type { %"struct.std::vector<int>::impl" }
%"struct.std::vector<int>::impl" = type { %"struct.std::vector_data" }
%"struct.std::vector_data" = type { ptr, ptr, ptr }
%"struct.std::basic_string" = type { %"struct.std::string_place", i64 }
%"struct.std::string_place" = type { ptr }
%"struct.std::unique_ptr" = type { %"struct.std::head" }
%"struct.std::head" = type { ptr }
%struct.Owner = type { i32 }
%"struct.std::lock_guard" = type { ptr }
%struct.vector = type { %struct.anon.2 }
%struct.anon.2 = type { ptr, ptr }

$_ZNSt5mutex6handleEv = comdat any

$_ZN4shop4ItemC2Ev = comdat any

$_ZNSt6vectorIiEC2Ev = comdat any

$_ZN5OwnerC2Ei = comdat any

$_ZN5OwnerD2Ev = comdat any

$_ZN4shop4BaseC2Ev = comdat any

$_ZNSt6vectorIiE4implC2Ev = comdat any

$_ZNSt11vector_dataIiEC2Ev = comdat any

@_ZN4shop4Item4madeE = dso_local global i32 1, align 4, !dbg !0
@_ZN4shop5stockE = dso_local global { i32 } { i32 7 }, align 4, !dbg !25
@_ZN4shop4doorE = dso_local global { %union.pthread_mutex_t } zeroinitializer, align 8, !dbg !36
@_ZN5depot5stockE = dso_local global i32 0, align 4, !dbg !81
@_ZN5depot5totalE = dso_local global i32 4, align 4, !dbg !84
@_ZZN4shop4Item4costEiE5calls = internal global i32 0, align 4, !dbg !86
@.str = private unnamed_addr constant [33 x i8] c"id + n + stock._M_i + calls == 0\00", align 1, !dbg !124
@.str.1 = private unnamed_addr constant [11 x i8] c"values.cpp\00", align 1, !dbg !130
@__PRETTY_FUNCTION__._ZN4shop4Item4costEi = private unnamed_addr constant [26 x i8] c"int shop::Item::cost(int)\00", align 1, !dbg !135
@__const.main.cells = private unnamed_addr constant [3 x i32] [i32 5, i32 6, i32 7], align 4
@__const.main.letters = private unnamed_addr constant [6 x i8] c"chair\00", align 1
@__const._ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner.some = private unnamed_addr constant %"struct.std::optional" { %struct.anon { %struct.anon.1 { i32 4 }, i8 1 } }, align 4
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !140
@__const._ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner.noise = private unnamed_addr constant [2 x i8] c"\FF\00", align 1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef i32 @_ZN4shop4Item4costEi(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) #0 align 2 !dbg !88 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !152, metadata !DIExpression()), !dbg !154
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !155, metadata !DIExpression()), !dbg !156
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr @_ZZN4shop4Item4costEiE5calls, align 4, !dbg !157
  %7 = add nsw i32 %6, 1, !dbg !157
  store i32 %7, ptr @_ZZN4shop4Item4costEiE5calls, align 4, !dbg !157
  %8 = call noundef ptr @_ZNSt5mutex6handleEv(ptr noundef nonnull align 8 dereferenceable(40) @_ZN4shop4doorE), !dbg !158
  %9 = call i32 @pthread_mutex_lock(ptr noundef %8) #8, !dbg !159
  %10 = getelementptr inbounds %"struct.shop::Base", ptr %5, i32 0, i32 0, !dbg !160
  %11 = load i32, ptr %10, align 4, !dbg !160
  %12 = load i32, ptr %4, align 4, !dbg !160
  %13 = add nsw i32 %11, %12, !dbg !160
  %14 = load i32, ptr @_ZN4shop5stockE, align 4, !dbg !160
  %15 = add nsw i32 %13, %14, !dbg !160
  %16 = load i32, ptr @_ZZN4shop4Item4costEiE5calls, align 4, !dbg !160
  %17 = add nsw i32 %15, %16, !dbg !160
  %18 = icmp eq i32 %17, 0, !dbg !160
  br i1 %18, label %19, label %20, !dbg !160

19:                                               ; preds = %2
  br label %22, !dbg !160

20:                                               ; preds = %2
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__._ZN4shop4Item4costEi) #9, !dbg !160
  unreachable, !dbg !160

21:                                               ; No predecessors!
  br label %22, !dbg !160

22:                                               ; preds = %21, %19
  %23 = getelementptr inbounds %"struct.shop::Item", ptr %5, i32 0, i32 2, !dbg !161
  %24 = load i32, ptr %4, align 4, !dbg !162
  %25 = sext i32 %24 to i64, !dbg !161
  %26 = getelementptr inbounds [2 x i32], ptr %23, i64 0, i64 %25, !dbg !161
  %27 = load i32, ptr %26, align 4, !dbg !161
  ret i32 %27, !dbg !163
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt5mutex6handleEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #0 comdat align 2 !dbg !164 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !165, metadata !DIExpression()), !dbg !167
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::__mutex_base", ptr %3, i32 0, i32 0, !dbg !168
  ret ptr %4, !dbg !169
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: mustprogress noinline norecurse nounwind optnone uwtable
define dso_local noundef i32 @main() #4 !dbg !170 {
  %1 = alloca i32, align 4
  %2 = alloca %"struct.shop::Item", align 4
  %3 = alloca %"struct.shop::Item", align 4
  %4 = alloca [3 x i32], align 4
  %5 = alloca %"struct.std::vector", align 8
  %6 = alloca [6 x i8], align 1
  %7 = alloca %"struct.std::basic_string", align 8
  %8 = alloca %"struct.std::unique_ptr", align 8
  %9 = alloca %struct.Owner, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !173, metadata !DIExpression()), !dbg !174
  call void @_ZN4shop4ItemC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %2) #8, !dbg !174
  call void @llvm.dbg.declare(metadata ptr %3, metadata !175, metadata !DIExpression()), !dbg !176
  call void @_ZN4shop4ItemC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #8, !dbg !176
  call void @llvm.dbg.declare(metadata ptr %4, metadata !177, metadata !DIExpression()), !dbg !181
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const.main.cells, i64 12, i1 false), !dbg !181
  call void @llvm.dbg.declare(metadata ptr %5, metadata !182, metadata !DIExpression()), !dbg !183
  call void @_ZNSt6vectorIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %5) #8, !dbg !183
  %10 = getelementptr inbounds [3 x i32], ptr %4, i64 0, i64 0, !dbg !184
  %11 = getelementptr inbounds %"struct.std::vector", ptr %5, i32 0, i32 0, !dbg !185
  %12 = getelementptr inbounds %"struct.std::vector_data", ptr %11, i32 0, i32 0, !dbg !186
  store ptr %10, ptr %12, align 8, !dbg !187
  %13 = getelementptr inbounds [3 x i32], ptr %4, i64 0, i64 0, !dbg !188
  %14 = getelementptr inbounds i32, ptr %13, i64 3, !dbg !189
  %15 = getelementptr inbounds %"struct.std::vector", ptr %5, i32 0, i32 0, !dbg !190
  %16 = getelementptr inbounds %"struct.std::vector_data", ptr %15, i32 0, i32 1, !dbg !191
  store ptr %14, ptr %16, align 8, !dbg !192
  call void @llvm.dbg.declare(metadata ptr %6, metadata !193, metadata !DIExpression()), !dbg !197
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 @__const.main.letters, i64 6, i1 false), !dbg !197
  call void @llvm.dbg.declare(metadata ptr %7, metadata !198, metadata !DIExpression()), !dbg !212
  %17 = getelementptr inbounds [6 x i8], ptr %6, i64 0, i64 0, !dbg !213
  %18 = getelementptr inbounds %"struct.std::basic_string", ptr %7, i32 0, i32 0, !dbg !214
  %19 = getelementptr inbounds %"struct.std::string_place", ptr %18, i32 0, i32 0, !dbg !215
  store ptr %17, ptr %19, align 8, !dbg !216
  %20 = getelementptr inbounds %"struct.std::basic_string", ptr %7, i32 0, i32 1, !dbg !217
  store i64 5, ptr %20, align 8, !dbg !218
  %21 = getelementptr inbounds %"struct.std::unique_ptr", ptr %8, i32 0, i32 0, !dbg !219
  %22 = getelementptr inbounds %"struct.std::head", ptr %21, i32 0, i32 0, !dbg !220
  store ptr %3, ptr %22, align 8, !dbg !220
  call void @_ZN5OwnerC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef 12), !dbg !221
  %23 = getelementptr inbounds %"struct.std::unique_ptr", ptr %8, i32 0, i32 0, !dbg !222
  %24 = getelementptr inbounds %"struct.std::head", ptr %23, i32 0, i32 0, !dbg !222
  %25 = load ptr, ptr %24, align 8, !dbg !222
  %26 = call noundef i32 @_ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner(ptr noundef nonnull align 4 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(16) %7, ptr %25, ptr noundef %9), !dbg !222
  store i32 %26, ptr %1, align 4, !dbg !223
  call void @_ZN5OwnerD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %9) #8, !dbg !223
  %27 = load i32, ptr %1, align 4, !dbg !223
  ret i32 %27, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4shop4ItemC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !224 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !228, metadata !DIExpression()), !dbg !229
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4shop4BaseC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #8, !dbg !230
  %4 = getelementptr inbounds %"struct.shop::Item", ptr %3, i32 0, i32 1, !dbg !231
  store i32 1, ptr %4, align 4, !dbg !231
  %5 = getelementptr inbounds %"struct.shop::Item", ptr %3, i32 0, i32 2, !dbg !232
  %6 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0, !dbg !233
  store i32 10, ptr %6, align 4, !dbg !233
  %7 = getelementptr inbounds i32, ptr %6, i64 1, !dbg !233
  store i32 20, ptr %7, align 4, !dbg !233
  ret void, !dbg !230
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !234 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !239, metadata !DIExpression()), !dbg !241
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::vector", ptr %3, i32 0, i32 0, !dbg !242
  call void @_ZNSt6vectorIiE4implC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #8, !dbg !242
  ret void, !dbg !242
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(16) %2, ptr %3, ptr noundef %4) #0 !dbg !243 {
  %6 = alloca %"struct.std::unique_ptr", align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %"struct.std::lock_guard", align 8
  %11 = alloca %"struct.std::optional", align 4
  %12 = alloca %"struct.std::optional", align 4
  %13 = alloca %"struct.std::vector", align 8
  %14 = alloca %"struct.std::vector", align 8
  %15 = alloca %struct.vector, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca [2 x i8], align 1
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = getelementptr inbounds %"struct.std::unique_ptr", ptr %6, i32 0, i32 0
  %23 = getelementptr inbounds %"struct.std::head", ptr %22, i32 0, i32 0
  store ptr %3, ptr %23, align 8
  store ptr %0, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !258, metadata !DIExpression()), !dbg !259
  store ptr %1, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !260, metadata !DIExpression()), !dbg !261
  store ptr %2, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !262, metadata !DIExpression()), !dbg !263
  call void @llvm.dbg.declare(metadata ptr %6, metadata !264, metadata !DIExpression()), !dbg !265
  call void @llvm.dbg.declare(metadata ptr %4, metadata !266, metadata !DIExpression()), !dbg !267
  call void @llvm.dbg.declare(metadata ptr %10, metadata !268, metadata !DIExpression()), !dbg !275
  %24 = getelementptr inbounds %"struct.std::lock_guard", ptr %10, i32 0, i32 0, !dbg !276
  store ptr @_ZN4shop4doorE, ptr %24, align 8, !dbg !276
  call void @llvm.dbg.declare(metadata ptr %11, metadata !277, metadata !DIExpression()), !dbg !288
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 @__const._ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner.some, i64 8, i1 false), !dbg !288
  call void @llvm.dbg.declare(metadata ptr %12, metadata !289, metadata !DIExpression()), !dbg !290
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 8, i1 false), !dbg !290
  call void @llvm.dbg.declare(metadata ptr %13, metadata !291, metadata !DIExpression()), !dbg !292
  call void @_ZNSt6vectorIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %13) #8, !dbg !292
  call void @llvm.dbg.declare(metadata ptr %14, metadata !293, metadata !DIExpression()), !dbg !294
  call void @_ZNSt6vectorIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %14) #8, !dbg !294
  %25 = load ptr, ptr %8, align 8, !dbg !295
  %26 = getelementptr inbounds %"struct.std::vector", ptr %25, i32 0, i32 0, !dbg !296
  %27 = getelementptr inbounds %"struct.std::vector_data", ptr %26, i32 0, i32 1, !dbg !297
  %28 = load ptr, ptr %27, align 8, !dbg !297
  %29 = getelementptr inbounds %"struct.std::vector", ptr %14, i32 0, i32 0, !dbg !298
  %30 = getelementptr inbounds %"struct.std::vector_data", ptr %29, i32 0, i32 0, !dbg !299
  store ptr %28, ptr %30, align 8, !dbg !300
  %31 = load ptr, ptr %8, align 8, !dbg !301
  %32 = getelementptr inbounds %"struct.std::vector", ptr %31, i32 0, i32 0, !dbg !302
  %33 = getelementptr inbounds %"struct.std::vector_data", ptr %32, i32 0, i32 0, !dbg !303
  %34 = load ptr, ptr %33, align 8, !dbg !303
  %35 = getelementptr inbounds %"struct.std::vector", ptr %14, i32 0, i32 0, !dbg !304
  %36 = getelementptr inbounds %"struct.std::vector_data", ptr %35, i32 0, i32 1, !dbg !305
  store ptr %34, ptr %36, align 8, !dbg !306
  call void @llvm.dbg.declare(metadata ptr %15, metadata !307, metadata !DIExpression()), !dbg !315
  %37 = getelementptr inbounds %struct.vector, ptr %15, i32 0, i32 0, !dbg !316
  %38 = getelementptr inbounds %struct.anon.2, ptr %37, i32 0, i32 0, !dbg !317
  %39 = load ptr, ptr %8, align 8, !dbg !318
  %40 = getelementptr inbounds %"struct.std::vector", ptr %39, i32 0, i32 0, !dbg !319
  %41 = getelementptr inbounds %"struct.std::vector_data", ptr %40, i32 0, i32 0, !dbg !320
  %42 = load ptr, ptr %41, align 8, !dbg !320
  store ptr %42, ptr %38, align 8, !dbg !317
  %43 = getelementptr inbounds %struct.anon.2, ptr %37, i32 0, i32 1, !dbg !317
  %44 = load ptr, ptr %8, align 8, !dbg !321
  %45 = getelementptr inbounds %"struct.std::vector", ptr %44, i32 0, i32 0, !dbg !322
  %46 = getelementptr inbounds %"struct.std::vector_data", ptr %45, i32 0, i32 1, !dbg !323
  %47 = load ptr, ptr %46, align 8, !dbg !323
  store ptr %47, ptr %43, align 8, !dbg !317
  call void @llvm.dbg.declare(metadata ptr %16, metadata !324, metadata !DIExpression()), !dbg !326
  %48 = load ptr, ptr %8, align 8, !dbg !327
  %49 = getelementptr inbounds %"struct.std::vector", ptr %48, i32 0, i32 0, !dbg !328
  %50 = getelementptr inbounds %"struct.std::vector_data", ptr %49, i32 0, i32 0, !dbg !329
  %51 = load ptr, ptr %50, align 8, !dbg !329
  %52 = getelementptr inbounds i32, ptr %51, i64 1, !dbg !327
  store ptr %52, ptr %16, align 8, !dbg !326
  call void @llvm.dbg.declare(metadata ptr %17, metadata !330, metadata !DIExpression()), !dbg !332
  %53 = load ptr, ptr %16, align 8, !dbg !333
  store ptr %53, ptr %17, align 8, !dbg !332
  call void @llvm.dbg.declare(metadata ptr %18, metadata !334, metadata !DIExpression()), !dbg !336
  store ptr @.str.2, ptr %18, align 8, !dbg !336
  call void @llvm.dbg.declare(metadata ptr %19, metadata !337, metadata !DIExpression()), !dbg !339
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %19, ptr align 1 @__const._ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner.noise, i64 2, i1 false), !dbg !339
  call void @llvm.dbg.declare(metadata ptr %20, metadata !340, metadata !DIExpression()), !dbg !341
  %54 = getelementptr inbounds [2 x i8], ptr %19, i64 0, i64 0, !dbg !342
  store ptr %54, ptr %20, align 8, !dbg !341
  call void @llvm.dbg.declare(metadata ptr %21, metadata !343, metadata !DIExpression()), !dbg !346
  store ptr null, ptr %21, align 8, !dbg !346
  %55 = load ptr, ptr %7, align 8, !dbg !347
  %56 = load ptr, ptr %16, align 8, !dbg !348
  %57 = load i32, ptr %56, align 4, !dbg !348
  %58 = load ptr, ptr %17, align 8, !dbg !349
  %59 = load i32, ptr %58, align 4, !dbg !349
  %60 = add nsw i32 %57, %59, !dbg !350
  %61 = getelementptr inbounds %"struct.std::optional", ptr %11, i32 0, i32 0, !dbg !351
  %62 = getelementptr inbounds %struct.anon, ptr %61, i32 0, i32 0, !dbg !352
  %63 = getelementptr inbounds %struct.anon.1, ptr %62, i32 0, i32 0, !dbg !353
  %64 = load i32, ptr %63, align 4, !dbg !353
  %65 = add nsw i32 %60, %64, !dbg !354
  %66 = getelementptr inbounds %"struct.std::optional", ptr %12, i32 0, i32 0, !dbg !355
  %67 = getelementptr inbounds %struct.anon, ptr %66, i32 0, i32 1, !dbg !356
  %68 = load i8, ptr %67, align 4, !dbg !356
  %69 = trunc i8 %68 to i1, !dbg !356
  %70 = zext i1 %69 to i32, !dbg !357
  %71 = add nsw i32 %65, %70, !dbg !358
  %72 = getelementptr inbounds %struct.vector, ptr %15, i32 0, i32 0, !dbg !359
  %73 = getelementptr inbounds %struct.anon.2, ptr %72, i32 0, i32 0, !dbg !360
  %74 = load ptr, ptr %73, align 8, !dbg !360
  %75 = icmp eq ptr %74, null, !dbg !361
  %76 = zext i1 %75 to i32, !dbg !362
  %77 = add nsw i32 %71, %76, !dbg !363
  %78 = getelementptr inbounds %"struct.std::vector", ptr %14, i32 0, i32 0, !dbg !364
  %79 = getelementptr inbounds %"struct.std::vector_data", ptr %78, i32 0, i32 0, !dbg !365
  %80 = load ptr, ptr %79, align 8, !dbg !365
  %81 = getelementptr inbounds %"struct.std::vector", ptr %13, i32 0, i32 0, !dbg !366
  %82 = getelementptr inbounds %"struct.std::vector_data", ptr %81, i32 0, i32 0, !dbg !367
  %83 = load ptr, ptr %82, align 8, !dbg !367
  %84 = icmp eq ptr %80, %83, !dbg !368
  %85 = zext i1 %84 to i32, !dbg !369
  %86 = add nsw i32 %77, %85, !dbg !370
  %87 = load ptr, ptr %21, align 8, !dbg !371
  %88 = icmp ne ptr %87, null, !dbg !372
  %89 = zext i1 %88 to i32, !dbg !373
  %90 = add nsw i32 %86, %89, !dbg !374
  %91 = load ptr, ptr %18, align 8, !dbg !375
  %92 = load i8, ptr %91, align 1, !dbg !376
  %93 = sext i8 %92 to i32, !dbg !376
  %94 = add nsw i32 %90, %93, !dbg !377
  %95 = load ptr, ptr %20, align 8, !dbg !378
  %96 = load i8, ptr %95, align 1, !dbg !379
  %97 = sext i8 %96 to i32, !dbg !379
  %98 = add nsw i32 %94, %97, !dbg !380
  %99 = load ptr, ptr %9, align 8, !dbg !381
  %100 = getelementptr inbounds %"struct.std::basic_string", ptr %99, i32 0, i32 1, !dbg !382
  %101 = load i64, ptr %100, align 8, !dbg !382
  %102 = trunc i64 %101 to i32, !dbg !381
  %103 = add nsw i32 %98, %102, !dbg !383
  %104 = getelementptr inbounds %"struct.std::unique_ptr", ptr %6, i32 0, i32 0, !dbg !384
  %105 = getelementptr inbounds %"struct.std::head", ptr %104, i32 0, i32 0, !dbg !385
  %106 = load ptr, ptr %105, align 8, !dbg !385
  %107 = getelementptr inbounds %"struct.shop::Base", ptr %106, i32 0, i32 0, !dbg !386
  %108 = load i32, ptr %107, align 4, !dbg !386
  %109 = add nsw i32 %103, %108, !dbg !387
  %110 = getelementptr inbounds %struct.Owner, ptr %4, i32 0, i32 0, !dbg !388
  %111 = load i32, ptr %110, align 4, !dbg !388
  %112 = add nsw i32 %109, %111, !dbg !389
  %113 = call noundef i32 @_ZN4shop4Item4costEi(ptr noundef nonnull align 4 dereferenceable(16) %55, i32 noundef %112), !dbg !390
  ret i32 %113, !dbg !391
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5OwnerC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 !dbg !392 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !393, metadata !DIExpression()), !dbg !395
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !396, metadata !DIExpression()), !dbg !397
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Owner, ptr %5, i32 0, i32 0, !dbg !398
  %7 = load i32, ptr %4, align 4, !dbg !399
  store i32 %7, ptr %6, align 4, !dbg !398
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5OwnerD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #5 comdat align 2 !dbg !401 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !402, metadata !DIExpression()), !dbg !403
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !404
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4shop4BaseC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #5 comdat align 2 !dbg !405 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !410, metadata !DIExpression()), !dbg !412
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.shop::Base", ptr %3, i32 0, i32 0, !dbg !413
  store i32 3, ptr %4, align 4, !dbg !413
  ret void, !dbg !414
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiE4implC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !415 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !420, metadata !DIExpression()), !dbg !422
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt11vector_dataIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #8, !dbg !423
  ret void, !dbg !423
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11vector_dataIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !424 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !429, metadata !DIExpression()), !dbg !431
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::vector_data", ptr %3, i32 0, i32 0, !dbg !432
  store ptr null, ptr %4, align 8, !dbg !432
  %5 = getelementptr inbounds %"struct.std::vector_data", ptr %3, i32 0, i32 1, !dbg !433
  store ptr null, ptr %5, align 8, !dbg !433
  %6 = getelementptr inbounds %"struct.std::vector_data", ptr %3, i32 0, i32 2, !dbg !434
  store ptr null, ptr %6, align 8, !dbg !434
  ret void, !dbg !435
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!89}
!llvm.module.flags = !{!145, !146, !147, !148, !149, !150, !151}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN4shop4Item4madeE", scope: !2, file: !3, line: 60, type: !4, isLocal: false, isDefinition: true, declaration: !5)
!2 = !DINamespace(name: "shop", scope: null)
!3 = !DIFile(filename: "values.cpp", directory: ".")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "made", scope: !6, file: !3, line: 57, baseType: !4, flags: DIFlagStaticMember)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Item", scope: !2, file: !3, line: 54, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !7, identifier: "_ZTSN4shop4ItemE")
!7 = !{!8, !12, !17, !5, !21}
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !6, baseType: !9, extraData: i32 0)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !2, file: !3, line: 51, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !10, identifier: "_ZTSN4shop4BaseE")
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !9, file: !3, line: 52, baseType: !4, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !6, file: !3, line: 55, baseType: !13, size: 32, offset: 32)
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Colour", scope: !2, file: !3, line: 50, baseType: !4, size: 32, flags: DIFlagEnumClass, elements: !14, identifier: "_ZTSN4shop6ColourE")
!14 = !{!15, !16}
!15 = !DIEnumerator(name: "red", value: 0)
!16 = !DIEnumerator(name: "green", value: 1)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "prices", scope: !6, file: !3, line: 56, baseType: !18, size: 64, offset: 64)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 2)
!21 = !DISubprogram(name: "cost", linkageName: "_ZN4shop4Item4costEi", scope: !6, file: !3, line: 58, type: !22, scopeLine: 58, flags: DIFlagPrototyped, spFlags: 0)
!22 = !DISubroutineType(types: !23)
!23 = !{!4, !24, !4}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "stock", linkageName: "_ZN4shop5stockE", scope: !2, file: !3, line: 61, type: !27, isLocal: false, isDefinition: true)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<int>", scope: !28, file: !3, line: 23, size: 32, flags: DIFlagTypePassByValue, elements: !29, templateParams: !34, identifier: "_ZTSSt6atomicIiE")
!28 = !DINamespace(name: "std", scope: null)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !27, baseType: !31, extraData: i32 0)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<int>", scope: !28, file: !3, line: 20, size: 32, flags: DIFlagTypePassByValue, elements: !32, templateParams: !34, identifier: "_ZTSSt13__atomic_baseIiE")
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !31, file: !3, line: 21, baseType: !4, size: 32)
!34 = !{!35}
!35 = !DITemplateTypeParameter(name: "T", type: !4)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "door", linkageName: "_ZN4shop4doorE", scope: !2, file: !3, line: 62, type: !38, isLocal: false, isDefinition: true)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mutex", scope: !28, file: !3, line: 27, size: 320, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !39, identifier: "_ZTSSt5mutex")
!39 = !{!40, !76}
!40 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !38, baseType: !41, flags: DIFlagPrivate, extraData: i32 0)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__mutex_base", scope: !28, file: !3, line: 24, size: 320, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !42, identifier: "_ZTSSt12__mutex_base")
!42 = !{!43}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_M_mutex", scope: !41, file: !3, line: 25, baseType: !44, size: 320)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !45, line: 72, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!46 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !45, line: 67, size: 320, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS15pthread_mutex_t")
!47 = !{!48, !69, !74}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !46, file: !45, line: 69, baseType: !49, size: 320)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !50, line: 22, size: 320, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS17__pthread_mutex_s")
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!51 = !{!52, !53, !55, !56, !57, !58, !60, !61}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !49, file: !50, line: 24, baseType: !4, size: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !49, file: !50, line: 25, baseType: !54, size: 32, offset: 32)
!54 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !49, file: !50, line: 26, baseType: !4, size: 32, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !49, file: !50, line: 28, baseType: !54, size: 32, offset: 96)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !49, file: !50, line: 32, baseType: !4, size: 32, offset: 128)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !49, file: !50, line: 34, baseType: !59, size: 16, offset: 160)
!59 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !49, file: !50, line: 35, baseType: !59, size: 16, offset: 176)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !49, file: !50, line: 36, baseType: !62, size: 128, offset: 192)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !63, line: 55, baseType: !64)
!63 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !63, line: 51, size: 128, flags: DIFlagTypePassByValue, elements: !65, identifier: "_ZTS23__pthread_internal_list")
!65 = !{!66, !68}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !64, file: !63, line: 53, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !64, file: !63, line: 54, baseType: !67, size: 64, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !46, file: !45, line: 70, baseType: !70, size: 320)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 320, elements: !72)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !{!73}
!73 = !DISubrange(count: 40)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !46, file: !45, line: 71, baseType: !75, size: 64)
!75 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!76 = !DISubprogram(name: "handle", linkageName: "_ZNSt5mutex6handleEv", scope: !38, file: !3, line: 28, type: !77, scopeLine: 28, flags: DIFlagPrototyped, spFlags: 0)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !80}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "stock", linkageName: "_ZN5depot5stockE", scope: !83, file: !3, line: 66, type: !4, isLocal: false, isDefinition: true)
!83 = !DINamespace(name: "depot", scope: null)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "total", linkageName: "_ZN5depot5totalE", scope: !83, file: !3, line: 67, type: !4, isLocal: false, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "calls", scope: !88, file: !3, line: 89, type: !4, isLocal: true, isDefinition: true)
!88 = distinct !DISubprogram(name: "cost", linkageName: "_ZN4shop4Item4costEi", scope: !6, file: !3, line: 87, type: !22, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !21, retainedNodes: !115)
!89 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !90, retainedTypes: !91, globals: !123, splitDebugInlining: false, nameTableKind: None)
!90 = !{!13}
!91 = !{!92, !93, !4, !6, !9, !108, !111, !117}
!92 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Owner", file: !3, line: 71, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !94, identifier: "_ZTS5Owner")
!94 = !{!95, !96, !100, !105}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !93, file: !3, line: 72, baseType: !4, size: 32)
!96 = !DISubprogram(name: "Owner", scope: !93, file: !3, line: 73, type: !97, scopeLine: 73, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !99, !4}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!100 = !DISubprogram(name: "Owner", scope: !93, file: !3, line: 74, type: !101, scopeLine: 74, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !99, !103}
!103 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!105 = !DISubprogram(name: "~Owner", scope: !93, file: !3, line: 75, type: !106, scopeLine: 75, flags: DIFlagPrototyped, spFlags: 0)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !99}
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "vector<int>", scope: !28, file: !3, line: 10, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !109, templateParams: !34, identifier: "_ZTSSt6vectorIiE")
!109 = !{!110}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_M_impl", scope: !108, file: !3, line: 11, baseType: !111, size: 192)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "impl", scope: !108, file: !3, line: 11, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !112, identifier: "_ZTSNSt6vectorIiE4implE")
!112 = !{!113, !116}
!113 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !111, baseType: !114, extraData: i32 0)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator<int>", scope: !28, file: !3, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !115, templateParams: !34, identifier: "_ZTSSaIiE")
!115 = !{}
!116 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !111, baseType: !117, extraData: i32 0)
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "vector_data<int>", scope: !28, file: !3, line: 7, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !118, templateParams: !34, identifier: "_ZTSSt11vector_dataIiE")
!118 = !{!119, !121, !122}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_M_start", scope: !117, file: !3, line: 8, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_M_finish", scope: !117, file: !3, line: 8, baseType: !120, size: 64, offset: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_M_end_of_storage", scope: !117, file: !3, line: 8, baseType: !120, size: 64, offset: 128)
!123 = !{!0, !25, !36, !81, !84, !86, !124, !130, !135, !140}
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !126, isLocal: true, isDefinition: true)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 264, elements: !128)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!128 = !{!129}
!129 = !DISubrange(count: 33)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !132, isLocal: true, isDefinition: true)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 88, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 11)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !137, isLocal: true, isDefinition: true)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 208, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 26)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(scope: null, file: !3, line: 108, type: !142, isLocal: true, isDefinition: true)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 40, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 5)
!145 = !{i32 7, !"Dwarf Version", i32 5}
!146 = !{i32 2, !"Debug Info Version", i32 3}
!147 = !{i32 1, !"wchar_size", i32 4}
!148 = !{i32 8, !"PIC Level", i32 2}
!149 = !{i32 7, !"PIE Level", i32 2}
!150 = !{i32 7, !"uwtable", i32 2}
!151 = !{i32 7, !"frame-pointer", i32 2}
!152 = !DILocalVariable(name: "this", arg: 1, scope: !88, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!154 = !DILocation(line: 0, scope: !88)
!155 = !DILocalVariable(name: "n", arg: 2, scope: !88, file: !3, line: 87, type: !4)
!156 = !DILocation(line: 87, column: 26, scope: !88)
!157 = !DILocation(line: 90, column: 7, scope: !88)
!158 = !DILocation(line: 91, column: 26, scope: !88)
!159 = !DILocation(line: 91, column: 2, scope: !88)
!160 = !DILocation(line: 92, column: 2, scope: !88)
!161 = !DILocation(line: 93, column: 9, scope: !88)
!162 = !DILocation(line: 93, column: 16, scope: !88)
!163 = !DILocation(line: 93, column: 2, scope: !88)
!164 = distinct !DISubprogram(name: "handle", linkageName: "_ZNSt5mutex6handleEv", scope: !38, file: !3, line: 28, type: !77, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !76, retainedNodes: !115)
!165 = !DILocalVariable(name: "this", arg: 1, scope: !164, type: !166, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!167 = !DILocation(line: 0, scope: !164)
!168 = !DILocation(line: 28, column: 38, scope: !164)
!169 = !DILocation(line: 28, column: 30, scope: !164)
!170 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 116, type: !171, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, retainedNodes: !115)
!171 = !DISubroutineType(types: !172)
!172 = !{!4}
!173 = !DILocalVariable(name: "item", scope: !170, file: !3, line: 118, type: !6)
!174 = !DILocation(line: 118, column: 13, scope: !170)
!175 = !DILocalVariable(name: "other", scope: !170, file: !3, line: 118, type: !6)
!176 = !DILocation(line: 118, column: 19, scope: !170)
!177 = !DILocalVariable(name: "cells", scope: !170, file: !3, line: 119, type: !178)
!178 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !179)
!179 = !{!180}
!180 = !DISubrange(count: 3)
!181 = !DILocation(line: 119, column: 6, scope: !170)
!182 = !DILocalVariable(name: "numbers", scope: !170, file: !3, line: 120, type: !108)
!183 = !DILocation(line: 120, column: 19, scope: !170)
!184 = !DILocation(line: 121, column: 29, scope: !170)
!185 = !DILocation(line: 121, column: 10, scope: !170)
!186 = !DILocation(line: 121, column: 18, scope: !170)
!187 = !DILocation(line: 121, column: 27, scope: !170)
!188 = !DILocation(line: 122, column: 30, scope: !170)
!189 = !DILocation(line: 122, column: 36, scope: !170)
!190 = !DILocation(line: 122, column: 10, scope: !170)
!191 = !DILocation(line: 122, column: 18, scope: !170)
!192 = !DILocation(line: 122, column: 28, scope: !170)
!193 = !DILocalVariable(name: "letters", scope: !170, file: !3, line: 123, type: !194)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 48, elements: !195)
!195 = !{!196}
!196 = !DISubrange(count: 6)
!197 = !DILocation(line: 123, column: 7, scope: !170)
!198 = !DILocalVariable(name: "word", scope: !170, file: !3, line: 124, type: !199)
!199 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "basic_string<char>", scope: !28, file: !3, line: 16, size: 128, flags: DIFlagTypePassByValue, elements: !200, templateParams: !206, identifier: "_ZTSSbIcE")
!200 = !{!201, !210}
!201 = !DIDerivedType(tag: DW_TAG_member, name: "_M_dataplus", scope: !199, file: !3, line: 17, baseType: !202, size: 64)
!202 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "string_place", scope: !28, file: !3, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !203, identifier: "_ZTSSt12string_place")
!203 = !{!204, !208}
!204 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !202, baseType: !205, extraData: i32 0)
!205 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator<char>", scope: !28, file: !3, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !115, templateParams: !206, identifier: "_ZTSSaIcE")
!206 = !{!207}
!207 = !DITemplateTypeParameter(name: "T", type: !71)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "_M_p", scope: !202, file: !3, line: 14, baseType: !209, size: 64)
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "_M_string_length", scope: !199, file: !3, line: 18, baseType: !211, size: 64, offset: 64)
!211 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!212 = !DILocation(line: 124, column: 26, scope: !170)
!213 = !DILocation(line: 125, column: 26, scope: !170)
!214 = !DILocation(line: 125, column: 7, scope: !170)
!215 = !DILocation(line: 125, column: 19, scope: !170)
!216 = !DILocation(line: 125, column: 24, scope: !170)
!217 = !DILocation(line: 126, column: 7, scope: !170)
!218 = !DILocation(line: 126, column: 24, scope: !170)
!219 = !DILocation(line: 127, column: 35, scope: !170)
!220 = !DILocation(line: 127, column: 36, scope: !170)
!221 = !DILocation(line: 127, column: 47, scope: !170)
!222 = !DILocation(line: 127, column: 9, scope: !170)
!223 = !DILocation(line: 127, column: 2, scope: !170)
!224 = distinct !DISubprogram(name: "Item", linkageName: "_ZN4shop4ItemC2Ev", scope: !6, file: !3, line: 54, type: !225, scopeLine: 54, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !227, retainedNodes: !115)
!225 = !DISubroutineType(types: !226)
!226 = !{null, !24}
!227 = !DISubprogram(name: "Item", scope: !6, type: !225, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!228 = !DILocalVariable(name: "this", arg: 1, scope: !224, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!229 = !DILocation(line: 0, scope: !224)
!230 = !DILocation(line: 54, column: 8, scope: !224)
!231 = !DILocation(line: 55, column: 9, scope: !224)
!232 = !DILocation(line: 56, column: 6, scope: !224)
!233 = !DILocation(line: 56, column: 18, scope: !224)
!234 = distinct !DISubprogram(name: "vector", linkageName: "_ZNSt6vectorIiEC2Ev", scope: !108, file: !3, line: 10, type: !235, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !238, retainedNodes: !115)
!235 = !DISubroutineType(types: !236)
!236 = !{null, !237}
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!238 = !DISubprogram(name: "vector", scope: !108, type: !235, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!239 = !DILocalVariable(name: "this", arg: 1, scope: !234, type: !240, flags: DIFlagArtificial | DIFlagObjectPointer)
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!241 = !DILocation(line: 0, scope: !234)
!242 = !DILocation(line: 10, column: 30, scope: !234)
!243 = distinct !DISubprogram(name: "sell", linkageName: "_ZL4sellRN4shop4ItemERSt6vectorIiERKSbIcESt10unique_ptrIS0_E5Owner", scope: !3, file: !3, line: 96, type: !244, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !89, retainedNodes: !115)
!244 = !DISubroutineType(types: !245)
!245 = !{!4, !246, !247, !248, !250, !93}
!246 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !108, size: 64)
!248 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !249, size: 64)
!249 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !199)
!250 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "unique_ptr<shop::Item>", scope: !28, file: !3, line: 44, size: 64, flags: DIFlagTypePassByValue, elements: !251, templateParams: !256, identifier: "_ZTSSt10unique_ptrIN4shop4ItemEE")
!251 = !{!252}
!252 = !DIDerivedType(tag: DW_TAG_member, name: "_M_t", scope: !250, file: !3, line: 45, baseType: !253, size: 64)
!253 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "head<shop::Item>", scope: !28, file: !3, line: 41, size: 64, flags: DIFlagTypePassByValue, elements: !254, templateParams: !256, identifier: "_ZTSSt4headIN4shop4ItemEE")
!254 = !{!255}
!255 = !DIDerivedType(tag: DW_TAG_member, name: "_M_head_impl", scope: !253, file: !3, line: 42, baseType: !153, size: 64)
!256 = !{!257}
!257 = !DITemplateTypeParameter(name: "T", type: !6)
!258 = !DILocalVariable(name: "item", arg: 1, scope: !243, file: !3, line: 96, type: !246)
!259 = !DILocation(line: 96, column: 29, scope: !243)
!260 = !DILocalVariable(name: "numbers", arg: 2, scope: !243, file: !3, line: 96, type: !247)
!261 = !DILocation(line: 96, column: 53, scope: !243)
!262 = !DILocalVariable(name: "word", arg: 3, scope: !243, file: !3, line: 96, type: !248)
!263 = !DILocation(line: 96, column: 93, scope: !243)
!264 = !DILocalVariable(name: "own", arg: 4, scope: !243, file: !3, line: 96, type: !250)
!265 = !DILocation(line: 96, column: 127, scope: !243)
!266 = !DILocalVariable(name: "owner", arg: 5, scope: !243, file: !3, line: 96, type: !93)
!267 = !DILocation(line: 96, column: 138, scope: !243)
!268 = !DILocalVariable(name: "guard", scope: !243, file: !3, line: 98, type: !269)
!269 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "lock_guard<std::mutex>", scope: !28, file: !3, line: 30, size: 64, flags: DIFlagTypePassByValue, elements: !270, templateParams: !273, identifier: "_ZTSSt10lock_guardISt5mutexE")
!270 = !{!271}
!271 = !DIDerivedType(tag: DW_TAG_member, name: "_M_device", scope: !269, file: !3, line: 31, baseType: !272, size: 64)
!272 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !38, size: 64)
!273 = !{!274}
!274 = !DITemplateTypeParameter(name: "T", type: !38)
!275 = !DILocation(line: 98, column: 30, scope: !243)
!276 = !DILocation(line: 98, column: 38, scope: !243)
!277 = !DILocalVariable(name: "some", scope: !243, file: !3, line: 100, type: !278)
!278 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "optional<int>", scope: !28, file: !3, line: 33, size: 64, flags: DIFlagTypePassByValue, elements: !279, templateParams: !34, identifier: "_ZTSSt8optionalIiE")
!279 = !{!280}
!280 = !DIDerivedType(tag: DW_TAG_member, name: "_M_payload", scope: !278, file: !3, line: 39, baseType: !281, size: 64)
!281 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !278, file: !3, line: 34, size: 64, flags: DIFlagTypePassByValue, elements: !282, identifier: "_ZTSNSt8optionalIiEUt_E")
!282 = !{!283, !287}
!283 = !DIDerivedType(tag: DW_TAG_member, name: "_M_payload", scope: !281, file: !3, line: 37, baseType: !284, size: 32)
!284 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !281, file: !3, line: 35, size: 32, flags: DIFlagTypePassByValue, elements: !285, identifier: "_ZTSNSt8optionalIiEUt_Ut_E")
!285 = !{!286}
!286 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !284, file: !3, line: 36, baseType: !4, size: 32)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "_M_engaged", scope: !281, file: !3, line: 38, baseType: !92, size: 8, offset: 32)
!288 = !DILocation(line: 100, column: 21, scope: !243)
!289 = !DILocalVariable(name: "none", scope: !243, file: !3, line: 100, type: !278)
!290 = !DILocation(line: 100, column: 43, scope: !243)
!291 = !DILocalVariable(name: "fresh", scope: !243, file: !3, line: 101, type: !108)
!292 = !DILocation(line: 101, column: 19, scope: !243)
!293 = !DILocalVariable(name: "wild", scope: !243, file: !3, line: 102, type: !108)
!294 = !DILocation(line: 102, column: 19, scope: !243)
!295 = !DILocation(line: 103, column: 26, scope: !243)
!296 = !DILocation(line: 103, column: 34, scope: !243)
!297 = !DILocation(line: 103, column: 42, scope: !243)
!298 = !DILocation(line: 103, column: 7, scope: !243)
!299 = !DILocation(line: 103, column: 15, scope: !243)
!300 = !DILocation(line: 103, column: 24, scope: !243)
!301 = !DILocation(line: 104, column: 27, scope: !243)
!302 = !DILocation(line: 104, column: 35, scope: !243)
!303 = !DILocation(line: 104, column: 43, scope: !243)
!304 = !DILocation(line: 104, column: 7, scope: !243)
!305 = !DILocation(line: 104, column: 15, scope: !243)
!306 = !DILocation(line: 104, column: 25, scope: !243)
!307 = !DILocalVariable(name: "plain", scope: !243, file: !3, line: 105, type: !308)
!308 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "vector", file: !3, line: 81, size: 128, flags: DIFlagTypePassByValue, elements: !309, identifier: "_ZTS6vector")
!309 = !{!310}
!310 = !DIDerivedType(tag: DW_TAG_member, name: "_M_impl", scope: !308, file: !3, line: 84, baseType: !311, size: 128)
!311 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !308, file: !3, line: 82, size: 128, flags: DIFlagTypePassByValue, elements: !312, identifier: "_ZTSN6vectorUt_E")
!312 = !{!313, !314}
!313 = !DIDerivedType(tag: DW_TAG_member, name: "_M_start", scope: !311, file: !3, line: 83, baseType: !120, size: 64)
!314 = !DIDerivedType(tag: DW_TAG_member, name: "_M_finish", scope: !311, file: !3, line: 83, baseType: !120, size: 64, offset: 64)
!315 = !DILocation(line: 105, column: 9, scope: !243)
!316 = !DILocation(line: 105, column: 17, scope: !243)
!317 = !DILocation(line: 105, column: 18, scope: !243)
!318 = !DILocation(line: 105, column: 19, scope: !243)
!319 = !DILocation(line: 105, column: 27, scope: !243)
!320 = !DILocation(line: 105, column: 35, scope: !243)
!321 = !DILocation(line: 105, column: 45, scope: !243)
!322 = !DILocation(line: 105, column: 53, scope: !243)
!323 = !DILocation(line: 105, column: 61, scope: !243)
!324 = !DILocalVariable(name: "alias", scope: !243, file: !3, line: 106, type: !325)
!325 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!326 = !DILocation(line: 106, column: 7, scope: !243)
!327 = !DILocation(line: 106, column: 15, scope: !243)
!328 = !DILocation(line: 106, column: 23, scope: !243)
!329 = !DILocation(line: 106, column: 31, scope: !243)
!330 = !DILocalVariable(name: "moved", scope: !243, file: !3, line: 107, type: !331)
!331 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !4, size: 64)
!332 = !DILocation(line: 107, column: 8, scope: !243)
!333 = !DILocation(line: 107, column: 36, scope: !243)
!334 = !DILocalVariable(name: "text", scope: !243, file: !3, line: 108, type: !335)
!335 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!336 = !DILocation(line: 108, column: 14, scope: !243)
!337 = !DILocalVariable(name: "noise", scope: !243, file: !3, line: 109, type: !338)
!338 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 16, elements: !19)
!339 = !DILocation(line: 109, column: 7, scope: !243)
!340 = !DILocalVariable(name: "strange", scope: !243, file: !3, line: 110, type: !335)
!341 = !DILocation(line: 110, column: 14, scope: !243)
!342 = !DILocation(line: 110, column: 24, scope: !243)
!343 = !DILocalVariable(name: "unknown", scope: !243, file: !3, line: 111, type: !344)
!344 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !345, size: 64)
!345 = !DICompositeType(tag: DW_TAG_structure_type, name: "Opaque", file: !3, line: 78, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS6Opaque")
!346 = !DILocation(line: 111, column: 10, scope: !243)
!347 = !DILocation(line: 112, column: 9, scope: !243)
!348 = !DILocation(line: 112, column: 19, scope: !243)
!349 = !DILocation(line: 112, column: 27, scope: !243)
!350 = !DILocation(line: 112, column: 25, scope: !243)
!351 = !DILocation(line: 112, column: 40, scope: !243)
!352 = !DILocation(line: 112, column: 51, scope: !243)
!353 = !DILocation(line: 112, column: 62, scope: !243)
!354 = !DILocation(line: 112, column: 33, scope: !243)
!355 = !DILocation(line: 112, column: 78, scope: !243)
!356 = !DILocation(line: 112, column: 89, scope: !243)
!357 = !DILocation(line: 112, column: 73, scope: !243)
!358 = !DILocation(line: 112, column: 71, scope: !243)
!359 = !DILocation(line: 112, column: 109, scope: !243)
!360 = !DILocation(line: 112, column: 117, scope: !243)
!361 = !DILocation(line: 112, column: 126, scope: !243)
!362 = !DILocation(line: 112, column: 102, scope: !243)
!363 = !DILocation(line: 112, column: 100, scope: !243)
!364 = !DILocation(line: 112, column: 146, scope: !243)
!365 = !DILocation(line: 112, column: 154, scope: !243)
!366 = !DILocation(line: 112, column: 172, scope: !243)
!367 = !DILocation(line: 112, column: 180, scope: !243)
!368 = !DILocation(line: 112, column: 163, scope: !243)
!369 = !DILocation(line: 112, column: 140, scope: !243)
!370 = !DILocation(line: 112, column: 138, scope: !243)
!371 = !DILocation(line: 113, column: 6, scope: !243)
!372 = !DILocation(line: 113, column: 14, scope: !243)
!373 = !DILocation(line: 113, column: 5, scope: !243)
!374 = !DILocation(line: 113, column: 3, scope: !243)
!375 = !DILocation(line: 113, column: 29, scope: !243)
!376 = !DILocation(line: 113, column: 28, scope: !243)
!377 = !DILocation(line: 113, column: 26, scope: !243)
!378 = !DILocation(line: 113, column: 37, scope: !243)
!379 = !DILocation(line: 113, column: 36, scope: !243)
!380 = !DILocation(line: 113, column: 34, scope: !243)
!381 = !DILocation(line: 113, column: 64, scope: !243)
!382 = !DILocation(line: 113, column: 69, scope: !243)
!383 = !DILocation(line: 113, column: 45, scope: !243)
!384 = !DILocation(line: 113, column: 93, scope: !243)
!385 = !DILocation(line: 113, column: 98, scope: !243)
!386 = !DILocation(line: 113, column: 112, scope: !243)
!387 = !DILocation(line: 113, column: 87, scope: !243)
!388 = !DILocation(line: 113, column: 123, scope: !243)
!389 = !DILocation(line: 113, column: 115, scope: !243)
!390 = !DILocation(line: 112, column: 14, scope: !243)
!391 = !DILocation(line: 112, column: 2, scope: !243)
!392 = distinct !DISubprogram(name: "Owner", linkageName: "_ZN5OwnerC2Ei", scope: !93, file: !3, line: 73, type: !97, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !96, retainedNodes: !115)
!393 = !DILocalVariable(name: "this", arg: 1, scope: !392, type: !394, flags: DIFlagArtificial | DIFlagObjectPointer)
!394 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!395 = !DILocation(line: 0, scope: !392)
!396 = !DILocalVariable(name: "n", arg: 2, scope: !392, file: !3, line: 73, type: !4)
!397 = !DILocation(line: 73, column: 21, scope: !392)
!398 = !DILocation(line: 73, column: 26, scope: !392)
!399 = !DILocation(line: 73, column: 33, scope: !392)
!400 = !DILocation(line: 73, column: 37, scope: !392)
!401 = distinct !DISubprogram(name: "~Owner", linkageName: "_ZN5OwnerD2Ev", scope: !93, file: !3, line: 75, type: !106, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !105, retainedNodes: !115)
!402 = !DILocalVariable(name: "this", arg: 1, scope: !401, type: !394, flags: DIFlagArtificial | DIFlagObjectPointer)
!403 = !DILocation(line: 0, scope: !401)
!404 = !DILocation(line: 75, column: 12, scope: !401)
!405 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4shop4BaseC2Ev", scope: !9, file: !3, line: 51, type: !406, scopeLine: 51, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !409, retainedNodes: !115)
!406 = !DISubroutineType(types: !407)
!407 = !{null, !408}
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!409 = !DISubprogram(name: "Base", scope: !9, type: !406, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!410 = !DILocalVariable(name: "this", arg: 1, scope: !405, type: !411, flags: DIFlagArtificial | DIFlagObjectPointer)
!411 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!412 = !DILocation(line: 0, scope: !405)
!413 = !DILocation(line: 52, column: 6, scope: !405)
!414 = !DILocation(line: 51, column: 8, scope: !405)
!415 = distinct !DISubprogram(name: "impl", linkageName: "_ZNSt6vectorIiE4implC2Ev", scope: !111, file: !3, line: 11, type: !416, scopeLine: 11, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !419, retainedNodes: !115)
!416 = !DISubroutineType(types: !417)
!417 = !{null, !418}
!418 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!419 = !DISubprogram(name: "impl", scope: !111, type: !416, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!420 = !DILocalVariable(name: "this", arg: 1, scope: !415, type: !421, flags: DIFlagArtificial | DIFlagObjectPointer)
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!422 = !DILocation(line: 0, scope: !415)
!423 = !DILocation(line: 11, column: 9, scope: !415)
!424 = distinct !DISubprogram(name: "vector_data", linkageName: "_ZNSt11vector_dataIiEC2Ev", scope: !117, file: !3, line: 7, type: !425, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !89, declaration: !428, retainedNodes: !115)
!425 = !DISubroutineType(types: !426)
!426 = !{null, !427}
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!428 = !DISubprogram(name: "vector_data", scope: !117, type: !425, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!429 = !DILocalVariable(name: "this", arg: 1, scope: !424, type: !430, flags: DIFlagArtificial | DIFlagObjectPointer)
!430 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!431 = !DILocation(line: 0, scope: !424)
!432 = !DILocation(line: 8, column: 5, scope: !424)
!433 = !DILocation(line: 8, column: 26, scope: !424)
!434 = !DILocation(line: 8, column: 48, scope: !424)
!435 = !DILocation(line: 7, column: 30, scope: !424)
