source_filename = "cxxstreams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.characters = type { ptr, [6 x i64], i8, [256 x i8], [256 x i8], i8 }
%struct.ostream = type { ptr, %struct.ios }
%struct.ios = type { ptr, i64, i64, i32, i32, i32, ptr, [2 x i64], i64, i64, [14 x i64], i32, ptr, ptr, ptr, i8, i8, ptr, ptr, ptr, ptr }
%struct.istream = type { ptr, i64, %struct.ios }
%struct.string_ostream = type { ptr, %struct.string_buffer, %struct.ios }
%struct.string_buffer = type { ptr, [3 x ptr], [3 x ptr], ptr, i32, %struct.text }
%struct.text = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.string_istream = type { ptr, i64, %struct.string_buffer, %struct.ios }
%struct.string_stream = type { ptr, i64, ptr, %struct.string_buffer, %struct.ios }

@__gomc_ostream = internal constant [21 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16
@__gomc_stream_ios = internal constant [21 x ptr] [ptr null, ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16
@__gomc_characters = internal constant %struct.characters { ptr getelementptr (i8, ptr @__gomc_stream_buffer, i64 24), [6 x i64] zeroinitializer, i8 1, [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", i8 1 }, align 8
@_ZSt4cout = global %struct.ostream { ptr getelementptr (i8, ptr @__gomc_ostream, i64 24), %struct.ios { ptr getelementptr (i8, ptr @__gomc_stream_ios, i64 24), i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [2 x i64] zeroinitializer, i64 0, i64 0, [14 x i64] zeroinitializer, i32 0, ptr null, ptr null, ptr null, i8 32, i8 1, ptr @__gomc_standard_buffer, ptr @__gomc_characters, ptr null, ptr null } }, align 8
@_ZSt4cerr = global %struct.ostream { ptr getelementptr (i8, ptr @__gomc_ostream, i64 24), %struct.ios { ptr getelementptr (i8, ptr @__gomc_stream_ios, i64 24), i64 6, i64 0, i32 12290, i32 0, i32 0, ptr null, [2 x i64] zeroinitializer, i64 0, i64 0, [14 x i64] zeroinitializer, i32 0, ptr null, ptr null, ptr @_ZSt4cout, i8 32, i8 1, ptr @__gomc_standard_buffer, ptr @__gomc_characters, ptr null, ptr null } }, align 8
@_ZSt4clog = global %struct.ostream { ptr getelementptr (i8, ptr @__gomc_ostream, i64 24), %struct.ios { ptr getelementptr (i8, ptr @__gomc_stream_ios, i64 24), i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [2 x i64] zeroinitializer, i64 0, i64 0, [14 x i64] zeroinitializer, i32 0, ptr null, ptr null, ptr null, i8 32, i8 1, ptr @__gomc_standard_buffer, ptr @__gomc_characters, ptr null, ptr null } }, align 8
@__gomc_istream = internal constant [21 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16
@_ZSt3cin = global %struct.istream { ptr getelementptr (i8, ptr @__gomc_istream, i64 24), i64 0, %struct.ios { ptr getelementptr (i8, ptr @__gomc_stream_ios, i64 24), i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [2 x i64] zeroinitializer, i64 0, i64 0, [14 x i64] zeroinitializer, i32 0, ptr null, ptr null, ptr @_ZSt4cout, i8 32, i8 1, ptr @__gomc_standard_buffer, ptr @__gomc_characters, ptr null, ptr null } }, align 8
@__gomc_apart = internal global i8 0, align 1
@__gomc_cxxstreams.str = private unnamed_addr constant [30 x i8] c"exceptions that streams throw\00", align 1
@__gomc_cxxstreams.str.1 = private unnamed_addr constant [48 x i8] c"a virtual function of a stream or of its buffer\00", align 1
@__gomc_stream_buffer = internal constant [21 x ptr] [ptr null, ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16
@__gomc_standard_buffer = internal global { ptr, [3 x ptr], [3 x ptr], ptr, i32, { ptr, i64, { [16 x i8] } } } { ptr getelementptr (i8, ptr @__gomc_stream_buffer, i64 24), [3 x ptr] zeroinitializer, [3 x ptr] zeroinitializer, ptr null, i32 0, { ptr, i64, { [16 x i8] } } zeroinitializer }, align 8
@__gomc_string_ostream = internal constant [21 x ptr] [ptr inttoptr (i64 112 to ptr), ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16
@__gomc_cxxstreams.str.3 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@__gomc_string_istream = internal constant [21 x ptr] [ptr inttoptr (i64 120 to ptr), ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16
@__gomc_string_stream = internal constant [21 x ptr] [ptr inttoptr (i64 128 to ptr), ptr null, ptr null, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function, ptr @__gomc_no_function], align 16

define void @_ZNSt8ios_base4InitC1Ev(ptr noundef %init) {
entry:
  ret void
}

define void @_ZNSt8ios_base4InitD1Ev(ptr noundef %init) {
entry:
  ret void
}

define zeroext i1 @_ZNSt8ios_base15sync_with_stdioEb(i1 noundef zeroext %together) {
entry:
  %lnot = xor i1 %together, true
  %lnot.ext = zext i1 %lnot to i32
  %conv = trunc i32 %lnot.ext to i8
  %0 = atomicrmw or ptr @__gomc_apart, i8 %conv seq_cst, align 1
  %tobool1 = icmp ne i8 %0, 0
  %lnot2 = xor i1 %tobool1, true
  ret i1 %lnot2
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %s, align 8
  %ios.i = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef 16)
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(ptr noundef %s, i32 noundef %mode) {
entry:
  %or = or i32 %mode, 16
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %s, align 8
  %ios.i = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %or)
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef %s, ptr noundef %t, i32 noundef %mode) {
entry:
  %or = or i32 %mode, 16
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %s, align 8
  %ios.i = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %or)
  call void @__gomc_set_text(ptr noundef %ios.i, ptr noundef %t)
  ret void
}

define internal void @__gomc_set_text(ptr noundef %ios, ptr noundef %t) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.string_buffer, ptr %ios, i64 -1
  %text = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i, i32 0, i32 5
  %0 = load ptr, ptr %t, align 8
  %size = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %size, align 8
  %size1.i = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  %2 = load i64, ptr %size1.i, align 8
  call void @__gomc_replace_by(ptr noundef %text, i64 noundef 0, i64 noundef %2, ptr noundef %0, i64 noundef %1, i8 noundef signext 0)
  %read = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 8
  store i64 0, ptr %read, align 8
  %mode = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i, i32 0, i32 4
  %3 = load i32, ptr %mode, align 8
  %and = and i32 %3, 3
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %4 = load i64, ptr %size, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %4, %cond.true ], [ 0, %entry ]
  %written = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 9
  store i64 %cond, ptr %written, align 8
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef %s, ptr noundef %t, i32 noundef %mode) {
entry:
  %or = or i32 %mode, 16
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %s, align 8
  %ios.i = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %or)
  call void @__gomc_set_text(ptr noundef %ios.i, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %s) {
entry:
  %buffer = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 1
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %0 = load ptr, ptr %text, align 8
  %1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %s) {
entry:
  %buffer = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 1
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %0 = load ptr, ptr %text, align 8
  %1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  call void @_ZdlPv(ptr noundef %s)
  ret void
}

declare void @_ZdlPv(ptr noundef)

define void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  %ios = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_get_text(ptr noundef %result, ptr noundef %ios)
  ret void
}

define internal void @__gomc_get_text(ptr noundef %result, ptr noundef %ios) {
entry:
  %add.ptr.i = getelementptr inbounds %struct.string_buffer, ptr %ios, i64 -1
  %0 = getelementptr inbounds %struct.text, ptr %result, i32 0, i32 2
  store ptr %0, ptr %result, align 8
  %size.i = getelementptr inbounds %struct.text, ptr %result, i32 0, i32 1
  store i64 0, ptr %size.i, align 8
  store i8 0, ptr %0, align 8
  %text = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i, i32 0, i32 5
  %1 = load ptr, ptr %text, align 8
  %size = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  %2 = load i64, ptr %size, align 8
  %3 = load i64, ptr %size.i, align 8
  call void @__gomc_replace_by(ptr noundef %result, i64 noundef 0, i64 noundef %3, ptr noundef %1, i64 noundef %2, i8 noundef signext 0)
  ret void
}

define void @_ZNOSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  %ios = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_get_text(ptr noundef %result, ptr noundef %ios)
  %buffer = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 1
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %size1.i = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  %0 = load i64, ptr %size1.i, align 8
  call void @__gomc_replace_by(ptr noundef %text, i64 noundef 0, i64 noundef %0, ptr noundef null, i64 noundef 0, i8 noundef signext 0)
  %written = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 9
  store i64 0, ptr %written, align 8
  %read = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 8
  store i64 0, ptr %read, align 8
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %ios = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_set_text(ptr noundef %ios, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %ios = getelementptr inbounds %struct.string_ostream, ptr %s, i32 0, i32 2
  call void @__gomc_set_text(ptr noundef %ios, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_istream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %ios.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef 8)
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(ptr noundef %s, i32 noundef %mode) {
entry:
  %or = or i32 %mode, 8
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_istream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %ios.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %or)
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef %s, ptr noundef %t, i32 noundef %mode) {
entry:
  %or = or i32 %mode, 8
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_istream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %ios.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %or)
  call void @__gomc_set_text(ptr noundef %ios.i, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef %s, ptr noundef %t, i32 noundef %mode) {
entry:
  %or = or i32 %mode, 8
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_istream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %ios.i = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %or)
  call void @__gomc_set_text(ptr noundef %ios.i, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %s) {
entry:
  %buffer = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 2
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %0 = load ptr, ptr %text, align 8
  %1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %s) {
entry:
  %buffer = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 2
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %0 = load ptr, ptr %text, align 8
  %1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  call void @_ZdlPv(ptr noundef %s)
  ret void
}

define void @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  %ios = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_get_text(ptr noundef %result, ptr noundef %ios)
  ret void
}

define void @_ZNOSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  %ios = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_get_text(ptr noundef %result, ptr noundef %ios)
  %buffer = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 2
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %size1.i = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  %0 = load i64, ptr %size1.i, align 8
  call void @__gomc_replace_by(ptr noundef %text, i64 noundef 0, i64 noundef %0, ptr noundef null, i64 noundef 0, i8 noundef signext 0)
  %written = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 9
  store i64 0, ptr %written, align 8
  %read = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 8
  store i64 0, ptr %read, align 8
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %ios = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_set_text(ptr noundef %ios, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %ios = getelementptr inbounds %struct.string_istream, ptr %s, i32 0, i32 3
  call void @__gomc_set_text(ptr noundef %ios, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_stream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %out.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 2
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %out.i, align 8
  %ios.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef 24)
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(ptr noundef %s, i32 noundef %mode) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_stream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %out.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 2
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %out.i, align 8
  %ios.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %mode)
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef %s, ptr noundef %t, i32 noundef %mode) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_stream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %out.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 2
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %out.i, align 8
  %ios.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %mode)
  call void @__gomc_set_text(ptr noundef %ios.i, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef %s, ptr noundef %t, i32 noundef %mode) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_stream, i64 3), ptr %s, align 8
  %count.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 1
  store i64 0, ptr %count.i, align 8
  %out.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 2
  store ptr getelementptr inbounds (ptr, ptr @__gomc_string_ostream, i64 3), ptr %out.i, align 8
  %ios.i = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_start(ptr noundef %ios.i, i32 noundef %mode)
  call void @__gomc_set_text(ptr noundef %ios.i, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %s) {
entry:
  %buffer = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 3
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %0 = load ptr, ptr %text, align 8
  %1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %s) {
entry:
  %buffer = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 3
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %0 = load ptr, ptr %text, align 8
  %1 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  %cmp.i = icmp ne ptr %0, %1
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %entry
  call void @_ZdlPv(ptr noundef %0)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %entry
  call void @_ZdlPv(ptr noundef %s)
  ret void
}

define void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  %ios = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_get_text(ptr noundef %result, ptr noundef %ios)
  ret void
}

define void @_ZNOSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  %ios = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_get_text(ptr noundef %result, ptr noundef %ios)
  %buffer = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 3
  %text = getelementptr inbounds %struct.string_buffer, ptr %buffer, i32 0, i32 5
  %size1.i = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  %0 = load i64, ptr %size1.i, align 8
  call void @__gomc_replace_by(ptr noundef %text, i64 noundef 0, i64 noundef %0, ptr noundef null, i64 noundef 0, i8 noundef signext 0)
  %written = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 9
  store i64 0, ptr %written, align 8
  %read = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 8
  store i64 0, ptr %read, align 8
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %ios = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_set_text(ptr noundef %ios, ptr noundef %t)
  ret void
}

define void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(ptr noundef %s, ptr noundef %t) {
entry:
  %ios = getelementptr inbounds %struct.string_stream, ptr %s, i32 0, i32 4
  call void @__gomc_set_text(ptr noundef %ios, ptr noundef %t)
  ret void
}

define void @_ZNKRSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  call void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s)
  ret void
}

define void @_ZNKRSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  call void @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s)
  ret void
}

define void @_ZNKRSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s) {
entry:
  call void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noundef %result, ptr noundef %s)
  ret void
}

define i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  ret i32 %0
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  %cmp = icmp eq i32 %0, 0
  ret i1 %cmp
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  %and = and i32 %0, 2
  %cmp = icmp ne i32 %and, 0
  ret i1 %cmp
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3badEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  %and = and i32 %0, 1
  %cmp = icmp ne i32 %and, 0
  ret i1 %cmp
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  %and = and i32 %0, 5
  %cmp = icmp ne i32 %and, 0
  ret i1 %cmp
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  %and = and i32 %0, 5
  %tobool = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

define zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(ptr noundef %ios) {
entry:
  %state = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state, align 8
  %and = and i32 %0, 5
  %cmp = icmp ne i32 %and, 0
  ret i1 %cmp
}

define void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef %ios, i32 noundef %state) {
entry:
  %state1 = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  store i32 %state, ptr %state1, align 8
  ret void
}

define void @_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate(ptr noundef %ios, i32 noundef %state) {
entry:
  %state1 = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 5
  %0 = load i32, ptr %state1, align 8
  %or = or i32 %0, %state
  store i32 %or, ptr %state1, align 8
  ret void
}

define i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE10exceptionsEv(ptr noundef %ios) {
entry:
  ret i32 0
}

define void @_ZNSt9basic_iosIcSt11char_traitsIcEE10exceptionsESt12_Ios_Iostate(ptr noundef %ios, i32 noundef %states) {
entry:
  %tobool = icmp ne i32 %states, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxstreams.str)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

declare void @__gomc_unsupported(ptr noundef)

define signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(ptr noundef %ios) {
entry:
  %fill = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 15
  %0 = load i8, ptr %fill, align 8
  ret i8 %0
}

define signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(ptr noundef %ios, i8 noundef signext %fill) {
entry:
  %fill1 = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 15
  %0 = load i8, ptr %fill1, align 8
  store i8 %fill, ptr %fill1, align 8
  ret i8 %0
}

define signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(ptr noundef %ios, i8 noundef signext %c) {
entry:
  ret i8 %c
}

define signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE6narrowEcc(ptr noundef %ios, i8 noundef signext %c, i8 noundef signext %other) {
entry:
  ret i8 %c
}

define ptr @_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(ptr noundef %ios) {
entry:
  %tied = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 14
  %0 = load ptr, ptr %tied, align 8
  ret ptr %0
}

define ptr @_ZNSt9basic_iosIcSt11char_traitsIcEE3tieEPSo(ptr noundef %ios, ptr noundef %stream) {
entry:
  %tied = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 14
  %0 = load ptr, ptr %tied, align 8
  store ptr %stream, ptr %tied, align 8
  ret ptr %0
}

define internal void @__gomc_no_function() {
entry:
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxstreams.str.1)
  unreachable
}

define internal void @__gomc_start(ptr noundef %ios, i32 noundef %mode) {
entry:
  %.compoundliteral.sroa.3 = alloca { [3 x ptr], [3 x ptr], ptr }, align 8
  %.compoundliteral.sroa.4 = alloca [36 x i8], align 4
  %.compoundliteral2.sroa.5 = alloca [196 x i8], align 4
  %.compoundliteral2.sroa.7 = alloca [6 x i8], align 2
  %.compoundliteral2.sroa.9 = alloca { ptr, ptr }, align 8
  %add.ptr.i = getelementptr inbounds %struct.string_buffer, ptr %ios, i64 -1
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.sroa.3, i8 0, i64 56, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.sroa.4, i8 0, i64 36, i1 false)
  store ptr getelementptr inbounds (ptr, ptr @__gomc_stream_buffer, i64 3), ptr %add.ptr.i, align 8
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.compoundliteral.sroa.3.0..sroa_idx, ptr align 8 %.compoundliteral.sroa.3, i64 56, i1 false)
  %.compoundliteral.sroa.34.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  store i32 %mode, ptr %.compoundliteral.sroa.34.0..sroa_idx, align 8
  %.compoundliteral.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr.i, i64 68
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral.sroa.4.0..sroa_idx, ptr align 4 %.compoundliteral.sroa.4, i64 36, i1 false)
  %text = getelementptr inbounds %struct.string_buffer, ptr %add.ptr.i, i32 0, i32 5
  %0 = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 2
  store ptr %0, ptr %text, align 8
  %size.i = getelementptr inbounds %struct.text, ptr %text, i32 0, i32 1
  store i64 0, ptr %size.i, align 8
  store i8 0, ptr %0, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral2.sroa.5, i8 0, i64 196, i1 false)
  call void @llvm.memset.p0.i64(ptr align 2 %.compoundliteral2.sroa.7, i8 0, i64 6, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral2.sroa.9, i8 0, i64 16, i1 false)
  store ptr getelementptr inbounds (ptr, ptr @__gomc_stream_ios, i64 3), ptr %ios, align 8
  %.compoundliteral2.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 8
  store i64 6, ptr %.compoundliteral2.sroa.3.0..sroa_idx, align 8
  %.compoundliteral2.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 16
  store i64 0, ptr %.compoundliteral2.sroa.4.0..sroa_idx, align 8
  %.compoundliteral2.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 24
  store i32 4098, ptr %.compoundliteral2.sroa.41.0..sroa_idx, align 8
  %.compoundliteral2.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral2.sroa.5.0..sroa_idx, ptr align 4 %.compoundliteral2.sroa.5, i64 196, i1 false)
  %.compoundliteral2.sroa.52.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 224
  store i8 32, ptr %.compoundliteral2.sroa.52.0..sroa_idx, align 8
  %.compoundliteral2.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 225
  store i8 1, ptr %.compoundliteral2.sroa.6.0..sroa_idx, align 1
  %.compoundliteral2.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 226
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %.compoundliteral2.sroa.7.0..sroa_idx, ptr align 2 %.compoundliteral2.sroa.7, i64 6, i1 false)
  %.compoundliteral2.sroa.73.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 232
  store ptr @__gomc_standard_buffer, ptr %.compoundliteral2.sroa.73.0..sroa_idx, align 8
  %.compoundliteral2.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 240
  store ptr @__gomc_characters, ptr %.compoundliteral2.sroa.8.0..sroa_idx, align 8
  %.compoundliteral2.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %ios, i64 248
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.compoundliteral2.sroa.9.0..sroa_idx, ptr align 8 %.compoundliteral2.sroa.9, i64 16, i1 false)
  %buffer4 = getelementptr inbounds %struct.ios, ptr %ios, i32 0, i32 17
  store ptr %add.ptr.i, ptr %buffer4, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @__gomc_replace_by(ptr noundef %t, i64 noundef %place, i64 noundef %old, ptr noundef %from, i64 noundef %size, i8 noundef signext %c) {
entry:
  %wanted = alloca i64, align 8
  %size1 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %0 = load i64, ptr %size1, align 8
  %sub = sub i64 %0, %place
  %sub2 = sub i64 %sub, %old
  %add = add i64 %place, %size
  %add3 = add i64 %add, %sub2
  store i64 %add3, ptr %wanted, align 8
  %1 = load ptr, ptr %t, align 8
  %2 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %cmp.i36 = icmp eq ptr %1, %2
  br i1 %cmp.i36, label %room.exit40, label %cond.false.i38

cond.false.i38:                                   ; preds = %entry
  %3 = load i64, ptr %2, align 8
  br label %room.exit40

room.exit40:                                      ; preds = %entry, %cond.false.i38
  %cond.i39 = phi i64 [ %3, %cond.false.i38 ], [ 15, %entry ]
  %cmp = icmp ugt i64 %add3, %cond.i39
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %room.exit40
  %4 = load ptr, ptr %t, align 8
  %cmp.i34 = icmp eq ptr %4, %2
  br i1 %cmp.i34, label %room.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.then
  %5 = load i64, ptr %2, align 8
  br label %room.exit

room.exit:                                        ; preds = %if.then, %cond.false.i
  %cond.i = phi i64 [ %5, %cond.false.i ], [ 15, %if.then ]
  %call6 = call ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %cond.i)
  %6 = load ptr, ptr %t, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call6, ptr align 1 %6, i64 %place, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %call6, i64 %place
  %add.ptr8 = getelementptr inbounds i8, ptr %add.ptr, i64 %size
  %7 = load ptr, ptr %t, align 8
  %add.ptr10 = getelementptr inbounds i8, ptr %7, i64 %place
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr10, i64 %old
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr8, ptr align 1 %add.ptr11, i64 %sub2, i1 false)
  br label %if.end19

if.else:                                          ; preds = %room.exit40
  %cmp12 = icmp ne i64 %size, %old
  br i1 %cmp12, label %if.then13, label %if.end19

if.then13:                                        ; preds = %if.else
  %add.ptr14 = getelementptr inbounds i8, ptr %1, i64 %place
  %add.ptr15 = getelementptr inbounds i8, ptr %add.ptr14, i64 %size
  %8 = load ptr, ptr %t, align 8
  %add.ptr17 = getelementptr inbounds i8, ptr %8, i64 %place
  %add.ptr18 = getelementptr inbounds i8, ptr %add.ptr17, i64 %old
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr15, ptr align 1 %add.ptr18, i64 %sub2, i1 false)
  br label %if.end19

if.end19:                                         ; preds = %if.else, %if.then13, %room.exit
  %at.0 = phi ptr [ %call6, %room.exit ], [ %1, %if.then13 ], [ %1, %if.else ]
  %tobool = icmp ne ptr %from, null
  br i1 %tobool, label %if.then20, label %if.else22

if.then20:                                        ; preds = %if.end19
  %add.ptr21 = getelementptr inbounds i8, ptr %at.0, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr21, ptr align 1 %from, i64 %size, i1 false)
  br label %if.end24

if.else22:                                        ; preds = %if.end19
  %add.ptr23 = getelementptr inbounds i8, ptr %at.0, i64 %place
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr23, i8 %c, i64 %size, i1 false)
  br label %if.end24

if.end24:                                         ; preds = %if.else22, %if.then20
  %9 = load ptr, ptr %t, align 8
  %cmp26 = icmp ne ptr %at.0, %9
  br i1 %cmp26, label %if.then28, label %if.end30

if.then28:                                        ; preds = %if.end24
  %cmp.i = icmp ne ptr %9, %2
  br i1 %cmp.i, label %if.then.i, label %delete_text.exit

if.then.i:                                        ; preds = %if.then28
  call void @_ZdlPv(ptr noundef %9)
  br label %delete_text.exit

delete_text.exit:                                 ; preds = %if.then.i, %if.then28
  store ptr %at.0, ptr %t, align 8
  %10 = load i64, ptr %wanted, align 8
  store i64 %10, ptr %2, align 8
  br label %if.end30

if.end30:                                         ; preds = %delete_text.exit, %if.end24
  store i64 %add3, ptr %size1, align 8
  %11 = load ptr, ptr %t, align 8
  %arrayidx = getelementptr inbounds i8, ptr %11, i64 %add3
  store i8 0, ptr %arrayidx, align 1
  ret void
}

define internal ptr @__gomc_text_room(ptr noundef %wanted, i64 noundef %before) {
entry:
  %0 = load i64, ptr %wanted, align 8
  %cmp = icmp ugt i64 %0, 4611686018427387903
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @__gomc_cxxstreams.str.3)
  unreachable

if.end:                                           ; preds = %entry
  %cmp1 = icmp ugt i64 %0, %before
  br i1 %cmp1, label %land.lhs.true, label %if.end7

land.lhs.true:                                    ; preds = %if.end
  %mul = mul i64 2, %before
  %cmp2 = icmp ult i64 %0, %mul
  br i1 %cmp2, label %if.then3, label %if.end7

if.then3:                                         ; preds = %land.lhs.true
  %cmp5 = icmp ult i64 %mul, 4611686018427387903
  %cond = select i1 %cmp5, i64 %mul, i64 4611686018427387903
  store i64 %cond, ptr %wanted, align 8
  br label %if.end7

if.end7:                                          ; preds = %if.then3, %land.lhs.true, %if.end
  %1 = load i64, ptr %wanted, align 8
  %add = add i64 %1, 1
  %call = call ptr @_Znwm(i64 noundef %add)
  ret ptr %call
}

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

declare void @_ZSt20__throw_length_errorPKc(ptr noundef)

declare ptr @_Znwm(i64 noundef)

