//go:build !unix

package main

import (
	"runtime"
	"time"
)

var started = time.Now()

// resources returns estimates of the CPU time and the peak memory of this
// process: the elapsed time, and what the Go runtime got from the system.
func resources() (cpu time.Duration, peak int64) {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return time.Since(started), int64(m.Sys)
}
