package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// pointKey is what reads obtain their values from: some bytes of shared memory, or the result of a thread.
type pointKey struct {
	addr   uint64
	size   int
	result event.ThreadID // the number of the thread, plus 1
}

// points are the constants that some bytes may hold. They are found because some operation needs to know: each round
// of Unroll adds what is written in the round before.
type points struct {
	values []uint64 // sorted
	used   bool     // the round knew them
	top    bool     // too many, or none that are known
}

// maxPoints bounds the constants of a place.
const maxPoints = 64

// known returns a value that was read as a choice among the constants that it may be, if those are known.
func (u *unroller) known(key pointKey, v *term.Term) *term.Term {
	pts := u.points[key]
	if pts == nil || pts.top || len(pts.values) == 0 {
		return v
	}
	p := u.pool
	t := p.Const(v.Width, pts.values[0])
	for _, c := range pts.values[1:] {
		k := p.Const(v.Width, c)
		t = p.Ite(p.Eq(v, k), k, t)
	}
	return t
}

// want asks for the constants that the variables of a term may be. Of a sum, the address counts, and not what is
// added to it.
func (u *unroller) want(t *term.Term) {
	var direct, all []*term.Term
	seen := map[*term.Term]bool{}
	var visit func(t *term.Term, plain bool)
	visit = func(t *term.Term, plain bool) {
		if seen[t] {
			return
		}
		seen[t] = true
		if t.Op == term.Var {
			all = append(all, t)
			if plain && uint(t.Width) == u.p.ptrBits {
				direct = append(direct, t)
			}
		}
		for _, a := range t.Args() {
			visit(a, plain && (t.Op == term.Add || t.Op == term.Ite))
		}
	}
	visit(t, true)
	if len(direct) > 0 {
		all = direct
	}
	for _, v := range all {
		u.wantRead(v)
	}
}

// wantRead asks for the constants that a variable may be.
func (u *unroller) wantRead(v *term.Term) {
	if key, ok := u.origin[v]; ok && u.points[key] == nil {
		u.points[key] = &points{}
		u.changed = true
	}
}

// learn looks at what the round has written: it is what the next one may read.
func (u *unroller) learn() {
	for _, key := range u.pointKeys() {
		pts := u.points[key]
		if pts.top {
			continue
		}
		before := len(pts.values)
		u.learnPoint(key, pts)
		slices.Sort(pts.values)
		pts.values = slices.Compact(pts.values)
		if len(pts.values) > maxPoints {
			pts.top = true
		}
		if pts.top || len(pts.values) != before {
			u.changed = true
		}
	}
	for _, pts := range u.points {
		pts.used = len(pts.values) > 0
	}
	for _, e := range u.prog.Events {
		if e.Undef != nil && !u.undef[e.Addr&^7] {
			u.undef[e.Addr&^7] = true
			if _, undef := u.prog.Memory.Initial(e.Addr); undef == 0 { // reads have taken the word for defined
				u.changed = true
			}
		}
	}
}

func (u *unroller) pointKeys() []pointKey {
	var keys []pointKey
	for key := range u.points {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b pointKey) int {
		switch {
		case a.addr != b.addr && a.addr < b.addr:
			return -1
		case a.addr != b.addr:
			return 1
		case a.size != b.size:
			return a.size - b.size
		}
		return int(a.result - b.result)
	})
	return keys
}

// learnPoint collects the constants that were written to some bytes, and those that they hold at first.
func (u *unroller) learnPoint(key pointKey, pts *points) {
	if key.result > 0 {
		for _, t := range u.prog.Threads {
			if t.ID == key.result-1 && t.Result != nil {
				u.addPoints(pts, t.Result)
			}
		}
		if len(pts.values) == 0 && !pts.top {
			pts.values = append(pts.values, 0) // it never returns: nobody goes on behind a join of it, and any value will do
		}
		return
	}
	first := uint64(0)
	for i := key.size - 1; i >= 0; i-- {
		b, _ := u.prog.Memory.Initial(key.addr + uint64(i))
		first = first<<8 | uint64(b)
	}
	pts.values = append(pts.values, first)
	for _, e := range u.prog.Events {
		if e.Kind != unroll.Write && e.Kind != unroll.Update || e.Addr >= key.addr+uint64(key.size) || key.addr >= e.Addr+uint64(e.Size) {
			continue
		}
		if e.Addr <= key.addr && e.Addr+uint64(e.Size) >= key.addr+uint64(key.size) {
			low := uint8(8 * (key.addr - e.Addr))
			u.addPoints(pts, u.pool.Extract(low+uint8(8*key.size)-1, low, e.Value))
			continue
		}
		pts.top = true
	}
}

// addPoints adds the constants that a term may be.
func (u *unroller) addPoints(pts *points, t *term.Term) {
	if cases, ok := u.pool.Cases(t); ok {
		for _, c := range cases {
			pts.values = append(pts.values, c.Value)
		}
		return
	}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if t.Op == term.Ite {
			visit(t.Arg(1))
			visit(t.Arg(2))
			return
		}
		if t.IsConst() {
			pts.values = append(pts.values, t.Value)
			return
		}
		// Something was read whose constants are not known yet, or never will be.
		resolved := false
		var reads []pointKey
		u.eachVar(t, func(v *term.Term) {
			key, ok := u.origin[v]
			if !ok {
				pts.top = true
				return
			}
			reads = append(reads, key)
		})
		for _, key := range reads {
			switch from := u.points[key]; {
			case from == nil:
				u.points[key], u.changed, resolved = &points{}, true, true
			case from.top:
				pts.top = true
			case !from.used:
				resolved = true
			}
		}
		if !resolved {
			pts.top = true
		}
	}
	visit(t)
}

// eachVar visits the variables of a term.
func (u *unroller) eachVar(t *term.Term, f func(v *term.Term)) {
	seen := map[*term.Term]bool{}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if seen[t] {
			return
		}
		seen[t] = true
		if t.Op == term.Var {
			f(t)
		}
		for _, a := range t.Args() {
			visit(a)
		}
	}
	visit(t)
}
