source_filename = "cxxlist.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, ptr }

define void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %x, ptr noundef %before) {
entry:
  %previous = getelementptr inbounds %struct.node, ptr %before, i32 0, i32 1
  %0 = load ptr, ptr %previous, align 8
  store ptr %x, ptr %0, align 8
  %previous.i3 = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  store ptr %0, ptr %previous.i3, align 8
  store ptr %before, ptr %x, align 8
  store ptr %x, ptr %previous, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef %x) {
entry:
  %previous = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %0 = load ptr, ptr %previous, align 8
  %1 = load ptr, ptr %x, align 8
  store ptr %1, ptr %0, align 8
  %previous.i = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1
  store ptr %0, ptr %previous.i, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %before, ptr noundef %first, ptr noundef %last) {
entry:
  %cmp = icmp eq ptr %before, %last
  %cmp1 = icmp eq ptr %first, %last
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %previous = getelementptr inbounds %struct.node, ptr %last, i32 0, i32 1
  %0 = load ptr, ptr %previous, align 8
  %previous2 = getelementptr inbounds %struct.node, ptr %first, i32 0, i32 1
  %1 = load ptr, ptr %previous2, align 8
  store ptr %last, ptr %1, align 8
  store ptr %1, ptr %previous, align 8
  %previous3 = getelementptr inbounds %struct.node, ptr %before, i32 0, i32 1
  %2 = load ptr, ptr %previous3, align 8
  store ptr %first, ptr %2, align 8
  store ptr %2, ptr %previous2, align 8
  store ptr %before, ptr %0, align 8
  store ptr %0, ptr %previous3, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

define void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef %list) {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %x.0 = phi ptr [ %list, %entry ], [ %0, %do.body ]
  %0 = load ptr, ptr %x.0, align 8
  %previous = getelementptr inbounds %struct.node, ptr %x.0, i32 0, i32 1
  %1 = load ptr, ptr %previous, align 8
  store ptr %1, ptr %x.0, align 8
  store ptr %0, ptr %previous, align 8
  %cmp = icmp ne ptr %0, %list
  br i1 %cmp, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  ret void
}

define void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef %x, ptr noundef %y) {
entry:
  %cmp = icmp eq ptr %x, %y
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load ptr, ptr %x, align 8
  %previous2 = getelementptr inbounds %struct.node, ptr %x, i32 0, i32 1
  %1 = load ptr, ptr %previous2, align 8
  %2 = load ptr, ptr %y, align 8
  %previous4 = getelementptr inbounds %struct.node, ptr %y, i32 0, i32 1
  %3 = load ptr, ptr %previous4, align 8
  %cmp.i15 = icmp eq ptr %2, %y
  br i1 %cmp.i15, label %if.then.i17, label %if.end.i20

if.then.i17:                                      ; preds = %if.end
  store ptr %x, ptr %x, align 8
  store ptr %x, ptr %previous2, align 8
  br label %take_over.exit21

if.end.i20:                                       ; preds = %if.end
  store ptr %2, ptr %x, align 8
  %previous.i3.i18 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1
  store ptr %x, ptr %previous.i3.i18, align 8
  store ptr %x, ptr %3, align 8
  store ptr %3, ptr %previous2, align 8
  br label %take_over.exit21

take_over.exit21:                                 ; preds = %if.end.i20, %if.then.i17
  %cmp.i = icmp eq ptr %0, %x
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %take_over.exit21
  store ptr %y, ptr %y, align 8
  store ptr %y, ptr %previous4, align 8
  br label %return

if.end.i:                                         ; preds = %take_over.exit21
  store ptr %0, ptr %y, align 8
  %previous.i3.i = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 1
  store ptr %y, ptr %previous.i3.i, align 8
  store ptr %y, ptr %1, align 8
  store ptr %1, ptr %previous4, align 8
  br label %return

return:                                           ; preds = %if.then.i, %if.end.i, %entry
  ret void
}

