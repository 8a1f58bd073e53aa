; ModuleID = 'cpp/format.cpp'
source_filename = "cpp/format.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::basic_ostringstream" = type { %"class.std::basic_ostream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_ostream.base" = type { ptr }
%"class.std::__cxx11::basic_stringbuf" = type { %"class.std::basic_streambuf", i32, %"class.std::__cxx11::basic_string" }
%"class.std::basic_streambuf" = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, %"class.std::locale" }
%"class.std::locale" = type { ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::allocator" = type { i8 }
%"class.std::__cxx11::basic_stringstream" = type { %"class.std::basic_iostream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_iostream.base" = type { %"class.std::basic_istream.base", %"class.std::basic_ostream.base" }
%"class.std::basic_istream.base" = type { ptr, i64 }
%"class.std::__cxx11::basic_istringstream" = type { %"class.std::basic_istream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%struct._Guard = type { ptr }

$_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZSt3hexRSt8ios_base = comdat any

$_ZSt3octRSt8ios_base = comdat any

$_ZSt7showposRSt8ios_base = comdat any

$_ZSt9boolalphaRSt8ios_base = comdat any

$_ZSt3decRSt8ios_base = comdat any

$_ZSt5fixedRSt8ios_base = comdat any

$_ZSt10scientificRSt8ios_base = comdat any

$_ZSt8hexfloatRSt8ios_base = comdat any

$_ZSt9showpointRSt8ios_base = comdat any

$_ZSt8showbaseRSt8ios_base = comdat any

$_ZSt9uppercaseRSt8ios_base = comdat any

$_ZSt12setprecisioni = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_ = comdat any

$_ZNSt15__new_allocatorIcED2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm = comdat any

$_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm = comdat any

$_ZNSt11char_traitsIcE6assignERcRKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv = comdat any

$_ZNKSt8ios_base5widthEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv = comdat any

$_ZNSt11char_traitsIcE6lengthEPKc = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNSt11char_traitsIcE7compareEPKcS2_m = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcRKS3_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv = comdat any

$_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_ = comdat any

$_ZNKSt15__new_allocatorIcE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIcE11_M_max_sizeEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_ = comdat any

$_ZNSt11char_traitsIcE4copyEPcPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm = comdat any

$_ZNSt16allocator_traitsISaIcEE8allocateERS0_m = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNSt15__new_allocatorIcE8allocateEmPKv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm = comdat any

$_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm = comdat any

$_ZNSt15__new_allocatorIcE10deallocateEPcm = comdat any

$_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_ = comdat any

$_ZStaNRSt13_Ios_FmtflagsS_ = comdat any

$_ZStcoSt13_Ios_Fmtflags = comdat any

$_ZStoRRSt13_Ios_FmtflagsS_ = comdat any

$_ZStanSt13_Ios_FmtflagsS_ = comdat any

$_ZStorSt13_Ios_FmtflagsS_ = comdat any

$_ZNSt8ios_base4setfESt13_Ios_Fmtflags = comdat any

$_ZSt4setwi = comdat any

$_ZSt4leftRSt8ios_base = comdat any

$_ZSt5rightRSt8ios_base = comdat any

$_ZSt7setfillIcESt8_SetfillIT_ES1_ = comdat any

$_ZSt8internalRSt8ios_base = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag = comdat any

$_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_ = comdat any

$_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_ = comdat any

$_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev = comdat any

$_ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag = comdat any

$_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_ = comdat any

$_ZStorSt13_Ios_OpenmodeS_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv = comdat any

@.str = private unnamed_addr constant [54 x i8] c"1 -2 3 -9223372036854775808 18446744073709551615 -4 1\00", align 1
@.str.1 = private unnamed_addr constant [67 x i8] c"s.str() == \221 -2 3 -9223372036854775808 18446744073709551615 -4 1\22\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"cpp/format.cpp\00", align 1
@__PRETTY_FUNCTION__._ZL7numbersv = private unnamed_addr constant [15 x i8] c"void numbers()\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"ff\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"ffffffff\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"ffff\00", align 1
@.str.6 = private unnamed_addr constant [106 x i8] c"shown(std::hex, 255) == \22ff\22 && shown(std::hex, -1) == \22ffffffff\22 && shown(std::hex, short(-1)) == \22ffff\22\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"10\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"+0\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.10 = private unnamed_addr constant [95 x i8] c"shown(std::oct, 8) == \2210\22 && shown(std::showpos, 0) == \22+0\22 && shown(std::showpos, 1u) == \221\22\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.12 = private unnamed_addr constant [40 x i8] c"shown(std::boolalpha, false) == \22false\22\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"0.5\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"1e+10\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"100000\00", align 1
@.str.16 = private unnamed_addr constant [107 x i8] c"shown(std::dec, 0.5) == \220.5\22 && shown(std::dec, 1e10) == \221e+10\22 && shown(std::dec, 100000.0) == \22100000\22\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"2.500000\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"1.200000e+01\00", align 1
@.str.19 = private unnamed_addr constant [88 x i8] c"shown(std::fixed, 2.5) == \222.500000\22 && shown(std::scientific, 12.0f) == \221.200000e+01\22\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"0x1p+0\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"1.00000\00", align 1
@.str.22 = private unnamed_addr constant [81 x i8] c"shown(std::hexfloat, 1.0) == \220x1p+0\22 && shown(std::showpoint, 1.0) == \221.00000\22\00", align 1
@.str.23 = private unnamed_addr constant [21 x i8] c"0xff 0 010 0XAB 0x1f\00", align 1
@.str.24 = private unnamed_addr constant [38 x i8] c"based.str() == \220xff 0 010 0XAB 0x1f\22\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"3.14 3.142 2\00", align 1
@.str.26 = private unnamed_addr constant [32 x i8] c"precise.str() == \223.14 3.142 2\22\00", align 1
@.str.29 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"longer\00", align 1
@.str.33 = private unnamed_addr constant [54 x i8] c"   42|42   |00-42|-0042|0x000a|   c|text  |longer|0x1\00", align 1
@.str.34 = private unnamed_addr constant [67 x i8] c"s.str() == \22   42|42   |00-42|-0042|0x000a|   c|text  |longer|0x1\22\00", align 1
@__PRETTY_FUNCTION__._ZL6widthsv = private unnamed_addr constant [14 x i8] c"void widths()\00", align 1
@.str.35 = private unnamed_addr constant [46 x i8] c"s.width() == 0 && s.fill() == ' ' && s.good()\00", align 1
@.str.36 = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.38 = private unnamed_addr constant [3 x i8] c"XY\00", align 1
@.str.39 = private unnamed_addr constant [7 x i8] c"XYcdef\00", align 1
@.str.40 = private unnamed_addr constant [20 x i8] c"s.str() == \22XYcdef\22\00", align 1
@__PRETTY_FUNCTION__._ZL6placesv = private unnamed_addr constant [14 x i8] c"void places()\00", align 1
@.str.41 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.42 = private unnamed_addr constant [53 x i8] c"a text that is longer than what fits into the object\00", align 1
@.str.43 = private unnamed_addr constant [64 x i8] c"s.str().size() == 54 && s.str()[52] == 0 && s.str()[53] == '\\n'\00", align 1
@.str.44 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.45 = private unnamed_addr constant [4 x i8] c"efg\00", align 1
@.str.46 = private unnamed_addr constant [23 x i8] c"ends.str() == \22abcdef\22\00", align 1
@.str.47 = private unnamed_addr constant [87 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h\00", align 1
@__PRETTY_FUNCTION__._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm = private unnamed_addr constant [138 x i8] c"reference std::basic_string<char>::operator[](size_type) [_CharT = char, _Traits = std::char_traits<char>, _Alloc = std::allocator<char>]\00", align 1
@.str.48 = private unnamed_addr constant [16 x i8] c"__pos <= size()\00", align 1
@.str.49 = private unnamed_addr constant [53 x i8] c" 12 -7x 99999999999 077 0x1f 3.5e2 1 word\0A\0Aline two\0A\00", align 1
@.str.50 = private unnamed_addr constant [20 x i8] c"a == 12 && s.good()\00", align 1
@__PRETTY_FUNCTION__._ZL7readingv = private unnamed_addr constant [15 x i8] c"void reading()\00", align 1
@.str.51 = private unnamed_addr constant [20 x i8] c"a == -7 && c == 'x'\00", align 1
@.str.52 = private unnamed_addr constant [43 x i8] c"a == INT_MAX && s.fail() && !s.eof() && !s\00", align 1
@.str.53 = private unnamed_addr constant [8 x i8] c"a == 63\00", align 1
@.str.54 = private unnamed_addr constant [5 x i8] c"word\00", align 1
@.str.55 = private unnamed_addr constant [48 x i8] c"a == 31 && d == 350 && b && word == \22word\22 && s\00", align 1
@.str.56 = private unnamed_addr constant [18 x i8] c"line.empty() && s\00", align 1
@.str.57 = private unnamed_addr constant [5 x i8] c"line\00", align 1
@.str.58 = private unnamed_addr constant [52 x i8] c"line == \22line\22 && s.peek() == 't' && s.get() == 't'\00", align 1
@.str.59 = private unnamed_addr constant [71 x i8] c"s.gcount() == 3 && s.good() && s.peek() == EOF && s.eof() && !s.fail()\00", align 1
@.str.60 = private unnamed_addr constant [21 x i8] c"!(s >> a) && a == 31\00", align 1
@.str.61 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.62 = private unnamed_addr constant [62 x i8] c"!(none >> a) && a == 0 && none.rdstate() == std::ios::failbit\00", align 1
@.str.63 = private unnamed_addr constant [3 x i8] c"-3\00", align 1
@.str.64 = private unnamed_addr constant [53 x i8] c"negative >> u && u == UINT_MAX - 2 && negative.eof()\00", align 1

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  tail call fastcc void @_ZL7numbersv(), !dbg !11
  tail call fastcc void @_ZL6widthsv(), !dbg !12
  tail call fastcc void @_ZL6placesv(), !dbg !13
  tail call fastcc void @_ZL7readingv(), !dbg !14
  ret i32 0, !dbg !15
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL7numbersv() unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !16 {
  %1 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  %2 = alloca %"class.std::__cxx11::basic_string", align 8
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::__cxx11::basic_string", align 8
  %8 = alloca %"class.std::__cxx11::basic_string", align 8
  %9 = alloca %"class.std::__cxx11::basic_string", align 8
  %10 = alloca %"class.std::__cxx11::basic_string", align 8
  %11 = alloca %"class.std::__cxx11::basic_string", align 8
  %12 = alloca %"class.std::__cxx11::basic_string", align 8
  %13 = alloca %"class.std::__cxx11::basic_string", align 8
  %14 = alloca %"class.std::__cxx11::basic_string", align 8
  %15 = alloca %"class.std::__cxx11::basic_string", align 8
  %16 = alloca %"class.std::__cxx11::basic_string", align 8
  %17 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  %18 = alloca %"class.std::__cxx11::basic_string", align 8
  %19 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  %20 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %1) #15, !dbg !17
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %1), !dbg !18
  %21 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %1, i32 noundef 1)
          to label %22 unwind label %50, !dbg !19

22:                                               ; preds = %0
  %23 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %21, i8 noundef signext 32)
          to label %24 unwind label %50, !dbg !20

24:                                               ; preds = %22
  %25 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %23, i32 noundef -2)
          to label %26 unwind label %50, !dbg !21

26:                                               ; preds = %24
  %27 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %25, i8 noundef signext 32)
          to label %28 unwind label %50, !dbg !22

28:                                               ; preds = %26
  %29 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEj(ptr noundef nonnull align 8 dereferenceable(8) %27, i32 noundef 3)
          to label %30 unwind label %50, !dbg !23

30:                                               ; preds = %28
  %31 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %29, i8 noundef signext 32)
          to label %32 unwind label %50, !dbg !24

32:                                               ; preds = %30
  %33 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEl(ptr noundef nonnull align 8 dereferenceable(8) %31, i64 noundef -9223372036854775808)
          to label %34 unwind label %50, !dbg !25

34:                                               ; preds = %32
  %35 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %33, i8 noundef signext 32)
          to label %36 unwind label %50, !dbg !26

36:                                               ; preds = %34
  %37 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEy(ptr noundef nonnull align 8 dereferenceable(8) %35, i64 noundef -1)
          to label %38 unwind label %50, !dbg !27

38:                                               ; preds = %36
  %39 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %37, i8 noundef signext 32)
          to label %40 unwind label %50, !dbg !28

40:                                               ; preds = %38
  %41 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEs(ptr noundef nonnull align 8 dereferenceable(8) %39, i16 noundef signext -4)
          to label %42 unwind label %50, !dbg !29

42:                                               ; preds = %40
  %43 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %41, i8 noundef signext 32)
          to label %44 unwind label %50, !dbg !30

44:                                               ; preds = %42
  %45 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEb(ptr noundef nonnull align 8 dereferenceable(8) %43, i1 noundef zeroext true)
          to label %46 unwind label %50, !dbg !31

46:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15, !dbg !32
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %2, ptr noundef nonnull align 8 dereferenceable(112) %1)
          to label %47 unwind label %52, !dbg !32

47:                                               ; preds = %46
  %48 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull @.str), !dbg !32
  br i1 %48, label %54, label %49, !dbg !32

49:                                               ; preds = %47
  call void @__assert_fail(ptr noundef nonnull @.str.1, ptr noundef nonnull @.str.2, i32 noundef 19, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !32
  unreachable, !dbg !32

50:                                               ; preds = %44, %42, %40, %38, %36, %34, %32, %30, %28, %26, %24, %22, %0
  %51 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %223, !dbg !33

52:                                               ; preds = %46
  %53 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !32
  br label %223, !dbg !32

54:                                               ; preds = %47
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15, !dbg !34
  invoke fastcc void @_ZL5shownIiENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %3, ptr noundef nonnull @_ZSt3hexRSt8ios_base, i32 noundef 255)
          to label %55 unwind label %64, !dbg !34

55:                                               ; preds = %54
  %56 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull @.str.3), !dbg !34
  br i1 %56, label %57, label %63, !dbg !34

57:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #15, !dbg !34
  invoke fastcc void @_ZL5shownIiENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %4, ptr noundef nonnull @_ZSt3hexRSt8ios_base, i32 noundef -1)
          to label %58 unwind label %66, !dbg !34

58:                                               ; preds = %57
  %59 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull @.str.4), !dbg !34
  br i1 %59, label %60, label %63, !dbg !34

60:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15, !dbg !34
  invoke fastcc void @_ZL5shownIsENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %5)
          to label %61 unwind label %68, !dbg !34

61:                                               ; preds = %60
  %62 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull @.str.5), !dbg !34
  br i1 %62, label %70, label %63, !dbg !34

63:                                               ; preds = %58, %55, %61
  call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !34
  unreachable, !dbg !34

64:                                               ; preds = %54
  %65 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %82, !dbg !33

66:                                               ; preds = %57
  %67 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %80, !dbg !33

68:                                               ; preds = %60
  %69 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15, !dbg !34
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #15, !dbg !34
  br label %80, !dbg !34

70:                                               ; preds = %61
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #15, !dbg !34
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15, !dbg !34
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #15, !dbg !34
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15, !dbg !34
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #15, !dbg !34
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15, !dbg !34
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15, !dbg !35
  invoke fastcc void @_ZL5shownIiENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %6, ptr noundef nonnull @_ZSt3octRSt8ios_base, i32 noundef 8)
          to label %71 unwind label %84, !dbg !35

71:                                               ; preds = %70
  %72 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull @.str.7), !dbg !35
  br i1 %72, label %73, label %79, !dbg !35

73:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15, !dbg !35
  invoke fastcc void @_ZL5shownIiENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %7, ptr noundef nonnull @_ZSt7showposRSt8ios_base, i32 noundef 0)
          to label %74 unwind label %86, !dbg !35

74:                                               ; preds = %73
  %75 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull @.str.8), !dbg !35
  br i1 %75, label %76, label %79, !dbg !35

76:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15, !dbg !35
  invoke fastcc void @_ZL5shownIjENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %8)
          to label %77 unwind label %88, !dbg !35

77:                                               ; preds = %76
  %78 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull @.str.9), !dbg !35
  br i1 %78, label %90, label %79, !dbg !35

79:                                               ; preds = %74, %71, %77
  call void @__assert_fail(ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.2, i32 noundef 21, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !35
  unreachable, !dbg !35

80:                                               ; preds = %66, %68
  %81 = phi { ptr, i32 } [ %69, %68 ], [ %67, %66 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15, !dbg !34
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #15, !dbg !34
  br label %82, !dbg !34

82:                                               ; preds = %80, %64
  %83 = phi { ptr, i32 } [ %81, %80 ], [ %65, %64 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15, !dbg !34
  br label %223, !dbg !34

84:                                               ; preds = %70
  %85 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %96, !dbg !33

86:                                               ; preds = %73
  %87 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %94, !dbg !33

88:                                               ; preds = %76
  %89 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15, !dbg !35
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #15, !dbg !35
  br label %94, !dbg !35

90:                                               ; preds = %77
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #15, !dbg !35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15, !dbg !35
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #15, !dbg !35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15, !dbg !35
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #15, !dbg !35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15, !dbg !35
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #15, !dbg !36
  invoke fastcc void @_ZL5shownIbENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %9)
          to label %91 unwind label %98, !dbg !36

91:                                               ; preds = %90
  %92 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull @.str.11), !dbg !36
  br i1 %92, label %100, label %93, !dbg !36

93:                                               ; preds = %91
  call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.2, i32 noundef 22, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !36
  unreachable, !dbg !36

94:                                               ; preds = %86, %88
  %95 = phi { ptr, i32 } [ %89, %88 ], [ %87, %86 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15, !dbg !35
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #15, !dbg !35
  br label %96, !dbg !35

96:                                               ; preds = %94, %84
  %97 = phi { ptr, i32 } [ %95, %94 ], [ %85, %84 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15, !dbg !35
  br label %223, !dbg !35

98:                                               ; preds = %90
  %99 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15, !dbg !36
  br label %223, !dbg !36

100:                                              ; preds = %91
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %9) #15, !dbg !36
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15, !dbg !36
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #15, !dbg !37
  invoke fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %10, ptr noundef nonnull @_ZSt3decRSt8ios_base, double noundef 5.000000e-01)
          to label %101 unwind label %110, !dbg !37

101:                                              ; preds = %100
  %102 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %10, ptr noundef nonnull @.str.13), !dbg !37
  br i1 %102, label %103, label %109, !dbg !37

103:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #15, !dbg !37
  invoke fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %11, ptr noundef nonnull @_ZSt3decRSt8ios_base, double noundef 1.000000e+10)
          to label %104 unwind label %112, !dbg !37

104:                                              ; preds = %103
  %105 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull @.str.14), !dbg !37
  br i1 %105, label %106, label %109, !dbg !37

106:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #15, !dbg !37
  invoke fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %12, ptr noundef nonnull @_ZSt3decRSt8ios_base, double noundef 1.000000e+05)
          to label %107 unwind label %114, !dbg !37

107:                                              ; preds = %106
  %108 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %12, ptr noundef nonnull @.str.15), !dbg !37
  br i1 %108, label %116, label %109, !dbg !37

109:                                              ; preds = %104, %101, %107
  call void @__assert_fail(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.2, i32 noundef 23, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !37
  unreachable, !dbg !37

110:                                              ; preds = %100
  %111 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %125, !dbg !33

112:                                              ; preds = %103
  %113 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %123, !dbg !33

114:                                              ; preds = %106
  %115 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #15, !dbg !37
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %11) #15, !dbg !37
  br label %123, !dbg !37

116:                                              ; preds = %107
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %12) #15, !dbg !37
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #15, !dbg !37
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %11) #15, !dbg !37
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !37
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %10) #15, !dbg !37
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #15, !dbg !37
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #15, !dbg !38
  invoke fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %13, ptr noundef nonnull @_ZSt5fixedRSt8ios_base, double noundef 2.500000e+00)
          to label %117 unwind label %127, !dbg !38

117:                                              ; preds = %116
  %118 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %13, ptr noundef nonnull @.str.17), !dbg !38
  br i1 %118, label %119, label %122, !dbg !38

119:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %14) #15, !dbg !38
  invoke fastcc void @_ZL5shownIfENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %14)
          to label %120 unwind label %129, !dbg !38

120:                                              ; preds = %119
  %121 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %14, ptr noundef nonnull @.str.18), !dbg !38
  br i1 %121, label %131, label %122, !dbg !38

122:                                              ; preds = %117, %120
  call void @__assert_fail(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.2, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !38
  unreachable, !dbg !38

123:                                              ; preds = %112, %114
  %124 = phi { ptr, i32 } [ %115, %114 ], [ %113, %112 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !37
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %10) #15, !dbg !37
  br label %125, !dbg !37

125:                                              ; preds = %123, %110
  %126 = phi { ptr, i32 } [ %124, %123 ], [ %111, %110 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #15, !dbg !37
  br label %223, !dbg !37

127:                                              ; preds = %116
  %128 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %138, !dbg !33

129:                                              ; preds = %119
  %130 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14) #15, !dbg !38
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %13) #15, !dbg !38
  br label %138, !dbg !38

131:                                              ; preds = %120
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %14) #15, !dbg !38
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14) #15, !dbg !38
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %13) #15, !dbg !38
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15, !dbg !38
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %15) #15, !dbg !39
  invoke fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %15, ptr noundef nonnull @_ZSt8hexfloatRSt8ios_base, double noundef 1.000000e+00)
          to label %132 unwind label %140, !dbg !39

132:                                              ; preds = %131
  %133 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %15, ptr noundef nonnull @.str.20), !dbg !39
  br i1 %133, label %134, label %137, !dbg !39

134:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %16) #15, !dbg !39
  invoke fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %16, ptr noundef nonnull @_ZSt9showpointRSt8ios_base, double noundef 1.000000e+00)
          to label %135 unwind label %142, !dbg !39

135:                                              ; preds = %134
  %136 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %16, ptr noundef nonnull @.str.21), !dbg !39
  br i1 %136, label %144, label %137, !dbg !39

137:                                              ; preds = %132, %135
  call void @__assert_fail(ptr noundef nonnull @.str.22, ptr noundef nonnull @.str.2, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !39
  unreachable, !dbg !39

138:                                              ; preds = %129, %127
  %139 = phi { ptr, i32 } [ %130, %129 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15, !dbg !38
  br label %223, !dbg !38

140:                                              ; preds = %131
  %141 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %177, !dbg !33

142:                                              ; preds = %134
  %143 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %16) #15, !dbg !39
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %15) #15, !dbg !39
  br label %177, !dbg !39

144:                                              ; preds = %135
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %16) #15, !dbg !39
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %16) #15, !dbg !39
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %15) #15, !dbg !39
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #15, !dbg !39
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %17) #15, !dbg !40
  invoke void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %17)
          to label %145 unwind label %179, !dbg !41

145:                                              ; preds = %144
  %146 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %17, ptr noundef nonnull @_ZSt8showbaseRSt8ios_base)
          to label %147 unwind label %181, !dbg !42

147:                                              ; preds = %145
  %148 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %146, ptr noundef nonnull @_ZSt3hexRSt8ios_base)
          to label %149 unwind label %181, !dbg !43

149:                                              ; preds = %147
  %150 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %148, i32 noundef 255)
          to label %151 unwind label %181, !dbg !44

151:                                              ; preds = %149
  %152 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %150, i8 noundef signext 32)
          to label %153 unwind label %181, !dbg !45

153:                                              ; preds = %151
  %154 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %152, i32 noundef 0)
          to label %155 unwind label %181, !dbg !46

155:                                              ; preds = %153
  %156 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %154, i8 noundef signext 32)
          to label %157 unwind label %181, !dbg !47

157:                                              ; preds = %155
  %158 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %156, ptr noundef nonnull @_ZSt3octRSt8ios_base)
          to label %159 unwind label %181, !dbg !48

159:                                              ; preds = %157
  %160 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %158, i32 noundef 8)
          to label %161 unwind label %181, !dbg !49

161:                                              ; preds = %159
  %162 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %160, i8 noundef signext 32)
          to label %163 unwind label %181, !dbg !50

163:                                              ; preds = %161
  %164 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %162, ptr noundef nonnull @_ZSt9uppercaseRSt8ios_base)
          to label %165 unwind label %181, !dbg !51

165:                                              ; preds = %163
  %166 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %164, ptr noundef nonnull @_ZSt3hexRSt8ios_base)
          to label %167 unwind label %181, !dbg !52

167:                                              ; preds = %165
  %168 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %166, i32 noundef 171)
          to label %169 unwind label %181, !dbg !53

169:                                              ; preds = %167
  %170 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %168, i8 noundef signext 32)
          to label %171 unwind label %181, !dbg !54

171:                                              ; preds = %169
  %172 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPKv(ptr noundef nonnull align 8 dereferenceable(8) %170, ptr noundef nonnull inttoptr (i64 31 to ptr))
          to label %173 unwind label %181, !dbg !55

173:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %18) #15, !dbg !56
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %18, ptr noundef nonnull align 8 dereferenceable(112) %17)
          to label %174 unwind label %183, !dbg !56

174:                                              ; preds = %173
  %175 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %18, ptr noundef nonnull @.str.23), !dbg !56
  br i1 %175, label %185, label %176, !dbg !56

176:                                              ; preds = %174
  call void @__assert_fail(ptr noundef nonnull @.str.24, ptr noundef nonnull @.str.2, i32 noundef 29, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !56
  unreachable, !dbg !56

177:                                              ; preds = %142, %140
  %178 = phi { ptr, i32 } [ %143, %142 ], [ %141, %140 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #15, !dbg !39
  br label %223, !dbg !39

179:                                              ; preds = %144
  %180 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %221, !dbg !33

181:                                              ; preds = %171, %169, %167, %165, %163, %161, %159, %157, %155, %153, %151, %149, %147, %145
  %182 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %219, !dbg !33

183:                                              ; preds = %173
  %184 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %18) #15, !dbg !56
  br label %219, !dbg !56

185:                                              ; preds = %174
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %18) #15, !dbg !56
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %18) #15, !dbg !56
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %19) #15, !dbg !57
  invoke void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %19)
          to label %186 unwind label %208, !dbg !58

186:                                              ; preds = %185
  %187 = call i32 @_ZSt12setprecisioni(i32 noundef 3), !dbg !59
  %188 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(ptr noundef nonnull align 8 dereferenceable(8) %19, i32 %187)
          to label %189 unwind label %210, !dbg !60

189:                                              ; preds = %186
  %190 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8) %188, double noundef 3.141590e+00)
          to label %191 unwind label %210, !dbg !61

191:                                              ; preds = %189
  %192 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %190, i8 noundef signext 32)
          to label %193 unwind label %210, !dbg !62

193:                                              ; preds = %191
  %194 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %192, ptr noundef nonnull @_ZSt5fixedRSt8ios_base)
          to label %195 unwind label %210, !dbg !63

195:                                              ; preds = %193
  %196 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8) %194, double noundef 3.141590e+00)
          to label %197 unwind label %210, !dbg !64

197:                                              ; preds = %195
  %198 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %196, i8 noundef signext 32)
          to label %199 unwind label %210, !dbg !65

199:                                              ; preds = %197
  %200 = call i32 @_ZSt12setprecisioni(i32 noundef 0), !dbg !66
  %201 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(ptr noundef nonnull align 8 dereferenceable(8) %198, i32 %200)
          to label %202 unwind label %210, !dbg !67

202:                                              ; preds = %199
  %203 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8) %201, double noundef 2.500000e+00)
          to label %204 unwind label %210, !dbg !68

204:                                              ; preds = %202
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %20) #15, !dbg !69
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %20, ptr noundef nonnull align 8 dereferenceable(112) %19)
          to label %205 unwind label %212, !dbg !69

205:                                              ; preds = %204
  %206 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %20, ptr noundef nonnull @.str.25), !dbg !69
  br i1 %206, label %214, label %207, !dbg !69

207:                                              ; preds = %205
  call void @__assert_fail(ptr noundef nonnull @.str.26, ptr noundef nonnull @.str.2, i32 noundef 33, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7numbersv) #16, !dbg !69
  unreachable, !dbg !69

208:                                              ; preds = %185
  %209 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %217, !dbg !33

210:                                              ; preds = %202, %199, %197, %195, %193, %191, %189, %186
  %211 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  br label %215, !dbg !33

212:                                              ; preds = %204
  %213 = landingpad { ptr, i32 }
          cleanup, !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %20) #15, !dbg !69
  br label %215, !dbg !69

214:                                              ; preds = %205
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %20) #15, !dbg !69
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %20) #15, !dbg !69
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %19) #15, !dbg !33
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %19) #15, !dbg !33
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %17) #15, !dbg !33
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %17) #15, !dbg !33
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %1) #15, !dbg !33
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %1) #15, !dbg !33
  ret void, !dbg !33

215:                                              ; preds = %212, %210
  %216 = phi { ptr, i32 } [ %213, %212 ], [ %211, %210 ]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %19) #15, !dbg !33
  br label %217, !dbg !33

217:                                              ; preds = %215, %208
  %218 = phi { ptr, i32 } [ %216, %215 ], [ %209, %208 ]
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %19) #15, !dbg !33
  br label %219, !dbg !33

219:                                              ; preds = %217, %183, %181
  %220 = phi { ptr, i32 } [ %218, %217 ], [ %184, %183 ], [ %182, %181 ]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %17) #15, !dbg !33
  br label %221, !dbg !33

221:                                              ; preds = %219, %179
  %222 = phi { ptr, i32 } [ %220, %219 ], [ %180, %179 ]
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %17) #15, !dbg !33
  br label %223, !dbg !33

223:                                              ; preds = %221, %177, %138, %125, %98, %96, %82, %52, %50
  %224 = phi { ptr, i32 } [ %222, %221 ], [ %178, %177 ], [ %139, %138 ], [ %126, %125 ], [ %99, %98 ], [ %97, %96 ], [ %83, %82 ], [ %53, %52 ], [ %51, %50 ]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %1) #15, !dbg !33
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %1) #15, !dbg !33
  resume { ptr, i32 } %224, !dbg !33
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL6widthsv() unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !70 {
  %1 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  %2 = alloca %"class.std::__cxx11::basic_string", align 8
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %1) #15, !dbg !71
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %1), !dbg !72
  %5 = call i32 @_ZSt4setwi(i32 noundef 5), !dbg !73
  %6 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %1, i32 %5)
          to label %7 unwind label %88, !dbg !74

7:                                                ; preds = %0
  %8 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef 42)
          to label %9 unwind label %88, !dbg !75

9:                                                ; preds = %7
  %10 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %8, i8 noundef signext 124)
          to label %11 unwind label %88, !dbg !76

11:                                               ; preds = %9
  %12 = call i32 @_ZSt4setwi(i32 noundef 5), !dbg !77
  %13 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %10, i32 %12)
          to label %14 unwind label %88, !dbg !78

14:                                               ; preds = %11
  %15 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %13, ptr noundef nonnull @_ZSt4leftRSt8ios_base)
          to label %16 unwind label %88, !dbg !79

16:                                               ; preds = %14
  %17 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %15, i32 noundef 42)
          to label %18 unwind label %88, !dbg !80

18:                                               ; preds = %16
  %19 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %17, i8 noundef signext 124)
          to label %20 unwind label %88, !dbg !81

20:                                               ; preds = %18
  %21 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %19, ptr noundef nonnull @_ZSt5rightRSt8ios_base)
          to label %22 unwind label %88, !dbg !82

22:                                               ; preds = %20
  %23 = call i8 @_ZSt7setfillIcESt8_SetfillIT_ES1_(i8 noundef signext 48), !dbg !83
  %24 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef nonnull align 8 dereferenceable(8) %21, i8 %23)
          to label %25 unwind label %88, !dbg !84

25:                                               ; preds = %22
  %26 = call i32 @_ZSt4setwi(i32 noundef 5), !dbg !85
  %27 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %24, i32 %26)
          to label %28 unwind label %88, !dbg !86

28:                                               ; preds = %25
  %29 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %27, i32 noundef -42)
          to label %30 unwind label %88, !dbg !87

30:                                               ; preds = %28
  %31 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %29, i8 noundef signext 124)
          to label %32 unwind label %88, !dbg !88

32:                                               ; preds = %30
  %33 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull @_ZSt8internalRSt8ios_base)
          to label %34 unwind label %88, !dbg !89

34:                                               ; preds = %32
  %35 = call i32 @_ZSt4setwi(i32 noundef 5), !dbg !90
  %36 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %33, i32 %35)
          to label %37 unwind label %88, !dbg !91

37:                                               ; preds = %34
  %38 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %36, i32 noundef -42)
          to label %39 unwind label %88, !dbg !92

39:                                               ; preds = %37
  %40 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %38, i8 noundef signext 124)
          to label %41 unwind label %88, !dbg !93

41:                                               ; preds = %39
  %42 = call i32 @_ZSt4setwi(i32 noundef 6), !dbg !94
  %43 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %40, i32 %42)
          to label %44 unwind label %88, !dbg !95

44:                                               ; preds = %41
  %45 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %43, ptr noundef nonnull @_ZSt8showbaseRSt8ios_base)
          to label %46 unwind label %88, !dbg !96

46:                                               ; preds = %44
  %47 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %45, ptr noundef nonnull @_ZSt3hexRSt8ios_base)
          to label %48 unwind label %88, !dbg !97

48:                                               ; preds = %46
  %49 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %47, i32 noundef 10)
          to label %50 unwind label %88, !dbg !98

50:                                               ; preds = %48
  %51 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %49, i8 noundef signext 124)
          to label %52 unwind label %88, !dbg !99

52:                                               ; preds = %50
  %53 = call i8 @_ZSt7setfillIcESt8_SetfillIT_ES1_(i8 noundef signext 32), !dbg !100
  %54 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef nonnull align 8 dereferenceable(8) %51, i8 %53)
          to label %55 unwind label %88, !dbg !101

55:                                               ; preds = %52
  %56 = call i32 @_ZSt4setwi(i32 noundef 4), !dbg !102
  %57 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %54, i32 %56)
          to label %58 unwind label %88, !dbg !103

58:                                               ; preds = %55
  %59 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %57, i8 noundef signext 99)
          to label %60 unwind label %88, !dbg !104

60:                                               ; preds = %58
  %61 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %59, i8 noundef signext 124)
          to label %62 unwind label %88, !dbg !105

62:                                               ; preds = %60
  %63 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull @_ZSt4leftRSt8ios_base)
          to label %64 unwind label %88, !dbg !106

64:                                               ; preds = %62
  %65 = call i32 @_ZSt4setwi(i32 noundef 6), !dbg !107
  %66 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %63, i32 %65)
          to label %67 unwind label %88, !dbg !108

67:                                               ; preds = %64
  %68 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) %66, ptr noundef nonnull @.str.31)
          to label %69 unwind label %88, !dbg !109

69:                                               ; preds = %67
  %70 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %68, i8 noundef signext 124)
          to label %71 unwind label %88, !dbg !110

71:                                               ; preds = %69
  %72 = call i32 @_ZSt4setwi(i32 noundef 3), !dbg !111
  %73 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %70, i32 %72)
          to label %74 unwind label %88, !dbg !112

74:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15, !dbg !113
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #15, !dbg !113
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !113
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull @.str.32, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %75 unwind label %90, !dbg !113

75:                                               ; preds = %74
  %76 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %73, ptr noundef nonnull align 8 dereferenceable(32) %2)
          to label %77 unwind label %92, !dbg !114

77:                                               ; preds = %75
  %78 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %76, i8 noundef signext 124)
          to label %79 unwind label %92, !dbg !115

79:                                               ; preds = %77
  %80 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %78, i32 noundef 1)
          to label %81 unwind label %92, !dbg !116

81:                                               ; preds = %79
  %82 = call i32 @_ZSt4setwi(i32 noundef 0), !dbg !117
  %83 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %80, i32 %82)
          to label %84 unwind label %92, !dbg !118

84:                                               ; preds = %81
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !119
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !119
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !119
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !119
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #15, !dbg !120
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %4, ptr noundef nonnull align 8 dereferenceable(112) %1)
          to label %85 unwind label %96, !dbg !120

85:                                               ; preds = %84
  %86 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull @.str.33), !dbg !120
  br i1 %86, label %98, label %87, !dbg !120

87:                                               ; preds = %85
  call void @__assert_fail(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.2, i32 noundef 42, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL6widthsv) #16, !dbg !120
  unreachable, !dbg !120

88:                                               ; preds = %105, %71, %69, %67, %64, %62, %60, %58, %55, %52, %50, %48, %46, %44, %41, %39, %37, %34, %32, %30, %28, %25, %22, %20, %18, %16, %14, %11, %9, %7, %0
  %89 = landingpad { ptr, i32 }
          cleanup, !dbg !121
  br label %121, !dbg !121

90:                                               ; preds = %74
  %91 = landingpad { ptr, i32 }
          cleanup, !dbg !121
  br label %94, !dbg !121

92:                                               ; preds = %81, %79, %77, %75
  %93 = landingpad { ptr, i32 }
          cleanup, !dbg !121
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !119
  br label %94, !dbg !119

94:                                               ; preds = %92, %90
  %95 = phi { ptr, i32 } [ %93, %92 ], [ %91, %90 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !119
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !119
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !119
  br label %121, !dbg !119

96:                                               ; preds = %84
  %97 = landingpad { ptr, i32 }
          cleanup, !dbg !121
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15, !dbg !120
  br label %121, !dbg !120

98:                                               ; preds = %85
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #15, !dbg !120
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15, !dbg !120
  %99 = load ptr, ptr %1, align 8, !dbg !122, !tbaa !123
  %100 = getelementptr i8, ptr %99, i64 -24, !dbg !122
  %101 = load i64, ptr %100, align 8, !dbg !122
  %102 = getelementptr inbounds i8, ptr %1, i64 %101, !dbg !122
  %103 = call noundef i64 @_ZNKSt8ios_base5widthEv(ptr noundef nonnull align 8 dereferenceable(216) %102), !dbg !122
  %104 = icmp eq i64 %103, 0, !dbg !122
  br i1 %104, label %105, label %119, !dbg !122

105:                                              ; preds = %98
  %106 = load ptr, ptr %1, align 8, !dbg !122, !tbaa !123
  %107 = getelementptr i8, ptr %106, i64 -24, !dbg !122
  %108 = load i64, ptr %107, align 8, !dbg !122
  %109 = getelementptr inbounds i8, ptr %1, i64 %108, !dbg !122
  %110 = invoke noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(ptr noundef nonnull align 8 dereferenceable(264) %109)
          to label %111 unwind label %88, !dbg !122

111:                                              ; preds = %105
  %112 = icmp eq i8 %110, 32, !dbg !122
  br i1 %112, label %113, label %119, !dbg !122

113:                                              ; preds = %111
  %114 = load ptr, ptr %1, align 8, !dbg !122, !tbaa !123
  %115 = getelementptr i8, ptr %114, i64 -24, !dbg !122
  %116 = load i64, ptr %115, align 8, !dbg !122
  %117 = getelementptr inbounds i8, ptr %1, i64 %116, !dbg !122
  %118 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(ptr noundef nonnull align 8 dereferenceable(264) %117), !dbg !122
  br i1 %118, label %120, label %119, !dbg !122

119:                                              ; preds = %111, %98, %113
  call void @__assert_fail(ptr noundef nonnull @.str.35, ptr noundef nonnull @.str.2, i32 noundef 43, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL6widthsv) #16, !dbg !122
  unreachable, !dbg !122

120:                                              ; preds = %113
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %1) #15, !dbg !121
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %1) #15, !dbg !121
  ret void, !dbg !121

121:                                              ; preds = %96, %94, %88
  %122 = phi { ptr, i32 } [ %89, %88 ], [ %97, %96 ], [ %95, %94 ]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %1) #15, !dbg !121
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %1) #15, !dbg !121
  resume { ptr, i32 } %122, !dbg !121
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL6placesv() unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !126 {
  %1 = alloca %"class.std::__cxx11::basic_stringstream", align 8
  %2 = alloca %"class.std::__cxx11::basic_string", align 8
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::allocator", align 1
  %7 = alloca %"class.std::__cxx11::basic_string", align 8
  %8 = alloca %"class.std::__cxx11::basic_string", align 8
  %9 = alloca %"class.std::__cxx11::basic_string", align 8
  %10 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  %11 = alloca %"class.std::__cxx11::basic_string", align 8
  %12 = alloca %"class.std::allocator", align 1
  %13 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %1) #15, !dbg !127
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15, !dbg !128
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #15, !dbg !128
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !128
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull @.str.37, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %14 unwind label %23, !dbg !128

14:                                               ; preds = %0
  %15 = call noundef i32 @_ZStorSt13_Ios_OpenmodeS_(i32 noundef 16, i32 noundef 8), !dbg !129
  invoke void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(128) %1, ptr noundef nonnull align 8 dereferenceable(32) %2, i32 noundef %15)
          to label %16 unwind label %25, !dbg !129

16:                                               ; preds = %14
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !129
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !129
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !129
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !129
  %17 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !130
  %18 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) %17, ptr noundef nonnull @.str.38)
          to label %19 unwind label %29, !dbg !131

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #15, !dbg !132
  invoke void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %4, ptr noundef nonnull align 8 dereferenceable(128) %1)
          to label %20 unwind label %31, !dbg !132

20:                                               ; preds = %19
  %21 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull @.str.39), !dbg !132
  br i1 %21, label %33, label %22, !dbg !132

22:                                               ; preds = %20
  call void @__assert_fail(ptr noundef nonnull @.str.40, ptr noundef nonnull @.str.2, i32 noundef 50, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL6placesv) #16, !dbg !132
  unreachable, !dbg !132

23:                                               ; preds = %0
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %27, !dbg !133

25:                                               ; preds = %14
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !129
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !129
  br label %27, !dbg !129

27:                                               ; preds = %25, %23
  %28 = phi { ptr, i32 } [ %26, %25 ], [ %24, %23 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !129
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !129
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !129
  br label %99, !dbg !129

29:                                               ; preds = %39, %37, %35, %16
  %30 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %97, !dbg !133

31:                                               ; preds = %19
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15, !dbg !132
  br label %97, !dbg !132

33:                                               ; preds = %20
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #15, !dbg !132
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #15, !dbg !132
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15, !dbg !134
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #15, !dbg !134
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !134
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull @.str.41, ptr noundef nonnull align 1 dereferenceable(1) %6)
          to label %34 unwind label %56, !dbg !134

34:                                               ; preds = %33
  invoke void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(ptr noundef nonnull align 8 dereferenceable(128) %1, ptr noundef nonnull align 8 dereferenceable(32) %5)
          to label %35 unwind label %58, !dbg !135

35:                                               ; preds = %34
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #15, !dbg !136
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !136
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #15, !dbg !136
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15, !dbg !136
  %36 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) %17, ptr noundef nonnull @.str.42)
          to label %37 unwind label %29, !dbg !137

37:                                               ; preds = %35
  %38 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSoS_E(ptr noundef nonnull align 8 dereferenceable(8) %36, ptr noundef nonnull @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
          to label %39 unwind label %29, !dbg !138

39:                                               ; preds = %37
  %40 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSoS_E(ptr noundef nonnull align 8 dereferenceable(8) %38, ptr noundef nonnull @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
          to label %41 unwind label %29, !dbg !139

41:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15, !dbg !140
  invoke void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %7, ptr noundef nonnull align 8 dereferenceable(128) %1)
          to label %42 unwind label %62, !dbg !140

42:                                               ; preds = %41
  %43 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %7) #15, !dbg !140
  %44 = icmp eq i64 %43, 54, !dbg !140
  br i1 %44, label %45, label %55, !dbg !140

45:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15, !dbg !140
  invoke void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %8, ptr noundef nonnull align 8 dereferenceable(128) %1)
          to label %46 unwind label %64, !dbg !140

46:                                               ; preds = %45
  %47 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(ptr noundef nonnull align 8 dereferenceable(32) %8, i64 noundef 52), !dbg !140
  %48 = load i8, ptr %47, align 1, !dbg !140, !tbaa !141
  %49 = icmp eq i8 %48, 0, !dbg !140
  br i1 %49, label %50, label %55, !dbg !140

50:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #15, !dbg !140
  invoke void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %9, ptr noundef nonnull align 8 dereferenceable(128) %1)
          to label %51 unwind label %66, !dbg !140

51:                                               ; preds = %50
  %52 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(ptr noundef nonnull align 8 dereferenceable(32) %9, i64 noundef 53), !dbg !140
  %53 = load i8, ptr %52, align 1, !dbg !140, !tbaa !141
  %54 = icmp eq i8 %53, 10, !dbg !140
  br i1 %54, label %68, label %55, !dbg !140

55:                                               ; preds = %46, %42, %51
  call void @__assert_fail(ptr noundef nonnull @.str.43, ptr noundef nonnull @.str.2, i32 noundef 53, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL6placesv) #16, !dbg !140
  unreachable, !dbg !140

56:                                               ; preds = %33
  %57 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %60, !dbg !133

58:                                               ; preds = %34
  %59 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #15, !dbg !136
  br label %60, !dbg !136

60:                                               ; preds = %58, %56
  %61 = phi { ptr, i32 } [ %59, %58 ], [ %57, %56 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !136
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #15, !dbg !136
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15, !dbg !136
  br label %97, !dbg !136

62:                                               ; preds = %41
  %63 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %80, !dbg !133

64:                                               ; preds = %45
  %65 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %78, !dbg !133

66:                                               ; preds = %50
  %67 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15, !dbg !140
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #15, !dbg !140
  br label %78, !dbg !140

68:                                               ; preds = %51
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %9) #15, !dbg !140
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15, !dbg !140
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #15, !dbg !140
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15, !dbg !140
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #15, !dbg !140
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15, !dbg !140
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %10) #15, !dbg !143
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #15, !dbg !144
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %12) #15, !dbg !144
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12) #15, !dbg !144
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull @.str.44, ptr noundef nonnull align 1 dereferenceable(1) %12)
          to label %69 unwind label %82, !dbg !144

69:                                               ; preds = %68
  invoke void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(112) %10, ptr noundef nonnull align 8 dereferenceable(32) %11, i32 noundef 2)
          to label %70 unwind label %84, !dbg !145

70:                                               ; preds = %69
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %11) #15, !dbg !145
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12) #15, !dbg !145
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %12) #15, !dbg !145
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !145
  %71 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %10, i8 noundef signext 100)
          to label %72 unwind label %88, !dbg !146

72:                                               ; preds = %70
  %73 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8) %71, ptr noundef nonnull @.str.45, i64 noundef 2)
          to label %74 unwind label %88, !dbg !147

74:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #15, !dbg !148
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %13, ptr noundef nonnull align 8 dereferenceable(112) %10)
          to label %75 unwind label %90, !dbg !148

75:                                               ; preds = %74
  %76 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %13, ptr noundef nonnull @.str.37), !dbg !148
  br i1 %76, label %92, label %77, !dbg !148

77:                                               ; preds = %75
  call void @__assert_fail(ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.2, i32 noundef 57, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL6placesv) #16, !dbg !148
  unreachable, !dbg !148

78:                                               ; preds = %64, %66
  %79 = phi { ptr, i32 } [ %67, %66 ], [ %65, %64 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15, !dbg !140
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #15, !dbg !140
  br label %80, !dbg !140

80:                                               ; preds = %78, %62
  %81 = phi { ptr, i32 } [ %79, %78 ], [ %63, %62 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15, !dbg !140
  br label %97, !dbg !140

82:                                               ; preds = %68
  %83 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %86, !dbg !133

84:                                               ; preds = %69
  %85 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %11) #15, !dbg !145
  br label %86, !dbg !145

86:                                               ; preds = %84, %82
  %87 = phi { ptr, i32 } [ %85, %84 ], [ %83, %82 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12) #15, !dbg !145
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %12) #15, !dbg !145
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !145
  br label %95, !dbg !145

88:                                               ; preds = %72, %70
  %89 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  br label %93, !dbg !133

90:                                               ; preds = %74
  %91 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15, !dbg !148
  br label %93, !dbg !148

92:                                               ; preds = %75
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %13) #15, !dbg !148
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15, !dbg !148
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %10) #15, !dbg !133
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %10) #15, !dbg !133
  call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(128) %1) #15, !dbg !133
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %1) #15, !dbg !133
  ret void, !dbg !133

93:                                               ; preds = %90, %88
  %94 = phi { ptr, i32 } [ %91, %90 ], [ %89, %88 ]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %10) #15, !dbg !133
  br label %95, !dbg !133

95:                                               ; preds = %93, %86
  %96 = phi { ptr, i32 } [ %94, %93 ], [ %87, %86 ]
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %10) #15, !dbg !133
  br label %97, !dbg !133

97:                                               ; preds = %95, %80, %60, %31, %29
  %98 = phi { ptr, i32 } [ %96, %95 ], [ %81, %80 ], [ %30, %29 ], [ %61, %60 ], [ %32, %31 ]
  call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(128) %1) #15, !dbg !133
  br label %99, !dbg !133

99:                                               ; preds = %97, %27
  %100 = phi { ptr, i32 } [ %98, %97 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %1) #15, !dbg !133
  resume { ptr, i32 } %100, !dbg !133
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL7readingv() unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !149 {
  %1 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %2 = alloca %"class.std::__cxx11::basic_string", align 8
  %3 = alloca %"class.std::allocator", align 1
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca double, align 8
  %7 = alloca i8, align 1
  %8 = alloca %"class.std::__cxx11::basic_string", align 8
  %9 = alloca %"class.std::__cxx11::basic_string", align 8
  %10 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %11 = alloca %"class.std::__cxx11::basic_string", align 8
  %12 = alloca %"class.std::allocator", align 1
  %13 = alloca i32, align 4
  %14 = alloca %"class.std::__cxx11::basic_istringstream", align 8
  %15 = alloca %"class.std::__cxx11::basic_string", align 8
  %16 = alloca %"class.std::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %1) #15, !dbg !150
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #15, !dbg !151
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #15, !dbg !151
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !151
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull @.str.49, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %17 unwind label %30, !dbg !151

17:                                               ; preds = %0
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %1, ptr noundef nonnull align 8 dereferenceable(32) %2, i32 noundef 8)
          to label %18 unwind label %32, !dbg !152

18:                                               ; preds = %17
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !152
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !152
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !152
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !152
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #15, !dbg !153
  store i32 5, ptr %4, align 4, !dbg !154, !tbaa !155
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #15, !dbg !157
  store i8 0, ptr %5, align 1, !dbg !158, !tbaa !141
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15, !dbg !159
  store double 0.000000e+00, ptr %6, align 8, !dbg !160, !tbaa !161
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %7) #15, !dbg !163
  store i8 0, ptr %7, align 1, !dbg !164, !tbaa !165
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15, !dbg !167
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #15, !dbg !168
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #15, !dbg !167
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %9) #15, !dbg !169
  %19 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %20 unwind label %36, !dbg !170

20:                                               ; preds = %18
  %21 = load i32, ptr %4, align 4, !dbg !171, !tbaa !155
  %22 = icmp eq i32 %21, 12, !dbg !171
  br i1 %22, label %23, label %29, !dbg !171

23:                                               ; preds = %20
  %24 = load ptr, ptr %1, align 8, !dbg !171, !tbaa !123
  %25 = getelementptr i8, ptr %24, i64 -24, !dbg !171
  %26 = load i64, ptr %25, align 8, !dbg !171
  %27 = getelementptr inbounds i8, ptr %1, i64 %26, !dbg !171
  %28 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(ptr noundef nonnull align 8 dereferenceable(264) %27), !dbg !171
  br i1 %28, label %38, label %29, !dbg !171

29:                                               ; preds = %20, %23
  call void @__assert_fail(ptr noundef nonnull @.str.50, ptr noundef nonnull @.str.2, i32 noundef 69, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !171
  unreachable, !dbg !171

30:                                               ; preds = %0
  %31 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  br label %34, !dbg !172

32:                                               ; preds = %17
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #15, !dbg !152
  br label %34, !dbg !152

34:                                               ; preds = %32, %30
  %35 = phi { ptr, i32 } [ %33, %32 ], [ %31, %30 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !152
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !152
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #15, !dbg !152
  br label %256, !dbg !152

36:                                               ; preds = %177, %175, %167, %157, %146, %141, %137, %133, %131, %123, %119, %111, %98, %96, %94, %92, %90, %88, %82, %80, %75, %67, %54, %49, %40, %38, %18
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  br label %254, !dbg !172

38:                                               ; preds = %23
  %39 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %40 unwind label %36, !dbg !173

40:                                               ; preds = %38
  %41 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 1 dereferenceable(1) %5)
          to label %42 unwind label %36, !dbg !174

42:                                               ; preds = %40
  %43 = load i32, ptr %4, align 4, !dbg !175, !tbaa !155
  %44 = icmp eq i32 %43, -7, !dbg !175
  %45 = load i8, ptr %5, align 1, !dbg !175
  %46 = icmp eq i8 %45, 120, !dbg !175
  %47 = select i1 %44, i1 %46, i1 false, !dbg !175
  br i1 %47, label %49, label %48, !dbg !175

48:                                               ; preds = %42
  call void @__assert_fail(ptr noundef nonnull @.str.51, ptr noundef nonnull @.str.2, i32 noundef 71, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !175
  unreachable, !dbg !175

49:                                               ; preds = %42
  %50 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %51 unwind label %36, !dbg !176

51:                                               ; preds = %49
  %52 = load i32, ptr %4, align 4, !dbg !177, !tbaa !155
  %53 = icmp eq i32 %52, 2147483647, !dbg !177
  br i1 %53, label %54, label %74, !dbg !177

54:                                               ; preds = %51
  %55 = load ptr, ptr %1, align 8, !dbg !177, !tbaa !123
  %56 = getelementptr i8, ptr %55, i64 -24, !dbg !177
  %57 = load i64, ptr %56, align 8, !dbg !177
  %58 = getelementptr inbounds i8, ptr %1, i64 %57, !dbg !177
  %59 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ptr noundef nonnull align 8 dereferenceable(264) %58)
          to label %60 unwind label %36, !dbg !177

60:                                               ; preds = %54
  br i1 %59, label %61, label %74, !dbg !177

61:                                               ; preds = %60
  %62 = load ptr, ptr %1, align 8, !dbg !177, !tbaa !123
  %63 = getelementptr i8, ptr %62, i64 -24, !dbg !177
  %64 = load i64, ptr %63, align 8, !dbg !177
  %65 = getelementptr inbounds i8, ptr %1, i64 %64, !dbg !177
  %66 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(ptr noundef nonnull align 8 dereferenceable(264) %65), !dbg !177
  br i1 %66, label %74, label %67, !dbg !177

67:                                               ; preds = %61
  %68 = load ptr, ptr %1, align 8, !dbg !177, !tbaa !123
  %69 = getelementptr i8, ptr %68, i64 -24, !dbg !177
  %70 = load i64, ptr %69, align 8, !dbg !177
  %71 = getelementptr inbounds i8, ptr %1, i64 %70, !dbg !177
  %72 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(ptr noundef nonnull align 8 dereferenceable(264) %71)
          to label %73 unwind label %36, !dbg !177

73:                                               ; preds = %67
  br i1 %72, label %75, label %74, !dbg !177

74:                                               ; preds = %61, %60, %51, %73
  call void @__assert_fail(ptr noundef nonnull @.str.52, ptr noundef nonnull @.str.2, i32 noundef 73, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !177
  unreachable, !dbg !177

75:                                               ; preds = %73
  %76 = load ptr, ptr %1, align 8, !dbg !178, !tbaa !123
  %77 = getelementptr i8, ptr %76, i64 -24, !dbg !178
  %78 = load i64, ptr %77, align 8, !dbg !178
  %79 = getelementptr inbounds i8, ptr %1, i64 %78, !dbg !178
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %79, i32 noundef 0)
          to label %80 unwind label %36, !dbg !179

80:                                               ; preds = %75
  %81 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull @_ZSt3octRSt8ios_base)
          to label %82 unwind label %36, !dbg !180

82:                                               ; preds = %80
  %83 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %81, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %84 unwind label %36, !dbg !181

84:                                               ; preds = %82
  %85 = load i32, ptr %4, align 4, !dbg !182, !tbaa !155
  %86 = icmp eq i32 %85, 63, !dbg !182
  br i1 %86, label %88, label %87, !dbg !182

87:                                               ; preds = %84
  call void @__assert_fail(ptr noundef nonnull @.str.53, ptr noundef nonnull @.str.2, i32 noundef 76, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !182
  unreachable, !dbg !182

88:                                               ; preds = %84
  %89 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull @_ZSt3hexRSt8ios_base)
          to label %90 unwind label %36, !dbg !183

90:                                               ; preds = %88
  %91 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %89, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %92 unwind label %36, !dbg !184

92:                                               ; preds = %90
  %93 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(16) %91, ptr noundef nonnull @_ZSt3decRSt8ios_base)
          to label %94 unwind label %36, !dbg !185

94:                                               ; preds = %92
  %95 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERd(ptr noundef nonnull align 8 dereferenceable(16) %93, ptr noundef nonnull align 8 dereferenceable(8) %6)
          to label %96 unwind label %36, !dbg !186

96:                                               ; preds = %94
  %97 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERb(ptr noundef nonnull align 8 dereferenceable(16) %95, ptr noundef nonnull align 1 dereferenceable(1) %7)
          to label %98 unwind label %36, !dbg !187

98:                                               ; preds = %96
  %99 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %97, ptr noundef nonnull align 8 dereferenceable(32) %8)
          to label %100 unwind label %36, !dbg !188

100:                                              ; preds = %98
  %101 = load i32, ptr %4, align 4, !dbg !189, !tbaa !155
  %102 = icmp ne i32 %101, 31, !dbg !189
  %103 = load double, ptr %6, align 8, !dbg !189
  %104 = fcmp une double %103, 3.500000e+02, !dbg !189
  %105 = select i1 %102, i1 true, i1 %104, !dbg !189
  %106 = load i8, ptr %7, align 1, !dbg !189
  %107 = icmp eq i8 %106, 0, !dbg !189
  %108 = select i1 %105, i1 true, i1 %107, !dbg !189
  br i1 %108, label %118, label %109, !dbg !189

109:                                              ; preds = %100
  %110 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull @.str.54), !dbg !189
  br i1 %110, label %111, label %118, !dbg !189

111:                                              ; preds = %109
  %112 = load ptr, ptr %1, align 8, !dbg !189, !tbaa !123
  %113 = getelementptr i8, ptr %112, i64 -24, !dbg !189
  %114 = load i64, ptr %113, align 8, !dbg !189
  %115 = getelementptr inbounds i8, ptr %1, i64 %114, !dbg !189
  %116 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(ptr noundef nonnull align 8 dereferenceable(264) %115)
          to label %117 unwind label %36, !dbg !189

117:                                              ; preds = %111
  br i1 %116, label %119, label %118, !dbg !189

118:                                              ; preds = %109, %100, %117
  call void @__assert_fail(ptr noundef nonnull @.str.55, ptr noundef nonnull @.str.2, i32 noundef 78, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !189
  unreachable, !dbg !189

119:                                              ; preds = %117
  %120 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(32) %9)
          to label %121 unwind label %36, !dbg !190

121:                                              ; preds = %119
  %122 = call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv(ptr noundef nonnull align 8 dereferenceable(32) %9) #15, !dbg !191
  br i1 %122, label %123, label %130, !dbg !191

123:                                              ; preds = %121
  %124 = load ptr, ptr %1, align 8, !dbg !191, !tbaa !123
  %125 = getelementptr i8, ptr %124, i64 -24, !dbg !191
  %126 = load i64, ptr %125, align 8, !dbg !191
  %127 = getelementptr inbounds i8, ptr %1, i64 %126, !dbg !191
  %128 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(ptr noundef nonnull align 8 dereferenceable(264) %127)
          to label %129 unwind label %36, !dbg !191

129:                                              ; preds = %123
  br i1 %128, label %131, label %130, !dbg !191

130:                                              ; preds = %121, %129
  call void @__assert_fail(ptr noundef nonnull @.str.56, ptr noundef nonnull @.str.2, i32 noundef 80, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !191
  unreachable, !dbg !191

131:                                              ; preds = %129
  %132 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsEPFRSiS_E(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_)
          to label %133 unwind label %36, !dbg !192

133:                                              ; preds = %131
  %134 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef nonnull align 8 dereferenceable(16) %132, ptr noundef nonnull align 8 dereferenceable(32) %9, i8 noundef signext 32)
          to label %135 unwind label %36, !dbg !193

135:                                              ; preds = %133
  %136 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull @.str.57), !dbg !194
  br i1 %136, label %137, label %145, !dbg !194

137:                                              ; preds = %135
  %138 = invoke noundef i32 @_ZNSi4peekEv(ptr noundef nonnull align 8 dereferenceable(16) %1)
          to label %139 unwind label %36, !dbg !194

139:                                              ; preds = %137
  %140 = icmp eq i32 %138, 116, !dbg !194
  br i1 %140, label %141, label %145, !dbg !194

141:                                              ; preds = %139
  %142 = invoke noundef i32 @_ZNSi3getEv(ptr noundef nonnull align 8 dereferenceable(16) %1)
          to label %143 unwind label %36, !dbg !194

143:                                              ; preds = %141
  %144 = icmp eq i32 %142, 116, !dbg !194
  br i1 %144, label %146, label %145, !dbg !194

145:                                              ; preds = %139, %135, %143
  call void @__assert_fail(ptr noundef nonnull @.str.58, ptr noundef nonnull @.str.2, i32 noundef 82, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !194
  unreachable, !dbg !194

146:                                              ; preds = %143
  %147 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16) %1, i64 noundef 100, i32 noundef 10)
          to label %148 unwind label %36, !dbg !195

148:                                              ; preds = %146
  %149 = call noundef i64 @_ZNKSi6gcountEv(ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !196
  %150 = icmp eq i64 %149, 3, !dbg !196
  br i1 %150, label %151, label %174, !dbg !196

151:                                              ; preds = %148
  %152 = load ptr, ptr %1, align 8, !dbg !196, !tbaa !123
  %153 = getelementptr i8, ptr %152, i64 -24, !dbg !196
  %154 = load i64, ptr %153, align 8, !dbg !196
  %155 = getelementptr inbounds i8, ptr %1, i64 %154, !dbg !196
  %156 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(ptr noundef nonnull align 8 dereferenceable(264) %155), !dbg !196
  br i1 %156, label %157, label %174, !dbg !196

157:                                              ; preds = %151
  %158 = invoke noundef i32 @_ZNSi4peekEv(ptr noundef nonnull align 8 dereferenceable(16) %1)
          to label %159 unwind label %36, !dbg !196

159:                                              ; preds = %157
  %160 = icmp eq i32 %158, -1, !dbg !196
  br i1 %160, label %161, label %174, !dbg !196

161:                                              ; preds = %159
  %162 = load ptr, ptr %1, align 8, !dbg !196, !tbaa !123
  %163 = getelementptr i8, ptr %162, i64 -24, !dbg !196
  %164 = load i64, ptr %163, align 8, !dbg !196
  %165 = getelementptr inbounds i8, ptr %1, i64 %164, !dbg !196
  %166 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(ptr noundef nonnull align 8 dereferenceable(264) %165), !dbg !196
  br i1 %166, label %167, label %174, !dbg !196

167:                                              ; preds = %161
  %168 = load ptr, ptr %1, align 8, !dbg !196, !tbaa !123
  %169 = getelementptr i8, ptr %168, i64 -24, !dbg !196
  %170 = load i64, ptr %169, align 8, !dbg !196
  %171 = getelementptr inbounds i8, ptr %1, i64 %170, !dbg !196
  %172 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ptr noundef nonnull align 8 dereferenceable(264) %171)
          to label %173 unwind label %36, !dbg !196

173:                                              ; preds = %167
  br i1 %172, label %174, label %175, !dbg !196

174:                                              ; preds = %161, %159, %151, %148, %173
  call void @__assert_fail(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.2, i32 noundef 84, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !196
  unreachable, !dbg !196

175:                                              ; preds = %173
  %176 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %177 unwind label %36, !dbg !197

177:                                              ; preds = %175
  %178 = load ptr, ptr %176, align 8, !dbg !197, !tbaa !123
  %179 = getelementptr i8, ptr %178, i64 -24, !dbg !197
  %180 = load i64, ptr %179, align 8, !dbg !197
  %181 = getelementptr inbounds i8, ptr %176, i64 %180, !dbg !197
  %182 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(ptr noundef nonnull align 8 dereferenceable(264) %181)
          to label %183 unwind label %36, !dbg !197

183:                                              ; preds = %177
  %184 = load i32, ptr %4, align 4, !dbg !197
  %185 = icmp eq i32 %184, 31, !dbg !197
  %186 = select i1 %182, i1 %185, i1 false, !dbg !197
  br i1 %186, label %188, label %187, !dbg !197

187:                                              ; preds = %183
  call void @__assert_fail(ptr noundef nonnull @.str.60, ptr noundef nonnull @.str.2, i32 noundef 85, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !197
  unreachable, !dbg !197

188:                                              ; preds = %183
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %10) #15, !dbg !198
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #15, !dbg !199
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %12) #15, !dbg !199
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12) #15, !dbg !199
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull @.str.61, ptr noundef nonnull align 1 dereferenceable(1) %12)
          to label %189 unwind label %210, !dbg !199

189:                                              ; preds = %188
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %10, ptr noundef nonnull align 8 dereferenceable(32) %11, i32 noundef 8)
          to label %190 unwind label %212, !dbg !200

190:                                              ; preds = %189
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %11) #15, !dbg !200
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12) #15, !dbg !200
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %12) #15, !dbg !200
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !200
  %191 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %192 unwind label %216, !dbg !201

192:                                              ; preds = %190
  %193 = load ptr, ptr %191, align 8, !dbg !201, !tbaa !123
  %194 = getelementptr i8, ptr %193, i64 -24, !dbg !201
  %195 = load i64, ptr %194, align 8, !dbg !201
  %196 = getelementptr inbounds i8, ptr %191, i64 %195, !dbg !201
  %197 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(ptr noundef nonnull align 8 dereferenceable(264) %196)
          to label %198 unwind label %216, !dbg !201

198:                                              ; preds = %192
  %199 = load i32, ptr %4, align 4, !dbg !201
  %200 = icmp eq i32 %199, 0, !dbg !201
  %201 = select i1 %197, i1 %200, i1 false, !dbg !201
  br i1 %201, label %202, label %209, !dbg !201

202:                                              ; preds = %198
  %203 = load ptr, ptr %10, align 8, !dbg !201, !tbaa !123
  %204 = getelementptr i8, ptr %203, i64 -24, !dbg !201
  %205 = load i64, ptr %204, align 8, !dbg !201
  %206 = getelementptr inbounds i8, ptr %10, i64 %205, !dbg !201
  %207 = call noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ptr noundef nonnull align 8 dereferenceable(264) %206), !dbg !201
  %208 = icmp eq i32 %207, 4, !dbg !201
  br i1 %208, label %218, label %209, !dbg !201

209:                                              ; preds = %198, %202
  call void @__assert_fail(ptr noundef nonnull @.str.62, ptr noundef nonnull @.str.2, i32 noundef 88, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !201
  unreachable, !dbg !201

210:                                              ; preds = %188
  %211 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  br label %214, !dbg !172

212:                                              ; preds = %189
  %213 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %11) #15, !dbg !200
  br label %214, !dbg !200

214:                                              ; preds = %212, %210
  %215 = phi { ptr, i32 } [ %213, %212 ], [ %211, %210 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12) #15, !dbg !200
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %12) #15, !dbg !200
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !200
  br label %252, !dbg !200

216:                                              ; preds = %192, %190
  %217 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  br label %250, !dbg !172

218:                                              ; preds = %202
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #15, !dbg !202
  store i32 1, ptr %13, align 4, !dbg !203, !tbaa !155
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %14) #15, !dbg !204
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %15) #15, !dbg !205
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %16) #15, !dbg !205
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %16) #15, !dbg !205
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %15, ptr noundef nonnull @.str.63, ptr noundef nonnull align 1 dereferenceable(1) %16)
          to label %219 unwind label %239, !dbg !205

219:                                              ; preds = %218
  invoke void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120) %14, ptr noundef nonnull align 8 dereferenceable(32) %15, i32 noundef 8)
          to label %220 unwind label %241, !dbg !206

220:                                              ; preds = %219
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %15) #15, !dbg !206
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %16) #15, !dbg !206
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %16) #15, !dbg !206
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #15, !dbg !206
  %221 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERj(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 4 dereferenceable(4) %13)
          to label %222 unwind label %245, !dbg !207

222:                                              ; preds = %220
  %223 = load ptr, ptr %221, align 8, !dbg !207, !tbaa !123
  %224 = getelementptr i8, ptr %223, i64 -24, !dbg !207
  %225 = load i64, ptr %224, align 8, !dbg !207
  %226 = getelementptr inbounds i8, ptr %221, i64 %225, !dbg !207
  %227 = invoke noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(ptr noundef nonnull align 8 dereferenceable(264) %226)
          to label %228 unwind label %245, !dbg !207

228:                                              ; preds = %222
  %229 = load i32, ptr %13, align 4, !dbg !207
  %230 = icmp eq i32 %229, -3, !dbg !207
  %231 = select i1 %227, i1 %230, i1 false, !dbg !207
  br i1 %231, label %232, label %238, !dbg !207

232:                                              ; preds = %228
  %233 = load ptr, ptr %14, align 8, !dbg !207, !tbaa !123
  %234 = getelementptr i8, ptr %233, i64 -24, !dbg !207
  %235 = load i64, ptr %234, align 8, !dbg !207
  %236 = getelementptr inbounds i8, ptr %14, i64 %235, !dbg !207
  %237 = call noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(ptr noundef nonnull align 8 dereferenceable(264) %236), !dbg !207
  br i1 %237, label %247, label %238, !dbg !207

238:                                              ; preds = %228, %232
  call void @__assert_fail(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.2, i32 noundef 91, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7readingv) #16, !dbg !207
  unreachable, !dbg !207

239:                                              ; preds = %218
  %240 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  br label %243, !dbg !172

241:                                              ; preds = %219
  %242 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %15) #15, !dbg !206
  br label %243, !dbg !206

243:                                              ; preds = %241, %239
  %244 = phi { ptr, i32 } [ %242, %241 ], [ %240, %239 ]
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %16) #15, !dbg !206
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %16) #15, !dbg !206
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #15, !dbg !206
  br label %248, !dbg !206

245:                                              ; preds = %222, %220
  %246 = landingpad { ptr, i32 }
          cleanup, !dbg !172
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %14) #15, !dbg !172
  br label %248, !dbg !172

247:                                              ; preds = %232
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %14) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %14) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #15, !dbg !172
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %10) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %10) #15, !dbg !172
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %9) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15, !dbg !172
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #15, !dbg !172
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %1) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %1) #15, !dbg !172
  ret void, !dbg !172

248:                                              ; preds = %245, %243
  %249 = phi { ptr, i32 } [ %246, %245 ], [ %244, %243 ]
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %14) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #15, !dbg !172
  br label %250, !dbg !172

250:                                              ; preds = %248, %216
  %251 = phi { ptr, i32 } [ %249, %248 ], [ %217, %216 ]
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %10) #15, !dbg !172
  br label %252, !dbg !172

252:                                              ; preds = %250, %214
  %253 = phi { ptr, i32 } [ %251, %250 ], [ %215, %214 ]
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %10) #15, !dbg !172
  br label %254, !dbg !172

254:                                              ; preds = %252, %36
  %255 = phi { ptr, i32 } [ %253, %252 ], [ %37, %36 ]
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %9) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15, !dbg !172
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #15, !dbg !172
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #15, !dbg !172
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %1) #15, !dbg !172
  br label %256, !dbg !172

256:                                              ; preds = %254, %34
  %257 = phi { ptr, i32 } [ %255, %254 ], [ %35, %34 ]
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %1) #15, !dbg !172
  resume { ptr, i32 } %257, !dbg !172
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112)) unnamed_addr #2 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8), i8 noundef signext) local_unnamed_addr #3

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8), i32 noundef) local_unnamed_addr #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEj(ptr noundef nonnull align 8 dereferenceable(8), i32 noundef) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEl(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEy(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #3 align 2

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEs(ptr noundef nonnull align 8 dereferenceable(8), i16 noundef signext) local_unnamed_addr #4

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEb(ptr noundef nonnull align 8 dereferenceable(8), i1 noundef zeroext) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #5 comdat !dbg !208 {
  %3 = tail call noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) #15, !dbg !210
  %4 = icmp eq i32 %3, 0, !dbg !211
  ret i1 %4, !dbg !212
}

; Function Attrs: mustprogress noinline uwtable
declare void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8, ptr noundef nonnull align 8 dereferenceable(112)) local_unnamed_addr #3 align 2

; Function Attrs: noreturn nounwind
declare !dbg !213 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !215 {
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0)
          to label %2 unwind label %3, !dbg !216

2:                                                ; preds = %1
  tail call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #15, !dbg !217
  ret void, !dbg !217

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !216
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !216
  tail call void @__clang_call_terminate(ptr %5) #16, !dbg !216
  unreachable, !dbg !216
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL5shownIiENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !218 {
  %4 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %4) #15, !dbg !219
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4), !dbg !220
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %1)
          to label %6 unwind label %10, !dbg !221

6:                                                ; preds = %3
  %7 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 noundef %2)
          to label %8 unwind label %10, !dbg !222

8:                                                ; preds = %6
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %4)
          to label %9 unwind label %10, !dbg !223

9:                                                ; preds = %8
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4) #15, !dbg !224
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %4) #15, !dbg !224
  ret void, !dbg !224

10:                                               ; preds = %8, %6, %3
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !224
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4) #15, !dbg !224
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %4) #15, !dbg !224
  resume { ptr, i32 } %11, !dbg !224
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt3hexRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !225 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 8, i32 noundef 74), !dbg !227
  ret ptr %0, !dbg !228
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL5shownIsENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0) unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !229 {
  %2 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %2) #15, !dbg !231
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2), !dbg !232
  %3 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull @_ZSt3hexRSt8ios_base)
          to label %4 unwind label %8, !dbg !233

4:                                                ; preds = %1
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEs(ptr noundef nonnull align 8 dereferenceable(8) %3, i16 noundef signext -1)
          to label %6 unwind label %8, !dbg !234

6:                                                ; preds = %4
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %2)
          to label %7 unwind label %8, !dbg !235

7:                                                ; preds = %6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !236
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !236
  ret void, !dbg !236

8:                                                ; preds = %6, %4, %1
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !236
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !236
  resume { ptr, i32 } %9, !dbg !236
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt3octRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !237 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 64, i32 noundef 74), !dbg !238
  ret ptr %0, !dbg !239
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt7showposRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !240 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_Fmtflags(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 2048), !dbg !241
  ret ptr %0, !dbg !242
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL5shownIjENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0) unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !243 {
  %2 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %2) #15, !dbg !244
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2), !dbg !245
  %3 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull @_ZSt7showposRSt8ios_base)
          to label %4 unwind label %8, !dbg !246

4:                                                ; preds = %1
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEj(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef 1)
          to label %6 unwind label %8, !dbg !247

6:                                                ; preds = %4
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %2)
          to label %7 unwind label %8, !dbg !248

7:                                                ; preds = %6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !249
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !249
  ret void, !dbg !249

8:                                                ; preds = %6, %4, %1
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !249
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !249
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !249
  resume { ptr, i32 } %9, !dbg !249
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL5shownIbENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0) unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !250 {
  %2 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %2) #15, !dbg !251
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2), !dbg !252
  %3 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull @_ZSt9boolalphaRSt8ios_base)
          to label %4 unwind label %8, !dbg !253

4:                                                ; preds = %1
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEb(ptr noundef nonnull align 8 dereferenceable(8) %3, i1 noundef zeroext false)
          to label %6 unwind label %8, !dbg !254

6:                                                ; preds = %4
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %2)
          to label %7 unwind label %8, !dbg !255

7:                                                ; preds = %6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !256
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !256
  ret void, !dbg !256

8:                                                ; preds = %6, %4, %1
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !256
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !256
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !256
  resume { ptr, i32 } %9, !dbg !256
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt9boolalphaRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !257 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_Fmtflags(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 1), !dbg !258
  ret ptr %0, !dbg !259
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL5shownIdENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef %1, double noundef %2) unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !260 {
  %4 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %4) #15, !dbg !261
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4), !dbg !262
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %1)
          to label %6 unwind label %10, !dbg !263

6:                                                ; preds = %3
  %7 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8) %5, double noundef %2)
          to label %8 unwind label %10, !dbg !264

8:                                                ; preds = %6
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %4)
          to label %9 unwind label %10, !dbg !265

9:                                                ; preds = %8
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4) #15, !dbg !266
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %4) #15, !dbg !266
  ret void, !dbg !266

10:                                               ; preds = %8, %6, %3
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !266
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4) #15, !dbg !266
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %4) #15, !dbg !266
  resume { ptr, i32 } %11, !dbg !266
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt3decRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !267 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 2, i32 noundef 74), !dbg !268
  ret ptr %0, !dbg !269
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt5fixedRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !270 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 4, i32 noundef 260), !dbg !271
  ret ptr %0, !dbg !272
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL5shownIfENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPFRSt8ios_baseS7_ET_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0) unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !273 {
  %2 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %2) #15, !dbg !274
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2), !dbg !275
  %3 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull @_ZSt10scientificRSt8ios_base)
          to label %4 unwind label %8, !dbg !276

4:                                                ; preds = %1
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEf(ptr noundef nonnull align 8 dereferenceable(8) %3, float noundef 1.200000e+01)
          to label %6 unwind label %8, !dbg !277

6:                                                ; preds = %4
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %2)
          to label %7 unwind label %8, !dbg !278

7:                                                ; preds = %6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !279
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !279
  ret void, !dbg !279

8:                                                ; preds = %6, %4, %1
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !279
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %2) #15, !dbg !279
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %2) #15, !dbg !279
  resume { ptr, i32 } %9, !dbg !279
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt10scientificRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !280 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 256, i32 noundef 260), !dbg !281
  ret ptr %0, !dbg !282
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt8hexfloatRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !283 {
  %2 = tail call noundef i32 @_ZStorSt13_Ios_FmtflagsS_(i32 noundef 4, i32 noundef 256), !dbg !284
  %3 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef %2, i32 noundef 260), !dbg !285
  ret ptr %0, !dbg !286
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt9showpointRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !287 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_Fmtflags(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 1024), !dbg !288
  ret ptr %0, !dbg !289
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt8showbaseRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !290 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_Fmtflags(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 512), !dbg !291
  ret ptr %0, !dbg !292
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt9uppercaseRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !293 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_Fmtflags(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 16384), !dbg !294
  ret ptr %0, !dbg !295
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPKv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(ptr noundef nonnull align 8 dereferenceable(8), i32) local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i32 @_ZSt12setprecisioni(i32 noundef %0) local_unnamed_addr #5 comdat !dbg !296 {
  ret i32 %0, !dbg !298
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8), double noundef) local_unnamed_addr #3 align 2

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112)) unnamed_addr #7 align 2

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !299 {
  %2 = alloca %"class.std::allocator", align 1
  %3 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !300
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #15, !dbg !301
  call void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !301
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !301
  call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !301
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #15, !dbg !301
  %4 = call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !302
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef 0)
          to label %5 unwind label %6, !dbg !305

5:                                                ; preds = %1
  ret void, !dbg !306

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !300
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !300
  call void @__clang_call_terminate(ptr %8) #16, !dbg !300
  unreachable, !dbg !300
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !307 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !308
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !309
  ret ptr %3, !dbg !310
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #8 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #15
  tail call void @_ZSt9terminatev() #16
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSaIcEC2Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #7 align 2

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #7 comdat align 2 !dbg !311 {
  tail call void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !312
  store ptr %1, ptr %0, align 8, !dbg !313, !tbaa !314
  ret void, !dbg !317
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #7 comdat align 2 !dbg !318 {
  ret void, !dbg !320
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !321 {
  %3 = alloca i8, align 1
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1), !dbg !322
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !323
  %5 = getelementptr inbounds i8, ptr %4, i64 %1, !dbg !323
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #15, !dbg !324
  store i8 0, ptr %3, align 1, !dbg !324, !tbaa !141
  call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !325
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #15, !dbg !325
  ret void, !dbg !326
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #5 comdat align 2 !dbg !327 {
  ret ptr %0, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 !dbg !330 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !331
  store i64 %1, ptr %3, align 8, !dbg !332, !tbaa !333
  ret void, !dbg !336
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #5 comdat align 2 !dbg !337 {
  %3 = load i8, ptr %1, align 1, !dbg !339, !tbaa !141
  store i8 %3, ptr %0, align 1, !dbg !340, !tbaa !141
  ret void, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !342 {
  %2 = load ptr, ptr %0, align 8, !dbg !343, !tbaa !344
  ret ptr %2, !dbg !345
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt8ios_base5widthEv(ptr noundef nonnull align 8 dereferenceable(216) %0) local_unnamed_addr #5 comdat align 2 !dbg !346 {
  %2 = getelementptr inbounds %"class.std::ios_base", ptr %0, i64 0, i32 2, !dbg !347
  %3 = load i64, ptr %2, align 8, !dbg !347, !tbaa !348
  ret i64 %3, !dbg !354
}

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8), i8 noundef signext) local_unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !355 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15, !dbg !357
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #15, !dbg !358
  store i64 %5, ptr %3, align 8, !dbg !359, !tbaa !360
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15, !dbg !361
  %6 = tail call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %1), !dbg !362
  store i64 %6, ptr %4, align 8, !dbg !363, !tbaa !360
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !364
  %8 = load i64, ptr %7, align 8, !dbg !364, !tbaa !360
  %9 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !365
  %10 = call noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(ptr noundef %9, ptr noundef %1, i64 noundef %8), !dbg !366
  %11 = icmp eq i32 %10, 0, !dbg !367
  br i1 %11, label %12, label %16, !dbg !368

12:                                               ; preds = %2
  %13 = load i64, ptr %3, align 8, !dbg !369, !tbaa !360
  %14 = load i64, ptr %4, align 8, !dbg !370, !tbaa !360
  %15 = call noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %13, i64 noundef %14) #15, !dbg !371
  br label %16, !dbg !372

16:                                               ; preds = %12, %2
  %17 = phi i32 [ %10, %2 ], [ %15, %12 ], !dbg !373
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15, !dbg !374
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !374
  ret i32 %17, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !376 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !377
  %3 = load i64, ptr %2, align 8, !dbg !377, !tbaa !333
  ret i64 %3, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %0) local_unnamed_addr #5 comdat align 2 !dbg !379 {
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %0) #15, !dbg !380
  ret i64 %2, !dbg !381
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #5 comdat !dbg !382 {
  %3 = load i64, ptr %1, align 8, !dbg !384, !tbaa !360
  %4 = load i64, ptr %0, align 8, !dbg !385, !tbaa !360
  %5 = icmp ult i64 %3, %4, !dbg !386
  %6 = select i1 %5, ptr %1, ptr %0, !dbg !387
  ret ptr %6, !dbg !388
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 comdat align 2 !dbg !389 {
  %4 = icmp eq i64 %2, 0, !dbg !390
  br i1 %4, label %7, label %5, !dbg !391

5:                                                ; preds = %3
  %6 = tail call i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) #15, !dbg !392
  br label %7, !dbg !393

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %6, %5 ], [ 0, %3 ], !dbg !394
  ret i32 %8, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 !dbg !396 {
  %3 = sub i64 %0, %1, !dbg !397
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 -2147483648), !dbg !398
  %5 = tail call i64 @llvm.smin.i64(i64 %4, i64 2147483647), !dbg !398
  %6 = trunc i64 %5 to i32, !dbg !398
  ret i32 %6, !dbg !399
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !400 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !401 i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !402 {
  ret ptr %0, !dbg !403
}

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #7 align 2

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcRKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #7 comdat align 2 !dbg !404 {
  tail call void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !405
  store ptr %1, ptr %0, align 8, !dbg !406, !tbaa !314
  ret void, !dbg !407
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !408 {
  %4 = icmp eq i64 %2, 1, !dbg !409
  br i1 %4, label %5, label %6, !dbg !410

5:                                                ; preds = %3
  tail call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #15, !dbg !411
  br label %8, !dbg !411

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2), !dbg !412
  br label %8

8:                                                ; preds = %6, %5
  ret void, !dbg !413
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !414 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !415
  %3 = tail call noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !416
  %4 = add i64 %3, -1, !dbg !417
  %5 = lshr i64 %4, 1, !dbg !418
  ret i64 %5, !dbg !419
}

; Function Attrs: noreturn
declare !dbg !420 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #5 comdat align 2 !dbg !422 {
  %2 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #15, !dbg !424
  ret i64 %2, !dbg !425
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #5 comdat align 2 !dbg !426 {
  %2 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #15, !dbg !427
  ret i64 %2, !dbg !428
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #5 comdat align 2 !dbg !429 {
  ret i64 9223372036854775807, !dbg !430
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 !dbg !431 {
  %2 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !432
  %3 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !433
  %4 = icmp eq ptr %2, %3, !dbg !434
  ret i1 %4, !dbg !435
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !436 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !437
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #15, !dbg !438
  ret ptr %3, !dbg !439
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #5 comdat align 2 !dbg !440 {
  ret ptr %0, !dbg !441
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 comdat align 2 !dbg !442 {
  %4 = icmp eq i64 %2, 0, !dbg !443
  br i1 %4, label %6, label %5, !dbg !444

5:                                                ; preds = %3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !445
  br label %6, !dbg !446

6:                                                ; preds = %3, %5
  ret ptr %0, !dbg !447
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !448 {
  %4 = load i64, ptr %1, align 8, !dbg !449, !tbaa !360
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #15, !dbg !450
  %6 = icmp ugt i64 %4, %5, !dbg !451
  br i1 %6, label %7, label %8, !dbg !449

7:                                                ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.29) #17, !dbg !452
  unreachable, !dbg !452

8:                                                ; preds = %3
  %9 = load i64, ptr %1, align 8, !dbg !453, !tbaa !360
  %10 = icmp ugt i64 %9, %2, !dbg !454
  br i1 %10, label %11, label %19, !dbg !455

11:                                               ; preds = %8
  %12 = shl i64 %2, 1, !dbg !456
  %13 = icmp ult i64 %9, %12, !dbg !457
  br i1 %13, label %14, label %19, !dbg !453

14:                                               ; preds = %11
  store i64 %12, ptr %1, align 8, !dbg !458, !tbaa !360
  %15 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #15, !dbg !459
  %16 = icmp ugt i64 %12, %15, !dbg !460
  br i1 %16, label %17, label %19, !dbg !461

17:                                               ; preds = %14
  %18 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #15, !dbg !462
  store i64 %18, ptr %1, align 8, !dbg !463, !tbaa !360
  br label %19, !dbg !464

19:                                               ; preds = %14, %17, %11, %8
  %20 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !465
  %21 = load i64, ptr %1, align 8, !dbg !466, !tbaa !360
  %22 = add i64 %21, 1, !dbg !467
  %23 = tail call noundef ptr @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %20, i64 noundef %22), !dbg !468
  ret ptr %23, !dbg !469
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #3 comdat align 2 !dbg !470 {
  %2 = tail call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !471
  br i1 %2, label %6, label %3, !dbg !472

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !473
  %5 = load i64, ptr %4, align 8, !dbg !473, !tbaa !141
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %5) #15, !dbg !474
  br label %6, !dbg !474

6:                                                ; preds = %3, %1
  ret void, !dbg !475
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #5 comdat align 2 !dbg !476 {
  store ptr %1, ptr %0, align 8, !dbg !477, !tbaa !344
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 !dbg !479 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !480
  store i64 %1, ptr %3, align 8, !dbg !481, !tbaa !141
  ret void, !dbg !482
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !483 {
  %3 = tail call noundef ptr @_ZNSt15__new_allocatorIcE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef null), !dbg !484
  ret ptr %3, !dbg !485
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !486 {
  ret ptr %0, !dbg !487
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorIcE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !488 {
  %4 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #15, !dbg !489
  %5 = icmp ult i64 %4, %1, !dbg !490
  br i1 %5, label %6, label %7, !dbg !491, !prof !492

6:                                                ; preds = %3
  tail call void @_ZSt17__throw_bad_allocv() #17, !dbg !493
  unreachable, !dbg !493

7:                                                ; preds = %3
  %8 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %1) #18, !dbg !494
  ret ptr %8, !dbg !495
}

; Function Attrs: noreturn
declare !dbg !496 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #10

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !497 {
  %3 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !498
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !499
  %5 = add i64 %1, 1, !dbg !500
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %4, i64 noundef %5)
          to label %6 unwind label %7, !dbg !501

6:                                                ; preds = %2
  ret void, !dbg !502

7:                                                ; preds = %2
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !501
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !501
  tail call void @__clang_call_terminate(ptr %9) #16, !dbg !501
  unreachable, !dbg !501
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !503 {
  tail call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !504
  ret void, !dbg !505
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 comdat align 2 !dbg !506 {
  tail call void @_ZdlPv(ptr noundef %1) #19, !dbg !507
  ret void, !dbg !508
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #13

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !509 {
  %4 = getelementptr inbounds %"class.std::ios_base", ptr %0, i64 0, i32 3, !dbg !510
  %5 = load i32, ptr %4, align 8, !dbg !510, !tbaa !511
  %6 = tail call noundef i32 @_ZStcoSt13_Ios_Fmtflags(i32 noundef %2), !dbg !512
  %7 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZStaNRSt13_Ios_FmtflagsS_(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %6), !dbg !513
  %8 = tail call noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %1, i32 noundef %2), !dbg !514
  %9 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZStoRRSt13_Ios_FmtflagsS_(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %8), !dbg !515
  ret i32 %5, !dbg !516
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZStaNRSt13_Ios_FmtflagsS_(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) local_unnamed_addr #3 comdat !dbg !517 {
  %3 = load i32, ptr %0, align 4, !dbg !518, !tbaa !519
  %4 = tail call noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %3, i32 noundef %1), !dbg !520
  store i32 %4, ptr %0, align 4, !dbg !521, !tbaa !519
  ret ptr %0, !dbg !522
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStcoSt13_Ios_Fmtflags(i32 noundef %0) local_unnamed_addr #5 comdat !dbg !523 {
  %2 = xor i32 %0, -1, !dbg !524
  ret i32 %2, !dbg !525
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZStoRRSt13_Ios_FmtflagsS_(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) local_unnamed_addr #3 comdat !dbg !526 {
  %3 = load i32, ptr %0, align 4, !dbg !527, !tbaa !519
  %4 = tail call noundef i32 @_ZStorSt13_Ios_FmtflagsS_(i32 noundef %3, i32 noundef %1), !dbg !528
  store i32 %4, ptr %0, align 4, !dbg !529, !tbaa !519
  ret ptr %0, !dbg !530
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt13_Ios_FmtflagsS_(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 comdat !dbg !531 {
  %3 = and i32 %1, %0, !dbg !532
  ret i32 %3, !dbg !533
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStorSt13_Ios_FmtflagsS_(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 comdat !dbg !534 {
  %3 = or i32 %1, %0, !dbg !535
  ret i32 %3, !dbg !536
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt8ios_base4setfESt13_Ios_Fmtflags(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !537 {
  %3 = getelementptr inbounds %"class.std::ios_base", ptr %0, i64 0, i32 3, !dbg !538
  %4 = load i32, ptr %3, align 8, !dbg !538, !tbaa !511
  %5 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZStoRRSt13_Ios_FmtflagsS_(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %1), !dbg !539
  ret i32 %4, !dbg !540
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEf(ptr noundef nonnull align 8 dereferenceable(8), float noundef) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8), i32) local_unnamed_addr #3

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef nonnull align 8 dereferenceable(8), i8) local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i32 @_ZSt4setwi(i32 noundef %0) local_unnamed_addr #5 comdat !dbg !541 {
  ret i32 %0, !dbg !542
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt4leftRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !543 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 32, i32 noundef 176), !dbg !544
  ret ptr %0, !dbg !545
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt5rightRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !546 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 128, i32 noundef 176), !dbg !547
  ret ptr %0, !dbg !548
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i8 @_ZSt7setfillIcESt8_SetfillIT_ES1_(i8 noundef signext %0) local_unnamed_addr #5 comdat !dbg !549 {
  ret i8 %0, !dbg !550
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(216) ptr @_ZSt8internalRSt8ios_base(ptr noundef nonnull align 8 dereferenceable(216) %0) #3 comdat !dbg !551 {
  %2 = tail call noundef i32 @_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_(ptr noundef nonnull align 8 dereferenceable(216) %0, i32 noundef 16, i32 noundef 176), !dbg !552
  ret ptr %0, !dbg !553
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #3

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !554 {
  %4 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !555
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcRKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %4, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !556
  %5 = icmp eq ptr %1, null, !dbg !557
  br i1 %5, label %6, label %10, !dbg !558

6:                                                ; preds = %3
  invoke void @_ZSt19__throw_logic_errorPKc(ptr noundef nonnull @.str.36) #17
          to label %7 unwind label %8, !dbg !559

7:                                                ; preds = %6
  unreachable, !dbg !559

8:                                                ; preds = %6
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !560
  br label %16, !dbg !560

10:                                               ; preds = %3
  %11 = tail call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef nonnull %1), !dbg !561
  %12 = getelementptr inbounds i8, ptr %1, i64 %11, !dbg !562
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull %1, ptr noundef nonnull %12)
          to label %13 unwind label %14, !dbg !563

13:                                               ; preds = %10
  ret void, !dbg !560

14:                                               ; preds = %10
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !560
  br label %16, !dbg !560

16:                                               ; preds = %14, %8
  %17 = phi { ptr, i32 } [ %9, %8 ], [ %15, %14 ]
  tail call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #15, !dbg !560
  resume { ptr, i32 } %17, !dbg !560
}

; Function Attrs: mustprogress noinline uwtable
declare noundef signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline nounwind uwtable
declare noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #5 align 2

declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264), i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
declare noundef i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #5 align 2

; Function Attrs: noreturn
declare !dbg !564 void @_ZSt19__throw_logic_errorPKc(ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !565 {
  %4 = alloca i64, align 8
  %5 = alloca %struct._Guard, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #15, !dbg !566
  %6 = tail call noundef i64 @_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_(ptr noundef %1, ptr noundef %2), !dbg !567
  store i64 %6, ptr %4, align 8, !dbg !568, !tbaa !360
  %7 = icmp ugt i64 %6, 15, !dbg !569
  br i1 %7, label %8, label %11, !dbg !570

8:                                                ; preds = %3
  %9 = call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef 0), !dbg !571
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %9), !dbg !572
  %10 = load i64, ptr %4, align 8, !dbg !573, !tbaa !360
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %10), !dbg !574
  br label %13, !dbg !575

11:                                               ; preds = %3
  %12 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !576
  br label %13

13:                                               ; preds = %11, %8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #15, !dbg !578
  call void @_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %0), !dbg !579
  %14 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !580
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_(ptr noundef %14, ptr noundef %1, ptr noundef %2) #15, !dbg !581
  store ptr null, ptr %5, align 8, !dbg !582, !tbaa !583
  %15 = load i64, ptr %4, align 8, !dbg !585, !tbaa !360
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %15)
          to label %16 unwind label %17, !dbg !586

16:                                               ; preds = %13
  call void @_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !587
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15, !dbg !587
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15, !dbg !587
  ret void, !dbg !587

17:                                               ; preds = %13
  %18 = landingpad { ptr, i32 }
          cleanup, !dbg !587
  call void @_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !587
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15, !dbg !587
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #15, !dbg !587
  resume { ptr, i32 } %18, !dbg !587
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #3 comdat !dbg !588 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !590
  call void @_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !591
  %4 = call noundef i64 @_ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag(ptr noundef %0, ptr noundef %1), !dbg !592
  ret i64 %4, !dbg !593
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #7 comdat align 2 !dbg !594 {
  store ptr %1, ptr %0, align 8, !dbg !595, !tbaa !583
  ret void, !dbg !596
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !597 {
  %4 = ptrtoint ptr %2 to i64, !dbg !598
  %5 = ptrtoint ptr %1 to i64, !dbg !598
  %6 = sub i64 %4, %5, !dbg !598
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %6)
          to label %7 unwind label %8, !dbg !599

7:                                                ; preds = %3
  ret void, !dbg !600

8:                                                ; preds = %3
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !599
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !599
  tail call void @__clang_call_terminate(ptr %10) #16, !dbg !599
  unreachable, !dbg !599
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !601 {
  %2 = load ptr, ptr %0, align 8, !dbg !602, !tbaa !583
  %3 = icmp eq ptr %2, null, !dbg !602
  br i1 %3, label %5, label %4, !dbg !602

4:                                                ; preds = %1
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %2)
          to label %5 unwind label %6, !dbg !603

5:                                                ; preds = %4, %1
  ret void, !dbg !604

6:                                                ; preds = %4
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !603
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !603
  tail call void @__clang_call_terminate(ptr %8) #16, !dbg !603
  unreachable, !dbg !603
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 comdat !dbg !605 {
  %3 = ptrtoint ptr %1 to i64, !dbg !606
  %4 = ptrtoint ptr %0 to i64, !dbg !606
  %5 = sub i64 %3, %4, !dbg !606
  ret i64 %5, !dbg !607
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #5 comdat !dbg !608 {
  ret void, !dbg !610
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStorSt13_Ios_OpenmodeS_(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 comdat !dbg !611 {
  %3 = or i32 %1, %0, !dbg !612
  ret i32 %3, !dbg !613
}

; Function Attrs: noinline uwtable
declare void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(128), ptr noundef nonnull align 8 dereferenceable(32), i32 noundef) unnamed_addr #2 align 2

; Function Attrs: mustprogress noinline uwtable
declare void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8, ptr noundef nonnull align 8 dereferenceable(128)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(ptr noundef nonnull align 8 dereferenceable(128), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSoS_E(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 !dbg !614 {
  %3 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #15, !dbg !615
  %4 = icmp ult i64 %3, %1, !dbg !615
  br i1 %4, label %5, label %6, !dbg !615, !prof !492

5:                                                ; preds = %2
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.47, i32 noundef 1221, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm, ptr noundef nonnull @.str.48) #16, !dbg !615
  unreachable, !dbg !615

6:                                                ; preds = %2
  %7 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !616
  %8 = getelementptr inbounds i8, ptr %7, i64 %1, !dbg !616
  ret ptr %8, !dbg !617
}

; Function Attrs: noinline uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(112), ptr noundef nonnull align 8 dereferenceable(32), i32 noundef) unnamed_addr #2 align 2

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(128)) unnamed_addr #7 align 2

; Function Attrs: noreturn nounwind
declare !dbg !618 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noinline uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(120), ptr noundef nonnull align 8 dereferenceable(32), i32 noundef) unnamed_addr #2 align 2

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #4

declare !dbg !620 noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #4

; Function Attrs: mustprogress noinline uwtable
declare noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline nounwind uwtable
declare noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #5 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsEPFRSt8ios_baseS0_E(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #3 align 2

declare !dbg !622 noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #4

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERd(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERb(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(ptr noundef nonnull align 8 dereferenceable(264)) local_unnamed_addr #3 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !623 {
  %2 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #15, !dbg !624
  %3 = icmp eq i64 %2, 0, !dbg !625
  ret i1 %3, !dbg !626
}

declare !dbg !627 noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32), i8 noundef signext) local_unnamed_addr #4

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsEPFRSiS_E(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #3 align 2

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(16)) #4

declare noundef i32 @_ZNSi4peekEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #4

declare noundef i32 @_ZNSi3getEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #4

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
declare noundef i64 @_ZNKSi6gcountEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #5 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERj(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #3 align 2

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120)) unnamed_addr #7 align 2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

attributes #0 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { noreturn nounwind }
attributes #17 = { noreturn }
attributes #18 = { builtin allocsize(0) }
attributes #19 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/format.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 94, type: !9, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 96, column: 2, scope: !8)
!12 = !DILocation(line: 97, column: 2, scope: !8)
!13 = !DILocation(line: 98, column: 2, scope: !8)
!14 = !DILocation(line: 99, column: 2, scope: !8)
!15 = !DILocation(line: 100, column: 1, scope: !8)
!16 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 15, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DILocation(line: 17, column: 2, scope: !16)
!18 = !DILocation(line: 17, column: 21, scope: !16)
!19 = !DILocation(line: 18, column: 4, scope: !16)
!20 = !DILocation(line: 18, column: 9, scope: !16)
!21 = !DILocation(line: 18, column: 16, scope: !16)
!22 = !DILocation(line: 18, column: 22, scope: !16)
!23 = !DILocation(line: 18, column: 29, scope: !16)
!24 = !DILocation(line: 18, column: 35, scope: !16)
!25 = !DILocation(line: 18, column: 42, scope: !16)
!26 = !DILocation(line: 18, column: 54, scope: !16)
!27 = !DILocation(line: 18, column: 61, scope: !16)
!28 = !DILocation(line: 18, column: 75, scope: !16)
!29 = !DILocation(line: 18, column: 82, scope: !16)
!30 = !DILocation(line: 18, column: 95, scope: !16)
!31 = !DILocation(line: 18, column: 102, scope: !16)
!32 = !DILocation(line: 19, column: 2, scope: !16)
!33 = !DILocation(line: 34, column: 1, scope: !16)
!34 = !DILocation(line: 20, column: 2, scope: !16)
!35 = !DILocation(line: 21, column: 2, scope: !16)
!36 = !DILocation(line: 22, column: 2, scope: !16)
!37 = !DILocation(line: 23, column: 2, scope: !16)
!38 = !DILocation(line: 24, column: 2, scope: !16)
!39 = !DILocation(line: 25, column: 2, scope: !16)
!40 = !DILocation(line: 27, column: 2, scope: !16)
!41 = !DILocation(line: 27, column: 21, scope: !16)
!42 = !DILocation(line: 28, column: 8, scope: !16)
!43 = !DILocation(line: 28, column: 25, scope: !16)
!44 = !DILocation(line: 28, column: 37, scope: !16)
!45 = !DILocation(line: 28, column: 44, scope: !16)
!46 = !DILocation(line: 28, column: 51, scope: !16)
!47 = !DILocation(line: 28, column: 56, scope: !16)
!48 = !DILocation(line: 28, column: 63, scope: !16)
!49 = !DILocation(line: 28, column: 75, scope: !16)
!50 = !DILocation(line: 28, column: 80, scope: !16)
!51 = !DILocation(line: 28, column: 87, scope: !16)
!52 = !DILocation(line: 28, column: 105, scope: !16)
!53 = !DILocation(line: 28, column: 117, scope: !16)
!54 = !DILocation(line: 28, column: 125, scope: !16)
!55 = !DILocation(line: 28, column: 132, scope: !16)
!56 = !DILocation(line: 29, column: 2, scope: !16)
!57 = !DILocation(line: 31, column: 2, scope: !16)
!58 = !DILocation(line: 31, column: 21, scope: !16)
!59 = !DILocation(line: 32, column: 13, scope: !16)
!60 = !DILocation(line: 32, column: 10, scope: !16)
!61 = !DILocation(line: 32, column: 34, scope: !16)
!62 = !DILocation(line: 32, column: 45, scope: !16)
!63 = !DILocation(line: 32, column: 52, scope: !16)
!64 = !DILocation(line: 32, column: 66, scope: !16)
!65 = !DILocation(line: 32, column: 77, scope: !16)
!66 = !DILocation(line: 32, column: 87, scope: !16)
!67 = !DILocation(line: 32, column: 84, scope: !16)
!68 = !DILocation(line: 32, column: 108, scope: !16)
!69 = !DILocation(line: 33, column: 2, scope: !16)
!70 = distinct !DISubprogram(name: "widths", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = !DILocation(line: 38, column: 2, scope: !70)
!72 = !DILocation(line: 38, column: 21, scope: !70)
!73 = !DILocation(line: 39, column: 7, scope: !70)
!74 = !DILocation(line: 39, column: 4, scope: !70)
!75 = !DILocation(line: 39, column: 20, scope: !70)
!76 = !DILocation(line: 39, column: 26, scope: !70)
!77 = !DILocation(line: 39, column: 36, scope: !70)
!78 = !DILocation(line: 39, column: 33, scope: !70)
!79 = !DILocation(line: 39, column: 49, scope: !70)
!80 = !DILocation(line: 39, column: 62, scope: !70)
!81 = !DILocation(line: 39, column: 68, scope: !70)
!82 = !DILocation(line: 39, column: 75, scope: !70)
!83 = !DILocation(line: 39, column: 92, scope: !70)
!84 = !DILocation(line: 39, column: 89, scope: !70)
!85 = !DILocation(line: 39, column: 113, scope: !70)
!86 = !DILocation(line: 39, column: 110, scope: !70)
!87 = !DILocation(line: 39, column: 126, scope: !70)
!88 = !DILocation(line: 39, column: 133, scope: !70)
!89 = !DILocation(line: 40, column: 4, scope: !70)
!90 = !DILocation(line: 40, column: 24, scope: !70)
!91 = !DILocation(line: 40, column: 21, scope: !70)
!92 = !DILocation(line: 40, column: 37, scope: !70)
!93 = !DILocation(line: 40, column: 44, scope: !70)
!94 = !DILocation(line: 40, column: 54, scope: !70)
!95 = !DILocation(line: 40, column: 51, scope: !70)
!96 = !DILocation(line: 40, column: 67, scope: !70)
!97 = !DILocation(line: 40, column: 84, scope: !70)
!98 = !DILocation(line: 40, column: 96, scope: !70)
!99 = !DILocation(line: 40, column: 102, scope: !70)
!100 = !DILocation(line: 40, column: 112, scope: !70)
!101 = !DILocation(line: 40, column: 109, scope: !70)
!102 = !DILocation(line: 40, column: 133, scope: !70)
!103 = !DILocation(line: 40, column: 130, scope: !70)
!104 = !DILocation(line: 40, column: 146, scope: !70)
!105 = !DILocation(line: 40, column: 153, scope: !70)
!106 = !DILocation(line: 41, column: 4, scope: !70)
!107 = !DILocation(line: 41, column: 20, scope: !70)
!108 = !DILocation(line: 41, column: 17, scope: !70)
!109 = !DILocation(line: 41, column: 33, scope: !70)
!110 = !DILocation(line: 41, column: 43, scope: !70)
!111 = !DILocation(line: 41, column: 53, scope: !70)
!112 = !DILocation(line: 41, column: 50, scope: !70)
!113 = !DILocation(line: 41, column: 69, scope: !70)
!114 = !DILocation(line: 41, column: 66, scope: !70)
!115 = !DILocation(line: 41, column: 91, scope: !70)
!116 = !DILocation(line: 41, column: 98, scope: !70)
!117 = !DILocation(line: 41, column: 106, scope: !70)
!118 = !DILocation(line: 41, column: 103, scope: !70)
!119 = !DILocation(line: 41, column: 2, scope: !70)
!120 = !DILocation(line: 42, column: 2, scope: !70)
!121 = !DILocation(line: 44, column: 1, scope: !70)
!122 = !DILocation(line: 43, column: 2, scope: !70)
!123 = !{!124, !124, i64 0}
!124 = !{!"vtable pointer", !125, i64 0}
!125 = !{!"Simple C++ TBAA"}
!126 = distinct !DISubprogram(name: "places", scope: !1, file: !1, line: 46, type: !9, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = !DILocation(line: 48, column: 2, scope: !126)
!128 = !DILocation(line: 48, column: 22, scope: !126)
!129 = !DILocation(line: 48, column: 20, scope: !126)
!130 = !DILocation(line: 49, column: 2, scope: !126)
!131 = !DILocation(line: 49, column: 4, scope: !126)
!132 = !DILocation(line: 50, column: 2, scope: !126)
!133 = !DILocation(line: 58, column: 1, scope: !126)
!134 = !DILocation(line: 51, column: 8, scope: !126)
!135 = !DILocation(line: 51, column: 4, scope: !126)
!136 = !DILocation(line: 51, column: 2, scope: !126)
!137 = !DILocation(line: 52, column: 4, scope: !126)
!138 = !DILocation(line: 52, column: 62, scope: !126)
!139 = !DILocation(line: 52, column: 75, scope: !126)
!140 = !DILocation(line: 53, column: 2, scope: !126)
!141 = !{!142, !142, i64 0}
!142 = !{!"omnipotent char", !125, i64 0}
!143 = !DILocation(line: 55, column: 2, scope: !126)
!144 = !DILocation(line: 55, column: 26, scope: !126)
!145 = !DILocation(line: 55, column: 21, scope: !126)
!146 = !DILocation(line: 56, column: 7, scope: !126)
!147 = !DILocation(line: 56, column: 16, scope: !126)
!148 = !DILocation(line: 57, column: 2, scope: !126)
!149 = distinct !DISubprogram(name: "reading", scope: !1, file: !1, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = !DILocation(line: 62, column: 2, scope: !149)
!151 = !DILocation(line: 62, column: 23, scope: !149)
!152 = !DILocation(line: 62, column: 21, scope: !149)
!153 = !DILocation(line: 63, column: 2, scope: !149)
!154 = !DILocation(line: 63, column: 6, scope: !149)
!155 = !{!156, !156, i64 0}
!156 = !{!"int", !142, i64 0}
!157 = !DILocation(line: 64, column: 2, scope: !149)
!158 = !DILocation(line: 64, column: 7, scope: !149)
!159 = !DILocation(line: 65, column: 2, scope: !149)
!160 = !DILocation(line: 65, column: 9, scope: !149)
!161 = !{!162, !162, i64 0}
!162 = !{!"double", !142, i64 0}
!163 = !DILocation(line: 66, column: 2, scope: !149)
!164 = !DILocation(line: 66, column: 7, scope: !149)
!165 = !{!166, !166, i64 0}
!166 = !{!"bool", !142, i64 0}
!167 = !DILocation(line: 67, column: 2, scope: !149)
!168 = !DILocation(line: 67, column: 14, scope: !149)
!169 = !DILocation(line: 67, column: 20, scope: !149)
!170 = !DILocation(line: 68, column: 4, scope: !149)
!171 = !DILocation(line: 69, column: 2, scope: !149)
!172 = !DILocation(line: 92, column: 1, scope: !149)
!173 = !DILocation(line: 70, column: 4, scope: !149)
!174 = !DILocation(line: 70, column: 9, scope: !149)
!175 = !DILocation(line: 71, column: 2, scope: !149)
!176 = !DILocation(line: 72, column: 4, scope: !149)
!177 = !DILocation(line: 73, column: 2, scope: !149)
!178 = !DILocation(line: 74, column: 2, scope: !149)
!179 = !DILocation(line: 74, column: 4, scope: !149)
!180 = !DILocation(line: 75, column: 4, scope: !149)
!181 = !DILocation(line: 75, column: 16, scope: !149)
!182 = !DILocation(line: 76, column: 2, scope: !149)
!183 = !DILocation(line: 77, column: 4, scope: !149)
!184 = !DILocation(line: 77, column: 16, scope: !149)
!185 = !DILocation(line: 77, column: 21, scope: !149)
!186 = !DILocation(line: 77, column: 33, scope: !149)
!187 = !DILocation(line: 77, column: 38, scope: !149)
!188 = !DILocation(line: 77, column: 43, scope: !149)
!189 = !DILocation(line: 78, column: 2, scope: !149)
!190 = !DILocation(line: 79, column: 2, scope: !149)
!191 = !DILocation(line: 80, column: 2, scope: !149)
!192 = !DILocation(line: 81, column: 17, scope: !149)
!193 = !DILocation(line: 81, column: 2, scope: !149)
!194 = !DILocation(line: 82, column: 2, scope: !149)
!195 = !DILocation(line: 83, column: 4, scope: !149)
!196 = !DILocation(line: 84, column: 2, scope: !149)
!197 = !DILocation(line: 85, column: 2, scope: !149)
!198 = !DILocation(line: 87, column: 2, scope: !149)
!199 = !DILocation(line: 87, column: 26, scope: !149)
!200 = !DILocation(line: 87, column: 21, scope: !149)
!201 = !DILocation(line: 88, column: 2, scope: !149)
!202 = !DILocation(line: 89, column: 2, scope: !149)
!203 = !DILocation(line: 89, column: 11, scope: !149)
!204 = !DILocation(line: 90, column: 2, scope: !149)
!205 = !DILocation(line: 90, column: 30, scope: !149)
!206 = !DILocation(line: 90, column: 21, scope: !149)
!207 = !DILocation(line: 91, column: 2, scope: !149)
!208 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", scope: !209, file: !209, line: 3599, type: !9, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!209 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!210 = !DILocation(line: 3601, column: 20, scope: !208)
!211 = !DILocation(line: 3601, column: 35, scope: !208)
!212 = !DILocation(line: 3601, column: 7, scope: !208)
!213 = !DISubprogram(name: "__assert_fail", scope: !214, file: !214, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!214 = !DIFile(filename: "include/assert.h", directory: "")
!215 = distinct !DISubprogram(name: "~basic_string", scope: !209, file: !209, line: 794, type: !9, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!216 = !DILocation(line: 795, column: 9, scope: !215)
!217 = !DILocation(line: 795, column: 23, scope: !215)
!218 = distinct !DISubprogram(name: "shown<int>", scope: !1, file: !1, line: 8, type: !9, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = !DILocation(line: 10, column: 2, scope: !218)
!220 = !DILocation(line: 10, column: 21, scope: !218)
!221 = !DILocation(line: 11, column: 4, scope: !218)
!222 = !DILocation(line: 11, column: 14, scope: !218)
!223 = !DILocation(line: 12, column: 11, scope: !218)
!224 = !DILocation(line: 13, column: 1, scope: !218)
!225 = distinct !DISubprogram(name: "hex", scope: !226, file: !226, line: 1063, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!226 = !DIFile(filename: "include/c++/12/bits/ios_base.h", directory: "")
!227 = !DILocation(line: 1065, column: 12, scope: !225)
!228 = !DILocation(line: 1066, column: 5, scope: !225)
!229 = distinct !DISubprogram(name: "shown<short>", scope: !1, file: !1, line: 8, type: !230, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!230 = !DISubroutineType(cc: DW_CC_nocall, types: !10)
!231 = !DILocation(line: 10, column: 2, scope: !229)
!232 = !DILocation(line: 10, column: 21, scope: !229)
!233 = !DILocation(line: 11, column: 4, scope: !229)
!234 = !DILocation(line: 11, column: 14, scope: !229)
!235 = !DILocation(line: 12, column: 11, scope: !229)
!236 = !DILocation(line: 13, column: 1, scope: !229)
!237 = distinct !DISubprogram(name: "oct", scope: !226, file: !226, line: 1071, type: !9, scopeLine: 1072, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!238 = !DILocation(line: 1073, column: 12, scope: !237)
!239 = !DILocation(line: 1074, column: 5, scope: !237)
!240 = distinct !DISubprogram(name: "showpos", scope: !226, file: !226, line: 965, type: !9, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = !DILocation(line: 967, column: 12, scope: !240)
!242 = !DILocation(line: 968, column: 5, scope: !240)
!243 = distinct !DISubprogram(name: "shown<unsigned int>", scope: !1, file: !1, line: 8, type: !230, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!244 = !DILocation(line: 10, column: 2, scope: !243)
!245 = !DILocation(line: 10, column: 21, scope: !243)
!246 = !DILocation(line: 11, column: 4, scope: !243)
!247 = !DILocation(line: 11, column: 14, scope: !243)
!248 = !DILocation(line: 12, column: 11, scope: !243)
!249 = !DILocation(line: 13, column: 1, scope: !243)
!250 = distinct !DISubprogram(name: "shown<bool>", scope: !1, file: !1, line: 8, type: !230, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!251 = !DILocation(line: 10, column: 2, scope: !250)
!252 = !DILocation(line: 10, column: 21, scope: !250)
!253 = !DILocation(line: 11, column: 4, scope: !250)
!254 = !DILocation(line: 11, column: 14, scope: !250)
!255 = !DILocation(line: 12, column: 11, scope: !250)
!256 = !DILocation(line: 13, column: 1, scope: !250)
!257 = distinct !DISubprogram(name: "boolalpha", scope: !226, file: !226, line: 917, type: !9, scopeLine: 918, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = !DILocation(line: 919, column: 12, scope: !257)
!259 = !DILocation(line: 920, column: 5, scope: !257)
!260 = distinct !DISubprogram(name: "shown<double>", scope: !1, file: !1, line: 8, type: !9, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!261 = !DILocation(line: 10, column: 2, scope: !260)
!262 = !DILocation(line: 10, column: 21, scope: !260)
!263 = !DILocation(line: 11, column: 4, scope: !260)
!264 = !DILocation(line: 11, column: 14, scope: !260)
!265 = !DILocation(line: 12, column: 11, scope: !260)
!266 = !DILocation(line: 13, column: 1, scope: !260)
!267 = distinct !DISubprogram(name: "dec", scope: !226, file: !226, line: 1055, type: !9, scopeLine: 1056, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = !DILocation(line: 1057, column: 12, scope: !267)
!269 = !DILocation(line: 1058, column: 5, scope: !267)
!270 = distinct !DISubprogram(name: "fixed", scope: !226, file: !226, line: 1080, type: !9, scopeLine: 1081, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!271 = !DILocation(line: 1082, column: 12, scope: !270)
!272 = !DILocation(line: 1083, column: 5, scope: !270)
!273 = distinct !DISubprogram(name: "shown<float>", scope: !1, file: !1, line: 8, type: !230, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!274 = !DILocation(line: 10, column: 2, scope: !273)
!275 = !DILocation(line: 10, column: 21, scope: !273)
!276 = !DILocation(line: 11, column: 4, scope: !273)
!277 = !DILocation(line: 11, column: 14, scope: !273)
!278 = !DILocation(line: 12, column: 11, scope: !273)
!279 = !DILocation(line: 13, column: 1, scope: !273)
!280 = distinct !DISubprogram(name: "scientific", scope: !226, file: !226, line: 1088, type: !9, scopeLine: 1089, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!281 = !DILocation(line: 1090, column: 12, scope: !280)
!282 = !DILocation(line: 1091, column: 5, scope: !280)
!283 = distinct !DISubprogram(name: "hexfloat", scope: !226, file: !226, line: 1100, type: !9, scopeLine: 1101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!284 = !DILocation(line: 1102, column: 33, scope: !283)
!285 = !DILocation(line: 1102, column: 12, scope: !283)
!286 = !DILocation(line: 1103, column: 5, scope: !283)
!287 = distinct !DISubprogram(name: "showpoint", scope: !226, file: !226, line: 949, type: !9, scopeLine: 950, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!288 = !DILocation(line: 951, column: 12, scope: !287)
!289 = !DILocation(line: 952, column: 5, scope: !287)
!290 = distinct !DISubprogram(name: "showbase", scope: !226, file: !226, line: 933, type: !9, scopeLine: 934, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = !DILocation(line: 935, column: 12, scope: !290)
!292 = !DILocation(line: 936, column: 5, scope: !290)
!293 = distinct !DISubprogram(name: "uppercase", scope: !226, file: !226, line: 997, type: !9, scopeLine: 998, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!294 = !DILocation(line: 999, column: 12, scope: !293)
!295 = !DILocation(line: 1000, column: 5, scope: !293)
!296 = distinct !DISubprogram(name: "setprecision", scope: !297, file: !297, line: 195, type: !9, scopeLine: 196, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!297 = !DIFile(filename: "include/c++/12/iomanip", directory: "")
!298 = !DILocation(line: 196, column: 5, scope: !296)
!299 = distinct !DISubprogram(name: "basic_string", scope: !209, file: !209, line: 515, type: !9, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!300 = !DILocation(line: 517, column: 21, scope: !299)
!301 = !DILocation(line: 517, column: 9, scope: !299)
!302 = !DILocation(line: 358, column: 9, scope: !303, inlinedAt: !304)
!303 = distinct !DISubprogram(name: "_M_use_local_data", scope: !209, file: !209, line: 351, type: !9, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!304 = distinct !DILocation(line: 519, column: 2, scope: !299)
!305 = !DILocation(line: 520, column: 2, scope: !299)
!306 = !DILocation(line: 521, column: 7, scope: !299)
!307 = distinct !DISubprogram(name: "_M_local_data", scope: !209, file: !209, line: 238, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!308 = !DILocation(line: 241, column: 51, scope: !307)
!309 = !DILocation(line: 241, column: 9, scope: !307)
!310 = !DILocation(line: 241, column: 2, scope: !307)
!311 = distinct !DISubprogram(name: "_Alloc_hider", scope: !209, file: !209, line: 203, type: !9, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!312 = !DILocation(line: 204, column: 4, scope: !311)
!313 = !DILocation(line: 204, column: 36, scope: !311)
!314 = !{!315, !316, i64 0}
!315 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !316, i64 0}
!316 = !{!"any pointer", !142, i64 0}
!317 = !DILocation(line: 204, column: 50, scope: !311)
!318 = distinct !DISubprogram(name: "~__new_allocator", scope: !319, file: !319, line: 90, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!319 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!320 = !DILocation(line: 90, column: 50, scope: !318)
!321 = distinct !DISubprogram(name: "_M_set_length", scope: !209, file: !209, line: 265, type: !9, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!322 = !DILocation(line: 267, column: 2, scope: !321)
!323 = !DILocation(line: 268, column: 22, scope: !321)
!324 = !DILocation(line: 268, column: 38, scope: !321)
!325 = !DILocation(line: 268, column: 2, scope: !321)
!326 = !DILocation(line: 269, column: 7, scope: !321)
!327 = distinct !DISubprogram(name: "pointer_to", scope: !328, file: !328, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = !DIFile(filename: "include/c++/12/bits/ptr_traits.h", directory: "")
!329 = !DILocation(line: 136, column: 9, scope: !327)
!330 = distinct !DISubprogram(name: "_M_length", scope: !209, file: !209, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = !DILocation(line: 229, column: 9, scope: !330)
!332 = !DILocation(line: 229, column: 26, scope: !330)
!333 = !{!334, !335, i64 8}
!334 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !315, i64 0, !335, i64 8, !142, i64 16}
!335 = !{!"long", !142, i64 0}
!336 = !DILocation(line: 229, column: 38, scope: !330)
!337 = distinct !DISubprogram(name: "assign", scope: !338, file: !338, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!338 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!339 = !DILocation(line: 354, column: 9, scope: !337)
!340 = !DILocation(line: 354, column: 7, scope: !337)
!341 = !DILocation(line: 355, column: 7, scope: !337)
!342 = distinct !DISubprogram(name: "_M_data", scope: !209, file: !209, line: 233, type: !9, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!343 = !DILocation(line: 234, column: 28, scope: !342)
!344 = !{!334, !316, i64 0}
!345 = !DILocation(line: 234, column: 9, scope: !342)
!346 = distinct !DISubprogram(name: "width", scope: !226, file: !226, line: 751, type: !9, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!347 = !DILocation(line: 752, column: 14, scope: !346)
!348 = !{!349, !335, i64 16}
!349 = !{!"_ZTSSt8ios_base", !335, i64 8, !335, i64 16, !350, i64 24, !351, i64 28, !351, i64 32, !316, i64 40, !352, i64 48, !142, i64 64, !156, i64 192, !316, i64 200, !353, i64 208}
!350 = !{!"_ZTSSt13_Ios_Fmtflags", !142, i64 0}
!351 = !{!"_ZTSSt12_Ios_Iostate", !142, i64 0}
!352 = !{!"_ZTSNSt8ios_base6_WordsE", !316, i64 0, !335, i64 8}
!353 = !{!"_ZTSSt6locale", !316, i64 0}
!354 = !DILocation(line: 752, column: 7, scope: !346)
!355 = distinct !DISubprogram(name: "compare", scope: !356, file: !356, line: 889, type: !9, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!356 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!357 = !DILocation(line: 892, column: 7, scope: !355)
!358 = !DILocation(line: 892, column: 38, scope: !355)
!359 = !DILocation(line: 892, column: 23, scope: !355)
!360 = !{!335, !335, i64 0}
!361 = !DILocation(line: 893, column: 7, scope: !355)
!362 = !DILocation(line: 893, column: 33, scope: !355)
!363 = !DILocation(line: 893, column: 23, scope: !355)
!364 = !DILocation(line: 894, column: 31, scope: !355)
!365 = !DILocation(line: 895, column: 38, scope: !355)
!366 = !DILocation(line: 895, column: 17, scope: !355)
!367 = !DILocation(line: 896, column: 12, scope: !355)
!368 = !DILocation(line: 896, column: 11, scope: !355)
!369 = !DILocation(line: 897, column: 19, scope: !355)
!370 = !DILocation(line: 897, column: 27, scope: !355)
!371 = !DILocation(line: 897, column: 8, scope: !355)
!372 = !DILocation(line: 897, column: 2, scope: !355)
!373 = !DILocation(line: 0, scope: !355)
!374 = !DILocation(line: 899, column: 5, scope: !355)
!375 = !DILocation(line: 898, column: 7, scope: !355)
!376 = distinct !DISubprogram(name: "size", scope: !209, file: !209, line: 1063, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!377 = !DILocation(line: 1064, column: 16, scope: !376)
!378 = !DILocation(line: 1064, column: 9, scope: !376)
!379 = distinct !DISubprogram(name: "length", scope: !338, file: !338, line: 389, type: !9, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!380 = !DILocation(line: 395, column: 9, scope: !379)
!381 = !DILocation(line: 395, column: 2, scope: !379)
!382 = distinct !DISubprogram(name: "min<unsigned long>", scope: !383, file: !383, line: 230, type: !9, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = !DIFile(filename: "include/c++/12/bits/stl_algobase.h", directory: "")
!384 = !DILocation(line: 235, column: 11, scope: !382)
!385 = !DILocation(line: 235, column: 17, scope: !382)
!386 = !DILocation(line: 235, column: 15, scope: !382)
!387 = !DILocation(line: 0, scope: !382)
!388 = !DILocation(line: 238, column: 5, scope: !382)
!389 = distinct !DISubprogram(name: "compare", scope: !338, file: !338, line: 370, type: !9, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!390 = !DILocation(line: 372, column: 10, scope: !389)
!391 = !DILocation(line: 372, column: 6, scope: !389)
!392 = !DILocation(line: 385, column: 9, scope: !389)
!393 = !DILocation(line: 385, column: 2, scope: !389)
!394 = !DILocation(line: 0, scope: !389)
!395 = !DILocation(line: 386, column: 7, scope: !389)
!396 = distinct !DISubprogram(name: "_S_compare", scope: !209, file: !209, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!397 = !DILocation(line: 483, column: 51, scope: !396)
!398 = !DILocation(line: 485, column: 6, scope: !396)
!399 = !DILocation(line: 491, column: 7, scope: !396)
!400 = !DISubprogram(name: "__builtin_strlen", scope: !338, file: !338, line: 395, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!401 = !DISubprogram(name: "__builtin_memcmp", scope: !338, file: !338, line: 385, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!402 = distinct !DISubprogram(name: "_M_get_allocator", scope: !209, file: !209, line: 344, type: !9, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!403 = !DILocation(line: 345, column: 9, scope: !402)
!404 = distinct !DISubprogram(name: "_Alloc_hider", scope: !209, file: !209, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!405 = !DILocation(line: 200, column: 4, scope: !404)
!406 = !DILocation(line: 200, column: 25, scope: !404)
!407 = !DILocation(line: 200, column: 39, scope: !404)
!408 = distinct !DISubprogram(name: "_S_copy", scope: !209, file: !209, line: 418, type: !9, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!409 = !DILocation(line: 420, column: 10, scope: !408)
!410 = !DILocation(line: 420, column: 6, scope: !408)
!411 = !DILocation(line: 421, column: 4, scope: !408)
!412 = !DILocation(line: 423, column: 4, scope: !408)
!413 = !DILocation(line: 424, column: 7, scope: !408)
!414 = distinct !DISubprogram(name: "max_size", scope: !209, file: !209, line: 1076, type: !9, scopeLine: 1077, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!415 = !DILocation(line: 1077, column: 41, scope: !414)
!416 = !DILocation(line: 1077, column: 17, scope: !414)
!417 = !DILocation(line: 1077, column: 61, scope: !414)
!418 = !DILocation(line: 1077, column: 66, scope: !414)
!419 = !DILocation(line: 1077, column: 9, scope: !414)
!420 = !DISubprogram(name: "__throw_length_error", scope: !421, file: !421, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!421 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!422 = distinct !DISubprogram(name: "max_size", scope: !423, file: !423, line: 547, type: !9, scopeLine: 548, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!423 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!424 = !DILocation(line: 550, column: 13, scope: !422)
!425 = !DILocation(line: 550, column: 2, scope: !422)
!426 = distinct !DISubprogram(name: "max_size", scope: !319, file: !319, line: 167, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!427 = !DILocation(line: 168, column: 16, scope: !426)
!428 = !DILocation(line: 168, column: 9, scope: !426)
!429 = distinct !DISubprogram(name: "_M_max_size", scope: !319, file: !319, line: 210, type: !9, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!430 = !DILocation(line: 213, column: 2, scope: !429)
!431 = distinct !DISubprogram(name: "_M_is_local", scope: !209, file: !209, line: 273, type: !9, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!432 = !DILocation(line: 274, column: 16, scope: !431)
!433 = !DILocation(line: 274, column: 29, scope: !431)
!434 = !DILocation(line: 274, column: 26, scope: !431)
!435 = !DILocation(line: 274, column: 9, scope: !431)
!436 = distinct !DISubprogram(name: "_M_local_data", scope: !209, file: !209, line: 249, type: !9, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!437 = !DILocation(line: 252, column: 57, scope: !436)
!438 = !DILocation(line: 252, column: 9, scope: !436)
!439 = !DILocation(line: 252, column: 2, scope: !436)
!440 = distinct !DISubprogram(name: "pointer_to", scope: !328, file: !328, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!441 = !DILocation(line: 136, column: 9, scope: !440)
!442 = distinct !DISubprogram(name: "copy", scope: !338, file: !338, line: 423, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!443 = !DILocation(line: 425, column: 10, scope: !442)
!444 = !DILocation(line: 425, column: 6, scope: !442)
!445 = !DILocation(line: 431, column: 33, scope: !442)
!446 = !DILocation(line: 431, column: 2, scope: !442)
!447 = !DILocation(line: 432, column: 7, scope: !442)
!448 = distinct !DISubprogram(name: "_M_create", scope: !356, file: !356, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!449 = !DILocation(line: 139, column: 11, scope: !448)
!450 = !DILocation(line: 139, column: 24, scope: !448)
!451 = !DILocation(line: 139, column: 22, scope: !448)
!452 = !DILocation(line: 140, column: 2, scope: !448)
!453 = !DILocation(line: 145, column: 11, scope: !448)
!454 = !DILocation(line: 145, column: 22, scope: !448)
!455 = !DILocation(line: 145, column: 39, scope: !448)
!456 = !DILocation(line: 145, column: 57, scope: !448)
!457 = !DILocation(line: 145, column: 53, scope: !448)
!458 = !DILocation(line: 147, column: 15, scope: !448)
!459 = !DILocation(line: 149, column: 21, scope: !448)
!460 = !DILocation(line: 149, column: 19, scope: !448)
!461 = !DILocation(line: 149, column: 8, scope: !448)
!462 = !DILocation(line: 150, column: 19, scope: !448)
!463 = !DILocation(line: 150, column: 17, scope: !448)
!464 = !DILocation(line: 150, column: 6, scope: !448)
!465 = !DILocation(line: 155, column: 38, scope: !448)
!466 = !DILocation(line: 155, column: 58, scope: !448)
!467 = !DILocation(line: 155, column: 69, scope: !448)
!468 = !DILocation(line: 155, column: 14, scope: !448)
!469 = !DILocation(line: 155, column: 7, scope: !448)
!470 = distinct !DISubprogram(name: "_M_dispose", scope: !209, file: !209, line: 283, type: !9, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!471 = !DILocation(line: 285, column: 7, scope: !470)
!472 = !DILocation(line: 285, column: 6, scope: !470)
!473 = !DILocation(line: 286, column: 15, scope: !470)
!474 = !DILocation(line: 286, column: 4, scope: !470)
!475 = !DILocation(line: 287, column: 7, scope: !470)
!476 = distinct !DISubprogram(name: "_M_data", scope: !209, file: !209, line: 223, type: !9, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!477 = !DILocation(line: 224, column: 26, scope: !476)
!478 = !DILocation(line: 224, column: 33, scope: !476)
!479 = distinct !DISubprogram(name: "_M_capacity", scope: !209, file: !209, line: 260, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!480 = !DILocation(line: 261, column: 9, scope: !479)
!481 = !DILocation(line: 261, column: 31, scope: !479)
!482 = !DILocation(line: 261, column: 45, scope: !479)
!483 = distinct !DISubprogram(name: "allocate", scope: !423, file: !423, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!484 = !DILocation(line: 464, column: 20, scope: !483)
!485 = !DILocation(line: 464, column: 9, scope: !483)
!486 = distinct !DISubprogram(name: "_M_get_allocator", scope: !209, file: !209, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!487 = !DILocation(line: 340, column: 9, scope: !486)
!488 = distinct !DISubprogram(name: "allocate", scope: !319, file: !319, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!489 = !DILocation(line: 120, column: 35, scope: !488)
!490 = !DILocation(line: 120, column: 27, scope: !488)
!491 = !DILocation(line: 120, column: 6, scope: !488)
!492 = !{!"branch_weights", i32 1, i32 2000}
!493 = !DILocation(line: 126, column: 6, scope: !488)
!494 = !DILocation(line: 137, column: 27, scope: !488)
!495 = !DILocation(line: 137, column: 2, scope: !488)
!496 = !DISubprogram(name: "__throw_bad_alloc", scope: !421, file: !421, line: 52, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!497 = distinct !DISubprogram(name: "_M_destroy", scope: !209, file: !209, line: 291, type: !9, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!498 = !DILocation(line: 292, column: 35, scope: !497)
!499 = !DILocation(line: 292, column: 55, scope: !497)
!500 = !DILocation(line: 292, column: 73, scope: !497)
!501 = !DILocation(line: 292, column: 9, scope: !497)
!502 = !DILocation(line: 292, column: 79, scope: !497)
!503 = distinct !DISubprogram(name: "deallocate", scope: !423, file: !423, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!504 = !DILocation(line: 496, column: 13, scope: !503)
!505 = !DILocation(line: 496, column: 35, scope: !503)
!506 = distinct !DISubprogram(name: "deallocate", scope: !319, file: !319, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!507 = !DILocation(line: 158, column: 2, scope: !506)
!508 = !DILocation(line: 159, column: 7, scope: !506)
!509 = distinct !DISubprogram(name: "setf", scope: !226, file: !226, line: 702, type: !9, scopeLine: 703, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!510 = !DILocation(line: 704, column: 24, scope: !509)
!511 = !{!349, !350, i64 24}
!512 = !DILocation(line: 705, column: 19, scope: !509)
!513 = !DILocation(line: 705, column: 16, scope: !509)
!514 = !DILocation(line: 706, column: 28, scope: !509)
!515 = !DILocation(line: 706, column: 16, scope: !509)
!516 = !DILocation(line: 707, column: 7, scope: !509)
!517 = distinct !DISubprogram(name: "operator&=", scope: !226, file: !226, line: 103, type: !9, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!518 = !DILocation(line: 104, column: 18, scope: !517)
!519 = !{!350, !350, i64 0}
!520 = !DILocation(line: 104, column: 22, scope: !517)
!521 = !DILocation(line: 104, column: 16, scope: !517)
!522 = !DILocation(line: 104, column: 5, scope: !517)
!523 = distinct !DISubprogram(name: "operator~", scope: !226, file: !226, line: 95, type: !9, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!524 = !DILocation(line: 96, column: 26, scope: !523)
!525 = !DILocation(line: 96, column: 5, scope: !523)
!526 = distinct !DISubprogram(name: "operator|=", scope: !226, file: !226, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!527 = !DILocation(line: 100, column: 18, scope: !526)
!528 = !DILocation(line: 100, column: 22, scope: !526)
!529 = !DILocation(line: 100, column: 16, scope: !526)
!530 = !DILocation(line: 100, column: 5, scope: !526)
!531 = distinct !DISubprogram(name: "operator&", scope: !226, file: !226, line: 83, type: !9, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!532 = !DILocation(line: 84, column: 48, scope: !531)
!533 = !DILocation(line: 84, column: 5, scope: !531)
!534 = distinct !DISubprogram(name: "operator|", scope: !226, file: !226, line: 87, type: !9, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!535 = !DILocation(line: 88, column: 48, scope: !534)
!536 = !DILocation(line: 88, column: 5, scope: !534)
!537 = distinct !DISubprogram(name: "setf", scope: !226, file: !226, line: 685, type: !9, scopeLine: 686, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!538 = !DILocation(line: 687, column: 24, scope: !537)
!539 = !DILocation(line: 688, column: 16, scope: !537)
!540 = !DILocation(line: 689, column: 7, scope: !537)
!541 = distinct !DISubprogram(name: "setw", scope: !297, file: !297, line: 225, type: !9, scopeLine: 226, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!542 = !DILocation(line: 226, column: 5, scope: !541)
!543 = distinct !DISubprogram(name: "left", scope: !226, file: !226, line: 1038, type: !9, scopeLine: 1039, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!544 = !DILocation(line: 1040, column: 12, scope: !543)
!545 = !DILocation(line: 1041, column: 5, scope: !543)
!546 = distinct !DISubprogram(name: "right", scope: !226, file: !226, line: 1046, type: !9, scopeLine: 1047, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!547 = !DILocation(line: 1048, column: 12, scope: !546)
!548 = !DILocation(line: 1049, column: 5, scope: !546)
!549 = distinct !DISubprogram(name: "setfill<char>", scope: !297, file: !297, line: 165, type: !9, scopeLine: 166, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!550 = !DILocation(line: 166, column: 7, scope: !549)
!551 = distinct !DISubprogram(name: "internal", scope: !226, file: !226, line: 1030, type: !9, scopeLine: 1031, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!552 = !DILocation(line: 1032, column: 13, scope: !551)
!553 = !DILocation(line: 1033, column: 6, scope: !551)
!554 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !209, file: !209, line: 634, type: !9, scopeLine: 636, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!555 = !DILocation(line: 635, column: 21, scope: !554)
!556 = !DILocation(line: 635, column: 9, scope: !554)
!557 = !DILocation(line: 638, column: 10, scope: !554)
!558 = !DILocation(line: 638, column: 6, scope: !554)
!559 = !DILocation(line: 639, column: 4, scope: !554)
!560 = !DILocation(line: 643, column: 7, scope: !554)
!561 = !DILocation(line: 641, column: 30, scope: !554)
!562 = !DILocation(line: 641, column: 28, scope: !554)
!563 = !DILocation(line: 642, column: 2, scope: !554)
!564 = !DISubprogram(name: "__throw_logic_error", scope: !421, file: !421, line: 66, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!565 = distinct !DISubprogram(name: "_M_construct<const char *>", scope: !356, file: !356, line: 218, type: !9, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!566 = !DILocation(line: 221, column: 2, scope: !565)
!567 = !DILocation(line: 221, column: 44, scope: !565)
!568 = !DILocation(line: 221, column: 12, scope: !565)
!569 = !DILocation(line: 223, column: 13, scope: !565)
!570 = !DILocation(line: 223, column: 6, scope: !565)
!571 = !DILocation(line: 225, column: 14, scope: !565)
!572 = !DILocation(line: 225, column: 6, scope: !565)
!573 = !DILocation(line: 226, column: 18, scope: !565)
!574 = !DILocation(line: 226, column: 6, scope: !565)
!575 = !DILocation(line: 227, column: 4, scope: !565)
!576 = !DILocation(line: 358, column: 9, scope: !303, inlinedAt: !577)
!577 = distinct !DILocation(line: 229, column: 4, scope: !565)
!578 = !DILocation(line: 232, column: 2, scope: !565)
!579 = !DILocation(line: 241, column: 4, scope: !565)
!580 = !DILocation(line: 243, column: 22, scope: !565)
!581 = !DILocation(line: 243, column: 2, scope: !565)
!582 = !DILocation(line: 245, column: 21, scope: !565)
!583 = !{!584, !316, i64 0}
!584 = !{!"_ZTSZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagE6_Guard", !316, i64 0}
!585 = !DILocation(line: 247, column: 16, scope: !565)
!586 = !DILocation(line: 247, column: 2, scope: !565)
!587 = !DILocation(line: 248, column: 7, scope: !565)
!588 = distinct !DISubprogram(name: "distance<const char *>", scope: !589, file: !589, line: 147, type: !9, scopeLine: 148, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!589 = !DIFile(filename: "include/c++/12/bits/stl_iterator_base_funcs.h", directory: "")
!590 = !{!316, !316, i64 0}
!591 = !DILocation(line: 151, column: 9, scope: !588)
!592 = !DILocation(line: 150, column: 14, scope: !588)
!593 = !DILocation(line: 150, column: 7, scope: !588)
!594 = distinct !DISubprogram(name: "_Guard", scope: !356, file: !356, line: 235, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!595 = !DILocation(line: 235, column: 41, scope: !594)
!596 = !DILocation(line: 235, column: 59, scope: !594)
!597 = distinct !DISubprogram(name: "_S_copy_chars", scope: !209, file: !209, line: 475, type: !9, scopeLine: 477, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!598 = !DILocation(line: 477, column: 33, scope: !597)
!599 = !DILocation(line: 477, column: 9, scope: !597)
!600 = !DILocation(line: 477, column: 42, scope: !597)
!601 = distinct !DISubprogram(name: "~_Guard", scope: !356, file: !356, line: 238, type: !9, scopeLine: 238, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!602 = !DILocation(line: 238, column: 20, scope: !601)
!603 = !DILocation(line: 238, column: 44, scope: !601)
!604 = !DILocation(line: 238, column: 58, scope: !601)
!605 = distinct !DISubprogram(name: "__distance<const char *>", scope: !589, file: !589, line: 99, type: !9, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!606 = !DILocation(line: 105, column: 21, scope: !605)
!607 = !DILocation(line: 105, column: 7, scope: !605)
!608 = distinct !DISubprogram(name: "__iterator_category<const char *>", scope: !609, file: !609, line: 238, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!609 = !DIFile(filename: "include/c++/12/bits/stl_iterator_base_types.h", directory: "")
!610 = !DILocation(line: 239, column: 7, scope: !608)
!611 = distinct !DISubprogram(name: "operator|", scope: !226, file: !226, line: 130, type: !9, scopeLine: 131, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!612 = !DILocation(line: 131, column: 48, scope: !611)
!613 = !DILocation(line: 131, column: 5, scope: !611)
!614 = distinct !DISubprogram(name: "operator[]", scope: !209, file: !209, line: 1217, type: !9, scopeLine: 1218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!615 = !DILocation(line: 1221, column: 2, scope: !614)
!616 = !DILocation(line: 1224, column: 9, scope: !614)
!617 = !DILocation(line: 1224, column: 2, scope: !614)
!618 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !619, file: !619, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!619 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!620 = !DISubprogram(name: "operator>><char, std::char_traits<char> >", scope: !621, file: !621, line: 960, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!621 = !DIFile(filename: "include/c++/12/bits/istream.tcc", directory: "")
!622 = !DISubprogram(name: "operator>><char, std::char_traits<char>, std::allocator<char> >", scope: !209, file: !209, line: 3870, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!623 = distinct !DISubprogram(name: "empty", scope: !209, file: !209, line: 1183, type: !9, scopeLine: 1184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!624 = !DILocation(line: 1184, column: 22, scope: !623)
!625 = !DILocation(line: 1184, column: 29, scope: !623)
!626 = !DILocation(line: 1184, column: 9, scope: !623)
!627 = !DISubprogram(name: "getline<char, std::char_traits<char>, std::allocator<char> >", scope: !209, file: !209, line: 3945, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
