package explore

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

var (
	roundSeeds = flag.Uint64("rounds.seeds", 50, "number of generated programs with locks that are loops")
	roundFirst = flag.Uint64("rounds.first", 0, "first seed of these")
)

// roundsProgram draws threads that take and release a lock that is a word of memory, by loops whose rounds are one to three operations, and that do what makes it
// less of a lock: keep it, release what they have not taken, look at it, write to it.
func roundsProgram(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 77))
	of := func(orders ...event.Order) event.Order { return orders[r.IntN(len(orders))] }
	read := func() event.Order { return of(event.Relaxed, event.Acquire, event.SeqCst) }
	write := func() event.Order { return of(event.Relaxed, event.Release, event.SeqCst) }
	both := func() event.Order { return of(event.Relaxed, event.Acquire, event.Release, event.SeqCst) }
	attempt := func(v int) []litmus.Stmt {
		try := litmus.Stmt{Kind: litmus.Xchg, Reg: 1, Var: v, C: 1, Order: both()}
		if r.IntN(3) == 0 {
			try.Kind = litmus.CAS
		}
		return []litmus.Stmt{try, {Kind: litmus.If, Reg: 1, Body: []litmus.Stmt{{Kind: litmus.Break}}}}
	}
	acquire := func(v int) litmus.Stmt {
		spin := litmus.Stmt{Kind: litmus.Spin, Reg: 2, Var: v, C: uint64(7 * r.IntN(2)), Order: read(), Body: attempt(v)} // until the word is 0, or something that it never is
		switch r.IntN(8) {
		case 0:
			return litmus.Stmt{Kind: litmus.Take, Reg: 1, Var: v, Order: both()}
		case 1:
			return litmus.Stmt{Kind: litmus.TakeEither, Reg: 1, Var: v, Var2: 1 - v, Exp: 1, Order: event.SeqCst}
		case 2:
			return litmus.Stmt{Kind: litmus.AwaitBoth, Reg: 1, Var: v, C: 0, Var2: 1 - v, Exp: uint64(r.IntN(2)), Order: read()}
		case 3:
			spin.Body = append([]litmus.Stmt{{Kind: litmus.Load, Reg: 1, Var: 1 - v, Order: read()}}, spin.Body...)
		case 4, 5:
			spin.Body = append([]litmus.Stmt{{Kind: litmus.Await, Var: v, Order: read()}}, spin.Body...)
		}
		return spin
	}
	release := func(v int) litmus.Stmt {
		switch r.IntN(5) {
		case 0:
			return litmus.Stmt{Kind: litmus.Xchg, Reg: 2, Var: v, Order: both()}
		case 1:
			return litmus.Stmt{Kind: litmus.Add, Reg: 2, Var: v, C: ^uint64(0), Order: both()}
		}
		return litmus.Stmt{Kind: litmus.Store, Var: v, Order: write()}
	}
	other := func(v int) litmus.Stmt {
		switch r.IntN(3) {
		case 0:
			return litmus.Stmt{Kind: litmus.Load, Reg: 2, Var: v, Order: read()}
		case 1:
			return litmus.Stmt{Kind: litmus.Store, Var: v, C: uint64(r.IntN(3)), Order: write()}
		}
		return litmus.Stmt{Kind: litmus.Add, Reg: 2, Var: v, C: 1, Order: both()}
	}
	p := &litmus.Program{Vars: 2, Mutexes: 1}
	for range 2 + r.IntN(2) {
		var body []litmus.Stmt
		v := r.IntN(8) / 7 // most take the same
		if r.IntN(5) == 0 {
			body = append(body, other(r.IntN(2)))
		}
		if r.IntN(6) > 0 {
			body = append(body, acquire(v))
		}
		if r.IntN(3) == 0 {
			body = append(body, other(1-v))
		}
		if r.IntN(8) > 0 {
			body = append(body, release(v))
		}
		if r.IntN(6) == 0 {
			body = append(body, other(v))
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// TestRounds compares all engines on such programs.
func TestRounds(t *testing.T) {
	compared := 0
	for seed := *roundFirst; seed < *roundFirst+*roundSeeds; seed++ {
		p := roundsProgram(seed)
		for _, model := range Models() {
			compared++
			if d := spinDisagreement(t, p, model); d != "" {
				q := litmus.Shrink(p, func(q *litmus.Program) bool { return spinDisagreement(t, q, model) != "" })
				t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, q, spinDisagreement(t, q, model))
			}
		}
	}
	t.Logf("%d programs and models", compared)
}

// TestRoundsByHand does the same for programs that are seldom drawn.
func TestRoundsByHand(t *testing.T) {
	await := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Await, Var: v, C: c, Order: event.Relaxed}
	}
	store := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.Relaxed}
	}
	take := litmus.Stmt{Kind: litmus.Take, Reg: 1, Order: event.Relaxed}
	look := litmus.Stmt{Kind: litmus.Load, Reg: 1, Order: event.Relaxed}
	peek := litmus.Stmt{Kind: litmus.Load, Reg: 1, Var: 1, Order: event.Relaxed} // before a store, which would be added before all else
	for name, threads := range map[string][][]litmus.Stmt{
		"a store that knows of another, but need not follow it":  {{await(0, 0)}, {peek, store(0, 1), store(1, 1)}, {await(1, 1), store(0, 0)}},
		"an exchange waits for such a store":                     {{take, store(0, 0)}, {peek, store(0, 1), store(1, 1)}, {await(1, 1), store(0, 0)}},
		"others look at what a thread waits for":                 {{await(0, 0)}, {look}, {peek, store(0, 1), peek, store(0, 0)}},
		"others look twice":                                      {{await(0, 0)}, {peek, look, look}, {peek, store(0, 1), peek, store(0, 0)}},
		"two wait for the same":                                  {{await(0, 0)}, {await(0, 0), store(1, 1)}, {peek, store(0, 1), peek, store(0, 0)}},
		"stores that do not know of each other":                  {{await(0, 0)}, {peek, store(0, 1), peek, store(0, 0)}, {peek, store(0, 1)}},
		"stores that come when the thread has gone on":           {{await(0, 0), store(1, 1)}, {peek, store(0, 1), peek, store(0, 0)}, {await(1, 1), store(0, 1), peek, store(0, 0)}},
		"a store that comes later":                               {{await(0, 0)}, {peek, store(0, 1), peek, store(0, 0)}, {peek, peek, store(0, 0)}},
		"several writes in vain":                                 {{await(0, 3)}, {peek, store(0, 3), peek, store(0, 1), peek, store(0, 2), peek, store(0, 3)}, {look}},
		"who has gone on waits again":                            {{look, take, store(0, 0)}, {take, store(0, 0)}, {store(1, 1), take, store(0, 0)}},
		"who has gone on waits again, behind a store in between": {{await(0, 0), look}, {look, store(0, 1), peek, store(0, 2), peek, store(0, 0)}, {peek, store(1, 1)}},
	} {
		for i := range threads { // who is created first is looked at last
			p := &litmus.Program{Vars: 2, Mutexes: 1}
			for k := range threads {
				p.Threads = append(p.Threads, threads[(k+i)%len(threads)])
			}
			for _, model := range Models() {
				if d := spinDisagreement(t, p, model); d != "" {
					t.Errorf("%s, %s: %s\n%v", name, model, d, p)
				}
			}
		}
	}
}
