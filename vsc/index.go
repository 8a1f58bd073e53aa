package vsc

import "slices"

// index is a problem in the form in which it is solved. Events are numbered thread
// by thread in program order. The initial write of variable x has the number n+x,
// where n is the number of events.
type index struct {
	threads int32
	vars    int32
	first   []int32 // by thread: its first event; one more entry at the end
	events  []event
	name    []int32 // by event: its index in the problem
	number  []int32 // by index in the problem: the event
	good    lists   // by set: its good writes, ascending
	readers lists   // by write, initial writes included: the sets that it is in
	writes  lists   // by variable: the events that write it, ascending
	reads   lists   // by variable: the readers with a set, ascending
	shared  []int32 // variables that several threads write
	writer  []int32 // by variable: a thread that writes it, -1 for none
}

// event is an event with what the search asks for at every step.
type event struct {
	thread, vr  int32
	set         int32 // good writes, -1 if there is no constraint
	begin, end  int32 // the block that the event is in, or the event itself
	read, write bool
}

// lists are lists of numbers, in one piece of memory.
type lists struct{ offset, member []int32 }

// of returns a list.
func (l *lists) of(i int32) []int32 { return l.member[l.offset[i]:l.offset[i+1]] }

// build fills the index from a problem.
func (x *index) build(p *Problem) {
	x.threads, x.vars = int32(p.Threads), int32(p.Vars)
	x.sortByThread(p)
	for _, b := range p.Blocks {
		begin, end := x.number[b[0]], x.number[b[1]]
		for e := begin; e <= end; e++ {
			x.events[e].begin, x.events[e].end = begin, end
		}
	}
	x.collect(p)
	x.invert()
}

// sortByThread numbers the events.
func (x *index) sortByThread(p *Problem) {
	n := len(p.Events)
	x.first = zeroed(x.first, p.Threads+1)
	for i := range p.Events {
		x.first[p.Events[i].Thread+1]++
	}
	for t := range p.Threads {
		x.first[t+1] += x.first[t]
	}
	x.events, x.name, x.number = resize(x.events, n), resize(x.name, n), resize(x.number, n)
	for i := range p.Events {
		e := &p.Events[i]
		k := x.first[e.Thread]
		x.first[e.Thread]++
		x.name[k], x.number[i] = int32(i), k
		x.events[k] = event{thread: e.Thread, vr: e.Var, set: -1, begin: k, end: k, read: e.Kind.Reads(), write: e.Kind.Writes()}
		if e.Kind.Reads() {
			x.events[k].set = e.Good
		}
	}
	copy(x.first[1:], x.first[:p.Threads]) // they have moved to the ends
	x.first[0] = 0
}

// collect fills good, writer and shared.
func (x *index) collect(p *Problem) {
	x.shared = x.shared[:0]
	x.writer = resize(x.writer, p.Vars)
	for v := range x.writer {
		x.writer[v] = -1
	}
	// Until the sets are made, offset has the variable of the readers of each.
	x.good.offset = resize(x.good.offset, len(p.Good)+1)
	owner := x.good.offset[1:]
	for s := range owner {
		owner[s] = -1
	}
	for i := range x.events {
		e := &x.events[i]
		if e.set >= 0 {
			owner[e.set] = e.vr
		}
		if w := &x.writer[e.vr]; e.write && *w != e.thread {
			if *w == -1 {
				*w = e.thread
			} else if *w >= 0 {
				*w = -2
				x.shared = append(x.shared, e.vr)
			}
		}
	}
	x.good.offset[0], x.good.member = 0, x.good.member[:0]
	for s, writes := range p.Good {
		start, v := len(x.good.member), owner[s]
		for _, w := range writes {
			switch {
			case v < 0: // nobody reads
			case w == Initial:
				x.good.member = append(x.good.member, int32(len(x.events))+v)
			default:
				x.good.member = append(x.good.member, x.number[w])
			}
		}
		set := x.good.member[start:]
		if !slices.IsSorted(set) {
			slices.Sort(set)
		}
		x.good.member = x.good.member[:start+len(slices.Compact(set))]
		owner[s] = int32(len(x.good.member))
	}
}

// invert fills readers from good.
func (x *index) invert() {
	n := len(x.events) + int(x.vars)
	x.readers.offset = zeroed(x.readers.offset, n+1)
	off := x.readers.offset
	for _, w := range x.good.member {
		off[w+1]++
	}
	for w := range n {
		off[w+1] += off[w]
	}
	x.readers.member = resize(x.readers.member, len(x.good.member))
	for s := range len(x.good.offset) - 1 {
		for _, w := range x.good.of(int32(s)) {
			x.readers.member[off[w]] = int32(s)
			off[w]++
		}
	}
	copy(off[1:], off[:n])
	off[0] = 0
}

// accesses fills writes and reads.
func (x *index) accesses() {
	x.writes.group(x.events, int(x.vars), func(e *event) bool { return e.write })
	x.reads.group(x.events, int(x.vars), func(e *event) bool { return e.set >= 0 })
}

// group makes lists, by variable, of the events that are chosen.
func (l *lists) group(events []event, vars int, chosen func(*event) bool) {
	l.offset = zeroed(l.offset, vars+1)
	for i := range events {
		if e := &events[i]; chosen(e) {
			l.offset[e.vr+1]++
		}
	}
	for v := range vars {
		l.offset[v+1] += l.offset[v]
	}
	l.member = resize(l.member, int(l.offset[vars]))
	for i := range events {
		if e := &events[i]; chosen(e) {
			l.member[l.offset[e.vr]] = int32(i)
			l.offset[e.vr]++
		}
	}
	copy(l.offset[1:], l.offset[:vars])
	l.offset[0] = 0
}

// initial returns the initial write of a variable.
func (x *index) initial(v int32) int32 { return int32(len(x.events)) + v }

// isGood reports whether a write is in a set.
func (x *index) isGood(set, w int32) bool {
	members := x.good.of(set)
	if len(members) <= 8 {
		return contains(members, w)
	}
	_, found := slices.BinarySearch(members, w)
	return found
}

// resize returns a slice of a length, of unspecified content.
func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}

// zeroed returns a slice of zeros of a length.
func zeroed[T any](s []T, n int) []T {
	s = resize(s, n)
	clear(s)
	return s
}
