// Package pace lets long computations of the symbolic engines end when a context does: they count what they do with a [Meter], which asks
// the context now and then. When that has ended the Meter panics, so that nothing is made of what was only half built; [Catch], in the function that was called
// from outside, turns the panic into an error.
package pace

import "context"

// Interval is after how many units of work a Meter asks. A unit is what takes some nanoseconds, such as a step of a loop; a clause takes some dozens of them. Tests have less
// patience.
var Interval = 1 << 14

// A Meter counts work. A nil Meter counts nothing, and never ends anything. It is not for concurrent use.
type Meter struct {
	ctx  context.Context
	left int
}

// New returns a Meter that asks a context.
func New(ctx context.Context) *Meter { return &Meter{ctx: ctx, left: Interval} }

// Spend counts units of work. It panics if the context has ended.
func (m *Meter) Spend(units int) {
	if m == nil {
		return
	}
	if m.left -= units; m.left < 0 {
		m.ask()
	}
}

// ended is the panic of a Meter.
type ended struct{ err error }

func (m *Meter) ask() {
	m.left = Interval
	if err := m.ctx.Err(); err != nil {
		panic(ended{err})
	}
}

// Catch, deferred, sets an error if a Meter has found that its context has ended. What was being built must not be used then. Other panics go on.
func Catch(err *error) {
	switch p := recover().(type) {
	case nil:
	case ended:
		*err = p.err
	default:
		panic(p)
	}
}
