package explore

import (
	"context"
	"errors"
	"maps"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tree"
)

// State is how far an exploration got. It can be written as JSON.
type State = tree.State[Tally]

// Walker is an engine at work on a part of its search tree. What it counts and finds
// goes to the run that it was made with; its method Tally returns run.tally.
type Walker = tree.Walker[Tally]

// Tally is what was found in a part of a search.
type Tally struct {
	Counts Counts `json:"counts"`
	Error  *Error `json:"error,omitempty"` // a violation, if there was one
	// Verdict, if not "", is why the search ended before it was complete: for a
	// Violation, or because it cannot go on.
	Verdict Verdict    `json:"verdict,omitempty"`
	Reason  string     `json:"reason,omitempty"`
	Site    event.Site `json:"site,omitzero"` // of what is unsupported
}

// Add returns what was found in both parts. Of two violations it keeps one.
func (t Tally) Add(u Tally) Tally {
	t.Counts = t.Counts.add(u.Counts)
	if t.Error == nil {
		t.Error = u.Error
	}
	if t.Verdict == "" {
		t.Verdict, t.Reason, t.Site = u.Verdict, u.Reason, u.Site
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
	t := Tally{Counts: r.counts(), Error: r.err, Verdict: r.verdict, Reason: r.reason, Site: r.site}
	r.executions, r.erroneous, r.events = 0, 0, 0
	clear(r.blockedBy[:])
	r.err, r.verdict, r.reason, r.site = nil, "", "", event.Site{}
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
	r.err, r.verdict, r.reason, r.site = t.Error, t.Verdict, t.Reason, t.Site
}

// walk explores a search tree with as many walkers as there are jobs. Each has a run
// of its own, which ends the search (tree.Halted) once it has a verdict.
func (r *run) walk(newWalker func(*run) (Walker, error)) error {
	state := tree.Root[Tally]()
	if r.opts.Resume != nil {
		state = *r.opts.Resume
	}
	if v := &state.Tally.Verdict; *v == "" || *v == Violation {
		*v = "" // --keep-going may be new, or gone
		if state.Tally.Error != nil && !r.opts.KeepGoing {
			*v = Violation
		}
	}
	if state.Tally.Verdict == "" {
		opts := r.opts
		opts.Progress, opts.Checkpoint, opts.Resume = nil, nil, nil
		walkers := make([]Walker, max(opts.Jobs, 1))
		for i := range walkers {
			w, err := newWalker(newRun(r.ctx, r.prog, r.model, opts))
			if err != nil {
				return err
			}
			walkers[i] = w
		}
		var err error
		state, err = tree.Run(r.ctx, walkers, state, r.treeOptions())
		if err != nil && (r.ctx.Err() == nil || !errors.Is(err, context.Cause(r.ctx))) {
			return err
		}
	}
	if r.opts.Checkpoint != nil {
		r.opts.Checkpoint(state)
	}
	r.absorb(state.Tally)
	if len(state.Pending) > 0 && r.ctx.Err() != nil {
		r.stop(Unknown, context.Cause(r.ctx).Error())
	}
	return nil
}

// treeOptions has snapshots serve for the progress and for checkpoints.
func (r *run) treeOptions() tree.Options[Tally] {
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
	return tree.Options[Tally]{Interval: progress, Snapshot: func(s State) {
		if r.opts.Progress != nil {
			r.opts.Progress(s.Tally.Counts)
		}
		if r.opts.Checkpoint != nil && time.Since(written) >= checkpoint-progress/2 {
			written = time.Now()
			r.opts.Checkpoint(s)
		}
	}}
}
