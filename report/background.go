package report

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// race marks the accesses of a data race. Where one of its steps is an atomic section, these are the accesses to
// what both touch.
func (c *Counterexample) race() {
	touched := map[event.Loc]int{}
	for i, move := range c.Error.Racing {
		for _, s := range c.Steps {
			if s.Move == move && s.label.Accesses() {
				touched[s.label.Loc] |= 1 << i
			}
		}
	}
	for i := range c.Steps {
		s := &c.Steps[i]
		s.Offending = slices.Contains(c.Error.Racing, s.Move) && s.label.Accesses() && touched[s.label.Loc] == 3
	}
}

// Background says what one would ask next about a violation: where memory that is gone came from and who freed it; what
// threads hold that race, and which calls they are in.
func (c *Counterexample) Background() []string {
	n := namesOf(c.Threads)
	switch c.Error.Kind {
	case event.RaceError:
		return c.held(n)
	case event.MemoryError:
		return c.life(n)
	}
	return nil
}

// held says which locks the threads of a data race hold at their accesses.
func (c *Counterexample) held(n names) (all []string) {
	for i, s := range c.Steps {
		if !s.Offending {
			continue
		}
		text := n[s.Thread] + " holds no lock"
		if locks := c.locks(s.Thread, i); len(locks) > 0 {
			text = n[s.Thread] + " holds " + strings.Join(locks, ", ")
		}
		if stack := s.stack(); stack != "" {
			text += ", in " + stack
		}
		if !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return all
}

// locks returns the names of the locks that a thread holds before a step.
func (c *Counterexample) locks(t event.ThreadID, before int) (held []string) {
	for _, s := range c.Steps[:before] {
		if s.Thread != t || s.label.Kind != event.RMW || s.Written == nil {
			continue
		}
		switch s.label.Op {
		case event.OpMutexLock, event.OpReadLock, event.OpWriteLock:
			held = append(held, s.Location)
		case event.OpMutexUnlock, event.OpRWUnlock:
			if k := slices.Index(held, s.Location); k >= 0 {
				held = slices.Delete(held, k, k+1)
			}
		}
	}
	return held
}

// life says where and by whom the memory was allocated that the last step accesses, or that it frees once more, and where and by whom it was freed.
func (c *Counterexample) life(n names) []string {
	end := c.lost()
	if end < 0 {
		return nil
	}
	last := &c.Steps[end]
	allocated := fmt.Sprintf("%s was allocated at %s", last.storage.Object, last.storage.Allocated)
	var freed []string
	for i := range c.Steps[:end] {
		s := &c.Steps[i]
		if s.label.Object != last.label.Object {
			continue
		}
		switch s.label.Kind {
		case event.Alloc:
			allocated += by(n, s)
		case event.Free:
			freed = append(freed, fmt.Sprintf("%s was freed at %s", last.storage.Object, placeOf(s))+by(n, s))
		}
	}
	return append(append([]string{allocated}, freed...), c.unordered(n)...)
}

// lost returns the last access, or free, of the memory on the heap that an error is about; -1 if it is about none.
func (c *Counterexample) lost() int {
	end := len(c.Steps) - 1
	if end < 0 {
		return -1
	}
	if again := c.before(end); c.Steps[end].label.Object == event.NoObj && again >= 0 && c.Steps[again].label.Kind == event.Free {
		end = again
	}
	if s := &c.Steps[end]; c.Error.Kind != event.MemoryError || !s.storage.Heap || s.label.Object == event.NoObj {
		return -1
	}
	return end
}

// before returns the step that the thread of a step has taken before it, -1 if there is none.
func (c *Counterexample) before(i int) int {
	for k := i - 1; k >= 0; k-- {
		if c.Steps[k].Thread == c.Steps[i].Thread {
			return k
		}
	}
	return -1
}

// unordered says which accesses do not happen before the end of a lifetime that has failed for this reason: the last of each thread.
func (c *Counterexample) unordered(n names) (all []string) {
	if c.graph == nil {
		return nil
	}
	last := map[event.ThreadID]int{}
	for _, i := range c.graph.Unordered {
		last[c.Steps[i].Thread] = i
	}
	for _, i := range slices.Sorted(maps.Values(last)) {
		s := &c.Steps[i]
		all = append(all, fmt.Sprintf("%s %s at %s", memmodel.AccessWord(s.label), s.Location, placeOf(s))+by(n, s)+" does not happen before that")
	}
	return all
}

// by says which thread took a step, and in which calls.
func by(n names, s *Step) string {
	text := " by " + n[s.Thread]
	if stack := s.stack(); stack != "" {
		text += ", in " + stack
	}
	return text
}
