//go:build unix && !linux

package main

import (
	"runtime"
	"syscall"
	"time"
)

// resources returns the CPU time and the peak memory of this process.
func resources() (cpu time.Duration, peak int64) {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0, 0
	}
	peak = int64(u.Maxrss)
	if runtime.GOOS != "darwin" && runtime.GOOS != "ios" {
		peak <<= 10
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), peak
}
