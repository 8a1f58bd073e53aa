package explore

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"testing"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	hangSeeds = flag.Uint64("hang.seeds", 240, "number of generated programs on which hangs are compared")
	hangFirst = flag.Uint64("hang.first", 0, "first seed of these")
)

// hangShapes are programs with loops that wait, for one location and for several, by loads and by
// read-modify-writes, among what lets them go on or not.
func hangShapes() []litmus.Shape {
	kinds := func(more ...litmus.Kind) []litmus.Kind { return append(more, litmus.Load, litmus.Store, litmus.Store) }
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: kinds(litmus.Await, litmus.AwaitBoth)},
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Freed: true, Kinds: kinds(litmus.Await, litmus.AwaitBoth, litmus.Gate)},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 3, Kinds: kinds(litmus.AwaitBoth, litmus.AwaitBoth)},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: kinds(litmus.Take, litmus.TakeEither, litmus.Gate)},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: kinds(litmus.Lock, litmus.Lock, litmus.Await, litmus.AwaitBoth, litmus.TryLock)},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: kinds(litmus.Await, litmus.AwaitBoth, litmus.TakeEither, litmus.Gate, litmus.Assume, litmus.Choose, litmus.If, litmus.Add)},
		{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: kinds(litmus.Await, litmus.AwaitBoth, litmus.Fence, litmus.Xchg, litmus.CAS, litmus.Assert, litmus.If)},
	}
	for i := range shapes {
		shapes[i].Orders = true
	}
	shapes = append(shapes,
		litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: kinds(litmus.Atomic, litmus.Await, litmus.AwaitBoth, litmus.If, litmus.Add)},
		litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 3, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Await, litmus.Await)},
		litmus.Shape{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 3, Kinds: []litmus.Kind{litmus.Store, litmus.Store, litmus.Atomic, litmus.Await, litmus.Add}},
		litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: kinds(litmus.Await, litmus.AwaitBoth, litmus.Take, litmus.TakeEither)})
	for i := range shapes {
		shapes[i].Main = 2
	}
	return shapes
}

// hung explores a program to its end, replays the hangs found, as they are and simplified, and counts them.
func hung(t testing.TB, prog event.Program, model, engine string) (res *Result, n uint64) {
	t.Helper()
	var found []*Error
	res, err := Run(context.Background(), prog, Options{Engine: engine, Model: model, KeepGoing: true, Found: func(e *Error) {
		if e.Kind == event.HangError {
			found = append(found, e)
		}
	}})
	if err != nil {
		panic(err)
	}
	for i, e := range found {
		if i >= 3 {
			break
		}
		for _, e := range []*Error{e, Simplify(prog, e)} {
			if again, _, err := Reproduce(prog, e); err != nil || !e.Same(again) {
				panic(fmt.Sprintf("%s: %v, %+v is replayed as %+v", engine, err, e, again))
			}
		}
	}
	return res, uint64(len(found))
}

// hangDisagreement compares all engines on a program with the enumeration of graphs.
func hangDisagreement(t testing.TB, p *litmus.Program, name string) (problem string, hangs uint64, left bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	model, _ := memmodel.ParseModel(name)
	want, verdict := &brute.Result{}, Safe
	if p.Mixed() {
		res, n := hung(t, prog, name, "naive")
		want.Hangs, verdict = n, res.Verdict
	} else {
		var err error
		if want, err = brute.Enumerate(prog, model, brute.Options{Limit: 2000}); err != nil {
			if !errors.Is(err, brute.ErrLimit) {
				t.Fatal(err)
			}
			return "", 0, true
		}
		if want.Hangs > 0 || want.Erroneous > 0 || want.Blocked[event.BlockDeadlock] > 0 {
			verdict = Violation
		}
	}
	for _, engine := range explicitEngines(name, nil) {
		res, n := hung(t, prog, name, engine)
		ok := n == want.Hangs
		if res.Verdict == Unsupported && (engine == "trust-rf" || engine == "rvf") || res.Verdict == Unknown && engine == "rvf" { // it may be unsure of errors behind a section
			continue
		}
		switch engine {
		case "source":
			ok = ok || n > want.Hangs
		case "states": // executions may hang in the same state, and in each state of a loop
			ok = n > 0 == (want.Hangs > 0)
		case "trust-rf", "rvf":
			// Of a model without a machine, trust-rf shows the violation that trust finds first.
			ok = n > 0 == (want.Hangs > 0) || !model.Operational() && n <= want.Hangs
		}
		if p.Mixed() { // the machine lets awaits read in vain, see memmodel.Mixed
			ok = n > 0 == (want.Hangs > 0)
		}
		if !ok || res.Verdict != verdict {
			return fmt.Sprintf("%s: %s, %d hangs; all graphs: %s, %d hangs", engine, res.Verdict, n, verdict, want.Hangs), want.Hangs, false
		}
	}
	return "", want.Hangs, false
}

// modelsFor returns the models under which all that a program does has a meaning, and an oracle.
func modelsFor(p *litmus.Program) []string {
	if p.Mixed() || p.Uses(litmus.Atomic) {
		return OperationalModels()
	}
	return Models()
}

// TestHangsInSections looks at threads that wait for ever in a section which has written, so that it does not take place, and at others that wait for it, or go on.
func TestHangsInSections(t *testing.T) {
	type body = []litmus.Stmt
	store := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.SeqCst}
	}
	await := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Await, Var: v, C: c, Order: event.SeqCst}
	}
	section := litmus.Stmt{Kind: litmus.Atomic, Body: body{store(0, 1), await(1, 1)}}
	for name, c := range map[string]struct {
		threads []body
		want    Verdict
	}{
		"the last one lets it go on, or the first":   {[]body{{section}, {await(0, 1), store(1, 2)}, {await(0, 1), store(1, 1)}}, Violation},
		"the other way round":                        {[]body{{section}, {await(0, 1), store(1, 1)}, {await(0, 1), store(1, 2)}}, Violation},
		"only who has seen it lets it go on":         {[]body{{section}, {await(0, 1), store(1, 1)}, {await(0, 1), store(1, 1)}}, Violation},
		"somebody lets it go on":                     {[]body{{section}, {store(1, 1)}}, Safe},
		"somebody does not let it go on for long":    {[]body{{section}, {store(1, 1), store(1, 0)}}, Violation},
		"one of three, in one of their six orders":   {[]body{{section}, {await(0, 1), store(1, 1)}, {await(1, 1), store(1, 2)}, {await(1, 2), store(1, 3)}}, Violation},
		"behind it somebody would fail":              {[]body{{section}, {await(0, 1), {Kind: litmus.Assert, Reg: 2}}}, Violation},
		"behind it somebody waits in a section, too": {[]body{{section}, {{Kind: litmus.Atomic, Body: body{await(0, 2)}}}}, Violation},
		"a choice behind it":                         {[]body{{section}, {await(0, 1), {Kind: litmus.Choose, C: 2}, {Kind: litmus.If, C: 0, Body: body{store(1, 1)}}}}, Violation},
	} {
		p := &litmus.Program{Vars: 2, Threads: c.threads}
		for _, model := range modelsFor(p) {
			if problem, _, left := hangDisagreement(t, p, model); problem != "" || left {
				t.Errorf("%s, %s: %s", name, model, problem)
			}
			for _, engine := range []string{"naive", "states", "auto"} {
				if res, err := Run(t.Context(), p.Compile(), Options{Engine: engine, Model: model}); err != nil || res.Verdict != c.want {
					t.Errorf("%s, %s, %s: %+v %v, want %s", name, engine, model, res, err, c.want)
				}
			}
		}
	}
}

// TestHangs compares all engines, under all models, with the enumeration of all graphs by brute force:
// verdicts, and how many executions end in a hang.
func TestHangs(t *testing.T) {
	shapes := hangShapes()
	compared, hangs, left := 0, 0, 0
	for seed := *hangFirst; seed < *hangFirst+*hangSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, name := range modelsFor(p) {
			problem, n, limit := hangDisagreement(t, p, name)
			switch {
			case limit:
				left++
				continue
			case n > 0:
				hangs++
			}
			if compared++; problem == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { problem, _, _ := hangDisagreement(t, q, name); return problem != "" })
			problem, _, _ = hangDisagreement(t, p, name)
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", name, seed, p, problem)
		}
	}
	t.Logf("%d programs and models, %d that hang, %d left out", compared, hangs, left)
}
