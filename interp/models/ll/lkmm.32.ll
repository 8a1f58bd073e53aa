source_filename = "lkmm.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_lkmm.str = private unnamed_addr constant [16 x i8] c"a fence of LKMM\00", align 1
@__gomc_lkmm.str.1 = private unnamed_addr constant [30 x i8] c"the size of an access of LKMM\00", align 1
@__gomc_lkmm.str.2 = private unnamed_addr constant [23 x i8] c"read-copy-update (RCU)\00", align 1
@__gomc_lkmm.str.3 = private unnamed_addr constant [31 x i8] c"an order of LKMM for an access\00", align 1
@__gomc_lkmm.str.4 = private unnamed_addr constant [21 x i8] c"an operation of LKMM\00", align 1

define void @__VERIFIER_rcu_read_lock() {
entry:
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.2)
  unreachable
}

define void @__VERIFIER_rcu_read_unlock() {
entry:
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.2)
  unreachable
}

define void @__VERIFIER_synchronize_rcu() {
entry:
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.2)
  unreachable
}

define void @__LKMM_fence(i32 noundef %order) {
entry:
  switch i32 %order, label %sw.epilog [
    i32 3, label %sw.bb
    i32 9, label %sw.bb
    i32 10, label %sw.bb
    i32 11, label %sw.bb
    i32 4, label %sw.bb1
    i32 2, label %sw.bb1
    i32 5, label %sw.bb2
    i32 1, label %sw.bb2
    i32 6, label %sw.bb3
    i32 7, label %sw.bb3
    i32 8, label %sw.bb3
    i32 12, label %return
  ]

sw.bb:                                            ; preds = %entry, %entry, %entry, %entry
  fence seq_cst
  br label %return

sw.bb1:                                           ; preds = %entry, %entry
  fence release
  br label %return

sw.bb2:                                           ; preds = %entry, %entry
  fence acquire
  br label %return

sw.bb3:                                           ; preds = %entry, %entry, %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.2)
  unreachable

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str)
  unreachable

return:                                           ; preds = %entry, %sw.bb2, %sw.bb1, %sw.bb
  ret void
}

declare void @__gomc_unsupported(ptr noundef)

define void @__VERIFIER_lkmm_fence(ptr noundef %kind) {
entry:
  %0 = load i8, ptr %kind, align 1
  %conv = sext i8 %0 to i32
  switch i32 %conv, label %if.else22 [
    i32 119, label %if.then
    i32 114, label %if.then6
    i32 109, label %if.then21
    i32 97, label %if.then21
    i32 98, label %if.then21
  ]

if.then:                                          ; preds = %entry
  call void @__LKMM_fence(i32 noundef 4)
  br label %if.end24

if.then6:                                         ; preds = %entry
  call void @__LKMM_fence(i32 noundef 5)
  br label %if.end24

if.then21:                                        ; preds = %entry, %entry, %entry
  call void @__LKMM_fence(i32 noundef 3)
  br label %if.end24

if.else22:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str)
  unreachable

if.end24:                                         ; preds = %if.then6, %if.then21, %if.then
  ret void
}

define i64 @__LKMM_load(ptr noundef %p, i32 noundef %size, i32 noundef %order) {
entry:
  switch i32 %size, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb2
    i32 4, label %sw.bb6
    i32 8, label %sw.bb10
  ]

sw.bb:                                            ; preds = %entry
  switch i32 %order, label %if.then6.i52 [
    i32 1, label %plain_order.exit54
    i32 2, label %if.then2.i47
    i32 0, label %if.end7.i53
    i32 3, label %if.end7.i53
  ]

if.then2.i47:                                     ; preds = %sw.bb
  br label %plain_order.exit54

if.then6.i52:                                     ; preds = %sw.bb
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i53:                                      ; preds = %sw.bb, %sw.bb
  br label %plain_order.exit54

plain_order.exit54:                               ; preds = %sw.bb, %if.end7.i53, %if.then2.i47
  %retval.i41.0 = phi i32 [ 3, %if.then2.i47 ], [ 0, %if.end7.i53 ], [ 2, %sw.bb ]
  %call1 = call zeroext i8 @__gomc_lkmm_load_1(ptr noundef %p, i32 noundef %retval.i41.0)
  %conv = zext i8 %call1 to i64
  br label %return

sw.bb2:                                           ; preds = %entry
  switch i32 %order, label %if.then6.i38 [
    i32 1, label %plain_order.exit40
    i32 2, label %if.then2.i33
    i32 0, label %if.end7.i39
    i32 3, label %if.end7.i39
  ]

if.then2.i33:                                     ; preds = %sw.bb2
  br label %plain_order.exit40

if.then6.i38:                                     ; preds = %sw.bb2
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i39:                                      ; preds = %sw.bb2, %sw.bb2
  br label %plain_order.exit40

plain_order.exit40:                               ; preds = %sw.bb2, %if.end7.i39, %if.then2.i33
  %retval.i27.0 = phi i32 [ 3, %if.then2.i33 ], [ 0, %if.end7.i39 ], [ 2, %sw.bb2 ]
  %call4 = call zeroext i16 @__gomc_lkmm_load_2(ptr noundef %p, i32 noundef %retval.i27.0)
  %conv5 = zext i16 %call4 to i64
  br label %return

sw.bb6:                                           ; preds = %entry
  switch i32 %order, label %if.then6.i24 [
    i32 1, label %plain_order.exit26
    i32 2, label %if.then2.i19
    i32 0, label %if.end7.i25
    i32 3, label %if.end7.i25
  ]

if.then2.i19:                                     ; preds = %sw.bb6
  br label %plain_order.exit26

if.then6.i24:                                     ; preds = %sw.bb6
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i25:                                      ; preds = %sw.bb6, %sw.bb6
  br label %plain_order.exit26

plain_order.exit26:                               ; preds = %sw.bb6, %if.end7.i25, %if.then2.i19
  %retval.i13.0 = phi i32 [ 3, %if.then2.i19 ], [ 0, %if.end7.i25 ], [ 2, %sw.bb6 ]
  %call8 = call i32 @__gomc_lkmm_load_4(ptr noundef %p, i32 noundef %retval.i13.0)
  %conv9 = zext i32 %call8 to i64
  br label %return

sw.bb10:                                          ; preds = %entry
  switch i32 %order, label %if.then6.i [
    i32 1, label %plain_order.exit
    i32 2, label %if.then2.i
    i32 0, label %if.end7.i
    i32 3, label %if.end7.i
  ]

if.then2.i:                                       ; preds = %sw.bb10
  br label %plain_order.exit

if.then6.i:                                       ; preds = %sw.bb10
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i:                                        ; preds = %sw.bb10, %sw.bb10
  br label %plain_order.exit

plain_order.exit:                                 ; preds = %sw.bb10, %if.end7.i, %if.then2.i
  %retval.i.0 = phi i32 [ 3, %if.then2.i ], [ 0, %if.end7.i ], [ 2, %sw.bb10 ]
  %call12 = call i64 @__gomc_lkmm_load_8(ptr noundef %p, i32 noundef %retval.i.0)
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

return:                                           ; preds = %plain_order.exit, %plain_order.exit26, %plain_order.exit40, %plain_order.exit54
  %retval.0 = phi i64 [ %call12, %plain_order.exit ], [ %conv9, %plain_order.exit26 ], [ %conv5, %plain_order.exit40 ], [ %conv, %plain_order.exit54 ]
  ret i64 %retval.0
}

define internal zeroext i8 @__gomc_lkmm_load_1(ptr noundef %p, i32 noundef %order) {
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

define internal zeroext i16 @__gomc_lkmm_load_2(ptr noundef %p, i32 noundef %order) {
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

define internal i32 @__gomc_lkmm_load_4(ptr noundef %p, i32 noundef %order) {
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

define internal i64 @__gomc_lkmm_load_8(ptr noundef %p, i32 noundef %order) {
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

define void @__LKMM_store(ptr noundef %p, i32 noundef %size, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %size, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 4, label %sw.bb4
    i32 8, label %sw.bb7
  ]

sw.bb:                                            ; preds = %entry
  %conv = trunc i64 %v to i8
  switch i32 %order, label %if.then6.i48 [
    i32 1, label %plain_order.exit50
    i32 2, label %if.then2.i43
    i32 0, label %if.end7.i49
    i32 3, label %if.end7.i49
  ]

if.then2.i43:                                     ; preds = %sw.bb
  br label %plain_order.exit50

if.then6.i48:                                     ; preds = %sw.bb
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i49:                                      ; preds = %sw.bb, %sw.bb
  br label %plain_order.exit50

plain_order.exit50:                               ; preds = %sw.bb, %if.end7.i49, %if.then2.i43
  %retval.i37.0 = phi i32 [ 3, %if.then2.i43 ], [ 0, %if.end7.i49 ], [ 2, %sw.bb ]
  call void @__gomc_lkmm_store_1(ptr noundef %p, i8 noundef zeroext %conv, i32 noundef %retval.i37.0)
  %cmp.i66 = icmp eq i32 %order, 3
  br i1 %cmp.i66, label %if.then.i67, label %return

if.then.i67:                                      ; preds = %plain_order.exit50
  fence seq_cst
  br label %return

sw.bb1:                                           ; preds = %entry
  %conv2 = trunc i64 %v to i16
  switch i32 %order, label %if.then6.i34 [
    i32 1, label %plain_order.exit36
    i32 2, label %if.then2.i29
    i32 0, label %if.end7.i35
    i32 3, label %if.end7.i35
  ]

if.then2.i29:                                     ; preds = %sw.bb1
  br label %plain_order.exit36

if.then6.i34:                                     ; preds = %sw.bb1
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i35:                                      ; preds = %sw.bb1, %sw.bb1
  br label %plain_order.exit36

plain_order.exit36:                               ; preds = %sw.bb1, %if.end7.i35, %if.then2.i29
  %retval.i23.0 = phi i32 [ 3, %if.then2.i29 ], [ 0, %if.end7.i35 ], [ 2, %sw.bb1 ]
  call void @__gomc_lkmm_store_2(ptr noundef %p, i16 noundef zeroext %conv2, i32 noundef %retval.i23.0)
  %cmp.i61 = icmp eq i32 %order, 3
  br i1 %cmp.i61, label %if.then.i62, label %return

if.then.i62:                                      ; preds = %plain_order.exit36
  fence seq_cst
  br label %return

sw.bb4:                                           ; preds = %entry
  %conv5 = trunc i64 %v to i32
  switch i32 %order, label %if.then6.i20 [
    i32 1, label %plain_order.exit22
    i32 2, label %if.then2.i15
    i32 0, label %if.end7.i21
    i32 3, label %if.end7.i21
  ]

if.then2.i15:                                     ; preds = %sw.bb4
  br label %plain_order.exit22

if.then6.i20:                                     ; preds = %sw.bb4
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i21:                                      ; preds = %sw.bb4, %sw.bb4
  br label %plain_order.exit22

plain_order.exit22:                               ; preds = %sw.bb4, %if.end7.i21, %if.then2.i15
  %retval.i9.0 = phi i32 [ 3, %if.then2.i15 ], [ 0, %if.end7.i21 ], [ 2, %sw.bb4 ]
  call void @__gomc_lkmm_store_4(ptr noundef %p, i32 noundef %conv5, i32 noundef %retval.i9.0)
  %cmp.i56 = icmp eq i32 %order, 3
  br i1 %cmp.i56, label %if.then.i57, label %return

if.then.i57:                                      ; preds = %plain_order.exit22
  fence seq_cst
  br label %return

sw.bb7:                                           ; preds = %entry
  switch i32 %order, label %if.then6.i [
    i32 1, label %plain_order.exit
    i32 2, label %if.then2.i
    i32 0, label %if.end7.i
    i32 3, label %if.end7.i
  ]

if.then2.i:                                       ; preds = %sw.bb7
  br label %plain_order.exit

if.then6.i:                                       ; preds = %sw.bb7
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i:                                        ; preds = %sw.bb7, %sw.bb7
  br label %plain_order.exit

plain_order.exit:                                 ; preds = %sw.bb7, %if.end7.i, %if.then2.i
  %retval.i.0 = phi i32 [ 3, %if.then2.i ], [ 0, %if.end7.i ], [ 2, %sw.bb7 ]
  call void @__gomc_lkmm_store_8(ptr noundef %p, i64 noundef %v, i32 noundef %retval.i.0)
  %cmp.i52 = icmp eq i32 %order, 3
  br i1 %cmp.i52, label %if.then.i53, label %return

if.then.i53:                                      ; preds = %plain_order.exit
  fence seq_cst
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

return:                                           ; preds = %plain_order.exit, %if.then.i53, %plain_order.exit22, %if.then.i57, %plain_order.exit36, %if.then.i62, %plain_order.exit50, %if.then.i67
  ret void
}

define internal void @__gomc_lkmm_store_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
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

define internal void @__gomc_lkmm_store_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
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

define internal void @__gomc_lkmm_store_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
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

define internal void @__gomc_lkmm_store_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
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

define i64 @__LKMM_xchg(ptr noundef %p, i32 noundef %size, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %if.then6.i [
    i32 3, label %if.then.i8
    i32 1, label %plain_order.exit
    i32 2, label %if.then2.i
    i32 0, label %if.end7.i
  ]

if.then.i8:                                       ; preds = %entry
  fence seq_cst
  br label %if.end7.i

if.then2.i:                                       ; preds = %entry
  br label %plain_order.exit

if.then6.i:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.then.i8, %entry
  br label %plain_order.exit

plain_order.exit:                                 ; preds = %entry, %if.end7.i, %if.then2.i
  %retval.i.0 = phi i32 [ 3, %if.then2.i ], [ 0, %if.end7.i ], [ 2, %entry ]
  switch i32 %size, label %sw.epilog.i [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb2.i
    i32 4, label %sw.bb6.i
    i32 8, label %sw.bb10.i
  ]

sw.bb.i:                                          ; preds = %plain_order.exit
  %conv.i = trunc i64 %v to i8
  %call.i = call zeroext i8 @__gomc_lkmm_swap_1(ptr noundef %p, i8 noundef zeroext %conv.i, i32 noundef %retval.i.0)
  %conv1.i = zext i8 %call.i to i64
  br label %swap.exit

sw.bb2.i:                                         ; preds = %plain_order.exit
  %conv3.i = trunc i64 %v to i16
  %call4.i = call zeroext i16 @__gomc_lkmm_swap_2(ptr noundef %p, i16 noundef zeroext %conv3.i, i32 noundef %retval.i.0)
  %conv5.i = zext i16 %call4.i to i64
  br label %swap.exit

sw.bb6.i:                                         ; preds = %plain_order.exit
  %conv7.i = trunc i64 %v to i32
  %call8.i = call i32 @__gomc_lkmm_swap_4(ptr noundef %p, i32 noundef %conv7.i, i32 noundef %retval.i.0)
  %conv9.i = zext i32 %call8.i to i64
  br label %swap.exit

sw.bb10.i:                                        ; preds = %plain_order.exit
  %call11.i = call i64 @__gomc_lkmm_swap_8(ptr noundef %p, i64 noundef %v, i32 noundef %retval.i.0)
  br label %swap.exit

sw.epilog.i:                                      ; preds = %plain_order.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

swap.exit:                                        ; preds = %sw.bb10.i, %sw.bb6.i, %sw.bb2.i, %sw.bb.i
  %retval.i11.0 = phi i64 [ %call11.i, %sw.bb10.i ], [ %conv9.i, %sw.bb6.i ], [ %conv5.i, %sw.bb2.i ], [ %conv1.i, %sw.bb.i ]
  %cmp.i3 = icmp eq i32 %order, 3
  br i1 %cmp.i3, label %if.then.i4, label %barrier_of.exit

if.then.i4:                                       ; preds = %swap.exit
  fence seq_cst
  br label %barrier_of.exit

barrier_of.exit:                                  ; preds = %if.then.i4, %swap.exit
  ret i64 %retval.i11.0
}

define i64 @__LKMM_cmpxchg(ptr noundef %p, i32 noundef %size, i64 noundef %want, i64 noundef %v, i32 noundef %order, i32 noundef %fail) {
entry:
  switch i32 %order, label %if.then6.i [
    i32 3, label %if.then.i10
    i32 1, label %plain_order.exit
    i32 2, label %if.then2.i
    i32 0, label %if.end7.i
  ]

if.then.i10:                                      ; preds = %entry
  fence seq_cst
  br label %if.end7.i

if.then2.i:                                       ; preds = %entry
  br label %plain_order.exit

if.then6.i:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.then.i10, %entry
  br label %plain_order.exit

plain_order.exit:                                 ; preds = %entry, %if.end7.i, %if.then2.i
  %retval.i.0 = phi i32 [ 3, %if.then2.i ], [ 0, %if.end7.i ], [ 2, %entry ]
  switch i32 %size, label %sw.epilog.i [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb3.i
    i32 4, label %sw.bb8.i
    i32 8, label %sw.bb13.i
  ]

sw.bb.i:                                          ; preds = %plain_order.exit
  %conv.i = trunc i64 %want to i8
  %conv1.i = trunc i64 %v to i8
  %call.i = call zeroext i8 @__gomc_lkmm_compare_1(ptr noundef %p, i8 noundef zeroext %conv.i, i8 noundef zeroext %conv1.i, i32 noundef %retval.i.0)
  %conv2.i = zext i8 %call.i to i64
  br label %compare.exit

sw.bb3.i:                                         ; preds = %plain_order.exit
  %conv4.i = trunc i64 %want to i16
  %conv5.i = trunc i64 %v to i16
  %call6.i = call zeroext i16 @__gomc_lkmm_compare_2(ptr noundef %p, i16 noundef zeroext %conv4.i, i16 noundef zeroext %conv5.i, i32 noundef %retval.i.0)
  %conv7.i = zext i16 %call6.i to i64
  br label %compare.exit

sw.bb8.i:                                         ; preds = %plain_order.exit
  %conv9.i = trunc i64 %want to i32
  %conv10.i = trunc i64 %v to i32
  %call11.i = call i32 @__gomc_lkmm_compare_4(ptr noundef %p, i32 noundef %conv9.i, i32 noundef %conv10.i, i32 noundef %retval.i.0)
  %conv12.i = zext i32 %call11.i to i64
  br label %compare.exit

sw.bb13.i:                                        ; preds = %plain_order.exit
  %call14.i = call i64 @__gomc_lkmm_compare_8(ptr noundef %p, i64 noundef %want, i64 noundef %v, i32 noundef %retval.i.0)
  br label %compare.exit

sw.epilog.i:                                      ; preds = %plain_order.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

compare.exit:                                     ; preds = %sw.bb13.i, %sw.bb8.i, %sw.bb3.i, %sw.bb.i
  %retval.i13.0 = phi i64 [ %call14.i, %sw.bb13.i ], [ %conv12.i, %sw.bb8.i ], [ %conv7.i, %sw.bb3.i ], [ %conv2.i, %sw.bb.i ]
  %cmp.i20 = icmp eq i32 %size, 8
  br i1 %cmp.i20, label %truncated.exit29, label %cond.false.i27

cond.false.i27:                                   ; preds = %compare.exit
  %mul.i22 = mul i32 8, %size
  %sh_prom.i23 = zext i32 %mul.i22 to i64
  %shl.i24 = shl i64 1, %sh_prom.i23
  %sub.i25 = sub i64 %shl.i24, 1
  %and.i26 = and i64 %retval.i13.0, %sub.i25
  br label %truncated.exit29

truncated.exit29:                                 ; preds = %compare.exit, %cond.false.i27
  %cond.i28 = phi i64 [ %and.i26, %cond.false.i27 ], [ %retval.i13.0, %compare.exit ]
  br i1 %cmp.i20, label %truncated.exit, label %cond.false.i

cond.false.i:                                     ; preds = %truncated.exit29
  %mul.i = mul i32 8, %size
  %sh_prom.i = zext i32 %mul.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %sub.i = sub i64 %shl.i, 1
  %and.i = and i64 %want, %sub.i
  br label %truncated.exit

truncated.exit:                                   ; preds = %truncated.exit29, %cond.false.i
  %cond.i = phi i64 [ %and.i, %cond.false.i ], [ %want, %truncated.exit29 ]
  %cmp = icmp eq i64 %cond.i28, %cond.i
  %cmp.i5 = icmp eq i32 %order, 3
  %or.cond = and i1 %cmp, %cmp.i5
  br i1 %or.cond, label %if.then.i6, label %if.end

if.then.i6:                                       ; preds = %truncated.exit
  fence seq_cst
  br label %if.end

if.end:                                           ; preds = %if.then.i6, %truncated.exit
  ret i64 %retval.i13.0
}

define void @__LKMM_atomic_op(ptr noundef %p, i32 noundef %size, i64 noundef %v, i32 noundef %op) {
entry:
  switch i32 %size, label %sw.epilog.i [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb2.i
    i32 4, label %sw.bb6.i
    i32 8, label %sw.bb10.i
  ]

sw.bb.i:                                          ; preds = %entry
  %conv.i = trunc i64 %v to i8
  %call.i = call zeroext i8 @__gomc_lkmm_update_1(ptr noundef %p, i8 noundef zeroext %conv.i, i32 noundef 0, i32 noundef %op)
  br label %update.exit

sw.bb2.i:                                         ; preds = %entry
  %conv3.i = trunc i64 %v to i16
  %call4.i = call zeroext i16 @__gomc_lkmm_update_2(ptr noundef %p, i16 noundef zeroext %conv3.i, i32 noundef 0, i32 noundef %op)
  br label %update.exit

sw.bb6.i:                                         ; preds = %entry
  %conv7.i = trunc i64 %v to i32
  %call8.i = call i32 @__gomc_lkmm_update_4(ptr noundef %p, i32 noundef %conv7.i, i32 noundef 0, i32 noundef %op)
  br label %update.exit

sw.bb10.i:                                        ; preds = %entry
  %call11.i = call i64 @__gomc_lkmm_update_8(ptr noundef %p, i64 noundef %v, i32 noundef 0, i32 noundef %op)
  br label %update.exit

sw.epilog.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

update.exit:                                      ; preds = %sw.bb10.i, %sw.bb6.i, %sw.bb2.i, %sw.bb.i
  ret void
}

define i64 @__LKMM_atomic_fetch_op(ptr noundef %p, i32 noundef %size, i64 noundef %v, i32 noundef %order, i32 noundef %op) {
entry:
  switch i32 %order, label %if.then6.i.i [
    i32 3, label %if.then.i8.i
    i32 1, label %plain_order.exit.i
    i32 2, label %if.then2.i.i
    i32 0, label %if.end7.i.i
  ]

if.then.i8.i:                                     ; preds = %entry
  fence seq_cst
  br label %if.end7.i.i

if.then2.i.i:                                     ; preds = %entry
  br label %plain_order.exit.i

if.then6.i.i:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i.i:                                      ; preds = %if.then.i8.i, %entry
  br label %plain_order.exit.i

plain_order.exit.i:                               ; preds = %entry, %if.end7.i.i, %if.then2.i.i
  %retval.i.i.0 = phi i32 [ 3, %if.then2.i.i ], [ 0, %if.end7.i.i ], [ 2, %entry ]
  switch i32 %size, label %sw.epilog.i.i [
    i32 1, label %sw.bb.i.i
    i32 2, label %sw.bb2.i.i
    i32 4, label %sw.bb6.i.i
    i32 8, label %sw.bb10.i.i
  ]

sw.bb.i.i:                                        ; preds = %plain_order.exit.i
  %conv.i.i = trunc i64 %v to i8
  %call.i.i = call zeroext i8 @__gomc_lkmm_update_1(ptr noundef %p, i8 noundef zeroext %conv.i.i, i32 noundef %retval.i.i.0, i32 noundef %op)
  %conv1.i.i = zext i8 %call.i.i to i64
  br label %update.exit.i

sw.bb2.i.i:                                       ; preds = %plain_order.exit.i
  %conv3.i.i = trunc i64 %v to i16
  %call4.i.i = call zeroext i16 @__gomc_lkmm_update_2(ptr noundef %p, i16 noundef zeroext %conv3.i.i, i32 noundef %retval.i.i.0, i32 noundef %op)
  %conv5.i.i = zext i16 %call4.i.i to i64
  br label %update.exit.i

sw.bb6.i.i:                                       ; preds = %plain_order.exit.i
  %conv7.i.i = trunc i64 %v to i32
  %call8.i.i = call i32 @__gomc_lkmm_update_4(ptr noundef %p, i32 noundef %conv7.i.i, i32 noundef %retval.i.i.0, i32 noundef %op)
  %conv9.i.i = zext i32 %call8.i.i to i64
  br label %update.exit.i

sw.bb10.i.i:                                      ; preds = %plain_order.exit.i
  %call11.i.i = call i64 @__gomc_lkmm_update_8(ptr noundef %p, i64 noundef %v, i32 noundef %retval.i.i.0, i32 noundef %op)
  br label %update.exit.i

sw.epilog.i.i:                                    ; preds = %plain_order.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

update.exit.i:                                    ; preds = %sw.bb10.i.i, %sw.bb6.i.i, %sw.bb2.i.i, %sw.bb.i.i
  %retval.i11.i.0 = phi i64 [ %call11.i.i, %sw.bb10.i.i ], [ %conv9.i.i, %sw.bb6.i.i ], [ %conv5.i.i, %sw.bb2.i.i ], [ %conv1.i.i, %sw.bb.i.i ]
  %cmp.i3.i = icmp eq i32 %order, 3
  br i1 %cmp.i3.i, label %if.then.i4.i, label %ordered_update.exit

if.then.i4.i:                                     ; preds = %update.exit.i
  fence seq_cst
  br label %ordered_update.exit

ordered_update.exit:                              ; preds = %if.then.i4.i, %update.exit.i
  ret i64 %retval.i11.i.0
}

define i64 @__LKMM_atomic_op_return(ptr noundef %p, i32 noundef %size, i64 noundef %v, i32 noundef %order, i32 noundef %op) {
entry:
  switch i32 %order, label %if.then6.i.i [
    i32 3, label %if.then.i8.i
    i32 1, label %plain_order.exit.i
    i32 2, label %if.then2.i.i
    i32 0, label %if.end7.i.i
  ]

if.then.i8.i:                                     ; preds = %entry
  fence seq_cst
  br label %if.end7.i.i

if.then2.i.i:                                     ; preds = %entry
  br label %plain_order.exit.i

if.then6.i.i:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.3)
  unreachable

if.end7.i.i:                                      ; preds = %if.then.i8.i, %entry
  br label %plain_order.exit.i

plain_order.exit.i:                               ; preds = %entry, %if.end7.i.i, %if.then2.i.i
  %retval.i.i.0 = phi i32 [ 3, %if.then2.i.i ], [ 0, %if.end7.i.i ], [ 2, %entry ]
  switch i32 %size, label %sw.epilog.i.i [
    i32 1, label %sw.bb.i.i
    i32 2, label %sw.bb2.i.i
    i32 4, label %sw.bb6.i.i
    i32 8, label %sw.bb10.i.i
  ]

sw.bb.i.i:                                        ; preds = %plain_order.exit.i
  %conv.i.i = trunc i64 %v to i8
  %call.i.i = call zeroext i8 @__gomc_lkmm_update_1(ptr noundef %p, i8 noundef zeroext %conv.i.i, i32 noundef %retval.i.i.0, i32 noundef %op)
  %conv1.i.i = zext i8 %call.i.i to i64
  br label %update.exit.i

sw.bb2.i.i:                                       ; preds = %plain_order.exit.i
  %conv3.i.i = trunc i64 %v to i16
  %call4.i.i = call zeroext i16 @__gomc_lkmm_update_2(ptr noundef %p, i16 noundef zeroext %conv3.i.i, i32 noundef %retval.i.i.0, i32 noundef %op)
  %conv5.i.i = zext i16 %call4.i.i to i64
  br label %update.exit.i

sw.bb6.i.i:                                       ; preds = %plain_order.exit.i
  %conv7.i.i = trunc i64 %v to i32
  %call8.i.i = call i32 @__gomc_lkmm_update_4(ptr noundef %p, i32 noundef %conv7.i.i, i32 noundef %retval.i.i.0, i32 noundef %op)
  %conv9.i.i = zext i32 %call8.i.i to i64
  br label %update.exit.i

sw.bb10.i.i:                                      ; preds = %plain_order.exit.i
  %call11.i.i = call i64 @__gomc_lkmm_update_8(ptr noundef %p, i64 noundef %v, i32 noundef %retval.i.i.0, i32 noundef %op)
  br label %update.exit.i

sw.epilog.i.i:                                    ; preds = %plain_order.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.1)
  unreachable

update.exit.i:                                    ; preds = %sw.bb10.i.i, %sw.bb6.i.i, %sw.bb2.i.i, %sw.bb.i.i
  %retval.i11.i.0 = phi i64 [ %call11.i.i, %sw.bb10.i.i ], [ %conv9.i.i, %sw.bb6.i.i ], [ %conv5.i.i, %sw.bb2.i.i ], [ %conv1.i.i, %sw.bb.i.i ]
  %cmp.i3.i = icmp eq i32 %order, 3
  br i1 %cmp.i3.i, label %if.then.i4.i, label %ordered_update.exit

if.then.i4.i:                                     ; preds = %update.exit.i
  fence seq_cst
  br label %ordered_update.exit

ordered_update.exit:                              ; preds = %if.then.i4.i, %update.exit.i
  switch i32 %op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
  ]

sw.bb:                                            ; preds = %ordered_update.exit
  %add = add i64 %retval.i11.i.0, %v
  br label %return

sw.bb1:                                           ; preds = %ordered_update.exit
  %sub = sub i64 %retval.i11.i.0, %v
  br label %return

sw.bb2:                                           ; preds = %ordered_update.exit
  %and = and i64 %retval.i11.i.0, %v
  br label %return

sw.epilog:                                        ; preds = %ordered_update.exit
  %or = or i64 %retval.i11.i.0, %v
  br label %return

return:                                           ; preds = %sw.epilog, %sw.bb2, %sw.bb1, %sw.bb
  %retval.0 = phi i64 [ %or, %sw.epilog ], [ %and, %sw.bb2 ], [ %sub, %sw.bb1 ], [ %add, %sw.bb ]
  ret i64 %retval.0
}

define i32 @__LKMM_SPIN_LOCK(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_spin_lock(ptr noundef %lock)
  ret i32 %call
}

declare i32 @pthread_spin_lock(ptr noundef)

define i32 @__LKMM_SPIN_UNLOCK(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_spin_unlock(ptr noundef %lock)
  ret i32 %call
}

declare i32 @pthread_spin_unlock(ptr noundef)

define internal zeroext i8 @__gomc_lkmm_swap_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order) {
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

define internal zeroext i16 @__gomc_lkmm_swap_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order) {
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

define internal i32 @__gomc_lkmm_swap_4(ptr noundef %p, i32 noundef %v, i32 noundef %order) {
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

define internal i64 @__gomc_lkmm_swap_8(ptr noundef %p, i64 noundef %v, i32 noundef %order) {
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

define internal zeroext i8 @__gomc_lkmm_compare_1(ptr noundef %p, i8 noundef zeroext %want, i8 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = cmpxchg volatile ptr %p, i8 %want, i8 %v monotonic monotonic, align 1
  %1 = extractvalue { i8, i1 } %0, 0
  %2 = extractvalue { i8, i1 } %0, 1
  %spec.select = select i1 %2, i8 %want, i8 %1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %3 = cmpxchg volatile ptr %p, i8 %want, i8 %v acquire monotonic, align 1
  %4 = extractvalue { i8, i1 } %3, 0
  %5 = extractvalue { i8, i1 } %3, 1
  %spec.select10 = select i1 %5, i8 %want, i8 %4
  br label %atomic.continue

release:                                          ; preds = %entry
  %6 = cmpxchg volatile ptr %p, i8 %want, i8 %v release monotonic, align 1
  %7 = extractvalue { i8, i1 } %6, 0
  %8 = extractvalue { i8, i1 } %6, 1
  %spec.select11 = select i1 %8, i8 %want, i8 %7
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %9 = cmpxchg volatile ptr %p, i8 %want, i8 %v acq_rel monotonic, align 1
  %10 = extractvalue { i8, i1 } %9, 0
  %11 = extractvalue { i8, i1 } %9, 1
  %spec.select12 = select i1 %11, i8 %want, i8 %10
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %12 = cmpxchg volatile ptr %p, i8 %want, i8 %v seq_cst monotonic, align 1
  %13 = extractvalue { i8, i1 } %12, 0
  %14 = extractvalue { i8, i1 } %12, 1
  %spec.select13 = select i1 %14, i8 %want, i8 %13
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %want.addr.0 = phi i8 [ %spec.select, %monotonic ], [ %spec.select13, %seqcst ], [ %spec.select12, %acqrel ], [ %spec.select11, %release ], [ %spec.select10, %acquire ]
  ret i8 %want.addr.0
}

define internal zeroext i16 @__gomc_lkmm_compare_2(ptr noundef %p, i16 noundef zeroext %want, i16 noundef zeroext %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = cmpxchg volatile ptr %p, i16 %want, i16 %v monotonic monotonic, align 2
  %1 = extractvalue { i16, i1 } %0, 0
  %2 = extractvalue { i16, i1 } %0, 1
  %spec.select = select i1 %2, i16 %want, i16 %1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %3 = cmpxchg volatile ptr %p, i16 %want, i16 %v acquire monotonic, align 2
  %4 = extractvalue { i16, i1 } %3, 0
  %5 = extractvalue { i16, i1 } %3, 1
  %spec.select10 = select i1 %5, i16 %want, i16 %4
  br label %atomic.continue

release:                                          ; preds = %entry
  %6 = cmpxchg volatile ptr %p, i16 %want, i16 %v release monotonic, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  %8 = extractvalue { i16, i1 } %6, 1
  %spec.select11 = select i1 %8, i16 %want, i16 %7
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %9 = cmpxchg volatile ptr %p, i16 %want, i16 %v acq_rel monotonic, align 2
  %10 = extractvalue { i16, i1 } %9, 0
  %11 = extractvalue { i16, i1 } %9, 1
  %spec.select12 = select i1 %11, i16 %want, i16 %10
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %12 = cmpxchg volatile ptr %p, i16 %want, i16 %v seq_cst monotonic, align 2
  %13 = extractvalue { i16, i1 } %12, 0
  %14 = extractvalue { i16, i1 } %12, 1
  %spec.select13 = select i1 %14, i16 %want, i16 %13
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %want.addr.0 = phi i16 [ %spec.select, %monotonic ], [ %spec.select13, %seqcst ], [ %spec.select12, %acqrel ], [ %spec.select11, %release ], [ %spec.select10, %acquire ]
  ret i16 %want.addr.0
}

define internal i32 @__gomc_lkmm_compare_4(ptr noundef %p, i32 noundef %want, i32 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = cmpxchg volatile ptr %p, i32 %want, i32 %v monotonic monotonic, align 4
  %1 = extractvalue { i32, i1 } %0, 0
  %2 = extractvalue { i32, i1 } %0, 1
  %spec.select = select i1 %2, i32 %want, i32 %1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %3 = cmpxchg volatile ptr %p, i32 %want, i32 %v acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  %spec.select10 = select i1 %5, i32 %want, i32 %4
  br label %atomic.continue

release:                                          ; preds = %entry
  %6 = cmpxchg volatile ptr %p, i32 %want, i32 %v release monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %spec.select11 = select i1 %8, i32 %want, i32 %7
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %9 = cmpxchg volatile ptr %p, i32 %want, i32 %v acq_rel monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = extractvalue { i32, i1 } %9, 1
  %spec.select12 = select i1 %11, i32 %want, i32 %10
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %12 = cmpxchg volatile ptr %p, i32 %want, i32 %v seq_cst monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select13 = select i1 %14, i32 %want, i32 %13
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %want.addr.0 = phi i32 [ %spec.select, %monotonic ], [ %spec.select13, %seqcst ], [ %spec.select12, %acqrel ], [ %spec.select11, %release ], [ %spec.select10, %acquire ]
  ret i32 %want.addr.0
}

define internal i64 @__gomc_lkmm_compare_8(ptr noundef %p, i64 noundef %want, i64 noundef %v, i32 noundef %order) {
entry:
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %entry
  %0 = cmpxchg volatile ptr %p, i64 %want, i64 %v monotonic monotonic, align 8
  %1 = extractvalue { i64, i1 } %0, 0
  %2 = extractvalue { i64, i1 } %0, 1
  %spec.select = select i1 %2, i64 %want, i64 %1
  br label %atomic.continue

acquire:                                          ; preds = %entry, %entry
  %3 = cmpxchg volatile ptr %p, i64 %want, i64 %v acquire monotonic, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  %5 = extractvalue { i64, i1 } %3, 1
  %spec.select10 = select i1 %5, i64 %want, i64 %4
  br label %atomic.continue

release:                                          ; preds = %entry
  %6 = cmpxchg volatile ptr %p, i64 %want, i64 %v release monotonic, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  %spec.select11 = select i1 %8, i64 %want, i64 %7
  br label %atomic.continue

acqrel:                                           ; preds = %entry
  %9 = cmpxchg volatile ptr %p, i64 %want, i64 %v acq_rel monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = extractvalue { i64, i1 } %9, 1
  %spec.select12 = select i1 %11, i64 %want, i64 %10
  br label %atomic.continue

seqcst:                                           ; preds = %entry
  %12 = cmpxchg volatile ptr %p, i64 %want, i64 %v seq_cst monotonic, align 8
  %13 = extractvalue { i64, i1 } %12, 0
  %14 = extractvalue { i64, i1 } %12, 1
  %spec.select13 = select i1 %14, i64 %want, i64 %13
  br label %atomic.continue

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %monotonic
  %want.addr.0 = phi i64 [ %spec.select, %monotonic ], [ %spec.select13, %seqcst ], [ %spec.select12, %acqrel ], [ %spec.select11, %release ], [ %spec.select10, %acquire ]
  ret i64 %want.addr.0
}

define internal zeroext i8 @__gomc_lkmm_update_1(ptr noundef %p, i8 noundef zeroext %v, i32 noundef %order, i32 noundef %op) {
entry:
  switch i32 %op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb10
    i32 3, label %sw.bb19
  ]

sw.bb:                                            ; preds = %entry
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %sw.bb
  %0 = atomicrmw volatile add ptr %p, i8 %v monotonic, align 1
  br label %return

acquire:                                          ; preds = %sw.bb, %sw.bb
  %1 = atomicrmw volatile add ptr %p, i8 %v acquire, align 1
  br label %return

release:                                          ; preds = %sw.bb
  %2 = atomicrmw volatile add ptr %p, i8 %v release, align 1
  br label %return

acqrel:                                           ; preds = %sw.bb
  %3 = atomicrmw volatile add ptr %p, i8 %v acq_rel, align 1
  br label %return

seqcst:                                           ; preds = %sw.bb
  %4 = atomicrmw volatile add ptr %p, i8 %v seq_cst, align 1
  br label %return

sw.bb1:                                           ; preds = %entry
  switch i32 %order, label %monotonic4 [
    i32 1, label %acquire5
    i32 2, label %acquire5
    i32 3, label %release6
    i32 4, label %acqrel7
    i32 5, label %seqcst8
  ]

monotonic4:                                       ; preds = %sw.bb1
  %5 = atomicrmw volatile sub ptr %p, i8 %v monotonic, align 1
  br label %return

acquire5:                                         ; preds = %sw.bb1, %sw.bb1
  %6 = atomicrmw volatile sub ptr %p, i8 %v acquire, align 1
  br label %return

release6:                                         ; preds = %sw.bb1
  %7 = atomicrmw volatile sub ptr %p, i8 %v release, align 1
  br label %return

acqrel7:                                          ; preds = %sw.bb1
  %8 = atomicrmw volatile sub ptr %p, i8 %v acq_rel, align 1
  br label %return

seqcst8:                                          ; preds = %sw.bb1
  %9 = atomicrmw volatile sub ptr %p, i8 %v seq_cst, align 1
  br label %return

sw.bb10:                                          ; preds = %entry
  switch i32 %order, label %monotonic13 [
    i32 1, label %acquire14
    i32 2, label %acquire14
    i32 3, label %release15
    i32 4, label %acqrel16
    i32 5, label %seqcst17
  ]

monotonic13:                                      ; preds = %sw.bb10
  %10 = atomicrmw volatile and ptr %p, i8 %v monotonic, align 1
  br label %return

acquire14:                                        ; preds = %sw.bb10, %sw.bb10
  %11 = atomicrmw volatile and ptr %p, i8 %v acquire, align 1
  br label %return

release15:                                        ; preds = %sw.bb10
  %12 = atomicrmw volatile and ptr %p, i8 %v release, align 1
  br label %return

acqrel16:                                         ; preds = %sw.bb10
  %13 = atomicrmw volatile and ptr %p, i8 %v acq_rel, align 1
  br label %return

seqcst17:                                         ; preds = %sw.bb10
  %14 = atomicrmw volatile and ptr %p, i8 %v seq_cst, align 1
  br label %return

sw.bb19:                                          ; preds = %entry
  switch i32 %order, label %monotonic22 [
    i32 1, label %acquire23
    i32 2, label %acquire23
    i32 3, label %release24
    i32 4, label %acqrel25
    i32 5, label %seqcst26
  ]

monotonic22:                                      ; preds = %sw.bb19
  %15 = atomicrmw volatile or ptr %p, i8 %v monotonic, align 1
  br label %return

acquire23:                                        ; preds = %sw.bb19, %sw.bb19
  %16 = atomicrmw volatile or ptr %p, i8 %v acquire, align 1
  br label %return

release24:                                        ; preds = %sw.bb19
  %17 = atomicrmw volatile or ptr %p, i8 %v release, align 1
  br label %return

acqrel25:                                         ; preds = %sw.bb19
  %18 = atomicrmw volatile or ptr %p, i8 %v acq_rel, align 1
  br label %return

seqcst26:                                         ; preds = %sw.bb19
  %19 = atomicrmw volatile or ptr %p, i8 %v seq_cst, align 1
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.4)
  unreachable

return:                                           ; preds = %monotonic22, %acquire23, %release24, %acqrel25, %seqcst26, %monotonic13, %acquire14, %release15, %acqrel16, %seqcst17, %monotonic4, %acquire5, %release6, %acqrel7, %seqcst8, %monotonic, %acquire, %release, %acqrel, %seqcst
  %retval.0 = phi i8 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ], [ %5, %monotonic4 ], [ %9, %seqcst8 ], [ %8, %acqrel7 ], [ %7, %release6 ], [ %6, %acquire5 ], [ %10, %monotonic13 ], [ %14, %seqcst17 ], [ %13, %acqrel16 ], [ %12, %release15 ], [ %11, %acquire14 ], [ %15, %monotonic22 ], [ %19, %seqcst26 ], [ %18, %acqrel25 ], [ %17, %release24 ], [ %16, %acquire23 ]
  ret i8 %retval.0
}

define internal zeroext i16 @__gomc_lkmm_update_2(ptr noundef %p, i16 noundef zeroext %v, i32 noundef %order, i32 noundef %op) {
entry:
  switch i32 %op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb10
    i32 3, label %sw.bb19
  ]

sw.bb:                                            ; preds = %entry
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %sw.bb
  %0 = atomicrmw volatile add ptr %p, i16 %v monotonic, align 2
  br label %return

acquire:                                          ; preds = %sw.bb, %sw.bb
  %1 = atomicrmw volatile add ptr %p, i16 %v acquire, align 2
  br label %return

release:                                          ; preds = %sw.bb
  %2 = atomicrmw volatile add ptr %p, i16 %v release, align 2
  br label %return

acqrel:                                           ; preds = %sw.bb
  %3 = atomicrmw volatile add ptr %p, i16 %v acq_rel, align 2
  br label %return

seqcst:                                           ; preds = %sw.bb
  %4 = atomicrmw volatile add ptr %p, i16 %v seq_cst, align 2
  br label %return

sw.bb1:                                           ; preds = %entry
  switch i32 %order, label %monotonic4 [
    i32 1, label %acquire5
    i32 2, label %acquire5
    i32 3, label %release6
    i32 4, label %acqrel7
    i32 5, label %seqcst8
  ]

monotonic4:                                       ; preds = %sw.bb1
  %5 = atomicrmw volatile sub ptr %p, i16 %v monotonic, align 2
  br label %return

acquire5:                                         ; preds = %sw.bb1, %sw.bb1
  %6 = atomicrmw volatile sub ptr %p, i16 %v acquire, align 2
  br label %return

release6:                                         ; preds = %sw.bb1
  %7 = atomicrmw volatile sub ptr %p, i16 %v release, align 2
  br label %return

acqrel7:                                          ; preds = %sw.bb1
  %8 = atomicrmw volatile sub ptr %p, i16 %v acq_rel, align 2
  br label %return

seqcst8:                                          ; preds = %sw.bb1
  %9 = atomicrmw volatile sub ptr %p, i16 %v seq_cst, align 2
  br label %return

sw.bb10:                                          ; preds = %entry
  switch i32 %order, label %monotonic13 [
    i32 1, label %acquire14
    i32 2, label %acquire14
    i32 3, label %release15
    i32 4, label %acqrel16
    i32 5, label %seqcst17
  ]

monotonic13:                                      ; preds = %sw.bb10
  %10 = atomicrmw volatile and ptr %p, i16 %v monotonic, align 2
  br label %return

acquire14:                                        ; preds = %sw.bb10, %sw.bb10
  %11 = atomicrmw volatile and ptr %p, i16 %v acquire, align 2
  br label %return

release15:                                        ; preds = %sw.bb10
  %12 = atomicrmw volatile and ptr %p, i16 %v release, align 2
  br label %return

acqrel16:                                         ; preds = %sw.bb10
  %13 = atomicrmw volatile and ptr %p, i16 %v acq_rel, align 2
  br label %return

seqcst17:                                         ; preds = %sw.bb10
  %14 = atomicrmw volatile and ptr %p, i16 %v seq_cst, align 2
  br label %return

sw.bb19:                                          ; preds = %entry
  switch i32 %order, label %monotonic22 [
    i32 1, label %acquire23
    i32 2, label %acquire23
    i32 3, label %release24
    i32 4, label %acqrel25
    i32 5, label %seqcst26
  ]

monotonic22:                                      ; preds = %sw.bb19
  %15 = atomicrmw volatile or ptr %p, i16 %v monotonic, align 2
  br label %return

acquire23:                                        ; preds = %sw.bb19, %sw.bb19
  %16 = atomicrmw volatile or ptr %p, i16 %v acquire, align 2
  br label %return

release24:                                        ; preds = %sw.bb19
  %17 = atomicrmw volatile or ptr %p, i16 %v release, align 2
  br label %return

acqrel25:                                         ; preds = %sw.bb19
  %18 = atomicrmw volatile or ptr %p, i16 %v acq_rel, align 2
  br label %return

seqcst26:                                         ; preds = %sw.bb19
  %19 = atomicrmw volatile or ptr %p, i16 %v seq_cst, align 2
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.4)
  unreachable

return:                                           ; preds = %monotonic22, %acquire23, %release24, %acqrel25, %seqcst26, %monotonic13, %acquire14, %release15, %acqrel16, %seqcst17, %monotonic4, %acquire5, %release6, %acqrel7, %seqcst8, %monotonic, %acquire, %release, %acqrel, %seqcst
  %retval.0 = phi i16 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ], [ %5, %monotonic4 ], [ %9, %seqcst8 ], [ %8, %acqrel7 ], [ %7, %release6 ], [ %6, %acquire5 ], [ %10, %monotonic13 ], [ %14, %seqcst17 ], [ %13, %acqrel16 ], [ %12, %release15 ], [ %11, %acquire14 ], [ %15, %monotonic22 ], [ %19, %seqcst26 ], [ %18, %acqrel25 ], [ %17, %release24 ], [ %16, %acquire23 ]
  ret i16 %retval.0
}

define internal i32 @__gomc_lkmm_update_4(ptr noundef %p, i32 noundef %v, i32 noundef %order, i32 noundef %op) {
entry:
  switch i32 %op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb10
    i32 3, label %sw.bb19
  ]

sw.bb:                                            ; preds = %entry
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %sw.bb
  %0 = atomicrmw volatile add ptr %p, i32 %v monotonic, align 4
  br label %return

acquire:                                          ; preds = %sw.bb, %sw.bb
  %1 = atomicrmw volatile add ptr %p, i32 %v acquire, align 4
  br label %return

release:                                          ; preds = %sw.bb
  %2 = atomicrmw volatile add ptr %p, i32 %v release, align 4
  br label %return

acqrel:                                           ; preds = %sw.bb
  %3 = atomicrmw volatile add ptr %p, i32 %v acq_rel, align 4
  br label %return

seqcst:                                           ; preds = %sw.bb
  %4 = atomicrmw volatile add ptr %p, i32 %v seq_cst, align 4
  br label %return

sw.bb1:                                           ; preds = %entry
  switch i32 %order, label %monotonic4 [
    i32 1, label %acquire5
    i32 2, label %acquire5
    i32 3, label %release6
    i32 4, label %acqrel7
    i32 5, label %seqcst8
  ]

monotonic4:                                       ; preds = %sw.bb1
  %5 = atomicrmw volatile sub ptr %p, i32 %v monotonic, align 4
  br label %return

acquire5:                                         ; preds = %sw.bb1, %sw.bb1
  %6 = atomicrmw volatile sub ptr %p, i32 %v acquire, align 4
  br label %return

release6:                                         ; preds = %sw.bb1
  %7 = atomicrmw volatile sub ptr %p, i32 %v release, align 4
  br label %return

acqrel7:                                          ; preds = %sw.bb1
  %8 = atomicrmw volatile sub ptr %p, i32 %v acq_rel, align 4
  br label %return

seqcst8:                                          ; preds = %sw.bb1
  %9 = atomicrmw volatile sub ptr %p, i32 %v seq_cst, align 4
  br label %return

sw.bb10:                                          ; preds = %entry
  switch i32 %order, label %monotonic13 [
    i32 1, label %acquire14
    i32 2, label %acquire14
    i32 3, label %release15
    i32 4, label %acqrel16
    i32 5, label %seqcst17
  ]

monotonic13:                                      ; preds = %sw.bb10
  %10 = atomicrmw volatile and ptr %p, i32 %v monotonic, align 4
  br label %return

acquire14:                                        ; preds = %sw.bb10, %sw.bb10
  %11 = atomicrmw volatile and ptr %p, i32 %v acquire, align 4
  br label %return

release15:                                        ; preds = %sw.bb10
  %12 = atomicrmw volatile and ptr %p, i32 %v release, align 4
  br label %return

acqrel16:                                         ; preds = %sw.bb10
  %13 = atomicrmw volatile and ptr %p, i32 %v acq_rel, align 4
  br label %return

seqcst17:                                         ; preds = %sw.bb10
  %14 = atomicrmw volatile and ptr %p, i32 %v seq_cst, align 4
  br label %return

sw.bb19:                                          ; preds = %entry
  switch i32 %order, label %monotonic22 [
    i32 1, label %acquire23
    i32 2, label %acquire23
    i32 3, label %release24
    i32 4, label %acqrel25
    i32 5, label %seqcst26
  ]

monotonic22:                                      ; preds = %sw.bb19
  %15 = atomicrmw volatile or ptr %p, i32 %v monotonic, align 4
  br label %return

acquire23:                                        ; preds = %sw.bb19, %sw.bb19
  %16 = atomicrmw volatile or ptr %p, i32 %v acquire, align 4
  br label %return

release24:                                        ; preds = %sw.bb19
  %17 = atomicrmw volatile or ptr %p, i32 %v release, align 4
  br label %return

acqrel25:                                         ; preds = %sw.bb19
  %18 = atomicrmw volatile or ptr %p, i32 %v acq_rel, align 4
  br label %return

seqcst26:                                         ; preds = %sw.bb19
  %19 = atomicrmw volatile or ptr %p, i32 %v seq_cst, align 4
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.4)
  unreachable

return:                                           ; preds = %monotonic22, %acquire23, %release24, %acqrel25, %seqcst26, %monotonic13, %acquire14, %release15, %acqrel16, %seqcst17, %monotonic4, %acquire5, %release6, %acqrel7, %seqcst8, %monotonic, %acquire, %release, %acqrel, %seqcst
  %retval.0 = phi i32 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ], [ %5, %monotonic4 ], [ %9, %seqcst8 ], [ %8, %acqrel7 ], [ %7, %release6 ], [ %6, %acquire5 ], [ %10, %monotonic13 ], [ %14, %seqcst17 ], [ %13, %acqrel16 ], [ %12, %release15 ], [ %11, %acquire14 ], [ %15, %monotonic22 ], [ %19, %seqcst26 ], [ %18, %acqrel25 ], [ %17, %release24 ], [ %16, %acquire23 ]
  ret i32 %retval.0
}

define internal i64 @__gomc_lkmm_update_8(ptr noundef %p, i64 noundef %v, i32 noundef %order, i32 noundef %op) {
entry:
  switch i32 %op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb10
    i32 3, label %sw.bb19
  ]

sw.bb:                                            ; preds = %entry
  switch i32 %order, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:                                        ; preds = %sw.bb
  %0 = atomicrmw volatile add ptr %p, i64 %v monotonic, align 8
  br label %return

acquire:                                          ; preds = %sw.bb, %sw.bb
  %1 = atomicrmw volatile add ptr %p, i64 %v acquire, align 8
  br label %return

release:                                          ; preds = %sw.bb
  %2 = atomicrmw volatile add ptr %p, i64 %v release, align 8
  br label %return

acqrel:                                           ; preds = %sw.bb
  %3 = atomicrmw volatile add ptr %p, i64 %v acq_rel, align 8
  br label %return

seqcst:                                           ; preds = %sw.bb
  %4 = atomicrmw volatile add ptr %p, i64 %v seq_cst, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  switch i32 %order, label %monotonic4 [
    i32 1, label %acquire5
    i32 2, label %acquire5
    i32 3, label %release6
    i32 4, label %acqrel7
    i32 5, label %seqcst8
  ]

monotonic4:                                       ; preds = %sw.bb1
  %5 = atomicrmw volatile sub ptr %p, i64 %v monotonic, align 8
  br label %return

acquire5:                                         ; preds = %sw.bb1, %sw.bb1
  %6 = atomicrmw volatile sub ptr %p, i64 %v acquire, align 8
  br label %return

release6:                                         ; preds = %sw.bb1
  %7 = atomicrmw volatile sub ptr %p, i64 %v release, align 8
  br label %return

acqrel7:                                          ; preds = %sw.bb1
  %8 = atomicrmw volatile sub ptr %p, i64 %v acq_rel, align 8
  br label %return

seqcst8:                                          ; preds = %sw.bb1
  %9 = atomicrmw volatile sub ptr %p, i64 %v seq_cst, align 8
  br label %return

sw.bb10:                                          ; preds = %entry
  switch i32 %order, label %monotonic13 [
    i32 1, label %acquire14
    i32 2, label %acquire14
    i32 3, label %release15
    i32 4, label %acqrel16
    i32 5, label %seqcst17
  ]

monotonic13:                                      ; preds = %sw.bb10
  %10 = atomicrmw volatile and ptr %p, i64 %v monotonic, align 8
  br label %return

acquire14:                                        ; preds = %sw.bb10, %sw.bb10
  %11 = atomicrmw volatile and ptr %p, i64 %v acquire, align 8
  br label %return

release15:                                        ; preds = %sw.bb10
  %12 = atomicrmw volatile and ptr %p, i64 %v release, align 8
  br label %return

acqrel16:                                         ; preds = %sw.bb10
  %13 = atomicrmw volatile and ptr %p, i64 %v acq_rel, align 8
  br label %return

seqcst17:                                         ; preds = %sw.bb10
  %14 = atomicrmw volatile and ptr %p, i64 %v seq_cst, align 8
  br label %return

sw.bb19:                                          ; preds = %entry
  switch i32 %order, label %monotonic22 [
    i32 1, label %acquire23
    i32 2, label %acquire23
    i32 3, label %release24
    i32 4, label %acqrel25
    i32 5, label %seqcst26
  ]

monotonic22:                                      ; preds = %sw.bb19
  %15 = atomicrmw volatile or ptr %p, i64 %v monotonic, align 8
  br label %return

acquire23:                                        ; preds = %sw.bb19, %sw.bb19
  %16 = atomicrmw volatile or ptr %p, i64 %v acquire, align 8
  br label %return

release24:                                        ; preds = %sw.bb19
  %17 = atomicrmw volatile or ptr %p, i64 %v release, align 8
  br label %return

acqrel25:                                         ; preds = %sw.bb19
  %18 = atomicrmw volatile or ptr %p, i64 %v acq_rel, align 8
  br label %return

seqcst26:                                         ; preds = %sw.bb19
  %19 = atomicrmw volatile or ptr %p, i64 %v seq_cst, align 8
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_lkmm.str.4)
  unreachable

return:                                           ; preds = %monotonic22, %acquire23, %release24, %acqrel25, %seqcst26, %monotonic13, %acquire14, %release15, %acqrel16, %seqcst17, %monotonic4, %acquire5, %release6, %acqrel7, %seqcst8, %monotonic, %acquire, %release, %acqrel, %seqcst
  %retval.0 = phi i64 [ %0, %monotonic ], [ %4, %seqcst ], [ %3, %acqrel ], [ %2, %release ], [ %1, %acquire ], [ %5, %monotonic4 ], [ %9, %seqcst8 ], [ %8, %acqrel7 ], [ %7, %release6 ], [ %6, %acquire5 ], [ %10, %monotonic13 ], [ %14, %seqcst17 ], [ %13, %acqrel16 ], [ %12, %release15 ], [ %11, %acquire14 ], [ %15, %monotonic22 ], [ %19, %seqcst26 ], [ %18, %acqrel25 ], [ %17, %release24 ], [ %16, %acquire23 ]
  ret i64 %retval.0
}

