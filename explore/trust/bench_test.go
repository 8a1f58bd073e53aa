package trust_test

import (
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/memmodel"
)

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
	for _, file := range []string{"benchmarks/lastzero.N12.ll", "benchmarks/lastzero.N15.ll", "benchmarks/exp_mem.N7.ll", "benchmarks/exp_mem.N8.ll", "benchmarks/exp_mem2.N4.ll", "benchmarks/fib_bench.ll", "benchmarks/writers_reader.N7.ll",
		"benchmarks/mutex_counter.N7.ll", "benchmarks/indexer.N15.ll", "locks/mcs_lock.N4.ll", "locks/ttas_lock.N4.ll", "locks/dekker.ROUNDS3.ll",
		"structures/treiber_stack.POPPERS2_PUSHERS3.ll", "structures/ms_queue.DEQUEUERS2_ENQUEUERS3.ll"} {
		for _, model := range []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO, memmodel.RC11} {
			b.Run(file+"/"+model.String(), func(b *testing.B) {
				prog := corpus.Load(b, file)
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
