source_filename = "heap.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_heap.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_heap.str.1 = private unnamed_addr constant [12 x i8] c"double free\00", align 1
@__gomc_heap.str.2 = private unnamed_addr constant [26 x i8] c"alignment of a heap block\00", align 1

define ptr @malloc(i32 noundef %size) {
entry:
  %conv = zext i32 %size to i64
  %call = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
  ret ptr %call
}

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

define ptr @calloc(i32 noundef %count, i32 noundef %size) {
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
  %conv = zext i32 %mul to i64
  %call1 = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %product_fits.exit, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ null, %product_fits.exit ]
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
  %call = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
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
  %call6 = call ptr @__gomc_alloc(i64 noundef %conv5, i32 noundef 0)
  %cmp8 = icmp ult i64 %call4, %conv5
  %conv10 = trunc i64 %call4 to i32
  %cond = select i1 %cmp8, i32 %conv10, i32 %size
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %call6, ptr align 1 %block, i32 %cond, i1 false)
  call void @free(ptr noundef %block)
  br label %return

return:                                           ; preds = %if.end3, %if.then2, %if.then
  %retval.0 = phi ptr [ null, %if.then2 ], [ %call6, %if.end3 ], [ %call, %if.then ]
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
  %call.i3 = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  %2 = ptrtoint ptr %call.i3 to i32
  %and.i5 = and i32 %2, %sub.i
  %tobool.i6 = icmp ne i32 %and.i5, 0
  br i1 %tobool.i6, label %if.then.i7, label %return

if.then.i7:                                       ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.2)
  unreachable

return:                                           ; preds = %if.end, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i ], [ null, %if.end.i ], [ %call.i3, %if.end ]
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
  %call.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  %1 = ptrtoint ptr %call.i to i32
  %sub.i = sub i32 %up.0, 1
  %and.i = and i32 %1, %sub.i
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %while.end
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.2)
  unreachable

aligned.exit:                                     ; preds = %while.end
  ret ptr %call.i
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
  %call.i = call ptr @__gomc_alloc(i64 noundef %conv.i, i32 noundef 0)
  %1 = ptrtoint ptr %call.i to i32
  %and.i3 = and i32 %1, %sub.i
  %tobool.i = icmp ne i32 %and.i3, 0
  br i1 %tobool.i, label %if.then.i, label %aligned.exit

if.then.i:                                        ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_heap.str.2)
  unreachable

aligned.exit:                                     ; preds = %if.end
  store ptr %call.i, ptr %block, align 4
  br label %return

return:                                           ; preds = %entry, %aligned.exit
  %retval.0 = phi i32 [ 0, %aligned.exit ], [ 22, %entry ]
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

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_unsupported(ptr noundef)

