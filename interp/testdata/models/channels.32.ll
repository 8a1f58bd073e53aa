; ModuleID = 'channels.c'
source_filename = "channels.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [54 x i8] c"pipe2(p, O_NONBLOCK | O_CLOEXEC) == 0 && p[0] != p[1]\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"channels.c\00", align 1
@__PRETTY_FUNCTION__.pipes = private unnamed_addr constant [17 x i8] c"void pipes(void)\00", align 1
@.str.2 = private unnamed_addr constant [45 x i8] c"read(p[0], text, 4) == -1 && errno == EAGAIN\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.4 = private unnamed_addr constant [44 x i8] c"write(p[0], \22x\22, 1) == -1 && errno == EBADF\00", align 1
@.str.5 = private unnamed_addr constant [44 x i8] c"read(p[1], text, 1) == -1 && errno == EBADF\00", align 1
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [52 x i8] c"write(p[1], \22\22, 0) == 0 && read(p[0], text, 0) == 0\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"defg\00", align 1
@.str.10 = private unnamed_addr constant [58 x i8] c"write(p[1], \22abc\22, 3) == 3 && write(p[1], \22defg\22, 4) == 4\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.12 = private unnamed_addr constant [52 x i8] c"read(p[0], text, 2) == 2 && strcmp(text, \22ab\22) == 0\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"cdefg\00", align 1
@.str.14 = private unnamed_addr constant [58 x i8] c"read(p[0], text, 8) == 5 && memcmp(text, \22cdefg\22, 5) == 0\00", align 1
@.str.15 = private unnamed_addr constant [86 x i8] c"fcntl(p[0], F_GETFL) == O_NONBLOCK && fcntl(p[1], F_GETFL) == (O_WRONLY | O_NONBLOCK)\00", align 1
@.str.16 = private unnamed_addr constant [106 x i8] c"fcntl(p[0], F_SETFL, 0) == 0 && fcntl(p[0], F_GETFL) == O_RDONLY && fcntl(p[0], F_SETFD, FD_CLOEXEC) == 0\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@.str.18 = private unnamed_addr constant [45 x i8] c"write(p[1], \22h\22, 1) == 1 && close(p[1]) == 0\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@.str.20 = private unnamed_addr constant [44 x i8] c"write(p[1], \22i\22, 1) == -1 && errno == EBADF\00", align 1
@.str.21 = private unnamed_addr constant [71 x i8] c"read(p[0], text, 8) == 1 && text[0] == 'h' && read(p[0], text, 8) == 0\00", align 1
@.str.22 = private unnamed_addr constant [86 x i8] c"close(p[0]) == 0 && close(p[0]) == -1 && errno == EBADF && fcntl(p[0], F_GETFL) == -1\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"pipe(p) == 0\00", align 1
@__PRETTY_FUNCTION__.round_and_round = private unnamed_addr constant [27 x i8] c"void round_and_round(void)\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"0123456\00", align 1
@.str.25 = private unnamed_addr constant [31 x i8] c"write(p[1], \220123456\22, 7) == 7\00", align 1
@.str.26 = private unnamed_addr constant [33 x i8] c"write(p[1], block, 1000) == 1000\00", align 1
@.str.27 = private unnamed_addr constant [58 x i8] c"read(p[0], got, i == 0 ? 7 : 1000) == (i == 0 ? 7 : 1000)\00", align 1
@.str.28 = private unnamed_addr constant [82 x i8] c"got[0] == (i == 0 ? '0' : i - 1) && got[i == 0 ? 6 : 999] == (i == 0 ? '6' : 'z')\00", align 1
@.str.29 = private unnamed_addr constant [63 x i8] c"e >= 0 && s >= 0 && fcntl(e, F_GETFL) == (O_RDWR | O_NONBLOCK)\00", align 1
@__PRETTY_FUNCTION__.numbers = private unnamed_addr constant [19 x i8] c"void numbers(void)\00", align 1
@.str.30 = private unnamed_addr constant [30 x i8] c"read(e, &n, 8) == 8 && n == 3\00", align 1
@.str.31 = private unnamed_addr constant [40 x i8] c"read(e, &n, 8) == -1 && errno == EAGAIN\00", align 1
@.str.32 = private unnamed_addr constant [40 x i8] c"read(e, &n, 4) == -1 && errno == EINVAL\00", align 1
@.str.33 = private unnamed_addr constant [87 x i8] c"write(e, &n, 8) == 8 && eventfd_write(e, 2) == 0 && eventfd_read(e, &n) == 0 && n == 5\00", align 1
@.str.34 = private unnamed_addr constant [41 x i8] c"write(e, &n, 8) == -1 && errno == EINVAL\00", align 1
@.str.35 = private unnamed_addr constant [41 x i8] c"write(e, &n, 7) == -1 && errno == EINVAL\00", align 1
@.str.36 = private unnamed_addr constant [50 x i8] c"write(e, &n, 8) == 8 && eventfd_read(e, &n) == -1\00", align 1
@.str.37 = private unnamed_addr constant [25 x i8] c"eventfd_write(s, 2) == 0\00", align 1
@.str.38 = private unnamed_addr constant [102 x i8] c"eventfd_read(s, &n) == 0 && n == 1 && eventfd_read(s, &n) == 0 && n == 1 && eventfd_read(s, &n) == -1\00", align 1
@.str.39 = private unnamed_addr constant [48 x i8] c"eventfd(0, 0x40000000) == -1 && errno == EINVAL\00", align 1
@.str.40 = private unnamed_addr constant [31 x i8] c"close(e) == 0 && close(s) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @pipes()
  call void @round_and_round()
  call void @numbers()
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @pipes() #0 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [8 x i8], align 1
  call void @llvm.memset.p0.i32(ptr align 1 %2, i8 0, i32 8, i1 false)
  %3 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %4 = call i32 @pipe2(ptr noundef %3, i32 noundef 526336) #7
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %0
  %7 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  br label %14

13:                                               ; preds = %6, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

14:                                               ; preds = %12
  %15 = call ptr @__errno_location() #9
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %19 = call i32 @read(i32 noundef %17, ptr noundef %18, i32 noundef 4)
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %26

21:                                               ; preds = %14
  %22 = call ptr @__errno_location() #9
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 11
  br i1 %24, label %25, label %26

25:                                               ; preds = %21
  br label %27

26:                                               ; preds = %21, %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

27:                                               ; preds = %25
  %28 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %29 = load i32, ptr %28, align 4
  %30 = call i32 @write(i32 noundef %29, ptr noundef @.str.3, i32 noundef 1)
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = call ptr @__errno_location() #9
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 9
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  br label %38

37:                                               ; preds = %32, %27
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

38:                                               ; preds = %36
  %39 = call ptr @__errno_location() #9
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %43 = call i32 @read(i32 noundef %41, ptr noundef %42, i32 noundef 1)
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %50

45:                                               ; preds = %38
  %46 = call ptr @__errno_location() #9
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 9
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  br label %51

50:                                               ; preds = %45, %38
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

51:                                               ; preds = %49
  %52 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %53 = load i32, ptr %52, align 4
  %54 = call i32 @write(i32 noundef %53, ptr noundef @.str.6, i32 noundef 0)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %63

56:                                               ; preds = %51
  %57 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %60 = call i32 @read(i32 noundef %58, ptr noundef %59, i32 noundef 0)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %56
  br label %64

63:                                               ; preds = %56, %51
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

64:                                               ; preds = %62
  %65 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %66 = load i32, ptr %65, align 4
  %67 = call i32 @write(i32 noundef %66, ptr noundef @.str.8, i32 noundef 3)
  %68 = icmp eq i32 %67, 3
  br i1 %68, label %69, label %75

69:                                               ; preds = %64
  %70 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %71 = load i32, ptr %70, align 4
  %72 = call i32 @write(i32 noundef %71, ptr noundef @.str.9, i32 noundef 4)
  %73 = icmp eq i32 %72, 4
  br i1 %73, label %74, label %75

74:                                               ; preds = %69
  br label %76

75:                                               ; preds = %69, %64
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

76:                                               ; preds = %74
  %77 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %80 = call i32 @read(i32 noundef %78, ptr noundef %79, i32 noundef 2)
  %81 = icmp eq i32 %80, 2
  br i1 %81, label %82, label %87

82:                                               ; preds = %76
  %83 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %84 = call i32 @strcmp(ptr noundef %83, ptr noundef @.str.11) #10
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %82
  br label %88

87:                                               ; preds = %82, %76
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

88:                                               ; preds = %86
  %89 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %92 = call i32 @read(i32 noundef %90, ptr noundef %91, i32 noundef 8)
  %93 = icmp eq i32 %92, 5
  br i1 %93, label %94, label %99

94:                                               ; preds = %88
  %95 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %96 = call i32 @memcmp(ptr noundef %95, ptr noundef @.str.13, i32 noundef 5) #10
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %94
  br label %100

99:                                               ; preds = %94, %88
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

100:                                              ; preds = %98
  %101 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %102 = load i32, ptr %101, align 4
  %103 = call i32 (i32, i32, ...) @fcntl(i32 noundef %102, i32 noundef 3)
  %104 = icmp eq i32 %103, 2048
  br i1 %104, label %105, label %111

105:                                              ; preds = %100
  %106 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %107 = load i32, ptr %106, align 4
  %108 = call i32 (i32, i32, ...) @fcntl(i32 noundef %107, i32 noundef 3)
  %109 = icmp eq i32 %108, 2049
  br i1 %109, label %110, label %111

110:                                              ; preds = %105
  br label %112

111:                                              ; preds = %105, %100
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

112:                                              ; preds = %110
  %113 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %114 = load i32, ptr %113, align 4
  %115 = call i32 (i32, i32, ...) @fcntl(i32 noundef %114, i32 noundef 4, i32 noundef 0)
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %128

117:                                              ; preds = %112
  %118 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %119 = load i32, ptr %118, align 4
  %120 = call i32 (i32, i32, ...) @fcntl(i32 noundef %119, i32 noundef 3)
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %128

122:                                              ; preds = %117
  %123 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %124 = load i32, ptr %123, align 4
  %125 = call i32 (i32, i32, ...) @fcntl(i32 noundef %124, i32 noundef 2, i32 noundef 1)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %128

127:                                              ; preds = %122
  br label %129

128:                                              ; preds = %122, %117, %112
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

129:                                              ; preds = %127
  %130 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %131 = load i32, ptr %130, align 4
  %132 = call i32 @write(i32 noundef %131, ptr noundef @.str.17, i32 noundef 1)
  %133 = icmp eq i32 %132, 1
  br i1 %133, label %134, label %140

134:                                              ; preds = %129
  %135 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %136 = load i32, ptr %135, align 4
  %137 = call i32 @close(i32 noundef %136)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %140

139:                                              ; preds = %134
  br label %141

140:                                              ; preds = %134, %129
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

141:                                              ; preds = %139
  %142 = call ptr @__errno_location() #9
  store i32 0, ptr %142, align 4
  %143 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %144 = load i32, ptr %143, align 4
  %145 = call i32 @write(i32 noundef %144, ptr noundef @.str.19, i32 noundef 1)
  %146 = icmp eq i32 %145, -1
  br i1 %146, label %147, label %152

147:                                              ; preds = %141
  %148 = call ptr @__errno_location() #9
  %149 = load i32, ptr %148, align 4
  %150 = icmp eq i32 %149, 9
  br i1 %150, label %151, label %152

151:                                              ; preds = %147
  br label %153

152:                                              ; preds = %147, %141
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

153:                                              ; preds = %151
  %154 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %157 = call i32 @read(i32 noundef %155, ptr noundef %156, i32 noundef 8)
  %158 = icmp eq i32 %157, 1
  br i1 %158, label %159, label %171

159:                                              ; preds = %153
  %160 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %161 = load i8, ptr %160, align 1
  %162 = sext i8 %161 to i32
  %163 = icmp eq i32 %162, 104
  br i1 %163, label %164, label %171

164:                                              ; preds = %159
  %165 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds [8 x i8], ptr %2, i32 0, i32 0
  %168 = call i32 @read(i32 noundef %166, ptr noundef %167, i32 noundef 8)
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %171

170:                                              ; preds = %164
  br label %172

171:                                              ; preds = %164, %159, %153
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

172:                                              ; preds = %170
  %173 = call ptr @__errno_location() #9
  store i32 0, ptr %173, align 4
  %174 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %175 = load i32, ptr %174, align 4
  %176 = call i32 @close(i32 noundef %175)
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %193

178:                                              ; preds = %172
  %179 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %180 = load i32, ptr %179, align 4
  %181 = call i32 @close(i32 noundef %180)
  %182 = icmp eq i32 %181, -1
  br i1 %182, label %183, label %193

183:                                              ; preds = %178
  %184 = call ptr @__errno_location() #9
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %185, 9
  br i1 %186, label %187, label %193

187:                                              ; preds = %183
  %188 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %189 = load i32, ptr %188, align 4
  %190 = call i32 (i32, i32, ...) @fcntl(i32 noundef %189, i32 noundef 3)
  %191 = icmp eq i32 %190, -1
  br i1 %191, label %192, label %193

192:                                              ; preds = %187
  br label %194

193:                                              ; preds = %187, %183, %178, %172
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.pipes) #8
  unreachable

194:                                              ; preds = %192
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @round_and_round() #0 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [1000 x i8], align 1
  %3 = alloca [1000 x i8], align 1
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %6 = call i32 @pipe(ptr noundef %5) #7
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.round_and_round) #8
  unreachable

10:                                               ; preds = %8
  %11 = getelementptr inbounds [1000 x i8], ptr %2, i32 0, i32 0
  call void @llvm.memset.p0.i32(ptr align 1 %11, i8 122, i32 1000, i1 false)
  %12 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %13 = load i32, ptr %12, align 4
  %14 = call i32 @write(i32 noundef %13, ptr noundef @.str.24, i32 noundef 7)
  %15 = icmp eq i32 %14, 7
  br i1 %15, label %16, label %17

16:                                               ; preds = %10
  br label %18

17:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.round_and_round) #8
  unreachable

18:                                               ; preds = %16
  store i32 0, ptr %4, align 4
  br label %19

19:                                               ; preds = %78, %18
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 6
  br i1 %21, label %22, label %81

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4
  %24 = trunc i32 %23 to i8
  %25 = getelementptr inbounds [1000 x i8], ptr %2, i32 0, i32 0
  store i8 %24, ptr %25, align 1
  %26 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds [1000 x i8], ptr %2, i32 0, i32 0
  %29 = call i32 @write(i32 noundef %27, ptr noundef %28, i32 noundef 1000)
  %30 = icmp eq i32 %29, 1000
  br i1 %30, label %31, label %32

31:                                               ; preds = %22
  br label %33

32:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.round_and_round) #8
  unreachable

33:                                               ; preds = %31
  %34 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds [1000 x i8], ptr %3, i32 0, i32 0
  %37 = load i32, ptr %4, align 4
  %38 = icmp eq i32 %37, 0
  %39 = zext i1 %38 to i64
  %40 = select i1 %38, i32 7, i32 1000
  %41 = call i32 @read(i32 noundef %35, ptr noundef %36, i32 noundef %40)
  %42 = load i32, ptr %4, align 4
  %43 = icmp eq i32 %42, 0
  %44 = zext i1 %43 to i64
  %45 = select i1 %43, i32 7, i32 1000
  %46 = icmp eq i32 %41, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %33
  br label %49

48:                                               ; preds = %33
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.round_and_round) #8
  unreachable

49:                                               ; preds = %47
  %50 = getelementptr inbounds [1000 x i8], ptr %3, i32 0, i32 0
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i32
  %53 = load i32, ptr %4, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %49
  br label %59

56:                                               ; preds = %49
  %57 = load i32, ptr %4, align 4
  %58 = sub nsw i32 %57, 1
  br label %59

59:                                               ; preds = %56, %55
  %60 = phi i32 [ 48, %55 ], [ %58, %56 ]
  %61 = icmp eq i32 %52, %60
  br i1 %61, label %62, label %76

62:                                               ; preds = %59
  %63 = load i32, ptr %4, align 4
  %64 = icmp eq i32 %63, 0
  %65 = zext i1 %64 to i64
  %66 = select i1 %64, i32 6, i32 999
  %67 = getelementptr inbounds [1000 x i8], ptr %3, i32 0, i32 %66
  %68 = load i8, ptr %67, align 1
  %69 = sext i8 %68 to i32
  %70 = load i32, ptr %4, align 4
  %71 = icmp eq i32 %70, 0
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, i32 54, i32 122
  %74 = icmp eq i32 %69, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %62
  br label %77

76:                                               ; preds = %62, %59
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.round_and_round) #8
  unreachable

77:                                               ; preds = %75
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %4, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %4, align 4
  br label %19, !llvm.loop !6

81:                                               ; preds = %19
  %82 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 0
  %83 = load i32, ptr %82, align 4
  %84 = call i32 @close(i32 noundef %83)
  %85 = getelementptr inbounds [2 x i32], ptr %1, i32 0, i32 1
  %86 = load i32, ptr %85, align 4
  %87 = call i32 @close(i32 noundef %86)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @numbers() #0 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i64 7, ptr %1, align 8
  %4 = call i32 @eventfd(i32 noundef 3, i32 noundef 2048) #7
  store i32 %4, ptr %2, align 4
  %5 = call i32 @eventfd(i32 noundef 0, i32 noundef 2049) #7
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %0
  %9 = load i32, ptr %3, align 4
  %10 = icmp sge i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4
  %13 = call i32 (i32, i32, ...) @fcntl(i32 noundef %12, i32 noundef 3)
  %14 = icmp eq i32 %13, 2050
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  br label %17

16:                                               ; preds = %11, %8, %0
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

17:                                               ; preds = %15
  %18 = load i32, ptr %2, align 4
  %19 = call i32 @read(i32 noundef %18, ptr noundef %1, i32 noundef 8)
  %20 = icmp eq i32 %19, 8
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = load i64, ptr %1, align 8
  %23 = icmp eq i64 %22, 3
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  br label %26

25:                                               ; preds = %21, %17
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

26:                                               ; preds = %24
  %27 = call ptr @__errno_location() #9
  store i32 0, ptr %27, align 4
  %28 = load i32, ptr %2, align 4
  %29 = call i32 @read(i32 noundef %28, ptr noundef %1, i32 noundef 8)
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %36

31:                                               ; preds = %26
  %32 = call ptr @__errno_location() #9
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 11
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  br label %37

36:                                               ; preds = %31, %26
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

37:                                               ; preds = %35
  %38 = load i32, ptr %2, align 4
  %39 = call i32 @read(i32 noundef %38, ptr noundef %1, i32 noundef 4)
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = call ptr @__errno_location() #9
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 22
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  br label %47

46:                                               ; preds = %41, %37
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

47:                                               ; preds = %45
  %48 = load i32, ptr %2, align 4
  %49 = call i32 @write(i32 noundef %48, ptr noundef %1, i32 noundef 8)
  %50 = icmp eq i32 %49, 8
  br i1 %50, label %51, label %63

51:                                               ; preds = %47
  %52 = load i32, ptr %2, align 4
  %53 = call i32 @eventfd_write(i32 noundef %52, i64 noundef 2)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = load i32, ptr %2, align 4
  %57 = call i32 @eventfd_read(i32 noundef %56, ptr noundef %1)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %55
  %60 = load i64, ptr %1, align 8
  %61 = icmp eq i64 %60, 5
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  br label %64

63:                                               ; preds = %59, %55, %51, %47
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

64:                                               ; preds = %62
  store i64 -1, ptr %1, align 8
  %65 = call ptr @__errno_location() #9
  store i32 0, ptr %65, align 4
  %66 = load i32, ptr %2, align 4
  %67 = call i32 @write(i32 noundef %66, ptr noundef %1, i32 noundef 8)
  %68 = icmp eq i32 %67, -1
  br i1 %68, label %69, label %74

69:                                               ; preds = %64
  %70 = call ptr @__errno_location() #9
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 22
  br i1 %72, label %73, label %74

73:                                               ; preds = %69
  br label %75

74:                                               ; preds = %69, %64
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

75:                                               ; preds = %73
  %76 = call ptr @__errno_location() #9
  store i32 0, ptr %76, align 4
  %77 = load i32, ptr %2, align 4
  %78 = call i32 @write(i32 noundef %77, ptr noundef %1, i32 noundef 7)
  %79 = icmp eq i32 %78, -1
  br i1 %79, label %80, label %85

80:                                               ; preds = %75
  %81 = call ptr @__errno_location() #9
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 22
  br i1 %83, label %84, label %85

84:                                               ; preds = %80
  br label %86

85:                                               ; preds = %80, %75
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 68, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

86:                                               ; preds = %84
  store i64 0, ptr %1, align 8
  %87 = load i32, ptr %2, align 4
  %88 = call i32 @write(i32 noundef %87, ptr noundef %1, i32 noundef 8)
  %89 = icmp eq i32 %88, 8
  br i1 %89, label %90, label %95

90:                                               ; preds = %86
  %91 = load i32, ptr %2, align 4
  %92 = call i32 @eventfd_read(i32 noundef %91, ptr noundef %1)
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %95

94:                                               ; preds = %90
  br label %96

95:                                               ; preds = %90, %86
  call void @__assert_fail(ptr noundef @.str.36, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

96:                                               ; preds = %94
  %97 = load i32, ptr %3, align 4
  %98 = call i32 @eventfd_write(i32 noundef %97, i64 noundef 2)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  br label %102

101:                                              ; preds = %96
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 71, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

102:                                              ; preds = %100
  %103 = load i32, ptr %3, align 4
  %104 = call i32 @eventfd_read(i32 noundef %103, ptr noundef %1)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %102
  %107 = load i64, ptr %1, align 8
  %108 = icmp eq i64 %107, 1
  br i1 %108, label %109, label %121

109:                                              ; preds = %106
  %110 = load i32, ptr %3, align 4
  %111 = call i32 @eventfd_read(i32 noundef %110, ptr noundef %1)
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %121

113:                                              ; preds = %109
  %114 = load i64, ptr %1, align 8
  %115 = icmp eq i64 %114, 1
  br i1 %115, label %116, label %121

116:                                              ; preds = %113
  %117 = load i32, ptr %3, align 4
  %118 = call i32 @eventfd_read(i32 noundef %117, ptr noundef %1)
  %119 = icmp eq i32 %118, -1
  br i1 %119, label %120, label %121

120:                                              ; preds = %116
  br label %122

121:                                              ; preds = %116, %113, %109, %106, %102
  call void @__assert_fail(ptr noundef @.str.38, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

122:                                              ; preds = %120
  %123 = call ptr @__errno_location() #9
  store i32 0, ptr %123, align 4
  %124 = call i32 @eventfd(i32 noundef 0, i32 noundef 1073741824) #7
  %125 = icmp eq i32 %124, -1
  br i1 %125, label %126, label %131

126:                                              ; preds = %122
  %127 = call ptr @__errno_location() #9
  %128 = load i32, ptr %127, align 4
  %129 = icmp eq i32 %128, 22
  br i1 %129, label %130, label %131

130:                                              ; preds = %126
  br label %132

131:                                              ; preds = %126, %122
  call void @__assert_fail(ptr noundef @.str.39, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

132:                                              ; preds = %130
  %133 = load i32, ptr %2, align 4
  %134 = call i32 @close(i32 noundef %133)
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %141

136:                                              ; preds = %132
  %137 = load i32, ptr %3, align 4
  %138 = call i32 @close(i32 noundef %137)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %141

140:                                              ; preds = %136
  br label %142

141:                                              ; preds = %136, %132
  call void @__assert_fail(ptr noundef @.str.40, ptr noundef @.str.1, i32 noundef 75, ptr noundef @__PRETTY_FUNCTION__.numbers) #8
  unreachable

142:                                              ; preds = %140
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @pipe2(ptr noundef, i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

declare i32 @read(i32 noundef, ptr noundef, i32 noundef) #5

declare i32 @write(i32 noundef, ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i32 noundef) #6

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #5

declare i32 @close(i32 noundef) #5

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #2

declare i32 @eventfd_write(i32 noundef, i64 noundef) #5

declare i32 @eventfd_read(i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind willreturn memory(none) }
attributes #10 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
