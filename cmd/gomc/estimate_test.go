package main

import (
	"context"
	"encoding/json"
	"encoding/xml"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
)

// estimateJSON runs gomc estimate --json and decodes what it prints.
func estimateJSON(t *testing.T, args ...string) (int, *jsonEstimate) {
	t.Helper()
	code, out, _ := gomc(t, t.Context(), append([]string{"estimate", "--json"}, args...)...)
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	r := &jsonEstimate{}
	if err := d.Decode(r); err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
	if code != r.ExitCode {
		t.Errorf("%v: exit code %d, %d in JSON", args, code, r.ExitCode)
	}
	return code, r
}

// TestEstimate estimates programs of some executions with each algorithm.
func TestEstimate(t *testing.T) {
	for _, name := range estimate.Names() {
		for _, file := range []string{"safe.ll", "bad.ll", "other.ll"} {
			_, all := verifyJSON(t, file, "--engine=trust", "--keep-going")
			want := float64(all.Executions)
			code, r := estimateJSON(t, file, "--algorithm="+name, "--trials=64", "--seed=5", "--jobs=2")
			if code != exitSafe || r.Verdict != "estimate" || r.Trials != 64 || r.Seed != 5 || r.Jobs != 2 {
				t.Fatalf("%s on %s: %+v", name, file, r)
			}
			if e := r.Executions; r.Biased == "" && (e.Mean < want/2 || e.Mean > 2*want) {
				t.Errorf("%s on %s: %+v, want about %v", name, file, *e, want)
			}
			if (name == estimate.NameSC || name == estimate.NameS || name == estimate.NameT) && (r.Exact == nil || float64(*r.Exact) != want || r.Seconds == nil) {
				t.Errorf("%s on %s: exactly %v, %v", name, file, r.Exact, r.Seconds)
			}
			if (name == estimate.NameK || name == estimate.NameGenMC) != (r.Biased != "") {
				t.Errorf("%s: biased %q", name, r.Biased)
			}
		}
	}
	if _, r := estimateJSON(t, "bad.ll"); !r.Violated || r.Erroneous.Mean == 0 {
		t.Errorf("a program with errors: %+v", r)
	}
	if _, r := estimateJSON(t, "deadlock.ll"); r.Blocked["deadlock"].Mean != 1 || r.Executions.Mean != 0 {
		t.Errorf("a deadlock: %+v", r)
	}
	for _, model := range explore.Models() {
		if code, r := estimateJSON(t, "safe.ll", "--model="+model, "--engine=trust-rf"); code != exitSafe || r.Executions.Mean != 2 || r.Engine != "trust-rf" {
			t.Errorf("%s, trust-rf: %+v", model, r.Executions)
		}
	}
}

// TestEstimateSeed has the same estimate for the same seed, whatever the number of jobs.
func TestEstimateSeed(t *testing.T) {
	means := map[float64]bool{}
	for _, args := range []string{"--jobs=1 --seed=3", "--jobs=3 --seed=3", "--jobs=2 --seed=4"} {
		_, r := estimateJSON(t, append(strings.Fields(args), "big.ll", "--trials=20", "--timeout=60")...)
		means[r.Executions.Mean] = true
	}
	if len(means) != 2 {
		t.Errorf("%d different means", len(means))
	}
}

// TestEstimatePlot writes a picture that is XML.
func TestEstimatePlot(t *testing.T) {
	file := filepath.Join(t.TempDir(), "plot.svg")
	if code, r := estimateJSON(t, "safe.ll", "--plot="+file); code != exitSafe || r.PlotFile != file {
		t.Fatalf("%+v", r)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	elements := 0
	for d := xml.NewDecoder(f); ; elements++ {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	if elements < 20 {
		t.Errorf("a plot of %d elements", elements)
	}
}

// TestEstimateErrors are wrong flags, programs that are not supported, and limits.
func TestEstimateErrors(t *testing.T) {
	for args, want := range map[string]int{
		"safe.ll --algorithm=Q":                     exitUsage,
		"safe.ll --budget=0":                        exitUsage,
		"safe.ll --budget=5 --algorithm=T":          exitUsage,
		"safe.ll --trials=0":                        exitUsage,
		"safe.ll --jobs=-1":                         exitUsage,
		"safe.ll --relative-error=2":                exitUsage,
		"safe.ll --model=x86":                       exitUsage,
		"safe.ll --engine=optimal":                  exitUsage,
		"safe.ll --engine=trust-rf --check=race":    exitUsage,
		"safe.ll --algorithm=P --model=tso":         exitUsage,
		"safe.ll --algorithm=genmc --engine=rvf":    exitUsage,
		"safe.ll --plot=":                           exitUsage,
		"none.ll":                                   exitUsage,
		"":                                          exitUsage,
		"unmodelled.ll":                             exitUnsupported,
		"unsupported.ll":                            exitUnsupported,
		"unmodelled.ll --algorithm=P":               exitUnsupported,
		"safe.ll --max-steps=1":                     exitUnknown,
		"safe.ll --max-steps=1 --algorithm=K":       exitUnknown,
		"safe.ll --engine=trust-rf --max-steps=1":   exitUnknown,
		"panic.ll":                                  exitBug,
		"safe.ll --relative-error=0.5":              exitSafe,
		"bounded.ll":                                exitSafe,
		"safe.ll --quiet":                           exitSafe,
		"safe.ll --algorithm=genmc --model=rc11":    exitSafe,
		"safe.ll --engine=trust-rf --algorithm=T":   exitSafe,
		"safe.ll --check=all --model=rc11 --jobs=1": exitSafe,
	} {
		code, out, stderr := gomc(t, context.Background(), append([]string{"estimate"}, strings.Fields(args)...)...)
		if code != want || code == exitSafe && out == "" || code == exitUsage && stderr == "" {
			t.Errorf("%s: exit code %d, want %d\n%s%s", args, code, want, out, stderr)
		}
	}
	code, _, _ := limited(t, "estimate safe.ll", func(tool *tool, s stuck) {
		tool.load = func(ctx context.Context, b build) (*program, error) {
			p, err := loadTest(ctx, b)
			p.Program = stuckWords{p.Program, s}
			return p, err
		}
	})
	if code != exitUnknown {
		t.Errorf("a limit that is reached in the first trial: exit code %d", code)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(explore.ErrTimeout)
	if code, _, _ := gomc(t, ctx, "estimate", "big.ll"); code != exitUnknown {
		t.Errorf("a limit that is reached before: exit code %d", code)
	}
}

// TestDryRun estimates in place of a search.
func TestDryRun(t *testing.T) {
	decoded := func(args ...string) (int, *jsonDryRun) {
		code, out, _ := gomc(t, t.Context(), append([]string{"verify", "--json", "--dry-run"}, args...)...)
		d := json.NewDecoder(strings.NewReader(out))
		d.DisallowUnknownFields()
		r := &jsonDryRun{}
		if err := d.Decode(r); err != nil || code != r.ExitCode {
			t.Fatalf("%v: exit code %d, %v\n%s", args, code, err, out)
		}
		return code, r
	}
	code, r := decoded("bad.ll")
	if code != exitSafe || len(r.Estimates) != 2 || r.Cheapest == "" || len(r.NotEstimated) == 0 {
		t.Errorf("%d: %+v", code, r)
	}
	if code, r := decoded("safe.ll", "--engine=trust-rf", "--model=rc11"); code != exitSafe || len(r.Estimates) != 1 || r.Cheapest != "trust-rf" || r.Estimates[0].Executions.Mean != 2 {
		t.Errorf("%d: %+v", code, r)
	}
	if code, r := decoded("safe.ll", "--engine=optimal"); code != exitUnknown || len(r.Estimates) != 0 || r.Cheapest != "" {
		t.Errorf("%d: %+v", code, r)
	}
	if code, _ := decoded("unmodelled.ll"); code != exitUnsupported {
		t.Errorf("unsupported: exit code %d", code)
	}
	if code, out, _ := gomc(t, t.Context(), "verify", "--dry-run", "safe.ll"); code != exitSafe || out == "" {
		t.Errorf("%d: %s", code, out)
	}
}
