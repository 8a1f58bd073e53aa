package interp

import (
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
)

// lockedOps are the x86 instructions that a lock prefix makes an atomic
// read-modify-write; xchg with memory is one without the prefix.
var lockedOps = map[string]event.Op{
	"xadd": event.OpAdd, "xchg": event.OpXchg, "cmpxchg": event.OpCmpXchg, "inc": event.OpAdd, "dec": event.OpSub,
	"add": event.OpAdd, "sub": event.OpSub, "and": event.OpAnd, "or": event.OpOr, "xor": event.OpXor,
}

// asmOperands are the operands of inline assembly, by number: where memory is,
// and what a register holds before.
type asmOperands struct {
	pointers map[int]value.Value
	values   map[int]value.Value
	outputs  []int // numbers of the registers that are results
}

// operandsOf assigns the arguments of inline assembly to its operands, after
// LLVM's rules for constraint strings: indirect outputs and inputs take an
// argument each, and an input that is a number shares the register of that
// output.
func operandsOf(constraint string, args []value.Value) (asmOperands, bool) {
	o := asmOperands{pointers: map[int]value.Value{}, values: map[int]value.Value{}}
	for i, c := range strings.Split(constraint, ",") {
		switch {
		case strings.HasPrefix(c, "~"):
			continue
		case strings.HasPrefix(c, "=") && !strings.HasPrefix(c, "=*"):
			o.outputs = append(o.outputs, i)
			continue
		case len(args) == 0:
			return o, false
		case strings.Contains(c, "*"):
			o.pointers[i] = args[0]
		default:
			o.values[i] = args[0]
			if tied, err := strconv.Atoi(c); err == nil {
				o.values[tied] = args[0]
			}
		}
		args = args[1:]
	}
	return o, len(args) == 0
}

// lockedInstruction lowers inline assembly that is a single locked instruction
// in AT&T syntax with one memory operand; it reports whether it is that.
func (l *lowerer) lockedInstruction(inst *ir.InstCall, a *ir.InlineAsm) bool {
	fields := strings.FieldsFunc(strings.ToLower(a.Asm), func(r rune) bool { return strings.ContainsRune(" \t\n;,", r) })
	locked := len(fields) > 0 && fields[0] == "lock"
	if locked {
		fields = fields[1:]
	}
	if len(fields) < 2 || len(fields) > 3 || len(fields[0]) < 3 {
		return false
	}
	last := len(fields[0]) - 1
	size := map[byte]uint8{'b': 1, 'w': 2, 'l': 4, 'q': 8}[fields[0][last]]
	code, ok := lockedOps[fields[0][:last]]
	o, known := operandsOf(a.Constraint, inst.Args)
	if !ok || !known || size == 0 || !locked && code != event.OpXchg || len(o.outputs) > 1 {
		return false
	}
	site := rmwSite{exp: l.constant(0), val: l.constant(1), ok: noSlot, op: code, size: size, order: uint8(event.SeqCst), fail: uint8(event.SeqCst)}
	memory, register := false, len(fields) == 2 // inc and dec have no register
	for _, f := range fields[1:] {
		n, err := strconv.Atoi(strings.TrimPrefix(f, "$"))
		switch {
		case err != nil:
			return false
		case o.pointers[n] != nil && !memory:
			site.addr, memory = l.one(o.pointers[n]), true
		case o.values[n] != nil && !register:
			site.val, register = l.one(o.values[n]), true
		default:
			return false
		}
	}
	if !memory || !register {
		return false
	}
	returns := code == event.OpCmpXchg || code == event.OpXchg || fields[0][:last] == "xadd"
	if returns != (len(o.outputs) == 1) {
		return false
	}
	if code == event.OpCmpXchg {
		expected := o.values[o.outputs[0]]
		if expected == nil {
			return false
		}
		site.exp = l.one(expected)
	}
	site.old = l.slot()
	if returns {
		site.old = l.one(inst)
	}
	l.rmw(site)
	return true
}
