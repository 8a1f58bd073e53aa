//go:build unix

package llvmir

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestCompilerIsStopped cancels while a compiler that is a script waits for a process
// that it has started: Load returns, and both are gone. There is nothing to wait for
// otherwise, so that the test does not depend on time.
func TestCompilerIsStopped(t *testing.T) {
	dir := t.TempDir()
	script, source, started := filepath.Join(dir, "cc"), filepath.Join(dir, "a.c"), filepath.Join(dir, "started")
	const text = "#!/bin/sh\nsleep 1000 &\necho $! >started.tmp\nmv started.tmp started\nwait\n"
	if err := errors.Join(os.WriteFile(script, []byte(text), 0o700), os.WriteFile(source, []byte("int x;"), 0o600)); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() {
		_, err := Load(ctx, []string{source}, Options{Clang: script})
		done <- err
	}()
	var child int
	for child == 0 {
		data, _ := os.ReadFile(started)
		child, _ = strconv.Atoi(strings.TrimSpace(string(data)))
		time.Sleep(time.Millisecond)
	}
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	for syscall.Kill(child, 0) == nil && !zombie(child) {
		time.Sleep(time.Millisecond)
	}
}

// zombie reports whether a process has ended and nobody has asked for its exit code.
func zombie(pid int) bool {
	data, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	return err == nil && strings.Contains(string(data), ") Z ")
}
