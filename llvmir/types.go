package llvmir

import (
	"strconv"
	"strings"
)

type typeKind uint8

const (
	kVoid typeKind = iota
	kInt
	kFloat
	kOpaquePtr // ptr, written i8* in the output
	kTypedPtr
	kArray
	kVector
	kStruct
	kPacked
	kNamed
	kFunc
	kOther // label, token, metadata, x86_mmx
)

// typ is a type of the module being rewritten. The pass needs it to expand
// splats, to wrap constant addresses, and to check literals.
type typ struct {
	kind     typeKind
	n        uint64 // bits of an integer, length of an array or vector
	space    string // address space of a pointer, "" for 0
	elem     *typ   // pointee, element, result of a function
	fields   []*typ // fields, parameters
	variadic bool
	name     string // named types with '%', floats and others
}

var (
	voidType   = &typ{kind: kVoid}
	ptrType    = &typ{kind: kOpaquePtr}
	otherTypes = map[string]*typ{
		"label": {kind: kOther, name: "label"}, "metadata": {kind: kOther, name: "metadata"},
		"token": {kind: kOther, name: "token"}, "x86_mmx": {kind: kOther, name: "x86_mmx"},
	}
	floatTypes = map[string]*typ{
		"half": {kind: kFloat, name: "half"}, "float": {kind: kFloat, name: "float"}, "double": {kind: kFloat, name: "double"},
		"x86_fp80": {kind: kFloat, name: "x86_fp80"}, "fp128": {kind: kFloat, name: "fp128"},
		"ppc_fp128": {kind: kFloat, name: "ppc_fp128"},
	}
	smallInts = func() (t [129]*typ) {
		for i := range t {
			t[i] = &typ{kind: kInt, n: uint64(i)}
		}
		return t
	}()
)

// pointer reports whether the type is one of pointers.
func (t *typ) pointer() bool { return t.kind == kOpaquePtr || t.kind == kTypedPtr }

// String writes the type as it stands in the output.
func (t *typ) String() string {
	var b strings.Builder
	t.write(&b)
	return b.String()
}

func (t *typ) write(b *strings.Builder) {
	list := func(open, end string) {
		b.WriteString(open)
		for i, f := range t.fields {
			if i > 0 {
				b.WriteString(", ")
			}
			f.write(b)
		}
		if t.variadic {
			if len(t.fields) > 0 {
				b.WriteString(", ")
			}
			b.WriteString("...")
		}
		b.WriteString(end)
	}
	switch t.kind {
	case kVoid:
		b.WriteString("void")
	case kInt:
		b.WriteString("i" + strconv.FormatUint(t.n, 10))
	case kOpaquePtr:
		b.WriteString("i8" + t.space + "*")
	case kTypedPtr:
		t.elem.write(b)
		b.WriteString(t.space + "*")
	case kArray:
		b.WriteString("[" + strconv.FormatUint(t.n, 10) + " x ")
		t.elem.write(b)
		b.WriteString("]")
	case kVector:
		b.WriteString("<" + strconv.FormatUint(t.n, 10) + " x ")
		t.elem.write(b)
		b.WriteString(">")
	case kStruct:
		list("{ ", " }")
	case kPacked:
		list("<{ ", " }>")
	case kFunc:
		t.elem.write(b)
		list(" (", ")")
	default:
		b.WriteString(t.name)
	}
}

// typ emits a type and returns it.
func (p *pass) typ() *typ {
	p.enter()
	defer p.leave()
	t := p.baseType()
	for suffixes := 0; ; suffixes++ {
		if suffixes > maxDepth {
			p.tooDeep(p.line)
		}
		switch {
		case p.is("*"):
			t = &typ{kind: kTypedPtr, elem: t}
			p.emit()
		case p.is("addrspace") && t.kind == kOpaquePtr:
			p.fail("address space given twice")
		case p.is("addrspace"):
			space := p.addrSpace()
			p.want("*")
			t = &typ{kind: kTypedPtr, elem: t, space: space}
			p.put(space)
			p.emit()
		case p.is("("):
			t = p.params(t)
		default:
			return t
		}
	}
}

// addrSpace drops addrspace(N) and returns it as text, "" for space 0.
func (p *pass) addrSpace() string {
	p.drop("addrspace")
	p.drop("(")
	if p.tok.kind == tokString {
		p.unsupported("named address space %s", p.describe())
	}
	n := p.number("an address space")
	p.drop(")")
	if n == 0 {
		return ""
	}
	return " addrspace(" + strconv.FormatUint(n, 10) + ")"
}

// number drops an unsigned number and returns it.
func (p *pass) number(what string) uint64 {
	n := p.parseNumber(what)
	p.next()
	return n
}

// emitNumber emits an unsigned number and returns it.
func (p *pass) emitNumber(what string) uint64 {
	n := p.parseNumber(what)
	p.emit()
	return n
}

func (p *pass) parseNumber(what string) uint64 {
	if p.tok.kind != tokNumber {
		p.fail("found %s where %s is needed", p.describe(), what)
	}
	n, err := strconv.ParseUint(string(p.tok.text), 10, 63)
	if err != nil {
		p.fail("%s is not %s", p.describe(), what)
	}
	return n
}

// params emits the parameter list of a function type.
func (p *pass) params(result *typ) *typ {
	t := &typ{kind: kFunc, elem: result}
	p.expect("(")
	for !p.is(")") {
		if p.tok.kind == tokDots {
			t.variadic = true
			p.emit()
			break
		}
		t.fields = append(t.fields, p.typ())
		if !p.is(",") {
			break
		}
		p.emit()
	}
	p.expect(")")
	return t
}

func (p *pass) baseType() *typ {
	switch p.tok.kind {
	case tokLocal:
		t := p.named[string(p.tok.text)]
		if t == nil {
			p.fail("type %s is not defined", p.tok.text)
		}
		p.emit()
		return t
	case tokWord:
		return p.wordType()
	case tokPunct:
		switch p.tok.text[0] {
		case '[':
			p.emit()
			t := p.sequence(kArray)
			p.expect("]")
			return t
		case '{':
			return p.structType(kStruct)
		case '<':
			p.emit()
			if p.is("{") {
				t := p.structType(kPacked)
				p.expect(">")
				return t
			}
			if p.is("vscale") {
				p.unsupported("scalable vector type")
			}
			t := p.sequence(kVector)
			p.expect(">")
			return t
		}
	}
	p.fail("found %s where a type is needed", p.describe())
	return nil
}

// sequence emits "N x T".
func (p *pass) sequence(kind typeKind) *typ {
	line := p.line
	n := p.emitNumber("a length")
	if kind == kVector && n == 0 {
		p.fail("vector of length 0")
	}
	p.expect("x")
	elem := p.typ()
	if elem.kind == kVoid || elem.kind == kFunc || elem.kind == kOther {
		p.fail("%s cannot be an element", elem)
	}
	t := &typ{kind: kind, n: n, elem: elem}
	if n > maxFields || elem.kind >= kArray {
		p.arrays = append(p.arrays, arrayRec{t, line})
	}
	return t
}

// arrayRec is an array type and where it stands.
type arrayRec struct {
	typ  *typ
	line int
}

func (p *pass) structType(kind typeKind) *typ {
	t := &typ{kind: kind}
	p.expect("{")
	for !p.is("}") {
		f := p.typ()
		if f.kind == kVoid || f.kind == kFunc || f.kind == kOther {
			p.fail("%s cannot be a field", f)
		}
		t.fields = append(t.fields, f)
		if !p.is(",") {
			break
		}
		p.emit()
	}
	p.expect("}")
	return t
}

// wordType emits a type that is one word.
func (p *pass) wordType() *typ {
	w := p.tok.text
	if w[0] == 'i' && isDigits(w[1:]) {
		n, err := strconv.ParseUint(string(w[1:]), 10, 32)
		if err != nil || n == 0 || n > maxIntBits {
			p.fail("integer type %s is out of range", w)
		}
		p.emit()
		if n < uint64(len(smallInts)) {
			return smallInts[n]
		}
		return &typ{kind: kInt, n: n}
	}
	switch string(w) {
	case "ptr":
		p.replace("i8")
		if p.is("addrspace") {
			if space := p.addrSpace(); space != "" {
				p.put(space + "*")
				return &typ{kind: kOpaquePtr, space: space}
			}
		}
		p.out = append(p.out, '*')
		return ptrType
	case "void":
		p.emit()
		return voidType
	case "target":
		p.unsupported("target extension type")
	case "bfloat", "x86_amx":
		p.unsupported("type %s", w)
	}
	if t := floatTypes[string(w)]; t != nil {
		p.emit()
		return t
	}
	if t := otherTypes[string(w)]; t != nil {
		p.emit()
		return t
	}
	p.unknown("type")
	return nil
}

// isType tells whether the current token can begin a type.
func (p *pass) isType() bool {
	switch p.tok.kind {
	case tokLocal:
		return true
	case tokPunct:
		c := p.tok.text[0]
		return c == '[' || c == '{' || c == '<'
	case tokWord:
		w := p.tok.text
		if w[0] == 'i' && isDigits(w[1:]) {
			return true
		}
		switch string(w) {
		case "ptr", "void", "target", "bfloat", "x86_amx":
			return true
		}
		return floatTypes[string(w)] != nil || otherTypes[string(w)] != nil
	}
	return false
}

// body returns the structure behind a named type, nil if it is opaque.
func (p *pass) body(t *typ) *typ {
	if t.kind != kNamed {
		return t
	}
	b, ok := p.bodies[t.name]
	if !ok {
		b = p.lookAhead(t.name)
	}
	return b
}

// lookAhead parses the definition of a type that is further down.
func (p *pass) lookAhead(name string) *typ {
	saved, written, depth := p.lexer, len(p.out), p.depth
	p.pos, p.depth = p.typeAt[name], 0
	p.next()
	var t *typ
	if p.is("{") || p.is("<") {
		t = p.typ()
	}
	p.bodies[name] = t
	out := p.out[:written]
	p.lexer, p.depth = saved, depth
	p.out = out
	return t
}

// indexed returns the type that the indices of a getelementptr after the
// first lead to, starting from t; nil if they do not fit. An index that is
// not a literal is -1.
func (p *pass) indexed(t *typ, indices []int64) *typ {
	for _, i := range indices {
		if t = p.body(t); t == nil {
			return nil
		}
		switch t.kind {
		case kArray, kVector:
			t = t.elem
		case kStruct, kPacked:
			if i < 0 || i >= int64(len(t.fields)) {
				return nil
			}
			t = t.fields[i]
		default:
			return nil
		}
	}
	return t
}
