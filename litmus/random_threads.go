package litmus

import (
	"slices"

	"github.com/gomc/gomc/event"
)

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
