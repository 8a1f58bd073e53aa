package explore

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// family is a kind of programs on which rules of engines were broken by hand, one after the other. The programs of the
// seeds are those on which it showed, each for a rule of its own, where no other test had noticed it.
type family struct {
	name   string
	draw   func(seed uint64) *litmus.Program
	models []string // all under which the programs have a meaning, if there are none
	races  bool     // data races are compared, not all that engines find
	seeds  []uint64
	long   []uint64 // more seeds: programs on which trust-rf takes seconds, for rules of other engines; it is left out
}

// drawn draws programs of some shapes in turn.
func drawn(shapes ...litmus.Shape) func(uint64) *litmus.Program {
	return func(seed uint64) *litmus.Program {
		s := shapes[seed%uint64(len(shapes))]
		s.Mutexes, s.Values = max(1, s.Mutexes), max(2, s.Values)
		return litmus.Random(seed, s)
	}
}

// withMain lets the main thread do something after the joins.
func withMain(n int, shapes []litmus.Shape) []litmus.Shape {
	for i := range shapes {
		shapes[i].Main = n
	}
	return shapes
}

func families() []family {
	kinds := func(more ...litmus.Kind) []litmus.Kind {
		return append([]litmus.Kind{litmus.Load, litmus.Store}, more...)
	}
	weak := []string{"ra", "rc11"}
	return []family{
		{name: "atomic sections", draw: drawn(withMain(2, []litmus.Shape{
			{Threads: 3, Stmts: 6, Vars: 2, Kinds: kinds(litmus.Store, litmus.Atomic, litmus.Atomic, litmus.Add, litmus.CAS, litmus.If)},
			{Threads: 3, Stmts: 6, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Xchg, litmus.Await, litmus.Choose, litmus.If)},
			{Threads: 3, Stmts: 5, Vars: 2, Mixed: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Add, litmus.Await, litmus.CAS)},
			{Threads: 3, Stmts: 5, Vars: 2, Undef: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Add, litmus.Await, litmus.CAS, litmus.If)},
			{Threads: 3, Stmts: 5, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Await, litmus.AwaitBoth, litmus.Assert, litmus.Exit, litmus.If)},
		})...), models: OperationalModels(), seeds: []uint64{7, 18, 40, 165, 172, 314, 347, 416}},
		{name: "atomic sections and operations that wait", draw: drawn(withMain(2, []litmus.Shape{
			{Threads: 3, Stmts: 4, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Gate, litmus.CAS, litmus.Xchg)},
			{Threads: 3, Stmts: 4, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Lock, litmus.Lock, litmus.Add)},
			{Threads: 3, Stmts: 4, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Take, litmus.Await, litmus.If)},
			{Threads: 4, Stmts: 3, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Gate, litmus.CAS, litmus.Add)},
			{Threads: 4, Stmts: 4, Vars: 2, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.CAS)},
			{Threads: 3, Stmts: 6, Vars: 3, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.Gate, litmus.Take, litmus.CAS)},
		})...), models: OperationalModels(), seeds: []uint64{305, 4102, 4503, 9943}},
		{name: "mutexes and lifetimes that end", draw: drawn(withMain(2, []litmus.Shape{
			{Threads: 3, Stmts: 3, Vars: 2, Freed: true, Kinds: kinds(litmus.CAS, litmus.Lock, litmus.Lock)},
			{Threads: 3, Stmts: 3, Vars: 2, Freed: true, Kinds: kinds(litmus.Gate, litmus.Atomic, litmus.Add)},
			{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 2, Freed: true, Kinds: kinds(litmus.Lock, litmus.Lock, litmus.TryLock, litmus.Xchg)},
			{Threads: 3, Stmts: 3, Vars: 2, Freed: true, Kinds: kinds(litmus.Lock, litmus.Lock, litmus.Take, litmus.If)},
		})...), models: OperationalModels(), seeds: []uint64{2708, 4439, 9832}},
		{name: "lifetimes that end", draw: drawn(withMain(2, []litmus.Shape{
			{Threads: 3, Stmts: 3, Vars: 2, Freed: true, Kinds: kinds(litmus.Add, litmus.CAS, litmus.If)},
			{Threads: 2, Stmts: 4, Vars: 2, Freed: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.If)},
			{Threads: 2, Stmts: 3, Vars: 2, Freed: true, Mixed: true, Kinds: kinds(litmus.Xchg, litmus.Await)},
			{Threads: 2, Stmts: 3, Vars: 2, Freed: true, Undef: true, Kinds: kinds(litmus.Xchg, litmus.CAS, litmus.Await, litmus.Gate)},
			{Threads: 2, Stmts: 3, Vars: 2, Freed: true, Nested: 2, Kinds: kinds(litmus.CAS, litmus.Gate, litmus.AwaitBoth)},
			{Threads: 2, Stmts: 3, Vars: 1, Freed: true, Kinds: kinds(litmus.Take, litmus.TakeEither, litmus.Await, litmus.AwaitBoth, litmus.Choose)},
		})...), models: OperationalModels(), seeds: []uint64{6, 29, 460}},
		{name: "undefined values and memory orders", draw: drawn(withMain(1, []litmus.Shape{
			{Threads: 3, Stmts: 3, Vars: 1, Undef: true, Orders: true, Kinds: kinds(litmus.Xchg, litmus.Take, litmus.Gate, litmus.Await, litmus.Add)},
			{Threads: 3, Stmts: 3, Vars: 2, Undef: true, Orders: true, Kinds: kinds(litmus.CAS, litmus.AwaitBoth, litmus.TakeEither, litmus.Add, litmus.If)},
		})...), models: weak, seeds: []uint64{62, 3611}},
		{name: "threads that create threads, wait and end the process", draw: drawn(withMain(2, []litmus.Shape{
			{Threads: 2, Stmts: 3, Vars: 2, Nested: 2, Kinds: kinds(litmus.AwaitBoth, litmus.Take, litmus.Exit, litmus.If)},
			{Threads: 2, Stmts: 3, Vars: 2, Nested: 3, Failing: true, Kinds: kinds(litmus.Await, litmus.Gate, litmus.Atomic, litmus.Assert)},
			{Threads: 2, Stmts: 3, Vars: 2, Nested: 3, Kinds: kinds(litmus.Lock, litmus.TryLock, litmus.Exit, litmus.If)},
			{Threads: 2, Stmts: 2, Vars: 2, Nested: 4, Kinds: kinds()},
			{Threads: 2, Stmts: 2, Vars: 2, Nested: 2, Mixed: true, Kinds: kinds(litmus.Add)},
		})...), models: OperationalModels(), seeds: []uint64{449}, long: []uint64{1003, 1004, 1171}},
		{name: "threads that create threads, and memory orders", draw: drawn(withMain(2, []litmus.Shape{
			{Threads: 2, Stmts: 2, Vars: 2, Nested: 3, Orders: true, Kinds: kinds(litmus.Fence, litmus.Add)},
			{Threads: 2, Stmts: 3, Vars: 2, Nested: 2, Orders: true, Kinds: kinds(litmus.Store)},
			{Threads: 2, Stmts: 2, Vars: 1, Nested: 2, Heap: true, Orders: true, Kinds: kinds(litmus.CAS)},
			{Threads: 2, Stmts: 2, Vars: 1, Nested: 2, Heap: true, Freed: true, Orders: true, Kinds: kinds(litmus.Lock, litmus.Xchg)},
		})...), models: weak, seeds: []uint64{115, 141}},
		{name: "data races", draw: drawn(
			litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Main: 2, Freed: true, Orders: true, Plain: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Add)},
			litmus.Shape{Threads: 2, Stmts: 3, Vars: 2, Main: 2, Nested: 2, Orders: true, Plain: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.CAS, litmus.If)},
			litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Main: 1, Orders: true, Plain: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.Await, litmus.CAS)},
			litmus.Shape{Threads: 3, Stmts: 5, Vars: 2, Main: 1, Orders: true, Plain: true, Kinds: kinds(litmus.Atomic, litmus.Atomic, litmus.CAS, litmus.Add, litmus.Fence, litmus.If, litmus.Choose)},
			litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Main: 1, Orders: true, Plain: true, Kinds: kinds(litmus.Xchg, litmus.Add, litmus.CAS, litmus.Fence)},
		), races: true, seeds: []uint64{969}},
		{name: "little but mutexes", draw: denseLocks, models: OperationalModels(), seeds: []uint64{79, 83, 1324, 2098}, long: []uint64{1028}},
		{name: "little but atomic sections", draw: denseSections, models: OperationalModels(), seeds: []uint64{29, 36, 86, 106, 123, 149, 330, 1149, 20558, 30148, 100182}, long: []uint64{30138}},
		{name: "little but choices in atomic sections", draw: denseChoices, models: OperationalModels(), seeds: []uint64{0, 24, 32, 45, 64}},
		{name: "little but atomic sections, and assertions", draw: denseAssertions, models: OperationalModels(), seeds: []uint64{57, 68, 1057}},
		{name: "little but read-modify-writes", draw: denseUpdates, seeds: []uint64{101, 417}},
		{name: "little but stores, and loads of them", draw: denseStores, models: []string{"tso", "pso"}, seeds: []uint64{54, 4151, 11373}},
		{name: "shapes of TestOracle", draw: drawn(withMain(4, oracleShapes()[:10])...), models: OperationalModels(), seeds: []uint64{2096, 2139, 2258}},
		{name: "stores and fences", draw: drawn(withMain(4, oracleShapes()[13:14])...), models: []string{"tso", "pso"}, seeds: []uint64{1773}},
		{name: "shapes of TestMixed", draw: drawn(mixedShapes()...), models: OperationalModels(), seeds: []uint64{2086, 5380}},
		{name: "shapes of TestHangs", draw: drawn(hangShapes()...), seeds: []uint64{2017, 2026, 2089, 2124, 2227, 2273, 870000505}},
		{name: "shapes of TestTrustAllocations", draw: drawn(heapShapes()...), models: weak, seeds: []uint64{1146, 2169}},
		{name: "shapes of TestReadsFrom", draw: drawn(withMain(3, rfShapes())...), models: OperationalModels(), seeds: []uint64{2026}},
		{name: "cycles", draw: litmus.Cycle, models: weak, seeds: []uint64{67, 285, 326, 370, 439, 647, 2012, 3543}},
		{name: "chains", draw: denseChains, models: weak, seeds: []uint64{5, 23, 25}},
		{name: "little but stores, also in atomic sections", draw: denseBuffers, models: OperationalModels(), seeds: []uint64{9, 721, 1029}},
		{name: "sections of TestSections", draw: drawSections, models: OperationalModels(), seeds: []uint64{1331, 14782}},
	}
}

// denseLocks draws programs of threads that do little but lock and unlock, rightly or not.
func denseLocks(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0x64656e7365))
	p := &litmus.Program{Vars: 1, Mutexes: 1 + r.IntN(2), Recursive: r.IntN(4) == 0}
	n := 2 + r.IntN(3)
	leak, other := r.IntN(3) == 0, r.IntN(3)
	for range n {
		var body []litmus.Stmt
		var held []int
		for range 2 + r.IntN(8-n) {
			switch k := r.IntN(10); {
			case k < 4 && len(held) < 3:
				m := r.IntN(p.Mutexes)
				body = append(body, litmus.Stmt{Kind: litmus.Lock, Var: m})
				held = append(held, m)
			case k < 8 && len(held) > 0:
				i := len(held) - 1
				if r.IntN(4) == 0 {
					i = r.IntN(len(held))
				}
				body = append(body, litmus.Stmt{Kind: litmus.Unlock, Var: held[i]})
				held = append(held[:i:i], held[i+1:]...)
			case k == 8 && other == 0:
				body = append(body, litmus.Stmt{Kind: litmus.TryLock, Var: r.IntN(p.Mutexes), Reg: 2})
			case k == 8 && other == 1:
				body = append(body, litmus.Stmt{Kind: litmus.Unlock, Var: r.IntN(p.Mutexes)})
			case k == 8 && len(held) > 0:
				body = append(body, litmus.Stmt{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Unlock, Var: held[0]}}})
				held = held[1:]
			case r.IntN(2) == 0:
				body = append(body, litmus.Stmt{Kind: litmus.Load, Order: event.SeqCst}, litmus.Stmt{Kind: litmus.If, C: uint64(r.IntN(2)), Body: []litmus.Stmt{{Kind: litmus.Lock}}})
			default:
				body = append(body, litmus.Stmt{Kind: litmus.Store, C: 1, Order: event.SeqCst})
			}
		}
		for i := len(held) - 1; i >= 0 && !(leak && r.IntN(2) == 0); i-- {
			body = append(body, litmus.Stmt{Kind: litmus.Unlock, Var: held[i]})
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// denseSections draws programs of threads that do little but atomic sections, with accesses of different sizes in some.
func denseSections(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 0x7469676874))
	p := &litmus.Program{Vars: 1 + r.IntN(2), Mutexes: 1}
	mixed, values := r.IntN(3) == 0, 2+r.IntN(2)
	access := func() litmus.Stmt {
		s := litmus.Stmt{Reg: r.IntN(2), Var: r.IntN(p.Vars), C: uint64(r.IntN(values)), Exp: uint64(r.IntN(values)), Order: event.SeqCst}
		s.Kind = []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.CAS, litmus.Xchg}[r.IntN(7)]
		if s.Kind == litmus.Store {
			s.UseR = r.IntN(4) == 0
			s.Order = []event.Order{event.Relaxed, event.Release, event.SeqCst}[r.IntN(3)]
		}
		if s.Kind == litmus.Add {
			s.C = max(s.C, 1)
		}
		if mixed && r.IntN(2) == 0 {
			s.Mask = []uint8{0x0f, 0xf0, 0x01}[r.IntN(3)]
		}
		return s
	}
	n := 2 + r.IntN(3)
	for range n {
		var body []litmus.Stmt
		for range 1 + r.IntN(5-n) + r.IntN(2) {
			if r.IntN(10) < 4 {
				body = append(body, access())
				continue
			}
			section := litmus.Stmt{Kind: litmus.Atomic}
			for range 2 + r.IntN(2) {
				section.Body = append(section.Body, access())
			}
			switch r.IntN(12) {
			case 0:
				section.Body = append(section.Body, litmus.Stmt{Kind: litmus.Await, Var: r.IntN(p.Vars), C: 1, Order: event.SeqCst})
			case 1:
				k := r.IntN(len(section.Body))
				section.Body = append(section.Body[:k:k], litmus.Stmt{Kind: litmus.If, C: uint64(r.IntN(values)), Body: section.Body[k:]})
			}
			body = append(body, section)
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// compared compares what engines make of a program under a model, by all tests that apply.
func (f *family) compared(t testing.TB, p *litmus.Program, name string, long bool) string {
	model, _ := memmodel.ParseModel(name)
	if f.races {
		problem, _, _ := raceDisagreement(t, p, model)
		return problem
	}
	if model.Operational() && long {
		return disagreement(t, p, name)
	}
	if model.Operational() {
		return nestingDisagreement(t, p, name)
	}
	if d, _ := graphsDisagreement(t, p.Compile(), model); d != "" {
		return d
	}
	problem, _, _ := hangDisagreement(t, p, name)
	return problem
}

// TestRules compares the engines on programs on which some rule of theirs matters.
func TestRules(t *testing.T) {
	programs := 0
	for _, f := range families() {
		for i, seed := range slices.Concat(f.seeds, f.long) {
			p, long := f.draw(seed), i >= len(f.seeds)
			models := f.models
			if models == nil {
				models = modelsFor(p)
			}
			for _, model := range models {
				if f.races && !orderable(p, model) {
					continue
				}
				programs++
				if f.compared(t, p, model, long) == "" {
					continue
				}
				p = litmus.Shrink(p, func(q *litmus.Program) bool { return f.compared(t, q, model, long) != "" })
				t.Fatalf("%s, %s, seed %d, shrunk to\n%v\n%s", f.name, model, seed, p, f.compared(t, p, model, long))
			}
		}
	}
	t.Logf("%d programs and models", programs)
}
