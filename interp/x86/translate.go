package x86

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// translation is the state of one translation.
type translation struct {
	ptrBits  int
	operands []operand
	outputs  []output
	regs     map[string]value.Value // what registers hold: integers and pointers, of which the upper bits are undefined where they are narrower than 64 bits
	flags    flags
	insts    []ir.Instruction
}

// refusal is what is not known of some assembly.
type refusal struct{ what string }

func (t *translation) refuse(format string, args ...any) {
	panic(refusal{fmt.Sprintf(format, args...)})
}

// Translate returns instructions that do what inline assembly does with args, and the values that it returns, one for each of results. The processor is that of the module's target triple: of others than
// x86 only what does nothing is known. Pointers have ptrBits bits. The error names what is not known.
func Translate(asm *ir.InlineAsm, triple string, ptrBits int, args []value.Value, results []types.Type) (insts []ir.Instruction, values []value.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			why, ok := r.(refusal)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("%s", why.what)
		}
	}()
	t := &translation{ptrBits: ptrBits}
	if asm.IntelDialect {
		t.refuse("Intel syntax")
	}
	if err := t.bind(asm.Constraint, args, results); err != nil {
		return nil, nil, err
	}
	list, err := statements(asm.Asm)
	if err != nil {
		return nil, nil, err
	}
	for _, s := range list {
		if !idle[s.name] && !isX86(triple) {
			t.refuse("assembly of %s", triple)
		}
		t.statement(s)
	}
	for _, out := range t.outputs {
		values = append(values, t.result(out))
	}
	return t.insts, values, nil
}

// isX86 says whether a target triple is one of x86, as one that is missing is taken to be.
func isX86(triple string) bool {
	cpu, _, _ := strings.Cut(triple, "-")
	return cpu == "" || cpu == "x86_64" || len(cpu) == 4 && cpu[0] == 'i' && strings.HasSuffix(cpu, "86")
}

// result is the value of an output at the end.
func (t *translation) result(out output) value.Value {
	if out.condition != "" {
		return t.emit(ir.NewZExt(t.condition(out.condition), out.typ))
	}
	v := t.regs[out.reg]
	if out.high {
		low, high := t.low(v, 32), t.low(t.regs["dx"], 32)
		return t.emit(ir.NewOr(t.emit(ir.NewZExt(low, types.I64)), t.emit(ir.NewShl(t.emit(ir.NewZExt(high, types.I64)), constant.NewInt(types.I64, 32)))))
	}
	if types.Equal(v.Type(), out.typ) {
		return v // also what fits no general register, and is only handed through
	}
	if p, ok := out.typ.(*types.PointerType); ok {
		return t.pointer(v, p.ElemType)
	}
	return t.low(v, t.bitsOf(out.typ))
}

// emit adds an instruction.
func (t *translation) emit(inst interface {
	ir.Instruction
	value.Value
}) value.Value {
	t.insts = append(t.insts, inst)
	return inst
}

// low returns the lowest bits of a value as an integer. Immediates are as wide as is asked for; the bits above those of a narrow value are undefined.
func (t *translation) low(v value.Value, bits int) value.Value {
	to := types.NewInt(uint64(bits))
	if c, ok := v.(*constant.Int); ok {
		return constant.NewInt(to, c.X.Int64())
	}
	if _, ok := v.(*constant.Undef); ok {
		return constant.NewUndef(to)
	}
	if _, ok := v.Type().(*types.PointerType); ok {
		v = t.emit(ir.NewPtrToInt(v, types.I64))
	}
	have := t.bitsOf(v.Type())
	switch {
	case have == 0 || bits == 0:
		t.refuse("a value of type %v", v.Type())
	case have == bits:
		return v
	case have > bits:
		return t.emit(ir.NewTrunc(v, to))
	}
	// The upper half of what a narrow operand stands in is undefined.
	upper := t.emit(ir.NewShl(constant.NewUndef(to), constant.NewInt(to, int64(have))))
	return t.emit(ir.NewOr(upper, t.emit(ir.NewZExt(v, to))))
}

// pointer returns a value as a pointer to elem.
func (t *translation) pointer(v value.Value, elem types.Type) value.Value {
	to := types.NewPointer(elem)
	if _, ok := v.Type().(*types.PointerType); ok {
		return t.emit(ir.NewBitCast(v, to))
	}
	return t.emit(ir.NewIntToPtr(t.low(v, 64), to))
}

// operand finds the operand of an argument that is written as one; ok is false for registers by name.
func (t *translation) operand(p part) (o operand, ok bool) {
	if p.name == "" || p.name[0] != '$' {
		return operand{reg: p.name, bits: p.bits}, false
	}
	var n int
	if _, err := fmt.Sscanf(p.name, "$%d", &n); err != nil || n >= len(t.operands) {
		t.refuse("operand %s", p.name)
	}
	o = t.operands[n]
	if p.bits != 0 && o.memory == nil {
		o.bits = p.bits
	}
	return o, true
}

// width is how many bits an argument has; 0 if it does not say.
func (t *translation) width(a argument) int {
	if a.kind != register {
		return 0
	}
	o, _ := t.operand(a.reg)
	if o.number {
		return 0
	}
	return o.bits
}

// isMemory tells whether an argument is a place in memory.
func (t *translation) isMemory(a argument) bool {
	if a.kind == address {
		return true
	}
	o, _ := t.operand(a.reg)
	return a.kind == register && o.memory != nil
}

// address computes where an argument in memory is.
func (t *translation) address(a argument, elem types.Type) value.Value {
	if a.kind == register {
		o, _ := t.operand(a.reg)
		return t.pointer(o.memory, elem)
	}
	offset := value.Value(constant.NewInt(types.I64, a.n))
	if a.idx.name != "" {
		scaled := t.emit(ir.NewMul(t.register(a.idx, 64), constant.NewInt(types.I64, a.mul)))
		offset = t.emit(ir.NewAdd(scaled, offset))
	}
	if a.base.name == "" {
		return t.pointer(offset, elem)
	}
	base := t.holds(a.base)
	if _, ok := base.Type().(*types.PointerType); ok {
		place := t.emit(ir.NewGetElementPtr(types.I8, t.pointer(base, types.I8), offset))
		return t.pointer(place, elem)
	}
	return t.pointer(t.emit(ir.NewAdd(t.low(base, 64), offset)), elem)
}

// holds is what the register of a part holds.
func (t *translation) holds(p part) value.Value {
	o, _ := t.operand(p)
	v := t.regs[o.reg]
	if v == nil || o.memory != nil {
		t.refuse("register %s, which is no operand", p.name)
	}
	return v
}

func (t *translation) register(p part, bits int) value.Value { return t.low(t.holds(p), bits) }

// read returns the value of an argument.
func (t *translation) read(a argument, bits int) value.Value {
	typ := types.NewInt(uint64(bits))
	switch {
	case a.kind == immediate:
		return constant.NewInt(typ, a.n)
	case t.isMemory(a):
		load := ir.NewLoad(typ, t.address(a, typ))
		load.Atomic, load.Ordering, load.Align = true, enum.AtomicOrderingAcquire, ir.Align(bits/8)
		return t.emit(load)
	}
	return t.register(a.reg, bits)
}

// write sets an argument.
func (t *translation) write(a argument, v value.Value) {
	bits := t.bitsOf(v.Type())
	if t.isMemory(a) {
		store := ir.NewStore(v, t.address(a, v.Type()))
		store.Atomic, store.Ordering, store.Align = true, enum.AtomicOrderingRelease, ir.Align(bits/8)
		t.insts = append(t.insts, store)
		return
	}
	if a.kind != register {
		t.refuse("a result in %s", a.name)
	}
	o, _ := t.operand(a.reg)
	t.set(o.reg, v)
}

// set writes the lowest bits of a register: 32 bits clear those above, fewer leave them.
func (t *translation) set(reg string, v value.Value) {
	bits := t.bitsOf(v.Type())
	if old := t.regs[reg]; bits < 32 && old != nil {
		kept := t.emit(ir.NewAnd(t.low(old, 64), constant.NewInt(types.I64, -1<<bits)))
		v = t.emit(ir.NewOr(kept, t.emit(ir.NewZExt(v, types.I64))))
	} else if bits == 32 {
		v = t.emit(ir.NewZExt(v, types.I64))
	}
	t.regs[reg] = v
}
