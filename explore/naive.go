package explore

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Class is a canonical hash of an equivalence class of executions. It does not
// depend on the order of independent steps.
type Class [2]uint64

// naive enumerates every interleaving, in depth-first order. It computes the
// Mazurkiewicz class of each prefix from the definition, independently of the
// vector clocks of the other engines, and does not continue from a prefix whose
// class it has seen: equivalent prefixes have the same continuations.
type naive struct {
	*run
	m    *memmodel.Machine
	hash []Class // by step: hash of the step and its past
	seen map[Class]bool
}

func newNaive(r *run) *naive {
	return &naive{run: r, m: memmodel.NewMachine(r.prog), seen: map[Class]bool{}}
}

func (e *naive) explore() {
	if !e.faulty(e.m, 0) {
		e.from(Class{})
	}
}

// from explores all continuations of the current prefix, of the given class.
func (e *naive) from(class Class) {
	if e.stopped() || e.seen[class] {
		return
	}
	e.seen[class] = true
	if len(e.m.Steps()) >= e.opts.MaxSteps {
		e.stop(Unknown, "an execution is longer than the limit of steps; a loop may need --unroll=N")
		return
	}
	end := true
	for i := range e.m.Threads() {
		t := event.ThreadID(i)
		if !e.m.Enabled(t) {
			continue
		}
		end = false
		for choice := int64(0); choice >= 0 && e.verdict == ""; {
			next := e.m.Exec(t, uint64(choice)).Next
			e.events++
			h := e.hashStep()
			e.hash = append(e.hash, h)
			if !e.faulty(e.m, t) {
				e.from(Class{class[0] + h[0], class[1] + h[1]})
			}
			e.hash = e.hash[:len(e.hash)-1]
			e.m.Undo()
			choice = next
		}
	}
	if end {
		e.maximal(e.m)
	}
}

// hashStep hashes the latest step together with all that happens before it.
func (e *naive) hashStep() Class {
	i := len(e.m.Steps()) - 1
	s := &e.m.Steps()[i]
	h := Class{uint64(s.Thread)<<32 | uint64(s.Pos), s.Choice}.mix(1)
	if s.PrevOwn >= 0 {
		h = h.add(e.hash[s.PrevOwn].mix(2))
	} else if c := e.m.Creator(s.Thread); c >= 0 {
		h = h.add(e.hash[c].mix(3))
	}
	if s.Label.Kind == event.Join {
		if last := e.m.Last(s.Label.Thread); last >= 0 {
			h = h.add(e.hash[last].mix(4))
		}
	}
	for _, step := range conflicting(e.m, i) {
		h = h.add(e.hash[step].mix(5))
	}
	return h.mix(6)
}

// conflicting returns the steps that step i, the latest, conflicts with.
func conflicting(m *memmodel.Machine, i int) []int32 {
	var steps []int32
	accesses := m.Accesses(i)
	for k := range accesses {
		a := &accesses[k]
		for p := a.Prev; p >= 0; p = m.Access(p).Prev {
			b := m.Access(p)
			if b.Mask&a.Mask != 0 && (a.Write || b.Write) && int(b.Step) != i {
				steps = append(steps, b.Step)
			}
		}
	}
	slices.Sort(steps)
	return slices.Compact(steps)
}

// add combines hashes regardless of their order.
func (c Class) add(d Class) Class { return Class{c[0] + d[0], c[1] + d[1]} }

// mix scrambles a hash, in a way that depends on its role.
func (c Class) mix(role uint64) Class {
	return Class{
		scramble(c[0] ^ scramble(c[1]+role)),
		scramble(c[1] + 0x9e3779b97f4a7c15*(role+scramble(c[0]))),
	}
}

// scramble is the finaliser of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
