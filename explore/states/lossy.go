package states

import (
	"encoding/binary"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is the search with a set of visited states that keeps hashes of them only. It goes breadth first. The states that are still to be expanded are kept as
// vectors, each with the steps that lead to it, so that the path to a violation is no matter of hashes: what is reported is true. Steps that lead
// to no state which is still to be expanded are forgotten.
//
// A state that was expanded cannot be looked at again. Therefore, where the partial-order reduction knew too little at the time (reduce.go), the search
// begins once more with what it has learned, until a search has learned nothing. What looks at the graph of all states does not take place: livelocks, threads
// that wait for ever while others go on, drawings. Symmetry reduction needs only the key of a state: the states that are expanded are not those that stand for
// others, but the first of each orbit that the search has met.

// lossy is such a search.
type lossy struct {
	s    *search
	w    *worker
	seen seen

	now, next frontier
	states    uint64
	most      uint64 // bytes of now and next
	at        *way   // the way to the state that is being expanded
	by        agent  // the process whose step is being executed there
}

// frontier is the states of a level.
type frontier struct {
	vectors []byte
	states  []pending
}

// pending is a state that is still to be expanded: where in the vectors of the frontier it begins, and how it was reached.
type pending struct {
	from int
	way  *way
}

// way is the steps that lead to a state: the last one, and those before it, nil if it is the first.
type way struct {
	before *way
	by     agent
	choice uint64
}

// run searches until nothing is learned any more.
func (l *lossy) run() {
	l.w, l.seen = l.s.workers[0], newSeen(&l.s.opts)
	for {
		known := l.s.prints.size()
		l.visitAll()
		l.s.prints.learn(l.s.workers, true)
		if l.s.over() || !l.s.opts.orders() || l.s.prints.size() == known {
			return
		}
		l.startOver()
	}
}

// startOver forgets what was visited. Faults and races that were reported are not reported again.
func (l *lossy) startOver() {
	s, w := l.s, l.w
	s.spent += w.transitions
	w.transitions, w.reduced, w.exits, w.ticks, w.pause = 0, 0, 0, 0, 0
	l.seen.clear()
	if s.opts.Again != nil {
		s.opts.Again()
	}
}

// visitAll visits all states once, as far as the set tells.
func (l *lossy) visitAll() {
	s, w := l.s, l.w
	l.states, l.at = 0, nil
	w.pos = s.position()
	l.next.clear()
	s.prints.config(0, w.pos.thread(0))
	w.faults(0, 0, 0)
	l.visit(w.pos.key(), nil)
	for len(l.next.states) > 0 && !s.over() {
		s.sym.rank()
		l.now, l.next = l.next, l.now
		l.next.clear()
		for i := 0; i < len(l.now.states) && !s.over(); i++ {
			l.expand(&l.now.states[i])
		}
		l.most = max(l.most, l.now.bytes()+l.next.bytes())
		s.prints.learn(s.workers, false)
	}
}

// expand visits the states that are one step from a state.
func (l *lossy) expand(p *pending) {
	w := l.w
	w.pos.restore(l.now.vectors[p.from:])
	l.at, p.way = p.way, nil
	w.arrive()
	w.tick()
	w.look(0, 0)
	if l.s.opts.orders() && len(w.enabled) > 1 {
		if mark := w.ample(); mark != 0 && !l.takeAll(mark) {
			w.reduced++
			return
		}
	}
	l.takeAll(0)
}

// takeAll executes the steps of the processes with a mark, and reports whether one of them is a section that does not end.
func (l *lossy) takeAll(mark uint32) (last bool) {
	for _, a := range l.w.enabled {
		if a.in(mark) {
			last = l.take(a) || last
		}
	}
	return last
}

// take executes the steps of a process, with every choice, and reports whether one of them is a section that does not end.
func (l *lossy) take(a agent) (last bool) {
	w := l.w
	l.by = a
	before := w.pos.thread(a.thread)
	w.attempts(a, func(step *memmodel.Step, key uint64) {
		w.transitions++
		if w.note(0, a, before, step, key) {
			l.visit(key, step)
		} else {
			last = true
		}
	})
	return last
}

// visit notes the state that the worker is in, after a step.
func (l *lossy) visit(key uint64, step *memmodel.Step) {
	if !l.seen.add(key) {
		return
	}
	l.states++
	p := pending{from: len(l.next.vectors)}
	if step != nil {
		p.way = &way{l.at, l.by, step.Choice}
	}
	l.next.vectors = l.w.pos.appendTo(l.next.vectors)
	l.next.states = append(l.next.states, p)
}

func (f *frontier) clear() {
	clear(f.states) // for the ways
	f.vectors, f.states = f.vectors[:0], f.states[:0]
}

func (f *frontier) bytes() uint64 { return uint64(len(f.vectors)) + 16*uint64(len(f.states)) }

// positionAt executes the steps that lead to the state that is expanded.
func (l *lossy) positionAt(uint32) *position {
	pos := l.s.position()
	var follow func(*way)
	follow = func(x *way) {
		if x != nil {
			follow(x.before)
			pos.follows(x.by, x.choice)
		}
	}
	follow(l.at)
	return pos
}

// positionAfter executes the steps that lead to the state in which the worker is.
func (l *lossy) positionAfter(uint32, uint64) *position {
	pos := l.positionAt(0)
	if p := l.w.pos; p.depth > 0 {
		pos.follows(l.by, p.m.Steps()[p.newest()].Choice)
	}
	return pos
}

// follows takes a step of a process.
func (p *position) follows(a agent, choice uint64) {
	proc := p.m.Proc(a.thread)
	if a.place >= 0 {
		p.m.Updaters(a.thread, func(q memmodel.Proc, place int) {
			if place == a.place {
				proc = q
			}
		})
	}
	p.exec(proc, choice)
	p.keep()
}

// measure says what the search has visited.
func (l *lossy) measure(c *Counts) {
	c.States = l.states
	if l.seen != nil {
		c.Bytes = l.seen.bytes() + l.most
		c.Omission, c.HashFactor = l.seen.quality(l.states)
	}
}

// size returns a number that grows with all that the reduction knows.
func (f *footprints) size() int {
	n := f.edges + len(f.touches) + len(f.buffers)
	for _, at := range f.at {
		n += at.touches.size() + at.future.size() + len(at.next)
	}
	for i := range f.configs {
		n += f.configs[i].touches.size()
		if f.configs[i].known {
			n++
		}
	}
	return n
}

// A position whose states are not numbered has no nodes. Its vectors have leaves only, and its keys are sums, without carry, of
// hashes of the leaves (Zobrist, "A new hashing method with application for game playing", 1970).

// leaves returns the vectors of a position.
func (p *position) leaves() [3]*vector { return [...]*vector{p.threads, p.words, p.rest} }

// appendTo appends the vectors of a state to bytes: of each leaf that is not 0, how far it is from the one before, and the leaf.
func (p *position) appendTo(b []byte) []byte {
	for _, v := range p.leaves() {
		before := -1
		for i, leaf := range v.levels[0] {
			if leaf != 0 {
				b = binary.AppendUvarint(binary.AppendUvarint(b, uint64(i-before)), uint64(leaf))
				before = i
			}
		}
		b = append(b, 0)
	}
	return b
}

// restore goes to the state whose vectors bytes begin with.
func (p *position) restore(b []byte) {
	p.keep()
	p.base = 0
	for part, v := range p.leaves() {
		at := 0
		for {
			gap, n := binary.Uvarint(b)
			b = b[n:]
			end := len(v.levels[0])
			if gap > 0 {
				end = at + int(gap) - 1
			}
			for ; at < end; at++ {
				p.put(part, v, at, 0)
			}
			if gap == 0 {
				break
			}
			leaf, n := binary.Uvarint(b)
			b = b[n:]
			v.reach(at)
			p.put(part, v, at, uint32(leaf))
			p.base ^= weight(part, at, uint32(leaf))
			at++
		}
	}
}

// put makes a leaf that of another state.
func (p *position) put(part int, v *vector, at int, leaf uint32) {
	if v.levels[0][at] == leaf {
		return
	}
	v.levels[0][at] = leaf
	switch part {
	case 0:
		p.putThread(at, leaf)
	case 1:
		p.m.SetWord(event.Loc(at), p.word(event.Loc(at), leaf))
	default:
		p.putRest(at, leaf)
	}
}

// sum returns the hash of the state: that of the state which was restored, and what has changed since.
func (p *position) sum() uint64 {
	sum := p.base
	for part, v := range p.leaves() {
		for i := range v.log {
			e := &v.log[i]
			sum ^= weight(part, e.at, e.was) ^ weight(part, e.at, e.is)
		}
	}
	return sum
}

// weight returns the hash of a leaf: 0 for one that was never set.
func weight(part, at int, leaf uint32) uint64 {
	if leaf == 0 {
		return 0
	}
	return mix(uint64(part)<<62 | uint64(at)<<idBits | uint64(leaf))
}

// wholeSum returns the hash of the state, from nothing.
func (p *position) wholeSum() (sum uint64) {
	for part, v := range p.leaves() {
		for at, leaf := range v.levels[0] {
			sum ^= weight(part, at, leaf)
		}
	}
	return sum
}

func (b bitset) size() (n int) {
	b.each(func(uint32) bool { n++; return true })
	return n
}
