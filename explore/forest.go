package explore

import (
	"context"
	"encoding/json"
	"errors"
	"time"

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

// forest is an engine whose search is a tree of independent parts, at work on one
// program. What a walker counts and finds goes to the run that it was made with; its method Tally returns run.tally, and it
// returns tree.Halted once its run is over. The tree depends on what is known of the program. A walker that learns something new
// tells the forest, ends its run with the sequel startOver, and halts. The search then begins again with new walkers, which know it
// from the beginning.
type forest interface {
	// walker returns a walker that knows all that was learned until now.
	walker(*run) (tree.Walker[Tally], error)
	// learned returns what was learned until now, nil if nothing ever is. It has to
	// mean the same in another process.
	learned() (json.RawMessage, error)
	// learn takes over what learned returned, perhaps in another process.
	learn(json.RawMessage) error
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
	walkers := make([]tree.Walker[Tally], max(opts.Jobs, 1))
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
		return tree.Options[Tally]{Cores: r.cores}
	case r.opts.Progress == nil:
		progress = checkpoint
	case r.opts.Checkpoint != nil:
		progress = min(progress, checkpoint)
	}
	written := time.Now()
	return tree.Options[Tally]{Cores: r.cores, Interval: progress, Snapshot: func(s tree.State[Tally]) {
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
