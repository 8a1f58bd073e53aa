source_filename = "values.48771a43151e91a1-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN6values4NEXT17h98247eba6b677506E = internal constant [2 x i8] c"\09\00", align 2, !dbg !0
@alloc_8d07294c609ce7096eac9b5042193909 = private unnamed_addr constant [3 x i8] c"bad", align 1
@alloc_05d00e53073ed2fe0c96f2bc5f185b9a = private unnamed_addr constant [10 x i8] c"values.rs\00", align 1
@alloc_f6e6e9d3725c4abe5a36eaf60c595b96 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05d00e53073ed2fe0c96f2bc5f185b9a, [16 x i8] c"\09\00\00\00\00\00\00\007\00\00\00\17\00\00\00" }>, align 8
@alloc_16e2890eea31680514a294150b73d03c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05d00e53073ed2fe0c96f2bc5f185b9a, [16 x i8] c"\09\00\00\00\00\00\00\00>\00\00\00\09\00\00\00" }>, align 8
@alloc_992985f2fe25c6954e4111fc75339e87 = private unnamed_addr constant [6 x i8] c"never\00", align 1
@alloc_bde03a9f063c158c84925d0abb0869f1 = private unnamed_addr constant [5 x i8] c"show\00", align 1
@_ZN6values5STOCK17hda771088a8b19099E = internal global [8 x i8] c"\07\00\00\00\00\00\00\00", align 8, !dbg !5
@alloc_f44a218d4d3b7d5397b4a9d39496b16f = private unnamed_addr constant [2 x i8] c"sq", align 1
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 !dbg !25 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !158, !DIExpression(), !159)
  br label %bb1, !dbg !160

bb1:                                              ; preds = %bb1, %start
  br label %bb1, !dbg !160
}

define internal ptr @_ZN4core3ffi5c_str4CStr6as_ptr17h32bd2823a8cd3870E(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 !dbg !161 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !178, !DIExpression(), !179)
  ret ptr %self.0, !dbg !180
}

define internal { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h61f4869e6763fe20E"(ptr align 2 %self, ptr align 8 %0) unnamed_addr #1 !dbg !181 {
start:
  %self.dbg.spill.i = alloca [16 x i8], align 8
  %index.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !201, !DIExpression(), !206)
    #dbg_declare(ptr %index.dbg.spill, !202, !DIExpression(), !207)
  store ptr %self, ptr %self.dbg.spill.i, align 8
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill.i, i64 8
  store i64 3, ptr %1, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !208, !DIExpression(), !218)
    #dbg_declare(ptr poison, !217, !DIExpression(), !220)
  %2 = call { ptr, i64 } @"_ZN97_$LT$core..ops..range..RangeFull$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h8cf29739c648199cE"(ptr align 2 %self, i64 3, ptr align 8 %0) #6, !dbg !221
  %_0.0.i = extractvalue { ptr, i64 } %2, 0, !dbg !221
  %_0.1.i = extractvalue { ptr, i64 } %2, 1, !dbg !221
  %_0.0 = extractvalue { ptr, i64 } %2, 0, !dbg !222
  %_0.1 = extractvalue { ptr, i64 } %2, 1, !dbg !222
  %3 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !223
  %4 = insertvalue { ptr, i64 } %3, i64 %_0.1, 1, !dbg !223
  ret { ptr, i64 } %4, !dbg !223
}

define internal void @_ZN6values4show17h88d6a90e773eae7eE(ptr align 8 %item, i32 %maybe.0, i32 %maybe.1, i8 %colour) unnamed_addr #2 !dbg !224 {
start:
  %self.dbg.spill.i4 = alloca [8 x i8], align 8
  %self.dbg.spill.i3 = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %inner_none.dbg.spill = alloca [2 x i8], align 1
  %nested.dbg.spill = alloca [2 x i8], align 1
  %signed.dbg.spill = alloca [2 x i8], align 1
  %slice.dbg.spill = alloca [16 x i8], align 8
  %tuple.dbg.spill = alloca [2 x i8], align 1
  %pair.dbg.spill = alloca [8 x i8], align 4
  %empty.dbg.spill = alloca [8 x i8], align 8
  %some.dbg.spill = alloca [8 x i8], align 8
  %none.dbg.spill = alloca [2 x i8], align 1
  %unit.dbg.spill = alloca [0 x i8], align 1
  %colour.dbg.spill = alloca [1 x i8], align 1
  %maybe.dbg.spill = alloca [8 x i8], align 4
  %item.dbg.spill = alloca [8 x i8], align 8
  %circle = alloca [24 x i8], align 8
  %array = alloca [6 x i8], align 2
  %result = alloca [16 x i8], align 8
  store ptr %item, ptr %item.dbg.spill, align 8
    #dbg_declare(ptr %item.dbg.spill, !280, !DIExpression(), !368)
  store i32 %maybe.0, ptr %maybe.dbg.spill, align 4
  %0 = getelementptr inbounds i8, ptr %maybe.dbg.spill, i64 4
  store i32 %maybe.1, ptr %0, align 4
    #dbg_declare(ptr %maybe.dbg.spill, !281, !DIExpression(), !369)
  store i8 %colour, ptr %colour.dbg.spill, align 1
    #dbg_declare(ptr %colour.dbg.spill, !282, !DIExpression(), !370)
    #dbg_declare(ptr %result, !300, !DIExpression(), !371)
    #dbg_declare(ptr %array, !330, !DIExpression(), !372)
    #dbg_declare(ptr %circle, !349, !DIExpression(), !373)
    #dbg_declare(ptr %unit.dbg.spill, !334, !DIExpression(), !374)
  store i8 0, ptr %none.dbg.spill, align 1, !dbg !375
  %1 = getelementptr inbounds i8, ptr %none.dbg.spill, i64 1, !dbg !375
  store i8 undef, ptr %1, align 1, !dbg !375
    #dbg_declare(ptr %none.dbg.spill, !283, !DIExpression(), !376)
  store ptr @_ZN6values4NEXT17h98247eba6b677506E, ptr %some.dbg.spill, align 8, !dbg !377
    #dbg_declare(ptr %some.dbg.spill, !296, !DIExpression(), !378)
  store ptr null, ptr %empty.dbg.spill, align 8, !dbg !379
    #dbg_declare(ptr %empty.dbg.spill, !298, !DIExpression(), !380)
  store ptr @alloc_8d07294c609ce7096eac9b5042193909, ptr %result, align 8, !dbg !381
  %2 = getelementptr inbounds i8, ptr %result, i64 8, !dbg !381
  store i64 3, ptr %2, align 8, !dbg !381
  store i32 120, ptr %pair.dbg.spill, align 4, !dbg !382
  %3 = getelementptr inbounds i8, ptr %pair.dbg.spill, i64 4, !dbg !382
  store i32 1, ptr %3, align 4, !dbg !382
    #dbg_declare(ptr %pair.dbg.spill, !317, !DIExpression(), !383)
  store i8 2, ptr %tuple.dbg.spill, align 1, !dbg !384
  %4 = getelementptr inbounds i8, ptr %tuple.dbg.spill, i64 1, !dbg !384
  store i8 1, ptr %4, align 1, !dbg !384
    #dbg_declare(ptr %tuple.dbg.spill, !324, !DIExpression(), !385)
  %5 = getelementptr inbounds nuw i16, ptr %array, i64 0, !dbg !386
  store i16 1, ptr %5, align 2, !dbg !386
  %6 = getelementptr inbounds nuw i16, ptr %array, i64 1, !dbg !386
  store i16 2, ptr %6, align 2, !dbg !386
  %7 = getelementptr inbounds nuw i16, ptr %array, i64 2, !dbg !386
  store i16 3, ptr %7, align 2, !dbg !386
  %8 = call { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h61f4869e6763fe20E"(ptr align 2 %array, ptr align 8 @alloc_f6e6e9d3725c4abe5a36eaf60c595b96) #6, !dbg !387
  %slice.0 = extractvalue { ptr, i64 } %8, 0, !dbg !387
  %slice.1 = extractvalue { ptr, i64 } %8, 1, !dbg !387
  store ptr %slice.0, ptr %slice.dbg.spill, align 8, !dbg !387
  %9 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8, !dbg !387
  store i64 %slice.1, ptr %9, align 8, !dbg !387
    #dbg_declare(ptr %slice.dbg.spill, !332, !DIExpression(), !388)
  store i8 -1, ptr %signed.dbg.spill, align 1, !dbg !389
  %10 = getelementptr inbounds i8, ptr %signed.dbg.spill, i64 1, !dbg !389
  store i8 6, ptr %10, align 1, !dbg !389
    #dbg_declare(ptr %signed.dbg.spill, !336, !DIExpression(), !390)
  %11 = getelementptr inbounds i8, ptr %circle, i64 8, !dbg !391
  store double 2.500000e+00, ptr %11, align 8, !dbg !391
  store i32 0, ptr %circle, align 8, !dbg !391
  store i8 1, ptr %nested.dbg.spill, align 1, !dbg !392
  %12 = getelementptr inbounds i8, ptr %nested.dbg.spill, i64 1, !dbg !392
  store i8 3, ptr %12, align 1, !dbg !392
    #dbg_declare(ptr %nested.dbg.spill, !351, !DIExpression(), !393)
  store i8 0, ptr %inner_none.dbg.spill, align 1, !dbg !394
  %13 = getelementptr inbounds i8, ptr %inner_none.dbg.spill, i64 1, !dbg !394
  store i8 undef, ptr %13, align 1, !dbg !394
    #dbg_declare(ptr %inner_none.dbg.spill, !366, !DIExpression(), !395)
  %_46 = icmp eq i64 ptrtoint (ptr @_ZN6values5STOCK17hda771088a8b19099E to i64), 0, !dbg !396
  %_47 = and i1 %_46, true, !dbg !396
  %_48 = xor i1 %_47, true, !dbg !396
  br i1 %_48, label %bb11, label %panic, !dbg !396

bb11:                                             ; preds = %start
  %14 = load i64, ptr @_ZN6values5STOCK17hda771088a8b19099E, align 8, !dbg !396
  %_22.0 = add i64 %14, 1, !dbg !396
  %_22.1 = icmp ult i64 %_22.0, %14, !dbg !396
  br i1 %_22.1, label %panic1, label %bb2, !dbg !396

panic:                                            ; preds = %start
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_16e2890eea31680514a294150b73d03c) #7, !dbg !396
  unreachable, !dbg !396

bb2:                                              ; preds = %bb11
  %_52 = icmp eq i64 ptrtoint (ptr @_ZN6values5STOCK17hda771088a8b19099E to i64), 0, !dbg !396
  %_53 = and i1 %_52, true, !dbg !396
  %_54 = xor i1 %_53, true, !dbg !396
  br i1 %_54, label %bb12, label %panic2, !dbg !396

panic1:                                           ; preds = %bb11
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_16e2890eea31680514a294150b73d03c) #7, !dbg !396
  unreachable, !dbg !396

bb12:                                             ; preds = %bb2
  store i64 %_22.0, ptr @_ZN6values5STOCK17hda771088a8b19099E, align 8, !dbg !396
  %_25 = call ptr @_ZN4core3ffi5c_str4CStr6as_ptr17h32bd2823a8cd3870E(ptr align 1 @alloc_992985f2fe25c6954e4111fc75339e87, i64 6) #6, !dbg !397
  store ptr %_25, ptr %self.dbg.spill.i4, align 8
    #dbg_declare(ptr %self.dbg.spill.i4, !398, !DIExpression(), !409)
  %_28 = call ptr @_ZN4core3ffi5c_str4CStr6as_ptr17h32bd2823a8cd3870E(ptr align 1 @alloc_05d00e53073ed2fe0c96f2bc5f185b9a, i64 10) #6, !dbg !411
  store ptr %_28, ptr %self.dbg.spill.i3, align 8
    #dbg_declare(ptr %self.dbg.spill.i3, !398, !DIExpression(), !412)
  %_31 = call ptr @_ZN4core3ffi5c_str4CStr6as_ptr17h32bd2823a8cd3870E(ptr align 1 @alloc_bde03a9f063c158c84925d0abb0869f1, i64 5) #6, !dbg !414
  store ptr %_31, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !398, !DIExpression(), !415)
  call void @__assert_fail(ptr %_25, ptr %_28, i32 1, ptr %_31) #8, !dbg !417
  unreachable, !dbg !417

panic2:                                           ; preds = %bb2
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_16e2890eea31680514a294150b73d03c) #7, !dbg !396
  unreachable, !dbg !396
}

define internal { ptr, i64 } @"_ZN97_$LT$core..ops..range..RangeFull$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h8cf29739c648199cE"(ptr align 2 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !418 {
start:
  %slice.dbg.spill = alloca [16 x i8], align 8
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !424, !DIExpression(), !426)
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %1, align 8
    #dbg_declare(ptr %slice.dbg.spill, !423, !DIExpression(), !427)
  %2 = insertvalue { ptr, i64 } poison, ptr %slice.0, 0, !dbg !428
  %3 = insertvalue { ptr, i64 } %2, i64 %slice.1, 1, !dbg !428
  ret { ptr, i64 } %3, !dbg !428
}

define dso_local i32 @main() unnamed_addr #2 !dbg !429 {
start:
  %_2 = alloca [24 x i8], align 8
  %item = alloca [40 x i8], align 8
    #dbg_declare(ptr %item, !433, !DIExpression(), !435)
  %0 = getelementptr inbounds i8, ptr %_2, i64 4, !dbg !436
  store i32 4, ptr %0, align 4, !dbg !436
  %1 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !436
  store ptr @alloc_f44a218d4d3b7d5397b4a9d39496b16f, ptr %1, align 8, !dbg !436
  %2 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !436
  store i64 2, ptr %2, align 8, !dbg !436
  store i32 1, ptr %_2, align 8, !dbg !436
  %3 = getelementptr inbounds i8, ptr %item, i64 32, !dbg !437
  store i32 3, ptr %3, align 8, !dbg !437
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %item, ptr align 8 %_2, i64 24, i1 false), !dbg !437
  %4 = getelementptr inbounds i8, ptr %item, i64 24, !dbg !437
  store ptr @_ZN6values4NEXT17h98247eba6b677506E, ptr %4, align 8, !dbg !437
  call void @_ZN6values4show17h88d6a90e773eae7eE(ptr align 8 %item, i32 1, i32 4, i8 -2) #9, !dbg !438
  ret i32 0, !dbg !439
}

declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #3

declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4

declare void @__assert_fail(ptr, ptr, i32, ptr) unnamed_addr #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { inlinehint nounwind }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.ident = !{!13}
!llvm.dbg.cu = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "NEXT", linkageName: "_ZN6values4NEXT17h98247eba6b677506E", scope: !2, file: !3, line: 44, type: !4, isLocal: true, isDefinition: true, align: 16)
!2 = !DINamespace(name: "values", scope: null)
!3 = !DIFile(filename: "values.rs", directory: ".")
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "STOCK", linkageName: "_ZN6values5STOCK17hda771088a8b19099E", scope: !2, file: !3, line: 45, type: !7, isLocal: true, isDefinition: true, align: 64)
!7 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 2, !"RtLibUseGOT", i32 1}
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!14 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !15, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !16, globals: !24, splitDebugInlining: false, nameTableKind: None)
!15 = !DIFile(filename: "values.rs/@/values.48771a43151e91a1-cgu.0", directory: ".")
!16 = !{!17}
!17 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Colour", scope: !2, file: !18, baseType: !19, size: 8, align: 8, flags: DIFlagEnumClass, elements: !20)
!18 = !DIFile(filename: "<unknown>", directory: "")
!19 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!20 = !{!21, !22, !23}
!21 = !DIEnumerator(name: "Red", value: 0)
!22 = !DIEnumerator(name: "Green", value: 5)
!23 = !DIEnumerator(name: "Minus", value: -2)
!24 = !{!0, !5}
!25 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !2, file: !3, line: 7, type: !26, scopeLine: 7, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !89, retainedNodes: !157)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::panic_info::PanicInfo", baseType: !29, size: 64, align: 64, dwarfAddressSpace: 0)
!29 = !DICompositeType(tag: DW_TAG_structure_type, name: "PanicInfo", scope: !30, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !33, templateParams: !89, identifier: "1f197bfb0b2978b841a2bba287af0e4")
!30 = !DINamespace(name: "panic_info", scope: !31)
!31 = !DINamespace(name: "panic", scope: !32)
!32 = !DINamespace(name: "core", scope: null)
!33 = !{!34, !130, !154, !156}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "message", scope: !29, file: !18, baseType: !35, size: 64, align: 64, flags: DIFlagPrivate)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::fmt::Arguments", baseType: !36, size: 64, align: 64, dwarfAddressSpace: 0)
!36 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !37, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !38, templateParams: !89, identifier: "e5c67bbe046da39973c72077c7f66185")
!37 = !DINamespace(name: "fmt", scope: !32)
!38 = !{!39, !49}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !36, file: !18, baseType: !40, size: 64, align: 64, flags: DIFlagPrivate)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !41, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !43, templateParams: !47, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!41 = !DINamespace(name: "non_null", scope: !42)
!42 = !DINamespace(name: "ptr", scope: !32)
!43 = !{!44}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !40, file: !18, baseType: !45, size: 64, align: 64, flags: DIFlagPrivate)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !46, size: 64, align: 64, dwarfAddressSpace: 0)
!46 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DITemplateTypeParameter(name: "T", type: !46)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !36, file: !18, baseType: !50, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!50 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !41, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !51, templateParams: !128, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!51 = !{!52}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !50, file: !18, baseType: !53, size: 64, align: 64, flags: DIFlagPrivate)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !54, size: 64, align: 64, dwarfAddressSpace: 0)
!54 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !55, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !56, templateParams: !89, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!55 = !DINamespace(name: "rt", scope: !37)
!56 = !{!57}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !54, file: !18, baseType: !58, size: 128, align: 64, flags: DIFlagPrivate)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !55, file: !18, size: 128, align: 64, flags: DIFlagPrivate, elements: !59, templateParams: !89, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!59 = !{!60}
!60 = !DICompositeType(tag: DW_TAG_variant_part, scope: !58, file: !18, size: 128, align: 64, elements: !61, templateParams: !89, identifier: "fbd384083752b747f8b252853b979154", discriminator: !126)
!61 = !{!62, !122}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !60, file: !18, baseType: !63, size: 128, align: 64)
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !58, file: !18, size: 128, align: 64, flags: DIFlagPrivate, elements: !64, templateParams: !89, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!64 = !{!65, !73, !116}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !63, file: !18, baseType: !66, size: 64, align: 64, flags: DIFlagPrivate)
!66 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !41, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !67, templateParams: !71, identifier: "f4e496144210c619b96aa08326287b92")
!67 = !{!68}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !66, file: !18, baseType: !69, size: 64, align: 64, flags: DIFlagPrivate)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !70, size: 64, align: 64, dwarfAddressSpace: 0)
!70 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!71 = !{!72}
!72 = !DITemplateTypeParameter(name: "T", type: !70)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !63, file: !18, baseType: !74, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !75, size: 64, align: 64, dwarfAddressSpace: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !66, !95}
!77 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !78, file: !18, size: 8, align: 8, flags: DIFlagPublic, elements: !79, templateParams: !89, identifier: "1c6752419820cdc3961061cc58b31873")
!78 = !DINamespace(name: "result", scope: !32)
!79 = !{!80}
!80 = !DICompositeType(tag: DW_TAG_variant_part, scope: !77, file: !18, size: 8, align: 8, elements: !81, templateParams: !89, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !94)
!81 = !{!82, !90}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !80, file: !18, baseType: !83, size: 8, align: 8, extraData: i8 0)
!83 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !77, file: !18, size: 8, align: 8, flags: DIFlagPublic, elements: !84, templateParams: !86, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!84 = !{!85}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !83, file: !18, baseType: !70, align: 8, offset: 8, flags: DIFlagPublic)
!86 = !{!72, !87}
!87 = !DITemplateTypeParameter(name: "E", type: !88)
!88 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !37, file: !18, align: 8, flags: DIFlagPublic, elements: !89, identifier: "5a24300cdda31093f5fe20c939b4885")
!89 = !{}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !80, file: !18, baseType: !91, size: 8, align: 8, extraData: i8 1)
!91 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !77, file: !18, size: 8, align: 8, flags: DIFlagPublic, elements: !92, templateParams: !86, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!92 = !{!93}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !91, file: !18, baseType: !88, align: 8, offset: 8, flags: DIFlagPublic)
!94 = !DIDerivedType(tag: DW_TAG_member, scope: !77, file: !18, baseType: !46, size: 8, align: 8, flags: DIFlagArtificial)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !96, size: 64, align: 64, dwarfAddressSpace: 0)
!96 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !37, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !97, templateParams: !89, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!97 = !{!98, !105}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !96, file: !18, baseType: !99, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!99 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !37, file: !18, size: 64, align: 32, flags: DIFlagPublic, elements: !100, templateParams: !89, identifier: "ca2f5547247cd95c514a47d5800e09e")
!100 = !{!101, !103, !104}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !99, file: !18, baseType: !102, size: 32, align: 32, flags: DIFlagPrivate)
!102 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !99, file: !18, baseType: !4, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !99, file: !18, baseType: !4, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !96, file: !18, baseType: !106, size: 128, align: 64, flags: DIFlagPrivate)
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !18, size: 128, align: 64, elements: !107, templateParams: !89, identifier: "effe97114690fc58a8e246cb04e37234")
!107 = !{!108, !111}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !106, file: !18, baseType: !109, size: 64, align: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!110 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !18, align: 8, elements: !89, identifier: "64328679825f9c73b507edbfd5b86b47")
!111 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !106, file: !18, baseType: !112, size: 64, align: 64, offset: 64)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !113, size: 64, align: 64, dwarfAddressSpace: 0)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 384, align: 64, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 6, lowerBound: 0)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !63, file: !18, baseType: !117, align: 8, offset: 128, flags: DIFlagPrivate)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !118, file: !18, align: 8, flags: DIFlagPublic, elements: !89, templateParams: !119, identifier: "efa596960370766459fc018866dc4048")
!118 = !DINamespace(name: "marker", scope: !32)
!119 = !{!120}
!120 = !DITemplateTypeParameter(name: "T", type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !70, size: 64, align: 64, dwarfAddressSpace: 0)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !60, file: !18, baseType: !123, size: 128, align: 64, extraData: i64 0)
!123 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !58, file: !18, size: 128, align: 64, flags: DIFlagPrivate, elements: !124, templateParams: !89, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!124 = !{!125}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !123, file: !18, baseType: !4, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!126 = !DIDerivedType(tag: DW_TAG_member, scope: !58, file: !18, baseType: !127, size: 64, align: 64, flags: DIFlagArtificial)
!127 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!128 = !{!129}
!129 = !DITemplateTypeParameter(name: "T", type: !54)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "location", scope: !29, file: !18, baseType: !131, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !132, size: 64, align: 64, dwarfAddressSpace: 0)
!132 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !133, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !134, templateParams: !89, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!133 = !DINamespace(name: "location", scope: !31)
!134 = !{!135, !144, !145, !146}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !132, file: !18, baseType: !136, size: 128, align: 64, flags: DIFlagPrivate)
!136 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !41, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !137, templateParams: !47, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!137 = !{!138}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !136, file: !18, baseType: !139, size: 128, align: 64, flags: DIFlagPrivate)
!139 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !18, size: 128, align: 64, elements: !140, templateParams: !89, identifier: "238a44609877474087c05adf26cd41fa")
!140 = !{!141, !143}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !139, file: !18, baseType: !142, size: 64, align: 64)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, align: 64, dwarfAddressSpace: 0)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !139, file: !18, baseType: !7, size: 64, align: 64, offset: 64)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !132, file: !18, baseType: !102, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !132, file: !18, baseType: !102, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !132, file: !18, baseType: !147, align: 8, offset: 192, flags: DIFlagPrivate)
!147 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !118, file: !18, align: 8, flags: DIFlagPublic, elements: !89, templateParams: !148, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!148 = !{!149}
!149 = !DITemplateTypeParameter(name: "T", type: !150)
!150 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !18, size: 128, align: 64, elements: !151, templateParams: !89, identifier: "9277eecd40495f85161460476aacc992")
!151 = !{!152, !153}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !150, file: !18, baseType: !142, size: 64, align: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !150, file: !18, baseType: !7, size: 64, align: 64, offset: 64)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "can_unwind", scope: !29, file: !18, baseType: !155, size: 8, align: 8, offset: 128, flags: DIFlagPrivate)
!155 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "force_no_backtrace", scope: !29, file: !18, baseType: !155, size: 8, align: 8, offset: 136, flags: DIFlagPrivate)
!157 = !{!158}
!158 = !DILocalVariable(arg: 1, scope: !25, file: !3, line: 7, type: !28)
!159 = !DILocation(line: 7, column: 10, scope: !25)
!160 = !DILocation(line: 8, column: 5, scope: !25)
!161 = distinct !DISubprogram(name: "as_ptr", linkageName: "_ZN4core3ffi5c_str4CStr6as_ptr17h32bd2823a8cd3870E", scope: !163, file: !162, line: 483, type: !168, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !89, declaration: !176, retainedNodes: !177)
!162 = !DIFile(filename: "library/core/src/ffi/c_str.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860")
!163 = !DICompositeType(tag: DW_TAG_structure_type, name: "CStr", scope: !164, file: !18, align: 8, flags: DIFlagPublic, elements: !166, templateParams: !89, identifier: "405cd8d0aa75830a176f0e5467a9466e")
!164 = !DINamespace(name: "c_str", scope: !165)
!165 = !DINamespace(name: "ffi", scope: !32)
!166 = !{!167}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !163, file: !18, baseType: !19, align: 8, flags: DIFlagPrivate)
!168 = !DISubroutineType(types: !169)
!169 = !{!170, !171}
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i8", baseType: !19, size: 64, align: 64, dwarfAddressSpace: 0)
!171 = !DICompositeType(tag: DW_TAG_structure_type, name: "&core::ffi::c_str::CStr", file: !18, size: 128, align: 64, elements: !172, templateParams: !89, identifier: "887b11fe5e394c35d0d499314dd858d8")
!172 = !{!173, !175}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !171, file: !18, baseType: !174, size: 64, align: 64)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !163, size: 64, align: 64, dwarfAddressSpace: 0)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !171, file: !18, baseType: !7, size: 64, align: 64, offset: 64)
!176 = !DISubprogram(name: "as_ptr", linkageName: "_ZN4core3ffi5c_str4CStr6as_ptr17h32bd2823a8cd3870E", scope: !163, file: !162, line: 483, type: !168, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !89)
!177 = !{!178}
!178 = !DILocalVariable(name: "self", arg: 1, scope: !161, file: !162, line: 483, type: !171)
!179 = !DILocation(line: 483, column: 25, scope: !161)
!180 = !DILocation(line: 485, column: 6, scope: !161)
!181 = distinct !DISubprogram(name: "index<i16, core::ops::range::RangeFull, 3>", linkageName: "_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h61f4869e6763fe20E", scope: !183, file: !182, line: 389, type: !185, scopeLine: 389, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !203, retainedNodes: !200)
!182 = !DIFile(filename: "library/core/src/array/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860")
!183 = !DINamespace(name: "{impl#15}", scope: !184)
!184 = !DINamespace(name: "array", scope: !32)
!185 = !DISubroutineType(types: !186)
!186 = !{!187, !193, !197, !131}
!187 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i16]", file: !18, size: 128, align: 64, elements: !188, templateParams: !89, identifier: "5be62e36058f9e4992bd0718a340f")
!188 = !{!189, !192}
!189 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !187, file: !18, baseType: !190, size: 64, align: 64)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64, align: 64, dwarfAddressSpace: 0)
!191 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !187, file: !18, baseType: !7, size: 64, align: 64, offset: 64)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[i16; 3]", baseType: !194, size: 64, align: 64, dwarfAddressSpace: 0)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !191, size: 48, align: 16, elements: !195)
!195 = !{!196}
!196 = !DISubrange(count: 3, lowerBound: 0)
!197 = !DICompositeType(tag: DW_TAG_structure_type, name: "RangeFull", scope: !198, file: !18, align: 8, flags: DIFlagPublic, elements: !89, identifier: "b91e28ef09a6cf13e80ed152bb99e2c2")
!198 = !DINamespace(name: "range", scope: !199)
!199 = !DINamespace(name: "ops", scope: !32)
!200 = !{!201, !202}
!201 = !DILocalVariable(name: "self", arg: 1, scope: !181, file: !182, line: 389, type: !193)
!202 = !DILocalVariable(name: "index", arg: 2, scope: !181, file: !182, line: 389, type: !197)
!203 = !{!204, !205}
!204 = !DITemplateTypeParameter(name: "T", type: !191)
!205 = !DITemplateTypeParameter(name: "I", type: !197)
!206 = !DILocation(line: 389, column: 14, scope: !181)
!207 = !DILocation(line: 389, column: 21, scope: !181)
!208 = !DILocalVariable(name: "self", arg: 1, scope: !209, file: !210, line: 18, type: !187)
!209 = distinct !DISubprogram(name: "index<i16, core::ops::range::RangeFull>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h19d7b9f0e98bbf06E", scope: !211, file: !210, line: 18, type: !214, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !203, retainedNodes: !216)
!210 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860")
!211 = !DINamespace(name: "{impl#0}", scope: !212)
!212 = !DINamespace(name: "index", scope: !213)
!213 = !DINamespace(name: "slice", scope: !32)
!214 = !DISubroutineType(types: !215)
!215 = !{!187, !187, !197, !131}
!216 = !{!208, !217}
!217 = !DILocalVariable(name: "index", arg: 2, scope: !209, file: !210, line: 18, type: !197)
!218 = !DILocation(line: 18, column: 14, scope: !209, inlinedAt: !219)
!219 = distinct !DILocation(line: 390, column: 9, scope: !181)
!220 = !DILocation(line: 18, column: 21, scope: !209, inlinedAt: !219)
!221 = !DILocation(line: 19, column: 15, scope: !209, inlinedAt: !219)
!222 = !DILocation(line: 390, column: 9, scope: !181)
!223 = !DILocation(line: 391, column: 6, scope: !181)
!224 = distinct !DISubprogram(name: "show", linkageName: "_ZN6values4show17h88d6a90e773eae7eE", scope: !2, file: !3, line: 47, type: !225, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !89, retainedNodes: !279)
!225 = !DISubroutineType(types: !226)
!226 = !{null, !227, !265, !17}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&values::Item", baseType: !228, size: 64, align: 64, dwarfAddressSpace: 0)
!228 = !DICompositeType(tag: DW_TAG_structure_type, name: "Item", scope: !2, file: !18, size: 320, align: 64, flags: DIFlagPrivate, elements: !229, templateParams: !89, identifier: "508030d290491ddae500a845f9a7cf82")
!229 = !{!230, !231, !249}
!230 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !228, file: !18, baseType: !102, size: 32, align: 32, offset: 256, flags: DIFlagPrivate)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "shape", scope: !228, file: !18, baseType: !232, size: 192, align: 64, flags: DIFlagPrivate)
!232 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !2, file: !18, size: 192, align: 64, flags: DIFlagPrivate, elements: !233, templateParams: !89, identifier: "e37d67d97cb6674f123667f412f6cddb")
!233 = !{!234}
!234 = !DICompositeType(tag: DW_TAG_variant_part, scope: !232, file: !18, size: 192, align: 64, elements: !235, templateParams: !89, identifier: "63387b5400d56a8b776784d73b45c2bd", discriminator: !248)
!235 = !{!236, !241, !246}
!236 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !234, file: !18, baseType: !237, size: 192, align: 64, extraData: i32 0)
!237 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !232, file: !18, size: 192, align: 64, flags: DIFlagPrivate, elements: !238, templateParams: !89, identifier: "3e0b694758c882a94eb8c532ea3973e9")
!238 = !{!239}
!239 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !237, file: !18, baseType: !240, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!240 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "Square", scope: !234, file: !18, baseType: !242, size: 192, align: 64, extraData: i32 1)
!242 = !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !232, file: !18, size: 192, align: 64, flags: DIFlagPrivate, elements: !243, templateParams: !89, identifier: "b0327838927823f78fb692f779d122be")
!243 = !{!244, !245}
!244 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !242, file: !18, baseType: !102, size: 32, align: 32, offset: 32, flags: DIFlagPrivate)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !242, file: !18, baseType: !150, size: 128, align: 64, offset: 64, flags: DIFlagPrivate)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "Nothing", scope: !234, file: !18, baseType: !247, size: 192, align: 64, extraData: i32 2)
!247 = !DICompositeType(tag: DW_TAG_structure_type, name: "Nothing", scope: !232, file: !18, size: 192, align: 64, flags: DIFlagPrivate, elements: !89, identifier: "710c197dabb754088e114c4cd176facc")
!248 = !DIDerivedType(tag: DW_TAG_member, scope: !232, file: !18, baseType: !102, size: 32, align: 32, flags: DIFlagArtificial)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !228, file: !18, baseType: !250, size: 64, align: 64, offset: 192, flags: DIFlagPrivate)
!250 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&u16>", scope: !251, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !252, templateParams: !89, identifier: "7fa84b16dad53fc3fc65de8e6d85c71c")
!251 = !DINamespace(name: "option", scope: !32)
!252 = !{!253}
!253 = !DICompositeType(tag: DW_TAG_variant_part, scope: !250, file: !18, size: 64, align: 64, elements: !254, templateParams: !89, identifier: "2b034b94552e2b8d2e0773e6c7977ba6", discriminator: !264)
!254 = !{!255, !260}
!255 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !253, file: !18, baseType: !256, size: 64, align: 64, extraData: i64 0)
!256 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !250, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !89, templateParams: !257, identifier: "3af13f1f98d4c00238d973a781aa616")
!257 = !{!258}
!258 = !DITemplateTypeParameter(name: "T", type: !259)
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u16", baseType: !4, size: 64, align: 64, dwarfAddressSpace: 0)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !253, file: !18, baseType: !261, size: 64, align: 64)
!261 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !250, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !262, templateParams: !257, identifier: "776c21ccdab7f8f53a49267b9e00f571")
!262 = !{!263}
!263 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !261, file: !18, baseType: !259, size: 64, align: 64, flags: DIFlagPublic)
!264 = !DIDerivedType(tag: DW_TAG_member, scope: !250, file: !18, baseType: !127, size: 64, align: 64, flags: DIFlagArtificial)
!265 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i32>", scope: !251, file: !18, size: 64, align: 32, flags: DIFlagPublic, elements: !266, templateParams: !89, identifier: "9405ac4e2c6c777f392a88ba61a7ee59")
!266 = !{!267}
!267 = !DICompositeType(tag: DW_TAG_variant_part, scope: !265, file: !18, size: 64, align: 32, elements: !268, templateParams: !89, identifier: "e2f41d4aeb07e70e2deec5714d40b3f5", discriminator: !278)
!268 = !{!269, !274}
!269 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !267, file: !18, baseType: !270, size: 64, align: 32, extraData: i32 0)
!270 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !265, file: !18, size: 64, align: 32, flags: DIFlagPublic, elements: !89, templateParams: !271, identifier: "61a3ce2df84cf17e4abf9bd216f81f54")
!271 = !{!272}
!272 = !DITemplateTypeParameter(name: "T", type: !273)
!273 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!274 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !267, file: !18, baseType: !275, size: 64, align: 32, extraData: i32 1)
!275 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !265, file: !18, size: 64, align: 32, flags: DIFlagPublic, elements: !276, templateParams: !271, identifier: "d5be8f80a28faf7bfb7a6bc63bf0c7cc")
!276 = !{!277}
!277 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !275, file: !18, baseType: !273, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!278 = !DIDerivedType(tag: DW_TAG_member, scope: !265, file: !18, baseType: !102, size: 32, align: 32, flags: DIFlagArtificial)
!279 = !{!280, !281, !282, !283, !296, !298, !300, !317, !324, !330, !332, !334, !336, !349, !351, !366}
!280 = !DILocalVariable(name: "item", arg: 1, scope: !224, file: !3, line: 47, type: !227)
!281 = !DILocalVariable(name: "maybe", arg: 2, scope: !224, file: !3, line: 47, type: !265)
!282 = !DILocalVariable(name: "colour", arg: 3, scope: !224, file: !3, line: 47, type: !17)
!283 = !DILocalVariable(name: "none", scope: !284, file: !3, line: 48, type: !285, align: 8)
!284 = distinct !DILexicalBlock(scope: !224, file: !3, line: 48, column: 5)
!285 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<u8>", scope: !251, file: !18, size: 16, align: 8, flags: DIFlagPublic, elements: !286, templateParams: !89, identifier: "6850a92a40c22a3fa30403901fda925d")
!286 = !{!287}
!287 = !DICompositeType(tag: DW_TAG_variant_part, scope: !285, file: !18, size: 16, align: 8, elements: !288, templateParams: !89, identifier: "6dc00fc24aa236d6513d9de8c7098b42", discriminator: !295)
!288 = !{!289, !291}
!289 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !287, file: !18, baseType: !290, size: 16, align: 8, extraData: i8 0)
!290 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !285, file: !18, size: 16, align: 8, flags: DIFlagPublic, elements: !89, templateParams: !47, identifier: "82686c0219b197b3634b19b380fb0074")
!291 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !287, file: !18, baseType: !292, size: 16, align: 8, extraData: i8 1)
!292 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !285, file: !18, size: 16, align: 8, flags: DIFlagPublic, elements: !293, templateParams: !47, identifier: "da7c844113dbf375df5d296690266c32")
!293 = !{!294}
!294 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !292, file: !18, baseType: !46, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!295 = !DIDerivedType(tag: DW_TAG_member, scope: !285, file: !18, baseType: !46, size: 8, align: 8, flags: DIFlagArtificial)
!296 = !DILocalVariable(name: "some", scope: !297, file: !3, line: 49, type: !250, align: 64)
!297 = distinct !DILexicalBlock(scope: !284, file: !3, line: 49, column: 5)
!298 = !DILocalVariable(name: "empty", scope: !299, file: !3, line: 50, type: !250, align: 64)
!299 = distinct !DILexicalBlock(scope: !297, file: !3, line: 50, column: 5)
!300 = !DILocalVariable(name: "result", scope: !301, file: !3, line: 51, type: !302, align: 64)
!301 = distinct !DILexicalBlock(scope: !299, file: !3, line: 51, column: 5)
!302 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<i32, &str>", scope: !78, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !303, templateParams: !89, identifier: "f92347aa1a3815b28e633d2c018222ee")
!303 = !{!304}
!304 = !DICompositeType(tag: DW_TAG_variant_part, scope: !302, file: !18, size: 128, align: 64, elements: !305, templateParams: !89, identifier: "f9a8b15a806150eb10fa534f2b3c6144", discriminator: !316)
!305 = !{!306, !312}
!306 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !304, file: !18, baseType: !307, size: 128, align: 64, extraData: i64 0)
!307 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !302, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !308, templateParams: !310, identifier: "cda77b2c74b41f293053ae8847992270")
!308 = !{!309}
!309 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !307, file: !18, baseType: !273, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!310 = !{!272, !311}
!311 = !DITemplateTypeParameter(name: "E", type: !150)
!312 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !304, file: !18, baseType: !313, size: 128, align: 64)
!313 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !302, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !314, templateParams: !310, identifier: "7e043cd408e5ff86d40d436c728fcdd0")
!314 = !{!315}
!315 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !313, file: !18, baseType: !150, size: 128, align: 64, flags: DIFlagPublic)
!316 = !DIDerivedType(tag: DW_TAG_member, scope: !302, file: !18, baseType: !127, size: 64, align: 64, flags: DIFlagArtificial)
!317 = !DILocalVariable(name: "pair", scope: !318, file: !3, line: 52, type: !319, align: 32)
!318 = distinct !DILexicalBlock(scope: !301, file: !3, line: 52, column: 5)
!319 = !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", scope: !2, file: !18, size: 64, align: 32, flags: DIFlagPrivate, elements: !320, templateParams: !89, identifier: "dea52bf98777d17e4b62ba720aa90b97")
!320 = !{!321, !322}
!321 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !319, file: !18, baseType: !273, size: 32, align: 32, offset: 32, flags: DIFlagPrivate)
!322 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !319, file: !18, baseType: !323, size: 32, align: 32, flags: DIFlagPrivate)
!323 = !DIBasicType(name: "char", size: 32, encoding: DW_ATE_UTF)
!324 = !DILocalVariable(name: "tuple", scope: !325, file: !3, line: 53, type: !326, align: 8)
!325 = distinct !DILexicalBlock(scope: !318, file: !3, line: 53, column: 5)
!326 = !DICompositeType(tag: DW_TAG_structure_type, name: "(u8, bool)", file: !18, size: 16, align: 8, elements: !327, templateParams: !89, identifier: "f2336232ffb381fce84abae60024b12c")
!327 = !{!328, !329}
!328 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !326, file: !18, baseType: !46, size: 8, align: 8)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !326, file: !18, baseType: !155, size: 8, align: 8, offset: 8)
!330 = !DILocalVariable(name: "array", scope: !331, file: !3, line: 54, type: !194, align: 16)
!331 = distinct !DILexicalBlock(scope: !325, file: !3, line: 54, column: 5)
!332 = !DILocalVariable(name: "slice", scope: !333, file: !3, line: 55, type: !187, align: 64)
!333 = distinct !DILexicalBlock(scope: !331, file: !3, line: 55, column: 5)
!334 = !DILocalVariable(name: "unit", scope: !335, file: !3, line: 56, type: !70, align: 8)
!335 = distinct !DILexicalBlock(scope: !333, file: !3, line: 56, column: 5)
!336 = !DILocalVariable(name: "signed", scope: !337, file: !3, line: 57, type: !338, align: 8)
!337 = distinct !DILexicalBlock(scope: !335, file: !3, line: 57, column: 5)
!338 = !DICompositeType(tag: DW_TAG_structure_type, name: "Signed", scope: !2, file: !18, size: 16, align: 8, flags: DIFlagPrivate, elements: !339, templateParams: !89, identifier: "16bb73f16e2aeaa059146ade73e120f9")
!339 = !{!340}
!340 = !DICompositeType(tag: DW_TAG_variant_part, scope: !338, file: !18, size: 16, align: 8, elements: !341, templateParams: !89, identifier: "44f4f916d89b4b428d4cab64a2fb11ab", discriminator: !348)
!341 = !{!342, !346}
!342 = !DIDerivedType(tag: DW_TAG_member, name: "Below", scope: !340, file: !18, baseType: !343, size: 16, align: 8, extraData: i8 -1)
!343 = !DICompositeType(tag: DW_TAG_structure_type, name: "Below", scope: !338, file: !18, size: 16, align: 8, flags: DIFlagPrivate, elements: !344, templateParams: !89, identifier: "4bbdabce8cb7f176459789cd2f5d43a6")
!344 = !{!345}
!345 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !343, file: !18, baseType: !46, size: 8, align: 8, offset: 8, flags: DIFlagPrivate)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "Above", scope: !340, file: !18, baseType: !347, size: 16, align: 8, extraData: i8 2)
!347 = !DICompositeType(tag: DW_TAG_structure_type, name: "Above", scope: !338, file: !18, size: 16, align: 8, flags: DIFlagPrivate, elements: !89, identifier: "65c936f183fc8d6581f6efc2c6590bc5")
!348 = !DIDerivedType(tag: DW_TAG_member, scope: !338, file: !18, baseType: !19, size: 8, align: 8, flags: DIFlagArtificial)
!349 = !DILocalVariable(name: "circle", scope: !350, file: !3, line: 58, type: !232, align: 64)
!350 = distinct !DILexicalBlock(scope: !337, file: !3, line: 58, column: 5)
!351 = !DILocalVariable(name: "nested", scope: !352, file: !3, line: 59, type: !353, align: 8)
!352 = distinct !DILexicalBlock(scope: !350, file: !3, line: 59, column: 5)
!353 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::option::Option<u8>>", scope: !251, file: !18, size: 16, align: 8, flags: DIFlagPublic, elements: !354, templateParams: !89, identifier: "3c871a89ec93ab381fcbaf961fcecf33")
!354 = !{!355}
!355 = !DICompositeType(tag: DW_TAG_variant_part, scope: !353, file: !18, size: 16, align: 8, elements: !356, templateParams: !89, identifier: "42496a9675fdf88c2a8f8fcecad772cf", discriminator: !365)
!356 = !{!357, !361}
!357 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !355, file: !18, baseType: !358, size: 16, align: 8, extraData: i8 2)
!358 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !353, file: !18, size: 16, align: 8, flags: DIFlagPublic, elements: !89, templateParams: !359, identifier: "c814d627eb1553c677978c2238e7d8e9")
!359 = !{!360}
!360 = !DITemplateTypeParameter(name: "T", type: !285)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !355, file: !18, baseType: !362, size: 16, align: 8)
!362 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !353, file: !18, size: 16, align: 8, flags: DIFlagPublic, elements: !363, templateParams: !359, identifier: "3e2dbae3f3a34047c0ffd4ad18262a22")
!363 = !{!364}
!364 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !362, file: !18, baseType: !285, size: 16, align: 8, flags: DIFlagPublic)
!365 = !DIDerivedType(tag: DW_TAG_member, scope: !353, file: !18, baseType: !46, size: 8, align: 8, flags: DIFlagArtificial)
!366 = !DILocalVariable(name: "inner_none", scope: !367, file: !3, line: 60, type: !353, align: 8)
!367 = distinct !DILexicalBlock(scope: !352, file: !3, line: 60, column: 5)
!368 = !DILocation(line: 47, column: 9, scope: !224)
!369 = !DILocation(line: 47, column: 22, scope: !224)
!370 = !DILocation(line: 47, column: 42, scope: !224)
!371 = !DILocation(line: 51, column: 9, scope: !301)
!372 = !DILocation(line: 54, column: 9, scope: !331)
!373 = !DILocation(line: 58, column: 9, scope: !350)
!374 = !DILocation(line: 56, column: 9, scope: !335)
!375 = !DILocation(line: 48, column: 28, scope: !224)
!376 = !DILocation(line: 48, column: 9, scope: !284)
!377 = !DILocation(line: 49, column: 16, scope: !284)
!378 = !DILocation(line: 49, column: 9, scope: !297)
!379 = !DILocation(line: 50, column: 31, scope: !297)
!380 = !DILocation(line: 50, column: 9, scope: !299)
!381 = !DILocation(line: 51, column: 37, scope: !299)
!382 = !DILocation(line: 52, column: 16, scope: !301)
!383 = !DILocation(line: 52, column: 9, scope: !318)
!384 = !DILocation(line: 53, column: 17, scope: !318)
!385 = !DILocation(line: 53, column: 9, scope: !325)
!386 = !DILocation(line: 54, column: 17, scope: !325)
!387 = !DILocation(line: 55, column: 23, scope: !331)
!388 = !DILocation(line: 55, column: 9, scope: !333)
!389 = !DILocation(line: 57, column: 18, scope: !335)
!390 = !DILocation(line: 57, column: 9, scope: !337)
!391 = !DILocation(line: 58, column: 18, scope: !337)
!392 = !DILocation(line: 59, column: 18, scope: !350)
!393 = !DILocation(line: 59, column: 9, scope: !352)
!394 = !DILocation(line: 60, column: 42, scope: !352)
!395 = !DILocation(line: 60, column: 9, scope: !367)
!396 = !DILocation(line: 62, column: 9, scope: !367)
!397 = !DILocation(line: 63, column: 32, scope: !367)
!398 = !DILocalVariable(name: "self", arg: 1, scope: !399, file: !400, line: 48, type: !170)
!399 = distinct !DISubprogram(name: "cast<i8, u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17hc2a3985c8214d337E", scope: !401, file: !400, line: 48, type: !403, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !406, retainedNodes: !405)
!400 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860")
!401 = !DINamespace(name: "{impl#0}", scope: !402)
!402 = !DINamespace(name: "const_ptr", scope: !42)
!403 = !DISubroutineType(types: !404)
!404 = !{!45, !170}
!405 = !{!398}
!406 = !{!407, !408}
!407 = !DITemplateTypeParameter(name: "T", type: !19)
!408 = !DITemplateTypeParameter(name: "U", type: !46)
!409 = !DILocation(line: 48, column: 26, scope: !399, inlinedAt: !410)
!410 = distinct !DILocation(line: 63, column: 41, scope: !367)
!411 = !DILocation(line: 63, column: 62, scope: !367)
!412 = !DILocation(line: 48, column: 26, scope: !399, inlinedAt: !413)
!413 = distinct !DILocation(line: 63, column: 71, scope: !367)
!414 = !DILocation(line: 63, column: 90, scope: !367)
!415 = !DILocation(line: 48, column: 26, scope: !399, inlinedAt: !416)
!416 = distinct !DILocation(line: 63, column: 99, scope: !367)
!417 = !DILocation(line: 63, column: 9, scope: !367)
!418 = distinct !DISubprogram(name: "index<i16>", linkageName: "_ZN97_$LT$core..ops..range..RangeFull$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h8cf29739c648199cE", scope: !419, file: !210, line: 655, type: !420, scopeLine: 655, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, templateParams: !425, retainedNodes: !422)
!419 = !DINamespace(name: "{impl#9}", scope: !212)
!420 = !DISubroutineType(types: !421)
!421 = !{!187, !197, !187, !131}
!422 = !{!423, !424}
!423 = !DILocalVariable(name: "slice", arg: 2, scope: !418, file: !210, line: 655, type: !187)
!424 = !DILocalVariable(arg: 1, scope: !418, file: !210, line: 655, type: !197)
!425 = !{!204}
!426 = !DILocation(line: 655, column: 14, scope: !418)
!427 = !DILocation(line: 655, column: 20, scope: !418)
!428 = !DILocation(line: 657, column: 6, scope: !418)
!429 = distinct !DISubprogram(name: "main", scope: !2, file: !3, line: 68, type: !430, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, templateParams: !89, retainedNodes: !432)
!430 = !DISubroutineType(types: !431)
!431 = !{!273}
!432 = !{!433}
!433 = !DILocalVariable(name: "item", scope: !434, file: !3, line: 69, type: !228, align: 64)
!434 = distinct !DILexicalBlock(scope: !429, file: !3, line: 69, column: 5)
!435 = !DILocation(line: 69, column: 9, scope: !434)
!436 = !DILocation(line: 69, column: 37, scope: !429)
!437 = !DILocation(line: 69, column: 16, scope: !429)
!438 = !DILocation(line: 70, column: 5, scope: !434)
!439 = !DILocation(line: 72, column: 2, scope: !429)
