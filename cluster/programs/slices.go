package programs

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// Slices divides what a process explores in slices of time, several at the same time. Where the server is slow, such as with many workers, slices become longer, so that workers explore for most of
// their time, and what they ask of the server becomes less.
type Slices struct {
	// Slice is how long a piece is explored before the rest of it is given back; up to mostLonger times as long if the server is slow.
	Slice time.Duration
	// Patience is how long it is explored at least, whoever asks for a part; longer if the server is slow.
	Patience time.Duration
	// Limit is how long a piece may go on after it was to be given back; then Stuck is called.
	Limit time.Duration
	Stuck func(job string)
	// Busy, if not nil, is told when a piece begins and ends.
	Busy func(begun bool)

	mu      sync.Mutex
	busy    []*slice
	settles time.Duration // mean of what Settled was told, later ones count for more
}

// The defaults of Slices.
const (
	DefaultSlice    = 2 * time.Second
	DefaultPatience = 30 * time.Millisecond
	DefaultLimit    = 10 * time.Minute
	maxSplit        = 32 // pieces that a piece is divided in
	worth           = 4  // a piece is explored for so many times as long as the server takes for it
	mostLonger      = 10
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
		time.AfterFunc(p.longer(p.Patience)-time.Since(best.began), func() { best.interrupted.Store(true) })
	}
}

// longer is a slice, or as long as it has to be to be worth it. The lock is held.
func (p *Slices) longer(slice time.Duration) time.Duration {
	return max(slice, min(worth*p.settles, mostLonger*p.Slice))
}

// Settled is told how long the server took for a piece.
func (p *Slices) Settled(took time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.settles += (took - p.settles) / 8
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
	long := p.begin(s)
	defer p.end(s)
	defer time.AfterFunc(long, func() { s.interrupted.Store(true) }).Stop()
	defer time.AfterFunc(long+p.Limit, func() { p.Stuck(job) }).Stop()
	explore(&s.interrupted, func() int { return min(int(s.asked.Load()), maxSplit) })
}

// begin begins a slice, and returns how long it is to be.
func (p *Slices) begin(s *slice) time.Duration {
	p.mu.Lock()
	p.busy = append(p.busy, s)
	long := p.longer(p.Slice)
	p.mu.Unlock()
	if p.Busy != nil {
		p.Busy(true)
	}
	return long
}

func (p *Slices) end(s *slice) {
	p.mu.Lock()
	p.busy = slices.DeleteFunc(p.busy, func(t *slice) bool { return t == s })
	p.mu.Unlock()
	if p.Busy != nil {
		p.Busy(false)
	}
}
