package explore

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

var (
	reductionsSeeds = flag.Uint64("reductions.seeds", 150, "number of generated programs on which searches over states are compared with and without reductions")
	reductionsFirst = flag.Uint64("reductions.first", 0, "first seed of these")
	reductionsModel = flag.String("reductions.model", "", "memory model of these; all that have a machine, if it is not given")
)

// reductionsShapes are programs with more threads than can be enumerated, so that several of them can be enough while others wait.
func reductionsShapes() []litmus.Shape {
	with := func(threads, stmts, vars int, kinds ...litmus.Kind) litmus.Shape {
		return litmus.Shape{Threads: threads, Stmts: stmts, Vars: vars, Mutexes: 2, Values: 3, Main: 2, Kinds: kinds}
	}
	mixed := with(5, 2, 4, litmus.Load, litmus.Store, litmus.Store, litmus.CAS, litmus.If)
	mixed.Mixed = true
	undef := with(4, 3, 3, litmus.Load, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If)
	undef.Undef = true
	freed := with(4, 2, 3, litmus.Load, litmus.Store, litmus.CAS, litmus.Await, litmus.Gate, litmus.Atomic)
	freed.Freed = true
	nested := with(3, 2, 3, litmus.Load, litmus.Store, litmus.Add, litmus.If, litmus.Await, litmus.Choose)
	nested.Nested, nested.Failing = 3, true
	joining := with(3, 2, 3, litmus.Load, litmus.Store, litmus.Store, litmus.If, litmus.Await)
	joining.Nested = 3
	alike := with(3, 3, 3, litmus.Load, litmus.Store, litmus.Lock, litmus.If, litmus.Add)
	alike.Alike = true
	owning := with(4, 4, 2, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.Add, litmus.If, litmus.Lock)
	owning.Alike, owning.Own = true, 2
	return []litmus.Shape{
		with(6, 2, 4, litmus.Load, litmus.Store),
		with(5, 2, 4, litmus.Load, litmus.Load, litmus.Store, litmus.If, litmus.If),
		with(5, 3, 4, litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Gate),
		with(5, 2, 3, litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Xchg, litmus.If),
		with(5, 3, 3, litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock),
		with(4, 4, 3, litmus.Load, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.Choose),
		with(4, 3, 3, litmus.Load, litmus.Store, litmus.Assert, litmus.Assume, litmus.If, litmus.Await),
		with(4, 3, 3, litmus.Store, litmus.Take, litmus.TakeEither, litmus.Gate, litmus.Arrive),
		mixed, undef, freed, nested, joining, alike, owning,
	}
}

// reductionsDisagreement compares searches over states with each other: without reductions, and with them, by several workers, and depth first. It
// says how many states there are without reductions and with them.
func reductionsDisagreement(t testing.TB, p *litmus.Program, model string) (problem string, all, some uint64) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog, like := p.Compile(), alikeIn(p)
	search := func(opts Options) (outlook, uint64) {
		opts.Engine, opts.Model, opts.Checks = "states", model, executionChecks()
		got, res, found := reachedBy(t, prog, opts, like)
		for _, e := range found {
			if err := replays(prog, e); err != nil && problem == "" {
				problem = err.Error()
			}
		}
		return got, res.Counts.Reachable.States
	}
	want, all := search(Options{NoReduction: true, NoSymmetry: true})
	if want.Verdict == Unsupported || want.Verdict == Unknown || problem != "" {
		return problem, 0, 0
	}
	searches := []Options{{}, {Jobs: 3}, {DepthFirst: true}, {Without: StateReductions()}}
	for _, r := range StateReductions() {
		searches = append(searches, Options{Without: []string{r}}, Options{Without: slices.DeleteFunc(StateReductions(), func(s string) bool { return s == r })})
	}
	for _, opts := range searches {
		got, states := search(opts)
		how := fmt.Sprintf("with %d jobs, depth first: %v, without %v", opts.Jobs, opts.DepthFirst, opts.Without)
		if d := cmp.Diff(want, got); d != "" {
			return fmt.Sprintf("%s (+) against no reductions (-):\n%s", how, d), 0, 0
		}
		idle := len(opts.Without) == len(StateReductions()) || slices.Equal(opts.Without, []string{"single", "sets", "symmetry"})
		if states > all || opts.Jobs > 0 && states != some || idle && states != all {
			return fmt.Sprintf("%d states without reductions, %d with them, and %d %s", all, some, states, how), 0, 0
		}
		if opts.Jobs == 0 && !opts.DepthFirst && opts.Without == nil {
			some = states
		}
	}
	return problem, all, some
}

// TestReductionsByHand does what TestReductions does, on programs that are seldom drawn.
func TestReductionsByHand(t *testing.T) {
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst} }
	store := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1, Order: event.Relaxed} }
	wait := func(v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Await, Var: v, C: 1, Order: event.SeqCst}
	}
	own := &litmus.Program{Vars: 4, Own: 1, Routine: []int{0, 0, 2}, Threads: [][]litmus.Stmt{nil, nil, {load(0), {Kind: litmus.Load, Reg: 1, Var: 2, Order: event.SeqCst}}}}
	for t := range 2 { // the first one keeps 0, the second one 1
		own.Threads[t] = []litmus.Stmt{{Kind: litmus.Add, Var: 1, C: 1, Order: event.SeqCst}, {Kind: litmus.Store, Var: 3, UseR: true}, {Kind: litmus.Undefine}, load(3),
			{Kind: litmus.If, C: 1, Body: []litmus.Stmt{store(0)}}, {Kind: litmus.If, Body: []litmus.Stmt{store(2)}}}
	}
	released := &litmus.Program{Vars: 4, Heap: 1 << 3, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Free, Var: 3}, store(0)}}}, {load(0), store(1), store(2)}, {load(1), store(2), store(0)},
	}}
	programs := map[string]*litmus.Program{"two whose memory of their own has different contents": own, "the end of a lifetime in a section": released}
	for name, threads := range map[string][][]litmus.Stmt{
		"a reader before one who waits for what is in a buffer": {{load(1)}, {store(0)}, {wait(0), store(1)}},
		"the same, two buffers away":                            {{load(2)}, {store(0)}, {wait(0), store(1)}, {wait(1), store(2)}},
		"two stores in one buffer, each seen by somebody":       {{load(1), load(0)}, {store(0), store(1)}, {load(0), load(1)}},
		"a loop that writes and comes back to where it was": {{{Kind: litmus.Await, Order: event.SeqCst}},
			{{Kind: litmus.Spin, Reg: 2, C: 1, Order: event.SeqCst, Body: []litmus.Stmt{{Kind: litmus.CAS, Var: 1, C: 1, Order: event.SeqCst}}}}, {{Kind: litmus.Spin, Reg: 1, Var: 1, C: 1, Order: event.SeqCst}, store(0)}},
	} {
		programs[name] = &litmus.Program{Vars: 3, Threads: threads}
	}
	for name, p := range programs {
		for _, model := range OperationalModels() {
			if problem, _, _ := reductionsDisagreement(t, p, model); problem != "" {
				t.Errorf("%s, %s: %s", model, name, problem)
			}
		}
	}
}

// TestReductions compares searches over states with and without reductions on generated programs.
func TestReductions(t *testing.T) {
	shapes, models := reductionsShapes(), OperationalModels()
	if *reductionsModel != "" {
		models = slices.DeleteFunc(models, func(m string) bool { return m != *reductionsModel })
	}
	all, some := map[string]uint64{}, map[string]uint64{}
	for seed := *reductionsFirst; seed < *reductionsFirst+*reductionsSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for i, model := range models {
			if i > 0 && seed/uint64(len(shapes))%4 != 0 {
				continue // buffers make many states
			}
			problem, a, s := reductionsDisagreement(t, p, model)
			all[model], some[model] = all[model]+a, some[model]+s
			if problem == "" {
				continue
			}
			bad := func(q *litmus.Program) bool {
				problem, _, _ := reductionsDisagreement(t, q, model)
				return problem != ""
			}
			p = litmus.Shrink(p, bad)
			problem, _, _ = reductionsDisagreement(t, p, model)
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, problem)
		}
	}
	for _, model := range models {
		t.Logf("%s: %d states, with reductions %d", model, all[model], some[model])
		if some[model] >= all[model] {
			t.Errorf("%s: reductions leave out nothing", model)
		}
	}
}

// TestEachReduction counts the states of some programs with each reduction alone, without it, with all, and with none: whatever is turned off makes a difference.
func TestEachReduction(t *testing.T) {
	total := map[string]uint64{}
	shapes := reductionsShapes()
	for seed := range uint64(3 * len(shapes)) {
		prog := litmus.Random(seed, shapes[seed%uint64(len(shapes))]).Compile()
		for k := range 1 << len(StateReductions()) {
			var without []string
			for i, r := range StateReductions() {
				if k>>i&1 != 0 {
					without = append(without, r)
				}
			}
			res, err := Run(t.Context(), prog, Options{Engine: "states", Without: without, KeepGoing: true})
			if err != nil {
				t.Fatal(err)
			}
			total[strings.Join(without, " ")] += res.Counts.Reachable.States
		}
	}
	none, all := total[strings.Join(StateReductions(), " ")], total[""]
	t.Logf("states by what is turned off: %v", total)
	for _, r := range StateReductions() {
		alone := total[strings.Join(slices.DeleteFunc(StateReductions(), func(s string) bool { return s == r }), " ")]
		if r == "last-first" && alone != none || r != "last-first" && (alone >= none || alone <= all) {
			t.Errorf("%d states with %s alone, %d with no reduction, %d with all", alone, r, none, all)
		}
		if total[r] <= all {
			t.Errorf("%d states without %s, %d with all reductions", total[r], r, all)
		}
	}
	if a, b := total["sets last-first symmetry"], total["single last-first symmetry"]; a == b {
		t.Errorf("%d states with single threads, and with sets", a)
	}
}
