package interp

import (
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// quietness says whether a call of a function does nothing but return a result: it shows nothing, never fails and comes to an end.
type quietness uint8

const (
	quietUnknown  quietness = iota
	quietNever              // it does more than that
	quietIfNumber           // if its arguments are defined numbers: it has jumps
	quietAlways
)

// Only functions of a handful of instructions, such as those that pause for a moment, are looked at for quietness, as they have to be lowered for that.
const (
	maxQuietInstructions = 64
	maxQuietDepth        = 3 // of calls
)

// callIsIdle reports whether a call does nothing but return a result.
func (p *Program) callIsIdle(fn *function, o *op, unsound bitset) bool {
	c := &fn.calls[o.a]
	if c.fn == nil || fn.landing(o) != nil {
		return false
	}
	q := p.quiet(c.fn)
	if q == quietIfNumber || c.fn.model { // models complain of undefined arguments
		return q != quietNever && !slices.ContainsFunc(c.args, func(a operand) bool { return !fn.sound(a, unsound) })
	}
	return q == quietAlways
}

// quiet says whether a function is quiet. Who calls it holds lowerMu.
func (p *Program) quiet(fn *function) quietness {
	if fn.quiet == quietUnknown {
		fn.quiet = quietNever
		if f, ok := fn.source.(*ir.Func); ok && !fn.variadic && looksQuiet(fn.unit, f, maxQuietDepth) {
			p.lowerHeld(fn)
			fn.quiet = p.quietCode(fn)
		}
	}
	return fn.quiet
}

// quietCode says the same of a function that was lowered.
func (p *Program) quietCode(fn *function) quietness {
	if len(fn.landings) > 0 || len(fn.code) == 0 {
		return quietNever
	}
	q := quietAlways
	x := &idleness{fn: fn, g: fn.blocks(), noticed: make([]bool, len(fn.code)), unsound: fn.unsound(false)}
	for pc := range fn.code {
		switch code := fn.code[pc].code; {
		case code == opBranch || code == opSwitch:
			q = quietIfNumber
			fallthrough
		case code != opRet:
			if !p.harmless(fn, pc, x.unsound) {
				return quietNever
			}
		}
	}
	all := make([]int, len(x.g.starts))
	for b := range all {
		all[b] = b
	}
	for _, loop := range x.g.cycles(x.g.set(all)) {
		if !x.counted(loop) {
			return quietNever
		}
	}
	return q
}

// looksQuiet reports whether a function may be quiet, by its instructions, and calls of calls at most.
func looksQuiet(u *unit, f *ir.Func, calls int) bool {
	n := 0
	for _, b := range f.Blocks {
		n += len(b.Insts)
		for _, inst := range b.Insts {
			if n > maxQuietInstructions || !looksQuietly(u, inst, calls) {
				return false
			}
		}
		switch b.Term.(type) {
		case *ir.TermRet, *ir.TermBr, *ir.TermCondBr, *ir.TermSwitch:
		default:
			return false
		}
	}
	return len(f.Blocks) > 0
}

// looksQuietly reports the same of an instruction.
func looksQuietly(u *unit, inst ir.Instruction, calls int) bool {
	local := func(v value.Value) bool {
		_, ok := v.(*ir.InstAlloca)
		return ok
	}
	switch i := inst.(type) {
	case *ir.InstLoad:
		return local(i.Src)
	case *ir.InstStore:
		return local(i.Dst)
	case *ir.InstCall:
		if _, ok := i.Callee.(*ir.InlineAsm); ok {
			return true // what it does is looked at when it is lowered
		}
		if f, ok := i.Callee.(*ir.Func); ok && len(f.Blocks) == 0 && strings.HasPrefix(f.Name(), "llvm.") {
			return true
		}
		f := u.definition(i.Callee)
		return f != nil && calls > 0 && looksQuiet(u, f, calls-1)
	case *ir.InstAtomicRMW, *ir.InstCmpXchg, *ir.InstFence:
		return false
	}
	return true
}
