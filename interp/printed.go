package interp

import (
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/llvmir"
)

// This file is about the results of output functions, which never fail.

// counting are the functions that return how many characters they have printed: which argument is the format, and the model that counts.
var counting = map[string]struct {
	format int
	model  string
}{
	"printf": {0, "snprintf"}, "fprintf": {1, "snprintf"}, "dprintf": {1, "snprintf"}, "__printf_chk": {1, "snprintf"}, "__fprintf_chk": {2, "snprintf"},
	"vprintf": {0, "vsnprintf"}, "vfprintf": {1, "vsnprintf"},
}

// countModels are the models that count characters for the program.
func (u *unit) countModels() (all []string) {
	for _, f := range u.mod.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if call, ok := inst.(*ir.InstCall); ok {
					if c, counts := counting[calleeName(call)]; counts && !slices.Contains(all, c.model) && used(f, call) {
						all = append(all, c.model)
					}
				}
			}
		}
	}
	return all
}

func calleeName(call *ir.InstCall) string {
	if f, ok := call.Callee.(*ir.Func); ok {
		return f.Name()
	}
	return ""
}

// used tells whether something in a function has a value as operand.
func used(f *ir.Func, v value.Value) bool {
	some := map[value.Value]bool{v: true}
	for _, b := range f.Blocks {
		if slices.ContainsFunc(b.Insts, func(i ir.Instruction) bool { return mentions(i.Operands(), some) }) || mentions(b.Term.Operands(), some) {
			return true
		}
	}
	return false
}

// printed emits what an output function returns.
func (l *lowerer) printed(inst *ir.InstCall, name string, dst operand) {
	if info := l.u.infos[l.f]; info != nil && len(info.uses[inst]) == 0 {
		return
	}
	argument := func(i int) operand {
		v, _, _ := llvmir.Argument(inst.Args[i])
		return l.one(v)
	}
	switch {
	case name == "fflush":
		l.emit(op{code: opMov, dst: dst, a: l.constant(0)})
	case strings.HasPrefix(name, "putchar"), name == "putc", name == "fputc":
		l.emit(op{code: opTrunc, w: 8, dst: dst, a: argument(0)})
	case name == "fwrite":
		l.emit(op{code: opSelect, dst: dst, a: l.nonzero(argument(1)), b: l.list([]operand{argument(2), l.constant(0)})})
	case counting[name].model != "":
		l.count(inst, name)
	default: // no negative number
		l.emit(op{code: opMov, dst: dst, a: l.constant(1)})
	}
}

func (l *lowerer) nonzero(x operand) operand {
	is := l.slot()
	l.emit(op{code: opNe, w: 64, dst: is, a: x, b: l.constant(0)})
	return is
}

// count emits a call that writes nowhere and returns the number of characters.
func (l *lowerer) count(inst *ir.InstCall, name string) {
	c := counting[name]
	model := l.p.bind(c.model)
	if model.fn == nil || !model.fn.model {
		refuse("the result of %s", name)
	}
	nowhere := constant.NewNull(types.I8Ptr)
	none := constant.NewInt(types.NewInt(uint64(l.p.ptrBits)), 0)
	l.callWith(inst, append([]value.Value{nowhere, none}, inst.Args[c.format:]...), model.fn)
}
