package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// group is a server and its workers, each a process, and a network between them.
type group struct {
	gomc, store string
	log         *os.File // what processes say
	address     string   // of the server, behind the proxy
	lease       string
	slice       string
	*proxy

	mu      sync.Mutex
	server  *process
	workers []*process
	client  *exec.Cmd // gomc verify, nil if there is none
}

// process is one that was started.
type process struct {
	*exec.Cmd
	ended chan struct{} // closed when it has
}

// nextPort is where to look for a free one. No two servers of this process get the same.
var nextPort = func() *atomic.Int64 {
	n := new(atomic.Int64)
	n.Store(int64(20000 + os.Getpid()%8000))
	return n
}()

// free returns an address that nobody listens at. Its port is none that the system gives to connections, while no server listens there.
func free() (string, error) {
	for range 1000 {
		port := nextPort.Add(1)
		if l, err := net.Listen("tcp", fmt.Sprint("127.0.0.1:", port)); err == nil {
			return l.Addr().String(), l.Close()
		}
	}
	return "", errors.New("there is no free port")
}

// newGroup starts a server and workers.
func newGroup(gomc, dir, store string, workers int, slice string) (g *group, err error) {
	g = &group{gomc: gomc, store: store, lease: "1s", slice: slice}
	g.address, err = free()
	if err != nil {
		return nil, err
	}
	if g.log, err = os.Create(filepath.Join(dir, fmt.Sprintf("log.%d", workers))); err != nil {
		return nil, err
	}
	if g.proxy, err = newProxy(g.address); err != nil {
		return nil, err
	}
	g.server = g.serve()
	for range workers {
		g.workers = append(g.workers, g.work())
	}
	return g, nil
}

func (g *group) url() string { return "nats://" + g.proxy.Addr().String() }

// start starts a process. One that does not start is seen by what does not happen.
func (g *group) start(args ...string) *process {
	p := &process{exec.Command(g.gomc, args...), make(chan struct{})}
	p.Stderr = g.log
	if err := p.Start(); err != nil {
		fmt.Fprintln(g.log, err)
		close(p.ended)
		return p
	}
	go func() {
		_ = p.Wait()
		close(p.ended)
	}()
	return p
}

func (g *group) serve() *process {
	return g.start("serve", "--listen="+g.address, "--store="+g.store, "--lease="+g.lease)
}

func (g *group) work() *process {
	return g.start("work", "--nats="+g.url(), "--jobs=1", "--slice="+g.slice)
}

// kill ends a process by SIGKILL.
func (p *process) kill() {
	if p.Process != nil {
		_ = p.Process.Kill()
		<-p.ended
	}
}

// hasEnded reports whether a process has ended by itself.
func (p *process) hasEnded() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}

// close ends all processes, and returns how long they have computed, in seconds.
func (g *group) close() (server, workers float64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, p := range append(g.workers, g.server) {
		p.resume()
		p.kill()
		if p == g.server {
			server = p.computed()
		} else {
			workers += p.computed()
		}
	}
	g.proxy.Close()
	g.proxy.cut()
	g.log.Close()
	return server, workers
}

// computed is how long a process that has ended has computed, in seconds.
func (p *process) computed() float64 {
	if p.ProcessState == nil {
		return 0
	}
	return (p.ProcessState.UserTime() + p.ProcessState.SystemTime()).Seconds()
}

// ready waits until the server answers.
func (g *group) ready(ctx context.Context) error {
	for range 100 {
		if _, err := g.traffic(ctx); err == nil {
			return nil
		}
		if err := wait(ctx, 100*time.Millisecond); err != nil {
			return err
		}
	}
	return errors.New("the server does not come up; see " + g.log.Name())
}

// traffic is what has gone through a server since its store was made.
type traffic struct {
	results    uint64 // pieces with a result
	pushed     uint64 // pieces that were put in the queue
	deliveries uint64 // of pieces
}

// traffic asks the server, not through the proxy.
func (g *group) traffic(ctx context.Context) (t traffic, err error) {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	conn, err := nats.Connect("nats://" + g.address)
	if err != nil {
		return t, err
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		return t, err
	}
	results, err := js.Stream(ctx, "GOMC_results")
	if err != nil {
		return t, err
	}
	queue, err := js.Stream(ctx, "GOMC_queue")
	if err != nil {
		return t, err
	}
	consumer, err := queue.Consumer(ctx, "workers")
	if err != nil {
		return t, err
	}
	t.results, t.pushed, t.deliveries = results.CachedInfo().State.LastSeq, queue.CachedInfo().State.LastSeq, consumer.CachedInfo().Delivered.Consumer
	return t, nil
}

func wait(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-time.After(d):
		return nil
	}
}
