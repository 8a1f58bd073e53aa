package interp

import (
	"fmt"
	"strings"
	"testing"
)

// TestFacts looks at what the models are told of a program.
func TestFacts(t *testing.T) {
	const (
		layout  = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n"
		large   = "%union.pthread_mutex_t = type { [40 x i8] }\n"
		deep    = "%struct.__pthread_mutex_s = type { i32, i32 }\n%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }\n%struct.s = type { i32, %union.pthread_mutex_t }\n"
		lock    = "declare i32 @pthread_mutex_lock(ptr)\n"
		create  = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n"
		nothing = "define i32 @main() {\n ret i32 0\n}\n"
		start   = "define ptr @f(ptr %a) {\n ret ptr null\n}\n"
		creates = start + "define i32 @main() {\n %t = alloca TYPE\n %r = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n ret i32 0\n}\n"
		joins   = "declare i32 @pthread_join(i64, ptr)\ndefine i32 @main() {\n %r = call i32 @pthread_join(i64 1, ptr null)\n ret i32 0\n}\n"
		helper  = "declare i32 @pthread_join(i64, ptr)\ndefine void @g() {\n %r = call i32 @pthread_join(i64 1, ptr null)\n ret void\n}\n" + nothing
	)
	// main starts a thread with a function; g joins.
	joining := func(routine string) string {
		return strings.Replace(helper, "define i32 @main() {\n", "define i32 @main() {\n %t = alloca i64\n %r = call i32 @pthread_create(ptr %t, ptr null, ptr "+routine+", ptr null)\n", 1)
	}
	replace := func(typ string) string { return strings.ReplaceAll(creates, "TYPE", typ) }
	// The debug information of a typedef.
	source := func(size int) string {
		return fmt.Sprintf("!0 = !DIDerivedType(tag: DW_TAG_typedef, name: \"pthread_mutex_t\", baseType: !1)\n!1 = distinct !DICompositeType(tag: DW_TAG_union_type, size: %d, elements: !2)\n"+
			"!2 = !{!3}\n!3 = !DIDerivedType(tag: DW_TAG_member, name: \"word\", scope: !1, baseType: !4, size: 32)\n!4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n", 8*size)
	}
	stores := func(address, value string) string {
		return "define void @s(ptr %p, i64 %i, i32 %n) {\n %a = " + address + "\n store " + value + ", ptr %a\n ret void\n}\n" + nothing
	}
	for _, test := range []struct {
		name, text string
		want       facts
	}{
		{"nothing", nothing, facts{}},
		{"glibc's mutex", large + lock + nothing, facts{}},
		{"a mutex without a type", lock + nothing, facts{smallObjects: true}},
		{"glibc's mutex in the source", source(40) + lock + nothing, facts{}},
		{"a small structure in the source", source(4) + lock + nothing, facts{smallObjects: true}},
		{"a small structure", "%struct.pthread_mutex_t = type { i32 }\n" + lock + nothing, facts{smallObjects: true}},
		{"a large and a small one", large + "%struct.pthread_mutex_s = type { i32 }\n" + lock + nothing, facts{smallObjects: true}},
		{"attributes tell nothing", "%union.pthread_mutexattr_t = type { [8 x i8] }\n" + lock + nothing, facts{smallObjects: true}},
		{"another object without a type", large + lock + "declare i32 @sem_post(ptr)\n" + nothing, facts{smallObjects: true}},
		{"a function of its own", "define i32 @sem_post(ptr %p) {\n ret i32 0\n}\n" + nothing, facts{}},
		{"a thread in an int", create + replace("i32"), facts{smallThreads: true}},
		{"a thread in a long", create + replace("i64"), facts{}},
		{"join of an int", "declare i32 @pthread_join(i32, ptr)\n" + nothing, facts{smallThreads: true}},
		{"join in main", joins, facts{}},
		{"join in a function that only main calls", helper, facts{}},
		{"join in a start routine", create + joining("@g"), facts{sharedJoins: true}},
		{"join in a function that a start routine calls", create + "define ptr @f(ptr %a) {\n call void @g()\n ret ptr null\n}\n" + joining("@f"), facts{sharedJoins: true}},
		{"join by a pointer", create + joining("@pthread_join"), facts{sharedJoins: true}},
		{"join in a function that a variable points to", "@p = global ptr @g\n" + helper, facts{sharedJoins: true}},
		{"join in a function with another name", "@h = alias void (), ptr @g\n" + helper, facts{sharedJoins: true}},
		{"join in main, which a thread runs", create + strings.Replace(joins, "ret i32 0", "%s = call i32 @pthread_create(ptr null, ptr null, ptr @main, ptr null)\n ret i32 0", 1), facts{sharedJoins: true}},
		{"join in main, whose name begins that of a variable", "@main.t = global i64 0\n@p = global ptr @main.t\n" + joins, facts{}},
		{"detached", "declare i32 @pthread_attr_setdetachstate(ptr, i32)\n" + nothing, facts{detachedCreation: true}},
		{"cancelled", "declare i32 @pthread_cancel(i64)\n" + nothing, facts{cancels: true}},
		{"signals", "declare i32 @sigaction(i32, ptr, ptr)\n" + nothing, facts{signals: true}},
		{"a function of its own about signals", "define i32 @sigaction(i32 %s, ptr %n, ptr %o) {\n ret i32 0\n}\n" + nothing, facts{}},
		{"errno", "declare ptr @__errno_location()\n" + nothing, facts{readsErrno: true}},
		{"kinds", large + "declare i32 @pthread_mutexattr_settype(ptr, i32)\n" + nothing, facts{mutexKinds: true, smallObjects: false}},
		{"kinds by the old name", "declare i32 @pthread_mutexattr_setkind_np(ptr, i32)\n" + nothing, facts{mutexKinds: true}},
		{"a recursive mutex", large + "@m = global %union.pthread_mutex_t { [40 x i8] c\"" + strings.Repeat("\\00", 16) + "\\01" + strings.Repeat("\\00", 23) + "\" }\n" + nothing, facts{mutexKinds: true}},
		{"a normal mutex", large + "@m = global %union.pthread_mutex_t { [40 x i8] c\"" + strings.Repeat("\\00", 40) + "\" }\n" + nothing, facts{}},
		{"a zeroed mutex", large + "@m = global %union.pthread_mutex_t zeroinitializer\n" + nothing, facts{}},
		{"recursive mutexes in an array of structures", deep + "@m = global [2 x %struct.s] [%struct.s { i32 1, %union.pthread_mutex_t zeroinitializer }, %struct.s { i32 1, %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 1 } } }]\n" + nothing, facts{mutexKinds: true}},
		{"normal mutexes in an array of structures", deep + "@m = global [2 x %struct.s] [%struct.s { i32 1, %union.pthread_mutex_t zeroinitializer }, %struct.s { i32 1, %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 undef } } }]\n" + nothing, facts{}},
		{"a recursive mutex in each thread", large + "@m = thread_local global %union.pthread_mutex_t { [40 x i8] c\"" + strings.Repeat("\\00", 16) + "\\01" + strings.Repeat("\\00", 23) + "\" }\n" + nothing, facts{mutexKinds: true}},
		{"a kind that is stored", deep + lock + stores("getelementptr %struct.__pthread_mutex_s, ptr %p, i64 0, i32 1", "i32 1"), facts{mutexKinds: true}},
		{"a kind that is stored in an array of structures", deep + lock + stores("getelementptr [2 x %struct.s], ptr %p, i64 0, i64 %i, i32 1, i32 0, i32 1", "i32 %n"), facts{mutexKinds: true}},
		{"no kind that is stored", deep + lock + stores("getelementptr %struct.__pthread_mutex_s, ptr %p, i64 0, i32 1", "i32 0"), facts{}},
		{"a number beside a mutex", deep + lock + stores("getelementptr %struct.s, ptr %p, i64 0, i32 0", "i32 1"), facts{}},
		{"a kind at a distance", deep + lock + stores("getelementptr i8, ptr %p, i64 16", "i32 2"), facts{mutexKinds: true}},
		{"a number at a distance", deep + lock + stores("getelementptr i8, ptr %p, i64 16", "i32 3"), facts{}},
		{"a byte at a distance", deep + lock + stores("getelementptr i8, ptr %p, i64 16", "i8 1"), facts{}},
		{"a number before that", deep + lock + stores("getelementptr i8, ptr %p, i64 12", "i32 1"), facts{}},
		{"a kind of a variable", deep + lock + "@m = global %union.pthread_mutex_t zeroinitializer\n" +
			"define i32 @main() {\n store i32 1, ptr getelementptr inbounds (%union.pthread_mutex_t, ptr @m, i64 0, i32 0, i32 1)\n ret i32 0\n}\n", facts{mutexKinds: true}},
		{"a mutex that nobody locks", deep + stores("getelementptr i8, ptr %p, i64 16", "i32 2"), facts{}},
	} {
		p := compileText(t, []byte(layout+test.text), Options{})
		if p.facts != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, p.facts, test.want)
		}
		work := test.want
		work.smallObjects, work.smallThreads = false, false
		if plain := p.variant().Plain; plain != (work == facts{}) {
			t.Errorf("%s: %+v, plain: %v", test.name, p.facts, plain)
		}
	}
}
