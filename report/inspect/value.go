package inspect

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// member returns a member of a structure or union, or of what a pointer points to.
func (t *Thread) member(v value, name string) (value, error) {
	v = t.referred(v)
	if v.Type != nil && v.Type.Kind == llvmir.PointerType {
		var err error
		if v, err = t.element(v, 0); err != nil {
			return v, err
		}
	}
	if v.Type == nil {
		return v, errors.New("its type is not known")
	}
	v, _ = t.variant(v)
	if m, ok := find(v, name, maxNesting); ok {
		return m, nil
	}
	if p, ok := t.pointer(v); ok {
		return t.member(p, name)
	}
	return v, fmt.Errorf("%s has no member %s", typeName(v.Type), name)
}

// referred is what a reference stands for, and every other value itself.
func (t *Thread) referred(v value) value {
	if v.Type == nil || !v.Type.Reference || v.Type.Elem == nil || v.Type.Elem.Size == 0 {
		return v
	}
	at, err := t.scalar(v)
	if err != nil || at == 0 {
		return v
	}
	return value{Data: interp.Data{Type: v.Type.Elem, Address: at}}
}

// find looks for a member, also in members without a name and in what a class inherits.
func find(v value, name string, depth int) (value, bool) {
	if depth == 0 || v.Type == nil || v.bits > 0 {
		return v, false
	}
	for _, f := range v.Type.Fields {
		if f.Name == name && name != "" {
			return part(v, f), true
		}
	}
	for _, f := range v.Type.Fields {
		if f.Name == "" {
			if m, ok := find(part(v, f), name, depth-1); ok {
				return m, true
			}
		}
	}
	return v, false
}

// part is a member of a value.
func part(v value, f llvmir.Field) value {
	if f.Bits == 0 && v.from != 0 { // an array without a length
		return value{Data: interp.Data{Type: f.Type, Address: v.from + f.Offset/8}}
	}
	shift := f.Offset % 8
	if bits := f.Bits; shift != 0 || bits%8 != 0 || f.Type != nil && bits < 8*f.Type.Size {
		return value{Data: v.Part(f.Type, f.Offset/8, (shift+bits+7)/8), shift: shift, bits: bits}
	}
	return value{Data: v.Part(f.Type, f.Offset/8, f.Bits/8)}
}

// element returns an element of an array, or of what a pointer points to.
func (t *Thread) element(v value, i int64) (value, error) {
	v = t.referred(v)
	if v.Type == nil {
		return v, errors.New("its type is not known")
	}
	elem := v.Type.Elem
	switch v.Type.Kind {
	case llvmir.ArrayType:
		if elem == nil || elem.Size == 0 {
			return v, errors.New("the type of its elements is not known")
		}
		if i < 0 || v.Type.Count > 0 && uint64(i) >= v.Type.Count {
			return v, fmt.Errorf("index %d of an array of %d", i, v.Type.Count)
		}
		return value{Data: v.Part(elem, uint64(i)*elem.Size, elem.Size)}, nil
	case llvmir.PointerType:
		at, err := t.scalar(v)
		switch {
		case err != nil:
			return v, err
		case elem == nil || elem.Size == 0:
			return v, errors.New("what it points to has a type that is not known")
		case at == 0:
			return v, errNull
		}
		return value{Data: interp.Data{Type: elem, Address: at + uint64(i)*elem.Size}}, nil
	}
	if s, ok := t.sequence(v); ok {
		if i < 0 || uint64(i) >= s.count {
			return v, fmt.Errorf("index %d of %s of %d", i, typeName(v.Type), s.count)
		}
		return s.at(uint64(i)), nil
	}
	if p, ok := t.pointer(v); ok {
		return t.element(p, i)
	}
	return v, fmt.Errorf("%s is neither a pointer nor an array", typeName(v.Type))
}

// indexed is what an index is applied to: what has elements behind the references, guards and counted pointers of Rust.
func (t *Thread) indexed(v value) value {
	for w, depth := v, maxNesting; depth > 0 && w.Type != nil; depth-- {
		w = t.content(t.referred(w))
		if _, ok := t.sequence(w); ok || w.Type.Kind == llvmir.ArrayType {
			return w
		}
		if p, ok := t.pointer(w); ok {
			w = p
		}
		if !strings.HasPrefix(w.Type.Name, "&") && w.Type == v.Type {
			break
		}
		next, err := t.element(w, 0)
		if err != nil {
			break
		}
		w = next
	}
	return v
}

// address is the address of a value.
func (t *Thread) address(v value) (value, error) {
	v = t.referred(v)
	if v.Address == 0 || v.bits > 0 {
		return v, errors.New("it has no address: it is in a register")
	}
	return numberValue(&llvmir.Type{Kind: llvmir.PointerType, Size: t.prog.PointerSize(), Elem: v.Type}, v.Address), nil
}

// number is the value of an index.
func (t *Thread) number(v value) (int64, error) {
	v = t.content(t.referred(v))
	n, err := t.scalar(v)
	if err == nil && v.Type.Number == llvmir.SignedNumber {
		return extended(n, width(v)), nil
	}
	return int64(n), err
}

// width is how many bits a scalar has.
func width(v value) uint64 {
	if v.bits > 0 {
		return v.bits
	}
	return 8 * v.Type.Size
}

func extended(n, bits uint64) int64 {
	shift := 64 - min(bits, 64)
	return int64(n<<shift) >> shift
}

// The ways in which a value is not there.
var (
	errGone  = errors.New("<optimised out>")
	errUndef = errors.New("<undefined>")
	errNull  = errors.New("it is NULL")
)

// fetch brings a value from memory.
func (t *Thread) fetch(v value) (value, error) {
	if v.Address == 0 {
		return v, nil
	}
	size := (v.shift + v.bits + 7) / 8
	if v.bits == 0 {
		if v.Type == nil {
			return v, errors.New("its type is not known")
		}
		size = v.Type.Size
	}
	d, what := t.Read(t.memory, v.Address, size)
	if what != "" {
		return v, errors.New(what)
	}
	d.Type = v.Type
	return value{d, v.shift, v.bits, v.Address}, nil
}

// scalar is the number that a value of at most eight bytes has.
func (t *Thread) scalar(v value) (n uint64, err error) {
	if v, err = t.fetch(v); err != nil {
		return 0, err
	}
	if v.Type == nil || len(v.Bytes) == 0 || len(v.Bytes) > 8 || len(v.Type.Fields) > 0 || v.Type.Kind == llvmir.ArrayType {
		return 0, fmt.Errorf("%s is no number", typeName(v.Type))
	}
	var gone, undef uint64
	for i, b := range v.Bytes {
		n, gone, undef = n|uint64(b)<<(8*i), gone|uint64(v.Gone[i])<<(8*i), undef|uint64(v.Undef[i])<<(8*i)
	}
	if v.bits > 0 {
		mask := ^uint64(0) >> (64 - min(v.bits, 64))
		n, gone, undef = n>>v.shift&mask, gone>>v.shift&mask, undef>>v.shift&mask
	}
	switch {
	case gone != 0:
		return 0, errGone
	case undef != 0:
		return 0, errUndef
	}
	return n, nil
}

func typeName(t *llvmir.Type) string {
	switch {
	case t == nil:
		return "what has no type"
	case t.Name != "":
		return t.Head()
	}
	switch t.Kind {
	case llvmir.PointerType:
		return "a pointer"
	case llvmir.ArrayType:
		return "an array"
	case llvmir.StructType, llvmir.UnionType, llvmir.OpaqueType:
		return "a structure"
	}
	return "a number"
}
