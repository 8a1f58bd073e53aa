package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"testing"
)

// BenchmarkVerify is what default.pgo is recorded from, the profile that guides the compiler when gomc is built (`make profile`): whole runs of `gomc verify` on programs of testdata in which every engine
// spends its time in the ways that are usual for it.
func BenchmarkVerify(b *testing.B) {
	for _, row := range []struct{ engine, model, file string }{
		{"trust", "sc", "benchmarks/exp_mem.N9.ll"},
		{"trust", "rc11", "benchmarks/exp_mem.N9.ll"},
		{"trust", "sc", "benchmarks/exp_mem2.N5.ll"},
		{"trust", "rc11", "benchmarks/exp_mem2.N5.ll"},
		{"trust", "sc", "benchmarks/lastzero.N15.ll"},
		{"trust", "rc11", "benchmarks/lastzero.N15.ll"},
		{"trust", "sc", "benchmarks/fib_bench.ROUNDS6.ll"},
		{"trust", "tso", "benchmarks/fib_bench.ROUNDS5.ll"},
		{"trust", "pso", "benchmarks/fib_bench.ROUNDS5.ll"},
		{"trust", "sc", "locks/ttas_lock.N5.ll"},
		{"trust", "sc", "structures/treiber_stack.POPPERS3_PUSHERS3.ll"},
		{"trust", "rc11", "structures/ms_queue.ENQUEUERS3.ll"},
		{"trust", "sc", "structures/mpmc_queue.PRODUCERS4_SIZE4.ll"},
		{"trust", "rc11", "rc11/spsc_ring.ITEMS8.ll"},
		{"trust", "rc11", "rc11/treiber_stack.POPPERS3_PUSHERS3.ll"},
		{"trust-rf", "sc", "locks/ttas_lock.N4.ll"},
		{"trust-rf", "rc11", "rc11/lamport_fast.N3.ll"},
		{"rvf", "sc", "benchmarks/exp_mem.N7.ll"},
		{"optimal", "sc", "benchmarks/exp_mem.N7.ll"},
		{"optimal", "tso", "benchmarks/lastzero.N12.ll"},
		{"source", "sc", "benchmarks/exp_mem.N7.ll"},
		{"states", "sc", "benchmarks/fib_bench.ROUNDS5.ll"},
		{"states", "tso", "benchmarks/fib_bench.ROUNDS5.ll"},
		{"bmc", "sc", "benchmarks/fib_bench.ROUNDS5.ll"},
		{"refine", "sc", "locks/dekker.ROUNDS3.ll"},
	} {
		b.Run(fmt.Sprintf("%s/%s/%s", row.engine, row.model, row.file), func(b *testing.B) {
			for b.Loop() {
				args := []string{"gomc", "verify", "--quiet", "--keep-going", "--jobs=1", "--engine=" + row.engine, "--model=" + row.model, filepath.Join("..", "..", "testdata", row.file)}
				if code := run(b.Context(), args, strings.NewReader(""), io.Discard, io.Discard); code > 1 {
					b.Fatalf("%s: exit code %d", strings.Join(args, " "), code)
				}
			}
		})
	}
}
