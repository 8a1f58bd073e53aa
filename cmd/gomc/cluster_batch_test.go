package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/explore"
)

// together runs a command with --json, with so long at home before a cluster helps.
func together(ctx context.Context, t *testing.T, home time.Duration, report any, args ...string) (int, string) {
	t.Helper()
	var out, errs bytes.Buffer
	tl := &tool{args: append([]string{"gomc", args[0], "--json"}, args[1:]...), stdin: strings.NewReader(""), stdout: &out, stderr: &errs, load: load, explore: explore.Run, parallel: explore.ParallelEngines(),
		resumable: explore.ResumableEngines(), grace: defaultGrace, home: home}
	code := tl.run(ctx)
	if err := json.Unmarshal(out.Bytes(), report); err != nil {
		t.Fatalf("%v: %v: %s%s", args, err, out.String(), errs.String())
	}
	return code, errs.String()
}

// TestClusterEstimate has a cluster take trials: the estimate is that of one process.
func TestClusterEstimate(t *testing.T) {
	url := startCluster(t, 2, "--slice=4ms")
	dir := t.TempDir()
	mixed, unsupported := filepath.Join(dir, "mixed.ll"), filepath.Join(dir, "unsupported.ll")
	for name, text := range map[string]string{mixed: mixedProgram, unsupported: "declare void @unknown()\ndefine i32 @main() {\n  call void @unknown()\n  ret i32 0\n}\n"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	tickets := filepath.Join("..", "..", "testdata", "races", "tickets.ll")
	fib := filepath.Join("..", "..", "testdata", "benchmarks", "fib_bench.ll")
	for _, args := range [][]string{
		{fib, "--trials=300"}, {fib, "--trials=2000", "--relative-error=0.2"}, {fib, "--algorithm=T", "--trials=100", "--model=tso"}, {fib, "--algorithm=P", "--trials=50"},
		{mixed, "--trials=64"}, {tickets, "--trials=40"}, {unsupported, "--trials=40"},
	} {
		var want, got jsonEstimate
		args = append([]string{"estimate"}, args...)
		wantCode, _ := together(t.Context(), t, time.Hour, &want, args...)
		code, errs := together(t.Context(), t, time.Microsecond, &got, append(args, "--cluster="+url, "--timeout=60")...)
		for _, r := range []*jsonEstimate{&want, &got} { // what depends on the time that something took
			r.Seconds, r.Measured, r.Rate, r.Exact, r.TrialTime, r.CPUSeconds, r.WallSeconds, r.PeakRSS = nil, nil, 0, nil, 0, 0, 0, 0
		}
		if code != wantCode || !reflect.DeepEqual(got, want) {
			t.Errorf("%v: %d %+v, want %d %+v; %s", args, code, got, wantCode, want, errs)
		}
	}
}

// TestClusterBench has workers run gomc on tasks: results are those of gomc bench alone. What cannot be sent is run here.
func TestClusterBench(t *testing.T) {
	benchTree(t)
	url := startCluster(t, 2)
	for _, args := range [][]string{
		{"good.yml", "bad.yml"}, {"--engine=trust,states", "--model=sc,tso", "wrong.tsv"}, {"--flags=--trace-out=x.trace", "bad.ll"}, {"missing.ll"},
	} {
		var want, got result.Run
		args = append([]string{"bench", "--progress=never"}, args...)
		if args[2] == "missing.ll" {
			if err := os.WriteFile("missing.ll", []byte("what is this?\n"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		wantCode, _ := together(t.Context(), t, 0, &want, args...)
		code, errs := together(t.Context(), t, 0, &got, append(args, "--cluster="+url)...)
		for _, r := range append(slices.Clone(want.Results), got.Results...) {
			r.CPU, r.Wall, r.Peak = 0, 0, 0
		}
		if code != wantCode || !reflect.DeepEqual(got.Results, want.Results) || len(want.Results) == 0 {
			t.Errorf("%v: code %d, %+v, want %d, %+v; %s", args, code, got.Results, wantCode, want.Results, errs)
		}
	}
	for args, wrong := range map[string]string{
		"--cluster=here good.yml": "no URL", "--nkey=x good.yml": "needs --cluster", "--gomc=true good.yml --cluster=" + url: "exclude each other",
		"--timeout=3h good.yml --cluster=" + url: "--piece-timeout", "--cluster=nats://127.0.0.1:1 good.yml": "--cluster: ",
	} {
		flags := strings.Fields(args)
		if code, _, errs := gomcOn(append([]string{"bench", "--progress=never"}, flags...)...); code != exitUsage || !strings.Contains(errs, wrong) {
			t.Errorf("%s: code %d, %q", args, code, errs)
		}
	}
}
