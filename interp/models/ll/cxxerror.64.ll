source_filename = "cxxerror.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.single = type { %struct.type, ptr }
%struct.type = type { ptr, ptr }
%struct.exception = type { ptr }
%struct.error = type { ptr, ptr }
%struct.string = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.coded = type { %struct.error, %struct.code }
%struct.code = type { i32, ptr }

@__gomc_cxxerror.str = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr], align 8
@__gomc_name_St9exception = internal constant [13 x i8] c"St9exception\00", align 1
@_ZTISt9exception = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_name_St9exception }, ptr null }, align 8
@_ZTVSt9exception = constant [5 x ptr] [ptr null, ptr @_ZTISt9exception, ptr @_ZNSt9exceptionD1Ev, ptr @_ZNSt9exceptionD0Ev, ptr @_ZNKSt9exception4whatEv], align 16
@__gomc_cxxerror.str.1 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr], align 8
@__gomc_name_St13bad_exception = internal constant [18 x i8] c"St13bad_exception\00", align 16
@_ZTISt13bad_exception = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St13bad_exception }, ptr @_ZTISt9exception }, align 8
@_ZTVSt13bad_exception = constant [5 x ptr] [ptr null, ptr @_ZTISt13bad_exception, ptr @_ZNSt13bad_exceptionD1Ev, ptr @_ZNSt13bad_exceptionD0Ev, ptr @_ZNKSt13bad_exception4whatEv], align 16
@__gomc_cxxerror.str.2 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@__gomc_name_St9bad_alloc = internal constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTISt9bad_alloc = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St9bad_alloc }, ptr @_ZTISt9exception }, align 8
@_ZTVSt9bad_alloc = constant [5 x ptr] [ptr null, ptr @_ZTISt9bad_alloc, ptr @_ZNSt9bad_allocD1Ev, ptr @_ZNSt9bad_allocD0Ev, ptr @_ZNKSt9bad_alloc4whatEv], align 16
@__gomc_cxxerror.str.3 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@__gomc_name_St20bad_array_new_length = internal constant [25 x i8] c"St20bad_array_new_length\00", align 16
@_ZTISt20bad_array_new_length = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St20bad_array_new_length }, ptr @_ZTISt9bad_alloc }, align 8
@_ZTVSt20bad_array_new_length = constant [5 x ptr] [ptr null, ptr @_ZTISt20bad_array_new_length, ptr @_ZNSt20bad_array_new_lengthD1Ev, ptr @_ZNSt20bad_array_new_lengthD0Ev, ptr @_ZNKSt20bad_array_new_length4whatEv], align 16
@__gomc_cxxerror.str.4 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@__gomc_name_St8bad_cast = internal constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St8bad_cast }, ptr @_ZTISt9exception }, align 8
@_ZTVSt8bad_cast = constant [5 x ptr] [ptr null, ptr @_ZTISt8bad_cast, ptr @_ZNSt8bad_castD1Ev, ptr @_ZNSt8bad_castD0Ev, ptr @_ZNKSt8bad_cast4whatEv], align 16
@__gomc_cxxerror.str.5 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@__gomc_name_St10bad_typeid = internal constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St10bad_typeid }, ptr @_ZTISt9exception }, align 8
@_ZTVSt10bad_typeid = constant [5 x ptr] [ptr null, ptr @_ZTISt10bad_typeid, ptr @_ZNSt10bad_typeidD1Ev, ptr @_ZNSt10bad_typeidD0Ev, ptr @_ZNKSt10bad_typeid4whatEv], align 16
@__gomc_cxxerror.str.6 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@__gomc_name_St17bad_function_call = internal constant [22 x i8] c"St17bad_function_call\00", align 16
@_ZTISt17bad_function_call = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St17bad_function_call }, ptr @_ZTISt9exception }, align 8
@_ZTVSt17bad_function_call = constant [5 x ptr] [ptr null, ptr @_ZTISt17bad_function_call, ptr @_ZNSt17bad_function_callD1Ev, ptr @_ZNSt17bad_function_callD0Ev, ptr @_ZNKSt17bad_function_call4whatEv], align 16
@__gomc_cxxerror.str.7 = private unnamed_addr constant [13 x i8] c"bad_weak_ptr\00", align 1
@__gomc_name_St12bad_weak_ptr = internal constant [17 x i8] c"St12bad_weak_ptr\00", align 16
@_ZTISt12bad_weak_ptr = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St12bad_weak_ptr }, ptr @_ZTISt9exception }, align 8
@_ZTVSt12bad_weak_ptr = constant [5 x ptr] [ptr null, ptr @_ZTISt12bad_weak_ptr, ptr @_ZNSt12bad_weak_ptrD1Ev, ptr @_ZNSt12bad_weak_ptrD0Ev, ptr @_ZNKSt12bad_weak_ptr4whatEv], align 16
@__gomc_name_St16nested_exception = internal constant [21 x i8] c"St16nested_exception\00", align 16
@_ZTISt16nested_exception = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_name_St16nested_exception }, ptr null }, align 8
@_ZTVSt16nested_exception = constant [5 x ptr] [ptr null, ptr @_ZTISt16nested_exception, ptr @_ZNSt16nested_exceptionD1Ev, ptr @_ZNSt16nested_exceptionD0Ev, ptr null], align 16
@__gomc_name_St11logic_error = internal constant [16 x i8] c"St11logic_error\00", align 16
@_ZTISt11logic_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St11logic_error }, ptr @_ZTISt9exception }, align 8
@_ZTVSt11logic_error = constant [5 x ptr] [ptr null, ptr @_ZTISt11logic_error, ptr @_ZNSt11logic_errorD1Ev, ptr @_ZNSt11logic_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv], align 16
@__gomc_name_St13runtime_error = internal constant [18 x i8] c"St13runtime_error\00", align 16
@_ZTISt13runtime_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St13runtime_error }, ptr @_ZTISt9exception }, align 8
@_ZTVSt13runtime_error = constant [5 x ptr] [ptr null, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD1Ev, ptr @_ZNSt13runtime_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv], align 16
@__gomc_name_St12domain_error = internal constant [17 x i8] c"St12domain_error\00", align 16
@_ZTISt12domain_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St12domain_error }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12domain_error = constant [5 x ptr] [ptr null, ptr @_ZTISt12domain_error, ptr @_ZNSt12domain_errorD1Ev, ptr @_ZNSt12domain_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv], align 16
@__gomc_name_St16invalid_argument = internal constant [21 x i8] c"St16invalid_argument\00", align 16
@_ZTISt16invalid_argument = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St16invalid_argument }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt16invalid_argument = constant [5 x ptr] [ptr null, ptr @_ZTISt16invalid_argument, ptr @_ZNSt16invalid_argumentD1Ev, ptr @_ZNSt16invalid_argumentD0Ev, ptr @_ZNKSt11logic_error4whatEv], align 16
@__gomc_name_St12length_error = internal constant [17 x i8] c"St12length_error\00", align 16
@_ZTISt12length_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St12length_error }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12length_error = constant [5 x ptr] [ptr null, ptr @_ZTISt12length_error, ptr @_ZNSt12length_errorD1Ev, ptr @_ZNSt12length_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv], align 16
@__gomc_name_St12out_of_range = internal constant [17 x i8] c"St12out_of_range\00", align 16
@_ZTISt12out_of_range = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St12out_of_range }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12out_of_range = constant [5 x ptr] [ptr null, ptr @_ZTISt12out_of_range, ptr @_ZNSt12out_of_rangeD1Ev, ptr @_ZNSt12out_of_rangeD0Ev, ptr @_ZNKSt11logic_error4whatEv], align 16
@__gomc_name_St11range_error = internal constant [16 x i8] c"St11range_error\00", align 16
@_ZTISt11range_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St11range_error }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt11range_error = constant [5 x ptr] [ptr null, ptr @_ZTISt11range_error, ptr @_ZNSt11range_errorD1Ev, ptr @_ZNSt11range_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv], align 16
@__gomc_name_St14overflow_error = internal constant [19 x i8] c"St14overflow_error\00", align 16
@_ZTISt14overflow_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St14overflow_error }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt14overflow_error = constant [5 x ptr] [ptr null, ptr @_ZTISt14overflow_error, ptr @_ZNSt14overflow_errorD1Ev, ptr @_ZNSt14overflow_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv], align 16
@__gomc_name_St15underflow_error = internal constant [20 x i8] c"St15underflow_error\00", align 16
@_ZTISt15underflow_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St15underflow_error }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt15underflow_error = constant [5 x ptr] [ptr null, ptr @_ZTISt15underflow_error, ptr @_ZNSt15underflow_errorD1Ev, ptr @_ZNSt15underflow_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv], align 16
@__gomc_name_St12future_error = internal constant [17 x i8] c"St12future_error\00", align 16
@_ZTISt12future_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St12future_error }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12future_error = constant [5 x ptr] [ptr null, ptr @_ZTISt12future_error, ptr @_ZNSt12future_errorD1Ev, ptr @_ZNSt12future_errorD0Ev, ptr @_ZNKSt12future_error4whatEv], align 16
@__gomc_name_St12system_error = internal constant [17 x i8] c"St12system_error\00", align 16
@_ZTISt12system_error = constant %struct.single { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @__gomc_name_St12system_error }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt12system_error = constant [5 x ptr] [ptr null, ptr @_ZTISt12system_error, ptr @_ZNSt12system_errorD1Ev, ptr @_ZNSt12system_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv], align 16
@__gomc_cxxerror.str.8 = private unnamed_addr constant [32 x i8] c"the text of a std::out_of_range\00", align 1
@__gomc_generic_category = internal constant %struct.exception { ptr @__gomc_generic_functions }, align 8
@__gomc_future_category = internal constant %struct.exception { ptr @__gomc_future_functions }, align 8
@__gomc_generic_functions = internal constant [8 x ptr] [ptr @__gomc_category_end, ptr @__gomc_category_end, ptr @__gomc_generic_name, ptr @__gomc_category_old, ptr @__gomc_generic_message, ptr @__gomc_category_condition, ptr @__gomc_category_fits, ptr @__gomc_category_is], align 16
@__gomc_cxxerror.str.9 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@__gomc_cxxerror.str.10 = private unnamed_addr constant [43 x i8] c"the text of an error as an old std::string\00", align 1
@__gomc_future_functions = internal constant [8 x ptr] [ptr @__gomc_category_end, ptr @__gomc_category_end, ptr @__gomc_future_name, ptr @__gomc_category_old, ptr @__gomc_future_message, ptr @__gomc_category_condition, ptr @__gomc_category_fits, ptr @__gomc_category_is], align 16
@__gomc_cxxerror.str.11 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@__gomc_cxxerror.str.12 = private unnamed_addr constant [25 x i8] c"Future already retrieved\00", align 1
@__gomc_cxxerror.str.13 = private unnamed_addr constant [26 x i8] c"Promise already satisfied\00", align 1
@__gomc_cxxerror.str.14 = private unnamed_addr constant [20 x i8] c"No associated state\00", align 1
@__gomc_cxxerror.str.15 = private unnamed_addr constant [15 x i8] c"Broken promise\00", align 1
@__gomc_cxxerror.str.16 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1

define ptr @_ZNKSt9exception4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str
}

define void @_ZNSt9exceptionD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt9exceptionD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt9exceptionD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

declare void @_ZdlPv(ptr noundef)

define ptr @_ZNKSt13bad_exception4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.1
}

define void @_ZNSt13bad_exceptionD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt13bad_exceptionD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt13bad_exceptionD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt9bad_alloc4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.2
}

define void @_ZNSt9bad_allocD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt9bad_allocD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt9bad_allocD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt20bad_array_new_length4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.3
}

define void @_ZNSt20bad_array_new_lengthD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt20bad_array_new_lengthD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt20bad_array_new_lengthD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt8bad_cast4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.4
}

define void @_ZNSt8bad_castD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt8bad_castD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt8bad_castD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt10bad_typeid4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.5
}

define void @_ZNSt10bad_typeidD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt10bad_typeidD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt10bad_typeidD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt17bad_function_call4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.6
}

define void @_ZNSt17bad_function_callD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt17bad_function_callD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt17bad_function_callD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt12bad_weak_ptr4whatEv(ptr noundef %object) {
entry:
  ret ptr @__gomc_cxxerror.str.7
}

define void @_ZNSt12bad_weak_ptrD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt12bad_weak_ptrD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt12bad_weak_ptrD0Ev(ptr noundef %object) {
entry:
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt16nested_exceptionD2Ev(ptr noundef %object) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %object, i64 8
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %add.ptr.i)
  ret void
}

define void @_ZNSt16nested_exceptionD1Ev(ptr noundef %object) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %object, i64 8
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %add.ptr.i)
  ret void
}

define void @_ZNSt16nested_exceptionD0Ev(ptr noundef %object) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %object, i64 8
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %add.ptr.i)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define ptr @_ZNKSt11logic_error4whatEv(ptr noundef %object) {
entry:
  %text = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  ret ptr %0
}

define void @_ZNSt11logic_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt11logic_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt11logic_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt11logic_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

declare i64 @strlen(ptr noundef)

define void @_ZNSt11logic_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt11logic_errorC2ERKS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt11logic_errorC1ERKS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt11logic_errorC2EOS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt11logic_errorC1EOS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11logic_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define ptr @_ZNKSt13runtime_error4whatEv(ptr noundef %object) {
entry:
  %text = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  ret ptr %0
}

define void @_ZNSt13runtime_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt13runtime_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt13runtime_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt13runtime_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2ERKS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1ERKS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2EOS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1EOS_(ptr noundef %e, ptr noundef %other) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13runtime_error, i64 2), ptr %e, align 8
  %text = getelementptr inbounds %struct.error, ptr %other, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  %call = call i64 @strlen(ptr noundef %0)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text3 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text3, align 8
  ret void
}

define void @_ZNSt12domain_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12domain_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12domain_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt12domain_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12domain_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt12domain_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12domain_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12domain_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12domain_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt16invalid_argumentD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt16invalid_argumentD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt16invalid_argumentD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt16invalid_argumentC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt16invalid_argument, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt16invalid_argument, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt16invalid_argument, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt16invalid_argument, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt12length_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12length_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12length_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt12length_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12length_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt12length_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12length_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12length_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12length_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt12out_of_rangeD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12out_of_rangeD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12out_of_rangeD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt12out_of_rangeC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12out_of_range, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12out_of_range, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12out_of_range, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12out_of_range, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt11range_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt11range_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt11range_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt11range_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11range_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt11range_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11range_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11range_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt11range_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt14overflow_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt14overflow_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt14overflow_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt14overflow_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt14overflow_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt14overflow_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt14overflow_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt14overflow_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt14overflow_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt15underflow_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt15underflow_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt15underflow_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt15underflow_errorC2EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt15underflow_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt15underflow_errorC1EPKc(ptr noundef %e, ptr noundef %text) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt15underflow_error, i64 2), ptr %e, align 8
  %call = call i64 @strlen(ptr noundef %text)
  %add.i = add i64 %call, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %text, i64 %call, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %call
  store i8 0, ptr %arrayidx.i, align 1
  %text2 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text2, align 8
  ret void
}

define void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt15underflow_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define void @_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %e, ptr noundef %s) {
entry:
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt15underflow_error, i64 2), ptr %e, align 8
  %0 = load ptr, ptr %s, align 8
  %length = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  %1 = load i64, ptr %length, align 8
  %add.i = add i64 %1, 1
  %call.i = call ptr @__gomc_alloc(i64 noundef %add.i, i64 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i, ptr align 1 %0, i64 %1, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %call.i, i64 %1
  store i8 0, ptr %arrayidx.i, align 1
  %text1 = getelementptr inbounds %struct.error, ptr %e, i32 0, i32 1
  store ptr %call.i, ptr %text1, align 8
  ret void
}

define ptr @_ZNKSt12future_error4whatEv(ptr noundef %object) {
entry:
  %text = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text, align 8
  ret ptr %0
}

define void @_ZNSt12future_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12future_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12future_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @_ZNSt12system_errorD2Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12system_errorD1Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZNSt12system_errorD0Ev(ptr noundef %object) {
entry:
  %text.i = getelementptr inbounds %struct.error, ptr %object, i32 0, i32 1
  %0 = load ptr, ptr %text.i, align 8
  call void @free(ptr noundef %0)
  call void @_ZdlPv(ptr noundef %object)
  ret void
}

define void @__cxa_bad_cast() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt8bad_cast, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt8bad_cast, ptr noundef @_ZNSt8bad_castD1Ev)
  unreachable
}

declare ptr @__cxa_allocate_exception(i64 noundef)

declare void @__cxa_throw(ptr noundef, ptr noundef, ptr noundef)

define void @__cxa_bad_typeid() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt10bad_typeid, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt10bad_typeid, ptr noundef @_ZNSt10bad_typeidD1Ev)
  unreachable
}

define void @__cxa_throw_bad_array_new_length() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt20bad_array_new_length, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt20bad_array_new_length, ptr noundef @_ZNSt20bad_array_new_lengthD1Ev)
  unreachable
}

define void @_ZSt17__throw_bad_allocv() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt9bad_alloc, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt9bad_alloc, ptr noundef @_ZNSt9bad_allocD1Ev)
  unreachable
}

define void @_ZSt28__throw_bad_array_new_lengthv() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt20bad_array_new_length, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt20bad_array_new_length, ptr noundef @_ZNSt20bad_array_new_lengthD1Ev)
  unreachable
}

define void @_ZSt16__throw_bad_castv() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt8bad_cast, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt8bad_cast, ptr noundef @_ZNSt8bad_castD1Ev)
  unreachable
}

define void @_ZSt18__throw_bad_typeidv() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt10bad_typeid, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt10bad_typeid, ptr noundef @_ZNSt10bad_typeidD1Ev)
  unreachable
}

define void @_ZSt21__throw_bad_exceptionv() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt13bad_exception, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt13bad_exception, ptr noundef @_ZNSt13bad_exceptionD1Ev)
  unreachable
}

define void @_ZSt25__throw_bad_function_callv() {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 8)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt17bad_function_call, i64 2), ptr %call, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt17bad_function_call, ptr noundef @_ZNSt17bad_function_callD1Ev)
  unreachable
}

define void @_ZSt19__throw_logic_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt11logic_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt11logic_error, ptr noundef @_ZNSt11logic_errorD1Ev)
  unreachable
}

define void @_ZSt20__throw_domain_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt12domain_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt12domain_error, ptr noundef @_ZNSt12domain_errorD1Ev)
  unreachable
}

define void @_ZSt24__throw_invalid_argumentPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt16invalid_argumentC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt16invalid_argument, ptr noundef @_ZNSt16invalid_argumentD1Ev)
  unreachable
}

define void @_ZSt20__throw_length_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt12length_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt12length_error, ptr noundef @_ZNSt12length_errorD1Ev)
  unreachable
}

define void @_ZSt20__throw_out_of_rangePKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt12out_of_rangeC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt12out_of_range, ptr noundef @_ZNSt12out_of_rangeD1Ev)
  unreachable
}

define void @_ZSt21__throw_runtime_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt13runtime_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt13runtime_error, ptr noundef @_ZNSt13runtime_errorD1Ev)
  unreachable
}

define void @_ZSt19__throw_range_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt11range_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt11range_error, ptr noundef @_ZNSt11range_errorD1Ev)
  unreachable
}

define void @_ZSt22__throw_overflow_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt14overflow_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt14overflow_error, ptr noundef @_ZNSt14overflow_errorD1Ev)
  unreachable
}

define void @_ZSt23__throw_underflow_errorPKc(ptr noundef %text) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @_ZNSt15underflow_errorC2EPKc(ptr noundef %call, ptr noundef %text)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt15underflow_error, ptr noundef @_ZNSt15underflow_errorD1Ev)
  unreachable
}

define void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef %format, ...) {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %call = call ptr @__cxa_allocate_exception(i64 noundef 16)
  call void @llvm.va_start(ptr %list)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12out_of_range, i64 2), ptr %call, align 8
  %text = getelementptr inbounds %struct.error, ptr %call, i32 0, i32 1
  %call2 = call i32 @vasprintf(ptr noundef %text, ptr noundef %format, ptr noundef %list)
  %cmp = icmp slt i32 %call2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxerror.str.8)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.va_end(ptr %list)
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt12out_of_range, ptr noundef @_ZNSt12out_of_rangeD1Ev)
  unreachable
}

declare void @llvm.va_start(ptr)

declare i32 @vasprintf(ptr noundef, ptr noundef, ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

declare void @llvm.va_end(ptr)

define ptr @_ZNSt3_V216generic_categoryEv() {
entry:
  ret ptr @__gomc_generic_category
}

define ptr @_ZSt15future_categoryv() {
entry:
  ret ptr @__gomc_future_category
}

define void @_ZSt20__throw_system_errori(i32 noundef %value) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 32)
  %call1 = call ptr @strerror(i32 noundef %value)
  call void @_ZNSt13runtime_errorC2EPKc(ptr noundef %call, ptr noundef %call1)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12system_error, i64 2), ptr %call, align 8
  %code = getelementptr inbounds %struct.coded, ptr %call, i32 0, i32 1
  %call4 = call ptr @_ZNSt3_V216generic_categoryEv()
  store i32 %value, ptr %code, align 8
  %.compoundliteral.sroa.2.0.code.sroa_idx = getelementptr inbounds i8, ptr %code, i64 4
  store i32 undef, ptr %.compoundliteral.sroa.2.0.code.sroa_idx, align 4
  %.compoundliteral.sroa.21.0.code.sroa_idx = getelementptr inbounds i8, ptr %code, i64 8
  store ptr %call4, ptr %.compoundliteral.sroa.21.0.code.sroa_idx, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt12system_error, ptr noundef @_ZNSt12system_errorD1Ev)
  unreachable
}

declare ptr @strerror(i32 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define void @_ZSt20__throw_future_errori(i32 noundef %value) {
entry:
  %call = call ptr @__cxa_allocate_exception(i64 noundef 32)
  %call1 = call ptr @__gomc_future_text(i32 noundef %value)
  call void @_ZNSt11logic_errorC2EPKc(ptr noundef %call, ptr noundef %call1)
  store ptr getelementptr inbounds (ptr, ptr @_ZTVSt12future_error, i64 2), ptr %call, align 8
  %code = getelementptr inbounds %struct.coded, ptr %call, i32 0, i32 1
  %call4 = call ptr @_ZSt15future_categoryv()
  store i32 %value, ptr %code, align 8
  %.compoundliteral.sroa.2.0.code.sroa_idx = getelementptr inbounds i8, ptr %code, i64 4
  store i32 undef, ptr %.compoundliteral.sroa.2.0.code.sroa_idx, align 4
  %.compoundliteral.sroa.21.0.code.sroa_idx = getelementptr inbounds i8, ptr %code, i64 8
  store ptr %call4, ptr %.compoundliteral.sroa.21.0.code.sroa_idx, align 8
  call void @__cxa_throw(ptr noundef %call, ptr noundef @_ZTISt12future_error, ptr noundef @_ZNSt12future_errorD1Ev)
  unreachable
}

define internal ptr @__gomc_future_text(i32 noundef %value) {
entry:
  switch i32 %value, label %sw.epilog [
    i32 1, label %return
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
    i32 4, label %sw.bb3
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.epilog:                                        ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %sw.epilog, %sw.bb3, %sw.bb2, %sw.bb1
  %retval.0 = phi ptr [ @__gomc_cxxerror.str.16, %sw.epilog ], [ @__gomc_cxxerror.str.15, %sw.bb3 ], [ @__gomc_cxxerror.str.14, %sw.bb2 ], [ @__gomc_cxxerror.str.13, %sw.bb1 ], [ @__gomc_cxxerror.str.12, %entry ]
  ret ptr %retval.0
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef)

declare void @free(ptr noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

define internal void @__gomc_category_end(ptr noundef %category) {
entry:
  ret void
}

define internal ptr @__gomc_generic_name(ptr noundef %category) {
entry:
  ret ptr @__gomc_cxxerror.str.9
}

define internal void @__gomc_category_old() {
entry:
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxerror.str.10)
  unreachable
}

define internal void @__gomc_generic_message(ptr noundef %s, ptr noundef %category, i32 noundef %value) {
entry:
  %call = call ptr @strerror(i32 noundef %value)
  %call.i = call i64 @strlen(ptr noundef %call)
  %length.i = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  store i64 %call.i, ptr %length.i, align 8
  %0 = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 2
  store ptr %0, ptr %s, align 8
  %1 = load i64, ptr %length.i, align 8
  %cmp.i = icmp uge i64 %1, 16
  br i1 %cmp.i, label %if.then.i, label %set_string.exit

if.then.i:                                        ; preds = %entry
  %add.i = add i64 %1, 1
  %call4.i = call ptr @_Znwm(i64 noundef %add.i)
  store ptr %call4.i, ptr %s, align 8
  %2 = load i64, ptr %length.i, align 8
  store i64 %2, ptr %0, align 8
  br label %set_string.exit

set_string.exit:                                  ; preds = %if.then.i, %entry
  %3 = load ptr, ptr %s, align 8
  %4 = load i64, ptr %length.i, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %call, i64 %4, i1 false)
  %5 = load ptr, ptr %s, align 8
  %6 = load i64, ptr %length.i, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %5, i64 %6
  store i8 0, ptr %arrayidx.i, align 1
  ret void
}

define internal { i32, ptr } @__gomc_category_condition(ptr noundef %category, i32 noundef %value) {
entry:
  %.fca.0.insert = insertvalue { i32, ptr } poison, i32 %value, 0
  %.fca.1.insert = insertvalue { i32, ptr } %.fca.0.insert, ptr %category, 1
  ret { i32, ptr } %.fca.1.insert
}

define internal zeroext i1 @__gomc_category_fits(ptr noundef %category, i32 noundef %value, ptr noundef %condition) {
entry:
  %category1 = getelementptr inbounds %struct.code, ptr %condition, i32 0, i32 1
  %0 = load ptr, ptr %category1, align 8
  %cmp = icmp eq ptr %0, %category
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, ptr %condition, align 8
  %cmp3 = icmp eq i32 %1, %value
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  ret i1 %2
}

define internal zeroext i1 @__gomc_category_is(ptr noundef %category, ptr noundef %code, i32 noundef %value) {
entry:
  %category1 = getelementptr inbounds %struct.code, ptr %code, i32 0, i32 1
  %0 = load ptr, ptr %category1, align 8
  %cmp = icmp eq ptr %0, %category
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, ptr %code, align 8
  %cmp3 = icmp eq i32 %1, %value
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  ret i1 %2
}

declare ptr @_Znwm(i64 noundef)

define internal ptr @__gomc_future_name(ptr noundef %category) {
entry:
  ret ptr @__gomc_cxxerror.str.11
}

define internal void @__gomc_future_message(ptr noundef %s, ptr noundef %category, i32 noundef %value) {
entry:
  %call = call ptr @__gomc_future_text(i32 noundef %value)
  %call.i = call i64 @strlen(ptr noundef %call)
  %length.i = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 1
  store i64 %call.i, ptr %length.i, align 8
  %0 = getelementptr inbounds %struct.string, ptr %s, i32 0, i32 2
  store ptr %0, ptr %s, align 8
  %1 = load i64, ptr %length.i, align 8
  %cmp.i = icmp uge i64 %1, 16
  br i1 %cmp.i, label %if.then.i, label %set_string.exit

if.then.i:                                        ; preds = %entry
  %add.i = add i64 %1, 1
  %call4.i = call ptr @_Znwm(i64 noundef %add.i)
  store ptr %call4.i, ptr %s, align 8
  %2 = load i64, ptr %length.i, align 8
  store i64 %2, ptr %0, align 8
  br label %set_string.exit

set_string.exit:                                  ; preds = %if.then.i, %entry
  %3 = load ptr, ptr %s, align 8
  %4 = load i64, ptr %length.i, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %call, i64 %4, i1 false)
  %5 = load ptr, ptr %s, align 8
  %6 = load i64, ptr %length.i, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %5, i64 %6
  store i8 0, ptr %arrayidx.i, align 1
  ret void
}

