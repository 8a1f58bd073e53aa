package term

// maxLeaves bounds the choices among constants into which operations are carried.
const maxLeaves = 32

// countLeaves counts the constants of a choice among constants, as pointers are.
func countLeaves(t *Term) uint8 {
	if t.Op != Ite {
		return 0
	}
	n := 0
	for _, a := range t.args[1:] {
		switch {
		case a.IsConst():
			n++
		case a.leaves == 0:
			return 0
		default:
			n += int(a.leaves)
		}
	}
	if n > maxLeaves {
		return 0
	}
	return uint8(n)
}

// lift carries an operation into a choice among constants, each of which it turns into a constant or something simple.
func (p *Pool) lift(t *Term, f func(*Term) *Term) *Term {
	if t.Op != Ite {
		return f(t)
	}
	return p.Ite(t.args[0], p.lift(t.args[1], f), p.lift(t.args[2], f))
}

// Case is a constant that a term may be, and when it is that.
type Case struct {
	Guard *Term
	Value uint64
}

// Cases returns the constants that a choice among constants (or a constant) may be, each once; ok is false for any
// other term.
func (p *Pool) Cases(t *Term) (cases []Case, ok bool) {
	at := map[uint64]int{}
	ok = p.cases(t, p.True(), at, &cases)
	return cases, ok
}

func (p *Pool) cases(t, guard *Term, at map[uint64]int, cases *[]Case) bool {
	switch {
	case guard.IsFalse():
		return true
	case t.IsConst():
		i, seen := at[t.Value]
		if !seen {
			i = len(*cases)
			at[t.Value] = i
			*cases = append(*cases, Case{p.False(), t.Value})
		}
		(*cases)[i].Guard = p.Or((*cases)[i].Guard, guard)
		return true
	case t.Op == Ite:
		c := t.args[0]
		return p.cases(t.args[1], p.And(guard, c), at, cases) && p.cases(t.args[2], p.And(guard, p.Not(c)), at, cases)
	}
	return false
}
