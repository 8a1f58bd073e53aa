package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// TestFlagsOfStates refuses flags that only engine states heeds with other engines, and other commands do not have them.
func TestFlagsOfStates(t *testing.T) {
	values := map[string]string{"visited": "=hash", "dot-states": "=" + t.TempDir() + "/s.dot", "search": "=depth", "reductions": "=sets,symmetry", "preemptions": "=1"}
	refused := func(want string, args ...string) {
		t.Helper()
		code, _, stderr := gomc(t, t.Context(), append(args, "safe.ll")...)
		if code != exitUsage || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%v: exit code %d, %q; want %q", args, code, stderr, want)
		}
	}
	for _, f := range statesFlags() {
		name := f.Names()[0]
		arg := "--" + name + values[name]
		chooses := name == "preemptions" // the engine, where none is named
		if !chooses {
			refused("--"+name+" is for --engine=states", "verify", arg)
		}
		for _, engine := range verifyEngines() {
			if engine != statesEngine && !(chooses && engine == explore.Auto) {
				refused("--"+name+" is for --engine=states", "verify", arg, "--engine="+engine)
			}
		}
		if code, _, stderr := gomc(t, t.Context(), "verify", arg, "--engine=states", "safe.ll"); code == exitUsage {
			t.Errorf("%s with --engine=states: %s", arg, stderr)
		}
		for _, command := range []string{"estimate", "robust"} {
			refused("-"+name, command, arg)
			if _, help, _ := gomc(t, t.Context(), "help", command); strings.Contains(help, "--"+name) {
				t.Errorf("gomc %s lists --%s", command, name)
			}
		}
	}
	refused("--preemptions=-1: it can be 0 to", "verify", "--preemptions=-1")
	refused("exclude each other", "verify", "--preemptions=1", "--reductions=none")
	refused("does not explore under model rc11", "verify", "--preemptions=1", "--model=rc11")
	refused("--max-steps is not for --engine=states", "verify", "--engine=states", "--max-steps=10")
	refused("--dry-run and --resume exclude each other", "verify", "--dry-run", "--resume=x")
}

// TestPreemptions explores with a bound that leaves something out, with one that does not, and with one that meets a violation.
func TestPreemptions(t *testing.T) {
	bakery, cas := filepath.Join(testdata, "states", "bakery.WRAP16.ll"), filepath.Join(testdata, "benchmarks", "fib_bench.ll")
	waits := filepath.Join(testdata, "states", "onlooker.WAITS.ll")
	for _, c := range []struct {
		file, bound string
		code        int
		want        string
		flags       []string
	}{
		{bakery, "1", exitUnknown, "all schedules with at most 1 preemption were explored, but not those with more, of which there are some (--preemptions=2); not looked for: livelocks", nil},
		{bakery, "2", exitViolation, "VIOLATION assertion", nil},
		{cas, "0", exitUnknown, "at most 0 preemptions", nil},
		{cas, "40", exitSafe, "complete", nil},
		{waits, "1", exitUnknown, "not looked for: threads that starve", []string{"--check=starvation", "--engine=states", "--visited=hash"}},
		{waits, "20", exitViolation, "VIOLATION starvation", []string{"--check=starvation"}},
	} {
		if code, stdout, stderr := gomcOn(append([]string{"verify", "--preemptions=" + c.bound, c.file}, c.flags...)...); code != c.code || !strings.Contains(stdout, c.want) {
			t.Errorf("%s, %s: exit code %d, %s%s", c.file, c.bound, code, stdout, stderr)
		}
	}
}

// TestEnginesOfCommands refuses engines that a command does not use, and lists the others.
func TestEnginesOfCommands(t *testing.T) {
	for command, used := range map[string][]string{"estimate": explore.SampledEngines(), "robust": {"optimal", "source", "naive"}} {
		_, help, _ := gomc(t, t.Context(), "help", command)
		if want := "search ENGINE: " + strings.Join(used, ", ") + " (default: " + used[0] + ")"; !strings.Contains(help, want) {
			t.Errorf("gomc help %s does not say %q", command, want)
		}
		for _, engine := range verifyEngines() {
			code, _, stderr := gomc(t, t.Context(), command, "--engine="+engine, "safe.ll")
			if uses := slices.Contains(used, engine); uses != (code == exitSafe) || !uses && !strings.Contains(stderr, "gomc "+command+" does not use engine "+engine) {
				t.Errorf("gomc %s --engine=%s: exit code %d, %s", command, engine, code, stderr)
			}
		}
	}
	for _, algorithm := range []string{"K", "P"} {
		if code, _, stderr := gomc(t, t.Context(), "estimate", "--algorithm="+algorithm, "--engine=trust", "safe.ll"); code != exitUsage || !strings.Contains(stderr, "walks the schedules") {
			t.Errorf("%s: exit code %d, %s", algorithm, code, stderr)
		}
	}
}
