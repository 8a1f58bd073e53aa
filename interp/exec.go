package interp

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// run interprets until a visible operation, or the end of the thread. It is one long switch on purpose: it is the inner
// loop of the interpreter, and a call for each operation would cost more than most of them do.
func (m *machine) run() {
	for !m.stop {
		if m.steps++; m.steps >= m.pause && !m.look() {
			return
		}
		a := m.act()
		o := &a.fn.code[a.pc]
		switch o.code {
		case opNop:
			a.pc++
		case opUndef:
			a.pc++
			m.undef = true
			m.shadow()
		case opMov:
			a.regs[o.dst] = a.get(o.a)
			a.pc++
		case opAdd, opSub, opMul, opUDiv, opSDiv, opURem, opSRem, opShl, opLShr, opAShr, opAnd, opOr, opXor,
			opSMax, opSMin, opUMax, opUMin, opUAddSat, opSAddSat, opUSubSat, opSSubSat, opUShlSat, opSShlSat,
			opUAddOver, opSAddOver, opUSubOver, opSSubOver, opUMulOver, opSMulOver, opUCmp,
			opEq, opNe, opULT, opULE, opSLT, opSLE:
			v, fault := integerOp(o.code, o.w, a.get(o.a), a.get(o.b))
			if fault != "" {
				m.fail(m.p.kindOf(fault), fault)
				return
			}
			a.regs[o.dst] = v
			a.pc++
		case opSCmp:
			x, y := signed(a.get(o.a), o.w), signed(a.get(o.b), o.w)
			a.regs[o.dst] = uint64(compare(x < y, x == y)) & mask(o.w)
			a.pc++
		case opTrunc:
			a.regs[o.dst] = a.get(o.a) & mask(o.w)
			a.pc++
		case opSExt:
			a.regs[o.dst] = uint64(signed(a.get(o.a), o.x)) & mask(o.w)
			a.pc++
		case opSelect:
			list := a.fn.lists[o.b]
			v := list[1]
			if a.get(o.a)&1 != 0 {
				v = list[0]
			}
			a.regs[o.dst] = a.get(v)
			a.pc++
		case opJump:
			m.jump(a, uint32(o.a))
		case opBranch:
			if a.get(o.a)&1 != 0 {
				m.jump(a, uint32(o.dst))
			} else {
				m.jump(a, uint32(o.b))
			}
		case opSwitch:
			t := &a.fn.switches[o.b]
			to := t.other
			if i, ok := t.index[[2]uint64{a.get(o.a), a.get(a.fn.lists[o.dst][0])}]; ok {
				to = t.targets[i]
			}
			m.jump(a, to)
		case opIndirect:
			t := &a.fn.switches[o.b]
			if i, ok := t.index[[2]uint64{a.get(o.a)}]; ok {
				m.jump(a, t.targets[i])
			} else {
				m.fail(event.MemoryError, "jump to an address that is not a label")
			}
		case opOverflow:
			m.overflow(a, o)
		case opUnreachable:
			m.fail(event.UnreachableError, "unreachable code was reached")
		case opSpinForever:
			m.block(event.BlockAssume)
		case opUnsupported:
			m.unsupported(a.fn.faults[o.a])
		case opIterate:
			m.iterate(a, o)
		case opReset:
			m.counts[len(m.counts)-a.fn.nloops+int(o.a)] = 0
			a.pc++
		case opCall:
			m.call(a, o)
		case opStackSave:
			objs, blocks := uint64(len(m.objects)-int(a.objs)), uint64(len(m.blocks)-int(a.blocks))
			if objs > 0x7fff || blocks > 0xffff {
				m.unsupported("call with more than 65535 variables")
				return
			}
			a.regs[o.dst] = objs<<16 | blocks | 1<<31
			a.pc++
		case opThreadAddr:
			a.regs[o.dst] = m.p.instance(a.get(o.a), m.thread)
			a.pc++
		case opRet, opAlloca, opLoad, opStore, opRMW, opFence, opCopy, opFill, opStackRestore, opCheckInit, opVAStart, opBuiltin, opFreeze:
			m.visit(a, o)
		default:
			if what := pure(a, o); what != "" {
				m.fail(m.p.kindOf(what), what)
				return
			}
			a.pc++
		}
	}
}

// jump goes on elsewhere and notes when a loop may be closed: every round of a loop jumps back somewhere to a block of the
// loop. Jumps back to other blocks are due to the order of the code only.
func (m *machine) jump(a *activation, to uint32) {
	if to <= a.pc && a.fn.looped[to] {
		m.looped = true
		if m.endless != nil {
			if ends, ok := a.fn.heads[to]; ok && !ends {
				*m.endless = true
			}
		}
	}
	a.pc = to
}

// iterate counts an iteration of a loop.
func (m *machine) iterate(a *activation, o *op) {
	c := &m.counts[len(m.counts)-a.fn.nloops+int(o.a)]
	*c++
	if *c > uint32(o.b) {
		m.block(event.BlockBound)
		return
	}
	a.pc++
}

// call enters a function.
func (m *machine) call(a *activation, o *op) {
	c := &a.fn.calls[o.a]
	fn := c.fn
	if fn == nil {
		addr := a.get(c.target)
		if m.shaded && !m.use(a.shadeOf(c.target), "as the address of a function") {
			return
		}
		if fn = m.p.functionAt(addr); fn == nil {
			m.fail(event.MemoryError, fmt.Sprintf("call through %#x, which is not a function", addr))
			return
		}
	}
	if int(a.depth) >= m.p.opts.MaxDepth {
		m.unsupported(m.p.tooDeep())
		return
	}
	if m.shaded && fn.model && !a.fn.model && m.p.checked(event.UninitError) && !m.definedCall(a, c, fn) {
		return
	}
	b := m.push(fn)
	a = &m.acts[len(m.acts)-2] // push may have moved it
	if c.fn == nil && c.list != nil {
		if why := fn.sig.mismatch(c); why != "" {
			m.acts = m.acts[:len(m.acts)-1]
			m.fail(event.MemoryError, wrongCall(fn.name, why))
			return
		}
	}
	b.depth = a.depth + 1
	for i := 0; i < len(c.args) && i < fn.nparams; i++ {
		b.regs[i] = a.get(c.args[i])
		if m.shaded {
			m.paint(b, operand(i), a.shadeOf(c.args[i]))
		}
		if t := a.term(c.args[i]); t != nil {
			m.setTerm(b, operand(i), t)
		}
	}
	if fn.variadic {
		m.variable(a, b, c)
	}
	if fn.nloops > 0 {
		m.counts = append(m.counts, make([]uint32, fn.nloops)...)
	}
}

// ret leaves a function; its stack objects are gone already.
func (m *machine) ret(a *activation, o *op) {
	values := a.fn.lists[o.a]
	results := make([]uint64, len(values))
	for i, v := range values {
		results[i] = a.get(v)
	}
	var shades []shade
	if m.shaded {
		for _, v := range values {
			shades = append(shades, m.located(a.shadeOf(v)))
		}
	}
	terms := a.termsOf(values)
	m.leave()
	if len(m.acts) == 0 {
		m.wake()
	}
	a = m.act()
	c := &a.fn.calls[a.fn.code[a.pc].a]
	for i, d := range c.dst {
		v := uint64(0)
		if i < len(results) {
			v = results[i]
		}
		a.set(d, v)
		if i < len(shades) {
			m.paint(a, d, shades[i])
		} else if a.shades != nil {
			m.paint(a, d, shade{})
		}
		m.clearTerm(a, d)
		if i < len(terms) && terms[i] != nil {
			m.setTerm(a, d, terms[i])
		}
	}
	a.pc++
}

// leave drops the running activation.
func (m *machine) leave() {
	a := m.act()
	m.unshade(a)
	m.popBlocks(a.blocks)
	if len(a.fn.landings) > 0 {
		m.forgetJumps(a)
	}
	m.counts = m.counts[:len(m.counts)-a.fn.nloops]
	m.acts = m.acts[:len(m.acts)-1]
}
