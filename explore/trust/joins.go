package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is what joins mean. As a rule a join is no event: it returns as soon as its thread is over, and what the joined thread did
// comes before the next event of the one that joins. Only joins that a visible operation follows become an event; see mark.

// over reports whether a thread has ended, and with which result; joins that
// nothing visible follows are looked through.
func (x *builder[S]) over(t int32) (result event.Bits, ok bool) {
	c := &x.threads[t]
	switch c.status {
	case memmodel.Ended:
		return c.label.Operand(), c.label.Returns()
	case memmodel.Running:
		if c.label.Kind == event.Join {
			if s := x.throughJoins(t, nil); s != nil && s.Label().Returns() {
				return s.Label().Operand(), true
			}
		}
	}
	return result, false
}

// throughJoins follows a thread through joins of threads that are over. It
// returns the State before the first operation of another kind, nil if some
// thread to be joined is not over. into, if not nil, learns what the joined threads did.
func (x *builder[S]) throughJoins(t int32, into *cursor[S]) event.State {
	memo := &x.joins[t]
	switch x.threads[t].state {
	case memo.from:
		if x.still(memo) {
			x.learnAll(into, memo)
			return memo.to
		}
	case memo.before:
		if x.goesOn(memo.on) && x.still(memo) {
			return nil
		}
	}
	k := x.roster.Ranks[t]
	if x.following.Has(k) {
		return nil // threads that wait for each other
	}
	x.following.Add(k)
	s := x.followJoins(t, into)
	x.following.Remove(k)
	return s
}

// followJoins is throughJoins without the memo of the thread, which it makes anew.
func (x *builder[S]) followJoins(t int32, into *cursor[S]) event.State {
	c := &x.threads[t]
	memo := &x.joins[t]
	if memo.before == c.state && x.still(memo) {
		if _, ok := x.over(memo.on); !ok {
			return nil
		}
	}
	s, l, plain := c.state, c.label, true
	*memo = joined{from: s, threads: memo.threads[:0], results: memo.results[:0], null: true}
	for l.Kind == event.Join {
		u := int32(l.Thread)
		v, ok := event.Bits{}, false
		if int(u) < len(x.threads) {
			v, ok = x.over(u)
		}
		if !ok {
			memo.from = nil
			if int(u) < len(x.threads) {
				memo.before, memo.on = c.state, u
			}
			return nil
		}
		plain = plain && x.threads[u].status == memmodel.Ended
		memo.threads, memo.results = append(memo.threads, u), append(memo.results, v)
		memo.ranks.Add(x.roster.Ranks[u])
		memo.null = memo.null && v == (event.Bits{})
		s = event.Next(s, v)
		l = s.Label()
	}
	memo.to = s
	x.learnAll(into, memo)
	if !plain {
		memo.from = nil
	}
	return s
}

// goesOn reports whether it is plain, without a look at the thread, that over would return false for it. It may return false although that is so.
func (x *builder[S]) goesOn(t int32) bool {
	r := &x.ready
	k := x.roster.Ranks[t]
	return r.touched.IsEmpty() && !r.is[ended].Has(k) && !r.is[joining].Has(k)
}

// still reports whether the threads that a memo has joined have ended in the current graph, with the results that the memo has.
func (x *builder[S]) still(memo *joined) bool {
	if r := &x.ready; memo.null && r.touched.IsEmpty() && memo.ranks.Subset(r.null) {
		return true
	}
	for i, u := range memo.threads {
		if d := &x.threads[u]; d.status != memmodel.Ended || !d.label.Returns() || d.label.Operand() != memo.results[i] {
			return false
		}
	}
	return true
}

func (x *builder[S]) learnAll(into *cursor[S], memo *joined) {
	if into != nil {
		for _, u := range memo.threads {
			x.learn(into, u)
		}
	}
}

// learn makes what a thread does next follow all that t, which it has joined, did.
func (x *builder[S]) learn(into *cursor[S], t int32) {
	c := &x.threads[t]
	if c.status == memmodel.Running { // it has ended after joins, which nothing visible follows
		copied := *c
		x.throughJoins(t, &copied)
		c = &copied
	}
	set.Union(&into.porf, &c.porf)
	set.Union(&into.hb, &c.hb)
	switch x.model {
	case memmodel.SC:
		set.Union(&into.beforeRead, &c.beforeRead)
	case memmodel.TSO, memmodel.PSO:
		x.drain(into)
		set.Union(&into.beforeRead, &c.beforeRead)
		set.Union(&into.beforeRead, &c.beforeWrite)
		set.Union(&into.beforeRead, &c.unordered)
	default:
		set.Union(&into.po, &c.po)
		set.Union(&into.chains.hb, &c.chains.hb)
		set.Union(&into.chains.po, &into.chains.hb)
	}
}

// forgetJoins makes throughJoins forget what it remembers.
func (x *builder[S]) forgetJoins() {
	for i := range x.joins {
		x.joins[i].from, x.joins[i].before = nil, nil
	}
}
