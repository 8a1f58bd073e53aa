package interp

import (
	"fmt"
	"math"
	"strings"

	"github.com/gomc/gomc/event"
)

// Output returns what the program prints on the way from a State to
// another. Strings in memory that threads share print as <...>, as their
// content belongs to the execution.
func (p *Program) Output(s event.State, value event.Bits) (text string) {
	t, ok := s.(*state)
	if !ok || t.label.Ends() {
		return ""
	}
	m := &machine{p: p, output: &strings.Builder{}}
	defer func() {
		if recover() != nil {
			text = m.output.String()
		}
	}()
	m.thaw(t)
	m.resume(value)
	m.run()
	return m.output.String()
}

// print renders what a call of an output function prints.
func (m *machine) print(a *activation, b *builtinSite) {
	if m.output == nil {
		return
	}
	args := make([]uint64, len(b.args))
	for i, o := range b.args {
		args[i] = a.partialOf(o).value
	}
	skip := func(n int) {
		args = args[min(n, len(args)):]
	}
	switch b.name {
	case "fprintf", "dprintf", "vfprintf", "vdprintf", "__printf_chk":
		skip(1)
	case "__fprintf_chk":
		skip(2)
	}
	if len(args) == 0 {
		return
	}
	switch b.name {
	case "puts", "puts_unlocked":
		m.output.WriteString(m.text(args[0]) + "\n")
	case "fputs", "fputs_unlocked":
		m.output.WriteString(m.text(args[0]))
	case "putchar", "putc", "fputc", "putchar_unlocked", "putc_unlocked", "fputc_unlocked":
		m.output.WriteByte(byte(args[0]))
	case "fwrite", "fwrite_unlocked":
		if len(args) > 2 {
			s := m.text(args[0])
			m.output.WriteString(s[:min(uint64(len(s)), args[1]*args[2])])
		}
	case "perror":
		m.output.WriteString(m.text(args[0]) + ": error\n")
	case "printf", "fprintf", "dprintf", "__printf_chk", "__fprintf_chk":
		m.format(m.text(args[0]), args[1:])
	case "vprintf", "vfprintf", "vdprintf":
		m.output.WriteString(m.text(args[0]))
	}
}

// elsewhere stands for text in memory that threads share.
const elsewhere = "<...>"

// text reads a string that the thread can see without a visible operation.
func (m *machine) text(addr uint64) string {
	if !m.p.isPrivate(addr) {
		return m.p.text(addr)
	}
	var s []byte
	for {
		i, offset, ok := m.private(addr+uint64(len(s)), 1)
		if !ok {
			m.stop, m.label = false, event.Label{}
			return string(s) + elsewhere
		}
		c, _ := m.blocks[i].read(offset, 1)
		if c == 0 {
			return string(s)
		}
		s = append(s, byte(c))
	}
}

// format renders a format of printf.
func (m *machine) format(f string, args []uint64) {
	next := func() uint64 {
		if len(args) == 0 {
			return 0
		}
		v := args[0]
		args = args[1:]
		return v
	}
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			m.output.WriteByte(f[i])
			continue
		}
		spec, bits := "%", uint8(32)
		for i++; i < len(f); i++ {
			c := f[i]
			switch c {
			case 'h':
				bits /= 2
				continue
			case 'L': // long double comes as a double
				continue
			case 'l', 'j', 'z', 't', 'q':
				if bits < 64 && (m.p.ptrBits == 64 || c == 'j' || c == 'q' || i > 0 && f[i-1] == 'l') {
					bits = 64
				}
				continue
			case '*':
				spec += fmt.Sprint(int32(next()))
				continue
			}
			if strings.IndexByte("0123456789.-+ #", c) >= 0 {
				spec += string(c)
				continue
			}
			m.convert(spec, c, bits, next)
			break
		}
	}
}

// convert renders one conversion.
func (m *machine) convert(spec string, verb byte, bits uint8, next func() uint64) {
	switch verb {
	case '%':
		m.output.WriteByte('%')
	case 'd', 'i':
		fmt.Fprintf(m.output, spec+"d", signed(next(), bits))
	case 'u':
		fmt.Fprintf(m.output, spec+"d", next()&mask(bits))
	case 'x', 'X', 'o':
		fmt.Fprintf(m.output, spec+string(verb), next()&mask(bits))
	case 'c':
		fmt.Fprintf(m.output, spec+"c", rune(byte(next())))
	case 's':
		if s := m.text(next()); strings.HasSuffix(s, elsewhere) {
			m.output.WriteString(s) // whatever its length
		} else {
			fmt.Fprintf(m.output, spec+"s", s)
		}
	case 'p':
		fmt.Fprintf(m.output, spec+"s", fmt.Sprintf("%#x", next()))
	case 'f', 'F', 'e', 'E', 'g', 'G':
		fmt.Fprintf(m.output, spec+string(verb), math.Float64frombits(next()))
	default:
		m.output.WriteString(spec + string(verb))
	}
}
