package explore

import (
	"cmp"
	"fmt"

	"github.com/gomc/gomc/event"
)

// Unchecked is an error of a kind that the user has not asked for. After it the behaviour of the program is undefined, so the
// execution ends there and is counted as blocked (event.BlockError). The program cannot be called safe then, since violations may follow
// the error. Errors that end the process anyway, such as a call of abort, are not meant; see [event.ErrorKind.EndsProcess].
type Unchecked struct {
	Kind    event.ErrorKind `json:"kind"`
	Message string          `json:"message"`
	Site    event.Site      `json:"site"`
}

// String is the reason of a verdict that is not safe for such an error.
func (u *Unchecked) String() string {
	return fmt.Sprintf("an error that is not checked ends an execution early: %s at %s; gomc verify --check=%s reports it", u.Message, u.Site, u.Kind)
}

// first returns of two the one that comes first in the source, so that all engines name the same. Either
// may be nil.
func (u *Unchecked) first(v *Unchecked) *Unchecked {
	switch {
	case u == nil:
		return v
	case v == nil:
		return u
	}
	s, t := &u.Site, &v.Site
	if cmp.Or(cmp.Compare(s.File, t.File), s.Line-t.Line, s.Column-t.Column, cmp.Compare(s.Function, t.Function), cmp.Compare(u.Kind, v.Kind), cmp.Compare(u.Message, v.Message)) <= 0 {
		return u
	}
	return v
}

// conceals notes an error that is not checked, of a thread that is at l at the end of an execution.
func (r *run) conceals(f *event.Fault, l *event.Label) {
	r.unchecked = r.unchecked.first(&Unchecked{f.Kind, f.Message, r.prog.Site(l.Site)})
}
