// Package simulated is a broker in memory that fails in every way that a broker and the processes around it can, by the numbers of a seed, for tests of package cluster.
//
// Processes are goroutines of which one runs at a time: each stops at each of its calls, and a scheduler chooses whose call happens next, and how. A call may fail
// without effect, with it, or with an effect that comes later; its process may die before or after it. Pieces are delivered in any order, twice, or again while a
// process still works on them; what is read may be out of date. Failures come to an end after some time, so that a protocol that is right comes to its end.
package simulated

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"

	"github.com/gomc/gomc/cluster"
)

// ErrFailed is the error of calls that fail.
var ErrFailed = errors.New("the simulated broker failed")

// World is a broker and the processes that use it.
type World struct {
	rand     *rand.Rand
	failures int // calls after which nothing fails any more

	records map[string][][]byte // all revisions
	results map[cluster.Key][]byte
	log     []entry
	queue   []*message
	leased  []*message
	late    []func() // effects that are to come
	planned map[int]func()

	processes []*process
	running   chan *process // who has stopped at a call, or ended
	calls     int
	Crashes   int
	Failed    int
	Doubled   int
}

type entry struct {
	key  cluster.Key
	data []byte
	gone bool
}

type message struct {
	data     []byte
	attempts int
}

// process is one that runs, or is stopped at a call.
type process struct {
	name    string
	begin   func(cluster.Broker)
	restart bool       // when it has died
	call    *call      // that it is stopped at; nil when it has ended
	answer  chan error // to it; errCrash to die
}

// call is what a process is about to do.
type call struct {
	effect func() error
	idle   func() bool // reports that the call would wait; nil if it never does
}

var errCrash = errors.New("die")

// New returns a world in which failures come to an end after some calls.
func New(seed uint64, failures int) *World {
	return &World{rand: rand.New(rand.NewPCG(seed, 1)), failures: failures, records: map[string][][]byte{}, results: map[cluster.Key][]byte{}, running: make(chan *process)}
}

// Rand returns the numbers of the seed.
func (w *World) Rand() *rand.Rand { return w.rand }

// Spawn begins a process. If it dies, another one begins in its place if restart is set.
func (w *World) Spawn(name string, restart bool, begin func(cluster.Broker)) {
	w.processes = append(w.processes, &process{name: name, begin: begin, restart: restart, answer: make(chan error)})
}

// Run runs the processes until the one called until has ended, and returns an error if it never will.
func (w *World) Run(until string) error {
	for _, p := range w.processes {
		w.start(p)
	}
	defer w.kill()
	for ; ; w.calls++ {
		if w.calls > 200*w.failures+100_000 {
			return errors.New("no end after many calls")
		}
		if f := w.planned[w.calls]; f != nil {
			f()
		}
		w.mischief()
		var ready []*process
		for _, p := range w.processes {
			switch {
			case p.call == nil && p.name == until:
				return nil
			case p.call != nil && (p.call.idle == nil || !p.call.idle()):
				ready = append(ready, p)
			}
		}
		if len(ready) == 0 {
			if len(w.leased)+len(w.late) == 0 {
				return fmt.Errorf("stuck after %d calls: everybody waits, and the queue is empty", w.calls)
			}
			w.expire()
			w.happen()
			continue
		}
		w.step(ready[w.rand.IntN(len(ready))])
	}
}

// start runs a process up to its first call.
func (w *World) start(p *process) {
	go func() {
		defer func() {
			p.call = nil
			w.running <- p
		}()
		p.begin(&broker{w, p})
	}()
	<-w.running
}

// kill ends all processes.
func (w *World) kill() {
	for _, p := range w.processes {
		if p.call != nil {
			p.answer <- errCrash
			<-w.running
		}
	}
}

func (w *World) failing() bool { return w.calls < w.failures }

// step lets a call happen, or fail.
func (w *World) step(p *process) {
	c := p.call
	how := w.rand.IntN(40)
	if !w.failing() {
		how = 99
	}
	var err error
	crash := false
	switch how {
	case 0:
		err = ErrFailed
	case 1:
		_, err = c.effect(), ErrFailed
	case 2:
		w.late = append(w.late, func() { c.effect() })
		err = ErrFailed
	case 3:
		crash = true
	case 4:
		c.effect()
		crash = true
	default:
		err = c.effect()
	}
	if err == ErrFailed {
		w.Failed++
	}
	if crash {
		w.Crashes++
		p.answer <- errCrash
		<-w.running
		if p.restart {
			w.start(p)
		}
		return
	}
	p.answer <- err
	<-w.running
}

// mischief is what happens by itself: leases end, messages are doubled, and writes come late.
func (w *World) mischief() {
	if !w.failing() {
		return
	}
	switch w.rand.IntN(30) {
	case 0:
		w.expire()
	case 1:
		if len(w.queue) > 0 {
			m := *w.queue[w.rand.IntN(len(w.queue))]
			w.queue = append(w.queue, &m)
			w.Doubled++
		}
	case 2:
		w.happen()
	}
}

// expire ends a lease.
func (w *World) expire() {
	if len(w.leased) > 0 {
		w.queue = append(w.queue, take(&w.leased, w.rand.IntN(len(w.leased))))
	}
}

// happen lets an effect happen that is late.
func (w *World) happen() {
	if len(w.late) > 0 {
		take(&w.late, w.rand.IntN(len(w.late)))()
	}
}

func take[T any](list *[]T, i int) T {
	x := (*list)[i]
	*list = append((*list)[:i], (*list)[i+1:]...)
	return x
}

// At plans what happens after some calls.
func (w *World) At(calls int, do func()) { w.planned = map[int]func(){calls: do} }

// Lose empties the queue, as nobody but an operator does.
func (w *World) Lose() { w.queue, w.leased = nil, nil }

// broker is the World as a process sees it.
type broker struct {
	*World
	process *process
}

// do stops the process until its call has happened.
func (b *broker) do(idle func() bool, effect func() error) error {
	p := b.process
	p.call = &call{effect: effect, idle: idle}
	b.running <- p
	if err := <-p.answer; err != errCrash {
		return err
	}
	runtime.Goexit()
	return nil
}

func (b *broker) Record(_ context.Context, job string) (data []byte, revision uint64, err error) {
	err = b.do(nil, func() error {
		all := b.records[job]
		if len(all) == 0 {
			return cluster.ErrNotFound
		}
		n := len(all)
		if b.failing() && n > 1 && b.rand.IntN(4) == 0 {
			n-- // out of date
		}
		data, revision = all[n-1], uint64(n)
		return nil
	})
	return data, revision, err
}

func (b *broker) Replace(_ context.Context, job string, data []byte, revision uint64) error {
	return b.do(nil, func() error {
		if uint64(len(b.records[job])) != revision {
			return cluster.ErrConflict
		}
		b.records[job] = append(b.records[job], data)
		return nil
	})
}

func (b *broker) Commit(_ context.Context, key cluster.Key, data []byte) error {
	return b.do(nil, func() error {
		if _, ok := b.results[key]; ok {
			return cluster.ErrExists
		}
		b.results[key] = data
		b.log = append(b.log, entry{key: key, data: data})
		return nil
	})
}

func (b *broker) Committed(_ context.Context, key cluster.Key) (data []byte, err error) {
	err = b.do(nil, func() error {
		var ok bool
		if data, ok = b.results[key]; !ok || b.failing() && b.rand.IntN(4) == 0 {
			return cluster.ErrNotFound
		}
		return nil
	})
	return data, err
}

func (b *broker) Follow(_ context.Context, job string, epoch int, each func(piece string, data []byte) bool) error {
	seen := -1 // revision at the last idle call, while nothing fails
	for next := 0; ; {
		var e entry
		idle := func() bool {
			for ; next < len(b.log); next++ {
				if at := b.log[next]; !at.gone && at.key.Job == job && at.key.Epoch == epoch {
					return false
				}
			}
			return seen == len(b.records[job])
		}
		err := b.do(idle, func() error {
			if e = (entry{}); !idle() && next < len(b.log) {
				e = b.log[next]
				next++
			} else if seen = len(b.records[job]); b.failing() {
				seen = -1
			}
			return nil
		})
		if err != nil {
			return err
		}
		if !each(e.key.Piece, e.data) {
			return nil
		}
	}
}

func (b *broker) Forget(_ context.Context, job string) error {
	return b.do(nil, func() error {
		for i := range b.log {
			if b.log[i].key.Job == job {
				b.log[i].gone = true
				delete(b.results, b.log[i].key)
			}
		}
		return nil
	})
}

func (b *broker) Push(_ context.Context, _ string, data []byte, _ bool) error {
	return b.do(nil, func() error {
		b.queue = append(b.queue, &message{data: data})
		return nil
	})
}

func (b *broker) Pull(context.Context) (d cluster.Delivery, err error) {
	err = b.do(func() bool { return len(b.queue) == 0 }, func() error {
		if len(b.queue) == 0 {
			return ErrFailed // late
		}
		m := take(&b.queue, b.rand.IntN(len(b.queue)))
		m.attempts++
		b.leased = append(b.leased, m)
		d = &delivery{b, m}
		return nil
	})
	if err == nil && d == nil {
		err = ErrFailed
	}
	return d, err
}

type delivery struct {
	*broker
	message *message
}

func (d *delivery) Data() []byte  { return d.message.data }
func (d *delivery) Attempts() int { return 1 } // processes die far more often than MaxAttempts allows for

func (d *delivery) End(context.Context) error {
	return d.do(nil, func() error { d.remove(&d.leased); d.remove(&d.queue); return nil })
}

func (d *delivery) Return(context.Context) error {
	return d.do(nil, func() error {
		if d.remove(&d.leased) {
			d.queue = append(d.queue, d.message)
		}
		return nil
	})
}

// remove takes the message out of a list.
func (d *delivery) remove(list *[]*message) bool {
	for i, m := range *list {
		if m == d.message {
			take(list, i)
			return true
		}
	}
	return false
}
