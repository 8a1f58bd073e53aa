package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// signal notes that a write is a potential new source for ancestors: lines 2 to 5.
func (x *explorer) signal(e int32) {
	ev := &x.problem.Events[e]
	for i := range x.ancestors {
		if a := &x.ancestors[i]; a.v == ev.Var && a.thread != ev.Thread {
			a.signal = true
		}
	}
}

// signalWrites does so for the writes among the accesses from n on. The writes of an operation on several
// variables, or of a section, count even if X with them has no witness: what the operation has read may contradict what an ancestor reads now, so that
// there is a witness only once that ancestor reads something else.
func (x *explorer) signalWrites(n int) {
	for e := n; e < len(x.accesses); e++ {
		if x.problem.Events[e].Kind.Writes() {
			x.signal(int32(e))
		}
	}
}

// signalPending does the same for read-modify-writes that have not been executed:
// they may write first what ancestors of their kind have written (appendix A), and
// so may atomic sections.
func (x *explorer) signalPending() {
	for t := range x.threads {
		th := &x.threads[t]
		if !x.reads(int32(t)) {
			continue
		}
		vars, _ := x.operands(int32(t))
		if !exchanges(th.label) && !th.section && len(vars) == 1 {
			continue
		}
		for i := range x.ancestors {
			if a := &x.ancestors[i]; a.rmw && a.thread != int32(t) && slices.Contains(vars, a.v) {
				a.signal = true
			}
		}
	}
}

// snapshot is what a call of Algorithm 2 goes back to after each call that it makes. Threads, witnesses and orders are kept on stacks.
type snapshot struct {
	mark             mark
	threads, witness int // where they are kept
	count, length    int
	order            vsc.Order
	rows             int // of keptOrders
}

func (x *explorer) save() snapshot {
	s := snapshot{x.mark(), len(x.keptThreads), len(x.keptWitnesses), len(x.threads), len(x.witness), x.order, len(x.keptOrders)}
	x.keptThreads = append(x.keptThreads, x.threads...)
	x.keptWitnesses = append(x.keptWitnesses, x.witness...)
	return s
}

// restore goes back to a snapshot. Snapshots saved later have been dropped.
func (x *explorer) restore(s *snapshot) {
	x.undo(s.mark)
	x.threads = append(x.threads[:0], x.keptThreads[s.threads:s.threads+s.count]...)
	x.problem.Threads = len(x.threads)
	x.witness = append(x.witness[:0], x.keptWitnesses[s.witness:s.witness+s.length]...)
	x.order, x.keptOrders = s.order, x.keptOrders[:s.rows]
	x.faults = x.faults[:0]
}

func (x *explorer) drop(s *snapshot) {
	x.keptThreads, x.keptWitnesses = x.keptThreads[:s.threads], x.keptWitnesses[:s.witness]
}

// visit is RVF-SMC(X, GoodW, σ, C), Algorithm 2. X and GoodW are x.accesses and
// x.problem, σ is x.witness. It leaves X as it has extended it.
func (x *explorer) visit() {
	if x.stop() {
		return
	}
	if len(x.accesses) > x.opts.MaxEvents {
		x.ending = TooLong
		return
	}
	valid := x.extend()
	if x.ending != Exhausted || !valid && !x.verify(x.witness) {
		return // the section cannot be completed where it began
	}
	x.checkPending()
	x.signalPending()
	if x.ending != Exhausted || x.report() {
		return
	}
	if t := x.choosing(); t >= 0 {
		x.choose(t)
		return
	}
	explored := false
	backtrack := true
	reads := x.enabled()
	saved := slices.Clone(x.causal)
	for _, t := range reads {
		if !backtrack || x.ending != Exhausted {
			break
		}
		defined := x.forbidden(t).counts != nil
		if !defined && !x.threads[t].section && x.single(t) && !x.opts.NoSignals {
			backtrack = false
		}
		some, vain := x.mutateRead(t, &backtrack)
		explored = explored || some
		backtrack = backtrack || !some
		x.learnCausal(t, vain)
	}
	x.causal = append(x.causal[:0], saved...)
	if !explored {
		x.end()
	}
}

// checkPending looks at the reads that threads have come to: one of memory that lives no more, for example, is a fault of its thread.
func (x *explorer) checkPending() {
	for t := range x.threads {
		if x.reads(int32(t)) && x.threads[t].label.Kind != event.Free {
			x.access(int32(t))
		}
	}
}

// learnCausal updates the causal map of the next read of a thread, after the read was given all values that it can have with the writes that are in X: calls that follow
// need not let it read from these writes.
func (x *explorer) learnCausal(t int32, vain bool) {
	for int(t) >= len(x.causal) {
		x.causal = append(x.causal, causal{})
	}
	counts := make([]int32, len(x.threads))
	for u := range x.threads {
		counts[u] = x.threads[u].count
	}
	x.causal[t] = causal{pos: x.threads[t].count, counts: counts, vain: vain}
}

// enabled returns the threads that come to a read, those with an undefined causal
// map first, but for sections that have begun: to complete them comes before.
func (x *explorer) enabled() []int32 {
	var begun, undefined, defined []int32
	for i := range x.threads {
		t := int32(i)
		th := &x.threads[t]
		switch {
		case !x.reads(t):
		case th.block >= 0:
			begun = append(begun, t)
		case x.forbidden(t).counts == nil:
			undefined = append(undefined, t)
		default:
			defined = append(defined, t)
		}
	}
	return slices.Concat(begun, undefined, defined)
}

// groups returns the good writes that a read may be given, by value. Those of the
// acquisition of a mutex are single releases.
func (x *explorer) groups(t, v int32) []group {
	l := x.threads[t].label
	th := &x.threads[t]
	lock := x.locks(l)
	vars, life := x.operands(t)
	ends := life && th.part == 0 && lock && x.taken(t) // all that can happen is that the mutex has gone
	passing := l.Blocks && !th.section && int(th.part) == len(vars)-1
	var all []group
	for _, w := range x.sources(t, v) {
		g := group{value: x.stored(v, w)}
		if passing && !memmodel.Passes(th.state, th.word.Or(g.value), th.trail.Has) {
			continue // held, or read in vain
		}
		if ends && g.value.Value == cells.Living {
			continue
		}
		k := -1
		if !lock {
			k = slices.IndexFunc(all, func(h group) bool { return h.value == g.value })
		}
		if k < 0 {
			k = len(all)
			all = append(all, g)
		}
		all[k].writes = append(all[k].writes, w)
	}
	return all
}

// awaits reports whether a thread comes to an operation that may read in vain, other than the
// acquisition of a mutex, and then waits. Within a section, nobody could let it pass.
func (x *explorer) awaits(t int32) bool {
	th := &x.threads[t]
	if !th.label.Blocks || x.locks(th.label) || th.section || th.part > 0 {
		return false
	}
	vars, _ := x.operands(t)
	if len(vars) > 1 {
		return len(x.inVain(t)) > 0
	}
	return x.fails(t, vars[0], vsc.Initial) || slices.ContainsFunc(x.writes[vars[0]], func(w int32) bool { return x.fails(t, vars[0], w) })
}

// fails reports whether the next operation of a thread, on one variable, reads w in vain.
func (x *explorer) fails(t, v, w int32) bool {
	th := &x.threads[t]
	return !memmodel.Passes(th.state, x.stored(v, w), th.trail.Has)
}

// exchanges reports whether an operation may write what depends on what it reads.
func exchanges(l *event.Label) bool { return l.Kind == event.RMW || l.Kind == event.Free }

// mutateRead gives the next read of a thread each value that it can have: lines 13 to 22.
// backtrack is the backtrack signal. It reports whether there was one, and whether that
// the thread waits for ever was explored, now or before.
func (x *explorer) mutateRead(t int32, backtrack *bool) (explored, vain bool) {
	l := x.threads[t].label
	vars, _ := x.operands(t)
	v, several := vars[x.threads[t].part], len(vars) > 1
	before, rmw := x.save(), exchanges(l)
	defer x.drop(&before)
	vain = x.forbidden(t).vain
	if !vain && x.awaits(t) {
		explored, vain = true, true
		x.threads[t].status = memmodel.Waiting
		x.visitFrom(ancestor{thread: t, v: v, rmw: rmw}, backtrack)
		x.restore(&before)
	}
	for _, g := range x.groups(t, v) {
		for alt := 0; alt < max(1, l.Alternatives(l.Extract(g.value.Value))) && x.ending == Exhausted; alt++ {
			n := len(x.accesses)
			x.read(t, v, g, alt)
			guide := x.witness
			for e := n; e < len(x.accesses); e++ {
				guide = append(guide, int32(e))
			}
			if several {
				x.signalWrites(n)
			}
			if x.verify(guide) {
				explored = true
				x.signalWrites(n)
				x.visitFrom(ancestor{thread: t, v: v, rmw: rmw}, backtrack)
			}
			x.restore(&before)
		}
	}
	return explored, vain
}

// visitFrom calls Algorithm 2 for the mutation of a read, and takes over
// its backtrack signal.
func (x *explorer) visitFrom(a ancestor, backtrack *bool) {
	n := len(x.ancestors)
	a.signal = *backtrack
	x.ancestors = append(x.ancestors, a)
	x.visit()
	*backtrack = x.ancestors[n].signal
	x.ancestors = x.ancestors[:n]
}

// read appends a read with its good writes to X. After the last one of its operation, the
// thread goes on with the value.
func (x *explorer) read(t, v int32, g group, alt int) {
	th := &x.threads[t]
	l := th.label
	vars, life := x.operands(t)
	if life && th.part == 0 {
		x.readLife(t, v, g)
		return
	}
	vars = slices.Clone(vars)
	data := vars
	if life {
		data = vars[1:]
	}
	th.whole = len(vars) > 1
	if int(th.part) < len(vars)-1 {
		x.add(t, v, vsc.Read, g.writes, access{})
		th = &x.threads[t]
		th.part++
		th.word = th.word.Or(g.value)
		return
	}
	word := th.word.Or(g.value)
	old := l.Read(word)
	a, kind := access{value: old}, vsc.Read
	through := th.trail.Has
	if th.section {
		through = nil
	}
	does, next, waits := memmodel.Obtain(th.state, l, old, alt, through)
	if l.Alternatives(old.Value) > 1 {
		th.choices = append(slices.Clip(th.choices), uint64(alt))
	}
	if does.Writes && len(data) == 1 {
		kind, a.stored = vsc.RMW, l.Write(word, does.Stored)
	}
	x.add(t, v, kind, g.writes, a)
	if does.Writes && len(data) > 1 {
		for _, v := range data {
			x.threads[t].part++
			x.add(t, v, vsc.Write, nil, access{value: old, stored: l.Write(word, does.Stored).And(x.memory.Cells[v].Bits)})
		}
	}
	th = &x.threads[t]
	switch {
	case !waits:
		x.enter(t, next, does.Silent)
	case memmodel.StuckInSection(l) == nil:
		th.status, th.reason = memmodel.Stuck, event.BlockAwait
	case x.unsettled(t):
		th.status, th.reason = memmodel.Stuck, event.BlockSleep
	default:
		x.fail(t, memmodel.StuckInSection(l))
	}
}

// unsettled reports whether another thread is in the midst of an atomic section: what t has read there may be something that no
// execution shows it, and then the rest of that section leaves no witness.
func (x *explorer) unsettled(t int32) bool {
	for u := range x.threads {
		if th := &x.threads[u]; int32(u) != t && th.section && th.block >= 0 && th.status != memmodel.Faulted && th.status != memmodel.Ended {
			return true
		}
	}
	return false
}

// maxOrders bounds keptOrders. Beyond it, the order of a smaller X is used.
const maxOrders = 1 << 24

// verify looks for a witness of X.
func (x *explorer) verify(guide []int32) bool {
	w, v := x.solve(guide)
	if v != vsc.Consistent {
		return false
	}
	x.witness = append(x.witness[:0], w...)
	if len(x.keptOrders) < maxOrders {
		x.order, x.keptOrders = x.solver.Order(x.keptOrders)
	}
	return true
}

// What a problem takes, in the time of one of its events, as measured: a step of the search, and an edge of the closure.
const (
	stepWork   = 4
	edgeWork   = 16
	choiceWork = 8 // an alternative of a choice, without what is copied for it and what comes after it
)

// solve asks package vsc.
func (x *explorer) solve(guide []int32) ([]int32, vsc.Verdict) {
	x.asked = 0
	x.opts.Tally.Solved++
	w, v := x.solver.Solve(&x.problem, guide)
	if x.solver.Stats.Guided {
		x.opts.Tally.Guided++
	}
	x.opts.Tally.Work += uint64(len(x.problem.Events) + stepWork*x.solver.Stats.Steps + edgeWork*x.solver.Stats.Edges)
	if v == vsc.Unknown {
		x.ending = Interrupted
	}
	return w, v
}

// choosing returns a thread that has to choose, none if there is none.
func (x *explorer) choosing() int32 {
	for t := range x.threads {
		if th := &x.threads[t]; th.status == memmodel.Running && th.label.Kind == event.Choice {
			return int32(t)
		}
	}
	return none
}

// choose takes each alternative of a choice.
func (x *explorer) choose(t int32) {
	if th := &x.threads[t]; th.section {
		if th.ways > memmodel.MaxWays/th.label.Val {
			x.fail(t, memmodel.Unsupported(memmodel.TooManyWays))
			x.report()
			return
		}
		th.ways *= th.label.Val
	}
	before := x.save()
	defer x.drop(&before)
	for k := uint64(0); k < x.threads[t].label.Val && x.ending == Exhausted; k++ {
		x.opts.Tally.Work += choiceWork + uint64(len(x.accesses))/2 // which are copied
		th := &x.threads[t]
		th.choices = append(slices.Clip(th.choices), k)
		x.enter(t, th.state.Next(k), memmodel.Silent(th.label))
		x.visit()
		x.restore(&before)
	}
}
