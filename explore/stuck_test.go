package explore

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	stuckSeeds = flag.Uint64("stuck.seeds", 300, "number of generated programs with sections that write and then wait")
	stuckFirst = flag.Uint64("stuck.first", 0, "first seed of these")
)

// stuckShapes are programs with atomic sections that write and then wait, and with what others do when they see that.
func stuckShapes() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 3, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Store, litmus.Await}},
		{Threads: 2, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Load, litmus.Store, litmus.Await, litmus.If, litmus.Exit}},
		{Threads: 2, Kinds: []litmus.Kind{litmus.Atomic, litmus.Store, litmus.AwaitBoth, litmus.Await, litmus.Choose, litmus.If, litmus.Assume}},
		{Threads: 3, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Store, litmus.Take, litmus.Gate, litmus.Xchg}},
		{Threads: 3, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Await, litmus.Store, litmus.Lock, litmus.Assert}},
		{Threads: 2, Freed: true, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Await, litmus.Store, litmus.Gate}},
		{Threads: 2, Waits: true, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Spin, litmus.Store, litmus.Store, litmus.CAS, litmus.If}},
	}
	for i := range shapes {
		s := &shapes[i]
		s.Stmts, s.Vars, s.Values, s.Mutexes, s.Main = 4, 2, 2, 1, 2
	}
	return shapes
}

// definition looks for hangs by definition: an atomic section takes place as a whole or not at all, so that one in which its thread waits is no step, and a
// state in which no step is possible is a hang if every thread has ended, waits, spins, or is before such a section, and not all of them wait for
// objects of pthreads and for each other.
type definition struct {
	m          *memmodel.Machine
	budget     int // of states
	hang, left bool
}

func (d *definition) search() {
	if d.budget--; d.budget < 0 {
		d.left = true
		return
	}
	m := d.m
	steps, stuck := 0, map[event.ThreadID]bool{}
	for p := range m.Procs() {
		for next := int64(0); next >= 0 && m.Enabled(p); {
			t, update := m.Thread(p)
			s := m.Exec(p, uint64(next))
			next = s.Next
			switch cut := s.Cut && !update && !m.Runnable(t); {
			case cut && m.Fault(t) == nil && m.Blocked(t) == event.BlockAwait:
				stuck[t] = true
			case cut && m.Fault(t) == nil && m.Blocked(t) == event.BlockAssume:
			case s.Cut:
				steps++
			default:
				steps++
				d.search()
			}
			m.Undo()
		}
	}
	d.hang = d.hang || steps == 0 && d.hangs(stuck)
}

func (d *definition) hangs(stuck map[event.ThreadID]bool) bool {
	m, some := d.m, false
	for i := range m.Threads() {
		t := event.ThreadID(i)
		switch {
		case !m.Started(t):
		case m.Fault(t) != nil || m.Exited():
			return false
		case m.Label(t).Kind == event.Exit || m.Blocked(t) == event.BlockDeadlock:
		case m.Runnable(t) && m.Enabled(m.Proc(t)):
			if !stuck[t] {
				return false
			}
			some = true
		default:
			if _, spins := m.Spins(t); !spins {
				return false
			}
			some = true
		}
	}
	return some
}

// stuckDisagreement compares all engines on a program with the definition.
func stuckDisagreement(t testing.TB, p *litmus.Program, name string) (problem string, hang, left bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	model, _ := memmodel.ParseModel(name)
	prog := p.Compile()
	d := definition{m: memmodel.NewMachine(prog, model), budget: 3_000}
	if d.search(); d.left {
		return "", false, true
	}
	for _, engine := range explicitEngines(name, nil) {
		hangs := false
		res, err := Run(t.Context(), prog, Options{Engine: engine, Model: name, KeepGoing: true, Checks: []event.ErrorKind{event.HangError}, Found: func(e *Error) {
			hangs = true
			if again, _, err := Reproduce(prog, e); err != nil || !e.Same(again) {
				panic(fmt.Sprintf("%s: %v, %+v is replayed as %+v", engine, err, e, again))
			}
		}})
		switch {
		case err != nil:
			return err.Error(), d.hang, false
		case res.Verdict == Unsupported || engine == "rvf" && res.Verdict == Unknown:
		case hangs != d.hang:
			return fmt.Sprintf("%s: %s, hangs: %v; by definition: %v", engine, res.Verdict, hangs, d.hang), d.hang, false
		}
	}
	return "", d.hang, false
}

// TestStuckSections compares all engines with the definition of a hang on programs with sections that write and then wait.
func TestStuckSections(t *testing.T) {
	shapes := stuckShapes()
	compared, hangs, without := 0, 0, 0
	for seed := *stuckFirst; seed < *stuckFirst+*stuckSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		models := OperationalModels()
		if seed%3 > 0 {
			models = models[:1]
		}
		for _, model := range models {
			problem, hang, left := stuckDisagreement(t, p, model)
			switch {
			case left:
				without++
				continue
			case hang:
				hangs++
			}
			if compared++; problem == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { d, _, _ := stuckDisagreement(t, q, model); return d != "" })
			problem, _, _ = stuckDisagreement(t, p, model)
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, problem)
		}
	}
	if hangs < compared/8 {
		t.Errorf("only %d of %d hang", hangs, compared)
	}
	t.Logf("%d programs and models, %d that hang, %d left out", compared, hangs, without)
}

// TestStuckSectionsByHand has sections that wait for what others do only when they see what these have written, and the like.
func TestStuckSectionsByHand(t *testing.T) {
	type body = []litmus.Stmt
	store := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.SeqCst}
	}
	await := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Await, Var: v, C: c, Order: event.SeqCst}
	}
	load := func(r, v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Load, Reg: r, Var: v, Order: event.SeqCst}
	}
	when := func(r int, c uint64, b ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: r, C: c, Body: b}
	}
	section := func(b ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: b} }
	choose := litmus.Stmt{Kind: litmus.Choose, Reg: 1, C: 2}
	asks := section(store(0, 1), await(1, 1))
	for name, c := range map[string]struct {
		threads []body
		hang    bool
	}{
		"nobody answers":                             {[]body{{asks}, {load(0, 1)}}, true},
		"who answers waits for the question":         {[]body{{asks}, {await(0, 1), store(1, 1)}}, true},
		"who answers may see the question elsewhere": {[]body{{asks}, {await(0, 1), store(1, 1)}, {store(0, 1)}}, false},
		"who sees the question ends the process":     {[]body{{asks}, {await(0, 1), {Kind: litmus.Exit}}}, true},
		"who sees the question fails":                {[]body{{asks}, {await(0, 1), {Kind: litmus.Assert, Reg: 2}}}, true},
		"who sees the question assumes the worst":    {[]body{{asks}, {await(0, 1), {Kind: litmus.Assume, Reg: 2, C: 1}}}, true},
		"who sees the question takes the answer away": {
			[]body{{asks}, {store(1, 1)}, {load(0, 0), when(0, 1, store(1, 2))}}, false},
		"what it has read before it waits changes": {
			[]body{{section(load(0, 0), when(0, 0, await(1, 1)))}, {store(0, 1)}}, false},
		"two ask each other":            {[]body{{asks}, {section(store(1, 1), await(0, 1))}}, true},
		"two ask, and a third answers":  {[]body{{asks}, {section(store(1, 1), await(0, 1))}, {store(1, 1)}}, false},
		"it waits with some choices":    {[]body{{section(store(0, 1), choose, when(1, 1, await(1, 1)))}}, false},
		"it waits with each choice":     {[]body{{section(store(0, 1), choose, when(1, 1, await(1, 1)), await(1, 2))}}, true},
		"it waits, or an assumption":    {[]body{{section(store(0, 1), choose, litmus.Stmt{Kind: litmus.Assume, Reg: 1, C: 1}, await(1, 1))}}, true},
		"nothing but assumptions":       {[]body{{section(store(0, 1), litmus.Stmt{Kind: litmus.Assume, Reg: 2, C: 1}, await(1, 1))}}, false},
		"it answers itself":             {[]body{{section(store(1, 1), await(1, 1))}}, false},
		"it takes the answer away":      {[]body{{section(store(1, 2), await(1, 1))}, {store(1, 1)}}, true},
		"it ends the process, or waits": {[]body{{section(store(0, 1), choose, when(1, 1, litmus.Stmt{Kind: litmus.Exit}), await(1, 1))}}, false},
		"behind it a lock is kept":      {[]body{{asks}, {{Kind: litmus.Lock}, await(0, 1), {Kind: litmus.Unlock}, store(1, 1)}, {{Kind: litmus.Lock}, {Kind: litmus.Unlock}}}, true},
	} {
		p := &litmus.Program{Vars: 2, Mutexes: 1, Threads: c.threads}
		for _, model := range OperationalModels() {
			if problem, hang, left := stuckDisagreement(t, p, model); problem != "" || left || hang != c.hang {
				t.Errorf("%s, %s: hangs: %v, %s", name, model, hang, problem)
			}
			if problem, _, _ := hangDisagreement(t, p, model); problem != "" && !slices.Contains([]string{"behind it a lock is kept"}, name) {
				t.Errorf("%s, %s: %s", name, model, problem)
			}
		}
	}
}
