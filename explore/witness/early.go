package witness

import (
	"errors"
	"fmt"

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
	if x.allocated(e, access, written) {
		return nil, errors.New("the allocation of what the step accesses happens before it")
	}
	if reads > 0 {
		x.record(e, access, axiom.Operation(l, false, false))
	}
	return memmodel.Unallocated(x.prog, l), nil
}

// allocated reports whether the allocations of an object that a step can know of, and one at least, happen
// before the step.
func (x *Execution) allocated(e *Executed, a Access, written bool) bool {
	saved, thread := x.axioms, x.threads[e.Thread]
	defer func() { x.axioms, x.threads[e.Thread] = saved, thread }()
	first := x.model(e.Thread, axiom.Operation(e.Label, written, false)...)
	x.reads(first, a)
	before, known := x.axioms.HappensBefore(), x.past(first)
	found := false
	for _, b := range x.births[e.Label.Object] {
		if known[b] && !before(b, first) {
			return false
		}
		found = found || known[b]
	}
	return found
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
