package history

import (
	"fmt"

	"github.com/gomc/gomc/vsc"
)

// History is what sessions did to shared variables.
type History struct {
	Sessions []string // names
	Ops      []Op     // those of a session in its order
	Blocks   [][2]int // the first and last operations of atomic blocks
	Order    [][2]int // pairs of operations of which the first one came first
	Initial  map[string]Value
}

// Op is an operation.
type Op struct {
	Session int
	Place   int // in its session, from 1
	Kind    vsc.Kind
	Var     string
	Read    Value // of reads and RMWs
	Written Value // of writes and RMWs
	Name    string
	Line    int
	Column  int
}

// InitialValue returns the value of a variable before all operations.
func (h *History) InitialValue(name string) Value {
	if v, ok := h.Initial[name]; ok {
		return v
	}
	return zero
}

// String describes an operation, without its session.
func (o *Op) String() string {
	switch o.Kind {
	case vsc.Read:
		return fmt.Sprintf("read %s = %s", o.Var, o.Read)
	case vsc.Write:
		return fmt.Sprintf("write %s = %s", o.Var, o.Written)
	}
	return fmt.Sprintf("rmw %s = %s -> %s", o.Var, o.Read, o.Written)
}

// content is a value of a variable.
type content struct {
	variable int32
	value    string // key of a Value
}

// Problem returns the problem whether the history is sequentially consistent. Its
// events are the operations, with the same numbers.
func (h *History) Problem() *vsc.Problem {
	p := &vsc.Problem{Threads: len(h.Sessions)}
	variables := map[string]int32{}
	sets := map[content]int32{}
	for i := range h.Ops {
		o := &h.Ops[i]
		v, ok := variables[o.Var]
		if !ok {
			v = int32(p.Vars)
			p.Vars++
			variables[o.Var] = v
		}
		e := vsc.Event{Thread: int32(o.Session), Var: v, Kind: o.Kind, Good: vsc.Any}
		if o.Kind.Reads() {
			key := content{v, o.Read.key}
			if e.Good, ok = sets[key]; !ok {
				e.Good = int32(len(p.Good))
				sets[key] = e.Good
				var good []int32
				if h.InitialValue(o.Var).key == o.Read.key {
					good = append(good, vsc.Initial)
				}
				p.Good = append(p.Good, good)
			}
		}
		p.Events = append(p.Events, e)
	}
	for i := range h.Ops {
		if o := &h.Ops[i]; o.Kind.Writes() {
			if s, ok := sets[content{p.Events[i].Var, o.Written.key}]; ok {
				p.Good[s] = append(p.Good[s], int32(i))
			}
		}
	}
	for _, b := range h.Blocks {
		p.Blocks = append(p.Blocks, [2]int32{int32(b[0]), int32(b[1])})
	}
	for _, e := range h.Order {
		p.Edges = append(p.Edges, [2]int32{int32(e[0]), int32(e[1])})
	}
	return p
}
