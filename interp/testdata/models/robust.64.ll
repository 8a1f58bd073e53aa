; ModuleID = 'robust.c'
source_filename = "robust.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.timespec = type { i64, i64 }
%union.pthread_mutexattr_t = type { i32 }

@never = dso_local global %union.pthread_cond_t zeroinitializer, align 8
@a = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@b = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@c = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@stalled = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str = private unnamed_addr constant [121 x i8] c"pthread_mutex_lock(&stalled) == 0 && pthread_mutex_consistent(&stalled) == EINVAL && pthread_mutex_unlock(&stalled) == 0\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"robust.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@normal = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [118 x i8] c"pthread_mutex_lock(&normal) == 0 && pthread_mutex_consistent(&normal) == EINVAL && pthread_mutex_unlock(&normal) == 0\00", align 1
@.str.3 = private unnamed_addr constant [108 x i8] c"pthread_mutex_unlock(&a) == EPERM && pthread_mutex_unlock(&b) == EPERM && pthread_mutex_unlock(&c) == EPERM\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"pthread_mutex_lock(&a) == 0 && pthread_mutex_consistent(&a) == EINVAL\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&a) == 0\00", align 1
@.str.6 = private unnamed_addr constant [78 x i8] c"pthread_mutex_trylock(&a) == EOWNERDEAD && pthread_mutex_trylock(&a) == EBUSY\00", align 1
@.str.7 = private unnamed_addr constant [76 x i8] c"pthread_mutex_consistent(&a) == 0 && pthread_mutex_consistent(&a) == EINVAL\00", align 1
@.str.8 = private unnamed_addr constant [94 x i8] c"pthread_mutex_unlock(&a) == 0 && pthread_mutex_lock(&a) == 0 && pthread_mutex_unlock(&a) == 0\00", align 1
@.str.9 = private unnamed_addr constant [80 x i8] c"pthread_mutex_timedlock(&b, &soon) == EOWNERDEAD && pthread_mutex_lock(&b) == 0\00", align 1
@.str.10 = private unnamed_addr constant [34 x i8] c"pthread_mutex_consistent(&b) == 0\00", align 1
@.str.11 = private unnamed_addr constant [100 x i8] c"pthread_mutex_unlock(&b) == 0 && pthread_mutex_unlock(&b) == 0 && pthread_mutex_unlock(&b) == EPERM\00", align 1
@.str.12 = private unnamed_addr constant [107 x i8] c"pthread_mutex_lock(&c) == EOWNERDEAD && pthread_mutex_lock(&c) == EDEADLK && pthread_mutex_unlock(&c) == 0\00", align 1
@.str.13 = private unnamed_addr constant [79 x i8] c"pthread_mutex_lock(&c) == ENOTRECOVERABLE && pthread_mutex_unlock(&c) == EPERM\00", align 1
@.str.14 = private unnamed_addr constant [102 x i8] c"pthread_mutex_timedlock(&c, &soon) == ENOTRECOVERABLE && pthread_mutex_trylock(&c) == ENOTRECOVERABLE\00", align 1
@.str.15 = private unnamed_addr constant [31 x i8] c"pthread_mutex_destroy(&c) == 0\00", align 1
@.str.16 = private unnamed_addr constant [59 x i8] c"pthread_mutex_lock(&a) == 0 && pthread_mutex_lock(&c) == 0\00", align 1
@.str.17 = private unnamed_addr constant [148 x i8] c"pthread_mutex_lock(&b) == EOWNERDEAD && pthread_mutex_lock(&b) == 0 && pthread_mutex_unlock(&b) == ENOTRECOVERABLE && pthread_mutex_unlock(&b) == 0\00", align 1
@.str.18 = private unnamed_addr constant [42 x i8] c"pthread_mutex_lock(&b) == ENOTRECOVERABLE\00", align 1
@.str.19 = private unnamed_addr constant [63 x i8] c"pthread_mutex_unlock(&a) == 0 && pthread_mutex_unlock(&c) == 0\00", align 1
@.str.20 = private unnamed_addr constant [37 x i8] c"pthread_mutex_lock(&b) == EOWNERDEAD\00", align 1
@.str.21 = private unnamed_addr constant [61 x i8] c"pthread_cond_timedwait(&never, &b, &soon) == ENOTRECOVERABLE\00", align 1
@.str.22 = private unnamed_addr constant [82 x i8] c"pthread_mutex_unlock(&b) == EPERM && pthread_mutex_trylock(&b) == ENOTRECOVERABLE\00", align 1
@.str.23 = private unnamed_addr constant [119 x i8] c"pthread_mutex_lock(&a) == 0 && pthread_cond_timedwait(&never, &a, &soon) == ETIMEDOUT && pthread_mutex_unlock(&a) == 0\00", align 1
@.str.24 = private unnamed_addr constant [35 x i8] c"pthread_mutexattr_init(&attr) == 0\00", align 1
@__PRETTY_FUNCTION__.make = private unnamed_addr constant [39 x i8] c"void make(pthread_mutex_t *, int, int)\00", align 1
@.str.25 = private unnamed_addr constant [76 x i8] c"pthread_mutexattr_getrobust(&attr, &is) == 0 && is == PTHREAD_MUTEX_STALLED\00", align 1
@.str.26 = private unnamed_addr constant [100 x i8] c"pthread_mutexattr_setrobust(&attr, 2) == EINVAL && pthread_mutexattr_setrobust(&attr, -1) == EINVAL\00", align 1
@.str.27 = private unnamed_addr constant [44 x i8] c"pthread_mutexattr_settype(&attr, kind) == 0\00", align 1
@.str.28 = private unnamed_addr constant [48 x i8] c"pthread_mutexattr_setrobust(&attr, robust) == 0\00", align 1
@.str.29 = private unnamed_addr constant [61 x i8] c"pthread_mutexattr_getrobust(&attr, &is) == 0 && is == robust\00", align 1
@.str.30 = private unnamed_addr constant [57 x i8] c"pthread_mutexattr_gettype(&attr, &is) == 0 && is == kind\00", align 1
@.str.31 = private unnamed_addr constant [38 x i8] c"pthread_mutex_init(mutex, &attr) == 0\00", align 1
@.str.32 = private unnamed_addr constant [38 x i8] c"pthread_mutexattr_destroy(&attr) == 0\00", align 1
@.str.33 = private unnamed_addr constant [82 x i8] c"pthread_create(&t, NULL, leaves, (void *)what) == 0 && pthread_join(t, NULL) == 0\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [19 x i8] c"void run(intptr_t)\00", align 1
@.str.34 = private unnamed_addr constant [90 x i8] c"pthread_mutex_lock(&a) == 0 && pthread_mutex_lock(&b) == 0 && pthread_mutex_lock(&b) == 0\00", align 1
@__PRETTY_FUNCTION__.leaves = private unnamed_addr constant [21 x i8] c"void *leaves(void *)\00", align 1
@.str.35 = private unnamed_addr constant [108 x i8] c"pthread_mutex_trylock(&c) == 0 && pthread_mutex_trylock(&c) == EDEADLK && pthread_mutex_lock(&c) == EDEADLK\00", align 1
@.str.36 = private unnamed_addr constant [90 x i8] c"pthread_mutex_lock(&a) == 0 && pthread_mutex_lock(&b) == 0 && pthread_mutex_lock(&c) == 0\00", align 1
@.str.37 = private unnamed_addr constant [72 x i8] c"pthread_mutex_unlock(&a) == EPERM && pthread_mutex_trylock(&a) == EBUSY\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  store i32 0, ptr %1, align 4
  call void @make(ptr noundef @a, i32 noundef 0, i32 noundef 1)
  call void @make(ptr noundef @b, i32 noundef 1, i32 noundef 1)
  call void @make(ptr noundef @c, i32 noundef 2, i32 noundef 1)
  call void @make(ptr noundef @stalled, i32 noundef 0, i32 noundef 0)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @stalled) #6
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %0
  %6 = call i32 @pthread_mutex_consistent(ptr noundef @stalled) #6
  %7 = icmp eq i32 %6, 22
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @stalled) #6
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  br label %13

12:                                               ; preds = %8, %5, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_lock(ptr noundef @normal) #6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %13
  %17 = call i32 @pthread_mutex_consistent(ptr noundef @normal) #6
  %18 = icmp eq i32 %17, 22
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = call i32 @pthread_mutex_unlock(ptr noundef @normal) #6
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19, %16, %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

24:                                               ; preds = %22
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %29 = icmp eq i32 %28, 1
  br i1 %29, label %30, label %34

30:                                               ; preds = %27
  %31 = call i32 @pthread_mutex_unlock(ptr noundef @c) #6
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  br label %35

34:                                               ; preds = %30, %27, %24
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

35:                                               ; preds = %33
  %36 = call i32 @pthread_mutex_lock(ptr noundef @a) #6
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %35
  %39 = call i32 @pthread_mutex_consistent(ptr noundef @a) #6
  %40 = icmp eq i32 %39, 22
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  br label %43

42:                                               ; preds = %38, %35
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

43:                                               ; preds = %41
  call void @run(i64 noundef 3)
  %44 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  br label %48

47:                                               ; preds = %43
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

48:                                               ; preds = %46
  call void @run(i64 noundef 0)
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 16, i1 false)
  %49 = call i32 @pthread_mutex_trylock(ptr noundef @a) #6
  %50 = icmp eq i32 %49, 130
  br i1 %50, label %51, label %55

51:                                               ; preds = %48
  %52 = call i32 @pthread_mutex_trylock(ptr noundef @a) #6
  %53 = icmp eq i32 %52, 16
  br i1 %53, label %54, label %55

54:                                               ; preds = %51
  br label %56

55:                                               ; preds = %51, %48
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

56:                                               ; preds = %54
  %57 = call i32 @pthread_mutex_consistent(ptr noundef @a) #6
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %56
  %60 = call i32 @pthread_mutex_consistent(ptr noundef @a) #6
  %61 = icmp eq i32 %60, 22
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  br label %64

63:                                               ; preds = %59, %56
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 71, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

64:                                               ; preds = %62
  %65 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %74

67:                                               ; preds = %64
  %68 = call i32 @pthread_mutex_lock(ptr noundef @a) #6
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %74

70:                                               ; preds = %67
  %71 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %70
  br label %75

74:                                               ; preds = %70, %67, %64
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

75:                                               ; preds = %73
  %76 = call i32 @pthread_mutex_timedlock(ptr noundef @b, ptr noundef %2) #6
  %77 = icmp eq i32 %76, 130
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  %79 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %78
  br label %83

82:                                               ; preds = %78, %75
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

83:                                               ; preds = %81
  %84 = call i32 @pthread_mutex_consistent(ptr noundef @b) #6
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  br label %88

87:                                               ; preds = %83
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 75, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

88:                                               ; preds = %86
  %89 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %98

91:                                               ; preds = %88
  %92 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %98

94:                                               ; preds = %91
  %95 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %96 = icmp eq i32 %95, 1
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  br label %99

98:                                               ; preds = %94, %91, %88
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

99:                                               ; preds = %97
  %100 = call i32 @pthread_mutex_lock(ptr noundef @c) #6
  %101 = icmp eq i32 %100, 130
  br i1 %101, label %102, label %109

102:                                              ; preds = %99
  %103 = call i32 @pthread_mutex_lock(ptr noundef @c) #6
  %104 = icmp eq i32 %103, 35
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = call i32 @pthread_mutex_unlock(ptr noundef @c) #6
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %110

109:                                              ; preds = %105, %102, %99
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 78, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

110:                                              ; preds = %108
  %111 = call i32 @pthread_mutex_lock(ptr noundef @c) #6
  %112 = icmp eq i32 %111, 131
  br i1 %112, label %113, label %117

113:                                              ; preds = %110
  %114 = call i32 @pthread_mutex_unlock(ptr noundef @c) #6
  %115 = icmp eq i32 %114, 1
  br i1 %115, label %116, label %117

116:                                              ; preds = %113
  br label %118

117:                                              ; preds = %113, %110
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

118:                                              ; preds = %116
  %119 = call i32 @pthread_mutex_timedlock(ptr noundef @c, ptr noundef %2) #6
  %120 = icmp eq i32 %119, 131
  br i1 %120, label %121, label %125

121:                                              ; preds = %118
  %122 = call i32 @pthread_mutex_trylock(ptr noundef @c) #6
  %123 = icmp eq i32 %122, 131
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  br label %126

125:                                              ; preds = %121, %118
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

126:                                              ; preds = %124
  %127 = call i32 @pthread_mutex_destroy(ptr noundef @c) #6
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  br label %131

130:                                              ; preds = %126
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 81, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

131:                                              ; preds = %129
  call void @make(ptr noundef @c, i32 noundef 0, i32 noundef 1)
  call void @run(i64 noundef 1)
  %132 = call i32 @pthread_mutex_lock(ptr noundef @a) #6
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %131
  %135 = call i32 @pthread_mutex_lock(ptr noundef @c) #6
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  br label %139

138:                                              ; preds = %134, %131
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

139:                                              ; preds = %137
  call void @run(i64 noundef 2)
  %140 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %141 = icmp eq i32 %140, 130
  br i1 %141, label %142, label %152

142:                                              ; preds = %139
  %143 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %152

145:                                              ; preds = %142
  %146 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %147 = icmp eq i32 %146, 131
  br i1 %147, label %148, label %152

148:                                              ; preds = %145
  %149 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %152

151:                                              ; preds = %148
  br label %153

152:                                              ; preds = %148, %145, %142, %139
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 87, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

153:                                              ; preds = %151
  %154 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %155 = icmp eq i32 %154, 131
  br i1 %155, label %156, label %157

156:                                              ; preds = %153
  br label %158

157:                                              ; preds = %153
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 88, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

158:                                              ; preds = %156
  %159 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %165

161:                                              ; preds = %158
  %162 = call i32 @pthread_mutex_unlock(ptr noundef @c) #6
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %165

164:                                              ; preds = %161
  br label %166

165:                                              ; preds = %161, %158
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 89, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

166:                                              ; preds = %164
  call void @make(ptr noundef @b, i32 noundef 2, i32 noundef 1)
  call void @run(i64 noundef 1)
  %167 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %168 = icmp eq i32 %167, 130
  br i1 %168, label %169, label %170

169:                                              ; preds = %166
  br label %171

170:                                              ; preds = %166
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

171:                                              ; preds = %169
  %172 = call i32 @pthread_cond_timedwait(ptr noundef @never, ptr noundef @b, ptr noundef %2)
  %173 = icmp eq i32 %172, 131
  br i1 %173, label %174, label %175

174:                                              ; preds = %171
  br label %176

175:                                              ; preds = %171
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 95, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

176:                                              ; preds = %174
  %177 = call i32 @pthread_mutex_unlock(ptr noundef @b) #6
  %178 = icmp eq i32 %177, 1
  br i1 %178, label %179, label %183

179:                                              ; preds = %176
  %180 = call i32 @pthread_mutex_trylock(ptr noundef @b) #6
  %181 = icmp eq i32 %180, 131
  br i1 %181, label %182, label %183

182:                                              ; preds = %179
  br label %184

183:                                              ; preds = %179, %176
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 96, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

184:                                              ; preds = %182
  %185 = call i32 @pthread_mutex_lock(ptr noundef @a) #6
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %194

187:                                              ; preds = %184
  %188 = call i32 @pthread_cond_timedwait(ptr noundef @never, ptr noundef @a, ptr noundef %2)
  %189 = icmp eq i32 %188, 110
  br i1 %189, label %190, label %194

190:                                              ; preds = %187
  %191 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  br label %195

194:                                              ; preds = %190, %187, %184
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 97, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

195:                                              ; preds = %193
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @make(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %union.pthread_mutexattr_t, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 7, ptr %8, align 4
  %9 = call i32 @pthread_mutexattr_init(ptr noundef %7) #6
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %13

12:                                               ; preds = %3
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutexattr_getrobust(ptr noundef %7, ptr noundef %8) #6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  br label %21

20:                                               ; preds = %16, %13
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

21:                                               ; preds = %19
  %22 = call i32 @pthread_mutexattr_setrobust(ptr noundef %7, i32 noundef 2) #6
  %23 = icmp eq i32 %22, 22
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = call i32 @pthread_mutexattr_setrobust(ptr noundef %7, i32 noundef -1) #6
  %26 = icmp eq i32 %25, 22
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

29:                                               ; preds = %27
  %30 = load i32, ptr %5, align 4
  %31 = call i32 @pthread_mutexattr_settype(ptr noundef %7, i32 noundef %30) #6
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  br label %35

34:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

35:                                               ; preds = %33
  %36 = load i32, ptr %6, align 4
  %37 = call i32 @pthread_mutexattr_setrobust(ptr noundef %7, i32 noundef %36) #6
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  br label %41

40:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

41:                                               ; preds = %39
  %42 = call i32 @pthread_mutexattr_getrobust(ptr noundef %7, ptr noundef %8) #6
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = load i32, ptr %8, align 4
  %46 = load i32, ptr %6, align 4
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  br label %50

49:                                               ; preds = %44, %41
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

50:                                               ; preds = %48
  %51 = call i32 @pthread_mutexattr_gettype(ptr noundef %7, ptr noundef %8) #6
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load i32, ptr %8, align 4
  %55 = load i32, ptr %5, align 4
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  br label %59

58:                                               ; preds = %53, %50
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

59:                                               ; preds = %57
  %60 = load ptr, ptr %4, align 8
  %61 = call i32 @pthread_mutex_init(ptr noundef %60, ptr noundef %7) #6
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %59
  br label %65

64:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

65:                                               ; preds = %63
  %66 = call i32 @pthread_mutexattr_destroy(ptr noundef %7) #6
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  br label %70

69:                                               ; preds = %65
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.make) #7
  unreachable

70:                                               ; preds = %68
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_consistent(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @run(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @leaves, ptr noundef %5) #6
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %1
  %9 = load i64, ptr %3, align 8
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  br label %14

13:                                               ; preds = %8, %1
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.run) #7
  unreachable

14:                                               ; preds = %12
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_getrobust(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @leaves(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  switch i64 %4, label %63 [
    i64 0, label %5
    i64 1, label %28
    i64 2, label %48
    i64 3, label %54
  ]

5:                                                ; preds = %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef @a) #6
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  br label %16

15:                                               ; preds = %11, %8, %5
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.leaves) #7
  unreachable

16:                                               ; preds = %14
  %17 = call i32 @pthread_mutex_trylock(ptr noundef @c) #6
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = call i32 @pthread_mutex_trylock(ptr noundef @c) #6
  %21 = icmp eq i32 %20, 35
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = call i32 @pthread_mutex_lock(ptr noundef @c) #6
  %24 = icmp eq i32 %23, 35
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  br label %27

26:                                               ; preds = %22, %19, %16
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.leaves) #7
  unreachable

27:                                               ; preds = %25
  br label %63

28:                                               ; preds = %1
  %29 = call i32 @pthread_mutex_lock(ptr noundef @a) #6
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %28
  %32 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %31
  %35 = call i32 @pthread_mutex_lock(ptr noundef @c) #6
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  br label %39

38:                                               ; preds = %34, %31, %28
  call void @__assert_fail(ptr noundef @.str.36, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.leaves) #7
  unreachable

39:                                               ; preds = %37
  %40 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %46

42:                                               ; preds = %39
  %43 = call i32 @pthread_mutex_unlock(ptr noundef @c) #6
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %47

46:                                               ; preds = %42, %39
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.leaves) #7
  unreachable

47:                                               ; preds = %45
  br label %63

48:                                               ; preds = %1
  %49 = call i32 @pthread_mutex_lock(ptr noundef @b) #6
  %50 = icmp eq i32 %49, 130
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %53

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.leaves) #7
  unreachable

53:                                               ; preds = %51
  call void @pthread_exit(ptr noundef null) #8
  unreachable

54:                                               ; preds = %1
  %55 = call i32 @pthread_mutex_unlock(ptr noundef @a) #6
  %56 = icmp eq i32 %55, 1
  br i1 %56, label %57, label %61

57:                                               ; preds = %54
  %58 = call i32 @pthread_mutex_trylock(ptr noundef @a) #6
  %59 = icmp eq i32 %58, 16
  br i1 %59, label %60, label %61

60:                                               ; preds = %57
  br label %62

61:                                               ; preds = %57, %54
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.leaves) #7
  unreachable

62:                                               ; preds = %60
  br label %63

63:                                               ; preds = %1, %62, %47, %27
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
