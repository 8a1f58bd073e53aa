package interp

import (
	"sync"

	"github.com/gomc/gomc/event"
)

// siteTable numbers places in the source. 0 is the unknown place.
type siteTable struct {
	mu   sync.RWMutex
	list []event.Site
	ids  map[event.Site]int32
}

func (t *siteTable) init() {
	t.list = make([]event.Site, 1)
	t.ids = map[event.Site]int32{{}: 0}
}

func (t *siteTable) id(s event.Site) int32 {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n, ok := t.ids[s]; ok {
		return n
	}
	n := int32(len(t.list))
	t.list = append(t.list, s)
	t.ids[s] = n
	return n
}

// siteOf numbers the place of an instruction.
func (p *Program) siteOf(u *unit, inst any, fn *function) int32 {
	if u.model {
		return 0
	}
	pos, ok := u.mod.Pos(inst)
	if !ok {
		return p.functionSite(fn)
	}
	s := event.Site{File: pos.File, Line: pos.Line, Column: pos.Column, Function: pos.Func}
	if s.Function == "" {
		s.Function = fn.name
	}
	return p.sites.id(s)
}

// functionSite numbers the place of a function as a whole.
func (p *Program) functionSite(fn *function) int32 {
	if fn.unit.model {
		return 0
	}
	return p.sites.id(event.Site{Function: fn.name})
}

// Site returns the place in the source of a label.
func (p *Program) Site(id event.SiteID) event.Site {
	p.sites.mu.RLock()
	defer p.sites.mu.RUnlock()
	if id < 0 || int(id) >= len(p.sites.list) {
		return event.Site{}
	}
	return p.sites.list[id]
}
