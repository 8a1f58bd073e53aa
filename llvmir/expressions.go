package llvmir

import (
	"bytes"
	"strconv"
)

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
