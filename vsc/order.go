package vsc

// order is a partial order of the events: program order, edges of the problem, and
// what closure adds. An event out of a block that has to come before an event
// outside of it does so for the whole block, and likewise after.
//
// For each event there is a row, a vector clock: of each thread, the events that
// precede it are those below a bound. Rows follow each edge that is added.
type order struct {
	*index
	row   []int32 // by event and thread: the event of the thread after the last one that precedes
	head  []int32 // by event: its latest edge in links, -1 for none
	links []link
	queue []int32
	count []int32

	moved []int32 // events whose row add has changed

	logging bool   // what join changes is noted in trail
	trail   []cell // newest last
}

// link is an edge in the list of edges out of an event, with the edge that blocks
// have made it of.
type link struct {
	from, to, next int32
	a, b           int32
	why            reason
}

// cell is an element of the table of rows and what it was.
type cell struct {
	at  int
	old int32
}

// reason says why there is an edge: because of what closure knows of a read, -1 for
// none.
type reason struct {
	relation Relation
	read     int32
}

// before reports whether an event precedes another one.
func (o *order) before(a, b int32) bool {
	return a != b && o.row[int(b)*int(o.threads)+int(o.events[a].thread)] > a
}

// clock returns the row of an event.
func (o *order) clock(e int32) []int32 {
	k := int(o.threads)
	return o.row[int(e)*k:][:k]
}

// reset forgets all edges.
func (o *order) reset(x *index) {
	o.index = x
	o.links, o.moved = o.links[:0], o.moved[:0]
	o.logging, o.trail = false, o.trail[:0]
	o.head = resize(o.head, len(x.events))
	for e := range o.head {
		o.head[e] = -1
	}
}

// lift returns the edge that blocks make of one. It fails if the edge contradicts
// program order; the edge is not needed if it agrees with it.
func (o *order) lift(a, b int32) (from, to int32, needed, ok bool) {
	if o.events[a].thread == o.events[b].thread {
		return a, b, false, a < b
	}
	return o.events[a].end, o.events[b].begin, true, true
}

// draft adds an edge before there are rows.
func (o *order) draft(a, b int32, why reason) bool {
	from, to, needed, ok := o.lift(a, b)
	if needed || !ok {
		o.link(link{from: from, to: to, a: a, b: b, why: why})
	}
	return ok
}

func (o *order) link(l link) {
	l.next = o.head[l.from]
	o.head[l.from] = int32(len(o.links))
	o.links = append(o.links, l)
}

// clocks fills the rows, in topological order. It fails if there is a cycle.
func (o *order) clocks() bool {
	n, k := len(o.events), int(o.threads)
	o.row = resize(o.row, n*k)
	o.count = zeroed(o.count, n)
	for _, l := range o.links {
		o.count[l.to]++
	}
	for i := range o.events {
		row := o.row[i*k:][:k]
		copy(row, o.first)
		row[o.events[i].thread] = int32(i) + 1
		if !o.isFirst(int32(i)) {
			o.count[i]++
		}
	}
	o.queue = o.queue[:0]
	for t := range o.threads {
		if e := o.first[t]; e < o.first[t+1] && o.count[e] == 0 {
			o.queue = append(o.queue, e)
		}
	}
	for i := 0; i < len(o.queue); i++ {
		e := o.queue[i]
		o.successors(e, func(f int32) {
			o.join(f, e)
			if o.count[f]--; o.count[f] == 0 {
				o.queue = append(o.queue, f)
			}
		})
	}
	return len(o.queue) == n
}

func (o *order) isFirst(e int32) bool { return e == o.first[o.events[e].thread] }

// successors calls do with the next event of the thread and the ends of edges.
func (o *order) successors(e int32, do func(f int32)) {
	if e+1 < o.first[o.events[e].thread+1] {
		do(e + 1)
	}
	for l := o.head[e]; l >= 0; l = o.links[l].next {
		do(o.links[l].to)
	}
}

// join makes the predecessors of an event, and the event, precede another one. It
// reports whether that is new.
func (o *order) join(f, e int32) bool {
	to, from := o.clock(f), o.clock(e)
	changed := false
	for t, b := range from {
		if to[t] < b {
			if o.logging {
				o.trail = append(o.trail, cell{int(f)*int(o.threads) + t, to[t]})
			}
			to[t] = b
			changed = true
		}
	}
	return changed
}

// add adds an edge. It fails if that closes a cycle, whose last edge is then the
// last one of links.
func (o *order) add(a, b int32, why reason) bool {
	from, to, needed, ok := o.lift(a, b)
	if ok && (!needed || o.before(from, to)) {
		return true
	}
	o.link(link{from: from, to: to, a: a, b: b, why: why})
	if !ok || o.before(to, from) {
		return false
	}
	o.queue = append(o.queue[:0], from)
	for len(o.queue) > 0 {
		e := o.queue[len(o.queue)-1]
		o.queue = o.queue[:len(o.queue)-1]
		o.successors(e, func(f int32) {
			if o.join(f, e) {
				o.moved = append(o.moved, f)
				o.queue = append(o.queue, f)
			}
		})
	}
	return true
}

// level is a point to which an order can go back.
type level struct{ trail, links int }

func (o *order) level() level { return level{len(o.trail), len(o.links)} }

// back goes back to a level since which all changes were logged.
func (o *order) back(to level) {
	for i := len(o.trail) - 1; i >= to.trail; i-- {
		o.row[o.trail[i].at] = o.trail[i].old
	}
	o.trail = o.trail[:to.trail]
	for i := len(o.links) - 1; i >= to.links; i-- {
		o.head[o.links[i].from] = o.links[i].next
	}
	o.links, o.moved = o.links[:to.links], o.moved[:0]
}
