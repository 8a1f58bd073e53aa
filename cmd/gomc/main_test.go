package main

import (
	"bytes"
	"io"
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
	cmd := exec.Command(os.Args[0], "verify", "--progress=always", "--engine=naive", "../../testdata/benchmarks/fib_bench.ROUNDS6.ll")
	var out bytes.Buffer
	cmd.Stdout = &out
	progress, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := progress.Read(make([]byte, 1)); err != nil { // when it explores, it listens to signals
		t.Fatal(err)
	}
	go io.Copy(io.Discard, progress)
	for range 5 {
		if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Millisecond)
	}
	err = cmd.Wait()
	if cmd.ProcessState.ExitCode() != 4 || !strings.Contains(out.String(), "UNKNOWN: interrupted") {
		t.Errorf("%v after\n%s", err, &out)
	}
}
