package inspect

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// This file shows values of types of the standard libraries as what they mean to a program, and not as what they consist of. Nothing here trusts a name alone: a type whose members are
// not those that are expected is shown as any other, and so is a value of which something is unknown.

// maxText bounds the bytes of a string that are shown.
const maxText = 200

// meaning writes a value as its library means it; false if it is of no such type, or not as such values are.
func (t *Thread) meaning(v value, depth int) (string, bool) {
	switch {
	case v.Type == nil || depth <= 0:
		return "", false
	case v.Type.Kind == llvmir.PointerType:
		return t.literal(v)
	case v.Type.Kind == llvmir.OpaqueType:
		return t.lock(v)
	case v.Type.Variants != nil:
		return t.formatVariant(v, depth)
	}
	if text, ok := t.text(v); ok {
		return text, true
	}
	if s, ok := t.sequence(v); ok {
		return t.formatSequence(s, depth), true
	}
	if show := view(v.Type.Head()); show != nil && v.Type.Standard {
		if text, ok := show(t, v, depth); ok {
			return text, true
		}
	}
	if p, ok := t.pointer(v); ok {
		return t.format(p, depth-1), true
	}
	if c := t.content(v); c.Type != v.Type {
		return t.format(c, depth-1), true
	}
	if v.Type.Standard && untouched(v) {
		return unknown(errUndef), true
	}
	return "", false
}

// untouched tells that a structure has not been initialised.
func untouched(v value) bool {
	for _, b := range v.Undef {
		if b != 0xff {
			return false
		}
	}
	return len(v.Undef) > 0
}

// view is how values of a type of a library are shown that is neither a string, nor a sequence, nor a pointer, nor wraps a single value; nil if there is none.
func view(head string) func(t *Thread, v value, depth int) (string, bool) {
	switch head {
	// C++
	case "shared_ptr", "weak_ptr":
		return (*Thread).counted
	case "optional":
		return (*Thread).optional
	case "tuple":
		return (*Thread).tuple
	case "variant":
		return (*Thread).alternative
	case "function":
		return (*Thread).callable
	case "map", "set", "multimap", "multiset":
		return (*Thread).tree
	case "deque":
		return (*Thread).deque
	case "thread":
		return (*Thread).handle
	case "lock_guard", "unique_lock":
		return (*Thread).guard
	// Rust
	case "Arc", "Rc":
		return (*Thread).strong
	case "Mutex":
		return (*Thread).mutex
	case "VecDeque":
		return (*Thread).ring
	}
	return nil
}

// pick follows the names of members, each of which may be inherited.
func pick(v value, names ...string) (value, bool) {
	ok := true
	for _, name := range names {
		if v, ok = find(v, name, maxNesting); !ok {
			return v, false
		}
	}
	return v, true
}

// count is the number that a member holds, false if it is none, or unknown.
func (t *Thread) count(v value, names ...string) (uint64, bool) {
	m, ok := pick(v, names...)
	if !ok {
		return 0, false
	}
	n, err := t.scalar(t.content(m))
	return n, err == nil
}

// content is what a value consists of that only wraps another one; every other value is its own content.
func (t *Thread) content(v value) value {
	for depth := maxNesting; depth > 0 && v.Type != nil && v.Type.Standard; depth-- {
		inner, found := wrapped(v, maxNesting)
		if !found {
			break
		}
		v = inner
	}
	return v
}

// wrapped finds the member that is the content of a value, also among those that are inherited.
func wrapped(v value, depth int) (value, bool) {
	for _, f := range v.Type.Fields {
		switch {
		case v.Type.Wraps(f.Name):
			return part(v, f), true
		case f.Base && f.Type != nil && depth > 0:
			if inner, ok := wrapped(part(v, f), depth-1); ok {
				return inner, true
			}
		}
	}
	return v, false
}

// pointer is the pointer in a value that stands for one.
func (t *Thread) pointer(v value) (value, bool) {
	if v.Type == nil || !v.Type.Standard {
		return v, false
	}
	ok := true
	switch v.Type.Head() {
	case "unique_ptr":
		v, ok = pointerWithin(v, "_M_head_impl", maxNesting)
	case "shared_ptr":
		v, ok = pick(v, "_M_ptr")
	case "MutexGuard":
		if v, ok = pick(v, "lock"); ok {
			v, ok = t.data(v)
		}
	case "Arc", "Rc":
		if v, ok = pick(v, "ptr"); ok {
			v, ok = t.data(t.content(v))
		}
	case "Box":
		return v, false // a pointer, or one with more than the address
	default:
		c := t.content(v)
		v, ok = c, c.Type != v.Type
	}
	return v, ok && v.Type != nil && v.Type.Kind == llvmir.PointerType
}

// pointerWithin finds a pointer among members of the same name.
func pointerWithin(v value, name string, depth int) (value, bool) {
	if depth == 0 || v.Type == nil {
		return v, false
	}
	for _, f := range v.Type.Fields {
		if f.Name == name && f.Type != nil && f.Type.Kind == llvmir.PointerType {
			return part(v, f), true
		}
		if found, ok := pointerWithin(part(v, f), name, depth-1); ok {
			return found, true
		}
	}
	return v, false
}

// data is a pointer to the member data of what a pointer of Rust points to.
func (t *Thread) data(v value) (value, bool) {
	object, err := t.element(v, 0)
	if err != nil {
		return v, false
	}
	content, ok := pick(object, "data")
	if !ok {
		content, ok = pick(object, "value") // of an Rc
	}
	if !ok {
		return v, false
	}
	at, err := t.address(t.content(content))
	return at, err == nil
}

// sequence is what consists of elements one behind the other.
type sequence struct {
	elem  *llvmir.Type
	from  uint64
	count uint64
}

func (s sequence) at(i uint64) value {
	return value{Data: interp.Data{Type: s.elem, Address: s.from + i*s.elem.Size}}
}

// sequence returns the elements of a vector, or a slice.
func (t *Thread) sequence(v value) (s sequence, ok bool) {
	if v.Type == nil {
		return s, false
	}
	switch head := v.Type.Head(); {
	case head == "vector" && v.Type.Standard:
		first, found := pick(v, "_M_impl", "_M_start")
		last, ok := t.count(v, "_M_impl", "_M_finish")
		if !found || !ok || first.Type == nil || first.Type.Kind != llvmir.PointerType {
			return s, false
		}
		var err error
		s.elem = first.Type.Elem
		if s.from, err = t.scalar(first); err != nil || s.elem == nil || s.elem.Size == 0 || last < s.from || (last-s.from)%s.elem.Size != 0 {
			return s, false
		}
		s.count = (last - s.from) / s.elem.Size
		return s, true
	case head == "Vec" && v.Type.Standard:
		s.elem = t.prog.Argument(v.Type, 0)
		buffer, found := pick(v, "buf", "inner", "ptr")
		s.count, ok = t.count(v, "len")
		if !found || !ok || s.elem == nil || s.elem.Size == 0 {
			return s, false
		}
		var err error
		s.from, err = t.scalar(t.content(buffer))
		return s, err == nil
	case strings.HasPrefix(v.Type.Name, "&[") || strings.HasPrefix(v.Type.Name, "&mut ["):
		start, found := pick(v, "data_ptr")
		s.count, ok = t.count(v, "length")
		if !found || !ok || start.Type == nil || start.Type.Kind != llvmir.PointerType || start.Type.Elem == nil || start.Type.Elem.Size == 0 {
			return s, false
		}
		var err error
		s.elem = start.Type.Elem
		s.from, err = t.scalar(start)
		return s, err == nil
	}
	return s, false
}

func (t *Thread) formatSequence(s sequence, depth int) string {
	var all []string
	for i := range s.count {
		if i == maxElements {
			all = append(all, "...")
			break
		}
		all = append(all, t.format(s.at(i), depth-1))
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// text writes a string.
func (t *Thread) text(v value) (string, bool) {
	var from, n uint64
	var ok, found bool
	switch head := v.Type.Head(); {
	case head == "basic_string" && v.Type.Standard:
		from, found = t.count(v, "_M_dataplus", "_M_p")
		n, ok = t.count(v, "_M_string_length")
		if width, _ := pick(v, "_M_dataplus", "_M_p"); found && (width.Type.Elem == nil || width.Type.Elem.Size != 1) {
			return "", false
		}
	case head == "basic_string_view" && v.Type.Standard:
		from, found = t.count(v, "_M_str")
		n, ok = t.count(v, "_M_len")
	case head == "String" && v.Type.Standard:
		if bytes, is := pick(v, "vec"); is {
			var s sequence
			s, ok = t.sequence(bytes)
			from, n, found = s.from, s.count, true
		}
	case head == "&str" || head == "&mut str":
		from, found = t.count(v, "data_ptr")
		n, ok = t.count(v, "length")
	}
	if !ok || !found {
		return "", false
	}
	return t.quoted(from, n)
}

// quoted writes n bytes of memory as a string.
func (t *Thread) quoted(from, n uint64) (string, bool) {
	if n == 0 {
		return `""`, true
	}
	d, what := t.Read(t.memory, from, min(n, maxText))
	if what != "" {
		return "", false
	}
	for i := range d.Bytes {
		if d.Undef[i]|d.Gone[i] != 0 {
			return "", false
		}
	}
	text := strconv.Quote(string(d.Bytes))
	if n > maxText {
		text += "..."
	}
	return text, true
}

// literal writes a pointer to characters with the text behind it.
func (t *Thread) literal(v value) (string, bool) {
	if e := v.Type.Elem; v.Type.Reference || e == nil || e.Name != "char" || e.Size != 1 {
		return "", false
	}
	at, err := t.scalar(v)
	if err != nil || at == 0 {
		return "", false
	}
	var text []byte
	for len(text) < maxText {
		d, what := t.Read(t.memory, at+uint64(len(text)), 1)
		if what != "" || d.Undef[0]|d.Gone[0] != 0 {
			return "", false
		}
		if d.Bytes[0] == 0 {
			break
		}
		text = append(text, d.Bytes[0])
	}
	if !utf8.Valid(text) {
		return "", false
	}
	quoted, name := strconv.Quote(string(text)), t.formatScalar(v, at)
	if strings.HasPrefix(name, `"`) || strings.HasPrefix(name, "&.str") { // a literal
		return quoted, true
	}
	return name + " " + quoted, true
}

// lock writes a mutex of pthreads.
func (t *Thread) lock(v value) (string, bool) {
	if v.Type.Name != "pthread_mutex_t" || len(v.Bytes) < 24 {
		return "", false
	}
	owner, err := t.scalar(value{Data: v.Part(&llvmir.Type{Size: 4}, 0, 4)})
	if err != nil {
		return "", false
	}
	if owner == 0 {
		return "unlocked", true
	}
	name, ok := t.prog.Owner(owner)
	return fmt.Sprintf("locked by %s", name), ok
}

// owners says how many owners of a counted pointer there are.
func owners(n uint64) string {
	if n == 1 {
		return " (1 owner)"
	}
	return fmt.Sprintf(" (%d owners)", n)
}
