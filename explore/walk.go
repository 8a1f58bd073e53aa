package explore

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tree"
)

// State is how far an exploration got. It can be written as JSON.
type State struct {
	tree.State[Tally]
	// Learned is what the engine has learned of the program, if that has a say in
	// which options there are in the search tree.
	Learned json.RawMessage `json:"learned,omitempty"`
}

// Begin returns the State of an exploration that has not begun.
func Begin() State { return State{State: tree.Root[Tally]()} }

// Walker is an engine at work on a part of its search tree. What it counts and finds
// goes to the run that it was made with; its method Tally returns run.tally. It
// returns tree.Halted once its run is over.
type Walker = tree.Walker[Tally]

// forest is an engine whose search is a tree of independent parts, at work on one
// program. A walker that learns what makes the search another tree tells the forest,
// ends its run for the sequel startOver, and halts. Then the search begins again,
// with new walkers.
type forest interface {
	// walker returns a walker that knows what was learned until now.
	walker(*run) (Walker, error)
	// learned returns what was learned until now, nil if nothing ever is. It has to
	// mean the same in another process.
	learned() (json.RawMessage, error)
	// learn takes over what learned returned, perhaps in another process.
	learn(json.RawMessage) error
}

// Tally is what was found in a part of a search.
type Tally struct {
	Counts Counts `json:"counts"`
	Error  *Error `json:"error,omitempty"` // a violation, if there was one
	// Verdict, if not "", is why the search ended before it was complete: for a
	// Violation, or because it cannot go on.
	Verdict Verdict    `json:"verdict,omitempty"`
	Reason  string     `json:"reason,omitempty"`
	Site    event.Site `json:"site,omitzero"` // of what is unsupported
	// Unchecked is the first error of a kind that is not checked.
	Unchecked *Unchecked `json:"unchecked,omitempty"`
	// Sequel, if there is no Verdict, is what has to follow instead of one.
	Sequel sequel `json:"sequel,omitempty"`
}

// Add returns what was found in both parts. Of two violations it keeps one. A verdict
// outweighs a sequel.
func (t Tally) Add(u Tally) Tally {
	t.Counts = t.Counts.add(u.Counts)
	if t.Error == nil {
		t.Error = u.Error
	}
	t.Unchecked = t.Unchecked.first(u.Unchecked)
	if t.Verdict == "" {
		t.Verdict, t.Reason, t.Site = u.Verdict, u.Reason, u.Site
	}
	if t.Sequel = max(t.Sequel, u.Sequel); t.Verdict != "" {
		t.Sequel = nothing
	}
	return t
}

func (c Counts) add(d Counts) Counts {
	sum := Counts{Executions: c.Executions + d.Executions, Erroneous: c.Erroneous + d.Erroneous, Events: c.Events + d.Events,
		Blocked: maps.Clone(c.Blocked)}
	if sum.Blocked == nil {
		sum.Blocked = map[event.Reason]uint64{}
	}
	for reason, n := range d.Blocked {
		sum.Blocked[reason] += n
	}
	return sum
}

// tally returns what r found since the last call.
func (r *run) tally() Tally {
	t := Tally{Counts: r.counts(), Error: r.err, Verdict: r.verdict, Sequel: r.sequel, Reason: r.reason, Site: r.site, Unchecked: r.unchecked}
	r.executions, r.erroneous, r.events = 0, 0, 0
	clear(r.blockedBy[:])
	r.err, r.verdict, r.sequel, r.reason, r.site, r.unchecked = nil, "", nothing, "", event.Site{}, nil
	return t
}

// absorb makes what a search found the result of r.
func (r *run) absorb(t Tally) {
	r.executions, r.erroneous, r.events = t.Counts.Executions, t.Counts.Erroneous, t.Counts.Events
	for reason, n := range t.Counts.Blocked {
		if int(reason) < len(r.blockedBy) {
			r.blockedBy[reason] = n
		}
	}
	r.err, r.verdict, r.sequel, r.reason, r.site, r.unchecked = t.Error, t.Verdict, t.Sequel, t.Reason, t.Site, t.Unchecked
}

// walk explores a search tree with as many walkers as there are jobs. Each has a run
// of its own.
func (r *run) walk(f forest) error {
	state := Begin()
	if r.opts.Resume != nil {
		state = *r.opts.Resume
		if state.Learned != nil {
			if err := f.learn(state.Learned); err != nil {
				return err
			}
		}
	}
	if v := &state.Tally.Verdict; *v == "" || *v == Violation {
		*v = "" // KeepGoing may be new, or gone
		if state.Tally.Error != nil && !r.opts.KeepGoing {
			*v = Violation
		}
	}
	if state.Tally.Sequel == startOver {
		state = Begin()
	}
	for again := state.Tally.Verdict == "" && state.Tally.Sequel == nothing; again; {
		if err := r.walkOnce(f, &state); err != nil {
			return err
		}
		if again = state.Tally.Sequel == startOver; again {
			state = Begin()
			r.reports.startOver()
		}
		again = again && r.ctx.Err() == nil
	}
	if r.opts.Checkpoint != nil {
		var err error
		if state.Learned, err = f.learned(); err != nil {
			return err
		}
		r.opts.Checkpoint(state)
	}
	r.absorb(state.Tally)
	if len(state.Pending) > 0 && r.ctx.Err() != nil {
		r.stop(Unknown, context.Cause(r.ctx).Error())
	}
	return nil
}

// walkOnce walks until the end of the search, or until it has to begin again.
func (r *run) walkOnce(f forest, state *State) error {
	opts := r.opts
	opts.Progress, opts.Position, opts.Checkpoint, opts.Resume = nil, nil, nil, nil
	walkers := make([]Walker, max(opts.Jobs, 1))
	for i := range walkers {
		w, err := f.walker(newRun(r.ctx, r.prog, r.model, opts))
		if err != nil {
			return err
		}
		walkers[i] = w
	}
	learned, err := f.learned()
	if err != nil {
		return err
	}
	state.State, err = tree.Run(r.ctx, walkers, state.State, r.treeOptions(learned))
	if err != nil && r.ctx.Err() != nil && errors.Is(err, context.Cause(r.ctx)) {
		return nil
	}
	return err
}

// treeOptions has snapshots serve for the progress and for checkpoints.
func (r *run) treeOptions(learned json.RawMessage) tree.Options[Tally] {
	const leastInterval = 10 * time.Millisecond
	progress, checkpoint := max(r.opts.ProgressInterval, leastInterval), r.opts.CheckpointInterval
	if checkpoint == 0 {
		checkpoint = DefaultCheckpointInterval
	}
	switch {
	case r.opts.Progress == nil && r.opts.Checkpoint == nil:
		return tree.Options[Tally]{}
	case r.opts.Progress == nil:
		progress = checkpoint
	case r.opts.Checkpoint != nil:
		progress = min(progress, checkpoint)
	}
	written := time.Now()
	return tree.Options[Tally]{Interval: progress, Snapshot: func(s tree.State[Tally]) {
		if r.opts.Position != nil {
			r.opts.Position(State{s, learned})
		}
		if r.opts.Progress != nil {
			r.opts.Progress(s.Tally.Counts)
		}
		if r.opts.Checkpoint != nil && time.Since(written) >= checkpoint-progress/2 {
			written = time.Now()
			r.opts.Checkpoint(State{s, learned})
		}
	}}
}
