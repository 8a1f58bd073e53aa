package litmus

import (
	"fmt"
	"slices"
)

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
