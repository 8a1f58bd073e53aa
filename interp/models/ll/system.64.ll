source_filename = "system.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_environment = internal global [1 x ptr] zeroinitializer, align 8
@environ = global ptr @__gomc_environment, align 8
@__environ = global ptr @__gomc_environment, align 8
@__gomc_node = internal constant [10 x i8] c"localhost\00", align 1
@__gomc_names = internal constant %struct.utsname { [65 x i8] c"Linux\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"localhost\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"6.1.0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"#1 SMP\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"x86_64\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"(none)\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }, align 1
@__gomc_unlogged = internal global i32 0, align 4
@__gomc_domain = internal global ptr null, align 8
@__gomc_system.str = private unnamed_addr constant [9 x i8] c"messages\00", align 1
@__gomc_system.str.1 = private unnamed_addr constant [18 x i8] c"/usr/share/locale\00", align 1

define i32 @gethostname(ptr noundef %name, i64 noundef %size) {
entry:
  %cmp = icmp ult i64 %size, 10
  %size. = select i1 %cmp, i64 %size, i64 10
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %name, ptr align 1 @__gomc_node, i64 %size., i1 false)
  br i1 %cmp, label %cond.true2, label %cond.end4

cond.true2:                                       ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end4

if.end.i:                                         ; preds = %cond.true2
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 36
  br i1 %cmp.i, label %if.then2.i, label %cond.end4

if.then2.i:                                       ; preds = %if.end.i
  store i32 36, ptr %call1.i, align 4
  br label %cond.end4

cond.end4:                                        ; preds = %entry, %if.end.i, %if.then2.i, %cond.true2
  %cond5 = phi i32 [ -1, %cond.true2 ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %entry ]
  ret i32 %cond5
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @uname(ptr noundef %names) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %names, ptr align 1 @__gomc_names, i64 390, i1 false)
  ret i32 0
}

define ptr @getcwd(ptr noundef %buffer, i64 noundef %size) {
entry:
  %tobool = icmp eq ptr %buffer, null
  %tobool1 = icmp ne i64 %size, 0
  %or.cond = or i1 %tobool, %tobool1
  br i1 %or.cond, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i25 = call i32 @__gomc_reads_errno()
  %tobool.i26 = icmp ne i32 %call.i25, 0
  br i1 %tobool.i26, label %if.end.i30, label %return

if.end.i30:                                       ; preds = %if.then
  %call1.i28 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i28, align 4
  %cmp.i29 = icmp ne i32 %0, 22
  br i1 %cmp.i29, label %if.then2.i31, label %return

if.then2.i31:                                     ; preds = %if.end.i30
  store i32 22, ptr %call1.i28, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp = icmp eq i64 %size, 1
  br i1 %cmp, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %call.i35 = call i32 @__gomc_reads_errno()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  br i1 %tobool.i36, label %if.end.i40, label %return

if.end.i40:                                       ; preds = %if.then2
  %call1.i38 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i38, align 4
  %cmp.i39 = icmp ne i32 %1, 34
  br i1 %cmp.i39, label %if.then2.i41, label %return

if.then2.i41:                                     ; preds = %if.end.i40
  store i32 34, ptr %call1.i38, align 4
  br label %return

if.end4:                                          ; preds = %if.end
  %tobool5 = icmp ne ptr %buffer, null
  br i1 %tobool5, label %cond.end10, label %cond.false

cond.false:                                       ; preds = %if.end4
  %size. = select i1 %tobool1, i64 %size, i64 2
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cond.false
  %call.i18 = call i32 @__gomc_reads_errno()
  %tobool.i19 = icmp ne i32 %call.i18, 0
  br i1 %tobool.i19, label %if.end.i22, label %cond.end10

if.end.i22:                                       ; preds = %if.then.i
  %call1.i21 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i21, align 4
  %cmp.i = icmp ne i32 %2, 12
  br i1 %cmp.i, label %if.then2.i, label %cond.end10

if.then2.i:                                       ; preds = %if.end.i22
  store i32 12, ptr %call1.i21, align 4
  br label %cond.end10

if.end.i:                                         ; preds = %cond.false
  %call.i45 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i47 = call ptr @__gomc_new_or_again(i64 noundef %size., i32 noundef 0)
  br label %cond.end10

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size., i64 noundef 0)
  br label %cond.end10

cond.end10:                                       ; preds = %if.then.i, %if.then2.i, %if.end.i22, %cond.false.i, %cond.true.i, %if.end4
  %cond11 = phi ptr [ %buffer, %if.end4 ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i22 ], [ %call1.i47, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %tobool12 = icmp ne ptr %cond11, null
  br i1 %tobool12, label %if.then13, label %return

if.then13:                                        ; preds = %cond.end10
  store i8 47, ptr %cond11, align 1
  %arrayidx14 = getelementptr inbounds i8, ptr %cond11, i64 1
  store i8 0, ptr %arrayidx14, align 1
  br label %return

return:                                           ; preds = %cond.end10, %if.then13, %if.end.i40, %if.then2.i41, %if.then2, %if.end.i30, %if.then2.i31, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i31 ], [ null, %if.end.i30 ], [ null, %if.then2 ], [ null, %if.then2.i41 ], [ null, %if.end.i40 ], [ %cond11, %if.then13 ], [ %cond11, %cond.end10 ]
  ret ptr %retval.0
}

define void @openlog(ptr noundef %name, i32 noundef %options, i32 noundef %facility) {
entry:
  ret void
}

define void @closelog() {
entry:
  ret void
}

define void @vsyslog(i32 noundef %priority, ptr noundef %format, ptr noundef %values) {
entry:
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  ret void
}

declare void @__look_at_list(ptr noundef, ptr noundef)

define void @__vsyslog_chk(i32 noundef %priority, i32 noundef %flag, ptr noundef %format, ptr noundef %values) {
entry:
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  ret void
}

define void @syslog(i32 noundef %priority, ptr noundef %format, ...) {
entry:
  %values = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %values)
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  call void @llvm.va_end(ptr %values)
  ret void
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define void @__syslog_chk(i32 noundef %priority, i32 noundef %flag, ptr noundef %format, ...) {
entry:
  %values = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %values)
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  call void @llvm.va_end(ptr %values)
  ret void
}

define i32 @setlogmask(i32 noundef %mask) {
entry:
  %tobool = icmp ne i32 %mask, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %xor = xor i32 %mask, 255
  %0 = atomicrmw xchg ptr @__gomc_unlogged, i32 %xor seq_cst, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load atomic i32, ptr @__gomc_unlogged seq_cst, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ %1, %cond.false ]
  %xor2 = xor i32 %cond, 255
  ret i32 %xor2
}

define ptr @gettext(ptr noundef %message) {
entry:
  ret ptr %message
}

define ptr @dgettext(ptr noundef %domain, ptr noundef %message) {
entry:
  ret ptr %message
}

define ptr @dcgettext(ptr noundef %domain, ptr noundef %message, i32 noundef %category) {
entry:
  ret ptr %message
}

define ptr @ngettext(ptr noundef %one, ptr noundef %many, i64 noundef %n) {
entry:
  %cmp = icmp eq i64 %n, 1
  %one.many = select i1 %cmp, ptr %one, ptr %many
  ret ptr %one.many
}

define ptr @dngettext(ptr noundef %domain, ptr noundef %one, ptr noundef %many, i64 noundef %n) {
entry:
  %cmp = icmp eq i64 %n, 1
  %one.many = select i1 %cmp, ptr %one, ptr %many
  ret ptr %one.many
}

define ptr @dcngettext(ptr noundef %domain, ptr noundef %one, ptr noundef %many, i64 noundef %n, i32 noundef %category) {
entry:
  %cmp = icmp eq i64 %n, 1
  %one.many = select i1 %cmp, ptr %one, ptr %many
  ret ptr %one.many
}

define ptr @textdomain(ptr noundef %domain) {
entry:
  %tobool = icmp ne ptr %domain, null
  br i1 %tobool, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %0 = load atomic i64, ptr @__gomc_domain seq_cst, align 8
  %1 = inttoptr i64 %0 to ptr
  br label %if.end

if.else:                                          ; preds = %entry
  %2 = load i8, ptr %domain, align 1
  %conv = sext i8 %2 to i32
  %tobool1 = icmp ne i32 %conv, 0
  %domain. = select i1 %tobool1, ptr %domain, ptr null
  %3 = ptrtoint ptr %domain. to i64
  store atomic i64 %3, ptr @__gomc_domain seq_cst, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %now.0 = phi ptr [ %domain, %if.else ], [ %1, %if.then ]
  %tobool2 = icmp ne ptr %now.0, null
  br i1 %tobool2, label %land.lhs.true, label %cond.false7

land.lhs.true:                                    ; preds = %if.end
  %4 = load i8, ptr %now.0, align 1
  %conv4 = sext i8 %4 to i32
  %tobool5 = icmp ne i32 %conv4, 0
  br i1 %tobool5, label %cond.end8, label %cond.false7

cond.false7:                                      ; preds = %land.lhs.true, %if.end
  br label %cond.end8

cond.end8:                                        ; preds = %land.lhs.true, %cond.false7
  %cond9 = phi ptr [ @__gomc_system.str, %cond.false7 ], [ %now.0, %land.lhs.true ]
  ret ptr %cond9
}

define ptr @bindtextdomain(ptr noundef %domain, ptr noundef %directory) {
entry:
  %tobool = icmp ne ptr %domain, null
  br i1 %tobool, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  %0 = load i8, ptr %domain, align 1
  %tobool1 = icmp ne i8 %0, 0
  br i1 %tobool1, label %if.end, label %return

if.end:                                           ; preds = %lor.lhs.false
  %tobool2 = icmp ne ptr %directory, null
  %directory..str.1 = select i1 %tobool2, ptr %directory, ptr @__gomc_system.str.1
  br label %return

return:                                           ; preds = %entry, %lor.lhs.false, %if.end
  %retval.0 = phi ptr [ %directory..str.1, %if.end ], [ null, %lor.lhs.false ], [ null, %entry ]
  ret ptr %retval.0
}

define ptr @bind_textdomain_codeset(ptr noundef %domain, ptr noundef %codeset) {
entry:
  ret ptr %codeset
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare ptr @__gomc_new_or_again(i64 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

