package estimate

import (
	"context"
	"math"
	"math/big"
	"testing"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// stopped explores until some number of events was added, and returns where the search stands.
func stopped(t *testing.T, opts explore.Options, jobs int, enough func(explore.State) bool) explore.State {
	t.Helper()
	ctx, cancel := context.WithCancelCause(t.Context())
	var last explore.State
	opts.Jobs, opts.KeepGoing, opts.ProgressInterval = jobs, true, time.Millisecond
	opts.Progress = func(explore.Counts) {}
	opts.Position = func(s explore.State) {
		if last.Pending == nil && enough(s) {
			last = s
			cancel(explore.ErrTimeout)
		}
	}
	if _, err := explore.Run(ctx, adders(8).Compile(), opts); err != nil {
		t.Fatal(err)
	}
	return last
}

// TestForecast is right, on average, from wherever a search stands.
func TestForecast(t *testing.T) {
	for _, jobs := range []int{1, 2} {
		opts := explore.Options{Engine: "trust"}
		state := stopped(t, opts, jobs, func(s explore.State) bool { return s.Tally.Counts.Executions > 5000 })
		if len(state.Pending) == 0 {
			t.Fatal("the search has come to its end")
		}
		// One forecast is often off by 10,000 executions, and now and then by 40,000, as where the search has stopped
		// depends on the machine; the average of ten stays within 12,000.
		const forecasts = 10
		var f *Forecast
		mean, doubtful := 0.0, 0
		for seed := range uint64(forecasts) {
			var err error
			if f, err = NewForecast(t.Context(), adders(8).Compile(), opts, 1); err != nil {
				t.Fatal(err)
			}
			f.seed = seed + 1
			o, ok := f.Update(state, time.Minute)
			if !ok || o.Covered <= 0 || o.Covered >= 1 {
				t.Errorf("%d jobs: %+v, %v after %+v", jobs, o, ok, state.Tally.Counts)
			}
			mean += o.Executions / forecasts
			if o.Doubtful {
				doubtful++
			}
		}
		if math.Abs(mean-40320) > 12000 || doubtful > forecasts/2 {
			t.Errorf("%d jobs: %v executions on average, %d forecasts are doubtful, after %+v", jobs, mean, doubtful, state.Tally.Counts)
		}
		if _, ok := f.Update(state, 0); ok {
			t.Error("a forecast that has no time")
		}
		f.used, f.looked, f.walk = time.Second, time.Second, time.Millisecond
		if _, ok := f.Update(state, 1500*time.Millisecond); ok {
			t.Error("more than half of the time is spent on what is covered")
		}
		if _, ok := f.Update(state, 3*time.Second); !ok {
			t.Error("no forecast, although there is time")
		}
	}
}

// TestForecastExactly adds up all trials from a position, each with its probability.
func TestForecastExactly(t *testing.T) {
	prog := adders(4).Compile()
	tr, err := explore.NewTree(t.Context(), prog, explore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range [][]int32{{0}, {1}, {0, 1}, {1, 0}, {1, 2}, {0, 2, 1}, {1, 1, 3}} {
		at := tree.Position{Path: path}
		var exact uint64
		if err := tr.Sampler().Sample(at, func(root tree.Node) { exact = leaves(root) }); err != nil {
			t.Fatal(err)
		}
		for _, b := range []int{1, 2} {
			mean, _, _ := moments(t, After(tr, at, b).sampler(), 1<<16)
			if mean == nil || mean[explore.Executions].Cmp(new(big.Rat).SetUint64(exact)) != 0 {
				t.Errorf("after %v, budget %d: expectation %v, %d executions", path, b, mean, exact)
			}
		}
	}
}

func leaves(n tree.Node) (sum uint64) {
	sum = n.Worth()[explore.Executions]
	if k := n.Children(); k > 0 {
		all := make([]int, k)
		for i := range all {
			all[i] = i
		}
		for _, c := range n.Descend(all) {
			sum += leaves(c)
		}
	}
	return sum
}

// TestCovered looks at searches again and again: what is covered never falls, is less than all before the end, and all at the end.
func TestCovered(t *testing.T) {
	for _, engine := range explore.SampledEngines() {
		for _, jobs := range []int{1, 3} {
			opts := explore.Options{Engine: engine}
			var states []explore.State
			run := opts
			run.Jobs, run.KeepGoing, run.ProgressInterval = jobs, true, time.Millisecond
			run.Progress = func(explore.Counts) {}
			run.Position = func(s explore.State) { states = append(states, s) }
			n := 8
			if engine == "trust-rf" {
				n = 6
			}
			if _, err := explore.Run(t.Context(), adders(n).Compile(), run); err != nil {
				t.Fatal(err)
			}
			f, err := NewForecast(t.Context(), adders(n).Compile(), opts, 1)
			if err != nil {
				t.Fatal(err)
			}
			last := 1.0
			for i, s := range states[:min(len(states), 40)] {
				rest, err := f.rest(s)
				if err != nil || rest > last || rest <= 0 != (len(s.Pending) == 0) {
					t.Fatalf("%s, %d jobs, state %d: the rest is %v after %v, %v", engine, jobs, i, rest, last, err)
				}
				last = rest
			}
		}
	}
	f, err := NewForecast(t.Context(), adders(3).Compile(), explore.Options{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if o, ok := f.Update(explore.State{}, time.Minute); !ok || o.Covered != 1 {
		t.Errorf("nothing is pending: %+v, %v", o, ok)
	}
	if o, ok := f.Update(explore.Begin(), time.Minute); !ok || o.Covered != 0 || math.Abs(o.Executions-6) > 1.5 {
		t.Errorf("nothing is covered: %+v, %v", o, ok)
	}
}
