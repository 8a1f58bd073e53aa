package explore

import (
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

// TestRevisitsOfSections compares the engines on programs in which revisits delete a part of what takes place at once: an
// atomic section, or an access that looks whether its object lives.
func TestRevisitsOfSections(t *testing.T) {
	type body = []litmus.Stmt
	lock, unlock := litmus.Stmt{Kind: litmus.Lock}, litmus.Stmt{Kind: litmus.Unlock}
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst} }
	store := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1, Order: event.SeqCst} }
	add := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Add, Var: v, C: 1, Order: event.SeqCst} }
	xchg := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Xchg, Var: v, C: c, Order: event.SeqCst}
	}
	cas := func(v int, exp, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.CAS, Var: v, Exp: exp, C: c, Order: event.SeqCst}
	}
	section := func(s ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: s} }
	for name, p := range map[string]*litmus.Program{
		"a lock waits once more as a revisit deletes the unlock that it has read from": {Heap: 1, Threads: []body{
			{lock, add(1)}, {lock, load(0), unlock, add(1)}, {cas(0, 0, 0), {Kind: litmus.Free}}}},
		"a store revisits what a section has read from, and comes after the section": {Threads: []body{
			{{Kind: litmus.Gate}}, {cas(1, 1, 1), store(0)}, {section(xchg(1, 0), load(0))}}},
		"a lock takes a mutex from what a section comes after, and comes after the section": {Threads: []body{
			{lock, xchg(0, 0)}, {load(1), lock}, {section(add(1), load(0))}}},
		"a section goes on between the read and the write of an operation": {Threads: []body{
			{add(1)}, {section(cas(1, 0, 1), add(0))}, {store(1)}, {cas(0, 0, 1)}}},
	} {
		p.Vars, p.Mutexes = 2, 1
		for _, model := range OperationalModels() {
			if d := disagreement(t, p, model); d != "" {
				t.Errorf("%s, %s: %s", name, model, d)
			}
		}
	}
}
