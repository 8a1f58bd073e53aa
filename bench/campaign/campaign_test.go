package campaign

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/bench/checker"
	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/svcomp"
)

// TestMain is the tool of these tests: it notes that it was run, and does what the name of its task says.
func TestMain(m *testing.M) {
	log := os.Getenv("CAMPAIGN_TEST")
	if log == "" {
		os.Exit(m.Run())
	}
	f, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	fmt.Fprintln(f, strings.TrimSpace(strings.Join(os.Args[1:], " ")))
	f.Close()
	switch os.Args[1] {
	case "hang":
		time.Sleep(time.Hour)
	case "crash":
		os.Exit(2)
	}
	fmt.Print("safe")
}

// fake is a tool that says what its command prints. It does not know the memory model ra.
func fake(name string) *checker.Tool {
	return &checker.Tool{
		Name: name, Command: os.Args[0],
		Unfit: func(_ *task.Task, model string) string {
			if model == "ra" {
				return "no ra"
			}
			return ""
		},
		Args: func(t *task.Task, s checker.Setup) []string { return []string{t.Name, s.Model, s.Engine} },
		Read: func(e child.End) result.Observation {
			if string(e.Stdout) == "safe" {
				return result.Observation{Verdict: "safe", Answer: svcomp.True}
			}
			return result.Observation{Verdict: "error", Stopped: result.ByCrash}
		},
	}
}

func tasks(names ...string) (all []task.Task) {
	for _, n := range names {
		all = append(all, task.Task{Name: n, Expected: task.True})
	}
	return all
}

// names are the runs, sorted.
func names(runs []Run) string {
	var all []string
	for _, r := range runs {
		all = append(all, strings.Join(strings.Fields(r.Tool.Name+" "+r.Task.Name+" "+r.Setup.Engine+" "+r.Setup.Model), "/"))
	}
	return strings.Join(all, " ")
}

func TestRuns(t *testing.T) {
	p := Plan{Tasks: tasks("a", "b"), Tools: []*checker.Tool{fake("gomc"), fake("peer")}}
	p.Tasks[1].Models = []string{"tso", "ra"}
	runs, unfit := p.Runs()
	if got, want := names(runs), "gomc/a/sc peer/a/sc gomc/b/tso peer/b/tso"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if len(unfit) != 2 || unfit[[2]string{"gomc", "no ra"}] != 1 {
		t.Errorf("%v", unfit)
	}
	p.Engines, p.Models = []string{"trust", "states"}, []string{"sc", "tso"}
	runs, _ = p.Runs()
	if got, want := names(runs), "gomc/a/trust/sc gomc/a/states/sc gomc/a/trust/tso gomc/a/states/tso peer/a/sc peer/a/tso gomc/b/trust/tso gomc/b/states/tso peer/b/tso"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// store opens a file of results.
func store(t *testing.T, name string) *result.File {
	t.Helper()
	f, err := result.OpenFile(name, result.Header{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// called lists the calls of the tool, sorted.
func called(t *testing.T, log string) []string {
	t.Helper()
	data, err := os.ReadFile(log)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	sort.Strings(lines)
	_ = os.Remove(log)
	return lines
}

// TestResume interrupts a campaign while a tool hangs, and goes on.
func TestResume(t *testing.T) {
	dir := t.TempDir()
	log, results := filepath.Join(dir, "log"), filepath.Join(dir, "results")
	t.Setenv("CAMPAIGN_TEST", log)
	p := Plan{Tasks: tasks("a", "b", "hang", "c"), Tools: []*checker.Tool{fake("peer")}, Jobs: 1}
	runs, _ := p.Runs()
	ctx, interrupt := context.WithCancelCause(t.Context())
	seen := 0
	file := store(t, results)
	stop := errors.New("stop")
	go func() { // when it hangs
		for {
			if data, _ := os.ReadFile(log); strings.Contains(string(data), "hang") {
				interrupt(stop)
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
	}()
	if err := p.Execute(ctx, runs, file, func(*result.Result) { seen++ }); err != stop || seen != 2 || Pending(runs, file.Results) != 2 {
		t.Fatalf("%v, %d results", err, seen)
	}
	if got := called(t, log); !slices.Equal(got, []string{"a sc", "b sc", "hang sc"}) {
		t.Errorf("%q", got)
	}
	file.Close()
	p.Limits.Wall = 200 * time.Millisecond
	p.Jobs = 2
	runs, _ = p.Runs()
	file = store(t, results)
	if err := p.Execute(t.Context(), runs, file, func(*result.Result) {}); err != nil {
		t.Fatal(err)
	}
	if got := called(t, log); !slices.Equal(got, []string{"c sc", "hang sc"}) {
		t.Errorf("%q", got)
	}
	file.Close()
	run, err := result.Read(results)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range Select(runs, append(run.Results, &result.Result{Task: "other"})) {
		got = append(got, r.Task+" "+string(r.Class))
	}
	if want := []string{"a right", "b right", "hang timeout", "c right"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestCrash(t *testing.T) {
	t.Setenv("CAMPAIGN_TEST", filepath.Join(t.TempDir(), "log"))
	p := Plan{Tasks: tasks("crash", "crash"), Tools: []*checker.Tool{fake("peer")}, Jobs: 3}
	runs, _ := p.Runs()
	file := store(t, filepath.Join(t.TempDir(), "results"))
	if err := p.Execute(t.Context(), runs, file, func(*result.Result) {}); err != nil || len(file.Results) != 1 || file.Results[0].Class != result.Crash {
		t.Errorf("%v, %+v", err, file.Results)
	}
}

// TestWider gives gomc the time to say how far it has come.
func TestWider(t *testing.T) {
	if l := checker.Wider(child.Limits{Wall: time.Second, Memory: 100 << 20}); l.Wall <= time.Second || l.Memory <= 100<<20 {
		t.Errorf("%+v", l)
	}
	if l := checker.Wider(child.Limits{}); l != (child.Limits{}) {
		t.Errorf("%+v", l)
	}
}
