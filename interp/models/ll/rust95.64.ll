source_filename = "rust95.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.hooks = type { i64, ptr, i64, ptr }
%struct.cached = type { ptr, i8 }
%struct.string = type { i64, ptr, i64 }
%struct.room = type { i64, ptr }
%struct.maybe_room = type { i64, %struct.room }
%struct.thread = type { i64, i64, i64, ptr, i64, i32 }
%struct.init = type { ptr, ptr, ptr }
%struct.vtable = type { ptr, i64, i64, [0 x ptr] }
%struct.scope = type { ptr, i64, i8 }
%struct.anon = type { i32, i8 }
%struct.barrier = type { i32, i8, i64, i64, i64, i32 }
%struct.context = type { i64, i64, ptr, i64, ptr, i64 }

@__gomc_rust95.str = private unnamed_addr constant [18 x i8] c"capacity overflow\00", align 1
@__gomc_rust95.str.1 = private unnamed_addr constant [6 x i8] c"panic\00", align 1
@__gomc_rust95.str.2 = private unnamed_addr constant [40 x i8] c"panic: assertion `left == right` failed\00", align 1
@__gomc_rust95.str.3 = private unnamed_addr constant [40 x i8] c"panic: assertion `left != right` failed\00", align 1
@__gomc_rust95.str.4 = private unnamed_addr constant [45 x i8] c"panic: assertion `left matches right` failed\00", align 1
@__gomc_rust95.str.5 = private unnamed_addr constant [51 x i8] c"panic: called `Option::unwrap()` on a `None` value\00", align 1
@__gomc_rust95.str.6 = private unnamed_addr constant [27 x i8] c"panic: index out of bounds\00", align 1
@__gomc_rust95.str.7 = private unnamed_addr constant [38 x i8] c"panic: misaligned pointer dereference\00", align 1
@__gomc_rust95.str.8 = private unnamed_addr constant [41 x i8] c"panic: null pointer dereference occurred\00", align 1
@__gomc_rust95.str.9 = private unnamed_addr constant [57 x i8] c"panic: trying to construct an enum from an invalid value\00", align 1
@__gomc_rust95.str.10 = private unnamed_addr constant [44 x i8] c"panic: panic in a destructor during cleanup\00", align 1
@__gomc_rust95.str.11 = private unnamed_addr constant [46 x i8] c"panic: panic in a function that cannot unwind\00", align 1
@__gomc_rust95.str.12 = private unnamed_addr constant [22 x i8] c"panic: explicit panic\00", align 1
@__gomc_rust95.str.13 = private unnamed_addr constant [48 x i8] c"panic: internal error: entered unreachable code\00", align 1
@__gomc_rust95.str.14 = private unnamed_addr constant [32 x i8] c"panic: RefCell already borrowed\00", align 1
@__gomc_rust95.str.15 = private unnamed_addr constant [40 x i8] c"panic: RefCell already mutably borrowed\00", align 1
@__gomc_rust95.str.16 = private unnamed_addr constant [32 x i8] c"panic: slice index out of range\00", align 1
@__gomc_rust95.str.17 = private unnamed_addr constant [70 x i8] c"panic: copy_from_slice: source and destination have different lengths\00", align 1
@__gomc_rust95.str.18 = private unnamed_addr constant [69 x i8] c"panic: string index out of range, or not at a boundary of characters\00", align 1
@__gomc_rust95.str.19 = private unnamed_addr constant [39 x i8] c"panic: Vec::remove: index out of range\00", align 1
@__gomc_rust95.str.20 = private unnamed_addr constant [39 x i8] c"panic: Vec::insert: index out of range\00", align 1
@__gomc_rust95.str.21 = private unnamed_addr constant [44 x i8] c"panic: Vec::swap_remove: index out of range\00", align 1
@__gomc_rust95.str.22 = private unnamed_addr constant [42 x i8] c"panic: Vec::split_off: index out of range\00", align 1
@__gomc_rust95.str.23 = private unnamed_addr constant [25 x i8] c"panic: capacity overflow\00", align 1
@__gomc_rust95.str.24 = private unnamed_addr constant [54 x i8] c"panic: LazyLock instance has previously been poisoned\00", align 1
@__gomc_rust95.str.25 = private unnamed_addr constant [68 x i8] c"panic: a thread-local value is used during or after its destruction\00", align 1
@__gomc_rust95.str.26 = private unnamed_addr constant [36 x i8] c"panic: attempt to add with overflow\00", align 1
@__gomc_rust95.str.27 = private unnamed_addr constant [41 x i8] c"panic: attempt to subtract with overflow\00", align 1
@__gomc_rust95.str.28 = private unnamed_addr constant [41 x i8] c"panic: attempt to multiply with overflow\00", align 1
@__gomc_rust95.str.29 = private unnamed_addr constant [39 x i8] c"panic: attempt to divide with overflow\00", align 1
@__gomc_rust95.str.30 = private unnamed_addr constant [56 x i8] c"panic: attempt to calculate the remainder with overflow\00", align 1
@__gomc_rust95.str.31 = private unnamed_addr constant [39 x i8] c"panic: attempt to negate with overflow\00", align 1
@__gomc_rust95.str.32 = private unnamed_addr constant [44 x i8] c"panic: attempt to shift right with overflow\00", align 1
@__gomc_rust95.str.33 = private unnamed_addr constant [43 x i8] c"panic: attempt to shift left with overflow\00", align 1
@__gomc_rust95.str.34 = private unnamed_addr constant [33 x i8] c"panic: attempt to divide by zero\00", align 1
@__gomc_rust95.str.35 = private unnamed_addr constant [65 x i8] c"panic: attempt to calculate the remainder with a divisor of zero\00", align 1
@rust95.std.panicking.panic_count.GLOBAL_PANIC_COUNT = constant i64 0, align 8
@__gomc_rust95.str.36 = private unnamed_addr constant [5 x i8] c"main\00", align 1
@rust95._RNvNCNvNtNtC3std6thread9lifecycle15spawn_unchecked03MIN = constant i64 1, align 8
@__const.rust95.std.thread.spawnhook.run_spawn_hooks.none = private unnamed_addr constant %struct.hooks { i64 0, ptr inttoptr (i64 8 to ptr), i64 0, ptr null }, align 8
@__gomc_rust95.str.37 = private unnamed_addr constant [25 x i8] c"a Once that was poisoned\00", align 1
@rust95._RNvNCNKNvNvMNtNtNtC3std4sync4mpmc7contextNtBa_7Context4with7CONTEXT0023___RUST_STD_INTERNAL_VAL = thread_local(localexec) global %struct.cached zeroinitializer, align 8
@rust95._RNvNCNKNvNvNtNtNtC3std4sync4mpmc5waker17current_thread_id5DUMMY0s_023___RUST_STD_INTERNAL_VAL = thread_local(localexec) global i8 0, align 1
@__gomc_rust95.str.38 = private unnamed_addr constant [26 x i8] c"alignment of a heap block\00", align 1
@__gomc_rust95.str.39 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_rust95.str.40 = private unnamed_addr constant [12 x i8] c"double free\00", align 1
@__const.current.none = private unnamed_addr constant %struct.string { i64 -9223372036854775808, ptr null, i64 0 }, align 8
@__gomc_first_masks = external global [4096 x i64], align 16
@__gomc_rust95.str.41 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1

define void @rust95.__rustc.__rust_no_alloc_shim_is_unstable_v2() {
entry:
  ret void
}

define ptr @rust95.__rustc.__rust_alloc(i64 noundef %size, i64 noundef %align) {
entry:
  %call.i3 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %entry
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %align, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %make_block.exit

if.then.i:                                        ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.38)
  unreachable

make_block.exit:                                  ; preds = %memory.exit
  ret ptr %cond.i
}

define ptr @rust95.__rustc.__rust_alloc_zeroed(i64 noundef %size, i64 noundef %align) {
entry:
  %call.i3 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 1)
  br label %memory.exit

cond.false.i:                                     ; preds = %entry
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 1)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %align, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %make_block.exit

if.then.i:                                        ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.38)
  unreachable

make_block.exit:                                  ; preds = %memory.exit
  ret ptr %cond.i
}

define void @rust95.__rustc.__rust_dealloc(ptr noundef %block, i64 noundef %size, i64 noundef %align) {
entry:
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %entry
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %give_back.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %give_back.exit

give_back.exit:                                   ; preds = %if.then3.i, %if.end.i
  ret void
}

define ptr @rust95.__rustc.__rust_realloc(ptr noundef %block, i64 noundef %old, i64 noundef %align, i64 noundef %size) {
entry:
  %call.i6 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i7 = icmp ne i32 %call.i6, 0
  br i1 %tobool.i7, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %call1.i8 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %entry
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i8, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %align, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %make_block.exit

if.then.i:                                        ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.38)
  unreachable

make_block.exit:                                  ; preds = %memory.exit
  %cmp = icmp ult i64 %old, %size
  %old.size = select i1 %cmp, i64 %old, i64 %size
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %cond.i, ptr align 1 %block, i64 %old.size, i1 false)
  %call.i1 = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %make_block.exit
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %make_block.exit
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %give_back.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %give_back.exit

give_back.exit:                                   ; preds = %if.then3.i, %if.end.i
  ret ptr %cond.i
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define void @rust95.alloc.raw_vec.RawVecInner.deallocate(ptr noundef %room, i64 noundef %align, i64 noundef %size) {
entry:
  %0 = load i64, ptr %room, align 8
  %cmp = icmp ne i64 %0, 0
  %cmp1 = icmp ne i64 %size, 0
  %or.cond = and i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %block = getelementptr inbounds %struct.room, ptr %room, i32 0, i32 1
  %1 = load ptr, ptr %block, align 8
  %call.i = call i32 @__gomc_free(ptr noundef %1)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.then
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %if.then
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.end

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @rust95.alloc.raw_vec.RawVec..u8..as..core.ops.drop.Drop.drop(ptr noundef %room) {
entry:
  call void @rust95.alloc.raw_vec.RawVecInner.deallocate(ptr noundef %room, i64 noundef 1, i64 noundef 1)
  ret void
}

define void @rust95.alloc.vec.Vec..u8..as..core.ops.drop.Drop.drop(ptr noundef %bytes) {
entry:
  ret void
}

define { i64, i64 } @rust95.alloc.raw_vec.RawVecInner.grow_amortized(ptr noundef %room, i64 noundef %length, i64 noundef %more, i64 noundef %align, i64 noundef %size) {
entry:
  %cmp = icmp eq i64 %size, 1
  %cmp1 = icmp ule i64 %size, 1024
  %cond = select i1 %cmp1, i32 4, i32 1
  %cond2 = select i1 %cmp, i32 8, i32 %cond
  %conv = sext i32 %cond2 to i64
  %0 = load i64, ptr %room, align 8
  %mul = mul i64 2, %0
  %add = add i64 %length, %more
  %cmp4 = icmp ugt i64 %mul, %add
  %mul.add = select i1 %cmp4, i64 %mul, i64 %add
  %cmp13 = icmp ult i64 %mul.add, %conv
  %spec.select = select i1 %cmp13, i64 %conv, i64 %mul.add
  %cmp15 = icmp eq i64 %size, 0
  br i1 %cmp15, label %if.then19, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %div = udiv i64 4611686018427387904, %size
  %cmp17 = icmp ugt i64 %spec.select, %div
  br i1 %cmp17, label %if.then19, label %if.end20

if.then19:                                        ; preds = %lor.lhs.false, %entry
  call void @__gomc_panic(ptr noundef @__gomc_rust95.str, i64 noundef 17)
  unreachable

if.end20:                                         ; preds = %lor.lhs.false
  %mul21 = mul i64 %spec.select, %size
  %call.i38 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i39 = icmp ne i32 %call.i38, 0
  br i1 %tobool.i39, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end20
  %call1.i40 = call ptr @__gomc_new_or_again(i64 noundef %mul21, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %if.end20
  %call2.i = call ptr @__gomc_alloc(i64 noundef %mul21, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i40, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %align, 1
  %and.i = and i64 %1, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %make_block.exit

if.then.i:                                        ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.38)
  unreachable

make_block.exit:                                  ; preds = %memory.exit
  %2 = load i64, ptr %room, align 8
  %cmp23 = icmp ne i64 %2, 0
  br i1 %cmp23, label %if.then25, label %if.end30

if.then25:                                        ; preds = %make_block.exit
  %block26 = getelementptr inbounds %struct.room, ptr %room, i32 0, i32 1
  %3 = load ptr, ptr %block26, align 8
  %mul28 = mul i64 %2, %size
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %cond.i, ptr align 1 %3, i64 %mul28, i1 false)
  %4 = load ptr, ptr %block26, align 8
  %call.i33 = call i32 @__gomc_free(ptr noundef %4)
  %tobool.i34 = icmp ne i32 %call.i33, 0
  br i1 %tobool.i34, label %if.end.i, label %if.then.i35

if.then.i35:                                      ; preds = %if.then25
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %if.then25
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.end30

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %4)
  br label %if.end30

if.end30:                                         ; preds = %if.end.i, %if.then3.i, %make_block.exit
  %block31 = getelementptr inbounds %struct.room, ptr %room, i32 0, i32 1
  store ptr %cond.i, ptr %block31, align 8
  store i64 %spec.select, ptr %room, align 8
  ret { i64, i64 } { i64 -9223372036854775807, i64 0 }
}

declare void @__gomc_panic(ptr noundef, i64 noundef)

define void @rust95.alloc.raw_vec.RawVecInner.try_allocate_in(ptr noundef %made, i64 noundef %capacity, i1 noundef zeroext %zero, i64 noundef %align, i64 noundef %size) {
entry:
  %cmp = icmp ne i64 %size, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %div = udiv i64 4611686018427387904, %size
  %cmp1 = icmp ugt i64 %capacity, %div
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_panic(ptr noundef @__gomc_rust95.str, i64 noundef 17)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  store i64 0, ptr %made, align 8
  %room = getelementptr inbounds %struct.maybe_room, ptr %made, i32 0, i32 1
  store i64 %capacity, ptr %room, align 8
  %cmp3 = icmp eq i64 %capacity, 0
  %cmp4 = icmp eq i64 %size, 0
  %or.cond = or i1 %cmp3, %cmp4
  br i1 %or.cond, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %0 = inttoptr i64 %align to ptr
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %mul = mul i64 %capacity, %size
  %conv = zext i1 %zero to i32
  %call.i8 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i9 = icmp ne i32 %call.i8, 0
  br i1 %tobool.i9, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %cond.false
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %mul, i32 noundef %conv)
  br label %memory.exit

cond.false.i:                                     ; preds = %cond.false
  %conv.i = sext i32 %conv to i64
  %call2.i = call ptr @__gomc_alloc(i64 noundef %mul, i64 noundef %conv.i)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %align, 1
  %and.i = and i64 %1, %sub.i
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %cond.end

if.then.i:                                        ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.38)
  unreachable

cond.end:                                         ; preds = %memory.exit, %cond.true
  %cond = phi ptr [ %0, %cond.true ], [ %cond.i, %memory.exit ]
  %block = getelementptr inbounds %struct.room, ptr %room, i32 0, i32 1
  store ptr %cond, ptr %block, align 8
  ret void
}

define void @rust95.core.panicking.panic(ptr noundef %text, i64 noundef %length, ptr noundef %place) {
entry:
  call void @__gomc_panic(ptr noundef %text, i64 noundef %length)
  unreachable
}

define void @rust95.core.panicking.panic_nounwind(ptr noundef %text, i64 noundef %length) {
entry:
  call void @__gomc_panic(ptr noundef %text, i64 noundef %length)
  unreachable
}

define void @rust95.core.panicking.panic_fmt(ptr noundef %template, i64 noundef %arguments, ptr noundef %place) {
entry:
  %and.i = and i64 %arguments, 1
  %tobool.i = icmp ne i64 %and.i, 0
  %shr.i = lshr i64 %arguments, 1
  %cond.i = select i1 %tobool.i, i64 %shr.i, i64 -1
  call void @__gomc_panic(ptr noundef %template, i64 noundef %cond.i)
  unreachable
}

define void @rust95.core.panicking.panic_nounwind_fmt(ptr noundef %template, i64 noundef %arguments, i1 noundef zeroext %backtrace, ptr noundef %place) {
entry:
  %and.i = and i64 %arguments, 1
  %tobool.i = icmp ne i64 %and.i, 0
  %shr.i = lshr i64 %arguments, 1
  %cond.i = select i1 %tobool.i, i64 %shr.i, i64 -1
  call void @__gomc_panic(ptr noundef %template, i64 noundef %cond.i)
  unreachable
}

define void @rust95.core.option.expect_failed(ptr noundef %text, i64 noundef %length, ptr noundef %place) {
entry:
  call void @__gomc_panic(ptr noundef %text, i64 noundef %length)
  unreachable
}

define void @rust95.core.result.unwrap_failed(ptr noundef %text, i64 noundef %length, ptr noundef %error, ptr noundef %debug, ptr noundef %place) {
entry:
  call void @__gomc_panic(ptr noundef %text, i64 noundef %length)
  unreachable
}

define void @rust95.core.panicking.assert_failed(i8 noundef zeroext %kind, ptr noundef %left, ptr noundef %right, ptr noundef %template, i64 noundef %arguments, ptr noundef %place) {
entry:
  %conv = zext i8 %kind to i32
  switch i32 %conv, label %if.end6 [
    i32 0, label %if.then
    i32 1, label %if.then5
  ]

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.2)
  unreachable

if.then5:                                         ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.3)
  unreachable

if.end6:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.4)
  unreachable
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @rust95.core.option.unwrap_failed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.5)
  unreachable
}

define void @rust95.core.panicking.panic_bounds_check() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.6)
  unreachable
}

define void @rust95.core.panicking.panic_misaligned_pointer_dereference() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.7)
  unreachable
}

define void @rust95.core.panicking.panic_null_pointer_dereference() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.8)
  unreachable
}

define void @rust95.core.panicking.panic_invalid_enum_construction() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.9)
  unreachable
}

define void @rust95.core.panicking.panic_in_cleanup() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.10)
  unreachable
}

define void @rust95.core.panicking.panic_cannot_unwind() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.11)
  unreachable
}

define void @rust95.core.panicking.panic_explicit() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.12)
  unreachable
}

define void @rust95.core.panicking.unreachable_display() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.13)
  unreachable
}

define void @rust95.core.cell.panic_already_borrowed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.14)
  unreachable
}

define void @rust95.core.cell.panic_already_mutably_borrowed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.15)
  unreachable
}

define void @rust95.core.slice.index.slice_index_fail() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.16)
  unreachable
}

define void @rust95.core.slice.copy_from_slice_impl.len_mismatch_fail() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.17)
  unreachable
}

define void @rust95.core.str.slice_error_fail() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.18)
  unreachable
}

define void @rust95.alloc.vec.Vec.remove.assert_failed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.19)
  unreachable
}

define void @rust95.alloc.vec.Vec.insert_mut.assert_failed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.20)
  unreachable
}

define void @rust95.alloc.vec.Vec.swap_remove.assert_failed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.21)
  unreachable
}

define void @rust95.alloc.vec.Vec.split_off.assert_failed() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.22)
  unreachable
}

define void @rust95.alloc.raw_vec.capacity_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.23)
  unreachable
}

define void @rust95.alloc.raw_vec.handle_error() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.23)
  unreachable
}

define void @rust95.std.sync.lazy_lock.panic_poisoned() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.24)
  unreachable
}

define void @rust95.std.thread.local.panic_access_error() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.25)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_add_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.26)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_sub_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.27)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_mul_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.28)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_div_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.29)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_rem_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.30)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_neg_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.31)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_shr_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.32)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_shl_overflow() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.33)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_div_by_zero() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.34)
  unreachable
}

define void @rust95.core.panicking.panic_const.panic_const_rem_by_zero() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.1, ptr noundef @__gomc_rust95.str.35)
  unreachable
}

define zeroext i1 @rust95.std.panicking.panic_count.is_zero_slow_path() {
entry:
  ret i1 true
}

define i64 @rust95.std.thread.id.ThreadId.new() {
entry:
  %call = call i64 @__gomc_next_thread()
  %add = add i64 %call, 1
  ret i64 %add
}

declare i64 @__gomc_next_thread()

define ptr @rust95.std.thread.thread.Thread.new(i64 noundef %id, ptr noundef %name) {
entry:
  %call = call ptr @__gomc_alloc(i64 noundef 48, i64 noundef 0)
  %weak = getelementptr inbounds %struct.thread, ptr %call, i32 0, i32 1
  store i64 1, ptr %weak, align 8
  store i64 1, ptr %call, align 8
  %id1 = getelementptr inbounds %struct.thread, ptr %call, i32 0, i32 2
  store i64 %id, ptr %id1, align 8
  %name2 = getelementptr inbounds %struct.thread, ptr %call, i32 0, i32 3
  store ptr null, ptr %name2, align 8
  %token = getelementptr inbounds %struct.thread, ptr %call, i32 0, i32 5
  store i32 0, ptr %token, align 8
  %0 = load i64, ptr %name, align 8
  %cmp = icmp ne i64 %0, -9223372036854775808
  br i1 %cmp, label %if.then, label %if.end15

if.then:                                          ; preds = %entry
  %length = getelementptr inbounds %struct.string, ptr %name, i32 0, i32 2
  %1 = load i64, ptr %length, align 8
  %add = add i64 %1, 1
  %length3 = getelementptr inbounds %struct.thread, ptr %call, i32 0, i32 4
  store i64 %add, ptr %length3, align 8
  %call5 = call ptr @__gomc_alloc(i64 noundef %add, i64 noundef 0)
  store ptr %call5, ptr %name2, align 8
  %text = getelementptr inbounds %struct.string, ptr %name, i32 0, i32 1
  %2 = load ptr, ptr %text, align 8
  %3 = load i64, ptr %length, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call5, ptr align 1 %2, i64 %3, i1 false)
  %4 = load ptr, ptr %name2, align 8
  %5 = load i64, ptr %length, align 8
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %5
  store i8 0, ptr %arrayidx, align 1
  %6 = load i64, ptr %name, align 8
  %cmp12 = icmp ne i64 %6, 0
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %if.then
  %7 = load ptr, ptr %text, align 8
  %call.i = call i32 @__gomc_free(ptr noundef %7)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.then13
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %if.then13
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.end15

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %7)
  br label %if.end15

if.end15:                                         ; preds = %if.then, %if.then3.i, %if.end.i, %entry
  ret ptr %call
}

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

define void @rust95.alloc.sync.Arc..std.thread.thread.Inner..std.alloc.System.drop_slow(ptr noundef %thread) {
entry:
  %0 = load ptr, ptr %thread, align 8
  %name = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 3
  %1 = load ptr, ptr %name, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i5 = call i32 @__gomc_free(ptr noundef %1)
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %if.end.i10, label %if.then.i7

if.then.i7:                                       ; preds = %if.then
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i10:                                       ; preds = %if.then
  %call1.i8 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i9 = icmp ne i32 %call1.i8, 0
  br i1 %tobool2.i9, label %if.then3.i11, label %if.end

if.then3.i11:                                     ; preds = %if.end.i10
  call void @__gomc_put_on_shelf(ptr noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.end.i10, %if.then3.i11, %entry
  %weak = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 1
  %2 = atomicrmw sub ptr %weak, i64 1 release, align 8
  %cmp = icmp eq i64 %2, 1
  br i1 %cmp, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  fence acquire
  %call.i = call i32 @__gomc_free(ptr noundef %0)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.then2
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %if.then2
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.end3

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %0)
  br label %if.end3

if.end3:                                          ; preds = %if.end.i, %if.then3.i, %if.end
  ret void
}

define void @rust95.std.sys.thread_local.destructors.linux_like.register(ptr noundef %object, ptr noundef %destructor) {
entry:
  %call.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add.i = add i64 %call.i, 1
  %mul.i = mul i64 4, %add.i
  %add1.i = add i64 32, %mul.i
  %not.i = xor i64 %add1.i, -1
  %0 = ptrtoint ptr %destructor to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef %0)
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %1 = ptrtoint ptr %object to i64
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef %1)
  ret void
}

define ptr @rust95.std.thread.current.current() {
entry:
  %none.i = alloca %struct.string, align 8
  %call.i = call i64 @__gomc_note(i64 noundef -13, i32 noundef 0)
  %0 = inttoptr i64 %call.i to ptr
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %current.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %none.i, ptr align 8 @__const.current.none, i64 24, i1 false)
  %call1.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call1.i to i64
  %add.i = add i64 %conv.i, 1
  %call2.i = call ptr @rust95.std.thread.thread.Thread.new(i64 noundef %add.i, ptr noundef %none.i)
  %1 = ptrtoint ptr %call2.i to i64
  %call.i3 = call i64 @__gomc_remember(i64 noundef -13, i64 noundef %1)
  %call.i.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add.i.i = add i64 %call.i.i, 1
  %mul.i.i = mul i64 4, %add.i.i
  %add1.i.i = add i64 32, %mul.i.i
  %not.i.i = xor i64 %add1.i.i, -1
  %call2.i.i = call i64 @__gomc_remember(i64 noundef %not.i.i, i64 noundef ptrtoint (ptr @__gomc_forget_thread to i64))
  %add4.i.i = add i64 34, %mul.i.i
  %not5.i.i = xor i64 %add4.i.i, -1
  %call6.i.i = call i64 @__gomc_remember(i64 noundef %not5.i.i, i64 noundef %1)
  br label %current.exit

current.exit:                                     ; preds = %entry, %if.end.i
  %retval.i.0 = phi ptr [ %call2.i, %if.end.i ], [ %0, %entry ]
  %2 = atomicrmw add ptr %retval.i.0, i64 1 monotonic, align 8
  ret ptr %retval.i.0
}

define ptr @rust95.std.thread.current.current_or_unnamed() {
entry:
  %none.i = alloca %struct.string, align 8
  %call.i = call i64 @__gomc_note(i64 noundef -13, i32 noundef 0)
  %0 = inttoptr i64 %call.i to ptr
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %current.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %none.i, ptr align 8 @__const.current.none, i64 24, i1 false)
  %call1.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call1.i to i64
  %add.i = add i64 %conv.i, 1
  %call2.i = call ptr @rust95.std.thread.thread.Thread.new(i64 noundef %add.i, ptr noundef %none.i)
  %1 = ptrtoint ptr %call2.i to i64
  %call.i3 = call i64 @__gomc_remember(i64 noundef -13, i64 noundef %1)
  %call.i.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add.i.i = add i64 %call.i.i, 1
  %mul.i.i = mul i64 4, %add.i.i
  %add1.i.i = add i64 32, %mul.i.i
  %not.i.i = xor i64 %add1.i.i, -1
  %call2.i.i = call i64 @__gomc_remember(i64 noundef %not.i.i, i64 noundef ptrtoint (ptr @__gomc_forget_thread to i64))
  %add4.i.i = add i64 34, %mul.i.i
  %not5.i.i = xor i64 %add4.i.i, -1
  %call6.i.i = call i64 @__gomc_remember(i64 noundef %not5.i.i, i64 noundef %1)
  br label %current.exit

current.exit:                                     ; preds = %entry, %if.end.i
  %retval.i.0 = phi ptr [ %call2.i, %if.end.i ], [ %0, %entry ]
  %2 = atomicrmw add ptr %retval.i.0, i64 1 monotonic, align 8
  ret ptr %retval.i.0
}

define { ptr, i64 } @rust95.std.thread.thread.Thread.name(ptr noundef %thread) {
entry:
  %0 = load ptr, ptr %thread, align 8
  %name = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 3
  %1 = load ptr, ptr %name, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %id = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 2
  %2 = load i64, ptr %id, align 8
  %cmp = icmp eq i64 %2, 1
  %cond = select i1 %cmp, ptr @__gomc_rust95.str.36, ptr null
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond2 = phi ptr [ %cond, %cond.false ], [ %1, %entry ]
  %3 = load ptr, ptr %name, align 8
  %tobool4 = icmp ne ptr %3, null
  br i1 %tobool4, label %cond.true5, label %cond.end7

cond.true5:                                       ; preds = %cond.end
  %length = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 4
  %4 = load i64, ptr %length, align 8
  %sub = sub i64 %4, 1
  br label %cond.end7

cond.end7:                                        ; preds = %cond.end, %cond.true5
  %cond8 = phi i64 [ %sub, %cond.true5 ], [ 4, %cond.end ]
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %cond2, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %cond8, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @rust95.std.thread.thread.Thread.park(ptr noundef %thread) {
entry:
  %0 = load ptr, ptr %thread, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %token.i = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 5
  %call.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %token.i, i32 noundef 4, i64 noundef 0, i64 noundef 1, i32 noundef 6)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp ne i32 %conv.i, 1
  br i1 %cmp.i, label %do.body.i, label %park.exit

park.exit:                                        ; preds = %do.body.i
  ret void
}

define void @rust95.std.thread.functions.park() {
entry:
  %none.i = alloca %struct.string, align 8
  %call.i = call i64 @__gomc_note(i64 noundef -13, i32 noundef 0)
  %0 = inttoptr i64 %call.i to ptr
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %current.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %none.i, ptr align 8 @__const.current.none, i64 24, i1 false)
  %call1.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call1.i to i64
  %add.i = add i64 %conv.i, 1
  %call2.i = call ptr @rust95.std.thread.thread.Thread.new(i64 noundef %add.i, ptr noundef %none.i)
  %1 = ptrtoint ptr %call2.i to i64
  %call.i4 = call i64 @__gomc_remember(i64 noundef -13, i64 noundef %1)
  %call.i.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add.i.i = add i64 %call.i.i, 1
  %mul.i.i = mul i64 4, %add.i.i
  %add1.i.i = add i64 32, %mul.i.i
  %not.i.i = xor i64 %add1.i.i, -1
  %call2.i.i = call i64 @__gomc_remember(i64 noundef %not.i.i, i64 noundef ptrtoint (ptr @__gomc_forget_thread to i64))
  %add4.i.i = add i64 34, %mul.i.i
  %not5.i.i = xor i64 %add4.i.i, -1
  %call6.i.i = call i64 @__gomc_remember(i64 noundef %not5.i.i, i64 noundef %1)
  br label %current.exit

current.exit:                                     ; preds = %entry, %if.end.i
  %retval.i.0 = phi ptr [ %call2.i, %if.end.i ], [ %0, %entry ]
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %current.exit
  %token.i = getelementptr inbounds %struct.thread, ptr %retval.i.0, i32 0, i32 5
  %call.i1 = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %token.i, i32 noundef 4, i64 noundef 0, i64 noundef 1, i32 noundef 6)
  %conv.i2 = trunc i64 %call.i1 to i32
  %cmp.i = icmp ne i32 %conv.i2, 1
  br i1 %cmp.i, label %do.body.i, label %park.exit

park.exit:                                        ; preds = %do.body.i
  ret void
}

define zeroext i1 @rust95.std.sys.pal.unix.futex.futex_wake(ptr noundef %word) {
entry:
  ret i1 false
}

define { i64, i64 } @rust95.std.sys.thread.unix.Thread.new(i64 noundef %stack, ptr noundef %init) {
entry:
  %call = call i64 @__gomc_next_thread()
  %add = add i64 %call, 1
  %call.i = call i32 @__gomc_signals()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %hand_down_mask.exit

if.end.i:                                         ; preds = %entry
  %call.i3 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i4 = icmp ne i64 %call.i3, 0
  br i1 %tobool.i4, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call1.i5 = call i32 @__gomc_self()
  %tobool2.i6 = icmp ne i32 %call1.i5, 0
  br i1 %tobool2.i6, label %if.then.i8, label %mask_of_self.exit

if.then.i8:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i to i64
  %arrayidx.i7 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %0 = load atomic i64, ptr %arrayidx.i7 seq_cst, align 8
  %and.i = and i64 %0, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i8, %land.lhs.true.i, %if.end.i
  %mask.i2.0 = phi i64 [ %call.i3, %if.end.i ], [ %0, %if.then.i8 ], [ %call.i3, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i2.0, -262401
  %tobool2.i = icmp ne i64 %and5.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %hand_down_mask.exit

if.then3.i:                                       ; preds = %mask_of_self.exit
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %call
  store atomic i64 %and5.i, ptr %arrayidx.i seq_cst, align 8
  br label %hand_down_mask.exit

hand_down_mask.exit:                              ; preds = %entry, %if.then3.i, %mask_of_self.exit
  %call1 = call i64 @__gomc_create(ptr noundef @__gomc_rust_thread, ptr noundef %init)
  %.fca.1.insert = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %add, 1
  ret { i64, i64 } %.fca.1.insert
}

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define internal ptr @__gomc_rust_thread(ptr noundef %argument) {
entry:
  %data1 = getelementptr inbounds %struct.init, ptr %argument, i32 0, i32 1
  %0 = load ptr, ptr %data1, align 8
  %start2 = getelementptr inbounds %struct.init, ptr %argument, i32 0, i32 2
  %1 = load ptr, ptr %start2, align 8
  %2 = load ptr, ptr %argument, align 8
  %3 = ptrtoint ptr %2 to i64
  %call.i14 = call i64 @__gomc_remember(i64 noundef -13, i64 noundef %3)
  %call.i.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add.i.i = add i64 %call.i.i, 1
  %mul.i.i = mul i64 4, %add.i.i
  %add1.i.i = add i64 32, %mul.i.i
  %not.i.i = xor i64 %add1.i.i, -1
  %call2.i.i = call i64 @__gomc_remember(i64 noundef %not.i.i, i64 noundef ptrtoint (ptr @__gomc_forget_thread to i64))
  %add4.i.i = add i64 34, %mul.i.i
  %not5.i.i = xor i64 %add4.i.i, -1
  %call6.i.i = call i64 @__gomc_remember(i64 noundef %not5.i.i, i64 noundef %3)
  %call.i4 = call i32 @__gomc_free(ptr noundef %argument)
  %tobool.i5 = icmp ne i32 %call.i4, 0
  br i1 %tobool.i5, label %if.end.i9, label %if.then.i6

if.then.i6:                                       ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i9:                                        ; preds = %entry
  %call1.i7 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i8 = icmp ne i32 %call1.i7, 0
  br i1 %tobool2.i8, label %if.then3.i10, label %give_back.exit11

if.then3.i10:                                     ; preds = %if.end.i9
  call void @__gomc_put_on_shelf(ptr noundef %argument)
  br label %give_back.exit11

give_back.exit11:                                 ; preds = %if.then3.i10, %if.end.i9
  %methods = getelementptr inbounds %struct.vtable, ptr %1, i32 0, i32 3
  %4 = load ptr, ptr %methods, align 8
  call void %4(ptr noundef %0)
  %size = getelementptr inbounds %struct.vtable, ptr %1, i32 0, i32 1
  %5 = load i64, ptr %size, align 8
  %cmp = icmp ne i64 %5, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %give_back.exit11
  %call.i = call i32 @__gomc_free(ptr noundef %0)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.then
  call void @__gomc_error(ptr noundef @__gomc_rust95.str.39, ptr noundef @__gomc_rust95.str.40)
  unreachable

if.end.i:                                         ; preds = %if.then
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.end

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %0)
  br label %if.end

if.end:                                           ; preds = %if.end.i, %if.then3.i, %give_back.exit11
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end
  %call.i12 = call i64 @__gomc_note(i64 noundef -17, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i12, 0
  br i1 %cmp.i, label %while.body.i, label %run_destructors.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub i64 %call.i12, 1
  %call1.i13 = call i64 @__gomc_remember(i64 noundef -17, i64 noundef %sub.i)
  %mul.i = mul i64 4, %call.i12
  %add.i = add i64 32, %mul.i
  %not.i = xor i64 %add.i, -1
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef 0)
  %6 = inttoptr i64 %call2.i to ptr
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef 0)
  %7 = inttoptr i64 %call6.i to ptr
  call void %6(ptr noundef %7)
  br label %while.cond.i

run_destructors.exit:                             ; preds = %while.cond.i
  ret ptr null
}

define void @rust95.std.sys.thread.unix.Thread.join(i64 noundef %number) {
entry:
  %sub = sub i64 %number, 1
  %call = call i64 @__gomc_join(i64 noundef %sub)
  ret void
}

declare i64 @__gomc_join(i64 noundef)

define void @rust95.std.sys.thread.unix.Thread..as..core.ops.drop.Drop.drop(ptr noundef %number) {
entry:
  ret void
}

define void @rust95.std.thread.functions.yield_now() {
entry:
  ret void
}

define void @rust95.std.thread.functions.sleep(i64 noundef %seconds, i32 noundef %nanoseconds) {
entry:
  ret void
}

define void @rust95.std.env._var_os(ptr noundef %value, ptr noundef %name, i64 noundef %length) {
entry:
  store i64 -9223372036854775808, ptr %value, align 8
  ret void
}

define void @rust95.std.thread.spawnhook.run_spawn_hooks(ptr noundef %hooks, ptr noundef %thread) {
entry:
  %none = alloca %struct.hooks, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %none, ptr align 8 @__const.rust95.std.thread.spawnhook.run_spawn_hooks.none, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %hooks, ptr align 8 %none, i64 32, i1 false)
  ret void
}

define void @rust95.std.thread.spawnhook.ChildSpawnHooks.run(ptr noundef %hooks) {
entry:
  ret void
}

define void @rust95.std.thread.spawnhook.SpawnHooks..as..core.ops.drop.Drop.drop(ptr noundef %first) {
entry:
  ret void
}

define void @rust95.std.thread.scoped.ScopeData.increment_num_running_threads(ptr noundef %scope) {
entry:
  %running = getelementptr inbounds %struct.scope, ptr %scope, i32 0, i32 1
  %0 = atomicrmw add ptr %running, i64 1 monotonic, align 8
  ret void
}

define void @rust95.std.thread.scoped.ScopeData.decrement_num_running_threads(ptr noundef %scope, i1 noundef zeroext %panicked) {
entry:
  %0 = load ptr, ptr %scope, align 8
  %running = getelementptr inbounds %struct.scope, ptr %scope, i32 0, i32 1
  %1 = atomicrmw sub ptr %running, i64 1 release, align 8
  %cmp = icmp eq i64 %1, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %token.i = getelementptr inbounds %struct.thread, ptr %0, i32 0, i32 5
  %2 = atomicrmw xchg ptr %token.i, i32 1 release, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define void @rust95.std.sys.sync.mutex.futex.Mutex.lock_contended(ptr noundef %mutex) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %mutex, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp ne i32 %conv.i, 0
  br i1 %cmp.i, label %do.body.i, label %lock.exit

lock.exit:                                        ; preds = %do.body.i
  ret void
}

define void @rust95.std.sys.sync.mutex.futex.Mutex.wake(ptr noundef %mutex) {
entry:
  ret void
}

define void @rust95.std.sys.sync.condvar.futex.Condvar.wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i = call i32 @__gomc_self()
  %cmp.i = icmp uge i32 %call.i, 15
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.41)
  unreachable

if.end.i:                                         ; preds = %entry
  %conv.i = zext i32 %call.i to i64
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %0 = atomicrmw xchg ptr %mutex, i32 0 release, align 4
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %cmp4.i = icmp ne i64 %call3.i, 0
  br i1 %cmp4.i, label %do.body.i, label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i, %do.body.i.i
  %call.i.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %mutex, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i.i = trunc i64 %call.i.i to i32
  %cmp.i.i = icmp ne i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %wait_for.exit

wait_for.exit:                                    ; preds = %do.body.i.i
  ret void
}

define void @rust95.std.sync.poison.condvar.Condvar.notify_one(ptr noundef %cond) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 2)
  ret void
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define void @rust95.std.sync.poison.condvar.Condvar.notify_all(ptr noundef %cond) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 2)
  ret void
}

define void @rust95.std.sys.sync.rwlock.futex.RwLock.read_contended(ptr noundef %lock) {
entry:
  br label %do.body

do.body:                                          ; preds = %do.cond3, %entry
  br label %do.body1

do.body1:                                         ; preds = %do.body1, %do.body
  %call = call i64 @__gomc_wait_load(ptr noundef %lock, i32 noundef 4, i32 noundef 3)
  %conv = trunc i64 %call to i32
  %cmp = icmp uge i32 %conv, 1073741823
  br i1 %cmp, label %do.body1, label %do.cond3

do.cond3:                                         ; preds = %do.body1
  %add = add i32 %conv, 1
  %conv.i = zext i32 %add to i64
  %conv1.i = zext i32 %conv to i64
  %call.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %lock, i32 noundef 4, i64 noundef %conv.i, i64 noundef %conv1.i, i32 noundef 3)
  %conv2.i = trunc i64 %call.i to i32
  %cmp5 = icmp ne i32 %conv2.i, %conv
  br i1 %cmp5, label %do.body, label %do.end7

do.end7:                                          ; preds = %do.cond3
  ret void
}

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

define void @rust95.std.sys.sync.rwlock.futex.RwLock.write_contended(ptr noundef %lock) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %if.end14, %entry
  br label %do.body

do.body:                                          ; preds = %do.body, %for.cond
  %call = call i64 @__gomc_wait_load(ptr noundef %lock, i32 noundef 4, i32 noundef 3)
  %conv = trunc i64 %call to i32
  %and = and i32 %conv, 1073741823
  %cmp = icmp ne i32 %and, 0
  %and2 = and i32 %conv, -2147483648
  %cmp3 = icmp ne i32 %and2, 0
  %0 = select i1 %cmp, i1 %cmp3, i1 false
  br i1 %0, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %do.end
  %or = or i32 %conv, -2147483648
  %conv.i18 = zext i32 %or to i64
  %conv1.i19 = zext i32 %conv to i64
  %call.i20 = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %lock, i32 noundef 4, i64 noundef %conv.i18, i64 noundef %conv1.i19, i32 noundef 3)
  br label %if.end14

if.else:                                          ; preds = %do.end
  %or9 = or i32 %conv, 1073741823
  %conv.i = zext i32 %or9 to i64
  %conv1.i = zext i32 %conv to i64
  %call.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %lock, i32 noundef 4, i64 noundef %conv.i, i64 noundef %conv1.i, i32 noundef 3)
  %conv2.i = trunc i64 %call.i to i32
  %cmp11 = icmp eq i32 %conv2.i, %conv
  br i1 %cmp11, label %if.then13, label %if.end14

if.then13:                                        ; preds = %if.else
  ret void

if.end14:                                         ; preds = %if.else, %if.then
  br label %for.cond
}

define void @rust95.std.sys.sync.rwlock.futex.RwLock.wake_writer_or_readers(ptr noundef %lock, i32 noundef %state) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %lock, i32 noundef 4, i64 noundef 0, i64 noundef 2147483648, i32 noundef 3)
  ret void
}

define void @rust95.std.sys.sync.once.futex.Once.call(ptr noundef %once, i1 noundef zeroext %poisoned, ptr noundef %data, ptr noundef %closure, ptr noundef %place) {
entry:
  %state = alloca %struct.anon, align 4
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %call = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %once, i32 noundef 4, i64 noundef 1, i64 noundef 3, i32 noundef 6)
  %conv = trunc i64 %call to i32
  switch i32 %conv, label %if.then6 [
    i32 1, label %do.body
    i32 0, label %return
    i32 3, label %if.end7
  ]

if.then6:                                         ; preds = %do.body
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.37)
  unreachable

if.end7:                                          ; preds = %do.body
  call void @llvm.memset.p0.i64(ptr align 4 %state, i8 0, i64 8, i1 false)
  %methods = getelementptr inbounds %struct.vtable, ptr %closure, i32 0, i32 3
  %arrayidx = getelementptr inbounds [0 x ptr], ptr %methods, i64 0, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  call void %0(ptr noundef %data, ptr noundef %state)
  %1 = load i32, ptr %state, align 4
  %2 = atomicrmw xchg ptr %once, i32 %1 release, align 4
  br label %return

return:                                           ; preds = %do.body, %if.end7
  ret void
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define zeroext i1 @rust95.std.sync.barrier.Barrier.wait(ptr noundef %barrier) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %barrier, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp ne i32 %conv.i, 0
  br i1 %cmp.i, label %do.body.i, label %lock.exit

lock.exit:                                        ; preds = %do.body.i
  %round1 = getelementptr inbounds %struct.barrier, ptr %barrier, i32 0, i32 3
  %0 = load i64, ptr %round1, align 8
  %count = getelementptr inbounds %struct.barrier, ptr %barrier, i32 0, i32 2
  %1 = load i64, ptr %count, align 8
  %inc = add i64 %1, 1
  store i64 %inc, ptr %count, align 8
  %threads = getelementptr inbounds %struct.barrier, ptr %barrier, i32 0, i32 4
  %2 = load i64, ptr %threads, align 8
  %cmp = icmp uge i64 %inc, %2
  br i1 %cmp, label %if.then, label %while.cond

if.then:                                          ; preds = %lock.exit
  store i64 0, ptr %count, align 8
  %3 = load i64, ptr %round1, align 8
  %inc4 = add i64 %3, 1
  store i64 %inc4, ptr %round1, align 8
  %cond = getelementptr inbounds %struct.barrier, ptr %barrier, i32 0, i32 5
  %call = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 2)
  br label %if.end

while.cond:                                       ; preds = %lock.exit, %wait_for.exit
  %4 = load i64, ptr %round1, align 8
  %cmp6 = icmp eq i64 %4, %0
  br i1 %cmp6, label %while.body, label %if.end

while.body:                                       ; preds = %while.cond
  %cond7 = getelementptr inbounds %struct.barrier, ptr %barrier, i32 0, i32 5
  %call.i13 = call i32 @__gomc_self()
  %cmp.i14 = icmp uge i32 %call.i13, 15
  br i1 %cmp.i14, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body
  call void @__gomc_unsupported(ptr noundef @__gomc_rust95.str.41)
  unreachable

if.end.i:                                         ; preds = %while.body
  %conv.i15 = zext i32 %call.i13 to i64
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond7, i32 noundef 4, i64 noundef %conv.i15, i64 noundef 0, i32 noundef 2)
  %5 = atomicrmw xchg ptr %barrier, i32 0 release, align 4
  br label %do.body.i16

do.body.i16:                                      ; preds = %do.body.i16, %if.end.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond7, i32 noundef 4, i64 noundef %conv.i15, i64 noundef 0, i32 noundef 2)
  %cmp4.i = icmp ne i64 %call3.i, 0
  br i1 %cmp4.i, label %do.body.i16, label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i16, %do.body.i.i
  %call.i.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %barrier, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i.i = trunc i64 %call.i.i to i32
  %cmp.i.i = icmp ne i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %wait_for.exit

wait_for.exit:                                    ; preds = %do.body.i.i
  br label %while.cond

if.end:                                           ; preds = %while.cond, %if.then
  %6 = atomicrmw xchg ptr %barrier, i32 0 release, align 4
  ret i1 %cmp
}

define ptr @rust95.std.sync.mpmc.context.Context.new() {
entry:
  %none.i = alloca %struct.string, align 8
  %call = call ptr @__gomc_alloc(i64 noundef 48, i64 noundef 0)
  %weak = getelementptr inbounds %struct.context, ptr %call, i32 0, i32 1
  store i64 1, ptr %weak, align 8
  store i64 1, ptr %call, align 8
  %call.i = call i64 @__gomc_note(i64 noundef -13, i32 noundef 0)
  %0 = inttoptr i64 %call.i to ptr
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %current.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %none.i, ptr align 8 @__const.current.none, i64 24, i1 false)
  %call1.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call1.i to i64
  %add.i = add i64 %conv.i, 1
  %call2.i = call ptr @rust95.std.thread.thread.Thread.new(i64 noundef %add.i, ptr noundef %none.i)
  %1 = ptrtoint ptr %call2.i to i64
  %call.i6 = call i64 @__gomc_remember(i64 noundef -13, i64 noundef %1)
  %call.i.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add.i.i = add i64 %call.i.i, 1
  %mul.i.i = mul i64 4, %add.i.i
  %add1.i.i = add i64 32, %mul.i.i
  %not.i.i = xor i64 %add1.i.i, -1
  %call2.i.i = call i64 @__gomc_remember(i64 noundef %not.i.i, i64 noundef ptrtoint (ptr @__gomc_forget_thread to i64))
  %add4.i.i = add i64 34, %mul.i.i
  %not5.i.i = xor i64 %add4.i.i, -1
  %call6.i.i = call i64 @__gomc_remember(i64 noundef %not5.i.i, i64 noundef %1)
  br label %current.exit

current.exit:                                     ; preds = %entry, %if.end.i
  %retval.i.0 = phi ptr [ %call2.i, %if.end.i ], [ %0, %entry ]
  %2 = atomicrmw add ptr %retval.i.0, i64 1 monotonic, align 8
  %thread = getelementptr inbounds %struct.context, ptr %call, i32 0, i32 2
  store ptr %retval.i.0, ptr %thread, align 8
  %id = getelementptr inbounds %struct.thread, ptr %retval.i.0, i32 0, i32 2
  %3 = load i64, ptr %id, align 8
  %id4 = getelementptr inbounds %struct.context, ptr %call, i32 0, i32 5
  store i64 %3, ptr %id4, align 8
  %selected = getelementptr inbounds %struct.context, ptr %call, i32 0, i32 3
  store i64 0, ptr %selected, align 8
  %packet = getelementptr inbounds %struct.context, ptr %call, i32 0, i32 4
  store ptr null, ptr %packet, align 8
  ret ptr %call
}

define void @rust95.std.sync.mpmc.utils.Backoff.spin_light(ptr noundef %attempts) {
entry:
  ret void
}

define void @rust95.std.sync.mpmc.utils.Backoff.spin_heavy(ptr noundef %attempts) {
entry:
  ret void
}

define void @rust95.std.io.stdio._print(ptr noundef %template, i64 noundef %arguments) {
entry:
  ret void
}

define void @rust95.std.io.stdio._eprint(ptr noundef %template, i64 noundef %arguments) {
entry:
  ret void
}

define i64 @rust95.std.rt.lang_start_internal(ptr noundef %data, ptr noundef %main, i64 noundef %argc, ptr noundef %argv, i8 noundef zeroext %sigpipe) {
entry:
  %methods = getelementptr inbounds %struct.vtable, ptr %main, i32 0, i32 3
  %arrayidx = getelementptr inbounds [0 x ptr], ptr %methods, i64 0, i64 2
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i32 %0(ptr noundef %data)
  %conv = sext i32 %call to i64
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %call.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %while.body.i, label %run_destructors.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub i64 %call.i, 1
  %call1.i = call i64 @__gomc_remember(i64 noundef -17, i64 noundef %sub.i)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 32, %mul.i
  %not.i = xor i64 %add.i, -1
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef 0)
  %1 = inttoptr i64 %call2.i to ptr
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef 0)
  %2 = inttoptr i64 %call6.i to ptr
  call void %1(ptr noundef %2)
  br label %while.cond.i

run_destructors.exit:                             ; preds = %while.cond.i
  ret i64 %conv
}

define void @rust95.std.process.exit(i32 noundef %status) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %call.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %while.body.i, label %run_destructors.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub i64 %call.i, 1
  %call1.i = call i64 @__gomc_remember(i64 noundef -17, i64 noundef %sub.i)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 32, %mul.i
  %not.i = xor i64 %add.i, -1
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef 0)
  %0 = inttoptr i64 %call2.i to ptr
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef 0)
  %1 = inttoptr i64 %call6.i to ptr
  call void %0(ptr noundef %1)
  br label %while.cond.i

run_destructors.exit:                             ; preds = %while.cond.i
  call void @__gomc_exit_process()
  unreachable
}

declare void @__gomc_exit_process()

define void @rust95.std.process.abort() {
entry:
  call void @__gomc_abort()
  unreachable
}

declare void @__gomc_abort()

declare i32 @__gomc_may_happen(i32 noundef)

declare ptr @__gomc_new_or_again(i64 noundef, i32 noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @__gomc_put_on_shelf(ptr noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i32 @__gomc_self()

define internal void @__gomc_forget_thread(ptr noundef %thread) {
entry:
  %t = alloca ptr, align 8
  store ptr %thread, ptr %t, align 8
  %call = call i64 @__gomc_remember(i64 noundef -13, i64 noundef 0)
  %0 = load ptr, ptr %t, align 8
  %1 = atomicrmw sub ptr %0, i64 1 release, align 8
  %cmp = icmp eq i64 %1, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  fence acquire
  call void @rust95.alloc.sync.Arc..std.thread.thread.Inner..std.alloc.System.drop_slow(ptr noundef %t)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @__gomc_signals()

