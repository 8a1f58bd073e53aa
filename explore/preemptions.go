package explore

import (
	"errors"
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
)

// MaxPreemptions is the largest bound on preemptions.
const MaxPreemptions = states.MaxPreemptions

// fitPreemptions returns an error if the bound on preemptions does not fit other options.
func (o *Options) fitPreemptions(engineStates bool) error {
	switch {
	case o.Preemptions == nil:
		return nil
	case *o.Preemptions < 0 || *o.Preemptions > MaxPreemptions:
		return fmt.Errorf("the bound on preemptions is %d; it can be 0 to %d", *o.Preemptions, MaxPreemptions)
	case !engineStates:
		return errors.New("a bound on preemptions is for engine states")
	case o.MaxDrawing > 0:
		return errors.New("with a bound on preemptions engine states draws nothing")
	}
	return nil
}

// visitStates visits states, within the bound on preemptions if there is one. Where that leaves nothing out, the search begins once more without it, to look for what
// a search with a bound does not look for.
func (s *statesSearch) visitStates(opts states.Options) (states.Outcome, states.Counts) {
	outcome, counts := states.Explore(s.ctx, s.prog, opts)
	cycles := s.checked[event.LivelockError] || s.checked[event.StarvationError] || s.checked[event.DeadlockError]
	if opts.Preemptions == nil || outcome != states.Complete || counts.LeftOut || !cycles {
		return outcome, counts
	}
	s.again()
	opts.Preemptions = nil
	return states.Explore(s.ctx, s.prog, opts)
}

// preempted says what has been explored where a bound on preemptions has left something out.
func (r *run) preempted() string {
	n := *r.opts.Preemptions
	times := "preemptions"
	if n == 1 {
		times = "preemption"
	}
	return fmt.Sprintf("all schedules with at most %d %s were explored, but not those with more, of which there are some (--preemptions=%d)", n, times, n+1) + r.notLookedFor()
}
