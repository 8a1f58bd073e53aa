package x86

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// suffixes are the last letters of mnemonics, as numbers of bits.
var suffixes = map[byte]int{'b': 8, 'w': 16, 'l': 32, 'q': 64}

// idle are instructions that do nothing which a program could tell.
var idle = map[string]bool{"nop": true, "pause": true, "yield": true, "endbr64": true, "prefetcht0": true, "prefetcht1": true, "prefetcht2": true, "prefetchnta": true, "prefetchw": true}

// fences are the instructions that order others.
var fences = map[string]enum.AtomicOrdering{
	"mfence": enum.AtomicOrderingSequentiallyConsistent, "lfence": enum.AtomicOrderingAcquire, "sfence": enum.AtomicOrderingRelease,
}

// An instruction does what a statement says on values of some number of bits.
type instruction struct {
	args int
	do   func(t *translation, s statement, bits int)
	// lockable instructions may have a lock prefix if they write to memory.
	lockable bool
}

// instructions by mnemonic, without the suffix for the size.
var instructions map[string]instruction

func init() {
	instructions = map[string]instruction{
		"mov": {2, (*translation).move, false}, "movabs": {2, (*translation).move, false}, "lea": {2, (*translation).lea, false},
		"add": {2, arithmetic(addition), true}, "sub": {2, arithmetic(subtraction), true},
		"and": {2, arithmetic(conjunction), true}, "or": {2, arithmetic(disjunction), true}, "xor": {2, arithmetic(exclusion), true},
		"inc": {1, one(addition), true}, "dec": {1, one(subtraction), true},
		"neg": {1, (*translation).negate, false}, "not": {1, (*translation).not, true},
		"cmp": {2, (*translation).compare, false}, "test": {2, (*translation).test, false},
		"xchg": {2, (*translation).exchange, true}, "xadd": {2, (*translation).exchangeAdd, true}, "cmpxchg": {2, (*translation).compareExchange, true},
		"shl": {2, shift(left), false}, "sal": {2, shift(left), false}, "shr": {2, shift(logical), false}, "sar": {2, shift(right), false},
		"bt": {2, bit(""), false}, "bts": {2, bit("or"), true}, "btr": {2, bit("and"), true}, "btc": {2, bit("xor"), true},
	}
}

// statement translates one instruction.
func (t *translation) statement(s statement) {
	switch order, fence := fences[s.name]; {
	case idle[s.name] && !s.locked:
		return
	case fence && !s.locked && len(s.args) == 0:
		t.insts = append(t.insts, ir.NewFence(order))
		return
	case strings.HasPrefix(s.name, "set") && len(s.args) == 1 && !s.locked:
		t.write(s.args[0], t.emit(ir.NewZExt(t.condition(s.name[3:]), types.I8)))
		return
	case strings.HasPrefix(s.name, "cmov") && len(s.args) == 2 && !s.locked:
		t.conditionalMove(s)
		return
	case t.extend(s):
		return
	case s.name == "cmpxchg16b" && s.locked && len(s.args) == 1 && t.isMemory(s.args[0]):
		t.compareExchangePair(s.args[0])
		return
	}
	if (s.name == "rdtsc" || s.name == "rdtscp") && !s.locked && len(s.args) == 0 {
		t.timeStamp(s.name == "rdtscp")
		return
	}
	inst, bits := t.find(s)
	if len(s.args) != inst.args {
		t.refuse("%s with %d operands", s.name, len(s.args))
	}
	memory := inst.args > 0 && t.isMemory(s.args[len(s.args)-1])
	if s.locked && (!inst.lockable || !memory) {
		t.refuse("lock %s", s.name)
	}
	if inst.args == 2 && t.isMemory(s.args[0]) && memory {
		t.refuse("%s with two operands in memory", s.name)
	}
	if s.locked && t.onStack(s.args[len(s.args)-1]) && s.args[0].kind == immediate && s.args[0].n == 0 {
		t.barrier() // the idiom of compilers for a fence
		return
	}
	inst.do(t, s, bits)
}

// find looks a mnemonic up, and finds how many bits it works on: by its suffix, else by its operands.
func (t *translation) find(s statement) (instruction, int) {
	inst, ok := instructions[s.name]
	bits := 0
	if !ok && len(s.name) > 1 {
		last := len(s.name) - 1
		inst, ok = instructions[s.name[:last]]
		bits = suffixes[s.name[last]]
		ok = ok && bits != 0
	}
	if !ok {
		t.refuse("instruction %s", s.name)
	}
	for _, a := range s.args {
		w := t.width(a)
		if t.isMemory(a) && bits != 0 {
			continue // of any type
		}
		if shifts := strings.HasPrefix(s.name, "s") && len(s.args) == 2 && a.reg.name == "cx" && w == 8; shifts {
			continue // the count
		}
		if bits == 0 {
			bits = w
		} else if w != 0 && w != bits && a.kind == register && !t.isMemory(a) {
			t.refuse("%s with a register of %d bits", s.name, w)
		}
	}
	if bits == 0 {
		t.refuse("%s of no size", s.name)
	}
	return inst, bits
}

// onStack tells whether an argument is a place beside the stack pointer, of which a program knows nothing.
func (t *translation) onStack(a argument) bool { return a.kind == address && a.base.name == "sp" }

func (t *translation) move(s statement, bits int) { t.write(s.args[1], t.read(s.args[0], bits)) }

func (t *translation) lea(s statement, bits int) {
	if s.args[0].kind != address || bits != 64 {
		t.refuse("lea of %s", s.args[0].name)
	}
	p := t.address(s.args[0], types.I8)
	o, _ := t.operand(s.args[1].reg)
	if s.args[1].kind != register || o.memory != nil {
		t.refuse("lea to %s", s.args[1].name)
	}
	t.regs[o.reg] = p
}

// extend translates movz and movs with their two suffixes, also written movzx and movsx; it returns false for others.
func (t *translation) extend(s statement) bool {
	rest, signed := strings.CutPrefix(s.name, "movs")
	rest, zero := strings.CutPrefix(rest, "movz")
	if !signed && !zero || len(s.args) != 2 || s.locked || len(rest) == 0 {
		return false
	}
	from, to := suffixes[rest[0]], t.width(s.args[1])
	if rest == "x" {
		from = t.width(s.args[0])
	} else if len(rest) == 2 {
		to = suffixes[rest[1]]
	}
	if from == 0 || to <= from {
		t.refuse("instruction %s", s.name)
	}
	v, typ := t.read(s.args[0], from), types.NewInt(uint64(to))
	if signed {
		t.write(s.args[1], t.emit(ir.NewSExt(v, typ)))
	} else {
		t.write(s.args[1], t.emit(ir.NewZExt(v, typ)))
	}
	return true
}

func (t *translation) conditionalMove(s statement) {
	name, bits := s.name[len("cmov"):], t.width(s.args[1])
	if _, ok := synonyms[name]; !ok && len(name) > 1 {
		bits, name = suffixes[name[len(name)-1]], name[:len(name)-1]
	}
	if bits < 16 {
		t.refuse("instruction %s", s.name)
	}
	from, to := t.read(s.args[0], bits), t.read(s.args[1], bits)
	t.write(s.args[1], t.emit(ir.NewSelect(t.condition(name), from, to)))
}

// A binary operation: what it makes of two values, and of memory with a lock prefix, and the flags after it.
type operation struct {
	compute func(t *translation, a, b value.Value) value.Value
	atomic  enum.AtomicOp
	flags   func(t *translation, r, a, b value.Value) flags
}

var (
	addition    = operation{func(t *translation, a, b value.Value) value.Value { return t.emit(ir.NewAdd(a, b)) }, enum.AtomicOpAdd, (*translation).ofSum}
	subtraction = operation{func(t *translation, a, b value.Value) value.Value { return t.emit(ir.NewSub(a, b)) }, enum.AtomicOpSub, (*translation).ofDifference}
	conjunction = operation{func(t *translation, a, b value.Value) value.Value { return t.emit(ir.NewAnd(a, b)) }, enum.AtomicOpAnd, logic}
	disjunction = operation{func(t *translation, a, b value.Value) value.Value { return t.emit(ir.NewOr(a, b)) }, enum.AtomicOpOr, logic}
	exclusion   = operation{func(t *translation, a, b value.Value) value.Value { return t.emit(ir.NewXor(a, b)) }, enum.AtomicOpXor, logic}
)

func logic(t *translation, r, _, _ value.Value) flags { return t.ofLogic(r) }

// update replaces what a place holds by op of it and b, atomically where locked is set, and returns the values before and after.
func (t *translation) update(place argument, b value.Value, op operation, locked bool) (old, updated value.Value) {
	bits := t.bitsOf(b.Type())
	if !locked {
		old = t.read(place, bits)
		updated = op.compute(t, old, b)
		t.write(place, updated)
		return old, updated
	}
	old = t.readModifyWrite(op.atomic, place, b)
	return old, op.compute(t, old, b)
}

func (t *translation) readModifyWrite(op enum.AtomicOp, place argument, b value.Value) value.Value {
	old := t.emit(ir.NewAtomicRMW(op, t.address(place, b.Type()), b, enum.AtomicOrderingSequentiallyConsistent))
	t.barrier()
	return old
}

// barrier is a full fence. A locked instruction is one, for all accesses around it; a read-modify-write of C11 is not.
func (t *translation) barrier() {
	t.insts = append(t.insts, ir.NewFence(enum.AtomicOrderingSequentiallyConsistent))
}

// arithmetic is an instruction that computes its second operand from both.
func arithmetic(op operation) func(*translation, statement, int) {
	return func(t *translation, s statement, bits int) {
		b := t.read(s.args[0], bits)
		old, r := t.update(s.args[1], b, op, s.locked)
		t.flags = op.flags(t, r, old, b)
	}
}

// one is an instruction that adds or subtracts one and leaves the carry flag alone.
func one(op operation) func(*translation, statement, int) {
	return func(t *translation, s statement, bits int) {
		b := constant.NewInt(types.NewInt(uint64(bits)), 1)
		old, r := t.update(s.args[0], b, op, s.locked)
		carry := t.flags.carry
		t.flags = op.flags(t, r, old, b)
		t.flags.carry = carry
	}
}

func (t *translation) negate(s statement, bits int) {
	a, zero := t.read(s.args[0], bits), constant.NewInt(types.NewInt(uint64(bits)), 0)
	r := t.emit(ir.NewSub(zero, a))
	t.write(s.args[0], r)
	t.flags = t.ofDifference(r, zero, a)
}

func (t *translation) not(s statement, bits int) {
	t.update(s.args[0], constant.NewInt(types.NewInt(uint64(bits)), -1), exclusion, s.locked)
}

func (t *translation) compare(s statement, bits int) {
	b, a := t.read(s.args[0], bits), t.read(s.args[1], bits)
	t.flags = t.ofDifference(t.emit(ir.NewSub(a, b)), a, b)
}

func (t *translation) test(s statement, bits int) {
	t.flags = t.ofLogic(t.emit(ir.NewAnd(t.read(s.args[1], bits), t.read(s.args[0], bits))))
}

// exchange is atomic with memory, whether it has a lock prefix or not.
func (t *translation) exchange(s statement, bits int) {
	from, place := s.args[0], s.args[1]
	if t.isMemory(from) {
		from, place = place, from
	}
	v := t.read(from, bits)
	if t.isMemory(place) {
		t.write(from, t.readModifyWrite(enum.AtomicOpXChg, place, v))
		return
	}
	old := t.read(place, bits)
	t.write(place, v)
	t.write(from, old)
}

func (t *translation) exchangeAdd(s statement, bits int) {
	b := t.read(s.args[0], bits)
	old, r := t.update(s.args[1], b, addition, s.locked)
	t.flags = t.ofSum(r, old, b)
	t.write(s.args[0], old)
	if !t.isMemory(s.args[1]) {
		t.write(s.args[1], r) // the sum remains where both are the same register
	}
}

// compareExchange stores its first operand in the second if that is equal to the accumulator, which gets what was there.
func (t *translation) compareExchange(s statement, bits int) {
	accumulator := argument{kind: register, reg: part{"ax", bits}, name: "the accumulator"}
	expected, v := t.read(accumulator, bits), t.read(s.args[0], bits)
	var old value.Value
	if s.locked {
		const order = enum.AtomicOrderingSequentiallyConsistent
		cas := t.emit(ir.NewCmpXchg(t.address(s.args[1], v.Type()), expected, v, order, order))
		old = t.emit(ir.NewExtractValue(cas, 0))
		t.barrier()
	} else {
		old = t.read(s.args[1], bits)
		equal := t.emit(ir.NewICmp(enum.IPredEQ, old, expected))
		t.write(s.args[1], t.emit(ir.NewSelect(equal, v, old)))
	}
	t.flags = t.ofDifference(t.emit(ir.NewSub(expected, old)), expected, old)
	before := t.register(accumulator.reg, 64)
	t.write(accumulator, old)
	if bits == 32 { // only a failure writes the register, and so clears its upper half
		t.regs["ax"] = t.emit(ir.NewSelect(t.flag(t.flags.zero), before, t.register(accumulator.reg, 64)))
	}
}

// timeStamp is rdtsc, and rdtscp, which puts the number of the processor into ecx: both may be any number, each time.
func (t *translation) timeStamp(andProcessor bool) {
	number := func() value.Value { return t.emit(ir.NewCall(ir.NewFunc("llvm.x86.rdtsc", types.I64))) }
	stamp := number()
	t.set("ax", t.low(stamp, 32))
	t.set("dx", t.low(t.emit(ir.NewLShr(stamp, constant.NewInt(types.I64, 32))), 32))
	if andProcessor {
		t.set("cx", t.low(number(), 32))
	}
}

// compareExchangePair is lock cmpxchg16b: it stores rcx:rbx if rdx:rax is what is there, and else puts that into rdx:rax. Of the flags it sets that of zero alone.
func (t *translation) compareExchangePair(place argument) {
	if t.ptrBits != 64 {
		t.refuse("cmpxchg16b of %d bits", t.ptrBits)
	}
	const order = enum.AtomicOrderingSequentiallyConsistent
	named := func(reg string) argument { return argument{kind: register, reg: part{reg, 64}, name: "r" + reg} }
	both := func(high, low string) value.Value {
		h := t.emit(ir.NewShl(t.emit(ir.NewZExt(t.read(named(high), 64), types.I128)), constant.NewInt(types.I128, 64)))
		return t.emit(ir.NewOr(h, t.emit(ir.NewZExt(t.read(named(low), 64), types.I128))))
	}
	expected := both("dx", "ax")
	cas := t.emit(ir.NewCmpXchg(t.address(place, types.I128), expected, both("cx", "bx"), order, order))
	old := t.emit(ir.NewExtractValue(cas, 0))
	t.barrier()
	equal := t.emit(ir.NewExtractValue(cas, 1))
	t.flags = flags{zero: func() value.Value { return equal }}
	t.write(named("ax"), t.emit(ir.NewTrunc(old, types.I64)))
	t.write(named("dx"), t.emit(ir.NewTrunc(t.emit(ir.NewLShr(old, constant.NewInt(types.I128, 64))), types.I64)))
}

func left(t *translation, a, n value.Value) value.Value    { return t.emit(ir.NewShl(a, n)) }
func logical(t *translation, a, n value.Value) value.Value { return t.emit(ir.NewLShr(a, n)) }
func right(t *translation, a, n value.Value) value.Value   { return t.emit(ir.NewAShr(a, n)) }

// shift is a shift by a number or by %cl, of which the processor takes the lowest 5 bits, or 6 for 64 bits. Its flags are not known here.
func shift(compute func(t *translation, a, n value.Value) value.Value) func(*translation, statement, int) {
	return func(t *translation, s statement, bits int) {
		if bits < 32 {
			t.refuse("%s of %d bits", s.name, bits)
		}
		n := t.emit(ir.NewAnd(t.read(argument{kind: s.args[0].kind, n: s.args[0].n, reg: part{s.args[0].reg.name, 8}}, 8), constant.NewInt(types.I8, int64(bits-1))))
		t.write(s.args[1], compute(t, t.read(s.args[1], bits), t.emit(ir.NewZExt(n, types.NewInt(uint64(bits))))))
		t.flags = flags{}
	}
}

// bit is bt, bts, btr or btc: it copies a bit to the carry flag and then sets, clears or changes it. In memory a bit's number in a register counts from the address, whatever the size; an immediate one, and one of a bit in a
// register, is taken modulo the size.
func bit(change string) func(*translation, statement, int) {
	return func(t *translation, s statement, bits int) {
		if bits < 16 {
			t.refuse("%s of %d bits", s.name, bits)
		}
		typ, place := types.NewInt(uint64(bits)), s.args[1]
		index := t.read(s.args[0], bits)
		n := t.emit(ir.NewAnd(index, constant.NewInt(typ, int64(bits-1))))
		if _, isNumber := index.(*constant.Int); !isNumber && t.isMemory(place) {
			place = t.wordOf(place, index, bits)
		}
		mask := t.emit(ir.NewShl(constant.NewInt(typ, 1), n))
		var old value.Value
		switch change {
		case "":
			old = t.read(place, bits)
		case "or":
			old, _ = t.update(place, mask, disjunction, s.locked)
		case "and":
			old, _ = t.update(place, t.emit(ir.NewXor(mask, constant.NewInt(typ, -1))), conjunction, s.locked)
		case "xor":
			old, _ = t.update(place, mask, exclusion, s.locked)
		}
		set := t.emit(ir.NewICmp(enum.IPredNE, t.emit(ir.NewAnd(old, mask)), constant.NewInt(typ, 0)))
		t.flags = flags{carry: func() value.Value { return set }}
	}
}

// wordOf is the word with a bit whose number counts from the address of place: a register of the translation's own holds its address.
func (t *translation) wordOf(place argument, index value.Value, bits int) argument {
	shifts := map[int]int64{16: 4, 32: 5, 64: 6}
	word := t.emit(ir.NewAShr(index, constant.NewInt(index.Type().(*types.IntType), shifts[bits])))
	if bits < 64 {
		word = t.emit(ir.NewSExt(word, types.I64))
	}
	offset := t.emit(ir.NewMul(word, constant.NewInt(types.I64, int64(bits/8))))
	const own = "word"
	t.regs[own] = t.emit(ir.NewGetElementPtr(types.I8, t.address(place, types.I8), offset))
	return argument{kind: address, base: part{own, 64}, name: place.name}
}
