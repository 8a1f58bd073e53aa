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

// callComputes reports whether a call does nothing but return what it computes from its arguments and from constants, if the arguments are defined numbers.
func (p *Program) callComputes(fn *function, o *op) bool {
	c := &fn.calls[o.a]
	return c.fn != nil && p.quiet(c.fn) != quietNever
}

// calmBlocks divides the code of a function into blocks. No exceptions leave quiet calls, so that there is no way from them to where these are caught.
func (p *Program) calmBlocks(fn *function) *blocks {
	g := fn.blocks()
	for b := range g.starts {
		o := &fn.code[g.last(b)]
		if to := fn.landing(o); to != nil && p.callComputes(fn, o) {
			g.cut(b, g.block[to.pc])
		}
	}
	return g
}

// callIsIdle reports whether a call does nothing but return a result.
func (p *Program) callIsIdle(fn *function, o *op, unsound bitset) bool {
	c := &fn.calls[o.a]
	switch {
	case !p.callComputes(fn, o):
		return false
	case c.fn.quiet == quietIfNumber, c.fn.model: // models complain of undefined arguments
		return !slices.ContainsFunc(c.args, func(a operand) bool { return !fn.sound(a, unsound) })
	}
	return true
}

// quiet says whether a function is quiet. Who calls it holds lowerMu.
func (p *Program) quiet(fn *function) quietness {
	if len(fn.code) > 0 && !fn.ready.Load() {
		return quietNever // it is being lowered
	}
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
	x := &idleness{fn: fn, g: p.calmBlocks(fn)}
	fn.fold(x.g)
	unsound, reached := p.unsound(fn, false), x.g.reached()
	for _, b := range reached.blocks {
		for pc := x.g.starts[b]; pc <= x.g.last(b); pc++ {
			switch fn.code[pc].code {
			case opRet:
				continue
			case opBranch, opSwitch:
				q = quietIfNumber
			}
			if !p.harmless(fn, pc, unsound) {
				return quietNever
			}
		}
	}
	for _, loop := range x.g.cycles(reached) {
		if !x.counted(loop) {
			return quietNever
		}
	}
	return q
}

// fold takes away the ways that no branch takes, as its condition is known: models ask for facts of the program. It is for code that is executed as a whole, so that no State does without the condition.
func (fn *function) fold(g *blocks) {
	for b := range g.starts {
		o := &fn.code[g.last(b)]
		if o.code != opBranch {
			continue
		}
		v, ok := fn.known(o.a, maxCopies)
		never := g.block[o.dst]
		if v&1 != 0 {
			never = g.block[o.b]
		}
		if ok && g.block[o.dst] != g.block[o.b] {
			g.cut(b, never)
		}
	}
}

// known returns the value of an operand that is the same whenever the function is called, by up to depth operations.
func (fn *function) known(o operand, depth int) (v uint64, ok bool) {
	if o&constBit != 0 {
		return fn.consts[o&^constBit], fn.sound(o, nil)
	}
	var defs []*op
	for pc := range fn.code {
		fn.operands(&fn.code[pc], func(operand) {}, func(d operand) {
			if d == o {
				defs = append(defs, &fn.code[pc])
			}
		})
	}
	if len(defs) != 1 || depth == 0 || int(o) < fn.nparams {
		return 0, false
	}
	switch def := defs[0]; def.code {
	case opMov:
		return fn.known(def.a, depth-1)
	case opEq, opNe:
		a, known := fn.known(def.a, depth-1)
		b, too := fn.known(def.b, depth-1)
		v, _ = integerOp(def.code, def.w, a, b)
		return v, known && too
	}
	return 0, false
}

// looksQuiet reports whether a function may be quiet, by its instructions as far as they are executed where there are no exceptions, and calls of calls at most. Of models only the size counts, as
// some of their instructions are for programs that are not like this one.
func looksQuiet(u *unit, f *ir.Func, calls int) bool {
	if len(f.Blocks) == 0 {
		return false
	}
	n := 0
	seen := map[*ir.Block]bool{f.Blocks[0]: true}
	work := []*ir.Block{f.Blocks[0]}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		n += len(b.Insts)
		for _, inst := range b.Insts {
			if n > maxQuietInstructions || !u.model && !looksQuietly(u, inst, calls) {
				return false
			}
		}
		if _, ends := b.Term.(*ir.TermUnreachable); ends && u.model {
			continue
		}
		next := successors(b)
		switch t := b.Term.(type) {
		case *ir.TermRet, *ir.TermBr, *ir.TermSwitch:
		case *ir.TermCondBr:
			if u.mod.Unwinds(t) {
				next = next[:1]
			}
		default:
			return false
		}
		for _, s := range next {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return true
}

// calleeLooksQuiet reports the same of a function that is called.
func calleeLooksQuiet(u *unit, callee value.Value, calls int) bool {
	t := u.target(callee)
	if t == nil || t.fn == nil || calls == 0 {
		return false
	}
	f, ok := t.fn.source.(*ir.Func)
	return ok && looksQuiet(t.fn.unit, f, calls-1)
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
		return calleeLooksQuiet(u, i.Callee, calls)
	case *ir.InstAtomicRMW, *ir.InstCmpXchg, *ir.InstFence:
		return false
	}
	return true
}
