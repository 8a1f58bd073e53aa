package vsc

import "fmt"

// Kind says how an event accesses its variable.
type Kind uint8

// The kinds of events. An RMW reads and writes its variable in one step.
const (
	Read Kind = iota
	Write
	RMW
)

func (k Kind) String() string {
	switch k {
	case Read:
		return "read"
	case Write:
		return "write"
	case RMW:
		return "rmw"
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Reads reports whether events of the kind read.
func (k Kind) Reads() bool { return k != Write }

// Writes reports whether events of the kind write.
func (k Kind) Writes() bool { return k != Read }

const (
	// Initial stands in a set of good writes for the initial write of the variable.
	Initial = -1
	// Any in place of a set of good writes lets an event read every write.
	Any = -1
)

// Event is an access of a thread to a variable.
type Event struct {
	Thread int32
	Var    int32
	Kind   Kind
	Good   int32 // of a reader: its good writes, an index of Problem.Good, or Any
}

// Problem is an input (X, GoodW) of the problem VSC. Events, threads and variables
// have dense numbers from 0. The events of a thread stand in Events in program
// order; those of other threads may stand between them.
type Problem struct {
	Threads int
	Vars    int
	Events  []Event
	// Good has sets of good writes: indices of Events, and Initial. Readers of the
	// same variable may share one.
	Good [][]int32
	// Edges are pairs of events of which the first one has to come before the
	// second one, such as the creation of a thread and its first event.
	Edges [][2]int32
	// Blocks are the first and last events of atomic sections: no event of another
	// thread may come between them. They are disjoint.
	Blocks [][2]int32
	// Known, if not nil, is the order of a consistent problem, see [Solver.Order]: with the first of these events, their good writes, the edges to
	// them, and their blocks, which may have more events now.
	Known *Order
}

// Finally adds reads that come after all other events, in a thread of their own:
// at the end, the last write of each variable has to be a good write of its read.
// The threads of the reads are ignored.
func (p *Problem) Finally(reads ...Event) {
	last := make([]int32, p.Threads)
	for t := range last {
		last[t] = -1
	}
	for i := range p.Events {
		last[p.Events[i].Thread] = int32(i)
	}
	for _, e := range last {
		if e >= 0 && len(reads) > 0 {
			p.Edges = append(p.Edges, [2]int32{e, int32(len(p.Events))})
		}
	}
	for _, r := range reads {
		r.Thread = int32(p.Threads)
		p.Events = append(p.Events, r)
	}
	p.Threads++
}

// maxCells bounds the product of events and threads, which is the size of the
// table of a partial order.
const maxCells = 1 << 28

// Validate returns an error if a problem is malformed. A problem that cannot have
// a witness, for example because edges form a cycle, may be well-formed.
func (p *Problem) Validate() error {
	n := len(p.Events)
	if p.Threads < 0 || p.Vars < 0 {
		return fmt.Errorf("%d threads, %d variables", p.Threads, p.Vars)
	}
	if p.Threads > maxCells || p.Vars > maxCells || n > maxCells || int64(n)*int64(p.Threads) > maxCells {
		return fmt.Errorf("%d events of %d threads on %d variables are too many: the product of events and threads is limited to %d", n, p.Threads, p.Vars, maxCells)
	}
	owner := make([]int32, len(p.Good)) // by set: the variable of its readers
	for s := range owner {
		owner[s] = -1
	}
	for i, e := range p.Events {
		switch {
		case e.Thread < 0 || int(e.Thread) >= p.Threads:
			return fmt.Errorf("event %d: no thread %d", i, e.Thread)
		case e.Var < 0 || int(e.Var) >= p.Vars:
			return fmt.Errorf("event %d: no variable %d", i, e.Var)
		case e.Kind > RMW:
			return fmt.Errorf("event %d: no kind %d", i, e.Kind)
		case !e.Kind.Reads() || e.Good == Any:
			continue
		case e.Good < 0 || int(e.Good) >= len(p.Good):
			return fmt.Errorf("event %d: no set of good writes %d", i, e.Good)
		case owner[e.Good] >= 0 && owner[e.Good] != e.Var:
			return fmt.Errorf("event %d: its good writes are those of a read of another variable", i)
		}
		owner[e.Good] = e.Var
	}
	for s, writes := range p.Good {
		for _, w := range writes {
			if w == Initial || owner[s] < 0 {
				continue
			}
			if w < 0 || int(w) >= n || !p.Events[w].Kind.Writes() || p.Events[w].Var != owner[s] {
				return fmt.Errorf("set of good writes %d: event %d is no write of variable %d", s, w, owner[s])
			}
		}
	}
	for _, e := range p.Edges {
		if min(e[0], e[1]) < 0 || int(max(e[0], e[1])) >= n {
			return fmt.Errorf("edge from %d to %d: no such event", e[0], e[1])
		}
	}
	return p.validateBlocks()
}

func (p *Problem) validateBlocks() error {
	inside := make([]bool, len(p.Events))
	for _, b := range p.Blocks {
		if b[0] < 0 || b[0] > b[1] || int(b[1]) >= len(p.Events) || p.Events[b[0]].Thread != p.Events[b[1]].Thread {
			return fmt.Errorf("block from %d to %d: these are no events of a thread in their order", b[0], b[1])
		}
		for i := b[0]; i <= b[1]; i++ {
			if p.Events[i].Thread != p.Events[b[0]].Thread {
				continue
			}
			if inside[i] {
				return fmt.Errorf("block from %d to %d: event %d is in another block, too", b[0], b[1], i)
			}
			inside[i] = true
		}
	}
	return nil
}

// Check returns an error unless a sequence is a witness of a valid problem. It
// executes the sequence and shares nothing with the solver.
func (p *Problem) Check(witness []int32) error {
	if len(witness) != len(p.Events) {
		return fmt.Errorf("%d events instead of %d", len(witness), len(p.Events))
	}
	at := make([]int, len(p.Events)) // place in the witness, from 1
	memory := make([]int32, p.Vars)
	for x := range memory {
		memory[x] = Initial
	}
	latest := make([]int32, p.Threads)
	for t := range latest {
		latest[t] = -1
	}
	for i, k := range witness {
		if k < 0 || int(k) >= len(at) || at[k] > 0 {
			return fmt.Errorf("%d at %d is no event, or one that was there before", k, i)
		}
		at[k] = i + 1
		e := &p.Events[k]
		if latest[e.Thread] > k {
			return fmt.Errorf("event %d comes after event %d of its thread", k, latest[e.Thread])
		}
		latest[e.Thread] = k
		if e.Kind.Reads() && e.Good != Any && !contains(p.Good[e.Good], memory[e.Var]) {
			return fmt.Errorf("event %d reads %d, which is no good write", k, memory[e.Var])
		}
		if e.Kind.Writes() {
			memory[e.Var] = k
		}
	}
	for _, e := range p.Edges {
		if at[e[0]] >= at[e[1]] {
			return fmt.Errorf("event %d does not come before event %d", e[0], e[1])
		}
	}
	for _, b := range p.Blocks {
		for i := at[b[0]]; i <= at[b[1]]; i++ {
			if p.Events[witness[i-1]].Thread != p.Events[b[0]].Thread {
				return fmt.Errorf("event %d is within the block from %d to %d", witness[i-1], b[0], b[1])
			}
		}
	}
	return nil
}

func contains(set []int32, w int32) bool {
	for _, g := range set {
		if g == w {
			return true
		}
	}
	return false
}
