package explore

import (
	"sync"

	"github.com/gomc/gomc/event"
)

// reports calls Options.Found. A search that starts over meets violations again, as other schedules or graphs: of those
// that are alike it reports only as many as there are more than in a search before it.
type reports struct {
	found func(*Error)
	mu    sync.Mutex
	told  map[alike]int // by all searches
	met   map[alike]int // by the present one
}

// alike is what violations have in common that are counted together.
type alike struct {
	kind    event.ErrorKind
	message string
	site    event.Site
	thread  event.ThreadID
}

func newReports(found func(*Error)) *reports {
	return &reports{found: found, told: map[alike]int{}, met: map[alike]int{}}
}

// tell reports a violation, unless that was done before the search has started over.
func (p *reports) tell(e *Error) {
	if p.found != nil && p.fresh(alike{e.Kind, e.Message, e.Site, e.Thread}) {
		p.found(e)
	}
}

func (p *reports) fresh(a alike) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.met[a]++
	if p.met[a] <= p.told[a] {
		return false
	}
	p.told[a] = p.met[a]
	return true
}

// startOver begins another search.
func (p *reports) startOver() { clear(p.met) }
