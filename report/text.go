package report

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gomc/gomc/event"
)

// Style says how a counterexample is printed.
type Style struct {
	Width   int      // columns; 0 means 100
	Colour  bool     // with ANSI escapes
	All     bool     // also steps on memory that only one thread uses, and long runs in full
	Context int      // source lines before and after that of each step, below it
	Sources *Sources // where source text comes from
}

// WriteText prints the counterexample as one interleaving. Each thread has its
// own indentation, so that threads show as columns; consecutive steps of a
// thread are under one heading.
func (c *Counterexample) WriteText(w io.Writer, style Style) error {
	b := bufio.NewWriter(w)
	p := newPrinter(c, b, style)
	p.measure()
	if p.hidden > 0 {
		p.line("", fmt.Sprintf("(without %s private to a thread, or the library's own)", plural(p.hidden, "step", "steps")), excerpt{}, dim)
	}
	repeats := false
	for _, r := range p.runs() {
		for i, s := range r {
			if s.Repeats && !repeats {
				repeats = true
				p.line("", "from here on, for ever:", excerpt{}, bold)
			}
			if n := len(r) - 2*runEnds; p.All || n <= 1 || i < runEnds || i >= runEnds+n {
				p.step(s)
			} else if i == runEnds {
				p.line("", p.indentOf(s.Thread)+fmt.Sprintf("  ... %d more steps of this thread ...", n), excerpt{}, dim)
			}
		}
	}
	return b.Flush()
}

// printer prints one counterexample.
type printer struct {
	*Counterexample
	Style
	*bufio.Writer
	names   names
	column  map[event.ThreadID]int // of each thread, from 0
	gutter  int                    // width of the places on the left
	indent  int                    // width of a column
	source  int                    // where source text begins
	current event.ThreadID         // thread of the current heading
	calls   string                 // of that heading
	place   string                 // of the line before
	hidden  int
	steps   []*Step        // to be printed
	direct  map[*Step]bool // stores that reach memory at once
}

func newPrinter(c *Counterexample, b *bufio.Writer, style Style) *printer {
	if style.Width <= 0 {
		style.Width = 100
	}
	if style.Sources == nil {
		style.Sources = &Sources{}
	}
	return &printer{Counterexample: c, Style: style, Writer: b, names: namesOf(c.Threads), column: map[event.ThreadID]int{}, direct: map[*Step]bool{}}
}

// The styles of text on a terminal.
const (
	plain  = ""
	dim    = "\x1b[2m"
	bold   = "\x1b[1m"
	red    = "\x1b[1;31m"
	normal = "\x1b[0m"
)

// measure lays out the columns.
func (p *printer) measure() {
	widest := 0
	p.current = -1
	for i := range p.Steps {
		s := &p.Steps[i]
		if p.hides(s) {
			p.hidden++
			continue
		}
		if n := len(p.steps); n > 0 && s.Operation == opUpdate && &p.Steps[s.store] == p.steps[n-1] && !p.All {
			p.direct[p.steps[n-1]] = true
			continue
		}
		if n := len(p.steps); n > 0 && p.continues(p.steps[n-1], s) {
			line := *p.steps[n-1]
			line.Output += s.Output
			p.steps[n-1] = &line
			continue
		}
		p.steps = append(p.steps, s)
		if _, ok := p.column[s.Thread]; !ok {
			p.column[s.Thread] = len(p.column)
		}
		p.gutter = max(p.gutter, width(placeOf(s)))
		if !p.prints(s) {
			widest = max(widest, width(p.names.text(s)))
		}
	}
	p.gutter = min(p.gutter, p.Width/3)
	n := max(len(p.column)-1, 1)
	p.indent = min(max((p.Width*2/5-p.gutter)/n, 1), 4)
	p.source = p.gutter + 5 + p.indent*n + min(widest, 36) + 2
}

// hides reports whether a step is left out.
func (p *printer) hides(s *Step) bool { return !p.All && p.Minor(s) }

// Minor reports whether a step of the counterexample says little: memory that is private to its thread or the library's own, and lifetimes unless
// the violation is about memory, and what the environment does not do. What no order of steps explains is never little, wherever it happens.
func (c *Counterexample) Minor(s *Step) bool {
	if s.Offending || s.Weak || s.Output != "" {
		return false
	}
	kind := s.label.Kind
	if s.Event != "" && *s.Value == 0 {
		return true
	}
	return s.Private || s.Internal || kind == event.Alloc || kind == event.Free && c.Error.Kind != event.MemoryError
}

// prints reports whether all that matters of a step is what the program prints: streams of C++ look at memory of their own, and at texts that nobody else sees.
func (p *printer) prints(s *Step) bool {
	return !p.All && s.Output != "" && (s.Private || s.Internal) && !s.Offending && !s.Weak
}

// continues reports whether a step prints more of the line that the one before has begun.
func (p *printer) continues(before, s *Step) bool {
	return p.prints(before) && p.prints(s) && before.Thread == s.Thread && placeOf(before) == placeOf(s) && !strings.HasSuffix(before.Output, "\n")
}

// Text describes a step in a few words.
func (c *Counterexample) Text(s *Step) string {
	if s.Operation == opError {
		return c.Error.Message
	}
	return namesOf(c.Threads).text(s)
}

// runEnds is how many steps are printed at each end of a long run.
const runEnds = 12

// runs returns the steps to print, those that a thread takes in a row together.
func (p *printer) runs() [][]*Step {
	var runs [][]*Step
	for _, s := range p.steps {
		if k := len(runs); k > 0 && runs[k-1][0].Thread == s.Thread {
			runs[k-1] = append(runs[k-1], s)
		} else {
			runs = append(runs, []*Step{s})
		}
	}
	return runs
}

func (p *printer) indentOf(t event.ThreadID) string { return strings.Repeat(" ", p.indent*p.column[t]) }

// heading prints the name of a step's thread, and the functions that it is in, if another thread ran before, or if it has called functions since. For what
// is marked it says exactly where that is.
func (p *printer) heading(s *Step) {
	calls := s.chain()
	back := !s.Offending && (calls == "" || strings.HasSuffix(p.calls, " <- "+calls)) // to a function that has called others
	if s.Thread == p.current && (p.calls == calls || back) {
		return
	}
	if p.current, p.calls, p.place = s.Thread, calls, ""; calls != "" {
		calls = ": " + calls
	}
	p.line("", p.indentOf(s.Thread)+p.names[s.Thread]+calls, excerpt{}, bold)
}

// step prints a step, below a heading if there has to be one.
func (p *printer) step(s *Step) {
	indent := p.indentOf(s.Thread)
	p.heading(s)
	place, source := placeOf(s), p.Sources.at(s.File, s.Line, s.Column)
	again := place == p.place
	if again {
		place, source = "", excerpt{}
	} else {
		p.place = place
	}
	style := plain
	if s.Offending {
		style = red
	}
	if !p.prints(s) {
		p.line(place, indent+"  "+p.text(s), source, style)
		place, source = "", excerpt{}
		if !again {
			p.context(s)
		}
	}
	if s.Weak {
		p.line("", indent+"    "+p.weakText(p.names, s), excerpt{}, bold)
	}
	for _, out := range strings.Split(strings.TrimSuffix(s.Output, "\n"), "\n") {
		if s.Output != "" {
			p.line(place, indent+"  prints: "+out, source, dim)
			place, source = "", excerpt{}
		}
	}
	if p.prints(s) && !again {
		p.context(s)
	}
	if s.Move >= 0 && s.Offending && !s.Repeats && p.Error.Cycle == nil && (p.Error.Racing == nil || s == p.lastOffending()) {
		p.line("", indent+"  "+p.Error.Message, excerpt{}, red)
	}
	if s.Offending && s == p.lastOffending() {
		for _, text := range p.Background() {
			p.line("", indent+"  "+text, excerpt{}, bold)
		}
	}
}

// context prints the source lines around that of a step, and that line in full.
func (p *printer) context(s *Step) {
	lines := p.Sources.Lines(s.File)
	if p.Context <= 0 || s.Line <= 0 || s.Line > len(lines) {
		return
	}
	for n := max(s.Line-p.Context, 1); n <= min(s.Line+p.Context, len(lines)); n++ {
		mark := " "
		if n == s.Line {
			mark = ">"
		}
		p.line("", fmt.Sprintf("%s%s %5d  %s", p.indentOf(s.Thread), mark, n, strings.ReplaceAll(lines[n-1], "\t", "    ")), excerpt{}, dim)
	}
}

// lastOffending is the last step that is marked.
func (p *printer) lastOffending() *Step {
	for i := len(p.Steps) - 1; i >= 0; i-- {
		if p.Steps[i].Offending {
			return &p.Steps[i]
		}
	}
	return nil
}

// text describes a step. A store that reaches memory at once is like one under SC.
func (p *printer) text(s *Step) string {
	if p.direct[s] {
		s = unbuffered(s)
	}
	return p.Text(s)
}

// unbuffered returns a write as it is without a store buffer.
func unbuffered(s *Step) *Step {
	if s.Written == nil {
		return s
	}
	w := *s
	w.Buffered = false
	return &w
}

// line prints one line: a place, text, and source text. What the program has a say in
// is escaped here, at the latest.
func (p *printer) line(place, text string, line excerpt, style string) {
	place, text = Printable(place), Printable(text)
	mark := " "
	if style == red {
		mark = ">"
	}
	if k := utf8.RuneCountInString(place); k > p.gutter {
		runes := []rune(place)
		place = "…" + string(runes[k-p.gutter+1:])
	}
	left := fmt.Sprintf("%s %-*s  ", mark, p.gutter, place)
	pad, source := "", ""
	if line.whole != "" {
		pad = strings.Repeat(" ", max(p.source-utf8.RuneCountInString(left+text), 2))
		room := p.Width - utf8.RuneCountInString(left+text+pad)
		source = excerpt{Printable(line.whole), Printable(line.end)}.within(room)
	}
	if !p.Colour {
		p.WriteString(strings.TrimRight(left+text+pad+source, " ") + "\n")
		return
	}
	p.WriteString(dim + left + normal + style + text + normal + pad + dim + source + normal + "\n")
}

// width is how many columns a text takes.
func width(text string) int { return utf8.RuneCountInString(Printable(text)) }

// cut shortens a text to a number of columns.
func cut(text string, room int) string {
	switch {
	case utf8.RuneCountInString(text) <= room:
		return text
	case room < 8:
		return ""
	}
	return string([]rune(text)[:room-1]) + "…"
}

func placeOf(s *Step) string {
	if s.File == "" && s.Function == "" {
		return ""
	}
	return event.Site{File: s.File, Line: s.Line, Function: s.Function}.String()
}

// plural writes a number with the word that goes with it.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
