package llvmir

import "strconv"

// debugInfo finds source positions and names in metadata.
type debugInfo struct {
	meta   *metaTable
	scopes map[int32]scope
}

// scope is what a DISubprogram, DILexicalBlock or DIFile says.
type scope struct{ file, function string }

const maxScopeDepth = 200

// position resolves a DILocation.
func (d *debugInfo) position(n int32) (Position, bool) {
	node := d.meta.node(n)
	if node == nil || node.kind != "DILocation" {
		return Position{}, false
	}
	s := d.scope(d.meta.ref(node.fields["scope"]), 0)
	line, _ := strconv.Atoi(node.fields["line"])
	column, _ := strconv.Atoi(node.fields["column"])
	return Position{File: s.file, Line: line, Column: column, Func: s.function}, true
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
		s.file = unquote(node.fields["filename"])
	case "DISubprogram":
		s.function = unquote(node.fields["name"])
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

// symbol resolves the declaration of a function or variable.
func (d *debugInfo) symbol(n int32) *Symbol {
	node := d.meta.node(n)
	if node != nil && node.kind == "DIGlobalVariableExpression" {
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
	name := unquote(node.fields["name"])
	if name == "" {
		return nil
	}
	line, _ := strconv.Atoi(node.fields["line"])
	return &Symbol{Name: name, File: d.scope(d.meta.ref(node.fields["file"]), 0).file, Line: line, typ: d.meta.ref(node.fields["type"])}
}
