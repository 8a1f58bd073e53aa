package interp

import (
	"fmt"

	"sync"

	"github.com/gomc/gomc/event"
)

// origin numbers where an undefined value was read; 0 is not known.
type origin uint32

// source is what was read that is undefined, and where.
type source struct {
	site event.SiteID
	name string
}

// originTable numbers the sources of undefined values.
type originTable struct {
	mu   sync.Mutex
	ids  map[source]origin
	list []source
}

func (t *originTable) id(s source) origin {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n, ok := t.ids[s]; ok {
		return n
	}
	if t.ids == nil {
		t.ids, t.list = map[source]origin{}, make([]source, 1)
	}
	n := origin(len(t.list))
	t.list = append(t.list, s)
	t.ids[s] = n
	return n
}

// originOf numbers a read of something that is undefined, at the current place.
func (m *machine) originOf(name string) origin {
	return m.p.origins.id(source{m.site(), name})
}

// originHere is the origin of undefined values that no read gave.
func (m *machine) originHere() origin { return m.originOf("") }

// describe says where an undefined value comes from.
func (p *Program) describe(o origin) string {
	p.origins.mu.Lock()
	defer p.origins.mu.Unlock()
	if o == 0 {
		return "an undefined value"
	}
	s := p.origins.list[o]
	switch {
	case s.name == "":
		return fmt.Sprintf("an undefined value, made at %s", p.Site(s.site))
	case s.site == 0:
		return "the undefined value of " + s.name
	}
	return fmt.Sprintf("the undefined value of %s, read at %s", s.name, p.Site(s.site))
}

// use reports that undefined bits are used, unless there are none.
func (m *machine) use(s shade, how string) bool {
	if s.bits == 0 {
		return true
	}
	m.fail(event.UninitError, "use of "+m.p.describe(m.located(s).origin)+", "+how)
	return false
}
