package interp

import (
	"bytes"
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
	"vprintf": {0, "vsnprintf"}, "vfprintf": {1, "vsnprintf"}, "vdprintf": {1, "vsnprintf"},
}

// looks are the functions that read texts or bytes: which argument is the first that the model has, and the model (models/c/looks.c).
var looks = map[string]struct {
	first int
	model string
}{
	"puts": {0, lookAtText}, "puts_unlocked": {0, lookAtText}, "fputs": {0, lookAtText}, "fputs_unlocked": {0, lookAtText}, "perror": {0, lookAtMessage}, "fwrite": {0, lookAtBytes},
	"fwrite_unlocked": {0, lookAtBytes},
	"printf":          {0, lookAtArguments}, "fprintf": {1, lookAtArguments}, "dprintf": {1, lookAtArguments}, "__printf_chk": {1, lookAtArguments}, "__fprintf_chk": {2, lookAtArguments},
	"vprintf": {0, lookAtList}, "vfprintf": {1, lookAtList}, "vdprintf": {1, lookAtList},
}

const (
	lookAtText      = "__look_at_text"
	lookAtMessage   = "__look_at_message"
	lookAtBytes     = "__look_at_bytes"
	lookAtArguments = "__look_at_arguments"
	lookAtList      = "__look_at_list"
)

// lookModels are the models that read what the program prints.
func (u *unit) lookModels() (all []string) {
	for _, f := range u.mod.Funcs {
		if look, ok := looks[u.shared(f.Name())]; ok {
			all = append(all, look.model)
		}
	}
	return all
}

// look emits the reads of what an output function of the program prints, unless it prints constants only, or somebody counts its characters, who reads them, too.
func (l *lowerer) look(inst *ir.InstCall, name string) {
	look, ok := looks[name]
	if !ok || l.u.model || len(inst.Args) <= look.first || counting[name].model != "" && l.isUsed(inst) {
		return
	}
	args := inst.Args[look.first:]
	if look.model != lookAtBytes && !slices.ContainsFunc(args, func(v value.Value) bool {
		v, _, _ = llvmir.Argument(v)
		_, pointer := v.Type().(*types.PointerType)
		return pointer && !l.isText(v)
	}) {
		return
	}
	switch look.model {
	case lookAtText, lookAtMessage:
		all := constant.NewInt(types.NewInt(uint64(l.p.ptrBits)), -1)
		args = []value.Value{args[0], all}
	case lookAtBytes:
		args = args[:min(len(args), 3)]
	}
	model := l.p.bind(look.model)
	if model.fn == nil {
		refuse("output by %s", name)
	}
	l.callFor(callSite{fn: model.fn, target: l.constant(0)}, args)
}

// isText tells that an operand is a text with an end, which nobody can change.
func (l *lowerer) isText(v value.Value) bool {
	if _, ok := v.(constant.Constant); !ok {
		return false
	}
	addr := l.one(v)
	if addr&constBit == 0 {
		return false
	}
	g, offset := l.p.staticAt(l.fn.consts[addr&^constBit])
	return g != nil && g.constant && g.ready && offset < g.size && bytes.IndexByte(g.image[offset:g.size], 0) >= 0
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
	if !l.isUsed(inst) {
		return
	}
	argument := func(i int) operand {
		v, _, _ := llvmir.Argument(inst.Args[i])
		return l.one(v)
	}
	switch {
	case name == "fflush":
		l.emit(op{code: opMov, dst: dst, a: l.constant(0)})
	case strings.HasPrefix(name, "putc"), strings.HasPrefix(name, "fputc"):
		l.emit(op{code: opTrunc, w: 8, dst: dst, a: argument(0)})
	case looks[name].model == lookAtBytes:
		l.emit(op{code: opSelect, dst: dst, a: l.nonzero(argument(1)), b: l.list([]operand{argument(2), l.constant(0)})})
	case counting[name].model != "":
		l.count(inst, name)
	default: // no negative number
		l.emit(op{code: opMov, dst: dst, a: l.constant(1)})
	}
}

// isUsed tells whether something has the result of a call as operand, as far as known.
func (l *lowerer) isUsed(inst *ir.InstCall) bool {
	info := l.u.infos[l.f]
	return info == nil || len(info.uses[inst]) > 0
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
