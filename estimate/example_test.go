package estimate_test

import (
	"context"
	"fmt"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/litmus"
)

// Five threads that add to a variable have 5! executions.
func Example() {
	p := &litmus.Program{Vars: 1}
	for range 5 {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Add, C: 1}})
	}
	a, err := estimate.New(context.Background(), estimate.NameS, 50, p.Compile(), explore.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := estimate.Run(context.Background(), a, estimate.Options{Trials: 1000, Seed: 1})
	if err != nil {
		fmt.Println(err)
		return
	}
	s := r.Summary(explore.Executions)
	fmt.Println(s.Low < 120 && 120 < s.High, s.Doubt == "")
	// Output: true true
}
