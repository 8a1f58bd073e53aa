package explore

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

var (
	loopSeeds = flag.Uint64("loops.seeds", 50, "number of programs with loops that wait that refine and bmc are compared with naive on")
	loopFirst = flag.Uint64("loops.first", 0, "first seed of these")
)

// loopStatements are the functions of testdata/loops.c. Those that end by themselves are there more than once.
var loopStatements = strings.Fields(`set set set set set set set set check check lock lock lock keep
	both claim claim apart twice inner fenced fence_first take look_and_take swap add equal try_to_lock try_and_look choose either`)

// moreLoops are others, of which the programs of some seeds have many.
var moreLoops = strings.Fields(`around around around ask ask ask`)

// loopProgram draws a program of which each thread calls some of the functions, as LLVM IR that is appended to them.
func loopProgram(seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 0x7370696e))
	var b strings.Builder
	for _, v := range []string{"x", "y"} {
		fmt.Fprintf(&b, "@%s = global i32 %d, align 4\n", v, r.IntN(4)/3)
	}
	vars, statements := []string{"x", "y"}, loopStatements
	if seed%5 == 2 {
		statements = slices.Concat(loopStatements, moreLoops)
	}
	threads := 2 + r.IntN(2)
	for t := range threads {
		fmt.Fprintf(&b, "define ptr @thread%d(ptr %%arg) {\n", t)
		for range 1 + r.IntN(3) {
			fmt.Fprintf(&b, "  call void @%s(ptr @%s, ptr @%s, i32 %d)\n", statements[r.IntN(len(statements))], vars[r.IntN(2)], vars[r.IntN(2)], r.IntN(2))
		}
		fmt.Fprintf(&b, "  ret ptr null\n}\n")
	}
	b.WriteString("declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\ndefine i32 @main() {\n")
	for t := range threads {
		fmt.Fprintf(&b, "  %%p%d = alloca i64\n  %%c%d = call i32 @pthread_create(ptr %%p%d, ptr null, ptr @thread%d, ptr null)\n", t, t, t, t)
	}
	for t := range threads {
		fmt.Fprintf(&b, "  %%t%d = load i64, ptr %%p%d\n  %%j%d = call i32 @pthread_join(i64 %%t%d, ptr null)\n", t, t, t, t)
	}
	b.WriteString("  ret i32 0\n}\n")
	return b.String()
}

// loopFound are seeds of programs on which something was wrong.
var loopFound = []uint64{145, 164, 2682}

// TestLoops compares what engines refine and bmc find with what the naive engine does, on programs that the interpreter unrolls.
func TestLoops(t *testing.T) {
	functions, err := os.ReadFile("testdata/loops.ll")
	if err != nil {
		t.Fatal(err)
	}
	total := map[string]int{}
	seeds := slices.Clone(loopFound)
	for i := range *loopSeeds {
		seeds = append(seeds, *loopFirst+i)
	}
	for _, seed := range seeds {
		text := loopProgram(seed)
		prog := corpus.Text(t, string(functions)+text, interp.Options{})
		model := OperationalModels()[seed%uint64(len(OperationalModels()))]
		want, naive := everyError(t, prog, Options{Engine: "naive", Model: model, MaxSteps: 80})
		if !naive.Complete || naive.Bounded {
			total["too large"]++
			continue
		}
		for _, engine := range SymbolicEngines() {
			got, res := everyError(t, prog, Options{Engine: engine, Model: model, Unroll: 3})
			want := maps.Clone(want)
			total[engine+" "+string(res.Verdict)]++
			switch {
			case res.Bounded:
				maps.DeleteFunc(want, func(e string, _ bool) bool { return !got[e] })
			case res.Verdict != naive.Verdict:
				t.Fatalf("seed %d, %s, %s: %s (%s), want %s\n%s", seed, model, engine, res.Verdict, res.Reason, naive.Verdict, text)
			}
			if !maps.Equal(got, want) {
				t.Fatalf("seed %d, %s, %s: %v, want %v\n%s", seed, model, engine, got, want, text)
			}
		}
	}
	t.Log(total)
}
