package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// edgeStyles say how relations are drawn.
var edgeStyles = map[Relation]string{
	ProgramOrder: `color="black"`,
	ReadsFrom:    `color="#1b7f3b",fontcolor="#1b7f3b",label="rf",constraint=false`,
	Coherence:    `color="#b35900",fontcolor="#b35900",label="co",constraint=false`,
	FromRead:     `color="#8a2be2",fontcolor="#8a2be2",label="fr",style=dashed,constraint=false`,
	Starts:       `color="gray40",style=dotted`,
	Joins:        `color="gray40",style=dotted`,
}

// WriteDOT prints the graph in the language of Graphviz: a cluster for each
// thread. Edges from the initial values, which say nothing, are left out; thick ones belong to a cycle, which sequential consistency would not allow.
func (g *Graph) WriteDOT(w io.Writer) error {
	b := bufio.NewWriter(w)
	names := namesOf(g.Threads)
	fmt.Fprintf(b, "digraph counterexample {\n")
	fmt.Fprintf(b, "\tlabel=%s;\n\tlabelloc=t;\n", quote(g.Error))
	fmt.Fprintf(b, "\tnode [shape=box,fontname=monospace,fontsize=10];\n\tedge [fontsize=9];\n")
	for _, t := range g.Threads {
		fmt.Fprintf(b, "\tsubgraph cluster_%d {\n\t\tlabel=%s;\n\t\tcolor=gray;\n", t.ID, quote(t.Name))
		for i := range g.Events {
			s := &g.Events[i]
			if s.Thread != t.ID {
				continue
			}
			text, style := g.text(names, s), ""
			if s.Offending {
				style = `,color=red,penwidth=2`
			}
			fmt.Fprintf(b, "\t\te%d [label=%s%s];\n", i, quote(text, placeOf(s)), style)
		}
		fmt.Fprintf(b, "\t}\n")
	}
	cyclic := g.cyclic()
	for k, e := range g.Edges {
		if e.From == Initial {
			continue
		}
		style := edgeStyles[e.Relation]
		if cyclic[k] {
			style += ",penwidth=2.5"
		}
		fmt.Fprintf(b, "\te%d -> e%d [%s];\n", e.From, e.To, style)
	}
	fmt.Fprintf(b, "}\n")
	return b.Flush()
}

var dotEscapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// quote writes a string of the DOT language, of one or more lines.
func quote(lines ...string) string {
	for i, l := range lines {
		lines[i] = dotEscapes.Replace(Printable(l))
	}
	return `"` + strings.Join(lines, `\n`) + `"`
}
