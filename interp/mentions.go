package interp

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// mention is what instructions at one place of the source say about types. They say different things where a macro, or a function that is
// inlined or called in many places, has several of them at the place.
type mention struct {
	whole  []*llvmir.Type // of objects that are accessed: what the first address that leads to them points to
	result []*llvmir.Type // of what an address that a call returns points to; nil is one of them if that is not known of all
}

// mentionAt returns what is said at a place. All places are looked at when the first name is asked for.
func (p *Program) mentionAt(s event.Site) mention {
	p.namesOnce.Do(func() {
		p.mentions = map[event.Site]mention{}
		calls := &callTable{p: p, unit: p.user, says: map[*ir.Func][]*llvmir.Type{}}
		for f, info := range p.user.infos {
			p.mangled = p.mangled || llvmir.Demangle(f.Name()) != f.Name()
			w := witnessOfTypes{p.user.mod, f, info, calls}
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
	mod   *llvmir.Module
	f     *ir.Func
	info  *escapeInfo
	calls *callTable
}

// maxMention bounds how far a value is followed.
const maxMention = 20

// collect notes what an instruction says.
func (w witnessOfTypes) collect(p *Program, inst ir.Instruction) {
	var whole, result []*llvmir.Type
	accesses := func(address value.Value) bool {
		if t := w.accessed(address); t != nil {
			whole = []*llvmir.Type{t}
		}
		return whole != nil
	}
	switch inst := inst.(type) {
	case *ir.InstLoad:
		accesses(inst.Src)
	case *ir.InstStore:
		accesses(inst.Dst)
	case *ir.InstAtomicRMW:
		accesses(inst.Dst)
	case *ir.InstCmpXchg:
		accesses(inst.Ptr)
	case *ir.InstCall:
		_ = slices.ContainsFunc(inst.Args, func(arg value.Value) bool { return accesses(unwrapped(arg)) })
		result = w.targets(inst, maxMention)
	}
	if whole == nil && result == nil {
		return
	}
	pos, ok := w.mod.Pos(inst)
	if !ok {
		return
	}
	at := event.Site{File: pos.File, Line: pos.Line, Column: pos.Column, Function: pos.Func}
	m := p.mentions[at]
	p.mentions[at] = mention{joinedTypes(m.whole, whole), joinedTypes(m.result, result)}
}

// joinedTypes are the types of two lists, each once.
func joinedTypes(all, more []*llvmir.Type) []*llvmir.Type {
	for _, t := range more {
		if !slices.ContainsFunc(all, func(u *llvmir.Type) bool { return sameType(t, u) }) {
			all = append(all, t)
		}
	}
	return all
}

// sameType tells that two types are the same, possibly under the names of typedefs.
func sameType(t, u *llvmir.Type) bool {
	return t == u || t != nil && u != nil && len(t.Fields) > 0 && len(u.Fields) > 0 && &t.Fields[0] == &u.Fields[0]
}

// only returns the one type that is said, and that fits, where there are several; nil if none or several do.
func only(said []*llvmir.Type, fits func(*llvmir.Type) bool) *llvmir.Type {
	if len(said) == 1 {
		return said[0]
	}
	var found *llvmir.Type
	for _, t := range said {
		switch {
		case t == nil || found != nil && fits(t):
			return nil
		case fits(t):
			found = t
		}
	}
	return found
}

// resultOf returns the one type of which an object of a size consists, be it one or several; one comes before several.
func (m mention) resultOf(size uint64) *llvmir.Type {
	several := func(t *llvmir.Type) bool { return t.Size > 0 && size%t.Size == 0 }
	scalar := func(t *llvmir.Type) bool { return t == nil || len(t.Fields) == 0 && several(t) }
	if t := only(m.result, func(t *llvmir.Type) bool { return t.Size == size }); t != nil && !slices.ContainsFunc(m.result, scalar) {
		return t
	}
	return only(m.result, several)
}

// accessed is the type of the object that an address leads into, unless it is that of a variable, which has a type of its own.
func (w witnessOfTypes) accessed(v value.Value) *llvmir.Type {
	root := v
	for n := 0; n < maxMention; n++ {
		switch at := root.(type) {
		case *ir.InstGetElementPtr:
			root = at.Src
		case *ir.InstBitCast:
			root = at.From
		case constant.Constant, *ir.InstAlloca:
			return nil
		}
	}
	t := w.whole(v, maxMention)
	if call, ok := root.(*ir.InstCall); ok && (t == nil || t.Kind == llvmir.ScalarType) {
		if where := w.target(call, maxMention); where != nil {
			return where
		}
	}
	return t
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
		if backwards(v) {
			return elem(w.mod.TypeOf(w.mod.LocalSymbol(v))) // from a member to what it is in
		}
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
	case *constant.ExprBitCast:
		return w.pointee(v.From, depth-1)
	case *constant.ExprGetElementPtr:
		return w.static(v)
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

// bytesOn tells how many bytes an address is behind another, if that is how it is computed.
func bytesOn(v *ir.InstGetElementPtr) (n int64, ok bool) {
	if t, bytes := v.ElemType.(*types.IntType); !bytes || t.BitSize != 8 || len(v.Indices) != 1 {
		return 0, false
	}
	index, ok := unwrapped(v.Indices[0]).(*constant.Int)
	if !ok || !index.X.IsInt64() {
		return 0, false
	}
	return index.X.Int64(), true
}

// backwards tells that an address is computed from one behind it.
func backwards(v *ir.InstGetElementPtr) bool {
	if len(v.Indices) == 0 {
		return false
	}
	index, ok := unwrapped(v.Indices[0]).(*constant.Int)
	return ok && index.X.Sign() < 0
}

// static is the type of the pointer at a constant address within a variable.
func (w witnessOfTypes) static(c constant.Constant) (t *llvmir.Type) {
	defer func() {
		if recover() != nil {
			t = nil // an expression that is not supported, in a function that is never called
		}
	}()
	addr, _ := w.calls.unit.scalar(c)
	if g, offset := w.calls.p.staticAt(addr); g != nil {
		return w.calls.p.staticType(g, offset, uint64(w.calls.p.ptrBits/8))
	}
	return nil
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
	}
	_, isStruct := v.ElemType.(*types.StructType)
	switch n, isBytes := bytesOn(v); {
	case t == nil:
		return nil
	case isStruct:
		return w.member(t, v.ElemType, v.Indices[1:])
	case isBytes && (t.Kind == llvmir.StructType || t.Kind == llvmir.UnionType):
		_, t = sourceMember(t, uint64(n), uint64(w.calls.p.ptrBits/8)) // what is before it is not known
	case t.Kind == llvmir.ArrayType && len(v.Indices) > 1:
		return t.Elem
	}
	return t // an element of an array, most of the time
}

// member is the type of a member of a structure, of a member of that, and so on.
func (w witnessOfTypes) member(t *llvmir.Type, of types.Type, indices []value.Value) *llvmir.Type {
	for _, index := range indices {
		switch a := of.(type) {
		case *types.ArrayType:
			if t == nil || t.Kind != llvmir.ArrayType {
				return nil
			}
			t, of = t.Elem, a.ElemType
		case *types.StructType:
			field, ok := unwrapped(index).(*constant.Int)
			if !ok || t == nil || !field.X.IsUint64() || field.X.Uint64() >= uint64(len(a.Fields)) {
				return nil
			}
			offsets, _, _ := w.mod.Layout.Struct(a)
			n := field.X.Uint64()
			at := slices.IndexFunc(t.Fields, func(m llvmir.Field) bool { return m.Offset == 8*offsets[n] })
			if at < 0 {
				return nil
			}
			t, of = t.Fields[at].Type, a.Fields[n]
		default:
			return nil
		}
	}
	return t
}
