package witness

import (
	"errors"
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// States of a lifetime.
const (
	living = 1
	over   = 2
)

// access performs a load, store or read-modify-write.
func (x *Execution) access(e *Executed, s *Step) (*event.Fault, error) {
	l, cells := e.Label, s.Cells
	if len(cells) > 0 && cells[0].Mask == 0 {
		fault, err := x.touch(e, &cells[0])
		if cells = cells[1:]; fault != nil || err != nil {
			return fault, excess(err, cells)
		}
	} else if x.gone[l.Object] {
		return nil, errors.New("the object's lifetime is over, but the step does not look at it")
	}
	if s.Early {
		return x.early(e, cells)
	}
	var word event.Bits
	var mask uint8
	var accesses []Access
	for k := range cells {
		c := &cells[k]
		if c.Mask&^l.Mask != 0 || c.Mask&mask != 0 || c.Mask == 0 {
			return nil, fmt.Errorf("bytes %#x are not of the access", c.Mask)
		}
		mask |= c.Mask
		a := Access{Mask: c.Mask, word: l.Addr &^ 7}
		var err error
		if a.Cell, err = x.cell(l.Loc, c.Mask); err != nil {
			return nil, err
		}
		if l.Reads() {
			if err := x.read(e, c, &a); err != nil {
				return nil, err
			}
			word = word.Or(a.Old)
		} else if c.From != nil {
			return nil, errors.New("the operation does not read")
		}
		accesses = append(accesses, a)
	}
	if mask != l.Mask {
		return nil, fmt.Errorf("the access has bytes %#x, the step %#x", l.Mask, mask)
	}
	e.Vain = l.Blocks && !memmodel.Passes(e.State, word, x.threads[e.Thread].trail.Has)
	return nil, x.store(e, s.Choice, accesses, cells, word)
}

// store writes to the cells that were read, as far as the operation does, and records
// the accesses.
func (x *Execution) store(e *Executed, choice uint64, accesses []Access, cells []Cell, word event.Bits) error {
	l := e.Label
	alternatives, stored, written := 1, l.Operand(), l.Kind == event.Store
	if l.Reads() {
		e.Value = l.Read(word)
		alternatives = l.Alternatives(e.Value.Value)
	}
	if choice >= uint64(alternatives) {
		return fmt.Errorf("there is no alternative %d", choice)
	}
	if l.Kind == event.RMW {
		stored, written = l.Store(e.Value, int(choice))
		written = written && !e.Vain // who waits leaves memory as it is
	}
	for k, a := range accesses {
		if written != (cells[k].Rank > 0) {
			return errors.New("the step has a place in coherence order and does not write, or writes and has none")
		}
		if written {
			a.Write, a.Rank = true, cells[k].Rank
			a.New = l.Write(word, stored).And(event.WordMask(a.Mask))
		}
		x.record(e, a, axiom.Operation(l, written, false))
	}
	return nil
}

// record adds an access and its events.
func (x *Execution) record(e *Executed, a Access, events []axiom.Event) {
	for i := range events {
		events[i].Cell = a.Cell
	}
	first := x.model(e.Thread, events...)
	a.event, a.step = first+len(events)-1, len(x.Steps)
	x.reads(first, a)
	e.Accesses = append(e.Accesses, a)
}

// reads notes in the axioms' graph what an event, the first of an access, reads from.
func (x *Execution) reads(first int, a Access) {
	if !a.Read || a.From == Initial {
		return
	}
	for _, b := range x.Steps[a.From].Accesses {
		if b.Cell == a.Cell || b.Cell < 0 && b.word == a.word && b.Mask == a.Mask {
			x.axioms.RF[first] = b.event
		}
	}
}

// read finds what a step reads.
func (x *Execution) read(e *Executed, c *Cell, a *Access) (err error) {
	l := e.Label
	a.Read, a.From = true, Initial
	initial := event.Defined(living)
	if a.Mask != 0 {
		initial = x.prog.Word(l.Loc).And(event.WordMask(a.Mask))
	}
	if c.From == nil {
		a.Old = initial
		return nil
	}
	if a.From, err = x.step(*c.From); err != nil {
		return err
	}
	w := &x.Steps[a.From]
	for _, b := range w.Accesses {
		switch {
		case !b.Write || b.Mask != a.Mask:
		case b.Cell == a.Cell:
			a.Old = b.New
			return nil
		case b.Cell < 0 && b.word == a.word && w.Label.Object == l.Object: // by an allocation
			a.Old = initial
			return nil
		}
	}
	return fmt.Errorf("step %d of %s, which it reads from, does not write there", c.From.Step, x.prog.ThreadName(c.From.Thread))
}

// step returns the index of a step that was performed already.
func (x *Execution) step(n Name) (int, error) {
	if n.Thread < 0 || !x.Started(n.Thread) || n.Step < 1 || n.Step > len(x.threads[n.Thread].steps) {
		return 0, fmt.Errorf("it reads from step %d of thread %d, which does not come before it", n.Step, n.Thread)
	}
	return x.threads[n.Thread].steps[n.Step-1], nil
}

// cell returns the number of a cell of a word.
func (x *Execution) cell(loc event.Loc, mask uint8) (int, error) {
	for i := range x.cells {
		if k := x.cells[i].cellKey; k.loc == loc && k.mask&mask != 0 && k.mask != mask {
			return 0, fmt.Errorf("bytes %#x overlap with bytes %#x of another step", mask, k.mask)
		}
	}
	return x.number(cellKey{loc: loc, mask: mask}), nil
}

// number returns the number of a cell.
func (x *Execution) number(k cellKey) int {
	n, ok := x.numbers[k]
	if !ok {
		n = len(x.cells)
		x.numbers[k] = n
		x.cells = append(x.cells, cell{cellKey: k})
	}
	return n
}

// lifetime returns the access of a step to the lifetime of its object.
func (x *Execution) lifetime(l *event.Label) Access {
	return Access{Cell: x.number(cellKey{loc: event.NoLoc, obj: l.Object})}
}

// touch reads whether the object of an access is alive.
func (x *Execution) touch(e *Executed, c *Cell) (*event.Fault, error) {
	if e.Label.Object == event.NoObj {
		return nil, errors.New("the memory accessed has no lifetime")
	}
	a := x.lifetime(e.Label)
	if err := x.read(e, c, &a); err != nil {
		return nil, err
	}
	x.record(e, a, []axiom.Event{{Kind: axiom.Read}})
	if a.Old.Value != living {
		return memmodel.Dead(x.prog, e.Label), rankless(c)
	}
	return nil, rankless(c)
}

// free ends the lifetime of an object.
func (x *Execution) free(e *Executed, s *Step) error {
	if len(s.Cells) != 1 || s.Cells[0].Mask != 0 || s.Choice != 0 {
		return errors.New("the end of a lifetime accesses that lifetime only")
	}
	c, a := &s.Cells[0], x.lifetime(e.Label)
	if err := x.read(e, c, &a); err != nil {
		return err
	}
	events := []axiom.Event{{Kind: axiom.Read, Exclusive: true}, {Kind: axiom.Write, Exclusive: true}}
	if a.Old.Value != living {
		x.record(e, a, events[:1])
		return rankless(c)
	}
	if c.Rank == 0 {
		return errors.New("a write has no place in coherence order")
	}
	e.Value = event.Defined(1)
	a.Write, a.Rank, a.New = true, c.Rank, event.Defined(over)
	x.record(e, a, events)
	x.gone[e.Label.Object] = true
	return nil
}

// alloc starts the lifetime of an object. If it has lived before, what it held is
// written over; the cells are known only when other steps have accessed them.
func (x *Execution) alloc(e *Executed, s *Step) error {
	again := false
	for k := range s.Cells {
		c := &s.Cells[k]
		if c.From != nil || c.Rank == 0 || s.Choice != 0 {
			return errors.New("an allocation only writes")
		}
		a := Access{Mask: c.Mask, Cell: -1, word: c.Word}
		if c.Mask == 0 {
			a, again = x.lifetime(e.Label), true
			a.New = event.Defined(living)
		}
		a.Write, a.Rank = true, c.Rank
		x.record(e, a, []axiom.Event{{Kind: axiom.Write}})
	}
	if x.gone[e.Label.Object] && !again {
		return errors.New("the object's lifetime is over, but the allocation does not begin another one")
	}
	delete(x.gone, e.Label.Object)
	first := x.model(e.Thread, axiom.Operation(e.Label, false, false)...)
	x.births[e.Label.Object] = append(x.births[e.Label.Object], first)
	return nil
}

// place finds the cells that allocations write.
func (x *Execution) place() error {
	locs := map[uint64]event.Loc{}
	for i := range x.Steps {
		if l := x.Steps[i].Label; l.Accesses() && l.Object != event.NoObj {
			locs[l.Addr&^7] = l.Loc
		}
	}
	for i := range x.Steps {
		for k := range x.Steps[i].Accesses {
			a := &x.Steps[i].Accesses[k]
			if a.Cell >= 0 {
				continue
			}
			loc, ok := locs[a.word]
			if !ok {
				return fmt.Errorf("step %d of the graph erases memory that no step accesses", i+1)
			}
			var err error
			if a.Cell, err = x.cell(loc, a.Mask); err != nil {
				return fmt.Errorf("step %d of the graph: %w", i+1, err)
			}
			a.New = x.prog.Word(loc).And(event.WordMask(a.Mask))
			x.axioms.Events[a.event].Cell = a.Cell
		}
	}
	return nil
}

// rankless returns an error if a step that does not write claims a place in
// coherence order.
func rankless(c *Cell) error {
	if c.Rank != 0 {
		return errors.New("a step that does not write has a place in coherence order")
	}
	return nil
}

// excess returns err, or an error if there are cells after a step has failed.
func excess(err error, cells []Cell) error {
	if err == nil && len(cells) > 0 {
		return errors.New("an operation that fails accesses more memory")
	}
	return err
}
