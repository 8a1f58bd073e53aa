source_filename = "cxxtree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, ptr, ptr }

define ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %x) {
entry:
  %right.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 3
  %0 = load ptr, ptr %right.i, align 8
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %for.cond.i, label %if.end.i

for.cond.i:                                       ; preds = %for.cond.i, %entry
  %x.addr.i.0 = phi ptr [ %0, %entry ], [ %1, %for.cond.i ]
  %left.i = getelementptr inbounds %struct.node, ptr %x.addr.i.0, i32 0, i32 2
  %1 = load ptr, ptr %left.i, align 8
  %tobool2.i = icmp ne ptr %1, null
  br i1 %tobool2.i, label %for.cond.i, label %next.exit

if.end.i:                                         ; preds = %entry
  %parent.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %2 = load ptr, ptr %parent.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end.i
  %x.addr.i.1 = phi ptr [ %x, %if.end.i ], [ %up.i.0, %while.body.i ]
  %up.i.0 = phi ptr [ %2, %if.end.i ], [ %4, %while.body.i ]
  %right4.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 3
  %3 = load ptr, ptr %right4.i, align 8
  %cmp.i = icmp eq ptr %x.addr.i.1, %3
  br i1 %cmp.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %parent5.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 1
  %4 = load ptr, ptr %parent5.i, align 8
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %right6.i = getelementptr inbounds %struct.node, ptr %x.addr.i.1, i32 0, i32 3
  %5 = load ptr, ptr %right6.i, align 8
  %cmp7.i = icmp eq ptr %5, %up.i.0
  %x.addr.i.1.up.i.0 = select i1 %cmp7.i, ptr %x.addr.i.1, ptr %up.i.0
  br label %next.exit

next.exit:                                        ; preds = %for.cond.i, %while.end.i
  %retval.i.0 = phi ptr [ %x.addr.i.1.up.i.0, %while.end.i ], [ %x.addr.i.0, %for.cond.i ]
  ret ptr %retval.i.0
}

define ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %x) {
entry:
  %right.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 3
  %0 = load ptr, ptr %right.i, align 8
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %for.cond.i, label %if.end.i

for.cond.i:                                       ; preds = %for.cond.i, %entry
  %x.addr.i.0 = phi ptr [ %0, %entry ], [ %1, %for.cond.i ]
  %left.i = getelementptr inbounds %struct.node, ptr %x.addr.i.0, i32 0, i32 2
  %1 = load ptr, ptr %left.i, align 8
  %tobool2.i = icmp ne ptr %1, null
  br i1 %tobool2.i, label %for.cond.i, label %next.exit

if.end.i:                                         ; preds = %entry
  %parent.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %2 = load ptr, ptr %parent.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end.i
  %x.addr.i.1 = phi ptr [ %x, %if.end.i ], [ %up.i.0, %while.body.i ]
  %up.i.0 = phi ptr [ %2, %if.end.i ], [ %4, %while.body.i ]
  %right4.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 3
  %3 = load ptr, ptr %right4.i, align 8
  %cmp.i = icmp eq ptr %x.addr.i.1, %3
  br i1 %cmp.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %parent5.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 1
  %4 = load ptr, ptr %parent5.i, align 8
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %right6.i = getelementptr inbounds %struct.node, ptr %x.addr.i.1, i32 0, i32 3
  %5 = load ptr, ptr %right6.i, align 8
  %cmp7.i = icmp eq ptr %5, %up.i.0
  %x.addr.i.1.up.i.0 = select i1 %cmp7.i, ptr %x.addr.i.1, ptr %up.i.0
  br label %next.exit

next.exit:                                        ; preds = %for.cond.i, %while.end.i
  %retval.i.0 = phi ptr [ %x.addr.i.1.up.i.0, %while.end.i ], [ %x.addr.i.0, %for.cond.i ]
  ret ptr %retval.i.0
}

define ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %x) {
entry:
  %0 = load i32, ptr %x, align 8
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %entry
  %parent.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %1 = load ptr, ptr %parent.i, align 8
  %parent1.i = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1
  %2 = load ptr, ptr %parent1.i, align 8
  %cmp2.i = icmp eq ptr %2, %x
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %right.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 3
  %3 = load ptr, ptr %right.i, align 8
  br label %previous.exit

if.end.i:                                         ; preds = %land.lhs.true.i, %entry
  %left.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 2
  %4 = load ptr, ptr %left.i, align 8
  %tobool.i = icmp ne ptr %4, null
  br i1 %tobool.i, label %for.cond.i, label %if.end8.i

for.cond.i:                                       ; preds = %for.cond.i, %if.end.i
  %x.addr.i.0 = phi ptr [ %4, %if.end.i ], [ %5, %for.cond.i ]
  %right5.i = getelementptr inbounds %struct.node, ptr %x.addr.i.0, i32 0, i32 3
  %5 = load ptr, ptr %right5.i, align 8
  %tobool6.i = icmp ne ptr %5, null
  br i1 %tobool6.i, label %for.cond.i, label %previous.exit

if.end8.i:                                        ; preds = %if.end.i
  %parent9.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %6 = load ptr, ptr %parent9.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end8.i
  %x.addr.i.1 = phi ptr [ %x, %if.end8.i ], [ %up.i.0, %while.body.i ]
  %up.i.0 = phi ptr [ %6, %if.end8.i ], [ %8, %while.body.i ]
  %left10.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 2
  %7 = load ptr, ptr %left10.i, align 8
  %cmp11.i = icmp eq ptr %x.addr.i.1, %7
  br i1 %cmp11.i, label %while.body.i, label %previous.exit

while.body.i:                                     ; preds = %while.cond.i
  %parent12.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 1
  %8 = load ptr, ptr %parent12.i, align 8
  br label %while.cond.i

previous.exit:                                    ; preds = %while.cond.i, %for.cond.i, %if.then.i
  %retval.i.0 = phi ptr [ %3, %if.then.i ], [ %x.addr.i.0, %for.cond.i ], [ %up.i.0, %while.cond.i ]
  ret ptr %retval.i.0
}

define ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef %x) {
entry:
  %0 = load i32, ptr %x, align 8
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %entry
  %parent.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %1 = load ptr, ptr %parent.i, align 8
  %parent1.i = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1
  %2 = load ptr, ptr %parent1.i, align 8
  %cmp2.i = icmp eq ptr %2, %x
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %right.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 3
  %3 = load ptr, ptr %right.i, align 8
  br label %previous.exit

if.end.i:                                         ; preds = %land.lhs.true.i, %entry
  %left.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 2
  %4 = load ptr, ptr %left.i, align 8
  %tobool.i = icmp ne ptr %4, null
  br i1 %tobool.i, label %for.cond.i, label %if.end8.i

for.cond.i:                                       ; preds = %for.cond.i, %if.end.i
  %x.addr.i.0 = phi ptr [ %4, %if.end.i ], [ %5, %for.cond.i ]
  %right5.i = getelementptr inbounds %struct.node, ptr %x.addr.i.0, i32 0, i32 3
  %5 = load ptr, ptr %right5.i, align 8
  %tobool6.i = icmp ne ptr %5, null
  br i1 %tobool6.i, label %for.cond.i, label %previous.exit

if.end8.i:                                        ; preds = %if.end.i
  %parent9.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %6 = load ptr, ptr %parent9.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end8.i
  %x.addr.i.1 = phi ptr [ %x, %if.end8.i ], [ %up.i.0, %while.body.i ]
  %up.i.0 = phi ptr [ %6, %if.end8.i ], [ %8, %while.body.i ]
  %left10.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 2
  %7 = load ptr, ptr %left10.i, align 8
  %cmp11.i = icmp eq ptr %x.addr.i.1, %7
  br i1 %cmp11.i, label %while.body.i, label %previous.exit

while.body.i:                                     ; preds = %while.cond.i
  %parent12.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 1
  %8 = load ptr, ptr %parent12.i, align 8
  br label %while.cond.i

previous.exit:                                    ; preds = %while.cond.i, %for.cond.i, %if.then.i
  %retval.i.0 = phi ptr [ %3, %if.then.i ], [ %x.addr.i.0, %for.cond.i ], [ %up.i.0, %while.cond.i ]
  ret ptr %retval.i.0
}

define void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i32 noundef %left, ptr noundef %x, ptr noundef %up, ptr noundef %header) {
entry:
  %parent = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  store ptr %up, ptr %parent, align 8
  %right = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 3
  store ptr null, ptr %right, align 8
  %left1 = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 2
  store ptr null, ptr %left1, align 8
  store i32 0, ptr %x, align 8
  %cmp = icmp eq ptr %up, %header
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %right2 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 3
  store ptr %x, ptr %right2, align 8
  %left3 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 2
  store ptr %x, ptr %left3, align 8
  %parent4 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  store ptr %x, ptr %parent4, align 8
  br label %if.end19

if.else:                                          ; preds = %entry
  %and = and i32 %left, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then5, label %if.else11

if.then5:                                         ; preds = %if.else
  %left6 = getelementptr inbounds %struct.node, ptr %up, i32 0, i32 2
  store ptr %x, ptr %left6, align 8
  %left7 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 2
  %0 = load ptr, ptr %left7, align 8
  %cmp8 = icmp eq ptr %0, %up
  br i1 %cmp8, label %if.then9, label %if.end19

if.then9:                                         ; preds = %if.then5
  store ptr %x, ptr %left7, align 8
  br label %if.end19

if.else11:                                        ; preds = %if.else
  %right12 = getelementptr inbounds %struct.node, ptr %up, i32 0, i32 3
  store ptr %x, ptr %right12, align 8
  %right13 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 3
  %1 = load ptr, ptr %right13, align 8
  %cmp14 = icmp eq ptr %1, %up
  br i1 %cmp14, label %if.then15, label %if.end19

if.then15:                                        ; preds = %if.else11
  store ptr %x, ptr %right13, align 8
  br label %if.end19

if.end19:                                         ; preds = %if.then9, %if.then5, %if.then15, %if.else11, %if.then
  br label %while.cond

while.cond:                                       ; preds = %if.then37, %if.end19
  %x.addr.0 = phi ptr [ %x, %if.end19 ], [ %5, %if.then37 ]
  %parent20 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %2 = load ptr, ptr %parent20, align 8
  %cmp21 = icmp ne ptr %x.addr.0, %2
  br i1 %cmp21, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %parent22 = getelementptr inbounds %struct.node, ptr %x.addr.0, i32 0, i32 1
  %3 = load ptr, ptr %parent22, align 8
  %4 = load i32, ptr %3, align 8
  %cmp24 = icmp eq i32 %4, 0
  br i1 %cmp24, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %parent27 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %parent27, align 8
  %left28 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 2
  %6 = load ptr, ptr %left28, align 8
  %cmp29 = icmp eq ptr %3, %6
  br i1 %cmp29, label %cond.true, label %cond.end

cond.true:                                        ; preds = %while.body
  %right31 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 3
  %7 = load ptr, ptr %right31, align 8
  br label %cond.end

cond.end:                                         ; preds = %while.body, %cond.true
  %cond = phi ptr [ %7, %cond.true ], [ %6, %while.body ]
  %tobool33 = icmp ne ptr %cond, null
  br i1 %tobool33, label %land.lhs.true, label %if.end41

land.lhs.true:                                    ; preds = %cond.end
  %8 = load i32, ptr %cond, align 8
  %cmp35 = icmp eq i32 %8, 0
  br i1 %cmp35, label %if.then37, label %if.end41

if.then37:                                        ; preds = %land.lhs.true
  store i32 1, ptr %cond, align 8
  store i32 1, ptr %3, align 8
  store i32 0, ptr %5, align 8
  br label %while.cond

if.end41:                                         ; preds = %land.lhs.true, %cond.end
  br i1 %cmp29, label %if.then43, label %if.else51

if.then43:                                        ; preds = %if.end41
  %right44 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 3
  %9 = load ptr, ptr %right44, align 8
  %cmp45 = icmp eq ptr %x.addr.0, %9
  br i1 %cmp45, label %if.then47, label %if.end48

if.then47:                                        ; preds = %if.then43
  call void @__gomc_rotate_left(ptr noundef %header, ptr noundef %3)
  br label %if.end48

if.end48:                                         ; preds = %if.then47, %if.then43
  %parent25.0 = phi ptr [ %x.addr.0, %if.then47 ], [ %3, %if.then43 ]
  store i32 1, ptr %parent25.0, align 8
  store i32 0, ptr %5, align 8
  call void @__gomc_rotate_right(ptr noundef %header, ptr noundef %5)
  br label %while.end

if.else51:                                        ; preds = %if.end41
  %left52 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 2
  %10 = load ptr, ptr %left52, align 8
  %cmp53 = icmp eq ptr %x.addr.0, %10
  br i1 %cmp53, label %if.then55, label %if.end56

if.then55:                                        ; preds = %if.else51
  call void @__gomc_rotate_right(ptr noundef %header, ptr noundef %3)
  br label %if.end56

if.end56:                                         ; preds = %if.then55, %if.else51
  %parent25.1 = phi ptr [ %x.addr.0, %if.then55 ], [ %3, %if.else51 ]
  store i32 1, ptr %parent25.1, align 8
  store i32 0, ptr %5, align 8
  call void @__gomc_rotate_left(ptr noundef %header, ptr noundef %5)
  br label %while.end

while.end:                                        ; preds = %while.cond, %if.end48, %if.end56, %land.rhs
  %11 = load ptr, ptr %parent20, align 8
  store i32 1, ptr %11, align 8
  ret void
}

define internal void @__gomc_rotate_left(ptr noundef %header, ptr noundef %x) {
entry:
  %right = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 3
  %0 = load ptr, ptr %right, align 8
  %parent.i = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %1 = load ptr, ptr %parent.i, align 8
  %cmp.i = icmp eq ptr %1, %x
  br i1 %cmp.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %entry
  store ptr %0, ptr %parent.i, align 8
  br label %if.end9.i

if.else.i:                                        ; preds = %entry
  %parent2.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %2 = load ptr, ptr %parent2.i, align 8
  %left.i = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 2
  %3 = load ptr, ptr %left.i, align 8
  %cmp3.i = icmp eq ptr %3, %x
  br i1 %cmp3.i, label %if.then4.i, label %if.else7.i

if.then4.i:                                       ; preds = %if.else.i
  store ptr %0, ptr %left.i, align 8
  br label %if.end9.i

if.else7.i:                                       ; preds = %if.else.i
  %right.i = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 3
  store ptr %0, ptr %right.i, align 8
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then4.i, %if.else7.i, %if.then.i
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %if.then10.i, label %replace.exit

if.then10.i:                                      ; preds = %if.end9.i
  %parent11.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %4 = load ptr, ptr %parent11.i, align 8
  %parent12.i = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 1
  store ptr %4, ptr %parent12.i, align 8
  br label %replace.exit

replace.exit:                                     ; preds = %if.then10.i, %if.end9.i
  %left = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 2
  %5 = load ptr, ptr %left, align 8
  store ptr %5, ptr %right, align 8
  %tobool = icmp ne ptr %5, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %replace.exit
  %parent = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1
  store ptr %x, ptr %parent, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %replace.exit
  store ptr %x, ptr %left, align 8
  %parent5 = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  store ptr %0, ptr %parent5, align 8
  ret void
}

define internal void @__gomc_rotate_right(ptr noundef %header, ptr noundef %x) {
entry:
  %left = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 2
  %0 = load ptr, ptr %left, align 8
  %parent.i = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %1 = load ptr, ptr %parent.i, align 8
  %cmp.i = icmp eq ptr %1, %x
  br i1 %cmp.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %entry
  store ptr %0, ptr %parent.i, align 8
  br label %if.end9.i

if.else.i:                                        ; preds = %entry
  %parent2.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %2 = load ptr, ptr %parent2.i, align 8
  %left.i = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 2
  %3 = load ptr, ptr %left.i, align 8
  %cmp3.i = icmp eq ptr %3, %x
  br i1 %cmp3.i, label %if.then4.i, label %if.else7.i

if.then4.i:                                       ; preds = %if.else.i
  store ptr %0, ptr %left.i, align 8
  br label %if.end9.i

if.else7.i:                                       ; preds = %if.else.i
  %right.i = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 3
  store ptr %0, ptr %right.i, align 8
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then4.i, %if.else7.i, %if.then.i
  %tobool.i = icmp ne ptr %0, null
  br i1 %tobool.i, label %if.then10.i, label %replace.exit

if.then10.i:                                      ; preds = %if.end9.i
  %parent11.i = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %4 = load ptr, ptr %parent11.i, align 8
  %parent12.i = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 1
  store ptr %4, ptr %parent12.i, align 8
  br label %replace.exit

replace.exit:                                     ; preds = %if.then10.i, %if.end9.i
  %right = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 3
  %5 = load ptr, ptr %right, align 8
  store ptr %5, ptr %left, align 8
  %tobool = icmp ne ptr %5, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %replace.exit
  %parent = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1
  store ptr %x, ptr %parent, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %replace.exit
  store ptr %x, ptr %right, align 8
  %parent5 = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  store ptr %0, ptr %parent5, align 8
  ret void
}

define ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %z, ptr noundef %header) {
entry:
  %left = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 2
  %0 = load ptr, ptr %left, align 8
  %cmp = icmp eq ptr %0, %z
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %right.i = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 3
  %1 = load ptr, ptr %right.i, align 8
  %tobool.i = icmp ne ptr %1, null
  br i1 %tobool.i, label %for.cond.i, label %if.end.i

for.cond.i:                                       ; preds = %for.cond.i, %cond.true
  %x.addr.i.0 = phi ptr [ %1, %cond.true ], [ %2, %for.cond.i ]
  %left.i = getelementptr inbounds %struct.node, ptr %x.addr.i.0, i32 0, i32 2
  %2 = load ptr, ptr %left.i, align 8
  %tobool2.i = icmp ne ptr %2, null
  br i1 %tobool2.i, label %for.cond.i, label %cond.end

if.end.i:                                         ; preds = %cond.true
  %parent.i = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 1
  %3 = load ptr, ptr %parent.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end.i
  %x.addr.i.1 = phi ptr [ %z, %if.end.i ], [ %up.i.0, %while.body.i ]
  %up.i.0 = phi ptr [ %3, %if.end.i ], [ %5, %while.body.i ]
  %right4.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 3
  %4 = load ptr, ptr %right4.i, align 8
  %cmp.i = icmp eq ptr %x.addr.i.1, %4
  br i1 %cmp.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %parent5.i = getelementptr inbounds %struct.node, ptr %up.i.0, i32 0, i32 1
  %5 = load ptr, ptr %parent5.i, align 8
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %right6.i = getelementptr inbounds %struct.node, ptr %x.addr.i.1, i32 0, i32 3
  %6 = load ptr, ptr %right6.i, align 8
  %cmp7.i = icmp eq ptr %6, %up.i.0
  %x.addr.i.1.up.i.0 = select i1 %cmp7.i, ptr %x.addr.i.1, ptr %up.i.0
  br label %cond.end

cond.end:                                         ; preds = %entry, %while.end.i, %for.cond.i
  %cond = phi ptr [ %x.addr.i.1.up.i.0, %while.end.i ], [ %x.addr.i.0, %for.cond.i ], [ %0, %entry ]
  %right = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 3
  %7 = load ptr, ptr %right, align 8
  %cmp2 = icmp eq ptr %7, %z
  br i1 %cmp2, label %cond.true3, label %cond.end7

cond.true3:                                       ; preds = %cond.end
  %8 = load i32, ptr %z, align 8
  %cmp.i61 = icmp eq i32 %8, 0
  br i1 %cmp.i61, label %land.lhs.true.i, label %if.end.i67

land.lhs.true.i:                                  ; preds = %cond.true3
  %parent.i62 = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 1
  %9 = load ptr, ptr %parent.i62, align 8
  %parent1.i = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1
  %10 = load ptr, ptr %parent1.i, align 8
  %cmp2.i = icmp eq ptr %10, %z
  br i1 %cmp2.i, label %if.then.i64, label %if.end.i67

if.then.i64:                                      ; preds = %land.lhs.true.i
  %right.i63 = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 3
  %11 = load ptr, ptr %right.i63, align 8
  br label %cond.end7

if.end.i67:                                       ; preds = %land.lhs.true.i, %cond.true3
  %left.i65 = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 2
  %12 = load ptr, ptr %left.i65, align 8
  %tobool.i66 = icmp ne ptr %12, null
  br i1 %tobool.i66, label %for.cond.i68, label %if.end8.i

for.cond.i68:                                     ; preds = %for.cond.i68, %if.end.i67
  %x.addr.i59.0 = phi ptr [ %12, %if.end.i67 ], [ %13, %for.cond.i68 ]
  %right5.i = getelementptr inbounds %struct.node, ptr %x.addr.i59.0, i32 0, i32 3
  %13 = load ptr, ptr %right5.i, align 8
  %tobool6.i = icmp ne ptr %13, null
  br i1 %tobool6.i, label %for.cond.i68, label %cond.end7

if.end8.i:                                        ; preds = %if.end.i67
  %parent9.i = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 1
  %14 = load ptr, ptr %parent9.i, align 8
  br label %while.cond.i71

while.cond.i71:                                   ; preds = %while.body.i72, %if.end8.i
  %x.addr.i59.1 = phi ptr [ %z, %if.end8.i ], [ %up.i60.0, %while.body.i72 ]
  %up.i60.0 = phi ptr [ %14, %if.end8.i ], [ %16, %while.body.i72 ]
  %left10.i = getelementptr inbounds %struct.node, ptr %up.i60.0, i32 0, i32 2
  %15 = load ptr, ptr %left10.i, align 8
  %cmp11.i = icmp eq ptr %x.addr.i59.1, %15
  br i1 %cmp11.i, label %while.body.i72, label %cond.end7

while.body.i72:                                   ; preds = %while.cond.i71
  %parent12.i = getelementptr inbounds %struct.node, ptr %up.i60.0, i32 0, i32 1
  %16 = load ptr, ptr %parent12.i, align 8
  br label %while.cond.i71

cond.end7:                                        ; preds = %cond.end, %if.then.i64, %for.cond.i68, %while.cond.i71
  %cond8 = phi ptr [ %11, %if.then.i64 ], [ %x.addr.i59.0, %for.cond.i68 ], [ %up.i60.0, %while.cond.i71 ], [ %7, %cond.end ]
  %17 = load i32, ptr %z, align 8
  %left9 = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 2
  %18 = load ptr, ptr %left9, align 8
  %tobool = icmp ne ptr %18, null
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %cond.end7
  %right10 = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 3
  %19 = load ptr, ptr %right10, align 8
  %tobool11 = icmp ne ptr %19, null
  br i1 %tobool11, label %while.cond, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %cond.end7
  %20 = load ptr, ptr %left9, align 8
  %tobool13 = icmp ne ptr %20, null
  br i1 %tobool13, label %cond.end18, label %cond.false16

cond.false16:                                     ; preds = %if.then
  %right17 = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 3
  %21 = load ptr, ptr %right17, align 8
  br label %cond.end18

cond.end18:                                       ; preds = %if.then, %cond.false16
  %cond19 = phi ptr [ %21, %cond.false16 ], [ %20, %if.then ]
  %parent = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 1
  %22 = load ptr, ptr %parent, align 8
  %parent.i112 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %23 = load ptr, ptr %parent.i112, align 8
  %cmp.i113 = icmp eq ptr %23, %z
  br i1 %cmp.i113, label %if.then.i115, label %if.else.i119

if.then.i115:                                     ; preds = %cond.end18
  store ptr %cond19, ptr %parent.i112, align 8
  br label %if.end9.i128

if.else.i119:                                     ; preds = %cond.end18
  %left.i117 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %left.i117, align 8
  %cmp3.i118 = icmp eq ptr %24, %z
  br i1 %cmp3.i118, label %if.then4.i122, label %if.else7.i125

if.then4.i122:                                    ; preds = %if.else.i119
  store ptr %cond19, ptr %left.i117, align 8
  br label %if.end9.i128

if.else7.i125:                                    ; preds = %if.else.i119
  %right.i124 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 3
  store ptr %cond19, ptr %right.i124, align 8
  br label %if.end9.i128

if.end9.i128:                                     ; preds = %if.then4.i122, %if.else7.i125, %if.then.i115
  %tobool.i127 = icmp ne ptr %cond19, null
  br i1 %tobool.i127, label %if.then10.i131, label %if.end40

if.then10.i131:                                   ; preds = %if.end9.i128
  %25 = load ptr, ptr %parent, align 8
  %parent12.i130 = getelementptr inbounds %struct.node, ptr %cond19, i32 0, i32 1
  store ptr %25, ptr %parent12.i130, align 8
  br label %if.end40

while.cond:                                       ; preds = %while.cond, %lor.lhs.false
  %y.0 = phi ptr [ %19, %lor.lhs.false ], [ %26, %while.cond ]
  %left21 = getelementptr inbounds %struct.node, ptr %y.0, i32 0, i32 2
  %26 = load ptr, ptr %left21, align 8
  %tobool22 = icmp ne ptr %26, null
  br i1 %tobool22, label %while.cond, label %while.end

while.end:                                        ; preds = %while.cond
  %27 = load i32, ptr %y.0, align 8
  %right25 = getelementptr inbounds %struct.node, ptr %y.0, i32 0, i32 3
  %28 = load ptr, ptr %right25, align 8
  %parent26 = getelementptr inbounds %struct.node, ptr %y.0, i32 0, i32 1
  %29 = load ptr, ptr %parent26, align 8
  %cmp27 = icmp ne ptr %29, %z
  br i1 %cmp27, label %if.then28, label %if.end

if.then28:                                        ; preds = %while.end
  %parent.i88 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %30 = load ptr, ptr %parent.i88, align 8
  %cmp.i89 = icmp eq ptr %30, %y.0
  br i1 %cmp.i89, label %if.then.i91, label %if.else.i95

if.then.i91:                                      ; preds = %if.then28
  store ptr %28, ptr %parent.i88, align 8
  br label %if.end9.i104

if.else.i95:                                      ; preds = %if.then28
  %left.i93 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 2
  %31 = load ptr, ptr %left.i93, align 8
  %cmp3.i94 = icmp eq ptr %31, %y.0
  br i1 %cmp3.i94, label %if.then4.i98, label %if.else7.i101

if.then4.i98:                                     ; preds = %if.else.i95
  store ptr %28, ptr %left.i93, align 8
  br label %if.end9.i104

if.else7.i101:                                    ; preds = %if.else.i95
  %right.i100 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 3
  store ptr %28, ptr %right.i100, align 8
  br label %if.end9.i104

if.end9.i104:                                     ; preds = %if.then4.i98, %if.else7.i101, %if.then.i91
  %tobool.i103 = icmp ne ptr %28, null
  br i1 %tobool.i103, label %if.then10.i107, label %replace.exit108

if.then10.i107:                                   ; preds = %if.end9.i104
  %32 = load ptr, ptr %parent26, align 8
  %parent12.i106 = getelementptr inbounds %struct.node, ptr %28, i32 0, i32 1
  store ptr %32, ptr %parent12.i106, align 8
  br label %replace.exit108

replace.exit108:                                  ; preds = %if.then10.i107, %if.end9.i104
  %33 = load ptr, ptr %right10, align 8
  store ptr %33, ptr %right25, align 8
  %parent33 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1
  store ptr %y.0, ptr %parent33, align 8
  br label %if.end

if.end:                                           ; preds = %replace.exit108, %while.end
  %up.0 = phi ptr [ %29, %replace.exit108 ], [ %y.0, %while.end ]
  %parent.i75 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %34 = load ptr, ptr %parent.i75, align 8
  %cmp.i76 = icmp eq ptr %34, %z
  br i1 %cmp.i76, label %if.then.i78, label %if.else.i

if.then.i78:                                      ; preds = %if.end
  store ptr %y.0, ptr %parent.i75, align 8
  br label %if.then10.i

if.else.i:                                        ; preds = %if.end
  %parent2.i = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 1
  %35 = load ptr, ptr %parent2.i, align 8
  %left.i79 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 2
  %36 = load ptr, ptr %left.i79, align 8
  %cmp3.i = icmp eq ptr %36, %z
  br i1 %cmp3.i, label %if.then4.i, label %if.else7.i

if.then4.i:                                       ; preds = %if.else.i
  store ptr %y.0, ptr %left.i79, align 8
  br label %if.then10.i

if.else7.i:                                       ; preds = %if.else.i
  %right.i81 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 3
  store ptr %y.0, ptr %right.i81, align 8
  br label %if.then10.i

if.then10.i:                                      ; preds = %if.then.i78, %if.else7.i, %if.then4.i
  %parent11.i = getelementptr inbounds %struct.node, ptr %z, i32 0, i32 1
  %37 = load ptr, ptr %parent11.i, align 8
  store ptr %37, ptr %parent26, align 8
  %38 = load ptr, ptr %left9, align 8
  store ptr %38, ptr %left21, align 8
  %parent37 = getelementptr inbounds %struct.node, ptr %38, i32 0, i32 1
  store ptr %y.0, ptr %parent37, align 8
  %39 = load i32, ptr %z, align 8
  store i32 %39, ptr %y.0, align 8
  br label %if.end40

if.end40:                                         ; preds = %if.end9.i128, %if.then10.i131, %if.then10.i
  %x.0 = phi ptr [ %28, %if.then10.i ], [ %cond19, %if.then10.i131 ], [ %cond19, %if.end9.i128 ]
  %up.1 = phi ptr [ %up.0, %if.then10.i ], [ %22, %if.then10.i131 ], [ %22, %if.end9.i128 ]
  %removed.0 = phi i32 [ %27, %if.then10.i ], [ %17, %if.then10.i131 ], [ %17, %if.end9.i128 ]
  %cmp41 = icmp eq i32 %removed.0, 1
  br i1 %cmp41, label %while.cond.i137, label %if.end43

while.cond.i137:                                  ; preds = %if.end40, %if.then24.i
  %up.addr.i.0 = phi ptr [ %51, %if.then24.i ], [ %up.1, %if.end40 ]
  %x.addr.i134.0 = phi ptr [ %up.addr.i.0, %if.then24.i ], [ %x.0, %if.end40 ]
  %parent.i135 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %40 = load ptr, ptr %parent.i135, align 8
  %cmp.i136 = icmp ne ptr %x.addr.i134.0, %40
  br i1 %cmp.i136, label %land.rhs.i, label %while.end.i152

land.rhs.i:                                       ; preds = %while.cond.i137
  %tobool.i154 = icmp ne ptr %x.addr.i134.0, null
  br i1 %tobool.i154, label %lor.rhs.i, label %while.body.i141

lor.rhs.i:                                        ; preds = %land.rhs.i
  %41 = load i32, ptr %x.addr.i134.0, align 8
  %cmp.i155 = icmp eq i32 %41, 1
  br i1 %cmp.i155, label %while.body.i141, label %while.end.i152

while.body.i141:                                  ; preds = %land.rhs.i, %lor.rhs.i
  %left.i139 = getelementptr inbounds %struct.node, ptr %up.addr.i.0, i32 0, i32 2
  %42 = load ptr, ptr %left.i139, align 8
  %cmp1.i = icmp eq ptr %x.addr.i134.0, %42
  br i1 %cmp1.i, label %cond.true.i143, label %cond.end.i147

cond.true.i143:                                   ; preds = %while.body.i141
  %right.i142 = getelementptr inbounds %struct.node, ptr %up.addr.i.0, i32 0, i32 3
  %43 = load ptr, ptr %right.i142, align 8
  br label %cond.end.i147

cond.end.i147:                                    ; preds = %while.body.i141, %cond.true.i143
  %cond.i146 = phi ptr [ %43, %cond.true.i143 ], [ %42, %while.body.i141 ]
  %44 = load i32, ptr %cond.i146, align 8
  %cmp4.i = icmp eq i32 %44, 0
  br i1 %cmp4.i, label %if.then.i148, label %if.end17.i

if.then.i148:                                     ; preds = %cond.end.i147
  store i32 1, ptr %cond.i146, align 8
  store i32 0, ptr %up.addr.i.0, align 8
  br i1 %cmp1.i, label %if.then9.i, label %if.else.i149

if.then9.i:                                       ; preds = %if.then.i148
  call void @__gomc_rotate_left(ptr noundef %header, ptr noundef %up.addr.i.0)
  br label %if.end.i150

if.else.i149:                                     ; preds = %if.then.i148
  call void @__gomc_rotate_right(ptr noundef %header, ptr noundef %up.addr.i.0)
  br label %if.end.i150

if.end.i150:                                      ; preds = %if.else.i149, %if.then9.i
  br i1 %cmp1.i, label %cond.true11.i, label %cond.false13.i

cond.true11.i:                                    ; preds = %if.end.i150
  %right12.i = getelementptr inbounds %struct.node, ptr %up.addr.i.0, i32 0, i32 3
  %45 = load ptr, ptr %right12.i, align 8
  br label %if.end17.i

cond.false13.i:                                   ; preds = %if.end.i150
  %46 = load ptr, ptr %left.i139, align 8
  br label %if.end17.i

if.end17.i:                                       ; preds = %cond.true11.i, %cond.false13.i, %cond.end.i147
  %sibling.i.0 = phi ptr [ %cond.i146, %cond.end.i147 ], [ %45, %cond.true11.i ], [ %46, %cond.false13.i ]
  %left18.i = getelementptr inbounds %struct.node, ptr %sibling.i.0, i32 0, i32 2
  %47 = load ptr, ptr %left18.i, align 8
  %tobool.i175 = icmp ne ptr %47, null
  br i1 %tobool.i175, label %lor.rhs.i177, label %land.lhs.true.i151

lor.rhs.i177:                                     ; preds = %if.end17.i
  %48 = load i32, ptr %47, align 8
  %cmp.i176 = icmp eq i32 %48, 1
  br i1 %cmp.i176, label %land.lhs.true.i151, label %if.end27.i

land.lhs.true.i151:                               ; preds = %if.end17.i, %lor.rhs.i177
  %right21.i = getelementptr inbounds %struct.node, ptr %sibling.i.0, i32 0, i32 3
  %49 = load ptr, ptr %right21.i, align 8
  %tobool.i157 = icmp ne ptr %49, null
  br i1 %tobool.i157, label %lor.rhs.i159, label %if.then24.i

lor.rhs.i159:                                     ; preds = %land.lhs.true.i151
  %50 = load i32, ptr %49, align 8
  %cmp.i158 = icmp eq i32 %50, 1
  br i1 %cmp.i158, label %if.then24.i, label %if.end27.i

if.then24.i:                                      ; preds = %land.lhs.true.i151, %lor.rhs.i159
  store i32 0, ptr %sibling.i.0, align 8
  %parent26.i = getelementptr inbounds %struct.node, ptr %up.addr.i.0, i32 0, i32 1
  %51 = load ptr, ptr %parent26.i, align 8
  br label %while.cond.i137

if.end27.i:                                       ; preds = %lor.rhs.i159, %lor.rhs.i177
  br i1 %cmp1.i, label %if.then29.i, label %if.else44.i

if.then29.i:                                      ; preds = %if.end27.i
  %right30.i = getelementptr inbounds %struct.node, ptr %sibling.i.0, i32 0, i32 3
  %52 = load ptr, ptr %right30.i, align 8
  %tobool.i163 = icmp ne ptr %52, null
  br i1 %tobool.i163, label %lor.rhs.i165, label %if.then33.i

lor.rhs.i165:                                     ; preds = %if.then29.i
  %53 = load i32, ptr %52, align 8
  %cmp.i164 = icmp eq i32 %53, 1
  br i1 %cmp.i164, label %if.then33.i, label %if.end38.i

if.then33.i:                                      ; preds = %if.then29.i, %lor.rhs.i165
  %54 = load ptr, ptr %left18.i, align 8
  store i32 1, ptr %54, align 8
  store i32 0, ptr %sibling.i.0, align 8
  call void @__gomc_rotate_right(ptr noundef %header, ptr noundef %sibling.i.0)
  %right37.i = getelementptr inbounds %struct.node, ptr %up.addr.i.0, i32 0, i32 3
  %55 = load ptr, ptr %right37.i, align 8
  br label %if.end38.i

if.end38.i:                                       ; preds = %if.then33.i, %lor.rhs.i165
  %sibling.i.1 = phi ptr [ %55, %if.then33.i ], [ %sibling.i.0, %lor.rhs.i165 ]
  %56 = load i32, ptr %up.addr.i.0, align 8
  store i32 %56, ptr %sibling.i.1, align 8
  store i32 1, ptr %up.addr.i.0, align 8
  %right42.i = getelementptr inbounds %struct.node, ptr %sibling.i.1, i32 0, i32 3
  %57 = load ptr, ptr %right42.i, align 8
  store i32 1, ptr %57, align 8
  call void @__gomc_rotate_left(ptr noundef %header, ptr noundef %up.addr.i.0)
  br label %if.end59.i

if.else44.i:                                      ; preds = %if.end27.i
  %58 = load ptr, ptr %left18.i, align 8
  %tobool.i169 = icmp ne ptr %58, null
  br i1 %tobool.i169, label %lor.rhs.i171, label %if.then48.i

lor.rhs.i171:                                     ; preds = %if.else44.i
  %59 = load i32, ptr %58, align 8
  %cmp.i170 = icmp eq i32 %59, 1
  br i1 %cmp.i170, label %if.then48.i, label %if.end53.i

if.then48.i:                                      ; preds = %if.else44.i, %lor.rhs.i171
  %right49.i = getelementptr inbounds %struct.node, ptr %sibling.i.0, i32 0, i32 3
  %60 = load ptr, ptr %right49.i, align 8
  store i32 1, ptr %60, align 8
  store i32 0, ptr %sibling.i.0, align 8
  call void @__gomc_rotate_left(ptr noundef %header, ptr noundef %sibling.i.0)
  %61 = load ptr, ptr %left.i139, align 8
  br label %if.end53.i

if.end53.i:                                       ; preds = %if.then48.i, %lor.rhs.i171
  %sibling.i.2 = phi ptr [ %61, %if.then48.i ], [ %sibling.i.0, %lor.rhs.i171 ]
  %62 = load i32, ptr %up.addr.i.0, align 8
  store i32 %62, ptr %sibling.i.2, align 8
  store i32 1, ptr %up.addr.i.0, align 8
  %left57.i = getelementptr inbounds %struct.node, ptr %sibling.i.2, i32 0, i32 2
  %63 = load ptr, ptr %left57.i, align 8
  store i32 1, ptr %63, align 8
  call void @__gomc_rotate_right(ptr noundef %header, ptr noundef %up.addr.i.0)
  br label %if.end59.i

if.end59.i:                                       ; preds = %if.end53.i, %if.end38.i
  %64 = load ptr, ptr %parent.i135, align 8
  br label %while.end.i152

while.end.i152:                                   ; preds = %while.cond.i137, %if.end59.i, %lor.rhs.i
  %x.addr.i134.1 = phi ptr [ %64, %if.end59.i ], [ %x.addr.i134.0, %lor.rhs.i ], [ %x.addr.i134.0, %while.cond.i137 ]
  %tobool61.i = icmp ne ptr %x.addr.i134.1, null
  br i1 %tobool61.i, label %if.then62.i, label %if.end43

if.then62.i:                                      ; preds = %while.end.i152
  store i32 1, ptr %x.addr.i134.1, align 8
  br label %if.end43

if.end43:                                         ; preds = %while.end.i152, %if.then62.i, %if.end40
  %parent44 = getelementptr inbounds %struct.node, ptr %header, i32 0, i32 1
  %65 = load ptr, ptr %parent44, align 8
  %tobool45 = icmp ne ptr %65, null
  %cond.header = select i1 %tobool45, ptr %cond, ptr %header
  store ptr %cond.header, ptr %left, align 8
  %66 = load ptr, ptr %parent44, align 8
  %tobool52 = icmp ne ptr %66, null
  %cond56 = select i1 %tobool52, ptr %cond8, ptr %header
  store ptr %cond56, ptr %right, align 8
  ret ptr %z
}

