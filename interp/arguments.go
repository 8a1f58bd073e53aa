package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// ReadsArguments tells whether main uses what it is called with: to keep it in variables, and to load it from there, is no use. Such a program is
// executed without arguments, and what is found holds for that alone. A main of Rust hands them to the library, which keeps them for std::env::args; that is unsupported.
func (p *Program) ReadsArguments() bool {
	if p.user.mod.Rust != "" {
		return false
	}
	main := p.user.funcs["main"]
	given := map[value.Value]bool{} // parameters, the variables that they are stored into at first, and what is loaded from there
	for _, param := range main.Params {
		given[param] = true
	}
	for _, b := range main.Blocks {
		for _, inst := range b.Insts {
			switch inst := inst.(type) {
			case *ir.InstStore:
				_, local := inst.Dst.(*ir.InstAlloca)
				if _, whole := inst.Src.(*ir.Param); local && whole {
					given[inst.Dst] = true
					continue
				}
			case *ir.InstLoad:
				if given[inst.Src] {
					given[inst] = true
					continue
				}
			}
			if mentions(inst.Operands(), given) {
				return true
			}
		}
		if mentions(b.Term.Operands(), given) {
			return true
		}
	}
	return false
}

// mentions tells whether one of some values is among the operands.
func mentions(operands []*value.Value, some map[value.Value]bool) bool {
	for _, v := range operands {
		if arg, ok := (*v).(*ir.Arg); ok {
			if some[arg.Value] {
				return true
			}
		} else if some[*v] {
			return true
		}
	}
	return false
}
