package history

import (
	"encoding/json"
	"math/big"
	"strings"
)

// Value is a JSON scalar.
type Value struct {
	text string // as JSON
	key  string // equal for equal values
}

// zero is what variables hold at first unless the history says otherwise.
var zero = Value{"0", "0"}

// String returns the value as JSON.
func (v Value) String() string { return v.text }

// MarshalJSON returns the value as it is written in the history.
func (v Value) MarshalJSON() ([]byte, error) { return []byte(v.text), nil }

// number returns the value of a JSON number.
func number(n json.Number) Value { return Value{n.String(), canonical(n.String())} }

// scalar returns the value of any other decoded token.
func scalar(token json.Token) Value {
	text, err := json.Marshal(token)
	if err != nil {
		return Value{"null", "null"} // tokens are strings, booleans and nil
	}
	return Value{string(text), string(text)}
}

// canonical brings numbers that denote the same to the same form: digits that begin
// and end with none that is 0, and the exponent of the last one.
func canonical(n string) string {
	digits, negative := strings.CutPrefix(n, "-")
	exponent := new(big.Int)
	if i := strings.IndexAny(digits, "eE"); i >= 0 {
		exponent.SetString(strings.TrimPrefix(digits[i+1:], "+"), 10)
		digits = digits[:i]
	}
	whole, fraction, _ := strings.Cut(digits, ".")
	exponent.Sub(exponent, big.NewInt(int64(len(fraction))))
	digits = strings.TrimLeft(whole+fraction, "0")
	short := strings.TrimRight(digits, "0")
	if short == "" {
		return "0"
	}
	exponent.Add(exponent, big.NewInt(int64(len(digits)-len(short))))
	if exponent.Sign() != 0 {
		short += "e" + exponent.String()
	}
	if negative {
		short = "-" + short
	}
	return short
}
