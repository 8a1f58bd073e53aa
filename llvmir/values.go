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

// expression parses a constant expression of type t that begins with the word w.
func (p *pass) expression(w string, t *typ) {
	switch w {
	case "getelementptr":
		p.gepExpr(t)
	case "icmp", "fcmp":
		p.emit()
		p.predicate(w)
		p.expect("(")
		x := p.typed()
		p.expect(",")
		p.typ()
		p.value(x)
		p.expect(")")
	case "select":
		p.emit()
		p.expect("(")
		p.typed()
		p.expect(",")
		p.selectArm()
		p.expect(",")
		p.selectArm()
		p.expect(")")
	case "fneg", "extractelement", "insertelement", "shufflevector":
		p.emit()
		p.expect("(")
		p.typed()
		for p.is(",") {
			p.emit()
			p.typed()
		}
		p.expect(")")
	case "extractvalue", "insertvalue":
		p.emit()
		p.expect("(")
		p.typed()
		for p.is(",") {
			p.emit()
			if p.tok.kind == tokNumber {
				p.index()
			} else {
				p.typed()
			}
		}
		p.expect(")")
	default:
		if op, ok := casts[w]; ok {
			p.castExpr(op, t)
		} else if binaryOps[w] {
			p.emit()
			p.flags(w)
			p.expect("(")
			p.typed()
			p.expect(",")
			p.typed()
			p.expect(")")
		} else {
			p.unknown("value")
		}
	}
}

// selectArm emits an operand of a constant select. llir compares the types of
// its operands, and a global has a type of its own there.
func (p *pass) selectArm() {
	mark := len(p.out)
	t := p.typed()
	if t.kind == kOpaquePtr {
		p.insert(mark, t.String()+" bitcast (")
		p.put("to " + t.String() + ")")
	}
}

// castExpr emits a constant conversion.
func (p *pass) castExpr(op string, t *typ) {
	line := p.line
	p.replace(op)
	p.dropCastFlags()
	p.expect("(")
	p.typed()
	p.expect("to")
	to := p.typ()
	p.expect(")")
	if to.kind != t.kind && !(to.pointer() && t.pointer()) {
		p.failAt(line, false, "%s to %s where %s is needed", op, to, t)
	}
}

// splat expands a vector constant of equal elements.
func (p *pass) splat(t *typ) {
	if t.kind != kVector {
		p.fail("splat of type %s", t)
	}
	if t.n > maxSplat {
		p.unsupported("splat of %d elements", t.n)
	}
	p.replace("<")
	p.drop("(")
	begin := len(p.out)
	p.typed()
	if len(p.out)-begin > maxSplat {
		p.unsupported("splat of a long constant")
	}
	elem := bytes.ReplaceAll(p.out[begin:], []byte("\n"), nil)
	for i := uint64(1); i < t.n; i++ {
		p.out = append(p.out, ',')
		p.out = append(p.out, elem...)
	}
	p.put(">")
	p.drop(")")
}

// gepExpr emits a constant address. llir requires its type, a pointer to
// what the indices lead to, to be the type expected, so that it is wrapped in
// a bitcast where that is not so.
func (p *pass) gepExpr(t *typ) {
	mark := len(p.out)
	line := p.line
	p.emit()
	p.gepFlags()
	p.expect("(")
	elem := p.gepType()
	p.expect(",")
	src := p.typed()
	var indices []int64
	lanes := uint64(0)
	if src.kind == kVector {
		lanes, src = src.n, src.elem
	}
	for p.is(",") {
		p.emit()
		if p.accept("inrange") && p.is("(") {
			p.skipBalanced()
		}
		it := p.typ()
		index := int64(-1)
		if p.tok.kind == tokNumber {
			index, _ = strconv.ParseInt(string(p.tok.text), 10, 64)
		} else if p.is("zeroinitializer") {
			index = 0
		}
		if it.kind == kVector {
			lanes = it.n
		} else if it.kind != kInt {
			p.fail("index of type %s", it)
		}
		p.value(it)
		indices = append(indices, index)
	}
	p.expect(")")
	if !src.pointer() {
		p.failAt(line, false, "getelementptr from a %s", src)
	}
	result := elem
	if len(indices) > 1 {
		if result = p.indexed(elem, indices[1:]); result == nil {
			p.failAt(line, false, "indices do not fit type %s", elem)
		}
	}
	is := &typ{kind: kTypedPtr, elem: result, space: src.space}
	if lanes > 0 {
		is = &typ{kind: kVector, n: lanes, elem: is}
	}
	from, to := is.String(), t.String()
	if from != to {
		p.insert(mark, "bitcast ("+from)
		p.put("to " + to + ")")
	}
}

// gepFlags emits inbounds and drops the newer flags of getelementptr.
func (p *pass) gepFlags() {
	for {
		switch {
		case p.is("inbounds"):
			p.emit()
		case p.is("nuw"), p.is("nusw"):
			p.next()
		case p.is("inrange"):
			p.next()
			p.skipBalanced()
		default:
			return
		}
	}
}

// index emits a literal index of extractvalue or insertvalue.
func (p *pass) index() {
	p.emitNumber("an index")
}

// predicate emits the predicate of icmp or fcmp.
func (p *pass) predicate(op string) {
	preds := intPreds
	if op == "fcmp" {
		preds = floatPreds
		p.dropWords(fastMath)
	} else {
		p.accept("samesign")
	}
	if p.tok.kind != tokWord || !preds[string(p.tok.text)] {
		p.unknown("predicate")
	}
	p.emit()
}

// flags emits the flags after a binary operation that llir knows, and drops
// disjoint and the floating-point ones.
func (p *pass) flags(op string) {
	wrap, exact := wrapFlags(op)
	for p.tok.kind == tokWord {
		switch w := string(p.tok.text); {
		case wrap && (w == "nuw" || w == "nsw"), exact && w == "exact":
			p.emit()
		case op == "or" && w == "disjoint", op[0] == 'f' && fastMath[w]:
			p.next()
		default:
			return
		}
	}
}

// dropWords skips the words that are in the set.
func (p *pass) dropWords(set map[string]bool) {
	for p.tok.kind == tokWord && set[string(p.tok.text)] {
		p.next()
	}
}

// dropAttrs skips attributes and references to attribute groups.
func (p *pass) dropAttrs() {
	for p.dropAttr() {
	}
}

// dropAttr skips one attribute if there is one.
func (p *pass) dropAttr() bool {
	switch p.tok.kind {
	case tokAttrRef:
		p.next()
		return true
	case tokString:
		p.next()
		if p.accept("=") {
			p.dropKind(tokString, "a string")
		}
		return true
	case tokWord:
		shape := attributes[string(p.tok.text)]
		switch shape {
		case 0:
			return false
		case attrReject:
			p.unsupported("attribute %s", p.tok.text)
		}
		p.next()
		if shape == attrNumber {
			p.accept("=")
			if p.tok.kind == tokNumber {
				p.next()
				return true
			}
		}
		if shape != attrNone && p.is("(") {
			p.skipBalanced()
		}
		return true
	}
	return false
}

// paramAttrs drops the attributes of a parameter or argument, except for
// byval and elementtype, which carry meaning.
func (p *pass) paramAttrs() {
	for {
		switch {
		case p.is("byval"), p.is("elementtype"):
			p.emit()
			if p.is("(") {
				p.emit()
				p.typ()
				p.expect(")")
			}
		case p.dropAttr():
		default:
			return
		}
	}
}
