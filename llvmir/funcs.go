package llvmir

import (
	"bytes"
	"strings"
)

// declare rewrites a function declaration.
func (p *pass) declare() {
	mark := len(p.out)
	p.emit()
	for p.tok.kind == tokMeta {
		p.attachment()
	}
	name, _ := p.signature()
	p.declared[name] = true
	if bytes.HasPrefix([]byte(name), []byte("@llvm.dbg.")) {
		p.discard(mark)
	}
	p.headerTail(name, false)
}

// define rewrites a function with its body.
func (p *pass) define() {
	f := &funcRec{line: p.line, dbg: -1}
	p.emit()
	p.fn = f
	f.name, _ = p.signature()
	f.dbg = p.headerTail(f.name, true)
	p.expect("{")
	for !p.is("}") {
		p.statement()
	}
	p.emit()
	if len(f.insts) == 0 {
		p.failAt(f.line, false, "function %s has an empty body", f.name)
	}
	p.fn = nil
	p.funcs = append(p.funcs, f)
}

// signature emits a function header up to the end of its parameters.
func (p *pass) signature() (name string, result *typ) {
	p.linkage()
	p.callingConv()
	p.dropAttrs()
	if !p.isType() {
		p.unknown("word")
	}
	result = p.typ()
	if p.tok.kind != tokGlobal {
		p.fail("found %s where the name of a function is needed", p.describe())
	}
	name = string(p.tok.text)
	p.defined(name)
	p.emit()
	p.expect("(")
	for !p.is(")") {
		if p.tok.kind == tokDots {
			p.emit()
			break
		}
		p.typ()
		p.paramAttrs()
		if p.tok.kind == tokLocal {
			p.emit()
		}
		if !p.is(",") {
			break
		}
		p.emit()
	}
	p.expect(")")
	return name, result
}

// callingConv drops a calling convention.
func (p *pass) callingConv() {
	if p.tok.kind != tokWord {
		return
	}
	if p.accept("cc") {
		p.number("a calling convention")
		return
	}
	p.dropWords(callingConvs)
}

// headerTail drops what follows the parameters of a function, except for a
// personality, and returns the node of its !dbg.
func (p *pass) headerTail(name string, body bool) int32 {
	node := int32(-1)
	for {
		switch {
		case p.tok.kind == tokMeta && (body || !p.atMetaDef()):
			if n := p.attachment(); n >= 0 {
				node = n
			}
		case p.is("unnamed_addr"), p.is("local_unnamed_addr"):
			p.next()
		case p.is("addrspace"):
			p.addrSpace()
		case p.is("section"), p.is("partition"):
			p.next()
			p.dropKind(tokString, "a string")
		case p.is("comdat"):
			p.comdatUse()
		case p.is("gc"):
			p.unsupported("garbage collector in function %s", name)
		case p.is("prefix"), p.is("prologue"):
			mark := len(p.out)
			p.next()
			p.typed()
			p.discard(mark)
		case p.is("personality") && body:
			p.emit()
			p.typed()
		case p.dropAttr():
		case body && p.is("{"), !body && (p.tok.kind != tokWord || topWords[string(p.tok.text)]):
			return node
		default:
			p.unknown("function attribute")
		}
	}
}

// topWords begin an entity and so end a declaration.
var topWords = map[string]bool{
	"attributes": true, "declare": true, "define": true, "module": true, "source_filename": true, "target": true,
	"uselistorder": true, "uselistorder_bb": true,
}

// statement rewrites a label, an instruction or a debug record.
func (p *pass) statement() {
	switch p.tok.kind {
	case tokLabel:
		p.emit()
		return
	case tokRecord:
		p.record()
		return
	case tokEOF:
		p.failAt(p.fn.line, false, "body of function %s does not end", p.fn.name)
	}
	if p.is("uselistorder") || p.is("uselistorder_bb") {
		p.useListOrder()
		return
	}
	mark := len(p.out)
	line := p.line
	result := ""
	if p.tok.kind == tokLocal {
		result = string(p.tok.text)
		p.emit()
		p.expect("=")
	}
	if p.tok.kind != tokWord {
		p.fail("found %s where an instruction is needed", p.describe())
	}
	records := len(p.fn.records)
	keep := p.instruction(mark, result)
	node := p.attachments()
	if len(p.fn.records) > records {
		p.fn.records[records].dbg = node
	}
	if !keep {
		p.discard(mark)
		return
	}
	p.fn.insts = append(p.fn.insts, instRec{line: int32(line), dbg: node})
}

// attachments drops the metadata after an instruction and returns the node of
// its !dbg, -1 if there is none.
func (p *pass) attachments() int32 {
	node := int32(-1)
	for {
		if p.is(",") {
			p.next()
			if p.tok.kind != tokMeta {
				p.unknown("operand")
			}
		}
		if p.tok.kind != tokMeta {
			return node
		}
		if n := p.attachment(); n >= 0 {
			node = n
		}
	}
}

// atMetaDef tells whether the metadata token begins a definition.
func (p *pass) atMetaDef() bool {
	rest := bytes.TrimLeft(p.src[p.pos:], " \t")
	return len(rest) > 0 && rest[0] == '='
}

// attachment drops one attachment and returns its node if it is a !dbg.
func (p *pass) attachment() int32 {
	dbg := bytes.Equal(p.tok.text, []byte("!dbg"))
	p.dropKind(tokMeta, "metadata")
	node := p.metaOperand()
	if !dbg {
		return -1
	}
	return node
}

// metaOperand drops a metadata operand: a reference, or a node written in
// place. It returns the number of the node, -1 if it has none.
func (p *pass) metaOperand() int32 {
	p.accept("distinct")
	if p.tok.kind != tokMeta {
		p.fail("found %s where metadata is needed", p.describe())
	}
	text := p.tok.text[1:]
	if isDigits(text) {
		n := p.nodes.number(text)
		p.next()
		return n
	}
	at := p.pos - len(p.tok.text)
	p.next()
	switch {
	case p.is("("), p.is("{"):
		end := skipGroup(p.src, p.pos-1)
		if end < 0 {
			p.fail("metadata does not end on its line")
		}
		p.pos = end
		node := p.nodes.inline(p.src[at:end])
		p.next()
		return node
	case len(text) == 0 && p.tok.kind == tokString:
		p.next()
	}
	return -1
}

// record drops a debug record such as #dbg_declare(ptr %x, !1, ...).
func (p *pass) record() {
	kind := string(p.tok.text)
	switch kind {
	case "#dbg_declare", "#dbg_value", "#dbg_assign", "#dbg_label", "#dbg_coro_frame_entry", "#dbg_declare_value":
	default:
		p.unknown("record")
	}
	p.next()
	p.want("(")
	open := p.pos - 1
	end := skipGroup(p.src, open)
	if end < 0 {
		p.fail("debug record does not end on its line")
	}
	p.debugValue(p.src[open+1:end-1], strings.TrimPrefix(kind, "#dbg_"))
	p.pos = end
	p.next()
}

// debugValue notes which variable a value holds, from the operands of a
// debug record or of a call of llvm.dbg.declare and its kin: the value, the
// variable, an expression, and for assign a node, the address assigned to and an expression for it.
func (p *pass) debugValue(operands []byte, kind string) {
	if kind == "declare" || kind == "value" || kind == "assign" {
		p.fn.records = append(p.fn.records, rawRecord{before: len(p.fn.insts), kind: kind, operands: operands, dbg: -1})
	}
	var fields [5][]byte
	for i := range fields {
		end := fieldEnd(operands)
		fields[i] = bytes.TrimSpace(operands[:end])
		operands = operands[min(end+1, len(operands)):]
	}
	x := fields[0]
	if kind == "assign" {
		x = fields[4]
	}
	i := bytes.LastIndexByte(x, '%')
	if i < 0 || bytes.Contains(x, []byte("!")) {
		return
	}
	value := x[i : i+p.nameEnd(x[i:])]
	variable := bytes.TrimPrefix(fields[1], []byte("metadata "))
	if len(variable) > 1 && variable[0] == '!' && isDigits(variable[1:]) {
		p.fn.names = append(p.fn.names, valueName{string(value), p.nodes.number(variable[1:])})
	}
}
