package programs

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// Slices divides what a process explores in slices of time, several at the same time.
type Slices struct {
	// Slice is how long a piece is explored before the rest of it is given back.
	Slice time.Duration
	// Patience is how long it is explored at least, whoever asks for a part.
	Patience time.Duration
	// Limit is how long a piece may go on after it was to be given back; then Stuck is called.
	Limit time.Duration
	Stuck func(job string)
	// Busy, if not nil, is told when a piece begins and ends.
	Busy func(begun bool)

	mu   sync.Mutex
	busy []*slice
}

// The defaults of Slices.
const (
	DefaultSlice    = 2 * time.Second
	DefaultPatience = 30 * time.Millisecond
	DefaultLimit    = 10 * time.Minute
	maxSplit        = 32 // pieces that a piece is divided in
)

// slice is a piece that is being explored.
type slice struct {
	began       time.Time
	interrupted atomic.Bool
	asked       atomic.Int32 // how many have asked for a part
}

// Hint asks the piece that has been explored for longest without being asked to give away a part.
func (p *Slices) Hint() {
	p.mu.Lock()
	defer p.mu.Unlock()
	var best *slice
	for _, s := range p.busy {
		if best == nil || s.asked.Load() < best.asked.Load() || s.asked.Load() == best.asked.Load() && s.began.Before(best.began) {
			best = s
		}
	}
	if best != nil && best.asked.Add(1) == 1 {
		time.AfterFunc(p.Patience-time.Since(best.began), func() { best.interrupted.Store(true) })
	}
}

// Stop has all pieces given back at once.
func (p *Slices) Stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.busy {
		s.interrupted.Store(true)
	}
}

// Run has a piece of a job explored until interrupted is set; then the rest is divided in at most split pieces more than one.
func (p *Slices) Run(job string, explore func(interrupted *atomic.Bool, split func() int)) {
	s := &slice{began: time.Now()}
	p.begin(s)
	defer p.end(s)
	defer time.AfterFunc(p.Slice, func() { s.interrupted.Store(true) }).Stop()
	defer time.AfterFunc(p.Slice+p.Limit, func() { p.Stuck(job) }).Stop()
	explore(&s.interrupted, func() int { return min(int(s.asked.Load()), maxSplit) })
}

func (p *Slices) begin(s *slice) {
	p.mu.Lock()
	p.busy = append(p.busy, s)
	p.mu.Unlock()
	if p.Busy != nil {
		p.Busy(true)
	}
}

func (p *Slices) end(s *slice) {
	p.mu.Lock()
	p.busy = slices.DeleteFunc(p.busy, func(t *slice) bool { return t == s })
	p.mu.Unlock()
	if p.Busy != nil {
		p.Busy(false)
	}
}
