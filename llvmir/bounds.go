package llvmir

// Bounds of what is accepted. Whatever reads types and constants, here, in llir and
// in users of the result, recurses as deep as they nest and may take as long as they are
// large.
const (
	maxDepth    = 200     // of nested types, constants, and aliases of aliases
	maxIntBits  = 1 << 16 // of an integer type
	maxSplat    = 1 << 12 // elements of a splat, and bytes of what is repeated
	maxFields   = 1 << 16 // scalars of a structure, an array counting as one element; elements without size
	maxElements = 1 << 20 // of all constants that are written out
	maxBytes    = 1 << 47 // of a type
)

// tooDeep reports what nests too deep.
func (p *pass) tooDeep(line int) {
	p.failAt(line, false, "types or constants nested more than %d deep", maxDepth)
}

// enter counts the levels of types and constants that the pass is in.
func (p *pass) enter() {
	if p.depth++; p.depth > maxDepth {
		p.tooDeep(p.line)
	}
}

func (p *pass) leave() { p.depth-- }

// extent is how large a type is: its scalars as maxFields counts them, its bytes
// without padding, and how deep it nests.
type extent struct {
	scalars, depth int
	bytes          uint64
}

// measurer finds the extents of types. All structures have to be known.
type measurer struct {
	*pass
	line  int                // of the type, for messages
	named map[string]*extent // nil while it is being measured
}

// checkTypes rejects types that contain themselves or are too large.
func (p *pass) checkTypes() {
	m := &measurer{pass: p, named: map[string]*extent{}}
	for _, name := range p.types {
		m.line = p.defs[name]
		m.measure(p.named[name], 0)
	}
	for _, a := range p.arrays {
		m.line = a.line
		m.measure(a.typ, 0)
	}
}

// measure returns the extent of a type at some depth of another one.
func (m *measurer) measure(t *typ, depth int) extent {
	e := extent{scalars: 1, bytes: 16}
	switch t.kind {
	case kInt:
		e.bytes = (t.n + 7) / 8
	case kArray, kVector:
		e = m.measure(t.elem, depth+1)
		if e.bytes == 0 && t.n > maxFields {
			m.failAt(m.line, false, "%d elements without a size", t.n)
		}
		if e.bytes > 0 && t.n > maxBytes/e.bytes {
			m.failAt(m.line, false, "a type of more than %d bytes", uint64(maxBytes))
		}
		e.bytes *= t.n
		e.depth++
	case kStruct, kPacked:
		e.bytes = 0
		for _, f := range t.fields {
			x := m.measure(f, depth+1)
			e.scalars += x.scalars
			e.bytes += x.bytes
			e.depth = max(e.depth, x.depth)
			if e.scalars > maxFields {
				m.failAt(m.line, true, "structure of more than %d scalars", maxFields)
			}
		}
		e.depth++
	case kNamed:
		e = m.structure(t.name, depth)
	}
	if depth+e.depth > maxDepth {
		m.tooDeep(m.line)
	}
	return e
}

// structure returns the extent of a named type.
func (m *measurer) structure(name string, depth int) extent {
	e, seen := m.named[name]
	switch {
	case seen && e == nil:
		m.failAt(m.defs[name], false, "type %s contains itself", name)
	case seen:
		return *e
	}
	body := m.bodies[name]
	if body == nil { // opaque
		return extent{scalars: 1}
	}
	m.named[name] = nil
	x := m.measure(body, depth)
	m.named[name] = &x
	return x
}

// aliasRec is what the pass remembers of an alias or ifunc.
type aliasRec struct {
	name  string
	line  int
	ifunc bool
	refs  []string // globals that it stands for, with '@'
}

// checkAliases rejects aliases that stand for nothing.
func (p *pass) checkAliases() {
	for _, a := range p.aliases {
		for at, n := a, 0; at != nil; n++ {
			if n > maxDepth {
				p.failAt(a.line, false, "%s stands for itself, or for more than %d others in turn", a.name, maxDepth)
			}
			at = p.aliased(at)
		}
		if a.ifunc && p.aliased(a) != nil {
			p.failAt(a.line, true, "resolver of ifunc %s is not a function", a.name)
		}
	}
}

// aliased returns the alias that another one stands for, nil if that is a function or
// a variable. There is one at most, so that to follow aliases never takes long.
func (p *pass) aliased(a *aliasRec) (next *aliasRec) {
	for _, ref := range a.refs {
		other := p.aliasAt[ref]
		switch {
		case other != nil && next != nil:
			p.failAt(a.line, true, "%s stands for several aliases", a.name)
		case other != nil:
			next = other
		case p.declared[ref] && !a.ifunc:
			p.failAt(a.line, false, "%s stands for %s, which is not defined", a.name, ref)
		}
	}
	return next
}
