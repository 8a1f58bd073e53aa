package graphs

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// maxEvents bounds the events of a graph.
const maxEvents = 62

// ErrLimit says that a program has more graphs than the limit.
var ErrLimit = errors.New("graphs: too many graphs")

// Result counts the full graphs of a program. Counts, Errors and Finals mean what
// they mean for engines of package explore that check all errors and go on after
// violations: a graph with an error is a complete execution.
type Result struct {
	Executions uint64 // complete executions
	Erroneous  uint64 // among them, those with an error
	Blocked    map[event.Reason]uint64
	// ReadsFrom and BlockedReadsFrom count classes of complete and of blocked
	// executions that differ in program order and reads-from.
	ReadsFrom, BlockedReadsFrom uint64
	Errors                      []string // "kind message site", sorted
	// Finals are the states in which executions, complete or not, leave the
	// threads, sorted: for each thread "number:reason,state". States of one
	// Program print the same if and only if they are the same.
	Finals []string
	Graphs uint64 // consistent graphs met, full or not
	Races  map[Race]bool
	// Hangs counts, among those that an await blocks, the full graphs in which every thread that goes on does
	// so for ever, by reading the coherence-maximal writes; HangingReadsFrom those of them that differ in
	// program order and reads-from.
	Hangs, HangingReadsFrom uint64
}

// Options configure [Enumerate].
type Options struct {
	// Limit bounds the prefixes of graphs, consistent or not; 0 means no bound.
	Limit int
	// Full, if not nil, is called with each full graph. Blocked says why it is not
	// complete, NotBlocked if it is.
	Full func(g *axiom.Graph, blocked event.Reason)
	// Races asks for data races.
	Races bool
}

// Enumerate counts the execution graphs of a program under a model. It returns
// ErrLimit, or another error for a program that it refuses: one with accesses to
// different bytes of a word, with objects that live twice, with an operation
// that is not supported, or with more than some dozens of events.
func Enumerate(prog event.Program, model memmodel.Model, opts Options) (*Result, error) {
	e := &enumerator{
		prog: prog, model: model, opts: opts, seen: map[string]bool{}, masks: map[event.Loc]uint8{},
		result: &Result{Blocked: map[event.Reason]uint64{}},
		errors: map[string]bool{}, finals: map[string]bool{},
		complete: map[string]bool{}, blocked: map[string]bool{}, hanging: map[string]bool{},
	}
	if opts.Races {
		e.races = map[Race]bool{}
	}
	start := &prefix{enumerator: e}
	start.start(0, prog.Main(), none)
	if err := e.explore(start); err != nil {
		return nil, err
	}
	if e.unordered && !slices.ContainsFunc(slices.Collect(maps.Keys(e.errors)), func(s string) bool { return strings.HasPrefix(s, string(event.MemoryError)) }) {
		panic("graphs: an access that is not ordered with the end of its object's lifetime, and no error")
	}
	r := e.result
	r.Races = e.races
	r.ReadsFrom, r.BlockedReadsFrom, r.HangingReadsFrom = uint64(len(e.complete)), uint64(len(e.blocked)), uint64(len(e.hanging))
	r.Errors, r.Finals = slices.Sorted(maps.Keys(e.errors)), slices.Sorted(maps.Keys(e.finals))
	return r, nil
}

type enumerator struct {
	prog   event.Program
	model  memmodel.Model
	opts   Options
	seen   map[string]bool
	masks  map[event.Loc]uint8 // how a location is accessed
	result *Result

	errors, finals, complete, blocked, hanging map[string]bool

	races map[Race]bool // nil if they are not asked for

	unordered bool // RA and RC11: some access does not happen before the end of its object's lifetime
}

// explore visits a consistent prefix and all that extend it.
func (e *enumerator) explore(p *prefix) error {
	if len(p.graph.Events) > maxEvents {
		return fmt.Errorf("graphs: more than %d events", maxEvents)
	}
	e.result.Graphs++
	if e.races != nil {
		e.racesOf(p)
	}
	full := true
	var all []event.ThreadID
	for t := range p.threads {
		t := event.ThreadID(t)
		can, err := p.runnable(t)
		if err != nil {
			return err
		}
		if !can && !p.waits(t) {
			continue
		}
		full = full && !can
		if l := p.threads[t].state.Label(); can && !l.Accesses() && l.Kind != event.Free {
			// It conflicts with nothing: all other orders give the same graphs.
			all = []event.ThreadID{t}
			break
		}
		all = append(all, t)
	}
	if full {
		e.full(p)
	}
	for _, t := range all {
		next, err := p.extensions(t)
		if err != nil {
			return err
		}
		for _, q := range next {
			key := q.key()
			if e.seen[key] {
				continue
			}
			if e.opts.Limit > 0 && len(e.seen) == e.opts.Limit {
				return ErrLimit
			}
			e.seen[key] = true
			if !q.consistent() {
				continue
			}
			if err := e.explore(q); err != nil {
				return err
			}
		}
	}
	return nil
}

// full counts a full graph.
func (e *enumerator) full(p *prefix) {
	reason, faulty, final := event.NotBlocked, false, ""
	for t := range p.threads {
		th := &p.threads[t]
		if th.status == absent {
			continue
		}
		if th.status == faulted {
			faulty = faulty || !p.beyondEnd(event.ThreadID(t))
			l := th.state.Label()
			e.errors[fmt.Sprintf("%s %s %d", th.fault.Kind, th.fault.Message, l.Site)] = true
		}
		b := th.blocked()
		reason = worse(reason, b)
		final += fmt.Sprintf("%d:%v,%p ", t, b, th.state)
	}
	e.finals[final] = true
	e.unordered = e.unordered || p.unordered()
	switch {
	case faulty:
		e.result.Erroneous++
		reason = event.NotBlocked
	case p.exited && (reason == event.BlockDeadlock || reason == event.BlockAwait):
		reason = event.NotBlocked // the process has ended, nobody waits
	}
	if reason == event.NotBlocked {
		e.result.Executions++
		e.complete[p.readsFrom()] = true
	} else {
		e.result.Blocked[reason]++
		e.blocked[p.readsFrom()] = true
	}
	if !faulty && (reason == event.BlockAwait || p.waitsWithin()) && p.hangs() {
		e.result.Hangs++
		e.hanging[p.readsFrom()] = true
	}
	if e.opts.Full != nil {
		e.opts.Full(&p.graph, reason)
	}
}

// severity ranks the reasons for which threads are blocked: the worst one is that
// of the execution.
var severity = []event.Reason{event.NotBlocked, event.BlockDeadlock, event.BlockAwait, event.BlockAssume, event.BlockBound}

func worse(a, b event.Reason) event.Reason {
	return severity[max(slices.Index(severity, a), slices.Index(severity, b))]
}
