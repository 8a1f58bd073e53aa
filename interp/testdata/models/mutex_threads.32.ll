; ModuleID = 'mutex_threads.c'
source_filename = "mutex_threads.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i16, i16 }

@a = dso_local global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4
@total = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [25 x i8] c"total == 2 + (got == &a)\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"mutex_threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@inside = dso_local global i32 0, align 4
@.str.2 = private unnamed_addr constant [14 x i8] c"inside++ == 0\00", align 1
@__PRETTY_FUNCTION__.section = private unnamed_addr constant [19 x i8] c"void section(void)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @locks, ptr noundef null) #4
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @tries, ptr noundef null) #4
  %7 = call ptr @locks(ptr noundef null)
  %8 = load i32, ptr %2, align 4
  %9 = call i32 @pthread_join(i32 noundef %8, ptr noundef null)
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @pthread_join(i32 noundef %10, ptr noundef %4)
  %12 = load i32, ptr @total, align 4
  %13 = load ptr, ptr %4, align 4
  %14 = icmp eq ptr %13, @a
  %15 = zext i1 %14 to i32
  %16 = add nsw i32 2, %15
  %17 = icmp eq i32 %12, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %0
  br label %20

19:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

20:                                               ; preds = %18
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @locks(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef @a) #4
  call void @section()
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @tries(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca ptr, align 4
  store ptr %0, ptr %3, align 4
  %4 = call i32 @pthread_mutex_trylock(ptr noundef @a) #4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  store ptr null, ptr %2, align 4
  br label %9

7:                                                ; preds = %1
  call void @section()
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4
  store ptr @a, ptr %2, align 4
  br label %9

9:                                                ; preds = %7, %6
  %10 = load ptr, ptr %2, align 4
  ret ptr %10
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @section() #0 {
  %1 = load i32, ptr @inside, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @inside, align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  br label %6

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.section) #5
  unreachable

6:                                                ; preds = %4
  %7 = load i32, ptr @total, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr @total, align 4
  %9 = load i32, ptr @inside, align 4
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr @inside, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
