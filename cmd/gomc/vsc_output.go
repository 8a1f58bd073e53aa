package main

import (
	"bytes"
	"fmt"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/vsc"
)

// verdictLine is the verdict for people.
func (v *consistency) verdictLine() string {
	switch v.verdict {
	case vsc.Consistent:
		return "gomc: sequentially consistent"
	case vsc.Inconsistent:
		return "gomc: NOT SEQUENTIALLY CONSISTENT"
	}
	return "gomc: unknown: " + v.reason
}

// print prints the result for people.
func (v *consistency) print() error {
	var b bytes.Buffer
	colour := map[vsc.Verdict]explore.Verdict{vsc.Consistent: explore.Safe, vsc.Inconsistent: explore.Violation, vsc.Unknown: explore.Unknown}
	b.WriteString(paint(colourful(v.stdout), colour[v.verdict], v.verdictLine()) + "\n")
	if !v.quiet {
		b.WriteByte('\n')
		switch v.verdict {
		case vsc.Consistent:
			v.printWitness(&b)
		case vsc.Inconsistent:
			v.printCore(&b)
		}
		cpu, _ := resources()
		fmt.Fprintf(&b, "%s of %s, %s; time %.2f s, CPU %.2f s\n",
			plural(len(v.history.Ops), "operation", "operations"), plural(len(v.history.Sessions), "session", "sessions"),
			plural(v.stats.States, "witness state", "witness states"), time.Since(v.start).Seconds(), cpu.Seconds())
	}
	_, err := v.stdout.Write(b.Bytes())
	return err
}

// op names an operation: its session and number, and what it does.
func (v *consistency) op(i int32) string {
	o := &v.history.Ops[i]
	name := fmt.Sprintf("session %s, %d: %v", v.history.Sessions[o.Session], o.Place, o)
	if o.Name != "" {
		name += " (" + o.Name + ")"
	}
	return report.Printable(name)
}

// where is the place of an operation in the input.
func (v *consistency) where(i int32) string {
	o := &v.history.Ops[i]
	return report.Printable(fmt.Sprintf("%s:%d:%d", v.input, o.Line, o.Column))
}

func (v *consistency) printWitness(b *bytes.Buffer) {
	if len(v.witness) == 0 {
		return
	}
	b.WriteString("in this order, each read returns the latest write:\n\n")
	width := len(fmt.Sprint(len(v.witness)))
	for i, op := range v.witness {
		fmt.Fprintf(b, "  %*d  %s\n", width, i+1, v.op(op))
	}
	b.WriteByte('\n')
}

func (v *consistency) printCore(b *bytes.Buffer) {
	switch {
	case len(v.core) == 0:
		b.WriteString("whatever is read, there is no order of the operations\n")
	case v.blame() == "unwritten":
		b.WriteString("nothing writes what this operation reads, and it is not the initial value:\n")
	case !v.minimal:
		b.WriteString("no order explains these operations (perhaps fewer are enough):\n")
	case len(v.core) == 1:
		b.WriteString("no order explains this operation:\n")
	default:
		b.WriteString("no order explains these operations together; leave any of them out, and one does:\n")
	}
	b.WriteByte('\n')
	for _, op := range v.core {
		fmt.Fprintf(b, "  %s: %s\n", v.where(op), v.op(op))
	}
	if len(v.core) > 0 {
		b.WriteByte('\n')
	}
	switch v.blame() {
	case "search":
		b.WriteString("every order was tried\n\n")
	case "hidden":
		fmt.Fprintf(b, "writes of the value that is read come too late, or are overwritten before:\n\n  %s\n\n", v.op(v.conflict.Blind))
	case "cycle":
		b.WriteString("each of these would have to come before the next, and the last before the first:\n\n")
		for _, e := range v.conflict.Cycle {
			fmt.Fprintf(b, "  %s\n      %v: %s\n", v.op(e.From), e.Relation, v.relation(e))
		}
		b.WriteByte('\n')
	}
}

// relation says in words how an operation relates to the next one.
func (v *consistency) relation(e vsc.Edge) string {
	switch e.Relation {
	case vsc.ProgramOrder:
		if e.From > e.To {
			return "is in one atomic block with"
		}
		return "comes before, in its session,"
	case vsc.Given:
		return "is said to come before"
	case vsc.ReadsFrom:
		if len(v.problem.Good[v.problem.Events[e.To].Good]) == 1 {
			return "is read by"
		}
		return "is the first that can be read by"
	case vsc.Overwritten:
		return fmt.Sprintf("is not what is read by %s; that has to come after", v.op(e.Read))
	}
	return "reads what is overwritten by"
}
