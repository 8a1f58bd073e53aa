package explore

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	raceSeeds = flag.Uint64("race.seeds", 200, "number of generated programs in which data races are looked for")
	raceFirst = flag.Uint64("race.first", 0, "first seed of these")
	raceLimit = flag.Int("race.limit", 1500, "largest number of prefixes of graphs of these programs; larger ones are left out")
)

// raceShapes mix plain and atomic accesses, awaits, sections and locks.
func raceShapes() []litmus.Shape {
	kinds := func(kinds ...litmus.Kind) []litmus.Kind {
		return append(kinds, litmus.Load, litmus.Store, litmus.Load, litmus.Store)
	}
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Kinds: kinds()},
		{Threads: 3, Stmts: 2, Freed: true, Kinds: kinds(litmus.Lock)},
		{Threads: 3, Stmts: 4, Kinds: kinds(litmus.If, litmus.CAS, litmus.Add)},
		{Threads: 3, Stmts: 3, Kinds: kinds(litmus.Fence, litmus.Fence, litmus.If)},
		{Threads: 3, Stmts: 3, Kinds: kinds(litmus.Await, litmus.AwaitBoth, litmus.Await, litmus.AwaitBoth)},
		{Threads: 2, Stmts: 4, Kinds: kinds(litmus.Await, litmus.Gate, litmus.Assume, litmus.Assert, litmus.If)},
		{Threads: 3, Stmts: 4, Kinds: kinds(litmus.Lock, litmus.Lock, litmus.TryLock, litmus.If)},
		{Threads: 3, Stmts: 4, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.If)},
		{Threads: 2, Stmts: 5, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Await, litmus.Choose, litmus.If)},
	}
	for i := range shapes {
		s := &shapes[i]
		s.Vars, s.Values, s.Mutexes, s.Main, s.Orders, s.Plain = 2, 2, 1, 1, true, true
	}
	return shapes
}

// raceDisagreement compares the data races that trust finds with those that the definition
// finds in all consistent graphs: trust finds one if there is one, and only what is one; and
// each is met again by its schedule or graph, simplified or not.
func raceDisagreement(t testing.TB, p *litmus.Program, model memmodel.Model) (problem string, races int, left bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	oracle, err := brute.Enumerate(prog, model, brute.Options{Limit: *raceLimit, Races: true})
	if errors.Is(err, brute.ErrLimit) {
		return "", 0, true
	}
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for r := range oracle.Races {
		want[raceError(prog, model, r.Threads, r.Labels, nil).Message] = true
	}
	found := 0
	_, err = Run(t.Context(), prog, Options{Engine: "trust", Model: model.String(), Checks: []event.ErrorKind{event.RaceError}, KeepGoing: true, Found: func(e *Error) {
		found++
		if problem != "" || found > 10 {
			return
		}
		if !want[e.Message] {
			problem = "not a race: " + e.Message
		} else if err := replays(prog, e); err != nil {
			problem = err.Error()
		}
	}})
	switch {
	case err != nil:
		return err.Error(), found, false
	case problem == "" && found == 0 && len(want) > 0:
		return fmt.Sprintf("not found: %v", want), 0, false
	}
	return problem, found, false
}

// TestRaces compares the data races that trust finds with the definition.
func TestRaces(t *testing.T) {
	shapes := raceShapes()
	racy, free, left := 0, 0, 0
	for seed := *raceFirst; seed < *raceFirst+*raceSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			if !orderable(p, name) {
				continue
			}
			problem, found, tooLarge := raceDisagreement(t, p, model)
			switch {
			case problem != "":
				differs := func(q *litmus.Program) bool { d, _, _ := raceDisagreement(t, q, model); return d != "" }
				p = litmus.Shrink(p, differs)
				problem, _, _ = raceDisagreement(t, p, model)
				t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", name, seed, p, problem)
			case tooLarge:
				left++
			case found > 0:
				racy++
			default:
				free++
			}
		}
	}
	if racy < int(*raceSeeds) || free < int(*raceSeeds)/2 {
		t.Errorf("%d explorations with data races and %d without: too few", racy, free)
	}
	t.Logf("%d explorations with data races, %d without, %d left out", racy, free, left)
}

// TestRacesByHand looks at races that depend on what an atomic section does after its last
// write, and on what awaits read in vain.
func TestRacesByHand(t *testing.T) {
	section := func(body ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: body} }
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Plain: true} }
	store := func(v int, c uint64, o event.Order) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: o}
	}
	await := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Await, Var: v, C: c, Order: event.Acquire}
	}
	ifRead := func(body ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.If, C: 1, Body: body} }
	plain, release := event.NotAtomic, event.Release
	for name, c := range map[string]struct {
		threads [][]litmus.Stmt
		racy    bool
	}{
		"a section reads after its last write, and who has read that writes": {[][]litmus.Stmt{{section(store(0, 1, plain), load(1))}, {section(load(0)), ifRead(store(1, 1, plain))}}, false},
		"the same, where who writes has read nothing":                        {[][]litmus.Stmt{{section(store(0, 1, plain), load(1))}, {section(load(0)), store(1, 1, plain)}}, true},
		"two sections":                                    {[][]litmus.Stmt{{section(store(0, 1, plain))}, {section(store(0, 2, plain))}}, false},
		"a section and a plain store":                     {[][]litmus.Stmt{{section(load(0))}, {store(0, 2, plain)}}, true},
		"a section that writes and a plain load":          {[][]litmus.Stmt{{section(store(0, 2, plain))}, {load(0)}}, true},
		"a section that never ends and a plain store":     {[][]litmus.Stmt{{section(store(0, 1, plain), await(1, 1))}, {store(0, 2, plain)}}, true},
		"an await that reads a plain store in vain":       {[][]litmus.Stmt{{await(0, 1)}, {store(0, 2, plain), store(0, 1, release)}}, true},
		"the same beside a section":                       {[][]litmus.Stmt{{await(0, 1)}, {store(0, 2, plain), store(0, 1, release)}, {section(load(1))}}, true},
		"an exchange that waits, and a plain store":       {[][]litmus.Stmt{{{Kind: litmus.Gate, Order: release}, {Kind: litmus.Take, Order: event.Acquire}}, {store(0, 0, plain)}}, true},
		"an await that nothing lets pass":                 {[][]litmus.Stmt{{await(0, 1)}, {store(0, 2, plain)}}, true},
		"the same beside a section, with other values":    {[][]litmus.Stmt{{await(0, 3)}, {store(0, 2, plain), store(0, 1, release)}, {section(load(1))}}, true},
		"a section that may write, and a plain load":      {[][]litmus.Stmt{{section(litmus.Stmt{Kind: litmus.Choose, C: 2}, ifRead(store(0, 1, plain)))}, {load(0)}}, true},
		"what synchronises is not all that has the value": {[][]litmus.Stmt{{store(0, 0, plain), store(0, 0, release)}, {{Kind: litmus.Load, Order: event.Acquire}}}, true},
		"an await for what was released, and the data":    {[][]litmus.Stmt{{await(0, 1), load(1)}, {store(1, 1, plain), store(0, 1, release)}}, false},
	} {
		p := &litmus.Program{Vars: 2, Threads: c.threads}
		for _, name2 := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name2)
			if !orderable(p, name2) {
				continue
			}
			problem, found, left := raceDisagreement(t, p, model)
			if problem != "" || left || (found > 0) != c.racy {
				t.Errorf("%s, %s: %d races: %s", name, name2, found, problem)
			}
			if model != memmodel.SC {
				continue
			}
			if problem, verdict, _ := statesRaces(t, p); problem != "" || (verdict == Violation) != c.racy || verdict == Unknown {
				t.Errorf("%s, states: %s, %s", name, verdict, problem)
			}
		}
	}
}

// TestRacesMixed looks at release sequences in which accesses have different sizes: who reads what a read-modify-write has left in some
// bytes learns what was released to others that it has read. A store to other bytes beside does not matter.
func TestRacesMixed(t *testing.T) {
	const low, high = 0x0f, 0xf0
	give := []litmus.Stmt{{Kind: litmus.Store, Var: 1, C: 1}, {Kind: litmus.Store, Var: 0, C: 1, Mask: low, Order: event.Release}}
	beside := []litmus.Stmt{{Kind: litmus.Store, Var: 0, C: 1, Mask: high, Order: event.Relaxed}}
	take := func(mask uint8, c uint64) []litmus.Stmt {
		return []litmus.Stmt{{Kind: litmus.Load, Var: 0, Mask: mask, Order: event.Acquire}, {Kind: litmus.If, C: c, Body: []litmus.Stmt{{Kind: litmus.Store, Var: 1, C: 2}}}}
	}
	pass := func(kind litmus.Kind, c uint64, mask uint8) []litmus.Stmt {
		return []litmus.Stmt{{Kind: kind, Var: 0, C: c, Mask: mask, Order: event.Relaxed}}
	}
	for name, c := range map[string]struct {
		threads [][]litmus.Stmt
		want    Verdict
	}{
		"an addition of all bytes":                  {[][]litmus.Stmt{give, pass(litmus.Add, 1, 0), take(low, 2)}, Safe},
		"the same beside a store of the others":     {[][]litmus.Stmt{give, pass(litmus.Add, 1, 0), beside, take(low, 2)}, Safe},
		"the carry of the addition":                 {[][]litmus.Stmt{give, pass(litmus.Add, 0xffffffff, 0), take(high, 1)}, Safe},
		"a store, which ends the sequence":          {[][]litmus.Stmt{give, pass(litmus.Store, 2, low), take(low, 2)}, Violation},
		"a store of the others beside what is read": {[][]litmus.Stmt{give, beside, take(high, 1)}, Violation},
	} {
		p := &litmus.Program{Vars: 2, Threads: c.threads}
		for _, model := range OperationalModels() {
			res, err := Run(t.Context(), p.Compile(), Options{Engine: "trust", Model: model, Checks: []event.ErrorKind{event.RaceError}})
			if err != nil || res.Verdict != c.want {
				t.Errorf("%s, %s: %v, %+v", name, model, err, res)
			}
			if model != "sc" {
				continue
			}
			res, err = Run(t.Context(), p.Compile(), Options{Engine: "states", Checks: []event.ErrorKind{event.RaceError}})
			if err != nil || res.Verdict != c.want && (c.want != Safe || res.Verdict != Unknown) {
				t.Errorf("%s, states: %v, %+v", name, err, res)
			}
		}
	}
}

// racesOfExecutions compares the data races of all executions of a machine, which what is found elsewhere is replayed by, with
// those that the definition finds in all consistent graphs.
func racesOfExecutions(t *testing.T, p *litmus.Program, name string) (problem string, races int) {
	prog := p.Compile()
	model, _ := memmodel.ParseModel(name)
	oracle, err := brute.Enumerate(prog, model, brute.Options{Limit: *raceLimit, Races: true})
	if errors.Is(err, brute.ErrLimit) {
		return "", 0
	}
	if err != nil {
		return err.Error(), 0
	}
	want, got := map[string]bool{}, map[string]bool{}
	for r := range oracle.Races {
		want[raceError(prog, model, r.Threads, r.Labels, nil).Message] = true
	}
	if _, err := Run(t.Context(), prog, Options{Engine: "naive", Model: name, KeepGoing: true, Leaf: func(l Leaf) {
		for _, e := range Races(l.Machine) {
			got[e.Message] = true
		}
	}}); err != nil {
		return err.Error(), 0
	}
	return cmp.Diff(sorted(want), sorted(got)), len(want)
}

// TestRacesOfExecutions makes that comparison on generated programs. Awaits are left out: what they read in vain is no step; and atomic sections: a
// graph does not say that whoever reads a write of one comes after all of it.
func TestRacesOfExecutions(t *testing.T) {
	var shapes []litmus.Shape
	for _, s := range raceShapes() {
		if !slices.Contains(s.Kinds, litmus.Await) && !slices.Contains(s.Kinds, litmus.Atomic) {
			shapes = append(shapes, s)
		}
	}
	nested := shapes[0]
	nested.Threads, nested.Nested, nested.Main = 2, 2, 2
	shapes = append(shapes, nested)
	racy := 0
	for seed := *raceFirst; seed < *raceFirst+*raceSeeds/4; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		name := OperationalModels()[seed/uint64(len(shapes))%3]
		problem, races := racesOfExecutions(t, p, name)
		if problem != "" {
			p = litmus.Shrink(p, func(q *litmus.Program) bool { d, _ := racesOfExecutions(t, q, name); return d != "" })
			problem, _ = racesOfExecutions(t, p, name)
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", name, seed, p, problem)
		}
		racy += min(1, races)
	}
	if racy < int(*raceSeeds)/20 {
		t.Errorf("only %d programs have data races", racy)
	}
}

// TestRacesOfFences makes it on programs in which fences and a compare-exchange that fails order, or
// do not order, two plain accesses.
func TestRacesOfFences(t *testing.T) {
	data := litmus.Stmt{Kind: litmus.Store, Var: 1, C: 1}
	fence := func(o event.Order) litmus.Stmt { return litmus.Stmt{Kind: litmus.Fence, Order: o} }
	set := func(o event.Order) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, C: 1, Order: o} }
	get := func(o event.Order) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Order: o} }
	ifSet := func(more ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, C: 1, Body: append(more, litmus.Stmt{Kind: litmus.Load, Var: 1, Reg: 1, Plain: true})}
	}
	for name, c := range map[string]struct {
		threads [][]litmus.Stmt
		racy    bool
	}{
		"a release fence before a relaxed store":  {[][]litmus.Stmt{{data, fence(event.Release), set(event.Relaxed)}, {get(event.Acquire), ifSet()}}, false},
		"an acquire fence before a relaxed store": {[][]litmus.Stmt{{data, fence(event.Acquire), set(event.Relaxed)}, {get(event.Acquire), ifSet()}}, true},
		"an acquire fence behind a relaxed load":  {[][]litmus.Stmt{{data, set(event.Release)}, {get(event.Relaxed), ifSet(fence(event.Acquire))}}, false},
		"a release fence behind a relaxed load":   {[][]litmus.Stmt{{data, set(event.Release)}, {get(event.Relaxed), ifSet(fence(event.Release))}}, true},
		"a compare-exchange that fails":           {[][]litmus.Stmt{{data, set(event.Release)}, {{Kind: litmus.CAS, Exp: 2, C: 3, Order: event.AcqRel, Relaxed: true}, ifSet()}}, true},
	} {
		p := &litmus.Program{Vars: 3, Threads: c.threads}
		for _, model := range OperationalModels() {
			if problem, races := racesOfExecutions(t, p, model); problem != "" || races > 0 != c.racy {
				t.Errorf("%s, %s: %d races: %s", name, model, races, problem)
			}
		}
	}
}
