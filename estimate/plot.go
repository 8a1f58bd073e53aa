package estimate

import (
	"bufio"
	"fmt"
	"io"
	"math"
)

// Size of a plot, and of its margins, in pixels.
const (
	plotWidth, plotHeight = 800, 400
	marginLeft            = 90
	marginRight           = 20
	marginTop             = 30
	marginBottom          = 40
)

// plot maps trials and means to places in an image.
type plot struct {
	w         *bufio.Writer
	n         int
	low, high float64
}

func (p *plot) x(trial int) float64 {
	return marginLeft + float64(plotWidth-marginLeft-marginRight)*float64(trial)/float64(max(p.n-1, 1))
}

func (p *plot) y(v float64) float64 {
	return plotHeight - marginBottom - float64(plotHeight-marginTop-marginBottom)*(v-p.low)/(p.high-p.low)
}

// WritePlot writes the running mean of a quantity, with the band of its 95% confidence interval, as SVG.
func (r *Result) WritePlot(w io.Writer, quantity int, title string) error {
	x := make([]float64, len(r.Trials))
	for i, t := range r.Trials {
		x[i] = t[quantity]
	}
	mean, half := Running(x)
	p := &plot{w: bufio.NewWriter(w), n: len(x)}
	p.scale(mean, half)
	fmt.Fprintf(p.w, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="12">`+"\n", plotWidth, plotHeight)
	fmt.Fprintf(p.w, `<rect width="%d" height="%d" fill="white"/>`+"\n", plotWidth, plotHeight)
	fmt.Fprintf(p.w, `<text x="%d" y="18">%s</text>`+"\n", marginLeft, escaped(title))
	p.axes()
	p.band(mean, half)
	p.line(mean)
	fmt.Fprintln(p.w, "</svg>")
	return p.w.Flush()
}

// scale makes room for all means, and for the band where it has settled down.
func (p *plot) scale(mean, half []float64) {
	p.low, p.high = math.Inf(1), 0
	for i, m := range mean {
		p.low, p.high = min(p.low, m), max(p.high, m)
		if i >= len(mean)/10 {
			p.low, p.high = min(p.low, m-half[i]), max(p.high, m+half[i])
		}
	}
	p.low = max(0, p.low)
	if p.high <= p.low {
		p.low, p.high = 0, max(1, 2*p.high)
	}
}

func (p *plot) axes() {
	for i := range 5 {
		v := p.low + (p.high-p.low)*float64(i)/4
		fmt.Fprintf(p.w, `<line x1="%d" x2="%d" y1="%.1f" y2="%.1f" stroke="#ddd"/><text x="%d" y="%.1f" text-anchor="end">%.4g</text>`+"\n",
			marginLeft, plotWidth-marginRight, p.y(v), p.y(v), marginLeft-6, p.y(v)+4, v)
	}
	for i := range 5 {
		n := (p.n - 1) * i / 4
		fmt.Fprintf(p.w, `<text x="%.1f" y="%d" text-anchor="middle">%d</text>`+"\n", p.x(n), plotHeight-marginBottom+18, n+1)
	}
	fmt.Fprintf(p.w, `<text x="%d" y="%d" text-anchor="middle">trials</text>`+"\n", (marginLeft+plotWidth-marginRight)/2, plotHeight-6)
}

// band draws the confidence intervals, as far as they are within the image.
func (p *plot) band(mean, half []float64) {
	fmt.Fprint(p.w, `<polygon fill="#cfe2f3" points="`)
	for i := range mean {
		fmt.Fprintf(p.w, "%.1f,%.1f ", p.x(i), p.y(min(p.high, mean[i]+half[i])))
	}
	for i := len(mean) - 1; i >= 0; i-- {
		fmt.Fprintf(p.w, "%.1f,%.1f ", p.x(i), p.y(max(p.low, mean[i]-half[i])))
	}
	fmt.Fprintln(p.w, `"/>`)
}

func (p *plot) line(mean []float64) {
	fmt.Fprint(p.w, `<polyline fill="none" stroke="#1f5fa8" stroke-width="1.5" points="`)
	for i, m := range mean {
		fmt.Fprintf(p.w, "%.1f,%.1f ", p.x(i), p.y(m))
	}
	fmt.Fprintln(p.w, `"/>`)
}

// escaped makes a text one that XML can hold.
func escaped(s string) string {
	var b []rune
	for _, r := range s {
		switch {
		case r == '<' || r == '>' || r == '&' || r < ' ' || r == 0xfffd:
			b = append(b, ' ')
		default:
			b = append(b, r)
		}
	}
	return string(b)
}
