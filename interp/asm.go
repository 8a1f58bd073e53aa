package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"github.com/gomc/gomc/interp/x86"
)

// inlineAsm lowers inline assembly, as the instructions that do the same.
func (l *lowerer) inlineAsm(inst *ir.InstCall, a *ir.InlineAsm) {
	var results []types.Type
	switch t := inst.Type().(type) {
	case *types.VoidType:
	case *types.StructType:
		results = t.Fields
	default:
		results = []types.Type{t}
	}
	insts, values, err := x86.Translate(a, l.u.mod.TargetTriple, int(l.p.ptrBits), inst.Args, results)
	if err != nil {
		refuse("inline assembly %q (%v)", a.Asm, err)
	}
	for _, i := range insts {
		l.instruction(i)
	}
	var from []operand
	for _, v := range values {
		from = append(from, l.get(v)...)
	}
	l.copies(l.get(inst), from)
}
