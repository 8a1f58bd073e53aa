package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/dpor"
	"github.com/gomc/gomc/memmodel"
)

// dynamic makes an engine of a search of package dpor.
func dynamic(search func(*memmodel.Machine, dpor.Options)) func(*run) {
	return func(r *run) {
		m := memmodel.NewMachineWith(r.prog, r.model, r.mixed)
		if r.faulty(m, 0) {
			return
		}
		search(m, dpor.Options{
			MaxSteps: r.opts.MaxSteps,
			Stopped:  r.stopped,
			Step:     r.stepped(m),
			Maximal:  func() { r.maximal(m) },
			Asleep:   func() { r.blocked(event.BlockSleep) },
			TooLong:  func() { r.stop(Unknown, tooLong) },
		})
	}
}
