package litmus

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/gomc/gomc/event"
)

// Shape bounds the programs that [Random] draws.
type Shape struct {
	Threads int // at most
	Main    int // at most, statements of the main thread after the joins
	Stmts   int // at most, a thread, nested ones included
	Vars    int // at most
	Mutexes int
	Kinds   []Kind // statements to draw from
	Values  int    // constants are 0 .. Values-1
	Mixed   bool   // accesses of different sizes
	Plain   bool   // loads that are not atomic; stores are, or not, in every shape
	Undef   bool   // variables may be undefined at first, and registers become so
	Orders  bool   // memory orders of loads and read-modify-writes; seq_cst if not set
	Heap    bool   // the last variable is an object on the heap; see publish
	Freed   bool   // threads end the lifetime of that object, see retire; without Heap it is allocated before they start
	Nested  int    // at most, threads that other threads create, and perhaps join; threads may be detached or joined by siblings, too
	Failing bool   // some threads fail at their first or last step
	Waits   bool   // atomic sections may have locks in them, and what else waits
	Endless bool   // loops change memory in every round, so that threads may go round for ever; atomic sections have a wait and perhaps a store in them
	Alike   bool   // several threads run the same routine, perhaps with different constants; see alike
	Own     int    // variables that are others for each thread; see own
}

// Everything is a shape that uses every kind of statement.
func Everything() Shape {
	return Shape{Threads: 4, Stmts: 4, Vars: 3, Mutexes: 2, Values: 3, Mixed: true,
		Kinds: []Kind{Load, Load, Load, Store, Store, Store, Add, Xchg, CAS, CAS, Fence, Lock, TryLock, If, If,
			Await, AwaitBoth, Gate, Assume, Assert, Choose, Atomic}}
}

// Weak returns the shape for memory models without a global order, which have no atomic sections, and no accesses of different sizes.
func (s Shape) Weak() Shape {
	s.Kinds = slices.DeleteFunc(slices.Clone(s.Kinds), func(k Kind) bool { return k == Atomic })
	s.Mixed = false
	return s
}

// Nesting is a shape with threads that create others, and that fail.
func Nesting() Shape {
	return Shape{Threads: 2, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Main: 2, Nested: 2, Failing: true,
		Kinds: []Kind{Load, Load, Store, Store, Add, CAS, If, Assert, Assume, Lock, Await, Gate, Choose}}
}

// Random draws a program. The same seed gives the same program.
func Random(seed uint64, shape Shape) *Program {
	r := &drawer{Rand: rand.New(rand.NewPCG(seed, 0x676f6d63)), shape: shape}
	p := &Program{Vars: 1 + r.IntN(shape.Vars), Mutexes: shape.Mutexes}
	r.prog = p
	if shape.Undef {
		p.Undefined = r.Uint64() & r.Uint64()
		r.shape.Kinds = append(slices.Clone(shape.Kinds), Undefine, Undefine)
	}
	if shape.Nested > 0 {
		r.nested = r.IntN(shape.Nested + 1)
	}
	own := 2 + r.IntN(max(1, shape.Threads-1))
	if shape.Alike {
		own = 1 + r.IntN(2)
	}
	for range own {
		r.thread()
	}
	r.open = nil
	if shape.Own > 0 {
		r.own()
	}
	if shape.Alike {
		r.alike()
	}
	if shape.Main > 0 {
		p.Main = append(p.Main, r.body(r.IntN(1+shape.Main), 0)...)
	}
	switch {
	case shape.Heap:
		r.publish()
	case shape.Freed:
		p.Heap = 1 << (p.Vars - 1)
		r.retire(p.Vars - 1)
	}
	if shape.Nested > 0 {
		r.shuffle()
		r.joinOtherwise()
	}
	return p
}

// alike lets threads run the routine of another one, most of them as it is, some with another constant. The main thread joins them in
// some order, perhaps does something in between, and perhaps uses their results; some are detached.
func (r *drawer) alike() {
	p := r.prog
	own := len(p.Threads)
	for t := range own {
		p.Routine = append(p.Routine, t)
	}
	for n := 1 + r.IntN(2); n > 0 && len(p.Threads) < r.shape.Threads; n-- {
		t := r.IntN(own)
		body := p.Threads[t]
		if r.IntN(5) == 0 {
			body, _ = r.vary(body, r.IntN(max(1, lines(body))))
		}
		p.Threads, p.Routine = append(p.Threads, body), append(p.Routine, t)
	}
	p.Results = r.IntN(3) == 0
	order := r.Perm(len(p.Threads))
	if r.IntN(3) == 0 {
		return // joined in their order
	}
	private := -1 // a variable that only the main thread knows
	for _, t := range order {
		switch r.IntN(10) {
		case 0:
			p.Detached = append(p.Detached, t)
			continue
		case 1, 2:
			if private < 0 && p.Own == 0 {
				private = p.Vars
				p.Vars++
				if r.IntN(2) == 0 {
					p.Main = append([]Stmt{{Kind: Load, Var: r.IntN(private), Order: event.SeqCst}, {Kind: Store, Var: private, UseR: true, Order: event.Relaxed}}, p.Main...)
				}
			}
			if private >= 0 {
				p.Main = append(p.Main, Stmt{Kind: Load, Reg: r.IntN(Registers), Var: private, Order: event.SeqCst})
			}
		case 3:
			p.Main = append(p.Main, Stmt{Kind: Load, Reg: r.IntN(Registers), Var: r.IntN(p.Vars), Order: event.SeqCst})
		}
		p.Main = append(p.Main, Stmt{Kind: Join, Var: t, Reg: r.IntN(Registers), UseR: r.IntN(4) == 0})
	}
}

// own adds variables that each thread has for itself. About half of the accesses are to them; some addresses of theirs go
// to where values go, and the lifetimes of some end early.
func (r *drawer) own() {
	p := r.prog
	p.Own = r.shape.Own
	p.Vars += p.Own
	for t := range p.Threads {
		p.Threads[t] = r.keep(p.Threads[t])
		if r.IntN(4) == 0 {
			p.Threads[t] = append(p.Threads[t], Stmt{Kind: Free, Var: r.mine()})
		}
	}
}

// mine draws a variable that is each thread's own.
func (r *drawer) mine() int { return r.prog.Vars - 1 - r.IntN(r.prog.Own) }

func (r *drawer) keep(body []Stmt) (all []Stmt) {
	for _, s := range body {
		s.Body = r.keep(s.Body)
		if !s.Kind.names() || s.Kind == Spin || r.IntN(2) == 0 {
			all = append(all, s)
			continue
		}
		s.Var = r.mine()
		if s.Kind == Store && r.IntN(2) == 0 {
			all = append(all, Stmt{Kind: Point, Reg: s.Reg, Var: r.mine()})
			s.UseR = true
			if r.IntN(12) == 0 {
				s.Var = r.IntN(r.prog.Vars)
			}
		}
		all = append(all, s)
	}
	return all
}

// vary returns a body in which the statement with a number, or a constant of it, is another one, and how many statements it has.
func (r *drawer) vary(body []Stmt, at int) (all []Stmt, n int) {
	for _, s := range body {
		if n == at && s.Kind != Choose {
			s.C = uint64(r.IntN(r.shape.Values))
		}
		inner, k := r.vary(s.Body, at-n-1)
		if s.Body != nil {
			s.Body = inner
		}
		n += 1 + k
		all = append(all, s)
	}
	return all, n
}

// publish makes the last variable an object that some thread allocates, and another variable what the
// thread, when it has done so, sets to 1 for the others to see. They look before most accesses. The pointer
// itself is the same in all executions.
func (r *drawer) publish() {
	p := r.prog
	slot := p.Vars
	object := slot + 1
	p.Vars += 2
	p.Heap = 1 << object
	maker := r.IntN(len(p.Threads))
	for t, body := range p.Threads {
		p.Threads[t] = r.dereference(body, slot, object, t == maker)
	}
	p.Main = r.dereference(p.Main, slot, object, r.IntN(2) == 0)
	if r.shape.Freed {
		r.retire(object)
	}
	body := p.Threads[maker]
	first := slices.IndexFunc(body, func(s Stmt) bool {
		return anyOf([]Stmt{s}, func(s *Stmt) bool { return s.Kind.names() && s.Var == object })
	})
	if first < 0 {
		first = len(body)
	}
	k := r.IntN(first + 1)
	made := []Stmt{{Kind: New, Var: object}}
	if r.IntN(4) > 0 {
		order := []event.Order{event.Relaxed, event.Relaxed, event.Release, event.SeqCst}[r.IntN(4)]
		made = append(made, Stmt{Kind: Store, Var: slot, C: 1, Order: order})
	}
	p.Threads[maker] = slices.Insert(slices.Clone(body), k, made...)
}

// retire lets one or two threads end the lifetime of an object. Most threads that access it count themselves, when they have done so,
// in one more variable; whoever ends the lifetime looks at it first, or waits.
func (r *drawer) retire(object int) {
	p := r.prog
	done := p.Vars
	p.Vars++
	for t, body := range p.Threads {
		if r.IntN(4) > 0 && anyOf(body, func(s *Stmt) bool { return s.Kind.names() && s.Var == object }) {
			order := []event.Order{event.Relaxed, event.Release, event.Release, event.AcqRel}[r.IntN(4)]
			p.Threads[t] = append(slices.Clip(body), Stmt{Kind: Add, Reg: Registers - 1, Var: done, C: 1, Order: order})
		}
	}
	for range 1 + r.IntN(5)/4 {
		t := r.IntN(len(p.Threads) + 1)
		if t == len(p.Threads) {
			p.Main = append(slices.Clip(p.Main), r.free(done, object)...)
		} else {
			p.Threads[t] = append(slices.Clip(p.Threads[t]), r.free(done, object)...)
		}
	}
}

// free draws statements that end a lifetime.
func (r *drawer) free(done, object int) []Stmt {
	free := Stmt{Kind: Free, Var: object}
	look := Stmt{Kind: Load, Reg: Registers - 1, Var: done, C: uint64(1 + r.IntN(2)), Order: []event.Order{event.Relaxed, event.Acquire}[r.IntN(2)]}
	if slices.Contains(r.shape.Kinds, Atomic) && r.IntN(2) == 0 {
		free = Stmt{Kind: Atomic, Body: []Stmt{free, {Kind: Store, Var: done, C: 1, Order: event.Relaxed}}}
	}
	var all []Stmt
	switch r.IntN(6) {
	case 0:
		return []Stmt{free}
	case 1, 2:
		look.Kind = Await
		all = append(all, look)
	default:
		all = append(all, look)
		free = Stmt{Kind: If, Reg: look.Reg, C: look.C, Body: []Stmt{free}}
	}
	if r.IntN(4) == 0 {
		all = append(all, Stmt{Kind: Fence, Order: event.Acquire})
	}
	return append(all, free)
}

// dereference makes some accesses of a body accesses to an object; unless it is known, after a look at the slot.
func (r *drawer) dereference(body []Stmt, slot, object int, known bool) []Stmt {
	var all []Stmt
	for _, s := range body {
		s.Body = r.dereference(s.Body, slot, object, known)
		if s.Kind == New || !s.Kind.names() || r.IntN(2) == 0 {
			all = append(all, s)
			continue
		}
		s.Var = object
		if known || r.IntN(8) == 0 {
			all = append(all, s)
			continue
		}
		look := Stmt{Kind: Load, Reg: Registers - 1, Var: slot, Order: []event.Order{event.Relaxed, event.Relaxed, event.Acquire}[r.IntN(3)]}
		all = append(all, look, Stmt{Kind: If, Reg: Registers - 1, C: 1, Body: []Stmt{s}})
	}
	return all
}

type drawer struct {
	*rand.Rand
	shape  Shape
	prog   *Program
	nested int   // how many more threads may be created by others
	open   []int // threads that the current thread has created and may join
	loops  int   // Spins around
}

// thread draws a thread, and returns its index.
func (r *drawer) thread() int {
	t := len(r.prog.Threads)
	r.open = nil
	r.prog.Threads = append(r.prog.Threads, nil)
	body := r.body(1+r.IntN(r.shape.Stmts), 0)
	if r.shape.Failing {
		body = r.failing(body)
	}
	r.prog.Threads[t] = body
	return t
}

// failing lets some threads fail at their first step, or at their last one.
func (r *drawer) failing(body []Stmt) []Stmt {
	switch r.IntN(6) {
	case 0:
		return append([]Stmt{{Kind: Assert, Reg: r.IntN(Registers)}}, body...)
	case 1:
		return append(body, Stmt{Kind: Assert, Reg: r.IntN(Registers), C: uint64(r.IntN(r.shape.Values))})
	}
	return body
}

// threads draws statements that create a thread, or join one that the body, or one that it is
// part of, has created.
func (r *drawer) threads(body []Stmt, inside *[]int) []Stmt {
	if r.nested > 0 && r.IntN(3) == 0 {
		r.nested--
		open := r.open
		t := r.thread()
		r.open = append(open, t)
		*inside = append(*inside, t)
		body = append(body, Stmt{Kind: Create, Var: t})
	}
	if n := len(r.open); n > 0 && r.IntN(4) == 0 {
		k := r.IntN(n)
		body = append(body, Stmt{Kind: Join, Var: r.open[k]})
		r.open = slices.Delete(slices.Clone(r.open), k, k+1)
	}
	return body
}

// shuffle renumbers the threads, so that the creator of a thread may have a higher number.
func (r *drawer) shuffle() {
	p := r.prog
	to := r.Perm(len(p.Threads))
	threads := make([][]Stmt, len(p.Threads))
	for t, body := range p.Threads {
		renumber(body, func(t int) int { return to[t] })
		threads[to[t]] = body
	}
	renumber(p.Main, func(t int) int { return to[t] })
	p.Threads = threads
}

// renumber gives the threads that statements name other numbers.
func renumber(body []Stmt, to func(int) int) {
	for i := range body {
		if k := body[i].Kind; k == Create || k == Join {
			body[i].Var = to(body[i].Var)
		}
		renumber(body[i].Body, to)
	}
}

// joinOtherwise lets threads that the main thread creates be detached, or be joined by one that it
// creates later.
func (r *drawer) joinOtherwise() {
	created, _ := r.prog.begin()
	for i, t := range created {
		switch k := r.IntN(8); {
		case k == 0:
			r.prog.Detached = append(r.prog.Detached, t)
		case k == 1 && i+1 < len(created):
			by := created[i+1+r.IntN(len(created)-i-1)]
			body := r.prog.Threads[by]
			r.prog.Threads[by] = slices.Insert(slices.Clone(body), r.IntN(len(body)+1), Stmt{Kind: Join, Var: t})
		}
	}
}

// body draws n statements.
func (r *drawer) body(n, depth int) []Stmt {
	var body []Stmt
	var inside []int // threads that the body has created
	defer func() {
		if depth > 0 {
			r.open = slices.DeleteFunc(slices.Clone(r.open), func(t int) bool { return slices.Contains(inside, t) })
		}
	}()
	for n > 0 {
		if r.shape.Nested > 0 && r.loops == 0 {
			body = r.threads(body, &inside)
		}
		s := Stmt{
			Kind: r.kind(),
			Reg:  r.IntN(Registers), Var: r.IntN(r.prog.Vars), Var2: r.IntN(r.prog.Vars),
			UseR: r.IntN(3) == 0, C: uint64(r.IntN(r.shape.Values)), Exp: uint64(r.IntN(r.shape.Values)),
		}
		if r.shape.Undef && s.Kind == Store && r.IntN(2) == 0 {
			s.UseR, s.C = true, 0 // undefined bits are stored as they are
		}
		s.Order = []event.Order{event.NotAtomic, event.Relaxed, event.Relaxed, event.Release, event.SeqCst}[r.IntN(5)]
		if s.Kind == Fence {
			s.Order = []event.Order{event.Acquire, event.Release, event.AcqRel, event.SeqCst, event.SeqCst}[r.IntN(5)]
		}
		switch s.Kind {
		case Store, Fence:
		case Load, Await, AwaitBoth, Spin:
			s.Order = r.order(event.Relaxed, event.Acquire, event.SeqCst)
		case Add, Xchg, CAS, Gate, Take, TakeEither:
			s.Order = r.order(event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
		default:
			s.Order = event.NotAtomic
		}
		s.Plain = r.shape.Plain && r.IntN(2) == 0
		n--
		nested := func() {
			k := min(n, 1+r.IntN(3))
			s.Body = r.body(k, depth+1)
			n -= k
		}
		if r.shape.Endless && r.loops > 0 {
			s.Order, s.UseR = event.SeqCst, false // neither buffers nor values grow
		} else if r.loops > 0 && (s.Kind == CAS || s.Kind == Xchg) { // what is set stays so
			s.Exp, s.C = 0, 1
		}
		switch s.Kind {
		case Load, Store, Add, Xchg, CAS, Await:
			if r.shape.Mixed && r.IntN(4) == 0 {
				s.Mask = []uint8{0x0f, 0xf0, 0x01, 0x02, 0x03, 0x3c}[r.IntN(6)]
			}
		case If:
			if n == 0 || depth > 2 {
				continue
			}
			nested()
		case Atomic:
			if r.shape.Endless {
				s.Body = r.wait()
				break
			}
			if n == 0 || depth > 0 {
				continue
			}
			nested()
			if !r.shape.Waits {
				s.Body = plain(s.Body)
			}
		case Lock, TryLock:
			s.Var = r.IntN(r.prog.Mutexes)
			if s.Kind == Lock {
				// Mostly balanced.
				nested()
				inner := s.Body
				s.Body = nil
				body = append(append(body, s), inner...)
				if r.IntN(8) > 0 {
					body = append(body, Stmt{Kind: Unlock, Var: s.Var})
				}
				continue
			}
		case Spin:
			if r.loops > 1 {
				continue
			}
			r.loops++
			nested()
			r.loops--
		case Choose:
			s.C = 2
			if r.shape.Endless && r.IntN(2) == 0 {
				body = append(append(body, s), r.assumed(s.Reg)...)
				continue
			}
		case Break:
			s.Body = []Stmt{{Kind: Break}}
			s.Kind = If
		case Undefine:
			s.C = []uint64{0, 0, 0xff, 0xff00, 0x0f}[r.IntN(5)]
		}
		body = append(body, s)
	}
	return body
}

// wait draws the body of an atomic section that waits.
func (r *drawer) wait() []Stmt {
	body := []Stmt{{Kind: Await, Var: r.IntN(r.prog.Vars), C: uint64(r.IntN(r.shape.Values)), Order: event.SeqCst}}
	store := Stmt{Kind: Store, Var: r.IntN(r.prog.Vars), C: uint64(r.IntN(r.shape.Values)), Order: event.SeqCst}
	switch r.IntN(6) {
	case 0:
		return append(body, store)
	case 1:
		return append([]Stmt{store}, body...)
	}
	return body
}

// assumed draws statements that assume a choice of a register to be 0, sooner or later.
func (r *drawer) assumed(reg int) (all []Stmt) {
	for range r.IntN(3) {
		all = append(all, Stmt{Kind: Store, Var: r.IntN(r.prog.Vars), C: uint64(r.IntN(r.shape.Values)), Order: event.SeqCst})
	}
	return append(all, Stmt{Kind: Assume, Reg: reg})
}

// kind draws a statement. In loops there is nothing that changes memory in every round, if the shape does not say so.
func (r *drawer) kind() Kind {
	kinds := r.shape.Kinds
	switch {
	case r.loops > 0 && r.shape.Endless:
		kinds = inEndless
	case r.loops > 0:
		kinds = inLoops
	}
	return kinds[r.IntN(len(kinds))]
}

var inEndless = []Kind{Load, Store, Store, Store, Xchg, CAS, If, Break, Choose, Await, Lock, Atomic}

var inLoops = []Kind{Load, Load, Load, If, If, Choose, CAS, Xchg, TryLock, Await, AwaitBoth, Fence, Assume, Assert, Break, Break, Break}

// order draws one of some memory orders if the shape has orders.
func (r *drawer) order(orders ...event.Order) event.Order {
	if !r.shape.Orders {
		return event.SeqCst
	}
	return orders[r.IntN(len(orders))]
}

// plain drops from the body of an atomic section what may wait there for ever,
// or what does not nest.
func plain(body []Stmt) []Stmt {
	var kept []Stmt
	for _, s := range body {
		switch s.Kind {
		case Lock, Unlock, TryLock, Atomic, Fence, Gate, Take, TakeEither, Create, Join:
			continue
		}
		s.Body = plain(s.Body)
		kept = append(kept, s)
	}
	return kept
}

// Shrink returns a program as small as it can make p while fails stays true. It
// drops threads and statements, and simplifies operands.
func Shrink(p *Program, fails func(*Program) bool) *Program {
	for again := true; again; {
		again = false
		for _, q := range smaller(p) {
			if fails(q) {
				p, again = q, true
				break
			}
		}
	}
	return p
}

// Shrunk returns a text with what is wrong with a program, and with a program as small as [Shrink] can make it of which something is said, too;
// nothing if nothing is wrong.
func Shrunk(p *Program, wrong func(*Program) string) string {
	if wrong(p) == "" {
		return ""
	}
	p = Shrink(p, func(q *Program) bool { return wrong(q) != "" })
	return fmt.Sprintf("shrunk to\n%v\n%s", p, wrong(p))
}

// smaller returns the programs that are one simplification away.
func smaller(p *Program) []*Program {
	var all []*Program
	with := func(i int, body []Stmt) {
		q := *p
		q.Threads = slices.Clone(p.Threads)
		q.Threads[i] = body
		all = append(all, &q)
	}
	for i := range p.Detached {
		q := *p
		q.Detached = slices.Delete(slices.Clone(p.Detached), i, i+1)
		all = append(all, &q)
	}
	for _, b := range smallerBodies(p.Main) {
		q := *p
		q.Main = b
		all = append(all, &q)
	}
	for i, body := range p.Threads {
		all = append(all, p.without(i))
		for _, b := range smallerBodies(body) {
			with(i, b)
		}
	}
	return slices.DeleteFunc(all, func(q *Program) bool { return !q.valid() })
}

// without returns the program without a thread.
func (p *Program) without(thread int) *Program {
	q := *p
	down := func(t int) int {
		if t > thread {
			t--
		}
		return t
	}
	q.Threads, q.Detached, q.Routine = nil, nil, nil
	for t, body := range p.Threads {
		if t == thread {
			continue
		}
		q.Threads = append(q.Threads, unnamed(body, thread, down))
		if p.Routine == nil {
			continue
		}
		routine := p.Routine[t]
		if routine == thread { // that of the next thread which runs it
			routine = thread + 1 + slices.Index(p.Routine[thread+1:], thread)
		}
		q.Routine = append(q.Routine, down(routine))
	}
	for _, t := range p.Detached {
		if t != thread {
			q.Detached = append(q.Detached, down(t))
		}
	}
	q.Main = unnamed(p.Main, thread, down)
	return &q
}

// unnamed returns a body without the statements that name a thread, and with other numbers of threads.
func unnamed(body []Stmt, thread int, to func(int) int) []Stmt {
	kept := []Stmt{}
	for _, s := range body {
		if named := s.Kind == Create || s.Kind == Join; named && s.Var == thread {
			continue
		} else if named {
			s.Var = to(s.Var)
		}
		s.Body = unnamed(s.Body, thread, to)
		kept = append(kept, s)
	}
	return kept
}

func smallerBodies(body []Stmt) [][]Stmt {
	var all [][]Stmt
	replace := func(i int, by ...Stmt) {
		b := append([]Stmt{}, body[:i]...)
		b = append(b, by...)
		all = append(all, append(b, body[i+1:]...))
	}
	for i, s := range body {
		replace(i)
		if len(s.Body) > 0 {
			replace(i, s.Body...)
			for _, b := range smallerBodies(s.Body) {
				t := s
				t.Body = b
				replace(i, t)
			}
		}
		if s.Mask != 0 {
			t := s
			t.Mask = 0
			replace(i, t)
		}
		if s.UseR {
			t := s
			t.UseR = false
			replace(i, t)
		}
	}
	return all
}
