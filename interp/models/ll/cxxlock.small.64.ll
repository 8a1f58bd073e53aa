source_filename = "cxxlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lock = type { ptr, i8 }

@__gomc_cxxlock.str = private unnamed_addr constant [28 x i8] c"std::system_error of libc++\00", align 1

define void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef %a, ptr noundef %b) {
entry:
  %all = alloca [2 x ptr], align 16
  store ptr %a, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  store ptr %b, ptr %arrayinit.element, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %entry
  %held.i.0 = phi i32 [ 0, %entry ], [ %held.i7.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %0 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i3

do.body.i3:                                       ; preds = %do.body.i3, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %0, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i16 = trunc i64 %and.i to i32
  %cmp.i4 = icmp ne i32 %conv.i16, 0
  %conv.i = zext i32 %conv.i16 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i4, %cmp3.i
  br i1 %or.cond, label %do.body.i3, label %await.exit

await.exit:                                       ; preds = %do.body.i3
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i7.0 = phi i32 [ -1, %await.exit ], [ %held.i7.1, %if.end.i ]
  %cmp.i8 = icmp slt i32 %i.i.0, 2
  %cmp1.i = icmp slt i32 %held.i7.0, 0
  %spec.select = select i1 %cmp.i8, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 2
  %idxprom.i11 = sext i32 %rem.i to i64
  %arrayidx.i12 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i11
  %1 = load ptr, ptr %arrayidx.i12, align 8
  %call.i13 = call i32 @pthread_mutex_trylock(ptr noundef %1)
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i15 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i15, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 2
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %2 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %2)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i7.1 = phi i32 [ %held.i7.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i7.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  ret void
}

define void @_ZSt4lockISt5mutexS0_JS0_EEvRT_RT0_DpRT1_(ptr noundef %a, ptr noundef %b, ptr noundef %c) {
entry:
  %all = alloca [3 x ptr], align 16
  store ptr %a, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  store ptr %b, ptr %arrayinit.element, align 8
  %arrayinit.element1 = getelementptr inbounds ptr, ptr %arrayinit.element, i64 1
  store ptr %c, ptr %arrayinit.element1, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %entry
  %held.i.0 = phi i32 [ 0, %entry ], [ %held.i8.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %0 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i4

do.body.i4:                                       ; preds = %do.body.i4, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %0, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i17 = trunc i64 %and.i to i32
  %cmp.i5 = icmp ne i32 %conv.i17, 0
  %conv.i = zext i32 %conv.i17 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i5, %cmp3.i
  br i1 %or.cond, label %do.body.i4, label %await.exit

await.exit:                                       ; preds = %do.body.i4
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i8.0 = phi i32 [ -1, %await.exit ], [ %held.i8.1, %if.end.i ]
  %cmp.i9 = icmp slt i32 %i.i.0, 3
  %cmp1.i = icmp slt i32 %held.i8.0, 0
  %spec.select = select i1 %cmp.i9, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 3
  %idxprom.i12 = sext i32 %rem.i to i64
  %arrayidx.i13 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i12
  %1 = load ptr, ptr %arrayidx.i13, align 8
  %call.i14 = call i32 @pthread_mutex_trylock(ptr noundef %1)
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i16 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i16, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 3
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %2 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %2)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i8.1 = phi i32 [ %held.i8.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i8.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  ret void
}

define void @_ZSt4lockISt15recursive_mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef %a, ptr noundef %b) {
entry:
  %all = alloca [2 x ptr], align 16
  store ptr %a, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  store ptr %b, ptr %arrayinit.element, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %entry
  %held.i.0 = phi i32 [ 0, %entry ], [ %held.i7.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %0 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i3

do.body.i3:                                       ; preds = %land.rhs5.i, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %0, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i16 = trunc i64 %and.i to i32
  %cmp.i4 = icmp ne i32 %conv.i16, 0
  %conv.i = zext i32 %conv.i16 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i4, %cmp3.i
  br i1 %or.cond, label %land.rhs5.i, label %await.exit

land.rhs5.i:                                      ; preds = %do.body.i3
  %call.i = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i to i64
  %add.i18 = add i64 %conv.i17, 1
  %cmp8.i = icmp eq i64 %conv.i, %add.i18
  %lnot.i = xor i1 %cmp8.i, true
  br i1 %lnot.i, label %do.body.i3, label %await.exit

await.exit:                                       ; preds = %do.body.i3, %land.rhs5.i
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i7.0 = phi i32 [ -1, %await.exit ], [ %held.i7.1, %if.end.i ]
  %cmp.i8 = icmp slt i32 %i.i.0, 2
  %cmp1.i = icmp slt i32 %held.i7.0, 0
  %spec.select = select i1 %cmp.i8, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 2
  %idxprom.i11 = sext i32 %rem.i to i64
  %arrayidx.i12 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i11
  %1 = load ptr, ptr %arrayidx.i12, align 8
  %call.i13 = call i32 @pthread_mutex_trylock(ptr noundef %1)
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i15 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i15, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 2
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %2 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %2)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i7.1 = phi i32 [ %held.i7.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i7.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  ret void
}

define void @_ZSt4lockISt11unique_lockISt5mutexES2_JEEvRT_RT0_DpRT1_(ptr noundef %a, ptr noundef %b) {
entry:
  %all = alloca [2 x ptr], align 16
  %0 = load ptr, ptr %a, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = load ptr, ptr %b, align 8
  %tobool2 = icmp ne ptr %1, null
  br i1 %tobool2, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @_ZSt20__throw_system_errori(i32 noundef 1)
  unreachable

if.end:                                           ; preds = %lor.lhs.false
  %owns = getelementptr inbounds %struct.lock, ptr %a, i32 0, i32 1
  %2 = load i8, ptr %owns, align 8
  %conv = sext i8 %2 to i32
  %tobool3 = icmp ne i32 %conv, 0
  br i1 %tobool3, label %if.then8, label %lor.lhs.false4

lor.lhs.false4:                                   ; preds = %if.end
  %owns5 = getelementptr inbounds %struct.lock, ptr %b, i32 0, i32 1
  %3 = load i8, ptr %owns5, align 8
  %conv6 = sext i8 %3 to i32
  %tobool7 = icmp ne i32 %conv6, 0
  br i1 %tobool7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %lor.lhs.false4, %if.end
  call void @_ZSt20__throw_system_errori(i32 noundef 35)
  unreachable

if.end9:                                          ; preds = %lor.lhs.false4
  store ptr %0, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  %4 = load ptr, ptr %b, align 8
  store ptr %4, ptr %arrayinit.element, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %if.end9
  %held.i.0 = phi i32 [ 0, %if.end9 ], [ %held.i20.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %5 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i16

do.body.i16:                                      ; preds = %do.body.i16, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %5, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i29 = trunc i64 %and.i to i32
  %cmp.i17 = icmp ne i32 %conv.i29, 0
  %conv.i = zext i32 %conv.i29 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i17, %cmp3.i
  br i1 %or.cond, label %do.body.i16, label %await.exit

await.exit:                                       ; preds = %do.body.i16
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i20.0 = phi i32 [ -1, %await.exit ], [ %held.i20.1, %if.end.i ]
  %cmp.i21 = icmp slt i32 %i.i.0, 2
  %cmp1.i = icmp slt i32 %held.i20.0, 0
  %spec.select = select i1 %cmp.i21, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 2
  %idxprom.i24 = sext i32 %rem.i to i64
  %arrayidx.i25 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i24
  %6 = load ptr, ptr %arrayidx.i25, align 8
  %call.i26 = call i32 @pthread_mutex_trylock(ptr noundef %6)
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i28 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i28, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 2
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %7 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %7)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i20.1 = phi i32 [ %held.i20.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i20.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  store i8 1, ptr %owns5, align 8
  store i8 1, ptr %owns, align 8
  ret void
}

declare void @_ZSt20__throw_system_errori(i32 noundef)

define void @_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_(ptr noundef %a, ptr noundef %b) {
entry:
  %all = alloca [2 x ptr], align 16
  store ptr %a, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  store ptr %b, ptr %arrayinit.element, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %entry
  %held.i.0 = phi i32 [ 0, %entry ], [ %held.i7.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %0 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i3

do.body.i3:                                       ; preds = %do.body.i3, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %0, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i16 = trunc i64 %and.i to i32
  %cmp.i4 = icmp ne i32 %conv.i16, 0
  %conv.i = zext i32 %conv.i16 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i4, %cmp3.i
  br i1 %or.cond, label %do.body.i3, label %await.exit

await.exit:                                       ; preds = %do.body.i3
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i7.0 = phi i32 [ -1, %await.exit ], [ %held.i7.1, %if.end.i ]
  %cmp.i8 = icmp slt i32 %i.i.0, 2
  %cmp1.i = icmp slt i32 %held.i7.0, 0
  %spec.select = select i1 %cmp.i8, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 2
  %idxprom.i11 = sext i32 %rem.i to i64
  %arrayidx.i12 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i11
  %1 = load ptr, ptr %arrayidx.i12, align 8
  %call.i13 = call i32 @pthread_mutex_trylock(ptr noundef %1)
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i15 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i15, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 2
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %2 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %2)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i7.1 = phi i32 [ %held.i7.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i7.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  ret void
}

define void @_ZNSt3__14lockINS_5mutexES1_S1_JEEEvRT_RT0_RT1_DpRT2_(ptr noundef %a, ptr noundef %b, ptr noundef %c) {
entry:
  %all = alloca [3 x ptr], align 16
  store ptr %a, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  store ptr %b, ptr %arrayinit.element, align 8
  %arrayinit.element1 = getelementptr inbounds ptr, ptr %arrayinit.element, i64 1
  store ptr %c, ptr %arrayinit.element1, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %entry
  %held.i.0 = phi i32 [ 0, %entry ], [ %held.i8.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %0 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i4

do.body.i4:                                       ; preds = %do.body.i4, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %0, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i17 = trunc i64 %and.i to i32
  %cmp.i5 = icmp ne i32 %conv.i17, 0
  %conv.i = zext i32 %conv.i17 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i5, %cmp3.i
  br i1 %or.cond, label %do.body.i4, label %await.exit

await.exit:                                       ; preds = %do.body.i4
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i8.0 = phi i32 [ -1, %await.exit ], [ %held.i8.1, %if.end.i ]
  %cmp.i9 = icmp slt i32 %i.i.0, 3
  %cmp1.i = icmp slt i32 %held.i8.0, 0
  %spec.select = select i1 %cmp.i9, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 3
  %idxprom.i12 = sext i32 %rem.i to i64
  %arrayidx.i13 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i12
  %1 = load ptr, ptr %arrayidx.i13, align 8
  %call.i14 = call i32 @pthread_mutex_trylock(ptr noundef %1)
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i16 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i16, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 3
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %2 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %2)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i8.1 = phi i32 [ %held.i8.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i8.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  ret void
}

define void @_ZNSt3__14lockINS_11unique_lockINS_5mutexEEES3_EEvRT_RT0_(ptr noundef %a, ptr noundef %b) {
entry:
  %all = alloca [2 x ptr], align 16
  %0 = load ptr, ptr %a, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = load ptr, ptr %b, align 8
  %tobool2 = icmp ne ptr %1, null
  br i1 %tobool2, label %lor.lhs.false3, label %if.then

lor.lhs.false3:                                   ; preds = %lor.lhs.false
  %owns = getelementptr inbounds %struct.lock, ptr %a, i32 0, i32 1
  %2 = load i8, ptr %owns, align 8
  %conv = sext i8 %2 to i32
  %tobool4 = icmp ne i32 %conv, 0
  br i1 %tobool4, label %if.then, label %lor.lhs.false5

lor.lhs.false5:                                   ; preds = %lor.lhs.false3
  %owns6 = getelementptr inbounds %struct.lock, ptr %b, i32 0, i32 1
  %3 = load i8, ptr %owns6, align 8
  %conv7 = sext i8 %3 to i32
  %tobool8 = icmp ne i32 %conv7, 0
  br i1 %tobool8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false5, %lor.lhs.false3, %lor.lhs.false, %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxlock.str)
  unreachable

if.end:                                           ; preds = %lor.lhs.false5
  store ptr %0, ptr %all, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1
  %4 = load ptr, ptr %b, align 8
  store ptr %4, ptr %arrayinit.element, align 8
  br label %do.body.i

do.body.i:                                        ; preds = %attempt.exit, %if.end
  %held.i.0 = phi i32 [ 0, %if.end ], [ %held.i19.0, %attempt.exit ]
  %idxprom.i = sext i32 %held.i.0 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i
  %5 = load ptr, ptr %arrayidx.i, align 8
  br label %do.body.i15

do.body.i15:                                      ; preds = %do.body.i15, %do.body.i
  %call1.i = call i64 @__gomc_wait_load(ptr noundef %5, i32 noundef 4, i32 noundef 1)
  %and.i = and i64 %call1.i, 65535
  %conv.i28 = trunc i64 %and.i to i32
  %cmp.i16 = icmp ne i32 %conv.i28, 0
  %conv.i = zext i32 %conv.i28 to i64
  %cmp3.i = icmp ne i64 %conv.i, 65535
  %or.cond = and i1 %cmp.i16, %cmp3.i
  br i1 %or.cond, label %do.body.i15, label %await.exit

await.exit:                                       ; preds = %do.body.i15
  call void @__gomc_atomic_begin()
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %await.exit
  %i.i.0 = phi i32 [ 0, %await.exit ], [ %inc11.i, %if.end.i ]
  %held.i19.0 = phi i32 [ -1, %await.exit ], [ %held.i19.1, %if.end.i ]
  %cmp.i20 = icmp slt i32 %i.i.0, 2
  %cmp1.i = icmp slt i32 %held.i19.0, 0
  %spec.select = select i1 %cmp.i20, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %for.body.i, label %attempt.exit

for.body.i:                                       ; preds = %for.cond.i
  %add.i = add nsw i32 %held.i.0, %i.i.0
  %rem.i = srem i32 %add.i, 2
  %idxprom.i23 = sext i32 %rem.i to i64
  %arrayidx.i24 = getelementptr inbounds ptr, ptr %all, i64 %idxprom.i23
  %6 = load ptr, ptr %arrayidx.i24, align 8
  %call.i25 = call i32 @pthread_mutex_trylock(ptr noundef %6)
  %tobool.i26 = icmp ne i32 %call.i25, 0
  br i1 %tobool.i26, label %for.cond2.i, label %if.end.i

for.cond2.i:                                      ; preds = %for.body.i, %for.body4.i
  %k.i.0 = phi i32 [ %inc.i, %for.body4.i ], [ 0, %for.body.i ]
  %cmp3.i27 = icmp slt i32 %k.i.0, %i.i.0
  br i1 %cmp3.i27, label %for.body4.i, label %if.end.i

for.body4.i:                                      ; preds = %for.cond2.i
  %add5.i = add nsw i32 %held.i.0, %k.i.0
  %rem6.i = srem i32 %add5.i, 2
  %idxprom7.i = sext i32 %rem6.i to i64
  %arrayidx8.i = getelementptr inbounds ptr, ptr %all, i64 %idxprom7.i
  %7 = load ptr, ptr %arrayidx8.i, align 8
  %call9.i = call i32 @pthread_mutex_unlock(ptr noundef %7)
  %inc.i = add nsw i32 %k.i.0, 1
  br label %for.cond2.i

if.end.i:                                         ; preds = %for.cond2.i, %for.body.i
  %held.i19.1 = phi i32 [ %held.i19.0, %for.body.i ], [ %rem.i, %for.cond2.i ]
  %inc11.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

attempt.exit:                                     ; preds = %for.cond.i
  call void @__gomc_atomic_end()
  %cmp.i = icmp sge i32 %held.i19.0, 0
  br i1 %cmp.i, label %do.body.i, label %lock_all.exit

lock_all.exit:                                    ; preds = %attempt.exit
  store i8 1, ptr %owns6, align 8
  store i8 1, ptr %owns, align 8
  ret void
}

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_atomic_begin()

declare i32 @pthread_mutex_trylock(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

declare void @__gomc_atomic_end()

