; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %7 = call noalias ptr @malloc(i64 noundef 0) #8
  store ptr %7, ptr %2, align 8
  %8 = call noalias ptr @malloc(i64 noundef 0) #8
  store ptr %8, ptr %3, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %19

11:                                               ; preds = %0
  %12 = load ptr, ptr %3, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = load ptr, ptr %2, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = icmp ne ptr %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  br label %20

19:                                               ; preds = %14, %11, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

20:                                               ; preds = %18
  %21 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %21) #10
  %22 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %22) #10
  call void @free(ptr noundef null) #10
  %23 = call noalias ptr @calloc(i64 noundef 3, i64 noundef 5) #11
  store ptr %23, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %24

24:                                               ; preds = %38, %20
  %25 = load i32, ptr %4, align 4
  %26 = icmp slt i32 %25, 15
  br i1 %26, label %27, label %41

27:                                               ; preds = %24
  %28 = load ptr, ptr %2, align 8
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %27
  br label %37

36:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

37:                                               ; preds = %35
  br label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %4, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %4, align 4
  br label %24, !llvm.loop !5

41:                                               ; preds = %24
  %42 = load ptr, ptr %2, align 8
  %43 = call ptr @strcpy(ptr noundef %42, ptr noundef @.str.3) #10
  %44 = load ptr, ptr %2, align 8
  %45 = call ptr @realloc(ptr noundef %44, i64 noundef 3) #12
  store ptr %45, ptr %2, align 8
  %46 = load ptr, ptr %2, align 8
  %47 = call i32 @memcmp(ptr noundef %46, ptr noundef @.str.4, i64 noundef 3) #13
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %41
  br label %51

50:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

51:                                               ; preds = %49
  %52 = load ptr, ptr %2, align 8
  %53 = call ptr @realloc(ptr noundef %52, i64 noundef 40) #12
  store ptr %53, ptr %2, align 8
  %54 = load ptr, ptr %2, align 8
  %55 = call i32 @memcmp(ptr noundef %54, ptr noundef @.str.4, i64 noundef 3) #13
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %51
  %58 = load ptr, ptr %2, align 8
  %59 = call i64 @malloc_usable_size(ptr noundef %58) #10
  %60 = icmp eq i64 %59, 40
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  br label %63

62:                                               ; preds = %57, %51
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

63:                                               ; preds = %61
  %64 = load ptr, ptr %2, align 8
  %65 = call ptr @realloc(ptr noundef %64, i64 noundef 0) #12
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  br label %69

68:                                               ; preds = %63
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

69:                                               ; preds = %67
  %70 = call ptr @realloc(ptr noundef null, i64 noundef 4) #12
  store ptr %70, ptr %2, align 8
  %71 = load ptr, ptr %2, align 8
  %72 = call ptr @reallocarray(ptr noundef %71, i64 noundef 2, i64 noundef 4) #10
  store ptr %72, ptr %2, align 8
  %73 = load ptr, ptr %2, align 8
  %74 = getelementptr inbounds i8, ptr %73, i64 7
  store i8 1, ptr %74, align 1
  %75 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %75) #10
  store i64 9223372036854775807, ptr %5, align 8
  %76 = call ptr @__errno_location() #14
  store i32 0, ptr %76, align 4
  %77 = load i64, ptr %5, align 8
  %78 = call noalias ptr @calloc(i64 noundef %77, i64 noundef 3) #11
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %85

80:                                               ; preds = %69
  %81 = call ptr @__errno_location() #14
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 12
  br i1 %83, label %84, label %85

84:                                               ; preds = %80
  br label %86

85:                                               ; preds = %80, %69
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

86:                                               ; preds = %84
  %87 = load i64, ptr %5, align 8
  %88 = call ptr @reallocarray(ptr noundef null, i64 noundef %87, i64 noundef 3) #10
  %89 = icmp eq ptr %88, null
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  br label %92

91:                                               ; preds = %86
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

92:                                               ; preds = %90
  %93 = call noalias align 16 ptr @aligned_alloc(i64 noundef 16, i64 noundef 32) #12
  store ptr %93, ptr %2, align 8
  %94 = load ptr, ptr %2, align 8
  %95 = ptrtoint ptr %94 to i64
  %96 = urem i64 %95, 16
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %92
  br label %100

99:                                               ; preds = %92
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

100:                                              ; preds = %98
  %101 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %101) #10
  %102 = call i32 @posix_memalign(ptr noundef %6, i64 noundef 3, i64 noundef 8) #10
  %103 = icmp eq i32 %102, 22
  br i1 %103, label %104, label %105

104:                                              ; preds = %100
  br label %106

105:                                              ; preds = %100
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

106:                                              ; preds = %104
  %107 = call i32 @posix_memalign(ptr noundef %6, i64 noundef 16, i64 noundef 8) #10
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %106
  br label %111

110:                                              ; preds = %106
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

111:                                              ; preds = %109
  %112 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %112) #10
  %113 = call noalias ptr @strdup(ptr noundef @.str.13) #10
  store ptr %113, ptr %2, align 8
  %114 = load ptr, ptr %2, align 8
  %115 = call i32 @strcmp(ptr noundef %114, ptr noundef @.str.13) #13
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %118

117:                                              ; preds = %111
  br label %119

118:                                              ; preds = %111
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

119:                                              ; preds = %117
  %120 = load ptr, ptr %2, align 8
  %121 = call noalias ptr @strndup(ptr noundef %120, i64 noundef 3) #10
  store ptr %121, ptr %3, align 8
  %122 = load ptr, ptr %3, align 8
  %123 = call i32 @strcmp(ptr noundef %122, ptr noundef @.str.15) #13
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %126

125:                                              ; preds = %119
  br label %127

126:                                              ; preds = %119
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

127:                                              ; preds = %125
  %128 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %128) #10
  %129 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %129) #10
  ret i32 0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #6

; Function Attrs: nounwind
declare i64 @malloc_usable_size(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @reallocarray(ptr noundef, i64 noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #7

; Function Attrs: nounwind allocsize(1)
declare noalias ptr @aligned_alloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #6

; Function Attrs: nounwind
declare noalias ptr @strndup(ptr noundef, i64 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0,1) }
attributes #12 = { nounwind allocsize(1) }
attributes #13 = { nounwind willreturn memory(read) }
attributes #14 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
