package grown

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/random"
)

// ClassOf returns a hash of a graph that does not depend on the order in which it was built, nor on how memory is divided into cells. pair, if not nil, is called with what each read
// has read from.
func ClassOf(g Graph, pair func(random.Pair)) random.Class {
	var c random.Class
	names := namesOf(g)
	nameOf := func(w int32) random.Operation {
		if w < 0 {
			return random.Initial
		}
		return names[w]
	}
	for e, ev := range events(g, 0) {
		if ev.Alt != 0 {
			c.Took(names[e], uint64(ev.Alt))
		}
		if ev.Cell < 0 {
			continue
		}
		loc, mask := g.Cell(ev.Cell).Loc, g.Cell(ev.Cell).Mask
		for ; mask != 0; mask &= mask - 1 {
			if ev.Reads {
				c.Read(names[e], loc, mask&-mask, nameOf(ev.From))
			}
			if ev.Writes {
				c.Wrote(names[e], loc, mask&-mask, nameOf(ev.After))
			}
		}
		if pair != nil && ev.Reads {
			from := random.Unwritten
			if ev.From >= 0 {
				from = g.Event(ev.From).Label.Site
			}
			pair(random.Pair{from, ev.Label.Site})
		}
	}
	return c
}

// namesOf returns the names of events by operation. Which operations are events may depend on what was learned of the program; accesses, and choices, always are.
func namesOf(g Graph) []random.Operation {
	names := make([]random.Operation, len(g.Insertion()))
	var counts []int32 // by thread: operations that are events in any case
	for e, ev := range events(g, 0) {
		for int(e) >= len(names) {
			names = append(names, 0)
		}
		for int(ev.Thread) >= len(counts) {
			counts = append(counts, 0)
		}
		n := &counts[ev.Thread]
		if k := ev.Label.Kind; !ev.Continues && (ev.Label.Accesses() || k == event.Choice || k == event.Free) {
			*n++
		}
		names[e] = random.NameOf(event.ThreadID(ev.Thread), 2**n)
		if ev.Label.Kind == event.Alloc {
			names[e]++
		}
	}
	return names
}
