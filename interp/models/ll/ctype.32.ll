source_filename = "ctype.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

define i32 @isdigit(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 48
  %cmp1.i = icmp sle i32 %c, 57
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  ret i32 %land.ext.i
}

define i32 @isupper(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 65
  %cmp1.i = icmp sle i32 %c, 90
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  ret i32 %land.ext.i
}

define i32 @islower(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 97
  %cmp1.i = icmp sle i32 %c, 122
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  ret i32 %land.ext.i
}

define i32 @isalpha(i32 noundef %c) {
entry:
  %cmp.i6 = icmp sge i32 %c, 65
  %cmp1.i7 = icmp sle i32 %c, 90
  %spec.select = select i1 %cmp.i6, i1 %cmp1.i7, i1 false
  br i1 %spec.select, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp.i = icmp sge i32 %c, 97
  %cmp1.i = icmp sle i32 %c, 122
  %spec.select4 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %spec.select4, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define i32 @isalnum(i32 noundef %c) {
entry:
  %cmp.i16 = icmp sge i32 %c, 48
  %cmp1.i17 = icmp sle i32 %c, 57
  %spec.select = select i1 %cmp.i16, i1 %cmp1.i17, i1 false
  br i1 %spec.select, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp.i8 = icmp sge i32 %c, 65
  %cmp1.i9 = icmp sle i32 %c, 90
  %spec.select6 = select i1 %cmp.i8, i1 %cmp1.i9, i1 false
  br i1 %spec.select6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %cmp.i = icmp sge i32 %c, 97
  %cmp1.i = icmp sle i32 %c, 122
  %spec.select7 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %entry
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %spec.select7, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define i32 @isxdigit(i32 noundef %c) {
entry:
  %cmp.i16 = icmp sge i32 %c, 48
  %cmp1.i17 = icmp sle i32 %c, 57
  %spec.select = select i1 %cmp.i16, i1 %cmp1.i17, i1 false
  br i1 %spec.select, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp.i8 = icmp sge i32 %c, 65
  %cmp1.i9 = icmp sle i32 %c, 70
  %spec.select6 = select i1 %cmp.i8, i1 %cmp1.i9, i1 false
  br i1 %spec.select6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %cmp.i = icmp sge i32 %c, 97
  %cmp1.i = icmp sle i32 %c, 102
  %spec.select7 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %entry
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %spec.select7, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define i32 @isspace(i32 noundef %c) {
entry:
  %cmp = icmp eq i32 %c, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %cmp.i = icmp sge i32 %c, 9
  %cmp1.i = icmp sle i32 %c, 13
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %0 = phi i1 [ true, %entry ], [ %spec.select, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define i32 @isblank(i32 noundef %c) {
entry:
  %cmp = icmp eq i32 %c, 32
  %cmp1 = icmp eq i32 %c, 9
  %spec.select = select i1 %cmp, i1 true, i1 %cmp1
  %lor.ext = zext i1 %spec.select to i32
  ret i32 %lor.ext
}

define i32 @iscntrl(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 0
  %cmp1.i = icmp sle i32 %c, 31
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %cmp = icmp eq i32 %c, 127
  %spec.select3 = select i1 %spec.select, i1 true, i1 %cmp
  %lor.ext = zext i1 %spec.select3 to i32
  ret i32 %lor.ext
}

define i32 @isprint(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 32
  %cmp1.i = icmp sle i32 %c, 126
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  ret i32 %land.ext.i
}

define i32 @isgraph(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 33
  %cmp1.i = icmp sle i32 %c, 126
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  ret i32 %land.ext.i
}

define i32 @ispunct(i32 noundef %c) {
entry:
  %cmp.i27 = icmp sge i32 %c, 33
  %cmp1.i28 = icmp sle i32 %c, 47
  %spec.select = select i1 %cmp.i27, i1 %cmp1.i28, i1 false
  br i1 %spec.select, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp.i19 = icmp sge i32 %c, 58
  %cmp1.i20 = icmp sle i32 %c, 64
  %spec.select8 = select i1 %cmp.i19, i1 %cmp1.i20, i1 false
  br i1 %spec.select8, label %lor.end, label %lor.lhs.false3

lor.lhs.false3:                                   ; preds = %lor.lhs.false
  %cmp.i11 = icmp sge i32 %c, 91
  %cmp1.i12 = icmp sle i32 %c, 96
  %spec.select9 = select i1 %cmp.i11, i1 %cmp1.i12, i1 false
  br i1 %spec.select9, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false3
  %cmp.i = icmp sge i32 %c, 123
  %cmp1.i = icmp sle i32 %c, 126
  %spec.select10 = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false3, %lor.lhs.false, %entry
  %0 = phi i1 [ true, %lor.lhs.false3 ], [ true, %lor.lhs.false ], [ true, %entry ], [ %spec.select10, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define i32 @isascii(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 0
  %cmp1.i = icmp sle i32 %c, 127
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  ret i32 %land.ext.i
}

define i32 @toascii(i32 noundef %c) {
entry:
  %and = and i32 %c, 127
  ret i32 %and
}

define i32 @toupper(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 97
  %cmp1.i = icmp sle i32 %c, 122
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %sub = sub nsw i32 %c, 97
  %add = add nsw i32 %sub, 65
  %cond = select i1 %spec.select, i32 %add, i32 %c
  ret i32 %cond
}

define i32 @tolower(i32 noundef %c) {
entry:
  %cmp.i = icmp sge i32 %c, 65
  %cmp1.i = icmp sle i32 %c, 90
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %sub = sub nsw i32 %c, 65
  %add = add nsw i32 %sub, 97
  %cond = select i1 %spec.select, i32 %add, i32 %c
  ret i32 %cond
}

