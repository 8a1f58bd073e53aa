package main

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"sync"
	"time"

	"github.com/gomc/gomc/explore"
)

// isTerminal reports whether a writer is a terminal that understands escapes.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// colourful reports whether a writer should get colours.
func colourful(w io.Writer) bool { return isTerminal(w) && os.Getenv("NO_COLOR") == "" }

// progressDelay is how long a run lasts before its progress is shown.
const progressDelay = time.Second

// progress shows how far an exploration got, on a line that is overwritten.
type progress struct {
	w     io.Writer
	start time.Time

	mu    sync.Mutex
	last  explore.Counts // the latest counts
	shown bool
	done  bool
}

// show is called from the exploration now and then.
func (p *progress) show(c explore.Counts) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.last = c
	elapsed := time.Since(p.start)
	if p.w == nil || p.done || elapsed < progressDelay {
		return
	}
	p.shown = true
	n, what := c.Executions, "executions"
	if c.Reachable != nil {
		n, what = c.Reachable.States, "states"
	}
	rate := uint64(float64(n) / elapsed.Seconds())
	fmt.Fprintf(p.w, "\r\x1b[K%s %s, %s/s, %s", thousands(n), what, thousands(rate), elapsed.Round(time.Second))
}

// end removes the line, for good, and returns the latest counts.
func (p *progress) end() explore.Counts {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shown && !p.done {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
	p.done = true
	return p.last
}

// thousands writes a number in groups of three digits.
func thousands(n uint64) string {
	s := strconv.FormatUint(n, 10)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
