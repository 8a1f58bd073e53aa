// Package testgc sets the garbage collector for tests, which import it for that effect alone. They run thousands of small programs, make much garbage and keep little of it: most of the collector's work is spared
// if it waits for more, as in the command, and if nobody samples where memory was allocated.
package testgc

import (
	"runtime"
	"runtime/debug"
)

func init() {
	debug.SetGCPercent(1600)
	debug.SetMemoryLimit(1 << 30) // beyond that it does not wait
	runtime.MemProfileRate = 0    // go test -memprofile needs -memprofilerate
}
