package explore_test

import (
	"context"
	"flag"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

// counts explores a program and returns what does not depend on how it was
// compiled.
func counts(t *testing.T, prog event.Program, engine string) [6]uint64 {
	t.Helper()
	res, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine, KeepGoing: true})
	if err != nil {
		t.Fatal(err)
	}
	if res.Verdict == explore.Unsupported {
		t.Fatalf("unsupported: %s", res.Reason)
	}
	c, b := res.Counts, res.Counts.Blocked
	return [6]uint64{c.Executions, c.Erroneous, b[event.BlockAssume], b[event.BlockAwait], b[event.BlockDeadlock], b[event.BlockSleep]}
}

var (
	llvmSeeds = flag.Uint64("llvm.seeds", 400, "number of generated programs that are explored as LLVM IR, too")
	llvmFirst = flag.Uint64("llvm.first", 0, "first seed of these")
)

// TestInterpreter explores generated programs twice: as they are, and printed as
// LLVM IR and run by the interpreter. The executions are the same.
func TestInterpreter(t *testing.T) {
	for seed := *llvmFirst; seed < *llvmFirst+*llvmSeeds; seed++ {
		shape, engines := litmus.Everything(), []string{"optimal", "source", "trust", "rvf"}
		shape.Undef = seed%3 == 1
		if seed%3 == 0 {
			// Of rvf, the number of executions depends on the numbers of threads, which differ.
			shape, engines = litmus.Nesting(), []string{"optimal", "source", "trust", "trust-rf"}
		}
		p := litmus.Random(seed, shape)
		p.Undefined = 0 // global variables are not
		prog := corpus.Text(t, p.LLVM(), interp.Options{})
		if counts(t, p.Compile(), "optimal")[0] > 1000 {
			continue // few are so large, and they would take most of the time
		}
		for _, engine := range engines {
			if d := cmp.Diff(counts(t, p.Compile(), engine), counts(t, prog, engine)); d != "" {
				t.Fatalf("seed %d, %s, direct (-) and interpreted (+):\n%s\n%s", seed, engine, d, p)
			}
		}
	}
}
