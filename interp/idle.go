package interp

import "slices"

// This file finds what a thread computes for nobody: operations whose results only lead to more of the same, such as the count of the rounds of a spin loop, or for how long a
// round pauses. States do without the slots of such operations, so that a thread that has come round is in the State in which it was: it spins, and all engines know.
//
// It is dead code elimination that takes jumps for dead, too, as long as nothing depends on where they go (Cytron et al., "Efficiently computing static single assignment
// form and the control dependence graph", TOPLAS 1991, section 7.1); but nothing is eliminated. Idle operations are executed, with zeros in place of what the State does without. So whoever
// follows a thread from its start on a machine that forgets nothing (follow.go) sees them as they are.
//
// An operation is noticed if it may show, fail, leave the function, or go on for ever; if its result is live where liveness counts the operands of noticed operations only; and, for a jump, if
// something noticed is control dependent on it. All others are idle. A jump can be idle only if its condition is sound: defined, and a number, whatever the State
// does without. What goes on for ever must not end because of zeros, nor the other way round: loops without anything noticed in them have to be counted ones
// (counted.go), or their jumps are noticed.

// maxIdleBlocks bounds the size of functions in which idle operations are looked for: the time is quadratic in it.
const maxIdleBlocks = 2000

// idleness is the search for the idle operations of a function.
type idleness struct {
	fn      *function
	g       *blocks
	noticed []bool      // by operation
	exits   bitset      // blocks from which there is a way to an end of the function
	depends []bitset    // by block: those that are control dependent on its last operation
	counts  []*blockSet // loops that do nothing but count
}

// idle is what is known of the idle operations of a function.
type idle struct {
	at     []bool            // by operation
	beyond map[uint32]uint32 // for branches that may end a loop in which everything is idle: where they lead to then
}

// is reports whether an operation is idle.
func (i *idle) is(pc int) bool { return i != nil && i.at[pc] }

// findIdle finds the operations of a function that are idle; it returns nil if there are none. Functions without loops are not looked at: there, nothing comes round.
func (p *Program) findIdle(fn *function) *idle {
	if len(fn.landings) > 0 || !hasLoop(fn) {
		return nil
	}
	g := p.calmBlocks(fn)
	if len(g.starts) > maxIdleBlocks {
		return nil
	}
	x := &idleness{fn: fn, g: g, noticed: make([]bool, len(fn.code))}
	unsound := p.unsound(fn, true)
	for pc := range fn.code {
		x.noticed[pc] = !p.harmless(fn, pc, unsound)
	}
	x.findExits()
	x.noticeEndless()
	x.depend()
	for x.spread() {
	}
	return x.idle()
}

// hasLoop reports whether a function has a jump back.
func hasLoop(fn *function) (yes bool) {
	for pc := range fn.code {
		if endsBlock(fn.code[pc].code) {
			fn.targets(pc, func(to uint32) { yes = yes || to <= uint32(pc) })
		}
	}
	return yes
}

// idle returns what was found, nil if that makes no difference.
func (x *idleness) idle() *idle {
	found, any := &idle{at: make([]bool, len(x.noticed)), beyond: map[uint32]uint32{}}, false
	for pc, noticed := range x.noticed {
		code := x.fn.code[pc].code
		found.at[pc] = !noticed
		any = any || !noticed && code != opNop && code != opJump && code != opIterate && code != opReset
	}
	if !any {
		return nil
	}
	for _, loop := range x.counts {
		for _, b := range loop.blocks {
			pc := x.g.last(b)
			if o := &x.fn.code[pc]; o.code == opBranch && found.at[pc] {
				for _, to := range []operand{o.dst, o.b} {
					if !loop.in.has(x.g.block[to]) {
						found.beyond[uint32(pc)] = uint32(to)
					}
				}
			}
		}
	}
	return found
}

// harmless reports whether an operation does nothing that matters beyond its result and where it jumps to.
func (p *Program) harmless(fn *function, pc int, unsound bitset) bool {
	if pc > 0 && fn.code[pc-1].code == opUndef {
		return false
	}
	o := &fn.code[pc]
	switch o.code {
	case opNop, opJump:
		return true
	case opIterate, opReset:
		return p.opts.Unroll == 0 // else the number of rounds matters
	case opBranch:
		return fn.sound(o.a, unsound)
	case opSwitch:
		return fn.sound(o.a, unsound) && fn.sound(fn.lists[o.dst][0], unsound)
	case opCall:
		return p.callIsIdle(fn, o, unsound)
	}
	return fn.computes(o)
}

// computes reports whether an operation only computes a result from its operands, and never fails.
func (fn *function) computes(o *op) bool {
	switch o.code {
	case opUDiv, opURem, opSDiv, opSRem:
		if o.b&constBit == 0 {
			return false
		}
		v := fn.consts[o.b&^constBit] & mask(o.w)
		return v != 0 && v != mask(o.w)
	case opMov, opAdd, opSub, opMul, opShl, opLShr, opAShr, opAnd, opOr, opXor, opSMax, opSMin, opUMax, opUMin, opUAddSat, opSAddSat, opUSubSat, opSSubSat, opUShlSat, opSShlSat,
		opUAddOver, opSAddOver, opUSubOver, opSSubOver, opUMulOver, opSMulOver, opUCmp, opSCmp, opEq, opNe, opULT, opULE, opSLT, opSLE, opTrunc, opSExt, opSelect,
		opFAdd, opFSub, opFMul, opFDiv, opFRem, opFNeg, opFCmp, opFPConv, opSIToFP, opUIToFP:
		return true
	}
	return false
}

// sound reports whether an operand is always a number, and defined.
func (fn *function) sound(o operand, unsound bitset) bool {
	if o&constBit != 0 {
		i := int(o &^ constBit)
		return i >= len(fn.undefs) || fn.undefs[i] == 0
	}
	return !unsound.has(int(o))
}

// unsound returns the slots that may hold something undefined, or a term: what is not computed from constants alone, be it by quiet functions, and parameters if they are to count.
func (p *Program) unsound(fn *function, params bool) bitset {
	set := newBitset(fn.nslots)
	for i := 0; params && i < fn.nparams; i++ {
		set.add(i)
	}
	for changed := true; changed; {
		changed = false
		for pc := range fn.code {
			o := &fn.code[pc]
			bad := !fn.computes(o) && !(o.code == opCall && p.callComputes(fn, o))
			fn.operands(o, func(u operand) { bad = bad || u != noSlot && !fn.sound(u, set) }, func(operand) {})
			if !bad {
				continue
			}
			fn.operands(o, func(operand) {}, func(d operand) {
				if d&constBit == 0 && d != noSlot && !set.has(int(d)) {
					set.add(int(d))
					changed = true
				}
			})
		}
	}
	return set
}

// findExits finds the blocks from which there is a way out of the function. Jumps that may lead to other blocks are noticed.
func (x *idleness) findExits() {
	x.exits = newBitset(len(x.g.starts))
	var work []int
	for b := range x.g.starts {
		if len(x.g.succs[b]) == 0 {
			x.exits.add(b)
			work = append(work, b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range x.g.preds[b] {
			if !x.exits.has(p) {
				x.exits.add(p)
				work = append(work, p)
			}
		}
	}
	for b := range x.g.starts {
		for _, s := range x.g.succs[b] {
			if !x.exits.has(s) {
				x.noticed[x.g.last(b)] = true
			}
		}
	}
}

// noticeEndless notices the jumps of loops without anything noticed in them, unless it is certain that they end.
func (x *idleness) noticeEndless() {
	var harmless []int
	for b := range x.g.starts {
		if !slices.Contains(x.noticed[x.g.starts[b]:x.g.last(b)+1], true) {
			harmless = append(harmless, b)
		}
	}
	for _, loop := range x.g.cycles(x.g.set(harmless)) {
		if x.counted(loop) {
			x.counts = append(x.counts, loop)
			continue
		}
		for _, b := range loop.blocks {
			x.noticed[x.g.last(b)] = true
		}
	}
}

// depend computes control dependence from which blocks are on all ways from a block to an end of the function.
func (x *idleness) depend() {
	n := len(x.g.starts)
	after := make([]bitset, n)
	for b := range after {
		after[b] = newBitset(n)
		if len(x.g.succs[b]) > 0 {
			for i := range n {
				after[b].add(i)
			}
		} else {
			after[b].add(b)
		}
	}
	for changed := true; changed; {
		changed = false
		for b := n - 1; b >= 0; b-- {
			for _, s := range x.g.succs[b] {
				if x.exits.has(s) {
					after[b].remove(b) // whatever comes after it
					changed = after[b].intersect(after[s]) || changed
					after[b].add(b)
				}
			}
		}
	}
	x.depends = make([]bitset, n)
	for b := range n {
		x.depends[b] = newBitset(n)
		if len(x.g.succs[b]) < 2 {
			continue
		}
		for _, s := range x.g.succs[b] {
			if x.exits.has(s) {
				x.depends[b].union(after[s])
			}
		}
		for y := range n {
			if y != b && after[b].has(y) {
				x.depends[b].remove(y)
			}
		}
	}
}

// spread notices the operations whose results are live, and then the jumps that something noticed depends on. It reports whether any were.
func (x *idleness) spread() (changed bool) {
	in := make([]bitset, len(x.g.starts))
	for b := range in {
		in[b] = newBitset(x.fn.nslots)
	}
	for again := true; again; {
		again = false
		for b := len(in) - 1; b >= 0; b-- {
			if in[b].union(x.backward(b, in)) {
				again = true
			}
		}
	}
	has := newBitset(len(in))
	for pc, noticed := range x.noticed {
		if noticed {
			has.add(x.g.block[pc])
		}
	}
	for b, depends := range x.depends {
		if last := x.g.last(b); !x.noticed[last] && depends.meets(has) {
			x.noticed[last], changed = true, true
		}
	}
	return changed
}

// backward returns what is live at the start of a block, and notices the operations whose results are live behind them.
func (x *idleness) backward(b int, in []bitset) bitset {
	live := newBitset(x.fn.nslots)
	for _, s := range x.g.succs[b] {
		live.union(in[s])
	}
	for pc := x.g.last(b); pc >= x.g.starts[b]; pc-- {
		o := &x.fn.code[pc]
		x.fn.operands(o, func(operand) {}, func(d operand) {
			if d&constBit == 0 && d != noSlot && live.has(int(d)) {
				x.noticed[pc] = true
				live.remove(int(d))
			}
		})
		if !x.noticed[pc] {
			continue
		}
		x.fn.operands(o, func(u operand) {
			if u&constBit == 0 && u != noSlot {
				live.add(int(u))
			}
		}, func(operand) {})
	}
	return live
}
