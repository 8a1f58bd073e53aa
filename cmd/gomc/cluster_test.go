package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
	"github.com/gomc/gomc/cluster/server"
	"github.com/gomc/gomc/explore"
)

// startCluster starts a server in this process, and so many workers, and returns the URL.
func startCluster(t *testing.T, workers int, flags ...string) string {
	t.Helper()
	s, err := server.Start(server.Options{Listen: "127.0.0.1:0", Store: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	var group sync.WaitGroup
	t.Cleanup(func() {
		cancel()
		group.Wait()
		s.Stop()
	})
	for range workers {
		group.Go(func() {
			var errs bytes.Buffer
			args := append([]string{"gomc", "work", "--nats=" + s.ClientURL(), "--jobs=1"}, flags...)
			if code := run(ctx, args, strings.NewReader(""), io.Discard, &errs); code != 0 {
				t.Errorf("gomc work ends with %d: %s", code, errs.String())
			}
		})
	}
	return s.ClientURL()
}

// verifyAt runs gomc verify --json, with so long at home before the cluster helps.
func verifyAt(ctx context.Context, home time.Duration, args ...string) (int, *jsonReport, string) {
	var out, errs bytes.Buffer
	t := &tool{args: append([]string{"gomc", "verify", "--json"}, args...), stdin: strings.NewReader(""), stdout: &out, stderr: &errs, load: load, explore: explore.Run, parallel: explore.ParallelEngines(),
		resumable: explore.ResumableEngines(), grace: defaultGrace, home: home}
	code := t.run(ctx)
	r := new(jsonReport)
	if err := json.Unmarshal(out.Bytes(), r); err != nil {
		return code, r, out.String() + errs.String()
	}
	return code, r, errs.String()
}

// sameResult compares what a cluster says of a program with what one process does. Where the search stops at a violation, the counts are those until then.
func sameResult(got, want *jsonReport) error {
	if got.Verdict != want.Verdict || got.Reason != want.Reason || got.Bounded != want.Bounded || !slices.Equal(got.Restricted, want.Restricted) || got.Engine != want.Engine {
		return fmt.Errorf("%s %q %v %v, want %s %q %v %v", got.Verdict, got.Reason, got.Bounded, got.Restricted, want.Verdict, want.Reason, want.Bounded, want.Restricted)
	}
	if want.Error != nil && want.Verdict == "violation" && (got.Error == nil || len(got.Trace) == 0 || got.Error.Kind != want.Error.Kind) {
		return fmt.Errorf("the violation is %+v, want %+v", got.Error, want.Error)
	}
	if !want.Complete {
		return nil
	}
	if got.Executions != want.Executions || got.Erroneous != want.Erroneous || !maps.Equal(got.Blocked, want.Blocked) || !got.Complete {
		return fmt.Errorf("%d executions, %d erroneous, blocked %v; want %d, %d, %v", got.Executions, got.Erroneous, got.Blocked, want.Executions, want.Erroneous, want.Blocked)
	}
	return nil
}

// clustered are programs with many pieces or with something particular.
func clustered(t *testing.T) (all []string) {
	t.Helper()
	for _, pattern := range []string{"benchmarks/exp_mem.ll", "benchmarks/exp_mem2.ll", "benchmarks/l*.ll", "benchmarks/[mst]*.ll", "litmus/*.ll", "benchmarks/[fr]*.ll"} {
		names, err := filepath.Glob(filepath.Join("..", "..", "testdata", pattern))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, names[:min(len(names), 6)]...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// TestCluster has programs searched by a cluster, and compares with one process, under all models and with both engines.
func TestCluster(t *testing.T) {
	url := startCluster(t, 2, "--slice=4ms")
	compared := 0
	for i, name := range clustered(t) {
		model, engine := explore.Models()[i%len(explore.Models())], explore.ResumableEngines()[i/5%2]
		args := []string{name, "--model=" + model, "--engine=" + engine, "--keep-going", "--max-steps=2000", "--check=all,-race,-leak,-robustness"}
		_, want, errs := verifyAt(t.Context(), time.Hour, append(args, "--timeout=1")...)
		if !want.Complete || want.CPUSeconds == 0 {
			t.Logf("%s, %s, %s: left out: %s", name, model, engine, want.Reason+errs)
			continue
		}
		code, got, errs := verifyAt(t.Context(), time.Microsecond, append(args, "--cluster="+url, "--timeout=60")...)
		if err := sameResult(got, want); err != nil || code != want.ExitCode {
			t.Errorf("%s, %s, %s: %v; %s", name, model, engine, err, errs)
		}
		compared++
	}
	if compared < 5 { // fewer on a machine that does other things
		t.Errorf("only %d programs were compared", compared)
	}
}

// TestClusterMixed has a search start over: what it learns is a new epoch for all.
func TestClusterMixed(t *testing.T) {
	url := startCluster(t, 2, "--slice=2ms")
	source := filepath.Join(t.TempDir(), "mixed.ll")
	if err := os.WriteFile(source, []byte(mixedProgram), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, model := range explore.Models()[:3] {
		_, want, _ := verifyAt(t.Context(), time.Hour, source, "--engine=trust", "--model="+model)
		_, got, errs := verifyAt(t.Context(), time.Microsecond, source, "--engine=trust", "--model="+model, "--cluster="+url, "--timeout=30")
		if err := sameResult(got, want); err != nil || !want.Complete {
			t.Errorf("%s: %v; %s", model, err, errs)
		}
	}
}

// mixedProgram accesses a variable as a whole and in parts.
const mixedProgram = `
@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @a(ptr %p) {
  store i32 257, ptr @x
  ret ptr null
}
define ptr @b(ptr %p) {
  store i8 3, ptr @x
  %v = load i32, ptr @x
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c1 = call i32 @pthread_create(ptr %t, ptr null, ptr @a, ptr null)
  %c2 = call i32 @pthread_create(ptr %t, ptr null, ptr @b, ptr null)
  %c3 = call i32 @pthread_create(ptr %t, ptr null, ptr @b, ptr null)
  %v = load i32, ptr @x
  ret i32 0
}
`

// TestClusterLeft interrupts who waits for a job, attaches to it again, and cancels another one.
func TestClusterLeft(t *testing.T) {
	url := startCluster(t, 0)
	name := filepath.Join("..", "..", "testdata", "benchmarks", "exp_mem2.ll")
	both := filepath.Join(t.TempDir(), "both.prp") // a part of it is not checked
	if err := os.WriteFile(both, []byte("CHECK( init(main()), LTL(G ! call(reach_error())) )\nCHECK( init(main()), LTL(F end) )\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	submitted := func(end error) string {
		ctx, cancel := context.WithCancelCause(t.Context())
		time.AfterFunc(400*time.Millisecond, func() { cancel(end) })
		_, r, errs := verifyAt(ctx, time.Microsecond, name, "--engine=trust", "--property="+both, "--cluster="+url)
		if r.Verdict != "unknown" || r.Reason != end.Error() {
			t.Errorf("%+v; %s", r, errs)
		}
		b, err := jetstream.Connect(t.Context(), jetstream.Options{URL: url})
		if err != nil {
			t.Fatal(err)
		}
		defer b.Close()
		all, err := b.Jobs(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range all {
			if j, err := cluster.Find(t.Context(), b, id); err == nil && j.Status == cluster.Running {
				return id
			}
		}
		return ""
	}
	if id := submitted(explore.ErrTimeout); id != "" {
		t.Errorf("job %s goes on after the limit of time", id)
	}
	id := submitted(errInterrupted)
	if code := run(t.Context(), []string{"gomc", "verify", "--cluster=" + url, "--cancel=" + id}, strings.NewReader(""), io.Discard, io.Discard); code != 0 {
		t.Errorf("--cancel: %d", code)
	}
	if _, r, _ := verifyAt(t.Context(), 0, "--cluster="+url, "--attach="+id); r.Verdict != "unknown" || r.Reason != cluster.ErrCancelled.Error() {
		t.Errorf("%+v", r)
	}
	id = submitted(errInterrupted)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan int)
	go func() {
		ended <- run(ctx, []string{"gomc", "work", "--nats=" + url, "--jobs=1"}, strings.NewReader(""), io.Discard, io.Discard)
	}()
	for range 2 { // the second time the job is done
		if _, r, errs := verifyAt(t.Context(), 0, "--cluster="+url, "--attach="+id, "--timeout=30"); r.Verdict != "unknown" || !strings.Contains(r.Reason, "does not check") || r.Property != "both" || r.Executions != 900 || len(r.Inputs) != 1 {
			t.Errorf("%+v; %s", r, errs)
		}
	}
	cancel()
	<-ended
}

// TestClusterErrors says what is wrong in one line.
func TestClusterErrors(t *testing.T) {
	url := startCluster(t, 0)
	name := filepath.Join("..", "..", "testdata", "benchmarks", "exp_mem.ll")
	for args, want := range map[string]string{
		name + " --cluster=here":                                                    "no URL of a server",
		name + " --cluster=nats://127.0.0.1:1":                                      "--cluster: nats://127.0.0.1:1",
		name + " --engine=optimal --cluster=" + url:                                 "use --engine=trust or --engine=trust-rf",
		name + " --check=leak --cluster=" + url:                                     "--cluster needs an engine",
		name + " --checkpoint=x --cluster=" + url:                                   "exclude each other",
		name + " --unroll=auto --cluster=" + url:                                    "exclude each other",
		name + " --cluster=" + url + " --creds=none":                                "--creds",
		name + " --cluster=" + url + " --tls-cert=app.go":                           "belong together",
		"--cluster=" + url + " --attach=x":                                          "is not the name of a job",
		"--cluster=" + url + " --attach=abcdefghijklmnop":                           "there is no job",
		"--cluster=" + url + " --cancel=abcdefghijklmnop":                           "there is no job",
		name + " --cluster=" + url + " --attach=abcdefghijklmnop":                   "leave out",
		"--attach=abcdefghijklmnop":                                                 "need --cluster",
		"--cluster=" + url + " --attach=abcdefghijklmnop --cancel=abcdefghijklmnop": "exclude each other",
		"--cluster=" + url + " --attach=abcdefghijklmnop --model=tso":               "as it was submitted",
	} {
		if code, r, errs := verifyAt(t.Context(), time.Microsecond, strings.Fields(args)...); code != exitUsage || !strings.Contains(r.Reason, want) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: code %d, %q", args, code, errs)
		}
	}
	for args, want := range map[string]string{
		"serve --listen=0.0.0.0:0": "say who may connect",
		"serve --listen=here":      "no address",
		"serve --listen=127.0.0.1:0 --nkeys=app.go --store=" + t.TempDir(): "no public nkey",
		"serve x": "no files", "work x": "no files",
		"work --jobs=-1 ": "--jobs=-1", "work --slice=0": "--slice=0", "work --nats=x": "no URL", "work --max-memory=x": "--max-memory=x",
	} {
		var errs bytes.Buffer
		if code := run(t.Context(), append([]string{"gomc"}, strings.Fields(args)...), strings.NewReader(""), io.Discard, &errs); code != exitUsage || !strings.Contains(errs.String(), want) {
			t.Errorf("%s: code %d, %q", args, code, errs.String())
		}
	}
	b, err := jetstream.Connect(t.Context(), jetstream.Options{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	if err := cluster.Join(t.Context(), b, "another", true); err != nil {
		t.Fatal(err)
	}
	if err := cluster.Join(t.Context(), b, clusterVersion(), false); !errors.Is(err, cluster.ErrVersion) {
		t.Errorf("%v", err)
	}
	var errs bytes.Buffer
	if code := run(t.Context(), []string{"gomc", "work", "--nats=" + url}, strings.NewReader(""), io.Discard, &errs); code != exitUsage || !strings.Contains(errs.String(), "the cluster is one of another") {
		t.Errorf("%d, %s", code, errs.String())
	}
}

// TestServe runs gomc serve with metrics, and a job whose client does not come back.
func TestServe(t *testing.T) {
	address, observed := freeAddress(t), freeAddress(t)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan int)
	var errs bytes.Buffer
	go func() {
		ended <- run(ctx, []string{"gomc", "serve", "--listen=" + address, "--store=" + t.TempDir(), "--metrics=" + observed}, strings.NewReader(""), io.Discard, &errs)
	}()
	text := ""
	for range 100 {
		if r, err := http.Get("http://" + observed + "/metrics"); err == nil {
			data, _ := io.ReadAll(r.Body)
			r.Body.Close()
			text = string(data)
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if !strings.Contains(text, "# TYPE gomc_jobs_running gauge\ngomc_jobs_running 0\n") || !strings.Contains(text, "gomc_queue_waiting 0") {
		t.Errorf("metrics: %q", text)
	}
	cancel()
	if code := <-ended; code != 0 {
		t.Errorf("code %d, %s", code, errs.String())
	}
}

// TestSweep removes jobs that are over and old, and programs that no job has any more.
func TestSweep(t *testing.T) {
	b, err := jetstream.Connect(t.Context(), jetstream.Options{URL: startCluster(t, 0)})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	id, text := cluster.NewID(), []byte("a program")
	if err := b.PutObject(t.Context(), cluster.Hash(text), text); err != nil {
		t.Fatal(err)
	}
	if err := cluster.Submit(t.Context(), b, id, &cluster.Job{Version: "1", Status: cluster.Running, Created: time.Now()}); err != nil {
		t.Fatal(err)
	}
	late := time.Now().Add(2 * keptFor)
	for _, step := range []struct {
		what          string
		now           time.Time
		cancelled     bool
		job, programs bool
	}{{"a job that runs for weeks", late, false, true, true}, {"a job that is just over", time.Now(), true, true, true}, {"a job that is long over", late, true, false, false}, {"nothing", late, true, false, false}} {
		if step.cancelled && step.job {
			if err := cluster.Cancel(t.Context(), b, id); err != nil {
				t.Error(err)
			}
		}
		if err := sweep(t.Context(), b, step.now); err != nil {
			t.Errorf("%s: %v", step.what, err)
		}
		_, gone := cluster.Find(t.Context(), b, id)
		_, removed := b.Object(t.Context(), cluster.Hash(text))
		if (gone == nil) != step.job || (removed == nil) != step.programs {
			t.Errorf("%s: job: %v, program: %v", step.what, gone, removed)
		}
	}
}
