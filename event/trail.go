package event

// Trail is operations of a thread, one after the other, that have left memory as it was, by the Core of the State before each; nil is none.
// A thread that comes back to where one of them began is in a spin loop. A Trail never changes, so that points of a search can share it.
type Trail struct {
	core int64
	prev *Trail
}

// Then returns the trail with one operation more.
func (t *Trail) Then(before int64) *Trail { return &Trail{before, t} }

// MaxSpin bounds the operations of one round of a spin loop that is recognised.
const MaxSpin = 1000

// Has reports whether one of the last MaxSpin operations has begun in a State with some Core.
func (t *Trail) Has(core int64) bool {
	for n := 0; t != nil && n < MaxSpin; t, n = t.prev, n+1 {
		if t.core == core {
			return true
		}
	}
	return false
}
