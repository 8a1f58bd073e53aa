package checker

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/svcomp"
)

var errExit = errors.New("exit status 42")

// ended is a child that has written something and ended with an exit code.
func ended(code int, stdout string) child.End {
	e := child.End{Stdout: []byte(stdout), Code: code}
	if code != 0 {
		e.Err = errExit
	}
	return e
}

func the(t *testing.T, name string) *Tool {
	t.Helper()
	if name == "gomc" {
		return Gomc("bin/gomc")
	}
	tools, err := Peer(name, nil)
	if err != nil || len(tools) != 1 {
		t.Fatal(err)
	}
	return tools[0]
}

func TestRead(t *testing.T) {
	proof := result.Observation{Verdict: "safe", Answer: svcomp.True}
	refuted := result.Observation{Verdict: "violation", Answer: svcomp.False}
	failed := func(why string) result.Observation {
		return result.Observation{Verdict: "error", Answer: svcomp.Unknown, Stopped: result.ByInput, Reason: why}
	}
	for _, c := range []struct {
		tool, name string
		end        child.End
		want       result.Observation
	}{
		{"gomc", "safe", ended(0, `{"verdict":"safe","answer":"true","complete":true,"engine":"trust","executions":12,"blocked":{"await":3,"assume":1},"interpreter":{"instructions":99},"peak_rss_bytes":5000,"error":null}`),
			result.Observation{Verdict: "safe", Answer: svcomp.True, Complete: true, EngineUsed: "trust", Executions: 12, Blocked: 4, Instructions: 99, Peak: 5000}},
		{"gomc", "restricted", ended(0, `{"verdict":"safe","answer":"unknown","answer_reason":"values 0..2"}`), result.Observation{Verdict: "safe", Answer: svcomp.Unknown, Reason: "values 0..2"}},
		{"gomc", "violation", ended(1, `{"verdict":"violation","exit_code":1,"answer":"false","executions":2,"error":{"kind":"assertion","message":"x is 1"}}`),
			result.Observation{Verdict: "violation", Answer: svcomp.False, Executions: 2, Kind: "assertion", Message: "x is 1"}},
		{"gomc", "time", ended(4, `{"verdict":"unknown","exit_code":4,"answer":"unknown","reason":"the time limit was reached; more","executions":5}`),
			result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Executions: 5, Reason: "the time limit was reached; more", Stopped: result.ByTime}},
		{"gomc", "memory", ended(4, `{"verdict":"unknown","exit_code":4,"answer":"unknown","reason":"the memory limit was reached"}`),
			result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: "the memory limit was reached", Stopped: result.ByMemory}},
		{"gomc", "bound", ended(4, `{"verdict":"unknown","exit_code":4,"answer":"unknown","answer_reason":"bound"}`), result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: "bound"}},
		{"gomc", "unsupported", ended(3, `{"verdict":"unsupported","exit_code":3,"reason":"longjmp"}`), result.Observation{Verdict: "unsupported", Answer: svcomp.Unknown, Reason: "longjmp", Stopped: result.ByLanguage}},
		{"gomc", "usage", ended(2, `{"verdict":"error","exit_code":2,"reason":"no file"}`), result.Observation{Verdict: "error", Answer: svcomp.Unknown, Reason: "no file", Stopped: result.ByInput}},
		{"gomc", "bug", ended(70, `{"verdict":"error","exit_code":70,"reason":"oh"}`), result.Observation{Verdict: "error", Answer: svcomp.Unknown, Reason: "oh", Stopped: result.ByCrash}},
		{"gomc", "nothing", ended(-1, ""), result.Observation{Verdict: "error", Answer: svcomp.Unknown, Reason: "no result: (exit status 42)", Stopped: result.ByCrash}},

		{"genmc", "safe", ended(0, "*** done\nNo errors were detected.\nNumber of complete executions explored: 3\nNumber of blocked executions seen: 2\n"),
			result.Observation{Verdict: "safe", Answer: svcomp.True, Complete: true, Executions: 3, Blocked: 2}},
		{"genmc", "error", ended(42, "Error: Safety violation!\nEvent (1, 2)\nNumber of complete executions explored: 1\n"),
			result.Observation{Verdict: "violation", Answer: svcomp.False, Executions: 1, Message: "Error: Safety violation!"}},
		{"genmc", "C error", ended(1, "f.c:1:2: error: no such name\n1 error generated.\n"), failed("1 error generated. (exit status 42)")},
		{"genmc", "no success", ended(1, "No errors were detected.\nNumber of complete executions explored: 3\n"), func() result.Observation {
			o := failed("Number of complete executions explored: 3 (exit status 42)")
			o.Executions = 3
			return o
		}()},
		{"nidhugg", "safe", ended(0, "Trace count: 12\nSleepset-blocked trace count: 5\nAssume-blocked trace count: 2\nNo errors were detected.\n"),
			result.Observation{Verdict: "safe", Answer: svcomp.True, Complete: true, Executions: 12, Blocked: 7}},
		{"nidhugg", "error", ended(42, "Trace count: 2\n\n Error detected:\n  (0,1)\n    Error: Assertion at (0,1)\n"),
			result.Observation{Verdict: "violation", Answer: svcomp.False, Executions: 2, Message: "Error: Assertion at (0,1)"}},
		{"nidhugg", "out of memory", ended(42, "Error: std::bad_alloc\n"), failed("Error: std::bad_alloc")},
		{"nidhugg", "something else", ended(0, "usage\n"), failed("usage")},

		{"cbmc", "safe", ended(0, "** 0 of 4 failed\nVERIFICATION SUCCESSFUL\n"), proof},
		{"cbmc", "error", ended(10, "[main.assertion.1] line 7 assertion x: FAILURE\nVERIFICATION FAILED\n"), refuted},
		{"cbmc", "cut", ended(10, "[main.unwind.0] line 3 unwinding assertion loop 0: FAILURE\nVERIFICATION FAILED\n"), result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: "a loop was cut"}},
		{"cbmc", "C error", ended(6, "PARSING ERROR\n"), failed("PARSING ERROR (exit status 42)")},
		{"deagle", "safe", ended(0, "VERIFICATION SUCCESSFUL\n"), proof},
		{"deagle", "error", ended(0, "VERIFICATION FAILED\n"), refuted},
		{"dartagnan", "safe", ended(0, "[main] INFO PASS is not there yet\nTRUE\nPASS\n"), proof},
		{"dartagnan", "error", ended(0, "lines\nFAIL\n"), refuted},
		{"dartagnan", "bound", ended(0, "UNKNOWN\n"), result.Observation{Verdict: "unknown", Answer: svcomp.Unknown, Reason: "UNKNOWN"}},
		{"dartagnan", "crash", ended(1, "FAIL\nException\n"), failed("Exception (exit status 42)")},
	} {
		if got := the(t, c.tool).Read(c.end); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s, %s:\n%+v, want\n%+v", c.tool, c.name, got, c.want)
		}
	}
}

func TestReadRobust(t *testing.T) {
	o := Robust("gomc").Read(ended(1, `{"verdict":"not_robust","exit_code":1,"models":[{"model":"tso","verdict":"robust"},{"model":"pso","verdict":"not_robust"}]}`))
	if o.Robust["tso"] != "robust" || o.Robust["pso"] != "not_robust" || result.Judge(&task.Task{}, RobustModel, &o) != result.Open {
		t.Errorf("%+v", o)
	}
	o = Robust("gomc").Read(ended(4, `{"verdict":"unknown","exit_code":4,"reason":"","models":[{"model":"tso","verdict":"unknown","reason":"a bound"}]}`))
	if o.Reason != "a bound" || result.Judge(&task.Task{}, RobustModel, &o) != result.Unknown {
		t.Errorf("%+v", o)
	}
}

func TestObserve(t *testing.T) {
	g := the(t, "gomc")
	e := ended(0, `{"verdict":"safe","answer":"true","peak_rss_bytes":7}`)
	e.CPU, e.Wall, e.Peak = time.Second, 2*time.Second, 9
	if o := g.Observe(e); o.CPU != 1 || o.Wall != 2 || o.Peak != 7 || o.Stopped != "" {
		t.Errorf("%+v", o)
	}
	for cause, want := range map[child.Cause]result.Class{child.Time: result.Timeout, child.Memory: result.OutOfMemory} {
		e := child.End{Code: -1, Killed: cause, Peak: 9}
		o := g.Observe(e)
		if got := result.Judge(&task.Task{Expected: task.True}, "sc", &o); got != want || o.Peak != 9 {
			t.Errorf("%s: %s", cause, got)
		}
	}
}

func TestArgs(t *testing.T) {
	limits := child.Limits{Wall: time.Second, Memory: 1000}
	counted := task.Task{Files: []string{"dir/a.N2.ll"}, Defines: []string{"N=2"}, Flags: []string{"--no-await"}, Executions: map[string]uint64{"": 7}}
	defined := task.Task{Files: []string{"a.i"}, Property: "p/no-data-race.prp", DataModel: "ILP32"}
	checked := task.Task{Files: []string{"a.c", "b.c"}, Check: "race,deadlock", Defines: []string{"N=2"}}
	textual := task.Task{Files: []string{"a.c"}, Defines: []string{`FILE="it's.h"`, "SUM=1 + 2"}}
	for _, c := range []struct {
		tool string
		task task.Task
		want string
	}{
		{"gomc", counted, "verify --json --progress=never --model=sc --engine=source --timeout=1s --max-memory=1000 --no-await --jobs=1 -- dir/a.N2.ll"},
		{"gomc", defined, "verify --json --progress=never --model=sc --engine=source --timeout=1s --max-memory=1000 --property=p/no-data-race.prp --data-model=ILP32 --jobs=1 -- a.i"},
		{"gomc", checked, "verify --json --progress=never --model=sc --engine=source --timeout=1s --max-memory=1000 --check=race,deadlock --cflags=-DN=2 --jobs=1 -- a.c b.c"},
		{"gomc", textual, `verify --json --progress=never --model=sc --engine=source --timeout=1s --max-memory=1000 --cflags='-DFILE="it'/''s.h"' --cflags='-DSUM=1 + 2' --jobs=1 -- a.c`},
		{"genmc", counted, "--sc --disable-estimation --disable-mm-detector --disable-race-detection --disable-ipr --disable-sr --disable-bam --disable-load-annotation --disable-spin-assume -- -DN=2 dir/a.c"},
		{"nidhugg", counted, "-DN=2 -- --sc --source --no-check-mutex-init --no-commute-rmws --no-partial-loop-purity dir/a.c"},
		{"cbmc", defined, "--mm sc --32 a.i"},
		{"deagle", defined, "p/no-data-race.prp a.i --32"},
		{"dartagnan", defined, "p/no-data-race.prp a.i"},
	} {
		got := the(t, c.tool).Args(&c.task, Setup{Engine: "source", Model: "sc", Flags: []string{"--jobs=1"}, Limits: limits})
		if strings.ReplaceAll(strings.Join(got, " "), `\`, "/") != c.want {
			t.Errorf("%s:\n%s, want\n%s", c.tool, strings.Join(got, " "), c.want)
		}
	}
	got := Robust("gomc").Args(&defined, Setup{Engine: "trust", Model: RobustModel, Flags: []string{"--keep-going"}, Limits: limits})
	if want := "robust --json --no-fences --timeout=1s --max-memory=1000 --data-model=ILP32 -- a.i"; strings.Join(got, " ") != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestUnfit(t *testing.T) {
	c := task.Task{Files: []string{"a.c"}}
	race := task.Task{Files: []string{"a.c"}, Property: "no-data-race.prp"}
	two := task.Task{Files: []string{"a.c", "b.c"}}
	named := task.Task{Files: []string{"a.c"}, Peers: map[string][]string{"genmc": {"rc11"}, "nidhugg": {"optimal"}}}
	for _, d := range []struct {
		tool, model string
		task        task.Task
		fits        bool
	}{
		{"gomc", "rc11", two, true}, {"genmc", "sc", c, true}, {"genmc", "pso", c, false}, {"genmc", "sc", two, false}, {"genmc", "sc", race, false},
		{"genmc", "sc", named, false}, {"genmc", "rc11", named, true}, {"nidhugg", "tso", c, true}, {"nidhugg", "sc", named, false}, {"nidhugg", "rc11", c, false},
		{"deagle", "sc", race, true}, {"deagle", "sc", c, false}, {"deagle", "tso", race, false}, {"cbmc", "tso", c, true}, {"cbmc", "sc", race, false},
		{"dartagnan", "sc", race, true}, {"cbmc", "sc", task.Task{Files: []string{"a.c"}, Check: "race"}, false},
	} {
		if why := the(t, d.tool).Unfit(&d.task, d.model); (why == "") != d.fits {
			t.Errorf("%s under %s: %q", d.tool, d.model, why)
		}
	}
	tools, err := Peer("nidhugg=/opt/nidhuggc", []task.Task{named, {Peers: map[string][]string{"nidhugg": {"source", "optimal"}}}})
	if err != nil || len(tools) != 2 || tools[0].Name != "nidhugg optimal" || tools[1].Command != "/opt/nidhuggc" || tools[0].Unfit(&named, "sc") != "" {
		t.Errorf("%+v, %v", tools, err)
	}
	if _, err := Peer("spin", nil); err == nil || !strings.Contains(err.Error(), "dartagnan") {
		t.Error(err)
	}
	if names := slices.Sorted(maps.Keys(peers)); !slices.Equal(names, slices.Sorted(slices.Values(Peers()))) {
		t.Error("the names of the peers are not those of the adapters")
	}
}

// TestFake runs scripts that talk as peers do.
func TestFake(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no shell")
	}
	dir := t.TempDir()
	for name, script := range map[string]string{
		"genmc":     `case "$*" in *--sc*bad.c) echo "Error: Safety violation!"; echo "Number of complete executions explored: 1"; exit 42;; *) echo "No errors were detected."; echo "Number of complete executions explored: 4";; esac`,
		"nidhugg":   `case "$*" in *bad.c) echo "Trace count: 1"; echo "  Error: Assertion"; exit 42;; *) echo "Trace count: 4"; echo "No errors were detected.";; esac`,
		"cbmc":      `case "$*" in *bad.c) echo "VERIFICATION FAILED"; exit 10;; *) echo "VERIFICATION SUCCESSFUL";; esac`,
		"deagle":    `test "$1" = unreach-call.prp || exit 1; case "$*" in *bad.c*) echo "VERIFICATION FAILED";; *) echo "VERIFICATION SUCCESSFUL";; esac`,
		"dartagnan": `test "$1" = unreach-call.prp || exit 1; case "$*" in *bad.c) echo FAIL;; *) echo PASS;; esac`,
	} {
		command := filepath.Join(dir, name)
		if err := os.WriteFile(command, []byte("#!/bin/sh\n"+script+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
		tools, err := Peer(name+"="+command, nil)
		if err != nil {
			t.Fatal(err)
		}
		for file, want := range map[string]result.Class{"good.c": result.Right, "bad.c": result.Alarm} {
			tk := task.Task{Files: []string{file}, Property: "unreach-call.prp", Expected: task.True}
			o := tools[0].Observe(child.Run(t.Context(), child.Limits{Wall: time.Minute}, tools[0].Command, tools[0].Args(&tk, Setup{Model: "sc"})...))
			if got := result.Judge(&tk, "sc", &o); got != want {
				t.Errorf("%s %s: %s, %+v", name, file, got, o)
			}
		}
	}
}
