; ModuleID = 'system_asked.c'
source_filename = "system_asked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }

@optind = external global i32, align 4
@opterr = external global i32, align 4
@.str = private unnamed_addr constant [27 x i8] c"optind == 1 && opterr == 1\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"system_asked.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@environ = external global ptr, align 8
@.str.2 = private unnamed_addr constant [52 x i8] c"environ && (!environ[0] || strchr(environ[0], '='))\00", align 1
@.str.3 = private unnamed_addr constant [47 x i8] c"gethostname(name, sizeof name) == 0 && name[0]\00", align 1
@.str.4 = private unnamed_addr constant [52 x i8] c"gethostname(name, 2) == -1 && errno == ENAMETOOLONG\00", align 1
@.str.5 = private unnamed_addr constant [107 x i8] c"uname(&names) == 0 && names.sysname[0] == 'L' && names.machine[0] && names.nodename[0] && names.release[0]\00", align 1
@.str.6 = private unnamed_addr constant [52 x i8] c"getcwd(path, sizeof path) == path && path[0] == '/'\00", align 1
@.str.7 = private unnamed_addr constant [36 x i8] c"!getcwd(path, 1) && errno == ERANGE\00", align 1
@.str.8 = private unnamed_addr constant [36 x i8] c"!getcwd(path, 0) && errno == EINVAL\00", align 1
@.str.9 = private unnamed_addr constant [36 x i8] c"!getcwd(NULL, 1) && errno == ERANGE\00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"there && there[0] == '/'\00", align 1
@.str.11 = private unnamed_addr constant [22 x i8] c"setlogmask(0) == 0xff\00", align 1
@.str.12 = private unnamed_addr constant [76 x i8] c"setlogmask(LOG_MASK(LOG_ERR)) == 0xff && setlogmask(0) == LOG_MASK(LOG_ERR)\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"program\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"%d of %s\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"many\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"messages\00", align 1
@.str.17 = private unnamed_addr constant [123 x i8] c"!strcmp(textdomain(NULL), \22messages\22) && !strcmp(textdomain(\22program\22), \22program\22) && !strcmp(textdomain(NULL), \22program\22)\00", align 1
@.str.18 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.19 = private unnamed_addr constant [77 x i8] c"!strcmp(textdomain(\22\22), \22messages\22) && !strcmp(textdomain(NULL), \22messages\22)\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.21 = private unnamed_addr constant [103 x i8] c"!strcmp(bindtextdomain(\22program\22, \22/\22), \22/\22) && !bindtextdomain(\22\22, \22/\22) && !bindtextdomain(NULL, \22/\22)\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"a message\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"another\00", align 1
@.str.24 = private unnamed_addr constant [97 x i8] c"!strcmp(gettext(\22a message\22), \22a message\22) && !strcmp(dgettext(\22program\22, \22another\22), \22another\22)\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.26 = private unnamed_addr constant [149 x i8] c"!strcmp(ngettext(\22one\22, \22many\22, 1), \22one\22) && !strcmp(ngettext(\22one\22, \22many\22, 0), \22many\22) && !strcmp(dngettext(\22program\22, \22one\22, \22many\22, 2), \22many\22)\00", align 1
@.str.27 = private unnamed_addr constant [118 x i8] c"sysv_signal(SIGUSR1, handle) == SIG_DFL && ssignal(SIGUSR1, SIG_IGN) == handle && signal(SIGUSR1, SIG_DFL) == SIG_IGN\00", align 1
@.str.28 = private unnamed_addr constant [59 x i8] c"sysv_signal(SIGKILL, handle) == SIG_ERR && errno == EINVAL\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x i8], align 16
  %4 = alloca %struct.utsname, align 1
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %6 = load i32, ptr @optind, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %12

8:                                                ; preds = %0
  %9 = load i32, ptr @opterr, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  br label %13

12:                                               ; preds = %8, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

13:                                               ; preds = %11
  %14 = load ptr, ptr @environ, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %28

16:                                               ; preds = %13
  %17 = load ptr, ptr @environ, align 8
  %18 = getelementptr inbounds ptr, ptr %17, i64 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %27

21:                                               ; preds = %16
  %22 = load ptr, ptr @environ, align 8
  %23 = getelementptr inbounds ptr, ptr %22, i64 0
  %24 = load ptr, ptr %23, align 8
  %25 = call ptr @strchr(ptr noundef %24, i32 noundef 61) #7
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %21, %16
  br label %29

28:                                               ; preds = %21, %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

29:                                               ; preds = %27
  %30 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  %31 = call i32 @gethostname(ptr noundef %30, i64 noundef 64) #8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %29
  %34 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  %35 = load i8, ptr %34, align 16
  %36 = sext i8 %35 to i32
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  br label %40

39:                                               ; preds = %33, %29
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

40:                                               ; preds = %38
  %41 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  %42 = call i32 @gethostname(ptr noundef %41, i64 noundef 2) #8
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = call ptr @__errno_location() #9
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 36
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  br label %50

49:                                               ; preds = %44, %40
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

50:                                               ; preds = %48
  %51 = call i32 @uname(ptr noundef %4) #8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %78

53:                                               ; preds = %50
  %54 = getelementptr inbounds %struct.utsname, ptr %4, i32 0, i32 0
  %55 = getelementptr inbounds [65 x i8], ptr %54, i64 0, i64 0
  %56 = load i8, ptr %55, align 1
  %57 = sext i8 %56 to i32
  %58 = icmp eq i32 %57, 76
  br i1 %58, label %59, label %78

59:                                               ; preds = %53
  %60 = getelementptr inbounds %struct.utsname, ptr %4, i32 0, i32 4
  %61 = getelementptr inbounds [65 x i8], ptr %60, i64 0, i64 0
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %78

65:                                               ; preds = %59
  %66 = getelementptr inbounds %struct.utsname, ptr %4, i32 0, i32 1
  %67 = getelementptr inbounds [65 x i8], ptr %66, i64 0, i64 0
  %68 = load i8, ptr %67, align 1
  %69 = sext i8 %68 to i32
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %65
  %72 = getelementptr inbounds %struct.utsname, ptr %4, i32 0, i32 2
  %73 = getelementptr inbounds [65 x i8], ptr %72, i64 0, i64 0
  %74 = load i8, ptr %73, align 1
  %75 = sext i8 %74 to i32
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %71
  br label %79

78:                                               ; preds = %71, %65, %59, %53, %50
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

79:                                               ; preds = %77
  %80 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %81 = call ptr @getcwd(ptr noundef %80, i64 noundef 64) #8
  %82 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %83 = icmp eq ptr %81, %82
  br i1 %83, label %84, label %90

84:                                               ; preds = %79
  %85 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %86 = load i8, ptr %85, align 16
  %87 = sext i8 %86 to i32
  %88 = icmp eq i32 %87, 47
  br i1 %88, label %89, label %90

89:                                               ; preds = %84
  br label %91

90:                                               ; preds = %84, %79
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

91:                                               ; preds = %89
  %92 = call ptr @__errno_location() #9
  store i32 0, ptr %92, align 4
  %93 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %94 = call ptr @getcwd(ptr noundef %93, i64 noundef 1) #8
  %95 = icmp ne ptr %94, null
  br i1 %95, label %101, label %96

96:                                               ; preds = %91
  %97 = call ptr @__errno_location() #9
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, 34
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  br label %102

101:                                              ; preds = %96, %91
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

102:                                              ; preds = %100
  %103 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %104 = call ptr @getcwd(ptr noundef %103, i64 noundef 0) #8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %111, label %106

106:                                              ; preds = %102
  %107 = call ptr @__errno_location() #9
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 22
  br i1 %109, label %110, label %111

110:                                              ; preds = %106
  br label %112

111:                                              ; preds = %106, %102
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

112:                                              ; preds = %110
  %113 = call ptr @__errno_location() #9
  store i32 0, ptr %113, align 4
  %114 = call ptr @getcwd(ptr noundef null, i64 noundef 1) #8
  %115 = icmp ne ptr %114, null
  br i1 %115, label %121, label %116

116:                                              ; preds = %112
  %117 = call ptr @__errno_location() #9
  %118 = load i32, ptr %117, align 4
  %119 = icmp eq i32 %118, 34
  br i1 %119, label %120, label %121

120:                                              ; preds = %116
  br label %122

121:                                              ; preds = %116, %112
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

122:                                              ; preds = %120
  %123 = call ptr @getcwd(ptr noundef null, i64 noundef 0) #8
  store ptr %123, ptr %5, align 8
  %124 = load ptr, ptr %5, align 8
  %125 = icmp ne ptr %124, null
  br i1 %125, label %126, label %133

126:                                              ; preds = %122
  %127 = load ptr, ptr %5, align 8
  %128 = getelementptr inbounds i8, ptr %127, i64 0
  %129 = load i8, ptr %128, align 1
  %130 = sext i8 %129 to i32
  %131 = icmp eq i32 %130, 47
  br i1 %131, label %132, label %133

132:                                              ; preds = %126
  br label %134

133:                                              ; preds = %126, %122
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

134:                                              ; preds = %132
  %135 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %135) #8
  %136 = call i32 @setlogmask(i32 noundef 0) #8
  %137 = icmp eq i32 %136, 255
  br i1 %137, label %138, label %139

138:                                              ; preds = %134
  br label %140

139:                                              ; preds = %134
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

140:                                              ; preds = %138
  %141 = call i32 @setlogmask(i32 noundef 8) #8
  %142 = icmp eq i32 %141, 255
  br i1 %142, label %143, label %147

143:                                              ; preds = %140
  %144 = call i32 @setlogmask(i32 noundef 0) #8
  %145 = icmp eq i32 %144, 8
  br i1 %145, label %146, label %147

146:                                              ; preds = %143
  br label %148

147:                                              ; preds = %143, %140
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

148:                                              ; preds = %146
  call void @openlog(ptr noundef @.str.13, i32 noundef 0, i32 noundef 8)
  call void (i32, ptr, ...) @syslog(i32 noundef 7, ptr noundef @.str.14, i32 noundef 5, ptr noundef @.str.15)
  call void @closelog()
  %149 = call ptr @textdomain(ptr noundef null) #8
  %150 = call i32 @strcmp(ptr noundef %149, ptr noundef @.str.16) #7
  %151 = icmp ne i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %148
  %153 = call ptr @textdomain(ptr noundef @.str.13) #8
  %154 = call i32 @strcmp(ptr noundef %153, ptr noundef @.str.13) #7
  %155 = icmp ne i32 %154, 0
  br i1 %155, label %161, label %156

156:                                              ; preds = %152
  %157 = call ptr @textdomain(ptr noundef null) #8
  %158 = call i32 @strcmp(ptr noundef %157, ptr noundef @.str.13) #7
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %161, label %160

160:                                              ; preds = %156
  br label %162

161:                                              ; preds = %156, %152, %148
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

162:                                              ; preds = %160
  %163 = call ptr @textdomain(ptr noundef @.str.18) #8
  %164 = call i32 @strcmp(ptr noundef %163, ptr noundef @.str.16) #7
  %165 = icmp ne i32 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  %167 = call ptr @textdomain(ptr noundef null) #8
  %168 = call i32 @strcmp(ptr noundef %167, ptr noundef @.str.16) #7
  %169 = icmp ne i32 %168, 0
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  br label %172

171:                                              ; preds = %166, %162
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

172:                                              ; preds = %170
  %173 = call ptr @bindtextdomain(ptr noundef @.str.13, ptr noundef @.str.20) #8
  %174 = call i32 @strcmp(ptr noundef %173, ptr noundef @.str.20) #7
  %175 = icmp ne i32 %174, 0
  br i1 %175, label %183, label %176

176:                                              ; preds = %172
  %177 = call ptr @bindtextdomain(ptr noundef @.str.18, ptr noundef @.str.20) #8
  %178 = icmp ne ptr %177, null
  br i1 %178, label %183, label %179

179:                                              ; preds = %176
  %180 = call ptr @bindtextdomain(ptr noundef null, ptr noundef @.str.20) #8
  %181 = icmp ne ptr %180, null
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  br label %184

183:                                              ; preds = %179, %176, %172
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

184:                                              ; preds = %182
  %185 = call ptr @gettext(ptr noundef @.str.22) #8
  %186 = call i32 @strcmp(ptr noundef %185, ptr noundef @.str.22) #7
  %187 = icmp ne i32 %186, 0
  br i1 %187, label %193, label %188

188:                                              ; preds = %184
  %189 = call ptr @dgettext(ptr noundef @.str.13, ptr noundef @.str.23) #8
  %190 = call i32 @strcmp(ptr noundef %189, ptr noundef @.str.23) #7
  %191 = icmp ne i32 %190, 0
  br i1 %191, label %193, label %192

192:                                              ; preds = %188
  br label %194

193:                                              ; preds = %188, %184
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

194:                                              ; preds = %192
  %195 = call ptr @ngettext(ptr noundef @.str.25, ptr noundef @.str.15, i64 noundef 1) #8
  %196 = call i32 @strcmp(ptr noundef %195, ptr noundef @.str.25) #7
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %207, label %198

198:                                              ; preds = %194
  %199 = call ptr @ngettext(ptr noundef @.str.25, ptr noundef @.str.15, i64 noundef 0) #8
  %200 = call i32 @strcmp(ptr noundef %199, ptr noundef @.str.15) #7
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %207, label %202

202:                                              ; preds = %198
  %203 = call ptr @dngettext(ptr noundef @.str.13, ptr noundef @.str.25, ptr noundef @.str.15, i64 noundef 2) #8
  %204 = call i32 @strcmp(ptr noundef %203, ptr noundef @.str.15) #7
  %205 = icmp ne i32 %204, 0
  br i1 %205, label %207, label %206

206:                                              ; preds = %202
  br label %208

207:                                              ; preds = %202, %198, %194
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

208:                                              ; preds = %206
  %209 = call ptr @sysv_signal(i32 noundef 10, ptr noundef @handle) #8
  %210 = icmp eq ptr %209, null
  br i1 %210, label %211, label %218

211:                                              ; preds = %208
  %212 = call ptr @ssignal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)) #8
  %213 = icmp eq ptr %212, @handle
  br i1 %213, label %214, label %218

214:                                              ; preds = %211
  %215 = call ptr @signal(i32 noundef 10, ptr noundef null) #8
  %216 = icmp eq ptr %215, inttoptr (i64 1 to ptr)
  br i1 %216, label %217, label %218

217:                                              ; preds = %214
  br label %219

218:                                              ; preds = %214, %211, %208
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

219:                                              ; preds = %217
  %220 = call ptr @sysv_signal(i32 noundef 9, ptr noundef @handle) #8
  %221 = icmp eq ptr %220, inttoptr (i64 -1 to ptr)
  br i1 %221, label %222, label %227

222:                                              ; preds = %219
  %223 = call ptr @__errno_location() #9
  %224 = load i32, ptr %223, align 4
  %225 = icmp eq i32 %224, 22
  br i1 %225, label %226, label %227

226:                                              ; preds = %222
  br label %228

227:                                              ; preds = %222, %219
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

228:                                              ; preds = %226
  ret i32 0
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @gethostname(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind
declare i32 @uname(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @getcwd(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @setlogmask(i32 noundef) #3

declare void @openlog(ptr noundef, i32 noundef, i32 noundef) #5

declare void @syslog(i32 noundef, ptr noundef, ...) #5

declare void @closelog() #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @textdomain(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @bindtextdomain(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @gettext(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @dgettext(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @ngettext(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nounwind
declare ptr @dngettext(ptr noundef, ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nounwind
declare ptr @sysv_signal(i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: nounwind
declare ptr @ssignal(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
