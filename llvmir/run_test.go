package llvmir

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	// forLLVM16 matches what LLVM 16 does not take: variables that need
	// sections, which the pass drops, and the newer form of an intrinsic.
	forLLVM16 = regexp.MustCompile(`(?m)^ @llvm\.(compiler\.)?used .*$|^.*@llvm\.lifetime\..*$`)
	newSuffix = regexp.MustCompile(`(@llvm\.(stacksave|stackrestore|va_start|va_copy|va_end))\.p0\b`)
)

// TestMeaning runs the C corpus twice: as compiled, and as it comes out of the
// pass. LLVM 16 can compile the latter, as it takes all pointers for ptr.
func TestMeaning(t *testing.T) {
	const judge = "clang-16"
	if _, err := exec.LookPath(judge); err != nil {
		t.Skip(judge, "is not on PATH")
	}
	if testing.Short() {
		t.Skip("slow")
	}
	dir := t.TempDir()
	execute := func(exe string, args ...string) (string, error) {
		cmd := exec.Command(exe, args...)
		cmd.Args[0] = "prog"
		out, err := cmd.CombinedOutput()
		if exit := new(exec.ExitError); errors.As(err, &exit) {
			return string(out) + exit.String(), nil
		}
		return string(out), err
	}
	tools := clangs(t)
	for i, clang := range tools {
		levels := []string{"-O0", "-O1", "-O2"}
		if i > 0 && i < len(tools)-1 {
			levels = levels[i%3:][:1]
		}
		for _, level := range levels {
			for _, source := range []string{"agg.c", "atom.c", "ctrl.c", "small.c"} {
				name := clang + " " + level + " " + source
				source = filepath.Join("testdata", "c", source)
				text, err := compile(context.Background(), source, Options{Clang: clang, CFlags: []string{"-w", level}})
				if err != nil {
					t.Fatal(err)
				}
				p, err := rewrite(name, text)
				if err != nil {
					t.Fatal(err)
				}
				file := filepath.Join(dir, "x.ll")
				before, after := filepath.Join(dir, "before"), filepath.Join(dir, "after")
				out := forLLVM16.ReplaceAll(p.out, nil)
				out = newSuffix.ReplaceAll(out, []byte("$1"))
				if err := os.WriteFile(file, out, 0o600); err != nil {
					t.Fatal(err)
				}
				opaque := []string{"-Xclang", "-opaque-pointers", "-w", "-O0", "-pthread", "-o", after, file, "-lm", "-latomic"}
				if out, err := exec.Command(judge, opaque...).CombinedOutput(); err != nil {
					if bytes.Contains(out, []byte("-latomic")) {
						t.Skip("libatomic is not installed")
					}
					t.Errorf("%s: %s", name, out)
					continue
				}
				if out, err := exec.Command(clang, "-w", level, "-fgnu89-inline", "-fno-inline", "-pthread", "-o", before, source, "-lm", "-latomic").CombinedOutput(); err != nil {
					t.Fatalf("%s: %s", name, out)
				}
				for _, args := range [][]string{{}, {"2"}, strings.Fields("1 2 3 4 5 6 7")} {
					want, err := execute(before, args...)
					if err != nil {
						t.Fatal(err)
					}
					if got, err := execute(after, args...); err != nil || got != want {
						t.Errorf("%s %v: %q, not %q (%v)", name, args, got, want, err)
					}
				}
			}
		}
	}
}
