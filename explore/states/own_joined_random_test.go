package states

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
)

// reviving is a program in which objects may begin another life.
type reviving struct{ owning }

func (reviving) Revives(event.Obj) bool { return true }

// renewed makes threads free an object now and then and allocate it once more.
func (o *owners) renewed(all []deed) (more []deed) {
	for _, d := range all {
		more = append(more, d)
		if d.kind == allocates && o.IntN(3) == 0 {
			more = append(more, deed{kind: puts, object: d.object, mask: 0xff, value: o.worth()}, deed{kind: frees, object: d.object}, d)
		}
	}
	return more
}

// drawn returns what threads do with objects of theirs.
func (o *owners) drawn(n int) (body []deed) {
	o.had = 0
	if o.IntN(4) > 0 {
		body, o.had = append(body, deed{kind: allocates}), 1
	}
	for len(body) < n {
		body = append(body, o.deed(0))
	}
	return o.renewed(body)
}

// randomJoinedOwners draws programs of one or two kinds of threads with objects of their own, which another thread joins while it reads, and may be of the same kind.
func randomJoinedOwners(seed uint64) reviving {
	r := rand.New(rand.NewPCG(seed, 5))
	o := &owners{Rand: r, odd: -1}
	kinds := 1 + r.IntN(2)
	each := 2 + r.IntN(2)*(2-kinds)
	o.threads = kinds * each
	o.adjacent = r.IntN(5) == 0
	results := r.IntN(3) * r.IntN(2)
	var threads []*node
	for range kinds {
		body := o.drawn(1 + r.IntN(5-o.threads))
		odd, which := body, 0
		if r.IntN(4) == 0 {
			odd, which = o.twist(body), 1+r.IntN(o.threads)
		}
		for range each {
			t, all, end := len(threads)+1, body, ends()
			if t == which {
				all = odd
			}
			if results == 1 && o.had > 0 {
				end.label.Val = o.value(worth{0, 0, 0}, t)
			} else {
				end.label.Val = uint64(results)
			}
			if r.IntN(2) == 0 {
				end = stores(2, 1, end)
			}
			threads = append(threads, o.nodes(t, all, end))
		}
	}
	j := &joiners{Rand: r, threads: o.threads, object: ofThread(9, 0)}
	end := ends()
	switch r.IntN(5) {
	case 0:
		end = o.finds(o.deed(2), end)
	case 1:
		end = ofThread(1+r.IntN(o.threads), 0).freed(end)
	case 2:
		end = ofThread(1+r.IntN(o.threads), 0).loads(nil, end)
	}
	main := j.joining(end)
	if r.IntN(4) == 0 {
		threads = append(threads, j.other(ends()))
	}
	prog := creating(main, threads...)
	return reviving{owning{written{j.object.allocated(16, prog.main)}, o}}
}

// TestJoinedOwners compares searches over the states of such programs with each other, and adds up what the states with symmetry alone stand for.
func TestJoinedOwners(t *testing.T) {
	both := uint64(0)
	for seed := *ownersFirst; seed < *ownersFirst+*ownersSeeds; seed++ {
		s := compared(t, randomJoinedOwners(seed), seed)
		if s == nil {
			continue
		}
		if len(s.sym.chains) > 0 && slices.ContainsFunc(s.sym.classes, func(c *class) bool { return c.estate != nil && len(c.estate.rows) > 0 }) {
			both++
		}
	}
	t.Logf("chains of joins of threads that own something in %d programs of %d", both, *ownersSeeds)
	if both < *ownersSeeds/40 {
		t.Errorf("chains of joins of threads that own something in %d programs of %d", both, *ownersSeeds)
	}
}
