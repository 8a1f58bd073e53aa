package llvmir

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

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

// memory parses an instruction on memory, or a fence. It returns false for others.
func (p *pass) memory(op string, mark int, result string) bool {
	switch op {
	case "alloca":
		p.alloca()
	case "load":
		p.emit()
		atomic := p.atomicVolatile()
		p.typ()
		p.expect(",")
		p.typed()
		p.access(atomic)
	case "store":
		p.emit()
		atomic := p.atomicVolatile()
		p.typed()
		p.expect(",")
		p.typed()
		p.access(atomic)
	case "fence":
		p.emit()
		p.syncScope()
		p.ordering()
	case "cmpxchg":
		p.emit()
		if p.is("weak") {
			p.emit()
		}
		if p.is("volatile") {
			p.emit()
		}
		p.typed()
		p.expect(",")
		p.typed()
		p.expect(",")
		p.typed()
		p.syncScope()
		p.ordering()
		p.ordering()
		p.alignment()
	case "atomicrmw":
		p.atomicRMW(mark, result)
	case "getelementptr":
		p.gepInst()
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

func (p *pass) alloca() {
	p.emit()
	if p.is("inalloca") || p.is("swifterror") {
		p.unsupported("attribute %s", p.tok.text)
	}
	p.typ()
	for p.is(",") && p.peek() != '!' {
		p.next()
		switch {
		case p.is("align"):
			p.put(",")
			p.emit()
			p.emitNumber("an alignment")
		case p.is("addrspace"):
			if space := p.addrSpace(); space != "" {
				p.put("," + space)
			}
		case p.isType():
			p.put(",")
			p.typed()
		default:
			p.unknown("property of an alloca")
		}
	}
}

// atomicVolatile emits the words between load or store and its type.
func (p *pass) atomicVolatile() (atomic bool) {
	if p.is("atomic") {
		atomic = true
		p.emit()
	}
	if p.is("volatile") {
		p.emit()
	}
	return atomic
}

// access emits what follows the address of a load or store.
func (p *pass) access(atomic bool) {
	if atomic {
		p.syncScope()
		p.ordering()
	}
	p.alignment()
}

// alignment emits ", align N".
func (p *pass) alignment() {
	if p.is(",") && p.peek() == 'a' {
		p.emit()
		p.expect("align")
		p.emitNumber("an alignment")
	}
}

// syncScope emits syncscope("...") and returns what is in the quotes.
func (p *pass) syncScope() string {
	if !p.is("syncscope") {
		return ""
	}
	p.emit()
	p.expect("(")
	scope := string(p.tok.text)
	if p.tok.kind != tokString || scope != `"singlethread"` && scope != `""` {
		p.unknown("synchronisation scope")
	}
	p.emit()
	p.expect(")")
	return scope[1 : len(scope)-1]
}

// ordering emits a memory ordering.
func (p *pass) ordering() {
	if p.tok.kind != tokWord || !orderings[string(p.tok.text)] {
		p.unknown("memory ordering")
	}
	p.emit()
}

// gepInst emits getelementptr. llir understands literals and ptrtoint as
// indices of the instruction, no other constant expression, so that these
// are converted to a pointer and back.
func (p *pass) gepInst() {
	p.emit()
	p.gepFlags()
	p.gepType()
	p.expect(",")
	src := p.typed()
	if src.kind == kVector {
		src = src.elem
	}
	if src.kind != kOpaquePtr && src.kind != kTypedPtr {
		p.fail("getelementptr from a %s", src)
	}
	for p.is(",") && p.peek() != '!' {
		p.emit()
		p.accept("inrange")
		mark := len(p.out)
		t := p.typ()
		if p.tok.kind == tokWord && t.kind == kInt && (casts[string(p.tok.text)] != "" || binaryOps[string(p.tok.text)] ||
			p.is("select") || p.is("icmp") || p.is("fcmp") || p.is("extractelement") || p.is("extractvalue")) {
			p.value(t)
			p.insert(mark, t.String()+" ptrtoint (i8* inttoptr (")
			p.put("to i8*) to " + t.String() + ")")
			continue
		}
		p.value(t)
	}
}

// gepType emits the type that is indexed. llir warns of vectors, so that they
// are written as arrays where these are laid out likewise.
func (p *pass) gepType() *typ {
	mark := len(p.out)
	t := p.typ()
	if t.kind != kVector || t.n&(t.n-1) != 0 || bytes.Contains(p.out[mark:], []byte("vscale")) {
		return t
	}
	e := t.elem
	if e.kind == kInt && e.n >= 8 && e.n <= 64 && e.n&(e.n-1) == 0 || e.name == "float" || e.name == "double" {
		text := p.out[mark:]
		text[bytes.IndexByte(text, '<')], text[bytes.LastIndexByte(text, '>')] = '[', ']'
	}
	return t
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

// atomicRMW emits atomicrmw, or a call if llir does not know the operation.
func (p *pass) atomicRMW(mark int, result string) {
	p.emit()
	volatile := p.is("volatile")
	if volatile {
		p.emit()
	}
	op := string(p.tok.text)
	native, known := rmwOps[op]
	if p.tok.kind != tokWord || !known {
		p.unknown("operation of atomicrmw")
	}
	p.emit()
	begin := len(p.out)
	ptr := p.typ()
	value, isExpr := len(p.out), p.tok.kind == tokWord
	p.value(ptr)
	end := len(p.out)
	p.expect(",")
	t := p.typed()
	operands := bytes.Clone(p.out[begin:])
	scope := p.syncScope()
	order := string(p.tok.text)
	p.ordering()
	if native {
		// llir takes the type of the result from that of the pointer.
		if ptr.kind == kOpaquePtr {
			if isExpr {
				p.insert(end, "to "+t.String()+ptr.space+"*)")
				p.insert(begin, t.String()+ptr.space+"* bitcast (")
			} else {
				breaks := bytes.Count(p.out[begin:value], []byte("\n"))
				text := strings.Repeat("\n", breaks) + " " + t.String() + ptr.space + "*"
				p.out = slices.Replace(p.out, begin, value, []byte(text)...)
			}
		}
		p.alignment()
		return
	}
	if t.kind != kInt && t.kind != kFloat {
		p.unsupported("atomicrmw %s of type %s", op, t)
	}
	name := fmt.Sprintf("%s%s.%s.%s", rmwPrefix, op, t, order)
	if volatile {
		name += ".volatile"
	}
	if scope != "" {
		name += "." + scope
	}
	p.discard(mark)
	if result != "" {
		p.put(result + " =")
	}
	p.put(fmt.Sprintf("call %s @%s(", t, name))
	p.out = append(p.out, bytes.ReplaceAll(operands, []byte("\n"), nil)...)
	p.put(")")
	p.rmw[name] = fmt.Sprintf("declare %s @%s(%s, %s)", t, name, ptr, t)
	mark = len(p.out)
	p.alignment()
	p.discard(mark)
}
