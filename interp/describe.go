package interp

import (
	"encoding/binary"
	"fmt"
	"sort"

	"github.com/llir/llvm/ir/types"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

func (p *Program) globalName(g *global) string {
	if g.symbol != nil {
		return g.symbol.Name
	}
	if g.name == "__gomc_errno" {
		return "errno"
	}
	if g.unit != p.user {
		return llvmir.Demangle(g.name)
	}
	return g.name
}

// Describe names the location that a label accesses.
func (p *Program) Describe(l *event.Label) string {
	if l.Object != event.NoObj {
		obj := p.space.get(l.Object)
		name := p.objectName(l.Object)
		if !l.Accesses() {
			return name
		}
		if obj.local != nil {
			return p.globalPart(obj.local, name, l.Addr-obj.addr, uint64(l.Size()))
		}
		path, _ := p.path(&obj, p.Site(l.Site), l.Addr-obj.addr, uint64(l.Size()))
		return name + path
	}
	if l.Mishap != event.NoMishap {
		return p.happening(l)
	}
	if !l.Accesses() {
		return ""
	}
	if futex, ok := l.Futex(); ok {
		if at, what := p.resolve(futex, 4); what == "" {
			return p.Describe(&event.Label{Kind: event.Load, Object: at.obj, Addr: futex, Mask: byteMask(futex, 4), Site: l.Site})
		}
	}
	g, offset := p.staticAt(l.Addr)
	if g == nil {
		return fmt.Sprintf("%#x", l.Addr)
	}
	name := p.globalName(g)
	if g.local {
		if _, thread, ok := p.template(l.Addr); ok {
			name = p.localName(g, thread)
		}
	}
	return p.globalPart(g, name, offset, uint64(l.Size()))
}

// member names the part of a type of IR at an offset, where there is no debug information.
func (p *Program) member(t types.Type, offset, size uint64) string {
	switch t := t.(type) {
	case *types.ArrayType:
		if n := p.layout.Size(t.ElemType); n > 0 {
			return fmt.Sprintf("[%d]", offset/n) + p.member(t.ElemType, offset%n, size)
		}
	case *types.StructType:
		offsets, _, _ := p.layout.Struct(t)
		i := sort.Search(len(offsets), func(i int) bool { return offsets[i] > offset }) - 1
		if i < 0 || len(offsets) == 1 {
			return tail(offset)
		}
		if offset-offsets[i] < p.layout.Size(t.Fields[i]) {
			return fmt.Sprintf(".%d", i) + p.member(t.Fields[i], offset-offsets[i], size)
		}
	}
	return tail(offset)
}

// Restricted lists what was restricted to the domain of nondeterministic
// values.
func (p *Program) Restricted() []string {
	var list []string
	p.restricted.Range(func(k, _ any) bool {
		list = append(list, k.(string))
		return true
	})
	sort.Strings(list)
	return list
}

// Global returns the value of a variable of the program checked with static
// storage and at most 8 bytes, given the content of memory.
func (p *Program) Global(name string, word func(event.Loc) event.Bits) (value uint64, ok bool) {
	for _, g := range p.globals {
		if g.unit != p.user || p.globalName(g) != name || g.size == 0 || g.size > 8 || len(g.image) < 8 {
			continue
		}
		p.space.mu.RLock()
		l, named := p.space.byAddr[g.addr]
		p.space.mu.RUnlock()
		if named {
			value = word(l).Value
		} else {
			value = binary.LittleEndian.Uint64(g.image)
		}
		return value & event.WordMask(byteMask(g.addr, uint8(g.size))), true
	}
	return 0, false
}
