source_filename = "cxx.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { ptr, ptr }
%struct.pointer = type { %struct.type, i32, ptr }

@_ZSt7nothrow = constant i8 0, align 1
@__dso_handle = global ptr null, align 8
@__libc_single_threaded = constant i8 0, align 1
@__gomc_cxx.str = private unnamed_addr constant [10 x i8] c"terminate\00", align 1
@__gomc_cxx.str.1 = private unnamed_addr constant [26 x i8] c"std::terminate was called\00", align 1
@__gomc_cxx.str.2 = private unnamed_addr constant [35 x i8] c"a pure virtual function was called\00", align 1
@__gomc_cxx.str.3 = private unnamed_addr constant [38 x i8] c"a deleted virtual function was called\00", align 1
@_ZTVN10__cxxabiv123__fundamental_type_infoE = global [11 x ptr] zeroinitializer, align 16
@__gomc_name_v = internal constant [2 x i8] c"v\00", align 1
@_ZTIv = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_v }, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = global [11 x ptr] zeroinitializer, align 16
@__gomc_name_Pv = internal constant [3 x i8] c"Pv\00", align 1
@_ZTIPv = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pv }, i32 0, ptr @_ZTIv }, align 8
@__gomc_name_PKv = internal constant [4 x i8] c"PKv\00", align 1
@_ZTIPKv = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKv }, i32 1, ptr @_ZTIv }, align 8
@__gomc_name_b = internal constant [2 x i8] c"b\00", align 1
@_ZTIb = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_b }, align 8
@__gomc_name_Pb = internal constant [3 x i8] c"Pb\00", align 1
@_ZTIPb = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pb }, i32 0, ptr @_ZTIb }, align 8
@__gomc_name_PKb = internal constant [4 x i8] c"PKb\00", align 1
@_ZTIPKb = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKb }, i32 1, ptr @_ZTIb }, align 8
@__gomc_name_w = internal constant [2 x i8] c"w\00", align 1
@_ZTIw = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_w }, align 8
@__gomc_name_Pw = internal constant [3 x i8] c"Pw\00", align 1
@_ZTIPw = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pw }, i32 0, ptr @_ZTIw }, align 8
@__gomc_name_PKw = internal constant [4 x i8] c"PKw\00", align 1
@_ZTIPKw = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKw }, i32 1, ptr @_ZTIw }, align 8
@__gomc_name_c = internal constant [2 x i8] c"c\00", align 1
@_ZTIc = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_c }, align 8
@__gomc_name_Pc = internal constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pc }, i32 0, ptr @_ZTIc }, align 8
@__gomc_name_PKc = internal constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKc }, i32 1, ptr @_ZTIc }, align 8
@__gomc_name_a = internal constant [2 x i8] c"a\00", align 1
@_ZTIa = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_a }, align 8
@__gomc_name_Pa = internal constant [3 x i8] c"Pa\00", align 1
@_ZTIPa = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pa }, i32 0, ptr @_ZTIa }, align 8
@__gomc_name_PKa = internal constant [4 x i8] c"PKa\00", align 1
@_ZTIPKa = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKa }, i32 1, ptr @_ZTIa }, align 8
@__gomc_name_h = internal constant [2 x i8] c"h\00", align 1
@_ZTIh = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_h }, align 8
@__gomc_name_Ph = internal constant [3 x i8] c"Ph\00", align 1
@_ZTIPh = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Ph }, i32 0, ptr @_ZTIh }, align 8
@__gomc_name_PKh = internal constant [4 x i8] c"PKh\00", align 1
@_ZTIPKh = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKh }, i32 1, ptr @_ZTIh }, align 8
@__gomc_name_s = internal constant [2 x i8] c"s\00", align 1
@_ZTIs = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_s }, align 8
@__gomc_name_Ps = internal constant [3 x i8] c"Ps\00", align 1
@_ZTIPs = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Ps }, i32 0, ptr @_ZTIs }, align 8
@__gomc_name_PKs = internal constant [4 x i8] c"PKs\00", align 1
@_ZTIPKs = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKs }, i32 1, ptr @_ZTIs }, align 8
@__gomc_name_t = internal constant [2 x i8] c"t\00", align 1
@_ZTIt = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_t }, align 8
@__gomc_name_Pt = internal constant [3 x i8] c"Pt\00", align 1
@_ZTIPt = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pt }, i32 0, ptr @_ZTIt }, align 8
@__gomc_name_PKt = internal constant [4 x i8] c"PKt\00", align 1
@_ZTIPKt = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKt }, i32 1, ptr @_ZTIt }, align 8
@__gomc_name_i = internal constant [2 x i8] c"i\00", align 1
@_ZTIi = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_i }, align 8
@__gomc_name_Pi = internal constant [3 x i8] c"Pi\00", align 1
@_ZTIPi = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pi }, i32 0, ptr @_ZTIi }, align 8
@__gomc_name_PKi = internal constant [4 x i8] c"PKi\00", align 1
@_ZTIPKi = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKi }, i32 1, ptr @_ZTIi }, align 8
@__gomc_name_j = internal constant [2 x i8] c"j\00", align 1
@_ZTIj = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_j }, align 8
@__gomc_name_Pj = internal constant [3 x i8] c"Pj\00", align 1
@_ZTIPj = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pj }, i32 0, ptr @_ZTIj }, align 8
@__gomc_name_PKj = internal constant [4 x i8] c"PKj\00", align 1
@_ZTIPKj = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKj }, i32 1, ptr @_ZTIj }, align 8
@__gomc_name_l = internal constant [2 x i8] c"l\00", align 1
@_ZTIl = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_l }, align 8
@__gomc_name_Pl = internal constant [3 x i8] c"Pl\00", align 1
@_ZTIPl = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pl }, i32 0, ptr @_ZTIl }, align 8
@__gomc_name_PKl = internal constant [4 x i8] c"PKl\00", align 1
@_ZTIPKl = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKl }, i32 1, ptr @_ZTIl }, align 8
@__gomc_name_m = internal constant [2 x i8] c"m\00", align 1
@_ZTIm = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_m }, align 8
@__gomc_name_Pm = internal constant [3 x i8] c"Pm\00", align 1
@_ZTIPm = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pm }, i32 0, ptr @_ZTIm }, align 8
@__gomc_name_PKm = internal constant [4 x i8] c"PKm\00", align 1
@_ZTIPKm = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKm }, i32 1, ptr @_ZTIm }, align 8
@__gomc_name_x = internal constant [2 x i8] c"x\00", align 1
@_ZTIx = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_x }, align 8
@__gomc_name_Px = internal constant [3 x i8] c"Px\00", align 1
@_ZTIPx = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Px }, i32 0, ptr @_ZTIx }, align 8
@__gomc_name_PKx = internal constant [4 x i8] c"PKx\00", align 1
@_ZTIPKx = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKx }, i32 1, ptr @_ZTIx }, align 8
@__gomc_name_y = internal constant [2 x i8] c"y\00", align 1
@_ZTIy = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_y }, align 8
@__gomc_name_Py = internal constant [3 x i8] c"Py\00", align 1
@_ZTIPy = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Py }, i32 0, ptr @_ZTIy }, align 8
@__gomc_name_PKy = internal constant [4 x i8] c"PKy\00", align 1
@_ZTIPKy = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKy }, i32 1, ptr @_ZTIy }, align 8
@__gomc_name_n = internal constant [2 x i8] c"n\00", align 1
@_ZTIn = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_n }, align 8
@__gomc_name_Pn = internal constant [3 x i8] c"Pn\00", align 1
@_ZTIPn = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pn }, i32 0, ptr @_ZTIn }, align 8
@__gomc_name_PKn = internal constant [4 x i8] c"PKn\00", align 1
@_ZTIPKn = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKn }, i32 1, ptr @_ZTIn }, align 8
@__gomc_name_o = internal constant [2 x i8] c"o\00", align 1
@_ZTIo = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_o }, align 8
@__gomc_name_Po = internal constant [3 x i8] c"Po\00", align 1
@_ZTIPo = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Po }, i32 0, ptr @_ZTIo }, align 8
@__gomc_name_PKo = internal constant [4 x i8] c"PKo\00", align 1
@_ZTIPKo = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKo }, i32 1, ptr @_ZTIo }, align 8
@__gomc_name_f = internal constant [2 x i8] c"f\00", align 1
@_ZTIf = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_f }, align 8
@__gomc_name_Pf = internal constant [3 x i8] c"Pf\00", align 1
@_ZTIPf = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pf }, i32 0, ptr @_ZTIf }, align 8
@__gomc_name_PKf = internal constant [4 x i8] c"PKf\00", align 1
@_ZTIPKf = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKf }, i32 1, ptr @_ZTIf }, align 8
@__gomc_name_d = internal constant [2 x i8] c"d\00", align 1
@_ZTId = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_d }, align 8
@__gomc_name_Pd = internal constant [3 x i8] c"Pd\00", align 1
@_ZTIPd = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pd }, i32 0, ptr @_ZTId }, align 8
@__gomc_name_PKd = internal constant [4 x i8] c"PKd\00", align 1
@_ZTIPKd = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKd }, i32 1, ptr @_ZTId }, align 8
@__gomc_name_e = internal constant [2 x i8] c"e\00", align 1
@_ZTIe = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_e }, align 8
@__gomc_name_Pe = internal constant [3 x i8] c"Pe\00", align 1
@_ZTIPe = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_Pe }, i32 0, ptr @_ZTIe }, align 8
@__gomc_name_PKe = internal constant [4 x i8] c"PKe\00", align 1
@_ZTIPKe = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKe }, i32 1, ptr @_ZTIe }, align 8
@__gomc_name_Ds = internal constant [3 x i8] c"Ds\00", align 1
@_ZTIDs = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_Ds }, align 8
@__gomc_name_PDs = internal constant [4 x i8] c"PDs\00", align 1
@_ZTIPDs = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PDs }, i32 0, ptr @_ZTIDs }, align 8
@__gomc_name_PKDs = internal constant [5 x i8] c"PKDs\00", align 1
@_ZTIPKDs = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKDs }, i32 1, ptr @_ZTIDs }, align 8
@__gomc_name_Di = internal constant [3 x i8] c"Di\00", align 1
@_ZTIDi = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_Di }, align 8
@__gomc_name_PDi = internal constant [4 x i8] c"PDi\00", align 1
@_ZTIPDi = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PDi }, i32 0, ptr @_ZTIDi }, align 8
@__gomc_name_PKDi = internal constant [5 x i8] c"PKDi\00", align 1
@_ZTIPKDi = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKDi }, i32 1, ptr @_ZTIDi }, align 8
@__gomc_name_Du = internal constant [3 x i8] c"Du\00", align 1
@_ZTIDu = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_Du }, align 8
@__gomc_name_PDu = internal constant [4 x i8] c"PDu\00", align 1
@_ZTIPDu = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PDu }, i32 0, ptr @_ZTIDu }, align 8
@__gomc_name_PKDu = internal constant [5 x i8] c"PKDu\00", align 1
@_ZTIPKDu = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKDu }, i32 1, ptr @_ZTIDu }, align 8
@__gomc_name_Dn = internal constant [3 x i8] c"Dn\00", align 1
@_ZTIDn = constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @__gomc_name_Dn }, align 8
@__gomc_name_PDn = internal constant [4 x i8] c"PDn\00", align 1
@_ZTIPDn = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PDn }, i32 0, ptr @_ZTIDn }, align 8
@__gomc_name_PKDn = internal constant [5 x i8] c"PKDn\00", align 1
@_ZTIPKDn = constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @__gomc_name_PKDn }, i32 1, ptr @_ZTIDn }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__function_type_infoE = global [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv116__enum_type_infoE = global [11 x ptr] zeroinitializer, align 16
@__gomc_cxx.str.4 = private unnamed_addr constant [26 x i8] c"alignment of a heap block\00", align 1
@__gomc_cxx.str.5 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_cxx.str.6 = private unnamed_addr constant [12 x i8] c"double free\00", align 1

define ptr @_Znwm(i64 noundef %size) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %new.exit

if.then.i:                                        ; preds = %entry
  call void @_ZSt17__throw_bad_allocv()
  unreachable

new.exit:                                         ; preds = %entry
  %call.i2 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %new.exit
  %call1.i4 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %new.exit
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i4, %cond.true.i ], [ %call2.i, %cond.false.i ]
  ret ptr %cond.i
}

define ptr @_Znam(i64 noundef %size) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %new.exit

if.then.i:                                        ; preds = %entry
  call void @_ZSt17__throw_bad_allocv()
  unreachable

new.exit:                                         ; preds = %entry
  %call.i2 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %new.exit
  %call1.i4 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %new.exit
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i4, %cond.true.i ], [ %call2.i, %cond.false.i ]
  ret ptr %cond.i
}

define ptr @_ZnwmRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i6 = call i32 @__gomc_reads_errno()
  %tobool.i7 = icmp ne i32 %call.i6, 0
  br i1 %tobool.i7, label %if.end.i9, label %allocate.exit

if.end.i9:                                        ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i9
  store i32 12, ptr %call1.i, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %entry
  %call.i3 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i5 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i, %cond.false.i, %if.end.i9, %if.then2.i, %if.then.i
  %retval.i.0 = phi ptr [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i9 ], [ %call1.i5, %cond.true.i ], [ %call2.i, %cond.false.i ]
  ret ptr %retval.i.0
}

define ptr @_ZnamRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i6 = call i32 @__gomc_reads_errno()
  %tobool.i7 = icmp ne i32 %call.i6, 0
  br i1 %tobool.i7, label %if.end.i9, label %allocate.exit

if.end.i9:                                        ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i9
  store i32 12, ptr %call1.i, align 4
  br label %allocate.exit

if.end.i:                                         ; preds = %entry
  %call.i3 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i
  %call1.i5 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit

cond.false.i:                                     ; preds = %if.end.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit

allocate.exit:                                    ; preds = %cond.true.i, %cond.false.i, %if.end.i9, %if.then2.i, %if.then.i
  %retval.i.0 = phi ptr [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i9 ], [ %call1.i5, %cond.true.i ], [ %call2.i, %cond.false.i ]
  ret ptr %retval.i.0
}

define ptr @_ZnwmSt11align_val_t(i64 noundef %size, i64 noundef %alignment) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %new.exit

if.then.i:                                        ; preds = %entry
  call void @_ZSt17__throw_bad_allocv()
  unreachable

new.exit:                                         ; preds = %entry
  %call.i5 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %new.exit
  %call1.i7 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %new.exit
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i7, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i2 = icmp ne i64 %and.i, 0
  br i1 %tobool.i2, label %if.then.i3, label %fitting.exit

if.then.i3:                                       ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.4)
  unreachable

fitting.exit:                                     ; preds = %memory.exit
  ret ptr %cond.i
}

define ptr @_ZnamSt11align_val_t(i64 noundef %size, i64 noundef %alignment) {
entry:
  %call.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %new.exit

if.then.i:                                        ; preds = %entry
  call void @_ZSt17__throw_bad_allocv()
  unreachable

new.exit:                                         ; preds = %entry
  %call.i5 = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %new.exit
  %call1.i7 = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %memory.exit

cond.false.i:                                     ; preds = %new.exit
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %memory.exit

memory.exit:                                      ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi ptr [ %call1.i7, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %0 = ptrtoint ptr %cond.i to i64
  %sub.i = sub i64 %alignment, 1
  %and.i = and i64 %0, %sub.i
  %tobool.i2 = icmp ne i64 %and.i, 0
  br i1 %tobool.i2, label %if.then.i3, label %fitting.exit

if.then.i3:                                       ; preds = %memory.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.4)
  unreachable

fitting.exit:                                     ; preds = %memory.exit
  ret ptr %cond.i
}

define ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %alignment, ptr noundef %tag) {
entry:
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  %call.i2 = call i32 @__gomc_reads_errno()
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %if.end.i, label %allocate.exit.i

if.end.i:                                         ; preds = %if.then.i.i
  %call1.i4 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i4, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit.i

if.then2.i:                                       ; preds = %if.end.i
  store i32 12, ptr %call1.i4, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %entry
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i, %if.then2.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i64
  %sub.i.i = sub i64 %alignment, 1
  %and.i.i = and i64 %1, %sub.i.i
  %tobool.i2.i = icmp ne i64 %and.i.i, 0
  br i1 %tobool.i2.i, label %if.then.i3.i, label %aligned.exit

if.then.i3.i:                                     ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.4)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %alignment, ptr noundef %tag) {
entry:
  %call.i.i = call i32 @__gomc_happens(i32 noundef 2)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  %call.i2 = call i32 @__gomc_reads_errno()
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %if.end.i, label %allocate.exit.i

if.end.i:                                         ; preds = %if.then.i.i
  %call1.i4 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i4, align 4
  %cmp.i = icmp ne i32 %0, 12
  br i1 %cmp.i, label %if.then2.i, label %allocate.exit.i

if.then2.i:                                       ; preds = %if.end.i
  store i32 12, ptr %call1.i4, align 4
  br label %allocate.exit.i

if.end.i.i:                                       ; preds = %entry
  %call.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end.i.i
  %call1.i = call ptr @__gomc_new_or_again(i64 noundef %size, i32 noundef 0)
  br label %allocate.exit.i

cond.false.i:                                     ; preds = %if.end.i.i
  %call2.i = call ptr @__gomc_alloc(i64 noundef %size, i64 noundef 0)
  br label %allocate.exit.i

allocate.exit.i:                                  ; preds = %cond.true.i, %cond.false.i, %if.end.i, %if.then2.i, %if.then.i.i
  %retval.i.i.0 = phi ptr [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i ], [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %1 = ptrtoint ptr %retval.i.i.0 to i64
  %sub.i.i = sub i64 %alignment, 1
  %and.i.i = and i64 %1, %sub.i.i
  %tobool.i2.i = icmp ne i64 %and.i.i, 0
  br i1 %tobool.i2.i, label %if.then.i3.i, label %aligned.exit

if.then.i3.i:                                     ; preds = %allocate.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cxx.str.4)
  unreachable

aligned.exit:                                     ; preds = %allocate.exit.i
  ret ptr %retval.i.i.0
}

define void @_ZdlPv(ptr noundef %block) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdaPv(ptr noundef %block) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdlPvm(ptr noundef %block, i64 noundef %size) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdaPvm(ptr noundef %block, i64 noundef %size) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdlPvRKSt9nothrow_t(ptr noundef %block, ptr noundef %tag) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdaPvRKSt9nothrow_t(ptr noundef %block, ptr noundef %tag) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdlPvSt11align_val_t(ptr noundef %block, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdaPvSt11align_val_t(ptr noundef %block, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdlPvmSt11align_val_t(ptr noundef %block, i64 noundef %size, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define void @_ZdaPvmSt11align_val_t(ptr noundef %block, i64 noundef %size, i64 noundef %alignment) {
entry:
  %tobool.i = icmp ne ptr %block, null
  br i1 %tobool.i, label %if.then.i, label %destroy.exit

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_free(ptr noundef %block)
  %tobool.i2 = icmp ne i32 %call.i, 0
  br i1 %tobool.i2, label %if.end.i, label %if.then.i3

if.then.i3:                                       ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_cxx.str.5, ptr noundef @__gomc_cxx.str.6)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call1.i = call i32 @__gomc_may_happen(i32 noundef 4)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %destroy.exit

if.then3.i:                                       ; preds = %if.end.i
  call void @__gomc_put_on_shelf(ptr noundef %block)
  br label %destroy.exit

destroy.exit:                                     ; preds = %if.end.i, %if.then3.i, %entry
  ret void
}

define i32 @__cxa_guard_acquire(ptr noundef %guard) {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %add.ptr = getelementptr inbounds i8, ptr %guard, i64 4
  %call = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %add.ptr, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %conv, 1
  br i1 %cmp, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  %cmp2 = icmp eq i32 %conv, 0
  %conv3 = zext i1 %cmp2 to i32
  ret i32 %conv3
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define void @__cxa_guard_release(ptr noundef %guard) {
entry:
  store atomic i8 1, ptr %guard release, align 1
  %add.ptr = getelementptr inbounds i8, ptr %guard, i64 4
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %add.ptr, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 6)
  ret void
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define void @__cxa_guard_abort(ptr noundef %guard) {
entry:
  %add.ptr = getelementptr inbounds i8, ptr %guard, i64 4
  %call = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %add.ptr, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  ret void
}

define i32 @__cxa_thread_atexit(ptr noundef %destructor, ptr noundef %object, ptr noundef %module) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add = add i64 %call, 1
  %mul = mul i64 4, %add
  %add1 = add i64 32, %mul
  %not = xor i64 %add1, -1
  %0 = ptrtoint ptr %destructor to i64
  %call2 = call i64 @__gomc_remember(i64 noundef %not, i64 noundef %0)
  %add4 = add i64 34, %mul
  %not5 = xor i64 %add4, -1
  %1 = ptrtoint ptr %object to i64
  %call6 = call i64 @__gomc_remember(i64 noundef %not5, i64 noundef %1)
  ret i32 0
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define void @__gomc_thread_destructors() {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %call.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %while.body.i, label %run_destructors.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub i64 %call.i, 1
  %call1.i = call i64 @__gomc_remember(i64 noundef -17, i64 noundef %sub.i)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 32, %mul.i
  %not.i = xor i64 %add.i, -1
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef 0)
  %0 = inttoptr i64 %call2.i to ptr
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef 0)
  %1 = inttoptr i64 %call6.i to ptr
  call void %0(ptr noundef %1)
  br label %while.cond.i

run_destructors.exit:                             ; preds = %while.cond.i
  ret void
}

define void @_ZSt9terminatev() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.1)
  unreachable
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__cxa_pure_virtual() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.2)
  unreachable
}

define void @__cxa_deleted_virtual() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_cxx.str, ptr noundef @__gomc_cxx.str.3)
  unreachable
}

define void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef %file, i32 noundef %line, ptr noundef %function, ptr noundef %condition) {
entry:
  call void @__gomc_assert_fail(ptr noundef %condition)
  unreachable
}

declare void @__gomc_assert_fail(ptr noundef)

define void @_ZNSaIcEC1Ev(ptr noundef %allocator) {
entry:
  ret void
}

define void @_ZNSaIcEC2Ev(ptr noundef %allocator) {
entry:
  ret void
}

define void @_ZNSaIcEC1ERKS_(ptr noundef %allocator, ptr noundef %other) {
entry:
  ret void
}

define void @_ZNSaIcEC2ERKS_(ptr noundef %allocator, ptr noundef %other) {
entry:
  ret void
}

define void @_ZNSaIcED1Ev(ptr noundef %allocator) {
entry:
  ret void
}

define void @_ZNSaIcED2Ev(ptr noundef %allocator) {
entry:
  ret void
}

declare i32 @__gomc_happens(i32 noundef)

declare void @_ZSt17__throw_bad_allocv()

declare i32 @__gomc_may_happen(i32 noundef)

declare ptr @__gomc_new_or_again(i64 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @__gomc_put_on_shelf(ptr noundef)

