package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// threaded is a program of two threads around the body of one function.
const threaded = `@flag = global i32 0
define ptr @run(ptr %arg) {
  %own = alloca i32
  store volatile i32 1, ptr %own
  BODY
  ret ptr null
}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define i32 @main() {
  %t = alloca i64
  %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %2 = load i64, ptr %t
  %3 = call i32 @pthread_join(i64 %2, ptr null)
  ret i32 0
}
`

// TestHints says what a safe verdict does not stand for, and nothing with others.
func TestHints(t *testing.T) {
	file := filepath.Join(t.TempDir(), "prog.ll")
	const alone = "define i32 @main() {\n  %x = alloca i32\n  store atomic i32 1, ptr %x monotonic, align 4\n  ret i32 0\n}\n"
	body := func(text string) string { return strings.ReplaceAll(threaded, "BODY", text) }
	for _, c := range []struct{ text, flags, want string }{
		{body("store i32 1, ptr @flag"), "", "data_races"},
		{body("store atomic i32 1, ptr @flag seq_cst, align 4"), "", "data_races"},
		{body("store atomic i32 1, ptr @flag release, align 4"), "", "weak_memory --model=rc11 data_races"},
		{body("%x = load atomic i32, ptr @flag monotonic, align 4"), "", "weak_memory --model=rc11 data_races"},
		{body("%x = atomicrmw add ptr @flag, i32 1 acq_rel"), "", "weak_memory --model=rc11 data_races"},
		{body("%x = atomicrmw usub_sat ptr @flag, i32 1 acq_rel"), "", "weak_memory --model=rc11 data_races"},
		{body("%x = cmpxchg ptr @flag, i32 1, i32 2 seq_cst monotonic"), "", "weak_memory --model=rc11 data_races"},
		{body("store volatile i32 1, ptr @flag"), "", "weak_memory --model=tso data_races"},
		{body("store volatile i32 1, ptr @flag\n%x = load atomic i32, ptr @flag acquire, align 4"), "", "weak_memory --model=rc11 data_races"},
		{body("store atomic i32 1, ptr @flag release, align 4"), "--check=all", "weak_memory --model=rc11"},
		{body("store atomic i32 1, ptr @flag release, align 4"), "--model=tso", "data_races"},
		{body("store atomic i32 1, ptr @flag release, align 4"), "--model=rc11", ""},
		{body("store volatile i32 1, ptr null"), "", ""},
		{alone, "", ""},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		args := append([]string{"verify", file}, strings.Fields(c.flags)...)
		_, out, stderr := gomcOn(append(args, "--json")...)
		r := decode(t, out)
		var got []string
		for _, h := range r.Hints {
			if got = append(got, h.Kind); h.Kind == "weak_memory" {
				got = append(got, h.Flag)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s %s: %s %s, hints %q, want %q %s", c.text, c.flags, r.Verdict, r.Reason, got, c.want, stderr)
		}
		_, out, _ = gomcOn(args...)
		for _, h := range r.Hints {
			if !strings.Contains(out, h.Message+"\n") || !strings.Contains(h.Message, h.Flag) {
				t.Errorf("%s: not in the text: %+v", c.text, h)
			}
		}
	}
}
