; ModuleID = 'calendar.c'
source_filename = "calendar.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr }

@.str = private unnamed_addr constant [137 x i8] c"localtime_r(&t, &a) == &a && a.tm_year == 100 && a.tm_mon == 1 && a.tm_mday == 29 && a.tm_hour == 12 && a.tm_min == 34 && a.tm_sec == 56\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"calendar.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@.str.3 = private unnamed_addr constant [106 x i8] c"a.tm_wday == 2 && a.tm_yday == 59 && a.tm_isdst == 0 && b->tm_yday == 59 && strcmp(a.tm_zone, \22UTC\22) == 0\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"%Y-%m-%dT%H:%M:%SZ %a %F\00", align 1
@.str.5 = private unnamed_addr constant [36 x i8] c"2000-02-29T12:34:56Z Tue 2000-02-29\00", align 1
@.str.6 = private unnamed_addr constant [126 x i8] c"strftime(text, sizeof text, \22%Y-%m-%dT%H:%M:%SZ %a %F\22, &a) == 35 && strcmp(text, \222000-02-29T12:34:56Z Tue 2000-02-29\22) == 0\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"%F\00", align 1
@.str.8 = private unnamed_addr constant [33 x i8] c"strftime(text, 5, \22%F\22, &a) == 0\00", align 1
@.str.9 = private unnamed_addr constant [98 x i8] c"mktime(&a) == 980944496 && a.tm_year == 101 && a.tm_mon == 0 && a.tm_mday == 31 && timegm(b) == t\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"Tue Feb 29 12:34:56 2000\0A\00", align 1
@.str.11 = private unnamed_addr constant [110 x i8] c"strcmp(asctime(b), \22Tue Feb 29 12:34:56 2000\\n\22) == 0 && strcmp(ctime(&t), \22Tue Feb 29 12:34:56 2000\\n\22) == 0\00", align 1
@.str.12 = private unnamed_addr constant [24 x i8] c"difftime(t, t - 1) == 1\00", align 1
@.str.13 = private unnamed_addr constant [100 x i8] c"isalpha(c) && !isdigit(c) && toupper(c) == 'Q' && tolower(c) == c && isspace('\\n') && !isprint(127)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.tm, align 4
  %4 = alloca ptr, align 4
  %5 = alloca [64 x i8], align 1
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 951827696, ptr %2, align 4
  %7 = call ptr @gmtime(ptr noundef %2) #5
  store ptr %7, ptr %4, align 4
  %8 = call ptr @localtime_r(ptr noundef %2, ptr noundef %3) #5
  %9 = icmp eq ptr %8, %3
  br i1 %9, label %10, label %35

10:                                               ; preds = %0
  %11 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 5
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %14, label %35

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %35

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 29
  br i1 %21, label %22, label %35

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 2
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 12
  br i1 %25, label %26, label %35

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 1
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 34
  br i1 %29, label %30, label %35

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 56
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %36

35:                                               ; preds = %30, %26, %22, %18, %14, %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

36:                                               ; preds = %34
  %37 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 6
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %59

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 7
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 59
  br i1 %43, label %44, label %59

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 8
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %59

48:                                               ; preds = %44
  %49 = load ptr, ptr %4, align 4
  %50 = getelementptr inbounds %struct.tm, ptr %49, i32 0, i32 7
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 59
  br i1 %52, label %53, label %59

53:                                               ; preds = %48
  %54 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 10
  %55 = load ptr, ptr %54, align 4
  %56 = call i32 @strcmp(ptr noundef %55, ptr noundef @.str.2) #7
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %59

58:                                               ; preds = %53
  br label %60

59:                                               ; preds = %53, %48, %44, %40, %36
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

60:                                               ; preds = %58
  %61 = getelementptr inbounds [64 x i8], ptr %5, i32 0, i32 0
  %62 = call i32 @strftime(ptr noundef %61, i32 noundef 64, ptr noundef @.str.4, ptr noundef %3) #5
  %63 = icmp eq i32 %62, 35
  br i1 %63, label %64, label %69

64:                                               ; preds = %60
  %65 = getelementptr inbounds [64 x i8], ptr %5, i32 0, i32 0
  %66 = call i32 @strcmp(ptr noundef %65, ptr noundef @.str.5) #7
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %64
  br label %70

69:                                               ; preds = %64, %60
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

70:                                               ; preds = %68
  %71 = getelementptr inbounds [64 x i8], ptr %5, i32 0, i32 0
  %72 = call i32 @strftime(ptr noundef %71, i32 noundef 5, ptr noundef @.str.7, ptr noundef %3) #5
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %70
  br label %76

75:                                               ; preds = %70
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

76:                                               ; preds = %74
  %77 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  store i32 13, ptr %77, align 4
  %78 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  store i32 0, ptr %78, align 4
  %79 = call i32 @mktime(ptr noundef %3) #5
  %80 = icmp eq i32 %79, 980944496
  br i1 %80, label %81, label %99

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 5
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, 101
  br i1 %84, label %85, label %99

85:                                               ; preds = %81
  %86 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %99

89:                                               ; preds = %85
  %90 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 31
  br i1 %92, label %93, label %99

93:                                               ; preds = %89
  %94 = load ptr, ptr %4, align 4
  %95 = call i32 @timegm(ptr noundef %94) #5
  %96 = load i32, ptr %2, align 4
  %97 = icmp eq i32 %95, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %93
  br label %100

99:                                               ; preds = %93, %89, %85, %81, %76
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

100:                                              ; preds = %98
  %101 = load ptr, ptr %4, align 4
  %102 = call ptr @asctime(ptr noundef %101) #5
  %103 = call i32 @strcmp(ptr noundef %102, ptr noundef @.str.10) #7
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %110

105:                                              ; preds = %100
  %106 = call ptr @ctime(ptr noundef %2) #5
  %107 = call i32 @strcmp(ptr noundef %106, ptr noundef @.str.10) #7
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %105
  br label %111

110:                                              ; preds = %105, %100
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

111:                                              ; preds = %109
  %112 = load i32, ptr %2, align 4
  %113 = load i32, ptr %2, align 4
  %114 = sub nsw i32 %113, 1
  %115 = call double @difftime(i32 noundef %112, i32 noundef %114) #8
  %116 = fcmp oeq double %115, 1.000000e+00
  br i1 %116, label %117, label %118

117:                                              ; preds = %111
  br label %119

118:                                              ; preds = %111
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

119:                                              ; preds = %117
  store volatile i32 113, ptr %6, align 4
  %120 = call ptr @__ctype_b_loc() #8
  %121 = load ptr, ptr %120, align 4
  %122 = load volatile i32, ptr %6, align 4
  %123 = getelementptr inbounds i16, ptr %121, i32 %122
  %124 = load i16, ptr %123, align 2
  %125 = zext i16 %124 to i32
  %126 = and i32 %125, 1024
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %163

128:                                              ; preds = %119
  %129 = call ptr @__ctype_b_loc() #8
  %130 = load ptr, ptr %129, align 4
  %131 = load volatile i32, ptr %6, align 4
  %132 = getelementptr inbounds i16, ptr %130, i32 %131
  %133 = load i16, ptr %132, align 2
  %134 = zext i16 %133 to i32
  %135 = and i32 %134, 2048
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %163, label %137

137:                                              ; preds = %128
  %138 = load volatile i32, ptr %6, align 4
  %139 = call i32 @toupper(i32 noundef %138) #7
  %140 = icmp eq i32 %139, 81
  br i1 %140, label %141, label %163

141:                                              ; preds = %137
  %142 = load volatile i32, ptr %6, align 4
  %143 = call i32 @tolower(i32 noundef %142) #7
  %144 = load volatile i32, ptr %6, align 4
  %145 = icmp eq i32 %143, %144
  br i1 %145, label %146, label %163

146:                                              ; preds = %141
  %147 = call ptr @__ctype_b_loc() #8
  %148 = load ptr, ptr %147, align 4
  %149 = getelementptr inbounds i16, ptr %148, i32 10
  %150 = load i16, ptr %149, align 2
  %151 = zext i16 %150 to i32
  %152 = and i32 %151, 8192
  %153 = icmp ne i32 %152, 0
  br i1 %153, label %154, label %163

154:                                              ; preds = %146
  %155 = call ptr @__ctype_b_loc() #8
  %156 = load ptr, ptr %155, align 4
  %157 = getelementptr inbounds i16, ptr %156, i32 127
  %158 = load i16, ptr %157, align 2
  %159 = zext i16 %158 to i32
  %160 = and i32 %159, 16384
  %161 = icmp ne i32 %160, 0
  br i1 %161, label %163, label %162

162:                                              ; preds = %154
  br label %164

163:                                              ; preds = %154, %146, %141, %137, %128, %119
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

164:                                              ; preds = %162
  ret i32 0
}

; Function Attrs: nounwind
declare ptr @gmtime(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @localtime_r(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @strftime(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @mktime(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @timegm(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @asctime(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @ctime(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare double @difftime(i32 noundef, i32 noundef) #4

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @tolower(i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
