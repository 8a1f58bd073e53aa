package readsfrom_test

import (
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/memmodel"
)

// BenchmarkReadsFrom explores whole programs up to reads-from equivalence.
func BenchmarkReadsFrom(b *testing.B) {
	for _, file := range []string{"benchmarks/fib_bench.ll", "benchmarks/fib_bench.ROUNDS5.ll", "benchmarks/writers.N8.ll", "locks/peterson.ll", "rvf/45_monabsex1.U4.ll", "rvf/chase-lev-dq.U1.ll", "rvf/scull_loop.ll"} {
		for _, model := range []memmodel.Model{memmodel.SC, memmodel.RC11} {
			b.Run(file+"/"+model.String(), func(b *testing.B) {
				prog := corpus.Load(b, file)
				executions := uint64(0)
				for b.Loop() {
					w := readsfrom.NewExplorer(prog, search.Options{Model: model, MaxEvents: 10000,
						Checked: func(event.ErrorKind) bool { return true }, Found: func(*search.Violation) bool { return false }}, cells.NewLayout())
					w.Start(nil, 0)
					if end := w.Run(new(atomic.Bool)); end != search.Exhausted {
						b.Fatal(end)
					}
					executions += w.Tally.Executions
				}
				b.ReportMetric(float64(executions)/b.Elapsed().Seconds(), "executions/s")
			})
		}
	}
}
