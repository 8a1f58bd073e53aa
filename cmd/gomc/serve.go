package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
	"github.com/gomc/gomc/cluster/server"
)

func (t *tool) serveCommand() *cli.Command {
	return &cli.Command{
		Name:  "serve",
		Usage: "be the server of a cluster",
		Description: `Starts a server of NATS with JetStream in this process, and finishes jobs that nobody waits for. With --nats=URL it
starts no server and does the rest with the one that is there. See docs/cluster.md.`,
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "listen", Value: defaultServer, Usage: "listen on `HOST:PORT`; beyond this machine only with --nkeys, or --tls-cert and --tls-ca"},
			&cli.StringFlag{Name: "store", Usage: "keep jobs in the directory `DIR`", DefaultText: "gomc in the user's cache directory"},
			&cli.StringFlag{Name: "nkeys", Usage: "`FILE` has the public nkeys of who may connect, one in a line"},
			&cli.StringFlag{Name: "nats", Usage: "start no server, but use the one at `URL`"},
			&cli.IntFlag{Name: "replicas", Value: 1, Usage: "with --nats: `N` of its servers keep everything"},
			&cli.StringFlag{Name: "lease", Usage: "a piece goes to another worker when nothing was heard of its own for `TIME`", DefaultText: "15s, or as it is"},
			&cli.StringFlag{Name: "metrics", Usage: "serve metrics at http://`HOST:PORT`/metrics, as Prometheus reads them"},
		}, credentialFlags()...),
		Action: t.serve,
	}
}

func (t *tool) serve(c *cli.Context) error {
	if c.Args().Present() {
		return usagef("gomc serve takes no files")
	}
	if err := notEmpty(c, "listen", "store", "nkeys", "nats"); err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(t.stderr, nil))
	url := c.String("nats")
	var own *server.Server // nil for somebody else's
	if url == "" {
		s, err := startServer(c)
		if err != nil {
			return usagef("%v", err)
		}
		defer s.Stop()
		own, url = s, s.ClientURL()
		if c.IsSet("nkeys") && !c.IsSet("nkey") && !c.IsSet("creds") {
			return usagef("--nkeys: want --nkey=FILE, too, with the seed of one of these keys, by which gomc serve itself connects")
		}
	}
	o, err := connection(c, url)
	if err != nil {
		return err
	}
	o.Replicas = c.Int("replicas")
	if o.Lease, err = parseTime("lease", c.String("lease")); err != nil {
		return err
	}
	if o.Lease != 0 && o.Lease < leastLease {
		return usagef("--lease=%s: want %s at least", c.String("lease"), leastLease)
	}
	b, err := jetstream.Connect(c.Context, o)
	if err != nil {
		return usagef("%v", err)
	}
	defer b.Close()
	if err := cluster.Join(c.Context, b, clusterVersion(), true); err != nil {
		return usagef("%v", err)
	}
	m := &metrics{broker: b}
	if err := m.serve(c.Context, c.String("metrics")); err != nil {
		return usagef("--metrics: %v", err)
	}
	if own != nil {
		watching, stop := context.WithCancel(c.Context)
		var watched sync.WaitGroup
		watched.Go(func() { own.Watch(watching, log) })
		defer watched.Wait()
		defer stop()
	}
	log.Info("serving", "url", url, "version", clusterVersion())
	coordinate(c.Context, b, own, m, log)
	return nil
}

// leastLease is long enough for live workers to be heard of.
const leastLease = time.Second

// startServer starts a server in this process.
func startServer(c *cli.Context) (*server.Server, error) {
	store := c.String("store")
	if store == "" {
		dir, err := os.UserCacheDir()
		if err != nil {
			return nil, fmt.Errorf("%w; want --store=DIR", err)
		}
		store = filepath.Join(dir, "gomc", "serve")
	}
	return server.Start(server.Options{Listen: c.String("listen"), Store: store, NKeys: c.String("nkeys"), Cert: c.String("tls-cert"), Key: c.String("tls-key"), CA: c.String("tls-ca")})
}

const (
	lookAgain  = time.Second // for new jobs
	sweepAgain = time.Hour
	keptFor    = 7 * 24 * time.Hour // records of jobs, with their results and programs
)

// inVain is how often there may be no answer before our own server is started again.
const inVain = 3

// coordinate finishes jobs, whoever waits for them, and removes old ones.
func coordinate(ctx context.Context, b *jetstream.Broker, own *server.Server, m *metrics, log *slog.Logger) {
	watched := map[string]bool{}
	var swept time.Time
	failed := 0
	for ; ctx.Err() == nil; wait(ctx, lookAgain) {
		if now := time.Now(); now.Sub(swept) > sweepAgain {
			swept = now
			if err := sweep(ctx, b, now); err != nil {
				log.Warn("old jobs were not removed", "error", err)
			}
		}
		all, err := b.Jobs(ctx)
		if err != nil {
			log.Warn("no list of jobs", "error", err)
			if failed++; failed%inVain == 0 && own != nil && ctx.Err() == nil {
				own.Suspect(err.Error())
			}
			continue
		}
		failed = 0
		for _, id := range all {
			if watched[id] {
				continue
			}
			job, err := cluster.Find(ctx, b, id)
			if err != nil || over(job) {
				continue
			}
			watched[id] = true
			log.Info("job", "id", id, "inputs", job.Search.Inputs, "engine", job.Search.Engine, "model", job.Search.Model)
			go watchJob(ctx, b, id, m, log)
		}
	}
}

func over(job *cluster.Job) bool {
	return job.Status == cluster.Done || job.Status == cluster.Cancelled
}

// sweep removes the jobs that are over and old, and the programs that are too old to be those of another one.
func sweep(ctx context.Context, b *jetstream.Broker, now time.Time) error {
	all, err := b.Jobs(ctx)
	oldest := now.Add(-keptFor) // job that is kept
	for _, id := range all {
		job, err := cluster.Find(ctx, b, id)
		switch {
		case err != nil:
			return err
		case job.Created.After(oldest):
		case over(job):
			if err := errors.Join(b.Forget(ctx, id), b.Remove(ctx, id)); err != nil {
				return err
			}
		default:
			oldest = job.Created
		}
	}
	if err != nil {
		return err
	}
	return b.Sweep(ctx, oldest.Add(-2*jetstream.Fresh)) // programs are written before the job is, and the clock of the server may be another one
}

// watchJob adds up the results of a job until it is over.
func watchJob(ctx context.Context, b *jetstream.Broker, id string, m *metrics, log *slog.Logger) {
	defer m.forget(id)
	w := &cluster.Watcher{Broker: b, ID: id, Progress: func(v *cluster.View) { m.view(id, v) }}
	for ctx.Err() == nil {
		job, err := w.Watch(ctx)
		switch {
		case err == nil:
			log.Info("job is done", "id", id, "executions", job.Final.State.Tally.Counts.Executions, "seconds", job.Final.Seconds)
			return
		case errors.Is(err, cluster.ErrCancelled):
			log.Info("job is cancelled", "id", id)
			return
		}
		wait(ctx, lookAgain)
	}
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}
