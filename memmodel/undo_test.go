package memmodel

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

// contents is everything that a machine holds, printed, but for what it only learns: words and processes that it has
// met, and that are as at first.
func contents(m *Machine) string {
	s := fmt.Sprintf("steps %+v syncs %v forwards %v accesses %+v objects %v created %v exited %v lives", m.steps, m.syncs, m.forwards, m.accesses, m.objectLog, m.created, m.exited)
	for o, a := range m.lives {
		if a >= 0 {
			s += fmt.Sprint(" ", o, ":", a)
		}
	}
	for t := range m.threads {
		if th := &m.threads[t]; th.status != Absent {
			s += fmt.Sprintf("\nthread %d %p %d %d %d", t, th.state, th.status, th.reason*event.Reason(b2i(th.status == Stuck)), th.creator)
		}
	}
	for l, newest := range m.newest {
		if newest >= 0 || m.word[l] != (event.Bits{}) {
			s += fmt.Sprintf("\nword %d %x %d", l, m.word[l], newest)
		}
	}
	for p, steps := range m.byProc {
		if len(steps) > 0 {
			s += fmt.Sprintf("\nprocess %d %v", p, steps)
		}
	}
	if b := m.buffers; b != nil {
		s += fmt.Sprintf("\n%d buffered, %d have left", b.count, len(b.left))
		n := 0
		for t := range b.byTh {
			n += len(b.byTh[t])
			for i := range b.byTh[t] {
				s += fmt.Sprintf("\nbuffer %d %+v", t, b.byTh[t][i])
			}
		}
		if n != b.count {
			s += fmt.Sprintf("\n%d stores are in buffers", n)
		}
		for t, e := range b.epochs {
			if e > 0 {
				s += fmt.Sprintf("\nepoch of %d %d", t, e)
			}
		}
	}
	return s
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestUndoAll takes back random schedules: after each step all of the machine is as it was.
func TestUndoAll(t *testing.T) {
	for seed := range uint64(300) {
		p := litmus.Random(seed, litmus.Everything())
		for _, model := range []Model{SC, TSO, PSO} {
			m := NewMachine(p.Compile(), model)
			r := rand.New(rand.NewPCG(seed, uint64(model)))
			was := []string{contents(m)}
			for range 100 {
				var ps []Proc
				for p := range m.Procs() {
					if m.Enabled(p) {
						ps = append(ps, p)
					}
				}
				if len(ps) == 0 {
					break
				}
				p := ps[r.IntN(len(ps))]
				if next := m.Exec(p, 0).Next; next >= 0 && r.IntN(2) == 0 {
					m.Undo()
					m.Exec(p, uint64(next))
				}
				was = append(was, contents(m))
			}
			for i, want := range slices.Backward(was) {
				if got := contents(m); got != want {
					t.Fatalf("%v, seed %d, after %d steps: got\n%s\nwant\n%s\n%v", model, seed, i, got, want, p)
				}
				if i > 0 {
					m.Undo()
				}
			}
		}
	}
}
