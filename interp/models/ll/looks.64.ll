source_filename = "looks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_looks.str = private unnamed_addr constant [8 x i8] c"-+ #0'I\00", align 1
@__gomc_looks.str.1 = private unnamed_addr constant [9 x i8] c"hlqLjzZt\00", align 1
@__gomc_looks.str.2 = private unnamed_addr constant [40 x i8] c"%n in the format of a printing function\00", align 1

define i64 @__look_at_text(ptr noundef %text, i64 noundef %limit) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i64 %n.0, %limit
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, ptr %text, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i64 %n.0
}

define i64 @__look_at_message(ptr noundef %text, i64 noundef %limit) {
entry:
  %tobool = icmp ne ptr %text, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = call i64 @__look_at_text(ptr noundef %text, i64 noundef %limit)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %entry ]
  ret i64 %cond
}

define void @__look_at_bytes(ptr noundef %start, i64 noundef %size, i64 noundef %count) {
entry:
  %piece = alloca [64 x i8], align 16
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %from.0 = phi ptr [ %start, %entry ], [ %from.1, %for.inc ]
  %count.addr.0 = phi i64 [ %count, %entry ], [ %dec, %for.inc ]
  %tobool = icmp ne i64 %size, 0
  %cmp = icmp ugt i64 %count.addr.0, 0
  %spec.select = select i1 %tobool, i1 %cmp, i1 false
  br i1 %spec.select, label %for.cond1, label %for.end6

for.cond1:                                        ; preds = %for.cond, %for.body3
  %from.1 = phi ptr [ %add.ptr, %for.body3 ], [ %from.0, %for.cond ]
  %rest.0 = phi i64 [ %sub, %for.body3 ], [ %size, %for.cond ]
  %cmp2 = icmp ugt i64 %rest.0, 0
  br i1 %cmp2, label %for.body3, label %for.inc

for.body3:                                        ; preds = %for.cond1
  %cmp4 = icmp ult i64 %rest.0, 64
  %rest.0. = select i1 %cmp4, i64 %rest.0, i64 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %piece, ptr align 1 %from.1, i64 %rest.0., i1 false)
  %piece.0. = load volatile i8, ptr %piece, align 16
  %add.ptr = getelementptr inbounds i8, ptr %from.1, i64 %rest.0.
  %sub = sub i64 %rest.0, %rest.0.
  br label %for.cond1

for.inc:                                          ; preds = %for.cond1
  %dec = add i64 %count.addr.0, -1
  br label %for.cond

for.end6:                                         ; preds = %for.cond
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define void @__look_at_list(ptr noundef %f, ptr noundef %args) {
entry:
  %f.addr = alloca ptr, align 8
  %next = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %sw.epilog, %entry
  %0 = load ptr, ptr %f.addr, align 8
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end188

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 1
  store ptr %incdec.ptr, ptr %f.addr, align 8
  %2 = load i8, ptr %0, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %while.cond, label %while.cond2

while.cond2:                                      ; preds = %while.body, %while.body6
  %3 = load ptr, ptr %f.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv3 = sext i8 %4 to i32
  %tobool4 = icmp ne i32 %conv3, 0
  br i1 %tobool4, label %for.cond.i193, label %while.end

for.cond.i193:                                    ; preds = %while.cond2, %if.end.i199
  %these.addr.i191.0 = phi ptr [ %incdec.ptr.i200, %if.end.i199 ], [ @__gomc_looks.str, %while.cond2 ]
  %5 = load i8, ptr %these.addr.i191.0, align 1
  %tobool.i192 = icmp ne i8 %5, 0
  br i1 %tobool.i192, label %for.body.i197, label %is_one_of.exit202

for.body.i197:                                    ; preds = %for.cond.i193
  %conv1.i195 = sext i8 %5 to i32
  %cmp.i196 = icmp eq i32 %conv3, %conv1.i195
  br i1 %cmp.i196, label %is_one_of.exit202, label %if.end.i199

if.end.i199:                                      ; preds = %for.body.i197
  %incdec.ptr.i200 = getelementptr inbounds i8, ptr %these.addr.i191.0, i32 1
  br label %for.cond.i193

is_one_of.exit202:                                ; preds = %for.cond.i193, %for.body.i197
  %retval.i189.0 = phi i32 [ 1, %for.body.i197 ], [ 0, %for.cond.i193 ]
  %tobool5 = icmp ne i32 %retval.i189.0, 0
  br i1 %tobool5, label %while.body6, label %while.end

while.body6:                                      ; preds = %is_one_of.exit202
  %6 = load ptr, ptr %f.addr, align 8
  %incdec.ptr7 = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr7, ptr %f.addr, align 8
  br label %while.cond2

while.end:                                        ; preds = %while.cond2, %is_one_of.exit202
  %7 = load ptr, ptr %f.addr, align 8
  %8 = load i8, ptr %7, align 1
  %conv8 = sext i8 %8 to i32
  %cmp9 = icmp eq i32 %conv8, 42
  br i1 %cmp9, label %if.then11, label %if.end12

if.then11:                                        ; preds = %while.end
  %gp_offset = load i32, ptr %args, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then11
  %9 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area = load ptr, ptr %9, align 8
  %10 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %11 = add i32 %gp_offset, 8
  store i32 %11, ptr %args, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then11
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %10, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %12 = load i32, ptr %vaarg.addr, align 4
  store i32 %12, ptr %next, align 4
  br label %if.end12

if.end12:                                         ; preds = %vaarg.end, %while.end
  %call13 = call i64 @__gomc_look_at_number(ptr noundef %f.addr, ptr noundef %next)
  %13 = load ptr, ptr %f.addr, align 8
  %14 = load i8, ptr %13, align 1
  %conv14 = sext i8 %14 to i32
  %cmp15 = icmp eq i32 %conv14, 46
  br i1 %cmp15, label %if.then17, label %if.end36

if.then17:                                        ; preds = %if.end12
  %incdec.ptr18 = getelementptr inbounds i8, ptr %13, i32 1
  store ptr %incdec.ptr18, ptr %f.addr, align 8
  %15 = load i8, ptr %incdec.ptr18, align 1
  %conv19 = sext i8 %15 to i32
  %cmp20 = icmp eq i32 %conv19, 42
  br i1 %cmp20, label %if.then22, label %if.end34

if.then22:                                        ; preds = %if.then17
  %gp_offset24 = load i32, ptr %args, align 8
  %fits_in_gp25 = icmp ule i32 %gp_offset24, 40
  br i1 %fits_in_gp25, label %vaarg.in_reg26, label %vaarg.in_mem28

vaarg.in_reg26:                                   ; preds = %if.then22
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area27 = load ptr, ptr %16, align 8
  %17 = getelementptr i8, ptr %reg_save_area27, i32 %gp_offset24
  %18 = add i32 %gp_offset24, 8
  store i32 %18, ptr %args, align 8
  br label %vaarg.end32

vaarg.in_mem28:                                   ; preds = %if.then22
  %overflow_arg_area_p29 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area30 = load ptr, ptr %overflow_arg_area_p29, align 8
  %overflow_arg_area.next31 = getelementptr i8, ptr %overflow_arg_area30, i32 8
  store ptr %overflow_arg_area.next31, ptr %overflow_arg_area_p29, align 8
  br label %vaarg.end32

vaarg.end32:                                      ; preds = %vaarg.in_mem28, %vaarg.in_reg26
  %vaarg.addr33 = phi ptr [ %17, %vaarg.in_reg26 ], [ %overflow_arg_area30, %vaarg.in_mem28 ]
  %19 = load i32, ptr %vaarg.addr33, align 4
  store i32 %19, ptr %next, align 4
  br label %if.end34

if.end34:                                         ; preds = %vaarg.end32, %if.then17
  %call35 = call i64 @__gomc_look_at_number(ptr noundef %f.addr, ptr noundef %next)
  br label %if.end36

if.end36:                                         ; preds = %if.end34, %if.end12
  %precision.0 = phi i64 [ %call35, %if.end34 ], [ -1, %if.end12 ]
  br label %for.cond

for.cond:                                         ; preds = %lor.end67, %if.end36
  %longs.0 = phi i32 [ 0, %if.end36 ], [ %add, %lor.end67 ]
  %wide.0 = phi i32 [ 0, %if.end36 ], [ %or, %lor.end67 ]
  %20 = load ptr, ptr %f.addr, align 8
  %21 = load i8, ptr %20, align 1
  %conv37 = sext i8 %21 to i32
  %tobool38 = icmp ne i32 %conv37, 0
  br i1 %tobool38, label %for.cond.i, label %for.end

for.cond.i:                                       ; preds = %for.cond, %if.end.i
  %these.addr.i.0 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ @__gomc_looks.str.1, %for.cond ]
  %22 = load i8, ptr %these.addr.i.0, align 1
  %tobool.i = icmp ne i8 %22, 0
  br i1 %tobool.i, label %for.body.i, label %is_one_of.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv1.i = sext i8 %22 to i32
  %cmp.i = icmp eq i32 %conv37, %conv1.i
  br i1 %cmp.i, label %is_one_of.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %these.addr.i.0, i32 1
  br label %for.cond.i

is_one_of.exit:                                   ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 1, %for.body.i ], [ 0, %for.cond.i ]
  %tobool41 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool41, label %for.body, label %for.end

for.body:                                         ; preds = %is_one_of.exit
  %23 = load ptr, ptr %f.addr, align 8
  %24 = load i8, ptr %23, align 1
  %conv43 = sext i8 %24 to i32
  switch i32 %conv43, label %lor.rhs [
    i32 108, label %lor.end
    i32 122, label %lor.end
    i32 90, label %lor.end
    i32 116, label %lor.end
  ]

lor.rhs:                                          ; preds = %for.body
  br label %lor.end

lor.end:                                          ; preds = %for.body, %for.body, %for.body, %for.body, %lor.rhs
  %25 = phi i1 [ true, %for.body ], [ false, %lor.rhs ], [ true, %for.body ], [ true, %for.body ], [ true, %for.body ]
  %lor.ext = zext i1 %25 to i32
  %add = add nsw i32 %longs.0, %lor.ext
  %26 = load ptr, ptr %f.addr, align 8
  %27 = load i8, ptr %26, align 1
  %conv56 = sext i8 %27 to i32
  switch i32 %conv56, label %lor.rhs63 [
    i32 113, label %lor.end67
    i32 76, label %lor.end67
    i32 106, label %lor.end67
  ]

lor.rhs63:                                        ; preds = %lor.end
  br label %lor.end67

lor.end67:                                        ; preds = %lor.end, %lor.end, %lor.end, %lor.rhs63
  %28 = phi i1 [ true, %lor.end ], [ false, %lor.rhs63 ], [ true, %lor.end ], [ true, %lor.end ]
  %lor.ext68 = zext i1 %28 to i32
  %or = or i32 %wide.0, %lor.ext68
  %29 = load ptr, ptr %f.addr, align 8
  %incdec.ptr69 = getelementptr inbounds i8, ptr %29, i32 1
  store ptr %incdec.ptr69, ptr %f.addr, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond, %is_one_of.exit
  %30 = load ptr, ptr %f.addr, align 8
  %31 = load i8, ptr %30, align 1
  %conv70 = sext i8 %31 to i32
  switch i32 %conv70, label %while.end188 [
    i32 67, label %sw.bb142
    i32 37, label %sw.epilog
    i32 109, label %sw.epilog
    i32 115, label %sw.bb72
    i32 83, label %sw.bb72
    i32 112, label %sw.bb113
    i32 110, label %sw.bb125
    i32 97, label %sw.bb126
    i32 65, label %sw.bb126
    i32 101, label %sw.bb126
    i32 69, label %sw.bb126
    i32 102, label %sw.bb126
    i32 70, label %sw.bb126
    i32 103, label %sw.bb126
    i32 71, label %sw.bb126
    i32 100, label %sw.bb142
    i32 105, label %sw.bb142
    i32 111, label %sw.bb142
    i32 117, label %sw.bb142
    i32 120, label %sw.bb142
    i32 88, label %sw.bb142
    i32 99, label %sw.bb142
  ]

sw.bb72:                                          ; preds = %for.end, %for.end
  %cmp73 = icmp slt i64 %precision.0, 0
  %.precision.0 = select i1 %cmp73, i64 -1, i64 %precision.0
  %tobool75 = icmp ne i32 %longs.0, 0
  br i1 %tobool75, label %if.then80, label %lor.lhs.false76

lor.lhs.false76:                                  ; preds = %sw.bb72
  %32 = load ptr, ptr %f.addr, align 8
  %33 = load i8, ptr %32, align 1
  %conv77 = sext i8 %33 to i32
  %cmp78 = icmp eq i32 %conv77, 83
  br i1 %cmp78, label %if.then80, label %if.else

if.then80:                                        ; preds = %lor.lhs.false76, %sw.bb72
  %gp_offset82 = load i32, ptr %args, align 8
  %fits_in_gp83 = icmp ule i32 %gp_offset82, 40
  br i1 %fits_in_gp83, label %vaarg.in_reg84, label %vaarg.in_mem86

vaarg.in_reg84:                                   ; preds = %if.then80
  %34 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area85 = load ptr, ptr %34, align 8
  %35 = getelementptr i8, ptr %reg_save_area85, i32 %gp_offset82
  %36 = add i32 %gp_offset82, 8
  store i32 %36, ptr %args, align 8
  br label %vaarg.end90

vaarg.in_mem86:                                   ; preds = %if.then80
  %overflow_arg_area_p87 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area88 = load ptr, ptr %overflow_arg_area_p87, align 8
  %overflow_arg_area.next89 = getelementptr i8, ptr %overflow_arg_area88, i32 8
  store ptr %overflow_arg_area.next89, ptr %overflow_arg_area_p87, align 8
  br label %vaarg.end90

vaarg.end90:                                      ; preds = %vaarg.in_mem86, %vaarg.in_reg84
  %vaarg.addr91 = phi ptr [ %35, %vaarg.in_reg84 ], [ %overflow_arg_area88, %vaarg.in_mem86 ]
  %37 = load ptr, ptr %vaarg.addr91, align 8
  %tobool92 = icmp ne ptr %37, null
  br i1 %tobool92, label %if.then93, label %sw.epilog

if.then93:                                        ; preds = %vaarg.end90
  %call94 = call i64 @__gomc_look_at_wide(ptr noundef %37, i64 noundef %.precision.0)
  br label %sw.epilog

if.else:                                          ; preds = %lor.lhs.false76
  %gp_offset98 = load i32, ptr %args, align 8
  %fits_in_gp99 = icmp ule i32 %gp_offset98, 40
  br i1 %fits_in_gp99, label %vaarg.in_reg100, label %vaarg.in_mem102

vaarg.in_reg100:                                  ; preds = %if.else
  %38 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area101 = load ptr, ptr %38, align 8
  %39 = getelementptr i8, ptr %reg_save_area101, i32 %gp_offset98
  %40 = add i32 %gp_offset98, 8
  store i32 %40, ptr %args, align 8
  br label %vaarg.end106

vaarg.in_mem102:                                  ; preds = %if.else
  %overflow_arg_area_p103 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area104 = load ptr, ptr %overflow_arg_area_p103, align 8
  %overflow_arg_area.next105 = getelementptr i8, ptr %overflow_arg_area104, i32 8
  store ptr %overflow_arg_area.next105, ptr %overflow_arg_area_p103, align 8
  br label %vaarg.end106

vaarg.end106:                                     ; preds = %vaarg.in_mem102, %vaarg.in_reg100
  %vaarg.addr107 = phi ptr [ %39, %vaarg.in_reg100 ], [ %overflow_arg_area104, %vaarg.in_mem102 ]
  %41 = load ptr, ptr %vaarg.addr107, align 8
  %tobool108 = icmp ne ptr %41, null
  br i1 %tobool108, label %if.then109, label %sw.epilog

if.then109:                                       ; preds = %vaarg.end106
  %call110 = call i64 @__look_at_text(ptr noundef %41, i64 noundef %.precision.0)
  br label %sw.epilog

sw.bb113:                                         ; preds = %for.end
  %gp_offset115 = load i32, ptr %args, align 8
  %fits_in_gp116 = icmp ule i32 %gp_offset115, 40
  br i1 %fits_in_gp116, label %vaarg.in_reg117, label %vaarg.in_mem119

vaarg.in_reg117:                                  ; preds = %sw.bb113
  %42 = add i32 %gp_offset115, 8
  store i32 %42, ptr %args, align 8
  br label %sw.epilog

vaarg.in_mem119:                                  ; preds = %sw.bb113
  %overflow_arg_area_p120 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area121 = load ptr, ptr %overflow_arg_area_p120, align 8
  %overflow_arg_area.next122 = getelementptr i8, ptr %overflow_arg_area121, i32 8
  store ptr %overflow_arg_area.next122, ptr %overflow_arg_area_p120, align 8
  br label %sw.epilog

sw.bb125:                                         ; preds = %for.end
  call void @__gomc_unsupported(ptr noundef @__gomc_looks.str.2)
  unreachable

sw.bb126:                                         ; preds = %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end
  %tobool127 = icmp ne i32 %wide.0, 0
  br i1 %tobool127, label %if.then128, label %if.else132

if.then128:                                       ; preds = %sw.bb126
  %overflow_arg_area_p129 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area130 = load ptr, ptr %overflow_arg_area_p129, align 8
  %43 = ptrtoint ptr %overflow_arg_area130 to i64
  %44 = add i64 %43, 15
  %45 = and i64 %44, -16
  %overflow_arg_area130.aligned = inttoptr i64 %45 to ptr
  %overflow_arg_area.next131 = getelementptr i8, ptr %overflow_arg_area130.aligned, i32 16
  store ptr %overflow_arg_area.next131, ptr %overflow_arg_area_p129, align 8
  br label %sw.epilog

if.else132:                                       ; preds = %sw.bb126
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 1
  %fp_offset = load i32, ptr %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg133, label %vaarg.in_mem135

vaarg.in_reg133:                                  ; preds = %if.else132
  %46 = add i32 %fp_offset, 16
  store i32 %46, ptr %fp_offset_p, align 4
  br label %sw.epilog

vaarg.in_mem135:                                  ; preds = %if.else132
  %overflow_arg_area_p136 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area137 = load ptr, ptr %overflow_arg_area_p136, align 8
  %overflow_arg_area.next138 = getelementptr i8, ptr %overflow_arg_area137, i32 8
  store ptr %overflow_arg_area.next138, ptr %overflow_arg_area_p136, align 8
  br label %sw.epilog

sw.bb142:                                         ; preds = %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end, %for.end
  %tobool143 = icmp ne i32 %wide.0, 0
  %cmp145 = icmp sgt i32 %longs.0, 1
  %or.cond = select i1 %tobool143, i1 true, i1 %cmp145
  br i1 %or.cond, label %if.then147, label %if.else159

if.then147:                                       ; preds = %sw.bb142
  %gp_offset149 = load i32, ptr %args, align 8
  %fits_in_gp150 = icmp ule i32 %gp_offset149, 40
  br i1 %fits_in_gp150, label %vaarg.in_reg151, label %vaarg.in_mem153

vaarg.in_reg151:                                  ; preds = %if.then147
  %47 = add i32 %gp_offset149, 8
  store i32 %47, ptr %args, align 8
  br label %sw.epilog

vaarg.in_mem153:                                  ; preds = %if.then147
  %overflow_arg_area_p154 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area155 = load ptr, ptr %overflow_arg_area_p154, align 8
  %overflow_arg_area.next156 = getelementptr i8, ptr %overflow_arg_area155, i32 8
  store ptr %overflow_arg_area.next156, ptr %overflow_arg_area_p154, align 8
  br label %sw.epilog

if.else159:                                       ; preds = %sw.bb142
  %tobool160 = icmp ne i32 %longs.0, 0
  br i1 %tobool160, label %if.then161, label %if.else173

if.then161:                                       ; preds = %if.else159
  %gp_offset163 = load i32, ptr %args, align 8
  %fits_in_gp164 = icmp ule i32 %gp_offset163, 40
  br i1 %fits_in_gp164, label %vaarg.in_reg165, label %vaarg.in_mem167

vaarg.in_reg165:                                  ; preds = %if.then161
  %48 = add i32 %gp_offset163, 8
  store i32 %48, ptr %args, align 8
  br label %sw.epilog

vaarg.in_mem167:                                  ; preds = %if.then161
  %overflow_arg_area_p168 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area169 = load ptr, ptr %overflow_arg_area_p168, align 8
  %overflow_arg_area.next170 = getelementptr i8, ptr %overflow_arg_area169, i32 8
  store ptr %overflow_arg_area.next170, ptr %overflow_arg_area_p168, align 8
  br label %sw.epilog

if.else173:                                       ; preds = %if.else159
  %gp_offset175 = load i32, ptr %args, align 8
  %fits_in_gp176 = icmp ule i32 %gp_offset175, 40
  br i1 %fits_in_gp176, label %vaarg.in_reg177, label %vaarg.in_mem179

vaarg.in_reg177:                                  ; preds = %if.else173
  %49 = add i32 %gp_offset175, 8
  store i32 %49, ptr %args, align 8
  br label %sw.epilog

vaarg.in_mem179:                                  ; preds = %if.else173
  %overflow_arg_area_p180 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area181 = load ptr, ptr %overflow_arg_area_p180, align 8
  %overflow_arg_area.next182 = getelementptr i8, ptr %overflow_arg_area181, i32 8
  store ptr %overflow_arg_area.next182, ptr %overflow_arg_area_p180, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %vaarg.in_mem153, %vaarg.in_reg151, %vaarg.in_reg177, %vaarg.in_mem179, %vaarg.in_reg165, %vaarg.in_mem167, %if.then128, %vaarg.in_mem135, %vaarg.in_reg133, %vaarg.in_reg117, %vaarg.in_mem119, %if.then93, %vaarg.end90, %if.then109, %vaarg.end106, %for.end, %for.end
  %50 = load ptr, ptr %f.addr, align 8
  %incdec.ptr187 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %incdec.ptr187, ptr %f.addr, align 8
  br label %while.cond

while.end188:                                     ; preds = %for.end, %while.cond
  ret void
}

define internal i64 @__gomc_look_at_number(ptr noundef %format, ptr noundef %next) {
entry:
  %0 = load ptr, ptr %format, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 42
  br i1 %cmp, label %if.then, label %for.cond

if.then:                                          ; preds = %entry
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i32 1
  store ptr %incdec.ptr, ptr %format, align 8
  %2 = load i32, ptr %next, align 4
  %conv2 = sext i32 %2 to i64
  br label %return

for.cond:                                         ; preds = %entry, %for.body
  %n.0 = phi i64 [ %sub, %for.body ], [ 0, %entry ]
  %3 = load ptr, ptr %format, align 8
  %4 = load i8, ptr %3, align 1
  %conv3 = sext i8 %4 to i32
  %cmp4 = icmp sge i32 %conv3, 48
  %cmp7 = icmp sle i32 %conv3, 57
  %or.cond = and i1 %cmp4, %cmp7
  br i1 %or.cond, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i64 10, %n.0
  %conv9 = sext i8 %4 to i64
  %add = add nsw i64 %mul, %conv9
  %sub = sub nsw i64 %add, 48
  %incdec.ptr10 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %incdec.ptr10, ptr %format, align 8
  br label %for.cond

return:                                           ; preds = %for.cond, %if.then
  %retval.0 = phi i64 [ %conv2, %if.then ], [ %n.0, %for.cond ]
  ret i64 %retval.0
}

define internal i64 @__gomc_look_at_wide(ptr noundef %text, i64 noundef %limit) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i64 %n.0, %limit
  br i1 %cmp, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i32, ptr %text, i64 %n.0
  %0 = load i32, ptr %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i64 %n.0
}

declare void @__gomc_unsupported(ptr noundef)

define void @__look_at_arguments(ptr noundef %format, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  call void @__look_at_list(ptr noundef %format, ptr noundef %args)
  call void @llvm.va_end(ptr %args)
  ret void
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

