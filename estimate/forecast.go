package estimate

import (
	"bytes"
	"context"
	"errors"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Forecast says how far a search of engine trust or trust-rf has got, and how much there is in all. The total is what the search
// has counted plus what Algorithm SC estimates from each position that is pending, not what was counted
// divided by what is covered: a search goes along one side of its tree, which need not be like the others.
type Forecast struct {
	search  *explore.Tree
	seed    uint64
	trials  int // so far, which makes their choices
	learned []byte
	sampler *explore.TreeSampler
	share   float64

	used   time.Duration // on the forecast
	looked time.Duration // of these, on what is covered
	walk   time.Duration // that one walk has taken
	events uint64        // that the search had added at the last update

	weight       float64 // of the estimates so far
	total        []float64
	sum, squares float64 // of the events of the whole search, as each round of trials has them
}

// Outlook is what a [Forecast] says.
type Outlook struct {
	// Covered is the weight of the part of the tree that the search has visited, where each child of a node has an equal share of its
	// weight: exact, from 0 to 1, and never falling as long as the search does not start over.
	Covered float64
	// Executions and Events are estimates of what the search will have counted at its end, 0 if there is none yet.
	Executions, Events float64
	// Doubtful says that the trials agree so little that these may be far too small, or that the search has counted more already.
	Doubtful bool
}

// NewForecast returns a forecast of the search of a program; opts as for explore.NewTree. It uses up to a share of the time of the
// search.
func NewForecast(ctx context.Context, prog event.Program, opts explore.Options, share float64) (*Forecast, error) {
	t, err := explore.NewTree(ctx, prog, opts)
	if err != nil {
		return nil, err
	}
	return &Forecast{search: t, share: share, seed: 1}, nil
}

// leastRounds is how many rounds of trials, all alike, those until now have to be worth.
const leastRounds = 10

// maxRounds bounds the trials from each position in one update.
const maxRounds = 100

// Update looks at a search that has taken some time, of all cores, to come to a state. It returns false where there is nothing new to say.
func (f *Forecast) Update(state explore.State, spent time.Duration) (o Outlook, ok bool) {
	if state.Tally.Counts.Events < f.events {
		f.forget() // it has started over
	}
	f.events = state.Tally.Counts.Events
	share := time.Duration(float64(spent) * f.share)
	walks := f.walk * time.Duration(len(state.Pending))
	if f.used+walks > share || f.looked+walks > share/2 { // half of the time is for trials
		return o, false
	}
	start := time.Now()
	defer func() { f.used += time.Since(start) }()
	rest, err := f.rest(state)
	if err != nil {
		return o, false
	}
	walked := time.Since(start)
	if n := len(state.Pending); n > 0 {
		walk := walked / time.Duration(n)
		if f.walk > 0 {
			walk = min(walk, 2*f.walk) // something else may have had the core meanwhile
		}
		f.walk = walk
	}
	f.looked += walked
	f.estimate(state, rest, start.Add(share-f.used))
	o.Covered = max(0, 1-rest)
	if f.weight > 0 {
		c := &state.Tally.Counts
		executions, events := f.total[explore.Executions]/f.weight, f.total[explore.Events]/f.weight
		o.Executions, o.Events = max(executions, float64(c.Executions)), max(events, float64(c.Events))
		o.Doubtful = f.sum*f.sum < leastRounds*f.squares || executions < float64(c.Executions) || events < float64(c.Events)
	}
	return o, true
}

// forget begins anew, with another tree.
func (f *Forecast) forget() {
	f.weight, f.total, f.sampler = 0, nil, nil
	f.sum, f.squares = 0, 0
}

// rest returns the weight of what is pending.
func (f *Forecast) rest(state explore.State) (rest float64, err error) {
	if f.sampler == nil || !bytes.Equal(f.learned, state.Learned) {
		if err := f.search.Learn(state.Learned); err != nil {
			return 0, err
		}
		f.learned = bytes.Clone(state.Learned)
		f.sampler = f.search.Sampler()
	}
	for _, at := range state.Pending {
		r, err := f.sampler.Rest(at)
		if err != nil {
			f.failed(err)
			return 0, err
		}
		rest += r
	}
	return rest, nil
}

// failed has the next update take a sampler that knows more, if that helps.
func (f *Forecast) failed(err error) {
	if errors.Is(err, tree.ErrAnother) {
		f.forget()
	}
}

// estimate takes trials from all positions until a moment, if there is enough time for one. Estimates of later updates weigh
// more, as there is less that they have to estimate.
func (f *Forecast) estimate(state explore.State, rest float64, until time.Time) {
	if rest == 0 {
		return
	}
	need := DefaultBudget * f.walk * time.Duration(len(state.Pending))
	rounds, sum := 0, make([]float64, explore.Quantities)
	counted := float64(state.Tally.Counts.Events)
	for rounds < maxRounds && time.Now().Add(need).Before(until) {
		begun, before := time.Now(), sum[explore.Events]
		for _, at := range state.Pending {
			f.trials++
			var trial []Level
			err := f.sampler.Sample(at, func(root tree.Node) { trial = enumerateChoices(root, DefaultBudget, newRandom(f.seed, f.trials)) })
			if err != nil {
				f.failed(err)
				return
			}
			for q, v := range Estimate(trial) {
				sum[q] += v
			}
		}
		rounds++
		whole := counted + sum[explore.Events] - before
		f.sum, f.squares = f.sum+whole, f.squares+whole*whole
		need = time.Since(begun)
	}
	if rounds == 0 {
		return
	}
	if f.total == nil {
		f.total = make([]float64, explore.Quantities)
	}
	w := float64(rounds) / (rest * rest)
	f.weight += w
	c := &state.Tally.Counts
	f.total[explore.Executions] += w * (float64(c.Executions) + sum[explore.Executions]/float64(rounds))
	f.total[explore.Events] += w * (float64(c.Events) + sum[explore.Events]/float64(rounds))
}

// Used returns how much time the forecast has taken.
func (f *Forecast) Used() time.Duration { return f.used }
