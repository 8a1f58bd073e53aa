package explore

import (
	"sync"

	"github.com/gomc/gomc/event"
)

// reports calls Options.Found. A search that starts over meets violations again, perhaps with other schedules or graphs. So
// violations with the same kind, message, place and thread are counted: the n-th of them in one search is reported only if no
// search before has met n of them.
type reports struct {
	found func(*Error)
	mu    sync.Mutex
	told  map[signature]int // how many were reported, by all searches
	met   map[signature]int // how many the present search has met
}

// signature is what violations have in common that are counted together.
type signature struct {
	kind    event.ErrorKind
	message string
	site    event.Site
	thread  event.ThreadID
}

func newReports(found func(*Error)) *reports {
	return &reports{found: found, told: map[signature]int{}, met: map[signature]int{}}
}

// tell reports a violation, unless that was done before the search has started over.
func (p *reports) tell(e *Error) {
	if p.found != nil && p.fresh(signature{e.Kind, e.Message, e.Site, e.Thread}) {
		p.found(e)
	}
}

func (p *reports) fresh(s signature) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.met[s]++
	if p.met[s] <= p.told[s] {
		return false
	}
	p.told[s] = p.met[s]
	return true
}

// startOver begins another search.
func (p *reports) startOver() {
	p.mu.Lock()
	defer p.mu.Unlock()
	clear(p.met)
}
