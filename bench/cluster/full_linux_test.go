package main

import (
	"context"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestFull fills the file system of a server: it does not answer, starts again once there is room, and the search goes on. It needs the right to mount one.
func TestFull(t *testing.T) {
	small := t.TempDir()
	if err := syscall.Mount("none", small, "tmpfs", 0, "size=64m"); err != nil {
		t.Skipf("no small file system: %v", err)
	}
	defer syscall.Unmount(small, syscall.MNT_DETACH)
	s := built(t)
	x := search{"testdata/benchmarks/exp_mem.N8.ll", "trust", "sc"}
	g, err := newGroup(s.gomc, s.dir, small+"/store", 1, "20ms")
	if err != nil {
		t.Fatal(err)
	}
	defer g.close()
	if err := g.ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	full, empty := context.WithCancel(t.Context())
	emptied := make(chan bool)
	go func() { emptied <- (&trouble{group: g}).fill(full, time.Hour) }()
	go func() {
		for range 300 {
			time.Sleep(100 * time.Millisecond)
			if log, _ := os.ReadFile(g.log.Name()); strings.Contains(string(log), "cannot write to its store") {
				break
			}
		}
		empty()
	}()
	time.Sleep(200 * time.Millisecond) // a search that is faster than the disk is full is right, too
	a, err := s.together(t.Context(), g, x, &outcome{})
	if err != nil || a.Executions != 80640 || a.Verdict != "safe" {
		t.Errorf("%+v, %v", a, err)
	}
	empty()
	if !<-emptied {
		t.Error("the disk was never full")
	}
	if log, _ := os.ReadFile(g.log.Name()); !strings.Contains(string(log), "has started again") {
		t.Errorf("the server has not started again: %s", log)
	}
}
