package readsfrom

import (
	"encoding/binary"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tape"
)

// options returns the graphs that follow a graph: with the next unit of a thread, and with the units
// that this revisits.
func (x *visitor) options(g *unitGraph, t int32) []unitOption {
	var all []unitOption
	var tp tape.Tape
	for more := true; more; more = tp.Next() {
		x.poll()
		a := x.execute(g, t, &tp, nil)
		h := g.with(a)
		ok := x.extends(g, h, a)
		if ok {
			all = append(all, unitOption{h, []*unit{a}})
		}
		if a.writes() && (ok || x.possible(h, a)) {
			all = x.revisits(all, h, []*unit{a})
		}
	}
	return all
}

// poll gives up what the search is in the midst of if it was asked to.
func (x *visitor) poll() {
	if stop := x.solver.Options.Stop; stop != nil && stop() {
		search.Abort(search.Interrupted)
	}
}

// extends reports whether h, which is the consistent graph g and one more unit, is consistent. If the unit reads the newest writes of a
// witness of g, it is, and the witness with the unit at its end is one of h.
func (x *visitor) extends(g, h *unitGraph, a *unit) bool {
	newest, known := slices.Clone(g.newest), true
	for i := range a.parts {
		p := &a.parts[i]
		if a.external(p) && p.rf != newestAt(g.newest, p.cell) {
			known = false
			break
		}
	}
	if !known {
		return x.isConsistent(h, a)
	}
	o := order{newest: newest}
	for i := range a.parts {
		if p := &a.parts[i]; p.writes {
			o.set(p.cell, source{a, i})
		}
	}
	h.newest = o.newest
	return true
}

// revisits appends the graphs in which the newest unit a of g, the last of those that are fresh, is read by a
// unit that was there before. That unit is made anew, from its start: all of its reads may
// change, and at least one reads from a. What comes before it in insertion order stays, and what
// comes before what it now reads in porf; the rest is deleted, and must have been added
// maximally, as the revisited unit must. As it stays where it was in insertion order, but what it writes is
// new, it may revisit others in turn.
func (x *visitor) revisits(all []unitOption, g *unitGraph, fresh []*unit) []unitOption {
	a := fresh[len(fresh)-1]
	for i := len(g.units) - 1; i >= 0; i-- {
		b := g.units[i]
		if b.thread == a.thread || x.fixed(b) && !b.reads(a) || x.follows(a, b) {
			continue
		}
		rest, only := x.without(g, b), (*unit)(nil)
		if x.fixed(b) && len(b.parts) <= 2 && b.parts[len(b.parts)-1].cell == b.parts[0].cell {
			only = a
		}
		var tp tape.Tape
		for more := true; more; more = tp.Next() {
			c := x.execute(rest, b.thread, &tp, only)
			x.poll()
			if !c.readsFrom(a) {
				continue
			}
			units := x.restricted(g, i, a, c)
			if units == nil {
				continue
			}
			h := graphOf(units)
			added := append(slices.Clip(fresh), c)
			ok := x.isConsistent(h, c)
			if ok {
				all = append(all, unitOption{h, added})
			}
			if c.writes() && (ok || x.possible(h, c)) {
				all = x.revisits(all, h, added)
			}
		}
	}
	return all
}

// possible reports whether a unit and what comes before it in porf are consistent by themselves. If they are not, no revisit by the unit
// leads to a consistent graph.
func (x *visitor) possible(g *unitGraph, u *unit) bool {
	x.unmark()
	x.follow(u)
	var units []*unit
	for _, v := range g.units {
		if v.mark == x.epoch {
			units = append(units, v)
		}
	}
	_, ok := x.consistent(units, nil)
	return ok
}

// isConsistent reports whether a graph with a new unit is consistent.
func (x *visitor) isConsistent(g *unitGraph, u *unit) bool {
	var finals []final
	if u.waits() {
		finals = u.finals()
	}
	o, ok := x.consistent(g.units, finals)
	if ok {
		g.newest = o.newest
	}
	return ok
}

// fixed reports whether it is known before a unit is executed which cells it will access.
func (x *visitor) fixed(u *unit) bool {
	return !u.section && (len(u.parts) == 0 || !x.isLife(u.parts[0].cell) || u.parts[0].label.Kind == event.Free)
}

// reads reports whether some part of a unit reads what a has written.
func (u *unit) reads(a *unit) bool {
	return slices.ContainsFunc(u.parts, func(p part) bool { return !p.writes && a.write(p.cell) >= 0 })
}

// follows reports whether b comes before a in porf.
func (x *visitor) follows(a, b *unit) bool {
	x.unmark()
	x.follow(a)
	return b.mark == x.epoch
}

// restricted returns the units of the graph in which the i-th unit of g has become c, which reads from
// the new unit a. It returns nil if there is no such revisit.
func (x *visitor) restricted(g *unitGraph, i int, a, c *unit) []*unit {
	x.unmark()
	x.follow(c)
	kept, deleted := slices.Clone(g.units[:i]), []*unit{g.units[i]}
	for _, u := range g.units[i+1:] {
		if u.mark == x.epoch {
			kept = append(kept, u)
		} else {
			deleted = append(deleted, u)
		}
	}
	older := slices.DeleteFunc(slices.Clone(kept), func(u *unit) bool { return u == a })
	if !x.closed(kept) || !x.isLast(kept, i, a, c) || !x.maximal(older, deleted) {
		return nil
	}
	return slices.Insert(kept, i, c)
}

// closed reports whether a set of units is closed under porf.
func (x *visitor) closed(units []*unit) bool {
	x.unmark()
	for _, u := range units {
		u.mark = x.epoch
	}
	for _, u := range units {
		for _, p := range u.preds {
			if p.mark != x.epoch {
				return false
			}
		}
		for k := range u.parts {
			if p := &u.parts[k]; !p.writes && p.rf.unit != nil && p.rf.unit.mark != x.epoch {
				return false
			}
		}
	}
	return true
}

// maximal reports whether the deleted units were added maximally: had they been executed in insertion order
// after the others, by the order that is GetConsCO of these, they would have read what
// they have read, and made the first of all choices.
func (x *visitor) maximal(kept, deleted []*unit) bool {
	reads, newest := map[int32]source{}, map[int32]source{}
	for _, u := range deleted {
		if u.choice != 0 {
			return false
		}
		for i := range u.parts {
			switch p := &u.parts[i]; {
			case p.writes:
				newest[p.cell] = source{u, i}
			case p.rf.unit == u:
			default:
				if w, ok := newest[p.cell]; ok {
					if w != p.rf {
						return false
					}
				} else if w, ok := reads[p.cell]; ok && w != p.rf {
					return false
				} else {
					reads[p.cell] = p.rf
				}
			}
		}
	}
	unordered := false
	for c, w := range reads {
		n, found := 0, w.unit == nil
		for _, u := range kept {
			if u.write(c) >= 0 {
				n++
				found = found || u == w.unit
			}
		}
		if !found || n > 0 && w.unit == nil {
			return false
		}
		unordered = unordered || n > 1
	}
	if !unordered {
		return true
	}
	o := x.getConsCO(kept)
	if o == nil {
		return false // what revisits is not consistent with what stays
	}
	for c, w := range reads {
		if newestAt(o.newest, c) != w {
			return false
		}
	}
	return true
}

// getConsCO returns the order that makes a part of a graph consistent, nil if there is none. Of the parts of one graph, the
// same are asked for again and again.
func (x *visitor) getConsCO(units []*unit) *order {
	key := make([]byte, 0, 8*len(units))
	ids := make([]uint64, 0, len(units))
	for _, u := range units {
		ids = append(ids, u.id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		key = binary.LittleEndian.AppendUint64(key, id)
	}
	if o, ok := x.known[string(key)]; ok {
		return o
	}
	o, _ := x.consistent(units, nil)
	if len(x.known) > 1000 {
		clear(x.known)
	}
	x.known[string(key)] = o
	return o
}
