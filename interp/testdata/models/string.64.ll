; ModuleID = 'string.c'
source_filename = "string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@b = dso_local global [16 x i8] c"hello\00\00\00\00\00\00\00\00\00\00\00", align 16
@__const.main.list = private unnamed_addr constant [7 x i8] c"a,b;;c\00", align 1
@a = dso_local global [16 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [55 x i8] c"strlen(b) == 5 && strnlen(b, 3) == 3 && strlen(a) == 0\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"string.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"strcpy(a, b) == a && strcmp(a, b) == 0 && stpcpy(a, b) == a + 5\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c" you\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"hello you\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.6 = private unnamed_addr constant [108 x i8] c"strcat(a, \22 you\22) == a && strcmp(a, \22hello you\22) == 0 && strncat(a, \22xyz\22, 1) == a && a[9] == 'x' && !a[10]\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"HeLLo\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"HEx\00", align 1
@.str.9 = private unnamed_addr constant [61 x i8] c"strcasecmp(\22HeLLo\22, b) == 0 && strncasecmp(\22HEx\22, b, 2) == 0\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.11 = private unnamed_addr constant [66 x i8] c"strncpy(a, \22ab\22, 8) == a && a[2] == 0 && a[7] == 0 && a[8] == 'u'\00", align 1
@.str.12 = private unnamed_addr constant [126 x i8] c"strchr(b, 'l') == b + 2 && strrchr(b, 'l') == b + 3 && strchr(b, 0) == b + 5 && !strchr(b, 'x') && strchrnul(b, 'x') == b + 5\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"lo\00", align 1
@.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"lox\00", align 1
@.str.16 = private unnamed_addr constant [68 x i8] c"strstr(b, \22lo\22) == b + 3 && strstr(b, \22\22) == b && !strstr(b, \22lox\22)\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"leh\00", align 1
@.str.18 = private unnamed_addr constant [3 x i8] c"ol\00", align 1
@.str.19 = private unnamed_addr constant [76 x i8] c"strspn(b, \22leh\22) == 4 && strcspn(b, \22ol\22) == 2 && strpbrk(b, \22ol\22) == b + 2\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.22 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.23 = private unnamed_addr constant [92 x i8] c"strcmp(strtok_r(list, \22,;\22, &rest), \22a\22) == 0 && strcmp(strtok_r(0, \22,;\22, &rest), \22b\22) == 0\00", align 1
@.str.24 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.25 = private unnamed_addr constant [72 x i8] c"strcmp(strtok_r(0, \22,;\22, &rest), \22c\22) == 0 && !strtok_r(0, \22,;\22, &rest)\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"01234567\00", align 1
@.str.27 = private unnamed_addr constant [9 x i8] c"00123567\00", align 1
@.str.28 = private unnamed_addr constant [96 x i8] c"memcpy(a, \2201234567\22, 9) == a && memmove(a + 1, a, 4) == a + 1 && memcmp(a, \2200123567\22, 9) == 0\00", align 1
@.str.29 = private unnamed_addr constant [108 x i8] c"memset(a, 'z', 3) == a && memchr(a, '3', 16) == a + 4 && memrchr(a, 'z', 8) == a + 2 && !memchr(a, 'q', 16)\00", align 1
@.str.30 = private unnamed_addr constant [55 x i8] c"a[1] == 0 && a[2] == 'z' && ffs(8) == 4 && ffs(0) == 0\00", align 1
@__const.main.c = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.31 = private unnamed_addr constant [53 x i8] c"memcpy_s(c, 4, \22ab\22, 3) == 0 && strcmp(c, \22ab\22) == 0\00", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.33 = private unnamed_addr constant [56 x i8] c"memcpy_s(c, 2, \22abc\22, 4) != 0 && c[0] == 0 && c[1] == 0\00", align 1
@.str.34 = private unnamed_addr constant [88 x i8] c"memcpy_s(c, 4, c + 1, 2) != 0 && memcpy_s(c, 4, 0, 1) != 0 && memcpy_s(0, 4, c, 1) != 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x i8], align 1
  %3 = alloca ptr, align 8
  %4 = alloca [4 x i8], align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.list, i64 7, i1 false)
  %5 = call i64 @strlen(ptr noundef @b) #8
  %6 = icmp eq i64 %5, 5
  br i1 %6, label %7, label %14

7:                                                ; preds = %0
  %8 = call i64 @strnlen(ptr noundef @b, i64 noundef 3) #8
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = call i64 @strlen(ptr noundef @a) #8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  br label %15

14:                                               ; preds = %10, %7, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

15:                                               ; preds = %13
  %16 = call ptr @strcpy(ptr noundef @a, ptr noundef @b) #10
  %17 = icmp eq ptr %16, @a
  br i1 %17, label %18, label %25

18:                                               ; preds = %15
  %19 = call i32 @strcmp(ptr noundef @a, ptr noundef @b) #8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %18
  %22 = call ptr @stpcpy(ptr noundef @a, ptr noundef @b) #10
  %23 = icmp eq ptr %22, getelementptr inbounds (i8, ptr @a, i64 5)
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  br label %26

25:                                               ; preds = %21, %18, %15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

26:                                               ; preds = %24
  %27 = call ptr @strcat(ptr noundef @a, ptr noundef @.str.3) #10
  %28 = icmp eq ptr %27, @a
  br i1 %28, label %29, label %43

29:                                               ; preds = %26
  %30 = call i32 @strcmp(ptr noundef @a, ptr noundef @.str.4) #8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %43

32:                                               ; preds = %29
  %33 = call ptr @strncat(ptr noundef @a, ptr noundef @.str.5, i64 noundef 1) #10
  %34 = icmp eq ptr %33, @a
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 9), align 1
  %37 = sext i8 %36 to i32
  %38 = icmp eq i32 %37, 120
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 10), align 2
  %41 = icmp ne i8 %40, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  br label %44

43:                                               ; preds = %39, %35, %32, %29, %26
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

44:                                               ; preds = %42
  %45 = call i32 @strcasecmp(ptr noundef @.str.7, ptr noundef @b) #8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %44
  %48 = call i32 @strncasecmp(ptr noundef @.str.8, ptr noundef @b, i64 noundef 2) #8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %47
  br label %52

51:                                               ; preds = %47, %44
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

52:                                               ; preds = %50
  %53 = call ptr @strncpy(ptr noundef @a, ptr noundef @.str.10, i64 noundef 8) #10
  %54 = icmp eq ptr %53, @a
  br i1 %54, label %55, label %68

55:                                               ; preds = %52
  %56 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 2), align 2
  %57 = sext i8 %56 to i32
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %68

59:                                               ; preds = %55
  %60 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 7), align 1
  %61 = sext i8 %60 to i32
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %59
  %64 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 8), align 8
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 117
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  br label %69

68:                                               ; preds = %63, %59, %55, %52
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

69:                                               ; preds = %67
  %70 = call ptr @strchr(ptr noundef @b, i32 noundef 108) #8
  %71 = icmp eq ptr %70, getelementptr inbounds (i8, ptr @b, i64 2)
  br i1 %71, label %72, label %85

72:                                               ; preds = %69
  %73 = call ptr @strrchr(ptr noundef @b, i32 noundef 108) #8
  %74 = icmp eq ptr %73, getelementptr inbounds (i8, ptr @b, i64 3)
  br i1 %74, label %75, label %85

75:                                               ; preds = %72
  %76 = call ptr @strchr(ptr noundef @b, i32 noundef 0) #8
  %77 = icmp eq ptr %76, getelementptr inbounds (i8, ptr @b, i64 5)
  br i1 %77, label %78, label %85

78:                                               ; preds = %75
  %79 = call ptr @strchr(ptr noundef @b, i32 noundef 120) #8
  %80 = icmp ne ptr %79, null
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = call ptr @strchrnul(ptr noundef @b, i32 noundef 120) #8
  %83 = icmp eq ptr %82, getelementptr inbounds (i8, ptr @b, i64 5)
  br i1 %83, label %84, label %85

84:                                               ; preds = %81
  br label %86

85:                                               ; preds = %81, %78, %75, %72, %69
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

86:                                               ; preds = %84
  %87 = call ptr @strstr(ptr noundef @b, ptr noundef @.str.13) #8
  %88 = icmp eq ptr %87, getelementptr inbounds (i8, ptr @b, i64 3)
  br i1 %88, label %89, label %96

89:                                               ; preds = %86
  %90 = call ptr @strstr(ptr noundef @b, ptr noundef @.str.14) #8
  %91 = icmp eq ptr %90, @b
  br i1 %91, label %92, label %96

92:                                               ; preds = %89
  %93 = call ptr @strstr(ptr noundef @b, ptr noundef @.str.15) #8
  %94 = icmp ne ptr %93, null
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  br label %97

96:                                               ; preds = %92, %89, %86
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

97:                                               ; preds = %95
  %98 = call i64 @strspn(ptr noundef @b, ptr noundef @.str.17) #8
  %99 = icmp eq i64 %98, 4
  br i1 %99, label %100, label %107

100:                                              ; preds = %97
  %101 = call i64 @strcspn(ptr noundef @b, ptr noundef @.str.18) #8
  %102 = icmp eq i64 %101, 2
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  %104 = call ptr @strpbrk(ptr noundef @b, ptr noundef @.str.18) #8
  %105 = icmp eq ptr %104, getelementptr inbounds (i8, ptr @b, i64 2)
  br i1 %105, label %106, label %107

106:                                              ; preds = %103
  br label %108

107:                                              ; preds = %103, %100, %97
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

108:                                              ; preds = %106
  %109 = getelementptr inbounds [7 x i8], ptr %2, i64 0, i64 0
  %110 = call ptr @strtok_r(ptr noundef %109, ptr noundef @.str.20, ptr noundef %3) #10
  %111 = call i32 @strcmp(ptr noundef %110, ptr noundef @.str.21) #8
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %118

113:                                              ; preds = %108
  %114 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.20, ptr noundef %3) #10
  %115 = call i32 @strcmp(ptr noundef %114, ptr noundef @.str.22) #8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %118

117:                                              ; preds = %113
  br label %119

118:                                              ; preds = %113, %108
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

119:                                              ; preds = %117
  %120 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.20, ptr noundef %3) #10
  %121 = call i32 @strcmp(ptr noundef %120, ptr noundef @.str.24) #8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %127

123:                                              ; preds = %119
  %124 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.20, ptr noundef %3) #10
  %125 = icmp ne ptr %124, null
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  br label %128

127:                                              ; preds = %123, %119
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

128:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @a, ptr align 1 @.str.26, i64 9, i1 false)
  br i1 true, label %129, label %134

129:                                              ; preds = %128
  call void @llvm.memmove.p0.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @a, i64 1), ptr align 16 @a, i64 4, i1 false)
  br i1 true, label %130, label %134

130:                                              ; preds = %129
  %131 = call i32 @memcmp(ptr noundef @a, ptr noundef @.str.27, i64 noundef 9) #8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  br label %135

134:                                              ; preds = %130, %129, %128
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

135:                                              ; preds = %133
  call void @llvm.memset.p0.i64(ptr align 16 @a, i8 122, i64 3, i1 false)
  br i1 true, label %136, label %146

136:                                              ; preds = %135
  %137 = call ptr @memchr(ptr noundef @a, i32 noundef 51, i64 noundef 16) #8
  %138 = icmp eq ptr %137, getelementptr inbounds (i8, ptr @a, i64 4)
  br i1 %138, label %139, label %146

139:                                              ; preds = %136
  %140 = call ptr @memrchr(ptr noundef @a, i32 noundef 122, i64 noundef 8) #8
  %141 = icmp eq ptr %140, getelementptr inbounds (i8, ptr @a, i64 2)
  br i1 %141, label %142, label %146

142:                                              ; preds = %139
  %143 = call ptr @memchr(ptr noundef @a, i32 noundef 113, i64 noundef 16) #8
  %144 = icmp ne ptr %143, null
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  br label %147

146:                                              ; preds = %142, %139, %136, %135
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

147:                                              ; preds = %145
  call void @llvm.memset.p0.i64(ptr align 16 @a, i8 0, i64 2, i1 false)
  %148 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 1), align 1
  %149 = sext i8 %148 to i32
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %162

151:                                              ; preds = %147
  %152 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 2), align 2
  %153 = sext i8 %152 to i32
  %154 = icmp eq i32 %153, 122
  br i1 %154, label %155, label %162

155:                                              ; preds = %151
  %156 = call i32 @ffs(i32 noundef 8) #11
  %157 = icmp eq i32 %156, 4
  br i1 %157, label %158, label %162

158:                                              ; preds = %155
  %159 = call i32 @ffs(i32 noundef 0) #11
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %162

161:                                              ; preds = %158
  br label %163

162:                                              ; preds = %158, %155, %151, %147
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

163:                                              ; preds = %161
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.c, i64 4, i1 false)
  %164 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %165 = call i32 @memcpy_s(ptr noundef %164, i64 noundef 4, ptr noundef @.str.10, i64 noundef 3)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %172

167:                                              ; preds = %163
  %168 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %169 = call i32 @strcmp(ptr noundef %168, ptr noundef @.str.10) #8
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %173

172:                                              ; preds = %167, %163
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

173:                                              ; preds = %171
  %174 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %175 = call i32 @memcpy_s(ptr noundef %174, i64 noundef 2, ptr noundef @.str.32, i64 noundef 4)
  %176 = icmp ne i32 %175, 0
  br i1 %176, label %177, label %188

177:                                              ; preds = %173
  %178 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %179 = load i8, ptr %178, align 1
  %180 = sext i8 %179 to i32
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %188

182:                                              ; preds = %177
  %183 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 1
  %184 = load i8, ptr %183, align 1
  %185 = sext i8 %184 to i32
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %188

187:                                              ; preds = %182
  br label %189

188:                                              ; preds = %182, %177, %173
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

189:                                              ; preds = %187
  %190 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %191 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %192 = getelementptr inbounds i8, ptr %191, i64 1
  %193 = call i32 @memcpy_s(ptr noundef %190, i64 noundef 4, ptr noundef %192, i64 noundef 2)
  %194 = icmp ne i32 %193, 0
  br i1 %194, label %195, label %204

195:                                              ; preds = %189
  %196 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %197 = call i32 @memcpy_s(ptr noundef %196, i64 noundef 4, ptr noundef null, i64 noundef 1)
  %198 = icmp ne i32 %197, 0
  br i1 %198, label %199, label %204

199:                                              ; preds = %195
  %200 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %201 = call i32 @memcpy_s(ptr noundef null, i64 noundef 4, ptr noundef %200, i64 noundef 1)
  %202 = icmp ne i32 %201, 0
  br i1 %202, label %203, label %204

203:                                              ; preds = %199
  br label %205

204:                                              ; preds = %199, %195, %189
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

205:                                              ; preds = %203
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strnlen(ptr noundef, i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @stpcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcasecmp(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncasecmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strrchr(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchrnul(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strspn(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strcspn(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strpbrk(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strtok_r(ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memrchr(ptr noundef, i32 noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i32 @ffs(i32 noundef) #6

declare i32 @memcpy_s(ptr noundef, i64 noundef, ptr noundef, i64 noundef) #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
