source_filename = "heap.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_heap.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_heap.str.1 = private unnamed_addr constant [12 x i8] c"double free\00", align 1
@__gomc_heap.str.2 = private unnamed_addr constant [26 x i8] c"alignment of a heap block\00", align 1

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
  %call1.i = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %if.end.i5, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %call1.i, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i5 ]
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
  %call1.i = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %product_fits.exit, %if.end.i, %if.then.i, %if.then2.i20, %if.end.i19
  %cond = phi ptr [ %call1.i, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i20 ], [ null, %if.end.i19 ], [ null, %product_fits.exit ]
  ret ptr %cond
}

define void @free(ptr noundef %block) {
entry:
  %tobool = icmp ne ptr %block, null
  br i1 %tobool, label %if.end, label %if.end3

if.end:                                           ; preds = %entry
  %call = call i32 @__gomc_free(ptr noundef %block)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_heap.str, ptr noundef @__gomc_heap.str.1)
  unreachable

if.end3:                                          ; preds = %entry, %if.end
  ret void
}

declare i32 @__gomc_free(ptr noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

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
  %call1.i20 = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
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
  %call1.i = call ptr @__gomc_alloc(i64 noundef %conv5, i32 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %if.end.i35, %if.then2.i36, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %call1.i, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i36 ], [ null, %if.end.i35 ]
  %tobool7 = icmp ne ptr %retval.i.0, null
  br i1 %tobool7, label %if.end9, label %return

if.end9:                                          ; preds = %allocate.exit
  %cmp11 = icmp ult i64 %call4, %conv5
  %conv13 = trunc i64 %call4 to i32
  %cond = select i1 %cmp11, i32 %conv13, i32 %size
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %retval.i.0, ptr align 1 %block, i32 %cond, i1 false)
  call void @free(ptr noundef %block)
  br label %return

return:                                           ; preds = %allocate.exit, %if.end.i21, %if.then.i19, %if.then2.i, %if.end.i27, %if.end9, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ %retval.i.0, %if.end9 ], [ %call1.i20, %if.end.i21 ], [ null, %if.then.i19 ], [ null, %if.then2.i ], [ null, %if.end.i27 ], [ null, %allocate.exit ]
  ret ptr %retval.0
}

declare i64 @__gomc_object_size(ptr noundef)

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
  %call1.i.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %if.end.i5.i, %if.then2.i.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %call1.i.i, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ]
  %3 = ptrtoint ptr %retval.i.i.0 to i32
  %and.i4 = and i32 %3, %sub.i
  %tobool.i5 = icmp ne i32 %and.i4, 0
  br i1 %tobool.i5, label %if.then.i6, label %return

if.then.i6:                                       ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.2)
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
  %call1.i.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %if.end.i5.i, %if.then2.i.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %call1.i.i, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ]
  %2 = ptrtoint ptr %retval.i.i.0 to i32
  %sub.i = sub i32 %up.0, 1
  %and.i = and i32 %2, %sub.i
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.2)
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
  %call1.i.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %if.end.i5.i, %if.then2.i.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %call1.i.i, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i.i ], [ null, %if.end.i5.i ]
  %2 = ptrtoint ptr %retval.i.i.0 to i32
  %and.i6 = and i32 %2, %sub.i
  %tobool.i = icmp ne i32 %and.i6, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.2)
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

declare i32 @__gomc_happens(i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_unsupported(ptr noundef)

