package explore

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tree"
)

// Parts explores parts of the search of a program, for searches that several processes share: who divides a search adds up the tallies of its parts, and gets the
// result of the whole from [Run], with Options.Resume.
type Parts struct {
	run     *run
	engine  *engine
	learned json.RawMessage
}

// Part is what came of a part of a search.
type Part struct {
	// Tally has everything that lies before Rest. If it ends the search (see [Tally.Ends]), Rest is what nobody has to explore any more.
	Tally Tally
	// Rest is what is left, larger subtrees first. Its positions are disjoint, and none is before where the part began.
	Rest []tree.Position
	// Learned is set if the tally starts the search over: what the engine knows by now.
	Learned json.RawMessage
}

// StartsOver reports whether a part has learned what makes the search another one: what was counted in other parts is void, and the search has to begin again
// with what was learned.
func (t Tally) StartsOver() bool { return t.Verdict == "" && t.Sequel == startOver }

// StartOver is the tally of a part that has learned something and explored nothing.
func StartOver() Tally { return Tally{Sequel: startOver} }

// Ends reports whether nothing else has to be explored after a part.
func (t Tally) Ends() bool { return t.Verdict != "" || t.Sequel != nothing }

// NewParts prepares for parts of a search. learned is as in [State]; opts.Engine has to be one of [ResumableEngines], and Model be set. Of the other options it heeds
// Checks, MaxSteps, KeepGoing. When ctx ends, what is at work is given up.
func NewParts(ctx context.Context, prog event.Program, opts Options, learned json.RawMessage) (*Parts, error) {
	model, err := modelOf(opts.Model)
	if err != nil {
		return nil, err
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = DefaultMaxSteps
	}
	k := slices.IndexFunc(engines, func(e engine) bool { return e.name == opts.Engine && e.forest != nil })
	if k < 0 {
		return nil, fmt.Errorf("engine %q does not explore in parts; there are: %s", opts.Engine, strings.Join(ResumableEngines(), ", "))
	}
	if err := Fits(opts); err != nil {
		return nil, err
	}
	opts = Options{Engine: opts.Engine, Model: opts.Model, Checks: opts.Checks, MaxSteps: opts.MaxSteps, KeepGoing: opts.KeepGoing}
	p := &Parts{run: newRun(ctx, prog, model, opts), engine: &engines[k], learned: learned}
	_, err = p.forest()
	return p, err
}

// forest returns the engine with what was learned before, and with nothing that another part has learned meanwhile: what a position means depends on it.
func (p *Parts) forest() (forest, error) {
	f := p.engine.forest(p.run)
	if p.learned == nil {
		return f, nil
	}
	return f, f.learn(p.learned)
}

// Explore explores what is at a position until nothing is left or interrupted is set; then it divides the rest, in at most split pieces more than one. It may be called
// from several goroutines. Its errors are a bug of gomc, a [*tree.Panic] among them, or the cause of the context's end.
func (p *Parts) Explore(at tree.Position, interrupted *atomic.Bool, split func() int) (part Part, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &tree.Panic{Value: r, Stack: debug.Stack()}
		}
	}()
	if err := at.Check(); err != nil {
		return part, err
	}
	f, err := p.forest()
	if err != nil {
		return part, err
	}
	r := p.run
	w, err := f.walker(newRun(r.ctx, r.prog, r.model, r.opts))
	if err != nil {
		return part, err
	}
	if err := w.Start(at); err != nil {
		return part, err
	}
	status := w.Run(interrupted)
	part.Tally = w.Tally()
	if r.ctx.Err() != nil {
		return Part{}, context.Cause(r.ctx) // the interpreter may have cut computations
	}
	if status == tree.Interrupted {
		for range split() {
			given, ok := w.Split()
			if !ok {
				break
			}
			part.Rest = append(part.Rest, given)
		}
	}
	if status != tree.Exhausted {
		part.Rest = append(part.Rest, w.Position())
	}
	if part.Tally.StartsOver() {
		part.Learned, err = f.learned()
	}
	return part, err
}
