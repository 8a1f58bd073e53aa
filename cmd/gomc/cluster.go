package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/models"
	"github.com/gomc/gomc/svcomp"
)

// atHome is how long a program is explored where that was asked for, before others are.
const atHome = time.Second

// clusterFlags are those of gomc verify.
func clusterFlags() []cli.Flag {
	return append([]cli.Flag{
		&cli.StringFlag{Name: "cluster", Usage: "have the workers of a cluster search, too, if that takes more than a second; its server is at `URL`; see docs/cluster.md"},
		&cli.StringFlag{Name: "alone", Usage: "with --cluster: search alone for `TIME` before others are asked", DefaultText: "1s"},
		&cli.StringFlag{Name: "attach", Usage: "with --cluster: wait for the job `ID`, instead of a new one"},
		&cli.StringFlag{Name: "cancel", Usage: "with --cluster: end the job `ID`"},
	}, credentialFlags()...)
}

// credentialFlags say who we are to a server.
func credentialFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "creds", Usage: "connect with the credentials in `FILE`, as NATS has them"},
		&cli.StringFlag{Name: "nkey", Usage: "connect with the nkey whose seed is in `FILE`"},
		&cli.StringFlag{Name: "tls-ca", Usage: "trust the certificates in `FILE`"},
		&cli.StringFlag{Name: "tls-cert", Usage: "our own certificate is in `FILE`"},
		&cli.StringFlag{Name: "tls-key", Usage: "its key is in `FILE`"},
	}
}

// connection reads credentialFlags.
func connection(c *cli.Context, url string) (o jetstream.Options, err error) {
	if err := notEmpty(c, "creds", "nkey", "tls-ca", "tls-cert", "tls-key"); err != nil {
		return o, err
	}
	if c.IsSet("tls-cert") != c.IsSet("tls-key") {
		return o, usagef("--tls-cert and --tls-key belong together")
	}
	for _, name := range []string{"creds", "nkey", "tls-ca", "tls-cert", "tls-key"} {
		if file := c.String(name); file != "" {
			if _, err := os.Stat(file); err != nil {
				return o, usagef("--%s: %v", name, err)
			}
		}
	}
	if scheme, _, ok := strings.Cut(url, "://"); !ok || !slices.Contains([]string{"nats", "tls", "ws", "wss"}, scheme) {
		return o, usagef("%q is no URL of a server of NATS, such as nats://127.0.0.1:4222", url)
	}
	host, _ := os.Hostname()
	return jetstream.Options{URL: url, Name: fmt.Sprintf("gomc %s %s:%d", c.Command.Name, host, os.Getpid()), Creds: c.String("creds"), NKey: c.String("nkey"), CA: c.String("tls-ca"),
		Cert: c.String("tls-cert"), Key: c.String("tls-key")}, nil
}

// clusterVersion is what all who take part in a cluster have in common.
func clusterVersion() string { return versionText() + " with models " + models.Digest()[:12] }

// clustering is a search with a cluster.
type clustering struct {
	server jetstream.Options
	broker *jetstream.Broker
	id     string        // of the job, "" if there is none
	home   time.Duration // see tool.home
}

// useCluster checks what --cluster excludes, and has a cluster explore.
func (v *verification) useCluster(c *cli.Context) error {
	for _, name := range []string{"checkpoint", "resume", "dry-run", "cross-check"} {
		if c.IsSet(name) {
			return usagef("--cluster and --%s exclude each other", name)
		}
	}
	if v.deepens {
		return usagef("--cluster and --unroll=auto exclude each other: each bound has a search of its own")
	}
	fit := explore.EnginesFor(v.opts.Model, v.opts.Checks)
	if v.opts.Engine == explore.Auto {
		k := slices.IndexFunc(fit, func(e string) bool { return slices.Contains(v.resumable, e) })
		if k < 0 {
			return usagef("--cluster needs an engine whose search has independent parts, %s, and none of them does what is asked for; it takes %s", strings.Join(v.resumable, " or "), strings.Join(fit, " or "))
		}
		v.opts.Engine = fit[k]
	}
	if !slices.Contains(v.resumable, v.opts.Engine) {
		return usagef("engine %s cannot search in a cluster; use --engine=%s", v.opts.Engine, strings.Join(v.resumable, " or --engine="))
	}
	server, err := connection(c, c.String("cluster"))
	if err != nil {
		return err
	}
	k := &clustering{server: server, home: v.home}
	if c.IsSet("alone") {
		if k.home, err = parseTime("alone", c.String("alone")); err != nil {
			return err
		}
	}
	v.build.keep = true
	single := v.tool.explore
	v.tool.explore = func(ctx context.Context, prog event.Program, opts explore.Options) (*explore.Result, error) {
		return v.exploreTogether(ctx, k, single, prog, opts)
	}
	return nil
}

var errHome = errors.New("the time is over that a program is explored at home")

// exploreTogether explores a program alone for a second, and then with the cluster.
func (v *verification) exploreTogether(ctx context.Context, k *clustering, single explorer, prog event.Program, opts explore.Options) (*explore.Result, error) {
	var at explore.State
	first := opts
	first.Checkpoint, first.CheckpointInterval = func(s explore.State) { at = s }, time.Hour
	home, stop := context.WithTimeoutCause(ctx, k.home, errHome)
	result, err := single(home, prog, first)
	over := context.Cause(home) == errHome
	stop()
	if err != nil || !over || len(at.Pending) == 0 || at.Tally.Ends() && at.Tally.Verdict != explore.Unknown {
		return result, err
	}
	if at.Tally.Verdict == explore.Unknown { // perhaps because of the time
		at = explore.State{State: explore.Begin().State, Learned: at.Learned}
	}
	if k.broker, err = jetstream.Connect(ctx, k.server); err != nil {
		return nil, usagef("--cluster: %v", err)
	}
	defer k.broker.Close()
	if err := cluster.Join(ctx, k.broker, clusterVersion(), false); err != nil {
		return nil, usagef("--cluster: %v", err)
	}
	if err := v.submit(ctx, k, at); err != nil {
		if ctx.Err() != nil {
			return v.cut(at.Tally.Counts, context.Cause(ctx)), nil
		}
		return nil, usagef("--cluster: %v", err)
	}
	return v.await(ctx, k, single, opts)
}

// submit makes a job of what is left of a search.
func (v *verification) submit(ctx context.Context, k *clustering, at explore.State) error {
	text := v.prog.assembly.text
	job := &cluster.Job{
		Version: clusterVersion(), Status: cluster.Running, Created: time.Now(), Spent: time.Since(v.start).Seconds(),
		Search: cluster.Search{Engine: v.opts.Engine, Model: v.opts.Model, Checks: v.opts.Checks, LeftOut: v.leftOut, KeepGoing: v.opts.KeepGoing, MaxSteps: v.opts.MaxSteps,
			Options: v.build.options, Inputs: v.build.inputs},
		Source:  cluster.Source{Name: v.prog.assembly.name, Hash: cluster.Hash(text), Identity: v.prog.identity},
		Learned: at.Learned, Roots: at.Pending, Base: at.Tally, Threads: v.prog.threads(),
	}
	job.Known = len(job.Threads)
	if p := v.property; p != nil {
		job.Search.Property, job.Search.Unchecked = p.Name, p.Unchecked
	}
	if err := k.broker.PutObject(ctx, job.Source.Hash, text); err != nil {
		return err
	}
	k.id = cluster.NewID()
	for {
		err := cluster.Submit(ctx, k.broker, k.id, job)
		if err == nil || ctx.Err() != nil || errors.Is(err, cluster.ErrTooLarge) {
			return err
		}
		time.Sleep(300 * time.Millisecond)
	}
}

// await waits for the end of a job.
func (v *verification) await(ctx context.Context, k *clustering, single explorer, opts explore.Options) (*explore.Result, error) {
	var latest atomic.Pointer[explore.Counts]
	latest.Store(&explore.Counts{})
	w := &cluster.Watcher{Broker: k.broker, ID: k.id, Progress: v.tells(opts, &latest)}
	for {
		job, err := w.Watch(ctx)
		switch {
		case err == nil:
			return v.final(ctx, job, single, opts)
		case ctx.Err() != nil:
			return v.leave(ctx, k, *latest.Load()), nil
		case errors.Is(err, cluster.ErrCancelled):
			return v.cut(*latest.Load(), err), nil
		}
		select {
		case <-ctx.Done():
		case <-time.After(300 * time.Millisecond):
		}
	}
}

// tells returns what shows the progress of a job, as often as that of a search here.
func (v *verification) tells(opts explore.Options, latest *atomic.Pointer[explore.Counts]) func(*cluster.View) {
	var at time.Time
	return func(view *cluster.View) {
		if time.Since(at) < opts.ProgressInterval {
			return
		}
		at = time.Now()
		counts := view.Counts()
		latest.Store(&counts)
		if opts.Position != nil {
			opts.Position(view.State())
		}
		if opts.Progress != nil {
			opts.Progress(counts)
		}
	}
}

// leave leaves a job, because the user wants to or a limit was reached, after which nobody wants the result.
func (v *verification) leave(ctx context.Context, k *clustering, counts explore.Counts) *explore.Result {
	cause := context.Cause(ctx)
	if errors.Is(cause, errInterrupted) {
		v.notes = append(v.notes, fmt.Sprintf("the search goes on as job %s; gomc verify --cluster=%s --attach=%s waits for it, and --cancel=%s ends it", k.id, k.server.URL, k.id, k.id))
	} else {
		ending, stop := context.WithTimeout(context.WithoutCancel(ctx), v.budget.grace/4)
		defer stop()
		if err := cluster.Cancel(ending, k.broker, k.id); err != nil {
			v.notes = append(v.notes, fmt.Sprintf("job %s was not cancelled: %v; --cancel=%s ends it", k.id, err, k.id))
		}
	}
	return v.cut(counts, cause)
}

// final makes the result of a job that of a search here.
func (v *verification) final(ctx context.Context, job *cluster.Job, single explorer, opts explore.Options) (*explore.Result, error) {
	if err := v.renumber(job, job.Final.Limits); err != nil {
		return nil, err
	}
	opts.Resume, opts.Jobs = &job.Final.State, 1
	if job.Final.State.Tally.Verdict == explore.Violation {
		opts.Position, opts.Progress = nil, nil
	}
	return single(ctx, v.prog, opts)
}

// renumber takes the program as workers have it: the counterexample names threads by the numbers of the job.
func (v *verification) renumber(job *cluster.Job, limits cluster.Limits) error {
	prog, err := loadAssembly(v.prog.assembly, v.build)
	if err == nil {
		err = prog.number(job.Threads)
	}
	if err != nil {
		return err
	}
	prog.notes = v.prog.notes
	before := v.prog.restricted()
	prog.restricted = func() []string {
		return slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(before), limits.Nondet...))))
	}
	if tooLong := v.prog.tooLong; limits.Cut != nil {
		prog.tooLong = func() (event.Site, bool, bool) { return limits.Cut.Site, limits.Cut.Endless, true }
	} else {
		prog.tooLong = tooLong
	}
	v.prog = prog
	return nil
}

// withJob does what --attach and --cancel ask for; done is false if neither is given.
func (t *tool) withJob(c *cli.Context) (done bool, err error) {
	if c.IsSet("alone") && !c.IsSet("cluster") {
		return true, usagef("--alone needs --cluster=URL")
	}
	if !c.IsSet("attach") && !c.IsSet("cancel") {
		return false, nil
	}
	if !c.IsSet("cluster") {
		return true, usagef("--attach and --cancel need --cluster=URL")
	}
	if c.IsSet("attach") && c.IsSet("cancel") {
		return true, usagef("--attach and --cancel exclude each other")
	}
	if c.Args().Present() {
		return true, usagef("--attach and --cancel are about a job that has a program: leave out %s", c.Args().First())
	}
	server, err := connection(c, c.String("cluster"))
	if err != nil {
		return true, err
	}
	k := &clustering{server: server, id: c.String("attach") + c.String("cancel")}
	if err := cluster.CheckID(k.id); err != nil {
		return true, usagef("%v", err)
	}
	if k.broker, err = jetstream.Connect(c.Context, server); err != nil {
		return true, usagef("--cluster: %v", err)
	}
	defer k.broker.Close()
	if c.IsSet("cancel") {
		if err := cluster.Cancel(c.Context, k.broker, k.id); err != nil {
			return true, usagef("--cancel: %v", err)
		}
		fmt.Fprintf(t.stdout, "gomc: job %s is cancelled\n", k.id)
		return true, nil
	}
	return true, t.attach(c, k)
}

// attachFlags are the flags that go with --attach. Everything else is as it was when the job was submitted.
var attachFlags = []string{"cluster", "attach", "creds", "nkey", "tls-ca", "tls-cert", "tls-key", "json", "quiet", "progress", "timeout", "max-memory", "trace-out", "context", "dot", "svg", "html", "sarif"}

// attach waits for a job as who has submitted it would have.
func (t *tool) attach(c *cli.Context, k *clustering) error {
	for _, name := range c.LocalFlagNames() {
		if !slices.Contains(attachFlags, name) {
			return usagef("--%s is not for --attach: the search is as it was submitted", name)
		}
	}
	job, err := cluster.Find(c.Context, k.broker, k.id)
	if err != nil {
		return usagef("--attach: %v", err)
	}
	if job.Batch != nil {
		return usagef("--attach: job %s is no search: its result is for the command that has submitted it", k.id)
	}
	if job.Version != clusterVersion() {
		return usagef("--attach: job %s is one of gomc %s, and this is gomc %s", k.id, job.Version, clusterVersion())
	}
	text, err := k.broker.Object(c.Context, job.Source.Hash)
	if err != nil {
		return usagef("--attach: the program of job %s: %v", k.id, err)
	}
	t.inputs = job.Search.Inputs
	v, err := t.newVerification(c)
	if err != nil {
		return err
	}
	s := &job.Search
	v.opts.Engine, v.opts.Model, v.opts.Checks, v.opts.KeepGoing, v.opts.MaxSteps = s.Engine, s.Model, s.Checks, s.KeepGoing, s.MaxSteps
	v.leftOut, v.build.options = s.LeftOut, s.Options
	if s.Property != "" {
		v.property = &svcomp.Property{Name: s.Property, Checks: s.Checks, Unchecked: s.Unchecked}
	}
	v.checkpoints.earlier = job.Spent
	single := t.explore
	t.load = func(_ context.Context, b build) (*program, error) {
		return loadAssembly(assembly{job.Source.Name, text}, b)
	}
	t.explore = func(ctx context.Context, _ event.Program, opts explore.Options) (*explore.Result, error) {
		return v.await(ctx, k, single, opts)
	}
	return v.run(c.Context)
}
