package explore

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

// checkedSome explores a program with some kinds of errors unchecked, and returns what engines must agree on.
func checkedSome(prog event.Program, model, engine string, checks []event.ErrorKind) []any {
	res, err := Run(context.Background(), prog, Options{Engine: engine, Model: model, KeepGoing: true, Checks: checks})
	if err != nil {
		panic(err)
	}
	c := res.Counts
	delete(c.Blocked, event.BlockSleep)
	switch engine {
	case "rvf", "trust-rf", "states":
		return []any{res.Verdict, res.Reason}
	case "source":
		return []any{res.Verdict, res.Reason, c.Executions > 0, c.Blocked[event.BlockError] > 0}
	}
	return []any{res.Verdict, res.Reason, c.Executions, c.Erroneous, c.Blocked}
}

// uncheckedDisagreement compares all engines with naive.
func uncheckedDisagreement(p *litmus.Program, model string, checks []event.ErrorKind) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	want := checkedSome(prog, model, "naive", checks)
	for _, engine := range explicitEngines(model, checks) {
		got, want := checkedSome(prog, model, engine, checks), want
		if got[0] == Unsupported {
			continue
		}
		if len(got) == 4 {
			want = []any{want[0], want[1], want[2].(uint64) > 0, want[4].(map[event.Reason]uint64)[event.BlockError] > 0}
		}
		if d := cmp.Diff(want[:len(got)], got); d != "" {
			return fmt.Sprintf("%s (+) against naive (-) with %v:\n%s", engine, checks, d)
		}
	}
	return ""
}

// TestUnchecked compares all engines on generated programs some of whose errors are not checked: an execution
// ends at such an error, is counted apart, and the verdict is not safe; the same error is named by all.
func TestUnchecked(t *testing.T) {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.Unlock, litmus.TryLock, litmus.Assert}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Unlock, litmus.If, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Assert}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Unlock, litmus.If, litmus.Atomic, litmus.Add, litmus.Choose}},
	}
	verdicts := map[Verdict]int{}
	for seed := *oracleFirst; seed < *oracleFirst+max(*oracleSeeds/8, 200); seed++ {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Main = 3
		p := litmus.Random(seed, shape)
		r := rand.New(rand.NewPCG(seed, 3))
		checks := slices.DeleteFunc([]event.ErrorKind{event.AssertionError, event.MutexError, event.DeadlockError, event.HangError}, func(event.ErrorKind) bool { return r.IntN(2) == 0 })
		checks = append(checks, event.UninitError)
		for _, model := range OperationalModels() {
			verdicts[checkedSome(p.Compile(), model, "naive", checks)[0].(Verdict)]++
			if uncheckedDisagreement(p, model, checks) == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { return uncheckedDisagreement(q, model, checks) != "" })
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, uncheckedDisagreement(p, model, checks))
		}
	}
	if verdicts[Unknown] < 50 || verdicts[Safe] < 50 || verdicts[Violation] < 50 {
		t.Errorf("verdicts %v: the test has lost its teeth", verdicts)
	}
	t.Log(verdicts)
}
