package explore

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

var (
	symbolicSeeds = flag.Uint64("symbolic.seeds", 100, "number of generated programs that refine and bmc are compared with naive on")
	symbolicShape = flag.String("symbolic.shape", "", "name of the only shape of these, if not empty")
	symbolicFirst = flag.Uint64("symbolic.first", 0, "first seed of these")
)

// explicitEngines are the engines that explore executions or states, which have counts.
func explicitEngines(model string, checks []event.ErrorKind) []string {
	return slices.DeleteFunc(EnginesFor(model, checks), func(e string) bool { return slices.Contains(SymbolicEngines(), e) })
}

// unrollable are ways to draw programs most of which can be unrolled.
func unrollable() map[string]func(seed uint64) *litmus.Program {
	all := litmus.Everything()
	all.Kinds = slices.DeleteFunc(all.Kinds, func(k litmus.Kind) bool { return k == litmus.TakeEither })
	locks := litmus.Shape{Threads: 3, Stmts: 5, Vars: 2, Mutexes: 2, Values: 2,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.Lock, litmus.TryLock, litmus.Assert, litmus.If}}
	waits := litmus.Shape{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Gate, litmus.Take, litmus.Assert, litmus.Assume}}
	updates := litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Values: 3, Mixed: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Xchg, litmus.If, litmus.Assert, litmus.Atomic, litmus.Choose}}
	sections := litmus.Shape{Threads: 3, Stmts: 8, Vars: 2, Mutexes: 1, Values: 4, Kinds: []litmus.Kind{litmus.Atomic, litmus.Atomic, litmus.Atomic,
		litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.If, litmus.Await}}
	draws := map[string]func(uint64) *litmus.Program{"buffers": litmus.Buffers}
	for name, shape := range map[string]litmus.Shape{"everything": all, "nesting": litmus.Nesting(), "locks": locks, "waits": waits, "updates": updates} {
		draws[name] = func(seed uint64) *litmus.Program { return litmus.Random(seed, shape) }
	}
	draws["sections"] = func(seed uint64) *litmus.Program {
		p := litmus.Random(seed, sections)
		ask(p, seed)
		return p
	}
	return draws
}

// ask lets threads fail if registers have some value, at their ends and within their last atomic section: that tells what they have read.
func ask(p *litmus.Program, seed uint64) {
	for t := range p.Threads {
		n := int(seed) + t
		check := litmus.Stmt{Kind: litmus.Assert, Reg: n % litmus.Registers, C: uint64(1 + n/3%4)}
		for i := len(p.Threads[t]) - 1; i >= 0 && n%2 == 0; i-- {
			if s := &p.Threads[t][i]; s.Kind == litmus.Atomic {
				s.Body = append(slices.Clip(s.Body), check)
				break
			}
		}
		p.Threads[t] = append(p.Threads[t], check)
	}
}

// everyError explores a program to its end, and returns the violations by kind, message and place, standstills by kind.
func everyError(t *testing.T, prog event.Program, opts Options) (map[string]bool, *Result) {
	t.Helper()
	found := map[string]bool{}
	opts.KeepGoing = true
	opts.Found = func(e *Error) {
		switch e.Kind {
		case event.DeadlockError, event.HangError:
			found[string(e.Kind)] = true
		default:
			found[fmt.Sprint(e.Kind, " ", e.Message, " ", e.Site, " ", e.Thread)] = true
		}
	}
	res, err := Run(context.Background(), prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	return found, res
}

// TestSymbolic compares which errors and standstills engines refine and bmc find, in all their forms, with the naive engine.
func TestSymbolic(t *testing.T) {
	for _, model := range OperationalModels() {
		t.Run(model, func(t *testing.T) { compareSymbolic(t, model) })
	}
}

func compareSymbolic(t *testing.T, model string) {
	total := map[string]int{}
	for seed := *symbolicFirst; seed < *symbolicFirst+*symbolicSeeds; seed++ {
		for name, draw := range unrollable() {
			if *symbolicShape != "" && name != *symbolicShape || (name == "buffers") == (model == "sc") && seed%6 != 0 {
				continue // most shapes hardly ever differ under store buffers, and that one has nothing else
			}
			p := draw(seed)
			if !p.Unrolls() {
				continue
			}
			prog := p.Compile()
			want, safe := everyError(t, prog, Options{Engine: "naive", Model: model})
			if safe.Verdict == Unknown {
				continue // too many executions
			}
			total[name]++
			total[string(safe.Verdict)]++
			if model != "sc" {
				if strong, _ := everyError(t, prog, Options{Engine: "naive"}); !maps.Equal(strong, want) {
					total["weak "+name]++
				}
			}
			symbolicDisagreement(t, fmt.Sprintf("seed %d of %s", seed, name), p, model, want, safe)
		}
	}
	t.Log(total)
	if *symbolicSeeds >= 100 && *symbolicShape == "" && model != "sc" && total["weak buffers"] < 10 {
		t.Error("hardly any program shows its store buffers")
	}
}

// symbolicDisagreement fails if an engine in one of its forms finds something else than the naive engine, or what replay does not show.
func symbolicDisagreement(t *testing.T, name string, p *litmus.Program, model string, want map[string]bool, naive *Result) {
	t.Helper()
	for _, engine := range SymbolicEngines() {
		for _, how := range Schedulings(engine) {
			got, res := everyError(t, p.Compile(), Options{Engine: engine, Model: model, Scheduling: how})
			if n := res.Counts.Symbolic.Unconfirmed; !maps.Equal(got, want) || res.Verdict != naive.Verdict || n > 0 {
				t.Fatalf("%s, %s, %s with %s: %s (%s; %d unconfirmed), %v; want %s, %v\n%s", name, model, engine, how, res.Verdict, res.Reason, n, got, naive.Verdict, want, p)
			}
		}
	}
}

// TestSymbolicBuffers looks at stores, creations and operations that wait for them where it depends on what others store whether they are executed: where it is certain, little can be read. It looks
// at a section that does not finish, too.
func TestSymbolicBuffers(t *testing.T) {
	const x, y, z, a, b = 0, 1, 2, 3, 4
	load := func(v, reg int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Load, Var: v, Reg: reg, Order: event.Relaxed}
	}
	store := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.Relaxed}
	}
	when := func(reg int, c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: reg, C: c, Body: body}
	}
	fails := func(reg int, c uint64) litmus.Stmt { return litmus.Stmt{Kind: litmus.Assert, Reg: reg, C: c} }
	other := []litmus.Stmt{store(y, 1)}
	fence := litmus.Stmt{Kind: litmus.Fence, Order: event.SeqCst}
	half := func(kind litmus.Kind, v int, mask uint8) litmus.Stmt {
		return litmus.Stmt{Kind: kind, Var: v, C: 1, Mask: mask, Order: event.Relaxed}
	}
	for name, c := range map[string]struct {
		threads [][]litmus.Stmt
		main    []litmus.Stmt
		errors  [3]int // under sc, tso and pso
	}{
		"what was there at first": {threads: [][]litmus.Stmt{{load(y, 0), when(0, 0, store(x, 1)), load(x, 1), when(0, 0, fails(1, 0))}, other}},
		"an older store":          {threads: [][]litmus.Stmt{{store(x, 1), load(y, 0), when(0, 0, store(x, 2)), load(x, 1), when(0, 0, fails(1, 1))}, other}},
		"before a creation": {threads: [][]litmus.Stmt{{load(y, 0), when(0, 0, store(x, 1)), {Kind: litmus.Create, Var: 2}, load(z, 1), when(0, 0, fails(1, 1))}, other,
			{load(x, 0), when(0, 0, store(z, 1))}}},
		"a join on some ways": {threads: [][]litmus.Stmt{{{Kind: litmus.Create, Var: 2}, load(y, 0), when(0, 1, litmus.Stmt{Kind: litmus.Join, Var: 2}), load(x, 1), fails(1, 0)}, other,
			{store(x, 1)}}, errors: [3]int{1, 1, 1}},
		"a fence, and another one on some ways": {threads: [][]litmus.Stmt{{load(y, 0), store(x, 1), when(0, 1, fence), fence, load(z, 1), when(1, 0, store(a, 1))}, other,
			{store(z, 1), fence, load(x, 1), when(1, 0, store(b, 1))}}, main: []litmus.Stmt{load(a, 0), load(b, 1), when(0, 1, fails(1, 1))}},
		"a fence on some ways": {threads: [][]litmus.Stmt{{load(y, 0), store(x, 1), when(0, 1, fence), load(z, 1), when(1, 0, store(a, 1))}, other,
			{store(z, 1), fence, load(x, 1), when(1, 0, store(b, 1))}}, main: []litmus.Stmt{load(a, 0), load(b, 1), when(0, 1, fails(1, 1))}, errors: [3]int{0, 1, 1}},
		"a word on some ways, and its halves": {threads: [][]litmus.Stmt{{load(y, 0), half(litmus.Store, x, 0x0f), when(0, 1, store(x, 2)), half(litmus.Store, x, 0xf0)}, other,
			{half(litmus.Load, x, 0xf0), when(0, 1, half(litmus.Load, x, 0x0f), fails(0, 0))}}, errors: [3]int{0, 0, 1}},
		"a release fence on some ways": {threads: [][]litmus.Stmt{{load(y, 0), store(x, 1), when(0, 1, litmus.Stmt{Kind: litmus.Fence, Order: event.Release}), store(z, 1)}, other,
			{load(z, 0), load(x, 1), when(0, 1, fails(1, 0))}}, errors: [3]int{0, 0, 1}},
		"a section that stores again on some ways": {threads: [][]litmus.Stmt{{load(y, 0), {Kind: litmus.Atomic, Body: []litmus.Stmt{store(x, 1), when(0, 1, store(x, 2))}}, when(0, 1, store(a, 1))}, other,
			{load(x, 1), when(1, 1, store(b, 1))}}, main: []litmus.Stmt{load(a, 0), load(b, 1), when(0, 1, fails(1, 1))}},
		"a thread that is created here or there": {threads: [][]litmus.Stmt{{load(y, 0), store(x, 1), when(0, 0, litmus.Stmt{Kind: litmus.Create, Var: 2}), when(0, 1, litmus.Stmt{Kind: litmus.Create, Var: 2})}, other,
			{load(x, 1), fails(1, 0)}}},
		"an error of who has seen a section that does not finish": {threads: [][]litmus.Stmt{
			{{Kind: litmus.Atomic, Body: []litmus.Stmt{store(x, 1), {Kind: litmus.Assume, C: 2}}}}, {load(x, 1), fails(1, 1)}}},
	} {
		p := &litmus.Program{Vars: 5, Threads: c.threads, Main: c.main}
		for i, model := range OperationalModels() {
			want, naive := everyError(t, p.Compile(), Options{Engine: "naive", Model: model})
			if len(want) != c.errors[i] {
				t.Errorf("%s, %s: %v", name, model, want)
			}
			symbolicDisagreement(t, name, p, model, want, naive)
		}
	}
}
