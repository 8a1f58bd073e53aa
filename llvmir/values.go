package llvmir

import (
	"bytes"
	"strconv"
)

// typed emits "T v" and returns T.
func (p *pass) typed() *typ {
	t := p.typ()
	p.value(t)
	return t
}

// value emits a value of type t.
func (p *pass) value(t *typ) {
	p.enter()
	defer p.leave()
	if t.kind == kVoid || t.kind == kFunc || t == otherTypes["label"] || t == otherTypes["metadata"] {
		p.fail("value of type %s", t)
	}
	switch p.tok.kind {
	case tokLocal:
		if p.fn == nil {
			p.fail("local value %s outside of a function", p.tok.text)
		}
		p.emit()
	case tokGlobal:
		p.globalRef()
	case tokNumber:
		p.literal(t)
	case tokCString:
		if t.kind != kArray || t.elem.kind != kInt || t.elem.n != 8 {
			p.fail("string constant of type %s", t)
		}
		if n := len(unquote(string(p.tok.text[1:]))); uint64(n) != t.n {
			p.fail("string constant of type %s has %d bytes", t, n)
		}
		p.emit()
	case tokPunct:
		p.aggregate(t)
	case tokWord:
		p.wordValue(t)
	default:
		p.fail("found %s where a value is needed", p.describe())
	}
}

// globalRef emits a reference to a global and notes that it has to exist.
func (p *pass) globalRef() {
	name := string(p.tok.text)
	p.refs[name] = p.line
	if p.inAlias != nil {
		p.inAlias.refs = append(p.inAlias.refs, name)
	}
	p.emit()
}

// literal emits an integer or floating-point literal.
func (p *pass) literal(t *typ) {
	s := p.tok.text
	digits := s
	if digits[0] == '-' {
		digits = digits[1:]
	}
	switch {
	case t.kind == kInt:
		if !isDigits(digits) {
			p.fail("%s is not an integer", s)
		}
		if uint64(len(digits)) > t.n/3+2 {
			p.fail("integer %s does not fit i%d", p.describe(), t.n)
		}
	case t.kind == kFloat && bytes.HasPrefix(s, []byte("0x")):
		p.hexFloat(t, s[2:])
	case t.kind == kFloat:
		if _, err := strconv.ParseFloat(string(s), 64); err != nil || !bytes.ContainsRune(s, '.') || bytes.ContainsRune(s, '_') {
			p.fail("%s is not a floating-point number in range", p.describe())
		}
	default:
		p.fail("number %s of type %s", p.describe(), t)
	}
	p.emit()
}

// hexFloat checks the hexadecimal form of a floating-point literal: a letter
// for the format, none for double, and exactly its digits, but for a double, which LLVM writes without zeros in front.
func (p *pass) hexFloat(t *typ, s []byte) {
	letter, digits := byte(0), 16
	if len(s) > 0 {
		switch s[0] {
		case 'K':
			letter, digits = 'K', 20
		case 'L', 'M':
			letter, digits = s[0], 32
		case 'H':
			letter, digits = 'H', 4
		}
	}
	if letter != 0 {
		s = s[1:]
	}
	ok := len(s) == digits || t.name == "double" && 0 < len(s) && len(s) < digits
	for _, c := range s {
		ok = ok && (c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F')
	}
	switch t.name {
	case "half":
		ok = ok && letter == 'H'
	case "x86_fp80":
		ok = ok && letter == 'K'
	case "fp128":
		ok = ok && letter == 'L'
	case "ppc_fp128":
		ok = ok && letter == 'M'
	default:
		ok = ok && letter == 0
	}
	if !ok {
		p.fail("%s is not a %s", p.describe(), t)
	}
}

// aggregate emits an array, struct or vector constant.
func (p *pass) aggregate(t *typ) {
	switch {
	case p.is("["):
		p.elements(t, kArray, "[", "]")
	case p.is("{"):
		p.elements(t, kStruct, "{", "}")
	case p.is("<"):
		b := p.body(t)
		if b != nil && b.kind == kPacked {
			p.emit()
			p.elements(t, kPacked, "{", "}")
			p.expect(">")
			return
		}
		p.elements(t, kVector, "<", ">")
	default:
		p.fail("found %s where a value is needed", p.describe())
	}
}

func (p *pass) elements(t *typ, kind typeKind, open, end string) {
	b := p.body(t)
	if b == nil || b.kind != kind {
		p.fail("constant in %s %s does not fit type %s", open, end, t)
	}
	line := p.line
	p.expect(open)
	n := uint64(0)
	for !p.is(end) {
		if p.written++; p.written > maxElements {
			p.fail("constants of more than %d elements in all", maxElements)
		}
		p.typed()
		n++
		if !p.is(",") {
			break
		}
		p.emit()
	}
	p.expect(end)
	want := b.n
	if kind == kStruct || kind == kPacked {
		want = uint64(len(b.fields))
	}
	if n != want {
		p.failAt(line, false, "constant of type %s has %d elements", t, n)
	}
}

func (p *pass) wordValue(t *typ) {
	w := string(p.tok.text)
	switch w {
	case "true", "false":
		if t.kind != kInt || t.n != 1 {
			p.fail("%s of type %s", w, t)
		}
		p.emit()
	case "null":
		if !t.pointer() {
			p.fail("null of type %s", t)
		}
		p.emit()
	case "none", "undef", "poison", "zeroinitializer":
		p.emit()
	case "splat":
		p.splat(t)
	case "dso_local_equivalent", "no_cfi":
		p.next()
		if p.tok.kind != tokGlobal {
			p.fail("found %s where a function is needed", p.describe())
		}
		p.globalRef()
	case "blockaddress":
		p.emit()
		p.expect("(")
		if p.tok.kind != tokGlobal {
			p.fail("found %s where a function is needed", p.describe())
		}
		p.globalRef()
		p.expect(",")
		p.emitKind(tokLocal, "a block")
		p.expect(")")
	default:
		p.expression(w, t)
	}
}
