package trust

import (
	"time"

	"github.com/gomc/gomc/explore/tree"
)

// unitSample is a graph of Algorithm 2. Graphs never change there, so that nothing has to be copied.
type unitSample struct {
	choices
	x       *readsFrom
	at      unitOption
	options []unitOption
	worth   [Quantities]uint64
}

func (s *Sampler) readsFromRoot(at tree.Position) tree.Node {
	x, ok := s.pool.(*readsFrom)
	if !ok {
		x = newReadsFrom(s.w)
		s.pool = x
	}
	x.begin(nil, 0)
	return &unitSample{choices: newChoices(at), x: x, at: unitOption{x.g, x.fresh}}
}

func (u *unitSample) Release() {}

func (u *unitSample) Worth() []uint64 {
	u.Children()
	return u.worth[:]
}

func (u *unitSample) Children() int {
	if !u.looked {
		start := time.Now()
		u.look()
		u.worth[Nanoseconds] = uint64(time.Since(start))
	}
	return u.remaining()
}

func (u *unitSample) look() {
	u.clear()
	x := u.x
	x.visit(u.at)
	if x.tell() {
		panic(errStopped{})
	}
	if x.g.size >= x.w.opts.MaxEvents {
		panic(errTooLong{})
	}
	u.worth = [Quantities]uint64{Events: 1, Graphs: 1, Sizes: uint64(x.g.size)}
	t := x.next()
	if t < 0 {
		x.w.Tally = Tally{}
		if x.full() {
			panic(errStopped{})
		}
		u.count(&x.w.Tally)
		return
	}
	u.options = x.options(x.g, t)
	for i := range u.options {
		if len(u.options) == 1 {
			u.meet(nil)
		} else {
			u.meet([]int32{int32(i)})
		}
	}
}

func (u *unitSample) count(t *Tally) {
	u.worth[Executions], u.worth[Erroneous] = t.Executions, t.Erroneous
	copy(u.worth[Blocked:], t.Blocked[:])
}

func (u *unitSample) Descend(chosen []int) []tree.Node {
	u.Children()
	all := make([]tree.Node, len(chosen))
	for i, k := range chosen {
		all[i] = &unitSample{choices: u.below(k), x: u.x, at: u.options[u.numbered(k)]}
	}
	return all
}
