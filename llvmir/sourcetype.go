package llvmir

import (
	"bytes"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/llir/llvm/ir"
)

// Type is a type of the source code, as debug information has it, without typedefs and qualifiers.
type Type struct {
	Kind TypeKind
	// Name is that of the declaration, or of a typedef of what has none: "node" for a struct node.
	Name string
	// Size is in bytes.
	Size uint64
	// Elem is what a pointer points to, nil for void, and what an array consists of.
	Elem *Type
	// Count is the length of an array, 0 if it is not known.
	Count uint64
	// Fields are those of a structure or union.
	Fields []Field
	// Enumerators are the names of the values of an enumeration. Of several names for one value it has the first.
	Enumerators map[int64]string
	// Number says how the bits of a scalar are to be read.
	Number Number
	// Reference tells that a pointer is a reference of C++, which stands for what it points to.
	Reference bool
	// Standard tells that the standard library of C++ or Rust declares the type.
	Standard bool
	// Variants are those of an enumeration of Rust, nil for all others.
	Variants *Variants
	// Arguments are those of a template; see [Module.Argument].
	Arguments TemplateArguments
}

// Number classifies scalars.
type Number uint8

// The kinds of numbers. Those of unknown kind are read as unsigned ones.
const (
	UnknownNumber Number = iota
	SignedNumber
	UnsignedNumber
	FloatNumber
	BooleanNumber
)

// numbers are the encodings of DWARF.
var numbers = map[string]Number{
	"DW_ATE_signed": SignedNumber, "DW_ATE_signed_char": SignedNumber, "DW_ATE_unsigned": UnsignedNumber, "DW_ATE_unsigned_char": UnsignedNumber,
	"DW_ATE_UTF": UnsignedNumber, "DW_ATE_float": FloatNumber, "DW_ATE_boolean": BooleanNumber,
}

// TypeKind classifies a [Type].
type TypeKind uint8

// The kinds of types that names can be made of; all others are scalars. Opaque types are those of pthreads, whose
// fields belong to the library.
const (
	ScalarType TypeKind = iota
	PointerType
	StructType
	UnionType
	ArrayType
	EnumType
	OpaqueType
)

// IsThread tells whether values of the type are handles of threads.
func (t *Type) IsThread() bool {
	return t != nil && (t.Kind == ScalarType || t.Kind == PointerType) && (t.Name == "pthread_t" || t.Name == "thrd_t")
}

// Flexible returns the last member of a structure if it is an array without a length, such as items in struct { int n; int items[]; }.
func (t *Type) Flexible() (Field, bool) {
	if t.Kind != StructType || len(t.Fields) == 0 {
		return Field{}, false
	}
	f := t.Fields[len(t.Fields)-1]
	return f, f.Type != nil && f.Type.Kind == ArrayType && f.Type.Count == 0 && f.Type.Elem != nil && f.Type.Elem.Size > 0
}

// Field is a member of a structure or union; offset and size are in bits.
type Field struct {
	Name   string
	Type   *Type
	Offset uint64
	Bits   uint64
	// Base tells that this is what a class inherits.
	Base bool
}

// typeTable finds types in metadata. It reads what is asked for, as few programs need any.
type typeTable struct {
	mu    sync.Mutex
	meta  *metaTable
	types map[int32]*Type
	open  map[*Type][]*Type // pointers of which it is not known yet what they point to, and their aliases
	named map[string]*Type  // structures and unions, by the names that they have in IR
}

// maxTypeDepth bounds chains of typedefs and arrays of arrays.
const maxTypeDepth = 100

// TypeOf returns the type of a variable, or what a function returns; nil if it is not known, or void.
func (m *Module) TypeOf(s *Symbol) *Type {
	if s == nil || s.typ < 0 {
		return nil
	}
	m.types.mu.Lock()
	defer m.types.mu.Unlock()
	if node := m.types.meta.node(s.typ); node != nil && node.kind == "DISubroutineType" {
		list := m.types.list(m.types.meta.ref(node.fields["types"]))
		if len(list) == 0 {
			return nil
		}
		return m.types.get(list[0], 0)
	}
	return m.types.get(s.typ, 0)
}

// StructType returns the source of a named type of IR, such as %struct.node, or the type of a library with a name, such as pthread_mutex_t; nil if it is not known, or if
// several types have this name.
func (m *Module) StructType(name string) *Type {
	m.types.mu.Lock()
	defer m.types.mu.Unlock()
	if m.types.named == nil {
		m.types.index()
	}
	if _, number, ok := cutLast(name, "."); ok && isDigits([]byte(number)) {
		return nil // LLVM numbers different types of one name
	}
	return m.types.named[name]
}

func cutLast(s, sep string) (before, after string, ok bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// index finds all structures and unions that have names, from their own declarations or from typedefs.
func (t *typeTable) index() {
	t.named = map[string]*Type{}
	for _, n := range slices.Sorted(maps.Keys(t.meta.text)) {
		if text := t.meta.text[n]; !bytes.Contains(text, []byte("DICompositeType(")) && !bytes.Contains(text, []byte("DW_TAG_typedef")) {
			continue
		}
		u := t.get(n, 0)
		switch {
		case u == nil || u.Name == "" || len(u.Fields) == 0:
		case u.Kind == StructType:
			t.note("struct."+u.Name, u)
			t.note("class."+u.Name, u)
		case u.Kind == UnionType:
			t.note("union."+u.Name, u)
		case u.Kind == OpaqueType:
			t.note(u.Name, u)
		}
	}
}

// note notes the type of a name, unless it is the name of different types.
func (t *typeTable) note(name string, u *Type) {
	if old, ok := t.named[name]; ok && (old == nil || &old.Fields[0] != &u.Fields[0]) {
		u = nil
	}
	t.named[name] = u
}

// get reads a type.
func (t *typeTable) get(n int32, depth int) *Type {
	if u, ok := t.types[n]; ok {
		return u
	}
	node := t.meta.node(n)
	if node == nil || depth > maxTypeDepth {
		return nil
	}
	if t.types == nil {
		t.types = map[int32]*Type{}
	}
	u := &Type{Name: unquote(node.fields["name"]), Size: number(node.fields["size"]) / 8}
	base := t.meta.ref(node.fields["baseType"])
	switch tag := node.fields["tag"]; tag {
	case "DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_atomic_type":
		u = t.alias(u.Name, t.get(base, depth+1))
		t.types[n] = u
	case "DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type":
		t.types[n] = u // what it points to may have a field of this type
		t.pointer(u, tag != "DW_TAG_pointer_type", base, depth)
	case "DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type":
		t.types[n] = u
		u.Kind = StructType
		if tag == "DW_TAG_union_type" {
			u.Kind = UnionType
		}
		u.Fields, u.Variants, u.Standard = t.fields(node, depth), t.variants(node, depth), t.standard(node)
		u.Arguments = TemplateArguments(t.meta.ref(node.fields["templateParams"]) + 1)
	case "DW_TAG_array_type":
		t.types[n] = u
		t.array(u, node, t.get(base, depth+1))
	case "DW_TAG_enumeration_type":
		u.Kind, u.Enumerators = EnumType, t.enumerators(node)
		t.types[n] = u
	default:
		u.Number = numbers[node.fields["encoding"]]
		t.types[n] = u
	}
	return u
}

// pointer reads what a pointer or reference points to. What that contains may name the pointer by a typedef, before it is complete.
func (t *typeTable) pointer(u *Type, reference bool, base int32, depth int) {
	if t.open == nil {
		t.open = map[*Type][]*Type{}
	}
	u.Kind, u.Reference = PointerType, reference
	t.open[u] = []*Type{}
	u.Elem = t.get(base, depth+1)
	for _, v := range t.open[u] {
		v.Elem = u.Elem
	}
	delete(t.open, u)
}

// alias is a type under the name of a typedef, if it has none of its own.
func (t *typeTable) alias(name string, u *Type) *Type {
	if u == nil {
		return nil
	}
	library := strings.HasPrefix(name, "pthread_") || name == "sem_t" || name == "thrd_t"
	if !library && (name == "" || u.Name != "") {
		return u
	}
	v := *u
	v.Name = name
	if library && (v.Kind == StructType || v.Kind == UnionType) {
		v.Kind = OpaqueType
	}
	if aliases, ok := t.open[u]; ok {
		t.open[u] = append(aliases, &v)
	}
	return &v
}

// fields reads the members of a structure or union. Those that it inherits have no name.
func (t *typeTable) fields(node *metaNode, depth int) []Field {
	var all []Field
	for _, n := range t.list(t.meta.ref(node.fields["elements"])) {
		f := t.meta.node(n)
		if f == nil || f.kind != "DIDerivedType" || strings.Contains(f.fields["flags"], "DIFlagStaticMember") {
			continue
		}
		if tag := f.fields["tag"]; tag != "DW_TAG_member" && tag != "DW_TAG_inheritance" {
			continue
		}
		all = append(all, t.field(f, depth))
	}
	return all
}

func (t *typeTable) field(f *metaNode, depth int) Field {
	u := t.get(t.meta.ref(f.fields["baseType"]), depth+1)
	bits := number(f.fields["size"])
	if u != nil && bits == 0 {
		bits = 8 * u.Size
	}
	return Field{Name: unquote(f.fields["name"]), Type: u, Offset: number(f.fields["offset"]), Bits: bits, Base: f.fields["tag"] == "DW_TAG_inheritance"}
}

// array makes u an array of arrays where it has several dimensions.
func (t *typeTable) array(u *Type, node *metaNode, elem *Type) {
	u.Kind = ArrayType
	var counts []uint64
	for _, n := range t.list(t.meta.ref(node.fields["elements"])) {
		if r := t.meta.node(n); r != nil && r.kind == "DISubrange" {
			counts = append(counts, number(r.fields["count"]))
		}
	}
	for len(counts) > 1 {
		last := len(counts) - 1
		outer := &Type{Kind: ArrayType, Elem: elem, Count: counts[last]}
		if elem != nil {
			outer.Size = elem.Size * counts[last]
		}
		elem, counts = outer, counts[:last]
	}
	u.Elem = elem
	if len(counts) == 1 {
		u.Count = counts[0]
	}
}

func (t *typeTable) enumerators(node *metaNode) map[int64]string {
	all := map[int64]string{}
	for _, n := range t.list(t.meta.ref(node.fields["elements"])) {
		e := t.meta.node(n)
		if e == nil || e.kind != "DIEnumerator" {
			continue
		}
		v, err := strconv.ParseInt(e.fields["value"], 10, 64)
		if _, twice := all[v]; err == nil && !twice {
			all[v] = unquote(e.fields["name"])
		}
	}
	return all
}

// list reads a node such as !{!1, null, !2}; null is -1.
func (t *typeTable) list(n int32) []int32 {
	text := t.meta.text[n]
	open, end := bytes.IndexByte(text, '{'), bytes.LastIndexByte(text, '}')
	if open < 0 || end < open || bytes.Contains(text[:open], []byte("!DI")) {
		return nil
	}
	var all []int32
	for rest := text[open+1 : end]; len(rest) > 0; {
		n := fieldEnd(rest)
		if field := bytes.TrimSpace(rest[:n]); len(field) > 0 {
			all = append(all, t.meta.ref(string(field)))
		}
		rest = rest[min(n+1, len(rest)):]
	}
	return all
}

// number reads a size, an offset or a count; what is none is 0.
func number(field string) uint64 {
	n, err := strconv.ParseUint(field, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// Result returns what a function returns, nil if that is not known, or nothing.
func (m *Module) Result(f *ir.Func) *Type { return m.TypeOf(m.funcs[f]) }
