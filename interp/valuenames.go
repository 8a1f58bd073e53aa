package interp

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// ValueName names a value that the operation of a label reads or writes, where the source has a name for it: an
// enumerator, a thread, or what a pointer points to, such as "&node#2" or "NULL". Numbers whose bits mislead are written as their types have them, what
// consists of several values with braces, and text of several characters with quotes. What is undefined has no name, but it may be within what has one, and padding may be undefined.
func (p *Program) ValueName(l *event.Label, v event.Bits) string {
	if !l.Accesses() {
		return ""
	}
	return p.bitsName(p.accessed(l), v, uint64(l.Size()), maxMembers)
}

// bitsName names a value of some bytes, which may be undefined, and a type, which may be nil.
func (p *Program) bitsName(t *llvmir.Type, v event.Bits, size uint64, depth int) string {
	if t == nil || depth == 0 {
		return p.definedName(t, v, size)
	}
	if t.Kind != llvmir.OpaqueType && t.Size > 0 && t.Size < size {
		v, size = bitsAt(v, 0, 8*t.Size), t.Size // the rest is padding
	}
	switch {
	case t.Variants != nil:
		return ""
	case t.Kind == llvmir.StructType && len(t.Fields) > 0:
		return p.braces(t.Fields, v, size, depth-1)
	case t.Kind == llvmir.ArrayType && t.Elem != nil && t.Elem.Size > 0 && t.Elem.Size < size:
		if t.Elem.Size == 1 { // bytes: text, or memory that something else lies in
			return characters(t.Elem, v, size)
		}
		var elements []llvmir.Field
		for at := uint64(0); at < 8*size; at += 8 * t.Elem.Size {
			elements = append(elements, llvmir.Field{Type: t.Elem, Offset: at, Bits: 8 * t.Elem.Size})
		}
		return p.braces(elements, v, size, depth-1)
	case t.Kind == llvmir.ArrayType:
		return p.bitsName(t.Elem, v, size, depth-1)
	}
	return p.definedName(t, v, size)
}

// definedName names a value without undefined bits.
func (p *Program) definedName(t *llvmir.Type, v event.Bits, size uint64) string {
	if v.Undef != 0 {
		return ""
	}
	return p.valueName(t, v.Value, size)
}

// braces writes the members of what a value of some bytes has, without braces if it is one.
func (p *Program) braces(fields []llvmir.Field, v event.Bits, size uint64, depth int) string {
	var all []string
	for _, f := range fields {
		if f.Bits == 0 || f.Base && empty(f.Type, maxMembers) {
			continue
		}
		if f.Offset+f.Bits > 8*size {
			return ""
		}
		all = append(all, p.fieldValue(f, bitsAt(v, f.Offset, f.Bits), depth))
	}
	if len(all) == 1 {
		return all[0]
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// fieldValue writes the value of a member, which may be a bit-field.
func (p *Program) fieldValue(f llvmir.Field, v event.Bits, depth int) string {
	size := (f.Bits + 7) / 8
	if t := f.Type; t != nil && t.Size > size && t.Size <= 8 {
		size = t.Size
		if t.Kind == llvmir.EnumType || t.Number == llvmir.SignedNumber {
			v.Value = uint64(int64(v.Value<<(64-f.Bits))>>(64-f.Bits)) & (^uint64(0) >> (64 - 8*size))
		}
	}
	switch name := p.bitsName(f.Type, v, size, depth); {
	case name != "":
		return name
	case v.Undef != 0:
		return "undefined"
	}
	return numberName(v.Value)
}

// numberName writes a number, big ones in hexadecimal.
func numberName(v uint64) string {
	if v >= 1<<24 {
		return fmt.Sprintf("%#x", v)
	}
	return strconv.FormatUint(v, 10)
}

// bitsAt returns n bits of a value.
func bitsAt(v event.Bits, offset, n uint64) event.Bits {
	mask := ^uint64(0) >> (64 - n)
	return event.Bits{Value: v.Value >> offset & mask, Undef: v.Undef >> offset & mask}
}

// characters is the text that a value consists of, as C writes it; empty if it is none.
func characters(t *llvmir.Type, v event.Bits, size uint64) string {
	if t.Size != 1 || !strings.Contains(t.Name, "char") || v.Undef != 0 {
		return ""
	}
	text, ended := []byte{'"'}, false
	for i := range size {
		switch c := byte(v.Value >> (8 * i)); {
		case c == 0 && i > 0 && !ended:
			text, ended = append(text, `\0`...), true
		case c == 0 && ended:
		case ended || c < ' ' || c > '~':
			return ""
		case c == '"' || c == '\\':
			text = append(text, '\\', c)
		default:
			text = append(text, c)
		}
	}
	return string(append(text, '"'))
}

// valueName names a value of some bytes and a type, which may be nil.
func (p *Program) valueName(t *llvmir.Type, v, size uint64) string {
	switch {
	case t != nil && t.Kind == llvmir.EnumType:
		return t.Enumerators[int64(signed(v, uint8(8*size)))]
	case t != nil && t.Kind == llvmir.PointerType && v == 0:
		return "NULL"
	case t != nil && t.Number == llvmir.FloatNumber:
		return floatName(t, v, size)
	case t != nil && t.Number == llvmir.BooleanNumber && v < 2:
		return strconv.FormatBool(v == 1)
	}
	if name := p.handleName(t, v, size); name != "" {
		return name
	}
	switch {
	case t != nil && size == 1 && v >= ' ' && v <= '~' && strings.Contains(t.Name, "char"):
		return fmt.Sprintf("%d %q", v, rune(v))
	case t != nil && t.Number == llvmir.SignedNumber && t.Size == size:
		return signedName(v, size)
	case uint(8*size) != p.ptrBits:
		return unsignedName(t, v, size)
	case t != nil && t.Kind == llvmir.PointerType, p.ptrBits == 64 && p.isObject(v):
		span := uint64(1)
		if t != nil && t.Elem != nil {
			span = max(t.Elem.Size, 1)
		}
		if name := p.pointer(v, span); name != "" {
			return name
		}
	case p.virtual(v):
		return p.pointer(v, 1)
	}
	return unsignedName(t, v, size)
}

// unsignedName writes an unsigned number that would be taken for a small negative one.
func unsignedName(t *llvmir.Type, v, size uint64) string {
	if t == nil || t.Number != llvmir.UnsignedNumber || t.Size != size || signed(v, uint8(8*size)) >= 0 || signed(v, uint8(8*size)) < -1<<20 {
		return ""
	}
	return numberName(v)
}

// virtual tells that a value is the address of a table of virtual functions: what has no type is a number otherwise, if it might be the address of a variable.
func (p *Program) virtual(v uint64) bool {
	g, _ := p.staticAt(v)
	return g != nil && (strings.HasPrefix(g.name, "_ZTV") || strings.HasPrefix(g.name, "vtable."))
}

// signedName writes a signed number in decimal where its bits do not show what it is: a negative one, or a big one.
func signedName(v, size uint64) string {
	if n := int64(signed(v, uint8(8*size))); n < 0 || n >= 1<<24 {
		return strconv.FormatInt(n, 10)
	}
	return ""
}

// floatName writes a floating-point number of a register in decimal.
func floatName(t *llvmir.Type, v, size uint64) string {
	switch {
	case t.Size != size:
	case size == 4:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v))), 'g', -1, 32)
	case size == 8:
		return strconv.FormatFloat(math.Float64frombits(v), 'g', -1, 64)
	}
	return ""
}

// Handles of threads, as models/c/fate.h has them.
const (
	handleBase  = 0x5a0000a5
	handleShift = 8
)

// handleName is the name of the thread that a value is the handle of: in variables that are for handles, and in those for numbers, as
// programs do not come upon handles by chance.
func (p *Program) handleName(t *llvmir.Type, v, size uint64) string {
	thread := (v - handleBase) >> handleShift
	if size < 4 || v < handleBase || handleBase+thread<<handleShift != v || thread >= uint64(p.threads.count()) {
		return ""
	}
	if t != nil && !t.IsThread() && (t.Kind != llvmir.ScalarType || t.Number == llvmir.FloatNumber) {
		return ""
	}
	return p.ThreadName(event.ThreadID(thread))
}
