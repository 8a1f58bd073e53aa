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
	server  *exec.Cmd
	workers []*exec.Cmd
	client  *exec.Cmd // gomc verify, nil if there is none
}

// newGroup starts a server and workers.
func newGroup(gomc, dir, store string, workers int) (*group, error) {
	g := &group{gomc: gomc, store: store, lease: "1s", slice: "20ms"}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	g.address = l.Addr().String()
	l.Close()
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
func (g *group) start(args ...string) *exec.Cmd {
	c := exec.Command(g.gomc, args...)
	c.Stderr = g.log
	if err := c.Start(); err != nil {
		fmt.Fprintln(g.log, err)
	}
	return c
}

func (g *group) serve() *exec.Cmd {
	return g.start("serve", "--listen="+g.address, "--store="+g.store, "--lease="+g.lease)
}

func (g *group) work() *exec.Cmd {
	return g.start("work", "--nats="+g.url(), "--jobs=1", "--slice="+g.slice)
}

// kill ends a process by SIGKILL.
func kill(c *exec.Cmd) {
	if c.Process != nil {
		_ = c.Process.Kill()
		_ = c.Wait()
	}
}

// close ends all processes.
func (g *group) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, c := range append(g.workers, g.server) {
		resume(c)
		kill(c)
	}
	g.proxy.Close()
	g.proxy.cut()
	g.log.Close()
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
	bytes      uint64 // of what the stores of both have now
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
	t.bytes = results.CachedInfo().State.Bytes + queue.CachedInfo().State.Bytes
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
