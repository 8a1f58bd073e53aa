package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
)

// TestEnvironment verifies the programs whose environment may do more than usual, and replays what is found. The counterexample says what has happened.
func TestEnvironment(t *testing.T) {
	engines := map[string][]string{"sc": {"states", "bmc"}, "tso": {"optimal"}, "rc11": {"trust"}}
	happens := map[string]string{"--env=spurious-wakeups": "wait returns without a signal", "--env=malloc-fails": "malloc fails", "--env=weak-cas-fails": "the weak compare-exchange fails",
		"--env=reuse-addresses": "malloc hands out freed memory again"}
	for _, row := range rowsOf(t, bench.Read, "environment/expect.tsv") {
		for model, list := range engines {
			if !slices.Contains(row.Models, model) {
				continue
			}
			for _, engine := range list {
				if engine == "bmc" && strings.HasPrefix(row.File, "stack_reuse") {
					continue // see TestReuseRefused
				}
				file := filepath.Join(testdata, "environment", row.File)
				trace := filepath.Join(t.TempDir(), "trace.json")
				args := append([]string{"verify", "--json", "--keep-going", "--model", model, "--engine", engine, "--trace-out", trace, file}, row.Flags...)
				code, out, stderr := gomcOn(args...)
				got := decode(t, out)
				if got.Verdict != row.Verdict {
					t.Fatalf("%v: %s %s %s, want %s", args, got.Verdict, got.Reason, stderr, row.Verdict)
				}
				if row.Counted && slices.Contains([]string{"trust", "optimal", "source"}, engine) && got.Executions != row.Count {
					t.Errorf("%v: %d executions, want %d", args, got.Executions, row.Count)
				}
				if code != exitViolation {
					continue
				}
				if got.Error.Kind != row.Error {
					t.Errorf("%v: %s, want %s", args, got.Error.Kind, row.Error)
				}
				if code, text, stderr := gomcOn("replay", trace, file); code != exitViolation || !strings.Contains(text, happens[row.Flags[0]]) {
					t.Errorf("%v: replay has code %d and says\n%s%s", args, code, text, stderr)
				}
			}
		}
	}
}

// TestUnknownEnvironment refuses what gomc has no choices for.
func TestUnknownEnvironment(t *testing.T) {
	for _, list := range []string{"", "malloc-fails,", "spurious"} {
		_, _, stderr := gomcOn("verify", "--env="+list, filepath.Join(testdata, "environment", "weak_once.ll"))
		if !strings.Contains(stderr, "unknown environment") {
			t.Errorf("--env=%s: %s", list, stderr)
		}
	}
}

// TestReuseRefused refuses memory that is handed out again where it is not supported, and says so.
func TestReuseRefused(t *testing.T) {
	file := testdataFile("environment/stack_reuse.ll")
	for _, test := range []struct{ flags, says string }{
		{"--model=ra", "not for --model=ra"},
		{"--model=rc11", "use --model=sc or --model=tso or --model=pso"},
	} {
		for _, command := range []string{"verify", "estimate"} {
			args := append([]string{command, "--env=reuse-addresses"}, strings.Fields(test.flags)...)
			if code, _, stderr := gomcOn(append(args, file)...); code != exitUsage || !strings.Contains(stderr, test.says) {
				t.Errorf("%v: code %d, %s", args, code, stderr)
			}
		}
	}
	if code, _, _ := gomcOn("verify", "--engine=bmc", "--env=reuse-addresses", file); code != exitUnsupported {
		t.Errorf("bmc: code %d", code)
	}
}

// TestAnswersBeside holds back answers where the verdict is not about what the property means.
func TestAnswersBeside(t *testing.T) {
	for _, test := range []struct{ file, flag, verdict, answer, why string }{
		{"environment/list_of_two.ll", "--env=malloc-fails", "violation", "unknown", "an allocation fails"},
		{"environment/signal_if.ll", "--env=spurious-wakeups,malloc-fails", "violation", "false", ""},
		{"memory/use_after_free.ll", "--env=malloc-fails", "violation", "false", ""}, // its allocation does not fail
		{"c11/kernel_mp.ll", "--model=rc11", "safe", "unknown", "LKMM"},
		{"c11/kernel_mp.FORGETS.ll", "--model=rc11", "violation", "unknown", "LKMM"},
	} {
		_, out, _ := gomcOn("verify", "--json", test.flag, testdataFile(test.file))
		if r := decode(t, out); r.Verdict != test.verdict || string(r.Answer) != test.answer || !strings.Contains(r.AnswerWhy, test.why) {
			t.Errorf("%s %s: %s, %s, %q", test.file, test.flag, r.Verdict, r.Answer, r.AnswerWhy)
		}
	}
}

// TestWitnessEnvironment confirms what the environment has a part in only if it may do so.
func TestWitnessEnvironment(t *testing.T) {
	program := testdataFile("environment/list_of_two.ll")
	w := witnessOf(t, ".yml", program, "--check=memory", "--env=malloc-fails")
	if code, v := witnessJSON(t, "--env=malloc-fails", w, program); code != exitViolation || v.Verdict != "confirmed" {
		t.Errorf("exit code %d: %+v", code, v)
	}
	if code, v := witnessJSON(t, w, program); code == exitViolation {
		t.Errorf("without --env: %+v", v)
	}
	if _, _, stderr := gomcOn("witness", "--env=x", w, program); !strings.Contains(stderr, "unknown environment") {
		t.Errorf("--env=x: %s", stderr)
	}
}
