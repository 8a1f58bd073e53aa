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
@back = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 4
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
  %2 = alloca %struct.sigaction, align 4
  %3 = alloca %struct.sigaction, align 4
  %4 = alloca %struct.__sigset_t, align 4
  %5 = alloca %struct.__sigset_t, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.timespec, align 4
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
  %34 = call i32 @pthread_self() #10
  %35 = call i32 @pthread_kill(i32 noundef %34, i32 noundef 1000) #8
  %36 = icmp eq i32 %35, 22
  br i1 %36, label %37, label %42

37:                                               ; preds = %33
  %38 = call i32 @pthread_self() #10
  %39 = call i32 @pthread_kill(i32 noundef %38, i32 noundef 0) #8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  br label %43

42:                                               ; preds = %37, %33
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 73, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

43:                                               ; preds = %41
  %44 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i32 1 to ptr)) #8
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
  %64 = load i32, ptr @order, align 4
  %65 = icmp eq i32 %64, 10
  br i1 %65, label %66, label %76

66:                                               ; preds = %63
  %67 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 1), align 4
  %68 = icmp eq i32 %67, 12
  br i1 %68, label %69, label %76

69:                                               ; preds = %66
  %70 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 2), align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %69
  %73 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 3), align 4
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
  %91 = load i32, ptr @order, align 4
  %92 = icmp eq i32 %91, 10
  br i1 %92, label %93, label %103

93:                                               ; preds = %90
  %94 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 1), align 4
  %95 = icmp eq i32 %94, 10
  br i1 %95, label %96, label %103

96:                                               ; preds = %93
  %97 = load i32, ptr @n, align 4
  %98 = sub nsw i32 %97, 1
  %99 = getelementptr inbounds [8 x i32], ptr @order, i32 0, i32 %98
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 12
  br i1 %101, label %102, label %103

102:                                              ; preds = %96
  br label %104

103:                                              ; preds = %96, %93, %90
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
  %109 = load ptr, ptr %108, align 4
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
  %123 = load i32, ptr %122, align 4
  %124 = and i32 %123, -2147483648
  %125 = icmp ne i32 %124, 0
  br i1 %125, label %126, label %137

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %128 = load i32, ptr %127, align 4
  %129 = and i32 %128, 268435456
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %137

131:                                              ; preds = %126
  %132 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %133 = load i32, ptr %132, align 4
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
  %145 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i32 1 to ptr)) #8
  %146 = icmp eq ptr %145, null
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %149

148:                                              ; preds = %144, %141, %138
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

149:                                              ; preds = %147
  call void @llvm.memset.p0.i32(ptr align 4 %2, i8 0, i32 140, i1 false)
  %150 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0
  store ptr @details, ptr %150, align 4
  %151 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 2
  store i32 4, ptr %151, align 4
  %152 = call i32 @sigaction(i32 noundef 10, ptr noundef %2, ptr noundef null) #8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %168

154:                                              ; preds = %149
  %155 = call i32 @raise(i32 noundef 10) #8
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %168

157:                                              ; preds = %154
  %158 = load i32, ptr @got, align 4
  %159 = icmp eq i32 %158, 10
  br i1 %159, label %160, label %168

160:                                              ; preds = %157
  %161 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 4
  %162 = icmp eq i32 %161, -6
  br i1 %162, label %163, label %168

163:                                              ; preds = %160
  %164 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 3), align 4
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
  %174 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 4
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
  %199 = call i32 @pthread_self() #10
  %200 = call i32 @pthread_kill(i32 noundef %199, i32 noundef 10) #8
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
  br i1 %251, label %252, label %262

252:                                              ; preds = %249
  %253 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef @got)
  %254 = icmp eq i32 %253, 10
  br i1 %254, label %255, label %262

255:                                              ; preds = %252
  %256 = load i32, ptr @got, align 4
  %257 = icmp eq i32 %256, 10
  br i1 %257, label %258, label %262

258:                                              ; preds = %255
  %259 = load i32, ptr getelementptr inbounds (%struct.siginfo_t, ptr @got, i32 0, i32 2), align 4
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %262

261:                                              ; preds = %258
  br label %263

262:                                              ; preds = %258, %255, %252, %249
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

263:                                              ; preds = %261
  call void @llvm.memset.p0.i32(ptr align 4 %7, i8 0, i32 8, i1 false)
  %264 = call ptr @__errno_location() #10
  store i32 0, ptr %264, align 4
  %265 = call i32 @sigtimedwait(ptr noundef %4, ptr noundef null, ptr noundef %7)
  %266 = icmp eq i32 %265, -1
  br i1 %266, label %267, label %272

267:                                              ; preds = %263
  %268 = call ptr @__errno_location() #10
  %269 = load i32, ptr %268, align 4
  %270 = icmp eq i32 %269, 11
  br i1 %270, label %271, label %272

271:                                              ; preds = %267
  br label %273

272:                                              ; preds = %267, %263
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 117, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

273:                                              ; preds = %271
  %274 = call i32 @raise(i32 noundef 10) #8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %276, label %277

276:                                              ; preds = %273
  br label %278

277:                                              ; preds = %273
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 118, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

278:                                              ; preds = %276
  %279 = call ptr @__errno_location() #10
  store i32 0, ptr %279, align 4
  %280 = call i32 @sigsuspend(ptr noundef %5)
  %281 = icmp eq i32 %280, -1
  br i1 %281, label %282, label %293

282:                                              ; preds = %278
  %283 = call ptr @__errno_location() #10
  %284 = load i32, ptr %283, align 4
  %285 = icmp eq i32 %284, 4
  br i1 %285, label %286, label %293

286:                                              ; preds = %282
  %287 = load i32, ptr @n, align 4
  %288 = icmp eq i32 %287, 2
  br i1 %288, label %289, label %293

289:                                              ; preds = %286
  %290 = call i32 @blocked(i32 noundef 10)
  %291 = icmp ne i32 %290, 0
  br i1 %291, label %292, label %293

292:                                              ; preds = %289
  br label %294

293:                                              ; preds = %289, %286, %282, %278
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 120, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

294:                                              ; preds = %292
  %295 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %301

297:                                              ; preds = %294
  %298 = load i32, ptr @n, align 4
  %299 = icmp eq i32 %298, 2
  br i1 %299, label %300, label %301

300:                                              ; preds = %297
  br label %302

301:                                              ; preds = %297, %294
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 121, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

302:                                              ; preds = %300
  call void @set(i32 noundef 10, ptr noundef @note, i32 noundef 0, i32 noundef 0)
  call void @set(i32 noundef 12, ptr noundef @more, i32 noundef 0, i32 noundef 0)
  store i32 0, ptr @n, align 4
  %303 = call i32 @sigemptyset(ptr noundef %4) #8
  %304 = call i32 @sigaddset(ptr noundef %4, i32 noundef 12) #8
  %305 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %4, ptr noundef null) #8
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %311

307:                                              ; preds = %302
  %308 = call i32 @raise(i32 noundef 12) #8
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %311

310:                                              ; preds = %307
  br label %312

311:                                              ; preds = %307, %302
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 128, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

312:                                              ; preds = %310
  %313 = call i32 @sigemptyset(ptr noundef %4) #8
  %314 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #8
  %315 = call i32 @sigsuspend(ptr noundef %4)
  %316 = icmp eq i32 %315, -1
  br i1 %316, label %317, label %330

317:                                              ; preds = %312
  %318 = load i32, ptr @n, align 4
  %319 = icmp eq i32 %318, 3
  br i1 %319, label %320, label %330

320:                                              ; preds = %317
  %321 = load i32, ptr @order, align 4
  %322 = icmp eq i32 %321, 12
  br i1 %322, label %323, label %330

323:                                              ; preds = %320
  %324 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 1), align 4
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %330

326:                                              ; preds = %323
  %327 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @order, i32 0, i32 2), align 4
  %328 = icmp eq i32 %327, 10
  br i1 %328, label %329, label %330

329:                                              ; preds = %326
  br label %331

330:                                              ; preds = %326, %323, %320, %317, %312
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 131, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

331:                                              ; preds = %329
  %332 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %5, ptr noundef null) #8
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %335

334:                                              ; preds = %331
  br label %336

335:                                              ; preds = %331
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 132, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

336:                                              ; preds = %334
  store i32 2, ptr @n, align 4
  %337 = call i32 @sighold(i32 noundef 10) #8
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %339, label %349

339:                                              ; preds = %336
  %340 = call i32 @blocked(i32 noundef 10)
  %341 = icmp ne i32 %340, 0
  br i1 %341, label %342, label %349

342:                                              ; preds = %339
  %343 = call ptr @sigset(i32 noundef 10, ptr noundef @note) #8
  %344 = icmp eq ptr %343, inttoptr (i32 2 to ptr)
  br i1 %344, label %345, label %349

345:                                              ; preds = %342
  %346 = call i32 @blocked(i32 noundef 10)
  %347 = icmp ne i32 %346, 0
  br i1 %347, label %349, label %348

348:                                              ; preds = %345
  br label %350

349:                                              ; preds = %345, %342, %339, %336
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 136, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

350:                                              ; preds = %348
  %351 = call ptr @sigset(i32 noundef 10, ptr noundef inttoptr (i32 2 to ptr)) #8
  %352 = icmp eq ptr %351, @note
  br i1 %352, label %353, label %363

353:                                              ; preds = %350
  %354 = call i32 @blocked(i32 noundef 10)
  %355 = icmp ne i32 %354, 0
  br i1 %355, label %356, label %363

356:                                              ; preds = %353
  %357 = call i32 @sigrelse(i32 noundef 10) #8
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %363

359:                                              ; preds = %356
  %360 = call i32 @blocked(i32 noundef 10)
  %361 = icmp ne i32 %360, 0
  br i1 %361, label %363, label %362

362:                                              ; preds = %359
  br label %364

363:                                              ; preds = %359, %356, %353, %350
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 137, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

364:                                              ; preds = %362
  %365 = call i32 @sigignore(i32 noundef 10) #8
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %377

367:                                              ; preds = %364
  %368 = call i32 @raise(i32 noundef 10) #8
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %370, label %377

370:                                              ; preds = %367
  %371 = load i32, ptr @n, align 4
  %372 = icmp eq i32 %371, 2
  br i1 %372, label %373, label %377

373:                                              ; preds = %370
  %374 = call ptr @signal(i32 noundef 10, ptr noundef null) #8
  %375 = icmp eq ptr %374, inttoptr (i32 1 to ptr)
  br i1 %375, label %376, label %377

376:                                              ; preds = %373
  br label %378

377:                                              ; preds = %373, %370, %367, %364
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 138, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

378:                                              ; preds = %376
  %379 = call i32 @siginterrupt(i32 noundef 10, i32 noundef 1) #8
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %382

381:                                              ; preds = %378
  br label %383

382:                                              ; preds = %378
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 139, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

383:                                              ; preds = %381
  store i32 0, ptr @n, align 4
  %384 = call i32 @sigemptyset(ptr noundef %4) #8
  store i32 0, ptr %8, align 4
  br label %385

385:                                              ; preds = %397, %383
  %386 = load i32, ptr %8, align 4
  %387 = icmp slt i32 %386, 3
  br i1 %387, label %388, label %400

388:                                              ; preds = %385
  %389 = call i32 @__libc_current_sigrtmin() #8
  %390 = load i32, ptr %8, align 4
  %391 = add nsw i32 %389, %390
  %392 = call ptr @signal(i32 noundef %391, ptr noundef @note) #8
  %393 = call i32 @__libc_current_sigrtmin() #8
  %394 = load i32, ptr %8, align 4
  %395 = add nsw i32 %393, %394
  %396 = call i32 @sigaddset(ptr noundef %4, i32 noundef %395) #8
  br label %397

397:                                              ; preds = %388
  %398 = load i32, ptr %8, align 4
  %399 = add nsw i32 %398, 1
  store i32 %399, ptr %8, align 4
  br label %385, !llvm.loop !6

400:                                              ; preds = %385
  %401 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %4, ptr noundef null) #8
  %402 = call i32 @__libc_current_sigrtmin() #8
  %403 = add nsw i32 %402, 2
  %404 = call i32 @raise(i32 noundef %403) #8
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %406, label %422

406:                                              ; preds = %400
  %407 = call i32 @__libc_current_sigrtmin() #8
  %408 = call i32 @raise(i32 noundef %407) #8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %422

410:                                              ; preds = %406
  %411 = call i32 @__libc_current_sigrtmin() #8
  %412 = add nsw i32 %411, 1
  %413 = call i32 @raise(i32 noundef %412) #8
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %415, label %422

415:                                              ; preds = %410
  %416 = load i32, ptr @n, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %422

418:                                              ; preds = %415
  %419 = call i32 @__libc_current_sigrtmax() #8
  %420 = icmp eq i32 %419, 64
  br i1 %420, label %421, label %422

421:                                              ; preds = %418
  br label %423

422:                                              ; preds = %418, %415, %410, %406, %400
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 149, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

423:                                              ; preds = %421
  %424 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef @got)
  %425 = call i32 @__libc_current_sigrtmin() #8
  %426 = icmp eq i32 %424, %425
  br i1 %426, label %427, label %438

427:                                              ; preds = %423
  %428 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef null)
  %429 = call i32 @__libc_current_sigrtmin() #8
  %430 = add nsw i32 %429, 1
  %431 = icmp eq i32 %428, %430
  br i1 %431, label %432, label %438

432:                                              ; preds = %427
  %433 = call i32 @sigwaitinfo(ptr noundef %4, ptr noundef null)
  %434 = call i32 @__libc_current_sigrtmin() #8
  %435 = add nsw i32 %434, 2
  %436 = icmp eq i32 %433, %435
  br i1 %436, label %437, label %438

437:                                              ; preds = %432
  br label %439

438:                                              ; preds = %432, %427, %423
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 150, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

439:                                              ; preds = %437
  %440 = call ptr @signal(i32 noundef 10, ptr noundef @jump) #8
  %441 = call i32 @_setjmp(ptr noundef @back) #11
  store i32 %441, ptr %6, align 4
  %442 = icmp ne i32 %441, 0
  br i1 %442, label %445, label %443

443:                                              ; preds = %439
  %444 = call i32 @raise(i32 noundef 10) #8
  br label %445

445:                                              ; preds = %443, %439
  %446 = load i32, ptr %6, align 4
  %447 = icmp eq i32 %446, 10
  br i1 %447, label %448, label %452

448:                                              ; preds = %445
  %449 = call i32 @blocked(i32 noundef 10)
  %450 = icmp ne i32 %449, 0
  br i1 %450, label %451, label %452

451:                                              ; preds = %448
  br label %453

452:                                              ; preds = %448, %445
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 156, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

453:                                              ; preds = %451
  %454 = call i32 @sigfillset(ptr noundef %4) #8
  %455 = call i32 @sigismember(ptr noundef %4, i32 noundef 32) #8
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %457, label %461

457:                                              ; preds = %453
  %458 = call i32 @sigismember(ptr noundef %4, i32 noundef 34) #8
  %459 = icmp eq i32 %458, 1
  br i1 %459, label %460, label %461

460:                                              ; preds = %457
  br label %462

461:                                              ; preds = %457, %453
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 158, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

462:                                              ; preds = %460
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
  %3 = alloca %struct.__sigset_t, align 4
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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
