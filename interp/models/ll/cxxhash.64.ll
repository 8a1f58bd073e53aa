source_filename = "cxxhash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.policy = type { float, i64 }

@__gomc_buckets = internal constant [25 x i64] [i64 127, i64 257, i64 541, i64 1109, i64 2357, i64 5087, i64 10273, i64 20753, i64 42043, i64 85229, i64 172933, i64 351061, i64 712697, i64 1447153, i64 2938679, i64 5967347, i64 12117689, i64 24607243, i64 49969847, i64 101473717, i64 206062531, i64 418451333, i64 849749479, i64 1725587117, i64 3504151727], align 16

define i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef %policy, i64 noundef %n) {
entry:
  %cmp = icmp eq i64 %n, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp.i = icmp ule i64 %n, 97
  br i1 %cmp.i, label %if.then.i, label %for.cond.i

if.then.i:                                        ; preds = %if.end
  %cmp1.i = icmp ult i64 %n, 2
  %spec.select = select i1 %cmp1.i, i64 2, i64 %n
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %n.addr.i.1 = phi i64 [ %spec.select, %if.then.i ], [ %inc.i, %while.body.i ]
  br label %for.cond.i7

for.cond.i7:                                      ; preds = %if.end.i11, %while.cond.i
  %i.i5.0 = phi i64 [ 2, %while.cond.i ], [ %inc.i12, %if.end.i11 ]
  %mul.i = mul i64 %i.i5.0, %i.i5.0
  %cmp.i6 = icmp ule i64 %mul.i, %n.addr.i.1
  br i1 %cmp.i6, label %for.body.i9, label %is_small_prime.exit

for.body.i9:                                      ; preds = %for.cond.i7
  %rem.i = urem i64 %n.addr.i.1, %i.i5.0
  %cmp1.i8 = icmp eq i64 %rem.i, 0
  br i1 %cmp1.i8, label %is_small_prime.exit, label %if.end.i11

if.end.i11:                                       ; preds = %for.body.i9
  %inc.i12 = add i64 %i.i5.0, 1
  br label %for.cond.i7

is_small_prime.exit:                              ; preds = %for.cond.i7, %for.body.i9
  %retval.i3.0 = phi i32 [ 0, %for.body.i9 ], [ 1, %for.cond.i7 ]
  %tobool.i = icmp ne i32 %retval.i3.0, 0
  %lnot.i = xor i1 %tobool.i, true
  br i1 %lnot.i, label %while.body.i, label %buckets.exit

while.body.i:                                     ; preds = %is_small_prime.exit
  %inc.i = add i64 %n.addr.i.1, 1
  br label %while.cond.i

for.cond.i:                                       ; preds = %if.end, %if.end8.i
  %i.i.0 = phi i64 [ %inc9.i, %if.end8.i ], [ 0, %if.end ]
  %cmp4.i = icmp ult i64 %i.i.0, 25
  br i1 %cmp4.i, label %for.body.i, label %buckets.exit

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i = getelementptr inbounds [25 x i64], ptr @__gomc_buckets, i64 0, i64 %i.i.0
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp5.i = icmp uge i64 %0, %n
  br i1 %cmp5.i, label %buckets.exit, label %if.end8.i

if.end8.i:                                        ; preds = %for.body.i
  %inc9.i = add i64 %i.i.0, 1
  br label %for.cond.i

buckets.exit:                                     ; preds = %for.body.i, %for.cond.i, %is_small_prime.exit
  %retval.i.0 = phi i64 [ %n.addr.i.1, %is_small_prime.exit ], [ %n, %for.cond.i ], [ %0, %for.body.i ]
  %conv = sitofp i64 %retval.i.0 to double
  %1 = load float, ptr %policy, align 8
  %conv1 = fpext float %1 to double
  %mul = fmul double %conv, %conv1
  %conv2 = fptosi double %mul to i64
  %enough = getelementptr inbounds %struct.policy, ptr %policy, i32 0, i32 1
  store i64 %conv2, ptr %enough, align 8
  br label %return

return:                                           ; preds = %entry, %buckets.exit
  %retval.0 = phi i64 [ %retval.i.0, %buckets.exit ], [ 1, %entry ]
  ret i64 %retval.0
}

define { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef %policy, i64 noundef %count, i64 noundef %elements, i64 noundef %more) {
entry:
  %add = add i64 %elements, %more
  %enough = getelementptr inbounds %struct.policy, ptr %policy, i32 0, i32 1
  %0 = load i64, ptr %enough, align 8
  %cmp = icmp ule i64 %add, %0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp3 = icmp eq i64 %0, 0
  %cmp4 = icmp ult i64 %add, 11
  %or.cond = and i1 %cmp3, %cmp4
  %wanted.0 = select i1 %or.cond, i64 11, i64 %add
  %conv = sitofp i64 %wanted.0 to double
  %1 = load float, ptr %policy, align 8
  %conv7 = fpext float %1 to double
  %div = fdiv double %conv, %conv7
  %conv8 = sitofp i64 %count to double
  %cmp9 = fcmp olt double %div, %conv8
  br i1 %cmp9, label %if.then11, label %if.end19

if.then11:                                        ; preds = %if.end
  %mul = fmul double %conv8, %conv7
  %conv15 = fptosi double %mul to i64
  store i64 %conv15, ptr %enough, align 8
  br label %return

if.end19:                                         ; preds = %if.end
  %conv20 = fptosi double %div to i64
  %add21 = add i64 %conv20, 1
  %mul24 = mul i64 2, %count
  %cmp25 = icmp ugt i64 %add21, %mul24
  %cond = select i1 %cmp25, i64 %add21, i64 %mul24
  %call = call i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef %policy, i64 noundef %cond)
  br label %return

return:                                           ; preds = %entry, %if.end19, %if.then11
  %retval.sroa.0.0 = phi i8 [ 0, %if.then11 ], [ 1, %if.end19 ], [ 0, %entry ]
  %retval.sroa.4.0 = phi i64 [ 0, %if.then11 ], [ %call, %if.end19 ], [ 0, %entry ]
  %.fca.0.insert = insertvalue { i8, i64 } poison, i8 %retval.sroa.0.0, 0
  %.fca.1.insert = insertvalue { i8, i64 } %.fca.0.insert, i64 %retval.sroa.4.0, 1
  ret { i8, i64 } %.fca.1.insert
}

define i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %bytes, i64 noundef %length, i64 noundef %seed) {
entry:
  %xor = xor i64 %seed, %length
  %0 = ptrtoint ptr %bytes to i64
  %and.i = and i64 %0, 7
  %cmp.i = icmp eq i64 %and.i, 0
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %entry
  %hash.addr.i.0 = phi i64 [ %xor, %entry ], [ %xor9.i, %if.end.i ]
  %length.addr.i.0 = phi i64 [ %length, %entry ], [ %sub.i, %if.end.i ]
  %bytes.addr.i.0 = phi ptr [ %bytes, %entry ], [ %add.ptr.i, %if.end.i ]
  %cmp1.i = icmp uge i64 %length.addr.i.0, 8
  br i1 %cmp1.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  br i1 %cmp.i, label %if.then.i, label %for.cond3.i

if.then.i:                                        ; preds = %for.body.i
  %1 = load i64, ptr %bytes.addr.i.0, align 8
  br label %if.end.i

for.cond3.i:                                      ; preds = %for.body.i, %for.body6.i
  %word.i.0 = phi i64 [ %or.i, %for.body6.i ], [ 0, %for.body.i ]
  %i.i.0 = phi i32 [ %inc.i, %for.body6.i ], [ 0, %for.body.i ]
  %cmp4.i = icmp slt i32 %i.i.0, 8
  br i1 %cmp4.i, label %for.body6.i, label %if.end.i

for.body6.i:                                      ; preds = %for.cond3.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %bytes.addr.i.0, i64 %idxprom.i
  %2 = load i8, ptr %arrayidx.i, align 1
  %conv7.i = zext i8 %2 to i64
  %mul.i = mul nsw i32 8, %i.i.0
  %sh_prom.i = zext i32 %mul.i to i64
  %shl.i = shl i64 %conv7.i, %sh_prom.i
  %or.i = or i64 %word.i.0, %shl.i
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond3.i

if.end.i:                                         ; preds = %for.cond3.i, %if.then.i
  %word.i.1 = phi i64 [ %1, %if.then.i ], [ %word.i.0, %for.cond3.i ]
  %xor.i = xor i64 %hash.addr.i.0, %word.i.1
  %mul8.i = mul i64 %xor.i, 1099511628211
  %shr.i = lshr i64 %mul8.i, 32
  %xor9.i = xor i64 %mul8.i, %shr.i
  %add.ptr.i = getelementptr inbounds i8, ptr %bytes.addr.i.0, i64 8
  %sub.i = sub i64 %length.addr.i.0, 8
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body15.i
  %hash.addr.i.1 = phi i64 [ %mul18.i, %for.body15.i ], [ %hash.addr.i.0, %for.cond.i ]
  %length.addr.i.1 = phi i64 [ %dec.i, %for.body15.i ], [ %length.addr.i.0, %for.cond.i ]
  %bytes.addr.i.1 = phi ptr [ %incdec.ptr.i, %for.body15.i ], [ %bytes.addr.i.0, %for.cond.i ]
  %cmp13.i = icmp ugt i64 %length.addr.i.1, 0
  br i1 %cmp13.i, label %for.body15.i, label %hash_of.exit

for.body15.i:                                     ; preds = %for.cond12.i
  %3 = load i8, ptr %bytes.addr.i.1, align 1
  %conv16.i = zext i8 %3 to i64
  %xor17.i = xor i64 %hash.addr.i.1, %conv16.i
  %mul18.i = mul i64 %xor17.i, 1099511628211
  %incdec.ptr.i = getelementptr inbounds i8, ptr %bytes.addr.i.1, i32 1
  %dec.i = add i64 %length.addr.i.1, -1
  br label %for.cond12.i

hash_of.exit:                                     ; preds = %for.cond12.i
  %shr21.i = lshr i64 %hash.addr.i.1, 32
  %xor22.i = xor i64 %hash.addr.i.1, %shr21.i
  ret i64 %xor22.i
}

define i64 @_ZSt15_Fnv_hash_bytesPKvmm(ptr noundef %bytes, i64 noundef %length, i64 noundef %seed) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %hash.0 = phi i64 [ %seed, %entry ], [ %mul, %for.body ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ult i64 %i.0, %length
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, ptr %bytes, i64 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i64
  %xor = xor i64 %hash.0, %conv
  %mul = mul i64 %xor, 1099511628211
  %inc = add i64 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret i64 %hash.0
}

