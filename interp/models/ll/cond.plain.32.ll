source_filename = "cond.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4
@__gomc_cond.str.2 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_cond.str.3 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_cond.str.4 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_cond.str.5 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@__gomc_cond.str.6 = private unnamed_addr constant [65 x i8] c"wait for a condition with another mutex than a thread that waits\00", align 1
@__gomc_cond.str.7 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1

define i32 @pthread_cond_init(ptr noundef %cond, ptr noundef %attr) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %1, align 8
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i1 = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i1 to ptr
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %and.i2 = and i64 %call1.i, 4294967295
  %conv.i = trunc i64 %and.i2 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  %2 = select i1 %or.cond, i1 %lnot.i, i1 false
  br i1 %2, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str)
  br label %cond_destroy.exit

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp3.i, label %if.then8.i, label %cond_destroy.exit

if.then8.i:                                       ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.1)
  br label %cond_destroy.exit

cond_destroy.exit:                                ; preds = %if.end.i, %if.then8.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.then8.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i1 = call i32 @__gomc_self()
  %cmp.i = icmp uge i32 %call.i1, 31
  br i1 %cmp.i, label %if.then.i34, label %if.end.i39

if.then.i34:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i39:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %0, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %1 = inttoptr i32 %and.i39.i to ptr
  %conv.i35 = zext i32 %call.i1 to i64
  %call1.i36 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i35, i64 noundef 0, i32 noundef 2)
  %and.i187 = and i64 %call1.i36, -9223372036854775808
  %tobool.i188 = icmp ne i64 %and.i187, 0
  br i1 %tobool.i188, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i39
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i39, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i39 ]
  %tobool.i38 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i38, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i36, 4294967295
  %conv.i.i199 = trunc i64 %and.i8.i to i32
  %cmp.i200 = icmp eq i32 %conv.i.i199, 0
  br i1 %cmp.i200, label %if.then.i201, label %if.end.i205

if.then.i201:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i205:                                      ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i202 = zext i32 %3 to i64
  %call2.i203 = call i32 @__gomc_defined(i64 noundef %conv.i202)
  %tobool.i204 = icmp eq i32 %call2.i203, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i204, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i205
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i205, %if.end6.i, %if.then.i201
  %retval.i193.0 = phi i32 [ 0, %if.then.i201 ], [ 22, %if.end6.i ], [ 0, %if.end.i205 ]
  %tobool6.i41 = icmp ne i32 %retval.i193.0, 0
  br i1 %tobool6.i41, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %5, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %6 = inttoptr i32 %and.i36.i to ptr
  %add.i42 = add i64 %conv.i35, 1
  %call10.i43 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i42, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i43, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i1, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i33.2 = phi i32 [ %retval.i193.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i193.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i33.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i44 = shl i64 1, %conv.i35
  %add29.i = add i32 32, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i44, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i29.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i33.2, %if.then27.i ], [ %error.i33.2, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i29.0, 0
  br i1 %tobool.i3, label %end_waiting.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i47 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i48 = icmp ne i32 %call.i47, 0
  br i1 %tobool.i48, label %land.lhs.true.i54, label %if.end8.i

land.lhs.true.i54:                                ; preds = %if.end.i
  %conv.i51 = zext i32 %and.i39.i to i64
  %call2.i52 = call i64 @__gomc_note(i64 noundef %conv.i51, i32 noundef 0)
  %tobool3.i53 = icmp ne i64 %call2.i52, 0
  br i1 %tobool3.i53, label %if.end8.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %land.lhs.true.i54
  %call4.i55 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i55, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i
  %shl.i84 = shl i64 1, %conv.i35
  %add.i85 = add i32 32, %call.i1
  %sh_prom1.i = zext i32 %add.i85 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i86 = or i64 %shl.i84, %shl2.i
  %not.i89 = xor i64 %or.i86, -1
  %call3.i90 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i89, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i90, 32
  %conv.i181 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i1
  %and.i92 = and i32 %conv.i181, %shl5.i
  %cmp.i93 = icmp ne i32 %and.i92, 0
  %lnot.i = xor i1 %cmp.i93, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i58 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i59 = icmp ne i32 %call.i58, 0
  br i1 %tobool.i59, label %if.then.i64, label %cond_woken.exit

if.then.i64:                                      ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i to i64
  %call3.i63 = call i64 @__gomc_remember(i64 noundef %conv.i51, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i64, %if.then4.i
  %call.i209 = call i32 @__gomc_self()
  %conv.i210 = zext i32 %call.i209 to i64
  %add.i211 = add i64 %conv.i210, 1
  br label %do.body.i111

do.body.i111:                                     ; preds = %do.body.i111, %cond_woken.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i.i106 = add i32 %7, 7
  %and.i.i107 = and i32 %add.i.i106, -8
  %8 = inttoptr i32 %and.i.i107 to ptr
  %call4.i110 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %8, i32 noundef 8, i64 noundef %add.i211, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call4.i110, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  %conv9.i114 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i114, 4294967295
  %or.cond54 = and i1 %cmp6.i, %cmp10.i
  br i1 %or.cond54, label %do.body.i111, label %do.end.i119.critedge

do.end.i119.critedge:                             ; preds = %do.body.i111
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i120, label %end_waiting.exit

if.then.i120:                                     ; preds = %do.end.i119.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %end_waiting.exit

if.end8.i:                                        ; preds = %land.lhs.true.i54, %if.end.i, %land.rhs.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i35, i64 noundef 0, i32 noundef 2)
  %shr.i183 = lshr i64 %call10.i, 32
  %conv.i184 = trunc i64 %shr.i183 to i32
  %shl.i = shl i32 1, %call.i1
  %and.i7 = and i32 %conv.i184, %shl.i
  %tobool12.i = icmp ne i32 %and.i7, 0
  %lnot13.i = xor i1 %tobool12.i, true
  br i1 %lnot13.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i69 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i70 = icmp ne i32 %call.i69, 0
  br i1 %tobool.i70, label %if.then.i76, label %cond_woken.exit78

if.then.i76:                                      ; preds = %do.end.i
  %conv.i73 = zext i32 %and.i39.i to i64
  %call3.i75 = call i64 @__gomc_remember(i64 noundef %conv.i73, i64 noundef 0)
  br label %cond_woken.exit78

cond_woken.exit78:                                ; preds = %if.then.i76, %do.end.i
  %call.i206 = call i32 @__gomc_self()
  %conv.i207 = zext i32 %call.i206 to i64
  %add.i208 = add i64 %conv.i207, 1
  br label %do.body.i145

do.body.i145:                                     ; preds = %do.body.i145, %cond_woken.exit78
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i139 = add i32 %9, 7
  %and.i.i140 = and i32 %add.i.i139, -8
  %10 = inttoptr i32 %and.i.i140 to ptr
  %call4.i144 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i208, i64 noundef 0, i32 noundef 1)
  %and.i45.i146 = and i64 %call4.i144, 4294967295
  %conv.i46.i147 = trunc i64 %and.i45.i146 to i32
  %cmp6.i148 = icmp ne i32 %conv.i46.i147, 0
  %conv9.i151 = zext i32 %conv.i46.i147 to i64
  %cmp10.i152 = icmp ne i64 %conv9.i151, 4294967295
  %or.cond55 = and i1 %cmp6.i148, %cmp10.i152
  br i1 %or.cond55, label %do.body.i145, label %do.end.i168.critedge

do.end.i168.critedge:                             ; preds = %do.body.i145
  %conv20.i166 = zext i32 %conv.i46.i147 to i64
  %cmp21.i167 = icmp eq i64 %conv20.i166, 4294967295
  br i1 %cmp21.i167, label %if.then.i169, label %end_waiting.exit

if.then.i169:                                     ; preds = %do.end.i168.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %do.end.i168.critedge, %do.end.i119.critedge, %cond_enqueue.exit, %if.then.i120, %if.then.i169
  %retval.i.0 = phi i32 [ %retval.i29.0, %cond_enqueue.exit ], [ 22, %if.then.i120 ], [ 22, %if.then.i169 ], [ 0, %do.end.i119.critedge ], [ 0, %do.end.i168.critedge ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i8 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i8, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %begin_waiting.exit, label %return

begin_waiting.exit:                               ; preds = %entry
  %call.i9 = call i32 @__gomc_self()
  %cmp.i31 = icmp uge i32 %call.i9, 31
  br i1 %cmp.i31, label %if.then.i32, label %if.end.i37

if.then.i32:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i37:                                       ; preds = %begin_waiting.exit
  %1 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %1, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %2 = inttoptr i32 %and.i39.i to ptr
  %conv.i33 = zext i32 %call.i9 to i64
  %call1.i34 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i33, i64 noundef 0, i32 noundef 2)
  %and.i115 = and i64 %call1.i34, -9223372036854775808
  %tobool.i116 = icmp ne i64 %and.i115, 0
  br i1 %tobool.i116, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i37
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i37, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i37 ]
  %tobool.i36 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i36, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i34, 4294967295
  %conv.i.i127 = trunc i64 %and.i8.i to i32
  %cmp.i128 = icmp eq i32 %conv.i.i127, 0
  br i1 %cmp.i128, label %if.then.i129, label %if.end.i133

if.then.i129:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i133:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i130 = zext i32 %4 to i64
  %call2.i131 = call i32 @__gomc_defined(i64 noundef %conv.i130)
  %tobool.i132 = icmp eq i32 %call2.i131, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i132, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i133
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i133, %if.end6.i, %if.then.i129
  %retval.i121.0 = phi i32 [ 0, %if.then.i129 ], [ 22, %if.end6.i ], [ 0, %if.end.i133 ]
  %tobool6.i = icmp ne i32 %retval.i121.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i40

if.then7.i40:                                     ; preds = %cond_bind.exit
  %6 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %6, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %7 = inttoptr i32 %and.i36.i to ptr
  %add.i39 = add i64 %conv.i33, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i39, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i40
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i40
  %add18.i = add i32 %call.i9, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i30.2 = phi i32 [ %retval.i121.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i121.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i30.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i41 = shl i64 1, %conv.i33
  %add29.i = add i32 32, %call.i9
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i41, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i27.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i30.2, %if.then27.i ], [ %error.i30.2, %if.end25.i ]
  %tobool.i11 = icmp ne i32 %retval.i27.0, 0
  br i1 %tobool.i11, label %return, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i72 = shl i64 1, %conv.i33
  %add.i73 = add i32 32, %call.i9
  %sh_prom1.i = zext i32 %add.i73 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i74 = or i64 %shl.i72, %shl2.i
  %not.i77 = xor i64 %or.i74, -1
  %call3.i78 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i77, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i78, 32
  %conv.i112 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i9
  %and.i79 = and i32 %conv.i112, %shl5.i
  %cmp.i80 = icmp ne i32 %and.i79, 0
  br i1 %cmp.i80, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i44 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45 = icmp ne i32 %call.i44, 0
  br i1 %tobool.i45, label %land.lhs.true.i51, label %land.end.i

land.lhs.true.i51:                                ; preds = %land.rhs.i
  %conv.i48 = zext i32 %and.i39.i to i64
  %call2.i49 = call i64 @__gomc_note(i64 noundef %conv.i48, i32 noundef 0)
  %tobool3.i50 = icmp ne i64 %call2.i49, 0
  br i1 %tobool3.i50, label %land.end.i, label %land.rhs.i54

land.rhs.i54:                                     ; preds = %land.lhs.true.i51
  %call4.i52 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i53 = icmp ne i32 %call4.i52, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i51, %land.rhs.i54, %if.end.i
  %8 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i51 ], [ false, %land.rhs.i ], [ %tobool5.i53, %land.rhs.i54 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i59 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i60 = icmp ne i32 %call.i59, 0
  br i1 %tobool.i60, label %if.then.i65, label %cond_woken.exit

if.then.i65:                                      ; preds = %land.end.i
  %conv.i63 = zext i32 %and.i39.i to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i64 = call i64 @__gomc_remember(i64 noundef %conv.i63, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i65, %land.end.i
  %call.i134 = call i32 @__gomc_self()
  %conv.i135 = zext i32 %call.i134 to i64
  %add.i136 = add i64 %conv.i135, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond_woken.exit
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i93 = add i32 %9, 7
  %and.i.i94 = and i32 %add.i.i93, -8
  %10 = inttoptr i32 %and.i.i94 to ptr
  %call4.i97 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i136, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call4.i97, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  %conv9.i100 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i100, 4294967295
  %or.cond41 = and i1 %cmp6.i, %cmp10.i
  br i1 %or.cond41, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i108, label %mutex_lock.exit

if.then.i108:                                     ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i108
  %retval.i87.0 = phi i32 [ 22, %if.then.i108 ], [ 0, %do.end.i.critedge ]
  %cmp.i15 = icmp ne i32 %retval.i87.0, 0
  br i1 %cmp.i15, label %return, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select = select i1 %cmp.i80, i1 true, i1 %8
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %return

return:                                           ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %cond11.i, %if.end8.i ], [ %retval.i27.0, %cond_enqueue.exit ], [ %retval.i87.0, %mutex_lock.exit ]
  ret i32 %retval.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i10 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i10, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %return [
    i32 1, label %begin_waiting.exit
    i32 0, label %begin_waiting.exit
  ]

begin_waiting.exit:                               ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i11 = call i32 @__gomc_self()
  %cmp.i36 = icmp uge i32 %call.i11, 31
  br i1 %cmp.i36, label %if.then.i37, label %if.end.i42

if.then.i37:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i42:                                       ; preds = %begin_waiting.exit
  %1 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %1, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %2 = inttoptr i32 %and.i39.i to ptr
  %conv.i38 = zext i32 %call.i11 to i64
  %call1.i39 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i38, i64 noundef 0, i32 noundef 2)
  %and.i120 = and i64 %call1.i39, -9223372036854775808
  %tobool.i121 = icmp ne i64 %and.i120, 0
  br i1 %tobool.i121, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i42
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i42, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i42 ]
  %tobool.i41 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i41, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i39, 4294967295
  %conv.i.i132 = trunc i64 %and.i8.i to i32
  %cmp.i133 = icmp eq i32 %conv.i.i132, 0
  br i1 %cmp.i133, label %if.then.i134, label %if.end.i138

if.then.i134:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i138:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i135 = zext i32 %4 to i64
  %call2.i136 = call i32 @__gomc_defined(i64 noundef %conv.i135)
  %tobool.i137 = icmp eq i32 %call2.i136, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i137, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i138
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i138, %if.end6.i, %if.then.i134
  %retval.i126.0 = phi i32 [ 0, %if.then.i134 ], [ 22, %if.end6.i ], [ 0, %if.end.i138 ]
  %tobool6.i = icmp ne i32 %retval.i126.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i45

if.then7.i45:                                     ; preds = %cond_bind.exit
  %6 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %6, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %7 = inttoptr i32 %and.i36.i to ptr
  %add.i44 = add i64 %conv.i38, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i44, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i45
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i45
  %add18.i = add i32 %call.i11, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i35.2 = phi i32 [ %retval.i126.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i126.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i35.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i46 = shl i64 1, %conv.i38
  %add29.i = add i32 32, %call.i11
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i46, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i32.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i35.2, %if.then27.i ], [ %error.i35.2, %if.end25.i ]
  %tobool.i13 = icmp ne i32 %retval.i32.0, 0
  br i1 %tobool.i13, label %return, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i77 = shl i64 1, %conv.i38
  %add.i78 = add i32 32, %call.i11
  %sh_prom1.i = zext i32 %add.i78 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i79 = or i64 %shl.i77, %shl2.i
  %not.i82 = xor i64 %or.i79, -1
  %call3.i83 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i82, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i83, 32
  %conv.i117 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i11
  %and.i84 = and i32 %conv.i117, %shl5.i
  %cmp.i85 = icmp ne i32 %and.i84, 0
  br i1 %cmp.i85, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i49 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i50 = icmp ne i32 %call.i49, 0
  br i1 %tobool.i50, label %land.lhs.true.i56, label %land.end.i

land.lhs.true.i56:                                ; preds = %land.rhs.i
  %conv.i53 = zext i32 %and.i39.i to i64
  %call2.i54 = call i64 @__gomc_note(i64 noundef %conv.i53, i32 noundef 0)
  %tobool3.i55 = icmp ne i64 %call2.i54, 0
  br i1 %tobool3.i55, label %land.end.i, label %land.rhs.i59

land.rhs.i59:                                     ; preds = %land.lhs.true.i56
  %call4.i57 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i58 = icmp ne i32 %call4.i57, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i56, %land.rhs.i59, %if.end.i
  %8 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i56 ], [ false, %land.rhs.i ], [ %tobool5.i58, %land.rhs.i59 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i64 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65 = icmp ne i32 %call.i64, 0
  br i1 %tobool.i65, label %if.then.i70, label %cond_woken.exit

if.then.i70:                                      ; preds = %land.end.i
  %conv.i68 = zext i32 %and.i39.i to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i69 = call i64 @__gomc_remember(i64 noundef %conv.i68, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i70, %land.end.i
  %call.i139 = call i32 @__gomc_self()
  %conv.i140 = zext i32 %call.i139 to i64
  %add.i141 = add i64 %conv.i140, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond_woken.exit
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i98 = add i32 %9, 7
  %and.i.i99 = and i32 %add.i.i98, -8
  %10 = inttoptr i32 %and.i.i99 to ptr
  %call4.i102 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i141, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call4.i102, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  %conv9.i105 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i105, 4294967295
  %or.cond43 = and i1 %cmp6.i, %cmp10.i
  br i1 %or.cond43, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i113, label %mutex_lock.exit

if.then.i113:                                     ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i113
  %retval.i92.0 = phi i32 [ 22, %if.then.i113 ], [ 0, %do.end.i.critedge ]
  %cmp.i17 = icmp ne i32 %retval.i92.0, 0
  br i1 %cmp.i17, label %return, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select42 = select i1 %cmp.i85, i1 true, i1 %8
  %cond11.i = select i1 %spec.select42, i32 0, i32 110
  br label %return

return:                                           ; preds = %lor.lhs.false, %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %cond11.i, %if.end8.i ], [ %retval.i32.0, %cond_enqueue.exit ], [ %retval.i92.0, %mutex_lock.exit ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  ret i32 %cond.i
}

define i32 @pthread_cond_broadcast(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  ret i32 %cond.i
}

define i32 @pthread_condattr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_condattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_condattr_setclock(ptr noundef %attr, i32 noundef %clock) {
entry:
  %cmp.i = icmp slt i32 %clock, 0
  %cmp1.i = icmp sgt i32 %clock, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -3
  %shl3.i = shl i32 %clock, 1
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_condattr_getclock(ptr noundef %attr, ptr noundef %clock) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 1
  %and.i = and i32 %shr.i, 1
  store i32 %and.i, ptr %clock, align 4
  ret i32 0
}

define i32 @pthread_condattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  %cmp.i = icmp slt i32 %shared, 0
  %cmp1.i = icmp sgt i32 %shared, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -2
  %or.i = or i32 %and.i, %shared
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_condattr_getpshared(ptr noundef %attr, ptr noundef %shared) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, 1
  store i32 %and.i, ptr %shared, align 4
  ret i32 0
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

