package interp

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// objectName names a heap or stack object. One of the heap has the name of its type and the number of the
// allocation of its thread: "node#2", or "worker#1:node#2" if it is not the main thread's.
func (p *Program) objectName(o event.Obj) string {
	obj := p.space.get(o)
	if obj.local != nil {
		return p.localName(obj.local, obj.thread)
	}
	if obj.kind != kindHeap {
		if obj.name == "" {
			return "variable of " + p.ThreadName(event.ThreadID(obj.thread))
		}
		return obj.name
	}
	if obj.owner != 0 {
		if at, what := p.resolve(obj.owner, 1); what == "" {
			return p.Describe(&event.Label{Kind: event.Load, Object: at.obj, Addr: obj.owner, Mask: 0xff})
		}
	}
	name := "heap"
	if t := p.allocated(&obj); t != nil && t.Kind != llvmir.PointerType && t.Name != "" && !strings.Contains(t.Head(), " ") { // and not such as "unsigned long"
		name = t.Head()
	}
	name = fmt.Sprintf("%s#%d", name, obj.number+1)
	if obj.thread != 0 {
		name = p.ThreadName(event.ThreadID(obj.thread)) + ":" + name
	}
	return name
}

// allocated is the type that an object of the heap was allocated for, nil if that is not known.
func (p *Program) allocated(obj *object) *llvmir.Type {
	if obj.owner != 0 {
		return nil
	}
	t := p.mentionAt(p.Site(obj.site)).resultOf(obj.size)
	switch {
	case t == nil || t.Size == 0 || obj.size < t.Size:
		return nil
	case p.mangled && obj.size != t.Size && (obj.size%t.Size != 0 || t.Kind == llvmir.ScalarType || t.Standard):
		return nil // in C++ and Rust a place has calls of the library's own, of which the pointer to a part, or to a base class, may be all that is known
	}
	return t
}

// Storage says what is known of the memory that a label accesses.
func (p *Program) Storage(l *event.Label) (s event.Storage) {
	if l.Object != event.NoObj {
		obj := p.space.get(l.Object)
		s.Object = p.objectName(l.Object)
		s.Heap, s.Allocated = obj.kind == kindHeap, p.Site(obj.site)
	}
	if l.Accesses() && l.Sync == event.SyncNone {
		t := p.accessed(l)
		s.Internal = t != nil && t.Kind == llvmir.OpaqueType
	}
	if _, futex := l.Futex(); l.Accesses() && (l.Object == event.NoObj || p.AliveAtStart(l.Object)) && !futex {
		g, _ := p.staticAt(l.Addr)
		s.Internal = s.Internal || g != nil && g.unit != p.user
	}
	if at := p.Site(l.Site); at.Function == "" && !(l.Kind == event.Free && p.AliveAtStart(l.Object)) || llvmir.InLibrary(at.File) {
		s.Internal = true // the thread is in no function of the program
	}
	return s
}

// typeOf returns the type of an object, as its declaration or its allocation has it, or else as the access that a place of the source does, to some
// bytes at an offset, sees it.
func (p *Program) typeOf(obj *object, at event.Site, offset, size uint64) *llvmir.Type {
	if obj.kind != kindHeap {
		return p.user.mod.TypeOf(obj.symbol)
	}
	if t := p.allocated(obj); t != nil {
		return t
	}
	t := only(p.mentionAt(at).whole, func(t *llvmir.Type) bool {
		if t.Size == 0 || obj.size%t.Size != 0 {
			return false
		}
		_, part := sourceMember(t, offset%t.Size, size)
		return part != nil && part.Size == size
	})
	if t == nil || t.Size == 0 || t.Standard || obj.size < t.Size {
		return nil
	}
	if _, ok := t.Flexible(); !ok && obj.size%t.Size != 0 { // a library has objects of its own beside those that the source names
		return nil
	}
	return t
}

// path names the part of an object at an offset, and returns the type of that part if it is known.
func (p *Program) path(obj *object, at event.Site, offset, size uint64) (string, *llvmir.Type) {
	t := p.typeOf(obj, at, offset, size)
	if t == nil {
		return tail(offset), nil
	}
	if obj.kind != kindHeap {
		return sourceMember(t, offset, size)
	}
	if f, ok := t.Flexible(); ok && 8*offset >= f.Offset {
		rest, part := sourceMember(f.Type, offset-f.Offset/8, size)
		return "->" + f.Name + rest, part
	} else if n := obj.size / max(t.Size, 1); !ok && n > 1 && offset < n*t.Size {
		rest, part := sourceMember(t, offset%t.Size, size)
		if part == t {
			part = several(t, size)
		}
		return fmt.Sprintf("[%d]", offset/t.Size) + rest, part
	}
	rest, part := sourceMember(t, offset, size)
	if strings.HasPrefix(rest, ".") {
		rest = "->" + rest[1:]
	}
	return rest, part
}

// sourceMember names the part of a type of the source at an offset, and returns its type if it is known.
func sourceMember(t *llvmir.Type, offset, size uint64) (string, *llvmir.Type) {
	return memberWithin(t, offset, size, maxMembers)
}

// maxMembers bounds how deep members of members go: debug information may say that a structure contains itself.
const maxMembers = 50

func memberWithin(t *llvmir.Type, offset, size uint64, depth int) (string, *llvmir.Type) {
	switch {
	case t == nil || depth == 0:
	case t.Kind == llvmir.ArrayType && t.Elem != nil && t.Elem.Size > 0:
		rest, part := memberWithin(t.Elem, offset%t.Elem.Size, size, depth-1)
		if part == t.Elem {
			part = several(t.Elem, size)
		}
		return fmt.Sprintf("[%d]", offset/t.Elem.Size) + rest, part
	case t.Kind == llvmir.StructType && (size < t.Size || headed(t) && !t.Standard), t.Kind == llvmir.UnionType:
		if fields := fieldsAt(t, offset, size, depth); len(fields) > 0 {
			return fieldPath(t, fields, offset, size, depth)
		}
	}
	if offset == 0 || t != nil && t.Kind == llvmir.OpaqueType {
		return tail(offset), t
	}
	return tail(offset), nil
}

// headed tells that a structure has one member, or an array without a length behind others, so that all of it is not all that it has.
func headed(t *llvmir.Type) bool {
	_, flexible := t.Flexible()
	return flexible || len(t.Fields) == 1
}

// fieldsAt returns the fields that an access touches: the one that it is within, or bit-fields that have their storage there. Of the members of a union
// it returns one, if possible of the size of the access.
func fieldsAt(t *llvmir.Type, offset, size uint64, depth int) []llvmir.Field {
	var touched []llvmir.Field
	for _, f := range t.Fields {
		if f.Base && empty(f.Type, maxMembers) {
			continue // an empty class, whose byte is that of a member
		}
		if f.Offset < 8*(offset+size) && 8*offset < f.Offset+f.Bits {
			touched = append(touched, f)
		}
	}
	if t.Kind == llvmir.UnionType && len(touched) > 1 {
		return []llvmir.Field{memberOf(touched, offset, size, depth)}
	}
	return touched
}

// memberOf returns the member of a union that an access is to, as far as its size tells: the first with a scalar of that size there, or of that size, or with a part of it.
func memberOf(members []llvmir.Field, offset, size uint64, depth int) llvmir.Field {
	best, most := members[0], 0
	for _, f := range members {
		fits := 0
		_, part := memberWithin(f.Type, offset-f.Offset/8, size, depth/4) // unions within unions are not many, however wrong debug information is
		switch whole := part != nil && part.Size == size; {
		case whole && part.Kind != llvmir.StructType && part.Kind != llvmir.UnionType && part.Kind != llvmir.ArrayType:
			fits = 3
		case f.Bits == 8*size:
			fits = 2
		case whole:
			fits = 1
		}
		if fits > most {
			best, most = f, fits
		}
	}
	return best
}

// empty tells that a class has no members.
func empty(t *llvmir.Type, depth int) bool {
	if t == nil || depth == 0 {
		return false
	}
	for _, f := range t.Fields {
		if !f.Base || !empty(f.Type, depth-1) {
			return false
		}
	}
	return true
}

// fieldPath names fields, more than one if they are accessed together; the type is then one of its own that has them as they lie there.
func fieldPath(t *llvmir.Type, fields []llvmir.Field, offset, size uint64, depth int) (string, *llvmir.Type) {
	f := fields[0]
	if len(fields) > 1 {
		return bracedNames(fields, depth), together(fields, offset, size)
	}
	name := ""
	if f.Name != "" && !t.Wraps(f.Name) { // not of an anonymous structure
		name = "." + f.Name
	}
	if f.Offset%8 != 0 || f.Offset/8 > offset || f.Type == nil {
		return name, nil
	}
	rest, part := memberWithin(f.Type, offset-f.Offset/8, size, depth-1)
	if t.Kind == llvmir.UnionType && part != nil && part.Size < size && part.Kind != llvmir.OpaqueType {
		part = nil // another member may have more
	}
	if f.Name == "" && !f.Base && rest == "" && part == f.Type { // all of an anonymous structure
		rest = bracedNames(f.Type.Fields, depth)
	}
	return name + rest, part
}

// bracedNames are names of members, those of anonymous ones in their place.
func bracedNames(fields []llvmir.Field, depth int) string {
	return ".{" + strings.Join(memberNames(fields, depth), ",") + "}"
}

func memberNames(fields []llvmir.Field, depth int) (names []string) {
	for _, f := range fields {
		switch {
		case f.Name != "":
			names = append(names, f.Name)
		case depth == 0 || f.Type == nil || len(f.Type.Fields) == 0:
		case f.Type.Kind == llvmir.UnionType:
			names = append(names, memberNames(f.Type.Fields[:1], depth-1)...)
		default:
			names = append(names, memberNames(f.Type.Fields, depth-1)...)
		}
	}
	return names
}

// together is a structure of fields as an access of some bytes at an offset sees them; nil if it does not see one of them whole.
func together(fields []llvmir.Field, offset, size uint64) *llvmir.Type {
	t := &llvmir.Type{Kind: llvmir.StructType, Size: size}
	for _, f := range fields {
		if f.Offset < 8*offset || f.Offset+f.Bits > 8*(offset+size) {
			return nil
		}
		f.Offset -= 8 * offset
		t.Fields = append(t.Fields, f)
	}
	return t
}

// several is an array of as many elements as an access of some bytes sees, or the element if it is one.
func several(t *llvmir.Type, size uint64) *llvmir.Type {
	if t == nil || t.Size == 0 || t.Kind == llvmir.OpaqueType || size < 2*t.Size || size%t.Size != 0 {
		return t
	}
	return &llvmir.Type{Kind: llvmir.ArrayType, Elem: t, Count: size / t.Size, Size: size}
}

func tail(offset uint64) string {
	if offset == 0 {
		return ""
	}
	return fmt.Sprintf(" + %d", offset)
}

// accessed is the type of what a label accesses, nil if it is not known.
func (p *Program) accessed(l *event.Label) *llvmir.Type {
	if l.Object != event.NoObj {
		obj := p.space.get(l.Object)
		if obj.local != nil {
			return p.staticType(obj.local, l.Addr-obj.addr, uint64(l.Size()))
		}
		_, t := p.path(&obj, p.Site(l.Site), l.Addr-obj.addr, uint64(l.Size()))
		return t
	}
	if g, offset := p.staticAt(l.Addr); g != nil {
		return p.staticType(g, offset, uint64(l.Size()))
	}
	return nil
}

// staticType is the type of some bytes of a variable, nil if it is not known.
func (p *Program) staticType(g *global, offset, size uint64) (part *llvmir.Type) {
	if t := g.unit.mod.TypeOf(g.symbol); t != nil {
		_, part = sourceMember(t, g.symbol.Offset+offset, size)
	} else if pointer, t := p.pointerTo(g); pointer != nil {
		_, part = sourceMember(t, offset%t.Size, size)
	}
	return part
}

// pointer names what a value points to, within the first byte of its object and its last. span is the size of what it points to, as far as that is known.
func (p *Program) pointer(v, span uint64) string {
	at, what := p.resolve(v, 0)
	switch {
	case what != "":
		if fn := p.functionAt(v); fn != nil {
			return "&" + fn.name
		}
		return ""
	case at.obj != event.NoObj && at.global == nil:
		obj := p.space.get(at.obj)
		if v == obj.addr {
			return "&" + p.objectName(at.obj)
		}
		path, _ := p.path(&obj, event.Site{}, v-obj.addr, span)
		return "&" + p.objectName(at.obj) + path
	case at.global != nil && at.global.local:
		start, thread, _ := p.template(v)
		name := p.localName(at.global, thread)
		if start == at.global.addr {
			return "&" + name
		}
		return "&" + p.globalPart(at.global, name, start-at.global.addr, span)
	case at.global != nil && literal(at.global) != "" && v == at.global.addr:
		return literal(at.global)
	case at.global != nil && p.virtual(v):
		return "&" + tableName(at.global.name, p.globalName(at.global))
	case at.global != nil:
		return p.globalAddress(at.global, v-at.global.addr, span)
	}
	return ""
}

// maxLiteral bounds how much of the text of a string literal names it.
const maxLiteral = 24

// literal is the text of a string literal, which has no other name than clang's; empty if a variable is none.
func literal(g *global) string {
	if !g.constant || !strings.HasPrefix(g.name, ".str") || g.unknown != "" || g.size == 0 || g.size > uint64(len(g.image)) {
		return ""
	}
	text := string(g.image[:g.size-1])
	if g.image[g.size-1] != 0 || strings.ContainsRune(text, 0) || !utf8.ValidString(text) {
		return ""
	}
	if len(text) > maxLiteral {
		return strconv.Quote(strings.ToValidUTF8(text[:maxLiteral], "")) + "..."
	}
	return strconv.Quote(text)
}

// tableName names a table of virtual functions: that of C++ by its symbol, and that of Rust, which is of a type and a trait, by what debug information has.
func tableName(symbol, name string) string {
	if strings.HasPrefix(symbol, "_ZTV") {
		return llvmir.Demangle(symbol)
	}
	name = strings.TrimPrefix(name, "<")
	if end := strings.IndexByte(name, '<'); end > 0 {
		name = name[:end]
	}
	name, _, _ = strings.Cut(name, " as ")
	return "vtable for " + name
}

// globalAddress names an address within a variable.
func (p *Program) globalAddress(g *global, offset, span uint64) string {
	if pointer, _ := p.pointerTo(g); pointer != nil && offset == 0 {
		return pointer.Name
	}
	if offset == 0 && (g.symbol == nil || g.symbol.Offset == 0) {
		return "&" + p.globalName(g)
	}
	return "&" + p.globalPart(g, p.globalName(g), offset, span)
}

// globalPart names the part of a variable at an offset.
func (p *Program) globalPart(g *global, name string, offset, size uint64) string {
	if t := g.unit.mod.TypeOf(g.symbol); t != nil {
		path, _ := sourceMember(t, g.symbol.Offset+offset, size)
		return name + path
	}
	if pointer, t := p.pointerTo(g); pointer != nil {
		path, _ := sourceMember(t, offset%t.Size, size)
		switch n := g.size / t.Size; {
		case n > 1:
			return fmt.Sprintf("%s[%d]%s", pointer.Name, offset/t.Size, path)
		case strings.HasPrefix(path, "."):
			return pointer.Name + "->" + path[1:]
		default:
			return "*" + pointer.Name + path
		}
	}
	if g.unit != p.user && name != g.name {
		return name // an object of C++'s library, whose members have no names for the program
	}
	return name + p.member(g.source.ContentType, offset, size)
}

// pointerTo returns the pointer of the source that a variable is the only target of, and the type of what it points to; nil if the variable is in the source.
func (p *Program) pointerTo(g *global) (*llvmir.Symbol, *llvmir.Type) {
	s := g.unit.mod.PointerSymbol(g.source)
	t := elem(g.unit.mod.TypeOf(s))
	if t == nil || t.Size == 0 || g.size%t.Size != 0 {
		return nil, nil
	}
	return s, t
}
