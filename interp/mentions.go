package interp

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// mention is what instructions at one place of the source say about types, nil where they say nothing, or different things.
type mention struct {
	whole  *llvmir.Type // of the object that is accessed: what the first address that leads to it points to
	result *llvmir.Type // of what an address that a call returns points to
}

// mentionAt returns what is said at a place. All places are looked at when the first name is asked for.
func (p *Program) mentionAt(s event.Site) mention {
	p.namesOnce.Do(func() {
		p.mentions = map[event.Site]mention{}
		for f, info := range p.user.infos {
			p.mangled = p.mangled || llvmir.Demangle(f.Name()) != f.Name()
			w := witnessOfTypes{p.user.mod, f, info}
			for _, b := range f.Blocks {
				for _, inst := range b.Insts {
					w.collect(p, inst)
				}
			}
		}
	})
	return p.mentions[s]
}

// witnessOfTypes finds types of the source for values of a function, which debug information gives to variables and functions only.
type witnessOfTypes struct {
	mod  *llvmir.Module
	f    *ir.Func
	info *escapeInfo
}

// maxMention bounds how far a value is followed.
const maxMention = 20

// collect notes what an instruction says.
func (w witnessOfTypes) collect(p *Program, inst ir.Instruction) {
	var whole, result *llvmir.Type
	switch inst := inst.(type) {
	case *ir.InstLoad:
		whole = w.whole(inst.Src, maxMention)
	case *ir.InstStore:
		whole = w.whole(inst.Dst, maxMention)
	case *ir.InstAtomicRMW:
		whole = w.whole(inst.Dst, maxMention)
	case *ir.InstCmpXchg:
		whole = w.whole(inst.Ptr, maxMention)
	case *ir.InstCall:
		for _, arg := range inst.Args {
			if t := w.whole(unwrapped(arg), maxMention); t != nil {
				whole = t
				break
			}
		}
		result = w.target(inst, maxMention)
	}
	if whole == nil && result == nil {
		return
	}
	pos, ok := w.mod.Pos(inst)
	if !ok {
		return
	}
	at := event.Site{File: pos.File, Line: pos.Line, Column: pos.Column, Function: pos.Func}
	old, twice := p.mentions[at]
	if twice {
		whole, result = agreed(old.whole, whole), agreed(old.result, result)
	}
	p.mentions[at] = mention{whole, result}
}

// agreed is what two say who do not contradict each other.
func agreed(a, b *llvmir.Type) *llvmir.Type {
	switch {
	case a == nil:
		return b
	case b == nil || a == b:
		return a
	}
	return nil
}

// unwrapped is an operand without the attributes that an argument may have.
func unwrapped(v value.Value) value.Value {
	if a, ok := v.(*ir.Arg); ok {
		return a.Value
	}
	return v
}

// whole is the type of the object that an address leads into, as far as addresses within it are computed here.
func (w witnessOfTypes) whole(v value.Value, depth int) *llvmir.Type {
	if depth == 0 {
		return nil
	}
	switch v := v.(type) {
	case *ir.InstGetElementPtr:
		if t := w.whole(v.Src, depth-1); t != nil && t.Kind != llvmir.ScalarType {
			return t
		}
		return w.named(v.ElemType)
	case *ir.InstBitCast:
		return w.whole(v.From, depth-1)
	}
	return w.pointee(v, depth)
}

// named is the source of a type of IR.
func (w witnessOfTypes) named(t types.Type) *llvmir.Type {
	if t.Name() == "" {
		return nil
	}
	return w.mod.StructType(t.Name())
}

// pointee is the type of what a value points to.
func (w witnessOfTypes) pointee(v value.Value, depth int) *llvmir.Type {
	if depth == 0 {
		return nil
	}
	switch v := v.(type) {
	case *ir.Global:
		return w.mod.TypeOf(w.mod.GlobalSymbol(v))
	case *ir.InstAlloca:
		return w.variable(v, depth)
	case *ir.InstBitCast:
		return w.pointee(v.From, depth-1)
	case *ir.InstIntToPtr:
		return w.pointee(v.From, depth-1)
	case *ir.InstGetElementPtr:
		return w.part(v, depth)
	case constant.Constant:
		return nil
	}
	if t := elem(w.mod.TypeOf(w.mod.LocalSymbol(v))); t != nil {
		return t
	}
	switch v := v.(type) {
	case *ir.InstLoad:
		return elem(w.pointee(v.Src, depth-1))
	case *ir.InstCall:
		if callee, ok := v.Callee.(*ir.Func); ok {
			return elem(w.mod.Result(callee))
		}
	case *ir.InstPhi:
		for _, inc := range v.Incs {
			if t := w.pointee(inc.X, depth-1); t != nil {
				return t
			}
		}
	case *ir.InstSelect:
		if t := w.pointee(v.ValueTrue, depth-1); t != nil {
			return t
		}
		return w.pointee(v.ValueFalse, depth-1)
	}
	return nil
}

// elem is what a type points to, or its first member.
func elem(t *llvmir.Type) *llvmir.Type {
	for n := 0; n < maxMembers && t != nil && t.Kind == llvmir.StructType && len(t.Fields) > 0 && t.Fields[0].Offset == 0; n++ {
		t = t.Fields[0].Type
	}
	if t == nil || t.Kind != llvmir.PointerType {
		return nil
	}
	return t.Elem
}

// variable is the type of a variable; what clang makes for itself has that of what is stored to it.
func (w witnessOfTypes) variable(a *ir.InstAlloca, depth int) *llvmir.Type {
	if s := w.mod.LocalSymbol(a); s != nil {
		return w.mod.TypeOf(s)
	}
	for _, user := range w.info.uses[a] {
		if store, ok := user.(*ir.InstStore); ok && store.Dst == value.Value(a) {
			if t := w.pointee(store.Src, depth-1); t != nil {
				return &llvmir.Type{Kind: llvmir.PointerType, Elem: t}
			}
		}
	}
	return nil
}

// part is the type of the member that an address names.
func (w witnessOfTypes) part(v *ir.InstGetElementPtr, depth int) *llvmir.Type {
	t := w.named(v.ElemType)
	if t == nil {
		t = w.pointee(v.Src, depth-1)
		if t != nil && t.Kind == llvmir.ArrayType && len(v.Indices) > 1 {
			return t.Elem
		}
		return t // an element of an array, most of the time
	}
	field, ok := unwrapped(v.Indices[len(v.Indices)-1]).(*constant.Int)
	fields, ok2 := v.ElemType.(*types.StructType)
	if !ok || !ok2 || len(v.Indices) != 2 || !field.X.IsUint64() || field.X.Uint64() >= uint64(len(fields.Fields)) {
		return nil
	}
	offsets, _, _ := w.mod.Layout.Struct(fields)
	offset := offsets[field.X.Uint64()]
	for _, m := range t.Fields {
		if m.Offset == 8*offset {
			return m.Type
		}
	}
	return nil
}

// target is the type of what the result of a call points to: that of where it goes to.
func (w witnessOfTypes) target(v value.Value, depth int) *llvmir.Type {
	if depth == 0 {
		return nil
	}
	if t := elem(w.mod.TypeOf(w.mod.LocalSymbol(v))); t != nil {
		return t
	}
	for _, user := range w.info.uses[v] {
		var t *llvmir.Type
		switch user := user.(type) {
		case *ir.InstStore:
			if user.Src == v {
				t = elem(w.pointee(user.Dst, depth-1))
			}
		case *ir.InstCmpXchg:
			if user.New == v {
				t = elem(w.pointee(user.Ptr, depth-1))
			}
		case *ir.InstBitCast:
			t = w.target(user, depth-1)
		case *ir.InstPtrToInt:
			t = w.target(user, depth-1)
		case *ir.TermRet:
			t = elem(w.mod.Result(w.f))
		}
		if t != nil {
			return t
		}
	}
	return nil
}
