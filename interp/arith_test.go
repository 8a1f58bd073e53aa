package interp

import (
	"math/big"
	"math/rand"
	"testing"
)

// TestIntegerOps compares with arithmetic on big numbers.
func TestIntegerOps(t *testing.T) {
	const seed = 1
	r := rand.New(rand.NewSource(seed))
	two := func(w uint8) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(w)) }
	wrap := func(x *big.Int, w uint8) uint64 { return new(big.Int).Mod(x, two(w)).Uint64() }
	ops := []opcode{opAdd, opSub, opMul, opUDiv, opSDiv, opURem, opSRem, opShl, opLShr, opAShr, opUAddSat, opSAddSat, opUSubSat, opSSubSat,
		opUShlSat, opSShlSat, opUAddOver, opSAddOver, opUSubOver, opSSubOver, opUMulOver, opSMulOver}
	for i := 0; i < 300000; i++ {
		w := []uint8{1, 7, 8, 16, 31, 32, 33, 63, 64}[r.Intn(9)]
		pick := func() uint64 {
			switch r.Intn(4) {
			case 0:
				return uint64(r.Intn(8)) & mask(w)
			case 1:
				return (mask(w)>>1 + uint64(r.Intn(4)) - 2) & mask(w)
			case 2:
				return (mask(w) - uint64(r.Intn(3))) & mask(w)
			}
			return r.Uint64() & mask(w)
		}
		code, a, b := ops[r.Intn(len(ops))], pick(), pick()
		ua, ub := new(big.Int).SetUint64(a), new(big.Int).SetUint64(b)
		sa, sb := big.NewInt(signed(a, w)), big.NewInt(signed(b, w))
		low, high := new(big.Int).Neg(two(w-1)), new(big.Int).Sub(two(w-1), big.NewInt(1))
		top := new(big.Int).Sub(two(w), big.NewInt(1))
		clamp := func(x, lo, hi *big.Int) uint64 {
			if x.Cmp(lo) < 0 {
				x = lo
			} else if x.Cmp(hi) > 0 {
				x = hi
			}
			return wrap(x, w)
		}
		out := func(x, lo, hi *big.Int) uint64 { return truth(x.Cmp(lo) < 0 || x.Cmp(hi) > 0) }
		z, zero := new(big.Int), new(big.Int)
		var want uint64
		fault := false
		switch code {
		case opAdd:
			want = wrap(z.Add(ua, ub), w)
		case opSub:
			want = wrap(z.Sub(ua, ub), w)
		case opMul:
			want = wrap(z.Mul(ua, ub), w)
		case opUDiv, opURem, opSDiv, opSRem:
			if fault = b == 0; fault {
				break
			}
			switch code {
			case opUDiv:
				z.Quo(ua, ub)
			case opURem:
				z.Rem(ua, ub)
			case opSDiv:
				fault = z.Quo(sa, sb).Cmp(high) > 0
			default:
				fault = new(big.Int).Quo(sa, sb).Cmp(high) > 0
				z.Rem(sa, sb)
			}
			want = wrap(z, w)
		case opShl, opLShr, opAShr, opUShlSat, opSShlSat:
			b %= uint64(w)
			switch code {
			case opShl:
				want = wrap(z.Lsh(ua, uint(b)), w)
			case opLShr:
				want = a >> b
			case opAShr:
				want = wrap(z.Rsh(sa, uint(b)), w)
			case opUShlSat:
				want = clamp(z.Lsh(ua, uint(b)), zero, top)
			default:
				want = clamp(z.Lsh(sa, uint(b)), low, high)
			}
		case opUAddSat:
			want = clamp(z.Add(ua, ub), zero, top)
		case opSAddSat:
			want = clamp(z.Add(sa, sb), low, high)
		case opUSubSat:
			want = clamp(z.Sub(ua, ub), zero, top)
		case opSSubSat:
			want = clamp(z.Sub(sa, sb), low, high)
		case opUAddOver:
			want = out(z.Add(ua, ub), zero, top)
		case opSAddOver:
			want = out(z.Add(sa, sb), low, high)
		case opUSubOver:
			want = out(z.Sub(ua, ub), zero, top)
		case opSSubOver:
			want = out(z.Sub(sa, sb), low, high)
		case opUMulOver:
			want = out(z.Mul(ua, ub), zero, top)
		case opSMulOver:
			want = out(z.Mul(sa, sb), low, high)
		}
		got, what := integerOp(code, w, a, b)
		if (what != "") != fault || !fault && got != want {
			t.Fatalf("seed %d: code %d of %d bits, %#x, %#x: %#x %q, want %#x, fault %v", seed, code, w, a, b, got, what, want, fault)
		}
	}
}

// TestWideOps does the same for 128 bits.
func TestWideOps(t *testing.T) {
	const seed = 2
	r := rand.New(rand.NewSource(seed))
	two := new(big.Int).Lsh(big.NewInt(1), 128)
	for i := 0; i < 100000; i++ {
		pick := func() uint64 {
			switch r.Intn(4) {
			case 0:
				return uint64(r.Intn(3))
			case 1:
				return ^uint64(r.Intn(3))
			case 2:
				return 1 << 63
			}
			return r.Uint64()
		}
		x := uint8(r.Intn(int(wideXor) + 1))
		w := []uint64{pick(), pick(), pick(), pick()}
		if x == wideShl || x == wideLShr || x == wideAShr {
			w[2], w[3] = w[2]%128, 0
		}
		a := &activation{fn: &function{}, regs: append(w, 0, 0)}
		o := &op{code: opWide, w: 128, x: x, a: 0, b: 2, dst: 4}
		fault := wideOp(a, o) != ""
		ua, ub := wideInt(w[0], w[1], false), wideInt(w[2], w[3], false)
		sa, sb := wideInt(w[0], w[1], true), wideInt(w[2], w[3], true)
		z, want := new(big.Int), false
		switch x {
		case wideAdd:
			z.Add(ua, ub)
		case wideSub:
			z.Sub(ua, ub)
		case wideMul:
			z.Mul(ua, ub)
		case wideUDiv, wideURem:
			if want = ub.Sign() == 0; !want {
				q, m := new(big.Int).QuoRem(ua, ub, new(big.Int))
				z = q
				if x == wideURem {
					z = m
				}
			}
		case wideSDiv, wideSRem:
			if want = sb.Sign() == 0; !want {
				q, m := new(big.Int).QuoRem(sa, sb, new(big.Int))
				want = q.Sign() > 0 && q.BitLen() == 128
				z = q
				if x == wideSRem {
					z = m
				}
			}
		case wideShl:
			z.Lsh(ua, uint(w[2]))
		case wideLShr:
			z.Rsh(ua, uint(w[2]))
		case wideAShr:
			z.Rsh(sa, uint(w[2]))
		case wideAnd:
			z.And(ua, ub)
		case wideOr:
			z.Or(ua, ub)
		case wideXor:
			z.Xor(ua, ub)
		}
		lo, hi := halves(z.Mod(z, two))
		if fault != want || !fault && (a.regs[4] != lo || a.regs[5] != hi) {
			t.Fatalf("seed %d: operation %d of %#x: %#x %v, want %#x %#x %v", seed, x, w, a.regs[4:], fault, lo, hi, want)
		}
	}
}
