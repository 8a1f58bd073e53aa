package witness

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
)

// The structure of the GraphML format, as far as it is read.
type (
	graphML struct {
		XMLName xml.Name `xml:"graphml"`
		NS      string   `xml:"xmlns,attr,omitempty"`
		Keys    []key    `xml:"key"`
		Graph   graph    `xml:"graph"`
	}
	key struct {
		ID   string `xml:"id,attr"`
		For  string `xml:"for,attr"`
		Name string `xml:"attr.name,attr"`
		Type string `xml:"attr.type,attr"`
	}
	graph struct {
		Direction string `xml:"edgedefault,attr"`
		Data      []data `xml:"data"`
		Nodes     []node `xml:"node"`
		Edges     []edge `xml:"edge"`
	}
	node struct {
		ID   string `xml:"id,attr"`
		Data []data `xml:"data"`
	}
	edge struct {
		Source string `xml:"source,attr"`
		Target string `xml:"target,attr"`
		Data   []data `xml:"data"`
	}
	data struct {
		Key   string `xml:"key,attr"`
		Value string `xml:",chardata"`
	}
)

const (
	graphMLSpace       = "http://graphml.graphdrawing.org/xmlns"
	violationWitness   = "violation_witness"
	correctnessWitness = "correctness_witness"
)

// value returns the data of a key, empty if there is none.
func value(all []data, key string) string {
	for _, d := range all {
		if d.Key == key {
			return strings.TrimSpace(d.Value)
		}
	}
	return ""
}

// parseGraphML reads an automaton. Where its ways branch, and more than one leads to the violation, the shortest is taken: others may stand for executions, too.
func parseGraphML(text []byte) (*Witness, error) {
	var g graphML
	if err := xml.Unmarshal(text, &g); err != nil {
		return nil, fmt.Errorf("no witness: %w", err)
	}
	about := func(key string) string { return value(g.Graph.Data, key) }
	w := &Witness{Version: "1.0", Producer: Producer{Name: about("producer")}, Task: Task{Specification: specification(about("specification"))}}
	w.Created, _ = time.Parse(time.RFC3339, about("creationtime")) // for people only
	w.Task.Files = []File{{about("programfile"), about("programhash")}}
	switch about("architecture") {
	case "32bit":
		w.Task.DataModel = "ILP32"
	case "64bit":
		w.Task.DataModel = "LP64"
	}
	switch about("witness-type") {
	case correctnessWitness:
		w.Correctness = true
		return w, nil
	case violationWitness:
	default:
		return nil, fmt.Errorf("the witness-type is %q; want %s or %s", about("witness-type"), violationWitness, correctnessWitness)
	}
	path, err := g.Graph.path()
	if err != nil {
		return nil, err
	}
	w.Segments = segmentsOf(path)
	return w, nil
}

// specification returns the formula of a property.
func specification(text string) string {
	if _, after, ok := strings.Cut(text, "LTL("); ok {
		return strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(after), ")")), ")"))
	}
	return text
}

// path returns the edges of a shortest way from the entry to a violation.
func (g *graph) path() ([]*edge, error) {
	entry := slices.IndexFunc(g.Nodes, func(n node) bool { return value(n.Data, "entry") == "true" })
	if entry < 0 {
		return nil, errors.New("no node is the entry")
	}
	violation := map[string]bool{}
	for _, n := range g.Nodes {
		violation[n.ID] = value(n.Data, "violation") == "true"
	}
	out := map[string][]*edge{}
	for i := range g.Edges {
		e := &g.Edges[i]
		out[e.Source] = append(out[e.Source], e)
	}
	by := map[string]*edge{g.Nodes[entry].ID: nil} // the edge that a node was reached by
	for queue := []string{g.Nodes[entry].ID}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if violation[at] {
			var path []*edge
			for e := by[at]; e != nil; e = by[e.Source] {
				path = append(path, e)
			}
			slices.Reverse(path)
			return path, nil
		}
		for _, e := range out[at] {
			if _, seen := by[e.Target]; !seen {
				by[e.Target] = e
				queue = append(queue, e.Target)
			}
		}
	}
	return nil, errors.New("no way leads from the entry to a violation")
}

// segmentsOf makes a segment of each edge of a path that has a line. Threads are numbered in the order in which they appear.
func segmentsOf(path []*edge) (all []Segment) {
	numbers := map[string]int{}
	number := func(id string) int {
		if id == "" {
			return -1
		}
		if _, ok := numbers[id]; !ok {
			numbers[id] = len(numbers)
		}
		return numbers[id]
	}
	for i, e := range path {
		p := Waypoint{Type: Assumption, File: value(e.Data, "originfile"), Function: value(e.Data, "assumption.scope"), Thread: number(value(e.Data, "threadId")), Value: value(e.Data, "assumption"), Format: "c_expression"}
		p.Line, _ = strconv.Atoi(value(e.Data, "startline"))
		switch {
		case i == len(path)-1:
			p.Type, p.Value, p.Format = Target, "", ""
		case value(e.Data, "createThread") != "":
			p.Type, p.Value, p.Format = FunctionEnter, "", ""
			number(value(e.Data, "createThread"))
		case strings.Contains(p.Value, `\result`):
			p.Type = FunctionReturn
		case value(e.Data, "control") != "":
			p.Type, p.Value = Branching, strconv.FormatBool(value(e.Data, "control") == "condition-true")
		case p.Value == "":
			p.Format = ""
		}
		if p.Line > 0 || p.Type == Target {
			all = append(all, follow(p))
		}
	}
	return all
}

// WriteGraphML writes the witness in format 1: an automaton with one way.
func (w *Witness) WriteGraphML(out io.Writer) error {
	g := graphML{NS: graphMLSpace, Graph: graph{Direction: "directed"}}
	g.Keys = []key{{"entry", "node", "isEntryNode", "boolean"}, {"violation", "node", "isViolationNode", "boolean"}, {"witness-type", "graph", "witness-type", "string"},
		{"sourcecodelang", "graph", "sourcecodeLanguage", "string"}, {"producer", "graph", "producer", "string"}, {"specification", "graph", "specification", "string"},
		{"programfile", "graph", "programFile", "string"}, {"programhash", "graph", "programHash", "string"}, {"architecture", "graph", "architecture", "string"},
		{"creationtime", "graph", "creationTime", "string"}, {"originfile", "edge", "originFileName", "string"}, {"startline", "edge", "startline", "int"}, {"threadId", "edge", "threadId", "string"},
		{"createThread", "edge", "createThread", "string"}, {"enterFunction", "edge", "enterFunction", "string"}, {"assumption", "edge", "assumption", "string"},
		{"assumption.scope", "edge", "assumption.scope", "string"}}
	kind, file := violationWitness, File{}
	if w.Correctness {
		kind = correctnessWitness
	}
	if len(w.Task.Files) > 0 {
		file = w.Task.Files[0]
	}
	architecture := "64bit"
	if w.Task.DataModel == "ILP32" {
		architecture = "32bit"
	}
	g.Graph.Data = []data{{"witness-type", kind}, {"sourcecodelang", "C"}, {"producer", w.Producer.Name + " " + w.Producer.Version},
		{"specification", fmt.Sprintf("CHECK( init(main()), LTL(%s) )", w.Task.Specification)}, {"programfile", file.Name}, {"programhash", file.Hash},
		{"architecture", architecture}, {"creationtime", w.Created.Format(time.RFC3339)}}
	g.Graph.addPath(w.Segments)
	text, err := xml.MarshalIndent(g, "", " ")
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, xml.Header+string(text)+"\n")
	return err
}

// addPath makes nodes and edges of segments.
func (g *graph) addPath(segments []Segment) {
	name := func(i int) string { return "N" + strconv.Itoa(i) }
	g.Nodes = append(g.Nodes, node{ID: name(0), Data: []data{{"entry", "true"}}})
	created := 0
	for _, s := range segments {
		for _, p := range s.Follow {
			n := len(g.Nodes)
			e := edge{Source: name(n - 1), Target: name(n), Data: []data{{"originfile", p.File}, {"startline", strconv.Itoa(p.Line)}}}
			if p.Thread >= 0 {
				e.Data = append(e.Data, data{"threadId", strconv.Itoa(p.Thread)})
			}
			switch {
			case p.Type == FunctionEnter:
				created++
				e.Data = append(e.Data, data{"createThread", strconv.Itoa(created)})
			case p.Value != "" && p.Type != Branching:
				e.Data = append(e.Data, data{"assumption", p.Value})
				if p.Function != "" {
					e.Data = append(e.Data, data{"assumption.scope", p.Function})
				}
			}
			next := node{ID: name(n)}
			g.Edges = append(g.Edges, e)
			g.Nodes = append(g.Nodes, next)
		}
	}
	if n := len(g.Nodes); len(segments) > 0 {
		g.Nodes[n-1].Data = []data{{"violation", "true"}}
	}
}
