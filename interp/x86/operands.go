package x86

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/llvmir"
)

// An operand of inline assembly: a place in memory, or a register.
type operand struct {
	memory value.Value // the address; nil if it is no memory
	bits   int         // how wide the register, or what is in memory, is; 0 if nothing says so
	reg    string      // canonical name of the register
	number bool        // it is a constant, which stands in the template as an immediate
}

// An output is what assembly returns: the lowest bits of a register, or a condition.
type output struct {
	reg       string
	high      bool // dx has the upper half
	condition string
	typ       types.Type
}

// bind assigns arguments and results to operands, after LLVM's rules for constraint strings: indirect outputs and inputs take an argument each, an input that is a number shares the register of that output,
// and all but clobbers are numbered from zero.
func (t *translation) bind(constraints string, args []value.Value, results []types.Type) error {
	t.regs = map[string]value.Value{}
	for i, c := range strings.Split(constraints, ",") {
		kind, isOutput := strings.CutPrefix(c, "=")
		kind = strings.TrimLeft(kind, "&%")
		if c == "" || strings.HasPrefix(c, "~") {
			continue
		}
		_, indirect := strings.CutPrefix(kind, "*")
		if strings.Contains(kind, "*") && !indirect {
			return fmt.Errorf("constraint %s", c)
		}
		o := operand{reg: registerOf(kind, i)}
		if isOutput && !indirect {
			if len(results) == 0 {
				return fmt.Errorf("constraint %s without a result", c)
			}
			out := output{reg: o.reg, typ: results[0]}
			if name, ok := strings.CutPrefix(kind, "{@cc"); ok {
				out.condition = strings.TrimSuffix(name, "}")
			}
			results = results[1:]
			o.bits = t.bitsOf(out.typ)
			if out.high = kind == "A" && o.bits > t.ptrBits; out.high {
				t.regs["dx"] = constant.NewUndef(types.I32)
			}
			t.outputs = append(t.outputs, out)
			t.regs[o.reg] = constant.NewUndef(out.typ)
			t.operands = append(t.operands, o)
			continue
		}
		if len(args) == 0 {
			return fmt.Errorf("constraint %s without an argument", c)
		}
		arg, _, elem := llvmir.Argument(args[0])
		args = args[1:]
		if indirect {
			o.memory, o.bits = arg, t.bitsOf(elem)
			t.operands = append(t.operands, o)
			continue
		}
		o.bits = t.bitsOf(arg.Type())
		if kind == "A" && o.bits > t.ptrBits {
			return fmt.Errorf("constraint %s of an input in two registers", c)
		}
		if tied, err := strconv.Atoi(kind); err == nil {
			if tied >= len(t.operands) || t.operands[tied].memory != nil || o.bits > t.ptrBits {
				return fmt.Errorf("constraint %s", c)
			}
			o.reg = t.operands[tied].reg
		} else if _, ok := arg.(*constant.Int); ok {
			o.number = strings.ContainsAny(kind, immediates)
		}
		t.regs[o.reg] = arg
		t.operands = append(t.operands, o)
	}
	if len(args) > 0 || len(results) > 0 {
		return fmt.Errorf("constraints %s", constraints)
	}
	return nil
}

// immediates are the letters of constraints that let a constant stand in the template itself.
const immediates = "inIJKLMNOeZ"

// registerOf names the register of an operand: the one that its constraint demands, or one of its own.
func registerOf(constraint string, number int) string {
	if name, ok := strings.CutPrefix(constraint, "{"); ok {
		if p, ok := registers()[strings.TrimSuffix(name, "}")]; ok {
			return p.name
		}
	}
	if constraint == "A" { // and dx, if it is wider than a register
		return "ax"
	}
	return "$" + strconv.Itoa(number)
}

// bitsOf is the width in bits of a type that fits a general register, 0 of others.
func (t *translation) bitsOf(typ types.Type) int {
	switch typ := typ.(type) {
	case *types.PointerType:
		return t.ptrBits
	case *types.IntType:
		switch typ.BitSize {
		case 8, 16, 32, 64:
			return int(typ.BitSize)
		}
	}
	return 0
}
