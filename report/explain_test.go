package report

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// example explores a program and explains its violation.
func example(t *testing.T, p *litmus.Program) *Counterexample {
	t.Helper()
	prog := p.Compile()
	res, err := explore.Run(context.Background(), prog, explore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if res.Error == nil {
		t.Fatalf("no violation in\n%v", p)
	}
	c, err := Explain(prog, explore.Simplify(prog, res.Error))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// messagePassing has a violation if thread 1 reads the store of thread 2.
func messagePassing() *litmus.Program {
	return &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Load, Reg: 0, Var: 0}, {Kind: litmus.Assert, Reg: 0, C: 7}},
		{{Kind: litmus.Store, Var: 1, C: 3}, {Kind: litmus.Store, Var: 0, C: 7}},
	}}
}

func lockOrder() *litmus.Program {
	body := func(a, b int) []litmus.Stmt {
		return []litmus.Stmt{{Kind: litmus.Lock, Var: a}, {Kind: litmus.Lock, Var: b},
			{Kind: litmus.Unlock, Var: b}, {Kind: litmus.Unlock, Var: a}}
	}
	return &litmus.Program{Vars: 1, Mutexes: 2, Threads: [][]litmus.Stmt{body(0, 1), body(1, 0)}}
}

// brief is what a test compares of a step.
type brief struct {
	Thread        event.ThreadID
	Operation     string
	Location      string
	Read, Written any
	Offending     bool
}

func briefs(c *Counterexample) []brief {
	var all []brief
	for _, s := range c.Steps {
		b := brief{s.Thread, s.Operation, s.Location, nil, nil, s.Offending}
		if s.Read != nil {
			b.Read = *s.Read
		}
		if s.Written != nil {
			b.Written = *s.Written
		}
		all = append(all, b)
	}
	return all
}

func TestExplainAssertion(t *testing.T) {
	c := example(t, messagePassing())
	want := []brief{
		{0, "start", "", nil, nil, false},
		{0, "start", "", nil, nil, false},
		{2, "write", "v1", nil, uint64(3), false},
		{2, "write", "v0", nil, uint64(7), false},
		{1, "read", "v0", uint64(7), nil, false},
		{1, "error", "", nil, nil, true},
	}
	if diff := cmp.Diff(want, briefs(c)); diff != "" {
		t.Error(diff)
	}
	if !c.Steps[2].Private || c.Steps[3].Private {
		t.Error("v1 is private to thread 2, v0 is not")
	}
	if len(c.Threads) != 3 || c.Threads[2].Name != "thread#2" {
		t.Errorf("threads: %v", c.Threads)
	}
}

func TestExplainDeadlock(t *testing.T) {
	c := example(t, lockOrder())
	var waits []event.ThreadID
	for _, s := range c.Steps {
		if !s.Waits {
			continue
		}
		waits = append(waits, s.Thread)
		if s.Target == nil {
			t.Errorf("thread %d waits for nobody", s.Thread)
		} else if s.Thread > 0 && *s.Target != 3-s.Thread {
			t.Errorf("thread %d waits for %d", s.Thread, *s.Target)
		}
	}
	if !slices.Equal(waits, []event.ThreadID{0, 1, 2}) {
		t.Errorf("waiting: %v", waits)
	}
}

func TestExplainAtomicSection(t *testing.T) {
	c := example(t, &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Atomic, Body: []litmus.Stmt{
			{Kind: litmus.Choose, Reg: 0, C: 2},
			{Kind: litmus.Choose, Reg: 1, C: 3},
			{Kind: litmus.Store, Var: 0, Reg: 1, UseR: true, C: 5},
			{Kind: litmus.Add, Reg: 2, Var: 0, C: 1},
		}}, {Kind: litmus.Assert, Reg: 2, C: 7}},
		{{Kind: litmus.Load, Var: 1}},
	}})
	var got []string
	for _, s := range c.Steps {
		if s.Thread == 1 {
			got = append(got, s.Operation)
			if s.Atomic != (s.Operation != "error") {
				t.Errorf("%s: atomic is %v", s.Operation, s.Atomic)
			}
			if s.Operation == "add" && (*s.Read != 7 || *s.Written != 8) {
				t.Errorf("add: %d -> %d", *s.Read, *s.Written)
			}
		}
	}
	want := []string{"begin atomic", "choose", "choose", "write", "add", "end atomic", "error"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestExplainRejectsForeignSchedules(t *testing.T) {
	prog := messagePassing().Compile()
	for name, e := range map[string]*explore.Error{
		"impossible":   {Kind: event.AssertionError, Schedule: []memmodel.Move{{Thread: 5}}},
		"no violation": {Kind: event.AssertionError, Schedule: []memmodel.Move{{Thread: 0}}},
	} {
		if c, err := Explain(prog, e); err == nil {
			t.Errorf("%s: got %+v", name, c)
		}
	}
}

// TestExplainRandom explains the violations of generated programs, and checks
// the graph and the text for what must hold of every one.
func TestExplainRandom(t *testing.T) {
	shape := litmus.Everything()
	shape.Kinds = slices.DeleteFunc(shape.Kinds, func(k litmus.Kind) bool { return k == litmus.AwaitBoth })
	n := 0
	for seed := range uint64(400) {
		prog := litmus.Random(seed, shape).Compile()
		res, err := explore.Run(context.Background(), prog, explore.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if res.Error == nil {
			continue
		}
		n++
		c, err := Explain(prog, explore.Simplify(prog, res.Error))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		last := c.Steps[len(c.Steps)-1]
		if !last.Offending {
			t.Errorf("seed %d: the last step is not the offending one", seed)
		}
		checkGraph(t, seed, c)
		var text bytes.Buffer
		if err := c.WriteText(&text, Style{Width: 80}); err != nil || text.Len() == 0 {
			t.Errorf("seed %d: text: %v", seed, err)
		}
	}
	if n < 50 {
		t.Errorf("only %d violations", n)
	}
}

// checkGraph makes sure that every edge agrees with the order of the steps, and
// that the bytes of every read come from somewhere.
func checkGraph(t *testing.T, seed uint64, c *Counterexample) {
	t.Helper()
	g := c.Graph()
	sources := map[int]bool{}
	for _, e := range g.Edges {
		if e.From >= e.To {
			t.Errorf("seed %d: edge %v goes back", seed, e)
		}
		switch e.Relation {
		case ReadsFrom:
			sources[e.To] = true
			if e.From != Initial && g.Events[e.From].Written == nil {
				t.Errorf("seed %d: %v reads from what does not write", seed, e)
			}
		case FromRead:
			if g.Events[e.From].Read == nil || g.Events[e.To].Written == nil {
				t.Errorf("seed %d: edge %v is not from a read to a write", seed, e)
			}
		}
	}
	for i, s := range g.Events {
		if !s.Spins && (s.Read != nil) != sources[i] {
			t.Errorf("seed %d: event %d (%s) reads %v, has a source: %v", seed, i, s.Operation, s.Read, sources[i])
		}
	}
}

func TestGraph(t *testing.T) {
	g := example(t, messagePassing()).Graph()
	want := []Edge{
		{Initial, 2, Coherence}, {Initial, 3, Coherence},
		{0, 1, ProgramOrder}, {0, 4, Starts},
		{1, 2, Starts}, {2, 3, ProgramOrder},
		{3, 4, ReadsFrom}, {4, 5, ProgramOrder},
	}
	if diff := cmp.Diff(want, g.Edges); diff != "" {
		t.Error(diff)
	}
}

func TestTraceFile(t *testing.T) {
	e := example(t, messagePassing()).Error
	want := &Trace{Version: TraceVersion, Tool: "devel", Program: "sha256:0", Inputs: []string{"a.ll"}, Engine: "optimal", Model: "sc",
		Options: Options{Unroll: 3, Nondet: &Range{-1, 4}, Checks: event.ErrorKinds()},
		Error:   NewFailure(messagePassing().Compile(), e), Schedule: e.Schedule}
	var b bytes.Buffer
	if err := want.Write(&b); err != nil {
		t.Fatal(err)
	}
	got, err := ReadTrace(&b)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !got.Violation().Same(e) {
		t.Errorf("the violation became %+v", got.Violation())
	}
}

func TestReadTraceRejects(t *testing.T) {
	for _, text := range []string{"", "x", "{}", "[]", `{"gomc_trace":2}`, `{"gomc_trace":1,"new":0}`, `{"gomc_trace":1,"schedule":3}`} {
		if tr, err := ReadTrace(strings.NewReader(text)); err == nil {
			t.Errorf("%q: got %+v", text, tr)
		}
	}
}

func TestFormat(t *testing.T) {
	for _, c := range []struct {
		v    uint64
		size int
		want string
	}{
		{0, 4, "0"}, {1234567, 4, "1234567"}, {0xffffffff, 4, "-1"}, {0xffffffff, 8, "0xffffffff"},
		{^uint64(0), 8, "-1"}, {0xff, 1, "255"}, {1 << 40, 8, "0x10000000000"},
	} {
		if got := format(c.v, c.size); got != c.want {
			t.Errorf("format(%#x, %d) = %s, want %s", c.v, c.size, got, c.want)
		}
	}
}

// overtaken has a violation if the store of thread 1 waits in its buffer while the
// thread reads it there, and then what thread 2 has not yet written.
func overtaken() *litmus.Program {
	return &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Store, Var: 0, C: 1}, {Kind: litmus.Load, Reg: 0, Var: 0}, {Kind: litmus.Load, Reg: 1, Var: 1}},
		{{Kind: litmus.Store, Var: 1, C: 2}, {Kind: litmus.Load, Reg: 0, Var: 0}},
	}}
}

// TestExplainCycle explains a violation of robustness: its steps, its cycle and
// its graph, in which stores are where their updates are.
func TestExplainCycle(t *testing.T) {
	prog := overtaken().Compile()
	res, err := explore.Run(context.Background(), prog, explore.Options{Model: "tso", Checks: []event.ErrorKind{event.RobustnessError}})
	if err != nil || res.Error == nil {
		t.Fatalf("no violation: %v", err)
	}
	c, err := Explain(prog, explore.Simplify(prog, res.Error))
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range c.Steps {
		switch {
		case s.Operation == opUpdate && (c.Steps[s.store].Thread != s.Thread || !c.Steps[s.store].Buffered):
			t.Errorf("step %d updates %+v", i, c.Steps[s.store])
		case s.Operation == "read" && s.Thread == 1 && s.Location == "v0" && !s.Buffered:
			t.Errorf("step %d is not from the buffer", i)
		}
	}
	cycle := c.Cycle()
	if len(cycle) != 4 {
		t.Fatalf("cycle: %+v", cycle)
	}
	g := c.Graph()
	kinds := map[string]int{}
	for _, e := range g.Events {
		kinds[e.Operation]++
	}
	if kinds[opUpdate] != 0 || kinds["write"] != 2 {
		t.Errorf("events: %v", kinds)
	}
	find := func(thread event.ThreadID, operation, location string) int {
		return slices.IndexFunc(g.Events, func(s Step) bool {
			return s.Thread == thread && s.Operation == operation && s.Location == location
		})
	}
	for _, want := range []Edge{
		{find(1, "write", "v0"), find(1, "read", "v0"), ReadsFrom},
		{find(1, "write", "v0"), find(1, "read", "v0"), ProgramOrder},
		{find(1, "read", "v1"), find(2, "write", "v1"), FromRead},
		{find(2, "read", "v0"), find(1, "write", "v0"), FromRead},
		{Initial, find(1, "write", "v0"), Coherence},
	} {
		if !slices.Contains(g.Edges, want) {
			t.Errorf("no edge %v in %v", want, g.Edges)
		}
	}
	var b bytes.Buffer
	if err := c.WriteCycle(&b, Style{}); err != nil || b.Len() == 0 {
		t.Errorf("the cycle is not printed: %v", err)
	}
}
