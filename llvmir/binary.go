package llvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Binary returns the operands of an instruction that computes something of two numbers, and its name in LLVM assembly;
// ok is false for other instructions.
func Binary(inst ir.Instruction) (name string, x, y value.Value, ok bool) {
	switch i := inst.(type) {
	case *ir.InstAdd:
		return "add", i.X, i.Y, true
	case *ir.InstSub:
		return "sub", i.X, i.Y, true
	case *ir.InstMul:
		return "mul", i.X, i.Y, true
	case *ir.InstUDiv:
		return "udiv", i.X, i.Y, true
	case *ir.InstSDiv:
		return "sdiv", i.X, i.Y, true
	case *ir.InstURem:
		return "urem", i.X, i.Y, true
	case *ir.InstSRem:
		return "srem", i.X, i.Y, true
	case *ir.InstShl:
		return "shl", i.X, i.Y, true
	case *ir.InstLShr:
		return "lshr", i.X, i.Y, true
	case *ir.InstAShr:
		return "ashr", i.X, i.Y, true
	case *ir.InstAnd:
		return "and", i.X, i.Y, true
	case *ir.InstOr:
		return "or", i.X, i.Y, true
	case *ir.InstXor:
		return "xor", i.X, i.Y, true
	case *ir.InstFAdd:
		return "fadd", i.X, i.Y, true
	case *ir.InstFSub:
		return "fsub", i.X, i.Y, true
	case *ir.InstFMul:
		return "fmul", i.X, i.Y, true
	case *ir.InstFDiv:
		return "fdiv", i.X, i.Y, true
	case *ir.InstFRem:
		return "frem", i.X, i.Y, true
	}
	return "", nil, nil, false
}
