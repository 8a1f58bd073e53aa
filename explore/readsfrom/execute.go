package readsfrom

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tape"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// execution is a unit that is being made: the next one of a thread in a graph.
type execution struct {
	*visitor
	g     *unitGraph
	u     *unit
	t     int32 // the thread that goes on: that of the unit, or one that it has created
	c     *progress
	tape  *tape.Tape // which write each read of the unit reads from, and which alternative it takes where there are several
	scale uint64     // of the next alternative in unit.choice
	only  *unit      // if not nil, the unit that the only read reads from
}

// execute returns the next unit of a thread, with the choices of a tape. Its only read reads
// from some unit, unless that is nil.
func (x *visitor) execute(g *unitGraph, t int32, tp *tape.Tape, only *unit) *unit {
	c := *g.threads[t]
	x.ids++
	c.level = g.level(&c)
	u := &unit{id: x.ids, thread: t, level: c.level, begin: g.threads[t], preds: c.preds}
	e := &execution{visitor: x, g: g, u: u, t: t, c: &c, tape: tp, scale: 1, only: only}
	c.preds, c.before = []*unit{u}, nil
	c.units++
	l, before := c.label, c.state.Core()
	silent, ok, value := memmodel.Silent(l), true, event.Bits{}
	if f := x.refused(l); f != nil {
		e.fail(f)
		u.after = &c
		return u
	}
	switch l.Kind {
	case event.AtomicBegin:
		silent = e.section()
		ok = c.status == memmodel.Running
	case event.Choice:
		value = event.Defined(uint64(e.alternative(int(l.Val))))
	case event.Join:
		u.preds = append(slices.Clip(u.preds), e.end(int32(l.Thread))...)
		value = memmodel.Joined(g.threads[l.Thread].status, g.threads[l.Thread].label)
		c.before = append(c.before, axiom.Operation(l, false, false)...)
	default:
		value, silent, ok = e.perform(l)
		if e.unsure(l) {
			e.fail(memmodel.Unsupported("engine trust-rf: an access to memory whose allocation may not happen before it"))
			ok = false
		}
	}
	if ok {
		if l.Kind != event.AtomicBegin {
			e.enter(event.Next(c.state, value))
		}
		u.then = c.state
		e.passed(before, silent)
		e.absorb()
	}
	u.after = &c
	return u
}

// refused returns a fault if an operation makes several accesses at once, and the memory model has no global order in which they could be one step.
func (x *visitor) refused(l *event.Label) *event.Fault {
	if f := x.model.Refused(l); f != nil || x.model.Operational() {
		return f
	}
	switch {
	case l.Kind == event.Free || l.Kind == event.Alloc:
		return memmodel.Unsupported("engine trust-rf: memory whose lifetime ends, or that is allocated once more")
	case l.Accesses() && len(x.operation(l).Cells) > 1:
		return memmodel.Unsupported("engine trust-rf: accesses of different sizes to the same bytes")
	}
	return nil
}

// end returns the latest unit of a thread, or what comes before its first.
func (e *execution) end(t int32) []*unit {
	if u := e.g.last[t]; u != nil {
		return []*unit{u}
	}
	return e.g.threads[t].preds
}

func (e *execution) enter(s event.State) { e.c.state, e.c.label = s, s.Label() }

// passed notes a step of a thread, from a State with some core, in its trail: a thread that comes back to a State without having changed
// memory spins; see package memmodel.
func (e *execution) passed(before int64, silent bool) {
	c := e.c
	if !silent {
		c.trail = nil
		return
	}
	c.trail = c.trail.Then(before)
	if c.status == memmodel.Running && c.state.Loops() && c.trail.Has(c.state.Core()) {
		c.status, c.reason = memmodel.Stuck, event.BlockAwait
	}
}

// absorb lets the thread go on to its next unit.
func (e *execution) absorb() {
	c := e.c
	for n := 0; c.status == memmodel.Running; n++ {
		if n > e.w.Options.MaxEvents {
			search.Abort(search.TooLong)
		}
		l, before := c.label, c.state.Core()
		if c.status, c.reason = memmodel.Arrive(l); c.status != memmodel.Running {
			c.fault = l.Fault
			return
		}
		switch l.Kind {
		case event.Fence:
			if f := e.model.Refused(l); f != nil {
				e.fail(f)
				return
			}
			c.before = append(c.before, axiom.Operation(l, false, false)...)
		case event.Create:
			c.before = append(c.before, axiom.Operation(l, false, false)...)
			e.create(l)
		case event.Alloc:
			e.memory.Place(l)
			if e.ended(l.Object) {
				return
			}
			e.bear(l)
		default:
			return
		}
		e.enter(c.state.Next(0))
		e.passed(before, memmodel.Silent(l))
	}
}

func (e *execution) fail(f *event.Fault) {
	e.c.status, e.c.fault = memmodel.Faulted, f
}

// create starts a thread.
func (e *execution) create(l *event.Label) {
	s := e.c.state.Child()
	e.c.children++
	p := &progress{state: s, label: s.Label(), status: memmodel.Running, reason: event.NotBlocked, parent: e.t, level: e.c.level,
		key: e.c.key.Child(e.c.children), preds: []*unit{e.u}}
	e.u.born = append(e.u.born, newborn{int32(l.Thread), p})
	child := *e
	child.t, child.c = int32(l.Thread), p
	child.absorb()
}

// alternative chooses one of n.
func (e *execution) alternative(n int) int {
	k := 0
	if n > 1 {
		if e.scale > memmodel.MaxWays/uint64(n) {
			e.fail(memmodel.Unsupported(memmodel.TooManyWays))
			return 0
		}
		k = e.tape.Pick(n)
	}
	e.u.choice += uint64(k) * e.scale
	e.scale *= uint64(max(n, 1))
	return k
}

// section performs an atomic section, like memmodel. It reports whether memory is as it was before.
func (e *execution) section() (silent bool) {
	const most = 1 << 16
	c := e.c
	e.u.section, silent = true, true
	e.enter(c.state.Next(0))
	var cores []int64
	for n := 0; c.status == memmodel.Running; n++ {
		if n == most || len(e.u.parts) > e.w.Options.MaxEvents {
			search.Abort(search.TooLong)
		}
		l, before := c.label, c.state.Core()
		if c.state.Loops() && slices.Contains(cores, before) {
			c.status, c.reason = memmodel.Stuck, event.BlockAwait
			return silent
		}
		cores = append(cores, before)
		value, same, ok := event.Bits{}, memmodel.Silent(l), true
		if c.status, c.reason = memmodel.Arrive(l); c.status != memmodel.Running {
			c.fault = l.Fault
			return silent
		}
		if f := cmp.Or(memmodel.RefusedInSection(l), e.model.Refused(l)); f != nil {
			e.fail(f)
			return silent
		}
		switch l.Kind {
		case event.AtomicEnd:
			e.enter(c.state.Next(0))
			return silent
		case event.Choice:
			value = event.Defined(uint64(e.alternative(int(l.Val))))
			if c.status != memmodel.Running {
				return silent
			}
		case event.Fence, event.AtomicBegin:
		case event.Alloc:
			e.memory.Place(l)
			if e.ended(l.Object) {
				e.revive(l)
			}
		default:
			value, same, ok = e.perform(l)
		}
		if !same {
			silent, cores = false, cores[:0]
		}
		if !ok {
			return silent
		}
		e.enter(event.Next(c.state, value))
	}
	return silent
}

// perform adds the accesses of an operation to the unit. ok is false if the thread does not
// go on.
func (e *execution) perform(l *event.Label) (value event.Bits, same, ok bool) {
	switch l.Kind {
	case event.Free:
		return e.free(l)
	case event.Alloc:
		e.revive(l)
		return value, false, true
	}
	op := e.operation(l)
	accessed := slices.Clone(op.Cells)
	if op.Life {
		if e.read(l, e.memory.Lifetime(l.Object)).Value != cells.Living {
			e.fail(memmodel.Dead(e.prog, l))
			return value, true, false
		}
		if e.model.Buffers(l) && !e.u.section {
			e.u.split = len(e.u.parts) // under TSO and PSO the store takes effect later
		}
	} else if l.Object != event.NoObj {
		e.checkAccess(l)
	}
	if l.Kind == event.Store {
		e.writeAll(l, accessed, memmodel.Stored(l))
		return value, false, true
	}
	var word event.Bits
	for _, c := range accessed {
		word = word.Or(e.read(l, c))
	}
	old := l.Read(word)
	through := e.c.trail.Has
	if e.u.section {
		through = nil
	}
	does, _, waits := memmodel.Obtain(e.c.state, l, old, e.alternative(l.Alternatives(old.Value)), through)
	switch {
	case waits:
		e.wait(l)
		return value, true, false
	case does.Writes:
		for i := len(e.u.parts) - len(accessed); i < len(e.u.parts); i++ {
			e.u.parts[i].written, e.u.parts[i].exclus = true, len(accessed) == 1
		}
		e.writeAll(l, accessed, l.Write(word, does.Stored))
	}
	return old, does.Silent, true
}

// wait stops the thread at an operation that has read in vain.
func (e *execution) wait(l *event.Label) {
	if !e.u.section {
		e.c.status = memmodel.Waiting
	} else if f := memmodel.StuckInSection(l); f != nil {
		e.fail(f)
	} else {
		e.c.status, e.c.reason = memmodel.Stuck, event.BlockAwait
	}
}

// writeAll adds the writes of an operation to the unit.
func (e *execution) writeAll(l *event.Label, accessed []int32, word event.Bits) {
	for _, c := range accessed {
		e.write(l, c, word.And(e.memory.Cells[c].Bits), l.Kind == event.RMW && len(accessed) == 1)
	}
}

func (e *execution) write(l *event.Label, c int32, val event.Bits, exclus bool) {
	e.u.parts = append(e.u.parts, part{label: l, cell: c, writes: true, written: l.Kind == event.RMW, exclus: exclus, val: val})
}

// read adds a read of a cell to the unit. What the unit has accessed before holds what it
// did then, as all of it takes effect at once.
func (e *execution) read(l *event.Label, c int32) event.Bits {
	var from source
	if k := e.u.write(c); k >= 0 {
		from = source{e.u, k}
	} else if k := slices.IndexFunc(e.u.parts, func(p part) bool { return p.cell == c }); k >= 0 {
		from = e.u.parts[k].rf
	} else {
		options := e.sources(c)
		k := 0
		if len(options) > 1 {
			k = e.tape.Pick(len(options))
		}
		from = options[k]
	}
	e.u.parts = append(e.u.parts, part{label: l, cell: c, rf: from})
	return e.value(from, c)
}

func (x *visitor) value(from source, c int32) event.Bits {
	if from.unit == nil {
		return x.memory.Cells[c].Init
	}
	return from.unit.parts[from.part].val
}

// sources returns the writes of a cell that the unit may read, the newest first: under SC and TSO without
// those that something hides which comes before the unit in porf.
func (e *execution) sources(c int32) []source {
	if e.only != nil {
		return []source{{e.only, e.only.write(c)}}
	}
	var all []source
	for i := len(e.g.units) - 1; i >= 0; i-- {
		if u := e.g.units[i]; u != e.u {
			if k := u.write(c); k >= 0 {
				all = append(all, source{u, k})
			}
		}
	}
	if len(all) > 0 && e.model <= memmodel.TSO {
		all = e.visible(all)
	} else {
		all = append(all, source{})
	}
	return all
}

// visible returns the writes among all those of a cell, or the initial one, that are not hidden.
func (e *execution) visible(all []source) []source {
	e.markBefore()
	var before []*unit
	for _, s := range all {
		if s.unit.mark == e.epoch {
			before = append(before, s.unit)
		}
	}
	hidden := map[*unit]bool{}
	for _, v := range before {
		e.unmark()
		e.follow(v)
		for _, s := range all {
			if s.unit != v && s.unit.mark == e.epoch {
				hidden[s.unit] = true
			}
		}
	}
	kept := all[:0]
	for _, s := range all {
		if !hidden[s.unit] {
			kept = append(kept, s)
		}
	}
	if len(before) == 0 {
		kept = append(kept, source{})
	}
	return kept
}
