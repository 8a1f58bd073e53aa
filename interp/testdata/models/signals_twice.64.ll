; ModuleID = 'signals_twice.c'
source_filename = "signals_twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %1, align 4
  %3 = call i32 @sigfillset(ptr noundef %2) #2
  %4 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %2, ptr noundef null) #2
  %5 = call i32 @raise(i32 noundef 10) #2
  %6 = call i32 @raise(i32 noundef 10) #2
  %7 = call i32 @__libc_current_sigrtmin() #2
  %8 = call i32 @raise(i32 noundef %7) #2
  %9 = call i32 @__libc_current_sigrtmax() #2
  %10 = call i32 @raise(i32 noundef %9) #2
  %11 = call i32 @__libc_current_sigrtmin() #2
  %12 = call i32 @raise(i32 noundef %11) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sigfillset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @__libc_current_sigrtmin() #1

; Function Attrs: nounwind
declare i32 @__libc_current_sigrtmax() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
