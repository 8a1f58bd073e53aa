package interp_test

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// TestModels runs the programs of testdata/models under all schedules and
// compares the sets of outcomes with those that their sources list. The same
// programs are run natively by the tests of package models.
func TestModels(t *testing.T) {
	sources, err := filepath.Glob("testdata/models/*.c")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, source := range sources {
		text, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		want := wantedOutcomes(string(text))
		environment := mishapsOf(t, string(text))
		for _, bits := range []string{"64", "32"} {
			t.Run(strings.TrimSuffix(filepath.Base(source), ".c")+"/"+bits, func(t *testing.T) {
				t.Parallel()
				got := outcomes(t, strings.TrimSuffix(source, ".c")+"."+bits+".ll", environment)
				if !slices.Equal(got, want) {
					t.Errorf("outcomes:\n\t%s\nwant:\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
				}
			})
		}
	}
}

// wantedOutcomes returns what the lines "// want:" list, sorted.
func wantedOutcomes(source string) []string {
	var all []string
	for _, line := range strings.Split(source, "\n") {
		if list, ok := strings.CutPrefix(line, "// want: "); ok {
			all = append(all, strings.Split(list, "; ")...)
		}
	}
	slices.Sort(all)
	return all
}

// mishapsOf returns what the line "// env:" says that the environment may do.
func mishapsOf(t *testing.T, source string) []event.Mishap {
	for _, line := range strings.Split(source, "\n") {
		if list, ok := strings.CutPrefix(line, "// env: "); ok {
			all, err := event.ParseMishaps(list)
			if err != nil {
				t.Fatal(err)
			}
			return all
		}
	}
	return nil
}

func outcomes(t *testing.T, path string, environment []event.Mishap) []string {
	t.Helper()
	mod, err := llvmir.Load(context.Background(), []string{path}, llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p, err := interp.Compile(mod, interp.Options{AbortIsError: true, Environment: environment})
	if err != nil {
		t.Fatal(err)
	}
	e := &explorer{p: p, ids: map[event.State]int{}, seen: map[string]bool{}, outcomes: map[string]bool{}}
	e.explore(&world{threads: map[event.ThreadID]*running{0: {state: p.Main()}}, words: map[event.Loc]event.Bits{}, dead: map[event.Obj]bool{}})
	return slices.Sorted(maps.Keys(e.outcomes))
}

// explorer visits all states of a small program under sequential consistency:
// nothing clever, so that the models are tested with nothing else in the way.
type explorer struct {
	p        event.Program
	ids      map[event.State]int
	seen     map[string]bool
	outcomes map[string]bool
}

// world is the state of the whole program.
type world struct {
	threads map[event.ThreadID]*running
	words   map[event.Loc]event.Bits
	dead    map[event.Obj]bool
	inside  event.ThreadID // thread in an atomic section, plus one
	alone   int            // steps of the only thread that could move, up to here
}

// sparsely is how many steps of a thread that moves alone go by between two states that are remembered: enough to notice that
// it goes round in a circle.
const sparsely = 64

// movesAlone reports whether no more than one thread can move.
func (w *world) movesAlone() bool {
	running := 0
	for _, r := range w.threads {
		if !r.ended {
			running++
		}
	}
	return running <= 1 || w.inside != 0
}

type running struct {
	state  event.State
	ended  bool
	result event.Bits
}

// step is one outcome of the next operation of a thread.
type step struct {
	thread event.ThreadID
	value  event.Bits // what the operation returns
	store  bool
	word   event.Bits
}

func (e *explorer) explore(w *world) {
	if w.alone++; !w.movesAlone() {
		w.alone = 0
	}
	if w.alone%sparsely == 0 {
		key := e.key(w)
		if e.seen[key] {
			return
		}
		e.seen[key] = true
		if len(e.seen) > 2_000_000 {
			panic("too many states")
		}
	}
	var steps []step
	waiting := false
	for _, id := range slices.Sorted(maps.Keys(w.threads)) {
		r := w.threads[id]
		if r.ended || w.inside != 0 && w.inside != id+1 {
			continue
		}
		l := r.state.Label()
		switch l.Kind {
		case event.Error:
			if l.Fault.Kind == event.AbortError {
				e.end("abort", "")
			} else {
				e.end(string(l.Fault.Kind), strings.TrimPrefix(l.Fault.Message, "assertion failed: "))
			}
			return
		case event.Unsupported:
			e.end("unsupported", l.Fault.Message)
			return
		case event.Block:
			e.end(map[event.Reason]string{event.BlockAssume: "assume", event.BlockBound: "bound"}[l.Reason], "")
			return
		case event.Exit:
			if l.Process {
				e.end("ok", "")
				return
			}
			next := w.clone()
			next.threads[id] = &running{state: r.state, ended: true, result: l.Operand()}
			e.explore(next)
			return // the end of a thread commutes with all that others do
		}
		waiting = true
		if l.Object != event.NoObj && w.dead[l.Object] && l.Accesses() {
			e.end("memory", "access to a dead object")
			return
		}
		steps = append(steps, e.steps(w, id, l)...)
	}
	if len(steps) == 0 {
		if waiting {
			e.end("deadlock", "")
		} else {
			e.end("ok", "")
		}
	}
	for i, s := range steps {
		next := w
		if i < len(steps)-1 {
			next = w.clone()
		}
		e.take(next, s)
		e.explore(next)
	}
}

// steps returns what the next operation of a thread may do; nothing if it is
// disabled.
func (e *explorer) steps(w *world, id event.ThreadID, l *event.Label) []step {
	r := w.threads[id]
	switch l.Kind {
	case event.Load:
		value := l.Read(e.word(w, l.Loc))
		if l.Blocks && event.Next(r.state, value) == r.state {
			return nil
		}
		return []step{{thread: id, value: value}}
	case event.RMW:
		old := e.word(w, l.Loc)
		value := l.Read(old)
		var steps []step
		for choice := range l.Alternatives(value.Value) {
			stored, written := l.Store(value, choice)
			if l.Blocks && (!written || stored == value) && event.Next(r.state, value) == r.state {
				return nil
			}
			steps = append(steps, step{thread: id, value: value, store: written,
				word: l.Write(old, stored)})
		}
		return steps
	case event.Store:
		old := e.word(w, l.Loc)
		return []step{{thread: id, store: true, word: l.Write(old, l.Operand())}}
	case event.Join:
		if other := w.threads[l.Thread]; other == nil || !other.ended {
			return nil
		} else {
			return []step{{thread: id, value: other.result}}
		}
	case event.Choice:
		var steps []step
		for v := range l.Val {
			steps = append(steps, step{thread: id, value: event.Defined(v)})
		}
		return steps
	case event.Free:
		if !w.dead[l.Object] {
			return []step{{thread: id, value: event.Defined(1)}}
		}
	}
	return []step{{thread: id}}
}

// take changes a state by a step.
func (e *explorer) take(next *world, s step) {
	r := next.threads[s.thread]
	l := r.state.Label()
	next.threads[s.thread] = &running{state: event.Next(r.state, s.value)}
	if s.store {
		next.words[l.Loc] = s.word
	}
	switch l.Kind {
	case event.Create:
		next.threads[l.Thread] = &running{state: r.state.Child()}
	case event.Free:
		next.dead[l.Object] = true
	case event.Alloc:
		delete(next.dead, l.Object)
		for _, loc := range e.p.Words(l.Object) {
			delete(next.words, loc)
		}
	case event.AtomicBegin:
		next.inside = s.thread + 1
	case event.AtomicEnd:
		next.inside = 0
	}
}

func (e *explorer) word(w *world, loc event.Loc) event.Bits {
	if v, ok := w.words[loc]; ok {
		return v
	}
	return e.p.Word(loc)
}

func (e *explorer) end(kind, message string) {
	text := kind
	if message != "" {
		text += ": " + message
	}
	e.outcomes[text] = true
}

func (w *world) clone() *world {
	return &world{threads: maps.Clone(w.threads), words: maps.Clone(w.words), dead: maps.Clone(w.dead), inside: w.inside, alone: w.alone}
}

// key identifies a state of the program.
func (e *explorer) key(w *world) string {
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(w.threads)) {
		r := w.threads[id]
		n, ok := e.ids[r.state]
		if !ok {
			n = len(e.ids)
			e.ids[r.state] = n
		}
		fmt.Fprint(&b, id, " ", n, " ", r.ended, " ", r.result, ";")
	}
	for _, loc := range slices.Sorted(maps.Keys(w.words)) {
		fmt.Fprint(&b, loc, "=", w.words[loc], ";")
	}
	fmt.Fprint(&b, slices.Sorted(maps.Keys(w.dead)), w.inside)
	return b.String()
}
