package interp

import (
	"fmt"
	"math/big"
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
	if fn.ready.Load() {
		return
	}
	f, ok := fn.source.(*ir.Func)
	if ok {
		p.newLowerer(fn, f).whole()
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

func (l *lowerer) localOperands(list []*value.Value) {
	for _, o := range list {
		v := *o
		if a, ok := v.(*ir.Arg); ok {
			v = a.Value
		}
		c, ok := v.(constant.Constant)
		if !ok || l.values[v] != nil || !l.u.threadLocal(c) {
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

// constantIndex reads a constant index of a vector or structure.
func constantIndex(v value.Value) (int, bool) {
	if c, ok := v.(*constant.Index); ok {
		v = c.Constant
	}
	switch c := v.(type) {
	case *constant.Int:
		if c.X.IsInt64() && c.X.Cmp(big.NewInt(1<<30)) < 0 && c.X.Sign() >= 0 {
			return int(c.X.Int64()), true
		}
	case *constant.ZeroInitializer:
		return 0, true
	}
	return 0, false
}

// alias handles instructions whose result consists of parts of their operands.
func (l *lowerer) alias(inst ir.Instruction) ([]operand, bool) {
	switch inst := inst.(type) {
	case *ir.InstBitCast:
		from, to := l.p.leaves(inst.From.Type()), l.p.leaves(inst.To)
		if sameShape(from, to) {
			return l.get(inst.From), true
		}
	case *ir.InstAddrSpaceCast:
		return l.get(inst.From), true
	case *ir.InstPtrToInt:
		if b := l.scalarBits(inst.To); b >= l.bits(inst.From) && b <= 64 {
			return l.get(inst.From), true
		}
	case *ir.InstIntToPtr:
		if b := l.bits(inst.From); b <= l.scalarBits(inst.To) {
			return l.get(inst.From), true
		}
	case *ir.InstZExt:
		if l.scalarBits(inst.To) <= 64 {
			return l.get(inst.From), true
		}
		from := l.get(inst.From)
		if l.bits(inst.From) > 64 {
			return from, true
		}
		ops := make([]operand, 0, 2*len(from))
		for _, o := range from {
			ops = append(ops, o, l.constant(0))
		}
		return ops, true
	case *ir.InstExtractValue:
		at, n := l.part(inst.X.Type(), inst.Indices)
		return l.get(inst.X)[at : at+n], true
	case *ir.InstInsertValue:
		at, n := l.part(inst.X.Type(), inst.Indices)
		ops := append([]operand(nil), l.get(inst.X)...)
		copy(ops[at:at+n], l.get(inst.Elem))
		return ops, true
	case *ir.InstExtractElement:
		if i, ok := constantIndex(inst.Index); ok {
			n := len(l.p.leaves(inst.Type()))
			x := l.get(inst.X)
			if (i+1)*n <= len(x) {
				return x[i*n : (i+1)*n], true
			}
			return l.undefs(l.p.leaves(inst.Type())), true
		}
	case *ir.InstInsertElement:
		if i, ok := constantIndex(inst.Index); ok {
			elem := l.get(inst.Elem)
			ops := append([]operand(nil), l.get(inst.X)...)
			if (i+1)*len(elem) <= len(ops) {
				copy(ops[i*len(elem):], elem)
			}
			return ops, true
		}
	case *ir.InstShuffleVector:
		return l.shuffle(inst), true
	}
	return nil, false
}

func (l *lowerer) zeros(n int) []operand {
	ops := make([]operand, n)
	for i := range ops {
		ops[i] = l.constant(0)
	}
	return ops
}

func sameShape(a, b []leaf) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].bits != b[i].bits || a[i].offset != b[i].offset {
			return false
		}
	}
	return true
}

// part finds the leaves of a member of an aggregate.
func (l *lowerer) part(t types.Type, indices []uint64) (at, n int) {
	for _, index := range indices {
		switch a := t.(type) {
		case *types.StructType:
			for _, f := range a.Fields[:index] {
				at += len(l.p.leaves(f))
			}
			t = a.Fields[index]
		case *types.ArrayType:
			t = a.ElemType
			at += int(index) * len(l.p.leaves(t))
		default:
			refuse("member of a value of type %v", t)
		}
	}
	return at, len(l.p.leaves(t))
}

func (l *lowerer) shuffle(inst *ir.InstShuffleVector) []operand {
	x, y := l.get(inst.X), l.get(inst.Y)
	v := inst.X.Type().(*types.VectorType)
	n := len(l.p.leaves(v.ElemType))
	both := append(append([]operand(nil), x...), y...)
	var ops []operand
	m, ok := inst.Mask.(constant.Constant)
	if !ok {
		refuse("shufflevector with a variable mask")
	}
	undefined := l.u.undefined(m)
	for lane, i := range l.u.constant(m) {
		if int(i+1)*n > len(both) || undefined != nil && undefined[lane] != 0 {
			ops = append(ops, l.undefs(l.p.leaves(v.ElemType))...)
			continue
		}
		ops = append(ops, both[int(i)*n:int(i+1)*n]...)
	}
	return ops
}
