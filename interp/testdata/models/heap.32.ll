; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"p && q && p != q\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"heap.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"p[i] == 0\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.5 = private unnamed_addr constant [25 x i8] c"memcmp(p, \22abc\22, 3) == 0\00", align 1
@.str.6 = private unnamed_addr constant [56 x i8] c"memcmp(p, \22abc\22, 3) == 0 && malloc_usable_size(p) == 40\00", align 1
@.str.7 = private unnamed_addr constant [22 x i8] c"realloc(p, 0) == NULL\00", align 1
@.str.8 = private unnamed_addr constant [43 x i8] c"calloc(huge, 3) == NULL && errno == ENOMEM\00", align 1
@.str.9 = private unnamed_addr constant [36 x i8] c"reallocarray(NULL, huge, 3) == NULL\00", align 1
@.str.10 = private unnamed_addr constant [23 x i8] c"(uintptr_t)p % 16 == 0\00", align 1
@.str.11 = private unnamed_addr constant [35 x i8] c"posix_memalign(&r, 3, 8) == EINVAL\00", align 1
@.str.12 = private unnamed_addr constant [31 x i8] c"posix_memalign(&r, 16, 8) == 0\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.14 = private unnamed_addr constant [24 x i8] c"strcmp(p, \22hello\22) == 0\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"hel\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"strcmp(q, \22hel\22) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %7 = call noalias ptr @malloc(i32 noundef 0) #8
  store ptr %7, ptr %2, align 4
  %8 = call noalias ptr @malloc(i32 noundef 0) #8
  store ptr %8, ptr %3, align 4
  %9 = load ptr, ptr %2, align 4
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %19

11:                                               ; preds = %0
  %12 = load ptr, ptr %3, align 4
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = load ptr, ptr %2, align 4
  %16 = load ptr, ptr %3, align 4
  %17 = icmp ne ptr %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  br label %20

19:                                               ; preds = %14, %11, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

20:                                               ; preds = %18
  %21 = load ptr, ptr %2, align 4
  call void @free(ptr noundef %21) #10
  %22 = load ptr, ptr %3, align 4
  call void @free(ptr noundef %22) #10
  call void @free(ptr noundef null) #10
  %23 = call noalias ptr @calloc(i32 noundef 3, i32 noundef 5) #11
  store ptr %23, ptr %2, align 4
  store i32 0, ptr %4, align 4
  br label %24

24:                                               ; preds = %37, %20
  %25 = load i32, ptr %4, align 4
  %26 = icmp slt i32 %25, 15
  br i1 %26, label %27, label %40

27:                                               ; preds = %24
  %28 = load ptr, ptr %2, align 4
  %29 = load i32, ptr %4, align 4
  %30 = getelementptr inbounds i8, ptr %28, i32 %29
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %27
  br label %36

35:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

36:                                               ; preds = %34
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %4, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %4, align 4
  br label %24, !llvm.loop !6

40:                                               ; preds = %24
  %41 = load ptr, ptr %2, align 4
  %42 = call ptr @strcpy(ptr noundef %41, ptr noundef @.str.3) #10
  %43 = load ptr, ptr %2, align 4
  %44 = call ptr @realloc(ptr noundef %43, i32 noundef 3) #12
  store ptr %44, ptr %2, align 4
  %45 = load ptr, ptr %2, align 4
  %46 = call i32 @memcmp(ptr noundef %45, ptr noundef @.str.4, i32 noundef 3) #13
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %40
  br label %50

49:                                               ; preds = %40
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

50:                                               ; preds = %48
  %51 = load ptr, ptr %2, align 4
  %52 = call ptr @realloc(ptr noundef %51, i32 noundef 40) #12
  store ptr %52, ptr %2, align 4
  %53 = load ptr, ptr %2, align 4
  %54 = call i32 @memcmp(ptr noundef %53, ptr noundef @.str.4, i32 noundef 3) #13
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %50
  %57 = load ptr, ptr %2, align 4
  %58 = call i32 @malloc_usable_size(ptr noundef %57) #10
  %59 = icmp eq i32 %58, 40
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  br label %62

61:                                               ; preds = %56, %50
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

62:                                               ; preds = %60
  %63 = load ptr, ptr %2, align 4
  %64 = call ptr @realloc(ptr noundef %63, i32 noundef 0) #12
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  br label %68

67:                                               ; preds = %62
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

68:                                               ; preds = %66
  %69 = call ptr @realloc(ptr noundef null, i32 noundef 4) #12
  store ptr %69, ptr %2, align 4
  %70 = load ptr, ptr %2, align 4
  %71 = call ptr @reallocarray(ptr noundef %70, i32 noundef 2, i32 noundef 4) #10
  store ptr %71, ptr %2, align 4
  %72 = load ptr, ptr %2, align 4
  %73 = getelementptr inbounds i8, ptr %72, i32 7
  store i8 1, ptr %73, align 1
  %74 = load ptr, ptr %2, align 4
  call void @free(ptr noundef %74) #10
  store i32 2147483647, ptr %5, align 4
  %75 = call ptr @__errno_location() #14
  store i32 0, ptr %75, align 4
  %76 = load i32, ptr %5, align 4
  %77 = call noalias ptr @calloc(i32 noundef %76, i32 noundef 3) #11
  %78 = icmp eq ptr %77, null
  br i1 %78, label %79, label %84

79:                                               ; preds = %68
  %80 = call ptr @__errno_location() #14
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 12
  br i1 %82, label %83, label %84

83:                                               ; preds = %79
  br label %85

84:                                               ; preds = %79, %68
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

85:                                               ; preds = %83
  %86 = load i32, ptr %5, align 4
  %87 = call ptr @reallocarray(ptr noundef null, i32 noundef %86, i32 noundef 3) #10
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  br label %91

90:                                               ; preds = %85
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

91:                                               ; preds = %89
  %92 = call noalias align 16 ptr @aligned_alloc(i32 noundef 16, i32 noundef 32) #12
  store ptr %92, ptr %2, align 4
  %93 = load ptr, ptr %2, align 4
  %94 = ptrtoint ptr %93 to i32
  %95 = urem i32 %94, 16
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %98

97:                                               ; preds = %91
  br label %99

98:                                               ; preds = %91
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

99:                                               ; preds = %97
  %100 = load ptr, ptr %2, align 4
  call void @free(ptr noundef %100) #10
  %101 = call i32 @posix_memalign(ptr noundef %6, i32 noundef 3, i32 noundef 8) #10
  %102 = icmp eq i32 %101, 22
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  br label %105

104:                                              ; preds = %99
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

105:                                              ; preds = %103
  %106 = call i32 @posix_memalign(ptr noundef %6, i32 noundef 16, i32 noundef 8) #10
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %110

109:                                              ; preds = %105
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

110:                                              ; preds = %108
  %111 = load ptr, ptr %6, align 4
  call void @free(ptr noundef %111) #10
  %112 = call noalias ptr @strdup(ptr noundef @.str.13) #10
  store ptr %112, ptr %2, align 4
  %113 = load ptr, ptr %2, align 4
  %114 = call i32 @strcmp(ptr noundef %113, ptr noundef @.str.13) #13
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %117

116:                                              ; preds = %110
  br label %118

117:                                              ; preds = %110
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

118:                                              ; preds = %116
  %119 = load ptr, ptr %2, align 4
  %120 = call noalias ptr @strndup(ptr noundef %119, i32 noundef 3) #10
  store ptr %120, ptr %3, align 4
  %121 = load ptr, ptr %3, align 4
  %122 = call i32 @strcmp(ptr noundef %121, ptr noundef @.str.15) #13
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %125

124:                                              ; preds = %118
  br label %126

125:                                              ; preds = %118
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

126:                                              ; preds = %124
  %127 = load ptr, ptr %2, align 4
  call void @free(ptr noundef %127) #10
  %128 = load ptr, ptr %3, align 4
  call void @free(ptr noundef %128) #10
  ret i32 0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i32 noundef, i32 noundef) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i32 noundef) #6

; Function Attrs: nounwind
declare i32 @malloc_usable_size(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @reallocarray(ptr noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #7

; Function Attrs: nounwind allocsize(1)
declare noalias ptr @aligned_alloc(i32 noundef, i32 noundef) #5

; Function Attrs: nounwind
declare i32 @posix_memalign(ptr noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #6

; Function Attrs: nounwind
declare noalias ptr @strndup(ptr noundef, i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0,1) }
attributes #12 = { nounwind allocsize(1) }
attributes #13 = { nounwind willreturn memory(read) }
attributes #14 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
