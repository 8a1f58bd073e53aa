package explore

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// alikes are groups of threads that run the same routine: engine states may find, of what they
// can come to, one that is the same but that they have exchanged their places. If their constants differ, it may as well, where these make no difference.
type alikes [][]event.ThreadID

func alikeIn(p *litmus.Program) (all alikes) {
	if p.Routine == nil {
		return nil
	}
	taken := make([]bool, len(p.Threads))
	for t := range p.Threads {
		var group []event.ThreadID
		for u := t; u < len(p.Threads); u++ {
			if !taken[u] && p.Routine[u] == p.Routine[t] {
				taken[u] = true
				group = append(group, event.ThreadID(u+1))
			}
		}
		if len(group) > 1 {
			all = append(all, group)
		}
	}
	return all
}

// first returns the first thread of the group of a thread.
func (a alikes) first(t event.ThreadID) event.ThreadID {
	for _, group := range a {
		if slices.Contains(group, t) {
			return group[0]
		}
	}
	return t
}

var (
	threadName = regexp.MustCompile("thread#([0-9]+)")
	joinPlace  = regexp.MustCompile("(waits for the end of thread#[0-9]+) at litmus:[0-9]+")
)

// message returns a message with the name of the first of its group for each thread. Which of several joins a thread is at depends on
// who has ended.
func (a alikes) message(text string) string {
	if a == nil {
		return text
	}
	text = threadName.ReplaceAllStringFunc(text, func(name string) string {
		t, _ := strconv.Atoi(strings.TrimPrefix(name, "thread#"))
		return fmt.Sprintf("thread#%d", a.first(event.ThreadID(t)))
	})
	text = joinPlace.ReplaceAllString(text, "$1")
	kind, rest, _ := strings.Cut(text, ": ")
	return kind + ": " + strings.Join(slices.Sorted(slices.Values(strings.Split(rest, "; "))), "; ")
}

// final describes the end of an execution, by the first of the descriptions that are the same but that threads of a group have exchanged
// their places.
func (a alikes) final(m *memmodel.Machine) string {
	if a == nil {
		return final(m)
	}
	to := make([]event.ThreadID, m.Threads())
	for i := range to {
		to[i] = event.ThreadID(i)
	}
	best := ""
	var each func(k int)
	each = func(k int) {
		if k == len(a) {
			if s := described(m, to); best == "" || s < best {
				best = s
			}
			return
		}
		permutations(slices.Clone(a[k]), 0, func(p []event.ThreadID) {
			for i, t := range a[k] {
				if int(t) < len(to) {
					to[t] = p[i]
				}
			}
			each(k + 1)
		})
	}
	each(0)
	return best
}

func permutations(p []event.ThreadID, from int, each func([]event.ThreadID)) {
	if from == len(p) {
		each(p)
		return
	}
	for i := from; i < len(p); i++ {
		p[from], p[i] = p[i], p[from]
		permutations(p, from+1, each)
		p[from], p[i] = p[i], p[from]
	}
}

// described is final with each thread in another one's place. Owners of mutexes, users of barriers, and what threads own follow.
func described(m *memmodel.Machine, to []event.ThreadID) string {
	var all []string
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) {
			all = append(all, fmt.Sprintf("%d:%v,%v", to[t], m.Blocked(t), m.State(t)))
		}
	}
	for l := range m.Locations() {
		w := m.Word(event.Loc(l))
		at := fmt.Sprint(l)
		switch name := m.Program().Describe(&event.Label{Loc: event.Loc(l)}); {
		case name[0] == 'o':
			k, t, _ := strings.Cut(name, ".")
			owner, _ := strconv.Atoi(t)
			at = fmt.Sprint(k, ".", to[owner])
		case name[0] == 'm' && w.Value != 0:
			owner := uint32(w.Value) - 1
			w.Value = w.Value>>32<<32 | uint64(to[owner]) + 1
		case name[0] == 'b' && w.Value>>32&event.BarrierCounts == 0:
			users := w.Value >> 32 & event.BarrierUsers
			w.Value &^= users << 32
			for t := range to {
				w.Value |= users >> t & 1 << 32 << to[t]
			}
		}
		if w != m.Program().Word(event.Loc(l)) {
			value := fmt.Sprintf("%x", w)
			if t, x, ok := litmus.OwnAddress(w.Value); ok && int(t) < len(to) {
				value = fmt.Sprintf("%d&%d", to[t], x)
			}
			all = append(all, fmt.Sprintf("%s=%s", at, value))
		}
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

// alikeShapes are programs with several threads that run the same routine.
func alikeShapes() []litmus.Shape {
	with := func(main int, kinds ...litmus.Kind) litmus.Shape {
		return litmus.Shape{Alike: true, Threads: 3, Stmts: 3, Vars: 2, Mutexes: 2, Values: 3, Main: main, Kinds: kinds}
	}
	owning := with(1, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.CAS, litmus.If, litmus.Lock, litmus.Atomic)
	owning.Own = 2
	return []litmus.Shape{
		owning,
		with(2, litmus.Load, litmus.Store, litmus.Add, litmus.If),
		with(2, litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock),
		with(2, litmus.Self, litmus.Store, litmus.Load, litmus.If, litmus.Lock),
		with(2, litmus.Load, litmus.Store, litmus.Add, litmus.Await, litmus.AwaitBoth, litmus.If),
		with(1, litmus.Load, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.Choose, litmus.Self),
		with(1, litmus.Load, litmus.Add, litmus.Assert, litmus.If, litmus.Assume, litmus.Lock),
		with(1, litmus.Load, litmus.Store, litmus.Gate, litmus.Take, litmus.TakeEither, litmus.Store),
		with(2, litmus.Arrive, litmus.Arrive, litmus.If, litmus.Load, litmus.Store),
	}
}

// TestAlikeJobs has several workers meet States of threads that are alike in whatever order: which steps are tried alone must not depend on it.
func TestAlikeJobs(t *testing.T) {
	load := func(reg, v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Reg: reg, Var: v} }
	body := []litmus.Stmt{load(0, 1), {Kind: litmus.Add, Var: 1, C: 1}, load(1, 0), load(1, 1), load(2, 1), load(0, 0)}
	prog := (&litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{body, body, body, body, body}, Routine: make([]int, 5)}).Compile()
	var counts []Reachable
	for _, jobs := range []int{1, 4, 4} {
		_, res, _ := reachedBy(t, prog, Options{Engine: "states", Model: "sc", Jobs: jobs})
		res.Counts.Reachable.Bytes = 0
		counts = append(counts, *res.Counts.Reachable)
	}
	if counts[0] != counts[1] || counts[0] != counts[2] {
		t.Errorf("%+v", counts)
	}
}

// TestAlikeBuffers has a thread join others that are alike when their buffers are empty: what it does then is learned, too, though
// nobody took a step but the buffer.
func TestAlikeBuffers(t *testing.T) {
	store := func(v int, c uint64, o event.Order) []litmus.Stmt {
		return []litmus.Stmt{{Kind: litmus.Store, Var: v, C: c, Order: o}}
	}
	p := &litmus.Program{
		Vars: 2, Routine: []int{0, 1, 1}, Detached: []int{0},
		Threads: [][]litmus.Stmt{store(1, 2, event.SeqCst), store(0, 1, event.NotAtomic), store(0, 1, event.NotAtomic)},
		Main:    []litmus.Stmt{{Kind: litmus.Load, Var: 1, Order: event.SeqCst}},
	}
	for _, model := range OperationalModels() {
		if d := statesDisagreement(t, p, model, everySearch); d != "" {
			t.Errorf("%s: %s", model, d)
		}
	}
}
