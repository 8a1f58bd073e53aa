package report

import (
	"bufio"
	"fmt"
	"html"
	"io"
	"math"
	"strings"

	"github.com/gomc/gomc/event"
)

// Sizes of a drawing, in pixels.
const (
	drawnLetter  = 7.3 // width of a letter of the texts in boxes
	drawnRow     = 52  // from one event to the next
	drawnBox     = 36  // height of a box
	drawnPadding = 10  // within a box, and around the drawing
	drawnGap     = 90  // between two columns
	drawnHead    = 70  // above the first event
)

// drawingStyle has the colours of drawings; they follow those of the reader's screen.
const drawingStyle = `<style>
text { font: 12px ui-monospace, monospace; fill: #1a1a1a; }
.head { font-weight: bold; } .place { font-size: 10px; fill: #666; } .name { font-size: 10px; stroke: none; }
.paper { fill: #fff; } .box { fill: #f4f6f8; stroke: #9aa4ad; } .offending { stroke: #c62828; stroke-width: 2.5; }
.po { stroke: #9aa4ad; fill: none; } .start, .join { stroke: #9aa4ad; stroke-dasharray: 2 4; fill: none; }
.rf { stroke: #1b7f3b; fill: none; } .name.rf { fill: #1b7f3b; } .co { stroke: #b35900; fill: none; } .name.co { fill: #b35900; }
.fr { stroke: #7b3fbf; stroke-dasharray: 6 3; fill: none; } .name.fr { fill: #7b3fbf; } .cyclic { stroke-width: 2.5; }
marker path { fill: #777; stroke: none; }
@media (prefers-color-scheme: dark) {
text { fill: #e6e6e6; } .place { fill: #aaa; } .paper { fill: #16191d; } .box { fill: #23282e; stroke: #5c6670; } .po, .start, .join { stroke: #5c6670; }
.rf { stroke: #5fd38a; } .name.rf { fill: #5fd38a; } .co { stroke: #ffab5e; } .name.co { fill: #ffab5e; } .fr { stroke: #c79bff; } .name.fr { fill: #c79bff; } .offending { stroke: #ff6b6b; }
}
</style>
`

// drawing is where the parts of a graph stand.
type drawing struct {
	*Graph
	names  names
	column map[event.ThreadID]int // of each thread, from 0
	left   []int                  // left edge of each column, and behind the last one that of the drawing
	row    []int                  // of each event, from 0; -1 if it is left out
	rows   int
	place  []string // of each event, in the source
	text   []string
}

// WriteSVG draws the graph: a column for each thread, time downwards, and arrows for relations between threads; what relates events of one thread is there as part of a cycle only. Events that say little are left out,
// and so are the initial values. Thick arrows belong to a cycle, which sequential consistency would not allow.
func (g *Graph) WriteSVG(w io.Writer) error {
	d := g.lay()
	b := bufio.NewWriter(w)
	height := drawnHead + d.rows*drawnRow + drawnPadding
	width := max(d.left[len(d.left)-1], 2*drawnPadding+pixels(len([]rune(Printable(g.Error)))))
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d" role="img">`+"\n", width, height)
	fmt.Fprintf(b, "<title>%s</title>\n%s", escaped(g.Error), drawingStyle)
	b.WriteString(`<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>` + "\n")
	fmt.Fprintf(b, `<rect class="paper" width="%d" height="%d"/>`+"\n", width, height)
	fmt.Fprintf(b, `<text class="head" x="%d" y="24">%s</text>`+"\n", drawnPadding, escaped(g.Error))
	for _, t := range g.Threads {
		if c, ok := d.column[t.ID]; ok {
			fmt.Fprintf(b, `<text class="head" x="%d" y="%d">%s</text>`+"\n", d.left[c]+drawnPadding, drawnHead-12, escaped(t.Name))
		}
	}
	d.arrows(b)
	d.boxes(b)
	b.WriteString("</svg>\n")
	return b.Flush()
}

// lay decides where everything stands.
func (g *Graph) lay() *drawing {
	d := &drawing{Graph: g, names: namesOf(g.Threads), column: map[event.ThreadID]int{}, row: make([]int, len(g.Events)), place: make([]string, len(g.Events)), text: make([]string, len(g.Events))}
	var widths []int
	for i := range g.Events {
		s := &g.Events[i]
		if d.row[i] = -1; g.minor[i] {
			continue
		}
		d.row[i] = d.rows
		d.rows++
		c, ok := d.column[s.Thread]
		if !ok {
			c = len(widths)
			d.column[s.Thread] = c
			widths = append(widths, width(d.names[s.Thread]))
		}
		d.place[i], d.text[i] = placeOf(s), cut(g.text(d.names, s), 60)
		widths[c] = max(widths[c], width(d.place[i]), width(d.text[i]))
	}
	x := drawnPadding
	for _, n := range widths {
		d.left = append(d.left, x)
		x += pixels(n) + 2*drawnPadding + drawnGap
	}
	d.left = append(d.left, x)
	return d
}

// pixels is how wide a text of some letters is.
func pixels(letters int) int { return int(math.Ceil(float64(letters) * drawnLetter)) }

// right returns the right edge of the boxes of a column.
func (d *drawing) right(column int) int { return d.left[column+1] - drawnGap }

func (d *drawing) boxes(b *bufio.Writer) {
	for i := range d.Events {
		if d.row[i] < 0 {
			continue
		}
		c, y, class := d.column[d.Events[i].Thread], drawnHead+d.row[i]*drawnRow, "box"
		if d.Events[i].Offending {
			class += " offending"
		}
		fmt.Fprintf(b, `<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="4"/>`, class, d.left[c], y, d.right(c)-d.left[c], drawnBox)
		fmt.Fprintf(b, `<text x="%d" y="%d">%s</text><text class="place" x="%[1]d" y="%[4]d">%[5]s</text>`+"\n", d.left[c]+drawnPadding, y+15, escaped(d.text[i]), y+29, escaped(d.place[i]))
	}
}

// arrows draws program order as a line from box to box, and all other relations whose ends are drawn.
func (d *drawing) arrows(b *bufio.Writer) {
	last := map[event.ThreadID]int{}
	for i := range d.Events {
		if d.row[i] < 0 {
			continue
		}
		if k, ok := last[d.Events[i].Thread]; ok {
			x := d.left[d.column[d.Events[i].Thread]] + drawnPadding
			fmt.Fprintf(b, `<path class="po" d="M%d %dV%d"/>`+"\n", x, drawnHead+d.row[k]*drawnRow+drawnBox, drawnHead+d.row[i]*drawnRow)
		}
		last[d.Events[i].Thread] = i
	}
	cyclic := d.cyclic()
	for k := 0; k < len(d.Edges); k++ {
		e, thick := d.Edges[k], cyclic[k]
		if e.From == Initial || e.Relation == ProgramOrder || d.row[e.From] < 0 || d.row[e.To] < 0 || !thick && d.Events[e.From].Thread == d.Events[e.To].Thread {
			continue
		}
		names := []string{string(e.Relation)}
		for k+1 < len(d.Edges) && d.Edges[k+1].From == e.From && d.Edges[k+1].To == e.To { // one arrow for several relations
			k++
			names = append(names, string(d.Edges[k].Relation))
			thick = thick || cyclic[k]
		}
		d.arrow(b, e, names, thick)
	}
}

// arrow draws a relation, between the sides of two boxes that face each other, or along the right side of a column.
func (d *drawing) arrow(b *bufio.Writer, e Edge, names []string, thick bool) {
	class := string(e.Relation)
	if thick {
		class += " cyclic"
	}
	from, to := d.column[d.Events[e.From].Thread], d.column[d.Events[e.To].Thread]
	y1, y2 := drawnHead+d.row[e.From]*drawnRow+drawnBox/2, drawnHead+d.row[e.To]*drawnRow+drawnBox/2
	x1, x2, bend1, bend2 := d.right(from), d.right(to), drawnGap/2, drawnGap/2
	switch {
	case from < to:
		x2, bend2 = d.left[to], -drawnGap/2
	case from > to:
		x1, bend1 = d.left[from], -drawnGap/2
	}
	fmt.Fprintf(b, `<path class="%s" marker-end="url(#end)" d="M%d %dC%d %d %d %d %d %d"/>`, class, x1, y1, x1+bend1, y1, x2+bend2, y2, x2, y2)
	if e.Relation != Starts && e.Relation != Joins {
		fmt.Fprintf(b, `<text class="name %s" x="%d" y="%d">%s</text>`, e.Relation, (x1+x2)/2+(bend1+bend2)*3/8, (y1+y2)/2-4, strings.Join(names, ", "))
	}
	b.WriteString("\n")
}

// cyclic tells of each edge whether it belongs to a cycle: whether its beginning can be reached from its end.
func (g *Graph) cyclic() []bool {
	next := make([][]int, len(g.Events))
	for _, e := range g.Edges {
		if e.From != Initial {
			next[e.From] = append(next[e.From], e.To)
		}
	}
	all := make([]bool, len(g.Edges))
	for k, e := range g.Edges {
		if e.From == Initial {
			continue
		}
		seen, open := make([]bool, len(g.Events)), []int{e.To}
		for len(open) > 0 && !all[k] {
			i := open[len(open)-1]
			open = open[:len(open)-1]
			all[k] = i == e.From
			for _, n := range next[i] {
				if !seen[n] {
					seen[n] = true
					open = append(open, n)
				}
			}
		}
	}
	return all
}

// text describes an event.
func (g *Graph) text(n names, s *Step) string {
	if s.Operation == opError {
		return g.Error
	}
	return n.text(unbuffered(s))
}

func escaped(text string) string { return html.EscapeString(Printable(text)) }
