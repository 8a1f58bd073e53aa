package explore

import (
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// lostUpdate is two increments by a load and a store, a bystander, and a
// thread that looks at the result.
func lostUpdate() event.Program {
	add := []litmus.Stmt{
		{Kind: litmus.Load, Reg: 0, Var: 0},
		{Kind: litmus.Store, Reg: 0, Var: 0, UseR: true, C: 1},
		{Kind: litmus.Add, Reg: 1, Var: 1, C: 1},
	}
	look := []litmus.Stmt{
		{Kind: litmus.Await, Var: 1, C: 2},
		{Kind: litmus.Load, Reg: 0, Var: 0},
		{Kind: litmus.Assert, Reg: 0, C: 1},
	}
	noise := []litmus.Stmt{
		{Kind: litmus.Store, Var: 2, C: 1},
		{Kind: litmus.Store, Var: 2, C: 2},
	}
	return (&litmus.Program{Vars: 3, Threads: [][]litmus.Stmt{noise, add, add, look}}).Compile()
}

// lockOrder takes two mutexes in opposite orders.
func lockOrder() event.Program {
	body := func(a, b int) []litmus.Stmt {
		return []litmus.Stmt{{Kind: litmus.Lock, Var: a}, {Kind: litmus.Lock, Var: b},
			{Kind: litmus.Unlock, Var: b}, {Kind: litmus.Unlock, Var: a}}
	}
	return (&litmus.Program{Vars: 1, Mutexes: 2, Threads: [][]litmus.Stmt{body(0, 1), body(1, 0)}}).Compile()
}

func violate(t *testing.T, prog event.Program, engine string) *Error {
	t.Helper()
	res, err := Run(context.Background(), prog, Options{Engine: engine})
	if err != nil {
		t.Fatal(err)
	}
	return res.Error
}

func TestReplayFindsTheViolation(t *testing.T) {
	for name, prog := range map[string]event.Program{"assertion": lostUpdate(), "deadlock": lockOrder()} {
		for _, engine := range Engines() {
			e := violate(t, prog, engine)
			if e == nil {
				t.Fatalf("%s: %s found nothing", name, engine)
			}
			got, m, err := Replay(prog, e.Model, e.Schedule)
			if err != nil || !e.Same(got) {
				t.Errorf("%s: replay of %s gives %+v, %v; want %+v", name, engine, got, err, e)
			}
			if len(m.Steps()) != len(e.Schedule) {
				t.Errorf("%s: %d steps, want %d", name, len(m.Steps()), len(e.Schedule))
			}
		}
	}
}

func TestReplayRejectsWrongSchedules(t *testing.T) {
	prog := lostUpdate()
	for name, schedule := range map[string][]memmodel.Move{
		"negative thread": {{Thread: -1}},
		"no such thread":  {{Thread: 99}},
		"not started":     {{Thread: 2}},
		"waiting":         {{Thread: 0}, {Thread: 0}, {Thread: 0}, {Thread: 0}, {Thread: 4}},
		"waiting to join": {{Thread: 0}, {Thread: 0}, {Thread: 0}, {Thread: 0}, {Thread: 0}},
		"ended":           {{Thread: 0}, {Thread: 1}, {Thread: 1}, {Thread: 1}},
		"alternative":     {{Thread: 0, Choice: 1}},
	} {
		if found, m, err := Replay(prog, memmodel.SC, schedule); err == nil || found != nil || m == nil {
			t.Errorf("%s: got %v, %v", name, found, err)
		}
	}
	if found, m, err := Replay(prog, memmodel.SC, nil); err != nil || found != nil || m == nil {
		t.Errorf("empty schedule: got %v, %v", found, err)
	}
}

// FuzzReplay makes sure that no schedule upsets a replay.
func FuzzReplay(f *testing.F) {
	f.Add(uint64(1), []byte{0, 0, 0, 1, 2, 3})
	f.Fuzz(func(t *testing.T, seed uint64, moves []byte) {
		schedule := make([]memmodel.Move, len(moves))
		for i, b := range moves {
			schedule[i] = memmodel.Move{Thread: event.ThreadID(b%8) - 1, Choice: uint64(b / 8)}
		}
		Replay(litmus.Random(seed, replayShapes[seed%2]).Compile(), memmodel.SC, schedule)
	})
}

// replayShapes use every kind of statement except a spin loop over two
// variables in an atomic section, which would never end.
var replayShapes = func() (shapes [2]litmus.Shape) {
	for i, out := range []litmus.Kind{litmus.Atomic, litmus.AwaitBoth} {
		shapes[i] = litmus.Everything()
		shapes[i].Kinds = slices.DeleteFunc(shapes[i].Kinds, func(k litmus.Kind) bool { return k == out })
	}
	return shapes
}()
