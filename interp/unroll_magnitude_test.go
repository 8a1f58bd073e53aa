package interp

import (
	"fmt"
	"testing"

	"github.com/gomc/gomc/symbolic/term"
)

// TestMagnitudes asks for bounds of a number in which a part stands 2^200 times if it is written out, and compares those of numbers with values that they can have.
func TestMagnitudes(t *testing.T) {
	p := term.NewPool()
	byte := p.Concat(p.Const(56, 0), p.Var(8, "byte"))
	long := p.Mul(byte, p.Const(64, 24))
	for i := range 200 {
		long = p.Ite(p.Var(1, fmt.Sprint("choice", i)), p.Add(long, p.Const(64, 8)), p.Ite(p.Var(1, fmt.Sprint("other", i)), long, p.Mul(byte, p.Const(64, uint64(16*i)))))
	}
	var all magnitudes
	if got := all.of(long); got.zeros != 3 || got.most < 255*16*199 || got.most > 255*16*199+200*8 {
		t.Errorf("%+v", got)
	}
	other := p.Concat(p.Const(56, 0), p.Var(8, "other byte"))
	if got := all.of(p.Add(p.Mul(byte, p.Const(64, 24)), p.Mul(other, p.Const(64, 16)))); got != (magnitude{255 * 40, 3}) {
		t.Errorf("%+v of a sum of multiples", got)
	}
	rem := p.URem(long, p.Const(64, 100))
	if got := all.of(rem); got != (magnitude{99, 0}) {
		t.Errorf("%+v of a remainder", got)
	}
	if got := all.of(p.SExt(64, p.Extract(15, 0, p.Add(byte, byte)))); got != (magnitude{510, 0}) {
		t.Errorf("%+v of a sum", got)
	}
	if got := all.of(p.Concat(p.Extract(7, 0, byte), p.Const(8, 0))); got != (magnitude{0xff00, 8}) {
		t.Errorf("%+v of a shifted byte", got)
	}
}
