package gomc_test

import (
	"context"
	"fmt"
	"log"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/report"
)

// Verify a program: load it, compile it, explore its executions.
func Example() {
	ctx := context.Background()
	mod, err := llvmir.Load(ctx, []string{"testdata/benchmarks/lastzero.N10.ll"}, llvmir.Options{})
	if err != nil {
		log.Fatal(err)
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		log.Fatal(err)
	}
	result, err := explore.Run(ctx, prog, explore.Options{Engine: "optimal"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Verdict, result.Counts.Executions)
	// Output: safe 3328
}

// Find a violation, and look at an execution that leads to it.
// WriteText of the counterexample prints it for people.
func Example_counterexample() {
	ctx := context.Background()
	mod, err := llvmir.Load(ctx, []string{"testdata/races/tickets.ll"}, llvmir.Options{})
	if err != nil {
		log.Fatal(err)
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		log.Fatal(err)
	}
	result, err := explore.Run(ctx, prog, explore.Options{})
	if err != nil {
		log.Fatal(err)
	}
	counterexample, err := report.Explain(prog, explore.Simplify(prog, result.Error))
	if err != nil {
		log.Fatal(err)
	}
	for _, s := range counterexample.Steps {
		fmt.Printf("thread %d: %-5s %-7s line %d\n", s.Thread, s.Operation, s.Location, s.Line)
	}
	fmt.Println(result.Error.Message)
	// Output:
	// thread 0: start         line 22
	// thread 0: start         line 23
	// thread 2: read  tickets line 13
	// thread 1: read  tickets line 13
	// thread 1: read  tickets line 14
	// thread 1: write tickets line 14
	// thread 2: read  tickets line 14
	// thread 2: write tickets line 14
	// thread 0: join          line 24
	// thread 0: join          line 25
	// thread 0: read  tickets line 26
	// thread 0: error         line 26
	// assertion failed: tickets >= 0
}
