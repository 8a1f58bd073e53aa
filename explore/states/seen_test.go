package states

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// TestHashSet compares a set with a map.
func TestHashSet(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for _, width := range []int{1, 8, 20, HashBits} {
		h, want := &hashSet{width: width}, map[uint64]bool{}
		for range 200_000 {
			sum := mix(r.Uint64N(60_000))
			kept := sum >> (64 - width)
			if got := h.add(sum); got == want[kept] {
				t.Fatalf("%d bits: fresh %v for a hash that is there: %v", width, got, want[kept])
			}
			want[kept] = true
		}
		n := 0
		for i := range h.parts {
			n += h.parts[i].n
		}
		if n != len(want) || width == HashBits && h.bytes() > 14*uint64(n) {
			t.Errorf("%d bits: %d hashes in %d bytes, want %d", width, n, h.bytes(), len(want))
		}
	}
}

// TestQuality compares the bound with the probability that hashes of so many bits, drawn at random, are not all different.
func TestQuality(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	const width, states, trials = 16, 100, 4000
	bound, _ := (&hashSet{width: width}).quality(states)
	collisions := 0
	for range trials {
		h := &hashSet{width: width}
		for range states {
			if !h.add(r.Uint64()) {
				collisions++
				break
			}
		}
	}
	if p := float64(collisions) / trials; p > bound || p < bound/2 {
		t.Errorf("%v of the trials have a collision, the bound is %v", p, bound)
	}
	if p, _ := (&hashSet{width: 8}).quality(1000); p != 1 {
		t.Errorf("a bound of %v", p)
	}
	if _, factor := (&bitSet{make([]uint64, 100)}).quality(64); factor != 100 {
		t.Errorf("a factor of %v", factor)
	}
}

// TestBitSet fills an array: hardly anything is new at the end, and nothing that was added ever is.
func TestBitSet(t *testing.T) {
	b := &bitSet{make([]uint64, 64)}
	fresh := 0
	for i := range uint64(20_000) {
		if b.add(mix(i)) {
			fresh++
		}
		if b.add(mix(i)) {
			t.Fatal("what was added is new")
		}
	}
	if fresh < 1000 || fresh > 10_000 {
		t.Errorf("%d of 20000 are new", fresh)
	}
}

// TestSums compares the hash of a state, as it is kept up to date, with the hash from nothing, and restored states with those that were kept.
func TestSums(t *testing.T) {
	pos := newPosition(counters(3, 5), memmodel.PSO, &parts{}, nil, nil)
	kept := map[string]uint64{}
	all := [][]byte{pos.appendTo(nil)}
	kept[string(all[0])] = pos.sum()
	for i := 0; i < len(all) && i < 5000; i++ {
		pos.restore(all[i])
		if pos.sum() != kept[string(all[i])] || pos.wholeSum() != pos.sum() {
			t.Fatalf("state %d has the hash %x, from nothing %x, and was kept with %x", i, pos.sum(), pos.wholeSum(), kept[string(all[i])])
		}
		for p := memmodel.Proc(0); p < pos.m.Procs(); p++ {
			if !pos.m.Enabled(p) {
				continue
			}
			pos.exec(p, 0)
			next := pos.appendTo(nil)
			if sum, ok := kept[string(next)]; ok && sum != pos.sum() || pos.wholeSum() != pos.sum() {
				t.Fatalf("a state has two hashes")
			} else if !ok {
				kept[string(next)] = pos.sum()
				all = append(all, next)
			}
			pos.undo()
		}
	}
	sums := map[uint64]bool{}
	for _, sum := range kept {
		sums[sum] = true
	}
	if len(kept) < 1000 || len(sums) != len(kept) {
		t.Errorf("%d states, %d hashes", len(kept), len(sums))
	}
}

// counters is a program whose threads write 1 ... rounds to a word of their own, and read that of the next thread.
func counters(threads, rounds int) written {
	main := ends()
	for i := threads; i > 0; i-- {
		body := ends()
		for v := rounds; v > 0; v-- {
			body = stores(event.Loc(i), uint64(v), loads(event.Loc(i%threads+1), nil, body))
		}
		main = &node{label: event.Label{Kind: event.Create, Loc: event.NoLoc, Thread: event.ThreadID(i)}, other: main, child: body}
	}
	return written{main}
}

// TestCollisions makes hashes so narrow that states are omitted: the search ends, and says what it is worth.
func TestCollisions(t *testing.T) {
	search := func(opts Options) Counts {
		opts.Fault = func(*event.Fault, *event.Label, func() (event.ThreadID, []Move)) bool { return false }
		opts.Still = func(*memmodel.Machine) bool { return false }
		opts.End = func(*memmodel.Machine) {}
		opts.Without = Single | Sets
		outcome, c := Explore(context.Background(), counters(3, 5), opts)
		if outcome != Complete {
			t.Fatalf("outcome %d", outcome)
		}
		return c
	}
	exact, wide := search(Options{}), search(Options{Visited: Hashes})
	if wide.States != exact.States || wide.Transitions != exact.Transitions || wide.Omission <= 0 || wide.Omission > 1e-9 {
		t.Errorf("exact: %+v, with hashes: %+v", exact, wide)
	}
	if narrow := search(Options{Visited: Hashes, hashBits: 8}); narrow.States > 256 || narrow.Omission < 0.5 {
		t.Errorf("exact: %+v, with hashes of 8 bits: %+v", exact, narrow)
	}
	if few := search(Options{Visited: Bits, BitBytes: 64}); few.States >= exact.States || few.HashFactor > 10 {
		t.Errorf("exact: %+v, with 512 bits: %+v", exact, few)
	}
}

// TestLearnedLate has threads of which nothing is known when they begin: main takes so many steps before that no scout sees them. Thread 1 is
// taken for independent of thread 2 until that comes to its second load; only a search that knows better meets both values.
func TestLearnedLate(t *testing.T) {
	main := creating(ends(), stores(1, 1, ends()), loads(2, nil, loads(1, map[uint64]*node{0: stores(3, 1, ends())}, ends()))).main
	for v := range uint64(2 * scoutSteps) {
		main = stores(4, v%2+1, main)
	}
	search := func(set Visited) (ended, again int) {
		last := map[uint64]bool{}
		outcome, c := Explore(context.Background(), written{main}, Options{Visited: set, Again: func() { again++ },
			Still: func(*memmodel.Machine) bool { return false }, End: func(m *memmodel.Machine) { last[m.Word(3).Value] = true }})
		if outcome != Complete || c.Reduced == 0 {
			t.Errorf("outcome %d, %+v", outcome, c)
		}
		return len(last), again
	}
	if n, _ := search(Exact); n != 2 {
		t.Errorf("%d ends", n)
	}
	if n, again := search(Hashes); n != 2 || again == 0 {
		t.Errorf("%d ends with hashes, after %d searches before the last", n, again)
	}
}

// TestWeights compares the hashes of leaves at different places with each other.
func TestWeights(t *testing.T) {
	all := map[uint64]bool{}
	for i := range 3 * 50 * 50 {
		all[weight(i%3, i/3%50, uint32(i/150+1))] = true
	}
	if len(all) != 3*50*50 || weight(1, 2, 0) != 0 {
		t.Errorf("%d hashes of %d leaves", len(all), 3*50*50)
	}
}
