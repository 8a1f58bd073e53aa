package interp

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// arguments lays argv out in static memory, as the program may write to it: a table of pointers to words, which are objects of their own. The environment that
// stands behind is empty.
func (p *Program) arguments() (argc, argv, envp uint64) {
	words := append([]string{p.user.mod.Name}, p.opts.Args...)
	var table []byte
	for i, w := range words {
		table = append(table, p.pointerBytes(p.addStatic(fmt.Sprintf("argv[%d]", i), append([]byte(w), 0)))...)
	}
	behind := uint64(len(table)) + uint64(p.ptrBits/8)
	table = append(table, make([]byte, p.ptrBits/4)...) // two null pointers: ends of argv and of envp
	argv = p.addStaticOf(types.I8Ptr, "argv", table)
	return uint64(len(words)), argv, argv + behind
}

// pointerBytes is an address as it stands in memory.
func (p *Program) pointerBytes(addr uint64) (content []byte) {
	for i := uint(0); i < p.ptrBits; i += 8 {
		content = append(content, byte(addr>>i))
	}
	return content
}

// ReadsArguments tells whether main uses what it is called with: to keep it in variables, and to load it from there, is no use. Such a program is
// executed with Options.Args alone, and what is found holds for that. A main of Rust hands them to the library, which keeps them for std::env::args; that is unsupported.
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
