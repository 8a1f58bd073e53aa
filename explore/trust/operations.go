package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file takes a graph apart into the operations of its threads, as schedules (linearise.go) and graphs of violations
// (extract.go) have them.

// operation is a step of a thread in a graph: an event, the events of an operation on
// several cells, or what the search does not keep as an event.
type operation struct {
	label  *event.Label
	events []int32
	alt    int32
}

// pasts returns the events of each thread, in program order. What an operation that waits has read is among them only with vain.
func (x *builder[S]) pasts(vain bool) [][]int32 {
	pasts := make([][]int32, len(x.threads))
	each(&x.alive, func(e int32) {
		t := x.ev[e].thread
		pasts[t] = append(pasts[t], e)
	})
	for t, events := range pasts {
		slices.SortFunc(events, func(a, b int32) int { return int(x.ev[a].pos - x.ev[b].pos) })
		if x.threads[t].status == memmodel.Waiting && !vain {
			k := len(events) - 1
			for x.ev[events[k]].prev.sub != 0 {
				k--
			}
			pasts[t] = events[:k]
		}
	}
	return pasts
}

// performed returns the next operation of a thread, what it returned, and whether it took place. The events are those of the thread that
// are left.
func (x *builder[S]) performed(l *event.Label, events []int32) (op operation, value event.Bits, ok bool) {
	op = operation{label: l, events: events[:x.group(l, events)]}
	switch l.Kind {
	case event.Join:
		if int(l.Thread) < len(x.threads) {
			value, ok = x.over(int32(l.Thread))
		}
		return op, value, ok
	case event.Create:
		return op, value, x.created(l.Thread)
	case event.Alloc:
		return op, value, true
	case event.Fence:
		return op, value, len(op.events) > 0 || x.model != memmodel.RC11 || l.Order != event.SeqCst
	}
	var word event.Bits
	for _, e := range op.events {
		ev := &x.ev[e]
		op.alt = ev.alt
		if ev.reads && ev.kind == access {
			word = word.Or(x.value(ev.rf, ev.cell))
		}
		if l.Kind == event.Free && ev.exclus {
			value = event.Defined(1)
		}
	}
	switch {
	case l.Reads():
		value = l.Read(word)
	case l.Kind == event.Choice:
		value = event.Defined(uint64(op.alt))
	}
	return op, value, len(op.events) > 0
}

// group returns how many of the events, the next ones of a thread, belong to its next
// operation. States are not compared: equal ones may be different values, see [event.State].
func (x *builder[S]) group(l *event.Label, events []int32) int {
	if len(events) == 0 {
		return 0
	}
	switch l.Kind {
	case event.Create, event.Join, event.Fence, event.Alloc: // never, or not always, an event
		if *x.ev[events[0]].label != *l {
			return 0
		}
	}
	k := 1
	for k < len(events) && x.ev[events[k]].prev.sub > 0 {
		k++
	}
	return k
}
