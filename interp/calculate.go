package interp

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/gomc/gomc/interp/libm"
)

// calculation is a function on values that C cannot say: its result depends on its arguments alone.
type calculation func(args []uint64) uint64

// calculations are intrinsics of the models: the functions of floatFunctions, __gomc_sin and so on, and texts of numbers.
var calculations = func() map[string]calculation {
	all := map[string]calculation{
		"__gomc_ldexp": func(a []uint64) uint64 {
			return math.Float64bits(libm.Ldexp(math.Float64frombits(a[0]), int(int32(a[1]))))
		},
		"__gomc_real_text":    func(a []uint64) uint64 { return textOf(a).word(a[4]) },
		"__gomc_real":         func(a []uint64) uint64 { v, _ := numeralOf(a).nearest(); return v },
		"__gomc_real_rounded": func(a []uint64) uint64 { _, rounded := numeralOf(a).nearest(); return truth(rounded) },
	}
	for _, f := range floatFunctions {
		if f.unary != nil {
			all["__gomc_"+f.name] = func(a []uint64) uint64 { return math.Float64bits(f.unary(math.Float64frombits(a[0]))) }
		} else {
			all["__gomc_"+f.name] = func(a []uint64) uint64 {
				return math.Float64bits(f.binary(math.Float64frombits(a[0]), math.Float64frombits(a[1])))
			}
		}
	}
	return all
}()

// builtinOf finds what the interpreter knows by itself.
func builtinOf(name string) builtin {
	if calculations[name] != nil {
		return builtinCalculate
	}
	return builtinNames[name]
}

// calculate computes the result of a builtin from its arguments.
func (b *builtinSite) calculate(args []uint64) uint64 {
	return b.function(append(args, make([]uint64, 5)...))
}

// A realText is what printf makes of a number that is finite and has no sign, without padding.
type realText struct {
	number    float64
	letter    byte
	precision int  // -1 if none is given
	point     bool // even if no digits follow, and zeros at the end of %g stay
}

func textOf(a []uint64) realText {
	return realText{math.Float64frombits(a[0]), byte(a[1]), int(int32(a[2])), a[3] != 0}
}

// maxPrecision is the most digits that the models ask for. Engines with symbolic values come by with others, too, on ways that no execution takes.
const maxPrecision = 10000

// word is the n-th piece of eight characters, 0 behind the last.
func (t realText) word(n uint64) uint64 {
	if t.precision > maxPrecision {
		return 0
	}
	s := t.String()
	var piece [8]byte
	if start := n * 8; start < uint64(len(s)) {
		copy(piece[:], s[start:])
	}
	return binary.LittleEndian.Uint64(piece[:])
}

func (t realText) String() string {
	var s string
	switch t.letter | 0x20 {
	case 'a':
		s = t.hexadecimal()
	case 'g':
		s = t.shorter()
	default:
		if t.precision < 0 {
			t.precision = 6
		}
		s = strconv.FormatFloat(t.number, t.letter|0x20, t.precision, 64)
		if t.point && t.precision == 0 {
			s = pointed(s, "e")
		}
	}
	if t.letter&0x20 == 0 {
		s = strings.ToUpper(s)
	}
	return s
}

// pointed has a point before the exponent, if there is one.
func pointed(s, exponent string) string {
	if i := strings.Index(s, exponent); i >= 0 {
		return s[:i] + "." + s[i:]
	}
	return s + "."
}

// shorter is %g: precision says how many digits count, and the exponent in which style they are written.
func (t realText) shorter() string {
	digits := t.precision
	switch {
	case digits < 0:
		digits = 6
	case digits == 0:
		digits = 1
	}
	s := strconv.FormatFloat(t.number, 'e', digits-1, 64)
	mantissa, exponent, _ := strings.Cut(s, "e")
	if x, _ := strconv.Atoi(exponent); x >= -4 && x < digits {
		mantissa, exponent = strconv.FormatFloat(t.number, 'f', digits-1-x, 64), ""
	} else {
		exponent = "e" + exponent
	}
	switch {
	case t.point && !strings.Contains(mantissa, "."):
		mantissa += "."
	case !t.point && strings.Contains(mantissa, "."):
		mantissa = strings.TrimRight(strings.TrimRight(mantissa, "0"), ".")
	}
	return mantissa + exponent
}

// hexadecimal is %a: one digit before the point, which is 1 but for numbers that are too small, or 2 by rounding.
func (t realText) hexadecimal() string {
	bits := math.Float64bits(t.number)
	mantissa, exponent := bits&(1<<52-1), int(bits>>52)-1023
	switch {
	case exponent > -1023:
		mantissa |= 1 << 52
	case mantissa == 0:
		exponent = 0
	default:
		exponent = -1022
	}
	digits := 13
	if t.precision >= 0 && t.precision < digits {
		shift := uint(4 * (digits - t.precision))
		half, rest := uint64(1)<<(shift-1), mantissa&(1<<shift-1)
		mantissa >>= shift
		if rest > half || rest == half && mantissa&1 == 1 {
			mantissa++
		}
		digits = t.precision
	}
	s := fmt.Sprintf("%0*x", digits+1, mantissa)
	lead, fraction := s[:1], s[1:]
	if t.precision < 0 {
		fraction = strings.TrimRight(fraction, "0")
	} else {
		fraction += strings.Repeat("0", t.precision-digits)
	}
	if fraction != "" || t.point {
		lead += "."
	}
	return fmt.Sprintf("%s%sp%+d", lead, fraction, exponent)
}

// A numeral is digits times a power of ten, or of two.
type numeral struct {
	digits   uint64
	exponent int
	base     uint64
	bits     uint8 // of the result
}

func numeralOf(a []uint64) numeral {
	return numeral{a[0], int(int32(a[1])), a[2], uint8(a[3])}
}

// nearest gives the number as a double, rounded to the type that was asked for, and whether it is another one than the numeral.
func (n numeral) nearest() (v uint64, rounded bool) {
	exact := new(big.Rat).SetInt(new(big.Int).SetUint64(n.digits))
	power := new(big.Int).Exp(big.NewInt(int64(n.base)), big.NewInt(int64(max(n.exponent, -n.exponent))), nil)
	if n.exponent < 0 {
		exact.Quo(exact, new(big.Rat).SetInt(power))
	} else {
		exact.Mul(exact, new(big.Rat).SetInt(power))
	}
	if n.bits == 32 {
		f, same := exact.Float32()
		return math.Float64bits(float64(f)), !same
	}
	f, same := exact.Float64()
	return math.Float64bits(f), !same
}
