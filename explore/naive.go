package explore

import (
	"github.com/gomc/gomc/explore/oracle/naive"
	"github.com/gomc/gomc/memmodel"
)

// allInterleavings is the engine naive, see package naive.
func allInterleavings(r *run) {
	m := memmodel.NewMachineWith(r.prog, r.model, r.mixed)
	if r.faulty(m, 0) {
		return
	}
	classes := map[naive.Class]bool{}
	naive.Explore(m, naive.Options{
		MaxSteps: r.opts.MaxSteps,
		Stopped:  r.stopped,
		Step:     r.stepped(m),
		Maximal: func(readsFrom naive.Class) {
			if r.maximal(m) {
				classes[readsFrom] = true
				r.readsFrom = uint64(len(classes))
			}
		},
		TooLong: func() { r.stop(Unknown, tooLong) },
	})
}
