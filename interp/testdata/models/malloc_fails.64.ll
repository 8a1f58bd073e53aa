; ModuleID = 'malloc_fails.c'
source_filename = "malloc_fails.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@mishaps = dso_local global i32 4, align 4
@.str = private unnamed_addr constant [16 x i8] c"errno == ENOMEM\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"malloc_fails.c\00", align 1
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"errno == ENOMEM && *a == 7\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"*b == 7\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"!c || c[1] == 0\00", align 1
@.str.5 = private unnamed_addr constant [43 x i8] c"error ? error == ENOMEM && d == a : d != a\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"!e || !strcmp(e, \22text\22)\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"te\00", align 1
@.str.9 = private unnamed_addr constant [23 x i8] c"!f || !strcmp(f, \22te\22)\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"12\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"n < 0 || !strcmp(g, \2212\22)\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"reached\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  %14 = call ptr @malloc(i64 noundef 4) #6
  store ptr %14, ptr %3, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %25, label %17

17:                                               ; preds = %0
  %18 = call ptr @__errno_location()
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 12
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  br label %24

22:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__func__.main) #7
  unreachable

23:                                               ; No predecessors!
  br label %24

24:                                               ; preds = %23, %21
  store i32 0, ptr %1, align 4
  br label %164

25:                                               ; preds = %0
  %26 = load ptr, ptr %3, align 8
  store i32 7, ptr %26, align 4
  %27 = call ptr @__errno_location()
  store i32 0, ptr %27, align 4
  %28 = load ptr, ptr %3, align 8
  %29 = call ptr @realloc(ptr noundef %28, i64 noundef 8) #8
  store ptr %29, ptr %4, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %46, label %32

32:                                               ; preds = %25
  %33 = load i32, ptr %2, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %2, align 4
  %35 = call ptr @__errno_location()
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 12
  br i1 %37, label %38, label %43

38:                                               ; preds = %32
  %39 = load ptr, ptr %3, align 8
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 7
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  br label %45

43:                                               ; preds = %38, %32
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__func__.main) #7
  unreachable

44:                                               ; No predecessors!
  br label %45

45:                                               ; preds = %44, %42
  br label %55

46:                                               ; preds = %25
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 7
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  br label %53

51:                                               ; preds = %46
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__func__.main) #7
  unreachable

52:                                               ; No predecessors!
  br label %53

53:                                               ; preds = %52, %50
  %54 = load ptr, ptr %4, align 8
  store ptr %54, ptr %3, align 8
  br label %55

55:                                               ; preds = %53, %45
  %56 = call ptr @calloc(i64 noundef 2, i64 noundef 4) #9
  store ptr %56, ptr %5, align 8
  %57 = load ptr, ptr %5, align 8
  %58 = icmp ne ptr %57, null
  %59 = xor i1 %58, true
  %60 = zext i1 %59 to i32
  %61 = load i32, ptr %2, align 4
  %62 = add nsw i32 %61, %60
  store i32 %62, ptr %2, align 4
  %63 = load ptr, ptr %5, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %70

65:                                               ; preds = %55
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds i32, ptr %66, i64 1
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %65, %55
  br label %73

71:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__func__.main) #7
  unreachable

72:                                               ; No predecessors!
  br label %73

73:                                               ; preds = %72, %70
  %74 = load ptr, ptr %3, align 8
  store ptr %74, ptr %6, align 8
  %75 = call i32 @posix_memalign(ptr noundef %6, i64 noundef 16, i64 noundef 4)
  store i32 %75, ptr %7, align 4
  %76 = load i32, ptr %7, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %85

78:                                               ; preds = %73
  %79 = load i32, ptr %7, align 4
  %80 = icmp eq i32 %79, 12
  br i1 %80, label %81, label %90

81:                                               ; preds = %78
  %82 = load ptr, ptr %6, align 8
  %83 = load ptr, ptr %3, align 8
  %84 = icmp eq ptr %82, %83
  br i1 %84, label %89, label %90

85:                                               ; preds = %73
  %86 = load ptr, ptr %6, align 8
  %87 = load ptr, ptr %3, align 8
  %88 = icmp ne ptr %86, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %85, %81
  br label %92

90:                                               ; preds = %85, %81, %78
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__func__.main) #7
  unreachable

91:                                               ; No predecessors!
  br label %92

92:                                               ; preds = %91, %89
  %93 = load i32, ptr %7, align 4
  %94 = icmp ne i32 %93, 0
  %95 = zext i1 %94 to i32
  %96 = load i32, ptr %2, align 4
  %97 = add nsw i32 %96, %95
  store i32 %97, ptr %2, align 4
  %98 = call ptr @strdup(ptr noundef @.str.6)
  store ptr %98, ptr %8, align 8
  %99 = load ptr, ptr %8, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %105

101:                                              ; preds = %92
  %102 = load ptr, ptr %8, align 8
  %103 = call i32 @strcmp(ptr noundef %102, ptr noundef @.str.6)
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %106, label %105

105:                                              ; preds = %101, %92
  br label %108

106:                                              ; preds = %101
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__func__.main) #7
  unreachable

107:                                              ; No predecessors!
  br label %108

108:                                              ; preds = %107, %105
  %109 = load ptr, ptr %8, align 8
  %110 = icmp ne ptr %109, null
  %111 = xor i1 %110, true
  %112 = zext i1 %111 to i32
  %113 = load i32, ptr %2, align 4
  %114 = add nsw i32 %113, %112
  store i32 %114, ptr %2, align 4
  %115 = call ptr @strndup(ptr noundef @.str.6, i64 noundef 2)
  store ptr %115, ptr %9, align 8
  %116 = load ptr, ptr %9, align 8
  %117 = icmp ne ptr %116, null
  br i1 %117, label %118, label %122

118:                                              ; preds = %108
  %119 = load ptr, ptr %9, align 8
  %120 = call i32 @strcmp(ptr noundef %119, ptr noundef @.str.8)
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %123, label %122

122:                                              ; preds = %118, %108
  br label %125

123:                                              ; preds = %118
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__func__.main) #7
  unreachable

124:                                              ; No predecessors!
  br label %125

125:                                              ; preds = %124, %122
  %126 = load ptr, ptr %9, align 8
  %127 = icmp ne ptr %126, null
  %128 = xor i1 %127, true
  %129 = zext i1 %128 to i32
  %130 = load i32, ptr %2, align 4
  %131 = add nsw i32 %130, %129
  store i32 %131, ptr %2, align 4
  %132 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef %10, ptr noundef @.str.10, i32 noundef 12)
  store i32 %132, ptr %11, align 4
  %133 = load i32, ptr %11, align 4
  %134 = icmp slt i32 %133, 0
  br i1 %134, label %139, label %135

135:                                              ; preds = %125
  %136 = load ptr, ptr %10, align 8
  %137 = call i32 @strcmp(ptr noundef %136, ptr noundef @.str.11)
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %140, label %139

139:                                              ; preds = %135, %125
  br label %142

140:                                              ; preds = %135
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__func__.main) #7
  unreachable

141:                                              ; No predecessors!
  br label %142

142:                                              ; preds = %141, %139
  %143 = load i32, ptr %11, align 4
  %144 = icmp slt i32 %143, 0
  %145 = zext i1 %144 to i32
  %146 = load i32, ptr %2, align 4
  %147 = add nsw i32 %146, %145
  store i32 %147, ptr %2, align 4
  %148 = call align 16 ptr @aligned_alloc(i64 noundef 16, i64 noundef 16) #8
  store ptr %148, ptr %12, align 8
  %149 = load ptr, ptr %12, align 8
  %150 = icmp ne ptr %149, null
  %151 = xor i1 %150, true
  %152 = zext i1 %151 to i32
  %153 = load i32, ptr %2, align 4
  %154 = add nsw i32 %153, %152
  store i32 %154, ptr %2, align 4
  %155 = load i32, ptr %2, align 4
  %156 = icmp slt i32 %155, 6
  %157 = zext i1 %156 to i32
  store i32 %157, ptr %13, align 4
  %158 = load i32, ptr %13, align 4
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %161

160:                                              ; preds = %142
  br label %163

161:                                              ; preds = %142
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__func__.main) #7
  unreachable

162:                                              ; No predecessors!
  br label %163

163:                                              ; preds = %162, %160
  store i32 0, ptr %1, align 4
  br label %164

164:                                              ; preds = %163, %24
  %165 = load i32, ptr %1, align 4
  ret i32 %165
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare ptr @__errno_location() #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #5

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) #2

declare ptr @strdup(ptr noundef) #2

declare i32 @strcmp(ptr noundef, ptr noundef) #2

declare ptr @strndup(ptr noundef, i64 noundef) #2

declare i32 @asprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: allocsize(1)
declare ptr @aligned_alloc(i64 noundef, i64 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { allocsize(0) }
attributes #7 = { noreturn }
attributes #8 = { allocsize(1) }
attributes #9 = { allocsize(0,1) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
