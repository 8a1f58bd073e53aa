; ModuleID = 'files_temporary.c'
source_filename = "files_temporary.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

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
@names = internal global [2 x [16 x i8]] [[16 x i8] c"gomc-XXXXXX\00\00\00\00\00", [16 x i8] c"gomc-XXXXXX\00\00\00\00\00"], align 1
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
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [12 x i8], align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %2, ptr align 1 @__const.main.few, i32 6, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %3, ptr align 1 @__const.main.other, i32 14, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %4, ptr align 1 @__const.main.none, i32 12, i1 false)
  call void @llvm.memset.p0.i32(ptr align 1 %5, i8 0, i32 4, i1 false)
  %13 = getelementptr inbounds [6 x i8], ptr %2, i32 0, i32 0
  %14 = call i32 @mkstemp(ptr noundef %13)
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %25

16:                                               ; preds = %0
  %17 = call ptr @__errno_location() #8
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 22
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = getelementptr inbounds [6 x i8], ptr %2, i32 0, i32 0
  %22 = call i32 @strcmp(ptr noundef %21, ptr noundef @.str) #9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  br label %26

25:                                               ; preds = %20, %16, %0
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

26:                                               ; preds = %24
  %27 = getelementptr inbounds [14 x i8], ptr %3, i32 0, i32 0
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
  %37 = getelementptr inbounds [12 x i8], ptr %4, i32 0, i32 0
  %38 = call i32 @mkstemp(ptr noundef %37)
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %49

40:                                               ; preds = %36
  %41 = call ptr @__errno_location() #8
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 22
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = getelementptr inbounds [12 x i8], ptr %4, i32 0, i32 0
  %46 = call i32 @strcmp(ptr noundef %45, ptr noundef @.str.4) #9
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  br label %50

49:                                               ; preds = %44, %40, %36
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.2, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

50:                                               ; preds = %48
  %51 = getelementptr inbounds [6 x i8], ptr %2, i32 0, i32 0
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
  %69 = load i32, ptr %6, align 4
  %70 = call i32 @pthread_join(i32 noundef %69, ptr noundef null)
  %71 = load i32, ptr %7, align 4
  %72 = call i32 @pthread_join(i32 noundef %71, ptr noundef null)
  %73 = load i32, ptr @files, align 4
  %74 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @files, i32 0, i32 1), align 4
  %75 = icmp ne i32 %73, %74
  br i1 %75, label %76, label %80

76:                                               ; preds = %66
  %77 = call i32 @strcmp(ptr noundef @names, ptr noundef getelementptr inbounds ([2 x [16 x i8]], ptr @names, i32 0, i32 1)) #9
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
  %85 = call i32 @strcmp(ptr noundef getelementptr inbounds ([2 x [16 x i8]], ptr @names, i32 0, i32 1), ptr noundef @.str.7) #9
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %84
  %88 = load i32, ptr %8, align 4
  %89 = getelementptr inbounds [4 x i8], ptr %5, i32 0, i32 0
  %90 = call i32 @pread(i32 noundef %88, ptr noundef %89, i32 noundef 4, i32 noundef 0)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %87
  br label %94

93:                                               ; preds = %87, %84, %81
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.2, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

94:                                               ; preds = %92
  %95 = call i32 @strncmp(ptr noundef @names, ptr noundef @.str.13, i32 noundef 5) #9
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %94
  %98 = call ptr @strchr(ptr noundef @names, i32 noundef 88) #9
  %99 = icmp ne ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %97
  %101 = call i32 @strlen(ptr noundef @names) #9
  %102 = icmp eq i32 %101, 11
  br i1 %102, label %103, label %104

103:                                              ; preds = %100
  br label %105

104:                                              ; preds = %100, %97, %94
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.2, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

105:                                              ; preds = %103
  store i32 0, ptr %9, align 4
  br label %106

106:                                              ; preds = %169, %105
  %107 = load i32, ptr %9, align 4
  %108 = icmp slt i32 %107, 2
  br i1 %108, label %109, label %172

109:                                              ; preds = %106
  %110 = load i32, ptr %9, align 4
  %111 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %110
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds [4 x i8], ptr %5, i32 0, i32 0
  %114 = call i32 @pread(i32 noundef %112, ptr noundef %113, i32 noundef 4, i32 noundef 0)
  %115 = icmp eq i32 %114, 1
  br i1 %115, label %116, label %126

116:                                              ; preds = %109
  %117 = getelementptr inbounds [4 x i8], ptr %5, i32 0, i32 0
  %118 = load i8, ptr %117, align 1
  %119 = sext i8 %118 to i32
  %120 = load i32, ptr %9, align 4
  %121 = getelementptr inbounds [3 x i8], ptr @.str.15, i32 0, i32 %120
  %122 = load i8, ptr %121, align 1
  %123 = sext i8 %122 to i32
  %124 = icmp eq i32 %119, %123
  br i1 %124, label %125, label %126

125:                                              ; preds = %116
  br label %127

126:                                              ; preds = %116, %109
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.2, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

127:                                              ; preds = %125
  %128 = load i32, ptr %9, align 4
  %129 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i32 0, i32 %128
  %130 = getelementptr inbounds [16 x i8], ptr %129, i32 0, i32 0
  %131 = call i32 @access(ptr noundef %130, i32 noundef 0) #11
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %146

133:                                              ; preds = %127
  %134 = load i32, ptr %9, align 4
  %135 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i32 0, i32 %134
  %136 = getelementptr inbounds [16 x i8], ptr %135, i32 0, i32 0
  %137 = call i32 @unlink(ptr noundef %136) #11
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %146

139:                                              ; preds = %133
  %140 = load i32, ptr %9, align 4
  %141 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i32 0, i32 %140
  %142 = getelementptr inbounds [16 x i8], ptr %141, i32 0, i32 0
  %143 = call i32 @access(ptr noundef %142, i32 noundef 0) #11
  %144 = icmp eq i32 %143, -1
  br i1 %144, label %145, label %146

145:                                              ; preds = %139
  br label %147

146:                                              ; preds = %139, %133, %127
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.2, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

147:                                              ; preds = %145
  %148 = load i32, ptr %9, align 4
  %149 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %148
  %150 = load i32, ptr %149, align 4
  %151 = call i32 @write(i32 noundef %150, ptr noundef @.str.18, i32 noundef 1)
  %152 = icmp eq i32 %151, 1
  br i1 %152, label %153, label %167

153:                                              ; preds = %147
  %154 = load i32, ptr %9, align 4
  %155 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %154
  %156 = load i32, ptr %155, align 4
  %157 = getelementptr inbounds [4 x i8], ptr %5, i32 0, i32 0
  %158 = call i32 @pread(i32 noundef %156, ptr noundef %157, i32 noundef 4, i32 noundef 0)
  %159 = icmp eq i32 %158, 2
  br i1 %159, label %160, label %167

160:                                              ; preds = %153
  %161 = load i32, ptr %9, align 4
  %162 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %161
  %163 = load i32, ptr %162, align 4
  %164 = call i32 @close(i32 noundef %163)
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %167

166:                                              ; preds = %160
  br label %168

167:                                              ; preds = %160, %153, %147
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.2, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

168:                                              ; preds = %166
  br label %169

169:                                              ; preds = %168
  %170 = load i32, ptr %9, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %9, align 4
  br label %106, !llvm.loop !6

172:                                              ; preds = %106
  %173 = getelementptr inbounds [14 x i8], ptr %3, i32 0, i32 0
  %174 = call i32 @mkstemps(ptr noundef %173, i32 noundef 2)
  store i32 %174, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %12, ptr align 1 @__const.main.again, i32 12, i1 false)
  %175 = load i32, ptr %10, align 4
  %176 = icmp sge i32 %175, 0
  br i1 %176, label %177, label %188

177:                                              ; preds = %172
  %178 = getelementptr inbounds [14 x i8], ptr %3, i32 0, i32 0
  %179 = getelementptr inbounds i8, ptr %178, i32 11
  %180 = call i32 @strcmp(ptr noundef %179, ptr noundef @.str.20) #9
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %188

182:                                              ; preds = %177
  %183 = getelementptr inbounds [14 x i8], ptr %3, i32 0, i32 5
  %184 = load i8, ptr %183, align 1
  %185 = sext i8 %184 to i32
  %186 = icmp ne i32 %185, 88
  br i1 %186, label %187, label %188

187:                                              ; preds = %182
  br label %189

188:                                              ; preds = %182, %177, %172
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.2, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

189:                                              ; preds = %187
  %190 = getelementptr inbounds [12 x i8], ptr %12, i32 0, i32 0
  %191 = call i32 @mkostemp(ptr noundef %190, i32 noundef 1024)
  store i32 %191, ptr %11, align 4
  %192 = load i32, ptr %11, align 4
  %193 = icmp sge i32 %192, 0
  br i1 %193, label %194, label %211

194:                                              ; preds = %189
  %195 = getelementptr inbounds [12 x i8], ptr %12, i32 0, i32 0
  %196 = call i32 @strcmp(ptr noundef %195, ptr noundef @names) #9
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %211

198:                                              ; preds = %194
  %199 = getelementptr inbounds [12 x i8], ptr %12, i32 0, i32 0
  %200 = call i32 @strcmp(ptr noundef %199, ptr noundef getelementptr inbounds ([2 x [16 x i8]], ptr @names, i32 0, i32 1)) #9
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %202, label %211

202:                                              ; preds = %198
  %203 = getelementptr inbounds [12 x i8], ptr %12, i32 0, i32 0
  %204 = call i32 (ptr, i32, ...) @open(ptr noundef %203, i32 noundef 194, i32 noundef 384)
  %205 = icmp eq i32 %204, -1
  br i1 %205, label %206, label %211

206:                                              ; preds = %202
  %207 = call ptr @__errno_location() #8
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 17
  br i1 %209, label %210, label %211

210:                                              ; preds = %206
  br label %212

211:                                              ; preds = %206, %202, %198, %194, %189
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.2, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

212:                                              ; preds = %210
  %213 = load i32, ptr %11, align 4
  %214 = call i32 @write(i32 noundef %213, ptr noundef @.str.23, i32 noundef 1)
  %215 = icmp eq i32 %214, 1
  br i1 %215, label %216, label %235

216:                                              ; preds = %212
  %217 = load i32, ptr %11, align 4
  %218 = call i32 @lseek(i32 noundef %217, i32 noundef 0, i32 noundef 0) #11
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %235

220:                                              ; preds = %216
  %221 = load i32, ptr %11, align 4
  %222 = call i32 @write(i32 noundef %221, ptr noundef @.str.24, i32 noundef 1)
  %223 = icmp eq i32 %222, 1
  br i1 %223, label %224, label %235

224:                                              ; preds = %220
  %225 = load i32, ptr %11, align 4
  %226 = getelementptr inbounds [4 x i8], ptr %5, i32 0, i32 0
  %227 = call i32 @pread(i32 noundef %225, ptr noundef %226, i32 noundef 4, i32 noundef 0)
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %235

229:                                              ; preds = %224
  %230 = getelementptr inbounds [4 x i8], ptr %5, i32 0, i32 0
  %231 = load i8, ptr %230, align 1
  %232 = sext i8 %231 to i32
  %233 = icmp eq i32 %232, 120
  br i1 %233, label %234, label %235

234:                                              ; preds = %229
  br label %236

235:                                              ; preds = %229, %224, %220, %216, %212
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.2, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

236:                                              ; preds = %234
  %237 = getelementptr inbounds [14 x i8], ptr %3, i32 0, i32 0
  %238 = call i32 @unlink(ptr noundef %237) #11
  %239 = icmp ne i32 %238, 0
  br i1 %239, label %259, label %240

240:                                              ; preds = %236
  %241 = getelementptr inbounds [12 x i8], ptr %12, i32 0, i32 0
  %242 = call i32 @unlink(ptr noundef %241) #11
  %243 = icmp ne i32 %242, 0
  br i1 %243, label %259, label %244

244:                                              ; preds = %240
  %245 = call i32 @unlink(ptr noundef @.str.7) #11
  %246 = icmp ne i32 %245, 0
  br i1 %246, label %259, label %247

247:                                              ; preds = %244
  %248 = load i32, ptr %10, align 4
  %249 = call i32 @close(i32 noundef %248)
  %250 = icmp ne i32 %249, 0
  br i1 %250, label %259, label %251

251:                                              ; preds = %247
  %252 = load i32, ptr %11, align 4
  %253 = call i32 @close(i32 noundef %252)
  %254 = icmp ne i32 %253, 0
  br i1 %254, label %259, label %255

255:                                              ; preds = %251
  %256 = load i32, ptr %8, align 4
  %257 = call i32 @close(i32 noundef %256)
  %258 = icmp ne i32 %257, 0
  br label %259

259:                                              ; preds = %255, %251, %247, %244, %240, %236
  %260 = phi i1 [ true, %251 ], [ true, %247 ], [ true, %244 ], [ true, %240 ], [ true, %236 ], [ %258, %255 ]
  %261 = zext i1 %260 to i32
  ret i32 %261
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #2

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
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %4 = load ptr, ptr %2, align 4
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = sub nsw i32 %6, 97
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = getelementptr inbounds [2 x [16 x i8]], ptr @names, i32 0, i32 %8
  %10 = getelementptr inbounds [16 x i8], ptr %9, i32 0, i32 0
  %11 = call i32 @mkstemp(ptr noundef %10)
  %12 = load i32, ptr %3, align 4
  %13 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %12
  store i32 %11, ptr %13, align 4
  %14 = load i32, ptr %3, align 4
  %15 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %14
  %16 = load i32, ptr %15, align 4
  %17 = icmp sge i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %1
  %19 = load i32, ptr %3, align 4
  %20 = getelementptr inbounds [2 x i32], ptr @files, i32 0, i32 %19
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %2, align 4
  %23 = call i32 @write(i32 noundef %21, ptr noundef %22, i32 noundef 1)
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %26

25:                                               ; preds = %18
  br label %27

26:                                               ; preds = %18, %1
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.2, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.make) #10
  unreachable

27:                                               ; preds = %25
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

declare i32 @pread(i32 noundef, ptr noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strlen(ptr noundef) #5

; Function Attrs: nounwind
declare i32 @access(ptr noundef, i32 noundef) #7

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #7

declare i32 @write(i32 noundef, ptr noundef, i32 noundef) #3

declare i32 @close(i32 noundef) #3

declare i32 @mkostemp(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @lseek(i32 noundef, i32 noundef, i32 noundef) #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
