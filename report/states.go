package report

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// WriteStates prints the states that engine states has visited, and the steps between them, in the language of
// Graphviz. A state is drawn with what has changed since the state from which the search came to it: places of threads,
// values of shared variables, contents of store buffers. Errors, deadlocks, hangs and livelocks are marked.
func WriteStates(w io.Writer, prog event.Program, d *states.Drawing) error {
	a := &atlas{prog: prog, Drawing: d, byPlace: map[cell]int{}}
	a.survey()
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "digraph states {\n\tnode [shape=box,fontname=monospace,fontsize=10];\n\tedge [fontsize=9];\n")
	for i, n := range d.Nodes() {
		lines, style := a.describe(i, n)
		fmt.Fprintf(b, "\ts%d [label=%s%s];\n", i, quote(lines...), style)
		for k, e := range n.Edges {
			to := fmt.Sprintf("s%d", e.To)
			if e.To < 0 {
				to = fmt.Sprintf("end%d_%d", i, k)
				fmt.Fprintf(b, "\t%s [shape=plaintext,label=\"an atomic section without an end\"];\n", to)
			}
			fmt.Fprintf(b, "\ts%d -> %s [label=%s];\n", i, to, quote(a.edges[i][k]...))
		}
	}
	fmt.Fprintf(b, "}\n")
	return b.Flush()
}

// atlas knows what is to be said of the states of a drawing.
type atlas struct {
	prog event.Program
	*states.Drawing
	edges     [][][]string // by state and edge: what the step is, in lines
	variables []*event.Label
	byPlace   map[cell]int // numbers of variables
	was       []sight      // by state
}

// cell is a place in memory as accesses see it.
type cell struct {
	loc  event.Loc
	mask uint8
}

// sight is what can be seen of a state, by thread and by variable.
type sight struct {
	threads, buffers, values []string
}

// survey takes all steps, and looks what variables there are.
func (a *atlas) survey() {
	for i, n := range a.Nodes() {
		texts := make([][]string, len(n.Edges))
		m := a.Machine(i)
		names := a.names(m)
		for k, e := range n.Edges {
			var update *event.Label
			if e.Store >= 0 {
				stores, _ := m.Buffer(e.Thread)
				update = stores[e.Store].Label
			}
			texts[k] = append(texts[k], names[e.Thread])
			for _, s := range take(m, e) {
				if update == nil && s.label.Accesses() {
					a.variable(s.label)
				}
				text := names.text(&s)
				if update != nil { // the labels in buffers name no place in the source
					text = "update " + a.pending(update)
				} else if s.Line > 0 {
					text += " (" + placeOf(&s) + ")"
				}
				texts[k] = append(texts[k], text)
			}
			m.Undo()
		}
		a.edges = append(a.edges, texts)
	}
}

// take takes a step on a machine, and returns its operations.
func take(m *memmodel.Machine, e states.Edge) []Step {
	if e.Store >= 0 {
		return []Step{{label: m.Exec(e.Process(m), 0).Label}}
	}
	c := &Counterexample{machine: m}
	c.execute(0, memmodel.Move{Thread: e.Thread, Choice: e.Choice})
	return c.Steps
}

func (a *atlas) names(m *memmodel.Machine) names {
	n := names{}
	for i := range m.Threads() {
		n[event.ThreadID(i)] = a.prog.ThreadName(event.ThreadID(i))
	}
	return n
}

// variable notes what an operation accesses, by its name.
func (a *atlas) variable(l *event.Label) {
	at := cell{l.Loc, l.Mask}
	if _, ok := a.byPlace[at]; !ok {
		a.byPlace[at] = len(a.variables)
		a.variables = append(a.variables, l)
	}
}

// pending says what is in a buffer. Its label names no place.
func (a *atlas) pending(l *event.Label) string {
	if l.Kind == event.Alloc {
		return "a new life of " + a.object(l.Object)
	}
	text := formatBits(l.Val, l.Undef, l.Size(), "")
	if k, ok := a.byPlace[cell{l.Loc, l.Mask}]; ok {
		l = a.variables[k]
	}
	return a.prog.Describe(l) + " = " + text
}

// object returns the name of an object, as far as it is accessed somewhere.
func (a *atlas) object(o event.Obj) string {
	for _, l := range a.variables {
		if l.Object == o {
			return a.prog.Describe(l)
		}
	}
	return "memory"
}

// describe returns the lines of a state and how it is drawn.
func (a *atlas) describe(i int, n states.Node) (lines []string, style string) {
	m := a.Machine(i)
	now, before, first := a.look(m), sight{}, i == 0
	if !first {
		before = a.was[n.Parent]
	}
	a.was = append(a.was, now)
	lines = changed(now.threads, before.threads)
	for k, text := range before.buffers {
		if text != "" && now.buffers[k] == "" {
			lines = append(lines, "buffer of "+a.prog.ThreadName(event.ThreadID(k))+" is empty")
		}
	}
	lines = slices.Concat(lines, changed(now.buffers, before.buffers), changed(now.values, before.values))
	if first {
		lines, style = append([]string{"initial state"}, lines...), ",penwidth=2"
	}
	for k := range m.Threads() {
		t := event.ThreadID(k)
		if m.Started(t) && m.Fault(t) != nil {
			style = ",color=red,penwidth=2"
		}
	}
	if e := explore.StandsStill(m); e != nil {
		lines, style = append(lines, e.Message), ",color=red,penwidth=2"
	}
	if n.Livelock > 0 {
		lines, style = append(lines, fmt.Sprintf("livelock %d", n.Livelock)), style+`,style=filled,fillcolor="#ffe0b0"`
	}
	if n.Open { // there are no livelocks then
		lines, style = append(lines, "the search was stopped here"), style+",style=dashed"
	}
	return lines, style
}

// changed returns what is there and was not before.
func changed(now, before []string) (all []string) {
	for k, text := range now {
		if text != "" && (k >= len(before) || before[k] != text) {
			all = append(all, text)
		}
	}
	return all
}

// look returns what can be seen of the state of a machine.
func (a *atlas) look(m *memmodel.Machine) (s sight) {
	for i := range m.Threads() {
		t := event.ThreadID(i)
		thread, buffer := "", ""
		if m.Started(t) {
			name := a.prog.ThreadName(t)
			thread = name + " " + a.whereabouts(m, t)
			if stores, _ := m.Buffer(t); len(stores) > 0 {
				var texts []string
				for _, p := range stores {
					texts = append(texts, a.pending(p.Label))
				}
				buffer = "buffer of " + name + ": " + strings.Join(texts, ", ")
			}
		}
		s.threads, s.buffers = append(s.threads, thread), append(s.buffers, buffer)
	}
	for _, l := range a.variables {
		v := l.Read(m.Word(l.Loc))
		text := a.prog.Describe(l) + " = " + formatBits(v.Value, v.Undef, l.Size(), a.prog.ValueName(l, v))
		if l.Sync == event.SyncMutex {
			text = a.prog.Describe(l) + " is free"
			if owner, ok := l.Owner(v.Value); ok {
				text = a.prog.Describe(l) + " is held by " + a.prog.ThreadName(owner)
			}
		}
		if l.Object != event.NoObj && !m.Born(l.Object) {
			text = ""
		} else if l.Object != event.NoObj && m.Life(l.Object).Dead() {
			text = a.prog.Describe(l) + " is gone"
		}
		s.values = append(s.values, text)
	}
	return s
}

// whereabouts says where a thread is, and what it does next.
func (a *atlas) whereabouts(m *memmodel.Machine, t event.ThreadID) string {
	l := m.Label(t)
	at := "at " + a.prog.Site(l.Site).String()
	switch f := m.Fault(t); {
	case f != nil:
		return at + ": " + f.Message
	case l.Kind == event.Exit:
		return "has ended"
	case m.Blocked(t) == event.BlockAssume || m.Blocked(t) == event.BlockBound:
		return at + " goes no further"
	}
	text := operationName(l)
	switch l.Kind {
	case event.Create, event.Join:
		text += " " + a.prog.ThreadName(l.Thread)
	case event.Load, event.Store, event.RMW, event.Alloc, event.Free:
		text += " " + a.prog.Describe(l)
	}
	return at + ": " + text
}
