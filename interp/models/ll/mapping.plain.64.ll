source_filename = "mapping.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mapping = type { ptr, i64 }

@__gomc_mapping_count = internal global i32 0, align 4
@__gomc_mappings = internal global [64 x %struct.mapping] zeroinitializer, align 16
@__gomc_mapping.str = private unnamed_addr constant [39 x i8] c"munmap of anything but a whole mapping\00", align 1
@__gomc_mapping.str.1 = private unnamed_addr constant [43 x i8] c"madvise of anything but how memory is read\00", align 1
@__gomc_mapping.str.2 = private unnamed_addr constant [15 x i8] c"mmap of a file\00", align 1
@__gomc_mapping.str.3 = private unnamed_addr constant [48 x i8] c"mmap with a wish for an address, or other flags\00", align 1
@__gomc_mapping.str.4 = private unnamed_addr constant [23 x i8] c"alignment of a mapping\00", align 1
@__gomc_mapping.str.5 = private unnamed_addr constant [32 x i8] c"more than 64 mappings of memory\00", align 1
@__gomc_mapping.str.6 = private unnamed_addr constant [39 x i8] c"memory that cannot be read and written\00", align 1

define ptr @mmap(ptr noundef %wish, i64 noundef %size, i32 noundef %protection, i32 noundef %flags, i32 noundef %file, i64 noundef %offset) {
entry:
  %and.i = and i32 %flags, 3
  %and1.i = and i32 %flags, 32
  %tobool.i = icmp ne i32 %and1.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.2)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool2.i = icmp ne ptr %wish, null
  %and3.i = and i32 %flags, -180260
  %tobool4.i = icmp ne i32 %and3.i, 0
  %or.cond = or i1 %tobool2.i, %tobool4.i
  %cmp.i = icmp eq i32 %and.i, 3
  %or.cond11 = or i1 %or.cond, %cmp.i
  br i1 %or.cond11, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i
  %and.i12 = and i32 %protection, -5
  %cmp.i13 = icmp ne i32 %and.i12, 3
  br i1 %cmp.i13, label %if.then.i14, label %usable.exit

if.then.i14:                                      ; preds = %if.end7.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.6)
  unreachable

usable.exit:                                      ; preds = %if.end7.i
  %cmp8.i = icmp eq i32 %and.i, 0
  %cmp10.i = icmp eq i64 %size, 0
  %or.cond12 = or i1 %cmp8.i, %cmp10.i
  br i1 %or.cond12, label %map.exit, label %if.end12.i

if.end12.i:                                       ; preds = %usable.exit
  %add.i8 = add i64 %size, 4096
  %sub.i9 = sub i64 %add.i8, 1
  %and.i10 = and i64 %sub.i9, -4096
  %cmp14.i = icmp eq i64 %and.i10, 0
  br i1 %cmp14.i, label %map.exit, label %if.end17.i

if.end17.i:                                       ; preds = %if.end12.i
  %call18.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool19.i = icmp ne i32 %call18.i, 0
  br i1 %tobool19.i, label %map.exit, label %if.end22.i

if.end22.i:                                       ; preds = %if.end17.i
  %call24.i = call ptr @__gomc_alloc(i64 noundef %and.i10, i64 noundef 2)
  %0 = ptrtoint ptr %call24.i to i64
  %rem.i = urem i64 %0, 4096
  %tobool25.i = icmp ne i64 %rem.i, 0
  br i1 %tobool25.i, label %if.then26.i, label %if.end27.i

if.then26.i:                                      ; preds = %if.end22.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.4)
  unreachable

if.end27.i:                                       ; preds = %if.end22.i
  %call28.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_mapping_count, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call28.i to i32
  %cmp29.i = icmp uge i32 %conv.i, 64
  br i1 %cmp29.i, label %if.then31.i, label %if.end32.i

if.then31.i:                                      ; preds = %if.end27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.5)
  unreachable

if.end32.i:                                       ; preds = %if.end27.i
  %idxprom.i = zext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [64 x %struct.mapping], ptr @__gomc_mappings, i64 0, i64 %idxprom.i
  %size34.i = getelementptr inbounds %struct.mapping, ptr %arrayidx.i, i32 0, i32 1
  store i64 %and.i10, ptr %size34.i, align 8
  store atomic i64 %0, ptr %arrayidx.i release, align 16
  br label %map.exit

map.exit:                                         ; preds = %if.end17.i, %if.end12.i, %usable.exit, %if.end32.i
  %retval.i.0 = phi ptr [ %call24.i, %if.end32.i ], [ inttoptr (i64 -1 to ptr), %usable.exit ], [ inttoptr (i64 -1 to ptr), %if.end12.i ], [ inttoptr (i64 -1 to ptr), %if.end17.i ]
  ret ptr %retval.i.0
}

define ptr @mmap64(ptr noundef %wish, i64 noundef %size, i32 noundef %protection, i32 noundef %flags, i32 noundef %file, i64 noundef %offset) {
entry:
  %and.i = and i32 %flags, 3
  %and1.i = and i32 %flags, 32
  %tobool.i = icmp ne i32 %and1.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.2)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool2.i = icmp ne ptr %wish, null
  %and3.i = and i32 %flags, -180260
  %tobool4.i = icmp ne i32 %and3.i, 0
  %or.cond = or i1 %tobool2.i, %tobool4.i
  %cmp.i = icmp eq i32 %and.i, 3
  %or.cond11 = or i1 %or.cond, %cmp.i
  br i1 %or.cond11, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i
  %and.i12 = and i32 %protection, -5
  %cmp.i13 = icmp ne i32 %and.i12, 3
  br i1 %cmp.i13, label %if.then.i14, label %usable.exit

if.then.i14:                                      ; preds = %if.end7.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.6)
  unreachable

usable.exit:                                      ; preds = %if.end7.i
  %cmp8.i = icmp eq i32 %and.i, 0
  %cmp10.i = icmp eq i64 %size, 0
  %or.cond12 = or i1 %cmp8.i, %cmp10.i
  br i1 %or.cond12, label %map.exit, label %if.end12.i

if.end12.i:                                       ; preds = %usable.exit
  %add.i8 = add i64 %size, 4096
  %sub.i9 = sub i64 %add.i8, 1
  %and.i10 = and i64 %sub.i9, -4096
  %cmp14.i = icmp eq i64 %and.i10, 0
  br i1 %cmp14.i, label %map.exit, label %if.end17.i

if.end17.i:                                       ; preds = %if.end12.i
  %call18.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool19.i = icmp ne i32 %call18.i, 0
  br i1 %tobool19.i, label %map.exit, label %if.end22.i

if.end22.i:                                       ; preds = %if.end17.i
  %call24.i = call ptr @__gomc_alloc(i64 noundef %and.i10, i64 noundef 2)
  %0 = ptrtoint ptr %call24.i to i64
  %rem.i = urem i64 %0, 4096
  %tobool25.i = icmp ne i64 %rem.i, 0
  br i1 %tobool25.i, label %if.then26.i, label %if.end27.i

if.then26.i:                                      ; preds = %if.end22.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.4)
  unreachable

if.end27.i:                                       ; preds = %if.end22.i
  %call28.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_mapping_count, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call28.i to i32
  %cmp29.i = icmp uge i32 %conv.i, 64
  br i1 %cmp29.i, label %if.then31.i, label %if.end32.i

if.then31.i:                                      ; preds = %if.end27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.5)
  unreachable

if.end32.i:                                       ; preds = %if.end27.i
  %idxprom.i = zext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [64 x %struct.mapping], ptr @__gomc_mappings, i64 0, i64 %idxprom.i
  %size34.i = getelementptr inbounds %struct.mapping, ptr %arrayidx.i, i32 0, i32 1
  store i64 %and.i10, ptr %size34.i, align 8
  store atomic i64 %0, ptr %arrayidx.i release, align 16
  br label %map.exit

map.exit:                                         ; preds = %if.end17.i, %if.end12.i, %usable.exit, %if.end32.i
  %retval.i.0 = phi ptr [ %call24.i, %if.end32.i ], [ inttoptr (i64 -1 to ptr), %usable.exit ], [ inttoptr (i64 -1 to ptr), %if.end12.i ], [ inttoptr (i64 -1 to ptr), %if.end17.i ]
  ret ptr %retval.i.0
}

define i32 @munmap(ptr noundef %from, i64 noundef %size) {
entry:
  %0 = ptrtoint ptr %from to i64
  %rem = urem i64 %0, 4096
  %tobool = icmp ne i64 %rem, 0
  %cmp = icmp eq i64 %size, 0
  %or.cond = or i1 %tobool, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %1 = load atomic i32, ptr @__gomc_mapping_count acquire, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp ult i32 %i.0, %1
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [64 x %struct.mapping], ptr @__gomc_mappings, i64 0, i64 %idxprom
  %2 = load atomic i64, ptr %arrayidx acquire, align 8
  %3 = inttoptr i64 %2 to ptr
  %cmp3 = icmp ne ptr %3, %from
  br i1 %cmp3, label %for.inc, label %if.end5

if.end5:                                          ; preds = %for.body
  %size6 = getelementptr inbounds %struct.mapping, ptr %arrayidx, i32 0, i32 1
  %4 = load i64, ptr %size6, align 8
  %add.i = add i64 %size, 4096
  %sub.i = sub i64 %add.i, 1
  %and.i = and i64 %sub.i, -4096
  %cmp8 = icmp ne i64 %4, %and.i
  br i1 %cmp8, label %for.end, label %if.end10

if.end10:                                         ; preds = %if.end5
  %call12 = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx, i32 noundef 8, i64 noundef 0, i64 noundef %0, i32 noundef 0)
  %cmp13 = icmp ne i64 %call12, %0
  br i1 %cmp13, label %for.end, label %if.end15

if.end15:                                         ; preds = %if.end10
  %call16 = call i32 @__gomc_unmap(ptr noundef %from)
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %if.end10, %if.end5, %for.cond
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str)
  unreachable

return:                                           ; preds = %entry, %if.end15
  %retval.0 = phi i32 [ 0, %if.end15 ], [ -1, %entry ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_unmap(ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

define i32 @mprotect(ptr noundef %from, i64 noundef %size, i32 noundef %protection) {
entry:
  %and.i = and i32 %protection, -5
  %cmp.i = icmp ne i32 %and.i, 3
  br i1 %cmp.i, label %if.then.i, label %usable.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.6)
  unreachable

usable.exit:                                      ; preds = %entry
  ret i32 0
}

define i32 @madvise(ptr noundef %from, i64 noundef %size, i32 noundef %advice) {
entry:
  %cmp = icmp slt i32 %advice, 0
  %cmp1 = icmp sgt i32 %advice, 3
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_mapping.str.1)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

declare i32 @__gomc_happens(i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

