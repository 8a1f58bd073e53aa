// Command gomc is a stateless model checker for concurrent C.
//
// It reads LLVM IR, or C by way of clang, explores the executions of the
// program up to equivalence, and reports violations with a counterexample. See
// README.md for a tour, docs/reference.md and `gomc help` for all flags.
package main

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"syscall"
)

// errInterrupted is the cause of a context that the user has ended.
var errInterrupted = errors.New("interrupted")

func main() {
	// The live heap is small: collecting garbage less often saves a tenth of the time
	// and costs little memory.
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	runtime.MemProfileRate = 0 // nobody asks for a profile of memory
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		signal.Stop(signals) // the next one kills
		cancel(errInterrupted)
	}()
	os.Exit(run(ctx, os.Args, os.Stdin, os.Stdout, os.Stderr))
}
