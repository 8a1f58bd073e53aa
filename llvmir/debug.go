package llvmir

import (
	"bytes"
	"strconv"
	"strings"
)

// debugInfo finds source positions and names in metadata.
type debugInfo struct {
	meta   *metaTable
	scopes map[int32]scope
}

// scope is what a DISubprogram, DILexicalBlock or DIFile says.
type scope struct{ file, function string }

const maxScopeDepth = 200

// position resolves a DILocation: the innermost place that is not in a library, if code of one was inlined.
func (d *debugInfo) position(n int32) (Position, bool) {
	innermost, ok := Position{}, false
	for depth := 0; depth < maxScopeDepth; depth++ {
		node := d.meta.node(n)
		if node == nil || node.kind != "DILocation" {
			break
		}
		s := d.scope(d.meta.ref(node.fields["scope"]), 0)
		line, _ := strconv.Atoi(node.fields["line"])
		column, _ := strconv.Atoi(node.fields["column"])
		p := Position{File: s.file, Line: line, Column: column, Func: s.function}
		if !InLibrary(p.File) {
			return p, true
		}
		if !ok {
			innermost, ok = p, true
		}
		n = d.meta.ref(node.fields["inlinedAt"])
	}
	return innermost, ok
}

// scope resolves the file and function of a scope.
func (d *debugInfo) scope(n int32, depth int) scope {
	if s, ok := d.scopes[n]; ok {
		return s
	}
	node := d.meta.node(n)
	if node == nil || depth > maxScopeDepth {
		return scope{}
	}
	var s scope
	switch node.kind {
	case "DIFile":
		s.file = shortFile(fileOf(node))
	case "DISubprogram":
		s.function = sourceName(node)
		s.file = d.scope(d.meta.ref(node.fields["file"]), depth+1).file
	case "DILexicalBlock", "DILexicalBlockFile":
		s = d.scope(d.meta.ref(node.fields["scope"]), depth+1)
		if file := d.scope(d.meta.ref(node.fields["file"]), depth+1).file; file != "" {
			s.file = file
		}
	}
	if d.scopes == nil {
		d.scopes = map[int32]scope{}
	}
	d.scopes[n] = s
	return s
}

// fileOf returns the name of a DIFile. That of a source of Rust's library is relative to a directory that tells so.
func fileOf(node *metaNode) string {
	name := unquote(node.fields["filename"])
	if dir := unquote(node.fields["directory"]); strings.HasPrefix(dir, rustSources) && strings.HasPrefix(name, "library/") {
		return rustSources + name
	}
	return name
}

// sourceName is the name of a function or variable, with that of its class or namespace.
func sourceName(node *metaNode) string {
	if symbol := unquote(node.fields["linkageName"]); mangled(symbol) {
		if name := Demangle(symbol); name != symbol {
			return name
		}
	}
	return unquote(node.fields["name"])
}

// symbol resolves the declaration of a function or variable.
func (d *debugInfo) symbol(n int32) *Symbol {
	node := d.meta.node(n)
	var place Record
	if node != nil && node.kind == "DIGlobalVariableExpression" {
		place.express(d.meta, node.fields["expr"])
		node = d.meta.node(d.meta.ref(node.fields["var"]))
	}
	if node == nil {
		return nil
	}
	switch node.kind {
	case "DISubprogram", "DIGlobalVariable", "DILocalVariable":
	default:
		return nil
	}
	name := sourceName(node)
	if name == "" {
		return nil
	}
	line, _ := strconv.Atoi(node.fields["line"])
	file := d.scope(d.meta.ref(node.fields["file"]), 0).file
	return &Symbol{Name: name, File: file, Line: line, Library: InLibrary(file), Offset: place.Offset / 8, Partial: place.Bits > 0, typ: d.meta.ref(node.fields["type"])}
}

// bodySuffix ends the name of what LLVM makes of an allocation of which only one pointer has the address.
const bodySuffix = ".body"

// pointer resolves the declaration of the pointer that has given its place to a variable; nil if the variable has another name, or several may be meant.
func (d *debugInfo) pointer(variable string) *Symbol {
	name, ok := strings.CutSuffix(variable, bodySuffix)
	if !ok {
		return nil
	}
	var found *Symbol
	for n, text := range d.meta.text {
		if !bytes.Contains(text, []byte("DIGlobalVariable(")) || !bytes.Contains(text, []byte(name)) {
			continue
		}
		node := d.meta.node(n)
		if node == nil || unquote(node.fields["name"]) != name && unquote(node.fields["linkageName"]) != name {
			continue
		}
		if found != nil {
			return nil
		}
		found = d.symbol(n)
	}
	return found
}
