package interp

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
)

// watchInterval is how many instructions a thread executes between two calls of watch. A program may compute for ever without
// a visible operation; watch ends that. The inner loop only counts instructions.
const watchInterval = 1 << 16

// watch is called after each watchInterval of instructions, and when a thread has executed more than Options.MaxInstructions. It cuts
// the thread if that is so, if the context has ended, or if the thread repeats itself for ever; else it returns true.
func (m *machine) watch() bool {
	limit := m.p.opts.MaxInstructions
	switch {
	case m.steps > limit:
		m.p.tooLong.CompareAndSwap(nil, &tooLong{m.site(), false})
		m.block(event.BlockBound)
	case m.p.interrupted():
		m.interrupted = true
		m.block(event.BlockBound)
	case m.repeats():
		m.hangs()
	default:
		m.due = min(m.steps+watchInterval, limit+1)
		return true
	}
	return false
}

// hangs ends a thread that is known never to do anything visible again, nor to end. No
// violation may be claimed here, since others may go on, and no execution is complete.
func (m *machine) hangs() {
	m.p.tooLong.CompareAndSwap(nil, &tooLong{m.site(), true})
	m.block(event.BlockBound)
}

// repeats tells whether the thread is where it was at an earlier look with the same registers
// and the same private memory: then it computes without end. It finds any cycle whose
// length in looks is less than that of the thread's past, by Brent's algorithm: it
// compares with one earlier look, whose distance it doubles.
func (m *machine) repeats() bool {
	if m.past != nil && m.past.equal(m) {
		return true
	}
	if m.looks++; m.looks&(m.looks-1) == 0 {
		m.past = m.snapshot()
	}
	return false
}

// snapshot is what a thread consists of in the midst of a computation. Frames below the
// running ones do not change while these run.
type snapshot struct {
	below  *frame
	acts   []activation
	blocks []*block
	counts []uint32
	notes  []note
}

func (m *machine) snapshot() *snapshot {
	s := &snapshot{below: m.below, acts: slices.Clone(m.acts), blocks: slices.Clone(m.blocks), counts: slices.Clone(m.counts), notes: m.notes}
	for i := range s.acts {
		a := &s.acts[i]
		a.regs, a.extra, a.shades = slices.Clone(a.regs), slices.Clone(a.extra), slices.Clone(a.shades)
		if a.terms != nil {
			a.terms = &slotTerms{slices.Clone(a.terms.of), a.terms.n}
		}
	}
	for i, b := range s.blocks {
		if !b.frozen { // others never change
			s.blocks[i] = b.clone()
		}
	}
	return s
}

func (s *snapshot) equal(m *machine) bool {
	return s.below == m.below && slices.Equal(s.counts, m.counts) && slices.Equal(s.notes, m.notes) &&
		slices.EqualFunc(s.acts, m.acts, (activation).equal) && slices.EqualFunc(s.blocks, m.blocks, sameContent)
}

func (a activation) equal(b activation) bool {
	return a.fn == b.fn && a.pc == b.pc && a.sub == b.sub && a.objs == b.objs && a.blocks == b.blocks &&
		slices.Equal(a.regs, b.regs) && slices.Equal(a.extra, b.extra) && slices.Equal(a.shades, b.shades) && a.terms.equal(b.terms)
}

// sameContent compares blocks whose hashes may be out of date.
func sameContent(b, c *block) bool {
	return b == c || b.addr == c.addr && b.size == c.size && slices.Equal(b.words, c.words) && slices.Equal(b.undef, c.undef) && maps.Equal(b.terms, c.terms)
}

// Until makes computations of threads end when ctx does: State.Next then returns a State whose
// thread is cut at its bound, without remembering it. A context that never ends lifts that.
func (p *Program) Until(ctx context.Context) { p.context.Store(&ctx) }

func (p *Program) interrupted() bool {
	ctx := p.context.Load()
	return ctx != nil && (*ctx).Err() != nil
}

// tooLong is a computation that was cut.
type tooLong struct {
	site    event.SiteID
	endless bool
}

// TooLong tells where a thread was cut that executed more than Options.MaxInstructions
// between two visible operations, or that computes without end for certain. ok is
// false if there was none.
func (p *Program) TooLong() (site event.Site, endless, ok bool) {
	if t := p.tooLong.Load(); t != nil {
		return p.Site(t.site), t.endless, true
	}
	return event.Site{}, false, false
}

// tooManyThreads says that thread numbers do not suffice.
const tooManyThreads = "more than 4094 threads (--unroll=auto finds what fewer of them do wrong)"

// tooDeep says that a call exceeds Options.MaxDepth.
func (p *Program) tooDeep() string {
	return fmt.Sprintf("recursion deeper than %d calls (--max-depth)", p.opts.MaxDepth)
}
