; ModuleID = 'streams.c'
source_filename = "streams.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"gomc-test-of-streams\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"words\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"second\0A\00", align 1
@.str.5 = private unnamed_addr constant [121 x i8] c"f && fprintf(f, \22%d %s\\n\22, 42, \22words\22) == 9 && fputs(\22second\\n\22, f) >= 0 && fputc('x', f) == 'x' && putc(200, f) == 200\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"streams.c\00", align 1
@__PRETTY_FUNCTION__.lines = private unnamed_addr constant [17 x i8] c"void lines(void)\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.8 = private unnamed_addr constant [66 x i8] c"fwrite(\2212345\22, 2, 2, f) == 2 && ftell(f) == 22 && fflush(f) == 0\00", align 1
@.str.9 = private unnamed_addr constant [41 x i8] c"fgetc(f) == EOF && ferror(f) && !feof(f)\00", align 1
@.str.10 = private unnamed_addr constant [29 x i8] c"!ferror(f) && fclose(f) == 0\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"42 words\0A\00", align 1
@.str.13 = private unnamed_addr constant [76 x i8] c"f && fgets(line, sizeof line, f) == line && strcmp(line, \2242 words\\n\22) == 0\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"sec\00", align 1
@.str.15 = private unnamed_addr constant [107 x i8] c"fgets(line, 4, f) && strcmp(line, \22sec\22) == 0 && getc(f) == 'o' && ungetc('O', f) == 'O' && ftell(f) == 12\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"Ond\0A\00", align 1
@.str.17 = private unnamed_addr constant [58 x i8] c"fgets(line, sizeof line, f) && strcmp(line, \22Ond\\n\22) == 0\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"x\C81234\00", align 1
@.str.19 = private unnamed_addr constant [124 x i8] c"fread(line, 4, 3, f) == 1 && memcmp(line, \22x\\310\22 \221234\22, 6) == 0 && feof(f) && fgets(line, 9, f) == NULL && getc(f) == EOF\00", align 1
@.str.20 = private unnamed_addr constant [109 x i8] c"fseek(f, -2, SEEK_END) == 0 && !feof(f) && fgetc(f) == '3' && fseek(f, -1, SEEK_CUR) == 0 && fgetc(f) == '3'\00", align 1
@.str.21 = private unnamed_addr constant [89 x i8] c"ftell(f) == 0 && fgetc(f) == '4' && fseek(f, -9, SEEK_SET) == -1 && fputc('a', f) == EOF\00", align 1
@.str.22 = private unnamed_addr constant [15 x i8] c"fclose(f) == 0\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.25 = private unnamed_addr constant [129 x i8] c"f && fputs(\22abc\22, f) >= 0 && fseek(f, 1, SEEK_SET) == 0 && fgetc(f) == 'b' && fseek(f, 0, SEEK_CUR) == 0 && fputc('Z', f) == 'Z'\00", align 1
@__PRETTY_FUNCTION__.update = private unnamed_addr constant [18 x i8] c"void update(void)\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"abZ\00", align 1
@.str.27 = private unnamed_addr constant [96 x i8] c"fread(text, 1, 8, f) == 3 && strcmp(text, \22abZ\22) == 0 && fputc('!', f) == '!' && fclose(f) == 0\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@.str.29 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.30 = private unnamed_addr constant [108 x i8] c"f && fgetc(f) == 'a' && fseek(f, 0, SEEK_SET) == 0 && fputs(\22?\22, f) >= 0 && ftell(f) == 5 && fclose(f) == 0\00", align 1
@.str.31 = private unnamed_addr constant [3 x i8] c"wx\00", align 1
@.str.32 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.33 = private unnamed_addr constant [92 x i8] c"fopen(NAME, \22wx\22) == NULL && errno == EEXIST && fopen(NAME, \22q\22) == NULL && errno == EINVAL\00", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.35 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.36 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.37 = private unnamed_addr constant [122 x i8] c"f && fileno(f) == d && fputs(\22one\22, f) >= 0 && fflush(NULL) == 0 && write(d, \22two\22, 3) == 3 && dprintf(d, \22%c\22, '3') == 1\00", align 1
@__PRETTY_FUNCTION__.descriptors = private unnamed_addr constant [23 x i8] c"void descriptors(void)\00", align 1
@.str.38 = private unnamed_addr constant [8 x i8] c"onetwo3\00", align 1
@.str.39 = private unnamed_addr constant [120 x i8] c"pread(d, text, 8, 0) == 7 && strcmp(text, \22onetwo3\22) == 0 && fclose(f) == 0 && fdopen(d, \22r\22) == NULL && errno == EBADF\00", align 1
@stderr = external global ptr, align 4
@.str.40 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.41 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@stdout = external global ptr, align 4
@.str.42 = private unnamed_addr constant [87 x i8] c"fileno(stderr) == 2 && fprintf(stderr, \22%s\22, \22\22) == 0 && fwrite(\22\22, 1, 0, stdout) == 0\00", align 1
@.str.43 = private unnamed_addr constant [3 x i8] c"r+\00", align 1
@.str.44 = private unnamed_addr constant [94 x i8] c"remove(NAME) == 0 && fopen(NAME, \22r\22) == NULL && errno == ENOENT && fopen(NAME, \22r+\22) == NULL\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @lines()
  call void @update()
  call void @descriptors()
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @lines() #0 {
  %1 = alloca [32 x i8], align 1
  %2 = alloca ptr, align 4
  %3 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %3, ptr %2, align 4
  %4 = load ptr, ptr %2, align 4
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %23

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 4
  %8 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %7, ptr noundef @.str.2, i32 noundef 42, ptr noundef @.str.3)
  %9 = icmp eq i32 %8, 9
  br i1 %9, label %10, label %23

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 4
  %12 = call i32 @fputs(ptr noundef @.str.4, ptr noundef %11)
  %13 = icmp sge i32 %12, 0
  br i1 %13, label %14, label %23

14:                                               ; preds = %10
  %15 = load ptr, ptr %2, align 4
  %16 = call i32 @fputc(i32 noundef 120, ptr noundef %15)
  %17 = icmp eq i32 %16, 120
  br i1 %17, label %18, label %23

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 4
  %20 = call i32 @putc(i32 noundef 200, ptr noundef %19)
  %21 = icmp eq i32 %20, 200
  br i1 %21, label %22, label %23

22:                                               ; preds = %18
  br label %24

23:                                               ; preds = %18, %14, %10, %6, %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.6, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

24:                                               ; preds = %22
  %25 = load ptr, ptr %2, align 4
  %26 = call i32 @fwrite(ptr noundef @.str.7, i32 noundef 2, i32 noundef 2, ptr noundef %25)
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %37

28:                                               ; preds = %24
  %29 = load ptr, ptr %2, align 4
  %30 = call i32 @ftell(ptr noundef %29)
  %31 = icmp eq i32 %30, 22
  br i1 %31, label %32, label %37

32:                                               ; preds = %28
  %33 = load ptr, ptr %2, align 4
  %34 = call i32 @fflush(ptr noundef %33)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  br label %38

37:                                               ; preds = %32, %28, %24
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.6, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

38:                                               ; preds = %36
  %39 = load ptr, ptr %2, align 4
  %40 = call i32 @fgetc(ptr noundef %39)
  %41 = icmp eq i32 %40, -1
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = load ptr, ptr %2, align 4
  %44 = call i32 @ferror(ptr noundef %43) #8
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %42
  %47 = load ptr, ptr %2, align 4
  %48 = call i32 @feof(ptr noundef %47) #8
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  br label %52

51:                                               ; preds = %46, %42, %38
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.6, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

52:                                               ; preds = %50
  %53 = load ptr, ptr %2, align 4
  call void @clearerr(ptr noundef %53) #8
  %54 = load ptr, ptr %2, align 4
  %55 = call i32 @ferror(ptr noundef %54) #8
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %62, label %57

57:                                               ; preds = %52
  %58 = load ptr, ptr %2, align 4
  %59 = call i32 @fclose(ptr noundef %58)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  br label %63

62:                                               ; preds = %57, %52
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.6, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

63:                                               ; preds = %61
  %64 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.11)
  store ptr %64, ptr %2, align 4
  %65 = load ptr, ptr %2, align 4
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %78

67:                                               ; preds = %63
  %68 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %69 = load ptr, ptr %2, align 4
  %70 = call ptr @fgets(ptr noundef %68, i32 noundef 32, ptr noundef %69)
  %71 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %72 = icmp eq ptr %70, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %67
  %74 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %75 = call i32 @strcmp(ptr noundef %74, ptr noundef @.str.12) #9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  br label %79

78:                                               ; preds = %73, %67, %63
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.6, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

79:                                               ; preds = %77
  %80 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %81 = load ptr, ptr %2, align 4
  %82 = call ptr @fgets(ptr noundef %80, i32 noundef 4, ptr noundef %81)
  %83 = icmp ne ptr %82, null
  br i1 %83, label %84, label %101

84:                                               ; preds = %79
  %85 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %86 = call i32 @strcmp(ptr noundef %85, ptr noundef @.str.14) #9
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %101

88:                                               ; preds = %84
  %89 = load ptr, ptr %2, align 4
  %90 = call i32 @getc(ptr noundef %89)
  %91 = icmp eq i32 %90, 111
  br i1 %91, label %92, label %101

92:                                               ; preds = %88
  %93 = load ptr, ptr %2, align 4
  %94 = call i32 @ungetc(i32 noundef 79, ptr noundef %93)
  %95 = icmp eq i32 %94, 79
  br i1 %95, label %96, label %101

96:                                               ; preds = %92
  %97 = load ptr, ptr %2, align 4
  %98 = call i32 @ftell(ptr noundef %97)
  %99 = icmp eq i32 %98, 12
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  br label %102

101:                                              ; preds = %96, %92, %88, %84, %79
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.6, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

102:                                              ; preds = %100
  %103 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %104 = load ptr, ptr %2, align 4
  %105 = call ptr @fgets(ptr noundef %103, i32 noundef 32, ptr noundef %104)
  %106 = icmp ne ptr %105, null
  br i1 %106, label %107, label %112

107:                                              ; preds = %102
  %108 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %109 = call i32 @strcmp(ptr noundef %108, ptr noundef @.str.16) #9
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %112

111:                                              ; preds = %107
  br label %113

112:                                              ; preds = %107, %102
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.6, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

113:                                              ; preds = %111
  %114 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %115 = load ptr, ptr %2, align 4
  %116 = call i32 @fread(ptr noundef %114, i32 noundef 4, i32 noundef 3, ptr noundef %115)
  %117 = icmp eq i32 %116, 1
  br i1 %117, label %118, label %136

118:                                              ; preds = %113
  %119 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %120 = call i32 @memcmp(ptr noundef %119, ptr noundef @.str.18, i32 noundef 6) #9
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %136

122:                                              ; preds = %118
  %123 = load ptr, ptr %2, align 4
  %124 = call i32 @feof(ptr noundef %123) #8
  %125 = icmp ne i32 %124, 0
  br i1 %125, label %126, label %136

126:                                              ; preds = %122
  %127 = getelementptr inbounds [32 x i8], ptr %1, i32 0, i32 0
  %128 = load ptr, ptr %2, align 4
  %129 = call ptr @fgets(ptr noundef %127, i32 noundef 9, ptr noundef %128)
  %130 = icmp eq ptr %129, null
  br i1 %130, label %131, label %136

131:                                              ; preds = %126
  %132 = load ptr, ptr %2, align 4
  %133 = call i32 @getc(ptr noundef %132)
  %134 = icmp eq i32 %133, -1
  br i1 %134, label %135, label %136

135:                                              ; preds = %131
  br label %137

136:                                              ; preds = %131, %126, %122, %118, %113
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.6, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

137:                                              ; preds = %135
  %138 = load ptr, ptr %2, align 4
  %139 = call i32 @fseek(ptr noundef %138, i32 noundef -2, i32 noundef 2)
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %158

141:                                              ; preds = %137
  %142 = load ptr, ptr %2, align 4
  %143 = call i32 @feof(ptr noundef %142) #8
  %144 = icmp ne i32 %143, 0
  br i1 %144, label %158, label %145

145:                                              ; preds = %141
  %146 = load ptr, ptr %2, align 4
  %147 = call i32 @fgetc(ptr noundef %146)
  %148 = icmp eq i32 %147, 51
  br i1 %148, label %149, label %158

149:                                              ; preds = %145
  %150 = load ptr, ptr %2, align 4
  %151 = call i32 @fseek(ptr noundef %150, i32 noundef -1, i32 noundef 1)
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %158

153:                                              ; preds = %149
  %154 = load ptr, ptr %2, align 4
  %155 = call i32 @fgetc(ptr noundef %154)
  %156 = icmp eq i32 %155, 51
  br i1 %156, label %157, label %158

157:                                              ; preds = %153
  br label %159

158:                                              ; preds = %153, %149, %145, %141, %137
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.6, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

159:                                              ; preds = %157
  %160 = load ptr, ptr %2, align 4
  call void @rewind(ptr noundef %160)
  %161 = load ptr, ptr %2, align 4
  %162 = call i32 @ftell(ptr noundef %161)
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %177

164:                                              ; preds = %159
  %165 = load ptr, ptr %2, align 4
  %166 = call i32 @fgetc(ptr noundef %165)
  %167 = icmp eq i32 %166, 52
  br i1 %167, label %168, label %177

168:                                              ; preds = %164
  %169 = load ptr, ptr %2, align 4
  %170 = call i32 @fseek(ptr noundef %169, i32 noundef -9, i32 noundef 0)
  %171 = icmp eq i32 %170, -1
  br i1 %171, label %172, label %177

172:                                              ; preds = %168
  %173 = load ptr, ptr %2, align 4
  %174 = call i32 @fputc(i32 noundef 97, ptr noundef %173)
  %175 = icmp eq i32 %174, -1
  br i1 %175, label %176, label %177

176:                                              ; preds = %172
  br label %178

177:                                              ; preds = %172, %168, %164, %159
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.6, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

178:                                              ; preds = %176
  %179 = load ptr, ptr %2, align 4
  %180 = call i32 @fclose(ptr noundef %179)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %183

182:                                              ; preds = %178
  br label %184

183:                                              ; preds = %178
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.6, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.lines) #7
  unreachable

184:                                              ; preds = %182
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @update() #0 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca ptr, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %1, i8 0, i32 8, i1 false)
  %3 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.23)
  store ptr %3, ptr %2, align 4
  %4 = load ptr, ptr %2, align 4
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %27

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 4
  %8 = call i32 @fputs(ptr noundef @.str.24, ptr noundef %7)
  %9 = icmp sge i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 4
  %12 = call i32 @fseek(ptr noundef %11, i32 noundef 1, i32 noundef 0)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %27

14:                                               ; preds = %10
  %15 = load ptr, ptr %2, align 4
  %16 = call i32 @fgetc(ptr noundef %15)
  %17 = icmp eq i32 %16, 98
  br i1 %17, label %18, label %27

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 4
  %20 = call i32 @fseek(ptr noundef %19, i32 noundef 0, i32 noundef 1)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = load ptr, ptr %2, align 4
  %24 = call i32 @fputc(i32 noundef 90, ptr noundef %23)
  %25 = icmp eq i32 %24, 90
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  br label %28

27:                                               ; preds = %22, %18, %14, %10, %6, %0
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.6, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.update) #7
  unreachable

28:                                               ; preds = %26
  %29 = load ptr, ptr %2, align 4
  call void @rewind(ptr noundef %29)
  %30 = getelementptr inbounds [8 x i8], ptr %1, i32 0, i32 0
  %31 = load ptr, ptr %2, align 4
  %32 = call i32 @fread(ptr noundef %30, i32 noundef 1, i32 noundef 8, ptr noundef %31)
  %33 = icmp eq i32 %32, 3
  br i1 %33, label %34, label %47

34:                                               ; preds = %28
  %35 = getelementptr inbounds [8 x i8], ptr %1, i32 0, i32 0
  %36 = call i32 @strcmp(ptr noundef %35, ptr noundef @.str.26) #9
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = load ptr, ptr %2, align 4
  %40 = call i32 @fputc(i32 noundef 33, ptr noundef %39)
  %41 = icmp eq i32 %40, 33
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = load ptr, ptr %2, align 4
  %44 = call i32 @fclose(ptr noundef %43)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  br label %48

47:                                               ; preds = %42, %38, %34, %28
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.6, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.update) #7
  unreachable

48:                                               ; preds = %46
  %49 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.28)
  store ptr %49, ptr %2, align 4
  %50 = load ptr, ptr %2, align 4
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %73

52:                                               ; preds = %48
  %53 = load ptr, ptr %2, align 4
  %54 = call i32 @fgetc(ptr noundef %53)
  %55 = icmp eq i32 %54, 97
  br i1 %55, label %56, label %73

56:                                               ; preds = %52
  %57 = load ptr, ptr %2, align 4
  %58 = call i32 @fseek(ptr noundef %57, i32 noundef 0, i32 noundef 0)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %73

60:                                               ; preds = %56
  %61 = load ptr, ptr %2, align 4
  %62 = call i32 @fputs(ptr noundef @.str.29, ptr noundef %61)
  %63 = icmp sge i32 %62, 0
  br i1 %63, label %64, label %73

64:                                               ; preds = %60
  %65 = load ptr, ptr %2, align 4
  %66 = call i32 @ftell(ptr noundef %65)
  %67 = icmp eq i32 %66, 5
  br i1 %67, label %68, label %73

68:                                               ; preds = %64
  %69 = load ptr, ptr %2, align 4
  %70 = call i32 @fclose(ptr noundef %69)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  br label %74

73:                                               ; preds = %68, %64, %60, %56, %52, %48
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.6, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.update) #7
  unreachable

74:                                               ; preds = %72
  %75 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.31)
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %89

77:                                               ; preds = %74
  %78 = call ptr @__errno_location() #10
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 17
  br i1 %80, label %81, label %89

81:                                               ; preds = %77
  %82 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.32)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %84, label %89

84:                                               ; preds = %81
  %85 = call ptr @__errno_location() #10
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 22
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  br label %90

89:                                               ; preds = %84, %81, %77, %74
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.6, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.update) #7
  unreachable

90:                                               ; preds = %88
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @descriptors() #0 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %1, i8 0, i32 8, i1 false)
  %4 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 514)
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call noalias ptr @fdopen(i32 noundef %5, ptr noundef @.str.1) #8
  store ptr %6, ptr %3, align 4
  %7 = load ptr, ptr %3, align 4
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %30

9:                                                ; preds = %0
  %10 = load ptr, ptr %3, align 4
  %11 = call i32 @fileno(ptr noundef %10) #8
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %30

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 4
  %16 = call i32 @fputs(ptr noundef @.str.34, ptr noundef %15)
  %17 = icmp sge i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %14
  %19 = call i32 @fflush(ptr noundef null)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %18
  %22 = load i32, ptr %2, align 4
  %23 = call i32 @write(i32 noundef %22, ptr noundef @.str.35, i32 noundef 3)
  %24 = icmp eq i32 %23, 3
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = load i32, ptr %2, align 4
  %27 = call i32 (i32, ptr, ...) @dprintf(i32 noundef %26, ptr noundef @.str.36, i32 noundef 51)
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  br label %31

30:                                               ; preds = %25, %21, %18, %14, %9, %0
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.6, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.descriptors) #7
  unreachable

31:                                               ; preds = %29
  %32 = load i32, ptr %2, align 4
  %33 = getelementptr inbounds [8 x i8], ptr %1, i32 0, i32 0
  %34 = call i32 @pread(i32 noundef %32, ptr noundef %33, i32 noundef 8, i32 noundef 0)
  %35 = icmp eq i32 %34, 7
  br i1 %35, label %36, label %53

36:                                               ; preds = %31
  %37 = getelementptr inbounds [8 x i8], ptr %1, i32 0, i32 0
  %38 = call i32 @strcmp(ptr noundef %37, ptr noundef @.str.38) #9
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %53

40:                                               ; preds = %36
  %41 = load ptr, ptr %3, align 4
  %42 = call i32 @fclose(ptr noundef %41)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %40
  %45 = load i32, ptr %2, align 4
  %46 = call noalias ptr @fdopen(i32 noundef %45, ptr noundef @.str.11) #8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = call ptr @__errno_location() #10
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 9
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  br label %54

53:                                               ; preds = %48, %44, %40, %36, %31
  call void @__assert_fail(ptr noundef @.str.39, ptr noundef @.str.6, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.descriptors) #7
  unreachable

54:                                               ; preds = %52
  %55 = load ptr, ptr @stderr, align 4
  %56 = call i32 @fileno(ptr noundef %55) #8
  %57 = icmp eq i32 %56, 2
  br i1 %57, label %58, label %67

58:                                               ; preds = %54
  %59 = load ptr, ptr @stderr, align 4
  %60 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %59, ptr noundef @.str.40, ptr noundef @.str.41)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %58
  %63 = load ptr, ptr @stdout, align 4
  %64 = call i32 @fwrite(ptr noundef @.str.41, i32 noundef 1, i32 noundef 0, ptr noundef %63)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  br label %68

67:                                               ; preds = %62, %58, %54
  call void @__assert_fail(ptr noundef @.str.42, ptr noundef @.str.6, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.descriptors) #7
  unreachable

68:                                               ; preds = %66
  %69 = call i32 @remove(ptr noundef @.str) #8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %82

71:                                               ; preds = %68
  %72 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.11)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %74, label %82

74:                                               ; preds = %71
  %75 = call ptr @__errno_location() #10
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %82

78:                                               ; preds = %74
  %79 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.43)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %81, label %82

81:                                               ; preds = %78
  br label %83

82:                                               ; preds = %78, %74, %71, %68
  call void @__assert_fail(ptr noundef @.str.44, ptr noundef @.str.6, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.descriptors) #7
  unreachable

83:                                               ; preds = %81
  ret void
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @fprintf(ptr noundef, ptr noundef, ...) #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @fputc(i32 noundef, ptr noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @fwrite(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #1

declare i32 @ftell(ptr noundef) #1

declare i32 @fflush(ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @ferror(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @feof(ptr noundef) #3

; Function Attrs: nounwind
declare void @clearerr(ptr noundef) #3

declare i32 @fclose(ptr noundef) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

declare i32 @getc(ptr noundef) #1

declare i32 @ungetc(i32 noundef, ptr noundef) #1

declare i32 @fread(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i32 noundef) #4

declare i32 @fseek(ptr noundef, i32 noundef, i32 noundef) #1

declare void @rewind(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #5

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #6

declare i32 @open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: nounwind
declare noalias ptr @fdopen(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @fileno(ptr noundef) #3

declare i32 @write(i32 noundef, ptr noundef, i32 noundef) #1

declare i32 @dprintf(i32 noundef, ptr noundef, ...) #1

declare i32 @pread(i32 noundef, ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @remove(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
