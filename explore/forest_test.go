package explore

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// interleavings is an engine for tests: it walks the tree of all interleavings,
// without any reduction. An option is the number of an enabled process.
type interleavings struct {
	*run
	m    *memmodel.Machine
	at   tree.Position
	done bool

	lessons *lessons
	known   int32
}

// lessons counts the restarts of a search.
type lessons struct{ count atomic.Int32 }

// lessonsNeeded is how many restarts a search needs.
const lessonsNeeded = 2

func (l *lessons) walker(r *run) (tree.Walker[Tally], error) {
	return &interleavings{run: r, m: memmodel.NewMachineWith(r.prog, r.model, r.mixed), lessons: l, known: l.count.Load()}, nil
}

func (l *lessons) learned() (json.RawMessage, error) { return json.Marshal(l.count.Load()) }

func (l *lessons) learn(data json.RawMessage) error {
	var count int32
	err := json.Unmarshal(data, &count)
	l.count.Store(count)
	return err
}

func (w *interleavings) enabled() (all []memmodel.Proc) {
	for p := memmodel.Proc(0); p < w.m.Procs(); p++ {
		if w.m.Enabled(p) {
			all = append(all, p)
		}
	}
	return all
}

func (w *interleavings) Start(p tree.Position) error {
	for range len(w.m.Steps()) {
		w.m.Undo()
	}
	w.at, w.done = tree.Position{Base: p.Base}, false
	for d, option := range p.Path {
		all := w.enabled()
		if int(option) >= len(all) {
			if w.done = d == p.Base; !w.done {
				return fmt.Errorf("no option %d at depth %d", option, d)
			}
			break
		}
		w.m.Exec(all[option], 0)
		w.at.Path = append(w.at.Path, option)
	}
	return nil
}

func (w *interleavings) Run(interrupted *atomic.Bool) tree.Status {
	for !w.done {
		w.visit()
		if w.known < lessonsNeeded && w.executions > 100 {
			w.lessons.count.CompareAndSwap(w.known, w.known+1)
			w.follow(startOver)
		}
		if w.over() {
			return tree.Halted
		}
		if !w.done && interrupted.Load() {
			return tree.Interrupted
		}
	}
	return tree.Exhausted
}

// visit looks at the place where the walker stands and goes on to the next.
func (w *interleavings) visit() {
	if k := len(w.m.Steps()); k > 0 {
		w.events++
		w.faulty(w.m, w.m.Steps()[k-1].Thread)
	}
	all := w.enabled()
	if len(all) > 0 {
		w.m.Exec(all[0], 0)
		w.at.Path = append(w.at.Path, 0)
		return
	}
	w.maximal(w.m)
	for d := len(w.at.Path) - 1; d >= w.at.Base; d-- {
		option := w.at.Path[d] + 1
		w.m.Undo()
		w.at.Path = w.at.Path[:d]
		if all := w.enabled(); int(option) < len(all) {
			w.m.Exec(all[option], 0)
			w.at.Path = append(w.at.Path, option)
			return
		}
	}
	w.done = true
}

func (w *interleavings) Position() tree.Position {
	p := tree.Position{Path: slices.Clone(w.at.Path), Base: w.at.Base}
	if w.done {
		p.Path = append(p.Path, int32(len(w.enabled())))
	}
	return p
}

func (w *interleavings) Split() (given tree.Position, ok bool) {
	given, w.at, ok = w.at.Split()
	return given, ok
}

func (w *interleavings) Tally() Tally { return w.tally() }

const testEngine = "interleavings"

func withTestEngine(t *testing.T) {
	engines = append(engines, engine{name: testEngine, forest: func(*run) forest { return &lessons{} }})
	t.Cleanup(func() { engines = engines[:len(engines)-1] })
}

// racing has some ten thousand interleavings, and violations.
func racing() event.Program {
	add := []litmus.Stmt{{Kind: litmus.Load}, {Kind: litmus.Store, UseR: true, C: 1}}
	return (&litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{add, add, add,
		{{Kind: litmus.Load, Var: 0}, {Kind: litmus.Assert, C: 0}},
	}}).Compile()
}

// TestWalk compares several jobs, and explorations that are cut and resumed, with
// one that is not.
func TestWalk(t *testing.T) {
	withTestEngine(t)
	all := Options{Engine: testEngine, KeepGoing: true}
	want, err := Run(t.Context(), racing(), all)
	if err != nil || want.Verdict != Violation || !want.Complete || want.Counts.Executions == 0 {
		t.Fatalf("%+v, %v", want, err)
	}
	t.Logf("%+v", want.Counts)
	for _, jobs := range []int{1, 2, 3} {
		opts := all
		opts.Jobs = jobs
		got, err := Run(t.Context(), racing(), opts)
		if err != nil || !reflect.DeepEqual(got.Counts, want.Counts) || !got.Complete || got.Error == nil {
			t.Errorf("%d jobs: %+v, %v; want %+v", jobs, got, err, want)
		}
	}
	var written []byte
	opts := all
	opts.CheckpointInterval = 10 * time.Millisecond
	opts.Checkpoint = func(s State) { written, _ = json.Marshal(s) }
	opts.ProgressInterval = 10 * time.Millisecond
	opts.Progress = func(Counts) {}
	cut := 0
	for runs := 1; ; runs++ {
		opts.Jobs = 1 + runs%3
		ctx, cancel := context.WithTimeoutCause(t.Context(), 3*time.Millisecond, ErrTimeout)
		got, err := Run(ctx, racing(), opts)
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		if got.Complete {
			if !reflect.DeepEqual(got.Counts, want.Counts) || got.Error == nil {
				t.Errorf("after %d runs: %+v; want %+v", runs, got, want)
			}
			break
		}
		cut++
		if got.Reason != ErrTimeout.Error() || runs > 1000 {
			t.Fatalf("%+v", got)
		}
		opts.Resume = &State{}
		if err := json.Unmarshal(written, opts.Resume); err != nil {
			t.Fatal(err)
		}
	}
	if cut == 0 {
		t.Error("no exploration was cut")
	}
}

// TestWalkViolation stops at a violation, and goes on from there.
func TestWalkViolation(t *testing.T) {
	withTestEngine(t)
	var s State
	opts := Options{Engine: testEngine, Checkpoint: func(to State) { s = to }}
	first, err := Run(t.Context(), racing(), opts)
	if err != nil || first.Verdict != Violation || first.Complete || len(s.Pending) == 0 {
		t.Fatalf("%+v, %v", first, err)
	}
	if e, _, err := Replay(racing(), memmodel.SC, s.Tally.Error.Schedule); err != nil || e == nil {
		t.Errorf("the violation in the checkpoint does not replay: %v", err)
	}
	opts.Resume = &s
	if again, err := Run(t.Context(), racing(), opts); err != nil || !reflect.DeepEqual(again, first) {
		t.Errorf("resumed: %+v, %v; want %+v", again, err, first)
	}
	opts.KeepGoing = true
	rest, err := Run(t.Context(), racing(), opts)
	want, _ := Run(t.Context(), racing(), Options{Engine: testEngine, KeepGoing: true})
	if err != nil || !rest.Complete || !reflect.DeepEqual(rest.Counts, want.Counts) {
		t.Errorf("resumed to go on: %+v, %v; want %+v", rest, err, want)
	}
}

// TestWalkOthers has the other engines refuse what they cannot do.
func TestWalkOthers(t *testing.T) {
	for _, opts := range []Options{{Jobs: 2}, {Checkpoint: func(State) {}}, {Resume: &State{}}} {
		for _, engine := range []string{"optimal", "source", "naive"} {
			opts.Engine = engine
			if _, err := Run(t.Context(), racing(), opts); err == nil {
				t.Errorf("%+v: no error", opts)
			}
		}
	}
}
