package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/corpus"
)

// exampleOf returns the counterexample of a program of the corpus.
func exampleOf(t *testing.T, file string, opts explore.Options) *Counterexample {
	t.Helper()
	prog := corpus.Load(t, file)
	res, err := explore.Run(t.Context(), prog, opts)
	if err != nil || res.Error == nil {
		t.Fatalf("%s: %+v, %v", file, res, err)
	}
	c, err := Explain(prog, explore.Simplify(prog, res.Error))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return c
}

// TestNames checks what the source calls locations and values in counterexamples, and what is said about the
// background of errors.
func TestNames(t *testing.T) {
	for _, test := range []struct {
		file       string
		checks     []event.ErrorKind
		message    string
		steps      []string // some of them, as text
		background []string
	}{
		{"structures/treiber_stack_free.ll", nil, "use after free: read of node#2->next",
			[]string{"compare-exchange top: &node#1 -> &node#2", "write node#2->next = &node#1", "free node#2", "read node#2->next", "read top = NULL"},
			[]string{"node#2 was allocated at structures/treiber_stack_free.c:22 by main, in push <- main (structures/treiber_stack_free.c:47)",
				"node#2 was freed at structures/treiber_stack_free.c:38 by popper#1"}},
		{"memory/use_after_free.ll", nil, "use after free: read of int#1", []string{"write shared = &int#1", "free int#1"},
			[]string{"int#1 was allocated at memory/use_after_free.c:29 by main", "int#1 was freed at memory/use_after_free.c:21 by owner#2"}},
		{"memory/double_free.ll", nil, "double free", []string{"write shared = &int#1", "free int#1", "write shared = NULL"},
			[]string{"int#1 was allocated at memory/double_free.c:28 by main", "int#1 was freed at memory/double_free.c:19 by drop#1"}},
		{"tutorial/mailbox.STEP2.ll", nil, "deadlock: main waits for the end of writer#3 at tutorial/mailbox.c:82; writer#3 waits for a signal on box.changed at tutorial/mailbox.c:36; reader#4 waits for a signal on box.changed at tutorial/mailbox.c:52",
			[]string{"waits for the end of writer#3", "waits for a signal on box.changed"}, nil},
		{"memory/stack_escape.ll", nil, "read of local after its lifetime has ended", []string{"write shared = &local", "end lifetime local"}, nil},
		{"races/struct_race.ll", []event.ErrorKind{event.RaceError}, "data race: write of shared.balance by update#1 at races/struct_race.c:24 and read of shared.balance by check#2 at races/struct_race.c:31 are not ordered",
			[]string{"write shared.balance = 20", "read shared.balance = 20"}, []string{"update#1 holds no lock", "check#2 holds no lock"}},
	} {
		t.Run(test.file, func(t *testing.T) {
			c := exampleOf(t, test.file, explore.Options{Checks: test.checks, Jobs: 1})
			if c.Error.Message != test.message {
				t.Errorf("message %q", c.Error.Message)
			}
			said := map[string]bool{}
			n := namesOf(c.Threads)
			for i := range c.Steps {
				said[n.text(&c.Steps[i])] = true
			}
			for _, want := range test.steps {
				if !said[want] {
					t.Errorf("no step %q among %v", want, said)
				}
			}
			if diff := cmp.Diff(test.background, c.Background()); diff != "" {
				t.Error(diff)
			}
			if !c.Steps[len(c.Steps)-1].Offending {
				t.Error("the last step is not marked")
			}
		})
	}
}

// TestHeld checks which locks are held on each side of a data race.
func TestHeld(t *testing.T) {
	lock := func(t event.ThreadID, op event.Op, name string) Step {
		return Step{Thread: t, Location: name, Written: ref(uint64(1)), label: &event.Label{Kind: event.RMW, Op: op, Sync: event.SyncMutex}}
	}
	access := func(t event.ThreadID) Step {
		return Step{Thread: t, Offending: true, label: &event.Label{Kind: event.Store}}
	}
	c := &Counterexample{Error: &explore.Error{Kind: event.RaceError}, Threads: []Thread{{0, "main"}, {1, "w#1"}}, Steps: []Step{
		lock(0, event.OpMutexLock, "a"), lock(0, event.OpMutexLock, "b"), lock(0, event.OpMutexUnlock, "a"), access(0),
		lock(1, event.OpReadLock, "c"), lock(1, event.OpWriteLock, "d"), access(1)}}
	if diff := cmp.Diff([]string{"main holds b", "w#1 holds c, d"}, c.Background()); diff != "" {
		t.Error(diff)
	}
}

// TestExcerpt checks which part of a source line is shown.
func TestExcerpt(t *testing.T) {
	s := &Sources{files: map[string][]string{"a.c": {"\twhile (n && !take(&queue->head, &n, n->next)) ;  pool->size--;", "\tx = 1;"}}}
	line := s.at("a.c", 1, 58) // size of pool->size
	for room, want := range map[int]string{100: line.whole, 20: "…pool->size--;", 10: "…pool->si…", 7: ""} {
		if got := line.within(room); got != want {
			t.Errorf("within %d: %q, want %q", room, got, want)
		}
	}
	if got := s.at("a.c", 2, 2).within(6); got != "x = 1;" {
		t.Errorf("%q", got)
	}
	if got := s.at("a.c", 3, 1).within(60); got != "" {
		t.Errorf("beyond the end: %q", got)
	}
	for text, want := range map[string]string{
		"if (a + b > c)   /* too late */": "if (a + b > c)", "if (a + b > c) // too late": "if (a + b > c)",
		`f("a // b", c) + g(c);`: `f("a // b", c)…`, "/* a comment alone */": "/* a comment a…",
	} {
		if got := (&Sources{files: map[string][]string{"b.c": {text}}}).at("b.c", 1, 1).within(15); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
	var b bytes.Buffer
	c := exampleOf(t, "structures/treiber_stack_free.ll", explore.Options{Jobs: 1})
	if err := c.WriteText(&b, Style{Width: 97, Sources: &Sources{Dirs: []string{"../testdata"}}}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "…atomic_compare") {
		t.Errorf("a long line is not shown from its call on:\n%s", b.String())
	}
}
