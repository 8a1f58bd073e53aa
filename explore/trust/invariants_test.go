package trust

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/set"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// violated returns what is wrong with a graph of a search, between two steps. All that is looked at is compared with what
// follows from definitions, without the sets that the search keeps.
func violated[S set.Set](x *builder[S]) []string {
	v := &checker[S]{x: x}
	v.insertion()
	v.threads()
	v.cells()
	if len(v.faults) > 0 {
		return v.faults // the rest relies on these
	}
	v.z = newReplica(x)
	v.faults = append(v.faults, v.z.faults...)
	v.states()
	v.prefixes()
	v.model()
	v.caches()
	return v.faults
}

type checker[S set.Set] struct {
	x      *builder[S]
	z      *replica[S]
	faults []string
}

func (v *checker[S]) check(ok bool, format string, args ...any) {
	if !ok {
		v.faults = append(v.faults, fmt.Sprintf(format, args...))
	}
}

// same compares a set with a list of its members.
func (v *checker[S]) same(s *S, want []int32, format string, args ...any) {
	var t S
	for _, e := range want {
		set.Add(&t, e)
	}
	v.check(*s == t, "%s: %s, want %s", fmt.Sprintf(format, args...), show(s), show(&t))
}

func show[S set.Set](s *S) string {
	var all []int32
	set.Each(s, func(e int32) { all = append(all, e) })
	return fmt.Sprint(all)
}

// insertion checks the insertion order: the events of the graph stand there once, or twice if they are read-modify-writes, in
// the order of their stamps.
func (v *checker[S]) insertion() {
	x := v.x
	reads, writes := map[int32]bool{}, map[int32]bool{}
	stamp, halves, mids := int32(0), int32(0), int32(0)
	for _, o := range x.ord {
		e := o >> 1
		ev := &x.ev[e]
		v.check(set.Has(&x.alive, e), "event %d is inserted, and not in the graph", e)
		at, parts := ev.stampR, reads
		if o&1 == 1 {
			at, parts = ev.stampW, writes
			v.check(!ev.reads || reads[e], "event %d writes before it reads", e)
		}
		v.check(!parts[e], "a part of event %d is inserted twice", e)
		parts[e] = true
		v.check(at > stamp && at <= x.stamp, "part %d of event %d has stamp %d after %d, of %d", o&1, e, at, stamp, x.stamp)
		stamp = at
	}
	set.Each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		v.check(reads[e] || writes[e], "event %d is not inserted", e)
		v.check(reads[e] == (ev.stampR != 0) && writes[e] == (ev.stampW != 0), "event %d has stamps %d and %d", e, ev.stampR, ev.stampW)
		v.check(!ev.reads || reads[e], "event %d reads, and is inserted as a write", e)
		v.check(!ev.writes || writes[e], "event %d writes, and is inserted as a read", e)
		halves += half(ev)
		mids += int32(b2i(ev.continues))
	})
	v.check(halves == x.halves, "%d read-modify-writes are half done, counted %d", halves, x.halves)
	v.check(mids == x.continued, "%d events are within nodes, counted %d", mids, x.continued)
}

// threads checks that the events of each thread are numbered, in the order of insertion.
func (v *checker[S]) threads() {
	x := v.x
	for t := range x.threads {
		c := &x.threads[t]
		var events []int32
		set.Each(&x.alive, func(e int32) {
			if x.ev[e].thread == int32(t) {
				events = append(events, e)
			}
		})
		if c.status == memmodel.Absent {
			v.check(len(events) == 0, "thread %d does not exist and has events %v", t, events)
			continue
		}
		slices.SortFunc(events, func(a, b int32) int { return int(x.ev[a].pos - x.ev[b].pos) })
		last, stamp := none, int32(0)
		for k, e := range events {
			ev := &x.ev[e]
			v.check(int(ev.pos) == k+1, "event %d of thread %d has number %d, want %d", e, t, ev.pos, k+1)
			v.check(ev.prev.last == last, "event %d of thread %d follows %d, want %d", e, t, ev.prev.last, last)
			v.check(stampOf(ev) > stamp, "event %d of thread %d is older than the one before it", e, t)
			last, stamp = e, max(ev.stampR, ev.stampW)
		}
		v.check(c.last == last, "the last event of thread %d is %d, want %d", t, c.last, last)
		if !c.halved {
			v.check(int(c.pos) == len(events), "thread %d has %d events, counted %d", t, len(events), c.pos)
		} else {
			v.check(half(&x.ev[last]) == 1, "thread %d is half done with its last event, %d", t, last)
		}
		if c.creator >= 0 {
			v.check(set.Has(&x.alive, c.creator) && x.ev[c.creator].thread == x.roster.Parents[t], "event %d has created thread %d, whose parent is %d", c.creator, t, x.roster.Parents[t])
			v.check(x.ev[c.creator].spawned, "event %d has created thread %d, and is not marked", c.creator, t)
		}
	}
}

// cells checks what is known by cell: the events, the reads, the readers of each write, and coherence order, of
// which all writes are a part, once, read-modify-writes next to what they read.
func (v *checker[S]) cells() {
	x := v.x
	for i := range x.cells {
		c, cell := int32(i), &x.cells[i]
		var events, reads, initials, chain []int32
		writes := map[int32]bool{}
		set.Each(&x.alive, func(e int32) {
			ev := &x.ev[e]
			if ev.cell != c {
				return
			}
			events = append(events, e)
			if ev.writes {
				writes[e] = true
			}
			if ev.reads {
				reads = append(reads, e)
				if ev.rf < 0 {
					initials = append(initials, e)
				}
			}
		})
		v.same(&cell.events, events, "events of cell %d", c)
		v.same(&cell.reads, reads, "reads of cell %d", c)
		v.same(&cell.readers, initials, "reads of the initial value of cell %d", c)
		prev := initial
		for e := cell.first; e >= 0 && len(chain) <= len(writes); e = x.ev[e].coNext {
			chain = append(chain, e)
			v.check(writes[e], "event %d in coherence order of cell %d is no write there", e, c)
			v.check(max(x.ev[e].coPrev, initial) == prev, "event %d follows %d in coherence order, want %d", e, x.ev[e].coPrev, prev)
			prev = e
		}
		v.check(len(chain) == len(writes), "%d of %d writes are in coherence order of cell %d", len(chain), len(writes), c)
		v.check(max(cell.tail, initial) == prev, "the newest write of cell %d is %d, want %d", c, cell.tail, prev)
	}
	set.Each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		v.check(ev.node == e != ev.continues, "event %d has node %d, within: %v", e, ev.node, ev.continues)
		v.check(!ev.blocked || ev.reads && !ev.exclus, "event %d waits, reads %v, writes %v", e, ev.reads, ev.exclus)
		if ev.reads {
			v.check(ev.rf == initial || ev.rf >= 0 && set.Has(&x.alive, ev.rf) && x.ev[ev.rf].writes && x.ev[ev.rf].cell == ev.cell && ev.rf != e, "event %d of cell %d reads from %d", e, ev.cell, ev.rf)
		}
		if ev.exclus && ev.writes {
			v.check(max(ev.coPrev, initial) == ev.rf, "read-modify-write %d reads from %d and follows %d", e, ev.rf, ev.coPrev)
		}
		var readers []int32
		set.Each(&x.alive, func(r int32) {
			if x.ev[r].reads && x.ev[r].rf == e {
				readers = append(readers, r)
			}
		})
		v.same(&ev.readers, readers, "readers of event %d", e)
	})
	v.check(len(x.inPlace) == v.moved(), "%d locks are kept that were revisited in place, want %d", len(x.inPlace), v.moved())
}

// moved counts the writes that have revisited a lock in place, those that revisits have deleted included.
func (v *checker[S]) moved() (n int) {
	set.Each(&v.x.alive, func(e int32) { n += b2i(v.x.ev[e].revisits) })
	for i := range v.x.saved.events {
		n += b2i(v.x.saved.events[i].ev.revisits)
	}
	return n
}

// states checks that each thread is where its events lead.
func (v *checker[S]) states() {
	for t := range v.z.threads {
		th, c := &v.z.threads[t], &v.x.threads[t]
		v.check(th.started == (c.status != memmodel.Absent), "thread %d started: %v, status %d", t, th.started, c.status)
		if !th.started || c.status == memmodel.Absent {
			continue
		}
		v.check(len(th.events) == 0, "thread %d cannot perform events %v", t, th.events)
		v.check(c.state == th.state && c.label == c.state.Label(), "thread %d is at %+v, want %+v", t, c.label, th.state.Label())
		v.check(c.section == th.section, "thread %d is in a section: %v", t, c.section)
		switch l := th.state.Label(); {
		case th.failed:
		case l.Kind == event.Exit:
			v.check(c.status == memmodel.Ended, "thread %d has ended, status %d", t, c.status)
		case l.Kind == event.Error || l.Kind == event.Unsupported:
			v.check(c.status == memmodel.Faulted && c.fault == l.Fault, "thread %d is at a fault, status %d", t, c.status)
		case l.Kind == event.Block:
			v.check(c.status == memmodel.Stuck && c.reason == l.Reason, "thread %d is blocked, status %d", t, c.status)
		default:
			v.check(c.status == memmodel.Running || c.status == memmodel.Stuck || c.status == memmodel.Faulted, "thread %d can go on, status %d", t, c.status)
		}
	}
}

// prefixes checks porf: it is the transitive closure of program order, creation, joins and reads-from.
func (v *checker[S]) prefixes() {
	x, closure := v.x, map[int32]*S{}
	var prefix func(e int32) *S
	prefixOf := func(direct []int32, rf int32) *S {
		s := new(S)
		for _, d := range direct {
			set.Add(s, d)
			set.Union(s, prefix(d))
		}
		if rf >= 0 {
			set.Add(s, rf)
			set.Union(s, prefix(rf))
		}
		return s
	}
	prefix = func(e int32) *S {
		if s := closure[e]; s != nil {
			return s
		}
		closure[e] = new(S)
		rf := none
		if x.ev[e].reads {
			rf = x.ev[e].rf
		}
		closure[e] = prefixOf(v.z.before[e], rf)
		return closure[e]
	}
	set.Each(&x.alive, func(e int32) {
		p := prefix(e)
		v.check(!set.Has(p, e), "event %d is before itself", e)
		v.check(x.ev[e].porf == *p, "events before %d: %s, want %s", e, show(&x.ev[e].porf), show(p))
	})
	for t := range x.threads {
		if c := &x.threads[t]; c.status != memmodel.Absent && !c.halved {
			p := prefixOf(v.z.threads[t].before, none)
			v.check(c.porf == *p, "events before the next one of thread %d: %s, want %s", t, show(&c.porf), show(p))
		}
	}
}

// model checks that the axioms allow the graph, and that the orders that the search keeps are theirs.
func (v *checker[S]) model() {
	x, z := v.x, v.z
	v.check(axiom.Consistent(&z.graph, x.model), "%v does not allow the graph", x.model)
	if x.multiCopyAtomic() && x.halves == 0 {
		v.rows()
	}
	if x.causal {
		v.happensBefore()
	}
	if x.ordered {
		v.births()
	}
}

// rows compares the rows with the order of the axioms.
func (v *checker[S]) rows() {
	x, z := v.x, v.z
	order := axiom.Order(&z.graph, x.model)
	stands := map[int32]int{} // by node of the search, the event that stands for it
	for n, m := range z.node {
		if k := slices.IndexFunc(z.graph.Events, func(e axiom.Event) bool { return e.Node == m && e.Kind != axiom.Other }); k >= 0 {
			stands[n] = slices.IndexFunc(z.graph.Events, func(e axiom.Event) bool { return e.Node == m })
		}
	}
	set.Each(&x.alive, func(e int32) {
		if x.ev[e].label.Kind == event.Join && z.first[e] >= 0 {
			stands[e] = slices.IndexFunc(z.graph.Events, func(o axiom.Event) bool { return o.Node == z.node[e] })
		}
	})
	for b, j := range stands {
		for a, i := range stands {
			if got, want := set.Has(&x.ghb.Rows[b], a), a != b && order(i, j); got != want {
				v.check(false, "node %d before %d: %v, want %v", a, b, got, want)
			}
		}
	}
}

// happensBefore compares happens-before of C11 with that of the axioms.
func (v *checker[S]) happensBefore() {
	x, z := v.x, v.z
	before := z.graph.HappensBefore()
	var seen S // that memory models see
	set.Each(&x.alive, func(e int32) {
		if z.last[e] >= 0 {
			set.Add(&seen, e)
		}
	})
	past := func(of int, itself bool) (s []int32) {
		set.Each(&seen, func(a int32) {
			if of >= 0 && (before(z.last[a], of) || itself && z.last[a] == of) {
				s = append(s, a)
			}
		})
		return s
	}
	masked := func(s S) *S {
		for i := 0; i < len(s); i++ {
			s[i] &= seen[i]
		}
		return &s
	}
	set.Each(&seen, func(e int32) {
		// The axioms order the reads and the writes of one operation otherwise.
		others := seen
		set.Each(&others, func(a int32) {
			if z.op[a] == z.op[e] {
				set.Remove(&others, a)
			}
		})
		got, want := x.ev[e].causes.hb, past(z.first[e], false)
		for i := 0; i < len(got); i++ {
			got[i] &= others[i]
		}
		v.same(&got, slices.DeleteFunc(want, func(a int32) bool { return !set.Has(&others, a) }), "events that happen before %d", e)
	})
	for t := range x.threads {
		if c := &x.threads[t]; c.status != memmodel.Absent && !c.halved {
			v.same(masked(c.hb), past(z.threads[t].latest, true), "events that happen before the next one of thread %d", t)
		}
	}
}

// births checks that accesses fail if and only if the allocation of their object does not happen before them, and ends of lifetimes also
// if an access that is before them in program order and reads-from does not.
func (v *checker[S]) births() {
	before := v.z.graph.HappensBefore()
	for _, k := range v.z.looks {
		happened, atStart := 0, v.x.prog.AliveAtStart(k.object)
		for _, b := range v.z.births[k.object] {
			happened += b2i(b == k.event || before(b, k.event))
		}
		unfinished := k.end && slices.ContainsFunc(v.z.looks, func(a look) bool {
			return a.object == k.object && !a.end && !a.failed && a.last != k.event && v.z.known(a.last, k.event) && !before(a.last, k.event)
		})
		v.check(!unfinished || k.failed, "event %d ends the lifetime of object %d, and an access does not happen before", k.event, k.object)
		if k.failed {
			v.check(unfinished || !atStart && happened == 0 || happened < len(v.z.births[k.object]), "event %d fails, and object %d is allocated before", k.event, k.object)
		} else {
			v.check(happened > 0 || atStart, "event %d does not fail, and object %d is not allocated before", k.event, k.object)
		}
	}
}

// caches checks that what is remembered changes nothing: the next step is a function of the graph.
func (v *checker[S]) caches() {
	x := v.x
	t, complete := x.next(), x.complete
	for i := range x.joins {
		x.joins[i] = joined{}
	}
	x.ends.Forget()
	x.touchAll()
	u := x.next()
	v.check(t == u && complete == x.complete, "the next thread is %d (%v), without what is remembered %d (%v)", t, complete, u, x.complete)
}
