package explore

import (
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

// TestBehindSections looks at what engine states must not look for: an atomic section in which its thread waits for ever does not take place, so that nothing comes behind
// it, no data race and no failed assertion. The only end is where all wait.
func TestBehindSections(t *testing.T) {
	await := litmus.Stmt{Kind: litmus.Await, Var: 0, C: 1, Order: event.SeqCst}
	section := litmus.Stmt{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Store, Var: 0, C: 1, Order: event.SeqCst}, {Kind: litmus.Await, Var: 1, C: 1, Order: event.SeqCst}}}
	plain := litmus.Stmt{Kind: litmus.Store, Var: 2, C: 1}
	p := &litmus.Program{Vars: 3, Threads: [][]litmus.Stmt{{section}, {await, plain}, {await, plain}}}
	for _, whole := range []bool{false, true} {
		ends := 0
		res, err := Run(t.Context(), p.Compile(), Options{Engine: "states", Checks: []event.ErrorKind{event.RaceError}, NoReduction: whole, NoSymmetry: whole, Leaf: func(l Leaf) {
			ends++
			if l.Blocked != event.BlockAwait || l.Machine.WaitsWithin() {
				t.Errorf("an end behind the section, %v", l.Blocked)
			}
		}})
		if err != nil || res.Verdict == Violation || ends != 1 {
			t.Errorf("without reductions: %v, %+v, %v, %d ends", whole, res, err, ends)
		}
	}
}
