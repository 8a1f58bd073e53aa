; ModuleID = 'files.c'
source_filename = "files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"gomc-test-of-files\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.2 = private unnamed_addr constant [67 x i8] c"a == 3 && write(a, \22abcdef\22, 6) == 6 && lseek(a, 0, SEEK_CUR) == 6\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"files.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"bcd\00", align 1
@.str.5 = private unnamed_addr constant [106 x i8] c"read(a, text, 4) == 0 && lseek(a, -5, SEEK_END) == 1 && read(a, text, 3) == 3 && strcmp(text, \22bcd\22) == 0\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"XY\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"f\00\00XY\00", align 1
@.str.8 = private unnamed_addr constant [92 x i8] c"pwrite(a, \22XY\22, 2, 8) == 2 && pread(a, text, 16, 5) == 5 && memcmp(text, \22f\\0\\0XY\22, 5) == 0\00", align 1
@.str.9 = private unnamed_addr constant [40 x i8] c"read(a, text, 1) == 1 && text[0] == 'e'\00", align 1
@.str.10 = private unnamed_addr constant [98 x i8] c"lseek(a, -1, SEEK_SET) == -1 && errno == EINVAL && pread(a, text, 1, -1) == -1 && errno == EINVAL\00", align 1
@.str.11 = private unnamed_addr constant [21 x i8] c"./gomc-test-of-files\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.13 = private unnamed_addr constant [65 x i8] c"b == 4 && write(b, \22end\22, 3) == 3 && lseek(a, 0, SEEK_END) == 13\00", align 1
@.str.14 = private unnamed_addr constant [41 x i8] c"read(b, text, 1) == -1 && errno == EBADF\00", align 1
@.str.15 = private unnamed_addr constant [69 x i8] c"open(NAME, O_RDWR | O_CREAT | O_EXCL, 0600) == -1 && errno == EEXIST\00", align 1
@.str.16 = private unnamed_addr constant [4 x i8] c"ab\00\00", align 1
@.str.17 = private unnamed_addr constant [135 x i8] c"ftruncate(a, 2) == 0 && pread(a, text, 9, 0) == 2 && ftruncate(a, 4) == 0 && pread(a, text, 9, 0) == 4 && memcmp(text, \22ab\\0\22, 4) == 0\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"cde\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"Q\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"a\00\00Q\00", align 1
@.str.21 = private unnamed_addr constant [144 x i8] c"pwrite(a, \22cde\22, 3, 2) == 3 && ftruncate(a, 1) == 0 && pwrite(a, \22Q\22, 1, 3) == 1 && pread(a, text, 9, 0) == 4 && memcmp(text, \22a\\0\\0Q\22, 4) == 0\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.23 = private unnamed_addr constant [95 x i8] c"ftruncate(a, 0) == 0 && pwrite(a, \22ab\22, 2, 0) == 2 && access(NAME, F_OK) == 0 && fsync(a) == 0\00", align 1
@.str.24 = private unnamed_addr constant [87 x i8] c"unlink(NAME) == 0 && unlink(NAME) == -1 && errno == ENOENT && access(NAME, F_OK) == -1\00", align 1
@.str.25 = private unnamed_addr constant [46 x i8] c"open(NAME, O_RDONLY) == -1 && errno == ENOENT\00", align 1
@.str.26 = private unnamed_addr constant [44 x i8] c"pread(a, text, 1, 1) == 1 && text[0] == 'b'\00", align 1
@.str.27 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.28 = private unnamed_addr constant [94 x i8] c"close(b) == 0 && close(b) == -1 && errno == EBADF && write(b, \22\22, 1) == -1 && fsync(77) == -1\00", align 1
@.str.29 = private unnamed_addr constant [77 x i8] c"creat(NAME, 0600) == 4 && lseek(4, 0, SEEK_END) == 0 && write(4, \22\22, 0) == 0\00", align 1
@.str.30 = private unnamed_addr constant [45 x i8] c"pread(4, text, 1, 0) == -1 && errno == EBADF\00", align 1
@.str.31 = private unnamed_addr constant [31 x i8] c"close(a) == 0 && close(4) == 0\00", align 1
@.str.32 = private unnamed_addr constant [100 x i8] c"a == 3 && read(a, text, 1) == 0 && unlink(NAME) == 0 && open(\22\22, O_RDONLY) == -1 && errno == ENOENT\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 16, i1 false)
  %5 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 578, i32 noundef 384)
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %17

8:                                                ; preds = %0
  %9 = load i32, ptr %3, align 4
  %10 = call i64 @write(i32 noundef %9, ptr noundef @.str.1, i64 noundef 6)
  %11 = icmp eq i64 %10, 6
  br i1 %11, label %12, label %17

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = call i64 @lseek(i32 noundef %13, i64 noundef 0, i32 noundef 1) #7
  %15 = icmp eq i64 %14, 6
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  br label %18

17:                                               ; preds = %12, %8, %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

18:                                               ; preds = %16
  %19 = load i32, ptr %3, align 4
  %20 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %21 = call i64 @read(i32 noundef %19, ptr noundef %20, i64 noundef 4)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %37

23:                                               ; preds = %18
  %24 = load i32, ptr %3, align 4
  %25 = call i64 @lseek(i32 noundef %24, i64 noundef -5, i32 noundef 2) #7
  %26 = icmp eq i64 %25, 1
  br i1 %26, label %27, label %37

27:                                               ; preds = %23
  %28 = load i32, ptr %3, align 4
  %29 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %30 = call i64 @read(i32 noundef %28, ptr noundef %29, i64 noundef 3)
  %31 = icmp eq i64 %30, 3
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %34 = call i32 @strcmp(ptr noundef %33, ptr noundef @.str.4) #9
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  br label %38

37:                                               ; preds = %32, %27, %23, %18
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.3, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

38:                                               ; preds = %36
  %39 = load i32, ptr %3, align 4
  %40 = call i64 @pwrite(i32 noundef %39, ptr noundef @.str.6, i64 noundef 2, i64 noundef 8)
  %41 = icmp eq i64 %40, 2
  br i1 %41, label %42, label %52

42:                                               ; preds = %38
  %43 = load i32, ptr %3, align 4
  %44 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %45 = call i64 @pread(i32 noundef %43, ptr noundef %44, i64 noundef 16, i64 noundef 5)
  %46 = icmp eq i64 %45, 5
  br i1 %46, label %47, label %52

47:                                               ; preds = %42
  %48 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %49 = call i32 @memcmp(ptr noundef %48, ptr noundef @.str.7, i64 noundef 5) #9
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  br label %53

52:                                               ; preds = %47, %42, %38
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.3, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

53:                                               ; preds = %51
  %54 = load i32, ptr %3, align 4
  %55 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %56 = call i64 @read(i32 noundef %54, ptr noundef %55, i64 noundef 1)
  %57 = icmp eq i64 %56, 1
  br i1 %57, label %58, label %64

58:                                               ; preds = %53
  %59 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %60 = load i8, ptr %59, align 16
  %61 = sext i8 %60 to i32
  %62 = icmp eq i32 %61, 101
  br i1 %62, label %63, label %64

63:                                               ; preds = %58
  br label %65

64:                                               ; preds = %58, %53
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.3, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

65:                                               ; preds = %63
  %66 = load i32, ptr %3, align 4
  %67 = call i64 @lseek(i32 noundef %66, i64 noundef -1, i32 noundef 0) #7
  %68 = icmp eq i64 %67, -1
  br i1 %68, label %69, label %83

69:                                               ; preds = %65
  %70 = call ptr @__errno_location() #10
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 22
  br i1 %72, label %73, label %83

73:                                               ; preds = %69
  %74 = load i32, ptr %3, align 4
  %75 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %76 = call i64 @pread(i32 noundef %74, ptr noundef %75, i64 noundef 1, i64 noundef -1)
  %77 = icmp eq i64 %76, -1
  br i1 %77, label %78, label %83

78:                                               ; preds = %73
  %79 = call ptr @__errno_location() #10
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 22
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  br label %84

83:                                               ; preds = %78, %73, %69, %65
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.3, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

84:                                               ; preds = %82
  %85 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.11, i32 noundef 1025)
  store i32 %85, ptr %4, align 4
  %86 = load i32, ptr %4, align 4
  %87 = icmp eq i32 %86, 4
  br i1 %87, label %88, label %97

88:                                               ; preds = %84
  %89 = load i32, ptr %4, align 4
  %90 = call i64 @write(i32 noundef %89, ptr noundef @.str.12, i64 noundef 3)
  %91 = icmp eq i64 %90, 3
  br i1 %91, label %92, label %97

92:                                               ; preds = %88
  %93 = load i32, ptr %3, align 4
  %94 = call i64 @lseek(i32 noundef %93, i64 noundef 0, i32 noundef 2) #7
  %95 = icmp eq i64 %94, 13
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  br label %98

97:                                               ; preds = %92, %88, %84
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.3, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

98:                                               ; preds = %96
  %99 = load i32, ptr %4, align 4
  %100 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %101 = call i64 @read(i32 noundef %99, ptr noundef %100, i64 noundef 1)
  %102 = icmp eq i64 %101, -1
  br i1 %102, label %103, label %108

103:                                              ; preds = %98
  %104 = call ptr @__errno_location() #10
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 9
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  br label %109

108:                                              ; preds = %103, %98
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.3, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

109:                                              ; preds = %107
  %110 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 194, i32 noundef 384)
  %111 = icmp eq i32 %110, -1
  br i1 %111, label %112, label %117

112:                                              ; preds = %109
  %113 = call ptr @__errno_location() #10
  %114 = load i32, ptr %113, align 4
  %115 = icmp eq i32 %114, 17
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %118

117:                                              ; preds = %112, %109
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.3, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

118:                                              ; preds = %116
  %119 = load i32, ptr %3, align 4
  %120 = call i32 @ftruncate(i32 noundef %119, i64 noundef 2) #7
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %141

122:                                              ; preds = %118
  %123 = load i32, ptr %3, align 4
  %124 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %125 = call i64 @pread(i32 noundef %123, ptr noundef %124, i64 noundef 9, i64 noundef 0)
  %126 = icmp eq i64 %125, 2
  br i1 %126, label %127, label %141

127:                                              ; preds = %122
  %128 = load i32, ptr %3, align 4
  %129 = call i32 @ftruncate(i32 noundef %128, i64 noundef 4) #7
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %141

131:                                              ; preds = %127
  %132 = load i32, ptr %3, align 4
  %133 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %134 = call i64 @pread(i32 noundef %132, ptr noundef %133, i64 noundef 9, i64 noundef 0)
  %135 = icmp eq i64 %134, 4
  br i1 %135, label %136, label %141

136:                                              ; preds = %131
  %137 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %138 = call i32 @memcmp(ptr noundef %137, ptr noundef @.str.16, i64 noundef 4) #9
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %141

140:                                              ; preds = %136
  br label %142

141:                                              ; preds = %136, %131, %127, %122, %118
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.3, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

142:                                              ; preds = %140
  %143 = load i32, ptr %3, align 4
  %144 = call i64 @pwrite(i32 noundef %143, ptr noundef @.str.18, i64 noundef 3, i64 noundef 2)
  %145 = icmp eq i64 %144, 3
  br i1 %145, label %146, label %164

146:                                              ; preds = %142
  %147 = load i32, ptr %3, align 4
  %148 = call i32 @ftruncate(i32 noundef %147, i64 noundef 1) #7
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %164

150:                                              ; preds = %146
  %151 = load i32, ptr %3, align 4
  %152 = call i64 @pwrite(i32 noundef %151, ptr noundef @.str.19, i64 noundef 1, i64 noundef 3)
  %153 = icmp eq i64 %152, 1
  br i1 %153, label %154, label %164

154:                                              ; preds = %150
  %155 = load i32, ptr %3, align 4
  %156 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %157 = call i64 @pread(i32 noundef %155, ptr noundef %156, i64 noundef 9, i64 noundef 0)
  %158 = icmp eq i64 %157, 4
  br i1 %158, label %159, label %164

159:                                              ; preds = %154
  %160 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %161 = call i32 @memcmp(ptr noundef %160, ptr noundef @.str.20, i64 noundef 4) #9
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %165

164:                                              ; preds = %159, %154, %150, %146, %142
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.3, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

165:                                              ; preds = %163
  %166 = load i32, ptr %3, align 4
  %167 = call i32 @ftruncate(i32 noundef %166, i64 noundef 0) #7
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %181

169:                                              ; preds = %165
  %170 = load i32, ptr %3, align 4
  %171 = call i64 @pwrite(i32 noundef %170, ptr noundef @.str.22, i64 noundef 2, i64 noundef 0)
  %172 = icmp eq i64 %171, 2
  br i1 %172, label %173, label %181

173:                                              ; preds = %169
  %174 = call i32 @access(ptr noundef @.str, i32 noundef 0) #7
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %181

176:                                              ; preds = %173
  %177 = load i32, ptr %3, align 4
  %178 = call i32 @fsync(i32 noundef %177)
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %181

180:                                              ; preds = %176
  br label %182

181:                                              ; preds = %176, %173, %169, %165
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.3, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

182:                                              ; preds = %180
  %183 = call i32 @unlink(ptr noundef @.str) #7
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %196

185:                                              ; preds = %182
  %186 = call i32 @unlink(ptr noundef @.str) #7
  %187 = icmp eq i32 %186, -1
  br i1 %187, label %188, label %196

188:                                              ; preds = %185
  %189 = call ptr @__errno_location() #10
  %190 = load i32, ptr %189, align 4
  %191 = icmp eq i32 %190, 2
  br i1 %191, label %192, label %196

192:                                              ; preds = %188
  %193 = call i32 @access(ptr noundef @.str, i32 noundef 0) #7
  %194 = icmp eq i32 %193, -1
  br i1 %194, label %195, label %196

195:                                              ; preds = %192
  br label %197

196:                                              ; preds = %192, %188, %185, %182
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.3, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

197:                                              ; preds = %195
  %198 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 0)
  %199 = icmp eq i32 %198, -1
  br i1 %199, label %200, label %205

200:                                              ; preds = %197
  %201 = call ptr @__errno_location() #10
  %202 = load i32, ptr %201, align 4
  %203 = icmp eq i32 %202, 2
  br i1 %203, label %204, label %205

204:                                              ; preds = %200
  br label %206

205:                                              ; preds = %200, %197
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.3, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

206:                                              ; preds = %204
  %207 = load i32, ptr %3, align 4
  %208 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %209 = call i64 @pread(i32 noundef %207, ptr noundef %208, i64 noundef 1, i64 noundef 1)
  %210 = icmp eq i64 %209, 1
  br i1 %210, label %211, label %217

211:                                              ; preds = %206
  %212 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %213 = load i8, ptr %212, align 16
  %214 = sext i8 %213 to i32
  %215 = icmp eq i32 %214, 98
  br i1 %215, label %216, label %217

216:                                              ; preds = %211
  br label %218

217:                                              ; preds = %211, %206
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.3, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

218:                                              ; preds = %216
  %219 = load i32, ptr %4, align 4
  %220 = call i32 @close(i32 noundef %219)
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %238

222:                                              ; preds = %218
  %223 = load i32, ptr %4, align 4
  %224 = call i32 @close(i32 noundef %223)
  %225 = icmp eq i32 %224, -1
  br i1 %225, label %226, label %238

226:                                              ; preds = %222
  %227 = call ptr @__errno_location() #10
  %228 = load i32, ptr %227, align 4
  %229 = icmp eq i32 %228, 9
  br i1 %229, label %230, label %238

230:                                              ; preds = %226
  %231 = load i32, ptr %4, align 4
  %232 = call i64 @write(i32 noundef %231, ptr noundef @.str.27, i64 noundef 1)
  %233 = icmp eq i64 %232, -1
  br i1 %233, label %234, label %238

234:                                              ; preds = %230
  %235 = call i32 @fsync(i32 noundef 77)
  %236 = icmp eq i32 %235, -1
  br i1 %236, label %237, label %238

237:                                              ; preds = %234
  br label %239

238:                                              ; preds = %234, %230, %226, %222, %218
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.3, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

239:                                              ; preds = %237
  %240 = call i32 @creat(ptr noundef @.str, i32 noundef 384)
  %241 = icmp eq i32 %240, 4
  br i1 %241, label %242, label %249

242:                                              ; preds = %239
  %243 = call i64 @lseek(i32 noundef 4, i64 noundef 0, i32 noundef 2) #7
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %242
  %246 = call i64 @write(i32 noundef 4, ptr noundef @.str.27, i64 noundef 0)
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %248, label %249

248:                                              ; preds = %245
  br label %250

249:                                              ; preds = %245, %242, %239
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.3, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

250:                                              ; preds = %248
  %251 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %252 = call i64 @pread(i32 noundef 4, ptr noundef %251, i64 noundef 1, i64 noundef 0)
  %253 = icmp eq i64 %252, -1
  br i1 %253, label %254, label %259

254:                                              ; preds = %250
  %255 = call ptr @__errno_location() #10
  %256 = load i32, ptr %255, align 4
  %257 = icmp eq i32 %256, 9
  br i1 %257, label %258, label %259

258:                                              ; preds = %254
  br label %260

259:                                              ; preds = %254, %250
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.3, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

260:                                              ; preds = %258
  %261 = load i32, ptr %3, align 4
  %262 = call i32 @close(i32 noundef %261)
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %268

264:                                              ; preds = %260
  %265 = call i32 @close(i32 noundef 4)
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %267, label %268

267:                                              ; preds = %264
  br label %269

268:                                              ; preds = %264, %260
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.3, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

269:                                              ; preds = %267
  %270 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 2)
  store i32 %270, ptr %3, align 4
  %271 = load i32, ptr %3, align 4
  %272 = icmp eq i32 %271, 3
  br i1 %272, label %273, label %289

273:                                              ; preds = %269
  %274 = load i32, ptr %3, align 4
  %275 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %276 = call i64 @read(i32 noundef %274, ptr noundef %275, i64 noundef 1)
  %277 = icmp eq i64 %276, 0
  br i1 %277, label %278, label %289

278:                                              ; preds = %273
  %279 = call i32 @unlink(ptr noundef @.str) #7
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %289

281:                                              ; preds = %278
  %282 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.27, i32 noundef 0)
  %283 = icmp eq i32 %282, -1
  br i1 %283, label %284, label %289

284:                                              ; preds = %281
  %285 = call ptr @__errno_location() #10
  %286 = load i32, ptr %285, align 4
  %287 = icmp eq i32 %286, 2
  br i1 %287, label %288, label %289

288:                                              ; preds = %284
  br label %290

289:                                              ; preds = %284, %281, %278, %273, %269
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.3, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

290:                                              ; preds = %288
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @open(ptr noundef, i32 noundef, ...) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

declare i64 @pwrite(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #2

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #6

; Function Attrs: nounwind
declare i32 @ftruncate(i32 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i32 @access(ptr noundef, i32 noundef) #3

declare i32 @fsync(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #3

declare i32 @close(i32 noundef) #2

declare i32 @creat(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
