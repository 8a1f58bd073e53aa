source_filename = "heap.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.shelf = type { i64, [1000 x ptr] }

@__gomc_heap.str = private unnamed_addr constant [48 x i8] c"so many freed blocks with --env=reuse-addresses\00", align 1
@shelves = internal global [24 x %struct.shelf] zeroinitializer, align 4
@__gomc_heap.str.1 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_heap.str.2 = private unnamed_addr constant [12 x i8] c"double free\00", align 1
@__gomc_heap.str.3 = private unnamed_addr constant [26 x i8] c"alignment of a heap block\00", align 1

define void @__gomc_put_on_shelf(ptr noundef %block) {
entry:
  %call = call i64 @__gomc_object_size(ptr noundef %block)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %most.i.0 = phi i64 [ 16, %entry ], [ %shl.i, %for.body.i ]
  %class.i.0 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp ult i64 %most.i.0, %call
  %cmp1.i = icmp slt i32 %class.i.0, 23
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %shelf_of.exit

for.body.i:                                       ; preds = %for.cond.i
  %inc.i = add nsw i32 %class.i.0, 1
  %shl.i = shl i64 %most.i.0, 1
  br label %for.cond.i

shelf_of.exit:                                    ; preds = %for.cond.i
  %arrayidx.i = getelementptr inbounds [24 x %struct.shelf], ptr @shelves, i32 0, i32 %class.i.0
  call void @__gomc_atomic_begin()
  %0 = load i64, ptr %arrayidx.i, align 4
  %cmp = icmp eq i64 %0, 1000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %shelf_of.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str)
  unreachable

if.end:                                           ; preds = %shelf_of.exit
  %blocks = getelementptr inbounds %struct.shelf, ptr %arrayidx.i, i32 0, i32 1
  %idxprom = trunc i64 %0 to i32
  %arrayidx = getelementptr inbounds [1000 x ptr], ptr %blocks, i32 0, i32 %idxprom
  store ptr %block, ptr %arrayidx, align 4
  %add = add i64 %0, 1
  store i64 %add, ptr %arrayidx.i, align 4
  call void @__gomc_atomic_end()
  ret void
}

declare i64 @__gomc_object_size(ptr noundef)

declare void @__gomc_atomic_begin()

declare void @__gomc_unsupported(ptr noundef)

declare void @__gomc_atomic_end()

define ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef %zero) {
entry:
  %call = call i32 @__gomc_happens(i32 noundef 4)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %for.cond.i.i, label %if.else

for.cond.i.i:                                     ; preds = %entry, %for.body.i.i
  %most.i.i.0 = phi i64 [ %shl.i.i, %for.body.i.i ], [ 16, %entry ]
  %class.i.i.0 = phi i32 [ %inc.i.i, %for.body.i.i ], [ 0, %entry ]
  %cmp.i.i = icmp ult i64 %most.i.i.0, %size
  %cmp1.i.i = icmp slt i32 %class.i.i.0, 23
  %spec.select = select i1 %cmp.i.i, i1 %cmp1.i.i, i1 false
  br i1 %spec.select, label %for.body.i.i, label %shelf_of.exit.i

for.body.i.i:                                     ; preds = %for.cond.i.i
  %inc.i.i = add nsw i32 %class.i.i.0, 1
  %shl.i.i = shl i64 %most.i.i.0, 1
  br label %for.cond.i.i

shelf_of.exit.i:                                  ; preds = %for.cond.i.i
  %arrayidx.i.i = getelementptr inbounds [24 x %struct.shelf], ptr @shelves, i32 0, i32 %class.i.i.0
  call void @__gomc_atomic_begin()
  %0 = load i64, ptr %arrayidx.i.i, align 4
  %cmp.i = icmp ugt i64 %0, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %shelf_of.exit.i
  %call1.i = call i64 @__gomc_choice(i64 noundef %0)
  %blocks.i = getelementptr inbounds %struct.shelf, ptr %arrayidx.i.i, i32 0, i32 1
  %idxprom.i = trunc i64 %call1.i to i32
  %arrayidx.i = getelementptr inbounds [1000 x ptr], ptr %blocks.i, i32 0, i32 %idxprom.i
  %1 = load ptr, ptr %arrayidx.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %shelf_of.exit.i
  %place.i.0 = phi i64 [ %call1.i, %if.then.i ], [ %0, %shelf_of.exit.i ]
  %block.i.0 = phi ptr [ %1, %if.then.i ], [ null, %shelf_of.exit.i ]
  %tobool.i = icmp ne ptr %block.i.0, null
  br i1 %tobool.i, label %lor.lhs.false.i, label %if.then4.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %call2.i = call i64 @__gomc_object_size(ptr noundef %block.i.0)
  %cmp3.i = icmp ne i64 %call2.i, %size
  br i1 %cmp3.i, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %lor.lhs.false.i, %if.end.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.end5.i:                                        ; preds = %lor.lhs.false.i
  %sub.i = sub i64 %0, 1
  %cmp6.i = icmp ne i64 %place.i.0, %sub.i
  br i1 %cmp6.i, label %if.then7.i, label %take_from_shelf.exit

if.then7.i:                                       ; preds = %if.end5.i
  %blocks8.i = getelementptr inbounds %struct.shelf, ptr %arrayidx.i.i, i32 0, i32 1
  %idxprom10.i = trunc i64 %sub.i to i32
  %arrayidx11.i = getelementptr inbounds [1000 x ptr], ptr %blocks8.i, i32 0, i32 %idxprom10.i
  %2 = load ptr, ptr %arrayidx11.i, align 4
  %idxprom13.i = trunc i64 %place.i.0 to i32
  %arrayidx14.i = getelementptr inbounds [1000 x ptr], ptr %blocks8.i, i32 0, i32 %idxprom13.i
  store ptr %2, ptr %arrayidx14.i, align 4
  br label %take_from_shelf.exit

take_from_shelf.exit:                             ; preds = %if.then7.i, %if.end5.i
  store i64 %sub.i, ptr %arrayidx.i.i, align 4
  call void @__gomc_atomic_end()
  %call2 = call ptr @__gomc_alloc_again(ptr noundef %block.i.0)
  call void @__gomc_fence()
  br label %if.end

if.else:                                          ; preds = %entry
  %call3 = call ptr @__gomc_alloc(i64 noundef %size, i32 noundef 0)
  br label %if.end

if.end:                                           ; preds = %if.else, %take_from_shelf.exit
  %block.0 = phi ptr [ %call2, %take_from_shelf.exit ], [ %call3, %if.else ]
  %tobool4 = icmp ne i32 %zero, 0
  br i1 %tobool4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  %conv = trunc i64 %size to i32
  call void @llvm.memset.p0.i32(ptr align 1 %block.0, i8 0, i32 %conv, i1 false)
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %if.end
  ret ptr %block.0
}

declare i32 @__gomc_happens(i32 noundef)

declare ptr @__gomc_alloc_again(ptr noundef)

declare void @__gomc_fence()

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

define ptr @malloc(i32 noundef %size) {
entry:
  %conv = zext i32 %size to i64
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i1 = call i32 @__gomc_reads_errno()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %if.end.i5, label %allocate.exit

if.end.i5:                                        ; preds = %if.then.i
  %call1.i4 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i4, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i5
  store i32 12, ptr %call1.i4, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %entry
  %call.i8 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i9 = icmp ne i32 %call.i8, 0
  br i1 %tobool.i9, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i10 = call ptr @__gomc_new_or_again(i64 noundef %conv, i32 noundef 0)
  br label %allocate.exit

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i, %cond.false.i, %if.end.i5, %if.then2.i, %if.then.i
  %retval.i.0 = phi ptr [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i5 ], [ %call1.i10, %cond.true.i ], [ %call2.i, %cond.false.i ]
  ret ptr %retval.i.0
}

define ptr @calloc(i32 noundef %count, i32 noundef %size) {
entry:
  %cmp.i = icmp eq i32 %size, 0
  br i1 %cmp.i, label %product_fits.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %entry
  %div.i = udiv i32 -1, %size
  %cmp1.i = icmp ule i32 %count, %div.i
  br i1 %cmp1.i, label %product_fits.exit, label %if.end.i5

if.end.i5:                                        ; preds = %lor.lhs.false.i
  %call.i6 = call i32 @__gomc_reads_errno()
  %tobool.i7 = icmp ne i32 %call.i6, 0
  br i1 %tobool.i7, label %if.end.i11, label %product_fits.exit

if.end.i11:                                       ; preds = %if.end.i5
  %call1.i9 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i9, align 4
  %cmp.i10 = icmp ne i32 %0, 12
  br i1 %cmp.i10, label %if.then2.i, label %product_fits.exit

if.then2.i:                                       ; preds = %if.end.i11
  store i32 12, ptr %call1.i9, align 4
  br label %product_fits.exit

product_fits.exit:                                ; preds = %if.end.i11, %if.then2.i, %if.end.i5, %entry, %lor.lhs.false.i
  %retval.i2.0 = phi i32 [ 1, %lor.lhs.false.i ], [ 1, %entry ], [ 0, %if.end.i5 ], [ 0, %if.then2.i ], [ 0, %if.end.i11 ]
  %tobool = icmp ne i32 %retval.i2.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %product_fits.exit
  %mul = mul i32 %count, %size
  %conv = zext i32 %mul to i64
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cond.true
  %call.i14 = call i32 @__gomc_reads_errno()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %if.end.i19, label %cond.end

if.end.i19:                                       ; preds = %if.then.i
  %call1.i17 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i17, align 4
  %cmp.i18 = icmp ne i32 %1, 12
  br i1 %cmp.i18, label %if.then2.i20, label %cond.end

if.then2.i20:                                     ; preds = %if.end.i19
  store i32 12, ptr %call1.i17, align 4
  br label %cond.end

if.end.i:                                         ; preds = %cond.true
  %call.i24 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i25 = icmp ne i32 %call.i24, 0
  br i1 %tobool.i25, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i26 = call ptr @__gomc_new_or_again(i64 noundef %conv, i32 noundef 1)
  br label %cond.end

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %product_fits.exit, %if.then.i, %if.then2.i20, %if.end.i19, %cond.false.i, %cond.true.i
  %cond = phi ptr [ null, %if.then.i ], [ null, %if.then2.i20 ], [ null, %if.end.i19 ], [ %call1.i26, %cond.true.i ], [ %call2.i, %cond.false.i ], [ null, %product_fits.exit ]
  ret ptr %cond
}

define void @free(ptr noundef %block) {
entry:
  %tobool = icmp ne ptr %block, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.then
  call void @__gomc_error(ptr noundef @__gomc_heap.str.1, ptr noundef @__gomc_heap.str.2)
  unreachable

if.end.i:                                         ; preds = %if.then
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.end

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %if.end

if.end:                                           ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define ptr @realloc(ptr noundef %block, i32 noundef %size) {
entry:
  %tobool = icmp ne ptr %block, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %conv = zext i32 %size to i64
  %call.i17 = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i18 = icmp ne i32 %call.i17, 0
  br i1 %tobool.i18, label %if.then.i19, label %if.end.i21

if.then.i19:                                      ; preds = %if.then
  %call.i23 = call i32 @__gomc_reads_errno()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  br i1 %tobool.i24, label %if.end.i27, label %return

if.end.i27:                                       ; preds = %if.then.i19
  %call1.i26 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i26, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i27
  store i32 12, ptr %call1.i26, align 4
  br label %return

if.end.i21:                                       ; preds = %if.then
  %call.i40 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i41 = icmp ne i32 %call.i40, 0
  br i1 %tobool.i41, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i21
  %call1.i42 = call ptr @__gomc_new_or_again(i64 noundef %conv, i32 noundef 0)
  br label %return

cond.false.i:                                     ; preds = %if.end.i21
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
  br label %return

if.end:                                           ; preds = %entry
  %cmp = icmp eq i32 %size, 0
  br i1 %cmp, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @free(ptr noundef %block)
  br label %return

if.end3:                                          ; preds = %if.end
  %call4 = call i64 @__gomc_object_size(ptr noundef %block)
  %conv5 = zext i32 %size to i64
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end3
  %call.i30 = call i32 @__gomc_reads_errno()
  %tobool.i31 = icmp ne i32 %call.i30, 0
  br i1 %tobool.i31, label %if.end.i35, label %allocate.exit

if.end.i35:                                       ; preds = %if.then.i
  %call1.i33 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i33, align 4
  %cmp.i34 = icmp ne i32 %1, 12
  br i1 %cmp.i34, label %if.then2.i36, label %allocate.exit

if.then2.i36:                                     ; preds = %if.end.i35
  store i32 12, ptr %call1.i33, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %if.end3
  %call.i45 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %cond.true.i48, label %cond.false.i50

cond.true.i48:                                    ; preds = %if.end.i
  %call1.i47 = call ptr @__gomc_new_or_again(i64 noundef %conv5, i32 noundef 0)
  br label %allocate.exit

cond.false.i50:                                   ; preds = %if.end.i
  %call2.i49 = call ptr @__gomc_alloc(i64 noundef %conv5, i32 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i48, %cond.false.i50, %if.end.i35, %if.then2.i36, %if.then.i
  %retval.i.0 = phi ptr [ null, %if.then.i ], [ null, %if.then2.i36 ], [ null, %if.end.i35 ], [ %call1.i47, %cond.true.i48 ], [ %call2.i49, %cond.false.i50 ]
  %tobool7 = icmp ne ptr %retval.i.0, null
  br i1 %tobool7, label %if.end9, label %return

if.end9:                                          ; preds = %allocate.exit
  %cmp11 = icmp ult i64 %call4, %conv5
  %conv13 = trunc i64 %call4 to i32
  %cond = select i1 %cmp11, i32 %conv13, i32 %size
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %retval.i.0, ptr align 1 %block, i32 %cond, i1 false)
  call void @free(ptr noundef %block)
  br label %return

return:                                           ; preds = %allocate.exit, %if.then.i19, %if.then2.i, %if.end.i27, %cond.false.i, %cond.true.i, %if.end9, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ %retval.i.0, %if.end9 ], [ null, %if.then.i19 ], [ null, %if.then2.i ], [ null, %if.end.i27 ], [ %call1.i42, %cond.true.i ], [ %call2.i, %cond.false.i ], [ null, %allocate.exit ]
  ret ptr %retval.0
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

define ptr @reallocarray(ptr noundef %block, i32 noundef %count, i32 noundef %size) {
entry:
  %cmp.i = icmp eq i32 %size, 0
  br i1 %cmp.i, label %product_fits.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %entry
  %div.i = udiv i32 -1, %size
  %cmp1.i = icmp ule i32 %count, %div.i
  br i1 %cmp1.i, label %product_fits.exit, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false.i
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i4, label %product_fits.exit

if.end.i4:                                        ; preds = %if.end.i
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i3 = icmp ne i32 %0, 12
  br i1 %cmp.i3, label %if.then2.i, label %product_fits.exit

if.then2.i:                                       ; preds = %if.end.i4
  store i32 12, ptr %call1.i, align 4
  br label %product_fits.exit

product_fits.exit:                                ; preds = %if.end.i4, %if.then2.i, %if.end.i, %entry, %lor.lhs.false.i
  %retval.i.0 = phi i32 [ 1, %lor.lhs.false.i ], [ 1, %entry ], [ 0, %if.end.i ], [ 0, %if.then2.i ], [ 0, %if.end.i4 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %product_fits.exit
  %mul = mul i32 %count, %size
  %call1 = call ptr @realloc(ptr noundef %block, i32 noundef %mul)
  br label %cond.end

cond.end:                                         ; preds = %product_fits.exit, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ null, %product_fits.exit ]
  ret ptr %cond
}

define ptr @aligned_alloc(i32 noundef %alignment, i32 noundef %size) {
entry:
  %cmp.i = icmp ne i32 %alignment, 0
  %sub.i = sub i32 %alignment, 1
  %and.i = and i32 %alignment, %sub.i
  %cmp1.i = icmp eq i32 %and.i, 0
  %0 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %0, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i2 = icmp ne i32 %1, 22
  br i1 %cmp.i2, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %conv.i = zext i32 %size to i64
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end
  %call.i1.i = call i32 @__gomc_reads_errno()
  %tobool.i2.i = icmp ne i32 %call.i1.i, 0
  br i1 %tobool.i2.i, label %if.end.i5.i, label %allocate.exit.i

if.end.i5.i:                                      ; preds = %if.then.i.i
  %call1.i4.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i4.i, align 4
  %cmp.i.i = icmp ne i32 %2, 12
  br i1 %cmp.i.i, label %if.then2.i.i, label %allocate.exit.i

if.then2.i.i:                                     ; preds = %if.end.i5.i
  store i32 12, ptr %call1.i4.i, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %if.end
  %call.i9 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i11 = call ptr @__gomc_new_or_again(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i5.i, %if.then2.i.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ], [ %call1.i11, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %3 = ptrtoint ptr %retval.i.i.0 to i32
  %and.i4 = and i32 %3, %sub.i
  %tobool.i5 = icmp ne i32 %and.i4, 0
  br i1 %tobool.i5, label %if.then.i6, label %return

if.then.i6:                                       ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

return:                                           ; preds = %allocate.exit.i, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i ], [ null, %if.end.i ], [ %retval.i.i.0, %allocate.exit.i ]
  ret ptr %retval.0
}

define ptr @memalign(i32 noundef %alignment, i32 noundef %size) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %up.0 = phi i32 [ 4, %entry ], [ %shl, %while.cond ]
  %cmp = icmp ult i32 %up.0, %alignment
  %shl = shl i32 %up.0, 1
  %tobool = icmp ne i32 %shl, 0
  %0 = select i1 %cmp, i1 %tobool, i1 false
  br i1 %0, label %while.cond, label %while.end

while.end:                                        ; preds = %while.cond
  %conv.i = zext i32 %size to i64
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %while.end
  %call.i1.i = call i32 @__gomc_reads_errno()
  %tobool.i2.i = icmp ne i32 %call.i1.i, 0
  br i1 %tobool.i2.i, label %if.end.i5.i, label %allocate.exit.i

if.end.i5.i:                                      ; preds = %if.then.i.i
  %call1.i4.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i4.i, align 4
  %cmp.i.i = icmp ne i32 %1, 12
  br i1 %cmp.i.i, label %if.then2.i.i, label %allocate.exit.i

if.then2.i.i:                                     ; preds = %if.end.i5.i
  store i32 12, ptr %call1.i4.i, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %while.end
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i3 = icmp ne i32 %call.i, 0
  br i1 %tobool.i3, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i5.i, %if.then2.i.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %2 = ptrtoint ptr %retval.i.i.0 to i32
  %sub.i = sub i32 %up.0, 1
  %and.i = and i32 %2, %sub.i
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define i32 @posix_memalign(ptr noundef %block, i32 noundef %alignment, i32 noundef %size) {
entry:
  %cmp.i = icmp ne i32 %alignment, 0
  %sub.i = sub i32 %alignment, 1
  %and.i = and i32 %alignment, %sub.i
  %cmp1.i = icmp eq i32 %and.i, 0
  %0 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %.not = xor i1 %0, true
  %cmp = icmp ult i32 %alignment, 4
  %or.cond = or i1 %.not, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %conv.i = zext i32 %size to i64
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end
  %call.i1.i = call i32 @__gomc_reads_errno()
  %tobool.i2.i = icmp ne i32 %call.i1.i, 0
  br i1 %tobool.i2.i, label %if.end.i5.i, label %allocate.exit.i

if.end.i5.i:                                      ; preds = %if.then.i.i
  %call1.i4.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i4.i, align 4
  %cmp.i.i = icmp ne i32 %1, 12
  br i1 %cmp.i.i, label %if.then2.i.i, label %allocate.exit.i

if.then2.i.i:                                     ; preds = %if.end.i5.i
  store i32 12, ptr %call1.i4.i, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %if.end
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i8 = icmp ne i32 %call.i, 0
  br i1 %tobool.i8, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i5.i, %if.then2.i.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %2 = ptrtoint ptr %retval.i.i.0 to i32
  %and.i6 = and i32 %2, %sub.i
  %tobool.i = icmp ne i32 %and.i6, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  %tobool2 = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool2, label %if.end4, label %return

if.end4:                                          ; preds = %aligned.exit
  store ptr %retval.i.i.0, ptr %block, align 4
  br label %return

return:                                           ; preds = %aligned.exit, %entry, %if.end4
  %retval.0 = phi i32 [ 0, %if.end4 ], [ 22, %entry ], [ 12, %aligned.exit ]
  ret i32 %retval.0
}

define ptr @valloc(i32 noundef %size) {
entry:
  %conv.i = zext i32 %size to i64
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  %call.i1.i = call i32 @__gomc_reads_errno()
  %tobool.i2.i = icmp ne i32 %call.i1.i, 0
  br i1 %tobool.i2.i, label %if.end.i5.i, label %allocate.exit.i

if.end.i5.i:                                      ; preds = %if.then.i.i
  %call1.i4.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i4.i, align 4
  %cmp.i.i = icmp ne i32 %0, 12
  br i1 %cmp.i.i, label %if.then2.i.i, label %allocate.exit.i

if.then2.i.i:                                     ; preds = %if.end.i5.i
  store i32 12, ptr %call1.i4.i, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %entry
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i5.i, %if.then2.i.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i32
  %and.i = and i32 %1, 4095
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define ptr @pvalloc(i32 noundef %size) {
entry:
  %add = add i32 %size, 4096
  %sub = sub i32 %add, 1
  %and = and i32 %sub, -4096
  %conv.i = zext i32 %and to i64
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  %call.i1.i = call i32 @__gomc_reads_errno()
  %tobool.i2.i = icmp ne i32 %call.i1.i, 0
  br i1 %tobool.i2.i, label %if.end.i5.i, label %allocate.exit.i

if.end.i5.i:                                      ; preds = %if.then.i.i
  %call1.i4.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i4.i, align 4
  %cmp.i.i = icmp ne i32 %0, 12
  br i1 %cmp.i.i, label %if.then2.i.i, label %allocate.exit.i

if.then2.i.i:                                     ; preds = %if.end.i5.i
  store i32 12, ptr %call1.i4.i, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %entry
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i5.i, %if.then2.i.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i32
  %and.i = and i32 %1, 4095
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define i32 @mallopt(i32 noundef %parameter, i32 noundef %value) {
entry:
  ret i32 1
}

define i32 @malloc_trim(i32 noundef %rest) {
entry:
  ret i32 0
}

define void @cfree(ptr noundef %block) {
entry:
  call void @free(ptr noundef %block)
  ret void
}

define i32 @malloc_usable_size(ptr noundef %block) {
entry:
  %tobool = icmp ne ptr %block, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = call i64 @__gomc_object_size(ptr noundef %block)
  %conv = trunc i64 %call to i32
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %entry ]
  ret i32 %cond
}

declare i64 @__gomc_choice(i64 noundef)

declare void @__gomc_block(i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

