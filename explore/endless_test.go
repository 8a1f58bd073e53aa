package explore

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

var (
	endlessSeeds = flag.Uint64("endless.seeds", 260, "number of generated programs that go round for ever on which searches over states are compared")
	endlessFirst = flag.Uint64("endless.first", 0, "first seed of these")
)

// endlessShapes are programs whose threads change memory in each round of their loops, wait inside atomic sections and outside, and take locks.
func endlessShapes() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 4, Kinds: []litmus.Kind{litmus.Spin, litmus.Spin, litmus.Atomic, litmus.Store}},
		{Threads: 3, Stmts: 5, Kinds: []litmus.Kind{litmus.Spin, litmus.Spin, litmus.Atomic, litmus.Lock, litmus.Store}},
		{Threads: 3, Stmts: 6, Kinds: []litmus.Kind{litmus.Spin, litmus.Choose, litmus.Lock, litmus.Lock, litmus.Store}},
		{Threads: 4, Stmts: 3, Kinds: []litmus.Kind{litmus.Spin, litmus.Atomic, litmus.Lock, litmus.Lock, litmus.Await}},
		{Threads: 3, Stmts: 5, Kinds: []litmus.Kind{litmus.Spin, litmus.Spin, litmus.Atomic, litmus.Assume, litmus.Assert, litmus.If, litmus.Load, litmus.Store}},
		{Threads: 3, Stmts: 4, Alike: true, Kinds: []litmus.Kind{litmus.Spin, litmus.Spin, litmus.Atomic, litmus.Lock, litmus.Store}},
		{Threads: 2, Stmts: 5, Nested: 2, Kinds: []litmus.Kind{litmus.Spin, litmus.Spin, litmus.Atomic, litmus.Store}},
	}
	for i := range shapes {
		s := &shapes[i]
		s.Endless, s.Vars, s.Values, s.Mutexes, s.Main = true, 3, 2, 2, 1
	}
	return shapes
}

var errManyStates = errors.New("too many states")

// lasting returns the kinds of violations that a search over states finds, each of which must be replayed. It is not ok if there are too many states.
func lasting(p *litmus.Program, opts Options) (kinds string, res *Result, ok bool) {
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	prog, met := p.Compile(), map[string]bool{}
	opts.Engine, opts.KeepGoing = "states", true
	if opts.Checks == nil {
		opts.Checks = append(executionChecks(), event.LivelockError)
	}
	opts.Progress = func(c Counts) {
		if c.Reachable.States > 20_000 {
			stop(errManyStates)
		}
	}
	opts.Found = func(e *Error) {
		if met[string(e.Kind)] {
			return
		}
		met[string(e.Kind)] = true
		if err := replays(prog, e); err != nil {
			panic(err)
		}
	}
	res, err := Run(ctx, prog, opts)
	if err != nil {
		panic(err)
	}
	return strings.Join(sorted(met), " "), res, res.Complete
}

// opened returns a program in which waits in sections that have nothing else in them are outside of sections, and nothing is chosen
// of which an assumption excludes all alternatives but 0.
func opened(p *litmus.Program) *litmus.Program {
	var open func(body []litmus.Stmt) []litmus.Stmt
	open = func(body []litmus.Stmt) (all []litmus.Stmt) {
		for i, s := range body {
			switch {
			case s.Kind == litmus.Atomic && len(s.Body) == 1 && s.Body[0].Kind == litmus.Await:
				s = s.Body[0]
			case s.Kind == litmus.Choose && decided(s.Reg, body[i+1:]):
				s.C = 1
			case s.Body != nil:
				s.Body = open(s.Body)
			}
			all = append(all, s)
		}
		return all
	}
	q := *p
	q.Threads = slices.Clone(p.Threads)
	for t := range q.Threads {
		q.Threads[t] = open(q.Threads[t])
	}
	q.Main = open(p.Main)
	return &q
}

// decided reports whether a body assumes that a register is 0, perhaps after some stores.
func decided(reg int, body []litmus.Stmt) bool {
	for _, s := range body {
		if s.Kind != litmus.Store || s.UseR {
			return s.Kind == litmus.Assume && s.Reg == reg && s.C == 0
		}
	}
	return false
}

// endlessDisagreement compares searches over states of a program with each other and, under sc, with those of the program with its
// waits outside of sections.
func endlessDisagreement(p *litmus.Program, model string) (problem, kinds string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	want, res, ok := lasting(p, Options{Model: model, NoReduction: true, NoSymmetry: true})
	if !ok {
		return "", ""
	}
	for _, opts := range []Options{{}, {Jobs: 3}, {DepthFirst: true}, {NoReduction: true}, {NoSymmetry: true}} {
		opts.Model = model
		got, some, ok := lasting(p, opts)
		if !ok {
			return "", "" // several workers are thought to have visited more than they have
		}
		if got != want || some.Verdict != res.Verdict {
			return fmt.Sprintf("%s, %s, and with %+v %s, %s", res.Verdict, want, opts, some.Verdict, got), want
		}
	}
	if model != "sc" {
		return "", want
	}
	if got, _, ok := lasting(opened(p), Options{Model: model}); ok && got != want {
		return fmt.Sprintf("%q, and without sections %q", want, got), want
	}
	return "", want
}

// TestEndlessRounds compares searches over states on generated programs that go round for ever: what they say of deadlocks, hangs and livelocks. Whether
// a wait is in a section of its own, and whether an assumption excludes a choice that could be made, must make no difference.
func TestEndlessRounds(t *testing.T) {
	shapes, models := endlessShapes(), OperationalModels()
	met := map[string]int{}
	for seed := *endlessFirst; seed < *endlessFirst+*endlessSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for i, model := range models {
			if i > 0 && seed/uint64(len(shapes))%4 != 0 {
				continue
			}
			problem, kinds := endlessDisagreement(p, model)
			if met[kinds]++; problem == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { problem, _ := endlessDisagreement(q, model); return problem != "" })
			problem, _ = endlessDisagreement(p, model)
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, problem)
		}
	}
	t.Logf("programs by what is wrong with them: %v", met)
}

// TestStarvingRounds looks for threads that starve in generated programs that go round for ever. All of their loops have a way out, so that nobody gets through
// for ever: threads starve just where there is a livelock, whatever the number of jobs, and what is found is replayed.
func TestStarvingRounds(t *testing.T) {
	shapes, met := endlessShapes(), map[string]int{}
	seeds := []uint64{2310000371} // steps of several threads lead from a state of the round to itself
	for i := range *endlessSeeds / 4 {
		seeds = append(seeds, *endlessFirst+i)
	}
	for _, seed := range seeds {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range OperationalModels() {
			live, _, ok := lasting(p, Options{Model: model, NoReduction: true, NoSymmetry: true, Checks: []event.ErrorKind{event.LivelockError}})
			if !ok {
				continue
			}
			starve, res, ok := lasting(p, Options{Model: model, Checks: []event.ErrorKind{event.StarvationError}})
			again, other, okAgain := lasting(p, Options{Model: model, Checks: []event.ErrorKind{event.StarvationError}, Jobs: 3})
			if !ok || !okAgain {
				continue
			}
			if met[live+" "+starve]++; (live == "") != (starve == "") || starve != again || res.Verdict != other.Verdict {
				t.Fatalf("%s, seed %d: %q, %q, with three jobs %q\n%v", model, seed, live, starve, again, p)
			}
		}
	}
	if t.Logf("programs by what is wrong with them: %v", met); met["livelock starvation"] == 0 || met[" "] == 0 {
		t.Error("too few")
	}
}
