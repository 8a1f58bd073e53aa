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
	mod, err := llvmir.Load(ctx, []string{"testdata/lastzero.N10.ll"}, llvmir.Options{})
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
	mod, err := llvmir.Load(ctx, []string{"testdata/tickets.ll"}, llvmir.Options{})
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
		fmt.Printf("thread %d, line %d: %s %s\n", s.Thread, s.Line, s.Operation, s.Location)
	}
	fmt.Println(result.Error.Message)
	// Output:
	// thread 0, line 22: start 
	// thread 0, line 23: start 
	// thread 2, line 13: read tickets
	// thread 1, line 13: read tickets
	// thread 1, line 14: read tickets
	// thread 1, line 14: write tickets
	// thread 2, line 14: read tickets
	// thread 2, line 14: write tickets
	// thread 0, line 24: join 
	// thread 0, line 25: join 
	// thread 0, line 26: read tickets
	// thread 0, line 26: error 
	// assertion failed: tickets >= 0
}
