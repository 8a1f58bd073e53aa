package trust_test

import (
	"os"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/memmodel"
)

// load compiles a program of testdata.
func load(tb testing.TB, file string) event.Program {
	tb.Helper()
	src, err := os.ReadFile("../../testdata/" + file)
	if err != nil {
		tb.Fatal(err)
	}
	mod, err := llvmir.Parse(file, src)
	if err != nil {
		tb.Fatal(err)
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		tb.Fatal(err)
	}
	return prog
}

// explore visits all graphs.
func explore(tb testing.TB, prog event.Program, model memmodel.Model) search.Tally {
	layout := cells.NewLayout()
	for {
		w := trust.NewExplorer(prog, search.Options{Model: model, MaxEvents: 10000,
			Checked: func(event.ErrorKind) bool { return true }, Found: func(*search.Violation) bool { return false }}, layout)
		w.Start(nil, 0)
		switch w.Run(new(atomic.Bool)) {
		case search.Exhausted:
			return w.Tally
		case search.Restart:
			layout.Merge(w.Learned)
		default:
			tb.Fatal("the exploration has not ended")
		}
	}
}

// BenchmarkPrograms explores whole programs.
func BenchmarkPrograms(b *testing.B) {
	for _, file := range []string{"lastzero.N12.ll", "lastzero.N15.ll", "exp_mem.N7.ll", "exp_mem.N8.ll", "exp_mem2.N4.ll", "fib_bench.ll", "writers_reader.N7.ll",
		"mutex_counter.N7.ll", "indexer.N15.ll", "mcs_lock.N4.ll", "ttas_lock.N4.ll", "dekker.ROUNDS3.ll",
		"treiber_stack.POPPERS2_PUSHERS3.ll", "ms_queue.DEQUEUERS2_ENQUEUERS3.ll"} {
		for _, model := range []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO, memmodel.RC11} {
			b.Run(file+"/"+model.String(), func(b *testing.B) {
				prog := load(b, file)
				var t search.Tally
				for b.Loop() {
					t.Add(explore(b, prog, model))
				}
				b.ReportMetric(float64(t.Executions)/b.Elapsed().Seconds(), "executions/s")
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(t.Events), "ns/event")
			})
		}
	}
}
