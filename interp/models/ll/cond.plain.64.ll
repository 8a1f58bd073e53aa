source_filename = "cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16
@__gomc_cond.str.2 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_cond.str.3 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_cond.str.4 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_cond.str.5 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@__gomc_cond.str.6 = private unnamed_addr constant [65 x i8] c"wait for a condition with another mutex than a thread that waits\00", align 1
@__gomc_cond.str.7 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1

define i32 @pthread_cond_init(ptr noundef %cond, ptr noundef %attr) {
entry:
  store i64 0, ptr %cond, align 8
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, 4294967295
  %conv.i = trunc i64 %and.i1 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  %0 = select i1 %or.cond, i1 %lnot.i, i1 false
  br i1 %0, label %do.body.i, label %do.end.i

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
  br i1 %cmp.i, label %if.then.i30, label %if.end.i35

if.then.i30:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i35:                                       ; preds = %entry
  %conv.i31 = zext i32 %call.i1 to i64
  %call1.i32 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i31, i64 noundef 0, i32 noundef 2)
  %and.i165 = and i64 %call1.i32, -9223372036854775808
  %tobool.i166 = icmp ne i64 %and.i165, 0
  br i1 %tobool.i166, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i35
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i35, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i35 ]
  %tobool.i34 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i34, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i175 = and i64 %call1.i32, 4294967295
  %conv.i.i176 = trunc i64 %and.i.i175 to i32
  %cmp.i177 = icmp eq i32 %conv.i.i176, 0
  br i1 %cmp.i177, label %if.then.i178, label %if.end.i181

if.then.i178:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i181:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i179 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i180 = icmp eq i32 %call2.i179, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i180, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i181
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i181, %if.end5.i, %if.then.i178
  %retval.i171.0 = phi i32 [ 0, %if.then.i178 ], [ 22, %if.end5.i ], [ 0, %if.end.i181 ]
  %tobool6.i37 = icmp ne i32 %retval.i171.0, 0
  br i1 %tobool6.i37, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i38 = add i64 %conv.i31, 1
  %call10.i39 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i38, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i39, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i1, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i29.2 = phi i32 [ %retval.i171.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i171.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i29.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i40 = shl i64 1, %conv.i31
  %add29.i = add i32 32, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i40, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i25.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i29.2, %if.then27.i ], [ %error.i29.2, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i25.0, 0
  br i1 %tobool.i3, label %end_waiting.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i43 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44 = icmp ne i32 %call.i43, 0
  br i1 %tobool.i44, label %land.lhs.true.i47, label %if.end8.i

land.lhs.true.i47:                                ; preds = %if.end.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i45 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i46 = icmp ne i64 %call2.i45, 0
  br i1 %tobool3.i46, label %if.end8.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %land.lhs.true.i47
  %call4.i48 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i48, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i
  %shl.i72 = shl i64 1, %conv.i31
  %add.i73 = add i32 32, %call.i1
  %sh_prom1.i = zext i32 %add.i73 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i74 = or i64 %shl.i72, %shl2.i
  %not.i75 = xor i64 %or.i74, -1
  %call3.i76 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i75, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i76, 32
  %conv.i159 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i1
  %and.i78 = and i32 %conv.i159, %shl5.i
  %cmp.i79 = icmp ne i32 %and.i78, 0
  %lnot.i = xor i1 %cmp.i79, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i51 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52 = icmp ne i32 %call.i51, 0
  br i1 %tobool.i52, label %if.then.i55, label %cond_woken.exit

if.then.i55:                                      ; preds = %if.then4.i
  %conv.i53 = sext i32 %lnot.ext.i to i64
  %call2.i54 = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i53)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i55, %if.then4.i
  %call.i186 = call i32 @__gomc_self()
  %conv.i187 = zext i32 %call.i186 to i64
  %add.i188 = add i64 %conv.i187, 1
  br label %do.body.i94

do.body.i94:                                      ; preds = %do.body.i94, %cond_woken.exit
  %call4.i93 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i188, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i93, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i95 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i95, 4294967295
  %or.cond54 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond54, label %do.body.i94, label %do.end.i98.critedge

do.end.i98.critedge:                              ; preds = %do.body.i94
  %cmp21.i = icmp eq i64 %conv9.i95, 4294967295
  br i1 %cmp21.i, label %if.then.i99, label %end_waiting.exit

if.then.i99:                                      ; preds = %do.end.i98.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %end_waiting.exit

if.end8.i:                                        ; preds = %land.lhs.true.i47, %if.end.i, %land.rhs.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i31, i64 noundef 0, i32 noundef 2)
  %shr.i161 = lshr i64 %call10.i, 32
  %conv.i162 = trunc i64 %shr.i161 to i32
  %shl.i = shl i32 1, %call.i1
  %and.i7 = and i32 %conv.i162, %shl.i
  %tobool12.i = icmp ne i32 %and.i7, 0
  %lnot13.i = xor i1 %tobool12.i, true
  br i1 %lnot13.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i60 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i61 = icmp ne i32 %call.i60, 0
  br i1 %tobool.i61, label %if.then.i64, label %cond_woken.exit66

if.then.i64:                                      ; preds = %do.end.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i63 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %cond_woken.exit66

cond_woken.exit66:                                ; preds = %if.then.i64, %do.end.i
  %call.i183 = call i32 @__gomc_self()
  %conv.i184 = zext i32 %call.i183 to i64
  %add.i185 = add i64 %conv.i184, 1
  br label %do.body.i123

do.body.i123:                                     ; preds = %do.body.i123, %cond_woken.exit66
  %call4.i122 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i185, i64 noundef 0, i32 noundef 1)
  %and.i44.i124 = and i64 %call4.i122, 4294967295
  %conv.i45.i125 = trunc i64 %and.i44.i124 to i32
  %cmp6.i126 = icmp ne i32 %conv.i45.i125, 0
  %conv9.i129 = zext i32 %conv.i45.i125 to i64
  %cmp10.i130 = icmp ne i64 %conv9.i129, 4294967295
  %or.cond55 = select i1 %cmp6.i126, i1 %cmp10.i130, i1 false
  br i1 %or.cond55, label %do.body.i123, label %do.end.i146.critedge

do.end.i146.critedge:                             ; preds = %do.body.i123
  %cmp21.i145 = icmp eq i64 %conv9.i129, 4294967295
  br i1 %cmp21.i145, label %if.then.i147, label %end_waiting.exit

if.then.i147:                                     ; preds = %do.end.i146.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %do.end.i146.critedge, %do.end.i98.critedge, %cond_enqueue.exit, %if.then.i99, %if.then.i147
  %retval.i.0 = phi i32 [ %retval.i25.0, %cond_enqueue.exit ], [ 22, %if.then.i99 ], [ 22, %if.then.i147 ], [ 0, %do.end.i98.critedge ], [ 0, %do.end.i146.critedge ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i9 = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i9, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %begin_waiting.exit, label %return

begin_waiting.exit:                               ; preds = %entry
  %call.i10 = call i32 @__gomc_self()
  %cmp.i29 = icmp uge i32 %call.i10, 31
  br i1 %cmp.i29, label %if.then.i30, label %if.end.i35

if.then.i30:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i35:                                       ; preds = %begin_waiting.exit
  %conv.i31 = zext i32 %call.i10 to i64
  %call1.i32 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i31, i64 noundef 0, i32 noundef 2)
  %and.i100 = and i64 %call1.i32, -9223372036854775808
  %tobool.i101 = icmp ne i64 %and.i100, 0
  br i1 %tobool.i101, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i35
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i35, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i35 ]
  %tobool.i34 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i34, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i110 = and i64 %call1.i32, 4294967295
  %conv.i.i111 = trunc i64 %and.i.i110 to i32
  %cmp.i112 = icmp eq i32 %conv.i.i111, 0
  br i1 %cmp.i112, label %if.then.i113, label %if.end.i116

if.then.i113:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i116:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i114 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i115 = icmp eq i32 %call2.i114, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i115, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i116
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i116, %if.end5.i, %if.then.i113
  %retval.i106.0 = phi i32 [ 0, %if.then.i113 ], [ 22, %if.end5.i ], [ 0, %if.end.i116 ]
  %tobool6.i = icmp ne i32 %retval.i106.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i38

if.then7.i38:                                     ; preds = %cond_bind.exit
  %add.i37 = add i64 %conv.i31, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i37, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i38
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i38
  %add18.i = add i32 %call.i10, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i28.2 = phi i32 [ %retval.i106.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i106.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i28.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i39 = shl i64 1, %conv.i31
  %add29.i = add i32 32, %call.i10
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i39, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i25.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i28.2, %if.then27.i ], [ %error.i28.2, %if.end25.i ]
  %tobool.i12 = icmp ne i32 %retval.i25.0, 0
  br i1 %tobool.i12, label %return, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i65 = shl i64 1, %conv.i31
  %add.i66 = add i32 32, %call.i10
  %sh_prom1.i = zext i32 %add.i66 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i67 = or i64 %shl.i65, %shl2.i
  %not.i68 = xor i64 %or.i67, -1
  %call3.i69 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i68, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i69, 32
  %conv.i97 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i10
  %and.i70 = and i32 %conv.i97, %shl5.i
  %cmp.i71 = icmp ne i32 %and.i70, 0
  br i1 %cmp.i71, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i42 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i43 = icmp ne i32 %call.i42, 0
  br i1 %tobool.i43, label %land.lhs.true.i46, label %land.end.i

land.lhs.true.i46:                                ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i44 = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i45 = icmp ne i64 %call2.i44, 0
  br i1 %tobool3.i45, label %land.end.i, label %land.rhs.i49

land.rhs.i49:                                     ; preds = %land.lhs.true.i46
  %call4.i47 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i48 = icmp ne i32 %call4.i47, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i46, %land.rhs.i49, %if.end.i
  %5 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i46 ], [ false, %land.rhs.i ], [ %tobool5.i48, %land.rhs.i49 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i54 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55 = icmp ne i32 %call.i54, 0
  br i1 %tobool.i55, label %if.then.i58, label %cond_woken.exit

if.then.i58:                                      ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i56 = sext i32 %land.ext.i to i64
  %call2.i57 = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i56)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i58, %land.end.i
  %call.i117 = call i32 @__gomc_self()
  %conv.i118 = zext i32 %call.i117 to i64
  %add.i119 = add i64 %conv.i118, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond_woken.exit
  %call4.i85 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i119, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i85, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i86 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i86, 4294967295
  %or.cond41 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond41, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %cmp21.i = icmp eq i64 %conv9.i86, 4294967295
  br i1 %cmp21.i, label %if.then.i92, label %mutex_lock.exit

if.then.i92:                                      ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i92
  %retval.i77.0 = phi i32 [ 22, %if.then.i92 ], [ 0, %do.end.i.critedge ]
  %cmp.i16 = icmp ne i32 %retval.i77.0, 0
  br i1 %cmp.i16, label %return, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select = select i1 %cmp.i71, i1 true, i1 %5
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %return

return:                                           ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %cond11.i, %if.end8.i ], [ %retval.i25.0, %cond_enqueue.exit ], [ %retval.i77.0, %mutex_lock.exit ]
  ret i32 %retval.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i11 = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i11, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %return [
    i32 1, label %begin_waiting.exit
    i32 0, label %begin_waiting.exit
  ]

begin_waiting.exit:                               ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i12 = call i32 @__gomc_self()
  %cmp.i34 = icmp uge i32 %call.i12, 31
  br i1 %cmp.i34, label %if.then.i35, label %if.end.i40

if.then.i35:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i40:                                       ; preds = %begin_waiting.exit
  %conv.i36 = zext i32 %call.i12 to i64
  %call1.i37 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i36, i64 noundef 0, i32 noundef 2)
  %and.i105 = and i64 %call1.i37, -9223372036854775808
  %tobool.i106 = icmp ne i64 %and.i105, 0
  br i1 %tobool.i106, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i40
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i40, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i40 ]
  %tobool.i39 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i39, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i115 = and i64 %call1.i37, 4294967295
  %conv.i.i116 = trunc i64 %and.i.i115 to i32
  %cmp.i117 = icmp eq i32 %conv.i.i116, 0
  br i1 %cmp.i117, label %if.then.i118, label %if.end.i121

if.then.i118:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i121:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i119 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i120 = icmp eq i32 %call2.i119, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i120, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i121
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i121, %if.end5.i, %if.then.i118
  %retval.i111.0 = phi i32 [ 0, %if.then.i118 ], [ 22, %if.end5.i ], [ 0, %if.end.i121 ]
  %tobool6.i = icmp ne i32 %retval.i111.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i43

if.then7.i43:                                     ; preds = %cond_bind.exit
  %add.i42 = add i64 %conv.i36, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i42, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i43
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i43
  %add18.i = add i32 %call.i12, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i33.2 = phi i32 [ %retval.i111.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i111.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i33.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i44 = shl i64 1, %conv.i36
  %add29.i = add i32 32, %call.i12
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i44, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i30.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i33.2, %if.then27.i ], [ %error.i33.2, %if.end25.i ]
  %tobool.i14 = icmp ne i32 %retval.i30.0, 0
  br i1 %tobool.i14, label %return, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i70 = shl i64 1, %conv.i36
  %add.i71 = add i32 32, %call.i12
  %sh_prom1.i = zext i32 %add.i71 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i72 = or i64 %shl.i70, %shl2.i
  %not.i73 = xor i64 %or.i72, -1
  %call3.i74 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i73, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i74, 32
  %conv.i102 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i12
  %and.i75 = and i32 %conv.i102, %shl5.i
  %cmp.i76 = icmp ne i32 %and.i75, 0
  br i1 %cmp.i76, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i47 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i48 = icmp ne i32 %call.i47, 0
  br i1 %tobool.i48, label %land.lhs.true.i51, label %land.end.i

land.lhs.true.i51:                                ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i49 = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i50 = icmp ne i64 %call2.i49, 0
  br i1 %tobool3.i50, label %land.end.i, label %land.rhs.i54

land.rhs.i54:                                     ; preds = %land.lhs.true.i51
  %call4.i52 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i53 = icmp ne i32 %call4.i52, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i51, %land.rhs.i54, %if.end.i
  %5 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i51 ], [ false, %land.rhs.i ], [ %tobool5.i53, %land.rhs.i54 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i59 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i60 = icmp ne i32 %call.i59, 0
  br i1 %tobool.i60, label %if.then.i63, label %cond_woken.exit

if.then.i63:                                      ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i61 = sext i32 %land.ext.i to i64
  %call2.i62 = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i61)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i63, %land.end.i
  %call.i122 = call i32 @__gomc_self()
  %conv.i123 = zext i32 %call.i122 to i64
  %add.i124 = add i64 %conv.i123, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond_woken.exit
  %call4.i90 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i124, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i90, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i91 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i91, 4294967295
  %or.cond42 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond42, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %cmp21.i = icmp eq i64 %conv9.i91, 4294967295
  br i1 %cmp21.i, label %if.then.i97, label %mutex_lock.exit

if.then.i97:                                      ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i97
  %retval.i82.0 = phi i32 [ 22, %if.then.i97 ], [ 0, %do.end.i.critedge ]
  %cmp.i18 = icmp ne i32 %retval.i82.0, 0
  br i1 %cmp.i18, label %return, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select43 = select i1 %cmp.i76, i1 true, i1 %5
  %cond11.i = select i1 %spec.select43, i32 0, i32 110
  br label %return

return:                                           ; preds = %lor.lhs.false, %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %cond11.i, %if.end8.i ], [ %retval.i30.0, %cond_enqueue.exit ], [ %retval.i82.0, %mutex_lock.exit ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
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

