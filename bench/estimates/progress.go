package main

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
)

// forecastShare is the share of the time that the progress of "gomc verify" may take.
const forecastShare = 0.02

// said is what the progress of a search says at some moment.
type said struct {
	after  time.Duration
	events uint64 // that the search has added by then
	estimate.Outlook
}

// progress verifies programs with one job and prints, for the moments when 10%, 25% and 50% of all events had been added, the share of the tree that was covered, and
// what was estimated: events, and the time of the whole run, as shares of the truth. What the progress calls doubtful, and does not show, is in brackets.
func (s *study) progress() error {
	fmt.Println("program\texecutions\tevents\tseconds\tat\tcovered\tevents, of the truth\ttime, of the truth")
	for _, file := range s.files {
		if err := s.watch(file); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return nil
}

// watch prints the rows of a program.
func (s *study) watch(file string) error {
	prog, err := s.load(file)
	if err != nil {
		return err
	}
	forecast, err := estimate.NewForecast(context.Background(), prog, explore.Options{Engine: "trust"}, forecastShare)
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
	res, err := explore.Run(context.Background(), prog, opts)
	if err != nil {
		return err
	}
	whole := time.Since(start)
	name := filepath.Base(file)
	for _, percent := range []uint64{10, 25, 50} {
		at := latest(log, res.Counts.Events*percent/100)
		fmt.Printf("%s\t%d\t%d\t%.1f\t%d%%\t%s\n", name, res.Counts.Executions, res.Counts.Events, whole.Seconds(), percent,
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
