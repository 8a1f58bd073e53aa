package interp

import (
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// special marks functions that mean something even if the program defines them.
type special uint8

const (
	specialNone   special = iota
	specialReach          // reach_error
	specialAtomic         // __VERIFIER_atomic_*: the body is an atomic section
	specialBegin          // __VERIFIER_atomic_begin
	specialEnd            // __VERIFIER_atomic_end
	specialAssume         // __VERIFIER_assume
)

// atomicPrefix begins the names of functions whose bodies are atomic sections.
const atomicPrefix = "__VERIFIER_atomic_"

func specialOf(f *ir.Func) special {
	name := f.Name()
	switch name {
	case "reach_error", "__VERIFIER_error":
		return specialReach
	case "__VERIFIER_atomic_begin":
		return specialBegin
	case "__VERIFIER_atomic_end":
		return specialEnd
	case "__VERIFIER_assume", "assume_abort_if_not":
		if len(f.Params) == 1 {
			return specialAssume
		}
	}
	if strings.HasPrefix(name, atomicPrefix) {
		return specialAtomic
	}
	return specialNone
}

// stripCasts removes the bitcasts around a constant address.
func stripCasts(v value.Value) value.Value {
	for {
		switch c := v.(type) {
		case *constant.ExprBitCast:
			v = c.From
		case *constant.ExprAddrSpaceCast:
			v = c.From
		case *constant.NoCFI:
			v = c.Func
		case *constant.DSOLocalEquivalent:
			v = c.Func
		default:
			return v
		}
	}
}

func (l *lowerer) call(inst *ir.InstCall) {
	if f, ok := inst.Callee.(*ir.Func); ok {
		if r, ok := llvmir.DecodeAtomicRMW(f); ok {
			code, known := namedOps[r.Op]
			if !known {
				refuse("atomicrmw %s", r.Op)
			}
			l.atomicOp(code, inst, inst.Args[0], inst.Args[1], r.Ordering)
			return
		}
		if strings.HasPrefix(f.Name(), "llvm.") {
			l.intrinsic(inst, f.Name())
			return
		}
	}
	if a, ok := inst.Callee.(*ir.InlineAsm); ok {
		l.inlineAsm(inst, a)
		return
	}
	target := l.u.target(inst.Callee)
	if target == nil {
		l.callSite(inst, nil)
		return
	}
	switch {
	case target.fn != nil && l.isDeadline(target.fn):
		l.deadline(inst)
	case target.fn != nil:
		l.callSite(inst, target.fn)
	case target.builtin != builtinNone:
		l.callBuiltin(inst, target)
	case l.shiftHandler(inst, target.name):
	default:
		l.unknownFunction(inst, target.name)
	}
}

// callSite emits a call of a function with a body, or an indirect one if fn is
// nil.
func (l *lowerer) callSite(inst *ir.InstCall, fn *function) { l.callWith(inst, inst.Args, fn) }

// callWith emits a call with other arguments than those of the instruction.
func (l *lowerer) callWith(inst *ir.InstCall, args []value.Value, fn *function) {
	c := callSite{fn: fn, target: l.constant(0), dst: l.get(inst), results: l.p.leaves(inst.Type())}
	if !l.isUsed(inst) {
		c.dst, c.results = nil, nil
	}
	if fn == nil {
		c.target = l.one(inst.Callee)
		if l.p.opts.Symbolic && c.target&constBit == 0 {
			// Before the call itself a thread cannot stand to ask which function it is.
			l.builtin(builtinSettle, "", noSlot, []operand{c.target})
		}
	}
	l.callFor(c, args)
	l.last = lastCall{inst, len(l.fn.calls) - 1}
}

// callFor emits a call with arguments.
func (l *lowerer) callFor(c callSite, args []value.Value) {
	c.list = []argument{}
	for _, arg := range args {
		v, byval, _ := llvmir.Argument(arg)
		if _, ok := v.Type().(*types.MetadataType); ok {
			continue
		}
		ops := l.get(v)
		t := v.Type()
		a := argument{first: len(c.args), leafs: l.p.leaves(t), size: l.p.layout.Size(t), align: l.p.layout.Align(t)}
		if byval != nil {
			a.byval = true
		}
		c.args = append(c.args, ops...)
		c.list = append(c.list, a)
	}
	if c.fn != nil {
		l.checkCall(&c)
	}
	l.fn.calls = append(l.fn.calls, c)
	l.emit(op{code: opCall, a: operand(len(l.fn.calls) - 1)})
}

// builtin emits a builtin operation.
func (l *lowerer) builtin(kind builtin, name string, dst operand, args []operand, text ...string) {
	l.fn.builtins = append(l.fn.builtins, builtinSite{kind: kind, name: name, args: args, dst: dst, text: text, function: calculations[name]})
	l.emit(op{code: opBuiltin, a: operand(len(l.fn.builtins) - 1)})
}

func lifetimeMarker(name string) bool {
	return strings.HasPrefix(name, "llvm.lifetime.") || strings.HasPrefix(name, "llvm.invariant.")
}

// number reads an argument that has to be a constant.
func (l *lowerer) number(v value.Value) uint64 {
	o := l.one(v)
	if o&constBit == 0 {
		refuse("intrinsic with an argument that is not a constant")
	}
	return l.fn.consts[o&^constBit]
}

// callBuiltin lowers the intrinsics of the models, and what is handled likewise.
func (l *lowerer) callBuiltin(inst *ir.InstCall, t *target) {
	dst := noSlot
	if d := l.get(inst); len(d) == 1 {
		dst = d[0]
	} else if len(d) > 1 {
		refuse("%s with a result of type %v", t.name, inst.Type())
	}
	if n := t.builtin.arguments(); len(inst.Args) < n {
		refuse("%s with %d arguments", t.name, len(inst.Args))
	}
	switch t.builtin {
	case builtinRMW, builtinWait:
		size := l.number(inst.Args[2])
		code := l.number(inst.Args[0])
		if size == 0 || size > 8 || size&(size-1) != 0 || code > uint64(event.OpBarrier) {
			refuse("%s with a strange size or operation", t.name)
		}
		l.rmw(rmwSite{addr: l.one(inst.Args[1]), val: l.one(inst.Args[3]), exp: l.one(inst.Args[4]), old: l.orSlot(dst), ok: noSlot,
			op: event.Op(code), size: uint8(size), order: uint8(event.SeqCst), fail: uint8(event.SeqCst),
			sync: uint8(l.number(inst.Args[5])), wait: t.builtin == builtinWait})
	case builtinWaitLoad:
		l.emit(op{code: opLoad, w: uint8(l.number(inst.Args[1])), x: uint8(event.SeqCst) | flagWait | uint8(l.number(inst.Args[2]))<<flagSyncShift,
			dst: l.orSlot(dst), a: l.one(inst.Args[0]), b: 0})
	case builtinFence:
		l.emit(op{code: opFence, x: uint8(event.SeqCst)})
	case builtinFenceAll:
		if slices.Contains(l.p.opts.Checks, event.RaceError) {
			refuse("a fence of all threads of the process (membarrier) where data races are checked")
		}
		l.emit(op{code: opFence, x: uint8(event.SeqCst), w: 1})
	case builtinMutexKinds, builtinRobustMutexes, builtinSharedJoins, builtinDetachedCreation, builtinCancels, builtinReadsErrno, builtinSignals:
		l.emit(op{code: opMov, dst: l.orSlot(dst), a: l.constant(truth(l.p.facts.tell(t.builtin)))})
	case builtinLastingConditions:
		l.emit(op{code: opMov, dst: l.orSlot(dst), a: l.constant(l.p.lastingConditions())})
	case builtinReadsFiles:
		l.emit(op{code: opMov, dst: l.orSlot(dst), a: l.constant(truth(l.p.readsFiles()))})
	case builtinDeclares:
		name := l.p.text(l.fn.consts[l.one(inst.Args[0])&^constBit])
		l.emit(op{code: opMov, dst: l.orSlot(dst), a: l.constant(truth(l.p.user.declares(name)))})
	case builtinMayHappen:
		l.emit(op{code: opMov, dst: l.orSlot(dst), a: l.constant(truth(l.p.mayHappen(l.mishap(inst))))})
	case builtinHappens:
		l.happens(l.mishap(inst), l.orSlot(dst))
	case builtinPrint:
		var args []operand
		for _, a := range inst.Args {
			v, _, _ := llvmir.Argument(a)
			if isLong(v.Type()) {
				shorter := l.slot()
				l.emit(op{code: opLong, x: longToFloat, w: 64, dst: shorter, a: l.pair(l.get(v))})
				args = append(args, shorter)
				continue
			}
			args = append(args, l.get(v)...)
		}
		l.builtin(t.builtin, t.name, dst, args)
		l.look(inst, t.name)
		if dst != noSlot {
			l.printed(inst, t.name, dst)
		}
	default:
		var args []operand
		for _, a := range inst.Args {
			v, _, _ := llvmir.Argument(a)
			args = append(args, l.one(v))
		}
		l.builtin(t.builtin, t.name, dst, args)
	}
}

func (l *lowerer) orSlot(dst operand) operand {
	if dst == noSlot {
		return l.slot()
	}
	return dst
}
