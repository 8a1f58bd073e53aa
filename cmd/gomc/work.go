package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"time"

	"github.com/urfave/cli/v2"
	"golang.org/x/sync/errgroup"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
	pieces "github.com/gomc/gomc/cluster/programs"
	"github.com/gomc/gomc/cluster/tasks"
	"github.com/gomc/gomc/explore/tree"
)

// defaultServer is where gomc serve listens.
const defaultServer = "127.0.0.1:4222"

func (t *tool) workCommand() *cli.Command {
	return &cli.Command{
		Name:  "work",
		Usage: "explore parts of the searches of a cluster",
		Description: `Takes pieces of searches that gomc verify --cluster=URL has submitted, until it is interrupted. It executes
nothing natively: programs arrive as LLVM assembly and are interpreted. See docs/cluster.md.`,
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "nats", Value: "nats://" + defaultServer, Usage: "the server of the cluster is at `URL`"},
			&cli.IntFlag{Name: "jobs", Usage: "explore `N` pieces at the same time; 0 stands for as many as there are cores"},
			&cli.StringFlag{Name: "slice", Usage: "give back what is left of a piece after `TIME`", DefaultText: pieces.DefaultSlice.String()},
			&cli.StringFlag{Name: "piece-timeout", Usage: "end this process if a piece goes on for `TIME` after its slice", DefaultText: pieces.DefaultLimit.String()},
			&cli.StringFlag{Name: "max-memory", Usage: "run no task of gomc bench that may take more memory than `SIZE`: 4GB, 512MiB", DefaultText: "no limit"},
			&cli.IntFlag{Name: "cache", Usage: "keep at most `N` states of threads of each program in memory", DefaultText: "4194304"},
			&cli.StringFlag{Name: "metrics", Usage: "serve metrics at http://`HOST:PORT`/metrics, as Prometheus reads them"},
		}, credentialFlags()...),
		Action: t.work,
	}
}

// neverEnds ends a process whose piece does not come to its end: nothing else stops it.
func neverEnds(log *slog.Logger) func(string) {
	return func(job string) {
		log.Error("a piece does not come to its end; this process ends", "job", job)
		os.Exit(exitUnknown)
	}
}

// workLimits bound what a worker does.
type workLimits struct {
	jobs         int
	slice, piece time.Duration
	memory       int64 // of a task, in bytes; 0 for no bound
}

func readWorkLimits(c *cli.Context) (l workLimits, err error) {
	l = workLimits{jobs: c.Int("jobs"), slice: pieces.DefaultSlice, piece: pieces.DefaultLimit}
	if l.jobs < 0 || l.jobs > 4096 {
		return l, usagef("--jobs=%d: want a number of at least 1, or 0 for all cores", l.jobs)
	}
	if l.jobs == 0 {
		l.jobs = runtime.GOMAXPROCS(0)
	}
	for name, to := range map[string]*time.Duration{"slice": &l.slice, "piece-timeout": &l.piece} {
		d, err := parseTime(name, c.String(name))
		if err != nil {
			return l, err
		}
		if d > 0 {
			*to = d
		}
	}
	l.memory, err = parseSize(c.String("max-memory"))
	return l, err
}

func (t *tool) work(c *cli.Context) error {
	if c.Args().Present() {
		return usagef("gomc work takes no files")
	}
	server, err := connection(c, c.String("nats"))
	if err != nil {
		return err
	}
	limits, err := readWorkLimits(c)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(t.stderr, nil))
	server.Patient, server.OnDisconnected = true, func(err error) { log.Warn("disconnected", "error", err) }
	b, err := jetstream.Connect(c.Context, server)
	if err != nil {
		return err
	}
	defer b.Close()
	if err := cluster.Join(c.Context, b, clusterVersion(), false); err != nil {
		return usagef("%v", err)
	}
	m := &metrics{}
	if err := m.serve(c.Context, c.String("metrics")); err != nil {
		return usagef("--metrics: %v", err)
	}
	self, err := gomcItself()
	if err != nil {
		return err
	}
	late := after(c.Context, 5*time.Second)
	slices := &pieces.Slices{Slice: limits.slice, Patience: pieces.DefaultPatience, Limit: limits.piece, Stuck: neverEnds(log), Busy: func(begun bool) {
		b.Busy(begun)
		m.busy(begun)
	}}
	search := byKind{
		programs: pieces.New(late, pieces.Options{Store: b, Slices: slices, Load: func(job *cluster.Job, text []byte) (*pieces.Program, error) {
			return loadPiece(job, text, c.Int("cache"))
		}}),
		tasks: &tasks.Tasks{Store: b, Command: self, Context: late, Limit: limits.piece, Memory: limits.memory},
	}
	b.OnHungry(slices.Hint)
	defer context.AfterFunc(c.Context, slices.Stop)()
	log.Info("working", "server", server.URL, "jobs", limits.jobs, "version", clusterVersion())
	var group errgroup.Group
	for range limits.jobs {
		w := &cluster.Worker{Name: server.Name, Version: clusterVersion(), Broker: b, Search: search, Log: log, Ended: m.ended, Settled: slices.Settled}
		group.Go(func() error { return w.Work(c.Context) })
	}
	if err := group.Wait(); err != nil {
		return usagef("%v", err)
	}
	log.Info("the last pieces are given back")
	return nil
}

// byKind explores parts of searches, and does items of batches.
type byKind struct {
	programs, tasks cluster.Searcher
}

func (k byKind) Explore(ctx context.Context, id string, job *cluster.Job, at tree.Position) (*cluster.Found, error) {
	if job.Batch != nil && job.Batch.Kind == tasks.Kind {
		return k.tasks.Explore(ctx, id, job, at)
	}
	return k.programs.Explore(ctx, id, job, at)
}

// loadPiece makes a program of the assembly of a job.
func loadPiece(job *cluster.Job, text []byte, cache int) (*pieces.Program, error) {
	p, err := loadAssembly(assembly{job.Source.Name, text}, build{inputs: job.Search.Inputs, options: job.Search.Options, maxStates: cache})
	if err != nil {
		return nil, err
	}
	if p.identity != job.Source.Identity {
		return nil, fmt.Errorf("its program is another one than was submitted")
	}
	return &pieces.Program{Program: p.Program, Threads: p.threads, Number: p.number, Until: p.until, Limits: func() (l cluster.Limits) {
		l.Nondet = p.restricted()
		if site, endless, ok := p.tooLong(); ok {
			l.Cut = &cluster.Cut{Site: site, Endless: endless}
		}
		return l
	}}, nil
}
