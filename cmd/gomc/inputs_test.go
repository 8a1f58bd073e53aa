package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench"
)

// TestInputs verifies the programs with inputs as terms, and replays what is found, which has numbers.
func TestInputs(t *testing.T) {
	engines := map[string][]string{"sc": {"auto", "trust", "states", "optimal", "rvf"}, "tso": {"states"}, "pso": {"optimal"}, "ra": {"trust"}, "rc11": {"auto", "trust"}}
	for _, row := range rowsOf(t, bench.Read, "inputs/expect.tsv") {
		for model, list := range engines {
			if !slices.Contains(row.Models, model) {
				continue
			}
			for _, engine := range list {
				endless := strings.HasPrefix(row.File, "server") && engine != "auto" && engine != "states"
				if endless {
					continue
				}
				file := filepath.Join(testdata, "inputs", row.File)
				trace := filepath.Join(t.TempDir(), "trace.json")
				args := []string{"verify", "--json", "--model", model, "--engine", engine, "--trace-out", trace, file}
				code, out, stderr := gomcOn(args...)
				got := decode(t, out)
				if got.Verdict != row.Verdict {
					t.Errorf("%v: %s %s %s, want %s", args, got.Verdict, got.Reason, stderr, row.Verdict)
					continue
				}
				if code != exitViolation {
					continue
				}
				if !slices.Contains(row.Kinds(), got.Error.Kind) {
					t.Errorf("%v: %s, want %s", args, got.Error.Kind, row.Error)
				}
				if code, text, stderr := gomcOn("replay", trace, file); code != exitViolation {
					t.Errorf("%v: replay has code %d and says\n%s%s", args, code, text, stderr)
				}
			}
		}
	}
}

// TestFormulasBesideTerms lets auto verify programs for which engines that explore would have to know what times of the day there are. The engine that asks a solver has its turns all the same, and what it
// finds is replayed with numbers.
func TestFormulasBesideTerms(t *testing.T) {
	for _, jobs := range []string{"--jobs=1", "--jobs=2"} {
		for file, want := range map[string]string{"log_times.ll": "safe", "log_times.UNLOCKED.ll": "violation"} {
			trace := filepath.Join(t.TempDir(), "trace.json")
			file = filepath.Join(testdata, "symbolic", file)
			args := []string{"verify", "--json", jobs, "--trace-out", trace, file}
			code, out, stderr := gomcOn(args...)
			if got := decode(t, out); got.Verdict != want || got.Engine != "bmc" {
				t.Errorf("%v: %s %s by %s %s, want %s by bmc", args, got.Verdict, got.Reason, got.Engine, stderr, want)
			}
			if code != exitViolation {
				continue
			}
			if code, text, stderr := gomcOn("replay", trace, file); code != exitViolation {
				t.Errorf("%v: replay has code %d and says\n%s%s", args, code, text, stderr)
			}
		}
	}
}

// TestTermsBesideFormulas lets engines that explore verify what refine and bmc are tested on: they have the same verdict, or say that they have none.
func TestTermsBesideFormulas(t *testing.T) {
	verdicts := map[string]int{}
	for _, row := range rowsOf(t, bench.Read, "symbolic/expect.tsv") {
		if len(row.Flags) > 0 || !slices.Contains(row.Models, "sc") {
			continue
		}
		args := []string{"verify", "--json", "--engine=trust", "--max-steps=1000", "--timeout=2s", filepath.Join(testdata, "symbolic", row.File)}
		_, out, stderr := gomcOn(args...)
		got := decode(t, out)
		verdicts[got.Verdict]++
		if got.Verdict != row.Verdict && got.Verdict != "unsupported" && got.Verdict != "unknown" {
			t.Errorf("%v: %s %s %s, want %s", args, got.Verdict, got.Reason, stderr, row.Verdict)
		}
	}
	if verdicts["safe"]+verdicts["violation"] < 20 {
		t.Errorf("few have a verdict: %v", verdicts)
	}
	t.Log(verdicts)
}
