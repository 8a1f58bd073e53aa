package interp

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
)

// irDrawer draws straight-line functions on values of eight bits.
type irDrawer struct {
	*rand.Rand
	strings.Builder
	n int
}

func (d *irDrawer) emit(format string, args ...any) string {
	d.n++
	name := fmt.Sprintf("%%t%d", d.n)
	fmt.Fprintf(d, "  %s = ", name)
	fmt.Fprintf(d, format+"\n", args...)
	return name
}

func (d *irDrawer) pick(list []string) string { return list[d.IntN(len(list))] }

// statement appends a value computed from some others.
func (d *irDrawer) statement(vals []string) string {
	x, y := d.pick(vals), d.pick(vals)
	if d.IntN(3) == 0 {
		y = fmt.Sprint(int8(d.IntN(256)))
	}
	cond := func() string {
		return d.emit("icmp %s i8 %s, %s", d.pick(strings.Fields("eq ne ult ule slt sge")), x, y)
	}
	known := func() string { return d.emit("load volatile i8, i8* @known") }
	switch d.IntN(30) {
	case 0, 1, 2, 3, 4:
		return d.emit("%s i8 %s, %s", d.pick(strings.Fields("add sub mul and or xor and or")), x, y)
	case 5, 6:
		n := d.emit("and i8 %s, 7", y)
		return d.emit("%s i8 %s, %s", d.pick(strings.Fields("shl lshr ashr")), x, n)
	case 7:
		n := d.emit("or i8 %s, 1", d.pick([]string{known(), known(), known(), y}))
		return d.emit("%s i8 %s, %s", d.pick(strings.Fields("udiv urem sdiv srem")), x, n)
	case 8, 9:
		return d.emit("select i1 %s, i8 %s, i8 %s", cond(), x, d.pick(vals))
	case 10:
		return d.emit("%s i1 %s to i8", d.pick([]string{"zext", "sext"}), cond())
	case 11:
		t := d.emit("trunc i8 %s to i3", x)
		return d.emit("%s i3 %s to i8", d.pick([]string{"zext", "sext"}), t)
	case 12:
		return d.emit("call i8 @llvm.%s.i8(i8 %s, i8 %s)", d.pick(strings.Fields("smax smin umax umin uadd.sat sadd.sat usub.sat ssub.sat")), x, y)
	case 13:
		s := d.emit("call { i8, i1 } @llvm.%s.with.overflow.i8(i8 %s, i8 %s)", d.pick(strings.Fields("uadd sadd usub ssub umul smul")), x, y)
		o := d.emit("extractvalue { i8, i1 } %s, 1", s)
		z := d.emit("zext i1 %s to i8", o)
		return d.emit("xor i8 %s, %s", z, d.emit("extractvalue { i8, i1 } %s, 0", s))
	case 14:
		if f := d.pick(strings.Fields("ctpop bitreverse ctlz cttz abs")); f == "ctpop" || f == "bitreverse" {
			return d.emit("call i8 @llvm.%s.i8(i8 %s)", f, x)
		} else {
			return d.emit("call i8 @llvm.%s.i8(i8 %s, i1 false)", f, x)
		}
	case 15:
		return d.emit("call i8 @llvm.%s.i8(i8 %s, i8 %s, i8 %s)", d.pick(strings.Fields("fshl fshr")), x, y, d.pick(append(vals, "3")))
	case 16:
		a, b := d.emit("sext i8 %s to i128", x), d.emit("zext i8 %s to i128", y)
		if d.IntN(2) == 0 {
			a = d.emit("shl i128 %s, %d", a, d.IntN(120))
		}
		if d.IntN(3) == 0 {
			c := d.emit("icmp %s i128 %s, %s", d.pick(strings.Fields("eq ne ult slt sle")), a, b)
			return d.emit("zext i1 %s to i8", c)
		}
		w := d.emit("%s i128 %s, %s", d.pick(strings.Fields("add sub mul and or xor")), a, b)
		s := d.emit("%s i128 %s, %d", d.pick(strings.Fields("lshr ashr")), w, d.IntN(127))
		return d.emit("trunc i128 %s to i8", s)
	case 17:
		a := d.emit("sitofp i8 %s to double", x)
		b := d.emit("%s double %s, %s", d.pick(strings.Fields("fadd fmul fsub")), a, "1.5")
		return d.emit("fptosi double %s to i8", d.emit("call double @llvm.floor.f64(double %s)", b))
	case 18:
		c := d.emit("fcmp %s double %s, %s", d.pick(strings.Fields("olt une")), d.emit("uitofp i8 %s to double", x), d.emit("sitofp i8 %s to double", y))
		return d.emit("zext i1 %s to i8", c)
	case 19:
		v := d.emit("insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %s, i32 %d", x, d.IntN(4))
		i := d.emit("zext i8 %s to i32", d.emit("and i8 %s, 3", d.pick(vals)))
		v = d.emit("insertelement <4 x i8> %s, i8 %s, i32 %s", v, y, i)
		v = d.emit("add <4 x i8> %s, <i8 1, i8 1, i8 1, i8 1>", v)
		return d.emit("extractelement <4 x i8> %s, i32 %s", v, d.emit("zext i8 %s to i32", d.emit("and i8 %s, 3", d.pick(vals))))
	case 20:
		v := d.emit("insertelement <2 x i8> <i8 9, i8 9>, i8 %s, i32 0", x)
		w := d.emit("insertelement <2 x i8> <i8 9, i8 9>, i8 %s, i32 1", y)
		s := d.emit("shufflevector <2 x i8> %s, <2 x i8> %s, <2 x i32> <i32 3, i32 0>", v, w)
		return d.emit("trunc i16 %s to i8", d.emit("lshr i16 %s, %d", d.emit("bitcast <2 x i8> %s to i16", s), d.IntN(9)))
	case 21:
		s := d.emit("insertvalue { i8, i8 } { i8 1, i8 2 }, i8 %s, %d", x, d.IntN(2))
		return d.emit("extractvalue { i8, i8 } %s, %d", s, d.IntN(2))
	case 22:
		return d.emit("call i8 @f(i8 %s, i8 %s)", x, y)
	case 23, 24:
		fmt.Fprintf(d, "  store i8 %s, i8* %%p%d\n", x, d.IntN(4))
		return d.emit("trunc i16 %s to i8", d.emit("lshr i16 %s, %d", d.emit("load i16, i16* %%q%d, align 1", d.IntN(3)), d.IntN(9)))
	case 25:
		fmt.Fprintf(d, "  store i8 %s, i8* %%p%d\n", x, d.IntN(4))
		fmt.Fprintf(d, "  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %%p4, i8* %%p0, i64 4, i1 false)\n")
		return d.emit("load i8, i8* %%p%d", 4+d.IntN(4))
	case 26:
		fmt.Fprintf(d, "  call void @llvm.memset.p0i8.i64(i8* %%p1, i8 %s, i64 2, i1 false)\n", x)
		return d.emit("load i8, i8* %%p%d", d.IntN(4))
	case 27:
		fmt.Fprintf(d, "  store i8 %s, i8* %%p%d\n", x, d.IntN(4))
		return d.emit("atomicrmw xchg i8* %%p%d, i8 %s seq_cst", d.IntN(4), y)
	case 28:
		fmt.Fprintf(d, "  store i8 %s, i8* @shared\n", x)
		return d.emit("load i8, i8* @shared")
	}
	t := d.emit("call i16 @llvm.bswap.i16(i16 %s)", d.emit("zext i8 %s to i16", x))
	return d.emit("trunc i16 %s to i8", d.emit("lshr i16 %s, %d", t, d.IntN(12)))
}

// randomIR draws a program that reads one byte, computes, and stores the results.
func randomIR(seed uint64) string {
	d := &irDrawer{Rand: rand.New(rand.NewPCG(seed, 8))}
	d.WriteString(`@in = global i8 0
@out = global i8 0
@known = global i8 11
@shared = global i8 0
define i8 @f(i8 %a, i8 %b) {
  %c = icmp ult i8 %b, 128
  %m = and i8 %a, 15
  %r = select i1 %c, i8 %m, i8 %a
  ret i8 %r
}
define void @main() {
  %mem = alloca [8 x i8]
`)
	for i := range 8 {
		fmt.Fprintf(d, "  %%p%d = getelementptr [8 x i8], [8 x i8]* %%mem, i64 0, i64 %d\n  store i8 %d, i8* %%p%d\n", i, i, i*37%256, i)
	}
	for i := range 3 {
		fmt.Fprintf(d, "  %%q%d = bitcast i8* %%p%d to i16*\n", i, i)
	}
	vals := []string{"%in"}
	d.WriteString("  %in = load volatile i8, i8* @in\n")
	for range 3 + d.IntN(8) {
		vals = append(vals, d.statement(vals))
	}
	for _, v := range vals[max(0, len(vals)-4):] {
		fmt.Fprintf(d, "  store volatile i8 %s, i8* @out\n", v)
	}
	d.WriteString("  ret void\n}\n")
	for _, f := range strings.Fields("smax smin umax umin uadd.sat sadd.sat usub.sat ssub.sat") {
		fmt.Fprintf(d, "declare i8 @llvm.%s.i8(i8, i8)\n", f)
	}
	for _, f := range strings.Fields("uadd sadd usub ssub umul smul") {
		fmt.Fprintf(d, "declare { i8, i1 } @llvm.%s.with.overflow.i8(i8, i8)\n", f)
	}
	d.WriteString(`declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i16 @llvm.bswap.i16(i16)
declare double @llvm.floor.f64(double)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
`)
	return d.String()
}

// results runs a program that has read in, and returns what it stores to @out, and the label at its end.
func results(t *testing.T, p *Program, in event.Bits) (out []event.Bits, end *event.Label) {
	memory := map[string]event.Bits{"known": event.Defined(11), "in": in}
	s := p.Main()
	for range 1000 {
		l := s.Label()
		if l.Ends() {
			return out, l
		}
		name := p.Describe(l)
		switch l.Kind {
		case event.Load:
			s = event.Next(s, memory[name])
			continue
		case event.Store:
			memory[name] = l.Operand()
			if name == "out" {
				out = append(out, l.Operand())
			}
		default:
			t.Fatalf("a label of kind %d", l.Kind)
		}
		s = s.Next(0)
	}
	t.Fatal("no end")
	return nil, nil
}

// TestShadowPrograms compares what drawn programs make of an input with undefined bits with
// what they make of all values of these bits: bits of results that are said to be defined
// are the same. A program that is said to use an undefined value is not looked at, but for
// what it has stored before.
func TestShadowPrograms(t *testing.T) {
	used, defined := 0, 0
	for seed := range uint64(1500) {
		text := randomIR(seed)
		r := rand.New(rand.NewPCG(seed, 9))
		for range 3 {
			in := drawPartial(r, 8)
			if in.shadow == 0 {
				in.shadow = 0x14
				in.value &^= in.shadow
			}
			p := compileText(t, []byte(text), Options{})
			got, end := results(t, p, event.Bits{Value: in.value, Undef: in.shadow})
			if end.Kind == event.Error && end.Fault.Kind == event.UninitError {
				used++
			} else if end.Kind != event.Exit {
				t.Fatalf("seed %d: ends with %v\n%s", seed, end.Fault, text)
			}
			in.assignments(func(v uint64) {
				want, _ := results(t, p, event.Defined(v))
				for i := range got {
					if d := (got[i].Value ^ want[i].Value) &^ got[i].Undef; d != 0 || want[i].Undef != 0 {
						t.Fatalf("seed %d, input %x, for %x result %d is %x, with undefined bits %x\n%s", seed, in, v, i, want[i], got[i], text)
					}
				}
			})
			for _, g := range got {
				if g.Undef == 0 {
					defined++
				}
			}
		}
	}
	if used > 1500 || used == 0 || defined < 1000 {
		t.Errorf("%d programs use an undefined value, %d results are defined", used, defined)
	}
}
