package order

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/gomc/gomc/symbolic/sat"
)

// Limits of what [Kernels] keeps: any subset of the kernel reasons is sound.
const (
	maxLabels  = 16 // of a thread, in a search for paths
	maxReasons = 8  // of an edge
	maxRounds  = 8
	maxKernels = 200
)

// Kernels returns core kernel reasons for which an assignment has no order: sets of literals that cannot all be true, none of which contains
// another one, the smallest first. None of them has more than size literals. It is Algorithm 2 of the paper, in rounds: the reasons of
// each order that Rules 2 and 3 derive are those of the paths that there are by the edges of earlier rounds. Which of very many reasons are found is not specified, and
// with size too small there is none.
//
// Literals that are true whatever is assumed are to be told by fixed: they are left out.
func Kernels(p *Problem, assigned []sat.Lit, size int, fixed func(sat.Lit) bool) [][]sat.Lit {
	k := newKernels(p, assigned, size, fixed)
	for range maxRounds {
		if !k.round() {
			break
		}
	}
	return k.cycles()
}

// kernels is the event order graph of an assignment, with reasons, cycles or not.
type kernels struct {
	g        *Graph // only its indices are used
	size     int
	bit      map[sat.Lit]int // literals of reasons
	lits     []sat.Lit
	words    int
	links    []link
	executed []int32 // writes
	edges    []reasoned
	at       map[[2]int32]int32
	leave    [][]int32 // by thread: edges, by position of their start
	enter    [][]int32
	labels   [][]label // by thread, of the last search
	buckets  [][]label
}

// reasoned is an edge with its core kernel reasons.
type reasoned struct {
	from, to int32
	reasons  []set
}

// set is a set of literals, as bits.
type set []uint64

// label says that a step is reached if some literals are true.
type label struct {
	step int32
	set  set
}

func newKernels(p *Problem, assigned []sat.Lit, size int, fixed func(sat.Lit) bool) *kernels {
	g := indexed(p)
	k := &kernels{g: g, size: size, bit: map[sat.Lit]int{}, at: map[[2]int32]int32{},
		leave: make([][]int32, g.k), enter: make([][]int32, g.k), labels: make([][]label, g.k), buckets: make([][]label, size+1)}
	for _, l := range assigned {
		if int(l) < len(g.occurs) && len(g.occurs[l]) > 0 && !fixed(l) {
			if _, ok := k.bit[l]; !ok {
				k.bit[l] = len(k.lits)
				k.lits = append(k.lits, l)
			}
		}
	}
	k.words = (len(k.lits) + 63) / 64
	for _, b := range p.Before {
		k.add(b[0], b[1], k.empty())
	}
	for _, l := range assigned {
		if int(l) < len(g.occurs) {
			for _, r := range g.occurs[l] {
				k.play(l, r)
			}
		}
	}
	k.finish(assigned)
	return k
}

func (k *kernels) play(l sat.Lit, r role) {
	p := k.g.p
	switch r.kind {
	case isWrite:
		k.executed = append(k.executed, r.i)
	case isJoin:
		k.add(p.Joins[r.i].From, p.Joins[r.i].To, k.with(k.empty(), l))
	case isSource:
		e := p.link(r.i, r.j)
		if e.source == e.sink {
			return
		}
		k.links = append(k.links, e)
		if e.source != Initial && !e.buffered {
			k.add(e.source, e.sink, k.with(k.empty(), l))
		}
	}
}

// finish adds the edges that need no path: those to final reads, from reads of what was there at first, and to what is read of others behind a thread's own writes.
func (k *kernels) finish(assigned []sat.Lit) {
	p := k.g.p
	true_ := map[sat.Lit]bool{}
	for _, l := range assigned {
		true_[l] = true
	}
	for _, w := range k.executed {
		x := &p.Writes[w]
		p.Meter.Spend(len(p.Finals) + len(k.links))
		for _, f := range p.Finals {
			if f.Cell == x.Cell && f.Step != x.Step && true_[f.Lit] {
				k.add(x.Step, f.Step, k.with(k.with(k.empty(), f.Lit), x.Lit))
			}
		}
		for _, l := range k.links {
			switch {
			case l.cell != x.Cell:
			case l.source == Initial && l.sink != x.Step:
				k.add(l.sink, x.Step, k.with(k.with(k.empty(), l.lit), x.Lit))
			case l.source != Initial && !l.buffered && p.Reads[l.read].buffered(w):
				k.add(x.Step, l.source, k.with(k.with(k.empty(), l.lit), x.Lit))
			}
		}
	}
}

func (k *kernels) empty() set { return make(set, k.words) }

// with returns a set with one literal more, unless it is always true.
func (k *kernels) with(s set, l sat.Lit) set {
	i, ok := k.bit[l]
	if !ok {
		return s
	}
	s = slices.Clone(s)
	s[i/64] |= 1 << (i % 64)
	return s
}

func (s set) count() (n int) {
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// within tells whether s is a subset of o.
func (s set) within(o set) bool {
	for i, w := range s {
		if w&^o[i] != 0 {
			return false
		}
	}
	return true
}

func (s set) union(o set) set {
	u := slices.Clone(s)
	for i, w := range o {
		u[i] |= w
	}
	return u
}

// insert adds a reason to core reasons, and tells whether that is new.
func insert(reasons []set, s set, limit int) ([]set, bool) {
	for _, r := range reasons {
		if r.within(s) {
			return reasons, false
		}
	}
	reasons = slices.DeleteFunc(reasons, func(r set) bool { return s.within(r) })
	n := s.count()
	at := len(reasons)
	for at > 0 && reasons[at-1].count() > n {
		at--
	}
	if at >= limit {
		return reasons, false
	}
	reasons = slices.Insert(reasons, at, s)
	return reasons[:min(len(reasons), limit)], true
}

// add adds a reason for an edge.
func (k *kernels) add(from, to int32, s set) bool {
	if from == to || s.count() > k.size {
		return false
	}
	key := [2]int32{from, to}
	i, ok := k.at[key]
	if !ok {
		i = int32(len(k.edges))
		k.at[key] = i
		k.edges = append(k.edges, reasoned{from: from, to: to})
		a, b := k.g.thread[from], k.g.thread[to]
		k.leave[a], k.enter[b] = append(k.leave[a], i), append(k.enter[b], i)
	}
	reasons, added := insert(k.edges[i].reasons, s, maxReasons)
	k.edges[i].reasons = reasons
	return added
}

// round derives orders by Rules 2 and 3 and tells whether it has found new reasons.
func (k *kernels) round() (found bool) {
	for _, l := range k.links {
		if l.source == Initial {
			continue
		}
		k.search(l.source, false)
		found = k.derive(l, func(x int32) (int32, int32) { return l.sink, x }) || found
		k.search(l.sink, true)
		found = k.derive(l, func(x int32) (int32, int32) { return x, l.source }) || found
	}
	return found
}

// derive adds an edge for each write that the last search has reached.
func (k *kernels) derive(l link, order func(x int32) (from, to int32)) (found bool) {
	k.g.p.Meter.Spend(len(k.executed))
	for _, w := range k.executed {
		x := &k.g.p.Writes[w]
		if x.Cell != l.cell || x.Step == l.source || x.Step == l.sink {
			continue
		}
		from, to := order(x.Step)
		for _, s := range k.reasons(x.Step) {
			found = k.add(from, to, k.with(k.with(s, l.lit), x.Lit)) || found
		}
	}
	return found
}

// reasons are those of the last search for a step.
func (k *kernels) reasons(step int32) []set {
	var all []set
	for _, l := range k.labels[k.g.thread[step]] {
		k.g.p.Meter.Spend(maxLabels * (1 + k.words/4))
		if k.covers(l, step) {
			all, _ = insert(all, l.set, maxLabels)
		}
	}
	return all
}

// backward is whether labels of the last search go against the order.
func (k *kernels) covers(l label, step int32) bool {
	if l.step < 0 { // backward: stored as ^step
		return k.g.pos[^l.step] >= k.g.pos[step]
	}
	return k.g.pos[l.step] <= k.g.pos[step]
}

// search finds for each thread which steps come after a step, or before it, and core reasons why, small sets first.
func (k *kernels) search(start int32, backward bool) {
	for t := range k.labels {
		k.labels[t] = k.labels[t][:0]
	}
	first := start
	edges, limit := k.leave, k.size
	if backward {
		first, edges = ^start, k.enter
	}
	k.buckets[0] = append(k.buckets[0][:0], label{first, k.empty()})
	for n := 0; n <= limit; n++ {
		for i := 0; i < len(k.buckets[n]); i++ {
			l := k.buckets[n][i]
			step := l.step
			if backward {
				step = ^step
			}
			t := k.g.thread[step]
			k.g.p.Meter.Spend(2 + len(edges[t]))
			if len(k.labels[t]) >= maxLabels || slices.ContainsFunc(k.labels[t], func(o label) bool { return k.covers(o, step) && o.set.within(l.set) }) {
				continue
			}
			k.labels[t] = append(k.labels[t], l)
			for _, e := range edges[t] {
				k.follow(&k.edges[e], l, step, backward)
			}
		}
		k.buckets[n] = k.buckets[n][:0]
	}
}

// follow adds what an edge leads to from a label.
func (k *kernels) follow(e *reasoned, l label, step int32, backward bool) {
	from, to := e.from, e.to
	if backward {
		from, to = to, from
		if k.g.pos[from] > k.g.pos[step] {
			return
		}
		to = ^to
	} else if k.g.pos[from] < k.g.pos[step] {
		return
	}
	k.g.p.Meter.Spend(len(e.reasons) * (4 + k.words/4))
	for _, r := range e.reasons {
		s := l.set.union(r)
		if n := s.count(); n <= k.size {
			k.buckets[n] = append(k.buckets[n], label{to, s})
		}
	}
}

// cycles returns the reasons of all cycles.
func (k *kernels) cycles() [][]sat.Lit {
	var all []set
	byEnd := map[int32][]*reasoned{}
	var ends []int32
	for i := range k.edges {
		e := &k.edges[i]
		if byEnd[e.to] == nil {
			ends = append(ends, e.to)
		}
		byEnd[e.to] = append(byEnd[e.to], e)
	}
	for _, end := range ends {
		k.search(end, false)
		for _, e := range byEnd[end] {
			for _, s := range k.reasons(e.from) {
				k.g.p.Meter.Spend(len(e.reasons) * (4 + k.words/4 + len(all)))
				for _, r := range e.reasons {
					if u := s.union(r); u.count() <= k.size {
						all, _ = insert(all, u, maxKernels)
					}
				}
			}
		}
	}
	kernels := make([][]sat.Lit, len(all))
	for i, s := range all {
		k.g.p.Meter.Spend(len(k.lits))
		for b, l := range k.lits {
			if s[b/64]>>(b%64)&1 != 0 {
				kernels[i] = append(kernels[i], l)
			}
		}
	}
	slices.SortStableFunc(kernels, func(a, b []sat.Lit) int { return cmp.Compare(len(a), len(b)) })
	return kernels
}
