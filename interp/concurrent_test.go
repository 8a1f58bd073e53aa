package interp_test

import (
	"context"
	"reflect"
	"sync"
	"testing"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

// TestConcurrent explores one Program from several goroutines, with tables that
// are dropped all the time and with ones that are not.
func TestConcurrent(t *testing.T) {
	for _, file := range []string{"structures/ms_queue.ENQUEUERS2.ll", "benchmarks/mutex_counter.N3_ROUNDS2.ll", "waits/await_two_flags.ll", "benchmarks/lastzero.ll", "language/int128.ll"} {
		for _, states := range []int{0, 10} {
			prog := corpus.Compile(t, file, interp.Options{MaxStates: states})
			var wg sync.WaitGroup
			results := make([]*explore.Result, 3)
			for i := range results {
				wg.Go(func() {
					res, err := explore.Run(context.Background(), prog, explore.Options{})
					if err != nil {
						t.Error(err)
						return
					}
					results[i] = res
				})
			}
			wg.Wait()
			for _, r := range results[1:] {
				if r != nil && results[0] != nil && (r.Verdict != results[0].Verdict || !reflect.DeepEqual(r.Counts, results[0].Counts)) {
					t.Errorf("%s: %v %+v, but %v %+v", file, r.Verdict, r.Counts, results[0].Verdict, results[0].Counts)
				}
			}
		}
	}
}
