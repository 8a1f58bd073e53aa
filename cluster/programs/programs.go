// Package programs explores pieces of jobs with the engines of package explore: a cluster.Searcher that loads programs from the store, keeps them, and divides what it does in
// slices.
package programs

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Program is one that is ready to be explored.
type Program struct {
	event.Program
	Threads func() [][2]uint32        // how threads are numbered
	Number  func([][2]uint32) error   // numbers them; before the program is executed
	Limits  func() cluster.Limits     // what was met in it
	Until   func(ctx context.Context) // makes it stop computing
}

// Options configure [New].
type Options struct {
	Store cluster.Store
	// Load makes a program of assembly. It runs nothing else. Its errors are final.
	Load func(job *cluster.Job, text []byte) (*Program, error)
	// Slices say how long pieces are explored.
	Slices *Slices
}

// maxKept is how many programs are kept in memory.
const maxKept = 4

// Programs explores pieces, several at the same time.
type Programs struct {
	opts Options
	ctx  context.Context

	mu   sync.Mutex
	kept []*loaded // the latest one used last
}

// loaded is a program in memory. It is replaced when threads have other numbers in the job's record.
type loaded struct {
	id    string
	prog  *Program
	once  sync.Once
	err   error
	mu    sync.Mutex
	epoch int
	parts *explore.Parts
}

// New returns a searcher; when ctx ends, it gives up what is at work.
func New(ctx context.Context, opts Options) *Programs { return &Programs{opts: opts, ctx: ctx} }

// Explore explores a piece for a slice.
func (p *Programs) Explore(ctx context.Context, id string, job *cluster.Job, at tree.Position) (f *cluster.Found, err error) {
	l, err := p.ready(ctx, id, job)
	if err != nil {
		return nil, err
	}
	if job.Batch != nil {
		f, err = p.items(l, id, job, at)
	} else {
		f, err = p.part(l, id, job, at)
	}
	if err != nil {
		return nil, err
	}
	f.Threads, f.Limits = l.prog.Threads(), l.prog.Limits()
	return f, nil
}

// part explores a part of a search.
func (p *Programs) part(l *loaded, id string, job *cluster.Job, at tree.Position) (*cluster.Found, error) {
	parts, err := l.at(p.ctx, job)
	if err != nil {
		return nil, err
	}
	var part explore.Part
	p.opts.Slices.Run(id, func(interrupted *atomic.Bool, split func() int) { part, err = parts.Explore(at, interrupted, split) })
	return &cluster.Found{Tally: part.Tally, Rest: part.Rest, Learned: part.Learned}, err
}

// ready returns a program whose threads have the numbers of the record.
func (p *Programs) ready(ctx context.Context, id string, job *cluster.Job) (*loaded, error) {
	for {
		l := p.get(id)
		l.once.Do(func() { l.prog, l.err = p.load(ctx, job) })
		if l.err != nil {
			p.drop(l)
			return nil, l.err
		}
		if threads := l.prog.Threads(); len(threads) < len(job.Threads) || !slices.Equal(threads[:len(job.Threads)], job.Threads) {
			p.drop(l)
			continue
		}
		return l, nil
	}
}

func (p *Programs) get(id string) *loaded {
	p.mu.Lock()
	defer p.mu.Unlock()
	k := slices.IndexFunc(p.kept, func(l *loaded) bool { return l.id == id })
	l := &loaded{id: id}
	if k >= 0 {
		l = p.kept[k]
		p.kept = slices.Delete(p.kept, k, k+1)
	}
	if p.kept = append(p.kept, l); len(p.kept) > maxKept {
		p.kept = slices.Delete(p.kept, 0, 1)
	}
	return l
}

func (p *Programs) drop(l *loaded) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.kept = slices.DeleteFunc(p.kept, func(m *loaded) bool { return m == l })
}

// load gets a program from the store.
func (p *Programs) load(ctx context.Context, job *cluster.Job) (*Program, error) {
	text, err := p.opts.Store.Object(ctx, job.Source.Hash)
	if err != nil {
		return nil, fmt.Errorf("the program %s: %w", job.Source.Name, err)
	}
	prog, err := p.opts.Load(job, text)
	if err == nil {
		err = prog.Number(job.Threads)
	}
	if err != nil {
		return nil, errors.Join(cluster.ErrRefused, err)
	}
	prog.Until(p.ctx)
	return prog, nil
}

// at returns the search with what an epoch knows.
func (l *loaded) at(ctx context.Context, job *cluster.Job) (*explore.Parts, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.parts != nil && l.epoch == job.Epoch {
		return l.parts, nil
	}
	s := &job.Search
	parts, err := explore.NewParts(ctx, l.prog.Program, explore.Options{Engine: s.Engine, Model: s.Model, Checks: s.Checks, MaxSteps: s.MaxSteps, KeepGoing: s.KeepGoing}, job.Learned)
	if err != nil {
		return nil, errors.Join(cluster.ErrRefused, err)
	}
	l.parts, l.epoch = parts, job.Epoch
	return parts, nil
}
