package estimate

import (
	"fmt"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/corpus"
)

// BenchmarkTrial is one trial: a walk of T, and S with several budgets. S should take less time than as many walks as its budget.
func BenchmarkTrial(b *testing.B) {
	programs := map[string]event.Program{"adders": adders(9).Compile(), "ms_queue": corpus.Load(b, "structures/ms_queue.DEQUEUERS2.ll"), "fib": corpus.Load(b, "benchmarks/fib_bench.ROUNDS5.ll")}
	for name, prog := range programs {
		for _, engine := range explore.SampledEngines() {
			for _, budget := range []int{0, 1, 5, 20, 50} {
				algo := NameS
				if budget == 0 {
					algo = NameT
				}
				a := algorithm(b, algo, budget, prog, explore.Options{Engine: engine})
				b.Run(fmt.Sprintf("%s/%s/%s%d", name, engine, algo, budget), func(b *testing.B) {
					if _, err := Run(b.Context(), a, Options{Trials: 16}); err != nil {
						b.Fatal(err)
					}
					sample, graphs := a.sampler(), 0
					b.ResetTimer()
					for i := range b.N {
						levels, err := sample(func() Chooser { return newRandom(1, i) })
						if err != nil {
							b.Fatal(err)
						}
						for _, l := range levels {
							graphs += l.Nodes
						}
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(graphs), "ns/graph")
				})
			}
		}
	}
}
