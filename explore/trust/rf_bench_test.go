package trust_test

import (
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/memmodel"
)

// BenchmarkReadsFrom explores whole programs up to reads-from equivalence.
func BenchmarkReadsFrom(b *testing.B) {
	for _, file := range []string{"fib_bench.ll", "fib_bench.ROUNDS5.ll", "writers.N8.ll", "peterson.ll", "rvf/45_monabsex1.U4.ll", "rvf/chase-lev-dq.U1.ll", "rvf/scull_loop.ll"} {
		for _, model := range []memmodel.Model{memmodel.SC, memmodel.RC11} {
			b.Run(file+"/"+model.String(), func(b *testing.B) {
				prog := load(b, file)
				executions := uint64(0)
				for b.Loop() {
					w := trust.NewWalker(prog, trust.Options{Model: model, MaxEvents: 10000, ReadsFrom: true,
						Checked: func(event.ErrorKind) bool { return true }, Found: func(*trust.Violation) bool { return false }}, trust.NewLayout())
					w.Start(nil, 0)
					if end := w.Run(new(atomic.Bool)); end != trust.Exhausted {
						b.Fatal(end)
					}
					executions += w.Tally.Executions
				}
				b.ReportMetric(float64(executions)/b.Elapsed().Seconds(), "executions/s")
			})
		}
	}
}
