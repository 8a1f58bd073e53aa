package states

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

var (
	ownersSeeds = flag.Uint64("owners.seeds", 60, "number of generated programs whose threads have objects of their own")
	ownersFirst = flag.Uint64("owners.first", 0, "first seed of these")
)

// deed is something that a thread does with an object of its own or, if there is none, with a shared variable.
type deed struct {
	kind   deedKind
	object int // -1 for a shared variable
	word   int // in the object, or which variable
	mask   uint8
	value  worth
	expect worth
	body   []deed // what follows if it has read what it expected
}

type deedKind int

const (
	allocates deedKind = iota
	frees
	puts
	gets
	exchanges
	compares
	sums
	copies // puts what it gets to another word
	holdsLock
	awaitsIt
	section
	deedKinds
)

// worth is a value: a number, or where an object is of thread whose, 0 for the thread itself.
type worth struct {
	number uint64
	object int // -1 for a number
	whose  int
}

// owners draws programs whose threads do the same with objects of their own, but perhaps for one of them.
type owners struct {
	*rand.Rand
	threads  int
	adjacent bool      // objects lie side by side
	odd      event.Loc // a word that is 1 at first
	had      int       // objects that were allocated
}

func (o *owners) block(t, k int) block {
	b := ofThread(t, k)
	if o.adjacent {
		b.addr = 1<<16 + uint64(2*t+k)*16
	}
	return b
}

func (o *owners) worth() worth {
	w := worth{uint64(o.IntN(3)), -1, 0}
	if o.IntN(2) == 0 && o.had > 0 {
		w.object, w.number = o.IntN(o.had), uint64(8*o.IntN(2))
		switch o.IntN(24) {
		case 0:
			w.whose = 1 + o.IntN(o.threads)
		case 1:
			w.number = 16
		case 2:
			w.object = 1
		}
	}
	return w
}

func (o *owners) value(w worth, t int) uint64 {
	if w.object < 0 {
		return w.number
	}
	if w.whose > 0 {
		t = w.whose
	}
	return o.block(t, w.object).addr + w.number
}

func (o *owners) deed(depth int) deed {
	d := deed{kind: deedKind(2 + o.IntN(int(deedKinds)-2)), object: o.IntN(o.had+1) - 1, word: o.IntN(2), mask: 0xff, value: o.worth(), expect: o.worth()}
	if o.had == 0 || o.IntN(6) == 0 {
		d.object = -1
	}
	switch {
	case o.had < 2 && o.IntN(3) == 0:
		d.kind, d.object = allocates, o.had
		o.had++
	case o.had > 0 && o.IntN(10) == 0:
		d.kind, d.object = frees, o.IntN(o.had)
	case d.object < 0 && d.value.object >= 0 && o.IntN(6) > 0:
		d.value = worth{1, -1, 0}
	case d.kind == sums && o.IntN(3) > 0 || d.kind == awaitsIt && o.IntN(3) > 0 || d.kind == holdsLock && o.IntN(2) > 0:
		d.kind = puts
	}
	if o.IntN(16) == 0 {
		d.mask = 1
	}
	if d.kind >= gets && depth < 2 {
		for range o.IntN(3) {
			d.body = append(d.body, o.deed(depth+1))
		}
	}
	return d
}

// twist returns deeds one of which is another one.
func (o *owners) twist(all []deed) []deed {
	all = slices.Clone(all)
	d := &all[o.IntN(len(all))]
	switch o.IntN(4) {
	case 0:
		d.value = o.worth()
	case 1:
		d.expect = o.worth()
	case 2:
		d.object = o.IntN(o.had+1) - 1
	default:
		if len(d.body) > 0 {
			d.body = o.twist(d.body)
		} else {
			*d = o.deed(2)
		}
	}
	return all
}

// node returns the States of a thread that does something, and then goes on.
func (o *owners) nodes(t int, all []deed, after *node) *node {
	for i := len(all) - 1; i >= 0; i-- {
		after = o.node(t, all[i], after)
	}
	return after
}

func (o *owners) node(t int, d deed, after *node) *node {
	b := o.block(t, max(d.object, 0))
	on := func(n *node) *node {
		n.label.Loc, n.label.Mask = event.Loc(d.word), d.mask
		if d.object >= 0 {
			n.label.Object, n.label.Addr, n.label.Loc = b.object, b.addr+uint64(8*d.word), wordOf(b)+event.Loc(d.word)
		}
		return n
	}
	expected := func() map[uint64]*node {
		return map[uint64]*node{o.value(d.expect, t): o.nodes(t, d.body, after)}
	}
	rmw := func(op event.Op, exp, val uint64) *node {
		n := loads(0, expected(), after)
		n.label.Kind, n.label.Op, n.label.Exp, n.label.Val = event.RMW, op, exp, val
		return on(n)
	}
	switch d.kind {
	case allocates:
		return b.allocated(16, after)
	case frees:
		return b.freed(after)
	case puts:
		return on(stores(0, o.value(d.value, t), after))
	case exchanges:
		return rmw(event.OpXchg, 0, o.value(d.value, t))
	case compares:
		return rmw(event.OpCmpXchg, o.value(d.expect, t), o.value(d.value, t))
	case sums:
		return rmw(event.OpAdd, 0, 1)
	case holdsLock:
		n := locks(event.OpMutexLock, event.ThreadID(t), nil, after)
		n.next = map[uint64]*node{0: o.nodes(t, d.body, locks(event.OpMutexUnlock, event.ThreadID(t), nil, after))}
		if d.object >= 0 && d.word == 1 {
			return on(n)
		}
		return n
	case awaitsIt:
		n := on(loads(0, nil, after))
		n.label.Blocks = true
		n.next = map[uint64]*node{0: n}
		return n
	case section:
		out := &node{label: event.Label{Kind: event.AtomicEnd, Loc: event.NoLoc}, other: after}
		return &node{label: event.Label{Kind: event.AtomicBegin, Loc: event.NoLoc}, other: o.nodes(t, d.body, out)}
	case copies:
		n := on(loads(0, map[uint64]*node{}, after))
		to := o.block(t, max(d.value.object, 0))
		put := func(v uint64) {
			if n.next[v] == nil {
				n.next[v] = to.stores(v, after)
			}
		}
		for v := range uint64(3) {
			put(v)
		}
		for u := 1; u <= o.threads; u++ {
			for k := range 2 {
				put(o.block(u, k).addr)
				put(o.block(u, k).addr + 8)
			}
		}
		return n
	}
	return on(loads(0, expected(), after))
}

// finds returns a thread that does something with an object whose address it finds in a shared variable.
func (o *owners) finds(d deed, after *node) *node {
	n := loads(event.Loc(o.IntN(2)), map[uint64]*node{}, after)
	for u := 1; u <= o.threads; u++ {
		for k := range 2 {
			d.object = k
			n.next[o.block(u, k).addr] = o.node(u, d, after)
		}
	}
	return n
}

// owning is a program of such threads.
type owning struct {
	written
	o *owners
}

func (p owning) Word(l event.Loc) event.Bits {
	if l == p.o.odd {
		return event.Defined(1)
	}
	return event.Bits{}
}

func (p owning) Words(o event.Obj) []event.Loc {
	l := wordOf(block{object: o})
	return []event.Loc{l, l + 1}
}

func randomOwners(seed uint64) owning {
	o := &owners{Rand: rand.New(rand.NewPCG(seed, 2)), odd: -1}
	o.threads = 2 + o.IntN(2)
	o.adjacent = o.IntN(4) == 0
	if o.IntN(8) == 0 {
		o.odd = wordOf(ofThread(1+o.IntN(o.threads), 0))
	}
	var body []deed
	if o.IntN(3) > 0 {
		body = append(body, deed{kind: allocates})
		o.had = 1
	}
	for len(body) < 6-o.threads {
		body = append(body, o.deed(0))
	}
	odd := body
	if o.IntN(3) == 0 {
		odd = o.twist(body)
	}
	which, results := 1+o.IntN(o.threads), o.IntN(8)
	var threads []*node
	for t := 1; t <= o.threads; t++ {
		all, end := body, stores(2, 1, ends())
		if t == which {
			all = odd
		}
		if results < 2 && o.had > 0 {
			end.other.label.Val = o.value(worth{0, 0, results}, t)
		}
		threads = append(threads, o.nodes(t, all, end))
	}
	main := ends()
	if o.IntN(3) == 0 {
		main = o.finds(o.deed(2), main)
	}
	if o.IntN(2) == 0 {
		main = o.nodes(1, []deed{{kind: puts, object: -1, word: o.IntN(2), mask: 0xff, value: worth{1, -1, 0}}}, main)
	}
	return owning{creating(main, threads...), o}
}

// ownersMost is how many states a program may have that is looked at.
const ownersMost = 1000

// outcomes returns what shared variables hold at the ends of a program, whether the process has ended there, and its faults.
func outcomes(prog event.Program, model memmodel.Model, without Reduction) (map[string]bool, Outcome) {
	all := map[string]bool{}
	outcome, _ := Explore(context.Background(), prog, Options{Model: model, Without: without, Pause: func(c Counts) bool { return c.States > ownersMost }, Still: func(*memmodel.Machine) bool { return false },
		Fault: func(f *event.Fault, _ *event.Label, _ func() (event.ThreadID, []Move)) bool {
			all[string(f.Kind)] = true
			return false
		},
		End: func(m *memmodel.Machine) {
			for i := range m.Threads() {
				if t := event.ThreadID(i); m.Started(t) && m.Fault(t) != nil {
					return // what follows a fault may be left out
				}
			}
			all[fmt.Sprint(m.Word(0), m.Word(1), m.Word(2), m.Exited())] = true
		}})
	return all, outcome
}

// compared compares searches over the states of a program with each other, under a model that the seed says, and adds up what the states with symmetry alone stand for. It returns the
// search that does, nil if the program is too large or has no symmetry.
func compared(t *testing.T, prog event.Program, seed uint64) *search {
	t.Helper()
	model := []memmodel.Model{memmodel.SC, memmodel.SC, memmodel.TSO, memmodel.PSO}[seed%4]
	want, end := outcomes(prog, model, Single|Sets|Symmetry)
	if end != Complete {
		return nil
	}
	name := fmt.Sprint(model, ", seed ", seed)
	for _, without := range []Reduction{0, Single | Sets, Sets, Single, LastFirst} {
		if got, end := outcomes(prog, model, without); end == Complete && !maps.Equal(got, want) {
			t.Fatalf("%s: %v, and without %d %v", name, want, without, got)
		}
	}
	s := explores(prog, model)
	if s.sym == nil {
		return nil
	}
	if checkOrbits(t, s, name); t.Failed() {
		t.FailNow()
	}
	return s
}

// TestOwners compares searches over the states of such programs with each other, and adds up what the states with symmetry alone stand for.
func TestOwners(t *testing.T) {
	own := uint64(0)
	for seed := *ownersFirst; seed < *ownersFirst+*ownersSeeds; seed++ {
		s := compared(t, randomOwners(seed), seed)
		if s == nil {
			continue
		}
		if slices.ContainsFunc(s.sym.classes, func(c *class) bool { return c.estate != nil && len(c.estate.rows) > 0 }) {
			own++
		}
	}
	if own < *ownersSeeds/8 {
		t.Errorf("threads that are alike own something in %d programs of %d", own, *ownersSeeds)
	}
}
