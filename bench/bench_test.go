package bench

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/gomc/gomc/explore"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

var testdata = filepath.Join("..", "testdata")

// explored compiles a program of testdata and explores it.
func explored(tb testing.TB, file, engine string) (*explore.Result, *interp.Program) {
	tb.Helper()
	prog := corpus.Load(tb, file)
	res, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine})
	if err != nil {
		tb.Fatal(err)
	}
	return res, prog
}

// rowsOf reads a table of testdata.
func rowsOf[T any](tb testing.TB, read func(io.Reader) ([]T, error), file ...string) []T {
	tb.Helper()
	f, err := os.Open(filepath.Join(testdata, filepath.Join(file...)))
	if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	rows, err := read(f)
	if err != nil {
		tb.Fatal(err)
	}
	return rows
}

// BenchmarkVerify measures whole verifications, from the file to the verdict.
func BenchmarkVerify(b *testing.B) {
	for _, file := range []string{"benchmarks/lastzero.N10.ll", "benchmarks/lastzero.N12.ll", "benchmarks/exp_mem.N7.ll", "benchmarks/exp_mem.N8.ll",
		"benchmarks/indexer.N15.ll", "benchmarks/mutex_counter.N7.ll", "benchmarks/writers_reader.N7.ll", "locks/peterson.ROUNDS4.ll"} {
		for _, engine := range []string{"optimal", "source"} {
			b.Run(file+"/"+engine, func(b *testing.B) {
				var executions, instructions uint64
				for b.Loop() {
					res, prog := explored(b, file, engine)
					if res.Verdict != explore.Safe {
						b.Fatalf("%s: %s", res.Verdict, res.Reason)
					}
					executions += res.Counts.Executions
					instructions += prog.Stats().Instructions
				}
				b.ReportMetric(float64(executions)/b.Elapsed().Seconds(), "executions/s")
				b.ReportMetric(float64(instructions)/float64(executions), "instructions/execution")
			})
		}
	}
}

// BenchmarkLoad measures reading and compiling alone.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		corpus.Load(b, "structures/ms_queue.ll")
	}
}

func TestCorpus(t *testing.T) {
	rows := rowsOf(t, Read, "expect.tsv")
	seen := map[string]bool{}
	for _, row := range rows {
		if seen[row.File] {
			t.Errorf("%s has two rows", row.File)
		}
		seen[row.File] = true
		if _, err := os.Stat(filepath.Join(testdata, row.File)); err != nil {
			t.Error(err)
		}
	}
	if len(rows) < 40 {
		t.Errorf("only %d rows", len(rows))
	}
}
