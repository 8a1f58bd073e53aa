package interp

import (
	"math"
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// This file finds out whether any mutex may be other than a normal one. If none may, nobody has to read the kinds of mutexes, so that a doubt means that one may.

// findMutexKinds tells whether any mutex may be other than a normal one: by a function that sets its kind, from the beginning, or because the program stores a kind itself, as
// what a static initialiser stands for where it is assigned, and the constructor of std::recursive_mutex.
func (p *Program) findMutexKinds() bool {
	for _, name := range []string{"pthread_mutexattr_settype", "pthread_mutexattr_setkind_np", "__pthread_mutexattr_settype", "mtx_init"} {
		if p.user.funcs[name] != nil {
			return true
		}
	}
	if p.uses(robustMutexFunctions) {
		return true
	}
	if slices.ContainsFunc(p.user.mod.Globals, func(g *ir.Global) bool { return g.Init != nil && kindIn(g.ContentType, g.Init) }) {
		return true
	}
	return (p.ofCXX() || p.uses(mutexFunctions)) && slices.ContainsFunc(p.user.mod.Funcs, p.storesKind)
}

var (
	mutexFunctions       = []string{"pthread_mutex_", "mtx_"}
	robustMutexFunctions = []string{"pthread_mutexattr_setrobust"}
)

// storesKind tells whether a function may store the kind of a mutex.
func (p *Program) storesKind(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if store, ok := inst.(*ir.InstStore); ok && p.isKind(store.Dst, store.Src) {
				return true
			}
		}
	}
	return false
}

// isKind tells whether a value that is stored may be the kind of a mutex: where the address goes into the type of one, whatever is not zero; where the compiler has left no
// more than a distance in bytes, a number that is a kind.
func (p *Program) isKind(address, v value.Value) bool {
	c, known := v.(constant.Constant)
	if known && allZero(c) {
		return false
	}
	elem, indices := elementOf(address)
	if len(indices) == 0 {
		return false
	}
	if elem.Equal(types.I8) {
		distance, ok := indices[0].(*constant.Int)
		n, number := v.(*constant.Int)
		if !ok || !number || n.Typ.BitSize < 32 || !distance.X.IsInt64() {
			return false
		}
		kind := n.X.Uint64() & math.MaxUint32 // of a merged store, the first half
		return distance.X.Int64() >= int64(kindOffset(p.ptrBits)) && (kind == recursiveMutex || kind == errorCheckMutex)
	}
	for t, rest := elem, indices[1:]; ; rest = rest[1:] {
		if isMutex(t) {
			return true
		}
		if len(rest) == 0 {
			return false
		}
		switch outer := t.(type) {
		case *types.StructType:
			k, ok := rest[0].(*constant.Int)
			if !ok || k.X.Sign() < 0 || !k.X.IsInt64() || k.X.Int64() >= int64(len(outer.Fields)) {
				return false
			}
			t = outer.Fields[k.X.Int64()]
		case *types.ArrayType:
			t = outer.ElemType
		default:
			return false
		}
	}
}

// The kinds that glibc's mutexes have beside those that behave as normal ones.
const (
	recursiveMutex  = 1
	errorCheckMutex = 2
)

// kindOffset is where glibc's mutex has its kind, in bytes.
func kindOffset(pointerBits uint) uint64 {
	if pointerBits == 32 {
		return 12
	}
	return 16
}

// elementOf returns the type and the indices of an address that is computed of another one; none if it is not.
func elementOf(address value.Value) (types.Type, []value.Value) {
	switch a := stripCasts(address).(type) {
	case *ir.InstBitCast:
		return elementOf(a.From)
	case *ir.InstGetElementPtr:
		return a.ElemType, a.Indices
	case *constant.ExprGetElementPtr:
		indices := make([]value.Value, len(a.Indices))
		for i, x := range a.Indices {
			indices[i] = indexOf(x)
		}
		return a.ElemType, indices
	}
	return nil, nil
}

// indexOf returns an index without the mark that a range begins there.
func indexOf(x constant.Constant) constant.Constant {
	if marked, ok := x.(*constant.Index); ok {
		return marked.Constant
	}
	return x
}

// kindIn tells whether a mutex in the initial value of a type is not all zero.
func kindIn(t types.Type, init constant.Constant) bool {
	switch c := init.(type) {
	case *constant.Struct:
		if isMutex(t) {
			return !allZero(c)
		}
		for i, f := range t.(*types.StructType).Fields {
			if kindIn(f, c.Fields[i]) {
				return true
			}
		}
	case *constant.Array:
		elem := t.(*types.ArrayType).ElemType
		switch elem.(type) {
		case *types.StructType, *types.ArrayType:
			return slices.ContainsFunc(c.Elems, func(e constant.Constant) bool { return kindIn(elem, e) })
		}
	}
	return false
}

// isMutex tells that a type is that of a mutex in some libc, or a part of it.
func isMutex(t types.Type) bool { return strings.Contains(t.Name(), "pthread_mutex") }

// allZero tells that an initial value has no bit that is set. Undefined ones count as zero.
func allZero(init constant.Constant) bool {
	switch c := init.(type) {
	case *constant.Struct:
		return !slices.ContainsFunc(c.Fields, func(f constant.Constant) bool { return !allZero(f) })
	case *constant.Array:
		return !slices.ContainsFunc(c.Elems, func(e constant.Constant) bool { return !allZero(e) })
	case *constant.CharArray:
		return !slices.ContainsFunc(c.X, func(b byte) bool { return b != 0 })
	case *constant.Int:
		return c.X.Sign() == 0
	case *constant.Null, *constant.ZeroInitializer, *constant.Undef, *constant.Poison:
		return true
	}
	return false
}
