package witness_test

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/interp/corpus"
)

// copied returns a deep copy, by way of JSON.
func copied(t *testing.T, g witness.Graph) (h witness.Graph) {
	t.Helper()
	data, err := json.Marshal(g)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &h); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(g, h) {
		t.Fatalf("%s does not come back from JSON", data)
	}
	return h
}

// damage changes a graph at random.
func damage(r *rand.Rand, g witness.Graph) witness.Graph {
	i := r.IntN(len(g))
	s := &g[i]
	small := func() int { return r.IntN(6) - 1 }
	switch r.IntN(10) {
	case 0:
		s.Thread = event.ThreadID(small())
		return g
	case 1:
		s.Choice = uint64(r.IntN(3)) << (60 * r.IntN(2))
		return g
	case 2:
		j := r.IntN(len(g))
		g[i], g[j] = g[j], g[i]
		return g
	case 3:
		return append(g[:i], g[i+1:]...)
	case 4:
		s.Cells = append(s.Cells, witness.Cell{Mask: uint8(r.IntN(256)), Rank: small()})
		return g
	case 5:
		s.Early = !s.Early
		return g
	}
	if len(s.Cells) == 0 {
		return g
	}
	c := &s.Cells[r.IntN(len(s.Cells))]
	switch r.IntN(5) {
	case 0:
		c.Mask = uint8(r.IntN(256)) >> (8 * r.IntN(2))
	case 1:
		c.Rank = small()
	case 2:
		c.From = &witness.Name{Thread: event.ThreadID(small()), Step: small()}
	case 3:
		c.From = nil
	default:
		c.Word += uint64(8 * small())
	}
	return g
}

// TestDamage executes graphs with random damage. Nothing panics, and whatever is executed
// leads to the violation only if the model allows it.
func TestDamage(t *testing.T) {
	for _, file := range []string{"c11/mp.ll", "c11/reuse.ll", "c11/reclaim.ll", "c11/reclaim.RELAXED.ll", "c11/alloc_unordered.ll", "c11/halves.ll", "c11/once_more.ll", "memory/double_free.ll", "pthreads/lock_order.ll"} {
		prog := corpus.Load(t, file)
		res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "trust", Model: "rc11"})
		if err != nil || res.Error == nil {
			t.Fatalf("%s: %v, %+v", file, err, res)
		}
		r := rand.New(rand.NewPCG(1, 1))
		same, executed := 0, 0
		for range 5000 {
			e := *res.Error
			e.Graph = copied(t, e.Graph)
			for range 1 + r.IntN(2) {
				if len(e.Graph) > 0 {
					e.Graph = damage(r, e.Graph)
				}
			}
			found, _, err := explore.ReproduceGraph(prog, &e)
			if err == nil {
				executed++
			}
			if err == nil && res.Error.Same(found) {
				same++
			}
		}
		t.Logf("%s: %d executed, %d with the same violation", file, executed, same)
	}
}
