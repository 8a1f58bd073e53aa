package x86

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// flags say how to compute each flag after an instruction; a flag that it leaves undefined, or that is not known here, is nil.
type flags struct {
	zero, sign, carry, overflow func() value.Value
}

// always is a flag that has one value.
func always(set bool) func() value.Value {
	return func() value.Value { return constant.NewBool(set) }
}

// ofResult has zero and sign by the result.
func (t *translation) ofResult(r value.Value) flags {
	zero := constant.NewInt(r.Type().(*types.IntType), 0)
	return flags{
		zero: func() value.Value { return t.emit(ir.NewICmp(enum.IPredEQ, r, zero)) },
		sign: func() value.Value { return t.emit(ir.NewICmp(enum.IPredSLT, r, zero)) },
	}
}

// ofLogic are the flags of and, or, xor and test.
func (t *translation) ofLogic(r value.Value) flags {
	f := t.ofResult(r)
	f.carry, f.overflow = always(false), always(false)
	return f
}

// ofSum are the flags of r = a + b.
func (t *translation) ofSum(r, a, b value.Value) flags {
	f := t.ofResult(r)
	f.carry = func() value.Value { return t.emit(ir.NewICmp(enum.IPredULT, r, a)) }
	f.overflow = func() value.Value {
		return t.negative(t.emit(ir.NewAnd(t.emit(ir.NewXor(a, r)), t.emit(ir.NewXor(b, r)))))
	}
	return f
}

// ofDifference are the flags of r = a - b, and of a compare.
func (t *translation) ofDifference(r, a, b value.Value) flags {
	f := t.ofResult(r)
	f.carry = func() value.Value { return t.emit(ir.NewICmp(enum.IPredULT, a, b)) }
	f.overflow = func() value.Value {
		return t.negative(t.emit(ir.NewAnd(t.emit(ir.NewXor(a, b)), t.emit(ir.NewXor(a, r)))))
	}
	return f
}

func (t *translation) negative(v value.Value) value.Value {
	return t.emit(ir.NewICmp(enum.IPredSLT, v, constant.NewInt(v.Type().(*types.IntType), 0)))
}

// conditions are the suffixes of setcc and cmovcc, and of outputs in flags, as the flags that they look at.
var conditions = map[string]func(t *translation) value.Value{
	"z": func(t *translation) value.Value { return t.flag(t.flags.zero) },
	"c": func(t *translation) value.Value { return t.flag(t.flags.carry) },
	"s": func(t *translation) value.Value { return t.flag(t.flags.sign) },
	"o": func(t *translation) value.Value { return t.flag(t.flags.overflow) },
	"be": func(t *translation) value.Value {
		return t.emit(ir.NewOr(t.flag(t.flags.carry), t.flag(t.flags.zero)))
	},
	"l": func(t *translation) value.Value {
		return t.emit(ir.NewXor(t.flag(t.flags.sign), t.flag(t.flags.overflow)))
	},
	"le": func(t *translation) value.Value {
		less := t.emit(ir.NewXor(t.flag(t.flags.sign), t.flag(t.flags.overflow)))
		return t.emit(ir.NewOr(less, t.flag(t.flags.zero)))
	},
}

// synonyms are other names of conditions, and the conditions that they negate.
var synonyms = map[string]struct {
	condition string
	negated   bool
}{
	"z": {"z", false}, "e": {"z", false}, "nz": {"z", true}, "ne": {"z", true},
	"c": {"c", false}, "b": {"c", false}, "nae": {"c", false}, "nc": {"c", true}, "nb": {"c", true}, "ae": {"c", true},
	"s": {"s", false}, "ns": {"s", true}, "o": {"o", false}, "no": {"o", true},
	"be": {"be", false}, "na": {"be", false}, "nbe": {"be", true}, "a": {"be", true},
	"l": {"l", false}, "nge": {"l", false}, "nl": {"l", true}, "ge": {"l", true},
	"le": {"le", false}, "ng": {"le", false}, "nle": {"le", true}, "g": {"le", true},
}

// condition computes a condition from the flags, as one bit.
func (t *translation) condition(name string) value.Value {
	s, ok := synonyms[name]
	if !ok {
		t.refuse("condition %s", name)
	}
	v := conditions[s.condition](t)
	if s.negated {
		v = t.emit(ir.NewXor(v, constant.True))
	}
	return v
}

// flag computes a flag, which some instruction must have set.
func (t *translation) flag(f func() value.Value) value.Value {
	if f == nil {
		t.refuse("a flag that no instruction here sets")
	}
	return f()
}
