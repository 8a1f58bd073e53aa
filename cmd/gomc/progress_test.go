package main

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
)

func TestProgress(t *testing.T) {
	for _, kind := range []string{"bar", "lines"} {
		var b bytes.Buffer
		p := &progress{start: time.Now(), forecast: func() *estimate.Forecast { return nil }}
		if kind == "bar" {
			p.bar = newBar(&b)
		} else {
			p.lines = &b
		}
		p.show(explore.Counts{Executions: 5})
		if b.Len() != 0 {
			t.Errorf("%s: progress within the first second: %q", kind, b.String())
		}
		p.start = p.start.Add(-2 * progressDelay)
		p.position(explore.State{})
		p.show(explore.Counts{Executions: 6})
		if b.Len() == 0 {
			t.Errorf("%s: no progress", kind)
		}
		if last := p.end(); last.Executions != 6 {
			t.Errorf("%s: the latest count is %d", kind, last.Executions)
		}
		shown := b.Len()
		p.show(explore.Counts{Executions: 7})
		p.end()
		if b.Len() != shown {
			t.Errorf("%s: progress after the end", kind)
		}
	}
	silent := &progress{start: time.Now().Add(-time.Hour)}
	silent.position(explore.State{})
	silent.show(explore.Counts{Executions: 8})
	if last := silent.end(); last.Executions != 8 {
		t.Errorf("without a terminal, the latest count is %d", last.Executions)
	}
}

// TestProgressLines has lines become rarer.
func TestProgressLines(t *testing.T) {
	var b bytes.Buffer
	p := &progress{lines: &b}
	for second := 1; second <= 40; second++ {
		p.start = time.Now().Add(-time.Duration(second) * time.Second)
		p.show(explore.Counts{})
	}
	if n := strings.Count(b.String(), "\n"); n < 4 || n > 8 {
		t.Errorf("%d lines in 40 s:\n%s", n, b.String())
	}
}

func TestPercent(t *testing.T) {
	for share, want := range map[float64]string{0: "0.0", 0.1239: "12.3", 0.99999: "99.9", 1: "99.9"} {
		if got := percent(share); got != want {
			t.Errorf("%v: %s", share, got)
		}
	}
}
