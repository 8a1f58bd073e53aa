package inspect

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// Bounds of what is printed: how deep structures nest, and how many elements of an array.
const (
	maxNesting  = 8
	maxElements = 32
)

// format writes a value as C does, as far as there are words for it.
func (t *Thread) format(v value, depth int) string {
	if depth == maxNesting { // the members that are references would bring in whole other objects
		v = t.referred(v)
	}
	v, err := t.fetch(v)
	if err != nil {
		return unknown(err)
	}
	if text, ok := t.meaning(v, depth); ok {
		return text
	}
	switch {
	case v.Type == nil:
		return formatBytes(v)
	case v.Type.Kind == llvmir.ScalarType && v.Type.Size == 0: // the unit of Rust
		return v.Type.Name
	case depth == 0 || v.Type.Kind == llvmir.OpaqueType:
		return "{...}"
	case v.Type.Kind == llvmir.ArrayType:
		return t.formatArray(v, depth)
	case v.Type.Kind == llvmir.StructType, v.Type.Kind == llvmir.UnionType:
		return t.formatMembers(v, depth)
	}
	n, err := t.scalar(v)
	switch {
	case err != nil && len(v.Bytes) > 8:
		return formatBytes(v)
	case err != nil:
		return unknown(err)
	}
	return t.formatScalar(v, n)
}

// unknown says why there is no value.
func unknown(err error) string {
	if errors.Is(err, errGone) || errors.Is(err, errUndef) {
		return err.Error()
	}
	return "<" + err.Error() + ">"
}

func (t *Thread) formatScalar(v value, n uint64) string {
	size := uint64(len(v.Bytes))
	if v.bits > 0 {
		size = v.Type.Size
		if v.Type.Number == llvmir.SignedNumber || v.Type.Kind == llvmir.EnumType {
			n = uint64(extended(n, v.bits)) & (^uint64(0) >> (64 - 8*min(size, 8)))
		}
	}
	if name := t.prog.NameOf(v.Type, n, size); name != "" {
		return name
	}
	switch {
	case v.Type.Kind == llvmir.PointerType:
		return t.local(n)
	case size == 4 && v.Type.Name == "char" && utf8.ValidRune(rune(n)): // of Rust
		return strconv.QuoteRune(rune(n))
	case v.Type.Number == llvmir.BooleanNumber && n < 2:
		return strconv.FormatBool(n == 1)
	case v.Type.Number == llvmir.FloatNumber && size == 8:
		return strconv.FormatFloat(math.Float64frombits(n), 'g', -1, 64)
	case v.Type.Number == llvmir.SignedNumber || v.Type.Kind == llvmir.EnumType:
		return strconv.FormatInt(extended(n, 8*size), 10)
	}
	return strconv.FormatUint(n, 10)
}

// local writes the address of a variable of the thread that no other thread knows, and of which there is no name but that in its function.
func (t *Thread) local(addr uint64) string {
	for _, f := range t.Frames {
		for _, l := range f.Locals {
			if l.Address != 0 && l.Type != nil && addr >= l.Address && addr-l.Address < l.Type.Size {
				if offset := addr - l.Address; offset > 0 {
					return fmt.Sprintf("&%s + %d", l.Name, offset)
				}
				return "&" + l.Name
			}
		}
	}
	return fmt.Sprintf("%#x", addr)
}

func (t *Thread) formatArray(v value, depth int) string {
	if v.Type.Elem == nil || v.Type.Elem.Size == 0 {
		return formatBytes(v)
	}
	var all []string
	size := v.Type.Elem.Size
	for i := uint64(0); i < v.Type.Count || v.Type.Count == 0 && v.from != 0; i++ {
		elem := v.Part(v.Type.Elem, i*size, size)
		if v.Type.Count == 0 { // at the end of a structure: it goes as far as the memory does
			elem = interp.Data{Type: v.Type.Elem, Address: v.from + i*size}
			if _, what := t.Read(t.memory, elem.Address, size); what != "" {
				break
			}
		}
		if i == maxElements {
			all = append(all, "...")
			break
		}
		all = append(all, t.format(value{Data: elem}, depth-1))
	}
	return "{" + strings.Join(all, ", ") + "}"
}

func (t *Thread) formatMembers(v value, depth int) string {
	all, tuple := t.members(v, depth)
	if tuple && len(all) > 0 {
		return "(" + strings.Join(all, ", ") + ")"
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// members writes the members of a structure. Those that it inherits are written as its own, and what has no content is left out. tuple tells that the members have numbers, as those of Rust.
func (t *Thread) members(v value, depth int) (all []string, tuple bool) {
	tuple = true
	for _, f := range v.Type.Fields {
		if f.Type != nil && f.Type.Kind == llvmir.StructType && f.Type.Size == 0 {
			continue
		}
		if f.Base && f.Type != nil && depth > 1 {
			inherited, _ := t.members(part(v, f), depth-1)
			all, tuple = append(all, inherited...), false
			continue
		}
		text := t.format(part(v, f), depth-1)
		if !strings.HasPrefix(f.Name, "__") || !isNumber(f.Name[2:]) {
			tuple = false
			if f.Name != "" {
				text = f.Name + " = " + text
			}
		}
		all = append(all, text)
	}
	return all, tuple
}

func isNumber(text string) bool {
	_, err := strconv.Atoi(text)
	return err == nil
}

// formatBytes writes what has no words.
func formatBytes(v value) string {
	if len(v.Bytes) == 0 {
		return unknown(errGone)
	}
	var b strings.Builder
	b.WriteString("0x")
	for i := len(v.Bytes) - 1; i >= 0; i-- {
		switch {
		case v.Gone[i] != 0:
			return unknown(errGone)
		case v.Undef[i] != 0:
			return unknown(errUndef)
		}
		fmt.Fprintf(&b, "%02x", v.Bytes[i])
	}
	return b.String()
}
