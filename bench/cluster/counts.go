package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
)

// study compares what clusters count with what one process does.
type study struct {
	gomc, list, only, dir, small string
	own                          string // dir, if it is to be removed
	file, slice                  string // see record
	seed                         uint64
	pause, limit                 time.Duration
	workers                      []int
	repeat                       int // see inTurns
}

// outcome is what came of all searches of a group.
type outcome struct {
	workers  int
	searches int
	wrong    []string
	again    int // searches that had to be submitted again, as the server was away or the client was killed before there was a job
	attached int // searches whose client was killed, and another one has waited for the job
	slowest  float64
	seconds  float64
	failures map[string]int
	traffic  traffic
}

// counts has all programs searched by groups with different numbers of workers at the same time, while they fail.
func (s *study) counts(ctx context.Context) error {
	searches, err := readSearches(s.list, s.only)
	if err != nil {
		return err
	}
	want := map[search]*answer{}
	known := filepath.Join(s.dir, "alone.json") // of an earlier run
	answers := map[string]*answer{}
	if data, err := os.ReadFile(known); err == nil {
		if err := json.Unmarshal(data, &answers); err != nil {
			return fmt.Errorf("%s: %w", known, err)
		}
	}
	for _, x := range searches {
		a := answers[x.String()]
		if a == nil {
			if a, err = s.alone(ctx, x); err != nil {
				return fmt.Errorf("%s: %w", x, err)
			}
		}
		if !a.Complete {
			return fmt.Errorf("%s: one process does not come to its end: %s", x, a.Reason)
		}
		want[x], answers[x.String()] = a, a
	}
	if data, err := json.Marshal(answers); err != nil || os.WriteFile(known, data, 0o666) != nil {
		return fmt.Errorf("%s cannot be written", known)
	}
	fmt.Printf("%d searches by one process are done\n", len(want))
	all := make([]*outcome, len(s.workers))
	errs := make([]error, len(s.workers))
	var groups sync.WaitGroup
	for i, n := range s.workers {
		groups.Go(func() { all[i], errs[i] = s.group(ctx, n, searches, want) })
	}
	groups.Wait()
	return errors.Join(errors.Join(errs...), report(all))
}

// alone is what one process says.
func (s *study) alone(ctx context.Context, x search) (*answer, error) {
	out, err := exec.CommandContext(ctx, s.gomc, append([]string{"verify", "--timeout=60"}, x.args()...)...).Output()
	if len(out) == 0 && err != nil {
		return nil, err
	}
	return parse(out)
}

// group has one group search all programs, in an order of its own.
func (s *study) group(ctx context.Context, workers int, searches []search, want map[search]*answer) (*outcome, error) {
	store := s.dir
	if s.small != "" {
		store = s.small
	}
	g, err := newGroup(s.gomc, s.dir, filepath.Join(store, fmt.Sprintf("store.%d", workers)), workers, "20ms")
	if err != nil {
		return nil, err
	}
	defer g.close()
	if err := g.ready(ctx); err != nil {
		return nil, err
	}
	random := rand.New(rand.NewPCG(s.seed, uint64(workers)))
	t := &trouble{group: g, rand: random, pause: s.pause, small: s.small != "", count: map[string]int{}}
	o := &outcome{workers: workers, failures: t.count}
	failing, quiet := context.WithCancel(ctx)
	var failed sync.WaitGroup
	if s.pause > 0 {
		failed.Go(func() { t.run(failing) })
	}
	searches = slices.Clone(searches)
	rand.New(rand.NewPCG(s.seed, 100+uint64(workers))).Shuffle(len(searches), func(i, j int) { searches[i], searches[j] = searches[j], searches[i] })
	for _, x := range searches {
		start := time.Now()
		a, err := s.together(ctx, g, x, o)
		if err != nil {
			o.wrong = append(o.wrong, fmt.Sprintf("%s, %d workers: %v", x, workers, err))
		} else if d := a.differs(want[x]); d != "" {
			o.wrong = append(o.wrong, fmt.Sprintf("%s, %d workers: %s", x, workers, d))
		}
		if ctx.Err() != nil {
			break
		}
		took := time.Since(start).Seconds()
		o.searches, o.seconds, o.slowest = o.searches+1, o.seconds+took, max(o.slowest, took)
		fmt.Fprintf(g.log, "study: %s took %.1f s\n", x, took)
	}
	quiet()
	failed.Wait()
	if err := g.ready(ctx); err != nil {
		return o, err
	}
	o.traffic, err = g.traffic(ctx)
	return o, err
}

// together is what a cluster says. A search that was not submitted, as the server was away, is submitted again; one whose client was killed is waited for by another one.
func (s *study) together(ctx context.Context, g *group, x search, o *outcome) (*answer, error) {
	ctx, stop := context.WithTimeout(ctx, s.limit)
	defer stop()
	begin := time.Now()
	args := append([]string{"verify", "--alone=1ms"}, x.args()...)
	for {
		out, said, err := g.verify(ctx, append(args, "--cluster="+g.url())...)
		switch {
		case ctx.Err() != nil:
			return nil, fmt.Errorf("no answer after %s", s.limit)
		case strings.Contains(said, "--cluster: ") || strings.Contains(said, "--attach: "):
			o.again++
			fmt.Fprintf(g.log, "study: again: %s", said)
			_ = wait(ctx, 100*time.Millisecond)
			continue
		case len(out) > 0:
			return parse(out)
		}
		after, err2 := g.jobs(ctx, begin)
		if err2 != nil {
			return nil, err2
		}
		switch len(after) {
		case 0:
			o.again++
			fmt.Fprintf(g.log, "study: again: %s", said)
		case 1:
			o.attached++
			args = []string{"verify", "--json", "--progress=never", "--attach=" + after[0]}
		default:
			return nil, fmt.Errorf("%v, and there are %d new jobs; %s", err, len(after), said)
		}
	}
}

// verify runs gomc verify, which may be killed.
func (g *group) verify(ctx context.Context, args ...string) (out []byte, said string, err error) {
	var stdout, stderr bytes.Buffer
	c := exec.CommandContext(ctx, g.gomc, args...)
	c.Stdout, c.Stderr = &stdout, &stderr
	if err := c.Start(); err != nil {
		return nil, "", err
	}
	g.mu.Lock()
	g.client = c
	g.mu.Unlock()
	err = c.Wait()
	g.mu.Lock()
	g.client = nil
	g.mu.Unlock()
	return stdout.Bytes(), stderr.String(), err
}

// jobs lists the jobs of a server that were submitted after some time, as soon as it answers.
func (g *group) jobs(ctx context.Context, since time.Time) ([]string, error) {
	for {
		all, err := func() (all []string, err error) {
			b, err := jetstream.Connect(ctx, jetstream.Options{URL: "nats://" + g.address})
			if err != nil {
				return nil, err
			}
			defer b.Close()
			names, err := b.Jobs(ctx)
			for _, id := range names {
				job, err := cluster.Find(ctx, b, id)
				if err != nil {
					return nil, err
				}
				if job.Created.After(since) {
					all = append(all, id)
				}
			}
			return all, err
		}()
		if err == nil {
			return all, nil
		}
		if err := wait(ctx, 100*time.Millisecond); err != nil {
			return nil, err
		}
	}
}

// report prints what came of it.
func report(all []*outcome) error {
	fmt.Println("| workers | searches | wrong | seconds | slowest | results | pushed | deliveries | submitted again | attached | failures |")
	fmt.Println("|---|---|---|---|---|---|---|---|---|---|---|")
	total, wrong := map[string]int{}, 0
	for _, o := range all {
		if o == nil {
			continue
		}
		var list []string
		for _, name := range slices.Sorted(maps.Keys(o.failures)) {
			list = append(list, fmt.Sprintf("%s %d", name, o.failures[name]))
			total[name] += o.failures[name]
		}
		wrong += len(o.wrong)
		fmt.Printf("| %d | %d | %d | %.0f | %.1f | %d | %d | %d | %d | %d | %s |\n", o.workers, o.searches, len(o.wrong), o.seconds, o.slowest, o.traffic.results, o.traffic.pushed, o.traffic.deliveries,
			o.again, o.attached, strings.Join(list, ", "))
	}
	fmt.Printf("in all: %v\n", total)
	for _, o := range all {
		if o != nil {
			for _, w := range o.wrong {
				fmt.Fprintln(os.Stderr, "WRONG:", w)
			}
		}
	}
	if wrong > 0 {
		return fmt.Errorf("%d searches are wrong", wrong)
	}
	return nil
}
