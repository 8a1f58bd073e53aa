package interp

import (
	"encoding/binary"
	"fmt"
	"sort"

	"github.com/llir/llvm/ir/types"

	"github.com/gomc/gomc/event"
)

// objectName names a heap or stack object. The caller does not hold the lock.
func (p *Program) objectName(o event.Obj) string {
	obj := p.space.get(o)
	if obj.kind == kindHeap {
		return fmt.Sprintf("heap %d of thread %d", obj.number, obj.thread)
	}
	if obj.name == "" {
		return fmt.Sprintf("variable of thread %d", obj.thread)
	}
	return obj.name
}

func (p *Program) globalName(g *global) string {
	if g.symbol != nil {
		return g.symbol.Name
	}
	return g.name
}

// Describe names the location that a label accesses.
func (p *Program) Describe(l *event.Label) string {
	if l.Object != event.NoObj {
		name := p.objectName(l.Object)
		if !l.Accesses() {
			return name
		}
		if offset := l.Addr - p.space.get(l.Object).addr; offset != 0 {
			return fmt.Sprintf("%s + %d", name, offset)
		}
		return name
	}
	if !l.Accesses() {
		return ""
	}
	g, offset := p.staticAt(l.Addr)
	if g == nil {
		return fmt.Sprintf("%#x", l.Addr)
	}
	name := p.globalName(g)
	if g.local {
		if _, thread, ok := p.template(l.Addr); ok {
			name = fmt.Sprintf("%s of %s", name, p.ThreadName(event.ThreadID(thread)))
		}
	}
	return name + p.member(g.source.ContentType, offset, uint64(l.Size()))
}

// member names the part of a type at an offset.
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
			return p.tail(offset)
		}
		if offset-offsets[i] < p.layout.Size(t.Fields[i]) {
			return fmt.Sprintf(".%d", i) + p.member(t.Fields[i], offset-offsets[i], size)
		}
	}
	return p.tail(offset)
}

func (p *Program) tail(offset uint64) string {
	if offset == 0 {
		return ""
	}
	return fmt.Sprintf(" + %d", offset)
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
