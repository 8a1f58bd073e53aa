package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// overhead compares a search by one process with that of a cluster with as many workers as --jobs.
func (s *study) overhead(ctx context.Context, args []string) error {
	return s.inTurns(ctx, args, []string{"--keep-going", "--engine=trust"}, func(a *answer) string { return fmt.Sprintf("%d executions", a.Executions) })
}

// first measures how long it takes until a violation is reported.
func (s *study) first(ctx context.Context, args []string) error {
	return s.inTurns(ctx, args, []string{"--engine=trust"}, func(a *answer) string { return a.Verdict })
}

// way is how a program is searched.
type way struct {
	name    string
	workers int // of a cluster; 0 for none
	flags   []string
	all     []measured
}

// inTurns searches a program in all ways, one after the other, several times: what else the machine does meets all.
func (s *study) inTurns(ctx context.Context, args, flags []string, say func(*answer) string) error {
	if len(args) == 0 {
		return errors.New("a program is missing, and what else gomc verify is to be told")
	}
	var ways []*way
	for _, n := range []int{1, 2} {
		ways = append(ways, &way{name: fmt.Sprintf("--jobs=%d", n), flags: []string{fmt.Sprintf("--jobs=%d", n)}})
		ways = append(ways, &way{name: fmt.Sprintf("cluster of %d, after a second alone", n), workers: n, flags: []string{fmt.Sprintf("--jobs=%d", n)}})
		ways = append(ways, &way{name: fmt.Sprintf("cluster of %d, at once", n), workers: n, flags: []string{"--alone=1ms", fmt.Sprintf("--jobs=%d", n)}})
	}
	ways = slices.DeleteFunc(ways, func(w *way) bool { return !strings.Contains(w.name, s.only) })
	said := ""
	for range s.repeat {
		for i, w := range ways {
			m, what, err := s.measure(ctx, i, w, append(append([]string{"verify", "--json", "--progress=never"}, flags...), args...), say)
			if err != nil {
				return err
			}
			if said == "" {
				said = what
			}
			if what != said {
				return fmt.Errorf("%s says %s, and not %s", w.name, what, said)
			}
			w.all = append(w.all, m)
		}
	}
	fmt.Printf("%v: %s\n\n| | seconds | CPU seconds | of the server | of workers |\n|---|---|---|---|---|\n", args, said)
	for _, w := range ways {
		fmt.Printf("| %s | %s | %s | %s | %s |\n", w.name, spread(w.all, func(m measured) float64 { return m.took }), spread(w.all, func(m measured) float64 { return m.client + m.server + m.workers }),
			spread(w.all, func(m measured) float64 { return m.server }), spread(w.all, func(m measured) float64 { return m.workers }))
	}
	return nil
}

// measured is what one search has taken, in seconds.
type measured struct {
	took                    float64
	client, server, workers float64 // of CPU; workers and server once have started, too
}

// measure measures one search.
func (s *study) measure(ctx context.Context, i int, w *way, args []string, say func(*answer) string) (m measured, said string, err error) {
	args = append(args, w.flags...)
	g := &group{gomc: s.gomc}
	if w.workers > 0 {
		if g, err = newGroup(s.gomc, s.dir, filepath.Join(s.dir, fmt.Sprintf("store.%d", i)), w.workers, "2s"); err != nil {
			return m, "", err
		}
		defer func() { m.server, m.workers = g.close() }()
		if err := errors.Join(g.ready(ctx), wait(ctx, 500*time.Millisecond)); err != nil {
			return m, "", err
		}
		args = append(args, "--cluster="+g.url())
	}
	begin := time.Now()
	out, said, err := g.verify(ctx, args...)
	m.took = time.Since(begin).Seconds()
	if len(out) == 0 {
		return m, "", fmt.Errorf("%w: %s", err, said)
	}
	a, err := parse(out)
	if err != nil {
		return m, "", err
	}
	m.client = a.CPU
	return m, say(a), nil
}

// spread is the median of some figures, and the least and the largest.
func spread(all []measured, of func(measured) float64) string {
	var figures []float64
	for _, m := range all {
		figures = append(figures, of(m))
	}
	slices.Sort(figures)
	return fmt.Sprintf("%.2f (%.2f to %.2f)", figures[len(figures)/2], figures[0], figures[len(figures)-1])
}
