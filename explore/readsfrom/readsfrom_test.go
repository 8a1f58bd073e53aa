package readsfrom_test

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/search"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	seeds = flag.Uint64("readsfrom.seeds", 1000, "number of generated programs")
	first = flag.Uint64("readsfrom.first", 0, "first seed")
	limit = flag.Int("readsfrom.limit", 2000, "largest number of prefixes of graphs of a program; larger ones are left out")
)

// classes are the reads-from classes of a program.
type classes struct {
	Complete, Blocked uint64
	Errors            []string
}

// walk counts classes by the reads-from variant of TruSt.
func walk(t testing.TB, prog event.Program, model memmodel.Model) (c classes, unsupported string) {
	faults := map[string]bool{}
	w := readsfrom.NewExplorer(prog, search.Options{Model: model, MaxEvents: 1000,
		Checked: func(event.ErrorKind) bool { return true },
		Found: func(v *search.Violation) bool {
			if f := v.Fault; f != nil {
				if f.Kind == "" {
					unsupported = f.Message
					return true
				}
				faults[fmt.Sprintf("%s %s %d", f.Kind, f.Message, v.Label.Site)] = true
			}
			return false
		}}, cells.NewLayout())
	var interrupt atomic.Bool
	if end := w.Run(&interrupt); end != search.Exhausted && end != search.Stopped {
		t.Fatal("the walk has ended with ", end)
	}
	c = classes{Complete: w.Tally.Executions, Errors: slices.Sorted(maps.Keys(faults))}
	for reason, n := range w.Tally.Blocked {
		if event.Reason(reason) != event.BlockSleep {
			c.Blocked += n
		}
	}
	return c, unsupported
}

// disagreement compares the reads-from variant with the graphs that the axioms of a model
// allow. left says that there are too many of these.
func disagreement(t testing.TB, p *litmus.Program, model memmodel.Model) (diff string, left bool) {
	defer func() {
		if x := recover(); x != nil {
			diff = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	r, err := graphs.Enumerate(prog, model, graphs.Options{Limit: *limit})
	if errors.Is(err, graphs.ErrLimit) {
		return "", true
	}
	if err != nil {
		t.Fatal(err)
	}
	got, unsupported := walk(t, prog, model)
	if unsupported != "" {
		t.Fatal(unsupported)
	}
	return cmp.Diff(classes{r.ReadsFrom, r.BlockedReadsFrom, r.Errors}, got), false
}

// shape returns a shape of programs with all memory orders.
func shape(seed uint64) litmus.Shape {
	s := litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Orders: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Fence, litmus.CAS, litmus.Xchg, litmus.If}}
	if seed%4 == 0 {
		s.Vars = 4 // some of which one thread alone accesses
	}
	switch seed % 3 {
	case 0:
		s.Kinds = append(s.Kinds, litmus.Await, litmus.Lock, litmus.Gate)
	case 1:
		s.Kinds = append(s.Kinds, litmus.Add, litmus.Choose, litmus.Assume, litmus.Assert, litmus.AwaitBoth)
	}
	return s
}

// TestReadsFrom compares the reads-from variant with the graphs that the axioms of
// each model allow, by their reads-from classes.
func TestReadsFrom(t *testing.T) {
	compared, tooLarge := 0, 0
	for seed := *first; seed < *first+*seeds; seed++ {
		p := litmus.Random(seed, shape(seed))
		for _, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			left := false
			wrong := litmus.Shrunk(p, func(q *litmus.Program) (diff string) {
				diff, left = disagreement(t, q, model)
				return diff
			})
			switch {
			case wrong != "":
				t.Fatalf("%s, readsfrom (+) against graphs (-), seed %d, %s", model, seed, wrong)
			case left:
				tooLarge++
			default:
				compared++
			}
		}
	}
	t.Logf("%d programs and models compared, %d left out", compared, tooLarge)
}

// TestPause asks for a pause at each event, not only at the ends of executions, and with more work each time.
func TestPause(t *testing.T) {
	prog := litmus.Random(1, shape(1)).Compile()
	var asked, last uint64
	opts := search.Options{Model: memmodel.SC, MaxEvents: 1000, Checked: func(event.ErrorKind) bool { return false }}
	opts.Pause = func(work uint64) bool {
		if work <= last {
			t.Errorf("work is %d after %d", work, last)
		}
		asked, last = asked+1, work
		return false
	}
	var interrupt atomic.Bool
	w := readsfrom.NewExplorer(prog, opts, cells.NewLayout())
	if end := w.Run(&interrupt); end != search.Exhausted || asked != w.Tally.Events || asked < 5 {
		t.Errorf("the search has ended with %v, and has asked %d times in %d events", end, asked, w.Tally.Events)
	}
	opts.Pause = func(uint64) bool { return true }
	w = readsfrom.NewExplorer(prog, opts, cells.NewLayout())
	if end := w.Run(&interrupt); end != search.Interrupted || w.Tally.Events != 1 {
		t.Errorf("the search has ended with %v after %d events", end, w.Tally.Events)
	}
}
