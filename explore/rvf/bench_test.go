package rvf_test

import (
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/explore/rvf"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// BenchmarkPrograms explores whole programs, also without what the paper's ablation
// studies leave out.
func BenchmarkPrograms(b *testing.B) {
	variants := []struct {
		name string
		opts rvf.Options
	}{
		{"whole", rvf.Options{}},
		{"no-signals", rvf.Options{NoSignals: true}},
		{"no-closure", rvf.Options{Verify: vsc.Options{NoClosure: true}}},
		{"no-guide", rvf.Options{Verify: vsc.Options{NoGuide: true}}},
		{"no-greedy", rvf.Options{Verify: vsc.Options{NoGreedy: true}}},
		{"no-closure-no-guide", rvf.Options{Verify: vsc.Options{NoClosure: true, NoGuide: true}}},
	}
	for _, file := range []string{"rvf/45_monabsex1.U5.ll", "rvf/reorder_5.NDEBUG_U9.ll", "rvf/singleton.NDEBUG_U6.ll", "rvf/scull_loop.ll", "rvf/27_Boop4.NDEBUG.ll",
		"rvf/13_unverif.U4.ll", "rvf/approxds_append.U5.ll", "rvf/chase-lev-dq.ll", "rvf/linuxrwlocks.U2.ll", "rvf/pgsql.U3.ll",
		"benchmarks/exp_mem.N7.ll", "benchmarks/fib_bench.ll", "locks/mcs_lock.N4.ll"} {
		for _, v := range variants {
			b.Run(file+"/"+v.name, func(b *testing.B) {
				prog := corpus.Load(b, file)
				executions := 0
				opts := v.opts
				opts.MaxEvents = 10000
				opts.Tally = new(rvf.Tally)
				opts.Found = func(*rvf.Violation) bool { return false }
				opts.End = func(complete bool, _ func() []memmodel.Move) bool { executions++; return false }
				for b.Loop() {
					if rvf.Explore(prog, opts, new(atomic.Bool)) != rvf.Exhausted {
						b.Fatal("the exploration has not ended")
					}
				}
				b.ReportMetric(float64(executions)/b.Elapsed().Seconds(), "executions/s")
				b.ReportMetric(float64(executions)/float64(b.N), "executions")
			})
		}
	}
}
