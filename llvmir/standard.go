package llvmir

import (
	"slices"
	"strings"
)

// TemplateArguments says where the arguments of a template, or of a generic type, are listed. 0 stands for none.
type TemplateArguments int32

// Argument returns the type that is the argument of a template with some number, from 0; nil if it is none, or not known.
func (m *Module) Argument(t *Type, i int) *Type {
	if t == nil || t.Arguments == 0 {
		return nil
	}
	m.types.mu.Lock()
	defer m.types.mu.Unlock()
	list := m.types.list(int32(t.Arguments) - 1)
	if i >= len(list) {
		return nil
	}
	node := m.types.meta.node(list[i])
	if node == nil || node.kind != "DITemplateTypeParameter" {
		return nil
	}
	return m.types.get(m.types.meta.ref(node.fields["type"]), 0)
}

// wrapped are the members of types of the standard libraries that are the whole content of such a type, or all that matters of it.
var wrapped = map[string][]string{
	// C++
	"atomic": {"_M_i", "_M_b", "_M_base"}, "__atomic_base": {"_M_i", "_M_p"}, "atomic_flag": {"_M_i"}, "array": {"_M_elems"}, "mutex": {"_M_mutex"}, "recursive_mutex": {"_M_mutex"},
	"__mutex_base": {"_M_mutex"}, "__recursive_mutex_base": {"_M_mutex"}, "timed_mutex": {"_M_mutex"},
	// Rust
	"UnsafeCell": {"value"}, "Cell": {"value"}, "SyncUnsafeCell": {"value"}, "ManuallyDrop": {"value"}, "MaybeUninit": {"value"}, "MaybeDangling": {"__0"},
	"NonNull": {"pointer"}, "Unique": {"pointer"},
}

// Wraps tells that values of the type are no more than what a member of them holds, so that people need not see its name.
func (t *Type) Wraps(member string) bool {
	if !t.Standard {
		return false
	}
	return slices.Contains(wrapped[t.Head()], member) || strings.HasPrefix(t.Name, "Atomic") && member == "v"
}

// standard tells that a type is declared by the standard library of C++ or Rust: within its namespace.
func (t *typeTable) standard(node *metaNode) bool {
	outermost := ""
	for depth := 0; node != nil && depth < maxTypeDepth; depth++ {
		if node.kind == "DINamespace" {
			outermost = unquote(node.fields["name"])
		}
		node = t.meta.node(t.meta.ref(node.fields["scope"]))
	}
	return outermost == "std" || outermost == "core" || outermost == "alloc"
}

// Head is the name of a type without the arguments of a template.
func (t *Type) Head() string {
	if i := strings.IndexByte(t.Name, '<'); i > 0 {
		return t.Name[:i]
	}
	return t.Name
}
