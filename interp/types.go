package interp

import (
	"fmt"

	"github.com/llir/llvm/ir/types"
)

// leafKind classifies the scalars that types are flattened to.
type leafKind uint8

const (
	leafInt leafKind = iota
	leafPtr
	leafFloat
)

// leaf is a scalar part of a type. An integer of more than 64 bits consists
// of two leaves, the low 64 bits and the rest.
type leaf struct {
	kind   leafKind
	bits   uint8
	offset uint64 // in bytes, from the start of the value in memory
}

// bytes is the size of the leaf in memory.
func (l leaf) bytes() uint8 { return (l.bits + 7) / 8 }

// unsupported is what the lowering panics with when it meets a construct that
// is not modelled. It is recovered for each instruction.
type unsupported struct{ what string }

func refuse(format string, args ...any) {
	panic(unsupported{fmt.Sprintf(format, args...)})
}

const maxLeaves = 4096

// leaves flattens a type.
func (p *Program) leaves(t types.Type) []leaf {
	if l, ok := p.leafCache[t]; ok {
		return l
	}
	l := p.appendLeaves(nil, t, 0)
	p.leafCache[t] = l
	return l
}

func (p *Program) appendLeaves(list []leaf, t types.Type, at uint64) []leaf {
	if len(list) > maxLeaves {
		refuse("value of type %v with more than %d parts", t, maxLeaves)
	}
	switch t := t.(type) {
	case *types.VoidType, *types.MetadataType, *types.TokenType, *types.LabelType:
		return list
	case *types.IntType:
		switch {
		case t.BitSize <= 64:
			return append(list, leaf{leafInt, uint8(t.BitSize), at})
		case t.BitSize <= 128:
			return append(list, leaf{leafInt, 64, at}, leaf{leafInt, uint8(t.BitSize - 64), at + 8})
		}
	case *types.PointerType:
		return append(list, leaf{leafPtr, uint8(p.ptrBits), at})
	case *types.FloatType:
		switch t.Kind {
		case types.FloatKindFloat:
			return append(list, leaf{leafFloat, 32, at})
		case types.FloatKindDouble:
			return append(list, leaf{leafFloat, 64, at})
		case types.FloatKindX86_FP80:
			return append(list, leaf{leafInt, 64, at}, leaf{leafInt, 16, at + 8})
		}
	case *types.VectorType:
		if !t.Scalable {
			bits := p.layout.Bits(t.ElemType)
			for i := uint64(0); i < t.Len; i++ {
				list = p.appendLeaves(list, t.ElemType, at+i*((bits+7)/8))
			}
			return list
		}
	case *types.ArrayType:
		size := p.layout.Size(t.ElemType)
		for i := uint64(0); i < t.Len; i++ {
			list = p.appendLeaves(list, t.ElemType, at+i*size)
		}
		return list
	case *types.StructType:
		if !t.Opaque {
			offsets, _, _ := p.layout.Struct(t)
			for i, f := range t.Fields {
				list = p.appendLeaves(list, f, at+offsets[i])
			}
			return list
		}
	}
	refuse("type %v", t)
	return nil
}

// packed reports whether the elements of a type share bytes in memory.
func packed(t types.Type) bool {
	switch t := t.(type) {
	case *types.VectorType:
		e, ok := t.ElemType.(*types.IntType)
		return ok && e.BitSize%8 != 0
	case *types.ArrayType:
		return packed(t.ElemType)
	case *types.StructType:
		for _, f := range t.Fields {
			if packed(f) {
				return true
			}
		}
	}
	return false
}

// scalarOf returns the type of the elements of a vector, or the type itself.
func scalarOf(t types.Type) types.Type {
	if v, ok := t.(*types.VectorType); ok {
		return v.ElemType
	}
	return t
}

// isWide reports whether a scalar takes two slots.
func isWide(t types.Type) bool {
	i, ok := t.(*types.IntType)
	return ok && i.BitSize > 64
}

func mask(bits uint8) uint64 {
	if bits >= 64 {
		return ^uint64(0)
	}
	return 1<<bits - 1
}

// signed reads the low bits of v as a signed number.
func signed(v uint64, bits uint8) int64 {
	s := 64 - uint(bits)
	return int64(v<<s) >> s
}
