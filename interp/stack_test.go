package interp

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
)

// TestFollow executes the threads of programs once more, and compares what they come to with their States: the same functions, at the same operations, with the same
// private memory, and what is live has the same value.
func TestFollow(t *testing.T) {
	frames := 0
	for i, name := range interptest.Corpus(t) {
		if testing.Short() && i%8 != 0 {
			continue
		}
		text, err := os.ReadFile(interptest.File(t, name))
		if err != nil {
			t.Fatal(err)
		}
		p := compileText(t, text, Options{Nondet: &Range{0, 3}})
		creators, taken := map[event.ThreadID]event.State{}, map[event.ThreadID][]event.Taken{}
		r := &interptest.Runner{Program: p, Limit: 3000, Took: func(id event.ThreadID, x event.Taken) {
			taken[id] = append(taken[id], x)
			if l := x.State.Label(); l.Kind == event.Create {
				creators[l.Thread] = x.State
			}
		}}
		r.Run() // how it ends does not matter here
		for id, all := range taken {
			n := len(all)
			for _, n := range []int{n / 3, n} {
				frames += sameStack(t, p, filepath.Base(name), creators[id], all[:n])
			}
		}
	}
	if frames < 1000 {
		t.Errorf("only %d frames were compared", frames)
	}
}

// sameStack compares a thread with its State after some steps.
func sameStack(t *testing.T, p *Program, name string, creator event.State, taken []event.Taken) (frames int) {
	begins := &start{}
	if creator != nil {
		begins = creator.(*state).child
	}
	want := p.startOf(begins)
	if n := len(taken); n > 0 {
		want = event.Next(taken[n-1].State, taken[n-1].Value).(*state)
	}
	k, m := p.follow(begins, taken, false)
	if k == nil {
		t.Errorf("%s: thread %d does not get to its step %d", name, begins.thread, len(taken))
		return 0
	}
	for fn, at := range k.known {
		if at.module == nil {
			t.Errorf("%s: %s was lowered to other code", name, fn.name)
		}
	}
	if want.top == nil {
		return 0
	}
	i := len(m.acts) - 1
	for f := want.top; f != nil; f, i = f.parent, i-1 {
		if i < 0 || m.acts[i].fn != f.fn || m.acts[i].pc != f.pc || m.acts[i].sub != f.sub || !slices.Equal(m.acts[i].extra, f.extra) {
			t.Fatalf("%s: thread %d after %d steps: another place in %s", name, begins.thread, len(taken), f.fn.name)
		}
		frames++
		for j, slot := range f.fn.live[f.pc] {
			undef := m.acts[i].shadeOf(slot).bits
			if m.acts[i].regs[slot]&^undef != f.regs[j] || f.shades == nil && undef != 0 || f.shades != nil && f.shades[j].bits != undef {
				t.Fatalf("%s: thread %d after %d steps: slot %d of %s is %#x, not %#x", name, begins.thread, len(taken), slot, f.fn.name, m.acts[i].regs[slot], f.regs[j])
			}
		}
	}
	if i != -1 || !slices.EqualFunc(m.blocks, want.ext.blocks, sameContent) || m.heap != want.ext.heap || m.created != want.ext.created {
		t.Fatalf("%s: thread %d after %d steps: other memory, or more frames", name, begins.thread, len(taken))
	}
	return frames
}
