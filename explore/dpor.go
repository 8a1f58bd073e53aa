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
			Stopped:  r.takingTurns(m),
			Step:     r.stepped(m),
			Maximal:  func() { r.maximal(m) },
			Asleep:   func() { r.blocked(event.BlockSleep) },
			TooLong:  func() { r.stop(Unknown, tooLong) },
		})
	}
}

// longTrace is how many steps of an execution take as long to be compared with another one as that takes otherwise.
const longTrace = 350

// takingTurns returns what reports whether a search is to go no further; it waits for the turns of the engine, if it takes turns with others.
func (r *run) takingTurns(m *memmodel.Machine) (stopped func() bool) {
	if r.pause == nil {
		return r.stopped
	}
	return func() bool {
		if r.pause(1 + uint64(len(m.Steps()))/longTrace) {
			r.stop(Unknown, beaten)
		}
		return r.stopped()
	}
}
