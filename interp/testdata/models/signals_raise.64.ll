; ModuleID = 'signals_raise.c'
source_filename = "signals_raise.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { %struct.anon.3, [80 x i8] }
%struct.anon.3 = type { i32, i32, i32, i64, i64 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [86 x i8] c"raise(SIGCHLD) == 0 && raise(SIGCONT) == 0 && raise(0) == 0 && kill(getpid(), 0) == 0\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"signals_raise.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"raise(1000) != 0 && errno == EINVAL\00", align 1
@.str.3 = private unnamed_addr constant [85 x i8] c"pthread_kill(pthread_self(), 1000) == EINVAL && pthread_kill(pthread_self(), 0) == 0\00", align 1
@.str.4 = private unnamed_addr constant [91 x i8] c"signal(SIGUSR1, SIG_IGN) == SIG_DFL && raise(SIGUSR1) == 0 && kill(getpid(), SIGUSR1) == 0\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"raise(SIGUSR1) == 0\00", align 1
@n = internal global i32 0, align 4
@order = internal global [8 x i32] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [93 x i8] c"n == 4 && order[0] == SIGUSR1 && order[1] == SIGUSR2 && order[2] == 0 && order[3] == SIGUSR1\00", align 1
@.str.7 = private unnamed_addr constant [39 x i8] c"!blocked(SIGUSR1) && !pending(SIGUSR1)\00", align 1
@.str.8 = private unnamed_addr constant [70 x i8] c"order[0] == SIGUSR1 && order[1] == SIGUSR1 && order[n - 1] == SIGUSR2\00", align 1
@.str.9 = private unnamed_addr constant [144 x i8] c"sigaction(SIGUSR1, 0, &old) == 0 && old.sa_handler == note && sigismember(&old.sa_mask, SIGTERM) == 1 && sigismember(&old.sa_mask, SIGINT) == 0\00", align 1
@.str.10 = private unnamed_addr constant [93 x i8] c"(old.sa_flags & SA_RESETHAND) && (old.sa_flags & SA_RESTART) && !(old.sa_flags & SA_SIGINFO)\00", align 1
@.str.11 = private unnamed_addr constant [69 x i8] c"raise(SIGUSR1) == 0 && n == 1 && signal(SIGUSR1, SIG_IGN) == SIG_DFL\00", align 1
@got = internal global %struct.siginfo_t zeroinitializer, align 8
@.str.12 = private unnamed_addr constant [134 x i8] c"sigaction(SIGUSR1, &a, 0) == 0 && raise(SIGUSR1) == 0 && got.si_signo == SIGUSR1 && got.si_code == SI_TKILL && got.si_pid == getpid()\00", align 1
@.str.13 = private unnamed_addr constant [55 x i8] c"kill(getpid(), SIGUSR1) == 0 && got.si_code == SI_USER\00", align 1
@.str.14 = private unnamed_addr constant [123 x i8] c"sigprocmask(SIG_BLOCK, &mask, &before) == 0 && sigismember(&before, SIGUSR1) == 0 && blocked(SIGUSR1) && !blocked(SIGKILL)\00", align 1
@.str.15 = private unnamed_addr constant [117 x i8] c"raise(SIGUSR1) == 0 && pthread_kill(pthread_self(), SIGUSR1) == 0 && n == 0 && pending(SIGUSR1) && !pending(SIGUSR2)\00", align 1
@.str.16 = private unnamed_addr constant [92 x i8] c"sigprocmask(SIG_UNBLOCK, &mask, 0) == 0 && n == 1 && !pending(SIGUSR1) && !blocked(SIGUSR1)\00", align 1
@.str.17 = private unnamed_addr constant [63 x i8] c"sigprocmask(SIG_SETMASK, &mask, 0) == 0 && raise(SIGUSR1) == 0\00", align 1
@.str.18 = private unnamed_addr constant [71 x i8] c"sigwait(&mask, &s) == 0 && s == SIGUSR1 && !pending(SIGUSR1) && n == 1\00", align 1
@.str.19 = private unnamed_addr constant [112 x i8] c"raise(SIGUSR1) == 0 && sigwaitinfo(&mask, &got) == SIGUSR1 && got.si_signo == SIGUSR1 && got.si_code == SI_USER\00", align 1
@.str.20 = private unnamed_addr constant [55 x i8] c"sigtimedwait(&mask, 0, &none) == -1 && errno == EAGAIN\00", align 1
@.str.21 = private unnamed_addr constant [74 x i8] c"sigsuspend(&before) == -1 && errno == EINTR && n == 2 && blocked(SIGUSR1)\00", align 1
@.str.22 = private unnamed_addr constant [52 x i8] c"sigprocmask(SIG_SETMASK, &before, 0) == 0 && n == 2\00", align 1
@.str.23 = private unnamed_addr constant [63 x i8] c"sigprocmask(SIG_SETMASK, &mask, 0) == 0 && raise(SIGUSR2) == 0\00", align 1
@.str.24 = private unnamed_addr constant [97 x i8] c"sigsuspend(&mask) == -1 && n == 3 && order[0] == SIGUSR2 && order[1] == 0 && order[2] == SIGUSR1\00", align 1
@.str.25 = private unnamed_addr constant [42 x i8] c"sigprocmask(SIG_SETMASK, &before, 0) == 0\00", align 1
@.str.26 = private unnamed_addr constant [100 x i8] c"sighold(SIGUSR1) == 0 && blocked(SIGUSR1) && sigset(SIGUSR1, note) == SIG_HOLD && !blocked(SIGUSR1)\00", align 1
@.str.27 = private unnamed_addr constant [101 x i8] c"sigset(SIGUSR1, SIG_HOLD) == note && blocked(SIGUSR1) && sigrelse(SIGUSR1) == 0 && !blocked(SIGUSR1)\00", align 1
@.str.28 = private unnamed_addr constant [96 x i8] c"sigignore(SIGUSR1) == 0 && raise(SIGUSR1) == 0 && n == 2 && signal(SIGUSR1, SIG_DFL) == SIG_IGN\00", align 1
@.str.29 = private unnamed_addr constant [30 x i8] c"siginterrupt(SIGUSR1, 1) == 0\00", align 1
@.str.30 = private unnamed_addr constant [105 x i8] c"raise(SIGRTMIN + 2) == 0 && raise(SIGRTMIN) == 0 && raise(SIGRTMIN + 1) == 0 && n == 0 && SIGRTMAX == 64\00", align 1
@.str.31 = private unnamed_addr constant [119 x i8] c"sigwaitinfo(&mask, &got) == SIGRTMIN && sigwaitinfo(&mask, 0) == SIGRTMIN + 1 && sigwaitinfo(&mask, 0) == SIGRTMIN + 2\00", align 1
@back = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.32 = private unnamed_addr constant [33 x i8] c"s == SIGUSR1 && blocked(SIGUSR1)\00", align 1
@.str.33 = private unnamed_addr constant [59 x i8] c"sigismember(&mask, 32) == 0 && sigismember(&mask, 34) == 1\00", align 1
@.str.34 = private unnamed_addr constant [25 x i8] c"sigaction(s, &a, 0) == 0\00", align 1
@__PRETTY_FUNCTION__.set = private unnamed_addr constant [39 x i8] c"void set(int, void (*)(int), int, int)\00", align 1
@.str.35 = private unnamed_addr constant [37 x i8] c"raise(s) == 0 && raise(SIGUSR2) == 0\00", align 1
@__PRETTY_FUNCTION__.twice = private unnamed_addr constant [16 x i8] c"void twice(int)\00", align 1
@.str.36 = private unnamed_addr constant [41 x i8] c"pthread_sigmask(SIG_BLOCK, 0, &now) == 0\00", align 1
@__PRETTY_FUNCTION__.blocked = private unnamed_addr constant [17 x i8] c"int blocked(int)\00", align 1
@.str.37 = private unnamed_addr constant [22 x i8] c"sigpending(&now) == 0\00", align 1
@__PRETTY_FUNCTION__.pending = private unnamed_addr constant [17 x i8] c"int pending(int)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.sigaction, align 8
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca %struct.__sigset_t, align 8
  %5 = alloca %struct.__sigset_t, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.timespec, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %9 = call i32 @raise(i32 noundef 17) #8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %0
  %12 = call i32 @raise(i32 noundef 18) #8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %11
  %15 = call i32 @raise(i32 noundef 0) #8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = call i32 @getpid() #8
  %19 = call i32 @kill(i32 noundef %18, i32 noundef 0) #8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  br label %23

22:                                               ; preds = %17, %14, %11, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

23:                                               ; preds = %21
  %24 = call ptr @__errno_location() #10
  store i32 0, ptr %24, align 4
  %25 = call i32 @raise(i32 noundef 1000) #8
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %23
  %28 = call ptr @__errno_location() #10
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 22
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  br label %33

32:                                               ; preds = %27, %23
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

33:                                               ; preds = %31
  %34 = call i64 @pthread_self() #10
  %35 = call i32 @pthread_kill(i64 noundef %34, i32 noundef 1000) #8
  %36 = icmp eq i32 %35, 22
  br i1 %36, label %37, label %42

37:                                               ; preds = %33
  %38 = call i64 @pthread_self() #10
  %39 = call i32 @pthread_kill(i64 noundef %38, i32 noundef 0) #8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  br label %43

42:                                               ; preds = %37, %33
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 73, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

43:                                               ; preds = %41
  %44 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)) #8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %54

46:                                               ; preds = %43
  %47 = call i32 @raise(i32 noundef 10) #8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %54

49:                                               ; preds = %46
  %50 = call i32 @getpid() #8
  %51 = call i32 @kill(i32 noundef %50, i32 noundef 10) #8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  br label %55

54:                                               ; preds = %49, %46, %43
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

55:                                               ; preds = %53
  call void @set(i32 noundef 10, ptr noundef @twice, i32 noundef 0, i32 noundef 0)
  call void @set(i32 noundef 12, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  %56 = call i32 @raise(i32 noundef 10) #8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %59

58:                                               ; preds = %55
  br label %60

59:                                               ; preds = %55
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

60:                                               ; preds = %58
  %61 = load i32, ptr @n, align 4
  %62 = icmp eq i32 %61, 4
  br i1 %62, label %63, label %76

63:                                               ; preds = %60
  %64 = load i32, ptr @order, align 16
  %65 = icmp eq i32 %64, 10
  br i1 %65, label %66, label %76

66:                                               ; preds = %63
  %67 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 1), align 4
  %68 = icmp eq i32 %67, 12
  br i1 %68, label %69, label %76

69:                                               ; preds = %66
  %70 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 2), align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %69
  %73 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 3), align 4
  %74 = icmp eq i32 %73, 10
  br i1 %74, label %75, label %76

75:                                               ; preds = %72
  br label %77

76:                                               ; preds = %72, %69, %66, %63, %60
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

77:                                               ; preds = %75
  %78 = call i32 @blocked(i32 noundef 10)
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %77
  %81 = call i32 @pending(i32 noundef 10)
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %84, label %83

83:                                               ; preds = %80
  br label %85

84:                                               ; preds = %80, %77
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 81, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

85:                                               ; preds = %83
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @twice, i32 noundef 1073741824, i32 noundef 12)
  %86 = call i32 @raise(i32 noundef 10) #8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %89

88:                                               ; preds = %85
  br label %90

89:                                               ; preds = %85
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 84, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

90:                                               ; preds = %88
  %91 = load i32, ptr @order, align 16
  %92 = icmp eq i32 %91, 10
  br i1 %92, label %93, label %104

93:                                               ; preds = %90
  %94 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 1), align 4
  %95 = icmp eq i32 %94, 10
  br i1 %95, label %96, label %104

96:                                               ; preds = %93
  %97 = load i32, ptr @n, align 4
  %98 = sub nsw i32 %97, 1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [8 x i32], ptr @order, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 12
  br i1 %102, label %103, label %104

103:                                              ; preds = %96
  br label %105

104:                                              ; preds = %96, %93, %90
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

105:                                              ; preds = %103
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef -1879048192, i32 noundef 15)
  %106 = call i32 @sigaction(i32 noundef 10, ptr noundef null, ptr noundef %3) #8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %121

108:                                              ; preds = %105
  %109 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %110, @note
  br i1 %111, label %112, label %121

112:                                              ; preds = %108
  %113 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %114 = call i32 @sigismember(ptr noundef %113, i32 noundef 15) #8
  %115 = icmp eq i32 %114, 1
  br i1 %115, label %116, label %121

116:                                              ; preds = %112
  %117 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %118 = call i32 @sigismember(ptr noundef %117, i32 noundef 2) #8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %121

120:                                              ; preds = %116
  br label %122

121:                                              ; preds = %116, %112, %108, %105
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 90, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

122:                                              ; preds = %120
  %123 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %124 = load i32, ptr %123, align 8
  %125 = and i32 %124, -2147483648
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %138

127:                                              ; preds = %122
  %128 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %129 = load i32, ptr %128, align 8
  %130 = and i32 %129, 268435456
  %131 = icmp ne i32 %130, 0
  br i1 %131, label %132, label %138

132:                                              ; preds = %127
  %133 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %134 = load i32, ptr %133, align 8
  %135 = and i32 %134, 4
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %138, label %137

137:                                              ; preds = %132
  br label %139

138:                                              ; preds = %132, %127, %122
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

139:                                              ; preds = %137
  %140 = call i32 @raise(i32 noundef 10) #8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %149

142:                                              ; preds = %139
  %143 = load i32, ptr @n, align 4
  %144 = icmp eq i32 %143, 1
  br i1 %144, label %145, label %149

145:                                              ; preds = %142
  %146 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)) #8
  %147 = icmp eq ptr %146, null
  br i1 %147, label %148, label %149

148:                                              ; preds = %145
  br label %150

149:                                              ; preds = %145, %142, %139
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

150:                                              ; preds = %148
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 152, i1 false)
  %151 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0
  store ptr @details, ptr %151, align 8
  %152 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 2
  store i32 4, ptr %152, align 8
  %153 = call i32 @sigaction(i32 noundef 10, ptr noundef %2, ptr noundef null) #8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %169

155:                                              ; preds = %150
  %156 = call i32 @raise(i32 noundef 10) #8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %169

158:                                              ; preds = %155
  %159 = load i32, ptr @got, align 8
  %160 = icmp eq i32 %159, 10
  br i1 %160, label %161, label %169

161:                                              ; preds = %158
  %162 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 8
  %163 = icmp eq i32 %162, -6
  br i1 %163, label %164, label %169

164:                                              ; preds = %161
  %165 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 4), align 8
  %166 = call i32 @getpid() #8
  %167 = icmp eq i32 %165, %166
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  br label %170

169:                                              ; preds = %164, %161, %158, %155, %150
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 98, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

170:                                              ; preds = %168
  %171 = call i32 @getpid() #8
  %172 = call i32 @kill(i32 noundef %171, i32 noundef 10) #8
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %178

174:                                              ; preds = %170
  %175 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 8
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %178

177:                                              ; preds = %174
  br label %179

178:                                              ; preds = %174, %170
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

179:                                              ; preds = %177
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  %180 = call i32 @sigemptyset(ptr noundef %4) #8
  %181 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %182 = call i32 @sigaddset(ptr noundef %4, i32 noundef 9) #8
  %183 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %4, ptr noundef %5) #8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %195

185:                                              ; preds = %179
  %186 = call i32 @sigismember(ptr noundef %5, i32 noundef 10) #8
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %195

188:                                              ; preds = %185
  %189 = call i32 @blocked(i32 noundef 10)
  %190 = icmp ne i32 %189, 0
  br i1 %190, label %191, label %195

191:                                              ; preds = %188
  %192 = call i32 @blocked(i32 noundef 9)
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %195, label %194

194:                                              ; preds = %191
  br label %196

195:                                              ; preds = %191, %188, %185, %179
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 107, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

196:                                              ; preds = %194
  %197 = call i32 @raise(i32 noundef 10) #8
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %213

199:                                              ; preds = %196
  %200 = call i64 @pthread_self() #10
  %201 = call i32 @pthread_kill(i64 noundef %200, i32 noundef 10) #8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %213

203:                                              ; preds = %199
  %204 = load i32, ptr @n, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %213

206:                                              ; preds = %203
  %207 = call i32 @pending(i32 noundef 10)
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %213

209:                                              ; preds = %206
  %210 = call i32 @pending(i32 noundef 12)
  %211 = icmp ne i32 %210, 0
  br i1 %211, label %213, label %212

212:                                              ; preds = %209
  br label %214

213:                                              ; preds = %209, %206, %203, %199, %196
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 108, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

214:                                              ; preds = %212
  %215 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %4, ptr noundef null) #8
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %227

217:                                              ; preds = %214
  %218 = load i32, ptr @n, align 4
  %219 = icmp eq i32 %218, 1
  br i1 %219, label %220, label %227

220:                                              ; preds = %217
  %221 = call i32 @pending(i32 noundef 10)
  %222 = icmp ne i32 %221, 0
  br i1 %222, label %227, label %223

223:                                              ; preds = %220
  %224 = call i32 @blocked(i32 noundef 10)
  %225 = icmp ne i32 %224, 0
  br i1 %225, label %227, label %226

226:                                              ; preds = %223
  br label %228

227:                                              ; preds = %223, %220, %217, %214
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 109, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

228:                                              ; preds = %226
  %229 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %235

231:                                              ; preds = %228
  %232 = call i32 @raise(i32 noundef 10) #8
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %235

234:                                              ; preds = %231
  br label %236

235:                                              ; preds = %231, %228
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 112, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

236:                                              ; preds = %234
  %237 = call i32 @sigwait(ptr noundef %4, ptr noundef %6)
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %249

239:                                              ; preds = %236
  %240 = load i32, ptr %6, align 4
  %241 = icmp eq i32 %240, 10
  br i1 %241, label %242, label %249

242:                                              ; preds = %239
  %243 = call i32 @pending(i32 noundef 10)
  %244 = icmp ne i32 %243, 0
  br i1 %244, label %249, label %245

245:                                              ; preds = %242
  %246 = load i32, ptr @n, align 4
  %247 = icmp eq i32 %246, 1
  br i1 %247, label %248, label %249

248:                                              ; preds = %245
  br label %250

249:                                              ; preds = %245, %242, %239, %236
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 113, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

250:                                              ; preds = %248
  %251 = call i32 @raise(i32 noundef 10) #8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %263

253:                                              ; preds = %250
  %254 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef @got)
  %255 = icmp eq i32 %254, 10
  br i1 %255, label %256, label %263

256:                                              ; preds = %253
  %257 = load i32, ptr @got, align 8
  %258 = icmp eq i32 %257, 10
  br i1 %258, label %259, label %263

259:                                              ; preds = %256
  %260 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 8
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %263

262:                                              ; preds = %259
  br label %264

263:                                              ; preds = %259, %256, %253, %250
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

264:                                              ; preds = %262
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false)
  %265 = call ptr @__errno_location() #10
  store i32 0, ptr %265, align 4
  %266 = call i32 @sigtimedwait(ptr noundef %4, ptr noundef null, ptr noundef %7)
  %267 = icmp eq i32 %266, -1
  br i1 %267, label %268, label %273

268:                                              ; preds = %264
  %269 = call ptr @__errno_location() #10
  %270 = load i32, ptr %269, align 4
  %271 = icmp eq i32 %270, 11
  br i1 %271, label %272, label %273

272:                                              ; preds = %268
  br label %274

273:                                              ; preds = %268, %264
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 117, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

274:                                              ; preds = %272
  %275 = call i32 @raise(i32 noundef 10) #8
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %278

277:                                              ; preds = %274
  br label %279

278:                                              ; preds = %274
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 118, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

279:                                              ; preds = %277
  %280 = call ptr @__errno_location() #10
  store i32 0, ptr %280, align 4
  %281 = call i32 @sigsuspend(ptr noundef %5)
  %282 = icmp eq i32 %281, -1
  br i1 %282, label %283, label %294

283:                                              ; preds = %279
  %284 = call ptr @__errno_location() #10
  %285 = load i32, ptr %284, align 4
  %286 = icmp eq i32 %285, 4
  br i1 %286, label %287, label %294

287:                                              ; preds = %283
  %288 = load i32, ptr @n, align 4
  %289 = icmp eq i32 %288, 2
  br i1 %289, label %290, label %294

290:                                              ; preds = %287
  %291 = call i32 @blocked(i32 noundef 10)
  %292 = icmp ne i32 %291, 0
  br i1 %292, label %293, label %294

293:                                              ; preds = %290
  br label %295

294:                                              ; preds = %290, %287, %283, %279
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

295:                                              ; preds = %293
  %296 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %298, label %302

298:                                              ; preds = %295
  %299 = load i32, ptr @n, align 4
  %300 = icmp eq i32 %299, 2
  br i1 %300, label %301, label %302

301:                                              ; preds = %298
  br label %303

302:                                              ; preds = %298, %295
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 121, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

303:                                              ; preds = %301
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  call void @set(i32 noundef 12, ptr noundef @more, i32 noundef 0, i32 noundef 0)
  store i32 0, ptr @n, align 4
  %304 = call i32 @sigemptyset(ptr noundef %4) #8
  %305 = call i32 @sigaddset(ptr noundef %4, i32 noundef 12) #8
  %306 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %312

308:                                              ; preds = %303
  %309 = call i32 @raise(i32 noundef 12) #8
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %312

311:                                              ; preds = %308
  br label %313

312:                                              ; preds = %308, %303
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 128, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

313:                                              ; preds = %311
  %314 = call i32 @sigemptyset(ptr noundef %4) #8
  %315 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %316 = call i32 @sigsuspend(ptr noundef %4)
  %317 = icmp eq i32 %316, -1
  br i1 %317, label %318, label %331

318:                                              ; preds = %313
  %319 = load i32, ptr @n, align 4
  %320 = icmp eq i32 %319, 3
  br i1 %320, label %321, label %331

321:                                              ; preds = %318
  %322 = load i32, ptr @order, align 16
  %323 = icmp eq i32 %322, 12
  br i1 %323, label %324, label %331

324:                                              ; preds = %321
  %325 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 1), align 4
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %331

327:                                              ; preds = %324
  %328 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 2), align 8
  %329 = icmp eq i32 %328, 10
  br i1 %329, label %330, label %331

330:                                              ; preds = %327
  br label %332

331:                                              ; preds = %327, %324, %321, %318, %313
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 131, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

332:                                              ; preds = %330
  %333 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %336

335:                                              ; preds = %332
  br label %337

336:                                              ; preds = %332
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 132, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

337:                                              ; preds = %335
  store i32 2, ptr @n, align 4
  %338 = call i32 @sighold(i32 noundef 10) #8
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %350

340:                                              ; preds = %337
  %341 = call i32 @blocked(i32 noundef 10)
  %342 = icmp ne i32 %341, 0
  br i1 %342, label %343, label %350

343:                                              ; preds = %340
  %344 = call ptr @sigset(i32 noundef 10, ptr noundef @note) #8
  %345 = icmp eq ptr %344, inttoptr (i64 2 to ptr)
  br i1 %345, label %346, label %350

346:                                              ; preds = %343
  %347 = call i32 @blocked(i32 noundef 10)
  %348 = icmp ne i32 %347, 0
  br i1 %348, label %350, label %349

349:                                              ; preds = %346
  br label %351

350:                                              ; preds = %346, %343, %340, %337
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 136, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

351:                                              ; preds = %349
  %352 = call ptr @sigset(i32 noundef 10, ptr noundef inttoptr (i64 2 to ptr)) #8
  %353 = icmp eq ptr %352, @note
  br i1 %353, label %354, label %364

354:                                              ; preds = %351
  %355 = call i32 @blocked(i32 noundef 10)
  %356 = icmp ne i32 %355, 0
  br i1 %356, label %357, label %364

357:                                              ; preds = %354
  %358 = call i32 @sigrelse(i32 noundef 10) #8
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %360, label %364

360:                                              ; preds = %357
  %361 = call i32 @blocked(i32 noundef 10)
  %362 = icmp ne i32 %361, 0
  br i1 %362, label %364, label %363

363:                                              ; preds = %360
  br label %365

364:                                              ; preds = %360, %357, %354, %351
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 137, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

365:                                              ; preds = %363
  %366 = call i32 @sigignore(i32 noundef 10) #8
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %378

368:                                              ; preds = %365
  %369 = call i32 @raise(i32 noundef 10) #8
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %378

371:                                              ; preds = %368
  %372 = load i32, ptr @n, align 4
  %373 = icmp eq i32 %372, 2
  br i1 %373, label %374, label %378

374:                                              ; preds = %371
  %375 = call ptr @signal(i32 noundef 10, ptr noundef null) #8
  %376 = icmp eq ptr %375, inttoptr (i64 1 to ptr)
  br i1 %376, label %377, label %378

377:                                              ; preds = %374
  br label %379

378:                                              ; preds = %374, %371, %368, %365
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 138, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

379:                                              ; preds = %377
  %380 = call i32 @siginterrupt(i32 noundef 10, i32 noundef 1) #8
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %383

382:                                              ; preds = %379
  br label %384

383:                                              ; preds = %379
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 139, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

384:                                              ; preds = %382
  store i32 0, ptr @n, align 4
  %385 = call i32 @sigemptyset(ptr noundef %4) #8
  store i32 0, ptr %8, align 4
  br label %386

386:                                              ; preds = %398, %384
  %387 = load i32, ptr %8, align 4
  %388 = icmp slt i32 %387, 3
  br i1 %388, label %389, label %401

389:                                              ; preds = %386
  %390 = call i32 @__libc_current_sigrtmin() #8
  %391 = load i32, ptr %8, align 4
  %392 = add nsw i32 %390, %391
  %393 = call ptr @signal(i32 noundef %392, ptr noundef @note) #8
  %394 = call i32 @__libc_current_sigrtmin() #8
  %395 = load i32, ptr %8, align 4
  %396 = add nsw i32 %394, %395
  %397 = call i32 @sigaddset(ptr noundef %4, i32 noundef %396) #8
  br label %398

398:                                              ; preds = %389
  %399 = load i32, ptr %8, align 4
  %400 = add nsw i32 %399, 1
  store i32 %400, ptr %8, align 4
  br label %386, !llvm.loop !5

401:                                              ; preds = %386
  %402 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %4, ptr noundef null) #8
  %403 = call i32 @__libc_current_sigrtmin() #8
  %404 = add nsw i32 %403, 2
  %405 = call i32 @raise(i32 noundef %404) #8
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %407, label %423

407:                                              ; preds = %401
  %408 = call i32 @__libc_current_sigrtmin() #8
  %409 = call i32 @raise(i32 noundef %408) #8
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %423

411:                                              ; preds = %407
  %412 = call i32 @__libc_current_sigrtmin() #8
  %413 = add nsw i32 %412, 1
  %414 = call i32 @raise(i32 noundef %413) #8
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %423

416:                                              ; preds = %411
  %417 = load i32, ptr @n, align 4
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %419, label %423

419:                                              ; preds = %416
  %420 = call i32 @__libc_current_sigrtmax() #8
  %421 = icmp eq i32 %420, 64
  br i1 %421, label %422, label %423

422:                                              ; preds = %419
  br label %424

423:                                              ; preds = %419, %416, %411, %407, %401
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 149, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

424:                                              ; preds = %422
  %425 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef @got)
  %426 = call i32 @__libc_current_sigrtmin() #8
  %427 = icmp eq i32 %425, %426
  br i1 %427, label %428, label %439

428:                                              ; preds = %424
  %429 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef null)
  %430 = call i32 @__libc_current_sigrtmin() #8
  %431 = add nsw i32 %430, 1
  %432 = icmp eq i32 %429, %431
  br i1 %432, label %433, label %439

433:                                              ; preds = %428
  %434 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef null)
  %435 = call i32 @__libc_current_sigrtmin() #8
  %436 = add nsw i32 %435, 2
  %437 = icmp eq i32 %434, %436
  br i1 %437, label %438, label %439

438:                                              ; preds = %433
  br label %440

439:                                              ; preds = %433, %428, %424
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 150, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

440:                                              ; preds = %438
  %441 = call ptr @signal(i32 noundef 10, ptr noundef @jump) #8
  %442 = call i32 @_setjmp(ptr noundef @back) #11
  store i32 %442, ptr %6, align 4
  %443 = icmp ne i32 %442, 0
  br i1 %443, label %446, label %444

444:                                              ; preds = %440
  %445 = call i32 @raise(i32 noundef 10) #8
  br label %446

446:                                              ; preds = %444, %440
  %447 = load i32, ptr %6, align 4
  %448 = icmp eq i32 %447, 10
  br i1 %448, label %449, label %453

449:                                              ; preds = %446
  %450 = call i32 @blocked(i32 noundef 10)
  %451 = icmp ne i32 %450, 0
  br i1 %451, label %452, label %453

452:                                              ; preds = %449
  br label %454

453:                                              ; preds = %449, %446
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 156, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

454:                                              ; preds = %452
  %455 = call i32 @sigfillset(ptr noundef %4) #8
  %456 = call i32 @sigismember(ptr noundef %4, i32 noundef 32) #8
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %458, label %462

458:                                              ; preds = %454
  %459 = call i32 @sigismember(ptr noundef %4, i32 noundef 34) #8
  %460 = icmp eq i32 %459, 1
  br i1 %460, label %461, label %462

461:                                              ; preds = %458
  br label %463

462:                                              ; preds = %458, %454
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 158, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

463:                                              ; preds = %461
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @kill(i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @getpid() #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: nounwind
declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #3

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.sigaction, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 152, i1 false)
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 0
  store ptr %10, ptr %11, align 8
  %12 = load i32, ptr %7, align 4
  %13 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 2
  store i32 %12, ptr %13, align 8
  %14 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 1
  %15 = call i32 @sigemptyset(ptr noundef %14) #8
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %4
  %19 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 1
  %20 = load i32, ptr %8, align 4
  %21 = call i32 @sigaddset(ptr noundef %19, i32 noundef %20) #8
  br label %22

22:                                               ; preds = %18, %4
  %23 = load i32, ptr %5, align 4
  %24 = call i32 @sigaction(i32 noundef %23, ptr noundef %9, ptr noundef null) #8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  br label %28

27:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.set) #9
  unreachable

28:                                               ; preds = %26
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @twice(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @note(i32 noundef %3)
  %4 = load i32, ptr @n, align 4
  %5 = icmp slt i32 %4, 3
  br i1 %5, label %6, label %16

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @raise(i32 noundef %7) #8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = call i32 @raise(i32 noundef 12) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  br label %15

14:                                               ; preds = %10, %6
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.twice) #9
  unreachable

15:                                               ; preds = %13
  call void @note(i32 noundef 0)
  br label %16

16:                                               ; preds = %15, %1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @note(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @n, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @n, align 4
  %6 = sext i32 %4 to i64
  %7 = getelementptr inbounds [8 x i32], ptr @order, i64 0, i64 %6
  store i32 %3, ptr %7, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @blocked(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__sigset_t, align 8
  store i32 %0, ptr %2, align 4
  %4 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef null, ptr noundef %3) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.36, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.blocked) #9
  unreachable

8:                                                ; preds = %6
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @sigismember(ptr noundef %3, i32 noundef %9) #8
  ret i32 %10
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @pending(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__sigset_t, align 8
  store i32 %0, ptr %2, align 4
  %4 = call i32 @sigpending(ptr noundef %3) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.pending) #9
  unreachable

8:                                                ; preds = %6
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @sigismember(ptr noundef %3, i32 noundef %9) #8
  ret i32 %10
}

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigismember(ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal void @details(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  call void @note(i32 noundef %7)
  %8 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @got, ptr align 8 %8, i64 128, i1 false)
  ret void
}

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigwait(ptr noundef, ptr noundef) #5

declare i32 @sigwaitinfo(ptr noundef, ptr noundef) #5

declare i32 @sigtimedwait(ptr noundef, ptr noundef, ptr noundef) #5

declare i32 @sigsuspend(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @more(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @note(i32 noundef %3)
  %4 = call i32 @raise(i32 noundef 10) #8
  call void @note(i32 noundef 0)
  ret void
}

; Function Attrs: nounwind
declare i32 @sighold(i32 noundef) #1

; Function Attrs: nounwind
declare ptr @sigset(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigrelse(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sigignore(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @siginterrupt(i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @__libc_current_sigrtmin() #1

; Function Attrs: nounwind
declare i32 @__libc_current_sigrtmax() #1

; Function Attrs: noinline nounwind uwtable
define internal void @jump(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @longjmp(ptr noundef @back, i32 noundef %3) #9
  unreachable
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #6

; Function Attrs: nounwind
declare i32 @sigfillset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigpending(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind willreturn memory(none) }
attributes #11 = { nounwind returns_twice }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
