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

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x i8], align 1
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.list, i64 7, i1 false)
  %4 = call i64 @strlen(ptr noundef @b) #7
  %5 = icmp eq i64 %4, 5
  br i1 %5, label %6, label %13

6:                                                ; preds = %0
  %7 = call i64 @strnlen(ptr noundef @b, i64 noundef 3) #7
  %8 = icmp eq i64 %7, 3
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = call i64 @strlen(ptr noundef @a) #7
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br label %14

13:                                               ; preds = %9, %6, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

14:                                               ; preds = %12
  %15 = call ptr @strcpy(ptr noundef @a, ptr noundef @b) #9
  %16 = icmp eq ptr %15, @a
  br i1 %16, label %17, label %24

17:                                               ; preds = %14
  %18 = call i32 @strcmp(ptr noundef @a, ptr noundef @b) #7
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = call ptr @stpcpy(ptr noundef @a, ptr noundef @b) #9
  %22 = icmp eq ptr %21, getelementptr inbounds (i8, ptr @a, i64 5)
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  br label %25

24:                                               ; preds = %20, %17, %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

25:                                               ; preds = %23
  %26 = call ptr @strcat(ptr noundef @a, ptr noundef @.str.3) #9
  %27 = icmp eq ptr %26, @a
  br i1 %27, label %28, label %42

28:                                               ; preds = %25
  %29 = call i32 @strcmp(ptr noundef @a, ptr noundef @.str.4) #7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %42

31:                                               ; preds = %28
  %32 = call ptr @strncat(ptr noundef @a, ptr noundef @.str.5, i64 noundef 1) #9
  %33 = icmp eq ptr %32, @a
  br i1 %33, label %34, label %42

34:                                               ; preds = %31
  %35 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 9), align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 120
  br i1 %37, label %38, label %42

38:                                               ; preds = %34
  %39 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 10), align 2
  %40 = icmp ne i8 %39, 0
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  br label %43

42:                                               ; preds = %38, %34, %31, %28, %25
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

43:                                               ; preds = %41
  %44 = call i32 @strcasecmp(ptr noundef @.str.7, ptr noundef @b) #7
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = call i32 @strncasecmp(ptr noundef @.str.8, ptr noundef @b, i64 noundef 2) #7
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  br label %51

50:                                               ; preds = %46, %43
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

51:                                               ; preds = %49
  %52 = call ptr @strncpy(ptr noundef @a, ptr noundef @.str.10, i64 noundef 8) #9
  %53 = icmp eq ptr %52, @a
  br i1 %53, label %54, label %67

54:                                               ; preds = %51
  %55 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 2), align 2
  %56 = sext i8 %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %67

58:                                               ; preds = %54
  %59 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 7), align 1
  %60 = sext i8 %59 to i32
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %58
  %63 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 8), align 8
  %64 = sext i8 %63 to i32
  %65 = icmp eq i32 %64, 117
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  br label %68

67:                                               ; preds = %62, %58, %54, %51
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

68:                                               ; preds = %66
  %69 = call ptr @strchr(ptr noundef @b, i32 noundef 108) #7
  %70 = icmp eq ptr %69, getelementptr inbounds (i8, ptr @b, i64 2)
  br i1 %70, label %71, label %84

71:                                               ; preds = %68
  %72 = call ptr @strrchr(ptr noundef @b, i32 noundef 108) #7
  %73 = icmp eq ptr %72, getelementptr inbounds (i8, ptr @b, i64 3)
  br i1 %73, label %74, label %84

74:                                               ; preds = %71
  %75 = call ptr @strchr(ptr noundef @b, i32 noundef 0) #7
  %76 = icmp eq ptr %75, getelementptr inbounds (i8, ptr @b, i64 5)
  br i1 %76, label %77, label %84

77:                                               ; preds = %74
  %78 = call ptr @strchr(ptr noundef @b, i32 noundef 120) #7
  %79 = icmp ne ptr %78, null
  br i1 %79, label %84, label %80

80:                                               ; preds = %77
  %81 = call ptr @strchrnul(ptr noundef @b, i32 noundef 120) #7
  %82 = icmp eq ptr %81, getelementptr inbounds (i8, ptr @b, i64 5)
  br i1 %82, label %83, label %84

83:                                               ; preds = %80
  br label %85

84:                                               ; preds = %80, %77, %74, %71, %68
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

85:                                               ; preds = %83
  %86 = call ptr @strstr(ptr noundef @b, ptr noundef @.str.13) #7
  %87 = icmp eq ptr %86, getelementptr inbounds (i8, ptr @b, i64 3)
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = call ptr @strstr(ptr noundef @b, ptr noundef @.str.14) #7
  %90 = icmp eq ptr %89, @b
  br i1 %90, label %91, label %95

91:                                               ; preds = %88
  %92 = call ptr @strstr(ptr noundef @b, ptr noundef @.str.15) #7
  %93 = icmp ne ptr %92, null
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  br label %96

95:                                               ; preds = %91, %88, %85
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

96:                                               ; preds = %94
  %97 = call i64 @strspn(ptr noundef @b, ptr noundef @.str.17) #7
  %98 = icmp eq i64 %97, 4
  br i1 %98, label %99, label %106

99:                                               ; preds = %96
  %100 = call i64 @strcspn(ptr noundef @b, ptr noundef @.str.18) #7
  %101 = icmp eq i64 %100, 2
  br i1 %101, label %102, label %106

102:                                              ; preds = %99
  %103 = call ptr @strpbrk(ptr noundef @b, ptr noundef @.str.18) #7
  %104 = icmp eq ptr %103, getelementptr inbounds (i8, ptr @b, i64 2)
  br i1 %104, label %105, label %106

105:                                              ; preds = %102
  br label %107

106:                                              ; preds = %102, %99, %96
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

107:                                              ; preds = %105
  %108 = getelementptr inbounds [7 x i8], ptr %2, i64 0, i64 0
  %109 = call ptr @strtok_r(ptr noundef %108, ptr noundef @.str.20, ptr noundef %3) #9
  %110 = call i32 @strcmp(ptr noundef %109, ptr noundef @.str.21) #7
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %117

112:                                              ; preds = %107
  %113 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.20, ptr noundef %3) #9
  %114 = call i32 @strcmp(ptr noundef %113, ptr noundef @.str.22) #7
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %118

117:                                              ; preds = %112, %107
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

118:                                              ; preds = %116
  %119 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.20, ptr noundef %3) #9
  %120 = call i32 @strcmp(ptr noundef %119, ptr noundef @.str.24) #7
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %126

122:                                              ; preds = %118
  %123 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.20, ptr noundef %3) #9
  %124 = icmp ne ptr %123, null
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  br label %127

126:                                              ; preds = %122, %118
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

127:                                              ; preds = %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @a, ptr align 1 @.str.26, i64 9, i1 false)
  br i1 true, label %128, label %133

128:                                              ; preds = %127
  call void @llvm.memmove.p0.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @a, i64 1), ptr align 16 @a, i64 4, i1 false)
  br i1 true, label %129, label %133

129:                                              ; preds = %128
  %130 = call i32 @memcmp(ptr noundef @a, ptr noundef @.str.27, i64 noundef 9) #7
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %133

132:                                              ; preds = %129
  br label %134

133:                                              ; preds = %129, %128, %127
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

134:                                              ; preds = %132
  call void @llvm.memset.p0.i64(ptr align 16 @a, i8 122, i64 3, i1 false)
  br i1 true, label %135, label %145

135:                                              ; preds = %134
  %136 = call ptr @memchr(ptr noundef @a, i32 noundef 51, i64 noundef 16) #7
  %137 = icmp eq ptr %136, getelementptr inbounds (i8, ptr @a, i64 4)
  br i1 %137, label %138, label %145

138:                                              ; preds = %135
  %139 = call ptr @memrchr(ptr noundef @a, i32 noundef 122, i64 noundef 8) #7
  %140 = icmp eq ptr %139, getelementptr inbounds (i8, ptr @a, i64 2)
  br i1 %140, label %141, label %145

141:                                              ; preds = %138
  %142 = call ptr @memchr(ptr noundef @a, i32 noundef 113, i64 noundef 16) #7
  %143 = icmp ne ptr %142, null
  br i1 %143, label %145, label %144

144:                                              ; preds = %141
  br label %146

145:                                              ; preds = %141, %138, %135, %134
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

146:                                              ; preds = %144
  call void @llvm.memset.p0.i64(ptr align 16 @a, i8 0, i64 2, i1 false)
  %147 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 1), align 1
  %148 = sext i8 %147 to i32
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %161

150:                                              ; preds = %146
  %151 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @a, i64 0, i64 2), align 2
  %152 = sext i8 %151 to i32
  %153 = icmp eq i32 %152, 122
  br i1 %153, label %154, label %161

154:                                              ; preds = %150
  %155 = call i32 @ffs(i32 noundef 8) #10
  %156 = icmp eq i32 %155, 4
  br i1 %156, label %157, label %161

157:                                              ; preds = %154
  %158 = call i32 @ffs(i32 noundef 0) #10
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %161

160:                                              ; preds = %157
  br label %162

161:                                              ; preds = %157, %154, %150, %146
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

162:                                              ; preds = %160
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

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
