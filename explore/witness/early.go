package witness

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// early performs an access that fails because the allocation of its object does not happen before it. It
// returns an error if that is not so.
func (x *Execution) early(e *Executed, cells []Cell) (*event.Fault, error) {
	l := e.Label
	if l.Object == event.NoObj {
		return nil, errors.New("the memory accessed has no lifetime")
	}
	reads := 0
	if l.Reads() {
		reads = 1 // the rest of an access to several cells does not take place
	}
	if len(cells) != reads {
		return nil, errors.New("an access that fails has cells that it does not read")
	}
	var access Access
	written := l.Kind == event.Store
	for k := range cells {
		c := &cells[k]
		if c.Mask == 0 || c.Mask&^l.Mask != 0 {
			return nil, fmt.Errorf("bytes %#x are not of the access", c.Mask)
		}
		access = Access{Mask: c.Mask, word: l.Addr &^ 7}
		var err error
		if access.Cell, err = x.cell(l.Loc, c.Mask); err == nil {
			if err = rankless(c); err == nil {
				err = x.read(e, c, &access)
			}
		}
		if err != nil {
			return nil, err
		}
		if l.Kind == event.RMW {
			_, written = l.Store(l.Read(access.Old), 0)
		}
	}
	if before := x.before(e, access, axiom.Operation(l, written, false)); before.allocated() {
		return nil, errors.New("the allocation of what the step accesses happens before it")
	}
	if reads > 0 {
		x.record(e, access, axiom.Operation(l, false, false))
	}
	return memmodel.Unallocated(x.prog, l), nil
}

// earlyEnd performs the end of a lifetime that fails because the allocation of the object, or an access to it, does not
// happen before it. It returns an error if that is not so.
func (x *Execution) earlyEnd(e *Executed, s *Step) (*event.Fault, error) {
	if len(s.Cells) > 0 || s.Choice != 0 {
		return nil, errors.New("the end of a lifetime that fails accesses memory")
	}
	switch before := x.before(e, Access{}, []axiom.Event{{Kind: axiom.Other}}); {
	case !before.allocated():
		return memmodel.Unallocated(x.prog, e.Label), nil
	default:
		if x.Unordered = before.unordered(); len(x.Unordered) > 0 {
			return memmodel.Unfinished(x.prog, e.Label), nil
		}
	}
	return nil, errors.New("the allocation of the object whose lifetime ends, and all accesses to it, happen before")
}

// history is what the step that is being performed can know of.
type history struct {
	x       *Execution
	object  event.Obj
	known   map[int]bool     // events that come before it in program order and reads-from
	happens func(i int) bool // whether an event happens before it
}

// before returns what comes before a step of some events, the first of which reads as an access says.
func (x *Execution) before(e *Executed, a Access, events []axiom.Event) history {
	saved, thread := x.axioms, x.threads[e.Thread]
	defer func() { x.axioms, x.threads[e.Thread] = saved, thread }()
	first := x.model(e.Thread, events...)
	x.reads(first, a)
	before := x.axioms.HappensBefore()
	return history{x, e.Label.Object, x.past(first), func(i int) bool { return before(i, first) }}
}

// allocated reports whether all allocations of the object that are known, and one at least, happen before. An object that is alive at the start needs none.
func (h history) allocated() bool {
	found := h.x.prog.AliveAtStart(h.object)
	for _, b := range h.x.births[h.object] {
		if h.known[b] && !h.happens(b) {
			return false
		}
		found = found || h.known[b]
	}
	return found
}

// unordered returns the steps that are accesses to the object, are known, and do not happen before.
func (h history) unordered() (steps []int) {
	for i := range h.x.Steps {
		s := &h.x.Steps[i]
		if s.Label.Accesses() && s.Label.Object == h.object && slices.ContainsFunc(s.Accesses, func(a Access) bool {
			return a.Mask != 0 && h.known[a.event] && !h.happens(a.event)
		}) {
			steps = append(steps, i)
		}
	}
	return steps
}

// past returns an event and those that come before it in program order and reads-from.
func (x *Execution) past(last int) map[int]bool {
	past := map[int]bool{}
	for todo := []int{last}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if i < 0 || past[i] {
			continue
		}
		past[i] = true
		todo = append(append(todo, x.axioms.RF[i]), x.axioms.After[i]...)
	}
	return past
}
