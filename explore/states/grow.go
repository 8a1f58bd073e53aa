package states

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// sample is how many states of each kind grows looks at.
const sample = 1000

// grows says what the states that were found last before a search is given up have ever new values of, "" if it is not plain: the part that differs most
// between them and those that were found in the first half of the search. A program in which something
// grows for ever has infinitely many states; but what grows now may well come to its end in a search that would have gone on.
func (s *search) grows() string {
	sizes := s.visited.sizes()
	early, late := map[slot]map[uint32]bool{}, map[slot]map[uint32]bool{}
	first := func(n uint32) (from, to uint32) { return 0, n / 2 }
	last := func(n uint32) (from, to uint32) { return n - n/20, n }
	n := s.look(sizes, first, func(at slot, id uint32) { note(early, at, id) })
	if n < sample/2 {
		return ""
	}
	fresh := map[slot]int{} // states of the end whose value was not there before
	n = s.look(sizes, last, func(at slot, id uint32) {
		if !early[at][id] {
			fresh[at]++
			note(late, at, id)
		}
	})
	var best slot
	most, newcomers := 8, [3]int{} // values at least; places by part that were empty before
	for at, values := range late {
		if early[at] == nil {
			newcomers[at.part]++
		}
		grows := 10*fresh[at] > 9*n || 4*fresh[at] > n && len(values) > 24
		if grows && (len(values) > most || len(values) == most && at.before(best)) {
			best, most = at, len(values)
		}
	}
	switch {
	case newcomers[restPart] > 8:
		return "ever more objects"
	case newcomers[threadPart] > 8:
		return "ever more threads"
	case most == 8:
		return ""
	}
	return "ever new values of " + s.name(best)
}

// slot is a place of the vector of a state.
type slot struct {
	part  part
	index int
}

type part uint8

const (
	threadPart part = iota
	wordPart
	restPart
)

func (s slot) before(t slot) bool {
	return s.part < t.part || s.part == t.part && s.index < t.index
}

func note(values map[slot]map[uint32]bool, at slot, id uint32) {
	if values[at] == nil {
		values[at] = map[uint32]bool{}
	}
	values[at][id] = true
}

// look calls each with the parts of some states, between those of each shard that span returns, and returns how many they are.
func (s *search) look(sizes [1 << shardBits]uint32, span func(uint32) (from, to uint32), each func(slot, uint32)) (n int) {
	p := s.position()
	parts := [...]part{threadPart, wordPart, restPart}
	for k, size := range sizes {
		from, to := span(size)
		step := max((to-from)/(sample>>shardBits), 1)
		for i := from; i < to; i += step {
			p.load(s.visited.key(i<<shardBits | uint32(k)))
			for i, v := range []*vector{p.threads, p.words, p.rest} {
				for index, id := range v.levels[0] {
					if id != 0 {
						each(slot{parts[i], index}, id)
					}
				}
			}
			n++
		}
	}
	return n
}

// name returns the name of a part of states, in terms of the program.
func (s *search) name(at slot) string {
	switch at.part {
	case threadPart:
		name := s.prog.ThreadName(event.ThreadID(at.index / 2))
		if at.index%2 == 1 {
			return "the store buffer of " + name
		}
		return "the variables of " + name
	case restPart:
		return "the lifetimes of objects"
	}
	for _, c := range s.parts.threads.list() {
		if l := c.State.Label(); l.Accesses() && l.Loc == event.Loc(at.index) {
			return fmt.Sprintf("%s (%s)", s.prog.Describe(l), s.prog.Site(l.Site))
		}
	}
	return ""
}
