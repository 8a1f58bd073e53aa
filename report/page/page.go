// Package page draws the result of a verification as one HTML page that needs nothing else: verdict and figures, the counterexample as a timeline with a column
// for each thread and the source beside it, what the kind of violation means, and how to replay it.
package page

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"

	"github.com/gomc/gomc/report"
)

var (
	//go:embed page.html
	text string
	//go:embed page.css
	style string
	//go:embed page.js
	script string
)

// Figure is a line of figures and settings.
type Figure struct{ Name, Value string }

// Result is what a page shows.
type Result struct {
	// Title is that of the window, Headline the verdict in one line, and Verdict one word.
	Title, Headline, Verdict string
	Figures                  []Figure
	// Example is the counterexample, nil if there is none.
	Example *report.Counterexample
	// Sources are where the source files lie.
	Sources *report.Sources
	// Replay is the command that shows the counterexample again, empty if there is no trace file.
	Replay string
}

// timeline is what the page's script reads.
type timeline struct {
	Threads []report.Thread     `json:"threads"`
	Steps   []step              `json:"steps"`
	Sources map[string][]string `json:"sources"`
}

// step is a step of the counterexample as the page shows it.
type step struct {
	Thread     int32         `json:"thread"`
	Text       string        `json:"text"`
	Weak       bool          `json:"weak,omitempty"`
	Location   string        `json:"location,omitempty"`
	File       string        `json:"file,omitempty"`
	Line       int           `json:"line,omitempty"`
	Function   string        `json:"function,omitempty"`
	Calls      []report.Call `json:"calls,omitempty"`
	Output     string        `json:"output,omitempty"`
	Offending  bool          `json:"offending,omitempty"`
	Hidden     bool          `json:"hidden,omitempty"`
	Repeats    bool          `json:"repeats,omitempty"`
	Related    []related     `json:"related,omitempty"`
	Background []string      `json:"background,omitempty"`
}

// related is a step that another one has to do with; -1 stands for the initial value.
type related struct {
	Step int    `json:"step"`
	How  string `json:"how"`
}

// Write writes the page.
func Write(w io.Writer, r *Result) error {
	page := struct {
		*Result
		Explanation *report.Explanation
		Data        timeline
		Drawing     template.URL
		Style       template.CSS
		Script      template.JS
	}{Result: r, Style: template.CSS(style), Script: template.JS(script)} //nolint:gosec // both are files of this package
	if r.Example != nil {
		page.Data = newTimeline(r)
		var err error
		if page.Drawing, err = drawing(r.Example); err != nil {
			return err
		}
		if e, ok := report.ExplanationOf(r.Example.Error.Kind); ok {
			page.Explanation = &e
		}
	}
	form, err := template.New("page").Parse(text)
	if err != nil {
		return err
	}
	return form.Execute(w, page)
}

// maxDrawn bounds the steps of a counterexample whose event graph is drawn: nobody reads a larger one.
const maxDrawn = 400

// drawing is the event graph as a picture within the page; as such it keeps its own style. It is empty if the graph is large.
func drawing(c *report.Counterexample) (template.URL, error) {
	if len(c.Steps) > maxDrawn {
		return "", nil
	}
	var b bytes.Buffer
	if err := c.Graph().WriteSVG(&b); err != nil {
		return "", err
	}
	return template.URL("data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(b.Bytes())), nil //nolint:gosec // drawn by package report
}

// newTimeline takes from a counterexample what the page shows.
func newTimeline(r *Result) timeline {
	c := r.Example
	t := timeline{Threads: c.Threads, Sources: map[string][]string{}}
	for i := range c.Steps {
		s := &c.Steps[i]
		t.Steps = append(t.Steps, step{Thread: int32(s.Thread), Text: report.Printable(c.Text(s)), Location: s.Location, File: s.File, Line: s.Line, Function: s.Function, Calls: s.Calls,
			Output: report.Printable(s.Output), Weak: s.Weak, Offending: s.Offending, Hidden: c.Minor(s), Repeats: s.Repeats})
		if _, ok := t.Sources[s.File]; !ok {
			if lines := r.Sources.Lines(s.File); len(lines) > 0 {
				t.Sources[s.File] = lines
			}
		}
	}
	if n := len(t.Steps); n > 0 {
		t.Steps[n-1].Background = c.Background()
	}
	relate(t.Steps, c)
	return t
}

// howRelated says what an edge of the event graph means for the event at its end.
var howRelated = map[report.Relation]string{
	report.ReadsFrom: "reads what was written by",
	report.FromRead:  "overwrites what was read by",
	report.Coherence: "comes in memory after",
}

// relate notes which steps have to do with each other through memory.
func relate(steps []step, c *report.Counterexample) {
	g := c.Graph()
	for _, e := range g.Edges {
		how, ok := howRelated[e.Relation]
		switch {
		case !ok, e.From == report.Initial && e.Relation != report.ReadsFrom:
			continue
		case e.From == report.Initial:
			steps[g.Steps[e.To]].Related = append(steps[g.Steps[e.To]].Related, related{report.Initial, how})
		default:
			steps[g.Steps[e.To]].Related = append(steps[g.Steps[e.To]].Related, related{g.Steps[e.From], how})
		}
	}
}
