package axiom

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Consistent reports whether a model allows a graph.
func Consistent(g *Graph, model memmodel.Model) bool {
	x := derive(g)
	if !x.atomic() {
		return false
	}
	switch model {
	case memmodel.SC:
		return x.sc()
	case memmodel.TSO:
		return x.perLocation() && x.buffered(x.tsoOrder())
	case memmodel.PSO:
		return x.perLocation() && x.buffered(x.psoOrder())
	case memmodel.RA:
		return x.ra()
	case memmodel.RC11:
		return x.rc11()
	}
	panic(fmt.Sprintf("axiom: no axioms of %v", model))
}

// atomic says that no write comes between the write that a read-modify-write
// reads and its own.
func (x *relations) atomic() bool {
	return seq(x.fr, x.co).and(x.rmw).isEmpty()
}

// sc says that atomic blocks take effect one after the other. (Lamport, "How to
// make a multiprocessor computer that correctly executes multiprocess programs",
// IEEE Trans. Computers 1979; as an axiom in "Herding cats".)
func (x *relations) sc() bool {
	order := union(x.po, x.rf, x.co, x.fr)
	return order.acyclic() && x.nodes(order).acyclic()
}

// perLocation says that every cell alone looks sequentially consistent. ("Herding
// cats": SC PER LOCATION.)
func (x *relations) perLocation() bool {
	return union(x.po.and(x.sameCell), x.rf, x.co, x.fr).acyclic()
}

// buffered says that atomic blocks take effect one after the other, buffered
// writes when they reach memory. A read of a write of the same thread may come
// before that. ("Herding cats" on TSO, with the implied fences within order.)
func (x *relations) buffered(order relation) bool { return x.effect(order).acyclic() }

// effect relates atomic blocks if one has to take effect before the other.
func (x *relations) effect(order relation) relation {
	rfe := x.rf.minus(x.sameThread)
	return x.nodes(union(order, rfe, x.co, x.fr))
}

// Order returns the order in which sc, tso or pso says that the events of a
// consistent graph take effect, atomic blocks contracted to their first events:
// whether event a comes before event b.
func Order(g *Graph, model memmodel.Model) func(a, b int) bool {
	x := derive(g)
	switch model {
	case memmodel.SC:
		return x.nodes(union(x.po, x.rf, x.co, x.fr)).plus().has
	case memmodel.TSO:
		return x.effect(x.tsoOrder()).plus().has
	case memmodel.PSO:
		return x.effect(x.psoOrder()).plus().has
	}
	panic(fmt.Sprintf("axiom: no order of %v", model))
}

// tsoOrder is the part of program order that TSO keeps: all but from a buffered
// write to what neither waits for it nor is itself buffered behind it. (Owens,
// Sarkar and Sewell, "A better x86 memory model: x86-TSO", TPHOLs 2009.)
func (x *relations) tsoOrder() relation {
	return x.po.and(union(x.kept(), x.pairs(all, buffered)))
}

// psoOrder is the part of program order that PSO keeps: of two buffered writes,
// those to the same cell, and those that a store-store fence separates. (SPARC V9
// manual, on PSO; STBAR is the fence, and a release store has it before it.)
func (x *relations) psoOrder() relation {
	separates := x.on(func(e *Event) bool { return e.Separates })
	separated := union(seq(x.po, separates), seq(x.po, separates, x.po))
	return x.po.and(union(x.kept(), x.pairs(all, buffered).and(union(x.sameCell, separated))))
}

// kept is the part of program order that holds whatever the later event writes. The creation
// of a thread drains the buffer of the creator, and a join that of the thread
// joined.
func (x *relations) kept() relation {
	return x.po.minus(x.pairs(buffered, func(e *Event) bool { return !e.Drains }).and(x.sameThread))
}

func all(*Event) bool { return true }

func buffered(e *Event) bool { return e.Buffered }

func writes(e *Event) bool { return e.Kind == Write }

// ra is release-acquire consistency with the orders that the program gives to its
// accesses and fences: RC11 without the order of seq_cst operations, which count
// as acq_rel. This is what GenMC means by it, "RA+RLX". Where all accesses are
// release or acquire it is the model of Lahav, Giannarakis and Vafeiadis, "Taming
// release-acquire consistency", POPL 2016, in which hb is (po | rf)+.
func (x *relations) ra() bool {
	hb := x.happensBefore()
	return x.coherent(hb) && x.noThinAir()
}

// rc11 is RC11 (Lahav, Vafeiadis, Kang, Hur and Dreyer, "Repairing sequential
// consistency in C/C++11", PLDI 2017).
func (x *relations) rc11() bool {
	hb := x.happensBefore()
	return x.coherent(hb) && x.sequential(hb) && x.noThinAir()
}

// noThinAir forbids load buffering: no event depends on itself.
func (x *relations) noThinAir() bool { return union(x.po, x.rf).acyclic() }

// HappensBefore returns happens-before of C11, as RC11 defines it: whether event a
// happens before event b.
func (g *Graph) HappensBefore() func(a, b int) bool { return derive(g).happensBefore().has }

// happensBefore is hb of RC11. Two things differ from the paper. As in GenMC, and
// as in C++20, a release sequence is a write and the read-modify-writes that
// read each other from it; later writes of its thread do not belong to it. And po
// leads from the creation of a thread into it and from its end to a join; only
// within a thread can it bring a fence to bear on an access.
func (x *relations) happensBefore() relation {
	sb := x.po.and(x.sameThread)
	fence := x.on(func(e *Event) bool { return e.Kind == Fence })
	release := x.on(func(e *Event) bool { return atLeastRelease(e.Order) })
	acquire := x.on(func(e *Event) bool { return atLeastAcquire(e.Order) })
	read := x.on(func(e *Event) bool { return e.Kind == Read && e.Order != event.NotAtomic })
	write := x.on(func(e *Event) bool { return e.Kind == Write && e.Order != event.NotAtomic })
	sequence := seq(write, seq(x.rf, x.rmw).star())
	sw := seq(release, seq(fence, sb).optional(), sequence, x.rf, read, seq(sb, fence).optional(), acquire)
	return union(x.po, sw).plus()
}

func atLeastRelease(o event.Order) bool {
	return o == event.Release || o == event.AcqRel || o == event.SeqCst
}

func atLeastAcquire(o event.Order) bool {
	return o == event.Acquire || o == event.AcqRel || o == event.SeqCst
}

// eco is extended coherence order: the order in which events of one cell take
// effect, as far as some read or write can tell.
func (x *relations) eco() relation { return union(x.rf, x.co, x.fr).plus() }

// coherent says that happens-before agrees with extended coherence order.
func (x *relations) coherent(hb relation) bool {
	return !hb.contradicts(x.eco().optional())
}

// sequential says that seq_cst operations have an order: psc of RC11 is acyclic.
func (x *relations) sequential(hb relation) bool {
	births := func(e *Event) bool { return e.Kind == Birth }
	sc := x.on(func(e *Event) bool { return e.Order == event.SeqCst })
	fence := x.on(func(e *Event) bool { return e.Order == event.SeqCst && e.Kind == Fence })
	elsewhere := x.po.minus(x.sameCell).minus(x.pairs(births, all)).minus(x.pairs(all, births))
	from, to := union(sc, seq(fence, hb.optional())), union(sc, seq(hb.optional(), fence))
	scb := union(seq(from, union(x.po, hb.and(x.sameCell), x.co, x.fr)), seq(from, elsewhere, hb, elsewhere)) // from;scb
	fences := seq(fence, hb)
	return union(seq(scb, to), seq(fences, fence), seq(fences, x.eco(), hb, fence)).acyclic()
}
