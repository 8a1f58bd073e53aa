package interp

import (
	"github.com/llir/llvm/ir"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// This file is about what the environment may do to a program, if it is asked for: see event.Mishap. Models in C ask __gomc_happens; a weak
// compare-exchange asks by itself.

// mishap is the first argument of an intrinsic.
func (l *lowerer) mishap(inst *ir.InstCall) event.Mishap {
	v, _, _ := llvmir.Argument(inst.Args[0])
	return event.Mishap(l.number(v))
}

// happens emits the choice whether something happens, if it may.
func (l *lowerer) happens(what event.Mishap, dst operand) {
	if !l.p.mayHappen(what) {
		l.emit(op{code: opMov, dst: dst, a: l.constant(0)})
		return
	}
	l.builtin(builtinHappens, "", dst, []operand{l.constant(uint64(what))})
}

// weak emits a weak compare-exchange that may fail for no reason: then it is a load of the order for failure, and no more.
func (l *lowerer) weak(r rmwSite) {
	choice, fails := l.slot(), l.slot()
	l.happens(event.WeakCompareFails, choice)
	l.emit(op{code: opNe, w: 64, dst: fails, a: choice, b: l.constant(0)})
	branch := l.emit(op{code: opBranch, a: fails})
	l.fn.code[branch].dst = operand(len(l.fn.code))
	l.emit(op{code: opLoad, w: r.size, x: r.fail, dst: r.old, a: r.addr})
	l.emit(op{code: opMov, dst: r.ok, a: l.constant(0)})
	jump := l.emit(op{code: opJump})
	l.fn.code[branch].b = operand(len(l.fn.code))
	l.rmw(r)
	l.fn.code[jump].a = operand(len(l.fn.code))
}

// modelled is the address of the function in whose model the thread is, as the program has called it; 0 if it is in none.
func (m *machine) modelled() (addr uint64) {
	for i := len(m.acts) - 1; i >= 0; i-- {
		if fn := m.acts[i].fn; !fn.model {
			return addr
		} else {
			addr = fn.addr
		}
	}
	for f := m.below; f != nil && f.fn.model; f = f.parent {
		addr = f.fn.addr
	}
	return addr
}

// happening says what happens if a choice is 1.
func (p *Program) happening(l *event.Label) string {
	name := "the function"
	if fn := p.functionAt(l.Addr); fn != nil {
		name = llvmir.Demangle(fn.name)
	}
	switch l.Mishap {
	case event.SpuriousWakeup:
		return name + " returns without a signal"
	case event.AllocationFails:
		return name + " fails"
	case event.ReusedAddress:
		return name + " hands out freed memory again"
	}
	return "the weak compare-exchange fails"
}
