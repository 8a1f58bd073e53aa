package lineage

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestRoster meets the threads of a tree of creations at random, under different numbers, and compares the order with that of a walk which takes children, the oldest first, before their creator.
func TestRoster(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(3, seed))
		parents, nths, children := []int{-1}, []int32{0}, []int32{0} // of a thread, by the order in which they are drawn
		for range r.IntN(20) {
			p := r.IntN(len(parents))
			children[p]++
			parents, nths, children = append(parents, p), append(nths, children[p]), append(children, 0)
		}
		var want []int
		var walk func(k int)
		walk = func(k int) {
			for c, p := range parents {
				if p == k {
					walk(c)
				}
			}
			want = append(want, k)
		}
		walk(0)
		var x Roster
		numbers := r.Perm(30) // by thread
		for left := []int{0}; len(left) > 0; {
			i := r.IntN(len(left))
			k := left[i]
			left = slices.Delete(left, i, i+1)
			parent := int32(-1)
			if k > 0 {
				parent = int32(numbers[parents[k]])
			}
			if !x.Meet(int32(numbers[k]), parent, nths[k]) || x.Meet(int32(numbers[k]), parent, nths[k]) {
				t.Fatalf("seed %d: thread %d is not met once", seed, k)
			}
			if !met(&x, numbers[k]) || x.Parents[numbers[k]] != parent {
				t.Fatalf("seed %d: thread %d is a child of %d, want %d", seed, k, x.Parents[numbers[k]], parent)
			}
			for c, p := range parents {
				if p == k {
					left = append(left, c)
				}
			}
		}
		for i, k := range want {
			if u := numbers[k]; x.Sched[i] != int32(u) || int(x.Ranks[u]) != i {
				t.Fatalf("seed %d: order %v, ranks %v; parents %v, numbers %v", seed, x.Sched, x.Ranks, parents, numbers)
			}
		}
		c := x.Clone()
		if free := int32(numbers[29]); !c.Meet(free, int32(numbers[0]), 100) || met(&x, int(free)) {
			t.Fatalf("seed %d: what a copy meets, the roster has met", seed)
		}
	}
}

func met(x *Roster, t int) bool { return t < len(x.Keys) && x.Keys[t] != nil }

// TestKeys compares keys of some threads.
func TestKeys(t *testing.T) {
	second := First.Child(2)
	grandchild := second.Child(1)
	for _, c := range []struct {
		of, creator Key
		n           int32
		want        bool
	}{{second, First, 1, true}, {second, First, 2, false}, {grandchild, First, 1, true}, {grandchild, First, 2, false}, {grandchild, second, 0, true}, {First, second, 0, false}, {second, second, 0, false}, {grandchild, First.Child(1), 0, false}} {
		if got := c.of.Descends(c.creator, c.n); got != c.want {
			t.Errorf("%v descends from a child of %v after %d others: %t", c.of, c.creator, c.n, got)
		}
	}
	if First.Compare(second) >= 0 || second.Compare(grandchild) >= 0 || grandchild.Compare(First.Child(3)) >= 0 {
		t.Error("creators do not come before those that they have created")
	}
	if third := First.Child(3); second[1] != 2 || third[1] != 3 {
		t.Error("a key changes")
	}
}
