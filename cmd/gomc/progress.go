package main

import (
	"fmt"
	"io"
	"math"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
)

// The values of --progress.
var progressModes = []string{"auto", "always", "never"}

func progressFlag() cli.Flag {
	return &cli.StringFlag{Name: "progress", Value: progressModes[0], Usage: "show how far the search has got: `WHEN` is auto (a bar, on terminals), always (lines elsewhere) or never"}
}

// progressDelay is how long a run lasts before its progress is shown.
const progressDelay = time.Second

// forecastShare is how much of the time of a search goes into saying how long it will take.
const forecastShare = 0.02

// barSteps is how many steps a bar has.
const barSteps = 1000

// progress shows how far an exploration got: with a bar, or with lines that become rarer.
type progress struct {
	bar   *progressbar.ProgressBar // nil for none
	lines io.Writer                // nil for none
	start time.Time
	jobs  int
	// forecast makes a forecast, when it is needed first; it may return nil. before is what was counted before a
	// search was resumed.
	forecast func() *estimate.Forecast
	before   explore.Counts

	mu      sync.Mutex
	asked   bool
	follows *estimate.Forecast
	outlook estimate.Outlook
	known   bool           // the outlook is of this search
	last    explore.Counts // the latest counts
	printed time.Duration  // when the latest line was
	done    bool
}

// newProgress returns what shows the progress of a session.
func (s *session) newProgress() *progress {
	p := &progress{start: s.start, jobs: max(s.opts.Jobs, 1)}
	terminal := isTerminal(s.stderr)
	switch {
	case s.quiet && s.progress != "always" || s.progress == "never":
	case terminal:
		p.bar = newBar(s.stderr)
	case s.progress == "always":
		p.lines = s.stderr
	}
	if s.opts.Resume != nil {
		p.before = s.opts.Resume.Tally.Counts
	}
	p.forecast = func() *estimate.Forecast {
		opts := s.opts
		if opts.Engine == explore.Auto {
			opts.Engine = "" // it is the search of trust that has a position
		}
		f, err := estimate.NewForecast(s.soon, s.prog, opts, forecastShare)
		if err != nil {
			return nil // nobody has asked for it
		}
		return f
	}
	return p
}

func newBar(w io.Writer) *progressbar.ProgressBar {
	return progressbar.NewOptions(barSteps, progressbar.OptionSetWriter(w), progressbar.OptionSetWidth(24), progressbar.OptionShowDescriptionAtLineEnd(),
		progressbar.OptionSetPredictTime(false), progressbar.OptionSetElapsedTime(false), progressbar.OptionSetRenderBlankState(false), progressbar.OptionClearOnFinish())
}

// shows reports whether there is anything to show by now.
func (p *progress) shows() bool {
	return (p.bar != nil || p.lines != nil) && !p.done && time.Since(p.start) >= progressDelay
}

// position is called from the exploration now and then, if its search is a tree.
func (p *progress) position(state explore.State) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.shows() {
		return
	}
	if !p.asked {
		p.asked, p.follows = true, p.forecast()
	}
	if p.follows == nil {
		return
	}
	if state.Tally.Counts.Events < p.last.Events {
		p.known = false // it has started over
	}
	if o, ok := p.follows.Update(state, time.Since(p.start)*time.Duration(p.jobs)); ok {
		p.outlook, p.known = o, true
	}
}

// show is called from the exploration now and then, after position.
func (p *progress) show(c explore.Counts) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.last = c
	if !p.shows() {
		return
	}
	elapsed := time.Since(p.start)
	if p.bar != nil {
		p.bar.Describe(p.text(elapsed))
		if p.known {
			_ = p.bar.Set(int(barSteps * p.outlook.Covered))
		}
		return
	}
	if elapsed >= min(2*p.printed, p.printed+time.Minute) {
		p.printed = elapsed
		fmt.Fprintln(p.lines, "gomc: "+p.text(elapsed))
	}
}

// text says how far the exploration got.
func (p *progress) text(elapsed time.Duration) string {
	n, what := p.last.Executions, "executions"
	if p.last.Reachable != nil {
		n, what = p.last.Reachable.States, "states"
	}
	if p.last.Symbolic != nil {
		n, what = uint64(p.last.Symbolic.Conflicts), "conflicts"
	}
	if !p.known {
		rate := uint64(float64(n) / elapsed.Seconds())
		return fmt.Sprintf("%s %s, %s/s, %s", thousands(n), what, thousands(rate), elapsed.Round(time.Second))
	}
	text := fmt.Sprintf("%s %s, %s%%", thousands(n), what, percent(p.outlook.Covered))
	switch {
	case p.outlook.Executions == 0:
	case p.outlook.Doubtful:
		return text + ", no estimate of the total yet, " + elapsed.Round(time.Second).String()
	default:
		text += " of about " + rounded(p.outlook.Executions, p.outlook.Executions/100)
	}
	added := float64(p.last.Events) - float64(p.before.Events)
	if left := p.outlook.Events - float64(p.last.Events); added > 0 && p.outlook.Events > 0 {
		text += fmt.Sprintf(", about %s left", duration(elapsed.Seconds()*max(left, 0)/added))
	}
	return text + ", " + elapsed.Round(time.Second).String()
}

// percent writes a share with one decimal. It never says 100.
func percent(share float64) string {
	return fmt.Sprintf("%.1f", min(99.9, math.Floor(1000*share)/10))
}

// end removes the bar, for good, and returns the latest counts.
func (p *progress) end() explore.Counts {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil && !p.done {
		_ = p.bar.Clear()
	}
	p.done = true
	return p.last
}
