package blast

import "slices"

// A vector is a number in bits, the lowest first. Operands of an operation have the same width.
type vector []edge

func constantVector(width int, value uint64) vector {
	v := make(vector, width)
	for i := range v {
		v[i] = constant(value>>i&1 != 0)
	}
	return v
}

func (g *graph) vectorIte(c edge, x, y vector) vector {
	z := make(vector, len(x))
	for i := range z {
		z[i] = g.ite(c, x[i], y[i])
	}
	return z
}

func complement(x vector) vector {
	z := make(vector, len(x))
	for i := range z {
		z[i] = x[i].not()
	}
	return z
}

// zip applies a gate bit by bit.
func zip(f func(x, y edge) edge, x, y vector) vector {
	z := make(vector, len(x))
	for i := range z {
		z[i] = f(x[i], y[i])
	}
	return z
}

// add is x+y+carry and the carry out of it.
func (g *graph) add(x, y vector, carry edge) (sum vector, out edge) {
	sum = make(vector, len(x))
	for i := range sum {
		sum[i] = g.xor(g.xor(x[i], y[i]), carry)
		carry = g.maj(x[i], y[i], carry)
	}
	return sum, carry
}

func (g *graph) neg(x vector) vector {
	sum, _ := g.add(constantVector(len(x), 0), complement(x), yes)
	return sum
}

// less is x < y, unsigned: the borrow of x-y.
func (g *graph) less(x, y vector) edge {
	borrow := no
	for i := range x {
		borrow = g.maj(x[i].not(), y[i], borrow)
	}
	return borrow
}

// signedLess is x < y: with their signs swapped, numbers are ordered as unsigned ones.
func (g *graph) signedLess(x, y vector) edge {
	x, y = slices.Clone(x), slices.Clone(y)
	top := len(x) - 1
	x[top], y[top] = x[top].not(), y[top].not()
	return g.less(x, y)
}

func (g *graph) equal(x, y vector) edge {
	e := yes
	for i := range x {
		e = g.and(e, g.xor(x[i], y[i]).not())
	}
	return e
}

// mul is the product modulo the width: rows of x for bits of y, y being the one with more zeros.
func (g *graph) mul(x, y vector) vector {
	zeros := func(v vector) int {
		n := 0
		for _, b := range v {
			if b == no {
				n++
			}
		}
		return n
	}
	if zeros(x) > zeros(y) {
		x, y = y, x
	}
	sum := constantVector(len(x), 0)
	for i, b := range y {
		if b == no {
			continue
		}
		row := constantVector(len(x), 0)
		for j := i; j < len(x); j++ {
			row[j] = g.and(x[j-i], b)
		}
		sum, _ = g.add(sum, row, no)
	}
	return sum
}

// mulOverflows says whether the unsigned product needs more bits: if two bits i and j of the factors are set with i+j >= width, it
// does, and otherwise it fits one bit more (Schulte et al., Combined Unsigned and Two's Complement
// Saturating Multipliers, SPIE 2000).
func (g *graph) mulOverflows(x, y vector) edge {
	w := len(x)
	product := g.mul(append(slices.Clone(x), no), append(slices.Clone(y), no))
	return g.or(g.far(x, y, w), product[w])
}

// signedMulOverflows is the same for numbers with signs: of those the bits that differ from the sign count, with i+j >= width-1, and the
// product does not fit if its bit width differs from the one below.
func (g *graph) signedMulOverflows(x, y vector) edge {
	top := len(x) - 1
	extend := func(v vector) vector { return append(slices.Clone(v), v[top]) }
	product := g.mul(extend(x), extend(y))
	significant := func(v vector) vector {
		z := make(vector, top)
		for i := range z {
			z[i] = g.xor(v[i], v[top])
		}
		return z
	}
	return g.or(g.far(significant(x), significant(y), top), g.xor(product[top+1], product[top]))
}

// far says whether there are bits i of x and j of y with i+j >= n.
func (g *graph) far(x, y vector, n int) edge {
	far, above := no, no // above: bit j or a higher one of y is set
	j := len(y)
	for i := range x {
		for j > 0 && j > n-i {
			j--
			above = g.or(above, y[j])
		}
		if i+j >= n {
			far = g.or(far, g.and(x[i], above))
		}
	}
	return far
}

// divide is the quotient and the remainder, unsigned: what is taken down bit by bit from the top is compared with y, and y is
// subtracted where that can be done. With y = 0 the quotient is all ones, and the remainder x.
func (g *graph) divide(x, y vector) (quotient, remainder vector) {
	w := len(x)
	quotient = make(vector, w)
	remainder = constantVector(w, 0)
	inverted := append(complement(y), yes)
	for i := w - 1; i >= 0; i-- {
		taken := append(vector{x[i]}, remainder...)
		difference, fits := g.add(taken, inverted, yes)
		quotient[i] = fits
		remainder = g.vectorIte(fits, difference, taken)[:w]
	}
	return quotient, remainder
}

// signedDivide truncates; the remainder has the sign of x.
func (g *graph) signedDivide(x, y vector) (quotient, remainder vector) {
	top := len(x) - 1
	quotient, remainder = g.divide(g.negIf(x[top], x), g.negIf(y[top], y))
	return g.negIf(g.xor(x[top], y[top]), quotient), g.negIf(x[top], remainder)
}

func (g *graph) negIf(c edge, x vector) vector {
	sum := make(vector, len(x))
	for i := range x {
		sum[i] = g.xor(x[i], c)
	}
	sum, _ = g.add(sum, constantVector(len(x), 0), c)
	return sum
}

// shift moves bits up or down by n, and lets fill in: each bit of n moves by a power of two, or everything out.
func (g *graph) shift(x, n vector, up bool, fill edge) vector {
	w := len(x)
	for k, b := range n {
		moved := make(vector, w)
		for i := range moved {
			from := w
			if k < 7 && up {
				from = i - 1<<k
			} else if k < 7 {
				from = i + 1<<k
			}
			moved[i] = fill
			if from >= 0 && from < w {
				moved[i] = x[from]
			}
		}
		x = g.vectorIte(b, moved, x)
	}
	return x
}
