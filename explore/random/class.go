package random

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Class is a hash of the Shasha-Snir trace of an execution: under SC, of its Mazurkiewicz trace. It does not depend on the order of independent steps.
type Class [2]uint64

// Pair is a place in the source that writes and one that reads what was written there; the first is Unwritten for the initial value.
type Pair [2]event.SiteID

// Unwritten stands for the place that writes initial values.
const Unwritten event.SiteID = -1

// ClassOf returns the class of the execution that a machine has taken: who has read what from which store, which store each store has overwritten, and
// which alternatives were taken. pair, if not nil, is called with what each read has read from.
func ClassOf(m *memmodel.Machine, pair func(Pair)) Class {
	var c Class
	steps := m.Steps()
	for i := range steps {
		s := &steps[i]
		id := nameOf(m, s)
		if !s.Update {
			c.add(stepped, id, s.Choice)
		}
		for _, f := range m.Forwards(i) {
			c.add(read, id, part(f.Loc, f.Mask), nameOf(m, &steps[f.Store]))
			if pair != nil {
				pair(Pair{steps[f.Store].Label.Site, s.Label.Site})
			}
		}
		for _, a := range m.Accesses(i) {
			rest := a.Mask
			for k := a.PrevWrite; rest != 0; {
				mask, source, site := rest, uint64(0), Unwritten
				if k >= 0 {
					b := m.Access(k)
					mask, source, site = rest&b.Mask, nameOf(m, &steps[b.Step]), steps[b.Step].Label.Site
					k = b.PrevWrite
				}
				if mask == 0 {
					continue
				}
				rest &^= mask
				if a.Read {
					c.add(read, id, part(a.Loc, mask), source)
					if pair != nil && a.Loc >= 0 {
						pair(Pair{site, s.Label.Site})
					}
				}
				if a.Write {
					c.add(wrote, id, part(a.Loc, mask), source)
				}
			}
		}
	}
	return c
}

// Operation names an operation by its thread and its number there.
type Operation uint64

// NameOf returns the name of an operation.
func NameOf(t event.ThreadID, number int32) Operation {
	return Operation(uint64(t)<<32 | uint64(uint32(number)))
}

// Initial stands for the write of an initial value.
const Initial Operation = 1<<64 - 1

// Took adds that an operation has taken an alternative, Read that it has read a byte from a write, and Wrote that its write of a byte follows another one.
func (c *Class) Took(o Operation, alternative uint64) { c.add(stepped, uint64(o), alternative) }
func (c *Class) Read(o Operation, loc event.Loc, bytes uint8, from Operation) {
	c.add(read, uint64(o), part(loc, bytes), uint64(from))
}
func (c *Class) Wrote(o Operation, loc event.Loc, bytes uint8, after Operation) {
	c.add(wrote, uint64(o), part(loc, bytes), uint64(after))
}

// role is what a term of a class is about.
type role uint64

const (
	stepped role = 1 + iota
	read
	wrote
)

// nameOf identifies a step by its place in program order, an update by that of its store.
func nameOf(m *memmodel.Machine, s *memmodel.Step) uint64 {
	if s.Update {
		s = &m.Steps()[s.Store]
	}
	return uint64(s.Thread)<<32 | uint64(s.Pos)
}

func part(l event.Loc, mask uint8) uint64 { return uint64(uint32(l))<<8 | uint64(mask) }

// add adds a term, whatever the order of terms is.
func (c *Class) add(r role, terms ...uint64) {
	h, g := uint64(r), uint64(r)<<8
	for _, t := range terms {
		h = scramble(h ^ t)
		g = scramble(g + t*0x9e3779b97f4a7c15)
	}
	c[0] += h
	c[1] += g
}

// scramble is the finaliser of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
