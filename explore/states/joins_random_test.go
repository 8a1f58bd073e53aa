package states

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
)

var (
	joinersSeeds = flag.Uint64("joiners.seeds", 150, "number of generated programs whose threads join others that are alike")
	joinersFirst = flag.Uint64("joiners.first", 0, "first seed of these")
)

// joiners draws programs in which a thread, or two, join others that are alike, and do little else in between.
type joiners struct {
	*rand.Rand
	threads int
	object  block // an object of the main thread
}

// worker returns something that a worker does before a node. Workers that do the same get nodes of the same shape.
func (j *joiners) worker(t event.ThreadID, kind, v int, after *node) *node {
	l := event.Loc(v % 2)
	switch kind {
	case 0:
		return stores(l, uint64(1+v/2), after)
	case 1:
		return loads(l, map[uint64]*node{0: stores(1-l, 1, after)}, after)
	case 2:
		// It adds to a word and, if that was not 0, ends with a result.
		result := &node{label: event.Label{Kind: event.Exit, Loc: event.NoLoc, Val: uint64(v)}}
		n := loads(l, map[uint64]*node{0: after}, result)
		n.label.Kind, n.label.Op, n.label.Val = event.RMW, event.OpAdd, 1
		return n
	case 3:
		return locks(event.OpMutexLock, t, map[uint64]*node{0: stores(l, 1, locks(event.OpMutexUnlock, t, nil, after))}, after)
	}
	return loads(l, nil, after)
}

// between returns something that a thread does between two joins. States before it may be left out, to come to the next join at once.
func (j *joiners) between(after *node) *node {
	own := event.Loc(4 + j.IntN(2))
	switch j.IntN(12) {
	case 0, 1, 2:
		return loads(own, nil, after)
	case 3:
		return loads(own, map[uint64]*node{uint64(1 + j.IntN(2)): stores(2, 3, after)}, after)
	case 4:
		return loads(own, nil, loads(4, nil, after))
	case 5:
		return j.object.loads(nil, after)
	case 6:
		return awaits(0, after)
	case 7:
		return stores(own, 1, after)
	case 8:
		return loads(event.Loc(j.IntN(2)), map[uint64]*node{1: stores(2, 4, after)}, after)
	}
	return after
}

// joining returns the joins of a thread, all or but one of those that are alike, in any order.
func (j *joiners) joining(after *node) *node {
	order := j.Perm(j.threads)
	if j.IntN(5) == 0 {
		order = order[1:]
	}
	if j.IntN(8) == 0 {
		order = append(order, order[0])
	}
	n, way := after, after
	for i, k := range order {
		if i > 0 {
			n = j.between(n)
		}
		n = joining(n, event.ThreadID(1+k))
		if j.IntN(12) == 0 {
			n.next = map[uint64]*node{1: stores(2, 1, n.other)}
		}
		if j.IntN(3) == 0 {
			way = n
		}
	}
	if j.IntN(3) == 0 { // it begins at another place, too
		return loads(event.Loc(j.IntN(2)), map[uint64]*node{1: way}, n)
	}
	return n
}

// other returns what a thread does that is like no other one.
func (j *joiners) other(after *node) *node {
	for range 1 + j.IntN(2) {
		switch l := event.Loc(j.IntN(7)); {
		case l == 6 && j.IntN(2) == 0:
			after = j.object.freed(after)
		case l == 3:
			after = awaits(event.Loc(j.IntN(2)), after)
		default:
			after = stores(min(l, 5), uint64(1+j.IntN(2)), after)
		}
	}
	return after
}

func randomJoiners(seed uint64) written {
	j := &joiners{Rand: rand.New(rand.NewPCG(seed, 3)), object: ofThread(5, 0)}
	j.threads = 2 + j.IntN(2)
	kinds, values := []int{j.IntN(5)}, []int{j.IntN(4)}
	if j.threads == 2 || j.IntN(2) == 0 {
		kinds, values = append(kinds, j.IntN(5)), append(values, j.IntN(4))
	}
	var threads []*node
	for t := 1; t <= j.threads; t++ {
		n := ends()
		for i, k := range kinds {
			n = j.worker(event.ThreadID(t), k, values[i], n)
		}
		threads = append(threads, n)
	}
	end := ends()
	end.label.Process = j.IntN(4) > 0
	if j.IntN(2) == 0 {
		end = stores(2, 2, end)
	}
	main := j.joining(end)
	if j.IntN(2) == 0 {
		main = stores(event.Loc(4+j.IntN(2)), uint64(1+j.IntN(2)), main)
	}
	switch j.IntN(6) {
	case 0: // what it finds later depends on the way
		main = loads(event.Loc(j.IntN(2)), map[uint64]*node{1: stores(4, 1, main)}, main)
	case 1:
		main = loads(event.Loc(j.IntN(2)), map[uint64]*node{1: j.object.freed(main)}, main)
	}
	switch j.IntN(4) {
	case 0:
		threads = append(threads, j.joining(ends()))
	case 1, 2:
		threads = append(threads, j.other(ends()))
	}
	prog := creating(main, threads...)
	if j.IntN(6) == 0 { // the last one creates the others
		last := threads[len(threads)-1]
		prog = creating(main, creating(last, threads[:len(threads)-1]...).main)
		prog.main.label.Thread = event.ThreadID(len(threads))
	}
	return written{j.object.allocated(16, prog.main)}
}

// TestJoiners compares searches over the states of such programs with each other, and adds up what the states with symmetry alone stand for.
func TestJoiners(t *testing.T) {
	chains, loads := uint64(0), uint64(0)
	for seed := *joinersFirst; seed < *joinersFirst+*joinersSeeds; seed++ {
		s := compared(t, randomJoiners(seed), seed)
		if s == nil {
			continue
		}
		if len(s.sym.chains) > 0 {
			chains++
		}
		for _, at := range s.sym.chains {
			if len(at.chain.loads[at.index]) > 0 {
				loads++
				break
			}
		}
	}
	t.Logf("chains of joins in %d programs, with loads in between in %d", chains, loads)
	if chains < *joinersSeeds/8 || loads < *joinersSeeds/40 {
		t.Errorf("chains of joins in %d programs, with loads in between in %d: too few", chains, loads)
	}
}
