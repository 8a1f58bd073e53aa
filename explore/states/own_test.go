package states

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// block is an object that a thread has, of 16 bytes unless it is said otherwise, with one word.
type block struct {
	object event.Obj
	addr   uint64
}

// wordOf returns the location of the word of an object. Those of different threads are far from each other.
func wordOf(b block) event.Loc { return event.Loc(20 + 8*b.object) }

// ofThread returns an object of a thread.
func ofThread(t, k int) block { return block{event.Obj(4*t + k), uint64(t)<<16 + uint64(k)<<8} }

func (b block) on(n *node, mask uint8) *node {
	n.label.Object, n.label.Addr, n.label.Loc, n.label.Mask = b.object, b.addr, wordOf(b), mask
	return n
}

func (b block) allocated(size uint64, after *node) *node {
	return &node{label: event.Label{Kind: event.Alloc, Object: b.object, Addr: b.addr, Val: size, Loc: event.NoLoc}, other: after}
}

func (b block) freed(after *node) *node {
	return &node{label: event.Label{Kind: event.Free, Object: b.object, Addr: b.addr, Loc: event.NoLoc}, other: after}
}

func (b block) stores(v uint64, after *node) *node { return b.on(stores(0, v, after), 0xff) }

func (b block) loads(next map[uint64]*node, other *node) *node {
	return b.on(loads(0, next, other), 0xff)
}

func (b block) updates(op event.Op, exp, val uint64, next map[uint64]*node, other *node) *node {
	n := b.loads(next, other)
	n.label.Kind, n.label.Op, n.label.Exp, n.label.Val = event.RMW, op, exp, val
	return n
}

// TestAlikeOwners looks at which threads are taken for alike that have objects of their own.
func TestAlikeOwners(t *testing.T) {
	visible := func() *node { return stores(1, 1, ends()) }
	own := func(then func(t int, b block) *node) func(int) *node {
		return func(t int) *node { b := ofThread(t, 0); return b.allocated(16, then(t, b)) }
	}
	// points stores the address of an object in it, and goes on with a State if it reads that.
	points := func(b block, then *node) *node {
		return b.stores(b.addr, b.loads(map[uint64]*node{b.addr: then}, ends()))
	}
	for _, test := range []struct {
		name   string
		thread func(t int) *node
		main   *node
		alike  bool
	}{
		{"a number in an object", own(func(_ int, b block) *node { return b.stores(1, b.loads(map[uint64]*node{1: visible()}, ends())) }), ends(), true},
		{"another number in each", own(func(t int, b block) *node { return b.stores(uint64(t), visible()) }), ends(), false},
		{"its address in an object", own(func(_ int, b block) *node { return points(b, visible()) }), ends(), true},
		{"an address within it", own(func(_ int, b block) *node {
			return b.stores(b.addr+8, b.loads(map[uint64]*node{b.addr + 8: visible()}, ends()))
		}), ends(), true},
		{"something else follows its address", own(func(t int, b block) *node { return points(b, stores(1, uint64(t), ends())) }), ends(), false},
		{"the address of the first thread's", own(func(_ int, b block) *node { return b.stores(ofThread(1, 0).addr, visible()) }), ends(), false},
		{"its address is compared", own(func(_ int, b block) *node {
			return b.stores(b.addr, b.updates(event.OpCmpXchg, b.addr, 7, map[uint64]*node{b.addr: visible()}, ends()))
		}), ends(), true},
		{"its address is exchanged", own(func(_ int, b block) *node {
			return b.updates(event.OpXchg, 0, b.addr, nil, b.loads(map[uint64]*node{b.addr: visible()}, ends()))
		}), ends(), true},
		{"a sum", own(func(_ int, b block) *node {
			return b.updates(event.OpAdd, 0, 3, nil, b.loads(map[uint64]*node{3: visible()}, ends()))
		}), ends(), true},
		{"its address is added to", own(func(_ int, b block) *node {
			return b.stores(b.addr, b.updates(event.OpAdd, 0, 1, nil, visible()))
		}), ends(), false},
		{"its address after a sum", own(func(_ int, b block) *node {
			return b.updates(event.OpAdd, 0, 1, nil, b.stores(b.addr, visible()))
		}), ends(), false},
		{"a part of a number", own(func(_ int, b block) *node { return b.stores(5, b.on(loads(0, nil, visible()), 1)) }), ends(), true},
		{"a part of its address", own(func(_ int, b block) *node { return b.stores(b.addr, b.on(loads(0, nil, visible()), 1)) }), ends(), false},
		{"its address becomes known", own(func(_ int, b block) *node { return stores(2, b.addr, visible()) }), ends(), false},
		{"its address is the result", own(func(_ int, b block) *node {
			n := ends()
			n.label.Val = b.addr
			return stores(1, 1, n)
		}), ends(), false},
		{"it is freed", own(func(_ int, b block) *node { return b.stores(1, b.freed(visible())) }), ends(), true},
		{"it is used afterwards", own(func(_ int, b block) *node { return b.freed(b.stores(1, visible())) }), ends(), false},
		{"another thread writes to it", own(func(_ int, b block) *node { return b.stores(1, visible()) }), ofThread(1, 0).stores(2, ends()), false},
		{"another thread has written to it", own(func(_ int, b block) *node { return b.stores(1, visible()) }), ofThread(2, 0).stores(2, ends()), false},
		{"another thread frees it", own(func(_ int, b block) *node { return b.stores(1, visible()) }), ofThread(2, 0).freed(ends()), false},
		{"another thread waits for it", own(func(_ int, b block) *node { return b.stores(1, visible()) }), ofThread(2, 0).on(awaits(0, ends()), 0xff), false},
		{"another thread came to it before", func(t int) *node {
			return loads(3, nil, ofThread(t, 0).allocated(16, visible()))
		}, ofThread(2, 0).stores(2, ends()), false},
		{"the other one uses it", own(func(t int, b block) *node { return b.stores(1, ofThread(3-t, 0).stores(1, visible())) }), ends(), false},
		{"a word that is also somewhere else", own(func(_ int, b block) *node { return b.stores(1, visible()) }), stores(wordOf(ofThread(2, 0)), 1, ends()), false},
		{"a lock in it", own(func(t int, b block) *node {
			return b.on(locks(event.OpMutexLock, event.ThreadID(t), nil, visible()), 0xff)
		}), ends(), false},
		{"one for both", func(int) *node { b := ofThread(1, 0); return b.allocated(16, b.stores(1, visible())) }, ends(), true},
		{"of different sizes", func(t int) *node { return loads(3, nil, ofThread(t, 0).allocated(uint64(8*t), visible())) }, ends(), false},
		{"on two ways", func(t int) *node {
			b := ofThread(t, 0)
			return loads(3, map[uint64]*node{1: b.allocated(16, b.stores(1, visible()))}, b.allocated(16, b.stores(2, visible())))
		}, stores(3, 1, ends()), true},
		{"a part of its address is undefined", own(func(_ int, b block) *node {
			n := b.stores(b.addr, visible())
			n.label.Undef = 0xff
			return n
		}), ends(), false},
		{"the other one frees it", own(func(t int, b block) *node { return ofThread(3-t, 0).freed(visible()) }), ends(), false},
		{"another place in each", own(func(t int, b block) *node {
			n := b.stores(1, visible())
			n.label.Addr += uint64(4 * t)
			return n
		}), ends(), false},
		{"its address is a summand", own(func(_ int, b block) *node { return b.updates(event.OpAdd, 0, b.addr, nil, visible()) }), ends(), false},
		{"its address goes to a part of a word", own(func(_ int, b block) *node { return b.on(stores(0, b.addr, visible()), 0xf) }), ends(), false},
		{"a sum that looks like an address", own(func(_ int, b block) *node {
			one := ofThread(1, 0).addr
			return b.updates(event.OpAdd, 0, one, nil, b.loads(map[uint64]*node{one: visible()}, ends()))
		}), ends(), true},
		{"such a sum is compared with its address", own(func(_ int, b block) *node {
			return b.updates(event.OpAdd, 0, ofThread(1, 0).addr, nil, b.updates(event.OpCmpXchg, b.addr, 7, nil, b.loads(nil, visible())))
		}), ends(), false},
		{"that overlap", func(t int) *node {
			return block{event.Obj(t), 1<<16 + uint64(8*t)}.allocated(16, visible())
		}, ends(), false},
		{"that overlap the other way", func(t int) *node {
			return block{event.Obj(t), 1<<16 - uint64(8*t)}.allocated(16, visible())
		}, ends(), false},
		{"two, the second one in the first", own(func(t int, b block) *node {
			return block{event.Obj(40 + t), b.addr + 8}.allocated(8, visible())
		}), ends(), false},
		{"a number that is compared, and an address later", own(func(t int, b block) *node {
			return b.updates(event.OpCmpXchg, ofThread(1, 1).addr, 7, nil, ofThread(t, 1).allocated(16, visible()))
		}), ends(), false},
		{"a number that is an address later", own(func(t int, b block) *node {
			return b.stores(ofThread(1, 1).addr, ofThread(t, 1).allocated(16, visible()))
		}), ends(), false},
		{"a number that it has read, and forgotten", own(func(_ int, b block) *node {
			end := visible()
			return loads(3, map[uint64]*node{1: b.stores(1, end)}, b.stores(2, end))
		}), stores(3, 1, ends()), true},
		{"two objects", own(func(t int, b block) *node {
			c := ofThread(t, 1)
			return c.allocated(16, b.stores(c.addr, c.stores(b.addr, b.loads(map[uint64]*node{c.addr: visible()}, ends()))))
		}), ends(), true},
		{"two objects, the other way round", own(func(t int, b block) *node {
			c := ofThread(t, 1)
			if t == 2 {
				b, c = c, b
			}
			return ofThread(t, 1).allocated(16, b.stores(1, c.stores(1, visible())))
		}), ends(), false},
		{"the address of the first thread's is expected", own(func(_ int, b block) *node {
			return b.stores(b.addr, b.updates(event.OpCmpXchg, ofThread(1, 0).addr, 7, nil, b.loads(map[uint64]*node{7: visible()}, ends())))
		}), ends(), false},
		{"a word a part of which was read before", func(t int) *node {
			b := ofThread(t, 0)
			return loads(3, nil, loads(3, nil, b.allocated(16, b.loads(nil, visible()))))
		}, partOf(wordOf(ofThread(2, 0)), ends()), false},
		{"a word in which there was a lock before", func(t int) *node {
			b := ofThread(t, 0)
			return loads(3, nil, loads(3, nil, b.allocated(16, b.loads(nil, visible()))))
		}, lockAt(wordOf(ofThread(2, 0)), ends()), false},
	} {
		prog := creating(test.main, test.thread(1), test.thread(2))
		all, some, again := explored(t, prog)
		if alike := some < all; alike != test.alike {
			t.Errorf("%s: %d states, %d with symmetry, begun %d times more", test.name, all, some, again)
		}
		if s := explores(prog, memmodel.SC); s.sym != nil {
			checkOrbits(t, s, test.name)
		}
		again = 0
		Explore(context.Background(), prog, Options{Again: func() { again++ }, Still: func(*memmodel.Machine) bool { return false },
			Fault: func(*event.Fault, *event.Label, func() (event.ThreadID, []Move)) bool { return false }, End: func(*memmodel.Machine) {}})
		if again > 0 == test.alike {
			t.Errorf("%s: with all reductions, begun %d times more", test.name, again)
		}
	}
}

// partOf reads a part of a word, and lockAt locks a mutex in it, as the main thread.
func partOf(l event.Loc, after *node) *node {
	n := loads(l, nil, after)
	n.label.Mask = 1
	return n
}

func lockAt(l event.Loc, after *node) *node {
	n := locks(event.OpMutexLock, 0, nil, after)
	n.label.Loc = l
	return n
}

// filled is a program whose threads find something in the words of their objects.
type filled struct {
	written
	content uint64
}

func (p filled) Word(l event.Loc) event.Bits {
	if l == wordOf(ofThread(1, 0)) || l == wordOf(ofThread(2, 0)) {
		return event.Defined(p.content)
	}
	return event.Bits{}
}

// TestOwnContent has threads find the address of an object in theirs, of one that they have already, and of one that they allocate elsewhere.
func TestOwnContent(t *testing.T) {
	for k := range 2 {
		thread := func(t int) *node {
			b, c := ofThread(t, 0), ofThread(t, 1)
			n := b.loads(map[uint64]*node{ofThread(t, k).addr: stores(1, 1, ends())}, ends())
			if k == 1 {
				n = loads(3, map[uint64]*node{1: n}, loads(3, nil, c.allocated(16, ends())))
			}
			return b.allocated(16, n)
		}
		s := explores(filled{creating(stores(3, 1, ends()), thread(1), thread(2)), ofThread(1, k).addr}, memmodel.SC)
		if s.sym != nil {
			t.Errorf("threads are alike that find the address of object %d of one", k)
		}
	}
}

// TestOrbits counts states up to exchanges, and adds up how many each stands for: that is what there is without symmetry.
func TestOrbits(t *testing.T) {
	shape := litmus.Shape{Alike: true, Threads: 4, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Own: 2,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.Add, litmus.Lock, litmus.TryLock, litmus.If}}
	several, owners := 0, 0
	for seed := range uint64(48) {
		model := []memmodel.Model{memmodel.SC, memmodel.SC, memmodel.TSO, memmodel.PSO}[seed%4]
		s := explores(litmus.Random(seed, shape).Compile(), model)
		if s.sym == nil {
			continue
		}
		several++
		if slices.ContainsFunc(s.sym.classes, func(c *class) bool { return c.estate != nil && len(c.estate.rows) > 0 }) {
			owners++
		}
		checkOrbits(t, s, fmt.Sprint(model, ", seed ", seed))
	}
	if several < 20 || owners < 10 {
		t.Errorf("threads are alike in %d programs, and own something in %d", several, owners)
	}
}

// checkOrbits compares the states that a search has visited, and those that they stand for, with all there are.
func checkOrbits(t *testing.T, s *search, name string) {
	t.Helper()
	pos, orbits, whole := s.position(), map[uint64]bool{}, 0
	for shard, n := range s.visited.sizes() {
		for i := range n {
			key := s.visited.key(i<<shardBits | uint32(shard))
			orbits[key] = true
			pos.load(key)
			whole += pos.orbit()
		}
	}
	all := allKeys(s)
	for key := range all {
		pos.load(key)
		if !orbits[pos.key()] {
			t.Errorf("%s: no state stands for one that can be reached", name)
			return
		}
	}
	if len(all) != whole {
		t.Errorf("%s: %d states that stand for %d; there are %d", name, len(orbits), whole, len(all))
	}
}

// explores searches with symmetry reduction alone.
func explores(prog event.Program, model memmodel.Model) *search {
	opts := Options{Model: model, Without: Single | Sets, Fault: func(*event.Fault, *event.Label, func() (event.ThreadID, []Move)) bool { return false },
		Still: func(*memmodel.Machine) bool { return false }, End: func(*memmodel.Machine) {}}
	for apart := (colours{}); ; {
		s := &search{prog: prog, ctx: context.Background(), parts: &parts{}, nodes: &nodes{}, opts: opts, faulty: map[uint32]bool{}}
		s.routes = s
		s.guard(func() { s.explore(apart) })
		found, again := s.asymmetry()
		if !again {
			return s
		}
		apart.refine(found)
	}
}

// allKeys returns the keys of all states, exchanged or not.
func allKeys(s *search) map[uint64]bool {
	p := s.position()
	p.flat = true
	all := map[uint64]bool{p.key(): true}
	for queue := []uint64{p.key()}; len(queue) > 0; queue = queue[1:] {
		p.load(queue[0])
		for _, a := range appendAgents(p.m, nil) {
			for choice := int64(0); choice >= 0; {
				step := p.exec(a.proc, uint64(choice))
				choice = step.Next
				if key := p.key(); !step.Cut && !all[key] { // a section that does not come to its end leads nowhere
					all[key] = true
					queue = append(queue, key)
				}
				p.undo()
			}
		}
	}
	return all
}

// orbit returns how many states there are that are the same up to exchanges.
func (p *position) orbit() int {
	p.exchange()
	n := 1
	for from := 0; from < len(p.places); {
		c := p.sym.class(p.places[from].thread)
		to := from
		for to < len(p.places) && p.sym.class(p.places[to].thread) == c {
			to++
			n *= to - from
		}
		mine := slices.Clone(p.places[from:to])
		slices.SortFunc(mine, holding.compare)
		for i, same := 1, 1; i < len(mine); i++ {
			if same++; mine[i].compare(mine[i-1]) != 0 {
				same = 1
			}
			n /= same
		}
		from = to
	}
	return n
}
