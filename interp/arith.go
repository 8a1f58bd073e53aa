package interp

import "math/bits"

// integerOp computes an operation on two integers of w bits. It tells if the
// operation has no result: a division by zero, or one that overflows.
func integerOp(code opcode, w uint8, a, b uint64) (v uint64, fault string) {
	m := mask(w)
	switch code {
	case opAdd:
		return (a + b) & m, ""
	case opSub:
		return (a - b) & m, ""
	case opMul:
		return a * b & m, ""
	case opAnd:
		return a & b, ""
	case opOr:
		return a | b, ""
	case opXor:
		return a ^ b, ""
	case opShl:
		if b >= uint64(w) {
			return 0, ""
		}
		return a << b & m, ""
	case opLShr:
		if b >= uint64(w) {
			return 0, ""
		}
		return a >> b, ""
	case opAShr:
		return uint64(signed(a, w)>>min(b, 63)) & m, ""
	case opUDiv, opURem:
		if b == 0 {
			return 0, "division by zero"
		}
		if code == opUDiv {
			return a / b, ""
		}
		return a % b, ""
	case opSDiv, opSRem:
		return signedDivision(code, w, a, b)
	case opEq:
		return truth(a == b), ""
	case opNe:
		return truth(a != b), ""
	case opULT:
		return truth(a < b), ""
	case opULE:
		return truth(a <= b), ""
	case opSLT:
		return truth(signed(a, w) < signed(b, w)), ""
	case opSLE:
		return truth(signed(a, w) <= signed(b, w)), ""
	}
	return lessCommon(code, w, a, b), ""
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func signedDivision(code opcode, w uint8, a, b uint64) (uint64, string) {
	x, y := signed(a, w), signed(b, w)
	if y == 0 {
		return 0, "division by zero"
	}
	if y == -1 {
		if x == -1<<(w-1) {
			return 0, divisionOverflow
		}
		if code == opSDiv {
			return uint64(-x) & mask(w), ""
		}
		return 0, ""
	}
	if code == opSDiv {
		return uint64(x/y) & mask(w), ""
	}
	return uint64(x%y) & mask(w), ""
}

// lessCommon computes minima, saturating and checked arithmetic.
func lessCommon(code opcode, w uint8, a, b uint64) uint64 {
	m := mask(w)
	x, y := signed(a, w), signed(b, w)
	low, high := int64(-1)<<(w-1), int64(m>>1)
	switch code {
	case opSMax:
		return uint64(max(x, y)) & m
	case opSMin:
		return uint64(min(x, y)) & m
	case opUMax:
		return max(a, b)
	case opUMin:
		return min(a, b)
	case opUAddOver, opUAddSat:
		sum, carry := bits.Add64(a, b, 0)
		over := carry != 0 || sum > m
		if code == opUAddOver {
			return truth(over)
		}
		if over {
			return m
		}
		return sum
	case opUSubOver:
		return truth(a < b)
	case opUSubSat:
		if a < b {
			return 0
		}
		return a - b
	case opUMulOver:
		hi, lo := bits.Mul64(a, b)
		return truth(hi != 0 || lo > m)
	case opSAddOver, opSAddSat:
		sum := x + y
		over := sum < low || sum > high || (x >= 0) == (y >= 0) && (sum >= 0) != (x >= 0)
		if code == opSAddOver {
			return truth(over)
		}
		return saturate(over, x >= 0, sum, low, high) & m
	case opSSubOver, opSSubSat:
		diff := x - y
		over := diff < low || diff > high || (x >= 0) != (y >= 0) && (diff >= 0) != (x >= 0)
		if code == opSSubOver {
			return truth(over)
		}
		return saturate(over, x >= 0, diff, low, high) & m
	case opSMulOver:
		p := x * y
		return truth(p < low || p > high || x != 0 && (p/x != y || x == -1 && y == low))
	case opUShlSat:
		if a != 0 && (b >= uint64(w) || a<<b&m>>b != a) {
			return m
		}
		return a << b & m
	case opSShlSat:
		if x == 0 {
			return 0
		}
		if r := signed(a<<b&m, w); b < uint64(w) && r>>b == x {
			return uint64(r) & m
		}
		return saturate(true, x >= 0, 0, low, high) & m
	case opUCmp:
		return uint64(compare(a < b, a == b)) & m
	}
	return 0
}

func compare(less, equal bool) int64 {
	switch {
	case less:
		return -1
	case equal:
		return 0
	}
	return 1
}

func saturate(over, positive bool, v, low, high int64) uint64 {
	switch {
	case !over:
		return uint64(v)
	case positive:
		return uint64(high)
	}
	return uint64(low)
}

// bitOp computes the operations on the bits of one integer; zero says what to
// count if there is no bit.
func bitOp(code opcode, w uint8, a uint64) uint64 {
	switch code {
	case opCtpop:
		return uint64(bits.OnesCount64(a))
	case opCtlz:
		return uint64(bits.LeadingZeros64(a)) - uint64(64-w)
	case opCttz:
		return uint64(min(bits.TrailingZeros64(a), int(w)))
	case opBswap:
		return bits.ReverseBytes64(a) >> (64 - w)
	case opBitReverse:
		return bits.Reverse64(a) >> (64 - w)
	case opAbs:
		if x := signed(a, w); x < 0 {
			return uint64(-x) & mask(w)
		}
		return a
	}
	return a
}

// funnel shifts the concatenation of hi and lo.
func funnel(left bool, w uint8, hi, lo, n uint64) uint64 {
	n %= uint64(w)
	if !left {
		n = uint64(w) - n
		if n == uint64(w) {
			return lo
		}
	}
	if n == 0 {
		return hi
	}
	return (hi<<n | lo>>(uint64(w)-n)) & mask(w)
}
