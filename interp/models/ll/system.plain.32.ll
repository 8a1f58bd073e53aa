source_filename = "system.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }

@__gomc_environment = internal global [1 x ptr] zeroinitializer, align 4
@environ = global ptr @__gomc_environment, align 4
@__environ = global ptr @__gomc_environment, align 4
@__gomc_node = internal constant [10 x i8] c"localhost\00", align 1
@__gomc_names = internal constant %struct.utsname { [65 x i8] c"Linux\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"localhost\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"6.1.0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"#1 SMP\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"i686\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [65 x i8] c"(none)\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }, align 1
@__gomc_unlogged = internal global i32 0, align 4
@__gomc_domain = internal global ptr null, align 4
@__gomc_system.str = private unnamed_addr constant [9 x i8] c"messages\00", align 1
@__gomc_system.str.1 = private unnamed_addr constant [18 x i8] c"/usr/share/locale\00", align 1

define i32 @gethostname(ptr noundef %name, i32 noundef %size) {
entry:
  %cmp = icmp ult i32 %size, 10
  %size. = select i1 %cmp, i32 %size, i32 10
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %name, ptr align 1 @__gomc_node, i32 %size., i1 false)
  %cond5 = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond5
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

define i32 @uname(ptr noundef %names) {
entry:
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %names, ptr align 1 @__gomc_names, i32 390, i1 false)
  ret i32 0
}

define ptr @getcwd(ptr noundef %buffer, i32 noundef %size) {
entry:
  %tobool = icmp eq ptr %buffer, null
  %tobool1 = icmp ne i32 %size, 0
  %or.cond = or i1 %tobool, %tobool1
  %or.cond.not = xor i1 %or.cond, true
  %cmp = icmp eq i32 %size, 1
  %or.cond11 = or i1 %or.cond.not, %cmp
  br i1 %or.cond11, label %return, label %if.end4

if.end4:                                          ; preds = %entry
  %tobool5 = icmp ne ptr %buffer, null
  br i1 %tobool5, label %cond.end10, label %cond.false

cond.false:                                       ; preds = %if.end4
  %size. = select i1 %tobool1, i32 %size, i32 2
  %conv = zext i32 %size. to i64
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %cond.end10, label %if.end.i

if.end.i:                                         ; preds = %cond.false
  %call.i22 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i23 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i23, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i24 = call ptr @__gomc_new_or_again(i64 noundef %conv, i32 noundef 0)
  br label %cond.end10

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %conv, i32 noundef 0)
  br label %cond.end10

cond.end10:                                       ; preds = %cond.false, %cond.false.i, %cond.true.i, %if.end4
  %cond11 = phi ptr [ %buffer, %if.end4 ], [ null, %cond.false ], [ %call1.i24, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %tobool12 = icmp ne ptr %cond11, null
  br i1 %tobool12, label %if.then13, label %return

if.then13:                                        ; preds = %cond.end10
  store i8 47, ptr %cond11, align 1
  %arrayidx14 = getelementptr inbounds i8, ptr %cond11, i32 1
  store i8 0, ptr %arrayidx14, align 1
  br label %return

return:                                           ; preds = %cond.end10, %if.then13, %entry
  %retval.0 = phi ptr [ null, %entry ], [ %cond11, %if.then13 ], [ %cond11, %cond.end10 ]
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
  %values = alloca ptr, align 4
  call void @llvm.va_start(ptr %values)
  %0 = load ptr, ptr %values, align 4
  call void @__look_at_list(ptr noundef %format, ptr noundef %0)
  call void @llvm.va_end(ptr %values)
  ret void
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define void @__syslog_chk(i32 noundef %priority, i32 noundef %flag, ptr noundef %format, ...) {
entry:
  %values = alloca ptr, align 4
  call void @llvm.va_start(ptr %values)
  %0 = load ptr, ptr %values, align 4
  call void @__look_at_list(ptr noundef %format, ptr noundef %0)
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

define ptr @ngettext(ptr noundef %one, ptr noundef %many, i32 noundef %n) {
entry:
  %cmp = icmp eq i32 %n, 1
  %one.many = select i1 %cmp, ptr %one, ptr %many
  ret ptr %one.many
}

define ptr @dngettext(ptr noundef %domain, ptr noundef %one, ptr noundef %many, i32 noundef %n) {
entry:
  %cmp = icmp eq i32 %n, 1
  %one.many = select i1 %cmp, ptr %one, ptr %many
  ret ptr %one.many
}

define ptr @dcngettext(ptr noundef %domain, ptr noundef %one, ptr noundef %many, i32 noundef %n, i32 noundef %category) {
entry:
  %cmp = icmp eq i32 %n, 1
  %one.many = select i1 %cmp, ptr %one, ptr %many
  ret ptr %one.many
}

define ptr @textdomain(ptr noundef %domain) {
entry:
  %tobool = icmp ne ptr %domain, null
  br i1 %tobool, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %0 = load atomic i32, ptr @__gomc_domain seq_cst, align 4
  %1 = inttoptr i32 %0 to ptr
  br label %if.end

if.else:                                          ; preds = %entry
  %2 = load i8, ptr %domain, align 1
  %conv = sext i8 %2 to i32
  %tobool1 = icmp ne i32 %conv, 0
  %domain. = select i1 %tobool1, ptr %domain, ptr null
  %3 = ptrtoint ptr %domain. to i32
  store atomic i32 %3, ptr @__gomc_domain seq_cst, align 4
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

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare ptr @__gomc_new_or_again(i64 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

