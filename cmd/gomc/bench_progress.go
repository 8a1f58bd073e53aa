package main

import (
	"fmt"
	"io"
	"time"

	"github.com/schollz/progressbar/v3"

	"github.com/gomc/gomc/bench/result"
)

// benchProgress shows how many runs are over, and when the rest may be: a bar on terminals, and elsewhere lines that become rarer.
type benchProgress struct {
	mode  string // one of progressModes
	start time.Time

	bar         *progressbar.ProgressBar // nil for none
	lines       io.Writer                // nil for none
	done, total int
	printed     time.Duration // when the latest line was
	wrong       int
}

func (p *benchProgress) begin(w io.Writer, total int) {
	p.total = total
	switch {
	case p.mode == "never" || total == 0:
	case isTerminal(w):
		p.bar = newBar(w)
	case p.mode == "always":
		p.lines = w
	}
}

// seen is called after each run.
func (p *benchProgress) seen(r *result.Result) {
	if p.done++; r.Class.Wrong() {
		p.wrong++
	}
	elapsed := time.Since(p.start)
	if p.bar != nil {
		p.bar.Describe(p.text(elapsed))
		_ = p.bar.Set(barSteps * p.done / p.total)
	}
	if p.lines != nil && (p.done == p.total || elapsed >= min(2*p.printed, p.printed+time.Minute)) {
		p.printed = elapsed
		fmt.Fprintln(p.lines, "gomc: "+p.text(elapsed))
	}
}

// text takes it that the rest takes as long, run by run.
func (p *benchProgress) text(elapsed time.Duration) string {
	left := elapsed.Seconds() / float64(max(p.done, 1)) * float64(p.total-p.done)
	text := fmt.Sprintf("%d of %s, about %s left, %s", p.done, plural(p.total, "run", "runs"), duration(left), elapsed.Round(time.Second))
	if p.wrong > 0 {
		text += fmt.Sprintf(", %d WRONG", p.wrong)
	}
	return text
}

func (p *benchProgress) end() {
	if p.bar != nil {
		_ = p.bar.Clear()
	}
}
