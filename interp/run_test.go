package interp

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/gomc/gomc/event"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/llvmir"
)

// findClang returns a clang on PATH, or skips the test.
func findClang(t testing.TB) string {
	t.Helper()
	tool := ""
	for _, name := range []string{"clang", "clang-19", "clang-16", "clang-15", "clang-14", "clang-22"} {
		if path, err := exec.LookPath(name); err == nil {
			tool = path
			break
		}
	}
	if env := os.Getenv("CLANG"); env != "" {
		tool = env
	}
	if tool == "" {
		t.Skip("no clang on PATH")
	}
	return tool
}

// clang compiles C to LLVM assembly; the test is skipped without it.
func clang(t testing.TB, source string, flags ...string) []byte {
	t.Helper()
	tool := findClang(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "prog.c")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-S", "-emit-llvm", "-g", "-fgnu89-inline", "-w", "-Wno-error=implicit-function-declaration", "-Xclang", "-disable-O0-optnone", "-o", "-"}, flags...)
	cmd := exec.Command(tool, append(args, "prog.c")...)
	cmd.Dir = dir
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("clang: %v", err)
	}
	return out
}

func compileText(t testing.TB, text []byte, opts Options) *Program {
	t.Helper()
	mod, err := llvmir.Parse("prog.ll", text)
	if err != nil {
		t.Fatalf("parse: %v", err)
	}
	opts.debug = true
	p, err := Compile(mod, opts)
	if err != nil {
		t.Fatalf("compile: %v", err)
	}
	return p
}

// verdict runs a program and tells how it ended.
func verdict(t testing.TB, p *Program) string {
	t.Helper()
	r := &interptest.Runner{Program: p, Trace: testing.Verbose()}
	res, err := r.Run()
	if err != nil {
		return err.Error()
	}
	return describeEnd(p, res.Last)
}

func describeEnd(p *Program, l *event.Label) string {
	if l == nil {
		return "deadlock"
	}
	switch l.Kind {
	case event.Exit:
		return fmt.Sprintf("exit %d", uint32(l.Val))
	case event.Error:
		return fmt.Sprintf("%s: %s at line %d", l.Fault.Kind, l.Fault.Message, p.Site(l.Site).Line)
	case event.Unsupported:
		return fmt.Sprintf("unsupported: %s at line %d", l.Fault.Message, p.Site(l.Site).Line)
	}
	return fmt.Sprintf("blocked %d", l.Reason)
}

var levels = []string{"-O0", "-O1", "-O2"}

func runC(t *testing.T, source, want string, flags ...string) {
	t.Helper()
	for _, level := range levels {
		t.Run(level, func(t *testing.T) {
			p := compileText(t, clang(t, source, append([]string{level}, flags...)...), Options{})
			if got := verdict(t, p); got != want {
				t.Errorf("%s, want %s", got, want)
			}
			var sum followed
			followProgram(t, "unrolled", p, 3, 1, &sum)
			if testing.Verbose() {
				t.Logf("%+v", sum)
			}
		})
	}
}

func TestLockCreateJoin(t *testing.T) {
	runC(t, `
#include <pthread.h>
#include <assert.h>
int x; pthread_mutex_t m;
void *inc(void *a) { pthread_mutex_lock(&m); x += (long)a; pthread_mutex_unlock(&m); return (void*)7L; }
int main() {
	pthread_t a; void *r;
	pthread_create(&a, 0, inc, (void*)5L);
	inc((void*)1L);
	pthread_join(a, &r);
	assert(x == 6);
	assert(r == (void*)7L);
	return x;
}`, "exit 6")
}

func TestAssertion(t *testing.T) {
	runC(t, `
#include <assert.h>
int x;
int main() {
	x = 1;
	assert(x == 2);
	return 0;
}`, "assertion: assertion failed: x == 2 at line 6")
}
