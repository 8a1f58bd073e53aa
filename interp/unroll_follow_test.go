package interp

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// A test of the unroller: a program is run under a random schedule. The values that its operations returned are given to the
// variables of the unrolled program, whose executed events must then be the operations of the run, in the same order
// and with the same addresses and values.

// follower evaluates an unrolled program along a run.
type follower struct {
	run    *schedule
	prog   *unroll.Program
	values map[*term.Term]uint64
	eval   *term.Eval
	random *rand.Rand
	cut    bool // the run leaves what was unrolled
	whole  bool // the run was followed to its end
	done   []doneEvent
	heap   map[uint64]uint64 // addresses of heap objects without the offset: where they are in the run, and in the unrolled program
}

// follow returns what differs between a run and the unrolled program.
func follow(run *schedule, prog *unroll.Program) (f *follower, err error) {
	f = &follower{run: run, prog: prog, values: map[*term.Term]uint64{}, heap: map[uint64]uint64{}, random: rand.New(rand.NewPCG(1, 2)), whole: run.final}
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(error)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	f.eval = term.NewEval(func(v *term.Term) uint64 {
		x, ok := f.values[v]
		if !ok {
			panic(fmt.Errorf("the value of %s is used before it is known", v))
		}
		return x
	})
	for i := range prog.Threads {
		f.thread(&prog.Threads[i])
	}
	if f.whole {
		f.finish()
	}
	return f, nil
}

func (f *follower) fail(format string, args ...any) { panic(fmt.Errorf(format, args...)) }

// assign gives a variable its value; nil has none.
func (f *follower) assign(v *term.Term, x uint64) {
	if v != nil {
		f.values[v] = x & term.Mask(v.Width)
	}
}

// moved returns what stands in the unrolled program for a value of the run: objects on the heap are numbered by way, which
// is not what counts them where ways have met.
func (f *follower) moved(v uint64) uint64 {
	if to, ok := f.heap[slotAt(v)]; ok {
		return to | v&slotOffset(v)
	}
	return v
}

// slotOffset are the bits of an address within its slot.
func slotOffset(addr uint64) uint64 {
	if addr>>farShift == 0 {
		return 1<<slotShift - 1
	}
	return 1<<farSlotShift - 1
}

// place notes where an object is in the unrolled program. On the heap no two are at one address.
func (f *follower) place(l *event.Label, e *unroll.Event) {
	to := e.Addr &^ slotOffset(e.Addr)
	for from, other := range f.heap {
		if other == to && from != slotAt(l.Addr) && (to>>kindShift == kindHeap || to>>kindShift == manyOnHeap || to>>farShift == kindHeap) {
			f.fail("event %d: two objects at %#x", e.ID, e.Addr)
		}
	}
	f.heap[slotAt(l.Addr)] = to
}

// thread compares the events of a thread with what it has done.
func (f *follower) thread(t *unroll.Thread) {
	r := f.run.threads[t.ID]
	created := r != nil
	if got := f.eval.True(t.Guard); got != created && (f.whole || created) {
		f.fail("thread %d: created %v, but its guard is %v", t.ID, created, got)
	}
	next, label, step, last, waits := 0, -1, -1, -1, false
	var current record
	for _, e := range f.prog.Events {
		if e.Thread != t.ID {
			continue
		}
		inputs := f.inputs(e)
		if !created || !f.eval.True(e.Guard) {
			f.garbage(e, inputs)
			continue
		}
		if waits && e.Finishes {
			continue // of a section in which it has looked in vain
		}
		if waits {
			f.fail("thread %d: event %d after a wait that does not end", t.ID, e.ID)
		}
		if e.Label != label {
			label = e.Label
			if next == len(r.records) {
				if waits = f.tail(e, r); waits || !f.whole {
					f.garbage(e, inputs)
				}
				if !f.whole {
					f.rest(e)
					return
				}
				label = -1
				continue
			}
			if same := next > 0 && current.whole > 0 && current.whole == r.records[next].whole; same != (e.Step == step) || e.Step < step {
				f.fail("thread %d: event %d is in step %d, after step %d, in one atomic section: %v", t.ID, e.ID, e.Step, step, same)
			}
			step = e.Step
			current = r.records[next]
			if l := current.label; l.Kind == event.Alloc && e.Kind == unroll.Other {
				f.place(l, e)
			}
			next++
		}
		f.event(e, current, inputs)
		f.done = append(f.done, doneEvent{current.at, e})
		last = e.ID
	}
	if created {
		f.end(t, r, next, last, waits)
	}
}

// inputs are those that are asked for at an event.
func (f *follower) inputs(e *unroll.Event) (list []unroll.Input) {
	for _, in := range f.prog.Inputs {
		if in.Event == e.ID {
			list = append(list, in)
		}
	}
	return list
}

// garbage gives the variables of an event that does not happen any values: nothing may depend on them.
func (f *follower) garbage(e *unroll.Event, inputs []unroll.Input) {
	list := []*term.Term{e.Read, e.ReadUndef, f.waiter(e)}
	if e.Kind == unroll.Join {
		list = append(list, e.Wait.Go)
	}
	for _, in := range inputs {
		list = append(list, in.Value)
	}
	for _, v := range list {
		if v != nil {
			if _, ok := f.values[v]; !ok {
				f.assign(v, f.random.Uint64())
			}
		}
	}
}

// rest gives values to what comes after the end of a run that was not finished.
func (f *follower) rest(from *unroll.Event) {
	for _, e := range f.prog.Events[from.ID:] {
		if e.Thread == from.Thread {
			f.garbage(e, f.inputs(e))
		}
	}
}

// tail is about an event of a thread that does nothing more: it reads what memory holds at the end, and waits.
func (f *follower) tail(e *unroll.Event, r *runner) (waits bool) {
	if !f.whole {
		return true
	}
	switch {
	case e.Kind == unroll.Join:
		f.assign(e.Wait.Go, 0)
		f.assign(e.Read, 0)
		return true
	case e.Life:
		f.assign(e.Read, 1)
		return false
	case e.Kind != unroll.Read && e.Kind != unroll.Update:
		if e.Kind == unroll.Other && len(f.inputs(e)) == 0 && !r.state.Label().Ends() {
			return false
		}
		if r.stuck && r.state.Label().Kind == event.Choice && slices.ContainsFunc(f.prog.Unsupported, func(u unroll.Unsupported) bool { return u.Thread == e.Thread && f.holds(u.Guard) }) {
			return true // it chooses in an atomic section for ever, which is not supported
		}
		f.fail("thread %d: event %d (kind %d, line %d) was not done", e.Thread, e.ID, e.Kind, f.run.prog.Site(e.Site).Line)
	}
	v := f.finalValue(e, r)
	f.assign(e.Read, f.moved(v.Value))
	f.assign(e.ReadUndef, v.Undef)
	if waits = e.Wait != nil && !f.goes(e); waits && e.Wait.Section != r.stuck {
		f.fail("thread %d: event %d waits in an atomic section: %v", e.Thread, e.ID, e.Wait.Section)
	}
	return waits
}

// goes tells whether a thread goes on at a wait.
func (f *follower) goes(e *unroll.Event) bool { return f.holds(e.Wait.Go) }

// holds tells whether a term holds in which later reads may occur, but do not matter.
func (f *follower) holds(t *term.Term) bool {
	return term.NewEval(func(v *term.Term) uint64 {
		if x, ok := f.values[v]; ok {
			return x
		}
		return f.random.Uint64() & term.Mask(v.Width)
	}).True(t)
}

// finalValue is what the bytes of an event hold at the end.
func (f *follower) finalValue(e *unroll.Event, t *runner) event.Bits {
	if t.stuck {
		now := f.run.memory
		f.run.memory = t.memory
		defer func() { f.run.memory = now }()
	}
	for _, r := range f.run.threads {
		for _, rec := range r.records {
			if l := rec.label; l.Accesses() && f.moved(l.Addr&^7) == e.Addr&^7 {
				word := f.run.word(l)
				shift := 8 * (e.Addr & 7)
				return event.Bits{Value: word.Value >> shift, Undef: word.Undef >> shift}.And(term.Mask(uint8(8 * e.Size)))
			}
		}
		if l := r.state.Label(); l.Accesses() && f.moved(l.Addr&^7) == e.Addr&^7 {
			word := f.run.word(l)
			shift := 8 * (e.Addr & 7)
			return event.Bits{Value: word.Value >> shift, Undef: word.Undef >> shift}.And(term.Mask(uint8(8 * e.Size)))
		}
	}
	var b event.Bits
	for i := e.Size - 1; i >= 0; i-- {
		v, undef := f.prog.Memory.Initial(e.Addr + uint64(i))
		b = event.Bits{Value: b.Value<<8 | uint64(v), Undef: b.Undef<<8 | uint64(undef)}
	}
	return b
}

// waiter is the variable for the waiter that a signal wakes.
func (f *follower) waiter(e *unroll.Event) (found *term.Term) {
	if e.Kind != unroll.Update || len(f.inputs(e)) == 0 {
		return nil
	}
	seen := map[*term.Term]bool{}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if seen[t] {
			return
		}
		seen[t] = true
		if t.Op == term.Var && t.Name() == "waiter" {
			if _, ok := f.values[t]; !ok {
				found = t
			}
		}
		for _, a := range t.Args() {
			visit(a)
		}
	}
	visit(e.Value)
	return found
}

// event compares an event that is executed with what its thread has done.
func (f *follower) event(e *unroll.Event, r record, inputs []unroll.Input) {
	l := r.label
	where := fmt.Sprintf("thread %d, event %d, %s, line %d", e.Thread, e.ID, f.run.prog.Describe(l), f.run.prog.Site(l.Site).Line)
	if e.Site != l.Site {
		f.fail("%s: event has line %d", where, f.run.prog.Site(e.Site).Line)
	}
	if e.Life {
		switch {
		case l.Kind == event.Free:
			f.assign(e.Read, r.value.Value)
		case r.dead:
			f.assign(e.Read, 0)
		default:
			f.assign(e.Read, 1)
		}
		return
	}
	kinds := map[event.Kind]unroll.Kind{event.Load: unroll.Read, event.Store: unroll.Write, event.RMW: unroll.Update,
		event.Create: unroll.Create, event.Join: unroll.Join}
	want, ok := kinds[l.Kind]
	if !ok || r.dead {
		want = unroll.Other
	}
	if e.Kind != want {
		if l.Kind == event.Alloc && e.Kind == unroll.Write {
			return
		}
		f.fail("%s: kind %d for an operation of kind %d", where, e.Kind, l.Kind)
	}
	if r.dead {
		return
	}
	f.assign(e.Read, f.moved(r.value.Value))
	f.assign(e.ReadUndef, r.value.Undef)
	if e.ReadUndef == nil && r.value.Undef != 0 {
		f.fail("%s: what was read is undefined", where)
	}
	for _, in := range inputs {
		f.assign(in.Value, in.Low+r.value.Value)
		if l.Kind == event.RMW {
			f.assign(in.Value, uint64(r.choice))
		}
	}
	switch l.Kind {
	case event.Create, event.Join:
		if e.Of != l.Thread {
			f.fail("%s: thread %d instead of %d", where, e.Of, l.Thread)
		}
		if l.Kind == event.Join {
			f.assign(e.Wait.Go, 1)
		}
	case event.Load, event.Store, event.RMW:
		f.access(where, e, r)
	case event.Choice:
		if len(inputs) != 1 {
			f.fail("%s: %d inputs", where, len(inputs))
		}
	}
}

// access compares an access to memory.
func (f *follower) access(where string, e *unroll.Event, r record) {
	l := r.label
	if e.Addr != f.moved(l.Addr) || e.Size != l.Size() || e.Order != l.Order {
		f.fail("%s: %d bytes at %#x of order %d instead of %d at %#x of order %d", where, e.Size, e.Addr, e.Order, l.Size(), l.Addr, l.Order)
	}
	if e.Wait != nil && !f.goes(e) {
		f.fail("%s: waits, but the thread went on", where)
	}
	if l.Kind == event.Load {
		return
	}
	stored, written := l.Operand(), true
	if l.Kind == event.RMW {
		if v := f.waiter(e); v != nil {
			low := r.value.Value & (1<<(4*l.Size()) - 1)
			for range r.choice {
				low &= low - 1
			}
			f.assign(v, low&-low)
		}
		stored, written = l.Store(r.value, r.choice)
	}
	if writes := e.WriteGuard == nil || f.holds(e.WriteGuard); writes != written && (writes || stored != r.value) {
		f.fail("%s: writes %v instead of %v", where, writes, written)
	}
	if !written {
		return
	}
	undef := uint64(0)
	if e.Undef != nil {
		undef = f.eval.Value(e.Undef)
	}
	if stored.Undef&^undef != 0 {
		f.fail("%s: undefined %#x instead of %#x", where, undef, stored.Undef)
	}
	if got := f.eval.Value(e.Value); got != f.moved(stored.Value)&^undef {
		f.fail("%s: %#x instead of %#x", where, got, stored.Value)
	}
}

// errors returns the kinds of the errors of a thread, and whether some may be none. last is the last event of the thread.
func (f *follower) errors(id event.ThreadID, last int) (kinds []event.ErrorKind, maybe bool) {
	for _, e := range f.prog.Errors {
		if e.Thread == id && f.eval.True(e.Guard) {
			if e.After < last {
				f.fail("thread %d: an error before event %d, which was executed", id, e.After)
			}
			kinds = append(kinds, e.Kind)
			maybe = maybe || e.Maybe
		}
	}
	return kinds, maybe
}

// end compares how a thread has ended.
func (f *follower) end(t *unroll.Thread, r *runner, next, last int, waits bool) {
	l := r.state.Label()
	where := fmt.Sprintf("thread %d, before line %d", t.ID, f.run.prog.Site(l.Site).Line)
	for _, c := range f.prog.Cuts {
		f.cut = f.cut || c.Thread == t.ID && f.eval.True(c.Guard)
	}
	for _, c := range f.prog.Unsupported {
		f.cut = f.cut || c.Thread == t.ID && f.eval.True(c.Guard)
	}
	if f.cut {
		panic(errCut)
	}
	kinds, maybe := f.errors(t.ID, last)
	if maybe && (l.Kind != event.Error || l.Fault.Kind != event.UninitError) {
		panic(errMaybe)
	}
	if next < len(r.records) {
		l := r.records[next].label
		f.fail("thread %d: %s at line %d is no event", t.ID, f.run.prog.Describe(l), f.run.prog.Site(l.Site).Line)
	}
	if !f.whole {
		return
	}
	switch {
	case r.failed:
		if len(kinds) != 1 || kinds[0] != event.MemoryError {
			f.fail("%s: errors %v instead of an access to what is dead", where, kinds)
		}
		return
	case l.Kind == event.Error:
		if len(kinds) != 1 || kinds[0] != l.Fault.Kind {
			f.fail("%s: errors %v instead of %s (%s)", where, kinds, l.Fault.Kind, l.Fault.Message)
		}
		return
	case len(kinds) > 0:
		f.fail("%s: errors %v", where, kinds)
	}
	if ends := l.Returns(); f.eval.True(t.Ends) != ends {
		f.fail("%s: ends %v", where, !ends)
	} else if ends && f.eval.Value(t.Result) != f.moved(l.Val) {
		f.fail("%s: result %#x instead of %#x", where, f.eval.Value(t.Result), l.Val)
	}
	if process := l.Kind == event.Exit && l.Process; f.eval.True(t.Process) != process {
		f.fail("%s: ends the process %v", where, !process)
	}
	if stands := !l.Ends() && !silent(r.state); stands != waits && !r.failed {
		f.fail("%s: waits %v instead of %v", where, waits, stands)
	}
}

// silent tells that a thread does the same for ever, without a read.
func silent(s event.State) bool {
	seen := map[int64]bool{}
	for s = s.Fresh(); !seen[s.Core()]; s = s.Next(0).Fresh() {
		seen[s.Core()] = true
		switch s.Label().Kind {
		case event.Fence, event.AtomicBegin, event.AtomicEnd:
		default:
			return false
		}
	}
	return true
}

var (
	errCut   = fmt.Errorf("the run leaves what was unrolled")
	errMaybe = fmt.Errorf("a value that might be undefined is not")
)

// finish looks at what is assumed of all variables.
func (f *follower) finish() {
	for i, a := range f.prog.Assume {
		if !f.eval.True(a) {
			f.fail("assumption %d does not hold", i)
		}
	}
	if f.run.input == "" {
		f.remember()
	}
}

// doneEvent is an event that was executed, and when.
type doneEvent struct {
	at int
	*unroll.Event
}

// remember looks whether each read obtains what was written last, bit by bit.
func (f *follower) remember() {
	slices.SortStableFunc(f.done, func(a, b doneEvent) int { return cmp.Or(a.at-b.at, a.ID-b.ID) })
	memory := map[uint64][2]byte{}
	value := func(t *term.Term) uint64 {
		if t == nil {
			return 0
		}
		return f.eval.Value(t)
	}
	for _, e := range f.done {
		for i := range e.Size {
			addr, shift := e.Addr+uint64(i), 8*i
			now, ok := memory[addr]
			if !ok {
				now[0], now[1] = f.prog.Memory.Initial(addr)
			}
			if e.Kind == unroll.Read || e.Kind == unroll.Update {
				v, undef := byte(value(e.Read)>>shift), byte(value(e.ReadUndef)>>shift)
				if undef&^now[1] != 0 || (v^now[0])&^(undef|now[1]) != 0 {
					f.fail("event %d reads %#x, undefined %#x, from byte %#x, which holds %#x, undefined %#x", e.ID, v, undef, addr, now[0], now[1])
				}
			}
			writes := e.Kind == unroll.Write || e.Kind == unroll.Update && (e.WriteGuard == nil || f.eval.True(e.WriteGuard))
			if writes {
				memory[addr] = [2]byte{byte(value(e.Value) >> shift), byte(value(e.Undef) >> shift)}
			}
		}
	}
}
