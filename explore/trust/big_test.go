package trust_test

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/memmodel"
)

// loops is a program of as many threads, each of which executes some operations n times, on a variable of its own (VAR) or on what they share (@m, @shared).
func loops(tb testing.TB, threads, n int, operations string) event.Program {
	var b, main strings.Builder
	b.WriteString(`%mutex = type { [40 x i8] }
@m = global %mutex zeroinitializer
@shared = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
`)
	fmt.Fprintf(&b, "@own = global [%d x i32] zeroinitializer\n@ids = global [%d x i64] zeroinitializer\n", threads, threads)
	fmt.Fprintf(&b, `define ptr @body(ptr %%var) {
entry:
  br label %%loop
loop:
  %%i = phi i32 [ 0, %%entry ], [ %%next, %%loop ]
%s
  %%next = add i32 %%i, 1
  %%more = icmp slt i32 %%next, %d
  br i1 %%more, label %%loop, label %%end
end:
  ret ptr null
}
`, operations, n)
	fmt.Fprintf(&main, `define i32 @main() {
entry:
  br label %%create
create:
  %%i = phi i64 [ 0, %%entry ], [ %%i1, %%create ]
  %%id = getelementptr [%[1]d x i64], ptr @ids, i64 0, i64 %%i
  %%var = getelementptr [%[1]d x i32], ptr @own, i64 0, i64 %%i
  call i32 @pthread_create(ptr %%id, ptr null, ptr @body, ptr %%var)
  %%i1 = add i64 %%i, 1
  %%more = icmp slt i64 %%i1, %[1]d
  br i1 %%more, label %%create, label %%join
join:
  %%j = phi i64 [ 0, %%create ], [ %%j1, %%join ]
  %%jd = getelementptr [%[1]d x i64], ptr @ids, i64 0, i64 %%j
  %%t = load i64, ptr %%jd
  call i32 @pthread_join(i64 %%t, ptr null)
  %%j1 = add i64 %%j, 1
  %%left = icmp slt i64 %%j1, %[1]d
  br i1 %%left, label %%join, label %%end
end:
  ret i32 0
}
`, threads)
	return corpus.Text(tb, b.String()+main.String(), interp.Options{})
}

// The operations of loops.
const (
	stores = "store atomic i32 %i, ptr %var monotonic, align 4"
	mixed  = "store atomic i32 %i, ptr %var monotonic, align 4\n%l = load atomic i32, ptr @shared acquire, align 4\n%r = atomicrmw add ptr %var, i32 1 acq_rel"
)

// TestBig explores programs with many threads, and with executions of many events. There is one execution of each.
func TestBig(t *testing.T) {
	for _, c := range []struct {
		threads, n int
		operations string
		models     []memmodel.Model
		events     int // at least
	}{
		{2, 3000, stores, allModels(), 6000},
		{3, 2000, mixed, allModels(), 18_000},
		{2, 50_000, stores, []memmodel.Model{memmodel.SC, memmodel.RC11}, 100_000},
		{1000, 3, mixed, []memmodel.Model{memmodel.PSO, memmodel.RC11}, 9000},
		{4000, 2, stores, []memmodel.Model{memmodel.TSO, memmodel.RA}, 8000},
	} {
		prog := loops(t, c.threads, c.n, c.operations)
		for _, model := range c.models {
			w := trust.NewExplorer(prog, search.Options{Model: model, MaxEvents: 200_000, Checked: func(event.ErrorKind) bool { return true },
				Found: func(*search.Violation) bool { return true }, Races: !model.Operational()}, cells.NewLayout())
			if end := w.Run(new(atomic.Bool)); end != search.Exhausted || w.Tally.Executions != 1 || w.Tally.Events < uint64(c.events) {
				t.Errorf("%s, %d threads: the search ends with %d after %+v", model, c.threads, end, w.Tally)
			}
		}
	}
}

// TestTurn finds that a turn ends in the midst of a long execution, which goes on in the next.
func TestTurn(t *testing.T) {
	const turn = 1000
	w := trust.NewExplorer(loops(t, 2, 50_000, stores), search.Options{Turn: turn, MaxEvents: 200_000, Checked: func(event.ErrorKind) bool { return true }}, cells.NewLayout())
	for events := uint64(0); ; events = w.Tally.Events {
		switch end := w.Run(new(atomic.Bool)); {
		case w.Tally.Events > events+turn:
			t.Fatalf("%d events in a turn", w.Tally.Events-events)
		case end == search.Interrupted:
		case end != search.Exhausted || w.Tally.Executions != 1 || w.Tally.Events < 100_000:
			t.Fatalf("the search ends with %d after %+v", end, w.Tally)
		default:
			return
		}
	}
}

// TestTurnInterrupted interrupts a search from the beginning: it ends at once, and not with the execution.
func TestTurnInterrupted(t *testing.T) {
	w := trust.NewExplorer(loops(t, 2, 50_000, stores), search.Options{MaxEvents: 200_000, Checked: func(event.ErrorKind) bool { return true }}, cells.NewLayout())
	var interrupt atomic.Bool
	interrupt.Store(true)
	if end := w.Run(&interrupt); end != search.Interrupted || w.Tally.Events > 1 {
		t.Errorf("the search ends with %d after %+v", end, w.Tally)
	}
	if end := w.Run(new(atomic.Bool)); end != search.Exhausted || w.Tally.Executions != 1 {
		t.Errorf("the search ends with %d after %+v", end, w.Tally)
	}
}

// TestTurnBeforeWideSets finds that a turn, however long, ends before the first execution takes wide sets.
func TestTurnBeforeWideSets(t *testing.T) {
	w := trust.NewExplorer(loops(t, 2, 50_000, stores), search.Options{Turn: 1 << 40, MaxEvents: 200_000, Checked: func(event.ErrorKind) bool { return true }}, cells.NewLayout())
	if end := w.Run(new(atomic.Bool)); end != search.Interrupted || w.Tally.Events > 2000 {
		t.Errorf("the first turn ends with %d after %+v", end, w.Tally)
	}
	end := search.Interrupted
	for end == search.Interrupted {
		end = w.Run(new(atomic.Bool))
	}
	if end != search.Exhausted || w.Tally.Executions != 1 {
		t.Errorf("the search ends with %d after %+v", end, w.Tally)
	}
}

func allModels() (all []memmodel.Model) {
	for _, m := range memmodel.AllModels() {
		model, _ := memmodel.ParseModel(m)
		all = append(all, model)
	}
	return all
}
