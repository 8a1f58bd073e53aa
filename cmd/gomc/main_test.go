package main

import (
	"bytes"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestSignals interrupts gomc as timeout(1) does, with several signals at once: it prints what it knows.
func TestSignals(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	t.Setenv(asCommand, "1")
	cmd := exec.Command(os.Args[0], "verify", "--progress=never", "--engine=naive", "../../testdata/benchmarks/fib_bench.ROUNDS6.ll")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond) // until it listens to signals
	for range 5 {
		if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Millisecond)
	}
	err := cmd.Wait()
	if cmd.ProcessState.ExitCode() != 4 || !strings.Contains(out.String(), "UNKNOWN: interrupted") {
		t.Errorf("%v after\n%s", err, &out)
	}
}
