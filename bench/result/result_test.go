package result

import (
	"bytes"
	"encoding/csv"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/svcomp"
)

func TestJudge(t *testing.T) {
	counted := map[string]uint64{"sc": 7, "": 9}
	for name, c := range map[string]struct {
		task task.Task
		o    Observation
		want Class
	}{
		"proof":                     {task.Task{Expected: task.True}, Observation{Verdict: "safe", Answer: svcomp.True}, Right},
		"wrong proof":               {task.Task{Expected: task.False}, Observation{Verdict: "safe", Answer: svcomp.True}, Missed},
		"refutation":                {task.Task{Expected: task.False}, Observation{Verdict: "violation", Answer: svcomp.False}, Right},
		"alarm":                     {task.Task{Expected: task.True}, Observation{Verdict: "violation", Answer: svcomp.False}, Alarm},
		"safe for some inputs":      {task.Task{Expected: task.True}, Observation{Verdict: "safe", Answer: svcomp.Unknown}, Unknown},
		"missed for some inputs":    {task.Task{Expected: task.False}, Observation{Verdict: "safe", Answer: svcomp.Unknown}, Unknown},
		"not replayed":              {task.Task{Expected: task.False}, Observation{Verdict: "violation", Answer: svcomp.Unknown}, Unknown},
		"table, for some inputs":    {task.Task{Expected: task.Safe}, Observation{Verdict: "safe", Answer: svcomp.Unknown}, Right},
		"table, missed":             {task.Task{Expected: task.Violation}, Observation{Verdict: "safe", Answer: svcomp.True}, Missed},
		"table, found":              {task.Task{Expected: task.Violation, Kinds: []string{"hang", "assertion"}}, Observation{Verdict: "violation", Kind: "assertion"}, Right},
		"table, another kind":       {task.Task{Expected: task.Violation, Kinds: []string{"hang", "assertion"}}, Observation{Verdict: "violation", Kind: "race"}, Alarm},
		"table, a peer":             {task.Task{Expected: task.Violation, Kinds: []string{"hang"}}, Observation{Verdict: "violation"}, Right},
		"table, alarm":              {task.Task{Expected: task.Safe}, Observation{Verdict: "violation"}, Alarm},
		"table, unknown":            {task.Task{Expected: "unknown"}, Observation{Verdict: "unknown"}, Right},
		"table, unknown, late":      {task.Task{Expected: "unknown"}, Observation{Verdict: "unknown", Stopped: ByTime}, Timeout},
		"table, safe though hard":   {task.Task{Expected: "unknown"}, Observation{Verdict: "safe"}, Missed},
		"table, unsafe though hard": {task.Task{Expected: "unknown"}, Observation{Verdict: "violation"}, Alarm},
		"nobody knows":              {task.Task{}, Observation{Verdict: "safe"}, Open},
		"nobody knows either":       {task.Task{}, Observation{Verdict: "unknown"}, Unknown},
		"count":                     {task.Task{Expected: task.Safe, Executions: counted}, Observation{Verdict: "safe", Executions: 7, Complete: true, EngineUsed: "trust"}, Right},
		"wrong count":               {task.Task{Expected: task.Safe, Executions: counted}, Observation{Verdict: "safe", Executions: 8, Complete: true, EngineUsed: "optimal"}, Miscount},
		"wrong count of a peer":     {task.Task{Executions: counted}, Observation{Verdict: "safe", Executions: 8, Complete: true}, Miscount},
		"other equivalence":         {task.Task{Expected: task.Safe, Executions: counted}, Observation{Verdict: "safe", Executions: 8, Complete: true, EngineUsed: "rvf"}, Right},
		"time":                      {task.Task{Expected: task.True}, Observation{Verdict: "unknown", Answer: svcomp.Unknown, Stopped: ByTime}, Timeout},
		"memory":                    {task.Task{Expected: task.True}, Observation{Stopped: ByMemory}, OutOfMemory},
		"crash":                     {task.Task{Expected: task.True}, Observation{Verdict: "error", Stopped: ByCrash}, Crash},
		"input":                     {task.Task{Expected: task.True}, Observation{Verdict: "error", Stopped: ByInput}, BadInput},
		"unsupported":               {task.Task{Expected: task.Safe}, Observation{Verdict: "unsupported", Stopped: ByLanguage}, Unsupported},
	} {
		if got := Judge(&c.task, "sc", &c.o); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	if got := Judge(&task.Task{Executions: counted}, "tso", &Observation{Verdict: "safe", Executions: 9, Complete: true}); got != Open {
		t.Errorf("9 executions under tso: %s", got)
	}
}

func res(name, engine string, class Class, cpu float64) *Result {
	return &Result{Task: name, Tool: "gomc", Engine: engine, Model: "sc", Class: class, Observation: Observation{CPU: cpu}}
}

// TestFile writes results, opens the file again, also after the last line was torn, and reads it in both forms.
func TestFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "results.jsonl")
	h := Header{Version: "v1", Timeout: 2}
	open := func() *File {
		t.Helper()
		f, err := OpenFile(name, h)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	add := func(f *File, rs ...*Result) {
		t.Helper()
		for _, r := range rs {
			if err := f.Add(r); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	a, b, c := res("a", "", Right, 1), res("b", "", Unknown, 2), res("c", "", Open, 3)
	a.Reason = "a <b> & \u2028"
	add(open(), a, b)
	torn, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := torn.WriteString(`{"task":"c","tool":"go`); err != nil {
		t.Fatal(err)
	}
	torn.Close()
	f := open()
	if len(f.Results) != 2 || !reflect.DeepEqual(f.Results[0], a) {
		t.Errorf("%+v", f.Results)
	}
	add(f, c)
	run, err := Read(name)
	if err != nil || !reflect.DeepEqual(run.Results, []*Result{a, b, c}) || run.Version != "v1" {
		t.Errorf("%+v, %v", run, err)
	}
	if _, err := OpenFile(name, Header{Version: "v2", Timeout: 2}); err == nil || !strings.Contains(err.Error(), "another file") {
		t.Errorf("results of another version are taken: %v", err)
	}
	var text bytes.Buffer
	if err := run.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	whole := filepath.Join(t.TempDir(), "results.json")
	if err := os.WriteFile(whole, text.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	if again, err := Read(whole); err != nil || !reflect.DeepEqual(again, run) {
		t.Errorf("%+v, %v", again, err)
	}
	for _, text := range []string{"", "{}", "[]\n", `{"gomc_bench":99}` + "\n", "{\"gomc_bench\":1}\nno result\n"} {
		if err := os.WriteFile(whole, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(whole); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

func TestCSV(t *testing.T) {
	r := res("a,b", "trust", Right, 1.5)
	r.Reason, r.Expected, r.Answer = "x\n\"y\"", task.True, svcomp.True
	var b bytes.Buffer
	if err := (&Run{Results: []*Result{r}}).WriteCSV(&b); err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(lines) != 2 {
		t.Fatal(lines, err)
	}
	got := map[string]string{}
	for i, name := range lines[0] {
		got[name] = lines[1][i]
	}
	if got["task"] != "a,b" || got["reason"] != "x\n\"y\"" || got["score"] != "2" || got["cpu_seconds"] != "1.500" {
		t.Error(got)
	}
}

func TestSummary(t *testing.T) {
	proof, wrong := res("a", "trust", Right, 1), res("b", "trust", Missed, 2)
	proof.Expected, proof.Answer = task.True, svcomp.True
	wrong.Expected, wrong.Answer = task.False, svcomp.True
	all := Summarise([]*Result{proof, res("a", "states", Timeout, 4), wrong})
	if len(all) != 2 || all[0].Config != "gomc trust sc" || all[0].Tasks != 2 || all[0].Score != -30 || all[0].CPU != 3 || all[0].Classes[Missed] != 1 || all[1].Classes[Timeout] != 1 {
		t.Errorf("%+v", all)
	}
}

func TestCauses(t *testing.T) {
	say := func(class Class, reason string) *Result {
		r := res(reason, "", class, 1)
		r.Reason = reason
		return r
	}
	got := Causes([]*Result{say(Unsupported, "unsupported: longjmp at a/b.c:7"), say(Unsupported, "unsupported: longjmp at c.c:12"), say(Unknown, "more than 4094 threads"),
		say(Right, "x"), say(Alarm, "y"), say(Unsupported, "unsupported: getenv"), say(Unknown, "more than 64 threads (a/b.c:3)"), say(Unsupported, "unsupported: longjmp")})
	want := []Cause{{Unsupported, "unsupported: longjmp", 3, "unsupported: longjmp at a/b.c:7"}, {Unknown, "more than N threads", 2, "more than 4094 threads"}, {Unsupported, "unsupported: getenv", 1, "unsupported: getenv"}}
	if !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestAgainst(t *testing.T) {
	fast, slow := res("a", "trust", Right, 1), res("a", "states", Right, 4)
	fast.Executions, slow.Executions = 100, 100
	got := Against([]*Result{fast, slow, res("b", "trust", Right, 2), res("b", "states", Open, 2), res("c", "trust", Right, 1), res("c", "states", Alarm, 1),
		res("d", "trust", Timeout, 9), res("d", "states", Right, 1), res("e", "trust", Right, 9)})
	if len(got) != 1 {
		t.Fatalf("%+v", got)
	}
	q := got[0]
	if q.Both != 2 || q.OnlyA != 1 || q.OnlyB != 1 || math.Abs(q.Time-0.5) > 1e-9 || math.Abs(q.Median-0.625) > 1e-9 || math.Abs(q.Rate-4) > 1e-9 {
		t.Errorf("%+v", q)
	}
	if Against([]*Result{fast}) != nil {
		t.Error("one configuration is compared")
	}
}

func TestCompare(t *testing.T) {
	old := &Run{Results: []*Result{res("same", "", Right, 2), res("lost", "", Right, 1), res("won", "", Timeout, 9), res("gone", "", Unknown, 1), res("wrong", "", Unknown, 1), res("open", "", Open, 1)}}
	now := &Run{Results: []*Result{res("same", "", Right, 1), res("lost", "", Timeout, 9), res("won", "", Right, 1), res("wrong", "", Alarm, 1), res("new", "", Right, 1), res("open", "", Right, 2)}}
	c := Compare(old, now)
	var changes, lost []string
	for _, d := range c.Changes {
		changes = append(changes, d.New.Task)
		if d.Lost() {
			lost = append(lost, d.New.Task)
		}
	}
	if !slices.Equal(changes, []string{"lost", "won", "wrong", "open"}) || !slices.Equal(lost, []string{"lost", "wrong"}) || !c.Failed() ||
		len(c.Absent) != 1 || c.Absent[0].Task != "gone" || len(c.Added) != 1 || c.Both != 2 || math.Abs(c.Time-1) > 1e-9 {
		t.Errorf("%v %v %+v", changes, lost, c)
	}
	for _, d := range []struct {
		old, now Class
		failed   bool
	}{{Right, Right, false}, {Unknown, Right, false}, {Right, Unknown, true}, {Unknown, Missed, true}, {Open, Unsupported, true}, {Unknown, Timeout, false}, {Miscount, Right, false}} {
		if got := Compare(&Run{Results: []*Result{res("a", "", d.old, 1)}}, &Run{Results: []*Result{res("a", "", d.now, 1)}}).Failed(); got != d.failed {
			t.Errorf("%s, then %s: failed is %v", d.old, d.now, got)
		}
	}
	if !Compare(&Run{Results: []*Result{res("a", "", Right, 1)}}, &Run{}).Failed() {
		t.Error("a task that was right is not run any more")
	}
	violation := res("a", "", Right, 1)
	violation.Kind = "race"
	if c := Compare(&Run{Results: []*Result{res("a", "", Right, 1)}}, &Run{Results: []*Result{violation}}); len(c.Changes) != 1 || c.Failed() {
		t.Errorf("%+v", c)
	}
}
