; ModuleID = 'files_temporary.c'
source_filename = "files_temporary.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.few = private unnamed_addr constant [6 x i8] c"XXXXX\00", align 1
@__const.main.other = private unnamed_addr constant [14 x i8] c"gomc-XXXXXX.c\00", align 1
@__const.main.none = private unnamed_addr constant [12 x i8] c"gomc-XXXXxX\00", align 1
@.str = private unnamed_addr constant [6 x i8] c"XXXXX\00", align 1
@.str.1 = private unnamed_addr constant [67 x i8] c"mkstemp(few) == -1 && errno == EINVAL && strcmp(few, \22XXXXX\22) == 0\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"files_temporary.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [40 x i8] c"mkstemp(other) == -1 && errno == EINVAL\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"gomc-XXXXxX\00", align 1
@.str.5 = private unnamed_addr constant [75 x i8] c"mkstemp(none) == -1 && errno == EINVAL && strcmp(none, \22gomc-XXXXxX\22) == 0\00", align 1
@.str.6 = private unnamed_addr constant [42 x i8] c"mkstemps(few, 1) == -1 && errno == EINVAL\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"gomc-GGGGGH\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"taken >= 0\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@files = internal global [2 x i32] zeroinitializer, align 4
@names = internal global [2 x [16 x i8]] [[16 x i8] c"gomc-XXXXXX\00\00\00\00\00", [16 x i8] c"gomc-XXXXXX\00\00\00\00\00"], align 16
@.str.11 = private unnamed_addr constant [56 x i8] c"files[0] != files[1] && strcmp(names[0], names[1]) != 0\00", align 1
@.str.12 = private unnamed_addr constant [110 x i8] c"strcmp(names[0], \22gomc-GGGGGH\22) != 0 && strcmp(names[1], \22gomc-GGGGGH\22) != 0 && pread(taken, byte, 4, 0) == 0\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"gomc-\00", align 1
@.str.14 = private unnamed_addr constant [87 x i8] c"strncmp(names[0], \22gomc-\22, 5) == 0 && !strchr(names[0], 'X') && strlen(names[0]) == 11\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.16 = private unnamed_addr constant [55 x i8] c"pread(files[i], byte, 4, 0) == 1 && byte[0] == \22ab\22[i]\00", align 1
@.str.17 = private unnamed_addr constant [85 x i8] c"access(names[i], F_OK) == 0 && unlink(names[i]) == 0 && access(names[i], F_OK) == -1\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.19 = private unnamed_addr constant [89 x i8] c"write(files[i], \22c\22, 1) == 1 && pread(files[i], byte, 4, 0) == 2 && close(files[i]) == 0\00", align 1
@__const.main.again = private unnamed_addr constant [12 x i8] c"gomc-XXXXXX\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c".c\00", align 1
@.str.21 = private unnamed_addr constant [62 x i8] c"file >= 0 && strcmp(other + 11, \22.c\22) == 0 && other[5] != 'X'\00", align 1
@.str.22 = private unnamed_addr constant [147 x i8] c"more >= 0 && strcmp(again, names[0]) != 0 && strcmp(again, names[1]) != 0 && open(again, O_RDWR | O_CREAT | O_EXCL, 0600) == -1 && errno == EEXIST\00", align 1
@.str.23 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.24 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@.str.25 = private unnamed_addr constant [136 x i8] c"write(more, \22x\22, 1) == 1 && lseek(more, 0, SEEK_SET) == 0 && write(more, \22y\22, 1) == 1 && pread(more, byte, 4, 0) == 2 && byte[0] == 'x'\00", align 1
@.str.26 = private unnamed_addr constant [46 x i8] c"files[i] >= 0 && write(files[i], arg, 1) == 1\00", align 1
@__PRETTY_FUNCTION__.make = private unnamed_addr constant [19 x i8] c"void *make(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i8], align 1
  %3 = alloca [14 x i8], align 1
  %4 = alloca [12 x i8], align 1
  %5 = alloca [4 x i8], align 1
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [12 x i8], align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.few, i64 6, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.other, i64 14, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.none, i64 12, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %5, i8 0, i64 4, i1 false)
  %13 = getelementptr inbounds [6 x i8], ptr %2, i64 0, i64 0
  %14 = call i32 @mkstemp(ptr noundef %13)
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %25

16:                                               ; preds = %0
  %17 = call ptr @__errno_location() #8
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 22
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = getelementptr inbounds [6 x i8], ptr %2, i64 0, i64 0
  %22 = call i32 @strcmp(ptr noundef %21, ptr noundef @.str) #9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  br label %26

25:                                               ; preds = %20, %16, %0
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

26:                                               ; preds = %24
  %27 = getelementptr inbounds [14 x i8], ptr %3, i64 0, i64 0
  %28 = call i32 @mkstemp(ptr noundef %27)
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %30, label %35

30:                                               ; preds = %26
  %31 = call ptr @__errno_location() #8
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 22
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %36

35:                                               ; preds = %30, %26
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.2, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

36:                                               ; preds = %34
  %37 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 0
  %38 = call i32 @mkstemp(ptr noundef %37)
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %49

40:                                               ; preds = %36
  %41 = call ptr @__errno_location() #8
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 22
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 0
  %46 = call i32 @strcmp(ptr noundef %45, ptr noundef @.str.4) #9
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  br label %50

49:                                               ; preds = %44, %40, %36
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.2, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

50:                                               ; preds = %48
  %51 = getelementptr inbounds [6 x i8], ptr %2, i64 0, i64 0
  %52 = call i32 @mkstemps(ptr noundef %51, i32 noundef 1)
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %54, label %59

54:                                               ; preds = %50
  %55 = call ptr @__errno_location() #8
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 22
  br i1 %57, label %58, label %59

58:                                               ; preds = %54
  br label %60

59:                                               ; preds = %54, %50
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.2, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

60:                                               ; preds = %58
  %61 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.7, i32 noundef 578, i32 noundef 384)
  store i32 %61, ptr %8, align 4
  %62 = load i32, ptr %8, align 4
  %63 = icmp sge i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  br label %66

65:                                               ; preds = %60
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.2, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

66:                                               ; preds = %64
  %67 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @make, ptr noundef @.str.9) #11
  %68 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @make, ptr noundef @.str.10) #11
  %69 = load i64, ptr %6, align 8
  %70 = call i32 @pthread_join(i64 noundef %69, ptr noundef null)
  %71 = load i64, ptr %7, align 8
  %72 = call i32 @pthread_join(i64 noundef %71, ptr noundef null)
  %73 = load i32, ptr @files, align 4
  %74 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @files, i64 0, i64 1), align 4
  %75 = icmp ne i32 %73, %74
  br i1 %75, label %76, label %80

76:                                               ; preds = %66
  %77 = call i32 @strcmp(ptr noundef @names, ptr noundef getelementptr inbounds ([2 x [16 x i8]], ptr @names, i64 0, i64 1)) #9
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  br label %81

80:                                               ; preds = %76, %66
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.2, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

81:                                               ; preds = %79
  %82 = call i32 @strcmp(ptr noundef @names, ptr noundef @.str.7) #9
  %83 = icmp ne i32 %82, 0
  br i1 %83, label %84, label %93

84:                                               ; preds = %81
  %85 = call i32 @strcmp(ptr noundef getelementptr inbounds ([2 x [16 x i8]], ptr @names, i64 0, i64 1), ptr noundef @.str.7) #9
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %84
  %88 = load i32, ptr %8, align 4
  %89 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0
  %90 = call i64 @pread(i32 noundef %88, ptr noundef %89, i64 noundef 4, i64 noundef 0)
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %87
  br label %94

93:                                               ; preds = %87, %84, %81
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.2, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

94:                                               ; preds = %92
  %95 = call i32 @strncmp(ptr noundef @names, ptr noundef @.str.13, i64 noundef 5) #9
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %94
  %98 = call ptr @strchr(ptr noundef @names, i32 noundef 88) #9
  %99 = icmp ne ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %97
  %101 = call i64 @strlen(ptr noundef @names) #9
  %102 = icmp eq i64 %101, 11
  br i1 %102, label %103, label %104

103:                                              ; preds = %100
  br label %105

104:                                              ; preds = %100, %97, %94
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.2, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

105:                                              ; preds = %103
  store i32 0, ptr %9, align 4
  br label %106

106:                                              ; preds = %177, %105
  %107 = load i32, ptr %9, align 4
  %108 = icmp slt i32 %107, 2
  br i1 %108, label %109, label %180

109:                                              ; preds = %106
  %110 = load i32, ptr %9, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0
  %115 = call i64 @pread(i32 noundef %113, ptr noundef %114, i64 noundef 4, i64 noundef 0)
  %116 = icmp eq i64 %115, 1
  br i1 %116, label %117, label %128

117:                                              ; preds = %109
  %118 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0
  %119 = load i8, ptr %118, align 1
  %120 = sext i8 %119 to i32
  %121 = load i32, ptr %9, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [3 x i8], ptr @.str.15, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  %126 = icmp eq i32 %120, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %117
  br label %129

128:                                              ; preds = %117, %109
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.2, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

129:                                              ; preds = %127
  %130 = load i32, ptr %9, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i64 0, i64 %131
  %133 = getelementptr inbounds [16 x i8], ptr %132, i64 0, i64 0
  %134 = call i32 @access(ptr noundef %133, i32 noundef 0) #11
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %151

136:                                              ; preds = %129
  %137 = load i32, ptr %9, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i64 0, i64 %138
  %140 = getelementptr inbounds [16 x i8], ptr %139, i64 0, i64 0
  %141 = call i32 @unlink(ptr noundef %140) #11
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %151

143:                                              ; preds = %136
  %144 = load i32, ptr %9, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i64 0, i64 %145
  %147 = getelementptr inbounds [16 x i8], ptr %146, i64 0, i64 0
  %148 = call i32 @access(ptr noundef %147, i32 noundef 0) #11
  %149 = icmp eq i32 %148, -1
  br i1 %149, label %150, label %151

150:                                              ; preds = %143
  br label %152

151:                                              ; preds = %143, %136, %129
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.2, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

152:                                              ; preds = %150
  %153 = load i32, ptr %9, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = call i64 @write(i32 noundef %156, ptr noundef @.str.18, i64 noundef 1)
  %158 = icmp eq i64 %157, 1
  br i1 %158, label %159, label %175

159:                                              ; preds = %152
  %160 = load i32, ptr %9, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0
  %165 = call i64 @pread(i32 noundef %163, ptr noundef %164, i64 noundef 4, i64 noundef 0)
  %166 = icmp eq i64 %165, 2
  br i1 %166, label %167, label %175

167:                                              ; preds = %159
  %168 = load i32, ptr %9, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = call i32 @close(i32 noundef %171)
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %175

174:                                              ; preds = %167
  br label %176

175:                                              ; preds = %167, %159, %152
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.2, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

176:                                              ; preds = %174
  br label %177

177:                                              ; preds = %176
  %178 = load i32, ptr %9, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %9, align 4
  br label %106, !llvm.loop !5

180:                                              ; preds = %106
  %181 = getelementptr inbounds [14 x i8], ptr %3, i64 0, i64 0
  %182 = call i32 @mkstemps(ptr noundef %181, i32 noundef 2)
  store i32 %182, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 @__const.main.again, i64 12, i1 false)
  %183 = load i32, ptr %10, align 4
  %184 = icmp sge i32 %183, 0
  br i1 %184, label %185, label %196

185:                                              ; preds = %180
  %186 = getelementptr inbounds [14 x i8], ptr %3, i64 0, i64 0
  %187 = getelementptr inbounds i8, ptr %186, i64 11
  %188 = call i32 @strcmp(ptr noundef %187, ptr noundef @.str.20) #9
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %196

190:                                              ; preds = %185
  %191 = getelementptr inbounds [14 x i8], ptr %3, i64 0, i64 5
  %192 = load i8, ptr %191, align 1
  %193 = sext i8 %192 to i32
  %194 = icmp ne i32 %193, 88
  br i1 %194, label %195, label %196

195:                                              ; preds = %190
  br label %197

196:                                              ; preds = %190, %185, %180
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.2, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

197:                                              ; preds = %195
  %198 = getelementptr inbounds [12 x i8], ptr %12, i64 0, i64 0
  %199 = call i32 @mkostemp(ptr noundef %198, i32 noundef 1024)
  store i32 %199, ptr %11, align 4
  %200 = load i32, ptr %11, align 4
  %201 = icmp sge i32 %200, 0
  br i1 %201, label %202, label %219

202:                                              ; preds = %197
  %203 = getelementptr inbounds [12 x i8], ptr %12, i64 0, i64 0
  %204 = call i32 @strcmp(ptr noundef %203, ptr noundef @names) #9
  %205 = icmp ne i32 %204, 0
  br i1 %205, label %206, label %219

206:                                              ; preds = %202
  %207 = getelementptr inbounds [12 x i8], ptr %12, i64 0, i64 0
  %208 = call i32 @strcmp(ptr noundef %207, ptr noundef getelementptr inbounds ([2 x [16 x i8]], ptr @names, i64 0, i64 1)) #9
  %209 = icmp ne i32 %208, 0
  br i1 %209, label %210, label %219

210:                                              ; preds = %206
  %211 = getelementptr inbounds [12 x i8], ptr %12, i64 0, i64 0
  %212 = call i32 (ptr, i32, ...) @open(ptr noundef %211, i32 noundef 194, i32 noundef 384)
  %213 = icmp eq i32 %212, -1
  br i1 %213, label %214, label %219

214:                                              ; preds = %210
  %215 = call ptr @__errno_location() #8
  %216 = load i32, ptr %215, align 4
  %217 = icmp eq i32 %216, 17
  br i1 %217, label %218, label %219

218:                                              ; preds = %214
  br label %220

219:                                              ; preds = %214, %210, %206, %202, %197
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.2, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

220:                                              ; preds = %218
  %221 = load i32, ptr %11, align 4
  %222 = call i64 @write(i32 noundef %221, ptr noundef @.str.23, i64 noundef 1)
  %223 = icmp eq i64 %222, 1
  br i1 %223, label %224, label %243

224:                                              ; preds = %220
  %225 = load i32, ptr %11, align 4
  %226 = call i64 @lseek(i32 noundef %225, i64 noundef 0, i32 noundef 0) #11
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %243

228:                                              ; preds = %224
  %229 = load i32, ptr %11, align 4
  %230 = call i64 @write(i32 noundef %229, ptr noundef @.str.24, i64 noundef 1)
  %231 = icmp eq i64 %230, 1
  br i1 %231, label %232, label %243

232:                                              ; preds = %228
  %233 = load i32, ptr %11, align 4
  %234 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0
  %235 = call i64 @pread(i32 noundef %233, ptr noundef %234, i64 noundef 4, i64 noundef 0)
  %236 = icmp eq i64 %235, 2
  br i1 %236, label %237, label %243

237:                                              ; preds = %232
  %238 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0
  %239 = load i8, ptr %238, align 1
  %240 = sext i8 %239 to i32
  %241 = icmp eq i32 %240, 120
  br i1 %241, label %242, label %243

242:                                              ; preds = %237
  br label %244

243:                                              ; preds = %237, %232, %228, %224, %220
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.2, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

244:                                              ; preds = %242
  %245 = getelementptr inbounds [14 x i8], ptr %3, i64 0, i64 0
  %246 = call i32 @unlink(ptr noundef %245) #11
  %247 = icmp ne i32 %246, 0
  br i1 %247, label %267, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds [12 x i8], ptr %12, i64 0, i64 0
  %250 = call i32 @unlink(ptr noundef %249) #11
  %251 = icmp ne i32 %250, 0
  br i1 %251, label %267, label %252

252:                                              ; preds = %248
  %253 = call i32 @unlink(ptr noundef @.str.7) #11
  %254 = icmp ne i32 %253, 0
  br i1 %254, label %267, label %255

255:                                              ; preds = %252
  %256 = load i32, ptr %10, align 4
  %257 = call i32 @close(i32 noundef %256)
  %258 = icmp ne i32 %257, 0
  br i1 %258, label %267, label %259

259:                                              ; preds = %255
  %260 = load i32, ptr %11, align 4
  %261 = call i32 @close(i32 noundef %260)
  %262 = icmp ne i32 %261, 0
  br i1 %262, label %267, label %263

263:                                              ; preds = %259
  %264 = load i32, ptr %8, align 4
  %265 = call i32 @close(i32 noundef %264)
  %266 = icmp ne i32 %265, 0
  br label %267

267:                                              ; preds = %263, %259, %255, %252, %248, %244
  %268 = phi i1 [ true, %259 ], [ true, %255 ], [ true, %252 ], [ true, %248 ], [ true, %244 ], [ %266, %263 ]
  %269 = zext i1 %268 to i32
  ret i32 %269
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @mkstemp(ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #6

declare i32 @mkstemps(ptr noundef, i32 noundef) #3

declare i32 @open(ptr noundef, i32 noundef, ...) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #7

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = sub nsw i32 %6, 97
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i64 0, i64 %9
  %11 = getelementptr inbounds [16 x i8], ptr %10, i64 0, i64 0
  %12 = call i32 @mkstemp(ptr noundef %11)
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %14
  store i32 %12, ptr %15, align 4
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = icmp sge i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %1
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [2 x i32], ptr @files, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %2, align 8
  %27 = call i64 @write(i32 noundef %25, ptr noundef %26, i64 noundef 1)
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %29, label %30

29:                                               ; preds = %21
  br label %31

30:                                               ; preds = %21, %1
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.2, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.make) #10
  unreachable

31:                                               ; preds = %29
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind
declare i32 @access(ptr noundef, i32 noundef) #7

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #7

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare i32 @close(i32 noundef) #3

declare i32 @mkostemp(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
