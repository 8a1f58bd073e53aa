package interp

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// maxValues bounds the values of a term that are tried one by one.
const maxValues = 256

// overTerms executes the next operation over terms. It returns false if the operation is one for the machine, as its operands are numbers by now, or it
// hands terms on as they are. If a question has to be asked first, the machine stops.
func (m *machine) overTerms() (done bool) {
	a := m.act()
	if a.terms == nil || a.terms.n == 0 {
		return false
	}
	o := &a.fn.code[a.pc]
	switch o.code {
	case opRet, opCheckInit, opCall: // the address of what is called is a number by now: see callWith
		return false
	case opStore:
		m.settle(a, o.a)
		return false
	case opFreeze:
		return m.moveTerm(a, o)
	case opBuiltin:
		m.settleArguments(a, &a.fn.builtins[o.a])
		return false
	case opBranch:
		return m.branchTerm(a, o)
	case opSwitch:
		return m.switchTerm(a, o)
	case opOverflow:
		return m.overflowTerm(a, o)
	}
	some, mixed := false, false
	a.fn.operands(o, func(u operand) {
		some = some || a.term(u) != nil
		mixed = mixed || a.shadeOf(u).bits != 0
	}, func(operand) {})
	if some && !mixed && m.fewTerms() {
		if t := m.resultTerm(a, o); t != nil {
			m.setTerm(a, o.dst, t)
			a.pc++
			return true
		}
	}
	if some && !m.stop {
		m.settleAll(a, o)
	}
	if !m.stop {
		a.fn.operands(o, func(operand) {}, func(d operand) { m.clearTerm(a, d) })
	}
	return false
}

// fewTerms counts an operation over terms. There are not too many if it returns true.
func (m *machine) fewTerms() bool {
	if m.made++; m.made > maxTerms {
		m.undecided()
		return false
	}
	return true
}

// moveTerm copies a term that an operation hands on.
func (m *machine) moveTerm(a *activation, o *op) bool {
	t := a.term(o.a)
	if t == nil {
		m.clearTerm(a, o.dst)
		return false
	}
	m.setTerm(a, o.dst, t)
	a.pc++
	return true
}

// bitsOf is an operand as a term of w bits.
func (m *machine) bitsOf(a *activation, o operand, w uint8) *term.Term {
	if t := a.term(o); t != nil {
		return m.p.inputs.pool.Resize(w, t)
	}
	return m.p.inputs.pool.Const(w, a.get(o))
}

// resultTerm is the result of an operation on integers of at most 64 bits; nil for other operations, and if a question has to be asked first.
func (m *machine) resultTerm(a *activation, o *op) *term.Term {
	switch o.code {
	case opUDiv, opSDiv, opURem, opSRem:
		if !m.dividesTerm(a, o) {
			return nil
		}
	}
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	p := in.pool
	switch o.code {
	case opMov:
		return a.term(o.a)
	case opTrunc:
		return p.Resize(min(o.w, a.term(o.a).Width), a.term(o.a))
	case opSExt:
		return p.SExt(o.w, m.bitsOf(a, o.a, o.x))
	case opSelect:
		list := a.fn.lists[o.b]
		return p.Ite(m.bitsOf(a, o.a, 1), m.bitsOf(a, list[0], 64), m.bitsOf(a, list[1], 64))
	case opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs:
		return bitTerm(p, o.code, m.bitsOf(a, o.a, o.w))
	case opFshl, opFshr:
		list := a.fn.lists[o.b]
		return funnelTerm(p, o.code == opFshl, m.bitsOf(a, list[0], o.w), m.bitsOf(a, list[1], o.w), m.bitsOf(a, list[2], o.w))
	}
	if o.code < opAdd || o.code > opSLE {
		return nil
	}
	return integerTerm(p, o.code, m.bitsOf(a, o.a, o.w), m.bitsOf(a, o.b, o.w))
}

// dividesTerm tells that a division has a result.
func (m *machine) dividesTerm(a *activation, o *op) bool {
	in := &m.p.inputs
	in.mu.Lock()
	p := in.pool
	x, y := m.bitsOf(a, o.a, o.w), m.bitsOf(a, o.b, o.w)
	zero := p.Eq(y, p.Const(o.w, 0))
	over := p.And(p.Eq(y, p.Const(o.w, ^uint64(0))), p.Eq(x, p.Const(o.w, 1<<(o.w-1))))
	in.mu.Unlock()
	if yes, ok := m.decideTerm(zero); !ok || yes {
		if ok {
			m.fail(event.ArithmeticError, "division by zero")
		}
		return false
	}
	if o.code == opUDiv || o.code == opURem {
		return true
	}
	if yes, ok := m.decideTerm(over); !ok || yes {
		if ok {
			m.fail(m.p.kindOf(divisionOverflow), divisionOverflow)
		}
		return false
	}
	return true
}

// decideTerm tells whether a truth value holds. ok is false if that is a question to be asked first, or not known.
func (m *machine) decideTerm(c *term.Term) (yes, ok bool) {
	no := m.p.inputs.not(c)
	switch can, cannot := m.possible(c), m.possible(no); {
	case can == unsure || cannot == unsure:
		m.undecided()
	case can == possible && cannot == possible:
		m.split([]*term.Term{no, c})
	default:
		return can == possible, true
	}
	return false, false
}

// branchTerm takes a branch. Where one side is an assumption that fails, the other is taken for granted if it is possible: a thread that is blocked by an assumption
// does nothing that it does not do before it, too.
func (m *machine) branchTerm(a *activation, o *op) (done bool) {
	t := a.term(o.a)
	if t == nil {
		return false
	}
	c := m.p.inputs.bit(t)
	for _, side := range []struct {
		fails uint32
		holds *term.Term
	}{{uint32(o.b), c}, {uint32(o.dst), m.p.inputs.not(c)}} {
		if a.fn.assumes(side.fails) && m.possible(m.p.inputs.not(side.holds)) == possible && m.possible(side.holds) == possible {
			m.holds(side.holds)
			break
		}
	}
	yes, ok := m.decideTerm(c)
	switch {
	case !ok:
		return false
	case yes:
		m.jump(a, uint32(o.dst))
	default:
		m.jump(a, uint32(o.b))
	}
	return true
}

// assumes tells that what is at a place blocks the thread because an assumption does not hold.
func (fn *function) assumes(pc uint32) bool {
	for fn.code[pc].code == opNop && pc+1 < uint32(len(fn.code)) {
		pc++
	}
	o := &fn.code[pc]
	if o.code != opBuiltin {
		return false
	}
	b := &fn.builtins[o.a]
	return b.kind == builtinBlock && b.args[0]&constBit != 0 && event.Reason(fn.consts[b.args[0]&^constBit]) == event.BlockAssume
}

// switchTerm takes a branch of several ways.
func (m *machine) switchTerm(a *activation, o *op) (done bool) {
	low, high := a.term(o.a), a.fn.lists[o.dst][0]
	if low == nil && a.term(high) == nil {
		return false
	}
	if !m.settle(a, high) {
		return false
	}
	if low == nil {
		return false // it has got the number that was missing
	}
	ways, conditions := m.waysOf(a, o, low, a.get(high))
	var cases []*term.Term
	to := uint32(0)
	for i, c := range conditions {
		switch m.possible(c) {
		case unsure:
			m.undecided()
			return false
		case possible:
			to, cases = ways[i], append(cases, c)
		}
	}
	if len(cases) > 1 {
		m.split(cases)
		return false
	}
	m.jump(a, to)
	return true
}

// waysOf returns where a switch leads, and when. The ways exclude each other.
func (m *machine) waysOf(a *activation, o *op, low *term.Term, high uint64) (ways []uint32, conditions []*term.Term) {
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	p := in.pool
	t := &a.fn.switches[o.b]
	ways = a.fn.ways(o)
	conditions = make([]*term.Term, len(ways))
	at := map[uint32]int{}
	for i, to := range ways {
		conditions[i], at[to] = p.False(), i
	}
	other := p.True()
	low = p.Resize(64, low)
	keys := make([]uint64, len(t.targets)) // of the targets, in their order
	mine := make([]bool, len(t.targets))
	for key, i := range t.index {
		keys[i], mine[i] = key[0], key[1] == high
	}
	for i, to := range t.targets {
		if mine[i] {
			is := p.Eq(low, p.Const(64, keys[i]))
			conditions[at[to]] = p.Or(conditions[at[to]], is)
			other = p.And(other, p.Not(is))
		}
	}
	conditions[at[t.other]] = p.Or(conditions[at[t.other]], other)
	return ways, conditions
}

// overflowTerm ends the thread where signed arithmetic has no result.
func (m *machine) overflowTerm(a *activation, o *op) (done bool) {
	t := a.term(o.a)
	if t == nil {
		if a.get(o.a)&1 == 0 {
			return false
		}
		// It overflows whatever the inputs are.
		m.fail(event.OverflowError, o.overflowText())
		return false
	}
	yes, ok := m.decideTerm(m.p.inputs.bit(t))
	if ok && yes {
		m.fail(event.OverflowError, o.overflowText())
		return false
	}
	if ok {
		a.pc++
	}
	return ok
}

// settle makes an operand a number. It returns false if the thread has to ask first which one it is.
func (m *machine) settle(a *activation, o operand) bool {
	t := a.term(o)
	if t == nil {
		return true
	}
	v, ok := m.number(t)
	if ok {
		m.clearTerm(a, o)
		a.regs[o] = v
	}
	return ok
}

// settleAll makes the operands of an operation numbers.
func (m *machine) settleAll(a *activation, o *op) {
	a.fn.operands(o, func(u operand) {
		if !m.stop {
			m.settle(a, u)
		}
	}, func(operand) {})
}

// settleArguments makes the arguments of a builtin numbers, but for what the thread keeps, and those that have no influence: what is printed, and the result of the program. What the main
// thread hands to pthread_exit has some, as another thread may join it.
func (m *machine) settleArguments(a *activation, b *builtinSite) {
	result := b.kind == builtinThreadEnd && b.text != nil
	for i, arg := range b.args {
		switch {
		case b.kind == builtinKeep && i == 1:
		case m.stop || a.term(arg) == nil || b.kind == builtinPrint || b.kind == builtinDefined:
		case result:
			m.clearTerm(a, arg)
			a.regs[arg] = 0
		default:
			m.settle(a, arg)
		}
	}
	if !m.stop {
		m.clearTerm(a, b.dst)
	}
}

// number returns the number that a term is. Several that are possible are cases of a choice; ok is false then.
func (m *machine) number(t *term.Term) (v uint64, ok bool) {
	switch result := m.values(t); {
	case result.unsure:
		m.undecided()
	case len(result.all) > maxValues:
		m.unsupported("a value that depends on inputs and that memory, another thread or an operation has to know, of more than 256 values; " + NeedsDomain)
	case len(result.all) == 1:
		return result.all[0], true
	default:
		m.split(m.p.inputs.equations(t, result.all))
	}
	return 0, false
}
