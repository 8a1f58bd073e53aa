source_filename = "atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_atomic.str = private unnamed_addr constant [42 x i8] c"atomic access of 16 bytes of a weak order\00", align 1

define zeroext i8 @__atomic_load_1(ptr noundef %p, i32 noundef %order) {
entry:
  %0 = load atomic volatile i8, ptr %p seq_cst, align 1
  ret i8 %0
}

define void @__atomic_store_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  store atomic volatile i8 %v, ptr %p seq_cst, align 1
  ret void
}

define zeroext i8 @__atomic_exchange_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define zeroext i1 @__atomic_compare_exchange_1(ptr noundef %p, ptr noundef %expected, i8 noundef zeroext %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i8, ptr %expected, align 1
  %conv = zext i8 %v to i64
  %conv1 = zext i8 %0 to i64
  %call = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef %conv1, i32 noundef 0)
  %conv2 = trunc i64 %call to i8
  %conv3 = zext i8 %conv2 to i32
  %conv4 = zext i8 %0 to i32
  %cmp = icmp eq i32 %conv3, %conv4
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i8 %conv2, ptr %expected, align 1
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %entry ]
  ret i1 %retval.0
}

define zeroext i8 @__atomic_fetch_add_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

define zeroext i8 @__atomic_fetch_sub_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 3, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

define zeroext i8 @__atomic_fetch_and_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

define zeroext i8 @__atomic_fetch_or_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

define zeroext i8 @__atomic_fetch_xor_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 7, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

define zeroext i8 @__atomic_fetch_nand_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i8 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 5, ptr noundef %p, i32 noundef 1, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i8
  ret i8 %conv1
}

define zeroext i16 @__atomic_load_2(ptr noundef %p, i32 noundef %order) {
entry:
  %0 = load atomic volatile i16, ptr %p seq_cst, align 2
  ret i16 %0
}

define void @__atomic_store_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  store atomic volatile i16 %v, ptr %p seq_cst, align 2
  ret void
}

define zeroext i16 @__atomic_exchange_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define zeroext i1 @__atomic_compare_exchange_2(ptr noundef %p, ptr noundef %expected, i16 noundef zeroext %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i16, ptr %expected, align 2
  %conv = zext i16 %v to i64
  %conv1 = zext i16 %0 to i64
  %call = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef %conv1, i32 noundef 0)
  %conv2 = trunc i64 %call to i16
  %conv3 = zext i16 %conv2 to i32
  %conv4 = zext i16 %0 to i32
  %cmp = icmp eq i32 %conv3, %conv4
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i16 %conv2, ptr %expected, align 2
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %entry ]
  ret i1 %retval.0
}

define zeroext i16 @__atomic_fetch_add_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define zeroext i16 @__atomic_fetch_sub_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 3, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define zeroext i16 @__atomic_fetch_and_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define zeroext i16 @__atomic_fetch_or_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define zeroext i16 @__atomic_fetch_xor_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 7, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define zeroext i16 @__atomic_fetch_nand_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  %conv = zext i16 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 5, ptr noundef %p, i32 noundef 2, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i16
  ret i16 %conv1
}

define i32 @__atomic_load_4(ptr noundef %p, i32 noundef %order) {
entry:
  %0 = load atomic volatile i32, ptr %p seq_cst, align 4
  ret i32 %0
}

define void @__atomic_store_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  store atomic volatile i32 %v, ptr %p seq_cst, align 4
  ret void
}

define i32 @__atomic_exchange_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define zeroext i1 @__atomic_compare_exchange_4(ptr noundef %p, ptr noundef %expected, i32 noundef %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i32, ptr %expected, align 4
  %conv = zext i32 %v to i64
  %conv1 = zext i32 %0 to i64
  %call = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef %conv1, i32 noundef 0)
  %conv2 = trunc i64 %call to i32
  %cmp = icmp eq i32 %conv2, %0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i32 %conv2, ptr %expected, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %entry ]
  ret i1 %retval.0
}

define i32 @__atomic_fetch_add_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define i32 @__atomic_fetch_sub_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 3, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define i32 @__atomic_fetch_and_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define i32 @__atomic_fetch_or_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define i32 @__atomic_fetch_xor_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 7, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define i32 @__atomic_fetch_nand_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  %conv = zext i32 %v to i64
  %call = call i64 @__gomc_rmw(i32 noundef 5, ptr noundef %p, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define i64 @__atomic_load_8(ptr noundef %p, i32 noundef %order) {
entry:
  %0 = load atomic volatile i64, ptr %p seq_cst, align 8
  ret i64 %0
}

define void @__atomic_store_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  store atomic volatile i64 %v, ptr %p seq_cst, align 8
  ret void
}

define i64 @__atomic_exchange_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define zeroext i1 @__atomic_compare_exchange_8(ptr noundef %p, ptr noundef %expected, i64 noundef %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i64, ptr %expected, align 8
  %call = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef %0, i32 noundef 0)
  %cmp = icmp eq i64 %call, %0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i64 %call, ptr %expected, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %entry ]
  ret i1 %retval.0
}

define i64 @__atomic_fetch_add_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define i64 @__atomic_fetch_sub_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 3, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define i64 @__atomic_fetch_and_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define i64 @__atomic_fetch_or_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define i64 @__atomic_fetch_xor_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 7, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define i64 @__atomic_fetch_nand_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 5, ptr noundef %p, i32 noundef 8, i64 noundef %v, i64 noundef 0, i32 noundef 0)
  ret i64 %call
}

define void @__atomic_store_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  %cmp.i = icmp ne i32 %order, 5
  br i1 %cmp.i, label %if.then.i, label %strong.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry
  store atomic volatile i128 %v.sroa.0.0.insert.insert, ptr %p seq_cst, align 16
  ret void
}

define { i64, i64 } @__atomic_exchange_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i [
    i32 5, label %strong.exit
    i32 4, label %strong.exit
  ]

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry, %entry
  %0 = atomicrmw volatile xchg ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define zeroext i1 @__atomic_compare_exchange_16(ptr noundef %p, ptr noundef %expected, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order, i32 noundef %fail) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i13 [
    i32 5, label %strong.exit14
    i32 4, label %strong.exit14
  ]

if.then.i13:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit14:                                    ; preds = %entry, %entry
  switch i32 %fail, label %if.then.i [
    i32 5, label %strong.exit
    i32 2, label %strong.exit
  ]

if.then.i:                                        ; preds = %strong.exit14
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %strong.exit14, %strong.exit14
  %arrayidx = getelementptr inbounds i64, ptr %expected, i64 1
  %0 = load i64, ptr %arrayidx, align 8
  %conv = zext i64 %0 to i128
  %shl = shl i128 %conv, 64
  %1 = load i64, ptr %expected, align 8
  %conv3 = zext i64 %1 to i128
  %or = or i128 %shl, %conv3
  %2 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert seq_cst seq_cst, align 16
  %3 = extractvalue { i128, i1 } %2, 0
  %4 = extractvalue { i128, i1 } %2, 1
  %spec.select = select i1 %4, i128 %or, i128 %3
  br i1 %4, label %return, label %if.end

if.end:                                           ; preds = %strong.exit
  %conv4 = trunc i128 %spec.select to i64
  store i64 %conv4, ptr %expected, align 8
  %shr = lshr i128 %spec.select, 64
  %conv6 = trunc i128 %shr to i64
  store i64 %conv6, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %strong.exit, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %strong.exit ]
  ret i1 %retval.0
}

define { i64, i64 } @__atomic_fetch_add_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i [
    i32 5, label %strong.exit
    i32 4, label %strong.exit
  ]

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry, %entry
  %0 = atomicrmw volatile add ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @__atomic_fetch_sub_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i [
    i32 5, label %strong.exit
    i32 4, label %strong.exit
  ]

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry, %entry
  %0 = atomicrmw volatile sub ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @__atomic_fetch_and_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i [
    i32 5, label %strong.exit
    i32 4, label %strong.exit
  ]

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry, %entry
  %0 = atomicrmw volatile and ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @__atomic_fetch_or_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i [
    i32 5, label %strong.exit
    i32 4, label %strong.exit
  ]

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry, %entry
  %0 = atomicrmw volatile or ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @__atomic_fetch_xor_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %if.then.i [
    i32 5, label %strong.exit
    i32 4, label %strong.exit
  ]

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

strong.exit:                                      ; preds = %entry, %entry
  %0 = atomicrmw volatile xor ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

declare void @__gomc_unsupported(ptr noundef)

