package interp

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
)

// assembly are functions of two numbers and a place in memory, by the constraints that programs write: operands in registers, in memory, immediates, registers by name, flags as results.
var assembly = []string{
	// Moves.
	`asm volatile("movl %1,%0" : "=r"(r32) : "m"(*(int *)m)); r = r32;`,
	`asm volatile("movb %b1,%0" : "+m"(*(char *)m) : "q"(a)); r = b;`,
	`asm volatile("movw %1,%0" : "=m"(*(short *)m) : "ri"((short)a));`,
	`asm volatile("movq $-5,%0" : "=m"(*m));`,
	`asm volatile("mov %1,%0" : "=r"(r) : "r"(a));`,
	`asm volatile("movabs $0x123456789abcdef,%0" : "=r"(r));`,
	`r = a; asm volatile("movl %k1,%k0" : "+r"(r) : "r"(b));`,
	`r = a; asm volatile("movw %w1,%w0" : "+r"(r) : "r"(b));`,
	`r = a; asm volatile("movb %b1,%b0" : "+q"(r) : "q"(b));`,
	`asm volatile("movzbl %1,%k0" : "=r"(r) : "m"(*(char *)m));`,
	`asm volatile("movsbl %b1,%k0" : "=r"(r) : "q"(a));`,
	`asm volatile("movslq %k1,%0" : "=r"(r) : "r"(a));`,
	`asm volatile("movzwq %w1,%0" : "=r"(r) : "r"(a));`,
	`asm volatile("lea 8(%1,%2,4),%0" : "=r"(r) : "r"(a), "r"(b));`,
	`asm volatile("lea (,%1,8),%0" : "=r"(r) : "r"(a));`,
	`asm volatile("movq %%rax,%%rdx; movl $7,%%eax" : "=d"(r) : "a"(a));`,
	// Arithmetic, and every flag that it sets.
	`r32 = a; asm volatile("addl %k2,%0; setc %1" : "+r"(r32), "=q"(c) : "r"(b)); r = r32 * 2L + c;`,
	`asm volatile("addq %2,%0; seto %1" : "+m"(*m), "=q"(c) : "r"(b)); r = c;`,
	`r32 = a; asm volatile("subl %k2,%0; setbe %1" : "+r"(r32), "=q"(c) : "r"(b)); r = r32 * 2L + c;`,
	`asm volatile("cmpq %2,%1; setl %0" : "=q"(c) : "r"(a), "r"(b)); r = c;`,
	`asm volatile("cmpl %k2,%k1; setg %0" : "=q"(c) : "r"(a), "r"(b)); r = c;`,
	`asm volatile("cmpb $3,%1; seta %0" : "=q"(c) : "m"(*(char *)m)); r = c;`,
	`asm volatile("cmpl %2,%1" : "=@ccge"(c) : "r"((int)a), "ri"(5)); r = c;`,
	`asm volatile("testl %k1,%k1; sets %0" : "=q"(c) : "r"(a)); r = c;`,
	`asm volatile("testb $1,%1" : "=@ccnz"(c) : "m"(*(char *)m)); r = c;`,
	`r = a; asm volatile("andq $-16,%0; sete %1" : "+r"(r), "=q"(c)); r += c;`,
	`asm volatile("orl $1,%0; setns %1" : "+m"(*(int *)m), "=q"(c)); r = c;`,
	`r = a; asm volatile("xorq %1,%0" : "+r"(r) : "r"(b));`,
	`r = a; asm volatile("incl %k0; seto %1" : "+r"(r), "=q"(c)); r += c;`,
	`r = a; asm volatile("cmpq %2,%0; decq %0; setb %1" : "+r"(r), "=q"(c) : "r"(b)); r += c;`,
	`r = a; asm volatile("negl %k0; setc %1" : "+r"(r), "=q"(c)); r += c;`,
	`asm volatile("notl %0" : "+m"(*(int *)m));`,
	`asm volatile("testq %1,%1; setbe %0" : "=q"(c) : "r"(a)); r = c;`,
	`asm volatile("testl %k1,%k2; setle %0" : "=q"(c) : "r"(a), "r"(b)); r = c;`,
	`r = a; asm volatile("shll $3,%k0" : "+r"(r));`,
	`r = a; asm volatile("sarq %%cl,%0" : "+r"(r) : "c"(b));`,
	`r = a; asm volatile("shr $1,%0" : "+r"(r));`,
	`r = a; asm volatile("cmpq %1,%0; cmovlq %1,%0" : "+r"(r) : "r"(b));`,
	`r = a; asm volatile("testq %1,%1; cmovne %1,%0" : "+r"(r) : "r"(b));`,
	// Locked instructions.
	`asm volatile("lock; addl %1,%0" : "+m"(*(int *)m) : "ir"((int)a) : "memory");`,
	`asm volatile("lock incq %0; setz %1" : "+m"(*m), "=q"(c)); r = c;`,
	`asm volatile("lock\n\tdecl %0\n\tsete %1" : "+m"(*(int *)m), "=qm"(c)); r = c;`,
	`asm volatile("lock subq %2,%0; sets %1" : "+m"(*m), "=q"(c) : "er"(b)); r = c;`,
	`asm volatile("lock; andl %1,%0; lock; orb $8,%0; lock xorw $255,%0" : "+m"(*(int *)m) : "r"((int)a));`,
	`asm volatile("lock notq %0" : "+m"(*m));`,
	`r = a; asm volatile("xchgq %0,%1" : "+r"(r), "+m"(*m));`,
	`r = a; asm volatile("xchgb %b0,%1" : "+q"(r), "+m"(*(char *)m));`,
	`r = a; r2 = b; asm volatile("xchg %0,%1" : "+r"(r), "+r"(r2)); r -= 3 * r2;`,
	`r32 = a; asm volatile("lock; xaddl %0,%1" : "+r"(r32), "+m"(*(int *)m) : : "memory"); r = r32;`,
	`r = a; asm volatile("xaddq %0,%1; seto %2" : "+r"(r), "+m"(*m), "=q"(c)); r += c;`,
	`r32 = a; asm volatile("lock cmpxchgl %3,%0; setz %1" : "+m"(*(int *)m), "=q"(c), "+a"(r32) : "r"((int)b) : "memory", "cc"); r = r32 * 2L + c;`,
	`asm volatile("lock cmpxchgq %2,%1" : "=a"(r), "+m"(*m) : "r"(b), "0"(*m));`,
	`r = *m; asm volatile("cmpxchgw %w3,%1" : "+a"(r), "+m"(*(short *)m), "=@ccz"(c) : "r"(b)); r += c;`,
	`r = a; asm volatile("cmpxchgl %k3,%1; setb %2" : "+a"(r), "+m"(*(int *)m), "=q"(c) : "r"(b)); r += c;`,
	`r = a; r2 = b; asm volatile("xaddq %0,%1" : "+r"(r), "+r"(r2)); r -= 3 * r2;`,
	`asm volatile("addq %1,%0" : "+m"(*m) : "er"(7));`,
	// Bits.
	`asm volatile("btl $5,%1; setc %0" : "=q"(c) : "r"((int)a)); r = c;`,
	`asm volatile("lock; btsl $7,%0; setc %1" : "+m"(*(int *)m), "=q"(c)); r = c;`,
	`asm volatile("lock btrq %2,%0; setc %1" : "+m"(*m), "=q"(c) : "r"(b & 63)); r = c;`,
	`asm volatile("btcl %2,%0" : "+m"(*(int *)m), "=@ccc"(c) : "Ir"((int)(b & 63))); r = c;`,
	`r = a; asm volatile("btsq %1,%0" : "+r"(r) : "r"(b));`,
	// Fences, and what does nothing.
	`asm volatile("mfence; lfence; sfence; pause; rep; nop; lock; addl $0,-4(%%rsp)" ::: "memory"); r = a;`,
	`asm volatile("" : "=r"(r) : "0"(a));`,
	`double d = a; asm volatile("" : "+x"(d)); r = d;`,
}

// assemblySource is a program that executes all of assembly on some values. With want it returns the number of the first result that differs, and else prints the results.
func assemblySource(want string) string {
	var s strings.Builder
	s.WriteString("#include <stdio.h>\n")
	for i, body := range assembly {
		fmt.Fprintf(&s, "static __attribute__((noinline)) long f%d(long *m, long a, long b) { long r = 0, r2 = 0; int r32 = 0; unsigned char c = 0; (void)r2; (void)r32; (void)c; %s return r; }\n", i,
			strings.NewReplacer("asm volatile", "__asm__ volatile").Replace(body))
	}
	s.WriteString("static long (*const all[])(long *, long, long) = {")
	for i := range assembly {
		fmt.Fprintf(&s, "f%d, ", i)
	}
	s.WriteString(`};
static const long values[] = {0, 1, -1, 5, 0x7fffffff, -0x80000000L, 0x7fffffffffffffffL, 0x123456789abcdefL, -128};
`)
	fmt.Fprintf(&s, "static const long want[] = {%s};\n", want)
	s.WriteString(`int main() {
	int n = 0, size = sizeof values / sizeof values[0];
	for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
		for (int j = 0; j < size; j++)
			for (int k = 0; k < size; k++) {
				long m[2] = {values[(j + 2 * k) % size], 77}, r = all[i](m, values[j], values[k]);
#ifdef PRINT
				printf("%ldL,%ldL,%ldL,", r, m[0], m[1]);
#else
				if (r != want[n] || m[0] != want[n + 1] || m[1] != want[n + 2]) return i + 1;
#endif
				n += 3;
			}
	return 0;
}
`)
	return s.String()
}

// TestAssembly compares instructions in inline assembly with those of this machine.
func TestAssembly(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("this machine does not execute x86-64")
	}
	clang(t, "int main() { return 0; }") // skips without a clang
	dir := t.TempDir()
	source, program := filepath.Join(dir, "asm.c"), filepath.Join(dir, "asm")
	if err := os.WriteFile(source, []byte(assemblySource("0")), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("clang", "-O1", "-DPRINT", "-o", program, source).CombinedOutput(); err != nil {
		t.Skipf("clang makes no programs here: %v\n%s", err, out)
	}
	want, err := exec.Command(program).Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, flag := range []string{"-O0", "-O2"} {
		if got := verdict(t, compileText(t, clang(t, assemblySource(string(want)), flag), Options{})); got != "exit 0" {
			t.Errorf("%s: %s: function number %s - 1", flag, got, strings.TrimPrefix(got, "exit "))
		}
	}
}

// TestAssemblyOf compiles a module for other processors, and the templates that are known there.
func TestAssemblyOf(t *testing.T) {
	const exchange = `mov $0, $1|=r,r`
	for _, c := range []struct {
		triple, template string
		known            bool
	}{
		{"x86_64-pc-linux-gnu", exchange, true},
		{"i686-pc-linux-gnu", exchange, true},
		{"", exchange, true},
		{"aarch64-unknown-linux-gnu", exchange, false}, // its first operand is the target
		{"aarch64-unknown-linux-gnu", `yield|=r,r`, true},
		{"x86_64-pc-linux-gnu", `lock; addl $$0,-4(%rsp)|=r,r`, true},      // a fence
		{"x86_64-pc-linux-gnu", `lock; addl $$1,-4(%rsp)|=r,r`, false},     // changes the stack
		{"x86_64-pc-linux-gnu", `lock; xaddl ${0:k},-4(%rsp)|=r,r`, false}, // has a result
	} {
		template, constraints, _ := strings.Cut(c.template, "|")
		text := fmt.Sprintf(`target triple = "%s"
define i32 @main() {
  %%a = alloca i64
  %%r = call i64 asm sideeffect "%s", "%s"(i64 1)
  ret i32 0
}
`, c.triple, template, constraints)
		got := verdict(t, compileText(t, []byte(text), Options{}))
		if (got == "exit 0") != c.known {
			t.Errorf("%s of %q: %s", template, c.triple, got)
		}
	}
}

// TestAssembly32 stores a pointer of 32 bits beside a number, which stays.
func TestAssembly32(t *testing.T) {
	text := `target datalayout = "e-m:e-p:32:32-i64:64-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"
@a = global [2 x i32] [i32 5, i32 6]
define i32 @main() {
  call void asm sideeffect "mov $1,$0", "=*m,r"([2 x i32]* @a, [2 x i32]* @a)
  %p = getelementptr [2 x i32], [2 x i32]* @a, i32 0, i32 1
  %r = load i32, i32* %p
  ret i32 %r
}
`
	if got := verdict(t, compileText(t, []byte(text), Options{})); got != "exit 6" {
		t.Errorf("%s instead of exit 6", got)
	}
}

// TestTimeStamp reads the time stamp counter, which is any number of a domain, in all ways that its halves are asked for.
func TestTimeStamp(t *testing.T) {
	for _, c := range []struct{ arch, asm, constraints, result, want string }{
		{"x86_64", "rdtsc", "={ax},={dx}", "{ i32, i32 }", "exit 8"},
		{"x86_64", "rdtscp", "={ax},={dx},={cx}", "{ i64, i64, i64 }", "exit 8"},
		{"i386", "rdtsc", "=A", "i64", "exit 8"},
		{"x86_64", "rdtsc", "=A", "i64", "exit 3"}, // half of it
		{"x86_64", "lock; rdtsc", "=A", "i64", `unsupported: inline assembly "lock; rdtsc" (instruction rdtsc) at line 0`},
	} {
		layout := ""
		if c.arch == "i386" {
			layout = `target datalayout = "e-m:e-p:32:32-i64:64-n8:16:32-S128"` + "\n"
		}
		body := ""
		if fields := strings.Count(c.result, ","); fields > 0 {
			typ := c.result[2:5]
			body = "%low = extractvalue " + c.result + " %v, 0\n%high = extractvalue " + c.result + " %v, 1\n%sum = add " + typ + " %low, %high\n"
			if typ == "i64" {
				body += "%r = trunc i64 %sum to i32\n"
			} else {
				body += "%r = add i32 %sum, 0\n"
			}
		} else {
			body = "%h = lshr i64 %v, 32\n%s = add i64 %v, %h\n%r = trunc i64 %s to i32\n"
		}
		text := layout + fmt.Sprintf("target triple = %q\ndefine i32 @main() {\n%%v = call %s asm sideeffect %q, %q()\n%sret i32 %%r\n}\n", c.arch+"-pc-linux-gnu", c.result, c.asm, c.constraints, body)
		if got := verdict(t, compileText(t, []byte(text), Options{Nondet: &Range{5<<32 | 3, 5<<32 | 3}})); got != c.want {
			t.Errorf("%s of %s: %s, want %s", c.asm, c.arch, got, c.want)
		}
	}
}

// TestPairedInput refuses an input in two registers, of which only outputs are known.
func TestPairedInput(t *testing.T) {
	const text = `target datalayout = "e-m:e-p:32:32-i64:64-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"
define i32 @main() {
  %r = call i32 asm sideeffect "mov %edx, $0", "=r,A"(i64 4294967296)
  ret i32 %r
}
`
	if got, want := verdict(t, compileText(t, []byte(text), Options{})), "(constraint A of an input in two registers)"; !strings.Contains(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestWideAtomics executes atomic accesses of 16 bytes, and refuses what an atomic section would make stronger than it is where data races are looked for.
func TestWideAtomics(t *testing.T) {
	const head = "@x = global i128 5, align 16\ndefine i32 @main() {\n"
	for _, c := range []struct{ name, body, want string }{
		{"add", "%o = atomicrmw add ptr @x, i128 18446744073709551616 acq_rel, align 16\n%n = load i128, ptr @x\n%h = lshr i128 %n, 64\n%s = add i128 %h, %o\n%r = trunc i128 %s to i32\nret i32 %r", "exit 6"},
		{"exchange fails", "%p = cmpxchg ptr @x, i128 18446744073709551621, i128 1 seq_cst seq_cst, align 16\n%o = extractvalue { i128, i1 } %p, 0\n%k = extractvalue { i128, i1 } %p, 1\n%z = zext i1 %k to i128\n%n = load i128, ptr @x\n%s = add i128 %n, %z\n%r = trunc i128 %s to i32\nret i32 %r", "exit 5"},
		{"exchange", "%p = cmpxchg ptr @x, i128 5, i128 7 acq_rel acquire, align 16\n%k = extractvalue { i128, i1 } %p, 1\n%z = zext i1 %k to i128\n%n = load i128, ptr @x\n%s = add i128 %n, %z\n%r = trunc i128 %s to i32\nret i32 %r", "exit 8"},
		{"store", "store atomic i128 9, ptr @x seq_cst, align 16\n%n = load i128, ptr @x\n%r = trunc i128 %n to i32\nret i32 %r", "exit 9"},
		{"nand", "%o = atomicrmw nand ptr @x, i128 1 seq_cst, align 16\nret i32 0", "unsupported: this atomicrmw of 16 bytes"},
		{"load", "%n = load atomic i128, ptr @x seq_cst, align 16\n%r = trunc i128 %n to i32\nret i32 %r", "exit 5"},
		{"not aligned", "%q = getelementptr i8, ptr @x, i64 8\nstore atomic i128 9, ptr %q seq_cst, align 16\nret i32 0", "unsupported: atomic access that is not aligned"},
	} {
		if got := strings.TrimSuffix(verdict(t, compileText(t, []byte(head+c.body+"\n}\n"), Options{})), " at line 0"); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	const weak = "unsupported: atomic access of 16 bytes that does not acquire what it reads and release what it writes, where data races are checked"
	for _, c := range []struct{ name, body, want string }{
		{"add", "%o = atomicrmw add ptr @x, i128 1 acquire, align 16", weak},
		{"strong add", "%o = atomicrmw add ptr @x, i128 1 acq_rel, align 16", "exit 0"},
		{"exchange", "%p = cmpxchg ptr @x, i128 5, i128 7 acq_rel monotonic, align 16", weak},
		{"strong exchange", "%p = cmpxchg ptr @x, i128 5, i128 7 acq_rel acquire, align 16", "exit 0"},
		{"store", "store atomic i128 9, ptr @x monotonic, align 16", weak},
		{"strong store", "store atomic i128 9, ptr @x release, align 16", "exit 0"},
		{"load", "%n = load atomic i128, ptr @x monotonic, align 16", weak},
		{"strong load", "%n = load atomic i128, ptr @x acquire, align 16", "exit 0"},
	} {
		for _, checks := range [][]event.ErrorKind{nil, {event.RaceError}} {
			want := c.want
			if checks == nil {
				want = "exit 0"
			}
			program := compileText(t, []byte(head+c.body+"\nret i32 0\n}\n"), Options{Checks: checks})
			if got := strings.TrimSuffix(verdict(t, program), " at line 0"); got != want {
				t.Errorf("%s, checks %v: %s, want %s", c.name, checks, got, want)
			}
		}
	}
}
