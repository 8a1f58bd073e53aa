source_filename = "semaphore.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_semaphore.str = private unnamed_addr constant [24 x i8] c"overflow of a semaphore\00", align 1
@__gomc_semaphore.str.1 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_semaphore.str.2 = private unnamed_addr constant [29 x i8] c"use of a destroyed semaphore\00", align 1

define i32 @sem_init(ptr noundef %sem, i32 noundef %shared, i32 noundef %value) {
entry:
  %conv = zext i32 %value to i64
  %cmp = icmp ugt i64 %conv, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call ptr @__errno_location()
  store i32 22, ptr %call.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 %conv, ptr %1, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define i32 @sem_destroy(ptr noundef %sem) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 4)
  %cmp.i = icmp ugt i64 %call1, 2147483647
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit:                                       ; preds = %entry
  ret i32 0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_wait(ptr noundef %sem) {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_wait(i32 noundef 23, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp = icmp eq i64 %call1, 0
  br i1 %cmp, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  %cmp.i = icmp ugt i64 %call1, 2147483647
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %do.end
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit:                                       ; preds = %do.end
  ret i32 0
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_trywait(ptr noundef %sem) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ugt i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %check.exit.i
  %call.i.i = call ptr @__errno_location()
  store i32 11, ptr %call.i.i, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %check.exit.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ 0, %check.exit.i ]
  ret i32 %cond.i
}

define i32 @sem_timedwait(ptr noundef %sem, ptr noundef %time) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ugt i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %check.exit.i
  %call.i.i = call ptr @__errno_location()
  store i32 110, ptr %call.i.i, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %check.exit.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ 0, %check.exit.i ]
  ret i32 %cond.i
}

define i32 @sem_clockwait(ptr noundef %sem, i32 noundef %clock, ptr noundef %time) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ugt i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %check.exit.i
  %call.i.i = call ptr @__errno_location()
  store i32 110, ptr %call.i.i, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %check.exit.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ 0, %check.exit.i ]
  ret i32 %cond.i
}

define i32 @sem_post(ptr noundef %sem) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %1, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 4)
  %cmp.i = icmp ugt i64 %call1, 2147483647
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit:                                       ; preds = %entry
  %cmp = icmp eq i64 %call1, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %check.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_semaphore.str)
  unreachable

if.end:                                           ; preds = %check.exit
  ret i32 0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @sem_getvalue(ptr noundef %sem, ptr noundef %value) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %2 = load atomic i64, ptr %1 seq_cst, align 8
  %cmp.i = icmp ugt i64 %2, 2147483647
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_semaphore.str.1, ptr noundef @__gomc_semaphore.str.2)
  unreachable

check.exit:                                       ; preds = %entry
  %conv = trunc i64 %2 to i32
  store i32 %conv, ptr %value, align 4
  ret i32 0
}

declare ptr @__errno_location()

declare void @__gomc_error(ptr noundef, ptr noundef)

