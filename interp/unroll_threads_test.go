package interp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/symbolic/unroll"
)

// selfCreating is a program whose thread does something and creates others with its own routine, on a condition over its argument.
func selfCreating(creations int, cond, arg, first string) string {
	text := "@n = global i32 0\n\ndefine i8* @f(i8* %p) {\n  %a = ptrtoint i8* %p to i64\n  %old = atomicrmw add i32* @n, i32 1 seq_cst\n  %c = " + cond +
		"\n  br i1 %c, label %more, label %end\nmore:\n  %next = " + arg + "\n  %q = inttoptr i64 %next to i8*\n"
	for i := range creations {
		text += fmt.Sprintf("  %%t%d = alloca i64\n  %%r%d = call i32 @pthread_create(i64* %%t%d, i8* null, i8* (i8*)* @f, i8* %%q)\n", i, i, i)
	}
	return text + "  br label %end\nend:\n  ret i8* null\n}\n\ndefine i32 @main() {\n  %t = alloca i64\n  %q = inttoptr i64 " + first +
		" to i8*\n  %r = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @f, i8* %q)\n  ret i32 0\n}\n\ndeclare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)\n"
}

// TestUnrollDescent cuts threads that create threads with their own routine at the bound of loops, if that has no end; else all of them are unrolled.
func TestUnrollDescent(t *testing.T) {
	const always, less = "icmp eq i32 0, 0", "sub i64 %a, 1"
	for _, c := range []struct {
		what          string
		text          string
		bound, events int
		threads       int // but the first
		cut           bool
	}{
		{"endless", selfCreating(1, always, less, "0"), 3, 0, 3, true},
		{"endless, the same argument", selfCreating(1, always, "add i64 %a, 0", "0"), 8, 0, 8, true},
		{"two of them, endless", selfCreating(2, always, less, "0"), 3, 0, 7, true},
		{"as long as a variable says", selfCreating(1, "icmp slt i32 %old, 5", less, "0"), 4, 0, 4, true},
		{"endless, behind a thread of another routine", strings.Replace(selfCreating(1, always, less, "0")+
			"\ndefine i8* @g(i8* %p) {\n  %t = alloca i64\n  %r = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @f, i8* %p)\n  ret i8* null\n}\n",
			"@f, i8* %q)\n  ret i32 0", "@g, i8* %q)\n  ret i32 0", 1), 3, 0, 4, true},
		{"20 that end", selfCreating(1, "icmp ne i64 %a, 0", less, "19"), 3, 0, 20, false},
		{"a tree of depth 4", selfCreating(2, "icmp ne i64 %a, 0", less, "3"), 2, 0, 15, false},
		{"more that end than are followed", selfCreating(1, "icmp ne i64 %a, 0", less, fmt.Sprint(maxDescent+7)), 2, 0, 2, true},
		{"too many events", selfCreating(1, "icmp ne i64 %a, 0", less, "99"), 2, 60, 2, true},
	} {
		mod, err := llvmir.Parse("threads.ll", []byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		p, err := Compile(mod, Options{})
		if err != nil {
			t.Fatal(err)
		}
		prog, err := p.Unroll(context.Background(), unroll.Options{Unroll: c.bound, MaxEvents: c.events})
		if err != nil {
			t.Errorf("%s: %v", c.what, err)
			continue
		}
		cut := slices.ContainsFunc(prog.Cuts, func(x unroll.Cut) bool { return x.What == "threads" })
		if n := len(prog.Threads) - 1; n != c.threads || cut != c.cut || len(prog.Unsupported) > 0 {
			t.Errorf("%s: %d threads, cut: %v, unsupported: %v; want %d threads, cut: %v", c.what, n, cut, prog.Unsupported, c.threads, c.cut)
		}
	}
}
