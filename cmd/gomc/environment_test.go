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
	happens := map[string]string{"--env=spurious-wakeups": "wait returns without a signal", "--env=malloc-fails": "malloc fails", "--env=weak-cas-fails": "the weak compare-exchange fails"}
	for _, row := range rowsOf(t, bench.Read, "environment/expect.tsv") {
		for model, list := range engines {
			for _, engine := range list {
				file := filepath.Join(testdata, "environment", row.File)
				trace := filepath.Join(t.TempDir(), "trace.json")
				args := append([]string{"verify", "--json", "--keep-going", "--model", model, "--engine", engine, "--trace-out", trace, file}, row.Flags...)
				code, out, stderr := gomcOn(args...)
				got := decode(t, out)
				want := row.Verdict
				if engine == "bmc" && strings.Contains(row.File, "LOOP") {
					want = "unknown" // whether the loop ends
				}
				if got.Verdict != want {
					t.Fatalf("%v: %s %s %s, want %s", args, got.Verdict, got.Reason, stderr, want)
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
	for _, list := range []string{"", "reuse-addresses", "malloc-fails,", "spurious"} {
		_, _, stderr := gomcOn("verify", "--env="+list, filepath.Join(testdata, "environment", "weak_once.ll"))
		if !strings.Contains(stderr, "unknown environment") {
			t.Errorf("--env=%s: %s", list, stderr)
		}
	}
}
