package llvmir

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Signature returns the function type of a call. It is that of the function
// if that is called directly with arguments that fit it, and made up from the
// arguments and the result otherwise: C code may call a function through a
// type that is not its own. It never panics, unlike InstCall.Sig.
func Signature(call *ir.InstCall) *types.FuncType {
	if f, ok := call.Callee.(*ir.Func); ok && fits(f.Sig, call) {
		return f.Sig
	}
	params := make([]types.Type, len(call.Args))
	for i, a := range call.Args {
		params[i] = a.Type()
	}
	return types.NewFunc(call.Type(), params...)
}

// fits tells whether the arguments and result of a call are what sig wants.
func fits(sig *types.FuncType, call *ir.InstCall) bool {
	if len(call.Args) < len(sig.Params) || len(call.Args) > len(sig.Params) && !sig.Variadic || !compatible(sig.RetType, call.Type()) {
		return false
	}
	for i, t := range sig.Params {
		if !compatible(t, call.Args[i].Type()) {
			return false
		}
	}
	return true
}

// Argument takes an argument of a call apart: its value, the type that is
// passed by value (a copy of what the value points to), and the type of the
// memory operand of inline assembly; these are nil for most arguments.
func Argument(arg value.Value) (v value.Value, byval, elem types.Type) {
	a, ok := arg.(*ir.Arg)
	if !ok {
		return arg, nil, nil
	}
	byval, elem = attributeTypes(a.Attrs)
	return a.Value, byval, elem
}

// ByVal returns the type of a parameter that is passed by value, nil for
// other parameters.
func ByVal(param *ir.Param) types.Type {
	t, _ := attributeTypes(param.Attrs)
	return t
}

func attributeTypes(attrs []ir.ParamAttribute) (byval, elem types.Type) {
	for _, attr := range attrs {
		switch attr := attr.(type) {
		case ir.Byval:
			byval = attr.Typ
		case ir.ElementType:
			elem = attr.Typ
		}
	}
	return byval, elem
}

const rmwPrefix = "gomc.atomicrmw."

// AtomicRMW describes an atomicrmw that is encoded as a call.
type AtomicRMW struct {
	Op       string // "fmax", "uinc_wrap", ...
	Ordering enum.AtomicOrdering
	Volatile bool
	// SingleThread tells that only signal handlers of the thread take part.
	SingleThread bool
}

// DecodeAtomicRMW recognises the functions that stand for the operations of
// atomicrmw that llir does not know, see doc.go.
func DecodeAtomicRMW(f *ir.Func) (AtomicRMW, bool) {
	rest, ok := strings.CutPrefix(f.Name(), rmwPrefix)
	parts := strings.Split(rest, ".")
	if !ok || len(parts) < 3 {
		return AtomicRMW{}, false
	}
	r := AtomicRMW{Op: parts[0]}
	switch parts[2] {
	case "monotonic":
		r.Ordering = enum.AtomicOrderingMonotonic
	case "acquire":
		r.Ordering = enum.AtomicOrderingAcquire
	case "release":
		r.Ordering = enum.AtomicOrderingRelease
	case "acq_rel":
		r.Ordering = enum.AtomicOrderingAcquireRelease
	case "seq_cst":
		r.Ordering = enum.AtomicOrderingSequentiallyConsistent
	default:
		return AtomicRMW{}, false
	}
	for _, p := range parts[3:] {
		switch p {
		case "volatile":
			r.Volatile = true
		case "singlethread":
			r.SingleThread = true
		}
	}
	return r, true
}
