package interp

import "strconv"

// calculated evaluates the expression of a record, on a stack as DWARF has it. It returns false if it has operations that nobody needs to know here, among them those
// that read memory on the way.
func calculated(r *located, first uint64, value func(int) uint64) (v uint64, isAddress, ok bool) {
	s := &dwarfStack{}
	words := r.Expression
	if len(r.values) == 1 && (len(words) == 0 || words[0] != "DW_OP_LLVM_arg") {
		s.push(first)
	}
	stackValue := false
	for i := 0; i < len(words); i++ {
		argument := func() uint64 {
			i++
			if i >= len(words) {
				s.failed = true
				return 0
			}
			n, err := strconv.ParseInt(words[i], 10, 64)
			if err != nil {
				u, err := strconv.ParseUint(words[i], 10, 64)
				s.failed = s.failed || err != nil
				return u
			}
			return uint64(n)
		}
		switch w := words[i]; w {
		case "DW_OP_LLVM_arg":
			n := argument()
			if n >= uint64(len(r.values)) || len(r.values[n]) == 0 {
				return 0, false, false
			}
			s.push(value(int(n)))
		case "DW_OP_constu", "DW_OP_consts":
			s.push(argument())
		case "DW_OP_plus_uconst":
			s.push(s.pop() + argument())
		case "DW_OP_stack_value":
			stackValue = true
		case "DW_OP_deref":
			if i != len(words)-1 || r.Address {
				return 0, false, false
			}
			isAddress = true
		default:
			s.operate(w)
		}
		if s.failed {
			return 0, false, false
		}
	}
	v = s.pop()
	return v, isAddress || r.Address, !s.failed && (stackValue || isAddress || r.Address)
}

// dwarfStack is the stack of an expression.
type dwarfStack struct {
	values []uint64
	failed bool
}

func (s *dwarfStack) push(v uint64) { s.values = append(s.values, v) }

func (s *dwarfStack) pop() uint64 {
	n := len(s.values) - 1
	if n < 0 {
		s.failed = true
		return 0
	}
	v := s.values[n]
	s.values = s.values[:n]
	return v
}

// operate does an operation on the top of the stack.
func (s *dwarfStack) operate(name string) {
	switch name {
	case "DW_OP_neg":
		s.push(-s.pop())
		return
	case "DW_OP_not":
		s.push(^s.pop())
		return
	}
	b, a := s.pop(), s.pop()
	switch name {
	case "DW_OP_plus":
		s.push(a + b)
	case "DW_OP_minus":
		s.push(a - b)
	case "DW_OP_mul":
		s.push(a * b)
	case "DW_OP_and":
		s.push(a & b)
	case "DW_OP_or":
		s.push(a | b)
	case "DW_OP_xor":
		s.push(a ^ b)
	case "DW_OP_shl":
		s.push(a << b)
	case "DW_OP_shr":
		s.push(a >> b)
	default:
		s.failed = true
	}
}
