package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/explore"
)

// testJSON runs gomc test --json and decodes what it prints.
func testJSON(t *testing.T, args ...string) (int, *jsonReport) {
	t.Helper()
	code, out, _ := gomc(t, t.Context(), append([]string{"test", "--json"}, args...)...)
	r := decode(t, out)
	if code != r.ExitCode || r.Sampling == nil {
		t.Errorf("%v: exit code %d, %d in JSON; %+v", args, code, r.ExitCode, r.Sampling)
	}
	return code, r
}

// TestTest finds violations under random schedules, and proves nothing where there is none.
func TestTest(t *testing.T) {
	trace, page, log := filepath.Join(t.TempDir(), "trace"), filepath.Join(t.TempDir(), "page"), filepath.Join(t.TempDir(), "log")
	for _, strategy := range append(explore.StrategiesFor("sc"), "pct, pos") {
		code, r := testJSON(t, "bad.ll", "--strategy="+strategy, "--trials=1000", "--trace-out="+trace, "--html="+page, "--sarif="+log)
		if code != exitViolation || r.Error.Kind != "assertion" || r.Answer != "false" || len(r.Trace) == 0 || r.Complete {
			t.Fatalf("%s: exit code %d: %+v", strategy, code, r)
		}
		if s := r.Sampling; s.First == 0 || s.First != s.Executions || s.Seed != 1 || !strings.Contains(strategy, r.Engine) {
			t.Errorf("%s: engine %s: %+v", strategy, r.Engine, s)
		}
		if code, out, _ := gomc(t, t.Context(), "replay", trace, "bad.ll"); code != exitViolation {
			t.Errorf("%s does not replay: %s", strategy, out)
		}
		for _, file := range []string{page, log} {
			if data, err := os.ReadFile(file); err != nil || !strings.Contains(string(data), "assertion") {
				t.Errorf("%s: %v", file, err)
			}
		}
		if code, r := testJSON(t, "safe.ll", "--strategy="+strategy, "--trials=100"); code != exitUnknown || r.Verdict != "unknown" || r.Answer != "unknown" || r.Sampling.Distinct != 2 || r.Sampling.Executions != 100 || *r.Sampling.Estimate != 2 {
			t.Errorf("%s on a safe program: exit code %d: %+v", strategy, code, r.Sampling)
		}
	}
	if code, r := testJSON(t, "deadlock.ll", "--trials=5"); code != exitViolation || r.Error.Kind != "deadlock" {
		t.Errorf("a deadlock: %d, %+v", code, r.Error)
	}
	if code, r := testJSON(t, "unmodelled.ll", "--trials=5"); code != exitUnsupported || r.Error.Kind != "unsupported" {
		t.Errorf("what is not supported: %d, %+v", code, r.Error)
	}
	_, all := testJSON(t, "bad.ll", "--trials=500", "--keep-going")
	if s := all.Sampling; s.Executions != 500 || len(s.Strategies) != len(explore.StrategiesFor("sc")) || s.Strategies[0].Taken != 100 || s.Strategies[0].Erroneous == 0 {
		t.Errorf("--keep-going: %+v", s)
	}
	_, jobs := testJSON(t, "bad.ll", "--trials=500", "--keep-going", "--jobs=3")
	if d := cmp.Diff(all.Sampling, jobs.Sampling); d != "" {
		t.Errorf("one job (-), three (+):\n%s", d)
	}
}

// TestTestSays tests what gomc test prints for people.
func TestTestSays(t *testing.T) {
	for args, want := range map[string]string{
		"safe.ll --trials=200":                 "gomc: UNKNOWN: no violation in 200 executions (seed 1), which proves nothing\nexecutions  200 (seed 1)\ndistinct    2 executions, 0 of them new in the last 20\nin all      about 2 executions, as gomc estimate has it\nreads-from  2 pairs",
		"safe.ll --trials=200 --strategy=pct":  "in one execution, ",
		"safe.ll --trials=9 --model=tso":       "that is for sc",
		"bad.ll --trials=99 --keep-going":      "with a violation: pct ",
		"bad.ll --trials=99 --seed=7 --jobs=2": "violates a property is number ",
		"safe.ll --trials=9 --quiet":           "gomc: UNKNOWN: no violation in 9 executions (seed 1), which proves nothing\n",
		"safe.ll --trials=9 --max-steps=3":     "9 were cut at 3 steps (--max-steps)",
	} {
		if _, out, _ := gomc(t, t.Context(), append([]string{"test"}, strings.Fields(args)...)...); !strings.Contains(out, want) {
			t.Errorf("gomc test %s: no %q in\n%s", args, want, out)
		}
	}
	start := time.Now()
	code, out, _ := gomc(t, t.Context(), "test", "big.ll", "--time=0.3")
	if took := time.Since(start); code != exitUnknown || !strings.Contains(out, "which proves nothing") || took < 300*time.Millisecond {
		t.Errorf("exit code %d after %v:\n%s", code, took, out)
	}
	if code, out, _ := gomc(t, t.Context(), "test", "endless.ll", "--timeout=0.1"); code != exitUnknown || !strings.Contains(out, "the time limit was reached") {
		t.Errorf("exit code %d:\n%s", code, out)
	}
}

// TestTestUsage tests flags that make no sense.
func TestTestUsage(t *testing.T) {
	for args, want := range map[string]string{
		"safe.ll --strategy=best":             `no strategy "best"; there are: pct, pctwm, pos, surw, urw, walk`,
		"safe.ll --strategy=":                 "--strategy is empty",
		"safe.ll --depth=0":                   "--depth=0: want",
		"safe.ll --strategy=walk --depth=2":   "--depth is for --strategy=pct",
		"safe.ll --trials=0":                  "--trials=0: want",
		"safe.ll --time=x":                    "--time=x: want",
		"safe.ll --jobs=-1":                   "--jobs=-1: want",
		"safe.ll --model=ra --strategy=pct":   "--strategy=pct is not for --model=ra, which has: pctwm, walk",
		"safe.ll --history=2":                 "--history is for --strategy=pctwm",
		"safe.ll --model=rc11 --history=0":    "want a number of at least 1",
		"safe.ll --model=x":                   `no model "x"`,
		"safe.ll --unroll=auto":               "--unroll=auto is for gomc verify",
		"safe.ll --engine=trust":              "flag provided but not defined",
		"safe.ll --trace-out=safe.ll":         "would overwrite",
		"safe.ll --check=nothing":             "no check",
		"":                                    "no input file",
		"safe.ll --quiet --json --strategy=a": "exclude each other",
	} {
		if code, _, stderr := gomc(t, t.Context(), append([]string{"test"}, strings.Fields(args)...)...); code != exitUsage || !strings.Contains(stderr, want) {
			t.Errorf("gomc test %s: exit code %d, no %q in\n%s", args, code, want, stderr)
		}
	}
}
