package explore

import (
	"flag"
	"fmt"
	"testing"

	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

var rfSeeds = flag.Uint64("rf.seeds", 300, "number of generated programs that engine trust-rf is compared on")

// rfDisagreement compares engine trust-rf with the reads-from classes that naive
// meets.
func rfDisagreement(t testing.TB, p *litmus.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	naive, res := summarise(t, prog, model, "naive")
	want := fmt.Sprint(naive.Verdict, " ", res.Counts.ReadsFrom, naive.Errors)
	rf, res := summarise(t, prog, model, "trust-rf")
	if res.Verdict == Unsupported {
		return ""
	}
	got := fmt.Sprint(rf.Verdict, " ", res.Counts.Executions, rf.Errors)
	return cmp.Diff(want, got)
}

// TestReadsFrom compares engine trust-rf with naive on generated programs.
func TestReadsFrom(t *testing.T) {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store}},
		{Threads: 4, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Kinds: []litmus.Kind{litmus.Gate, litmus.Gate, litmus.Store, litmus.If, litmus.Load}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence, litmus.Choose, litmus.Assert, litmus.Xchg}},
	}
	for seed := *oracleFirst; seed < *oracleFirst+*rfSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range OperationalModels() {
			if rfDisagreement(t, p, model) == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { return rfDisagreement(t, q, model) != "" })
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, rfDisagreement(t, p, model))
		}
	}
}
