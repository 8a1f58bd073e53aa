package estimates

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"github.com/gomc/gomc/files"
)

// point is a row of a table, as far as it is drawn.
type point struct {
	exact, budget float64
	low, mid, top float64 // quartiles of the trials until convergence over the seeds, infinite where too few have converged
}

// series is the points of one line.
type series struct {
	name   string
	points []point
}

// Draw writes the figure of some tables: trials to convergence over the number that is estimated, a line for each program; if the tables
// have budgets of one workload only, over the budget. Each point is a median, and a bar the quartiles around it.
func Draw(file string, tables []string) error {
	if len(tables) == 0 {
		return errors.New("no table to draw; give some that gomc bench estimate has printed")
	}
	var all []series
	for _, t := range tables {
		var err error
		if all, err = read(t, all); err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
	}
	if len(all) == 0 {
		return errors.New("the tables have no rows")
	}
	return files.Write(file, func(w io.Writer) error { return newFigure(all).write(w) })
}

// read adds the rows of a table to series.
func read(table string, all []series) ([]series, error) {
	f, err := os.Open(table)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		if strings.HasPrefix(lines.Text(), "program\t") {
			continue
		}
		name, p, err := parse(strings.Split(lines.Text(), "\t"))
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		i := 0
		for i < len(all) && all[i].name != name {
			i++
		}
		if i == len(all) {
			all = append(all, series{name: name})
		}
		all[i].points = append(all[i].points, p)
	}
	return all, lines.Err()
}

// parse reads a row. The name of a program goes to its first dot: the workload comes after it.
func parse(row []string) (name string, p point, err error) {
	if len(row) < 7 {
		return "", p, fmt.Errorf("%d columns, want at least 7", len(row))
	}
	name, _, _ = strings.Cut(row[0], ".")
	if p.exact, err = strconv.ParseFloat(row[1], 64); err != nil {
		return "", p, err
	}
	_, budget, _ := strings.Cut(row[2], " ")
	if p.budget, err = strconv.ParseFloat(budget, 64); err != nil {
		return "", p, err
	}
	three := strings.Fields(row[6])
	if len(three) != 3 {
		return "", p, fmt.Errorf("quartiles %q, want three", row[6])
	}
	for i, to := range []*float64{&p.low, &p.mid, &p.top} {
		if three[i] == "failed" {
			*to = math.Inf(1)
		} else if *to, err = strconv.ParseFloat(three[i], 64); err != nil {
			return "", p, err
		}
	}
	return name, p, nil
}

// Places in the image, in pixels.
const (
	figureWidth, figureHeight   = 760, 420
	left, right, ceiling, floor = 70, 600, 20, 370
)

var colours = []string{"#1f5fa8", "#c0392b", "#2e8b57", "#8e44ad", "#b8860b", "#16a2b8", "#555555"}

// figure maps points to places, by logarithms on both axes.
type figure struct {
	all      []series
	x        func(point) float64
	lowX     float64
	highX    float64
	highY    float64
	w        *bufio.Writer
	quantity string
}

func newFigure(all []series) *figure {
	g := &figure{all: all, x: func(p point) float64 { return p.exact }, quantity: "executions", lowX: math.Inf(1), highX: 1, highY: 1}
	if one := all[0].points; len(all) == 1 && one[0].exact == one[len(one)-1].exact {
		g.x, g.quantity = func(p point) float64 { return p.budget }, "budget"
	}
	for _, s := range all {
		for _, p := range s.points {
			g.lowX, g.highX = min(g.lowX, g.x(p)), max(g.highX, g.x(p))
			for _, v := range []float64{p.low, p.mid, p.top} {
				if !math.IsInf(v, 1) {
					g.highY = max(g.highY, v)
				}
			}
		}
	}
	g.lowX, g.highX = decade(g.lowX, math.Floor), decade(g.highX, math.Ceil)
	g.highY = max(10, decade(g.highY, math.Ceil))
	return g
}

// decade rounds to a power of ten.
func decade(v float64, round func(float64) float64) float64 {
	return math.Pow(10, round(math.Log10(v)))
}

func (g *figure) left(v float64) float64 {
	return left + (right-left)*math.Log10(v/g.lowX)/max(1, math.Log10(g.highX/g.lowX))
}

// height is where a number of trials is; what has no number is at the upper edge.
func (g *figure) height(v float64) float64 {
	return floor - (floor-ceiling)*math.Log10(min(v, g.highY))/math.Log10(g.highY)
}

func (g *figure) write(w io.Writer) error {
	g.w = bufio.NewWriter(w)
	fmt.Fprintf(g.w, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="12">`+"\n", figureWidth, figureHeight)
	fmt.Fprintf(g.w, `<rect width="%d" height="%d" fill="white"/>`+"\n", figureWidth, figureHeight)
	g.axes()
	for i, s := range g.all {
		g.line(s, colours[i%len(colours)], 30+20*i)
	}
	fmt.Fprintln(g.w, "</svg>")
	return g.w.Flush()
}

func (g *figure) axes() {
	for v := 1.0; v <= g.highY; v *= 10 {
		fmt.Fprintf(g.w, `<line x1="%d" x2="%d" y1="%.1f" y2="%.1f" stroke="#ddd"/><text x="%d" y="%.1f" text-anchor="end">%.0f</text>`+"\n",
			left, right, g.height(v), g.height(v), left-6, g.height(v)+4, v)
	}
	for v := g.lowX; v <= g.highX*1.01; v *= 10 {
		fmt.Fprintf(g.w, `<line x1="%.1f" x2="%.1f" y1="%d" y2="%d" stroke="#ddd"/><text x="%.1f" y="%d" text-anchor="middle">%.0f</text>`+"\n",
			g.left(v), g.left(v), ceiling, floor, g.left(v), floor+18, v)
	}
	fmt.Fprintf(g.w, `<text x="%d" y="%d" text-anchor="middle">%s</text>`+"\n", (left+right)/2, figureHeight-12, g.quantity)
	fmt.Fprintf(g.w, `<text x="18" y="%d" text-anchor="middle" transform="rotate(-90 18 %d)">trials until convergence</text>`+"\n",
		(ceiling+floor)/2, (ceiling+floor)/2)
}

// line draws a series: an open circle at the upper edge where fewer than half of the seeds have converged.
func (g *figure) line(s series, colour string, legend int) {
	var through []string
	for _, p := range s.points {
		x, y := g.left(g.x(p)), g.height(p.mid)
		through = append(through, fmt.Sprintf("%.1f,%.1f", x, y))
		fill := colour
		if math.IsInf(p.mid, 1) {
			fill = "white"
		}
		fmt.Fprintf(g.w, `<line x1="%.1f" x2="%.1f" y1="%.1f" y2="%.1f" stroke="%s" stroke-width="5" opacity="0.35"/>`+"\n", x, x, g.height(p.low), g.height(p.top), colour)
		fmt.Fprintf(g.w, `<circle cx="%.1f" cy="%.1f" r="3.5" fill="%s" stroke="%s"/>`+"\n", x, y, fill, colour)
	}
	fmt.Fprintf(g.w, `<polyline fill="none" stroke="%s" points="%s"/>`+"\n", colour, strings.Join(through, " "))
	fmt.Fprintf(g.w, `<text x="%d" y="%d" fill="%s">%s</text>`+"\n", right+20, legend, colour, s.name)
}
