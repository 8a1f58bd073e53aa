package inspect

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// Types of Rust and its library.

// variant returns the variant that a value of an enumeration is, and its name; every other value is returned as it is.
func (t *Thread) variant(v value) (value, string) {
	if v.Type == nil || v.Type.Variants == nil {
		return v, ""
	}
	all := v.Type.Variants
	var tag uint64
	if all.Tag.Type != nil {
		n, err := t.scalar(part(v, all.Tag))
		if err != nil {
			return v, ""
		}
		tag = n
	}
	one, ok := all.Which(tag)
	if !ok {
		return v, ""
	}
	return part(v, one.Field), one.Name
}

func (t *Thread) formatVariant(v value, depth int) (string, bool) {
	if tag := v.Type.Variants.Tag; tag.Type != nil {
		if _, err := t.scalar(part(v, tag)); err != nil {
			return unknown(err), true
		}
	}
	one, name := t.variant(v)
	switch {
	case name == "" || one.Type == nil:
		return "", false
	case len(one.Type.Fields) == 0:
		return name, true
	}
	text := t.formatMembers(one, depth)
	if text[0] == '{' {
		text = " " + text
	}
	return name + text, true
}

// strong writes an Arc or Rc: the pointer to its data, and the number of owners.
func (t *Thread) strong(v value, depth int) (string, bool) {
	p, ok := t.pointer(v)
	inner, found := pick(v, "ptr")
	if !ok || !found {
		return "", false
	}
	text := t.format(p, depth-1)
	if counts, err := t.element(t.content(inner), 0); err == nil {
		if n, ok := t.count(counts, "strong"); ok {
			text += owners(n)
		}
	}
	return text, true
}

// mutex writes whether a mutex is locked, and its data.
func (t *Thread) mutex(v value, depth int) (string, bool) {
	data, ok := pick(v, "data")
	state, known := t.count(v, "inner", "futex")
	if !ok || !known || data.Type == nil || data.Type.Kind != llvmir.StructType {
		return "", false
	}
	word := "unlocked"
	if state != 0 {
		word = "locked"
	}
	return fmt.Sprintf("{%s, data = %s}", word, t.format(data, depth-1)), true
}

// ring writes the elements of a VecDeque, which may go on at the begin of the buffer.
func (t *Thread) ring(v value, depth int) (string, bool) {
	elem := t.prog.Argument(v.Type, 0)
	buffer, ok := pick(v, "buf", "inner")
	head, ok1 := t.count(v, "head")
	n, ok2 := t.count(v, "len")
	from, ok3 := t.count(buffer, "ptr")
	size, ok4 := t.count(buffer, "cap", "__0")
	if !ok || !ok1 || !ok2 || !ok3 || !ok4 || elem == nil || elem.Size == 0 || n > size || head > size {
		return "", false
	}
	var all []string
	for i := range n {
		if i == maxElements {
			all = append(all, "...")
			break
		}
		all = append(all, t.format(value{Data: interp.Data{Type: elem, Address: from + (head+i)%size*elem.Size}}, depth-1))
	}
	return "{" + strings.Join(all, ", ") + "}", true
}
