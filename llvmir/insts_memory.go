package llvmir

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

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
