package cprog

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// mistaken are the functions that are called in place of others by mistake.
var mistaken = map[string][]string{
	"pthread_cond_broadcast": {"pthread_cond_signal"},
	"pthread_cond_signal":    {"pthread_cond_broadcast"},
	"pthread_join":           {"pthread_detach"},
	"pthread_mutex_lock":     {"pthread_mutex_trylock", "pthread_mutex_init"},
	"pthread_mutex_unlock":   {"pthread_mutex_destroy", "pthread_mutex_init"},
	"pthread_rwlock_wrlock":  {"pthread_rwlock_rdlock"},
	"sem_wait":               {"sem_trywait"},
}

// mistake changes one thing in the program, as somebody could who is in a hurry.
func (d *drawer) mistake() {
	for range 100 {
		p := d.program
		f := d.IntN(len(p.Functions))
		body, ok := d.changed(p.Functions[f].Body, false)
		if !ok {
			continue
		}
		p.Functions[f].Body = body
		return
	}
}

// changed returns a list of statements with one change, at a place that is drawn: in the list, or in a statement of it.
func (d *drawer) changed(body []*Stmt, loop bool) ([]*Stmt, bool) {
	if len(body) == 0 {
		return nil, false
	}
	i := d.IntN(len(body))
	s := body[i]
	if s.Kind == Return || s.Kind == Goto {
		return nil, false
	}
	if len(s.Body) > 0 && d.IntN(2) == 0 {
		t := *s
		var ok bool
		t.Body, ok = d.changed(s.Body, loop || s.Kind == While)
		return replaced(body, i, 1, &t), ok
	}
	switch change := d.IntN(9); change {
	case 0: // forgotten
		return replaced(body, i, 1), true
	case 1, 2: // somewhere else
		j := d.IntN(len(body))
		if i == j || body[j].Kind == Return {
			return nil, false
		}
		return slices.Insert(replaced(body, i, 1), j, s), true
	case 3: // twice
		if s.Kind == While {
			return nil, false
		}
		return replaced(body, i, 0, s), true
	case 4: // under no condition, or under one that is checked once
		switch {
		case s.Kind == If:
			return replaced(body, i, 1, s.Body...), true
		case s.Kind == While && !breaks(s.Body):
			return replaced(body, i, 1, when(s.Expr, s.Body...)), true
		}
	case 5: // in an atomic section, with what follows
		n := 1 + d.IntN(min(3, len(body)-i))
		part := body[i : i+n]
		if slices.ContainsFunc(part, func(s *Stmt) bool { return s.Kind == Return || s.Kind == Goto || breaks(s.Body) && loop }) {
			return nil, false
		}
		return replaced(body, i, n, atomically(part...)...), true
	default:
		return d.altered(body, i, change)
	}
	return nil, false
}

// altered returns the list with one thing changed in the i-th statement: an order, a number, or the name of a function.
func (d *drawer) altered(body []*Stmt, i, what int) ([]*Stmt, bool) {
	switch what {
	case 6: // of another order
		t := *body[i]
		if t.Kind == Assign && t.Order != event.NotAtomic {
			t.Order = []event.Order{event.NotAtomic, d.order(event.Relaxed)}[d.IntN(2)]
			return replaced(body, i, 1, &t), true
		}
		return d.expression(body, i, func(e *Expr) bool {
			if e.Order != event.NotAtomic && (e.Kind == Load || e.Kind == RMW || e.Kind == CAS) {
				e.Order = d.order(event.Relaxed)
				return true
			}
			return false
		})
	case 7: // another number
		return d.expression(body, i, func(e *Expr) bool {
			if e.Kind == Const && e.C >= 0 && e.C < 4 {
				e.C = e.C ^ 1
				return true
			}
			return false
		})
	case 8: // another function
		return d.expression(body, i, func(e *Expr) bool {
			names := mistaken[e.Name]
			if len(names) == 0 || e.Kind != Lib {
				return false
			}
			e.Name = names[d.IntN(len(names))]
			n := len(library[e.Name].params)
			for len(e.Args) < n {
				e.Args = append(e.Args, null())
			}
			e.Args = e.Args[:n]
			return true
		})
	}
	return nil, false
}

// expression changes one expression of a statement, the first for which change returns true.
func (d *drawer) expression(body []*Stmt, i int, change func(*Expr) bool) ([]*Stmt, bool) {
	t := *body[i]
	ok := false
	visit := func(e *Expr) {
		if !ok {
			ok = change(e)
		}
	}
	t.Place, t.Expr = copied(t.Place, visit), copiedExpr(t.Expr, visit)
	return replaced(body, i, 1, &t), ok
}

// copiedExpr returns a copy of an expression, and calls visit for each part of it.
func copiedExpr(e *Expr, visit func(*Expr)) *Expr {
	if e == nil {
		return nil
	}
	c := *e
	if visit != nil {
		visit(&c)
	}
	c.Place = copied(c.Place, visit)
	c.Args = slices.Clone(c.Args)
	for i, a := range c.Args {
		c.Args[i] = copiedExpr(a, visit)
	}
	return &c
}

func copied(p *Place, visit func(*Expr)) *Place {
	if p == nil {
		return nil
	}
	c := *p
	c.Base = copiedExpr(p.Base, visit)
	return &c
}

// replaced returns a list with others in place of n statements from the i-th on.
func replaced(body []*Stmt, i, n int, by ...*Stmt) []*Stmt {
	return slices.Concat(body[:i], by, body[i+n:])
}

// breaks reports whether there is a break among some statements.
func breaks(body []*Stmt) bool {
	found := false
	walkStmts(body, func(s *Stmt) { found = found || s.Kind == Goto }, func(*Expr) {})
	return found
}
