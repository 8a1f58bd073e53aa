package vsc

import "sort"

// closure computes the closure of a problem (section 4.2, paragraph 2): the weakest
// partial order that refines program order and obeys the rules below, which every
// witness refines. Cl(r) are the good writes of a read r that are visible to it.
//
//  1. Cl(r) is not empty.
//  2. If Cl(r) has a least write w, then w comes before r.
//  3. If Cl(r) has a greatest write w, then writes before r that are not good come before w.
//  4. If all of Cl(r) come before a write that is not good, then r does so, too.
//
// Rules are applied to all reads of a variable whenever the row of one of its
// events has changed. An edge that follows from an order follows from all closed
// orders that refine it, so that the result does not depend on the sequence.
//
// The rules also hold for what is left after a prefix of a witness, which comes before
// all of that, and whose active writes are all that can be seen of it. That goes
// beyond the paper: where a search meets many dead ends, closure finds them early.
type closure struct {
	order
	dirty   []bool  // by variable: some row has changed
	agenda  []int32 // variables that are or were dirty, oldest first
	threads []window
	rounds  uint

	// The rules can be applied to what comes after a prefix of a witness.
	next   []int32 // by thread: its first event that is not in the prefix
	memory []int32 // by variable: its active write
}

// window says, for the read under consideration, what it can see of a thread.
type window struct {
	newest int32 // the last write before the read, -1 for none
	open   int32 // its index in the writes of the variable, or that of the next one
	shut   int32 // index in the writes of the first one that comes after the read, or of the next thread
	first  int32 // the first visible good write, -1 for none
	last   int32 // the last one
}

// begin takes the edges of a problem, and if rules is set those of reads with one
// good write: they are the bulk, and rows need not be updated for each.
func (c *closure) begin(x *index, p *Problem, rules bool) (ok bool) {
	c.order.reset(x)
	known := 0
	if p.Known != nil {
		known = p.Known.Events()
		if !c.draftKnown(p.Known) {
			return false
		}
	}
	for _, e := range p.Edges {
		if int(e[1]) >= known && !c.draft(x.number[e[0]], x.number[e[1]], reason{Given, -1}) {
			return false
		}
	}
	if rules {
		x.accesses()
		for _, r := range x.reads.member {
			if int(x.name[r]) < known {
				continue
			}
			good := x.good.of(x.events[r].set)
			if len(good) == 1 && int(good[0]) < len(x.events) && !c.draft(good[0], r, reason{ReadsFrom, r}) {
				return false
			}
		}
	}
	return c.clocks()
}

// run applies the rules until nothing changes. It returns Inconsistent if there is
// no closure, with the read whose rule cannot be obeyed, Consistent if there is one, and
// Unknown if it is stopped.
func (c *closure) run(p *Problem, stop func() bool) (r int32, v Verdict) {
	c.dirty = resize(c.dirty, int(c.vars))
	c.threads = resize(c.threads, int(c.index.threads))
	c.agenda, c.moved = c.agenda[:0], c.moved[:0]
	c.unsettled(p)
	c.next = c.index.first
	return c.settle(stop)
}

// settle is run for what has changed.
func (c *closure) settle(stop func() bool) (r int32, v Verdict) {
	c.spread()
	for i := 0; i < len(c.agenda); i++ {
		v := c.agenda[i]
		c.dirty[v] = false
		reads := c.reads.of(v)
		for k := 0; k < len(reads); k++ {
			r := reads[k]
			if c.executed(r) {
				k += int(lowerBound(reads[k:], c.next[c.events[r].thread])) - 1
				continue
			}
			if !c.apply(r) {
				c.forget()
				return r, Inconsistent
			}
			if c.rounds++; c.rounds%1024 == 0 && stop != nil && stop() {
				c.forget()
				return -1, Unknown
			}
		}
		c.spread()
	}
	c.agenda = c.agenda[:0]
	return -1, Consistent
}

// spread puts the variables of events that have moved on the agenda.
func (c *closure) spread() {
	for _, e := range c.moved {
		if v := c.events[e].vr; !c.dirty[v] {
			c.dirty[v] = true
			c.agenda = append(c.agenda, v)
		}
	}
	c.moved = c.moved[:0]
}

// forget empties the agenda.
func (c *closure) forget() {
	for _, v := range c.agenda {
		c.dirty[v] = false
	}
	c.agenda, c.moved = c.agenda[:0], c.moved[:0]
}

// follow applies the rules to what is left after a prefix, some last steps of which
// are new. It returns Inconsistent if the prefix has no continuation, and Unknown if it
// is stopped.
func (c *closure) follow(steps []step, next, memory []int32, stop func() bool) Verdict {
	c.next, c.memory = next, memory
	for _, l := range steps {
		if c.events[l.event].write {
			c.moved = append(c.moved, l.event)
		}
	}
	_, v := c.settle(stop)
	return v
}

// precedes reports whether an event comes before another one, neither in the
// prefix. An event of the prefix comes before all others.
func (c *closure) precedes(a, b int32) bool { return c.executed(a) || c.before(a, b) }

func (c *closure) executed(e int32) bool { return e < c.next[c.events[e].thread] }

// apply applies all rules to a read.
func (c *closure) apply(r int32) bool {
	e := &c.events[r]
	writes, good := c.writes.of(e.vr), c.good.of(e.set)
	initial := len(good) > 0 && good[len(good)-1] == c.initial(e.vr)
	for t := range c.threads {
		if c.threads[t] = c.look(r, int32(t), writes); c.threads[t].newest >= 0 {
			initial = false
		}
	}
	some := initial
	for t := range c.threads {
		if c.see(int32(t), writes, good) {
			some = true
		}
	}
	return some && (initial || c.afterLeast(r) && c.beforeGreatest(r, writes)) && c.beforeOthers(r, writes)
}

// look finds the writes of a thread that are ordered with the read.
func (c *closure) look(r, t int32, writes []int32) window {
	bound, ahead := max(c.clock(r)[t], c.next[t]), c.index.first[t+1]
	if c.events[r].thread == t {
		bound, ahead = r, r
	}
	w := window{newest: -1, first: -1, last: -1, open: lowerBound(writes, bound)}
	w.shut = w.open + lowerBound(writes[w.open:], ahead)
	if w.open > 0 && writes[w.open-1] >= c.index.first[t] {
		w.newest = writes[w.open-1]
		w.open--
	}
	if n := int(w.shut - w.open); n > 0 && c.before(r, writes[w.shut-1]) {
		w.shut = w.open + int32(sort.Search(n, func(i int) bool { return c.before(r, writes[int(w.open)+i]) }))
	}
	return w
}

// see finds the visible good writes of a thread: those from the newest one before
// the read, unless another thread hides that, to the first one after the read.
func (c *closure) see(t int32, writes, good []int32) bool {
	w := &c.threads[t]
	open := w.open
	if w.newest >= 0 && c.hidden(w.newest) {
		open++
	}
	if open >= w.shut {
		return false
	}
	i, j := lowerBound(good, writes[open]), lowerBound(good, writes[w.shut-1]+1)
	if i == j {
		return false
	}
	w.first, w.last = good[i], good[j-1]
	return true
}

// hidden reports whether a write that comes before the read has a later one between.
func (c *closure) hidden(write int32) bool {
	if c.executed(write) && c.memory[c.events[write].vr] != write {
		return true
	}
	for t := range c.threads {
		if v := c.threads[t].newest; v >= 0 && v != write && !(c.executed(write) && c.executed(v)) && c.precedes(write, v) {
			return true
		}
	}
	return false
}

// afterLeast applies rule 2.
func (c *closure) afterLeast(r int32) bool {
	for t := range c.threads {
		w := c.threads[t].first
		if w < 0 {
			continue
		}
		isLeast := true
		for s := range c.threads {
			if v := c.threads[s].first; v >= 0 && s != t && !c.precedes(w, v) {
				isLeast = false
				break
			}
		}
		if isLeast {
			return c.executed(w) || c.add(w, r, reason{ReadsFrom, r})
		}
	}
	return true
}

// beforeGreatest applies rule 3.
func (c *closure) beforeGreatest(r int32, writes []int32) bool {
	top := int32(-1)
	for t := range c.threads {
		if w := c.threads[t].last; w >= 0 && c.older(w) {
			top = w
			break
		}
	}
	if top < 0 {
		return true
	}
	set := c.events[r].set
	for t := range c.threads {
		w := &c.threads[t]
		if w.newest < 0 {
			continue
		}
		for i := w.open; i >= 0 && writes[i] >= c.index.first[t]; i-- {
			if writes[i] == top || c.precedes(writes[i], top) {
				break
			}
			if !c.isGood(set, writes[i]) {
				if !c.add(writes[i], top, reason{Overwritten, r}) {
					return false
				}
				break
			}
		}
	}
	return true
}

// older reports whether all other writes that are visible and good come before a
// write.
func (c *closure) older(write int32) bool {
	for t := range c.threads {
		if v := c.threads[t].last; v >= 0 && v != write && !c.precedes(v, write) {
			return false
		}
	}
	return true
}

// beforeOthers applies rule 4. In the thread of the read there is nothing to do.
func (c *closure) beforeOthers(r int32, writes []int32) bool {
	for t := range c.threads {
		w := &c.threads[t]
		open := w.open
		if w.newest >= 0 {
			open++
		}
		if int32(t) == c.events[r].thread || open >= w.shut || !c.older(writes[w.shut-1]) || w.last == writes[w.shut-1] {
			continue
		}
		// Once all are older than a write of the thread they are so for ever, and none is good.
		i := int(open) + sort.Search(int(w.shut-open), func(i int) bool {
			v := writes[int(open)+i]
			return v != w.last && c.older(v)
		})
		if !c.add(r, writes[i], reason{FromRead, r}) {
			return false
		}
	}
	return true
}

// lowerBound returns the index of the first number that is not less than a bound.
func lowerBound(sorted []int32, bound int32) int32 {
	i, j := 0, len(sorted)
	for i < j {
		if h := int(uint(i+j) >> 1); sorted[h] < bound {
			i = h + 1
		} else {
			j = h
		}
	}
	return int32(i)
}
