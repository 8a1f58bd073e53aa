package interp

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// lowerer turns one function into compact code.
type lowerer struct {
	p      *Program
	u      *unit
	f      *ir.Func
	fn     *function
	values map[value.Value][]operand
	consts map[uint64]operand
	vars   map[*ir.InstAlloca]*variable
	starts map[*ir.Block]uint32
	order  map[*ir.Block]int
	fixes  []fixup
	loops  *loopInfo
	site   int32
	last   lastCall
	begins *[]begin // where the code of instructions begins, for who wants to know; see places
}

// lastCall is the call of a function with a body, or through a pointer, that was lowered last.
type lastCall struct {
	inst  *ir.InstCall
	index int // in calls
}

// fixup is a jump whose target is not known yet.
type fixup struct {
	from, to *ir.Block
	set      func(pc uint32)
}

// variable is an alloca that became slots.
type variable struct {
	slots []operand
	leafs []leaf
	flag  operand // set once the variable is initialised; noSlot if not needed
	name  string
}

// lower fills in a function at its first use.
func (p *Program) lower(fn *function) {
	p.lowerMu.Lock()
	defer p.lowerMu.Unlock()
	p.lowerHeld(fn)
}

// lowerHeld is lower for who holds lowerMu.
func (p *Program) lowerHeld(fn *function) {
	if fn.ready.Load() {
		return
	}
	f, ok := fn.source.(*ir.Func)
	if ok {
		p.newLowerer(fn, f).whole()
	}
	if !p.opts.KeepIdle && !p.opts.NoAwait {
		fn.idle = p.findIdle(fn)
	}
	fn.analyse()
	if p.opts.debug {
		if err := fn.check(); err != nil {
			panic(err)
		}
	}
	fn.ready.Store(true)
}

func (p *Program) newLowerer(fn *function, f *ir.Func) *lowerer {
	return &lowerer{p: p, u: fn.unit, f: f, fn: fn,
		values: map[value.Value][]operand{}, consts: map[uint64]operand{},
		vars: map[*ir.InstAlloca]*variable{}, starts: map[*ir.Block]uint32{}, order: map[*ir.Block]int{}}
}

// whole lowers the function, or says why that is not possible.
func (l *lowerer) whole() {
	if what := l.attempt(l.function); what != "" {
		l.fn.code = l.fn.code[:0]
		l.fn.sites = l.fn.sites[:0]
		l.fault(what)
	}
}

// attempt runs one piece of lowering; what it returns is not modelled.
func (l *lowerer) attempt(run func()) (what string) {
	defer func() {
		if r := recover(); r != nil {
			if u, ok := r.(unsupported); ok {
				what = u.what
				return
			}
			what = fmt.Sprintf("construct that gomc fails to translate (%v)", r)
			if l.p.opts.debug {
				what += "\n" + string(debug.Stack())
			}
		}
	}()
	run()
	return ""
}

func (l *lowerer) emit(o op) int {
	if len(l.fn.undefs) > 0 && l.hasUndef(&o) {
		l.append(op{code: opUndef})
	}
	return l.append(o)
}

// hasUndef tells whether an operand of an operation is an undefined constant.
func (l *lowerer) hasUndef(o *op) (yes bool) {
	l.fn.operands(o, func(u operand) {
		if i := int(u &^ constBit); u&constBit != 0 && i < len(l.fn.undefs) && l.fn.undefs[i] != 0 {
			yes = true
		}
	}, func(operand) {})
	return yes
}

func (l *lowerer) append(o op) int {
	l.fn.code = append(l.fn.code, o)
	l.fn.sites = append(l.fn.sites, l.site)
	return len(l.fn.code) - 1
}

// fault emits the operation that says what is not supported.
func (l *lowerer) fault(what string) {
	l.fn.faults = append(l.fn.faults, what)
	l.emit(op{code: opUnsupported, a: operand(len(l.fn.faults) - 1)})
}

func (l *lowerer) slot() operand {
	l.fn.nslots++
	return operand(l.fn.nslots - 1)
}

func (l *lowerer) slots(n int) []operand {
	list := make([]operand, n)
	for i := range list {
		list[i] = l.slot()
	}
	return list
}

func (l *lowerer) list(ops []operand) operand {
	l.fn.lists = append(l.fn.lists, ops)
	return operand(len(l.fn.lists) - 1)
}

func (l *lowerer) constant(v uint64) operand {
	if c, ok := l.consts[v]; ok {
		return c
	}
	c := constBit | operand(len(l.fn.consts))
	l.fn.consts = append(l.fn.consts, v)
	l.consts[v] = c
	return c
}

// undefined returns a constant with undefined bits.
func (l *lowerer) undefined(bits uint64) operand {
	for i, u := range l.fn.undefs {
		if u == bits {
			return constBit | operand(i)
		}
	}
	c := operand(len(l.fn.consts))
	l.fn.consts = append(l.fn.consts, 0)
	l.fn.setUndef(c, bits)
	return constBit | c
}

// setUndef notes the undefined bits of an entry of consts.
func (fn *function) setUndef(c operand, bits uint64) {
	for int(c) >= len(fn.undefs) {
		fn.undefs = append(fn.undefs, 0)
	}
	fn.undefs[c] = bits
}

// undefs returns undefined constants for a value that LLVM calls poison.
func (l *lowerer) undefs(leafs []leaf) []operand {
	ops := make([]operand, len(leafs))
	for i, leaf := range leafs {
		ops[i] = l.undefined(mask(leaf.bits))
	}
	return ops
}

// pair makes two operands neighbours, as wide operations need them.
func (l *lowerer) pair(ops []operand) operand {
	lo, hi := ops[0], ops[1]
	if hi == lo+1 {
		return lo
	}
	if lo&constBit != 0 && hi&constBit != 0 {
		c := constBit | operand(len(l.fn.consts))
		l.fn.consts = append(l.fn.consts, l.fn.consts[lo&^constBit], l.fn.consts[hi&^constBit])
		for i, o := range ops {
			if at := int(o &^ constBit); at < len(l.fn.undefs) && l.fn.undefs[at] != 0 {
				l.fn.setUndef(c&^constBit+operand(i), l.fn.undefs[at])
			}
		}
		return c
	}
	t := l.slots(2)
	l.emit(op{code: opMov, dst: t[0], a: lo})
	l.emit(op{code: opMov, dst: t[1], a: hi})
	return t[0]
}

// function lowers the body.
func (l *lowerer) function() {
	f, fn := l.f, l.fn
	fn.sig = l.p.signature(f)
	for _, param := range f.Params {
		l.values[param] = l.slots(len(l.p.leaves(param.Typ)))
	}
	fn.nparams = fn.nslots
	if fn.variadic {
		fn.vaSlot = l.slot()
	}
	if l.p.opts.Unroll > 0 && !fn.model {
		l.loops = findLoops(f)
		fn.nloops = l.loops.count
	}
	l.site = l.p.functionSite(fn)
	l.prologue()
	for i, b := range f.Blocks {
		l.order[b] = i
	}
	for _, b := range f.Blocks {
		l.starts[b] = uint32(len(fn.code))
		l.block(b)
	}
	l.stubs()
	l.markLoops(findLoops(f))
}

// markLoops notes where loops begin, and which blocks are in loops.
func (l *lowerer) markLoops(info *loopInfo) {
	fn := l.fn
	fn.heads, fn.looped = map[uint32]bool{}, make([]bool, len(fn.code))
	for head, n := range info.headers {
		fn.heads[l.starts[head]] = info.ends(n)
		for b := range info.bodies[n] {
			fn.looped[l.starts[b]] = true
		}
	}
}

func (l *lowerer) prologue() {
	l.promote()
	l.threadLocals()
	for _, param := range l.f.Params {
		if t := byVal(param); t != nil {
			l.byValue(param, t)
		}
	}
	switch l.fn.special {
	case specialReach:
		// Where nobody looks for calls of it, it is a function like others: its body says what the program does.
		if l.p.checked(event.ReachError) {
			l.builtin(builtinError, "", noSlot, nil, string(event.ReachError), l.fn.name+" was called")
		}
	case specialAtomic:
		l.builtin(builtinAtomicBegin, "", noSlot, nil)
	case specialAssume:
		args := l.values[l.f.Params[0]]
		holds := l.slot()
		l.emit(op{code: opNe, w: 64, dst: holds, a: args[0], b: l.constant(0)})
		at := l.emit(op{code: opBranch, a: holds})
		l.fn.code[at].b = operand(len(l.fn.code))
		l.builtin(builtinBlock, "", noSlot, []operand{l.constant(1)})
		l.fn.code[at].dst = operand(len(l.fn.code))
	}
}

// threadLocals computes the addresses of the thread-local variables that the
// function names.
func (l *lowerer) threadLocals() {
	if len(l.p.locals) == 0 {
		return
	}
	for _, b := range l.f.Blocks {
		for _, inst := range b.Insts {
			l.localOperands(inst.Operands())
		}
		l.localOperands(b.Term.Operands())
	}
}

// withoutLocals refuses a constant that is computed from the address of a thread-local variable, in another way than by adding to it.
func (l *lowerer) withoutLocals(c constant.Constant) {
	eachAddress(c, func(c constant.Constant) {
		if g, ok := c.(*ir.Global); ok && l.u.localOf(g) != nil {
			refuse("a constant that is computed from the address of the thread-local variable %s", g.Name())
		}
	})
}

func (l *lowerer) localOperands(list []*value.Value) {
	for _, o := range list {
		v := *o
		if a, ok := v.(*ir.Arg); ok {
			v = a.Value
		}
		c, ok := v.(constant.Constant)
		if !ok || l.values[v] != nil {
			continue
		}
		if l.u.localOf(c) == nil {
			l.withoutLocals(c)
			continue
		}
		dst := l.slots(1)
		l.emit(op{code: opThreadAddr, dst: dst[0], a: l.constant(l.u.constant(c)[0])})
		l.values[v] = dst
	}
}

func (l *lowerer) block(b *ir.Block) {
	for _, inst := range b.Insts {
		l.enter(inst)
		if _, ok := inst.(*ir.InstPhi); ok {
			continue
		}
		if what := l.attempt(func() { l.notInlined(inst); l.instruction(inst) }); what != "" {
			l.fault(what)
		}
	}
	l.enter(b.Term)
	if what := l.attempt(func() { l.terminator(b, b.Term) }); what != "" {
		l.fault(what)
	}
}

// enter begins with the code of an instruction.
func (l *lowerer) enter(inst any) {
	l.site = l.p.siteOf(l.u, inst, l.fn)
	if l.begins != nil {
		*l.begins = append(*l.begins, begin{uint32(len(l.fn.code)), inst})
	}
}

// notInlined refuses what a compiler inlined from the body of an atomic section,
// whose bounds are lost.
func (l *lowerer) notInlined(inst ir.Instruction) {
	pos, ok := l.u.mod.Pos(inst)
	if ok && l.fn.special == specialNone && strings.HasPrefix(pos.Func, atomicPrefix) {
		refuse("%s inlined into %s (compile with -fno-inline)", pos.Func, l.fn.name)
	}
}

// get returns the operands that hold a value.
func (l *lowerer) get(v value.Value) []operand {
	if a, ok := v.(*ir.Arg); ok {
		v = a.Value
	}
	if ops, ok := l.values[v]; ok {
		return ops
	}
	var ops []operand
	switch v := v.(type) {
	case constant.Constant:
		words := l.u.constant(v)
		ops = make([]operand, len(words))
		undefined := l.u.undefined(v)
		for i, w := range words {
			if undefined != nil && undefined[i] != 0 {
				ops[i] = l.undefined(undefined[i])
			} else {
				ops[i] = l.constant(w)
			}
		}
	case ir.Instruction:
		var ok bool
		if ops, ok = l.alias(v); !ok {
			ops = l.slots(len(l.p.leaves(v.(value.Value).Type())))
		}
	case value.Value:
		ops = l.slots(len(l.p.leaves(v.Type())))
	}
	l.values[v] = ops
	return ops
}

// one returns the operand of a scalar of at most 64 bits.
func (l *lowerer) one(v value.Value) operand {
	ops := l.get(v)
	if len(ops) != 1 {
		refuse("scalar operand of type %v", v.Type())
	}
	return ops[0]
}

func (l *lowerer) bits(v value.Value) uint8 {
	return l.scalarBits(v.Type())
}

func (l *lowerer) scalarBits(t types.Type) uint8 {
	t = scalarOf(t)
	if isWide(t) {
		l.p.leaves(t) // refuses more than 128 bits
		return uint8(t.(*types.IntType).BitSize)
	}
	return l.p.leaves(t)[0].bits
}
