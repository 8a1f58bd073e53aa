source_filename = "cxxthrow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { ptr, ptr }
%struct.header = type { i64, ptr, ptr, i64 }
%struct.part = type { ptr, ptr, i32 }
%struct.cast = type { %struct.part, ptr, %struct.found, %struct.found }
%struct.found = type { ptr, i32, i32 }
%struct.single = type { %struct.type, ptr }
%struct.multiple = type { %struct.type, i32, i32, [0 x %struct.anon] }
%struct.anon = type { ptr, i64 }
%struct.target = type { i64, i64, ptr }
%struct.reference = type { ptr }
%struct.pointer = type { %struct.type, i32, ptr }

@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr], align 8
@__gomc_name_forced = internal constant [32 x i8] c"N10__cxxabiv115__forced_unwindE\00", align 16
@_ZTIN10__cxxabiv115__forced_unwindE = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_name_forced }, align 8
@__gomc_cxxthrow.str = private unnamed_addr constant [10 x i8] c"terminate\00", align 1
@__gomc_cxxthrow.str.1 = private unnamed_addr constant [55 x i8] c"throw without an operand where no exception is handled\00", align 1
@__gomc_cxxthrow.str.2 = private unnamed_addr constant [79 x i8] c"an exception leaves a function that is noexcept, or a destructor: one of type \00", align 1
@__gomc_cxxthrow.str.3 = private unnamed_addr constant [82 x i8] c"an exception leaves a function whose specification does not list it: one of type \00", align 1
@__gomc_cxxthrow.str.4 = private unnamed_addr constant [41 x i8] c"std::rethrow_exception of a null pointer\00", align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr], align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr], align 8
@__gomc_cxxthrow.str.5 = private unnamed_addr constant [22 x i8] c"an exception was lost\00", align 1
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr], align 8
@__gomc_cxxthrow.str.6 = private unnamed_addr constant [3 x i8] c"Dn\00", align 1
@__gomc_cxxthrow.str.7 = private unnamed_addr constant [2 x i8] c"v\00", align 1
@_ZTVN10__cxxabiv120__function_type_infoE = external global [0 x ptr], align 8
@__gomc_cxxthrow.str.8 = private unnamed_addr constant [51 x i8] c"a handler for pointers to pointers of another type\00", align 1
@__gomc_cxxthrow.str.9 = private unnamed_addr constant [81 x i8] c"a null pointer to a class that a handler for pointers to another class may catch\00", align 1
@__gomc_cxxthrow.str.10 = private unnamed_addr constant [37 x i8] c"nobody catches an exception of type \00", align 1

define ptr @__cxa_allocate_exception(i64 noundef %size) {
entry:
  %add = add i64 %size, 32
  %call = call ptr @__gomc_alloc(i64 noundef %add, i64 noundef 0)
  %add.ptr = getelementptr inbounds %struct.header, ptr %call, i64 1
  ret ptr %add.ptr
}

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

define void @__cxa_free_exception(ptr noundef %exception) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  call void @free(ptr noundef %add.ptr.i)
  ret void
}

declare void @free(ptr noundef)

define ptr @__dynamic_cast(ptr noundef %object, ptr noundef %from, ptr noundef %to, i64 noundef %hint) {
entry:
  %whole = alloca %struct.part, align 8
  %cast = alloca %struct.cast, align 8
  %0 = load ptr, ptr %object, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 -1
  %1 = load i64, ptr %arrayidx, align 8
  %2 = inttoptr i64 %1 to ptr
  store ptr %2, ptr %whole, align 8
  %object1 = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %arrayidx2 = getelementptr inbounds i64, ptr %0, i64 -2
  %3 = load i64, ptr %arrayidx2, align 8
  %add.ptr = getelementptr inbounds i8, ptr %object, i64 %3
  store ptr %add.ptr, ptr %object1, align 8
  %accessible = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  store i32 1, ptr %accessible, align 8
  store ptr %from, ptr %cast, align 8
  %object5 = getelementptr inbounds %struct.part, ptr %cast, i32 0, i32 1
  store ptr %object, ptr %object5, align 8
  %accessible6 = getelementptr inbounds %struct.part, ptr %cast, i32 0, i32 2
  store i32 1, ptr %accessible6, align 8
  %to7 = getelementptr inbounds %struct.cast, ptr %cast, i32 0, i32 1
  store ptr %to, ptr %to7, align 8
  %down = getelementptr inbounds %struct.cast, ptr %cast, i32 0, i32 2
  store ptr null, ptr %down, align 8
  %several = getelementptr inbounds %struct.found, ptr %down, i32 0, i32 1
  store i32 0, ptr %several, align 8
  %accessible9 = getelementptr inbounds %struct.found, ptr %down, i32 0, i32 2
  store i32 0, ptr %accessible9, align 4
  %across = getelementptr inbounds %struct.cast, ptr %cast, i32 0, i32 3
  store ptr null, ptr %across, align 8
  %several11 = getelementptr inbounds %struct.found, ptr %across, i32 0, i32 1
  store i32 0, ptr %several11, align 8
  %accessible12 = getelementptr inbounds %struct.found, ptr %across, i32 0, i32 2
  store i32 0, ptr %accessible12, align 4
  call void @__gomc_find_cast(ptr noundef %whole, ptr noundef %cast)
  %4 = load ptr, ptr %down, align 8
  %tobool = icmp ne ptr %4, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load i32, ptr %several, align 8
  %tobool17 = icmp ne i32 %5, 0
  %cond = select i1 %tobool17, ptr null, ptr %4
  br label %return

if.end:                                           ; preds = %entry
  %6 = load i32, ptr %several11, align 8
  %tobool22 = icmp eq i32 %6, 0
  %7 = load i32, ptr %accessible12, align 4
  %tobool25 = icmp ne i32 %7, 0
  %or.cond = select i1 %tobool22, i1 %tobool25, i1 false
  br i1 %or.cond, label %lor.lhs.false26, label %return

lor.lhs.false26:                                  ; preds = %if.end
  %call = call i32 @__gomc_has_part(ptr noundef %whole, ptr noundef %cast)
  %tobool28 = icmp ne i32 %call, 0
  %8 = load ptr, ptr %across, align 8
  %spec.select = select i1 %tobool28, ptr %8, ptr null
  br label %return

return:                                           ; preds = %lor.lhs.false26, %if.end, %if.then
  %retval.0 = phi ptr [ %cond, %if.then ], [ null, %if.end ], [ %spec.select, %lor.lhs.false26 ]
  ret ptr %retval.0
}

define internal void @__gomc_find_cast(ptr noundef %whole, ptr noundef %cast) {
entry:
  %base = alloca %struct.part, align 8
  %object = alloca %struct.part, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %object, ptr align 8 %whole, i64 24, i1 false)
  %0 = load ptr, ptr %whole, align 8
  %to = getelementptr inbounds %struct.cast, ptr %cast, i32 0, i32 1
  %1 = load ptr, ptr %to, align 8
  %cmp.i = icmp eq ptr %0, %1
  br i1 %cmp.i, label %if.then, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %name.i = getelementptr inbounds %struct.type, ptr %0, i32 0, i32 1
  %2 = load ptr, ptr %name.i, align 8
  %name1.i = getelementptr inbounds %struct.type, ptr %1, i32 0, i32 1
  %3 = load ptr, ptr %name1.i, align 8
  %call.i = call i32 @__gomc_same_name(ptr noundef %2, ptr noundef %3)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then, label %for.cond

if.then:                                          ; preds = %entry, %lor.rhs.i
  %across = getelementptr inbounds %struct.cast, ptr %cast, i32 0, i32 3
  %4 = load ptr, ptr %across, align 8
  %tobool.i11 = icmp ne ptr %4, null
  br i1 %tobool.i11, label %land.lhs.true.i14, label %add_found.exit21

land.lhs.true.i14:                                ; preds = %if.then
  %object2.i12 = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %5 = load ptr, ptr %object2.i12, align 8
  %cmp.i13 = icmp ne ptr %4, %5
  br i1 %cmp.i13, label %if.then.i16, label %add_found.exit21

if.then.i16:                                      ; preds = %land.lhs.true.i14
  %several.i15 = getelementptr inbounds %struct.found, ptr %across, i32 0, i32 1
  store i32 1, ptr %several.i15, align 8
  br label %add_found.exit21

add_found.exit21:                                 ; preds = %if.then.i16, %land.lhs.true.i14, %if.then
  %accessible.i17 = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %6 = load i32, ptr %accessible.i17, align 8
  %accessible3.i18 = getelementptr inbounds %struct.found, ptr %across, i32 0, i32 2
  %7 = load i32, ptr %accessible3.i18, align 4
  %or.i19 = or i32 %7, %6
  store i32 %or.i19, ptr %accessible3.i18, align 4
  %object4.i20 = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %8 = load ptr, ptr %object4.i20, align 8
  store ptr %8, ptr %across, align 8
  %accessible = getelementptr inbounds %struct.part, ptr %object, i32 0, i32 2
  store i32 1, ptr %accessible, align 8
  %call1 = call i32 @__gomc_has_part(ptr noundef %object, ptr noundef %cast)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then3, label %for.end

if.then3:                                         ; preds = %add_found.exit21
  %down = getelementptr inbounds %struct.cast, ptr %cast, i32 0, i32 2
  %9 = load ptr, ptr %down, align 8
  %tobool.i7 = icmp ne ptr %9, null
  %object2.i = getelementptr inbounds %struct.part, ptr %object, i32 0, i32 1
  %10 = load ptr, ptr %object2.i, align 8
  %cmp.i8 = icmp ne ptr %9, %10
  %or.cond = select i1 %tobool.i7, i1 %cmp.i8, i1 false
  br i1 %or.cond, label %if.then.i, label %add_found.exit

if.then.i:                                        ; preds = %if.then3
  %several.i = getelementptr inbounds %struct.found, ptr %down, i32 0, i32 1
  store i32 1, ptr %several.i, align 8
  br label %add_found.exit

add_found.exit:                                   ; preds = %if.then.i, %if.then3
  %11 = load i32, ptr %accessible, align 8
  %accessible3.i = getelementptr inbounds %struct.found, ptr %down, i32 0, i32 2
  %12 = load i32, ptr %accessible3.i, align 4
  %or.i = or i32 %12, %11
  store i32 %or.i, ptr %accessible3.i, align 4
  %object4.i = getelementptr inbounds %struct.part, ptr %object, i32 0, i32 1
  %13 = load ptr, ptr %object4.i, align 8
  store ptr %13, ptr %down, align 8
  br label %for.end

for.cond:                                         ; preds = %lor.rhs.i, %for.body
  %i.0 = phi i32 [ %inc, %for.body ], [ 0, %lor.rhs.i ]
  %14 = load ptr, ptr %whole, align 8
  %15 = load ptr, ptr %14, align 8
  %cmp.i22 = icmp eq ptr %15, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  br i1 %cmp.i22, label %if.then.i25, label %if.end.i

if.then.i25:                                      ; preds = %for.cond
  %base3.i = getelementptr inbounds %struct.single, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %base3.i, align 8
  %object4.i23 = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %17 = load ptr, ptr %object4.i23, align 8
  %accessible5.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %18 = load i32, ptr %accessible5.i, align 8
  store ptr %16, ptr %base, align 8
  %.compoundliteral.i.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 8
  store ptr %17, ptr %.compoundliteral.i.sroa.2.0..sroa_idx, align 8
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 16
  store i32 %18, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 8
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 20
  store i32 undef, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %cmp6.i = icmp eq i32 %i.0, 0
  %conv.i = zext i1 %cmp6.i to i32
  br label %base_of.exit

if.end.i:                                         ; preds = %for.cond
  %cmp10.i = icmp eq ptr %15, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  br i1 %cmp10.i, label %lor.lhs.false.i, label %base_of.exit

lor.lhs.false.i:                                  ; preds = %if.end.i
  %count.i = getelementptr inbounds %struct.multiple, ptr %14, i32 0, i32 2
  %19 = load i32, ptr %count.i, align 4
  %cmp12.i = icmp uge i32 %i.0, %19
  br i1 %cmp12.i, label %base_of.exit, label %if.end15.i

if.end15.i:                                       ; preds = %lor.lhs.false.i
  %bases.i = getelementptr inbounds %struct.multiple, ptr %14, i32 0, i32 3
  %idxprom.i = zext i32 %i.0 to i64
  %arrayidx.i = getelementptr inbounds [0 x %struct.anon], ptr %bases.i, i64 0, i64 %idxprom.i
  %where16.i = getelementptr inbounds %struct.anon, ptr %arrayidx.i, i32 0, i32 1
  %20 = load i64, ptr %where16.i, align 8
  %shr.i = ashr i64 %20, 8
  %and.i = and i64 %20, 1
  %tobool.i26 = icmp ne i64 %and.i, 0
  br i1 %tobool.i26, label %if.then17.i, label %if.end19.i

if.then17.i:                                      ; preds = %if.end15.i
  %object18.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %21 = load ptr, ptr %object18.i, align 8
  %22 = load ptr, ptr %21, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %22, i64 %shr.i
  %23 = load i64, ptr %add.ptr.i, align 8
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then17.i, %if.end15.i
  %offset.i.0 = phi i64 [ %23, %if.then17.i ], [ %shr.i, %if.end15.i ]
  %24 = load ptr, ptr %arrayidx.i, align 8
  %object27.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %25 = load ptr, ptr %object27.i, align 8
  %add.ptr28.i = getelementptr inbounds i8, ptr %25, i64 %offset.i.0
  %accessible30.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %26 = load i32, ptr %accessible30.i, align 8
  %tobool31.i = icmp ne i32 %26, 0
  %and32.i = and i64 %20, 2
  %tobool33.i = icmp ne i64 %and32.i, 0
  %27 = select i1 %tobool31.i, i1 %tobool33.i, i1 false
  %land.ext.i = zext i1 %27 to i32
  store ptr %24, ptr %base, align 8
  %.compoundliteral20.i.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 8
  store ptr %add.ptr28.i, ptr %.compoundliteral20.i.sroa.2.0..sroa_idx, align 8
  %.compoundliteral20.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 16
  store i32 %land.ext.i, ptr %.compoundliteral20.i.sroa.3.0..sroa_idx, align 8
  %.compoundliteral20.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 20
  store i32 undef, ptr %.compoundliteral20.i.sroa.4.0..sroa_idx, align 4
  br label %base_of.exit

base_of.exit:                                     ; preds = %if.end.i, %lor.lhs.false.i, %if.end19.i, %if.then.i25
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i25 ], [ 1, %if.end19.i ], [ 0, %lor.lhs.false.i ], [ 0, %if.end.i ]
  %tobool6 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool6, label %for.body, label %for.end

for.body:                                         ; preds = %base_of.exit
  call void @__gomc_find_cast(ptr noundef %base, ptr noundef %cast)
  %inc = add i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %add_found.exit21, %add_found.exit, %base_of.exit
  ret void
}

define internal i32 @__gomc_has_part(ptr noundef %whole, ptr noundef %part) {
entry:
  %base = alloca %struct.part, align 8
  %object = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %0 = load ptr, ptr %object, align 8
  %object1 = getelementptr inbounds %struct.part, ptr %part, i32 0, i32 1
  %1 = load ptr, ptr %object1, align 8
  %cmp = icmp eq ptr %0, %1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %whole, align 8
  %3 = load ptr, ptr %part, align 8
  %cmp.i = icmp eq ptr %2, %3
  br i1 %cmp.i, label %if.then, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.lhs.true
  %name.i = getelementptr inbounds %struct.type, ptr %2, i32 0, i32 1
  %4 = load ptr, ptr %name.i, align 8
  %name1.i = getelementptr inbounds %struct.type, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %name1.i, align 8
  %call.i = call i32 @__gomc_same_name(ptr noundef %4, ptr noundef %5)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true, %lor.rhs.i
  %accessible = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %6 = load i32, ptr %accessible, align 8
  br label %return

if.end:                                           ; preds = %lor.rhs.i, %entry
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.end
  %found.0 = phi i32 [ 0, %if.end ], [ %call6, %for.body ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.body ]
  %tobool3 = icmp ne i32 %found.0, 0
  br i1 %tobool3, label %return, label %land.rhs

land.rhs:                                         ; preds = %for.cond
  %7 = load ptr, ptr %whole, align 8
  %8 = load ptr, ptr %7, align 8
  %cmp.i7 = icmp eq ptr %8, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  br i1 %cmp.i7, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %land.rhs
  %base3.i = getelementptr inbounds %struct.single, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %base3.i, align 8
  %10 = load ptr, ptr %object, align 8
  %accessible5.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %11 = load i32, ptr %accessible5.i, align 8
  store ptr %9, ptr %base, align 8
  %.compoundliteral.i.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 8
  store ptr %10, ptr %.compoundliteral.i.sroa.2.0..sroa_idx, align 8
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 16
  store i32 %11, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 8
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 20
  store i32 undef, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %cmp6.i = icmp eq i32 %i.0, 0
  %conv.i = zext i1 %cmp6.i to i32
  br label %base_of.exit

if.end.i:                                         ; preds = %land.rhs
  %cmp10.i = icmp eq ptr %8, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  br i1 %cmp10.i, label %lor.lhs.false.i, label %base_of.exit

lor.lhs.false.i:                                  ; preds = %if.end.i
  %count.i = getelementptr inbounds %struct.multiple, ptr %7, i32 0, i32 2
  %12 = load i32, ptr %count.i, align 4
  %cmp12.i = icmp uge i32 %i.0, %12
  br i1 %cmp12.i, label %base_of.exit, label %if.end15.i

if.end15.i:                                       ; preds = %lor.lhs.false.i
  %bases.i = getelementptr inbounds %struct.multiple, ptr %7, i32 0, i32 3
  %idxprom.i = zext i32 %i.0 to i64
  %arrayidx.i = getelementptr inbounds [0 x %struct.anon], ptr %bases.i, i64 0, i64 %idxprom.i
  %where16.i = getelementptr inbounds %struct.anon, ptr %arrayidx.i, i32 0, i32 1
  %13 = load i64, ptr %where16.i, align 8
  %shr.i = ashr i64 %13, 8
  %and.i = and i64 %13, 1
  %tobool.i8 = icmp ne i64 %and.i, 0
  br i1 %tobool.i8, label %if.then17.i, label %if.end19.i

if.then17.i:                                      ; preds = %if.end15.i
  %14 = load ptr, ptr %object, align 8
  %15 = load ptr, ptr %14, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %15, i64 %shr.i
  %16 = load i64, ptr %add.ptr.i, align 8
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then17.i, %if.end15.i
  %offset.i.0 = phi i64 [ %16, %if.then17.i ], [ %shr.i, %if.end15.i ]
  %17 = load ptr, ptr %arrayidx.i, align 8
  %18 = load ptr, ptr %object, align 8
  %add.ptr28.i = getelementptr inbounds i8, ptr %18, i64 %offset.i.0
  %accessible30.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %19 = load i32, ptr %accessible30.i, align 8
  %tobool31.i = icmp ne i32 %19, 0
  %and32.i = and i64 %13, 2
  %tobool33.i = icmp ne i64 %and32.i, 0
  %20 = select i1 %tobool31.i, i1 %tobool33.i, i1 false
  %land.ext.i = zext i1 %20 to i32
  store ptr %17, ptr %base, align 8
  %.compoundliteral20.i.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 8
  store ptr %add.ptr28.i, ptr %.compoundliteral20.i.sroa.2.0..sroa_idx, align 8
  %.compoundliteral20.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 16
  store i32 %land.ext.i, ptr %.compoundliteral20.i.sroa.3.0..sroa_idx, align 8
  %.compoundliteral20.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 20
  store i32 undef, ptr %.compoundliteral20.i.sroa.4.0..sroa_idx, align 4
  br label %base_of.exit

base_of.exit:                                     ; preds = %if.end.i, %lor.lhs.false.i, %if.end19.i, %if.then.i
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i ], [ 1, %if.end19.i ], [ 0, %lor.lhs.false.i ], [ 0, %if.end.i ]
  %tobool5 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool5, label %for.body, label %return

for.body:                                         ; preds = %base_of.exit
  %call6 = call i32 @__gomc_has_part(ptr noundef %base, ptr noundef %part)
  %inc = add i32 %i.0, 1
  br label %for.cond

return:                                           ; preds = %base_of.exit, %for.cond, %if.then
  %retval.0 = phi i32 [ %6, %if.then ], [ %found.0, %for.cond ], [ %found.0, %base_of.exit ]
  ret i32 %retval.0
}

define void @_Unwind_Resume(ptr noundef %exception) {
entry:
  call void @__gomc_raise(ptr noundef %exception)
  unreachable
}

define internal void @__gomc_raise(ptr noundef %exception) {
entry:
  %target = alloca %struct.target, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %target, i8 0, i64 24, i1 false)
  br label %while.cond

while.cond:                                       ; preds = %if.end7, %entry
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %while.cond
  %word.i.0 = phi i64 [ 0, %while.cond ], [ %word.i.2, %sw.epilog.i ]
  %result.i.0 = phi i32 [ 0, %while.cond ], [ %result.i.1, %sw.epilog.i ]
  %0 = load i64, ptr %target, align 8
  %inc.i = add i64 %word.i.0, 1
  %call.i = call i64 @__gomc_clause(i64 noundef %0, i64 noundef %word.i.0)
  switch i64 %call.i, label %lands.exit [
    i64 2, label %sw.bb.i
    i64 3, label %sw.bb1.i
    i64 4, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %for.cond.i
  %selector.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  store i64 0, ptr %selector.i, align 8
  br label %sw.epilog.i

sw.bb1.i:                                         ; preds = %for.cond.i
  %1 = load i64, ptr %target, align 8
  %inc3.i = add i64 %inc.i, 1
  %call4.i = call i64 @__gomc_clause(i64 noundef %1, i64 noundef %inc.i)
  %2 = inttoptr i64 %call4.i to ptr
  %object.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 2
  %call5.i = call i32 @__gomc_catches(ptr noundef %2, ptr noundef %exception, ptr noundef %object.i)
  %tobool.i = icmp ne i32 %call5.i, 0
  br i1 %tobool.i, label %if.then.i, label %sw.epilog.i

if.then.i:                                        ; preds = %sw.bb1.i
  %tobool6.i = icmp ne ptr %2, null
  %conv.i = trunc i64 %call4.i to i32
  %cond.i = select i1 %tobool6.i, i32 %conv.i, i32 1
  %conv7.i = zext i32 %cond.i to i64
  %selector8.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  store i64 %conv7.i, ptr %selector8.i, align 8
  br label %lands.exit

sw.bb9.i:                                         ; preds = %for.cond.i
  %3 = load i64, ptr %target, align 8
  %inc11.i = add i64 %inc.i, 1
  %call12.i = call i64 @__gomc_clause(i64 noundef %3, i64 noundef %inc.i)
  br label %for.cond13.i

for.cond13.i:                                     ; preds = %for.body.i, %sw.bb9.i
  %n.i.0 = phi i64 [ %call12.i, %sw.bb9.i ], [ %dec.i, %for.body.i ]
  %matches.i.0 = phi i64 [ 0, %sw.bb9.i ], [ %or.i, %for.body.i ]
  %word.i.1 = phi i64 [ %inc11.i, %sw.bb9.i ], [ %inc16.i, %for.body.i ]
  %cmp.i = icmp ugt i64 %n.i.0, 0
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond13.i
  %4 = load i64, ptr %target, align 8
  %inc16.i = add i64 %word.i.1, 1
  %call17.i = call i64 @__gomc_clause(i64 noundef %4, i64 noundef %word.i.1)
  %5 = inttoptr i64 %call17.i to ptr
  %object18.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 2
  %call19.i = call i32 @__gomc_catches(ptr noundef %5, ptr noundef %exception, ptr noundef %object18.i)
  %conv20.i = sext i32 %call19.i to i64
  %or.i = or i64 %matches.i.0, %conv20.i
  %dec.i = add i64 %n.i.0, -1
  br label %for.cond13.i

for.end.i:                                        ; preds = %for.cond13.i
  %tobool21.i = icmp ne i64 %matches.i.0, 0
  br i1 %tobool21.i, label %sw.epilog.i, label %if.then22.i

if.then22.i:                                      ; preds = %for.end.i
  %selector23.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  store i64 -1, ptr %selector23.i, align 8
  br label %lands.exit

sw.epilog.i:                                      ; preds = %for.end.i, %sw.bb1.i, %sw.bb.i
  %word.i.2 = phi i64 [ %inc.i, %sw.bb.i ], [ %inc3.i, %sw.bb1.i ], [ %word.i.1, %for.end.i ]
  %result.i.1 = phi i32 [ 1, %sw.bb.i ], [ %result.i.0, %sw.bb1.i ], [ %result.i.0, %for.end.i ]
  br label %for.cond.i

lands.exit:                                       ; preds = %for.cond.i, %if.then22.i, %if.then.i
  %retval.i.0 = phi i32 [ 2, %if.then22.i ], [ 2, %if.then.i ], [ %result.i.0, %for.cond.i ]
  switch i32 %retval.i.0, label %if.end12 [
    i32 0, label %while.body
    i32 2, label %if.then10
  ]

while.body:                                       ; preds = %lands.exit
  %6 = load i64, ptr %target, align 8
  %call1 = call i64 @__gomc_clause(i64 noundef %6, i64 noundef 0)
  switch i64 %call1, label %if.end7 [
    i64 0, label %if.then
    i64 5, label %if.then4
  ]

if.then:                                          ; preds = %while.body
  call void @__gomc_error(ptr noundef @__gomc_cxxthrow.str, ptr noundef @__gomc_cxxthrow.str.5)
  unreachable

if.then4:                                         ; preds = %while.body
  %7 = load i64, ptr %target, align 8
  %call6 = call i64 @__gomc_clause(i64 noundef %7, i64 noundef 1)
  %8 = inttoptr i64 %call6 to ptr
  %call.i16 = call i64 @__gomc_remember(i64 noundef %call6, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i16)
  %call.i14 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %8, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %if.end7

if.end7:                                          ; preds = %while.body, %if.then4
  %9 = load i64, ptr %target, align 8
  %inc = add i64 %9, 1
  store i64 %inc, ptr %target, align 8
  br label %while.cond

if.then10:                                        ; preds = %lands.exit
  %10 = ptrtoint ptr %exception to i64
  %or = or i64 %10, 1
  %object = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 2
  %11 = load ptr, ptr %object, align 8
  %12 = ptrtoint ptr %11 to i64
  %call11 = call i64 @__gomc_remember(i64 noundef %or, i64 noundef %12)
  br label %if.end12

if.end12:                                         ; preds = %lands.exit, %if.then10
  %13 = load i64, ptr %target, align 8
  %selector = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  %14 = load i64, ptr %selector, align 8
  call void @__gomc_unwind(i64 noundef %13, ptr noundef %exception, i64 noundef %14)
  unreachable
}

define ptr @__cxa_init_primary_exception(ptr noundef %exception, ptr noundef %type, ptr noundef %destroy) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  store i64 0, ptr %add.ptr.i, align 8
  %type1 = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  store ptr %type, ptr %type1, align 8
  %destroy2 = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 2
  store ptr %destroy, ptr %destroy2, align 8
  ret ptr %add.ptr.i
}

define void @__cxa_throw(ptr noundef %exception, ptr noundef %type, ptr noundef %destroy) {
entry:
  %call = call ptr @__cxa_init_primary_exception(ptr noundef %exception, ptr noundef %type, ptr noundef %destroy)
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  store i64 1, ptr %add.ptr.i, align 8
  call void @__gomc_throw(ptr noundef %exception)
  unreachable
}

define internal void @__gomc_throw(ptr noundef %exception) {
entry:
  %target = alloca %struct.target, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %target, i8 0, i64 24, i1 false)
  %call = call i64 @__gomc_note(i64 noundef -3, i32 noundef 1)
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  br label %for.cond.i

for.cond.i:                                       ; preds = %sw.epilog.i, %while.cond
  %word.i.0 = phi i64 [ 0, %while.cond ], [ %word.i.2, %sw.epilog.i ]
  %result.i.0 = phi i32 [ 0, %while.cond ], [ %result.i.1, %sw.epilog.i ]
  %0 = load i64, ptr %target, align 8
  %inc.i = add i64 %word.i.0, 1
  %call.i = call i64 @__gomc_clause(i64 noundef %0, i64 noundef %word.i.0)
  switch i64 %call.i, label %lands.exit [
    i64 2, label %sw.bb.i
    i64 3, label %sw.bb1.i
    i64 4, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %for.cond.i
  %selector.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  store i64 0, ptr %selector.i, align 8
  br label %sw.epilog.i

sw.bb1.i:                                         ; preds = %for.cond.i
  %1 = load i64, ptr %target, align 8
  %inc3.i = add i64 %inc.i, 1
  %call4.i = call i64 @__gomc_clause(i64 noundef %1, i64 noundef %inc.i)
  %2 = inttoptr i64 %call4.i to ptr
  %object.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 2
  %call5.i = call i32 @__gomc_catches(ptr noundef %2, ptr noundef %exception, ptr noundef %object.i)
  %tobool.i = icmp ne i32 %call5.i, 0
  br i1 %tobool.i, label %if.then.i, label %sw.epilog.i

if.then.i:                                        ; preds = %sw.bb1.i
  %tobool6.i = icmp ne ptr %2, null
  %conv.i = trunc i64 %call4.i to i32
  %cond.i = select i1 %tobool6.i, i32 %conv.i, i32 1
  %conv7.i = zext i32 %cond.i to i64
  %selector8.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  store i64 %conv7.i, ptr %selector8.i, align 8
  br label %lands.exit

sw.bb9.i:                                         ; preds = %for.cond.i
  %3 = load i64, ptr %target, align 8
  %inc11.i = add i64 %inc.i, 1
  %call12.i = call i64 @__gomc_clause(i64 noundef %3, i64 noundef %inc.i)
  br label %for.cond13.i

for.cond13.i:                                     ; preds = %for.body.i, %sw.bb9.i
  %word.i.1 = phi i64 [ %inc11.i, %sw.bb9.i ], [ %inc16.i, %for.body.i ]
  %n.i.0 = phi i64 [ %call12.i, %sw.bb9.i ], [ %dec.i, %for.body.i ]
  %matches.i.0 = phi i64 [ 0, %sw.bb9.i ], [ %or.i, %for.body.i ]
  %cmp.i = icmp ugt i64 %n.i.0, 0
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond13.i
  %4 = load i64, ptr %target, align 8
  %inc16.i = add i64 %word.i.1, 1
  %call17.i = call i64 @__gomc_clause(i64 noundef %4, i64 noundef %word.i.1)
  %5 = inttoptr i64 %call17.i to ptr
  %object18.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 2
  %call19.i = call i32 @__gomc_catches(ptr noundef %5, ptr noundef %exception, ptr noundef %object18.i)
  %conv20.i = sext i32 %call19.i to i64
  %or.i = or i64 %matches.i.0, %conv20.i
  %dec.i = add i64 %n.i.0, -1
  br label %for.cond13.i

for.end.i:                                        ; preds = %for.cond13.i
  %tobool21.i = icmp ne i64 %matches.i.0, 0
  br i1 %tobool21.i, label %sw.epilog.i, label %if.then22.i

if.then22.i:                                      ; preds = %for.end.i
  %selector23.i = getelementptr inbounds %struct.target, ptr %target, i32 0, i32 1
  store i64 -1, ptr %selector23.i, align 8
  br label %lands.exit

sw.epilog.i:                                      ; preds = %for.end.i, %sw.bb1.i, %sw.bb.i
  %word.i.2 = phi i64 [ %inc.i, %sw.bb.i ], [ %inc3.i, %sw.bb1.i ], [ %word.i.1, %for.end.i ]
  %result.i.1 = phi i32 [ 1, %sw.bb.i ], [ %result.i.0, %sw.bb1.i ], [ %result.i.0, %for.end.i ]
  br label %for.cond.i

lands.exit:                                       ; preds = %for.cond.i, %if.then22.i, %if.then.i
  %retval.i.0 = phi i32 [ 2, %if.then22.i ], [ 2, %if.then.i ], [ %result.i.0, %for.cond.i ]
  %cmp = icmp ne i32 %retval.i.0, 2
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %lands.exit
  %6 = load i64, ptr %target, align 8
  %call2 = call i64 @__gomc_clause(i64 noundef %6, i64 noundef 0)
  %cmp3 = icmp eq i64 %call2, 0
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  %type = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  %7 = load ptr, ptr %type, align 8
  %name = getelementptr inbounds %struct.type, ptr %7, i32 0, i32 1
  %8 = load ptr, ptr %name, align 8
  call void @__gomc_error_of(ptr noundef @__gomc_cxxthrow.str, ptr noundef @__gomc_cxxthrow.str.10, ptr noundef %8)
  unreachable

if.end:                                           ; preds = %while.body
  %9 = load i64, ptr %target, align 8
  %inc = add i64 %9, 1
  store i64 %inc, ptr %target, align 8
  br label %while.cond

while.end:                                        ; preds = %lands.exit
  call void @__gomc_raise(ptr noundef %exception)
  unreachable
}

define ptr @__cxa_begin_catch(ptr noundef %exception) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -21, i32 noundef 1)
  %add = add i64 %call, 1
  %mul = mul i64 2, %add
  %sub = sub i64 -1048577, %mul
  %0 = ptrtoint ptr %exception to i64
  %call1 = call i64 @__gomc_remember(i64 noundef %sub, i64 noundef %0)
  %call2 = call i64 @__gomc_note(i64 noundef -3, i32 noundef -1)
  %or = or i64 %0, 1
  %call3 = call i64 @__gomc_remember(i64 noundef %or, i64 noundef 0)
  %1 = inttoptr i64 %call3 to ptr
  ret ptr %1
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define ptr @__cxa_get_exception_ptr(ptr noundef %exception) {
entry:
  %0 = ptrtoint ptr %exception to i64
  %or = or i64 %0, 1
  %call = call i64 @__gomc_note(i64 noundef %or, i32 noundef 0)
  %1 = inttoptr i64 %call to ptr
  ret ptr %1
}

define void @__cxa_end_catch() {
entry:
  %call = call i64 @__gomc_note(i64 noundef -21, i32 noundef -1)
  %mul = mul i64 2, %call
  %sub = sub i64 -1048577, %mul
  %call1 = call i64 @__gomc_remember(i64 noundef %sub, i64 noundef 0)
  %0 = inttoptr i64 %call1 to ptr
  %add.ptr.i.i = getelementptr inbounds %struct.header, ptr %0, i64 -1
  %1 = atomicrmw sub ptr %add.ptr.i.i, i64 1 acq_rel, align 8
  %cmp.i = icmp ne i64 %1, 1
  br i1 %cmp.i, label %release.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %destroy.i = getelementptr inbounds %struct.header, ptr %add.ptr.i.i, i32 0, i32 2
  %2 = load ptr, ptr %destroy.i, align 8
  %tobool.i = icmp ne ptr %2, null
  br i1 %tobool.i, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i
  call void %2(ptr noundef %0)
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i
  call void @free(ptr noundef %add.ptr.i.i)
  br label %release.exit

release.exit:                                     ; preds = %entry, %if.end3.i
  ret void
}

define void @__cxa_rethrow() {
entry:
  %call.i = call i64 @__gomc_note(i64 noundef -21, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %caught.exit

cond.true.i:                                      ; preds = %entry
  %mul.i = mul i64 2, %call.i
  %sub.i = sub i64 -1048577, %mul.i
  %call1.i = call i64 @__gomc_note(i64 noundef %sub.i, i32 noundef 0)
  %0 = inttoptr i64 %call1.i to ptr
  br label %caught.exit

caught.exit:                                      ; preds = %entry, %cond.true.i
  %cond.i = phi ptr [ %0, %cond.true.i ], [ null, %entry ]
  %tobool = icmp ne ptr %cond.i, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %caught.exit
  call void @__gomc_error(ptr noundef @__gomc_cxxthrow.str, ptr noundef @__gomc_cxxthrow.str.1)
  unreachable

if.end:                                           ; preds = %caught.exit
  %add.ptr.i.i = getelementptr inbounds %struct.header, ptr %cond.i, i64 -1
  %1 = atomicrmw add ptr %add.ptr.i.i, i64 1 acq_rel, align 8
  call void @__gomc_throw(ptr noundef %cond.i)
  unreachable
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__clang_call_terminate(ptr noundef %exception) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  %type = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  %0 = load ptr, ptr %type, align 8
  %name = getelementptr inbounds %struct.type, ptr %0, i32 0, i32 1
  %1 = load ptr, ptr %name, align 8
  call void @__gomc_error_of(ptr noundef @__gomc_cxxthrow.str, ptr noundef @__gomc_cxxthrow.str.2, ptr noundef %1)
  unreachable
}

declare void @__gomc_error_of(ptr noundef, ptr noundef, ptr noundef)

define void @__cxa_call_unexpected(ptr noundef %exception) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  %type = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  %0 = load ptr, ptr %type, align 8
  %name = getelementptr inbounds %struct.type, ptr %0, i32 0, i32 1
  %1 = load ptr, ptr %name, align 8
  call void @__gomc_error_of(ptr noundef @__gomc_cxxthrow.str, ptr noundef @__gomc_cxxthrow.str.3, ptr noundef %1)
  unreachable
}

define ptr @__cxa_current_exception_type() {
entry:
  %call.i4 = call i64 @__gomc_note(i64 noundef -21, i32 noundef 0)
  %cmp.i5 = icmp ugt i64 %call.i4, 0
  br i1 %cmp.i5, label %cond.true.i9, label %caught.exit12

cond.true.i9:                                     ; preds = %entry
  %mul.i6 = mul i64 2, %call.i4
  %sub.i7 = sub i64 -1048577, %mul.i6
  %call1.i8 = call i64 @__gomc_note(i64 noundef %sub.i7, i32 noundef 0)
  %0 = inttoptr i64 %call1.i8 to ptr
  br label %caught.exit12

caught.exit12:                                    ; preds = %entry, %cond.true.i9
  %cond.i11 = phi ptr [ %0, %cond.true.i9 ], [ null, %entry ]
  %tobool = icmp ne ptr %cond.i11, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %caught.exit12
  %call.i = call i64 @__gomc_note(i64 noundef -21, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  call void @llvm.assume(i1 %cmp.i)
  %mul.i = mul i64 2, %call.i
  %sub.i = sub i64 -1048577, %mul.i
  %call1.i = call i64 @__gomc_note(i64 noundef %sub.i, i32 noundef 0)
  %1 = inttoptr i64 %call1.i to ptr
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %1, i64 -1
  %type = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  %2 = load ptr, ptr %type, align 8
  br label %cond.end

cond.end:                                         ; preds = %caught.exit12, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ null, %caught.exit12 ]
  ret ptr %cond
}

define i32 @_ZSt19uncaught_exceptionsv() {
entry:
  %call = call i64 @__gomc_note(i64 noundef -3, i32 noundef 0)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define zeroext i1 @_ZSt18uncaught_exceptionv() {
entry:
  %call = call i64 @__gomc_note(i64 noundef -3, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  ret i1 %cmp
}

define void @_ZSt17current_exceptionv(ptr noundef %result) {
entry:
  %call.i = call i64 @__gomc_note(i64 noundef -21, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %caught.exit

cond.true.i:                                      ; preds = %entry
  %mul.i = mul i64 2, %call.i
  %sub.i = sub i64 -1048577, %mul.i
  %call1.i = call i64 @__gomc_note(i64 noundef %sub.i, i32 noundef 0)
  %0 = inttoptr i64 %call1.i to ptr
  br label %caught.exit

caught.exit:                                      ; preds = %entry, %cond.true.i
  %cond.i = phi ptr [ %0, %cond.true.i ], [ null, %entry ]
  store ptr %cond.i, ptr %result, align 8
  %tobool = icmp ne ptr %cond.i, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %caught.exit
  %add.ptr.i.i = getelementptr inbounds %struct.header, ptr %cond.i, i64 -1
  %1 = atomicrmw add ptr %add.ptr.i.i, i64 1 acq_rel, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %caught.exit
  ret void
}

define void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef %reference) {
entry:
  %0 = load ptr, ptr %reference, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_cxxthrow.str, ptr noundef @__gomc_cxxthrow.str.4)
  unreachable

if.end:                                           ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds %struct.header, ptr %0, i64 -1
  %1 = atomicrmw add ptr %add.ptr.i.i, i64 1 acq_rel, align 8
  %2 = load ptr, ptr %reference, align 8
  call void @__gomc_throw(ptr noundef %2)
  unreachable
}

define void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef %r) {
entry:
  %0 = load ptr, ptr %r, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds %struct.header, ptr %0, i64 -1
  %1 = atomicrmw add ptr %add.ptr.i.i, i64 1 acq_rel, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %r) {
entry:
  %0 = load ptr, ptr %r, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds %struct.header, ptr %0, i64 -1
  %1 = atomicrmw sub ptr %add.ptr.i.i, i64 1 acq_rel, align 8
  %cmp.i = icmp ne i64 %1, 1
  br i1 %cmp.i, label %if.end, label %if.end.i

if.end.i:                                         ; preds = %if.then
  %destroy.i = getelementptr inbounds %struct.header, ptr %add.ptr.i.i, i32 0, i32 2
  %2 = load ptr, ptr %destroy.i, align 8
  %tobool.i = icmp ne ptr %2, null
  br i1 %tobool.i, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end.i
  call void %2(ptr noundef %0)
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end.i
  call void @free(ptr noundef %add.ptr.i.i)
  br label %if.end

if.end:                                           ; preds = %if.end3.i, %if.then, %entry
  store ptr null, ptr %r, align 8
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef %r, ptr noundef %exception) {
entry:
  store ptr %exception, ptr %r, align 8
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef %r)
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptrC1ERKS0_(ptr noundef %r, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %other, align 8
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef %r, ptr noundef %0)
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptrC1Ev(ptr noundef %r) {
entry:
  store ptr null, ptr %r, align 8
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptrD1Ev(ptr noundef %r) {
entry:
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %r)
  ret void
}

define ptr @_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(ptr noundef %r) {
entry:
  %0 = load ptr, ptr %r, align 8
  ret ptr %0
}

define void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(ptr noundef %r, ptr noundef %other) {
entry:
  %0 = load ptr, ptr %r, align 8
  %1 = load ptr, ptr %other, align 8
  store ptr %1, ptr %r, align 8
  store ptr %0, ptr %other, align 8
  ret void
}

define ptr @_ZNSt15__exception_ptr13exception_ptraSERKS0_(ptr noundef %r, ptr noundef %other) {
entry:
  %old = alloca %struct.reference, align 8
  %0 = load ptr, ptr %other, align 8
  store ptr %0, ptr %old, align 8
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef %old)
  call void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(ptr noundef %r, ptr noundef %old)
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %old)
  ret ptr %r
}

define ptr @_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(ptr noundef %r) {
entry:
  %0 = load ptr, ptr %r, align 8
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %0, i64 -1
  %type = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  %1 = load ptr, ptr %type, align 8
  ret ptr %1
}

define zeroext i1 @_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(ptr noundef %a, ptr noundef %b) {
entry:
  %0 = load ptr, ptr %a, align 8
  %1 = load ptr, ptr %b, align 8
  %cmp = icmp eq ptr %0, %1
  ret i1 %cmp
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal i32 @__gomc_same_name(ptr noundef %a, ptr noundef %b) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %a.addr.0 = phi ptr [ %a, %entry ], [ %incdec.ptr, %while.body ]
  %b.addr.0 = phi ptr [ %b, %entry ], [ %incdec.ptr4, %while.body ]
  %0 = load i8, ptr %a.addr.0, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %1 = load i8, ptr %b.addr.0, align 1
  %conv2 = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.0, i32 1
  %incdec.ptr4 = getelementptr inbounds i8, ptr %b.addr.0, i32 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  %2 = load i8, ptr %a.addr.0, align 1
  %conv5 = sext i8 %2 to i32
  %3 = load i8, ptr %b.addr.0, align 1
  %conv6 = sext i8 %3 to i32
  %cmp7 = icmp eq i32 %conv5, %conv6
  %conv8 = zext i1 %cmp7 to i32
  ret i32 %conv8
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i64 @__gomc_clause(i64 noundef, i64 noundef)

declare void @__gomc_unwind(i64 noundef, ptr noundef, i64 noundef)

define internal i32 @__gomc_catches(ptr noundef %handler, ptr noundef %exception, ptr noundef %object) {
entry:
  %found.i63 = alloca %struct.found, align 8
  %whole.i64 = alloca %struct.part, align 8
  %found.i = alloca %struct.found, align 8
  %whole.i = alloca %struct.part, align 8
  %add.ptr.i = getelementptr inbounds %struct.header, ptr %exception, i64 -1
  %type1 = getelementptr inbounds %struct.header, ptr %add.ptr.i, i32 0, i32 1
  %0 = load ptr, ptr %type1, align 8
  store ptr %exception, ptr %object, align 8
  %magicptr = ptrtoint ptr %handler to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.then6, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %handler, align 8
  %cmp = icmp eq ptr %1, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %name.i19 = getelementptr inbounds %struct.type, ptr %0, i32 0, i32 1
  %2 = load ptr, ptr %name.i19, align 8
  %call.i20 = call i32 @__gomc_same_name(ptr noundef %2, ptr noundef @__gomc_cxxthrow.str.6)
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.then
  store ptr null, ptr %object, align 8
  br label %return

if.end.i:                                         ; preds = %if.then
  %3 = load ptr, ptr %0, align 8
  %cmp.i22 = icmp eq ptr %3, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2)
  br i1 %cmp.i22, label %if.end2.i, label %return

if.end2.i:                                        ; preds = %if.end.i
  %4 = load ptr, ptr %object, align 8
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %object, align 8
  %flags.i = getelementptr inbounds %struct.pointer, ptr %0, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 8
  %flags3.i = getelementptr inbounds %struct.pointer, ptr %handler, i32 0, i32 1
  %7 = load i32, ptr %flags3.i, align 8
  %not.i = xor i32 %7, -1
  %and.i = and i32 %6, %not.i
  %and4.i = and i32 %and.i, 7
  %tobool5.i = icmp ne i32 %and4.i, 0
  br i1 %tobool5.i, label %return, label %if.end7.i

if.end7.i:                                        ; preds = %if.end2.i
  %to.i = getelementptr inbounds %struct.pointer, ptr %handler, i32 0, i32 2
  %8 = load ptr, ptr %to.i, align 8
  %to8.i = getelementptr inbounds %struct.pointer, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %to8.i, align 8
  %cmp.i.i = icmp eq ptr %8, %9
  br i1 %cmp.i.i, label %return, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %if.end7.i
  %name.i.i = getelementptr inbounds %struct.type, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %name.i.i, align 8
  %name1.i.i = getelementptr inbounds %struct.type, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %name1.i.i, align 8
  %call.i.i = call i32 @__gomc_same_name(ptr noundef %10, ptr noundef %11)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %return, label %if.end12.i

if.end12.i:                                       ; preds = %lor.rhs.i.i
  %12 = load ptr, ptr %to.i, align 8
  %name14.i = getelementptr inbounds %struct.type, ptr %12, i32 0, i32 1
  %13 = load ptr, ptr %name14.i, align 8
  %call15.i = call i32 @__gomc_same_name(ptr noundef %13, ptr noundef @__gomc_cxxthrow.str.7)
  %tobool16.i = icmp ne i32 %call15.i, 0
  br i1 %tobool16.i, label %if.then17.i, label %if.end21.i

if.then17.i:                                      ; preds = %if.end12.i
  %14 = load ptr, ptr %to8.i, align 8
  %15 = load ptr, ptr %14, align 8
  %cmp20.i = icmp eq ptr %15, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__function_type_infoE, i64 2)
  %lnot.i = xor i1 %cmp20.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  br label %return

if.end21.i:                                       ; preds = %if.end12.i
  %16 = load ptr, ptr %to.i, align 8
  %17 = load ptr, ptr %16, align 8
  %cmp24.i = icmp eq ptr %17, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2)
  br i1 %cmp24.i, label %land.lhs.true.i, label %if.end29.i

land.lhs.true.i:                                  ; preds = %if.end21.i
  %18 = load ptr, ptr %to8.i, align 8
  %19 = load ptr, ptr %18, align 8
  %cmp27.i = icmp eq ptr %19, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2)
  br i1 %cmp27.i, label %if.then28.i, label %if.end29.i

if.then28.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxthrow.str.8)
  unreachable

if.end29.i:                                       ; preds = %land.lhs.true.i, %if.end21.i
  %20 = load ptr, ptr %to.i, align 8
  %21 = load ptr, ptr %20, align 8
  %cmp.i29 = icmp eq ptr %21, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2)
  %cmp2.i30 = icmp eq ptr %21, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  %or.cond50 = select i1 %cmp.i29, i1 true, i1 %cmp2.i30
  %cmp4.i32 = icmp eq ptr %21, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  %or.cond51 = select i1 %or.cond50, i1 true, i1 %cmp4.i32
  br i1 %or.cond51, label %lor.lhs.false.i, label %return

lor.lhs.false.i:                                  ; preds = %if.end29.i
  %22 = load ptr, ptr %to8.i, align 8
  %23 = load ptr, ptr %22, align 8
  %cmp.i24 = icmp eq ptr %23, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2)
  %cmp2.i = icmp eq ptr %23, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  %or.cond52 = select i1 %cmp.i24, i1 true, i1 %cmp2.i
  %cmp4.i = icmp eq ptr %23, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  %or.cond53 = select i1 %or.cond52, i1 true, i1 %cmp4.i
  br i1 %or.cond53, label %if.end37.i, label %return

if.end37.i:                                       ; preds = %lor.lhs.false.i
  %24 = load ptr, ptr %object, align 8
  %tobool38.i = icmp ne ptr %24, null
  br i1 %tobool38.i, label %if.end40.i, label %if.then39.i

if.then39.i:                                      ; preds = %if.end37.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxthrow.str.9)
  unreachable

if.end40.i:                                       ; preds = %if.end37.i
  %25 = load ptr, ptr %to8.i, align 8
  %26 = load ptr, ptr %to.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %found.i, i8 0, i64 16, i1 false)
  store ptr %25, ptr %whole.i, align 8
  %object2.i = getelementptr inbounds %struct.part, ptr %whole.i, i32 0, i32 1
  %27 = load ptr, ptr %object, align 8
  store ptr %27, ptr %object2.i, align 8
  %accessible.i = getelementptr inbounds %struct.part, ptr %whole.i, i32 0, i32 2
  store i32 1, ptr %accessible.i, align 8
  call void @__gomc_find_base(ptr noundef %whole.i, ptr noundef %26, ptr noundef %found.i)
  %28 = load ptr, ptr %found.i, align 8
  %tobool.i55 = icmp eq ptr %28, null
  %several.i = getelementptr inbounds %struct.found, ptr %found.i, i32 0, i32 1
  %29 = load i32, ptr %several.i, align 8
  %tobool4.i = icmp ne i32 %29, 0
  %or.cond = select i1 %tobool.i55, i1 true, i1 %tobool4.i
  %or.cond.not = xor i1 %or.cond, true
  %accessible6.i = getelementptr inbounds %struct.found, ptr %found.i, i32 0, i32 2
  %30 = load i32, ptr %accessible6.i, align 4
  %tobool7.i = icmp ne i32 %30, 0
  %or.cond46 = select i1 %or.cond.not, i1 %tobool7.i, i1 false
  br i1 %or.cond46, label %if.end.i58, label %return

if.end.i58:                                       ; preds = %if.end40.i
  store ptr %28, ptr %object, align 8
  br label %return

if.end:                                           ; preds = %land.lhs.true
  %cmp.i = icmp eq ptr %handler, %0
  br i1 %cmp.i, label %if.then6, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %if.end
  %name.i = getelementptr inbounds %struct.type, ptr %handler, i32 0, i32 1
  %31 = load ptr, ptr %name.i, align 8
  %name1.i = getelementptr inbounds %struct.type, ptr %0, i32 0, i32 1
  %32 = load ptr, ptr %name1.i, align 8
  %call.i = call i32 @__gomc_same_name(ptr noundef %31, ptr noundef %32)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then6, label %if.end11

if.then6:                                         ; preds = %entry, %lor.rhs.i, %if.end
  %33 = load ptr, ptr %0, align 8
  %cmp8 = icmp eq ptr %33, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2)
  br i1 %cmp8, label %if.then9, label %return

if.then9:                                         ; preds = %if.then6
  %34 = load ptr, ptr %exception, align 8
  store ptr %34, ptr %object, align 8
  br label %return

if.end11:                                         ; preds = %lor.rhs.i
  %35 = load ptr, ptr %handler, align 8
  %cmp.i45 = icmp eq ptr %35, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2)
  %cmp2.i46 = icmp eq ptr %35, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  %or.cond54 = select i1 %cmp.i45, i1 true, i1 %cmp2.i46
  %cmp4.i48 = icmp eq ptr %35, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  %or.cond55 = select i1 %or.cond54, i1 true, i1 %cmp4.i48
  br i1 %or.cond55, label %land.lhs.true14, label %land.end

land.lhs.true14:                                  ; preds = %if.end11
  %36 = load ptr, ptr %0, align 8
  %cmp.i37 = icmp eq ptr %36, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2)
  %cmp2.i38 = icmp eq ptr %36, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  %or.cond56 = select i1 %cmp.i37, i1 true, i1 %cmp2.i38
  %cmp4.i40 = icmp eq ptr %36, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  %or.cond57 = select i1 %or.cond56, i1 true, i1 %cmp4.i40
  br i1 %or.cond57, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true14
  call void @llvm.memset.p0.i64(ptr align 8 %found.i63, i8 0, i64 16, i1 false)
  store ptr %0, ptr %whole.i64, align 8
  %object2.i65 = getelementptr inbounds %struct.part, ptr %whole.i64, i32 0, i32 1
  %37 = load ptr, ptr %object, align 8
  store ptr %37, ptr %object2.i65, align 8
  %accessible.i66 = getelementptr inbounds %struct.part, ptr %whole.i64, i32 0, i32 2
  store i32 1, ptr %accessible.i66, align 8
  call void @__gomc_find_base(ptr noundef %whole.i64, ptr noundef %handler, ptr noundef %found.i63)
  %38 = load ptr, ptr %found.i63, align 8
  %tobool.i67 = icmp eq ptr %38, null
  %several.i68 = getelementptr inbounds %struct.found, ptr %found.i63, i32 0, i32 1
  %39 = load i32, ptr %several.i68, align 8
  %tobool4.i69 = icmp ne i32 %39, 0
  %or.cond47 = select i1 %tobool.i67, i1 true, i1 %tobool4.i69
  %or.cond47.not = xor i1 %or.cond47, true
  %accessible6.i71 = getelementptr inbounds %struct.found, ptr %found.i63, i32 0, i32 2
  %40 = load i32, ptr %accessible6.i71, align 4
  %tobool7.i72 = icmp ne i32 %40, 0
  %or.cond48 = select i1 %or.cond47.not, i1 %tobool7.i72, i1 false
  br i1 %or.cond48, label %if.end.i75, label %converts.exit76

if.end.i75:                                       ; preds = %land.rhs
  store ptr %38, ptr %object, align 8
  br label %converts.exit76

converts.exit76:                                  ; preds = %land.rhs, %if.end.i75
  %retval.i59.0 = phi i32 [ 1, %if.end.i75 ], [ 0, %land.rhs ]
  %tobool18 = icmp ne i32 %retval.i59.0, 0
  br label %land.end

land.end:                                         ; preds = %land.lhs.true14, %if.end11, %converts.exit76
  %41 = phi i1 [ %tobool18, %converts.exit76 ], [ false, %if.end11 ], [ false, %land.lhs.true14 ]
  %land.ext = zext i1 %41 to i32
  br label %return

return:                                           ; preds = %lor.lhs.false.i, %if.end29.i, %if.end7.i, %if.then6, %if.then9, %if.then.i, %if.then17.i, %if.end.i, %if.end2.i, %lor.rhs.i.i, %if.end40.i, %if.end.i58, %land.end
  %retval.0 = phi i32 [ %land.ext, %land.end ], [ 1, %if.then.i ], [ %lnot.ext.i, %if.then17.i ], [ 0, %if.end.i ], [ 0, %if.end2.i ], [ 1, %lor.rhs.i.i ], [ 1, %if.end.i58 ], [ 0, %if.end40.i ], [ 1, %if.then9 ], [ 1, %if.then6 ], [ 1, %if.end7.i ], [ 0, %if.end29.i ], [ 0, %lor.lhs.false.i ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define internal void @__gomc_find_base(ptr noundef %whole, ptr noundef %type, ptr noundef %found) {
entry:
  %base = alloca %struct.part, align 8
  %0 = load ptr, ptr %whole, align 8
  %cmp.i = icmp eq ptr %0, %type
  br i1 %cmp.i, label %if.then, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %name.i = getelementptr inbounds %struct.type, ptr %0, i32 0, i32 1
  %1 = load ptr, ptr %name.i, align 8
  %name1.i = getelementptr inbounds %struct.type, ptr %type, i32 0, i32 1
  %2 = load ptr, ptr %name1.i, align 8
  %call.i = call i32 @__gomc_same_name(ptr noundef %1, ptr noundef %2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then, label %for.cond

if.then:                                          ; preds = %entry, %lor.rhs.i
  %3 = load ptr, ptr %found, align 8
  %tobool.i4 = icmp ne ptr %3, null
  br i1 %tobool.i4, label %land.lhs.true.i, label %add_found.exit

land.lhs.true.i:                                  ; preds = %if.then
  %object2.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %4 = load ptr, ptr %object2.i, align 8
  %cmp.i5 = icmp ne ptr %3, %4
  br i1 %cmp.i5, label %if.then.i, label %add_found.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %several.i = getelementptr inbounds %struct.found, ptr %found, i32 0, i32 1
  store i32 1, ptr %several.i, align 8
  br label %add_found.exit

add_found.exit:                                   ; preds = %if.then.i, %land.lhs.true.i, %if.then
  %accessible.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %5 = load i32, ptr %accessible.i, align 8
  %accessible3.i = getelementptr inbounds %struct.found, ptr %found, i32 0, i32 2
  %6 = load i32, ptr %accessible3.i, align 4
  %or.i = or i32 %6, %5
  store i32 %or.i, ptr %accessible3.i, align 4
  %object4.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %7 = load ptr, ptr %object4.i, align 8
  store ptr %7, ptr %found, align 8
  br label %if.end

for.cond:                                         ; preds = %lor.rhs.i, %for.body
  %i.0 = phi i32 [ %inc, %for.body ], [ 0, %lor.rhs.i ]
  %8 = load ptr, ptr %whole, align 8
  %9 = load ptr, ptr %8, align 8
  %cmp.i6 = icmp eq ptr %9, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2)
  br i1 %cmp.i6, label %if.then.i9, label %if.end.i

if.then.i9:                                       ; preds = %for.cond
  %base3.i = getelementptr inbounds %struct.single, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %base3.i, align 8
  %object4.i7 = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %11 = load ptr, ptr %object4.i7, align 8
  %accessible5.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %12 = load i32, ptr %accessible5.i, align 8
  store ptr %10, ptr %base, align 8
  %.compoundliteral.i.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 8
  store ptr %11, ptr %.compoundliteral.i.sroa.2.0..sroa_idx, align 8
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 16
  store i32 %12, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 8
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 20
  store i32 undef, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %cmp6.i = icmp eq i32 %i.0, 0
  %conv.i = zext i1 %cmp6.i to i32
  br label %base_of.exit

if.end.i:                                         ; preds = %for.cond
  %cmp10.i = icmp eq ptr %9, getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2)
  br i1 %cmp10.i, label %lor.lhs.false.i, label %base_of.exit

lor.lhs.false.i:                                  ; preds = %if.end.i
  %count.i = getelementptr inbounds %struct.multiple, ptr %8, i32 0, i32 2
  %13 = load i32, ptr %count.i, align 4
  %cmp12.i = icmp uge i32 %i.0, %13
  br i1 %cmp12.i, label %base_of.exit, label %if.end15.i

if.end15.i:                                       ; preds = %lor.lhs.false.i
  %bases.i = getelementptr inbounds %struct.multiple, ptr %8, i32 0, i32 3
  %idxprom.i = zext i32 %i.0 to i64
  %arrayidx.i = getelementptr inbounds [0 x %struct.anon], ptr %bases.i, i64 0, i64 %idxprom.i
  %where16.i = getelementptr inbounds %struct.anon, ptr %arrayidx.i, i32 0, i32 1
  %14 = load i64, ptr %where16.i, align 8
  %shr.i = ashr i64 %14, 8
  %and.i = and i64 %14, 1
  %tobool.i10 = icmp ne i64 %and.i, 0
  br i1 %tobool.i10, label %if.then17.i, label %if.end19.i

if.then17.i:                                      ; preds = %if.end15.i
  %object18.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %15 = load ptr, ptr %object18.i, align 8
  %16 = load ptr, ptr %15, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %16, i64 %shr.i
  %17 = load i64, ptr %add.ptr.i, align 8
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.then17.i, %if.end15.i
  %offset.i.0 = phi i64 [ %17, %if.then17.i ], [ %shr.i, %if.end15.i ]
  %18 = load ptr, ptr %arrayidx.i, align 8
  %object27.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 1
  %19 = load ptr, ptr %object27.i, align 8
  %add.ptr28.i = getelementptr inbounds i8, ptr %19, i64 %offset.i.0
  %accessible30.i = getelementptr inbounds %struct.part, ptr %whole, i32 0, i32 2
  %20 = load i32, ptr %accessible30.i, align 8
  %tobool31.i = icmp ne i32 %20, 0
  %and32.i = and i64 %14, 2
  %tobool33.i = icmp ne i64 %and32.i, 0
  %21 = select i1 %tobool31.i, i1 %tobool33.i, i1 false
  %land.ext.i = zext i1 %21 to i32
  store ptr %18, ptr %base, align 8
  %.compoundliteral20.i.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 8
  store ptr %add.ptr28.i, ptr %.compoundliteral20.i.sroa.2.0..sroa_idx, align 8
  %.compoundliteral20.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 16
  store i32 %land.ext.i, ptr %.compoundliteral20.i.sroa.3.0..sroa_idx, align 8
  %.compoundliteral20.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %base, i64 20
  store i32 undef, ptr %.compoundliteral20.i.sroa.4.0..sroa_idx, align 4
  br label %base_of.exit

base_of.exit:                                     ; preds = %if.end.i, %lor.lhs.false.i, %if.end19.i, %if.then.i9
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i9 ], [ 1, %if.end19.i ], [ 0, %lor.lhs.false.i ], [ 0, %if.end.i ]
  %tobool3 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool3, label %for.body, label %if.end

for.body:                                         ; preds = %base_of.exit
  call void @__gomc_find_base(ptr noundef %base, ptr noundef %type, ptr noundef %found)
  %inc = add i32 %i.0, 1
  br label %for.cond

if.end:                                           ; preds = %base_of.exit, %add_found.exit
  ret void
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @llvm.assume(i1 noundef)

