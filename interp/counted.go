package interp

import "slices"

// This file recognises loops that end whatever the values are with which they begin: each round adds the same odd number to a counter, and compares it with what stays the same. An odd
// number takes the counter to every value of its width, sooner or later to one that ends the loop.

// counted reports whether a loop ends whatever the values are with which it begins.
func (x *idleness) counted(loop *blockSet) bool {
	return slices.ContainsFunc(loop.blocks, func(b int) bool { return x.countsAt(loop, b) })
}

// countsAt reports whether the branch at the end of a block ends the loop in this way.
func (x *idleness) countsAt(loop *blockSet, b int) bool {
	o := &x.fn.code[x.g.last(b)]
	if o.code != opBranch {
		return false
	}
	stays := loop.in.has(x.g.block[o.dst]) // where the condition is true
	if stays == loop.in.has(x.g.block[o.b]) {
		return false
	}
	at, ok := x.onlyDef(loop, o.a)
	if !ok {
		return false
	}
	cmp := &x.fn.code[at]
	switch cmp.code {
	case opEq, opNe, opULT, opULE, opSLT, opSLE:
		return x.everyRound(loop, b) && (x.countsUpTo(loop, cmp, cmp.a, cmp.b, stays, false) || x.countsUpTo(loop, cmp, cmp.b, cmp.a, stays, true))
	}
	return false
}

// countsUpTo reports whether one operand of a comparison is a counter that ends the loop at the other one, its bound, sooner or later. The loop goes on if the comparison yields stays; the
// bound is the first operand if first is set.
func (x *idleness) countsUpTo(loop *blockSet, cmp *op, counter, bound operand, stays, first bool) bool {
	from, ok := x.fixed(loop, bound)
	return ok && x.mayFail(cmp, from, stays, first) && x.steps(loop, counter, cmp.w)
}

// everyRound reports whether every round of a loop comes through a block: without it there is no cycle.
func (x *idleness) everyRound(loop *blockSet, b int) bool {
	rest := slices.DeleteFunc(slices.Clone(loop.blocks), func(c int) bool { return c == b })
	return len(x.g.cycles(x.g.set(rest))) == 0
}

// defs returns the operations of a loop that set a slot.
func (x *idleness) defs(loop *blockSet, slot operand) (at []int) {
	for _, b := range loop.blocks {
		for pc := x.g.starts[b]; pc <= x.g.last(b); pc++ {
			x.fn.operands(&x.fn.code[pc], func(operand) {}, func(d operand) {
				if d == slot {
					at = append(at, pc)
				}
			})
		}
	}
	return at
}

// onlyDef returns the operation of a loop that sets a slot, if there is a single one, and every round comes through it.
func (x *idleness) onlyDef(loop *blockSet, slot operand) (at int, ok bool) {
	if slot&constBit != 0 {
		return 0, false
	}
	defs := x.defs(loop, slot)
	if len(defs) != 1 {
		return 0, false
	}
	return defs[0], x.everyRound(loop, x.g.block[defs[0]])
}

// maxCopies bounds how often a value is copied in a round of a loop that is recognised.
const maxCopies = 8

// fixed reports whether an operand is the same in all rounds of a loop, but for the first ones: nothing sets it, or every round computes it from what is fixed. It returns the operand that
// it is a copy of.
func (x *idleness) fixed(loop *blockSet, o operand) (from operand, ok bool) {
	return x.fixedWithin(loop, o, maxCopies)
}

func (x *idleness) fixedWithin(loop *blockSet, o operand, depth int) (from operand, ok bool) {
	if o&constBit != 0 || len(x.defs(loop, o)) == 0 {
		return o, true
	}
	at, ok := x.onlyDef(loop, o)
	if !ok || depth == 0 {
		return o, false
	}
	def := &x.fn.code[at]
	if def.code == opMov {
		return x.fixedWithin(loop, def.a, depth-1)
	}
	ok = x.fn.computes(def)
	x.fn.operands(def, func(u operand) {
		if ok && u != noSlot {
			_, ok = x.fixedWithin(loop, u, depth-1)
		}
	}, func(operand) {})
	return o, ok
}

// steps reports whether each round adds the same odd number to a slot of w bits, or each so many rounds do: from the operation that sets it, through copies and sums of w bits, back to the
// slot or to one of those that were copied.
func (x *idleness) steps(loop *blockSet, slot operand, w uint8) bool {
	sums := map[operand]uint64{} // what is added behind a slot until it is the counter
	sum := uint64(0)
	for s := slot; len(sums) < maxCopies; {
		sums[s] = sum
		at, ok := x.onlyDef(loop, s)
		if !ok {
			return false
		}
		switch o := &x.fn.code[at]; {
		case o.code == opMov:
			s = o.a
		case o.code == opAdd && o.w == w && o.b&constBit != 0:
			sum, s = sum+x.fn.consts[o.b&^constBit], o.a
		case o.code == opAdd && o.w == w && o.a&constBit != 0:
			sum, s = sum+x.fn.consts[o.a&^constBit], o.b
		case o.code == opSub && o.w == w && o.b&constBit != 0:
			sum, s = sum-x.fn.consts[o.b&^constBit], o.a
		default:
			return false
		}
		if before, ok := sums[s]; ok {
			return (sum-before)&1 == 1
		}
	}
	return false
}

// mayFail reports whether some value of the counter ends the loop, whatever the bound is: comparisons that include the bound may hold for all values, if it is the largest or the
// smallest one.
func (x *idleness) mayFail(cmp *op, bound operand, stays, first bool) bool {
	includes := stays
	switch cmp.code {
	case opEq, opNe:
		return true
	case opULT, opSLT:
		includes = !stays
	}
	if !includes {
		return true
	}
	if bound&constBit == 0 {
		return false
	}
	// The loop goes on for ever if the bound is the least number and the counter is never below, or the largest and the counter never above.
	least := first == stays // bound <= counter, or not counter < bound
	signed := cmp.code == opSLT || cmp.code == opSLE
	worst := mask(cmp.w)
	switch {
	case signed && least:
		worst = 1 << (cmp.w - 1)
	case signed:
		worst >>= 1
	case least:
		worst = 0
	}
	return x.fn.consts[bound&^constBit]&mask(cmp.w) != worst
}
