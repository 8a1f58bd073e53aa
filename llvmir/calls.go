package llvmir

import (
	"bytes"
	"strings"
)

// call emits a call. Calls that have no effect but on debug information and
// alias analysis are dropped, and that of llvm.threadlocal.address becomes a
// bitcast of its argument.
func (p *pass) call(mark int, result string) (keep bool) {
	if !p.is("call") {
		p.next()
		p.want("call")
	}
	p.emit()
	name := p.callee()
	switch {
	case bytes.HasPrefix(name, []byte("@llvm.dbg.")),
		bytes.Equal(name, []byte("@llvm.experimental.noalias.scope.decl")):
		return false
	case bytes.HasPrefix(name, []byte("@llvm.threadlocal.address.")):
		args := bytes.Clone(p.out[p.argsAt:p.argsEnd])
		p.discard(mark)
		if result != "" {
			p.put(result + " =")
		}
		p.put("bitcast")
		p.out = append(p.out, bytes.ReplaceAll(args, []byte("\n"), nil)...)
		p.put("to i8*")
	}
	return true
}

// callee emits a call or invoke after its first word, up to the operand
// bundles, and returns the name of the function called, nil if that is not
// a global.
func (p *pass) callee() (name []byte) {
	p.dropWords(fastMath)
	p.callingConv()
	p.dropAttrs()
	if p.is("addrspace") {
		p.addrSpace()
	}
	if !p.isType() {
		p.unknown("word")
	}
	sig := p.typ()
	switch {
	case p.tok.kind == tokGlobal:
		name = p.tok.text
		p.globalRef()
	case p.is("asm"):
		p.inlineAsm()
	default:
		if sig.kind != kFunc {
			sig = &typ{kind: kFunc, elem: sig}
		}
		p.value(&typ{kind: kTypedPtr, elem: sig})
	}
	if bytes.HasPrefix(name, []byte("@llvm.dbg.")) {
		p.want("(")
		end := skipGroup(p.src, p.pos-1)
		if end < 0 {
			p.fail("call does not end on its line")
		}
		p.debugValue(p.src[p.pos:end-1], strings.TrimPrefix(string(name), "@llvm.dbg."))
		delete(p.refs, string(name))
		p.pos = end
		p.next()
	} else {
		p.arguments()
	}
	p.dropAttrs()
	if p.is("[") {
		p.bundles(name)
	}
	return name
}

// arguments emits the arguments of a call.
func (p *pass) arguments() {
	p.expect("(")
	p.argsAt = len(p.out)
	for !p.is(")") {
		if p.is("metadata") {
			p.metaArgument()
		} else {
			t := p.typ()
			p.paramAttrs()
			p.value(t)
		}
		if !p.is(",") {
			break
		}
		p.emit()
	}
	p.argsEnd = len(p.out)
	p.expect(")")
}

// metaArgument emits a metadata argument; all but strings become "".
func (p *pass) metaArgument() {
	p.emit()
	if p.tok.kind != tokMeta && !p.is("distinct") {
		mark := len(p.out)
		p.typed()
		p.discard(mark)
		p.put(`!""`)
		return
	}
	if len(p.tok.text) == 1 && p.peek() == '"' {
		p.emit()
		p.emit()
		return
	}
	p.metaOperand()
	p.put(`!""`)
}

// inlineAsm emits an inline assembly callee.
func (p *pass) inlineAsm() {
	p.emit()
	for _, w := range []string{"sideeffect", "alignstack", "inteldialect", "unwind"} {
		if p.is(w) {
			p.emit()
		}
	}
	p.emitKind(tokString, "a string")
	p.expect(",")
	p.emitKind(tokString, "a string")
}

// bundles drops operand bundles: those of llvm.assume state facts that a
// correct program has, and a few others guard against attacks.
func (p *pass) bundles(name []byte) {
	mark := len(p.out)
	p.drop("[")
	for !p.is("]") {
		if p.tok.kind != tokString {
			p.fail("found %s where an operand bundle is needed", p.describe())
		}
		if tag := string(p.tok.text); !bytes.Equal(name, []byte("@llvm.assume")) && tag != `"kcfi"` {
			p.unsupported("operand bundle %s", tag)
		}
		p.next()
		p.drop("(")
		for !p.is(")") {
			p.typed()
			if !p.accept(",") {
				break
			}
		}
		p.drop(")")
		if !p.accept(",") {
			break
		}
	}
	p.drop("]")
	p.discard(mark)
}
