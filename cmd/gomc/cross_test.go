package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// TestCrossCheck verifies programs twice.
func TestCrossCheck(t *testing.T) {
	for _, test := range []struct {
		flags, file    string
		code           int
		engine, second string
	}{
		{"", "locks/peterson.ll", exitSafe, "bmc", "safe"},
		{"--engine=refine", "locks/peterson_broken.ll", exitViolation, "trust", "violation"},
		{"--jobs=1", "estimate/sigma.N7.ll", exitSafe, "states", "safe"}, // bmc is the first, and would be again
		{"--jobs=1 --unroll=12", "symbolic/observers.N10_SHARED.ll", exitSafe, "trust", "safe"},
		{"--engine=bmc --unroll=12", "symbolic/observers.N10_SHARED.ll", exitSafe, "trust", "safe"},
		{"", "symbolic/needle.ll", exitViolation, "trust", "unsupported"},
		{"--engine=optimal --no-await", "shapes/sb.ll", -1, "", ""},
		{"--model=rc11", "shapes/mp.ll", -1, "", ""},
	} {
		code, out, stderr := gomcOn(append(strings.Fields("verify --json --cross-check "+test.flags), filepath.Join(testdata, test.file))...)
		r := decode(t, out)
		second := jsonSecond{}
		if r.CrossCheck != nil {
			second = *r.CrossCheck
		}
		if test.code >= 0 && code != test.code || second.Engine != test.engine || second.Verdict != test.second {
			t.Errorf("%s %s: code %d, %+v, %s", test.flags, test.file, code, second, stderr)
		}
	}
}

// TestCrossCheckDiffers lets two engines disagree.
func TestCrossCheckDiffers(t *testing.T) {
	var out, errs bytes.Buffer
	tool := &tool{args: strings.Fields("gomc verify --cross-check " + filepath.Join(testdata, "shapes/sb_fenced.ll")), stdin: strings.NewReader(""), stdout: &out, stderr: &errs, load: load,
		explore: func(ctx context.Context, prog event.Program, opts explore.Options) (*explore.Result, error) {
			result, err := explore.Run(ctx, prog, opts)
			if err == nil && opts.Engine == inputEngine {
				result.Verdict = explore.Violation
			}
			return result, err
		}, parallel: explore.ParallelEngines(), resumable: explore.ResumableEngines(), grace: defaultGrace}
	if code := tool.run(context.Background()); code != exitBug || !strings.Contains(errs.String(), "engine bmc says violation") {
		t.Errorf("code %d, %s%s", code, out.String(), errs.String())
	}
}

// TestSolver verifies programs with cadical, if there is one.
func TestSolver(t *testing.T) {
	if code, _, _ := gomcOn("verify", "--engine=bmc", "--solver=cadical", filepath.Join(testdata, "locks/dekker.ll")); code != exitUsage {
		t.Errorf("bmc with the ordering theory: code %d", code)
	}
	path := os.Getenv("PATH")
	t.Setenv("PATH", t.TempDir())
	if code, _, stderr := gomcOn("verify", "--engine=refine", "--solver=cadical", filepath.Join(testdata, "locks/dekker.ll")); code != exitUsage || !strings.Contains(stderr, "PATH") {
		t.Errorf("without cadical: code %d, %s", code, stderr)
	}
	t.Setenv("PATH", path)
	if _, err := exec.LookPath("cadical"); err != nil {
		t.Skip("no cadical on PATH")
	}
	for _, flags := range []string{"--engine=refine", "--engine=refine --scheduling=constraints", "--engine=refine --validate=vsc", "--engine=refine --scheduling=constraints --validate=vsc", "--engine=bmc --scheduling=monolithic"} {
		for file, want := range map[string]int{"locks/peterson.ll": exitSafe, "locks/peterson_broken.ll": exitViolation, "symbolic/triangular.ll": exitSafe, "symbolic/lazy01.ll": exitViolation} {
			args := append(strings.Fields("verify --solver=cadical "+flags), filepath.Join(testdata, file))
			if code, out, stderr := gomcOn(args...); code != want {
				t.Errorf("%v: code %d, want %d: %s%s", args, code, want, out, stderr)
			}
		}
	}
}
