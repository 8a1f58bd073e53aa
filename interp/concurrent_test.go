package interp_test

import (
	"context"
	"path/filepath"
	"reflect"
	"sync"
	"testing"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// TestConcurrent explores one Program from several goroutines, with tables that
// are dropped all the time and with ones that are not.
func TestConcurrent(t *testing.T) {
	for _, file := range []string{"ms_queue.ENQUEUERS2.ll", "mutex_counter.N3_ROUNDS2.ll", "await_two_flags.ll", "lastzero.ll", "int128.ll"} {
		for _, states := range []int{0, 10} {
			mod, err := llvmir.Load(context.Background(), []string{filepath.Join("..", "testdata", file)}, llvmir.Options{})
			if err != nil {
				t.Fatal(err)
			}
			prog, err := interp.Compile(mod, interp.Options{MaxStates: states})
			if err != nil {
				t.Fatal(err)
			}
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
