package random

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// TestSURWIsUniformWithBuffers tests that the orders in which accesses to a location reach memory have the same probability where stores wait in
// buffers, whoever else waits for a buffer to be empty.
func TestSURWIsUniformWithBuffers(t *testing.T) {
	for i, c := range []struct {
		orders  int // of all locations that are shared
		threads [][]litmus.Stmt
	}{
		{6, [][]litmus.Stmt{{store(0, 1)}, {store(0, 2)}, {store(0, 3)}}},
		{3, [][]litmus.Stmt{{store(0, 1), store(0, 2)}, {store(0, 3)}}},
		{3, [][]litmus.Stmt{{store(0, 1), load(1, 0)}, {store(0, 2), store(0, 3)}}},
		{6, [][]litmus.Stmt{{add(0), store(0, 1)}, {store(0, 2), add(0)}}}, // the second addition waits for a buffer
		{2, [][]litmus.Stmt{{store(1, 1), add(0)}, {add(0)}}},              // of what is of no interest
		{3, [][]litmus.Stmt{{store(0, 1), store(1, 1), add(0)}, {add(0)}}},
		{3, [][]litmus.Stmt{{store(1, 1), store(0, 1), add(0)}, {add(0)}}},
		{3, [][]litmus.Stmt{{store(1, 1), store(2, 1), add(0)}, {add(0), store(0, 1)}}},
		{3 + 2, [][]litmus.Stmt{{store(0, 1), store(1, 1), add(0)}, {add(0), store(1, 2)}}},
	} {
		p := &litmus.Program{Vars: 3, Threads: c.threads}
		for _, model := range []memmodel.Model{memmodel.TSO, memmodel.PSO} {
			w, known := walker(t, p, model)
			s := New("surw", 0).(*surw)
			location := func(order string) string { return order[:strings.Index(order, ":")] }
			of := map[string]int64{}
			all := distribution(t, w, known, s, func() string { return fmt.Sprint(s.loc, ":", reached(w, s)) })
			for order := range all {
				of[location(order)]++
			}
			for order, got := range all {
				if got.Cmp(big.NewRat(1, int64(len(of))*of[location(order)])) != 0 {
					t.Errorf("program %d, %v: order %s has probability %v; %d locations, of this one %d orders", i, model, order, got, len(of), of[location(order)])
				}
			}
			if len(all) != c.orders {
				t.Errorf("program %d, %v: %d orders, want %d: %v", i, model, len(all), c.orders, all)
			}
		}
	}
}

// reached returns the threads of the accesses to the location of interest, in the order in which they read memory or reach it.
func reached(w *Walker, s *surw) (order string) {
	for i := range w.m.Steps() {
		step := &w.m.Steps()[i]
		if step.Label.Accesses() && step.Label.Loc == s.loc && !(process{update: step.Update, label: step.Label}).private(w.m) {
			order += fmt.Sprint(" ", step.Thread)
		}
	}
	return order
}
