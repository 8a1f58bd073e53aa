package readsfrom_test

import (
	"os"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/search"
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

// BenchmarkReadsFrom explores whole programs up to reads-from equivalence.
func BenchmarkReadsFrom(b *testing.B) {
	for _, file := range []string{"fib_bench.ll", "fib_bench.ROUNDS5.ll", "writers.N8.ll", "peterson.ll", "rvf/45_monabsex1.U4.ll", "rvf/chase-lev-dq.U1.ll", "rvf/scull_loop.ll"} {
		for _, model := range []memmodel.Model{memmodel.SC, memmodel.RC11} {
			b.Run(file+"/"+model.String(), func(b *testing.B) {
				prog := load(b, file)
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
