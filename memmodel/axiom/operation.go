package axiom

import "github.com/gomc/gomc/event"

// Operation returns the events of a label: one, none if memory models do not see
// it, and the read and the write of a read-modify-write. written says whether a
// read-modify-write stores, and section whether it all happens within an atomic
// section. Cell is the label's location; Thread, Pos and Node are left to the
// caller. Accesses to pthreads objects are acq_rel.
func Operation(l *event.Label, written, section bool) []Event {
	e := Event{Order: l.Order, Cell: int(l.Loc)}
	if l.Accesses() && l.Sync != event.SyncNone {
		e.Order = event.AcqRel
	}
	switch l.Kind {
	case event.Load:
		e.Kind = Read
	case event.Store:
		e.Kind = Write
		e.Drains = l.Order == event.SeqCst || section
		e.Buffered = !e.Drains
		e.Separates = l.Order == event.Release || l.Order == event.AcqRel
	case event.RMW:
		e.Exclusive, e.Drains = true, true
		if !written && l.Op == event.OpCmpXchg && l.Sync == event.SyncNone {
			e.Order = l.Fail
		}
		if written {
			w := e
			w.Kind = Write
			return []Event{e, w}
		}
	case event.Fence:
		e.Kind = Fence
		e.Drains = l.Order == event.SeqCst
		e.Separates = l.Order == event.Release || l.Order == event.AcqRel
	case event.Create, event.Join, event.AtomicBegin:
		e.Kind, e.Order, e.Drains = Other, event.NotAtomic, true
	case event.Alloc:
		e.Kind, e.Order, e.Cell = Birth, event.NotAtomic, int(event.NoLoc)
	default:
		return nil
	}
	return []Event{e}
}
