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
  %call.i8 = call i32 @__gomc_self()
  %cmp.i26 = icmp uge i32 %call.i8, 31
  br i1 %cmp.i26, label %if.then.i27, label %if.end.i31

if.then.i27:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i31:                                       ; preds = %entry
  %conv.i = zext i32 %call.i8 to i64
  %call1.i28 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i96 = and i64 %call1.i28, -9223372036854775808
  %tobool.i97 = icmp ne i64 %and.i96, 0
  br i1 %tobool.i97, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i31
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i31, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i31 ]
  %tobool.i30 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i30, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i106 = and i64 %call1.i28, 4294967295
  %conv.i.i107 = trunc i64 %and.i.i106 to i32
  %cmp.i108 = icmp eq i32 %conv.i.i107, 0
  br i1 %cmp.i108, label %if.then.i109, label %if.end.i112

if.then.i109:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i112:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i110 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i111 = icmp eq i32 %call2.i110, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i111, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i112
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i112, %if.end5.i, %if.then.i109
  %retval.i102.0 = phi i32 [ 0, %if.then.i109 ], [ 22, %if.end5.i ], [ 0, %if.end.i112 ]
  %tobool6.i = icmp ne i32 %retval.i102.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i34

if.then7.i34:                                     ; preds = %cond_bind.exit
  %add.i33 = add i64 %conv.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i33, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i34
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i34
  %add18.i = add i32 %call.i8, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i25.2 = phi i32 [ %retval.i102.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i102.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i25.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i35 = shl i64 1, %conv.i
  %add29.i = add i32 32, %call.i8
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i35, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i22.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i25.2, %if.then27.i ], [ %error.i25.2, %if.end25.i ]
  %tobool.i10 = icmp ne i32 %retval.i22.0, 0
  br i1 %tobool.i10, label %end_waiting.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i61 = shl i64 1, %conv.i
  %add.i62 = add i32 32, %call.i8
  %sh_prom1.i = zext i32 %add.i62 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i63 = or i64 %shl.i61, %shl2.i
  %not.i64 = xor i64 %or.i63, -1
  %call3.i65 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i64, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i65, 32
  %conv.i93 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i8
  %and.i66 = and i32 %conv.i93, %shl5.i
  %cmp.i67 = icmp ne i32 %and.i66, 0
  br i1 %cmp.i67, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i38 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39 = icmp ne i32 %call.i38, 0
  br i1 %tobool.i39, label %land.lhs.true.i42, label %land.end.i

land.lhs.true.i42:                                ; preds = %land.rhs.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i40 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i41 = icmp ne i64 %call2.i40, 0
  br i1 %tobool3.i41, label %land.end.i, label %land.rhs.i45

land.rhs.i45:                                     ; preds = %land.lhs.true.i42
  %call4.i43 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i44 = icmp ne i32 %call4.i43, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i42, %land.rhs.i45, %if.end.i
  %4 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i42 ], [ false, %land.rhs.i ], [ %tobool5.i44, %land.rhs.i45 ]
  %land.ext.i = zext i1 %4 to i32
  %call.i50 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i51 = icmp ne i32 %call.i50, 0
  br i1 %tobool.i51, label %if.then.i54, label %cond_woken.exit

if.then.i54:                                      ; preds = %land.end.i
  %5 = ptrtoint ptr %cond to i64
  %conv.i52 = sext i32 %land.ext.i to i64
  %call2.i53 = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i52)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i54, %land.end.i
  %call.i113 = call i32 @__gomc_self()
  %conv.i114 = zext i32 %call.i113 to i64
  %add.i115 = add i64 %conv.i114, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond_woken.exit
  %call4.i81 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i115, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i81, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i82 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i82, 4294967295
  %or.cond41 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond41, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %cmp21.i = icmp eq i64 %conv9.i82, 4294967295
  br i1 %cmp21.i, label %if.then.i88, label %mutex_lock.exit

if.then.i88:                                      ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i88
  %retval.i73.0 = phi i32 [ 22, %if.then.i88 ], [ 0, %do.end.i.critedge ]
  %cmp.i = icmp ne i32 %retval.i73.0, 0
  br i1 %cmp.i, label %end_waiting.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select = select i1 %cmp.i67, i1 true, i1 %4
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %if.end8.i, %cond_enqueue.exit, %mutex_lock.exit
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i22.0, %cond_enqueue.exit ], [ %retval.i73.0, %mutex_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i8 = call i32 @__gomc_self()
  %cmp.i26 = icmp uge i32 %call.i8, 31
  br i1 %cmp.i26, label %if.then.i27, label %if.end.i31

if.then.i27:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i31:                                       ; preds = %entry
  %conv.i = zext i32 %call.i8 to i64
  %call1.i28 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i96 = and i64 %call1.i28, -9223372036854775808
  %tobool.i97 = icmp ne i64 %and.i96, 0
  br i1 %tobool.i97, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i31
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i31, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i31 ]
  %tobool.i30 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i30, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i106 = and i64 %call1.i28, 4294967295
  %conv.i.i107 = trunc i64 %and.i.i106 to i32
  %cmp.i108 = icmp eq i32 %conv.i.i107, 0
  br i1 %cmp.i108, label %if.then.i109, label %if.end.i112

if.then.i109:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i112:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i110 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i111 = icmp eq i32 %call2.i110, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i111, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i112
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i112, %if.end5.i, %if.then.i109
  %retval.i102.0 = phi i32 [ 0, %if.then.i109 ], [ 22, %if.end5.i ], [ 0, %if.end.i112 ]
  %tobool6.i = icmp ne i32 %retval.i102.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i34

if.then7.i34:                                     ; preds = %cond_bind.exit
  %add.i33 = add i64 %conv.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i33, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i34
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i34
  %add18.i = add i32 %call.i8, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i25.2 = phi i32 [ %retval.i102.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i102.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i25.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i35 = shl i64 1, %conv.i
  %add29.i = add i32 32, %call.i8
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i35, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i22.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i25.2, %if.then27.i ], [ %error.i25.2, %if.end25.i ]
  %tobool.i10 = icmp ne i32 %retval.i22.0, 0
  br i1 %tobool.i10, label %end_waiting.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i61 = shl i64 1, %conv.i
  %add.i62 = add i32 32, %call.i8
  %sh_prom1.i = zext i32 %add.i62 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i63 = or i64 %shl.i61, %shl2.i
  %not.i64 = xor i64 %or.i63, -1
  %call3.i65 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i64, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i65, 32
  %conv.i93 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i8
  %and.i66 = and i32 %conv.i93, %shl5.i
  %cmp.i67 = icmp ne i32 %and.i66, 0
  br i1 %cmp.i67, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i38 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39 = icmp ne i32 %call.i38, 0
  br i1 %tobool.i39, label %land.lhs.true.i42, label %land.end.i

land.lhs.true.i42:                                ; preds = %land.rhs.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i40 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i41 = icmp ne i64 %call2.i40, 0
  br i1 %tobool3.i41, label %land.end.i, label %land.rhs.i45

land.rhs.i45:                                     ; preds = %land.lhs.true.i42
  %call4.i43 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i44 = icmp ne i32 %call4.i43, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i42, %land.rhs.i45, %if.end.i
  %4 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i42 ], [ false, %land.rhs.i ], [ %tobool5.i44, %land.rhs.i45 ]
  %land.ext.i = zext i1 %4 to i32
  %call.i50 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i51 = icmp ne i32 %call.i50, 0
  br i1 %tobool.i51, label %if.then.i54, label %cond_woken.exit

if.then.i54:                                      ; preds = %land.end.i
  %5 = ptrtoint ptr %cond to i64
  %conv.i52 = sext i32 %land.ext.i to i64
  %call2.i53 = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i52)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i54, %land.end.i
  %call.i113 = call i32 @__gomc_self()
  %conv.i114 = zext i32 %call.i113 to i64
  %add.i115 = add i64 %conv.i114, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond_woken.exit
  %call4.i81 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i115, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i81, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i82 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i82, 4294967295
  %or.cond41 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond41, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %cmp21.i = icmp eq i64 %conv9.i82, 4294967295
  br i1 %cmp21.i, label %if.then.i88, label %mutex_lock.exit

if.then.i88:                                      ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i88
  %retval.i73.0 = phi i32 [ 22, %if.then.i88 ], [ 0, %do.end.i.critedge ]
  %cmp.i = icmp ne i32 %retval.i73.0, 0
  br i1 %cmp.i, label %end_waiting.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select = select i1 %cmp.i67, i1 true, i1 %4
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %if.end8.i, %cond_enqueue.exit, %mutex_lock.exit
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i22.0, %cond_enqueue.exit ], [ %retval.i73.0, %mutex_lock.exit ]
  ret i32 %retval.i.0
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
  ret i32 0
}

define i32 @pthread_condattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
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

