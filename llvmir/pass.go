package llvmir

import (
	"bytes"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
)

// instRec is what the pass remembers of an instruction that it emits.
type instRec struct {
	line int32 // of the input, where the instruction begins
	dbg  int32 // node of its !dbg, -1 for none
}

// valueName ties a value of a function to a node DILocalVariable.
type valueName struct {
	value string // identifier with '%'
	node  int32
}

// funcRec is what the pass remembers of a function with a body.
type funcRec struct {
	name  string // as spelled, with '@'
	line  int
	dbg   int32
	insts []instRec
	names []valueName

	records []rawRecord
}

// pass rewrites one module from the LLVM assembly of any version to that of
// LLVM 14 without metadata, attributes and everything else that has no
// bearing on what the program does.
type pass struct {
	lexer
	depth    int
	named    map[string]*typ // '%' names of types
	types    []string        // their names, in order
	typeAt   map[string]int  // position after "%T = type" in the input
	bodies   map[string]*typ // their structures, nil if opaque
	refs     map[string]int  // globals used, and a line
	defs     map[string]int  // globals declared or defined, and the line
	fn       *funcRec
	funcs    []*funcRec
	rmw      map[string]string // declarations of encoded atomicrmw
	ifuncs   map[string]string // ifunc to resolver, with '@'
	arrays   []arrayRec        // array types that may be large
	aliases  []*aliasRec
	aliasAt  map[string]*aliasRec
	inAlias  *aliasRec        // while it is rewritten
	declared map[string]bool  // functions and variables that are defined elsewhere
	written  int              // of constants that are written out
	global   map[string]int32 // !dbg of globals, with '@'
	nodes    metaTable
	// Where the arguments of the call emitted last stand in the output.
	argsAt, argsEnd int
}

// rewrite runs the pass over the text of one module.
func rewrite(name string, src []byte) (p *pass, err error) {
	p = &pass{
		lexer: lexer{file: name, src: src, line: 1, out: make([]byte, 0, len(src)+len(src)/8+64)},
		named: map[string]*typ{}, typeAt: map[string]int{}, bodies: map[string]*typ{}, refs: map[string]int{}, defs: map[string]int{},
		aliasAt: map[string]*aliasRec{}, declared: map[string]bool{}, rmw: map[string]string{}, ifuncs: map[string]string{}, global: map[string]int32{},
	}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case bailout:
			err = r.err
		default:
			err = &Error{File: name, Line: p.line, Msg: fmt.Sprintf("bug in gomc's front end: %v", r), Unsupported: true, stack: debug.Stack()}
		}
	}()
	p.module()
	return p, nil
}

// unknown reports a word that is not on the whitelist.
func (p *pass) unknown(what string) {
	p.unsupported("unknown %s %s", what, p.describe())
}

// module rewrites all entities.
func (p *pass) module() {
	p.nameTypes()
	p.next()
	for p.tok.kind != tokEOF {
		p.entity()
	}
	if len(p.funcs) == 0 && len(p.defs) == 0 {
		p.line = 1
		p.fail("the module is empty: it declares no function and no variable")
	}
	p.checkTypes()
	for _, name := range slices.Sorted(maps.Keys(p.refs)) {
		if _, ok := p.defs[name]; !ok {
			p.failAt(p.refs[name], false, "%s is not declared", name)
		}
	}
	p.checkAliases()
	p.flush()
	for _, name := range slices.Sorted(maps.Keys(p.rmw)) {
		p.out = append(p.out, '\n')
		p.out = append(p.out, p.rmw[name]...)
	}
	p.out = append(p.out, '\n')
}

// nameTypes finds the names of all type definitions, as types may be used
// before they are defined.
func (p *pass) nameTypes() {
	for line := p.src; len(line) > 0; {
		if line[0] == '%' {
			end := p.nameEnd(line)
			name := line[:end]
			if rest := bytes.TrimLeft(line[end:], " \t"); len(rest) > 0 && rest[0] == '=' {
				if rest = bytes.TrimLeft(rest[1:], " \t"); bytes.HasPrefix(rest, []byte("type")) {
					p.types = append(p.types, string(name))
					p.named[string(name)] = &typ{kind: kNamed, name: string(name)}
					p.typeAt[string(name)] = len(p.src) - len(rest) + len("type")
				}
			}
		}
		i := bytes.IndexByte(line, '\n')
		if i < 0 {
			return
		}
		line = line[i+1:]
	}
}

// nameEnd returns the length of the identifier that line begins with.
func (p *pass) nameEnd(line []byte) int {
	if len(line) > 1 && line[1] == '"' {
		if i := bytes.IndexByte(line[2:], '"'); i >= 0 {
			return i + 3
		}
		return len(line)
	}
	i := 1
	for i < len(line) && labelByte[line[i]] {
		i++
	}
	return i
}

// entity rewrites one entity at the top level.
func (p *pass) entity() {
	switch p.tok.kind {
	case tokMeta:
		p.metaDef()
	case tokLocal:
		p.typeDef()
	case tokGlobal:
		p.globalDef()
	case tokComdat:
		p.comdatDef()
	case tokSummary:
		for p.pos < len(p.src) && p.src[p.pos] != '\n' {
			p.pos++
		}
		p.next()
	case tokWord:
		switch string(p.tok.text) {
		case "define":
			p.define()
		case "declare":
			p.declare()
		case "attributes":
			p.attributeGroup()
		case "source_filename":
			p.next()
			p.drop("=")
			p.dropKind(tokString, "a string")
		case "target":
			p.emit()
			if !p.is("datalayout") && !p.is("triple") {
				p.unknown("word")
			}
			p.emit()
			p.expect("=")
			p.emitKind(tokString, "a string")
		case "module":
			p.emit()
			p.expect("asm")
			p.emitKind(tokString, "a string")
		case "uselistorder", "uselistorder_bb":
			p.useListOrder()
		default:
			p.unknown("entity")
		}
	default:
		p.fail("unexpected %s", p.describe())
	}
}

// metaDef notes where a metadata definition stands and skips it.
func (p *pass) metaDef() {
	at := p.pos
	text := p.tok.text[1:]
	end := skipNode(p.src, at)
	if isDigits(text) {
		p.nodes.define(text, p.src[at:end])
	}
	lines := bytes.Count(p.src[at:end], []byte("\n"))
	p.line += lines
	p.breaks += lines
	p.pos = end
	p.next()
}

// typeDef rewrites "%T = type ...".
func (p *pass) typeDef() {
	name := string(p.tok.text)
	p.defined(name)
	p.emit()
	p.expect("=")
	p.expect("type")
	if p.is("opaque") {
		p.emit()
		return
	}
	if p.named[name] == nil {
		p.fail("definition of type %s does not begin its line", name)
	}
	if !p.is("{") && !p.is("<") {
		p.unsupported("type %s is not a structure", name)
	}
	t := p.typ()
	if t.kind != kStruct && t.kind != kPacked {
		p.unsupported("type %s is not a structure", name)
	}
	p.bodies[name] = t
}

// defined notes the definition of a global or type.
func (p *pass) defined(name string) {
	if line, ok := p.defs[name]; ok {
		p.fail("%s is already defined in line %d", name, line)
	}
	p.defs[name] = p.line
}

// comdatDef drops a comdat: a module is linked when gomc reads it.
func (p *pass) comdatDef() {
	p.next()
	p.drop("=")
	p.drop("comdat")
	for _, kind := range []string{"any", "exactmatch", "largest", "nodeduplicate", "noduplicates", "samesize"} {
		if p.accept(kind) {
			return
		}
	}
	p.unknown("comdat kind")
}

// attributeGroup checks and drops an attribute group.
func (p *pass) attributeGroup() {
	p.next()
	p.dropKind(tokAttrRef, "the number of an attribute group")
	p.drop("=")
	p.drop("{")
	p.dropAttrs()
	if !p.is("}") {
		p.unknown("attribute")
	}
	p.next()
}

// useListOrder drops an order of uses, which has no meaning.
func (p *pass) useListOrder() {
	for !p.is("{") && p.tok.kind != tokEOF {
		p.next()
	}
	p.want("{")
	p.skipBalanced()
}

// linkage emits a linkage word and drops the other words of a header.
func (p *pass) linkage() (external bool) {
	for p.tok.kind == tokWord {
		w := string(p.tok.text)
		switch {
		case linkages[w]:
			external = external || w == "external" || w == "extern_weak"
			p.emit()
		case headerWords[w]:
			p.next()
		default:
			return external
		}
	}
	return external
}

// globalDef rewrites a variable, alias or ifunc.
func (p *pass) globalDef() {
	name := string(p.tok.text)
	p.defined(name)
	p.emit()
	p.expect("=")
	external := p.linkage()
	if p.is("thread_local") {
		p.emit()
		if p.is("(") {
			p.skipBalanced()
		}
	}
	p.dropWords(headerWords)
	switch {
	case p.is("alias"), p.is("ifunc"):
		p.alias(name)
		return
	case p.is("addrspace"):
		p.put(p.addrSpace())
	}
	p.accept("externally_initialized")
	if !p.is("global") && !p.is("constant") {
		p.unknown("word")
	}
	p.emit()
	t := p.typ()
	if p.declared[name] = external; !external {
		p.value(t)
	}
	for {
		switch {
		case p.tok.kind == tokAttrRef:
			p.next()
			continue
		case !p.is(","):
			return
		}
		p.next()
		switch {
		case p.tok.kind == tokMeta:
			if node := p.attachment(); node >= 0 {
				p.global[name] = node
			}
		case p.is("align"):
			p.put(",")
			p.emit()
			p.emitNumber("an alignment")
		case p.is("section"), p.is("partition"), p.is("code_model"):
			p.next()
			p.dropKind(tokString, "a string")
		case p.is("comdat"):
			p.comdatUse()
		case p.is("no_sanitize_address"), p.is("no_sanitize_hwaddress"), p.is("sanitize_memtag"), p.is("sanitize_address_dyninit"):
			p.next()
		default:
			p.unknown("property of a variable")
		}
	}
}

// comdatUse drops "comdat" or "comdat($x)".
func (p *pass) comdatUse() {
	p.drop("comdat")
	if p.is("(") {
		p.skipBalanced()
	}
}

// aliasee emits what an alias stands for.
func (p *pass) aliasee(name string, t *typ) {
	if nothings[string(p.tok.text)] {
		p.fail("%s stands for nothing", name)
	}
	p.value(t)
}

var nothings = map[string]bool{"null": true, "undef": true, "poison": true, "zeroinitializer": true, "none": true}

// alias rewrites an alias, or an ifunc as an alias of its resolver.
func (p *pass) alias(name string) {
	ifunc := p.is("ifunc")
	rec := &aliasRec{name: name, line: p.line, ifunc: ifunc}
	p.aliases, p.aliasAt[name], p.inAlias = append(p.aliases, rec), rec, rec
	defer func() { p.inAlias = nil }()
	p.replace("alias")
	t := p.typ()
	p.expect(",")
	if p.isType() {
		p.typ()
		if ifunc {
			if p.tok.kind == tokGlobal {
				p.ifuncs[name] = string(p.tok.text)
			} else if !nothings[string(p.tok.text)] {
				p.unsupported("resolver of ifunc %s is not a function", name)
			}
		}
		p.aliasee(name, ptrType)
	} else {
		if ifunc {
			p.unsupported("resolver of ifunc %s is not a function", name)
		}
		p.aliasee(name, &typ{kind: kTypedPtr, elem: t})
	}
	for p.is(",") {
		p.next()
		switch {
		case p.is("partition"):
			p.next()
			p.dropKind(tokString, "a string")
		case p.tok.kind == tokMeta:
			p.attachment()
		default:
			p.unknown("property of an alias")
		}
	}
}
