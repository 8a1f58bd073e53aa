source_filename = "atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_atomic.str = private unnamed_addr constant [66 x i8] c"a compare-exchange with a lock that has another order if it fails\00", align 1
@__gomc_atomic.str.1 = private unnamed_addr constant [40 x i8] c"an atomic access of more than 256 bytes\00", align 1
@__gomc_atomic.str.2 = private unnamed_addr constant [69 x i8] c"an atomic access of 16 bytes that may be done with a lock or without\00", align 1
@__gomc_object_locks = internal global [1021 x i32] zeroinitializer, align 16

define zeroext i8 @__atomic_load_1(ptr noundef %p, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = load atomic volatile i8, ptr %p monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = load atomic volatile i8, ptr %p acquire, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %2 = load atomic volatile i8, ptr %p seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %2, %seqcst ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define void @__atomic_store_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  store atomic volatile i8 %v, ptr %p monotonic, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  store atomic volatile i8 %v, ptr %p release, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  store atomic volatile i8 %v, ptr %p seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %release, %monotonic
  ret void
}

define zeroext i8 @__atomic_exchange_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xchg ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xchg ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xchg ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xchg ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xchg ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i1 @__atomic_compare_exchange_1(ptr noundef %p, ptr noundef %expected, i8 noundef zeroext %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i8, ptr %expected, align 1
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  switch i32 %fail, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:                                          ; preds = %entry, %entry
  switch i32 %fail, label %monotonic_fail8 [
    i32 1, label %acquire_fail9
    i32 2, label %acquire_fail9
    i32 5, label %seqcst_fail10
  ]

release:                                          ; preds = %entry
  switch i32 %fail, label %monotonic_fail21 [
    i32 1, label %acquire_fail22
    i32 2, label %acquire_fail22
    i32 5, label %seqcst_fail23
  ]

acqrel:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail34 [
    i32 1, label %acquire_fail35
    i32 2, label %acquire_fail35
    i32 5, label %seqcst_fail36
  ]

seqcst:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail47 [
    i32 1, label %acquire_fail48
    i32 2, label %acquire_fail48
    i32 5, label %seqcst_fail49
  ]

atomic.continue:                                  ; preds = %monotonic_fail47, %acquire_fail48, %seqcst_fail49, %monotonic_fail34, %acquire_fail35, %seqcst_fail36, %monotonic_fail21, %acquire_fail22, %seqcst_fail23, %monotonic_fail8, %acquire_fail9, %seqcst_fail10, %monotonic_fail, %acquire_fail, %seqcst_fail
  %old.0 = phi i8 [ %spec.select, %monotonic_fail ], [ %spec.select32, %seqcst_fail ], [ %spec.select31, %acquire_fail ], [ %spec.select33, %monotonic_fail8 ], [ %spec.select35, %seqcst_fail10 ], [ %spec.select34, %acquire_fail9 ], [ %spec.select36, %monotonic_fail21 ], [ %spec.select38, %seqcst_fail23 ], [ %spec.select37, %acquire_fail22 ], [ %spec.select39, %monotonic_fail34 ], [ %spec.select41, %seqcst_fail36 ], [ %spec.select40, %acquire_fail35 ], [ %spec.select42, %monotonic_fail47 ], [ %spec.select44, %seqcst_fail49 ], [ %spec.select43, %acquire_fail48 ]
  %cmpxchg.bool.0 = phi i8 [ %frombool, %monotonic_fail ], [ %frombool7, %seqcst_fail ], [ %frombool4, %acquire_fail ], [ %frombool14, %monotonic_fail8 ], [ %frombool20, %seqcst_fail10 ], [ %frombool17, %acquire_fail9 ], [ %frombool27, %monotonic_fail21 ], [ %frombool33, %seqcst_fail23 ], [ %frombool30, %acquire_fail22 ], [ %frombool40, %monotonic_fail34 ], [ %frombool46, %seqcst_fail36 ], [ %frombool43, %acquire_fail35 ], [ %frombool53, %monotonic_fail47 ], [ %frombool59, %seqcst_fail49 ], [ %frombool56, %acquire_fail48 ]
  %tobool = trunc i8 %cmpxchg.bool.0 to i1
  br i1 %tobool, label %return, label %if.end

monotonic_fail:                                   ; preds = %monotonic
  %1 = cmpxchg volatile ptr %p, i8 %0, i8 %v monotonic monotonic, align 1
  %2 = extractvalue { i8, i1 } %1, 0
  %3 = extractvalue { i8, i1 } %1, 1
  %spec.select = select i1 %3, i8 %0, i8 %2
  %frombool = zext i1 %3 to i8
  br label %atomic.continue

acquire_fail:                                     ; preds = %monotonic, %monotonic
  %4 = cmpxchg volatile ptr %p, i8 %0, i8 %v monotonic acquire, align 1
  %5 = extractvalue { i8, i1 } %4, 0
  %6 = extractvalue { i8, i1 } %4, 1
  %spec.select31 = select i1 %6, i8 %0, i8 %5
  %frombool4 = zext i1 %6 to i8
  br label %atomic.continue

seqcst_fail:                                      ; preds = %monotonic
  %7 = cmpxchg volatile ptr %p, i8 %0, i8 %v monotonic seq_cst, align 1
  %8 = extractvalue { i8, i1 } %7, 0
  %9 = extractvalue { i8, i1 } %7, 1
  %spec.select32 = select i1 %9, i8 %0, i8 %8
  %frombool7 = zext i1 %9 to i8
  br label %atomic.continue

monotonic_fail8:                                  ; preds = %acquire
  %10 = cmpxchg volatile ptr %p, i8 %0, i8 %v acquire monotonic, align 1
  %11 = extractvalue { i8, i1 } %10, 0
  %12 = extractvalue { i8, i1 } %10, 1
  %spec.select33 = select i1 %12, i8 %0, i8 %11
  %frombool14 = zext i1 %12 to i8
  br label %atomic.continue

acquire_fail9:                                    ; preds = %acquire, %acquire
  %13 = cmpxchg volatile ptr %p, i8 %0, i8 %v acquire acquire, align 1
  %14 = extractvalue { i8, i1 } %13, 0
  %15 = extractvalue { i8, i1 } %13, 1
  %spec.select34 = select i1 %15, i8 %0, i8 %14
  %frombool17 = zext i1 %15 to i8
  br label %atomic.continue

seqcst_fail10:                                    ; preds = %acquire
  %16 = cmpxchg volatile ptr %p, i8 %0, i8 %v acquire seq_cst, align 1
  %17 = extractvalue { i8, i1 } %16, 0
  %18 = extractvalue { i8, i1 } %16, 1
  %spec.select35 = select i1 %18, i8 %0, i8 %17
  %frombool20 = zext i1 %18 to i8
  br label %atomic.continue

monotonic_fail21:                                 ; preds = %release
  %19 = cmpxchg volatile ptr %p, i8 %0, i8 %v release monotonic, align 1
  %20 = extractvalue { i8, i1 } %19, 0
  %21 = extractvalue { i8, i1 } %19, 1
  %spec.select36 = select i1 %21, i8 %0, i8 %20
  %frombool27 = zext i1 %21 to i8
  br label %atomic.continue

acquire_fail22:                                   ; preds = %release, %release
  %22 = cmpxchg volatile ptr %p, i8 %0, i8 %v release acquire, align 1
  %23 = extractvalue { i8, i1 } %22, 0
  %24 = extractvalue { i8, i1 } %22, 1
  %spec.select37 = select i1 %24, i8 %0, i8 %23
  %frombool30 = zext i1 %24 to i8
  br label %atomic.continue

seqcst_fail23:                                    ; preds = %release
  %25 = cmpxchg volatile ptr %p, i8 %0, i8 %v release seq_cst, align 1
  %26 = extractvalue { i8, i1 } %25, 0
  %27 = extractvalue { i8, i1 } %25, 1
  %spec.select38 = select i1 %27, i8 %0, i8 %26
  %frombool33 = zext i1 %27 to i8
  br label %atomic.continue

monotonic_fail34:                                 ; preds = %acqrel
  %28 = cmpxchg volatile ptr %p, i8 %0, i8 %v acq_rel monotonic, align 1
  %29 = extractvalue { i8, i1 } %28, 0
  %30 = extractvalue { i8, i1 } %28, 1
  %spec.select39 = select i1 %30, i8 %0, i8 %29
  %frombool40 = zext i1 %30 to i8
  br label %atomic.continue

acquire_fail35:                                   ; preds = %acqrel, %acqrel
  %31 = cmpxchg volatile ptr %p, i8 %0, i8 %v acq_rel acquire, align 1
  %32 = extractvalue { i8, i1 } %31, 0
  %33 = extractvalue { i8, i1 } %31, 1
  %spec.select40 = select i1 %33, i8 %0, i8 %32
  %frombool43 = zext i1 %33 to i8
  br label %atomic.continue

seqcst_fail36:                                    ; preds = %acqrel
  %34 = cmpxchg volatile ptr %p, i8 %0, i8 %v acq_rel seq_cst, align 1
  %35 = extractvalue { i8, i1 } %34, 0
  %36 = extractvalue { i8, i1 } %34, 1
  %spec.select41 = select i1 %36, i8 %0, i8 %35
  %frombool46 = zext i1 %36 to i8
  br label %atomic.continue

monotonic_fail47:                                 ; preds = %seqcst
  %37 = cmpxchg volatile ptr %p, i8 %0, i8 %v seq_cst monotonic, align 1
  %38 = extractvalue { i8, i1 } %37, 0
  %39 = extractvalue { i8, i1 } %37, 1
  %spec.select42 = select i1 %39, i8 %0, i8 %38
  %frombool53 = zext i1 %39 to i8
  br label %atomic.continue

acquire_fail48:                                   ; preds = %seqcst, %seqcst
  %40 = cmpxchg volatile ptr %p, i8 %0, i8 %v seq_cst acquire, align 1
  %41 = extractvalue { i8, i1 } %40, 0
  %42 = extractvalue { i8, i1 } %40, 1
  %spec.select43 = select i1 %42, i8 %0, i8 %41
  %frombool56 = zext i1 %42 to i8
  br label %atomic.continue

seqcst_fail49:                                    ; preds = %seqcst
  %43 = cmpxchg volatile ptr %p, i8 %0, i8 %v seq_cst seq_cst, align 1
  %44 = extractvalue { i8, i1 } %43, 0
  %45 = extractvalue { i8, i1 } %43, 1
  %spec.select44 = select i1 %45, i8 %0, i8 %44
  %frombool59 = zext i1 %45 to i8
  br label %atomic.continue

if.end:                                           ; preds = %atomic.continue
  store i8 %old.0, ptr %expected, align 1
  br label %return

return:                                           ; preds = %atomic.continue, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %atomic.continue ]
  ret i1 %retval.0
}

define zeroext i8 @__atomic_fetch_add_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile add ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile add ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile add ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile add ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile add ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i8 @__atomic_fetch_sub_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile sub ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile sub ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile sub ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile sub ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile sub ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i8 @__atomic_fetch_and_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile and ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile and ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile and ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile and ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile and ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i8 @__atomic_fetch_or_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile or ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile or ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile or ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile or ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile or ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i8 @__atomic_fetch_xor_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xor ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xor ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xor ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xor ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xor ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i8 @__atomic_fetch_nand_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile nand ptr %p, i8 %v monotonic, align 1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile nand ptr %p, i8 %v acquire, align 1
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile nand ptr %p, i8 %v release, align 1
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile nand ptr %p, i8 %v acq_rel, align 1
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile nand ptr %p, i8 %v seq_cst, align 1
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i8 %atomic-temp.0
}

define zeroext i16 @__atomic_load_2(ptr noundef %p, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = load atomic volatile i16, ptr %p monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = load atomic volatile i16, ptr %p acquire, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %2 = load atomic volatile i16, ptr %p seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %2, %seqcst ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define void @__atomic_store_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  store atomic volatile i16 %v, ptr %p monotonic, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  store atomic volatile i16 %v, ptr %p release, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  store atomic volatile i16 %v, ptr %p seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %release, %monotonic
  ret void
}

define zeroext i16 @__atomic_exchange_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xchg ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xchg ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xchg ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xchg ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xchg ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define zeroext i1 @__atomic_compare_exchange_2(ptr noundef %p, ptr noundef %expected, i16 noundef zeroext %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i16, ptr %expected, align 2
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  switch i32 %fail, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:                                          ; preds = %entry, %entry
  switch i32 %fail, label %monotonic_fail8 [
    i32 1, label %acquire_fail9
    i32 2, label %acquire_fail9
    i32 5, label %seqcst_fail10
  ]

release:                                          ; preds = %entry
  switch i32 %fail, label %monotonic_fail21 [
    i32 1, label %acquire_fail22
    i32 2, label %acquire_fail22
    i32 5, label %seqcst_fail23
  ]

acqrel:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail34 [
    i32 1, label %acquire_fail35
    i32 2, label %acquire_fail35
    i32 5, label %seqcst_fail36
  ]

seqcst:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail47 [
    i32 1, label %acquire_fail48
    i32 2, label %acquire_fail48
    i32 5, label %seqcst_fail49
  ]

atomic.continue:                                  ; preds = %monotonic_fail47, %acquire_fail48, %seqcst_fail49, %monotonic_fail34, %acquire_fail35, %seqcst_fail36, %monotonic_fail21, %acquire_fail22, %seqcst_fail23, %monotonic_fail8, %acquire_fail9, %seqcst_fail10, %monotonic_fail, %acquire_fail, %seqcst_fail
  %old.0 = phi i16 [ %spec.select, %monotonic_fail ], [ %spec.select32, %seqcst_fail ], [ %spec.select31, %acquire_fail ], [ %spec.select33, %monotonic_fail8 ], [ %spec.select35, %seqcst_fail10 ], [ %spec.select34, %acquire_fail9 ], [ %spec.select36, %monotonic_fail21 ], [ %spec.select38, %seqcst_fail23 ], [ %spec.select37, %acquire_fail22 ], [ %spec.select39, %monotonic_fail34 ], [ %spec.select41, %seqcst_fail36 ], [ %spec.select40, %acquire_fail35 ], [ %spec.select42, %monotonic_fail47 ], [ %spec.select44, %seqcst_fail49 ], [ %spec.select43, %acquire_fail48 ]
  %cmpxchg.bool.0 = phi i8 [ %frombool, %monotonic_fail ], [ %frombool7, %seqcst_fail ], [ %frombool4, %acquire_fail ], [ %frombool14, %monotonic_fail8 ], [ %frombool20, %seqcst_fail10 ], [ %frombool17, %acquire_fail9 ], [ %frombool27, %monotonic_fail21 ], [ %frombool33, %seqcst_fail23 ], [ %frombool30, %acquire_fail22 ], [ %frombool40, %monotonic_fail34 ], [ %frombool46, %seqcst_fail36 ], [ %frombool43, %acquire_fail35 ], [ %frombool53, %monotonic_fail47 ], [ %frombool59, %seqcst_fail49 ], [ %frombool56, %acquire_fail48 ]
  %tobool = trunc i8 %cmpxchg.bool.0 to i1
  br i1 %tobool, label %return, label %if.end

monotonic_fail:                                   ; preds = %monotonic
  %1 = cmpxchg volatile ptr %p, i16 %0, i16 %v monotonic monotonic, align 2
  %2 = extractvalue { i16, i1 } %1, 0
  %3 = extractvalue { i16, i1 } %1, 1
  %spec.select = select i1 %3, i16 %0, i16 %2
  %frombool = zext i1 %3 to i8
  br label %atomic.continue

acquire_fail:                                     ; preds = %monotonic, %monotonic
  %4 = cmpxchg volatile ptr %p, i16 %0, i16 %v monotonic acquire, align 2
  %5 = extractvalue { i16, i1 } %4, 0
  %6 = extractvalue { i16, i1 } %4, 1
  %spec.select31 = select i1 %6, i16 %0, i16 %5
  %frombool4 = zext i1 %6 to i8
  br label %atomic.continue

seqcst_fail:                                      ; preds = %monotonic
  %7 = cmpxchg volatile ptr %p, i16 %0, i16 %v monotonic seq_cst, align 2
  %8 = extractvalue { i16, i1 } %7, 0
  %9 = extractvalue { i16, i1 } %7, 1
  %spec.select32 = select i1 %9, i16 %0, i16 %8
  %frombool7 = zext i1 %9 to i8
  br label %atomic.continue

monotonic_fail8:                                  ; preds = %acquire
  %10 = cmpxchg volatile ptr %p, i16 %0, i16 %v acquire monotonic, align 2
  %11 = extractvalue { i16, i1 } %10, 0
  %12 = extractvalue { i16, i1 } %10, 1
  %spec.select33 = select i1 %12, i16 %0, i16 %11
  %frombool14 = zext i1 %12 to i8
  br label %atomic.continue

acquire_fail9:                                    ; preds = %acquire, %acquire
  %13 = cmpxchg volatile ptr %p, i16 %0, i16 %v acquire acquire, align 2
  %14 = extractvalue { i16, i1 } %13, 0
  %15 = extractvalue { i16, i1 } %13, 1
  %spec.select34 = select i1 %15, i16 %0, i16 %14
  %frombool17 = zext i1 %15 to i8
  br label %atomic.continue

seqcst_fail10:                                    ; preds = %acquire
  %16 = cmpxchg volatile ptr %p, i16 %0, i16 %v acquire seq_cst, align 2
  %17 = extractvalue { i16, i1 } %16, 0
  %18 = extractvalue { i16, i1 } %16, 1
  %spec.select35 = select i1 %18, i16 %0, i16 %17
  %frombool20 = zext i1 %18 to i8
  br label %atomic.continue

monotonic_fail21:                                 ; preds = %release
  %19 = cmpxchg volatile ptr %p, i16 %0, i16 %v release monotonic, align 2
  %20 = extractvalue { i16, i1 } %19, 0
  %21 = extractvalue { i16, i1 } %19, 1
  %spec.select36 = select i1 %21, i16 %0, i16 %20
  %frombool27 = zext i1 %21 to i8
  br label %atomic.continue

acquire_fail22:                                   ; preds = %release, %release
  %22 = cmpxchg volatile ptr %p, i16 %0, i16 %v release acquire, align 2
  %23 = extractvalue { i16, i1 } %22, 0
  %24 = extractvalue { i16, i1 } %22, 1
  %spec.select37 = select i1 %24, i16 %0, i16 %23
  %frombool30 = zext i1 %24 to i8
  br label %atomic.continue

seqcst_fail23:                                    ; preds = %release
  %25 = cmpxchg volatile ptr %p, i16 %0, i16 %v release seq_cst, align 2
  %26 = extractvalue { i16, i1 } %25, 0
  %27 = extractvalue { i16, i1 } %25, 1
  %spec.select38 = select i1 %27, i16 %0, i16 %26
  %frombool33 = zext i1 %27 to i8
  br label %atomic.continue

monotonic_fail34:                                 ; preds = %acqrel
  %28 = cmpxchg volatile ptr %p, i16 %0, i16 %v acq_rel monotonic, align 2
  %29 = extractvalue { i16, i1 } %28, 0
  %30 = extractvalue { i16, i1 } %28, 1
  %spec.select39 = select i1 %30, i16 %0, i16 %29
  %frombool40 = zext i1 %30 to i8
  br label %atomic.continue

acquire_fail35:                                   ; preds = %acqrel, %acqrel
  %31 = cmpxchg volatile ptr %p, i16 %0, i16 %v acq_rel acquire, align 2
  %32 = extractvalue { i16, i1 } %31, 0
  %33 = extractvalue { i16, i1 } %31, 1
  %spec.select40 = select i1 %33, i16 %0, i16 %32
  %frombool43 = zext i1 %33 to i8
  br label %atomic.continue

seqcst_fail36:                                    ; preds = %acqrel
  %34 = cmpxchg volatile ptr %p, i16 %0, i16 %v acq_rel seq_cst, align 2
  %35 = extractvalue { i16, i1 } %34, 0
  %36 = extractvalue { i16, i1 } %34, 1
  %spec.select41 = select i1 %36, i16 %0, i16 %35
  %frombool46 = zext i1 %36 to i8
  br label %atomic.continue

monotonic_fail47:                                 ; preds = %seqcst
  %37 = cmpxchg volatile ptr %p, i16 %0, i16 %v seq_cst monotonic, align 2
  %38 = extractvalue { i16, i1 } %37, 0
  %39 = extractvalue { i16, i1 } %37, 1
  %spec.select42 = select i1 %39, i16 %0, i16 %38
  %frombool53 = zext i1 %39 to i8
  br label %atomic.continue

acquire_fail48:                                   ; preds = %seqcst, %seqcst
  %40 = cmpxchg volatile ptr %p, i16 %0, i16 %v seq_cst acquire, align 2
  %41 = extractvalue { i16, i1 } %40, 0
  %42 = extractvalue { i16, i1 } %40, 1
  %spec.select43 = select i1 %42, i16 %0, i16 %41
  %frombool56 = zext i1 %42 to i8
  br label %atomic.continue

seqcst_fail49:                                    ; preds = %seqcst
  %43 = cmpxchg volatile ptr %p, i16 %0, i16 %v seq_cst seq_cst, align 2
  %44 = extractvalue { i16, i1 } %43, 0
  %45 = extractvalue { i16, i1 } %43, 1
  %spec.select44 = select i1 %45, i16 %0, i16 %44
  %frombool59 = zext i1 %45 to i8
  br label %atomic.continue

if.end:                                           ; preds = %atomic.continue
  store i16 %old.0, ptr %expected, align 2
  br label %return

return:                                           ; preds = %atomic.continue, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %atomic.continue ]
  ret i1 %retval.0
}

define zeroext i16 @__atomic_fetch_add_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile add ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile add ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile add ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile add ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile add ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define zeroext i16 @__atomic_fetch_sub_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile sub ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile sub ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile sub ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile sub ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile sub ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define zeroext i16 @__atomic_fetch_and_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile and ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile and ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile and ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile and ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile and ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define zeroext i16 @__atomic_fetch_or_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile or ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile or ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile or ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile or ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile or ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define zeroext i16 @__atomic_fetch_xor_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xor ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xor ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xor ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xor ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xor ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define zeroext i16 @__atomic_fetch_nand_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile nand ptr %p, i16 %v monotonic, align 2
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile nand ptr %p, i16 %v acquire, align 2
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile nand ptr %p, i16 %v release, align 2
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile nand ptr %p, i16 %v acq_rel, align 2
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile nand ptr %p, i16 %v seq_cst, align 2
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i16 %atomic-temp.0
}

define i32 @__atomic_load_4(ptr noundef %p, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = load atomic volatile i32, ptr %p monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = load atomic volatile i32, ptr %p acquire, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %2 = load atomic volatile i32, ptr %p seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %2, %seqcst ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define void @__atomic_store_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  store atomic volatile i32 %v, ptr %p monotonic, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  store atomic volatile i32 %v, ptr %p release, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  store atomic volatile i32 %v, ptr %p seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %release, %monotonic
  ret void
}

define i32 @__atomic_exchange_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xchg ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xchg ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xchg ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xchg ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xchg ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define zeroext i1 @__atomic_compare_exchange_4(ptr noundef %p, ptr noundef %expected, i32 noundef %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i32, ptr %expected, align 4
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  switch i32 %fail, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:                                          ; preds = %entry, %entry
  switch i32 %fail, label %monotonic_fail8 [
    i32 1, label %acquire_fail9
    i32 2, label %acquire_fail9
    i32 5, label %seqcst_fail10
  ]

release:                                          ; preds = %entry
  switch i32 %fail, label %monotonic_fail21 [
    i32 1, label %acquire_fail22
    i32 2, label %acquire_fail22
    i32 5, label %seqcst_fail23
  ]

acqrel:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail34 [
    i32 1, label %acquire_fail35
    i32 2, label %acquire_fail35
    i32 5, label %seqcst_fail36
  ]

seqcst:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail47 [
    i32 1, label %acquire_fail48
    i32 2, label %acquire_fail48
    i32 5, label %seqcst_fail49
  ]

atomic.continue:                                  ; preds = %monotonic_fail47, %acquire_fail48, %seqcst_fail49, %monotonic_fail34, %acquire_fail35, %seqcst_fail36, %monotonic_fail21, %acquire_fail22, %seqcst_fail23, %monotonic_fail8, %acquire_fail9, %seqcst_fail10, %monotonic_fail, %acquire_fail, %seqcst_fail
  %old.0 = phi i32 [ %spec.select, %monotonic_fail ], [ %spec.select32, %seqcst_fail ], [ %spec.select31, %acquire_fail ], [ %spec.select33, %monotonic_fail8 ], [ %spec.select35, %seqcst_fail10 ], [ %spec.select34, %acquire_fail9 ], [ %spec.select36, %monotonic_fail21 ], [ %spec.select38, %seqcst_fail23 ], [ %spec.select37, %acquire_fail22 ], [ %spec.select39, %monotonic_fail34 ], [ %spec.select41, %seqcst_fail36 ], [ %spec.select40, %acquire_fail35 ], [ %spec.select42, %monotonic_fail47 ], [ %spec.select44, %seqcst_fail49 ], [ %spec.select43, %acquire_fail48 ]
  %cmpxchg.bool.0 = phi i8 [ %frombool, %monotonic_fail ], [ %frombool7, %seqcst_fail ], [ %frombool4, %acquire_fail ], [ %frombool14, %monotonic_fail8 ], [ %frombool20, %seqcst_fail10 ], [ %frombool17, %acquire_fail9 ], [ %frombool27, %monotonic_fail21 ], [ %frombool33, %seqcst_fail23 ], [ %frombool30, %acquire_fail22 ], [ %frombool40, %monotonic_fail34 ], [ %frombool46, %seqcst_fail36 ], [ %frombool43, %acquire_fail35 ], [ %frombool53, %monotonic_fail47 ], [ %frombool59, %seqcst_fail49 ], [ %frombool56, %acquire_fail48 ]
  %tobool = trunc i8 %cmpxchg.bool.0 to i1
  br i1 %tobool, label %return, label %if.end

monotonic_fail:                                   ; preds = %monotonic
  %1 = cmpxchg volatile ptr %p, i32 %0, i32 %v monotonic monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = extractvalue { i32, i1 } %1, 1
  %spec.select = select i1 %3, i32 %0, i32 %2
  %frombool = zext i1 %3 to i8
  br label %atomic.continue

acquire_fail:                                     ; preds = %monotonic, %monotonic
  %4 = cmpxchg volatile ptr %p, i32 %0, i32 %v monotonic acquire, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  %spec.select31 = select i1 %6, i32 %0, i32 %5
  %frombool4 = zext i1 %6 to i8
  br label %atomic.continue

seqcst_fail:                                      ; preds = %monotonic
  %7 = cmpxchg volatile ptr %p, i32 %0, i32 %v monotonic seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  %9 = extractvalue { i32, i1 } %7, 1
  %spec.select32 = select i1 %9, i32 %0, i32 %8
  %frombool7 = zext i1 %9 to i8
  br label %atomic.continue

monotonic_fail8:                                  ; preds = %acquire
  %10 = cmpxchg volatile ptr %p, i32 %0, i32 %v acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  %12 = extractvalue { i32, i1 } %10, 1
  %spec.select33 = select i1 %12, i32 %0, i32 %11
  %frombool14 = zext i1 %12 to i8
  br label %atomic.continue

acquire_fail9:                                    ; preds = %acquire, %acquire
  %13 = cmpxchg volatile ptr %p, i32 %0, i32 %v acquire acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select34 = select i1 %15, i32 %0, i32 %14
  %frombool17 = zext i1 %15 to i8
  br label %atomic.continue

seqcst_fail10:                                    ; preds = %acquire
  %16 = cmpxchg volatile ptr %p, i32 %0, i32 %v acquire seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 0
  %18 = extractvalue { i32, i1 } %16, 1
  %spec.select35 = select i1 %18, i32 %0, i32 %17
  %frombool20 = zext i1 %18 to i8
  br label %atomic.continue

monotonic_fail21:                                 ; preds = %release
  %19 = cmpxchg volatile ptr %p, i32 %0, i32 %v release monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = extractvalue { i32, i1 } %19, 1
  %spec.select36 = select i1 %21, i32 %0, i32 %20
  %frombool27 = zext i1 %21 to i8
  br label %atomic.continue

acquire_fail22:                                   ; preds = %release, %release
  %22 = cmpxchg volatile ptr %p, i32 %0, i32 %v release acquire, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  %spec.select37 = select i1 %24, i32 %0, i32 %23
  %frombool30 = zext i1 %24 to i8
  br label %atomic.continue

seqcst_fail23:                                    ; preds = %release
  %25 = cmpxchg volatile ptr %p, i32 %0, i32 %v release seq_cst, align 4
  %26 = extractvalue { i32, i1 } %25, 0
  %27 = extractvalue { i32, i1 } %25, 1
  %spec.select38 = select i1 %27, i32 %0, i32 %26
  %frombool33 = zext i1 %27 to i8
  br label %atomic.continue

monotonic_fail34:                                 ; preds = %acqrel
  %28 = cmpxchg volatile ptr %p, i32 %0, i32 %v acq_rel monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = extractvalue { i32, i1 } %28, 1
  %spec.select39 = select i1 %30, i32 %0, i32 %29
  %frombool40 = zext i1 %30 to i8
  br label %atomic.continue

acquire_fail35:                                   ; preds = %acqrel, %acqrel
  %31 = cmpxchg volatile ptr %p, i32 %0, i32 %v acq_rel acquire, align 4
  %32 = extractvalue { i32, i1 } %31, 0
  %33 = extractvalue { i32, i1 } %31, 1
  %spec.select40 = select i1 %33, i32 %0, i32 %32
  %frombool43 = zext i1 %33 to i8
  br label %atomic.continue

seqcst_fail36:                                    ; preds = %acqrel
  %34 = cmpxchg volatile ptr %p, i32 %0, i32 %v acq_rel seq_cst, align 4
  %35 = extractvalue { i32, i1 } %34, 0
  %36 = extractvalue { i32, i1 } %34, 1
  %spec.select41 = select i1 %36, i32 %0, i32 %35
  %frombool46 = zext i1 %36 to i8
  br label %atomic.continue

monotonic_fail47:                                 ; preds = %seqcst
  %37 = cmpxchg volatile ptr %p, i32 %0, i32 %v seq_cst monotonic, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  %spec.select42 = select i1 %39, i32 %0, i32 %38
  %frombool53 = zext i1 %39 to i8
  br label %atomic.continue

acquire_fail48:                                   ; preds = %seqcst, %seqcst
  %40 = cmpxchg volatile ptr %p, i32 %0, i32 %v seq_cst acquire, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  %42 = extractvalue { i32, i1 } %40, 1
  %spec.select43 = select i1 %42, i32 %0, i32 %41
  %frombool56 = zext i1 %42 to i8
  br label %atomic.continue

seqcst_fail49:                                    ; preds = %seqcst
  %43 = cmpxchg volatile ptr %p, i32 %0, i32 %v seq_cst seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = extractvalue { i32, i1 } %43, 1
  %spec.select44 = select i1 %45, i32 %0, i32 %44
  %frombool59 = zext i1 %45 to i8
  br label %atomic.continue

if.end:                                           ; preds = %atomic.continue
  store i32 %old.0, ptr %expected, align 4
  br label %return

return:                                           ; preds = %atomic.continue, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %atomic.continue ]
  ret i1 %retval.0
}

define i32 @__atomic_fetch_add_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile add ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile add ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile add ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile add ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile add ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define i32 @__atomic_fetch_sub_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile sub ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile sub ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile sub ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile sub ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile sub ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define i32 @__atomic_fetch_and_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile and ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile and ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile and ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile and ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile and ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define i32 @__atomic_fetch_or_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile or ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile or ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile or ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile or ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile or ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define i32 @__atomic_fetch_xor_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xor ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xor ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xor ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xor ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xor ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define i32 @__atomic_fetch_nand_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile nand ptr %p, i32 %v monotonic, align 4
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile nand ptr %p, i32 %v acquire, align 4
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile nand ptr %p, i32 %v release, align 4
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile nand ptr %p, i32 %v acq_rel, align 4
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile nand ptr %p, i32 %v seq_cst, align 4
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i32 %atomic-temp.0
}

define i64 @__atomic_load_8(ptr noundef %p, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = load atomic volatile i64, ptr %p monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = load atomic volatile i64, ptr %p acquire, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %2 = load atomic volatile i64, ptr %p seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %2, %seqcst ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define void @__atomic_store_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  store atomic volatile i64 %v, ptr %p monotonic, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  store atomic volatile i64 %v, ptr %p release, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  store atomic volatile i64 %v, ptr %p seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %release, %monotonic
  ret void
}

define i64 @__atomic_exchange_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xchg ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xchg ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xchg ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xchg ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xchg ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define zeroext i1 @__atomic_compare_exchange_8(ptr noundef %p, ptr noundef %expected, i64 noundef %v, i32 noundef %order, i32 noundef %fail) {
entry:
  %0 = load i64, ptr %expected, align 8
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  switch i32 %fail, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:                                          ; preds = %entry, %entry
  switch i32 %fail, label %monotonic_fail8 [
    i32 1, label %acquire_fail9
    i32 2, label %acquire_fail9
    i32 5, label %seqcst_fail10
  ]

release:                                          ; preds = %entry
  switch i32 %fail, label %monotonic_fail21 [
    i32 1, label %acquire_fail22
    i32 2, label %acquire_fail22
    i32 5, label %seqcst_fail23
  ]

acqrel:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail34 [
    i32 1, label %acquire_fail35
    i32 2, label %acquire_fail35
    i32 5, label %seqcst_fail36
  ]

seqcst:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail47 [
    i32 1, label %acquire_fail48
    i32 2, label %acquire_fail48
    i32 5, label %seqcst_fail49
  ]

atomic.continue:                                  ; preds = %monotonic_fail47, %acquire_fail48, %seqcst_fail49, %monotonic_fail34, %acquire_fail35, %seqcst_fail36, %monotonic_fail21, %acquire_fail22, %seqcst_fail23, %monotonic_fail8, %acquire_fail9, %seqcst_fail10, %monotonic_fail, %acquire_fail, %seqcst_fail
  %old.0 = phi i64 [ %spec.select, %monotonic_fail ], [ %spec.select32, %seqcst_fail ], [ %spec.select31, %acquire_fail ], [ %spec.select33, %monotonic_fail8 ], [ %spec.select35, %seqcst_fail10 ], [ %spec.select34, %acquire_fail9 ], [ %spec.select36, %monotonic_fail21 ], [ %spec.select38, %seqcst_fail23 ], [ %spec.select37, %acquire_fail22 ], [ %spec.select39, %monotonic_fail34 ], [ %spec.select41, %seqcst_fail36 ], [ %spec.select40, %acquire_fail35 ], [ %spec.select42, %monotonic_fail47 ], [ %spec.select44, %seqcst_fail49 ], [ %spec.select43, %acquire_fail48 ]
  %cmpxchg.bool.0 = phi i8 [ %frombool, %monotonic_fail ], [ %frombool7, %seqcst_fail ], [ %frombool4, %acquire_fail ], [ %frombool14, %monotonic_fail8 ], [ %frombool20, %seqcst_fail10 ], [ %frombool17, %acquire_fail9 ], [ %frombool27, %monotonic_fail21 ], [ %frombool33, %seqcst_fail23 ], [ %frombool30, %acquire_fail22 ], [ %frombool40, %monotonic_fail34 ], [ %frombool46, %seqcst_fail36 ], [ %frombool43, %acquire_fail35 ], [ %frombool53, %monotonic_fail47 ], [ %frombool59, %seqcst_fail49 ], [ %frombool56, %acquire_fail48 ]
  %tobool = trunc i8 %cmpxchg.bool.0 to i1
  br i1 %tobool, label %return, label %if.end

monotonic_fail:                                   ; preds = %monotonic
  %1 = cmpxchg volatile ptr %p, i64 %0, i64 %v monotonic monotonic, align 8
  %2 = extractvalue { i64, i1 } %1, 0
  %3 = extractvalue { i64, i1 } %1, 1
  %spec.select = select i1 %3, i64 %0, i64 %2
  %frombool = zext i1 %3 to i8
  br label %atomic.continue

acquire_fail:                                     ; preds = %monotonic, %monotonic
  %4 = cmpxchg volatile ptr %p, i64 %0, i64 %v monotonic acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  %6 = extractvalue { i64, i1 } %4, 1
  %spec.select31 = select i1 %6, i64 %0, i64 %5
  %frombool4 = zext i1 %6 to i8
  br label %atomic.continue

seqcst_fail:                                      ; preds = %monotonic
  %7 = cmpxchg volatile ptr %p, i64 %0, i64 %v monotonic seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  %9 = extractvalue { i64, i1 } %7, 1
  %spec.select32 = select i1 %9, i64 %0, i64 %8
  %frombool7 = zext i1 %9 to i8
  br label %atomic.continue

monotonic_fail8:                                  ; preds = %acquire
  %10 = cmpxchg volatile ptr %p, i64 %0, i64 %v acquire monotonic, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %12 = extractvalue { i64, i1 } %10, 1
  %spec.select33 = select i1 %12, i64 %0, i64 %11
  %frombool14 = zext i1 %12 to i8
  br label %atomic.continue

acquire_fail9:                                    ; preds = %acquire, %acquire
  %13 = cmpxchg volatile ptr %p, i64 %0, i64 %v acquire acquire, align 8
  %14 = extractvalue { i64, i1 } %13, 0
  %15 = extractvalue { i64, i1 } %13, 1
  %spec.select34 = select i1 %15, i64 %0, i64 %14
  %frombool17 = zext i1 %15 to i8
  br label %atomic.continue

seqcst_fail10:                                    ; preds = %acquire
  %16 = cmpxchg volatile ptr %p, i64 %0, i64 %v acquire seq_cst, align 8
  %17 = extractvalue { i64, i1 } %16, 0
  %18 = extractvalue { i64, i1 } %16, 1
  %spec.select35 = select i1 %18, i64 %0, i64 %17
  %frombool20 = zext i1 %18 to i8
  br label %atomic.continue

monotonic_fail21:                                 ; preds = %release
  %19 = cmpxchg volatile ptr %p, i64 %0, i64 %v release monotonic, align 8
  %20 = extractvalue { i64, i1 } %19, 0
  %21 = extractvalue { i64, i1 } %19, 1
  %spec.select36 = select i1 %21, i64 %0, i64 %20
  %frombool27 = zext i1 %21 to i8
  br label %atomic.continue

acquire_fail22:                                   ; preds = %release, %release
  %22 = cmpxchg volatile ptr %p, i64 %0, i64 %v release acquire, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  %spec.select37 = select i1 %24, i64 %0, i64 %23
  %frombool30 = zext i1 %24 to i8
  br label %atomic.continue

seqcst_fail23:                                    ; preds = %release
  %25 = cmpxchg volatile ptr %p, i64 %0, i64 %v release seq_cst, align 8
  %26 = extractvalue { i64, i1 } %25, 0
  %27 = extractvalue { i64, i1 } %25, 1
  %spec.select38 = select i1 %27, i64 %0, i64 %26
  %frombool33 = zext i1 %27 to i8
  br label %atomic.continue

monotonic_fail34:                                 ; preds = %acqrel
  %28 = cmpxchg volatile ptr %p, i64 %0, i64 %v acq_rel monotonic, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  %spec.select39 = select i1 %30, i64 %0, i64 %29
  %frombool40 = zext i1 %30 to i8
  br label %atomic.continue

acquire_fail35:                                   ; preds = %acqrel, %acqrel
  %31 = cmpxchg volatile ptr %p, i64 %0, i64 %v acq_rel acquire, align 8
  %32 = extractvalue { i64, i1 } %31, 0
  %33 = extractvalue { i64, i1 } %31, 1
  %spec.select40 = select i1 %33, i64 %0, i64 %32
  %frombool43 = zext i1 %33 to i8
  br label %atomic.continue

seqcst_fail36:                                    ; preds = %acqrel
  %34 = cmpxchg volatile ptr %p, i64 %0, i64 %v acq_rel seq_cst, align 8
  %35 = extractvalue { i64, i1 } %34, 0
  %36 = extractvalue { i64, i1 } %34, 1
  %spec.select41 = select i1 %36, i64 %0, i64 %35
  %frombool46 = zext i1 %36 to i8
  br label %atomic.continue

monotonic_fail47:                                 ; preds = %seqcst
  %37 = cmpxchg volatile ptr %p, i64 %0, i64 %v seq_cst monotonic, align 8
  %38 = extractvalue { i64, i1 } %37, 0
  %39 = extractvalue { i64, i1 } %37, 1
  %spec.select42 = select i1 %39, i64 %0, i64 %38
  %frombool53 = zext i1 %39 to i8
  br label %atomic.continue

acquire_fail48:                                   ; preds = %seqcst, %seqcst
  %40 = cmpxchg volatile ptr %p, i64 %0, i64 %v seq_cst acquire, align 8
  %41 = extractvalue { i64, i1 } %40, 0
  %42 = extractvalue { i64, i1 } %40, 1
  %spec.select43 = select i1 %42, i64 %0, i64 %41
  %frombool56 = zext i1 %42 to i8
  br label %atomic.continue

seqcst_fail49:                                    ; preds = %seqcst
  %43 = cmpxchg volatile ptr %p, i64 %0, i64 %v seq_cst seq_cst, align 8
  %44 = extractvalue { i64, i1 } %43, 0
  %45 = extractvalue { i64, i1 } %43, 1
  %spec.select44 = select i1 %45, i64 %0, i64 %44
  %frombool59 = zext i1 %45 to i8
  br label %atomic.continue

if.end:                                           ; preds = %atomic.continue
  store i64 %old.0, ptr %expected, align 8
  br label %return

return:                                           ; preds = %atomic.continue, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %atomic.continue ]
  ret i1 %retval.0
}

define i64 @__atomic_fetch_add_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile add ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile add ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile add ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile add ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile add ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define i64 @__atomic_fetch_sub_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile sub ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile sub ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile sub ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile sub ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile sub ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define i64 @__atomic_fetch_and_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile and ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile and ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile and ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile and ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile and ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define i64 @__atomic_fetch_or_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile or ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile or ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile or ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile or ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile or ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define i64 @__atomic_fetch_xor_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xor ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xor ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xor ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xor ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xor ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define i64 @__atomic_fetch_nand_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile nand ptr %p, i64 %v monotonic, align 8
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile nand ptr %p, i64 %v acquire, align 8
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile nand ptr %p, i64 %v release, align 8
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile nand ptr %p, i64 %v acq_rel, align 8
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile nand ptr %p, i64 %v seq_cst, align 8
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  ret i64 %atomic-temp.0
}

define { i64, i64 } @__atomic_load_16(ptr noundef %p, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = load atomic volatile i128, ptr %p monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = load atomic volatile i128, ptr %p acquire, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %2 = load atomic volatile i128, ptr %p seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %2, %seqcst ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define void @__atomic_store_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  store atomic volatile i128 %v.sroa.0.0.insert.insert, ptr %p monotonic, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  store atomic volatile i128 %v.sroa.0.0.insert.insert, ptr %p release, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  store atomic volatile i128 %v.sroa.0.0.insert.insert, ptr %p seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %release, %monotonic
  ret void
}

define { i64, i64 } @__atomic_exchange_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xchg ptr %p, i128 %v.sroa.0.0.insert.insert monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xchg ptr %p, i128 %v.sroa.0.0.insert.insert acquire, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xchg ptr %p, i128 %v.sroa.0.0.insert.insert release, align 16
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xchg ptr %p, i128 %v.sroa.0.0.insert.insert acq_rel, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xchg ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
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
  %arrayidx = getelementptr inbounds i64, ptr %expected, i64 1
  %0 = load i64, ptr %arrayidx, align 8
  %conv = zext i64 %0 to i128
  %shl = shl i128 %conv, 64
  %1 = load i64, ptr %expected, align 8
  %conv3 = zext i64 %1 to i128
  %or = or i128 %shl, %conv3
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  switch i32 %fail, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:                                          ; preds = %entry, %entry
  switch i32 %fail, label %monotonic_fail11 [
    i32 1, label %acquire_fail12
    i32 2, label %acquire_fail12
    i32 5, label %seqcst_fail13
  ]

release:                                          ; preds = %entry
  switch i32 %fail, label %monotonic_fail24 [
    i32 1, label %acquire_fail25
    i32 2, label %acquire_fail25
    i32 5, label %seqcst_fail26
  ]

acqrel:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail37 [
    i32 1, label %acquire_fail38
    i32 2, label %acquire_fail38
    i32 5, label %seqcst_fail39
  ]

seqcst:                                           ; preds = %entry
  switch i32 %fail, label %monotonic_fail50 [
    i32 1, label %acquire_fail51
    i32 2, label %acquire_fail51
    i32 5, label %seqcst_fail52
  ]

atomic.continue:                                  ; preds = %monotonic_fail50, %acquire_fail51, %seqcst_fail52, %monotonic_fail37, %acquire_fail38, %seqcst_fail39, %monotonic_fail24, %acquire_fail25, %seqcst_fail26, %monotonic_fail11, %acquire_fail12, %seqcst_fail13, %monotonic_fail, %acquire_fail, %seqcst_fail
  %old.0 = phi i128 [ %spec.select, %monotonic_fail ], [ %spec.select35, %seqcst_fail ], [ %spec.select34, %acquire_fail ], [ %spec.select36, %monotonic_fail11 ], [ %spec.select38, %seqcst_fail13 ], [ %spec.select37, %acquire_fail12 ], [ %spec.select39, %monotonic_fail24 ], [ %spec.select41, %seqcst_fail26 ], [ %spec.select40, %acquire_fail25 ], [ %spec.select42, %monotonic_fail37 ], [ %spec.select44, %seqcst_fail39 ], [ %spec.select43, %acquire_fail38 ], [ %spec.select45, %monotonic_fail50 ], [ %spec.select47, %seqcst_fail52 ], [ %spec.select46, %acquire_fail51 ]
  %cmpxchg.bool.0 = phi i8 [ %frombool, %monotonic_fail ], [ %frombool10, %seqcst_fail ], [ %frombool7, %acquire_fail ], [ %frombool17, %monotonic_fail11 ], [ %frombool23, %seqcst_fail13 ], [ %frombool20, %acquire_fail12 ], [ %frombool30, %monotonic_fail24 ], [ %frombool36, %seqcst_fail26 ], [ %frombool33, %acquire_fail25 ], [ %frombool43, %monotonic_fail37 ], [ %frombool49, %seqcst_fail39 ], [ %frombool46, %acquire_fail38 ], [ %frombool56, %monotonic_fail50 ], [ %frombool62, %seqcst_fail52 ], [ %frombool59, %acquire_fail51 ]
  %tobool = trunc i8 %cmpxchg.bool.0 to i1
  br i1 %tobool, label %return, label %if.end

monotonic_fail:                                   ; preds = %monotonic
  %2 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert monotonic monotonic, align 16
  %3 = extractvalue { i128, i1 } %2, 0
  %4 = extractvalue { i128, i1 } %2, 1
  %spec.select = select i1 %4, i128 %or, i128 %3
  %frombool = zext i1 %4 to i8
  br label %atomic.continue

acquire_fail:                                     ; preds = %monotonic, %monotonic
  %5 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert monotonic acquire, align 16
  %6 = extractvalue { i128, i1 } %5, 0
  %7 = extractvalue { i128, i1 } %5, 1
  %spec.select34 = select i1 %7, i128 %or, i128 %6
  %frombool7 = zext i1 %7 to i8
  br label %atomic.continue

seqcst_fail:                                      ; preds = %monotonic
  %8 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert monotonic seq_cst, align 16
  %9 = extractvalue { i128, i1 } %8, 0
  %10 = extractvalue { i128, i1 } %8, 1
  %spec.select35 = select i1 %10, i128 %or, i128 %9
  %frombool10 = zext i1 %10 to i8
  br label %atomic.continue

monotonic_fail11:                                 ; preds = %acquire
  %11 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert acquire monotonic, align 16
  %12 = extractvalue { i128, i1 } %11, 0
  %13 = extractvalue { i128, i1 } %11, 1
  %spec.select36 = select i1 %13, i128 %or, i128 %12
  %frombool17 = zext i1 %13 to i8
  br label %atomic.continue

acquire_fail12:                                   ; preds = %acquire, %acquire
  %14 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert acquire acquire, align 16
  %15 = extractvalue { i128, i1 } %14, 0
  %16 = extractvalue { i128, i1 } %14, 1
  %spec.select37 = select i1 %16, i128 %or, i128 %15
  %frombool20 = zext i1 %16 to i8
  br label %atomic.continue

seqcst_fail13:                                    ; preds = %acquire
  %17 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert acquire seq_cst, align 16
  %18 = extractvalue { i128, i1 } %17, 0
  %19 = extractvalue { i128, i1 } %17, 1
  %spec.select38 = select i1 %19, i128 %or, i128 %18
  %frombool23 = zext i1 %19 to i8
  br label %atomic.continue

monotonic_fail24:                                 ; preds = %release
  %20 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert release monotonic, align 16
  %21 = extractvalue { i128, i1 } %20, 0
  %22 = extractvalue { i128, i1 } %20, 1
  %spec.select39 = select i1 %22, i128 %or, i128 %21
  %frombool30 = zext i1 %22 to i8
  br label %atomic.continue

acquire_fail25:                                   ; preds = %release, %release
  %23 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert release acquire, align 16
  %24 = extractvalue { i128, i1 } %23, 0
  %25 = extractvalue { i128, i1 } %23, 1
  %spec.select40 = select i1 %25, i128 %or, i128 %24
  %frombool33 = zext i1 %25 to i8
  br label %atomic.continue

seqcst_fail26:                                    ; preds = %release
  %26 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert release seq_cst, align 16
  %27 = extractvalue { i128, i1 } %26, 0
  %28 = extractvalue { i128, i1 } %26, 1
  %spec.select41 = select i1 %28, i128 %or, i128 %27
  %frombool36 = zext i1 %28 to i8
  br label %atomic.continue

monotonic_fail37:                                 ; preds = %acqrel
  %29 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert acq_rel monotonic, align 16
  %30 = extractvalue { i128, i1 } %29, 0
  %31 = extractvalue { i128, i1 } %29, 1
  %spec.select42 = select i1 %31, i128 %or, i128 %30
  %frombool43 = zext i1 %31 to i8
  br label %atomic.continue

acquire_fail38:                                   ; preds = %acqrel, %acqrel
  %32 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert acq_rel acquire, align 16
  %33 = extractvalue { i128, i1 } %32, 0
  %34 = extractvalue { i128, i1 } %32, 1
  %spec.select43 = select i1 %34, i128 %or, i128 %33
  %frombool46 = zext i1 %34 to i8
  br label %atomic.continue

seqcst_fail39:                                    ; preds = %acqrel
  %35 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert acq_rel seq_cst, align 16
  %36 = extractvalue { i128, i1 } %35, 0
  %37 = extractvalue { i128, i1 } %35, 1
  %spec.select44 = select i1 %37, i128 %or, i128 %36
  %frombool49 = zext i1 %37 to i8
  br label %atomic.continue

monotonic_fail50:                                 ; preds = %seqcst
  %38 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert seq_cst monotonic, align 16
  %39 = extractvalue { i128, i1 } %38, 0
  %40 = extractvalue { i128, i1 } %38, 1
  %spec.select45 = select i1 %40, i128 %or, i128 %39
  %frombool56 = zext i1 %40 to i8
  br label %atomic.continue

acquire_fail51:                                   ; preds = %seqcst, %seqcst
  %41 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert seq_cst acquire, align 16
  %42 = extractvalue { i128, i1 } %41, 0
  %43 = extractvalue { i128, i1 } %41, 1
  %spec.select46 = select i1 %43, i128 %or, i128 %42
  %frombool59 = zext i1 %43 to i8
  br label %atomic.continue

seqcst_fail52:                                    ; preds = %seqcst
  %44 = cmpxchg volatile ptr %p, i128 %or, i128 %v.sroa.0.0.insert.insert seq_cst seq_cst, align 16
  %45 = extractvalue { i128, i1 } %44, 0
  %46 = extractvalue { i128, i1 } %44, 1
  %spec.select47 = select i1 %46, i128 %or, i128 %45
  %frombool62 = zext i1 %46 to i8
  br label %atomic.continue

if.end:                                           ; preds = %atomic.continue
  %conv63 = trunc i128 %old.0 to i64
  store i64 %conv63, ptr %expected, align 8
  %shr = lshr i128 %old.0, 64
  %conv65 = trunc i128 %shr to i64
  store i64 %conv65, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %atomic.continue, %if.end
  %retval.0 = phi i1 [ false, %if.end ], [ true, %atomic.continue ]
  ret i1 %retval.0
}

define { i64, i64 } @__atomic_fetch_add_16(ptr noundef %p, i64 noundef %v.coerce0, i64 noundef %v.coerce1, i32 noundef %order) {
entry:
  %v.sroa.2.0.insert.ext = zext i64 %v.coerce1 to i128
  %v.sroa.2.0.insert.shift = shl i128 %v.sroa.2.0.insert.ext, 64
  %v.sroa.0.0.insert.ext = zext i64 %v.coerce0 to i128
  %v.sroa.0.0.insert.insert = or i128 %v.sroa.2.0.insert.shift, %v.sroa.0.0.insert.ext
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile add ptr %p, i128 %v.sroa.0.0.insert.insert monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile add ptr %p, i128 %v.sroa.0.0.insert.insert acquire, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile add ptr %p, i128 %v.sroa.0.0.insert.insert release, align 16
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile add ptr %p, i128 %v.sroa.0.0.insert.insert acq_rel, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile add ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
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
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile sub ptr %p, i128 %v.sroa.0.0.insert.insert monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile sub ptr %p, i128 %v.sroa.0.0.insert.insert acquire, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile sub ptr %p, i128 %v.sroa.0.0.insert.insert release, align 16
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile sub ptr %p, i128 %v.sroa.0.0.insert.insert acq_rel, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile sub ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
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
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile and ptr %p, i128 %v.sroa.0.0.insert.insert monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile and ptr %p, i128 %v.sroa.0.0.insert.insert acquire, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile and ptr %p, i128 %v.sroa.0.0.insert.insert release, align 16
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile and ptr %p, i128 %v.sroa.0.0.insert.insert acq_rel, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile and ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
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
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile or ptr %p, i128 %v.sroa.0.0.insert.insert monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile or ptr %p, i128 %v.sroa.0.0.insert.insert acquire, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile or ptr %p, i128 %v.sroa.0.0.insert.insert release, align 16
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile or ptr %p, i128 %v.sroa.0.0.insert.insert acq_rel, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile or ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
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
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = atomicrmw volatile xor ptr %p, i128 %v.sroa.0.0.insert.insert monotonic, align 16
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %1 = atomicrmw volatile xor ptr %p, i128 %v.sroa.0.0.insert.insert acquire, align 16
  br label %atomic.continue

release:                                          ; preds = %entry
  %2 = atomicrmw volatile xor ptr %p, i128 %v.sroa.0.0.insert.insert release, align 16
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %3 = atomicrmw volatile xor ptr %p, i128 %v.sroa.0.0.insert.insert acq_rel, align 16
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %4 = atomicrmw volatile xor ptr %p, i128 %v.sroa.0.0.insert.insert seq_cst, align 16
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %atomic-temp.0 = phi i128 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ]
  %retval.sroa.0.0.extract.trunc = trunc i128 %atomic-temp.0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %atomic-temp.0, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

define void @__atomic_load(i64 noundef %size, ptr noundef %from, ptr noundef %to, i32 noundef %order) {
entry:
  %cmp.i = icmp ugt i64 %size, 256
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.1)
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp1.i = icmp eq i64 %size, 16
  %0 = ptrtoint ptr %from to i64
  %and.i = and i64 %0, 15
  %cmp2.i = icmp eq i64 %and.i, 0
  %or.cond = and i1 %cmp1.i, %cmp2.i
  br i1 %or.cond, label %if.then3.i, label %if.end4.i

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.2)
  unreachable

if.end4.i:                                        ; preds = %if.end.i
  switch i64 %size, label %if.end [
    i64 1, label %land.rhs.i
    i64 2, label %land.rhs.i
    i64 4, label %land.rhs.i
    i64 8, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i
  %sub.i = sub i64 %size, 1
  %and11.i = and i64 %0, %sub.i
  %cmp12.i = icmp eq i64 %and11.i, 0
  br i1 %cmp12.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  switch i64 %size, label %if.end [
    i64 1, label %sw.bb
    i64 2, label %sw.bb2
    i64 4, label %sw.bb5
    i64 8, label %sw.bb8
  ]

sw.bb:                                            ; preds = %if.then
  %call1 = call zeroext i8 @__atomic_load_1(ptr noundef %from, i32 noundef %order)
  store i8 %call1, ptr %to, align 1
  br label %return

sw.bb2:                                           ; preds = %if.then
  %call4 = call zeroext i16 @__atomic_load_2(ptr noundef %from, i32 noundef %order)
  store i16 %call4, ptr %to, align 1
  br label %return

sw.bb5:                                           ; preds = %if.then
  %call7 = call i32 @__atomic_load_4(ptr noundef %from, i32 noundef %order)
  store i32 %call7, ptr %to, align 1
  br label %return

sw.bb8:                                           ; preds = %if.then
  %call10 = call i64 @__atomic_load_8(ptr noundef %from, i32 noundef %order)
  store i64 %call10, ptr %to, align 1
  br label %return

if.end:                                           ; preds = %if.end4.i, %if.then, %land.rhs.i
  %shr.i = lshr i64 %0, 3
  %shr1.i = lshr i64 %0, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %0, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x i32], ptr @__gomc_object_locks, i64 0, i64 %rem.i
  call void @__gomc_atomic_begin()
  call void @__gomc_atomic_end()
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %if.end
  %1 = atomicrmw xchg ptr %arrayidx.i, i32 1 monotonic, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %while.cond.i, label %lock_object.exit

lock_object.exit:                                 ; preds = %while.cond.i
  %or.i = or i64 %0, %size
  %and.i25 = and i64 %or.i, 7
  %cmp.i26 = icmp eq i64 %and.i25, 0
  br i1 %cmp.i26, label %for.cond.i, label %for.cond3.i

for.cond.i:                                       ; preds = %lock_object.exit, %atomic.continue.i
  %i.i.0 = phi i64 [ %add.i18, %atomic.continue.i ], [ 0, %lock_object.exit ]
  %cmp.i17 = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i17, label %for.body.i, label %load_object.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.ptr.i = getelementptr inbounds i8, ptr %from, i64 %i.i.0
  switch i32 %order, label %monotonic.i [
    i32 1, label %acquire.i
    i32 2, label %acquire.i
    i32 5, label %seqcst.i
  ]

monotonic.i:                                      ; preds = %for.body.i
  %2 = load atomic volatile i64, ptr %add.ptr.i monotonic, align 8
  br label %atomic.continue.i

acquire.i:                                        ; preds = %for.body.i, %for.body.i
  %3 = load atomic volatile i64, ptr %add.ptr.i acquire, align 8
  br label %atomic.continue.i

seqcst.i:                                         ; preds = %for.body.i
  %4 = load atomic volatile i64, ptr %add.ptr.i seq_cst, align 8
  br label %atomic.continue.i

atomic.continue.i:                                ; preds = %seqcst.i, %acquire.i, %monotonic.i
  %atomic-temp.i14.0 = phi i64 [ %2, %monotonic.i ], [ %4, %seqcst.i ], [ %3, %acquire.i ]
  %add.ptr1.i = getelementptr inbounds i8, ptr %to, i64 %i.i.0
  store i64 %atomic-temp.i14.0, ptr %add.ptr1.i, align 1
  %add.i18 = add i64 %i.i.0, 8
  br label %for.cond.i

for.cond3.i:                                      ; preds = %lock_object.exit, %atomic.continue11.i
  %i2.i.0 = phi i64 [ %inc.i, %atomic.continue11.i ], [ 0, %lock_object.exit ]
  %cmp4.i = icmp ult i64 %i2.i.0, %size
  br i1 %cmp4.i, label %for.body5.i, label %load_object.exit

for.body5.i:                                      ; preds = %for.cond3.i
  %add.ptr6.i = getelementptr inbounds i8, ptr %from, i64 %i2.i.0
  switch i32 %order, label %monotonic8.i [
    i32 1, label %acquire9.i
    i32 2, label %acquire9.i
    i32 5, label %seqcst10.i
  ]

monotonic8.i:                                     ; preds = %for.body5.i
  %5 = load atomic volatile i8, ptr %add.ptr6.i monotonic, align 1
  br label %atomic.continue11.i

acquire9.i:                                       ; preds = %for.body5.i, %for.body5.i
  %6 = load atomic volatile i8, ptr %add.ptr6.i acquire, align 1
  br label %atomic.continue11.i

seqcst10.i:                                       ; preds = %for.body5.i
  %7 = load atomic volatile i8, ptr %add.ptr6.i seq_cst, align 1
  br label %atomic.continue11.i

atomic.continue11.i:                              ; preds = %seqcst10.i, %acquire9.i, %monotonic8.i
  %atomic-temp7.i.0 = phi i8 [ %5, %monotonic8.i ], [ %7, %seqcst10.i ], [ %6, %acquire9.i ]
  %arrayidx.i20 = getelementptr inbounds i8, ptr %to, i64 %i2.i.0
  store i8 %atomic-temp7.i.0, ptr %arrayidx.i20, align 1
  %inc.i = add i64 %i2.i.0, 1
  br label %for.cond3.i

load_object.exit:                                 ; preds = %for.cond.i, %for.cond3.i
  %8 = atomicrmw xchg ptr %arrayidx.i, i32 0 monotonic, align 4
  br label %return

return:                                           ; preds = %load_object.exit, %sw.bb8, %sw.bb5, %sw.bb2, %sw.bb
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define void @__atomic_store(i64 noundef %size, ptr noundef %to, ptr noundef %from, i32 noundef %order) {
entry:
  %cmp.i = icmp ugt i64 %size, 256
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.1)
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp1.i = icmp eq i64 %size, 16
  %0 = ptrtoint ptr %to to i64
  %and.i = and i64 %0, 15
  %cmp2.i = icmp eq i64 %and.i, 0
  %or.cond = and i1 %cmp1.i, %cmp2.i
  br i1 %or.cond, label %if.then3.i, label %if.end4.i

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.2)
  unreachable

if.end4.i:                                        ; preds = %if.end.i
  switch i64 %size, label %if.end [
    i64 1, label %land.rhs.i
    i64 2, label %land.rhs.i
    i64 4, label %land.rhs.i
    i64 8, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i
  %sub.i = sub i64 %size, 1
  %and11.i = and i64 %0, %sub.i
  %cmp12.i = icmp eq i64 %and11.i, 0
  br i1 %cmp12.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  switch i64 %size, label %if.end [
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 4, label %sw.bb3
    i64 8, label %sw.bb5
  ]

sw.bb:                                            ; preds = %if.then
  %v.0.copyload = load i8, ptr %from, align 1
  call void @__atomic_store_1(ptr noundef %to, i8 noundef zeroext %v.0.copyload, i32 noundef %order)
  br label %return

sw.bb1:                                           ; preds = %if.then
  %v2.0.copyload = load i16, ptr %from, align 1
  call void @__atomic_store_2(ptr noundef %to, i16 noundef zeroext %v2.0.copyload, i32 noundef %order)
  br label %return

sw.bb3:                                           ; preds = %if.then
  %v4.0.copyload = load i32, ptr %from, align 1
  call void @__atomic_store_4(ptr noundef %to, i32 noundef %v4.0.copyload, i32 noundef %order)
  br label %return

sw.bb5:                                           ; preds = %if.then
  %v6.0.copyload = load i64, ptr %from, align 1
  call void @__atomic_store_8(ptr noundef %to, i64 noundef %v6.0.copyload, i32 noundef %order)
  br label %return

if.end:                                           ; preds = %if.end4.i, %if.then, %land.rhs.i
  %shr.i = lshr i64 %0, 3
  %shr1.i = lshr i64 %0, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %0, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x i32], ptr @__gomc_object_locks, i64 0, i64 %rem.i
  call void @__gomc_atomic_begin()
  call void @__gomc_atomic_end()
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %if.end
  %1 = atomicrmw xchg ptr %arrayidx.i, i32 1 monotonic, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %while.cond.i, label %lock_object.exit

lock_object.exit:                                 ; preds = %while.cond.i
  %or.i = or i64 %0, %size
  %and.i21 = and i64 %or.i, 7
  %cmp.i22 = icmp eq i64 %and.i21, 0
  br i1 %cmp.i22, label %for.cond.i, label %for.cond3.i

for.cond.i:                                       ; preds = %lock_object.exit, %atomic.continue.i
  %i.i.0 = phi i64 [ %add.i16, %atomic.continue.i ], [ 0, %lock_object.exit ]
  %cmp.i15 = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i15, label %for.body.i, label %store_object.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.ptr.i = getelementptr inbounds i8, ptr %from, i64 %i.i.0
  %v.i.0.copyload = load i64, ptr %add.ptr.i, align 1
  %add.ptr1.i = getelementptr inbounds i8, ptr %to, i64 %i.i.0
  switch i32 %order, label %monotonic.i [
    i32 3, label %release.i
    i32 5, label %seqcst.i
  ]

monotonic.i:                                      ; preds = %for.body.i
  store atomic volatile i64 %v.i.0.copyload, ptr %add.ptr1.i monotonic, align 8
  br label %atomic.continue.i

release.i:                                        ; preds = %for.body.i
  store atomic volatile i64 %v.i.0.copyload, ptr %add.ptr1.i release, align 8
  br label %atomic.continue.i

seqcst.i:                                         ; preds = %for.body.i
  store atomic volatile i64 %v.i.0.copyload, ptr %add.ptr1.i seq_cst, align 8
  br label %atomic.continue.i

atomic.continue.i:                                ; preds = %seqcst.i, %release.i, %monotonic.i
  %add.i16 = add i64 %i.i.0, 8
  br label %for.cond.i

for.cond3.i:                                      ; preds = %lock_object.exit, %atomic.continue11.i
  %i2.i.0 = phi i64 [ %inc.i, %atomic.continue11.i ], [ 0, %lock_object.exit ]
  %cmp4.i = icmp ult i64 %i2.i.0, %size
  br i1 %cmp4.i, label %for.body5.i, label %store_object.exit

for.body5.i:                                      ; preds = %for.cond3.i
  %add.ptr6.i = getelementptr inbounds i8, ptr %to, i64 %i2.i.0
  %arrayidx.i18 = getelementptr inbounds i8, ptr %from, i64 %i2.i.0
  %2 = load i8, ptr %arrayidx.i18, align 1
  switch i32 %order, label %monotonic8.i [
    i32 3, label %release9.i
    i32 5, label %seqcst10.i
  ]

monotonic8.i:                                     ; preds = %for.body5.i
  store atomic volatile i8 %2, ptr %add.ptr6.i monotonic, align 1
  br label %atomic.continue11.i

release9.i:                                       ; preds = %for.body5.i
  store atomic volatile i8 %2, ptr %add.ptr6.i release, align 1
  br label %atomic.continue11.i

seqcst10.i:                                       ; preds = %for.body5.i
  store atomic volatile i8 %2, ptr %add.ptr6.i seq_cst, align 1
  br label %atomic.continue11.i

atomic.continue11.i:                              ; preds = %seqcst10.i, %release9.i, %monotonic8.i
  %inc.i = add i64 %i2.i.0, 1
  br label %for.cond3.i

store_object.exit:                                ; preds = %for.cond.i, %for.cond3.i
  %3 = atomicrmw xchg ptr %arrayidx.i, i32 0 monotonic, align 4
  br label %return

return:                                           ; preds = %store_object.exit, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

define void @__atomic_exchange(i64 noundef %size, ptr noundef %object, ptr noundef %from, ptr noundef %to, i32 noundef %order) {
entry:
  %new = alloca [256 x i8], align 16
  %cmp.i = icmp ugt i64 %size, 256
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.1)
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp1.i = icmp eq i64 %size, 16
  %0 = ptrtoint ptr %object to i64
  %and.i = and i64 %0, 15
  %cmp2.i = icmp eq i64 %and.i, 0
  %or.cond = and i1 %cmp1.i, %cmp2.i
  br i1 %or.cond, label %if.then3.i, label %if.end4.i

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.2)
  unreachable

if.end4.i:                                        ; preds = %if.end.i
  switch i64 %size, label %if.end [
    i64 1, label %land.rhs.i
    i64 2, label %land.rhs.i
    i64 4, label %land.rhs.i
    i64 8, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i
  %sub.i = sub i64 %size, 1
  %and11.i = and i64 %0, %sub.i
  %cmp12.i = icmp eq i64 %and11.i, 0
  br i1 %cmp12.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  switch i64 %size, label %if.end [
    i64 1, label %sw.bb
    i64 2, label %sw.bb2
    i64 4, label %sw.bb5
    i64 8, label %sw.bb8
  ]

sw.bb:                                            ; preds = %if.then
  %v.0.copyload = load i8, ptr %from, align 1
  %call1 = call zeroext i8 @__atomic_exchange_1(ptr noundef %object, i8 noundef zeroext %v.0.copyload, i32 noundef %order)
  store i8 %call1, ptr %to, align 1
  br label %return

sw.bb2:                                           ; preds = %if.then
  %v3.0.copyload = load i16, ptr %from, align 1
  %call4 = call zeroext i16 @__atomic_exchange_2(ptr noundef %object, i16 noundef zeroext %v3.0.copyload, i32 noundef %order)
  store i16 %call4, ptr %to, align 1
  br label %return

sw.bb5:                                           ; preds = %if.then
  %v6.0.copyload = load i32, ptr %from, align 1
  %call7 = call i32 @__atomic_exchange_4(ptr noundef %object, i32 noundef %v6.0.copyload, i32 noundef %order)
  store i32 %call7, ptr %to, align 1
  br label %return

sw.bb8:                                           ; preds = %if.then
  %v9.0.copyload = load i64, ptr %from, align 1
  %call10 = call i64 @__atomic_exchange_8(ptr noundef %object, i64 noundef %v9.0.copyload, i32 noundef %order)
  store i64 %call10, ptr %to, align 1
  br label %return

if.end:                                           ; preds = %if.end4.i, %if.then, %land.rhs.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %new, ptr align 1 %from, i64 %size, i1 false)
  %shr.i = lshr i64 %0, 3
  %shr1.i = lshr i64 %0, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %0, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x i32], ptr @__gomc_object_locks, i64 0, i64 %rem.i
  call void @__gomc_atomic_begin()
  call void @__gomc_atomic_end()
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %if.end
  %1 = atomicrmw xchg ptr %arrayidx.i, i32 1 monotonic, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %while.cond.i, label %lock_object.exit

lock_object.exit:                                 ; preds = %while.cond.i
  switch i32 %order, label %cond.false3.i [
    i32 3, label %loads.exit
    i32 4, label %cond.end.i
  ]

cond.false3.i:                                    ; preds = %lock_object.exit
  br label %cond.end.i

cond.end.i:                                       ; preds = %lock_object.exit, %cond.false3.i
  %cond.i = phi i32 [ %order, %cond.false3.i ], [ 2, %lock_object.exit ]
  br label %loads.exit

loads.exit:                                       ; preds = %lock_object.exit, %cond.end.i
  %cond5.i = phi i32 [ %cond.i, %cond.end.i ], [ 0, %lock_object.exit ]
  %or.i75 = or i64 %0, %size
  %and.i76 = and i64 %or.i75, 7
  %cmp.i77 = icmp eq i64 %and.i76, 0
  br i1 %cmp.i77, label %for.cond.i, label %for.cond3.i

for.cond.i:                                       ; preds = %loads.exit, %atomic.continue.i
  %i.i.0 = phi i64 [ %add.i21, %atomic.continue.i ], [ 0, %loads.exit ]
  %cmp.i20 = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i20, label %for.body.i, label %load_object.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.ptr.i = getelementptr inbounds i8, ptr %object, i64 %i.i.0
  switch i32 %cond5.i, label %monotonic.i [
    i32 1, label %acquire.i
    i32 2, label %acquire.i
    i32 5, label %seqcst.i
  ]

monotonic.i:                                      ; preds = %for.body.i
  %2 = load atomic volatile i64, ptr %add.ptr.i monotonic, align 8
  br label %atomic.continue.i

acquire.i:                                        ; preds = %for.body.i, %for.body.i
  %3 = load atomic volatile i64, ptr %add.ptr.i acquire, align 8
  br label %atomic.continue.i

seqcst.i:                                         ; preds = %for.body.i
  %4 = load atomic volatile i64, ptr %add.ptr.i seq_cst, align 8
  br label %atomic.continue.i

atomic.continue.i:                                ; preds = %seqcst.i, %acquire.i, %monotonic.i
  %atomic-temp.i17.0 = phi i64 [ %2, %monotonic.i ], [ %4, %seqcst.i ], [ %3, %acquire.i ]
  %add.ptr1.i = getelementptr inbounds i8, ptr %to, i64 %i.i.0
  store i64 %atomic-temp.i17.0, ptr %add.ptr1.i, align 1
  %add.i21 = add i64 %i.i.0, 8
  br label %for.cond.i

for.cond3.i:                                      ; preds = %loads.exit, %atomic.continue11.i
  %i2.i.0 = phi i64 [ %inc.i, %atomic.continue11.i ], [ 0, %loads.exit ]
  %cmp4.i = icmp ult i64 %i2.i.0, %size
  br i1 %cmp4.i, label %for.body5.i, label %load_object.exit

for.body5.i:                                      ; preds = %for.cond3.i
  %add.ptr6.i = getelementptr inbounds i8, ptr %object, i64 %i2.i.0
  switch i32 %cond5.i, label %monotonic8.i [
    i32 1, label %acquire9.i
    i32 2, label %acquire9.i
    i32 5, label %seqcst10.i
  ]

monotonic8.i:                                     ; preds = %for.body5.i
  %5 = load atomic volatile i8, ptr %add.ptr6.i monotonic, align 1
  br label %atomic.continue11.i

acquire9.i:                                       ; preds = %for.body5.i, %for.body5.i
  %6 = load atomic volatile i8, ptr %add.ptr6.i acquire, align 1
  br label %atomic.continue11.i

seqcst10.i:                                       ; preds = %for.body5.i
  %7 = load atomic volatile i8, ptr %add.ptr6.i seq_cst, align 1
  br label %atomic.continue11.i

atomic.continue11.i:                              ; preds = %seqcst10.i, %acquire9.i, %monotonic8.i
  %atomic-temp7.i.0 = phi i8 [ %5, %monotonic8.i ], [ %7, %seqcst10.i ], [ %6, %acquire9.i ]
  %arrayidx.i23 = getelementptr inbounds i8, ptr %to, i64 %i2.i.0
  store i8 %atomic-temp7.i.0, ptr %arrayidx.i23, align 1
  %inc.i = add i64 %i2.i.0, 1
  br label %for.cond3.i

load_object.exit:                                 ; preds = %for.cond.i, %for.cond3.i
  switch i32 %order, label %cond.false4.i [
    i32 2, label %stores.exit
    i32 1, label %stores.exit
    i32 4, label %cond.end.i68
  ]

cond.false4.i:                                    ; preds = %load_object.exit
  br label %cond.end.i68

cond.end.i68:                                     ; preds = %load_object.exit, %cond.false4.i
  %cond.i67 = phi i32 [ %order, %cond.false4.i ], [ 3, %load_object.exit ]
  br label %stores.exit

stores.exit:                                      ; preds = %load_object.exit, %load_object.exit, %cond.end.i68
  %cond6.i = phi i32 [ %cond.i67, %cond.end.i68 ], [ 0, %load_object.exit ], [ 0, %load_object.exit ]
  br i1 %cmp.i77, label %for.cond.i38, label %for.cond3.i49

for.cond.i38:                                     ; preds = %stores.exit, %atomic.continue.i44
  %i.i30.0 = phi i64 [ %add.i45, %atomic.continue.i44 ], [ 0, %stores.exit ]
  %cmp.i37 = icmp ult i64 %i.i30.0, %size
  br i1 %cmp.i37, label %for.body.i41, label %store_object.exit

for.body.i41:                                     ; preds = %for.cond.i38
  %add.ptr.i39 = getelementptr inbounds i8, ptr %new, i64 %i.i30.0
  %v.i31.0.copyload = load i64, ptr %add.ptr.i39, align 1
  %add.ptr1.i40 = getelementptr inbounds i8, ptr %object, i64 %i.i30.0
  switch i32 %cond6.i, label %monotonic.i42 [
    i32 3, label %release.i
    i32 5, label %seqcst.i43
  ]

monotonic.i42:                                    ; preds = %for.body.i41
  store atomic volatile i64 %v.i31.0.copyload, ptr %add.ptr1.i40 monotonic, align 8
  br label %atomic.continue.i44

release.i:                                        ; preds = %for.body.i41
  store atomic volatile i64 %v.i31.0.copyload, ptr %add.ptr1.i40 release, align 8
  br label %atomic.continue.i44

seqcst.i43:                                       ; preds = %for.body.i41
  store atomic volatile i64 %v.i31.0.copyload, ptr %add.ptr1.i40 seq_cst, align 8
  br label %atomic.continue.i44

atomic.continue.i44:                              ; preds = %seqcst.i43, %release.i, %monotonic.i42
  %add.i45 = add i64 %i.i30.0, 8
  br label %for.cond.i38

for.cond3.i49:                                    ; preds = %stores.exit, %atomic.continue11.i55
  %i2.i33.0 = phi i64 [ %inc.i56, %atomic.continue11.i55 ], [ 0, %stores.exit ]
  %cmp4.i48 = icmp ult i64 %i2.i33.0, %size
  br i1 %cmp4.i48, label %for.body5.i52, label %store_object.exit

for.body5.i52:                                    ; preds = %for.cond3.i49
  %add.ptr6.i50 = getelementptr inbounds i8, ptr %object, i64 %i2.i33.0
  %arrayidx.i51 = getelementptr inbounds i8, ptr %new, i64 %i2.i33.0
  %8 = load i8, ptr %arrayidx.i51, align 1
  switch i32 %cond6.i, label %monotonic8.i53 [
    i32 3, label %release9.i
    i32 5, label %seqcst10.i54
  ]

monotonic8.i53:                                   ; preds = %for.body5.i52
  store atomic volatile i8 %8, ptr %add.ptr6.i50 monotonic, align 1
  br label %atomic.continue11.i55

release9.i:                                       ; preds = %for.body5.i52
  store atomic volatile i8 %8, ptr %add.ptr6.i50 release, align 1
  br label %atomic.continue11.i55

seqcst10.i54:                                     ; preds = %for.body5.i52
  store atomic volatile i8 %8, ptr %add.ptr6.i50 seq_cst, align 1
  br label %atomic.continue11.i55

atomic.continue11.i55:                            ; preds = %seqcst10.i54, %release9.i, %monotonic8.i53
  %inc.i56 = add i64 %i2.i33.0, 1
  br label %for.cond3.i49

store_object.exit:                                ; preds = %for.cond.i38, %for.cond3.i49
  %9 = atomicrmw xchg ptr %arrayidx.i, i32 0 monotonic, align 4
  br label %return

return:                                           ; preds = %store_object.exit, %sw.bb8, %sw.bb5, %sw.bb2, %sw.bb
  ret void
}

define zeroext i1 @__atomic_compare_exchange(i64 noundef %size, ptr noundef %object, ptr noundef %expected, ptr noundef %from, i32 noundef %order, i32 noundef %fail) {
entry:
  %old = alloca [256 x i8], align 16
  %cmp.i = icmp ugt i64 %size, 256
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.1)
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp1.i = icmp eq i64 %size, 16
  %0 = ptrtoint ptr %object to i64
  %and.i = and i64 %0, 15
  %cmp2.i = icmp eq i64 %and.i, 0
  %or.cond = and i1 %cmp1.i, %cmp2.i
  br i1 %or.cond, label %if.then3.i, label %if.end4.i

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str.2)
  unreachable

if.end4.i:                                        ; preds = %if.end.i
  switch i64 %size, label %if.end [
    i64 1, label %land.rhs.i
    i64 2, label %land.rhs.i
    i64 4, label %land.rhs.i
    i64 8, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %if.end4.i, %if.end4.i, %if.end4.i, %if.end4.i
  %sub.i = sub i64 %size, 1
  %and11.i = and i64 %0, %sub.i
  %cmp12.i = icmp eq i64 %and11.i, 0
  br i1 %cmp12.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.rhs.i
  switch i64 %size, label %if.end [
    i64 1, label %sw.bb
    i64 2, label %sw.bb2
    i64 4, label %sw.bb5
    i64 8, label %sw.bb8
  ]

sw.bb:                                            ; preds = %if.then
  %v.0.copyload = load i8, ptr %from, align 1
  %call1 = call zeroext i1 @__atomic_compare_exchange_1(ptr noundef %object, ptr noundef %expected, i8 noundef zeroext %v.0.copyload, i32 noundef %order, i32 noundef %fail)
  br label %return

sw.bb2:                                           ; preds = %if.then
  %v3.0.copyload = load i16, ptr %from, align 1
  %call4 = call zeroext i1 @__atomic_compare_exchange_2(ptr noundef %object, ptr noundef %expected, i16 noundef zeroext %v3.0.copyload, i32 noundef %order, i32 noundef %fail)
  br label %return

sw.bb5:                                           ; preds = %if.then
  %v6.0.copyload = load i32, ptr %from, align 1
  %call7 = call zeroext i1 @__atomic_compare_exchange_4(ptr noundef %object, ptr noundef %expected, i32 noundef %v6.0.copyload, i32 noundef %order, i32 noundef %fail)
  br label %return

sw.bb8:                                           ; preds = %if.then
  %v9.0.copyload = load i64, ptr %from, align 1
  %call10 = call zeroext i1 @__atomic_compare_exchange_8(ptr noundef %object, ptr noundef %expected, i64 noundef %v9.0.copyload, i32 noundef %order, i32 noundef %fail)
  br label %return

if.end:                                           ; preds = %if.end4.i, %if.then, %land.rhs.i
  switch i32 %order, label %cond.false3.i82 [
    i32 3, label %loads.exit86
    i32 4, label %cond.end.i84
  ]

cond.false3.i82:                                  ; preds = %if.end
  br label %cond.end.i84

cond.end.i84:                                     ; preds = %if.end, %cond.false3.i82
  %cond.i83 = phi i32 [ %order, %cond.false3.i82 ], [ 2, %if.end ]
  br label %loads.exit86

loads.exit86:                                     ; preds = %if.end, %cond.end.i84
  %cond5.i85 = phi i32 [ %cond.i83, %cond.end.i84 ], [ 0, %if.end ]
  %cmp = icmp ne i32 %fail, %cond5.i85
  br i1 %cmp, label %if.then12, label %if.end13

if.then12:                                        ; preds = %loads.exit86
  call void @__gomc_unsupported(ptr noundef @__gomc_atomic.str)
  unreachable

if.end13:                                         ; preds = %loads.exit86
  %shr.i = lshr i64 %0, 3
  %shr1.i = lshr i64 %0, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %0, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x i32], ptr @__gomc_object_locks, i64 0, i64 %rem.i
  call void @__gomc_atomic_begin()
  call void @__gomc_atomic_end()
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %if.end13
  %1 = atomicrmw xchg ptr %arrayidx.i, i32 1 monotonic, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %while.cond.i, label %lock_object.exit

lock_object.exit:                                 ; preds = %while.cond.i
  switch i32 %order, label %cond.false3.i [
    i32 3, label %loads.exit
    i32 4, label %cond.end.i
  ]

cond.false3.i:                                    ; preds = %lock_object.exit
  br label %cond.end.i

cond.end.i:                                       ; preds = %lock_object.exit, %cond.false3.i
  %cond.i = phi i32 [ %order, %cond.false3.i ], [ 2, %lock_object.exit ]
  br label %loads.exit

loads.exit:                                       ; preds = %lock_object.exit, %cond.end.i
  %cond5.i = phi i32 [ %cond.i, %cond.end.i ], [ 0, %lock_object.exit ]
  %or.i102 = or i64 %0, %size
  %and.i103 = and i64 %or.i102, 7
  %cmp.i104 = icmp eq i64 %and.i103, 0
  br i1 %cmp.i104, label %for.cond.i, label %for.cond3.i

for.cond.i:                                       ; preds = %loads.exit, %atomic.continue.i
  %i.i.0 = phi i64 [ %add.i37, %atomic.continue.i ], [ 0, %loads.exit ]
  %cmp.i36 = icmp ult i64 %i.i.0, %size
  br i1 %cmp.i36, label %for.body.i, label %load_object.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.ptr.i = getelementptr inbounds i8, ptr %object, i64 %i.i.0
  switch i32 %cond5.i, label %monotonic.i [
    i32 1, label %acquire.i
    i32 2, label %acquire.i
    i32 5, label %seqcst.i
  ]

monotonic.i:                                      ; preds = %for.body.i
  %2 = load atomic volatile i64, ptr %add.ptr.i monotonic, align 8
  br label %atomic.continue.i

acquire.i:                                        ; preds = %for.body.i, %for.body.i
  %3 = load atomic volatile i64, ptr %add.ptr.i acquire, align 8
  br label %atomic.continue.i

seqcst.i:                                         ; preds = %for.body.i
  %4 = load atomic volatile i64, ptr %add.ptr.i seq_cst, align 8
  br label %atomic.continue.i

atomic.continue.i:                                ; preds = %seqcst.i, %acquire.i, %monotonic.i
  %atomic-temp.i33.0 = phi i64 [ %2, %monotonic.i ], [ %4, %seqcst.i ], [ %3, %acquire.i ]
  %add.ptr1.i = getelementptr inbounds i8, ptr %old, i64 %i.i.0
  store i64 %atomic-temp.i33.0, ptr %add.ptr1.i, align 1
  %add.i37 = add i64 %i.i.0, 8
  br label %for.cond.i

for.cond3.i:                                      ; preds = %loads.exit, %atomic.continue11.i
  %i2.i.0 = phi i64 [ %inc.i, %atomic.continue11.i ], [ 0, %loads.exit ]
  %cmp4.i = icmp ult i64 %i2.i.0, %size
  br i1 %cmp4.i, label %for.body5.i, label %load_object.exit

for.body5.i:                                      ; preds = %for.cond3.i
  %add.ptr6.i = getelementptr inbounds i8, ptr %object, i64 %i2.i.0
  switch i32 %cond5.i, label %monotonic8.i [
    i32 1, label %acquire9.i
    i32 2, label %acquire9.i
    i32 5, label %seqcst10.i
  ]

monotonic8.i:                                     ; preds = %for.body5.i
  %5 = load atomic volatile i8, ptr %add.ptr6.i monotonic, align 1
  br label %atomic.continue11.i

acquire9.i:                                       ; preds = %for.body5.i, %for.body5.i
  %6 = load atomic volatile i8, ptr %add.ptr6.i acquire, align 1
  br label %atomic.continue11.i

seqcst10.i:                                       ; preds = %for.body5.i
  %7 = load atomic volatile i8, ptr %add.ptr6.i seq_cst, align 1
  br label %atomic.continue11.i

atomic.continue11.i:                              ; preds = %seqcst10.i, %acquire9.i, %monotonic8.i
  %atomic-temp7.i.0 = phi i8 [ %5, %monotonic8.i ], [ %7, %seqcst10.i ], [ %6, %acquire9.i ]
  %arrayidx.i39 = getelementptr inbounds i8, ptr %old, i64 %i2.i.0
  store i8 %atomic-temp7.i.0, ptr %arrayidx.i39, align 1
  %inc.i = add i64 %i2.i.0, 1
  br label %for.cond3.i

load_object.exit:                                 ; preds = %for.cond.i, %for.cond3.i
  br label %for.cond

for.cond:                                         ; preds = %for.body, %load_object.exit
  %same.0 = phi i32 [ 1, %load_object.exit ], [ %conv21, %for.body ]
  %i.0 = phi i64 [ 0, %load_object.exit ], [ %inc, %for.body ]
  %cmp16 = icmp ult i64 %i.0, %size
  %tobool17 = icmp ne i32 %same.0, 0
  %spec.select = select i1 %cmp16, i1 %tobool17, i1 false
  br i1 %spec.select, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [256 x i8], ptr %old, i64 0, i64 %i.0
  %8 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %8 to i32
  %arrayidx18 = getelementptr inbounds i8, ptr %expected, i64 %i.0
  %9 = load i8, ptr %arrayidx18, align 1
  %conv19 = zext i8 %9 to i32
  %cmp20 = icmp eq i32 %conv, %conv19
  %conv21 = zext i1 %cmp20 to i32
  %inc = add i64 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  br i1 %tobool17, label %if.then23, label %if.then27.critedge

if.then23:                                        ; preds = %for.end
  switch i32 %order, label %cond.false4.i [
    i32 2, label %stores.exit
    i32 1, label %stores.exit
    i32 4, label %cond.end.i95
  ]

cond.false4.i:                                    ; preds = %if.then23
  br label %cond.end.i95

cond.end.i95:                                     ; preds = %if.then23, %cond.false4.i
  %cond.i94 = phi i32 [ %order, %cond.false4.i ], [ 3, %if.then23 ]
  br label %stores.exit

stores.exit:                                      ; preds = %if.then23, %if.then23, %cond.end.i95
  %cond6.i = phi i32 [ %cond.i94, %cond.end.i95 ], [ 0, %if.then23 ], [ 0, %if.then23 ]
  br i1 %cmp.i104, label %for.cond.i54, label %for.cond3.i65

for.cond.i54:                                     ; preds = %stores.exit, %atomic.continue.i60
  %i.i46.0 = phi i64 [ %add.i61, %atomic.continue.i60 ], [ 0, %stores.exit ]
  %cmp.i53 = icmp ult i64 %i.i46.0, %size
  br i1 %cmp.i53, label %for.body.i57, label %if.end25

for.body.i57:                                     ; preds = %for.cond.i54
  %add.ptr.i55 = getelementptr inbounds i8, ptr %from, i64 %i.i46.0
  %v.i47.0.copyload = load i64, ptr %add.ptr.i55, align 1
  %add.ptr1.i56 = getelementptr inbounds i8, ptr %object, i64 %i.i46.0
  switch i32 %cond6.i, label %monotonic.i58 [
    i32 3, label %release.i
    i32 5, label %seqcst.i59
  ]

monotonic.i58:                                    ; preds = %for.body.i57
  store atomic volatile i64 %v.i47.0.copyload, ptr %add.ptr1.i56 monotonic, align 8
  br label %atomic.continue.i60

release.i:                                        ; preds = %for.body.i57
  store atomic volatile i64 %v.i47.0.copyload, ptr %add.ptr1.i56 release, align 8
  br label %atomic.continue.i60

seqcst.i59:                                       ; preds = %for.body.i57
  store atomic volatile i64 %v.i47.0.copyload, ptr %add.ptr1.i56 seq_cst, align 8
  br label %atomic.continue.i60

atomic.continue.i60:                              ; preds = %seqcst.i59, %release.i, %monotonic.i58
  %add.i61 = add i64 %i.i46.0, 8
  br label %for.cond.i54

for.cond3.i65:                                    ; preds = %stores.exit, %atomic.continue11.i71
  %i2.i49.0 = phi i64 [ %inc.i72, %atomic.continue11.i71 ], [ 0, %stores.exit ]
  %cmp4.i64 = icmp ult i64 %i2.i49.0, %size
  br i1 %cmp4.i64, label %for.body5.i68, label %if.end25

for.body5.i68:                                    ; preds = %for.cond3.i65
  %add.ptr6.i66 = getelementptr inbounds i8, ptr %object, i64 %i2.i49.0
  %arrayidx.i67 = getelementptr inbounds i8, ptr %from, i64 %i2.i49.0
  %10 = load i8, ptr %arrayidx.i67, align 1
  switch i32 %cond6.i, label %monotonic8.i69 [
    i32 3, label %release9.i
    i32 5, label %seqcst10.i70
  ]

monotonic8.i69:                                   ; preds = %for.body5.i68
  store atomic volatile i8 %10, ptr %add.ptr6.i66 monotonic, align 1
  br label %atomic.continue11.i71

release9.i:                                       ; preds = %for.body5.i68
  store atomic volatile i8 %10, ptr %add.ptr6.i66 release, align 1
  br label %atomic.continue11.i71

seqcst10.i70:                                     ; preds = %for.body5.i68
  store atomic volatile i8 %10, ptr %add.ptr6.i66 seq_cst, align 1
  br label %atomic.continue11.i71

atomic.continue11.i71:                            ; preds = %seqcst10.i70, %release9.i, %monotonic8.i69
  %inc.i72 = add i64 %i2.i49.0, 1
  br label %for.cond3.i65

if.end25:                                         ; preds = %for.cond3.i65, %for.cond.i54
  %11 = atomicrmw xchg ptr %arrayidx.i, i32 0 monotonic, align 4
  br i1 %tobool17, label %return, label %if.then27

if.then27.critedge:                               ; preds = %for.end
  %12 = atomicrmw xchg ptr %arrayidx.i, i32 0 monotonic, align 4
  br label %if.then27

if.then27:                                        ; preds = %if.then27.critedge, %if.end25
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %expected, ptr align 16 %old, i64 %size, i1 false)
  br label %return

return:                                           ; preds = %if.end25, %if.then27, %sw.bb8, %sw.bb5, %sw.bb2, %sw.bb
  %retval.0 = phi i1 [ %call10, %sw.bb8 ], [ %call7, %sw.bb5 ], [ %call4, %sw.bb2 ], [ %call1, %sw.bb ], [ %tobool17, %if.then27 ], [ %tobool17, %if.end25 ]
  ret i1 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

declare void @__gomc_atomic_begin()

declare void @__gomc_atomic_end()

