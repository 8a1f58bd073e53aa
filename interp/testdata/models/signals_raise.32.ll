; ModuleID = 'signals_raise.c'
source_filename = "signals_raise.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.siginfo_t = type { i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { [29 x i32] }
%struct.__jmp_buf_tag = type { [6 x i32], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [32 x i32] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.timespec = type { i32, i32 }

@.str = private unnamed_addr constant [86 x i8] c"raise(SIGCHLD) == 0 && raise(SIGCONT) == 0 && raise(0) == 0 && kill(getpid(), 0) == 0\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"signals_raise.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"raise(1000) != 0 && errno == EINVAL\00", align 1
@.str.3 = private unnamed_addr constant [85 x i8] c"pthread_kill(pthread_self(), 1000) == EINVAL && pthread_kill(pthread_self(), 0) == 0\00", align 1
@.str.4 = private unnamed_addr constant [91 x i8] c"signal(SIGUSR1, SIG_IGN) == SIG_DFL && raise(SIGUSR1) == 0 && kill(getpid(), SIGUSR1) == 0\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"raise(SIGUSR1) == 0\00", align 1
@n = internal global i32 0, align 4
@order = internal global [8 x i32] zeroinitializer, align 4
@.str.6 = private unnamed_addr constant [93 x i8] c"n == 4 && order[0] == SIGUSR1 && order[1] == SIGUSR2 && order[2] == 0 && order[3] == SIGUSR1\00", align 1
@.str.7 = private unnamed_addr constant [39 x i8] c"!blocked(SIGUSR1) && !pending(SIGUSR1)\00", align 1
@.str.8 = private unnamed_addr constant [70 x i8] c"order[0] == SIGUSR1 && order[1] == SIGUSR1 && order[n - 1] == SIGUSR2\00", align 1
@.str.9 = private unnamed_addr constant [144 x i8] c"sigaction(SIGUSR1, 0, &old) == 0 && old.sa_handler == note && sigismember(&old.sa_mask, SIGTERM) == 1 && sigismember(&old.sa_mask, SIGINT) == 0\00", align 1
@.str.10 = private unnamed_addr constant [93 x i8] c"(old.sa_flags & SA_RESETHAND) && (old.sa_flags & SA_RESTART) && !(old.sa_flags & SA_SIGINFO)\00", align 1
@.str.11 = private unnamed_addr constant [69 x i8] c"raise(SIGUSR1) == 0 && n == 1 && signal(SIGUSR1, SIG_IGN) == SIG_DFL\00", align 1
@got = internal global %struct.siginfo_t zeroinitializer, align 4
@.str.12 = private unnamed_addr constant [134 x i8] c"sigaction(SIGUSR1, &a, 0) == 0 && raise(SIGUSR1) == 0 && got.si_signo == SIGUSR1 && got.si_code == SI_TKILL && got.si_pid == getpid()\00", align 1
@.str.13 = private unnamed_addr constant [55 x i8] c"kill(getpid(), SIGUSR1) == 0 && got.si_code == SI_USER\00", align 1
@.str.14 = private unnamed_addr constant [123 x i8] c"sigprocmask(SIG_BLOCK, &mask, &before) == 0 && sigismember(&before, SIGUSR1) == 0 && blocked(SIGUSR1) && !blocked(SIGKILL)\00", align 1
@.str.15 = private unnamed_addr constant [117 x i8] c"raise(SIGUSR1) == 0 && pthread_kill(pthread_self(), SIGUSR1) == 0 && n == 0 && pending(SIGUSR1) && !pending(SIGUSR2)\00", align 1
@.str.16 = private unnamed_addr constant [92 x i8] c"sigprocmask(SIG_UNBLOCK, &mask, 0) == 0 && n == 1 && !pending(SIGUSR1) && !blocked(SIGUSR1)\00", align 1
@.str.17 = private unnamed_addr constant [63 x i8] c"sigprocmask(SIG_SETMASK, &mask, 0) == 0 && raise(SIGUSR1) == 0\00", align 1
@.str.18 = private unnamed_addr constant [71 x i8] c"sigwait(&mask, &s) == 0 && s == SIGUSR1 && !pending(SIGUSR1) && n == 1\00", align 1
@.str.19 = private unnamed_addr constant [86 x i8] c"raise(SIGUSR1) == 0 && sigwaitinfo(&mask, &got) == SIGUSR1 && got.si_signo == SIGUSR1\00", align 1
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
@back = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 4
@.str.30 = private unnamed_addr constant [33 x i8] c"s == SIGUSR1 && blocked(SIGUSR1)\00", align 1
@.str.31 = private unnamed_addr constant [59 x i8] c"sigismember(&mask, 32) == 0 && sigismember(&mask, 34) == 1\00", align 1
@.str.32 = private unnamed_addr constant [25 x i8] c"sigaction(s, &a, 0) == 0\00", align 1
@__PRETTY_FUNCTION__.set = private unnamed_addr constant [39 x i8] c"void set(int, void (*)(int), int, int)\00", align 1
@.str.33 = private unnamed_addr constant [37 x i8] c"raise(s) == 0 && raise(SIGUSR2) == 0\00", align 1
@__PRETTY_FUNCTION__.twice = private unnamed_addr constant [16 x i8] c"void twice(int)\00", align 1
@.str.34 = private unnamed_addr constant [41 x i8] c"pthread_sigmask(SIG_BLOCK, 0, &now) == 0\00", align 1
@__PRETTY_FUNCTION__.blocked = private unnamed_addr constant [17 x i8] c"int blocked(int)\00", align 1
@.str.35 = private unnamed_addr constant [22 x i8] c"sigpending(&now) == 0\00", align 1
@__PRETTY_FUNCTION__.pending = private unnamed_addr constant [17 x i8] c"int pending(int)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.sigaction, align 4
  %3 = alloca %struct.sigaction, align 4
  %4 = alloca %struct.__sigset_t, align 4
  %5 = alloca %struct.__sigset_t, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.timespec, align 4
  store i32 0, ptr %1, align 4
  %8 = call i32 @raise(i32 noundef 17) #8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %0
  %11 = call i32 @raise(i32 noundef 18) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %10
  %14 = call i32 @raise(i32 noundef 0) #8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %13
  %17 = call i32 @getpid() #8
  %18 = call i32 @kill(i32 noundef %17, i32 noundef 0) #8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  br label %22

21:                                               ; preds = %16, %13, %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

22:                                               ; preds = %20
  %23 = call ptr @__errno_location() #10
  store i32 0, ptr %23, align 4
  %24 = call i32 @raise(i32 noundef 1000) #8
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %22
  %27 = call ptr @__errno_location() #10
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 22
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  br label %32

31:                                               ; preds = %26, %22
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

32:                                               ; preds = %30
  %33 = call i32 @pthread_self() #10
  %34 = call i32 @pthread_kill(i32 noundef %33, i32 noundef 1000) #8
  %35 = icmp eq i32 %34, 22
  br i1 %35, label %36, label %41

36:                                               ; preds = %32
  %37 = call i32 @pthread_self() #10
  %38 = call i32 @pthread_kill(i32 noundef %37, i32 noundef 0) #8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  br label %42

41:                                               ; preds = %36, %32
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 73, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

42:                                               ; preds = %40
  %43 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i32 1 to ptr)) #8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %53

45:                                               ; preds = %42
  %46 = call i32 @raise(i32 noundef 10) #8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = call i32 @getpid() #8
  %50 = call i32 @kill(i32 noundef %49, i32 noundef 10) #8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  br label %54

53:                                               ; preds = %48, %45, %42
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

54:                                               ; preds = %52
  call void @set(i32 noundef 10, ptr noundef @twice, i32 noundef 0, i32 noundef 0)
  call void @set(i32 noundef 12, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  %55 = call i32 @raise(i32 noundef 10) #8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  br label %59

58:                                               ; preds = %54
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

59:                                               ; preds = %57
  %60 = load i32, ptr @n, align 4
  %61 = icmp eq i32 %60, 4
  br i1 %61, label %62, label %75

62:                                               ; preds = %59
  %63 = load i32, ptr @order, align 4
  %64 = icmp eq i32 %63, 10
  br i1 %64, label %65, label %75

65:                                               ; preds = %62
  %66 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 1), align 4
  %67 = icmp eq i32 %66, 12
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 2), align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 3), align 4
  %73 = icmp eq i32 %72, 10
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  br label %76

75:                                               ; preds = %71, %68, %65, %62, %59
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

76:                                               ; preds = %74
  %77 = call i32 @blocked(i32 noundef 10)
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %83, label %79

79:                                               ; preds = %76
  %80 = call i32 @pending(i32 noundef 10)
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  br label %84

83:                                               ; preds = %79, %76
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 81, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

84:                                               ; preds = %82
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @twice, i32 noundef 1073741824, i32 noundef 12)
  %85 = call i32 @raise(i32 noundef 10) #8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %84
  br label %89

88:                                               ; preds = %84
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 84, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

89:                                               ; preds = %87
  %90 = load i32, ptr @order, align 4
  %91 = icmp eq i32 %90, 10
  br i1 %91, label %92, label %102

92:                                               ; preds = %89
  %93 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 1), align 4
  %94 = icmp eq i32 %93, 10
  br i1 %94, label %95, label %102

95:                                               ; preds = %92
  %96 = load i32, ptr @n, align 4
  %97 = sub nsw i32 %96, 1
  %98 = getelementptr inbounds [8 x i32], ptr @order, i32 0, i32 %97
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 12
  br i1 %100, label %101, label %102

101:                                              ; preds = %95
  br label %103

102:                                              ; preds = %95, %92, %89
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

103:                                              ; preds = %101
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef -1879048192, i32 noundef 15)
  %104 = call i32 @sigaction(i32 noundef 10, ptr noundef null, ptr noundef %3) #8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %119

106:                                              ; preds = %103
  %107 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %108 = load ptr, ptr %107, align 4
  %109 = icmp eq ptr %108, @note
  br i1 %109, label %110, label %119

110:                                              ; preds = %106
  %111 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %112 = call i32 @sigismember(ptr noundef %111, i32 noundef 15) #8
  %113 = icmp eq i32 %112, 1
  br i1 %113, label %114, label %119

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %116 = call i32 @sigismember(ptr noundef %115, i32 noundef 2) #8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %119

118:                                              ; preds = %114
  br label %120

119:                                              ; preds = %114, %110, %106, %103
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 90, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

120:                                              ; preds = %118
  %121 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %122 = load i32, ptr %121, align 4
  %123 = and i32 %122, -2147483648
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %136

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %127 = load i32, ptr %126, align 4
  %128 = and i32 %127, 268435456
  %129 = icmp ne i32 %128, 0
  br i1 %129, label %130, label %136

130:                                              ; preds = %125
  %131 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %132 = load i32, ptr %131, align 4
  %133 = and i32 %132, 4
  %134 = icmp ne i32 %133, 0
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  br label %137

136:                                              ; preds = %130, %125, %120
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

137:                                              ; preds = %135
  %138 = call i32 @raise(i32 noundef 10) #8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %147

140:                                              ; preds = %137
  %141 = load i32, ptr @n, align 4
  %142 = icmp eq i32 %141, 1
  br i1 %142, label %143, label %147

143:                                              ; preds = %140
  %144 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i32 1 to ptr)) #8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %146, label %147

146:                                              ; preds = %143
  br label %148

147:                                              ; preds = %143, %140, %137
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

148:                                              ; preds = %146
  call void @llvm.memset.p0.i32(ptr align 4 %2, i8 0, i32 140, i1 false)
  %149 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0
  store ptr @details, ptr %149, align 4
  %150 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 2
  store i32 4, ptr %150, align 4
  %151 = call i32 @sigaction(i32 noundef 10, ptr noundef %2, ptr noundef null) #8
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %167

153:                                              ; preds = %148
  %154 = call i32 @raise(i32 noundef 10) #8
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %167

156:                                              ; preds = %153
  %157 = load i32, ptr @got, align 4
  %158 = icmp eq i32 %157, 10
  br i1 %158, label %159, label %167

159:                                              ; preds = %156
  %160 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 4
  %161 = icmp eq i32 %160, -6
  br i1 %161, label %162, label %167

162:                                              ; preds = %159
  %163 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 3), align 4
  %164 = call i32 @getpid() #8
  %165 = icmp eq i32 %163, %164
  br i1 %165, label %166, label %167

166:                                              ; preds = %162
  br label %168

167:                                              ; preds = %162, %159, %156, %153, %148
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 98, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

168:                                              ; preds = %166
  %169 = call i32 @getpid() #8
  %170 = call i32 @kill(i32 noundef %169, i32 noundef 10) #8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %176

172:                                              ; preds = %168
  %173 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %176

175:                                              ; preds = %172
  br label %177

176:                                              ; preds = %172, %168
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

177:                                              ; preds = %175
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  %178 = call i32 @sigemptyset(ptr noundef %4) #8
  %179 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %180 = call i32 @sigaddset(ptr noundef %4, i32 noundef 9) #8
  %181 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %4, ptr noundef %5) #8
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %193

183:                                              ; preds = %177
  %184 = call i32 @sigismember(ptr noundef %5, i32 noundef 10) #8
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %193

186:                                              ; preds = %183
  %187 = call i32 @blocked(i32 noundef 10)
  %188 = icmp ne i32 %187, 0
  br i1 %188, label %189, label %193

189:                                              ; preds = %186
  %190 = call i32 @blocked(i32 noundef 9)
  %191 = icmp ne i32 %190, 0
  br i1 %191, label %193, label %192

192:                                              ; preds = %189
  br label %194

193:                                              ; preds = %189, %186, %183, %177
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 107, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

194:                                              ; preds = %192
  %195 = call i32 @raise(i32 noundef 10) #8
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %211

197:                                              ; preds = %194
  %198 = call i32 @pthread_self() #10
  %199 = call i32 @pthread_kill(i32 noundef %198, i32 noundef 10) #8
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %211

201:                                              ; preds = %197
  %202 = load i32, ptr @n, align 4
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %211

204:                                              ; preds = %201
  %205 = call i32 @pending(i32 noundef 10)
  %206 = icmp ne i32 %205, 0
  br i1 %206, label %207, label %211

207:                                              ; preds = %204
  %208 = call i32 @pending(i32 noundef 12)
  %209 = icmp ne i32 %208, 0
  br i1 %209, label %211, label %210

210:                                              ; preds = %207
  br label %212

211:                                              ; preds = %207, %204, %201, %197, %194
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 108, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

212:                                              ; preds = %210
  %213 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %4, ptr noundef null) #8
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %212
  %216 = load i32, ptr @n, align 4
  %217 = icmp eq i32 %216, 1
  br i1 %217, label %218, label %225

218:                                              ; preds = %215
  %219 = call i32 @pending(i32 noundef 10)
  %220 = icmp ne i32 %219, 0
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = call i32 @blocked(i32 noundef 10)
  %223 = icmp ne i32 %222, 0
  br i1 %223, label %225, label %224

224:                                              ; preds = %221
  br label %226

225:                                              ; preds = %221, %218, %215, %212
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 109, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

226:                                              ; preds = %224
  %227 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %233

229:                                              ; preds = %226
  %230 = call i32 @raise(i32 noundef 10) #8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %233

232:                                              ; preds = %229
  br label %234

233:                                              ; preds = %229, %226
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 112, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

234:                                              ; preds = %232
  %235 = call i32 @sigwait(ptr noundef %4, ptr noundef %6)
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %247

237:                                              ; preds = %234
  %238 = load i32, ptr %6, align 4
  %239 = icmp eq i32 %238, 10
  br i1 %239, label %240, label %247

240:                                              ; preds = %237
  %241 = call i32 @pending(i32 noundef 10)
  %242 = icmp ne i32 %241, 0
  br i1 %242, label %247, label %243

243:                                              ; preds = %240
  %244 = load i32, ptr @n, align 4
  %245 = icmp eq i32 %244, 1
  br i1 %245, label %246, label %247

246:                                              ; preds = %243
  br label %248

247:                                              ; preds = %243, %240, %237, %234
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 113, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

248:                                              ; preds = %246
  %249 = call i32 @raise(i32 noundef 10) #8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %258

251:                                              ; preds = %248
  %252 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef @got)
  %253 = icmp eq i32 %252, 10
  br i1 %253, label %254, label %258

254:                                              ; preds = %251
  %255 = load i32, ptr @got, align 4
  %256 = icmp eq i32 %255, 10
  br i1 %256, label %257, label %258

257:                                              ; preds = %254
  br label %259

258:                                              ; preds = %254, %251, %248
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

259:                                              ; preds = %257
  call void @llvm.memset.p0.i32(ptr align 4 %7, i8 0, i32 8, i1 false)
  %260 = call ptr @__errno_location() #10
  store i32 0, ptr %260, align 4
  %261 = call i32 @sigtimedwait(ptr noundef %4, ptr noundef null, ptr noundef %7)
  %262 = icmp eq i32 %261, -1
  br i1 %262, label %263, label %268

263:                                              ; preds = %259
  %264 = call ptr @__errno_location() #10
  %265 = load i32, ptr %264, align 4
  %266 = icmp eq i32 %265, 11
  br i1 %266, label %267, label %268

267:                                              ; preds = %263
  br label %269

268:                                              ; preds = %263, %259
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 117, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

269:                                              ; preds = %267
  %270 = call i32 @raise(i32 noundef 10) #8
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %273

272:                                              ; preds = %269
  br label %274

273:                                              ; preds = %269
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 118, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

274:                                              ; preds = %272
  %275 = call ptr @__errno_location() #10
  store i32 0, ptr %275, align 4
  %276 = call i32 @sigsuspend(ptr noundef %5)
  %277 = icmp eq i32 %276, -1
  br i1 %277, label %278, label %289

278:                                              ; preds = %274
  %279 = call ptr @__errno_location() #10
  %280 = load i32, ptr %279, align 4
  %281 = icmp eq i32 %280, 4
  br i1 %281, label %282, label %289

282:                                              ; preds = %278
  %283 = load i32, ptr @n, align 4
  %284 = icmp eq i32 %283, 2
  br i1 %284, label %285, label %289

285:                                              ; preds = %282
  %286 = call i32 @blocked(i32 noundef 10)
  %287 = icmp ne i32 %286, 0
  br i1 %287, label %288, label %289

288:                                              ; preds = %285
  br label %290

289:                                              ; preds = %285, %282, %278, %274
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

290:                                              ; preds = %288
  %291 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %297

293:                                              ; preds = %290
  %294 = load i32, ptr @n, align 4
  %295 = icmp eq i32 %294, 2
  br i1 %295, label %296, label %297

296:                                              ; preds = %293
  br label %298

297:                                              ; preds = %293, %290
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 121, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

298:                                              ; preds = %296
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  call void @set(i32 noundef 12, ptr noundef @more, i32 noundef 0, i32 noundef 0)
  store i32 0, ptr @n, align 4
  %299 = call i32 @sigemptyset(ptr noundef %4) #8
  %300 = call i32 @sigaddset(ptr noundef %4, i32 noundef 12) #8
  %301 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %307

303:                                              ; preds = %298
  %304 = call i32 @raise(i32 noundef 12) #8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %307

306:                                              ; preds = %303
  br label %308

307:                                              ; preds = %303, %298
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 128, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

308:                                              ; preds = %306
  %309 = call i32 @sigemptyset(ptr noundef %4) #8
  %310 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %311 = call i32 @sigsuspend(ptr noundef %4)
  %312 = icmp eq i32 %311, -1
  br i1 %312, label %313, label %326

313:                                              ; preds = %308
  %314 = load i32, ptr @n, align 4
  %315 = icmp eq i32 %314, 3
  br i1 %315, label %316, label %326

316:                                              ; preds = %313
  %317 = load i32, ptr @order, align 4
  %318 = icmp eq i32 %317, 12
  br i1 %318, label %319, label %326

319:                                              ; preds = %316
  %320 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 1), align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %326

322:                                              ; preds = %319
  %323 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 2), align 4
  %324 = icmp eq i32 %323, 10
  br i1 %324, label %325, label %326

325:                                              ; preds = %322
  br label %327

326:                                              ; preds = %322, %319, %316, %313, %308
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 131, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

327:                                              ; preds = %325
  %328 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %330, label %331

330:                                              ; preds = %327
  br label %332

331:                                              ; preds = %327
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 132, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

332:                                              ; preds = %330
  store i32 2, ptr @n, align 4
  %333 = call i32 @sighold(i32 noundef 10) #8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %345

335:                                              ; preds = %332
  %336 = call i32 @blocked(i32 noundef 10)
  %337 = icmp ne i32 %336, 0
  br i1 %337, label %338, label %345

338:                                              ; preds = %335
  %339 = call ptr @sigset(i32 noundef 10, ptr noundef @note) #8
  %340 = icmp eq ptr %339, inttoptr (i32 2 to ptr)
  br i1 %340, label %341, label %345

341:                                              ; preds = %338
  %342 = call i32 @blocked(i32 noundef 10)
  %343 = icmp ne i32 %342, 0
  br i1 %343, label %345, label %344

344:                                              ; preds = %341
  br label %346

345:                                              ; preds = %341, %338, %335, %332
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 136, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

346:                                              ; preds = %344
  %347 = call ptr @sigset(i32 noundef 10, ptr noundef inttoptr (i32 2 to ptr)) #8
  %348 = icmp eq ptr %347, @note
  br i1 %348, label %349, label %359

349:                                              ; preds = %346
  %350 = call i32 @blocked(i32 noundef 10)
  %351 = icmp ne i32 %350, 0
  br i1 %351, label %352, label %359

352:                                              ; preds = %349
  %353 = call i32 @sigrelse(i32 noundef 10) #8
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %355, label %359

355:                                              ; preds = %352
  %356 = call i32 @blocked(i32 noundef 10)
  %357 = icmp ne i32 %356, 0
  br i1 %357, label %359, label %358

358:                                              ; preds = %355
  br label %360

359:                                              ; preds = %355, %352, %349, %346
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 137, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

360:                                              ; preds = %358
  %361 = call i32 @sigignore(i32 noundef 10) #8
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %373

363:                                              ; preds = %360
  %364 = call i32 @raise(i32 noundef 10) #8
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %366, label %373

366:                                              ; preds = %363
  %367 = load i32, ptr @n, align 4
  %368 = icmp eq i32 %367, 2
  br i1 %368, label %369, label %373

369:                                              ; preds = %366
  %370 = call ptr @signal(i32 noundef 10, ptr noundef null) #8
  %371 = icmp eq ptr %370, inttoptr (i32 1 to ptr)
  br i1 %371, label %372, label %373

372:                                              ; preds = %369
  br label %374

373:                                              ; preds = %369, %366, %363, %360
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 138, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

374:                                              ; preds = %372
  %375 = call i32 @siginterrupt(i32 noundef 10, i32 noundef 1) #8
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %378

377:                                              ; preds = %374
  br label %379

378:                                              ; preds = %374
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 139, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

379:                                              ; preds = %377
  %380 = call ptr @signal(i32 noundef 10, ptr noundef @jump) #8
  %381 = call i32 @_setjmp(ptr noundef @back) #11
  store i32 %381, ptr %6, align 4
  %382 = icmp ne i32 %381, 0
  br i1 %382, label %385, label %383

383:                                              ; preds = %379
  %384 = call i32 @raise(i32 noundef 10) #8
  br label %385

385:                                              ; preds = %383, %379
  %386 = load i32, ptr %6, align 4
  %387 = icmp eq i32 %386, 10
  br i1 %387, label %388, label %392

388:                                              ; preds = %385
  %389 = call i32 @blocked(i32 noundef 10)
  %390 = icmp ne i32 %389, 0
  br i1 %390, label %391, label %392

391:                                              ; preds = %388
  br label %393

392:                                              ; preds = %388, %385
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 145, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

393:                                              ; preds = %391
  %394 = call i32 @sigfillset(ptr noundef %4) #8
  %395 = call i32 @sigismember(ptr noundef %4, i32 noundef 32) #8
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %397, label %401

397:                                              ; preds = %393
  %398 = call i32 @sigismember(ptr noundef %4, i32 noundef 34) #8
  %399 = icmp eq i32 %398, 1
  br i1 %399, label %400, label %401

400:                                              ; preds = %397
  br label %402

401:                                              ; preds = %397, %393
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 147, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

402:                                              ; preds = %400
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
declare i32 @pthread_kill(i32 noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pthread_self() #3

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.sigaction, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %9, i8 0, i32 140, i1 false)
  %10 = load ptr, ptr %6, align 4
  %11 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 0
  store ptr %10, ptr %11, align 4
  %12 = load i32, ptr %7, align 4
  %13 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 2
  store i32 %12, ptr %13, align 4
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
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.set) #9
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
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.twice) #9
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
  %6 = getelementptr inbounds [8 x i32], ptr @order, i32 0, i32 %4
  store i32 %3, ptr %6, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @blocked(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__sigset_t, align 4
  store i32 %0, ptr %2, align 4
  %4 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef null, ptr noundef %3) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.blocked) #9
  unreachable

8:                                                ; preds = %6
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @sigismember(ptr noundef %3, i32 noundef %9) #8
  ret i32 %10
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @pending(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__sigset_t, align 4
  store i32 %0, ptr %2, align 4
  %4 = call i32 @sigpending(ptr noundef %3) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.pending) #9
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
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal void @details(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  %6 = alloca ptr, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 4
  store ptr %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  call void @note(i32 noundef %7)
  %8 = load ptr, ptr %5, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 @got, ptr align 4 %8, i32 128, i1 false)
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
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #7

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind willreturn memory(none) }
attributes #11 = { nounwind returns_twice }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
