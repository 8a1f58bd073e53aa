package interp

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// idler writes a random function of IR, as clang does without optimisation: of variables of eight bits, some of which count for nobody, loops that may or may not end, accesses to global variables and
// calls that may or may not be quiet.
type idler struct {
	*rand.Rand
	strings.Builder
	temps  int
	labels int
	loops  []string // where breaks go
}

const (
	idleVariables = 4
	idleGlobals   = 2
)

// idleLibrary are the functions that a random one may call.
const idleLibrary = `
@g0 = global i8 0
@g1 = global i8 0
define internal void @nothing() {
  ret void
}
define internal i8 @next(i8 %x) {
  %r = add i8 %x, 1
  ret i8 %r
}
define internal void @wait(i8 %n) {
entry:
  %i = alloca i8
  store i8 0, i8* %i
  br label %head
head:
  %v = load i8, i8* %i
  %c = icmp ult i8 %v, %n
  br i1 %c, label %body, label %done
body:
  call void asm sideeffect "pause", ""()
  call void @nothing()
  %w = load i8, i8* %i
  %x = add i8 %w, 1
  store i8 %x, i8* %i
  br label %head
done:
  ret void
}
define internal void @stuck(i8 %n) {
entry:
  br label %head
head:
  %c = icmp eq i8 %n, 0
  br i1 %c, label %done, label %head
done:
  ret void
}
define internal i8 @least(i8 %x, i8 %y) {
entry:
  %c = icmp slt i8 %x, %y
  br i1 %c, label %a, label %b
a:
  ret i8 %x
b:
  ret i8 %y
}
define internal void @order() {
  call void asm sideeffect "mfence", ""()
  ret void
}
define internal void @loud() {
  store atomic i8 7, i8* @g1 seq_cst, align 1
  ret void
}
`

// idleProgram returns the program of a seed.
func idleProgram(seed uint64) string {
	g := &idler{Rand: rand.New(rand.NewPCG(seed, 9))}
	g.WriteString(idleLibrary + "define i32 @main() {\nentry:\n")
	for i := range idleVariables {
		fmt.Fprintf(g, "  %%v%d = alloca i8\n", i)
	}
	for i := range idleVariables {
		if i > 0 || g.IntN(8) > 0 {
			fmt.Fprintf(g, "  store i8 %d, i8* %%v%d\n", g.IntN(4), i)
		}
	}
	g.loop(3, g.always)
	g.WriteString("  ret i32 0\n}\n")
	return g.String()
}

func (g *idler) temp() string {
	g.temps++
	return fmt.Sprintf("%%t%d", g.temps)
}

func (g *idler) label() string {
	g.labels++
	return fmt.Sprintf("l%d", g.labels)
}

func (g *idler) variable() string { return fmt.Sprintf("%%v%d", g.IntN(idleVariables)) }

// mark begins a block.
func (g *idler) mark(label string) { fmt.Fprintf(g, "%s:\n", label) }

func (g *idler) jump(label string) { fmt.Fprintf(g, "  br label %%%s\n", label) }

// operand returns a constant or the value of a variable.
func (g *idler) operand() string {
	if g.IntN(2) == 0 {
		return fmt.Sprint(g.IntN(6) - 1)
	}
	return g.load(g.variable())
}

func (g *idler) load(from string) string {
	t := g.temp()
	fmt.Fprintf(g, "  %s = load i8, i8* %s\n", t, from)
	return t
}

func (g *idler) store(value, to string) { fmt.Fprintf(g, "  store i8 %s, i8* %s\n", value, to) }

// read reads a global variable.
func (g *idler) read() string {
	t := g.temp()
	fmt.Fprintf(g, "  %s = load atomic i8, i8* @g%d seq_cst, align 1\n", t, g.IntN(idleGlobals))
	return t
}

// compare returns the result of a comparison of a value with an operand.
func (g *idler) compare(x string) string {
	y, t := g.operand(), g.temp()
	if g.IntN(4) == 0 {
		x, y = y, x
	}
	predicates := []string{"eq", "ne", "ult", "ule", "slt", "sle", "ugt", "sge"}
	fmt.Fprintf(g, "  %s = icmp %s i8 %s, %s\n", t, predicates[g.IntN(len(predicates))], x, y)
	return t
}

func (g *idler) branch(cond, yes, no string) {
	if g.IntN(4) == 0 {
		yes, no = no, yes
	}
	fmt.Fprintf(g, "  br i1 %s, label %%%s, label %%%s\n", cond, yes, no)
}

// always is the condition of a loop that is left only by break.
func (g *idler) always() string { return "true" }

// spin is the condition of a loop that depends on a global variable.
func (g *idler) spin() string { return g.compare(g.read()) }

// local is the condition of a loop that depends on a local variable.
func (g *idler) local() string { return g.compare(g.load(g.variable())) }

// loop writes a loop with a body of statements.
func (g *idler) loop(depth int, cond func() string) {
	head, body, done := g.label(), g.label(), g.label()
	g.jump(head)
	g.mark(head)
	if c := cond(); c == "true" {
		g.jump(body)
	} else {
		g.branch(c, body, done)
	}
	g.mark(body)
	g.loops = append(g.loops, done)
	g.statements(depth - 1)
	g.loops = g.loops[:len(g.loops)-1]
	g.jump(head)
	g.mark(done)
}

// count writes a loop that counts a variable.
func (g *idler) count(depth int) {
	v := g.variable()
	if g.IntN(2) == 0 {
		g.store(fmt.Sprint(g.IntN(3)), v)
	}
	g.loop(depth, func() string { return g.compare(g.load(v)) })
}

// pause writes a loop with nothing in it but its counter.
func (g *idler) pause() {
	v, head, body, done := g.variable(), g.label(), g.label(), g.label()
	if g.IntN(4) > 0 {
		g.store(fmt.Sprint(g.IntN(3)), v)
	}
	g.jump(head)
	g.mark(head)
	g.branch(g.compare(g.load(v)), body, done)
	g.mark(body)
	if g.IntN(4) == 0 {
		g.maybe(func() { g.add(g.variable()) })
	}
	g.add(v)
	g.jump(head)
	g.mark(done)
}

// maybe writes something that a condition decides on.
func (g *idler) maybe(what func()) {
	yes, done := g.label(), g.label()
	g.branch(g.local(), yes, done)
	g.mark(yes)
	what()
	g.jump(done)
	g.mark(done)
}

// add adds a constant to a variable.
func (g *idler) add(v string) {
	x, t := g.load(v), g.temp()
	steps := []int{1, 1, 1, -1, 3, 2, 0}
	fmt.Fprintf(g, "  %s = add i8 %s, %d\n", t, x, steps[g.IntN(len(steps))])
	g.store(t, v)
}

func (g *idler) statements(depth int) {
	for range 1 + g.IntN(3) {
		g.statement(depth)
	}
}

func (g *idler) statement(depth int) {
	switch n := g.IntN(20); {
	case n < 4:
		g.add(g.variable())
	case n < 5:
		g.store(g.operand(), g.variable())
	case n < 6:
		ops := []string{"mul", "and", "shl", "xor"}
		x, y, t := g.operand(), g.operand(), g.temp()
		fmt.Fprintf(g, "  %s = %s i8 %s, %s\n", t, ops[g.IntN(len(ops))], x, y)
		g.store(t, g.variable())
	case n < 8:
		g.store(g.read(), g.variable())
	case n < 9:
		fmt.Fprintf(g, "  store atomic i8 %s, i8* @g%d seq_cst, align 1\n", g.operand(), g.IntN(idleGlobals))
	case n < 11:
		g.pause()
	case n < 12:
		x, t := g.operand(), g.temp()
		fmt.Fprintf(g, "  %s = call i8 @next(i8 %s)\n", t, x)
		g.store(t, g.variable())
	case n < 13:
		fmt.Fprintf(g, "  call void @%s(i8 %s)\n", []string{"wait", "wait", "wait", "stuck"}[g.IntN(4)], g.operand())
	case n < 14:
		x, y, t := g.operand(), g.operand(), g.temp()
		fmt.Fprintf(g, "  %s = call i8 @least(i8 %s, i8 %s)\n", t, x, y)
		g.store(t, g.variable())
	case n < 15:
		g.maybe(func() {
			fmt.Fprintf(g, "  call void @%s()\n", []string{"nothing", "nothing", "loud", "order"}[g.IntN(4)])
		})
	case depth <= 0:
		g.add(g.variable())
	case n < 16:
		g.maybe(func() { g.statements(depth - 1) })
	case n < 17:
		g.loop(depth, g.spin)
	case n < 18:
		g.count(depth)
	case len(g.loops) > 0:
		to, on := g.loops[len(g.loops)-1], g.label()
		c := g.spin
		if g.IntN(3) == 0 {
			c = g.local
		}
		g.branch(c(), to, on)
		g.mark(on)
	}
}
