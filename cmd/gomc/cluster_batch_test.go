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
	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
	pieces "github.com/gomc/gomc/cluster/programs"
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

// TestClusterTest has a cluster take executions.
func TestClusterTest(t *testing.T) {
	url := startCluster(t, 2, "--slice=20ms")
	test := func(args ...string) *jsonReport {
		t.Helper()
		r := new(jsonReport)
		code, errs := together(t.Context(), t, time.Microsecond, r, append([]string{"test", "--cluster=" + url, "--timeout=60"}, args...)...)
		if code != r.ExitCode || r.Sampling == nil {
			t.Fatalf("%v: code %d, %+v; %s", args, code, r, errs)
		}
		return r
	}
	mem := filepath.Join("..", "..", "testdata", "benchmarks", "exp_mem.ll")
	if r := test(mem, "--trials=20000", "--model=tso"); r.Verdict != "unknown" || !strings.Contains(r.Reason, "prove nothing") || r.Sampling.Executions != 20000 || r.Executions != 20000 || r.Sampling.Distinct != 240 || r.Sampling.Pairs == 0 ||
		len(r.Sampling.Strategies) != 5 || r.Sampling.Strategies[4].Taken != 4000 {
		t.Errorf("%+v, %+v", r, r.Sampling)
	}
	tickets := filepath.Join("..", "..", "testdata", "races", "tickets.ll")
	trace := filepath.Join(t.TempDir(), "trace")
	if r := test(tickets, "--trace-out="+trace); r.Verdict != "violation" || r.Sampling.First == 0 || len(r.Trace) == 0 || r.Error == nil || r.Error.Kind != "assertion" {
		t.Errorf("%+v, %+v", r, r.Sampling)
	}
	if code, out, errs := gomcOn("replay", trace, tickets); code != exitViolation {
		t.Errorf("replay: %d, %s%s", code, out, errs)
	}
	if r := test(tickets, "--keep-going", "--trials=9000"); r.Verdict != "violation" || r.Sampling.Executions != 9000 || r.Erroneous < 2 || r.Sampling.First == 0 || r.Sampling.First > 9000 {
		t.Errorf("%+v, %+v", r, r.Sampling)
	}
	dekker := filepath.Join("..", "..", "testdata", "rc11", "dekker.FENCEacq_rel.ll")
	if r := test(dekker, "--model=rc11", "--keep-going", "--trials=9000"); r.Verdict != "violation" || r.Erroneous < 2 || r.Sampling.Communicating == 0 || r.Sampling.Bound == 0 || len(r.Sampling.Strategies) != 2 {
		t.Errorf("%+v, %+v", r, r.Sampling)
	}
	if r := test(mem, "--time=0.3"); r.Verdict != "unknown" || !strings.Contains(r.Reason, "prove nothing") {
		t.Errorf("%+v, %+v", r, r.Sampling)
	}
	unsupported := filepath.Join(t.TempDir(), "unsupported.ll")
	if err := os.WriteFile(unsupported, []byte("declare void @unknown()\ndefine i32 @main() {\n  call void @unknown()\n  ret i32 0\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if r := test(unsupported, "--trials=9000"); r.Verdict != "unsupported" {
		t.Errorf("%+v, %+v", r, r.Sampling)
	}
}

// TestClusterOrphans has batches whose client has died: they are no searches, whose results could be waited for, and those that end by the time come to an end.
func TestClusterOrphans(t *testing.T) {
	url := startCluster(t, 1)
	b, err := jetstream.Connect(t.Context(), jetstream.Options{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	text := []byte(mixedProgram)
	p, err := loadAssembly(assembly{"mixed.ll", text}, build{})
	if err != nil {
		t.Fatal(err)
	}
	if err := b.PutObject(t.Context(), cluster.Hash(text), text); err != nil {
		t.Fatal(err)
	}
	how := pieces.Sampling{Sampling: explore.Sampling{Seed: 1, Depth: explore.DepthFor("sc"), History: explore.DefaultHistory, Executions: 5 * leastBlock}, Size: leastBlock, Until: time.Now()}
	what, err := json.Marshal(how)
	if err != nil {
		t.Fatal(err)
	}
	job := (&batching{broker: b}).job(&cluster.Batch{Kind: pieces.Executions, Items: how.Items(), What: what}, 1)
	job.Search = cluster.Search{Model: "sc", Inputs: []string{"mixed.ll"}, MaxSteps: explore.DefaultMaxSteps}
	job.Source = cluster.Source{Name: "mixed.ll", Hash: cluster.Hash(text), Identity: p.identity}
	id := cluster.NewID()
	if err := cluster.Submit(t.Context(), b, id, job); err != nil {
		t.Fatal(err)
	}
	if code, r, errs := verifyAt(t.Context(), 0, "--cluster="+url, "--attach="+id); code != exitUsage || !strings.Contains(r.Reason, "is no search") {
		t.Errorf("--attach: code %d, %+v; %s", code, r, errs)
	}
	done, err := (&cluster.Watcher{Broker: b, ID: id}).Watch(t.Context())
	if err != nil || done.Final.State.Tally.Verdict != explore.Unknown || !strings.Contains(done.Final.State.Tally.Reason, "time for executions is over") {
		t.Errorf("%+v, %v", done, err)
	}
}
