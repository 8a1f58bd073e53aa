package litmus

import (
	"math/rand/v2"
	"strings"

	"github.com/gomc/gomc/event"
)

// classics are accesses of two threads to two variables that memory models differ in: upper case stores, lower case loads, threads separated by a slash.
var classics = []string{"Xy/Yx", "XY/yx", "Xxy/Yyx", "XY/YX", "XY/Yx", "Xxy/Yx", "XYx/yXx", "XXy/Yyx"}

// Buffers draws a program around accesses that memory models differ in, with another access or fence here and there, and sometimes another thread. The main thread fails in the end, at another
// place for each combination of values that two of the loads and a variable may have. The same seed gives the same program.
func Buffers(seed uint64) *Program {
	r := rand.New(rand.NewPCG(seed, 0x627566))
	p := &Program{Vars: 2}
	var loads [][2]int // thread, register
	access := func(t int, body []Stmt, variable int, store bool) []Stmt {
		s := Stmt{Kind: Load, Var: variable, Reg: r.IntN(Registers)}
		switch n := r.IntN(20); {
		case store:
			s.Kind, s.C, s.UseR = Store, uint64(1+r.IntN(2)), r.IntN(8) == 0
			s.Order = []event.Order{event.NotAtomic, event.Relaxed, event.Relaxed, event.Relaxed, event.Relaxed, event.Relaxed, event.Release, event.SeqCst}[r.IntN(8)]
		case n == 0:
			s.Kind, s.C = Add, 1
		default:
			s.Reg = len(loads) % Registers
			loads = append(loads, [2]int{t, s.Reg})
		}
		if r.IntN(10) == 0 {
			s.Mask = []uint8{0x0f, 0xf0, 0x01, 0x02, 0x03, 0x3c}[r.IntN(6)]
		}
		if r.IntN(16) == 0 {
			s = Stmt{Kind: If, Reg: r.IntN(Registers), C: uint64(r.IntN(2)), Body: []Stmt{s}}
		}
		return append(body, s)
	}
	for t, what := range strings.Split(classics[r.IntN(len(classics))], "/") {
		var body []Stmt
		for _, c := range what {
			body = access(t, body, int(c|0x20)-'x', c < 'a')
			switch r.IntN(16) {
			case 0:
				body = append(body, Stmt{Kind: Fence, Order: []event.Order{event.Acquire, event.Release, event.AcqRel, event.SeqCst}[r.IntN(4)]})
			case 1:
				body = append(body, Stmt{Kind: CAS, Var: r.IntN(2), Exp: uint64(r.IntN(2)), C: 2, Reg: 2})
			case 2:
				body = access(t, body, r.IntN(2), r.IntN(2) == 0)
			}
		}
		p.Threads = append(p.Threads, body)
	}
	if r.IntN(4) == 0 {
		p.Threads = append(p.Threads, access(2, nil, r.IntN(2), r.IntN(2) == 0))
	}
	if len(loads) == 0 {
		loads = [][2]int{{0, 0}}
	}
	results := []int{p.Vars, p.Vars + 1, r.IntN(p.Vars)}
	p.Vars += 2
	for _, v := range results[:2] {
		of := loads[r.IntN(len(loads))]
		p.Threads[of[0]] = append(p.Threads[of[0]], Stmt{Kind: Store, Var: v, UseR: true, Reg: of[1], Order: event.Relaxed})
	}
	var look func(depth int) []Stmt
	look = func(depth int) []Stmt {
		body := []Stmt{{Kind: Load, Reg: depth, Var: results[depth], Order: event.Relaxed}}
		for v := range uint64(3) {
			s := Stmt{Kind: Assert, Reg: depth, C: v}
			if depth < 2 {
				s.Kind, s.Body = If, look(depth+1)
			}
			body = append(body, s)
		}
		return body
	}
	p.Main = look(0)
	return p
}
