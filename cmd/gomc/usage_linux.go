package main

import (
	"bytes"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// resources returns the CPU time and the peak memory of this process. The
// kernel's getrusage counts memory of the process before exec, too, so that the
// peak is taken from the status file of the process where there is one.
func resources() (cpu time.Duration, peak int64) {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) == nil {
		cpu = time.Duration(u.Utime.Nano() + u.Stime.Nano())
		peak = int64(u.Maxrss) << 10
	}
	if data, err := os.ReadFile("/proc/self/status"); err == nil {
		if _, rest, ok := bytes.Cut(data, []byte("VmHWM:")); ok {
			line, _, _ := strings.Cut(string(rest), "\n")
			if kb, err := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(line), " kB"), 10, 64); err == nil {
				peak = kb << 10
			}
		}
	}
	return cpu, peak
}
