package interp

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// operands are variables or constants of some values.
type operands struct {
	pool   *term.Pool
	values map[*term.Term]uint64
	consts bool
}

func (o *operands) make(w uint8, v uint64) *term.Term {
	v &= term.Mask(w)
	if o.consts {
		return o.pool.Const(w, v)
	}
	t := o.pool.Var(w, "operand")
	o.values[t] = v
	return t
}

func (o *operands) value(t *term.Term) uint64 {
	return term.NewEval(func(v *term.Term) uint64 { return o.values[v] }).Value(t)
}

// drawWord draws a number of w bits, often one at which operations change their mind.
func drawWord(r *rand.Rand, w uint8) uint64 {
	switch r.IntN(6) {
	case 0:
		return r.Uint64N(4) & mask(w)
	case 1:
		return -r.Uint64N(3) & mask(w)
	case 2:
		return 1 << r.IntN(int(w))
	case 3:
		return (uint64(w) + r.Uint64N(2) - 1) & mask(w)
	case 4:
		return (1<<(w-1) + r.Uint64N(3) - 1) & mask(w)
	}
	return r.Uint64() & mask(w)
}

// TestIntegerTerms compares the terms of operations on integers with what the machine computes.
func TestIntegerTerms(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	codes := []opcode{opSCmp, opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs, opFshl, opFshr}
	for code := opAdd; code <= opSLE; code++ {
		codes = append(codes, code)
	}
	for i := range 40_000 {
		code := codes[i%len(codes)]
		w := uint8(1 + r.IntN(64))
		if code == opBswap {
			w = 16 << r.IntN(3)
		}
		x, y, z := drawWord(r, w)&mask(w), drawWord(r, w)&mask(w), drawWord(r, w)&mask(w)
		u := &unroller{pool: term.NewPool()}
		o := operands{u.pool, map[*term.Term]uint64{}, r.IntN(3) == 0}
		a, b, c := o.make(w, x), o.make(w, y), o.make(w, z)
		var got *term.Term
		var want uint64
		switch code {
		case opSCmp:
			want = uint64(compare(signed(x, w) < signed(y, w), x == y)) & mask(w)
			got = integerTerm(u.pool, code, a, b)
		case opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs:
			want, got = bitOp(code, w, x)&mask(w), bitTerm(u.pool, code, a)
		case opFshl, opFshr:
			want, got = funnel(code == opFshl, w, x, y, z), funnelTerm(u.pool, code == opFshl, a, b, c)
		default:
			v, fault := integerOp(code, w, x, y)
			if fault != "" {
				continue
			}
			want, got = v, integerTerm(u.pool, code, a, b)
		}
		if v := o.value(got); v != want {
			t.Fatalf("operation %d on %d bits of %#x, %#x, %#x: %#x instead of %#x", code, w, x, y, z, v, want)
		}
	}
}

// TestUpdateTerms compares the terms of read-modify-writes with event.Label.Apply.
func TestUpdateTerms(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 2))
	for i := range 60_000 {
		op := event.OpXchg + event.Op(i)%(event.OpBarrier-event.OpXchg+1)
		size := 1 << r.IntN(4)
		if op > event.OpCmpXchg {
			size = 4 << r.IntN(2)
		}
		w := uint8(8 * size)
		old, val, exp := drawWord(r, w), drawWord(r, w), drawWord(r, w)
		if op > event.OpCmpXchg { // owners, counts and sets
			half := uint64(w / 2)
			part := func() uint64 { return r.Uint64N(5) }
			old = part() | part()<<half | r.Uint64N(4)<<(2*half-2)
			val, exp = part(), r.Uint64N(2)
			if r.IntN(3) == 0 {
				old &= 1<<half - 1
			}
		}
		if op == event.OpBarrier {
			size, w = 8, 64
			old = r.Uint64N(5) | (r.Uint64()&r.Uint64()&0x3fffffff|r.Uint64N(4)<<30)<<32
			val, exp = r.Uint64N(20), r.Uint64N(32)
		}
		l := event.Label{Kind: event.RMW, Op: op, Mask: uint8(1<<size - 1), Val: val, Exp: exp}
		u := &unroller{pool: term.NewPool()}
		o := operands{u.pool, map[*term.Term]uint64{}, r.IntN(3) == 0}
		var waiter *term.Term
		choice := r.IntN(l.Alternatives(old))
		if op == event.OpCondSignal {
			low := old & mask(w/2)
			for range choice {
				low &= low - 1
			}
			waiter = o.make(w/2, low&-low)
		}
		before, count, other := o.make(w, old), o.make(w, val), o.make(w, exp)
		if op == event.OpBarrier {
			other = u.pool.Const(w, exp) // the number of the thread
		}
		if seen := o.value(u.seen(op, uvalue{t: before}, count, other).t); seen != l.Seen(old) {
			t.Fatalf("operation %d tells %#x instead of %#x: old %#x, operands %#x, %#x", op, seen, l.Seen(old), old, val, exp)
		}
		value, written := u.rmw(op, before, count, other, waiter)
		if value == nil {
			if op < event.OpFAdd || op > event.OpFMin {
				t.Fatalf("operation %d has no term", op)
			}
			continue
		}
		v, w2 := l.Apply(old, choice)
		if (o.value(written) != 0) != w2 || w2 && o.value(value) != v {
			t.Fatalf("operation %d on %d bytes: old %#x, operands %#x, %#x: %#x, %v instead of %#x, %v", op, size, old, val, exp, o.value(value), o.value(written) != 0, v, w2)
		}
	}
}

// TestShadowTerms looks whether terms for undefined bits have at least those that the machine finds, and of many operations no others.
func TestShadowTerms(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	exact := []opcode{opAnd, opOr, opXor, opAdd, opSub, opEq, opNe, opULT, opULE, opSLT, opSLE, opUMin, opSMin, opUMax, opSMax, opUCmp, opSCmp, opTrunc, opSExt, opBswap, opBitReverse, opFNeg}
	binary := []opcode{opAnd, opOr, opXor, opAdd, opSub, opMul, opShl, opLShr, opAShr, opEq, opNe, opULT, opULE, opSLT, opSLE, opUMin, opSMin, opUMax, opSMax, opUAddOver, opUCmp, opSCmp}
	unary := []opcode{opTrunc, opSExt, opBswap, opBitReverse, opFNeg, opCtpop, opAbs}
	for i := range 30_000 {
		w := uint8(1 + r.IntN(64))
		code := slices.Concat(binary, unary)[i%(len(binary)+len(unary))]
		if code == opBswap || code == opFNeg {
			w = 32
		}
		from := uint8(1 + r.IntN(int(w)))
		x, y := drawPartial(r, w), drawPartial(r, w)
		if code == opSExt {
			x = drawPartial(r, from)
		}
		u := &unroller{pool: term.NewPool()}
		o := operands{u.pool, map[*term.Term]uint64{}, r.IntN(3) == 0}
		fn := &function{nslots: 3, lists: [][]operand{{0, 1}}}
		f := &uframe{fn: fn, regs: make([]uvalue, 3)}
		for slot, p := range []partial{x, y} {
			f.regs[slot] = uvalue{t: o.make(w, p.value|r.Uint64()&p.shadow), raw: true}
			if p.shadow != 0 {
				f.regs[slot].shadow = o.make(w, p.shadow)
			}
		}
		op := op{code: code, w: w, x: from, dst: 2, a: 0, b: 1}
		var want uint64
		if slices.Contains(binary, code) {
			want = shadowBinary(code, w, x, y)
		} else {
			want = shadowUnary(code, w, from, x.shadow)
		}
		got := uint64(0)
		if s := u.shadowOf(f, &op); s != nil {
			got = o.value(s)
		}
		if want&^got != 0 || want != got && slices.Contains(exact, code) {
			t.Fatalf("operation %d on %d bits of %+v, %+v: undefined %#x instead of %#x", code, w, x, y, got, want)
		}
	}
}
