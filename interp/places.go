package interp

import (
	"slices"
	"sort"

	"github.com/llir/llvm/ir"

	"github.com/gomc/gomc/llvmir"
)

// This file is about where the variables of a function are. Nobody needs to know but who shows them, so that searches do nothing for it: when somebody asks, the
// function is lowered once more, which gives the same code, by a lowerer that writes down where the code of each instruction begins.

// places says where the variables of a function are, by operation.
type places struct {
	begins  []begin // in ascending order
	records map[uint32][]located
	module  *llvmir.Module
}

// begin is where the code of an instruction or terminator begins.
type begin struct {
	pc   uint32
	inst any
}

// located is a record of debug information in terms of slots.
type located struct {
	llvmir.Record
	values   [][]element // of each value; nil if they are not known
	promoted *variable   // where it is, if its address is that of slots
}

// element is a scalar part of a value: what a slot holds, or a constant.
type element struct {
	leaf
	slot     operand // noSlot for a constant
	constant uint64
}

// placesOf lowers a function once more. The result is empty if there is no debug information, or the code is not that which the function has.
func (p *Program) placesOf(fn *function) *places {
	f, ok := fn.source.(*ir.Func)
	if !ok || fn.model {
		return &places{}
	}
	p.lowerMu.Lock()
	defer p.lowerMu.Unlock()
	twin := &function{name: fn.name, unit: fn.unit, source: f, special: fn.special, library: fn.library, variadic: fn.variadic, addr: fn.addr}
	l := p.newLowerer(twin, f)
	at := &places{module: fn.unit.mod, records: map[uint32][]located{}}
	l.begins = &at.begins
	l.whole()
	if !slices.Equal(twin.code, fn.code) {
		return &places{}
	}
	sort.SliceStable(at.begins, func(i, j int) bool { return at.begins[i].pc < at.begins[j].pc })
	first := map[any]uint32{} // terminators have code on edges, too
	for _, b := range at.begins {
		if _, ok := first[b.inst]; !ok {
			first[b.inst] = b.pc
		}
	}
	for _, r := range fn.unit.mod.Variables(f) {
		if pc, ok := first[r.Before]; ok {
			at.records[pc] = append(at.records[pc], l.locate(r, fn.nslots))
		}
	}
	return at
}

// locate finds the slots of a record, those of the function as it is executed.
func (l *lowerer) locate(r llvmir.Record, nslots int) located {
	at := located{Record: r}
	if r.Address && len(r.Values) == 1 {
		if at.promoted = l.pointee(r.Values[0]); at.promoted != nil {
			return at
		}
	}
	for _, v := range r.Values {
		var elements []element
		what := l.attempt(func() {
			leafs := l.p.leaves(v.Type())
			for i, o := range l.get(v) {
				e := element{leaf: leafs[i], slot: o}
				if o&constBit != 0 {
					e.slot, e.constant = noSlot, l.fn.consts[o&^constBit]
				} else if int(o) >= nslots {
					refuse("value that is not computed")
				}
				elements = append(elements, e)
			}
		})
		if what != "" {
			at.values = nil
			return at
		}
		at.values = append(at.values, elements)
	}
	return at
}

// inst returns the instruction that an operation belongs to, nil if that is not known.
func (at *places) inst(pc uint32) any {
	if i := sort.Search(len(at.begins), func(i int) bool { return at.begins[i].pc > pc }); i > 0 {
		return at.begins[i-1].inst
	}
	return nil
}

// frames returns the functions of the source that an operation belongs to, the innermost first.
func (at *places) frames(pc uint32) []llvmir.Frame {
	if at.module == nil {
		return nil
	}
	return at.module.Frames(at.inst(pc))
}
