source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shelf = type { i64, [1000 x ptr] }

@__gomc_heap.str = private unnamed_addr constant [48 x i8] c"so many freed blocks with --env=reuse-addresses\00", align 1
@shelves = internal global [24 x %struct.shelf] zeroinitializer, align 16
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
  %idxprom.i = sext i32 %class.i.0 to i64
  %arrayidx.i = getelementptr inbounds [24 x %struct.shelf], ptr @shelves, i64 0, i64 %idxprom.i
  call void @__gomc_atomic_begin()
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp = icmp eq i64 %0, 1000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %shelf_of.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str)
  unreachable

if.end:                                           ; preds = %shelf_of.exit
  %blocks = getelementptr inbounds %struct.shelf, ptr %arrayidx.i, i32 0, i32 1
  %arrayidx = getelementptr inbounds [1000 x ptr], ptr %blocks, i64 0, i64 %0
  store ptr %block, ptr %arrayidx, align 8
  %add = add i64 %0, 1
  store i64 %add, ptr %arrayidx.i, align 8
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
  %idxprom.i.i = sext i32 %class.i.i.0 to i64
  %arrayidx.i.i = getelementptr inbounds [24 x %struct.shelf], ptr @shelves, i64 0, i64 %idxprom.i.i
  call void @__gomc_atomic_begin()
  %0 = load i64, ptr %arrayidx.i.i, align 8
  %cmp.i = icmp ugt i64 %0, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %shelf_of.exit.i
  %call1.i = call i64 @__gomc_choice(i64 noundef %0)
  %blocks.i = getelementptr inbounds %struct.shelf, ptr %arrayidx.i.i, i32 0, i32 1
  %arrayidx.i = getelementptr inbounds [1000 x ptr], ptr %blocks.i, i64 0, i64 %call1.i
  %1 = load ptr, ptr %arrayidx.i, align 8
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
  %arrayidx10.i = getelementptr inbounds [1000 x ptr], ptr %blocks8.i, i64 0, i64 %sub.i
  %2 = load ptr, ptr %arrayidx10.i, align 8
  %arrayidx12.i = getelementptr inbounds [1000 x ptr], ptr %blocks8.i, i64 0, i64 %place.i.0
  store ptr %2, ptr %arrayidx12.i, align 8
  br label %take_from_shelf.exit

take_from_shelf.exit:                             ; preds = %if.then7.i, %if.end5.i
  store i64 %sub.i, ptr %arrayidx.i.i, align 8
  call void @__gomc_atomic_end()
  %call2 = call ptr @__gomc_alloc_again(ptr noundef %block.i.0)
  call void @__gomc_fence()
  br label %if.end

if.else:                                          ; preds = %entry
  %call3 = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %if.end

if.end:                                           ; preds = %if.else, %take_from_shelf.exit
  %block.0 = phi ptr [ %call2, %take_from_shelf.exit ], [ %call3, %if.else ]
  %tobool4 = icmp ne i32 %zero, 0
  br i1 %tobool4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr align 1 %block.0, i8 0, i64 %size, i1 false)
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %if.end
  ret ptr %block.0
}

declare i32 @__gomc_happens(i32 noundef)

declare ptr @__gomc_alloc_again(ptr noundef)

declare void @__gomc_fence()

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define ptr @malloc(i64 noundef %size) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %allocate.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call.i3 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i5 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i, %cond.false.i, %entry
  %retval.i.0 = phi ptr [ null, %entry ], [ %call1.i5, %cond.true.i ], [ %call2.i, %cond.false.i ]
  ret ptr %retval.i.0
}

define ptr @calloc(i64 noundef %count, i64 noundef %size) {
entry:
  %cmp.i = icmp eq i64 %size, 0
  br i1 %cmp.i, label %product_fits.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %entry
  %div.i = udiv i64 -1, %size
  %cmp1.i = icmp ule i64 %count, %div.i
  %spec.select = select i1 %cmp1.i, i32 1, i32 0
  br label %product_fits.exit

product_fits.exit:                                ; preds = %lor.lhs.false.i, %entry
  %retval.i2.0 = phi i32 [ 1, %entry ], [ %spec.select, %lor.lhs.false.i ]
  %tobool = icmp ne i32 %retval.i2.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %product_fits.exit
  %mul = mul i64 %count, %size
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %cond.end, label %if.end.i

if.end.i:                                         ; preds = %cond.true
  %call.i9 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i11 = call ptr @__gomc_new_or_again(i64 noundef %mul, i32 noundef 1)
  br label %cond.end

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %mul, i64 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %product_fits.exit, %cond.true, %cond.false.i, %cond.true.i
  %cond = phi ptr [ null, %cond.true ], [ %call1.i11, %cond.true.i ], [ %call2.i, %cond.false.i ], [ null, %product_fits.exit ]
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

define ptr @realloc(ptr noundef %block, i64 noundef %size) {
entry:
  %tobool = icmp ne ptr %block, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i12 = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i13 = icmp ne i32 %call.i12, 0
  br i1 %tobool.i13, label %return, label %if.end.i16

if.end.i16:                                       ; preds = %if.then
  %call.i21 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i16
  %call1.i23 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %return

cond.false.i:                                     ; preds = %if.end.i16
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %return

if.end:                                           ; preds = %entry
  %cmp = icmp eq i64 %size, 0
  br i1 %cmp, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  call void @free(ptr noundef %block)
  br label %return

if.end2:                                          ; preds = %if.end
  %call3 = call i64 @__gomc_object_size(ptr noundef %block)
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %allocate.exit, label %if.end.i

if.end.i:                                         ; preds = %if.end2
  %call.i26 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %cond.true.i29, label %cond.false.i32

cond.true.i29:                                    ; preds = %if.end.i
  %call1.i28 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit

cond.false.i32:                                   ; preds = %if.end.i
  %call2.i31 = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i29, %cond.false.i32, %if.end2
  %retval.i.0 = phi ptr [ null, %if.end2 ], [ %call1.i28, %cond.true.i29 ], [ %call2.i31, %cond.false.i32 ]
  %tobool5 = icmp ne ptr %retval.i.0, null
  br i1 %tobool5, label %if.end7, label %return

if.end7:                                          ; preds = %allocate.exit
  %cmp8 = icmp ult i64 %call3, %size
  %call3.size = select i1 %cmp8, i64 %call3, i64 %size
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %retval.i.0, ptr align 1 %block, i64 %call3.size, i1 false)
  call void @free(ptr noundef %block)
  br label %return

return:                                           ; preds = %allocate.exit, %if.then, %cond.false.i, %cond.true.i, %if.end7, %if.then1
  %retval.0 = phi ptr [ null, %if.then1 ], [ %retval.i.0, %if.end7 ], [ null, %if.then ], [ %call1.i23, %cond.true.i ], [ %call2.i, %cond.false.i ], [ null, %allocate.exit ]
  ret ptr %retval.0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define ptr @reallocarray(ptr noundef %block, i64 noundef %count, i64 noundef %size) {
entry:
  %cmp.i = icmp eq i64 %size, 0
  br i1 %cmp.i, label %product_fits.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %entry
  %div.i = udiv i64 -1, %size
  %cmp1.i = icmp ule i64 %count, %div.i
  %spec.select = select i1 %cmp1.i, i32 1, i32 0
  br label %product_fits.exit

product_fits.exit:                                ; preds = %lor.lhs.false.i, %entry
  %retval.i.0 = phi i32 [ 1, %entry ], [ %spec.select, %lor.lhs.false.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %product_fits.exit
  %mul = mul i64 %count, %size
  %call1 = call ptr @realloc(ptr noundef %block, i64 noundef %mul)
  br label %cond.end

cond.end:                                         ; preds = %product_fits.exit, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ null, %product_fits.exit ]
  ret ptr %cond
}

define ptr @aligned_alloc(i64 noundef %alignment, i64 noundef %size) {
entry:
  %cmp.i = icmp ne i64 %alignment, 0
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %alignment, %sub.i
  %cmp1.i = icmp eq i64 %and.i, 0
  %0 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %0, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %allocate.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i5 = icmp ne i32 %call.i, 0
  br i1 %tobool.i5, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end
  %retval.i.i.0 = phi ptr [ null, %if.end ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i64
  %and.i3 = and i64 %1, %sub.i
  %tobool.i = icmp ne i64 %and.i3, 0
  br i1 %tobool.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

return:                                           ; preds = %allocate.exit.i, %entry
  %retval.0 = phi ptr [ null, %entry ], [ %retval.i.i.0, %allocate.exit.i ]
  ret ptr %retval.0
}

define ptr @memalign(i64 noundef %alignment, i64 noundef %size) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %up.0 = phi i64 [ 8, %entry ], [ %shl, %while.cond ]
  %cmp = icmp ult i64 %up.0, %alignment
  %shl = shl i64 %up.0, 1
  %tobool = icmp ne i64 %shl, 0
  %0 = select i1 %cmp, i1 %tobool, i1 false
  br i1 %0, label %while.cond, label %while.end

while.end:                                        ; preds = %while.cond
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %allocate.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %while.end
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i3 = icmp ne i32 %call.i, 0
  br i1 %tobool.i3, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %while.end
  %retval.i.i.0 = phi ptr [ null, %while.end ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i64
  %sub.i = sub i64 %up.0, 1
  %and.i = and i64 %1, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define i32 @posix_memalign(ptr noundef %block, i64 noundef %alignment, i64 noundef %size) {
entry:
  %cmp.i = icmp ne i64 %alignment, 0
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %alignment, %sub.i
  %cmp1.i = icmp eq i64 %and.i, 0
  %0 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %.not = xor i1 %0, true
  %cmp = icmp ult i64 %alignment, 8
  %or.cond = or i1 %.not, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %allocate.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i8 = icmp ne i32 %call.i, 0
  br i1 %tobool.i8, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end
  %retval.i.i.0 = phi ptr [ null, %if.end ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i64
  %and.i6 = and i64 %1, %sub.i
  %tobool.i = icmp ne i64 %and.i6, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  %tobool2 = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool2, label %if.end4, label %return

if.end4:                                          ; preds = %aligned.exit
  store ptr %retval.i.i.0, ptr %block, align 8
  br label %return

return:                                           ; preds = %aligned.exit, %entry, %if.end4
  %retval.0 = phi i32 [ 0, %if.end4 ], [ 22, %entry ], [ 12, %aligned.exit ]
  ret i32 %retval.0
}

define ptr @valloc(i64 noundef %size) {
entry:
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %allocate.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %entry
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %entry
  %retval.i.i.0 = phi ptr [ null, %entry ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %retval.i.i.0 to i64
  %and.i = and i64 %0, 4095
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.3)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define ptr @pvalloc(i64 noundef %size) {
entry:
  %add = add i64 %size, 4096
  %sub = sub i64 %add, 1
  %and = and i64 %sub, -4096
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %allocate.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %entry
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %and, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %and, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %entry
  %retval.i.i.0 = phi ptr [ null, %entry ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %retval.i.i.0 to i64
  %and.i = and i64 %0, 4095
  %tobool.i = icmp ne i64 %and.i, 0
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

define i32 @malloc_trim(i64 noundef %rest) {
entry:
  ret i32 0
}

define void @cfree(ptr noundef %block) {
entry:
  call void @free(ptr noundef %block)
  ret void
}

define i64 @malloc_usable_size(ptr noundef %block) {
entry:
  %tobool = icmp ne ptr %block, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = call i64 @__gomc_object_size(ptr noundef %block)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %entry ]
  ret i64 %cond
}

declare i64 @__gomc_choice(i64 noundef)

declare void @__gomc_block(i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

