// Package interptest runs compiled programs deterministically, for tests.
package interptest

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// Result is how a run ended.
type Result struct {
	// Last is the label that ended the run: of the first thread that found an
	// error, else of the main thread, or nil if all threads wait.
	Last *event.Label
	// Steps counts the visible operations.
	Steps int
	// Memory is the content of the words that were written.
	Memory map[event.Loc]event.Bits
	// Trace names the operations and places, if asked for.
	Trace []string
	// States are those that the main thread went through.
	States []event.State
}

type thread struct {
	state event.State
	done  bool
}

// Runner runs the thread with the smallest number that is not blocked.
type Runner struct {
	Program event.Program
	// Choose picks the values of Choice labels; nil means the first.
	Choose func(n uint64) uint64
	// Limit is the number of visible operations after which Run gives up.
	Limit int
	Trace bool
	// Took, if not nil, is called with each operation that a thread has done, and with the State that creates a thread.
	Took func(event.ThreadID, event.Taken)

	memory  map[event.Loc]event.Bits
	threads map[event.ThreadID]*thread
	order   []event.ThreadID
	freed   map[event.Obj]bool
	result  map[event.ThreadID]*event.Label
}

// Run runs the program to its end.
func (r *Runner) Run() (*Result, error) {
	r.memory = map[event.Loc]event.Bits{}
	r.freed = map[event.Obj]bool{}
	r.result = map[event.ThreadID]*event.Label{}
	r.threads = map[event.ThreadID]*thread{0: {state: r.Program.Main()}}
	r.order = []event.ThreadID{0}
	limit := r.Limit
	if limit == 0 {
		limit = 1_000_000
	}
	res := &Result{Memory: r.memory}
	for res.Steps < limit {
		progress := false
		for _, id := range r.order {
			t := r.threads[id]
			if t.done {
				continue
			}
			l := t.state.Label()
			if l.Ends() {
				t.done = true
				r.result[id] = l
				if id == 0 {
					res.States = append(res.States, t.state)
				}
				if l.Kind != event.Exit || l.Process {
					res.Last = l
					return res, nil
				}
				progress = true
				break
			}
			value, ok := r.step(t.state, l)
			if !ok {
				continue
			}
			if r.Took != nil {
				r.Took(id, event.Taken{State: t.state, Value: value})
			}
			if r.Trace {
				res.Trace = append(res.Trace, fmt.Sprintf("%d: %v %s %d at %v", id, l.Kind, r.Program.Describe(l), l.Val, r.Program.Site(l.Site)))
			}
			if id == 0 {
				res.States = append(res.States, t.state)
			}
			t.state = event.Next(t.state, value)
			res.Steps++
			progress = true
			break
		}
		if !progress {
			return res, nil
		}
	}
	return res, fmt.Errorf("no end after %d visible operations", limit)
}

func (r *Runner) word(l event.Loc) event.Bits {
	if v, ok := r.memory[l]; ok {
		return v
	}
	return r.Program.Word(l)
}

func (r *Runner) write(l *event.Label, v event.Bits) { r.memory[l.Loc] = l.Write(r.word(l.Loc), v) }

// step executes one operation, and returns what it returns; false if it waits.
func (r *Runner) step(s event.State, l *event.Label) (event.Bits, bool) {
	switch l.Kind {
	case event.Load:
		v := l.Read(r.word(l.Loc))
		return v, !(l.Blocks && event.Next(s, v) == s)
	case event.Store:
		r.write(l, l.Operand())
	case event.RMW:
		old := l.Read(r.word(l.Loc))
		choice := 0
		if n := l.Alternatives(old.Value); n > 1 && r.Choose != nil {
			choice = int(r.Choose(uint64(n)))
		}
		v, written := l.Store(old, choice)
		if l.Blocks && event.Next(s, old) == s && (!written || v == old) {
			return old, false
		}
		if written {
			r.write(l, v)
		}
		return old, true
	case event.Create:
		r.threads[l.Thread] = &thread{state: s.Child()}
		r.order = append(r.order, l.Thread)
	case event.Join:
		t := r.threads[l.Thread]
		if t == nil || !t.done {
			return event.Bits{}, false
		}
		return r.result[l.Thread].Operand(), true
	case event.Free:
		if r.freed[l.Object] {
			return event.Bits{}, true
		}
		r.freed[l.Object] = l.Object != event.NoObj
		return event.Defined(1), true
	case event.Alloc:
		delete(r.freed, l.Object)
		for _, loc := range r.Program.Words(l.Object) {
			delete(r.memory, loc)
		}
	case event.Choice:
		if r.Choose != nil {
			return event.Defined(r.Choose(l.Val)), true
		}
	}
	return event.Bits{}, true
}
