package interp

import (
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"github.com/gomc/gomc/llvmir"
)

// This file is about functions that the program declares, and neither it nor gomc defines.

// input tells that a function returns any value by its name: those of SV-COMP, and what other tools call so.
func input(name string) bool {
	return strings.HasPrefix(name, "__VERIFIER_nondet_") || strings.HasPrefix(name, "nondet_")
}

// never are functions that do more than to return a value, whatever --undefined says.
var never = []string{"fork", "vfork", "killpg", "alarm", "pause", "sigqueue", "longjmp", "_longjmp"}

// unknownFunction emits the call of a function that nobody defines as one that returns any value of its type and has no other effect, if it is one of
// those that do, or the user says that all are. What gets a pointer may write through it, so that it is not among them.
func (l *lowerer) unknownFunction(inst *ir.InstCall, name string) {
	if !input(name) {
		switch {
		case !l.p.opts.UndefinedNondet:
			refuse("%s", llvmir.Demangle(name))
		case slices.Contains(never, name), strings.HasPrefix(name, "pthread_"), strings.HasPrefix(name, "sem_"), strings.HasPrefix(name, "__"),
			strings.HasPrefix(name, "_ZNSt"), strings.HasPrefix(name, "_ZSt"):
			refuse("%s, which does more than to return a value", llvmir.Demangle(name))
		}
		for _, arg := range inst.Args {
			if v, _, _ := llvmir.Argument(arg); types.IsPointer(v.Type()) {
				refuse("%s, which is not defined and gets a pointer", name)
			}
		}
	}
	switch t := inst.Type().(type) {
	case *types.VoidType:
	case *types.IntType:
		if t.BitSize > 64 {
			refuse("%s with a result of type %v", name, t)
		}
		signed := uint64(1)
		if t.BitSize == 1 || strings.HasPrefix(strings.TrimPrefix(name, "__VERIFIER_"), "nondet_u") {
			signed = 0
		}
		l.builtin(builtinNondet, name, l.orSlot(l.one(inst)), []operand{l.constant(t.BitSize), l.constant(signed), l.constant(0)}, name)
	default:
		refuse("%s with a result of type %v", name, t)
	}
}

// inputName is the name of the function or variable whose value a nondeterministic integer is.
func (p *Program) inputName(b *builtinSite, addr uint64) string {
	if b.text != nil {
		return b.text[0]
	}
	return p.text(addr)
}
