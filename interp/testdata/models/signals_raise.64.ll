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
@back = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
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
  %2 = alloca %struct.sigaction, align 8
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca %struct.__sigset_t, align 8
  %5 = alloca %struct.__sigset_t, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.timespec, align 8
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
  %33 = call i64 @pthread_self() #10
  %34 = call i32 @pthread_kill(i64 noundef %33, i32 noundef 1000) #8
  %35 = icmp eq i32 %34, 22
  br i1 %35, label %36, label %41

36:                                               ; preds = %32
  %37 = call i64 @pthread_self() #10
  %38 = call i32 @pthread_kill(i64 noundef %37, i32 noundef 0) #8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  br label %42

41:                                               ; preds = %36, %32
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 73, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

42:                                               ; preds = %40
  %43 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)) #8
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
  %63 = load i32, ptr @order, align 16
  %64 = icmp eq i32 %63, 10
  br i1 %64, label %65, label %75

65:                                               ; preds = %62
  %66 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 1), align 4
  %67 = icmp eq i32 %66, 12
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 2), align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 3), align 4
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
  %90 = load i32, ptr @order, align 16
  %91 = icmp eq i32 %90, 10
  br i1 %91, label %92, label %103

92:                                               ; preds = %89
  %93 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 1), align 4
  %94 = icmp eq i32 %93, 10
  br i1 %94, label %95, label %103

95:                                               ; preds = %92
  %96 = load i32, ptr @n, align 4
  %97 = sub nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [8 x i32], ptr @order, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 12
  br i1 %101, label %102, label %103

102:                                              ; preds = %95
  br label %104

103:                                              ; preds = %95, %92, %89
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

104:                                              ; preds = %102
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef -1879048192, i32 noundef 15)
  %105 = call i32 @sigaction(i32 noundef 10, ptr noundef null, ptr noundef %3) #8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %120

107:                                              ; preds = %104
  %108 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %109 = load ptr, ptr %108, align 8
  %110 = icmp eq ptr %109, @note
  br i1 %110, label %111, label %120

111:                                              ; preds = %107
  %112 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %113 = call i32 @sigismember(ptr noundef %112, i32 noundef 15) #8
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %120

115:                                              ; preds = %111
  %116 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %117 = call i32 @sigismember(ptr noundef %116, i32 noundef 2) #8
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %120

119:                                              ; preds = %115
  br label %121

120:                                              ; preds = %115, %111, %107, %104
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 90, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

121:                                              ; preds = %119
  %122 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %123 = load i32, ptr %122, align 8
  %124 = and i32 %123, -2147483648
  %125 = icmp ne i32 %124, 0
  br i1 %125, label %126, label %137

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %128 = load i32, ptr %127, align 8
  %129 = and i32 %128, 268435456
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %137

131:                                              ; preds = %126
  %132 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %133 = load i32, ptr %132, align 8
  %134 = and i32 %133, 4
  %135 = icmp ne i32 %134, 0
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  br label %138

137:                                              ; preds = %131, %126, %121
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

138:                                              ; preds = %136
  %139 = call i32 @raise(i32 noundef 10) #8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %148

141:                                              ; preds = %138
  %142 = load i32, ptr @n, align 4
  %143 = icmp eq i32 %142, 1
  br i1 %143, label %144, label %148

144:                                              ; preds = %141
  %145 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)) #8
  %146 = icmp eq ptr %145, null
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %149

148:                                              ; preds = %144, %141, %138
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

149:                                              ; preds = %147
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 152, i1 false)
  %150 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0
  store ptr @details, ptr %150, align 8
  %151 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 2
  store i32 4, ptr %151, align 8
  %152 = call i32 @sigaction(i32 noundef 10, ptr noundef %2, ptr noundef null) #8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %168

154:                                              ; preds = %149
  %155 = call i32 @raise(i32 noundef 10) #8
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %168

157:                                              ; preds = %154
  %158 = load i32, ptr @got, align 8
  %159 = icmp eq i32 %158, 10
  br i1 %159, label %160, label %168

160:                                              ; preds = %157
  %161 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 8
  %162 = icmp eq i32 %161, -6
  br i1 %162, label %163, label %168

163:                                              ; preds = %160
  %164 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 4), align 8
  %165 = call i32 @getpid() #8
  %166 = icmp eq i32 %164, %165
  br i1 %166, label %167, label %168

167:                                              ; preds = %163
  br label %169

168:                                              ; preds = %163, %160, %157, %154, %149
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 98, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

169:                                              ; preds = %167
  %170 = call i32 @getpid() #8
  %171 = call i32 @kill(i32 noundef %170, i32 noundef 10) #8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %177

173:                                              ; preds = %169
  %174 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %177

176:                                              ; preds = %173
  br label %178

177:                                              ; preds = %173, %169
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

178:                                              ; preds = %176
  store i32 0, ptr @n, align 4
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  %179 = call i32 @sigemptyset(ptr noundef %4) #8
  %180 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %181 = call i32 @sigaddset(ptr noundef %4, i32 noundef 9) #8
  %182 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %4, ptr noundef %5) #8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %194

184:                                              ; preds = %178
  %185 = call i32 @sigismember(ptr noundef %5, i32 noundef 10) #8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %194

187:                                              ; preds = %184
  %188 = call i32 @blocked(i32 noundef 10)
  %189 = icmp ne i32 %188, 0
  br i1 %189, label %190, label %194

190:                                              ; preds = %187
  %191 = call i32 @blocked(i32 noundef 9)
  %192 = icmp ne i32 %191, 0
  br i1 %192, label %194, label %193

193:                                              ; preds = %190
  br label %195

194:                                              ; preds = %190, %187, %184, %178
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 107, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

195:                                              ; preds = %193
  %196 = call i32 @raise(i32 noundef 10) #8
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %212

198:                                              ; preds = %195
  %199 = call i64 @pthread_self() #10
  %200 = call i32 @pthread_kill(i64 noundef %199, i32 noundef 10) #8
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %212

202:                                              ; preds = %198
  %203 = load i32, ptr @n, align 4
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %212

205:                                              ; preds = %202
  %206 = call i32 @pending(i32 noundef 10)
  %207 = icmp ne i32 %206, 0
  br i1 %207, label %208, label %212

208:                                              ; preds = %205
  %209 = call i32 @pending(i32 noundef 12)
  %210 = icmp ne i32 %209, 0
  br i1 %210, label %212, label %211

211:                                              ; preds = %208
  br label %213

212:                                              ; preds = %208, %205, %202, %198, %195
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 108, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

213:                                              ; preds = %211
  %214 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %4, ptr noundef null) #8
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %226

216:                                              ; preds = %213
  %217 = load i32, ptr @n, align 4
  %218 = icmp eq i32 %217, 1
  br i1 %218, label %219, label %226

219:                                              ; preds = %216
  %220 = call i32 @pending(i32 noundef 10)
  %221 = icmp ne i32 %220, 0
  br i1 %221, label %226, label %222

222:                                              ; preds = %219
  %223 = call i32 @blocked(i32 noundef 10)
  %224 = icmp ne i32 %223, 0
  br i1 %224, label %226, label %225

225:                                              ; preds = %222
  br label %227

226:                                              ; preds = %222, %219, %216, %213
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 109, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

227:                                              ; preds = %225
  %228 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %234

230:                                              ; preds = %227
  %231 = call i32 @raise(i32 noundef 10) #8
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %234

233:                                              ; preds = %230
  br label %235

234:                                              ; preds = %230, %227
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 112, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

235:                                              ; preds = %233
  %236 = call i32 @sigwait(ptr noundef %4, ptr noundef %6)
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %248

238:                                              ; preds = %235
  %239 = load i32, ptr %6, align 4
  %240 = icmp eq i32 %239, 10
  br i1 %240, label %241, label %248

241:                                              ; preds = %238
  %242 = call i32 @pending(i32 noundef 10)
  %243 = icmp ne i32 %242, 0
  br i1 %243, label %248, label %244

244:                                              ; preds = %241
  %245 = load i32, ptr @n, align 4
  %246 = icmp eq i32 %245, 1
  br i1 %246, label %247, label %248

247:                                              ; preds = %244
  br label %249

248:                                              ; preds = %244, %241, %238, %235
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 113, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

249:                                              ; preds = %247
  %250 = call i32 @raise(i32 noundef 10) #8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %259

252:                                              ; preds = %249
  %253 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef @got)
  %254 = icmp eq i32 %253, 10
  br i1 %254, label %255, label %259

255:                                              ; preds = %252
  %256 = load i32, ptr @got, align 8
  %257 = icmp eq i32 %256, 10
  br i1 %257, label %258, label %259

258:                                              ; preds = %255
  br label %260

259:                                              ; preds = %255, %252, %249
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

260:                                              ; preds = %258
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false)
  %261 = call ptr @__errno_location() #10
  store i32 0, ptr %261, align 4
  %262 = call i32 @sigtimedwait(ptr noundef %4, ptr noundef null, ptr noundef %7)
  %263 = icmp eq i32 %262, -1
  br i1 %263, label %264, label %269

264:                                              ; preds = %260
  %265 = call ptr @__errno_location() #10
  %266 = load i32, ptr %265, align 4
  %267 = icmp eq i32 %266, 11
  br i1 %267, label %268, label %269

268:                                              ; preds = %264
  br label %270

269:                                              ; preds = %264, %260
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 117, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

270:                                              ; preds = %268
  %271 = call i32 @raise(i32 noundef 10) #8
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %274

273:                                              ; preds = %270
  br label %275

274:                                              ; preds = %270
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 118, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

275:                                              ; preds = %273
  %276 = call ptr @__errno_location() #10
  store i32 0, ptr %276, align 4
  %277 = call i32 @sigsuspend(ptr noundef %5)
  %278 = icmp eq i32 %277, -1
  br i1 %278, label %279, label %290

279:                                              ; preds = %275
  %280 = call ptr @__errno_location() #10
  %281 = load i32, ptr %280, align 4
  %282 = icmp eq i32 %281, 4
  br i1 %282, label %283, label %290

283:                                              ; preds = %279
  %284 = load i32, ptr @n, align 4
  %285 = icmp eq i32 %284, 2
  br i1 %285, label %286, label %290

286:                                              ; preds = %283
  %287 = call i32 @blocked(i32 noundef 10)
  %288 = icmp ne i32 %287, 0
  br i1 %288, label %289, label %290

289:                                              ; preds = %286
  br label %291

290:                                              ; preds = %286, %283, %279, %275
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

291:                                              ; preds = %289
  %292 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %298

294:                                              ; preds = %291
  %295 = load i32, ptr @n, align 4
  %296 = icmp eq i32 %295, 2
  br i1 %296, label %297, label %298

297:                                              ; preds = %294
  br label %299

298:                                              ; preds = %294, %291
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 121, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

299:                                              ; preds = %297
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  call void @set(i32 noundef 12, ptr noundef @more, i32 noundef 0, i32 noundef 0)
  store i32 0, ptr @n, align 4
  %300 = call i32 @sigemptyset(ptr noundef %4) #8
  %301 = call i32 @sigaddset(ptr noundef %4, i32 noundef 12) #8
  %302 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %304, label %308

304:                                              ; preds = %299
  %305 = call i32 @raise(i32 noundef 12) #8
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %308

307:                                              ; preds = %304
  br label %309

308:                                              ; preds = %304, %299
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 128, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

309:                                              ; preds = %307
  %310 = call i32 @sigemptyset(ptr noundef %4) #8
  %311 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %312 = call i32 @sigsuspend(ptr noundef %4)
  %313 = icmp eq i32 %312, -1
  br i1 %313, label %314, label %327

314:                                              ; preds = %309
  %315 = load i32, ptr @n, align 4
  %316 = icmp eq i32 %315, 3
  br i1 %316, label %317, label %327

317:                                              ; preds = %314
  %318 = load i32, ptr @order, align 16
  %319 = icmp eq i32 %318, 12
  br i1 %319, label %320, label %327

320:                                              ; preds = %317
  %321 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 1), align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %327

323:                                              ; preds = %320
  %324 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i64 0, i64 2), align 8
  %325 = icmp eq i32 %324, 10
  br i1 %325, label %326, label %327

326:                                              ; preds = %323
  br label %328

327:                                              ; preds = %323, %320, %317, %314, %309
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 131, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

328:                                              ; preds = %326
  %329 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %331, label %332

331:                                              ; preds = %328
  br label %333

332:                                              ; preds = %328
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 132, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

333:                                              ; preds = %331
  store i32 2, ptr @n, align 4
  %334 = call i32 @sighold(i32 noundef 10) #8
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %346

336:                                              ; preds = %333
  %337 = call i32 @blocked(i32 noundef 10)
  %338 = icmp ne i32 %337, 0
  br i1 %338, label %339, label %346

339:                                              ; preds = %336
  %340 = call ptr @sigset(i32 noundef 10, ptr noundef @note) #8
  %341 = icmp eq ptr %340, inttoptr (i64 2 to ptr)
  br i1 %341, label %342, label %346

342:                                              ; preds = %339
  %343 = call i32 @blocked(i32 noundef 10)
  %344 = icmp ne i32 %343, 0
  br i1 %344, label %346, label %345

345:                                              ; preds = %342
  br label %347

346:                                              ; preds = %342, %339, %336, %333
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 136, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

347:                                              ; preds = %345
  %348 = call ptr @sigset(i32 noundef 10, ptr noundef inttoptr (i64 2 to ptr)) #8
  %349 = icmp eq ptr %348, @note
  br i1 %349, label %350, label %360

350:                                              ; preds = %347
  %351 = call i32 @blocked(i32 noundef 10)
  %352 = icmp ne i32 %351, 0
  br i1 %352, label %353, label %360

353:                                              ; preds = %350
  %354 = call i32 @sigrelse(i32 noundef 10) #8
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %360

356:                                              ; preds = %353
  %357 = call i32 @blocked(i32 noundef 10)
  %358 = icmp ne i32 %357, 0
  br i1 %358, label %360, label %359

359:                                              ; preds = %356
  br label %361

360:                                              ; preds = %356, %353, %350, %347
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 137, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

361:                                              ; preds = %359
  %362 = call i32 @sigignore(i32 noundef 10) #8
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %374

364:                                              ; preds = %361
  %365 = call i32 @raise(i32 noundef 10) #8
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %374

367:                                              ; preds = %364
  %368 = load i32, ptr @n, align 4
  %369 = icmp eq i32 %368, 2
  br i1 %369, label %370, label %374

370:                                              ; preds = %367
  %371 = call ptr @signal(i32 noundef 10, ptr noundef null) #8
  %372 = icmp eq ptr %371, inttoptr (i64 1 to ptr)
  br i1 %372, label %373, label %374

373:                                              ; preds = %370
  br label %375

374:                                              ; preds = %370, %367, %364, %361
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 138, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

375:                                              ; preds = %373
  %376 = call i32 @siginterrupt(i32 noundef 10, i32 noundef 1) #8
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %378, label %379

378:                                              ; preds = %375
  br label %380

379:                                              ; preds = %375
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 139, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

380:                                              ; preds = %378
  %381 = call ptr @signal(i32 noundef 10, ptr noundef @jump) #8
  %382 = call i32 @_setjmp(ptr noundef @back) #11
  store i32 %382, ptr %6, align 4
  %383 = icmp ne i32 %382, 0
  br i1 %383, label %386, label %384

384:                                              ; preds = %380
  %385 = call i32 @raise(i32 noundef 10) #8
  br label %386

386:                                              ; preds = %384, %380
  %387 = load i32, ptr %6, align 4
  %388 = icmp eq i32 %387, 10
  br i1 %388, label %389, label %393

389:                                              ; preds = %386
  %390 = call i32 @blocked(i32 noundef 10)
  %391 = icmp ne i32 %390, 0
  br i1 %391, label %392, label %393

392:                                              ; preds = %389
  br label %394

393:                                              ; preds = %389, %386
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 145, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

394:                                              ; preds = %392
  %395 = call i32 @sigfillset(ptr noundef %4) #8
  %396 = call i32 @sigismember(ptr noundef %4, i32 noundef 32) #8
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %402

398:                                              ; preds = %394
  %399 = call i32 @sigismember(ptr noundef %4, i32 noundef 34) #8
  %400 = icmp eq i32 %399, 1
  br i1 %400, label %401, label %402

401:                                              ; preds = %398
  br label %403

402:                                              ; preds = %398, %394
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 147, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

403:                                              ; preds = %401
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
  %3 = alloca %struct.__sigset_t, align 8
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
