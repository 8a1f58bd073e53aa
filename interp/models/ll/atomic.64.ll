source_filename = "atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_atomic.str = private unnamed_addr constant [42 x i8] c"atomic access of 16 bytes of a weak order\00", align 1

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

