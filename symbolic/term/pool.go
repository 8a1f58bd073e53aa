package term

import "fmt"

// Op says how a term is made.
type Op uint8

// The operations. Operands have the width of the result if nothing else is said.
const (
	Const   Op = iota // Value
	Var               // a variable
	Not               // bitwise
	And               // bitwise; a disjunction is the complement of one
	Xor               // bitwise
	Eq                // of operands of any width; one bit
	ULT               // unsigned less; one bit
	SLT               // signed less; one bit
	Ite               // the first operand, one bit, chooses between the others
	Add               //
	Neg               // two's complement
	Mul               //
	UDiv              //
	URem              //
	SDiv              // truncated
	SRem              // has the sign of the dividend
	Shl               //
	LShr              //
	AShr              //
	UMulO             // the unsigned product overflows; one bit
	SMulO             // the signed product overflows; one bit
	Extract           // Width bits from bit Value of the operand
	Concat            // the first operand above the second
	SExt              // sign extension
	opCount
)

var opNames = [...]string{"const", "var", "not", "and", "xor", "=", "ult", "slt", "ite", "add", "neg", "mul", "udiv", "urem",
	"sdiv", "srem", "shl", "lshr", "ashr", "umulo", "smulo", "extract", "concat", "sext"}

func (o Op) String() string { return opNames[o] }

// Term is a term. It is immutable; equal terms of a pool are the same pointer.
type Term struct {
	ID    int32 // dense in the pool, operands before what is made of them
	Op    Op
	Width uint8  // in bits
	Value uint64 // Const: the value, zero-extended; Extract: the lowest bit; Var: the number of the variable

	args   [3]*Term
	nargs  uint8
	leaves uint8 // how many constants a choice among constants has; 0 for any other term, or too many
	name   string
}

// Args are the operands.
func (t *Term) Args() []*Term { return t.args[:t.nargs] }

// Arg is an operand.
func (t *Term) Arg(i int) *Term { return t.args[i] }

// Name is the name of a variable, for people.
func (t *Term) Name() string { return t.name }

// IsConst tells that a term is a constant.
func (t *Term) IsConst() bool { return t.Op == Const }

// Is tells that a term is the constant v.
func (t *Term) Is(v uint64) bool { return t.Op == Const && t.Value == v }

// IsTrue and IsFalse tell that a truth value is decided.
func (t *Term) IsTrue() bool  { return t.Width == 1 && t.Is(1) }
func (t *Term) IsFalse() bool { return t.Width == 1 && t.Is(0) }

func (t *Term) String() string {
	switch t.Op {
	case Const:
		return fmt.Sprintf("%d:%d", t.Value, t.Width)
	case Var:
		return fmt.Sprintf("%s#%d", t.name, t.Value)
	}
	s := "(" + t.Op.String()
	if t.Op == Extract {
		s += fmt.Sprintf(" %d..%d", t.Value+uint64(t.Width)-1, t.Value)
	}
	for _, a := range t.Args() {
		s += " " + a.String()
	}
	return s + ")"
}

// Pool is a table of terms. It is not safe for concurrent use.
type Pool struct {
	terms []*Term
	table map[key]*Term
	parts map[key]*Term // what Extract has returned of terms with several arguments: bits of terms that are shared are asked for again and again
	vars  []*Term
}

// key is what makes two terms the same.
type key struct {
	op      Op
	width   uint8
	value   uint64
	a, b, c int32
}

// NewPool returns an empty pool.
func NewPool() *Pool { return &Pool{table: map[key]*Term{}, parts: map[key]*Term{}} }

// Size is the number of terms: their IDs are below it.
func (p *Pool) Size() int { return len(p.terms) }

// Term returns the term with an ID.
func (p *Pool) Term(id int32) *Term { return p.terms[id] }

// Vars are all variables in the order in which they were made.
func (p *Pool) Vars() []*Term { return p.vars }

// Const returns a constant; bits above its width are cut off.
func (p *Pool) Const(width uint8, v uint64) *Term {
	return p.make(Const, width, v&Mask(width))
}

// True and False are the truth values.
func (p *Pool) True() *Term  { return p.Const(1, 1) }
func (p *Pool) False() *Term { return p.Const(1, 0) }

// Bool returns a truth value.
func (p *Pool) Bool(b bool) *Term {
	if b {
		return p.True()
	}
	return p.False()
}

// Var returns a new variable.
func (p *Pool) Var(width uint8, name string) *Term {
	v := p.make(Var, width, uint64(len(p.vars)))
	v.name = name
	p.vars = append(p.vars, v)
	return v
}

// make returns the term of an operation as it is, without looking for anything simpler.
func (p *Pool) make(op Op, width uint8, value uint64, args ...*Term) *Term {
	if width == 0 || width > 64 {
		panic(fmt.Sprintf("term: %s of %d bits", op, width))
	}
	k := key{op: op, width: width, value: value, a: -1, b: -1, c: -1}
	for i, id := range []*int32{&k.a, &k.b, &k.c} {
		if i < len(args) {
			*id = args[i].ID
		}
	}
	if t := p.table[k]; t != nil {
		return t
	}
	t := &Term{ID: int32(len(p.terms)), Op: op, Width: width, Value: value, nargs: uint8(len(args))}
	copy(t.args[:], args)
	t.leaves = countLeaves(t)
	p.terms = append(p.terms, t)
	p.table[k] = t
	return t
}

// Mask has the lowest width bits set.
func Mask(width uint8) uint64 { return ^uint64(0) >> (64 - width) }

// sameWidth panics unless terms have one width: who builds terms has made a mistake.
func sameWidth(op Op, a, b *Term) {
	if a.Width != b.Width {
		panic(fmt.Sprintf("term: %s of %d and %d bits", op, a.Width, b.Width))
	}
}

// sorted puts the operands of a commutative operation in order, constants first.
func sorted(a, b *Term) (x, y *Term) {
	if b.IsConst() && !a.IsConst() || a.IsConst() == b.IsConst() && b.ID < a.ID {
		return b, a
	}
	return a, b
}
