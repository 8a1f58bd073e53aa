; ModuleID = 'semaphore_named.c'
source_filename = "semaphore_named.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"/gomc-filled\00", align 1
@item = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [10 x i8] c"item == 1\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"semaphore_named.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"/gomc-a\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"/gomc/a\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.6 = private unnamed_addr constant [47 x i8] c"a != SEM_FAILED && sem_open(\22/gomc-a\22, 0) == a\00", align 1
@__PRETTY_FUNCTION__.names = private unnamed_addr constant [17 x i8] c"void names(void)\00", align 1
@.str.7 = private unnamed_addr constant [58 x i8] c"sem_wait(a) == 0 && sem_close(a) == 0 && sem_wait(a) == 0\00", align 1
@.str.8 = private unnamed_addr constant [18 x i8] c"sem_close(a) == 0\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"/gomc-b\00", align 1
@.str.10 = private unnamed_addr constant [53 x i8] c"a != b && sem_getvalue(a, &value) == 0 && value == 1\00", align 1
@.str.11 = private unnamed_addr constant [43 x i8] c"sem_getvalue(b, &value) == 0 && value == 9\00", align 1
@.str.12 = private unnamed_addr constant [57 x i8] c"sem_unlink(\22/gomc-a\22) == 0 && sem_unlink(\22/gomc-b\22) == 0\00", align 1
@.str.13 = private unnamed_addr constant [47 x i8] c"sem_unlink(\22/gomc-a\22) == -1 && errno == ENOENT\00", align 1
@.str.14 = private unnamed_addr constant [61 x i8] c"again != a && sem_getvalue(again, &value) == 0 && value == 5\00", align 1
@.str.15 = private unnamed_addr constant [63 x i8] c"sem_post(a) == 0 && sem_getvalue(a, &value) == 0 && value == 2\00", align 1
@.str.16 = private unnamed_addr constant [27 x i8] c"sem_unlink(\22/gomc-a\22) == 0\00", align 1
@.str.17 = private unnamed_addr constant [39 x i8] c"result == SEM_FAILED && errno == error\00", align 1
@__PRETTY_FUNCTION__.fails = private unnamed_addr constant [25 x i8] c"void fails(sem_t *, int)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @names()
  %4 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 64, i32 noundef 384, i32 noundef 0) #5
  store ptr %4, ptr %3, align 8
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #5
  %6 = load ptr, ptr %3, align 8
  %7 = call i32 @sem_wait(ptr noundef %6)
  %8 = load i32, ptr @item, align 4
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %0
  br label %12

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

12:                                               ; preds = %10
  %13 = load i64, ptr %2, align 8
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null)
  %15 = call i32 @sem_unlink(ptr noundef @.str) #5
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @names() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 0) #5
  call void @fails(ptr noundef %5, i32 noundef 2)
  %6 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.4, i32 noundef 64, i32 noundef 384, i32 noundef 1) #5
  call void @fails(ptr noundef %6, i32 noundef 22)
  %7 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.5, i32 noundef 64, i32 noundef 384, i32 noundef 1) #5
  call void @fails(ptr noundef %7, i32 noundef 22)
  %8 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 64, i32 noundef 384, i32 noundef -2147483648) #5
  call void @fails(ptr noundef %8, i32 noundef 22)
  %9 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 192, i32 noundef 384, i32 noundef 3) #5
  store ptr %9, ptr %2, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %17

12:                                               ; preds = %0
  %13 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 0) #5
  %14 = load ptr, ptr %2, align 8
  %15 = icmp eq ptr %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  br label %18

17:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.2, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

18:                                               ; preds = %16
  %19 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 192, i32 noundef 384, i32 noundef 3) #5
  call void @fails(ptr noundef %19, i32 noundef 17)
  %20 = load ptr, ptr %2, align 8
  %21 = call i32 @sem_wait(ptr noundef %20)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %18
  %24 = load ptr, ptr %2, align 8
  %25 = call i32 @sem_close(ptr noundef %24) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %23
  %28 = load ptr, ptr %2, align 8
  %29 = call i32 @sem_wait(ptr noundef %28)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  br label %33

32:                                               ; preds = %27, %23, %18
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.2, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

33:                                               ; preds = %31
  %34 = load ptr, ptr %2, align 8
  %35 = call i32 @sem_close(ptr noundef %34) #5
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  br label %39

38:                                               ; preds = %33
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.2, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

39:                                               ; preds = %37
  %40 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 64, i32 noundef 384, i32 noundef 9) #5
  store ptr %40, ptr %2, align 8
  %41 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.9, i32 noundef 64, i32 noundef 384, i32 noundef 9) #5
  store ptr %41, ptr %3, align 8
  %42 = load ptr, ptr %2, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = icmp ne ptr %42, %43
  br i1 %44, label %45, label %53

45:                                               ; preds = %39
  %46 = load ptr, ptr %2, align 8
  %47 = call i32 @sem_getvalue(ptr noundef %46, ptr noundef %1) #5
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %53

49:                                               ; preds = %45
  %50 = load i32, ptr %1, align 4
  %51 = icmp eq i32 %50, 1
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  br label %54

53:                                               ; preds = %49, %45, %39
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.2, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

54:                                               ; preds = %52
  %55 = load ptr, ptr %3, align 8
  %56 = call i32 @sem_getvalue(ptr noundef %55, ptr noundef %1) #5
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %54
  %59 = load i32, ptr %1, align 4
  %60 = icmp eq i32 %59, 9
  br i1 %60, label %61, label %62

61:                                               ; preds = %58
  br label %63

62:                                               ; preds = %58, %54
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.2, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

63:                                               ; preds = %61
  %64 = call i32 @sem_unlink(ptr noundef @.str.3) #5
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %63
  %67 = call i32 @sem_unlink(ptr noundef @.str.9) #5
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %66
  br label %71

70:                                               ; preds = %66, %63
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.2, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

71:                                               ; preds = %69
  %72 = call ptr @__errno_location() #7
  store i32 0, ptr %72, align 4
  %73 = call i32 @sem_unlink(ptr noundef @.str.3) #5
  %74 = icmp eq i32 %73, -1
  br i1 %74, label %75, label %80

75:                                               ; preds = %71
  %76 = call ptr @__errno_location() #7
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  br label %81

80:                                               ; preds = %75, %71
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.2, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

81:                                               ; preds = %79
  %82 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 0) #5
  call void @fails(ptr noundef %82, i32 noundef 2)
  %83 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.3, i32 noundef 64, i32 noundef 384, i32 noundef 5) #5
  store ptr %83, ptr %4, align 8
  %84 = load ptr, ptr %4, align 8
  %85 = load ptr, ptr %2, align 8
  %86 = icmp ne ptr %84, %85
  br i1 %86, label %87, label %95

87:                                               ; preds = %81
  %88 = load ptr, ptr %4, align 8
  %89 = call i32 @sem_getvalue(ptr noundef %88, ptr noundef %1) #5
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %87
  %92 = load i32, ptr %1, align 4
  %93 = icmp eq i32 %92, 5
  br i1 %93, label %94, label %95

94:                                               ; preds = %91
  br label %96

95:                                               ; preds = %91, %87, %81
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.2, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

96:                                               ; preds = %94
  %97 = load ptr, ptr %2, align 8
  %98 = call i32 @sem_post(ptr noundef %97) #5
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %108

100:                                              ; preds = %96
  %101 = load ptr, ptr %2, align 8
  %102 = call i32 @sem_getvalue(ptr noundef %101, ptr noundef %1) #5
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %108

104:                                              ; preds = %100
  %105 = load i32, ptr %1, align 4
  %106 = icmp eq i32 %105, 2
  br i1 %106, label %107, label %108

107:                                              ; preds = %104
  br label %109

108:                                              ; preds = %104, %100, %96
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.2, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

109:                                              ; preds = %107
  %110 = call i32 @sem_unlink(ptr noundef @.str.3) #5
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %113

112:                                              ; preds = %109
  br label %114

113:                                              ; preds = %109
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.2, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.names) #6
  unreachable

114:                                              ; preds = %112
  ret void
}

; Function Attrs: nounwind
declare ptr @sem_open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 64, i32 noundef 384, i32 noundef 0) #5
  store ptr %4, ptr %3, align 8
  store i32 1, ptr @item, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @sem_post(ptr noundef %5) #5
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @sem_close(ptr noundef %7) #5
  ret ptr null
}

declare i32 @sem_wait(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_unlink(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @fails(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = call ptr @__errno_location() #7
  %9 = load i32, ptr %8, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  br label %14

13:                                               ; preds = %7, %2
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.2, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.fails) #6
  unreachable

14:                                               ; preds = %12
  %15 = call ptr @__errno_location() #7
  store i32 0, ptr %15, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @sem_close(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sem_getvalue(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
