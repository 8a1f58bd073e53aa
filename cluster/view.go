package cluster

import (
	"slices"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// View is what the results of a job's epoch add up to.
type View struct {
	Job     *Job
	Limits  Limits
	Results int                  // results that were added
	Workers map[string]time.Time // when a result of theirs was added last

	id    string
	open  map[string]Piece // pieces without a result
	tally explore.Tally
	first []int32 // where the piece of tally.Error began, nil for the job's base
}

// NewView returns the view of a job before its first result.
func NewView(id string, job *Job) *View {
	v := &View{Job: job, id: id, open: map[string]Piece{}, tally: explore.Tally{}.Add(job.Base), Workers: map[string]time.Time{}}
	for k := range job.Roots {
		p := job.root(id, k)
		v.open[p.ID] = p
	}
	return v
}

// add adds the result of a piece, and reports whether it counts. A piece that is not open has none to add: it does not belong to the job.
func (v *View) add(piece string, r *Result) bool {
	p, ok := v.open[piece]
	if !ok {
		return false
	}
	delete(v.open, piece)
	for k := range r.Rest {
		c := p.child(k, r)
		v.open[c.ID] = c
	}
	t := r.Tally
	if t.Error != nil && v.tally.Error != nil && v.first != nil && slices.Compare(r.At, v.first) < 0 {
		v.tally.Error = nil // this one is first in the order of the search
	}
	if t.Error != nil && v.tally.Error == nil {
		v.first = append([]int32{}, r.At...)
	}
	v.tally = v.tally.Add(t)
	v.Limits.Add(r.Limits)
	v.Results++
	v.Workers[r.Worker] = time.Now()
	return true
}

// Ended reports whether nothing is left to explore.
func (v *View) Ended() bool { return len(v.open) == 0 || v.tally.Ends() }

// State returns how far the search has got.
func (v *View) State() explore.State {
	pending := make([]tree.Position, 0, len(v.open))
	for _, p := range v.open {
		pending = append(pending, p.At)
	}
	slices.SortFunc(pending, func(a, b tree.Position) int { return slices.Compare(a.Path, b.Path) })
	return explore.State{State: tree.State[explore.Tally]{Pending: pending, Tally: v.tally}, Learned: v.Job.Learned}
}

// Open is how many pieces have no result.
func (v *View) Open() int { return len(v.open) }

// Counts are those of the results.
func (v *View) Counts() explore.Counts { return v.tally.Counts }

// Active is how many workers have had a result for some time.
func (v *View) Active(since time.Duration) (n int) {
	for _, at := range v.Workers {
		if time.Since(at) <= since {
			n++
		}
	}
	return n
}
