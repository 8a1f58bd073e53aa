package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/jetstream"
)

// metrics are figures of gomc serve or gomc work, for who observes them from outside.
type metrics struct {
	broker *jetstream.Broker // of gomc serve; nil for gomc work

	mu      sync.Mutex
	pieces  int
	bytes   int
	seconds float64
	working int
	jobs    map[string]jobFigures
}

// jobFigures are those of a job that is running.
type jobFigures struct {
	executions    uint64
	open, results int
}

func (m *metrics) busy(begun bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if begun {
		m.working++
	} else {
		m.working--
	}
}

func (m *metrics) ended(r *cluster.Result, bytes int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.pieces++
	m.bytes += bytes
	m.seconds += r.Seconds
}

func (m *metrics) view(id string, v *cluster.View) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.jobs == nil {
		m.jobs = map[string]jobFigures{}
	}
	m.jobs[id] = jobFigures{v.Counts().Executions, v.Open(), v.Results}
}

func (m *metrics) forget(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.jobs, id)
}

// serve answers requests until ctx ends; with no address it does nothing.
func (m *metrics) serve(ctx context.Context, address string) error {
	if address == "" {
		return nil
	}
	l, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		m.write(r.Context(), w)
	})
	s := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { s.Close() })
	go s.Serve(l)
	return nil
}

// write writes all figures in Prometheus' text format.
func (m *metrics) write(ctx context.Context, w io.Writer) {
	family := func(name, kind, help string) { fmt.Fprintf(w, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind) }
	one := func(name, kind, help string, value any) {
		family(name, kind, help)
		fmt.Fprintf(w, "%s %v\n", name, value)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.broker == nil {
		one("gomc_pieces_total", "counter", "Pieces whose result this worker has committed.", m.pieces)
		one("gomc_piece_seconds_total", "counter", "Time spent on them.", m.seconds)
		one("gomc_result_bytes_total", "counter", "Size of their results.", m.bytes)
		one("gomc_pieces_working", "gauge", "Pieces that are being explored.", m.working)
		return
	}
	if waiting, working, err := m.broker.Queued(ctx); err == nil {
		one("gomc_queue_waiting", "gauge", "Pieces that wait for a worker.", waiting)
		one("gomc_queue_working", "gauge", "Pieces in the hands of workers.", working)
	}
	one("gomc_jobs_running", "gauge", "Jobs that are running.", len(m.jobs))
	for _, f := range []struct {
		name, help string
		of         func(jobFigures) any
	}{
		{"gomc_job_executions", "Executions that were explored.", func(j jobFigures) any { return j.executions }},
		{"gomc_job_results", "Pieces with a result.", func(j jobFigures) any { return j.results }},
		{"gomc_job_open", "Pieces without one.", func(j jobFigures) any { return j.open }},
	} {
		family(f.name, "gauge", f.help)
		for _, id := range slices.Sorted(maps.Keys(m.jobs)) {
			fmt.Fprintf(w, "%s{job=%q} %v\n", f.name, id, f.of(m.jobs[id]))
		}
	}
}
