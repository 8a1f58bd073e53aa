package llvmir

import "bytes"

// instruction emits the instruction whose opcode is the current token, up to
// its metadata. It returns false if the instruction is to be dropped, with
// all that was written since mark.
func (p *pass) instruction(mark int, result string) (keep bool) {
	op := string(p.tok.text)
	if p.terminator(op) || p.memory(op, mark, result) || p.element(op) {
		return true
	}
	switch op {
	case "landingpad":
		p.landingPad()
	case "call", "tail", "musttail", "notail":
		return p.call(mark, result)
	case "fneg":
		p.emit()
		p.dropWords(fastMath)
		p.typed()
	case "icmp", "fcmp":
		p.compare(op)
	case "phi":
		p.emit()
		p.dropWords(fastMath)
		t := p.typ()
		for {
			p.expect("[")
			p.value(t)
			p.expect(",")
			p.emitKind(tokLocal, "a block")
			p.expect("]")
			if !p.is(",") || p.peek() != '[' {
				break
			}
			p.emit()
		}
	case "select":
		p.emit()
		p.dropWords(fastMath)
		p.operands(3)
	case "freeze":
		p.emit()
		p.typed()
	case "callbr":
		p.unsupported("asm goto")
	case "catchpad", "catchret", "catchswitch", "cleanuppad", "cleanupret":
		p.unsupported("instruction %s", op)
	default:
		if to, ok := casts[op]; ok {
			p.castInst(to)
		} else if binaryOps[op] {
			p.emit()
			p.flags(op)
			t := p.typed()
			p.expect(",")
			p.value(t)
		} else {
			p.unknown("instruction")
		}
	}
	return true
}

// terminator parses an instruction that ends a block. It returns false for others.
func (p *pass) terminator(op string) bool {
	switch op {
	case "ret":
		p.emit()
		if t := p.typ(); t != voidType {
			p.value(t)
		}
	case "br":
		p.emit()
		if !p.is("label") {
			p.typed()
			p.expect(",")
			p.label()
			p.expect(",")
		}
		p.label()
	case "switch":
		p.switchInst()
	case "indirectbr":
		p.emit()
		p.typed()
		p.expect(",")
		p.expect("[")
		for !p.is("]") {
			p.label()
			if !p.is(",") {
				break
			}
			p.emit()
		}
		p.expect("]")
	case "unreachable":
		p.emit()
	case "resume":
		p.emit()
		p.typed()
	case "invoke":
		p.emit()
		p.callee()
		p.expect("to")
		p.label()
		p.expect("unwind")
		p.label()
	default:
		return false
	}
	return true
}

// element parses an instruction on parts of vectors, structures and arrays. It returns false for others.
func (p *pass) element(op string) bool {
	switch op {
	case "extractelement":
		p.emit()
		p.operands(2)
	case "insertelement", "shufflevector":
		p.emit()
		p.operands(3)
	case "extractvalue":
		p.emit()
		p.typed()
		p.indices()
	case "insertvalue":
		p.emit()
		p.operands(2)
		p.indices()
	case "va_arg":
		p.emit()
		p.typed()
		p.expect(",")
		p.typ()
	default:
		return false
	}
	return true
}

// compare emits icmp or fcmp. llir gives the right operand the type of the
// left one, which for an address is not the type that stands there, and then
// rejects an address expression on the right, so that the two are swapped.
func (p *pass) compare(op string) {
	p.emit()
	at := len(p.out)
	p.predicate(op)
	left := len(p.out)
	t := p.typ()
	x := len(p.out)
	literal := p.tok.kind == tokWord
	p.value(t)
	comma := len(p.out)
	p.expect(",")
	y := len(p.out)
	swap := !literal && t.kind == kOpaquePtr && p.tok.kind == tokWord && !plainConstants[string(p.tok.text)]
	p.value(t)
	if !swap {
		return
	}
	var b []byte
	b = append(b, swapPredicate(p.out[at:left])...)
	b = append(b, p.out[left:x]...)
	b = append(b, p.out[y:]...)
	b = append(b, p.out[comma:y]...)
	b = append(b, p.out[x:comma]...)
	p.out = append(p.out[:at], b...)
}

// swapPredicate turns a predicate into that for swapped operands.
func swapPredicate(pred []byte) []byte {
	s := bytes.Clone(pred)
	if i := bytes.IndexAny(s, "lg"); i >= 0 {
		s[i] ^= 'l' ^ 'g'
	}
	return s
}

// peek returns the first byte of the next token.
func (p *pass) peek() byte {
	for i := p.pos; i < len(p.src); i++ {
		switch p.src[i] {
		case ' ', '\t', '\r', '\n':
		default:
			return p.src[i]
		}
	}
	return 0
}

// operands emits n typed values.
func (p *pass) operands(n int) {
	for i := range n {
		if i > 0 {
			p.expect(",")
		}
		p.typed()
	}
}

// indices emits the literal indices of extractvalue and insertvalue.
func (p *pass) indices() {
	for p.is(",") && p.peek() != '!' {
		p.emit()
		p.index()
	}
}

// label emits "label %x".
func (p *pass) label() {
	p.expect("label")
	p.emitKind(tokLocal, "a block")
}

func (p *pass) switchInst() {
	p.emit()
	p.typed()
	p.expect(",")
	p.label()
	p.expect("[")
	for !p.is("]") {
		p.typed()
		p.expect(",")
		p.label()
	}
	p.expect("]")
}

func (p *pass) landingPad() {
	p.emit()
	p.typ()
	for {
		switch {
		case p.is("cleanup"):
			p.emit()
		case p.is("catch"), p.is("filter"):
			p.emit()
			p.typed()
		default:
			return
		}
	}
}

// castInst emits a conversion without its newer flags.
func (p *pass) castInst(to string) {
	p.replace(to)
	p.dropCastFlags()
	p.typed()
	p.expect("to")
	p.typ()
}

// dropCastFlags skips the flags of conversions.
func (p *pass) dropCastFlags() {
	for p.is("nuw") || p.is("nsw") || p.is("nneg") || p.tok.kind == tokWord && fastMath[string(p.tok.text)] {
		p.next()
	}
}
