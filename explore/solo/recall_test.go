package solo

import (
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
)

// place is a State from which a thread goes on.
type place struct {
	event.State
	n int32
}

// TestRecall remembers what made-up threads come to, which read cells one after the other, each as the values before say: what is answered must be
// what the thread comes to.
func TestRecall(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	answered := 0
	for range 50 {
		var m Recall
		places, values := make([]*place, 1+r.IntN(20)), 1+r.Uint64N(20)
		for i := range places {
			places[i] = &place{n: int32(i)}
		}
		for range 400 {
			from := places[r.IntN(len(places))]
			memory := make([]event.Bits, 8)
			for c := range memory {
				memory[c] = event.Defined(r.Uint64N(values))
			}
			m.read = m.read[:0]
			sum, c := uint64(from.n), from.n%8
			for range 3 {
				m.note(c, memory[c])
				sum = 31*sum + memory[c].Value
				c = int32(sum % 8)
			}
			want := No
			if sum%2 == 0 {
				want = Yes
			}
			n := m.Root(from)
			for n > 0 {
				n = m.Next(n, memory[m.Cell(n)])
			}
			if n == want {
				answered++
			} else if n != Unknown {
				t.Fatalf("%d, not %d", n, want)
			}
			m.remember(from, want)
			if len(m.nodes) > maxLookups || len(m.from) > maxValues {
				t.Fatalf("%d nodes for %d States are kept", len(m.nodes), len(m.from))
			}
		}
	}
	if answered < 1000 {
		t.Errorf("only %d answers were known", answered)
	}
}
