package estimates

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
)

// forecastShare is the share of the time that the progress of "gomc verify" may take.
const forecastShare = 0.02

// said is what the progress of a search says at some moment.
type said struct {
	after  time.Duration
	events uint64 // that the search has added by then
	estimate.Outlook
}

// Progress verifies programs with one job and prints, for the moments when 10%, 25% and 50% of all events had been added, the share of the tree that was covered, and
// what was estimated: events, and the time of the whole run, as shares of the truth. What the progress calls doubtful, and does not show, is in brackets.
func (s *Study) Progress(ctx context.Context, w io.Writer) error {
	fmt.Fprintln(w, "program\texecutions\tevents\tseconds\tat\tcovered\tevents, of the truth\ttime, of the truth")
	return s.each(func(file string, _ uint64, cflags []string) error {
		prog, err := load(ctx, file, cflags)
		if err != nil {
			return err
		}
		return watch(ctx, w, filepath.Base(file), prog)
	})
}

// watch prints the rows of a program.
func watch(ctx context.Context, w io.Writer, name string, prog *interp.Program) error {
	forecast, err := estimate.NewForecast(ctx, prog, explore.Options{Engine: "trust"}, forecastShare)
	if err != nil {
		return err
	}
	var log []said
	start := time.Now()
	opts := explore.Options{Engine: "trust", KeepGoing: true, Jobs: 1, Progress: func(explore.Counts) {}, ProgressInterval: 200 * time.Millisecond}
	opts.Position = func(state explore.State) {
		spent := time.Since(start)
		if spent < time.Second {
			return
		}
		if o, ok := forecast.Update(state, spent); ok {
			log = append(log, said{spent, state.Tally.Counts.Events, o})
		}
	}
	res, err := explore.Run(ctx, prog, opts)
	if err != nil {
		return err
	}
	whole := time.Since(start)
	for _, percent := range []uint64{10, 25, 50} {
		at := latest(log, res.Counts.Events*percent/100)
		fmt.Fprintf(w, "%s\t%d\t%d\t%.1f\t%d%%\t%s\n", name, res.Counts.Executions, res.Counts.Events, whole.Seconds(), percent,
			at.against(float64(res.Counts.Events), whole))
	}
	return nil
}

// latest returns what was said last before the search had added more than some events.
func latest(log []said, events uint64) (l said) {
	for _, s := range log {
		if s.events > events {
			break
		}
		l = s
	}
	return l
}

// against compares with the truth: the events and the time of the whole search.
func (s said) against(events float64, whole time.Duration) string {
	if s.Events == 0 {
		return "none\tnone\tnone"
	}
	time := s.after.Seconds() * s.Events / float64(s.events) / whole.Seconds()
	form := "%.1f%%\t%.2f\t%.2f"
	if s.Doubtful {
		form = "%.1f%%\t(%.2f)\t(%.2f)"
	}
	return fmt.Sprintf(form, 100*s.Covered, s.Events/events, time)
}
