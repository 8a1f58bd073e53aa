package states

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
)

// holding is all of a state that moves with a thread of a class when threads exchange their places, and by which they are sorted: its configuration, its buffer, the first lock that it holds (which no other thread
// holds), the first barrier that it uses, the first condition that names it and how, and what is in its objects.
type holding struct {
	config, buffer           uint32
	lock, barrier, condition event.Loc
	waits                    uint64
	thread                   event.ThreadID
	own                      []uint32 // what is in its objects; see property
}

func (h holding) compare(k holding) int {
	return cmp.Or(cmp.Compare(h.config, k.config), cmp.Compare(h.buffer, k.buffer), cmp.Compare(h.lock, k.lock), cmp.Compare(h.barrier, k.barrier),
		cmp.Compare(h.condition, k.condition), cmp.Compare(h.waits, k.waits), slices.Compare(h.own, k.own))
}

// canonicalKey returns the key of the state that stands for this one and its permutations.
func (p *position) canonicalKey() uint64 {
	if !p.exchange() {
		return p.plainKey()
	}
	threads, words, rest := len(p.threads.log), len(p.words.log), len(p.rest.log)
	p.permute()
	key := p.plainKey()
	p.threads.revert(threads)
	p.words.revert(words)
	p.rest.revert(rest)
	return key
}

// exchange finds the threads that have to exchange their places, and reports whether there are any.
func (p *position) exchange() (any bool) {
	p.places, p.owned = p.places[:0], p.owned[:0]
	for _, c := range p.sym.classes {
		from := len(p.places)
		for _, t := range c.members {
			if id := p.thread(t); id != 0 {
				p.places = append(p.places, holding{config: id, buffer: p.threads.get(2*int(t) + 1), thread: t})
			}
		}
		mine := p.places[from:]
		if p.ties(mine) {
			p.findNames(mine)
		}
		p.findProperty(c, mine)
		if !slices.IsSortedFunc(mine, holding.compare) {
			any = true
		}
	}
	return any
}

// ties reports whether some threads are told apart by nothing but their locks, barriers and conditions.
func (p *position) ties(all []holding) bool {
	for i := range all {
		for k := range i {
			if all[i].config == all[k].config && all[i].buffer == all[k].buffer {
				return true
			}
		}
	}
	return false
}

// findNames notes which locks threads hold, which barriers they use, and which conditions they wait for.
func (p *position) findNames(all []holding) {
	for i := range all {
		all[i].lock, all[i].barrier, all[i].condition = event.NoLoc, event.NoLoc, event.NoLoc
	}
	for _, w := range p.sym.naming() {
		id := p.words.get(int(w.loc))
		if id == 0 {
			continue
		}
		word := p.word(w.loc, id)
		for i := range all {
			h := &all[i]
			how := names(w.use, word, h.thread)
			switch {
			case how == 0:
			case w.use == lock && h.lock == event.NoLoc:
				h.lock = w.loc
			case w.use == barrier && h.barrier == event.NoLoc:
				h.barrier = w.loc
			case w.use == condition && h.condition == event.NoLoc:
				h.condition, h.waits = w.loc, how
			}
		}
	}
}

// findProperty notes what is in the objects of threads of a class.
func (p *position) findProperty(c *class, all []holding) {
	e := p.sym.estate(c)
	if e == nil {
		return
	}
	p.makeRoom(e)
	for i := range all {
		from := len(p.owned)
		p.owned = p.property(e, c.place(all[i].thread), p.owned)
		all[i].own = p.owned[from:]
	}
}

// permute makes threads exchange their places, so that those of each class are sorted.
func (p *position) permute() {
	to := map[event.ThreadID]event.ThreadID{}
	for from := 0; from < len(p.places); {
		c := p.sym.class(p.places[from].thread)
		end := from
		for end < len(p.places) && p.sym.class(p.places[end].thread) == c {
			end++
		}
		mine := p.places[from:end]
		estate := p.sym.estate(c)
		sorted := slices.Clone(mine)
		slices.SortStableFunc(sorted, holding.compare)
		for i, h := range sorted {
			t := int(mine[i].thread)
			to[h.thread] = mine[i].thread
			p.threads.set(p.nodes, 2*t, h.config)
			p.threads.set(p.nodes, 2*t+1, h.buffer)
			if estate != nil {
				p.setOwned(estate, c.place(mine[i].thread), h.own)
			}
		}
		from = end
	}
	for _, w := range p.sym.naming() {
		id := p.words.get(int(w.loc))
		if id == 0 {
			continue
		}
		word := p.word(w.loc, id)
		if x := permuted(w.use, word, to); x != word {
			p.words.set(p.nodes, int(w.loc), p.parts.wordID(x))
		}
	}
	for i := range p.m.Threads() {
		t := event.ThreadID(i)
		if !p.m.Started(t) || !p.sym.joins(t, p.m.Label(t)) {
			continue
		}
		if stores, _ := p.m.Buffer(t); len(stores) > 0 {
			continue // it has not joined anybody
		}
		at := p.sym.joint(p.m, t)
		p.threads.set(p.nodes, 2*i, p.configID(t, p.m.Config(t).With(at.chain.states[p.waits(at)])))
	}
}
