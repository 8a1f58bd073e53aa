package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"

	"github.com/gomc/gomc/llvmir"
)

// This file is about exceptions that leave calls. What an exception is, and who catches it, is for the models of a language's run-time library to say
// (models/c/cxxthrow.c). They read what the landing pads of the calls that a thread is in say, word by word, and choose one. The thread leaves the calls above it as
// with longjmp, and goes on there.

// landing is where a thread goes on if an exception leaves a call.
type landing struct {
	pc     uint32
	slots  []operand // of the landingpad: the exception, and which clause takes it
	clause []uint64  // its clauses, as models read them
	fault  string    // if not empty, there is no such place: what is not supported about an exception that leaves the call
}

// The words of clauses; models.h has the same. Behind clauseCatch there is the address of a type, 0 for all; behind clauseFilter their number, and then as many; behind
// clauseOnce the address of what says whether the routine of pthread_once has run.
const (
	clauseNone    = iota // no call has such a landing
	clauseEnd            // of the clauses of a landing
	clauseCleanup        // destructors run, whatever the exception is
	clauseCatch
	clauseFilter // all but these types are caught
	clauseOnce   // the call is that of pthread_once, of a routine that has to run once more
)

// unwinds lowers the branch that an invoke became. Calls of what never throws have no landing.
func (l *lowerer) unwinds(b *ir.Block, t *ir.TermCondBr) {
	at := l.emit(op{code: opJump})
	l.jump(b, t.TargetTrue, func(pc uint32) { l.fn.code[at].a = operand(pc) })
	if l.last.inst == nil || b.Insts[len(b.Insts)-1] != ir.Instruction(l.last.inst) {
		return
	}
	pad := llvmir.LandingPad(t.TargetFalse.(*ir.Block))
	to := &landing{}
	l.fn.calls[l.last.index].landing = to
	if to.fault = l.attempt(func() { l.clauses(to, pad) }); to.fault == "" {
		l.jump(b, t.TargetFalse, func(pc uint32) { to.pc = pc })
	}
}

// clauses fills in what a landingpad says.
func (l *lowerer) clauses(to *landing, pad *ir.InstLandingPad) {
	if to.slots = l.get(pad); len(to.slots) != 2 {
		refuse("landingpad of type %v", pad.ResultType)
	}
	for _, c := range pad.Clauses {
		x := c.X.(constant.Constant)
		words := l.u.constant(x)
		switch c.Type {
		case enum.ClauseTypeCatch:
			to.clause = append(to.clause, clauseCatch)
		default:
			to.clause = append(to.clause, clauseFilter, uint64(len(words)))
		}
		to.clause = append(to.clause, words...)
	}
	if pad.Cleanup {
		to.clause = append(to.clause, clauseCleanup)
	}
	to.clause = append(to.clause, clauseEnd)
}

// resume lowers the end of a clean-up: the exception goes on to leave calls.
func (l *lowerer) resume(t *ir.TermResume) {
	model := l.p.defined(resumeModel)
	if model == nil {
		refuse("an exception that goes on behind a clean-up")
	}
	l.fn.calls = append(l.fn.calls, callSite{fn: model.fn, target: l.constant(0), args: l.get(t.X)[:1]})
	l.emit(op{code: opCall, a: operand(len(l.fn.calls) - 1)})
	l.emit(op{code: opUnreachable})
}

// resumeModel is what a resume calls.
const resumeModel = "_Unwind_Resume"

// resumes tells whether a module has clean-ups.
func (u *unit) resumes() bool {
	for _, f := range u.mod.Funcs {
		for _, b := range f.Blocks {
			if _, ok := b.Term.(*ir.TermResume); ok {
				return true
			}
		}
	}
	return false
}

// landing returns where a thread goes on if an exception leaves an operation; nil if there is no such place.
func (fn *function) landing(o *op) *landing {
	if o.code != opCall {
		return nil
	}
	if to := fn.calls[o.a].landing; to != nil && to.fault == "" {
		return to
	}
	return nil
}

// passes tells that exceptions may leave a model, which has nothing to do then.
func (fn *function) passes() bool { return fn.name == "__gomc_std_thread" || fn.name == "__once_proxy" }

// once tells that a model calls a routine that runs once, and which exceptions may leave.
func (fn *function) once() bool { return fn.name == "pthread_once" || fn.name == "__pthread_once" }

// call is one that a thread is in, on a machine or frozen.
type call struct {
	fn        *function
	pc, depth uint32
	parameter func(n operand) uint64 // as far as it is live
}

// calls calls visit for the calls that the thread is in, the innermost first, until it returns false.
func (m *machine) calls(visit func(call) bool) {
	for i := len(m.acts) - 1; i >= 0; i-- {
		if a := &m.acts[i]; !visit(call{a.fn, a.pc, a.depth, a.get}) {
			return
		}
	}
	for f := m.below; f != nil; f = f.parent {
		if !visit(call{f.fn, f.pc, f.depth, f.register}) {
			return
		}
	}
}

// landings calls visit for the landings of the calls that the thread is in, the innermost first, until it returns false. A call that no exception of the program may
// leave has one with a fault.
func (m *machine) landings(visit func(depth uint32, to *landing) bool) {
	thrown := false // in the program
	m.calls(func(c call) bool {
		switch {
		case c.fn.source == nil: // the bottom
		case c.fn.model && thrown && c.fn.once():
			return visit(c.depth, &landing{clause: []uint64{clauseOnce, c.parameter(0), clauseEnd}})
		case c.fn.model && thrown && !c.fn.passes():
			return visit(c.depth, &landing{fault: "an exception that leaves " + c.fn.name + ", which calls the program"})
		case c.fn.special == specialAtomic:
			return visit(c.depth, &landing{fault: "an exception that leaves the atomic section " + c.fn.name})
		case !c.fn.model:
			thrown = true
			if o := &c.fn.code[c.pc]; o.code == opCall && c.fn.calls[o.a].landing != nil {
				return visit(c.depth, c.fn.calls[o.a].landing)
			}
		}
		return true
	})
}

// nthLanding returns a landing, counted from the innermost one, and the depth of its frame; nil if there are not so many.
func (m *machine) nthLanding(n uint64) (to *landing, depth uint32) {
	m.landings(func(d uint32, l *landing) bool {
		if n == 0 {
			to, depth = l, d
			return false
		}
		n--
		return true
	})
	return to, depth
}

// clause gives a model a word of the clauses of a landing.
func (m *machine) clause(a *activation, b *builtinSite) {
	word := uint64(clauseNone)
	if to, _ := m.nthLanding(a.argument(b, 0)); to != nil {
		if to.fault != "" {
			m.unsupported(to.fault)
			return
		}
		word = clauseEnd
		if k := a.argument(b, 1); k < uint64(len(to.clause)) {
			word = to.clause[k]
		}
	}
	m.put(a, b.dst, word, shade{})
	m.advance(a)
}

// unwind leaves the calls up to that of a landing, and goes on there.
func (m *machine) unwind(a *activation, b *builtinSite) {
	to, depth := m.nthLanding(a.argument(b, 0))
	exception, selector := a.argument(b, 1), a.argument(b, 2)
	if to == nil || to.fault != "" {
		m.unsupported("exception that lands nowhere")
		return
	}
	if !m.leaveAbove(depth) {
		return
	}
	a = m.act()
	a.extra, a.sub = a.extra[:0], 0
	m.put(a, to.slots[0], exception, shade{})
	m.put(a, to.slots[1], selector&mask(32), shade{})
	m.jump(a, to.pc)
}

// runsCleanups tells that a call that the thread is in has destructors to run where the thread ends within it. Of routines of pthread_once the models know.
func (m *machine) runsCleanups() (yes bool) {
	m.landings(func(_ uint32, to *landing) bool {
		yes = to.fault == "" && to.clause[0] != clauseOnce
		return !yes
	})
	return yes
}
