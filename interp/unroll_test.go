package interp

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/litmus/cprog"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/symbolic/unroll"
	"github.com/google/go-cmp/cmp"
)

// followed counts what came of comparisons.
type followed struct {
	runs, whole, cut, maybe int
	input                   string // see schedule
}

// followRuns unrolls a program and compares it with some runs.
func followRuns(t *testing.T, name, text string, opts Options, bound, runs int, sum *followed) {
	t.Helper()
	mod, err := llvmir.Parse(name+".ll", []byte(text))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	p, err := Compile(mod, opts)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	followProgram(t, name, p, bound, runs, sum)
}

// followProgram compares some runs of a program with what is unrolled.
func followProgram(t *testing.T, name string, p *Program, bound, runs int, sum *followed) {
	t.Helper()
	prog, err := p.Unroll(context.Background(), unroll.Options{Unroll: bound})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	for seed := range uint64(runs) {
		run := runAtRandom(p, rand.New(rand.NewPCG(seed, 7)), sum.input, 2000)
		f, err := follow(run, prog)
		sum.runs++
		switch {
		case errors.Is(err, errCut):
			sum.cut++
		case errors.Is(err, errMaybe):
			sum.maybe++
		case err != nil:
			t.Errorf("%s, run %d: %v", name, seed, err)
			return
		case f.whole:
			sum.whole++
		}
	}
}

func TestUnrollLitmus(t *testing.T) {
	var sum followed
	shapes := []litmus.Shape{litmus.Everything(), litmus.Nesting()}
	for seed := range uint64(160) {
		p := litmus.Random(seed, shapes[seed%2])
		followRuns(t, p.String(), p.LLVM(), Options{Nondet: &Range{Low: 0, High: 2}}, 3, 4, &sum)
		if t.Failed() {
			t.Log(p.LLVM())
			break
		}
	}
	t.Logf("%+v", sum)
	if sum.whole < sum.runs*9/10 {
		t.Error("few runs were followed to their end")
	}
}

// TestUnrollC leaves out loops that wait with choices or tried locks in them: what is unrolled has one wait for all of their rounds, with choices
// of which a run has none; and loops that poll, with several locks, the most of which are cut.
func TestUnrollC(t *testing.T) {
	shapes := slices.DeleteFunc(cprog.Shapes(), func(name string) bool {
		return slices.Contains([]string{"choiceloop", "polling", "tryloop"}, name)
	})
	var sum followed
	for seed := range uint64(160) {
		p := cprog.Random(seed, cprog.Options{Shapes: shapes})
		opts := Options{Nondet: &Range{Low: 0, High: 2}}
		if seed%2 == 1 {
			opts.Checks = slices.DeleteFunc(event.ErrorKinds(), event.ErrorKind.Named)
		}
		followRuns(t, "cprog", p.LLVM(), opts, 3, 4, &sum)
		if t.Failed() {
			t.Logf("seed %d\n%s", seed, p.C())
			break
		}
	}
	t.Logf("%+v", sum)
	if sum.whole < sum.runs*9/10 {
		t.Error("few runs were followed to their end")
	}
}

// TestUnrollIR computes with an input that changes from run to run.
func TestUnrollIR(t *testing.T) {
	sum := followed{input: "in"}
	for seed := range uint64(300) {
		text := randomIR(seed)
		if seed%4 == 0 {
			text = strings.Replace(text, "  %in = load", "  store volatile i8 undef, i8* @in\n  %in = load", 1)
		}
		followRuns(t, "random IR", text, Options{}, 3, 3, &sum)
		if t.Failed() {
			t.Logf("seed %d\n%s", seed, text)
			break
		}
	}
	t.Logf("%+v", sum)
	if sum.whole < sum.runs/2 {
		t.Error("few runs were followed to their end")
	}
}

// TestUnrollCorpus follows runs of programs of testdata.
func TestUnrollCorpus(t *testing.T) {
	var sum followed
	names := append(interptest.Corpus(t), "states/waits_for_post.POSTS.ll")
	for _, dir := range []string{"symbolic", "rc11"} {
		files, err := filepath.Glob(interptest.File(t, dir+"/*.ll"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs in %s", dir)
		}
		for _, file := range files {
			names = append(names, dir+"/"+filepath.Base(file))
		}
	}
	for _, name := range names {
		if strings.Contains(name, "/long_") || strings.Contains(name, "/futex_semaphore") {
			continue // a computation of minutes, or too large
		}
		text, err := os.ReadFile(interptest.File(t, name))
		if err != nil {
			t.Fatal(err)
		}
		followRuns(t, name, string(text), Options{Nondet: &Range{Low: -1, High: 2}}, 3, 1, &sum)
	}
	t.Logf("%+v", sum)
	if sum.whole < sum.runs*8/10 {
		t.Error("few runs were followed to their end")
	}
}

// TestUnrollCompiledWithBound unrolls programs whose loops are cut when they are executed: nothing changes.
func TestUnrollCompiledWithBound(t *testing.T) {
	compared := 0
	for i, name := range interptest.Corpus(t) {
		if i%4 != 0 || strings.Contains(name, "/long_") || strings.Contains(name, "/futex_semaphore") {
			continue
		}
		text, err := os.ReadFile(interptest.File(t, name))
		if err != nil {
			t.Fatal(err)
		}
		var events [2][]string
		for i, bound := range []int{0, 1} {
			mod, err := llvmir.Parse(name, text)
			if err != nil {
				t.Fatal(err)
			}
			p, err := Compile(mod, Options{Nondet: &Range{Low: -1, High: 2}, Unroll: bound})
			if err != nil {
				t.Fatal(err)
			}
			prog, err := p.Unroll(context.Background(), unroll.Options{Unroll: 3})
			if err != nil {
				events[i] = []string{err.Error()}
				continue
			}
			for _, e := range prog.Events {
				events[i] = append(events[i], fmt.Sprint(e.Thread, e.Step, e.Label, e.Kind, e.Order, e.Addr, e.Size, p.Site(e.Site), e.Wait != nil))
			}
			for _, c := range prog.Cuts {
				events[i] = append(events[i], fmt.Sprint(p.Site(c.Site)))
			}
		}
		if d := cmp.Diff(events[0], events[1]); d != "" {
			t.Errorf("%s: compiled without (-) and with (+) a bound\n%s", name, d)
		}
		compared += len(events[0])
	}
	if t.Logf("%d events", compared); compared < 2000 {
		t.Error("few events were compared")
	}
}

// unrolled is a small program and what is to come of it: how many loops are cut, how many waits there are, and what is not supported.
type unrolled struct {
	name, text  string
	cuts, waits int
	what        string // is cut first
	creates     int    // of the first thread that another one creates
	unsupported string
	errors      string // kinds
	events      int    // how many, if not 0
}

// TestUnrollShapes looks at loops and branches of all kinds.
func TestUnrollShapes(t *testing.T) {
	for _, test := range unrollShapes {
		text := unrollHead + test.text
		p := compileText(t, []byte(text), Options{})
		prog, err := p.Unroll(context.Background(), unroll.Options{Unroll: 3})
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		got := unrolled{name: test.name, text: test.text, cuts: len(prog.Cuts)}
		if got.cuts > 0 {
			got.what = prog.Cuts[0].What
		}
		for _, e := range prog.Events {
			if e.Wait != nil {
				got.waits++
			}
		}
		for _, u := range prog.Unsupported {
			got.unsupported += u.What + ";"
		}
		if test.events > 0 {
			got.events = len(prog.Events)
		}
		for _, e := range prog.Errors {
			got.errors += string(e.Kind) + ";"
		}
		if len(prog.Threads) > 1 {
			got.creates = len(prog.Threads[1].Creates)
		}
		if got != test {
			t.Errorf("%s: %+v", test.name, got)
		}
		var sum followed
		followProgram(t, test.name, p, 3, 20, &sum)
	}
}

// TestUnrollSteps unrolls a program that creates more threads than there can be: each step has an event, also behind the creation that is unsupported.
func TestUnrollSteps(t *testing.T) {
	const text = `@g = global i32 0
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
define i8* @thread(i8* %arg) {
  store i32 1, i32* @g
  ret i8* null
}
define i32 @main() {
  %id = alloca i64
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %r = call i32 @pthread_create(i64* %id, i8* null, i8* (i8*)* @thread, i8* null)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 5000
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}
`
	mod, err := llvmir.Parse("threads.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	p, err := Compile(mod, Options{})
	if err != nil {
		t.Fatal(err)
	}
	prog, err := p.Unroll(context.Background(), unroll.Options{Unroll: 2})
	if err != nil {
		t.Fatal(err)
	}
	steps := map[int]bool{}
	for _, e := range prog.Events {
		steps[e.Step] = true
	}
	for s := range len(steps) {
		if !steps[s] {
			t.Fatalf("step %d of %d has no event", s, len(steps))
		}
	}
	if len(steps) < 2*4000 {
		t.Errorf("%d steps only", len(steps))
	}
}
