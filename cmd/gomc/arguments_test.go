package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestArguments calls main with words, in every command that starts a program. TestEnvironment has rows with --args, and replays.
func TestArguments(t *testing.T) {
	file := testdataFile("environment/arguments.ll")
	for _, engine := range []string{"trust", "bmc", "states"} {
		code, out, stderr := gomcOn("verify", "--json", "--engine="+engine, "--args=2 '-21 cents'", file)
		r := decode(t, out)
		if code != exitSafe || !slices.Equal(r.Options.Arguments, []string{"2", "-21 cents"}) || !slices.Contains(r.Restricted, "verified only for the arguments 2 '-21 cents', which main looks at") || r.Answer != "unknown" {
			t.Errorf("%s: code %d, %+v, restricted to %q, answer %s; %s", engine, code, r.Options, r.Restricted, r.Answer, stderr)
		}
	}
	for _, test := range []struct {
		command, words string
		code           int
		says           string
	}{
		{"test", "3", exitViolation, "pthread_create(&threads[i]"},
		{"robust", "2", exitSafe, "for the arguments 2,"},
		{"estimate", "2", exitSafe, "2 executions"},
		{"verify", " ", exitSafe, "without arguments"},
		{"verify", "2 'a", exitUsage, "unfinished quotation"},
		{"verify", "\xff", exitUsage, "UTF-8"},
	} {
		code, out, stderr := gomcOn(test.command, "--args="+test.words, file)
		if code != test.code || !strings.Contains(out+stderr, test.says) {
			t.Errorf("%s --args=%q: code %d, %s%s", test.command, test.words, code, out, stderr)
		}
	}
}

// TestArgumentsUnused says so where main does not look at its arguments.
func TestArgumentsUnused(t *testing.T) {
	if code, out, _ := gomcOn("verify", "--args=1", testdataFile("environment/weak_once.ll")); code != exitSafe || !strings.Contains(out, "--args changes nothing") || strings.Contains(out, "restricted") {
		t.Errorf("code %d, %s", code, out)
	}
}

// TestArgumentsTravel takes the words from traces, checkpoints and jobs, witnesses and task tables, and refuses a checkpoint of other words.
func TestArgumentsTravel(t *testing.T) {
	file := testdataFile("environment/arguments.ll")
	dir := t.TempDir()
	trace, state := filepath.Join(dir, "trace.json"), filepath.Join(dir, "state.json")
	gomcOn("verify", "--args=3 'a b'", "--trace-out="+trace, file)
	_, out, _ := gomcOn("replay", "--json", trace, file)
	if r := decode(t, out); !slices.Equal(r.Options.Arguments, []string{"3", "a b"}) || r.Error.Kind != "memory" {
		t.Errorf("replay: %+v, %+v", r.Options, r.Error)
	}
	gomcOn("verify", "--engine=trust", "--args=2 ' x'", "--checkpoint="+state, file)
	if code, _, stderr := gomcOn("verify", "--engine=trust", "--args=2", "--resume="+state, file); code != exitUsage || !strings.Contains(stderr, `give --args='2 '\'' x'\''' as then`) {
		t.Errorf("--resume: code %d, %s", code, stderr)
	}
	if code, _, stderr := gomcOn("verify", "--engine=trust", "--args=2  ' x'", "--resume="+state, file); code != exitSafe {
		t.Errorf("--resume: code %d, %s", code, stderr)
	}
	args := []string{file, "--engine=trust", "--args=2"}
	_, want, _ := verifyAt(t.Context(), time.Hour, args...)
	_, got, errs := verifyAt(t.Context(), time.Microsecond, append(args, "--cluster="+startCluster(t, 1), "--timeout=60")...)
	if err := sameResult(got, want); err != nil || want.Executions != 2 {
		t.Errorf("--cluster: %v; %s", err, errs)
	}
	w := witnessOf(t, ".yml", file, "--check=memory", "--args=3")
	if code, v := witnessJSON(t, "--args=3", w, file); code != exitViolation || v.Verdict != "confirmed" {
		t.Errorf("witness: exit code %d: %+v", code, v)
	}
	if code, v := witnessJSON(t, "--args=2", w, file); code == exitViolation {
		t.Errorf("witness, --args=2: %+v", v)
	}
}
