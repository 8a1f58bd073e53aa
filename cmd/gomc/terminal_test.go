package main

import (
	"bytes"
	"testing"
	"time"

	"github.com/gomc/gomc/explore"
)

func TestProgress(t *testing.T) {
	var b bytes.Buffer
	p := &progress{w: &b, start: time.Now()}
	p.show(explore.Counts{Executions: 5})
	if b.Len() != 0 {
		t.Errorf("progress within the first second: %q", b.String())
	}
	p.start = p.start.Add(-2 * progressDelay)
	p.show(explore.Counts{Executions: 6})
	if b.Len() == 0 {
		t.Error("no progress")
	}
	if last := p.end(); last.Executions != 6 {
		t.Errorf("the latest count is %d", last.Executions)
	}
	shown := b.Len()
	p.show(explore.Counts{Executions: 7})
	if b.Len() != shown {
		t.Error("progress after the end")
	}
	silent := &progress{start: time.Now().Add(-time.Hour)}
	silent.show(explore.Counts{Executions: 8})
	if last := silent.end(); last.Executions != 8 {
		t.Errorf("without a terminal, the latest count is %d", last.Executions)
	}
}

func TestThousands(t *testing.T) {
	for n, want := range map[uint64]string{0: "0", 999: "999", 1000: "1,000", 1234567: "1,234,567"} {
		if got := thousands(n); got != want {
			t.Errorf("%d: %s", n, got)
		}
	}
}
