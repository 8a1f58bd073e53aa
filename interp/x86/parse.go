package x86

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// A statement is one instruction of a template.
type statement struct {
	locked bool
	name   string // mnemonic, in lower case
	args   []argument
}

// An argument of an instruction, as it is written.
type argument struct {
	kind argumentKind
	n    int64  // immediate, or the displacement of an address
	reg  part   // register, or operand of the assembly that may be memory as well
	base part   // of an address, without a name if there is none
	idx  part   // of an address, without a name if there is none
	mul  int64  // factor of idx
	name string // as written, for messages
}

type argumentKind uint8

const (
	immediate argumentKind = iota
	register               // a register, or an operand of the assembly whatever it is
	address                // displacement(base, index, factor)
)

// A part of a register: its lowest bits.
type part struct {
	name string // canonical name of the register, or that of an operand: "$0"
	bits int    // 0 for as many as the operand has
}

// statements takes a template apart.
func statements(template string) ([]statement, error) {
	var all []statement
	lock := false
	for _, line := range strings.FieldsFunc(template, func(r rune) bool { return r == '\n' || r == ';' }) {
		line, _, _ = strings.Cut(line, "#")
		fields := strings.Fields(strings.ToLower(line))
		for len(fields) > 0 && (fields[0] == "lock" || fields[0] == "rep" || fields[0] == "repz") {
			if fields[0] == "rep" && len(fields) > 1 && fields[1] != "nop" {
				return nil, fmt.Errorf("rep %s", fields[1])
			}
			lock = lock || fields[0] == "lock"
			fields = fields[1:]
		}
		if len(fields) == 0 {
			continue
		}
		s := statement{locked: lock, name: fields[0]}
		lock = false
		for _, text := range splitArguments(strings.Join(fields[1:], "")) {
			a, err := parseArgument(text)
			if err != nil {
				return nil, err
			}
			s.args = append(s.args, a)
		}
		all = append(all, s)
	}
	if lock {
		return nil, fmt.Errorf("a lock prefix of no instruction")
	}
	return all, nil
}

// splitArguments splits at commas outside parentheses.
func splitArguments(text string) (list []string) {
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			list, from = append(list, text[from:i]), i+1
		}
	}
	if text == "" {
		return nil
	}
	return append(list, text[from:])
}

func parseArgument(text string) (argument, error) {
	a := argument{name: text}
	if value, ok := strings.CutPrefix(text, "$$"); ok {
		n, err := number(value)
		a.n = n
		return a, err
	}
	displacement, inside, ok := strings.Cut(text, "(")
	if !ok {
		p, err := parsePart(text)
		a.kind, a.reg = register, p
		return a, err
	}
	a.kind, a.mul = address, 1
	var err error
	if displacement != "" {
		if a.n, err = number(displacement); err != nil {
			return a, err
		}
	}
	inside, ok = strings.CutSuffix(inside, ")")
	parts := strings.Split(inside, ",")
	if !ok || len(parts) > 3 {
		return a, fmt.Errorf("address %s", text)
	}
	for i, p := range parts {
		switch {
		case p == "":
		case i == 0:
			a.base, err = parsePart(p)
		case i == 1:
			a.idx, err = parsePart(p)
		default:
			a.mul, err = number(p)
		}
		if err != nil {
			return a, err
		}
	}
	return a, nil
}

func number(text string) (int64, error) {
	n, err := strconv.ParseInt(text, 0, 64)
	if err != nil {
		u, wrong := strconv.ParseUint(text, 0, 64)
		if wrong != nil {
			return 0, fmt.Errorf("number %s", text)
		}
		n = int64(u)
	}
	return n, nil
}

// modifiers are the letters that choose a part of an operand's register: ${0:b}.
var modifiers = map[string]int{"b": 8, "w": 16, "k": 32, "q": 64}

// parsePart reads a register, %eax, or an operand, $0 or ${0:b}.
func parsePart(text string) (part, error) {
	if name, ok := strings.CutPrefix(text, "%"); ok {
		if p, ok := registers()[name]; ok {
			return p, nil
		}
		return part{}, fmt.Errorf("register %%%s", name)
	}
	name, ok := strings.CutPrefix(text, "$")
	bits := 0
	if inside, braces := strings.CutPrefix(name, "{"); braces {
		var modifier string
		inside, closed := strings.CutSuffix(inside, "}")
		name, modifier, _ = strings.Cut(inside, ":")
		if bits = modifiers[modifier]; bits == 0 || !closed {
			return part{}, fmt.Errorf("operand %s", text)
		}
	}
	if _, err := strconv.Atoi(name); err != nil || !ok {
		return part{}, fmt.Errorf("operand %s", text)
	}
	return part{"$" + name, bits}, nil
}

// registers are the names of registers and their parts, without the upper halves of 16 bits (ah).
var registers = sync.OnceValue(func() map[string]part {
	all := map[string]part{}
	for _, r := range []string{"ax", "bx", "cx", "dx", "si", "di", "bp", "sp"} {
		all["r"+r], all["e"+r], all[r] = part{r, 64}, part{r, 32}, part{r, 16}
		all[strings.TrimSuffix(r, "x")+"l"] = part{r, 8}
	}
	for i := 8; i < 16; i++ {
		r := fmt.Sprintf("r%d", i)
		all[r], all[r+"d"], all[r+"w"], all[r+"b"] = part{r, 64}, part{r, 32}, part{r, 16}, part{r, 8}
	}
	return all
})
