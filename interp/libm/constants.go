package libm

import (
	"math/big"
	"sync"
)

// reciprocals is the sum of sign^n / ((2n+1) k^(2n+1)): the arctangent of 1/k, or with plus the inverse hyperbolic tangent.
func reciprocals(k int64, alternating bool, bits uint) *big.Float {
	one := new(big.Int).Lsh(big.NewInt(1), bits+32)
	power := new(big.Int).Quo(one, big.NewInt(k))
	square := big.NewInt(k * k)
	sum := new(big.Int)
	for n := int64(0); power.Sign() != 0; n++ {
		term := new(big.Int).Quo(power, big.NewInt(2*n+1))
		if alternating && n%2 == 1 {
			term.Neg(term)
		}
		sum.Add(sum, term)
		power.Quo(power, square)
	}
	f := new(big.Float).SetPrec(bits).SetInt(sum)
	return f.SetMantExp(f, -int(bits+32))
}

// combination is a sum of multiples.
func combination(bits uint, alternating bool, terms ...[2]int64) *big.Float {
	sum := new(big.Float).SetPrec(bits)
	for _, t := range terms {
		r := reciprocals(t[1], alternating, bits)
		sum.Add(sum, r.Mul(r, new(big.Float).SetPrec(bits).SetInt64(t[0])))
	}
	return sum
}

// ln2 is the natural logarithm of two.
var ln2 = sync.OnceValue(func() *big.Float {
	return combination(precision+64, false, [2]int64{18, 26}, [2]int64{-2, 4801}, [2]int64{8, 8749})
})

var ln10 = sync.OnceValue(func() *big.Float { return logOf(number(10)) })

// pi at the largest precision that an argument asks for, by Machin's formula.
var pi = sync.OnceValue(func() *big.Float {
	return combination(precision+1100, true, [2]int64{16, 5}, [2]int64{-4, 239})
})

func piOf(bits uint) *big.Float { return new(big.Float).SetPrec(bits).Set(pi()) }
