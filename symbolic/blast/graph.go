package blast

// An edge is a bit of a circuit: the output of gate n is 2n, its negation 2n+1.
type edge int32

// Gate 0 is the constant.
const (
	no  edge = 0
	yes edge = 1
)

func constant(b bool) edge {
	if b {
		return yes
	}
	return no
}

func (e edge) not() edge      { return e ^ 1 }
func (e edge) gate() int32    { return int32(e >> 1) }
func (e edge) negative() bool { return e&1 != 0 }

type kind uint8

const (
	input kind = iota
	andGate
	xorGate
	iteGate // in[0] chooses in[1], or else in[2]
	majGate // at least two of three
)

// A gate has inputs in a normal form, so that equal gates are one.
type gate struct {
	kind kind
	in   [3]edge
}

// inputs are the inputs that count.
func (g *gate) inputs() []edge {
	switch g.kind {
	case input:
		return nil
	case andGate, xorGate:
		return g.in[:2]
	}
	return g.in[:]
}

// graph is a table of gates. Operations simplify: what they give is not always a gate of the kind.
type graph struct {
	gates []gate
	users []int32 // by gate: how many gates it is an input of
	table map[gate]int32
}

func newGraph() *graph {
	return &graph{gates: []gate{{}}, users: []int32{0}, table: map[gate]int32{}}
}

func (g *graph) input() edge {
	g.gates = append(g.gates, gate{})
	g.users = append(g.users, 0)
	return edge(len(g.gates)-1) << 1
}

func (g *graph) make(k kind, in ...edge) edge {
	n := gate{kind: k}
	copy(n.in[:], in)
	id, ok := g.table[n]
	if !ok {
		id = int32(len(g.gates))
		g.gates = append(g.gates, n)
		g.users = append(g.users, 0)
		g.table[n] = id
		for _, e := range in {
			g.users[e.gate()]++
		}
	}
	return edge(id) << 1
}

func sorted(x, y edge) (edge, edge) {
	if x > y {
		return y, x
	}
	return x, y
}

func (g *graph) and(x, y edge) edge {
	x, y = sorted(x, y)
	switch {
	case x == no || x == y.not():
		return no
	case x == yes || x == y:
		return y
	}
	for range 2 {
		if e, ok := g.absorb(x, y); ok {
			return e
		}
		x, y = y, x
	}
	return g.make(andGate, x, y)
}

// absorb simplifies the conjunction of x with a conjunction y, or with the negation of one (Brummayer and Biere, Local
// Two-Level And-Inverter Graph Minimization without Blowup, MEMICS 2006: those of its rules that make nothing new).
func (g *graph) absorb(x, y edge) (edge, bool) {
	n := &g.gates[y.gate()]
	if n.kind != andGate {
		return 0, false
	}
	a, b := n.in[0], n.in[1]
	switch {
	case !y.negative() && (a == x || b == x): // x and (x and b)
		return y, true
	case !y.negative() && (a == x.not() || b == x.not()):
		return no, true
	case y.negative() && (a == x.not() || b == x.not()): // x and not (not x and b)
		return x, true
	case y.negative() && a == x: // x and not (x and b)
		return g.and(x, b.not()), true
	case y.negative() && b == x:
		return g.and(x, a.not()), true
	}
	return 0, false
}

func (g *graph) or(x, y edge) edge { return g.and(x.not(), y.not()).not() }

func (g *graph) xor(x, y edge) edge {
	sign := (x ^ y) & 1
	x, y = sorted(x&^1, y&^1)
	switch {
	case x == no:
		return y ^ sign
	case x == y:
		return no ^ sign
	}
	if n := &g.gates[y.gate()]; n.kind == xorGate && (n.in[0] == x || n.in[1] == x) { // x xor (x xor b)
		return n.in[0] ^ n.in[1] ^ x ^ sign
	}
	return g.make(xorGate, x, y) ^ sign
}

func (g *graph) ite(c, x, y edge) edge {
	if c.negative() {
		c, x, y = c.not(), y, x
	}
	switch {
	case c == no:
		return y
	case x == y:
		return x
	case x == y.not():
		return g.xor(c, y)
	case x == yes || x == c:
		return g.or(c, y)
	case x == no || x == c.not():
		return g.and(c.not(), y)
	case y == yes || y == c.not():
		return g.or(c.not(), x)
	case y == no || y == c:
		return g.and(c, x)
	}
	sign := x & 1
	return g.make(iteGate, c, x^sign, y^sign) ^ sign
}

func (g *graph) maj(x, y, z edge) edge {
	x, y = sorted(x, y)
	y, z = sorted(y, z)
	x, y = sorted(x, y)
	switch {
	case x == no:
		return g.and(y, z)
	case x == yes:
		return g.or(y, z)
	case x == y || y == z:
		return y
	case x == y.not():
		return z
	case y == z.not():
		return x
	}
	sign := x & 1 // the majority of negations is the negation of the majority
	return g.make(majGate, x^sign, y^sign, z^sign) ^ sign
}
