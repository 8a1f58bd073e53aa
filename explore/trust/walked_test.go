package trust

import (
	"flag"
	"fmt"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	invariantsSeeds = flag.Uint64("invariants.seeds", 250, "number of generated programs whose graphs are looked at, for each model")
	invariantsFirst = flag.Uint64("invariants.first", 0, "first seed of these")
)

// snapshot is all of a search that a step changes and that taking it back has to restore.
type snapshot[S set.Set] struct {
	alive                    S
	ev                       map[int32]record[S]
	rows                     map[int32]S
	ord                      []int32
	cells                    []cell[S]
	threads                  []cursor[S]
	inPlace                  []int32
	stamp, halves, continued int32
	log                      int32
	undos, events, kept      int
	saved, demos             int
}

func snap[S set.Set](x *builder[S]) *snapshot[S] {
	s := &snapshot[S]{alive: x.alive, ev: map[int32]record[S]{}, rows: map[int32]S{}, ord: slices.Clone(x.ord),
		cells: slices.Clone(x.cells), threads: slices.Clone(x.threads), inPlace: slices.Clone(x.inPlace), stamp: x.stamp, log: x.ghb.Mark(), halves: x.halves, continued: x.continued,
		undos: len(x.saved.revisits), events: len(x.saved.events), kept: len(x.saved.threads), saved: len(x.saved.ord), demos: len(x.toWait)}
	set.Each(&x.alive, func(e int32) { s.ev[e], s.rows[e] = x.ev[e], x.ghb.Rows[e] })
	return s
}

// differs returns how the search differs from an earlier snapshot. Cells and threads that were met since are empty.
func (s *snapshot[S]) differs(x *builder[S]) (diffs []string) {
	now := snap(x)
	diff := func(what string, a, b any) {
		if d := fields(a, b); d != "" {
			diffs = append(diffs, what+": "+d)
		}
	}
	for i := range now.cells {
		was := cell[S]{first: none, tail: initial}
		if i < len(s.cells) {
			was = s.cells[i]
		}
		c := now.cells[i]
		if was.first < 0 {
			was.first, was.tail = max(was.first, initial), max(was.tail, initial)
			c.first, c.tail = max(c.first, initial), max(c.tail, initial)
		}
		c.Loc, c.Addr, c.Mask, c.Bits, c.Shift, c.Init, c.plain, c.mutex, c.probed = was.Loc, was.Addr, was.Mask, was.Bits, was.Shift, was.Init, was.plain, was.mutex, was.probed
		diff(fmt.Sprint("cell ", i), was, c)
	}
	for t := range now.threads {
		was, c := cursor[S]{}, now.threads[t]
		if t < len(s.threads) {
			was = s.threads[t]
		}
		if was.status == memmodel.Absent && c.status == memmodel.Absent {
			continue
		}
		diff(fmt.Sprint("thread ", t), was, c)
	}
	set.Each(&s.alive, func(e int32) {
		was, ev := s.ev[e], now.ev[e]
		diff(fmt.Sprint("event ", e), meaning(was), meaning(ev))
		diff(fmt.Sprint("row ", e), s.rows[e], now.rows[e])
	})
	s.cells, s.threads, s.ev, s.rows = nil, nil, nil, nil
	now.cells, now.threads, now.ev, now.rows = nil, nil, nil, nil
	diff("search", *s, *now)
	return diffs
}

// meaning clears what an event has no use for: what is remembered to spare attempts, and what is said of a write that
// is in no coherence order.
func meaning[S set.Set](ev record[S]) record[S] {
	ev.barrier = none
	if !ev.writes {
		ev.coPrev, ev.coNext, ev.logW, ev.val = none, none, 0, event.Bits{}
		ev.causes.rel, ev.causes.relCh = set.Empty[S](), set.Empty[S]()
		ev.silent = ev.silent && !ev.exclus
	}
	return ev
}

// fields lists the fields in which two values differ.
func fields(a, b any) (diff string) {
	if reflect.DeepEqual(a, b) {
		return ""
	}
	v, w := reflect.ValueOf(a), reflect.ValueOf(b)
	if v.Kind() != reflect.Struct {
		return fmt.Sprint(a, " -> ", b)
	}
	for i := range v.NumField() {
		if p, q := fmt.Sprintf("%+v", v.Field(i)), fmt.Sprintf("%+v", w.Field(i)); p != q {
			diff += fmt.Sprintf(" %s %s -> %s", v.Type().Field(i).Name, p, q)
		}
	}
	return diff
}

// walked walks the tree of graphs as search.walk does, looks at each graph, and takes back each step to see
// whether what was before is there again.
type walked[S set.Set] struct {
	*visitor[S]
	t      testing.TB
	steps  int
	limit  int
	leaves map[string]bool
	fault  string
}

// visit explores all that extends the current graph. It returns false when something is wrong, or after
// enough steps.
func (h *walked[S]) visit() bool {
	x := h.visitor
	if h.steps++; h.steps > h.limit {
		return false
	}
	x.faults, x.raced = x.faults[:0], x.raced[:0]
	if v := violated(x.builder); len(v) > 0 {
		h.fault = fmt.Sprint(v)
		return false
	}
	was, base, mark, stamp := snap(x.builder), len(x.frames), int32(len(x.ord)), x.stamp
	t := x.next()
	if t < 0 {
		if h.leaves[h.key()] {
			h.fault = "a graph is met twice"
			return false
		}
		h.leaves[h.key()] = true
		x.full()
		return true
	}
	x.w.Tally.Events++
	for ok := x.step(t); ok || x.backtrack(base); ok = false {
		if !h.visit() {
			return false
		}
	}
	x.popTo(mark)
	x.stamp = stamp
	if k := len(x.ord) - 1; k >= 0 {
		if e := x.ord[k] >> 1; was.threads[x.ev[e].thread].halved && was.threads[x.ev[e].thread].last == e {
			x.halve(e) // popTo leaves the thread to the frame of e, if that is the last of what it keeps
		}
	}
	if d := was.differs(x.builder); len(d) > 0 {
		h.fault = fmt.Sprintf("a step of thread %d was not taken back: %v", t, d)
		return false
	}
	return true
}

// key describes the graph by what its events are called, so that two graphs with the same key are the same.
func (h *walked[S]) key() string {
	x := h.visitor
	name := func(e int32) string {
		if e < 0 {
			return "-"
		}
		return fmt.Sprintf("%d.%d", x.ev[e].thread, x.ev[e].pos)
	}
	var parts []string
	set.Each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		s := fmt.Sprint(name(e), " ", ev.alt)
		if ev.reads {
			s += " reads " + name(ev.rf)
		}
		if ev.writes {
			s += " follows " + name(ev.coPrev)
		}
		parts = append(parts, s)
	})
	slices.Sort(parts)
	return fmt.Sprint(parts)
}

// inspect walks a program, and returns what is wrong. steps is how many graphs were looked at.
func inspect(t testing.TB, prog event.Program, opts search.Options, limit int) (fault string, steps int) {
	layout := cells.NewLayout()
	for {
		w := NewExplorer(prog, opts, layout)
		end, h := func() (end search.Ending, h *walked[[1]uint64]) {
			h = &walked[[1]uint64]{visitor: newVisitor[[1]uint64](w), t: t, limit: limit, leaves: map[string]bool{}}
			defer func() {
				if r := recover(); r != nil {
					end, w.Learned = search.Recover(r)
				}
			}()
			h.reset()
			h.visit()
			return search.Exhausted, h
		}()
		if h != nil {
			steps += h.steps
		}
		if end == search.Restart && h.fault == "" {
			layout.Merge(w.Learned)
			continue
		}
		if end != search.Exhausted || h.fault != "" || h.steps > limit {
			if h.fault != "" {
				h.fault += "\n" + h.key()
			}
			return h.fault, steps
		}
		plain := NewExplorer(prog, opts, layout)
		if end := plain.Run(new(atomic.Bool)); end != search.Exhausted {
			return fmt.Sprint("the walk ends with ", end), steps
		}
		w.Tally.Events, plain.Tally.Events = 0, 0
		return cmp.Diff(plain.Tally, w.Tally), steps
	}
}

// invariantsShapes are those of the generated programs.
func invariantsShapes() []litmus.Shape {
	return []litmus.Shape{
		litmus.Everything(),
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If, litmus.Fence}},
		{Threads: 4, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.Lock, litmus.Lock}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Gate, litmus.Choose}},
		{Threads: 3, Stmts: 5, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Add}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.Add, litmus.If, litmus.Await}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If, litmus.Atomic}},
		{Threads: 3, Stmts: 4, Vars: 1, Mutexes: 1, Values: 2, Heap: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Await, litmus.Lock}},
		{Threads: 2, Stmts: 3, Vars: 1, Mutexes: 1, Values: 2, Heap: true, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Await, litmus.Lock}},
		{Threads: 3, Stmts: 2, Vars: 1, Mutexes: 1, Values: 2, Heap: true, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.CAS, litmus.Add, litmus.Lock, litmus.Lock, litmus.Lock}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Add, litmus.Atomic, litmus.Lock, litmus.Lock, litmus.Gate}},
	}
}

// TestInvariants looks at each graph that searches of generated programs come to.
func TestInvariants(t *testing.T) {
	shapes := invariantsShapes()
	total := 0
	for seed := *invariantsFirst; seed < *invariantsFirst+*invariantsSeeds; seed++ {
		for i, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			shape := shapes[(seed+uint64(i))%uint64(len(shapes))]
			shape.Orders, shape.Main = !model.Operational() || seed%2 == 0, 3
			if !model.Operational() {
				shape = shape.Weak()
			} else {
				shape.Heap = false // accesses need not come after the allocation
			}
			p := litmus.Random(seed, shape)
			opts := everything(model)
			opts.Races = seed%3 == 0
			if seed%4 == 0 {
				opts.Leaf = func(event.Reason, []memmodel.Move) {}
			}
			wrong := func(p *litmus.Program) string {
				fault, steps := inspect(t, p.Compile(), opts, 300)
				total += steps
				return fault
			}
			if wrong(p) != "" {
				p = litmus.Shrink(p, func(q *litmus.Program) bool { return wrong(q) != "" })
				t.Fatalf("%s, seed %d, races %v, shrunk to\n%v\n%s", name, seed, opts.Races, p, wrong(p))
			}
		}
	}
	t.Logf("%d graphs", total)
}

// TestInvariantsByHand does the same for a revisit that deletes the unlock that a lock has read from in place, and a part of an access to
// an object whose lifetime ends.
func TestInvariantsByHand(t *testing.T) {
	access := func(k litmus.Kind, v int) litmus.Stmt { return litmus.Stmt{Kind: k, Var: v, Order: event.SeqCst} }
	p := &litmus.Program{Vars: 2, Mutexes: 1, Heap: 1, Threads: [][]litmus.Stmt{
		{access(litmus.Lock, 0), access(litmus.Add, 1)},
		{access(litmus.Lock, 0), access(litmus.Load, 0), access(litmus.Unlock, 0), access(litmus.Add, 1)},
		{access(litmus.CAS, 0), access(litmus.Free, 0)},
	}}
	for _, m := range []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO} {
		if fault, _ := inspect(t, p.Compile(), everything(m), 10_000); fault != "" {
			t.Errorf("%s: %s", m, fault)
		}
	}
}

// TestInvariantsCorpus does the same for programs of testdata with what generated ones lack: memory that is freed and
// allocated again, condition variables, barriers, semaphores, reader-writer locks, threads that create threads.
func TestInvariantsCorpus(t *testing.T) {
	total := 0
	for i, name := range interptest.Corpus(t) {
		prog := corpus.Load(t, name)
		for k := range 2 {
			m := memmodel.Model((i + 2*k) % len(memmodel.AllModels()))
			fault, steps := inspect(t, prog, everything(m), 80)
			if fault != "" {
				t.Errorf("%s, %s: %s", name, m, fault)
			}
			total += steps
		}
	}
	t.Logf("%d graphs", total)
}

// TestEndless extracts the graph of a violation beside a thread that executes fences for ever, which are no events.
func TestEndless(t *testing.T) {
	prog := corpus.Load(t, "waits/fence_loop.ll")
	for _, m := range []memmodel.Model{memmodel.RA, memmodel.RC11} {
		var found *search.Violation
		opts := everything(m)
		opts.Found = func(v *search.Violation) bool { found = v; return true }
		if end := NewExplorer(prog, opts, cells.NewLayout()).Run(new(atomic.Bool)); end != search.Stopped || len(found.Graph) == 0 {
			t.Errorf("%s: the walk ends with %d and %+v", m, end, found)
		}
	}
}

// everything are options that check all kinds of errors and go on after each.
func everything(m memmodel.Model) search.Options {
	return search.Options{Model: m, MaxEvents: 1000, Checked: func(event.ErrorKind) bool { return true }, Found: func(*search.Violation) bool { return false },
		Raced: func([]memmodel.Move) (raced, stop bool) { return true, false }}
}
