package robust

import (
	"cmp"
	"context"
	"slices"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// Repair is what [Fences] found.
type Repair struct {
	// Fences restore robustness. They are nil if Reason says why none were found.
	Fences []Fence
	// Minimal says that without any one of the fences, or with a weaker one, the
	// program was found not to be robust.
	Minimal bool
	// Verified is the exploration of the program with the fences.
	Verified *explore.Result
	// Explorations is how many were needed.
	Explorations int
	Reason       string
}

// Fences looks for fences that make a program robust under a model. found is a
// result of [Check] for it.
func Fences(ctx context.Context, prog event.Program, found *Result, opts Options) (*Repair, error) {
	opts.All = false
	r := &repair{ctx: ctx, prog: prog, model: found.Model, opts: opts}
	for _, e := range found.Errors {
		r.learn(e.Cycle)
	}
	return r.run()
}

// repair is one search for fences.
type repair struct {
	ctx     context.Context
	prog    event.Program
	model   string
	opts    Options
	clauses []clause
	Repair
}

// clause lists fences each of which prevents one cycle.
type clause []Fence

// learn adds the clause of a cycle.
func (r *repair) learn(c *cycle.Cycle) {
	var all clause
	for i := range c.Events {
		d := c.Events[i].Delay
		if d == nil {
			continue
		}
		order := event.SeqCst
		if d.ByStore {
			order = event.Release
		}
		for _, l := range d.Stores {
			if f := (Fence{placeOf(r.prog, l.Site), order}); !slices.Contains(all, f) {
				all = append(all, f)
			}
		}
	}
	r.clauses = append(r.clauses, all)
}

// try explores the program with fences. The result is nil if the search has to
// end without one.
func (r *repair) try(fences []Fence) (*Result, error) {
	r.Explorations++
	res, err := Check(r.ctx, Insert(r.prog, fences), r.model, r.opts)
	if err != nil {
		return nil, err
	}
	if !res.Run.Complete && len(res.Errors) == 0 {
		r.Reason = res.Run.Reason
		return nil, nil
	}
	return res, nil
}

func (r *repair) run() (*Repair, error) {
	var fences []Fence
	for {
		if slices.ContainsFunc(r.clauses, func(c clause) bool { return len(c) == 0 }) {
			r.Reason = "a cycle is not due to a store that could be followed by a fence"
			return &r.Repair, nil
		}
		fences = hit(r.clauses)
		res, err := r.try(fences)
		if err != nil || res == nil {
			return &r.Repair, err
		}
		if len(res.Errors) == 0 {
			r.Fences, r.Verified = fences, res.Run
			break
		}
		r.learn(res.Errors[0].Cycle)
	}
	slices.SortFunc(r.Fences, compare)
	return &r.Repair, r.minimise()
}

// minimise takes fences away, or weakens them, as long as the program stays
// robust. More fences never mean more executions, so that each has to be looked
// at once only.
func (r *repair) minimise() error {
	for i := 0; i < len(r.Fences); i++ {
		candidates := [][]Fence{slices.Delete(slices.Clone(r.Fences), i, i+1)}
		if r.model == "pso" && r.Fences[i].Order == event.SeqCst {
			weaker := slices.Clone(r.Fences)
			weaker[i].Order = event.Release
			candidates = append(candidates, weaker)
		}
		for _, c := range candidates {
			res, err := r.try(c)
			if err != nil || res == nil {
				return err
			}
			if len(res.Errors) == 0 {
				if len(c) < len(r.Fences) {
					i--
				}
				r.Fences, r.Verified = c, res.Run
				break
			}
		}
	}
	r.Minimal = true
	return nil
}

// compare orders fences by their place.
func compare(a, b Fence) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column),
		cmp.Compare(a.id, b.id))
}

// hit returns a smallest set of fences that meets all clauses; among those, one
// with fewest full fences. It tries the fences of the first clause that is not met,
// one after the other.
func hit(clauses []clause) []Fence {
	var best []Fence
	var extend func(chosen []Fence)
	extend = func(chosen []Fence) {
		if best != nil && cost(chosen) >= cost(best) {
			return
		}
		k := slices.IndexFunc(clauses, func(c clause) bool { return !met(c, chosen) })
		if k < 0 {
			best = slices.Clone(chosen)
			return
		}
		for _, f := range clauses[k] {
			extend(with(chosen, f))
		}
	}
	extend([]Fence{})
	return best
}

// met reports whether the chosen fences meet a clause. A full fence does what a
// store-store fence does.
func met(c clause, chosen []Fence) bool {
	for _, f := range c {
		for _, g := range chosen {
			if f.Place == g.Place && f.Order <= g.Order {
				return true
			}
		}
	}
	return false
}

// with adds a fence, or makes one stronger.
func with(chosen []Fence, f Fence) []Fence {
	chosen = slices.Clone(chosen)
	if k := slices.IndexFunc(chosen, func(g Fence) bool { return g.Place == f.Place }); k >= 0 {
		chosen[k].Order = max(chosen[k].Order, f.Order)
		return chosen
	}
	return append(chosen, f)
}

// cost counts the fences, and then the full ones.
func cost(fences []Fence) int {
	n := 0
	for _, f := range fences {
		n += 1 << 16
		if f.Order == event.SeqCst {
			n++
		}
	}
	return n
}
