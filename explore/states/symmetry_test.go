package states

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// node is a State of a program that is written down as its automata.
type node struct {
	label event.Label
	next  map[uint64]*node
	other *node // after other values
	child *node
}

func (n *node) Label() *event.Label                  { return &n.label }
func (n *node) NextUndefined(event.Bits) event.State { return n.Next(0) }
func (n *node) Loops() bool                          { return false }
func (n *node) Core() int64                          { return int64(reflect.ValueOf(n).Pointer()) }
func (n *node) Fresh() event.State                   { return n }
func (n *node) Child() event.State                   { return n.child }
func (n *node) Next(v uint64) event.State {
	v = n.label.Seen(v)
	if t := n.next[v]; t != nil {
		return t
	}
	return n.other
}

// written is a program with such States. Memory is 0 at first.
type written struct{ main *node }

func (w written) Main() event.State                       { return w.main }
func (w written) Word(event.Loc) event.Bits               { return event.Bits{} }
func (w written) Words(event.Obj) []event.Loc             { return nil }
func (w written) Revives(event.Obj) bool                  { return false }
func (w written) AliveAtStart(event.Obj) bool             { return false }
func (w written) Site(event.SiteID) event.Site            { return event.Site{} }
func (w written) Describe(*event.Label) string            { return "" }
func (written) Storage(*event.Label) event.Storage        { return event.Storage{} }
func (written) ValueName(*event.Label, event.Bits) string { return "" }
func (w written) ThreadName(t event.ThreadID) string      { return fmt.Sprint(t) }
func (w written) Output(event.State, event.Bits) string   { return "" }
func (w written) Stats() event.Stats                      { return event.Stats{} }

func ends() *node { return &node{label: event.Label{Kind: event.Exit, Loc: event.NoLoc}} }
func loads(l event.Loc, next map[uint64]*node, other *node) *node {
	return &node{label: event.Label{Kind: event.Load, Loc: l, Mask: 0xff}, next: next, other: other}
}
func stores(l event.Loc, v uint64, after *node) *node {
	return &node{label: event.Label{Kind: event.Store, Loc: l, Mask: 0xff, Val: v}, other: after}
}
func locks(op event.Op, t event.ThreadID, next map[uint64]*node, other *node) *node {
	return &node{label: event.Label{Kind: event.RMW, Op: op, Sync: event.SyncMutex, Loc: 9, Mask: 0xff, Val: uint64(t) + 1}, next: next, other: other}
}

// waits is an await that passes when the word is not 0.
func awaits(l event.Loc, after *node) *node {
	n := loads(l, nil, after)
	n.label.Blocks = true
	n.next = map[uint64]*node{0: n}
	return n
}

// onCondition is an operation of a condition, or what takes a thread off it.
func onCondition(op event.Op, val uint64, next map[uint64]*node, other *node) *node {
	return &node{label: event.Label{Kind: event.RMW, Op: op, Sync: event.SyncCond, Loc: 9, Mask: 0xff, Val: val}, next: next, other: other}
}

func signals(after *node) *node { return onCondition(event.OpCondSignal, 0, nil, after) }

// begins is a thread that begins to wait, as another one does.
func begins(t event.ThreadID, after *node) *node {
	return onCondition(event.OpCondEnqueue, uint64(t), nil, after)
}

// wakes is a thread that waits until it is woken.
func wakes(t event.ThreadID, after *node) *node {
	n := onCondition(event.OpCondWake, uint64(t), nil, after)
	n.label.Blocks = true
	n.next = map[uint64]*node{0: n}
	return n
}

// gives is a thread that does not wait any longer, with what follows if it was not woken meanwhile and if it was.
func gives(t event.ThreadID, up, woken *node) *node {
	_, wakes := waiter(t)
	return onCondition(event.OpCondLeave, uint64(t), map[uint64]*node{wakes: woken}, up)
}

// sleeps is a thread that waits until it is woken and is not remembered.
func sleeps(t event.ThreadID, after *node) *node {
	waits, wakes := waiter(t)
	n := onCondition(event.OpCondSleep, uint64(t), nil, after)
	n.label.Blocks = true
	n.next = map[uint64]*node{waits: n, wakes: n}
	return n
}

// gave is gives of a condition that remembers nobody.
func gave(t event.ThreadID, up, woken *node) *node {
	return onCondition(event.OpCondLeave, uint64(t), map[uint64]*node{0: woken}, up)
}

// creating returns a main thread that starts others, and goes on with after.
func creating(after *node, threads ...*node) written {
	for i := len(threads) - 1; i >= 0; i-- {
		after = &node{label: event.Label{Kind: event.Create, Thread: event.ThreadID(i + 1), Loc: event.NoLoc}, child: threads[i], other: after}
	}
	return written{after}
}

// joining returns the joins of threads, and after them another State.
func joining(after *node, threads ...event.ThreadID) *node {
	for i := len(threads) - 1; i >= 0; i-- {
		after = &node{label: event.Label{Kind: event.Join, Sync: event.SyncJoin, Blocks: true, Loc: event.NoLoc, Thread: threads[i]}, other: after}
	}
	return after
}

// explored returns how many states there are without symmetry and with it, and how often a search had to begin once more.
func explored(t *testing.T, prog event.Program) (all, some uint64, again int) {
	t.Helper()
	var counts [2]Counts
	for i, without := range []Reduction{Single | Sets | Symmetry, Single | Sets} {
		_, counts[i] = Explore(context.Background(), prog, Options{Without: without, Again: func() { again++ },
			Fault: func(*event.Fault, *event.Label, func() (event.ThreadID, []Move)) bool { return false },
			Still: func(*memmodel.Machine) bool { return false }, End: func(*memmodel.Machine) {}})
	}
	return counts[0].States, counts[1].States, again
}

// TestAlike looks at which threads are taken for alike.
func TestAlike(t *testing.T) {
	adds := func() *node { return loads(0, nil, stores(1, 1, ends())) }
	special := func() *node { return &node{label: event.Label{Kind: event.Exit, Loc: event.NoLoc, Val: 7}} }
	tries := func(t event.ThreadID, first *node) *node { // a lock; what follows if thread 1 holds it
		next := map[uint64]*node{0: stores(1, 1, ends())}
		if first != nil {
			next[2] = first
		}
		return locks(event.OpMutexLock, t, next, ends())
	}
	blocked := locks(event.OpMutexLock, 3, map[uint64]*node{0: ends(), 3: special()}, nil)
	blocked.label.Blocks, blocked.other = true, blocked
	first := func(then *node) *node { // goes on with a State if no other has come before it
		n := loads(3, map[uint64]*node{0: then}, ends())
		n.label.Kind, n.label.Op, n.label.Val = event.RMW, event.OpAdd, 1
		return n
	}
	// last comes, when all threads exist, to a State that gets a higher number than all others: in states that stand for others, the last thread is there.
	last := func(then func(end *node) *node) *node {
		end := ends()
		n := first(then(end))
		n.other = end
		return loads(7, map[uint64]*node{0: end}, n)
	}
	pass := func(end *node) *node { return loads2(0, end) }
	wait := func(end *node) *node { return awaits(0, end) }
	inside := func(op func(*node) *node) func(*node) *node {
		return func(end *node) *node {
			out := &node{label: event.Label{Kind: event.AtomicEnd, Loc: event.NoLoc}, other: end}
			return &node{label: event.Label{Kind: event.AtomicBegin, Loc: event.NoLoc}, other: op(out)}
		}
	}
	unlocks := func(t event.ThreadID) *node {
		return locks(event.OpMutexLock, t, map[uint64]*node{0: locks(event.OpMutexUnlock, t, map[uint64]*node{uint64(t) + 1: ends()}, stores(1, 1, ends()))}, ends())
	}
	merges := func(one, two int) *node { // comes to one of two States, after the values 0 to 2
		to := []*node{stores(1, 1, ends()), stores(1, 1, stores(1, 2, ends()))}
		return loads(0, map[uint64]*node{1: to[one], 2: to[two]}, to[0])
	}
	count := func(n *node) *node { return stores(0, 2, stores(0, 1, stores(0, 0, n))) }
	arrival := func(t event.ThreadID, n *node) *node {
		n.label = event.Label{Kind: event.RMW, Op: event.OpBarrier, Sync: event.SyncBarrier, Loc: 9, Mask: 0xff, Val: 2, Exp: uint64(t)}
		return n
	}
	arrives := func(t event.ThreadID) *node { return arrival(t, &node{other: stores(1, 1, ends())}) }
	second := func(t event.ThreadID, n *node) *node { // goes on with a State if another one has arrived
		return arrival(t, &node{other: ends(), next: map[uint64]*node{1: n}})
	}
	third := func(t event.ThreadID) *node { // arrives at a barrier that other threads use already
		return arrival(t, &node{other: ends(), next: map[uint64]*node{1 << 63: stores(1, 1, ends())}})
	}
	looks := func() *node { return loads(9, map[uint64]*node{0: ends()}, stores(5, 1, ends())) }
	returns := func(v uint64) *node { return &node{label: event.Label{Kind: event.Exit, Loc: event.NoLoc, Val: v}} }
	joined := func(t, u event.ThreadID) *node { // joins, to one of which results matter
		n := joining(ends(), t, u)
		n.next = map[uint64]*node{1: stores(6, 1, ends())}
		return n
	}
	picky := func(v uint64) *node { // comes back to a State that it knows, or goes to one that looks the same
		n, end := loads(0, nil, nil), stores(1, 1, ends())
		n.next, n.other = map[uint64]*node{0: stores(1, 1, n), 1: end}, end
		n.next[v] = stores(1, 1, n)
		return n
	}
	waits := func(t event.ThreadID) *node { return begins(t, wakes(t, stores(1, 1, ends()))) }
	times := func(t event.ThreadID, woken int) *node {
		return begins(t, gives(t, ends(), stores(1, uint64(woken), ends())))
	}
	own := func(threads ...event.ThreadID) *node { // joins them, and reads a word in between that is its own
		n := ends()
		for i, t := range slices.Backward(threads) {
			if n = joining(n, t); i > 0 {
				n = loads(4, map[uint64]*node{7: ends()}, n)
			}
		}
		return n
	}
	late, tells := stores(4, 7, ends()), stores(8, 1, stores(4, 7, ends()))
	for range 9 {
		late = stores(6, 1, late)
	}
	b := ofThread(5, 0)
	in := func(b block) *node { return joining(b.loads(nil, joining(ends(), 1)), 2) }
	both := joining(loads(4, map[uint64]*node{1: joining(stores(2, 1, ends()), 1)}, joining(stores(2, 2, ends()), 1)), 2)
	for _, test := range []struct {
		name  string
		prog  written
		alike bool
	}{
		{"a condition", creating(signals(signals(ends())), waits(1), waits(2)), true},
		{"a condition, and something else for who is woken", creating(signals(ends()), begins(1, wakes(1, ends())), begins(2, wakes(2, stores(1, 1, ends())))), false},
		{"a condition that another thread reads", creating(looks(), waits(1), waits(2)), false},
		{"a condition whose word becomes a number", creating(stores(9, 1<<1, ends()), waits(1), waits(2)), false},
		{"a condition whose word becomes a number of those who were woken", creating(stores(9, 1<<33, ends()), waits(1), waits(2)), false},
		{"a condition that one takes for another thread's", creating(ends(), waits(2), waits(2)), false},
		{"a condition whose word is a lock", creating(ends(), waits(1), waits(2), locks(event.OpMutexLock, 3, nil, ends())), false},
		{"a condition, with a limit", creating(signals(ends()), times(1, 1), times(2, 1)), true},
		{"a condition, with a limit, and something else for who was woken", creating(signals(ends()), times(1, 1), times(2, 2)), false},
		{"two threads", creating(ends(), adds(), adds()), true},
		{"joined in a row", creating(joining(ends(), 2, 1), adds(), adds()), true},
		{"joined, with something in between", creating(joining(loads(0, nil, joining(ends(), 1)), 2), adds(), adds()), false},
		{"joined, with a word of its own read in between", creating(own(2, 1), adds(), adds()), true},
		{"the same, with three", creating(own(2, 3, 1), adds(), adds(), adds()), true},
		{"the same, which another thread writes to late", creating(own(2, 1), adds(), adds(), late), false},
		{"the same, which another thread is about to write to", creating(loads(8, map[uint64]*node{1: own(2, 1)}, ends()), adds(), adds(), tells), false},
		{"the same, and it has written to it itself", written{stores(4, 3, creating(loads(8, map[uint64]*node{1: own(2, 1)}, ends()), adds(), adds(), tells).main)}, false},
		{"the same, and it writes to it itself then", creating(loads(8, map[uint64]*node{1: stores(4, 3, own(2, 1))}, ends()), adds(), adds(), tells), false},
		{"the same, which may hold one of two values", creating(loads(0, map[uint64]*node{0: stores(4, 1, both), 1: stores(4, 2, both)}, ends()), adds(), adds(), stores(0, 1, ends())), false},
		{"the same, where it would wait", creating(joining(awaits(4, joining(ends(), 1)), 2), adds(), adds()), false},
		{"the same after all that are alike", creating(joining(loads(4, map[uint64]*node{7: ends()}, joining(ends(), 3, 4)), 2, 1), adds(), adds(), stores(5, 1, ends()), stores(5, 1, ends()), late), true},
		{"the same, in an object", written{b.allocated(16, creating(in(b), adds(), adds()).main)}, true},
		{"the same, in an object that does not live any more", written{b.allocated(16, b.freed(creating(in(b), adds(), adds()).main))}, false},
		{"one of them joined", creating(joining(ends(), 2), adds(), adds()), false},
		{"another value", creating(ends(), adds(), loads(0, nil, stores(1, 2, ends()))), false},
		{"another value where nobody comes", creating(ends(), adds(), loads(0, map[uint64]*node{7: ends()}, stores(1, 1, ends()))), true},
		{"one waits, where it is disabled", creating(ends(), awaits(0, ends()), loads2(0, ends())), false},
		{"a lock that is held", creating(ends(), tries(1, nil), tries(2, nil), tries(3, nil)), true},
		{"whether thread 1 holds it matters to those that are like it", creating(ends(), tries(1, special()), tries(2, special()), tries(3, special())), false},
		{"whether thread 1 holds it matters to another", creating(ends(), tries(1, nil), tries(2, nil), stores(5, 1, tries(3, special()))), false},
		{"whether thread 2 holds it matters to one that is disabled", creating(ends(), tries(1, nil), tries(2, nil), stores(5, 1, blocked)), false},
		{"a lock whose word becomes a number", creating(stores(9, 2, ends()), tries(1, nil), tries(2, nil)), false},
		{"a lock whose word was a number", written{stores(9, 2, creating(ends(), tries(1, nil), tries(2, nil)).main)}, false},
		{"a barrier", creating(ends(), arrives(1), arrives(2)), true},
		{"a barrier, with something else for who arrives second", creating(ends(), second(1, stores(1, 1, ends())), second(2, stores(1, 1, ends()))), true},
		{"a barrier, and other things for who arrives second", creating(ends(), second(1, stores(1, 1, ends())), second(2, stores(1, 2, ends()))), false},
		{"a barrier whose rounds are counted", creating(ends(), third(1), third(2), third(3), third(4)), true},
		{"a barrier that another thread reads", creating(looks(), arrives(1), arrives(2)), false},
		{"a barrier that another thread reads at the end", creating(joining(looks(), 1, 2), arrives(1), arrives(2)), true},
		{"a barrier whose word becomes a number", creating(stores(9, 1<<32, ends()), arrives(1), arrives(2)), false},
		{"a barrier whose word is a lock", creating(ends(), arrives(1), arrives(2), locks(event.OpMutexLock, 3, nil, ends())), false},
		{"a barrier that one takes for another thread's", creating(ends(), arrives(2), arrives(2)), false},
		{"lock and unlock", creating(ends(), unlocks(1), unlocks(2)), true},
		{"one that waits is disabled, and thread 1 would not be", creating(stores(7, 1, ends()), last(pass), last(wait)), false},
		{"one that waits is disabled, and thread 2 would not be", creating(stores(7, 1, ends()), last(wait), last(pass)), false},
		{"the same in a section, thread 1", creating(stores(7, 1, ends()), last(inside(pass)), last(inside(wait))), false},
		{"the same in a section, thread 2", creating(stores(7, 1, ends()), last(inside(wait)), last(inside(pass))), false},
		{"to known States, but other ones", creating(count(ends()), merges(0, 1), merges(1, 1)), false},
		{"to known States", creating(count(ends()), merges(0, 1), merges(0, 1)), true},
		{"results that matter", creating(joining(ends(), 1, 2), first(returns(1)), first(returns(1))), true},
		{"a result that matters to who joins the first", creating(joined(1, 2), first(returns(1)), first(returns(1))), false},
		{"a result that matters to who joins the second", creating(joined(2, 1), first(returns(1)), first(returns(1))), false},
		{"back to a known State, or not", creating(stores(0, 1, stores(0, 2, ends())), picky(1), picky(2)), false},
	} {
		all, some, again := explored(t, test.prog)
		if alike := some < all; alike != test.alike {
			t.Errorf("%s: %d states, %d with symmetry, begun %d times more", test.name, all, some, again)
		}
	}
}

// loads2 is an operation as that of awaits that passes always.
func loads2(l event.Loc, after *node) *node {
	n := awaits(l, after)
	n.next = nil
	return n
}

// TestAlikeJoin has threads that are alike join one of two others.
func TestAlikeJoin(t *testing.T) {
	adds := func() *node { return loads(0, nil, stores(1, 1, ends())) }
	prog := creating(ends(), adds(), adds(), joining(stores(2, 1, ends()), 1), joining(stores(2, 1, ends()), 1))
	s := &search{prog: prog, ctx: context.Background(), parts: &parts{}, nodes: &nodes{}, opts: Options{Without: Single | Sets,
		Still: func(*memmodel.Machine) bool { return false }, End: func(*memmodel.Machine) {}}}
	s.explore(colours{1: 1, 3: 2})
	if _, some, again := explored(t, prog); some != s.counts().States {
		t.Errorf("%d states, begun %d times more; %d if none are alike", some, again, s.counts().States)
	}
}

// TestAlikeConditions compares searches with and without symmetry on generated programs in which threads that are alike wait for a condition.
func TestAlikeConditions(t *testing.T) {
	const alike = 3
	reduced := 0
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 1))
		body := make([]int, 1+r.IntN(3))
		for i := range body {
			body[i] = r.IntN(7)
		}
		other := make([]int, r.IntN(4))
		for i := range other {
			other[i] = 3 + r.IntN(4)
		}
		forget := r.Uint64N(2)
		threads := make([]*node, alike)
		for i := range threads {
			threads[i] = conditional(event.ThreadID(i+1), body, forget)
		}
		prog := creating(conditional(0, other, forget), threads...)
		var found [2]map[string]bool
		var counts [2]uint64
		for i, without := range []Reduction{Single | Sets | Symmetry, Single | Sets} {
			found[i] = map[string]bool{}
			_, c := Explore(context.Background(), prog, Options{Without: without, Again: func() { t.Errorf("seed %d: threads are not alike", seed) },
				Still: func(*memmodel.Machine) bool { return false }, End: func(m *memmodel.Machine) { found[i][ended(m, alike)] = true }})
			counts[i] = c.States
		}
		if !maps.Equal(found[0], found[1]) || counts[1] > counts[0] {
			t.Errorf("seed %d: %v, %v: %d states, %d with symmetry; ends\n%v\n%v", seed, body, other, counts[0], counts[1], found[0], found[1])
		}
		if counts[1] < counts[0] {
			reduced++
		}
	}
	if reduced < 100 {
		t.Errorf("symmetry leaves out states in %d programs only", reduced)
	}
}

// conditional returns a thread that waits for a condition, with a limit or without, wakes others, and writes what it meets. forget is whether those that are woken are
// not remembered.
func conditional(t event.ThreadID, body []int, forget uint64) *node {
	waits, leaves := wakes, gives
	if forget != 0 {
		waits, leaves = sleeps, gave
	}
	n := ends()
	for i := len(body) - 1; i >= 0; i-- {
		after := n
		switch body[i] {
		case 0, 1:
			n = begins(t, waits(t, after))
		case 2:
			n = begins(t, leaves(t, after, stores(1, 2, after)))
		case 3:
			n = onCondition(event.OpCondSignal, forget, nil, after)
		case 4:
			n = onCondition(event.OpCondBroadcast, forget, nil, after)
		case 5:
			n = loads(1, map[uint64]*node{0: stores(1, 1, after)}, after)
		case 6:
			n = stores(0, uint64(i), after)
		}
	}
	return n
}

// ended describes the end of an execution but for which of some threads that are alike is which.
func ended(m *memmodel.Machine, alike int) string {
	var all []string
	for i := 1; i <= alike; i++ {
		t := event.ThreadID(i)
		waits, woken := waiter(t)
		all = append(all, fmt.Sprint(m.Label(t).Kind, m.Label(t).Op, m.Word(9).Value&waits != 0, m.Word(9).Value&woken != 0))
	}
	slices.Sort(all)
	return fmt.Sprint(all, m.Word(0), m.Word(1))
}
