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
	"time"
)

// errInterrupted is the cause of a context that the user has ended.
var errInterrupted = errors.New("interrupted")

// sameSignal is how long signals count as the first one: timeout(1) sends one to its command and one to the group that the command is in, and Ctrl-C comes from the terminal and from a wrapper that passes it on.
const sameSignal = time.Second

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
		cancel(errInterrupted)
		time.Sleep(sameSignal)
		signal.Stop(signals) // the next one kills
	}()
	os.Exit(run(ctx, os.Args, os.Stdin, os.Stdout, os.Stderr))
}
